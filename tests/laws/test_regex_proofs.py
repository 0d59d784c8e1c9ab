"""Every regular expression that is emitted, in every dialect, means exactly what the grammar means."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from jsonschema import Draft202012Validator

from natsgrammar_gen.emit.llm.generation import TERMINAL
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.language import gbnf_printer
from natsgrammar_gen.language.ast import NOTHING, All, Alt, Chars, MaxBytes, Node, Part, Repeat, Seq, repeat, seq, size
from natsgrammar_gen.language.ast import text as exactly
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree, from_table
from natsgrammar_gen.language.possessive import merge_runs, possessive
from natsgrammar_gen.language.queries import difference, intersection, union, witness
from natsgrammar_gen.language.regex_printer import (
    ECMASCRIPT,
    JAVA,
    PORTABLE,
    POSTGRES,
    PYTHON,
    RE2,
    Dialect,
    expression,
    fits_re2,
)
from natsgrammar_gen.language.tree import conjuncts, tree_of
from tests.support.languages import WORDS, rules, trees
from tests.support.regex_probes import ADDRESSES, expressed, one_of_each, table, verdicts
from tests.support.regex_readers import (
    Unknown,
    read_ecmascript,
    read_gbnf,
    read_java,
    read_portable,
    read_postgres,
    read_python,
    read_re2,
)
from tests.support.schemas import schema_of
from tests.support.targets import SOURCE, own_editions

ANYTHING = Repeat(Chars(EVERYTHING), 0, None)
LINE_FEED = Chars(CharSet.chars("\n"))
READERS: dict[str, Callable[[str], Node]] = {"pattern": read_python, "java": read_java}
DIALECTS: list[tuple[Dialect, Callable[[str], Node]]] = [
    (PYTHON, read_python),
    (JAVA, read_java),
    (PORTABLE, read_portable),
    (RE2, read_re2),
    (ECMASCRIPT, read_ecmascript),
    (POSTGRES, read_postgres),
    (TERMINAL, lambda pattern: read_re2(f"^(?:{pattern})$")),
]


def schema(address: str) -> dict[str, Any]:
    """The generated JSON Schema of a rule."""
    edition, name = address.split(":")
    return dict(schema_of(edition)["$defs"][name])


def unproved(read: Node, proved: Node) -> list[Node]:
    """The repeats that an expression never gives back of although that is not proved to be right."""
    match read, proved:
        case (Seq(items), Seq(others)) | (Alt(items), Alt(others)) | (All(items), All(others)):
            return [actual for a, b in zip(items, others, strict=True) for actual in unproved(a, b)]
        case Repeat(item, low, high, marked), Repeat(other, other_low, other_high, forced):
            assert (low, high) == (other_low, other_high)
            return [*([read] if marked and not forced else []), *unproved(item, other)]
        case Part(item), Part(other):
            return unproved(item, other)
    return []


def plain(tree: Node) -> Node:
    """The tree with no repeat marked."""
    match tree:
        case Seq(items):
            return Seq(tuple(plain(item) for item in items))
        case Alt(items):
            return Alt(tuple(plain(item) for item in items))
        case All(items):
            return All(tuple(plain(item) for item in items))
        case Repeat(item, low, high):
            return Repeat(plain(item), low, high)
        case Part(item, name):
            return Part(plain(item), name)
    return tree


# ---- proofs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dialect", READERS)
@pytest.mark.parametrize("address", one_of_each(ADDRESSES))
def test_python_and_java_expressions_are_the_rule(address: str, dialect: str) -> None:
    rule = rules()[address]
    read = READERS[dialect](table(address)[dialect])
    assert compile_tree(read) == expressed(address)
    assert unproved(read, possessive(plain(read))[0]) == []
    limit = table(address)["max_bytes"]
    assert (compile_tree(MaxBytes(read, limit)) if limit else compile_tree(read)) == rule.dfa


def test_the_tables_are_the_rules() -> None:
    assert set(ADDRESSES) == set(rules())
    for address, rule in rules().items():
        assert from_table(table(address)) == rule.dfa, address


@pytest.mark.parametrize("address", one_of_each(ADDRESSES))
def test_a_json_schema_is_the_rule_but_for_a_limit_in_bytes(address: str) -> None:
    rule, actual = rules()[address], schema(address)
    assert json.loads(json.dumps(table(address)["schema"])).items() <= actual.items()  # RE2 judges columns by these
    comment = actual.get("$comment", "")
    read = intersection(*map(compile_tree, patterns(actual)))
    assert actual["type"] == "string"
    assert read == expressed(address)
    by_mistake = witness(read, rule.dfa)
    assert ("maxLength" in actual) == ("bytes of UTF-8" in comment) == (by_mistake is not None)
    assert ("not proved to be linear" in comment) != all(possessive(tree)[1] for tree in patterns(actual))
    assert "repeats a part" not in comment
    if by_mistake is None:
        assert read == rule.dfa
    else:  # said in words, with the length of the shortest string that passes by mistake
        assert isinstance(rule.tree, MaxBytes)
        assert actual["maxLength"] == rule.tree.limit
        assert f"{rule.tree.limit} bytes" in comment
        assert f"{len(by_mistake)} characters" in comment
        assert len(by_mistake.encode()) > rule.tree.limit
        assert witness(rule.dfa, read) is None


def patterns(actual: dict[str, Any]) -> list[Node]:
    """The trees of a schema's patterns, all of which a name matches."""
    return [read_portable(item["pattern"]) for item in actual.get("allOf", [actual])]


