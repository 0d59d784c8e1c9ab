"""What a model may write under the generated grammars is what the rules accept, by the engines that constrain it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

import pytest
from click.testing import CliRunner
from llguidance import LLMatcher, LLTokenizer

from natsgrammar_gen.cli import main
from natsgrammar_gen.emit.llm.generation import MOST_BYTES, MOST_STATES_IN_GBNF, NOTATIONS, at_most
from natsgrammar_gen.language.ast import Chars
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import compile_tree
from tests.support import engines
from tests.support.depth import Some, is_full
from tests.support.languages import grammars, rules
from tests.support.regex_readers import read_gbnf
from tests.support.rendered import for_models
from tests.support.vectors import vectors

BYTES = LLTokenizer("byte")
FEW = 200  # vectors of a rule by day


@cache
def addresses() -> list[tuple[str, str]]:
    """The rules of the newest editions, and how each is called in kebab case."""
    newest = {grammar.spec: grammar for grammar in grammars()}
    return [(f"{grammar.address}:{name}", name) for grammar in newest.values() for name in grammar.rules]


@cache
def text(target: str, address: str) -> str:
    """The file of the specification."""
    spec = address.partition("@")[0]
    return for_models()[f"{target}/{spec}.{NOTATIONS[target].ending}"]


def mistakes(grammar: str, names: Iterator[tuple[str, int | None]]) -> list[tuple[str, int | None]]:
    """The names of which llguidance says something else, and what it says: where the first error is, None for valid."""
    matcher = LLMatcher(BYTES, grammar)
    assert not matcher.is_error(), matcher.get_error()
    assert matcher.get_grammar_warnings() == []
    wrong: list[tuple[str, int | None]] = []
    for number, (name, position) in enumerate(names, 1):
        encoded = name.encode("utf-8", "surrogatepass")
        taken = matcher.try_consume_tokens(list(encoded))
        count = len(encoded[:taken].decode("utf-8", "ignore"))
        if taken == len(encoded) and matcher.is_accepting():
            if position is not None:
                wrong.append((name, None))
        elif count != position:
            wrong.append((name, count))
        # It remembers all that it has seen, and rejects what is beyond some 100,000 names.
        if number % 10_000:
            assert matcher.reset()
        else:
            matcher = LLMatcher(BYTES, grammar)
    return wrong


def test_llguidance_takes_the_names_of_each_rule_and_no_others(some: Some) -> None:
    """Up to the character that the rule rejects: a mask leaves out every byte after which there is no name."""
    for address, name in some(addresses(), 20):
        start = f"start: {NOTATIONS['llguidance'].spelled(name)}\n"
        request = vectors(address) if is_full() else islice(vectors(address), FEW)
        assert mistakes(start + text("llguidance", address), request) == [], address


def test_a_wrong_verdict_is_found() -> None:
    address = next(address for address, name in addresses() if address.endswith(":stream-name"))
    grammar = "start: QUEUE_NAME\n" + text("llguidance", address)
    assert {name for name, _ in mistakes(grammar, vectors(address))} > {"/"}
    with pytest.raises(AssertionError, match="NOTHING"):
        mistakes("start: NOTHING\n", vectors(address))


@pytest.mark.parametrize("limit", [1, 2, 3, 18, 19, 35, 64, MOST_BYTES])
def test_bytes_are_counted(limit: int) -> None:
    counted: dict[str, str] = {}
    start = at_most(limit, counted)
    grammar = "\n".join([f"start: {start}", *(f"{name}: {body}" for name, body in counted.items())])
    letters = ["a", "\u00e9", "\u20ac", "\U0001f600"]
    requests = []
    for single, other in product(letters, letters):
        for size in range(max(limit - 4, 0), limit + 2):
            name = other + single * ((size - len(other.encode())) // len(single.encode())) if size else ""
            requests.append((name, None if len(name.encode()) <= limit else len(name) - 1))
    assert mistakes(grammar, iter(requests)) == []


@pytest.mark.nightly
def test_rules_of_ones_choice_are_where_a_file_starts(tmp_path: Path) -> None:
    """Also rules that are too large for code; and what cannot be written is one sentence."""

    def run(*words: str) -> tuple[int, str]:
        ran = CliRunner().invoke(main, ["generate", "--out", str(tmp_path), "--rules", *words])
        return ran.exit_code, ran.output

    rules = "adr6:stream-name,portable:stream-name,nats-server:nats-schedule"
    assert run(rules, "--target", "llguidance,gbnf")[0] == 0
    lark, gbnf = ((tmp_path / f"names.{ending}").read_text(encoding="utf-8") for ending in ("lark", "gbnf"))
    assert "\nstart: STREAM_NAME | PORTABLE_STREAM_NAME | NATS_SCHEDULE\n" in lark
    assert LLMatcher.validate_grammar(lark) == ""
    assert "\nroot ::= stream-name | portable-stream-name | nats-schedule\n" in gbnf
    code, text = run("portable:nats-schedule", "--target", "gbnf")
    assert (code, text.count("error: ")) == (2, 1)
    assert "`portable@computed:nats-schedule` has 1669 states, and at" in text
    assert (tmp_path / "names.gbnf").read_text(encoding="utf-8") == gbnf
    assert run("adr6:stream-name", "--target", "gbnf")[0] == 0


# ---- GBNF -----------------------------------------------------------------------------------------------------------


def test_each_rule_of_gbnf_is_the_rule(some: Some) -> None:
    """Read back: an expression is the automaton, and rules of states have its moves, state by state."""
    for address, name in some(addresses(), 60):
        dfa, file = rules()[address].dfa, f"\n{text('gbnf', address)}"
        if (body := re.search(f"(?m)^{name} ::= (.*)", file)) is None:
            assert f"# {address} is left out: it has {len(dfa.table)} states" in file
            assert len(dfa.table) > MOST_STATES_IN_GBNF
        elif f"\n{name}-S1 ::= " in file:
            assert [*read_states(file, name)] == [(dfa.followers(at), at in dfa.finals) for at in range(len(dfa.table))]
        elif re.fullmatch("[a-z-]+", body[1]):
            assert rules()[address.replace(f":{name}", f":{body[1]}")].dfa == dfa
        else:
            assert compile_tree(read_gbnf(body[1])) == dfa, address


def read_states(file: str, name: str) -> Iterator[tuple[dict[int, CharSet], bool]]:
    """The moves of each state, and whether a name may end there."""
    for number, (state, body) in enumerate(re.findall(rf"(?m)^{name}(?:-S(\d+))? ::= (.*)", file)):
        assert int(state or 0) == number
        inner = re.fullmatch(r"\((.*)\)\?", body)
        moves: dict[int, CharSet] = {}
        for move in (inner[1] if inner else body).split(" | ") if body != '""' else ():
            characters, _, target = move.rpartition(f" {name}")
            read = read_gbnf(characters)
            assert isinstance(read, Chars)
            moves[int(target.removeprefix("-S") or 0)] = read.set
        yield moves, inner is not None or body == '""'


@pytest.mark.nightly
def test_llama_cpp_reads_the_grammars_and_accepts_names(tmp_path: Path) -> None:
    requests: list[str] = []
    for address, name in addresses():
        file = tmp_path / f"{address.partition('@')[0]}.gbnf"
        file.write_text(text("gbnf", address), encoding="utf-8")
        if f"\n{name} ::= " in text("gbnf", address):
            requests.append(f"rule {address} {name} {file}")
            requests += (f"{str(at is None).lower()} {points(item)}" for item, at in vectors(address))
    assert len(requests) > 100_000
    assert engines.llama(iter(requests)) == []
    turned = [f"{'false' if at is None else 'true'} {points(item)}" for item, at in vectors(addresses()[0][0])]
    assert engines.llama(iter([requests[0], *turned])).count(addresses()[0][0]) == len(turned)


def points(name: str) -> str:
    return "".join(f"{ord(character):x}," for character in name)
