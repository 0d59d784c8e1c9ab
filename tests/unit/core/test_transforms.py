"""Subject transforms without a server; `tests/live/test_transforms.py` asks one for the same subjects."""

from __future__ import annotations

import pickle
from itertools import product
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import natsgrammar as ng

MADE = {
    ("orders.*.*", "$2.{{wildcard(1)}}", "orders.eu.17"): "17.eu",
    ("orders.>", "eu.orders.>", "orders.a.b"): "eu.orders.a.b",
    ("*", "x.{{split(1,-)}}", "-a--b-"): "x.a.b",
    ("*", "x.{{split(1,-)}}", "--a"): "x..a",
    ("*", "x.{{split(1, )}}", "aé"): "x.a.é",
    ("*", "{{splitFromLeft(1,2)}}", "abcde"): "ab.cde",
    ("*", "{{splitFromRight(1,2)}}", "abcde"): "abc.de",
    ("*", "{{sliceFromLeft(1,2)}}", "abcde"): "ab.cd.e",
    ("*", "{{sliceFromRight(1,2)}}", "abcde"): "a.bc.de",
    ("*", "{{left(1,2)}}", "abcde"): "ab",
    ("*", "{{right(1,2)}}", "abcde"): "de",
    ("*", "{{right(1,2)}}", "a"): "a",
    ("*", "{{left(1,1)}}", "é"): "\udcc3",
    ("a", "{{partition(9)}}", "a"): "7",
    ("a.*", "", "a.b"): "a.b",
    ("", "x.>", "a"): "x.a",
    (">", ">", "a..b"): "a..b",
    ("*", "$9223372036854775808", "a"): "$9223372036854775808",
    ("*", "$x.{b}.{{}}", "a"): "$x.{b}.{{}}",
    ("*.a", "$0.$-1", "b.a"): "b.b",
    ("a.*", "b", "b.a"): None,
    ("a.*", "b", "a.*"): None,
    ("a.*", "b", "a."): None,
    ("a.*", "b", "a"): None,
}


@pytest.mark.parametrize(("source", "destination", "subject"), MADE)
def test_subjects_are_transformed(source: str, destination: str, subject: str) -> None:
    transform = ng.transform(source, destination)
    assert transform(subject) == MADE[source, destination, subject]
    assert pickle.loads(pickle.dumps(transform)) == transform
    assert (transform.source, transform.destination) == (source, destination)


REFUSED = {
    ("a.*", "b.$2"): (3, "at most 1, the number of wildcards in the source"),
    ("a.*", "{{partition(3,1,2)}}"): (16, "at most 1, the number of wildcards in the source"),
    ("a", "b.$1"): (2, "a text, `partition` or `random`, as the source has no wildcards"),
    ("a.>", "b"): (1, "`.>`, with which the source ends"),
    ("a.*", "b.>"): (2, "no `>`, as the source does not end with it"),
    ("a.*", "b.*.$1"): (2, "a text or `{{wildcard(1)}}`"),
    ("a.*", "b.{{wildcrad(1)}}"): (9, "a function (did you mean `wildcard`?)"),
    ("a.*", "b.{{left(1)}}"): (10, "0-9, space or `,`"),
    ("a.*", "{{left(1,2147483648)}}"): (9, "a number of 32 bits"),
    ("a.*", "{{random(2147483648)}}"): (9, "a number of 32 bits"),
    ("a.*", "$-9223372036854775809"): (1, "a number of 64 bits"),
    ("a.*", "$1." + "{{left(" + "9" * 5000 + ",1)}}"): (10, "at most 1, the number of wildcards in the source"),
    ("a..b", "c"): (2, None),
    ("a", "b..c"): (2, None),
    ("a", "b c"): (1, None),
}


@pytest.mark.parametrize(("source", "destination"), REFUSED)
def test_a_wrong_pair_is_an_error_with_its_place(source: str, destination: str) -> None:
    with pytest.raises(ng.InvalidName) as refused:
        ng.transform(source, destination)
    position, expected = REFUSED[source, destination]
    assert refused.value.violation.position == position
    assert expected in (None, refused.value.violation.expected)


@pytest.mark.parametrize("wrong", [None, 1, b"a"])
def test_a_wrong_type_is_an_error(wrong: Any) -> None:
    for call in (ng.transform("a", "b"), lambda text: ng.transform(text, "a"), lambda text: ng.transform("a", text)):
        with pytest.raises(TypeError):
            call(wrong)


def test_lost_tokens_are_numbered() -> None:
    destination = "$3.{{left(2,1)}}.{{partition(9,4)}}.{{splitFromLeft(5,1)}}.{{right(6,0)}}"
    assert ng.transform("a.*.*.*.*.*.*.*", destination).lost == (1, 2, 4, 7)
    assert ng.transform("*.*", "$0.b").lost == (2,)
    assert ng.transform("*.*", "").lost == ()
    assert (ng.transform("*a.*", "x.$1").lost, ng.transform("*a.*", "x.$1")("ba.b")) == ((), None)
    assert ng.transform("*.*.*", "{{splitFromLeft(1,1)}}.{{sliceFromRight(2,1)}}.$3").lost == (1, 2)


