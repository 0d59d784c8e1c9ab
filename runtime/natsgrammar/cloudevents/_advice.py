"""The recommendations for events and messages, as warnings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ..core.violation import Violation
from ._attributes import cloudevents_rule
from ._event import Event
from ._options import Options
from ._problems import Problem, located
from ._structured import structured_advice
from ._wire import attribute_of, bare_character

RECOMMENDED_SIZE = 65536  # bytes that every intermediary forwards
LARGEST_HEADERS = 65535  # bytes that JetStream stores

_LOWER_CASE_ESCAPE = re.compile(r"%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f])")


def advice(event: Event) -> Iterator[Problem]:
    """The recommendations of the core specification that an event does not follow."""
    for name in map(str, event.attributes):
        if cloudevents_rule("attribute-name").is_valid(name):
            yield from _should("C4", "attribute", name, name, "attribute-name-recommended")
    kind, source = event.attributes.get("type"), event.attributes.get("source")
    if isinstance(kind, str):
        yield from _should("C18", "attribute", "type", kind, "type-recommended")
    if isinstance(source, str):
        yield from _should("C15", "attribute", "source", source, "uri-with-fragment")


def wire_advice(mode: str, headers: Sequence[tuple[str, str]], data: bytes, options: Options) -> Iterator[Problem]:
    """What a message should do and does not: spelling of header values, media type, size; duties of its sender."""
    for name, value in headers:
        if mode == "binary" and attribute_of(name):
            if not options.strict and (bare := bare_character(value)) is not None:
                yield replace(located("N25", "header", name, value, bare), level="warning")
            escape = _LOWER_CASE_ESCAPE.search(value)
            if escape:
                yield _warning("N17", "header", name, "an escape in lower case", escape.start(), value)
            if '"' in value:
                yield _warning(
                    "N18", "header", name, "a quotation, which encoding makes needless", value.index('"'), value
                )
        elif mode == "structured" and name.lower() == "content-type" and "+" not in value:
            yield _warning("J1", "header", name, "expected `application/cloudevents+json`", len(value), value)
    if mode == "binary":
        yield from header_advice(headers)
    elif not options.strict:
        yield from structured_advice(data)
    size = _size(headers) + len(data)
    if size > RECOMMENDED_SIZE:
        yield _warning("C20", "message", "", f"{size} bytes are more than the {RECOMMENDED_SIZE} that all must forward")


def _size(headers: Iterable[tuple[str, str]]) -> int:
    """The bytes that headers take on the wire."""
    lines = (f"{name}: {value}\r\n".encode(errors="surrogatepass") for name, value in headers)
    return sum(map(len, lines), len("NATS/1.0\r\n\r\n"))


def header_advice(headers: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """The recommendation for the headers of a binary message as a whole."""
    size = _size(headers)
    if size > LARGEST_HEADERS:
        cause = f"{size} bytes of headers are more than the {LARGEST_HEADERS} that JetStream stores"
        yield _warning("C20", "message", "", f"{cause}: send the event in structured mode")


def _should(requirement: str, part: str, name: str, text: str, rule_name: str) -> Iterator[Problem]:
    violation: Violation | None = cloudevents_rule(rule_name).check(text)
    if violation is not None:
        yield replace(located(requirement, part, name, text, violation), level="warning")


def _warning(
    requirement: str, part: str, name: str, cause: str, position: int | None = None, text: str | None = None
) -> Problem:
    found = "" if text is None or position is None else text[position : position + 1]
    return Problem(requirement, part, name, cause, position, text, "warning", found)
