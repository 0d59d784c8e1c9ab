"""How nats-server itself compares filters: its two functions in server/sublist.go, token by token.

They do not check for empty tokens or for `>` before the end, and before 2.15.3 recognise a wildcard by a token's first
character, so they do not always answer what filters mean. `covers` and `overlaps` return their answers, `as_server`.
"""

from ..core.releases import release_between


def read_by(as_server: bool | str) -> int | None:
    """Return how much of a token a release compares with wildcards: a character, None for all. True is the newest."""
    spans = ("2.14.10", "2.14.999999999"), ("2.15.3", "999999999")
    return None if as_server is True or any(release_between(str(as_server), *span) for span in spans) else 1


def subset(inner: list[str], outer: list[str], size: int | None = None) -> bool:
    """Answer as `subjectIsSubsetMatch`: whether everything that matches the inner filter matches the outer one."""
    for at, part in enumerate(outer):
        if at == len(inner) or not part:
            return False
        if part == ">":
            return True
        token = inner[at]
        if token in ("", ">") or (token == "*" and part != "*") or (part[:size] != "*" and token != part):
            return False
    return len(inner) == len(outer)


def collide(left: list[str], right: list[str], size: int | None = None) -> bool:
    """Answer as `SubjectsCollide`: whether some subject matches both filters."""
    if left == right:
        return True
    wild_left, wild_right = (bool({"*", ">"} & set(tokens)) for tokens in (left, right))
    if not wild_left or not wild_right:
        return subset(left, right, size) if wild_right else wild_left and subset(right, left, size)
    shorter, longer = sorted((left, right), key=len)
    if len(shorter) < len(longer) and ">" not in shorter:
        return False
    return all(a and b and (a == b or {"*", ">"} & {a[:size], b[:size]}) for a, b in zip(shorter, longer, strict=False))
