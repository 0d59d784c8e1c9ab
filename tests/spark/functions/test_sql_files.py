"""The generated SQL functions judge as Python does, and hold no text that could become code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import natsgrammar as ng
from natsgrammar_gen.emit.sql import text
from tests.support.languages import ROOT
from tests.support.spark_names import distinct_rules, names, strings

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def test_sql_functions_judge_as_python_does(spark: SparkSession) -> None:
    requests = {}
    for path, addresses in {
        "adr6_2023_02_01": ("adr6:stream-name", "adr6:kv-key-name"),
        "cloudevents_1_0_3_wip": ("cloudevents:uri", "cloudevents:string"),
        "nats_server_2_15_3": ("nats-server:stream-name",),
    }.items():
        script = (ROOT / "generated" / "spark" / f"{path}.sql").read_text(encoding="ascii")
        for line in script.splitlines():
            if not line.startswith("--"):
                spark.sql(line.removesuffix(";"))
        for address in addresses:
            requests[address] = address.replace(":", "_").replace("-", "_") + "_is_valid(name)"
    every = sorted({name for address in requests for name in names(ng.rule(address))})
    for name, *got in strings(spark, *every).selectExpr("name", *requests.values()).collect():
        assert dict(zip(requests, got, strict=True)) == {item: ng.rule(item).is_valid(name) for item in requests}, name[
            :80
        ]


def test_rules_that_no_regex_decides_in_time_are_left_out_of_sql() -> None:
    for spec in {rule.spec for rule in distinct_rules()}:
        for edition in sorted((ROOT / "generated" / "spark").glob(f"{spec.replace('-', '_')}_*.sql")):
            lines = edition.read_text(encoding="ascii").splitlines()
            assert all(line.startswith(("--", "CREATE OR REPLACE TEMPORARY FUNCTION ")) for line in lines)
    script = (ROOT / "generated" / "spark" / "aviso_0_7.sql").read_text(encoding="ascii")
    assert "-- aviso_float_value_is_valid is left out" in script


HOSTILE = [
    "'",
    "\\",
    "\\'",
    "';\nDROP TABLE t; --",
    "*/",
    "{{ 1 }}",
    "${env:PATH}",
    "a\nb",
    "</script>",
    "é😀\0",
    '"',
    "--",
]


def test_sql_text_is_that_text(spark: SparkSession) -> None:
    selected = ", ".join(text(value) for value in HOSTILE)
    assert list(spark.sql(f"SELECT {selected}").collect()[0]) == HOSTILE
