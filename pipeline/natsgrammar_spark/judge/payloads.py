"""Payloads as columns: decompressed, without framing, and read by Spark's own `from_avro` and `from_protobuf`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as F

from natsgrammar.spark import jvm

from ..contract import OWN
from ..contract.avro_schema import END
from ..contract.ddl import has_text
from ..contract.decode import OfFields, OfPayload
from ..contract.malformed import LONGEST, NOT_UTF8
from ..contract.problems import RunError
from ..contract.protobuf_schema import MARKER
from ..session.schema import named
from .utf8 import broken

ENCODINGS = ("gzip", "zstd", "s2")
_HEADERS = ("nats-encoding", "content-encoding")
_OPTIONS = ("mode", "PERMISSIVE", "upcast.unsigned.ints", "true")
_UNREAD = {"avro": "no datum of the Avro schema", "protobuf": "no message of the Protobuf schema"}
_AFTER = "octets after the datum of the Avro schema"
_UNFRAMED = "not framed by a schema registry: expected an octet 0, then four with the id of a schema"
_OF_OTHERS = "framed as another message of the schema"
_ALL = 2**31 - 1
_Steps = list[dict[str, Column]]


def opened(spark: SparkSession, decode: OfFields, value: Column) -> tuple[_Steps, Column]:
    """Return the steps before a payload is read, and the payload after them."""
    steps, octets = _Steps(), value.cast("binary")
    if isinstance(decode, OfPayload) and decode.encoding:
        steps.append({_step(decode, "encoding"): _decompressed(spark, octets, named(decode.encoding))})
    if isinstance(decode, OfPayload) and decode.framing:
        before = named(_step(decode, "encoding")) if steps else _whole(octets)
        steps.append({_step(decode, "framing"): _unframed(before, decode.framing)})
    return steps, data(decode, value)


def data(decode: OfFields, value: Column) -> Column:
    """Return the payload that is read; NULL if it cannot be opened."""
    return next((result["data"] for result in _results(decode)), value)


def corrupt(decode: OfFields) -> list[Column]:
    """Return the reason why a payload cannot be opened, if the contract asks for anything before it is read."""
    return [result["corrupt"] for result in _results(decode)]


def read(decode: OfPayload, payload: Column, name: str) -> _Steps:
    """Return the steps to STRUCT<row, corrupt>, in a column with this name."""
    raw, options = named(f"{name}_raw"), F.create_map(*map(F.lit, _OPTIONS))
    is_avro = decode.form == "avro"
    # In this mode a failure is a row of NULLs. The end is none of them, and `from_avro` ignores what follows a datum.
    # In Protobuf a payload may have fields of this number, but none with its own digest.
    end = F.sha2(payload, 256).cast("binary")
    whole = F.concat(payload, end) if is_avro else F.concat(payload, F.lit(MARKER), end)
    value = F.call_function(f"from_{decode.form}", whole, *map(F.lit, decode.schema), options)
    is_cut = raw[END].isNull() if is_avro else ~raw[END].eqNullSafe(end)
    reason = F.when(is_cut, f"{_UNREAD[decode.form]}: it is truncated, or written with another schema")
    reason = reason.when(raw[END] != end, _AFTER) if is_avro else reason
    fields = raw["row"] if is_avro else F.struct(*(raw[each].alias(each) for each, _ in decode.columns.fields))
    if has_text(decode.columns):
        reason = reason.when(broken(fields, decode.columns).isNotNull(), NOT_UTF8)
    row = F.struct(F.when(reason.isNull(), fields).alias("row"), reason.alias("corrupt"))
    return [{f"{name}_raw": value}, {name: F.when(payload.isNotNull(), row)}]


def _results(decode: OfFields) -> list[Column]:
    """Return the column of the last step before a payload is read, if there is one: STRUCT<data, corrupt>."""
    steps = [key for key in ("framing", "encoding") if getattr(decode, key, None)]
    return [named(_step(decode, key)) for key in steps[:1]]


def _step(decode: OfFields, key: str) -> str:
    return f"{OWN}{key}_{decode.names[0]}"


def _whole(octets: Column, reason: Column | None = None) -> Column:
    """Return STRUCT<data, corrupt>."""
    known = F.lit(None).cast("string") if reason is None else reason
    return F.struct(F.when(known.isNull(), octets).alias("data"), known.alias("corrupt"))


def _decompressed(spark: SparkSession, octets: Column, headers: Column) -> Column:
    """Return STRUCT<data, corrupt> for payloads whose headers name an encoding."""
    try:
        java = jvm.instance(spark, Path(str(files("natsgrammar_spark.judge").joinpath("Payloads.java"))))
    except (OSError, AttributeError):
        raise RunError("`encoding` needs a session that accepts Java: decompress payloads before the run") from None
    for each in ENCODINGS:
        java.add(each, LONGEST)
    own = F.map_values(F.map_filter(headers, lambda key, _: F.lower(key).isin(*_HEADERS)))
    texts = F.array_distinct(F.transform(own, lambda text: F.lower(F.trim(F.concat_ws(",", text)))))
    name = F.make_valid_utf8(F.concat_ws(",", texts))
    unknown = F.concat(F.lit("unknown encoding `"), name, F.lit(f"`: expected {', '.join(ENCODINGS)} or identity"))
    known = F.when(name.isin("", "identity"), _whole(octets))
    for each in ENCODINGS:
        known = known.when(name == each, jvm.called("decompressed", each, octets.cast("string")))
    return known.otherwise(_whole(octets, unknown))


def _unframed(before: Column, texts: tuple[bytes, ...]) -> Column:
    """Return STRUCT<data, corrupt> for payloads after a schema's id and one of the texts."""
    octets = before["data"]
    rests = (
        F.when(F.substring(octets, 6, len(text)) == F.lit(text), F.substring(octets, 6 + len(text), _ALL))
        for text in texts
    )
    rest, is_framed = F.coalesce(*rests), (F.octet_length(octets) >= 5) & (F.substring(octets, 1, 1) == F.lit(b"\0"))
    reason = F.when(octets.isNull(), before["corrupt"]).when(~is_framed, _UNFRAMED).when(rest.isNull(), _OF_OTHERS)
    return _whole(rest, reason)
