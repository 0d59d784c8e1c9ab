"""A specification as published, rewritten as a Lark grammar in our subset.

One line of steps: the productions with their places (`text`), parsed (`readings`); the meaning of each (`meaning`,
`standards`), as an expression that is Lark already (`expression`); their names in Lark; the file.

In ABNF and EBNF, every production of more than a single character becomes a public rule, or those named in the
request. In an ADR, a *name* does (`_spellings`); a production that supports names becomes a private rule if it matches
the empty text, which Lark allows no terminal to do, and else a terminal.

A name used but never defined is looked up in `grammar/notation/names.lark`, or `core.abnf`. In an ADR, a block with a
second definition for a name gives a variant, which becomes a separate rule, named by its purpose.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path, PurePath

from jinja2 import Environment, PackageLoader, StrictUndefined

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.text import quoted
from natsgrammar_gen.grammar.annotations import is_day
from natsgrammar_gen.grammar.parser import Reader as GrammarReader
from natsgrammar_gen.language.ast import Chars, Node, nullable
from natsgrammar_gen.language.budget import TooLarge, budget
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.queries import witness
from natsgrammar_gen.notation.expression import Expression, Limit
from natsgrammar_gen.notation.meaning import Listed
from natsgrammar_gen.notation.readings import CORE, Definitions, Notation, key_in, read_all, snake, words_in
from natsgrammar_gen.notation.text import LONGEST, RFC, Findings, Production, Text, fault, lines_in

_TEMPLATES = Environment(  # noqa: S701 - Lark has no markup, and every line of the text is a comment
    loader=PackageLoader("natsgrammar_gen.notation"),
    undefined=StrictUndefined,
    trim_blocks=True,
    keep_trailing_newline=True,
)
_TITLE = re.compile(r"\s*#\s+(?:\d+\.\s+)?(\S(?:.*[^\s#])?)[\s#]*")
_DATE = re.compile(r"\W*(?:date|published)[^\w|:]*[|:][^\w]*(.+)", re.IGNORECASE)
_VERSION = re.compile(r"(?!\d{4}-\d\d-)[0-9]+(\.[0-9]+)*(-[a-z0-9]+)*")
NO_EDITION = "the edition `{}` is not a day as YYYY-MM-DD, or as YYYY-MM-DD.2 for its second revision"


@dataclass(frozen=True, slots=True)
class Request:
    """What to import: a text, with more texts for names it does not define.

    `rules` become public (all, if none), and what they use is read with them. A recursion is unrolled `depth` times (0:
    rejected). `title` defaults to what the text states about itself; it is published at `address`.
    """

    source: Text
    edition: str | None = None
    others: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()
    depth: int = 0
    title: str | None = None
    address: str = ""


@dataclass(frozen=True, slots=True)
class ImportResult:
    """An edition as Lark text, or the problems against it; `assumed` lists the readings of open wordings."""

    edition: str | None
    lark_text: str
    problems: tuple[Diagnostic, ...]
    assumed: tuple[Diagnostic, ...]
    notation: str
    is_readable: bool
    languages: Mapping[str, tuple[Node, Production]] = field(repr=False, compare=False)


def read_notation(grammar_root: Path, name: str) -> Notation:
    """Return the notation `adr`, `abnf` or `ebnf` and its known names, from the grammars' folder `notation`."""
    folder = grammar_root / "notation"
    names: Listed = {}
    if name == "adr":
        reader = GrammarReader(folder / "names.lark", grammar_root, ())
        reader.collect()
        trees = {name: reader.tree(name) for name in reader.bodies}
        if reader.problems:
            raise Refused(reader.problems)
        names = {name: tree.set for name, tree in trees.items() if isinstance(tree, Chars)}
    # Without its heading, a comment that would be listed as an assumption.
    core = (folder / "core.abnf").read_text(encoding="utf-8").partition("\n")[2] if name == "abnf" else ""
    return Notation(name, (folder / f"{name}.lark").read_text(encoding="utf-8"), names, core)


def import_text(request: Request, notations: Iterable[Notation]) -> ImportResult:
    """Return the text as Lark, or everything unreadable in it; the edition defaults to its date.

    Of several notations, the text must be readable in one alone, or have the same meaning in all that read it. Problems
    name the source's full path, the Lark text only its file name, so it does not depend on the folder.
    """
    results = [_imported(request, notation) for notation in notations]
    readable = sorted((result for result in results if result.is_readable), key=lambda result: not result.problems)
    first, *more = readable or sorted(results, key=lambda result: (-len(result.languages), len(result.problems)))[:1]
    with budget():
        doubt = next(filter(None, (_doubt(first, other, request.source.path) for other in more)), None)
    if doubt is None:
        return first
    return replace(first, lark_text="", problems=(*first.problems, replace(doubt, path=request.source.path)))


def _doubt(a: ImportResult, b: ImportResult, path: str) -> Diagnostic | None:
    """Return the place in the text at the path where two readings differ."""
    written = [name for each in (a, b) for name, (_, production) in each.languages.items() if production.path == path]
    for name in written:
        if len(readings := [each for each in (a, b) if name in each.languages]) == 1:
            part, notation = readings[0].languages[name][1], readings[0].notation
            return part.fault(f"`{part.name}` is a production of `{notation}` alone; choose with `--notation`")
        (node, production), (other, _) = a.languages[name], b.languages[name]
        if node != other:
            try:
                dfas = compile_tree(node), compile_tree(other)
                differs = next((text for text in (witness(*dfas), witness(*dfas[::-1])) if text is not None), None)
            except TooLarge:
                differs = "?"
            if differs is not None:
                both = f"`{production.name}` has one meaning as `{a.notation}` and another as `{b.notation}`"
                return production.fault(f"{both}, as for {quoted(differs)}; choose with `--notation`")
    return None


