"""Everything that a target may say about a grammar, computed once from its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from natsgrammar_gen.emit import explain
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.language.ast import Chars, MaxBytes, Node, only_text
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DEAD, DFA, compile_tree
from natsgrammar_gen.language.percent import free_characters
from natsgrammar_gen.language.possessive import possessive
from natsgrammar_gen.language.queries import count, longest, shortest, witness
from natsgrammar_gen.language.regex_printer import ECMA, JAVA, PYTHON, expression

if TYPE_CHECKING:
    from natsgrammar_gen.compare.claims import Claim
    from natsgrammar_gen.compare.dialects import Stance


@dataclass(frozen=True, eq=False)
class Rule:
    """One public rule with its languages, expressions and explanations."""

    name: str
    definition: Definition
    codec: str | None

    @cached_property
    def _possessive(self) -> tuple[Node, bool]:
        return possessive(self.definition.tree)

    @property
    def dfa(self) -> DFA:
        """The canonical automaton, byte limit included."""
        return self.definition.dfa

    @property
    def backtrack_free(self) -> bool:
        """Whether an engine matches the expression without backtracking."""
        return self._possessive[1]

    @property
    def max_bytes(self) -> int | None:
        """The limit in UTF-8 bytes, which no regular expression can say."""
        tree = self.definition.tree
        return tree.limit if isinstance(tree, MaxBytes) else None

    @cached_property
    def python(self) -> str:
        """Python's expression, for `re.fullmatch`; says nothing of a byte limit."""
        return expression(self._possessive[0], PYTHON)

    @cached_property
    def java(self) -> str:
        """Java's expression, anchored; says nothing of a byte limit."""
        return expression(self._possessive[0], JAVA)

    @cached_property
    def ecma(self) -> str:
        """ECMAScript's expression, anchored, for the `u` flag; says nothing of a byte limit."""
        return expression(self.definition.tree, ECMA)

    @cached_property
    def beyond_regex(self) -> str | None:
        """The shortest string that the expressions accept although the rule refuses it (for its bytes), or None."""
        tree = self.definition.tree
        return witness(compile_tree(tree.item), self.dfa) if isinstance(tree, MaxBytes) else None

    @cached_property
    def limit(self) -> str:
        """The length limit in words, or nothing."""
        if self.max_bytes is not None:
            return f"at most {self.max_bytes} bytes"
        most = longest(self.dfa)
        return "" if most is None or most < 2 else f"at most {most} characters"

    @property
    def noun(self) -> str:
        """What messages call a text of the rule."""
        return self.definition.notes.noun or "name"

    @cached_property
    def expected(self) -> tuple[str, ...]:
        """For each state, what may come next."""
        return explain.expected(self.dfa, self.limit, self.noun)

    @cached_property
    def completions(self) -> dict[int, str]:
        """For each state that does not accept, a shortest text that completes a name."""
        return explain.completions(self.dfa)

    def expected_at(self, name: str) -> str:
        """What may come where `name` has its first error."""
        state = 0
        for character in name:
            following = self.dfa.step(state, character)
            if following == DEAD:
                break
            state = following
        return self.expected[state]

    @cached_property
    def shortest(self) -> str:
        """The shortest, then least, name."""
        return shortest(self.dfa) or ""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many names have 1, 2 and 3 characters."""
        return tuple(count(self.dfa, length) for length in (1, 2, 3))

    @property
    def good(self) -> tuple[str, ...]:
        """Examples of valid names."""
        return tuple(e.name for e in self.definition.notes.examples if e.position is None)

    @property
    def bad(self) -> tuple[tuple[str, int], ...]:
        """Examples of refused names with the position of the first error."""
        return tuple((e.name, e.position) for e in self.definition.notes.examples if e.position is not None)


@dataclass(frozen=True)
class Codec:
    """One percent codec: what it escapes, what it writes for the empty text, and the rule that its decoder reads.

    A text of nothing but `plain` characters is what it stands for.
    """

    name: str
    wire: str
    escape: CharSet
    plain: CharSet
    empty: str
    unquote: bool

    @property
    def table(self) -> list[tuple[str, str]]:
        """The characters that are escaped, in words, each single one with its escape; for people."""
        rows: list[tuple[str, str]] = []
        for low, high in self.escape.runs:
            if high - low < 8:
                rows.extend((explain.shown(point), _escaped(point)) for point in range(low, high + 1))
            else:
                rows.append((f"{explain.shown(low)} to {explain.shown(high)}", f"{_escaped(low)} to {_escaped(high)}"))
        return rows


def _escaped(point: int) -> str:
    return "".join(f"%{byte:02X}" for byte in chr(point).encode())


@dataclass(frozen=True, eq=False)
class Edition:
    """One grammar, ready to be rendered."""

    grammar: Grammar
    rules: dict[str, Rule]
    codecs: dict[str, Codec]

    @property
    def module(self) -> str:
        """The edition's name as a Python identifier."""
        return self.grammar.module

    @property
    def address(self) -> str:
        """`SPEC@EDITION`."""
        return self.grammar.address


def manifest(grammars: list[Grammar]) -> list[Edition]:
    """The editions in the order of `grammars`, which is by specification and age."""
    return [_edition(grammar) for grammar in grammars]


def _edition(grammar: Grammar) -> Edition:
    codecs = {}
    for name, definition in grammar.rules.items():
        if note := definition.notes.codec:
            escape = grammar.definitions[note.escape].tree
            assert isinstance(escape, Chars)  # load has refused anything else
            empty = only_text(grammar.definitions[note.empty].tree) if note.empty else ""
            assert empty is not None  # likewise
            plain = free_characters(definition.dfa) - CharSet.chars('%"' + empty)
            codecs[note.name] = Codec(note.name, name, escape.set, plain, empty, note.unquote)
    wires = {codec.wire: codec.name for codec in codecs.values()}
    rules = {name: Rule(name, definition, wires.get(name)) for name, definition in grammar.rules.items()}
    return Edition(grammar, rules, codecs)


@dataclass(frozen=True, eq=False)
class Contents:
    """All that a target can print."""

    package: str
    editions: list[Edition]
    roles: dict[str, list[Stance]]
    claims: Sequence[Claim]
