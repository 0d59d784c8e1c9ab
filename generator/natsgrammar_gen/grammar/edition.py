"""A grammar's public rules and codecs, with their computed languages and expressions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from natsgrammar_gen.grammar.annotations import CodecNote
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.language.ast import NOTHING, All, Chars, Checked, MaxBytes, Node, only_text, rebuilt, sums
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.percent import Escaping, free_characters
from natsgrammar_gen.language.possessive import is_linear, merge_runs, possessive_each
from natsgrammar_gen.language.queries import count, shortest, witness
from natsgrammar_gen.language.regex_printer import JAVA, PORTABLE, PYTHON, Dialect, expression, fits_re2
from natsgrammar_gen.language.tree import conjuncts

_MOST_COUNTED = 100_000  # states, times the length of names


@dataclass(frozen=True, eq=False)
class Rule:
    """One public rule with its language and expressions."""

    name: str
    definition: Definition
    codec: str | None
    proofs: Callable[[], Mapping[str, tuple[Node, bool]]]

    @property
    def _possessive(self) -> tuple[Node, bool]:
        return self.proofs()[self.name]

    @property
    def dfa(self) -> DFA:
        """The canonical automaton, byte limit included."""
        return self.definition.dfa

    @property
    def backtrack_free(self) -> bool:
        """Whether engines match the expression without backtracking."""
        return self._possessive[1]

    @property
    def max_bytes(self) -> int | None:
        """The limit in UTF-8 bytes, which no regular expression can express."""
        tree = self.definition.tree
        return tree.limit if isinstance(tree, MaxBytes) else None

    @cached_property
    def python(self) -> str:
        """Python's expression, for `re.fullmatch`, without the byte limit."""
        return expression(self._possessive[0], PYTHON)

    @cached_property
    def java(self) -> str:
        """Java's expression, anchored, without the byte limit."""
        return expression(self._possessive[0], JAVA)

    @cached_property
    def conjuncts(self) -> tuple[Node, ...]:
        """The trees, mostly one, printed for all languages but Python and Java: a name is in every one."""
        return tuple(map(merge_runs, conjuncts(self._unlimited)))

    @property
    def _unlimited(self) -> Node:
        tree = self.definition.tree
        return tree.item if isinstance(tree, MaxBytes) else tree

    @cached_property
    def linear(self) -> bool:
        """Whether backtracking engines take linear time over the expressions from `conjuncts`."""
        if isinstance(self._unlimited, All):  # the trees are other ones than those of `backtrack_free`
            return all(map(is_linear, self.conjuncts))
        return self.backtrack_free

    @cached_property
    def portable(self) -> tuple[str, ...]:
        """Expressions for every engine, without the byte limit: a name matches every one, mostly a single one."""
        return self.expressions(PORTABLE)

    def expressions(self, dialect: Dialect) -> tuple[str, ...]:
        """Return the expressions in another dialect."""
        return tuple(expression(tree, dialect) for tree in self.conjuncts)

    @cached_property
    def fits_re2(self) -> bool:
        """Whether RE2 and Go compile the expressions, which limit how often a part is repeated."""
        return all(map(fits_re2, self.conjuncts))

    @property
    def noun(self) -> str:
        """The word for such a text in messages."""
        return self.definition.notes.noun or "name"

    @cached_property
    def beyond_regex(self) -> str | None:
        """The shortest string that the expressions accept but the rule rejects (for its bytes or sum), or None."""
        if self.max_bytes is None and not self.adds:
            return None
        read = rebuilt(self._unlimited, lambda node: node.item if isinstance(node, Checked) else node)
        return witness(compile_tree(read), self.dfa)

    @cached_property
    def adds(self) -> bool:
        """Whether names have a check digit, which no regular expression can express."""
        return bool(sums(self.definition.tree))

    @cached_property
    def shortest(self) -> str:
        """The shortest, then least, name."""
        return shortest(self.dfa) or ""

    @property
    def counts(self) -> tuple[tuple[int, int], ...]:
        """Lengths and numbers of names, from the shortest that is not empty; nothing if that takes too long."""
        least = max(1, len(self.shortest))
        if least * len(self.dfa.table) > _MOST_COUNTED:
            return ()
        counted = ((length, count(self.dfa, length)) for length in range(least, least + 4))
        return tuple((length, names) for length, names in counted if names)

    @property
    def good(self) -> tuple[str, ...]:
        """Examples of valid names."""
        return tuple(e.name for e in self.definition.notes.examples if e.position is None)

    @property
    def bad(self) -> tuple[tuple[str, int], ...]:
        """Examples of invalid names, each with its first error's position."""
        return tuple((e.name, e.position) for e in self.definition.notes.examples if e.position is not None)


@dataclass(frozen=True)
class Codec:
    """One codec: how it writes, the rule for its decoder, and the rule for its values, if it is not `of` any text.

    A text with only `plain` characters is its own encoding. A codec computed `by` an algorithm escapes nothing.
    """

    name: str
    wire: str
    how: Escaping
    plain: CharSet
    by: str
    of: str


@dataclass(frozen=True, eq=False)
class Edition:
    """One grammar with its public rules and its codecs, by kebab-case name."""

    grammar: Grammar
    rules: dict[str, Rule]
    codecs: dict[str, Codec]

    @property
    def aliases(self) -> dict[str, Rule]:
        """The rules by their further names."""
        return {alias: rule for rule in self.rules.values() for alias in rule.definition.notes.aliases}

    @property
    def address(self) -> str:
        """`SPEC@EDITION`."""
        return self.grammar.address


def escaping(note: CodecNote, definitions: Mapping[str, Definition]) -> Escaping:
    """Return how an annotation's codec writes; `load` rejects all other kinds of terminals."""
    escape = definitions[note.escape].tree if note.escape else NOTHING
    assert isinstance(escape, Chars)
    sign, empty, separator, exchange = (text or "" for text in texts_of(note, definitions))
    escaped = CharSet.chars(sign) if note.of else escape.set
    return Escaping(escaped, sign or "%", empty, separator, note.unquote, exchange)


def texts_of(note: CodecNote, definitions: Mapping[str, Definition]) -> list[str | None]:
    """Return sign, empty token, separator and exchange: "" where the annotation names none, None for several texts."""
    named = (note.sign, note.empty, note.separator, note.exchange)
    return [only_text(definitions[name].tree) if name else "" for name in named]


def editions(grammars: list[Grammar]) -> list[Edition]:
    """Return the editions in the order in `grammars`: by specification, then by age."""
    return [_edition(grammar) for grammar in grammars]


def _edition(grammar: Grammar) -> Edition:
    codecs = {}
    for name, definition in grammar.rules.items():
        if note := definition.notes.codec:
            how = escaping(note, grammar.definitions)
            changed = CharSet.chars('"' + how.sign + how.empty + how.exchange)
            plain = CharSet() if note.by else free_characters(definition.dfa) - changed
            of = grammar.definitions[note.of].kebab if note.of else ""
            codecs[note.name] = Codec(note.name, name, how, plain, note.by, of)
    wires = {codec.wire: codec.name for codec in codecs.values()}
    proofs = cache(lambda: possessive_each({name: definition.tree for name, definition in grammar.rules.items()}))
    rules = {name: Rule(name, definition, wires.get(name), proofs) for name, definition in grammar.rules.items()}
    return Edition(grammar, rules, codecs)
