"""Contracts: which columns of a dataset obey which naming rules, read from YAML and checked without Spark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path as FilePath

import natsgrammar as ng
from natsgrammar.diagnostics import Refused
from natsgrammar.text import did_you_mean, quoted

from . import header_checks, odcs, odcs_write
from .column_path import Field, Path, PathError, is_plain, parse_path, resolve
from .ddl import STRING, Array, Map, Primitive, SparkType, Struct, TypeSyntaxError, ddl, parse_type
from .decode_options import HEADERS, Decode, read_decode
from .problems import ContractError, Problem
from .severity import ERROR, NONE, Limit, read_limit, read_severity
from .yaml_nodes import Entry, Node, NodeReader, compose, kind_of

FORMATS = ("json", "csv", "parquet")
UNREADABLE = Primitive("unreadable")  # replaces a refused type, to prevent further problems
NAME = r"[A-Za-z0-9][A-Za-z0-9_.-]*"  # of a contract, which names a directory
RESERVED = ("violations", "_raw", "_file")  # columns that the pipeline adds to quarantined rows
OWN = "_natsgrammar_"  # how the names of its other columns begin, which no result has


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a contract."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Where:
    """The rows that a check applies to: those where a value of `column` matches a filter, or equals a text."""

    column: str
    path: Path
    matches: tuple[str, ...]
    equals: tuple[str, ...]
    place: Place = field(repr=False)


@dataclass(frozen=True, slots=True)
class Check:
    """The values of one column path obey one rule, can be decoded by one codec, or are decoded into a new column.

    `headers` are names and values that obey rules of their own: `parts`, which the type of the column decides.
    `severity` and `fail_above` decide whether refused rows fail a run; rows are judged alike.
    """

    column: str
    path: Path
    address: str
    codec: bool
    nullable: bool
    where: Where | None
    place: Place = field(repr=False)
    decode: Decode | None = None
    headers: bool = False
    parts: tuple[tuple[Path, str], ...] = ()
    # Not in its text, as its place: a stream goes on where these have changed.
    severity: str = field(default=ERROR, repr=False)
    fail_above: Limit = field(default=NONE, repr=False)

    @property
    def judged(self) -> tuple[tuple[Path, str], ...]:
        """The values that are judged, each with the address of the rule or codec; several where they are headers."""
        return self.parts or ((self.path, self.address),)

    @property
    def edition(self) -> str:
        """The edition that judges: the latest if the address names none."""
        if self.decode is not None or self.headers:
            return self.address.partition("@")[2]
        return (ng.codec if self.codec else ng.rule)(self.address).edition

    @property
    def label(self) -> str:
        """The check in a few words, unique within a contract."""
        address = self.address if self.decode is None else f"{self.address} → {self.decode.into}"
        return f"{self.column} · {address}" + ("" if self.where is None else f" · {_filters(self.where)}")


@dataclass(frozen=True, slots=True)
class Input:
    """The format and columns of the dataset, and its default location."""

    format: str | None = None
    paths: tuple[str, ...] = ()
    columns: Struct | None = None
    header: bool = True
    delimiter: str = ","
    places: tuple[tuple[str, Place], ...] = ()  # where each column is declared
    fail_above: Limit = NONE  # of lines that are not rows


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract, fully checked; `notes` are what its file says without effect, `sha256` is that of the file."""

    file: str
    name: str
    description: str
    input: Input
    checks: tuple[Check, ...]
    notes: tuple[Problem, ...] = ()
    sha256: str = ""


def load(*files: str, grammars: Callable[[str], object] | None = None) -> tuple[Contract, ...]:
    """The contracts of the files; raises one ContractError with every problem of all of them.

    `grammars` is called with each folder under the key `grammars`, and registers its rules:
    `natsgrammar_gen.compiler.add` does. This package compiles no grammars, so that clusters need no compiler.
    """
    problems: list[Problem] = []
    contracts = [found for file in files for found in _load(file, problems, grammars)]
    for at, contract in enumerate(contracts):
        taken = [other.file for other in contracts[:at] if other.name == contract.name]
        problems += [Problem(contract.file, 0, 0, f"name `{contract.name}` is taken by `{other}`") for other in taken]
    if problems:
        raise ContractError(problems)
    return tuple(contracts)


def against(contract: Contract, columns: Struct) -> tuple[Check, ...]:
    """The checks, fitted to the columns of real data; raises ContractError if they lack a path."""
    problems = [*_misfits(contract.checks, columns), *_taken(contract.checks, columns)]
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
    return tuple(_shaped(check, columns) for check in contract.checks)


def _load(file: str, problems: list[Problem], add: Callable[[str], object] | None) -> Iterator[Contract]:
    reader = NodeReader(file, problems)
    root = compose(reader)
    if root is None:
        return
    for node in odcs.datasets(reader, root) if odcs.is_odcs(root) else [root]:
        if (found := _contract(reader, node, problems, add)) is not None:
            yield replace(found, notes=reader.notes(), sha256=reader.sha256)


