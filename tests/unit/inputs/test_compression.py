"""Files of bzip2 are known to be whole by their marks and checksums, without decompressing them."""

from __future__ import annotations

import bz2
from pathlib import Path

import pytest

from natsgrammar_spark.inputs.compression import is_whole_bzip2
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


def test_a_bzip2_file_with_a_wrong_checksum_is_not_whole(tmp_path: Path) -> None:
    """Nor is one with a block that was lost, whatever its bits are; text after the end is left to Spark."""
    path, octets, random = tmp_path / "a.bz2", bz2.compress(ROWS, 1), generator("bzip2")
    for bit in [8, 9, 20, 39, *(random.randrange(8, 80) for _ in range(20))]:
        wrong = bytearray(octets)
        wrong[-1 - bit // 8] ^= 1 << bit % 8
        assert not is_whole(path, bytes(wrong)), bit
    assert is_whole(path, octets + b"text")
