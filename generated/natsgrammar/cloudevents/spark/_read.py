"""From messages to events."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let, _readable, decode
from .._types import CORE, EDITION
from ._json import is_object, is_proper, is_whole, members, place, string
from ._texts import PROBLEMS, accepts, check, explained, missing, none, refusal

EVENT = (
    "struct<mode:string,specversion:string,id:string,source:string,type:string,datacontenttype:string,"
    "dataschema:string,subject:string,time:timestamp,time_text:string,extensions:map<string,string>,"
    f"extension_types:map<string,string>,data:binary,data_kind:string,violations:{PROBLEMS}>"
)
_TEXTS = "map<string,string>"
_CHARSET = r'(?i) *; *charset=("(?:[^"\\]|\\.)*"|[^;" ]*)'
_ABSENT = -1


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
    structured = F.filter(types, lambda pair: accepts(pair["value"], "structured-content-type"))
    return _let(types, lambda types: _let(structured, lambda found: _by_mode(pairs, data, types, found)))


def _by_mode(pairs: Column, data: Column, types: Column, structured: Column) -> Column:
    is_structured = F.size(structured) > 0
    unclear = check("N5b", "header", F.get(types, 1)["header"], "comes twice, so the content mode is not clear")
    twice = F.when(F.size(types) > 1, F.array(unclear)).otherwise(none())
    first = F.get(structured, 0)
    problem = _format_problem(first["header"], first["value"])

    def of_format(problem: Column) -> Column:
        unread = _reading(problems=F.concat(twice, F.array(problem)))
        return F.when(problem.isNotNull(), unread).otherwise(_structured(data, twice))

    read = F.when(is_structured, _let(problem, of_format)).otherwise(_binary(pairs, data))
    mode = F.when(is_structured, "structured").otherwise("binary")
    return _let(read, lambda reading: _whole(mode, reading))


def _format_problem(header: Column, value: Column) -> Column:
    """STRUCT: the check of a structured message that is not in the JSON event format; NULL if it is."""
    batch = F.lower(value).startswith("application/cloudevents-batch")
    refused = check(F.when(batch, "N1").otherwise("N6"), "header", header, text=value, rule="json-event-format")
    told = F.element_at(F.regexp_extract_all(value, F.lit(_CHARSET), F.lit(1)), -1)

    def strange(charset: Column) -> Column:
        cause = F.concat(F.lit("the charset is `"), charset, F.lit("`: expected `utf-8`"))
        return F.when(~charset.isin("utf-8", "utf8", "us-ascii"), check("N6", "header", header, cause))

    charset = _let(F.when(value.rlike(_CHARSET), F.lower(unquoted(told))), strange)
    return F.when(~accepts(value, "json-event-format"), refused).otherwise(charset)


def unquoted(parameter: Column) -> Column:
    """STRING: the value of a media type's parameter without its quotation marks."""
    inside = F.substring(parameter, F.lit(2), F.char_length(parameter) - 2)
    return F.when(parameter.startswith('"'), F.regexp_replace(inside, r"\\(.)", "$1")).otherwise(parameter)


def _whole(mode: Column, reading: Column) -> Column:
    """STRUCT `EVENT`: all of the reading, or what is wrong with it."""
    good = F.size(reading["problems"]) == 0
    texts = reading["texts"]

    def text(name: str) -> Column:
        return F.when(good, F.try_element_at(texts, F.lit(name)))

    is_extension = [name for name in CORE]
    fields = [text(name).alias(name) for name in CORE if name != "time"]
    extensions = F.map_filter(texts, lambda name, _: ~name.isin(is_extension))
    violations = F.when(good, F.array().cast(PROBLEMS)).otherwise(explained(reading["problems"]))
    order = ("specversion", "id", "source", "type", "datacontenttype", "dataschema", "subject")
    assert [*order, "time"] == list(CORE) and len(fields) == len(order)
    return F.struct(
        mode.alias("mode"),
        *fields,
        timestamp(text("time")).alias("time"),
        text("time").alias("time_text"),
        F.when(good, extensions).alias("extensions"),
        F.when(good, reading["types"]).alias("extension_types"),
        F.when(good, reading["data"]).alias("data"),
        F.when(good, reading["kind"]).alias("data_kind"),
        violations.alias("violations"),
    )


