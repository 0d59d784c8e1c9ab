"""`natsgrammar rule`: what a rule accepts, where it is from, and who differs."""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path

import click

import natsgrammar as ng
from natsgrammar.core.registry import kinds, page_of
from natsgrammar.diagnostics import Refused, anchor_of
from natsgrammar.text import closest, counted, printable, quoted, unknown
from natsgrammar_gen.cli.common import cell, site_address, table
from natsgrammar_gen.cli.grammars import grammar_option, grammars_of
from natsgrammar_gen.cli.names import automaton, complete, find, form_option, pointed, say, say_json, speaking_about
from natsgrammar_gen.cli.rules import described
from natsgrammar_gen.cli.stdio import BadInput, colored, terminal_columns
from natsgrammar_gen.compare.dialects import PORTABLE
from natsgrammar_gen.emit.explain import alphabet
from natsgrammar_gen.emit.pages.text_diagram import text_diagram
from natsgrammar_gen.emit.pages.track import Track, as_written, track_of
from natsgrammar_gen.emit.pages.words import opening, words_beside
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.location import checkout, grammar_root
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.grammar.toml import loaded
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import intersection, longest, shortest, witness
from natsgrammar_gen.language.tree import tree_of

_COLUMNS = 120  # of a file or pipe
_MOST_OF_EXPRESSION = 5  # lines
_MOST_REFUSED = 3  # examples with their errors


@dataclass(frozen=True)
class Other:
    """Another rule for the same kind of name, and the shortest names that only one accepts."""

    who: str
    address: str
    only_they_accept: str | None
    they_refuse: str | None


@click.command("rule")
@click.argument("address", shell_complete=complete("rule", "code"))
@grammar_option
@form_option
def command(address: str, form: str) -> None:
    """Show what a rule accepts: in words and as a diagram, with examples, its source, and who differs.

    A code, such as LITERAL_WILDCARD, shows what a finding of `lint`, `breaking` or `contract check` means. A cause,
    such as empty-token, or the number of a JetStream error shows why names are rejected and what to do.

    \b
      natsgrammar rule stream-name
      natsgrammar rule LITERAL_WILDCARD
      natsgrammar rule nats-server:consumer-name --format json

    Exit codes: 0 shown, 2 usage error.
    """
    if ":" not in address and address not in kinds():
        meanings = _meanings()
        code = address if address in meanings else address.upper()
        if code in meanings or code.isdigit() or (address.isupper() and closest(code, meanings)):
            _explain_code(code, meanings, form)
            return
    rule = find("rule", address)
    dfa, written = automaton(rule), _written(rule)
    prose = written.prose() if written else ""
    if form == "json":
        say_json({**described("rule", rule.address), "prose": prose, "others": [*map(asdict, _others(rule))]})
        return
    columns = terminal_columns() or _COLUMNS
    say(click.style(rule.address, bold=True) if colored() else rule.address)
    if prose:
        say(f"\n{textwrap.fill(printable(prose), columns, break_on_hyphens=False)}")
    say(f"\n{_diagram(rule, dfa, written, columns)}\n")
    for head, text in _facts(rule, dfa):
        lines = textwrap.wrap(printable(text), columns - 12, break_on_hyphens=False, break_long_words=False) or [""]
        say(f"{head:12}" + f"\n{'':12}".join(lines))
    for name, _ in rule.bad[:_MOST_REFUSED]:
        if violation := rule.check(name):
            say("\n".join(["", "rejected", *pointed(name, violation)]))
    others = _others(rule)
    shown: dict[str | None, str] = {None: ""}
    shown |= {name: cell(name) for by in others for name in (by.only_they_accept, by.they_refuse) if name is not None}
    if rows := [(by.who, by.address, shown[by.only_they_accept], shown[by.they_refuse]) for by in others]:
        say("\n" + table(rows, ("who else", "rule", "they alone accept", "they reject")))


