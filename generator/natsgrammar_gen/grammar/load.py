"""Grammar files: one (`load_grammar`), or a folder with `<spec>/<edition>.lark` (`load_all`)."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, zip_longest
from os.path import isfile
from pathlib import Path

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.text import quoted
from natsgrammar_gen.grammar.examples import add_examples, examples_beside
from natsgrammar_gen.grammar.location import imported_file
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.grammar.parser import Reader
from natsgrammar_gen.language.budget import budget, spend

_NUMBERED = re.compile(r"([A-Z]{2,}[- ])\d+")
NOTATION = "notation"  # the folder of grammars of specifications' notations, not of names


def load_all(root: Path, *, examples: bool = True) -> list[Grammar]:
    """Return every grammar under `root`, by specification and from the oldest edition. Raises `Refused`.

    With `examples`, their rules also have those in `examples.toml`.
    """
    grammars: list[Grammar] = []
    problems: list[Diagnostic] = []
    for path in grammar_files(root):
        try:
            grammars.append(load_grammar(path, root))
        except Refused as refused:
            problems.extend(refused.problems)
    problems += [*_clashes(grammars), *_in_doubt(grammars)]
    problems += [problem for grammar in grammars for problem in (*_unexplained(grammar), *_unsourced(grammar))]
    if examples and not problems:
        problems += add_examples(grammars, (entry for _, entry in examples_beside(root)))
    if problems:
        raise Refused(problems)
    if not grammars:
        raise Refused([Diagnostic(str(root), 0, 0, "no grammar here: expected files `<spec>/<edition>.lark`")])
    return sorted(grammars, key=lambda g: (g.spec, g.age))


def _clashes(grammars: list[Grammar]) -> Iterator[Diagnostic]:
    """Yield problems between editions: equal files (even where case does not count), roles or aliases taken twice."""
    seen: dict[str, Grammar] = {}
    for grammar in grammars:
        other = seen.setdefault(grammar.module.lower(), grammar)
        if other is not grammar:
            message = f"`{grammar.address}` and `{other.address}` map to the same file; rename one of them"
            yield Diagnostic(grammar.path, 1, 1, message)
        roles, names = dict[str, str](), {name: name for name in grammar.rules}
        for name, rule in grammar.rules.items():
            for role in rule.roles[:1] if grammar.notes.dialect else ():
                if (first := roles.setdefault(role, name)) != name:
                    message = f"`{first}` and `{name}` both have the role `{role}`: keep one of them out with `@role -`"
                    yield Diagnostic(grammar.path, rule.line, 1, message)
            for alias in rule.notes.aliases:
                if (first := names.setdefault(alias, name)) != name:
                    message = f"`@alias {alias}`: `{first}` has this name already"
                    yield Diagnostic(grammar.path, rule.line, 1, message)


def _unexplained(grammar: Grammar) -> Iterator[Diagnostic]:
    """Yield rules that reject a name without a cause, and causes that no rejection has."""
    for name, rule in grammar.rules.items():
        if rule.causes and (name_without := rule.explained.without) is not None:
            message = f"`{name}` rejects {quoted(name_without)} without a cause; end its causes with one after `any`"
            yield Diagnostic(grammar.path, rule.line, 1, message)
    notes = [grammar.notes, *(rule.notes for rule in grammar.rules.values())]
    used = {cause.name for rule in grammar.rules.values() for cause in rule.explained.examples}
    for cause in (cause for note in notes for cause in note.causes if cause.name not in used):
        message = f"`@cause {cause.name}`: no rule rejects a name for this cause; leave it out, or state it earlier"
        yield Diagnostic(grammar.path, cause.line, 1, message)


def _unsourced(grammar: Grammar) -> Iterator[Diagnostic]:
    """Yield packages without a version, and citations such as ADR-37 where the top names only others of that series."""
    version = (grammar.notes.releases or ("", grammar.edition))[1]
    for text in grammar.notes.packages:
        if not re.search(r"\w@", text) and not re.match(r"v?\d+(?!\d|-\d\d)", version):
            message = f"`@package {text}`: the edition `{version}` is not a version; write `{text}@VERSION`"
            yield Diagnostic(grammar.path, 1, 1, message)
    top = "\n".join(grammar.notes.sources)
    for rule in grammar.definitions.values():
        for cited in (_NUMBERED.match(part.strip()) for text in rule.notes.sources for part in text.split(";")):
            if cited and cited[1] in top and not re.search(re.escape(cited[0]) + r"(?!\d)", top):
                message = f"`{cited[0]}` is not among the sources at the top; add `// @source {cited[0]}, TITLE URL`"
                yield Diagnostic(grammar.path, rule.line, 1, message)


def _in_doubt(grammars: list[Grammar]) -> Iterator[Diagnostic]:
    """Yield editions without a day beside one that has it, and those that only a word in their names would order."""
    for older, newer in pairwise(sorted(grammars, key=lambda g: (g.spec, g.age))):
        if older.spec != newer.spec:
            continue
        parts = zip_longest(older.age[1], newer.age[1], fillvalue=(0, 0))
        differ_in_a_word = next((1 in (a[0], b[0]) for a, b in parts if a != b), False)
        if bool(older.day) != bool(newer.day) and older.notes.published + newer.notes.published:
            message = f"`{older.address}` has no `@published YYYY-MM-DD`, but `{newer.address}` has"
            yield Diagnostic(older.path, 1, 1, f"{message}; the days order the editions")
        elif not older.day and differ_in_a_word:
            message = f"the names `{older.edition}` and `{newer.edition}` do not say which edition is newer"
            yield Diagnostic(newer.path, 1, 1, f"{message}; state `@published YYYY-MM-DD` in both")


def grammar_files(root: Path) -> list[Path]:
    """Return the files `<spec>/<edition>.lark` under `root`; folders with a leading `_` are only for imports."""
    return sorted(p for p in root.glob("*/*.lark") if p.parent.name[0] != "_" and p.parent.name != NOTATION)


SPEC = re.compile(r"[a-z][a-z0-9-]*")
EDITION = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+_-]*")

# Grammars without a problem, by specification, edition and text, each with the texts that it imports and its steps of
# work: `upgrade` loads all files three times, of which the second takes 0.1 s so and 2.3 s otherwise.
_known: dict[tuple[str, str, str], tuple[dict[tuple[str, ...], str], Grammar, int]] = {}


def load_grammar(path: Path, root: Path) -> Grammar:
    """Return the grammar in one file; imports are looked up from `root`. Raises `Refused` with every problem."""
    reader = Reader(path, root, ())
    spec, edition = path.parent.name, path.name.removesuffix(".lark")
    if not SPEC.fullmatch(spec):
        reader.problem(1, 1, f"the folder `{spec}` is not a valid specification name; use a-z, then a-z, 0-9 and `-`")
    if not EDITION.fullmatch(edition):
        reader.problem(1, 1, f"`{edition}` is not a valid edition name; use A-Z, a-z, 0-9, `.`, `-`, `_` and `+`")
    key = spec, edition, reader.text
    imported, known, steps = _known.get(key, ({}, None, 0))
    now = {name: Reader(file, root, ()).text for name in imported if isfile(file := imported_file(root, [*name]))}  # noqa: PTH113
    try:
        with budget() as work:
            if known and imported == now:
                spend(steps)
                return _copied(known, reader.name)
            grammar = reader.read(spec, edition)
    except RecursionError:
        raise Refused([Diagnostic(str(path), 1, 1, "a definition in this file is nested too deeply")]) from None
    if reader.problems:
        raise Refused(reader.problems)
    if len(_known) >= 100:  # natsgrammar's own are 35
        del _known[next(iter(_known))]
    _known[key] = reader.imported, _copied(grammar, reader.name), work.spent
    return grammar


def _copied(grammar: Grammar, path: str) -> Grammar:
    """Return the same with notes of its own, to which `add_examples` adds."""
    rules = grammar.definitions.items()
    notes = {n: replace(r.notes, examples=[*r.notes.examples], pairs=[*r.notes.pairs]) for n, r in rules}
    return replace(grammar, path=path, definitions={n: replace(r, notes=notes[n]) for n, r in rules})
