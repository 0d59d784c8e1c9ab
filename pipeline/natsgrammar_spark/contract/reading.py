"""Contracts read from YAML and checked without Spark."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path as FilePath

import natsgrammar as ng
from natsgrammar.diagnostics import Refused
from natsgrammar.text import quoted

from . import header_checks, odcs, odcs_text
from .ddl import Primitive, SparkType, Struct, TypeSyntaxError, ddl, folded, parse_type, unheld
from .decode import read_decode
from .discover import is_address, path_of
from .fit import misfits, shaped, taken, with_decoded
from .model import (
    EPOCHS,
    FORMATS,
    NAME,
    UNMATCHED,
    UNREADABLE,
    Accepts,
    Check,
    Contract,
    Input,
    Place,
    Route,
    Where,
    reserved,
)
from .nodes import Entry, Grammars, Node, NodeReader, compose, kind_of
from .path import Path, PathError, is_plain, parse_path
from .problems import ContractError, Problem
from .severity import read_limit, read_severity

_KEYS = ("contract", "name", "description", "grammars", "input", "odcs", "rules", "tables")
_TESTS = ("matches", "equals", "rule")  # of a condition, which has one of these keys
_TABLE_KEYS = ("name", "description", "where", "rules")
_INPUT_KEYS = ("format", "path", "columns", "epoch", "header", "delimiter", "fail_above")
_KINDS = ("rule", "codec", "decode", "headers")  # of checks: each has one of these keys
_OF_DECODING = ("data", "types", "flatten", "unknown", "framing", "encoding", "into")
_CHECK_KEYS = ("column", *_KINDS, *_OF_DECODING, "nullable", "where", "severity", "fail_above")

_TAKEN = {UNMATCHED: "for rows that no table takes"} | dict.fromkeys(
    ("report.json", "report.html", "report.md", "offenders.csv", "findings.json"), "a file of each result"
)
_MOMENTS = (Primitive("timestamp"), Primitive("timestamp_ltz"))
_Epochs = tuple[tuple[str, str], ...]


def load(*files: str, grammars: Grammars = None) -> tuple[Contract, ...]:
    """Return the contracts in the files. Raises one ContractError with all their problems.

    `grammars` is called with each folder under the key `grammars`, and registers its rules:
    `natsgrammar_gen.compiler.add` does. This package compiles no grammars, so clusters need no compiler.
    """
    problems: list[Problem] = []
    notes: list[Problem] = []
    readers = [NodeReader(file, problems, grammars) for file in files]
    contracts = _with_names_apart([contract for reader in readers for contract in _load(reader, notes)])
    for at, contract in enumerate(contracts):
        same = [other.file for other in contracts[:at] if other.name == contract.name]
        problems += [Problem(contract.file, 0, 0, f"name `{contract.name}` is taken by `{other}`") for other in same]
    if problems:
        raise ContractError(problems, notes, [reader.file for reader in readers if not reader.sha256])
    return tuple(contracts)


def _with_names_apart(contracts: list[Contract]) -> list[Contract]:
    """Return the contracts, where several have tables with their names before UNMATCHED."""
    rests = [contract for contract in contracts if contract.route and contract.route.is_last]
    if len(rests) < 2:
        return contracts
    return [replace(each, name=f"{each.whole}_{UNMATCHED}") if each in rests else each for each in contracts]


def _load(reader: NodeReader, notes: list[Problem]) -> Iterator[Contract]:
    root = compose(reader)
    if root is None:
        return
    for node in odcs.datasets(reader, root) if odcs.is_odcs(root) else [root]:
        for contract in _contracts(reader, node):
            yield replace(contract, notes=reader.notes(), sha256=reader.sha256)
    notes += reader.notes()  # of contracts with problems


def _contracts(reader: NodeReader, root: Node) -> list[Contract]:
    """Return the contract, or one for each table; none if it has problems."""
    before = len(reader.problems)
    if (other := odcs.of_other_standard(root)) is not None:
        cause = "the Data Contract Specification is another standard"
        reader.problem(other, f"{cause}: convert it to the Open Data Contract Standard, as datacontract-cli does")
        return []
    top = reader.mapping(root, "a contract", _KEYS, ("contract", "rules|tables"))
    if (version := top.get("contract")) is not None and version.value.value != "1":
        reader.problem(version.value, f"contract: expected `1`, found {kind_of(version.value)}")
    name = _name(reader, root, top.get("name"))
    if name is None or not _grammars(reader, top.get("grammars")):
        return []  # each address of their rules would be a problem, too
    odcs_text.check_kept(reader, top.get("odcs"))
    source, checks = _input(reader, top.get("input")), _checks(reader, top.get("rules"))
    whole = Contract(reader.file, name, _description(reader, top), source, checks)
    made = _tables(reader, top["tables"], whole) if "tables" in top else [whole]
    # Checks of all tables have their problems once.
    reader.problems += dict.fromkeys(problem for contract in made for problem in _problems(contract))
    return [_fitted(contract) for contract in made] if len(reader.problems) == before else []


def _tables(reader: NodeReader, entry: Entry, whole: Contract) -> list[Contract]:
    """Return a contract for each table, and one for rows without a table."""
    tables: list[tuple[Contract, Where | None]] = []
    for node in reader.sequence(entry, "table"):
        keys = reader.mapping(node, "a table", _TABLE_KEYS, ("name", "where"))
        where = _where(reader, keys["where"]) if "where" in keys else None
        name = (_name(reader, node, keys["name"]) if "name" in keys else None) or ""
        owners = {folded(table.name): "another table" for table, _ in tables if table.name} | _TAKEN
        if (owner := owners.get(folded(name))) is not None:
            reader.problem(keys["name"].value, f"name: `{name}` is {owner}")
        checks = (*whole.checks, *_checks(reader, keys.get("rules")))
        description = _description(reader, keys) or ("" if where is None else f"{where}")
        tables.append((replace(whole, name=name, description=description, checks=checks), where))
    if whole.input.fail_above.percent:
        reader.problem(entry.key, "with `tables`, `fail_above` of the input is a number of rows, not a percentage")
    wheres = tuple(where for _, where in tables if where is not None)
    routes = (Route(whole.name, number, wheres, whole.checks) for number in range(len(tables) + 1))
    rest = replace(whole, name=UNMATCHED, description="Rows that go to no table.")
    made = [*(table for table, _ in tables), rest]
    return [replace(table, route=route) for table, route in zip(made, routes, strict=True)]


def _name(reader: NodeReader, node: Node, entry: Entry | None) -> str | None:
    """Return a contract's or table's name, which names a directory; by default the file's."""
    name = FilePath(reader.file).stem if entry is None else reader.text(entry)
    if name is not None and not re.fullmatch(NAME, name):
        cause = f"name: {quoted(name)} is not a valid directory name: use letters, digits, `_`, `.` and `-`"
        reader.problem(node if entry is None else entry.value, cause)
    return name