def _contract(
    reader: NodeReader, root: Node, problems: list[Problem], add: Callable[[str], object] | None
) -> Contract | None:
    before = len(problems)
    top = reader.mapping(
        root,
        "a contract",
        ("contract", "name", "description", "grammars", "input", "odcs", "rules"),
        ("contract", "rules"),
    )
    if (version := top.get("contract")) is not None and version.value.value != "1":
        reader.problem(version.value, f"contract: expected `1`, found {kind_of(version.value)}")
    name = reader.text(top.get("name")) or FilePath(reader.file).stem
    if not re.fullmatch(NAME, name):
        cause = f"name: `{name}` is not a valid directory name: use letters, digits, `_`, `.` and `-`"
        reader.problem(top["name"].value if "name" in top else root, cause)
    if not _grammars(reader, top.get("grammars"), add):
        return None  # each of their addresses would be a problem, too
    odcs_write.check_kept(reader, top.get("odcs"))
    source = _input(reader, top.get("input"))
    entries = reader.sequence(top.get("rules"), "check")
    checks = [check for entry in entries if (check := _check(reader, entry)) is not None]
    if source.columns is not None:
        problems += _misfits(checks, source.columns)
    problems += _repeated(checks)
    description = " ".join((reader.text(top.get("description")) or "").split())
    problems += _taken(checks, source.columns)
    if len(problems) == before and source.columns is not None:
        checks = [_shaped(check, source.columns) for check in checks]
    return None if len(problems) > before else Contract(reader.file, name, description, source, tuple(checks))


def _grammars(reader: NodeReader, entry: Entry | None, add: Callable[[str], object] | None) -> bool:
    """Whether the folders of own grammars, which are relative to the contract, could all be added."""
    folders = reader.texts(entry)
    problems: list[tuple[Node, str]] = []
    for folder, node in zip(folders, reader.scalars(entry), strict=False):
        if add is None:
            problems.append((node, "pass `grammars=natsgrammar_gen.compiler.add`, which compiles them"))
            continue
        try:
            add(_beside(reader.file, folder))
        except Refused as refused:
            problems += [(node, str(problem)) for problem in refused.problems]
        except ng.RulesError as error:
            problems.append((node, str(error)))
    for node, cause in problems:
        reader.problem(node, f"grammars: {cause}")
    return not problems


def _input(reader: NodeReader, entry: Entry | None) -> Input:
    if entry is None:
        return Input()
    found = reader.mapping(entry.value, "input", ("format", "path", "columns", "header", "delimiter", "fail_above"), ())
    form = reader.choice(found.get("format"), FORMATS)
    # Paths are relative to the contract, because it travels with its data.
    paths = tuple(_beside(reader.file, path) for path in reader.texts(found.get("path")))
    columns, places = _columns(reader, found["columns"], form) if "columns" in found else (None, ())
    if columns is None and form in ("json", "csv") and "columns" not in found:
        reader.problem(entry.key, f"input: missing key `columns`: {form} files carry no column types")
    delimiter = reader.text(found.get("delimiter")) or ","
    if len(delimiter) != 1 or delimiter in '"\r\n\\' or ord(delimiter) > 126:
        reader.problem(
            found["delimiter"].value,
            f"delimiter: expected one ASCII character, not a quote, a backslash or a line break; found `{delimiter}`",
        )
    for key in ("header", "delimiter"):
        if key in found and form not in ("csv", None):
            reader.problem(found[key].key, f"`{key}` is for csv, not for {form}")
    header, limit = reader.boolean(found.get("header"), True), read_limit(reader, found.get("fail_above"))
    return Input(form, paths, columns, header, delimiter, places, limit)


def _columns(reader: NodeReader, entry: Entry, form: str | None) -> tuple[Struct | None, tuple[tuple[str, Place], ...]]:
    fields: dict[str, SparkType] = {}
    pairs = reader.mapping(entry.value, "columns", None, ())
    for name, pair in pairs.items():
        text = reader.text(pair)
        if text is None:
            continue
        try:
            found = parse_type(text)
        except TypeSyntaxError as error:
            reader.problem(pair.value, f"column {quoted(name)}: {error}", error.position)
            found = UNREADABLE
        fields[name] = found
        if form == "csv" and not (isinstance(found, Primitive) and found.name not in ("binary", "variant")):
            reader.problem(pair.value, f"column {quoted(name)}: csv cannot hold `{ddl(found)}`")
        if cause := reserved(name):
            reader.problem(pair.key, cause)
        if folded(name) in (folded(other) for other in fields if other != name):
            reader.problem(pair.key, f"column {quoted(name)} differs from another only in case, which Spark ignores")
    places = tuple((name, Place(reader.file, *reader.position(pair.key))) for name, pair in pairs.items())
    return Struct(tuple(fields.items())) if fields else None, places


