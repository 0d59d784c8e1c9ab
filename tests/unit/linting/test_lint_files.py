"""Files that people have, each linted alone: real mistakes, and their neighbours without one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.unit.linting.test_lint import findings, lint

ROOT = Path(__file__).parents[2] / "cases" / "lint-files"
EXPECTED: dict[str, list[str]] = json.loads((ROOT / "expected.json").read_text("utf-8"))
FILES = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("*/*"))
UNREADABLE = ("pass `nats stream info NAME --json`", "/jsz?consumers=true&config=true")


def test_every_file_is_expected() -> None:
    assert list(EXPECTED) == FILES


@pytest.mark.parametrize("file", FILES)
def test_each_file_has_its_findings(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `level line:column code message`; those of an unreadable file as text, with the exit code 2."""
    monkeypatch.chdir(ROOT)
    result = lint(file)
    if EXPECTED[file] == ["unreadable"]:
        assert result.exit_code == 2
        assert all(hint in result.output for hint in UNREADABLE)
        return
    lines = [
        f"{finding['level']} {finding['line']}:{finding['column']} {finding['code']} {finding['message']}"
        for finding in findings(file)
    ]
    assert lines == EXPECTED[file]
    assert result.exit_code == any(line.startswith("error") for line in lines)


@pytest.mark.parametrize(
    "given",
    [
        '{"mappings": {"a.*": "b.$2"}}',
        '{"mappings": {"a.*": ["b.$1", "b.$2"]}}',
        '{"mappings": {"a.*": [{"destination": "b.$2", "weight": "50%"}]}}',
        '{"mappings": {"a.*": [{"dest": "b.$2"}]}}',
        '{"account_detail": {"mappings": {"a.*": [{"subject": "b.$2", "weight": 100}]}}}',
    ],
)
def test_subject_mappings_are_read_as_servers_are_configured(given: str) -> None:
    assert "TRANSFORM `b.$2`: `2` at position 3" in lint("-", given=given).output
    calls = {"": 0, "{{ Account-Hash ( ) }}.": 0, "{{account-hash-import()}}.": 1, "{{account-hash(1)}}.": 1}
    for call, code in calls.items():
        assert lint("-", given=given.replace("$2", f"{call}$1")).exit_code == code


def test_nothing_known_is_no_result_unless_something_else_was_read() -> None:
    known, unknown = '{"name": "A", "subjects": ["a"]}', '{"hello": 1}'
    assert lint("-", given=unknown).exit_code == 2
    assert lint("-", given=f"{unknown}\n{known}").exit_code == 0
    items = (unknown, '{"config": null}', '{"a": {"b": [1]}}', '{"apiVersion": "v"}')
    listed = (f'{{"streams": [{known}, {item}]}}' for item in items)
    mixed = (f"[{unknown}, {unknown}]", f"{known}\n[{known}, [{unknown}]]", f"[{known}, null]")
    jsz = f'{{"account_details": [{{"name": "A", "stream_detail": [{{"config": {known}}}, {unknown}]}}]}}'
    inner = (jsz, jsz.replace('"hello": 1', '"name": "T"'), f'{{"a": {{"b": [{known}, {unknown}]}}}}')
    for unread in (*listed, *mixed, *inner, "[42]", '{"resource": {"jetstream_stream": {}}}'):
        assert lint("-", given=unread).exit_code == 2
    assert lint("-", "--ignore", "NOTHING_KNOWN", given=unknown).exit_code == 0
    for read in ('{"streams": []}', jsz.replace(f", {unknown}]}}", ']}, {"name": "B"}'), f'{{"a": [[{known}], []]}}'):
        assert lint("-", given=read).exit_code == 0
    origins = '{"stream": "a", "sources": [{"name": "s", "opt_start_seq": 100, "filter_subject": "b.>"}]}'
    assert [finding["code"] for finding in findings("-", given=origins)] == ["NOTHING_KNOWN"]
    stream = '{"name": "A", "created": "x", "state": {}, "mirror": {"name": "B", "lag": 0, "active": -1}}'
    for answer in (f'{{"stream_detail": [{stream}]}}', f'{{"account_details": [{{"stream_detail": [{stream}]}}]}}'):
        (finding,) = findings("-", given=answer)
        assert (finding["code"], finding["message"].split("ask ")[1]) == (
            "NOTHING_KNOWN",
            "with `consumers=true&config=true`",
        )


