"""What `natsgrammar lint` finds, where, and in which words. `test_lint_server` asks a server whether it is right."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar.diagnostics import FORMATS, Diagnostic, Refused
from natsgrammar.linting.checks import CODES, check
from natsgrammar.linting.coverage import Coverage, filters, unclear
from natsgrammar.linting.model import configuration
from natsgrammar.streams import is_device
from natsgrammar_gen.cli import main
from natsgrammar_gen.lint.documents import read_text
from tests.support import depth
from tests.support.steps import calls
from tools.reference import commands

CASES = sorted(path for path in (Path(__file__).parents[2] / "cases" / "lint").iterdir())


def lint(*arguments: str | Path, given: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(main, ["lint", *map(str, arguments)], input=given)
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return result


def findings(*arguments: str | Path, given: str | bytes | None = None) -> list[dict[str, Any]]:
    document: list[dict[str, Any]] = json.loads(lint(*arguments, "--format", "json", given=given).stdout)
    return document


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_case_has_its_findings(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(case)
    files = sorted(str(path) for path in Path().rglob("*.json*") if path.name != "expected.json")
    expected = json.loads(Path("expected.json").read_text(encoding="utf-8"))
    assert findings(*files) == expected
    errors = any(finding["level"] == "error" for finding in expected)
    assert lint(*files).exit_code == errors
    assert lint(*files, "--strict").exit_code == bool(expected)


def test_every_code_has_a_case() -> None:
    collected = {
        finding["code"] for case in CASES for finding in json.loads((case / "expected.json").read_text("utf-8"))
    }
    alone = json.loads((CASES[0].parents[1] / "lint-files" / "expected.json").read_text("utf-8"))
    collected |= {finding.split()[2] for texts in alone.values() for finding in texts if finding != "unreadable"}
    assert collected | {"OWN_RULE"} == set(CODES)  # which `tests/unit/core/test_own_rules.py` tries


def test_places_are_those_of_the_value() -> None:
    text = '[\n  {"config": {"subjects": ["ok",\n "é", "a..b"],\r\n "name": "x", "name" : "A/b", "storage": "file"}}]'
    place = {f["code"]: (f["line"], f["column"]) for f in findings("-", given=text)}
    lines = text.split("\n")
    last = (4, lines[3].index('"A/b"') + 1)
    assert place == {"SUBJECT": (3, lines[2].index('"a..b"') + 1), "STREAM_NAME": last, "REPEATED": last}


# The members of StreamConfig and ConsumerConfig in nats-server 2.15.3, and of Account in its JWTs.
ORIGIN = """
    name opt_start_seq opt_start_time filter_subject external.api external.deliver consumer.name
    consumer.deliver_subject subject_transforms[].src subject_transforms[].dest
"""
MEMBERS = {
    "stream": """
        name description subjects retention max_consumers max_msgs max_bytes max_age max_msgs_per_subject
        max_msg_size discard storage num_replicas no_ack duplicate_window placement.cluster placement.tags
        placement.preferred compression first_seq subject_transform.src subject_transform.dest republish.src
        republish.dest republish.headers_only allow_direct mirror_direct discard_new_per_subject sealed deny_delete
        deny_purge allow_rollup_hdrs metadata.key consumer_limits.inactive_threshold consumer_limits.max_ack_pending
        allow_msg_ttl subject_delete_marker_ttl allow_msg_counter allow_atomic allow_msg_schedules persist_mode
        allow_batched
    """
    + " ".join(f"mirror.{part} sources[].{part}" for part in ORIGIN.split()),
    "consumer": """
        durable_name name description deliver_policy opt_start_seq opt_start_time ack_policy ack_wait max_deliver
        backoff filter_subject filter_subjects replay_policy rate_limit_bps sample_freq max_waiting max_ack_pending
        flow_control headers_only max_batch max_expires max_bytes deliver_subject deliver_group idle_heartbeat
        inactive_threshold num_replicas mem_storage direct sourcing metadata.key pause_until priority_groups
        priority_policy priority_timeout
    """,
    "account": """
        exports[].name exports[].subject exports[].token_req exports[].revocations.key exports[].response_type
        exports[].response_threshold exports[].service_latency.results exports[].account_token_position
        exports[].advertise exports[].allow_trace exports[].description exports[].info_url imports[].name
        imports[].subject imports[].account imports[].token imports[].to imports[].local_subject imports[].share
        imports[].allow_trace limits.subs limits.data limits.payload limits.imports limits.exports limits.wildcards
        limits.disallow_bearer limits.conn limits.leaf limits.mem_storage limits.disk_storage limits.streams
        limits.consumer limits.max_ack_pending limits.mem_max_stream_bytes limits.disk_max_stream_bytes
        limits.max_bytes_required limits.tiered_limits.key.streams revocations.key default_permissions.pub.allow
        default_permissions.pub.deny default_permissions.sub.allow default_permissions.sub.deny
        default_permissions.resp.max default_permissions.resp.ttl authorization.auth_users
        authorization.allowed_accounts authorization.xkey trace.dest trace.sampling cluster_traffic description
        info_url mappings.key[].subject mappings.key[].weight mappings.key[].cluster
    """,
}


def document(kind: str, config: Any) -> Any:
    """A configuration as lint reads it."""
    match kind:
        case "stream":
            return {"config": {"name": "S", "subjects": ["a"]} | config}
        case "consumer":
            return {"stream_name": "S", "config": config}
        case _:
            return {"nats": config}


@pytest.mark.parametrize(
    ("kind", "member"), [(kind, member) for kind, members in MEMBERS.items() for member in members.split()]
)
def test_every_member_has_a_type(kind: str, member: str) -> None:
    """A list in a list is of no member's type."""
    config: Any = [[]]
    for key in reversed(member.split(".")):
        name = key.removesuffix("[]")
        config = {name: [config] if key != name else config}
    (finding,) = (item for item in ng.lint(document(kind, config)) if item.code == "WRONG_TYPE")
    assert ".".join(key for key in finding.path if isinstance(key, str)).endswith(member.replace("[]", ""))


