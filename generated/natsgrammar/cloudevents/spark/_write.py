"""From events to messages."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let, encode
from .._event import ASCII, LATIN, UTF8
from .._structured import MEDIA_TYPE
from .._types import CORE, EDITION
from .._wire import CONTENT_TYPE
from ._json import is_value, quoted
from ._read import charset_of
from ._texts import PROBLEMS, accepts, check, explained, missing, refusal

MESSAGE = f"struct<headers:map<string,string>,data:binary,violations:{PROBLEMS}>"
_TYPES = ("Boolean", "Integer", "String", "Binary", "URI", "URI-reference", "Timestamp")


def to_binary(event: Column | str) -> Column:
    """STRUCT `MESSAGE`: the event in binary mode, or what keeps it from being a message.

    The event is a struct as `event` gives it; `mode` and `violations` are not looked at, nor `time` if there is a
    `time_text`. Headers stand in the order of the core specification, then that of the extensions.
    """

    def written(event: Column, entries: Column) -> Column:
        implied = (event["data_kind"] == "json") & event["datacontenttype"].isNull() & event["data"].isNotNull()
        kind = F.struct(F.lit("ce-datacontenttype").alias("key"), F.lit("application/json").alias("value"))
        headers = F.transform(
            entries,
            lambda it: F.struct(
                F.concat(F.lit("ce-"), it["name"]).alias("key"),
                encode(it["text"], f"{EDITION}:header-value").alias("value"),
            ),
        )
        # C21: what the JSON event format implied
        listed = F.when(implied, F.array_append(headers, kind)).otherwise(headers)
        return _let(_payload(event), lambda it: _message(entries, F.map_from_entries(listed), it))

    return _let(_column(event), lambda it: _let(_entries(it), lambda entries: written(it, entries)))


def to_structured(event: Column | str) -> Column:
    """STRUCT `MESSAGE`: the event in structured mode, or what keeps it from being a message; see `to_binary`."""
    headers = F.create_map(F.lit(CONTENT_TYPE), F.lit(MEDIA_TYPE))

    def member(it: Column) -> Column:
        value = F.when(it["kind"].isin("Boolean", "Integer"), it["text"]).otherwise(quoted(it["text"]))
        return F.concat(F.lit('"'), it["name"], F.lit('":'), value)

    def written(entries: Column, data: Column) -> Column:
        attributes = F.array_join(F.transform(entries, member), ",")
        text = F.concat(F.lit("{"), attributes, data["text"], F.lit("}"))
        payload = F.struct(text.cast("binary").alias("payload"), data["problem"].alias("problem"))
        return _let(payload, lambda it: _message(entries, headers, it))

    def with_data(event: Column, entries: Column) -> Column:
        return _let(_data_member(event), lambda data: written(entries, data))

    return _let(_column(event), lambda it: _let(_entries(it), lambda entries: with_data(it, entries)))


def _entries(event: Column) -> Column:
    """ARRAY<STRUCT<name, kind, text, problem>>: the attributes that are set."""
    core = [(name, fixed.type, _time_text(event) if name == "time" else event[name]) for name, fixed in CORE.items()]

    def extension(pair: Column) -> Column:
        kind = F.coalesce(F.try_element_at(event["extension_types"], pair["key"]), F.lit("String"))
        return _entry(pair["key"], kind, pair["value"], is_core=False)

    extensions = F.transform(F.coalesce(F.map_entries(event["extensions"]), F.array()), extension)
    listed = F.concat(
        F.array(*(_entry(F.lit(name), F.lit(kind), text, is_core=True) for name, kind, text in core)), extensions
    )
    set_ = F.filter(listed, lambda it: it["text"].isNotNull())
    return F.transform(set_, lambda it: it.withField("problem", _problem(it)))


def _entry(name: Column, kind: Column, text: Column, *, is_core: bool) -> Column:
    return F.struct(name.alias("name"), kind.alias("kind"), text.alias("text"), F.lit(is_core).alias("core"))


def _problem(it: Column) -> Column:
    name, kind = it["name"], it["kind"]
    taken = check("C3", "attribute", name, "`data` is the payload, and no name of an attribute", 4, name)
    untyped = F.concat(F.lit("`"), kind, F.lit("` is none of the seven types"))
    return (
        F.when(~it["core"] & (name == "data"), taken)
        .when(
            ~it["core"] & ~accepts(name, "attribute-name"),
            check("C2", "attribute", name, text=name, rule="attribute-name"),
        )
        .when(~it["core"] & name.isin(*CORE), check("N8", "attribute", name, "stands among the extensions, too"))
        .when(~kind.isin(*_TYPES), check("C5", "attribute", name, untyped))
        .otherwise(refusal("attribute", name, name, kind, it["text"]))
    )


def _message(entries: Column, headers: Column, payload: Column) -> Column:
    """STRUCT `MESSAGE`: headers and payload, or what is wrong with them."""
    names = F.transform(entries, lambda it: it["name"])
    problems = F.concat(
        F.array_compact(F.transform(entries, lambda it: it["problem"])),
        missing(names, "attribute"),
        F.array_compact(F.array(payload["problem"])),
    )

    def complete(problems: Column) -> Column:
        good = F.size(problems) == 0
        return F.struct(
            F.when(good, headers).alias("headers"),
            F.when(good, payload["payload"]).alias("data"),
            F.when(good, F.array().cast(PROBLEMS)).otherwise(explained(problems)).alias("violations"),
        )

    return _let(problems, complete)


def _payload(event: Column) -> Column:
    """STRUCT<payload, problem>: the data as the payload of a binary message."""
    data, kind, media_type = event["data"], event["data_kind"], event["datacontenttype"]
    text = data.cast("string")

    def in_charset(charset: Column) -> Column:
        fits = (
            F.when(charset.isin(*UTF8), F.lit(r"\A[\s\S]*+"))
            .when(charset.isin(*ASCII), r"\A[\x00-\x7F]*+")
            .when(charset.isin(*LATIN), r"\A[\x00-\xFF]*+")
        )
        beginning = F.coalesce(F.regexp_substr(text, fits), F.lit(""))
        unknown = F.concat(F.lit("unknown charset `"), charset, F.lit("`"))

        def encoded(fitting: Column) -> Column:
            at = F.char_length(fitting)
            cause = F.concat(
                F.lit("the character at position "),
                at.cast("string"),
                F.lit(" does not exist in `"),
                charset,
                F.lit("`"),
            )
            is_latin = charset.isin(*LATIN) & (fitting == text)
            bytes_ = F.when(is_latin, F.encode(text, "ISO-8859-1")).otherwise(data)
            problem = F.when(fits.isNull(), check("N4", "attribute", "datacontenttype", unknown)).when(
                fitting != text, check("N4", "payload", "", cause, at, text)
            )
            return F.struct(bytes_.alias("payload"), problem.alias("problem"))

        return _let(beginning, encoded)

    def as_json(charset: Column) -> Column:
        is_ascii = charset.isin(*ASCII, *LATIN) & text.rlike(r"\A[\x00-\x7F]*+\z")
        cause = F.concat(F.lit("JSON is sent in UTF-8, and the charset is `"), charset, F.lit("`"))
        problem = F.when(~charset.isin(*UTF8) & ~is_ascii, check("N4", "attribute", "datacontenttype", cause))
        return F.struct(data.alias("payload"), problem.alias("problem"))

    as_it_is = F.struct(F.coalesce(data, F.lit(b"")).alias("payload"), _data_problem(event).alias("problem"))
    is_good = data.isNotNull() & as_it_is["problem"].isNull()
    charset = charset_of(F.coalesce(media_type, F.lit("")))
    return (
        F.when(is_good & (kind == "text"), _let(charset, in_charset))
        .when(is_good & (kind == "json"), _let(charset, as_json))
        .otherwise(as_it_is)
    )


def _data_problem(event: Column) -> Column:
    """STRUCT: the check of data that is not what it is said to be; NULL if it is."""
    data, kind, media_type = event["data"], event["data_kind"], event["datacontenttype"]
    text = data.cast("string")
    ambiguous = "a str could be a JSON text or a JSON string: give Json(text), Json.of(value) or bytes"
    is_json = media_type.isNull() | (media_type == "") | accepts(media_type, "json-media-type")
    not_json = "Json under a media type other than JSON: give a str or bytes"
    other = F.concat(F.lit("`"), kind, F.lit("` is no data: expected `bytes`, `json` or `text`"))
    return F.when(
        data.isNotNull(),
        F.when(
            kind.isin("json", "text") & ~F.is_valid_utf8(text), check("J8", "payload", "", "bytes that are not UTF-8")
        )
        .when((kind == "json") & ~is_value(text), check("J8", "payload", "", "no JSON", text=text))
        .when((kind == "text") & is_json, check("J8", "payload", "", ambiguous))
        .when((kind == "json") & ~is_json, check("J9", "payload", "", not_json))
        .when(~kind.isin("bytes", "json", "text"), check("N4", "payload", "", other)),
    )


def _data_member(event: Column) -> Column:
    """STRUCT<text, problem>: the member that holds the data, with the comma before it, see `_structured`."""
    data, kind, media_type = event["data"], event["data_kind"], event["datacontenttype"]
    text = data.cast("string")
    declared = media_type.isNotNull() & accepts(media_type, "json-media-type")
    as_json = (kind == "json") | (declared & F.is_valid_utf8(text) & is_value(text))
    member = (
        F.when(data.isNull(), "")
        .when(kind == "text", F.concat(F.lit(',"data":'), quoted(text)))
        .when(as_json, F.concat(F.lit(',"data":'), text))
        .otherwise(F.concat(F.lit(',"data_base64":"'), F.base64(data), F.lit('"')))
    )
    return F.struct(member.alias("text"), _data_problem(event).alias("problem"))


def _time_text(event: Column) -> Column:
    """STRING: the attribute as it came, else the moment in UTC, with six digits of a fraction or none."""
    since = F.make_dt_interval(
        secs=(F.unix_micros(event["time"]) / F.lit(1_000_000).cast("decimal(7,0)")).cast("decimal(18,6)")
    )
    moment = (F.lit("1970-01-01 00:00:00").cast("timestamp_ntz") + since).cast("string")
    fraction = F.substr(moment, F.lit(21))
    text = F.concat(
        F.replace(F.substring(moment, 1, 19), F.lit(" "), F.lit("T")),
        F.when(fraction == "", "").otherwise(F.concat(F.lit("."), F.rpad(fraction, 6, "0"))),
        F.lit("Z"),
    )
    return F.coalesce(event["time_text"], text)


def _column(col: Column | str) -> Column:
    return F.col(col) if isinstance(col, str) else col
