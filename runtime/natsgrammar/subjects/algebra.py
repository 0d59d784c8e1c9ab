"""The algebra of subjects with wildcards, as the server interprets them.

A subject is a list of tokens between dots. In a filter the token `*` matches any one token, and `>` in the last
place one or more. Inside a longer token (`a*`, `>b`) both are ordinary characters. A subject or filter with an
empty token, or a filter with `>` before its last token, matches nothing at all.

Every function answers exactly, and raises TypeError for anything but str. To compare a subject or filter with one
filter or several takes time linear in their length. Many filters are compared with many through a tree of tokens, as
in `SubjectIndex`, in time proportional to the filters that begin alike. Where most tokens are wildcards, all filters
begin alike: `covers` and `overlaps` then compare thousands at once, the others one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from ..errors import TYPE_CHECKING
from .as_server import collide, read_by, subset

if TYPE_CHECKING:
    from typing import Any

    Node = dict[str, Any]

_FEW = 8  # filters: building a tree for fewer costs more than comparing each pair
_END = ""  # in place of a token, where a filter ends: no filter in a tree has an empty token
# In a tree, beside tokens, which have no dots: the filter that ends, or has its `>`, there.
_ENDED, _ENDLESS = ".", ".>"
_BITS = 1 << 12  # filters compared at once, as bits of one integer: larger integers are copied more slowly


def match(subject: str, patterns: str | Iterable[str]) -> bool:
    """Check whether a message published on the subject reaches a subscription to the pattern, or to any of several.

    A published subject has no wildcards: its tokens `*` and `>` are ordinary here.
    """
    if type(subject) is type(patterns) is str:  # the most usual call
        return _matches(subject.split("."), patterns.split("."))
    tokens = _tokens(subject)
    filters = [*map(_tokens, each(patterns))]
    return any(_matches(tokens, pattern) for pattern in filters)


def _matches(tokens: list[str], pattern: list[str]) -> bool:
    if ">" not in pattern:
        if len(pattern) != len(tokens):
            return False
    elif len(pattern) > len(tokens) or pattern.index(">") < len(pattern) - 1:
        return False
    for token, part in zip(tokens, pattern):  # noqa: B905 (`strict` takes a tenth of the time)
        if part != token and part != "*" and part != ">":
            return False
    return "" not in tokens  # nor in the pattern, then


def covers(outer: str | Iterable[str], inner: str | Iterable[str], *, as_server: bool | str = False) -> bool:
    """Check whether outer filters match every subject that an inner filter matches.

    Every filter covers a filter without matches. Several outer filters can cover together what none covers alone:
    `a.*` and `a.*.>` cover `a.>`.

    With `as_server`, answer as nats-server does when it compares the filters of a consumer one by one
    (`subjectIsSubsetMatch` in server/sublist.go): the newest if True, or a release such as "2.15.2". Only `>` covers a
    filter with an empty token; and a longer token that begins with `*` is a wildcard, as below in `overlaps`.
    """
    if as_server:
        size, pairs = read_by(as_server), _candidates(inner, outer)
        return all(any(subset(tokens, other, size) for other in others) for tokens, others in pairs)
    wide = [tokens for tokens in map(_filter, each(outer)) if tokens]
    narrow = [tokens for tokens in map(_filter, each(inner)) if tokens]
    if len(wide) < _FEW or len(narrow) < _FEW:
        return all(_covered(tokens, _as_wide(wide, tokens)) for tokens in narrow)
    tree = _tree(wide)
    narrow.sort()  # those that begin alike together: else every batch meets most tokens of the tree
    return all(_covers(tree, narrow[at : at + _BITS]) for at in range(0, len(narrow), _BITS))


def _covers(tree: _Tree, narrow: list[list[str]]) -> bool:
    """Check whether filters in the tree cover all others, which are bits: see `_shares`."""
    places, endless = [], 0
    for have in _tokens_in_place(narrow):
        del have[_END]
        endless |= have.pop(">", 0)
        have["*"] = reduce(or_, have.values(), endless)
        places.append(have)
    as_wide: dict[tuple[int, bool], int] = {}
    nodes: list[tuple[Node, int, int]] = [(tree, 0, (1 << len(narrow)) - 1)]
    while nodes:
        node, depth, left = nodes.pop()
        for end, has_more in ((_ENDED, False), (_ENDLESS, True)):
            if end in node:
                as_wide[depth, has_more] = as_wide.get((depth, has_more), 0) | left
        have = places[min(depth, len(places) - 1)]
        nodes.extend(
            (node[token], depth + 1, common) for token in node.keys() & have.keys() if (common := left & have[token])
        )
    return all(
        _covered(tokens, [length for length, bits in as_wide.items() if bits >> number & 1])
        for number, tokens in enumerate(narrow)
    )


def _as_wide(wide: Iterable[list[str]], narrow: list[str]) -> Iterator[tuple[int, bool]]:
    """Yield each filter as wide in every place: its length without a last `>`, and whether it ends in `>`."""
    open_end = narrow[-1] == ">"
    prefix = narrow[:-1] if open_end else narrow
    for tokens in wide:
        endless = tokens[-1] == ">"
        count = len(tokens) - endless
        if (
            (open_end or count <= len(prefix))
            and all(token in ("*", n) for token, n in zip(tokens[:count], prefix, strict=False))
            and all(token == "*" for token in tokens[len(prefix) : count])
        ):
            yield count, endless


def _covered(narrow: list[str], wide: Iterable[tuple[int, bool]]) -> bool:
    """Check whether filters of these lengths, all as wide in every place, cover the filter together.

    Where a filter without `>` has a `*`, any token can stand, so some filter among those that cover it together covers
    it alone. A filter with a last `>` stands for filters with its own length and every greater one.
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


