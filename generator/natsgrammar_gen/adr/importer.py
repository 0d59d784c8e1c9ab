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
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import chain, count
from pathlib import Path, PurePath

from lark import Token, Tree

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar_gen.adr.lark import UNKNOWN, named
from natsgrammar_gen.adr.notation import Listed, Meaning, meaning, names_in, parse, words_in
from natsgrammar_gen.adr.text import Fault, Production, productions, variant
from natsgrammar_gen.adr.text import edition as edition_of
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
    faults: list[Fault] = []
    found = productions(text, faults)
    edition = edition_of(text, edition, faults)
    definitions = _definitions(found, notation.productions, faults)
    meanings = _meanings(definitions, {p.name for p in found}, notation.names, faults)
    if faults or edition is None:
        problems = (Diagnostic(source_name, fault.line, fault.column, fault.message) for fault in sorted(set(faults)))
        return ImportResult(edition, "", tuple(problems))
    return ImportResult(edition, _write(definitions, meanings, edition, PurePath(source_name).name), ())


def _definitions(found: list[Production], grammar: str, faults: list[Fault]) -> dict[str, _Definition]:
    """Every production that can be read, by the key under which the others refer to it."""
    definitions: dict[str, _Definition] = {}
    seen: dict[str, list[Production]] = {}
    spelled_as: dict[str, str] = {}
    for production in found:
        name = production.name
        earlier = seen.setdefault(name, [])
        twice = next((one for one in earlier if one.block == production.block), None)
        other = spelled_as.setdefault(_snake(name), name)
        if twice:
            faults.append(production.fault(f"`{name}` is defined twice; first in line {twice.line}"))
        elif other != name:
            faults.append(production.fault(f"`{name}` and `{other}` become the same name in Lark"))
        parsed = parse(production.text, grammar, faults)
        if parsed:
            suffix = variant(production) if any(one.block != production.block for one in earlier) else None
            key = _free(f"{name}-{suffix}", definitions) if suffix else name
            definitions.setdefault(key, _Definition(production, key, suffix, *parsed))
        earlier.append(production)
    return definitions


def _free(key: str, taken: Container[str]) -> str:
    numbered = (f"{key}-{n}" for n in count(2))
    return next(name for name in chain([key], numbered) if name not in taken)


def _meanings(
    definitions: dict[str, _Definition], mentioned: set[str], listed: Listed, faults: list[Fault]
) -> dict[str, Meaning]:
    """What each definition means, from those that use no other to those that use all."""
    scopes = {key: _scope(definition, definitions) for key, definition in definitions.items()}
    uses = {
        key: {scopes[key][name] for name in names_in(d.tree, mentioned, listed) if name in scopes[key]}
        for key, d in definitions.items()
    }
    circular: set[str] = set()
    for circle in _circles(uses):
        circular.update(circle)
        message = f"`{circle[0]}` is defined by itself ({' → '.join(circle)})"
        faults.append(definitions[circle[0]].production.fault(message))
    found: dict[str, Meaning] = {}
    for key in TopologicalSorter(uses).static_order():
        known = {name: named(at, found[at].body) for name, at in scopes[key].items() if at in found.keys() - circular}
        try:
            found[key] = meaning(definitions[key].tree, dict.fromkeys(mentioned, UNKNOWN) | known, listed, faults)
        except RecursionError:
            faults.append(definitions[key].production.fault("the production is nested too deeply"))
    return found


def _scope(definition: _Definition, definitions: dict[str, _Definition]) -> dict[str, str]:
    """Name → the key of the definition that it means here: in a block of variants, those of the block."""
    block = definition.production.block if definition.variant else None
    first = {d.production.name: d.key for d in definitions.values() if d.variant is None}
    return first | {d.production.name: d.key for d in definitions.values() if d.production.block == block}


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
    if definition.production.block.section:
        lines.append(f"// @source {definition.production.block.section}")
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
