"""Encode and decode tokens, subjects and filters, and check their portability."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from itertools import accumulate
from re import split as cut

from ..core.codec import Codec
from ..core.registry import codec, rule
from ..core.rule import Rule
from ..core.violation import CodecError, Violation, advice, violation_at
from ..fields import common_prefix
from ..text import printable

SUBJECT = "aviso:wire-subject"

_FILLED = "at least one character"
_NO_SPACE = "no white space: aviso-server answers 500 `invalid subject format` to it, and `safe=True` escapes it"
_ONE_VALUE = "a value: a subject has at least one token"

subject_violation = partial(violation_at, noun="subject")


class Wildcard(Enum):
    """The type for `ANY`, the wildcard, which differs from every value: the value `*` is the str "*"."""

    ANY = "*"

    def __repr__(self) -> str:
        return "ANY"


ANY = Wildcard.ANY


class SubjectError(CodecError):
    """A subject that cannot be assembled or split, or does not fit a schema; `position` counts in the whole subject.

    `token` is the index of the token, and `address` names the rule or schema that rejects it.
    """

    def __init__(self, address: str, name: str, violation: Violation, token: int) -> None:
        address = aviso_rule("wire-subject").address if address == SUBJECT else address
        super().__init__(address, name, violation)
        self.args = (address, name, violation, token)
        self.token = token

    def __str__(self) -> str:
        return f"token {self.token}: {super().__str__()}"


@cache
def token_codec(*, safe: bool = False) -> Codec:
    """Return Aviso's codec, or the safe codec, which also carries the values that Aviso's cannot."""
    return codec("safe:token" if safe else "aviso:topic-token")


@cache
def aviso_rule(name: str) -> Rule:
    """Return a rule in the newest edition."""
    return rule(f"aviso:{name}")


def encode(value: str) -> str:
    """Encode a value as a token. Raises CodecError for a lone surrogate."""
    return token_codec().encode(value)


def decode(token: str) -> str:
    """Decode a token strictly and once. Raises CodecError with the error's position."""
    return token_codec().decode(token)


def assemble(values: Iterable[str], *, safe: bool = False) -> str:
    """Join these values to a subject, the event's base first: each encoded, with dots between them.

    Raises SubjectError for an empty value, since no server routes such a subject, for white space, which aviso-server
    does not publish, and for a lone surrogate. Other values pass as in Aviso; `findings` reports how portable the
    result is. With `safe`, the safe codec encodes instead, which carries all values, including the empty one.
    """
    writer = token_codec(safe=safe)
    tokens: list[str] = []
    for value in _listed(values):
        try:
            token = writer.encode(value)
        except CodecError as error:
            before = writer.encode(value[: error.position]) if error.position else ""
            name = ".".join([*tokens, before + value[error.position :]])
            violation = subject_violation(name, _end(tokens) + len(before), error.expected)
            raise SubjectError(SUBJECT, name, violation, len(tokens)) from None
        unsent = None if safe else unpublished(token)
        if unsent is not None:
            name, at = ".".join([*tokens, token]), _end(tokens) + unsent.position
            suggestion = ".".join([*tokens, token_codec(safe=True).encode(value)])
            raise SubjectError(SUBJECT, name, subject_violation(name, at, unsent.expected, suggestion), len(tokens))
        tokens.append(token)
    if not tokens:
        raise SubjectError(SUBJECT, "", subject_violation("", 0, _ONE_VALUE), 0)
    return ".".join(tokens)


def unpublished(token: str) -> Violation | None:
    """Return the violation in a token from Aviso's codec that no server routes or aviso-server does not publish."""
    at = None if (rule := aviso_rule("subject-token")).is_valid(token) else rule.check(token)
    return at and violation_at(token, at.position, _NO_SPACE if token else _FILLED, noun="value")


def _end(tokens: list[str]) -> int:
    """Return the next token's position."""
    return sum(len(token) + 1 for token in tokens)


def split(subject: str, *, safe: bool = False) -> list[str]:
    """Split a subject into its values, the event's base first: cut at the dots, each token decoded.

    With `safe`, every token must be one that `assemble` writes with `safe`, and `%` is the empty value.
    Raises SubjectError with the token and the position in the whole subject.
    """
    reader = token_codec(safe=safe)
    return [_value(subject, *token, reader) for token in tokens_of(subject)]


def split_filter(pattern: str) -> list[str | Wildcard]:
    """Split a filter: a token `*` is `ANY`. The value `*` is written `%2A`, and returned as "*"."""
    return [ANY if token[2] == ANY.value else _value(pattern, *token, token_codec()) for token in tokens_of(pattern)]


def tokens_of(subject: str) -> Iterator[tuple[int, int, str]]:
    """Yield each token's index, position and text on the wire."""
    if not isinstance(subject, str):
        raise TypeError(f"a subject must be a str, not {type(subject).__name__}")
    start = 0
    for index, token in enumerate(subject.split(".")):
        yield index, start, token
        start += len(token) + 1


