"""The core that the CloudEvents and Aviso bindings share."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import aviso, cloudevents
from natsgrammar.core.violation import Violation
from natsgrammar.fields import Broken, Problems, Texts, common_prefix, lone_surrogate, value_violation


@pytest.mark.parametrize(
    ("error", "shown"),
    [
        (cloudevents.InvalidEvent, "a; b"),
        (aviso.IdentifierError, "a; b"),
        (aviso.ConfigError, "a\nb"),
    ],
)
def test_an_error_carries_all_problems_also_to_another_process(error: type[Broken], shown: str) -> None:
    problems = Problems[str](["a", "b"])
    with pytest.raises(error) as raised:
        problems.raise_any(error)
    for carried in (raised.value, pickle.loads(pickle.dumps(raised.value))):
        assert isinstance(carried, Broken)
        assert isinstance(carried, ng.Error)
        assert (carried.problems, str(carried)) == (("a", "b"), shown)
    Problems[str]().raise_any(error)


@given(st.text(st.sampled_from("ab.* é\ud800"), max_size=5))
def test_texts_are_accepted_exactly_if_they_have_no_violation(text: str) -> None:
    def not_twice(text: str) -> Violation | None:
        return value_violation(text, 1, "another character") if text[:1] == text[1:2] else None

    rule = ng.rule("adr6:stream-name")
    for texts in (Texts(rule), Texts(rule, not_twice)):
        assert texts.accepts(text) == (texts.check(text) is None)
    if rule.is_valid(text):
        assert Texts(rule, not_twice).accepts(text) == (text[:1] != text[1:2])


@given(st.text(st.sampled_from("aé€😀\ud800\udfff"), max_size=5))
def test_a_lone_surrogate_is_located(text: str) -> None:
    halves = [at for at, character in enumerate(text) if "\ud800" <= character <= "\udfff"]
    assert lone_surrogate(text) == (halves[0] if halves else None)


@given(st.text("ab", max_size=4), st.text("ab", max_size=4))
def test_a_common_prefix_is_the_longest(a: str, b: str) -> None:
    length = common_prefix(a, b)
    assert a[:length] == b[:length]
    assert length == min(len(a), len(b)) or a[length] != b[length]
