"""From messages to events."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let, _readable, decode
from .._types import CORE, EDITION
from ._json import is_object, is_proper, is_whole, members, place, string
from ._texts import CHECK, PROBLEMS, accepts, check, constant, explained, missing, no_check, none, refusal

EVENT = (
    "struct<mode:string,specversion:string,id:string,source:string,type:string,datacontenttype:string,"
    "dataschema:string,subject:string,time:timestamp,time_text:string,extensions:map<string,string>,"
    f"extension_types:map<string,string>,data:binary,data_kind:string,violations:{PROBLEMS}>"
)
_OUTCOME = f"struct<shown:string,name:string,kind:string,text:string,part:string,problem:{CHECK}>"


def event(headers: Column | str, data: Column | str, *, repeated: bool = True) -> Column:
    """STRUCT `EVENT`: the event of a message, whichever mode it is in, and everything that is wrong with it.

    headers  MAP<STRING, ARRAY<STRING>>; with `repeated=False` MAP<STRING, STRING>. NULL: there are none
    data     BINARY: the payload. NULL: it is empty

    mode             binary or structured
    time, time_text  the moment, cut to microseconds, and the attribute as it came. The moment is NULL where TIMESTAMP
                     cannot hold it: for a leap second, and outside of the years 1 to 9999
    extensions       their canonical texts by name; `extension_types` has the types of those that are no Strings, which
                     only JSON tells
    data, data_kind  the data as bytes, and what they are: `bytes`, a `json` text, or `text` in UTF-8; NULL: no data
    violations       ARRAY<STRUCT<requirement, part, name, cause, position, text>>, as the Problems of Python
    """
    given = F.coalesce(_column(headers), F.map_from_arrays(F.array(), F.array()).cast(_headers_type(repeated)))
    payload = F.coalesce(_column(data).cast("binary"), F.lit(b""))
    return _let(_pairs(given, repeated), lambda pairs: _let(payload, lambda it: _event(pairs, it)))


def timestamp(text: Column | str) -> Column:
    """TIMESTAMP: the moment that a valid Timestamp names, cut to microseconds; NULL where there is no such value."""
    upper = F.upper(_column(text))
    ends = F.when(upper.endswith("Z"), 1).otherwise(6)
    moment, offset = F.substr(upper, F.lit(1), F.char_length(upper) - ends), F.right(upper, ends)
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


def _event(pairs: Column, data: Column) -> Column:
    types = F.filter(pairs, lambda pair: F.lower(pair["header"]) == "content-type")

    def by_types(types: Column) -> Column:
        structured = F.filter(types, lambda pair: accepts(pair["value"], "structured-content-type"))
        return _let(F.get(structured, 0), lambda first: by_mode(types, first))

    def by_mode(types: Column, first: Column) -> Column:
        mode = F.when(first.isNull(), "binary").otherwise("structured")
        unclear = check("N5b", "header", F.get(types, 1)["header"], "comes twice, so the content mode is not clear")
        before = F.when(F.size(types) > 1, F.array(unclear)).otherwise(none())
        problem = _format_problem(first["header"], first["value"])
        structured = _let(
            problem, lambda it: F.when(it.isNull(), _structured(data, before)).otherwise(_unread(before, it))
        )
        read = F.when(first.isNull(), _binary(pairs, data)).otherwise(structured)
        return _let(_let(read, _held), lambda reading: _whole(mode, reading))

    return _let(types, by_types)


def _format_problem(header: Column, value: Column) -> Column:
    """STRUCT: the check of a structured message that is not in the JSON event format; NULL if it is."""
    batch = F.lower(value).startswith("application/cloudevents-batch")
    refused = check(F.when(batch, "N1").otherwise("N6"), "header", header, text=value, rule="json-event-format")

    def strange(charset: Column) -> Column:
        cause = F.concat(F.lit("the charset is `"), charset, F.lit("`: expected `utf-8`"))
        other = F.when(~charset.isin("utf-8", "utf8", "us-ascii"), check("N6", "header", header, cause))
        return F.when(~accepts(value, "json-event-format"), refused).otherwise(other)

    return _let(charset_of(value), strange)


def charset_of(media_type: Column) -> Column:
    """STRING: the charset that a media type declares, in lower case; UTF-8 where it declares none."""
    told = F.regexp_extract_all(media_type, F.lit(r'(?i) *; *charset=("(?:[^"\\]|\\.)*"|[^;" ]*)'), F.lit(1))

    def plain(charset: Column) -> Column:
        inside = F.substring(charset, F.lit(2), F.char_length(charset) - 2)
        quoted = F.regexp_replace(inside, r"\\(.)", "$1")
        return F.lower(F.when(charset.startswith('"'), quoted).otherwise(charset))

    return F.coalesce(_let(F.try_element_at(told, F.lit(-1)), plain), F.lit("utf-8"))


def _reading(
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


def _unread(before: Column, problem: Column) -> Column:
    """STRUCT as of `_reading`: of a message that cannot be read at all."""
    return _reading(F.array().cast(f"array<{_OUTCOME}>"), none(), F.lit(None), F.lit(None), before, problem)


def _held(reading: Column) -> Column:
    """STRUCT<attributes, types, data, kind, problems>: each attribute held against its type."""

    def held(it: Column) -> Column:
        refused = F.when(it["text"].isNotNull(), refusal(it["part"], it["shown"], it["name"], it["kind"], it["text"]))
        return it.withField("problem", F.coalesce(it["problem"], refused))

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

    return _let(F.transform(reading["outcomes"], held), complete)


def _whole(mode: Column, reading: Column) -> Column:
    """STRUCT `EVENT`: all of the reading, or what is wrong with it."""
    good = F.size(reading["problems"]) == 0
    texts = {name: F.when(good, F.try_element_at(reading["attributes"], F.lit(name))) for name in CORE}
    extensions = F.map_filter(reading["attributes"], lambda name, _: ~name.isin(*CORE))
    violations = F.when(good, F.array().cast(PROBLEMS)).otherwise(explained(reading["problems"]))
    return F.struct(
        mode.alias("mode"),
        *(text.alias(name) for name, text in texts.items() if name != "time"),
        _let(texts["time"], timestamp).alias("time"),
        texts["time"].alias("time_text"),
        F.when(good, extensions).alias("extensions"),
        F.when(good, reading["types"]).alias("extension_types"),
        F.when(good, reading["data"]).alias("data"),
        F.when(good, reading["kind"]).alias("data_kind"),
        violations.alias("violations"),
    )


# ---- binary mode ----------------------------------------------------------------------------------------------------


def _binary(pairs: Column, data: Column) -> Column:
    def carrier(pair: Column) -> Column:
        valid = accepts(pair["header"], "header-name")
        name = F.lower(F.substr(pair["header"], F.lit(4)))
        return F.struct(*(pair[it].alias(it) for it in ("header", "value")), name.alias("name"), valid.alias("valid"))

    carried = F.filter(pairs, lambda pair: F.lower(F.substring(pair["header"], 1, 3)) == "ce-")

    def read(entries: Column, names: Column) -> Column:
        outcomes = F.transform(entries, lambda entry, index: _header(entries, names, entry, index))
        has_data = F.octet_length(data) > 0
        return _reading(outcomes, missing(names, "header", "ce-"), F.when(has_data, data), F.when(has_data, "bytes"))

    def named(entries: Column) -> Column:
        names = F.transform(entries, lambda it: F.when(it["valid"], it["name"]))
        return _let(names, lambda names: read(entries, names))

    return _let(F.transform(carried, carrier), named)


def _header(entries: Column, names: Column, entry: Column, index: Column) -> Column:
    """STRUCT as of `_outcome`: what became of a header."""
    header, value, name = entry["header"], entry["value"], entry["name"]
    unknown = check(F.when(name == "data", "C3").otherwise("N10"), "header", header, text=header, rule="header-name")
    first = F.array_position(names, name)
    other = F.get(entries, first.cast("int") - 1)["header"]
    same = F.concat(F.lit("carries the same attribute as `"), other, F.lit("`"))
    again = check("N8", "header", header, F.when(other == header, "comes twice").otherwise(same))
    text = F.when(entry["valid"] & (first == index + 1), decode(value, f"{EDITION}:header-value"))

    def judged(text: Column) -> Column:
        problem = (
            F.when(~entry["valid"], unknown)
            .when(first != index + 1, again)
            .when(value.isNull(), check("N13", "header", header, "is null"))
            .when(text.isNull(), check(None, "header", header, text=value, rule="header-value"))
        )
        return _outcome(header, name, F.lit("String"), text, F.lit("header"), problem)

    return _let(text, judged)


def _outcome(shown: Column, name: Column, kind: Column, text: Column, part: Column, problem: Column) -> Column:
    """STRUCT: an attribute on its way; its text is still to be held against its type, unless there is a problem."""
    given = {"shown": shown, "name": name, "kind": kind, "text": text, "part": part, "problem": problem}
    return F.struct(*(column.alias(it) for it, column in given.items()))


# ---- structured mode ------------------------------------------------------------------------------------------------


def _structured(data: Column, before: Column) -> Column:
    """STRUCT as of `_reading`."""

    def wrong(cause: Column | str, position: Column | None = None, text: Column | None = None) -> Column:
        return _unread(before, check("J13", "payload", "", cause, position, text))

    def by_members(text: Column, found: Column) -> Column:
        fine = found.isNotNull() & F.forall(found, lambda member: is_proper(member["raw"]))
        return F.when(fine, _object(text, found, before)).otherwise(wrong("no JSON object", text=text))

    def by_text(text: Column) -> Column:
        cut = F.octet_length(_readable(text))
        byte = F.concat(F.lit("byte "), cut.cast("string"), F.lit(" is no UTF-8"))
        found = F.when(is_object(text), members(text))
        return F.when(~F.is_valid_utf8(text), wrong(byte, cut)).otherwise(_let(found, lambda it: by_members(text, it)))

    return _let(data.cast("string"), by_text)


def _object(text: Column, found: Column, before: Column) -> Column:
    """STRUCT as of `_reading`: the attributes and the data of a JSON object."""

    def media_type(outcomes: Column) -> Column:
        """The `datacontenttype`, if it is one."""
        named = F.filter(outcomes, lambda it: (it["name"] == "datacontenttype") & it["problem"].isNull())
        return _let(F.get(named, 0)["text"], lambda it: F.when(accepts(it, "media-type"), it))

    def read(kept: Column, outcomes: Column) -> Column:
        again = F.filter(kept, lambda it: it["first"] != it["at"])
        twice = F.transform(
            again, lambda it: check("J13", "member", it["name"], "comes twice", place(found, it["at"]), text)
        )
        set_ = F.filter(found, lambda member: member["raw"] != "null")
        absent = missing(F.transform(set_, lambda member: member["name"]), "member")
        carried = _let(media_type(outcomes), lambda it: _data(text, found, kept, it))
        problems = F.concat(before, twice)
        return _let(carried, lambda it: _reading(outcomes, absent, it["data"], it["kind"], problems, it["problem"]))

    def by_members(kept: Column) -> Column:
        return _let(F.transform(kept, lambda it: _member(text, found, it)), lambda outcomes: read(kept, outcomes))

    return _let(_kept(found), by_members)


def _kept(found: Column) -> Column:
    """ARRAY<STRUCT<name, raw, first, at>>: the members by name, of those that are repeated the last one."""
    names = F.transform(found, lambda member: member["name"])

    def member(name: Column) -> Column:
        first = F.array_position(names, name).cast("int") - 1
        at = F.size(found) - F.array_position(F.reverse(names), name).cast("int")
        raw = _let(at, lambda at: F.struct(F.get(found, at)["raw"].alias("raw"), at.alias("at")))
        return _let(raw, lambda it: F.struct(name.alias("name"), it["raw"], first.alias("first"), it["at"]))

    return F.transform(F.array_distinct(names), member)


def _member(text: Column, found: Column, member: Column) -> Column:
    """STRUCT as of `_outcome`: what became of a member."""
    name, raw, part = member["name"], member["raw"], F.lit("member")
    start = F.substring(raw, 1, 1)
    found_kind = F.when(start == '"', "String").when(start.isin("t", "f"), "Boolean").otherwise("Integer")
    value = F.when(start == '"', string(raw)).when(raw == "-0", "0").otherwise(raw)
    skipped = name.isin("data", "data_base64") | (raw == "null")
    is_nested = start.isin("{", "[")

    def problem(kind: Column, fixed: Column) -> Column:
        nested = F.when(start == "{", "an object is no attribute value").otherwise("an array is no attribute value")
        other = F.concat(F.lit("is of type "), fixed, F.lit(", not "), kind)
        requirement = F.when(is_nested, "J14").otherwise("C5")
        cause = F.when(is_nested, nested).otherwise(other)
        bad_name = check("C2", part, name, text=name, rule="attribute-name")
        is_wrong = is_nested | (fixed.isNotNull() & (kind != "String"))
        return (
            F.when(skipped, no_check())
            .when(fixed.isNull() & ~accepts(name, "attribute-name"), bad_name)
            .when(is_wrong, check(requirement, part, name, cause, place(found, member["at"]), text))
        )

    fixed = F.try_element_at(constant({name: it.type for name, it in CORE.items()}), name)
    told = _let(
        found_kind, lambda kind: _let(fixed, lambda it: F.struct(kind.alias("kind"), problem(kind, it).alias("it")))
    )

    def outcome(told: Column) -> Column:
        read = F.when(~skipped & told["it"].isNull(), value)
        return _outcome(name, name, told["kind"], read, part, told["it"])

    return _let(told, outcome)


def _data(text: Column, found: Column, kept: Column, media_type: Column) -> Column:
    """STRUCT<data, kind, problem>: the data of a structured event."""

    def outcome(data: Column, kind: str | None, problem: Column) -> Column:
        return F.struct(
            data.cast("binary").alias("data"), F.lit(kind).cast("string").alias("kind"), problem.alias("problem")
        )

    def refused(requirement: Column, name: str, at: Column, cause: Column) -> Column:
        return outcome(F.lit(None), None, check(requirement, "member", name, cause, place(found, at), text))

    def decoded(data: Column, encoded: Column) -> Column:
        raw = encoded["raw"]
        alone = F.when(data.isNull(), "is no JSON string").otherwise("comes together with `data`")
        requirement = F.when(data.isNull(), "J6").otherwise("J5")
        broken = check("J6", "member", "data_base64", text=string(raw), rule="binary")
        return (
            F.when(data.isNotNull() | ~raw.startswith('"'), refused(requirement, "data_base64", encoded["at"], alone))
            .when(~accepts(string(raw), "binary"), outcome(F.lit(None), None, broken))
            .otherwise(outcome(F.unbase64(string(raw)), "bytes", no_check()))
        )

    def plain(data: Column) -> Column:
        raw = data["raw"]
        is_text = raw.startswith('"')
        other = F.concat(F.lit("is no JSON string, as `"), media_type, F.lit("` asks for"))
        cause = F.when(is_text, "holds half of a surrogate pair").otherwise(other)
        return (
            F.when(media_type.isNull() | accepts(media_type, "json-media-type"), outcome(raw, "json", no_check()))
            .when(is_text & is_whole(raw), outcome(string(raw), "text", no_check()))
            .otherwise(refused(F.lit("J9"), "data", data["at"], cause))
        )

    def chosen(data: Column, encoded: Column) -> Column:
        return (
            F.when(encoded["raw"] != "null", decoded(data, encoded))
            .when(data.isNotNull(), plain(data))
            .otherwise(outcome(F.lit(None), None, no_check()))
        )

    def named(name: str) -> Column:
        return F.get(F.filter(kept, lambda member: member["name"] == name), 0)

    return _let(named("data"), lambda data: _let(named("data_base64"), lambda it: chosen(data, it)))


# ---- what is given --------------------------------------------------------------------------------------------------


def _column(col: Column | str) -> Column:
    return F.col(col) if isinstance(col, str) else col


def _headers_type(repeated: bool) -> str:
    return "map<string,array<string>>" if repeated else "map<string,string>"


def _pairs(headers: Column, repeated: bool) -> Column:
    """ARRAY<STRUCT<header, value>>: each header with each of its values."""

    def pair(header: Column, value: Column) -> Column:
        return F.struct(header.alias("header"), value.alias("value"))

    def values(entry: Column) -> Column:
        listed = entry["value"] if repeated else F.array(entry["value"])
        alone = F.array(F.lit(None).cast("string"))
        return F.transform(F.coalesce(listed, alone), lambda value: pair(entry["key"], value))

    return F.flatten(F.transform(F.map_entries(headers), values))
