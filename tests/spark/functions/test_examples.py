"""The cases and the examples of our pages hold in Spark: all of them in one frame, each kind of question in one job."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING, Any

import natsgrammar as ng
from tests.support.cases import CASES
from tests.support.pages import Coded, Matched, Named, all_examples, verdicts
from tests.support.reference import code

if TYPE_CHECKING:
    from pyspark.sql import Column, SparkSession

Question = tuple[str, str]  # an address or a filter, and a text


def answered(
    spark: SparkSession, request: list[Question], *functions: Callable[[Column, str], Column]
) -> list[tuple[Any, ...]]:
    """What the functions of a text and an address say, in the order of the questions."""
    from pyspark.sql import functions as F

    rows = [(number, *question) for number, question in enumerate(request)]
    frame = spark.createDataFrame(rows, "number int, key string, text string").coalesce(1)
    keys = sorted({key for key, _ in request})

    def each(function: Callable[[Column, str], Column]) -> Column:
        text = F.col("text")
        start = F.when(F.col("key") == keys[0], function(text, keys[0]))
        return reduce(lambda so_far, key: so_far.when(F.col("key") == key, function(text, key)), keys[1:], start)

    columns = (each(function).alias(f"answer{number}") for number, function in enumerate(functions))
    collected = {number: tuple(answers) for number, *answers in frame.select("number", *columns).collect()}
    assert len(collected) == len(request)
    return [collected[number] for number in range(len(request))]


def test_columns_judge_every_case_as_python_does(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    actual = answered(spark, [(case.address, case.name) for case in CASES], ns.is_valid, ns.position)
    expected = [(case.position is None, case.position) for case in CASES]
    assert [
        (case, item) for case, item, expected in zip(CASES, actual, expected, strict=True) if item != expected
    ] == []


def test_columns_say_what_the_tables_of_the_pages_say(spark: SparkSession) -> None:
    from natsgrammar import spark as ns
    from natsgrammar_spark.judge.validate import _matching

    examples = all_examples()
    named = verdicts(examples)
    decoded = [example for example in examples if isinstance(example, Coded)]
    encoded = [(item, item.value) for item in decoded if item.encodes and item.value is not None]
    matched = [example for example in examples if isinstance(example, Matched)]
    violations = answered(spark, [(item.address, item.name) for item in named], ns.violation)
    values = answered(spark, [(item.codec, item.text) for item in decoded], ns.decode)
    texts = answered(spark, [(item.codec, value) for item, value in encoded], ns.encode)
    reached = answered(
        spark, [(item.pattern, item.subject) for item in matched], lambda text, pattern: _matching(pattern)(text)
    )
    wrong = [
        *(
            item.place
            for item, (actual,) in zip(named, violations, strict=True)
            if _fields(actual) != _fields(_check(item))
        ),
        *(item.place for item, (actual,) in zip(decoded, values, strict=True) if actual != item.value),
        *(item.place for (item, _), (actual,) in zip(encoded, texts, strict=True) if actual != item.text),
        *(item.place for item, (actual,) in zip(matched, reached, strict=True) if actual != item.reached),
    ]
    assert not wrong


def test_columns_on_a_page_run(spark: SparkSession) -> None:
    """Here, as a test in the group of the pages would start a Java of its own."""
    df = spark.createDataFrame([("ORDERS",), ("ORDERS.EU",)], ["name"])
    names: dict[str, Any] = {"df": df}
    shown = code("adr6/stream-name.md")
    imported, refused, why = filter(None, shown["Spark"].split("\n"))
    exec(imported, names)
    assert [row.name for row in eval(refused, names).collect()] == ["ORDERS.EU"]
    assert [row.problem and row.problem.position for row in eval(why, names).collect()] == [None, 6]
    spark.sql(shown["SQL of Spark"].rstrip(";"))
    df.createOrReplaceTempView("names_of_pages")
    rows = spark.sql("SELECT adr6_stream_name_is_valid(name) AS ok FROM names_of_pages").collect()
    assert [row.ok for row in rows] == [True, False]


def _check(example: Named) -> ng.Violation | None:
    return ng.rule(example.address).check(example.name)


def _fields(violation: Any) -> tuple[Any, ...] | None:
    if violation is None or isinstance(violation, tuple):  # a Row is a tuple
        return violation and tuple(violation)
    return (
        violation.position,
        violation.found,
        violation.expected,
        violation.message,
        violation.suggestion,
        violation.cause,
    )