def _reading(
    texts: Column | None = None,
    types: Column | None = None,
    data: Column | None = None,
    kind: Column | None = None,
    problems: Column | None = None,
) -> Column:
    """STRUCT: what was read of a message so far."""
    no_texts = F.map_from_arrays(F.array(), F.array()).cast(_TEXTS)
    return F.struct(
        (no_texts if texts is None else texts).alias("texts"),
        (no_texts if types is None else types).alias("types"),
        (F.lit(None).cast("binary") if data is None else data).alias("data"),
        (F.lit(None).cast("string") if kind is None else kind).alias("kind"),
        (none() if problems is None else problems).alias("problems"),
    )


def _texts(outcomes: Column, field: str = "text") -> Column:
    """MAP: the attributes that were read, by name."""
    read = F.filter(outcomes, lambda it: it["problem"].isNull() & it[field].isNotNull())
    return F.map_from_entries(F.transform(read, lambda it: F.struct(it["name"].alias("key"), it[field].alias("value"))))


def _problems(outcomes: Column) -> Column:
    return F.array_compact(F.transform(outcomes, lambda it: it["problem"]))


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
    def read(text: Column) -> Column:
        return F.when(is_object(text), _let(members(text), lambda found: proper(text, found))).otherwise(
            nothing("no JSON object", _ABSENT, text)
        )

    def proper(text: Column, found: Column) -> Column:
        fine = F.forall(found, lambda member: is_proper(member["raw"]))
        return F.when(fine, _object(text, found, before)).otherwise(nothing("no JSON object", _ABSENT, text))

    def nothing(cause: Column | str, position: Column | int, text: Column | None = None) -> Column:
        at = None if isinstance(position, int) else position
        return _reading(problems=F.concat(before, F.array(check("J13", "payload", "", cause, at, text))))

    def readable(text: Column) -> Column:
        cut = F.octet_length(_readable(text))
        byte = F.concat(F.lit("byte "), cut.cast("string"), F.lit(" is no UTF-8"))
        return F.when(F.is_valid_utf8(text), read(text)).otherwise(nothing(byte, cut))

    return _let(data.cast("string"), readable)


def _object(text: Column, found: Column, before: Column) -> Column:
    names = F.transform(found, lambda member: member["name"])

    def read(names: Column, outcomes: Column) -> Column:
        present = F.transform(F.filter(found, lambda member: member["raw"] != "null"), lambda member: member["name"])
        texts = _texts(outcomes)

        def complete(texts: Column, carried: Column) -> Column:
            return _reading(
                texts,
                _texts(F.filter(outcomes, lambda it: it["type"].isNotNull()), "type"),
                carried["data"],
                carried["kind"],
                F.concat(
                    before,
                    _problems(outcomes),
                    missing(present, "member"),
                    F.array_compact(F.array(carried["problem"])),
                ),
            )

        return _let(
            texts,
            lambda texts: _let(
                _data(text, found, names, F.try_element_at(texts, F.lit("datacontenttype"))),
                lambda carried: complete(texts, carried),
            ),
        )

    def judged(names: Column) -> Column:
        outcomes = F.transform(found, lambda member, index: _member(text, found, names, member, index))
        return _let(outcomes, lambda outcomes: read(names, outcomes))

    return _let(names, judged)


