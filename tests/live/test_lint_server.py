"""What `natsgrammar lint` says of streams and consumers, a running server says too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any
from urllib.request import urlopen

import pytest

import natsgrammar as ng
from natsgrammar.linting.shapes import CONSUMER, ENUM, STREAM, Keys, Shape
from tests.support import depth
from tests.support.nats_wire import Json, Request, Server, api

OVERLAPS, FILTER, FILTERS, INVALID_JSON, DELIVER_CYCLE = (
    10065,
    10093,
    10138,
    10025,
    10081,
)  # JetStream's codes of errors


def below(*subjects: str) -> list[str]:
    """All below one token of their own: `*.b` alone would reach into the server's own subjects."""
    return [f"p.{subject}" for subject in subjects]


CLEAN = below("a", "b", "a.b", "a.b.c", "*.b", "a.*", "a.>", "b.>", "a.*.c", "*.b.*", "a.b.>")
# Tokens that only look like wildcards, at their beginning (which misleads the server) and elsewhere.
EMBEDDED = below("*x", "x*", ">x", "a.*x", "a.x*", "*x.*", "*x.b", "a.>x", "a.*x.>", "*x.*y", "**", "*>", ">>.b")
EMBEDDED += below("*.>x", "x*.*")


def stream(name: str, *subjects: str) -> Json:
    return {"name": name, "subjects": list(subjects), "storage": "memory"}


def release(server: Server) -> tuple[int, ...]:
    return tuple(map(int, server.version.split(".")))


def codes(*values: Json, of: Server | None = None) -> set[str]:
    """The codes of errors, of all servers or of one."""
    is_newest = of is not None and release(of) >= (2, 15, 3)
    findings = (finding for finding in ng.lint(list(values)) if finding.level == "error")
    return {finding.code for finding in findings if not (is_newest and "before 2.15.3" in finding.message)}


def refusal(answer: Json | None) -> int:
    """The code of the error, 0 if the request was granted."""
    assert answer is not None
    return int(answer.get("error", {}).get("err_code", 0))


def created(server: Server, config: Json) -> int:
    """The code of the error that a stream of that configuration gets; it is deleted at once."""
    name = config["name"]
    requests = [Request(f"STREAM.CREATE.{name}", config), Request(f"STREAM.DELETE.{name}")]
    for _ in range(20):
        code = refusal(api(server, requests, at_once=1)[0])
        if code != 10049:  # no store: the server may still remove the folder of an earlier stream of the name
            break
    return code


def test_a_second_stream_is_refused_exactly_where_subjects_overlap_for_the_server(server: Server) -> None:
    subjects = CLEAN + EMBEDDED
    requests = []
    for first in subjects:
        requests.append(Request("STREAM.CREATE.FIRST", stream("FIRST", first)))
        for second in subjects:
            requests += [Request("STREAM.CREATE.SECOND", stream("SECOND", second)), Request("STREAM.DELETE.SECOND")]
        requests.append(Request("STREAM.DELETE.FIRST"))
    answers = iter(api(server, requests, patience=5, at_once=1))
    wrong, odd = [], 0
    for first in subjects:
        assert refusal(next(answers)) == 0, first
        for second in subjects:
            code, _ = refusal(next(answers)), next(answers)
            assert code in (0, OVERLAPS), (first, second, code)
            if (code == OVERLAPS) != ng.overlaps(first, second, as_server=server.version):
                wrong.append((first, second))
            actual = codes(stream("FIRST", first), stream("SECOND", second), of=server)
            if (code == OVERLAPS) == actual.isdisjoint({"OVERLAP", "SERVER_OVERLAP"}):
                wrong.append((first, second))
            odd += (code == OVERLAPS) != ng.overlaps(first, second)
        next(answers)
    assert not wrong
    assert bool(odd) == (release(server) < (2, 15, 3)), "embedded wildcards misled the server until then"


def test_members_are_read_whatever_their_case(server: Server) -> None:
    refused: list[Json] = [
        {"MAX_AGE": 5},
        {"max_age": 0, "Max_Age": 5},
        {"Subjectſ": ["a..b"]},
    ]
    for members in ({"METADATA": {"Name": "a", "name": "b"}}, *refused):
        config = stream("S", "s") | members
        assert bool(created(server, config)) == bool(codes(config)) == (members in refused), members


