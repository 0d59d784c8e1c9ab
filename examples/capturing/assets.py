"""Streams and consumers to ask a server for: names and subjects good, doubtful and bad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Config = dict[str, object]

API = "$JS.API"


@dataclass(frozen=True)
class ApiRequest:
    """One request to JetStream's API that makes a stream or a consumer."""

    kind: str
    subject: str
    config: Config
    wrapped: Config = field(default_factory=dict)  # what a consumer's request says besides its configuration

    @property
    def body(self) -> Config:
        """The request as JetStream wants it."""
        return self.wrapped | {"config": self.config} if self.wrapped else self.config


def stream(kind: str, name: str, subjects: list[str], asked_as: str | None = None, **settings: object) -> ApiRequest:
    """Return the request for a stream; `asked_as` is the name in the request's subject where it differs."""
    defaults: Config = {"storage": "memory", "retention": "limits", "num_replicas": 1, "discard": "old", "max_age": 0}
    config = {"name": name, "subjects": subjects, **defaults, **settings}
    return ApiRequest(kind, f"{API}.STREAM.CREATE.{name if asked_as is None else asked_as}", config)


TRAFFIC = [
    stream("stream for traffic", "MARS", ["mars.>"], storage="file", description="Aviso notifications: mars"),
    stream("stream for traffic", "DISSEMINATION", ["diss.>"], storage="file"),
    stream("stream for traffic", "EXTREME_EVENT", ["extreme_event.>"], storage="file"),
    stream("stream for traffic", "CLOUDEVENTS", ["ce.>"], storage="file"),
    stream("stream for traffic", "ORDERS", ["orders.>"], storage="file", duplicate_window=120_000_000_000),
    stream("stream for traffic", "EVENTS", ["events.>", "sensors.>", "logs.>"]),
    stream("stream for traffic", "TOKENS", ["*"]),
    stream(
        "bucket", "KV_settings", ["$KV.settings.>"], max_msgs_per_subject=64, allow_rollup_hdrs=True, deny_delete=True
    ),
    stream("bucket", "OBJ_files", ["$O.files.C.>", "$O.files.M.>"], allow_rollup_hdrs=True, discard="new"),
]

_NAMES = {
    "name": ["payments-eu", "sensor_data", "a", "0", "-", "_", "x" * 32, "audit=2026", "CamelCase"],
    "name differs only by case": ["Payments", "PAYMENTS", "payments"],
    "name with characters of the 2021 edition only": ["a/b", "a\\b", "/", "..\\up"],
    "name with characters of the 2023 edition only": ["a:b", 'a"b', "a&b", "a?b", "a|b", "a<b"],
    "name with signs": [
        "$x",
        "a,b",
        "a%2Eb",
        "{a}",
        "a'b",
        "a;b",
        "~tmp",
        "a@b",
        "a+b",
        "#1",
        "a`b",
        "[0]",
        "a^b",
        "(a)",
        "a!",
    ],
    "name not ASCII": ["é", "Größe", "日本語", "😀", "e\u0301", "Ωmega", "naïve", "É"],
    "name with a character nobody sees": [
        "nbsp\u00a0x",
        "zwsp\u200bx",
        "\ufeffbom",
        "ls\u2028x",
        "nel\u0085x",
        "\u3000",
        "\ufffd",
    ],
    "name with a control character": ["vt\vx", "\x01", "esc\x1b[0m", "bell\x07", "us\x1f", "del\x7f", "nul\0x", "\0"],
    "name of a device on Windows": ["con", "NUL", "com1", "aux"],
    "name as long as allowed": ["a" * 255, "é" * 127 + "a", "😀" * 63 + "abc"],
    "name too long": ["b" * 256, "ü" * 128, "b" * 1000],
    "name with a dot": ["ORDERS.EU", "v1.2", ".hidden", "trailing.", "com.example.orders", "DISS.V2"],
    "name with a wildcard": ["*", ">", "all*", "a>b", "orders>"],
    "name with white space": ["a b", "my stream", "a\tb", "a\nb", "a\rb", "a\fb", " a", "a "],
    "empty name": [""],
    "bucket": ["KV_profiles", "KV_my-bucket_2", "OBJ_photos"],
    "bucket that clients reject": [
        "KV_a:b",
        "KV_é",
        "KV_",
        "OBJ_a/b",
        "OBJ_größe",
        "KV_a.b",
        "KV_a b",
        "KV_" + "c" * 252,
    ],
    "bucket too long": ["KV_" + "c" * 253],
}

