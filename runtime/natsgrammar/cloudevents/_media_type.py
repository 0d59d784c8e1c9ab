"""Media types: whether they declare JSON, and which charset."""

import codecs
import re
from collections.abc import Iterator
from functools import lru_cache

from ._attributes import cloudevents_rule

# Python also has codecs that other systems do not know, or that are not charsets: `idna`, `undefined`.
_CHARSET = re.compile(
    r"ascii|utf-(?:8|16|32)(?:-[bl]e)?|iso8859-\d+|cp125\d|koi8-[ru]"
    r"|big5|gb2312|gbk|gb18030|shift_jis|euc_(?:jp|kr)|iso2022_(?:jp|kr)"
)


@lru_cache(maxsize=256)
def encoding_of(charset: str) -> str | None:
    """Return Python's name for a MIME charset, or None."""
    try:
        name = codecs.lookup(charset).name
    except (LookupError, ValueError):  # ValueError: a NUL, which no valid media type contains, but an event may
        return None
    return name if _CHARSET.fullmatch(name) else None


def in_utf8(media_type: str, data: bytes) -> bool:
    """Check whether a JSON text is UTF-8 by its media type; ASCII and Latin-1 have the same ASCII bytes."""
    encoding = encoding_of(charset_of(media_type))
    return encoding == "utf-8" or (encoding in ("ascii", "iso8859-1") and data.isascii())


@lru_cache(maxsize=256)
def is_json(media_type: str | None) -> bool:
    """Check whether a `datacontenttype` declares JSON; a missing one does in the JSON event format."""
    return media_type is None or cloudevents_rule("json-media-type").is_valid(media_type)


_PARAMETER = re.compile(r' *; *([^=;" ]+) *= *("(?:[^"\\]|\\.)*"|[^;" ]*)')
_ESCAPED = re.compile(r"\\(.)")


@lru_cache(maxsize=256)
def media_type_key(media_type: str) -> tuple[str, frozenset[tuple[str, str]]]:
    """Return a key that ignores a media type's spelling: case of type and parameter names, order, quotes."""
    return media_type.partition(";")[0].rstrip(" ").lower(), frozenset(_parameters(media_type))


@lru_cache(maxsize=256)
def charset_of(media_type: str) -> str:
    """Return a media type's charset in lower case: the last of several, UTF-8 if none."""
    return dict(_parameters(media_type)).get("charset", "utf-8").lower()


def _parameters(media_type: str) -> Iterator[tuple[str, str]]:
    at = len(media_type.partition(";")[0].rstrip(" "))
    while (parameter := _PARAMETER.match(media_type, at)) is not None:
        name, text = parameter.groups()
        yield name.lower(), _ESCAPED.sub(r"\1", text[1:-1]) if text[:1] == '"' else text
        at = parameter.end()
