"""Named parts: ambiguity is found where it is, and an expression finds the parts that the tree names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar.core.parts import Splitter, joined
from natsgrammar_gen.compiler import add
from natsgrammar_gen.grammar.part_checks import forms
from natsgrammar_gen.language.ast import (
    EMPTY,
    All,
    Alt,
    Chars,
    MaxBytes,
    Node,
    Part,
    Repeat,
    Seq,
    alt,
    repeat,
    seq,
    text,
)
from natsgrammar_gen.language.budget import budget
from natsgrammar_gen.language.charset import EVERYTHING
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.parts import (
    between,
    lifted,
    marked,
    part_names,
    repeated_part,
    two_readings,
    walk,
    without_parts,
)
from natsgrammar_gen.language.possessive import possessive
from natsgrammar_gen.language.queries import sample
from natsgrammar_gen.language.regex_printer import PYTHON, expression
from tests.laws.test_regex_proofs import plain, unproved
from tests.support.depth import generator
from tests.support.languages import rules, trees, words
from tests.support.regex_readers import read_python

WORDS = words("ab", 5)
WITH_PARTS = [address for address in ng.rules() if ng.rule(address).parts]

Marks = tuple[tuple[str, int], ...]  # where parts begin and end, in order


def named_trees() -> st.SearchStrategy[Node]:
    """Random trees in which some texts are parts."""
    leaf = trees("ab") | st.builds(Part, trees("ab"), st.sampled_from("xyz"))
    return st.recursive(
        leaf,
        lambda inner: st.one_of(
            st.lists(inner, min_size=2, max_size=3).map(seq),
            st.lists(inner, min_size=2, max_size=3).map(alt),
            inner.map(lambda item: repeat(item, 0, 1)),
            st.builds(Part, inner, st.sampled_from("xyz")),
        ),
        max_leaves=5,
    )


def readings(tree: Node, word: str) -> set[Marks]:
    """Every way to read the word, by trying all of them."""
    return {marks for end, marks in set(_read(tree, word, 0)) if end == len(word)}


def _read(tree: Node, word: str, at: int) -> Iterator[tuple[int, Marks]]:
    match tree:
        case Chars(charset):
            if at < len(word) and ord(word[at]) in charset:
                yield at + 1, ()
        case Seq(items):
            ends: set[tuple[int, Marks]] = {(at, ())}
            for item in items:
                ends = {(after, (*marks, *more)) for end, marks in ends for after, more in _read(item, word, end)}
            yield from ends
        case Alt(items):
            for item in items:
                yield from _read(item, word, at)
        case Part(item, name):
            for end, marks in _read(item, word, at):
                yield end, (("<" + name, at), *marks, (">" + name, end))
        case Repeat(item, low, high):
            ends, seen = {(at, ())}, set[tuple[int, Marks]]()
            turn = 0
            while ends and (high is None or turn <= high):
                if turn >= low:
                    yield from ends - seen
                    if ends <= seen:
                        return
                    seen |= ends
                ends = {(after, (*marks, *more)) for end, marks in ends for after, more in _read(item, word, end)}
                turn += 1


@given(named_trees())
def test_ambiguity_is_found_where_it_is(tree: Node) -> None:
    assume(repeated_part(tree) is None)
    witness = two_readings(tree)
    for word in WORDS:
        if witness is not None and len(word) >= len(witness):
            break
        assert len(readings(tree, word)) <= 1
    if witness is not None:
        assert len(readings(tree, witness)) > 1


@given(named_trees())
def test_a_part_that_comes_twice_is_found(tree: Node) -> None:
    often = any(
        len(names) > len(set(names))
        for word in WORDS
        for marks in readings(tree, word)
        for names in [[mark for mark, _ in marks if mark[0] == "<"]]
    )
    assert not often or repeated_part(tree) is not None


@given(named_trees())
def test_an_expression_finds_the_parts(tree: Node) -> None:
    assume(repeated_part(tree) is None)
    assume(two_readings(tree) is None)
    marked_tree, deterministic = possessive(tree)
    assume(deterministic)
    pattern, names = re.compile(expression(marked_tree, PYTHON)), part_names(tree)
    for word in WORDS:
        expected = readings(tree, word)
        match = pattern.fullmatch(word)
        assert bool(match) == bool(expected)
        if match:
            spans = {name: match.span(at) for at, name in enumerate(names, 1) if match[at] is not None}
            (marks,) = expected
            begins, ends = ({m[1:]: at for m, at in marks if m[0] == sign} for sign in "<>")
            assert spans == {name: (begins[name], ends[name]) for name in begins}
        if match and (texts := between(tree)):
            pairs = [*zip(match.groups(), texts[1:], strict=True)]
            assert word == texts[0] + "".join(part + text for part, text in pairs)
            assert not any(text and text[0] in part for part, text in pairs)


@given(named_trees())
def test_a_walk_finds_the_parts(tree: Node) -> None:
    assume(repeated_part(tree) is None)
    assume(two_readings(tree) is None)
    entry: Any = {"splitter": None, "groups": tuple(dict.fromkeys(part_names(tree))), "walk": walk(tree)}
    splitter, made = Splitter(entry), forms(tree)
    known = [] if isinstance(made, str) else made
    if "the same" in made:
        words = [splitter.parts(word) for word in re.findall('`"*(.*?)"*`', str(made))]
        first, second = ({label: part.text for label, part in parts.items()} for parts in words)
        assert first == second
    for word in WORDS:
        for marks in readings(tree, word):
            begins, ends = ({m[1:]: at for m, at in marks if m[0] == sign} for sign in "<>")
            actual = splitter.parts(word)
            assert {name: (part.start, part.end) for name, part in actual.items()} == {
                name: (begins[name], ends[name]) for name in begins
            }
            assert [*actual] == [m[1:] for m, _ in marks if m[0] == "<"]
            texts = {name: part.text for name, part in actual.items()}
            tried = [joined(form, texts) for form in known if {*form[1]} == {*texts}]
            valid = [name for name, parts in tried if readings(tree, name) and splitter.parts(name) == parts]
            assert valid == [word] or not known


@pytest.mark.parametrize(
    ("rule", "definitions", "name", "parts"),
    [
        ('a ":" b', {"a": "/[a-z0-9]([a-z0-9-]*[a-z0-9])?/", "b": "/[0-9]+/"}, "eu-west:17", "eu-west 17"),
        ('a "_" b', {"a": "/[a-z_]+/", "b": "/[0-9]{8}/"}, "my_orders_20260131", "my_orders 20260131"),
        ('"s3://" a "/" b', {"a": "/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/", "b": "/[!-~]+/"}, "s3://my.b/a/b", "my.b a/b"),
        ('a "@" b', {"a": "/[a-z]([a-z.]*[a-z])?/", "b": r"/[a-z]+(\.[a-z]+)+/"}, "a.b@x.org", "a.b x.org"),
        ('(a "/")? b', {"a": r"/[a-z]+(\.[a-z]+)*/", "b": "/[A-Za-z]([A-Za-z_.-]*[A-Za-z])?/"}, "a.b/c-d", "a.b c-d"),
        ('"$share/" a "/" b', {"a": r"/[^\/+#]+/", "b": r"/[^+#]([^+]*[^+#])?/"}, "$share/g/a//b", "g a//b"),
        (
            'a "/" b (":" c)? ("@" d)?',  # an image with its registry
            {
                "a": r"/[a-z0-9]+(\.[a-z0-9]+)+(:[0-9]+)?/",
                "b": r"/[a-z0-9]+([._-]+[a-z0-9]+)*(\/[a-z0-9]+([._-]+[a-z0-9]+)*)*/",
                "c": "/[A-Z_][A-Za-z0-9_.-]{0,9}/",
                "d": "/sha256:[0-9a-f]{4}/",
            },
            "ghcr.io:443/nats/box_x:V1.2@sha256:00ff",
            "ghcr.io:443 nats/box_x V1.2 sha256:00ff",
        ),
    ],
)
def test_unambiguous_rules_have_parts(
    rule: str, definitions: dict[str, str], name: str, parts: str, tmp_path: Path
) -> None:
    lines = [f"// @part {part}\n{part}: {body}\n" for part, body in definitions.items()]
    path = tmp_path / "t/1.lark"
    path.parent.mkdir()
    path.write_text("\n".join(["// @title T\n", f"whole: {rule}", *lines]))
    tables = add(tmp_path)
    try:
        assert [part.text for part in ng.parse("t:whole", name).values()] == parts.split()
    finally:
        ng.unregister(tables)


HOST = "p" * 63 + "."
KUBERNETES = """
// @title Labels

