"""Contracts read from YAML and checked without Spark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path as FilePath

import natsgrammar as ng
from natsgrammar.diagnostics import Refused
from natsgrammar.text import quoted

from . import header_checks, odcs, odcs_text
from .ddl import Primitive, SparkType, Struct, TypeSyntaxError, ddl, parse_type
from .decode import read_decode
from .fit import misfits, shaped, taken
from .model import FORMATS, NAME, UNREADABLE, Check, Contract, Input, Place, Where, folded, reserved
from .nodes import Entry, Node, NodeReader, compose, kind_of
from .path import Path, PathError, is_plain, parse_path
from .problems import ContractError, Problem
from .severity import read_limit, read_severity


def load(*files: str, grammars: Callable[[str], object] | None = None) -> tuple[Contract, ...]:
    """The contracts of the files; raises one ContractError with every problem of all of them.

    `grammars` is called with each folder under the key `grammars`, and registers its rules:
    `natsgrammar_gen.compiler.add` does. This package compiles no grammars, so that clusters need no compiler.
    """
    problems: list[Problem] = []
    notes: list[Problem] = []
    readers = [NodeReader(file, problems) for file in files]
    contracts = [found for reader in readers for found in _load(reader, problems, notes, grammars)]
    for at, contract in enumerate(contracts):
        same = [other.file for other in contracts[:at] if other.name == contract.name]
        problems += [Problem(contract.file, 0, 0, f"name `{contract.name}` is taken by `{other}`") for other in same]
    if problems:
        raise ContractError(problems, notes, [reader.file for reader in readers if not reader.sha256])
    return tuple(contracts)


def _load(
    reader: NodeReader, problems: list[Problem], notes: list[Problem], add: Callable[[str], object] | None
) -> Iterator[Contract]:
    root = compose(reader)
    if root is None:
        return
    for node in odcs.datasets(reader, root) if odcs.is_odcs(root) else [root]:
        if (found := _contract(reader, node, problems, add)) is not None:
            yield replace(found, notes=reader.notes(), sha256=reader.sha256)
    notes += reader.notes()  # of what has problems


def _contract(
    reader: NodeReader, root: Node, problems: list[Problem], add: Callable[[str], object] | None
) -> Contract | None:
    before = len(problems)
    if (other := odcs.of_other_standard(root)) is not None:
        cause = "the Data Contract Specification is another standard"
        reader.problem(other, f"{cause}: convert it to the Open Data Contract Standard, as datacontract-cli does")
        return None
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
    odcs_text.check_kept(reader, top.get("odcs"))
    source = _input(reader, top.get("input"))
    entries = reader.sequence(top.get("rules"), "check")
    checks = [check for entry in entries if (check := _check(reader, entry)) is not None]
    if source.columns is not None:
        problems += misfits(checks, source.columns)
    problems += _repeated(checks)
    description = " ".join((reader.text(top.get("description")) or "").split())
    problems += taken(checks, source.columns)
    if len(problems) == before and source.columns is not None:
        checks = [shaped(check, source.columns) for check in checks]
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


def _repeated(checks: Iterable[Check]) -> Iterator[Problem]:
    seen: dict[str, Place] = {}
    for check in checks:
        first = seen.setdefault(check.label, check.place)
        if first != check.place:
            cause = f"`{check.column}` already has this rule, on line {first.line}"
            yield Problem(check.place.file, check.place.line, check.place.column, cause)


def _beside(file: str, path: str) -> str:
    return path if "://" in path else str(FilePath(file).parent / path)
