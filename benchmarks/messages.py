"""Whole CloudEvents messages, against the HTTP binding of the CloudEvents SDK, which maps the same event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

from benchmarks.timing import Row, medians, per_call

ROUNDS = 15
MESSAGES = 1_000
ATTRIBUTES = {
    "specversion": "1.0",
    "id": "1234-1234-1234",
    "source": "/mycontext/subcontext",
    "type": "com.example.someevent",
    "subject": "Euro € 😀",
    "datacontenttype": "application/json",
    "tenant": "acme",
}
TIME = datetime(2018, 4, 5, 3, 56, 24, tzinfo=UTC)
DATA = {"order": 17, "items": ["a", "b"], "total": 12.5}


def rows() -> Iterator[Row]:
    """Every measurement of whole messages; both sides start from an event and from a message of their own."""
    import json

    from cloudevents.core.bindings import http
    from cloudevents.core.formats.json import JSONFormat
    from cloudevents.core.v1.event import CloudEvent

    from natsgrammar import cloudevents as ce

    ours = ce.Event({**ATTRIBUTES, "time": TIME.isoformat()}, ce.Json(json.dumps(DATA)))
    theirs = CloudEvent({**ATTRIBUTES, "time": TIME}, DATA)
    form = JSONFormat()
    binary, structured = ce.to_binary(ours), ce.to_structured(ours)
    http_binary, http_structured = http.to_binary(theirs, form), http.to_structured(theirs, form)
    pairs: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        "write in binary mode": (lambda: ce.to_binary(ours), lambda: http.to_binary(theirs, form)),
        "read in binary mode": (lambda: ce.from_nats(binary), lambda: http.from_http(http_binary, form)),
        "write in structured mode": (lambda: ce.to_structured(ours), lambda: http.to_structured(theirs, form)),
        "read in structured mode": (lambda: ce.from_nats(structured), lambda: http.from_http(http_structured, form)),
    }
    for what, (mine, other) in pairs.items():
        taken = medians({"ours": _repeated(mine), "theirs": _repeated(other)}, ROUNDS)
        detail = f"{per_call(taken['ours'], MESSAGES)} against {per_call(taken['theirs'], MESSAGES)}"
        yield Row(f"CloudEvents: {what}", "the SDK's HTTP binding", taken["ours"] / taken["theirs"], detail, "< 1")


def _repeated(task: Callable[[], object]) -> Callable[[], None]:
    def loop() -> None:
        for _ in range(MESSAGES):
            task()

    return loop
