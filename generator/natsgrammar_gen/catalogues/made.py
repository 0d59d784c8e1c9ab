"""The files made from a document: a grammar, a contract and schemas, with proofs about names."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import natsgrammar as ng
from natsgrammar.core.sources import source_of
from natsgrammar.text import quoted
from natsgrammar_gen.catalogues.grammar import Grammar, identifier
from natsgrammar_gen.catalogues.model import EVENT, ON_NATS, Channel, Document, Parameter, filled, free
from natsgrammar_gen.catalogues.source import Source
from natsgrammar_gen.grammar.load import EDITION
from natsgrammar_gen.language.ast import EMPTY, Chars, alt, repeat, seq
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import compile_tree, from_table
from natsgrammar_gen.language.queries import common, witness
from natsgrammar_spark.contract import folded, reserved
from natsgrammar_spark.contract.decode import MESSAGES
from natsgrammar_spark.contract.model import UNMATCHED
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
    for each in document.channels:
        taken = {UNMATCHED, *(channel.rule for channel in channels)}
        channels.append(replace(each, rule=free(identifier(each.name) or "channel", taken)))
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
    tables = [_table(source, spec, each, by_rule, files) for each in ordered if each.kind in kinds]
    for each in ordered:
        if each.kind not in kinds:
            source.note(each.node, f"message {quoted(each.name)} makes a rule, and no table")
    about = {"name": spec, "description": " ".join(document.description.split())}
    keys = filled({**about, "grammars": _GRAMMARS if is_named else ""})
    comment = [f"Imported from {source.file.rpartition('/')[2]}: look at each table."]
    shared = [WrittenCheck(_CLOUDEVENTS)] if kinds == (EVENT,) else []
    contract = contract_yaml(keys, shared, comment, schema, tables)
    return files | ({f"{spec}.yaml": contract} if tables else {})


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
    for first, second in combinations([each for each in channels if each.kind in ON_NATS], 2):
        if first.filter and second.filter and not ng.overlaps(first.filter, second.filter):
            continue
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


def _table(source: Source, spec: str, channel: Channel, by_rule: set[str], files: Files) -> WrittenCheck:
    """Return a channel's table, and add the file of its schema."""
    address, column = f"{spec}:{channel.rule.replace('_', '-')}", "subject"
    where: dict[str, Any] = {"column": "subject", "matches": channel.filter}
    if channel.kind == EVENT:
        column, where = "event.subject", {"column": "event.type", "equals": channel.type}
    elif channel.rule in by_rule:
        where = {"column": column, "rule": address}
    rules, parts = list[dict[str, Any]](), [*map(identifier, channel.names)]
    if parts:
        is_taken = any(folded(part) in _COLUMNS or reserved(part) for part in parts)
        into = {"into": "parts"} if is_taken or channel.kind == EVENT else {"flatten": True}
        kinds = {identifier(name): each.kind for name, each in channel.parameters.items()}
        types = {part: kinds[part] for part in parts if kinds.get(part)}
        rules.append({"column": column, "decode": address, **into, **filled({"types": types})})
    elif channel.template:
        rules.append({"column": column, "rule": address})
    if (schema := _payload(source, channel)) is not None:
        path = f"{_SCHEMAS}/{channel.rule}.json"
        files[path] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        rules.append({"column": "data", "decode": {"json": {"schema": path}}, "into": "body"})
    keys = filled({"name": channel.rule, "description": " ".join(channel.description.split()), "where": where})
    return WrittenCheck(keys, rules=tuple(map(WrittenCheck, rules)))


def _payload(source: Source, channel: Channel) -> dict[str, Any] | None:
    """Return the schema for all messages in a channel; None, with a note, if they differ or no column can hold it."""
    schemas = list[dict[str, Any] | None]()
    for payload in channel.payloads:
        what = f"message {quoted(payload.message)}"
        schema = source.schema(payload.node, payload.root, what) if payload.root else None
        schemas += [schema] if schema not in schemas else []
    if len(schemas) > 1:
        messages = ", ".join(quoted(payload.message) for payload in channel.payloads)
        source.note(channel.node, f"the payloads of {messages} are not decoded: no name tells the messages apart")
    return schemas[0] if len(schemas) == 1 else None
