"""Explain texts that cannot be decoded, for sessions without Java: JSON unfit for its types, and parts of names."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pyarrow as pa
from pyspark.cloudpickle import register_pickle_by_value

import natsgrammar as ng
from natsgrammar.spark.udf import of_known
from natsgrammar.strict_json import JsonError, Reader, pointer, written

from ..contract import json_lines, typed_texts
from ..contract.json_lines import Malformed, deep, row_of
from ..contract.malformed import BEYOND, EXPLAINED, REASONS, TOO_LONG
from ..contract.typed_texts import Place, accepts, expected, misfits

# Executors have `natsgrammar`, see `ship`; these modules travel with the UDF.
for module in (sys.modules[__name__], json_lines, typed_texts):
    register_pickle_by_value(module)  # type: ignore[no-untyped-call]

_MOST = 10  # violations of one text
_SHOWN = 100  # characters of a value
_WORDS = dict(zip(REASONS, EXPLAINED, strict=True))
_READER = Reader(members=list)  # accepts duplicate members, which another fault may follow
_CONSTANT = re.compile(rb'"(?:[^"\\]|\\.)*"|NaN|-?Infinity', re.DOTALL)  # or a string before it
_TEXTS = ("column", "address", "requirement", "found", "expected", "message", "suggestion", "value", "cause")
_VIOLATION = pa.struct({"check": pa.int32(), "position": pa.int32(), **dict.fromkeys(_TEXTS, pa.string())})
_OF_RULES = ("position", "found", "expected", "message", "suggestion", "cause")
_Faults = Iterator[dict[str, Any]]  # the fields of violations


@cache
def explaining(
    check: int, by: str | ng.Rule, columns: tuple[str, str], rows: Place, reasons: tuple[str, ...]
) -> Callable[[pa.Array], pa.Array]:
    """Return the function for an Arrow UDF from texts, as BINARY, to their violations; NULL for valid ones.

    `by` is a rule whose parts have the types in `rows`, or the edition of types for JSON. `columns` are the text's and
    the decoded one; `reasons` come from `places`.
    """

    def of(text: bytes) -> list[dict[str, Any]] | None:
        address = by if isinstance(by, str) else by.address
        shown = {"check": check, "value": text.decode(errors="replace"), "column": columns[0], "address": address}
        faults = (
            _in_json(text, columns[1], rows, reasons) if isinstance(by, str) else _in_parts(text, by, rows, reasons)
        )
        return [{**shown, **fault} for fault in islice(faults, _MOST)] or None

    def explained(texts: pa.Array) -> pa.Array:
        with deep():
            return of_known(texts, lambda known: pa.array(map(of, known), pa.list_(_VIOLATION)))

    return explained


def _in_json(text: bytes, column: str, rows: Place, reasons: tuple[str, ...]) -> _Faults:
    """Yield the faults in JSON that is no row: in the text, or in its values, each with a JSON Pointer."""
    try:
        row = row_of(text)
    except Malformed as error:
        yield _fault(text, str(error))
        return
    for place, steps, value in misfits(row, rows):
        number, kind, argument = place
        fault = {"found": written(value)[:_SHOWN], "expected": expected(place), "message": reasons[number - 1]}
        if kind == "rule" and type(value) is str and (broken := argument[0].check(value)) is not None:
            fault |= {key: getattr(broken, key) for key in ("position", "found", "suggestion")}
        yield {"column": f"{column}#{pointer(steps)}", **fault}


def _fault(text: bytes, reason: str) -> dict[str, Any]:
    """Return the fault in a text that is no JSON object; the position, if it has one, counts bytes."""
    fault = {"found": "", "expected": "", "message": _WORDS[reason]}
    if reason in (TOO_LONG, BEYOND):
        return fault
    try:
        _READER.read(text)
    except JsonError as error:
        if error.kind == "encoding":
            return {**fault, "position": error.position, "found": "\ufffd"}
        if error.kind == "constant":  # which Python's reader accepts at first
            constant = next(word for word in _CONSTANT.finditer(text) if word[0][:1] != b'"')
            return {**fault, "position": constant.start(), "found": constant[0].decode()}
        if error.kind in ("syntax", "after"):
            before, rest = text.decode()[: error.position], text.decode()[error.position :]
            cause = f": {error.cause}" if error.kind == "syntax" and rest else ""
            return {**fault, "position": len(before.encode()), "found": rest[:1], "message": _WORDS[reason] + cause}
    return fault


def _in_parts(name: bytes, rule: ng.Rule, rows: Place, reasons: tuple[str, ...]) -> _Faults:
    """Yield why a rule rejects a name, or the types its parts, with positions in the whole name."""
    if (violation := rule.check_bytes(name)) is not None:
        yield {key: getattr(violation, key) for key in _OF_RULES}
        return
    parts = rule.parse(name.decode())
    for label, (number, family, more) in rows[2]:
        part = parts.get(label)
        if part is None or accepts(part.text, family, more):
            continue
        typed = ng.rule(f"column-types@1:{family.replace('_', '-')}")
        wrong = typed.check(part.text)
        fault = (
            {"position": part.start, "found": part.text, "expected": ""}
            if wrong is None
            else {"position": part.start + wrong.position, "found": wrong.found, "expected": wrong.expected}
        )
        yield {**fault, "requirement": label, "address": typed.address, "message": reasons[number - 1]}