def overlaps(a: str | Iterable[str], b: str | Iterable[str], *, as_server: bool | str = False) -> bool:
    """Check whether some subject matches both filters, or a filter in each set.

    With `as_server`, answer as nats-server does when it compares the subjects of streams (`SubjectsCollide` in
    server/sublist.go): the newest if True, or a release such as "2.15.2". The answer differs before 2.15.3, except in
    2.14.10, where a longer token begins with a wildcard: next to a real wildcard these servers also treat `*x` and `>x`
    as wildcards, and so reject streams that never share a message.
    """
    if as_server:
        size = read_by(as_server)
        return any(collide(left, right, size) for left, others in _candidates(a, b) for right in others)
    some, others = ([tokens for tokens in map(_filter, each(filters)) if tokens] for filters in (a, b))
    if len(some) < _FEW or len(others) < _FEW:
        return any(_overlaps(left, right) for left in some for right in others)
    tree = _tree(some)
    return any(_shares(tree, others[at : at + _BITS]) for at in range(0, len(others), _BITS))


def _shares(tree: _Tree, others: list[list[str]]) -> bool:
    """Check whether a filter in the tree shares a subject with another one.

    The others are bits. The walk through the tree carries the bits whose tokens agree so far, so wildcards
    cost no more than other tokens. In general, every known way compares all pairs (orthogonal vectors).
    """
    places, endless = [], 0
    for have in _tokens_in_place(others):
        end = have.pop(_END) | endless
        endless |= have.pop(">", 0)
        wild = have.pop("*", 0) | endless
        places.append((have, wild, reduce(or_, have.values(), wild), end))
    nodes: list[tuple[Node, int, int]] = [(tree, 0, (1 << len(others)) - 1)]
    while nodes:
        node, depth, left = nodes.pop()
        have, wild, any_token, end = places[min(depth, len(places) - 1)]
        if (_ENDED in node and left & end) or (_ENDLESS in node and left & any_token):
            return True
        known = node if left & wild or "*" in node else node.keys() & have.keys()
        nodes.extend(
            (node[token], depth + 1, common)
            for token in known
            if token[0] != "." and (common := left & (any_token if token == "*" else have.get(token, 0) | wild))
        )
    return False


def _tokens_in_place(filters: list[list[str]]) -> list[dict[str, int]]:
    """Return for each place (the last beyond all filters) the filters with a token, or their end, as bits."""
    places: list[dict[str, int]] = [{_END: 0} for _ in range(2 + max(map(len, filters)))]
    for number, tokens in enumerate(filters):
        for have, token in zip(places, tokens if tokens[-1] == ">" else (*tokens, _END), strict=False):
            have[token] = have.get(token, 0) | 1 << number
    return places