def _meanings() -> dict[str, tuple[str, str, str, str]]:
    """Return each code's, cause's and error number's command, its meaning, how to leave it out, and its page."""
    from natsgrammar.linting.checks import CODES
    from natsgrammar.tables import ALL_CAUSES, REFUSALS
    from natsgrammar_gen.cli.contract_check import CODES as CONTRACT_CODES
    from natsgrammar_gen.compare.breaking import CODES as CHANGES

    rows = [(code, "lint", meaning, f"--ignore {code}") for code, meaning in CODES.items()]
    rows += [(code, "breaking", change.purpose, "--use CODE,… for others") for code, change in CHANGES.items()]
    rows += [(code, "contract check", meaning, "") for code, meaning in CONTRACT_CODES.items()]
    meanings = {code: (by, meaning, ignore, f"codes.html#{anchor_of(code)}") for code, by, meaning, ignore in rows}
    for cause in reversed(ALL_CAUSES):
        sentence = cause["sentence"].replace("{noun}", "name").replace("{limit}", "the limit")
        meanings[cause["name"]] = "check", f"{sentence}; {cause['advice']}", "", f"causes.html#{cause['name']}"
    messages = loaded(grammar_root() / "messages.toml")
    coded = [row for row in messages["messages"] if "code" in row]
    texts = [(str(row["code"]), f"{row['text']}: {row['cause']}; {row['fix']}") for row in coded]
    for row in REFUSALS:
        text = messages["refusals"].get(f"{row['about']} {row['when'] or row['each']}")
        says = f"{f'{text}: ' * bool(text)}{row['says']}; see `natsgrammar rule {row['code']}`"
        texts += [(number, says) for number in re.findall(r"\b10\d{3}\b", f"{row['error']} {row['says']}")]
    for number, lines in groupby(sorted(dict.fromkeys(texts), key=itemgetter(0)), itemgetter(0)):
        meanings[number] = "", "\n".join(text for _, text in lines), "", "messages.html"
    return meanings


def _explain_code(code: str, meanings: dict[str, tuple[str, str, str, str]], form: str) -> None:
    """Show a finding's code: its meaning, an example, and how to correct or ignore it. Raises BadInput if unknown."""
    if code.isdigit() and code not in meanings:
        texts = [f"a text that `{name}` rejects" for name in ng.rules(latest=True) if str(ng.rule(name).code) == code]
        if not texts:
            raise BadInput(f"no such error is known here: {quoted(code)}; expected one about names or streams")
        meanings[code] = "check", "\n".join(texts), "", ""
    if code not in meanings:
        raise BadInput(unknown("code", code, closest(code, meanings)))
    command, meaning, ignore, page = meanings[code]
    shown = loaded(grammar_root() / "codes.toml").get(code, {})
    if form == "json":
        say_json({"code": code, "command": command, "meaning": meaning, **shown})
        return
    say(f"{click.style(code, bold=True) if colored() else code}\n\n{meaning}\n")
    page = page and site_address() and f"{site_address()}/reference/{page}"
    by = command and f"natsgrammar {command}"
    for head, text in {**shown, "reported by": by, "leave out": ignore, "page": page}.items():
        if text:
            say(f"{head:12}{text}")


@dataclass(frozen=True)
class _Written:
    """The definition of a rule in its grammar, which is in the folder `root`."""

    root: Path
    grammar: Grammar
    definition: Definition

    def prose(self) -> str:
        """Return the rule's subject and its grammar's prose as a paragraph."""
        begins = opening(words_beside(self.root), self.grammar, self.definition)
        return " ".join([*([begins.states] if begins else []), *self.definition.notes.prose.split()])

    def named(self, name: str) -> Track | None:
        """Return the diagram for a name in the grammar, or None."""
        if name in self.grammar.definitions:
            return as_written(self.grammar, self.grammar.definitions[name])
        return track_of(self.grammar.imported[name]) if name in self.grammar.imported else None


