"""Reasons why a line of JSON is not a row, in the words of whoever reads it: Spark, or a sample."""

from natsgrammar.strict_json import STRICT, JsonError

LONGEST = 16 << 20  # bytes of a line of JSON that is parsed, which needs many times its length in memory
MOST_LEVELS, MOST_DIGITS, MOST_OF_NAME = 1_000, 1_000, 50_000  # in Jackson, and so in Spark's parser

TOO_LONG = f"a line of more than {LONGEST:,} bytes, which is not parsed"
NOT_UTF8 = "invalid UTF-8"
BLANK = "blank line"
HALF = "unpaired surrogate in an escape"
TWICE = "duplicate member name in an object"
NOT_JSON = "not valid JSON"
BEYOND = (
    f"{NOT_JSON}, or beyond what Spark parses: "
    f"{MOST_LEVELS:,} levels, {MOST_DIGITS:,} characters of a number, {MOST_OF_NAME:,} of a name"
)
NO_OBJECT = "JSON, but not an object"
TEXT_AFTER = "text after the JSON object"
REASONS = (TOO_LONG, NOT_UTF8, BLANK, HALF, TWICE, BEYOND, NOT_JSON, NO_OBJECT, TEXT_AFTER)  # as numbered in Java
_OF_VALUES = {BLANK: "no JSON: the text is empty", TOO_LONG: TOO_LONG.replace("a line of ", "")}
EXPLAINED = tuple(_OF_VALUES.get(reason, reason) for reason in REASONS)  # for the values of columns
_FAULTY = ("0 0", "NaN", "?", "{?", '{""?', "[0?", '"\0', r'"\?', r'"\u?', '"', "[0,]", '{"":0,}', "\ufeff")


def _cause(text: str) -> str:
    try:
        STRICT.read(text)
    except JsonError as error:
        return error.cause if error.kind == "syntax" else ""
    return ""


CAUSES = tuple(map(_cause, _FAULTY))  # of faults in JSON, as numbered in Java
