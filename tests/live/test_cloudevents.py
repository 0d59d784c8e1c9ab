"""CloudEvents through a running nats-server with nats-py, in both modes, and through JetStream's store."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import nats
import nats.js.errors
import pytest

from natsgrammar import cloudevents as ce
from tests.support.nats_server import Server

REQUIRED: dict[str, Any] = {
    "specversion": "1.0", "id": "1", "source": "https://example.com/s", "type": "com.example.x",
}  # fmt: skip
EVERY_TYPE: dict[str, Any] = {
    "time": ce.Timestamp("2018-04-05T17:31:00.123456789-05:00"),
    "dataschema": ce.Uri("https://example.com/schema.json"),
    "subject": ' Euro € 😀 "%" \\ ',
    "datacontenttype": 'text/plain; charset="utf-8"',
    "aboolean": True,
    "aninteger": -(2**31),
    "astring": "  edges\u00a0of a value  ",
    "emptystring": "",
    "abinary": bytes(range(256)),
    "anuri": ce.Uri("urn:a:b"),
    "areference": ce.UriReference("../a?b#c"),
    "atimestamp": ce.Timestamp("2016-12-31T23:59:60Z"),
}
TYPES = {
    "aboolean": "Boolean", "aninteger": "Integer", "abinary": "Binary", "anuri": "URI", "areference": "URI-reference",
    "atimestamp": "Timestamp",
}  # fmt: skip
DATA: dict[str, tuple[str | None, Any]] = {
    "none": (None, None),
    "one byte": (None, b"\0"),
    "line ends": ("application/octet-stream", b"\r\n\r\nMSG x 1 1\r\n"),
    "all bytes": ("image/png", bytes(range(256))),
    "text": ("text/plain", "grüß dich 😀"),
    "json": ("application/json", ce.Json('{"a": 1.10, "b": [null, "€"]}')),
    "json null": (None, ce.Json("null")),
    "64 KiB": ("application/octet-stream", b"\xff" * 65_536),
    "700 kB": ("application/octet-stream", bytes(range(256)) * 2_735),
}
LARGEST = 1 << 20  # what a server accepts unless told otherwise, headers included


def through(server: Server, messages: list[ce.Written]) -> list[Any]:
    """The messages as a subscriber gets them, published one by one."""

    async def run() -> list[Any]:
        connection = await nats.connect(server.url)
        try:
            subscription = await connection.subscribe("ce.test")
            received = []
            for message in messages:
                await connection.publish("ce.test", message.data, headers=message.headers)
                received.append(await subscription.next_msg(timeout=10))
            return received
        finally:
            await connection.close()

    return asyncio.run(run())


@pytest.mark.parametrize("write", [ce.to_binary, ce.to_structured])
def test_every_attribute_type(nats_server: Server, write: Any) -> None:
    event = ce.Event(REQUIRED | EVERY_TYPE, "grüß")
    options = ce.Options(extension_types=TYPES)
    (received,) = through(nats_server, [write(event)])
    back = ce.from_nats(received, options)
    assert back.attributes == event.attributes
    assert back.data == ("grüß" if write is ce.to_structured else "grüß".encode())
    for name, value in EVERY_TYPE.items():
        assert isinstance(back.attributes[name], type(value))


@pytest.mark.parametrize("write", [ce.to_binary, ce.to_structured])
def test_every_size_and_kind_of_data(nats_server: Server, write: Any) -> None:
    events = [
        ce.Event(REQUIRED | ({"datacontenttype": media_type} if media_type else {}), data)
        for media_type, data in DATA.values()
    ]
    for name, event, received in zip(DATA, events, through(nats_server, [write(e) for e in events]), strict=True):
        back = ce.from_nats(received)
        assert ce.to_binary(back).data == ce.to_binary(event).data, name
        if write is ce.to_structured:
            assert back.data == event.data, name


def test_one_megabyte_in_binary_mode(nats_server: Server) -> None:
    room = LARGEST - 300  # for the headers
    event = ce.Event({**REQUIRED, "datacontenttype": "application/octet-stream"}, b"\xfe" * room)
    (received,) = through(nats_server, [ce.to_binary(event)])
    assert ce.from_nats(received) == event


@pytest.mark.parametrize("write", [ce.to_binary, ce.to_structured])
def test_an_empty_payload_comes_back(nats_server: Server, write: Any) -> None:
    (received,) = through(nats_server, [write(ce.Event(REQUIRED))])
    assert ce.from_nats(received) == ce.Event(REQUIRED)


def test_every_character_survives_in_a_header(nats_server: Server) -> None:
    characters = [chr(code) for code in range(0x110000) if not 0xD800 <= code <= 0xDFFF]
    sample = "".join(characters[:0x300] + characters[0x1FF0:0x2100] + characters[::997] + characters[-16:])
    text = "".join(c for c in sample if not any(p.level == "error" for p in ce.check(ce.Event({**REQUIRED, "e": c}))))
    assert len(text) > 1_500
    (received,) = through(nats_server, [ce.to_binary(ce.Event({**REQUIRED, "e": text}))])
    assert ce.from_nats(received).attributes["e"] == text


def test_an_event_is_the_same_after_a_stream(nats_server: Server) -> None:
    event = ce.Event({**REQUIRED, "time": ce.Timestamp("2018-04-05T17:31:00Z"), "subject": "Euro €"}, b"\0data")

    async def run() -> list[Any]:
        connection = await nats.connect(nats_server.url)
        try:
            stream = connection.jetstream()
            await stream.add_stream(name="CLOUDEVENTS", subjects=["ce.stored"])
            for message in (ce.to_binary(event), ce.to_structured(event)):
                await stream.publish("ce.stored", message.data, headers=message.headers)
            return [await stream.get_msg("CLOUDEVENTS", seq) for seq in (1, 2)]
        finally:
            await connection.close()

    assert [ce.from_nats(stored) for stored in asyncio.run(run())] == [event, event]


def test_c20_headers_that_jetstream_does_not_store(nats_server: Server) -> None:
    def of_size(size: int) -> ce.Event:
        rest = len("NATS/1.0\r\n\r\n") + sum(len(f"ce-{name}: {value}\r\n") for name, value in REQUIRED.items())
        return ce.Event({**REQUIRED, "ext": "x" * (size - rest - len("ce-ext: \r\n"))})

    fits, too_large = of_size(65_535), of_size(65_536)
    assert ["C20" in str(problem) for event in (fits, too_large) for problem in ce.check(event)] == [True]

    async def run() -> None:
        connection = await nats.connect(nats_server.url)
        try:
            stream = connection.jetstream()
            await stream.add_stream(name="HEADERS", subjects=["ce.headers"])
            for message in (ce.to_binary(fits), ce.to_structured(too_large)):
                await stream.publish("ce.headers", message.data, headers=message.headers)
            with pytest.raises(nats.js.errors.APIError) as refused:
                await stream.publish("ce.headers", headers=ce.to_binary(too_large).headers)
            assert refused.value.err_code == 10097
        finally:
            await connection.close()

    asyncio.run(run())


def test_the_plug_in_reads_what_it_sent(nats_server: Server) -> None:
    pytest.importorskip("cloudevents.core")
    from cloudevents.core.v1.event import CloudEvent

    from natsgrammar.cloudevents import sdk

    time = datetime(2018, 4, 5, 17, 31, tzinfo=UTC)
    event = CloudEvent({**REQUIRED, "time": time, "subject": "Euro € 😀", "n": "5"}, {"a": [1, "€"]})

    async def run() -> list[Any]:
        connection = await nats.connect(nats_server.url)
        try:
            subscription = await connection.subscribe("ce.sdk")
            received = []
            for write in (sdk.to_binary_event, sdk.to_structured_event):
                message = write(event)
                await connection.publish("ce.sdk", message.data, headers=message.headers)
                received.append(await subscription.next_msg(timeout=10))
            return received
        finally:
            await connection.close()

    for received in asyncio.run(run()):
        assert sdk.from_nats_event(received).get_data() == event.get_data()
        back = sdk.from_nats_event(sdk.NATSMessage(received.headers, received.data))
        assert event.get_attributes().items() <= back.get_attributes().items()
        assert back.get_data() == event.get_data()


def test_the_last_message_of_a_stream_without_payload(nats_server: Server) -> None:
    """nats-py gives None for the payload."""
    pytest.importorskip("cloudevents.core")
    from natsgrammar.cloudevents import sdk

    event = ce.Event(REQUIRED)

    async def run() -> Any:
        connection = await nats.connect(nats_server.url)
        try:
            stream = connection.jetstream()
            await stream.add_stream(name="EMPTY", subjects=["ce.empty"])
            message = ce.to_binary(event)
            await stream.publish("ce.empty", message.data, headers=message.headers)
            return await stream.get_last_msg("EMPTY", "ce.empty")
        finally:
            await connection.close()

    stored = asyncio.run(run())
    assert stored.data is None
    assert ce.from_nats(stored) == event
    assert sdk.from_nats_event(stored).get_attributes() == REQUIRED
