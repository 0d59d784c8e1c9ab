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
from natsgrammar_spark.inputs.json_checks import is_for_spark, reason_of

VALUES = {
    "string": (['"a"', "null"], ["1", "true", "{}", "1.5"]),
    "boolean": (["true", "false"], ["1", '"true"']),
    "tinyint": (["-128", "127", "-0"], ["128", "-129", "1.0", "1e1", '"1"']),
    "bigint": ([str((1 << 63) - 1), str(-(1 << 63))], [str(1 << 63), "9" * 400]),
    "double": (["1", "1e308", "-0.5"], ["1e309", "-1e400", '"NaN"', "9" * 400]),
    "float": (["3.4028235e38"], ["3.4028236e38", "4e38"]),
    "decimal(5,2)": (
        ["1.5", "-0.05", "999.99", "1.50000", "2.5e1", '"1.10"', "0", "0e9"],
        ["1.005", "1000", "1e-3", "1e400000000", "1e-400000000", '"x"', '""', "true", "1.0" + "0" * 50 + "1"],
    ),
    "array<string>": (['["a", null]', "[]"], ["[1]", '{"a": "b"}', '"a"']),
    "map<string,tinyint>": (['{"a": 1}'], ['{"a": 128}', "[]"]),
    "struct<x:string,y:array<int>>": (['{"x": "a", "z": 1}'], ['{"x": 1}', '{"y": [1, "2"]}']),
    "timestamp": (['"2026-01-01T00:00:00Z"', "true"], []),  # Spark judges these
}


@pytest.mark.parametrize("kind", VALUES)
def test_a_value_of_another_type_is_the_fault_of_its_column(kind: str) -> None:
    reason = reason_of(Struct((("first", parse_type("string")), ("n", parse_type(kind)))))
    good, bad = VALUES[kind]
    lines = [f'{{"n": {value}}}'.encode() for value in (*good, *bad)]
    assert reason(pa.array(lines)).to_pylist() == [None] * len(good) + [len(REASONS) + 1] * len(bad)
    assert is_for_spark(parse_type(f"array<struct<a: {kind}>>")) == (kind == "timestamp")


def test_a_line_that_is_not_a_row_has_the_number_of_its_reason() -> None:
    lines = [b'{"a": 1, "a": 2}', b"[" * 1500, b'{"a": "%s"}' % (b"a" * (16 << 20)), None, b"{}"]
    reasons = reason_of(Struct((("a", parse_type("string")),)))(pa.array(lines)).to_pylist()
    assert reasons == [REASONS.index(TWICE), REASONS.index(BEYOND), REASONS.index(TOO_LONG), None, None]


def test_an_executor_needs_the_runtime_alone(tmp_path: Path) -> None:
    """It has no `natsgrammar_spark`, which may need packages that it lacks."""
    function = reason_of(Struct((("a", parse_type("array<decimal(5,2)>")),)))
    (tmp_path / "udf").write_bytes(cloudpickle.dumps(function))  # type: ignore[no-untyped-call]
    program = (
        "import sys, pickle, pyarrow as pa\n"
        "sys.modules['natsgrammar_spark'] = None\n"
        "reason = pickle.loads(open(sys.argv[1], 'rb').read())\n"
        """print(reason(pa.array([b'{"a": [1.5]}', b'{"a": [1.555]}', b'5'])).to_pylist())"""
    )
    command = [sys.executable, "-c", program, str(tmp_path / "udf")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.returncode) == ("[None, 9, 7]\n", 0), ran.stderr
