"""The reference of the site: a page for each rule and codec of the newest editions, for each edition, and for changes.

A page is found by its address: `adr6:stream-name` is `adr6/stream-name.md`, which stays when a new edition comes, and
`adr6@2021-06-28:stream-name` is `adr6/2021-06-28.md#stream-name`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from natsgrammar.core import USUAL_KINDS
from natsgrammar_gen.compare.claims import HARMS, Claim
from natsgrammar_gen.compare.dialects import PORTABLE
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.pages.automaton import automaton
from natsgrammar_gen.emit.pages.history import steps
from natsgrammar_gen.emit.pages.railroad import railroad
from natsgrammar_gen.emit.pages.snippets import codec_snippets, snippets
from natsgrammar_gen.emit.pages.template import template
from natsgrammar_gen.emit.pages.track import anchor, building_blocks
from natsgrammar_gen.emit.pages.words import Opening, opening, who
from natsgrammar_gen.emit.source_functions import functions
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.grammar.roles import disagreements, silent
from natsgrammar_gen.language.queries import witness


@dataclass(frozen=True)
class Shelf:
    """A specification's editions, oldest first, and what pages say and where they are, by name, for the newest."""

    who: str
    openings: dict[str, Opening | None]
    editions: list[Edition]
    rules: dict[str, str]
    codecs: dict[str, str]
    changes: dict[str, str]  # of each edition but the first, by its name

    @property
    def newest(self) -> Edition:
        """The edition with a page for each rule."""
        return self.editions[-1]

    @property
    def spec(self) -> str:
        """The specification's name, and its folder's."""
        return self.newest.grammar.spec

    @cached_property
    def where(self) -> dict[str, str]:
        """The place of each definition in the newest edition, seen from a rule's page."""
        return _where(self, self.newest, f"{self.newest.grammar.edition}.md")


def pages(context: Context) -> Files:
    """Return path → text of `reference/`, without the schemas."""
    by_spec = groupby(context.editions, key=lambda edition: edition.grammar.spec)
    shelves = [_shelf(context, [*known]) for _, known in by_spec]
    links = {
        f"{edition.address}:{name}": f"{shelf.spec}/"
        + (shelf.rules[name] if edition is shelf.newest else f"{edition.grammar.edition}.md#{name}")
        for shelf in shelves
        for edition in shelf.editions
        for name in edition.rules
    }
    latest = {f"{shelf.spec}:{name}": f"{shelf.spec}/{page}" for shelf in shelves for name, page in shelf.rules.items()}
    places = latest | links
    below = {address: f"../{path}" for address, path in places.items()}
    matrices = {role: disagreements(rules) for role, rules in context.roles.items()}
    named = [(shelf, listed) for shelf in shelves if (listed := functions(shelf.newest))]
    causes = _causes(shelves)
    kinds, safe = context.words.get("kind", {}), _safe(shelves, context)
    usual = [kind for kind in USUAL_KINDS if kind in safe] or [*safe]
    shared = {"shelves": shelves, "context": context, "named": named, "kinds": kinds, "safe": safe, "links": links}
    shared |= {"causes": causes, "usual": usual}
    files = {name: template(f"{name.lower()}.j2").render(**shared) for name in ("index.md", "SUMMARY.md")}
    if causes:
        files["causes.md"] = template("causes.md.j2").render(causes=causes, places=places)
    if named:
        files["functions.md"] = template("functions.md.j2").render(shelves=named)
    if context.claims:
        harmful = _by_harm(context)
        files["findings.md"] = template("findings.md.j2").render(claims=context.claims, found=harmful, places=places)
    if context.roles:
        without = {role: silent(context.roles, role) for role in context.roles}
        ordered = {role: context.roles[role] for role in dict.fromkeys((*usual, *context.roles))}
        files["characters.md"] = template("characters.md.j2").render(roles=ordered, **shared)
        files["dialects.md"] = template("dialects.md.j2").render(matrices=matrices, without=without, **shared)
    findings = _findings(context.claims, shelves)
    code, spelled = snippets(context), codec_snippets(context)
    for shelf in shelves:
        history = steps(shelf.editions)
        for edition in shelf.editions:
            files |= _edition(shelf, edition)
        for name, rule in shelf.newest.rules.items():
            address = f"{shelf.newest.address}:{name}"
            files |= _rule(
                shelf,
                rule,
                files,
                below,
                history=[step for step in reversed(history) if name in step.changes],
                others=_others(context, shelf, rule),
                findings=findings.get(address, []),
                snippets=code[address],
            )
        for codec in shelf.newest.codecs.values():
            address = f"{shelf.newest.address}:{codec.name}"
            text = template("codec.md.j2").render(
                shelf=shelf, edition=shelf.newest, codec=codec, snippets=spelled[address]
            )
            files[f"{shelf.spec}/{shelf.codecs[codec.name]}"] = text
        for step in history:
            text = template("changes.md.j2").render(shelf=shelf, step=step)
            files[f"{shelf.spec}/{shelf.changes[step.new.grammar.edition]}"] = text
    return {f"reference/{path}": text for path, text in files.items()}


def _causes(shelves: Sequence[Shelf]) -> dict[str, dict[tuple[str, str], list[tuple[str, str | None]]]]:
    """Return cause → its sentence and advice, with their rules and an example each; `portable` first."""
    causes: dict[str, dict[tuple[str, str], list[tuple[str, str | None]]]] = {}
    for shelf in sorted(shelves, key=lambda shelf: shelf.spec != PORTABLE):
        for name, rule in shelf.newest.rules.items():
            for cause, example in rule.definition.explained.examples.items():
                rules = causes.setdefault(cause.name, {}).setdefault((cause.sentence, cause.advice), [])
                rules.append((f"{shelf.spec}:{name}", example))
    return causes


