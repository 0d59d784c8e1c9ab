"""Spark columns against a plain scan and against Python functions, on the same Parquet in the same session."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd  # here, because pandas_udf looks its type hints up among the module's names

from benchmarks.timing import Row, medians, per_call, processor_seconds

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

NAMES = 2_000_000
ROUNDS = 3
ADDRESS = "nats-docs:subject"
ASCII_ADDRESS = "adr6:reply-to"  # Java tests a class of ASCII characters much faster than one of all Unicode
RULES = (
    ("subject", "nats-docs:subject"),
    ("subject", "adr6:message-subject"),
    ("subject", "aviso:wire-subject"),
    ("reply", "adr6:reply-to"),
    ("stream", "adr6:stream-name"),
    ("stream", "nats-server:stream-name"),
    ("consumer", "adr6:consumer-name"),
    ("key", "adr6:kv-key-name"),
)


def rows() -> Iterator[Row]:
    """Every measurement of Spark."""
    session = _session()
    try:
        with tempfile.TemporaryDirectory() as folder:
            subjects = _subjects(session, Path(folder, "subjects"))
            yield from _measured(subjects)
            yield from _explained(subjects)
            yield from _several(session, Path(folder, "names"))
    finally:
        session.stop()


def _session() -> SparkSession:
    from pyspark.sql import SparkSession

    from natsgrammar_spark.session.java import java_home

    os.environ.update(JAVA_HOME=str(java_home()), PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    settings: dict[str, bool | float | int | str | None] = {
        "spark.driver.memory": "4g",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "2",
    }
    session = (
        SparkSession.builder.master("local[2]").appName("natsgrammar-benchmarks").config(map=settings).getOrCreate()
    )
    session.sparkContext.setLogLevel("ERROR")
    return session


def _subjects(session: SparkSession, path: Path) -> DataFrame:
    """Different subjects of about 43 characters, 5 % of them refused, and header values, 5 % of them with an escape."""
    from pyspark.sql import functions as F

    token = F.hex(F.xxhash64("id"))
    good = F.concat(F.lit("orders.eu."), token, F.lit(".created."), F.substring(token, 1, 8))
    rare = F.col("id") % 20 == 0
    subject = F.when(rare, F.concat(good, F.lit(". x"))).otherwise(good)
    header = F.when(rare, F.concat(good, F.lit("%20x"))).otherwise(good)
    session.range(NAMES).select(subject.alias("subject"), header.alias("header")).write.parquet(str(path))
    return session.read.parquet(str(path))


def _measured(data: DataFrame) -> Iterator[Row]:
    from pyspark.sql import functions as F

    from natsgrammar import spark

    def total(column: Column) -> Callable[[], object]:
        return lambda: data.agg(F.sum(column)).collect()

    def size(name: str, column: Column) -> Column:
        """Return a number that needs all of the column."""
        what = name.partition(",")[0]
        if what == "violation":
            return F.octet_length(column["message"])
        return column.cast("int") if what in ("valid", "ascii", "position") else F.octet_length(column)

    def ours(way: str) -> dict[str, Callable[[], object]]:
        columns = {
            f"valid, {way}": spark.is_valid("subject", ADDRESS),
            f"ascii, {way}": spark.is_valid("subject", ASCII_ADDRESS),
            f"position, {way}": spark.position("subject", ADDRESS),
            f"violation, {way}": spark.violation("subject", ADDRESS),
            f"encode, {way}": spark.encode("subject", "aviso:topic-token"),
            f"decode, {way}": spark.decode("header", "cloudevents:header-value"),
        }
        return {name: total(size(name, column)) for name, column in columns.items()}

    tasks = {
        "scan": total(F.octet_length("subject")),
        **{name: total(size(name, udf("header" if "decode" in name else "subject"))) for name, udf in _udfs().items()},
        **ours("no Java function"),
    }
    spark.install(data.sparkSession)  # what is built from here on calls the functions
    taken = medians({**tasks, **ours("Java function")}, ROUNDS)
    for key, what in (
        ("valid", f"validity of {ADDRESS}"),
        ("ascii", f"validity of {ASCII_ADDRESS}"),
        ("position", f"first-error position of {ADDRESS}, 5 % refused"),
        ("violation", f"violation of {ADDRESS}, 5 % refused"),
        ("encode", "encode of aviso:topic-token"),
        ("decode", "decode of cloudevents:header-value"),
    ):
        for way in ("Java function", "no Java function"):
            for other, against in (
                ("scan", "a scan that sums lengths"),
                (f"{key}, Python UDF", "a Python UDF"),
                (f"{key}, pandas UDF", "a pandas UDF"),
            ):
                if other in taken:
                    took, theirs = taken[f"{key}, {way}"], taken[other]
                    goals = {"encode": "≤ 0.25", "decode": "≤ 0.25"}
                    if way == "no Java function":
                        goals = {"valid": "≤ 0.6", "ascii": "≤ 0.6", "position": "≤ 0.8", "violation": "≤ 0.8"}
                    goal = goals.get(key, "") if "pandas" in other else ""
                    detail = f"{took:.2f} s against {theirs:.2f} s for {NAMES:,} rows"
                    yield Row(f"Spark, {way}: {what}", against, took / theirs, detail, goal)


def _udfs() -> dict[str, Callable[[str], Column]]:
    """Return what people write by hand."""
    from pyspark.sql import functions as F

    import natsgrammar as ng

    @F.udf("boolean")
    def python_udf(name: str) -> bool:
        return ng.rule(ADDRESS).is_valid(name)

    @F.pandas_udf("boolean")  # type: ignore[call-overload]
    def pandas_udf(names: pd.Series) -> pd.Series:
        return names.map(ng.rule(ADDRESS).is_valid)

    @F.pandas_udf("boolean")  # type: ignore[call-overload]
    def pandas_ascii(names: pd.Series) -> pd.Series:
        return names.map(ng.rule(ASCII_ADDRESS).is_valid)

    @F.pandas_udf("int")  # type: ignore[call-overload]
    def pandas_position(names: pd.Series) -> pd.Series:
        errors = map(ng.rule(ADDRESS).check, names)
        return pd.Series([error and error.position for error in errors], dtype="Int32")

    @F.pandas_udf("string")  # type: ignore[call-overload]
    def pandas_encode(values: pd.Series) -> pd.Series:
        return values.map(ng.codec("aviso:topic-token").encode)

    @F.pandas_udf("string")  # type: ignore[call-overload]
    def pandas_decode(values: pd.Series) -> pd.Series:
        return values.map(ng.codec("cloudevents:header-value").decode)

    fields = ("position", "found", "expected", "message", "suggestion", "cause")

    @F.pandas_udf("position int, found string, expected string, message string, suggestion string, cause string")  # type: ignore[call-overload]
    def pandas_violation(names: pd.Series) -> pd.DataFrame:
        errors = map(ng.rule(ADDRESS).check, names)
        return pd.DataFrame([[getattr(item, field, None) for field in fields] for item in errors], columns=list(fields))

    return {
        "valid, Python UDF": python_udf,
        "valid, pandas UDF": pandas_udf,
        "ascii, pandas UDF": pandas_ascii,
        "position, pandas UDF": pandas_position,
        "violation, pandas UDF": pandas_violation,
        "encode, pandas UDF": pandas_encode,
        "decode, pandas UDF": pandas_decode,
    }


def _explained(data: DataFrame) -> Iterator[Row]:
    """Violations of refused names: against a scan and a pandas UDF, and where the time goes."""
    import pyarrow as pa
    from pyspark.sql import functions as F

    import natsgrammar as ng
    from natsgrammar import spark

    pandas_violation = _udfs()["violation, pandas UDF"]

    def nothing(texts):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        return texts

    def unsuggested(texts):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        return pa.array([ng.rule(ADDRESS).check_bytes(text).message for text in texts.to_pylist()])

    refused = data.where(~spark.is_valid("subject", ADDRESS)).repartition(2).cache()
    rows = refused.count()
    octets = F.col("subject").cast("binary")

    def written(*columns: Column) -> Callable[[], object]:
        return lambda: refused.select(*columns).write.format("noop").mode("overwrite").save()

    violation = spark.violation("subject", ADDRESS)
    fields = [spark.violation("subject", ADDRESS)[name] for name in ("position", "found", "message", "suggestion")]
    taken = medians(
        {
            "scan": written(F.col("subject")),
            "an Arrow UDF that does nothing": written(F.arrow_udf(nothing, "binary")(octets)),  # type: ignore[attr-defined]
            "its messages alone": written(F.arrow_udf(unsuggested, "string")(octets)),  # type: ignore[attr-defined]
            "a pandas UDF": written(pandas_violation("subject")),
            "one field of it": written(fields[0]),
            "four fields": written(*fields),
            "ours": written(violation),
        },
        ROUNDS,
    )

    def each(name: str) -> float:
        return (taken[name] - taken["scan"]) / rows

    for name in ("a pandas UDF", "an Arrow UDF that does nothing", "its messages alone"):
        detail = f"{per_call(each('ours'), 1)} against {per_call(each(name), 1)} a name beyond the scan, {rows:,} names"
        yield Row("Spark: violation of a refused name", name, taken["ours"] / taken[name], detail, "≤ 40 µs")
    detail = f"{taken['four fields']:.2f} s against {taken['one field of it']:.2f} s"
    ratio = taken["four fields"] / taken["one field of it"]
    yield Row("Spark: four fields of a violation", "one field of it", ratio, detail, "about 1")


def _several(session: SparkSession, path: Path) -> Iterator[Row]:
    """Eight rules on five columns in one pass; each column has 2 % refused names."""
    from pyspark.sql import functions as F

    from natsgrammar import spark

    token = F.hex(F.xxhash64("id"))
    good = {
        "subject": F.concat(F.lit("orders.eu."), token, F.lit(".created")),
        "reply": F.concat(F.lit("_INBOX."), token),
        "stream": F.concat(F.lit("ORDERS_"), F.substring(token, 1, 2)),
        "consumer": F.concat(F.lit("worker-"), F.substring(token, 1, 4)),
        "key": F.concat(F.lit("orders."), token),
    }
    rare = F.col("id") % 50 == 0
    names = [F.when(rare, F.concat(text, F.lit(". x"))).otherwise(text).alias(name) for name, text in good.items()]
    session.range(NAMES).select(*names).write.parquet(str(path))
    data = session.read.parquet(str(path))

    def totals(columns: Sequence[Column]) -> Callable[[], object]:
        return lambda: data.agg(*map(F.sum, columns)).collect()

    tasks = {
        "scan": totals([F.octet_length(name) for name in good]),
        "verdicts": totals([spark.is_valid(column, address).cast("int") for column, address in RULES]),
    }
    taken = medians(tasks, ROUNDS, processor_seconds)
    detail = f"{taken['verdicts']:.2f} s against {taken['scan']:.2f} s of processor time for {NAMES:,} rows"
    what = f"Spark, Java function: verdicts of {len(RULES)} rules on {len(good)} columns"
    yield Row(what, "a scan of the columns that sums lengths", taken["verdicts"] / taken["scan"], detail, "≤ 1.8")
