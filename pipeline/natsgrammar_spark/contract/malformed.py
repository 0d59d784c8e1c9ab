"""Why a JSON line is not a row: messages for Spark and for samples."""

from __future__ import annotations

LONGEST = 16 << 20  # bytes of a line of JSON that is parsed, which takes many times its length in memory
LARGE = 4 << 20  # bytes of a line; shorter ones never make a variant that is too large
MOST_LEVELS, MOST_DIGITS, MOST_OF_NAME = 1_000, 1_000, 50_000  # limits of Spark's parser

NOT_UTF8 = "invalid UTF-8"
BLANK = "blank line"
HALF = "unpaired surrogate in an escape"
TWICE = "duplicate member name in an object"
TWICE_OR_LARGE = f"{TWICE}, or too large for Spark to parse"
NOT_JSON = "not valid JSON"
BEYOND = (
    f"{NOT_JSON}, or beyond what Spark parses: "
    f"{MOST_LEVELS:,} levels, {MOST_DIGITS:,} characters of a number, {MOST_OF_NAME:,} of a name"
)
NO_OBJECT = "JSON, but not an object"
TEXT_AFTER = "text after the JSON object"


def too_long() -> str:
    """Return the message for a line with more bytes than are parsed."""
    return f"a line of more than {LONGEST:,} bytes, which is not parsed"
