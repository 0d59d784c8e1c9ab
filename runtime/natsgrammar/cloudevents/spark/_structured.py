"""Structured mode: the attributes and the data of a payload."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let, _readable
from .._attributes import CORE
from .._options import Options
from ._json import halves, is_object, is_proper, is_whole, members, string
from ._outcome import outcome, reading, unread
from ._texts import PLACE, accepts, check, constant, missing, no_check


def structured(data: Column, before: Column, options: Options) -> Column:
    """STRUCT as of `reading`."""

    def wrong(cause: Column | str, position: Column | None = None) -> Column:
        return unread(before, check("J13", "payload", "", cause, position))

    def by_members(found: Column) -> Column:
        fine = found.isNotNull() & F.forall(found, lambda member: is_proper(member["raw"]))
        return F.when(fine, _object(found, before, options)).otherwise(wrong("no JSON object"))

    def by_text(text: Column) -> Column:
        cut = F.octet_length(_readable(text))
        byte = F.concat(F.lit("byte "), cut.cast("string"), F.lit(" is no UTF-8"))
        found = F.when(is_object(text), members(text))
        return F.when(~F.is_valid_utf8(text), wrong(byte, cut)).otherwise(_let(found, by_members))

    return _let(data.cast("string"), by_text)


def _object(found: Column, before: Column, options: Options) -> Column:
    """STRUCT as of `reading`: the attributes and the data of a JSON object."""

    def media_type(outcomes: Column) -> Column:
        """The `datacontenttype`, if it is one."""
        named = F.filter(outcomes, lambda it: (it["name"] == "datacontenttype") & it["problem"].isNull())
        return _let(F.get(named, 0)["text"], lambda it: F.when(accepts(it, "media-type"), it))

    def read(kept: Column, outcomes: Column) -> Column:
        again = F.filter(kept, lambda it: it["first"] != it["at"])
        twice = F.transform(again, lambda it: _misplaced("J13", it, "comes twice"))
        set_ = F.filter(found, lambda member: member["raw"] != "null")
        absent = missing(F.transform(set_, lambda member: member["name"]), "member")
        carried = _let(media_type(outcomes), lambda it: _data(kept, it, options))
        problems = F.concat(before, twice)
        return _let(carried, lambda it: reading(outcomes, absent, it["data"], it["kind"], problems, it["problem"]))

    def by_members(kept: Column) -> Column:
        outcomes = F.transform(kept, lambda it: _member(it, options))
        return _let(outcomes, lambda outcomes: read(kept, outcomes))

    return _let(_kept(found), by_members)


def _misplaced(requirement: Column | str, member: Column, cause: Column | str) -> Column:
    """STRUCT: a check that tells the place of the member's value."""
    return check(requirement, "member", member["name"], cause, member["at"], rule=PLACE)


def _kept(found: Column) -> Column:
    """ARRAY<STRUCT<first, at, name, halves, raw>>: the members by name, of those that are repeated the last one.

    Sorted by name, those of one name stand together; so no member need be looked for among all others.
    """
    numbered = F.transform(found, lambda it, at: F.struct(it["name"].alias("name"), at.alias("at")))

    def by_name(listed: Column) -> Column:
        def differs(it: Column, neighbour: Column) -> Column:
            return F.coalesce(it["name"] != F.get(listed, neighbour)["name"], F.lit(True))

        firsts = F.filter(listed, lambda it, index: differs(it, index - 1))
        lasts = F.filter(listed, lambda it, index: differs(it, index + 1))
        groups = F.zip_with(
            firsts, lasts, lambda first, last: F.struct(first["at"].alias("first"), last["at"].alias("at"))
        )
        return F.transform(F.sort_array(groups), member)

    def member(group: Column) -> Column:
        last = F.get(found, group["at"])
        return F.struct(group["first"], group["at"], *(last[it].alias(it) for it in ("name", "halves", "raw")))

    return _let(F.sort_array(numbered), by_name)


