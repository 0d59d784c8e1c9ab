"""Spark columns that validate, explain, encode and decode names, with the answers that the Python functions give.

    from natsgrammar import spark
    df.where(~spark.is_valid("stream", "adr6:stream-name"))
    df.select(spark.parse("subject", "js-api:request").stream)
    df.select(spark.violation("headers.subject", "nats-docs:subject").alias("problem"))

Pass a column by name or as a Column. Its type must be STRING; its collation is ignored. NULL in, NULL out.

Verdicts, positions and codecs are Java functions that walk the same tables as Python, in a session where `install`
has added them. Python itself explains refusals, in an Arrow UDF that gets only refused names, and runs the few codecs
that no table can hold: base64 and paths, of `adr20` and `adr54`. Without the Java functions, as in Spark Connect,
`rlike` judges names with the expression proved equal to the rule, and the rest runs in Python. Python runs on the
executors: on a cluster, `ship` sends them this package. Spark does not allow columns that run in Python inside a
lambda (`transform`) or in the condition of an outer join.

Parquet files and casts from BINARY can bring bytes that are not UTF-8 into strings. No rule accepts such bytes: the
first one is an error at its position, with U+FFFD as the character found. Nor can codecs encode such a string.
"""

from .columns import (
    decode,
    decode_key,
    decode_violation,
    encode,
    encode_filter,
    encode_key,
    is_valid,
    match,
    parse,
    position,
    route,
    violation,
)
from .joins import route_join
from .jvm import install
from .udf import ship

__all__ = [
    "decode",
    "decode_key",
    "decode_violation",
    "encode",
    "encode_filter",
    "encode_key",
    "install",
    "is_valid",
    "match",
    "parse",
    "position",
    "route",
    "route_join",
    "ship",
    "violation",
]
