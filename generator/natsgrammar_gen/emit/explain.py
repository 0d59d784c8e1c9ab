"""Explanations for rejections: the characters expected in each state, in words, and shortest completions."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache, reduce

from natsgrammar.core.causes import error_at
from natsgrammar.text import compact
from natsgrammar_gen.grammar.causes import BYTES, Cause
from natsgrammar_gen.grammar.edition import Codec, Rule
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import depths, longest, longest_rests

PRINTABLE = CharSet.of([(0x21, 0x7E)])
LONGEST_LIST = 12
_MOST_REMEMBERED = 4096
ALPHANUMERIC = ((0x30, 0x39), (0x41, 0x5A), (0x61, 0x7A))

# Sets that have a name, used where the whole set is meant. White_Space: Unicode PropList; noncharacters: Unicode D14.
_WHITE_SPACE = [(0x09, 0x0D), (0x85, 0x85), (0x1680, 0x1680), (0x2000, 0x200A), (0x2028, 0x2029)]
NAMED_SETS = {
    "whitespace": CharSet.of(
        [(0x20, 0x20), (0xA0, 0xA0), (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000), *_WHITE_SPACE]
    ),
    "control characters": CharSet.of([(0, 0x1F), (0x7F, 0x9F)]),
    "noncharacters": CharSet.of(
        [(0xFDD0, 0xFDEF), *((plane << 16 | 0xFFFE, plane << 16 | 0xFFFF) for plane in range(17))]
    ),
}


@lru_cache(_MOST_REMEMBERED)
def describe(charset: CharSet) -> str:
    """Describe a set of characters in words, as briefly as possible."""
    if charset == EVERYTHING:
        return "any character"
    if charset == PRINTABLE:
        return "printable ASCII"
    for name, members in NAMED_SETS.items():
        if charset == members:
            return name
    if not charset - PRINTABLE:
        inside, outside = _parts(charset), _parts(PRINTABLE - charset)
        more = _weight(inside) - _weight(outside)
        if more > 0 or (more == 0 and len(charset) > len(PRINTABLE) // 2):
            return f"printable ASCII except {_listed(outside, 'and')}"
        return _listed(inside, "or")
    if len(charset) > len(EVERYTHING) // 2:
        return f"any character except {_listed(_named_parts(EVERYTHING - charset), 'and')}"
    if not PRINTABLE - charset:
        return _listed(["printable ASCII", *_parts(charset - PRINTABLE)], "or")
    return _listed(_parts(charset), "or")


def _parts(charset: CharSet) -> list[str]:
    parts: list[str] = []
    pieces = [charset & CharSet.of([run]) for run in ALPHANUMERIC]  # cut where digits and letters begin and end
    for low, high in sorted(run for piece in (*pieces, charset - CharSet.of(ALPHANUMERIC)) for run in piece.runs):
        if high - low < 3:
            parts.extend(compact(chr(point)) for point in range(low, high + 1))
        elif any(first <= low <= high <= last for first, last in ALPHANUMERIC):
            parts.append(f"{chr(low)}-{chr(high)}")
        else:
            parts.append(f"{compact(chr(low))} to {compact(chr(high))}")
    # Letters and digits first, as people write such sets.
    return sorted(parts, key=lambda part: not re.fullmatch(r"\w-\w", part))


def _weight(parts: list[str]) -> int:
    """Return the effort to read a description: a run of signs requires knowing their order."""
    return sum(2 if " to " in part else 1 for part in parts)


def _named_parts(charset: CharSet) -> list[str]:
    names = []
    for name, members in NAMED_SETS.items():
        if not members - charset:
            names.append(name)
            charset -= members
    return [*_parts(charset), *names]


def _listed(parts: list[str], word: str) -> str:
    if len(parts) > LONGEST_LIST:
        parts = [*parts[: LONGEST_LIST - 1], f"{len(parts) - LONGEST_LIST + 1} more"]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def length_limit(rule: Rule) -> str:
    """Return the length limit in words, or nothing; both limits if a rule has one in characters and one in bytes."""
    limit, length = rule.definition.limit, rule.definition.notes.length
    both = f"{length[1]} characters and " if limit and limit[1] == BYTES and length and length[1] else ""
    return f"at most {both}{limit[0]} {limit[1]}" if limit else ""


def reasons(rule: Rule) -> list[tuple[Cause, str, str | None]]:
    """Return the causes of rejections by a rule, in order, each in words and with a rejected name in UTF-8, if any."""
    words = {"{limit}": length_limit(rule).removeprefix("at most "), "{noun}": rule.noun}
    return [
        (cause, reduce(lambda text, word: text.replace(*word), words.items(), cause.sentence), example)
        for cause, example in rule.definition.explained.examples.items()
    ]


def reason_at(rule: Rule, name: str, position: int) -> tuple[Cause, str] | None:
    """Return the cause of a name's first error, and the same in words; None without causes."""
    found, before = error_at(name, position, rule.definition.limit)
    causes = ((cause, text) for cause, text, _ in reasons(rule) if found in cause.found and before in cause.before)
    return next(causes, None)


