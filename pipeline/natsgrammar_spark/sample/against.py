"""What a sample lacks to propose a contract from it, or to fit one; without Spark."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from json import dumps

from natsgrammar.text import quoted

from ..contract import Contract, Place, against, reserved
from ..contract.ddl import ANY, Array, Primitive, SparkType, Struct, ddl, indistinct, unheld
from ..contract.fit import absent
from ..contract.malformed import NO_OBJECT, NOT_JSON
from ..contract.model import UNREADABLE
from ..contract.path import type_at
from ..contract.problems import ContractError, Problem, RunError
from .csv_lines import DELIMITERS
from .seen import UNKNOWN, Sample

_NUMBERS = ("tinyint", "smallint", "int", "bigint", "float", "double", "decimal")


def misfits(contract: Contract, sample: Sample, form: str) -> Iterator[Problem]:
    """Yield a problem for each column a run rejects, and a warning for each whose values it quarantines."""
    declared = contract.input.columns
    if form == "parquet":
        expected = dict(declared.fields) if declared is not None else {}
        others = [(name, expected.get(name, UNREADABLE)) for name, _ in sample.unreadable]
        for name, cause in sample.unreadable:
            yield _problem(contract, f"column `{name}` is {cause}", name)
        try:
            against(contract, Struct((*sample.columns.fields, *others)))
        except ContractError as error:
            yield from error.problems
        return
    if not sample.rows and not sample.columns.fields:
        return
    assert declared is not None
    for name, kind in declared.fields:
        if cause := unheld(kind, form):
            yield _problem(contract, f"column `{name}`: {cause}", name)
    names = [name for name, _ in declared.fields]
    actual = [name for name, _ in sample.columns.fields]
    if form == "csv" and sample.header and names != actual:
        hint = _other_delimiter(actual[0] if len(actual) < len(names) else "")
        yield _problem(contract, f"the header is {_listed(actual)}; the contract expects {_listed(names)}{hint}")
        return
    if form == "csv" and not sample.header:
        if len(names) != len(actual):
            hint = _other_delimiter(
                next(iter(sample.texts[0].counts), "") if len(actual) == len(sample.texts) == 1 else ""
            )
            cause = f"the rows have {len(actual)} fields; the contract has {len(names)} columns{hint}"
            yield replace(_problem(contract, cause), level="warning")
            return
        actual = names
    types = dict(zip(actual, (kind for _, kind in sample.columns.fields), strict=True))
    types |= dict.fromkeys(dict(sample.unreadable), UNKNOWN)
    reasons = dict(sample.unfit)
    doubts = [*absent(contract, [name for name in names if name not in types], "no row of the data has a member")]
    for name, kind in declared.fields:
        if name in types and name in reasons:
            unit = contract.input.epoch(name)
            doubts.append(_problem(contract, _unfit(name, kind, types[name], reasons[name], unit), name))
    yield from (replace(doubt, level="warning") for doubt in doubts)


def _other_delimiter(text: str) -> str:
    """Return the hint for a record with another delimiter in its first field; empty without one."""
    mark = next(filter(text.__contains__, DELIMITERS), "")
    return f": add `delimiter: {dumps(mark) if mark < ' ' else repr(mark)}`" if mark else ""


def _unfit(name: str, declared: SparkType, sampled: SparkType, reason: str, unit: str) -> str:
    """Return why a column, maybe of numbers in a unit of time, rejects half of its values."""
    if unit and _shape(sampled) == "number":
        return f"column `{name}` has numbers out of range for `{unit}`, or finer than microseconds: correct its `epoch`"
    if declared == ANY or _shape(declared) == _shape(sampled):
        return f"half of the values or more: {reason}"
    is_epoch = declared == Primitive("timestamp") and _shape(sampled) == "number"
    hint = ": add their unit to `epoch` if they are times since 1970" if is_epoch else ""
    return f"column `{name}` is `{ddl(sampled)}` in the data, `{ddl(declared)}` in the contract{hint}"


def declared_part(contract: Contract, sample: Sample) -> Sample:
    """Return the sample without misfits, which are lines that are no rows, and with unnamed members of structs only."""
    declared = contract.input.columns
    if declared is None:
        return sample
    unnamed = tuple(path for path in sample.unnamed if isinstance(type_at(declared, path), Struct) and path)
    return replace(sample, misfits=(), unnamed=unnamed)


def _shape(kind: SparkType) -> str:
    """Return the kind of JSON values that a type accepts."""
    match kind:
        case Primitive(name):
            family = name.partition("(")[0]
            return "number" if family in _NUMBERS else "boolean" if family == "boolean" else "text"
        case Array():
            return "array"
    return "object"


def _problem(contract: Contract, cause: str, column: str | None = None) -> Problem:
    place = dict(contract.input.places).get(column or "", Place(contract.file, 0, 0))
    return Problem(place.file, place.line, place.column, cause)


def _listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def check_proposable(sample: Sample, files: Sequence[str], form: str) -> None:
    """Raise RunError for a sample without rows, or with columns that no contract can have or Spark does not read."""
    if form == "parquet" and sample.unreadable:
        raise RunError("\n".join(f"column {quoted(name)} is {cause}" for name, cause in sample.unreadable))
    if not sample.rows:
        raise RunError(no_rows(sample, files))
    names = [name for name, _ in sample.columns.fields]
    if not names:
        raise RunError("the rows have no columns")
    for at, name in enumerate(names, 1):
        if not name:
            hint = "; a CSV without a header needs `--no-header`" if form == "csv" else ""
            raise RunError(f"column {at} has no name: name it{hint}")
        if cause := reserved(name):
            raise RunError(cause)
    if cause := indistinct(names):
        raise RunError(cause)


def no_rows(sample: Sample, files: Sequence[str]) -> str:
    """Return the message that there are no rows, with the cause."""
    message = f"no rows in `{files[0]}`{f' and {len(files) - 1} more' if len(files) > 1 else ''}"
    if any("\r" in name for name, _ in sample.columns.fields):
        return f"{message}: its lines end in CR alone, convert them to LF"
    if not sample.causes:
        return message
    cause = sample.causes[0]
    on_lines = "; a file of JSON lines has an object on each line, as `jq -c .` writes them"
    hint = on_lines if cause.endswith((NO_OBJECT, NOT_JSON)) else ""
    hint = f", with {quoted(sample.delimiter)} as `delimiter`" if cause.endswith(("field", "fields")) else hint
    return f"{message}: {cause}{hint}"
