"""nats-server's answers: whether a stream may have these subjects."""

from collections.abc import Iterable
from dataclasses import dataclass

from .core.registry import rule
from .subjects import SubjectIndex, each, takes_any
from .text import quoted

__all__ = ["StreamProblem", "stream_problems"]

RESERVED = "overlaps subjects that the server reserves for itself"


@dataclass(frozen=True, slots=True)
class StreamProblem:
    """A reason to reject a stream: its subject, the cause, and the subject that overlaps it, if any."""

    subject: str
    message: str
    other: str | None = None

    def __str__(self) -> str:
        return f"{quoted(self.subject)}: {self.message}"


def stream_problems(
    subjects: Iterable[str], others: Iterable[str] = (), *, no_ack: bool = False
) -> tuple[StreamProblem, ...]:
    """Return why the latest nats-server would reject a stream with these subjects, beside streams with the `others`.

    The server rejects a subject that is malformed, reserved for the server (except for a stream without
    acknowledgements, `no_ack`), or overlaps another subject for the server, here or in the others.
    Raises TypeError for anything but texts, and for one text in place of several.
    """
    if isinstance(subjects, str) or isinstance(others, str):
        raise TypeError("subjects are several texts, not one str")
    earlier = SubjectIndex(filter(takes_any, each(others)))
    return tuple(problem for subject in each(subjects) for problem in _problems(subject, earlier, no_ack))


def _problems(subject: str, earlier: SubjectIndex, no_ack: bool) -> Iterable[StreamProblem]:
    violation = rule("nats-server:stream-subject").check(subject)
    if violation is not None:
        yield StreamProblem(subject, violation.message)
        return
    is_event = rule("nats-server:event-subject").is_valid(subject)
    if rule("nats-server:reserved-subject").is_valid(subject) and not is_event and not no_ack:
        yield StreamProblem(subject, RESERVED)
    for other in earlier.overlapping(subject, as_server=True):
        yield StreamProblem(subject, f"overlaps {quoted(other)}", other)
    earlier.add(subject)
