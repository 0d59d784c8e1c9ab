"""CloudEvents in Spark, against a scan, an Arrow UDF that does nothing and a plain Python UDF, on the same Parquet."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # here, because arrow_udf looks its type hints up among the names of the module

from benchmarks.columns import _session
from benchmarks.timing import Row, medians, per_call
from natsgrammar import cloudevents as ce

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

MESSAGES = 100_000
SOME = 10_000  # of them, for what runs without Spark
ROUNDS = 3


def rows() -> Iterator[Row]:
    """Messages to structs, and structs to messages."""
    session = _session()
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield from _measured(_messages(session, Path(folder, "messages")))
    finally:
        session.stop()


def _messages(session: SparkSession, path: Path) -> DataFrame:
    """CloudEvents, every other one in structured mode, 2 % of them refused."""
    from pyspark.sql import functions as F

    token = F.hex(F.xxhash64("id"))
    source = F.when(F.col("id") % 50 < 2, "a b").otherwise("/mycontext/subcontext")
    attributes = {
        "specversion": F.lit("1.0"),
        "id": token,
        "source": source,
        "type": F.lit("com.example.someevent"),
        "time": F.lit("2018-04-05T03:56:24.123456Z"),
        "datacontenttype": F.lit("application/json"),
        "tenant": F.substring(token, 1, 4),
    }
    wire = {name: F.replace(text, F.lit(" "), F.lit("%20")) for name, text in attributes.items()}
    headers = {f"ce-{name}": text for name, text in {**wire, "subject": F.lit("Euro%20%E2%82%AC")}.items()}
    binary = F.create_map(*(item for name, text in headers.items() for item in (F.lit(name), F.array(text))))
    kind = F.create_map(F.lit("Content-Type"), F.array(F.lit("application/cloudevents+json")))
    data = F.to_json(F.struct(F.col("id").alias("order"), F.lit(12.5).alias("total")))
    members = F.to_json(F.struct(*(text.alias(name) for name, text in attributes.items())))
    whole = F.concat(F.substr(members, F.lit(1), F.char_length(members) - 1), F.lit(',"data":'), data, F.lit("}"))
    is_binary = F.col("id") % 2 == 0
    session.range(MESSAGES).select(
        F.when(is_binary, binary).otherwise(kind).alias("headers"),
        F.when(is_binary, data).otherwise(whole).cast("binary").alias("data"),
    ).write.parquet(str(path))
    return session.read.parquet(str(path))


def _measured(data: DataFrame) -> Iterator[Row]:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark

    def written(*columns: Column | str) -> Callable[[], object]:
        return lambda: data.select(*columns).write.format("noop").mode("overwrite").save()

    plain = F.udf(_event, spark.EVENT, useArrow=True)
    nothing = F.arrow_udf(_nothing, "binary")
    event = spark.event("headers", "data")
    taken = medians(
        {
            "scan": written("headers", "data"),
            "nothing": written(nothing("headers", "data")),
            "plain": written(plain("headers", "data")),
            "event": written(event),
            "two fields": written(event["id"], event["time"]),
            "both": written(event, spark.to_structured(event)),
        },
        ROUNDS,
    )
    messages = [_message(*row) for row in data.limit(SOME).collect()]
    mapping = medians({"": lambda: [_mapped(message) for message in messages]}, ROUNDS)[""] / SOME * MESSAGES
    others = {"a scan": taken["scan"], "an Arrow UDF that does nothing": taken["nothing"]}
    others |= {"a plain Python UDF": taken["plain"], "the Python mapping alone, without Spark": mapping}
    for against, theirs in others.items():
        yield _row("CloudEvents messages to structs, 2 % refused", against, taken["event"], theirs)
    yield _row("two fields of a CloudEvent", "the whole struct", taken["two fields"], taken["event"])
    yield _row("CloudEvents read, and written in structured mode", "reading them", taken["both"], taken["event"])


def _row(what: str, against: str, ours: float, theirs: float) -> Row:
    detail = f"{per_call(ours, MESSAGES)} against {per_call(theirs, MESSAGES)} per row, {MESSAGES:,} rows"
    return Row(f"Spark: {what}", against, ours / theirs, detail)


def _message(headers: dict[str, list[str]], data: bytes) -> ce.Message:
    return ce.Message(headers, bytes(data))  # type: ignore[arg-type]


def _mapped(message: ce.Message) -> ce.Event | None:
    try:
        return ce.from_nats(message)
    except ce.InvalidEvent:
        return None


def _nothing(headers: pa.Array, data: pa.Array) -> pa.Array:
    return data if len(headers) else headers.items


def _event(headers: dict[str, list[str]], data: bytes) -> dict[str, Any]:
    """Return the fields of the struct by the Python mapping alone."""
    message = _message(headers, data)
    try:
        event = ce.from_nats(message)
    except ce.InvalidEvent as error:
        problems = [
            {name: getattr(problem, name) for name in problem.__slots__ if name != "level"}
            for problem in error.problems
        ]
        return {"mode": ce.content_mode(message), "violations": problems}
    texts = dict(event.attributes)
    core = {name: texts.pop(name, None) for name in _CORE}
    time = texts.pop("time", None)
    payload = event.data.text if isinstance(event.data, ce.Json) else event.data
    return core | {
        "mode": ce.content_mode(message),
        "time": time and time.datetime(),
        "time_text": time,
        "extensions": texts,
        "extension_types": {},
        "data": payload.encode() if isinstance(payload, str) else payload,
        "data_kind": "json" if isinstance(event.data, ce.Json) else "bytes",
        "violations": [],
    }


_CORE = ("specversion", "id", "source", "type", "datacontenttype", "dataschema", "subject")
