"""Topics and subjects: the codecs of MQTT, as the documentation shows them, and proved for all names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.language.dfa import DEAD, DFA
from tests.support.cases import shown
from tests.support.languages import written

TOPIC, FILTER, LEVEL = map(ng.codec, ("mqtt:topic", "mqtt:filter", "mqtt:level"))
LETTERS = st.text("/.a*>+#$ é\x01\t\x7f", max_size=8)
# The tables of https://docs.nats.io/learn/mqtt/topics-and-subjects, then those of the documentation before it.
PUBLISHED = [
    *shown("mqtt@2.15.2:subject"),
    ("foo*/bar", "foo*.bar"),
    ("foo>/bar", "foo>.bar"),
    ("foo/*/bar", "foo.*.bar"),
    ("foo/>", "foo.>"),
]


@pytest.mark.parametrize(("topic", "subject"), PUBLISHED)
def test_topics_are_converted_as_published(topic: str, subject: str) -> None:
    assert TOPIC.encode(topic) == subject
    assert TOPIC.decode(subject) == topic


@pytest.mark.parametrize(
    ("search", "subject"),
    [("foo/+", "foo.*"), ("foo/#", "foo.>"), ("#", ">"), ("+", "*"), ("/+//#", "/.*./.>"), ("a.b/+", "a//b.*")],
)
def test_filters_are_converted_as_published(search: str, subject: str) -> None:
    assert FILTER.encode(search) == subject
    assert FILTER.decode(subject) == search


@pytest.mark.parametrize("codec", [TOPIC, FILTER])
@given(text=LETTERS)
def test_only_what_comes_back_is_converted(codec: ng.Codec, text: str) -> None:
    assert codec.of is not None
    for convert, back, rule in ((codec.encode, codec.decode, codec.of), (codec.decode, codec.encode, codec.wire)):
        violation = rule.check(text)
        if violation is None:
            assert back(convert(text)) == text
        else:
            with pytest.raises(ng.CodecError) as refused:
                convert(text)
            assert refused.value.violation == violation


@pytest.mark.parametrize("name", ["topic", "filter"])
def test_the_values_of_a_codec_are_what_its_texts_decode_to(name: str) -> None:
    """Proved by automata: side by side, that of the values and that of the texts, read as the encoder writes."""
    (edition,) = editions([grammar for grammar in written() if grammar.address == "mqtt@2.15.2"])
    codec = edition.codecs[name]
    values, wire = edition.rules[codec.of].dfa, edition.rules[codec.wire].dfa
    letters = {chr(start) for dfa in (values, wire) for start in dfa.range_starts} | set(codec.how.exchange)
    seen = {(0, 0, True)}
    for value, text, begins in (states := [*seen]):  # grows while it is walked
        ends = _after(wire, text, codec.how.empty) if begins else text
        assert (value in values.finals) == (ends in wire.finals)
        for letter in letters:
            exchanged = letter.translate(ng.codec(f"mqtt:{name}")._exchange)
            if separates := exchanged == codec.how.separator:
                after = _after(wire, ends, exchanged)
            else:
                after = _after(wire, text, 2 * exchanged if exchanged == codec.how.sign else exchanged)
            state = (_after(values, value, letter), after, separates)
            if state not in seen:
                seen.add(state)
                states.append(state)


def _after(dfa: DFA, state: int, text: str) -> int:
    for letter in text:
        state = dfa.step(state, letter) if state != DEAD else DEAD
    return state


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_is_a_level_and_a_token(value: str) -> None:
    level = LEVEL.encode(value)
    assert LEVEL.decode(level) == value
    assert TOPIC.encode(f"a/{level}/b") == f"a.{level}.b"
    assert FILTER.encode(f"{level}/#") == f"{level}.>"
    assert ng.rule("portable:subject-publish").is_valid(level)


def test_filters_are_for_the_codec_of_filters() -> None:
    with pytest.raises(ValueError, match="encodes a whole text"):
        TOPIC.encode_filter("a/+")
