"""The page of sources: what our rules were read from, and when."""

from __future__ import annotations

from pathlib import Path

from natsgrammar_gen.compare.sources import read_state, sources
from natsgrammar_gen.emit.context import Context
from tools.reference.templating import template


def page(context: Context) -> str:
    """Return the page: each source with its editions, the day on which it was read, and its newest version."""
    grammars = [edition.grammar for edition in context.editions]
    state = read_state(Path(grammars[0].path).parents[1])
    newest = {grammar.address: grammar for grammar in grammars}
    known = sources(grammars, {})
    packages = [source for source in known if source.version]
    documents = [source for source in known if not source.version]
    return (
        str(template("sources.md.j2").render(documents=documents, packages=packages, state=state, newest=newest)) + "\n"
    )
