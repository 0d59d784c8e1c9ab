"""Test vectors: names with their verdicts, and values with their encodings, for implementations in any language.

Everything is ASCII. Up to ten tests share a line, valid and rejected ones never do.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

from natsgrammar.core.codec import Codec
from natsgrammar.core.rule import Rule
from natsgrammar.core.violation import CodecError
from natsgrammar.errors import Misuse
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.entries import at_run_time
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.edition import Edition
from natsgrammar_gen.grammar.edition import Rule as Stated
from natsgrammar_gen.grammar.roles import Implementation, disagreements
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import EVERYTHING, UTF8_WIDTHS, CharSet, plainest
from natsgrammar_gen.language.dfa import DEAD, DFA
from natsgrammar_gen.language.distinguish import MOST_TOLD_APART, Spelling, StateTests, state_tests
from natsgrammar_gen.language.distinguish import names as names_of
from natsgrammar_gen.language.queries import longest_rests, shortest

# Characters that programs confuse: letters and digits beyond ASCII, two of which are `s` and `k` where case does not
# count; white space; the byte order mark and the replacement character; a pair of surrogates.
_CONFUSED = "\x85\xa0\xe9\u017f\u0663\u2028\u212a\u3000\u65e5\ufeff\uff21\ufffd\U0001f600"
_TAKEN_FOR = (
    ("(?s)(.*)[A-Za-z]", "\\1\xe9", "a letter beyond ASCII"),
    ("(?s)(.*)[Ss]", "\\1\u017f", "a letter that is `s` where case does not count"),
    ("(?s)(.*)[Kk]", "\\1\u212a", "a letter that is `k` where case does not count"),
    ("(?s)(.*)[0-9]", "\\1\u0663", "a digit beyond ASCII"),
    ("(?s)(.*) ", "\\1\xa0", "a space beyond ASCII"),
    ("^(?=.)", "\ufeff", "a byte order mark at the beginning"),
    (r"(?<=.)\Z", "\u3000", "white space beyond ASCII at the end"),
)
_LONG_RUN = 16  # repeats of a character that are written as a number
# What is no text, in hexadecimal: bytes that are not UTF-8 (Unicode, table 3-7), and surrogates without a partner.
ILL_FORMED = [
    *({"utf-8": octets} for octets in ("80", "c0ae", "c3", "c341", "e282", "eda080", "f4908080", "ff")),
    *({"utf-16-be": units} for units in ("d800", "d8000041", "dc00d800", "dfff")),
]
_IN_LINE = 10  # state 137 is in the fourteenth line
_template = templates()

Written = str | list[str | tuple[str, int]]  # a text; or its parts: texts, and characters with their numbers


def vectors(context: Context) -> Files:
    """Return one file per edition, a schema for these files, and a README for implementers."""
    files = {
        "vectors/README.md": _template("vectors.md.j2").render(edition=context.editions[0], most=MOST_TOLD_APART),
        "vectors/schema.json": _template("vectors.schema.json").render(),
    }
    elsewhere = _differences(context.roles.values())
    known: dict[DFA, str] = {}  # the address of the rule that lists its states
    for edition in context.editions:
        path = f"vectors/{edition.grammar.spec}/{edition.grammar.edition}.json"
        files[path] = _edition(edition, elsewhere, known)
    return files


# ---- tests ----------------------------------------------------------------------------------------------------------


def spellings(dfa: DFA) -> tuple[tuple[Spelling, ...], Spelling]:
    """Return characters for each class, and for those in no name: ends of runs, and those that programs confuse."""
    others = EVERYTHING - CharSet.union(dfa.char_classes)
    *classes, outside = map(_spelling, (*dfa.char_classes, others))
    return tuple(classes), outside


def _spelling(charset: CharSet) -> Spelling:
    if not charset:
        return Spelling("", "")
    plain = plainest(charset)
    edges = [chr(point) for run in charset.runs for point in run]
    confused = [character for character in _CONFUSED if ord(character) in charset]
    return Spelling(plain, "".join(dict.fromkeys([plain, *edges, *confused])))


@memoized
def states_of(dfa: DFA) -> tuple[StateTests, ...]:
    """Return the tests for each state in a language."""
    return state_tests(dfa, *spellings(dfa))


@memoized
def boundaries(dfa: DFA) -> tuple[tuple[str, str], ...]:
    """Return the shortest name, a longest and one character more, each with its description."""
    least = shortest(dfa)
    names = [] if least is None else [(least, "the shortest name")]
    rest, state, most = longest_rests(dfa), 0, ""
    if rest[0] and dfa.accepting:
        plain = [spelling.plain for spelling in spellings(dfa)[0]]
        while left := rest[state]:
            to = {plain[char]: t for char, t in enumerate(dfa.table[state]) if t != DEAD and rest[t] == left - 1}
            most += (character := next(iter(to)))
            state = to[character]
        names += [(most, "a longest name"), (most + most[-1], "one character more than a longest name")]
    return tuple(names)


def confused(valid: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield for each common mistake the first valid name open to it, with the mistake made, and its description."""
    valid = [*valid]
    for pattern, character, what in _TAKEN_FOR:
        changed = (re.subn(pattern, character, name, count=1) for name in valid)
        yield from [(name, what) for name, count in changed if count][:1]


