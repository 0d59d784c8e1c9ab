"""An ADR as published, rewritten as a Lark grammar in our subset.

One line of steps: the productions with their places (`text`), parsed (`notation.parse`); in the order of their uses,
what each means (`notation.meaning`), as an expression that is Lark already (`lark`); their names in Lark; the file.
A production becomes

- a public rule, when it is a *name*: it ends in `-name`; or it is more than a single character and is in a later
  paragraph of its block than the first; or its block is one paragraph, no other production uses it and it uses others;
- a private rule, when it supports names and matches the empty text, which Lark allows no terminal to do;
- a terminal otherwise.

A name that the text uses and never defines is looked up in `grammar/notation/names.lark`. A block that defines a name
again gives a variant, which becomes a rule of its own: see `text.variant` for what it is called.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import count
from pathlib import Path, PurePath

from lark import Token, Tree

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar_gen.adr.lark import UNKNOWN, named
from natsgrammar_gen.adr.notation import Listed, Meaning, Unreadable, meaning, names_in, parse, words_in
from natsgrammar_gen.adr.text import Block, Production, productions, published, variant
from natsgrammar_gen.grammar.parser import Reader
from natsgrammar_gen.language.ast import Chars, nullable


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The Lark text of an edition, or the problems that prevent it."""

    edition: str | None
    lark_text: str
    problems: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Notation:
    """How an ADR writes productions, as a Lark grammar, and which characters its undefined names mean."""

    productions: str
    names: Listed


@dataclass(frozen=True, slots=True)
class _Definition:
    """A production under the name it gets: `variant` tells a second definition of the same name apart."""

    production: Production
    section: str
    key: str
    variant: str | None
    tree: Tree[Token]
    spelled: str


def read_notation(grammar_root: Path) -> Notation:
    """The notation and the listed names, from the folder `notation` of the grammars."""
    folder = grammar_root / "notation"
    reader = Reader(folder / "names.lark", grammar_root, ())
    reader.collect()
    trees = {name: reader.tree(name) for name in reader.bodies}
    if reader.problems:
        raise Refused(reader.problems)
    names = {name: tree.set for name, tree in trees.items() if isinstance(tree, Chars)}
    return Notation((folder / "adr.lark").read_text(encoding="utf-8"), names)


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
    meanings, more = _meanings(definitions, {p.name for p in found}, notation.names, source_name)
    problems += more
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
            problems.append(Diagnostic(*where, f"`{production.name}` and `{other}` become the same name in Lark"))
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
    definitions: dict[str, _Definition], mentioned: set[str], listed: Listed, path: str
) -> tuple[dict[str, Meaning], list[Diagnostic]]:
    """What each definition means, from those that use no other to those that use all."""
    scopes = {key: _scope(definition, definitions) for key, definition in definitions.items()}
    uses = {
        key: {
            scopes[key][name] for name in names_in(d.tree, scopes[key].keys() | mentioned, listed) & scopes[key].keys()
        }
        for key, d in definitions.items()
    }
    circles = list(_circles(uses))
    problems = [
        Diagnostic(path, first.line, first.column, f"`{circle[0]}` is defined by itself ({' → '.join(circle)})")
        for circle in circles
        for first in [definitions[circle[0]].production]
    ]
    found: dict[str, Meaning] = {}
    circular = {key for circle in circles for key in circle}
    for key in TopologicalSorter(uses).static_order():
        production = definitions[key].production
        known = {name: named(at, found[at].body) for name, at in scopes[key].items() if at in found.keys() - circular}
        try:
            found[key] = meaning(definitions[key].tree, dict.fromkeys(mentioned, UNKNOWN) | known, listed)
        except RecursionError:
            problems.append(Diagnostic(path, production.line, production.column, "the production is nested too deeply"))
            continue
        problems += [_placed(path, production, f.line, f.column, f.message) for f in found[key].faults]
    return found, problems


def _scope(definition: _Definition, definitions: dict[str, _Definition]) -> dict[str, str]:
    """Name → the key of the definition that it means here: in a block of variants, those of the block."""
    scope = {d.production.name: d.key for d in definitions.values() if d.variant is None}
    if definition.variant is not None:
        block = definition.production.block
        scope |= {d.production.name: d.key for d in definitions.values() if d.production.block == block}
    return scope


def _circles(uses: dict[str, set[str]]) -> Iterator[list[str]]:
    """Each circle of definitions, from its first one back to that; takes the uses inside of it away."""
    order = list(uses)
    while True:
        try:
            TopologicalSorter(uses).prepare()
        except CycleError as error:
            circle = error.args[1][:0:-1]
            start = circle.index(min(circle, key=order.index))
            circle = [*circle[start:], *circle[:start]]
            for key in circle:
                uses[key] -= set(circle)
            yield [*circle, circle[0]]
        else:
            return


def _write(definitions: dict[str, _Definition], meanings: dict[str, Meaning], edition: str, source: str) -> str:
    """The definitions as Lark: the named characters together, then what is built of them, then the names."""
    spelling = _spellings(definitions, meanings)
    characters: list[str] = []
    supports: list[str] = []
    names: list[str] = []
    for key, definition in definitions.items():
        said = meanings[key]
        body = f"{spelling[key]}: {said.body.spelled(spelling.__getitem__)}"
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


def _spellings(definitions: dict[str, _Definition], meanings: dict[str, Meaning]) -> dict[str, str]:
    """How each definition is called in Lark: `stream_name` (a name), `TERM` or `_tail` (support of names)."""
    used = {word for definition in definitions.values() for word in words_in(definition.tree)}
    paragraphs = Counter((d.production.block, d.production.paragraph) for d in definitions.values())

    def is_name(definition: _Definition) -> bool:
        production = definition.production
        if production.name.endswith("-name"):
            return True
        if meanings[definition.key].body.chars is not None:
            return False
        if production.paragraph > 0 or definition.variant is not None:
            return True
        alone = production.name not in used and bool(words_in(definition.tree))
        return (production.block, 1) not in paragraphs and alone

    @cache
    def is_terminal(key: str) -> bool:
        body = meanings[key].body
        return not is_name(definitions[key]) and not nullable(body.node) and all(map(is_terminal, body.names))

    return {
        key: _snake(key) if is_name(definition) else _snake(key).upper() if is_terminal(key) else f"_{_snake(key)}"
        for key, definition in definitions.items()
    }


def _snake(name: str) -> str:
    return name.lower().replace("-", "_")
