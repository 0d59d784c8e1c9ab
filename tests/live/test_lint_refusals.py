"""Each rejection that `natsgrammar lint` decides, provoked: servers reject where their release is in its range."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import natsgrammar as ng
from natsgrammar.linting.transforms import refused
from natsgrammar.tables import REFUSALS
from tests.support.nats_wire import Json, Request, Server, api

S: Json = {"name": "S", "subjects": ["s.>"], "storage": "memory"}
O: Json = {"name": "O", "subjects": ["o.>"], "storage": "memory"}  # noqa: E741 - an origin
SECOND = 10**9


def stream(**members: Any) -> list[Json]:
    return [S | members]


def mirror(**members: Any) -> list[Json]:
    return [O, {"name": "M", "storage": "memory", "mirror": {"name": "O"}} | members]


def of(about: str, **members: Any) -> list[Json]:
    """A stream with such a mirror or source."""
    origin = {"name": "O"} | members
    return [O, {"name": "M", "storage": "memory", about: origin if about == "mirror" else [origin]}]


def consumer(stream: Json | None = None, **members: Any) -> list[Json]:
    return [
        S | (stream or {}),
        {"stream_name": "S", "config": {"durable_name": "c", "ack_policy": "explicit"} | members},
    ]


def queue(**members: Any) -> list[Json]:
    return consumer({"retention": "workqueue"}, **members)


def two(first: str, second: str) -> list[Json]:
    """Two consumers of a work queue with these filters."""
    filters = [{"filter_subject": text} if text else {} for text in (first, second)]
    return [*queue(**filters[0]), queue(**filters[1], durable_name="d")[1]]


def called(call: str, pattern: str) -> Iterator[tuple[str, list[Json]]]:
    """Each place of a transform with the call, by the condition of its row."""
    move = {"src": "s.*", "dest": f"p.{{{{{call}}}}}"}
    yield f"stream older subject_transform {pattern}", stream(subject_transform=move)
    yield f"stream older republish {pattern}", stream(republish=move)
    for about in ("mirror", "sources"):
        yield f"{about} older subject_transforms {pattern}", of(about, subject_transforms=[move])


CALLED = (
    ("left(1,2)", r"(?P<call>\{\{\s*(left|right)\s*\(.*?\}\})"),
    ("partition(3)", r"(?P<call>\{\{\s*(random\s*\(|partition\s*\([^,]*\)).*?\}\})"),
)
MOVED = {"src": "o.*", "dest": "p.{{wildcard(3)}}"}
CROSSING = [{"src": "o.*.a", "dest": ""}, {"src": "o.a.*", "dest": ""}]
ODD = [{"src": "o.*x.*", "dest": ""}, {"src": "o.a.b", "dest": ""}]
NESTED = [{"src": "o.>", "dest": ""}, {"src": "o.a", "dest": ""}]
LIMITS: Json = {"consumer_limits": {"max_ack_pending": 2, "inactive_threshold": 2 * SECOND}}
PRIORITY: Json = {"priority_policy": "overflow", "priority_groups": ["g"]}
# Terms, as in `refusals.toml`, or the number of the error for checks in code: documents, the last of which is rejected.
EXAMPLES: dict[str, list[Json]] = {
    "max_age<100ms": stream(max_age=604800),
    "duplicate_window<100ms": stream(duplicate_window=120),
    "duplicate_window>max_age": stream(max_age=60 * SECOND, duplicate_window=120 * SECOND),
    "subject_delete_marker_ttl<1s": stream(subject_delete_marker_ttl=30, allow_msg_ttl=True),
    "allow_rollup_hdrs deny_purge": stream(allow_rollup_hdrs=True, deny_purge=True),
    "discard_new_per_subject -discard=new": stream(discard_new_per_subject=True, max_msgs_per_subject=1),
    "discard_new_per_subject -max_msgs_per_subject>0": stream(discard_new_per_subject=True, discard="new"),
    "allow_msg_counter discard=new": stream(allow_msg_counter=True, discard="new"),
    "allow_msg_counter allow_msg_ttl": stream(allow_msg_counter=True, allow_msg_ttl=True),
    "allow_msg_counter -retention=limits": stream(allow_msg_counter=True, retention="interest"),
    "allow_msg_counter allow_msg_schedules": stream(allow_msg_counter=True, allow_msg_schedules=True),
    "allow_msg_schedules discard=new": stream(allow_msg_schedules=True, discard="new"),
    "persist_mode=async -storage=file": stream(persist_mode="async"),
    "persist_mode=async num_replicas>1": stream(persist_mode="async", storage="file", num_replicas=3),
    "persist_mode=async allow_atomic": stream(persist_mode="async", storage="file", allow_atomic=True),
    "placement.preferred": stream(placement={"preferred": "n1"}),
    "num_replicas>5": stream(num_replicas=6),
    "stream num_replicas<0": stream(num_replicas=-1),
    "mirror_direct -mirror": stream(mirror_direct=True),
    "sealed -state": stream(sealed=True),
    "template_owner": stream(template_owner="T"),
    "subjects mirror": mirror(subjects=["m.>"]),
    "sources mirror": mirror(sources=[{"name": "O"}]),
    "first_seq mirror": mirror(first_seq=3),
    "subject_delete_marker_ttl mirror": mirror(subject_delete_marker_ttl=60 * SECOND),
    "allow_msg_counter mirror": mirror(allow_msg_counter=True),
    "allow_msg_schedules mirror": mirror(allow_msg_schedules=True),
    "allow_atomic mirror": mirror(allow_atomic=True),
    "allow_batched mirror": mirror(allow_batched=True),
    "allow_msg_schedules sources": [O, S | {"sources": [{"name": "O"}], "allow_msg_schedules": True}],
    "republish mirror": mirror(republish={"src": "o.>", "dest": "p.>"}),
    "republish sources -subjects": [
        *of("sources")[:1],
        of("sources")[1] | {"republish": {"src": "o.>", "dest": "p.>"}},
    ],
    "mirror filter_subject subject_transforms": of("mirror", filter_subject="o.a", subject_transforms=NESTED[1:]),
    "sources filter_subject subject_transforms": of("sources", filter_subject="o.a", subject_transforms=NESTED[1:]),
    "filter_subjects filter_subject": consumer(filter_subject="s.a", filter_subjects=["s.b"]),
    "backoff>max_deliver": consumer(max_deliver=2, backoff=[SECOND, SECOND, SECOND]),
    "backoff~max_deliver": consumer(max_deliver=2, backoff=[SECOND, SECOND]),
    "backoff -max_deliver>0": consumer(max_deliver=-1, backoff=[SECOND]),
    "backoff max_deliver<-1": consumer(max_deliver=-5, backoff=[SECOND]),
    "consumer num_replicas<0": consumer(num_replicas=-1),
    "-priority_policy=none -priority_groups -deliver_subject": consumer(priority_policy="overflow"),
    "-priority_policy=none deliver_subject": consumer(**PRIORITY, deliver_subject="d"),
    "priority_groups priority_policy=none": consumer(priority_groups=["g"]),
    "priority_timeout>0 priority_policy=none": consumer(priority_timeout=60 * SECOND),
    "name durable_name -name~durable_name": consumer(name="d"),
    "opt_start_seq -deliver_policy=by_start_sequence": consumer(opt_start_seq=3, deliver_policy="new"),
    "opt_start_time -deliver_policy=by_start_time": consumer(opt_start_time="2026-01-01T00:00:00Z"),
    "deliver_policy=by_start_sequence -opt_start_seq": consumer(deliver_policy="by_start_sequence"),
    "deliver_policy=by_start_time -opt_start_time": consumer(deliver_policy="by_start_time"),
    "deliver_policy=last_per_subject -filter_subject -filter_subjects": consumer(deliver_policy="last_per_subject"),
    "max_waiting>0 deliver_subject": consumer(max_waiting=3, deliver_subject="d"),
    "max_ack_pending>0 deliver_subject ack_policy=none": consumer(
        max_ack_pending=3, deliver_subject="d", ack_policy="none"
    ),
    "rate_limit_bps -deliver_subject": consumer(rate_limit_bps=3),
    "idle_heartbeat>0 -deliver_subject": consumer(idle_heartbeat=SECOND),
    "flow_control -deliver_subject -ack_policy=flow_control": consumer(flow_control=True),
    "direct -deliver_subject": consumer(direct=True),
    "direct durable_name deliver_subject": consumer(direct=True, deliver_subject="d"),
    "flow_control deliver_subject -idle_heartbeat>0 -ack_policy=flow_control": consumer(
        flow_control=True, deliver_subject="d"
    ),
    "max_batch<0 -deliver_subject": consumer(max_batch=-1),
    "max_waiting<0 deliver_subject": consumer(max_waiting=-1, deliver_subject="d"),
    "max_waiting<0 -deliver_subject": consumer(max_waiting=-1),
    "deliver_subject ack_policy=none -max_ack_pending stream.consumer_limits.max_ack_pending>0": consumer(
        LIMITS, deliver_subject="d", ack_policy="none"
    ),
    "max_ack_pending>stream.consumer_limits.max_ack_pending": consumer(LIMITS, max_ack_pending=3),
    "inactive_threshold>stream.consumer_limits.inactive_threshold": consumer(
        LIMITS, max_ack_pending=1, inactive_threshold=3 * SECOND
    ),
    "idle_heartbeat<100ms idle_heartbeat>0 deliver_subject": consumer(idle_heartbeat=30, deliver_subject="d"),
    "max_expires<1ms max_expires>0 -deliver_subject": consumer(max_expires=30),
    "max_expires<0 -deliver_subject": consumer(max_expires=-1),
    "ack_wait<0 -backoff": consumer(ack_wait=-1),
    "ack_wait<1ms ack_wait>0": consumer(ack_wait=30),
    "inactive_threshold<1ms inactive_threshold>0": consumer(inactive_threshold=30),
    "ack_policy=none stream.retention=workqueue -deliver_subject": queue(ack_policy="none"),
    "ack_policy=none stream.retention=workqueue deliver_subject -direct -sourcing": queue(
        ack_policy="none", deliver_subject="d"
    ),
    "ack_policy=all stream.retention=workqueue -direct -sourcing": queue(ack_policy="all"),
    "-deliver_policy=all stream.retention=workqueue ack_policy=explicit -direct -sourcing": queue(deliver_policy="new"),
    "stream destinations subject_transform": stream(subject_transform=MOVED),
    "stream destinations republish": stream(republish=MOVED),
    "mirror destinations subject_transforms": of("mirror", subject_transforms=[MOVED]),
    "sources destinations subject_transforms": of("sources", subject_transforms=[MOVED]),
    **{name: documents for call in CALLED for name, documents in called(*call)},
    "unused republish": stream(republish={"src": "s.*", "dest": "p"}),
    "-republish.dest": stream(republish={"src": "s.>"}),
    "republish subjects=> -republish.dest": stream(republish={"src": "s.>"}, subjects=[">"], no_ack=True),
    "mirror overlaps subject_transforms": of("mirror", subject_transforms=CROSSING),
    "sources covers subject_transforms": of("sources", subject_transforms=NESTED),
    "overlaps subject_transforms 2.15.2": of("mirror", subject_transforms=ODD),
    "covers subject_transforms 2.15.2": of("sources", subject_transforms=ODD),
    "stream twice sources": [
        O | {"sources": [{"name": "S"}, {"name": "S", "external": {"deliver": "d"}}]},  # which have two names
        S | {"name": "T", "sources": [{"name": "O", "external": {}}, {"name": "O", "external": {"api": ""}}]},
    ],
    "STREAM_NAME 10052": stream(name="s" * 256),
    "STREAM_NAME 10142": of("mirror", name=""),
    "STREAM_NAME 10141": of("sources", name="", external={"api": "$JS.x.API"}),
    "CONSUMER_NAME 10102": consumer(durable_name="c" * 256),
    "GROUP_NAME 10162": consumer(**PRIORITY | {"priority_groups": ["g" * 17]}),
    "SUBJECT 10052": stream(subjects=["a..b"]),
    "RESERVED 10052": stream(subjects=["$JS.API.>"]),
    "RESERVED 10052 before 2.10.17": stream(subjects=["$JS.API.>"], no_ack=True),
    "RESERVED 10052 before 2.15.3": stream(subjects=["*x.>"]),
    "RESERVED 10112": consumer(deliver_subject="$JS.hub.API.x"),
    "OVERLAP 10065": [{"name": "s", "storage": "memory"}, S | {"subjects": ["*"], "no_ack": True}],
    "OVERLAP 10052": stream(subjects=["s.a", "s.*"]),
    "SERVER_OVERLAP 10065 before 2.15.3": [O | {"subjects": ["p.*x.*"]}, S | {"subjects": ["p.b.c"]}],
    "SERVER_OVERLAP 10052 before 2.15.3": stream(subjects=["p.*x.*", "p.b.c"]),
    "SERVER_OVERLAP 10138 before 2.15.3": consumer(filter_subjects=["s.*x.*", "s.b.c"]),
    "CYCLE 10052": [O | {"sources": [{"name": "S"}]}, S | {"sources": [{"name": "O"}]}],
    "CYCLE 10052 before 2.10": [
        O | {"sources": [{"name": "S", "filter_subject": "s.a"}]},
        S | {"sources": [{"name": "O", "filter_subject": "o.a"}]},
    ],
    "REPUBLISH_CYCLE 10052": stream(republish={"src": "s.>", "dest": "s.x.>"}),
    **{
        f"REPUBLISH_CYCLE 10052 before {release}": stream(
            republish={"src": ">", "dest": ">"}, subject_transform={"src": "s.>", "dest": "p.>"}
        )
        for release in ("2.12.2", "2.11.11")
    },
    "REPUBLISH_CYCLE 10052 before 2.15.3": stream(subjects=["s.*x.*"], republish={"src": "s.*x.*", "dest": "s.b.$1"}),
    "DELIVER_CYCLE 10081": consumer(deliver_subject="s.x"),
    "DELIVER_CYCLE 10081 before 2.15.3": consumer({"subjects": ["*s.x"]}, deliver_subject="s.x"),
    "FILTER_OVERLAP 10138": consumer(filter_subjects=["s.>", "s.a"]),
    "FILTER_OVERLAP 10138 before 2.12.5": consumer(filter_subjects=["s.*.a", "s.a.*"]),
    "FILTER_OUTSIDE 10093 before 2.10": consumer(filter_subject="x.a"),
    "FILTER_OUTSIDE 10052 before 2.10": of("mirror", filter_subject="x.a"),
    "FILTER_WIDER 10093 before 2.10": consumer({"subjects": ["s.*.*"]}, filter_subject="*.b.c"),
    "WORK_QUEUE 10099": two("", ""),
    "WORK_QUEUE 10100": two("s.>", "s.a.*"),
    "WRONG_TYPE 10025": stream(max_age="1h"),
    "UNKNOWN_MEMBER 10025": stream(max_ages=3),
}


# The checks in code whose messages have the error; those of names are too many.
NUMBERED = {"RESERVED", "OVERLAP", "SERVER_OVERLAP", "REPUBLISH_CYCLE", "DELIVER_CYCLE", "GROUP_NAME"}
NUMBERED |= {"SUBJECT", "WRONG_TYPE"}


def name_of(row: Any) -> str:
    """The key of a row's example."""
    if condition := row["when"] or row["each"]:
        named = f"{row['about']} {condition}"
        return named if named in EXAMPLES else condition
    return f"{row['code']} {row['error']}" + (f" before {row['before']}" if row["before"] else "")


