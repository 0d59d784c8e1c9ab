"""Verdicts on rows as Column expressions; Python only sees rejected values."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import groupby
from typing import TypeVar

import natsgrammar as ng
from natsgrammar import spark as rules
from natsgrammar.errors import needs

from ..contract import TABLE, Accepts, Check, Contract, Where, against, is_repeated
from ..contract.ddl import Struct
from ..contract.decode import OfEvent
from ..contract.path import Each, Entries, Field, Key, Lines, Path, Step, resolve, spelled
from ..session.schema import columns_of, key_step, named
from . import decode_columns as decoded
from .explain import REJECTED, VIOLATIONS, violations

with needs("[spark]"):
    from pyspark.sql import Column, DataFrame, SparkSession
    from pyspark.sql import functions as F

T = TypeVar("T")
_ByKey = Mapping[str, T]  # by the key of an entry; an empty key is for any


def with_violations(df: DataFrame, contract: Contract) -> DataFrame:
    """Return the rows with a column `violations`: an array, empty for a row that obeys the contract.

    Raises ContractError if the contract does not fit the columns.
    """
    contract.ensure_no_table()
    add = adding_violations(contract, columns_of(df.schema))
    rules.ship(df.sparkSession)
    return add(df)


def adding_violations(contract: Contract, columns: Struct) -> Callable[[DataFrame], DataFrame]:
    """Return a function adding the column `violations` to rows of these columns, without analysing a plan.

    Raises ContractError if the contract does not fit the columns.
    """
    checks = against(contract, columns)
    violations = explained(checks).alias("violations")
    kept = [named(name) for name, _ in columns.fields]

    # Only `select`: for `withColumn` and `drop`, Spark Connect analyses the plan. A declarative pipeline that has run
    # before has its tables, and would no longer see which of them it has to make first.
    def add(rows: DataFrame) -> DataFrame:
        for step in decoded_columns(rows.sparkSession, checks, columns):
            rows = rows.select("*", *(value.alias(name) for name, value in step.items()))
        return rows.select(*kept, violations)

    return add


def decoded_columns(spark: SparkSession, checks: Sequence[Check], columns: Struct) -> list[dict[str, Column]]:
    """Return the columns that decoding adds, in steps; NULL in rows to which the check does not apply."""
    steps: list[dict[str, Column]] = []
    for number, check in enumerate(checks, 1):
        if check.decode is not None:
            repeated = is_repeated(resolve(check.column, columns)[1])
            # Guarded inside too: a UDF is called for every row, and does nothing for NULL.
            value = F.when(applies(check), plain_value(check.path))
            guard = applies(check) if isinstance(check.decode, OfEvent) else value.isNotNull()
            for at, added in enumerate(decoded.steps(spark, number, check, value, repeated)):
                steps += [{}] * (at == len(steps))
                steps[at] = steps[at] | {name: F.when(guard, column) for name, column in added.items()}
    return steps


def plain_value(path: Path) -> Column:
    """Return the single value at a plain path."""
    return reduce(_into, path[1:], _first(path))


def explained(checks: Sequence[Check], where: Column | None = None) -> Column:
    """Return an ARRAY with all violations of a row; null unless `where`."""

    def guarded(violations: Column) -> Column:
        return violations if where is None else F.when(where, violations)

    arrays = []
    numbered = enumerate(checks, 1)
    for is_decoding, group in groupby(numbered, key=lambda pair: pair[1].decode is not None):
        together = dict(group)
        if not is_decoding:  # one call of Python for all of them
            rejected = F.concat(*(_rejected(number, check) for number, check in together.items()))
            arrays.append(violations(guarded(rejected), together))
            continue
        for number, check in together.items():
            decoding = decoded.violations(number, check, plain_value(check.path))
            arrays.append(guarded(F.when(is_rejected(check), decoding).otherwise(none())))
    return F.concat(*arrays) if len(arrays) > 1 else arrays[0] if arrays else guarded(none())


def none() -> Column:
    """Return an empty array of violations."""
    return F.array().cast(VIOLATIONS)


def applies(check: Check) -> Column:
    """Check whether the check applies to the row."""
    by_row = F.lit(True) if check.where is None else holds(check.where)
    return F.col(TABLE).isin(*check.tables) & by_row if check.tables else by_row


def holds(where: Where) -> Column:
    """Check whether a condition holds for the row."""
    is_selected = selected(where)
    return _any(where.path, lambda value, _: is_selected(value), False)


def is_present(check: Check) -> Column:
    """Check whether the row has a value for the check, of any kind."""
    if isinstance(check.decode, OfEvent):
        return F.lit(True)  # a message without headers is a message
    return _any(check.path, lambda value, _: value.isNotNull(), False)


def is_met_by_all(check: Check) -> bool:
    """Check whether the check applies to every row, and all rows it accepts have a value."""
    if check.where is not None or check.headers:
        return False
    if check.decode is not None:
        return isinstance(check.decode, OfEvent)
    return not check.nullable and all(isinstance(step, Field | Key) for step in check.path)


def is_rejected(check: Check) -> Column:
    """Check whether the check applies to the row and rejects it."""
    if check.decode is not None:
        return decoded.is_rejected(check)
    # A null array or map has no values; where null is not allowed, it counts as one missing value.
    return applies(check) & reduce(Column.__or__, (_is_rejected_by(check, *target) for target in _targets(check)))


def _is_rejected_by(check: Check, path: Path, addresses: _ByKey[str]) -> Column:
    return _any(path, lambda value, key: ~_is_valid(check, path, addresses, value, key), not check.nullable)


def _targets(check: Check) -> list[tuple[Path, _ByKey[str]]]:
    """Return the values to check with their addresses: one pass over the entries, whatever the number of their keys.

    With a pass for each header, planning a run of few rows needed 1.7 × the processor time.
    """
    targets: list[tuple[Path, _ByKey[str]]] = []
    own: dict[Path, dict[str, str]] = {}
    for path, address in check.targets:
        match path[len(check.path) :]:
            case (Entries(str(key)) as step, *rest):
                own.setdefault((*check.path, replace(step, pattern=None), *rest), {})[key] = address
            case _:
                targets.append((path, {"": address}))
    return [*targets, *own.items()]


def _by_key(columns: _ByKey[Column], key: Column | None, otherwise: Column) -> Column:
    """Return the column for the entry's key."""
    (first, column), *others = columns.items()
    if key is None or not first:
        return column
    return reduce(
        lambda cases, pair: cases.when(key == pair[0], pair[1]), others, F.when(key == first, column)
    ).otherwise(otherwise)


