"""Timestamps: the moment that one names, the text of a moment, and what is wrong with a clock."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let
from .._options import Options
from .._types import LEAP_OFFSET


def timestamp(text: Column | str) -> Column:
    """TIMESTAMP: the moment that a valid Timestamp names, cut to microseconds; NULL where there is no such value."""
    upper = F.upper(F.col(text) if isinstance(text, str) else text)
    in_utc = upper.endswith("Z")
    moment = F.substr(upper, F.lit(1), F.char_length(upper) - F.when(in_utc, 1).otherwise(6))
    offset = F.when(in_utc, "+00:00").otherwise(F.right(upper, F.lit(6)))  # a cast that fails takes long
    fraction = F.rpad(F.substring(moment, F.lit(21), F.lit(6)), 6, "0")
    spelled = F.concat(F.substring(moment, 1, 19), F.lit("."), fraction, F.lit("Z"))
    sign = F.when(offset.startswith("-"), -1).otherwise(1)
    ahead = F.make_dt_interval(
        hours=F.coalesce(sign * F.substring(offset, 2, 2).try_cast("int"), F.lit(0)),
        mins=F.coalesce(sign * F.substring(offset, 5, 2).try_cast("int"), F.lit(0)),
    )
    named = F.when(~upper.startswith("0000"), spelled.try_cast("timestamp") - ahead)
    first, last = (F.lit(it).cast("timestamp") for it in ("0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z"))
    return _let(named, lambda it: F.when(it.between(first, last), it))


def text_of(time: Column) -> Column:
    """STRING: the moment in UTC, with six digits of a fraction or none."""
    since = F.make_dt_interval(secs=(F.unix_micros(time) / F.lit(1_000_000).cast("decimal(7,0)")).cast("decimal(18,6)"))
    moment = (F.lit("1970-01-01 00:00:00").cast("timestamp_ntz") + since).cast("string")
    fraction = F.substr(moment, F.lit(21))
    return F.concat(
        F.replace(F.substring(moment, 1, 19), F.lit(" "), F.lit("T")),
        F.when(fraction == "", "").otherwise(F.concat(F.lit("."), F.rpad(fraction, 6, "0"))),
        F.lit("Z"),
    )


def clock_is_wrong(text: Column, options: Options) -> Column:
    """BOOLEAN: whether a text that the rule accepts is no Timestamp under these options, see `_types._clock`."""
    wrong = F.lit(False)
    if options.leap_second != "anywhere":
        wrong = F.substring(text, 18, 2) == "60"
    if options.leap_second == "utc-month-end":
        wrong = wrong & (_leap_offset(text) != F.right(text, F.lit(6)))
    return wrong if options.lower_case_tz else wrong | text.rlike("[tz]")


def clock_error(text: Column, options: Options) -> Column:
    """STRUCT<position, expected>: why a text that the rule accepts is no Timestamp."""
    error = told(17, F.lit("a digit from `0` to `5`")) if options.leap_second == "never" else _leap_error(text)
    if options.lower_case_tz:
        return error
    at = F.char_length(F.regexp_extract(text, r"\A[^tz]*+", 0))
    upper = F.upper(F.substring(text, at + 1, F.lit(1)))
    return F.when(text.rlike("[tz]"), told(at, F.concat(F.lit("`"), upper, F.lit("`")))).otherwise(error)


def told(position: Column | int, expected: Column) -> Column:
    """STRUCT<position, expected>: an error."""
    at = position if isinstance(position, Column) else F.lit(position)
    return F.struct(at.cast("int").alias("position"), expected.alias("expected"))


def _leap_offset(text: Column) -> Column:
    """STRING: the offset that a Timestamp at second 60 needs to be a leap second, or its own `Z`.

    At 23:59 with a `+` only UTC will do, so that the offset is `+00:00`.
    """
    minute = 60 * F.substring(text, 12, 2).try_cast("int") + F.substring(text, 15, 2).try_cast("int")
    offset = F.right(text, F.lit(6))
    sign = F.substring(offset, 1, 1)
    ahead = F.when(sign == "-", 1439 - minute).otherwise((minute + 1) % 1440)
    wanted = F.format_string("%s%02d:%02d", sign, F.floor(ahead / 60), ahead % 60)
    return F.when(F.right(text, F.lit(1)).isin("Z", "z"), offset).otherwise(wanted)


def _leap_error(text: Column) -> Column:
    """STRUCT<position, expected>: why second 60 is none, see `_types._leap_second`."""
    offset = F.right(text, F.lit(6))

    def by_offset(wanted: Column) -> Column:
        each = F.sequence(F.lit(1), F.lit(6))
        differs = F.transform(each, lambda i: F.substring(offset, i, F.lit(1)) != F.substring(wanted, i, F.lit(1)))
        at = F.char_length(text) - 7 + F.array_position(differs, True)
        before, after = LEAP_OFFSET.split("{}")
        named = told(at, F.concat(F.lit(before), wanted, F.lit(after)))
        return F.when(wanted == "+00:00", told(17, F.lit("a digit from `0` to `5`"))).otherwise(named)

    return _let(_leap_offset(text), by_offset)
