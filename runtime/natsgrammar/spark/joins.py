"""Subjects joined with a table of filters, however many: by their shapes, in Spark expressions alone."""

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F

from .columns import _octets, _string

_SHAPE, _KEY, _TOKENS = "_natsgrammar_shape", "_natsgrammar_key", "_natsgrammar_tokens"


def route_join(subjects: DataFrame, col: Column | str, filters: DataFrame, pattern: Column | str) -> DataFrame:
    """Join the rows of both frames where the filter `pattern` matches the subject `col`, by `ng.match`.

    For filters that are too many for `route`, or in a table. The shape of a filter shows which of its tokens are
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
    """Return the filters that match anything, each with its shape and key."""
    tokens = _tokens(pattern)
    before = F.slice(tokens, F.lit(1), F.size(tokens) - 1)
    shape = F.array_join(F.transform(tokens, lambda token: F.when(token.isin("*", ">"), token).otherwise("=")), "")
    known = filters.where(~F.array_contains(tokens, "") & ~F.array_contains(before, ">"))
    return known.select("*", shape.alias(_SHAPE), _key(tokens, shape).alias(_KEY))


def _tokens(text: Column | str) -> Column:
    """Return the tokens, a character for each byte: Spark's functions would read bytes that are not UTF-8 as U+FFFD."""
    return F.split(F.decode(_octets(_string(text)), "ISO-8859-1"), r"\.")


def _fits(tokens: Column, shape: Column) -> Column:
    """Check whether a subject with these tokens can match filters with the shape."""
    many = F.length(shape)
    as_many = (F.size(tokens) == many) | (shape.endswith(">") & (F.size(tokens) > many))
    return as_many & ~F.array_contains(tokens, "")


def _key(tokens: Column, shape: Column) -> Column:
    """Join by dots the tokens in the places where the shape has `=`."""
    kept = F.transform(tokens, lambda token, n: F.when(F.substring(shape, n + 1, F.lit(1)) == "=", token))
    return F.array_join(kept, ".")
