"""match, covers and overlaps against their definition, by brute force over small subjects, and the laws they obey."""

from __future__ import annotations

import json
import pickle
import tracemalloc
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar.subjects import takes_any
from tests.support.depth import Some
from tests.support.steps import calls

OLD = "2.15.2"  # the last server that sees wildcards in tokens such as `*x`
ANSWERS = Path(__file__).parents[1] / "cases" / "overlaps_as_server.json"
COLLIDE: dict[str, list[str]] = json.loads(ANSWERS.read_text(encoding="utf-8"))["collide"]
FUNCTIONS: dict[str, dict[str, list[str]]] = json.loads(
    ANSWERS.with_name("subjects_as_server.json").read_text(encoding="utf-8")
)

# Two literals tell wildcards from names; `*x` and `>x` only look like wildcards; "" makes every subject invalid.
TOKENS = ("a", "b", "*", ">", "*x", ">x", "")
PATTERNS = [".".join(tokens) for n in (1, 2, 3) for tokens in product(TOKENS, repeat=n)]
# `c` stands for the endless tokens that no filter names; four tokens are one more than any filter here has.
UNIVERSE = [tokens for n in (1, 2, 3, 4) for tokens in product(("a", "b", "c", "*", ">", "*x", ">x", ""), repeat=n)]


def matches_by_definition(subject: tuple[str, ...], pattern: tuple[str, ...]) -> bool:
    """The definition, by recursion; the implementation has none."""
    if not all(subject):
        return False
    if not pattern or not subject:
        return not pattern and not subject
    if pattern == (">",):
        return True
    if pattern[0] in ("", ">"):
        return False
    return pattern[0] in ("*", subject[0]) and matches_by_definition(subject[1:], pattern[1:])


@cache
def language(pattern: str) -> frozenset[tuple[str, ...]]:
    return frozenset(subject for subject in UNIVERSE if matches_by_definition(subject, tuple(pattern.split("."))))


def test_match_is_its_definition(some: Some) -> None:
    for pattern in some(PATTERNS, 150):
        matched = {subject for subject in UNIVERSE if ng.match(".".join(subject), pattern)}
        assert matched == language(pattern), pattern


def test_covers_is_inclusion_and_overlaps_is_intersection() -> None:
    for outer, inner in product(PATTERNS, repeat=2):
        assert ng.covers(outer, inner) == (language(inner) <= language(outer)), (outer, inner)
        assert ng.overlaps(outer, inner) == (not language(inner).isdisjoint(language(outer))), (outer, inner)


@pytest.mark.parametrize(
    ("subject", "pattern", "expected"),
    [
        ("time.us.east", "time.*.east", True),
        ("time.eu.east", "time.*.east", True),
        ("time.us.east", "time.us.>", True),
        ("time.us.east.atlanta", "time.us.>", True),
        ("time.us", "time.us.>", False),
        ("time.us.east.atlanta", "time.us.*", False),
        ("time.us.east.atlanta", "*.*.east.>", True),
        ("anything.at.all", ">", True),
        ("b", "*x", False),  # the server's own SubjectMatchesFilter says yes here
        ("a*", "a*", True),
        ("ab", "a*", False),
        ("a.>.b", "a.*.b", True),
        ("a.b", "a.>.b", False),
        ("a..b", "a.*.b", False),
        ("a.b.", "a.>", False),
        ("", ">", False),
    ],
)
def test_match_answers_as_the_examples(subject: str, pattern: str, expected: bool) -> None:
    assert ng.match(subject, pattern) is expected


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("*x.*", "b.c", False),  # the server's own SubjectsCollide says yes here
        ("a.*.c", "a.b.*", True),
        ("a.>", "a", False),
        ("a.b.>", "*.*.c", True),
        ("$JS.>", "*.x", True),
        ("$JS.a.>", "*.x", False),
        ("..", "..", False),
    ],
)
def test_overlaps_answers_as_the_examples(a: str, b: str, expected: bool) -> None:
    assert ng.overlaps(a, b) is expected
    assert ng.overlaps(b, a) is expected


subjects = st.lists(st.sampled_from(TOKENS) | st.text(max_size=2), min_size=1, max_size=6).map(".".join)


