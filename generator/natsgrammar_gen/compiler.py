"""A folder of grammars, loaded for targets, or compiled in memory to tables for the registry."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import natsgrammar as ng
from natsgrammar.core.sources import RulesError, Tables
from natsgrammar.errors import needs

with needs("[cli]"):
    from natsgrammar_gen.compare.claims import evaluate
    from natsgrammar_gen.compare.dialects import with_portable
    from natsgrammar_gen.emit.context import Context, Names
    from natsgrammar_gen.emit.entries import entries, index
    from natsgrammar_gen.emit.pages.words import all_words
    from natsgrammar_gen.grammar.buckets import buckets_beside, refusals_beside
    from natsgrammar_gen.grammar.edition import editions
    from natsgrammar_gen.grammar.load import load_all
    from natsgrammar_gen.grammar.roles import roles


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
    return Context(
        **asdict(names or Names()),
        editions=known,
        roles=roles(grammars),
        claims=evaluate(claims, known) if claims.exists() else (),
        buckets=buckets_beside(folder),
        refusals=refusals_beside(folder),
        words=all_words(folder, grammars) if words else {},
    )


@contextmanager
def no_garbage_collected() -> Iterator[None]:
    """Suspend the search for cycles, of which grammars have few: it costs a tenth of `generate` (RESULTS.md)."""
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()
