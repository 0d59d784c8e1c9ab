"""Subjects joined with a table of filters, however many: by their shapes, in expressions of Spark alone."""

from __future__ import annotations

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F

from .columns import _octets, _string

_SHAPE, _KEY, _TOKENS = "_natsgrammar_shape", "_natsgrammar_key", "_natsgrammar_tokens"


def route_join(subjects: DataFrame, col: Column | str, filters: DataFrame, pattern: Column | str) -> DataFrame:
    """The rows of both frames, joined where the filter `pattern` takes the subject `col`, as `ng.match` has it.

    For filters that are too many for `route`, or that are a table. The shape of a filter is which of its tokens are
    wildcards: `time.*.east` has the shape `=*=`. A subject has one key for each shape that fits it, its tokens in the
    places of `=`, and Spark joins by shape and key, which spreads over a cluster like any join by equality. The shapes
    are broadcast, and the time grows with the number of those that fit a subject; in practice they are few.
    """
    shapes = _of_filters(filters, pattern)
    distinct = F.broadcast(shapes.select(_SHAPE).distinct())
    keyed = subjects.withColumn(_TOKENS, _tokens(col)).join(distinct, _fits(F.col(_TOKENS), F.col(_SHAPE)))
    keyed = keyed.withColumn(_KEY, _key(F.col(_TOKENS), F.col(_SHAPE)))
    return keyed.join(shapes, [_SHAPE, _KEY]).drop(_SHAPE, _KEY, _TOKENS)


def _of_filters(filters: DataFrame, pattern: Column | str) -> DataFrame:
    """The filters that take anything, each with its shape and key."""
    tokens = _tokens(pattern)
    before = F.slice(tokens, F.lit(1), F.size(tokens) - 1)
    shape = F.array_join(F.transform(tokens, lambda it: F.when(it.isin("*", ">"), it).otherwise("=")), "")
    known = filters.where(~F.array_contains(tokens, "") & ~F.array_contains(before, ">"))
    return known.select("*", shape.alias(_SHAPE), _key(tokens, shape).alias(_KEY))


def _tokens(text: Column | str) -> Column:
    """The tokens, a character for each byte: to Spark's functions all bytes that are not UTF-8 would be U+FFFD."""
    return F.split(F.decode(_octets(_string(text)), "ISO-8859-1"), r"\.")


def _fits(tokens: Column, shape: Column) -> Column:
    """Whether a subject of these tokens can match filters of the shape."""
    wanted = F.length(shape)
    as_many = (F.size(tokens) == wanted) | (shape.endswith(">") & (F.size(tokens) > wanted))
    return as_many & ~F.array_contains(tokens, "")


def _key(tokens: Column, shape: Column) -> Column:
    """The tokens in the places where the shape has `=`, with dots between them."""
    kept = F.transform(tokens, lambda token, n: F.when(F.substring(shape, n + 1, F.lit(1)) == "=", token))
    return F.array_join(kept, ".")