def test_a_filter_outside_of_its_stream(server: Server) -> None:
    """What lint calls FILTER_OUTSIDE is rejected by servers before 2.10 and selects nothing on newer ones.

    The former reject any filter unless it covers a subject of the stream or is covered by one, the latter none.
    """
    pairs = list(product(CLEAN, repeat=2))
    before_2_10 = release(server) < (2, 10)
    requests = []
    for subject, expected in pairs:
        config = {"ack_policy": "explicit", "filter_subject": expected, "mem_storage": True}
        requests += [
            Request("STREAM.CREATE.S", stream("S", subject)),
            Request("CONSUMER.CREATE.S", {"stream_name": "S", "config": config}),
            Request("STREAM.DELETE.S"),
        ]
    answers = api(server, requests, patience=5, at_once=1)[1::3]
    for (subject, expected), answer in zip(pairs, answers, strict=True):
        nested = ng.covers(subject, expected) or ng.covers(expected, subject)
        assert refusal(answer) == (FILTER if before_2_10 and not nested else 0), (subject, expected)
        consumer = {"stream_name": "S", "config": {"filter_subject": expected}}
        assert ("FILTER_OUTSIDE" in codes(stream("S", subject), consumer)) != ng.overlaps(subject, expected)


def test_filters_of_one_consumer(server: Server) -> None:
    """Since 2.10 a consumer has several filters; one that another covers is rejected, by older servers each overlap."""
    if release(server) < (2, 10):
        pytest.skip(f"nats-server {server.version} knows one filter per consumer")
    pairs = list(product(CLEAN, repeat=2))
    request = [Request("STREAM.CREATE.S", stream("S", "p.>"))]
    for a, b in pairs:
        config = {"ack_policy": "explicit", "filter_subjects": [a, b], "mem_storage": True}
        request.append(Request("CONSUMER.CREATE.S", {"stream_name": "S", "config": config}))
    for (a, b), answer in zip(pairs, api(server, request, patience=5, at_once=1)[1:], strict=True):
        findings = ng.lint({"stream_name": "S", "config": {"filter_subjects": [a, b]}})
        assert {item.code for item in findings} <= {"FILTER_OVERLAP"}
        old = tuple(map(int, server.version.split("."))) < (2, 12, 5)
        refused = any(old or "before 2.12.5" not in item.message for item in findings)
        assert refusal(answer) == (FILTERS if refused else 0), (a, b)
    api(server, [Request("STREAM.DELETE.S")])


def test_circles_of_streams_are_refused_as_lint_says(server: Server) -> None:
    """Before 2.10 servers rejected each circle; newer ones those in which the last source lets messages come back.

    Lint finds what servers reject in some order."""
    links: list[Json] = [{}, {"filter_subject": "o.a"}, {"filter_subject": "s.a"}, {"filter_subject": ">"}]
    links += [link | {"mirror": True} for link in links[1:3]]
    wrong = []
    for back, forth in product(links, repeat=2):
        streams = []
        for link, name in ((back, "O"), (forth, "S")):
            origin = {"name": "S" if name == "O" else "O"} | {k: v for k, v in link.items() if k == "filter_subject"}
            is_mirror = "mirror" in link
            members = {"mirror": origin} if is_mirror else {"sources": [origin], "subjects": [f"{name.lower()}.>"]}
            streams.append({"name": name, "storage": "memory"} | members)
        collected = [item for item in ng.lint(streams) if item.code == "CYCLE"]
        old = bool(collected) and "before 2.10" in collected[0].message
        refused = []
        for order in (streams, streams[::-1]):
            requests = [Request(f"STREAM.CREATE.{item['name']}", item) for item in order]
            answers = api(server, [*requests, *(Request(f"STREAM.DELETE.{item['name']}") for item in order)], at_once=1)
            refused.append(bool(refusal(answers[1])))
        assert collected, (back, forth)
        if any(refused) != (release(server) < (2, 10) or not old):
            wrong.append((back, forth, refused, old))
    assert not wrong


def test_streams_met_again_are_refused_as_lint_says(server: Server) -> None:
    """Where no stream comes back to itself: the order of sources decides, and how far away they are."""
    chance, wrong, cycles = depth.generator("cycles"), [], 0
    for _ in range(2_000 if depth.is_full() else 60):
        accepted: list[Json] = []
        for name in "abcdef":
            origins: list[Json] = [{"name": item["name"]} for item in accepted]
            chance.shuffle(origins)
            for origin in origins:
                if chance.random() < 0.3:
                    origin["filter_subject"] = chance.choice((f"{name}.a", f"{origin['name']}.a", ">"))
            is_mirror = chance.random() < 0.2 and bool(origins)
            count = chance.randint(0, 3)
            members = {"mirror": origins[0]} if is_mirror else {"subjects": [f"{name}.>"], "sources": origins[:count]}
            item: Json = {"name": name, "storage": "memory"} | members
            (answer,) = api(server, [Request(f"STREAM.CREATE.{name}", item)])
            collected = [each for each in ng.lint([*accepted, item]) if each.code == "CYCLE"]
            foreseen = any("before 2.10" not in each.message or release(server) < (2, 10) for each in collected)
            refused = "detected cycle" in (answer or {}).get("error", {}).get("description", "")
            cycles += refused
            if not refusal(answer):
                accepted.append(item)
            if foreseen != refused and (refused or not refusal(answer)):
                wrong.append((refused, [*accepted, item]))
        api(server, [Request(f"STREAM.DELETE.{item['name']}") for item in accepted], at_once=1)
    print(f"nats-server {server.version} sees {cycles} cycles")
    assert cycles
    assert not wrong, wrong[0]