def numbers(release: str) -> tuple[int, ...]:
    return tuple(map(int, release.split(".")))


def creation(document: Json) -> Request:
    if "stream_name" in document:
        config = document["config"]
        return Request(f"CONSUMER.DURABLE.CREATE.{document['stream_name']}.{config['durable_name']}", document)
    return Request(f"STREAM.CREATE.{document['name']}", document)


def test_every_row_has_an_example() -> None:
    assert [name_of(row) for row in REFUSALS] == list(EXAMPLES)


@pytest.mark.parametrize("row", REFUSALS, ids=name_of)
def test_lint_finds_each_refusal(row: Any) -> None:
    findings = [(finding.code, finding.level, finding.message) for finding in ng.lint(EXAMPLES[name_of(row)])]
    code, level = row["code"], "error" if row["error"] else "warning"
    ours = [message for a, b, message in findings if (a, b) == (code, level)]
    assert ours, findings
    if row["when"] or row["before"] or code in NUMBERED:
        assert any(f"error {row['error']} of nats-server" in message for message in ours) == bool(row["error"])


def test_servers_refuse_what_the_table_says(server: Server) -> None:
    """With the error of the row if their release is in its range, else not with that error."""
    wrong, now = [], numbers(server.version)
    for row in REFUSALS:
        documents = EXAMPLES[name_of(row)]
        answers = [api(server, [creation(document)], patience=10)[0] for document in documents]
        api(
            server,
            [Request(f"STREAM.DELETE.{document['name']}") for document in documents if "name" in document],
            patience=10,
        )
        code = int((answers[-1] or {}).get("error", {}).get("err_code", 0))
        ranges = [each for each in REFUSALS if EXAMPLES[name_of(each)] == documents and each["error"] == row["error"]]
        refuses = bool(row["error"]) and any(
            numbers(each["since"] or "0") <= now < numbers(each["before"] or "9") for each in ranges
        )
        if (code == row["error"] and code != 0) != refuses or (not row["error"] and code):
            wrong.append((name_of(row), code))
    assert not wrong


