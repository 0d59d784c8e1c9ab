"""`headers: nats` in a contract: all headers of a message in one check, whatever the type of their column."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import natsgrammar as ng
from natsgrammar_spark import load, run_contract
from natsgrammar_spark.contract.header_checks import known

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

CONTRACT = (
    "contract: 1\nname: h\nrules:\n  - {column: id, rule: adr6:stream-name}\n  - {column: headers, headers: nats}\n"
)
SHAPES = ["map<string,array<string>>", "map<string,string>", "array<struct<name:string,value:string>>"]
GOOD = {"Nats-TTL": "1h", "Nats-Schedule-TTL": "5m", "X-Other": "a b", "KV-Operation": "DEL"}
# header, value, the rule that rejects it, and the position; of names the header itself
BAD = [
    ("Nats-TTL", "500ms", "nats-ttl", 5),
    ("Nats-Incr", "1", "nats-incr", 0),
    ("Nats-Rollup", "SUB", "nats-rollup", 0),
    ("Nats-Schedule-Time-Zone", "+02:00", "nats-schedule-time-zone", 0),
    ("X-Other", "caf\u00e9", "header-value", 3),
    ("X Other", "a", "header-name", 1),
]


def spelled(column: str, shape: str, headers: dict[str, str]) -> Any:
    """The headers as a value of the column's type."""
    if shape == "map<string,string>":
        return headers
    if shape == "map<string,array<string>>":
        return {name: [value] for name, value in headers.items()}
    return [{"name": name, "value": value} for name, value in headers.items()]


@pytest.mark.nightly
@pytest.mark.parametrize("shape", SHAPES)
def test_all_headers_are_checked_at_once(spark: SparkSession, tmp_path: Path, shape: str) -> None:
    (tmp_path / "h.yaml").write_text(CONTRACT, encoding="utf-8")
    (contract,) = load(str(tmp_path / "h.yaml"))
    rows = [("good", spelled("h", shape, GOOD)), ("none", None), ("empty", spelled("h", shape, {}))]
    rows += [(f"bad{at}", spelled("h", shape, GOOD | {name: value})) for at, (name, value, *_) in enumerate(BAD)]
    lacking = shape.startswith("array")  # no map has a key that is null
    rows += [("nameless", [(None, "x")]), ("valueless", [("X", None)])] if lacking else []
    result = run_contract(contract, spark.createDataFrame(rows, f"id string, headers {shape}"))
    valid = {"good", "none", "empty", *(["valueless"] if lacking else [])}
    assert {row["id"] for row in result.valid.collect()} == valid
    collected = {row["id"]: row["violations"] for row in result.quarantine.collect()}
    assert len(collected) == len(BAD) + lacking
    if lacking:
        ((violation,),) = (collected["nameless"],)
        assert (violation["column"], violation["message"]) == ("headers{keys null}", "is null")
    each = "[0]" if "array<string>" in shape else ""
    for at, (header, value, rule, position) in enumerate(BAD):
        (violation,) = collected[f"bad{at}"]
        assert (violation["check"], violation["address"]) == (2, f"nats-headers:{rule}")
        named = rule == "header-name"
        assert violation["column"] == (f'headers{{keys "{header}"}}' if named else f'headers["{header}"]{each}')
        assert (violation["value"], violation["position"]) == (header if named else value, position)
        refused = ng.rule(f"nats-headers:{rule}").check(header if named else value)
        assert refused
        assert violation["message"] == refused.message
    assert "(error 10165 of nats-server)" in collected["bad0"][0]["message"]
    (_, checked) = result.findings.checks
    assert (checked.checked, checked.refused) == (len(rows) - 1, len(BAD) + lacking)
    assert sum(cause.count for cause in checked.causes) == len(BAD) + lacking


def test_every_header_with_a_rule_is_known_by_its_own_spelling() -> None:
    assert len(known()) > 20
    assert {"Nats-TTL", "Nats-Msg-Id", "Nats-Schedule-TTL", "KV-Operation", "Nats-Required-Api-Level"} <= set(known())
    assert all(header.lower() == address.partition(":")[2] for header, address in known().items())


EXPECTED = "Nats-Expected-Last-Subject-Sequence"
EVERY = {"Nats-Schedule": "@every 5m"}
TARGET = {"Nats-Schedule-Target": "orders.x"}
# headers that servers reject together, the rule that rejects them, and the first position that is wrong
TOGETHER = [
    ({f"{EXPECTED}-Subject": "kv.1.a"}, "headers-expected-subject-with-sequence", 51),
    (EVERY, "headers-schedule-with-target", 24),
    (EVERY | TARGET | {"Nats-Schedule-Time-Zone": "Europe/Berlin"}, "headers-time-zone-with-cron", 24),
    (EVERY | TARGET | {"Nats-Rollup": "all"}, "headers-rollup-with-schedule", 38),
]
ACCEPTED: list[dict[str, str]] = [
    {f"{EXPECTED}-Subject": subject, EXPECTED: "0"} for subject in ("kv.1.*", "kv.1.>", ">", "kv.1.a")
]
ACCEPTED += [{EXPECTED: "0"}, TARGET, {"Nats-Rollup": "all"}, EVERY | TARGET | {"Nats-Rollup": "sub"}]
ACCEPTED += [{"Nats-Schedule": "@daily", "Nats-Schedule-Time-Zone": "CET"} | TARGET]


@pytest.mark.nightly
@pytest.mark.parametrize("shape", SHAPES)
def test_headers_that_servers_refuse_together(spark: SparkSession, tmp_path: Path, shape: str) -> None:
    """The order in the message is of no matter. Live: `test_headers_together`."""
    (tmp_path / "h.yaml").write_text(CONTRACT, encoding="utf-8")
    (contract,) = load(str(tmp_path / "h.yaml"))
    headers = [[*ACCEPTED, *(headers for headers, *_ in TOGETHER)], [dict(reversed(item.items())) for item in ACCEPTED]]
    rows = [(f"id{at}", spelled("h", shape, item)) for at, item in enumerate(headers[0] + headers[1])]
    result = run_contract(contract, spark.createDataFrame(rows, f"id string, headers {shape}"))
    collected = {row["id"]: row["violations"] for row in result.quarantine.collect()}
    assert len(collected) == len(TOGETHER)
    for at, (_, rule, position) in enumerate(TOGETHER, len(ACCEPTED)):
        (violation,) = collected[f"id{at}"]
        assert (violation["address"], violation["position"]) == (f"nats-headers:{rule}", position)
        assert violation["column"].startswith("headers{Nats-")
        assert "of nats-server)" in violation["message"]
