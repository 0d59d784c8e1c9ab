"""Payloads in Avro and Protobuf, compressed or framed: typed columns, and quarantine with the reason for the others."""

from __future__ import annotations

import gzip
import json
import struct
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from click.testing import CliRunner
from pyspark.sql import SparkSession
from pyspark.sql import functions as F

from natsgrammar_gen.cli import main
from natsgrammar_spark import load
from natsgrammar_spark.contract import avro_schema
from natsgrammar_spark.contract.ddl import ddl, plain_ddl
from natsgrammar_spark.contract.malformed import LONGEST
from natsgrammar_spark.run import run_contract
from natsgrammar_spark.session.schema import columns_of
from tests.support.contracts import write
from tests.support.places import jar
from tests.support.protobuf import MESSAGES, ORDERS, file, message, part

AVRO = "4.2.0"  # of Spark's module, whose releases may follow those of PySpark later
ITEMS = {"name": "items", "type": {"type": "array", "items": "bytes"}}
FIELDS = [{"name": "id", "type": ["null", "long"]}, {"name": "stream", "type": "string"}, ITEMS]
ORDER = json.dumps({"type": "record", "name": "Order", "namespace": "acme", "fields": FIELDS})
MODELS = """\
["null", {"type": "record", "name": "Item", "fields": [{"name": "sku", "type": "string"}]}]
{"type": "map", "values": {"type": "array", "items": "Item"}}
{"type": "fixed", "name": "F", "size": 4, "logicalType": "decimal", "precision": 9, "scale": 2}
{"type": "long", "logicalType": "timestamp-millis"}
{"type": "long", "logicalType": "local-timestamp-micros"}
{"type": "int", "logicalType": "date"}
["long", "int", "null"]
["float", "double"]
["int", "string", "null", "Item"]
{"type": "enum", "name": "E", "symbols": ["A", "B"]}
{"type": "fixed", "name": "G", "size": 4}
{"type": "string", "logicalType": "uuid"}
{"type": "bytes", "logicalType": "decimal", "precision": 38}
["boolean"]
{"type": "int", "logicalType": "time-millis"}
"""
CONTRACT = """\
contract: 1
input: {format: parquet, path: messages, columns: {subject: string, headers: "map<string,array<string>>", data: binary}}
rules:
"""
ROWS = "subject string, headers map<string,array<string>>, data binary"
MESSAGE = "  - {column: data, decode: {protobuf: {descriptor: o.desc, message: o.Order}}, into: body%s}\n"


def test_a_module_that_spark_lacks_is_named_before_a_run_reads(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "o.desc").write_bytes(ORDERS)
    (tmp_path / "messages").write_text("{}\n")
    text = CONTRACT.replace("parquet", "json") + MESSAGE % ""
    result = CliRunner().invoke(main, ["run", write(tmp_path, text), "--output", str(tmp_path / "out")])
    advice = f"--conf spark.jars.packages=org.apache.spark:spark-protobuf_2.13:{spark.version}"
    assert result.exit_code == 2
    assert f"Spark lacks its module `spark-protobuf`: `{advice}` brings it" in result.output
    assert not (tmp_path / "out").exists()


@pytest.fixture(scope="module")
def with_protobuf(spark: SparkSession) -> SparkSession:
    spark.sql(f"ADD JAR '{jar('org.apache.spark', 'spark-protobuf_2.13', AVRO)}'")
    return spark


