"""The recommendations for events and messages, as warnings."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ._attributes import cloudevents_rule
from ._event import Event
from ._problems import Errors, Problem, located
from ._structured import structured_advice
from ._wire import attribute_of, bare_character

RECOMMENDED_SIZE = 65536  # bytes that every intermediary forwards
LARGEST_HEADERS = 65535  # bytes that JetStream stores

_LOWER_CASE_ESCAPE = re.compile(r"%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f])")


def advice(event: Event) -> Iterator[Problem]:
    """Yield a warning for each recommendation in the core specification that an event does not follow."""
    texts = [("C4", name, name, "attribute-name-recommended") for name in map(str, event.attributes)]
    texts = [row for row in texts if cloudevents_rule("attribute-name").is_valid(row[1])]
    for requirement, name, rule in ("C18", "type", "type-recommended"), ("C15", "source", "uri-with-fragment"):
        value = event.attributes.get(name)
        if isinstance(value, str):
            texts.append((requirement, name, value, rule))
    for requirement, name, text, rule in texts:
        violation = cloudevents_rule(rule).check(text)
        if violation is not None:
            yield replace(located(requirement, "attribute", name, text, violation), level="warning")


def wire_advice(mode: str, headers: Sequence[tuple[str, str]], data: bytes, errors: Errors) -> Iterator[Problem]:
    """Yield warnings about the sender's duties: spelling in headers, media type and size."""
    strict = errors.options.strict
    for name, value in headers:
        if mode == "binary" and attribute_of(name):
            if not strict and (bare := bare_character(value)) is not None:
                yield replace(located("N25", "header", name, value, bare), level="warning")
            escape = _LOWER_CASE_ESCAPE.search(value)
            if escape:
                yield _warning("N17", name, "an escape in lower case", escape.start(), value)
            if '"' in value:
                cause = "a quotation, which encoding makes needless"
                yield _warning("N18", name, cause, value.index('"'), value)
        elif mode == "structured" and name.lower() == "content-type" and "+" not in value:
            yield _warning("J1", name, "expected `application/cloudevents+json`", len(value), value)
    if mode == "binary":
        yield from header_advice(headers)
    elif not strict:
        yield from structured_advice(data, errors)
    size = _size(headers) + len(data)
    if size > RECOMMENDED_SIZE:
        yield _too_large(f"{size} bytes are more than the {RECOMMENDED_SIZE} that all must forward")


def header_advice(headers: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """Yield a warning if a binary message's headers are too large together."""
    size = _size(headers)
    if size > LARGEST_HEADERS:
        cause = f"{size} bytes of headers are more than the {LARGEST_HEADERS} that JetStream stores"
        yield _too_large(f"{cause}: send the event in structured mode")


def _size(headers: Iterable[tuple[str, str]]) -> int:
    """Return the headers' size on the wire, in bytes."""
    lines = (f"{name}: {value}\r\n".encode(errors="surrogatepass") for name, value in headers)
    return sum(map(len, lines), len("NATS/1.0\r\n\r\n"))


def _warning(requirement: str, name: str, cause: str, position: int, text: str) -> Problem:
    return Problem(requirement, "header", name, cause, position, text, "warning", text[position : position + 1])


def _too_large(cause: str) -> Problem:
    return Problem("C20", "message", "", cause, level="warning")
