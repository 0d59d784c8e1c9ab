"""Rules that fit the texts in a column, ranked by surprise: automata count the texts in a rule's language.

If a rule accepts few texts with a given length, a column that fits is hardly a coincidence. The measure is in
bits: a text's cost among all texts with its length in printable ASCII, less its cost among the rule's texts.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import compress, islice
from math import log2

import natsgrammar as ng
from natsgrammar.core import USUAL_KINDS, kinds, sources
from natsgrammar_gen.language.dfa import DFA, from_table
from natsgrammar_gen.language.queries import PRINTABLE, count, intersection

SURPRISING = 2.0  # bits of a character: a rule of a quarter of all characters
_LEAST = 0.02  # bits of a character, if the names differ; a rule that excludes one character saves less
_ENOUGH = 64.0  # bits of all texts; fewer may be chance
_NAMED = 0.5  # the least part of a column that its rule accepts, if both have one name,
_PARTLY = 0.9  # if the column is named as a part of the rule,
_UNNAMED = 0.99  # or if their names differ
_TRIED = 2_000  # distinct texts on which every rule is tried
_FIRST = 100  # of them that are enough to reject most rules
_COUNTED = 200  # of them whose bits are counted,
_LONGEST = 64  # if they have at most so many characters
_OTHERS = 3  # narrower rules to show,
WORTH, _NARROWER = 0.5, 0.1  # of so many bits, and so many more than the first
_KEY, _VALUE, _GROUP = frozenset({"key"}), frozenset({"value"}), frozenset({"group"})
_EMPTY = frozenset({"a", "id", "name", "nats", "of", "the", "to", "token"})
_SAME = {"topic": "subject", "time": "timestamp", "ts": "timestamp"}
_SAME |= {"os": "object", "obj": "object", "js": "jetstream", "keys": "key"}
_ELSEWHERE = re.compile(
    r"(jsm-go|column-types|mqtt|nats-(?!docs:|headers:)[^:]*):.*|(nats-headers|portable):nats-.*|"
    r"adr20:(bucket|object)-name"
)  # clients, servers, types, topics of MQTT, headers, each of which `headers: nats` gives its own rule, and what ADR-6
# has under kinds of names


@dataclass(frozen=True, slots=True)
class Fit:
    """A rule that accepts most or all texts in a column, and the bits saved for each character."""

    address: str
    bits: float


@dataclass(frozen=True, slots=True)
class Proposal:
    """A column's rule, None if no rule fits closely enough, and narrower rules that accept every value.

    `named` is the address for a rule with the column's name that rejects most values. `other` is the rule
    that fits, where `best` is its kind of name, for which `portable` has a rule; or the kind, where that rejects more.
    """

    best: Fit | None
    others: tuple[Fit, ...]
    named: str | None = None
    other: str | None = None


@dataclass(frozen=True, slots=True)
class _Candidate:
    rule: ng.Rule
    address: str
    names: tuple[frozenset[str], ...]  # the words of its name, and of its kinds of names
    own: bool

    def near(self, words: frozenset[str]) -> tuple[float, int]:
        """Return which part of a name the words make up, and how many they are.

        A rule for keys is about nothing else, and a column with keys or values is about nothing without this word.
        The word `group` alone means nothing, as many things have groups.
        """
        part = words & (_KEY | _VALUE)
        names = [name for name in self.names if part <= name and name & _KEY <= part]
        if words == _KEY:  # those of a bucket, unless the values are others
            names = [name - {"kv"} for name in names if "search" not in name]
        names = [name for name in names if words & name - part or words == _KEY]
        shared = [(words & name, name) for name in names if words & name != _GROUP or words == _GROUP]
        return max(((len(common) / len(name), len(common)) for common, name in shared), default=(0.0, 0))

    @property
    def scope(self) -> tuple[bool, int]:
        """A measure, higher for a rule about a kind of name, and about little else."""
        return len(self.names) > 1, -len(self.names)


@dataclass(frozen=True, slots=True)
class _Ranked:
    """A candidate, how near its name is, the part accepted, and its bits."""

    candidate: _Candidate
    near: tuple[float, int]
    taken: float
    bits: float

    @property
    def rank(self) -> tuple[float, ...]:
        """A measure, higher by name, then by the part accepted, then by fewer other subjects."""
        part, words = self.near
        if not part:
            return (float(self.candidate.own), round(self.bits, 1))
        return (part + self.candidate.own, words, self.taken, *self.candidate.scope, self.bits)


def proposal(texts: Mapping[str, int], context: Sequence[str]) -> Proposal:
    """Return the rule for a column with these texts, each with its count.

    `context` is the column's name and those around it, from the innermost outwards: where the first is only
    `name`, the next ones matter. A user's own rules come first.
    """
    tried = dict(islice(texts.items(), _TRIED))
    own, *outer = map(_words_of_column, context)
    candidates = _candidates(tuple(ng.rules(latest=True)))
    ranked: list[_Ranked] = []
    for words in [own] if own - _VALUE else [*(words | own for words in outer), own]:
        ranked = [rank for candidate in candidates if (rank := _ranked(candidate, words, tried))]
        if any(rank.near[0] for rank in ranked):
            break
    ranked.sort(key=lambda rank: rank.rank, reverse=True)
    namesakes = [candidate for candidate in candidates if own and own in candidate.names]
    named = None
    if namesakes and not any(rank.near[0] == 1 for rank in ranked):
        namesake = max(namesakes, key=lambda each: (each.own, _share(each.rule, tried), *each.scope))
        named = _kind(namesake.rule, texts) or namesake.address
    # Beside a namesake, a rule named as a part of the column would hide the problem.
    close = (rank for rank in ranked if rank.candidate.own or rank.bits >= SURPRISING or (rank.near[0] and not named))
    best = next(close, None)
    fit, others = Fit(best.candidate.address, best.bits) if best else None, _narrower(ranked, best, texts)
    kind = _kind(best.candidate.rule, tried) if best else None
    if best and kind and _share(ng.rule(kind), tried) >= _NAMED:
        saved, characters = _saved(ng.rule(kind), tried)
        return Proposal(Fit(kind, saved / characters if characters else 0.0), others, named, best.candidate.address)
    return Proposal(fit, others, named, kind)


def _kind(rule: ng.Rule, texts: Mapping[str, int]) -> str | None:
    """Return the rule's kind of names for which `portable` accepts most of the texts, or None."""
    judged = {kind for kind, stances in ng.roles().items() if any(address == rule.address for _, address in stances)}
    among = (kind for kind in dict.fromkeys((*USUAL_KINDS, *sorted(kinds()))) if kind in judged)
    return max(among, key=lambda kind: _share(ng.rule(kind), texts), default=None)