@pytest.mark.parametrize("address", one_of_each(ADDRESSES, every=4))
def test_a_json_schema_is_the_rule_where_a_last_line_feed_is_no_part_of_the_text(address: str) -> None:
    """For `$` in Python, that is: the schema's `not` helps, or its comment has the shortest deviation."""
    actual = schema(address)
    names = expressed(address)
    passing = intersection(*map(loosely, patterns(actual)))
    guard = actual.get("not", {}).get("pattern")
    if guard is not None:
        text = guard.removesuffix("$")
        barred = compile_tree(seq([ANYTHING, *[LINE_FEED] * text.count(r"\n")]))
        if text.replace(r"\n", ""):
            barred = loosely(read_portable(guard))
        assert witness(names, difference(names, barred)) is None
        passing = difference(passing, barred)
    by_mistake = witness(passing, names)
    assert (by_mistake is not None) == ("a last line feed" in actual.get("$comment", ""))
    assert by_mistake is None or json.dumps(by_mistake) in actual["$comment"]
    assert witness(names, passing) is None


def loosely(tree: Node) -> DFA:
    """What the expression finds where `$` is also before a last line feed."""
    return union(compile_tree(tree), compile_tree(seq([tree, LINE_FEED])))


@pytest.mark.parametrize("address", one_of_each(ADDRESSES, every=4))
def test_expressions_in_ascii_are_the_rule(address: str) -> None:
    rule = rules()[address]
    facts = Rule(rule.kebab, rule, None, dict)
    for dialect, read in ((RE2, read_re2), (POSTGRES, read_postgres)):
        written = facts.expressions(dialect)
        assert all(map(str.isascii, written))
        assert intersection(*(compile_tree(read(item)) for item in written)) == expressed(address)


def unbounded(tree: Node) -> list[type]:
    """What repeats without bound in an expression."""
    match tree:
        case Seq(items) | Alt(items):
            return [kind for item in items for kind in unbounded(item)]
        case Repeat(item, _, high):
            return [*([type(item)] if high is None else []), *unbounded(item)]
    return []


def test_expressions_of_typescript_are_the_languages_beside_them() -> None:
    """Without their limits, which the runtime counts; and engines that backtrack take linear time."""
    shapes = {(item := shape(rule)[0]).language: item for e in own_editions() for rule in e.rules.values()}
    module = (SOURCE / "typescript/automata.js").read_text(encoding="ascii")
    written = dict(re.findall(r"^export const e(\w+) = /(.*)/u;$", module, re.MULTILINE))
    assert len(written) == module.count("export const e") > 90
    for language, pattern in written.items():
        if pattern.startswith("["):  # what no name has; the empty name is not tried
            excluded = pattern.removesuffix(r"\ud800-\udfff]")
            assert excluded != pattern
            read = read_ecmascript(f"^(?:{excluded}])$") if excluded != "[" else NOTHING
            others = Chars(~(read.set if isinstance(read, Chars) else CharSet()))
            assert shapes[language].dfa in [compile_tree(repeat(others, low, None)) for low in (0, 1)], pattern
            continue
        read = read_ecmascript(pattern)
        assert compile_tree(read) == shapes[language].dfa, pattern
        # With one repeat of a character and nothing else without bound, an engine goes back over the name once.
        assert possessive(read)[1] or unbounded(read) == [Chars], pattern
        assert read == merge_runs(read), pattern


def test_what_is_computed_is_short() -> None:
    """One expression says most of what is portable; the others are longer as one than as those that make them up."""
    several = [address for address in ADDRESSES if len(schema(address).get("allOf", ())) > 1]
    assert several == [f"portable@computed:{name}" for name in ("nats-schedule", "service-group", "service-subject")]


@given(trees())
def test_an_automaton_has_a_tree(tree: Node) -> None:
    dfa = compile_tree(tree)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("natsgrammar_gen.language.tree.MOST_NODES", 100_000)  # such as nobody reads
        read = tree_of(dfa)
    assert read is not None
    assert compile_tree(read) == dfa


def test_a_tree_is_read_up_to_its_greatest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    dfa = compile_tree(read_portable("^(?:[a-z]b[0-9]c)$"))
    whole = tree_of(dfa)
    assert whole is not None
    for most, actual in ((size(whole), whole), (size(whole) - 1, None)):
        monkeypatch.setattr("natsgrammar_gen.language.tree.MOST_NODES", most)
        assert tree_of(dfa) == actual


