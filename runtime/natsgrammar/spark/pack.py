"""The tables of rules and codecs as bytes, in the order in which the constructors in Java read them."""

import struct
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from itertools import chain

from ..core.automaton import STAND_INS
from ..core.causes import Cause
from ..core.codec import Codec
from ..core.rule import LONGEST_REPAIRED, Rule
from ..core.table import completions, table_of
from ..tables import CodecEntry, RuleEntry
from ..text import shown

_SHOWN = 0xA1  # messages show characters below it in several ways, those above in two


def table(entry: RuleEntry) -> bytes:
    """Pack a rule's automaton for `Functions.Table`."""
    read = table_of(entry["automaton"])
    width = 1 + len(read.table[0])
    states = chain.from_iterable((-1, *row) for row in read.table)
    rows = (state * width if state >= 0 else -1 for state in states)
    accepting = (int(state in read.accepting) for state in range(len(read.table)))
    return _classes(read.range_starts, read.classes) + ints(rows) + ints(accepting)


def codec(packed: Codec) -> bytes:
    """Pack a codec for `Functions.codec`: the addresses of its rules, and how it encodes."""
    addresses = (packed.wire.address, packed.of.address if packed.of else "")
    return b"".join(map(_text, addresses)) + _encoder(packed.entry)


@cache
def explained(rule: Rule) -> tuple[str, bytes]:
    """Return a name for a rule and all that its messages need, packed for `Violations.Explained`."""
    entry, encoder, served = rule.entry, rule.encoder(), rule.served()
    read = table_of(entry["automaton"])
    endings = completions(read)
    octets = b"".join(
        (
            _characters(),
            _text(entry["noun"]),
            struct.pack(">ii", -1 if rule.code is None else rule.code, LONGEST_REPAIRED if entry["suggests"] else -1),
            _text("".join(STAND_INS)),
            table(entry),
            _texts(entry["messages"]),
            ints(read.message_of_state),
            _texts(endings.get(state, "") for state in range(len(read.table))),
            ints((limit[0], limit[1] == "bytes") if (limit := entry["limit"]) else ()),
            struct.pack(">i", len(rule.causes)) + b"".join(map(_cause, rule.causes)),
            struct.pack(">i", served is not None) + (b"" if served is None else table(served.entry)),
            struct.pack(">i", encoder is not None) + (b"" if encoder is None else _encoder(encoder.entry)),
        )
    )
    return named(octets), octets


def _cause(cause: Cause) -> bytes:
    return _texts((cause.name, cause.sentence, cause.advice)) + ints(cause.found) + ints(cause.before)


def named(octets: bytes) -> str:
    """Return the name for a function made from these bytes: equal ones make equal functions."""
    return sha256(octets).hexdigest()[:32]


def ints(numbers: Iterable[int]) -> bytes:
    """Pack a list: its length, then its numbers, big-endian as `ByteBuffer` reads them."""
    listed = tuple(numbers)
    return struct.pack(f">{1 + len(listed)}i", len(listed), *listed)


def _encoder(entry: CodecEntry) -> bytes:
    texts = (entry["empty"], entry["sign"], entry["separator"])
    how = b"".join(map(_text, texts)) + struct.pack(">i", entry["unquote"]) + _text(entry.get("exchange", ""))
    return _classes(entry["range_starts"], entry["classes"]) + how


@cache
def _characters() -> bytes:
    """Pack how messages show the first characters, and where later ones begin and cease to be printable, in turns."""
    printable = [chr(code).isprintable() for code in range(_SHOWN, sys.maxunicode + 1)]
    turns = [_SHOWN + at for at, now in enumerate(printable) if now != (at > 0 and printable[at - 1])]
    return _texts(shown(chr(code)) for code in range(_SHOWN)) + ints(turns)


def _classes(range_starts: tuple[int, ...], classes: tuple[int, ...]) -> bytes:
    """Pack where intervals of code points start, and their classes plus 1: 0 is for characters in no name."""
    return ints(range_starts) + ints(char_class + 1 for char_class in classes)


def _texts(texts: Iterable[str]) -> bytes:
    listed = [_text(text) for text in texts]
    return struct.pack(">i", len(listed)) + b"".join(listed)


def _text(text: str) -> bytes:
    return ints(map(ord, text))
