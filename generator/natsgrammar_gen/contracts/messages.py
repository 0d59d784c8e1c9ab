"""Decoding proposed for messages: JSON payloads, parts of subjects, and a table for each family of subjects."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, count, zip_longest
from typing import Any

import natsgrammar as ng
from natsgrammar.core import sources
from natsgrammar_gen.contracts.draft import Draft, Drafted, refusal, refuses
from natsgrammar_gen.contracts.rules import rejected
from natsgrammar_spark.contract import folded, reserved
from natsgrammar_spark.contract.ddl import STRING, Struct, plain_ddl
from natsgrammar_spark.contract.decode import DATA
from natsgrammar_spark.contract.model import UNMATCHED
from natsgrammar_spark.contract.path import Field
from natsgrammar_spark.contract.typed_texts import accepts
from natsgrammar_spark.contract.write import WrittenCheck
from natsgrammar_spark.sample.payloads import SUBJECT, moment, struct_of
from natsgrammar_spark.sample.seen import Sample, Texts, settled, type_of_texts

_SHARE = 0.8  # of the values in a column that are decoded; a comment says how many are not
_TABLES = 20
_LEAST = 2  # messages of a family
_TOKENS = 9  # by the last of which families may differ
_IS_TOKEN = ng.rule("nats-docs:subject").is_valid
Columns = Mapping[str, Sequence[str | None]]


def with_messages(sample: Sample, checks: Iterable[Drafted], in_base64: bool) -> Draft:
    """Return a contract's columns, its checks, which also decode payloads and subjects, and the filters of tables.

    There are tables if families of subjects have their own decoding. `in_base64`: the format has octets in base64.
    """
    kinds = {name: settled(kind) for name, kind in sample.columns.fields}
    columns = {name: values for name, values in sample.payloads.items() if kinds.get(name) in (STRING, DATA)}
    texts = {name: [text for text in columns[name] if text is not None] for name in columns if name != SUBJECT}
    decodable = texts.items() if in_base64 else ()
    octets = {name for name, each in decodable if sum(accepts(text, "binary") for text in each) >= _SHARE * len(each)}
    octets |= {name for name, kind in kinds.items() if kind == DATA}
    for at, tokens, families in _families(columns.get(SUBJECT, ())) if texts or _own() else ():
        named, each_own = {UNMATCHED}, list[list[Drafted]]()
        names = {token: _free(re.sub(r"[^A-Za-z0-9_-]+|^[_-]+", "", token) or "table", named) for token in families}
        for token, table in names.items():
            own = {name: [text for of, text in zip_longest(tokens, columns[name]) if of == token] for name in columns}
            each_own.append([*_decoded(table, own, octets, set(map(folded, kinds)))])
        members = [
            {(each.column, name): each.members[name] for each in table for name in each.members} for table in each_own
        ]
        # Tokens may also be values: then the payloads of a table have no members but those of another, without any that
        # are in all payloads there.
        are_alike = any(_are_alike(first, other) for first, other in combinations(members, 2))
        if any(each_own) and not (at and are_alike):
            decoded, tables = each_own, {names[token]: filters for token, filters in families.items()}
            break
    else:
        decoded, tables = [[*_decoded("", columns, octets, set(map(folded, kinds)))]], {}
    rules = {each.check.keys["decode"] for each in chain(*decoded) if each.check and each.column == SUBJECT}
    replaced = {each.column for each in chain(*decoded)} - ({SUBJECT} if tables else set())
    kept = (each for each in checks if each.column not in replaced)
    left = (each for each in kept if not (each.check and each.check.keys.get("rule") in rules))
    kinds |= dict.fromkeys(octets & replaced, DATA)
    return Struct((*kinds.items(),)), (*left, *chain(*decoded)), tables


def _are_alike(a: Mapping[Any, bool], b: Mapping[Any, bool]) -> bool:
    """Check whether one of two mappings has the keys in the other, and further ones with false alone."""
    further = [a[key] for key in a.keys() - b.keys()], [b[key] for key in b.keys() - a.keys()]
    return not all(further) and not any(map(any, further))


def _families(subjects: Sequence[str | None]) -> Iterator[tuple[int, list[str | None], dict[str, list[str]]]]:
    """Yield each token's position, it in each subject, and the filters of the families that it tells apart."""
    split = [subject.split(".") if subject else [] for subject in subjects]
    before: list[str] = []
    for at in range(min(_TOKENS, min(map(len, filter(None, split)), default=0))):
        tokens = [each[at] if each else None for each in split]
        sizes = Counter(token for token in tokens if token is not None)
        if 2 <= len(sizes) <= _TABLES and min(sizes.values()) >= _LEAST and all(map(_IS_TOKEN, sizes)):
            filters: dict[str, list[str]] = {token: [] for token in sizes}
            for token, goes_on in dict.fromkeys((each[at], len(each) > at + 1) for each in split if each):
                filters[token].append(".".join([*before, token, *[">"] * goes_on]))
            yield at, tokens, filters
        before.append(next(iter(sizes)) if len(sizes) == 1 else "*")


