"""A folder of grammars, compiled in memory to tables for the registry."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import natsgrammar as ng
from natsgrammar.core.sources import RulesError, Tables
from natsgrammar.errors import Needs

with Needs("'natsgrammar[cli]'"):
    from natsgrammar_gen.emit.context import Context
    from natsgrammar_gen.emit.tables.python import entries, index
    from natsgrammar_gen.grammar.edition import editions
    from natsgrammar_gen.grammar.load import load_all
    from natsgrammar_gen.grammar.roles import roles


def add(folder: Path | str) -> Tables:
    """Registers the rules of a folder of grammars, and returns their tables. Raises as `compiled` and `register` do."""
    tables = compiled(folder)
    ng.register(tables)
    return tables


def compiled(folder: Path | str) -> Tables:
    """The tables of the grammars `<spec>/<edition>.lark` in a folder, for `natsgrammar.register`.

    Raises `Refused` with every problem of the grammars, and RulesError if there is no such folder.
    """
    root = Path(folder)
    if not root.is_dir():
        raise RulesError(f"`{root}` is not a folder")
    with no_garbage_collected():
        grammars = load_all(root)
        context = Context("", editions(grammars), roles(grammars), ())
        tables = {edition.address: entries(edition) for edition in context.editions}
    loaded = {(it["SPEC"], it["EDITION"]): SimpleNamespace(**it) for it in tables.values()}
    digest = sha256(repr((index(context), tables)).encode(errors="surrogatepass")).hexdigest()
    return Tables(str(root.resolve()), digest, **index(context), editions=loaded)


@contextmanager
def no_garbage_collected() -> Iterator[None]:
    """Inside, Python looks for no cycles, of which grammars have few: it would take a sixth of the time."""
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()