def values(path: Path) -> Column:
    """Return all values at the path in one array; a null array or map counts as one null value."""
    return _walk(path, lambda value, *_: F.array(F.lit(None).cast("string") if value is None else value))


def _rejected(number: int, check: Check) -> Column:
    """Return an ARRAY of the rejected values, with their places in the row."""
    arrays = F.concat(*(_rejected_by(number, check, *target) for target in _targets(check)))
    return F.when(applies(check), arrays).otherwise(F.array().cast(REJECTED))


def _rejected_by(number: int, check: Check, path: Path, addresses: _ByKey[str]) -> Column:
    empty = F.array().cast(REJECTED)

    def rejected(value: Column | None, label: Column, key: Column | None) -> Column:
        valid = F.lit(check.nullable) if value is None else _is_valid(check, path, addresses, value, key)
        octets = F.lit(None) if value is None else value.cast("binary")
        # Parquet readers fail at text that is not UTF-8, and a key may be such text.
        place = F.make_valid_utf8(label)
        address = _by_key({name: F.lit(address) for name, address in addresses.items()}, key, F.lit(None))
        fields = {"check": F.lit(number), "column": place, "value": octets, "address": address}
        described = F.array(F.struct(*(field.alias(name) for name, field in fields.items())))
        return F.when(valid, empty).otherwise(described)

    return _walk(path, rejected)


def _is_valid(check: Check, path: Path, addresses: _ByKey[str], value: Column, key: Column | None) -> Column:
    # Null in, null out: a verdict is null only for a null value. A header without a name is not a header.
    is_name = check.headers and isinstance(path[-1], Entries) and path[-1].keys
    null = F.lit(check.nullable and not is_name)

    def judged(address: str) -> Column:
        rule = ng.codec(address).wire.address if check.codec else address
        return F.when(value.isNull(), null).otherwise(rules.is_valid(value, rule))

    return _by_key({name: judged(address) for name, address in addresses.items()}, key, F.lit(True))


def selected(where: Where) -> Callable[[Column], Column]:
    """Return a test whether the check is for a row with this value."""
    if isinstance(where, Accepts):
        return lambda value: rules.is_valid(value, where.rule)
    if where.equals:
        return lambda value: value.isin(list(where.equals))
    tests = [_matching(pattern) for pattern in where.matches]
    return lambda value: reduce(Column.__or__, [test(value) for test in tests])


