"""Header values: what a receiver makes of them, see `_wire` of the Python mapping."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let, _readable, _unquoted, decode
from .._attributes import EDITION
from .._options import Options

_ESCAPES = r"(?:%[0-9A-Fa-f]{2})++"
_PIECE = rf"(?s){_ESCAPES}|%|[^%]++"
_STRETCH = r'(?s)"(?:[^"\\]++|\\.)*+"|[^"]++'


def decoded(value: Column, options: Options) -> Column:
    """STRING: the text of a header value; NULL if it cannot be decoded."""
    if _is_lenient(options):
        return _decoded_in_steps(value, escapes=options.lenient_escapes, raw=options.raw_non_ascii)
    may_be_cut = value.contains('"') & value.contains("%")  # an escape by a quotation mark, see `_decode_strictly`
    in_steps = F.when(may_be_cut, _decoded_in_steps(value, escapes=False, raw=False))
    return F.coalesce(decode(value, f"{EDITION}:header-value"), in_steps)


def wire_error(value: Column, by_rule: Column, options: Options) -> Column:
    """STRUCT<requirement, position, expected>: why a value cannot be decoded.

    by_rule  STRUCT<position, expected>: the error that the rule for header values finds
    """
    if _is_lenient(options):
        return _error_in_steps(value, escapes=options.lenient_escapes, raw=options.raw_non_ascii)

    def chosen(both: Column) -> Column:
        error = both["by_rule"]
        named = _error(_requirement(value, error["position"]), error["position"], error["expected"])
        found = F.substring(value, error["position"] + 1, F.lit(1))
        return F.when(found == '"', both["in_steps"]).otherwise(named)

    in_steps = F.when(value.contains('"'), _error_in_steps(value, escapes=False, raw=False))
    return _let(F.struct(by_rule.alias("by_rule"), in_steps.alias("in_steps")), chosen)


def _is_lenient(options: Options) -> bool:
    return options.lenient_escapes or options.raw_non_ascii


def _error(requirement: Column | str, position: Column, expected: Column | str) -> Column:
    given = {"requirement": requirement, "expected": expected}
    named = [(it if isinstance(it, Column) else F.lit(it)).alias(name) for name, it in given.items()]
    return F.struct(named[0], position.cast("int").alias("position"), named[1])


def _requirement(value: Column, at: Column) -> Column:
    """STRING: the requirement that a value breaks which the rule refuses at this place."""
    before = F.substring(value, F.lit(1), at)
    character = F.substring(value, at + 1, F.lit(1))
    open_quotation = F.regexp_count(F.regexp_replace(before, r"(?s)\\.", ""), F.lit('"')) % 2 == 1
    back = F.instr(F.reverse(before), "%")
    spelled = F.substring(value, at - back + 1, F.lit(3)).rlike(rf"\A{_ESCAPES}\z")
    return (
        F.when((character != "") & ~character.rlike(r"\A[!-~]\z"), "N25")
        .when((character == "") & open_quotation, "N24")
        .when((back > 0) & (back <= 3) & spelled, "N23")
        .otherwise("N24")
    )


# ---- two steps ------------------------------------------------------------------------------------------------------


def _legal(raw: bool) -> tuple[str, str]:
    """Regexes: closed quotations and what may stand between them; and, if the last is open, what may stand in it.

    The group of the second is a backslash at the end, which has nothing to quote.
    """
    more = r" \t\x{80}-\x{10FFFF}" if raw else ""
    inside = rf"(?:[ \t!#-\[\]-~{more}]++|\\[ \t!-~{more}])*+"
    return rf'\A(?:[!#-~{more}]++|"{inside}")*+', rf'(?:"{inside}(\\?+))?+'


def _decoded_in_steps(value: Column, *, escapes: bool, raw: bool) -> Column:
    """STRING: as of `decode_in_steps`; NULL where that raises."""
    closed, unclosed = _legal(raw)
    legal = value.rlike(rf"{closed}{unclosed if escapes else ''}\z") & F.is_valid_utf8(value)

    def whole(pieces: Column) -> Column:
        refused = F.exists(pieces, lambda it: _is_refused(it, escapes))
        return F.when(~refused, F.array_join(F.transform(pieces, _unescaped), ""))

    return F.when(legal, _let(_pieces(_closed(value, raw)), whole))


def _closed(value: Column, raw: bool) -> Column:
    """STRING: the value with its last quotation closed, in which a backslash at the end stands for itself."""
    closed, unclosed = _legal(raw)
    tail = F.concat(F.regexp_extract(value, closed + unclosed, 1), F.lit('"'))
    return F.when(value.rlike(rf"{closed}\z"), value).otherwise(F.concat(value, tail))


def _pieces(value: Column) -> Column:
    """ARRAY<STRING>: runs of escapes, percent signs that begin none, and what is between, in the value unquoted."""
    return F.regexp_extract_all(_unquoted(value), F.lit(_PIECE), F.lit(0))


def _unescaped(piece: Column) -> Column:
    """STRING: what a run of escapes spells, which may be no UTF-8; any other piece as it is."""
    is_run = piece.startswith("%") & (piece != "%")
    return F.when(is_run, F.unhex(F.replace(piece, F.lit("%"), F.lit(""))).cast("string")).otherwise(piece)


def _is_refused(piece: Column, escapes: bool) -> Column:
    """BOOLEAN: whether a piece is no UTF-8, or a percent sign that may not stand for itself."""
    broken = ~F.is_valid_utf8(_unescaped(piece))
    return broken if escapes else broken | (piece == "%")


def _error_in_steps(value: Column, *, escapes: bool, raw: bool) -> Column:
    """STRUCT<requirement, position, expected>: as `decode_in_steps` raises it."""
    closed, unclosed = _legal(raw)
    readable = _readable(value)
    end = F.char_length(F.regexp_extract(readable, closed + unclosed, 0))
    stray = F.when((end < F.char_length(readable)) | ~F.is_valid_utf8(value), _error("N25", end, "printable ASCII"))
    if not escapes:
        is_open = ~value.rlike(rf"{closed}\z")
        stray = stray.when(is_open, _error("N24", F.char_length(value), 'the closing `"`'))
    return stray.otherwise(_bad_escape(_closed(value, raw), escapes))


def _bad_escape(value: Column, escapes: bool) -> Column:
    """STRUCT<requirement, position, expected>: of the first escape that is none or no UTF-8; quotations are closed."""

    def at(pieces: Column, index: Column) -> Column:
        before = F.char_length(F.array_join(F.slice(pieces, F.lit(1), index), ""))
        bad = F.get(pieces, index)
        read = F.octet_length(_readable(_unescaped(bad)))  # each byte was an escape
        cut = _error("N24", _place(value, before), "an escape of two hexadecimal digits")
        broken = _error("N23", _place(value, before + 3 * read), "escapes that spell well-formed UTF-8")
        return F.when(bad == "%", cut).otherwise(broken)

    def first(pieces: Column) -> Column:
        bad = F.transform(pieces, lambda it: _is_refused(it, escapes))
        return _let(F.array_position(bad, True).cast("int") - 1, lambda index: at(pieces, index))

    return _let(_pieces(value), first)


def _place(value: Column, index: Column) -> Column:
    """INT: where the character stands in the value that has this index without quotations."""

    def letters(stretch: Column) -> Column:
        pairs = F.regexp_extract_all(stretch, F.lit(r"(?s)\\.|."), F.lit(0))
        return F.when(stretch.startswith('"'), pairs).otherwise(F.split(stretch, ""))

    def step(walk: Column, letter: Column) -> Column:
        kept = F.when(letter == '"', 0).otherwise(1)
        further = F.struct((walk["kept"] + kept).alias("kept"), (walk["at"] + F.char_length(letter)).alias("at"))
        return F.when(walk["kept"] > index, walk).otherwise(further)

    stretches = F.regexp_extract_all(value, F.lit(_STRETCH), F.lit(0))
    start = F.struct(F.lit(0).alias("kept"), F.lit(0).alias("at"))
    return F.aggregate(F.flatten(F.transform(stretches, letters)), start, step, lambda end: end["at"] - 1)
