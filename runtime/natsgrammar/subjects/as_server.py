"""How nats-server itself compares filters: its two functions in server/sublist.go, token by token.

They recognise a wildcard by a token's first character, and do not check for empty tokens or for `>` before the end, so
they do not always answer what filters mean. `covers` and `overlaps` return their answers with `as_server`.
"""


def subset(inner: list[str], outer: list[str]) -> bool:
    """Answer as `subjectIsSubsetMatch`: whether everything that matches the inner filter matches the outer one."""
    for at, part in enumerate(outer):
        if at == len(inner) or not part:
            return False
        if part == ">":
            return True
        token = inner[at]
        if token in ("", ">") or (token == "*" and part != "*") or (part[0] != "*" and token != part):
            return False
    return len(inner) == len(outer)


def collide(left: list[str], right: list[str]) -> bool:
    """Answer as `SubjectsCollide`: whether some subject matches both filters."""
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
