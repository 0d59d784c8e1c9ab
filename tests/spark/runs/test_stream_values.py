"""A stream and a run of the same files agree, row by row and reason by reason."""

from __future__ import annotations

import datetime as dt
import json
import shutil
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest
from pyarrow import parquet
from pyspark.sql import functions as F

from natsgrammar_spark import load, run_files
from natsgrammar_spark.inputs import resolve
from natsgrammar_spark.outputs import resolve_live
from natsgrammar_spark.stream import run_until_the_end
from tests.support.depth import by_day, generator, is_full
from tests.support.languages import ROOT
from tests.support.typed_texts import COLUMNS, texts, tokens, value_of

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

MANY = 20_000 if is_full() else 400  # texts, each a value of some type; every other one fits it, if any
CASES = ROOT.parent / "shared" / "cases"  # values that people reported; beside the checkout, if anywhere
_OF_BATCHES = ("_batch", "_batch_time")
_RULES = "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"
_INSIDE = "array<tinyint>", "map<string,decimal(10,2)>", "struct<d:date,t:timestamp>"
_NESTED: dict[str, list[object]] = {
    "list": [[value] for value in (127, 128, -129, "1", None, 1.5)],
    "map": [{"x": value} for value in (1.25, 1.255, "1,5", "\u0661", "1e400000000")],
    "struct": [
        *({"d": day, "t": "2024-01-05T10:00:00Z"} for day in ("2024-01-05", "20240105", "2024-01-05 x", 5)),
        *({"t": time} for time in ("10:00", "9999-12-31T23:59:59.999999Z", 1704448800123456, 2**63 - 1)),
    ],
}


def rows_of(part: DataFrame) -> list[str]:
    """Return the rows as texts, in an order that is theirs; times as numbers, as Python has no year 10,000."""
    times = [F.unix_micros(name).alias(name) for name, kind in part.dtypes if kind == "timestamp"]
    kept = [F.col(name) for name, kind in part.dtypes if kind != "timestamp" and name not in _OF_BATCHES]
    return sorted(map(repr, part.select(*kept, *times).toArrow().to_pylist()))


def agree(spark: SparkSession, path: str, folder: Path) -> tuple[int, int]:
    """Check that a stream writes the rows of a run. Return how many are valid and how many are not."""
    (contract,) = load(path)
    source, watched = resolve(contract), resolve(contract, live=True)
    batch, live = folder / "batch", folder / "live"
    run_files(spark, [(contract, source)], str(batch))
    run_until_the_end(spark, [contract], watched, resolve_live(live), available_now=True)
    many = []
    for part in ("valid", "quarantine"):
        expected = rows_of(spark.read.parquet(str(batch / part)))
        streamed = rows_of(spark.read.parquet(str(live / "batches" / "*" / part)))
        differences = [*zip(sorted({*expected} - {*streamed}), sorted({*streamed} - {*expected}), strict=False)]
        assert (len(expected), expected) == (len(streamed), streamed), differences[:5]
        many.append(len(expected))
    return many[0], many[1]


def _lines(form: str) -> list[str]:
    """Return each text as a value of one column, as JSON can spell it; and values inside others."""
    inside = [(name, value) for name, values in _NESTED.items() for value in values] if form == "json" else []
    lines = [json.dumps({"subject": "a.b", name: value}) for name, value in inside]
    pick = generator("texts of streams")
    for at, text in enumerate(islice(texts(pick), MANY)):
        fitting = [name for name, (kind, unit) in COLUMNS.items() if value_of(kind, unit, text) is not None]
        name = pick.choice(fitting if at % 2 and fitting else [*COLUMNS])
        kind, unit = COLUMNS[name]
        if form == "json":
            lines += (f'{{"subject": "a.b", "{name}": {token}}}' for token, _ in tokens(kind, unit, text))
        elif kind != "binary" and not set(text) & set('"\n\r'):  # which CSV cannot hold
            lines.append("\x1f".join(["a.b", *(text if each == name else "" for each in COLUMNS)]))
    return [*lines, "", "not a row", "[1]"]


@pytest.mark.parametrize("form", by_day(["json", "csv"], 1))
def test_a_stream_and_a_run_agree_on_values_of_every_type(spark: SparkSession, tmp_path: Path, form: str) -> None:
    kinds = {"subject": "string"} | {name: kind for name, (kind, _) in COLUMNS.items()}
    if form == "json":
        kinds.update(zip(_NESTED, _INSIDE, strict=True))
    else:
        kinds = {name: "string" if kind == "binary" else kind for name, kind in kinds.items()}
    options: dict[str, object] = {"format": form, "path": "in", "columns": kinds}
    options["epoch"] = {name: unit for name, (_, unit) in COLUMNS.items() if unit}
    if form == "csv":
        options |= {"header": False, "delimiter": "\x1f"}
    (tmp_path / "in").mkdir()
    lines = _lines(form)
    for number in range(2):  # two files, so two batches may read them
        part = "\n".join(lines[number::2]) + "\n"
        (tmp_path / "in" / f"{number}.{form}").write_bytes(part.encode() + b"\xff\n")
    path = tmp_path / "c.yaml"
    path.write_text(f"contract: 1\ninput: {json.dumps(options)}\n{_RULES}")
    valid, quarantined = agree(spark, str(path), tmp_path)
    assert valid + quarantined == len(lines) + 2
    assert min(valid, quarantined) > len(lines) // 10


@pytest.mark.nightly
def test_a_stream_and_a_run_agree_on_parquet(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    times = [dt.datetime(9999, 12, 31, tzinfo=dt.UTC), dt.datetime(1, 1, 1, tzinfo=dt.UTC), None]
    offsets = pa.array([0, 3, 6, 9], pa.int32()).buffers()[1]
    subjects = pa.Array.from_buffers(pa.string(), 3, [None, offsets, pa.py_buffer(b"a.bc.\xffc d")])
    columns = {
        "subject": subjects,
        "at": pa.array(times, pa.timestamp("us", "UTC")),
        "n": pa.array([255, 0, 1], "uint8"),
    }
    parquet.write_table(pa.table(columns), tmp_path / "in" / "a.parquet")
    path = tmp_path / "c.yaml"
    path.write_text(f"contract: 1\ninput: {{format: parquet, path: in}}\n{_RULES}")
    assert agree(spark, str(path), tmp_path) == (1, 2)
    path.write_text(path.read_text().replace("path: in", "path: in/a.parquet"))
    assert agree(spark, str(path), tmp_path / "of a file") == (1, 2)


@pytest.mark.parametrize(
    "case",
    by_day(
        [
            *("adv-json-values/c", "adv-poison-decimal/c", "adv-far-timestamps/c", "date-rest-ignored/datescsv"),
            *("adv-bytes-in-quarantine/c", "date-rest-ignored/dates", "timestamp-numbers/times"),
        ],
        1,
    ),
)
def test_a_stream_and_a_run_agree_on_reported_inputs(spark: SparkSession, tmp_path: Path, case: str) -> None:
    if not CASES.is_dir():
        pytest.skip(f"no cases in {CASES}")
    contract = Path(shutil.copytree(CASES / Path(case).parent, tmp_path / "case")) / f"{Path(case).name}.yaml"
    agree(spark, str(contract), tmp_path)
