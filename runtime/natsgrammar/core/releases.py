"""Release numbers, and ranges."""


def release_between(release: str, first: str, last: str) -> bool:
    """Check whether a release, or a line such as `2.10`, is in a range; `2.10` is in it if any `2.10.x` is."""
    if not all(
        part.isascii() and part.isdecimal() and len(part) < 10 and part == str(int(part)) for part in release.split(".")
    ):
        return False
    low, middle, high = (tuple(map(int, text.split("."))) for text in (first, release, last))
    return low[: len(middle)] <= middle[: len(low)] and middle[: len(high)] <= high[: len(middle)]
