"""An ADR as published, rewritten as a Lark grammar in our subset.

The text is read in three steps: its productions with their places (`adr_text`), what each of them says (`adr_notation`,
by `grammar/notation/adr.lark`), and the same said in Lark (here). A production becomes

- a public rule, when it is a *name*: it ends in `-name`; or it is more than a single character and stands in a later
  paragraph of its block than the first; or its block is one paragraph, no other production uses it and it uses others;
- a private rule, when it supports names and matches the empty text, which Lark allows no terminal to do;
- a terminal otherwise.

A name that the text uses and never defines is looked up in `grammar/notation/names.lark`. A block that defines a name
again gives a variant, which becomes a rule of its own: see `adr_text.variant` for what it is called.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import count
from pathlib import Path, PurePath

from lark import Token
from lark import Tree as Node

from natsgrammar_gen.adr.expression import UNKNOWN, Expression, charset, lark, nullable, references
from natsgrammar_gen.adr.notation import Meaning, Unreadable, listed, meaning, parse
from natsgrammar_gen.adr.text import Block, Production, productions, published, variant
from natsgrammar_gen.diagnostics import Diagnostic


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The Lark text of an edition, or the problems for which there is none."""

    edition: str | None
    lark_text: str
    problems: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Notation:
    """How an ADR writes productions, and which characters its undefined names stand for: both are Lark texts."""

    productions: str
    names: str


@dataclass(frozen=True, slots=True)
class _Definition:
    """A production under the name it gets: `variant` tells a second definition of the same name apart."""

    production: Production
    section: str
    key: str
    variant: str | None
    tree: Node[Token]
    spelled: str


def read_notation(grammar_root: Path) -> Notation:
    """The notation and the listed names, from the folder `notation` of the grammars."""
    folder = grammar_root / "notation"
    return Notation(*((folder / file).read_text(encoding="utf-8") for file in ("adr.lark", "names.lark")))


def import_adr(text: str, *, source_name: str, edition: str | None, notation: Notation) -> ImportResult:
    """The text of an ADR as Lark, or everything in it that cannot be read; the edition is its date unless given.

    Problems name the source in full, the Lark text only its last part: it is the same wherever the source lies.
    """
    found, blocks, problems = productions(text, source_name)
    definitions, more = _definitions(found, blocks, source_name, notation.productions)
    problems += more
    if edition is None:
        edition, more = published(text, source_name)
        problems += more
    elif not _is_day(edition):
        problems.append(Diagnostic(source_name, 1, 1, f"the edition `{edition}` is not a day as YYYY-MM-DD"))
    meanings = _meanings(definitions, {p.name for p in found}, notation.names, source_name, problems)
    if problems or edition is None:
        return ImportResult(edition, "", tuple(sorted(set(problems))))
    return ImportResult(edition, _write(definitions, meanings, edition, PurePath(source_name).name), ())


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _definitions(
    found: list[Production], blocks: list[Block], path: str, grammar: str
) -> tuple[dict[str, _Definition], list[Diagnostic]]:
    """Every production that can be read, by the key under which the others refer to it."""
    definitions: dict[str, _Definition] = {}
    seen: dict[tuple[str, int], Production] = {}
    spelled_as: dict[str, str] = {}
    problems: list[Diagnostic] = []
    for production in found:
        first = seen.setdefault((production.name, production.block), production)
        other = spelled_as.setdefault(_snake(production.name), production.name)
        where = (path, production.line, production.column)
        if first is not production:
            problems.append(Diagnostic(*where, f"`{production.name}` is defined twice; first in line {first.line}"))
        elif other != production.name:
            problems.append(Diagnostic(*where, f"`{production.name}` and `{other}` would be the same name in Lark"))
        try:
            tree, spelled = parse(production.text, grammar)
        except Unreadable as error:
            problems.append(_placed(path, production, error.fault.line, error.fault.column, str(error)))
            continue
        suffix, key = None, production.name
        if any((production.name, block) in seen for block in range(production.block)):
            suffix = variant(blocks[production.block], production.name)
            taken = (f"{production.name}-{suffix}{f'-{n}' if n > 1 else ''}" for n in count(1))
            key = next(name for name in taken if name not in definitions)
        section = blocks[production.block].section
        definitions.setdefault(key, _Definition(production, section, key, suffix, tree, spelled))
    return definitions, problems


def _placed(path: str, production: Production, line: int, column: int, message: str) -> Diagnostic:
    """A problem at a place of the production's own text, as a place of the file."""
    offset = production.column - 1 if line == 1 else 0
    return Diagnostic(path, production.line + line - 1, offset + column, message)