def _matching(pattern: str) -> Callable[[Column], Column]:
    """Return a test whether a subject matches a NATS filter, in which `*` and `>` also match empty tokens.

    The check of a broken subject such as `mars..x` must not be skipped because no filter matches it. A filter may
    also apply to elements of arrays, where Spark allows no column that runs in Python.
    """
    *head, last = pattern.split(".")
    if "*" not in pattern and last == ">":
        return lambda value: value.startswith("".join(f"{token}." for token in head))
    tokens = [
        "[^.]*" if token == "*" else r"[\s\S]*" if token == ">" else _java_quoted(token) for token in [*head, last]
    ]
    if "*" not in pattern:
        return lambda value: value == pattern
    return lambda value: value.rlike(r"\A" + r"\.".join(tokens) + r"\z")


def _java_quoted(text: str) -> str:
    return re.sub(r"[^\w]", lambda character: f"\\x{{{ord(character[0]):X}}}", text, flags=re.ASCII)


Test = Callable[[Column, Column | None], Column]
Explain = Callable[[Column | None, Column, Column | None], Column]


def _any(path: Path, test: Test, at_null: bool) -> Column:
    """Check whether `test(value, key)` holds for any value at the path; `at_null` answers for null arrays and maps.

    The key is the entry's in which the value is.
    """

    def below(value: Column, key: Column | None, path: Path) -> Column:
        if not path:
            return F.coalesce(test(value, key), F.lit(False))
        step, rest = path[0], path[1:]
        match step:
            case Each():
                holds = F.exists(value, lambda element: below(element, key, rest))
            case Entries(pattern, keys, pair):
                holds = F.exists(
                    _entries(value, pair),
                    lambda entry: (
                        _chosen(entry, pattern) & below(entry["key" if keys else "value"], entry["key"], rest)
                    ),
                )
            case _:
                return below(_into(value, step), key, rest)
        return F.coalesce(holds, F.lit(at_null))

    return below(_first(path), None, path[1:])


def _walk(path: Path, explain: Explain) -> Column:
    """Return the results of `explain(value, label, key)` for all values at the path, in one array.

    For a null array or map the value is None, which keeps the expression small.
    """

    def below(value: Column, label: Column, key: Column | None, path: Path) -> Column:
        if not path:
            return explain(value, label, key)
        step, rest = path[0], path[1:]
        match step:
            case Each():

                def element_of(element: Column, index: Column) -> Column:
                    return below(element, F.concat(label, F.lit("["), index.cast("string"), F.lit("]")), key, rest)

                explained = F.flatten(F.transform(value, element_of))
            case Entries(pattern, keys, pair):

                def entry_of(entry: Column) -> Column:
                    inner = F.concat(label, key_step(entry["key"], *(("{keys ", "}") if keys else ())))
                    return below(entry["key" if keys else "value"], inner, entry["key"], rest)

                chosen = _entries(value, pair)
                if pattern is not None:
                    chosen = F.filter(chosen, lambda entry: _chosen(entry, pattern))
                explained = F.flatten(F.transform(chosen, entry_of))
            case _:
                return below(_into(value, step), F.concat(label, F.lit(spelled(step))), key, rest)
        return F.coalesce(explained, explain(None, label, None))

    return below(_first(path), F.lit(spelled(path[0], first=True)), None, path[1:])


def _first(path: Path) -> Column:
    step = path[0]
    assert isinstance(step, Field)
    return named(step.name)


def _into(value: Column, step: Step) -> Column:
    match step:
        case Field(name):
            return value.getField(name)
        case Key(key):
            return F.try_element_at(value, F.lit(key))
        case Lines(keys):
            return F.concat_ws("\n", *(_line(value, key, step) for key in keys))
    raise TypeError(step)


def _line(value: Column, key: str, step: Lines) -> Column:
    """Return the first entry of the key as text, NULL if there is none."""
    entries = F.filter(_entries(value, step.pair), lambda entry: entry["key"] == key)
    first = F.try_element_at(entries, F.lit(1))["value"]
    return F.concat(F.lit(f"{key}: "), F.try_element_at(first, F.lit(1)) if step.is_list else first)


def _entries(value: Column, pair: tuple[str, str] | None) -> Column:
    """Return ARRAY<STRUCT<key, value>>: of a map, or of an array of structs with such a pair of fields."""
    if pair is None:
        return F.map_entries(value)
    key, text = pair
    return F.transform(value, lambda entry: F.struct(entry[key].alias("key"), entry[text].alias("value")))


def _chosen(entry: Column, pattern: str | None) -> Column:
    if pattern is None:
        return F.lit(True)
    if "*" not in pattern:
        return entry["key"] == pattern
    regex = r"[\s\S]*".join(_java_quoted(part) for part in pattern.split("*"))
    return entry["key"].rlike(rf"\A{regex}\z")