def test_protobuf_becomes_typed_columns(with_protobuf: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "o.desc").write_bytes(ORDERS)
    whole = part(1, 3) + part(2, "A")
    bad = {f"short {many}": part(1, 3) + b"\x12" + bytes([many]) + b"A" for many in range(2, 9)}
    bad |= {"cut": whole[:3], "tag": whole + b"\x08", "wire": part(1, "x"), "text": part(2, b"\xff"), "none": b"\xff"}
    own = b"\xfa\xff\xff\xff\x0f\x40" + b"0" * 64  # a field with the number of the marker
    bad |= {f"own {many}": own + whole + b"\x1a" + bytes([many]) for many in range(1, 90)}
    good = {
        "own": (own + whole, (3, "A")),
        "x": (whole, (3, "A")),
        "empty": (b"", (None, None)),
        "more": (whole + part(9, "z"), (3, "A")),
    }
    rows = [*((name, None, octets) for name, (octets, _) in good.items()), *((name, None, bad[name]) for name in bad)]
    valid, others = judged(with_protobuf, tmp_path, MESSAGE % "", rows)
    assert {row.subject: row.body for row in valid} == {name: row for name, (_, row) in good.items()}
    causes = {name: message.partition(":")[0] for name, ((_, _, message),) in rejected(others).items()}
    assert causes == dict.fromkeys(bad, "no message of the Protobuf schema")
    heads = {"one": b"\0", "path": b"\2\0", "other": b"\2\2", "none": b""}
    rows = [(name, None, b"\0\0\0\0\7" + head + whole) for name, head in heads.items()]
    valid, others = judged(with_protobuf, tmp_path, MESSAGE % ", framing: confluent", rows)
    assert {row.subject for row in valid} == {"one", "path"}
    assert {message for ((_, _, message),) in rejected(others).values()} == {"framed as another message of the schema"}


def test_text_of_proto2_is_utf_8(with_protobuf: SparkSession, tmp_path: Path) -> None:
    texts = message("Text", "string a = 1", ".old.Inner inner = 2"), message("Inner", "string a = 1")
    (tmp_path / "o.desc").write_bytes(file("old.proto", "old", *texts))
    payloads = {
        "whole": part(1, "é") + part(2, part(1, "A")),
        "outer": part(1, b"\xff"),
        "inner": part(2, part(1, b"\xff")),
    }
    rows = [(name, None, octets) for name, octets in payloads.items()]
    valid, others = judged(with_protobuf, tmp_path, MESSAGE.replace("o.Order", "old.Text") % "", rows)
    assert [row.body for row in valid] == [("é", ("A",))]
    assert rejected(others).keys() == {"outer", "inner"}


def test_messages_have_the_types_of_spark(with_protobuf: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "o.desc").write_bytes(ORDERS)
    for name, (expected, _) in MESSAGES.items():
        (contract,) = load(write(tmp_path, CONTRACT + MESSAGE.replace("o.Order", name) % ""))
        result = run_contract(contract, with_protobuf.createDataFrame([("x", None, b"")], ROWS))
        assert plain_ddl(columns_of(result.valid.select("body.*").schema)) == expected


@pytest.fixture(scope="module")
def with_avro(spark: SparkSession) -> SparkSession:
    spark.sql(f"ADD JAR '{jar('org.apache.spark', 'spark-avro_2.13', AVRO)}'")
    return spark


def judged(spark: SparkSession, folder: Path, rules: str, rows: list[tuple[Any, ...]]) -> tuple[list[Any], list[Any]]:
    """The rows that `rules` accept, and those that they reject."""
    (contract,) = load(write(folder, CONTRACT + rules))
    frame = spark.createDataFrame(rows, ROWS).coalesce(1)
    result = run_contract(contract, frame)
    return result.valid.collect(), result.quarantine.collect()


def rejected(rows: list[Any]) -> dict[str, list[tuple[Any, ...]]]:
    """The causes by subject."""
    return {row.subject: [(each.check, each.column, each.message) for each in row.violations] for row in rows}


def order(stream: bytes, *items: bytes, number: int | None = None) -> bytes:
    """A datum of ORDER."""
    many = bytes([2 * len(items)]) + b"".join(bytes([2 * len(item)]) + item for item in items) if items else b""
    return (b"\0" if number is None else bytes([2, 2 * number])) + bytes([2 * len(stream)]) + stream + many + b"\0"


