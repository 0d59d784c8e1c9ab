"""From events to messages."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let, encode
from .._attributes import CORE, EDITION, TYPES
from .._event import ASCII, LATIN, UTF8
from .._options import DEFAULT, Options
from .._structured import MEDIA_TYPE
from .._types import fits
from .._wire import CONTENT_TYPE
from ._charset import encoded
from ._json import is_value, quoted
from ._read import charset_of
from ._texts import PROBLEMS, accepts, check, constant, explained, missing, refusal
from ._time import text_of, timestamp

MESSAGE = f"struct<headers:map<string,string>,data:binary,violations:{PROBLEMS}>"


def to_binary(event: Column | str, options: Options = DEFAULT) -> Column:
    """STRUCT `MESSAGE`: the event in binary mode, or what keeps it from being a message.

    The event is a struct as `event` gives it; `mode` and `violations` are not looked at. `time` and `time_text` name
    the same moment, or one of them is NULL. Headers stand in the order of the core specification, then by name. Of a
    NULL event the message is NULL.
    """

    def written(event: Column, entries: Column) -> Column:
        headers = F.transform(
            entries,
            lambda it: F.struct(
                F.concat(F.lit("ce-"), it["name"]).alias("key"),
                encode(it["text"], f"{EDITION}:header-value").alias("value"),
            ),
        )
        payload = _payload(event, options)
        return _let(payload, lambda it: _message(entries, F.map_from_entries(headers), it, options))

    def typed(event: Column) -> Column:
        """C21: with the media type that the JSON event format implies."""
        implied = (event["data_kind"] == "json") & event["datacontenttype"].isNull() & event["data"].isNotNull()
        media_type = F.when(implied, "application/json").otherwise(event["datacontenttype"])
        return event.withField("datacontenttype", media_type)

    def message(event: Column) -> Column:
        return _let(_entries(event, options), lambda entries: written(event, entries))

    return _let(_column(event), lambda it: F.when(it.isNotNull(), _let(typed(it), message)))


def to_structured(event: Column | str, options: Options = DEFAULT) -> Column:
    """STRUCT `MESSAGE`: the event in structured mode, or what keeps it from being a message; see `to_binary`."""
    headers = F.create_map(F.lit(CONTENT_TYPE), F.lit(MEDIA_TYPE))

    def member(it: Column) -> Column:
        value = F.when(it["kind"].isin("Boolean", "Integer"), it["text"]).otherwise(quoted(it["text"]))
        return F.concat(F.lit('"'), it["name"], F.lit('":'), value)

    def written(entries: Column, data: Column) -> Column:
        attributes = F.array_join(F.transform(entries, member), ",")
        text = F.concat(F.lit("{"), attributes, data["text"], F.lit("}"))
        payload = F.struct(text.cast("binary").alias("payload"), data["problem"].alias("problem"))
        return _let(payload, lambda it: _message(entries, headers, it, options))

    def with_data(event: Column, entries: Column) -> Column:
        return _let(_data_member(event, options), lambda data: written(entries, data))

    def message(event: Column) -> Column:
        return _let(_entries(event, options), lambda entries: with_data(event, entries))

    return _let(_column(event), lambda it: F.when(it.isNotNull(), message(it)))


def _entries(event: Column, options: Options) -> Column:
    """ARRAY<STRUCT<name, kind, text, problem>>: the attributes that are set, in the order of `_event.in_order`."""
    core = [(name, fixed.type, _time(event) if name == "time" else event[name]) for name, fixed in CORE.items()]

    def extension(pair: Column) -> Column:
        kind = F.coalesce(F.try_element_at(event["extension_types"], pair["key"]), F.lit("String"))
        return _entry(pair["key"], kind, pair["value"], is_core=False)

    extensions = F.transform(F.sort_array(F.coalesce(F.map_entries(event["extensions"]), F.array())), extension)
    listed = F.concat(
        F.array(*(_entry(F.lit(name), F.lit(kind), text, is_core=True) for name, kind, text in core)), extensions
    )
    set_ = F.filter(listed, lambda it: it["text"].isNotNull())
    conflict = F.when(_times_differ(event), check("C12", "attribute", "time", _TWO_TIMES))

    def judged(it: Column) -> Column:
        is_time = it["core"] & (it["name"] == "time")
        return it.withField("problem", F.coalesce(_problem(it, options), F.when(is_time, conflict)))

    return F.transform(set_, judged)


_TWO_TIMES = "`time` and `time_text` name different moments: set one of them to NULL"


def _times_differ(event: Column) -> Column:
    """BOOLEAN: whether both are set, and the text, with all of its digits, is not that of the moment."""
    named = _let(event["time_text"], timestamp)
    return event["time"].isNotNull() & event["time_text"].isNotNull() & ~named.eqNullSafe(event["time"])


def _entry(name: Column, kind: Column, text: Column, *, is_core: bool) -> Column:
    return F.struct(name.alias("name"), kind.alias("kind"), text.alias("text"), F.lit(is_core).alias("core"))


def _time(event: Column) -> Column:
    """STRING: the attribute as it came, else the moment."""
    return F.coalesce(event["time_text"], text_of(event["time"]))


def _problem(it: Column, options: Options) -> Column:
    """STRUCT: the check of an attribute; NULL if it is in order."""
    name, kind = it["name"], it["kind"]
    taken = check("C3", "attribute", name, "`data` is the payload, and no name of an attribute", 4, name)
    untyped = F.concat(F.lit("`"), kind, F.lit("` is none of the seven types"))
    found = (
        F.when(~it["core"] & (name == "data"), taken)
        .when(
            ~it["core"] & ~accepts(name, "attribute-name"),
            check("C2", "attribute", name, text=name, rule="attribute-name"),
        )
        .when(~it["core"] & name.isin(*CORE), check("N8", "attribute", name, "stands among the extensions, too"))
        .when(~kind.isin(*TYPES), check("C5", "attribute", name, untyped))
    )
    wanted = kind
    if options.extension_types:
        agreed = F.try_element_at(constant({**options.extension_types}), name)
        stands_for = [F.lit(f"{found} {type_}") for type_ in TYPES for found in TYPES if fits(found, type_)]
        other = F.concat(F.lit("is of type "), agreed, F.lit(", not "), kind)
        found = found.when(~F.concat(kind, F.lit(" "), agreed).isin(*stands_for), check("C5", "attribute", name, other))
        wanted = F.coalesce(agreed, kind)
    return found.otherwise(refusal("attribute", name, name, wanted, it["text"], options))


def _message(entries: Column, headers: Column, payload: Column, options: Options) -> Column:
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
            F.when(good, F.array().cast(PROBLEMS)).otherwise(explained(problems, options)).alias("violations"),
        )

    return _let(problems, complete)


def _payload(event: Column, options: Options) -> Column:
    """STRUCT<payload, problem>: the data as the payload of a binary message."""
    data, kind, media_type = event["data"], event["data_kind"], event["datacontenttype"]
    text = data.cast("string")

    def as_json(charset: Column) -> Column:
        cause = F.concat(F.lit("JSON is sent in UTF-8, and the charset is `"), charset, F.lit("`"))
        problem = F.when(~_in_utf8(charset, text), check("N4", "attribute", "datacontenttype", cause))
        return F.struct(data.alias("payload"), problem.alias("problem"))

    as_it_is = F.struct(F.coalesce(data, F.lit(b"")).alias("payload"), _data_problem(event, options).alias("problem"))
    is_good = data.isNotNull() & as_it_is["problem"].isNull()
    charset = charset_of(F.coalesce(media_type, F.lit("")))
    return (
        F.when(is_good & (kind == "text"), _let(charset, lambda it: encoded(text, it)))
        .when(is_good & (kind == "json"), _let(charset, as_json))
        .otherwise(as_it_is)
    )


def _in_utf8(charset: Column, text: Column) -> Column:
    """BOOLEAN: whether a JSON text is UTF-8 by its charset, see `_event.in_utf8`."""
    return charset.isin(*UTF8) | (charset.isin(*ASCII, *LATIN) & text.rlike(r"\A[\x00-\x7F]*+\z"))


def _data_problem(event: Column, options: Options) -> Column:
    """STRUCT: the check of data that is not what it is said to be; NULL if it is."""
    data, kind, media_type = event["data"], event["data_kind"], event["datacontenttype"]
    text = data.cast("string")
    ambiguous = "a str could be a JSON text or a JSON string: give Json(text), Json.of(value) or bytes"
    is_json = media_type.isNull() | (media_type == "") | accepts(media_type, "json-media-type")
    not_json = "Json under a media type other than JSON: give a str or bytes"
    other = F.concat(F.lit("`"), kind, F.lit("` is no data: expected `bytes`, `json` or `text`"))
    problem = (
        F.when(
            kind.isin("json", "text") & ~F.is_valid_utf8(text), check("J8", "payload", "", "bytes that are not UTF-8")
        )
        .when((kind == "json") & ~is_value(text), check("J8", "payload", "", "no JSON", text=text))
        .when((kind == "text") & is_json, check("J8", "payload", "", ambiguous))
        .when(~kind.isin("bytes", "json", "text"), check("N4", "payload", "", other))
    )
    if options.non_json_data == "refuse":
        problem = problem.when((kind == "json") & ~is_json, check("J9", "payload", "", not_json))
    return F.when(data.isNotNull(), problem)


def _data_member(event: Column, options: Options) -> Column:
    """STRUCT<text, problem>: the member that holds the data, with the comma before it, see `_structured`."""
    data, kind, media_type = event["data"], event["data_kind"], event["datacontenttype"]
    text = data.cast("string")
    declared = media_type.isNotNull() & accepts(media_type, "json-media-type")
    in_utf8 = F.is_valid_utf8(text) & _let(charset_of(media_type), lambda it: _in_utf8(it, text))
    as_json = (kind == "json") | (declared & in_utf8 & is_value(text))
    member = (
        F.when(data.isNull(), "")
        .when(kind == "text", F.concat(F.lit(',"data":'), quoted(text)))
        .when(as_json, F.concat(F.lit(',"data":'), text))
        .otherwise(F.concat(F.lit(',"data_base64":"'), _base64(data), F.lit('"')))
    )
    return F.struct(member.alias("text"), _data_problem(event, options).alias("problem"))


def _base64(data: Column) -> Column:
    """STRING: the bytes in base64, in one line; of more than 57 bytes Spark makes several, unless it is told not to."""
    return F.replace(F.base64(data), F.lit("\r\n"), F.lit(""))


def _column(col: Column | str) -> Column:
    return F.col(col) if isinstance(col, str) else col
