"""Orders, sensors, logs, keys, objects and replies: traffic that is mostly right, and what people get wrong in it."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from random import Random

from .publication import Publication

REGIONS = ["eu", "us", "apac"]
LONG = ".".join(["events", *["very-long-token-of-somebody-s-own-data"] * 97])


def everyday(rng: Random) -> Iterator[Publication]:
    """Everything but Aviso and CloudEvents."""
    yield from _orders(rng)
    yield from _sensors(rng)
    yield from _key_values(rng)
    yield from _objects(rng)
    yield from _requests(rng)
    for problem, subjects in PROBLEMS.items():
        for subject in subjects:
            yield Publication(f"problem: {problem}", subject, b'{"n":1}')
    for subject in RAW_SPACES:
        yield Publication("problem: raw space, fire and forget", subject, b'{"n":1}', acknowledged=False)
    for reply in REPLIES:
        yield Publication("problem: reply subject", "rpc.prices.get", b"{}", reply=reply, acknowledged=False)


# Subjects as they were published somewhere; the README says which problem report each group comes from.
PROBLEMS: dict[str, list[str]] = {
    "wildcard in a published subject": [
        *["orders.*", "orders.>", "orders.*.created", "orders.eu.*", "orders.>.created", "events.*.>", "*", ">"],
        *["$KV.settings.>", "$KV.settings.app.*", "logs.app*.error", "logs.*web.error", "logs.app>.error"],
    ],
    "empty token": ["orders..created", "orders.eu.", ".orders.eu", "orders...", ".", "events.sh.keptn..triggered"],
    "raw space": [
        "orders.eu west.created",
        "sensors.line 1.temperature",
        "events.Name Changed",
        "orders.eu ",
        " orders.eu",
    ],
    "tab": ["orders.eu\twest.created", "events.a\tb"],
    "line end": ["orders.eu\r\nPUB orders.us 0\r\n", "events.a\nb", "events.a\r\n"],
    "carriage return": ["events.a\rb", "sensors.line\r1.temperature", "events.a\r", "logs.\r.error"],
    "form feed": ["events.a\fb", "sensors.line\f1", "orders.eu.\f"],
    "vertical tab": ["events.a\vb", "\vevents"],
    "NUL": ["events.a\0b", "events.\0", "sensors.line-1\0\0\0.temperature", "\0"],
    "DEL": ["events.a\x7fb", "events.\x7f", "\x7f"],
    "other control character": ["events.a\x01b", "events.\x1b[31mred", "events.a\x08", "events.a\x1f", "events.a\x85b"],
    "non-ASCII": [
        *["events.é", "sensors.Zürich.temperature", "événement", "events.日本.東京", "events.😀", "logs.größe.warn"],
        *["events.e\u0301", "events.\u212b", "events.ﬁle", "events.ｆｕｌｌ", "events.Ωmega"],
    ],
    "character nobody sees": [
        *["events.a\u00a0b", "events.\u200b", "events.a\u2028b", "\ufeffevents", "events.\ufeff", "events.\u202egnp"],
        *["events.a\u00adb", "events.\u3000", "events.\ufffd", "events.\U0010ffff", "events.\ufdd0", "events.\ue000"],
    ],
    "reserved word": [
        "_INBOX",
        "_sys_",
        "null",
        "undefined",
        "NaN",
        "_kv",
        "$SYS",
        "$JS",
        "$KV",
        "$O",
        "_R_",
        "MSG",
        "+OK",
    ],
    "JSON as a token": [
        *['{"a":1}', 'events.{"a":1}', "events.[1,2]", 'events."quoted"', 'orders.{"region":"eu"}.created'],
        *["events.[object-Object]", "events.%7B%22a%22:1%7D"],
    ],
    "own data holds dots": [
        *["orders.eu.jane.doe@example.com", "logs.web-1.example.com.error", "sensors.192.168.0.17.temperature"],
        *["events.v1.2.3", "sensors.line-1.23.5", "events.2026-11-20T10:00:00.123Z", "events.My.Namespace.Order+Line"],
        *["events.index.html", "events.e.g.", "logs.node-1.fe80::1.warn", "sensors.48.2082.16.3738"],
    ],
    "a path or an address as a token": [
        *[
            "events.https://example.com/a?b=c&d=e",
            "events./etc/passwd",
            "events.C:\\temp\\x",
            "events.../../x",
            "events.~/x",
        ],
        *[
            "events.user:pass@host",
            "events.a|b",
            "events.<b>bold</b>",
            "events.'; DROP TABLE orders;--",
            "events.${jndi:x}",
        ],
    ],
    "an MQTT topic": ["factory/line1/temperature", "events/#", "events/+/x", "$SYS/broker", "/leading/slash"],
    "a variable that was not set": [
        "orders.{region}.created",
        "orders.%s.created",
        "orders.$REGION.created",
        "events.<id>",
    ],
    "very long": [LONG, "events." + "x" * 3900, "events." + "é" * 1950, "events" + ".a" * 1900],
    "too long": ["events." + "x" * 4100],
}

RAW_SPACES = [
    "orders.eu west.created",
    "sensors.line 1.temperature",
    "events.Name Changed",
    "rpc.prices get",
    "orders.us ",
]

REPLIES = [
    *[
        "_INBOX.é",
        "r..x",
        "*",
        ">",
        "reply.*",
        ".reply",
        "reply.",
        "a\rb",
        "reply\0",
        "_R_.abc",
        "$JS.ACK.x",
        "reply\x7f",
    ],
    *["_GR_.x", "prices", "_INBOX." + "x" * 200, "reply\f"],
]


def _orders(rng: Random) -> Iterator[Publication]:
    for number in range(320):
        region, event = rng.choice(REGIONS), rng.choice(["created", "paid", "shipped", "cancelled"])
        body = {"order": number, "region": region, "total": round(rng.uniform(1, 900), 2)}
        headers = (("Nats-Msg-Id", f"order-{number}-{event}"),)
        yield Publication("orders", f"orders.{region}.{event}", json.dumps(body).encode(), headers)


def _sensors(rng: Random) -> Iterator[Publication]:
    for number in range(280):
        if number % 4:
            line, quantity = rng.choice(["line-1", "line-2", "oven_3", "A7"]), rng.choice(["temperature", "humidity"])
            yield Publication("sensors", f"sensors.{line}.{quantity}", f"{rng.uniform(10, 90):.1f}".encode())
        else:
            host, level = rng.choice(["web-1", "web-2", "db"]), rng.choice(["info", "info", "warn", "error"])
            yield Publication("logs", f"logs.{host}.{level}", f"request {number} took {rng.randrange(900)} ms".encode())


def _key_values(rng: Random) -> Iterator[Publication]:
    good = ["app.theme", "app.lang", "user-1.mail", "user_2/mail", "retries", "A=B", "feature.x.enabled", "0"]
    bad = [
        *["a:b", "~tmp", "a+b", "$x", "user@example.com", "x!", "a..b", "a.", ".a", "_kv", "_kv.x", "é", "a,b", "a(b)"],
        *[
            "a%20b",
            'a"b',
            "a#b",
            "a&b",
            "a'b",
            "a;b",
            "a?b",
            "[0]",
            "a\\b",
            "a^b",
            "a`b",
            "{a}",
            "a|b",
            "a\x7f",
            "*",
            "k.>",
        ],
        *["a b", "a\0", "a\v", "😀"],
    ]
    for _ in range(110):
        key = rng.choice(good)
        if rng.random() < 0.15:
            operation = rng.choice(["DEL", "PURGE"])
            headers = (("KV-Operation", operation), *((("Nats-Rollup", "sub"),) if operation == "PURGE" else ()))
            yield Publication("key-value delete", f"$KV.settings.{key}", b"", headers)
        else:
            yield Publication("key-value put", f"$KV.settings.{key}", f"value {rng.randrange(100)}".encode())
    for key in bad:
        yield Publication("problem: key", f"$KV.settings.{key}", b"value")


def _objects(rng: Random) -> Iterator[Publication]:
    names = [
        "report.pdf",
        "my photo.jpg",
        "é.txt",
        "a/b/c.bin",
        "*",
        ">",
        "..",
        "日本語.md",
        "tab\there",
        "x" * 300,
        "日 > *",
    ]
    for number, name in enumerate(names):
        chunk = f"$O.files.C.N{number:021}"
        info = {"name": name, "bucket": "files", "nuid": f"N{number:021}", "size": 32, "chunks": 1}
        yield Publication("object chunk", chunk, rng.randbytes(32))
        encoded = base64.urlsafe_b64encode(name.encode()).decode()
        body = json.dumps(info, ensure_ascii=False).encode()
        yield Publication("object metadata", f"$O.files.M.{encoded}", body, (("Nats-Rollup", "sub"),))
        if number % 3 == 0:
            body = json.dumps(info | {"note": "written by hand"}, ensure_ascii=False).encode()
            yield Publication("problem: object name not encoded", f"$O.files.M.{name}", body)


def _requests(rng: Random) -> Iterator[Publication]:
    for _ in range(140):
        body = json.dumps({"sku": f"A-{rng.randrange(500)}"}).encode()
        inbox = f"_INBOX.{rng.randrange(36**8):x}.{rng.randrange(999)}"
        subject = f"rpc.{rng.choice(['prices', 'stock', 'users'])}.{rng.choice(['get', 'list'])}"
        headers = (("X-Request-Id", f"{rng.randrange(16**8):08x}"),) if rng.random() < 0.3 else ()
        yield Publication("request", subject, body, headers, reply=inbox, acknowledged=False)
