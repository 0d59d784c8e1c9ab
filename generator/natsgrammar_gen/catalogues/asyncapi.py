"""AsyncAPI 2 and 3: channels on NATS servers, with parameters and payloads.

Source: https://www.asyncapi.com/docs/reference/specification/v3.0.0
"""

import re
from collections.abc import Iterator, Mapping

import yaml

from natsgrammar.text import quoted
from natsgrammar_gen.catalogues.model import SUBJECT, Channel, Document, Parameter, Payload
from natsgrammar_gen.catalogues.source import Source, reference
from natsgrammar_spark.contract.nodes import Entry, Node

OWN = "x-natsgrammar"
_TOP = ("asyncapi", "info", "servers", "channels", "components", "defaultContentType", OWN)
_ABOUT = ("title", "summary", "description")
_CHANNELS = {
    "2": ("subscribe", "publish", "parameters", "servers", *_ABOUT),
    "3": ("address", "messages", "parameters", "servers", *_ABOUT),
}
_MESSAGE = ("payload", "contentType", "schemaFormat")
_OF_SCHEMA = ("type", "enum", "const", "pattern", "default", "examples", *_ABOUT)
_PARAMETER = ("enum", "const", "default", "examples", "schema", OWN, *_ABOUT)
_TYPES = {"integer": ("^-?[0-9]{1,19}$", "bigint"), "boolean": ("^(true|false)$", "boolean"), "string": ("", "")}
_SCHEMAS = r"application/(vnd\.aai\.asyncapi|schema)(\+json|\+yaml)?(;.*)?"
_JSON = r"(?i)application/(\S+\+)?json(;.*)?"


def read(source: Source, root: Node) -> Document | None:
    """Return the document with its channels on NATS servers; None, with a problem, if its version is unknown."""
    top = source.read(root, "an AsyncAPI document", _TOP, ("asyncapi",))
    version = source.words(top.get("asyncapi"))
    if not re.fullmatch(r"[23]\.\d+\.\d+(-\S+)?", version):
        source.problem(root, f"asyncapi: expected 2.… or 3.…, found {quoted(version)}: convert the document")
        return None
    about = source.read(top["info"].value, "`info`", ("title", "version", "description")) if "info" in top else {}
    title, edition, prose = (source.words(about.get(key)) for key in ("title", "version", "description"))
    channels = tuple(_channels(source, top, version[0]))
    if not channels and "channels" in top:
        source.problem(top["channels"].key, "no channel has an address, and is on a server of the protocol `nats`")
    elif not channels:
        source.problem(root, "there is no channel, so there are no names to read")
    return Document(root, title, edition, prose, channels)


def _channels(source: Source, top: Mapping[str, Entry], major: str) -> Iterator[Channel]:
    servers = source.members(top.get("servers"))
    read = ((key, source.read(each.value, "a server", ("protocol",))) for key, each in servers)
    protocols = {key: source.words(server.get("protocol")).lower() for key, server in read}
    if not protocols:
        source.note(top["asyncapi"].key, "no server names a protocol: all channels are read as subjects of NATS")
    for name, entry in source.members(top.get("channels")):
        keys = source.read(entry.value, "a channel", _CHANNELS[major])
        own = set[str]()
        for node in source.scalars(keys.get("servers")):
            server = (reference(node) or str(node.value)).rpartition("/")[2]
            own.add(protocols.get(server, ""))
            if server not in protocols:
                source.problem(node, f"server {quoted(server)} is not in this file")
        own = own or {*protocols.values()}
        address = keys.get("address")
        template = name if major == "2" else source.words(address)
        if own and "nats" not in own:
            kinds = ", ".join(quoted(each) if each else "no protocol" for each in sorted(own))
            cause = f"it is on servers of {kinds}, not of `nats`"
            source.note(entry.key, f"channel {quoted(name)} is not read: {cause}")
        elif not template:
            source.note(entry.key, f"channel {quoted(name)} is not read: it has no address")
        else:
            parameters = {key: _parameter(source, each.value) for key, each in source.members(keys.get("parameters"))}
            payloads = tuple(_payloads(source, keys, source.words(top.get("defaultContentType"))))
            yield Channel(name, entry.key, SUBJECT, template, parameters, payloads, _described(source, keys))


def _described(source: Source, keys: Mapping[str, Entry]) -> str:
    return "\n".join(dict.fromkeys(filter(None, (source.words(keys.get(key)) for key in _ABOUT))))


def _payloads(source: Source, channel: Mapping[str, Entry], default: str) -> Iterator[Payload]:
    """Yield the payloads in a channel's messages; those with another content than JSON are noted."""
    messages = [(name, entry.value) for name, entry in source.members(channel.get("messages"))]
    for key in ("subscribe", "publish"):
        operation = source.read(channel[key].value, "an operation", ("message",)) if key in channel else {}
        if (entry := operation.get("message")) is not None:
            choice = source.mapping(source.resolved(entry.value), "message", None, ()).get("oneOf")
            nodes = source.sequence(choice, "message") if choice else [entry.value]
            messages += [((reference(node) or key).rpartition("/")[2], node) for node in nodes]
    own_names = () if "messages" in channel else ("name", "messageId")  # since version 3, the channel has names
    for key, message in messages:
        keys = source.read(message, "a message", (*_MESSAGE, *own_names))
        names = {each: keys[each] for each in own_names if each in keys}
        name = source.words(names.pop(next(iter(names)))) or key if names else key
        source.leave(names, "a message")
        marks = source.marks(message, source.root or message)
        if "payload" not in keys:
            yield Payload(name, message, None, marks)
            continue
        content, form = source.words(keys.get("contentType")) or default, source.words(keys.get("schemaFormat"))
        node = source.resolved(keys["payload"].value)
        inner = source.mapping(node, "a payload", None, ()) if isinstance(node, yaml.MappingNode) else {}
        if {"schemaFormat", "schema"} <= inner.keys():
            form, node = source.words(inner["schemaFormat"]), inner["schema"].value
        is_json = re.fullmatch(_JSON, content or "application/json")
        is_readable = is_json is not None and re.fullmatch(_SCHEMAS, form or "application/schema") is not None
        if not is_readable:
            what = f"in a schema of {quoted(form)}" if is_json else quoted(content)
            source.note(keys["payload"].key, f"message {quoted(name)}: the payload is not decoded: it is {what}")
        yield Payload(name, node, source.root if is_readable else None, marks)


def _parameter(source: Source, node: Node) -> Parameter:
    """Return a parameter: with values since version 3, with a schema before, with a pattern if an export wrote it."""
    keys = source.read(node, "a parameter", _PARAMETER)
    if "schema" in keys:
        keys |= source.read(keys["schema"].value, "a parameter's schema", _OF_SCHEMA)
    own = source.read(keys[OWN].value, OWN, ("pattern", "type")) if OWN in keys else {}
    name = source.choice(keys.get("type"), [*_TYPES]) or "string"
    pattern = source.words(own.get("pattern")) or source.words(keys.get("pattern")) or _TYPES[name][0]
    values = source.values(keys.get("enum")) | source.values(keys.get("const"))
    default, examples = (source.values(keys.get(key)) for key in ("default", "examples"))
    lines = [_described(source, keys), *(f"Default: {quoted(value)}" for value in default)]
    prose = "\n".join([*lines, *([f"Examples: {', '.join(map(quoted, examples))}"] if examples else [])]).strip("\n")
    kind = source.words(own.get("type")) or _TYPES[name][1]
    return Parameter(source.resolved(node), tuple(values), pattern, kind, examples | default, prose)
