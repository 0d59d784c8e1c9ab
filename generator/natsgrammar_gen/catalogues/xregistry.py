"""xRegistry message catalogues: MQTT topics, NATS and CloudEvents subjects, and Kafka keys.

Source: https://github.com/xregistry/spec, message/spec.md
"""

import re
from collections.abc import Iterator
from dataclasses import replace

import yaml

import natsgrammar as ng
from natsgrammar.text import quoted
from natsgrammar_gen.catalogues import model
from natsgrammar_gen.catalogues.model import EVENT, KEY, PARAMETER, SUBJECT, TOPIC, Channel, Document, Payload
from natsgrammar_gen.catalogues.source import Source
from natsgrammar_spark.contract.nodes import Entry, Node

_GROUPS = "messagegroups"
_TOP = (_GROUPS, "schemagroups", "$schema", "specversion", "id", "name", "description")
_BASES = ("basemessage", "basemessageuri", "basemessageurl")
_SCHEMAS = ("dataschema", "schema", "dataschemauri", "dataschemaurl", "schemaurl")
_OF_MESSAGES = ("messageid", "id", "description", "envelope", "envelopemetadata")
_MESSAGE = (*_OF_MESSAGES, "protocol", "protocoloptions", "dataschemaformat", *_BASES, *_SCHEMAS)
_SCHEMA = ("format", "schemaformat", "versions", "defaultversionid", "schema")
_ENDPOINT = ("protocol", "protocoloptions", "messagegroups")
_GROUP = ("messages", "messagegroupid", "id", "envelope", "protocol")
_VALUE = ("value",)
_NAMES = {"MQTT": (TOPIC, ("topic_name", "topic")), "NATS": (SUBJECT, ("subject",)), "KAFKA": (KEY, ("key",))}
_JSON_SCHEMA = r"(?i)(json-?(schema|structure)(/.*)?)?"
_Keys = dict[str, Entry]


def read(source: Source, root: Node) -> Document:
    """Return the catalogue's messages as channels."""
    top = source.read(root, "a catalogue", (*_TOP, "endpoints"), (_GROUPS,))
    on_nats = dict(_on_nats(source, top))
    channels = list[Channel]()
    for _, entry in source.members(top.get(_GROUPS)):
        group = source.read(entry.value, "a message group", _GROUP)
        for name, message in source.members(group.get("messages")):
            keys = {key: group[key] for key in ("envelope", "protocol") if key in group} | _based(source, message)
            channels += _channels(source, name, message.key, keys, on_nats.get(id(entry.value)))
    if not channels and _GROUPS in top:
        source.problem(top[_GROUPS].key, "no message has a subject, a topic, a key or a CloudEvents type to read")
    title = source.words(top.get("name")) or next((name for name, _ in source.members(top.get(_GROUPS))), "")
    return Document(root, title, "", source.words(top.get("description")), tuple(_on_subjects(source, channels)))


def _on_nats(source: Source, top: _Keys) -> Iterator[tuple[int, Entry]]:
    """Yield the message groups in endpoints on NATS, by identity, with their subjects; other endpoints are noted."""
    for name, entry in source.members(top.get("endpoints")):
        keys = source.mapping(source.resolved(entry.value), "an endpoint", None, ())
        options = dict(source.members(keys.get("protocoloptions")))
        subject = options.pop("subject", None)
        if subject is None or source.words(keys.get("protocol")).upper() != "NATS":
            source.leave({name: entry}, "`endpoints`")
            continue
        source.read(entry.value, "an endpoint", _ENDPOINT)
        source.leave(options, "`protocoloptions`")
        for node in source.sequence(keys.get(_GROUPS), "message group"):
            yield id(_in_registry(source, node, "message group")), subject


def _in_registry(source: Source, node: Node, what: str) -> Node | None:
    """Return the node at an address; None, with a problem, or with a note if its collection is elsewhere."""
    inner = source.inside(address := str(node.value)) or source.inside(address.rpartition(":")[0] or ":")
    is_here = address.startswith("#") and source.inside("/".join(address.split("/")[:2])) is not None
    if inner is None and is_here:
        source.problem(node, f"{quoted(address)} is not in this file")
    elif inner is None:
        source.note(node, f"{what}: {quoted(address)} is elsewhere, and is not read")
    return inner


def _based(source: Source, message: Entry) -> _Keys:
    """Return a message's keys, with those from the messages on which it is based."""
    keys, seen = _Keys(), list[Node]()
    node: Node | None = message.value
    while node is not None and node not in seen:
        seen.append(node)
        own = source.read(node, "a message", _MESSAGE)
        keys = own | keys
        base = next((own[key].value for key in _BASES if key in own), None)
        node = None if base is None else _in_registry(source, base, f"message {quoted(str(message.key.value))}")
    if node is not None:
        source.problem(message.key, f"message {quoted(str(message.key.value))} is based on itself")
    return keys


