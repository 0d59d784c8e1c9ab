"""Changes to contracts, proved: rows accepted only by the old one or only by the new one, with examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from operator import itemgetter

import natsgrammar as ng
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import quoted
from natsgrammar_gen.compiler import add
from natsgrammar_gen.contracts.routes import language
from natsgrammar_gen.contracts.values import Loss, lost
from natsgrammar_gen.language.dfa import DFA, from_table
from natsgrammar_gen.language.queries import complement, difference, intersection, shortest, union, witness
from natsgrammar_spark.contract import Check, Contract, Input, Place, load
from natsgrammar_spark.contract.ddl import ANY, SparkType, Struct, ddl
from natsgrammar_spark.contract.decode import OfFields
from natsgrammar_spark.contract.path import Path, is_plain
from natsgrammar_spark.contract.severity import WARN, Limit
from natsgrammar_spark.contract.typed_texts import places

# The code of a loss if the new contract rejects old rows, and if the old one rejects new rows.
_CODES = {
    "column": ("COLUMN_NARROWED", "COLUMN_WIDENED"),
    "field": ("COLUMN_ADDED", "COLUMN_REMOVED"),
    "into": ("", "COLUMN_REMOVED"),
    "type": ("COLUMN_RETYPED", "COLUMN_RETYPED"),
    "check": ("CHECK_NARROWED", "CHECK_WIDENED"),
    "rows": ("TABLE_NARROWED", "TABLE_WIDENED"),
    "table": ("TABLE_REMOVED", "TABLE_ADDED"),
    "input": ("INPUT_CHANGED", "INPUT_CHANGED"),
    "limit": ("LIMIT_TIGHTENED", "LIMIT_LOOSENED"),
}
_Texts = tuple[Path, DFA]


@dataclass(frozen=True)
class _Rule:
    """The valid texts at a path by a check, None without a rule, whether null is valid, and the rows concerned."""

    check: Check
    path: Path
    texts: DFA | None
    nullable: bool
    where: _Texts | None


@dataclass(frozen=True)
class Table:
    """A contract without tables, or a table, with the conditions in `route` for those before it and its own."""

    contract: Contract
    rules: tuple[_Rule, ...]
    route: tuple[_Texts, ...]

    @property
    def names(self) -> set[str]:
        """The decoded columns."""
        return {name for rule in self.rules if rule.check.decode for name in rule.check.decode.names}

    @property
    def where(self) -> str:
        """The condition of the table in words."""
        route = self.contract.route
        return quoted(str(route.wheres[route.number])) if route else "all rows"


def compared(old: str, new: str) -> list[Diagnostic]:
    """Return how a contract differs from an old one, each with its own grammars. Raises ContractError and TooLarge."""
    return changes(read(old), read(new), new)


def read(file: str) -> dict[str, Table]:
    """Return a contract's tables by name; without tables, its name is empty. Raises ContractError and TooLarge."""
    with ExitStack() as stack:
        contracts = load(file, grammars=lambda folder: stack.callback(ng.unregister, add(folder)))
        tables = [each for each in contracts if not (each.route and each.route.is_last)]
        return {each.name if each.route or len(tables) > 1 else "": _table(each) for each in tables}


def _table(contract: Contract) -> Table:
    wheres = contract.route.wheres[: contract.route.number + 1] if contract.route else ()
    rules = (rule for check in contract.checks for rule in _rules(check))
    return Table(contract, tuple(rules), tuple((where.path, language(where)) for where in wheres))


def _rules(check: Check) -> Iterator[_Rule]:
    where = None if check.where is None else (check.where.path, language(check.where))
    decode, has_rule = check.decode, not check.headers or check.parts
    if not has_rule or (decode and not (isinstance(decode, OfFields) and decode.of_names)):
        yield _Rule(check, check.path, None, check.nullable, where)
        return
    for path, address in check.targets:
        texts = from_table((ng.codec(address).wire if check.codec else ng.rule(address)).entry)
        if where and where[0] == path and is_plain(path):  # all other texts are valid, and null is
            yield _Rule(check, path, union(texts, complement(where[1])), True, None)
        else:
            yield _Rule(check, path, texts, check.nullable, where)