@pytest.mark.parametrize(
    ("kind", "enums"),
    [
        ("stream", {"retention", "discard", "storage", "compression", "persist_mode"}),
        ("consumer", {"deliver_policy", "ack_policy", "replay_policy", "priority_policy"}),
        ("account", set()),
    ],
)
def test_null_is_the_default_of_every_member_but_of_enums(kind: str, enums: set[str]) -> None:
    """Live: `test_a_type_is_wrong_exactly_where_the_server_cannot_read_it`."""
    config: dict[str, Any] = {member.partition(".")[0].removesuffix("[]"): None for member in MEMBERS[kind].split()}
    if kind == "stream":
        config |= {"name": "A", "subjects": ["a"]}
    refused = {finding.path[-1] for finding in ng.lint(document(kind, config)) if finding.code == "WRONG_TYPE"}
    assert refused == enums


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"name": "S", "subjects": ["s"], "MAX_AGE": 5}, [("DURATION", ("MAX_AGE",))]),
        ({"name": "S", "Subjects": ["s..a"]}, [("SUBJECT", ("Subjects", 0))]),
        ({"Config": {"NAME": "S", "ſubjects": ["s"], "RePublish": {"SRC": "s", "Dest": "s"}}},
         [("REPUBLISH_CYCLE", ("Config", "RePublish", "Dest"))]),
        ({"name": "S", "subjects": ["s"], "max_age": 0, "Max_Age": 5}, [("DURATION", ("Max_Age",))]),
        ({"name": "S", "subjects": ["s"], "maxAge": 5}, [("UNKNOWN_MEMBER", ("maxAge",))]),
        ({"name": "S", "subjects": ["s"], "Metadata": {"Name": "a", "name": "b"}}, []),
        ({"Stream_Name": "S", "config": {"durable_name": "c", "IDLE_HEARTBEAT": 5}},
         [("MEMBERS", ("config", "IDLE_HEARTBEAT"))]),
        ({"name": "S", "subjects": ["a..b"], "METADATA": {"natsgrammar.ignore": "SUBJECT"}}, []),
        ({"nats": {"Mappings": {"A": [{"Subject": "b.$1"}]}}},
         [("TRANSFORM", ("nats", "Mappings", "A", 0, "Subject"))]),
    ],
    ids=lambda item: json.dumps(item)[:40],
)  # fmt: skip
def test_members_are_read_whatever_their_case(given: Any, expected: list[tuple[str, tuple[str | int, ...]]]) -> None:
    """As Go's reader of JSON."""
    assert [(finding.code, finding.path) for finding in ng.lint(given)] == expected
    text = json.dumps(given, ensure_ascii=False)
    (document,) = read_text("f", text)
    columns = [document.place(path)[1] for _, path in expected]
    assert [(finding["code"], finding["column"]) for finding in findings("-", given=text)] == [
        (code, column) for (code, _), column in zip(expected, columns, strict=True)
    ]


def test_a_text_that_the_server_looks_up_is_one_that_it_knows() -> None:
    """Live: `test_texts_that_the_server_looks_up`."""
    stream = {"config": {"name": "S", "subjects": ["a"], "storage": "disk", "discard": "New", "compression": "s2"}}
    assert [item.message for item in ng.lint(stream)] == [
        "`storage` is `disk`; expected `file` or `memory` (error 10025 of nats-server)"
    ]


def test_a_time_is_one_that_the_server_reads() -> None:
    """Live: `test_times_are_read_as_lint_reads_them`."""
    start = {"deliver_policy": "by_start_time", "opt_start_time": "yesterday", "pause_until": "2026-02-01T00:00:00Z"}
    (finding,) = ng.lint({"stream_name": "S", "config": start})
    assert (finding.code, finding.path) == ("WRONG_TYPE", ("config", "opt_start_time"))
    assert finding.message.startswith(
        "`opt_start_time` is `yesterday`; expected a time, such as `2026-01-31T12:00:00Z`"
    )


def test_an_existing_stream_may_be_sealed() -> None:
    sealed = {"name": "S", "subjects": ["s"], "sealed": True}
    assert [finding.code for finding in ng.lint({"config": sealed})] == ["MEMBERS"]
    assert ng.lint({"config": sealed, "state": {"messages": 0}}) == ()


