"""Decoded columns: what a check with `decode` reads from a row, and the violations that prevent it."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from natsgrammar.aviso import spark as aviso
from natsgrammar.cloudevents import spark as cloudevents

from ..contract import Check
from ..contract.decode import Decode
from ..session.schema import key_step, named


def column(check: Check, value: Column, repeated: bool) -> Column:
    """STRUCT: everything that was read, violations included. `repeated`: whether headers have lists of values."""
    wanted = _wanted(check)
    if wanted.schema is not None:
        return aviso.identifier(value, wanted.schema, safe=wanted.safe)
    assert wanted.data is not None
    return cloudevents.event(value, named(wanted.data), wanted.options, repeated=repeated)


def is_refused(check: Check) -> Column:
    """True if the decoded column of a row has violations."""
    return F.coalesce(F.size(F.col(_wanted(check).into)["violations"]) > 0, F.lit(False))


def valid(check: Check) -> Column:
    """What valid rows receive: the event without its violations, or the identifier."""
    into = _wanted(check).into
    found = F.col(into)
    return (found.dropFields("violations") if _wanted(check).schema is None else found["identifier"]).alias(into)


def violations(number: int, check: Check, value: Column) -> Column:
    """ARRAY: the violations of the column decoded from `value`, each in the form of quarantined rows."""
    wanted = _wanted(check)

    def violation(it: Column) -> Column:
        position = it["position"]
        if wanted.schema is not None:
            field = it["field"]
            place = F.lit(check.column)
            requirement = F.lit(None)
            named = F.when(field.isNull(), it["cause"]).otherwise(
                F.concat(F.lit("`"), field, F.lit("`: "), it["cause"])
            )
            expected, text = it["expected"], value
            found = F.coalesce(F.substring(F.make_valid_utf8(text), position + 1, F.lit(1)), F.lit(""))
        else:
            of_header = F.concat(F.lit(check.column), key_step(it["name"]))
            place = F.when(it["part"] == "header", of_header).otherwise(F.lit(wanted.data))
            part = F.when(it["name"] == "", it["part"]).otherwise(
                F.concat(it["part"], F.lit(" `"), it["name"], F.lit("`"))
            )
            requirement = it["requirement"]
            colon = F.when(it["cause"].startswith("is "), " ").otherwise(": ")  # as in `Problem.__str__`
            named = F.concat(it["requirement"], F.lit(": "), part, colon, it["cause"])
            text, found, expected = it["text"], it["found"], it["expected"]
        return F.struct(
            F.lit(number).alias("check"),
            place.alias("column"),
            F.lit(check.address).alias("address"),
            requirement.alias("requirement"),
            position.alias("position"),
            F.make_valid_utf8(found).alias("found"),
            expected.alias("expected"),
            named.alias("message"),
            F.lit(None).cast("string").alias("suggestion"),
            F.make_valid_utf8(text).alias("value"),
        )

    return F.transform(F.col(wanted.into)["violations"], violation)


def _wanted(check: Check) -> Decode:
    assert check.decode is not None
    return check.decode