def _safe(shelves: list[Shelf], context: Context) -> dict[str, dict[str, object]]:
    """Return kind of name → its rule in `portable`, the rule's page, and the kind in words; the usual kinds first."""
    return {
        kind: {"rule": shelf.newest.rules[kind], "page": f"{shelf.spec}/{page}", "says": opening and opening.kind}
        for shelf in shelves
        if shelf.spec == PORTABLE
        for kind in dict.fromkeys((*USUAL_KINDS, *shelf.rules))
        if (page := shelf.rules.get(kind)) and kind in context.roles
        for opening in [shelf.openings[kind]]
    }


def _by_harm(context: Context) -> list[Claim]:
    """Return the refuted claims, the most harmful first; those about protocols on NATS last."""
    protocols = {spec for spec, words in context.words.get("who", {}).items() if "on" in words}

    def rank(claim: Claim) -> tuple[bool, int]:
        terms = [claim.left, *(result.right for result in claim.results)]
        specs = {spec for term in terms for spec, _, _ in _ADDRESS.findall(term)}
        return bool(specs & protocols), [*HARMS, ""].index(claim.harm)

    return sorted((claim for claim in context.claims if not claim.proved), key=rank)


def _shelf(context: Context, known: list[Edition]) -> Shelf:
    used = {edition.grammar.edition.lower() for edition in known}

    def page(name: str) -> str:
        while name.lower() in used:  # an edition may have the name of a rule
            name += "-"
        used.add(name.lower())
        return f"{name}.md"

    newest = known[-1]
    return Shelf(
        who(context.words, newest.grammar),
        {name: opening(context.words, newest.grammar, rule.definition) for name, rule in newest.rules.items()},
        known,
        {name: page(name) for name in newest.rules},
        {name: page(f"codec-{name}") for name in newest.codecs},
        {edition.grammar.edition: page(f"changes-{edition.grammar.edition}") for edition in known[1:]},
    )


def _where(shelf: Shelf, edition: Edition, page: str = "") -> dict[str, str]:
    """Return definition → place, seen from the edition's page, or from another page beside that `page`."""
    return {
        name: shelf.rules[part.kebab] if part.public and edition is shelf.newest else f"{page}#{anchor(part)}"
        for name, part in edition.grammar.definitions.items()
    }


def _edition(shelf: Shelf, edition: Edition) -> Files:
    """Return an edition's page and its diagrams: a list of rules, or the whole superseded edition."""
    grammar, pictures = edition.grammar, dict[str, str]()
    for definition in (*grammar.rules.values(), *building_blocks(grammar)):
        if picture := railroad(grammar, definition):
            pictures[f"{shelf.spec}/{grammar.edition}/{anchor(definition)}.svg"] = picture
    page = template("edition.md.j2").render(
        shelf=shelf, edition=edition, pictures=pictures, where=_where(shelf, edition)
    )
    return {**pictures, f"{shelf.spec}/{grammar.edition}.md": page}


def _rule(shelf: Shelf, rule: Rule, pictures: Files, places: dict[str, str], **about: object) -> Files:
    """Return the page for a rule in the newest edition, and its automaton's picture; the template reads `about`."""
    edition, files = shelf.newest, dict[str, str]()
    if drawn := automaton(rule):
        files[f"{shelf.spec}/{edition.grammar.edition}/{rule.name}.automaton.svg"] = drawn
    page = template("rule.md.j2").render(
        shelf=shelf,
        edition=edition,
        rule=rule,
        pictures=pictures,
        drawn=bool(drawn),
        where=shelf.where,
        places={**places, **{name: page for name, page in shelf.rules.items() if name != rule.name}},
        **about,
    )
    return {**files, f"{shelf.spec}/{shelf.rules[rule.name]}": page}


def _others(context: Context, shelf: Shelf, rule: Rule) -> list[dict[str, str | None]]:
    """Return other dialects' rules for the same kinds of names, each with the shortest names on which they differ."""
    if not shelf.newest.grammar.notes.dialect and shelf.newest.grammar.path:
        return []
    address = f"{shelf.newest.address}:{rule.name}"
    others: dict[str, dict[str, str | None]] = {}
    for role in rule.definition.roles:
        for other in context.roles.get(role, ()):
            if other.address not in (address, *others):
                accepts, refuses = witness(other.rule.dfa, rule.dfa), witness(rule.dfa, other.rule.dfa)
                entry = {"who": other.who, "address": other.address, "accepts": accepts, "refuses": refuses}
                others[other.address] = entry
    return [*others.values()]


_ADDRESS = re.compile(r"([\w-]+)(@[\w.+-]+)?:([a-z0-9-]+)")


def _findings(claims: Sequence[Claim], shelves: list[Shelf]) -> dict[str, list[Claim]]:
    """Return each rule's address in a newest edition → the refuted claims about that rule."""
    newest = {shelf.spec: shelf.newest.address for shelf in shelves}
    refuted: dict[str, list[Claim]] = {}
    for claim in claims:
        terms = [claim.left, *(result.right for result in claim.results if not result.proved)]
        if not claim.proved:
            addresses = dict.fromkeys(address for term in terms for address in _ADDRESS.findall(term))
            for spec, edition, name in addresses:
                address = f"{spec}{edition}" if edition else newest.get(spec, "")
                refuted.setdefault(f"{address}:{name}", []).append(claim)
    return refuted
