"""Codecs beyond tables: base64url works on bits, and a path codec changes more than characters."""

from binascii import a2b_base64, b2a_base64

from .codec import Codec
from .violation import CodecError, Violation, violation_at

_ROOT = "_root_"
_TO_URL = str.maketrans("+/", "-_")
_FROM_URL = str.maketrans("-_", "+/")


def path_key(path: str) -> str:
    """Return orbit.go's key for a path (PathCodec); several paths can share a key."""
    if path == "/":
        return _ROOT
    if path.startswith("/"):
        path = f"{_ROOT}.{path[1:]}"
    return path.removesuffix("/").replace("/", ".")


def path_of_key(key: str) -> str:
    """Return orbit.go's path for a key (PathCodec)."""
    if key == _ROOT:
        return "/"
    if key.startswith(f"{_ROOT}."):
        key = key.removeprefix(_ROOT)
    return key.replace(".", "/")


class Base64Codec(Codec):
    """Padded base64url in UTF-8. Decoding is strict: it accepts only output from `encode`."""

    _padding = "="

    def encode(self, value: str) -> str:
        """Return the value in base64url. Raises CodecError also for "" where the wire rule rejects its encoding."""
        written = super().encode(value)
        if not self.wire.is_valid(written):
            raise CodecError(self.address, value, violation_at(value, 0, "at least one character", noun="value"))
        return written

    def check(self, text: str) -> Violation | None:
        """Return the first error, or where the first bytes begin that are not UTF-8."""
        violation = self.wire.check(text)
        if violation is not None:
            return violation
        start = 0
        for token in text.split(self._separator) if self._separator else (text,):
            try:
                self._value(token)
            except UnicodeDecodeError as error:
                noun = self.wire.entry["noun"]
                return violation_at(text, start + error.start * 4 // 3, "base64url of UTF-8", noun=noun)
            start += len(token) + 1
        return None

    def _token(self, value: str) -> str:
        written = b2a_base64(value.encode(), newline=False).decode().translate(_TO_URL)
        return written if self._padding else written.rstrip("=")

    def _value(self, token: str) -> str:
        return a2b_base64(token.translate(_FROM_URL) + "=" * (-len(token) % 4)).decode()


class RawBase64Codec(Base64Codec):
    """Base64url of UTF-8 without padding."""

    _padding = ""


class PathCodec(Codec):
    """Paths as keys, as in orbit.go. Paths with the same key decode to one path."""

    def encode_filter(self, search: str) -> str:
        """Return the filter as `encode` writes it: the codec changes no wildcard."""
        return self.encode(search)

    def _token(self, value: str) -> str:
        return path_key(value)

    def _value(self, token: str) -> str:
        return path_of_key(token)


COMPUTED: dict[str, type[Codec]] = {"base64url": Base64Codec, "base64url-raw": RawBase64Codec, "path": PathCodec}
