"""CloudEvents in binary and structured mode, as the binding wants them and as SDKs and people send them."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from random import Random

import natsgrammar as ng

from .publication import Publication

HeaderList = list[tuple[str, str]]

TYPES = ["com.example.order.created", "com.example.order.paid", "sh.keptn.event.triggered", "org.example.sensor.read"]
SOURCES = [
    "/sensors/line-1",
    "https://example.com/shop",
    "urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66",
    "//broker/a%20b",
]
SUBJECTS = [
    "Euro € 😀",
    "order 4711",
    "Zürich",
    "100%",
    'say "hello"',
    "a/b?c=d",
    "日本語",
    "plain",
    "two\u00a0words",
    "1.45",
]
MEDIA = [
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "application/vnd.example+json",
    "image/png",
]


def cloudevents(rng: Random) -> Iterator[Publication]:
    """Events on `ce.TYPE`; about one in five breaks a rule of the binding, of the core specification or of JSON."""
    for number in range(620):
        yield _binary(rng, number)
    for number in range(620, 900):
        yield _structured(rng, number)


def _attributes(rng: Random, number: int) -> dict[str, str]:
    actual = {
        "specversion": "1.0",
        "id": f"{rng.randrange(16**8):08x}-{number}",
        "source": rng.choice(SOURCES),
        "type": rng.choice(TYPES),
    }
    optional = {
        "time": f"2026-11-{rng.randint(1, 28):02}T{rng.randint(0, 23):02}:00:{rng.randint(0, 59):02}Z",
        "subject": rng.choice(SUBJECTS),
        "dataschema": "https://example.com/schemas/order.json",
        "traceparent": f"00-{rng.randrange(16**32):032x}-{rng.randrange(16**16):016x}-01",
        "partitionkey": rng.choice(["eu west", "eu-1", "größe", "42"]),
    }
    return actual | {name: value for name, value in optional.items() if rng.random() < 0.6}


def _datum(rng: Random) -> dict[str, object]:
    return {
        "order": rng.randrange(10_000),
        "amount": round(rng.uniform(1, 500), 2),
        "note": rng.choice(["", "für Ana", "ok"]),
    }


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _binary(rng: Random, number: int) -> Publication:
    encode = ng.codec("cloudevents:header-value").encode
    attributes = _attributes(rng, number)
    media = rng.choice(MEDIA)
    data = {"text/plain": "grüß dich".encode(), "image/png": b"\x89PNG\r\n\x1a\n"}.get(media, _json(_datum(rng)))
    headers = [(f"ce-{name}", encode(value)) for name, value in attributes.items()]
    headers.append(("ce-datacontenttype", encode(media)))
    kind = "cloudevents binary"
    if rng.random() < 1 / 4:
        mistake = rng.choice([*VALUES, *HEADERS])
        kind = _kind(mistake)
        if mistake in VALUES:
            headers = [h for h in headers if h[0] != "ce-subject"] + [("ce-subject", VALUES[mistake])]
        else:
            headers = HEADERS[mistake](headers)
    return Publication(kind, f"ce.{attributes['type']}", data, tuple(headers))


def _kind(mistake: str) -> str:
    return f"cloudevents {'unusual' if mistake.endswith('(must be read)') else 'mistake'}: {mistake}"


# The value of ce-subject as somebody sent it. Not all of these are wrong: receivers must read old quoted strings,
# lower-case escapes and escapes that nobody needs.
VALUES = {
    "raw spaces and non-ASCII, as sdk-go writes them": "Euro € 😀",
    "raw space": "order 4711",
    "raw percent sign": "100%",
    "quoted string (must be read)": '"order 4711"',
    "quoted string with escapes (must be read)": r'"say \"hello\" \\ %E2%82%AC"',
    "quoted string without an end": '"order 4711',
    "lower-case escapes (must be read)": "Euro%20%e2%82%ac",
    "escapes nobody needs (must be read)": "%6F%72der%204711",
    "encoded twice": "Euro%2520%25E2%2582%25AC",
    "overlong UTF-8 in escapes": "order%C0%A04711",
    "surrogate pair in escapes": "smile%ED%A0%BD%ED%B8%80",
    "escaped UTF-8 cut short": "Euro%E2%82",
    "Latin-1 in escapes": "Z%FCrich",
    "escape that is not hexadecimal": "order%GG4711",
    "escape cut short": "order%2",
    "line end in escapes": "two%0D%0Alines",
    "line end that became a header": "order\r\nX-Injected: yes",
    "percent encoding of form data": "order+4711",
    "empty value": "",
    "tab": "order\t4711",
}


def _renamed(change: Callable[[str], str]) -> Callable[[HeaderList], HeaderList]:
    return lambda headers: [(change(name), value) for name, value in headers]


def _with(name: str, value: str) -> Callable[[HeaderList], HeaderList]:
    return lambda headers: [*(header for header in headers if header[0] != name), (name, value)]


def _without(name: str) -> Callable[[HeaderList], HeaderList]:
    return lambda headers: [header for header in headers if header[0] != name]


HEADERS: dict[str, Callable[[HeaderList], HeaderList]] = {
    "upper-case header names (must be read)": _renamed(str.upper),
    "title-case header names (must be read)": _renamed(str.title),
    "attribute twice": lambda headers: [*headers, ("ce-type", "com.example.other")],
    "attribute twice, in another case": lambda headers: [*headers, ("CE-Type", "com.example.other")],
    "prefix of the Kafka binding": _renamed(lambda name: name.replace("ce-", "ce_")),
    "prefix of the AMQP binding": _renamed(lambda name: name.replace("ce-", "cloudEvents:")),
    "no id": _without("ce-id"),
    "no specversion": _without("ce-specversion"),
    "media type in Content-Type": lambda headers: [
        *_without("ce-datacontenttype")(headers),
        ("Content-Type", "text/plain"),
    ],
    "underscore in an attribute name": _with("ce-trace_parent", "00-ab-cd-01"),
    "dash in an attribute name": _with("ce-event-format", "json"),
    "no attribute name": _with("ce-", "nameless"),
    "attribute named data": _with("ce-data", "e30="),
    "non-ASCII in an attribute name": _with("ce-größe", "42"),
    "time with a space": _with("ce-time", "2026-11-05%2017:31:00Z"),
    "time on a day that is not": _with("ce-time", "2026-02-30T17:31:00Z"),
    "source with a space": _with("ce-source", "not%20a%20uri"),
    "source is empty": _with("ce-source", ""),
    "media type without a subtype": _with("ce-datacontenttype", "json"),
    "unknown specversion": _with("ce-specversion", "0.3"),
}


def _structured(rng: Random, number: int) -> Publication:
    event: dict[str, object] = {**_attributes(rng, number), "datacontenttype": "application/json", "data": _datum(rng)}
    media: str | None = rng.choice(["application/cloudevents+json", "application/cloudevents+json; charset=utf-8"])
    subject = f"ce.{event['type']}"
    kind = "cloudevents structured"
    if rng.random() < 0.2:
        kind, media = rng.choice(list(CONTENT_TYPES.items()))
    body = _json(event)
    if rng.random() < 1 / 6:
        mistake = rng.choice(list(BODIES))
        kind = _kind(mistake)
        body = BODIES[mistake](event)
    return Publication(kind, subject, body, (("Content-Type", media),) if media is not None else ())


CONTENT_TYPES: dict[str, str | None] = {
    "cloudevents structured, no header, as sdk-go and sdk-rust send it": None,
    "cloudevents structured, media type in another case": "Application/CloudEvents+JSON; Charset=UTF-8",
    "cloudevents mistake: structured, media type of plain JSON": "application/json",
    "cloudevents mistake: structured, media type of a batch": "application/cloudevents-batch+json",
    "cloudevents mistake: structured, media type of XML": "application/cloudevents+xml",
}

BODIES: dict[str, Callable[[dict[str, object]], bytes]] = {
    "attribute is null (must be read)": lambda event: _json(event | {"subject": None}),
    "binary data (must be read)": lambda event: _json(
        {name: value for name, value in event.items() if name != "data"}
        | {"datacontenttype": "image/png", "data_base64": base64.b64encode(b"\x89PNG").decode()}
    ),
    "data twice": lambda event: _json(event | {"data_base64": "e30="}),
    "attribute is a fraction": lambda event: _json(event | {"retries": 1.5}),
    "attribute is an object": lambda event: _json(event | {"trace": {"id": "1"}}),
    "upper case in an attribute name of JSON": lambda event: _json(event | {"partitionKey": "eu"}),
    "JSON cut short": lambda event: _json(event)[:-7],
    "a list of events": lambda event: _json([event, event]),
    "JSON in Latin-1": lambda event: _json(event | {"subject": "Zürich"}).decode().encode("latin-1", "replace"),
}