@given(subjects, subjects, subjects)
def test_the_functions_obey_their_laws(a: str, b: str, c: str) -> None:
    assert ng.covers(a, a)
    assert ng.overlaps(a, b) == ng.overlaps(b, a)
    assert ng.overlaps(a, a) == ng.match(a, a), "a filter that can match matches itself, read as a subject"
    if ng.covers(a, b) and ng.covers(b, c):
        assert ng.covers(a, c)
    if ng.covers(a, b) and ng.overlaps(b, c):
        assert ng.overlaps(a, c)
    if ng.match(c, b) and ng.covers(a, b):
        assert ng.match(c, a)
    if ng.match(c, a) and ng.match(c, b):
        assert ng.overlaps(a, b)
    assert ng.covers(">", a)


@pytest.mark.parametrize("function", [ng.match, ng.covers, ng.overlaps])
@pytest.mark.parametrize("arguments", [(b"a", "a"), ("a", b"a"), (None, "a"), ("a", 1), (["a", 1], "a")])
def test_anything_but_texts_is_a_type_error(function: object, arguments: tuple[object, object]) -> None:
    assert callable(function)
    with pytest.raises(TypeError, match="a subject is a str, not "):
        function(*arguments)


def test_long_subjects_take_linear_time() -> None:
    long = ".".join(["a"] * 200_000)
    wild = ".".join(["*"] * 199_999 + [">"])
    assert ng.match(long, wild)
    assert ng.covers(wild, long)
    assert ng.overlaps(wild, long)


# ---- sets of filters ------------------------------------------------------------------------------------------------


def test_filters_cover_together_what_none_covers_alone() -> None:
    assert ng.covers({"a.*", "a.*.>"}, "a.>")
    assert not ng.covers({"a.*", "a.*.*"}, "a.>")
    assert not ng.covers({"a.*.*", "a.*.>"}, "a.>")
    assert not ng.covers({"a.*", "a.*.>"}, ["a.>", "b"])
    assert not ng.covers([], "a")
    assert ng.covers([], "a..b")
    assert ng.match("a.b", ["x", "a.*"])
    assert not ng.match("a.b", [])
    assert ng.overlaps(["x", "a.*"], {"y", "*.b"})
    with pytest.raises(TypeError):
        ng.covers([1], "a")  # type: ignore[list-item]


SUBJECTS = [".".join(tokens) for length in range(1, 6) for tokens in product(("a", "b", "c", "*x"), repeat=length)]


@given(st.lists(st.sampled_from(PATTERNS), max_size=4), st.sampled_from(PATTERNS))
def test_sets_agree_with_subjects(outer: list[str], inner: str) -> None:
    inner = inner.replace(">x", "*x")  # one look-alike is enough
    outer = [pattern.replace(">x", "*x") for pattern in outer]
    reached = [subject for subject in SUBJECTS if ng.match(subject, inner)]
    assert ng.covers(outer, inner) == all(ng.match(subject, outer) for subject in reached)
    assert ng.overlaps(outer, inner) == any(ng.match(subject, outer) for subject in reached)