def test_avro_becomes_typed_columns(with_avro: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "order.avsc").write_text(ORDER)
    rules = "  - {column: data, decode: {avro: order.avsc}, into: body}\n  - {column: body.stream, rule: stream-name}\n"
    whole = order(b"A", b"\xff", number=3)
    bad = {"empty": b"", "short": whole[:-1], "shorter": whole[:3], "long": whole + b"\0", "twice": whole + whole}
    bad |= {"bytes": order(b"\xff"), "branch": b"\4" + whole, "far": b"\0\xfe\xff\xff\xff\x0f"}
    bad |= {"many": b"\0\0\xfe\xff\xff\xff\x0f"}
    rows = [("x", None, whole), ("null", None, None), ("y", None, order(b"")), ("z", None, order(b"B.C"))]
    rows += [(name, None, octets) for name, octets in bad.items()]
    valid, others = judged(with_avro, tmp_path, rules, rows)
    assert sorted((row.subject, row.body) for row in valid if row.body is not None) == [("x", (3, "A", [b"\xff"]))]
    assert [row.subject for row in valid if row.body is None] == ["null"]
    causes = rejected(others)
    assert causes.pop("y")[0][:2] == causes.pop("z")[0][:2] == (2, "body.stream")
    after, none = "octets after the datum of the Avro schema", "no datum of the Avro schema: "
    for name in bad:
        ((check, column, message),) = causes.pop(name)
        assert (check, column) == (1, "data")
        assert message.startswith(after if name in ("long", "twice") else "invalid UTF-8" if name == "bytes" else none)
    assert causes == {}


def test_types_are_those_of_spark(with_avro: SparkSession, tmp_path: Path) -> None:
    fields = [{"name": f"f{at}", "type": json.loads(model)} for at, model in enumerate(MODELS.splitlines())]
    schema = {"type": "record", "name": "R", "fields": fields}
    (tmp_path / "r.avsc").write_text(json.dumps(schema))
    columns, _ = avro_schema.read([], tmp_path / "r.avsc")
    frame = with_avro.createDataFrame([], "data binary")
    read = F.call_function("from_avro", "data", F.lit(json.dumps(schema))).alias("r")
    assert columns is not None
    assert dict(columns.fields) == dict(columns_of(frame.select(read).select("r.*").schema).fields), ddl(columns)


SNAPPY = b"\xff\x06\0\0sNaPpY"


def chunk(octets: bytes, block: bytes | None = None) -> bytes:
    """A chunk of Snappy's framing format, with its masked CRC-32C."""
    crc = 0xFFFFFFFF
    for bit in (octet >> at & 1 for octet in octets for at in range(8)):
        crc = crc >> 1 ^ (0x82F63B78 if (crc ^ bit) & 1 else 0)
    crc ^= 0xFFFFFFFF
    masked = ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF
    inner = struct.pack("<I", masked) + (octets if block is None else block)
    return bytes([block is None]) + len(inner).to_bytes(3, "little") + inner


def packed(form: str, octets: bytes) -> bytes:
    codec: Any = pa.Codec(form)
    return bytes(codec.compress(octets, asbytes=True))


