"""Results as pyarrow and DuckDB read them: the values of the input, and nothing that stops a reader."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import pyarrow as pa
import pytest
from pyarrow import parquet
from pyspark.sql import functions as F

from natsgrammar_spark import load
from natsgrammar_spark.outputs.split import _microseconds
from natsgrammar_spark.run import run_files
from natsgrammar_spark.session.schema import configured

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

CONTRACT = """\
contract: 1
name: {name}
input: {{format: parquet}}
rules:
  - {{column: subject, rule: nats-docs:subject}}
"""
UTC = dt.UTC
# Each type with values at its borders.
TYPED: dict[str, tuple[pa.DataType, list[Any]]] = {
    "tiny": (pa.int8(), [-128, 127, None]),
    "small": (pa.int16(), [-(2**15), 2**15 - 1, None]),
    "whole": (pa.int32(), [-(2**31), 2**31 - 1, None]),
    "big": (pa.int64(), [-(2**63), 2**63 - 1, None]),
    "unsigned8": (pa.uint8(), [0, 255, None]),
    "unsigned16": (pa.uint16(), [0, 2**16 - 1, None]),
    "unsigned32": (pa.uint32(), [0, 2**32 - 1, None]),
    "unsigned64": (pa.uint64(), [0, 2**64 - 1, None]),
    "single": (pa.float32(), [-0.0, 3.4028234663852886e38, None]),
    "double": (pa.float64(), [5e-324, float("-inf"), None]),
    "money": (pa.decimal128(10, 2), [Decimal("-12345678.90"), Decimal("0.01"), None]),
    "widest": (pa.decimal128(38, 0), [Decimal(10**38 - 1), Decimal(1 - 10**38), None]),
    "flag": (pa.bool_(), [True, False, None]),
    "day": (pa.date32(), [dt.date(1, 1, 1), dt.date(9999, 12, 31), None]),
    "instant": (
        pa.timestamp("us", "UTC"),
        [dt.datetime(1500, 1, 1, tzinfo=UTC), dt.datetime(9999, 12, 31, 23, 59, 59, 999999, UTC), None],
    ),
    "millis": (
        pa.timestamp("ms", "UTC"),
        [dt.datetime(1, 1, 1, tzinfo=UTC), dt.datetime(2262, 5, 1, tzinfo=UTC), None],
    ),
    "local": (
        pa.timestamp("us"),
        [dt.datetime.fromisoformat(text) for text in ("1500-01-01", "9999-12-31T23:59:59.999999")] + [None],
    ),
    "octets": (pa.binary(), [b"\xff\x00", b"", None]),
    "text": (pa.string(), ["\U0001f680\0", "", None]),
    "list": (pa.list_(pa.string()), [["a", None], [], None]),
    "pairs": (pa.map_(pa.string(), pa.int64()), [[("a", 1), ("b", None)], [], None]),
    "nested": (pa.struct({"at": pa.timestamp("us", "UTC")}), [{"at": dt.datetime(9999, 1, 1, tzinfo=UTC)}, None, None]),
}


@pytest.mark.parametrize("subjects", [["a", "b", "c"], ["a..", "b..", "c.."]], ids=["valid", "quarantine"])
def test_pyarrow_and_duckdb_read_the_values_of_the_input(
    spark: SparkSession, tmp_path: Path, subjects: list[str], request: pytest.FixtureRequest
) -> None:
    columns = {name: pa.array(values, kind) for name, (kind, values) in TYPED.items()}
    source = pa.table({"subject": subjects, **columns})
    parquet.write_table(source, tmp_path / "in.parquet")
    part = run(spark, tmp_path) / request.node.callspec.id
    read = parquet.read_table(part)
    assert {str(kind) for name, kind in types_of(read).items() if name in {"instant", "millis"}} == {
        "timestamp[us, tz=UTC]"
    }
    for name in source.column_names:
        assert read[name].to_pylist() == source[name].to_pylist(), name
    rows = duckdb.connect().from_parquet(f"{part}/*.parquet")
    assert set(source.column_names) <= set(rows.columns)
    for name, expected in TYPED.items():
        values = [value for (value,) in rows.select(f'"{name}"').fetchall()]
        assert [as_in_arrow(value) for value in values] == source[name].to_pylist(), (name, expected[0])


def test_the_session_decides_on_timestamps_if_it_says_so(spark: SparkSession, tmp_path: Path) -> None:
    parquet.write_table(
        pa.table({"subject": ["a"], "at": pa.array([0], pa.timestamp("us", "UTC"))}), tmp_path / "in.parquet"
    )
    name = "spark.sql.parquet.outputTimestampType"
    spark.conf.set(name, "TIMESTAMP_MILLIS")
    try:
        valid = run(spark, tmp_path) / "valid"
        assert spark.conf.get(name) == "TIMESTAMP_MILLIS"
    finally:
        spark.conf.unset(name)
    assert str(parquet.read_table(valid).schema.field("at").type) == "timestamp[ms, tz=UTC]"
    first, last = (configured(spark, _microseconds(spark)) for _ in range(2))  # of contracts side by side
    first.__enter__()
    with last:
        first.__exit__(None, None, None)
        assert spark.conf.get(name) == "TIMESTAMP_MICROS"
    assert spark.conf.get(name, None) is None


def test_strings_in_quarantine_are_utf8_and_their_bytes_are_kept(spark: SparkSession, tmp_path: Path) -> None:
    bad = pa.array([b"\xff.", b"a", b"b..", b"c.."], pa.binary())
    whole = pa.array([b"ok", b"\xfe", b"fine", "\U0001f680".encode()], pa.binary())
    texts = (pa.array([[value] if value else None for value in whole.to_pylist()], pa.list_(pa.binary())),)
    keys = pa.array([[(b"\xc3", b"1")], [], [(b"k", b"\xfd"), (b"l", b"2")], []], pa.map_(pa.binary(), pa.binary()))
    write_as_text(
        {"subject": bad, "note": whole, "list": texts[0], "map": keys}, ("subject", "note", "list", "map"), tmp_path
    )
    result = run(spark, tmp_path)
    rows = parquet.read_table(result / "quarantine").to_pylist()
    assert [(row["subject"], row["note"], row["list"], row["map"], row["_raw"]) for row in rows] == [
        ("�.", "ok", ["ok"], None, b"\xff.\n\xc3"),
        ("b..", "fine", ["fine"], [("k", "�"), ("l", "2")], b"\xfd"),
        ("c..", "\U0001f680", ["\U0001f680"], [], None),
    ]
    assert len(duckdb.connect().from_parquet(f"{result}/quarantine/*.parquet").fetchall()) == 3
    # What is valid stays as it came in.
    assert [row.note for row in spark.read.parquet(f"{result}/valid").selectExpr("hex(note) note").collect()] == ["FE"]


def write_as_text(columns: dict[str, pa.Array], names: tuple[str, ...], folder: Path) -> None:
    """Write bytes as STRING columns, which pyarrow does without looking at them."""
    kinds = {"subject": pa.string(), "note": pa.string(), "list": pa.list_(pa.string())}
    kinds["map"] = pa.map_(pa.string(), pa.string())
    arrays = [unchecked(columns[name], kinds[name]) for name in names]
    parquet.write_table(pa.table(arrays, list(names)), folder / "in.parquet")


def unchecked(array: pa.Array, kind: pa.DataType) -> pa.Array:
    """Return the same buffers as another type."""
    children = [unchecked(child, inner) for child, inner in zip(parts(array), parts_of(kind), strict=True)]
    count = 3 if not children else (1 if pa.types.is_struct(kind) else 2)
    return pa.Array.from_buffers(kind, len(array), array.buffers()[:count], children=children or None)


def parts(array: pa.Array) -> list[pa.Array]:
    if pa.types.is_map(array.type):
        return [
            pa.StructArray.from_arrays([array.keys, array.items], fields=[array.type.key_field, array.type.item_field])
        ]
    if pa.types.is_struct(array.type):
        return [array.field(at) for at in range(array.type.num_fields)]
    return [array.values] if pa.types.is_list(array.type) else []


def parts_of(kind: pa.DataType) -> list[pa.DataType]:
    if pa.types.is_map(kind):
        return [pa.struct([kind.key_field, kind.item_field])]
    if pa.types.is_struct(kind):
        return [kind.field(at).type for at in range(kind.num_fields)]
    return [kind.value_type] if pa.types.is_list(kind) else []


def run(spark: SparkSession, folder: Path) -> Path:
    contract = folder / "c.yaml"
    contract.write_text(CONTRACT.format(name="odd"))
    (loaded,) = load(str(contract))
    run_files(spark, [(loaded, [str(folder / "in.parquet")], "parquet")], str(folder / "out"))
    return folder / "out"


def types_of(table: pa.Table) -> dict[str, pa.DataType]:
    return {field.name: field.type for field in table.schema}


def as_in_arrow(value: Any) -> Any:
    """Return a value of DuckDB as pyarrow gives it."""
    if isinstance(value, dict) and "at" not in value:
        return list(value.items())
    if isinstance(value, dict):
        return {name: as_in_arrow(inner) for name, inner in value.items()}
    return value.astimezone(UTC) if isinstance(value, dt.datetime) and value.tzinfo else value


def test_comments_of_columns_are_kept(spark: SparkSession, tmp_path: Path) -> None:
    commented = spark.sql("SELECT 'a' subject, 1 n").select(
        *(F.col(name).alias(name, metadata={"comment": f"about {name}"}) for name in ("subject", "n"))
    )
    for subject, part in (("a", "valid"), ("a..", "quarantine")):
        folder = tmp_path / part
        folder.mkdir()
        rows = commented.withColumn("subject", F.lit(subject).alias("subject", metadata={"comment": "about subject"}))
        rows.write.parquet(str(folder / "in.parquet"))
        fields = spark.read.parquet(f"{run(spark, folder)}/{part}").schema.fields[:2]
        assert [field.metadata.get("comment") for field in fields] == ["about subject", "about n"]
