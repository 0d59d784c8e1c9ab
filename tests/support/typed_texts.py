"""Texts at the borders of column types, and the values that they are, by the standard library of Python."""

from __future__ import annotations

import base64
import datetime as dt
import json
import random
import re
import struct
from collections.abc import Iterator
from decimal import Context, Decimal
from fractions import Fraction
from typing import Any

import natsgrammar as ng

TYPES = (
    *("boolean", "tinyint", "smallint", "int", "bigint", "decimal(10,2)", "decimal(38,0)", "decimal(38,38)"),
    *("float", "double", "date", "timestamp", "timestamp_ntz", "binary"),
)
EPOCHS = {"s": Fraction(1_000_000), "ms": Fraction(1_000), "us": Fraction(1), "ns": Fraction(1, 1000)}
COLUMNS = {f"c{at}": (kind, "") for at, kind in enumerate(TYPES)} | {unit: ("timestamp", unit) for unit in EPOCHS}

_1970 = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)
_MICROSECOND = dt.timedelta(microseconds=1)
_FIRST, _LAST = -62_135_596_800_000_000, 253_402_300_799_999_999
_JSON_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


def tokens(kind: str, unit: str, text: str) -> Iterator[tuple[str, bool]]:
    """Yield how JSON can spell a text, and whether values of a type are spelled so."""
    is_decimal = bool(unit) or kind.startswith("decimal")
    is_number = is_decimal or kind in ("tinyint", "smallint", "int", "bigint", "float", "double")
    yield json.dumps(text), is_decimal or not (is_number or kind == "boolean")
    if _JSON_NUMBER.fullmatch(text):
        is_whole = kind not in ("tinyint", "smallint", "int", "bigint") or re.fullmatch("-?[0-9]+", text) is not None
        yield text, is_number and is_whole
    if text in ("true", "false"):
        yield text, kind == "boolean"


def value_of(kind: str, unit: str, text: str) -> Any:
    """Return the value of a text as Spark has it, days and microseconds as numbers; None if the type has none."""
    family = "decimal" if unit else kind.partition("(")[0].replace("_", "-")
    if not ng.rule(f"column-types:{family}").is_valid(text):
        return None
    if family in ("decimal", "float", "double") and len(text) > 1000:
        return None
    match family:
        case "boolean":
            return text.lower() == "true"
        case "decimal" if unit:
            micros = Fraction(text) * EPOCHS[unit]
            return int(micros) if micros.denominator == 1 and _FIRST <= micros <= _LAST else None
        case "decimal":
            precision, scale = map(int, kind[8:-1].split(","))
            unscaled = Fraction(text) * 10**scale
            if unscaled.denominator != 1 or abs(unscaled) >= 10**precision:
                return None
            return Decimal(int(unscaled)).scaleb(-scale, Context(prec=50))
        case "float" | "double":
            return _nearest(text, family)
        case "date":
            return (dt.date.fromisoformat(text) - _1970.date()).days
        case "timestamp" | "timestamp-ntz":
            day, clock, offset = re.fullmatch(r"(.{10})(?:.(.*?))?(Z|[+-][\d:]+)?", text).groups()  # type: ignore[union-attr]
            moment = dt.datetime.fromisoformat(f"{day}T{(clock or '00:00')[:15]}+00:00")
            digits = (offset or "Z").replace(":", "")[1:].ljust(4, "0")
            minutes = 60 * int(digits[:2]) + int(digits[2:4])
            since = (moment - _1970) // _MICROSECOND - (-1 if "-" in (offset or "") else 1) * minutes * 60_000_000
            return since if _FIRST <= since <= _LAST else None
        case "binary":
            return base64.b64decode(text, validate=True)
    return int(text)


def _nearest(text: str, family: str) -> float | None:
    """Return the float nearest to a number, or even; None if that is an infinity or zero, unlike the number."""
    if text[-1] in "Nfy":
        return float(text)
    value = float(text)
    if family == "float":
        exact = Fraction(text)
        bits = struct.unpack("<i", struct.pack("<f", min(abs(value), 3.4028234663852886e38)))[0]
        near = [(abs(abs(exact) - _of_bits(each)), each % 2, each) for each in range(max(bits - 1, 0), bits + 2)]
        best = min(near)[2]
        if best == 0x7F800000:
            return None
        value = struct.unpack("<f", struct.pack("<i", best))[0] * (-1 if text[0] == "-" else 1)
    is_zero = not re.match("[^eE]*[1-9]", text)
    return None if value in (float("inf"), -float("inf")) or (value == 0 and not is_zero) else value


def _of_bits(bits: int) -> Fraction:
    return Fraction(2**128) if bits == 0x7F800000 else Fraction(struct.unpack("<f", struct.pack("<i", bits))[0])


# ---- texts ----------------------------------------------------------------------------------------------------------

