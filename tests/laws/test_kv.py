"""`safe:kv-key`: injective, within ADR-8's alphabet, and filters match what they matched before."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import kv
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.percent import encoded
from tests.support.languages import written

KEY = ng.rule("safe:kv-key")
CODEC = ng.codec("safe:kv-key")
TEXTS = st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from(".*>= a/é%"), max_size=20)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "="),
        ("a", "a"),
        ("orders.17", "orders.17"),
        ("a..b", "a.=.b"),
        (".", "=.="),
        ("Acme Inc.contact", "Acme=20Inc.contact"),
        ("*", "=2A"),
        ("a.>", "a.=3E"),
        ("=", "=3D"),
        ("a=2Eb", "a=3D2Eb"),
        ("café", "caf=C3=A9"),
        ("😀", "=F0=9F=98=80"),
        ("a/b_c-D", "a/b_c-D"),
        ("\0\x7f", "=00=7F"),
    ],
)
def test_texts_and_their_keys(text: str, key: str) -> None:
    assert kv.encode(text) == key
    assert kv.decode(key) == text


@given(TEXTS)
@example("")
@example("..")
def test_every_text_comes_back_from_a_key_that_everyone_takes(text: str) -> None:
    key = kv.encode(text)
    assert kv.decode(key) == text
    assert KEY.is_valid(key)
    assert ng.rule("portable:kv-key-name").is_valid(key)
    assert key.split(".") == [kv.encode(token) for token in text.split(".")]
    assert (CODEC.encode(text), CODEC.decode(key), CODEC.check(key)) == (key, text, None)


def test_each_character_alone_comes_back() -> None:
    for code in (*range(0x3000), *range(0xD7F0, 0xD800), *range(0xE000, 0x110000, 251), 0x10FFFF):
        assert kv.decode(kv.encode(chr(code))) == chr(code)


@given(st.lists(st.sampled_from(["=", "=20", "=2E", "=2e", "=61", "a", ".", "=C3=A9", "=C3", "-", "/"])).map("".join))
def test_what_is_decoded_is_what_is_written(key: str) -> None:
    if KEY.is_valid(key):
        assert kv.encode(kv.decode(key)) == key
    else:
        with pytest.raises(ng.CodecError) as caught:
            kv.decode(key)
        violation = KEY.check(key)
        assert violation
        assert caught.value.violation.position == violation.position


TOKENS = st.sampled_from(["a", "b c", "é", "=", "%", "", "a*", ">a"])


@given(
    st.lists(TOKENS | st.sampled_from("*>"), min_size=1, max_size=4),
    st.lists(TOKENS | st.just("*"), min_size=1, max_size=4),
    st.booleans(),
)
def test_a_filter_matches_the_encoded_keys_that_it_matched(tokens: list[str], search: list[str], rest: bool) -> None:
    search = [*search, ">"] if rest else search
    matches = ng.match(kv.encode(".".join(tokens)), kv.encode_filter(".".join(search)))
    expected = len(tokens) > len(search) - 1 if rest else len(tokens) == len(search)
    expected = expected and all(
        single in ("*", ">") or single == other for single, other in zip(search, tokens, strict=False)
    )
    assert matches == expected


@pytest.mark.parametrize("function", [kv.encode, kv.encode_filter])
def test_half_of_a_surrogate_pair_has_no_key(function: object) -> None:
    assert callable(function)
    with pytest.raises(ng.CodecError) as caught:
        function("ab\ud800")
    assert caught.value.violation.position == 2
    with pytest.raises(TypeError, match="a codec takes a str, not bytes"):
        function(b"a")


def test_keys_that_a_filter_takes_literally() -> None:
    assert kv.encode_filter("a*.>.b>.>") == "a=2A.=3E.b=3E.>"
    assert kv.encode_filter(">") == ">"
    assert kv.encode_filter("") == "="
    assert kv.encode_filter("*") == CODEC.encode_filter("*") == "*"
    assert kv.encode(">") == "=3E"


def test_a_codec_for_one_token_has_no_filters() -> None:
    with pytest.raises(ValueError, match="safe@1:token encodes a whole text: its tokens cannot be filtered"):
        ng.codec("safe:token").encode_filter("a.*")


def test_decoding_is_the_inverse_on_the_whole_language() -> None:
    """Proved: the rule holds exactly what the encoder writes, and no other text decodes."""
    (edition,) = (edition for edition in editions(written()) if edition.grammar.spec == "safe")
    codec = edition.codecs["kv-key"]
    assert compile_tree(encoded(codec.how)) == edition.rules["kv-key"].dfa
    assert codec.how.sign == "="
    assert codec.how.separator == "."
