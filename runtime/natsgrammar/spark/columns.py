"""Columns from the rules and codecs: the Java functions where they are installed, else Column expressions."""

from __future__ import annotations

from bisect import bisect_right
from itertools import chain

from pyspark.sql import Column
from pyspark.sql import functions as F

from .._automaton import _STAND_INS
from .._registry import codec as _codec
from .._registry import rule as _rule
from .._rule import LONGEST_REPAIRED
from ..text import NAMED
from .jvm import call as _call

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` out of the import
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from .._codec import Codec
    from .._rule import Rule
    from .._tables import CodecEntry, RuleEntry

_REPLACEMENT = "\ufffd"
_STOPPED = 1 << 62  # what a walk falls by at an error: it is negative from there on
_FEW = 16  # up to so many reserved characters are replaced one after the other
_HEX = frozenset("0123456789ABCDEF")


def is_valid(col: Column | str, address: str) -> Column:
    """BOOLEAN: whether the whole name is valid."""
    return _is_valid(_string(col), _rule(address))


def position(col: Column | str, address: str) -> Column:
    """INT: code points before the first error, from 0; NULL for a valid name."""
    text, rule = _string(col), _rule(address)
    return F.when(~_is_valid(text, rule), _position(_walk(text, rule), rule.entry))


def violation(col: Column | str, address: str) -> Column:
    """STRUCT<position, found, expected, message, suggestion>: the first error; NULL for a valid name."""
    rule = _rule(address)
    encoder = rule.entry["codec"]
    codec = None if encoder is None else _codec(f"{rule.spec}@{rule.edition}:{encoder}")
    return _violation(_string(col), rule, codec)


def encode(col: Column | str, codec_address: str) -> Column:
    """STRING: the text with every reserved character as percent escapes; NULL for bytes that are not UTF-8."""
    return _encode(_string(col), _codec(codec_address))


def decode(col: Column | str, codec_address: str) -> Column:
    """STRING: the text that was encoded; NULL if it cannot be decoded."""
    return _decode(_string(col), _codec(codec_address))


def decode_violation(col: Column | str, codec_address: str) -> Column:
    """STRUCT as of `violation`: the first error that keeps the text from being decoded; NULL if it can be."""
    return violation(col, _codec(codec_address).wire.address)


# ---- validity and the walk ------------------------------------------------------------------------------------------


def _string(col: Column | str) -> Column:
    if not isinstance(col, Column | str):
        raise TypeError(f"a column is a Column or the name of one, not {type(col).__name__}")
    # has Spark refuse any other type than STRING, and compares byte by byte whatever collation the column has
    return F.collate(F.col(col) if isinstance(col, str) else col, "UTF8_BINARY")


def _is_valid(text: Column, rule: Rule) -> Column:
    called = _call("is_valid", rule.address, text)
    return _is_valid_by_columns(text, rule.entry) if called is None else called


def _is_valid_by_columns(text: Column, rule: RuleEntry) -> Column:
    valid = text.rlike(rule["java"]) if rule["backtrack_free"] else _is_valid_by_walk(text, rule)
    if rule["max_bytes"] is not None:
        valid = (F.octet_length(text) <= rule["max_bytes"]) & valid
    if not rule["backtrack_free"] or _class_of(_REPLACEMENT, rule) >= 0:
        # Java's regexes read bytes that are not UTF-8 as U+FFFD, and the walk stops before them without an error
        valid = valid & F.is_valid_utf8(text)
    return valid


def _is_valid_by_walk(text: Column, rule: RuleEntry) -> Column:
    accepts = _constants(int(state in rule["accepting"]) for state in range(len(rule["table"])))
    return _let(_walk_by_columns(text, rule), lambda end: (end >= 0) & (F.get(accepts, _state(end, rule)) == 1))


def _walk(text: Column, rule: Rule) -> Column:
    """BIGINT: where the walk through the table ends, as position << bits | state, less _STOPPED if at an error."""
    called = _call("walk", rule.address, text)
    return _walk_by_columns(text, rule.entry) if called is None else called


def _walk_by_columns(text: Column, rule: RuleEntry) -> Column:
    """As `_walk`.

    One number, and one array of what each step adds to it: lambda functions are interpreted, and every node costs.
    """
    table, bits = rule["table"], _state_bits(rule)
    moves = _constants(
        (1 << bits) + following - state if following >= 0 else -_STOPPED
        for state, row in enumerate(table)
        for following in (-1, *row)
    )

    def step(walk: Column, character: Column) -> Column:
        move = F.get(moves, _cell(_state(walk, rule), character, rule))
        return F.when(walk < 0, walk).otherwise(walk + move)

    return F.aggregate(_characters(_readable(text)), F.lit(0).cast("bigint"), step)


def _position(end: Column, rule: RuleEntry) -> Column:
    return F.shiftright(end.bitwiseAND(F.lit(_STOPPED - 1)), _state_bits(rule)).cast("int")


def _state(end: Column, rule: RuleEntry) -> Column:
    return end.bitwiseAND(F.lit((1 << _state_bits(rule)) - 1).cast("bigint")).cast("int")


def _state_bits(rule: RuleEntry) -> int:
    return (len(rule["table"]) - 1).bit_length()


def _readable(text: Column) -> Column:
    """The text up to the first bytes that are not UTF-8."""
    marked = F.make_valid_utf8(F.replace(text, F.lit(_REPLACEMENT), F.lit("?")))
    beginning = F.substring(F.make_valid_utf8(text), F.lit(1), F.instr(marked, _REPLACEMENT) - 1)
    return F.when(F.is_valid_utf8(text), text).otherwise(beginning)


def _characters(text: Column) -> Column:
    """ARRAY<STRING>: one element per code point."""
    return F.when(text == "", F.array().cast("array<string>")).otherwise(F.split(text, ""))


def _cell(state: Column, character: Column, rule: RuleEntry) -> Column:
    """Index into an array with a row per state, and in each row `in no name` followed by the classes."""
    return state * (len(rule["table"][0]) + 1) + _class_column(character, rule) + 1


def _class_column(character: Column, rule: RuleEntry) -> Column:
    """INT: the class of a character, by binary search; UTF-8 sorts as code points do."""
    intervals: list[tuple[str, int]] = []
    for start, symbol in zip(rule["range_starts"], rule["classes"], strict=True):
        first = chr(0xE000 if 0xD800 <= start <= 0xDFFF else start)  # no string of Spark's holds surrogates
        if intervals and intervals[-1][0] == first:
            intervals.pop()
        intervals.append((first, symbol))

    def search(low: int, high: int) -> Column:
        if high - low == 1:
            return F.lit(intervals[low][1])
        middle = (low + high) // 2
        return F.when(character < F.lit(intervals[middle][0]), search(low, middle)).otherwise(search(middle, high))

    return search(0, len(intervals))


def _class_of(character: str, rule: RuleEntry) -> int:
    return rule["classes"][bisect_right(rule["range_starts"], ord(character)) - 1]


def _constants(numbers: Iterable[int]) -> Column:
    """ARRAY<BIGINT> that Catalyst folds into one literal; an expression per number would take it seconds."""
    return F.split(F.lit(" ".join(map(str, numbers))), " ").cast("array<bigint>")


def _chosen(texts: Sequence[str], index: Column) -> Column:
    """STRING: the text at the index, NULL if there is none. One literal, as for numbers."""
    if not texts:
        return F.lit(None).cast("string")
    separator = next(chr(code) for code in range(0xE000, 0xF900) if not any(chr(code) in text for text in texts))
    return F.get(F.split(F.lit(separator.join(texts)), separator), index.cast("int"))


def _let(value: Column, body: Callable[[Column], Column]) -> Column:
    """The body, with a value that is computed once however often the body uses it."""
    return F.get(F.transform(F.array(value), body), F.lit(0))


# ---- what a violation says ------------------------------------------------------------------------------------------


def _violation(text: Column, rule: Rule, codec: Codec | None) -> Column:
    entry = rule.entry

    def explained(text: Column, end: Column, found: Column) -> Column:
        where = _position(end, entry)
        expected = _chosen(entry["messages"], F.get(_constants(entry["message_of_state"]), _state(end, entry)))
        message = _message(found, where, expected, F.lit(entry["noun"]))
        suggestion = _suggestion(text, rule, codec)
        return F.struct(
            where.alias("position"),
            found.alias("found"),
            expected.alias("expected"),
            message.alias("message"),
            suggestion.alias("suggestion"),
        )

    def told(text: Column, end: Column) -> Column:
        found = F.substring(F.make_valid_utf8(text), _position(end, entry) + 1, F.lit(1))
        return _let(found, lambda character: explained(text, end, character))

    refused = _let(text, lambda name: _let(_walk(name, rule), lambda end: told(name, end)))
    return F.when(~_is_valid(text, rule), refused)


def _message(found: Column, position: Column, expected: Column, noun: Column) -> Column:
    """STRING: the message of `violation_at`."""
    at = position.cast("string")
    return (
        F.when(found != "", F.concat(_shown(found), F.lit(" at position "), at, F.lit(": expected "), expected))
        .when(position == 0, F.concat(F.lit("the "), noun, F.lit(" is empty; expected "), expected))
        .otherwise(F.concat(F.lit("the "), noun, F.lit(" ends at position "), at, F.lit("; expected "), expected))
    )


def _shown(character: Column) -> Column:
    """STRING: one character as messages show it, see `_violation.shown`."""
    code = F.ascii(character)  # the code point, beyond ASCII too
    number = F.format_string("U+%04X", code)
    quoted = F.concat(F.lit("`"), character, F.lit("`"))
    shown = F.when((code >= 0x21) & (code <= 0x7E) & (code != ord("`")), quoted)
    for named, name in NAMED.items():
        shown = shown.when(code == ord(named), f"{name} (U+{ord(named):04X})")
    return shown.when(code < 0xA1, number).otherwise(F.concat(quoted, F.lit(" ("), number, F.lit(")")))