def _description(reader: NodeReader, keys: Mapping[str, Entry]) -> str:
    return " ".join((reader.text(keys.get("description")) or "").split())


def _checks(reader: NodeReader, entry: Entry | None) -> tuple[Check, ...]:
    return tuple(check for node in reader.sequence(entry, "check") if (check := _check(reader, node)) is not None)


def _problems(contract: Contract) -> Iterator[Problem]:
    """Yield the problems between a contract's checks and columns."""
    checks, columns = contract.checks, contract.input.columns
    if columns is not None:
        yield from misfits(checks, columns, contract.route)
    yield from _repeated(checks)
    yield from taken(checks, columns)


def _fitted(contract: Contract) -> Contract:
    """Return the contract with checks fitted to the columns in it."""
    if contract.input.columns is None:
        return contract
    decoded = with_decoded(contract.input.columns, contract.checks)
    return replace(contract, checks=tuple(shaped(check, decoded) for check in contract.checks))


def _grammars(reader: NodeReader, entry: Entry | None) -> bool:
    """Add the folders with own grammars, relative to the contract; return whether all could be added."""
    problems: list[tuple[Node, str]] = []
    for folder, node in zip(reader.texts(entry), reader.scalars(entry), strict=False):
        if reader.grammars is None:
            problems.append((node, "pass `grammars=natsgrammar_gen.compiler.add`, which compiles them"))
            continue
        try:
            reader.grammars(_beside(reader.file, folder))
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
    keys = reader.mapping(entry.value, "input", _INPUT_KEYS, ())
    form = reader.choice(keys.get("format"), FORMATS)
    # Paths are relative to the contract, because it travels with its data.
    paths = tuple(_beside(reader.file, path) for path in reader.texts(keys.get("path")))
    columns, places = _columns(reader, keys["columns"], form) if "columns" in keys else (None, ())
    if columns is None and form in ("json", "csv") and "columns" not in keys:
        reader.problem(entry.key, f"input: missing key `columns`: {form} files carry no column types")
    delimiter = reader.text(keys.get("delimiter")) or ","
    if len(delimiter) != 1 or delimiter in '"\r\n\\' or ord(delimiter) > 126:
        expected = "expected one ASCII character, not a quote, a backslash or a line break"
        reader.problem(keys["delimiter"].value, f"delimiter: {expected}; found `{delimiter}`")
    for key in ("header", "delimiter"):
        if key in keys and form not in ("csv", None):
            reader.problem(keys[key].key, f"`{key}` is for csv, not for {form}")
    header, limit = reader.boolean(keys.get("header"), True), read_limit(reader, keys.get("fail_above"))
    epochs = _epochs(reader, keys.get("epoch"), columns, form)
    return Input(form, paths, columns, header, delimiter, places, limit, epochs)


