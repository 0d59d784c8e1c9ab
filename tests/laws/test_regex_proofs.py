"""Every regular expression that is emitted, in every dialect, means exactly what the grammar means."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from natsgrammar_gen.language.ast import All, Alt, Chars, MaxBytes, Node, Part, Repeat, Seq
from natsgrammar_gen.language.charset import EVERYTHING
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.possessive import possessive
from natsgrammar_gen.language.queries import witness
from natsgrammar_gen.language.regex_printer import ECMA, JAVA, PYTHON, expression
from tests.support.languages import ROOT, WORDS, rules, trees
from tests.support.regex_probes import ADDRESSES, expressible, one_of_each, table, verdicts
from tests.support.regex_readers import Unknown, read_ecma, read_java, read_python

ANYTHING = Repeat(Chars(EVERYTHING), 0, None)
READERS: dict[str, Callable[[str], Node]] = {"pattern": read_python, "java": read_java}


@cache
def schema(address: str) -> dict[str, Any]:
    """The generated JSON Schema of a rule."""
    edition, name = address.split(":")
    path = ROOT / "generated" / "jsonschema" / f"{edition.replace('@', '/')}.schema.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))["$defs"][name])


def unproved(read: Node, proved: Node) -> list[Node]:
    """The repeats that an expression never gives back of although that is not proved to be right."""
    match read, proved:
        case (Seq(items), Seq(others)) | (Alt(items), Alt(others)) | (All(items), All(others)):
            return [found for a, b in zip(items, others, strict=True) for found in unproved(a, b)]
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
    assert compile_tree(read) == compile_tree(expressible(rule))
    assert unproved(read, possessive(plain(read))[0]) == []
    limit = table(address)["max_bytes"]
    assert (compile_tree(MaxBytes(read, limit)) if limit else compile_tree(read)) == rule.dfa


def test_the_tables_are_the_rules() -> None:
    assert set(ADDRESSES) == set(rules())
    for address, rule in rules().items():
        found = table(address)
        read = DFA(found["range_starts"], found["classes"], found["table"], found["accepting"])
        assert read == rule.dfa, address


@pytest.mark.parametrize("address", one_of_each(ADDRESSES))
def test_a_json_schema_is_the_rule_but_for_a_limit_in_bytes(address: str) -> None:
    rule, found = rules()[address], schema(address)
    comment = found.get("$comment", "")
    read = compile_tree(read_ecma(found["pattern"]))
    assert found["type"] == "string"
    assert read == compile_tree(expressible(rule))
    by_mistake = witness(read, rule.dfa)
    assert ("maxLength" in found) == ("bytes of UTF-8" in comment) == (by_mistake is not None)
    assert ("not proved to be linear" in comment) == (not table(address)["backtrack_free"])
    assert ("$comment" in found) == ("maxLength" in found or not table(address)["backtrack_free"])
    if by_mistake is None:
        assert read == rule.dfa
    else:  # said in words, with the length of the shortest string that passes by mistake
        assert isinstance(rule.tree, MaxBytes)
        assert found["maxLength"] == rule.tree.limit
        assert f"{rule.tree.limit} bytes" in comment
        assert f"{len(by_mistake)} characters" in comment
        assert len(by_mistake.encode()) > rule.tree.limit
        assert witness(rule.dfa, read) is None


@given(trees(negated=True))
def test_any_tree_can_be_read_back(tree: Node) -> None:
    marked, _ = possessive(tree)
    for dialect, read in ((PYTHON, read_python), (JAVA, read_java), (ECMA, read_ecma)):
        assert compile_tree(read(expression(marked, dialect))) == compile_tree(tree)


@given(trees(), trees())
def test_an_intersection_can_be_read_back(one: Node, other: Node) -> None:
    both = All((one, other))
    marked, _ = possessive(both)
    for dialect, read in ((PYTHON, read_python), (JAVA, read_java), (ECMA, read_ecma)):
        assert compile_tree(read(expression(marked, dialect))) == compile_tree(both)
    pattern = re.compile(expression(marked, PYTHON))
    for word in WORDS:
        assert bool(pattern.fullmatch(word)) == compile_tree(both).accepts(word)


@pytest.mark.parametrize(
    "body", ["[a[b]]", "[a&&b]", "[^a]", r"\d", r"\Q.\E", ".", "a*?", "(a)", "(?i)a", "[-a]", "[b-a]", "a{2}{3}", "$"]
)
def test_a_reader_refuses_what_the_printer_never_writes(body: str) -> None:
    for read, before, after in ((read_java, r"\A(?:", r")\z"), (read_ecma, "^(?:", r")(?![\s\S])")):
        if body == "[a&&b]" and read is read_ecma:
            continue  # two ordinary characters there
        if body == "[a[b]]" and read is read_java:
            continue  # a class in a class, which the printer writes
        with pytest.raises(Unknown):
            read(before + body + after)
    for unanchored in ("a", r"\A(?:a)\Z", r"\A(?:a)$"):
        with pytest.raises(Unknown):
            read_java(unanchored)
    for unanchored in ("a", "^(?:a)$"):
        with pytest.raises(Unknown):
            read_ecma(unanchored)


# ---- the engines themselves, on the boundaries of Unicode -----------------------------------------------------------


def test_the_probes_hold_valid_and_invalid_names() -> None:
    for address in ADDRESSES:
        refuses = witness(compile_tree(ANYTHING), compile_tree(expressible(rules()[address]))) is not None
        assert {valid for _, valid in verdicts(address)} == ({True, False} if refuses else {True}), address


@pytest.mark.parametrize("address", one_of_each(ADDRESSES))
def test_python_agrees_on_the_boundaries(address: str) -> None:
    pattern = re.compile(table(address)["pattern"])
    for name, valid in verdicts(address):
        assert bool(pattern.fullmatch(name)) == valid, name


@pytest.mark.parametrize("address", one_of_each(ADDRESSES))
def test_a_json_schema_validator_agrees_on_the_boundaries(address: str) -> None:
    validator = Draft202012Validator(schema(address))
    Draft202012Validator.check_schema(schema(address))
    for name, valid in verdicts(address):
        most = schema(address).get("maxLength")
        assert validator.is_valid(name) == (valid and (most is None or len(name) <= most)), name


NODE = """
const cases = JSON.parse(require("fs").readFileSync(0, "utf8"));
const wrong = cases.flatMap(([address, pattern, names]) => {
  const compiled = new RegExp(pattern, "u");
  return names.filter(([name, valid]) => compiled.test(name) !== valid).map(([name]) => [address, name]);
});
console.log(JSON.stringify(wrong));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="no node on PATH")
def test_node_agrees_on_the_boundaries() -> None:
    cases = [(address, schema(address)["pattern"], verdicts(address)) for address in ADDRESSES]
    ran = subprocess.run(["node", "-e", NODE], input=json.dumps(cases), capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == []
