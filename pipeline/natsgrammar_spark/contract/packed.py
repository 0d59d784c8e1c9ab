"""Files of lines, opened without Spark: decompressed as Hadoop does it, and refused for what they begin with."""

import bz2
import re
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import Any, BinaryIO

from natsgrammar.text import cause_of, wide_utf

from .problems import RunError

# Endings of compressed files, and those for which Spark may have a codec: it would read other files as they are.
COMPRESSED = re.compile(r"\.(gz|bz2|zst|zstd|lz4|snappy|deflate|br|xz|lzma|lzo|zip|7z|z)")
OF_SPARK = (".gz", ".bz2", ".zst", ".lz4", ".snappy", ".deflate")
_STREAMS: dict[str, Callable[[], Any]] = {
    ".gz": lambda: zlib.decompressobj(31),
    ".bz2": bz2.BZ2Decompressor,
    ".deflate": zlib.decompressobj,
}
_PIECE = 1 << 16
_ARRAY = re.compile(rb"\s*\[[ \t\r]*[{\n]")


class NeedsSpark(RunError):
    """Raised for data that may be there, but that only Spark reads."""


def ending_of(path: str | Path) -> str:
    """Return the ending by which Hadoop chooses a codec, whatever its case."""
    return Path(path).suffix.lower()


def not_whole(path: str, kind: str = "") -> str:
    """Return an error message about a compressed file."""
    return f"`{path}` is not a whole `{Path(path).suffix}` file{kind}: copy or compress it again"


def no_codec(file: str) -> str:
    """Return the error for a compressed file that no Spark reads."""
    return f"`{file}`: Spark has no codec for `{Path(file).suffix}` files; decompress it first"


def ensure_lines(paths: Iterable[Path], form: str) -> None:
    """Raise RunError for a file in UTF-16 or UTF-32, or with a JSON array, whose lines are no rows."""
    for path in paths:
        ending = ending_of(path)
        if not path.is_file() or (COMPRESSED.fullmatch(ending) and ending not in _STREAMS):
            continue
        with opened(path) as file:
            head = file.read(_PIECE)
        if cause := wide_utf(head):
            raise RunError(f"`{path}`: {cause}")
        if form == "json" and _ARRAY.match(head.removeprefix(BOM_UTF8)):
            raise RunError(f"`{path}` begins as a JSON array: write one object on each line, as `jq -c '.[]'` does")


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a file, decompressed. Raises RunError, and NeedsSpark for compression that only Spark reads."""
    ending = ending_of(path)
    if COMPRESSED.fullmatch(ending) and ending not in OF_SPARK:
        raise RunError(no_codec(str(path)))
    if ending in OF_SPARK and ending not in _STREAMS:
        raise NeedsSpark(f"`{path}`: decompress it, or take a sample of it: only {', '.join(_STREAMS)} are read here")
    try:
        with path.open("rb") as file:
            new = _STREAMS.get(ending)
            yield file if new is None else BufferedReader(_Streams(file, new), _PIECE)
    except (OSError, EOFError, zlib.error) as error:
        if isinstance(error, OSError) and error.errno:
            raise RunError(f"`{path}` cannot be read: {cause_of(error)}") from None
        raise RunError(not_whole(str(path))) from None


class _Streams(RawIOBase):
    """The content of compressed streams, one after the other to the end of a file; bzip2 may end in zeros.

    Python's own readers ignore other bytes at the end as well, which may be a damaged stream, and Hadoop refuses them.
    """

    def __init__(self, file: BinaryIO, new: Callable[[], Any]) -> None:
        super().__init__()
        self._file, self._new, self._stream = file, new, new()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        octets = b""
        while not octets:
            stream, is_padded = self._stream, self._new is bz2.BZ2Decompressor
            more = stream.unused_data if stream.eof else getattr(stream, "unconsumed_tail", b"")
            if not more and (stream.eof or getattr(stream, "needs_input", True)):
                more = self._file.read(_PIECE)
            while stream.eof and is_padded and more and not more.strip(b"\0"):
                more = self._file.read(_PIECE)
            if stream.eof:
                if not more:
                    return 0
                self._stream = stream = self._new()
            elif not more and getattr(stream, "needs_input", True):
                raise EOFError
            octets = stream.decompress(more, len(buffer))
        buffer[: len(octets)] = octets
        return len(octets)
