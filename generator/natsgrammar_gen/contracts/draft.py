"""A contract from a sample: a check for each column with a fitting rule, and the reasons in comments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import natsgrammar as ng
from natsgrammar.core import sources
from natsgrammar.text import counted, quoted
from natsgrammar_gen.contracts.rules import SURPRISING, WORTH, Fit, proposal, rejected
from natsgrammar_spark.contract import header_checks
from natsgrammar_spark.contract.ddl import Struct, plain_ddl
from natsgrammar_spark.contract.path import Entries, Field, path_text, resolve
from natsgrammar_spark.contract.write import WrittenCheck, contract_yaml
from natsgrammar_spark.sample.payloads import SUBJECT
from natsgrammar_spark.sample.seen import Sample, Texts

_EXAMPLES = 2


@dataclass(frozen=True, slots=True)
class Drafted:
    """A column's check, or None where no rule fits closely enough; suggestions are comments, `more` are left out.

    `safe` tells how much more its kind of name rejects, if the check is not that. `table` has the check alone;
    `members` are those of decoded objects, and whether all of them have it.
    """

    column: str
    check: WrittenCheck | None
    suggested: tuple[WrittenCheck, ...] = ()
    refused: str = ""
    more: int = 0
    safe: str = ""
    table: str = ""
    members: Mapping[str, bool] = field(default_factory=dict, hash=False)

    @property
    def summary(self) -> str:
        """The check in a line, for people."""
        if self.check is None:
            if self.refused:
                return f"no rule; `{self.suggested[0].keys['rule']}`, named as the column, rejects {self.refused}"
            return "no rule" + (f"; perhaps {quoted(str(self.suggested[0].keys['rule']))}" if self.suggested else "")
        if (address := self.check.keys.get("rule")) is None:
            kind, value = next((key, self.check.keys[key]) for key in ("headers", "decode") if key in self.check.keys)
            address = f"{kind}: {value if isinstance(value, str) else ', '.join(value)}"
        return f"{address}{f', rejects {self.refused}' if self.refused else ''}{f'; {self.safe}' if self.safe else ''}"


Draft = tuple[Struct, Sequence[Drafted], Mapping[str, Sequence[str]]]  # columns, checks, and the filters of tables


def drafted(sample: Sample, context: str, suggest: bool) -> tuple[Drafted, ...]:
    """Return a check for each path with texts; `context` names the dataset, `suggest` adds other rules that fit."""
    headers = {texts.path[:-1]: check for texts in sample.texts if (check := _headers(texts, sample)) is not None}
    others = [texts for texts in sample.texts if not any(texts.path[: len(path)] == path for path in headers)]
    return (*(_drafted(texts, context, suggest) for texts in others), *headers.values())


def contract(sample: Sample, draft: Draft, keys: Mapping[str, Any], source: Mapping[str, Any], schema: str) -> str:
    """Return the contract's text; `source` has its input's keys beside the columns."""
    kinds, drafts, filters = draft
    columns = {name: plain_ddl(kind) for name, kind in kinds.fields}
    entries = {"input": {**source, "columns": columns}} if source else {}
    rows = f"{'' if sample.whole else 'the first '}{counted(sample.rows, 'row')}"
    comment = [f"Proposed from {rows}: look at each check, and remove what is not meant."]
    comment += [*left_out(sample), *warnings(sample)]

    def of(table: str) -> tuple[WrittenCheck, ...]:
        return tuple(each for at in drafts if at.table == table for each in (at.check, *at.suggested) if each)

    wheres = {name: {"column": SUBJECT, "matches": [*texts]} for name, texts in filters.items()}
    tables = [WrittenCheck({"name": name, "where": where}, rules=of(name)) for name, where in wheres.items()]
    return contract_yaml({**keys, **entries}, of(""), comment, schema, tables)


def is_own(checks: Sequence[Drafted]) -> bool:
    """Check whether a check has the user's own rule."""
    rules = (each.check.keys.get("rule") or each.check.keys.get("decode") for each in checks if each.check)
    return any(isinstance(rule, str) and ng.rule(rule).spec not in sources.own().SPECS for rule in rules)


