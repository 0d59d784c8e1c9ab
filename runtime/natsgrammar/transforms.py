"""Subject transforms, computed as nats-server does (server/subject_transform.go in its source)."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import prod
from random import randrange

from .core.registry import rule
from .core.violation import InvalidName, Violation, violation_at
from .subjects.as_server import subset
from .text import near_or_all

__all__ = ["Transform", "transform"]

_SOURCE, _DESTINATION, _FUNCTION = (f"nats-server:transform-{part}" for part in ("source", "destination", "function"))
_MOST_FILTERS = 256  # of an image; beyond them, the number of a partition is any token
_REFERENCE = re.compile(r"\$([+-]?[0-9]+)")
_CALL = re.compile(r"\{\{\s*(\w+)\s*\((.*)\)\s*\}\}", re.ASCII)
_DELIMITER = re.compile(r",[\t\f\r ]*(.*)")
_NUMBER = re.compile("[+-]?[0-9]+")
_INT32, _INT64 = 2**31, 2**63

# The pieces of a token, which is longer than the size.
_CUTS: dict[str, Callable[[bytes, int], list[bytes]]] = {
    "left": lambda token, size: [token[:size]],
    "right": lambda token, size: [token[-size:]],
    "splitfromleft": lambda token, size: [token[:size], token[size:]],
    "splitfromright": lambda token, size: [token[:-size], token[-size:]],
    "slicefromleft": lambda token, size: [token[at : at + size] for at in range(0, len(token), size)],
    "slicefromright": lambda token, size: [
        token[max(at, 0) : at + size] for at in range(-(-len(token) % size), len(token), size)
    ],
}
_ENDLESS = ("split", "slicefromleft", "slicefromright")  # these write any number of tokens
_SPLITS = ("splitFromLeft", "splitFromRight", "sliceFromLeft", "sliceFromRight")
_FUNCTIONS = ("wildcard", "partition", "random", "split", "left", "right", *_SPLITS)
_COUNTING = ("partition", "random")  # these write a number, and need no wildcard
_LOSING = ("split", "left", "right", *_COUNTING)  # these write less than a token


@dataclass(frozen=True, slots=True)
class _Part:
    """A token of a destination: a text, or a function with the places of its tokens in subjects and its argument."""

    function: str
    places: tuple[int, ...]
    argument: str | int

    def of(self, tokens: Sequence[str]) -> str:
        """Return what the server writes for a subject, which may be several tokens."""
        argument = self.argument
        if isinstance(argument, str):
            return _split(tokens[self.places[0]], argument) if self.places else argument
        if self.function == "partition":
            key = "".join(tokens[place] for place in self.places) if self.places else ".".join(tokens)
            return str(_fnv(_octets(key)) % (argument or 1))
        if self.function == "random":
            return str(randrange(argument or 1))
        token = tokens[self.places[0]]
        cut = _CUTS.get(self.function)
        if cut is None or not 0 < argument < len(octets := _octets(token)):
            return token
        return ".".join(piece.decode(errors="surrogateescape") for piece in cut(octets, argument))

    def forms(self, most: int) -> Iterable[str]:
        """Return at most so many filters for what is written; `>` for any number of tokens."""
        if not self.function:
            return (str(self.argument),)
        if isinstance(self.argument, int) and self.function in _COUNTING:
            return [*map(str, range(self.argument or 1))] if self.argument <= most else ("*",)
        if self.function.startswith("splitfrom"):
            return ("*", "*.*") if most > 1 else (">",)
        return (">",) if self.function in _ENDLESS else ("*",)


@dataclass(frozen=True, slots=True)
class Transform:
    """A transform of subjects, made by `transform` and called with a subject. Immutable, comparable, picklable.

    - `source`, `destination`: as given
    - `image`: filters that match each well-formed result, for `covers` and `overlaps`. They match more where a token is
      computed: any token, after `split` and slices any further tokens; of `partition` and `random`, their numbers
    - `lost`: the numbers of the source's wildcards that the destination does not contain whole, or only in pieces where
      it cuts several
    """

    source: str
    destination: str
    image: tuple[str, ...] = field(compare=False)
    lost: tuple[int, ...] = field(compare=False)
    _parts: tuple[_Part, ...] = field(compare=False, repr=False)

    @property
    def exact(self) -> bool:
        """Whether every subject that `image` matches is a result; if not, `overlaps` can be true of disjoint results.

        No filters are exact for cut tokens, for a token that is written twice, and for a partition of tokens that all
        stand elsewhere in the result as well.
        """
        free = {at for at, token in enumerate(self.source.split(".")) if token == "*"}
        whole = [part.places[0] for part in self._parts if part.function == "wildcard"]
        keys = [{*part.places} or free for part in self._parts if part.function == "partition"]
        uses = Counter([*whole, *(place for key in keys for place in key)])
        is_exact = {part.function for part in self._parts} <= {"", "wildcard", *_COUNTING}
        is_exact &= len({*whole} & free) == len(whole) and all(any(uses[at] == 1 for at in key & free) for key in keys)
        numbers = (int(part.argument) or 1 for part in self._parts if part.function in _COUNTING)
        return is_exact and prod(numbers) == len(self.image)

    def __call__(self, subject: str) -> str | None:
        """Return the new subject, or None if the source does not match, in which case a stream keeps the subject.

        The result can be malformed, as the server's: `split` may write empty tokens. The server cuts bytes, not
        characters; bytes that are not UTF-8 become lone surrogates, as with Python's `surrogateescape`.
        Raises TypeError for anything but str.
        """
        if not isinstance(subject, str):
            raise TypeError(f"a subject is a str, not {type(subject).__name__}")
        source = self.source or ">"
        if source == ">" and self.destination in ("", ">"):
            return subject
        tokens, filters = subject.split("."), source.split(".")
        if not {"", "*", ">"}.isdisjoint(tokens) or not subset(tokens, filters):
            return None
        if not self.destination:
            return subject
        rest = tokens[len(filters) - 1 :] if filters[-1] == ">" else []
        return ".".join([*(part.of(tokens) for part in self._parts), *rest])


def transform(source: str, destination: str) -> Transform:
    """Return the transform from a source to a destination, as the newest nats-server reads both.

        >>> rename = transform("orders.*.*", "{{partition(3,1)}}.$2.{{left(1,2)}}")
        >>> rename("orders.europe.17")
        '2.17.eu'
        >>> rename.image, rename.lost
        (('0.*.*', '1.*.*', '2.*.*'), (1,))

    An empty source is `>`, and with an empty destination subjects keep their name. Raises `natsgrammar.InvalidName`, a
    ValueError with the position, for a source or destination that the server rejects, alone or beside the other; and
    TypeError for anything but str.
    """
    if source != "":
        rule(_SOURCE).validate(source)
    if destination != "" and (violation := rule(_DESTINATION).check(destination)):
        raise InvalidName(rule(_DESTINATION).address, destination, _inside(destination, violation))
    return _made(source, destination)


@lru_cache(1024)
def _made(source: str, destination: str) -> Transform:
    sources, tokens = (source or ">").split("."), destination.split(".")
    if not destination:
        return Transform(source, destination, (source or ">",), (), ())
    endless = tokens[-1] == ">"
    if (sources[-1] == ">") != endless:
        expected = "no `>`, as the source does not end with it" if endless else "`.>`, with which the source ends"
        raise _refused(destination, len(destination) - endless, expected)
    starts = [0]
    for token in tokens:
        starts.append(starts[-1] + len(token) + 1)
    tokens = tokens[: len(tokens) - endless]
    parts = tuple(_part(token, sources, destination, at) for token, at in zip(tokens, starts, strict=False))
    cuts = {part.places[0] for part in parts if part.places and part.function.startswith(("split", "slice"))}
    losing = _LOSING if len(cuts) < 2 else {part.function for part in parts} - {"wildcard"}
    whole = {part.places[0] for part in parts if part.places and part.function not in losing}
    wild = (at for at, token in enumerate(sources) if token == "*")
    lost = tuple(number for number, at in enumerate(wild, 1) if at not in whole)
    return Transform(source, destination, _image(parts, endless), lost, parts)


def _inside(destination: str, violation: Violation) -> Violation:
    """Return the error inside a wildcard or function, where the rule's is behind: `*a` and `{{a}}b` are plain texts."""
    start = 0
    for token in destination.split("."):
        if start > violation.position:
            break
        if token == "*":
            return violation_at(destination, start, "a text or `{{wildcard(1)}}`")
        if token[:2] == "{{" and token[-2:] == "}}" and len(token) > 4 and (error := rule(_FUNCTION).check(token)):
            expected = error.expected
            if "(" not in token[: error.position]:
                expected = f"a function{near_or_all(token.strip('{( )}').partition('(')[0], _FUNCTIONS)}"
            return violation_at(destination, start + error.position, expected)
        start += len(token) + 1
    return violation


