"""The safe codec in Spark: also the empty text has a token, and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import natsgrammar as ng
from tests.support.languages import ROOT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SAFE = ng.codec("safe:token")


def test_spark_writes_and_reads_the_empty_text(spark: SparkSession) -> None:
    from natsgrammar import spark as columns

    values = ["", "%", "a b", "é", "1.45", "\0", "%25"]
    frame = spark.createDataFrame([(value, SAFE.encode(value)) for value in values], "value string, token string")
    script = (ROOT / "generated" / "spark" / "safe_1.sql").read_text(encoding="utf-8")
    for statement in script.split(";\n"):
        if statement.strip():
            spark.sql(statement)
    rows = frame.select(
        "value",
        "token",
        columns.encode("value", "safe:token"),
        columns.decode("token", "safe:token"),
    ).collect()
    assert [row[2] for row in rows] == [row[1] for row in rows]
    assert [row[3] for row in rows] == [row[0] for row in rows]
    in_sql = frame.selectExpr("token = safe_token_encode(value)", "value = safe_token_decode(token)").collect()
    assert all(row[0] and row[1] for row in in_sql)
