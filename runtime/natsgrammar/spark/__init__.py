"""Spark columns that validate, explain, encode and decode names, with the answers that the Python functions give.

    from natsgrammar import spark
    df.where(~spark.is_valid("stream", "adr6:stream-name"))
    df.select(spark.violation("headers.subject", "nats-docs:subject").alias("problem"))

Everything here builds Column expressions: Catalyst optimises and distributes them, and no Python runs per row. A column
is given by name or as a Column, and its type must be STRING; its collation is disregarded. NULL in, NULL out.

Accepting a name costs one regex. Only a name that is refused is walked through the table of the rule, to say why.
In a session where `install` has added the Java functions, these walk the same tables instead, several times faster; the
answers are the same.

Bytes that are not UTF-8, which Parquet files and casts from BINARY bring into strings, are in no name: the first of
them is an error at its position, with U+FFFD as the character found. A string that holds any cannot be encoded either.
"""

from .columns import decode, decode_violation, encode, is_valid, position, violation
from .jvm import install

__all__ = ["decode", "decode_violation", "encode", "install", "is_valid", "position", "violation"]

# used by the columns of CloudEvents and Aviso
from .columns import _characters as _characters
from .columns import _chosen as _chosen
from .columns import _constants as _constants
from .columns import _is_valid as _is_valid
from .columns import _let as _let
from .columns import _message as _message
from .columns import _position as _position
from .columns import _readable as _readable
from .columns import _state as _state
from .columns import _string as _string
from .columns import _unquoted as _unquoted
from .columns import _walk as _walk
