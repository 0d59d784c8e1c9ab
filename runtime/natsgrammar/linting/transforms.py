"""Destinations of subject transforms, as nats-server reads them (server/subject_transform.go).

The server defines their functions in Go and no specification does, so they are no grammar: a live test compares them.
"""

import re
from collections.abc import Iterator

from ..subjects import covers, overlaps, takes_any
from ..text import near, quoted
from .model import Stream

FILLED = re.compile(r"\{\{[^{}]*\}\}")  # `{{wildcard(1)}}`: that part comes from the message
_REFERENCE = re.compile(r"\$([+-]?[0-9]+)")
_CALL = re.compile(r"\{\{\s*(\w*)")
_WITHOUT_WILDCARDS = ("random", "partition")  # the functions for subjects without wildcards
_NUMBER = r" *([+-]?[0-9]+) *"
_TWO = rf"{_NUMBER},\s*{_NUMBER}"
# By function: its arguments, and which of the numbers are numbers of wildcards.
_FUNCTIONS = {"wildcard": (_NUMBER, slice(1)), "partition": (rf"{_NUMBER}(,\s*{_NUMBER})*", slice(1, None))}
_FUNCTIONS |= {"split": (rf"{_NUMBER},\s*[^ .,]*", slice(1)), "random": (_NUMBER, slice(0))}
_FUNCTIONS |= dict.fromkeys(("left", "right", "splitFromLeft", "splitFromRight"), (_TWO, slice(1)))
_FUNCTIONS |= dict.fromkeys(("sliceFromLeft", "sliceFromRight"), (_TWO, slice(1)))


def refused(source: str, destination: str) -> str:
    """Return why the server rejects a transform, with the token; empty if it does not."""
    sources, tokens = (source or ">").split("."), destination.split(".")
    if destination and (sources[-1] == ">") != (tokens[-1] == ">"):
        return f"{quoted(destination)}: both `src` and `dest` end with `>`, or neither"
    return next((f"{quoted(token)} {cause}" for token in tokens if (cause := _cause(token, sources))), "")


def _cause(token: str, sources: list[str]) -> str:
    if token == "*":
        return "is no destination; write `{{wildcard(1)}}`"
    if reference := _REFERENCE.fullmatch(token):
        return _out_of_range("wildcard", [reference[1]], sources)
    if len(token) < 5 or not (token.startswith("{{") and token.endswith("}}")):
        return ""
    for name, (arguments, numbers) in _FUNCTIONS.items():
        spelled = re.sub("^.|[A-Z]", lambda letter: f"[{letter[0].lower()}{letter[0].upper()}]", name)
        if call := re.search(rf"\{{\{{\s*{spelled}\s*\((.*)\)\s*\}}\}}", token):
            if not re.fullmatch(arguments, call[1]):
                return f"has other arguments than `{name}` accepts"
            return _out_of_range(name, re.findall("[+-]?[0-9]+", call[1])[numbers], sources)
    named = _CALL.match(token)
    return f"is no call of a known function{near(named[1] if named else '', _FUNCTIONS)}"


def _out_of_range(name: str, numbers: list[str], sources: list[str]) -> str:
    wildcards, plain = sources.count("*"), {"*", ">"}.isdisjoint(sources)
    lacks = name not in _WITHOUT_WILDCARDS if plain else any(int(number) > wildcards for number in numbers)
    return f"refers to a wildcard that `src` does not have; it has {wildcards}" if lacks else ""


def as_filter(destination: str) -> str:
    """Return the filter for subjects made by a destination: what comes from the message is a wildcard."""
    tokens = destination.split(".")
    return ".".join("*" if token.startswith("{{") or _REFERENCE.fullmatch(token) else token for token in tokens)


def stored(stream: Stream) -> Iterator[str]:
    """Yield filters for the subjects under which the stream keeps what it captures."""
    source, destination = (text.value if text else "" for text in stream.renamed)
    for text in stream.captured:
        renamed = bool(destination) and overlaps(source or ">", text.value)
        if renamed:
            name = as_filter(destination)
            yield name if takes_any(name) else ">"  # a malformed one has a finding of its own
        if not renamed or not covers(source or ">", text.value):
            yield text.value
