"""The grammars of nats-server say what the running server says: every name asked, no disagreement."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import natsgrammar as ng
from natsgrammar_gen.grammar.model import Grammar
from tests.support import nats_wire as reality
from tests.support.depth import Some, at_night
from tests.support.nats_wire import Connection, Json, Request, Server, api, configured, fragile, made
from tests.support.probe_names import SPECIAL, disagreements, names

HOLDER = "reality-holder"  # the stream that holds the consumers
IN_MEMORY = {"storage": "memory", "no_ack": True}

Asks = Callable[[Server, Sequence[str]], dict[str, bool]]


def buckets(prefix: str, subject: str, storage: str = "file") -> Asks:
    """Whether a stream can be made as clients make it for a bucket; with no prefix it is a stream like any other."""

    def create(number: int, name: str) -> Request:
        body = {"name": prefix + name, "subjects": [subject.format(name=name, number=number)]}
        return Request(f"STREAM.CREATE.{prefix}{name}", body | {"storage": storage, "no_ack": True})

    def delete(answer: Json) -> Request:
        return Request(f"STREAM.DELETE.{answer['config']['name']}")

    def called(answer: Json) -> str:
        return str(answer["config"]["name"])[len(prefix) :]

    return lambda server, names: made(server, names, create, delete, called)


def consumers(place: str, config: Callable[[str], Json], called: Callable[[Json], str], memory: bool = False) -> Asks:
    """Whether a consumer can be made whose configuration has the name; `place` is the subject of the request."""

    def create(number: int, name: str) -> Request:
        body = {"stream_name": HOLDER, "config": {"ack_policy": "explicit", "mem_storage": memory} | config(name)}
        return Request(place.format(name=name, number=number), body)

    def delete(answer: Json) -> Request:
        return Request(f"CONSUMER.DELETE.{HOLDER}.{answer['name']}")

    def ask(server: Server, names: Sequence[str]) -> dict[str, bool]:
        with holder(server):
            return made(server, names, create, delete, called)

    return ask


@contextmanager
def holder(server: Server) -> Iterator[None]:
    """A stream in a file, to hold consumers and messages for a while."""
    (made,) = api(server, [Request(f"STREAM.CREATE.{HOLDER}", {"name": HOLDER, "subjects": ["$KV.reality.>"]})])
    assert made, "no answer"
    assert "error" not in made, made
    try:
        yield
    finally:
        api(server, [Request(f"STREAM.DELETE.{HOLDER}")])


def captured(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a stream can be made that captures the subject; one after the other, because many would overlap."""
    requests = []
    for name in names:
        body = {"name": "reality", "subjects": [name]} | IN_MEMORY
        requests += [Request("STREAM.CREATE.reality", body), Request("STREAM.DELETE.reality")]
    collected = {}
    for name, answer in zip(names, api(server, requests, patience=5, at_once=1)[::2], strict=True):
        assert answer is not None, name
        assert "error" not in answer or "invalid subject" in answer["error"]["description"], (name, answer)
        collected[name] = "error" not in answer and answer["config"]["subjects"] == [name]
    return collected


