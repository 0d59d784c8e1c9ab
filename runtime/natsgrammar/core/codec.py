"""Codecs: carry any text through a name or a header, and return exactly that text."""

from __future__ import annotations

import re
from binascii import a2b_qp

from ..errors import TYPE_CHECKING, Misuse
from .violation import CodecError, Violation, violation_at

if TYPE_CHECKING:  # tables are loaded when a rule is first used
    from types import ModuleType, SimpleNamespace

    from ..tables import CodecEntry
    from .rule import Rule

_QUOTED = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"', re.DOTALL)
_PAIR = re.compile(r"\\(.)", re.DOTALL)
_REMEMBERED = 4096  # characters with a cached spelling: more would be memory that texts from outside control


class Codec:
    """One codec: `encode` any text or the values of a rule, `decode` strictly and in a single pass.

    - `address`: SPEC@EDITION:CODEC, in full
    - `spec`, `edition`, `name`: its parts
    - `wire`: the rule for decodable texts; `of`: the rule for values, or None where any text is one
    - `entry`: the generated table, for other targets; `tables` are those of its edition
    """

    def __init__(self, tables: ModuleType | SimpleNamespace, name: str, wire: Rule, of: Rule | None = None) -> None:
        entry: CodecEntry = tables.CODECS[name]
        self.tables = tables
        self.spec: str = tables.SPEC
        self.edition: str = tables.EDITION
        self.name = name
        self.address = f"{self.spec}@{self.edition}:{name}"
        self.wire = wire
        self.of = of
        self.entry = entry
        self._sign = entry["sign"]
        self._empty = entry["empty"]
        self._separator = entry["separator"]
        reserved = re.compile(entry["escape"])
        self._finds_reserved = reserved.search
        self._finds_special = re.compile(entry["special"]).search
        exchange = entry.get("exchange", "")
        self._exchange = str.maketrans(
            exchange, "".join(b + a for a, b in zip(exchange[::2], exchange[1::2], strict=True))
        )
        self._spelling = _Spellings(reserved, self._sign, doubles=bool(exchange)).__getitem__

    def encode(self, value: str) -> str:
        """Return the value with every reserved character as percent escapes of its UTF-8 bytes, in upper case.

        A codec may define a text for the empty value, and may encode each token by itself.
        Raises CodecError for a lone surrogate, which UTF-8 cannot encode, and for a value that the rule `of` rejects;
        TypeError if it is not a str.
        """
        return self._encoded(value, ())

    def encode_filter(self, search: str) -> str:
        """Return the filter for encoded values: a token `*`, and a last token `>`, stay wildcards.

        The filter matches `encode(value)` where `search` matches the value token by token; empty tokens and `>` in a
        value count as ordinary tokens.
        Raises Misuse, a ValueError, for a codec without tokens, and the errors from `encode`.
        """
        if not isinstance(search, str):
            raise _not_text(search)
        if not self._separator or self.of:
            raise Misuse(f"{self.address} encodes a whole text: its tokens cannot be filtered")
        return self._encoded(search, ("*", ">"))

    def _encoded(self, value: str, wildcards: tuple[str, ...]) -> str:
        """Return the encoded value; keep tokens equal to the first wildcard, and a last token equal to any."""
        try:
            if self.of and (violation := self.of.check(value)):
                raise CodecError(self.address, value, violation)
            if not value.isascii():
                value.encode()
            value = value.translate(self._exchange) if self._exchange else value
            if not self._separator:
                return self._token(value)
            *tokens, last = value.split(self._separator)
            written = [token if token in wildcards[:1] else self._token(token) for token in tokens]
            return self._separator.join([*written, last if last in wildcards else self._token(last)])
        except UnicodeEncodeError as error:
            expected = "a whole character, not a lone surrogate"
            raise CodecError(self.address, value, violation_at(value, error.start, expected)) from None
        except (AttributeError, TypeError):
            raise _not_text(value) from None

    def decode(self, text: str) -> str:
        """Return the encoded value.

        A codec with double-quoted strings (RFC 7230 section 3.2.6) unquotes them first. Then it decodes every escape
        once, in upper or lower case, necessary or not.
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
            value = self._separator.join(map(self._value, text.split(self._separator)))
        else:
            value = self._value(text)
        return value.translate(self._exchange) if self._exchange else value

    def _value(self, token: str) -> str:
        if token == self._empty:
            return ""
        if '"' in token and self.entry["unquote"]:
            token = _QUOTED.sub(lambda string: _PAIR.sub(r"\1", string[1]), token)
        if self._exchange:
            return token.replace(2 * self._sign, self._sign)
        return _unescaped(token, self._sign) if self._sign in token else token

    def _token(self, value: str) -> str:
        return "".join(map(self._spelling, value)) if self._finds_reserved(value) else value or self._empty

    def check(self, text: str) -> Violation | None:
        """Return the first error that prevents decoding, or None. Raises TypeError if the text is not a str."""
        return self.wire.check(text)

    def check_bytes(self, text: bytes) -> Violation | None:
        """Check a text in UTF-8, as `check`. Bytes that are not UTF-8 are an error; `found` is U+FFFD for them."""
        try:
            return self.check(text.decode())
        except (AttributeError, TypeError, UnicodeDecodeError):  # the rule explains each
            return self.wire.check_bytes(text)

    def __repr__(self) -> str:
        return f"<Codec {self.address}>"


class _Spellings(dict[str, str]):
    """Character → what an encoder writes for it; filled on demand."""

    def __init__(self, reserved: re.Pattern[str], sign: str, *, doubles: bool) -> None:
        self._is_reserved = reserved.fullmatch
        self._sign = sign
        self._doubles = doubles

    def __missing__(self, character: str) -> str:
        spelling = character
        if self._is_reserved(character):
            spelling = self._sign + (character if self._doubles else character.encode().hex(self._sign).upper())
        if len(self) < _REMEMBERED:
            self[character] = spelling
        return spelling


def _unescaped(text: str, sign: str) -> str:
    """Return the text with its escapes decoded; the wire rule guarantees well-formed UTF-8.

    Quoted-printable is percent-encoding with another sign, and the standard library decodes it in C.
    """
    if sign != "=":
        text = text.replace("=", "=3D").replace(sign, "=")
    return a2b_qp(text.encode()).decode()


def _not_text(value: object) -> TypeError:
    return TypeError(f"a codec takes a str, not {type(value).__name__}")
