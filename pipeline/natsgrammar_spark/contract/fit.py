"""Whether the columns of data are those that a contract names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from natsgrammar.text import did_you_mean

from . import header_checks
from .ddl import STRING, Array, Map, Primitive, SparkType, Struct, ddl
from .decode import HEADERS, Decode
from .model import UNREADABLE, Check, Contract, Place, folded, reserved
from .path import Field, PathError, resolve
from .problems import ContractError, Problem


def against(contract: Contract, columns: Struct) -> tuple[Check, ...]:
    """The checks, fitted to the columns of real data; raises ContractError if they lack a path."""
    problems = [*misfits(contract.checks, columns), *taken(contract.checks, columns)]
    declared = contract.input.columns.fields if contract.input.columns is not None else ()
    places = dict(contract.input.places)
    for name, expected in declared:
        found = columns.field(name)
        place = places.get(name, Place(contract.file, 0, 0))
        if found is None:
            problems.append(Problem(place.file, place.line, place.column, f"the input has no column `{name}`"))
        elif found != expected:
            cause = f"column `{name}` is `{ddl(found)}` in the input, `{ddl(expected)}` in the contract"
            problems.append(Problem(place.file, place.line, place.column, cause))
    refused = [reserved(name) for name, _ in columns.fields]
    problems += [Problem(contract.file, 0, 0, cause) for cause in refused if cause]
    if problems:
        raise ContractError(problems)
    return tuple(shaped(check, columns) for check in contract.checks)


def misfits(checks: Iterable[Check], columns: Struct) -> Iterator[Problem]:
    """A problem for each path that leads nowhere in the columns, or to anything but text."""
    for check in checks:
        for spoken in (check, check.where):
            if spoken is None:
                continue
            place = spoken.place
            if isinstance(first := spoken.path[0], Field) and columns.field(first.name) == UNREADABLE:
                continue
            try:
                _, found = resolve(spoken.column, columns)
            except PathError as error:
                yield Problem(place.file, place.line, place.column, str(error))
                continue
            if spoken is check and check.headers:
                if header_checks.parts(check.path, found) is None:
                    yield Problem(
                        place.file, place.line, place.column, f"`{spoken.column}` is `{ddl(found)}`, {_NO_HEADERS}"
                    )
            elif spoken is check and check.decode is not None:
                yield from _undecodable(check, check.decode, found, columns)
            elif found != STRING:
                cause = f"`{spoken.column}` is `{ddl(found)}`, expected `string`{_hint(spoken.column, found)}"
                yield Problem(place.file, place.line, place.column, cause)


_NO_HEADERS = "expected a map of names to values or lists of values, or an array of structs of a name and either"


def shaped(check: Check, columns: Struct) -> Check:
    """The check, and of headers the values that are judged."""
    if not check.headers:
        return check
    return replace(check, parts=header_checks.parts(check.path, resolve(check.column, columns)[1]) or ())


def _undecodable(check: Check, decode: Decode, found: SparkType, columns: Struct) -> Iterator[Problem]:
    place = check.place
    if (cause := decode.misfit(found)) is not None:
        yield Problem(place.file, place.line, place.column, f"`{check.column}` is {cause}")
    if decode.data is not None:
        payload = columns.field(decode.data)
        cause = "is missing" if payload is None else decode.data_misfit(payload) if payload != UNREADABLE else None
        if cause is not None:
            cause = f"there is no column `{decode.data}`" if payload is None else f"`{decode.data}` is {cause}"
            yield Problem(place.file, place.line, place.column, cause)


def taken(checks: Iterable[Check], columns: Struct | None) -> Iterator[Problem]:
    """A problem for each decoded column whose name is taken, ignoring case."""
    names = {folded(name): "the input" for name, _ in columns.fields} if columns is not None else {}
    for check in checks:
        if check.decode is None:
            continue
        into, place = check.decode.into, check.place
        by = "the pipeline" if reserved(into) else names.get(folded(into))
        if by is not None:
            yield Problem(place.file, place.line, place.column, f"into: {by} already has a column `{into}`")
        names[folded(into)] = f"the check on line {place.line}"


def is_repeated(found: SparkType) -> bool:
    """Whether headers of this type have lists of values."""
    return found == HEADERS[0]


def _hint(column: str, found: SparkType) -> str:
    match found:
        case Array(Primitive("string")):
            return did_you_mean([f"{column}[]"])
        case Map(_, Primitive("string")):
            return did_you_mean([f"{column}{{}}", f"{column}{{keys}}"])
        case Map(_, Array(Primitive("string"))):
            return did_you_mean([f"{column}{{}}[]", f"{column}{{keys}}"])
        case Struct(fields):
            return did_you_mean([f"{column}.{name}" for name, inner in fields if inner == STRING][:3])
    return ""