def test_groups_that_nobody_can_join(server: Server) -> None:
    """Servers accept them all, so what no subscription can have is a warning."""
    assert created(server, stream("S", "q.>")) == 0
    api(server, [Request("STREAM.CREATE.S", stream("S", "q.>"))])
    for group in ("g", "a b", "a\tb", "a.*", ">", "ü"):
        config = {"durable_name": "c", "ack_policy": "explicit", "deliver_subject": "d", "deliver_group": group}
        consumer = {"stream_name": "S", "config": config}
        request = [Request("CONSUMER.DURABLE.CREATE.S.c", consumer), Request("CONSUMER.DELETE.S.c")]
        assert refusal(api(server, request, at_once=1)[0]) == 0, group
        levels = [finding.level for finding in ng.lint(consumer) if finding.code == "GROUP_NAME"]
        assert levels == (["warning"] if " " in group or "\t" in group else []), group
    api(server, [Request("STREAM.DELETE.S")])


@pytest.mark.parametrize("storage", ["file", "memory"])
def test_names_that_cannot_be_stored(server: Server, storage: str) -> None:
    for name in ("plain", "a\0b", "\0", "é" * 127, "é" * 128, "a" * 255, "a" * 256, "a%b", "\x7f"):
        config: Json = {"name": name, "subjects": ["q.>"], "storage": storage}
        assert bool(created(server, config)) == ("STREAM_NAME" in codes(config)), name
    holder = {"name": "S", "subjects": ["q.>"], "storage": storage}
    (answer,) = api(server, [Request("STREAM.CREATE.S", holder)])
    assert refusal(answer) == 0, answer
    for name in ("plain", "c\0d", "c" * 255, "c" * 256, "é" * 127, "é" * 128, "c" * 3000):
        for memory, key in product((False, True), ("name", "durable_name")):
            config = {key: name, "ack_policy": "explicit", "mem_storage": memory}
            place = f"CONSUMER.{'DURABLE.' if key == 'durable_name' else ''}CREATE.S.{name}"
            request = [Request(place, {"stream_name": "S", "config": config}), Request(f"CONSUMER.DELETE.S.{name}")]
            refused = bool(refusal(api(server, request, at_once=1)[0]))
            assert refused == ("CONSUMER_NAME" in codes(holder, {"stream_name": "S", "config": config})), (name, config)
    api(server, [Request("STREAM.DELETE.S")])


def test_reserved_subjects_and_republishing_in_circles(server: Server) -> None:
    lenient = server.version.startswith("2.9.")  # rejects subjects of the API, and not what overlaps them
    for subject in ("$JS.EVENT.>", "$SYS.ACCOUNT.>", "$KV.b.>", "$x.>", "$JS.API.>"):
        assert bool(created(server, stream("R", subject))) == ("RESERVED" in codes(stream("R", subject))), subject
    for subject in ("*.*", ">", "$SYS.x", "*.x"):
        assert "RESERVED" in codes(stream("R", subject))
        assert bool(created(server, stream("R", subject))) != lenient, subject
    for source, destination in (
        ("o.>", "p.>"),
        ("o.>", "o.x.>"),
        ("o.*", "o.{{wildcard(1)}}"),
        ("o.*", "p.{{wildcard(1)}}"),
        ("o.>", ">"),
        (">", "*.x"),
    ):
        config = stream("R", "o.>") | {"republish": {"src": source, "dest": destination}}
        assert bool(created(server, config)) == bool({"REPUBLISH_CYCLE", "TRANSFORM"} & codes(config)), destination


DESTINATIONS = [
    "$JS.API",
    "$JS.EVENT.a",
    "$JS.FC.x",
    "$JS.a.API",
    "$JS.a",
    "$JSC.API",
    "_R_.a",
    "_R_",
    "_GR_.a",
    "$GR.a",
]