def _epochs(reader: NodeReader, entry: Entry | None, columns: Struct | None, form: str | None) -> _Epochs:
    """Return the columns that are numbers since 1970, each with the unit of the numbers."""
    if entry is not None and form == "parquet":
        reader.problem(entry.key, "`epoch` is for json and csv: parquet files carry times as such")
    epochs = []
    for name, pair in reader.entries(entry).items():
        if columns is not None and (kind := columns.field(name)) not in (*_MOMENTS, UNREADABLE):
            expected = (
                f"expected a column of the type `timestamp`, found {f'`{ddl(kind)}`' if kind else 'no such column'}"
            )
            reader.problem(pair.key, f"epoch: {quoted(name)}: {expected}")
        epochs.append((name, reader.choice(pair, EPOCHS) or ""))
    return tuple(epochs)


def _columns(reader: NodeReader, entry: Entry, form: str | None) -> tuple[Struct | None, tuple[tuple[str, Place], ...]]:
    fields, taken = dict[str, SparkType](), set[str]()
    pairs = reader.entries(entry)
    for name, pair in pairs.items():
        text = reader.text(pair)
        if text is None:
            continue
        try:
            kind = parse_type(text)
        except TypeSyntaxError as error:
            reader.problem(pair.value, f"column {quoted(name)}: {error}", error.position)
            kind = UNREADABLE
        if cause := unheld(kind, form):
            reader.problem(pair.value, f"column {quoted(name)}: {cause}")
        if owner := reserved(name):
            reader.problem(pair.key, owner)
        if folded(name) in taken:
            reader.problem(pair.key, f"column {quoted(name)} differs from another only in case, which Spark ignores")
        fields[name] = kind
        taken.add(folded(name))
    places = tuple((name, _place(reader, pair.key)) for name, pair in pairs.items())
    return Struct(tuple(fields.items())) if fields else None, places


