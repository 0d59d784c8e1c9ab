"""Spark columns that validate, explain, encode and decode names, with the answers of the Python functions.

    from natsgrammar import spark
    df.where(~spark.is_valid("stream", "adr6:stream-name"))
    df.select(spark.parse("subject", "js-api:request").stream)
    df.select(spark.violation("headers.subject", "nats-docs:subject").alias("problem"))

Pass a column by name or as a Column. Its type must be STRING; its collation is ignored. NULL in, NULL out.

In a session with `install`, Java functions that walk the same tables as Python compute verdicts, positions, violations
and codecs. Arrow UDFs over the Python functions parse names, encode filters, transform subjects, and run the few codecs
that no table can describe: base64 and paths, of `adr20` and `adr54`. Without the Java functions, as in Spark Connect,
RE2 judges whole columns by expressions proved equal to the rule, in Arrow UDFs. Python gets only rejected names to
explain, and the few rules beyond RE2. It runs on the executors: on a cluster, `ship` sends them this package. Spark
allows no column that runs in Python inside a lambda (its own `transform`), where `rlike` gives the verdicts, or in the
condition of an outer join.

Parquet files and casts from BINARY can bring bytes that are not UTF-8 into strings. No rule accepts such bytes: the
first one is an error at its position, with U+FFFD as the character found. Codecs cannot encode such a string.
"""

from ..errors import needs

with needs("[spark]", "pyspark pyarrow"):
    import pyspark.sql  # noqa: F401 - before the modules that use it, which need no hint of their own

from .columns import build, decode, decode_violation, encode, is_valid, match, parse, position, route, violation
from .joins import route_join
from .jvm import install
from .udf import ship

__all__ = [
    "build",
    "decode",
    "decode_violation",
    "encode",
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
if __name__ == "natsgrammar.spark":  # packages of users' rules have no codec of keys, and no transforms
    from .keys import decode_key, encode_filter, encode_key
    from .transforms import transform

    __all__ += ["decode_key", "encode_filter", "encode_key", "transform"]