def _suggestion(text: Column, rule: Rule, codec: Codec | None) -> Column:
    if not rule.entry["suggests"]:
        return F.lit(None).cast("string")
    if codec is None:
        nearest = _repaired(F.make_valid_utf8(text), rule.entry)
    else:
        nearest = _let(_encode(text, codec), lambda encoded: F.when(_is_valid(encoded, rule), encoded))
    wanted = F.char_length(text) <= LONGEST_REPAIRED
    if _class_of(_REPLACEMENT, rule.entry) >= 0:  # bytes that are not UTF-8 must not come back as a U+FFFD
        wanted = wanted & F.is_valid_utf8(text)
    return F.when(wanted, nearest)


def _repaired(text: Column, rule: RuleEntry) -> Column:
    """STRING: the text with each character that may not stand there replaced or left out, and a proper end."""
    states = range(len(rule["table"]))
    repairs = _constants(repair for state in states for repair in _repairs(state, rule))
    stand_ins = F.array(*map(F.lit, _STAND_INS))

    def step(so_far: Column, character: Column) -> Column:
        repair = F.get(repairs, _cell(so_far["state"], character, rule))
        return _let(repair, lambda r: F.when(r < 0, so_far).otherwise(longer(so_far, character, r.cast("int"))))

    def longer(so_far: Column, character: Column, repair: Column) -> Column:
        written = so_far["written"] + 1
        stand_in = F.get(stand_ins, repair.bitwiseAND(3) - 1)
        accepted = F.when(repair.bitwiseAND(4) == 4, written).otherwise(so_far["accepted"])
        return F.struct(
            F.shiftright(repair, 3).alias("state"),
            F.concat(so_far["output"], F.coalesce(stand_in, character)).alias("output"),
            written.alias("written"),
            accepted.alias("accepted"),
        )

    def ended(end: Column) -> Column:
        output, written, accepted = end["output"], end["written"], end["accepted"]
        ending = _chosen(tuple(rule["completions"].values()), F.get(ending_of, end["state"]))
        cut = (accepted > 0) & (written - accepted <= F.char_length(ending))
        return (
            F.when(accepted == written, output)
            .when(cut, F.substring(output, F.lit(1), accepted))
            .otherwise(F.concat(output, ending))
        )

    numbered = {state: number for number, state in enumerate(rule["completions"])}
    ending_of = _constants(numbered.get(state, -1) for state in states)
    start = F.struct(
        F.lit(0).alias("state"),
        F.lit("").alias("output"),
        F.lit(0).alias("written"),
        F.lit(0 if 0 in rule["accepting"] else -1).alias("accepted"),  # the longest beginning that is a valid name
    )
    return F.aggregate(_characters(text), start, step, ended)


