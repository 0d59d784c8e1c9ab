r"""JSON objects taken apart by regexes, with every member as it was written: repeated ones, digits of numbers, places.

Spark's own readers lose what a CloudEvent needs: variants refuse an object of `data` with a name that stands twice in
it, `from_json` writes numbers anew, and both lose half a surrogate pair. Here a possessive regex, which runs in linear
time, finds the members of the object. What is nested in them it only skips, by brackets; that this is JSON, too, is for
Spark's parser to say.
"""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

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
    """ARRAY<STRUCT<whole, head, raw, name>>: the members of an object; `whole` is the text up to the next comma.

    `head` is the length of what stands before the value in it, `raw` the value as it was written.
    """

    def member(whole: Column) -> Column:
        opening = F.regexp_extract(whole, _OPENING, 0)
        return F.struct(
            whole.alias("whole"),
            F.char_length(opening).alias("head"),
            F.regexp_replace(F.substr(whole, F.char_length(opening) + 1), _TRAILING, "").alias("raw"),
            string(F.regexp_extract(whole, _OPENING, 1)).alias("name"),
        )

    return F.transform(F.regexp_extract_all(text, F.lit(_MEMBER), F.lit(0)), member)


def place(found: Column, index: Column) -> Column:
    """INT: where the value of the member at an index begins in the text of its object."""
    before = F.array_join(F.transform(F.slice(found, 1, index), lambda member: member["whole"]), "")
    return F.char_length(before) + F.get(found, index)["head"]


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


def quoted(text: Column) -> Column:
    """STRING: the text as a JSON string, with escapes only where JSON asks for them."""
    escaped = F.replace(F.replace(text, F.lit("\\"), F.lit("\\\\")), F.lit('"'), F.lit('\\"'))
    plain = escaped
    short = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
    for code in range(32):
        plain = F.replace(plain, F.lit(chr(code)), F.lit(short.get(chr(code), f"\\u{code:04x}")))
    return F.concat(F.lit('"'), F.when(text.rlike(r"[\x00-\x1F]"), plain).otherwise(escaped), F.lit('"'))
