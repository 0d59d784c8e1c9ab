"""Keys of key-value stores as columns: `natsgrammar.kv` for Spark."""

from pyspark.sql import Column

from ..core.registry import codec
from ..kv import ADDRESS
from . import udf
from .columns import _octets, _string, decode, encode


def encode_key(col: Column | str) -> Column:
    """Return a STRING: the text as a key of a key-value store, by `safe:kv-key`; NULL for bytes that are not UTF-8."""
    return encode(col, ADDRESS)


def encode_filter(col: Column | str) -> Column:
    """Return a STRING: the filter for keys of `encode_key`, in which `*` and a last `>` stay wildcards."""
    return udf.coded(_octets(_string(col)), codec(ADDRESS), "encode_filter")


def decode_key(col: Column | str) -> Column:
    """Return a STRING: the text that `encode_key` encoded; NULL if it cannot be decoded."""
    return decode(col, ADDRESS)
