"""Changes to contracts, proved: rows accepted only by the old one or only by the new one, with examples."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any

import natsgrammar as ng
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import quoted
from natsgrammar_gen.compiler import add
from natsgrammar_gen.contracts.routes import language, shown
from natsgrammar_gen.contracts.values import Loss, lost
from natsgrammar_gen.language.dfa import DFA, from_table
from natsgrammar_gen.language.queries import complement, difference, intersection, shortest, union, witness
from natsgrammar_spark.contract import Check, Contract, Input, Place, load
from natsgrammar_spark.contract.ddl import Struct, ddl
from natsgrammar_spark.contract.decode import Decode, OfFields, OfPayload
from natsgrammar_spark.contract.path import Path, is_plain
from natsgrammar_spark.contract.severity import WARN
from natsgrammar_spark.contract.typed_texts import places

# The code of a loss if the new contract rejects old rows, and if the old one rejects new rows.
_CODES = {"column": ("COLUMN_NARROWED", "COLUMN_WIDENED"), "field": ("COLUMN_ADDED", "COLUMN_REMOVED")}
_CODES |= {"into": ("", "COLUMN_REMOVED"), "type": ("COLUMN_RETYPED",) * 2, "input": ("INPUT_CHANGED",) * 2}
_CODES |= {"check": ("CHECK_NARROWED", "CHECK_WIDENED"), "limit": ("LIMIT_TIGHTENED", "LIMIT_LOOSENED")}
_CODES |= {"rows": ("TABLE_NARROWED", "TABLE_WIDENED"), "table": ("TABLE_REMOVED", "TABLE_ADDED")}
_Texts = tuple[Path, DFA]


@dataclass(frozen=True)
class _Rule:
    """The valid texts at a path by a check, None without a rule, whether null is valid, and the rows concerned.

    `split` is the parts, and the expression that finds them.
    """

    check: Check
    path: Path
    texts: DFA | None
    nullable: bool
    where: _Texts | None
    split: tuple[tuple[str, ...], str | None] | None = None


@dataclass(frozen=True)
class Table:
    """A contract without tables, or a table: its condition in words, and those in `route` for tables before it and it.

    `places` are those of columns by name, of checks by path and whether they decode, and of the table by an empty text.
    """

    contract: Contract
    rules: tuple[_Rule, ...]
    where: str
    route: tuple[_Texts, ...]
    places: dict[Any, Place]


def compared(old: str, new: str) -> list[Diagnostic]:
    """Return how a contract differs from an old one, each with its own grammars. Raises ContractError and TooLarge."""
    return changes(read(old), read(new))


def read(file: str) -> dict[str, Table]:
    """Return a contract's tables by name; without tables, its name is empty. Raises ContractError and TooLarge."""
    with ExitStack() as stack:
        contracts = load(file, grammars=lambda folder: stack.callback(ng.unregister, add(folder)))
        tables = [each for each in contracts if not (each.route and each.route.is_last)]
        return {each.name if each.route or len(tables) > 1 else "": _table(each) for each in tables}


def _table(contract: Contract) -> Table:
    wheres = contract.route.wheres[: contract.route.number + 1] if contract.route else ()
    known: dict[Any, Place] = {"": wheres[-1].place if wheres else Place(contract.file, 1, 1)}
    known |= dict(contract.input.places)
    known |= {(check.path, not check.decode): check.place for check in reversed(contract.checks)}
    rules = tuple(rule for check in contract.checks for rule in _rules(check))
    where = quoted(str(wheres[-1])) if wheres else "all rows"
    return Table(contract, rules, where, tuple((each.path, language(each)) for each in wheres), known)


def _rules(check: Check) -> Iterator[_Rule]:
    where = None if check.where is None else (check.where.path, language(check.where))
    decode, has_rule = check.decode, not check.headers or check.parts
    if not has_rule or (decode and not (isinstance(decode, OfFields) and decode.of_names)):
        yield _Rule(check, check.path, None, check.nullable, where)
        return
    for path, address in check.targets:
        wire = ng.codec(address).wire if check.codec else ng.rule(address)
        texts, split = from_table(wire.entry), (wire.groups, wire.splitter) if decode else None
        if where and where[0] == path and is_plain(path):  # all other texts are valid, and null is
            yield _Rule(check, path, union(texts, complement(where[1])), True, None, split)
        else:
            yield _Rule(check, path, texts, check.nullable, where, split)


