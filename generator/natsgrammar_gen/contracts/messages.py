"""Decoding proposed for messages: JSON payloads, parts of subjects, and a table for each family of subjects."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, count, zip_longest
from typing import Any

import natsgrammar as ng
from natsgrammar.core import sources
from natsgrammar.text import counted, quoted
from natsgrammar_spark.contract import folded, reserved
from natsgrammar_spark.contract.ddl import STRING, SparkType, ddl
from natsgrammar_spark.contract.decode import DATA
from natsgrammar_spark.contract.model import UNMATCHED
from natsgrammar_spark.sample.payloads import SUBJECT, Body, are_base64, body_of, moment
from natsgrammar_spark.sample.seen import Sample, settled, type_of_texts

_SHARE = 0.95  # of the values in a column that are decoded
_TABLES = 20
_LEAST = 2  # messages of a family
_SHOWN = 10  # members that are left out
_FILTER = ng.rule("nats-docs:subscription")
Values = Sequence[str | None]


@dataclass(frozen=True, slots=True)
class Decoding:
    """A check that decodes a column, by its other keys; of all rows, or of a table."""

    table: str
    column: str
    keys: Mapping[str, Any]
    comment: tuple[str, ...]
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Messages:
    """The decoding of a sample's messages, its tables with their filters, and the columns that are base64."""

    checks: tuple[Decoding, ...]
    tables: Mapping[str, tuple[str, ...]]
    binary: frozenset[str]


def messages(sample: Sample, form: str | None) -> Messages:
    """Return the decoding of payloads and subjects; tables if families of subjects have their own.

    In JSON lines, whose `form` is `json`, octets are texts of base64.
    """
    kinds = dict(sample.columns.fields)
    columns = {name: values for name, values in sample.payloads.items() if kinds.get(name) in (STRING, DATA)}
    binary = frozenset(
        name
        for name, values in columns.items()
        if kinds[name] == DATA or (form == "json" and are_base64(values, _SHARE))
    )
    depth, families = _families(columns.get(SUBJECT, ()))
    rows = _split(columns, depth, families)
    tables = [_table(name, filters, rows[tokens], binary) for tokens, (name, filters) in families.items()]
    if not any(table.bodies or table.rule for table in tables) or (depth and _are_alike(tables)):
        tables = []
    checks, taken = list[Decoding](), {folded(name) for name in kinds}
    for table in tables or [_table("", (), columns, binary)]:
        checks += _checks(table, {*taken})
    decoded = frozenset(check.column for check in checks)
    return Messages(tuple(checks), {table.name: table.filters for table in tables}, binary & decoded)


def plain_ddl(kind: SparkType) -> str:
    """Return a type with backquotes only where necessary."""
    return re.sub(r"(?<=[<,])`([A-Za-z_][A-Za-z0-9_]*)`(?=:)", r"\1", ddl(kind))


@dataclass(frozen=True, slots=True)
class _Rule:
    """A rule for subjects, the types of its parts other than text, and what it rejects."""

    address: str
    parts: tuple[str, ...]
    types: Mapping[str, str]
    subjects: int
    refused: str


@dataclass(frozen=True, slots=True)
class _Table:
    name: str
    filters: tuple[str, ...]
    bodies: Mapping[str, Body]
    rule: _Rule | None


def _table(name: str, filters: tuple[str, ...], columns: Mapping[str, Values], binary: frozenset[str]) -> _Table:
    bodies = {
        column: body
        for column, values in columns.items()
        if column != SUBJECT and (body := body_of(values, column in binary, _SHARE)) is not None
    }
    return _Table(name, filters, bodies, _rule(Counter(filter(None, columns.get(SUBJECT, ())))))


def _families(subjects: Values) -> tuple[int, dict[tuple[str, ...], tuple[str, tuple[str, ...]]]]:
    """Return how many tokens all subjects share, and by the next one the name and filters of each family, if any."""
    counts = Counter(filter(None, subjects))
    depth, families = -1, Counter[tuple[str, ...]]()
    while len(families) < 2 and depth < max((subject.count(".") for subject in counts), default=-1):
        depth, families = depth + 1, Counter()
        for subject, many in counts.items():
            families[tuple(subject.split(".")[: depth + 1])] += many
    if not 2 <= len(families) <= _TABLES or min(families.values()) < _LEAST:
        return depth, {}
    named, taken = dict[tuple[str, ...], tuple[str, tuple[str, ...]]](), {UNMATCHED}
    for tokens in families:
        subject, inner = ".".join(tokens), ".".join((*tokens, ">"))
        longer = len(tokens) > depth and any(name.startswith(f"{subject}.") for name in counts)
        filters = (*[subject] * (subject in counts), *[inner] * longer)
        if not _FILTER.is_valid(inner) or {"*", ">"} & {*tokens}:
            return depth, {}
        named[tokens] = _free(re.sub(r"[^A-Za-z0-9_-]+|^[_-]+", "", "_".join(tokens)) or "table", taken), filters
    return depth, named


