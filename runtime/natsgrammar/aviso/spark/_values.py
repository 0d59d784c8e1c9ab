"""The values of fields as columns: what the text of a subject is, and the text of what an identifier has."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from .._fields import COMPACT, Field
from ._doubles import plain

TYPES = {"DateHandler": "date", "IntHandler": "bigint", "FloatHandler": "double"}  # of values; all others are texts

_WHOLE = ("bigint", "int", "smallint", "tinyint")
_TAKEN = {"DateHandler": ("date",), "IntHandler": _WHOLE, "FloatHandler": ("double", *_WHOLE)}
_DAY = r"\A([0-9]{4})-([0-9]{2})-([0-9]{2})\z"


def as_value(text: Column, field: Field) -> Column:
    """What the text of a field is, in the type of its handler."""
    if field.handler == "DateHandler":
        return F.regexp_replace(text, r"\A(\d{4})-?(\d\d)-?(\d\d)\z", "$1-$2-$3").try_cast("date")
    return text.try_cast(TYPES[field.handler]) if field.handler in TYPES else text


def as_text(value: Column, field: Field) -> Column:
    """STRING: the value as Aviso stores it; a string is that already."""
    text = value.cast("string")
    if field.handler == "DateHandler" and field.canonical_format == COMPACT:
        text = F.when(F.typeof(value) == "date", F.regexp_replace(text, _DAY, "$1$2$3")).otherwise(text)
    elif field.handler == "FloatHandler":
        number = value.cast("double")
        infinite = F.when(F.isnan(number), "nan").otherwise(F.when(number > 0, "inf").otherwise("-inf"))
        spelled = F.when(value.isNotNull(), F.coalesce(plain(number), infinite))
        text = F.when(F.typeof(value) == "double", spelled).otherwise(text)
    return F.coalesce(text, _typed(value, field).cast("string"))


def _typed(value: Column, field: Field) -> Column:
    """NULL; but Spark's analysis fails, in our words, where the type of the value is none that the handler takes.

    An expression has no words of its own for that. But this function asks what part of a date to extract while Spark
    analyses, and names what it does not know.
    """
    taken = (*_TAKEN.get(field.handler, ()), "string")
    listed = " or ".join(dict.fromkeys((taken[0].upper(), "STRING")))
    told = F.concat(
        F.lit(f"{field.name} from a "),
        F.upper(F.typeof(value)),
        F.lit(f": {field.handler} takes {listed}, a STRING being the text as it is stored"),
    )
    is_taken = F.typeof(value).isin(*taken) | F.typeof(value).startswith("string collate ")
    return F.date_part(F.when(is_taken, "year").otherwise(told), F.lit(None).cast("date"))