def _check(reader: NodeReader, node: Node) -> Check | None:
    known = ("column", "rule", "codec", "decode", "headers", "data", "into", "nullable", "where")
    found = reader.mapping(node, "a check", (*known, "severity", "fail_above"), ("column",))
    column, path = _path(reader, found.get("column"))
    if not found:
        return None
    if len(given := [key for key in ("rule", "codec", "decode", "headers") if key in found]) != 1:
        reader.problem(node, "a check needs exactly one of `rule`, `codec`, `decode` and `headers`")
        return None
    if given == ["decode"]:
        return _decoding(reader, node, found, column, path)
    for key in ("data", "into"):
        if key in found:
            reader.problem(found[key].key, f"`{key}` belongs to `decode`")
    entry = found[given[0]]
    address = reader.text(entry)
    nullable = reader.boolean(found.get("nullable"), True)
    where = _where(reader, found["where"]) if "where" in found else None
    severity, limit = read_severity(reader, found)
    if given == ["headers"]:
        reader.choice(entry, ("nats",))
        address = header_checks.address()
    elif address is not None:
        try:
            if given[0] == "rule":
                ng.rule(address)
            elif (codec := ng.codec(address)).entry["by"]:
                reader.problem(entry.value, f"`{address}` has no table; check `rule: {codec.wire.address}` instead")
        except ng.UnknownAddress as error:
            reader.problem(entry.value, str(error))
    if column is None or path is None or address is None:
        return None
    place = Place(reader.file, *reader.position(found["column"].value))
    is_codec, headers = given[0] == "codec", given == ["headers"]
    return Check(column, path, address, is_codec, nullable, where, place, None, headers, (), severity, limit)


def _decoding(
    reader: NodeReader, node: Node, found: dict[str, Entry], column: str | None, path: Path | None
) -> Check | None:
    decode = read_decode(reader, found["decode"], found.get("data"), found.get("into"), node)
    where = _where(reader, found["where"]) if "where" in found else None
    severity, limit = read_severity(reader, found)
    if "nullable" in found:
        reader.problem(found["nullable"].key, "`nullable` applies to `rule` and `codec` only")
    if column is None or path is None or decode is None:
        return None
    place = Place(reader.file, *reader.position(found["column"].value))
    if not is_plain(path):
        reader.problem(found["column"].value, f"`{column}` selects several values; `decode` needs one")
    return Check(column, path, decode.address, False, True, where, place, decode, False, (), severity, limit)


def _where(reader: NodeReader, entry: Entry) -> Where | None:
    found = reader.mapping(entry.value, "where", ("column", "matches", "equals"), ("column",))
    if not found:
        return None
    column, path = _path(reader, found.get("column"))
    matches, equals = reader.texts(found.get("matches")), reader.texts(found.get("equals"))
    if ("matches" in found) == ("equals" in found):
        reader.problem(entry.key, "where: needs exactly one of `matches` and `equals`")
    for text, node in zip(matches, reader.scalars(found.get("matches")), strict=False):
        if (violation := ng.rule("nats-docs:subscription").check(text)) is not None:
            reader.problem(node, f"where: filter `{text}`: {violation.message}")
    if column is None or path is None:
        return None
    place = Place(reader.file, *reader.position(found["column"].value))
    return Where(column, path, tuple(matches), tuple(equals), place)


def _path(reader: NodeReader, entry: Entry | None) -> tuple[str | None, Path | None]:
    if entry is None or (text := reader.text(entry)) is None:
        return None, None
    try:
        return text, parse_path(text)
    except PathError as error:
        reader.problem(entry.value, str(error), error.position)
        return text, None


def _misfits(checks: Iterable[Check], columns: Struct) -> Iterator[Problem]:
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


def _shaped(check: Check, columns: Struct) -> Check:
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


def _taken(checks: Iterable[Check], columns: Struct | None) -> Iterator[Problem]:
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


def _repeated(checks: Iterable[Check]) -> Iterator[Problem]:
    seen: dict[str, Place] = {}
    for check in checks:
        first = seen.setdefault(check.label, check.place)
        if first != check.place:
            cause = f"`{check.column}` already has this rule, on line {first.line}"
            yield Problem(check.place.file, check.place.line, check.place.column, cause)


def _filters(where: Where) -> str:
    return f"{where.column} {'matches' if where.matches else 'equals'} {' | '.join(where.matches or where.equals)}"


def _beside(file: str, path: str) -> str:
    return path if "://" in path else str(FilePath(file).parent / path)


def folded(name: str) -> str:
    """The name as Spark compares it with others: `ſ` is an `S`, and `ı` an `I`."""
    return name.upper().lower()


def reserved(name: str) -> str | None:
    """Why no column of the input may have the name; None if it may."""
    if folded(name) in RESERVED:
        return f"column {quoted(name)}: the pipeline adds a column of this name to quarantined rows; rename or drop it"
    if folded(name).startswith(OWN):
        return f"column {quoted(name)}: names that begin with `{OWN}` are for the pipeline; rename or drop it"
    return None