def refusals(rule: Rule) -> Iterator[tuple[Cause, str, list[tuple[str, int]]]]:
    """Yield the causes of rejections by a rule, in words, each with rejected names and where their errors are."""
    shown = [(name, position, reason_at(rule, name, position)) for name, position in rule.bad]
    for cause, sentence, example in reasons(rule):
        names = [(name, position) for name, position, reason in shown if reason and reason[0] == cause]
        if not names and example is not None:
            names = [(example, rule.dfa.first_error(example) or 0)]
        yield cause, sentence, names


def alphabet(dfa: DFA) -> str:
    """Return the characters in names, in words."""
    return describe(CharSet.union(dfa.char_classes)) if dfa.char_classes else "none"


def expected_at(rule: Rule, name: str) -> str:
    """Return what may come where `name` has its first error."""
    return expected(rule)[reduce(rule.dfa.step, name[: rule.dfa.first_error(name)], 0)]


@cache
def expected(rule: Rule) -> tuple[str, ...]:
    """Return for each state what may come next; a limit on the length explains a forced end."""
    limit = length_limit(rule)
    return _expected(rule.dfa, rule.noun, limit, rule.max_bytes is not None, " and " in limit)


@lru_cache(_MOST_REMEMBERED)
def _expected(dfa: DFA, noun: str, limit: str, in_bytes: bool, both: bool) -> tuple[str, ...]:
    texts = []
    described: dict[tuple[int, ...], list[str]] = {(): []}
    left, least, most = longest_rests(dfa), depths(dfa), longest(dfa)
    for state, moves in enumerate(dfa.moves):
        allowed = tuple(char_class for char_class, _ in moves)
        if allowed not in described:
            described[allowed] = [describe(CharSet.union(dfa.char_classes[char_class] for char_class in allowed))]
        parts = described[allowed] + [f"end of {noun}"] * (state in dfa.finals)
        text = ", or ".join(parts) if parts else "nothing: the language is empty"
        rest = left[state]
        ends = rest is not None and rest < 4
        if both or not in_bytes:
            ends = ends and state in dfa.finals and (both or least[state] + (rest or 0) == most)
        texts.append(f"{text} ({limit})" if limit and ends else text)
    return tuple(texts)


def escapes(codec: Codec) -> list[tuple[str, tuple[str, ...]]]:
    """Return the characters escaped by a codec, in words, each with its escape; the first and the last in long runs."""
    rows: list[tuple[str, tuple[str, ...]]] = []
    sign = codec.how.sign
    if codec.of:
        return [(compact(sign), (2 * sign,))]
    for low, high in codec.how.escape.runs:
        if high - low < 8:
            rows.extend((compact(chr(point)), (_escaped(point, sign),)) for point in range(low, high + 1))
        else:
            ends = _escaped(low, sign), _escaped(high, sign)
            rows.append((f"{compact(chr(low))} to {compact(chr(high))}", ends))
    return rows


def _escaped(point: int, sign: str) -> str:
    return "".join(f"{sign}{byte:02X}" for byte in chr(point).encode())