def _differences(roles: Iterable[list[Implementation]]) -> dict[str, list[tuple[str, str]]]:
    """Return the shortest names judged differently by other dialects, and which those are, by the rule's address."""
    judges: dict[str, dict[tuple[str, str], list[str]]] = {}
    for implementations in roles:
        for (accepts, refuses), name in disagreements(implementations).items():
            if name is not None:
                judges.setdefault(accepts, {}).setdefault((name, "refused"), []).append(refuses)
                judges.setdefault(refuses, {}).setdefault((name, "accepted"), []).append(accepts)
    return {
        address: [(name, f"{verdict} by {', '.join(dict.fromkeys(who))}") for (name, verdict), who in names.items()]
        for address, names in judges.items()
    }


def names_for(rule: Stated) -> list[tuple[Written, int | None]]:
    """Return names for one rule in code, each with its first error's position: any wrong move or limit fails one."""
    states = names_of(states_of(shape(rule)[0].dfa))
    some = (*rule.good, *(name for name, _ in rule.bad), *(name for name, _ in (*boundaries(rule.dfa), *states)))
    return [(written(name), rule.dfa.first_error(name)) for name in dict.fromkeys(some)]


# ---- files ----------------------------------------------------------------------------------------------------------


def _edition(edition: Edition, elsewhere: dict[str, list[tuple[str, str]]], known: dict[DFA, str]) -> str:
    judges, converters = at_run_time(edition)
    rules: dict[str, dict[str, Any]] = {}
    for name, rule in edition.rules.items():
        address = f"{edition.address}:{name}"
        reasons: dict[str, list[str]] = {}
        examples = [(text, "an example") for text in (*rule.good, *(text for text, _ in rule.bad))]
        for text, why in (*examples, *boundaries(rule.dfa), *confused(rule.good), *elsewhere.get(address, ())):
            reasons.setdefault(text, []).append(why)
        states: str | list[dict[str, Any]] = known.get(rule.dfa, "")
        if not states:
            known[rule.dfa] = address
            states = [_state(state) for state in states_of(rule.dfa)]
        names = [_name(judges[name], text, "; ".join(why)) for text, why in reasons.items()]
        builds = [*_builds(judges[name], rule)]
        rules[name] = {"names": names, "states": states, **({"builds": builds} if builds else {})}
    codecs = {}
    for name, codec in edition.codecs.items():
        converter, wire = converters[name], edition.rules[codec.wire]
        valid = (text for text, position in names_of(states_of(wire.dfa)) if position is None)
        pairs = wire.definition.notes.pairs
        given = [pair.value for pair in pairs if pair.sign == "→"]
        texts = dict.fromkeys([*valid, *(pair.name for pair in pairs)])
        codecs[name] = {
            "wire": codec.wire,
            "encode": [
                _converted(converter.encode, "value", "text", value)
                for value in dict.fromkeys([*values(codec.how.escape, converter), *given])
            ],
            "decode": [_converted(converter.decode, "text", "value", text) for text in texts],
        }
    top: dict[str, Any] = {"$schema": "../schema.json", "edition": edition.address}
    top |= {"ill-formed": ILL_FORMED, "rules": rules, "codecs": codecs}
    return "\n".join(_lines(top)) + "\n"


