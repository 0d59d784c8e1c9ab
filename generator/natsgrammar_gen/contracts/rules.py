"""Which rules fit the texts of a column, and how surprising it is that they do: automata count the texts of a rule.

A rule that takes few of the texts of a length says much about a column whose texts it takes. The measure is in bits:
what a text costs among all texts of its length in printable ASCII, less what it costs among those of the rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import log2

import natsgrammar as ng
from natsgrammar.core import sources
from natsgrammar_gen.language.dfa import DFA, from_table
from natsgrammar_gen.language.queries import PRINTABLE, count, intersection

SURPRISING = 2.0  # bits of a character: a rule of a quarter of all characters
_LEAST = 0.02  # of a rule that is not named as the column; one of all characters but one saves less
_ENOUGH = 64.0  # bits of all texts; fewer may be chance
_NAMED = 0.5  # the least part of a column that a rule takes, if the column is named as the rule,
_PARTLY = 0.9  # if it is named as a part of it,
_UNNAMED = 0.99  # or if it is not
_TRIED = 2_000  # distinct texts that every rule is asked about
_COUNTED = 200  # of them that are counted, if they have at most so many characters
_LONGEST = 64
_OTHERS = 3  # narrower rules to show,
_WORTH, _NARROWER = 0.5, 0.1  # of so many bits, and so many more than the first
_KEY, _VALUE, _GROUP = frozenset({"key"}), frozenset({"value"}), frozenset({"group"})
_EMPTY = frozenset({"a", "id", "name", "nats", "of", "the", "to", "token"})
_SAME = {"topic": "subject", "time": "timestamp", "ts": "timestamp", "js": "jetstream", "keys": "key"}
_ELSEWHERE = re.compile(r"(portable|jsm-go|nats-(?!docs:|headers:)[^:]*):.*|nats-headers:nats-.*")  # clients, servers,
# what they have in common, and headers, each of which `headers: nats` gives its own rule


@dataclass(frozen=True, slots=True)
class Fit:
    """A rule that takes the texts of a column, most or all of them, and the bits that it saves for a character."""

    address: str
    bits: float


@dataclass(frozen=True, slots=True)
class Proposal:
    """The rule for a column, None if no rule says enough about it, and narrower ones that take all that it holds.

    `named` is the address of the rule that has the name of the column and refuses most of it.
    """

    best: Fit | None
    others: tuple[Fit, ...]
    named: str | None = None


@dataclass(frozen=True, slots=True)
class _Candidate:
    rule: ng.Rule
    address: str
    names: tuple[frozenset[str], ...]  # the words of its name, and of the kinds of names that it is about
    own: bool

    def near(self, words: frozenset[str]) -> tuple[float, int]:
        """How much of one of its names the words are, and how many of them.

        A rule for keys is about nothing else, and a column of keys or values is about nothing that is not called so.
        There are groups of many things, so that word alone says nothing.
        """
        part = words & (_KEY | _VALUE)
        names = [it for it in self.names if part <= it and it & _KEY <= part and (words & it - part or words == _KEY)]
        shared = [(words & it, it) for it in names if words & it != _GROUP or words == _GROUP]
        return max(((len(both) / len(it), len(both)) for both, it in shared), default=(0.0, 0))

    def taken(self, texts: Mapping[str, int]) -> float:
        """The part of the texts that it takes."""
        return sum(many for text, many in texts.items() if self.rule.is_valid(text)) / max(sum(texts.values()), 1)

    @property
    def scope(self) -> tuple[bool, int]:
        """The higher, the better: about names of some kind, and about little else."""
        return len(self.names) > 1, -len(self.names)


@dataclass(frozen=True, slots=True)
class _Ranked:
    """A candidate, how near its name is, how much of the column it takes, and its bits."""

    candidate: _Candidate
    near: tuple[float, int]
    taken: float
    bits: float

    @property
    def rank(self) -> tuple[float, ...]:
        """The higher, the better: by name, then by what it takes, then the one that is about least else."""
        part, words = self.near
        if not part:
            return (float(self.candidate.own), round(self.bits, 1))
        return (part + self.candidate.own, words, self.taken, *self.candidate.scope, self.bits)


def proposal(texts: Mapping[str, int], context: Sequence[str]) -> Proposal:
    """The rule for texts, each with the number of its values, of a column whose name and surroundings are the context.

    The context is names from the innermost outwards: where the first is no more than `name`, another says what of.
    Rules of a user's own come first.
    """
    tried = dict(islice(texts.items(), _TRIED))
    own, *outer = map(_words_of_column, context)
    candidates = _candidates(tuple(ng.rules(latest=True)))
    ranked: list[_Ranked] = []
    for words in [own] if own - _VALUE else [*(it | own for it in outer), own]:
        ranked = [rank for it in candidates if (rank := _ranked(it, words, tried))]
        if any(it.near[0] for it in ranked):
            break
    ranked.sort(key=lambda it: it.rank, reverse=True)
    namesakes = [it for it in candidates if own and own in it.names]
    named = None
    if namesakes and not any(it.near[0] == 1 for it in ranked):
        named = max(namesakes, key=lambda it: (it.own, it.taken(tried), *it.scope)).address
    best, others, languages = None, list[Fit](), set[DFA]()
    for first in ranked:
        is_near = first.near[0] if named is None else 0  # a rule named as a part of it would hide what is wrong
        if is_near or first.candidate.own or first.bits >= SURPRISING:
            best = Fit(first.candidate.address, first.bits)
            languages.add(from_table(first.candidate.rule.entry))
            break
    for it, bits in sorted(((it.candidate, it.bits) for it in ranked), key=lambda it: it[1], reverse=True):
        is_narrower = bits >= max(_WORTH, best.bits + _NARROWER if best else 0.0)
        if is_narrower and len(others) < _OTHERS and (language := from_table(it.rule.entry)) not in languages:
            languages.add(language)
            if all(map(it.rule.is_valid, texts)):
                others.append(Fit(it.address, bits))
    return Proposal(best, tuple(others), named)


def _ranked(it: _Candidate, words: frozenset[str], texts: Mapping[str, int]) -> _Ranked | None:
    """The rule with how it fits; None if it takes too few of the texts, or too many others."""
    near = it.near(words)
    taken = it.taken(texts)
    least = _NAMED if near[0] == 1 else _PARTLY if near[0] else _UNNAMED
    if not taken or taken < least:
        return None
    saved, characters = _saved(it.rule, texts)
    bits = saved / characters if characters else 0.0
    if near[0] == 1 or (bits >= _LEAST and (near[0] or it.own or saved >= _ENOUGH)):
        return _Ranked(it, near, taken, bits)
    return None


@cache
def _candidates(addresses: tuple[str, ...]) -> tuple[_Candidate, ...]:
    """The rules of the latest editions, but for those of servers and clients, under their short addresses."""
    ours = sources.own().SPECS
    kinds: dict[str, list[str]] = {}
    for role, them in ng.roles().items():
        for _, address in them:
            kinds.setdefault(address, []).append(role)
    found = []
    for rule in map(ng.rule, addresses):
        address = f"{rule.spec}:{rule.name}"
        if rule.spec not in ours or not _ELSEWHERE.fullmatch(address):
            names = (rule.name, *kinds.get(rule.address, ()))
            found.append(_Candidate(rule, address, tuple(map(_words, names)), rule.spec not in ours))
    return tuple(found)


def _words(name: str) -> frozenset[str]:
    """The words of a name that say what it names, in the singular."""
    found = (word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name))
    words = (word[:-1] if word.endswith("s") and len(word) > 4 else word for word in found)
    return frozenset(_SAME.get(word) or word for word in words if word not in _EMPTY)


def _words_of_column(name: str) -> frozenset[str]:
    """The words of a column, and what they mean in a configuration: lists of subjects and filters have wildcards."""
    words = _words(name)
    for some, more in _MEAN:
        if some <= {*words, *re.findall(r"subjects(?![a-z])", name.lower())}:
            words |= more
    return words


_MEAN = (
    (frozenset({"subjects"}), frozenset({"subscribe"})),
    (frozenset({"filter", "subject"}), frozenset({"subscribe"})),
    (frozenset({"deliver", "group"}), frozenset({"queue"})),
)


def _saved(rule: ng.Rule, texts: Iterable[str]) -> tuple[float, int]:
    """The bits that the rule saves for some of the texts that it takes, and the characters of these."""
    some = (text for text in texts if text.isascii() and text.isprintable() and 0 < len(text) <= _LONGEST)
    taken = list(islice(filter(rule.is_valid, some), _COUNTED))
    dfa = _printable(rule.address, rule) if taken else PRINTABLE
    lengths = map(len, taken)
    return sum(log2(count(PRINTABLE, n)) - log2(count(dfa, n)) for n in lengths), sum(map(len, taken))


@cache
def _printable(_: str, rule: ng.Rule) -> DFA:
    """The texts of the rule that are printable ASCII."""
    return intersection(from_table(rule.entry), PRINTABLE)