def test_republished_subjects_are_refused_where_lint_says_so(server: Server) -> None:
    """Servers before 2.10 also reject an empty destination, and white space in place of a wildcard."""
    wrong, now = [], numbers(server.version)
    destinations: tuple[str, ...] = (
        "",
        "b",
        "b c",
        "b c.>",
        "y.>",
        "y.*",
        "y.$1",
        "{{left(1,2)}}",
        "y.{{wildcard(1)}} x",
    )
    destinations += ("y.{{split(1,.)}}", "y.{{split(1,-)}}", "y z.{{split(1, )}}")
    moves: list[Json] = [{}, {"src": ""}, {"src": "s.a"}, {"src": "s.>"}, {"src": "s.*"}, {"dest": ""}]
    moves += [{"src": "s.*.*", "dest": "y.{{partition(2,1,2)}}.x\ty"}, {"src": "s .*", "dest": "a.b"}]
    moves += [{"src": source, "dest": text} for source in ("", "s.a", "s.*", "s.>", "s.*.*") for text in destinations]
    for move in moves:
        (body,) = stream(republish=move, subjects=["s.a", "s.b.>"])
        answer = api(server, [creation(body), Request("STREAM.DELETE.S")], patience=10, at_once=1)[0]
        endings = [
            finding.message.partition("before ")[2].strip(")") for finding in ng.lint(body) if finding.level == "error"
        ]
        foreseen = any(not release or now < numbers(release) for release in endings)
        is_refused = "error" in (answer or {})
        # 2.9 does not read functions where the source has no wildcard.
        if is_refused > foreseen or (foreseen > is_refused and now >= (2, 10)):
            wrong.append((move, endings, answer and answer.get("error")))
    assert not wrong


