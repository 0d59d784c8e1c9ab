"""Texts as typed values, and JSON as rows, by Java functions or by Python: the rules `column-types` decide."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from hashlib import sha256
from importlib.resources import files
from operator import attrgetter
from pathlib import Path
from typing import Any

from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as F

import natsgrammar as ng
from natsgrammar.spark import jvm
from natsgrammar.spark.udf import VIOLATION, arrow_column

from ..contract import malformed
from ..contract.ddl import STRING, Primitive, SparkType, Struct, ddl
from ..contract.typed_texts import POWERS, Condition, Place, expectations, places
from .json_checks import accepted_by, reason_of
from .schema import CORRUPT_RECORD, FILE

_JSON = {
    "mode": "PERMISSIVE",
    "columnNameOfCorruptRecord": CORRUPT_RECORD,
    "allowSingleQuotes": "false",
    "allowNonNumericNumbers": "false",
}
Epochs = Iterable[tuple[str, str]]  # columns of numbers since 1970, with their units


@dataclass(frozen=True, slots=True)
class Explained:
    """The violations in JSON, as an array `returns`; `by_python` are the same, for sessions without Java.

    `labels` are the number of a check, the column with the JSON, the text before a JSON Pointer, and an address.
    """

    labels: tuple[str, str, str, str]
    returns: str
    by_python: Column


def typed(spark: SparkSession, text: Column, kind: SparkType, place: Place, unit: str = "") -> Column:
    """Return the text as a typed value at a place from `places`; NULL if the type rejects it."""
    if kind == STRING:
        return text
    java, zone = _java(spark), _zone(spark)
    if java is None:
        accepted = arrow_column(accepted_by(place), "boolean", text.cast("binary"))
        return _moment(F.when(accepted, text).try_cast(ddl(_read_as(kind, unit))), unit)
    function = _digest(f"{ddl(kind)} {zone} {unit}")
    if not java.has("column_value", function):
        java.addValue(function, ddl(kind), zone, unit)
    return jvm.called("column_value", function, text)


def json_row(
    spark: SparkSession,
    text: Column,
    columns: Struct,
    epochs: Epochs = (),
    conditions: Sequence[Condition] = (),
    explained: Explained | None = None,
) -> Column:
    """Return STRUCT<row, corrupt>: the row in a JSON text, or why it is none, with violations if `explained`."""
    units = dict(epochs)
    rows, of_places = places(columns, units.items(), conditions)
    reasons = (*(malformed.REASONS if explained is None else malformed.EXPLAINED), *of_places)
    java, zone = _java(spark), _zone(spark)
    rules = [argument[0] if kind == "rule" else None for _, kind, argument in conditions]
    if java is not None and any(rules):
        jvm.install(spark)  # again, for rules since registered, such as patterns
    known = [of and jvm.call("is_valid", of, text) is not None for of in rules]
    functions = [of and jvm.violation_function(of, VIOLATION) for of in rules]
    if java is None or False in known or functions.count(None) > rules.count(None):
        code = arrow_column(reason_of(rows), "int", text.cast("binary"))
        by_python = F.get(F.array(*map(F.lit, reasons)), code) if explained is None else explained.by_python
        return _in_python(text, columns, units, by_python)
    epoch = ",".join(units.get(name, "") for name, _ in columns.fields)
    first = len(reasons) - len(malformed.REASONS) - len(conditions) + 1
    held = [[place, first + at, kind, *arguments] for at, (place, kind, arguments) in enumerate(conditions)]
    conditioned = json.dumps(held, default=attrgetter("address"))  # of rules
    described = [ddl(columns), zone, epoch, "\0".join(reasons), conditioned, malformed.LONGEST, "string", *[""] * 3]
    if explained is not None:
        texts = explained.labels + malformed.CAUSES, expectations(columns, conditions), [""] * first + functions
        described[-4:] = explained.returns, *("\0".join(text or "" for text in each) for each in texts)
    name = _digest(repr(described))
    if not java.has("json_row", name):
        java.addRow(name, *described)
    return jvm.called("json_row", name, text)


def parts_row(
    spark: SparkSession, name: Column, rule: ng.Rule, columns: Struct, place: tuple[int, str], returns: str
) -> Column | None:
    """Return STRUCT<row, corrupt>: the typed parts of a name, and its violations, an array as in `returns`, or NULL.

    `place` is the number of a check and the name's column. None if the session accepts no Java, or a walk finds parts.
    """
    kinds = [ddl(kind).partition("(")[0].replace("_", "-") for _, kind in columns.fields]
    rules = [rule, *(None if kind == "string" else ng.rule(f"column-types@1:{kind}") for kind in kinds)]
    functions = [of and jvm.violation_function(of, VIOLATION) for of in rules]
    parse, java = jvm.parse_function(rule, ", ".join(f"`{part}` string" for part in rule.parts)), _java(spark)
    if java is None or parse is None or functions.count(None) > rules.count(None):
        return None
    reasons = zip(rules, ("", *places(columns)[1]), strict=True)
    labels = "\0".join((place[1], *(text for of, why in reasons for text in (of.address if of else "", why))))
    described = (ddl(columns), returns, _zone(spark), parse, place[0], labels, "\0".join(of or "" for of in functions))
    function = _digest(repr(described))
    if not java.has("parts_row", function):
        java.addParts(function, *described)
    return jvm.called("parts_row", function, name)


def format_of_lines(spark: SparkSession) -> str:
    """Name Spark's reader for lines, or a faster equivalent."""
    return "text" if _java(spark) is None else "natsgrammar.Lines$Text"


def is_first_of_file(spark: SparkSession) -> Column | None:
    """Return whether a row is the first from its file in a task; None if the session accepts no Java."""
    if (java := _java(spark)) is None:
        return None
    java.addFirst()
    return jvm.called("first_line", "file", F.col(FILE))


def _in_python(text: Column, columns: Struct, units: dict[str, str], corrupt: Column) -> Column:
    """Return what `json_row` does: Python finds the faults, and Spark reads the values."""
    fields = [(name, units.get(name, ""), kind) for name, kind in columns.fields]
    kinds = Struct(tuple((name, _read_as(kind, unit)) for name, unit, kind in fields))
    values = F.from_json(F.when(corrupt.isNull(), text), ddl(kinds), _JSON)
    row = F.struct(*(_moment(values[name], unit).alias(name) for name, unit, _ in fields))
    return F.struct(row.alias("row"), corrupt.alias("corrupt"))


def _java(spark: SparkSession) -> Any:
    """Return the `Lines.java` object, which adds functions; None if the session accepts no Java."""
    try:
        jvm.add_classes(spark, jvm.VIOLATIONS)  # which `Lines.java` calls
        return jvm.instance(spark, Path(str(files("natsgrammar_spark.session").joinpath("Lines.java"))))
    except (OSError, AttributeError):
        return None


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


def _zone(spark: SparkSession) -> str:
    return str(spark.conf.get("spark.sql.session.timeZone"))


def _read_as(kind: SparkType, unit: str) -> SparkType:
    """Return the type as which Spark reads accepted values."""
    return Primitive("decimal(30,6)") if unit else kind


def _moment(number: Column, unit: str) -> Column:
    """Return the moment after so many units since 1970; without a unit, the number."""
    if not unit:
        return number
    return F.timestamp_micros((number * F.lit(Decimal(10) ** POWERS[unit])).cast("bigint"))
