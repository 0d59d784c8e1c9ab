"""Jinja templates with one quoting filter per output language."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from natsgrammar_gen.emit import explain, quoting
from natsgrammar_gen.emit import markdown as markup
from natsgrammar_gen.emit.pages import history, track
from natsgrammar_gen.emit.schemas.jsonschema import line_feeds
from natsgrammar_gen.emit.source_functions import functions
from natsgrammar_gen.emit.tables.literal import literal
from natsgrammar_gen.grammar.annotations import first_sentence
from natsgrammar_gen.language.queries import longest
from natsgrammar_gen.language.regex_printer import LONGEST_TEXT, RE2


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
    environment.filters["json"] = json.dumps
    environment.globals.update(
        algorithm=explain.algorithm,
        alphabet=explain.alphabet,
        anchor=track.anchor,
        building_blocks=track.building_blocks,
        counts=history.counts,
        escapes=explain.escapes,
        expected_at=explain.expected_at,
        functions=functions,
        length_limit=explain.length_limit,
        longest=longest,
        longest_line=markup.LONGEST_LINE,
        longest_text=LONGEST_TEXT,
        line_feeds=line_feeds,
        named_parts=track.named_parts,
        re2=RE2,
    )
    for quote in (
        markup.code,
        markup.fence,
        markup.name,
        markup.number,
        markup.plain,
        markup.prose,
        markup.cell,
        first_sentence,
        markup.marked,
        markup.short,
        markup.meta,
        markup.source,
        quoting.go,
        quoting.go_comment,
        quoting.go_test,
        quoting.java,
        quoting.java_test,
        quoting.javadoc,
        quoting.jsdoc,
        quoting.listed,
        quoting.pieces,
        quoting.point,
        quoting.rust,
        quoting.rust_comment,
        quoting.rust_test,
        quoting.typescript,
        quoting.typescript_test,
    ):
        environment.filters[quote.__name__] = quote
    return environment


def template(name: str) -> Any:
    """The template of that file name."""
    return _environment().get_template(name)