def _member(text: Column, found: Column, names: Column, member: Column, index: Column) -> Column:
    """STRUCT<name, text, type, problem>: what became of a member; the type only where it is no String."""
    name, raw = member["name"], member["raw"]
    start = F.substring(raw, 1, 1)
    is_core = name.isin(*CORE)
    kind = F.when(start == '"', "String").when(start.isin("t", "f"), "Boolean").otherwise("Integer")
    value = F.when(start == '"', string(raw)).when(raw == "-0", "0").otherwise(raw)

    def wrong(requirement: str, cause: Column | str) -> Column:
        return check(requirement, "member", name, cause, place(found, index), text)

    nested = F.when(start == "{", "an object is no attribute value").otherwise("an array is no attribute value")
    fixed = F.lit(None).cast("string")
    for attribute, it in CORE.items():
        fixed = F.when(name == attribute, it.type).otherwise(fixed)
    other_type = F.concat(F.lit("is of type "), fixed, F.lit(", not "), kind)

    def typed(value: Column) -> Column:
        refused = refusal("member", name, name, kind, F.when(start.isin('"', "t", "f"), value).otherwise(raw))
        as_number = check("J14", "member", name, text=raw, rule="integer")
        return F.when(kind == "Integer", F.when(refused.isNotNull(), as_number)).otherwise(refused)

    def judged(value: Column) -> Column:
        skipped = name.isin("data", "data_base64") | (raw == "null")
        bad_name = check("C2", "member", name, text=name, rule="attribute-name")
        problem = (
            F.when(F.array_position(names, name) != index + 1, wrong("J13", "comes twice"))
            .when(skipped, F.lit(None))
            .when(~is_core & ~accepts(name, "attribute-name"), bad_name)
            .when(start.isin("{", "["), wrong("J14", nested))
            .when(is_core & (kind != "String"), wrong("C5", other_type))
            .otherwise(typed(value))
        )
        return F.struct(
            name.alias("name"),
            F.when(~skipped, value).alias("text"),
            F.when(~skipped & (kind != "String"), kind).alias("type"),
            problem.alias("problem"),
        )

    return _let(value, judged)


def _data(text: Column, found: Column, names: Column, media_type: Column) -> Column:
    """STRUCT<data, kind, problem>: the data of a structured event."""
    at, binary = (F.array_position(names, name).cast("int") - 1 for name in ("data", "data_base64"))

    def outcome(data: Column | None = None, kind: str | None = None, problem: Column | None = None) -> Column:
        absent = check("", "", "")
        return F.struct(
            (F.lit(None) if data is None else data).cast("binary").alias("data"),
            F.lit(kind).cast("string").alias("kind"),
            (F.when(F.lit(False), absent) if problem is None else problem).alias("problem"),
        )

    def wrong(requirement: str, name: str, index: Column, cause: Column | str) -> Column:
        return outcome(problem=check(requirement, "member", name, cause, place(found, index), text))

    def decoded(raw: Column, index: Column) -> Column:
        refused = check("J6", "member", "data_base64", text=string(raw), rule="binary")
        return (
            F.when(~raw.startswith('"'), wrong("J6", "data_base64", index, "is no JSON string"))
            .when(~accepts(string(raw), "binary"), outcome(problem=refused))
            .otherwise(outcome(F.unbase64(string(raw)), "bytes"))
        )

    def plain(raw: Column, index: Column) -> Column:
        other = F.concat(F.lit("is no JSON string, as `"), media_type, F.lit("` asks for"))
        return (
            F.when(media_type.isNull() | accepts(media_type, "json-media-type"), outcome(raw, "json"))
            .when(~raw.startswith('"'), wrong("J9", "data", index, other))
            .when(~is_whole(raw), wrong("J9", "data", index, "holds half of a surrogate pair"))
            .otherwise(outcome(string(raw), "text"))
        )

    def chosen(raw: Column, encoded: Column) -> Column:
        there = encoded.isNotNull() & (encoded != "null")
        return (
            F.when(there & raw.isNotNull(), wrong("J5", "data_base64", binary, "comes together with `data`"))
            .when(there, decoded(encoded, binary))
            .when(raw.isNotNull(), plain(raw, at))
            .otherwise(outcome())
        )

    return _let(F.get(found, at)["raw"], lambda raw: _let(F.get(found, binary)["raw"], lambda it: chosen(raw, it)))


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
