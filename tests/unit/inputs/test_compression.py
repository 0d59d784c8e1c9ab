"""Files of bzip2 are known to be whole by their marks and checksums, and those of Zstandard by decompressing."""

from __future__ import annotations

import bz2
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pytest

from natsgrammar_spark.inputs.compression import is_whole_bzip2, seems_whole
from tests.support.depth import generator

ROWS = b"".join(b'{"subject":"orders.%d"}\n' % (number * 7919 % 99991) for number in range(10_000))  # three blocks


def is_whole(path: Path, octets: bytes) -> bool:
    path.write_bytes(octets)
    return is_whole_bzip2(path)


@pytest.mark.parametrize("rows", [ROWS, ROWS[:1000], b""], ids=["blocks", "block", "empty"])
def test_a_bzip2_file_that_is_cut_is_not_whole(tmp_path: Path, rows: bytes) -> None:
    path, octets = tmp_path / "a.bz2", bz2.compress(rows, 1)
    assert is_whole(path, octets)
    assert is_whole(path, octets + bz2.compress(b"") + octets)
    ends = {*range(1, 16), *(max(0, len(octets) - left) for left in range(1, 16)), len(octets) // 2} - {0, len(octets)}
    for end in sorted(end for end in ends if end < len(octets)):
        assert not is_whole(path, octets[:end]), end
        assert not is_whole(path, octets + octets[:end]), end
        assert not is_whole(path, octets[:end] + octets), end


def zstd_of_blocks(rows: bytes) -> bytes:
    """Return frames without their size: some of several blocks, some of blocks of one repeated byte."""
    sink = pa.BufferOutputStream()
    with pa.CompressedOutputStream(sink, "zstd") as stream:
        stream.write(rows)
    return bytes(sink.getvalue().to_pybytes())


@pytest.mark.parametrize(
    "rows", [ROWS, ROWS[:1000], b"a" * 1_000_000, b""], ids=["blocks", "block", "repeated", "empty"]
)
@pytest.mark.parametrize("compress", [zstd_of_blocks, lambda rows: pa.compress(rows, "zstd", asbytes=True)])
def test_a_zstd_file_that_is_cut_is_not_whole(tmp_path: Path, rows: bytes, compress: Callable[[bytes], bytes]) -> None:
    path, octets = tmp_path / "a.zst", compress(rows)

    def is_whole(octets: bytes) -> bool:
        path.write_bytes(octets)
        return seems_whole(path)

    skipped = b"\x50\x2a\x4d\x18\x03\0\0\0abc"
    assert is_whole(octets)
    assert is_whole(octets + skipped + octets)
    for end in sorted(
        {*range(1, 16), len(octets) // 2, *range(len(octets) - 15, len(octets))} & {*range(1, len(octets))}
    ):
        assert not is_whole(octets[:end]), end
        assert not is_whole(octets + octets[:end]), end
    assert not is_whole(octets + skipped[:-1])
    assert not is_whole(octets + b"\n")


def test_a_bzip2_file_with_a_wrong_checksum_is_not_whole(tmp_path: Path) -> None:
    """Nor is one with a block that was lost, whatever its bits are.

    Other bytes than zeros after the end may be a damaged stream, which Spark ignores.
    """
    path, octets, random = tmp_path / "a.bz2", bz2.compress(ROWS, 1), generator("bzip2")
    for bit in [8, 9, 20, 39, *(random.randrange(8, 80) for _ in range(20))]:
        wrong = bytearray(octets)
        wrong[-1 - bit // 8] ^= 1 << bit % 8
        assert not is_whole(path, bytes(wrong)), bit
    assert is_whole(path, octets + bytes(100_000))
    for more in (b"text", b"\0text", octets[:9] + b"\0" + octets[10:], b"X" + octets[1:]):
        assert not is_whole(path, octets + more), more[:10]
