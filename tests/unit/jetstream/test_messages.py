"""The words of the room's messages: wrong options, addresses and columns, which are rejected before anything runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pyspark.sql.types import IntegerType, StringType, StructField, StructType

from natsgrammar_spark.jetstream import JetStreamError
from natsgrammar_spark.jetstream.address import options_at, writing_at
from natsgrammar_spark.jetstream.connection import Link, Stream
from natsgrammar_spark.jetstream.options import Access, reading, writing
from natsgrammar_spark.jetstream.read import Direct, Range, lost, recreated
from natsgrammar_spark.jetstream.sink import check, stream_writer, writer
from natsgrammar_spark.jetstream.source import JetStream, check_endless
from natsgrammar_spark.jetstream.wire import Replies
from tests.support.jetstream import message_columns

SERVER = "expected `nats://HOST:PORT` or `tls://HOST:PORT`"
PLACE = 'a sequence from 1, or `{"seq": n}`'
TIME = "expected milliseconds since 1970, or a time of RFC 3339"
YEARS = "expected a time from 1678 to 2261"
NAMED = (
    "expected any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and "
    "`\\`, or end of name; dots separate the tokens of subjects, so use `_` or `-`"
)
EMPTY = "a value is missing here; percent-encode it (`safe:token`) if it may be empty"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"stream": ""}, "the option `stream` is missing"),
        ({"stream": "A.B"}, f"`stream` is `A.B`: dot in a name at position 1; {NAMED}"),
        ({"servers": " , "}, "the option `servers` is missing"),
        (
            {"domain": "a b"},
            (
                "`domain` is `a b`: space at position 1; expected any character except tab, line feed, "
                "form feed, carriage return, space, `*`, `.` and `>`, or end of name; "
                "use `_` or `-` between words, nothing at the ends"
            ),
        ),
        (
            {"servers": "nats://u:secret@h:port"},
            "`servers` contains a user: use the options `user` and `password`, which no plan shows",
        ),
        *(
            ({"servers": f"nats://h:1,{server}"}, f"`servers` names `{server}`: {SERVER}")
            for server in (
                "http://h",
                "h:99999",
                "nats://h:0",
                "nats://h/ORDERS",
                "nats://[h",
                "nats://:1",
                "tls://h:x",
            )
        ),
        ({"servers": f"nats://{'x' * 294}"}, f"`servers` names `nats://{'x' * 53}…`: {SERVER}"),
        (
            {"startingoffset": "1"},
            "unknown option `startingoffset` (did you mean `startingOffsets` or `endingOffsets`?)",
        ),
        ({"x" * 5_000: ""}, f"unknown option `{'x' * 60}…`"),
        ({"idPrefix": "x"}, "unknown option `idPrefix`"),
        *(
            ({"startingOffsets": text}, f"`startingOffsets` is `{text}`: expected `earliest`, `latest`, {PLACE}")
            for text in ("first", "0", "-1", "1.0", "true", '{"seq": 1, "stream": 1}', '{"seq": 1, "more": 1}', "[1]")
        ),
        (
            {"startingOffsets": "[" * 100_000},
            f"`startingOffsets` is `{'[' * 60}…`: expected `earliest`, `latest`, {PLACE}",
        ),
        ({"endingOffsets": "earliest"}, f"`endingOffsets` is `earliest`: expected `latest`, {PLACE}"),
        ({"startingTimestamp": "2020-01-01"}, f"`startingTimestamp` is `2020-01-01`: {TIME}"),
        ({"startingTimestamp": "9" * 30}, f"`startingTimestamp` is `{'9' * 30}`: {TIME}"),
        *(
            ({"startingTimestamp": f"{year}T00:00:00Z"}, f"`startingTimestamp` is `{year}T00:00:00Z`: {YEARS}")
            for year in ("0001-01-01", "1677-12-31", "2262-01-01")
        ),
        (
            {"startingTimestamp": "1", "startingOffsets": "1"},
            "`startingOffsets` and `startingTimestamp` exclude each other",
        ),
        *(
            ({name: text}, f"`{name}` is `{text}`: expected a number from 1")
            for name in ("maxRecordsPerPartition", "maxOffsetsPerTrigger", "timeoutMs")
            for text in ("0", "x", "\N{ARABIC-INDIC DIGIT ONE}", str(2**63), f"1{'0' * 19}")
        ),
        *(
            ({name: "no"}, f"`{name}` is `no`: expected `true` or `false`")
            for name in ("failOnDataLoss", "includeHeaders", "directGet")
        ),
        ({"subjects": "a.>, a.b"}, "`subjects` overlap: `a.>` and `a.b`"),
        (
            {"subjects": "a..b"},
            (
                "`subjects` is `a..b`: empty token (two dots in a row) at position 2; "
                "expected any character except tab, line feed, "
                f"carriage return, space and `.`; {EMPTY}"
            ),
        ),
        *(({name: "u"}, "`user` and `password` go together") for name in ("user", "password")),
        ({"user": "u", "password": "p", "token": "t"}, "`user` and `token` exclude each other"),
        ({"token": "n", "credentials": "c"}, "`token` and `credentials` exclude each other"),
        ({"nkey": "n", "credentials": "c"}, "`credentials` and `nkey` exclude each other"),
        ({"tlsKey": "k"}, "`tlsKey` needs `tlsCert`"),
        ({"credentials": "/nowhere"}, "`credentials` names `/nowhere`: no such file or directory"),
        ({"nkey": "/"}, "`nkey` names `/`: is a directory"),
        ({"nkey": "\0"}, "`nkey` names `\\x00`: not a text"),
        *(({name: "/dev/null"}, f"`{name}` names `/dev/null`: no certificate in PEM") for name in ("tlsCa", "tlsCert")),
    ],
)
def test_wrong_options_of_a_read_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(JetStreamError) as refused:
        reading({"servers": "nats://h", "stream": "S", **options})
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"idPrefix": "a\n"},
            (
                "`idPrefix` is `a\\n`: line break: line feed (U+000A) at position 1; expected printable ASCII, "
                "NUL to tab, U+000B, form feed, U+000E to space or DEL, or end of value; remove it, "
                "as the rest would be another header"
            ),
        ),
        ({"idSince": "soon"}, f"`idSince` is `soon`: {TIME}"),
        (
            {"idSince": "2200-01-01T00:00:00Z"},
            "`idSince` is `2200-01-01T00:00:00Z`, which is in the future: expected the time of the job's first run",
        ),
        ({"failOnDuplicates": "1"}, "`failOnDuplicates` is `1`: expected `true` or `false`"),
        ({"startingOffsets": "1"}, "unknown option `startingOffsets`"),
    ],
)
def test_wrong_options_of_a_write_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(JetStreamError) as refused:
        writing({"servers": "nats://h", "stream": "S", **options})
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nats://[h/S", "the address of the stream has no host: expected `nats://HOST/STREAM`"),
        ("nats://u:secret@h/S", "`nats://…@` contains a user: set NATS_USER and NATS_PASSWORD instead"),
        *((text, f"`{text}` names no stream: expected `nats://HOST/STREAM`") for text in ("nats://h", "nats:///S")),
        *(
            (f"nats://h/S?{name.upper()}=x", f"`/S`: the option `{name}` cannot be set in an address")
            for name in ("stream", "servers", "token", "user", "password", "credentials", "nkey", "tlsKey")
        ),
        ("nats://h/S?checkpointlocation=x", "`/S`: the option `checkpointLocation` cannot be set in an address"),
        (
            "nats://h/S?prefix=a..",
            (
                "the option `prefix` is `a..`, with which no subject can begin: "
                "empty token (two dots in a row) at position 2; expected any "
                f"character except tab, line feed, form feed, carriage return, space and `.`; {EMPTY}"
            ),
        ),
        ("nats://h/S?quarantine=a.b", f"`stream` is `a.b`: dot in a name at position 1; {NAMED}"),
        ("nats://h/A.B?quarantine=x", f"`stream` is `A.B`: dot in a name at position 1; {NAMED}"),
    ],
)
def test_a_wrong_address_is_refused_with_its_cause(address: str, message: str) -> None:
    with pytest.raises(JetStreamError) as refused:
        (writing_at if "prefix" in address or "quarantine" in address else options_at)(address)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        (StructType([StructField("data", StringType())]), "no column `subject`: a message needs `subject` and `data`"),
        (StructType([StructField("subject", StringType())]), "no column `data`: a message needs `subject` and `data`"),
        (message_columns(subject=IntegerType()), "the column `subject` is `int`: expected `string`"),
        (message_columns(data=IntegerType()), "the column `data` is `int`: expected `binary` or `string`"),
        (
            message_columns(headers=StringType()),
            "the column `headers` is `string`: expected `map<string,array<string>>` or `map<string,string>`",
        ),
        (message_columns(id=IntegerType()), "the column `id` is `int`: expected `string`"),
        (
            message_columns(more=StringType()),
            "the column `more` is not part of a message: select `subject`, `data`, `headers` and `id`",
        ),
    ],
)
def test_columns_that_are_no_message(columns: StructType, message: str) -> None:
    with pytest.raises(JetStreamError) as refused:
        writer(writing({"servers": "nats://h", "stream": "S"}), columns)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("config", "version", "message"),
    [
        ({}, (2, 9, 6), "the server is 2.9.6: writes need nats-server 2.9.7 or newer"),
        ({"sealed": True}, (2, 10, 0), "stream `S` is read-only: it is sealed, or a mirror"),
        ({"mirror": {"name": "T"}}, (2, 10, 0), "stream `S` is read-only: it is sealed, or a mirror"),
        ({"no_ack": True}, (2, 10, 0), "stream `S` acknowledges no messages"),
        (
            {"retention": "interest"},
            (2, 9, 7),
            "stream `S` keeps no messages: its retention is `interest`, and it has no consumers",
        ),
    ],
)
def test_streams_that_cannot_be_written(config: dict[str, Any], version: tuple[int, ...], message: str) -> None:
    stream = Stream("S", "2020-01-01T00:00:00Z", 1, 0, 0, True, 0, 0, 120, 1 << 20, version, config)
    with pytest.raises(JetStreamError) as refused:
        check(stream)
    assert str(refused.value) == message
    check(replace(stream, config={"retention": "interest"}, consumers=1, server=(2, 9, 7)))


READ = {"servers": "nats://h", "stream": "S"}
SINCE = {**READ, "idSince": "2020-01-01T00:00:00Z"}
COLUMNS = "subject:string,data:binary,sequence:bigint,stream:string,timestamp:timestamp,reply:string"


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (
            lambda: writer(writing(SINCE), message_columns()),
            "`idSince` needs the `idPrefix` of the first run, or its column `id`: other ids are random",
        ),
        (
            lambda: stream_writer(writing(SINCE), message_columns()),
            "`idSince` is an option of batch writes: a streaming query knows when its batches began",
        ),
        (
            lambda: JetStream(READ).writer(message_columns(), overwrite=True),
            'a stream cannot be overwritten: write with `mode("append")`',
        ),
        (
            lambda: JetStream(READ).streamWriter(message_columns(), overwrite=True),
            "only output mode `append` is supported",
        ),
        (
            lambda: JetStream({**READ, "includeHeaders": "false"}).reader(message_columns()),
            f"the columns are `struct<{COLUMNS}>`: leave out `schema`",
        ),
        (
            lambda: check_endless(reading({**READ, "endingOffsets": "7"})),
            "`endingOffsets` is an option of batch reads: a streaming query has no end",
        ),
    ],
)
def test_queries_that_cannot_be(ask: Callable[[], object], message: str) -> None:
    with pytest.raises(JetStreamError) as refused:
        ask()
    assert str(refused.value) == message


LOST = "stream `S` has no message 7: it was deleted, purged, or has expired (2 of 30 sequences are gone)"
FILTERED = "stream `S` has no message 7: it was left out by the mirror, deleted, purged, or has expired "
HELD = Stream("S", "then", 1, 9, 0, True, 9, 0, 120.0, 1_000, (2, 15, 2), {})
RECREATED = "stream `S` was recreated at now: unread messages of the stream created at then are lost"


def test_messages_that_are_lost(caplog: pytest.LogCaptureFixture) -> None:
    mirror = replace(HELD, config={"mirror": {"name": "T", "filter_subject": "t.>"}})
    questions: list[tuple[Callable[[bool], None], str, str]] = [
        (lambda fail: lost(HELD, 7, 2, 30, fail), LOST, "reads the rest"),
        (lambda fail: lost(mirror, 7, 1, 1, fail), FILTERED + "(1 of 1 sequence is gone)", "reads the rest"),
        (lambda fail: recreated("S", "then", "now", fail), RECREATED, "reads the new stream"),
    ]
    for tell, message, otherwise in questions:
        with pytest.raises(JetStreamError) as refused:
            tell(True)
        assert str(refused.value) == f"{message}; `failOnDataLoss=false` {otherwise}"
        assert caplog.messages == []
        tell(False)
        assert caplog.messages == [message]
        caplog.clear()


@pytest.mark.parametrize("status", ["400 Bad Request", "408 Bad Request", "413 Message Size Exceeds MaxBytes"])
def test_a_request_that_direct_get_rejects(status: str) -> None:
    class Rejected(Direct):
        async def _subscribe(self) -> None:
            """There is no connection."""

        async def _request(self, number: int, many: int, *_: object, **__: object) -> Replies:
            return Replies(number, b"x", many, by_consumer=False, status=f"NATS/1.0 {status}\r\n\r\n".encode())

    async def ask() -> None:
        link = Link(Access(("nats://h",), "S"), asyncio.get_running_loop())
        await Rejected(link, Range(1, 9, ">", "now", True)).ask(1, 5)

    with pytest.raises(JetStreamError) as refused:
        asyncio.run(ask())
    assert str(refused.value) == f"`$JS.API.DIRECT.GET.S` failed at nats://h: NATS/1.0 {status}"