def _decoded(table: str, columns: Columns, octets: set[str], taken: set[str]) -> Iterator[Drafted]:
    """Yield the decoding checks of a table; they take names for columns."""
    yield from _parts(table, columns.get(SUBJECT, ()), taken)
    for column, values in columns.items():
        if column != SUBJECT and (body := struct_of(values, column in octets, _SHARE)) is not None:
            kind, always, refused, comment = body
            keys = {"column": column, "decode": {"json": plain_ddl(kind)}, "into": _free("body", taken)}
            check = WrittenCheck(keys, (*refuses(refused), *comment))
            members = {name: name in always for name, _ in kind.fields}
            yield Drafted(column, check, refused=refused, table=table, members=members)


def _parts(table: str, subjects: Iterable[str | None], taken: set[str]) -> Iterator[Drafted]:
    """Yield the check by the user's own rule with parts, if any accepts enough subjects."""
    own = _own()
    counts = Counter(filter(None, subjects if own else ()))
    judged = [(rule, rejected(rule.address, counts)) for rule in own]
    rule, wrong = min(judged, key=lambda each: sum(each[1].values()), default=(None, {}))
    if rule is None or not counts or sum(wrong.values()) > (1 - _SHARE) * sum(counts.values()):
        return
    texts: dict[str, dict[str, None]] = {part: {} for part in rule.parts}
    for subject in counts.keys() - wrong.keys():
        for name, part in rule.parse(subject).items():
            texts[name][part.text] = None
    kinds = {part: moment(each) or settled(type_of_texts(each)) for part, each in texts.items()}
    keys: dict[str, Any] = {"column": SUBJECT, "decode": f"{rule.spec}:{rule.name}", "flatten": True}
    if any(folded(part) in taken or reserved(part) for part in rule.parts):
        keys = {"column": SUBJECT, "decode": keys["decode"], "into": _free(rule.name.replace("-", "_"), taken)}
    taken |= set(map(folded, rule.parts))
    if types := {part: plain_ddl(kind) for part, kind in kinds.items() if kind != STRING}:
        keys["types"] = types
    refused = refusal(rule.address, Texts((Field(SUBJECT),), {**counts}, 0, 0), wrong)
    yield Drafted(SUBJECT, WrittenCheck(keys, tuple(refuses(refused))), refused=refused, table=table)


def _own() -> list[ng.Rule]:
    """Return the user's own rules with parts."""
    return [rule for rule in map(ng.rule, ng.rules(latest=True)) if rule.spec not in sources.own().SPECS and rule.parts]


def _free(name: str, taken: set[str]) -> str:
    """Return a free name, and take it."""
    free = next(each for each in chain([name], (f"{name}{at}" for at in count(2))) if folded(each) not in taken)
    taken.add(folded(free))
    return free
