"""Any text as a key of a key-value store, and back: `safe:kv-key`, with filters that still match.

>>> from natsgrammar import kv
>>> kv.encode("users.jo@acme.example")
'users.jo=40acme.example'
>>> kv.decode("users.jo=40acme.example")
'users.jo@acme.example'
>>> kv.encode_filter("users.*.>")
'users.*.>'
"""

from __future__ import annotations

from binascii import a2b_qp
from functools import lru_cache

from ._registry import rule
from ._violation import CodecError, violation_at

__all__ = ["decode", "encode", "encode_filter"]

ADDRESS = "safe@1:kv-key"
_EMPTY = "="  # the token of the empty text


def encode(key: str) -> str:
    """The key in the alphabet of ADR-8: each other character as `=HH` of its UTF-8 bytes, token by token.

    Raises CodecError for a lone surrogate, and TypeError if the key is not a str.
    """
    return ".".join(map(_token, _whole(key).split(".")))


def encode_filter(search: str) -> str:
    """The filter for the encoded keys: a token `*`, and a last token `>`, stay wildcards.

    Raises CodecError for a lone surrogate, and TypeError if the filter is not a str.
    """
    *tokens, last = _whole(search).split(".")
    head = [token if token == "*" else _token(token) for token in tokens]
    return ".".join([*head, last if last in ("*", ">") else _token(last)])


def decode(key: str) -> str:
    """The text that was encoded, from exactly what `encode` writes.

    Raises CodecError with the position of the first error, and TypeError if the key is not a str.
    """
    violation = rule(ADDRESS).check(key)
    if violation is not None:
        raise CodecError(ADDRESS, key, violation)
    return ".".join("" if token == _EMPTY else a2b_qp(token).decode() for token in key.split("."))


def _whole(key: str) -> str:
    if not isinstance(key, str):
        raise TypeError(f"a key is a str, not {type(key).__name__}")
    try:
        key.encode()
    except UnicodeEncodeError as error:
        whole = "a whole character, not a lone surrogate"
        raise CodecError(ADDRESS, key, violation_at(key, error.start, whole)) from None
    return key


def _token(token: str) -> str:
    return "".join(map(_spelled, token)) or _EMPTY


@lru_cache(maxsize=4096)
def _spelled(character: str) -> str:
    """The character itself, if it is a key, or its escape."""
    if character != _EMPTY and rule(ADDRESS).is_valid(character):
        return character
    return "=" + character.encode().hex("=").upper()
