"""The codecs that no table can hold: ADR-54's keys as written and as orbit.go implements them, and names of objects."""

from __future__ import annotations

import base64
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import obj
from natsgrammar.core.computed import COMPUTED
from natsgrammar_gen.grammar.annotations import ALGORITHMS

WRITTEN, IMPLEMENTED, PATH, OBJECT = map(
    ng.codec, ("adr54:base64-key", "adr54:base64-key-implemented", "adr54:path-key", "adr20:object-name")
)
BASE64 = (WRITTEN, IMPLEMENTED, OBJECT)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from("./_ a€😀"), max_size=20)


def test_the_notation_knows_the_algorithms_of_the_runtime() -> None:
    assert ALGORITHMS.keys() == COMPUTED.keys()


@pytest.mark.parametrize(
    ("codec", "value", "text"),
    [
        (WRITTEN, "Acme Inc.contact", "QWNtZSBJbmMuY29udGFjdA=="),  # of ADR-54
        (IMPLEMENTED, "Acme Inc.contact", "QWNtZSBJbmM.Y29udGFjdA"),
        (WRITTEN, "", ""),
        (IMPLEMENTED, "a..b", "YQ..Yg"),
        (IMPLEMENTED, "ÿ?.>", "w78_.Pg"),
        (OBJECT, "object-name", "b2JqZWN0LW5hbWU="),
        (OBJECT, "~~~", "fn5-"),
        (PATH, "user/profile/settings", "user.profile.settings"),  # of ADR-54
        (PATH, "/", "_root_"),
        (PATH, "/a/b", "_root_.a.b"),
        (PATH, "a b", "a b"),
    ],
)
def test_a_value_is_encoded_and_decoded_as_published(codec: ng.Codec, value: str, text: str) -> None:
    assert codec.encode(value) == text
    assert codec.decode(text) == value


@pytest.mark.parametrize(
    ("path", "key", "back"),
    [
        ("a/", "a", "a"),
        ("a//", "a.", "a/"),
        ("a.b", "a.b", "a/b"),
        ("//", "_root_.", "/"),
        ("_root_", "_root_", "/"),
        ("_root_/a", "_root_.a", "/a"),
        ("_root_a", "_root_a", "_root_a"),
        ("", "", ""),
    ],
)
def test_paths_that_do_not_come_back_or_only_just(path: str, key: str, back: str) -> None:
    assert PATH.encode(path) == key
    assert PATH.decode(key) == back


def test_the_rule_is_what_the_path_codec_writes() -> None:
    paths = ["".join(letters) for length in range(5) for letters in product("/._a", repeat=length)]
    paths += [f"{head}_root_{tail}" for head in ("", "/", ".") for tail in ("", "/", ".", "a", "/a")]
    assert {PATH.encode(path) for path in paths} >= {path for path in paths if PATH.wire.is_valid(path)}
    assert all(PATH.wire.is_valid(PATH.encode(path)) for path in paths)


@given(st.sampled_from(BASE64), TEXTS.filter(bool))
@example(IMPLEMENTED, "..")
def test_base64_is_that_of_the_standard_library(codec: ng.Codec, value: str) -> None:
    text = codec.encode(value)
    tokens = value.split(".") if codec is IMPLEMENTED else [value]
    whole = ".".join(base64.urlsafe_b64encode(token.encode()).decode() for token in tokens)
    assert text == (whole.replace("=", "") if codec is IMPLEMENTED else whole)
    assert codec.decode(text) == value
    assert codec.check(text) is codec.check_bytes(text.encode()) is None


@given(st.sampled_from(BASE64), st.text("AQYgwz09-_=.", max_size=9))
def test_base64_reads_only_what_it_writes(codec: ng.Codec, text: str) -> None:
    violation = codec.check(text)
    if violation is None:
        assert codec.encode(codec.decode(text)) == text
        return
    assert 0 <= violation.position <= len(text)
    with pytest.raises(ng.CodecError) as caught:
        codec.decode(text)
    assert caught.value.violation == violation == codec.check_bytes(text.encode())


@given(st.sampled_from(BASE64), st.binary(min_size=1, max_size=7))
def test_every_text_of_base64_is_in_the_rule_and_only_those(codec: ng.Codec, octets: bytes) -> None:
    """The rule is about bytes; that they are UTF-8 is for the codec to say."""
    text = base64.urlsafe_b64encode(octets).decode()
    text = text.rstrip("=") if codec is IMPLEMENTED else text
    assert codec.wire.is_valid(text)
    violation = codec.check(text)
    try:
        value, expected = octets.decode(), None
        assert codec.decode(text) == value
    except UnicodeDecodeError as error:
        expected = (error.start * 8 // 6, "base64url of UTF-8")
    assert (violation and (violation.position, violation.expected)) == expected


@pytest.mark.parametrize(
    ("codec", "text", "position"),
    [
        (WRITTEN, "YQ", 2),
        (WRITTEN, "YR==", 2),
        (WRITTEN, "YQ.Yg", 2),
        (WRITTEN, "YWL_", 2),
        (WRITTEN, "a+b/", 1),
        (WRITTEN, "YQ==\n", 4),
        (IMPLEMENTED, "YQ==", 2),
        (IMPLEMENTED, "Y", 1),
        (IMPLEMENTED, "YR", 2),
        (IMPLEMENTED, "YQ.gA", 3),
        (IMPLEMENTED, "YQ.*", 3),
        (OBJECT, "", 0),
        (PATH, "a/b", 1),
    ],
)
def test_an_undecodable_text_has_its_first_error(codec: ng.Codec, text: str, position: int) -> None:
    with pytest.raises(ng.CodecError) as caught:
        codec.decode(text)
    assert caught.value.position == position


def test_a_filter_is_encoded_token_by_token() -> None:
    assert IMPLEMENTED.encode_filter("Acme Inc.*.>") == "QWNtZSBJbmM.*.>"
    assert IMPLEMENTED.encode_filter("a>.>.*x") == "YT4.Pg.Kng"
    assert PATH.encode_filter("/user/*/>") == "_root_.user.*.>"
    for codec in (WRITTEN, OBJECT):
        with pytest.raises(ValueError, match="encodes a whole text"):
            codec.encode_filter("a.*")


@given(st.from_regex(r"[A-Za-z0-9_-]{1,8}", fullmatch=True), TEXTS.filter(bool))
def test_objects_and_their_subjects(bucket: str, name: str) -> None:
    subject = obj.meta_subject(bucket, name)
    assert obj.read_meta_subject(subject) == (bucket, name)
    assert ng.rule("adr20:object-name").is_valid(name)
    assert ng.rule("portable:subject-publish").is_valid(subject)
    parts = {part: item.text for part, item in ng.parse("js-api:object", subject).items()}
    assert parts == {"bucket": bucket, "kind": "M", "name_encoded": OBJECT.encode(name)}


def test_what_is_not_an_object_or_not_its_subject() -> None:
    for bucket, name, error in (
        ("a.b", "x", ng.InvalidName),
        ("b", "", ng.CodecError),
        ("b", "\udc80", ng.CodecError),
        ("b", b"x", TypeError),
        (None, "x", TypeError),
    ):
        with pytest.raises(error):
            obj.meta_subject(bucket, name)  # type: ignore[arg-type]
    for subject, error, position in (
        ("$O.b.M.", ng.InvalidName, 7),
        ("$O.b.C.YQ==", ng.InvalidName, 5),
        ("$O.b.M.gA==", ng.CodecError, 0),
    ):
        with pytest.raises(error) as caught:
            obj.read_meta_subject(subject)
        assert caught.value.violation.position == position