def _part(token: str, sources: list[str], destination: str, start: int) -> _Part:
    """Read a token at its place in the destination. Raises InvalidName for numbers that the server rejects."""
    reference, call = _REFERENCE.fullmatch(token), _CALL.fullmatch(token)
    if call is None and (reference is None or _number(reference[1]) >= _INT64):
        return _Part("", (), token)
    function = call[1].lower() if call else "wildcard"
    wildcards = [at for at, source in enumerate(sources) if source == "*"]
    if function not in _COUNTING and not wildcards and sources[-1] != ">":
        raise _refused(destination, start, "a text, `partition` or `random`, as the source has no wildcards")
    numbers = [*_NUMBER.finditer(token, call.start(2) if call else 1)]
    indexes = {"partition": numbers[1:], "random": []}.get(function, numbers[:1])
    sizes = {"wildcard": [], "split": [], "partition": numbers[:1]}.get(function, numbers[-1:])
    places, plain = [], not wildcards and sources[-1] != ">"
    for number in indexes if not plain else ():
        index = _number(number[0])
        if index > len(wildcards):
            expected = f"at most {len(wildcards)}, the number of wildcards in the source"
            raise _refused(destination, start + number.start(), expected)
        if index < -_INT64:
            raise _refused(destination, start + number.start(), "a number of 64 bits")
        places.append(wildcards[index - 1] if index > 0 else 0)
    size = 0
    for number in sizes:
        size = _number(number[0])
        if not -(_INT64 if function in _COUNTING else _INT32) <= size < _INT32:
            raise _refused(destination, start + number.start(), "a number of 32 bits")
    delimiter = _DELIMITER.search(call[2]) if call and function == "split" else None
    if delimiter:
        return _Part(function, tuple(places), delimiter[1])
    if function == "partition":
        size %= 2 * _INT32
    elif function == "random":
        size = abs((size + _INT32) % (2 * _INT32) - _INT32)
    elif size <= 0:
        function = "wildcard"  # tokens stay whole
    return _Part(function, tuple(places), size)


