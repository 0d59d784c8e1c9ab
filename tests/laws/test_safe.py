"""The safe codec: any text in one token that everyone accepts, and the same text back."""

from __future__ import annotations

from functools import cache
from urllib.parse import quote, unquote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar_gen.grammar.edition import Edition, editions
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.language.ast import EMPTY, Chars, alt, seq
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.percent import Escaping, decodable, encoded, escapes
from natsgrammar_gen.language.queries import witness
from tests.support.languages import ROOT

SAFE, AVISO = ng.codec("safe:token"), ng.codec("aviso:topic-token")
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
RESERVED = CharSet.chars(".*>%")


@cache
def _every_character() -> list[str]:
    return [chr(code) for code in range(0x110000) if not 0xD800 <= code <= 0xDFFF]


def _edition() -> Edition:
    return editions([load_grammar(ROOT / "grammar" / "safe" / "1.lark", ROOT / "grammar")])[0]


@pytest.mark.parametrize(
    ("value", "token"),
    [
        ("", "%"),
        ("north", "north"),
        ("1.45", "1%2E45"),
        ("*", "%2A"),
        (">", "%3E"),
        ("%", "%25"),
        ("%25", "%2525"),
        ("a b", "a%20b"),
        ("a\tb\r\n", "a%09b%0D%0A"),
        ("\0", "%00"),
        ("\x7f", "%7F"),
        ("é", "%C3%A9"),
        ("東京", "%E6%9D%B1%E4%BA%AC"),
        ("😀", "%F0%9F%98%80"),
        ("$JS", "$JS"),
        ("_INBOX", "_INBOX"),
        ("Order", "Order"),
        ('a"b\\c/d', 'a"b\\c/d'),
    ],
)
def test_values_and_their_tokens(value: str, token: str) -> None:
    assert SAFE.encode(value) == token
    assert SAFE.decode(token) == value


@given(TEXTS)
@example("")
@example("%")
def test_every_value_is_carried(value: str) -> None:
    token = SAFE.encode(value)
    assert SAFE.decode(token) == value
    for role in ("subject-publish", "subject-subscribe", "reply-to"):
        assert ng.rule(f"portable:{role}").is_valid(token)
    assert "." not in token
    assert ng.match(f"orders.{token}.x", "orders.*.x")


@given(TEXTS)
@example("")
def test_aviso_reads_it_as_the_same_value(value: str) -> None:
    token = SAFE.encode(value)
    if value:
        assert AVISO.decode(token) == value == unquote(token, errors="strict")
    else:
        with pytest.raises(ng.CodecError) as refused:
            AVISO.decode(token)
        assert refused.value.position == 1


def test_it_writes_what_aviso_writes_wherever_that_is_portable() -> None:
    """Character by character, which is how both encoders write; the claims prove it for whole tokens."""
    roles = [ng.rule(f"portable:{role}") for role in ("subject-publish", "subject-subscribe")]
    same = [c for c in _every_character() if all(role.is_valid(AVISO.encode(c)) for role in roles)]
    assert all(SAFE.encode(c) == AVISO.encode(c) for c in same)
    assert "".join(same) == "".join(map(chr, range(0x21, 0x7F)))


def test_every_character_of_unicode_comes_back() -> None:
    everything = "".join(_every_character())
    assert SAFE.decode(SAFE.encode(everything)) == everything
    plain = "".join(c for c in map(chr, range(0x21, 0x7F)) if c not in ".*>%")
    assert SAFE.encode(everything[:0x1000]) == "".join(
        c if c in plain else "%2E" if c == "." else quote(c, safe="") for c in everything[:0x1000]
    )


@given(TEXTS, TEXTS)
def test_two_values_have_two_tokens(a: str, b: str) -> None:
    assert (SAFE.encode(a) == SAFE.encode(b)) == (a == b)


@given(st.text("%2Eeé.aA0 C3", max_size=8))
def test_one_value_has_one_token(token: str) -> None:
    if SAFE.check(token) is None:
        assert SAFE.encode(SAFE.decode(token)) == token


@pytest.mark.parametrize(
    "token", ["", "%%", "a%", "%61", "%2e", "%c3%a9", "a b", "é", "*", "a.b", "%GG", "%FF", "\ud800"]
)
def test_what_it_does_not_write_it_does_not_read(token: str) -> None:
    with pytest.raises(ng.CodecError):
        SAFE.decode(token)


def test_half_of_a_surrogate_pair_is_no_text() -> None:
    with pytest.raises(ng.CodecError) as refused:
        SAFE.encode("ab\ud800")
    assert refused.value.position == 2


def test_the_rule_suggests_the_token() -> None:
    violation = ng.rule("safe:token").check("São Paulo")
    assert violation is not None
    assert violation.suggestion == "S%C3%A3o%20Paulo"
    assert getattr(ng.rule("safe:token").check(""), "suggestion", None) == "%"


def test_what_is_written_is_what_is_read_by_automata() -> None:
    edition = _edition()
    codec = edition.codecs["token"]
    assert codec.how.empty == "%"
    assert compile_tree(encoded(codec.how)) == edition.rules["token"].dfa


def test_only_the_empty_token_is_the_empty_text_to_aviso() -> None:
    """Every other token that its decoder reads begins with a character, or with the whole escape of one."""
    character = alt((Chars(~RESERVED), escapes(EVERYTHING, unit=lambda digit: Chars(digit | _lower(digit)))))
    begins_with_one = compile_tree(alt((EMPTY, seq((character, decodable(Escaping(CharSet())))))))
    wire = load_grammar(ROOT / "grammar" / "aviso" / "0.7.lark", ROOT / "grammar").rules["wire-token"].dfa
    assert witness(wire, begins_with_one) is None
    assert not wire.accepts(SAFE.encode(""))


def _lower(digits: CharSet) -> CharSet:
    return CharSet.chars("".join(map(chr, digits)).lower())