def _written(rule: ng.Rule) -> _Written | None:
    """Load the rule's definition; return None for a rule without a grammar file."""
    for root in grammars_of(click.get_current_context()):
        path = root / rule.spec / f"{rule.edition}.lark"
        try:
            grammar = load_grammar(path, root) if path.is_file() else None
        except Refused:  # the tables of the rule are from another text
            continue
        if grammar is not None and rule.name in grammar.rules:
            return _Written(root, grammar, grammar.rules[rule.name])
    return None


def _diagram(rule: ng.Rule, dfa: DFA, written: _Written | None, columns: int) -> str:
    """Draw the rule if the diagram is readable, else list its parts or its expression; add a note on omissions."""
    track = written.named(written.definition.name) if written else None
    if track is None and (tree := tree_of(dfa)) is not None:
        track = track_of(tree)
    if track is not None:
        lines, left = text_diagram(track, columns, written.named if written else lambda _: None)
        more = f"{left} more {'box is' if left == 1 else 'boxes are'} not drawn here; {_where(rule)}"
    elif parts := _computed_from(rule, dfa):
        what = "It accepts what this rule accepts" if len(parts) == 1 else "It accepts what all of these rules accept"
        lines = [*textwrap.wrap(f"{what}; to see diagrams, run:", columns), ""]
        return "\n".join([*lines, *(f"  natsgrammar rule {address}" for address in parts)])
    else:
        shown = columns * _MOST_OF_EXPRESSION
        lines = [rule.pattern[at : min(at + columns, shown)] for at in range(0, min(len(rule.pattern), shown), columns)]
        left = len(rule.pattern[shown:])
        more = f"{left:,} more characters of this expression are not shown here; `--format json` has them all"
    if left:
        lines += ["", *textwrap.wrap(more, columns, break_on_hyphens=False, break_long_words=False)]
    return "\n".join(lines)


def _computed_from(rule: ng.Rule, dfa: DFA) -> list[str]:
    """Return the rules from which a rule of `portable` is computed; none if their intersection is different."""
    parts = [address for _, address in ng.roles().get(rule.name, ())] if rule.spec == PORTABLE else []
    common = intersection(*(automaton(ng.rule(address)) for address in parts)) if parts else None
    return parts if common == dfa else []


def _where(rule: ng.Rule) -> str:
    """Tell where all of a rule is shown: on the site, in the checkout, or on a wider terminal."""
    if page := _page(rule):
        return f"see {page}"
    if file := page_of(rule, ".md"):
        return f"see docs/reference/{file}, which `make docs` writes" if checkout() else "a larger COLUMNS shows more"
    return "run `natsgrammar generate --grammar DIR --target docs --out DIR`"


def _page(rule: ng.Rule) -> str:
    """Return the rule's page address, or "" if the rule has no page or the site is unknown."""
    site, page = site_address(), page_of(rule, ".html")
    return f"{site}/reference/{page}" if site and page else ""


def _facts(rule: ng.Rule, dfa: DFA) -> Iterator[tuple[str, str]]:
    if rule.production:
        yield "production", " ".join(rule.production.split())
    yield "characters", alphabet(dfa)
    low, high = len(shortest(dfa) or ""), longest(dfa)
    bytes_ = f", at most {rule.max_bytes:,} bytes" if rule.max_bytes is not None else ""
    many = counted(low, "character") if low == high else f"{low:,} {f'to {high:,}' if high else 'or more'} characters"
    yield "length", f"{many}{bytes_}"
    yield "source", f"{rule.title}{', ' * bool(rule.section)}{rule.section}"
    if rule.source:
        yield "", rule.source
    if page := _page(rule):
        yield "page", page
    yield "valid", ", ".join(map(cell, rule.good)) or "-"


def _others(rule: ng.Rule) -> list[Other]:
    """Return other dialects' rules for the same kind of name."""
    dfa, others = automaton(rule), dict[str, Other]()
    for who, address in chain.from_iterable(speaking_about(rule)):
        if address != rule.address and address not in others:
            other = automaton(ng.rule(address))
            others[address] = Other(who, address, witness(other, dfa), witness(dfa, other))
    return [*others.values()]
