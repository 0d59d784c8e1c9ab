"""Grammars as data: every rule with its language, its comments and its examples."""

import re
from dataclasses import dataclass, field
from functools import cached_property

from lark import Token, Tree

from natsgrammar_gen.grammar.annotations import Notes, is_day
from natsgrammar_gen.grammar.causes import BYTES, Cause, Explained, Limit, explained
from natsgrammar_gen.language.ast import All, Chars, Checked, MaxBytes, Node, Repeat, levels
from natsgrammar_gen.language.budget import TooLarge
from natsgrammar_gen.language.charset import EVERYTHING
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.parts import part_names
from natsgrammar_gen.language.queries import longest

Key = tuple[tuple[int, int | str], ...]  # that orders editions


def is_name(token: object) -> bool:
    """Return whether a leaf in Lark's tree names a rule or a terminal."""
    return isinstance(token, Token) and token.type in ("RULE", "TOKEN")


@dataclass(frozen=True)
class Definition:
    """A rule or terminal: its language, its place, its comment, its right-hand side.

    `body` is Lark's tree, None for a computed rule, which is not written in Lark. `parts` is the tree with the parts
    that it names, without its limits, or None. `causes` are those of rejections, in order.
    """

    name: str
    tree: Node
    line: int
    lark: str
    notes: Notes = field(compare=False)
    body: Tree[Token] | Token | None = field(compare=False, default=None)
    parts: Node | None = field(compare=False, default=None)
    causes: tuple[Cause, ...] = field(compare=False, default=())

    @property
    def public(self) -> bool:
        """Whether the definition has an address: rules do, terminals and `_private` rules do not."""
        return self.name[0].islower()

    @property
    def kebab(self) -> str:
        """The name as the specifications spell it."""
        return self.name.lower().strip("_").replace("_", "-")

    @property
    def roles(self) -> tuple[str, ...]:
        """The kinds of names that a dialect's rule is about, its own kind first; none if it is kept out."""
        return () if self.notes.roles == ("-",) else self.notes.roles or (self.kebab,)

    @property
    def part_names(self) -> tuple[str, ...]:
        """The part names, in the order of the splitter's groups."""
        return part_names(self.parts) if self.parts else ()

    @cached_property
    def dfa(self) -> DFA:
        """The language's canonical automaton."""
        return compile_tree(self.tree)

    @cached_property
    def explained(self) -> Explained:
        """The causes of rejections, each with a rejected name."""
        return explained(self.dfa, self.causes, self.limit)

    @property
    def limit(self) -> Limit | None:
        """The greatest length of a name, unless names are without a limit or have one character."""
        if isinstance(self.tree, MaxBytes):
            return self.tree.limit, BYTES
        most = longest(self.dfa)
        return None if most is None or most < 2 else (most, "characters")


@dataclass(frozen=True)
class Grammar:
    """One edition of a specification. `definitions` are in file order; `imported` has imported names' languages."""

    spec: str
    edition: str
    path: str
    notes: Notes = field(compare=False)
    definitions: dict[str, Definition]
    imported: dict[str, Node] = field(compare=False, default_factory=dict)

    @property
    def rules(self) -> dict[str, Definition]:
        """The public rules by kebab-case name."""
        return {d.kebab: d for d in self.definitions.values() if d.public}

    @property
    def day(self) -> str:
        """The edition's day: the stated one, else the one that begins its name, else nothing."""
        return self.notes.published or (self.edition[:10] if is_day(self.edition[:10]) else "")

    @property
    def age(self) -> tuple[str, Key]:
        """The sort key that orders editions from the oldest to the newest."""
        return self.day, edition_key(self.edition)

    @property
    def address(self) -> str:
        """`SPEC@EDITION`."""
        return f"{self.spec}@{self.edition}"

    @property
    def module(self) -> str:
        """The edition's name as a Python identifier."""
        return re.sub(r"[^A-Za-z0-9]+", "_", f"{self.spec}_{self.edition}")


def limited(tree: Node, notes: Notes | None) -> Node:
    """Return the tree with its comment's sum, within its comment's limits and its own."""
    limits = [notes.max_bytes] if notes and notes.max_bytes is not None else []
    if isinstance(tree, MaxBytes):
        limits.append(tree.limit)
        tree = tree.item
    *others, item = tree.items if isinstance(tree, All) else (tree,)
    if notes and notes.check:
        item = Checked(item, notes.check)
    if notes and notes.length and (length := Repeat(Chars(EVERYTHING), *notes.length)) not in (*others, item):
        others.insert(0, length)
    tree = All((*others, item)) if others else item
    return MaxBytes(tree, min(limits)) if limits else tree


def advised(error: TooLarge, tree: Node) -> str:
    """Return the error, with the advice to make the limits smaller if the tree has any."""
    cause, _, advice = str(error).partition("; ")
    if advice and any(isinstance(node, MaxBytes | All) for level in levels(tree) for node in level):
        advice = f"its limit multiplies states: use a smaller limit, {advice.removeprefix('use ')}"
    return "; ".join(filter(None, (cause, advice)))


def edition_key(edition: str) -> Key:
    """Return a sort key that orders names by the numbers in them; words come after numbers, in alphabetical order."""
    return tuple((0, int(part)) if part.isdigit() else (1, part) for part in re.findall(r"\d+|[^\d.-]+", edition))
