"""Results in streams: valid rows as messages, and dead letters with the reasons of the others."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import chain

import pyarrow as pa
from pyspark.sql import Column, DataFrame, Observation
from pyspark.sql import functions as F
from pyspark.sql.types import MapType

import natsgrammar as ng
from natsgrammar.spark.udf import arrow_column
from natsgrammar.text import counted, either

from ..contract import Contract
from ..contract.problems import RunError
from ..inputs.opened import Opened
from ..jetstream import register
from ..jetstream.address import is_stream, options_at, writing_at
from ..jetstream.connection import Stream, connected, planned, subjects_of
from ..jetstream.options import reading, writing
from ..jetstream.sink import ask
from ..judge.findings import Findings, findings
from ..judge.verdicts import balance
from ..session.schema import count
from .split import both_parts
from .stream_folder import Batch, languages

_SERVERS = "Nats-"  # headers that instruct a server, or are its notes: a copy gets its own
_OF_HEADERS, _OF_VIOLATION = 160, 105  # octets of a dead letter's headers at most, without values
_MICROSECONDS = {"timestampFormat": "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX"}  # Spark's own format has thousandths
_LISTED = 20  # violations in the headers of a dead letter; its data has all of them
_WHY = {name: f"Natsgrammar-{name.title()}" for name in ("column", "address", "position", "message", "suggestion")}


def names_at(address: str) -> tuple[str, str]:
    """Return the stream at an address, and that of its dead letters. Raises JetStreamError."""
    options, letters = writing_at(address)
    return options["stream"], letters


def split_to_streams(opened: Opened, address: str, label: str, step: Callable[[str], object]) -> Findings:
    """Return the findings; valid rows go to the stream, the others as dead letters to `STREAM_quarantine`.

    Messages from a stream have the same ids whenever they are written, so a job can be repeated within the duplicate
    windows of the outputs. Raises RunError if rows were lost or invented.
    """
    writable(opened.contract, opened.columns, address)
    reachable(opened.address, address)
    ids = _ids(opened.address, address, opened.contract)
    result = _published(opened, address, (ids, {}), label, step)
    if ids or "idPrefix" in options_at(address):
        return result
    again = "each run stores its messages again: with the option `idPrefix`, streams recognise those of a repeated run"
    return replace(result, notes=(*result.notes, again))


def publish_batch(opened: Opened, address: str, batch: Batch, label: str, step: Callable[[str], object]) -> Findings:
    """Return the findings in a batch, after both parts were published.

    The ids are made of the query, the batch and the sequences of the messages, so streams know those of a batch that is
    repeated after its process died.
    """
    name = f"{batch.state.query}/{batch.number:010}"
    since = batch.begun(opened.contract, name, time.time)
    ids = [F.concat(F.lit(f"{name}/"), "sequence").alias("id")]
    more = {} if since is None else {"idSince": str(int(since * 1000))}
    return _published(opened, address, (ids, more), label, step)


def keep_apart(source: str, address: str) -> None:
    """Raise RunError if the stream that is read is also written: its messages would be read again, for ever."""
    read = reading(options_at(source))
    options, letters = writing_at(address)
    for stream in (letters, options["stream"]):
        if stream == read.access.stream and planned(read.access).created == _there(options, stream).created:
            raise RunError(f"stream `{stream}` is the input: messages written to it would be read again, endlessly")


def writable(contract: Contract, columns: Sequence[str], address: str, needed: Sequence[str] = ()) -> None:
    """Raise RunError if the columns, with those `needed`, are not messages, or a stream does not accept them."""
    options, letters = writing_at(address)
    for name in ("subject", "data", *needed):
        if name not in columns:
            raise RunError(
                f"contract `{contract.name}` has no column `{name}`: a message needs "
                + " and ".join(f"`{column}`" for column in ("subject", "data", *needed))
            )
    _, dead = (_there(options, stream) for stream in (options["stream"], letters))
    subject, taken = _letter(letters, contract.name), dead.config.get("subjects") or []
    if not any(ng.match(subject, each) for each in taken):
        raise RunError(f"stream `{letters}` takes {_listed(taken)}, and dead letters go to `{subject}`")


def _letter(stream: str, contract: str) -> str:
    return f"{stream}.{ng.codec('safe:token').encode(contract)}"


def reachable(source: str, address: str) -> None:
    """Raise RunError if the output accepts no subject of the stream that is read, with the prefix before it."""
    options, _ = writing_at(address)
    prefix, into = options["prefix"], _there(options, options["stream"])
    if not is_stream(source):
        return
    if "idPrefix" in options:
        raise RunError("the option `idPrefix` is for files: ids are made of the stream that is read")
    read, taken = reading(options_at(source)), into.config.get("subjects") or []
    with connected(read.access) as link:
        there = link.run(subjects_of(link))
    subjects = [f"{prefix}{name}" for name in there if any(ng.match(name, each) for each in read.subjects)]
    if subjects and not any(ng.match(name, each) for name in subjects for each in taken):
        raise RunError(
            f"stream `{into.name}` takes {_listed(taken)}, but the messages would go to {_listed(subjects)}: "
            "set the option `prefix`"
        )


def _listed(subjects: Sequence[str]) -> str:
    return either(subjects[:3]) + (", …" if len(subjects) > 3 else "") if subjects else "no subjects"


def _there(options: Mapping[str, str], stream: str, begun: bool = False) -> Stream:
    own = {name: value for name, value in options.items() if name != "prefix"}
    return ask(writing(own | {"stream": stream}), begun)


def _published(
    opened: Opened,
    address: str,
    identified: tuple[Sequence[Column], Mapping[str, str]],
    label: str,
    step: Callable[[str], object],
) -> Findings:
    """Return the findings, after both parts were published; `identified` are ids, or none, and options about these."""
    contract, spark = opened.contract, opened.rows.sparkSession
    (ids, more), (options, letters) = identified, writing_at(address)
    prefix = options.pop("prefix")
    options |= more
    register(spark)
    step(f"{label}: reading and judging {opened.label}")
    before = {
        stream: _there(options, stream, begun=True) for stream in (options["stream"], letters)
    }  # or both the same
    with both_parts(opened) as ((rows, quarantine, (counts, passed)),):
        parts = [name for name in ("subject", "data", "headers") if name in opened.columns]
        valid = rows.select(*parts, *ids).withColumn("subject", F.concat(F.lit(prefix), "subject"))
        if "headers" in parts and isinstance(valid.schema["headers"].dataType, MapType):  # else rejected when written
            valid = valid.withColumn("headers", F.map_filter("headers", lambda name, _: ~name.startswith(_SERVERS)))
        own = [F.concat(F.lit("quarantined/"), each).alias("id") for each in ids]  # both parts may go into one stream
        dead = dead_letters(quarantine, contract.name, before[letters], own)
        step(f"{label}: publishing")
        written = _publish(valid, options), _publish(dead, {**options, "stream": letters})
        result, *_ = findings(contract, counts, lambda: quarantine, passed=passed, sizes=written)
        balance(result, opened.read(), *written)
    sent = Counter({options["stream"]: written[0]}) + Counter({letters: written[1]})
    notes = (_notes(was, _there(options, stream, begun=True), sent[stream], options) for stream, was in before.items())
    return replace(result, notes=tuple(chain.from_iterable(notes)))


def _notes(before: Stream, after: Stream, sent: int, options: Mapping[str, str]) -> Iterator[str]:
    """Yield notes on messages that a stream knew, does not keep or may store twice."""
    stored = after.last - before.last
    if (known := sent - stored) > 0:
        yield f"stream `{after.name}` had {counted(known, 'message')} of {sent:,} already"
    if (removed := stored + before.messages - after.messages) > 0:
        why = "which its retention or limits, or somebody, removed"
        yield f"stream `{after.name}` took {counted(stored, 'message')} and lost {removed:,}, {why}"
    write = writing(options)
    age = time.time() - write.id_since.timestamp() if write.id_since is not None else 0.0
    if not write.fail_on_duplicates and age > after.window:
        yield (
            f"stream `{after.name}` may hold messages twice: this repeats what was begun {age:.0f} s ago, longer than "
            f"its duplicate window of {after.window:g} s, and `failOnDuplicates` is `false`"
        )


def dead_letters(quarantine: DataFrame, contract: str, stream: Stream, ids: Sequence[Column] = ()) -> DataFrame:
    """Return messages about quarantined rows: the whole row as JSON, and headers with the reasons.

    The subject is `STREAM.CONTRACT`, where a name that is not a token is encoded by `safe:token`. Each violation is one
    value of each header, encoded by `cloudevents:header-value`. A row too large for the stream comes without `data` and
    `headers`, or else with only its place and its first violation: the header `Natsgrammar-Omitted` names the other
    columns.
    """
    names = quarantine.columns
    some = [name for name in names if name not in ("data", "headers")]
    where = [name for name in names if name in ("stream", "sequence", "_file")]
    subject = F.lit(_letter(stream.name, contract)).alias("subject")
    why = arrow_column(_why, "map<string, array<string>>", F.col("violations")).alias("why")
    bodies = [_json(columns).alias(f"body{n}") for n, columns in enumerate((names, some, where))]
    letters = quarantine.select(subject, *bodies, why, F.size("violations").alias("many"), *ids)
    lines = _OF_HEADERS + len(stream.name) + _OF_VIOLATION * F.least("many", F.lit(_LISTED))  # beside the values
    room = stream.largest - F.octet_length(F.to_json("why")) - lines
    whole, fits = (F.octet_length(body) <= room for body in ("body0", "body1"))
    brief = F.transform_values(
        F.map_filter("why", lambda name, _: name != _WHY["suggestion"]), lambda _, values: F.slice(values, 1, 1)
    )
    headers = F.when(fits, _omitting("why", names, some)).otherwise(_omitting(brief, names, where))
    return letters.select(
        "subject",
        F.when(whole, F.col("body0")).when(fits, F.col("body1")).otherwise(F.col("body2")).alias("data"),
        F.when(whole, F.col("why")).otherwise(headers).alias("headers"),
        *(name for name in letters.columns if name == "id"),
    )


def _json(names: Sequence[str]) -> Column:
    return F.to_json(F.struct(*names), _MICROSECONDS) if names else F.lit("{}")


def _omitting(headers: Column | str, names: Sequence[str], kept: Sequence[str]) -> Column:
    """Return the headers, and one that names the columns that were not kept."""
    omitted = F.array(*(F.lit(name) for name in names if name not in kept)).cast("array<string>")
    return F.map_concat(headers, F.create_map(F.lit("Natsgrammar-Omitted"), omitted))


def _why(violations: pa.Array) -> pa.Array:
    kind = pa.map_(pa.string(), pa.list_(pa.field("element", pa.string())))
    encode = ng.codec("cloudevents:header-value").encode
    rows = []
    for violated in violations.to_pylist():
        headers = {"Natsgrammar-Violations": [str(len(violated))]}
        for field, header in _WHY.items():
            headers[header] = ["" if each[field] is None else encode(str(each[field])) for each in violated[:_LISTED]]
        rows.append(list(headers.items()))
    return pa.array(rows, kind)


def _publish(rows: DataFrame, options: dict[str, str]) -> int:
    """Return the number of messages published, some of which the stream may have had."""
    counted = Observation()
    rows.observe(counted, count()).write.format("jetstream").options(**options).mode("append").save()
    return int(counted.get["rows"])


def _ids(source: str, address: str, contract: Contract) -> list[Column]:
    """Return the ids of messages from a stream: made of the stream, the prefix, the contract and their sequences.

    Another contract, or other rules, reject other messages, which a stream must not mistake for those that it has.
    """
    if not is_stream(source):
        return []
    options = reading(options_at(source))
    created = planned(options.access).created
    prefix = writing_at(address)[0]["prefix"]
    described = [options.access.stream, created, prefix, contract.name, str(contract.checks), languages(contract)]
    name = sha256("\n".join(described).encode()).hexdigest()[:16]
    return [F.concat(F.lit(f"{name}/"), "sequence").alias("id")]
