"""Files of lines, opened without Spark: decompressed as Hadoop does it, and rejected for what they begin with."""

import bz2
import re
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from io import BufferedReader, RawIOBase
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

from natsgrammar.text import cause_of, wide_utf

from .problems import RunError

PIECE = 1 << 16
_ARRAY = re.compile(rb"\s*\[[ \t\r]*[{\n]")


class NeedsSpark(RunError):
    """Raised for data only Spark reads."""


def _frames(file: BinaryIO) -> Any:
    """Return the content of Zstandard frames, of which there is one at least. Raises NeedsSpark without PyArrow."""
    try:
        from pyarrow import CompressedInputStream, PythonFile
    except ImportError:
        raise NeedsSpark("only PyArrow and Spark read `.zst` files: decompress it, or install PyArrow") from None
    if not file.read(1):
        raise EOFError
    file.seek(0)
    return CompressedInputStream(PythonFile(file), "zstd")


# Endings for which Spark may have a codec, with ours, and those of all compressed files: it reads others as they are.
OF_SPARK: dict[str, Callable[[BinaryIO], Any] | None] = {
    ".gz": lambda file: _Streams(file, lambda: zlib.decompressobj(31)),
    ".bz2": lambda file: _Streams(file, bz2.BZ2Decompressor),
    ".deflate": lambda file: _Streams(file, zlib.decompressobj),
    ".zst": _frames,
    **dict.fromkeys((".lz4", ".snappy")),
}
COMPRESSED = {*OF_SPARK, ".zstd", ".br", ".xz", ".lzma", ".lzo", ".zip", ".7z", ".z"}


def ending_of(path: str | Path) -> str:
    """Return the ending by which Hadoop chooses a codec, whatever its case."""
    return Path(path).suffix.lower()


def not_whole(path: str, kind: str = "") -> str:
    """Return an error message about a compressed file."""
    return f"`{path}` is not a whole `{Path(path).suffix}` file{kind}: copy or compress it again"


def outdated_checksums(path: Path, most: int | None = 2048) -> str:
    """Return why Hadoop does not read a local file, from the first checksums beside it; empty if these fit."""
    sums = path.with_name(f".{path.name}.crc")
    with suppress(OSError), sums.open("rb") as beside, path.open("rb") as file:
        size = int.from_bytes(beside.read(8)[4:], "big") or 1  # after `crc` and a zero
        parts = islice(iter(lambda: file.read(size), b""), most)
        if any(zlib.crc32(part).to_bytes(4, "big") != beside.read(4) for part in parts):
            return f"`{path}` differs from its checksums: remove `{sums.name}` if you edited it, else copy both again"
    return ""


def no_codec(file: str) -> str:
    """Return the error for a compressed file that no Spark reads."""
    return f"`{file}`: Spark has no codec for `{Path(file).suffix}` files; decompress it first"


def ensure_lines(paths: Iterable[Path], form: str) -> None:
    """Raise RunError for a file in UTF-16 or UTF-32, with a JSON array, or with outdated checksums."""
    for path in paths:
        if outdated := outdated_checksums(path):
            raise RunError(outdated)
        if path.is_file() and ((ending := ending_of(path)) not in COMPRESSED or OF_SPARK.get(ending)):
            with opened(path) as file:
                ensure_rows(path, file.read(PIECE), form)


def ensure_ends(paths: Iterable[Path], most: int = 1 << 28) -> None:
    """Raise RunError for a compressed file that is cut or damaged within the first octets of all, decompressed."""
    for path in paths:
        if ending_of(path) in COMPRESSED and most > 0:
            with opened(path) as file:
                while most > 0 and (piece := file.read(PIECE)):
                    most -= len(piece)


def ensure_rows(path: Path, head: bytes, form: str) -> None:
    """Raise RunError for a file whose lines are no rows, as its first bytes tell."""
    if cause := wide_utf(head):
        raise RunError(f"`{path}`: {cause}")
    if form == "json" and _ARRAY.match(head.removeprefix(BOM_UTF8)):
        raise RunError(f"`{path}` begins as a JSON array: write one object on each line, as `jq -c '.[]'` does")


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a file, decompressed. Raises RunError, and NeedsSpark for compression only Spark reads."""
    ending = ending_of(path)
    if ending in COMPRESSED - OF_SPARK.keys():
        raise RunError(no_codec(str(path)))
    if (new := OF_SPARK.get(ending)) is None and ending in COMPRESSED:
        raise NeedsSpark(f"`{path}`: decompress it, or take a sample of it: only Spark reads `{ending}` files")
    try:
        with path.open("rb") as file:
            yield file if new is None else BufferedReader(new(file), PIECE)
    except (OSError, EOFError, zlib.error) as error:
        if isinstance(error, OSError) and error.errno:
            raise RunError(f"`{path}` cannot be read: {cause_of(error)}") from None
        raise RunError(not_whole(str(path))) from None


class _Streams(RawIOBase):
    """The content of compressed streams, one after the other to the end of a file; bzip2 may end in zeros.

    Python's own readers ignore other bytes at the end as well, which may be a damaged stream, and Hadoop rejects them.
    """

    def __init__(self, file: BinaryIO, new: Callable[[], Any]) -> None:
        super().__init__()
        self._file, self._new, self._stream = file, new, new()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        octets = b""
        while not octets:
            stream = self._stream
            more = stream.unused_data if stream.eof else getattr(stream, "unconsumed_tail", b"")
            needs_more = stream.eof or getattr(stream, "needs_input", True)
            more = more or (self._file.read(PIECE) if needs_more else b"")
            while stream.eof and self._new is bz2.BZ2Decompressor and more and not more.strip(b"\0"):
                more = self._file.read(PIECE)
            if needs_more and not more:
                if stream.eof:
                    return 0
                raise EOFError
            if stream.eof:
                self._stream = stream = self._new()
            octets = stream.decompress(more, len(buffer))
        buffer[: len(octets)] = octets
        return len(octets)