def _share(rule: ng.Rule, texts: Mapping[str, int]) -> float:
    values = sum(texts.values())
    return (values - sum(rejected(rule.address, texts).values())) / max(values, 1)


def rejected(address: str, texts: Mapping[str, int]) -> dict[str, int]:
    """Return the texts that a rule rejects, each with its count."""
    rule = ng.rule(address)
    if len(texts) > _TRIED and find_spec("pyarrow"):  # whose RE2 takes a sixth of the time of Python
        import pyarrow as pa
        import pyarrow.compute as pc

        from natsgrammar.arrow import matcher

        if judge := matcher(rule):
            wrong = pc.invert(judge(pa.array([*texts])))
            return {text: texts[text] for text in compress(texts, wrong.to_pylist())}
    return {text: many for text, many in texts.items() if not rule.is_valid(text)}


def _narrower(ranked: Iterable[_Ranked], best: _Ranked | None, texts: Mapping[str, int]) -> tuple[Fit, ...]:
    """Return rules that accept every text, and clearly fewer others than the best rule; one for each language."""
    languages = {from_table(best.candidate.rule.entry)} if best else set[DFA]()
    least, others = max(WORTH, best.bits + _NARROWER if best else 0.0), list[Fit]()
    for rank in sorted(ranked, key=lambda rank: rank.bits, reverse=True):
        rule = rank.candidate.rule
        if rank.bits >= least and len(others) < _OTHERS and (language := from_table(rule.entry)) not in languages:
            languages.add(language)
            if not rejected(rule.address, texts):
                others.append(Fit(rank.candidate.address, rank.bits))
    return tuple(others)