def _candidates(
    some: str | Iterable[str], others: str | Iterable[str]
) -> Iterator[tuple[list[str], Iterable[list[str]]]]:
    """Yield each filter with the others that may overlap or cover it for the server, and perhaps more."""
    left, right = ([_tokens(pattern) for pattern in each(filters)] for filters in (some, others))
    if len(left) < _FEW or len(right) < _FEW:
        yield from ((tokens, right) for tokens in left)
        return
    widened = _Widened(right)
    for tokens in left:
        yield tokens, (right[number] for number in widened.candidates(tokens))


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


class _Tree(dict[str, "Any"]):
    """The filters' tokens in one place, each with the tree below, and the numbers of filters that end there."""

    def add(self, tokens: list[str], number: int) -> None:
        """Add a well-formed filter, unless the tree has it."""
        node: Node = self  # as is each tree below: to make an object of each took twice the time
        for token in tokens:
            if token == ">":
                node.setdefault(_ENDLESS, number)
                return
            below = node.get(token)
            if below is None:
                below = node[token] = {}
            node = below
        node.setdefault(_ENDED, number)

    def matching(self, subject: list[str]) -> list[int]:
        """Return the filters matching the subject."""
        numbers: list[int] = []
        nodes: list[Node] = [self]
        for token in subject:
            below = []
            for node in nodes:
                if _ENDLESS in node:
                    numbers.append(node[_ENDLESS])
                if token in node:
                    below.append(node[token])
                if "*" in node and token != "*":
                    below.append(node["*"])
            nodes = below
        numbers.extend(node[_ENDED] for node in nodes if _ENDED in node)
        return numbers

    def overlapping(self, tokens: list[str]) -> Iterator[int]:
        """Yield the filters sharing a subject with the filter."""
        nodes: list[Node] = [self]
        for token in tokens:
            if token == ">":
                break
            yield from (node[_ENDLESS] for node in nodes if _ENDLESS in node)
            nodes = _below(nodes) if token == "*" else [node[t] for node in nodes for t in (token, "*") if t in node]
        else:
            yield from (node[_ENDED] for node in nodes if _ENDED in node)
            return
        while nodes:
            yield from (node[_ENDLESS] for node in nodes if _ENDLESS in node)
            nodes = _below(nodes)
            yield from (node[_ENDED] for node in nodes if _ENDED in node)

    def covering(self, tokens: list[str]) -> Iterator[int]:
        """Yield the filters that each cover the filter."""
        nodes: list[Node] = [self]
        for token in tokens:
            yield from (node[_ENDLESS] for node in nodes if _ENDLESS in node)
            if token == ">":
                return
            as_wide = ("*",) if token == "*" else (token, "*")
            nodes = [node[t] for node in nodes for t in as_wide if t in node]
        yield from (node[_ENDED] for node in nodes if _ENDED in node)


def _below(nodes: list[Node]) -> list[Node]:
    return [node[token] for node in nodes for token in node if token[0] != "."]


def _tree(filters: Iterable[list[str]]) -> _Tree:
    tree = _Tree()
    for number, tokens in enumerate(filters):
        tree.add(tokens, number)
    return tree


class _Widened:
    """An index for comparing filters as the server does."""

    def __init__(self, filters: Iterable[list[str]] = ()) -> None:
        self._tree = _Tree()
        self._alike: dict[str, list[int]] = {}  # filters are alike if they are widened to the same one
        self._groups: list[list[int]] = []
        self._malformed: list[int] = []
        self.count = 0
        for tokens in filters:
            self.add(tokens)

    def add(self, tokens: list[str]) -> None:
        """Add a filter; its number counts the earlier ones."""
        if _is_filter(tokens):
            wide = _widened(tokens)
            group = self._alike.setdefault(".".join(wide), [])
            if not group:
                self._tree.add(wide, len(self._groups))
                self._groups.append(group)
            group.append(self.count)
        else:
            self._malformed.append(self.count)
        self.count += 1

    def candidates(self, tokens: list[str]) -> Iterable[int]:
        """Return the numbers of the filters to compare with this one as the server does."""
        if not _is_filter(tokens):
            return range(self.count)
        groups = (self._groups[number] for number in self._tree.overlapping(_widened(tokens)))
        return [*self._malformed, *(number for group in groups for number in group)]


