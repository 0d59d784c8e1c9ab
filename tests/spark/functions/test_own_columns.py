"""Columns of users' own rules: Java functions, expressions and Arrow UDFs give the answers of Python."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import compiled
from tests.support.own_grammars import ACME, written
from tests.support.spark_names import BOTH, building, strings

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from natsgrammar.core.sources import Tables

ORDERS = """\
contract: 1
grammars: [names]
input:
  path: orders.jsonl
  columns: {subject: string, part: string}
rules:
  - {column: subject, rule: "shop@1:order-subject"}
  - {column: part, codec: "shop@1:part"}
"""
NAMES = ["orders.eu.17", "orders.EU.1", "orders.eu.1x", "", "a.b%", "a%2Eb", "orders.eu." + "1" * 13]


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def registered(folder: Path, name: str = "acme/1.lark", text: str = ACME) -> Tables:
    tables = compiled(written(folder, name, text))
    ng.register(tables)
    return tables


@pytest.fixture(scope="module")
def acme(spark: SparkSession, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The rules of ACME, installed."""
    from natsgrammar import spark as ns

    tables = registered(tmp_path_factory.mktemp("names"))
    ns.install(spark)
    ns.install(spark)
    yield
    ng.unregister(tables)


@BOTH
def test_own_columns_answer_as_python_does(spark: SparkSession, acme: None, java: bool) -> None:
    from natsgrammar import spark as ns

    rule, codec = ng.rule("acme:order-subject"), ng.codec("acme:part")
    with building(spark, java=java):
        request = {
            "valid": ns.is_valid("name", "acme:order-subject"),
            "position": ns.position("name", "acme:order-subject"),
            "violation": ns.violation("name", "acme:part"),
            "encoded": ns.encode("name", "acme:part"),
            "decoded": ns.decode("name", "acme@1:part"),
        }
    for row in strings(spark, *NAMES).select("name", *(item.alias(name) for name, item in request.items())).collect():
        violation, text = rule.check(row.name), codec.wire.check(row.name)
        assert (row.valid, row.position) == (violation is None, violation and violation.position)
        assert (row.violation and row.violation.suggestion) == (text and text.suggestion)
        assert row.encoded == codec.encode(row.name)
        assert row.decoded == (codec.decode(row.name) if text is None else None)


def test_java_functions_of_own_rules_are_called(spark: SparkSession, acme: None) -> None:
    from natsgrammar import spark as ns

    request = strings(spark, *NAMES).select(ns.is_valid("name", "acme:order-subject"), ns.encode("name", "acme:part"))
    plan = request._jdf.queryExecution().executedPlan().toString()
    assert "rlike" not in plan.lower()
    assert "Python" not in plan
    sql = "SELECT natsgrammar.is_valid.`acme:order-subject`('orders.eu.1'), natsgrammar.is_valid.`safe:token`('.')"
    assert tuple(*spark.sql(sql).collect()) == (True, False)


def test_rules_that_changed_since_are_judged_without_java(spark: SparkSession, tmp_path: Path) -> None:
    from natsgrammar import spark as ns

    names = strings(spark, "eu", "EU")
    tables = registered(tmp_path, "changing/1.lark", "name: /[a-z]/+\n")
    ns.install(spark)
    assert [row[0] for row in names.select(ns.is_valid("name", "changing:name")).collect()] == [True, False]
    tables = registered(tmp_path, "changing/1.lark", "name: /[A-Z]/+\n")
    ns.install(spark)
    request = ns.is_valid("name", "changing:name"), ns.position("name", "changing:name")
    assert [tuple(row) for row in names.select(*request).collect()] == [(False, 0), (True, None)]
    ng.unregister(tables)


def test_a_contract_and_impact_judge_by_own_rules(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "orders.yaml").write_text(ORDERS, encoding="utf-8")
    rows = [("orders.eu.17", "a%2E"), ("orders.EU.1", "a"), ("orders.eu.1", "a.b"), ("orders.us.x", ".")]
    lines = [json.dumps({"subject": subject, "part": part}) for subject, part in rows]
    (tmp_path / "orders.jsonl").write_text("\n".join(lines), encoding="utf-8")
    written(tmp_path / "names", "shop/1.lark")
    written(tmp_path / "names", "shop/2.lark", 'order_subject: "orders." /[A-Z]/+ "." /[0-9]/+\n')
    ran = run("run", tmp_path / "orders.yaml", "--output", tmp_path / "result")
    assert ran.exit_code == 1, ran.output
    report = json.loads((tmp_path / "result" / "report.json").read_text())
    (judged,) = report["contracts"]
    counts = {check["address"]: check["rows"]["refused"] for check in judged["checks"]}
    assert counts == {"shop@1:order-subject": 2, "shop@1:part": 2}
    quarantined = spark.read.parquet(str(tmp_path / "result" / "quarantine")).selectExpr("inline(violations)")
    assert {(row.address, row.found) for row in quarantined.collect()} == {
        ("shop@1:order-subject", "E"),
        ("shop@1:order-subject", "x"),
        ("shop@1:part", "."),
    }
    output = ("--input", tmp_path / "orders.jsonl", "--column", "subject", "--report", "json")
    request = run("impact", "shop@1", "shop@2", "--rule", "order-subject", "--grammar", tmp_path / "names", *output)
    assert json.loads(request.stdout)["names"] == {
        "valid in both": 0,
        "newly refused": 2,
        "newly accepted": 1,
        "refused in both": 1,
    }