def _member(member: Column, options: Options) -> Column:
    """STRUCT as of `outcome`: what became of a member."""
    name, raw, part = member["name"], member["raw"], F.lit("member")
    start = F.substring(raw, 1, 1)
    found_kind = F.when(start == '"', "String").when(start.isin("t", "f"), "Boolean").otherwise("Integer")
    value = F.when(start == '"', string(raw)).when(raw == "-0", "0").otherwise(raw)
    skipped = name.isin("data", "data_base64") | (raw == "null")
    is_nested = start.isin("{", "[")

    def problem(kind: Column, fixed: Column) -> Column:
        nested = F.when(start == "{", "an object is no attribute value").otherwise("an array is no attribute value")
        is_other_number = (kind == "Integer") & ~accepts(raw, "integer")
        found = F.when(is_other_number, "a number").otherwise(kind)
        other = F.concat(F.lit("is of type "), fixed, F.lit(", not "), found)
        bad_name = check("C2", part, name, member["halves"], text=name, rule="attribute-name")
        in_json = F.when(fixed.isin("Boolean", "Integer"), fixed).otherwise("String")
        return (
            F.when(skipped, no_check())
            .when(fixed.isNull() & ~accepts(name, "attribute-name"), bad_name)
            .when(is_nested, _misplaced("J14", member, nested))
            .when(fixed.isNotNull() & (kind != in_json), _misplaced("C5", member, other))
        )

    def judged(kind: Column, fixed: Column) -> Column:
        type_ = F.when(name.isin(*CORE), "String").otherwise(F.coalesce(fixed, kind))
        return _let(
            problem(kind, fixed),
            lambda it: outcome(name, name, type_, F.when(~skipped & it.isNull(), value), part, it, halves(raw)),
        )

    fixed = F.try_element_at(constant({name: it.type for name, it in CORE.items()} | {**options.extension_types}), name)
    return judged(found_kind, fixed)


def _data(kept: Column, media_type: Column, options: Options) -> Column:
    """STRUCT<data, kind, problem>: the data of a structured event."""

    def carried(data: Column, kind: str | None, problem: Column) -> Column:
        return F.struct(
            data.cast("binary").alias("data"), F.lit(kind).cast("string").alias("kind"), problem.alias("problem")
        )

    def refused(requirement: Column | str, member: Column, cause: Column) -> Column:
        return carried(F.lit(None), None, _misplaced(requirement, member, cause))

    def decoded(data: Column, encoded: Column) -> Column:
        raw = encoded["raw"]
        alone = F.when(data.isNull(), "is no JSON string").otherwise("comes together with `data`")
        requirement = F.when(data.isNull(), "J6").otherwise("J5")
        broken = check("J6", "member", "data_base64", text=string(raw), rule="binary")
        return (
            F.when(data.isNotNull() | ~raw.startswith('"'), refused(requirement, encoded, alone))
            .when(~accepts(string(raw), "binary"), carried(F.lit(None), None, broken))
            .otherwise(carried(F.unbase64(string(raw)), "bytes", no_check()))
        )

    def plain(data: Column) -> Column:
        raw = data["raw"]
        is_text = raw.startswith('"')
        half = refused("J9", data, F.lit("holds half of a surrogate pair"))
        other = refused("J9", data, F.concat(F.lit("is no JSON string, as `"), media_type, F.lit("` asks for")))
        json = carried(raw, "json", no_check())
        return (
            F.when(media_type.isNull() | accepts(media_type, "json-media-type"), json)
            .when(is_text & is_whole(raw), carried(string(raw), "text", no_check()))
            .when(is_text, half)
            .otherwise(other if options.non_json_data == "refuse" else json)
        )

    def chosen(data: Column, encoded: Column) -> Column:
        return (
            F.when(encoded["raw"] != "null", decoded(data, encoded))
            .when(data.isNotNull(), plain(data))
            .otherwise(carried(F.lit(None), None, no_check()))
        )

    def named(name: str) -> Column:
        return F.get(F.filter(kept, lambda member: member["name"] == name), 0)

    return _let(named("data"), lambda data: _let(named("data_base64"), lambda it: chosen(data, it)))
