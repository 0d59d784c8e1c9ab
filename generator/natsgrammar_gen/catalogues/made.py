"""The files made from a document: a grammar, a contract and schemas, with proofs about names."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import chain
from typing import Any, cast

import natsgrammar as ng
from natsgrammar.core.sources import source_of
from natsgrammar.text import quoted
from natsgrammar_gen.catalogues.grammar import Grammar, identifier
from natsgrammar_gen.catalogues.model import EVENT, ON_NATS, Channel, Document, Mark, Parameter, filled, free
from natsgrammar_gen.catalogues.source import Source
from natsgrammar_gen.grammar.load import EDITION
from natsgrammar_gen.language.ast import EMPTY, Chars, alt, repeat, seq
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import compile_tree, from_table
from natsgrammar_gen.language.queries import common, witness
from natsgrammar_spark.contract import folded, reserved
from natsgrammar_spark.contract.ddl import STRING, SparkType, Struct, plain_ddl
from natsgrammar_spark.contract.decode import MESSAGES
from natsgrammar_spark.contract.model import UNMATCHED
from natsgrammar_spark.contract.path import Each, Field, Key, path_text
from natsgrammar_spark.contract.write import WrittenCheck, contract_yaml

# Of the messages in a stream, and decoded.
_COLUMNS = (*dict(MESSAGES.fields), "body")
_GRAMMARS, _SCHEMAS = "names", "schemas"  # folders
_TEXT = repeat(Chars(EVERYTHING), 0, None)
_IN_NO_TOKEN = alt([EMPTY, seq([_TEXT, Chars(CharSet.chars(".*>")), _TEXT])])
_CLOUDEVENTS = {"column": "headers", "decode": "cloudevents", "data": "data", "into": "event"}
Files = dict[str, str]


def made(source: Source, document: Document, edition: str | None, schema: str) -> Files:
    """Return the files for a document by path, the contract as the last one; none if there are problems."""
    spec, channels = identifier(document.title).replace("_", "-"), list[Channel]()
    if not spec or source_of(spec) is not None:
        cause = f"the specification `{spec}` exists already" if spec else "the title has no letter"
        source.whole(f"{cause}: name another with `--title`")
    if edition is not None and not EDITION.fullmatch(edition):
        source.whole(f"{quoted(edition)} is not a valid edition name; use A-Z, a-z, 0-9, `.`, `-`, `_` and `+`")
    taken = {UNMATCHED}
    for each in _joined(source, document.channels):
        taken.add(rule := free(identifier(each.name) or "channel", taken))
        channels.append(replace(each, rule=rule))
    grammar = Grammar(source, document)
    grammar.add([each for each in channels if each.template])
    if edition is None and document.version and not EDITION.fullmatch(document.version):
        source.note(document.node, f"the version {quoted(document.version)} is no name of an edition: it is `1`")
    edition = edition or (document.version if EDITION.fullmatch(document.version) else "1")
    if not source.problems:
        grammar.load(spec, edition)
    for each in channels if not source.problems else ():
        _prove(source, each, grammar)
    if source.problems:
        return {}
    is_named = any(each.template for each in channels)
    ordered, by_rule = _told_apart(source, channels, grammar)
    files = {f"{_GRAMMARS}/{spec}/{edition}.lark": str(grammar)} if is_named else {}
    kinds = ON_NATS if any(each.kind in ON_NATS for each in channels) else (EVENT,)
    tables = _Tables(source, spec, ordered, by_rule, [WrittenCheck(_CLOUDEVENTS)] if kinds == (EVENT,) else [], files)
    for each in ordered:
        if each.kind in kinds:
            tables.add(each)
        else:
            source.note(each.node, f"message {quoted(each.name)} makes a rule, and no table")
    about = {"name": spec, "description": " ".join(document.description.split())}
    keys = filled({**about, "grammars": _GRAMMARS if is_named else ""})
    comment = [f"Imported from {source.file.rpartition('/')[2]}: look at each table."]
    written = sorted(tables.written, key=lambda table: str(table.keys["where"]["column"]).startswith("headers"))
    contract = contract_yaml(keys, tables.shared, comment, schema, written)
    return files | ({f"{spec}.yaml": contract} if written else {})


def _joined(source: Source, channels: Sequence[Channel]) -> Iterator[Channel]:
    """Yield the channels, as one those whose templates and values are the same."""
    groups = defaultdict[Any, list[Channel]](list)
    for each in channels:
        used = [each.parameters.get(name) or Parameter(each.node) for name in each.names]
        values = tuple((frozenset(part.values), part.pattern, part.kind) for part in used)
        groups[each.kind, each.template, each.type, values].append(each)
    for first, *others in groups.values():
        parameters = {**first.parameters}
        for other in others:
            source.note(other.node, f"{quoted(other.name)} has the names of {quoted(first.name)}: both are one channel")
            for name, part in other.parameters.items():
                known = parameters.get(name, part)
                prose, examples = _lines((known, part)), {**part.examples, **known.examples}
                parameters[name] = replace(known, description=prose, examples=examples)
        payloads = tuple(chain.from_iterable(each.payloads for each in (first, *others)))
        yield replace(first, parameters=parameters, payloads=payloads, description=_lines((first, *others)))


def _lines(described: Iterable[Channel | Parameter]) -> str:
    return "\n".join(dict.fromkeys(each.description for each in described if each.description))


def _prove(source: Source, channel: Channel, grammar: Grammar) -> None:
    """Add a problem, with a witness, if values are no tokens, or NATS refuses a subject, or an example is not valid."""
    is_subject = channel.kind in ON_NATS
    for name in channel.names:
        parameter = channel.parameters.get(name) or Parameter(channel.node)
        dfa, label = grammar.definition(channel.rule, name).dfa, quoted(f"{{{name}}}")
        value = common(dfa, compile_tree(_IN_NO_TOKEN if is_subject else EMPTY))
        if value is not None:
            cause = f"{quoted(value)}, which is no token" if value else "empty"
            inner = parameter.pattern.removeprefix("^").removesuffix("$")
            is_open = inner and parameter.pattern != f"^{inner}$"  # JSON Schema searches for a pattern
            advice = quoted(f"^({inner})$" if is_open else "^[^.*> ]+$")
            source.problem(parameter.node, f"a value of {label} may be {cause}: state others, as with {advice}")
        for example, node in parameter.examples.items():
            if not dfa.accepts(example):
                source.problem(node, f"{quoted(example)} is not a value of {label}")
    for address in ("nats-docs:subject", "nats-server:stored-subject") if is_subject else ():
        rule, dfa = ng.rule(address), grammar.definition(channel.rule).dfa
        if not source.problems and (subject := witness(dfa, from_table(rule.entry))) is not None:
            cause = getattr(rule.check(subject), "message", "")
            source.problem(channel.node, f"{quoted(subject)} is no subject of NATS: {cause}")


def _told_apart(source: Source, channels: Sequence[Channel], grammar: Grammar) -> tuple[list[Channel], set[str]]:
    """Return the channels, narrower ones before wider ones, and the rules for those with filters in common.

    A name in two channels is a problem, unless one channel has all names in the other, which is noted.
    """
    wider, by_rule = Counter[str](), {each.rule for each in channels if not each.filter}
    events = dict[str, Channel]()
    for each in channels:
        if each.kind == EVENT and events.setdefault(each.type, each) is not each:
            names = f"{quoted(events[each.type].name)} and {quoted(each.name)}"
            source.problem(each.node, f"messages {names} have the same type, and not the same subjects")
    for first, second in _overlapping(each for each in channels if each.kind in ON_NATS):
        by_rule |= {first.rule, second.rule}
        a, b = (grammar.definition(each.rule).dfa for each in (first, second))
        if (name := common(a, b)) is None:
            continue
        cause = f"channels {quoted(first.name)} and {quoted(second.name)} both have {quoted(name)}"
        only_a, only_b = witness(a, b), witness(b, a)
        if (only_a is None) == (only_b is None):
            source.problem(second.node, f"{cause}: no name tells them apart")
        else:
            narrow = second if only_a else first
            wider[narrow.rule] += 1
            source.note(second.node, f"{cause}, which goes to the table `{narrow.rule}`")
    return sorted(channels, key=lambda each: -wider[each.rule]), by_rule


def _overlapping(channels: Iterable[Channel]) -> Iterator[tuple[Channel, Channel]]:
    """Yield the pairs whose filters have a subject in common."""
    index, by = ng.SubjectIndex(), defaultdict[str, list[Channel]](list)
    for each in channels:
        tokens = each.tokens
        yield from ((other, each) for pattern in index.overlapping(tokens) for other in by[pattern])
        by[tokens].append(each)
        index.add(tokens)


@dataclass(slots=True)
class _Tables:
    """The tables for channels, one for each message if something tells them apart, and the checks `shared` by all."""

    source: Source
    spec: str
    channels: Sequence[Channel]
    by_rule: set[str]
    shared: list[WrittenCheck]
    files: Files
    written: list[WrittenCheck] = field(default_factory=list)
    taken: set[str] = field(init=False)
    parts: set[str] = field(init=False)
    users: dict[tuple[tuple[str, ...], str], set[str]] = field(init=False)  # rules by mark and text

    def __post_init__(self) -> None:
        self.taken = {UNMATCHED, *(each.rule for each in self.channels)}
        self.parts = {identifier(name) for each in self.channels for name in each.names}
        self.users = defaultdict(set)
        for each in self.channels:
            for steps, mark in chain.from_iterable(payload.marks.items() for payload in each.payloads):
                for text in mark.texts:
                    self.users[steps, text].add(each.rule)

    def add(self, channel: Channel) -> None:
        messages = {(each.message, id(each.node)): each for each in channel.payloads}.values()
        channel = replace(channel, payloads=tuple(messages))
        where: dict[str, Any] = {"column": "subject", "matches": channel.filter}
        if channel.kind == EVENT:
            where = {"column": "event.type", "equals": channel.type}
        elif channel.rule in self.by_rule:
            where = {"column": "subject", "rule": f"{self.spec}:{channel.rule.replace('_', '-')}"}
        if (mark := self._mark(channel)) is None:
            self.written.append(self._table(channel, channel.rule, where))
            return
        self.source.used |= {id(key) for each in channel.payloads for key in each.marks[mark].keys}
        column = path_text((Field("headers"), Key(mark[-1]), Each()))
        if mark[0] == "data":
            into = free(f"{channel.rule}_kind", self.parts)
            column = path_text(map(Field, (into, *mark[1:])))
            kind = reduce(lambda inner, step: Struct(((step, inner),)), mark[:0:-1], cast(SparkType, STRING))
            decode = {"column": "data", "decode": {"json": plain_ddl(kind)}, "into": into, "where": where}
            self.shared.append(WrittenCheck(decode))
        self.taken.discard(channel.rule)
        for each in channel.payloads:
            self.taken.add(name := free(identifier(each.message) or "message", self.taken))
            where = {"column": column, "equals": [*each.marks[mark].texts]}
            self.written.append(self._table(replace(channel, payloads=(each,), description=""), name, where))
        cause = f"tells the messages of {quoted(channel.name)} apart: others go to `{UNMATCHED}`"
        self.source.note(channel.node, f"{quoted(column)} {cause}")
        self.taken.add(channel.rule)

    def _mark(self, channel: Channel) -> tuple[str, ...] | None:
        """Return the steps to a text by which each message is known; None if there is none, or one message."""
        messages = channel.payloads if channel.kind in ON_NATS and len(channel.payloads) > 1 else ()
        for mark in messages[0].marks if messages else ():
            texts = [text for each in messages for text in each.marks.get(mark, Mark(())).texts]
            is_apart = all(mark in each.marks for each in messages) and len({*texts}) == len(texts)
            if mark[0] == "headers":  # beside which a table has no subject
                is_shared = any(self.users[mark, text] - {channel.rule} for text in texts)
                is_apart &= len(mark) == 2 and channel.rule not in self.by_rule and not is_shared
            if is_apart and len(mark) > 1 and all(map(str.isprintable, mark)):
                return mark
        return None

    def _table(self, channel: Channel, name: str, where: dict[str, Any]) -> WrittenCheck:
        """Return a table, and add the file of its schema."""
        address = f"{self.spec}:{channel.rule.replace('_', '-')}"
        column = "event.subject" if channel.kind == EVENT else "subject"
        rules, parts = list[dict[str, Any]](), [*map(identifier, channel.names)]
        if parts:
            is_taken = any(folded(part) in _COLUMNS or reserved(part) for part in parts)
            into = {"into": "parts"} if is_taken or channel.kind == EVENT else {"flatten": True}
            kinds = {identifier(name): each.kind for name, each in channel.parameters.items()}
            types = {part: kinds[part] for part in parts if kinds.get(part)}
            rules.append({"column": column, "decode": address, **into, **filled({"types": types})})
        elif channel.template:
            rules.append({"column": column, "rule": address})
        if (schema := _payload(self.source, channel)) is not None:
            path = f"{_SCHEMAS}/{name}.json"
            self.files[path] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
            rules.append({"column": "data", "decode": {"json": {"schema": path}}, "into": "body"})
        keys = filled({"name": name, "description": " ".join(channel.description.split()), "where": where})
        return WrittenCheck(keys, rules=tuple(map(WrittenCheck, rules)))


def _payload(source: Source, channel: Channel) -> dict[str, Any] | None:
    """Return the schema for all messages in a channel; None, with a note, if they differ or no column can hold it."""
    schemas = list[dict[str, Any] | None]()
    for payload in channel.payloads:
        what = f"message {quoted(payload.message)}"
        schema = source.schema(payload.node, payload.root, what) if payload.root else None
        schemas += [schema] if schema not in schemas else []
    if len(schemas) > 1:
        names = ", ".join(quoted(payload.message) for payload in channel.payloads)
        source.note(channel.node, f"the payloads of {names} are not decoded: no table can tell them apart")
    return schemas[0] if len(schemas) == 1 else None