def _split(columns: Mapping[str, Values], depth: int, families: Iterable[tuple[str, ...]]) -> dict[Any, dict[str, Any]]:
    """Return the values of each family."""
    rows: dict[Any, dict[str, Any]] = {tokens: {name: [] for name in columns} for tokens in families}
    for subject, *values in zip_longest(columns.get(SUBJECT, ()), *columns.values()) if rows else ():
        if subject:
            family = rows[tuple(subject.split(".")[: depth + 1])]
            for column, value in zip(family.values(), values, strict=True):
                column.append(value)
    return rows


def _are_alike(tables: Sequence[_Table]) -> bool:
    """Check whether the payloads of a table have no members but those of another: tokens may also be values."""
    names = [{(at, name) for at, body in table.bodies.items() for name, _ in body.kind.fields} for table in tables]
    return any(first <= other or other <= first for first, other in combinations(names, 2))


def _rule(counts: Mapping[str, int]) -> _Rule | None:
    """Return the user's own rule with parts that accepts enough subjects, and most of them."""
    ours, total = sources.own().SPECS, sum(counts.values())
    rules = [rule for rule in map(ng.rule, ng.rules(latest=True)) if rule.spec not in ours and rule.parts]
    best, most, wrong = None, 0, ""
    for rule in rules if counts else ():
        rejected = [subject for subject in counts if not rule.is_valid(subject)]
        many = total - sum(counts[subject] for subject in rejected)
        if many > most and many >= _SHARE * total:
            best, most, wrong = rule, many, rejected[0] if rejected else ""
    if best is None:
        return None
    values: dict[str, dict[str, None]] = {part: {} for part in best.parts}
    for subject in filter(best.is_valid, counts):
        for name, part in best.parse(subject).items():
            values[name][part.text] = None
    kinds = {name: moment(texts) or settled(type_of_texts(texts)) for name, texts in values.items()}
    types = {name: plain_ddl(kind) for name, kind in kinds.items() if kind != STRING}
    violation = best.check(wrong) if most < total else None
    refused = (
        f"{total - most:,} of {counted(total, 'value')}: {quoted(wrong)}; {violation.message}" if violation else ""
    )
    return _Rule(f"{best.spec}:{best.name}", tuple(best.parts), types, most, refused)


def _checks(table: _Table, taken: set[str]) -> Iterator[Decoding]:
    """Yield the checks of a table; they take names for columns."""
    if (rule := table.rule) is not None:
        keys: dict[str, Any] = {"decode": rule.address}
        if any(folded(part) in taken or reserved(part) for part in rule.parts):
            keys["into"] = _free(rule.address.partition(":")[2].replace("-", "_"), taken)
        else:
            keys["flatten"] = True
            taken |= set(map(folded, rule.parts))
        keys |= {"types": rule.types} if rule.types else {}
        comment = f"the parts of {counted(rule.subjects, 'subject')}"
        yield Decoding(table.name, SUBJECT, keys, (comment, *_rejects(rule.refused)), rule.refused)
    for column, body in table.bodies.items():
        refused = f"{body.rejected:,} of {counted(body.values, 'value')}: {body.cause}" if body.rejected else ""
        comments = [counted(body.values - body.rejected, "JSON object"), *_rejects(refused), *body.left_out[:_SHOWN]]
        if (more := len(body.left_out) - _SHOWN) > 0:
            comments.append(f"and {more:,} more")
        keys = {"decode": {"json": plain_ddl(body.kind)}, "into": _free("body", taken)}
        yield Decoding(table.name, column, keys, tuple(comments), refused)


def _rejects(refused: str) -> list[str]:
    return [f"rejects {refused}"] if refused else []


def _free(name: str, taken: set[str]) -> str:
    """Return a name that is not taken, and take it."""
    free = next(each for each in chain([name], (f"{name}{at}" for at in count(2))) if folded(each) not in taken)
    taken.add(folded(free))
    return free
