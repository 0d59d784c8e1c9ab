"""How nats-server itself compares filters: its two functions in server/sublist.go, token by token.

They test for a wildcard by a token's first character, and do not check for empty tokens or for `>` before the end, so
their answers are not always what the filters mean. `covers` and `overlaps` give them with `as_server`.
"""

from __future__ import annotations


def subset(inner: list[str], outer: list[str]) -> bool:
    """What `subjectIsSubsetMatch` says: whether everything that matches the inner filter matches the outer one."""
    for at, wanted in enumerate(outer):
        if at == len(inner) or not wanted:
            return False
        if wanted == ">":
            return True
        token = inner[at]
        if token in ("", ">") or (token == "*" and wanted != "*") or (wanted[0] != "*" and token != wanted):
            return False
    return len(inner) == len(outer)


def collide(left: list[str], right: list[str]) -> bool:
    """What `SubjectsCollide` says: whether some subject matches both filters."""
    if left == right:
        return True
    wild_left, wild_right = (bool({"*", ">"} & set(tokens)) for tokens in (left, right))
    if not wild_left or not wild_right:
        return subset(left, right) if wild_right else wild_left and subset(right, left)
    shorter, longer = sorted((left, right), key=len)
    if len(shorter) < len(longer) and ">" not in shorter:
        return False
    return all(map(_can_match, shorter, longer))


def _can_match(token: str, other: str) -> bool:
    return bool(token and other) and (token == other or token[0] in "*>" or other[0] in "*>")
