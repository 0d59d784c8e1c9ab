"""Compressed files: whole, and in a form that the session decompresses, which is checked before Spark runs a job.

Hadoop reads a bzip2 file that ends early, without the checksum at its end, a Zstandard file that ends in its second
frame, and files of zero bytes.
"""

import mmap
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.sql import SparkSession

from ..contract.discover import files_below, path_of
from ..contract.packed import COMPRESSED, PIECE, ending_of, ensure_lines, ensure_rows, not_whole, opened
from ..contract.problems import RunError

_ZSTD = "org.apache.spark.io.HadoopCodecStreams"  # of newer Sparks, for a Hadoop without native libraries
_BLOCKS = (".lz4", ".snappy")
_BLOCK, _END = 0x314159265359, 0x177245385090  # of a bzip2 stream: the digits of pi, and of its square root
_BITS = 48  # of these marks, which begin at any bit
_Hadoop = Callable[[], tuple[Any, Any, Any]]  # see `_hadoop`


def ensure_whole(spark: SparkSession, paths: Iterable[str], form: str) -> None:
    """Raise RunError for a compressed file that is cut or unknown to the session; see `ensure_lines`.

    Checks files of this machine only; the rest of each file is checked as it is read.
    """
    hadoop = cache(lambda: _hadoop(spark))
    lacks = cache(lambda ending: _lack(hadoop, ending))
    files = [*files_below(*(Path(path_of(path)) for path in paths))]
    ensure_lines(files, form)
    for path in files:
        if (ending := ending_of(path)) not in COMPRESSED:
            continue
        if lack := lacks(path.suffix):
            raise RunError(f"`{path}`: {lack}; decompress it first")
        if path.is_file() and not seems_whole(path):
            raise RunError(not_whole(str(path), " of Hadoop, which reads no row in another form" * (ending in _BLOCKS)))
        if ending in _BLOCKS:
            ensure_rows(path, _head(hadoop, path), form)


def seems_whole(path: Path) -> bool:
    """Check whether a compressed file ends where it may, as far as Spark itself does not."""
    octets, ending = path.stat().st_size, ending_of(path)
    if not octets:
        return ending in _BLOCKS
    if ending == ".bz2":
        return is_whole_bzip2(path)
    if ending == ".zst":
        return _is_readable(path)  # Spark takes the beginning of a further frame for the end
    if ending not in _BLOCKS:
        return True
    with path.open("rb") as file:
        head = file.read(8)  # the bytes of a block, and of its first part when compressed
    return head[0] < 128 and int.from_bytes(head[4:], "big") <= octets - 8


def _lack(hadoop: _Hadoop, ending: str) -> str:
    """Return why the session cannot decompress files with this ending; empty if it can."""
    try:
        java, _, codecs = hadoop()
    except (AttributeError, Py4JError):
        return ""
    codec = codecs.getCodec(java.org.apache.hadoop.fs.Path(f"/x{ending}"))
    if codec is None:
        return f"Spark has no codec for `{ending}` files"
    try:
        codec.createDecompressor()
    except Py4JError as error:
        if ending.lower() == ".zst" and java.org.apache.spark.util.Utils.classIsLoadable(_ZSTD):
            return ""
        reason = str(getattr(error, "java_exception", error)).partition(": ")[2] or str(error)
        return f"this Spark cannot decompress `{ending}` files: {reason}"
    return ""


def _head(hadoop: _Hadoop, path: Path) -> bytes:
    """Return the first bytes of the content, by Hadoop; none if the session accepts no Java."""
    with suppress(AttributeError, Py4JError):
        java, conf, codecs = hadoop()
        at = java.org.apache.hadoop.fs.Path(path.as_uri())
        with closing(codecs.getCodec(at).createInputStream(at.getFileSystem(conf).open(at))) as content:
            return bytes(content.readNBytes(PIECE))
    return b""


def _hadoop(spark: SparkSession) -> tuple[Any, Any, Any]:
    """Return Java, Hadoop's configuration and its codecs. Raises AttributeError or Py4JError without Java."""
    java: Any = spark._jvm  # noqa: SLF001 - PySpark does not expose Hadoop's codecs
    session: Any = spark._jsparkSession  # noqa: SLF001
    conf = session.sessionState().newHadoopConf()
    return java, conf, java.org.apache.hadoop.io.compress.CompressionCodecFactory(conf)


def is_whole_bzip2(path: Path) -> bool:
    """Check whether the file is bzip2 streams, one after the other, whose checksums are those of their blocks.

    Zeros may follow. Spark checks the blocks, but takes anything else that follows for the end. To find blocks takes a
    tenth of the time in which Python decompresses them.
    """
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as octets:
        if _adds_up(octets):
            return True
    return _is_readable(path)  # a mark may be in the compressed data by chance


def _is_readable(path: Path) -> bool:
    """Check whether the file is compressed streams to its end."""
    try:
        with opened(path) as lines:
            while lines.read(1 << 20):
                pass
    except RunError:
        return False
    return True


def _adds_up(octets: mmap.mmap) -> bool:
    checksum, start = None, 0  # of the open stream; and where the next one begins, in bytes
    for at, mark in sorted((at, kind) for kind in (_BLOCK, _END) for at in _bits(octets, kind)):
        if checksum is None:
            if at != 8 * start + 32 or octets[start : start + 3] != b"BZh":
                return False
            checksum = 0
        value = _number(octets, at + _BITS, 32)
        if mark == _BLOCK:
            checksum = ((checksum << 1 | checksum >> 31) & 0xFFFFFFFF) ^ value
        elif value == checksum:
            checksum, start = None, -(-(at + _BITS + 32) // 8)
        else:
            return False
    return checksum is None and start > 0 and not octets[start:].strip(b"\0")


def _bits(octets: mmap.mmap, mark: int) -> Iterator[int]:
    """Yield the bits at which a mark begins."""
    for shift in range(8):  # its last 40 bits but the shift are whole bytes, which are found fast
        inner, at = (mark >> shift & 0xFFFFFFFFFF).to_bytes(5, "big"), 0
        while (at := octets.find(inner, at + 1)) > 0:
            if _number(octets, bit := 8 * (at - 1) + shift, _BITS) == mark:
                yield bit


def _number(octets: mmap.mmap, at: int, bits: int) -> int:
    """Return the number in some bits; -1 beyond the end."""
    end = at + bits
    piece = octets[at // 8 : -(-end // 8)]
    return int.from_bytes(piece, "big") >> -end % 8 & (1 << bits) - 1 if 8 * len(octets) >= end else -1