def _meanings(
    definitions: dict[str, _Definition], mentioned: set[str], names: str, path: str, problems: list[Diagnostic]
) -> dict[str, Meaning]:
    """What each definition says; problems found on the way are added to `problems`."""
    listed_names = listed(names)
    found: dict[str, Meaning] = {}
    active: list[str] = []
    circular: set[str] = set()

    def lookup(key: str) -> Expression:
        if key not in definitions or key in circular:  # already reported
            return UNKNOWN
        where = definitions[key].production
        if key in active:
            circle = active[active.index(key) :]
            circular.update(circle)
            message = f"`{key}` is defined by itself ({' → '.join([*circle, key])})"
            problems.append(Diagnostic(path, where.line, where.column, message))
            return UNKNOWN
        if key not in found:
            active.append(key)
            try:
                found[key] = _meaning(definitions[key])
            except RecursionError:
                problems.append(Diagnostic(path, where.line, where.column, "the production is nested too deeply"))
                return UNKNOWN
            for name in sorted(references(found[key].body)):
                lookup(name)
            active.pop()
        return found[key].body

    def _meaning(definition: _Definition) -> Meaning:
        scope = {d.production.name: d.key for d in definitions.values() if d.variant is None}
        if definition.variant is not None:
            block = definition.production.block
            scope |= {d.production.name: d.key for d in definitions.values() if d.production.block == block}
        known = mentioned | set(scope)
        said = meaning(definition.tree, lookup, {name: scope.get(name, name) for name in known}, listed_names)
        problems.extend(_placed(path, definition.production, f.line, f.column, f.message) for f in said.faults)
        return said

    for key in definitions:
        lookup(key)
    return found


def _write(definitions: dict[str, _Definition], meanings: dict[str, Meaning], edition: str, source: str) -> str:
    """The definitions as Lark: the named characters together, then what is built of them, then the names."""

    def lookup(key: str) -> Expression:
        return meanings[key].body

    spelling = _spellings(definitions, lookup)
    characters: list[str] = []
    supports: list[str] = []
    names: list[str] = []
    for key, definition in definitions.items():
        said = meanings[key]
        body = f"{spelling[key]}: {lark(said.body, spelling.__getitem__)}"
        if spelling[key].isupper() and body.endswith('"') and not said.borrowed:
            characters.append(body)
        else:
            support = spelling[key].isupper() or spelling[key].startswith("_")
            (supports if support else names).append("\n".join([*_comments(definition, said), body]))
    blocks = [_HEAD.format(edition=edition, source=" ".join(source.split())), "\n".join(characters), *supports, *names]
    return "\n\n".join(filter(None, blocks)) + "\n"


_HEAD = """\
// @title ADR-6, as of {edition}
// @source NATS ADR-6 https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-6.md
// @published {edition}
// Written by `natsgrammar import` from `{source}`: below each production the same in Lark. From here on it is a grammar
// like any other: add the readings chosen, and good and bad examples."""


def _comments(definition: _Definition, said: Meaning) -> list[str]:
    name = definition.production.name
    lines = []
    if said.borrowed:
        used = ", ".join(f"`{borrowed}`" for borrowed in sorted(said.borrowed))
        lines.append(f"// Used and nowhere defined, and read as in grammar/notation/names.lark: {used}.")
    if definition.variant is not None:
        lines.append(f"// A second definition of `{name}`, for: {definition.variant}.")
    lines.append(f"// @production {definition.spelled}")
    if definition.section:
        lines.append(f"// @source {definition.section}")
    if said.max_bytes is not None:
        lines.append(f"// @max-bytes {said.max_bytes}")
    return lines


def _spellings(definitions: dict[str, _Definition], lookup: Callable[[str], Expression]) -> dict[str, str]:
    """How each definition is called in Lark: `stream_name` (a name), `TERM` or `_tail` (support of names)."""
    used = {str(token) for d in definitions.values() for side in d.tree.children[1:] for token in _name_tokens(side)}
    paragraphs = Counter((d.production.block, d.production.paragraph) for d in definitions.values())

    def is_name(definition: _Definition) -> bool:
        production, key = definition.production, definition.key
        if production.name.endswith("-name"):
            return True
        if charset(lookup(key), lookup) is not None:
            return False
        if production.paragraph > 0 or definition.variant is not None:
            return True
        alone = production.name not in used and any(_name_tokens(definition.tree.children[1]))
        return (production.block, 1) not in paragraphs and alone

    @cache
    def is_terminal(key: str) -> bool:
        body = lookup(key)
        return not is_name(definitions[key]) and not nullable(body, lookup) and all(map(is_terminal, references(body)))

    return {
        key: _snake(key) if is_name(definition) else _snake(key).upper() if is_terminal(key) else f"_{_snake(key)}"
        for key, definition in definitions.items()
    }


def _name_tokens(tree: Node[Token] | Token) -> Iterator[Token]:
    return tree.scan_values(lambda v: isinstance(v, Token) and v.type == "NAME") if isinstance(tree, Node) else iter(())


def _snake(name: str) -> str:
    return name.lower().replace("-", "_")