def _name(rule: Rule, name: str, why: str) -> dict[str, Any]:
    violation = rule.check(name)
    entry: dict[str, Any] = {"name": written(name), "position": violation.position if violation else None}
    if violation and violation.cause is not None:
        entry["cause"] = violation.cause
    if violation and violation.suggestion is not None:
        entry["suggestion"] = written(violation.suggestion)
    return {**entry, "why": why}


def _builds(rule: Rule, stated: Stated) -> Iterator[dict[str, Any]]:
    """Yield the parts of each example with its name, and with one more dot, which makes them those of none."""
    readings = [reading.texts for reading in stated.definition.notes.readings]
    parsed = (rule.parse(name) for name in stated.good if rule.parts and not readings)
    for texts in readings or ({label: part.text for label, part in parts.items()} for parts in parsed if parts):
        for more in ("", "."):
            parts = {**texts, [*texts][-1]: [*texts.values()][-1] + more}
            try:
                yield {"parts": parts, "name": rule.build(**parts)}
            except Misuse:
                yield {"parts": parts, "name": None}


def _state(state: StateTests) -> dict[str, Any]:
    return {
        "from": state.ways,
        "to": state.back,
        "valid": [written(text) for text in state.valid],
        "refused": [[written(text), position] for text, position in state.refused],
        "never": state.never,
    }


def values(escaped: CharSet, codec: Codec) -> Iterator[str]:
    """Yield values on which encoders fail: around each run of escaped characters, and at each UTF-8 width."""
    entry = codec.entry
    yield from ("", "a", "a b", "A.b", entry["sign"], entry["empty"], f"{entry['sign']}41", "é€😀")
    if separator := entry["separator"]:
        yield from (separator, f"a{separator}b", f"{separator}a", f"a{separator}{separator}b")
    for runs in (*(plane.runs for _, plane in UTF8_WIDTHS), escaped.runs, (~escaped).runs):
        yield from (f"a{chr(point)}" for run in runs for point in run)


def _converted(convert: Callable[[str], str], given: str, result: str, text: str) -> dict[str, Any]:
    try:
        return {given: written(text), result: written(convert(text))}
    except CodecError as error:
        return {given: written(text), "position": error.position}


def written(text: str) -> Written:
    """Return a text as a string; with long runs as a list with strings and pairs of string and number."""
    if len(text) < _LONG_RUN:
        return text
    pieces: list[str | tuple[str, int]] = []
    for run in re.finditer(r"(.)\1*", text, re.DOTALL):
        if len(run[0]) >= _LONG_RUN:
            pieces.append((run[1], len(run[0])))
        elif pieces and isinstance(pieces[-1], str):
            pieces[-1] += run[0]
        else:
            pieces.append(run[0])
    return text if all(isinstance(piece, str) for piece in pieces) else pieces


def _lines(value: Any, indent: str = "", key: str = "", comma: str = "") -> Iterator[str]:
    """Yield JSON, line by line: a list begins beside its key, and has up to ten items in a line."""
    if isinstance(value, dict) and value and any(isinstance(item, dict | list) for item in value.values()):
        yield f"{indent}{key}{{"
        last = len(value) - 1
        for at, (name, item) in enumerate(value.items()):
            yield from _lines(item, indent + " ", f"{json.dumps(name)}: ", "," * (at < last))
        yield f"{indent}}}{comma}"
    elif isinstance(value, list) and value:
        rows = f",\n{indent} ".join(", ".join(map(json.dumps, row)) for row in _rows(value))
        yield f"{indent}{key}[{rows}]{comma}"
    else:
        yield f"{indent}{key}{json.dumps(value)}{comma}"


def _rows(items: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    for _, alike in groupby(items, lambda item: item.get("position") is None):
        row = [*alike]
        yield from (row[start : start + _IN_LINE] for start in range(0, len(row), _IN_LINE))
