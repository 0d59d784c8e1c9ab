"""What the tests of quality tools do with each, in its environment: `on_quality_tools.py PLACE SETTINGS TOOL…`.

`acme:order-subject` is a rule of an installed package of the user. The environment has no pytest, and a
failure is an exception.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pandas as pd
import yaml
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import types as T
from pyspark.sql.utils import is_remote

import natsgrammar as ng
from natsgrammar import spark as ns

RULE, OWN = "adr6:stream-name", "acme:order-subject"
SCHEMA = "stream string, subject string, n int"
ROWS = [
    ("ORDERS", "orders.eu.17", 1),
    ("ORDERS.EU", "orders.eu.1x", 2),
    (None, None, 3),
    ("my `orders`\n<b>", "orders", 4),
    ("é\x00", "orders.eu.18", 5),
    ("\U0001f600" * 300, "orders.eu.19", 6),
    ("", "orders.eu.20", 7),
]
REFUSED = {name: ng.rule(RULE).check(name) for name, _, n in ROWS if name is not None and n != 1}
UNKNOWN = "`adr6@2023-02-01` has no rule `stream-nam` (did you mean `adr6:stream-name`"
CONTRACT = """
apiVersion: v3.0.2
kind: DataContract
id: streams
name: streams
version: 1.0.0
status: active
schema:
  - name: streams
    logicalType: object
    properties:
      - name: subject
        logicalType: string
        physicalType: string
        quality:
          - type: custom
            engine: dqx
            implementation:
              criticality: error
              check: {function: is_nats_name, arguments: {column: subject, rule: "acme:order-subject"}}
