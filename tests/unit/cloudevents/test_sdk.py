"""The binding for the package `cloudevents`: its own events, in the shape of its own bindings."""

from __future__ import annotations

import copy
import inspect
import pickle
from datetime import UTC, datetime, timedelta, timezone
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("cloudevents.core")

from cloudevents.core.bindings import amqp, http, rabbitmq
from cloudevents.core.exceptions import CloudEventValidationError, MissingRequiredAttributeError
from cloudevents.core.formats.json import JSONFormat
from cloudevents.core.v03 import event as v03
from cloudevents.core.v1.event import CloudEvent
from nats.js.api import RawStreamMsg

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
        assert list(ours) == [*theirs, "options"]
        assert [p.default for p in ours.values()] == [*(p.default for p in theirs.values()), ce.DEFAULT]
        assert ours["options"].kind is inspect.Parameter.KEYWORD_ONLY


def test_what_the_module_offers() -> None:
    names = [name.replace("rabbitmq", "nats") for name in vars(rabbitmq) if name.startswith(("to_", "from_"))]
    assert set(sdk.__all__) == {*names, "NATSMessage", "ExactTime"}


DATA: list[tuple[str | None, Any, Any]] = [
    (None, None, None),
    ("application/json", {"a": [1, None, "€"]}, {"a": [1, None, "€"]}),
    ("text/plain", "grüß", "grüß"),
    ("image/png", b"\x89PNG\xff\x00", b"\x89PNG\xff\x00"),
    (None, {"implied": True}, {"implied": True}),
]


@pytest.mark.parametrize(("media_type", "data", "back"), DATA)
@pytest.mark.parametrize("write", [sdk.to_binary_event, sdk.to_structured_event])
def test_an_event_comes_back_as_it_was_sent(media_type: str | None, data: Any, back: Any, write: Any) -> None:
    given = event(data, subject="Euro € 😀", ext="a%b", **({"datacontenttype": media_type} if media_type else {}))
    received = sdk.from_nats_event(write(given))
    assert received.get_data() == back
    implied = {"datacontenttype": "application/json"} if isinstance(data, dict) and write is sdk.to_binary_event else {}
    assert received.get_attributes() == given.get_attributes() | implied
    assert received.get_time() == TIME


def test_binary_headers_are_percent_encoded() -> None:
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
        sdk.from_nats(sdk.NATSMessage(headers, b""), JSONFormat(), options=ce.Options(strict=True))
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


NANOSECONDS = ["2018-04-05T17:31:00.123456789Z", "2018-04-05T17:31:00.000000001-05:30", "2018-04-05T17:31:00.1234567z"]


@pytest.mark.parametrize("stamp", NANOSECONDS)
@pytest.mark.parametrize("write", [sdk.to_binary_event, sdk.to_structured_event])
def test_no_digit_of_a_time_is_lost(stamp: str, write: Any) -> None:
    """Not in the package's own model either: a datetime that knows all of them."""
    sent = (ce.to_binary if write is sdk.to_binary_event else ce.to_structured)(
        ce.Event({"specversion": "1.0", "id": "1", "source": "a:b", "type": "x.y", "time": ce.Timestamp(stamp)})
    )
    received = sdk.from_nats_event(sdk.NATSMessage(sent.headers, sent.data))
    time = received.get_time()
    assert isinstance(time, sdk.ExactTime)
    assert time == ce.Timestamp(stamp).datetime()
    assert str(time) == stamp.replace("T", " ")
    for copied in (received, copy.deepcopy(received), pickle.loads(pickle.dumps(received))):
        again = write(copied)
        assert ce.from_nats(again) == ce.from_nats(sent)
        assert stamp in str(http.to_binary(copied, JSONFormat()).headers)
    computed = time + timedelta(seconds=1)
    assert computed.isoformat() == (ce.Timestamp(stamp).datetime() + timedelta(seconds=1)).isoformat()
    assert time.isoformat(timespec="seconds") == ce.Timestamp(stamp).datetime().isoformat(timespec="seconds")


def test_zeros_after_the_microsecond_are_no_digits_lost() -> None:
    headers = {**sdk.to_binary_event(event()).headers, "ce-time": "2018-04-05T17:31:00.123456000-05:00"}
    assert sdk.from_nats_event(sdk.NATSMessage(headers, b"")).get_time() == TIME


def test_time_in_utc_is_written_with_z() -> None:
    message = sdk.to_binary_event(event(time=datetime(2018, 4, 5, tzinfo=UTC)))
    assert message.headers["ce-time"] == "2018-04-05T00:00:00Z"


class Foreign(JSONFormat):
    """A format of another kind, which would write anything."""

    def write(self, event: Any) -> bytes:  # noqa: ARG002
        return b"{}"

    def get_content_type(self) -> str:
        return "application/cloudevents+foo"


class Charset(JSONFormat):
    """JSON under another spelling of its media type."""

    def get_content_type(self) -> str:
        return "Application/CloudEvents+JSON; charset=utf-8"


def test_the_format_is_json() -> None:
    """N6: nothing else goes out, and nothing else is taken in."""
    sent = sdk.to_binary_event(event())
    calls: list[Any] = [
        lambda: sdk.to_binary(event(), Foreign()),
        lambda: sdk.to_structured_event(event(), Foreign()),
        lambda: sdk.from_binary_event(sent, Foreign()),
        lambda: sdk.from_nats(sent, Foreign()),
        lambda: sdk.from_structured(sdk.to_structured_event(event()), Foreign()),
    ]
    for call in calls:
        with pytest.raises(CloudEventValidationError, match=r"N6: .*`application/cloudevents\+foo`: expected `appl"):
            call()
    spelled = sdk.to_structured(event(), Charset())
    assert spelled.headers == {"Content-Type": "application/cloudevents+json"}
    assert sdk.from_nats(spelled, Charset()).get_attributes() == ATTRIBUTES