_NOISE = (
    *" ,._-+:eEdfTZtz/0159\t",
    "\u0661",
    "\uff11",
    "\u0967",
    "\u00a0",
    "\u2212",
    "\U0001d7d9",
    "x",
    "Inf",
    "0x",
    "N",
)
_FLOATS = (
    *("3.4028234e38", "3.4028235e38", "3.4028235677973366e38", "340282356779733661637539395458142568447"),
    *("340282356779733661637539395458142568448", "1.7976931348623157e308", "1.7976931348623158e308"),
    *("1.7976931348623159e308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1.4e-45"),
    *("7.006492321624085e-46", "7.0064923216240853546186479164495e-46", "7.0064923216240853546186479164496e-46"),
    *("0e999", "0e1000", "1e999", "0.1", "16777217", "9007199254740993", "NaN", "-NaN", "Inf", "+Infinity", "-Inf"),
    *("inf", "nan", "Infinity", "1d", "1f", "0x1p3", "1.", ".5", ".", "-.", "1e", "1e+", "00.5e-0003"),
)
_TIMES = (
    "",
    " ",
    "T",
    " 10:00",
    "T10:00",
    "T10:00:00",
    " 23:59:59",
    "T24:00:00",
    "T23:59:60",
    "T10",
    "t10:00:00",
    "T99:99",
)
_OFFSETS = (
    "",
    "",
    "Z",
    "z",
    "+00:00",
    "-00:00",
    "+18:00",
    "-18:00",
    "+18:01",
    "+23:59",
    "+0200",
    "-08",
    "+2",
    " Z",
    " UTC",
)
_OTHERS = (
    *(
        "",
        "true",
        "false",
        "True",
        "FALSE",
        "t",
        "yes",
        "10:00",
        "T10:00",
        "2024",
        "2024-01",
        "2024-1-05",
        "19000",
        "garbage",
    ),
    *(
        "2024-01-05 garbage",
        "now",
        "today",
        "epoch",
        "null",
        "9" * 1000,
        "9" * 1001,
        "0" * 1500,
        "1" + "0" * 990 + "e-990",
    ),
)


def texts(random_numbers: random.Random) -> Iterator[str]:
    """Yield texts without end, first the borders, then random ones, about half of which some type accepts."""
    borders = [*_FLOATS, *_OTHERS]
    for bits in (7, 8, 15, 16, 31, 32, 63, 64):
        borders += [
            f"{sign}{zeros}{2**bits + more}" for more in (-1, 0, 1) for sign in ("", "-", "+") for zeros in ("", "00")
        ]
    borders += [
        f"{digits}e{e}"
        for digits in ("1", "-1.5", "0", "12345678")
        for e in (-400000000, -1000, -999, -2, 0, 2, 400000000)
    ]
    borders += [
        f"{digits}e{e}"
        for digits in ("1", "0")
        for e in (2**31 - 1, 2**31, -(2**31), -(2**31) + 1, 2**63, "0002", "+38")
    ]
    days = (
        "0000-12-31",
        "0001-01-01",
        "9999-12-31",
        "10000-01-01",
        "-0001-01-01",
        "1900-02-29",
        "2000-02-29",
        "2024-02-29",
    )
    borders += [
        f"{day}{time}{offset}" for day in (*days, "2023-02-29", "2024-02-30") for time in _TIMES for offset in _OFFSETS
    ]
    for second in (_FIRST // 10**6, _LAST // 10**6 + 1, 1704448800):
        borders += [str(second * 10**power + more) for power in (0, 3, 6, 9) for more in (-1, 0, 1, 100)]
    borders += [base64.b64encode(bytes(range(many))).decode() for many in range(5)] + ["YWJ=", "YWI", "_-8=", "A A="]
    random_numbers.shuffle(borders)
    yield from borders
    while True:
        text = random_numbers.choice((_number, _number, _moment, _moment, _octets))(random_numbers)
        yield text
        at = random_numbers.randrange(len(text) + 1)
        yield text[:at] + random_numbers.choice(_NOISE) + text[at + random_numbers.randrange(2) :]


def _number(pick: random.Random) -> str:
    if pick.random() < 0.4:
        return str(
            pick.choice((1, -1)) * (2 ** pick.choice((7, 8, 15, 16, 31, 32, 63, 64)) + pick.randrange(-300, 300))
        )
    digits = "".join(pick.choices("0123456789", k=pick.choice((1, 2, 3, 9, 17, 40))))
    at = pick.randrange(len(digits) + 1)
    fraction = "." + digits[at:] if pick.random() < 0.6 else digits[at:]
    exponent = f"e{pick.choice((pick.randrange(-9, 9), pick.randrange(-330, 320), pick.randrange(-60, 60)))}"
    return pick.choice(("", "", "-", "+")) + digits[:at] + fraction + (exponent if pick.random() < 0.4 else "")


def _moment(pick: random.Random) -> str:
    year = pick.choice((1, 999, 1582, 1900, 1970, 2000, 2024, 9999, pick.randrange(10_000)))
    day = f"{year:04}-{pick.randrange(1, 13):02}-{pick.randrange(1, 32):02}"
    if pick.random() < 0.3:
        return day
    time = f"{pick.choice('TT ')}{pick.randrange(24):02}:{pick.randrange(60):02}"
    if pick.random() < 0.2:
        return day + time
    fraction = f".{pick.randrange(10**6)}{'0' * pick.randrange(4)}" if pick.random() < 0.5 else ""
    return f"{day}{time}:{pick.randrange(61):02}{fraction}{pick.choice(_OFFSETS)}"


def _octets(pick: random.Random) -> str:
    return base64.b64encode(pick.randbytes(pick.randrange(7))).decode()