def changes(old: dict[str, Table], new: dict[str, Table]) -> list[Diagnostic]:
    """Return the differences between the new tables and the old ones."""
    made = set()
    for is_forward, (tables, others) in enumerate(((old, new), (new, old))):
        for name, a in tables.items():
            gone = None, Loss("table", "", f"a table of {a.where}", "no table")
            for check, loss in _losses(a, others[name]) if name in others else [gone]:
                was, now = (loss.after, loss.before) if is_forward else (loss.before, loss.after)
                verb = ("loses", "gains") if loss.kind == "rows" else ("rejects", "accepts")
                example = f": {verb[is_forward]} {loss.example}" if loss.example else ""
                shared = a.contract.route.shared if a.contract.route else ()
                is_own = name and (loss.kind in ("rows", "table") or (check and check not in shared))
                what = [f"table `{name}`: "] * bool(is_own) + [f"{quoted(loss.at)}: "] * bool(loss.at)
                sides = [side[name].places for side in (new, old) if name in side]
                key = loss.at.partition("#")[0] if check is None else (check.path, not check.decode)
                place = next((each[key] for each in sides if key in each), sides[0][""])
                cause = f"{''.join(what)}{now}, was {was}{example}"
                made.add(Diagnostic(place.file, place.line, place.column, cause, _CODES[loss.kind][is_forward]))
    return sorted(change for change in made if change.code)


def _losses(a: Table, b: Table) -> Iterator[tuple[Check | None, Loss]]:
    """Yield the reasons why `b` rejects rows accepted by `a`, each with its check in `b`, and columns new in `b`."""
    yield from ((None, loss) for loss in (*_of_input(a.contract, b.contract), *_of_rows(a, b)))
    for rule in b.rules:
        alike = [each for each in a.rules if each.path == rule.path and _covers(each.where, rule.where)]
        others = [each.check for each in alike]
        texts = [each.texts for each in alike if each.texts is not None]
        losses = [*_of_check(rule.check, others), *_of_decode(rule.check, others)]
        if not rule.nullable and all(each.nullable for each in alike):
            invalid = _words(rule.check, "null is invalid")
            losses.append(Loss("check", rule.check.column, "null is valid", invalid, "`null`"))
        of_parts = [each.split for each in alike if each.split and each.texts == rule.texts]
        if rule.split and any(parts[0] == rule.split[0] and parts != rule.split for parts in of_parts):
            losses.append(Loss("check", rule.check.column, "another split into parts", _words(rule.check)))
        if rule.texts is not None:
            example = witness(intersection(*texts), rule.texts) if texts else shortest(complement(rule.texts))
            before = " and ".join(dict.fromkeys(_words(each.check) for each in alike if each.texts)) or "no rule"
            if example is not None:
                losses.append(Loss("check", rule.check.column, before, _words(rule.check), quoted(example)))
        yield from ((rule.check, loss) for loss in losses)


def _covers(where: _Texts | None, other: _Texts | None) -> bool:
    return where is None or (other is not None and where[0] == other[0] and witness(other[1], where[1]) is None)


def _words(check: Check, text: str = "") -> str:
    return (text or quoted(check.address)) + (f" where {quoted(str(check.where))}" if check.where else "")


def _format(source: Input) -> str:
    names = ", ".join(quoted(name) for name, _ in source.columns.fields) if source.columns else ""
    csv = f" with `{source.delimiter}` and {'the header' if source.header else 'columns'} {names}"
    return (source.format or "any format") + (csv if source.format == "csv" else "")


