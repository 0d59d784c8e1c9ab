"""A comparison between a contract's columns and those in data."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from natsgrammar.text import did_you_mean, quoted

from . import header_checks
from .ddl import ANY, STRING, Array, Map, Primitive, SparkType, Struct, ddl, folded
from .decode import DATA, HEADERS, OTHERS, REST, OfEvent, OfFields, OfPayload
from .model import UNREADABLE, Check, Contract, Place, Route, Where, reserved
from .path import Field, PathError, resolve
from .problems import ContractError, Problem

_MANY = 20  # columns that are named each
_EXPECTED_HEADERS = "a map of names to values or lists of values, or an array of structs of a name and either"


def against(contract: Contract, columns: Struct) -> tuple[Check, ...]:
    """Return the checks, fitted to the columns in real data. Raises ContractError if a path is missing."""
    problems = [*misfits(contract.checks, columns, contract.route), *taken(contract.checks, columns)]
    places, whole, kinds = dict(contract.input.places), Place(contract.file, 0, 0), dict(columns.fields)
    declared = contract.input.columns.fields if contract.input.columns is not None else ()
    problems += absent(contract, [name for name, _ in declared if name not in kinds], "the input has no column")
    for name, expected in declared:
        kind, place = kinds.get(name), places.get(name, whole)
        if kind is not None and expected not in (kind, ANY):
            types = f"`{ddl(kind)}` in the input, `{ddl(expected)}` in the contract"
            problems.append(place.problem(f"column `{name}` is {types}"))
    problems += [whole.problem(cause) for name, _ in columns.fields if (cause := reserved(name))]
    if problems:
        raise ContractError(problems)
    decoded = with_decoded(columns, contract.checks)
    return tuple(shaped(check, decoded) for check in contract.checks)


def absent(contract: Contract, names: Sequence[str], cause: str) -> Iterator[Problem]:
    """Yield a problem for each absent column; if there are many, one for all."""
    places, whole = dict(contract.input.places), Place(contract.file, 0, 0)
    if len(names) > _MANY:
        shown = ", ".join(map(quoted, names[:3]))
        yield whole.problem(f"{cause} {shown}, and so for {len(names) - 3:,} more columns")
        return
    for name in names:
        yield places.get(name, whole).problem(f"{cause} {quoted(name)}")


def misfits(checks: Iterable[Check], columns: Struct, route: Route | None = None) -> Iterator[Problem]:
    """Yield a problem for each path to a missing column, or to a type that its check, or the route, cannot read."""
    checks = tuple(checks)
    decoded = with_decoded(columns, checks)
    for check in checks:
        yield from map(check.place.problem, _causes(check, check, decoded if check.decode is None else columns))
        if check.where is not None:
            yield from map(check.where.place.problem, _causes(check.where, None, columns))
    if route is not None:
        shared = with_decoded(columns, route.shared)
        for where in route.wheres:
            yield from map(where.place.problem, _causes(where, None, shared))


def _causes(source: Check | Where, check: Check | None, columns: Struct) -> Iterator[str]:
    """Yield why the column in a check, or in its `where`, does not fit."""
    if isinstance(first := source.path[0], Field) and columns.field(first.name) == UNREADABLE:
        return
    kind: SparkType | None
    try:
        _, kind = resolve(source.column, columns)
    except PathError as error:
        yield str(error)
        return
    decode = None if check is None else check.decode
    if check is not None and check.headers:
        fits, expected = header_checks.parts(check.path, kind) is not None, _EXPECTED_HEADERS
    else:
        accepted = (STRING,) if decode is None else decode.accepted
        fits, expected = kind in accepted, " or ".join(f"`{ddl(each)}`" for each in accepted)
        expected += "" if decode else _hint(source.column, kind)
    if not fits:
        yield f"`{source.column}` is `{ddl(kind)}`, expected {expected}"
    beside: dict[str, tuple[SparkType, ...]] = {}  # columns that the decoding reads, too
    if isinstance(decode, OfEvent):
        beside = {decode.data: (DATA,)}
    elif isinstance(decode, OfPayload) and decode.encoding:
        beside = {decode.encoding: HEADERS}
    for name, kinds in beside.items():
        if (kind := columns.field(name)) is None:
            yield f"there is no column `{name}`"
        elif kind not in (*kinds, UNREADABLE):
            yield f"`{name}` is `{ddl(kind)}`, expected {' or '.join(f'`{ddl(each)}`' for each in kinds)}"


def shaped(check: Check, columns: Struct) -> Check:
    """Return the check; for headers, add the values to check."""
    if not check.headers:
        return check
    return replace(check, parts=header_checks.parts(check.path, resolve(check.column, columns)[1]) or ())


def taken(checks: Iterable[Check], columns: Struct | None) -> Iterator[Problem]:
    """Yield a problem for each decoded column whose name is taken, ignoring case."""
    owners = {folded(name): "the input" for name, _ in columns.fields} if columns is not None else {}
    for check in checks:
        for into in () if check.decode is None else check.decode.names:
            owner = "the pipeline" if reserved(into) else owners.get(folded(into))
            if owner is not None:
                yield check.place.problem(f"into: {owner} already has a column `{into}`")
            owners[folded(into)] = f"the check on line {check.place.line}"


def with_decoded(columns: Struct, checks: Iterable[Check]) -> Struct:
    """Return the columns with those that other checks decode, whose texts checks may name."""
    decodes = [check.decode for check in checks if isinstance(check.decode, OfFields)]
    added = (decode.columns.fields if decode.is_flat else ((decode.names[0], decode.columns),) for decode in decodes)
    rest = ((REST, OTHERS) for decode in decodes if decode.keeps_rest)
    return Struct((*columns.fields, *chain.from_iterable(added), *rest))


def is_repeated(kind: SparkType) -> bool:
    """Check whether headers with this type have value lists."""
    return kind == HEADERS[0]


def _hint(column: str, kind: SparkType) -> str:
    match kind:
        case Array(Primitive("string")):
            return did_you_mean([f"{column}[]"])
        case Map(_, Primitive("string")):
            return did_you_mean([f"{column}{{}}", f"{column}{{keys}}"])
        case Map(_, Array(Primitive("string"))):
            return did_you_mean([f"{column}{{}}[]", f"{column}{{keys}}"])
        case Struct(fields):
            return did_you_mean([f"{column}.{name}" for name, inner in fields if inner == STRING][:3])
    return ""
