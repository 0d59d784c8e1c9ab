"""The columns: Java functions where they are installed, else Arrow UDFs, and `rlike` for verdicts in lambdas."""

import re
from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import chain
from operator import and_

from pyspark.sql import Column
from pyspark.sql import functions as F

from ..core.codec import Codec
from ..core.registry import codec as _codec
from ..core.registry import rule as _rule
from ..core.rule import Rule
from ..errors import Misuse
from ..subjects.algebra import SubjectIndex, takes_any
from ..text import quoted
from . import jvm, udf
from .jvm import call, call_routes, violation_function

_FEW = 16  # reserved characters that are replaced one by one
_HEX = frozenset("0123456789ABCDEF")
_LAMBDA = re.compile(r"\b[xyz]_\d")  # a variable by PySpark; `rlike` gives a column with such a name the same answers
_MOST_FILTERS = 1 << 27  # bytes: each executor holds them all, in Java and as an index


def is_valid(col: Column | str, address: str) -> Column:
    """Return a BOOLEAN: whether the whole name is valid."""
    return _is_valid(_string(col), _rule(address))


def position(col: Column | str, address: str) -> Column:
    """Return an INT: code points before the first error, from 0; NULL for a valid name."""
    text, rule = _string(col), _rule(address)
    called = call("position", rule, text)
    return udf.position(_octets(text), rule) if called is None else called


def violation(col: Column | str, address: str) -> Column:
    """Return STRUCT<position, found, expected, message, suggestion, cause>: the first error; NULL for a valid name."""
    text, rule = _string(col), _rule(address)
    function = violation_function(rule, udf.VIOLATION)
    if function is None:
        valid = call("is_valid", rule, text)
        return udf.violation(_octets(text if valid is None else F.when(~valid, text)), rule)
    return jvm.called("violation", function, text)


def parse(col: Column | str, address: str) -> Column:
    """Return a STRUCT with a STRING for each part that the rule names; NULL for an invalid name.

    A part that the name lacks is NULL.

    Raises `natsgrammar.Error`, a ValueError, for a rule that names no parts: a struct needs a field.
    """
    text, rule = _string(col), _rule(address)
    if not rule.parts:
        raise Misuse(f"{rule.address} names no parts")
    fields = ", ".join(f"`{part}` string" for part in rule.parts)
    function = jvm.parse_function(rule, fields)
    if function is None:
        return udf.parse(_octets(text), rule, fields)
    return jvm.called("parse", function, F.when(_is_valid(text, rule), text))


def build(parts: Column | str | Mapping[str, Column | str], address: str) -> Column:
    """Return a STRING: the name that `parse` splits into these parts and no others; NULL if there is none.

    `parts` is a STRUCT with a field for each part, as from `parse`, or a column for each, by the part's name. A missing
    part is NULL or has no column, and integers are written in decimal.
    Raises `natsgrammar.Error`, a ValueError, if parts determine no name, or for a part that the rule does not name.
    """
    rule, whole = _rule(address), F.col(parts) if isinstance(parts, str) else parts
    given = whole if isinstance(whole, Mapping) else {part: whole[part] for part in rule.parts}
    if unknown := given.keys() - {*rule.parts}:
        raise Misuse(f"{rule.address} names no part {quoted(min(unknown))}")
    columns = {part: F.col(col) if isinstance(col, str) else col for part, col in given.items()}
    texts = {part: columns.get(part, F.lit(None)).cast("string") for part in rule.parts}
    is_given = F.lit(True) if isinstance(whole, Mapping) else whole.isNotNull()
    rounds: dict[int, list[Column]] = {}  # of each round at most one name is not NULL, so it is parsed once
    for at, ((first, *fixed), labels) in enumerate(rule.forms):
        pieces = chain(*zip(map(texts.__getitem__, labels), map(F.lit, fixed), strict=True))
        others = (texts[part].isNull() for part in rule.parts if part not in labels)
        earlier = [{*other} for _, other in rule.forms[:at]].count({*labels})
        rounds.setdefault(earlier, []).append(F.when(reduce(and_, others, is_given), F.concat(F.lit(first), *pieces)))
    struct = F.struct(*(text.alias(part) for part, text in texts.items()))
    names = [F.coalesce(*names) for names in rounds.values()]
    return F.coalesce(*(F.when(parse(name, address).eqNullSafe(struct), name) for name in names))


def encode(col: Column | str, codec_address: str) -> Column:
    """Return a STRING: the encoded text; NULL if it cannot be encoded, such as bytes that are not UTF-8."""
    text, codec = _string(col), _codec(codec_address)
    called = None if codec.entry["by"] else call("encode", codec, text)
    return _encode(text, codec) if called is None else called