def _imported(request: Request, notation: Notation) -> ImportResult:
    findings, source = Findings(), request.source
    used, readings = read_all(source, request.others, request.rules, notation, findings, request.depth)
    meanings, is_read = readings.known, readings.is_whole
    edition = _edition(source.text, request.edition, notation.is_standard, findings.faults)
    problems, assumed = (
        tuple(sorted({replace(finding, path=finding.path or source.path) for finding in noted}))
        for noted in (findings.faults, findings.assumed)
    )
    languages = {snake(key): (meanings[key][0].node, d.production) for key, d in used.items()}
    text = "" if problems or edition is None else _write(request, readings.definitions, meanings, edition, notation)
    return ImportResult(edition, text, problems, assumed, notation.name, is_read, languages)


def is_edition(text: str, is_standard: bool = False) -> bool:
    """Return whether the text names an edition: a day, or a later revision on a day; a standard's may be a version."""
    if is_standard and _VERSION.fullmatch(text):
        return True
    published, dot, revision = text.partition(".")
    return is_day(published) and bool(re.fullmatch(r"[2-9]|[1-9][0-9]{1,3}", revision) if dot else True)


def _edition(text: str, given: str | None, is_standard: bool, faults: list[Diagnostic]) -> str | None:
    """Return the given edition, or the metadata's day (`Date: …` or a table row), as YYYY-MM-DD."""
    if given is not None:
        if not is_edition(given, is_standard):
            faults.append(fault(1, 1, NO_EDITION.format(given)))
        return given
    for number, line in lines_in(text):
        row = _DATE.fullmatch(line)
        if row and (written := row.group(1).rstrip(" \t|*")):
            if not is_day(written):
                message = f"the date `{written}` is not a day as YYYY-MM-DD; say which with --edition"
                faults.append(fault(number, row.start(1) + 1, message))
            return written
    faults.append(fault(1, 1, "no date in the metadata, as in `Date: 2021-06-28`; say which with --edition"))
    return None


def _title(source: Text) -> str:
    """Return an RFC's number, else the text's first heading, without a leading number and on one line."""
    rfc = RFC.search(source.text)
    headings = (_TITLE.fullmatch(line) for _, line in lines_in(source.text))
    named = f"RFC {rfc[1]}" if rfc else next((each[1] for each in headings if each), PurePath(source.path).stem)
    return " ".join(named.split())[:LONGEST]


def _write(
    request: Request,
    definitions: Definitions,
    meanings: dict[str, tuple[Expression, frozenset[str]]],
    edition: str,
    notation: Notation,
) -> str:
    """Return the definitions as Lark: named characters, then their supports, then the names."""
    spelling = _spellings(request, definitions, {key: body for key, (body, _) in meanings.items()}, notation)
    parts: dict[str, list[dict[str, object]]] = {"characters": [], "supports": [], "names": []}
    for key, definition in definitions.items():
        body, borrowed = meanings[key]
        name, limit = spelling[key], body.limit
        limits = [] if (limit.low, limit.high) == (0, None) else [f"@length {limit.low}..{limit.high or ''}"]
        limits += [] if limit.max_bytes is None else [f"@max-bytes {limit.max_bytes}"]
        text = f"{name}: {body.spelled(spelling.__getitem__)}".rstrip()
        kind = "supports" if name.isupper() or name.startswith("_") else "names"
        if name.isupper() and len(body.chars or ()) == 1 and not borrowed:
            kind = "characters"
        path, source = definition.production.path, request.source.path
        parts[kind].append(
            {
                "body": text,
                "borrowed": ", ".join(f"`{name}`" for name in sorted(borrowed)),
                "definition": definition,
                "elsewhere": "" if path == source else "RFC 5234" if path == CORE else PurePath(path).name,
                "unrolled": definition.level + 1 if f"{key}-level-2" in definitions or definition.level else 0,
                "limits": limits if kind == "names" else [],
            }
        )
    page = _TEMPLATES.get_template("edition.lark.j2")
    return page.render(
        edition=edition,
        is_day=is_edition(edition),
        title=request.title or _title(request.source),
        address=request.address,
        depth=request.depth,
        source=" ".join(PurePath(request.source.path).name.split()),
        **parts,
    )


def _spellings(
    request: Request, definitions: Definitions, bodies: dict[str, Expression], notation: Notation
) -> dict[str, str]:
    """Return each definition's name in Lark: `stream_name` (a name), `TERM` or `_tail` (support for names)."""
    words = {key: words_in(definition.tree) for key, definition in definitions.items()}
    used = set[str]().union(*words.values())
    divided = {d.production.block for d in definitions.values() if d.production.later}
    public = {key_in(notation, rule) for rule in request.rules}

    @cache
    def is_name(key: str) -> bool:
        definition, body = definitions[key], bodies[key]
        production = definition.production
        if notation.is_standard:
            is_ours = production.path == request.source.path and body.chars is None and not definition.level
            return key in public if public else is_ours
        if production.name.endswith("-name"):
            return True
        has_limit = body.limit != Limit() or any(definition.tree.find_data("limit"))
        if has_limit and production.name not in used:
            return True
        if body.chars is not None:
            return False
        if production.later or definition.variant is not None:
            return True
        return production.block not in divided and production.name not in used and bool(words[key])

    @cache
    def is_terminal(key: str) -> bool:
        body = bodies[key]
        return not is_name(key) and not nullable(body.node) and all(map(is_terminal, body.names))

    return {
        key: snake(key) if is_name(key) else snake(key).upper() if is_terminal(key) else f"_{snake(key)}"
        for key in definitions
    }
