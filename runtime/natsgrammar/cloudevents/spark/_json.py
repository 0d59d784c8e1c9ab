r"""JSON objects taken apart by regexes, with every member as it was written: repeated ones, digits of numbers, places.

Spark's own readers lose what a CloudEvent needs: variants refuse an object of `data` with a name that stands twice in
it, `from_json` writes numbers anew, and both lose half a surrogate pair. Here a possessive regex, which runs in linear
time, finds the members of the object. What is nested in them it only skips, by brackets; that this is JSON, too, is for
Spark's parser to say.
"""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let

DEEPEST = 100  # levels of arrays and objects; the regex grows with each

_S = r"[ \t\n\r]*+"
_STRING = r'"(?:[^"\\\x00-\x1F]++|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*+"'
_SCALAR = rf"(?:{_STRING}|-?+(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?+(?:[eE][+-]?+[0-9]++)?+|true|false|null)"


def _bracketed() -> str:
    outside = r'[^\[\]{}"]++|"(?:[^"\\]++|\\.)*+"'
    inner = f"(?:{outside})*+"
    for _ in range(DEEPEST - 2):
        inner = rf"(?:{outside}|[\[{{]{inner}[\]}}])*+"
    return rf"[\[{{]{inner}[\]}}]"


_VALUE = rf"(?:{_SCALAR}|{_bracketed()})"
_HEAD = rf"{_S}({_STRING}){_S}:{_S}"
_PAIR = f"{_HEAD}{_VALUE}{_S}"
_OBJECT = rf"(?s)\A{_S}\{{(?:{_PAIR}(?:,{_PAIR})*+|{_S})\}}{_S}\z"
_MEMBER = rf"(?s)\G(?:\A{_S}\{{|,){_PAIR}"
_TRAILING = r"(?<![ \t\n\r])[ \t\n\r]++\z"
_OPENING = rf"\A(?:{_S}\{{|,){_HEAD}"

# Behind what is in order, half a surrogate pair.
_HALF = (
    r"(?s)\G((?:[^\\]++|\\[^u]|\\u(?:[0-9A-CEFa-cef][0-9A-Fa-f]|[Dd][0-7])[0-9A-Fa-f]{2}"
    r"|\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2})*+)\\u[Dd][89A-Fa-f][0-9A-Fa-f]{2}"
)
_REPLACED = r"\\uFFFF"  # a noncharacter, which no String may hold either
STAND_IN = "\uffff"
# Pairs, half pairs, other escapes and the rest of a string, one by one; and those that are read as U+FFFF.
_LETTER = (
    r"(?s)\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}|\\.|\x{FFFF}|[^\\\x{FFFF}]++"
)
_MARK = r"\A(?:\\u[Dd][89A-Fa-f][0-9A-Fa-f]{2}|\\u[Ff]{4}|\x{FFFF})\z"
_FAULT = "not JSON"
_STRICT = {
    "mode": "PERMISSIVE",
    "columnNameOfCorruptRecord": _FAULT,
    "allowSingleQuotes": "false",
    "allowNonNumericNumbers": "false",
    "maxNumLen": str(2**31 - 1),
}


def is_object(text: Column) -> Column:
    """BOOLEAN: whether the text may be one JSON object, for all that its members have to say."""
    return text.rlike(_OBJECT)


def members(text: Column) -> Column:
    """ARRAY<STRUCT<raw, name, halves>>: the members of an object; `raw` is the value as it was written."""

    def member(whole: Column) -> Column:
        opening = F.regexp_extract(whole, _OPENING, 0)
        name = F.regexp_extract(whole, _OPENING, 1)
        return F.struct(
            F.regexp_replace(F.substr(whole, F.char_length(opening) + 1), _TRAILING, "").alias("raw"),
            string(name).alias("name"),
            halves(name).alias("halves"),
        )

    return F.transform(_wholes(text), member)


def places(text: Column) -> Column:
    """ARRAY<INT>: where the value of each member begins in the text of an object."""

    def added(ends: Column, step: Column) -> Column:
        """Each number with the one so many steps before it added; after all powers of two, with all before it."""
        return F.transform(ends, lambda end, index: end + F.coalesce(F.get(ends, index - step), F.lit(0)))

    def begun(lengths: Column) -> Column:
        doublings = F.sequence(F.lit(0), F.ceil(F.log2(F.size(lengths) + 1)).cast("int"))
        ends = F.aggregate(
            F.transform(doublings, lambda it: F.call_function("shiftleft", F.lit(1), it)),
            F.transform(lengths, lambda it: it["whole"]),
            added,
        )
        return F.zip_with(ends, lengths, lambda end, length: end - length["whole"] + length["head"])

    def length(whole: Column) -> Column:
        head = F.char_length(F.regexp_extract(whole, _OPENING, 0))
        return F.struct(F.char_length(whole).alias("whole"), head.alias("head"))

    return _let(F.transform(_wholes(text), length), begun)


def _wholes(text: Column) -> Column:
    """ARRAY<STRING>: each member with what stands before it and after it, up to the next comma."""
    return F.regexp_extract_all(text, F.lit(_MEMBER), F.lit(0))


def is_value(raw: Column) -> Column:
    """BOOLEAN: whether the text is one JSON value."""
    return raw.rlike(rf"(?s)\A{_S}{_VALUE}{_S}\z") & is_proper(raw)


def is_proper(raw: Column) -> Column:
    """BOOLEAN: whether what is nested in a value is JSON, given that its brackets are balanced."""
    wrapped = F.concat(F.lit('{"value":'), raw, F.lit("}"))
    refused = F.from_json(wrapped, f"`{_FAULT}` string", _STRICT)[_FAULT].isNotNull()
    return ~raw.rlike(rf"\A{_S}[\[{{]") | ~refused


def string(raw: Column) -> Column:
    """STRING: what a JSON string says; half a surrogate pair comes as U+FFFF."""
    whole = F.regexp_replace(raw, _HALF, f"$1{_REPLACED}")
    read = F.from_json(F.concat(F.lit("["), whole, F.lit("]")), "array<string>")[0]
    return F.when(raw.contains("\\"), read).otherwise(F.substring(raw, F.lit(2), F.char_length(raw) - 2))


def is_whole(raw: Column) -> Column:
    """BOOLEAN: whether a JSON string holds no half of a surrogate pair."""
    return ~raw.contains("\\") | ~raw.rlike(_HALF)


def halves(raw: Column) -> Column:
    """STRING: the JSON string, if it holds half of a surrogate pair, else NULL."""
    return F.when(raw.startswith('"') & ~is_whole(raw), raw)


def half(raw: Column, nth: Column) -> Column:
    """STRING: the digits of the half pair that the nth U+FFFF stands for in what the JSON string says; "" for none."""
    marks = F.filter(F.regexp_extract_all(raw, F.lit(_LETTER), F.lit(0)), lambda it: it.rlike(_MARK))
    digits = F.upper(F.substring(F.get(marks, nth), 3, 4))
    return F.when(digits.startswith("D"), digits).otherwise("")


def quoted(text: Column) -> Column:
    """STRING: the text as a JSON string, with escapes only where JSON asks for them."""
    escaped = F.replace(F.replace(text, F.lit("\\"), F.lit("\\\\")), F.lit('"'), F.lit('\\"'))
    plain = escaped
    short = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
    for code in range(32):
        plain = F.replace(plain, F.lit(chr(code)), F.lit(short.get(chr(code), f"\\u{code:04x}")))
    return F.concat(F.lit('"'), F.when(text.rlike(r"[\x00-\x1F]"), plain).otherwise(escaped), F.lit('"'))
