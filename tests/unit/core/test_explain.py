"""`natsgrammar explain`: one screen that says who accepts a name, who rejects it and why, and what to use instead."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar import roles
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import add
from tests.support.depth import by_day
from tests.support.own_grammars import written

DIALECTS = {who.partition(" (")[0] for stances in roles().values() for who, _ in stances}
SILENT = DIALECTS - {who for who, _ in roles()["stream-name"]}  # who says nothing about names of streams
OTHERS = ("header-value", "headers-", "nats-", "kv-operation")  # kinds that are not names
NAMES = [kind for kind in roles() if not kind.startswith(OTHERS)]


def explain(*arguments: str) -> Result:
    result = CliRunner().invoke(main, ["explain", *arguments])
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return result


def test_the_example_of_the_issue_reads_as_one_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("natsgrammar_gen.cli.common.terminal_columns", lambda: 120)
    result = explain("a/b", "--rule", "stream-name")
    lines = result.stdout.splitlines()
    assert result.exit_code == 1
    assert lines[0].startswith("a/b as stream-name: accepted by ")
    assert lines[-1] == "use instead: a_b"
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 120
    starts = [at for at, line in enumerate(lines) if line.startswith(("rejects", "accepts", "no opinion"))]
    refused, accepted, silent = (" ".join(" ".join(lines[start:end]).split()) for start, end in pairwise([*starts, -2]))
    assert refused.startswith("rejects path separator: `/` at position 1 ADR-6 2023-02-01, jsm.go ")
    assert accepted.startswith("accepts nats.net ")
    everyone = f"{refused}, {accepted}, {silent},"
    assert [who for who in (*(who for who, _ in roles()["stream-name"]), *SILENT) if who not in everyone] == []


@pytest.mark.parametrize("role", by_day([None, *roles()], 14))
def test_every_answer_fits_a_screen(role: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("natsgrammar_gen.cli.common.terminal_columns", lambda: 120)
    for name in ("a/b", "", "orders.*", "é" * 200, "x" * 5_000, "a\n\x1b[31m\u202e\0", "日本語 名", "a b.>"):
        result = explain("--rule", role, "--", name) if role else explain("--", name)
        lines = result.stdout.splitlines()
        assert len(lines) <= 60, name
        assert max(map(len, lines)) <= 120, name
        assert result.stdout.replace("\n", "").isprintable()
        stances = [stance for kind in ([role] if role else NAMES) for stance in roles()[kind]]
        assert result.exit_code == any(ng.rule(address).check(name) for _, address in stances), name


def test_a_reason_is_wrapped_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    violation = ng.rule("nats-server:stream-name").check("é" * 128)
    assert violation is not None
    whole = explain("é" * 128, "--rule", "stream-name").stdout
    cause = "longer than 255 bytes"
    assert violation.message.startswith(cause)
    assert cause in whole
    monkeypatch.setattr("natsgrammar_gen.cli.common.terminal_columns", lambda: 80)
    wrapped = explain("é" * 128, "--rule", "stream-name").stdout
    assert max(map(len, wrapped.splitlines())) <= 80 < max(map(len, whole.splitlines()))
    assert max(map(len, wrapped.splitlines())) <= 80
    words = [[word for word in text.split() if set(word) != {"-"}] for text in (whole, wrapped)]
    assert words[0] == words[1], "nothing is left out"


@pytest.mark.parametrize(
    ("address", "name", "expected"),
    [
        ("cloudevents:integer", "1099511627776", "end of value"),  # -2147483648 has one more character
        ("cloudevents:integer", "00", "end of value"),
        ("cloudevents:boolean", "truer", "end of value"),
        ("cloudevents:attribute-name-recommended", "a" * 21, "end of name (at most 20 characters)"),
        ("adr6:stream-name", "a" * 256, "end of name (at most 255 characters)"),
    ],
)
def test_a_limit_is_named_where_it_alone_ends_the_name(address: str, name: str, expected: str) -> None:
    violation = ng.rule(address).check(name)
    assert violation is not None
    assert violation.expected == expected


def test_limits_in_characters_and_in_bytes_are_both_named(tmp_path: Path) -> None:
    tables = add(written(tmp_path, "t/1.lark", "// @title T\n\n// @length 3..5\n// @max-bytes 6\nr: /[a-zé]+/\n"))
    try:
        both = [ng.rule("t:r").check(name) for name in ("abcdef", "éééé", "ab")]
    finally:
        ng.unregister(tables)
    ends = "end of name (at most 5 characters and 6 bytes)"
    assert [violation and violation.expected for violation in both] == [ends, ends, "a-z or U+00E9"]


def test_what_everyone_accepts_and_what_cannot_be_mended() -> None:
    result = explain("ORDERS", "--rule", "stream-name")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "safe everywhere"
    long = explain("x" * 5_000, "--rule", "stream-name")
    assert long.exit_code == 1
    assert long.stdout.splitlines()[-1].startswith(("use instead: ", "no similar name"))


def test_without_a_kind_every_kind_is_explained() -> None:
    lines = explain("orders.*", "--all").stdout.splitlines()
    rows = {line.split()[0]: line for line in lines[4:-2]}
    assert set(rows) == set(NAMES)
    assert rows["stream-name"].endswith("orders       all")
    assert rows["stream-name"].split()[4] == str(len(SILENT)), "of the documentation no opinion is known"
    assert f"{len(roles()['subject-subscribe'])} of {len(roles()['subject-subscribe'])}" in rows["subject-subscribe"]


def test_what_jetstream_loses_is_not_called_safe() -> None:
    for name, shown in (("a\x7fb", "DEL"), ("a\0b", "NUL"), ("a\ufffd", "U+FFFD")):
        for role in ("subject-publish", "stream-subject"):
            result = explain(name, "--rule", role)
            assert result.exit_code == 1
            (lost,) = [line for line in result.stdout.splitlines() if "nats-server 2.15 (stored-subject)" in line]
            assert "rejects" in lost
            assert shown in lost
            assert "safe everywhere" not in result.stdout


def test_json_has_each_stance_and_what_to_use() -> None:
    result = explain("a/b", "--rule", "stream-name", "--format", "json")
    assert result.exit_code == 1
    answer = json.loads(result.stdout)
    assert answer["name"] == "a/b"
    assert answer["use"] == {"stream-name": "a_b"}
    assert {role: set(who) for role, who in answer["no_opinion"].items()} == {"stream-name": SILENT}
    for verdict, (who, address) in zip(answer["rules"]["stream-name"], roles()["stream-name"], strict=True):
        violation = ng.rule(address).check("a/b")
        message, cause = (violation.message, "path-separator") if violation else (None, None)
        assert verdict == {"who": who, "address": address, "message": message, "cause": cause}
    assert set(json.loads(explain("a/b", "--format", "json").stdout)["rules"]) == set(NAMES)


def test_an_unknown_rule_is_wrong_use() -> None:
    result = explain("a", "--rule", "stream-nam")
    assert result.exit_code == 2
    assert "unknown kind of name `stream-nam` (did you mean `stream-name`" in result.output
    assert explain().exit_code == 2


def test_the_value_of_a_header_is_explained_with_the_error_of_the_server() -> None:
    result = explain("500ms", "--rule", "nats-ttl")
    assert result.exit_code == 1
    refusals = [line for line in result.stdout.splitlines() if "rejects" in line]
    assert len(refusals) == 1, "both for the same cause"
    assert "(error 10165 of nats-server)" in refusals[0]
    assert explain("NEVER", "--rule", "nats-ttl").stdout.splitlines()[0] == "NEVER as nats-ttl: accepted by 1 of 2"


# What the running server accepts: tests/live/test_headers.py asks it.
@pytest.mark.parametrize(
    ("address", "value", "code"),
    [
        ("nats-ttl", "500ms", 10165),
        *(("nats-ttl", value, None) for value in ("NEVER", "00", "+5s", "", "99999999999999999999")),
        *(("nats-batch-id", value, None) for value in ("a b", "\u00e9", "a.b", "*")),
        ("nats-batch-id", "x" * 65, 10179),
        *(("nats-rollup", value, None) for value in ("SUB", "")),
        ("nats-rollup", "none", 10111),
        *(("nats-incr", value, None) for value in ("0", "1", "01")),
        ("nats-incr", "+", 10171),
        ("nats-schedule-time-zone", "Europe//Amsterdam", None),
        ("nats-schedule-time-zone", "/Europe", 10223),
    ],
)
def test_an_error_of_the_server_is_named_only_where_the_server_refuses(
    address: str, value: str, code: int | None
) -> None:
    violation = ng.rule(f"nats-headers:{address}").check(value)
    assert violation
    for text in (violation.message, violation.headline):
        assert text.endswith(f"(error {code} of nats-server)") == bool(code) == ("of nats-server" in text)
    assert ng.rule(f"nats-server:{address}").is_valid(value) == (code is None)


# ---- in Python ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", roles())
def test_python_says_what_the_command_says(role: str) -> None:
    actual = ng.explain("a/b", role)
    document = json.loads(explain("a/b", "--rule", role, "--format", "json").stdout)
    verdicts = [(item["who"], item["address"], item["message"]) for item in document["rules"][role]]
    assert verdicts == [
        (stance.who, stance.address, stance.violation and stance.violation.message) for stance in actual.stances
    ]
    assert (document["use"][role], tuple(document["no_opinion"][role])) == (actual.use, actual.no_opinion)
    assert bool(actual) == all(ng.rule(address).is_valid("a/b") for _, address in roles()[role])
    if actual.use is not None:
        assert all(ng.rule(address).is_valid(actual.use) for _, address in roles()[role])


def test_one_rule_is_asked_by_its_address() -> None:
    actual = ng.explain("ORDERS.EU", "adr6:stream-name")
    assert [(stance.who, stance.address) for stance in actual.stances] == [
        ("adr6@2023-02-01", "adr6@2023-02-01:stream-name")
    ]
    assert (bool(actual), actual.use, actual.no_opinion) == (False, "ORDERS_EU", ())
    assert ng.explain("a.é", "domain").use == "a__", "which none of the others suggests"
    output = explain("ORDERS.EU", "--rule", "adr6:stream-name").stdout
    assert output.startswith("ORDERS.EU as adr6:stream-name: accepted by 0 of 1\n")
    assert output.endswith("use instead: ORDERS_EU\n")
    assert explain("ORDERS", "--rule", "adr6:stream-name").exit_code == 0


def test_a_kind_of_name_has_one_name_and_its_others_lead_to_it() -> None:
    assert ng.explain("a", "os-bucket-name") == ng.explain("a", "obj-bucket-name")
    assert ng.explain("a", "subject").role == "subject-publish"


def test_an_unknown_kind_is_an_unknown_address() -> None:
    with pytest.raises(ng.UnknownAddress, match=r"unknown kind of name `streem` \(did you mean `stream`"):
        ng.explain("a", "streem")
    with pytest.raises(ng.UnknownAddress, match=r"unknown kind of name `bigint` \(did you mean `column-types:bigint`"):
        ng.explain("a", "bigint")
    with pytest.raises(ng.UnknownAddress, match="unknown kind of name `foo`; expected one such as `stream-name`"):
        ng.explain("a", "foo")
    with pytest.raises(ng.UnknownAddress, match="has no rule `nope`"):
        ng.explain("a", "adr6:nope")
    with pytest.raises(TypeError):
        ng.explain(1, "stream-name")  # type: ignore[arg-type]
    assert "has no rule `nope`" in explain("a", "--rule", "adr6:nope").stderr


def test_a_long_name_is_cut_and_its_length_said() -> None:
    output = explain("x" * 100_001, "--rule", "stream-name").stdout
    assert output.startswith("xxxxxxxxxxxx… (100,001 characters) as stream-name: ")