def test_payloads_are_decompressed_as_headers_say(spark: SparkSession, tmp_path: Path) -> None:
    rules = '  - {column: data, decode: {json: "struct<a: string>"}, into: body, encoding: headers}\n'
    text = b'{"a": "' + b"x" * 300 + b'"}'
    bomb = gzip.compress(b" " * (LONGEST - 2) + b"{}")
    blocks = chunk(text, packed("snappy", text)) + b"\xfe\2\0\0zz" + chunk(b"\n") + b"\xff\x06\0\0S2sTwO"
    repeat = chunk(text, bytes([0xAD, 2]) + b"\0{\x15\0")
    good = {
        "none": (None, text),
        "other": ({"Content-Type": ["gzip"]}, text),
        "identity": ({"Nats-Encoding": ["identity"]}, text),
        "gzip": ({"Nats-Encoding": ["gzip"]}, gzip.compress(text)),
        "members": ({"Nats-Encoding": ["gzip"]}, gzip.compress(text[:9]) + gzip.compress(text[9:])),
        "http": ({"content-encoding": [" GZIP "]}, gzip.compress(text)),
        "both": ({"Content-Encoding": ["zstd"], "Nats-Encoding": ["zstd"]}, packed("zstd", text)),
        "snappy": ({"Nats-Encoding": ["s2"]}, SNAPPY + blocks),
        "s2": ({"Nats-Encoding": ["s2"]}, SNAPPY.replace(b"sNaPpY", b"S2sTwO") + blocks),
        "largest": ({"Nats-Encoding": ["gzip"]}, bomb),
    }
    bad = {
        "unknown": ("br", text, "unknown encoding `br`: expected gzip, zstd, s2 or identity"),
        "twice": ("gzip, gzip", text, "unknown encoding `gzip, gzip`: "),
        "empty": ("gzip", b"", "gzip: the payload is empty"),
        "void": ("zstd", b"", "zstd: the payload is empty"),
        "plain": ("gzip", text, "gzip: "),
        "short": ("gzip", gzip.compress(text)[:-9], "gzip: "),
        "sum": ("gzip", gzip.compress(text)[:-5] + b"\0" + gzip.compress(text)[-4:], "gzip: "),
        "after": ("gzip", gzip.compress(text) + b"x", "gzip: Unexpected data after"),
        "cut": ("zstd", packed("zstd", text)[:-1], "zstd: "),
        "more": ("zstd", packed("zstd", text) + b"more octets", "zstd: "),
        "bomb": ("gzip", gzip.compress(b" " * (LONGEST + 1)), "gzip: more than 16,777,216 bytes when decompressed"),
        "zbomb": ("zstd", packed("zstd", b" " * (LONGEST + 1)), "zstd: more than 16,777,216 bytes when decompressed"),
        "sbomb": ("s2", SNAPPY + chunk(b"", b"\xff\xff\xff\xff\x0f\0"), "s2: more than 16,777,216 bytes"),
        "block": ("s2", packed("snappy", text), "s2: a stream begins with `S2sTwO` or `sNaPpY`"),
        "repeat": ("s2", SNAPPY.replace(b"sNaPpY", b"S2sTwO") + repeat, "s2: a block of S2 that Snappy does not read"),
        "check": ("s2", SNAPPY + chunk(b"ab").replace(b"ab", b"ac"), "s2: a checksum is wrong"),
        "cut2": ("s2", SNAPPY + blocks[:-1], "s2: it is truncated"),
        "cut3": ("s2", SNAPPY + b"\1\2", "s2: it is truncated"),
        "type": ("s2", SNAPPY + b"\2\0\0\0", "s2: a chunk of unknown type 2"),
        "json": ("gzip", gzip.compress(b"{"), "not valid JSON"),
    }
    rows: list[tuple[Any, ...]] = [(name, *pair) for name, pair in good.items()]
    rows += [(name, {"Nats-Encoding": [header]}, octets) for name, (header, octets, _) in bad.items()]
    valid, others = judged(spark, tmp_path, rules, [*rows, ("null", {"Nats-Encoding": ["gzip"]}, None)])
    assert {row.subject: row.body and row.body.a for row in valid} == dict.fromkeys(good, "x" * 300) | {
        "largest": None,
        "null": None,
    }
    causes = rejected(others)
    assert causes.keys() == bad.keys()
    for name, (_, _, cause) in bad.items():
        ((check, column, message),) = causes[name]
        assert (check, column) == (1, "data")
        assert message.startswith(cause), message


def test_framing_is_skipped(with_avro: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "order.avsc").write_text(ORDER)
    rules = "  - {column: data, decode: {avro: order.avsc}, flatten: true, framing: confluent, encoding: headers}\n"
    whole, headers = b"\0\0\0\1\1" + order(b"A"), {"Nats-Encoding": ["gzip"]}
    bad = {"bare": order(b"A"), "magic": b"\1" + whole[1:], "four": whole[:4], "empty": b"", "after": whole + b"\0"}
    rows = [("x", None, whole), ("y", headers, gzip.compress(whole)), *((name, None, bad[name]) for name in bad)]
    valid, others = judged(with_avro, tmp_path, rules, [*rows, ("zipped", headers, whole), ("null", None, None)])
    assert [(row.subject, row.stream) for row in valid] == [("x", "A"), ("y", "A"), ("null", None)]
    causes = {name: message for name, ((_, _, message),) in rejected(others).items()}
    assert causes.pop("after") == "octets after the datum of the Avro schema"
    assert causes.pop("zipped").startswith("gzip: ")
    assert causes.keys() == {"bare", "magic", "four", "empty"}
    assert {message.partition(":")[0] for message in causes.values()} == {"not framed by a schema registry"}
