"""Subject transforms, computed by `natsgrammar.transform` and by a server for the messages of a stream."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import natsgrammar as ng
from tests.support import depth
from tests.support.nats_wire import Connection, Request, Server, api

CALLS = re.findall(
    r"\$\S+|\{\{.*?\}\}",
    """
$1 $2 $0 $-1 $+1 $99999999999999999999 {{wildcard(1)}} {{Wildcard( 2 )}} {{wildcard(-5)}}
{{partition(7)}} {{partition(10,1)}} {{Partition(4294967,2,1)}} {{partition(-1,1)}}
{{partition(0,1)}} {{partition(3,0)}} {{ Partition(+3 , 2,\t1 )\t}}
{{partition(-4294967290,1)}} {{split(1,-)}} {{split(2,)}} {{Split(1,é)}} {{split(1,--)}} {{split(2,a)}}
{{splitFromLeft(1,2)}} {{SplitFromRight(2,3)}} {{splitfromleft(1,0)}} {{sliceFromLeft(1,2)}} {{SliceFromRight(2,3)}}
{{sliceFromLeft(2,1)}} {{sliceFromRight(1,-1)}} {{left(1,2)}} {{Right(1,2)}} {{left(2,1)}} {{right(2,5)}} {{left(1,-3)}}
""",
)
PAIRS = [("s.*.*", f"x.{call}") for call in CALLS] + [("s.*.*.>", f"x.{call}.y.>") for call in CALLS]
PAIRS += [("*.*.>", f"x.{call}.>") for call in CALLS if "2" not in call.replace("-4294967290", "")]
PAIRS += [("s.a", "x.{{partition(9)}}"), ("s.a", "x.{{partition(9,5)}}"), ("s.>", "x.>"), ("", "x.>"), (">", ">")]
PAIRS += [("s.>", "x.$0.{{partition(9)}}.>"), ("s.*a.*", "x.$1"), ("s.*", "$1.{{left(1,1)}}.$x.{b}.{{}}")]
EACH = 10**6 // len(PAIRS) + 1
AT_ONCE = 4000  # the server keeps 10,000 messages before it drops some
TOKENS = ["a", "-", "--", "é", "日本", "*", ">", "0", "-a-", "b*", "A", "\x7f", "😀x"]
STREAM = {"name": "T", "subjects": ["s.>"], "storage": "memory"}
PUSH = {"stream_name": "T", "config": {"deliver_subject": "delivered", "ack_policy": "none", "mem_storage": True}}
_MESSAGE = re.compile(rb"MSG ([^ \r\n]*) 1 [^ \r\n]+ (?:\d+)\r\n(\d+)\r\n")


def subjects(count: int, seed: str) -> list[str]:
    chance = random.Random(seed)

    def token() -> str:
        return "".join(chance.choices(TOKENS, k=chance.choice((1, 1, 2, 3, 5, 9))))

    return ["s." + ".".join(token() for _ in range(chance.choice((1, 2, 2, 3, 3, 4)))) for _ in range(count)]


def stored(connection: Connection, names: list[str]) -> Iterator[tuple[int, bytes]]:
    """Publish the subjects and yield the subjects under which the stream delivers them, by number."""
    for first in range(0, len(names), AT_ONCE):
        batch = [*enumerate(names[first : first + AT_ONCE], first)]
        connection.send(b"".join(b"PUB %s %d\r\n%d\r\n" % (name.encode(), len(str(n)), n) for n, name in batch))
        data, count = b"", len(batch)
        while count:
            more = connection.read(bool)
            assert more, f"{count} messages are missing"
            data += more
            end = 0
            for message in _MESSAGE.finditer(data):
                yield int(message[2]), message[1]
                end, count = message.end(), count - 1
            data = data[end:]


def moved(server: Server, source: str, destination: str, names: list[str]) -> list[bytes]:
    """Return what the server makes of the subjects."""
    body = STREAM | {"subject_transform": {"src": source, "dest": destination}}
    made = api(server, [Request("STREAM.DELETE.T"), Request("STREAM.CREATE.T", body)], patience=10, at_once=1)[1]
    assert made
    assert "error" not in made, made
    results = [b""] * len(names)
    with Connection(server) as connection:
        connection.exchange(b"SUB delivered 1\r\n")
        consumer = api(server, [Request("CONSUMER.CREATE.T", PUSH)], patience=10)[0]
        assert consumer
        assert "error" not in consumer, consumer
        for number, name in stored(connection, names):
            results[number] = name
    return results


@pytest.fixture
def newest(server: Server) -> Server:
    if tuple(map(int, server.version.split("."))) < (2, 12):
        pytest.skip(f"nats-server {server.version} reads other transforms")
    return server


def test_the_server_makes_the_same_subjects(newest: Server) -> None:
    wrong, count = [], 0
    odd = "*a" * (tuple(map(int, newest.version.split("."))) < (2, 15, 3))  # matched any token until then
    for source, destination in (pair for pair in PAIRS if not odd or odd not in pair[0]):
        names = subjects(EACH if depth.is_full() else 60, destination + source)
        transform = ng.transform(source, destination)
        for name, result in zip(names, moved(newest, source, destination, names), strict=True):
            expected = transform(name)
            ours = name if expected is None else expected
            count += 1
            if ours.encode(errors="surrogateescape") != result:
                wrong.append((source, destination, name, ours, result))
            elif expected and "" not in expected.split("."):
                assert ng.match(expected, transform.image), (transform, name)
    print(f"{count} subjects, {len(wrong)} differ")
    assert not wrong, wrong[:20]
    assert count > 5000


def test_random_numbers_are_in_the_range(newest: Server) -> None:
    for argument, numbers in ((5, range(5)), (-3, range(3)), (0, range(1)), (1, range(1))):
        transform = ng.transform("s.*", f"x.{{{{random({argument})}}}}")
        results = {name.decode() for name in moved(newest, transform.source, transform.destination, ["s.a"] * 200)}
        assert results == {f"x.{number}" for number in numbers} == set(transform.image)
        assert {transform("s.a") for _ in range(200)} == results
