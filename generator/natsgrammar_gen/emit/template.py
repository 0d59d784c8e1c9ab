"""Jinja templates with one quoting filter per output language."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from natsgrammar_gen.emit import explain
from natsgrammar_gen.emit import markdown as markup
from natsgrammar_gen.emit import railroad as diagram


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("natsgrammar_gen.emit"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - each language has its own quoting filter, and templates use nothing unquoted
    )
    environment.filters["python"] = literal
    environment.globals.update(
        anchor=diagram.anchor,
        building_blocks=diagram.building_blocks,
        escapes=explain.escapes,
        expected_at=explain.expected_at,
        length_limit=explain.length_limit,
        railroad=diagram.railroad,
    )
    for quote in (
        markup.code,
        markup.fence,
        markup.name,
        markup.number,
        markup.plain,
        markup.prose,
        markup.refused,
        markup.source,
        markup.visible,
    ):
        environment.filters[quote.__name__] = quote
    return environment


def template(name: str) -> Any:
    """The template of that file name."""
    return _environment().get_template(name)


def literal(value: object, indent: int = 0) -> str:
    """A value as Python source that can only be read as that value: ASCII, wrapped at 116 columns."""
    pad = " " * (indent + 4)
    if isinstance(value, dict):
        if not value:
            return "{}"
        rows = (f"{pad}{key!a}: {literal(item, indent + 4)},\n" for key, item in value.items())
        return "{\n" + "".join(rows) + " " * indent + "}"
    if not isinstance(value, tuple) or len(one_line := ascii(value)) + indent <= 110:
        return ascii(value)
    if not all(isinstance(item, int) for item in value):
        return "(\n" + "".join(f"{pad}{literal(item, indent + 4)},\n" for item in value) + " " * indent + ")"
    lines, line = [], pad
    for item in one_line[1:-1].split(", "):
        if len(line) + len(item) > 114:
            lines.append(line.rstrip())
            line = pad
        line += f"{item}, "
    return "(\n" + "\n".join([*lines, line.rstrip()]) + "\n" + " " * indent + ")"
