"""Rules and codecs as functions of Spark SQL, with the answers of `natsgrammar.spark`, for people who write SQL.

Every function is one statement that ends with a semicolon and a line feed, which occur together nowhere else, so a
script may split the file there. The text is ASCII whatever the grammar holds.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Any

Entry = Mapping[str, Any]  # a rule or a codec, as in a generated table module

_REPLACEMENT = "\ufffd"
_STOPPED = 1 << 62  # what a walk falls by at an error: it is negative from there on
_FEW = 16  # up to so many reserved characters are replaced one after the other
_HEX = frozenset("0123456789ABCDEF")


def sql_functions(spec: str, edition: str, rules: Mapping[str, Entry], codecs: Mapping[str, Entry]) -> str:
    """A script that defines `<spec>_<rule>_is_valid`, `…_position`, `<spec>_<codec>_encode` and `…_decode`."""
    about = re.sub(r"[^A-Za-z0-9.+_@-]", "_", f"{spec}@{edition}")
    parts = [f"-- {about} for Spark SQL. Generated from the grammar: edit that instead.\n"]
    for name, rule in rules.items():
        position = f"CASE WHEN NOT ({_is_valid(rule)}) THEN {_position(rule)} END"
        parts.append(_function(spec, name, "is_valid", "BOOLEAN", _is_valid(rule)))
        parts.append(_function(spec, name, "position", "INT", position))
    for name, codec in codecs.items():
        parts.append(_function(spec, name, "encode", "STRING", _encode(codec)))
        parts.append(_function(spec, name, "decode", "STRING", _decode(codec, rules[codec["wire"]])))
    return "\n".join(parts)


def text(value: str) -> str:
    """A string literal of Spark SQL that is that string."""
    # Spark substitutes `${…}` inside literals too
    if re.fullmatch(r"[ -&(-~]*", value) and "${" not in value:
        return f"r'{value}'" if "\\" in value else f"'{value}'"
    return f"CAST(X'{value.encode().hex().upper()}' AS STRING)"


def _function(spec: str, name: str, verb: str, returns: str, body: str) -> str:
    called = re.sub(r"[^A-Za-z0-9]+", "_", f"{spec}_{name}_{verb}")
    return f"CREATE OR REPLACE TEMPORARY FUNCTION {called}(name STRING) RETURNS {returns} RETURN\n  {body};\n"


def _is_valid(rule: Entry) -> str:
    takes_replacement = rule["classes"][bisect_right(rule["range_starts"], ord(_REPLACEMENT)) - 1] >= 0
    tests = [f"name RLIKE {text(rule['java'])}"]
    if not rule["backtrack_free"]:
        accepts = _numbers(int(state in rule["accepting"]) for state in range(len(rule["table"])))
        end = f"IF(walked < 0, 0, get({accepts}, {_state('walked', rule)})) = 1"
        tests = [f"get(transform(array({_walk(rule)}), walked -> {end}), 0)"]
    if rule["max_bytes"] is not None:
        tests.insert(0, f"octet_length(name) <= {int(rule['max_bytes'])}")
    if takes_replacement or not rule["backtrack_free"]:
        tests.append("is_valid_utf8(name)")
    return " AND ".join(tests)


def _position(rule: Entry) -> str:
    return f"CAST(shiftright({_walk(rule)} & {_STOPPED - 1}L, {_state_bits(rule)}) AS INT)"


def _walk(rule: Entry) -> str:
    """BIGINT: position << bits | state where the walk through the table ends, less _STOPPED if at an error."""
    bits = _state_bits(rule)
    moves = _numbers(
        (1 << bits) + following - state if following >= 0 else -_STOPPED
        for state, row in enumerate(rule["table"])
        for following in (-1, *row)
    )
    bad, fine = text(_REPLACEMENT), "make_valid_utf8(name)"
    broken = f"instr(make_valid_utf8(replace(name, {bad}, '?')), {bad})"
    readable = f"IF(is_valid_utf8(name), name, substring({fine}, 1, {broken} - 1))"
    characters = f"filter(split({readable}, ''), c -> c <> '')"
    cell = f"{_state('walk', rule)} * {len(rule['table'][0]) + 1} + {_class('c', rule)} + 1"
    return f"aggregate({characters}, 0L, (walk, c) -> IF(walk < 0, walk, walk + get({moves}, {cell})))"


def _state(walk: str, rule: Entry) -> str:
    return f"CAST({walk} & {(1 << _state_bits(rule)) - 1}L AS INT)"


def _state_bits(rule: Entry) -> int:
    return (len(rule["table"]) - 1).bit_length()


def _class(character: str, rule: Entry) -> str:
    """INT: the class of a character by binary search, -1 if it is in no name; UTF-8 sorts as code points do."""
    intervals: dict[str, int] = {}
    for start, symbol in zip(rule["range_starts"], rule["classes"], strict=True):
        intervals[chr(0xE000 if 0xD800 <= start <= 0xDFFF else start)] = symbol  # no string holds surrogates
    runs = list(intervals.items())

    def search(low: int, high: int) -> str:
        if high - low == 1:
            return str(int(runs[low][1]))
        middle = (low + high) // 2
        return f"IF({character} < {text(runs[middle][0])}, {search(low, middle)}, {search(middle, high)})"

    return search(0, len(runs))


def _numbers(numbers: Iterable[int]) -> str:
    """ARRAY<BIGINT>, which Catalyst folds into one literal."""
    return f"CAST(split('{' '.join(str(int(number)) for number in numbers)}', ' ') AS ARRAY<BIGINT>)"


def _encode(codec: Entry) -> str:
    ends = (*codec["range_starts"][1:], 0x110000)
    reserved = [range(*span) for *span, c in zip(codec["range_starts"], ends, codec["classes"], strict=True) if c >= 0]
    few = [chr(code) for span in reserved for code in span] if sum(map(len, reserved)) <= _FEW else []
    if few and _HEX.isdisjoint(few):  # or one replacement would change what another has written
        encoded = "name"
        for character in sorted(few, key=lambda character: character != "%"):
            escape = "%" + character.encode().hex("%").upper()
            encoded = f"replace({encoded}, {text(character)}, {text(escape)})"
    else:
        spans = "".join(rf"\x{{{span[0]:X}}}-\x{{{span[-1]:X}}}" for span in reserved)
        stretches = f"regexp_extract_all(name, {text(f'[{spans}]++|[^{spans}]++')}, 0)"
        escaped = f"IF(s RLIKE {text(f'^[{spans}]')}, regexp_replace(hex(s), '(..)', '%$1'), s)"
        encoded = f"array_join(transform({stretches}, s -> {escaped}), '')"
    empty = f"WHEN name = '' THEN {text(codec['empty'])} " if codec["empty"] else ""
    return f"CASE {empty}WHEN is_valid_utf8(name) THEN {encoded} END"


def _decode(codec: Entry, wire: Entry) -> str:
    plain = "name"
    if codec["unquote"]:
        quoted, escaped = text(r'(?s)"(?:[^"\\]++|\\.)*+"|[^"]++'), text(r"(?s)\\(.)")
        inside = f"regexp_replace(substring(s, 2, char_length(s) - 2), {escaped}, '$1')"
        plain = f"array_join(transform(regexp_extract_all(name, {quoted}, 0), s -> IF(s LIKE '\"%', {inside}, s)), '')"
    # the URL decoder takes a plus sign for a space
    empty = f"WHEN name = {text(codec['empty'])} THEN '' " if codec["empty"] else ""
    return f"CASE {empty}WHEN {_is_valid(wire)} THEN try_url_decode(replace({plain}, '+', '%2B')) END"
