"""What the grammars of nats-server say about values of headers is what the running server says: each is sent to it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from zoneinfo import available_timezones

import pytest

import natsgrammar as ng
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.language.queries import sample
from natsgrammar_spark.contract.header_checks import TOGETHER, known
from tests.support import depth
from tests.support import nats_wire as reality
from tests.support.depth import Some, generator
from tests.support.languages import written
from tests.support.nats_server import require_programs, server_programs
from tests.support.nats_wire import BATCH, Connection, Json, Request, Server, api, replies
from tests.support.probe_names import disagreements, grammar_of, names

STREAM: Json = {"name": "H", "subjects": ["h.>"], "storage": "memory", "allow_rollup_hdrs": True, "allow_msg_ttl": True}
STREAM |= {"allow_msg_schedules": True, "allow_atomic": True, "max_msgs": 1000}
COUNTER: Json = {"name": "C", "subjects": ["c.>"], "storage": "memory", "allow_msg_counter": True}
LAST = 7  # the sequence of the last message in the stream `L`, which no question changes
NEVER = "@at 2999-01-01T00:00:00Z"
Headers = dict[str, str]


@pytest.fixture(scope="module", params=server_programs() or [Path()], ids=str)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_programs()
    with reality.started(request.param, tmp_path_factory.mktemp("headers")) as running:
        streams: list[Json] = [{"name": "L", "subjects": ["last.of.all"], "storage": "memory"}, STREAM]
        streams += [COUNTER] if not running.version.startswith("2.9.") else []
        for answer in api(running, [Request(f"STREAM.CREATE.{stream['name']}", stream) for stream in streams]):
            assert answer, "no answer"
            assert "error" not in answer, answer
        assert codes(running, "last.of.all", [{}] * LAST) == [0] * LAST
        yield running


@pytest.fixture(scope="module")
def grammar(server: Server) -> Grammar:
    return grammar_of("nats-server", server.version)


def publish(server: Server, subject: str, messages: Sequence[Headers]) -> list[bytes | None]:
    """Publishes a message with each of the headers; what JetStream answers, or None where it does not."""
    actual: list[bytes | None] = [None] * len(messages)
    with Connection(server) as connection:
        inbox = b"reply.%d" % connection.info["client_id"]
        connection.exchange(b"SUB %s.* 1\r\n" % inbox)
        for first in range(0, len(messages), BATCH):
            lines = []
            for number, headers in enumerate(messages[first : first + BATCH], first):
                block = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
                block = f"NATS/1.0\r\n{block}\r\n"
                size = len(block.encode())
                lines.append(f"HPUB {subject} {inbox.decode()}.{number} {size} {size}\r\n{block}\r\n".encode())
            connection.send(b"".join(lines))
            for number, body in replies(connection, len(lines), patience=1):
                actual[number] = body
    return actual


def codes(server: Server, subject: str, messages: Sequence[Headers]) -> list[int | None]:
    """The codes of the errors that JetStream answers, 0 where it acknowledges the message, None where it is silent."""

    def code(body: bytes) -> int:
        match = _CODE.search(body)
        return int(match[1]) if match else 0

    return [None if body is None else code(body) for body in publish(server, subject, messages)]


# By an expression: identifiers of batches stand in acknowledgements unescaped, so that some are not valid JSON.
_CODE = re.compile(rb'"err_code":(\d+)')


def refused(code: int | None, headers: Callable[[str], Headers], subject: str = "h.no.value.is.this") -> Asks:
    """Whether JetStream rejects a message with such headers for the reason that has this code, and for no other."""

    def ask(server: Server, values: Sequence[str]) -> dict[str, bool]:
        answers = dict(zip(values, codes(server, subject, [headers(value) for value in values]), strict=True))
        silent = None if server.version.startswith(("2.9.", "2.10.")) else code  # on a rollup of another kind
        assert set(answers.values()) <= {0, code, silent, *OTHERWISE.get(code, ())}, answers
        return {value: answer not in (code, silent) for value, answer in answers.items()}

    return ask


# Codes that come after the one in question: the value was taken, and something else is wrong.
OTHERWISE: dict[int | None, list[int]] = {10071: [10070], 10175: [10176, 10199], 10200: [10176]}

Asks = Callable[[Server, Sequence[str]], dict[str, bool]]


def schedule(header: str) -> Callable[[str], Headers]:
    """The headers of a schedule, one of which has the value."""
    return lambda value: {"Nats-Schedule": NEVER, "Nats-Schedule-Target": "h.target"} | {header: value}


def batch(header: str) -> Callable[[str], Headers]:
    """The headers of a batch of one message, one of which has the value."""
    return lambda value: {"Nats-Batch-Id": "b", "Nats-Batch-Sequence": "1", "Nats-Batch-Commit": "1"} | {header: value}


def level(server: Server, values: Sequence[str]) -> dict[str, bool]:
    """Whether the server answers a request that asks for this level."""
    with Connection(server) as connection:
        inbox = b"reply.%d" % connection.info["client_id"]
        connection.exchange(b"SUB %s.* 1\r\n" % inbox)
        collected = {}
        for first in range(0, len(values), BATCH):
            lines = []
            for number, value in enumerate(values[first : first + BATCH], first):
                block = f"NATS/1.0\r\nNats-Required-Api-Level: {value}\r\n\r\n".encode()
                head = b"HPUB $JS.API.STREAM.INFO.L %s.%d %d %d\r\n" % (inbox, number, len(block), len(block))
                lines.append(head + block + b"\r\n")
            connection.send(b"".join(lines))
            for number, body in replies(connection, len(lines), patience=5):
                collected[values[number]] = "error" not in json.loads(body)
    return collected


def duplicates(server: Server, values: Sequence[str]) -> dict[str, bool]:
    """Whether the second message of the identifier is a duplicate of the first."""
    messages = [{"Nats-Msg-Id": value} for value in values]
    assert None not in publish(server, "h.id", messages)
    second = publish(server, "h.id", messages)
    return {value: b'"duplicate": true' in (body or b"") for value, body in zip(values, second, strict=True)}


def traced(server: Server, values: Sequence[str]) -> dict[str, bool]:
    """Whether the events of a trace arrive under the subject."""
    return _seen(server, values, lambda value: {"Nats-Trace-Dest": value}, b"\nMSG %s 1 ", asked_for=True)


def not_delivered(server: Server, values: Sequence[str]) -> dict[str, bool]:
    """Whether the message is traced only."""
    headers = lambda value: {"Nats-Trace-Dest": "t.events", "Nats-Trace-Only": value}  # noqa: E731
    return _seen(server, values, headers, b"\r\nMark: %s\r\n", asked_for=False)


def _seen(
    server: Server, values: Sequence[str], headers: Callable[[str], Headers], sign: bytes, *, asked_for: bool
) -> dict[str, bool]:
    collected = {}
    for first in range(0, len(values), BATCH):
        part = values[first : first + BATCH]
        with Connection(server) as connection:
            connection.exchange(b"SUB > 1\r\n")
            lines = []
            for number, value in enumerate(part):
                lines_of = {"Mark": f"m{number}."} | headers(value)
                block = "NATS/1.0\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines_of.items()) + "\r\n"
                size = len(block.encode())
                lines.append(f"HPUB reality.traced {size} {size}\r\n{block}\r\n".encode())
            connection.send(b"".join(lines))
            message = b""
            while more := connection.read(bool, 0.7):
                message += more
        for number, value in enumerate(part):
            mark = value.encode() if asked_for else b"m%d." % number
            collected[value] = (sign % mark in message) == asked_for
    return collected


ASKED: dict[str, Asks] = {
    "nats_msg_id": duplicates,
    "nats_rollup": refused(10111, lambda value: {"Nats-Rollup": value}),
    "nats_ttl": refused(10165, lambda value: {"Nats-TTL": value}),
    "nats_incr": lambda server, values: {
        value: not code
        for value, code in zip(values, codes(server, "c.x", [{"Nats-Incr": value} for value in values]), strict=True)
    },
    "nats_batch_id": refused(10179, batch("Nats-Batch-Id")),
    "nats_batch_sequence": refused(10175, batch("Nats-Batch-Sequence")),
    "nats_batch_commit": refused(10200, batch("Nats-Batch-Commit")),
    "nats_schedule": refused(10189, schedule("Nats-Schedule")),
    "nats_schedule_ttl": refused(10191, schedule("Nats-Schedule-TTL")),
    "nats_schedule_source": refused(10203, schedule("Nats-Schedule-Source")),
    "nats_schedule_target": refused(10190, schedule("Nats-Schedule-Target")),
    "nats_schedule_rollup": refused(10192, schedule("Nats-Schedule-Rollup")),
    "nats_schedule_next": refused(10212, lambda value: {"Nats-Schedule-Next": value, "Nats-Scheduler": "h.s"}),
    "nats_scheduler": refused(10212, lambda value: {"Nats-Schedule-Next": "purge", "Nats-Scheduler": value}),
    "nats_required_api_level": level,
    "nats_trace_dest": traced,
    "nats_trace_only": not_delivered,
}
# The subjects of a stream have to be there, so each value is one of them.
PREFIX = {"nats_schedule_source": "h.", "nats_schedule_target": "h."}


def decided() -> Grammar:
    """What the decision records say about headers."""
    return next(grammar for grammar in written() if grammar.spec == "nats-headers")


GO_DURATION = re.compile(r"\+?(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+")
UNSURE = re.compile(r"0*([1-9][0-9]{20,}|9[0-9]{18}|(18|27|36|46|55|64|73|83|92)[0-9]{18})")
PLUS_OR_ZEROS = re.compile(r"\+|(?<![0-9])0[0-9]{2}|/0|[0-9]{19}|[*?]-|İ")


def arithmetic(rule: str, value: str) -> bool:
    """Whether the grammar says that only arithmetic, or what nobody writes, would tell."""
    match rule:
        case "nats_ttl" | "nats_schedule_ttl":
            return bool(GO_DURATION.fullmatch(value)) or (value.isdecimal() and UNSURE.fullmatch(value) is not None)
        case "nats_schedule" if value.startswith("@every "):
            return bool(GO_DURATION.fullmatch(value[7:]))
        case "nats_schedule" if not value.startswith("@"):
            fields = value.split()
            late = len(fields) == 6 and not re.search(r"(?<![0-9/])(0?[1-9]|[12][0-9])(?![0-9])|\*|\?", fields[3])
            return bool(PLUS_OR_ZEROS.search(value)) or late or any(not field.strip(",") for field in fields)
        case "nats_required_api_level":
            return len(value) > 18
    return False


def values(grammar: Grammar, rule: str, many: int) -> list[str]:
    """Values of the rule and of the decision record, each with a character changed too; disputed and odd names."""
    rng = generator(rule)
    own, others = grammar.definitions[rule], decided().definitions.get(rule)
    dfas = [item.dfa for item in (own, others) if item is not None]
    collected = [example.name for definition in (own, others) if definition for example in definition.notes.examples]
    collected += names(rule)
    lengths = [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 14, 16, 20, 24, 26, 28, 32, 40, 64]
    valid = [
        entry for dfa in dfas for n in lengths for _ in range(many // 20) if (entry := sample(dfa, rng, n)) is not None
    ]
    characters = "0123456789.,:-+*/?@ \tTZhmsnuµaeévr_\x00\x0b\x0c\x85\xa0\u2003%"
    for value in [*valid, *collected[: many // 2]]:
        at = rng.randrange(len(value) + 1)
        collected.append(value)
        collected.append(value[:at] + rng.choice(characters) + value[at + rng.randrange(2) :])
        collected.append(value[:at] + value[at + 1 :])
    prefix = PREFIX.get(rule, "")
    requests = [prefix + item for item in dict.fromkeys(collected) if "\r" not in item and item.strip(" \t") == item]
    return [item for item in requests if len(item.encode()) < 3000 and not arithmetic(rule, item)]


@pytest.mark.parametrize("rule", ASKED)
def test_the_server_takes_the_values_of_the_rule(server: Server, grammar: Grammar, rule: str, some: Some) -> None:
    if rule not in grammar.definitions:
        pytest.skip(f"nats-server {server.version} does not look at {rule.replace('_', '-')}")
    every = values(grammar, rule, 1500 if depth.is_full() else 200)
    examples = {
        example.name for example in grammar.definitions[rule].notes.examples
    }  # so that not all are answered alike
    request = list(dict.fromkeys([*(item for item in every if item in examples), *some(every, 300)]))
    answers = ASKED[rule](server, request)
    print(f"{rule}: {len(answers)} values")
    assert disagreements(grammar, rule, request, answers) == {}


@pytest.mark.parametrize("rule", ["nats_expected_last_sequence", "nats_expected_last_subject_sequence"])
def test_a_number_is_taken_if_it_is_the_last_one(server: Server, grammar: Grammar, rule: str, some: Some) -> None:
    """An error of its own tells that the number was right: no message has the identifier that is expected."""
    header = "-".join(word.capitalize() for word in rule.split("_"))
    sevens = ["0" * zeros + "7" for zeros in range(500)]
    request = some(list(dict.fromkeys([*sevens, *values(grammar, rule, 1500 if depth.is_full() else 200)])), 300)

    def headers(value: str) -> Headers:
        return {header: value, "Nats-Expected-Last-Msg-Id": "none"}

    answers = refused(10071, headers, "last.of.all")(server, request)
    dfa = grammar.definitions[rule].dfa
    expected = {value: dfa.accepts(value) and (not value or int(value) == LAST) for value in request}
    assert {value: yes for value, yes in answers.items() if yes != expected[value]} == {}
    assert 0 < sum(answers.values()) < len(request)


def test_a_time_zone_is_one_that_the_host_knows(server: Server, grammar: Grammar, some: Some) -> None:
    """Every zone of the host is in the language; and what is not, the server rejects."""
    rule = "nats_schedule_time_zone"
    if rule not in grammar.definitions:
        pytest.skip(f"nats-server {server.version} knows no schedules")
    dfa = grammar.definitions[rule].dfa

    def headers(value: str) -> Headers:
        return schedule("Nats-Schedule")("0 0 5 * * *") | {"Nats-Schedule-Time-Zone": value}

    zones = sorted(timezone for timezone in available_timezones() if Path("/usr/share/zoneinfo", timezone).is_file())
    assert all(map(dfa.accepts, ["UTC", "Local", *zones]))
    actual = refused(10223, headers)(server, ["UTC", "Local", *zones])
    assert [zone for zone, yes in actual.items() if not yes] == []
    wrong = [f"{zone[:at]}{c}{zone[at:]}" for zone in zones for at in (0, 3) for c in ("..", "/", "\\", "\0", " ", "+")]
    request = some(
        [item for item in dict.fromkeys([*wrong, *values(grammar, rule, 1500)]) if not dfa.accepts(item)], 300
    )
    answers = refused(10223, headers)(server, [*request, ".", "Europe/", "Europe/.", "UTC/"])
    assert [zone for zone, yes in answers.items() if yes] == []


def test_headers_that_the_rules_refuse_together_are_refused(server: Server) -> None:
    """Servers reject what the rules for several headers reject, since the release that reads the headers."""
    if tuple(map(int, server.version.split(".")[:2])) < (2, 14):
        pytest.skip(f"nats-server {server.version} does not compare these headers")
    every, target = {"Nats-Schedule": "@every 5m"}, {"Nats-Schedule-Target": "h.target"}
    zone, daily = {"Nats-Schedule-Time-Zone": "UTC"}, {"Nats-Schedule": "@daily"}
    last = "Nats-Expected-Last-Subject-Sequence"
    sequence, subject = {last: "0"}, {f"{last}-Subject": "h.nothing"}
    groups: list[Headers] = [{}, every, target, zone, daily, every | target, daily | target, every | target | zone]
    groups += [{"Nats-Schedule": NEVER} | target | zone, daily | target | zone, sequence, subject, subject | sequence]
    groups += [{f"{last}-Subject": item} | sequence for item in ("h.nothing.*", "h.nothing.>", "none.>")]
    groups += [headers | {"Nats-Rollup": kind} for headers in (every | target, {}) for kind in ("sub", "all")]
    answers = [codes(server, f"h.together{at}", [group])[0] for at, group in enumerate(groups)]
    for group, answer in zip(groups, answers, strict=True):
        refused = {
            definition.notes.code
            for rule, definition in decided().definitions.items()
            if rule.startswith("headers_") and not definition.dfa.accepts(together(rule, group))
        }
        assert ({answer} - {0} == set() and not refused) or answer in refused, (group, answer, refused)


def together(rule: str, headers: Headers) -> str:
    """The headers concerned as the rule has them."""
    names = TOGETHER[rule.replace("_", "-")]
    return "\n".join(f"{name}: {headers[name]}" for name in names if name in headers)


def test_what_servers_write_into_headers_is_valid(server: Server) -> None:
    """Direct gets, one by one and in batches, and messages that are republished with and without their bodies."""
    republish = {"src": "w.>", "dest": "again.>"}
    whole = {"name": "W", "subjects": ["w.>"], "storage": "memory", "allow_direct": True, "republish": republish}
    bare = whole | {"name": "B", "subjects": ["b.>"], "republish": republish | {"src": "b.>", "headers_only": True}}
    made = api(server, [Request(f"STREAM.CREATE.{body['name']}", body) for body in (whole, bare)])
    assert [answer for answer in made if not answer or "error" in answer] == []
    asks = [b'{"last_by_subj": "w.a"}', b'{"batch": 10, "seq": 1}', b'{"multi_last": ["w.*"]}']
    with Connection(server) as connection:
        connection.exchange(b"SUB again.> 1\r\nSUB got 2\r\n")
        connection.send(b"PUB w.a 1\r\nx\r\nPUB w.b 1\r\nx\r\nPUB w.a 1\r\nx\r\nPUB b.a 1\r\nx\r\n")
        message = connection.read(lambda _: False, patience=1)
        connection.send(b"".join(b"PUB $JS.API.DIRECT.GET.W got %d\r\n%s\r\n" % (len(ask), ask) for ask in asks))
        message += connection.read(lambda _: False, patience=1)
    api(server, [Request(f"STREAM.DELETE.{name}") for name in "WB"])
    written = {(name.decode(), value.decode()) for name, value in re.findall(rb"(Nats-[\w-]+): ([^\r]*)\r\n", message)}
    assert [pair for pair in written if pair[0] not in known()] == []
    assert [pair for pair in written if not ng.rule(known()[pair[0]]).is_valid(pair[1])] == []
    names = {"Nats-Stream", "Nats-Subject", "Nats-Sequence", "Nats-Time-Stamp", "Nats-Last-Sequence", "Nats-Msg-Size"}
    if not server.version.startswith("2.9."):
        names |= {"Nats-Num-Pending", "Nats-UpTo-Sequence"}
    assert {name for name, _ in written} == names


def test_headers_of_consumers_sources_and_counters_are_valid(server: Server) -> None:
    """Of heartbeats, the ends of pull requests, pinned clients, and streams with sources."""
    if tuple(map(int, server.version.split(".")[:2])) < (2, 14):
        pytest.skip(f"nats-server {server.version} has no pinned clients and no counters")
    counter = {"allow_msg_counter": True, "allow_direct": True}
    streams: list[Json] = [
        {"name": "V", "subjects": ["v.>"]},
        {"name": "N", "subjects": ["n.>"], **counter},
        {"name": "SV", "sources": [{"name": "V", "filter_subject": "v.*"}]},
        {
            "name": "ST",
            "sources": [
                {"name": "V", "subject_transforms": [{"src": f"v.{letter}", "dest": f"t.{letter}"} for letter in "ab"]},
            ],
        },
        {"name": "SN", "sources": [{"name": "N"}], **counter},
    ]
    push = {"ack_policy": "none", "mem_storage": True}
    pinned = {
        "durable_name": "p",
        "ack_policy": "explicit",
        "priority_policy": "pinned_client",
        "priority_groups": ["g"],
    }
    beating = {"deliver_subject": "got", "idle_heartbeat": 100_000_000, "flow_control": True, "filter_subject": "v.z"}
    consumers = [
        Request("CONSUMER.DURABLE.CREATE.V.p", {"stream_name": "V", "config": pinned}),
        Request("CONSUMER.CREATE.V", {"stream_name": "V", "config": push | beating}),
        *(
            Request(f"CONSUMER.CREATE.{name}", {"stream_name": name, "config": push | {"deliver_subject": "got"}})
            for name in ("SV", "ST", "SN")
        ),
    ]
    with Connection(server) as connection:
        connection.exchange(b"SUB got 1\r\n")
        made = api(
            server, [Request(f"STREAM.CREATE.{stream['name']}", stream | {"storage": "memory"}) for stream in streams]
        )
        assert [item for item in made if not item or "error" in item] == []
        for entry in "ab":
            connection.exchange(b"PUB v.%s 1\r\nx\r\n" % entry.encode())
            connection.exchange(b"HPUB n.%s 27 27\r\nNATS/1.0\r\nNats-Incr: +5\r\n\r\n\r\n" % entry.encode())
        made = [api(server, [request])[0] for request in consumers]
        assert [item for item in made if not item or "error" in item] == []
        pull = b'{"batch": 5, "max_bytes": 1000, "group": "g", "expires": 500000000}'
        connection.send(b"PUB $JS.API.CONSUMER.MSG.NEXT.V.p got %d\r\n%s\r\n" % (len(pull), pull))
        message = connection.read(lambda got: b"Request Timeout" in got)
    api(server, [Request(f"STREAM.DELETE.{stream['name']}") for stream in streams])
    written = {(name.decode(), value.decode()) for name, value in re.findall(rb"(Nats-[\w-]+): ([^\r]*)\r\n", message)}
    assert [pair for pair in written if pair[0] not in known()] == []
    refused = [pair for pair in written if not ng.rule(known()[pair[0]]).is_valid(pair[1])]
    assert refused == [("Nats-Incr", "5")]  # ADR-49 wants a sign, and a server that sources a counter writes none
    assert ng.rule("nats-server:nats-incr").is_valid("5")
    assert {name for name, _ in written} >= {
        *("Nats-Pending-Messages", "Nats-Pending-Bytes", "Nats-Pin-Id", "Nats-Last-Consumer", "Nats-Last-Stream"),
        *("Nats-Stream-Source", "Nats-Counter-Sources", "Nats-Incr"),
    }
