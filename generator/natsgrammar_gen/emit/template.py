"""Jinja templates, each with its own output language's filters."""

from collections.abc import Callable
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined


def templates(*filters: Callable[..., Any], **values: Any) -> Callable[[str], Any]:
    """Return a function from a name to the template, which knows these filters only: the quotes of one language."""
    environment = Environment(
        loader=PackageLoader("natsgrammar_gen.emit"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - each language has its own quoting filter, and templates use nothing unquoted
    )
    environment.filters.update((quote.__name__, quote) for quote in filters)
    environment.globals.update(values)
    return environment.get_template