def widened(pattern: str) -> str:
    """Return a filter that overlaps all this one may overlap or cover for nats-server.

    The server may treat a longer token as a wildcard if it begins with one.
    """
    return ".".join(_widened(_tokens(pattern)))


def _widened(tokens: list[str]) -> list[str]:
    return ["*" if token[:1] in ("*", ">") and len(token) > 1 else token for token in tokens]


class SubjectIndex:
    """Many filters in a tree of their tokens, to compare with one subject or filter after another.

        >>> index = SubjectIndex(["orders.*", "orders.eu.>", "*.eu"])
        >>> index.matching("orders.eu")
        ['orders.*', '*.eu']

    A query takes time proportional to the filters that begin as its argument does, not to all of them. Every list is in
    the order in which filters were added. A filter added twice is in the index once. A filter that matches nothing is
    kept, and results contain it only where `match`, `covers` and `overlaps` would accept it. Raises TypeError for
    anything but str.
    """

    __slots__ = ("_filters", "_known", "_root", "_widened")

    def __init__(self, filters: str | Iterable[str] = ()) -> None:
        self._filters: list[str] = []
        self._known: set[str] = set()
        self._root = _Tree()
        self._widened = _Widened()  # filled by the first query that needs it
        for pattern in each(filters):
            self.add(pattern)

    def add(self, pattern: str) -> None:
        """Add a filter."""
        tokens, number = _tokens(pattern), len(self._known)
        self._known.add(pattern)
        if number < len(self._known):
            self._filters.append(pattern)
            if _is_filter(tokens):
                self._root.add(tokens, number)

    def matching(self, subject: str) -> list[str]:
        """Return the filters matching a message published on the subject, as `match` does."""
        return [self._filters[number] for number in self.numbers(subject)]

    def numbers(self, subject: str) -> list[int]:
        """Return the same filters as their places in `list(index)`."""
        tokens = _tokens(subject)
        return [] if "" in tokens else sorted(self._root.matching(tokens))

    def overlapping(self, pattern: str, *, as_server: bool | str = False) -> list[str]:
        """Return the filters sharing a subject with the given one, as `overlaps` does; also with `as_server`."""
        if as_server:
            tokens, filters, size = _tokens(pattern), self._filters, read_by(as_server)
            for number in range(self._widened.count, len(filters)):
                self._widened.add(_tokens(filters[number]))
            alike = sorted(self._widened.candidates(tokens))
            return [filters[number] for number in alike if collide(tokens, _tokens(filters[number]), size)]
        tokens = _filter(pattern)
        return self._named(self._root.overlapping(tokens)) if tokens else []

    def covering(self, pattern: str) -> list[str]:
        """Return the filters that each cover the given one, as `covers` does."""
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


def each(filters: str | Iterable[str]) -> Iterable[str]:
    """Return one filter or several as several. Raises TypeError for anything but texts."""
    value: object = filters  # whatever the caller passed
    if isinstance(value, bytes | bytearray) or not hasattr(value, "__iter__"):
        raise TypeError(f"a subject is a str, not {type(value).__name__}")
    return (filters,) if isinstance(filters, str) else filters


def _tokens(subject: str) -> list[str]:
    if not isinstance(subject, str):
        raise TypeError(f"a subject is a str, not {type(subject).__name__}")
    return subject.split(".")


def _filter(subject: str) -> list[str]:
    """Return a filter's tokens, or none if it matches nothing."""
    tokens = _tokens(subject)
    return tokens if _is_filter(tokens) else []


def takes_any(pattern: str) -> bool:
    """Check whether the filter matches anything at all."""
    return _is_filter(_tokens(pattern))


def _is_filter(tokens: list[str]) -> bool:
    return "" not in tokens and (">" not in tokens or tokens.index(">") == len(tokens) - 1)