def test_options_are_those_of_the_core() -> None:
    bare = sdk.NATSMessage({}, sdk.to_structured_event(event()).data)
    assert sdk.from_nats_event(bare, options=ce.Options(structured_without_content_type=True)).get_id() == "1"
    fragment = event(dataschema="https://example.com/#f")
    accepting = ce.Options(uri_fragment=True)
    for write in (sdk.to_binary_event, sdk.to_structured_event):
        with pytest.raises(CloudEventValidationError, match="C10"):
            write(fragment)
        received = sdk.from_nats_event(write(fragment, options=accepting), options=accepting)
        assert received.get_dataschema() == "https://example.com/#f"
    typed = ce.Options(extension_types={"n": "Integer", "raw": "Binary", "at": "Timestamp"})
    given = event(n=5, raw=b"\0", at="2016-12-31T23:59:60Z")
    assert sdk.from_binary_event(sdk.to_binary_event(given), options=typed).get_attributes() == given.get_attributes()
    structured = sdk.from_structured_event(sdk.to_structured_event(given), options=typed)
    assert structured.get_attributes() == given.get_attributes()
    assert type(structured.get_extension("at")) is str


def test_the_version_picks_the_class() -> None:
    old = ce.Options(specversions=frozenset({"0.3", "1.0"}))
    for write, read in ((ce.to_binary, sdk.from_binary), (ce.to_structured, sdk.from_structured)):
        sent = write(ce.Event({"specversion": "0.3", "id": "1", "source": "a:b", "type": "x.y"}), old)
        assert isinstance(read(sent, JSONFormat(), options=old), v03.CloudEvent)
        assert isinstance(sdk.from_nats(sent, JSONFormat(), options=old), v03.CloudEvent)
        with pytest.raises(CloudEventValidationError, match=r"must be '1\.0'"):
            sdk.from_nats_event(sent, options=old)


@pytest.mark.parametrize("write", [sdk.to_binary_event, sdk.to_structured_event])
def test_what_clients_give_is_read_as_it_is(write: Any) -> None:
    """nats-py has None for the headers and the payload of a message that is without."""
    sent = write(event())
    stored = RawStreamMsg(data=sent.data or None, headers=sent.headers)
    known = sdk.from_binary_event if write is sdk.to_binary_event else sdk.from_structured_event
    for read in (sdk.from_nats_event, known):
        assert read(stored).get_attributes() == ATTRIBUTES
        assert read(sdk.NATSMessage(stored.headers, stored.data)).get_data() is None  # type: ignore[arg-type]
    with pytest.raises(CloudEventValidationError) as caught:
        sdk.from_nats_event(RawStreamMsg())
    assert set(caught.value.errors) == {"id", "source", "specversion", "type"}
    empty = RawStreamMsg(headers={"Content-Type": "application/cloudevents+json"})
    with pytest.raises(CloudEventValidationError, match="J13: payload: invalid JSON at position 0"):
        sdk.from_nats_event(empty)


def test_arguments_of_a_wrong_python_type() -> None:
    with pytest.raises(TypeError, match="an event has `get_attributes`, and `dict` has not"):
        sdk.to_binary_event({"id": "1"})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="an event has `get_attributes`, and `NoneType` has not"):
        sdk.to_structured_event(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a message has `headers`, and `NoneType` has not"):
        sdk.from_nats_event(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="an event format has `get_content_type`, and `str` has not"):
        sdk.to_binary(event(), "json")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the data of a message must be bytes, not str"):
        sdk.from_binary_event(sdk.NATSMessage({}, "{}"))  # type: ignore[arg-type]


STRINGS = st.text(st.characters(exclude_categories=["Cs", "Cc", "Cn"]))
TIMES = st.datetimes(
    timezones=st.sampled_from([UTC, timezone(timedelta(hours=5, minutes=45)), timezone(-timedelta(hours=3))])
)
VALUES = st.booleans() | st.integers(-(2**31), 2**31 - 1) | STRINGS | st.binary(max_size=8)
OPTIONAL: dict[str, st.SearchStrategy[Any]] = {
    "subject": STRINGS.filter(bool),
    "dataschema": st.sampled_from(["https://example.com/schema?a=%20b", "urn:a:b"]),
    "datacontenttype": st.sampled_from(["text/plain", 'Text/CSV; charset="utf-8"']),
    "time": TIMES,
}


@pytest.mark.parametrize(("ours", "theirs"), [(ce.to_binary, sdk.to_binary), (ce.to_structured, sdk.to_structured)])
@given(
    st.fixed_dictionaries({"id": STRINGS.filter(bool), "type": STRINGS.filter(bool)}, optional=OPTIONAL),
    st.dictionaries(st.from_regex("[a-z0-9]{1,20}", fullmatch=True).filter("data".__ne__), VALUES, max_size=3),
)
def test_the_core_and_the_binding_write_and_read_the_same(
    ours: Any, theirs: Any, attributes: dict[str, Any], extensions: dict[str, Any]
) -> None:
    whole = {"specversion": "1.0", "source": "/s", **extensions, **attributes}
    sent = ours(ce.Event(whole, b"\xff\0"))
    received = sdk.from_nats_event(sent)
    assert received.get_time() == attributes.get("time")
    again = theirs(received, JSONFormat())
    assert (again.headers, ce.from_nats(again)) == (sent.headers, ce.from_nats(sent))
    untouched = CloudEvent(dict(whole) | {"time": attributes.get("time", TIME)}, b"\xff\0")
    if "time" not in attributes:
        del untouched.get_attributes()["time"]
    assert ce.from_nats(theirs(untouched, JSONFormat())) == ce.from_nats(sent)
