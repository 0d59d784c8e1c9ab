"""An ADR as published, rewritten as a Lark grammar in our subset.

One line of steps: the productions with their places (`text`), parsed (`notation`); the meaning of each (`meaning`),
as an expression that is Lark already (`expression`); their names in Lark; the file.

A production becomes

- a public rule, when it is a *name*: it ends in `-name`; or it has a limit and no other production uses it; or it is
  more than a single character and is in a later paragraph of its block than the first; or its block is one paragraph,
  no other production uses it and it uses others;
- a private rule, when it supports names and matches the empty text, which Lark allows no terminal to do;
- a terminal otherwise.

A name used but never defined is looked up in `grammar/notation/names.lark`. A block with a second definition for a name
gives a variant, which becomes a separate rule, named by `text.variant`.
"""

from collections import ChainMap, Counter
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path, PurePath

from jinja2 import Environment, PackageLoader, StrictUndefined
from lark import Token, Tree

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar_gen.grammar.parser import Reader
from natsgrammar_gen.language.ast import Chars, nullable
from natsgrammar_gen.notation.expression import UNKNOWN, Expression, Limit, named
from natsgrammar_gen.notation.meaning import Listed, meaning
from natsgrammar_gen.notation.notation import Findings, parse
from natsgrammar_gen.notation.text import Block, Production, productions, title, variant
from natsgrammar_gen.notation.text import edition as edition_of

_TEMPLATES = Environment(  # noqa: S701 - Lark has no markup, and every line of the text is a comment
    loader=PackageLoader("natsgrammar_gen.notation"),
    undefined=StrictUndefined,
    trim_blocks=True,
    keep_trailing_newline=True,
)
DEEPEST = 60  # definitions in one chain of uses


@dataclass(frozen=True, slots=True)
class ImportResult:
    """An edition as Lark text, or the problems against it; `assumed` lists the readings of open wordings."""

    edition: str | None
    lark_text: str
    problems: tuple[Diagnostic, ...]
    assumed: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Notation:
    """How an ADR writes productions, as a Lark grammar, and which characters its undefined names mean."""

    productions: str
    names: Listed


@dataclass(frozen=True, slots=True)
class _Definition:
    """A production under its name; `variant` distinguishes a second definition under the same name."""

    production: Production
    key: str
    variant: str | None
    tree: Tree[Token]
    spelled: str


def read_notation(grammar_root: Path) -> Notation:
    """Return the notation and the listed names, from the grammars' folder `notation`."""
    folder = grammar_root / "notation"
    reader = Reader(folder / "names.lark", grammar_root, ())
    reader.collect()
    trees = {name: reader.tree(name) for name in reader.bodies}
    if reader.problems:
        raise Refused(reader.problems)
    names = {name: tree.set for name, tree in trees.items() if isinstance(tree, Chars)}
    return Notation((folder / "adr.lark").read_text(encoding="utf-8"), names)


def import_adr(
    text: str, *, source_name: str, edition: str | None, notation: Notation, address: str = ""
) -> ImportResult:
    """Return an ADR's text as Lark, or everything unreadable in it; the edition defaults to its date.

    Problems name the source's full path, the Lark text only its file name, so it does not depend on the folder. The
    title is the text's first heading; `address` is where the text is published.
    """
    findings = Findings()
    written = productions(text, findings.faults)
    edition = edition_of(text, edition, findings.faults)
    definitions = _definitions(written, notation.productions, findings)
    meanings = _meanings(definitions, {p.name for p in written}, notation.names, findings)
    problems, assumed = (
        tuple(replace(finding, path=source_name) for finding in sorted(set(noted)))
        for noted in (findings.faults, findings.assumed)
    )
    if problems or edition is None:
        return ImportResult(edition, "", problems, assumed)
    file = PurePath(source_name)
    page = {
        "edition": edition,
        "source": " ".join(file.name.split()),
        "address": address,
        "title": title(text, file.stem),
    }
    return ImportResult(edition, _write(definitions, meanings, page), (), assumed)


def _definitions(written: list[Production], grammar: str, findings: Findings) -> dict[str, _Definition]:
    """Return every readable production, by the key under which the others refer to it."""
    definitions: dict[str, _Definition] = {}
    first: dict[tuple[str, Block], Production] = {}
    spelled_as: dict[str, str] = {}
    variants: Counter[str] = Counter()
    for production in written:
        name, block = production.name, production.block
        twice = first.setdefault((name, block), production)
        other = spelled_as.get(_snake(name))
        if twice is not production:
            findings.faults.append(production.fault(f"`{name}` is defined twice; first in line {twice.line}"))
        elif other not in (None, name):
            findings.faults.append(production.fault(f"`{name}` and `{other}` become the same name in Lark"))
        parsed = parse(production, grammar, findings)
        if not parsed or twice is not production:
            continue
        suffix = variant(production) if other == name else None
        key = f"{name}-{suffix}" if suffix else name
        variants[key] += 1
        key += f"-{variants[key]}" if variants[key] > 1 else ""
        definitions.setdefault(key, _Definition(production, key, suffix, *parsed))
        spelled_as[_snake(name)] = name
    return definitions


