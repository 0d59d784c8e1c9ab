"""The test vectors hold, are complete, and can be read by others."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar.core.table import table_of
from natsgrammar_gen.cli import main
from natsgrammar_gen.language.ast import repeat
from natsgrammar_gen.language.ast import text as tree_of
from natsgrammar_gen.language.dfa import DEAD, DFA, compile_tree
from natsgrammar_gen.language.distinguish import MOST_COMPLETED, MOST_TOLD_APART, Spelling, names, state_tests
from tests.support.vectors import VECTORS, codec_vectors, ill_formed, languages, text, vectors

FILES = sorted(VECTORS.glob("*/*.json"))
each_edition = pytest.mark.parametrize("path", FILES, ids=lambda item: f"{item.parent.name}@{item.stem}")
SCHEMA = json.loads((VECTORS / "schema.json").read_text(encoding="utf-8"))
VERY_SMALL, SMALL = 8, 40  # states
TAKEN_FOR = {
    "a letter beyond ASCII",
    "a letter that is `s` where case does not count",
    "a letter that is `k` where case does not count",
    "a digit beyond ASCII",
    "a space beyond ASCII",
    "a byte order mark at the beginning",
    "white space beyond ASCII at the end",
}


@cache
def read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


def test_a_line_has_ten_names_of_one_verdict_at_most() -> None:
    for line in (line for path in FILES for line in path.read_text(encoding="utf-8").splitlines()):
        verdicts = [position == "null" for position in re.findall(r'"position": (null|\d+)', line)]
        assert len(verdicts) <= 10
        assert len({*verdicts}) <= 1


def test_one_pass_reads_the_states_of_every_rule() -> None:
    read_before: set[str] = set()
    in_order = {address.partition(":")[0]: None for address in ng.rules()}
    for edition in in_order:
        for rule, tests in read(VECTORS / f"{edition.replace('@', '/')}.json")["rules"].items():
            read_before.add(f"{edition}:{rule}")
            if isinstance(tests["states"], str):
                assert tests["states"] in read_before - {f"{edition}:{rule}"}
                continue
            for number, state in enumerate(tests["states"]):
                assert all(source <= number for source, _ in state["from"])
                assert all(target < number for target, _ in state["to"])
                assert not number or state["from"][0][0] < number


def test_what_is_no_text_is_rejected_in_every_state() -> None:
    """`ill-formed` is the same everywhere; a lone surrogate may be in Python's texts, so both checks reject it."""
    assert len({json.dumps(read(path)["ill-formed"]) for path in FILES}) == 1
    for address in [*languages().values()][:60]:
        states = read(VECTORS / f"{address.partition(':')[0].replace('@', '/')}.json")["rules"]
        many = len(states[address.partition(":")[2]]["states"])
        for encoding, forms in (("utf-8", 8), ("utf-16-be", 4)):
            tests = [*ill_formed(address, encoding)]
            assert len(tests) == many * forms
            for octets, position in tests:
                with pytest.raises(UnicodeDecodeError):
                    octets.decode(encoding)
                if encoding == "utf-8":
                    violation = ng.rule(address).check_bytes(octets)
                else:
                    violation = ng.rule(address).check(octets.decode(encoding, "surrogatepass"))
                assert violation is not None, (address, octets)
                assert violation.position == position, (address, octets)


def refused(address: str, name: str) -> int | None:
    violation = ng.rule(address).check(name)
    return violation.position if violation else None


def check_names(address: str) -> None:
    verdicts = set()
    for name, position in vectors(address):
        assert refused(address, name) == position, (address, name)
        verdicts.add(position is None)
    assert False in verdicts or ng.rule(address).is_valid("\0"), address


def test_there_is_one_file_for_each_edition() -> None:
    for kind, known in (("rules", ng.rules()), ("codecs", ng.codecs())):
        assert sorted(f"{read(path)['edition']}:{name}" for path in FILES for name in read(path)[kind]) == sorted(known)
    assert all(path.read_bytes().isascii() for path in VECTORS.rglob("*.*"))