def test_backoff_stands_for_a_negative_wait(server: Server) -> None:
    body = consumer(backoff=[SECOND], max_deliver=5, ack_wait=-1)
    answers = api(server, [*map(creation, body), Request("STREAM.DELETE.S")], patience=10, at_once=1)
    assert "error" not in (answers[1] or {})
    assert [finding for finding in ng.lint(body) if finding.level == "error"] == []


SOURCES = ("a", "a.*", "*.a.*", "a.>", "*.>", ">")
CALLS: tuple[str, ...] = (
    "wildcard(1)",
    "Wildcard( 2 )",
    "wildcard(0)",
    "wildcard(3)",
    "wildcard()",
    "wildcard(1,2)",
    "wildcard(x)",
)
CALLS += (
    "partition(3)",
    "partition(3,1)",
    "Partition(3, 1, 2)",
    "partition(x)",
    "partition()",
    "random(5)",
    "random()",
)
CALLS += ("split(1,-)", "split(1, -)", "split(1)", "split(1,-,1)", "Split(3,x)", "split(1,)", "left(1,2)", "Right(1,2)")
CALLS += (
    "SplitFromLeft(1,2)",
    "splitFromright(1,2)",
    "sliceFromLeft(2,1)",
    "SLICEFROMLEFT(1,1)",
    "upper(1)",
    "left(1)",
)
CALLS += (
    "split(1,..)",
    "split(1,.)",
    "split(1,a.b)",
    "split(1,a b)",
    "split(9223372036854775808,-)",
    "left(1,2147483648)",
)
CALLS += ("partition(2147483647,1)", "partition(2147483648,1)", "partition(2147483648)", "partition(-1)")
CALLS += ("random(2147483647)", "random(2147483648)", "random(-1)", "random(1,2)")
TOKENS: tuple[str, ...] = (
    "b",
    "$1",
    "$2",
    "$0",
    "$x",
    "$-1",
    "*",
    "{{b}}",
    "{b}",
    "{{}}",
    *(f"{{{{{call}}}}}" for call in CALLS),
)
TOKENS += ("{{ wildcard (1) }}", "{{wildcard(1)}}x", "x{{wildcard(1)}}", "{{wildcard(1)}}{{wildcard(1)}}")


def test_a_destination_is_refused_where_lint_says_so(server: Server) -> None:
    """Older servers read fewer functions."""
    if numbers(server.version) < (2, 15):
        pytest.skip(f"nats-server {server.version} reads other transforms")
    wrong = []
    pairs = [(source, f"x.{token}{end}") for source in SOURCES for token in TOKENS for end in ("", ".>")]
    bodies = [S | {"subject_transform": {"src": source, "dest": destination}} for source, destination in pairs]
    requests = [
        request for body in bodies for request in (Request("STREAM.CREATE.S", body), Request("STREAM.DELETE.S"))
    ]
    answers = api(server, requests, patience=10, at_once=1)[::2]
    for (source, destination), answer in zip(pairs, answers, strict=True):
        code = int((answer or {}).get("error", {}).get("err_code", 0))
        assert code in (0, 10156), answer
        if bool(code) != bool(refused(source, destination)):
            wrong.append((source, destination, answer and answer.get("error")))
    assert not wrong
    assert len(pairs) > 500