def _of_input(a: Contract, b: Contract) -> Iterator[Loss]:
    columns, others = (each.input.columns or Struct(()) for each in (a, b))
    form = b.input.format or a.input.format or "json"
    if _format(a.input) != _format(b.input):
        yield Loss("input", "input", _format(a.input), _format(b.input))
    yield from _of_limits("input", a.input, b.input)
    if form == "parquet":  # whose columns have the type in the contract, or a run does not begin
        before, after = ({name: f"`{ddl(kind)}`" for name, kind in each.fields} for each in (columns, others))
        for name, kind in after.items():
            if name not in before or kind not in (before[name], "`variant`"):
                yield Loss("column" if name in before else "field", name, before.get(name, "no column"), kind)
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
    path, example = (*a.route, *b.route)[0][0], None
    if a.route and b.route and is_plain(path) and all(other == path for other, _ in (*a.route, *b.route)):
        example = shown(difference(_own(a.route), _own(b.route)))
        if example is None:
            return
    yield Loss("rows", "", a.where, b.where, None if example is None else quoted(example))


def _own(route: Sequence[_Texts]) -> DFA:
    """Return the texts for a table, without those for tables before it."""
    *before, own = (texts for _, texts in route)
    return difference(own, union(*before)) if before else own


def _of_check(check: Check, others: Sequence[Check]) -> Iterator[Loss]:
    if check.headers and not check.parts and not any(other.address == check.address for other in others):
        yield Loss("check", check.column, "other headers", _words(check))
    for other in others:
        if other.label == check.label:
            yield from _of_limits(check.column, other, check)


def _of_limits(at: str, a: Check | Input, b: Check | Input) -> Iterator[Loss]:
    """Yield a loss if `b` fails a run with some number of invalid rows allowed by `a`."""
    only_warns, warns = (isinstance(each, Check) and each.severity == WARN for each in (a, b))
    most, limit = a.fail_above, b.fail_above
    is_tighter = limit.most < most.most if limit.percent == most.percent else most.most > 0
    if not warns and (only_warns or is_tighter):
        yield Loss("limit", at, "a warning" if only_warns else f"`fail_above: {most}`", f"`fail_above: {limit}`")


def _form(decode: Decode) -> tuple[str, str, object]:
    """Return what decodes a value, and in which form; Avro reads a datum by no other schema than the one it has."""
    if not isinstance(decode, OfPayload):
        return decode.address, "JSON", None
    form = {"json": "JSON"}.get(decode.form, decode.form.title()) + ", framed" * bool(decode.framing)
    return decode.address, form, (decode.framing, decode.encoding, decode.schema if decode.form == "avro" else ())


def _of_decode(check: Check, others: Sequence[Check]) -> Iterator[Loss]:
    if (decode := check.decode) is None:
        return
    alike = [other.decode for other in others if other.decode and _form(other.decode) == _form(decode)]
    if not isinstance(decode, OfFields):  # options of CloudEvents are equal by identity, so their texts are compared
        if not any(repr(replace(other, names=())) == repr(replace(decode, names=())) for other in alike):
            yield Loss("check", check.column, "another decoding", _words(check))
    elif not decode.of_names and not alike:
        yield Loss("check", check.column, "no decoding", f"{_form(decode)[1]} into {quoted(decode.into)}", "`x`")
    else:
        base, form = "" if decode.is_flat else decode.names[0], "csv" if decode.of_names else "json"
        fields = [(other.columns, other.conditions) for other in alike if isinstance(other, OfFields)]
        rows = places(decode.columns, (), decode.conditions)[0]
        losses = [[*lost(places(kind, (), held)[0], rows, form)] for kind, held in fields or [(Struct(()), ())]]
        for loss in min(losses, key=len):
            example = None if decode.of_names else loss.example  # which no name may have as a part
            yield replace(loss, at=_named(loss.at, base), example=example)
    kept = {name for other in others if other.decode for name in other.decode.names}
    if not alike or not all(getattr(each, "is_flat", False) for each in (decode, *alike)):  # whose fields differ above
        yield from (Loss("into", name, "no column", "a column") for name in decode.names if name not in kept)