@pytest.mark.parametrize(
    "members", ['"sources": [{}]', '"sources": [{"name": null, "external": {}}]', '"mirror": {"name": ""}']
)
def test_an_origin_without_a_name_is_found(members: str) -> None:
    (finding,) = findings("-", given=f'{{"name": "A", {members}}}')
    error = f"(error {10142 if 'mirror' in members else 10141} of nats-server)"
    assert (finding["code"], finding["level"], error in finding["message"]) == ("STREAM_NAME", "error", True)
    elsewhere = '{"name": "A", "mirror": {"external": {"api": "$JS.x.API", "deliver": "d"}}}'
    assert [finding["level"] for finding in findings("-", given=elsewhere)] == ["warning"]


def test_servers_before_2_10_compare_a_filter_with_the_subjects_of_the_origin_itself() -> None:
    origin, stream = '{"name": "D", "mirror": {"name": "B"}}', '"sources": [{"name": "D", "filter_subject": "A.a"}]'
    loop = '{"name": "O", "subjects": ["a.*.a"], "sources": [{"name": "O", "filter_subject": "*.*.>x"}]}'
    assert {finding["level"] for finding in findings("-", given=loop)} == {"error", "warning"}  # CYCLE for the server
    given = f'{{"name": "B", "subjects": ["B.>"]}} {origin} {{"name": "A", "subjects": ["A.a"], {stream}}}'
    assert [finding["level"] for finding in findings("-", given=given)] == ["warning"]


@pytest.mark.parametrize("given", ['{"subjects": ["a.b"]}', '{"mirror": {"name": "A"}}', '{"Storage": "file"}'])
def test_a_file_without_a_name_needs_no_more_than_one_member(given: str) -> None:
    assert lint("-", given=given).exit_code == 0
    assert lint("-", given=f'{{"school": {given}}}').exit_code == 2


@pytest.mark.parametrize(
    ("given", "member"),
    [
        ('{"name": "a", "max_bytes": 1000, "template_owner": "x"}', "`template_owner`"),
        ('{"name": "a", "template_owner": ""}', "`template_owner`"),
        ('{"name": "a", "max_byts": 1000}', "`max_byts` (did you mean `max_bytes`"),
        ('{"name": "a", "subjets": ["a.b"]}', "`subjets` (did you mean `subjects`"),
        ('{"name": "a", "storage_": "file", "num_replica": 3}', "`num_replica` (did you mean `num_replicas`"),
        ('{"nmae": "A", "subjects": ["a"]}', "`nmae` (did you mean `name`"),
        ('{"durable_nmae": "d", "ack_polcy": "explicit"}', "`durable_nmae` (did you mean `durable_name`"),
    ],
)
def test_a_misspelt_member_is_no_reason_to_read_nothing(given: str, member: str) -> None:
    result = lint("-", given=given)
    assert result.exit_code == 1
    assert f"UNKNOWN_MEMBER unknown member {member}" in result.output
    assert lint("-", given=f'{{"school": {given}}}').exit_code == 2


@pytest.mark.parametrize(
    "given",
    [
        '{"name": "left-pad", "version": "1.0", "description": "x", "main": "a.js"}',
        '{"name": "a", "size": 3, "tags": []}',
        '{"streams": 4, "consumers": 0}',
        '[{"name": "S", "subjects": ["a"]}, {"foo": 1}]',
        '{"streams": 1, "account_details": [{"name": "$G", "storage": 10, "api": {"total": 1}}]}',
    ],
)
def test_other_documents_are_not_known(given: str) -> None:
    assert lint("-", given=given).exit_code == 2


@pytest.mark.parametrize(
    "file",
    ["nothing-known/nack.json", "other-formats/stream.yaml", "other-formats/server.conf", "other-formats/main.tf"],
)
def test_only_manifests_of_kubernetes_are_sent_to_its_page(file: str) -> None:
    page = "docs/guide/kubernetes.md"
    text = (ROOT / file).read_text(encoding="utf-8")
    assert (page in lint(ROOT / file).output) == ("apiVersion" in text)
    assert (ROOT.parents[2] / page).exists()