def test_the_schema_describes_the_files() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    validator = Draft202012Validator(SCHEMA)
    for edition in ("adr54/2025-08-06", "nats-rs/0.51.0", "aviso/0.7"):
        validator.validate(read(VECTORS / f"{edition}.json"))
    broken = deepcopy(read(VECTORS / "aviso/0.7.json"))
    broken["rules"]["wire-token"]["states"][0]["never"] = ["a"]
    assert not validator.is_valid(broken)


@pytest.mark.nightly
@each_edition
def test_the_schema_describes_every_file(path: Path) -> None:
    Draft202012Validator(SCHEMA).validate(read(path))


def rules_of(path: Path) -> list[str]:
    return [f"{read(path)['edition']}:{rule}" for rule in read(path)["rules"]]


@each_edition
def test_python_answers_as_the_vectors_say(path: Path) -> None:
    for address in rules_of(path):
        if len(table_of(ng.rule(address).entry["automaton"]).accepting) <= VERY_SMALL:
            check_names(address)


@pytest.mark.nightly
@each_edition
def test_python_answers_all_vectors(path: Path) -> None:
    for address in rules_of(path):
        check_names(address)


@each_edition
def test_names_have_their_suggestion_and_the_verdicts_of_others(path: Path) -> None:
    for address, tests in zip(rules_of(path), read(path)["rules"].values(), strict=True):
        names = [text(name["name"]) for name in tests["names"]]
        assert len({*names}) == len(names), address
        assert {*ng.rule(address).good, *dict(ng.rule(address).bad)} <= {*names}
        for item, name in zip(tests["names"], names, strict=True):
            violation = ng.rule(address).check(name)
            suggestion = text(item["suggestion"]) if "suggestion" in item else None
            assert (violation.suggestion if violation else None) == suggestion, (address, name)
            assert (violation.cause if violation else None) == item.get("cause"), (address, name)
            assert (violation.position if violation else None) == item["position"], (address, name)
            for why in item["why"].split("; "):
                verdict, by, others = why.partition("ed by ")
                for other in others.split(", ") if by else ():
                    assert ng.rule(other).is_valid(name) == (verdict == "accept")
                    assert ng.rule(other).is_valid(name) != (item["position"] is None)


def test_names_say_why_they_are_there() -> None:
    names = [name for path in FILES for tests in read(path)["rules"].values() for name in tests["names"]]
    assert {why.split(" by ")[0] for name in names for why in name["why"].split("; ")} == {
        "an example",
        "the shortest name",
        "a longest name",
        "one character more than a longest name",
        "accepted",
        "refused",
        *TAKEN_FOR,
    }


@pytest.mark.parametrize("address", ng.codecs())
def test_codecs_encode_and_decode_as_the_vectors_say(address: str) -> None:
    codec, (edition, name) = ng.codec(address), address.split(":")
    tests = read(VECTORS / f"{edition.replace('@', '/')}.json")["codecs"][name]
    assert codec.wire.name == tests["wire"]
    assert len(tests["encode"]) > 10
    for direction, source, target in codec_vectors(address):
        if isinstance(target, str):
            assert getattr(codec, direction)(source) == target
        else:
            with pytest.raises(ng.CodecError) as refusal:
                getattr(codec, direction)(source)
            assert refusal.value.position == target


# ---- mistakes of programs -------------------------------------------------------------------------------------------


def decoded_loosely(name: str) -> str:
    return name.removeprefix("\ufeff")


def letters_of_the_world(name: str) -> str:
    return "".join("a" if character.isalpha() and not character.isascii() else character for character in name)


def digits_of_the_world(name: str) -> str:
    return "".join("0" if character.isdigit() and not character.isascii() else character for character in name)


def case_does_not_count(name: str) -> str:
    return name.replace("\u017f", "s").replace("\u212a", "k")


@pytest.mark.parametrize("mistake", [letters_of_the_world, digits_of_the_world, case_does_not_count, decoded_loosely])
@pytest.mark.parametrize(
    "address", ["adr6:kv-bucket-name", "nats-go:kv-key-name", "portable:stream-subject", "safe:kv-key"]
)
def test_vectors_notice_what_programs_take_for_ascii(address: str, mistake: Callable[[str], str]) -> None:
    """A class of an automaton has no such seams, so its first and last characters say nothing of them."""
    judged = vectors(ng.rule(address).address)
    assert any((refused(address, mistake(name)) is None) != (position is None) for name, position in judged)


