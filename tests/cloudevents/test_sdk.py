"""The binding for the package `cloudevents`: its own events, in the shape of its own bindings."""

from __future__ import annotations

import inspect
import json
from datetime import UTC, datetime, timedelta, timezone
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("cloudevents.core")

from cloudevents.core.bindings import amqp, http, rabbitmq
from cloudevents.core.exceptions import CloudEventValidationError, MissingRequiredAttributeError
from cloudevents.core.formats.json import JSONFormat
from cloudevents.core.v1.event import CloudEvent

from natsgrammar import cloudevents as ce
from natsgrammar.cloudevents import sdk

TIME = datetime(2018, 4, 5, 17, 31, 0, 123456, tzinfo=timezone(timedelta(hours=-5)))
ATTRIBUTES: dict[str, Any] = {
    "specversion": "1.0", "id": "1", "source": "https://example.com/s", "type": "com.example.x", "time": TIME,
}  # fmt: skip


def event(data: Any = None, **attributes: Any) -> CloudEvent:
    return CloudEvent(ATTRIBUTES | attributes, data)


@pytest.mark.parametrize("model", [http, rabbitmq, amqp])
def test_the_shape_is_that_of_the_packages_own_bindings(model: ModuleType) -> None:
    protocol = model.__name__.rpartition(".")[2]
    names = ["to_binary", "from_binary", "to_structured", "from_structured", f"from_{protocol}"]
    for name in [*names, *(f"{name}_event" for name in names)]:
        theirs = inspect.signature(getattr(model, name)).parameters
        ours = inspect.signature(getattr(sdk, name.replace(protocol, "nats"))).parameters
        assert list(ours) == list(theirs)
        assert [p.default for p in ours.values()] == [p.default for p in theirs.values()]


DATA: list[tuple[str | None, Any, Any]] = [
    (None, None, None),
    ("application/json", {"a": [1, None, "€"]}, {"a": [1, None, "€"]}),
    ("text/plain", "grüß", "grüß"),
    ("image/png", b"\x89PNG\xff\x00", b"\x89PNG\xff\x00"),
    (None, {"implied": True}, {"implied": True}),
]


@pytest.mark.parametrize(("media_type", "data", "back"), DATA)
@pytest.mark.parametrize("write", [sdk.to_binary_event, sdk.to_structured_event])
def test_round_trip(media_type: str | None, data: Any, back: Any, write: Any) -> None:
    given = event(data, subject="Euro € 😀", ext="a%b", **({"datacontenttype": media_type} if media_type else {}))
    received = sdk.from_nats_event(write(given))
    assert received.get_data() == back
    implied = {"datacontenttype": "application/json"} if isinstance(data, dict) and write is sdk.to_binary_event else {}
    assert received.get_attributes() == given.get_attributes() | implied
    assert received.get_time() == TIME


def test_binary_headers() -> None:
    message = sdk.to_binary_event(event(n=5, flag=True, raw=b"\0\1", subject=" %\u20ac", datacontenttype="text/plain"))
    assert message.headers == {
        "ce-specversion": "1.0", "ce-id": "1", "ce-source": "https://example.com/s", "ce-type": "com.example.x",
        "ce-time": "2018-04-05T17:31:00.123456-05:00", "ce-n": "5", "ce-flag": "true", "ce-raw": "AAE=",
        "ce-subject": "%20%25%E2%82%AC", "ce-datacontenttype": "text/plain",
    }  # fmt: skip


def test_structured_keeps_types_that_json_has() -> None:
    received = sdk.from_nats_event(sdk.to_structured_event(event(n=5, flag=True, raw=b"\0\1")))
    assert [received.get_extension(name) for name in ("n", "flag", "raw")] == [5, True, "AAE="]


def test_mode_is_told_by_content_type_alone() -> None:
    structured = sdk.to_structured_event(event())
    both = sdk.NATSMessage({"CE-ID": "other", "content-type": "Application/CloudEvents+json"}, structured.data)
    assert sdk.from_nats_event(both).get_id() == "1"
    binary = sdk.to_binary_event(event())
    assert sdk.from_nats_event(sdk.NATSMessage({k.upper(): v for k, v in binary.headers.items()}, b"")).get_id() == "1"


@pytest.mark.parametrize("write", [sdk.to_binary_event, sdk.to_structured_event])
def test_nothing_is_invented_on_receipt(write: Any) -> None:
    given = event()
    del given.get_attributes()["time"]
    assert sdk.from_nats_event(write(given)).get_attributes() == {k: v for k, v in ATTRIBUTES.items() if k != "time"}
    del given.get_attributes()["id"]
    with pytest.raises(CloudEventValidationError):
        write(given)


