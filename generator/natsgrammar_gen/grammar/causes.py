"""Causes of rejections: which cause each error has by a rule, with an example of each.

A cause is about the rejected character and the character before it, so every target finds it from the position alone.
Causes are tried in order. `docs/guide/notation.md` explains the annotation `@cause`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import islice

from natsgrammar.core.causes import END, EXCESS, UNDECODABLE
from natsgrammar.core.table import plainness
from natsgrammar.text import either
from natsgrammar_gen.language.budget import spend
from natsgrammar_gen.language.charset import EVERYTHING, LAST, UTF8_WIDTHS, CharSet, partition, plainest
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import longest_rests, strings

START = END  # in place of the character before: there is none
Limit = tuple[int, str]  # and its unit, "characters" or BYTES of UTF-8
BYTES = "bytes"
CHOICES = "{choices}"  # in a sentence: the cause is for rules that accept few names
_MOST_WORDS, _MOST_NAMES = 8, 64  # the latter with each word in both cases
_LONGEST = 1 << 30
_OF_WIDTH = [characters for _, characters in UTF8_WIDTHS]


@dataclass(frozen=True)
class Where:
    """A set of characters, and of numbers in place of one."""

    characters: CharSet
    others: frozenset[int] = frozenset()

    @classmethod
    def between(cls, bounds: tuple[int, ...]) -> "Where":
        """Return the set with these `bounds`."""
        runs = [(low, end - 1) for low, end in zip(bounds[::2], bounds[1::2], strict=True)]
        others = frozenset(number for low, high in runs for number in range(low, min(high + 1, 0)))
        return cls(CharSet.of((max(low, 0), high) for low, high in runs if high >= 0), others)

    def __or__(self, other: "Where") -> "Where":
        return Where(self.characters | other.characters, self.others | other.others)

    def __contains__(self, number: int) -> bool:
        return number in self.others or (number >= 0 and number in self.characters)

    @cached_property
    def bounds(self) -> tuple[int, ...]:
        """The numbers at which runs of members begin and end, in turns."""
        runs = [*((number, number) for number in self.others), *self.characters.runs]
        return tuple(bound for low, high in CharSet.of(runs).runs for bound in (low, high + 1))


NOWHERE = CharSet()
_NUMBERS = {"end": END, "start": START, "excess": EXCESS, "undecodable": UNDECODABLE}
WORDS = {"any": Where(EVERYTHING, frozenset({EXCESS, UNDECODABLE, END})), "character": Where(EVERYTHING)}
WORDS |= {word: Where(NOWHERE, frozenset({number})) for word, number in _NUMBERS.items()}


@dataclass(frozen=True, slots=True)
class Cause:
    """A cause: its identifier, its sentence and advice, and where an error has it.

    It is for rules whose names contain all characters `within`. Its `scope` is all of these rules, or those whose names
    contain all its own characters ("misplaced") or none of them ("foreign").
    """

    name: str
    sentence: str
    advice: str
    found: Where
    before: Where
    scope: str
    within: Where = Where(NOWHERE)


@dataclass(frozen=True, slots=True)
class Explained:
    """The causes that errors have by a rule, each with a rejected name, and a rejected name without a cause.

    An example is None if only bytes that are not UTF-8 have the cause.
    """

    examples: Mapping[Cause, str | None]
    without: str | None


@lru_cache(4096)
def explained(dfa: DFA, causes: tuple[Cause, ...], limit: Limit | None) -> Explained:
    """Return the causes of all errors by a rule with these causes and a limit on the length of names."""
    if not causes:
        return Explained({}, None)
    alphabet = CharSet.union(dfa.char_classes)
    words = _choices(dfa)
    usable = [
        replace(cause, sentence=cause.sentence.replace(CHOICES, words))
        for cause in causes
        if not _others(cause, alphabet) and (words or CHOICES not in cause.sentence)
    ]
    rejections = _Rejections(dfa, [where for cause in usable for where in (cause.found, cause.before)], limit)
    examples: dict[Cause, str | None] = {}
    without: str | None = None
    known = set()
    for state in (*range(1, len(dfa.table)), 0):
        case = rejections.errors(state), rejections.befores(state)
        if case in known:
            continue
        known.add(case)
        for before in case[1]:
            rest = case[0]
            for at, cause in enumerate(usable):
                found, after = rejections.sets[2 * at : 2 * at + 2]
                hits = rest & found if before in after else frozenset()
                spend(1 + len(hits))
                if hits and examples.get(cause) is None:
                    examples[cause] = rejections.example(state, before, hits)
                rest -= hits
            if rest and without is None:
                without = rejections.example(state, before, rest) or ""
    return Explained({cause: examples[cause] for cause in usable if cause in examples}, without)


def _choices(dfa: DFA) -> str:
    """Return the names that a rule accepts, if they are few; those that differ only by case once, in lower case."""
    names = [*islice(strings(dfa), _MOST_NAMES + 1)]
    words = {name.casefold(): name for name in names if name}
    shown = words.values() if len(words) == len(names) - ("" in names) else words
    return either([*shown]) if 0 < len(words) <= _MOST_WORDS and len(names) <= _MOST_NAMES else ""


def _others(cause: Cause, alphabet: CharSet) -> CharSet:
    """Return the characters of the cause that keep it from rules with this alphabet."""
    own, within = cause.found.characters, cause.within.characters - alphabet
    return within | {"": NOWHERE, "misplaced": own - alphabet, "foreign": own & alphabet}[cause.scope]


class _Rejections:
    """The errors in each state: sets of atoms, the coarsest classes of characters that no set in use splits.

    Negative atoms are the numbers in place of a character. `sets` are the given places as atoms.
    """

    def __init__(self, dfa: DFA, places: list[Where], limit: Limit | None) -> None:
        classes = len(dfa.char_classes)
        starts, atoms, inside = partition([*dfa.char_classes, *(p.characters for p in places), *_OF_WIDTH])
        runs: dict[int, list[tuple[int, int]]] = {}
        for start, end, atom in zip(starts, (*starts[1:], LAST + 1), atoms, strict=True):
            runs.setdefault(atom, []).append((start, end - 1))
        self._plain = {atom: plainest(CharSet.of(of)) for atom, of in runs.items() if CharSet.of(of)}
        members = [frozenset(a for a in self._plain if at in inside[a]) for at in range(classes + len(places))]
        self.sets = [members[classes + at] | place.others for at, place in enumerate(places)]
        self._rank = {atom: plainness(character) for atom, character in self._plain.items()}
        self._dfa, self._most = dfa, limit and limit[0]
        self._width = {a: len(c.encode()) if limit and limit[1] == BYTES else 1 for a, c in self._plain.items()}
        self._arrivals: list[dict[int, int]] = [{} for _ in dfa.table]  # the characters before a state, and from where
        for state, moves in enumerate(dfa.moves):
            for char_class, target in moves:
                for atom in members[char_class]:
                    self._arrivals[target].setdefault(atom, state)
        self._moves = [frozenset().union(*(members[char_class] for char_class, _ in moves)) for moves in dfa.moves]
        self._lengths = self._all_lengths(members) if limit else []

    def _all_lengths(self, members: list[frozenset[int]]) -> list[tuple[int, int]]:
        """Return for each state of a finite language the least and greatest length of a beginning that leads there."""
        lengths = [(0, 0)] + [(_LONGEST, 0)] * (len(self._dfa.table) - 1)
        rests = longest_rests(self._dfa)
        widths = [sorted(map(self._width.__getitem__, atoms)) for atoms in members]
        for state in sorted(range(len(rests)), key=lambda state: -(rests[state] or 0)):  # each before those after it
            for char_class, target in self._dfa.moves[state]:
                (low, high), (least, most) = lengths[state], lengths[target]
                lengths[target] = min(least, low + widths[char_class][0]), max(most, high + widths[char_class][-1])
        return lengths

    def errors(self, state: int) -> frozenset[int]:
        """Return the atoms that are errors in a state."""
        errors = frozenset(self._plain) - self._moves[state] | {UNDECODABLE}
        if self._most is not None:
            low, high = self._lengths[state]
            is_long = high + max(self._width.values()) > self._most
            errors = frozenset(atom for atom in errors if low + self._width.get(atom, 0) <= self._most)
            errors |= {EXCESS} if is_long else frozenset()
        return errors if state in self._dfa.finals else errors | {END}

    def befores(self, state: int) -> tuple[int, ...]:
        """Return the atoms before a state, the most readable first."""
        return *sorted(self._arrivals[state], key=self._rank.__getitem__), *([] if state else [START])

    def example(self, state: int, before: int, errors: frozenset[int]) -> str | None:
        """Return a shortest name with one of the errors, which is in UTF-8: states are numbered breadth first."""
        is_long = EXCESS in errors and len({*self._lengths[state]}) == 1
        word = ""
        while before != START:
            word, state = self._plain[before] + word, self._arrivals[state][before]
            origins = self._arrivals[state]
            before = min(origins, key=lambda atom: (origins[atom], self._rank[atom])) if state else START
        characters = [atom for atom in errors if atom >= 0]
        if characters:
            return word + self._plain[min(characters, key=self._rank.__getitem__)]
        return word if END in errors else word + "\U0001f600" if is_long else None
