"""Rules: whether a name is valid, and if not, where its first error is."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from itertools import zip_longest
from string import ascii_uppercase, digits

from ..errors import TYPE_CHECKING, Misuse
from ..text import expecting, located, quoted, shown
from .automaton import REMEMBERED, Automaton, is_letter
from .causes import UNDECODABLE, Cause, error_at, first
from .parts import Form, Part, Splitter, joined
from .violation import InvalidName, Violation, suggesting

if TYPE_CHECKING:  # tables are loaded when a rule is first used
    from types import ModuleType, SimpleNamespace
    from typing import Any, Protocol

    from ..tables import CodecEntry, RuleEntry

    class Encoder(Protocol):
        """A codec as its rule sees it; codecs are made from their wire rule."""

        entry: CodecEntry

        def encode(self, value: str) -> str:
            """Return the value as a name."""
            ...


_DIGITS = frozenset(digits)
_LOWER = {ord(letter): letter.lower() for letter in ascii_uppercase}
# What no repair may add: a wildcard of NATS or MQTT in a longer token, an empty argument, a space at the end.
_WORSE = re.compile(r"(?:^|[./])(?:[*>#+][-_*>\x00]|[-_][*>#+])|,\)| \Z")
LONGEST_REPAIRED = 4096  # characters; a longer name is explained, but gets no suggestion: repairs take linear time


class Rule:
    """One naming rule. Call `is_valid`, `check` or `validate`; the attributes show where the rule comes from.

    - `address`: SPEC@EDITION:RULE, in full
    - `spec`, `edition`, `name`: its parts
    - `title`, `source`: the specification, and where it is published
    - `section`, `production`: where in it, and the restated production
    - `pattern`: a Python `re` pattern of the language, but for check digits, without anchors: use `re.fullmatch`
    - `max_bytes`: a further limit on the length in UTF-8, which no pattern can express, or None
    - `schema`: the JSON Schema for names, in keywords that all drafts have; a limit in bytes is one in characters there
    - `code`: nats-server's error for an invalid value, or None; messages end in it unless the server accepts the value
    - `parts`: the names of the parts from `parse`
    - `splitter`: a Python `re` pattern, or None if the rule names no parts, or no pattern finds them without going back
    - `groups`: the part of each group in it
    - `between`: the texts around the parts, if these are all that is needed to find them in a valid name
    - `causes`: the causes of rejections, in order; empty if the grammar states none
    - `good`, `bad`: example names; an invalid one is paired with the position of its first error
    - `entry`: the generated table, for other targets; `tables` are those of its edition
    - `encoder`, `served`: return the codec for suggestions, and nats-server's rule for the same names, or None
    """

    def __init__(
        self,
        tables: ModuleType | SimpleNamespace,
        name: str,
        encoder: Callable[[], Encoder] | None = None,
        served: Callable[[], Rule | None] | None = None,
    ) -> None:
        entry: RuleEntry = tables.RULES[name]
        self.tables = tables
        self.spec: str = tables.SPEC
        self.edition: str = tables.EDITION
        self.title: str = tables.TITLE
        self.source: str = tables.SOURCE
        self.name = name
        self.address = f"{self.spec}@{self.edition}:{name}"
        self.section = entry["section"]
        self.production = entry["production"]
        self.pattern = entry["pattern"]
        self.max_bytes = entry["max_bytes"]
        self.schema = entry["schema"]
        self.code = entry["code"]
        self.good = entry["good"]
        self.bad = entry["bad"]
        parts: Any = getattr(tables, "PARTS", {}).get(name)
        self._parts = parts
        self.parts: tuple[str, ...] = tuple(dict.fromkeys(parts["groups"])) if parts else ()
        self.splitter: str | None = parts["splitter"] if parts else None
        self.groups: tuple[str, ...] = parts["groups"] if parts else ()
        self.between: tuple[str, ...] = parts.get("between", ()) if parts else ()
        self.entry = entry
        self.encoder: Callable[[], Encoder | None] = encoder or (lambda: None)
        self.served: Callable[[], Rule | None] = served or (lambda: None)
        self._accepts: Callable[[str], object] = self._first_accepts

    def is_valid(self, name: str) -> bool:
        """Return True if the whole name is valid. Raises TypeError if it is not a str."""
        try:
            return self._accepts(name) is not None
        except TypeError:
            raise TypeError(f"a name is a str, not {type(name).__name__}") from None

    def check(self, name: str) -> Violation | None:
        """Return the first error, with a suggestion if there is one, or None. Raises TypeError if it is not a str."""
        if self.is_valid(name):
            return None
        return self._violation(name, name, partial(self._suggestion, name))

    def check_bytes(self, name: bytes) -> Violation | None:
        """Check a name in UTF-8, as `check`. Bytes that are not UTF-8 are in no name; `found` is U+FFFD for them.

        Raises TypeError if it is not bytes.
        """
        if not isinstance(name, bytes | bytearray):
            raise TypeError(f"a name is bytes here, not {type(name).__name__}")
        try:
            return self.check(name.decode())
        except UnicodeDecodeError as error:
            text, readable = name.decode(errors="replace"), name[: error.start].decode()
            # a suggestion must not keep U+FFFD as a character of the name
            is_lossy = self.encoder() is not None or self.knows("\ufffd")
            suggest = lambda: None if is_lossy else self._suggestion(text)  # noqa: E731
            return self._violation(text, readable, suggest, name[error.start])

    def knows(self, character: str) -> bool:
        """Check whether the character is in any valid name."""
        return self._automaton.knows(character)

    def validate(self, name: str) -> str:
        """Return the name itself, if it is valid.

        Raises InvalidName, which carries the Violation, or TypeError if it is not a str.
        """
        violation = self.check(name)
        if violation is not None:
            raise InvalidName(self.address, name, violation)
        return name

    def parse(self, name: str) -> dict[str, Part]:
        """Return the named parts in their order, without missing ones.

        The result is empty for a rule without named parts. No name can be read in two ways: such grammars are rejected.
        Raises InvalidName, which carries the Violation, or TypeError if it is not a str.
        """
        self.validate(name)
        return self._splitter.parts(name) if self._parts else {}

    @property
    def forms(self) -> tuple[Form, ...]:
        """The fixed texts and the parts between them, by rows of parts. Raises Misuse if parts determine no name."""
        forms: tuple[Form, ...] | str = self._parts["forms"] if self._parts else "it names no parts"
        if isinstance(forms, str):
            raise Misuse(f"{self.address} has no builder: {forms}")
        return forms

    def build(self, /, **parts: str | int | Part) -> str:
        """Return the name that `parse` splits into these parts and no others. An int is written in decimal.

        Raises Misuse if no name has them, with the part at fault, or if parts determine no name; or TypeError.
        """
        texts = {part: str(x) if type(x) is int else getattr(x, "text", x) for part, x in parts.items()}
        for part, text in texts.items():
            if not isinstance(text, str):
                raise TypeError(f"part `{part}` must be str, int or Part, not {type(text).__name__}")
        faults = [(-1, f"no name has just the parts {quoted(' '.join(texts))}, but some of {' '.join(self.parts)}")]
        for name, places in (joined(form, texts) for form in self.forms if texts.keys() == {*form[1]}):
            violation = self.check(name)
            actual = {} if violation else self.parse(name)
            if actual == places and not violation:
                return name
            at = min((part.start for label, part in places.items() if actual.get(label) != part), default=0)
            reason = "would be split into " + " ".join(f"{label}={quoted(part.text)}" for label, part in actual.items())
            if violation:
                at, reason = violation.position, f"is rejected: {violation.message}"
            begun = [label for label, part in places.items() if part.start <= at]
            faults.append((at, f"part `{' '.join(begun[-1:])}`: {quoted(name)} {reason}"))
        raise Misuse(f"{self.address}: {max(faults)[1]}")

    @cached_property
    def causes(self) -> tuple[Cause, ...]:
        """The causes of rejections; the first one of an error is its cause. Empty if the grammar states none."""
        limit = " ".join(map(str, self.entry["limit"] or ()))
        rows = [Cause(**self.tables.CAUSES[number]) for number in self.entry["causes"]]
        return tuple(
            replace(row, sentence=row.sentence.replace("{limit}", limit).replace("{noun}", self.entry["noun"]))
            for row in rows
        )

    def _violation(
        self, name: str, readable: str, suggest: Callable[[], str | None], octet: int | None = None
    ) -> Violation:
        """Return the first error. Only the beginning is `readable` if the byte behind it, `octet`, is not UTF-8."""
        position, state = self._automaton.walk(readable)
        expected, found = self._automaton.expected(state), name[position : position + 1]
        point, before = error_at(name, position, self.entry["limit"])
        label, lead = found and shown(found), ""
        if octet is not None and position == len(readable):
            point, label, lead = UNDECODABLE, f"byte 0x{octet:02X}", "invalid UTF-8 "
        cause = self._cause(point, before)
        if cause is None:
            headline = (
                f"{lead}{label} at position {position}" if label else located(found, position, self.entry["noun"])
            )
            message = expecting(headline, found, expected)
        else:
            headline = cause.headline(point, label, position)
            message = f"{headline}; expected {expected}{cause.advice and f'; {cause.advice}'}"
        answer = "" if (code := self._answer(name)) is None else f" (error {code} of nats-server)"
        why, sentence = (cause.name, cause.sentence) if cause else (None, None)
        return suggesting(
            suggest,
            position=position,
            found=found,
            expected=expected,
            message=message + answer,
            cause=why,
            sentence=sentence,
            headline=headline + answer,
        )

    def _answer(self, name: str) -> int | None:
        """Return nats-server's error for the name; None if the server accepts the name."""
        return None if self.code is None or ((server := self.served()) and server.is_valid(name)) else self.code

    def _suggestion(self, name: str) -> str | None:
        if len(name) > LONGEST_REPAIRED or not self.entry["suggests"]:
            return None
        encoder, nearest = self.encoder(), self._automaton.repair(name)
        if encoder is not None and _folded(nearest) != _folded(name):
            try:
                nearest = encoder.encode(name)
            except ValueError:  # a lone surrogate has no encoding
                return None
        elif not _resembles(nearest, name):
            return None
        return nearest if nearest != name and self.is_valid(nearest) else None

    @cached_property
    def _cause(self) -> Callable[[int, int], Cause | None]:
        return lru_cache(REMEMBERED)(partial(first, self.causes))

    @cached_property
    def _automaton(self) -> Automaton:
        return Automaton(self.entry)

    @cached_property
    def _splitter(self) -> Splitter:
        return Splitter(self._parts)

    def _first_accepts(self, name: str) -> object:
        """Replace this method on the first call, so a rule costs nothing before."""
        self._accepts = _acceptor(self.pattern, self.max_bytes) if self.entry["backtrack_free"] else self._walks
        return self._accepts(name)

    def _walks(self, name: str) -> object:
        if not isinstance(name, str):
            raise TypeError
        return self._automaton.accepts(name) or None

    def __repr__(self) -> str:
        return f"<Rule {self.address}>"


