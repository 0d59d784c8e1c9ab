"""Doubles in their shortest digits, as columns: those of Python's `repr`, on every Java.

Java has other ideas: before 19 its digits may be one too many, and it never writes fewer than two. So they are taken
only if they are at most 15, when no other digits can be meant, and the number is not one of the tiny ones. Else the
number is written out exactly, as the double is, and the fewest digits are taken that Java reads back as it.
"""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let

_DIGITS = r"\A-?([0-9]+)\.([0-9]+)(?:E(-?[0-9]+))?\z"  # of Java
_BITS = r"\A0x([01])\.([0-9a-f]+)p(-?[0-9]+)\z"  # of Java's `%a`
_SURE = 15  # decimal digits that a double always keeps
_MOST = 17  # decimal digits that tell every double from the next
_SMALLEST_NORMAL = 2.2250738585072014e-308
_BASE = 10**9  # of the digits of long numbers
_TWOS, _FIVES = 27, 12  # powers so small that products with such digits fit in a BIGINT


def plain(number: Column) -> Column:
    """STRING: the number without an exponent; NULL if it is not finite. See `plain_float`."""

    def spelled(text: Column) -> Column:
        minus = F.when(text.startswith("-"), "-").otherwise("")
        return _let(_shortest(F.abs(number), text), lambda it: F.concat(minus, _placed(it["digits"], it["point"])))

    return F.when(F.abs(number) < F.lit(float("inf")), _let(number.cast("string"), spelled))


def _placed(digits: Column, point: Column) -> Column:
    size = F.char_length(digits)
    small = F.concat(F.lit("0."), F.repeat(F.lit("0"), -point), digits)
    large = F.concat(digits, F.repeat(F.lit("0"), point - size))
    inside = F.concat(F.substring(digits, F.lit(1), point), F.lit("."), F.substr(digits, point + 1))
    return F.when(digits == "", "0").when(point <= 0, small).when(point >= size, large).otherwise(inside)


def _shortest(number: Column, text: Column) -> Column:
    """STRUCT<digits, point>: the digits, and how many of them stand before the point."""
    mantissa, fraction = F.regexp_extract(text, _DIGITS, 1), F.regexp_extract(text, _DIGITS, 2)
    exponent = F.coalesce(F.regexp_extract(text, _DIGITS, 3).try_cast("int"), F.lit(0))
    spelled = _decimal(F.concat(mantissa, fraction), F.char_length(mantissa) + exponent)

    def judged(it: Column) -> Column:
        is_sure = (F.char_length(it["digits"]) <= _SURE) & ((number >= _SMALLEST_NORMAL) | (number == 0))
        return F.when(is_sure, it).otherwise(_let(_exact(number), lambda exact: _fewest(number, exact)))

    return _let(spelled, judged)


def _decimal(digits: Column, point: Column) -> Column:
    """STRUCT<digits, point>: without zeros at either end."""
    leading = F.char_length(F.regexp_extract(digits, r"\A0*+", 0))
    return F.struct(F.regexp_replace(digits, r"\A0++|0++\z", "").alias("digits"), (point - leading).alias("point"))


def _fewest(number: Column, exact: Column) -> Column:
    """STRUCT<digits, point>: of all decimals that are read as the number the shortest, of these the nearest."""

    def of_length(size: Column) -> Column:
        kept = F.rpad(F.substring(exact["digits"], F.lit(1), size), size, F.lit("0")).cast("bigint")
        rest = F.substr(exact["digits"], size + 1)

        def nearest(below: Column) -> Column:
            above = below + 1
            upwards = (rest > "5") | ((rest == "5") & (below % 2 == 1))
            fits_below, fits_above = reads(below), reads(above)
            return F.when(fits_above & (upwards | ~fits_below), above).when(fits_below, below)

        def reads(kept: Column) -> Column:
            spelled = F.concat(kept.cast("string"), F.lit("E"), (exact["point"] - size).cast("string"))
            return spelled.try_cast("double") == number

        return _let(kept, lambda below: _let(nearest(below), lambda it: F.when(it.isNotNull(), decimal(it, size))))

    def decimal(kept: Column, size: Column) -> Column:
        text = kept.cast("string")
        return _decimal(text, exact["point"] + F.char_length(text) - size)

    fewest = F.when(number >= _SMALLEST_NORMAL, _SURE).otherwise(1)  # the sure digits may well end in zeros
    return F.get(F.array_compact(F.transform(F.sequence(fewest, F.lit(_MOST)), of_length)), F.lit(0))


def _exact(number: Column) -> Column:
    """STRUCT<digits, point>: all digits of the decimal that a positive double is.

    It is a whole number times a power of two; and 2 to the minus n is 5 to the n, with the point moved by n.
    """
    bits = F.format_string("%a", number)
    whole = F.concat(F.regexp_extract(bits, _BITS, 1), F.rpad(F.regexp_extract(bits, _BITS, 2), 13, "0"))
    power = F.regexp_extract(bits, _BITS, 3).cast("int") - 52

    def multiplied(it: Column) -> Column:
        power = it["power"]
        twos = _powers(F.when(power > 0, power).otherwise(0), 2, _TWOS)
        fives = _powers(F.when(power < 0, -power).otherwise(0), 5, _FIVES)
        digits = F.array(it["whole"] % _BASE, _quotient(it["whole"]))
        product = _text(F.aggregate(F.concat(twos, fives), digits, _times))
        return _let(product, lambda text: _decimal(text, F.char_length(text) + F.least(power, F.lit(0))))

    start = F.struct(F.conv(whole, 16, 10).cast("bigint").alias("whole"), power.alias("power"))
    return _let(start, multiplied)


def _powers(exponent: Column, of: int, most: int) -> Column:
    """ARRAY<BIGINT>: factors that are a power, each small."""
    rest = F.get(F.array(*(F.lit(of**n).cast("bigint") for n in range(most))), exponent % most)
    return F.concat(F.array_repeat(F.lit(of**most).cast("bigint"), F.floor(exponent / most).cast("int")), F.array(rest))


def _times(digits: Column, factor: Column) -> Column:
    """ARRAY<BIGINT>: a long number times a factor; its digits, the last first, may be somewhat too large."""
    nothing = F.array(F.lit(0).cast("bigint"))
    return F.zip_with(
        F.concat(digits, nothing),
        F.concat(nothing, digits),
        lambda digit, lower: digit * factor % _BASE + _quotient(lower * factor),
    )


def _text(digits: Column) -> Column:
    """STRING: a long number in decimal digits."""

    def step(so_far: Column, digit: Column) -> Column:
        total = digit + so_far["carried"]
        text = F.concat(F.lpad((total % _BASE).cast("string"), 9, "0"), so_far["text"])
        return F.struct(_quotient(total).alias("carried"), text.alias("text"))

    start = F.struct(F.lit(0).cast("bigint").alias("carried"), F.lit("").alias("text"))
    return F.aggregate(digits, start, step, lambda it: F.concat(it["carried"].cast("string"), it["text"]))


def _quotient(number: Column) -> Column:
    return F.call_function("div", number, F.lit(_BASE).cast("bigint"))
