"""Spark columns that validate, explain, encode and decode names, with the answers that the Python functions give.

    from natsgrammar import spark
    df.where(~spark.is_valid("stream", "adr6:stream-name"))
    df.select(spark.violation("headers.subject", "nats-docs:subject").alias("problem"))

A column is given by name or as a Column, and its type must be STRING; its collation is disregarded. NULL in, NULL out.

Verdicts, positions and codecs are Java functions, walking the same tables as Python, in a session where `install` has
added them. What says why a name is refused is Python itself, in an Arrow UDF that is given the refused names only.
Without the Java functions, as in Spark Connect, a name is judged by `rlike` with the expression that is proved equal to
its rule, and the rest runs in Python. Python runs on the executors: on a cluster, `ship` brings them this package.
Columns that run in Python cannot be in a lambda (`transform`) or in the condition of an outer join, as Spark has it.

Bytes that are not UTF-8, which Parquet files and casts from BINARY bring into strings, are in no name: the first of
them is an error at its position, with U+FFFD as the character found. A string that holds any cannot be encoded either.
"""

from .columns import decode, decode_violation, encode, is_valid, position, violation
from .jvm import install
from .udf import ship

__all__ = ["decode", "decode_violation", "encode", "install", "is_valid", "position", "ship", "violation"]