// @good "app.kubernetes.io/name" "app"
// @parts "app.kubernetes.io/name" prefix="app.kubernetes.io" name="name"
// @parts "app" name="app"
label_key: (prefix "/")? name

// @part prefix
// @length 1..253
prefix: word ("." word)*

// @length 1..63
word: /[a-z0-9]+(-+[a-z0-9]+)*/

// @part name
// @length 1..63
name: /[A-Za-z0-9]+([_.-]+[A-Za-z0-9]+)*/
"""


@pytest.mark.nightly
def test_a_part_has_a_limit(tmp_path: Path) -> None:
    (tmp_path / "t").mkdir()
    (tmp_path / "t/1.lark").write_text(KUBERNETES)
    tables = add(tmp_path)
    try:
        rule = ng.rule("t:label-key")
        assert not rule.is_valid("p" * 64 + "/n")
        for prefix, name in ((1, 1), (253, 63), (254, 63), (253, 64), (63, 1), (0, 63), (0, 64)):
            key = (HOST * 4)[:prefix] + "/" * (prefix > 0) + "n" * name
            fits = prefix <= 253 and name <= 63
            assert rule.is_valid(key) == (re.fullmatch(rule.pattern, key) is not None) == fits, (prefix, name)
            assert rule.check(key) is None or fits is False, (prefix, name)
            if fits:
                lengths = [len(part.text) for part in rule.parse(key).values()]
                assert lengths == [n for n in (prefix, name) if n], (prefix, name)
    finally:
        ng.unregister(tables)


@given(trees("ab"), trees("ab"), st.integers(0, 2), st.integers(0, 2))
def test_limits_at_the_root_are_those_inside(before: Node, item: Node, low: int, more: int) -> None:
    tree = seq((before, All((Repeat(Chars(EVERYTHING), low, low + more), item)), text("-"), before))
    whole = lifted(tree)
    if whole is None:
        return  # one that counts may find other places
    short = alt(map(text, (name for name in words("ab", 4) if low <= len(name) <= low + more)))
    inside = [name for name in words("ab", 4) if compile_tree(item).accepts(name) and compile_tree(short).accepts(name)]
    assert compile_tree(whole) == compile_tree(seq((before, alt(map(text, inside)), text("-"), before)))


@given(trees("ab"), st.integers(0, 2), st.integers(0, 2), st.integers(0, 4), st.integers(0, 2))
def test_a_limit_is_inside_of_another(item: Node, low: int, more: int, least: int, others: int) -> None:
    inner = All((Repeat(Chars(EVERYTHING), low, low + more), item))
    row = seq((inner, repeat(seq((text("-"), inner)), 0, None)))
    whole = lifted(seq((All((Repeat(Chars(EVERYTHING), least, least + others), row)), text("."))))
    assert whole is not None, "a name shows where its parts begin"
    dfa, short = compile_tree(whole), compile_tree(item)
    for name in words("ab-.", 5):
        *parts, end = re.split(r"[-.]", name)
        fits = all(low <= len(part) <= low + more and short.accepts(part) for part in parts)
        counts = least <= len(name) - 1 <= least + others and name.count(".") == 1 and not end and name[-1:] == "."
        assert dfa.accepts(name) == (fits and counts), name


@given(named_trees())
def test_naming_parts_changes_no_language(tree: Node) -> None:
    assert compile_tree(tree) == compile_tree(without_parts(tree))
    assert part_names(without_parts(tree)) == ()


def test_a_limit_in_bytes_stays_where_parts_are_left_out() -> None:
    assert without_parts(MaxBytes(Part(EMPTY, "x"), 5)) == MaxBytes(EMPTY, 5)


def test_the_search_for_two_readings_takes_steps_for_each_character() -> None:
    def spent(most: int) -> int:
        tree = seq((Part(repeat(text("a"), 0, None), "x"), repeat(text("b"), most, most)))
        with budget(None) as compiling:
            compile_tree(marked(tree))
        with budget(None) as searching:
            assert two_readings(tree) is None
        return searching.spent - compiling.spent

    assert 400 < spent(400) < spent(4000) < 11 * spent(400)


@pytest.mark.parametrize("address", WITH_PARTS)
def test_a_splitter_is_the_rule_and_its_groups_are_the_parts(address: str) -> None:
    rule, splitter = rules()[address], ng.rule(address).splitter
    assert rule.parts is not None
    if splitter is None:  # a walk finds the parts of a prefix of any length
        assert address == "js-api@2.15.2:fast-batch"
        return
    read = read_python(splitter, rule.part_names)
    assert compile_tree(marked(read)) == compile_tree(marked(rule.parts))
    assert unproved(read, possessive(plain(read))[0]) == []


@pytest.mark.parametrize("address", WITH_PARTS)
def test_random_names_have_the_parts_that_the_tree_says(address: str) -> None:
    rule, rng = rules()[address], generator(address)
    assert rule.parts is not None
    for length in range(1, 60):
        name = sample(rule.dfa, rng, length)
        if name is not None:
            parts = ng.parse(address, name)
            assert all(name[part.start : part.end] == part.text for part in parts.values())
            assert list(parts.values()) == sorted(parts.values(), key=lambda part: part.start)
            assert set(parts) <= set(ng.rule(address).parts)
            assert ng.build(address, **parts) == name
            built = {label: part.text + rng.choice(["", ".", "x", ".*", " "]) for label, part in parts.items()}
            with suppress(ng.Misuse):
                read = ng.parse(address, ng.build(address, **built))
                assert {label: part.text for label, part in read.items()} == built
