"""Differences between the columns of a sample and those of a contract; without Spark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..contract import Contract, Place, against
from ..contract.ddl import ANY, Array, Map, Primitive, SparkType, Struct, ddl, is_in_csv
from ..contract.fit import absent
from ..contract.model import UNREADABLE
from ..contract.path import Each, Entries, Field, Path
from ..contract.problems import ContractError, Problem
from .csv_lines import DELIMITERS
from .seen import UNKNOWN, Sample, are_numbers

_NUMBERS = ("tinyint", "smallint", "int", "bigint", "float", "double", "decimal")
_OF_TEXTS = ("date", "timestamp", "timestamp_ntz", "timestamp_ltz", "binary", "variant")  # texts in JSON and CSV


def misfits(contract: Contract, sample: Sample, form: str) -> Iterator[Problem]:
    """Yield a problem for each column of the contract that the data lacks, or has with values of another type."""
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
        if form == "csv" and not is_in_csv(kind):
            yield _problem(contract, f"column `{name}`: csv cannot hold `{ddl(kind)}`", name)
    names = [name for name, _ in declared.fields]
    actual = [name for name, _ in sample.columns.fields]
    if form == "csv" and sample.header and names != actual:
        hint = next((f": add `delimiter: {mark!r}`" for mark in DELIMITERS if mark.join(names) == actual[0]), "")
        yield _problem(contract, f"the header is {_listed(actual)}; the contract expects {_listed(names)}{hint}")
        return
    if form == "csv" and not sample.header:
        if len(names) != len(actual):
            yield _problem(contract, f"the rows have {len(actual)} fields; the contract has {len(names)} columns")
            return
        actual = names
    # What no type holds exactly is text in a proposal, but may be declared as a number.
    numbers = [text.path for text in sample.texts if form == "csv" and are_numbers(text.counts)]
    kinds = [Primitive("double") if (Field(name),) in numbers else kind for name, kind in sample.columns.fields]
    types = dict(zip(actual, kinds, strict=True)) | dict.fromkeys(dict(sample.unreadable), UNKNOWN)
    yield from absent(contract, [name for name in names if name not in types], "no row of the data has a member")
    for name, kind in declared.fields:
        if name in types and not _fits(kind, types[name], form):
            cause = f"column `{name}` is `{ddl(types[name])}` in the data, `{ddl(kind)}` in the contract"
            yield _problem(contract, cause, name)


def declared_part(contract: Contract, sample: Sample) -> Sample:
    """Return the sample without misfits where the contract declares nothing, or allows any value."""
    declared = contract.input.columns
    if declared is None:
        return sample
    return replace(
        sample,
        misfits=tuple((path, many) for path, many in sample.misfits if _at(declared, path) not in (None, ANY)),
        unnamed=tuple(path for path in sample.unnamed if isinstance(_at(declared, path), Struct) and path),
    )


def _at(kind: SparkType, path: Path) -> SparkType | None:
    """Return the declared type at the end of a path; None if there is none."""
    for step in path:
        match kind, step:
            case Struct(fields), Field(name) if name in dict(fields):
                kind = dict(fields)[name]
            case (Map(_, inner), Field() | Entries(None, False)) | (Array(inner), Each()):
                kind = inner
            case Primitive("variant"), _:
                return kind
            case _:
                return None
    return kind


def _fits(declared: SparkType, sampled: SparkType, form: str) -> bool:
    """Return whether values of a type in a sample can be read as the declared type."""
    match declared, sampled:
        case _, _ if sampled == UNKNOWN:
            return True
        case Primitive("string"), Primitive(name):
            return name == "string" or form == "csv"
        case Primitive(expected), Primitive(name):
            if expected.partition("(")[0] in _NUMBERS:
                whole = expected in ("tinyint", "smallint", "int", "bigint")
                return name == "bigint" or (name.partition("(")[0] in ("double", "decimal") and not whole)
            return expected == name or (name == "string" and expected in _OF_TEXTS) or expected == "variant"
        case Array(element), Array(inner):
            return _fits(element, inner, form)
        case Map(_, value), Map(_, inner):
            return _fits(value, inner, form)
        case Map(_, value), Struct(fields):
            return all(_fits(value, inner, form) for _, inner in fields)
        case Struct(fields), Struct():
            inside = dict(sampled.fields)
            return all(name not in inside or _fits(inner, inside[name], form) for name, inner in fields)
        case Struct(fields), Map(_, value):
            return all(_fits(inner, value, form) for _, inner in fields)
    return declared == ANY


def _problem(contract: Contract, cause: str, column: str | None = None) -> Problem:
    place = dict(contract.input.places).get(column or "", Place(contract.file, 0, 0))
    return Problem(place.file, place.line, place.column, cause)


def _listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