_SUBJECTS = {
    "overlap": [
        ["orders.eu"],
        ["orders.*.created", "other.>"],
        ["mars.>"],
        ["*.x"],
        ["ce.com.>"],
        ["solo"],
        [">"],
        ["*.*"],
    ],
    "overlap within the stream": [["self.>", "self.a"], ["self.*", "self.b"], ["self.c", "self.c"]],
    "overlap by mistake": [["x.*y.*"], ["x.b.c"], ["pre*.a"], ["pre.*"], ["q.>z"], ["q.a"]],
    # `$JS.>` is left out: server 2.9 takes it, and then the stream answers every API request before JetStream does.
    "reserved subject": [["$JS.API.>"], ["$JS.EVENT.>"], ["$SYS.>"], ["$SYS.ACCOUNT.>"], ["$JSC.x"], ["$NRG.x"]],
    "subject": [
        ["shop.*.paid", "shop.*.created"],
        ["time.us.east"],
        ["geo.>"],
        ["_x.y", "_x.z.>"],
        ["$own.>"],
        ["é.a"],
    ],
    "doubtful subject": [
        *[
            ["app*.error"],
            ["*app.error.x.y"],
            ["app>.warn"],
            ["a\vb.c"],
            ["nul\0.c"],
            ["del.\x7f"],
            ["%2E.c"],
            ["ls\u2028.c"],
        ],
        *[['{"a":1}.c'], ["a,b.c"], ["a/b.c"], ["$KV.é.>"], ["nbsp\u00a0.c"], ["x" * 5000 + ".c"], ["\ufffd.c"]],
    ],
    "bad subject": [
        *[[""], ["bad..x"], [".bad.x"], ["bad.x."], ["bad.>.x"], ["bad x.y"], ["bad\tx.y"], ["bad\fx.y"], ["bad\r.y"]],
        *[["bad.\n"], ["."], ["bad.>."], [" bad.x"]],
    ],
}


def streams() -> Iterator[ApiRequest]:
    """All streams beyond those for traffic."""
    number = 0
    for kind, names in _NAMES.items():
        for name in names:
            number += 1
            subject = {"KV_": "$KV.{}.>", "OBJ": "$O.{}.>"}.get(name[:3], "names.{}.>").format(f"s{number}")
            yield stream(kind, name, [subject], storage="file" if number % 3 == 0 else "memory")
    for storage in ("memory", "file"):
        yield stream("name with a control character", f"nul\0{storage}", [f"names.nul.{storage}"], storage=storage)
        yield stream(
            "name with characters of the 2021 edition only",
            f"deep/{storage}",
            [f"names.deep.{storage}"],
            storage=storage,
        )
    yield stream("name differs from the one asked for", "one", ["names.one"], asked_as="two")
    yield stream("name differs from the one asked for", "a.b", ["names.ab"], asked_as="ab")
    yield stream("name differs from the one asked for", "a b", ["names.a-b"], asked_as="a_b")
    for kind, lists in _SUBJECTS.items():
        for subjects in lists:
            number += 1
            yield stream(kind, f"subjects-{number}", subjects)
    yield stream("catches everything", "everything", [">"], no_ack=True)
    yield stream("no subjects", "no-subjects", [], mirror={"name": "ORDERS"})
    yield stream("no subjects", "aggregate", [], sources=[{"name": "MARS", "filter_subject": "mars.od.>"}])


def durable(kind: str, on: str, name: str, **settings: object) -> ApiRequest:
    """Return the request for a durable consumer, as clients before 2.9 make it."""
    config: Config = {"durable_name": name, "ack_policy": "explicit", **settings}
    return ApiRequest(kind, f"{API}.CONSUMER.DURABLE.CREATE.{on}.{name}", config, {"stream_name": on})


