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


def overlaps(a: str, b: str, *, as_server: bool = False) -> bool:
    """Whether some subject matches both filters.

    With `as_server` the answer is the one that nats-server gives when it compares the subjects of streams
    (`SubjectsCollide` in server/sublist.go, from 2.9 to 2.15 at least). It differs where a longer token begins with a
    wildcard: beside a real wildcard the server takes `*x` and `>x` for wildcards, too, and so refuses streams that
    never share a message.
    """
    left, right = _filter(a), _filter(b)
    if as_server and left and right:
        return a == b or _collides(left, right)
    for x, y in zip(left, right, strict=False):
        if x == ">" or y == ">":
            return True
        if x not in (y, "*") and y != "*":
            return False
    return len(left) == len(right) > 0


def _collides(left: list[str], right: list[str]) -> bool:
    """The server's overlap of two different filters, each with a token at least."""
    plain_left, plain_right = (not {"*", ">"} & set(tokens) for tokens in (left, right))
    if plain_left and plain_right:
        return False
    if plain_left or plain_right:
        subject, pattern = (left, right) if plain_left else (right, left)
        for token, wanted in zip(subject, pattern, strict=False):
            if wanted == ">":
                return True
            if wanted[0] != "*" and token != wanted:
                return False
        return len(subject) == len(pattern)
    shorter, longer = sorted((left, right), key=len)
    if len(shorter) < len(longer) and shorter[-1] != ">":
        return False
    return all(x == y or x[0] in "*>" or y[0] in "*>" for x, y in zip(shorter, longer, strict=False))


def _tokens(subject: str) -> list[str]:
    if not isinstance(subject, str):
        raise TypeError(f"a subject is a str, not {type(subject).__name__}")
    return subject.split(".")


def _filter(subject: str) -> list[str]:
    """The tokens of a filter; none if it matches nothing."""
    tokens = _tokens(subject)
    return [] if "" in tokens or ">" in tokens[:-1] else tokens
