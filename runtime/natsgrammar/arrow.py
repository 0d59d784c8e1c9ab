"""Columns in Arrow: validity, position of the first error, and codecs. Needs PyArrow, and no Spark.

A column is an array of PyArrow or an object with Arrow's PyCapsule interface, such as columns of pandas, Polars and
DuckDB. Each distinct text is judged once. Null stays null.

    >>> import pyarrow as pa
    >>> from natsgrammar import arrow
    >>> arrow.is_valid(pa.array(["ORDERS", "a b", None]), "adr6:stream-name").to_pylist()
    [True, False, None]
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, reduce
from typing import Any

from .core import CodecError, codec, rule
from .core.codec import Codec
from .core.rule import Rule
from .core.table import table_of
from .errors import Error, needs

with needs("[arrow]", "pyarrow"):
    import pyarrow as pa
    import pyarrow.compute as pc

_MOST_STATES = 300  # which RE2 finds again in each batch, since PyArrow keeps no compiled expression


class NoColumn(Error, TypeError):
    """The argument is not a column of texts."""


def is_valid(column: Any, address: str) -> pa.ChunkedArray:
    """Return BOOL: whether each text is a valid name. Raises UnknownAddress, and NoColumn (a TypeError)."""
    return _mapped(column, rule(address).is_valid, pa.bool_())


def position(column: Any, address: str) -> pa.ChunkedArray:
    """Return INT32: where each text has its first error, in code points from 0; null for a valid name.

    Raises as `is_valid`.
    """
    check = rule(address).check
    return _mapped(column, lambda text: getattr(check(text), "position", None), pa.int32())


def message(column: Any, address: str) -> pa.ChunkedArray:
    """Return STRING: what is wrong with each text; null for a valid name. Raises as `is_valid`."""
    check = rule(address).check
    return _mapped(column, lambda text: getattr(check(text), "message", None), pa.string())


def encode(column: Any, address: str) -> pa.ChunkedArray:
    """Return STRING: the codec's encoding of each text; null if there is none. Raises as `is_valid`."""
    return _mapped(column, _or_null(codec(address).encode), pa.string())


def decode(column: Any, address: str) -> pa.ChunkedArray:
    """Return STRING: each text decoded by the codec; null if it cannot be. Raises as `is_valid`."""
    return _mapped(column, _or_null(codec(address).decode), pa.string())


def matcher(checker: Rule | Codec) -> Callable[[pa.Array], pa.Array] | None:
    """Return the test of whole columns by RE2; None if Python has to judge, or is faster.

    No expression has a check digit, and RE2 repeats no part more than 1,000 times. RE2 took 0.03 to 0.94 × the time of
    Python by all published rules, and up to 1.8 × by rules with more than `_MOST_STATES` for Python's engine.
    """
    if not isinstance(checker, Rule) or checker.entry.get("adds"):
        return None
    if checker.entry["backtrack_free"] and len(table_of(checker.entry["automaton"]).table) > _MOST_STATES:
        return None
    schema: Any = checker.entry["schema"]
    judge = _matching(tuple(each["pattern"] for each in schema.get("allOf", (schema,))), checker.max_bytes)
    with suppress(pa.ArrowInvalid):
        judge(pa.array([""]))
        return judge
    return None


@cache
def _matching(expressions: tuple[str, ...], limit: int | None) -> Callable[[pa.Array], pa.Array]:
    """Return the test whether texts match all expressions. It pickles whole: executors need PyArrow alone."""

    def is_valid(texts: pa.Array) -> pa.Array:
        verdicts = [pc.match_substring_regex(texts, expression) for expression in expressions]
        if limit is not None:
            verdicts.append(pc.less_equal(pc.binary_length(texts), limit))
        return reduce(pc.and_, verdicts)

    return is_valid


def _or_null(translate: Callable[[str], str]) -> Callable[[str], str | None]:
    def translated(text: str) -> str | None:
        try:
            return translate(text)
        except CodecError:
            return None

    return translated


def _mapped(column: Any, answer: Callable[[str], object], kind: pa.DataType) -> pa.ChunkedArray:
    """Return the answer for each text in the column."""
    known: dict[str | None, object] = {None: None}
    chunks = []
    for chunk in _chunks(column):
        texts = chunk if pa.types.is_dictionary(chunk.type) else chunk.dictionary_encode()
        try:
            values = texts.dictionary.to_pylist()
        except UnicodeDecodeError:
            raise NoColumn("a column of names holds texts in UTF-8, and this one has other bytes") from None
        for text in values:
            if text not in known:
                known[text] = answer(text)
        answers = pa.array([known[text] for text in values], kind)
        chunks.append(answers.take(texts.indices))
    return pa.chunked_array(chunks, kind)


def _chunks(column: Any) -> list[pa.Array]:
    """Return the column as arrays of texts. Raises NoColumn."""
    try:
        if isinstance(column, pa.ChunkedArray) or hasattr(column, "__arrow_c_stream__"):
            chunks = (column if isinstance(column, pa.ChunkedArray) else pa.chunked_array(column)).chunks
        elif hasattr(column, "__arrow_c_array__") or hasattr(column, "__array__"):
            array = pa.array(column)
            chunks = array.chunks if isinstance(array, pa.ChunkedArray) else [array]
        else:
            raise NoColumn(f"a column is an array of Arrow, pandas or Polars, not {type(column).__name__}")
    except (pa.ArrowInvalid, pa.ArrowTypeError, pa.ArrowNotImplementedError, UnicodeEncodeError):
        raise NoColumn(f"a column of names has type string, and {_other(column)}") from None
    for chunk in chunks:
        kind = chunk.type.value_type if pa.types.is_dictionary(chunk.type) else chunk.type
        is_text = pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_string_view(kind)
        if not is_text and not pa.types.is_null(kind):
            raise NoColumn(f"a column of names has type string, not {kind}")
    return [chunk.cast(pa.string()) if pa.types.is_null(chunk.type) else chunk for chunk in chunks]


def _other(column: Any) -> str:
    """Describe the first value that Arrow rejects beside texts in a column of objects."""
    for at, value in enumerate(column):
        if isinstance(value, str):
            try:
                value.encode()
            except UnicodeEncodeError:
                return f"row {at} holds a lone surrogate, which no text in UTF-8 has"
        elif value is not None and value == value:
            return f"row {at} holds a value of type {type(value).__name__}"
    return "this one has another"
