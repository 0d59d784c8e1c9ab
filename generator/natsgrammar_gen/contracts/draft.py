"""A contract from a sample: a check for each column that a rule fits, with the reasons in comments."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import natsgrammar as ng
from natsgrammar.core import sources
from natsgrammar.text import counted, quoted
from natsgrammar_gen.contracts.rules import Fit, proposal
from natsgrammar_spark.contract import header_checks
from natsgrammar_spark.contract.ddl import SparkType, ddl
from natsgrammar_spark.contract.path import Entries, Field, path_text, resolve
from natsgrammar_spark.contract.write import WrittenCheck, contract_yaml
from natsgrammar_spark.sample.seen import Sample, Texts, settled

_EXAMPLES = 2


@dataclass(frozen=True, slots=True)
class Drafted:
    """The check of a column, or None where no rule says enough; suggestions go into comments."""

    column: str
    check: WrittenCheck | None
    suggested: tuple[WrittenCheck, ...] = ()
    refused: str = ""

    @property
    def said(self) -> str:
        """The check in a line, for people."""
        if self.check is None:
            if self.refused:
                return f"no rule; `{self.suggested[0].keys['rule']}`, named as the column, refuses {self.refused}"
            more = [str(it.keys["rule"]) for it in self.suggested]
            return f"no rule{f'; perhaps {quoted(more[0])}' if more else ''}"
        address = self.check.keys.get("rule") or f"headers: {self.check.keys['headers']}"
        return f"{address}{f', refuses {self.refused}' if self.refused else ''}"


def drafted(sample: Sample, context: str) -> tuple[Drafted, ...]:
    """A check for each path with texts; `context` names the dataset."""
    headers = {it.path[:-1]: check for it in sample.texts if (check := _headers(it, sample)) is not None}
    below = [it for it in sample.texts if not any(it.path[: len(path)] == path for path in headers)]
    return (*(_drafted(it, context) for it in below), *headers.values())


def contract(
    sample: Sample, checks: Sequence[Drafted], keys: Mapping[str, Any], source: Mapping[str, Any], schema: str
) -> str:
    """The text of the contract, with `source` as what it says about its input beside the columns."""
    columns = {name: _ddl(settled(kind)) for name, kind in sample.columns.fields}
    entries = {"input": {**source, "columns": columns}} if source else {}
    rows = f"{'' if sample.whole else 'the first '}{counted(sample.rows, 'row')}"
    comment = [f"Proposed from {rows}: look at each check, and remove what is not meant."]
    comment += [*left_out(sample), *warnings(sample)]
    written = [one for it in checks for one in (*([it.check] if it.check else []), *it.suggested)]
    return contract_yaml({**keys, **entries}, written, comment, schema)


def is_own(checks: Sequence[Drafted]) -> bool:
    """Whether a check has a rule of the user's own."""
    rules = (str(it.check.keys.get("rule", "")) for it in checks if it.check)
    return any(rule and ng.rule(rule).spec not in sources.own().SPECS for rule in rules)


def _ddl(kind: SparkType) -> str:
    """The type, with backquotes only where a name in it needs them."""
    return re.sub(r"`([A-Za-z_][A-Za-z0-9_]*)`", r"\1", ddl(kind))


def _headers(texts: Texts, sample: Sample) -> Drafted | None:
    """The check of all headers, if these texts are the names of headers, by the name and type of their column."""
    path = texts.path[:-1]
    if not path or texts.path[-1] != Entries(None, True):
        return None
    column = path_text(path)
    last = next((step.name for step in reversed(path) if isinstance(step, Field)), "")
    parts = header_checks.parts(path, resolve(column, sample.columns)[1])
    if "header" not in last.lower() or parts is None or not texts.counts:
        return None
    (_, name), (values, value), *_ = parts
    refused = [_refused(name, texts), *(_refused(value, it) for it in sample.texts if it.path == values)]
    told = "; ".join(filter(None, refused))
    comment = [f"{counted(len(texts.counts), 'header')}, such as {_examples(texts.counts)}", *_refuses(told)]
    return Drafted(column, WrittenCheck({"column": column, "headers": "nats"}, tuple(comment)), (), told)


def _drafted(texts: Texts, context: str) -> Drafted:
    names = [step.name for step in reversed(texts.path) if isinstance(step, Field)]
    if isinstance(last := texts.path[-1], Entries) and last.keys:
        names[:1] = [f"{names[0]} key"]
    found = proposal(texts.counts, [*names, context])
    keys: dict[str, Any]
    suggested = tuple(
        WrittenCheck(
            {"column": texts.column, "rule": it.address},
            (f"narrower, and takes all values: {_bits(it)}",),
            suggested=True,
        )
        for it in found.others
    )
    if found.best is None and found.named is not None:
        refused = _refused(found.named, texts)
        keys = {"column": texts.column, "rule": found.named}
        namesake = WrittenCheck(keys, ("named as the column", *_refuses(refused)), suggested=True)
        return Drafted(texts.column, None, (namesake, *suggested), refused)
    if found.best is None:
        return Drafted(texts.column, None, suggested)
    keys = {"column": texts.column, "rule": found.best.address}
    comment = [f"{counted(len(texts.counts), 'text')}, such as {_examples(texts.counts)}; {_bits(found.best)}"]
    if len(texts.path) == 1 and not texts.nulls:
        keys["nullable"] = False
        comment.append(f"never null in {counted(texts.rows, 'row')}")
    refused = _refused(found.best.address, texts)
    return Drafted(texts.column, WrittenCheck(keys, (*comment, *_refuses(refused))), suggested, refused)


def _refuses(refused: str) -> list[str]:
    return [f"refuses {refused}"] if refused else []


def _refused(address: str, texts: Texts) -> str:
    """What the rule refuses in the sample, with the message of the first."""
    rule = ng.rule(address)
    refused = {text: many for text, many in texts.counts.items() if not rule.is_valid(text)}
    if not refused:
        return ""
    violation = rule.check(next(iter(refused)))
    assert violation is not None
    values = counted(sum(texts.counts.values()), "value")
    return f"{sum(refused.values()):,} of {values}: {_examples(refused)}; {violation.message}"


def _bits(fit: Fit) -> str:
    return f"the rule saves {fit.bits:.2g} bits a character"


def _examples(texts: Mapping[str, int]) -> str:
    shown = [quoted(text) for text, _ in zip(texts, range(_EXAMPLES), strict=False)]
    return ", ".join(shown) + (" and others" if len(texts) > _EXAMPLES else "")


def left_out(sample: Sample) -> tuple[str, ...]:
    """The columns of the data that the contract does not have, because it cannot, or Spark does not read them."""
    return tuple(f"column {quoted(name)} is left out: it is {cause}" for name, cause in sample.unreadable)


def warnings(sample: Sample) -> tuple[str, ...]:
    """What is wrong with the rows themselves."""
    found = []
    if sample.unread:
        found.append(f"{counted(sample.unread, 'line')} cannot be read: {'; '.join(sample.causes)}")
    for path in sample.unnamed:
        where = f"{path_text(path)}: " if path else ""
        found.append(f"{where}a member with an empty name is left out: no column can have one")
    for path, many in sample.misfits:
        found.append(f"{path_text(path)}: {counted(many, 'value')} of another type, whose rows will be malformed")
    return tuple(found)
