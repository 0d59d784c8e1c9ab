"""Algebra of subjects with wildcards, as the server interprets them.

A subject is a list of tokens between dots. In a filter the token `*` matches any one token, and `>` in the last
place one or more. Inside a longer token (`a*`, `>b`) both are ordinary characters. A subject or filter with an
empty token, or a filter with `>` before its last token, matches nothing at all.

Every function takes time linear in the length of its arguments, answers exactly, and raises TypeError for anything
but str.
"""

from __future__ import annotations

from ._as_server import collide, subset

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` and `collections.abc` out of the import
    from collections.abc import Iterable


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
        return all(any(subset(tokens, other) for other in others) for tokens in map(_tokens, _each(inner)))
    wide = [tokens for tokens in map(_filter, _each(outer)) if tokens]
    longest = max(map(len, wide), default=0)
    return all(
        any(_covers(tokens, part) for tokens in wide)
        for narrow in [_filter(pattern) for pattern in _each(inner)]
        for part in _by_length(narrow, longest if len(wide) > 1 else 0)
    )


def _by_length(tokens: list[str], longest: int) -> list[list[str]]:
    """Filters that together equal the given one: one for each length up to `longest` tokens, one for all longer.

    Where a filter of one length has a `*`, any token can come; so filters that cover it together include one that does
    so alone.
    """
    if not tokens:
        return []
    if tokens[-1] != ">":
        return [tokens]
    start, more = tokens[:-1], max(longest - len(tokens) + 1, 0)
    return [*(start + ["*"] * (at + 1) for at in range(more)), [*start, *["*"] * more, ">"]]


def _covers(wide: list[str], narrow: list[str]) -> bool:
    if len(wide) > len(narrow):
        return False
    for w, n in zip(wide, narrow, strict=False):
        if w == ">":
            return True
        if n == ">" or w not in ("*", n):
            return False
    return len(wide) == len(narrow)


def overlaps(a: str | Iterable[str], b: str | Iterable[str], *, as_server: bool = False) -> bool:
    """Whether some subject matches both filters, or one filter of each set.

    With `as_server` the answer is that of nats-server when it compares the subjects of streams
    (`SubjectsCollide` in server/sublist.go, from 2.9 to 2.15 at least). It differs where a longer token begins with a
    wildcard: next to a real wildcard the server also treats `*x` and `>x` as wildcards, and so refuses streams that
    never share a message.
    """
    cut, test = (_tokens, collide) if as_server else (_filter, _overlaps)
    some, others = ([cut(pattern) for pattern in _each(filters)] for filters in (a, b))
    return any(test(left, right) for left in some for right in others)


def _overlaps(left: list[str], right: list[str]) -> bool:
    if not left or not right:
        return False
    for x, y in zip(left, right, strict=False):
        if x == ">" or y == ">":
            return True
        if x not in (y, "*") and y != "*":
            return False
    return len(left) == len(right)


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
    return [] if "" in tokens or ">" in tokens[:-1] else tokens