def changes(old: dict[str, Table], new: dict[str, Table], file: str) -> list[Diagnostic]:
    """Return the differences between the tables in `file` and the old ones."""
    made = set()
    for is_forward, (tables, others) in enumerate(((old, new), (new, old))):
        for name, a in tables.items():
            gone = None, Loss("table", "", f"a table of {a.where}", "no table")
            for check, loss in _losses(a, others[name]) if name in others else [gone]:
                was, now = (loss.after, loss.before) if is_forward else (loss.before, loss.after)
                verb = ("loses", "gains") if loss.kind == "rows" else ("rejects", "accepts")
                example = f": {verb[is_forward]} {loss.example}" if loss.example else ""
                route = a.contract.route
                is_own = loss.kind in ("rows", "table") or (check and not (route and check in route.shared))
                what = [f"table `{name}`: "] * bool(name and is_own) + [f"{quoted(loss.at)}: "] * bool(loss.at)
                place = _place(check, loss, new.get(name), old.get(name), file)
                cause = f"{''.join(what)}{now}, was {was}{example}"
                made.add(Diagnostic(place.file, place.line, place.column, cause, _CODES[loss.kind][is_forward]))
    return sorted(change for change in made if change.code)


def _place(check: Check | None, loss: Loss, new: Table | None, old: Table | None, file: str) -> Place:
    """Return where a check, a column or a table is in the new contract, or where it was in the old one."""
    for table in filter(None, (new, old)):
        route = table.contract.route
        if loss.kind in ("rows", "table"):
            return route.wheres[route.number].place if route else Place(table.contract.file, 1, 1)
        known = dict(table.contract.input.places)
        if check is None and (name := loss.at.partition("#")[0]) in known:
            return known[name]
        alike = [
            (each.label != check.label, each.place)
            for each in table.contract.checks
            if check and each.path == check.path
        ]
        if alike:
            return min(alike, key=itemgetter(0))[1]
    return Place(file, 1, 1)


def _losses(a: Table, b: Table) -> Iterator[tuple[Check | None, Loss]]:
    """Yield the reasons why `b` rejects rows accepted by `a`, each with its check in `b`, and columns new in `b`."""
    yield from ((None, loss) for loss in (*_of_input(a.contract, b.contract), *_of_rows(a, b)))
    for rule in b.rules:
        alike = [each for each in a.rules if each.path == rule.path and _covers(each.where, rule.where)]
        others = [each.check for each in alike]
        texts = [each.texts for each in alike if each.texts is not None]
        losses = [*_of_check(rule.check, others), *_of_decode(rule.check, others, a.names)]
        if not rule.nullable and all(each.nullable for each in alike):
            losses.append(_loss(rule.check, "null is valid", _words(rule.check, "null is invalid"), "`null`"))
        if rule.texts is not None:
            example = witness(intersection(*texts), rule.texts) if texts else shortest(complement(rule.texts))
            before = " and ".join(dict.fromkeys(_words(each.check) for each in alike if each.texts))
            if example is not None:
                losses.append(_loss(rule.check, before or "no rule", _words(rule.check), quoted(example)))
        yield from ((rule.check, loss) for loss in losses)


def _covers(where: _Texts | None, other: _Texts | None) -> bool:
    """Check whether another condition implies a condition."""
    return where is None or (other is not None and where[0] == other[0] and witness(other[1], where[1]) is None)


def _words(check: Check, text: str = "") -> str:
    return (text or quoted(check.address)) + (f" where {quoted(str(check.where))}" if check.where else "")


def _loss(check: Check, before: str, after: str, example: str | None = None) -> Loss:
    return Loss("check", check.column, before, after, example)


def _format(source: Input) -> str:
    names = ", ".join(quoted(name) for name, _ in source.columns.fields) if source.columns else ""
    csv = f" with `{source.delimiter}` and {'the header' if source.header else 'columns'} {names}"
    return (source.format or "any format") + (csv if source.format == "csv" else "")


