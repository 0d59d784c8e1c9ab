"""Overlaps among many filters, each with its own value."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import TypeVar

from ..subjects import SubjectIndex, widened

Value = TypeVar("Value")
_WILDCARDS = ("*", ">")


def overlapping(items: Iterable[tuple[str, Value]]) -> Iterator[tuple[Value, list[Value]]]:
    """Yield each filter's value with those of earlier filters that overlap it, or may do so for the server."""
    index, values, numbers = SubjectIndex(), list[Value](), defaultdict[str, list[int]](list)
    for at, (text, value) in enumerate(items):
        pattern = widened(text)
        earlier = sorted(number for other in index.overlapping(pattern) for number in numbers[other])
        yield value, [values[number] for number in earlier]
        index.add(pattern)
        numbers[pattern].append(at)
        values.append(value)


def common_subject(a: str, b: str) -> str:
    """Return a plain subject that both filters match."""
    pairs = zip_longest(a.split("."), b.split("."), fillvalue=">")
    return ".".join(x if x not in _WILDCARDS else y if y not in _WILDCARDS else "x" for x, y in pairs)
