"""Spark's errors in one sentence, with the file and the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.errors import PySparkException

from natsgrammar_spark.contract.packed import not_whole
from natsgrammar_spark.session.errors import cause_of
from tests.support.odd_inputs import write_parquet

_FAILED = "[FAILED_READ_FILE.NO_HINT] Encountered error while reading file {}.  SQLSTATE: KD001"


@pytest.mark.parametrize("name", ["brotli", "encrypted", "encrypted columns", "false checksum"])
def test_a_file_that_spark_could_not_read_is_explained(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "a folder. x"
    folder.mkdir()
    data = write_parquet(folder, name).with_suffix(".parquet")
    cause = cause_of(PySparkException(_FAILED.format(data.as_uri())))
    assert cause.startswith(f"`{data}`")
    assert "SQLSTATE" not in cause


@pytest.mark.parametrize("content", [b"", b"no Parquet", None])
def test_other_files_are_left_to_spark(tmp_path: Path, content: bytes | None) -> None:
    data = tmp_path / "x.jsonl"
    if content is not None:
        data.write_bytes(content)
    message = _FAILED.format(data.as_uri())
    assert cause_of(PySparkException(message)) == message


def test_a_compressed_file_that_spark_could_not_read_is_cut(tmp_path: Path) -> None:
    data = tmp_path / "x.jsonl.gz"
    assert cause_of(PySparkException(_FAILED.format(data.as_uri()))) == not_whole(str(data))
    address = "s3a://bucket/x.csv.zst"
    assert cause_of(PySparkException(_FAILED.format(address))) == not_whole(address)


def test_a_full_disk_is_explained() -> None:
    cause = cause_of(PySparkException("Job aborted due to stage failure: java.io.IOException: No space left on device"))
    assert cause.startswith("no space left for the output, or for Spark's temporary files in `$TMPDIR` or `/tmp`: free")
