"""Footers of Parquet files on this machine are read without Spark."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from natsgrammar_spark.inputs.footers import _rows, _with_different_schemas, local_path, rows_below


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two files of 2 and 3 rows, and files that Spark would not read, in a folder with an odd name."""
    made = tmp_path / "a %41#[b] é"
    made.mkdir()
    pq.write_table(pa.table({"n": [1, 2]}), made / "part-0 %20.parquet")
    pq.write_table(pa.table({"n": [1, 2, 3]}), made / "part-1.parquet")
    pq.write_table(pa.table({"n": [1]}), made / "_hidden.parquet")
    (made / "_SUCCESS").touch()
    (made / ".part-1.parquet.crc").write_bytes(b"crc")
    return made


@pytest.mark.parametrize("scheme", ["file://", "file:", ""])
def test_rows_below_a_folder_are_those_that_spark_would_read(folder: Path, scheme: str) -> None:
    assert rows_below(f"{scheme}{folder}") == 5


def test_a_folder_elsewhere_is_left_to_spark() -> None:
    assert rows_below("s3a://bucket/valid") is None
    assert _rows([None]) is None
    assert local_path("hdfs://host/a.parquet") is None


def test_a_uri_names_the_file_with_its_odd_characters(folder: Path) -> None:
    files = sorted(folder.glob("part-*"))
    assert [local_path(file.as_uri()) for file in files] == [str(file) for file in files]


def test_a_file_that_cannot_be_read_is_left_to_spark(folder: Path) -> None:
    (folder / "part-2.parquet").write_bytes(b"PAR1 broken")
    assert rows_below(str(folder)) is None


def test_a_schema_is_asked_of_the_first_file_that_has_it(tmp_path: Path) -> None:
    tables = {"a": pa.table({"n": [1]}), "b": pa.table({"n": ["1"]}), "c": pa.table({"n": [2]})}
    tables["d"] = tables["a"].replace_schema_metadata({"org.apache.spark.sql.parquet.row.metadata": "{}"})
    for name, table in tables.items():
        pq.write_table(table, tmp_path / name)
    names = [file.name for file in _with_different_schemas(sorted(tmp_path.iterdir(), reverse=True))]
    assert names == ["a", "b", "d"]