def _meanings(
    definitions: dict[str, _Definition], names: set[str], listed: Listed, findings: Findings
) -> dict[str, tuple[Expression, frozenset[str]]]:
    """Return each definition's meaning, and the listed names it uses; one walk, depth first along the uses."""
    known: dict[str, tuple[Expression, frozenset[str]]] = {}
    path: dict[str, None] = {}
    circular: set[str] = set()
    first = {d.production.name: d.key for d in definitions.values() if d.variant is None}
    of_block: dict[Block, dict[str, str]] = {}
    for d in definitions.values():
        of_block.setdefault(d.production.block, {})[d.production.name] = d.key

    def use(key: str) -> Expression:
        if key not in known:
            fault = definitions[key].production.fault
            if key in path:
                circle = [*path][[*path].index(key) :]
                circular.update(circle)
                findings.faults.append(fault(f"`{key}` is defined by itself ({' → '.join([*circle, key])})"))
                return UNKNOWN
            if len(path) == DEEPEST:
                findings.faults.append(fault(f"`{key}` is used by more than {DEEPEST} others in a row"))
                return UNKNOWN
            visit(key)
        return named(key, known[key][0])

    def visit(key: str) -> None:
        definition = definitions[key]
        path[key] = None
        scope = ChainMap(of_block[definition.production.block] if definition.variant else {}, first)
        look_up = lambda name: use(scope[name]) if name in scope else UNKNOWN  # noqa: E731
        try:
            known[key] = meaning(definition.production, definition.tree, names, look_up, listed, findings)
        except RecursionError:
            findings.faults.append(definition.production.fault("the production is nested too deeply"))
            circular.add(key)
        finally:
            del path[key]
        if key in circular:
            known[key] = UNKNOWN, frozenset()

    for key in definitions:
        if key not in known:
            visit(key)
    return known


def _write(
    definitions: dict[str, _Definition],
    meanings: dict[str, tuple[Expression, frozenset[str]]],
    page: dict[str, str],
) -> str:
    """Return the definitions as Lark: named characters, then their supports, then the names."""
    spelling = _spellings(definitions, {key: body for key, (body, _) in meanings.items()})
    parts: dict[str, list[dict[str, object]]] = {"characters": [], "supports": [], "names": []}
    for key, definition in definitions.items():
        body, borrowed = meanings[key]
        name, limit = spelling[key], body.limit
        limits = [] if (limit.low, limit.high) == (0, None) else [f"@length {limit.low}..{limit.high or ''}"]
        limits += [] if limit.max_bytes is None else [f"@max-bytes {limit.max_bytes}"]
        text = f"{name}: {body.spelled(spelling.__getitem__)}"
        kind = "supports" if name.isupper() or name.startswith("_") else "names"
        if name.isupper() and text.endswith('"') and not borrowed:
            kind = "characters"
        parts[kind].append(
            {
                "body": text,
                "borrowed": ", ".join(f"`{name}`" for name in sorted(borrowed)),
                "variant": definition.variant,
                "production": definition.production.name,
                "spelled": definition.spelled,
                "section": definition.production.block.section,
                "limits": limits if kind == "names" else [],
            }
        )
    return _TEMPLATES.get_template("edition.lark.j2").render(**page, **parts)


def _spellings(definitions: dict[str, _Definition], bodies: dict[str, Expression]) -> dict[str, str]:
    """Return each definition's name in Lark: `stream_name` (a name), `TERM` or `_tail` (support for names)."""
    words = {
        key: {str(token) for words in definition.tree.find_data("words") for token in words.children}
        for key, definition in definitions.items()
    }
    used = set[str]().union(*words.values())
    divided = {d.production.block for d in definitions.values() if d.production.later}

    def is_name(definition: _Definition) -> bool:
        production = definition.production
        if production.name.endswith("-name"):
            return True
        body = bodies[definition.key]
        has_limit = body.limit != Limit() or any(definition.tree.find_data("limit"))
        if has_limit and production.name not in used:
            return True
        if body.chars is not None:
            return False
        if production.later or definition.variant is not None:
            return True
        return production.block not in divided and production.name not in used and bool(words[definition.key])

    @cache
    def is_terminal(key: str) -> bool:
        return (
            not is_name(definitions[key])
            and not nullable(bodies[key].node)
            and all(map(is_terminal, bodies[key].names))
        )

    return {
        key: _snake(key) if is_name(definition) else _snake(key).upper() if is_terminal(key) else f"_{_snake(key)}"
        for key, definition in definitions.items()
    }


def _snake(name: str) -> str:
    return name.lower().replace("-", "_")
