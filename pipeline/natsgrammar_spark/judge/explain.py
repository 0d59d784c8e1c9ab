"""Explains refused values: by Java functions, or an Arrow UDF over the Python rules. Valid values reach neither."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import accumulate
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.cloudpickle import register_pickle_by_value
from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as F

import natsgrammar as ng
from natsgrammar.spark.jvm import called, instance, violation_function
from natsgrammar.spark.udf import VIOLATION as VIOLATION_OF_TEXT
from natsgrammar.spark.udf import arrow_column

from ..contract import Check

# `check` counts the checks of the contract from 1; 0 means that the row itself cannot be read.
VIOLATION = (
    "struct<check:int,column:string,address:string,requirement:string,position:int,found:string,expected:string,"
    "message:string,suggestion:string,value:string>"
)
VIOLATIONS = f"array<{VIOLATION}>"
# The value is BINARY, because Arrow refuses strings that are not UTF-8.
REFUSALS = "array<struct<check:int,column:string,value:binary,address:string>>"

_NULL = ng.Violation(0, "", "a value", "is null", None)

# Executors have `natsgrammar`, see `ship`; this module travels with its UDF.
register_pickle_by_value(sys.modules[__name__])  # type: ignore[no-untyped-call]


def malformed(reason: Column, line: Column, position: Column) -> Column:
    """ARRAY: the one violation of a line that is not a row."""
    null = F.lit(None)
    fields = {
        "check": F.lit(0),
        "column": F.lit("_raw"),
        "address": F.lit("input"),
        "requirement": null,
        "position": position,
        "found": F.lit(""),
        "expected": F.lit(""),
        "message": reason,
        "suggestion": null,
        "value": F.make_valid_utf8(line),
    }
    return F.array(F.struct(*(field.alias(name) for name, field in fields.items()))).cast(VIOLATIONS)


def violations(refusals: Column, checks: Mapping[int, Check]) -> Column:
    """ARRAY: a violation for each of the refused values, in their order; `checks` by their numbers."""
    rules = {
        (number, it): ng.codec(it).wire if check.codec else ng.rule(it)
        for number, check in checks.items()
        for _, it in check.targets
    }

    def explain(refusals: pa.Array) -> pa.Array:
        return _explained(refusals, rules)

    in_java = _called(refusals, rules)
    return arrow_column(explain, VIOLATIONS, refusals) if in_java is None else in_java


def _called(refusals: Column, rules: dict[tuple[int, str], ng.Rule]) -> Column | None:
    """The same by a Java function; None if the active session has none, or not for all of the rules."""
    functions = {key: violation_function(rule, VIOLATION_OF_TEXT) for key, rule in rules.items()}
    session = SparkSession.getActiveSession()
    if session is None or not all(functions.values()):
        return None
    try:
        known = instance(session, Path(str(files("natsgrammar_spark.judge").joinpath("Refusals.java"))))
    except OSError:
        return None
    lines = "\n".join(f"{check} {address} {function}" for (check, address), function in functions.items())
    name = sha256(lines.encode()).hexdigest()[:32]
    if not known.has(name):
        known.add(name, REFUSALS, VIOLATIONS, lines, _NULL.found, _NULL.expected, _NULL.message)
    return called("violations", name, refusals)


def _explained(refusals: pa.ListArray, rules: dict[tuple[int, str], ng.Rule]) -> pa.ListArray:
    """The same for a batch, on Arrow arrays."""
    refused = refusals.flatten()
    values = refused.field("value").to_pylist()
    numbers, addresses = refused.field("check"), refused.field("address")
    by = zip(numbers.to_pylist(), addresses.to_pylist(), strict=True)
    once = cache(_violation)  # bad names come many times, and each costs more than all else here
    found = [once(rules[it], value) for it, value in zip(by, values, strict=True)]
    many = len(values)
    fields = {
        "check": numbers,
        "column": refused.field("column"),
        "address": addresses,
        "requirement": pa.nulls(many, pa.string()),
        "position": pa.array([None if it is _NULL else it.position for it in found], pa.int32()),
        "found": pa.array([it.found for it in found], pa.string()),
        "expected": pa.array([it.expected for it in found], pa.string()),
        "message": pa.array([it.message for it in found], pa.string()),
        "suggestion": pa.array([it.suggestion for it in found], pa.string()),
        "value": pa.array([None if it is None else it.decode(errors="replace") for it in values], pa.string()),
    }
    lengths: Any = pc  # its functions are created at import
    ends = accumulate((many or 0 for many in lengths.list_value_length(refusals).to_pylist()), initial=0)
    structs = pa.StructArray.from_arrays([*fields.values()], [*fields])
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), structs, mask=refusals.is_null())


def _violation(rule: ng.Rule, value: bytes | None) -> ng.Violation:
    if value is None:
        return _NULL
    found = rule.check_bytes(value)
    assert found is not None, f"only Spark refuses {value!r} by {rule.address}"
    return found
