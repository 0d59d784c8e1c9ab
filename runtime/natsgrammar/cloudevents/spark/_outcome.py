"""What a message was read to: attributes on their way, and what they turn out to be."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let
from .._options import Options
from ._texts import CHECK, no_check, none, refusal

_OUTCOME = f"struct<shown:string,name:string,kind:string,text:string,part:string,problem:{CHECK},halves:string>"


def outcome(
    shown: Column, name: Column, kind: Column, text: Column, part: Column, problem: Column, halves: Column
) -> Column:
    """STRUCT: an attribute on its way; its text is still to be held against its type, unless there is a problem.

    halves  the text as a JSON string, if that holds half of a surrogate pair
    """
    given = {"shown": shown, "name": name, "kind": kind, "text": text, "part": part, "problem": problem}
    given |= {"halves": halves}
    return F.struct(*(column.alias(it) for it, column in given.items()))


def reading(
    outcomes: Column,
    absent: Column,
    data: Column,
    kind: Column,
    before: Column | None = None,
    after: Column | None = None,
) -> Column:
    """STRUCT: what was read of a message: attributes, what is missing, data, and problems before and after these."""
    return F.struct(
        outcomes.alias("outcomes"),
        absent.alias("absent"),
        data.cast("binary").alias("data"),
        kind.cast("string").alias("kind"),
        (none() if before is None else before).alias("before"),
        (no_check() if after is None else after).alias("after"),
    )


def unread(before: Column, problem: Column) -> Column:
    """STRUCT as of `reading`: of a message that cannot be read at all."""
    return reading(F.array().cast(f"array<{_OUTCOME}>"), none(), F.lit(None), F.lit(None), before, problem)


def held(reading: Column, options: Options) -> Column:
    """STRUCT<attributes, types, data, kind, problems>: each attribute held against its type."""

    def judged(it: Column) -> Column:
        refused = refusal(it["part"], it["shown"], it["name"], it["kind"], it["text"], options, it["halves"])
        return it.withField("problem", F.coalesce(it["problem"], F.when(it["text"].isNotNull(), refused)))

    def complete(outcomes: Column) -> Column:
        problems = F.concat(
            reading["before"],
            F.transform(outcomes, lambda it: it["problem"]),
            reading["absent"],
            F.array(reading["after"]),
        )
        read = F.filter(outcomes, lambda it: it["problem"].isNull() & it["text"].isNotNull())
        typed = F.filter(read, lambda it: it["kind"] != "String")
        attributes = F.transform(read, lambda it: F.struct(it["name"], it["text"]))
        types = F.transform(typed, lambda it: F.struct(it["name"], it["kind"]))
        return F.struct(
            F.map_from_entries(attributes).alias("attributes"),
            F.map_from_entries(types).alias("types"),
            reading["data"],
            reading["kind"],
            F.array_compact(problems).alias("problems"),
        )

    return _let(F.transform(reading["outcomes"], judged), complete)
