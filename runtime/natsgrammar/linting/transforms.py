"""Subject transforms in configurations."""

import re
from collections.abc import Iterator

from ..core.violation import InvalidName
from ..subjects import covers, overlaps
from ..text import quoted
from ..transforms import transform
from .model import Stream

_FILLED = re.compile(r"\{\{[^{}]*\}\}")
_BLANK = re.compile(rf"({_FILLED.pattern})|[\t\n\f\r ]")


def refused(source: str, destination: str, member: str = "") -> str:
    """Return why servers reject a transform that is the `member`; empty if they do not."""
    texts = [written(text, member) for text in (source, destination)]
    try:
        transform(*texts)
    except InvalidName as error:
        return f"{quoted(source if error.name == texts[0] else destination)}: {error.violation.message}"
    return ""


def written(text: str, member: str) -> str:
    """Return a source or destination; of `republish` with `_` for white space, which servers accept there."""
    return _BLANK.sub(lambda part: part[1] or "_", text) if member == "republish" else text


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
