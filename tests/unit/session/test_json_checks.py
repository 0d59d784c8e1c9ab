"""Faults that Python finds in lines of JSON for sessions that accept no Java; no Spark is started here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pyarrow as pa
import pytest
from pyspark import cloudpickle

from natsgrammar_spark.contract.ddl import Struct, parse_type
from natsgrammar_spark.contract.malformed import BEYOND, REASONS, TOO_LONG, TWICE
from natsgrammar_spark.contract.typed_texts import places
from natsgrammar_spark.session.json_checks import reason_of

VALUES = {
    "string": (['"a"', "null"], ["1", "true", "{}", "1.5"]),
    "boolean": (["true", "false"], ["1", '"true"']),
    "tinyint": (["-128", "127", "-0"], ["128", "-129", "1.0", "1e1", '"1"']),
    "bigint": ([str((1 << 63) - 1), str(-(1 << 63))], [str(1 << 63), "9" * 400]),
    "double": (["1", "1e308", "-0.5"], ["1e309", "-1e400", '"NaN"', "9" * 400]),
    "float": (["3.4028235e38"], ["3.4028236e38", "4e38"]),
    "decimal(5,2)": (
        ["1.5", "-0.05", "999.99", "1.50000", "2.5e1", '"1.10"', "0", "0e9", "1e-2"],
        ["1.005", "1000", "1e-3", "1e400000000", "1e-400000000", '"x"', '""', "true", "1.0" + "0" * 50 + "1"],
    ),
    "array<string>": (['["a", null]', "[]"], ["[1]", '{"a": "b"}', '"a"']),
    "map<string,tinyint>": (['{"a": 1}'], ['{"a": 128}', "[]"]),
    "struct<x:string,y:array<int>>": (['{"x": "a", "z": 1}'], ['{"x": 1}', '{"y": [1, "2"]}']),
    "timestamp": (['"2026-01-01T00:00:00Z"'], ["true", "1704448800", '"10:00"', '"2026-01-01T00:00:00.1234567Z"']),
    "date": (['"2024-02-29"'], ['"2023-02-29"', '"20240105"', "19000", '"2024-01-05 garbage"']),
    "binary": (['"YWI="'], ['"YWI"', '"YWJ="', "1"]),
    "variant": (
        ["1", '{"a": [1.5, "x"]}', "1.7976931348623157e308", "-0.1E0", "0e9", "9" * 17],
        ["1e400", '{"a": [-1e400]}', "9" * 400, "12345678901234567891e-1", '{"a": [9007199254740993E0]}'],
    ),
}


@pytest.mark.parametrize("kind", VALUES)
def test_a_value_of_another_type_is_the_fault_of_its_column(kind: str) -> None:
    columns, reasons = places(Struct((("first", parse_type("string")), ("n", parse_type(kind)))))
    good, bad = VALUES[kind]
    lines = [f'{{"n": {value}}}'.encode() for value in (*good, *bad)]
    numbers = reason_of(columns)(pa.array(lines)).to_pylist()
    assert numbers[: len(good)] == [None] * len(good)
    assert all(reasons[number - len(REASONS)].startswith("`n") for number in numbers[len(good) :])


def test_the_first_place_that_does_not_accept_its_value_is_named() -> None:
    """By its path, whatever the order of the members."""
    kind = "struct<day: date, prices: array<map<string, decimal(5,2)>>>"
    columns, reasons = places(Struct((("a", parse_type(kind)), ("at", parse_type("timestamp")))), [("at", "ms")])
    lines = {
        '{"at": "x", "a": {"prices": [{"eu": 1}, {"us": "1,5"}]}}': (
            "`a.prices[]{}` is not a valid `decimal(5,2)`; see `column-types:decimal`"
        ),
        '{"a": {"prices": [1], "day": "2024-02-30"}}': "`a.day` is not a valid `date`; see `column-types:date`",
        '{"a": {"prices": [1]}}': "`a.prices[]` is not a valid `map<string,decimal(5,2)>`",
        '{"a": {}, "at": "2024-01-01"}': "`at` is not a valid `timestamp` in ms; see `column-types:timestamp`",
    }
    numbers = reason_of(columns)(pa.array([line.encode() for line in lines])).to_pylist()
    assert [reasons[number - len(REASONS)] for number in numbers] == list(lines.values())


def test_a_line_that_is_not_a_row_has_the_number_of_its_reason() -> None:
    lines = [b'{"a": 1, "a": 2}', b"[" * 1500, b'{"a": "%s"}' % (b"a" * (16 << 20)), None, b"{}"]
    reasons = reason_of(places(Struct((("a", parse_type("string")),)))[0])(pa.array(lines)).to_pylist()
    assert reasons == [REASONS.index(TWICE), REASONS.index(BEYOND), REASONS.index(TOO_LONG), None, None]


def test_an_executor_needs_the_runtime_alone(tmp_path: Path) -> None:
    """It has no `natsgrammar_spark`, which may need packages that it lacks."""
    function = reason_of(places(Struct((("a", parse_type("array<decimal(5,2)>")),)))[0])
    (tmp_path / "udf").write_bytes(cloudpickle.dumps(function))  # type: ignore[no-untyped-call]
    program = (
        "import sys, pickle, pyarrow as pa\n"
        "sys.modules['natsgrammar_spark'] = None\n"
        "reason = pickle.loads(open(sys.argv[1], 'rb').read())\n"
        """print(reason(pa.array([b'{"a": [1.5]}', b'{"a": [1.555]}', b'5'])).to_pylist())"""
    )
    command = [sys.executable, "-c", program, str(tmp_path / "udf")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.returncode) == ("[None, 10, 7]\n", 0), ran.stderr