IMAGES = {
    ("a.*.>", "b.$1.>"): ("b.*.>",),
    ("a.*", "b.{{partition(2,1)}}.$1"): ("b.0.*", "b.1.*"),
    ("a.*", "b.{{partition(1000,1)}}"): ("b.*",),
    ("a", "b.{{random(-2)}}"): ("b.0", "b.1"),
    ("*", "{{splitFromLeft(1,2)}}.b"): ("*.b", "*.*.b"),
    ("*.>", "a.{{split(1,-)}}.b.>"): ("a.*.*.>",),
    ("*", "{{sliceFromLeft(1,2)}}"): (">",),
    ("*", "{{sliceFromLeft(1,0)}}"): ("*",),
    ("a.*", ""): ("a.*",),
}


@pytest.mark.parametrize(("source", "destination"), IMAGES)
def test_the_image_is_filters(source: str, destination: str) -> None:
    assert ng.transform(source, destination).image == IMAGES[source, destination]


def test_images_are_compared_as_filters() -> None:
    three = ng.transform("orders.*", "shard.{{partition(3,1)}}.$1")
    assert ng.covers(["shard.0.>", "shard.1.>", "shard.2.>"], three.image)
    assert not ng.covers(["shard.0.>", "shard.1.>"], three.image)
    assert ng.overlaps(three.image, ng.transform("*", "shard.2.$1").image)
    assert not ng.overlaps(three.image, ng.transform("*", "shard.3.$1").image)


CALLS = [
    "$1",
    "$0",
    "{{partition(3)}}",
    "{{partition(300,2)}}",
    "{{random(4)}}",
    "{{split(2,-)}}",
    "{{splitFromLeft(1,1)}}",
]
CALLS += [
    "{{splitFromRight(2,2)}}",
    "{{sliceFromLeft(1,1)}}",
    "{{sliceFromRight(2,2)}}",
    "{{left(1,1)}}",
    "{{right(2,2)}}",
    "x",
]


@given(
    st.lists(st.sampled_from(CALLS), min_size=1, max_size=14),
    st.booleans(),
    st.lists(st.text("a-é", min_size=1, max_size=4), min_size=3, max_size=5),
)
@example(["{{splitFromLeft(1,1)}}"] * 14, True, ["aa", "a", "a"])
def test_the_image_matches_each_result(calls: list[str], endless: bool, tokens: list[str]) -> None:
    transform = ng.transform("*.*.>", ".".join([*calls, ">"]))
    if not endless:
        transform, tokens = ng.transform("*.*", ".".join(calls)), tokens[:2]
    result = transform(".".join(tokens))
    assert result is not None
    assert "" in result.split(".") or ng.match(result, transform.image)
    assert len(transform.image) <= 256


EXACT = {
    "$1.$2": True,
    "$2.x": True,
    "x": True,
    "{{random(3)}}.$1": True,
    "{{partition(3,1)}}.$2": True,
    "{{partition(3)}}.$2": True,
    "{{partition(3,1,2)}}.$2": True,
    "{{partition(2,1)}}.{{partition(2,2)}}": True,
    "$1.$1": False,
    "{{partition(3,1)}}.$1": False,
    "{{partition(3)}}.$1.$2": False,
    "{{partition(2,1)}}.{{partition(2,1)}}": False,
    "{{left(1,1)}}.$2": False,
    "{{splitFromLeft(1,1)}}": False,
    "{{partition(1000,1)}}": False,
}


@pytest.mark.parametrize("destination", EXACT)
def test_an_exact_image_has_no_subject_too_many(destination: str) -> None:
    """By trying: each subject of few tokens that the filters match comes of some pair of tokens, or does not."""
    transform = ng.transform("*.*", destination)
    tokens = ["".join(letters) for size in (1, 2) for letters in product("ab012x", repeat=size)]
    results = {transform(f"{a}.{b}") for a, b in product(tokens, tokens)}
    results |= {transform("a.b") for _ in range(100)}  # of random numbers
    few = ["a", "b", "0", "1", "2", "aa", "x"]
    subjects = {".".join(each) for size in (1, 2, 3) for each in product(few, repeat=size)}
    missing = {subject for subject in subjects if ng.match(subject, transform.image)} - results
    assert transform.exact == EXACT[destination] == (not missing)


def test_an_endless_image_can_be_exact() -> None:
    assert ng.transform("a.*.>", "b.$1.>").exact
    assert ng.transform("a.>", "").exact
    assert ng.transform("a", "b.{{random(-2)}}").exact
    assert not ng.transform("a.*.>", "b.$0.>").exact  # the token `a`
    assert not ng.transform("a", "{{partition(2)}}").exact  # one number
