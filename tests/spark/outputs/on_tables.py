"""What the tests of table formats do in a session of their own: `on_tables.py WHAT FORMAT SCHEMA SETTINGS`.

It runs in environments that `tools/table_formats.sh` made, which have no pytest, and fails by an exception.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from pyspark.sql import DataFrame, DataFrameWriterV2, SparkSession
from pyspark.sql import functions as F

from natsgrammar_spark import RunError, load
from natsgrammar_spark.inputs import Input, JsonLines, Table
from natsgrammar_spark.judge.findings import Findings
from natsgrammar_spark.outputs import resolve_live, tables
from natsgrammar_spark.outputs.hadoop import HadoopFolder
from natsgrammar_spark.run import run_files
from natsgrammar_spark.session.session import session
from natsgrammar_spark.stream import run_until_the_end
from tests.support.stream_lines import TEXT, lines, numbers

TABLES = """\
tables:
  - {name: plain, where: {column: name, equals: A}}
  - {name: others, where: {column: name, matches: "*.b"}}
"""


@contextmanager
def changed(place: Any, name: str, to: Any) -> Iterator[None]:
    """Inside, an attribute has another value."""
    before = getattr(place, name)
    setattr(place, name, to)
    try:
        yield
    finally:
        setattr(place, name, before)


@contextmanager
def refused(output: str) -> Iterator[None]:
    """Inside, a RunError says this."""
    try:
        yield
    except RunError as error:
        if output not in str(error):
            raise
    else:
        raise AssertionError(f"nothing was rejected: {output}")


def held(spark: SparkSession, name: str) -> list[int]:
    """The numbers in both tables."""
    both = [f"{name}_{part}" for part in ("valid", "quarantine")]
    for table in both:
        spark.catalog.refreshTable(table)  # Iceberg caches tables, in each session
    return numbers(*(spark.table(table).collect() for table in both))


def given(number: int, many: int = 20) -> None:
    """One more file for the streams."""
    Path(f"in/{number}.jsonl").write_text(lines(number * 20, many))


def job(spark: SparkSession, table: str, many: int, overwrite: bool = False) -> Findings:
    """What a job found that writes so many rows to two tables."""
    (agreed,) = load("names.yaml")
    Path("given.jsonl").write_text(lines(0, many))
    (file,) = run_files(spark, [(agreed, ("given.jsonl",), "json")], None, overwrite, table=table)
    return file


def runs_of(spark: SparkSession, name: str) -> list[str]:
    """The runs that wrote both tables, as their properties say."""
    return [tables._property(spark, f"{name}_{part}", tables.RUN) for part in ("valid", "quarantine")]


def written(spark: SparkSession, form: str, schema: str) -> None:
    """A job writes two tables."""
    job(spark, f"{schema}.names", 30)


def killed(spark: SparkSession, form: str, schema: str) -> None:
    """A job replaces one of two tables, and is killed."""
    whole = tables._write

    def write(table: tables.Table, rows: DataFrame, run: str) -> None:
        if table.name.endswith("_valid"):
            spark.sparkContext._gateway.proc.kill()  # type: ignore[union-attr]
            os.kill(os.getpid(), signal.SIGKILL)
        whole(table, rows, run)

    with changed(tables, "_write", write):
        job(spark, f"{schema}.names", 70, overwrite=True)


def replaced(spark: SparkSession, form: str, schema: str) -> None:
    """The tables that a killed job left name different runs; the next job replaces both."""
    valid, quarantine = runs_of(spark, f"{schema}.names")
    assert valid != quarantine
    assert min(spark.table(f"{schema}.names_{part}").count() for part in ("valid", "quarantine")) > 0
    job(spark, f"{schema}.names", 50, overwrite=True)
    assert held(spark, f"{schema}.names") == [*range(50)]
    valid, quarantine = runs_of(spark, f"{schema}.names")
    assert valid == quarantine


def jobs(spark: SparkSession, form: str, schema: str) -> None:
    """Jobs create tables, replace their own and no others, and undo what fails."""
    (agreed,) = load("names.yaml")

    def run(name: str, many: int, overwrite: bool = False) -> Findings:
        return job(spark, f"{schema}.{name}", many, overwrite)

    def half(table: tables.Table, rows: DataFrame, run: str) -> None:
        if table.name.endswith("_valid"):  # the second one
            raise RunError("this table is not to be had")
        whole(table, rows, run)

    def lossy(table: tables.Table, rows: DataFrame, run: str) -> None:
        whole(table, rows.limit(1), run)

    whole = tables._write
    assert run("names", 30).rows == 30
    assert held(spark, f"{schema}.names") == [*range(30)]
    with refused("exists: choose another --output-table"):
        run("names", 50)
    assert run("names", 50, overwrite=True).rows == 50
    before = runs_of(spark, f"{schema}.names")
    assert len({*before}) == 1
    for write, output in ((lossy, "rows came out"), (half, "this table is not to be had")):
        with changed(tables, "_write", write), refused(output):
            run("names", 70, overwrite=True)
        assert held(spark, f"{schema}.names") == [*range(50)]
        assert runs_of(spark, f"{schema}.names") == before
        with changed(tables, "_write", write), refused(output):
            run("others", 30)
        assert not spark.catalog.tableExists(f"{schema}.others_valid")
        assert not spark.catalog.tableExists(f"{schema}.others_quarantine")
    assert run("names", 40, overwrite=True).rows == 40  # also after what was undone
    spark.range(3).writeTo(f"{schema}.foreign_valid").create()
    with refused("was not written by a run"):
        run("foreign", 30, overwrite=True)
    assert spark.table(f"{schema}.foreign_valid").count() == 3

    spark.sql(f"USE {schema}")  # then one name is enough
    for many, overwrite in ((30, False), (50, True)):
        Path("given.jsonl").write_text(lines(0, many))
        run_files(spark, [(agreed, ("given.jsonl",), "json")], None, overwrite, table="short")
        assert held(spark, f"{schema}.short") == [*range(many)]
    if form == "iceberg":
        odd_names(spark, run, lossy)


def odd_names(spark: SparkSession, run: Callable[..., Findings], lossy: Callable[..., None]) -> None:
    """Iceberg takes any name, but has columns of its own, and confuses tables with dots in their names."""
    for name in ("`out-1`", "`it's`", "`a``b`", r"`a\b`"):
        assert run(name, 30).rows == 30
        with changed(tables, "_write", lossy), refused("rows came out"):
            run(name, 70, overwrite=True)
        valid = tables.table_named(f"lake.checked.{name}", "valid")
        spark.catalog.refreshTable(valid)
        assert spark.table(valid).count() == 18
    with refused("confuses tables"):
        run("`a.b`", 30)
    Path("more.yaml").write_text(TEXT.replace("n: int", "n: int, _pos: int"))
    (agreed,) = load("more.yaml")
    with refused("column `_pos`: Iceberg has a column of that name"):
        run_files(spark, [(agreed, ("given.jsonl",), "json")], None, table="lake.checked.more")
    assert not spark.catalog.tableExists("lake.checked.more_valid")


def streams(spark: SparkSession, form: str, schema: str) -> None:
    """Streams add to their own tables, each batch once, and reject all others."""
    (agreed,) = load("names.yaml")

    def streamed(table: str, state: str, source: Input | None = None) -> Findings:
        output = resolve_live(None, table, state)
        return run_until_the_end(spark, [agreed], source or JsonLines(("in",)), output, True)[0]

    def run(name: str = "names", state: str = "state") -> Findings:
        return streamed(f"{schema}.{name}", state)

    for number in range(3):
        given(number)
        assert run().rows == 20
        assert held(spark, f"{schema}.names") == [*range((number + 1) * 20)]
    report = json.loads(Path("state/report.json").read_text())
    assert report["contracts"][0]["output"]["valid"].endswith(f"{schema}.names_valid")  # after its catalog
    assert report["contracts"][0]["batches"]["rows"]["in"] == 60
    (check,) = report["contracts"][0]["checks"]
    assert spark.sql(check["query"]["sql"]).count() == check["rows"]["refused"] > 0
    quarantine = f"{schema}.names_quarantine"
    (last,) = spark.sql(f"SELECT DISTINCT _batch, _batch_time FROM {quarantine} WHERE _batch = 2").collect()
    newest = report["contracts"][0]["batches"]["newest"][-1]
    assert (last[0], last[1].strftime("%Y-%m-%dT%H:%M:%SZ")) == (newest["batch"], newest["started"])
    assert [row[0] for row in spark.sql(f"SELECT DISTINCT _batch FROM {quarantine} ORDER BY 1").collect()] == [0, 1, 2]
    batches = sorted(Path("state/batches").iterdir())
    assert [json.loads((batch / "findings.json").read_text())["rows"]["in"] for batch in batches] == [20, 20, 20]

    # Tables of earlier releases get the new columns.
    def written_then(rows: DataFrame, *_: object) -> DataFrame:
        causeless = F.transform("violations", lambda violation: violation.dropFields("cause"))
        return rows.withColumnRenamed("_file", tables._FILE).withColumn("violations", causeless)

    old = changed(tables, "_stamped", written_then)
    with old, changed(tables, "_STAMPS", {}):
        run("old", "old state")
    given(3)
    assert run("old", "old state").rows == 20
    batches_of_old = spark.sql(f"SELECT DISTINCT _batch FROM {schema}.old_quarantine ORDER BY 1").collect()
    assert [row[0] for row in batches_of_old] == [None, 1]
    causes = spark.sql(f"SELECT _batch, violations[0].cause FROM {schema}.old_quarantine").collect()
    assert {batch for batch, cause in causes if cause is not None} == {1}, causes
    Path("in/3.jsonl").unlink()
    Path("stamped.yaml").write_text(TEXT.replace("n: int", "n: int, _BATCH: int"))
    with refused("column `_batch`: the quarantine table of a stream has its own"):
        (stamped,) = load("stamped.yaml")
        run_until_the_end(
            spark, [stamped], JsonLines(("in",)), resolve_live(None, f"{schema}.stamped", "stamped state"), True
        )

    with refused("was not created by this stream"):
        run(state="another")
    assert not Path("another").exists()
    with refused("holds something other than this stream"):
        run("others")
    with refused("was not written by a run"):
        run_files(spark, [(agreed, ("in/0.jsonl",), "json")], None, True, table=f"{schema}.names")
    with refused("is an input"):
        streamed(f"{schema}.names", "another", Table(f"{schema}.names_valid"))
    if form == "iceberg":  # whose catalog is beside Spark's own, which has tables of Parquet
        spark.sql("CREATE DATABASE plain")
        with refused("is of `parquet`, which has no transactions"):
            streamed("plain.names", "another")
        assert not spark.catalog.listTables("plain")

    # Only the valid rows of a batch are all there are; then none are.
    for number, text in ((3, '{"name":"A","n":60}\n'), (4, '{"name":"a.b","n":61}\n')):
        Path(f"in/{number}.jsonl").write_text(text)
        run()
    assert held(spark, f"{schema}.names") == [*range(62)]

    # A stream that died goes on after somebody else has changed a table, as long as its history goes back.
    with changed(HadoopFolder, "rename", dies), refused("the process is dead"):
        Path("in/5.jsonl").write_text('{"name":"A","n":62}\n{"name":"a.b","n":63}\n')
        run()
    spark.sql(f"DELETE FROM {schema}.names_valid WHERE n = 1")
    begun = Path("state/_begun.json").read_text()
    Path("state/._begun.json.crc").unlink()
    Path("state/_begun.json").write_text(json.dumps(json.loads(begun) | {"at": ["-9", "-9"]}))
    with refused("does not go back to version -9"):
        run()
    Path("state/_begun.json").write_text(begun)
    run()
    assert held(spark, f"{schema}.names") == [0, *range(2, 64)]

    # A folder from a backup does not know all that is in the tables.
    shutil.copytree("state", "backup")
    Path("in/6.jsonl").write_text('{"name":"A","n":64}\n')
    run()
    with refused("has batch 6 of this stream, which --checkpoint does not know"):
        run(state="backup")
    assert held(spark, f"{schema}.names") == [0, *range(2, 65)]

    # Delta lets no second process add a batch at the same moment; in Iceberg it is noticed.
    Path("in/7.jsonl").write_text('{"name":"A","n":65}\n')
    with (
        changed(DataFrameWriterV2, "append", twice(DataFrameWriterV2.append)),
        nullcontext() if form == "delta" else refused("2 valid and 0 quarantined rows came out"),
    ):
        run()
    assert held(spark, f"{schema}.names") == [0, *range(2, 65), *[65] * (1 if form == "delta" else 2)]
    spark.sql(f"DROP TABLE {schema}.names_valid")
    with refused("is missing, and with it batches of this stream"):
        run()


def twice(call: Callable[..., Any]) -> Callable[..., Any]:
    """The call, after somebody else has made the same."""
    return lambda *arguments: (call(*arguments), call(*arguments))


def dies(*_: object) -> None:
    """In place of a call that the process did not live to make."""
    raise RunError("the process is dead")


def deaths(spark: SparkSession, form: str, schema: str) -> None:
    """A stream dies before each call that changes anything, or a table, and goes on."""
    each = dies_everywhere(spark, "names.yaml", schema, [f"{schema}.names"])
    assert each[1:6] == ["put", "append", "append", "put", "rename"], each  # after the mark


def several(spark: SparkSession, form: str, schema: str) -> None:
    """The same with a contract of several tables, some of which get no row in a batch."""
    names = [f"{schema}.names_{table}" for table in ("plain", "others", "unmatched")]
    each = dies_everywhere(spark, "tables.yaml", schema, names)
    notes, appends = ([call == name for call in each[1:7]] for name in ("put", "append"))  # several at a time
    assert all(sum(notes[:n]) >= sum(appends[:n]) for n in range(7)), each
    assert (sum(notes), sum(appends), each[7:9]) == (3, 3, ["put", "rename"]), each
    plain, others, unmatched = ({row["n"] for row in spark.table(f"{name}_valid").collect()} for name in names)
    assert (plain, unmatched) == ({n for n in plain if n % 3}, set())
    assert not others  # which a check rejects


def dies_everywhere(spark: SparkSession, contract: str, schema: str, tables: list[str]) -> list[str]:
    """Return the calls that a whole start makes, after each row is in one of the tables once."""
    contracts = load(contract)
    made: list[str] = []

    def run(last: int | None = None) -> None:
        made.clear()

        def counted(call: Callable[..., Any], name: str) -> Callable[..., Any]:
            def step(*arguments: Any) -> Any:
                if last is not None and len(made) >= last:
                    dies()
                made.append(name)
                return call(*arguments)

            return step

        with (
            changed(HadoopFolder, "put", counted(HadoopFolder.put, "put")),
            changed(HadoopFolder, "rename", counted(HadoopFolder.rename, "rename")),
            changed(DataFrameWriterV2, "append", counted(DataFrameWriterV2.append, "append")),
        ):
            output = resolve_live(None, f"{schema}.names", "state")
            run_until_the_end(spark, contracts, JsonLines(("in",)), output, True)

    given(0)
    run()
    each = [*made]
    for last in range(len(each) - 1):
        given(last + 1)
        with refused("the process is dead"):
            run(last)
    run()
    assert sorted(n for name in tables for n in held(spark, name)) == [*range(20 * len(each))]
    return each


def listed(spark: SparkSession, form: str, schema: str) -> None:
    """Creates the schema, or prints the numbers in both tables."""
    if spark.catalog.tableExists(f"{schema}.names_valid"):
        print(json.dumps(held(spark, f"{schema}.names")))


def messages(spark: SparkSession, form: str, schema: str) -> None:
    """Print the table, the part and the sequence of each message, and the sum of the amounts."""
    there = []
    for table in ("created", "shipped", "unmatched"):
        for part in ("valid", "quarantine"):
            there += [(table, part, row.sequence) for row in spark.table(f"{schema}.orders_{table}_{part}").collect()]
    (total,) = spark.sql(f"SELECT sum(amount) AS total FROM {schema}.orders_created_valid").collect()
    print(json.dumps([sorted(there), str(total.total)]))


def constraints(spark: SparkSession, form: str, schema: str) -> None:
    """Tables, with a column for each of their constraints, take the good names, and none of the bad ones."""
    for name, stated in json.loads(Path("constraints.json").read_text()).items():
        constrained(spark, f"{schema}.{name}", stated)


def constrained(spark: SparkSession, table: str, stated: list[dict[str, Any]]) -> None:
    """One table of them."""
    columns = [item["column"] for item in stated]
    spark.sql(f"CREATE TABLE {table} ({', '.join(f'{column} STRING' for column in columns)})")
    for entry in stated:
        spark.sql(entry["statement"].format(table=table))

    def insert(rows: list[list[str]]) -> None:
        spark.createDataFrame(rows, spark.table(table).schema).writeTo(table).append()

    longest = max(len(item["good"]) for item in stated)
    insert([[item["good"][number % len(item["good"])] for item in stated] for number in range(longest)])
    whole = [item["good"][0] for item in stated]
    for at, entry in enumerate(stated):
        try:
            insert([[*whole[:at], entry["bad"], *whole[at + 1 :]]])
        except Exception as error:  # noqa: BLE001 - of a class of Java
            message = str(error)
            assert "DELTA_VIOLATE_CONSTRAINT" in message, message
            assert f"CHECK constraint {entry['column']} " in message, message
        else:
            raise AssertionError(f"{entry['column']} takes {entry['bad']!r}")
    assert spark.table(table).count() == longest


def main(what: str, form: str, schema: str, settings: str) -> None:
    """Does one of the functions above."""
    if not Path("in").exists():
        Path("in").mkdir()
        Path("names.yaml").write_text(TEXT)
        Path("tables.yaml").write_text(TEXT + TABLES)
    with session("local[1]", json.loads(settings)) as spark:
        spark.sql(f"CREATE DATABASE IF NOT EXISTS {schema}")
        ways = (jobs, written, killed, replaced, streams, deaths, several, listed, messages, constraints)
        {way.__name__: way for way in ways}[what](spark, form, schema)


if __name__ == "__main__":
    main(*sys.argv[1:])
