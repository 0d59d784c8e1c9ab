"""Any text as a key of a key-value store, and back, by the codec `safe:kv-key`; filters still match.

>>> from natsgrammar import kv
>>> kv.encode("users.jo@acme.example")
'users.jo=40acme.example'
>>> kv.decode("users.jo=40acme.example")
'users.jo@acme.example'
>>> kv.encode_filter("users.*.>")
'users.*.>'
"""

from .core import codec

__all__ = ["decode", "encode", "encode_filter"]

ADDRESS = "safe:kv-key"


def encode(key: str) -> str:
    """Return the key in the alphabet of ADR-8: each other character as `=HH` of its UTF-8 bytes, token by token.

    Raises CodecError for a lone surrogate, and TypeError if the key is not a str.
    """
    return codec(ADDRESS).encode(key)


def encode_filter(search: str) -> str:
    """Return the filter for the encoded keys: a token `*`, and a last token `>`, stay wildcards.

    Raises CodecError for a lone surrogate, and TypeError if the filter is not a str.
    """
    return codec(ADDRESS).encode_filter(search)


def decode(key: str) -> str:
    """Return the encoded text; accept only output from `encode`.

    Raises CodecError with the position of the first error, and TypeError if the key is not a str.
    """
    return codec(ADDRESS).decode(key)