def _repairs(state: int, rule: RuleEntry) -> Iterator[int]:
    """What becomes of a character in a state: one number for `in no name`, then one for each class.

    -1 leaves it out. Otherwise the bits are the next state, whether that accepts, and (two) which stand-in is taken.
    """
    row = rule["table"][state]
    symbols = [_class_of(stand_in, rule) for stand_in in _STAND_INS]
    instead = [row[symbol] if symbol >= 0 else -1 for symbol in symbols]
    for following in (-1, *row):
        choices = ((which, to) for which, to in enumerate((following, *instead)) if to >= 0)
        yield next((to << 3 | (to in rule["accepting"]) << 2 | which for which, to in choices), -1)


# ---- codecs ---------------------------------------------------------------------------------------------------------


def _encode(text: Column, codec: Codec) -> Column:
    called = _call("encode", codec.address, text)
    return _encode_by_columns(text, codec.entry) if called is None else called


def _encode_by_columns(text: Column, codec: CodecEntry) -> Column:
    ends = (*codec["range_starts"][1:], 0x110000)
    reserved = [range(*span) for *span, c in zip(codec["range_starts"], ends, codec["classes"], strict=True) if c >= 0]
    few = [chr(code) for code in chain(*reserved)] if sum(map(len, reserved)) <= _FEW else []
    if few and _HEX.isdisjoint(few):  # or one replacement would change what another has written
        encoded = text
        for character in sorted(few, key=lambda character: character != "%"):
            escape = "%" + character.encode().hex("%").upper()
            encoded = F.replace(encoded, F.lit(character), F.lit(escape))
    else:
        spans = "".join(rf"\x{{{span[0]:X}}}-\x{{{span[-1]:X}}}" for span in reserved)
        stretches = F.regexp_extract_all(text, F.lit(f"[{spans}]++|[^{spans}]++"), F.lit(0))
        escaped = F.transform(stretches, lambda s: F.when(s.rlike(f"^[{spans}]"), _escaped(s)).otherwise(s))
        encoded = F.when(text.rlike(f"[{spans}]"), F.array_join(escaped, "")).otherwise(text)
    if codec["empty"]:
        encoded = F.when(text == "", codec["empty"]).otherwise(encoded)
    return F.when(F.is_valid_utf8(text), encoded)