# ---- completeness ---------------------------------------------------------------------------------------------------


def survivors(dfa: DFA, address: str) -> tuple[int, list[tuple[int, ...]]]:
    """How many automata with one thing changed there are, and those that answer every vector as this one does."""
    strange = len(dfa.char_classes)
    classes = [*dfa.range_classes]

    def word(name: str) -> tuple[int, ...]:
        actual = (classes[bisect_right(dfa.range_starts, ord(character)) - 1] for character in name)
        return tuple(strange if char_class == DEAD else char_class for char_class in actual)

    def first_error(table: list[list[int]], accepting: frozenset[int], read: tuple[int, ...]) -> int | None:
        state = 0
        for at, char_class in enumerate(read):
            state = table[state][char_class]
            if state == DEAD:
                return at
        return None if state in accepting else len(read)

    table = [[*row, DEAD] for row in dfa.table]
    through: dict[tuple[int, int], list[tuple[tuple[int, ...], int | None]]] = {}
    ending: dict[int, list[tuple[tuple[int, ...], int | None]]] = {}
    met = set()
    for vector in {word(name): position for name, position in vectors(address)}.items():
        state = 0
        for char_class in vector[0]:
            met.add(char_class)
            through.setdefault((state, char_class), []).append(vector)
            state = table[state][char_class]
            if state == DEAD:
                break
        else:
            ending.setdefault(state, []).append(vector)
    changed = 0
    left: list[tuple[int, ...]] = []
    for state, row in enumerate(table):
        changed += 1
        other = dfa.finals ^ {state}
        if all(first_error(table, other, read) == position for read, position in ending.get(state, ())):
            left.append((state,))
        for char_class, target in enumerate(row):
            if char_class == strange and strange not in met:
                continue  # every character is in some name
            for wrong in {*range(DEAD, len(table))} - {target}:
                changed += 1
                row[char_class] = wrong
                tests = through.get((state, char_class), ())
                if all(first_error(table, dfa.finals, read) == position for read, position in tests):
                    left.append((state, char_class, wrong))
            row[char_class] = target
    return changed, left


@pytest.mark.nightly
def test_vectors_find_every_change_of_a_move() -> None:
    small = [(dfa, address) for dfa, address in languages().items() if len(dfa.table) <= SMALL]
    changed = 0
    for dfa, address in small:
        many, left = survivors(dfa, address)
        assert left == [], address
        changed += many
    assert len(small) > 150
    assert changed > 250_000


@pytest.mark.nightly
def test_vectors_find_every_change_of_larger_automata() -> None:
    for dfa, address in languages().items():
        if SMALL < len(dfa.table) <= MOST_TOLD_APART:
            assert survivors(dfa, address)[1] == [], address


def test_vectors_of_a_long_rule_are_bounded() -> None:
    dfa = compile_tree(repeat(tree_of("ab"), 900, 900))
    tests = state_tests(dfa, (Spelling("a", "a"), Spelling("b", "b")), Spelling("!", "!"))
    assert sum(len(rest) for state in tests for rest in state.valid) <= MOST_COMPLETED < len(dfa.table) ** 2 // 2
    verdicts = dict(names(tests))
    assert len(verdicts) > 2 * len(dfa.table)
    assert all(dfa.first_error(name) == position for name, position in [*verdicts.items()][:: len(dfa.table) // 20])


def test_parts_without_stated_examples_are_built_from_valid_names(tmp_path: Path) -> None:
    (tmp_path / "names" / "acme").mkdir(parents=True)
    text = '// @good "eu.17"\norder: region "." id\n// @part region\nregion: "eu"\n// @part id\nid: "17"\n'
    (tmp_path / "names" / "acme" / "1.lark").write_text(f"// @title Acme\n\n{text}")
    options = ["--grammar", str(tmp_path / "names"), "--target", "vectors", "--out", str(tmp_path / "out")]
    assert CliRunner().invoke(main, ["generate", *options]).exit_code == 0
    assert read(tmp_path / "out" / "vectors" / "acme" / "1.json")["rules"]["order"]["builds"] == [
        {"parts": {"region": "eu", "id": "17"}, "name": "eu.17"},
        {"parts": {"region": "eu", "id": "17."}, "name": None},
    ]
