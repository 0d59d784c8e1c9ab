"""Spark columns between NATS messages and CloudEvents: the Python mapping, run on Arrow batches.

    from natsgrammar.cloudevents import spark as ce
    events = messages.select("subject", ce.event("headers", "data").alias("event"))
    events.where(F.size("event.violations") == 0).select("event.source", "event.id", "event.time")
    events.select(ce.to_structured("event").alias("message")).select("message.headers", "message.data")

Each column is an Arrow UDF, so executors need this package and pyarrow. Verdicts, values and bytes are those of
`natsgrammar.cloudevents` under the same `Options`, without its warnings. A lone surrogate, which JSON can spell but a
STRING cannot contain, becomes U+FFFD in the `name`, `text` and `found` of a violation.

Bytes that are not UTF-8 are an error in headers and attributes: the violation has the position of the first of them,
with U+FFFD as the character there.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

from ..errors import needs
from ..fields.spark import SURROGATE, as_column, cause_at, octets, shown, structs, texts
from ..spark.udf import arrow_column
from ..text import not_utf8
from ._attributes import CORE, REQUIRED, TYPES, cloudevents_rule
from ._checks import refused
from ._event import Event, Json, Written
from ._modes import detect, read_in, write_binary
from ._options import DEFAULT, Options, check_options
from ._problems import Errors, InvalidEvent, Problem
from ._structured import write_structured
from ._types import moment_of, readers, text_of, type_of
from ._wire import WHITE, Header

with needs("[spark]", "pyspark pyarrow"):
    import pyarrow as pa
    from pyspark.sql import Column
    from pyspark.sql import functions as F

__all__ = ["EVENT", "MESSAGE", "PROBLEM", "event", "timestamp", "to_binary", "to_structured"]

PROBLEM = (
    "struct<requirement:string,part:string,name:string,cause:string,position:int,text:string,"
    "found:string,expected:string>"
)
EVENT = (
    "struct<mode:string,specversion:string,id:string,source:string,type:string,datacontenttype:string,"
    "dataschema:string,subject:string,time:timestamp,time_text:string,extensions:map<string,string>,"
    f"extension_types:map<string,string>,data:binary,data_kind:string,violations:array<{PROBLEM}>>"
)
MESSAGE = f"struct<headers:map<string,string>,data:binary,violations:array<{PROBLEM}>>"


def event(headers: Column | str, data: Column | str, options: Options = DEFAULT, *, repeated: bool = True) -> Column:
    """Return STRUCT `EVENT`: the event in a message of either mode, and all its errors.

    - `headers`: MAP<STRING, ARRAY<STRING>>; with `repeated=False` MAP<STRING, STRING>. NULL means no headers. For the
      other type, Spark reports that it cannot be cast, or that types differ
    - `data`: BINARY: the payload. NULL means an empty one

    - `mode`: binary or structured
    - `time`, `time_text`: the moment, truncated to microseconds, and the attribute as received, with every digit. The
      moment is NULL if TIMESTAMP cannot represent it: for a leap second, and outside the years 1 to 9999
    - `extensions`: their canonical texts by name; `extension_types` has the types of those that are not Strings,
      known only from JSON and the options
    - `data`, `data_kind`: the data as bytes, and their kind: `bytes`, a `json` text, or `text` in UTF-8; NULL: no
      data
    - `violations`: ARRAY<STRUCT `PROBLEM`>: the errors that Python reports; if there are any, every other field
      but `mode` is NULL
    """
    check_options(options)
    given = as_column(headers)
    if repeated:  # makes Spark's error name the expected type; in the other order, a cast makes texts
        given = given.cast("map<string,array<string>>")
    else:
        given = F.coalesce(given, F.lit(None).cast("map<string,string>"))

    def cloudevent(headers: pa.Array, data: pa.Array) -> pa.Array:
        return _events(headers, data, options)

    return arrow_column(cloudevent, EVENT, given, as_column(data).cast("binary"))


def to_binary(event: Column | str, options: Options = DEFAULT) -> Column:
    """Return STRUCT `MESSAGE`: the event in binary mode, or its errors.

    The event is a struct as returned by `event`; `mode` is ignored. An invalid event, which has no attributes, keeps
    its `violations`; those of any other are ignored. `time` and `time_text` must name the same moment, or one of them
    be NULL. Headers are in the order of the core specification, then by name. A NULL event gives a NULL message.
    """
    return _message(event, write_binary, options)


def to_structured(event: Column | str, options: Options = DEFAULT) -> Column:
    """Return STRUCT `MESSAGE`: the event in structured mode, or its errors; see `to_binary`."""
    return _message(event, write_structured, options)


def timestamp(text: Column | str) -> Column:
    """Return TIMESTAMP: a valid Timestamp's moment, to microseconds; NULL if TIMESTAMP cannot represent it."""
    return arrow_column(_moments, "timestamp", as_column(text))