def _check(reader: NodeReader, node: Node) -> Check | None:
    entries = reader.mapping(node, "a check", _CHECK_KEYS, ("column",))
    column, path = _path(reader, entries.get("column"))
    if not entries:
        return None
    if len(given := [key for key in _KINDS if key in entries]) != 1:
        reader.problem(node, "a check needs exactly one of `rule`, `codec`, `decode` and `headers`")
        return None
    (kind,) = given
    decode = None
    if kind == "decode":
        decode = read_decode(reader, entries, node)
        address = None if decode is None else decode.address
    else:
        address = _address(reader, kind, entries[kind])
    owner = "applies to `rule` and `codec` only" if kind == "decode" else "belongs to `decode`"
    for key in ("nullable",) if kind == "decode" else _OF_DECODING:
        if key in entries:
            reader.problem(entries[key].key, f"`{key}` {owner}")
    nullable = kind == "decode" or reader.boolean(entries.get("nullable"), True)
    where = _where(reader, entries["where"]) if "where" in entries else None
    limits = read_severity(reader, entries)
    if column is None or path is None or address is None:
        return None
    if decode is not None and not is_plain(path):
        reader.problem(entries["column"].value, f"`{column}` selects several values; `decode` needs one")
    place = _place(reader, entries["column"].value)
    is_codec, is_headers = kind == "codec", kind == "headers"
    return Check(column, path, address, is_codec, nullable, where, place, decode, is_headers, (), *limits)


def _address(reader: NodeReader, kind: str, entry: Entry) -> str | None:
    """Return a rule's or codec's address, or the edition for headers; an unknown address is a problem."""
    if kind == "headers":
        reader.choice(entry, ("nats",))
        return header_checks.address()
    address = reader.text(entry)
    try:
        if address is not None and kind == "rule":
            ng.rule(address)
        elif address is not None and (codec := ng.codec(address)).entry["by"]:
            reader.problem(entry.value, f"`{address}` has no table; check `rule: {codec.wire.address}` instead")
    except ng.UnknownAddress as error:
        reader.problem(entry.value, str(error))
    return address


def _where(reader: NodeReader, entry: Entry) -> Where | None:
    keys = reader.mapping(entry.value, "where", ("column", *_TESTS), ("column",))
    if not keys:
        return None
    column, path = _path(reader, keys.get("column"))
    matches, equals = reader.texts(keys.get("matches")), reader.texts(keys.get("equals"))
    if len(keys.keys() & {*_TESTS}) != 1:
        reader.problem(entry.key, "where: needs exactly one of `matches`, `equals` and `rule`")
    for text, node in zip(matches, reader.scalars(keys.get("matches")), strict=False):
        if (violation := ng.rule("nats-docs:subscription").check(text)) is not None:
            reader.problem(node, f"where: filter `{text}`: {violation.message}")
    address = _address(reader, "rule", keys["rule"]) if "rule" in keys else None
    if column is None or path is None:
        return None
    where = column, path, tuple(matches), tuple(equals), _place(reader, keys["column"].value)
    return Where(*where) if address is None else Accepts(*where, address)


def _path(reader: NodeReader, entry: Entry | None) -> tuple[str | None, Path | None]:
    if entry is None or (text := reader.text(entry)) is None:
        return None, None
    try:
        return text, parse_path(text)
    except PathError as error:
        reader.problem(entry.value, str(error), error.position)
        return text, None


def _place(reader: NodeReader, node: Node) -> Place:
    return Place(reader.file, *reader.position(node))


def _repeated(checks: Iterable[Check]) -> Iterator[Problem]:
    seen: dict[str, Place] = {}
    for check in checks:
        first = seen.setdefault(check.label, check.place)
        if first != check.place:
            yield check.place.problem(f"`{check.column}` already has this rule, on line {first.line}")


def _beside(file: str, path: str) -> str:
    return path if is_address(path) else str(FilePath(file).parent / path_of(path))