def test_delivering_in_circles(server: Server) -> None:
    for subject in ("o.>", "o.*", "o.x", "*x.b"):
        holder = stream("S", subject)
        (answer,) = api(server, [Request("STREAM.CREATE.S", holder)])
        assert refusal(answer) == 0, answer
        for deliver in ("o.x", "o.x.y", "p.x", "*x.b", "a.b", *DESTINATIONS):
            config = {"durable_name": "c", "ack_policy": "explicit", "deliver_subject": deliver}
            consumer: Json = {"stream_name": "S", "config": config}
            request = [Request("CONSUMER.DURABLE.CREATE.S.c", consumer), Request("CONSUMER.DELETE.S.c")]
            refused = refusal(api(server, request, at_once=1)[0])
            expected = {"DELIVER_CYCLE": DELIVER_CYCLE} | ({"RESERVED": 10112} if release(server) >= (2, 15, 3) else {})
            actual = codes(holder, consumer, of=server)
            assert refused == next((expected[code] for code in expected if code in actual), 0), (
                subject,
                deliver,
            )
        api(server, [Request("STREAM.DELETE.S")])


@pytest.mark.parametrize("key", ["mirror", "sources"])
def test_prefixes_of_other_accounts_and_domains(server: Server, key: str) -> None:
    """2.9 looks at overlaps only; lint says what the newest server says."""
    for prefix, place in product(
        ("$JS.hub.API", "JS.acc", "$JS.API", "a.*", "a.", ".", "a b", ">"), ("api", "deliver")
    ):
        origin = {"name": "O", "external": {"api": "$JS.hub.API", "deliver": "d.x"} | {place: prefix}}
        config = {"name": "R", "storage": "memory", key: origin if key == "mirror" else [origin]}
        actual = codes(config) & {"SUBJECT", "RESERVED"}
        if created(server, config):
            assert actual, (prefix, place)
        elif release(server) >= (2, 15):
            assert not actual, (prefix, place)


# ---- types ----------------------------------------------------------------------------------------------------------

VALUES: list[Any] = [None, True, -1, 2**31, 2**63, 2**64, 1.5, 1e3, "1h", [], [1], ["x"], {}, {"x": 1}, {"x": "y"}]


def tried(shape: Shape, keys: Keys = ()) -> Iterator[Json]:
    """Every value at every place below a shape, but for texts and objects whose own meaning the server judges.

    And for null in lists, which the server reads as an empty item, and `lint` reports.
    """
    inner = {("a key" if key is str else key): item for key, item in shape.items()} if isinstance(shape, dict) else {}
    if isinstance(shape, list):
        inner = {0: shape[0]}
    for key, value in inner.items():
        yield from tried(value, (*keys, key))
    fixed = isinstance(shape, dict) and str not in shape
    for value in VALUES if keys else ():
        own = isinstance(value, str) if shape in (str, ENUM) else isinstance(value, dict) and fixed and value != {}
        if not own and not (value is None and isinstance(keys[-1], int)):
            yield nested(keys, value)


def nested(keys: Keys, value: Any) -> Json:
    for key in reversed(keys):
        value = {key: value} if isinstance(key, str) else [value]
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize("what", ["stream", "consumer"])
def test_a_type_is_wrong_exactly_where_the_server_cannot_read_it(server: Server, what: str) -> None:
    """Older servers do not read all members."""
    if what == "stream":
        place, given = "STREAM.CREATE.R", [stream("OTHER", "r") | value for value in tried(STREAM)]
    else:
        configs = [{"ack_policy": "explicit"} | value for value in tried(CONSUMER)]
        place, given = "CONSUMER.CREATE.R", [{"stream_name": "R", "config": config} for config in configs]
    answers = api(server, [Request(place, value) for value in given], patience=20)
    wrong = []
    for value, answer in zip(given, answers, strict=True):
        refused, actual = refusal(answer) == INVALID_JSON, "WRONG_TYPE" in codes(value)
        if refused > actual or (refused < actual and release(server) >= (2, 15)):
            wrong.append((value, answer))
    assert not wrong


TIMES = (
    "2026-01-01T00:00:00Z 2026-01-01T23:59:59.123456789+23:59 2024-02-29T00:00:00-00:00 0001-01-01T00:00:00Z yesterday"
    " 2026-01-01 2026-02-29T00:00:00Z 2026-01-01T24:00:00Z 2026-01-01T00:00:60Z 2026-01-01t00:00:00Z"
    " 2026-01-01T00:00:00 2026-01-01T00:00:00z 2026-01-01T00:00:00,5Z 2026-01-01T00:00:00.Z 2026-01-01T0:00:00Z"
    " 2026-13-01T00:00:00Z 2026-01-01T00:00:00+24:00 2026-01-01T00:00:00+25:00 2026-01-01T00:00:00+0100"
    " 2026-W01-1T00:00:00Z 2026-01-01T00:00:00+00:60 2026-01-01T00:00:00+00:61 2026-01-01T00:60:00Z"
)


