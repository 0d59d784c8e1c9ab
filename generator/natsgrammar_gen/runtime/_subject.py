"""Algebra of subjects with wildcards, as the server means them.

A subject is a list of tokens between dots. In a filter the token `*` stands for any one token, and `>` in the last
place for one or more. Inside a longer token (`a*`, `>b`) both are ordinary characters. A subject or filter with an
empty token, or a filter with `>` before its last token, matches nothing at all.

Every function takes time linear in the length of its arguments, answers exactly, and raises TypeError for anything
but str.
"""

from __future__ import annotations


def match(subject: str, pattern: str) -> bool:
    """Whether a message published on the subject reaches a subscription to the pattern.

    A published subject has no wildcards: its tokens `*` and `>` are ordinary ones here.
    """
    tokens, wanted = _tokens(subject), _filter(pattern)
    if not wanted or "" in tokens or len(wanted) > len(tokens):
        return False
    for t, w in zip(tokens, wanted, strict=False):
        if w == ">":
            return True
        if w not in ("*", t):
            return False
    return len(tokens) == len(wanted)


def covers(outer: str, inner: str) -> bool:
    """Whether every subject that matches the inner filter matches the outer one, too.

    A filter that matches nothing is covered by every filter.
    """
    wide, narrow = _filter(outer), _filter(inner)
    if not narrow:
        return True
    if not wide or len(wide) > len(narrow):
        return False
    for w, n in zip(wide, narrow, strict=False):
        if w == ">":
            return True
        if n == ">" or w not in ("*", n):
            return False
    return len(wide) == len(narrow)


def overlaps(a: str, b: str) -> bool:
    """Whether some subject matches both filters."""
    left, right = _filter(a), _filter(b)
    for x, y in zip(left, right, strict=False):
        if x == ">" or y == ">":
            return True
        if x not in (y, "*") and y != "*":
            return False
    return len(left) == len(right) > 0


def _tokens(subject: str) -> list[str]:
    if not isinstance(subject, str):
        raise TypeError(f"a subject is a str, not {type(subject).__name__}")
    return subject.split(".")


def _filter(subject: str) -> list[str]:
    """The tokens of a filter; none if it matches nothing."""
    tokens = _tokens(subject)
    return [] if "" in tokens or ">" in tokens[:-1] else tokens
