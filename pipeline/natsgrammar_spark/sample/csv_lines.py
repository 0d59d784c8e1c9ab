"""Records of CSV as RFC 4180 defines them, each on one line: the one grammar for Spark and for samples."""

import re
from collections.abc import Callable

# Expressions that Java and Python read alike. No quoted field contains a line break, as a record is a line.
QUOTED = r'"[^"]*+(?:""[^"]*+)*+"'
DELIMITERS = ",;\t|"  # to guess the one of a header


def plain(delimiter: str) -> str:
    """Return the expression for a field without quotation marks."""
    return rf'[^"{re.escape(delimiter)}]*+'


def splitter(delimiter: str) -> Callable[[str], list[str | None] | None]:
    """Return a function from a line to its fields, None for an empty one; or to None, if it is not a record."""
    field = re.compile(rf"(?:({QUOTED})|({plain(delimiter)}))({re.escape(delimiter)}|\Z)")

    def split(line: str) -> list[str | None] | None:
        if '"' not in line:
            return [text or None for text in line.split(delimiter)]
        fields: list[str | None] = []
        at, more = 0, True
        while more:
            token = field.match(line, at)
            if token is None:
                return None
            fields.append(token[2] or None if token[1] is None else token[1][1:-1].replace('""', '"'))
            at, more = token.end(), bool(token[3])
        return fields

    return split