def named(kind: str, on: str, name: str, **settings: object) -> ApiRequest:
    """Return the request for a consumer with a name, as clients since 2.9 make it; it is ephemeral."""
    config: Config = {"name": name, "ack_policy": "explicit", "inactive_threshold": 3600 * 10**9, **settings}
    return ApiRequest(kind, f"{API}.CONSUMER.CREATE.{on}.{name}", config, {"stream_name": on})


def ephemeral(kind: str, on: str, **settings: object) -> ApiRequest:
    """Return the request for a consumer that the server names."""
    config: Config = {"ack_policy": "none", "inactive_threshold": 3600 * 10**9, **settings}
    return ApiRequest(kind, f"{API}.CONSUMER.CREATE.{on}", config, {"stream_name": on})


_FILTERS = {
    "filter": [
        ("ORDERS", "orders.eu.>"),
        ("ORDERS", "orders.*.paid"),
        ("MARS", "mars.od.0001.>"),
        ("CLOUDEVENTS", "ce.com.example.>"),
    ],
    "doubtful filter": [
        *[("ORDERS", "orders.eu*.paid"), ("EVENTS", "events.é"), ("EVENTS", "events.a\vb"), ("EVENTS", "events.\x7f")],
        *[
            ("EVENTS", "events.%2E"),
            ("EVENTS", "logs.app>.error"),
            ("KV_settings", "$KV.settings.a:b"),
            ("TOKENS", ">"),
        ],
    ],
    "filter outside the stream": [
        ("ORDERS", "payments.>"),
        ("ORDERS", ">"),
        ("ORDERS", "*.eu.paid"),
        ("MARS", "diss.>"),
    ],
    "bad filter": [
        ("ORDERS", "orders..x"),
        ("ORDERS", "orders.>.x"),
        ("ORDERS", "orders.e u"),
        ("ORDERS", ".orders"),
        ("ORDERS", "orders.\f"),
    ],
}


def consumers(*, several_filters: bool) -> Iterator[ApiRequest]:
    """All consumers; one with several filters only where the server knows them (2.10 and newer)."""
    for kind, names in _NAMES.items():
        for name in names[:6]:
            kind_ = kind.replace("name", "consumer name", 1)
            yield durable(f"durable, {kind_}", "ORDERS", name)
            if "too long" in kind or "dot" in kind or "control" in kind:
                yield named(kind_, "EVENTS", name)
    yield named("consumer name too long, stream in a file", "MARS", "c" * 256)
    yield durable("durable, consumer name of a queue group", "CLOUDEVENTS", "workers.eu")
    for number, (kind, filters) in enumerate(_FILTERS.items()):
        for count, (on, subject) in enumerate(filters):
            yield durable(kind, on, f"filter-{number}-{count}", filter_subject=subject)
            yield ephemeral(f"ephemeral, {kind}", on, filter_subject=subject)
    for on in ("MARS", "DISSEMINATION", "EXTREME_EVENT", "CLOUDEVENTS", "ORDERS", "EVENTS", "a:b", "é", "vt\vx"):
        yield ephemeral("ephemeral", on)
        yield named("consumer name", on, "reader")
    for number, subject in enumerate(
        ["push.orders", "push.é", "push.a b", "push..x", "push.*", "push.\f", "orders.loop"]
    ):
        yield durable("deliver subject", "ORDERS", f"push-{number}", deliver_subject=subject)
    for number, group in enumerate(["workers", "workers.eu", "é", "a b", "*", "q.>", "a..b"]):
        settings: Config = {"deliver_subject": f"push.group.{number}", "deliver_group": group}
        yield durable("deliver group", "EVENTS", f"group-{number}", **settings)
    yield ApiRequest(
        "consumer name differs from the one asked for",
        f"{API}.CONSUMER.DURABLE.CREATE.ORDERS.one",
        {"durable_name": "two", "ack_policy": "explicit"},
        {"stream_name": "ORDERS"},
    )
    yield durable("stream is not there", "NO_SUCH_STREAM", "reader")
    yield durable("stream name with a dot", "ORDERS.EU", "reader")
    if several_filters:
        yield durable("several filters", "ORDERS", "several", filter_subjects=["orders.eu.paid", "orders.us.paid"])
        yield durable(
            "several filters that overlap", "ORDERS", "several-2", filter_subjects=["orders.eu.*", "orders.eu.paid"]
        )
