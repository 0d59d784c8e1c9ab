"""Subject transforms in configurations."""

import re
from collections.abc import Iterator

from ..core.violation import InvalidName
from ..subjects import covers, overlaps
from ..text import quoted
from ..transforms import transform
from .model import Stream

_FILLED = re.compile(r"\{\{[^{}]*\}\}")


def refused(source: str, destination: str) -> str:
    """Return why servers reject a transform; empty if they do not."""
    try:
        transform(source, destination)
    except InvalidName as error:
        return f"{quoted(error.name)}: {error.violation.message}"
    return ""


def masked(destination: str) -> str:
    """Return a destination with letters for its functions: as many, so that positions in messages stay right."""
    return _FILLED.sub(lambda part: "x" * len(part[0]), destination)


def image(source: str, destination: str) -> tuple[str, ...]:
    """Return filters for the results of a transform; none if servers reject it."""
    return () if refused(source, destination) else transform(source, destination).image


def stored(stream: Stream) -> Iterator[str]:
    """Yield filters for the subjects under which the stream keeps what it captures."""
    source, destination = (text.value if text else "" for text in stream.renamed)
    for text in stream.captured:
        renamed = bool(destination) and overlaps(source or ">", text.value)
        if renamed:
            yield from image(source, destination) or (">",)  # a rejected one has a finding of its own
        if not renamed or not covers(source or ">", text.value):
            yield text.value
