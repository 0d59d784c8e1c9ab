"""Each grammar is the working Lark parser that it claims to be: Lark's own verdict is the automaton's."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from lark import Lark, Token
from lark.exceptions import UnexpectedInput

import natsgrammar as ng
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.lowering import read_regex
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.ast import All, MaxBytes
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import count, difference, sample, shortest
from tests.support.depth import Some, at_night, generator
from tests.support.languages import EDITIONS, GRAMMAR, written

LONGEST = 14  # Lark's Earley takes cubic time
EACH = 12
SHARED = sorted((GRAMMAR / "_shared").glob("*.lark"))


def lark_parser(path: Path, root: Path, rules: list[str]) -> Lark:
    """The Lark parser of the file: Earley over characters, every rule a start."""
    return Lark(
        path.read_text(encoding="utf-8"),
        start=rules,
        parser="earley",
        lexer="dynamic_complete",
        import_paths=[str(root)],
        source_path=str(path),
    )


def lark_accepts(lark: Lark, rule: str, name: str) -> bool:
    try:
        lark.parse(name, start=rule)
    except UnexpectedInput:
        return False
    return True


def names(dfa: DFA, rng: random.Random) -> Iterator[str]:
    """Valid names of all short lengths, and each with one character changed, added, left out or two swapped."""
    least = len(shortest(dfa) or "")
    beyond = range(least, least + LONGEST)
    lengths = [n for n in range(LONGEST + 1) if count(dfa, n)] or [n for n in beyond if count(dfa, n)][:2]
    letters = [chr(rng.choice(symbol.runs)[rng.randrange(2)]) for symbol in dfa.char_classes] + list(".*> %\né\x00")
    for _ in range(EACH):
        name = sample(dfa, rng, rng.choice(lengths)) or ""
        at, letter = rng.randrange(len(name) + 1), rng.choice(letters)
        yield name
        yield name[:at] + letter + name[at:]
        yield name[:at] + letter + name[at + 1 :]
        yield name[:at] + name[at + 1 :]
        yield name[:at] + name[at : at + 2][::-1] + name[at + 2 :]


def disagreements(lark: Lark, rule: Definition, some: Some) -> list[tuple[str, bool]]:
    """The names on which Lark and the automaton differ, with Lark's verdict; limits of a whole name are beyond Lark."""
    tree = rule.tree.item if isinstance(rule.tree, MaxBytes) else rule.tree
    dfa = compile_tree(tree.items[-1] if isinstance(tree, All) else tree)
    examples = [e.name for e in rule.notes.examples if len(e.name) <= 60]
    tried = dict.fromkeys([*examples, *some(list(names(dfa, generator(rule.name))), 8)])
    return [(n, not dfa.accepts(n)) for n in tried if lark_accepts(lark, rule.name, n) != dfa.accepts(n)]


NEWEST = {address.partition(":")[0] for address in ng.rules(latest=True)}


@pytest.mark.parametrize("address", [address if address in NEWEST else at_night(address) for address in EDITIONS])
def test_lark_agrees_with_the_automaton(address: str, some: Some) -> None:
    grammar = next(grammar for grammar in written() if grammar.address == address)
    lark = lark_parser(Path(grammar.path), GRAMMAR, [rule.name for rule in grammar.rules.values()])
    assert {name: wrong for name, rule in grammar.rules.items() if (wrong := disagreements(lark, rule, some))} == {}


@pytest.mark.parametrize(
    "path", [path for path in SHARED if path.stem not in ("causes", "values")], ids=lambda path: path.stem
)
def test_the_examples_of_shared_building_blocks_hold(path: Path, tmp_path: Path, some: Some) -> None:
    # A folder with an underscore has no rules of its own: give each terminal one, and its comment to go with it.
    lines = path.read_text(encoding="utf-8").splitlines()
    text = "\n".join([*lines, "", "anything: " + " | ".join(n for n in terminals(lines))])
    (tmp_path / "shared").mkdir()
    copy = tmp_path / "shared" / "1.lark"
    copy.write_text(text + "\n", encoding="utf-8")
    grammar = load_grammar(copy, tmp_path)  # rejects wrong examples
    lark = lark_parser(copy, tmp_path, ["anything"])
    tagged = {n for n, line in enumerate(lines, 1) if line.startswith(("// @good ", "// @bad "))}
    assert tagged
    assert tagged == {e.line for d in grammar.definitions.values() for e in d.notes.examples}
    assert disagreements(lark, grammar.rules["anything"], some) == []


def terminals(lines: list[str]) -> list[str]:
    return [line.split(":")[0] for line in lines if line[:1].isupper()]


def test_a_wrong_example_in_a_building_block_is_refused(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    copy = tmp_path / "shared" / "1.lark"
    copy.write_text('// @good "x"\nTERM: "y"\n\nrule: TERM\n', encoding="utf-8")
    with pytest.raises(Exception, match="`x` is valid, but its first error is at 0"):
        load_grammar(copy, tmp_path)


@pytest.mark.parametrize(
    ("regex", "whole", "word"),
    [
        ("(?!a(?![a-c]))[a-c]+", "[a-c]+", "a"),
        ("(?!aba(?![a-c]))[a-c]*", "[a-c]*", "aba"),
        ("(?![Aa]b(?![A-Ca-c]))[A-Ca-c]+", "[A-Ca-c]+", "[Aa]b"),
        ("(?!abc(?![a-c]))[ab][a-c]{0,5}", "[ab][a-c]{0,5}", "abc"),
        ("(?!c(?![a-c]))[ab][a-c]{0,5}", "[ab][a-c]{0,5}", "c"),
        ("(?!ab(?![a-c]))[ab][bc][a-c]{2,}", "[ab][bc][a-c]{2,}", "ab"),
    ],
)
def test_a_word_is_subtracted(regex: str, whole: str, word: str, tmp_path: Path, some: Some) -> None:
    """By the automaton, by Lark, and by Lark in the middle of a name."""
    without, everything, barred = (compile_tree(read_regex(r, Token("REGEXP", r))) for r in (regex, whole, word))
    assert without == difference(everything, barred)
    path = tmp_path / "words" / "1.lark"
    path.parent.mkdir()
    regex = regex if not without.accepts("") else f"{regex[:-1]}+"
    path.write_text(f'alone: TERM\ninside: "-" TERM "-" TERM\nTERM: /{regex}/\n', encoding="utf-8")
    grammar, lark = load_grammar(path, tmp_path), lark_parser(path, tmp_path, ["alone", "inside"])
    assert disagreements(lark, grammar.rules["alone"], some) == []
    assert disagreements(lark, grammar.rules["inside"], some) == []
