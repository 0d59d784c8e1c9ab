"""What is wrong with an identifier, as columns: the sentence, and its place on the wire."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let, _message

PROBLEM = "struct<field:string,position:int,cause:string>"
PROBLEMS = f"array<{PROBLEM}>"

_UNITS = r"(?s)%[0-7].|%[CDcd].%..|%[Ee].(?:%..){2}|%[Ff].(?:%..){3}|[^%]"  # what each character is on the wire


def problem(field: Column, text: Column, position: Column, expected: Column, noun: str) -> Column:
    """STRUCT: the problem of a field, or of the subject as a whole where the field is NULL. See `violation_at`."""

    def told(found: Column) -> Column:
        cause = _message(found, position, expected, F.lit(noun))
        return F.struct(field.alias("field"), position.cast("int").alias("position"), cause.alias("cause"))

    return _let(F.substring(F.make_valid_utf8(text), position + 1, F.lit(1)), told)


def placed(token: Column, position: Column) -> Column:
    """INT: where in a token the character of its value stands. See `wire_position`."""
    units = F.slice(F.regexp_extract_all(token, F.lit(_UNITS), F.lit(0)), F.lit(1), position)
    return F.char_length(F.array_join(units, ""))