def _ranked(candidate: _Candidate, words: frozenset[str], texts: Mapping[str, int]) -> _Ranked | None:
    """Return how a rule fits; None if it accepts too few texts in the column, or too many others."""
    near = candidate.near(words)
    least = _NAMED if near[0] == 1 else _PARTLY if near[0] else _UNNAMED
    first = islice(texts.items(), _FIRST)
    if sum(many for text, many in first if not candidate.rule.is_valid(text)) > (1 - least) * sum(texts.values()) + 1:
        return None  # whatever the others are: so most rules see few texts
    taken = _share(candidate.rule, texts)
    if not taken or taken < least:
        return None
    saved, characters = _saved(candidate.rule, texts)
    bits = saved / characters if characters else 0.0
    if near[0] == 1 or (bits >= _LEAST and (near[0] or candidate.own or saved >= _ENOUGH)):
        return _Ranked(candidate, near, taken, bits)
    return None


@cache
def _candidates(addresses: tuple[str, ...]) -> tuple[_Candidate, ...]:
    """Return the rules in the latest editions, except for servers and clients, under their short addresses."""
    ours = sources.own().SPECS
    kinds: dict[str, list[str]] = {}
    for role, members in ng.roles().items():
        for _, address in members:
            kinds.setdefault(address, []).append(role)
    candidates, known = [], set[str]()
    # The safe rule, too, of a kind of name that no specification has, such as `server-name`.
    for rule in sorted(map(ng.rule, addresses), key=lambda rule: rule.spec == "portable"):
        address, is_safe = f"{rule.spec}:{rule.name}", rule.spec == "portable"
        if rule.spec not in ours or not (_ELSEWHERE.fullmatch(address) or (is_safe and rule.name in known)):
            address = rule.name if is_safe else address
            names = (rule.name, *kinds.get(rule.address, ()))
            known.update(names)
            candidates.append(_Candidate(rule, address, tuple(map(_words, names)), rule.spec not in ours))
    return tuple(candidates)


def _words(name: str) -> frozenset[str]:
    parts = (word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name))
    words = (word[:-1] if word.endswith("s") and len(word) > 4 else word for word in parts)
    return frozenset(_SAME.get(word) or word for word in words if word not in _EMPTY)


def _words_of_column(name: str) -> frozenset[str]:
    """Return the words in a column's name, and their meaning in a configuration: subject lists have wildcards."""
    words = _words(name)
    spelled = {*words, *re.findall(r"subjects(?![a-z])", name.lower())}
    return words | {more for some, more in _MEAN.items() if {*some.split()} <= spelled}


_MEAN = {"subjects": "subscribe", "filter subject": "subscribe", "deliver group": "queue"}


def _saved(rule: ng.Rule, texts: Iterable[str]) -> tuple[float, int]:
    """Return the bits that the rule saves for some accepted texts, and how many characters they have."""
    some = (text for text in texts if text.isascii() and text.isprintable() and 0 < len(text) <= _LONGEST)
    taken = list(islice(filter(rule.is_valid, some), _COUNTED))
    dfa = _printable(rule) if taken else PRINTABLE
    lengths = map(len, taken)
    return sum(log2(count(PRINTABLE, n)) - log2(count(dfa, n)) for n in lengths), sum(map(len, taken))


@cache
def _printable(rule: ng.Rule) -> DFA:
    return intersection(from_table(rule.entry), PRINTABLE)
