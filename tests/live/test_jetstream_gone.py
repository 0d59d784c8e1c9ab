"""Messages that expire, are deleted, purged or pushed out while they are read: an error or a note has their number."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import pytest

from natsgrammar.text import counted
from natsgrammar_spark.inputs.jetstream import Extent
from natsgrammar_spark.jetstream import JetStreamError, read
from natsgrammar_spark.jetstream.options import Reading, reading
from natsgrammar_spark.jetstream.source import Reader, StreamReader, extent
from tests.support import nats_wire
from tests.support.depth import Some, by_day, generator
from tests.support.jetstream import ask, made, numbered

MANY = 1_200  # more than two requests of this test
GONE = re.compile(r"has no message (\d+): it was deleted, purged, or has expired \(([\d,]+) of ([\d,]+) sequences? ")
Change = Callable[[str, str], object]  # of a stream at a server
_numbers = count()


@pytest.fixture(scope="module")
def url(server: nats_wire.Server) -> str:
    return "nats://{}:{}".format(*server.address)


@pytest.fixture(params=[True, False], ids=["direct", "consumer"])
def direct(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(autouse=True)
def _requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read, "MESSAGES", 500)


def _purge(upto: int | None = None, subject: str | None = None) -> Change:
    return lambda url, stream: ask(
        url, lambda js: js.purge_stream(stream, seq=upto, subject=subject and f"{stream.lower()}.{subject}")
    )


def _delete(*sequences: int) -> Change:
    async def each(js: Any, stream: str) -> None:
        for seq in sequences:
            await js.delete_msg(stream, seq)

    return lambda url, stream: ask(url, lambda js: each(js, stream))


def _limit(**limits: Any) -> Change:
    """A limit that the stream gets, which removes messages at once."""
    return lambda url, stream: ask(
        url, lambda js: js.update_stream(name=stream, subjects=[f"{stream.lower()}.>"], allow_direct=True, **limits)
    )


CHANGES = {
    "purge of all": (_purge(), MANY),
    "purge of some": (_purge(MANY - 50), MANY - 51),
    "purge of a subject": (_purge(subject="1"), MANY // 3),
    "deletions": (_delete(MANY - 1, MANY, MANY - 70), 3),
    "a limit of number": (_limit(max_msgs=100), MANY - 100),
}


def _filled(url: str, many: int = MANY, **config: Any) -> str:
    """A new stream with so many messages."""
    stream = f"GOES{next(_numbers)}"
    made(url, stream, numbered(stream, many), **config)
    return stream


def _options(url: str, stream: str, subjects: str, **more: object) -> Reading:
    given = {"servers": url, "stream": stream, "subjects": subjects.replace("S", stream.lower()), **more}
    return reading({name: str(value) for name, value in given.items()})


def _read(options: Reading, change: Callable[[], object]) -> tuple[int, Extent]:
    """The number of messages that a read gets, within which the stream changes; and what was to be read."""
    reader = Reader(options)
    start, stop = extent(options)
    many = 0
    for part in reader.partitions():
        for batch in reader.read(part):
            if not many:
                change()
            many += len(batch)
    return many, Extent(options, stop.created, start.seq, stop.seq)


@pytest.mark.parametrize("subjects", by_day([">", "S.*"], 1))
def test_what_goes_within_a_read_is_counted(
    url: str, direct: bool, subjects: str, some: Some, caplog: pytest.LogCaptureFixture
) -> None:
    for name in some([*CHANGES], 2):
        change, many = CHANGES[name]
        stream = _filled(url)
        with pytest.raises(JetStreamError, match=GONE) as refused:
            _read(_options(url, stream, subjects, directGet=direct), partial(change, url, stream))
        assert _numbers_in(str(refused.value)) == (many, MANY), name
        stream = _filled(url)
        lenient = _options(url, stream, subjects, directGet=direct, failOnDataLoss=False)
        caplog.clear()
        rows, whole = _read(lenient, partial(change, url, stream))
        assert [_numbers_in(message) for message in caplog.messages] == [(many, MANY)], name
        (note,) = whole.notes(rows)
        if subjects == ">":  # some were read before they went
            assert 0 < MANY - rows <= many, name
            assert note == f"not read, as they are gone from the stream: {counted(MANY - rows, 'message')}"
        else:
            assert note == f"gone from the stream, with subjects that nobody knows: {counted(many, 'message')}"


def _numbers_in(message: str) -> tuple[int, int]:
    match = GONE.search(message)
    assert match is not None, message
    return int(match[2].replace(",", "")), int(match[3].replace(",", ""))


@pytest.mark.parametrize("subjects", [">", "S.*"])
def test_what_expires_before_it_is_read_is_counted(url: str, direct: bool, subjects: str) -> None:
    stream = _filled(url, 30, max_age=2)
    reader = Reader(_options(url, stream, subjects, directGet=direct, endingOffsets=31, startingOffsets=1))
    start, stop = extent(reader.options)
    (part,) = reader.partitions()
    deadline = time.monotonic() + 60
    while ask(url, lambda js: js.stream_info(stream)).state.messages:
        assert time.monotonic() < deadline, "nothing expires"
        time.sleep(0.1)
    with pytest.raises(JetStreamError, match=r"no message 1: .* or has expired \(30 of 30 sequences are gone\)"):
        list(reader.read(part))
    lenient = _options(url, stream, subjects, directGet=direct, failOnDataLoss=False)
    assert sum(len(batch) for batch in Reader(lenient).read(part)) == 0
    whole = Extent(lenient, stop.created, start.seq, stop.seq)
    assert "30 messages" in next(whole.notes(0))
    made(url, stream, numbered(stream, 50))  # another stream of the name, which has none of them
    assert "30 messages" in next(whole.notes(0))


def test_the_batches_of_a_stream_that_is_purged_again_and_again_add_up(url: str, some: Some) -> None:
    """Rows and the gone are all there ever was, whatever goes between the batches, and within them."""
    where, many = generator("purges"), 600
    for _ in some(range(20), 2):
        stream = _filled(url, many)
        options = _options(url, stream, ">", startingOffsets="earliest", failOnDataLoss=False)
        reader = StreamReader(options)
        start, seen, lost = reader.initialOffset(), set[int](), 0
        while start["seq"] <= many:
            stop = {**start, "seq": min(many + 1, start["seq"] + where.randrange(1, 200))}
            if where.random() < 0.5:
                _purge(where.randrange(1, many))(url, stream)
            parts = reader.partitions(start, stop)
            if where.random() < 0.3:
                _purge(where.randrange(1, many))(url, stream)
            sequences = [seq for part in parts for batch in reader.read(part) for seq in batch["sequence"].to_pylist()]
            whole, is_anew = Extent(options, None, 1, 0).following(start, stop)
            assert whole is not None
            assert not is_anew
            lost += sum(
                int(re.findall(r"([\d,]+) mess", note)[0].replace(",", "")) for note in whole.notes(len(sequences))
            )
            assert seen.isdisjoint(sequences)
            seen.update(sequences)
            start = stop
        assert len(seen) + lost == many