def _type(kind: SparkType | None) -> str:
    return "no column" if kind is None else f"`{ddl(kind)}`"


def _of_input(a: Contract, b: Contract) -> Iterator[Loss]:
    columns, others = (each.input.columns or Struct(()) for each in (a, b))
    form = b.input.format or a.input.format or "json"
    if _format(a.input) != _format(b.input):
        yield Loss("input", "input", _format(a.input), _format(b.input))
    if _is_tighter(a.input.fail_above, b.input.fail_above):
        yield Loss("limit", "input", f"`fail_above: {a.input.fail_above}`", f"`fail_above: {b.input.fail_above}`")
    if form == "parquet":  # whose columns have the type in the contract, or a run does not begin
        kinds = dict(columns.fields)
        yield from (
            Loss("column" if name in kinds else "field", name, _type(kinds.get(name)), _type(kind))
            for name, kind in others.fields
            if name not in kinds or kind not in (kinds[name], ANY)
        )
        return
    rows = places(columns, a.input.epochs)[0], places(others, b.input.epochs)[0]
    yield from (replace(loss, at=_named(loss.at)) for loss in lost(*rows, form))


def _named(at: str, column: str = "") -> str:
    """Return a JSON Pointer below a column as violations have it."""
    name, rest = (column, at) if column else (at.split("/")[1], at[len(at.split("/")[1]) + 1 :])
    return f"{name}#{rest}" if rest or column else name


def _of_rows(a: Table, b: Table) -> Iterator[Loss]:
    if a.route == b.route:
        return
    (path, _), *others, example = *a.route, *b.route, None
    if a.route and b.route and is_plain(path) and all(other == path for other, _ in others):
        example = witness(_own(a.route), _own(b.route))
        if example is None:
            return
    yield Loss("rows", "", a.where, b.where, None if example is None else quoted(example))


def _own(route: Sequence[_Texts]) -> DFA:
    """Return the texts for a table, without those for tables before it."""
    *before, own = (texts for _, texts in route)
    return difference(own, union(*before)) if before else own


def _of_check(check: Check, others: Sequence[Check]) -> Iterator[Loss]:
    if check.headers and not check.parts and not any(other.address == check.address for other in others):
        yield _loss(check, "other headers", _words(check))
    for other in others:
        if other.label == check.label and (check.severity != WARN or other.severity != WARN):
            limits = [
                f"`fail_above: {each.fail_above}`" if each.severity != WARN else "a warning" for each in (other, check)
            ]
            if other.severity == WARN or (check.severity != WARN and _is_tighter(other.fail_above, check.fail_above)):
                yield Loss("limit", check.column, *limits)


def _is_tighter(a: Limit, b: Limit) -> bool:
    """Check whether `b` rejects some number of invalid rows allowed by `a`."""
    return b.most < a.most if a.percent == b.percent else a.most > 0


def _of_decode(check: Check, others: Sequence[Check], names: set[str]) -> Iterator[Loss]:
    if (decode := check.decode) is None:
        return
    alike = [other.decode for other in others if other.decode and other.decode.address == decode.address]
    if not isinstance(decode, OfFields):
        if not any(replace(other, names=()) == replace(decode, names=()) for other in alike):
            yield _loss(check, "another decoding", _words(check))
    elif not decode.of_names and not alike:
        yield _loss(check, "no decoding", f"JSON into {quoted(decode.into)}", "`x`")
    else:
        base, form = "" if decode.is_flat else decode.into, "csv" if decode.of_names else "json"
        fields = [(other.columns, other.conditions) for other in alike if isinstance(other, OfFields)]
        rows = places(decode.columns, (), decode.conditions)[0]
        losses = [[*lost(places(kind, (), held)[0], rows, form)] for kind, held in fields or [(Struct(()), ())]]
        for loss in min(losses, key=len):
            example = None if decode.of_names else loss.example  # which no name may have as a part
            yield replace(loss, at=_named(loss.at, base), example=example)
    for name in decode.names:
        if name not in names and not (getattr(decode, "is_flat", False) and alike):
            yield Loss("into", name, "no column", "a column")