def _number(text: str) -> int:
    """Return the number, or one that is also beyond 64 bits: Python reads no number of 5,000 digits."""
    value = int(text.lstrip("+-").lstrip("0")[:20] or "0")
    return -value if text[0] == "-" else value


def _refused(destination: str, position: int, expected: str) -> InvalidName:
    violation = violation_at(destination, position, expected, noun="destination")
    return InvalidName(rule(_DESTINATION).address, destination, violation)


def _image(parts: Sequence[_Part], endless: bool) -> tuple[str, ...]:
    filters: list[tuple[str, ...]] = [()]
    for at, part in enumerate(parts):
        forms = part.forms(_MOST_FILTERS // len(filters))
        if forms == (">",):
            after = ("*",) * (len(parts) - at - 1 + endless)  # a token each, at least
            return tuple(".".join((*pattern, *after, ">")) for pattern in filters)
        filters = [(*pattern, form) for pattern in filters for form in forms]
    return tuple(".".join((*pattern, *(">",) * endless)) for pattern in filters)


def _split(token: str, delimiter: str) -> str:
    """Split a token as the server does: it writes no dot before an empty piece, nor after an empty first one."""
    pieces, text = token.split(delimiter) if delimiter else [*token], ""
    for at, piece in enumerate(pieces):
        text += "." * bool(at and piece and not (at == 1 and not pieces[0])) + piece
    return text


def _octets(text: str) -> bytes:
    return text.encode(errors="surrogateescape")


def _fnv(octets: bytes) -> int:
    """Return the hash FNV-1a of 32 bits (draft-eastlake-fnv)."""
    value = 0x811C9DC5
    for octet in octets:
        value = (value ^ octet) * 0x01000193 & 0xFFFFFFFF
    return value