def decode(col: Column | str, codec_address: str) -> Column:
    """Return a STRING: the text that was encoded; NULL if it cannot be decoded."""
    text, codec = _string(col), _codec(codec_address)
    called = None if codec.entry["by"] else call("decode", codec, text)  # no table can decode base64 or paths
    return udf.coded(_octets(text), codec, "decode") if called is None else called


def decode_violation(col: Column | str, codec_address: str) -> Column:
    """Return a STRUCT as `violation` does: the first error that prevents decoding; NULL if there is none."""
    codec = _codec(codec_address)
    if codec.entry["by"]:
        return udf.violation(_octets(_string(col)), codec)
    return violation(col, codec.wire.address)


def route(col: Column | str, filters: str | Iterable[str]) -> Column:
    """Return ARRAY<STRING>: the filters that match each subject by `ng.match`, in the order given and each once.

    A subject that no filter matches gets an empty array, as does one with an empty token. Subjects are compared by
    their bytes, as the server does, UTF-8 or not. The time per subject grows more slowly than the number of filters.
    Raises TypeError for a filter that is not a str, and ValueError for one with lone surrogates, or for more than
    128 MiB of filters.
    """
    text, known = _string(col), _filters(filters)
    called = call_routes("route", known, text)
    return udf.route(_octets(text), known) if called is None else called


def match(col: Column | str, filters: str | Iterable[str]) -> Column:
    """Return a BOOLEAN: whether any filter matches the subject; filters are as in `route`."""
    text, known = _string(col), _filters(filters)
    called = call_routes("match", known, text)
    return udf.match(_octets(text), known) if called is None else called


def _filters(filters: str | Iterable[str]) -> tuple[str, ...]:
    """Return the filters with possible matches, each once."""
    index = SubjectIndex(filters)
    size = sum(len(pattern.encode()) for pattern in index)
    if size > _MOST_FILTERS:
        raise ValueError(f"filters of {size:,} bytes: at most {_MOST_FILTERS:,} are sent to the executors at once")
    return tuple(pattern for pattern in index if takes_any(pattern))


def _string(col: Column | str) -> Column:
    if not isinstance(col, Column | str):
        raise TypeError(f"a column is a Column or the name of one, not {type(col).__name__}")
    # Makes Spark reject any type but STRING, and compare bytes whatever collation the column has.
    return F.collate(F.col(col) if isinstance(col, str) else col, "UTF8_BINARY")


def _octets(text: Column) -> Column:
    """Cast for an Arrow UDF: Arrow accepts UTF-8 strings only."""
    return text.cast("binary")


def _is_valid(text: Column, rule: Rule) -> Column:
    called = call("is_valid", rule, text)
    if called is not None:
        return called
    # Spark allows no Python in a lambda, and Java's regex may need exponential time.
    if not (rule.entry["backtrack_free"] and _LAMBDA.search(str(text))):
        return udf.is_valid(text, rule)
    valid = text.rlike(rule.entry["java"])
    if rule.max_bytes is not None:
        valid = (F.octet_length(text) <= rule.max_bytes) & valid
    # Java's regexes read bytes that are not UTF-8 as U+FFFD.
    return valid & F.is_valid_utf8(text) if rule.knows("\ufffd") else valid


def _encode(text: Column, codec: Codec) -> Column:
    """Encode without Java. Replacements work inside lambdas, where Spark allows no Python; a UDF does the rest."""
    ends = (*codec.entry["range_starts"][1:], 0x110000)
    spans = zip(codec.entry["range_starts"], ends, codec.entry["classes"], strict=True)
    reserved = [range(start, end) for start, end, char_class in spans if char_class >= 0]
    few = [chr(code) for code in chain(*reserved)] if sum(map(len, reserved)) <= _FEW else []
    # A replacement must not change the output of an earlier one.
    if codec.entry["by"] or codec.of or not few or not _HEX.isdisjoint(few) or codec.entry["separator"]:
        return udf.coded(_octets(text), codec, "encode")
    encoded, sign = text, codec.entry["sign"]
    for character in sorted(few, key=lambda character: character != sign):
        encoded = F.replace(encoded, F.lit(character), F.lit(sign + character.encode().hex(sign).upper()))
    if codec.entry["empty"]:
        encoded = F.when(text == "", codec.entry["empty"]).otherwise(encoded)
    return F.when(F.is_valid_utf8(text), encoded)