def _decode(text: Column, codec: Codec) -> Column:
    called = _call("decode", codec.address, text)
    return _decode_by_columns(text, codec) if called is None else called


def _decode_by_columns(text: Column, codec: Codec) -> Column:
    plain = F.when(text.contains('"'), _unquoted(text)).otherwise(text) if codec.entry["unquote"] else text
    # the wire rule has proved that the escapes are well-formed UTF-8; the URL decoder takes a plus sign for a space
    decoded = F.when(plain.contains("%"), F.try_url_decode(F.replace(plain, F.lit("+"), F.lit("%2B")))).otherwise(plain)
    if codec.entry["empty"]:
        decoded = F.when(text == codec.entry["empty"], "").otherwise(decoded)
    return F.when(_is_valid(text, codec.wire), decoded)


def _escaped(text: Column) -> Column:
    return F.regexp_replace(F.hex(text), "(..)", "%$1")


def _unquoted(text: Column) -> Column:
    """STRING: the text without its quotation marks, and without the backslashes between them."""
    stretches = F.regexp_extract_all(text, F.lit(r'(?s)"(?:[^"\\]++|\\.)*+"|[^"]++'), F.lit(0))

    def plain(stretch: Column) -> Column:
        inside = F.substring(stretch, F.lit(2), F.char_length(stretch) - 2)
        return F.when(stretch.startswith('"'), F.regexp_replace(inside, r"(?s)\\(.)", "$1")).otherwise(stretch)

    return F.array_join(F.transform(stretches, plain), "")