def _channels(source: Source, name: str, node: Node, keys: _Keys, subject: Entry | None) -> Iterator[Channel]:
    """Yield a message's channel, by its protocol, or else by its envelope; others are noted."""
    protocol = "NATS" if subject else source.words(keys.get("protocol")).split("/")[0].upper()
    metadata = dict(source.members(keys.get("envelopemetadata")))
    event = _value(source, metadata.pop("type", None))
    about = _value(source, metadata.pop("subject", None))
    source.leave(metadata, "`envelopemetadata`")
    kind, template, options = "", "", tuple[str, ...]()
    if protocol in _NAMES:
        kind, options = _NAMES[protocol]
        given = dict(source.members(keys.get("protocoloptions")))
        given |= dict(source.members(given.pop("properties", None)))
        template = _value(source, subject or next((given.pop(key) for key in options if key in given), None))
        source.leave(given, "`protocoloptions`")
    elif protocol in ("", "NONE", "NULL") and event and source.words(keys.get("envelope")).startswith("CloudEvents/"):
        kind, template = EVENT, about
    if template or kind == EVENT:
        marks: model.Marks = {("headers", "ce-type"): model.Mark((event,))} if kind == SUBJECT and event else {}
        payloads, prose = (_payload(source, node, keys, marks),), source.words(keys.get("description"))
        yield Channel(name, node, kind, template, {}, payloads, prose, event if kind == EVENT else "")
    else:
        why = f"the protocol is {quoted(protocol)}" if protocol else "there is no protocol, and no type of CloudEvents"
        source.note(node, f"message {quoted(name)} is not read: {f'there is no {options[0]}' if kind else why}")


def _value(source: Source, entry: Entry | None) -> str:
    """Return a text, or the `value` of a described one; nothing if it is absent."""
    if entry is not None and isinstance(entry.value, yaml.MappingNode):
        entry = source.read(entry.value, "a value", _VALUE).get("value")
    return source.words(entry)


def _payload(source: Source, message: Node, keys: _Keys, marks: model.Marks) -> Payload:
    """Return a message's payload, with a note if its schema has another format or is in another file."""
    name, entry = str(message.value), next((keys[key] for key in _SCHEMAS if key in keys), None)
    if entry is None:
        return Payload(name, message, None, marks)
    form, node, what = source.words(keys.get("dataschemaformat")), entry.value, f"message {quoted(name)}"
    is_address = isinstance(node, yaml.ScalarNode) and entry.key.value.endswith(("uri", "url"))
    if is_address and re.fullmatch(_JSON_SCHEMA, form):
        if (inner := _in_registry(source, node, what)) is None:
            return Payload(name, node, None, marks)
        inside = source.mapping(inner, "a schema", None, ())
        if inside.keys() & {"versions", "schema"}:
            source.read(inner, "a schema", _SCHEMA)
        versions = dict(source.members(inside.get("versions")))
        latest = source.words(inside.get("defaultversionid")) or next(reversed(versions), "")
        inside |= source.read(versions.pop(latest).value, "a version", _SCHEMA) if latest in versions else {}
        source.leave(versions, "`versions`")
        form = next((source.words(inside[key]) for key in ("format", "schemaformat") if key in inside), form)
        node = inside["schema"].value if "schema" in inside else inner
    if isinstance(node, yaml.MappingNode) and re.fullmatch(_JSON_SCHEMA, form):
        return Payload(name, node, node, {**marks, **source.marks(node, node, ("data",))})
    cause = f"its schema is in {quoted(form)}" if form else "there is no schema of JSON"
    source.note(entry.key, f"{what}: the payload is not decoded: {cause}")
    return Payload(name, node, None, marks)


def _on_subjects(source: Source, channels: list[Channel]) -> Iterator[Channel]:
    """Yield the channels, a topic as the subject made by nats-server."""
    for each in channels:
        names, subject = iter(each.names), re.sub(PARAMETER, "{}", each.template)
        try:  # the codec keeps all characters but `/` and `.`
            texts = (ng.codec("mqtt:topic").encode(subject) if each.kind == TOPIC else subject).split("{}")
        except ng.CodecError as error:
            source.problem(each.node, f"topic {quoted(each.template)}: {error}")
        else:
            yield replace(each, template=texts[0] + "".join(f"{{{next(names)}}}{text}" for text in texts[1:]))