def _headers(texts: Texts, sample: Sample) -> Drafted | None:
    """Return a check for all headers if the column's name and type suggest that these texts name headers."""
    path = texts.path[:-1]
    if not path or texts.path[-1] != Entries(None, True):
        return None
    column = path_text(path)
    last = next((step.name for step in reversed(path) if isinstance(step, Field)), "")
    parts = header_checks.parts(path, resolve(column, sample.columns)[1])
    if "header" not in last.lower() or parts is None or not texts.counts:
        return None
    (_, name), (values, value), *_ = parts
    judged = [(name, texts), *((value, other) for other in sample.texts if other.path == values)]
    refused = (refusal(address, other, rejected(address, other.counts)) for address, other in judged)
    causes = "; ".join(filter(None, refused))
    comment = [f"{counted(len(texts.counts), 'header')}, such as {_examples(texts.counts)}", *refuses(causes)]
    return Drafted(column, WrittenCheck({"column": column, "headers": "nats"}, tuple(comment)), (), causes)


def _drafted(texts: Texts, context: str, suggest: bool) -> Drafted:
    names = [step.name for step in reversed(texts.path) if isinstance(step, Field)]
    if isinstance(last := texts.path[-1], Entries) and last.keys:
        names[:1] = [f"{names[0]} key"]
    proposed = proposal(texts.counts, [*names, context])

    def suggestion(address: str, *comment: str) -> WrittenCheck:
        return WrittenCheck({"column": texts.column, "rule": address}, comment, suggested=True)

    others = [suggestion(fit.address, f"narrower, and accepts all values; {_evidence(fit)}") for fit in proposed.others]
    suggested, more = (tuple(others), 0) if suggest else ((), len(others))
    if proposed.best is None:
        if proposed.named is None:
            return Drafted(texts.column, None, suggested, more=more)
        refused = refusal(proposed.named, texts, rejected(proposed.named, texts.counts))
        namesake = suggestion(proposed.named, "named as the column", *refuses(refused))
        return Drafted(texts.column, None, (namesake, *suggested), refused, more)
    keys: dict[str, Any] = {"column": texts.column, "rule": proposed.best.address}
    comment = [f"{counted(len(texts.counts), 'text')}, such as {_examples(texts.counts)}; {_evidence(proposed.best)}"]
    if len(texts.path) == 1 and not texts.nulls:
        keys["nullable"] = False
        comment.append(f"never null in {counted(texts.rows, 'row')}")
    among = rejected(proposed.best.address, texts.counts)
    refused, best = refusal(proposed.best.address, texts, among), sum(among.values())
    other = sum(rejected(proposed.other, texts.counts).values()) if proposed.other else best
    wider = [f"`{proposed.other}` is wider: it accepts {best - other:,} of them"] if other < best else []
    more_rejected = counted(other - best, "more value")
    safe = f"`{proposed.other}`, which is safe everywhere, rejects {more_rejected}" if other > best else ""
    check = WrittenCheck(keys, (*comment, *refuses(refused), *wider, *filter(None, [safe])))
    return Drafted(texts.column, check, suggested, refused, more, safe)


def refuses(refused: str) -> list[str]:
    """Return the comment on values that a check rejects, if any."""
    return [f"rejects {refused}"] if refused else []


def refusal(address: str, texts: Texts, refused: Mapping[str, int]) -> str:
    """Return those of the sample's values that the rule rejects, as `rejected` has them, with the first message."""
    if not refused:
        return ""
    message = getattr(ng.rule(address).check(next(iter(refused))), "message", "")
    values = counted(sum(texts.counts.values()), "value")
    return f"{sum(refused.values()):,} of {values}: {_examples(refused)}; {message}"


def _evidence(fit: Fit) -> str:
    if fit.bits < WORTH:
        return "weak: nearly any text passes"
    return "fair: many other texts pass" if fit.bits < SURPRISING else "strong: few other texts pass"


def _examples(texts: Mapping[str, int]) -> str:
    shown = [quoted(text) for text, _ in zip(texts, range(_EXAMPLES), strict=False)]
    return ", ".join(shown) + (" and others" if len(texts) > _EXAMPLES else "")


def left_out(sample: Sample) -> tuple[str, ...]:
    """Return a line for each column that no contract can have, or Spark does not read."""
    return tuple(f"column {quoted(name)} is left out: it is {cause}" for name, cause in sample.unreadable)


def warnings(sample: Sample) -> tuple[str, ...]:
    """Return a line for each problem in the rows themselves."""
    lines = []
    if sample.unread:
        lines.append(f"{counted(sample.unread, 'line')} cannot be read: {'; '.join(sample.causes)}")
    for path in sample.unnamed:
        where = f"{path_text(path)}: " if path else ""
        lines.append(f"{where}a member with an empty name is left out: no column can have one")
    lines += [f"{path_text(path)}: {counted(many, 'value')} not UTF-8" for path, many in sample.undecoded]
    for path, many in sample.misfits:
        lines.append(f"{path_text(path)}: {counted(many, 'value')} of another type, whose rows will be malformed")
    return (*lines, *sample.notes)