def _message(event: Column | str, write: _Write, options: Options) -> Column:
    check_options(options)

    def message(refused: pa.Array, *columns: pa.Array) -> pa.Array:
        read = [_READ.get(name, texts)(column) for name, column in zip(_FIELDS, columns, strict=True)]
        fields = [dict(zip(_FIELDS, row, strict=True)) for row in zip(*read, strict=True)]
        pairs = zip(_reasons(refused), fields, strict=True)
        rows = [(None, None, why) if why else _message_row(row, write, options) for why, row in pairs]
        return structs(rows, _MESSAGE)

    given = as_column(event)
    fields = [F.unix_micros(given[name]) if name == "time" else given[name] for name in _FIELDS]
    refused = F.when(F.coalesce(*(given[name] for name in REQUIRED)).isNull(), given)  # may lack `violations`
    return F.when(given.isNotNull(), arrow_column(message, MESSAGE, refused, *fields))


# ---- on executors: input --------------------------------------------------------------------------------------------

_Write = Callable[[Event, Errors], Written]


def _events(headers: pa.Array, data: pa.Array, options: Options) -> pa.Array:
    messages = zip(_headers(headers), data.to_pylist(), strict=True)
    return structs([_event_row(pairs, payload or b"", options) for pairs, payload in messages], _EVENT)


def _reasons(refused: pa.StructArray) -> list[Any]:
    """Return each invalid event's violations, None for all others."""
    if refused.type.get_field_index("violations") < 0:
        return [None] * len(refused)
    return [None if event is None else event["violations"] for event in refused.to_pylist()]


def _moments(column: pa.Array) -> pa.Array:
    is_valid = cloudevents_rule("timestamp-any-leap-second").is_valid
    moments = [_micros(text) if text is not None and is_valid(text) else None for text in texts(column)]
    return pa.array(moments, _MOMENT)


def _maps(given: pa.MapArray) -> list[list[Header]]:
    """Return each map's entries; an empty list for NULL."""
    pairs = list(zip(texts(given.keys), texts(given.items), strict=True))
    return [pairs[start:end] for start, end in pairwise(given.offsets.to_pylist())]


def _headers(given: pa.MapArray) -> list[list[Header]]:
    """Return each message's headers, one pair per value; a NULL list counts as one NULL value."""
    names, values, bounds = texts(given.keys), given.items, given.offsets.to_pylist()
    if pa.types.is_nested(values.type):
        if values.null_count:
            values = pa.array([[None] if listed is None else listed for listed in values.to_pylist()], values.type)
        starts = values.offsets.to_pylist()
        names = [name for name, (start, end) in zip(names, pairwise(starts), strict=True) for _ in range(start, end)]
        bounds = [starts[bound] - starts[0] for bound in bounds]
        values = values.flatten()
    pairs = [(name, value and value.strip(WHITE)) for name, value in zip(names, texts(values), strict=True)]
    return [pairs[start:end] for start, end in pairwise(bounds)]


_CORE = [name for name in CORE if name != "time"]  # which has two fields
_FIELDS = (*_CORE, "time", "time_text", "extensions", "extension_types", "data", "data_kind")
_READ: dict[str, Callable[[Any], list[Any]]] = {
    "time": pa.Array.to_pylist,
    "data": octets,
    "extensions": _maps,
    "extension_types": _maps,
}


# ---- on executors: one row ------------------------------------------------------------------------------------------


def _event_row(headers: list[Header], data: bytes, options: Options) -> tuple[Any, ...]:
    """Return the `EVENT` fields."""
    errors = Errors(options)
    mode = detect(headers, data, errors)
    event = read_in(mode, headers, data, errors)
    if errors:
        return mode, *[None] * len(_FIELDS), list(map(_problem, errors))
    attributes = event.attributes
    time = attributes.get("time")
    others = [item for item in attributes.items() if item[0] not in CORE]
    return (
        mode,
        *map(attributes.get, _CORE),
        time and _micros(time),
        time,
        [(name, text_of(value)) for name, value in others],
        [(name, type_of(value)) for name, value in others if type(value) is not str],
        *_data_fields(event.data),
        [],
    )


