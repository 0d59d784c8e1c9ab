"""Algebra of subjects with wildcards, as the server interprets them.

A subject is a list of tokens between dots. In a filter the token `*` matches any one token, and `>` in the last
place one or more. Inside a longer token (`a*`, `>b`) both are ordinary characters. A subject or filter with an
empty token, or a filter with `>` before its last token, matches nothing at all.

Every function answers exactly, and raises TypeError for anything but str. A subject or filter against one filter or
many takes time linear in their length; many against many are compared by a tree of tokens, as in `SubjectIndex`, in
time in proportion to those that begin alike. Where most tokens are wildcards, all do: `covers` and `overlaps` compare
thousands at once, the others one by one.
"""

from __future__ import annotations

from functools import reduce
from itertools import chain
from operator import or_

from .as_server import collide, subset

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` and `collections.abc` out of the import
    from collections.abc import Iterable, Iterator

_FEW = 8  # filters, below which a tree is not worth its making
_END = ""  # in place of a token
_BITS = 1 << 12  # filters that are compared at once


def match(subject: str, patterns: str | Iterable[str]) -> bool:
    """Whether a message published on the subject reaches a subscription to the pattern, or to any of several.

    A published subject has no wildcards: its tokens `*` and `>` are ordinary ones here.
    """
    tokens, wanted = _tokens(subject), [_filter(pattern) for pattern in _each(patterns)]
    return any(_matches(tokens, pattern) for pattern in wanted)


def _matches(tokens: list[str], wanted: list[str]) -> bool:
    if not wanted or "" in tokens or len(wanted) > len(tokens):
        return False
    for t, w in zip(tokens, wanted, strict=False):
        if w == ">":
            return True
        if w not in ("*", t):
            return False
    return len(tokens) == len(wanted)


def covers(outer: str | Iterable[str], inner: str | Iterable[str], *, as_server: bool = False) -> bool:
    """Whether every subject that matches an inner filter matches an outer one, too.

    A filter that matches nothing is covered by every filter. Several outer filters can cover together what none of
    them covers alone: `a.*` and `a.*.>` cover `a.>`.

    With `as_server` the answer is that of nats-server when it compares the filters of a consumer one by one
    (`subjectIsSubsetMatch` in server/sublist.go). It treats a longer token that begins with `*` as a wildcard, and does
    not cover a filter with an empty token, unless by `>`.
    """
    if as_server:
        others = [_tokens(pattern) for pattern in _each(outer)]
        pairs = _candidates([_tokens(pattern) for pattern in _each(inner)], others)
        return all(any(subset(tokens, other) for other in alike) for tokens, alike in pairs)
    wide = [tokens for tokens in map(_filter, _each(outer)) if tokens]
    narrow = [tokens for tokens in map(_filter, _each(inner)) if tokens]
    if len(wide) < _FEW or len(narrow) < _FEW:
        return all(_covered(tokens, _as_wide(wide, tokens)) for tokens in narrow)
    tree = _tree(wide)
    return all(_covers(tree, narrow[at : at + _BITS]) for at in range(0, len(narrow), _BITS))


def _covers(tree: _Node, narrow: list[list[str]]) -> bool:
    """Whether filters of the tree cover each of the others, which are bits: see `_shares`."""
    taken, endless = [], 0
    for have in _tokens_in_place(narrow):
        del have[_END]
        endless |= have.pop(">", 0)
        have["*"] = reduce(or_, have.values(), endless)
        taken.append(have)
    as_wide: dict[tuple[int, bool], int] = {}
    nodes = [(tree, 0, (1 << len(narrow)) - 1)]
    while nodes:
        node, depth, left = nodes.pop()
        for number, has_more in ((node.ended, False), (node.endless, True)):
            if number is not None:
                as_wide[depth, has_more] = as_wide.get((depth, has_more), 0) | left
        have = taken[min(depth, len(taken) - 1)]
        nodes.extend(
            (node.tokens[token], depth + 1, both)
            for token in node.tokens.keys() & have.keys()
            if (both := left & have[token])
        )
    return all(
        _covered(tokens, [length for length, bits in as_wide.items() if bits >> number & 1])
        for number, tokens in enumerate(narrow)
    )


def _as_wide(wide: Iterable[list[str]], narrow: list[str]) -> Iterator[tuple[int, bool]]:
    """Of the filters whose tokens are as wide in every place: how many tokens, less a last `>`, and if there is one."""
    open_end = narrow[-1] == ">"
    wanted = narrow[:-1] if open_end else narrow
    for tokens in wide:
        endless = tokens[-1] == ">"
        count = len(tokens) - endless
        if (
            (open_end or count <= len(wanted))
            and all(w in ("*", n) for w, n in zip(tokens[:count], wanted, strict=False))
            and all(w == "*" for w in tokens[len(wanted) : count])
        ):
            yield count, endless


def _covered(narrow: list[str], wide: Iterable[tuple[int, bool]]) -> bool:
    """Whether filters of such lengths, which are as wide in every place, cover the filter together.

    Where a filter of one length has a `*`, any token can come; so filters that cover it together include one that does
    so alone. A filter with a last `>` is one of each length from its own on.
    """
    count = len(narrow)
    if narrow[-1] != ">":
        return any(length < count if endless else length == count for length, endless in wide)
    ended: set[int] = set()
    reached = None  # from here on every length is covered
    for length, endless in wide:
        if not endless:
            ended.add(length)
        elif reached is None or length < reached:
            reached = max(length + 1, count)
            if reached == count:
                return True
    return reached is not None and all(length in ended for length in range(count, reached))


def overlaps(a: str | Iterable[str], b: str | Iterable[str], *, as_server: bool = False) -> bool:
    """Whether some subject matches both filters, or one filter of each set.

    With `as_server` the answer is that of nats-server when it compares the subjects of streams
    (`SubjectsCollide` in server/sublist.go, from 2.9 to 2.15 at least). It differs where a longer token begins with a
    wildcard: next to a real wildcard the server also treats `*x` and `>x` as wildcards, and so refuses streams that
    never share a message.
    """
    if as_server:
        pairs = _candidates(*([_tokens(pattern) for pattern in _each(filters)] for filters in (a, b)))
        return any(collide(left, right) for left, others in pairs for right in others)
    some, others = ([tokens for tokens in map(_filter, _each(filters)) if tokens] for filters in (a, b))
    if len(some) < _FEW or len(others) < _FEW:
        return any(_overlaps(left, right) for left in some for right in others)
    tree = _tree(some)
    return any(_shares(tree, others[at : at + _BITS]) for at in range(0, len(others), _BITS))


def _shares(tree: _Node, others: list[list[str]]) -> bool:
    """Whether a filter of the tree shares a subject with one of the others.

    Each of them is a bit. The tree is walked with the bits of those that agree so far, so that wildcards cost no more
    than other tokens: in general, no way is known that does not compare all pairs (orthogonal vectors).
    """
    taken, endless = [], 0
    for have in _tokens_in_place(others):
        end = have.pop(_END) | endless
        endless |= have.pop(">", 0)
        wild = have.pop("*", 0) | endless
        taken.append((have, wild, reduce(or_, have.values(), wild), end))
    nodes = [(tree, 0, (1 << len(others)) - 1)]
    while nodes:
        node, depth, left = nodes.pop()
        have, wild, any_token, end = taken[min(depth, len(taken) - 1)]
        if (node.ended is not None and left & end) or (node.endless is not None and left & any_token):
            return True
        known = node.tokens if left & wild or "*" in node.tokens else node.tokens.keys() & have.keys()
        nodes.extend(
            (node.tokens[token], depth + 1, both)
            for token in known
            if (both := left & (any_token if token == "*" else have.get(token, 0) | wild))
        )
    return False


def _tokens_in_place(filters: list[list[str]]) -> list[dict[str, int]]:
    """For each place, up to one that no filter reaches, which filters have a token there, or end before it, as bits."""
    places: list[dict[str, int]] = [{_END: 0} for _ in range(2 + max(map(len, filters)))]
    for number, tokens in enumerate(filters):
        for have, token in zip(places, tokens if tokens[-1] == ">" else (*tokens, _END), strict=False):
            have[token] = have.get(token, 0) | 1 << number
    return places


def _candidates(some: list[list[str]], others: list[list[str]]) -> Iterator[tuple[list[str], Iterable[list[str]]]]:
    """Each filter with those of the others that the server may take to overlap it, and perhaps more."""
    if len(some) < _FEW or len(others) < _FEW:
        yield from ((tokens, others) for tokens in some)
        return
    tree, known, odd = _Node(), dict[str, list[list[str]]](), []
    for tokens in others:
        if _is_filter(tokens):
            loose = _loose(tokens)
            tree.add(loose, len(known))
            known.setdefault(".".join(loose), []).append(tokens)
        else:
            odd.append(tokens)
    groups = list(known.values())
    for tokens in some:
        found = (other for number in tree.overlapping(_loose(tokens)) for other in groups[number])
        yield tokens, chain(odd, found) if _is_filter(tokens) else others


def _loose(tokens: list[str]) -> list[str]:
    """The filter with `*` for longer tokens that the server may treat as wildcards: it overlaps more than that."""
    return ["*" if token[:1] in ("*", ">") and len(token) > 1 else token for token in tokens]


def _overlaps(left: list[str], right: list[str]) -> bool:
    if not left or not right:
        return False
    for x, y in zip(left, right, strict=False):
        if x == ">" or y == ">":
            return True
        if x not in (y, "*") and y != "*":
            return False
    return len(left) == len(right)


# ---- many filters ---------------------------------------------------------------------------------------------------


class _Node:
    """What filters ask for in one place: a tree of tokens, with the numbers of the filters that end there."""

    __slots__ = ("ended", "endless", "tokens")

    def __init__(self) -> None:
        self.tokens: dict[str, _Node] = {}
        self.ended: int | None = None
        self.endless: int | None = None  # of the filter whose last token, `>`, is in this place

    def add(self, tokens: list[str], number: int) -> None:
        """Keep a filter that matches anything, unless it is known."""
        node = self
        for token in tokens[:-1] if tokens[-1] == ">" else tokens:
            below = node.tokens.get(token)
            if below is None:
                below = node.tokens[token] = _Node()
            node = below
        if tokens[-1] == ">":
            node.endless = number if node.endless is None else node.endless
        else:
            node.ended = number if node.ended is None else node.ended

    def matching(self, subject: list[str]) -> list[int]:
        """The filters that the subject matches."""
        found, nodes = [], [self]
        for token in subject:
            below = []
            for node in nodes:
                if node.endless is not None:
                    found.append(node.endless)
                tokens = node.tokens
                if token in tokens:
                    below.append(tokens[token])
                if "*" in tokens and token != "*":
                    below.append(tokens["*"])
            nodes = below
        found.extend(node.ended for node in nodes if node.ended is not None)
        return found

    def overlapping(self, tokens: list[str]) -> Iterator[int]:
        """The filters that share a subject with the filter."""
        nodes = [self]
        for token in tokens:
            if token == ">":
                break
            yield from (node.endless for node in nodes if node.endless is not None)
            if token == "*":
                nodes = [below for node in nodes for below in node.tokens.values()]
            else:
                nodes = [node.tokens[t] for node in nodes for t in (token, "*") if t in node.tokens]
        else:
            yield from (node.ended for node in nodes if node.ended is not None)
            return
        while nodes:
            yield from (node.endless for node in nodes if node.endless is not None)
            nodes = [below for node in nodes for below in node.tokens.values()]
            yield from (node.ended for node in nodes if node.ended is not None)

    def covering(self, tokens: list[str]) -> Iterator[int]:
        """The filters that each match every subject that the filter matches."""
        nodes = [self]
        for token in tokens:
            yield from (node.endless for node in nodes if node.endless is not None)
            if token == ">":
                return
            wanted = ("*",) if token == "*" else (token, "*")
            nodes = [node.tokens[t] for node in nodes for t in wanted if t in node.tokens]
        yield from (node.ended for node in nodes if node.ended is not None)


def _tree(filters: Iterable[list[str]]) -> _Node:
    tree = _Node()
    for number, tokens in enumerate(filters):
        tree.add(tokens, number)
    return tree


class SubjectIndex:
    """Many filters in a tree of their tokens, to be asked about one subject or filter after the other.

        >>> index = SubjectIndex(["orders.*", "orders.eu.>", "*.eu"])
        >>> index.matching("orders.eu")
        ['orders.*', '*.eu']

    A question takes time in proportion to the filters that begin as its argument does, and not to all of them. Every
    list is in the order in which filters were added. A filter that is added twice is there once; one that matches
    nothing is kept, and is in no answer but as `match`, `covers` and `overlaps` have it. Raises TypeError for anything
    but str.
    """

    __slots__ = ("_filters", "_known", "_root")

    def __init__(self, filters: str | Iterable[str] = ()) -> None:
        self._filters: list[str] = []
        self._known: set[str] = set()
        self._root = _Node()
        for pattern in _each(filters):
            self.add(pattern)

    def add(self, pattern: str) -> None:
        """Add a filter."""
        tokens = _filter(pattern)
        if pattern not in self._known:
            if tokens:
                self._root.add(tokens, len(self._filters))
            self._known.add(pattern)
            self._filters.append(pattern)

    def matching(self, subject: str) -> list[str]:
        """The filters that a message published on the subject matches, as `match` has it."""
        return [self._filters[number] for number in self.numbers(subject)]

    def numbers(self, subject: str) -> list[int]:
        """The same as their places in the index, as `list(index)` has them."""
        tokens = _tokens(subject)
        return [] if "" in tokens else sorted(self._root.matching(tokens))

    def overlapping(self, pattern: str) -> list[str]:
        """The filters that share a subject with the given one, as `overlaps` has it."""
        tokens = _filter(pattern)
        return self._named(self._root.overlapping(tokens)) if tokens else []

    def covering(self, pattern: str) -> list[str]:
        """The filters that each match every subject that the given one matches, as `covers` has it."""
        tokens = _filter(pattern)
        return self._named(self._root.covering(tokens)) if tokens else list(self)

    def _named(self, numbers: Iterable[int]) -> list[str]:
        return [self._filters[number] for number in sorted(numbers)]

    def __contains__(self, pattern: object) -> bool:
        return pattern in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._filters)

    def __len__(self) -> int:
        return len(self._filters)

    def __reduce__(self) -> tuple[type[SubjectIndex], tuple[list[str]]]:
        return SubjectIndex, (list(self),)


def _each(filters: str | Iterable[str]) -> Iterable[str]:
    wrong: object = filters  # any value the caller passed
    if isinstance(wrong, bytes | bytearray) or not hasattr(wrong, "__iter__"):
        raise TypeError(f"a subject is a str, not {type(wrong).__name__}")
    return (filters,) if isinstance(filters, str) else filters


def _tokens(subject: str) -> list[str]:
    if not isinstance(subject, str):
        raise TypeError(f"a subject is a str, not {type(subject).__name__}")
    return subject.split(".")


def _filter(subject: str) -> list[str]:
    """The tokens of a filter; none if it matches nothing."""
    tokens = _tokens(subject)
    return tokens if _is_filter(tokens) else []


def takes_any(pattern: str) -> bool:
    """Whether the filter matches anything at all."""
    return _is_filter(_tokens(pattern))


def _is_filter(tokens: list[str]) -> bool:
    return "" not in tokens and ">" not in tokens[:-1]