def _value(subject: str, index: int, start: int, token: str, reader: Codec) -> str:
    if not token:
        raise SubjectError(SUBJECT, subject, subject_violation(subject, start, _FILLED), index)
    try:
        return reader.decode(token)
    except CodecError as error:
        violation = subject_violation(subject, start + error.position, error.expected)
        raise SubjectError(SUBJECT, subject, violation, index) from None


def _listed(values: Iterable[str]) -> list[str]:
    if isinstance(values, str):
        raise TypeError("expected an iterable of str, not one str")
    return list(values)


_UNITS = {0x0: 1, 0xC: 2, 0xD: 2, 0xE: 3, 0xF: 4}  # first hex digit of an escape → escapes of that character


def wire_position(token: str, position: int) -> int:
    """Convert a position in the decoded value to one in the token."""
    at = 0
    for _ in range(position):
        at += 3 * _UNITS.get(int(token[at + 1], 16), 1) if token[at] == "%" else 1
    return at


# ---- portability --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Finding:
    """A token accepted by Aviso and rejected by a server, client or specification, or making a subject too long.

    `str()` gives the line to show.

    - `token`: its index, 0 for the base
    - `position`: code points before the error in the whole subject
    - `message`: the error, in words
    - `refused_by`: the addresses of the rules that reject the token; empty if only its spelling is unusual, or the
      subject too long
    - `suggestion`: the token that the safe codec writes for the same value; None if there is no value
    - `level`: "error" if a server or the documentation rejects or loses the token, "warning" if only a client or
      specification does, or if filters will miss it
    """

    token: int
    position: int
    message: str
    refused_by: tuple[str, ...]
    suggestion: str | None
    level: str

    def __str__(self) -> str:
        text = f"{self.level}: token {self.token}: {self.message}"
        text += f" (rejected by {', '.join(self.refused_by)})" if self.refused_by else ""
        return text + advice(self.suggestion)


# A topic is published to, subscribed to and stored; each template has a token before this one, as in a subject.
_SERVER = tuple(
    f"nats-server:{rule}" for rule in ("subject-publish", "subject-subscribe", "stream-subject", "stored-subject")
)
_BEFORE = "x."
_LINE = 4096  # bytes of a protocol line that a server accepts by default, by its setting `max_control_line`
_LONGEST = _LINE - len(" 0")  # bytes of a subject in the shortest possible line


def findings(values: Iterable[str]) -> list[Finding]:
    """Return portability findings for the subject built from these values; see `inspect`.

    A lone surrogate, which Aviso rejects, is an error like the others.
    """
    return inspect(".".join(map(_spelled, _listed(values))))


def _spelled(value: str) -> str:
    """Encode a value, except for lone surrogates. Raises TypeError if it is not a str."""
    if not isinstance(value, str):
        raise TypeError(f"a value must be str, not {type(value).__name__}")
    parts = cut(r"([\ud800-\udfff])", value)
    return "".join(part if "\ud800" <= part <= "\udfff" else encode(part) for part in parts)


def inspect(subject: str) -> list[Finding]:
    """Return portability findings for a subject from the wire, at most one per token, in their order.

    The last one reports a subject that is too long for a server. Unlike `findings`, this reports tokens that cannot be
    decoded, and tokens that Aviso does not write in this spelling, for which a filter for the value misses them.
    """
    results = [finding for token in tokens_of(subject) if (finding := _finding(subject, *token)) is not None]
    ends = accumulate(len(character.encode(errors="surrogatepass")) for character in subject)
    at = next((at for at, end in enumerate(ends) if end > _LONGEST), None)
    if at is not None:
        expected = f"end of subject, as a line of the protocol has at most {_LINE} bytes"
        cause = subject_violation(subject, at, expected).message
        results.append(Finding(subject.count(".", 0, at), at, cause, (), None, "error"))
    return results


def _finding(subject: str, index: int, start: int, token: str) -> Finding | None:
    wire, safe = token_codec().wire, token_codec(safe=True)
    violation = wire.check(token)
    if violation is not None:
        shown = subject_violation(subject, start + violation.position, violation.expected)
        return Finding(index, shown.position, shown.message, (wire.address,), None, "error")
    value = decode(token)
    written, portable = encode(value), safe.encode(value)
    if token == portable:
        return None
    addresses = (*_SERVER, "nats-docs:token", *([safe.wire.address] if token == written else ()))
    refused = {address: violation for address in addresses if (violation := _check(address, token)) is not None}
    if refused:
        first = next(iter(refused.values()))
        shown = subject_violation(subject, start + first.position, first.expected if token else _FILLED)
        level = "warning" if list(refused) == [safe.wire.address] else "error"
        return Finding(index, shown.position, shown.message, tuple(refused), portable, level)
    at = start + common_prefix(token, written)
    message = f"position {at}: Aviso writes `{printable(written)}` for this value, so filters for it miss this token"
    return Finding(index, at, message, (), portable, "warning")


def _check(address: str, token: str) -> Violation | None:
    before = _BEFORE if address in _SERVER else ""
    violation = rule(address).check(before + token)
    return violation and violation_at(token, violation.position - len(before), violation.expected)
