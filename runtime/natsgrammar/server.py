"""What nats-server would say: whether a stream may have these subjects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .core.registry import rule
from .subjects.algebra import SubjectIndex, _each, _tokens, overlaps
from .text import quoted

__all__ = ["StreamProblem", "stream_problems"]

RESERVED = "overlaps subjects that the server reserves for itself"


@dataclass(frozen=True, slots=True)
class StreamProblem:
    """Why the server refuses a stream: a subject of it, the cause, and the subject that it overlaps, if any."""

    subject: str
    message: str
    other: str | None = None

    def __str__(self) -> str:
        return f"{quoted(self.subject)}: {self.message}"


def stream_problems(
    subjects: Iterable[str], others: Iterable[str] = (), *, no_ack: bool = False
) -> tuple[StreamProblem, ...]:
    """Why the latest nats-server would refuse a stream with these subjects, beside streams with the `others`; or ().

    A subject is refused if it is malformed, if it is reserved for the server (which a stream without acknowledgements,
    `no_ack`, may have nevertheless), or if it overlaps another subject of the stream or of the others for the server.
    Raises TypeError for anything but texts, and for one text in place of several.
    """
    if isinstance(subjects, str) or isinstance(others, str):
        raise TypeError("subjects are several texts, not one str")
    taken = _Taken()
    for other in _each(others):
        taken.add(other)
    return tuple(problem for subject in _each(subjects) for problem in _problems(subject, taken, no_ack))


def _problems(subject: str, taken: _Taken, no_ack: bool) -> Iterable[StreamProblem]:
    violation = rule("nats-server:stream-subject").check(subject)
    if violation is not None:
        yield StreamProblem(subject, violation.message)
        return
    is_event = rule("nats-server:event-subject").is_valid(subject)
    if rule("nats-server:reserved-subject").is_valid(subject) and not is_event and not no_ack:
        yield StreamProblem(subject, RESERVED)
    for other in taken.overlapping(subject):
        yield StreamProblem(subject, f"overlaps {quoted(other)}", other)
    taken.add(subject)


class _Taken:
    """Subjects, found by what overlaps them for the server, which takes `*x` for a wildcard in some places."""

    def __init__(self) -> None:
        self._index = SubjectIndex()
        self._spelled: dict[str, dict[str, None]] = {}

    def add(self, subject: str) -> None:
        wide = _widened(subject)
        self._index.add(wide)
        self._spelled.setdefault(wide, {})[subject] = None

    def overlapping(self, subject: str) -> list[str]:
        near = (other for wide in self._index.overlapping(_widened(subject)) for other in self._spelled[wide])
        return [other for other in near if overlaps(subject, other, as_server=True)]


def _widened(subject: str) -> str:
    """A filter that overlaps whatever the subject overlaps for the server."""
    return ".".join("*" if token[:1] in ("*", ">") and token[1:] else token for token in _tokens(subject))