def _acceptor(pattern: str, limit: int | None) -> Callable[[str], object]:
    """Return the fastest test: it returns None for an invalid name and anything else for a valid one."""
    fullmatch = re.compile(pattern).fullmatch
    if limit is None:
        return fullmatch
    return lambda name: fullmatch(name) and (len(name.encode()) <= limit or None)


def _resembles(nearest: str, name: str) -> bool:
    """Check whether a repaired name still reads like the name: `___x` does not for `é😀.x`, nor `a.>_.x` for `a.>.x`.

    It has all digits and at least half the letters and digits in any case, or any character if the name has none.
    Whatever is beyond ASCII counts as a letter, so the result does not depend on an edition of Unicode.
    """
    before, after = _folded(name), _folded(nearest)
    # what differs in place holds all that is lost: three Counters of the whole texts took half a suggestion's time
    pairs = [(old, new) for old, new in zip_longest(before, after, fillvalue="") if old != new]
    old, new = map("".join, zip(*pairs, strict=True)) if pairs else ("", "")
    lost = "".join(character * (old.count(character) - new.count(character)) for character in {*old})
    if len(lost) == len(name) or not _DIGITS.isdisjoint(lost) or (_WORSE.search(nearest) and not _WORSE.search(name)):
        return False
    letters = sum(map(is_letter, lost))
    return letters == 0 or 2 * letters <= sum(map(is_letter, before))


def _folded(text: str) -> str:
    """Return the text in lower case, as far as it is ASCII."""
    return text.lower() if text.isascii() else text.translate(_LOWER)
