"""Binary content mode: one header per attribute, the data as payload."""

from __future__ import annotations

from collections.abc import Iterable

from ._checks import attribute_texts, in_order, missing, payload, refused
from ._event import Event, Json, Written
from ._options import Options
from ._problems import Problem, located
from ._types import Value, readers
from ._wire import PREFIX, Header, attribute_of, decoded, value_codec


def write_binary(event: Event, options: Options, problems: list[Problem]) -> Written:
    """The message that carries the event; its errors are added to the problems."""
    headers = headers_of(event, attribute_texts(event, options, problems))
    return Written(headers, payload(event, options, problems))


def headers_of(event: Event, texts: dict[str, str]) -> dict[str, str]:
    """The headers of an event whose attributes have these texts."""
    encode = value_codec().encode
    if isinstance(event.data, Json) and "datacontenttype" not in event.attributes:
        texts = texts | {"datacontenttype": "application/json"}  # C21: as the JSON event format implied
        texts = {name: texts[name] for name in in_order(tuple(texts))}
    return {PREFIX + name: encode(text) for name, text in texts.items()}


def read_binary(headers: Iterable[Header], data: bytes, options: Options, problems: list[Problem]) -> Event:
    """The event of a message; its errors are added to the problems.

    Attributes are Strings unless the core specification or `extension_types` says otherwise: headers have no types.
    """
    attributes: dict[str, Value] = {}
    there: dict[str, str] = {}
    refused_headers: set[str] = set()  # each is reported once, however many values it has
    by_type, by_name, _ = readers(options)
    string = by_type["String"]
    for header, value in headers:
        carried = attribute_of(header)
        if carried is None:
            continue
        name, violation = carried
        if violation is not None:
            if options.unknown_ce_headers == "refuse" and header not in refused_headers:
                refused_headers.add(header)
                requirement = "C3" if name == "data" else "N10"
                problems.append(located(requirement, "header", header, header, violation))
            continue
        if name in there:
            if header not in refused_headers:
                refused_headers.add(header)
                cause = "is duplicated" if there[name] == header else f"is the same attribute as `{there[name]}`"
                problems.append(Problem("N8", "header", header, cause))
            continue
        there[name] = header
        text = decoded(header, value, options, problems)
        if text is None:
            continue
        reader = by_name.get(name, string)
        if reader.accepts(text):
            attributes[name] = reader.value(text)
        else:
            problems.append(refused("header", name, reader.kind, text, options, header))
    missing(there, "header", problems, PREFIX)
    return Event(attributes, data or None)
