"""Aviso on the wire: tokens, subjects, filters, and what a NATS system makes of them."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import aviso
from tests.support.cases import shown

VALUES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SENT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters=" \t\r\n"), min_size=1, max_size=12)
BASES = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9_-]{0,8}", fullmatch=True)


@pytest.mark.parametrize(("value", "token"), [*shown("aviso@0.13:wire-token"), ("", "")])
def test_tokens_of_the_specification(value: str, token: str) -> None:
    assert aviso.encode(value) == token
    assert aviso.decode(token) == value


@pytest.mark.parametrize(("token", "value"), [("1%2e45", "1.45"), ("%61", "a"), ("%c3%a9", "é")])
def test_what_the_reference_reads_besides(token: str, value: str) -> None:
    assert aviso.decode(token) == value


@pytest.mark.parametrize(
    ("token", "position"), [("%GG", 1), ("1%", 2), ("1%2", 3), ("%FF", 2), ("%C0%A0", 2), ("%ED%A0%80", 4), ("1.4", 1)]
)
def test_tokens_that_are_refused(token: str, position: int) -> None:
    with pytest.raises(ng.CodecError) as refused:
        aviso.decode(token)
    assert refused.value.position == position


@given(BASES, st.lists(SENT, min_size=1, max_size=6))
def test_subjects_give_back_their_values(base: str, values: list[str]) -> None:
    values = [base, *values]
    subject = aviso.assemble(values)
    assert ng.rule("aviso:wire-subject").is_valid(subject)
    assert aviso.split(subject) == values
    assert aviso.split_filter(subject) == values


@given(st.lists(VALUES, min_size=1, max_size=6))
def test_safe_subjects_carry_every_value(values: list[str]) -> None:
    subject = aviso.assemble(values, safe=True)
    assert ng.rule("portable:subject-publish").is_valid(subject)
    assert aviso.split(subject, safe=True) == values
    assert not aviso.inspect(subject) or "" in values
    if "" not in values:
        assert aviso.split(subject) == values


@pytest.mark.parametrize(
    ("values", "token", "position"),
    [
        ([], 0, 0),
        ([""], 0, 0),
        (["mars", ""], 1, 5),
        (["m.rs", "", "x"], 1, 7),
        (["mars", "a b"], 1, 6),
        (["mars", "a.\n"], 1, 9),
        (["m\trs", "od"], 0, 1),
        (["mars", "od\r"], 1, 7),
        (["mars", "a.\ud800"], 1, 9),
        (["mars", "\udfff."], 1, 5),
    ],
)
def test_subjects_that_cannot_be_assembled(values: list[str], token: int, position: int) -> None:
    with pytest.raises(aviso.SubjectError) as refused:
        aviso.assemble(values)
    assert (refused.value.token, refused.value.position) == (token, position)


@pytest.mark.parametrize(("value", "token"), [("", "%"), ("a b", "a%20b"), ("\n.", "%0A%2E"), ("\t\r", "%09%0D")])
def test_what_is_not_published_gets_the_safe_token_for_a_suggestion(value: str, token: str) -> None:
    with pytest.raises(aviso.SubjectError) as refused:
        aviso.assemble(["mars", value])
    assert refused.value.violation.suggestion == f"mars.{token}" == aviso.assemble(["mars", value], safe=True)
    assert aviso.split(f"mars.{token}", safe=True) == ["mars", value]


def test_subjects_of_memory_are_still_read() -> None:
    """The backend in memory stores white space, and no value after a base."""
    assert aviso.split("mars.a b") == ["mars", "a b"]
    assert aviso.split("mars") == ["mars"]


@pytest.mark.parametrize(
    ("subject", "token", "position", "actual"),
    [
        ("", 0, 0, ""),
        ("mars..od", 1, 5, "."),
        ("mars.od.", 2, 8, ""),
        ("mars.1*34", 1, 6, "*"),
        ("mars.%GG.x", 1, 6, "G"),
        ("mars.a%2.x", 1, 8, "."),
        ("mars.ok.%C3.%A9", 2, 11, "."),
        ("mars.*", 1, 5, "*"),
        ("mars.>", 1, 5, ">"),
    ],
)
def test_subjects_that_cannot_be_split(subject: str, token: int, position: int, actual: str) -> None:
    with pytest.raises(aviso.SubjectError) as refused:
        aviso.split(subject)
    error = refused.value
    assert (error.token, error.position, error.found) == (token, position, actual)
    assert error.position == getattr(ng.rule("aviso:wire-subject").check(subject), "position", None)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.token, again.position) == (str(error), token, position)


def test_one_str_is_no_list_of_values() -> None:
    with pytest.raises(TypeError):
        aviso.assemble("mars")
    with pytest.raises(TypeError):
        aviso.split(b"mars")  # type: ignore[arg-type]


def test_a_value_that_looks_like_the_wildcard_is_none() -> None:
    assert aviso.split_filter("mars.*.%2A.%2a") == ["mars", aviso.ANY, "*", "*"]
    assert aviso.encode("*") == "%2A"
    assert not isinstance(aviso.ANY, str)
    assert pickle.loads(pickle.dumps(aviso.ANY)) is aviso.ANY


@pytest.mark.parametrize(
    ("value", "suggestion", "level", "position"),
    [
        ("a b", "a%20b", "error", 6),
        (" ", "%20", "error", 5),
        ("", "%", "error", 5),
        ("a\tb", "a%09b", "error", 6),
        ("a\r", "a%0D", "error", 6),
        ("\n", "%0A", "error", 5),
        ("a\f", "a%0C", "error", 6),
        ("\0", "%00", "error", 5),
        ("a\x7f", "a%7F", "error", 6),
        ("\ufffd", "%EF%BF%BD", "error", 5),
        ("\x01", "%01", "warning", 5),
        ("é", "%C3%A9", "warning", 5),
    ],
)
def test_what_aviso_lets_through_and_others_do_not(value: str, suggestion: str, level: str, position: int) -> None:
    (finding,) = aviso.findings(["mars", value, "od"])
    assert (finding.token, finding.suggestion, finding.level, finding.position) == (1, suggestion, level, position)
    assert "safe@1:token" in finding.refused_by
    assert ng.codec("safe:token").decode(suggestion) == value
    assert str(finding).endswith(f"try `{suggestion}`")


@given(st.lists(VALUES, min_size=1, max_size=4))
def test_what_has_no_finding_is_portable(values: list[str]) -> None:
    subject = ".".join(map(aviso.encode, values))
    collected = {finding.token for finding in aviso.findings(values)}
    assert bool(collected) != ng.rule("safe:subject").is_valid(subject)
    for index, value in enumerate(values):
        assert (index in collected) != (aviso.encode(value) == ng.codec("safe:token").encode(value))


def test_what_is_wrong_with_a_subject_from_the_wire() -> None:
    actual = aviso.inspect("mars.%61.1%2e5.%GG.a%20b.ok")
    assert [(f.token, f.position, f.suggestion, f.level) for f in actual] == [
        (1, 5, "a", "warning"),
        (2, 12, "1%2E5", "warning"),
        (3, 16, None, "error"),
    ]


def test_what_is_too_long_for_a_server_is_found() -> None:
    """tests/live/test_servers.py asks a server: 4,094 bytes pass, 4,095 do not."""
    assert aviso.findings(["mars", "x" * 4089]) == []
    (finding,) = aviso.findings(["mars", "x" * 2000, "y", "x" * 2085, "z"])
    assert (finding.token, finding.position, finding.level) == (4, 4094, "error")
    assert (
        finding.message
        == "`z` at position 4094: expected end of subject, as a line of the protocol has at most 4096 bytes"
    )
    first, last = aviso.inspect("mars." + "é" * 2045)
    assert (first.position, first.level) == (5, "warning")
    assert (last.token, last.position, last.level, last.suggestion) == (1, 2049, "error", None)


def test_half_of_a_surrogate_pair_is_found_like_all_else() -> None:
    findings = aviso.findings(["mars", "a.\ud800", "x y", "\udfff\ud800"])
    assert [(f.token, f.position, f.level) for f in findings] == [(1, 9, "error"), (2, 12, "error"), (3, 15, "error")]
    assert "U+D800 at position 9" in str(findings[0])


@pytest.mark.parametrize(("token", "cause"), [("a b", "space"), ("a\tb", "not-allowed")])
def test_what_is_not_published_has_a_cause(token: str, cause: str) -> None:
    with pytest.raises(aviso.SubjectError) as refused:
        aviso.assemble(["mars", token])
    assert refused.value.violation.cause == cause
