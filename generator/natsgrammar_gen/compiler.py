"""A folder of grammars, loaded for targets, or compiled in memory to tables for the registry."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import natsgrammar as ng
from natsgrammar.core.sources import RulesError, Tables
from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.errors import needs
from natsgrammar.text import quoted

with needs("[cli]"):
    from natsgrammar_gen.compare.claims import evaluate
    from natsgrammar_gen.compare.dialects import with_portable
    from natsgrammar_gen.emit.context import Context, Names
    from natsgrammar_gen.emit.entries import at_run_time, entries, index
    from natsgrammar_gen.emit.pages.words import all_words
    from natsgrammar_gen.grammar.buckets import buckets_beside, refusals_beside
    from natsgrammar_gen.grammar.edition import Edition, editions
    from natsgrammar_gen.grammar.examples import add_examples
    from natsgrammar_gen.grammar.load import load_all
    from natsgrammar_gen.grammar.model import Grammar
    from natsgrammar_gen.grammar.roles import roles
    from natsgrammar_gen.language.budget import no_garbage_collected


def add(folder: Path | str) -> Tables:
    """Register the rules of a folder of grammars, and return their tables. Raises as `compiled` and `register` do."""
    tables = compiled(folder)
    ng.register(tables)
    return tables


def compiled(folder: Path | str) -> Tables:
    """Return the tables of the grammars `<spec>/<edition>.lark` in a folder, for `natsgrammar.register`.

    Raises `Refused` with every problem of the grammars, and RulesError if there is no such folder.
    """
    root = Path(folder)
    if not root.is_dir():
        raise RulesError(f"`{root}` is not a folder")
    with no_garbage_collected():
        grammars = load_all(root)
        context = Context(editions=editions(grammars), roles=roles(grammars))
        tables = {edition.address: entries(edition) for edition in context.editions}
    loaded = {(table["SPEC"], table["EDITION"]): SimpleNamespace(**table) for table in tables.values()}
    digest = sha256(repr((index(context), tables)).encode(errors="surrogatepass")).hexdigest()
    return Tables(str(root.resolve()), digest, **index(context), editions=loaded)


def context_of(folder: Path, names: Names | None = None, *, words: bool = True) -> Context:
    """Load a folder of grammars, with the claims and buckets beside them, and with `kinds.toml` if `words` is true.

    The package is natsgrammar's own without other `names`. Raises Refused with every problem, and TooLarge.
    """
    grammars = with_portable(load_all(folder))
    known, claims = editions(grammars), folder / "claims.toml"
    if misread := [problem for edition in known for problem in _misread(edition)]:
        raise Refused(misread)
    return Context(
        **asdict(names or Names()),
        editions=known,
        roles=roles(grammars),
        claims=evaluate(claims, known) if claims.exists() else (),
        buckets=buckets_beside(folder),
        refusals=refusals_beside(folder),
        words=all_words(folder, grammars) if words else {},
    )


def contradictions(grammars: list[Grammar], shown: Iterable[dict[str, Any]]) -> list[Diagnostic]:
    """Return the examples in entries of `examples.toml` for which a rule or codec has another answer."""
    faults = add_examples(grammars, shown)
    return faults + [problem for edition in editions(grammars) for problem in _misread(edition)]


def _misread(edition: Edition) -> Iterator[Diagnostic]:
    """Yield the examples in a specification's text for which a codec has another answer."""
    pairs = {codec.name: edition.rules[codec.wire].definition.notes.pairs for codec in edition.codecs.values()}
    codecs = at_run_time(edition)[1] if any(pairs.values()) else {}
    for name, codec in codecs.items():
        for value, text, sign, line in pairs[name]:
            encoding = [("writes", codec.encode, value, text)] if sign == "→" else []
            for verb, convert, given, expected in (*encoding, ("reads", codec.decode, text, value)):
                try:
                    actual = quoted(convert(given))
                except ng.CodecError as error:
                    actual = f"nothing: {error}"
                if actual != quoted(expected):
                    message = f"the text has {quoted(expected)} for {quoted(given)}, and codec `{name}` {verb} {actual}"
                    yield Diagnostic(edition.grammar.path, line, 1, message)
