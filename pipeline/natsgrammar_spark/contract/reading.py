"""Contracts read from YAML and checked without Spark."""

import re
from collections.abc import Iterable, Iterator
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
from .model import EPOCHS, FORMATS, NAME, UNREADABLE, Check, Contract, Input, Place, Where, reserved
from .nodes import Entry, Grammars, Node, NodeReader, compose, kind_of
from .path import Path, PathError, is_plain, parse_path
from .problems import ContractError, Problem
from .severity import read_limit, read_severity

_KEYS = ("contract", "name", "description", "grammars", "input", "odcs", "rules")
_INPUT_KEYS = ("format", "path", "columns", "epoch", "header", "delimiter", "fail_above")
_KINDS = ("rule", "codec", "decode", "headers")  # of checks: each has one of these keys
_OF_DECODING = ("data", "types", "flatten", "unknown", "into")
_CHECK_KEYS = ("column", *_KINDS, *_OF_DECODING, "nullable", "where", "severity", "fail_above")

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
    contracts = [contract for reader in readers for contract in _load(reader, notes)]
    for at, contract in enumerate(contracts):
        same = [other.file for other in contracts[:at] if other.name == contract.name]
        problems += [Problem(contract.file, 0, 0, f"name `{contract.name}` is taken by `{other}`") for other in same]
    if problems:
        raise ContractError(problems, notes, [reader.file for reader in readers if not reader.sha256])
    return tuple(contracts)


def _load(reader: NodeReader, notes: list[Problem]) -> Iterator[Contract]:
    root = compose(reader)
    if root is None:
        return
    for node in odcs.datasets(reader, root) if odcs.is_odcs(root) else [root]:
        if (contract := _contract(reader, node)) is not None:
            yield replace(contract, notes=reader.notes(), sha256=reader.sha256)
    notes += reader.notes()  # of contracts with problems


def _contract(reader: NodeReader, root: Node) -> Contract | None:
    problems, before = reader.problems, len(reader.problems)
    if (other := odcs.of_other_standard(root)) is not None:
        cause = "the Data Contract Specification is another standard"
        reader.problem(other, f"{cause}: convert it to the Open Data Contract Standard, as datacontract-cli does")
        return None
    top = reader.mapping(root, "a contract", _KEYS, ("contract", "rules"))
    if (version := top.get("contract")) is not None and version.value.value != "1":
        reader.problem(version.value, f"contract: expected `1`, found {kind_of(version.value)}")
    name = reader.text(top["name"]) if "name" in top else FilePath(reader.file).stem
    if name is None:
        return None
    if not re.fullmatch(NAME, name):
        cause = f"name: {quoted(name)} is not a valid directory name: use letters, digits, `_`, `.` and `-`"
        reader.problem(top["name"].value if "name" in top else root, cause)
    if not _grammars(reader, top.get("grammars")):
        return None  # each of their addresses would be a problem, too
    odcs_text.check_kept(reader, top.get("odcs"))
    source = _input(reader, top.get("input"))
    nodes = reader.sequence(top.get("rules"), "check")
    checks = [check for node in nodes if (check := _check(reader, node)) is not None]
    if source.columns is not None:
        problems += misfits(checks, source.columns)
    problems += [*_repeated(checks), *taken(checks, source.columns)]
    description = " ".join((reader.text(top.get("description")) or "").split())
    if len(problems) > before:
        return None
    if source.columns is not None:
        decoded = with_decoded(source.columns, checks)
        checks = [shaped(check, decoded) for check in checks]
    return Contract(reader.file, name, description, source, tuple(checks))


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
    keys = reader.mapping(entry.value, "where", ("column", "matches", "equals"), ("column",))
    if not keys:
        return None
    column, path = _path(reader, keys.get("column"))
    matches, equals = reader.texts(keys.get("matches")), reader.texts(keys.get("equals"))
    if ("matches" in keys) == ("equals" in keys):
        reader.problem(entry.key, "where: needs exactly one of `matches` and `equals`")
    for text, node in zip(matches, reader.scalars(keys.get("matches")), strict=False):
        if (violation := ng.rule("nats-docs:subscription").check(text)) is not None:
            reader.problem(node, f"where: filter `{text}`: {violation.message}")
    if column is None or path is None:
        return None
    return Where(column, path, tuple(matches), tuple(equals), _place(reader, keys["column"].value))


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
