"""Codecs: carry any text through a name or a header, and return exactly that text."""

from __future__ import annotations

import re
from binascii import a2b_qp

from ..errors import Misuse
from .violation import CodecError, Violation, violation_at

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps the tables out of the import
    from types import ModuleType, SimpleNamespace

    from ..tables import CodecEntry
    from .rule import Rule


_QUOTED = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"', re.DOTALL)
_PAIR = re.compile(r"\\(.)", re.DOTALL)
_REMEMBERED = 4096  # characters whose spelling is cached


class Codec:
    """One percent codec: `encode` any text, `decode` strictly and in a single pass.

    - `address`: SPEC@EDITION:CODEC, in full
    - `spec`, `edition`, `name`: its parts
    - `wire`: the rule that says which texts can be decoded
    - `entry`: the generated table, for other targets; `tables` are those of its edition
    """

    __slots__ = (
        "_empty",
        "_finds_reserved",
        "_finds_special",
        "_separator",
        "_sign",
        "_spelling",
        "address",
        "edition",
        "entry",
        "name",
        "spec",
        "tables",
        "wire",
    )

    def __init__(self, tables: ModuleType | SimpleNamespace, name: str, wire: Rule) -> None:
        entry: CodecEntry = tables.CODECS[name]
        self.tables = tables
        self.spec: str = tables.SPEC
        self.edition: str = tables.EDITION
        self.name = name
        self.address = f"{self.spec}@{self.edition}:{name}"
        self.wire = wire
        self.entry = entry
        self._sign = entry["sign"]
        self._empty = entry["empty"]
        self._separator = entry["separator"]
        reserved = re.compile(entry["escape"])
        self._finds_reserved = reserved.search
        self._finds_special = re.compile(entry["special"]).search
        self._spelling = _Spellings(reserved, self._sign).__getitem__

    def encode(self, value: str) -> str:
        """The value with every reserved character as percent escapes of its UTF-8 bytes, in upper case.

        A codec may define a text for the empty value, and may encode the tokens of a value one by one.
        Raises CodecError for a lone surrogate, which UTF-8 cannot encode, and TypeError if it is not a str.
        """
        return self._encoded(value, ())

    def encode_filter(self, search: str) -> str:
        """The filter for encoded values: wildcard tokens stay, which are `*`, and `>` as the last token.

        It matches `encode(value)` where `search` matches the value token by token; empty tokens and `>` in a value
        count as ordinary tokens.
        Raises Misuse, a ValueError, for a codec that does not encode tokens one by one, and what `encode` raises.
        """
        if not isinstance(search, str):
            raise _not_text(search)
        if not self._separator:
            raise Misuse(f"{self.address} encodes a whole text: its tokens cannot be filtered")
        return self._encoded(search, ("*", ">"))

    def _encoded(self, value: str, wildcards: tuple[str, ...]) -> str:
        """The value encoded; its tokens that are a wildcard stay, and the last one also if it is the last wildcard."""
        try:
            if not value.isascii():
                value.encode()
            if not self._separator:
                return self._token(value)
            *tokens, last = value.split(self._separator)
            written = [token if token in wildcards[:1] else self._token(token) for token in tokens]
            return self._separator.join([*written, last if last in wildcards else self._token(last)])
        except UnicodeEncodeError as error:
            whole = "a whole character, not a lone surrogate"
            raise CodecError(self.address, value, violation_at(value, error.start, whole)) from None
        except (AttributeError, TypeError):
            raise _not_text(value) from None

    def decode(self, text: str) -> str:
        """The value that the text encodes.

        A codec with double-quoted strings (RFC 7230 section 3.2.6) unquotes them first. Then it reads every escape
        once, in upper or lower case, needed or not.
        Raises CodecError with the position of the first error, and TypeError if it is not a str.
        """
        try:
            if text and self._finds_special(text) is None:
                return text
        except TypeError:
            raise _not_text(text) from None
        violation = self.check(text)
        if violation is not None:
            raise CodecError(self.address, text, violation)
        if self._separator:
            return self._separator.join(map(self._value, text.split(self._separator)))
        return self._value(text)

    def _value(self, token: str) -> str:
        if token == self._empty:
            return ""
        if '"' in token and self.entry["unquote"]:
            token = _unquoted(token)
        return _unescaped(token, self._sign) if self._sign in token else token

    def _token(self, value: str) -> str:
        return "".join(map(self._spelling, value)) if self._finds_reserved(value) else value or self._empty

    def check(self, text: str) -> Violation | None:
        """The first error that prevents decoding, or None if there is none. Raises TypeError if it is not a str."""
        return self.wire.check(text)

    def check_bytes(self, text: bytes) -> Violation | None:
        """As `check`, for a text in UTF-8. Bytes that are not UTF-8 are an error; found is U+FFFD for them."""
        try:
            return self.check(text.decode())
        except (AttributeError, TypeError, UnicodeDecodeError):  # the rule says what is wrong
            return self.wire.check_bytes(text)

    def __repr__(self) -> str:
        return f"<Codec {self.address}>"


class _Spellings(dict[str, str]):
    """Character → what an encoder writes for it; fills itself."""

    def __init__(self, reserved: re.Pattern[str], sign: str) -> None:
        self._is_reserved = reserved.fullmatch
        self._sign = sign

    def __missing__(self, character: str) -> str:
        spelling = character
        if self._is_reserved(character):
            spelling = self._sign + character.encode().hex(self._sign).upper()
        if len(self) < _REMEMBERED:
            self[character] = spelling
        return spelling


def _unescaped(text: str, sign: str) -> str:
    """The text with its escapes decoded; the wire rule guarantees that they are well-formed UTF-8.

    Quoted-printable is percent-encoding with another sign, and the standard library has its decoder in C.
    """
    if sign != "=":
        text = text.replace("=", "=3D").replace(sign, "=")
    return a2b_qp(text.encode()).decode()


def _unquoted(text: str) -> str:
    """The text without its quotation marks, and without the backslashes that escape characters between them."""
    return _QUOTED.sub(lambda string: _PAIR.sub(r"\1", string[1]), text)


def _not_text(value: object) -> TypeError:
    return TypeError(f"a codec takes a str, not {type(value).__name__}")