@pytest.fixture(params=[0, 100], ids=["by a tree", "one by one"])
def few(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Both ways to compare sets."""
    monkeypatch.setattr("natsgrammar.subjects.algebra._FEW", request.param)
    monkeypatch.setattr("natsgrammar.subjects.algebra._BITS", 3)
    return int(request.param)


both_ways = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
sets = st.lists(st.sampled_from(PATTERNS), max_size=6)


@pytest.mark.usefixtures("few")
@both_ways
@given(sets, sets)
@example(["a.*", "a.*.*", "a.>", "b"], ["a.>"])
@example(["*", "*.*", "a.>", "*.*.>"], [">", "a.b"])
@example(["b.a"], ["a.a", "b.b"])
def test_sets_against_sets_are_their_definition(outer: list[str], inner: list[str]) -> None:
    wide = frozenset[tuple[str, ...]]().union(*(language(pattern) for pattern in outer))
    narrow = frozenset[tuple[str, ...]]().union(*(language(pattern) for pattern in inner))
    assert ng.covers(outer, inner) == (narrow <= wide)
    assert ng.overlaps(outer, inner) == (not narrow.isdisjoint(wide))
    assert ng.overlaps(outer, inner, as_server=OLD) == any(
        ng.overlaps(single, other, as_server=OLD) for single in outer for other in inner
    )
    assert ng.covers(outer, inner, as_server=OLD) == all(
        any(ng.covers(single, other, as_server=OLD) for single in outer) for other in inner
    )


@pytest.mark.usefixtures("few")
def test_look_alikes_of_wildcards_do_not_hide_one_another() -> None:
    assert ng.overlaps(["*x.a", "*y.*"], ["b.c", "*y.*"], as_server=OLD)
    assert ng.covers(["*x.a", "*y.*", "*x.a"], ["c.b"], as_server=OLD)
    assert ng.overlaps(["a..b", "c"], ["d", "a..b"], as_server=OLD)


def test_what_covers_together_takes_no_more_room_than_it_is_long() -> None:
    """It took a list of tokens for each length up to the longest."""
    filters = ["a." * 20_000 + "*", "b.>", "*." * 10_000 + ">"]
    tracemalloc.start()
    assert not ng.covers(filters, ">")
    assert ng.covers(["*." * length + "*" for length in range(200)] + ["*." * 200 + ">"], ">")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 10_000_000


@pytest.mark.parametrize("as_server", [False, OLD])
def test_sets_are_compared_without_each_pair(as_server: bool | str) -> None:
    def work(count: int) -> int:
        some, others = ([f"{letter}{n}.*.x{n}" for n in range(count)] for letter in "ab")
        return calls(lambda: ng.overlaps(some, others, as_server=as_server)) + calls(
            lambda: ng.covers(some, some[::-1], as_server=as_server)
        )

    assert work(800) < 3 * work(400)


def test_sets_full_of_wildcards_are_compared_without_each_pair() -> None:
    def work(places: int) -> int:
        some, others = (
            [".".join((*tokens, f"{letter}{n}", ">")) for n, tokens in enumerate(product("x*", repeat=places))]
            for letter in "ab"
        )
        wide = [".".join((*tokens, "*", "*", "*")) for tokens in product("x*", repeat=places)]
        wide += [".".join("*" * (places + 2)), f"{'*.' * (places + 3)}>"]
        narrow = [f"{'x.' * places}{n}.>" for n in range(2**places)]
        return calls(lambda: ng.overlaps(some, others)) + calls(lambda: assert_covered(wide, narrow))

    def assert_covered(wide: list[str], narrow: list[str]) -> None:
        assert ng.covers(wide, narrow)

    assert work(9) < 3 * work(8)


# ---- the index ------------------------------------------------------------------------------------------------------


@given(st.lists(subjects | st.sampled_from(PATTERNS), max_size=30), subjects | st.sampled_from(PATTERNS))
def test_the_index_answers_as_one_filter_after_the_other(filters: list[str], subject: str) -> None:
    index = ng.SubjectIndex(filters)
    known = list(dict.fromkeys(filters))
    assert list(index) == known
    assert len(index) == len(known)
    assert (subject in index) == (subject in known)
    assert index.matching(subject) == [pattern for pattern in known if ng.match(subject, pattern)]
    assert index.overlapping(subject) == [pattern for pattern in known if ng.overlaps(subject, pattern)]
    assert index.covering(subject) == [pattern for pattern in known if ng.covers(pattern, subject)]
    collisions = [pattern for pattern in known if ng.overlaps(subject, pattern, as_server=OLD)]
    assert index.overlapping(subject, as_server=OLD) == collisions


def test_the_index_answers_for_every_pair_of_short_filters() -> None:
    index = ng.SubjectIndex(PATTERNS)
    for request in PATTERNS:
        assert index.matching(request) == [pattern for pattern in PATTERNS if ng.match(request, pattern)]
        assert index.overlapping(request) == [pattern for pattern in PATTERNS if ng.overlaps(request, pattern)]
        assert index.covering(request) == [pattern for pattern in PATTERNS if ng.covers(pattern, request)]


def test_the_index_asks_only_what_begins_alike() -> None:
    def work(count: int) -> int:
        index = ng.SubjectIndex(f"a{n}.b.*" for n in range(count))
        return calls(lambda: [getattr(index, ask)("a7.b.c") for ask in ("matching", "overlapping", "covering")])

    work(10)  # loads what is loaded once
    assert work(1000) == work(10)


def test_the_index_grows_and_travels() -> None:
    index = ng.SubjectIndex("a.*")
    index.add("a.>")
    index.add("a.*")
    deep = "a." * 50_000 + "a"
    index.add(deep)
    copy = pickle.loads(pickle.dumps(index))
    assert list(copy) == ["a.*", "a.>", deep]
    assert copy.matching(deep) == ["a.>", deep]
    assert ng.SubjectIndex().matching("a") == []
    for ask in (index.add, index.matching, index.overlapping, index.covering):
        with pytest.raises(TypeError, match="a subject is a str, not bytes"):
            ask(b"a")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a subject is a str, not int"):
        ng.SubjectIndex(["a", 1])  # type: ignore[list-item]


def test_the_server_takes_a_token_that_begins_with_an_asterisk_for_a_wildcard() -> None:
    """What nats-server 2.15.2 answered to pairs of consumer filters: error 10138 where one seems to cover the other."""
    for outer, inner in (("p.*x", "p.b"), ("p.*x.*", "p.b.c")):
        assert ng.covers(outer, inner, as_server=OLD)
        assert not ng.covers(outer, inner)
        assert not ng.overlaps(outer, inner)
    assert not ng.covers("p.*x", "p.*", as_server=OLD)
    assert not ng.covers("p.x*", "p.b", as_server=OLD)


def test_newer_servers_compare_whole_tokens() -> None:
    """As Go answered it for all filters of up to three such tokens; malformed ones are compared otherwise."""
    for first, second in product(filter(takes_any, PATTERNS), repeat=2):
        assert ng.overlaps(first, second, as_server=True) == ng.overlaps(first, second)
        assert ng.covers(first, second, as_server=True) == ng.covers(first, second)
    releases = {"2.9.10": True, "2.14.9": True, "2.14.10": False, "2.15": False, "2.15.2": True, "2.15.3": False}
    assert {release: ng.overlaps("*x.*", "b.c", as_server=release) for release in releases} == releases


@pytest.mark.parametrize("first", COLLIDE)
def test_overlaps_as_the_server_answered(first: str) -> None:
    """Recorded answers; `tests/live/test_lint_server.py` asks running servers again."""
    assert [second for second in COLLIDE if ng.overlaps(first, second, as_server=OLD)] == COLLIDE[first]


@pytest.mark.parametrize(("function", "answers"), [(ng.covers, "covers"), (ng.overlaps, "collide")])
def test_filters_as_the_functions_of_the_server_compare_them(function: Any, answers: str) -> None:
    """Every pair of 74 filters, empty tokens included, as Go answered it."""
    for first, yes in FUNCTIONS[answers].items():
        assert [second for second in FUNCTIONS[answers] if function(first, second, as_server=OLD)] == yes, first
    assert not ng.covers("foo.*", "foo..bar", as_server=OLD)
    assert ng.covers("foo.*", "foo..bar"), "what matches nothing is covered by every filter"


def test_the_server_compares_filters_one_by_one() -> None:
    assert ng.covers({"a.*", "a.*.>"}, "a.>")
    assert not ng.covers({"a.*", "a.*.>"}, "a.>", as_server=OLD)
    assert ng.covers(["x", "a.*"], ["a.*", "a.b"], as_server=OLD)
    assert ng.overlaps(["x", "a.."], ["y", "a.."], as_server=OLD)


@pytest.mark.parametrize("argument", [1, b"a", None, ["a", 1]])
def test_verdicts_are_bools_and_arguments_are_checked(argument: Any) -> None:
    assert ng.overlaps("a", "b") is ng.covers("a", "b") is ng.match("a", "b") is False
    assert ng.overlaps("a.b", "a", as_server=OLD) is ng.covers("a.b", "a") is False
    for function in (ng.match, ng.covers, ng.overlaps):
        with pytest.raises(TypeError, match=r"a subject is a str, not \w+"):
            function("a", argument)