def _data_fields(data: bytes | Json | str | None) -> tuple[bytes | None, str | None]:
    if isinstance(data, Json):
        return data.text.encode(), "json"
    if isinstance(data, str):
        return data.encode(), "text"
    return data, None if data is None else "bytes"


def _message_row(fields: dict[str, Any], write: _Write, options: Options) -> tuple[Any, ...]:
    """Return the `MESSAGE` fields."""
    errors, of_data = Errors(options), Errors(options)  # those of the data come last
    data = _data(fields["data"], fields["data_kind"], of_data)
    message = write(Event(_attributes(fields, errors), data), errors)
    errors += of_data
    if errors:
        return None, None, list(map(_problem, errors))
    return list(message.headers.items()), message.data, []


def _attributes(fields: dict[str, Any], errors: Errors) -> dict[str, Any]:
    """Return all attributes but NULLs, as Python values."""
    by_type, by_name, _ = readers(errors.options)
    attributes = {name: fields[name] for name in _CORE if fields[name] is not None}
    moment, time = fields["time"], fields["time_text"]
    if time is not None:
        attributes["time"] = time
        if moment is not None and by_name["time"].accepts(time) and _micros(time) != moment:
            cause = "`time` and `time_text` name different moments: set one of them to NULL"
            errors.add("C12", "attribute", "time", cause)
    elif moment is not None:
        if moment in _MOMENTS:
            attributes["time"] = _EPOCH + moment * _MICROSECOND
        else:
            errors.add("C12", "attribute", "time", "is outside of the years 1 to 9999")
    types = dict(fields["extension_types"])
    for name, text in fields["extensions"]:
        kind = types.get(name) or "String"
        if text is None:
            continue
        if name in CORE:
            errors.add("N8", "attribute", name, "is also among the extensions")
        elif kind not in TYPES:
            errors.add("C5", "attribute", name, f"`{kind}` is not one of the seven types")
        elif by_type[kind].plain or by_type[kind].accepts(text):
            attributes[name] = by_type[kind].value(text)
        else:
            errors.append(refused("attribute", name, by_type[kind], text))
    return attributes


def _data(data: bytes | None, kind: str | None, errors: Errors) -> bytes | Json | str | None:
    if data is None or kind in ("bytes", None):
        return data
    try:
        if kind == "json":
            return Json(data.decode())
        if kind == "text":
            return data.decode()
        errors.add("N4", "payload", "", f"`{kind}` is not a data kind; expected `bytes`, `json` or `text`")
    except UnicodeDecodeError as error:
        errors.append(Problem("J8", "payload", "", not_utf8(error), error.start))
    except InvalidEvent as error:
        errors += error.problems
    return None


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_MOMENTS = range(-62_135_596_800_000_000, 253_402_300_800_000_000)  # of the years 1 to 9999


def _micros(text: str) -> int | None:
    """Return the microseconds from 1970 to a valid Timestamp; None if TIMESTAMP cannot represent it."""
    try:
        moment = (moment_of(text) - _EPOCH) // _MICROSECOND
    except ValueError:
        return None
    return moment if moment in _MOMENTS else None


def _problem(problem: Problem) -> dict[str, Any]:
    """Return the `PROBLEM` fields, without lone surrogates, which no STRING can contain."""
    fields = {name: getattr(problem, name) for name in _PROBLEM.names}
    if problem.part in ("header", "attribute") and SURROGATE.match(problem.found):  # a byte that is not UTF-8
        fields["cause"] = cause_at(problem.text or "", problem.position or 0, problem.expected)
    return {name: shown(value) if isinstance(value, str) else value for name, value in fields.items()}


# ---- on executors: types --------------------------------------------------------------------------------------------


_MOMENT = pa.timestamp("us", "UTC")
_TYPES = {"time": _MOMENT, "data": pa.binary(), "position": pa.int32()}
_TYPES |= dict.fromkeys(["headers", "extensions", "extension_types"], pa.map_(pa.string(), pa.string()))


def _struct(*names: str) -> pa.StructType:
    """Return the Arrow struct with these fields, which are STRING unless `_TYPES` has another type."""
    return pa.struct([(name, _TYPES.get(name, pa.string())) for name in names])


_PROBLEM = _struct("requirement", "part", "name", "cause", "position", "text", "found", "expected")
_TYPES["violations"] = pa.list_(_PROBLEM)
_EVENT = _struct("mode", *_FIELDS, "violations")
_MESSAGE = _struct("headers", "data", "violations")
