"""From messages to events."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let
from .._attributes import CORE
from .._event import PARAMETER
from .._mode import BATCH, NO_BATCH
from .._options import DEFAULT, Options
from .._wire import WHITE
from ._outcome import held, outcome, reading, unread
from ._structured import structured
from ._texts import PROBLEMS, accepts, check, constant, explained, missing, no_check, none
from ._time import timestamp
from ._wire import decoded

EVENT = (
    "struct<mode:string,specversion:string,id:string,source:string,type:string,datacontenttype:string,"
    "dataschema:string,subject:string,time:timestamp,time_text:string,extensions:map<string,string>,"
    f"extension_types:map<string,string>,data:binary,data_kind:string,violations:{PROBLEMS}>"
)


def event(headers: Column | str, data: Column | str, options: Options = DEFAULT, *, repeated: bool = True) -> Column:
    """STRUCT `EVENT`: the event of a message, whichever mode it is in, and everything that is wrong with it.

    headers  MAP<STRING, ARRAY<STRING>>; with `repeated=False` MAP<STRING, STRING>. NULL: there are none. Of the other
             type, Spark says that it cannot be cast, or that types differ
    data     BINARY: the payload. NULL: it is empty

    mode             binary or structured
    time, time_text  the moment, cut to microseconds, and the attribute as it came, with every digit. The moment is NULL
                     where TIMESTAMP cannot hold it: for a leap second, and outside of the years 1 to 9999
    extensions       their canonical texts by name; `extension_types` has the types of those that are no Strings, which
                     only JSON and the options tell
    data, data_kind  the data as bytes, and what they are: `bytes`, a `json` text, or `text` in UTF-8; NULL: no data
    violations       ARRAY<STRUCT<requirement, part, name, cause, position, text>>, as the Problems of Python
    """
    given = _column(headers)
    if repeated:  # so that Spark's error names the type that it wants; the other way round, a cast would make texts
        given = given.cast(_headers_type(repeated))
    given = F.coalesce(given, F.map_from_arrays(F.array(), F.array()).cast(_headers_type(repeated)))
    payload = F.coalesce(_column(data).cast("binary"), F.lit(b""))
    return _let(_pairs(given, repeated), lambda pairs: _let(payload, lambda it: _event(pairs, it, options)))


def _event(pairs: Column, data: Column, options: Options) -> Column:
    if not options.server_has_headers:
        return _whole(F.lit("structured"), structured(data, none(), options), data, options)
    types = F.filter(pairs, lambda pair: F.lower(pair["header"]) == "content-type")

    def by_mode(first: Column) -> Column:
        unclear = check("N5b", "header", F.get(types, 1)["header"], "comes twice, so the content mode is not clear")
        before = F.when(first.isNotNull() & (F.size(types) > 1), F.array(unclear)).otherwise(none())
        is_binary = first.isNull()
        if options.structured_without_content_type:
            is_binary = is_binary & ~((F.size(pairs) == 0) & data.cast("string").rlike(r"\A[ \t\r\n]*+\{"))
        problem = F.when(first.isNotNull(), _format_problem(first["header"], first["value"]))
        by_format = F.when(problem.isNull(), structured(data, before, options)).otherwise(unread(before, problem))
        mode = F.when(is_binary, "binary").otherwise("structured")
        return _whole(mode, F.when(is_binary, _binary(pairs, data, options)).otherwise(by_format), data, options)

    return _let(F.get(F.filter(types, lambda pair: _is_structured(pair["value"], options)), 0), by_mode)


def _is_structured(content_type: Column, options: Options) -> Column:
    found = accepts(content_type, "structured-content-type")
    if options.content_type_match == "prefix":
        return found
    return found & ~F.substring(content_type, 24, 1).rlike("[0-9A-Za-z]")


def _format_problem(header: Column, value: Column) -> Column:
    """STRUCT: the check of a structured message that is not in the JSON event format; NULL if it is."""
    batch = F.lower(value).startswith(BATCH)
    refused = check("N6", "header", header, text=value, rule="json-event-format")
    charset = charset_of(value)
    cause = F.concat(F.lit("the charset is `"), charset, F.lit("`: expected `utf-8`"))
    other = F.when(~charset.isin("utf-8", "utf8", "us-ascii"), check("N6", "header", header, cause))
    in_json = accepts(value, "json-event-format")
    return F.when(batch, check("N1", "header", header, NO_BATCH)).when(~in_json, refused).otherwise(other)


def charset_of(media_type: Column) -> Column:
    """STRING: the charset that a media type declares, in lower case; UTF-8 where it declares none."""
    last = rf'\A[^;]*+(?:{PARAMETER.pattern})* *; *(?i:charset)=("(?:[^"\\]|\\.)*"|[^;" ]*)'
    charset = F.regexp_extract(media_type, last, 3)
    inside = F.substring(charset, F.lit(2), F.char_length(charset) - 2)
    plain = F.when(charset.startswith('"'), F.regexp_replace(inside, r"\\(.)", "$1")).otherwise(charset)
    return F.when(media_type.rlike(last), F.lower(plain)).otherwise("utf-8")


def _whole(mode: Column, read: Column, data: Column, options: Options) -> Column:
    """STRUCT `EVENT`: all of what was read, or what is wrong with it."""

    def complete(reading: Column) -> Column:
        good = F.size(reading["problems"]) == 0
        texts = {name: F.when(good, F.try_element_at(reading["attributes"], F.lit(name))) for name in CORE}
        extensions = F.map_filter(reading["attributes"], lambda name, _: ~name.isin(*CORE))
        told = explained(reading["problems"], options, data.cast("string"))
        return F.struct(
            mode.alias("mode"),
            *(text.alias(name) for name, text in texts.items() if name != "time"),
            _let(texts["time"], timestamp).alias("time"),
            texts["time"].alias("time_text"),
            F.when(good, extensions).alias("extensions"),
            F.when(good, reading["types"]).alias("extension_types"),
            F.when(good, reading["data"]).alias("data"),
            F.when(good, reading["kind"]).alias("data_kind"),
            F.when(good, F.array().cast(PROBLEMS)).otherwise(told).alias("violations"),
        )

    return _let(_let(read, lambda reading: held(reading, options)), complete)


# ---- binary mode ----------------------------------------------------------------------------------------------------


def _binary(pairs: Column, data: Column, options: Options) -> Column:
    """STRUCT as of `reading`."""

    def carrier(pair: Column) -> Column:
        valid = accepts(pair["header"], "header-name")
        name = F.lower(F.substr(pair["header"], F.lit(4)))
        return F.struct(*(pair[it].alias(it) for it in ("header", "value")), name.alias("name"), valid.alias("valid"))

    carried = F.transform(F.filter(pairs, lambda pair: F.lower(F.substring(pair["header"], 1, 3)) == "ce-"), carrier)
    if options.unknown_ce_headers == "ignore":
        carried = F.filter(carried, lambda it: it["valid"])

    def read(entries: Column, names: Column) -> Column:
        outcomes = F.transform(entries, lambda entry, index: _header(entries, names, entry, index, options))
        has_data = F.octet_length(data) > 0
        return reading(outcomes, missing(names, "header", "ce-"), F.when(has_data, data), F.when(has_data, "bytes"))

    def named(entries: Column) -> Column:
        names = F.transform(entries, lambda it: F.when(it["valid"], it["name"]))
        return _let(names, lambda names: read(entries, names))

    return _let(carried, named)


def _header(entries: Column, names: Column, entry: Column, index: Column, options: Options) -> Column:
    """STRUCT as of `outcome`: what became of a header."""
    header, value, name = entry["header"], entry["value"], entry["name"]
    unknown = check(F.when(name == "data", "C3").otherwise("N10"), "header", header, text=header, rule="header-name")
    first = F.array_position(names, name)
    other = F.get(entries, first.cast("int") - 1)["header"]
    same = F.concat(F.lit("carries the same attribute as `"), other, F.lit("`"))
    again = check("N8", "header", header, F.when(other == header, "comes twice").otherwise(same))
    text = F.when(entry["valid"] & (first == index + 1), decoded(value, options))
    # The values of one header stand together, and what is wrong with it is told once.
    back = F.when(entry["valid"] & (other == header), 2).otherwise(1)
    told = F.coalesce(F.get(entries, index - back)["header"] == header, F.lit(False))
    kind = F.lit("String")
    if options.extension_types:
        kind = F.coalesce(F.try_element_at(constant({**options.extension_types}), name), kind)

    def judged(text: Column) -> Column:
        problem = (
            F.when((~entry["valid"] | (first != index + 1)) & told, no_check())
            .when(~entry["valid"], unknown)
            .when(first != index + 1, again)
            .when(value.isNull(), check("N13", "header", header, "is null"))
            .when(text.isNull(), check(None, "header", header, text=value, rule="header-value"))
        )
        canonical = F.when((kind == "Integer") & (text == "-0"), "0").otherwise(text)
        return outcome(header, name, kind, canonical, F.lit("header"), problem, F.lit(None).cast("string"))

    return _let(text, judged)


# ---- what is given --------------------------------------------------------------------------------------------------


def _column(col: Column | str) -> Column:
    return F.col(col) if isinstance(col, str) else col


def _headers_type(repeated: bool) -> str:
    return "map<string,array<string>>" if repeated else "map<string,string>"


def _pairs(headers: Column, repeated: bool) -> Column:
    """ARRAY<STRUCT<header, value>>: each header with each of its values."""

    def pair(header: Column, value: Column) -> Column:
        return F.struct(header.alias("header"), F.btrim(value, F.lit(WHITE)).alias("value"))

    def values(entry: Column) -> Column:
        listed = entry["value"] if repeated else F.array(entry["value"])
        alone = F.array(F.lit(None).cast("string"))
        return F.transform(F.coalesce(listed, alone), lambda value: pair(entry["key"], value))

    return F.flatten(F.transform(F.map_entries(headers), values))