def test_times_are_read_as_lint_reads_them(server: Server) -> None:
    """Older releases were built with a Go that reads more."""
    if release(server) < (2, 15):
        pytest.skip(f"lint reads times as the newest server, not {server.version}")
    for time in ("", *TIMES.split()):
        start = {"deliver_policy": "by_start_time", "opt_start_time": time, "ack_policy": "explicit"}
        value = {"stream_name": "R", "config": start}
        (answer,) = api(server, [Request("CONSUMER.CREATE.R", value)])
        assert (refusal(answer) == INVALID_JSON) == ("WRONG_TYPE" in codes(value)), time


def looked_up(shape: Shape) -> list[Json]:
    """Each text that the server knows, in several cases of its letters, in its place."""
    assert isinstance(shape, dict)
    known = [(key, text) for key, inner in shape.items() if isinstance(inner, frozenset) for text in sorted(inner)]
    return [{key: item} for key, text in known for item in (text, text.upper(), text.title())]


def test_texts_that_the_server_looks_up(server: Server) -> None:
    """Older servers do not know all."""
    if release(server) < (2, 15):
        pytest.skip(f"lint says what the newest server knows, not {server.version}")
    streams = [stream("OTHER", "r") | item for item in looked_up(STREAM)]
    consumers: list[Json] = [
        {"stream_name": "R", "config": {"ack_policy": "explicit"} | item} for item in looked_up(CONSUMER)
    ]
    request = [Request("STREAM.CREATE.R", stream) for stream in streams] + [
        Request("CONSUMER.CREATE.R", consumer) for consumer in consumers
    ]
    for value, answer in zip([*streams, *consumers], api(server, request, patience=20), strict=True):
        assert (refusal(answer) == INVALID_JSON) == ("WRONG_TYPE" in codes(value)), (value, answer)


def test_what_a_server_writes_has_the_right_types(server: Server) -> None:
    """With every member set that this release knows, since answers leave out the empty ones."""
    limits = {"max_msgs": 9, "max_bytes": 2**20, "max_age": 10**15, "max_msgs_per_subject": 3, "max_msg_size": 100}
    rich = stream("E", "e.>") | limits | {"duplicate_window": 10**9, "placement": {"tags": []}, "description": "é"}
    newer = {
        "subject_transform": {"src": "e.*", "dest": "e.x.{{wildcard(1)}}"},
        "republish": {"src": "e.>", "dest": "f.>", "headers_only": True},
        "metadata": {"owner": "a"},
        "consumer_limits": {"inactive_threshold": 10**12, "max_ack_pending": 10},
        "first_seq": 7,
        "compression": "none",
    }
    config = {"durable_name": "c", "ack_policy": "explicit", "ack_wait": 10**10, "backoff": [10**9], "max_deliver": 5}
    config |= {"filter_subject": "e.a", "max_batch": 3, "max_expires": 10**10, "inactive_threshold": 10**10}
    config |= {"max_ack_pending": 5, "sample_freq": "50", "rate_limit_bps": 0, "opt_start_time": "2026-01-01T00:00:00Z"}
    config |= {"deliver_policy": "by_start_time", "max_waiting": 7, "headers_only": True}
    request = [Request("STREAM.CREATE.E", rich | (newer if release(server) >= (2, 11) else {}))]
    request += [Request("CONSUMER.DURABLE.CREATE.E.c", {"stream_name": "E", "config": config})]
    request += [
        Request("STREAM.INFO.E"),
        Request("STREAM.LIST"),
        Request("CONSUMER.INFO.E.c"),
        Request("CONSUMER.LIST.E"),
    ]
    answers = api(server, request, at_once=1)
    with urlopen(f"{server.monitor}/accountz?acc=$G") as page:
        answers.append(json.load(page))
    api(server, [Request("STREAM.DELETE.E")])
    assert [refusal(answer) for answer in answers] == [0] * 7
    assert not set(answers[2]["config"]) - set(STREAM) if answers[2] and isinstance(STREAM, dict) else 0
    for answer in answers:
        assert {finding.code for finding in ng.lint(answer)} <= {"NOTHING_KNOWN"}, answer
