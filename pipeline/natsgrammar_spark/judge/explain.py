"""Explain rejected values: by a Java function, or an Arrow UDF over the Python rules. Valid values reach neither."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.cloudpickle import register_pickle_by_value
from pyspark.sql import Column
from pyspark.sql import functions as F

import natsgrammar as ng
from natsgrammar.spark.jvm import called, explaining_function, violation_function
from natsgrammar.spark.udf import VIOLATION as VIOLATION_OF_TEXT
from natsgrammar.spark.udf import arrow_column

from ..contract import Check

# `check` counts the checks of the contract from 1; 0 means that the row itself is malformed.
VIOLATION = (
    "struct<check:int,column:string,address:string,requirement:string,position:int,found:string,expected:string,"
    "message:string,suggestion:string,value:string,cause:string>"
)
VIOLATIONS = f"array<{VIOLATION}>"
# The value is BINARY, because Arrow accepts UTF-8 strings only.
REJECTED = "array<struct<check:int,column:string,value:binary,address:string>>"

_TEXTS = ("found", "expected", "message", "suggestion")
_NULL = ng.Violation(0, "", "a value", "is null", None)
_Rules = Mapping[tuple[int, str], ng.Rule]  # by the number of a check and an address

# Executors have `natsgrammar`, see `ship`; this module travels with its UDF.
register_pickle_by_value(sys.modules[__name__])  # type: ignore[no-untyped-call]


def violation(**fields: Column) -> Column:
    """Return a STRUCT `VIOLATION` with these fields; the others are NULL."""
    names = re.findall(r"(\w+):", VIOLATION)
    return F.struct(*(fields.get(name, F.lit(None)).alias(name) for name in names)).cast(VIOLATION)


def malformed(reason: Column, line: Column, position: Column) -> Column:
    """Return the ARRAY with the one violation of a malformed line."""
    place = {"check": F.lit(0), "column": F.lit("_raw"), "address": F.lit("input"), "position": position}
    texts = {"found": F.lit(""), "expected": F.lit(""), "message": reason, "value": F.make_valid_utf8(line)}
    return F.array(violation(**place, **texts))


def rules_of(check: Check) -> dict[str, ng.Rule]:
    """Return a check's rules by address; none if it decodes anything but names."""
    if check.decode is not None and ":" not in check.address:
        return {}
    return {address: ng.codec(address).wire if check.codec else ng.rule(address) for _, address in check.targets}


def violations(rejected: Column, checks: Mapping[int, Check]) -> Column:
    """Return an ARRAY with a violation for each rejected value, in their order; `checks` by their numbers."""
    rules = {(number, address): rule for number, check in checks.items() for address, rule in rules_of(check).items()}

    def explain(rejected: pa.Array) -> pa.Array:  # the only types of Arrow UDFs
        return _explained(rejected, rules)

    function = _in_java(rules)
    return arrow_column(explain, VIOLATIONS, rejected) if function is None else called("violations", function, rejected)


def _in_java(rules: _Rules) -> str | None:
    """Return the name of the Java function that does the same; None if there is none for all of the rules."""
    functions = {key: violation_function(rule, VIOLATION_OF_TEXT) for key, rule in rules.items()}
    known = {key: name for key, name in functions.items() if name is not None}
    if len(known) < len(functions):
        return None
    return explaining_function(known, REJECTED, VIOLATIONS, (_NULL.found, _NULL.expected, _NULL.message))


def _explained(rejected: pa.ListArray, rules: _Rules) -> pa.ListArray:
    """Explain a batch of Arrow arrays."""
    values = rejected.flatten()
    octets = values.field("value").to_pylist()
    numbers, addresses = values.field("check"), values.field("address")
    keys = zip(numbers.to_pylist(), addresses.to_pylist(), strict=True)
    once = cache(_violation)  # the same names come many times, and each costs more than all else here
    errors = [once(rules[key], value) for key, value in zip(keys, octets, strict=True)]
    fields = {
        "check": numbers,
        "column": values.field("column"),
        "address": addresses,
        "requirement": pa.nulls(len(octets), pa.string()),
        "position": pa.array([None if error is _NULL else error.position for error in errors], pa.int32()),
    }
    texts = {name: [getattr(error, name) for error in errors] for name in _TEXTS}
    texts["value"] = [None if value is None else value.decode(errors="replace") for value in octets]
    texts["cause"] = [error.cause for error in errors]
    fields |= {name: pa.array(column, pa.string()) for name, column in texts.items()}
    lengths: Any = pc  # its functions are created at import
    ends = accumulate((many or 0 for many in lengths.list_value_length(rejected).to_pylist()), initial=0)
    structs = pa.StructArray.from_arrays([*fields.values()], [*fields])
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), structs, mask=rejected.is_null())


def _violation(rule: ng.Rule, value: bytes | None) -> ng.Violation:
    if value is None:
        return _NULL
    violation = rule.check_bytes(value)
    assert violation is not None, f"only Spark rejects {value!r} by {rule.address}"
    return violation
