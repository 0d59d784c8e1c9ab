"""Notifications on Aviso topics, most of them encoded as Aviso does it, some by producers that got it wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from urllib.parse import quote

import natsgrammar as ng

from .publication import Publication

Identifier = dict[str, str]

CITIES = [
    "London",
    "Reykjavík",
    "São Paulo",
    "東京",
    "Île-de-France",
    "St. John's",
    "Zürich",
    "Washington D.C.",
    "North",
]
DESTINATIONS = ["FOO", "BAR", "MACHINE_A", "ec.prod", "knmi.nl", "uk-met", "10.12.0.7", "*", "met.no/archive"]
TARGETS = ["E1", "E2", "S3", "ftp.example.org", "v1.2", "100%", "a>b", "Zürich"]
POLYGONS = ["52.5,13.4,52.6,13.5,52.5,13.4", "-33.10,8.12,-31.9,11.0,-33.10,8.12", "(52.5,13.4;52.6,13.5)"]

Mistake = Callable[[str], str]


def aviso(rng: Random) -> Iterator[Publication]:
    """Notifications of three event types; about one in ten has a mistake in its topic."""
    for make, base, count in (
        (_mars, "mars", 650),
        (_dissemination, "diss", 480),
        (_extreme_event, "extreme_event", 380),
    ):
        for _ in range(count):
            yield _notification(rng, base, make(rng))


def _notification(rng: Random, base: str, identifier: Identifier) -> Publication:
    encode = ng.codec("aviso:topic-token").encode
    payload = {"identifier": identifier, "payload": {"location": f"s3://archive/{rng.randrange(16**8):08x}"}}
    data = json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode()
    tokens = [encode(value) for value in identifier.values()]
    kind, acknowledged = f"aviso {base}", True
    if any(" " in token for token in tokens):
        # Aviso's codec lets a space pass, and a space ends the subject on the wire. Careful producers escape it too.
        kind = f"aviso {base}, space escaped as well"
        escaped = [token.replace(" ", "%20") for token in tokens]
        match rng.randrange(10):
            case 0:
                kind = "aviso mistake: raw space, acknowledgement asked for"
            case 1:
                kind, acknowledged = "aviso mistake: raw space, fire and forget", False
            case _:
                tokens = escaped
    elif rng.random() < 1 / 10:
        mistake, harm = rng.choice(list(MISTAKES.items()))
        kind = f"aviso mistake: {mistake}"
        at = rng.randrange(len(tokens))
        tokens[at] = harm(list(identifier.values())[at])
    return Publication(kind, ".".join([base, *tokens]), data, acknowledged=acknowledged)


def _dotted(value: str) -> str:
    return value if "." in value else f"{value}.5"


MISTAKES: dict[str, Mistake] = {
    "not encoded": _dotted,
    "encoded twice": lambda value: _dotted(value).replace(".", "%252E"),
    "escape that is not hexadecimal": lambda value: value[:1] + "%GG",
    "escape cut short": lambda value: value[:2] + "%2",
    "percent sign left alone": lambda _: "100%",
    "overlong UTF-8 in escapes": lambda value: value[:2] + "%C0%AE5",
    "surrogate in escapes": lambda value: value[:1] + "%ED%A0%80",
    "Latin-1 in escapes": lambda _: "Z%FCrich",
    "empty value": lambda _: "",
    "wildcard as a value": lambda _: "*",
    "all the rest as a value": lambda _: ">",
    "line end in escapes": lambda value: value[:2] + "%0A",
    "NUL in a value": lambda value: value[:2] + "\0",
    "DEL in a value": lambda value: value[:2] + "\x7f",
    # These two can be decoded, though Aviso would not write them.
    "lower-case escapes": lambda value: _dotted(value).replace(".", "%2e"),
    "escapes nobody needs": lambda value: quote(value[:1], safe="") if not value.isascii() else f"%{ord(value[0]):02X}",
}


def _date(rng: Random) -> str:
    return f"2026{rng.randint(1, 12):02}{rng.randint(1, 28):02}"


def _mars(rng: Random) -> Identifier:
    return {
        "class": rng.choice(["od", "od", "ai", "ea", "e5.1"]),
        "expver": rng.choice(["0001", "0001", "0079", "hx1y", "1.45"]),
        "domain": rng.choice(["g", "g", "m"]),
        "date": _date(rng),
        "time": rng.choice(["0000", "0600", "1200", "1800"]),
        "stream": rng.choice(["enfo", "oper", "wave", "scda", "mmsf/v2"]),
        "step": rng.choice([str(rng.randrange(0, 361, 6)), "0-24", "1.5", "120-144"]),
    }


def _dissemination(rng: Random) -> Identifier:
    return {
        "destination": rng.choice(DESTINATIONS),
        "target": rng.choice(TARGETS),
        "class": "od",
        "expver": rng.choice(["0001", "0079"]),
        "date": _date(rng),
        "time": rng.choice(["0000", "1200"]),
        "stream": rng.choice(["enfo", "oper"]),
        "step": str(rng.randrange(0, 241, 12)),
        "location": rng.choice(CITIES),
    }


def _extreme_event(rng: Random) -> Identifier:
    return {
        "region": rng.choice(["north", "south", *CITIES]),
        "run_time": rng.choice(["0000", "1200", f"2026-11-{rng.randint(1, 28):02}T12:00:00.000Z"]),
        "severity": str(rng.randint(1, 7)),
        "anomaly": rng.choice(
            [f"{rng.uniform(-9, 9):.2f}", "t2m>35.5", "tp>99%", "1*34", "wind gust>30 m/s", "≥ 40 °C"]
        ),
        "polygon": rng.choice(POLYGONS),
    }