"""


def raised(kind: type[Exception], call: Callable[[], object]) -> Any:
    """The error of this kind that the call raises."""
    try:
        call()
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__} was raised")


def refused(kind: type[Exception], output: str, call: Callable[[], object]) -> None:
    """The call raises an error of this kind, which says this."""
    error = raised(kind, call)
    assert output in str(error), error


def ways(spark: SparkSession) -> Iterator[None]:
    """Once without Java functions, and where there is a JVM at hand, once with them."""
    yield
    if not is_remote():
        ns.install(spark)
        yield


def message(violation: Any) -> str:
    """What `_errors` of DQX says."""
    return violation.message + ("" if violation.suggestion is None else f"; try `{violation.suggestion}`")


def dqx(spark: SparkSession, data: DataFrame) -> None:
    """Checks as classes, as metadata and from a data contract, with Java functions and without them."""
    from databricks.labs.dqx.engine import DQEngine
    from databricks.labs.dqx.errors import InvalidParameterError
    from databricks.labs.dqx.profiler.generator import DQGenerator
    from databricks.labs.dqx.rule import DQRowRule
    from databricks.sdk import WorkspaceClient

    from natsgrammar.dqx import is_nats_name

    # As DQX's documentation has it for local execution: there is no workspace to ask.
    client, ours = MagicMock(spec=WorkspaceClient), {"is_nats_name": is_nats_name}
    engine = DQEngine(client, spark=spark)

    def row_rule(column: str, rule: str) -> list[Any]:
        return [DQRowRule(check_func=is_nats_name, column=column, check_func_kwargs={"rule": rule})]

    metadata = [{"check": {"function": "is_nats_name", "arguments": {"column": "subject", "rule": OWN}}}]
    assert not DQEngine.validate_checks(metadata, ours).has_errors
    for _ in ways(spark):
        good, bad = engine.apply_checks_and_split(data, row_rule("stream", RULE))
        assert {row.stream for row in good.collect()} == {"ORDERS", None}
        collected = {row.stream: row["_errors"] for row in bad.collect()}
        assert {name: own[0].message for name, own in collected.items()} == {
            n: message(item) for n, item in REFUSED.items()
        }
        (only,) = collected["ORDERS.EU"]
        assert (only.name, only.columns) == ("stream_is_not_adr6_stream_name", ["stream"])
        assert only.function == "is_nats_name"

        good, bad = engine.apply_checks_by_metadata_and_split(data, metadata, ours)
        assert good.count() == 5
        assert {row.subject: row["_errors"][0].message for row in bad.collect()} == {
            name: message(ng.rule(OWN).check(name)) for name in ("orders.eu.1x", "orders")
        }

    Path("streams.odcs.yaml").write_text(CONTRACT)
    generator = DQGenerator(client, spark=spark, custom_check_functions=ours)
    rules = generator.generate_rules_from_contract(contract_file="streams.odcs.yaml", generate_predefined_rules=False)
    rules = [rule for rule in rules if rule["check"]["function"] == "is_nats_name"]
    assert rules[0]["check"]["arguments"] == {"column": "subject", "rule": OWN}
    assert yaml.safe_load(yaml.safe_dump(rules)) == rules
    assert engine.apply_checks_by_metadata_and_split(data, rules, ours)[1].count() == 2

    def applied(column: str, rule: str) -> DataFrame:
        return engine.apply_checks(data, row_rule(column, rule))

    refused(InvalidParameterError, UNKNOWN, lambda: applied("stream", "adr6:stream-nam"))
    refused(AnalysisException, '"n" has the type "INT"', lambda: applied("n", RULE))
    odd = data.withColumnRenamed("stream", "Name of the stream")
    _, bad = engine.apply_checks_and_split(odd, row_rule("Name of the stream", RULE))
    assert bad.count() == len(REFUSED)
    skipped = applied("nothing", RULE).first()
    assert skipped is not None
    assert "invalid check columns: ['nothing']" in skipped["_errors"][0].message
    output = DQEngine.validate_checks(
        [{"check": {"function": "is_nats_name", "arguments": {"column": "stream", "rule": 5}}}], ours
    )
    assert "Argument 'rule' should be of type 'str'" in str(output.errors)


def great_expectations(spark: SparkSession, data: DataFrame) -> None:
    """Failing rows, their indices and the reasons, on pandas and on Spark."""
    import great_expectations as gx
    from great_expectations.compatibility.pydantic import ValidationError
    from great_expectations.render.renderer import ExpectationSuitePageRenderer
    from great_expectations.render.view import DefaultJinjaPageView

    from natsgrammar.great_expectations import ExpectColumnValuesToBeNatsName

    for _ in ways(spark):
        expected_of_both(gx.get_context(mode="ephemeral"), data)
    refused(ValidationError, UNKNOWN, lambda: ExpectColumnValuesToBeNatsName(column="stream", rule="adr6:stream-nam"))
    gx.get_context(mode="ephemeral")
    requests = [ExpectColumnValuesToBeNatsName(column=f"${item}", rule=OWN, mostly=item / 1000) for item in (955, 1000)]
    page = DefaultJinjaPageView().render(ExpectationSuitePageRenderer().render(gx.ExpectationSuite("names", requests)))
    shown = " ".join(re.sub("<[^>]*>", "", page).split())
    assert f"values must be valid names by {OWN}, at least 95.5 % of the time." in shown
    assert f"values must be valid names by {OWN}. " in shown


def expected_of_both(context: Any, data: DataFrame) -> None:
    """What a context says of rows of pandas and of Spark."""
    from natsgrammar.great_expectations import ExpectColumnValuesToBeNatsName

    frame = pd.DataFrame(ROWS, columns=["stream", "subject", "n"])
    sources = ((context.data_sources.add_pandas("small"), frame), (context.data_sources.add_spark("large"), data))
    whole = {"result_format": "COMPLETE", "unexpected_index_column_names": ["n"], "include_unexpected_rows": True}
    for source, rows in sources:
        definition = source.add_dataframe_asset("rows").add_batch_definition_whole_dataframe("all")
        batch = definition.get_batch({"dataframe": rows})
        actual = batch.validate(ExpectColumnValuesToBeNatsName(column="stream", rule=RULE), result_format=whole)
        assert not actual.success
        assert actual.result["missing_count"] == 1
        assert sorted(actual.result["unexpected_list"]) == sorted(REFUSED)
        assert sorted(item["n"] for item in actual.result["unexpected_index_list"]) == [2, 4, 5, 6, 7]
        listed = actual.result["unexpected_rows"]
        kept = listed.to_dict("records") if isinstance(listed, pd.DataFrame) else listed
        assert sorted(row["n"] for row in kept) == [2, 4, 5, 6, 7]
        assert {
            violation["value"]: (violation["position"], violation["message"], violation["suggestion"])
            for violation in actual.result["details"]["violations"]
        } == {
            name: (item.position, item.message, item.suggestion) for name, item in REFUSED.items() if item is not None
        }
        assert actual.to_json_dict()["result"]["details"]["violations"]

        own = ExpectColumnValuesToBeNatsName(column="subject", rule=OWN, mostly=0.5)
        actual = batch.validate(own)
        assert actual.success
        assert [violation["value"] for violation in actual.result["details"]["violations"]] == [
            "orders.eu.1x",
            "orders",
        ]
        assert batch.validate(own, result_format="BOOLEAN_ONLY").success
        assert (
            "details"
            not in batch.validate(ExpectColumnValuesToBeNatsName(column="subject", rule="nats-docs:subject")).result
        )

        wrong = batch.validate(ExpectColumnValuesToBeNatsName(column="n", rule=RULE))
        assert not wrong.success
        assert any(
            output in str(wrong.exception_info) for output in ("a name is a str, not int", '"n" has the type "INT"')
        )


def pandera(spark: SparkSession, data: DataFrame) -> None:
    """Failure cases on pandas and Polars; on PySpark, whether a column passes."""
    import pandera.pandas
    import pandera.polars
    import pandera.pyspark
    import polars as pl
    from pandera.errors import SchemaError, SchemaErrors, SchemaInitError

    from natsgrammar.pandera import is_nats_name

    frame = pd.DataFrame(ROWS, columns=["stream", "subject", "n"])
    for library, rows in (
        (pandera.pandas, frame),
        (pandera.polars, pl.DataFrame(ROWS, SCHEMA.split()[::2], orient="row")),
    ):
        for check, column, wrong in (
            (is_nats_name(RULE), "stream", [*REFUSED]),
            (library.Check.is_nats_name(OWN), "subject", ["orders.eu.1x", "orders"]),
        ):
            schema = library.DataFrameSchema({column: library.Column(str, check, nullable=True)})
            error = raised(SchemaErrors, partial(schema.validate, rows, lazy=True))
            assert [*error.failure_cases["failure_case"]] == wrong
            schema.validate(rows[:1])
            schema.validate(rows[:0])

    class Streams(pandera.pandas.DataFrameModel):
        stream: str = pandera.pandas.Field(is_nats_name=RULE, nullable=True)

    refused(SchemaError, "is_nats_name(adr6@2023-02-01:stream-name)", lambda: Streams.validate(frame))
    of_numbers = pandera.pandas.DataFrameSchema({"n": pandera.pandas.Column(int, is_nats_name(RULE))})
    refused(SchemaError, "a name is a str, not int", lambda: of_numbers.validate(frame))
    refused(SchemaInitError, UNKNOWN, lambda: is_nats_name("adr6:stream-nam"))

    def errors(rows: DataFrame, column: str, rule: str, kind: Any) -> dict[str, Any]:
        column_schema = pandera.pyspark.Column(kind, is_nats_name(rule), nullable=True)
        return dict(pandera.pyspark.DataFrameSchema({column: column_schema}).validate(rows).pandera.errors)

    for _ in ways(spark):
        for column, rule in (("stream", RULE), ("subject", OWN)):
            (output,) = errors(data, column, rule, T.StringType())["DATA"]["DATAFRAME_CHECK"]
            assert output["column"] == column
            assert output["error"].endswith(f"failed validation is_nats_name({ng.rule(rule).address})")
            assert errors(data.where("n IN (1, 3)"), column, rule, T.StringType()) == {}
    (output,) = errors(data, "n", RULE, T.IntegerType())["DATA"]["CHECK_ERROR"]
    assert "AnalysisException" in output["error"]


def main(place: str, settings: str, *tools: str) -> None:
    """Does some of the functions above, in a session of its own or on Spark Connect."""
    if place == "connect":
        spark = SparkSession.builder.remote("local[1]").getOrCreate()
    else:
        spark = SparkSession.builder.master("local[1]").config(map=json.loads(settings)).getOrCreate()
        spark.sparkContext.setLogLevel("OFF")
    known = {item.__name__: item for item in (dqx, great_expectations, pandera)}
    try:
        data = spark.createDataFrame(ROWS, SCHEMA)
        for tool in tools:
            known[tool](spark, data)
    finally:
        spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