def test_the_callers_dict_is_left_alone() -> None:
    message = sdk.to_binary_event(event())
    before = dict(message.headers)
    sdk.from_nats_event(message)
    assert message.headers == before


def test_null_members_are_attributes_that_are_not_set() -> None:
    payload = (
        b'{"specversion":"1.0","id":"1","source":"a:b","type":"x","subject":null,"time":null,"n":null,"data":1.50}'
    )
    received = sdk.from_structured_event(sdk.NATSMessage({}, payload))
    assert set(received.get_attributes()) == {"specversion", "id", "source", "type"}
    assert received.get_data() == 1.5  # type: ignore[comparison-overlap]


def test_all_errors_in_the_packages_own_exception() -> None:
    headers = {"ce-specversion": "1.0", "ce-id": "%C0%A0", "CE-ID": "2", "ce-type": "x", "ce-ext": "a\tb"}
    with pytest.raises(CloudEventValidationError) as caught:
        sdk.from_nats(sdk.NATSMessage(headers, b""), JSONFormat())
    assert set(caught.value.errors) == {"id", "ext", "source"}
    assert len(caught.value.errors["id"]) == 2
    assert isinstance(caught.value.errors["source"][0], MissingRequiredAttributeError)
    assert isinstance(caught.value.__cause__, ce.InvalidEvent)
    assert [p.requirement for p in caught.value.__cause__.problems] == ["N23", "N8", "N25", "C1"]


@pytest.mark.parametrize(
    ("message", "named"),
    [
        (sdk.NATSMessage({"Content-Type": "application/cloudevents+xml"}, b"<e/>"), "content-type"),
        (sdk.NATSMessage({"Content-Type": "application/cloudevents+json"}, b"{"), "payload"),
        (sdk.NATSMessage({**sdk.to_binary_event(event()).headers, "ce-time": "1990-12-31T23:59:60Z"}, b""), "time"),
        (
            sdk.NATSMessage({**sdk.to_binary_event(event()).headers, "ce-time": "2018-04-05T17:31:00.1234567Z"}, b""),
            "time",
        ),
    ],
)
def test_what_cannot_be_an_event(message: sdk.NATSMessage, named: str) -> None:
    with pytest.raises(CloudEventValidationError) as caught:
        sdk.from_nats_event(message)
    assert list(caught.value.errors) == [named]


def test_events_that_break_a_rule_are_not_sent() -> None:
    bad = event(source="not a uri %%%", datacontenttype="xyz", ext=2**31)
    for write in (sdk.to_binary_event, sdk.to_structured_event):
        with pytest.raises(CloudEventValidationError) as caught:
            write(bad)
        assert set(caught.value.errors) == {"source", "datacontenttype", "ext"}


@pytest.mark.parametrize("write", [sdk.to_binary_event, sdk.to_structured_event])
@pytest.mark.parametrize("data", ["a\ud800", ["\ud800"]])
def test_half_of_a_surrogate_pair_is_not_sent(write: Any, data: Any) -> None:
    class Format(JSONFormat):
        def write(self, event: Any) -> bytes:  # as orjson does: characters instead of escapes
            return json.dumps(event.get_data(), ensure_ascii=False).encode()

        def write_data(self, data: Any, datacontenttype: str | None) -> bytes:  # noqa: ARG002
            return json.dumps(data, ensure_ascii=False).encode()

    with pytest.raises(CloudEventValidationError, match="half of a surrogate pair"):
        write(event(data, datacontenttype="application/json"), Format())
    if isinstance(data, str) and write is sdk.to_binary_event:
        with pytest.raises(CloudEventValidationError, match="half of a surrogate pair"):
            write(event(data, datacontenttype="text/plain"))


def test_zeros_after_the_microsecond_are_no_digits_lost() -> None:
    headers = {**sdk.to_binary_event(event()).headers, "ce-time": "2018-04-05T17:31:00.123456000-05:00"}
    assert sdk.from_nats_event(sdk.NATSMessage(headers, b"")).get_time() == TIME


def test_objects_under_any_media_type_are_the_business_of_the_format() -> None:
    message = sdk.to_binary_event(event({"a": 1}, datacontenttype="text/plain"))
    assert message.headers["ce-datacontenttype"] == "text/plain"


def test_time_in_utc_is_written_with_z() -> None:
    message = sdk.to_binary_event(event(time=datetime(2018, 4, 5, tzinfo=UTC)))
    assert message.headers["ce-time"] == "2018-04-05T00:00:00Z"