def test_a_tree_counts_what_repeats() -> None:
    for pattern in ("[a-z]{2,255}", "[a-z]{3}", "(?:[a-z]+\\.)*[a-z]+", "0|[1-9][0-9]{0,17}", "a(?:b*a)*"):
        dfa = compile_tree(read_portable(f"^(?:{pattern})$"))
        actual = tree_of(dfa)
        assert actual is not None
        assert expression(actual, PORTABLE) == f"^(?:{pattern})$"


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [("(?:a{1,31}){1,32}", True), ("(?:a{1,31}){1,33}", False), ("a{1001}", False), ("(?:a{1000})*", True)],
)
def test_what_re2_refuses_is_said(pattern: str, fits: bool) -> None:
    tree = read_java(f"\\A(?:{pattern})\\z")
    assert fits_re2(tree) == fits
    if not fits:
        with pytest.raises(Unknown):
            read_re2(expression(tree, RE2))


@given(trees(negated=True))
@example(exactly("ab\u0100\U00010000"))
def test_any_tree_can_be_read_back(tree: Node) -> None:
    marked, _ = possessive(tree)
    for dialect, read in DIALECTS:
        assert compile_tree(read(expression(marked, dialect))) == compile_tree(tree)
    assert compile_tree(read_gbnf(gbnf_printer.expression(tree))) == compile_tree(tree)


@given(trees(), trees())
def test_an_intersection_can_be_read_back(first: Node, other: Node) -> None:
    both = All((first, other))
    marked, _ = possessive(both)
    for dialect, read in DIALECTS:
        if dialect.end:
            assert compile_tree(read(expression(marked, dialect))) == compile_tree(both)
        else:
            each = [compile_tree(read(expression(conjunct, dialect))) for conjunct in conjuncts(both)]
            assert intersection(*each) == compile_tree(both)
    pattern = re.compile(expression(marked, PYTHON))
    for word in WORDS:
        assert bool(pattern.fullmatch(word)) == compile_tree(both).accepts(word)


@pytest.mark.parametrize(
    "body", ["[a[b]]", "[a&&b]", "[^a]", r"\d", r"\Q.\E", ".", "a*?", "(a)", "(?i)a", "[-a]", "[b-a]", "a{2}{3}", "$"]
)
def test_a_reader_refuses_what_the_printer_never_writes(body: str) -> None:
    for read, before, after in ((read_java, r"\A(?:", r")\z"), (read_portable, "^(?:", ")$")):
        if body == "[a[b]]" and read is read_java:
            continue  # a class in a class, which the printer writes
        with pytest.raises(Unknown):
            read(before + body + after)
    for unanchored in ("a", r"\A(?:a)\Z", r"\A(?:a)$"):
        with pytest.raises(Unknown):
            read_java(unanchored)
    for unanchored in (
        "a",
        r"^(?:a)\z",
        "^(?:a)(?!.)",
        "^(?:(?=(?:a))a)$",
        "^(?:a++)$",
        r"^(?:\x{61})$",
        "^(?:a{1001})$",
    ):
        with pytest.raises(Unknown):
            read_portable(unanchored)


# ---- the engines themselves, on the boundaries of Unicode -----------------------------------------------------------


def test_the_probes_hold_valid_and_invalid_names() -> None:
    for address in ADDRESSES:
        refuses = witness(compile_tree(ANYTHING), expressed(address)) is not None
        assert {valid for _, valid in verdicts(address)} == ({True, False} if refuses else {True}), address


@pytest.mark.parametrize("address", one_of_each(ADDRESSES, every=4))
def test_python_agrees_on_the_boundaries(address: str) -> None:
    pattern = re.compile(table(address)["pattern"])
    for name, valid in verdicts(address):
        assert bool(pattern.fullmatch(name)) == valid, name


@pytest.mark.parametrize("address", one_of_each(ADDRESSES, every=4))
def test_a_json_schema_validator_agrees_on_the_boundaries(address: str) -> None:
    validator = Draft202012Validator(schema(address))
    Draft202012Validator.check_schema(schema(address))
    for name, valid in verdicts_of(address):
        assert validator.is_valid(name) == valid, name


def verdicts_of(address: str) -> list[tuple[str, bool]]:
    """The probes of a rule and what its JSON Schema says to each in Python, with the deviations that it admits."""
    actual, names = schema(address), expressed(address)
    most = actual.get("maxLength")
    loose = "a last line feed" in actual.get("$comment", "")
    return [
        (
            name,
            (valid or (loose and name[-1:] == "\n" and names.accepts(name[:-1]))) and (not most or len(name) <= most),
        )
        for name, valid in verdicts(address)
    ]


def test_a_class_lists_what_it_leaves_out_where_that_is_shorter() -> None:
    rule = Rule("stream-name", rules()["nats-server@2.15.3:stream-name"], None, dict)
    assert rule.expressions(RE2) == (r"^(?:[^\x00\x09\x0a\x0c\x0d\x20*.\/>\\]+)$",)
    assert rule.expressions(POSTGRES) == (r"^(?:[^\u0000\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$",)
    assert Rule("x", rules()["adr6@2023-02-01:stream-name"], None, dict).expressions(RE2)[0].count("[^") == 0