def test_a_durable_name_alone_makes_a_consumer() -> None:
    assert [finding.code for finding in ng.lint({"durable_name": "a.b"})] == ["CONSUMER_NAME"]


def test_a_stream_that_is_only_named_is_stored_in_a_file() -> None:
    assert [finding.code for finding in ng.lint({"streams": ["a\0b"]})] == ["STREAM_NAME"]


@pytest.mark.parametrize("kind", ["streams", "consumers"])
def test_an_empty_list_is_no_document_without_anything(kind: str) -> None:
    assert ng.lint([{kind: []}, {kind: None}, {kind: None, "total": 0, "offset": 0}]) == ()
    unread: dict[str, Any] = {kind: None, "total": 3, "offset": 0, "missing": ["A"]}
    assert [item.message for item in ng.lint([unread | {kind: []}, unread | {"missing": None}])] == [
        "names what the server could not read: `A`",
        *2 * [f"holds 0 of 3 {kind}: add the other pages"],
    ]


# ---- input of every kind --------------------------------------------------------------------------------------------

STREAM = {"name": "A/B", "subjects": ["a.>"], "storage": "file"}


@pytest.mark.parametrize(
    "wrapped",
    [
        STREAM,
        {"config": STREAM},
        {"type": "io.nats.jetstream.api.v1.stream_create_response", "config": STREAM, "did_create": True},
        [STREAM],
        [{"config": STREAM}],
        {"streams": [{"config": STREAM}]},
        {"streams": ["A/B"]},
        ["A/B"],
        {"consumers": ["A/B"]},
        {"stream_name": "S", "config": {"durable_name": "A/B"}},
        {"stream_name": "S", "name": "A/B", "config": {}},
    ],
    ids=lambda item: json.dumps(item)[:40],
)
def test_every_shape_that_nats_writes_is_read(wrapped: object) -> None:
    (finding,) = findings("-", given=json.dumps(wrapped))
    assert finding["code"] == (
        "CONSUMER_NAME" if "onsumers" in json.dumps(wrapped) or "stream_name" in str(wrapped) else "STREAM_NAME"
    )
    assert finding["path"] == "-"


def test_a_folder_is_a_backup_of_an_account(tmp_path: Path) -> None:
    """As `nats account backup` writes it: a folder for each stream, which holds backup.json and the messages."""
    for name in ("ORDERS", "NEW"):
        (tmp_path / name).mkdir()
        config = {"name": name, "subjects": ["orders.>"], "storage": "file"}
        (tmp_path / name / "backup.json").write_text(json.dumps({"config": config, "state": {"messages": 0}}))
        (tmp_path / name / "stream.tar.s2").write_bytes(b"\xff\x06\x00\x00sNaPpY")
    (finding,) = findings(tmp_path)
    assert finding["code"] == "OVERLAP"
    assert finding["path"] == str(tmp_path / "ORDERS" / "backup.json")


@pytest.mark.parametrize(
    ("given", "cause"),
    [
        (b"", "-:1:1: is empty: expected JSON"),
        (b" \n\t\n", "-:1:1: is empty"),
        (b'{"a": 1,\n "b": }', "-:2:7: is not JSON: expecting value"),
        (b'{"a": 1}\n{"b"', "-:2:5: is not JSON: expecting ':' delimiter"),
        (b'{"a": 1,\n }', "-:2:2: is not JSON: a comma before `}`; remove the comma"),
        (b'["a"', "-:1:5: is not JSON"),
        (b"// of nats-server\nport: 4222", "-:1:1: is not JSON, and YAML, HCL and server configuration are not read"),
        (b"#!/usr/bin/nats-server -c", "-:1:1: is not JSON, and YAML, HCL"),
        (b'{"a": NaN0}', "-:1:1: is not JSON"),
        (b'["\xff"]', "-:1:3: not UTF-8"),
        ("{}".encode("utf-16"), "-:1:1: UTF-16 (byte order mark FF FE): save it as UTF-8"),
        (b'[\n"\xc3\xa9\xc3"]', "-:2:3: not UTF-8"),
        (b"[" * 100_000, "-:1:1: is nested too deeply"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "-:1:1: is nested too deeply"),
    ],
    ids=lambda item: str(item[:12]),
)
def test_what_is_not_json_is_refused_in_its_place(given: bytes, cause: str) -> None:
    result = lint("-", given=given)
    assert result.exit_code == 2
    assert cause in result.output
    assert result.output.count("\n") == 1


def test_a_member_that_comes_twice() -> None:
    given = (
        '{"name":"S","subjects":["a"]}\n{"name":"S2",\n "name":"T", "subjects":["b"], "metadata":{"a":"b", "a":"c"}}'
    )
    problems = findings("-", given=given)
    assert [(item["code"], item["line"], item["column"], item["message"]) for item in problems] == [
        ("REPEATED", 3, 9, "the object has `name` twice; servers read the last"),
        ("REPEATED", 3, 57, "the object has `a` twice; servers read the last"),
    ]


