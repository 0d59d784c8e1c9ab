"""Texts and structs in Arrow columns, for the bindings' Spark columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from ..core.violation import violation_at
from ..errors import needs

with needs("[spark]", "pyspark pyarrow"):
    import pyarrow as pa
    from pyspark.sql import Column
    from pyspark.sql import functions as F

SURROGATE = re.compile("[\ud800-\udfff]")


def as_column(column: Column | str) -> Column:
    """Return the column itself, or the column by its name."""
    return F.col(column) if isinstance(column, str) else column


def octets(values: pa.Array) -> list[Any]:
    """Return binary values and texts as bytes: Arrow cannot read invalid UTF-8."""
    listed: list[Any] = values.cast(pa.binary()).to_pylist()
    return listed


def texts(values: pa.Array) -> list[Any]:
    """Return texts, with a lone surrogate, which no rule accepts, for each invalid byte."""
    return [None if text is None else str(text, "utf-8", "surrogateescape") for text in octets(values)]


def shown(text: str) -> str:
    """Return the text with U+FFFD for each lone surrogate, which a STRING cannot contain."""
    return SURROGATE.sub("\ufffd", text)


def cause_at(text: str, position: int, expected: str, noun: str = "name") -> str:
    """Return a violation's message, with U+FFFD for invalid bytes."""
    return violation_at(shown(text), position, expected, noun=noun).message


def structs(rows: Sequence[tuple[Any, ...]], kind: pa.StructType) -> pa.StructArray:
    """Return the rows as one array, made column by column."""
    columns: Iterable[Any] = zip(*rows, strict=True) if rows else [()] * kind.num_fields
    arrays = [pa.array(column, field.type) for column, field in zip(columns, kind, strict=True)]
    return pa.StructArray.from_arrays(arrays, fields=list(kind))