def stored(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a message to the key of a bucket is stored under this very key."""

    def ask(batch: list[str], pause: float) -> dict[str, bool]:
        kept = api(server, [Request(f"$KV.reality.{name}", prefix="") for name in batch], pause=pause)
        numbers = [answer["seq"] if answer and "seq" in answer else 0 for answer in kept]
        actual = api(server, [Request(f"STREAM.MSG.GET.{HOLDER}", {"seq": number}) for number in numbers if number])
        subjects = {answer["message"]["seq"]: answer["message"]["subject"] for answer in actual if answer}
        return {n: subjects.get(number) == f"$KV.reality.{n}" for n, number in zip(batch, numbers, strict=True)}

    with holder(server):
        return reality.by_batch(names, ask)


def acknowledged(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a durable consumer of that name can be made, gets a message, and hears that it is acknowledged."""
    actual = dict.fromkeys(names, False)
    with holder(server):
        (kept,) = api(server, [Request("$KV.reality.x", {}, prefix="")])
        assert kept, "the message is stored"
        sound = [name for name in names if not fragile(name)]
        for batch in (sound[at : at + 200] for at in range(0, len(sound), 200)):
            config = {"ack_policy": "explicit"}
            places = [f"CONSUMER.DURABLE.CREATE.{HOLDER}.{name}" for name in batch]
            bodies = [{"stream_name": HOLDER, "config": config | {"durable_name": name}} for name in batch]
            created = api(server, list(map(Request, places, bodies)))
            ours = [n for n, answer in zip(batch, created, strict=True) if answer and answer.get("name") == n]
            _acknowledge(server, ours)
            infos = api(server, [Request(f"CONSUMER.INFO.{HOLDER}.{name}") for name in ours])
            for name, info in zip(ours, infos, strict=True):
                assert info, name
                actual[name] = info["num_ack_pending"] == 0 and info["ack_floor"]["stream_seq"] == 1
            api(server, [Request(f"CONSUMER.DELETE.{HOLDER}.{name}") for name in ours])
    return actual


def _acknowledge(server: Server, names: Sequence[str]) -> None:
    """Gets one message for each of the holder's consumers and acknowledges it."""
    next_of = f"PUB $JS.API.CONSUMER.MSG.NEXT.{HOLDER}"
    requests = [f"SUB in.{at} {at}\r\n{next_of}.{name} in.{at} 0\r\n\r\n" for at, name in enumerate(names)]
    with Connection(server) as connection:
        connection.send("".join(requests).encode())
        got = _until(connection, b"MSG $KV", len(names))
        replies = re.findall(rb"MSG \$KV\.reality\.x \d+ ([^ ]+) 0", got)
        connection.send(b"SUB acknowledged 0\r\n")
        connection.send(b"".join(b"PUB %s acknowledged 4\r\n+ACK\r\n" % reply for reply in replies))
        _until(connection, b"MSG acknowledged", len(replies))


def _until(connection: Connection, mark: bytes, times: int) -> bytes:
    """What is received until the mark was seen as often, or nothing more comes."""
    got = b""
    while got.count(mark) < times and (more := connection.read(bool, patience=2)):
        got += more
    return got


def found_again(server: Server, names: Sequence[str], storage: str = "file") -> dict[str, bool]:
    """Whether a message on the subject is found by it, and the saved state of its stream is good after a restart.

    All that the index finds are in one stream, and then those that spoil the state alone in streams of their own: the
    server names the stream whose state it drops, not the subject.
    """
    apart = [name for name in names if not ng.rule("nats-server@2.15.3:stored-subject").is_valid(name)]
    with TemporaryDirectory() as folder:
        with reality.started(server.program, Path(folder)) as first:
            arriving = {name for name, yes in reality.delivered(first, names).items() if yes and not fragile(name)}
            alone = [name for name in apart if name in arriving]
            place = dict.fromkeys(names, "T") | {name: f"S{number}" for number, name in enumerate(alone)}
            streams = list(dict.fromkeys(place[name] for name in names if name in arriving))
            settings = [{"name": stream, "subjects": [f"{stream}.>"], "storage": storage} for stream in streams]
            made = api(first, [Request(f"STREAM.CREATE.{body['name']}", body) for body in settings], patience=20)
            assert all(answer and "error" not in answer for answer in made)
            requests = [name for name in names if name in arriving]
            kept = api(first, [Request(f"{place[name]}.{name}", prefix="") for name in requests], patience=20)
            assert all(answer and answer.get("seq") for answer in kept)
            listed = {subject for stream in streams for subject in reality.subjects_of(first, stream)}
        if storage == "memory":
            return {name: name in arriving and f"{place[name]}.{name}" in listed for name in names}
        with reality.started(server.program, Path(folder)) as second:
            spoilt = reality.rebuilt(Path(folder))
            listed &= {subject for stream in streams for subject in reality.subjects_of(second, stream)}
    return {n: n in arriving and place[n] not in spoilt and f"{place[n]}.{n}" in listed for n in names}


def name_of(answer: Json) -> str:
    return str(answer["name"])


def group_of(answer: Json) -> str:
    return str(answer["config"].get("priority_groups", [""])[0])


def searched_of(answer: Json) -> str:
    return str(answer["config"]["filter_subject"]).removeprefix("$KV.reality.")


ASKED: dict[str, Asks] = {
    "subject_publish": reality.delivered,
    "subject_subscribe": reality.subscribed,
    "stream_subject": captured,
    "stored_subject": found_again,
    "stored_subject_in_memory": partial(found_again, storage="memory"),
    "acknowledged_name": acknowledged,
    "reply_to": reality.replied,
    "stream_name": buckets("", "reality.{number}"),
    "stream_name_in_memory": buckets("", "reality.{number}", "memory"),
    "consumer_name": consumers(f"CONSUMER.CREATE.{HOLDER}.{{name}}", lambda name: {"name": name}, name_of),
    "durable_name": consumers(
        f"CONSUMER.DURABLE.CREATE.{HOLDER}.{{name}}", lambda name: {"durable_name": name}, name_of
    ),
    "consumer_name_in_memory": consumers(
        f"CONSUMER.CREATE.{HOLDER}.{{name}}", lambda name: {"name": name}, name_of, memory=True
    ),
    "durable_name_in_memory": consumers(
        f"CONSUMER.DURABLE.CREATE.{HOLDER}.{{name}}", lambda name: {"durable_name": name}, name_of, memory=True
    ),
    "queue_name": reality.queued,
    "priority_group": consumers(
        f"CONSUMER.CREATE.{HOLDER}.g{{number}}",
        lambda name: {"priority_policy": "overflow", "priority_groups": [name]},
        group_of,
    ),
    "kv_bucket_name": buckets("KV_", "$KV.{name}.>"),
    "kv_bucket_name_in_memory": buckets("KV_", "$KV.{name}.>", "memory"),
    "kv_key_name": stored,
    "kv_search_key": consumers(
        f"CONSUMER.CREATE.{HOLDER}", lambda name: {"filter_subject": f"$KV.reality.{name}"}, searched_of
    ),
    "obj_bucket_name": buckets("OBJ_", "$O.{name}.C.>"),
    "obj_bucket_name_in_memory": buckets("OBJ_", "$O.{name}.C.>", "memory"),
}


@pytest.mark.parametrize("rule", [at_night(rule) if rule.endswith("_in_memory") else rule for rule in ASKED])
def test_the_server_agrees(server: Server, grammar: Grammar, rule: str, some: Some) -> None:
    if rule not in grammar.definitions:
        pytest.skip(f"nats-server {server.version} knows no {rule.replace('_', ' ')}")
    request = some(names(rule), 100)
    began = time.perf_counter()
    answers = ASKED[rule](server, request)
    print(f"{rule}: {len(answers)} names, {len(answers) / (time.perf_counter() - began):.0f} per second")
    assert disagreements(grammar, rule, request, answers) == {}


def test_a_domain_is_what_the_server_starts_with(server: Server, grammar: Grammar, some: Some) -> None:
    """A server of its own for each name, because the domain is an option; hence fewer names."""
    dfa = grammar.definitions["domain"].dfa
    every = [*map(chr, range(0x80)), *(f"a{chr(c)}b" for c in range(0x80)), *SPECIAL, "a" * 300, "é" * 200]
    request = [*some(every, 25), "ACK", "FC", "SNAPSHOT", "EVENT", "ACKS", "SNAP", "ack", "API"]

    def starts(name: str) -> bool:
        spelled = "".join(f"\\x{ord(c):02X}" if c < " " or c in '"\\\x7f' else c for c in name)
        with configured(server, f'jetstream: {{store_dir: "{{store}}", domain: "{spelled}"}}') as started:
            assert isinstance(started, Server) or "invalid domain name" in started, started
            return isinstance(started, Server) and reality.domain_of(started) == name

    with ThreadPoolExecutor(4) as pool:
        answers = dict(zip(request, pool.map(starts, request), strict=True))
    assert {name: yes for name, yes in answers.items() if yes != dfa.accepts(name)} == {}


def test_an_account_is_whatever_the_configuration_says(server: Server, grammar: Grammar) -> None:
    """All names that the grammar has in one configuration; each of the others in one of its own."""
    dfa = grammar.definitions["account_name"].dfa
    request = ["$G", "$GA", "$", "$SYS", *(name for name in names("account_name") if not {"'", '"'} <= set(name))]
    accepted = [name for name in dict.fromkeys(request) if dfa.accepts(name)]
    assert len(accepted) > 3000

    def account(name: str) -> str:
        quote = "'" if '"' in name else '"'
        return f"{quote}{name}{quote}: {{}}\n"

    with configured(server, f"accounts: {{\n{''.join(map(account, accepted))}}}") as started:
        assert isinstance(started, Server), started
        assert set(accepted) <= set(reality.accounts_of(started))
    for name in set(request) - set(accepted):
        with configured(server, f"accounts: {{\n{account(name)}}}") as started:
            assert isinstance(started, str), name


@pytest.mark.parametrize(("line", "error"), [(b"PUB %s 0\r\n\r\n", b""), (b"SUB %s 1\r\n", b"")], ids=["PUB", "SUB"])
def test_a_subject_is_as_long_as_the_line_allows(server: Server, line: bytes, error: bytes) -> None:
    """4,094 bytes, as the grammar says in words: the limit is a setting of the server and not in the language."""
    with Connection(server) as connection:
        assert connection.exchange(line % (b"x" * 4094)).endswith(b"PONG\r\n")
    with Connection(server) as connection:
        assert b"maximum control line exceeded" in connection.exchange(line % (b"x" * 4095)).lower()
        assert not connection.open


@pytest.mark.parametrize(
    "line",
    [b"PUB _GR_.a.b 0\r\n\r\n", b"PUB a _GR_.a.b 0\r\n\r\n", b"PUB a $JS.ACK.b 0\r\n\r\n", b"SUB a _sys_ 1\r\n"],
)
def test_reserved_names_are_a_matter_of_permission(server: Server, line: bytes) -> None:
    with Connection(server) as connection:
        assert b"-ERR 'Permissions Violation" in connection.exchange(line)
        assert connection.open


def test_bytes_that_are_no_text_are_taken_too(server: Server) -> None:
    """What the grammars cannot say: their alphabet is text, the server's is bytes."""
    with Connection(server) as connection:
        connection.exchange(b"SUB a.* 1\r\n")
        assert b"MSG a.\xff\xc0\x80 1 0\r\n" in connection.exchange(b"PUB a.\xff\xc0\x80 0\r\n\r\n")


@pytest.mark.parametrize("subject", [">", "*.x", "$JS.API.>", "$JS.API.x", "$SYS.x", "orders.>"])
def test_subjects_of_the_server_itself_need_no_ack(server: Server, subject: str) -> None:
    """As the grammar of each version says in words; newer ones let a stream with `no_ack` have them."""
    version = tuple(map(int, server.version.split(".")))
    free = subject == "orders.>" or (version < (2, 10, 8) and not subject.startswith("$JS.API."))
    if version < (2, 10, 28) or (2, 11) <= version < (2, 11, 2):  # only what is inside of them was the server's own
        free = free or subject == "*.x"
    body = {"name": "reality", "subjects": [subject], "storage": "memory"}
    answer, _ = api(server, [Request("STREAM.CREATE.reality", body), Request("STREAM.DELETE.reality")], at_once=1)
    assert answer
    assert ("error" not in answer) == free, answer