def test_a_key_of_metadata_has_a_true_reason() -> None:
    stream = {"name": "S", "subjects": ["a"], "metadata": {"\ud800": "1", "_nats.x": "2"}}
    odd, reserved = (item.message for item in ng.lint(stream) if item.code == "METADATA_KEY")
    assert "U+D800 at position 0" in odd
    assert reserved.endswith("keys that begin with `_nats` are reserved for NATS itself")


def test_a_rule_of_ones_own_has_an_address() -> None:
    result = lint("-", "--rule", "stream-name", given="[]")
    assert result.exit_code == 2
    assert "`stream-name` is not of the form KIND=ADDRESS" in result.output


def test_every_unreadable_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{")
    (tmp_path / "b.jsonl").write_text('{"name": "ok"}\n]')
    (tmp_path / "empty").mkdir()
    result = lint(tmp_path, tmp_path / "empty")
    assert result.exit_code == 2
    assert "a.json:1:2: " in result.output
    assert "b.jsonl:2:1: " in result.output
    assert f"{tmp_path / 'empty'}: no .json or .jsonl file in this folder" in result.output


@pytest.mark.parametrize("deep", ["[" * 900 + "]" * 900, '{"streams":[' * 200 + "]}" * 200])
def test_what_is_nested_but_can_be_read(deep: str) -> None:
    assert {finding["code"] for finding in findings("-", given=deep)} <= {"NOTHING_KNOWN"}


# The values of JSON, spelled with any white space that JSON allows.
SPACE = st.sampled_from(["", " ", "\n", "\r\n\t"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=12,
)


def spelled(value: Any, draw: Callable[[], str], ascii_only: bool) -> str:
    if isinstance(value, dict):
        members = (
            f"{json.dumps(k, ensure_ascii=ascii_only)}{draw()}:{draw()}{spelled(v, draw, ascii_only)}"
            for k, v in value.items()
        )
        return "{" + draw() + f"{draw()},{draw()}".join(members) + draw() + "}"
    if isinstance(value, list):
        return "[" + draw() + f"{draw()},{draw()}".join(spelled(v, draw, ascii_only) for v in value) + draw() + "]"
    return json.dumps(value, ensure_ascii=ascii_only)


def paths(value: Any, keys: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    yield keys, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from paths(item, (*keys, key))


@given(st.lists(VALUES, min_size=1, max_size=3), st.booleans(), st.data())
def test_every_value_is_found_in_its_place(values: list[Any], ascii_only: bool, data: st.DataObject) -> None:
    text = "".join(spelled(value, lambda: data.draw(SPACE), ascii_only) + "\n" for value in values)
    actual = list(read_text("f", text))
    assert [document.value for document in actual] == values
    lines = text.split("\n")
    for document in actual:
        for keys, value in paths(document.value):
            line, column = document.place(keys)
            rest = "\n".join([lines[line - 1][column - 1 :], *lines[line:]])
            assert json.JSONDecoder().raw_decode(rest)[0] == value


def test_a_byte_order_mark_is_no_fault() -> None:
    assert [f["code"] for f in findings("-", given=b"\xef\xbb\xbf" + json.dumps(STREAM).encode())] == ["STREAM_NAME"]


ODD: list[Any] = [
    {"name": "S", "sources": [{"name": "\ud800"}]},
    {"stream_name": 1, "config": 1, "name": None},
    {"durable_name": "c", "config": {"durable_name": "c", "mirror": "A", "sources": ["A"]}},
    {"config": 5, "CONFIG": {"config": 5, "Config": {"filter_subjects": "a"}}},
    {"name": "A", "sources": [{"name": "B", "subject_transforms": [{"src": ">", "dest": "a"}, {"dest": "b"}]}]},
    [42, None, [[1.5], {"exports": [1, [{"subject": "a.>"}], {"subject": 2}], "imports": {}}]],
]
KNOWN = [name.removesuffix("[]") for kind in MEMBERS.values() for path in kind.split() for name in path.split(".")]
KNOWN += 9 * ["config", "subjects", "filter_subjects", "name", "durable_name", "stream_name", "mirror", "sources"]
KNOWN += 3 * ["nats", "account_detail", "exports", "imports", "mappings", "streams", "consumers", "missing", "total"]
SCALARS = ["", "a", "a.>", "b.$1", "A/B", "workqueue", "\ud800", None, True, 0, 5, 2**64, 1.5]


def odd_value(chance: random.Random, levels: int) -> Any:
    kind = chance.random() if levels else 1
    if kind < 0.2:
        return [odd_value(chance, levels - 1) for _ in range(chance.randint(0, 3))]
    if kind > 0.6:
        return chance.choice(SCALARS)
    names = chance.choices(KNOWN, k=chance.randint(0, 5))
    return {chance.choice([name] * 8 + [name.upper()]): odd_value(chance, levels - 1) for name in names}


def test_values_of_other_types_are_no_crash() -> None:
    chance = depth.generator("odd")
    for odd in ODD + [odd_value(chance, 4) for _ in range(60_000 if depth.is_full() else 600)]:
        (document,) = read_text("f", json.dumps(odd))
        config = configuration([document])
        for finding in [*check(config, {}), *unclear(config)]:
            assert document.place(finding.path) >= (1, 1), odd
        Coverage(filters(config)).add("a.b")


# ---- options --------------------------------------------------------------------------------------------------------

OVERLAP = json.dumps([{"name": n, "subjects": ["a.>"], "storage": "file"} for n in ("A", "B")])


def test_codes_that_are_ignored_are_left_out() -> None:
    assert lint("-", given=OVERLAP).exit_code == 1
    assert lint("-", "--ignore", "OVERLAP", given=OVERLAP).exit_code == 0
    assert lint("-", "--ignore", " OVERLAP, CASE_ONLY ", given=OVERLAP).exit_code == 0
    assert lint("-", "--ignore", "CASE_ONLY", given=OVERLAP).exit_code == 1
    result = lint("-", "--ignore", "OVERLAPS", given=OVERLAP)
    assert result.exit_code == 2
    assert "unknown code `OVERLAPS` (did you mean `OVERLAP`" in result.output


def test_every_format_shows_the_same_findings() -> None:
    text = lint("-", given=OVERLAP)
    line = "-:1:84: OVERLAP `a.>` of stream `B` overlaps `a.>` of stream `A`: both capture `a.x`"
    line += " (error 10065 of nats-server)\n"
    assert text.stdout == line
    assert text.stderr == "1 error, 0 warnings\n"
    github = lint("-", "--format", "github", given=OVERLAP).stdout
    assert github.startswith("::error file=-,line=1,col=84,title=OVERLAP::`a.>` of stream")
    log = json.loads(lint("-", "--format", "sarif", given=OVERLAP).stdout)["runs"][0]
    assert {rule["id"] for rule in log["tool"]["driver"]["rules"]} == set(CODES)
    assert log["results"][0]["locations"][0]["physicalLocation"]["region"] == {"startLine": 1, "startColumn": 84}
    (quality,) = json.loads(lint("-", "--format", "gitlab", given=OVERLAP).stdout)
    assert quality["location"] == {"path": "-", "lines": {"begin": 1}}
    assert (quality["check_name"], quality["severity"]) == ("OVERLAP", "major")
    assert quality["description"] in text.stdout
    moved = json.loads(lint("-", "--format", "gitlab", given=f"\n\n{OVERLAP}").stdout)
    assert [item["fingerprint"] for item in moved] == [quality["fingerprint"]]
    twice = json.loads(lint("-", "--format", "gitlab", given='{"name": "x"}').stdout)
    assert len({item["fingerprint"] for item in twice}) == len(twice)
    (suite,) = ET.fromstring(lint("-", "--format", "junit", given=OVERLAP).stdout)
    failed = {case.get("name"): case.find("failure") for case in suite if len(case)}
    assert (suite.get("tests"), suite.get("failures")) == (str(len(CODES)), "1")
    assert [str(failure.text).strip() for failure in failed.values() if failure is not None] == [line.strip()]


def test_a_baseline_leaves_out_what_was_there_wherever_it_has_moved(tmp_path: Path) -> None:
    known, old = tmp_path / "known.json", '{"name": "a.b", "subjects": ["x"]}\n'
    known.write_text(lint("-", "--format", "json", given=old).stdout, encoding="utf-8")
    assert lint("-", "--baseline", str(known), given=f"\n\n{old}").exit_code == 0
    again = lint("-", "--baseline", str(known), given=f'{old}{{"name": "a*", "subjects": ["y"]}}\n')
    assert again.exit_code == 1
    assert again.stderr.endswith(" known)\n")
    twice = f"{old}{old}"
    known.write_text(lint("-", "--format", "json", given=twice).stdout, encoding="utf-8")
    assert "DUPLICATE" in known.read_text(encoding="utf-8")
    assert lint("-", "--baseline", str(known), "--strict", given=f"\n\n{twice}").exit_code == 0, "moved, and told so"
    known.write_text(lint("-", "--format", "json", given=old).stdout, encoding="utf-8")
    assert all("a*" in line for line in again.stdout.splitlines())
    assert lint("-", "--baseline", str(known), given=old + old.replace('"x"', '"y"')).exit_code == 1, "once more"
    numbered = '{"name": "a:1.", "subjects": ["x"]}\n'
    known.write_text(lint("-", "--format", "json", given=numbered).stdout, encoding="utf-8")
    assert lint("-", "--baseline", str(known), given=numbered).exit_code == 0
    assert lint("-", "--baseline", str(known), given=numbered.replace(":1", ":2")).exit_code == 1, "another name"
    for text in ("", "{}", "[1]", '[{"path": "-"}]', "[" * 100_000):
        known.write_text(text, encoding="utf-8")
        wrong = lint("-", "--baseline", str(known), given=old)
        assert (wrong.exit_code, wrong.stdout) == (2, ""), text
        assert f"`{known}` is not a baseline" in wrong.stderr
    device = lint("-", "--baseline", "/dev/zero", given=old)
    assert (device.exit_code, device.stderr) == (2, "error: `/dev/zero` is a device: give a file or a pipe\n")
    gone = lint("-", "--baseline", str(tmp_path / "gone"), given=old)
    assert "cannot be read: no such file or directory" in gone.stderr
    assert lint("no/*.jsonl").stderr == "error: `no/*.jsonl` matches no file\n"


def test_formats_of_warnings_and_of_files_as_a_whole(tmp_path: Path) -> None:
    given = '{"name": "A", "subjects": ["a"]}\n{"name": "a", "subjects": ["b"]}\n'
    (suite,) = ET.fromstring(lint("-", "--format", "junit", given=given).stdout)
    assert suite.get("failures") == "0"
    assert "CASE_ONLY" in (suite.findtext("system-out") or "")
    (strict,) = ET.fromstring(lint("-", "--strict", "--format", "junit", given=given).stdout)
    assert strict.get("failures") == "1"
    path = tmp_path / "sp ace%41.json"
    path.write_text(given, encoding="utf-8")
    (result,) = json.loads(lint(str(path), "--format", "sarif").stdout)["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].endswith("/sp%20ace%2541.json")
    assert lint(str(path), str(path)).stderr == "0 errors, 1 warning\n", "a file given twice is read once"
    whole = Diagnostic("a.yaml", 0, 0, "empty")
    log = json.loads(FORMATS["sarif"]([whole], {}))
    assert log["$schema"] == "https://json.schemastore.org/sarif-2.1.0.json"
    (result,) = log["runs"][0]["results"]
    assert result["ruleId"] == "natsgrammar", "which SARIF demands"
    assert result["message"] == {"text": "empty"}
    assert result["locations"] == [{"physicalLocation": {"artifactLocation": {"uri": "a.yaml"}}}]
    assert FORMATS["github"]([whole], {}) == "::error file=a.yaml,title=natsgrammar::empty\n"
    twice = [Diagnostic("a.yaml", line, 1, "empty", "EMPTY") for line in (5, 2, 2)]
    assert str(Refused(twice)) == "a.yaml:2:1: EMPTY empty\na.yaml:5:1: EMPTY empty"
    assert len({item["fingerprint"] for item in json.loads(FORMATS["gitlab"](twice, {}))}) == 3
    (suite,) = ET.fromstring(FORMATS["junit"](twice, {"EMPTY": "nothing is there"}))
    assert [case.get("name") for case in suite] == ["EMPTY: nothing is there"]
    lines = Diagnostic("a.yaml", 1, 1, "one\ntwo")
    assert FORMATS["github"]([lines], {}).endswith("::one%0Atwo\n")
    odd = Diagnostic("C:\\a,b%.yaml", 1, 2, "a: b, 100%")
    assert FORMATS["github"]([odd], {}).startswith("::error file=C%3A\\a%2Cb%25.yaml,line=1,col=2,")
    assert FORMATS["github"]([odd], {}).endswith("::a: b, 100%25\n")


def test_what_metadata_suppresses() -> None:
    """In the stream or consumer alone, and only what is found there."""
    stream = '{"config": {"name": "A", "subjects": ["a..b"], "metadata": {"natsgrammar.ignore": "SUBJECT"}}}'
    assert lint("-", "--strict", given=stream).exit_code == 0
    two = lint("-", given=stream + stream.replace('"A"', '"B"').replace("natsgrammar.ignore", "other"))
    assert [line.split()[1] for line in two.stdout.splitlines()] == ["SUBJECT"]
    assert [item.code for item in ng.lint(json.loads(stream))] == []
    own = stream.replace("SUBJECT", "SUBJECT,OWN_RULE")
    assert lint("-", "--strict", given=own).exit_code == 0, "nobody looked for it"
    assert (
        "IGNORE `OWN_RULE` is suppressed here, but not found"
        in lint("-", "--rule", "stream-name=adr6:stream-name", given=own).stdout
    )
    twice = stream.replace('"name"', '"name": "x", "name"').replace("SUBJECT", "SUBJECT,REPEATED")
    assert lint("-", "--strict", given=twice).exit_code == 0, "also what only the text shows"


def test_what_is_left_out_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("old").mkdir()
    Path("old/streams.json").write_text('{"name": "a.b", "subjects": ["a"]}', encoding="utf-8")
    collected = {finding["code"] for finding in findings("old")}
    every = ",".join(collected)
    for pattern in ("old", "*", "ol?/*.json", str(tmp_path / "old")):
        assert lint("old", "--strict", "--per-file-ignores", f"{pattern}:{every}").stdout == "", pattern
    assert {finding["code"] for finding in findings("old", "--per-file-ignores", f"other:{every}")} == collected
    unmatched = lint("old", "--per-file-ignores", "other:PERCENT", "--strict")
    assert "IGNORE" not in unmatched.stdout, "hooks give only some files"
    more = lint("old", "--per-file-ignores", f"old:{every},PERCENT", "--strict")
    assert (more.exit_code, more.stdout) == (
        1,
        "old/streams.json: IGNORE `PERCENT` is ignored in `old`, but not found there\n",
    )
    for wrong, says in (("old:X", "unknown code `X`"), ("old:", "not of the form"), (":X", "not of the form")):
        refused = lint("old", "--per-file-ignores", wrong)
        assert (refused.exit_code, says in refused.stderr) == (2, True)
    Path("old/natsgrammar.toml").write_text(
        f'[lint.per-file-ignores]\n"streams.json" = {json.dumps(sorted(collected))}\n', encoding="utf-8"
    )
    named = CliRunner().invoke(main, ["--config", "old/natsgrammar.toml", "lint", "old", "--strict"])
    assert (named.exit_code, named.stdout) == (0, "")


def test_each_rule_of_sarif_has_help(monkeypatch: pytest.MonkeyPatch) -> None:
    def rules(*arguments: str) -> list[dict[str, Any]]:
        log = json.loads(lint("-", "--format", "sarif", given=OVERLAP).stdout)["runs"][0]
        actual: list[dict[str, Any]] = log["tool"]["driver"]["rules"]
        return actual

    for rule in rules():
        assert rule["help"].keys() == {"text", "markdown"}
        assert "helpUri" not in rule, "no address is known"
    monkeypatch.setattr("natsgrammar_gen.cli.common.site_address", lambda: "https://example.org/ng")
    page = commands.pages()["reference/codes.md"]
    for rule in rules():
        address, _, anchor = rule["helpUri"].partition("#")
        assert address == "https://example.org/ng/reference/codes/"
        assert f"{{ #{anchor} }}" in page, "a link to something"


@pytest.mark.parametrize(("file", "is_one"), [(os.devnull, False), ("/dev/zero", True), (__file__, False)])
def test_what_is_a_device_without_end(file: str, is_one: bool) -> None:
    with Path(file).open("rb") as stream:
        assert is_device(stream) == is_one


def test_list_explains_every_code() -> None:
    _, _, *listed = lint("--list").stdout.splitlines()
    assert [line.split()[0] for line in listed] == list(CODES)


def test_nothing_acts_on_a_terminal() -> None:
    result = lint("-", given=json.dumps({"name": "a\x1b[31m/\u202e", "subjects": ["a\x07 b"], "storage": "file"}))
    assert result.exit_code == 1
    assert not any(not c.isprintable() and c != "\n" for c in result.output)


# ---- size -----------------------------------------------------------------------------------------------------------


def many_streams(count: int, shape: str) -> str:
    """Streams with a wrong name each, one in ten of which captures what an earlier one does."""
    streams = [
        {"config": {"name": f"S{n}/x", "subjects": [f"s{n % (count * 9 // 10)}.*.>", f"t.{n}.*x"], "storage": "file"}}
        for n in range(count)
    ]
    return json.dumps({"streams": streams}) if shape == "response" else "\n".join(map(json.dumps, streams))


@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("shape", ["response", "lines"])
def test_thousands_of_streams_with_a_finding_each(shape: str, count: int) -> None:
    problems = findings("-", given=many_streams(count, shape))
    assert sum(f["code"] == "STREAM_NAME" for f in problems) == count
    assert sum(f["code"] == "OVERLAP" for f in problems) == count // 10


@pytest.mark.parametrize("shape", ["response", "lines"])
def test_twice_the_streams_take_twice_the_calls(shape: str) -> None:
    few, many = (many_streams(count, shape) for count in (100, 200))
    assert calls(lambda: lint("-", given=many)) < 3 * calls(lambda: lint("-", given=few))


def test_twice_the_chain_of_sources_takes_twice_the_calls() -> None:
    few, many = ([{"name": f"S{n}", "sources": [{"name": f"S{n + 1}"}]} for n in range(count)] for count in (200, 400))
    assert calls(lambda: ng.lint(many)) < 3 * calls(lambda: ng.lint(few))


@pytest.mark.parametrize("count", [200, pytest.param(2_000, marks=pytest.mark.nightly)])
def test_streams_that_all_overlap_are_told_in_short(count: int) -> None:
    streams = [{"name": f"S{n}", "subjects": ["a.>"], "storage": "file"} for n in range(count)]
    collected = [f["message"] for f in findings("-", given=json.dumps(streams)) if f["code"] == "OVERLAP"]
    assert len(collected) < 5 * count
    assert any(f"(and {count - 6} more overlap it)" in message for message in collected)


def test_documents_keep_their_places() -> None:
    documents = list(read_text("f", ' {"a": [1, {"b": "x"}]}\n\n["y"]'))
    assert [d.value for d in documents] == [{"a": [1, {"b": "x"}]}, ["y"]]
    assert documents[0].place(("a", 1, "b")) == (1, 18)
    assert documents[1].place((0,)) == (3, 2)


# ---- in Python ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_python_finds_what_the_command_finds(case: Path) -> None:
    """Files of one document; across several, messages name files. A dict cannot repeat a member."""
    for path in sorted(case.glob("*.json")):
        if path.name == "expected.json":
            continue
        value = json.loads(path.read_text(encoding="utf-8"))
        command = CliRunner().invoke(main, ["lint", str(path), "--format", "json"])
        output = (item for item in json.loads(command.stdout) if item["code"] != "REPEATED")
        expected = Counter((item["code"], item["level"]) for item in output)
        findings = ng.lint(value)
        assert Counter((item.code, item.level) for item in findings) == expected
        for finding in findings:
            inside = value
            for key in finding.path:
                inside = inside[key]


def test_a_finding_says_where_it_is() -> None:
    config = {"streams": [{"config": {"name": "A", "subjects": ["a", "b"]}}, {"name": "B", "subjects": ["a.>", "b"]}]}
    (finding,) = ng.lint(config)
    assert (finding.code, finding.level, finding.path) == ("OVERLAP", "error", ("streams", 1, "subjects", 1))
    output = "streams[1].subjects[1]: OVERLAP `b` of stream `B` overlaps `b` of stream `A`: both capture `b`"
    assert str(finding) == f"{output} (error 10065 of nats-server)"
    (twice,) = ng.lint([{"name": "A", "subjects": ["a"]}, {"name": "A", "subjects": ["b"]}])
    assert twice.message == "stream `A` is defined twice, first in `[0].name`"


SUBJECTS = ["a", "*", ">", "a.b", "a.*", "*.b", "a.>", "*x", "*x.b", ">x", "a..b", "", "a b"]
SUBJECTS += ["$JS.API.>", "$JS.EVENT.>", "$SYS.a"]


@pytest.mark.parametrize("no_ack", [False, True])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_problems_of_a_stream_are_the_errors_that_lint_finds(subject: str, no_ack: bool) -> None:
    for other in SUBJECTS:
        stream = {"name": "S", "subjects": [subject, other], "no_ack": no_ack}
        for subjects, others, config in (
            ([subject, other], [], [stream]),
            ([subject], [other], [stream | {"subjects": [subject]}, {"name": "O", "subjects": [other]}]),
        ):
            actual = ng.server.stream_problems(subjects, others, no_ack=no_ack)
            errors = [item for item in ng.lint(config) if item.level == "error" and "before" not in item.message]
            about = [error for error in errors if error.path[0] == 0 or "OVERLAP" in error.code]
            assert bool(actual) == bool(about), (subjects, others, actual, about)


def test_a_problem_of_a_stream_names_the_other_subject() -> None:
    (problem,) = ng.server.stream_problems(["orders.>", "b"], ["a", "orders.*"])
    assert problem == ng.server.StreamProblem("orders.>", "overlaps `orders.*`", "orders.*")
    assert str(problem) == "`orders.>`: overlaps `orders.*`"
    assert ng.server.stream_problems(["a", "b.*"], ["c.>"]) == ()
    (problem,) = ng.server.stream_problems(["$JS.>"])
    assert problem.message == "overlaps subjects that the server reserves for itself"
    assert ng.server.stream_problems(["a.*x.*", "*x.>"], ["a.b.c"]) == (), "servers before 2.15.3 reject both"
    with pytest.raises(TypeError, match="several texts"):
        ng.server.stream_problems("a.b")
    with pytest.raises(TypeError):
        ng.server.stream_problems(["a", 1])  # type: ignore[list-item]


def test_lint_and_server_are_imported_when_they_are_used() -> None:
    program = "import sys, natsgrammar as ng; print([m for m in sys.modules if 'lint' in m or m.endswith('.server')]); "
    program += "print(ng.lint([]), ng.server.stream_problems([]), hasattr(ng, 'linter'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n() () False\n"
    assert {"Finding", "lint", "server"} <= {*ng.__all__}


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ('{"src": "x.>", "dest": "b c"}', "TRANSFORM `b c`: the destination ends at position 3; expected `.>`"),
        (
            '{"src": "x.*", "dest": "b c"}',
            "TRANSFORM `b c` leaves out wildcards in `x.*` (error 10052 of nats-server before",
        ),
        ('{"src": "x.*"}', "TRANSFORM `dest` of `republish` is empty"),
        ('{"src": "x.a"}', "TRANSFORM `dest` of `republish` is empty"),
        ('{"src": "", "dest": ""}', "TRANSFORM `dest` of `republish` is empty"),
        ("{}", "TRANSFORM `dest` of `republish` is empty"),
    ],
)
def test_a_republished_subject_is_shown_as_written(move: str, message: str) -> None:
    result = lint("-", given=f'{{"name": "S", "subjects": ["x.>"], "republish": {move}}}')
    assert result.exit_code == 1
    assert message in result.output
    assert "b_c" not in result.output


@pytest.mark.parametrize(("duration", "are_seconds"), [(1, True), (30, True), (604_800, True), (500_000_000, False)])
def test_only_what_can_be_seconds_is_shown_as_seconds(duration: int, are_seconds: bool) -> None:
    (short,) = ng.lint({"name": "S", "subjects": ["x"], "allow_msg_ttl": True, "subject_delete_marker_ttl": duration})
    assert (f"{duration} s are {duration * 10**9}" in short.message) == are_seconds
    (finding,) = ng.lint({"stream_name": "S", "config": {"deliver_subject": "d", "idle_heartbeat": 50_000_000}})
    assert " s are " not in finding.message


def test_a_reserved_subject_has_a_way_out() -> None:
    (finding,) = ng.lint({"name": "S", "subjects": [">"]})
    assert finding.message.endswith("accepts it with `no_ack: true` (error 10052 of nats-server)")
    assert ng.lint({"name": "S", "subjects": [">"], "no_ack": True}) == ()
