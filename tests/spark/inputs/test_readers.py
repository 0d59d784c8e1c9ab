"""What is read is what is in the file: every byte of it, under whatever names, or a reason that is true."""

from __future__ import annotations

import gzip
import json
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from natsgrammar_spark import ContractError, load, run_contract
from natsgrammar_spark.contract import Input
from natsgrammar_spark.contract.ddl import STRING, Primitive, Struct, ddl, parse_type
from natsgrammar_spark.contract.discover import find, is_hidden, literal, unescaped
from natsgrammar_spark.contract.json_lines import Malformed, row_of
from natsgrammar_spark.contract.parquet import loss_in
from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.inputs.batches import Batches
from natsgrammar_spark.inputs.footers import columns_of_files
from natsgrammar_spark.inputs.kinds import Parquet
from natsgrammar_spark.inputs.readers import parquet_rows, partitions, stream_of_parquet, text_lines
from natsgrammar_spark.run import run_files
from natsgrammar_spark.sample.arrow import of_parquet
from natsgrammar_spark.session.errors import errors_in_one_line
from natsgrammar_spark.session.schema import configured
from tests.spark.judge.test_pipeline import contract, read, run
from tests.support.depth import Some, by_day, generator
from tests.support.stream_lines import TEXT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

# ---- Parquet -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_exact", ["false", "true"])
def test_columns_are_found_as_spark_finds_them(is_exact: str, tmp_path: Path, spark: SparkSession) -> None:
    """Of files that differ, by their order, and written by others than Spark, too."""
    for name, sql in {
        "b": "SELECT 1 AS a, 'x' AS `B c`, array(named_struct('d', 1L)) AS e, timestamp_ntz'2026-01-01 00:00:00' AS f",
        "a": "SELECT CAST(1 AS DECIMAL(38, 9)) AS z, map('k', CAST(NULL AS DATE)) AS m, 'y' AS `ä[`",
    }.items():
        spark.sql(sql).coalesce(1).write.parquet(str(tmp_path / name))
    pq.write_table(pa.table({"e": [[{"d": 1, "g": 2.5}]], "octets": [b"\x00"]}), tmp_path / "#1 [x] %41.parquet")
    paths = find([str(tmp_path)])
    spark.conf.set("spark.sql.caseSensitive", is_exact)
    try:
        actual = columns_of_files(spark, [Path(unescaped(path)) for path in paths])
        expected = spark.read.option("mergeSchema", "true").parquet(*paths).schema
    finally:
        spark.conf.unset("spark.sql.caseSensitive")
    assert actual is not None
    assert spark.read.schema(actual).parquet(*paths).schema == expected


@pytest.mark.parametrize("name", ["_a", ".a", "_a=b", ".a=b", "a._COPYING_", "_a=b._COPYING_", "_metadata", "a_.b"])
def test_hidden_is_what_spark_passes_over(tmp_path: Path, spark: SparkSession, name: str) -> None:
    for file in ("seen", name):
        (tmp_path / file).write_text("1", encoding="utf-8")
    assert spark.read.text(str(tmp_path)).count() == 2 - is_hidden(name)


def test_files_beside_partitions_are_refused(
    tmp_path: Path, spark: SparkSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spark would pass over some of them."""
    rows = pa.table({"subject": ["a"]})
    for place in ("day=007", "day=1d", "."):
        (tmp_path / "in" / place).mkdir(parents=True, exist_ok=True)
        pq.write_table(rows, tmp_path / "in" / place / "1.parquet")
    (tmp_path / "in" / "_SUCCESS").touch()
    with pytest.raises(RunError, match=r"in/1.parquet` and `.*in/day=007/1.parquet` are in directories of different"):
        parquet_rows(spark, find([str(tmp_path / "in")]))
    with pytest.raises(RunError, match=r"in/1.parquet` and `.*in/day=007/1.parquet` are in directories of different"):
        stream_of_parquet(spark, str(tmp_path / "in"))
    far = configured(spark, {"fs.viewfs.mounttable.beside.link./in": (tmp_path / "in").as_uri()})
    with far, pytest.raises(RunError, match="`viewfs://beside/in/` has files beside directories of columns"):
        parquet_rows(spark, ["viewfs://beside/in"])
    (tmp_path / "in" / "1.parquet").unlink()
    with partitions(spark):
        rows_read = parquet_rows(spark, find([str(tmp_path / "in")])).sort("day").collect()
    assert [row["day"] for row in rows_read] == ["007", "1d"]
    for directory in (
        "n=7/day=2026-01-01",
        f"n={1 << 40}/day=2026-01-02",
        "n=__HIVE_DEFAULT_PARTITION__/day=2026-01-01",
    ):
        (tmp_path / "typed" / directory).mkdir(parents=True)
        pq.write_table(rows, tmp_path / "typed" / directory / "1.parquet")
    with partitions(spark):
        typed = parquet_rows(spark, [str(tmp_path / "typed")])
        stated = parquet_rows(spark, [str(tmp_path / "typed")], declared=Struct((("N", Primitive("decimal(20,1)")),)))
        streamed = stream_of_parquet(spark, str(tmp_path / "typed"))
    kinds = [("subject", "string"), ("n", "bigint"), ("day", "date")]
    assert typed.dtypes[:3] == streamed.dtypes[:3] == kinds
    assert [(name, ddl(kind)) for name, kind in of_parquet([str(tmp_path / "typed")], 9).columns.fields] == kinds
    assert {(row["n"], str(row["day"])) for row in typed.collect()} == {
        (7, "2026-01-01"),
        (1 << 40, "2026-01-02"),
        (None, "2026-01-01"),
    }
    assert {str(row["n"]) for row in stated.collect()} == {"7.0", f"{1 << 40}.0", "None"}
    monkeypatch.chdir(tmp_path / "in")
    assert Parquet(files=("day=1d",)).stream(spark).columns[0] == "subject"


@pytest.mark.nightly
def test_names_of_directories_are_read_as_they_were_encoded(tmp_path: Path, spark: SparkSession) -> None:
    """Spark itself reads `caf%C3%A9` as `cafÃ©`; the directories above the input are not part of it."""
    names = {"é": "é", "caf%C3%A9": "café", "%E2%82%AC+a b%": "€+a b%", "é%C3%A9%%41%2520=": "éé%A%20=", "Ã©": "Ã©"}
    folder, rows = tmp_path / "my n=x" / "deep[1]", pa.table({"subject": ["a"]})
    for name in names:
        (folder / f"my%20n={name}" / "k=1").mkdir(parents=True)
        pq.write_table(rows, folder / f"my%20n={name}" / "k=1" / "1=2.parquet")
    pq.write_table(rows.append_column("x", [["y"]]), folder / f"my%20n={name}" / "k=1" / "1=2.parquet")
    known = of_parquet([str(folder)], 99)
    assert [(name, ddl(kind)) for name, kind in known.columns.fields] == [
        *(("subject", "string"), ("my n", "string"), ("x", "string"), ("k", "int"))
    ]
    assert [{*texts.counts} for texts in known.texts if "my n" in texts.column] == [{*names.values()}]
    with partitions(spark):
        read = parquet_rows(spark, [literal(str(folder))])
        for at, pattern in enumerate((folder.parent / "d*", literal(str(folder)))):
            query = stream_of_parquet(spark, str(pattern)).writeStream.format("memory").queryName(f"encoded{at}")
            query.trigger(availableNow=True).start().awaitTermination()
    for frame in (read, spark.table("encoded0"), spark.table("encoded1")):
        assert {(row["my n"], row["k"]) for row in frame.collect()} == {(value, 1) for value in names.values()}


@pytest.mark.nightly
def test_directories_without_columns_are_read_alike_in_batches_and_streams(tmp_path: Path, spark: SparkSession) -> None:
    """Spark itself reads only the files at the top, unless some directories make columns."""
    folder, rows = tmp_path / "in", pa.table({"subject": ["a"]})
    for place in ("y", "y/z", "../other/k", "."):
        (folder / place).mkdir(parents=True, exist_ok=True)
        pq.write_table(rows, folder / place / "1.parquet")
    (folder / "more").symlink_to(tmp_path / "other")
    places = [(str(folder), 4), (f"{folder}/[my]*", 3), (f"file:{folder}/y", 2), ("viewfs://alike/in", 4)]
    with partitions(spark), configured(spark, {"fs.viewfs.mounttable.alike.link./in": folder.as_uri()}):
        for at, (pattern, many) in enumerate(places):
            assert parquet_rows(spark, [pattern]).count() == many
            query = stream_of_parquet(spark, pattern).writeStream.format("memory").queryName(f"alike{at}")
            query.trigger(availableNow=True).start().awaitTermination()
            assert spark.table(f"alike{at}").count() == many


# ---- Parquet that Spark does not read ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("files", "output"),
    [
        ([pa.table({"t": pa.array([1], pa.timestamp("ns"))})], "/0 .parquet`: column `t` is `timestamp[ns]`"),
        ([pa.table({"t": pa.array([1], pa.time64("us"))})], "/0 .parquet`: column `t` is `time64[us]`"),
        ([pa.table({"t": [1]}), pa.table({"t": ["1"]})], "column `t` is `bigint` in `"),
        ([b"PAR1, no"], "/0 .parquet` is not Parquet, or broken"),
    ],
)
def test_why_spark_does_not_read_parquet(
    spark: SparkSession, tmp_path: Path, files: list[pa.Table | bytes], output: str
) -> None:
    for number, file in enumerate(files):
        path = tmp_path / f"{number} .parquet"
        path.write_bytes(file) if isinstance(file, bytes) else pq.write_table(file, path)
    with pytest.raises(RunError) as caught, errors_in_one_line("c"):
        parquet_rows(spark, [str(tmp_path)]).count()
    assert output in str(caught.value)


STATED = b"org.apache.spark.sql.parquet.row.metadata"


@pytest.mark.parametrize(
    "changed",
    [
        {"s": ["a"], "n": [1], "x": [7]},
        {"s": ["a"]},
        {"s": ["a"], "n": pa.array([datetime(2024, 1, 1, tzinfo=UTC)])},
        {"s": ["a"], "n": pa.array([1], pa.int32())},
        {"s": ["a"], "n": ["1"]},
        {"s": ["a"], "n": [{"a": 1}]},
        None,
    ],
)
def test_metadata_of_spark_that_another_program_kept_is_refused(
    tmp_path: Path, spark: SparkSession, changed: dict[str, Any] | None
) -> None:
    """Spark reads the columns that it states, and not those of the file."""
    nested = "struct(array(map('k', 1Y)) a, 1.5BD d) t, current_timestamp() c, timestamp_ntz'2024-01-01' z"
    spark.sql(f"SELECT 'a' s, 1L n{f', {nested}' if changed is None else ''}").coalesce(1).write.parquet(
        str(tmp_path / "made")
    )
    (file,) = (tmp_path / "made").glob("*.parquet")
    if changed is None:
        assert STATED in pq.read_metadata(file).metadata
        assert parquet_rows(spark, [str(file)]).count() == 1
        return
    table = pa.table(changed).replace_schema_metadata(pq.read_metadata(file).metadata)
    pq.write_table(table, tmp_path / "1.parquet")
    assert "states other columns than it has" in loss_in(tmp_path / "1.parquet")
    with pytest.raises(RunError, match=r"1\.parquet`: its metadata `org.apache.spark.* states other columns"):
        parquet_rows(spark, [str(tmp_path / "1.parquet")])
    pq.write_table(table.replace_schema_metadata(None), tmp_path / "1.parquet")
    assert parquet_rows(spark, [str(tmp_path / "1.parquet")]).columns[:-1] == [*changed]


def test_a_file_without_content_is_not_parquet(spark: SparkSession, tmp_path: Path) -> None:
    """Spark passes over it, so what was copied in part would look whole."""
    pq.write_table(pa.table({"t": [1]}), tmp_path / "1.parquet")
    (tmp_path / "2.parquet").touch()
    with pytest.raises(RunError, match=r"2\.parquet` is empty: expected a Parquet file"):
        parquet_rows(spark, find([str(tmp_path)]))


# ---- names of columns -----------------------------------------------------------------------------------------------

# Names that the pipeline has, had or could have for its own columns, and what Spark calls some of them.
NAMES = (
    *("_fault", "_is_good", "_refused_0", "_Refused_1", "_line", "_text", "_header", "_row", "_parsed", "_document"),
    *("_is_first", "_metadata", "value", "rows", "valid", "check", "corrupt_record", "_corrupt_record", "raw", "file"),
    *("natsgrammar_raw", "_natsgrammar", "a.b", "`", "_good`_", "x_1", "element", "key", "end", "row", "offender"),
)
CONTRACT = (
    "contract: 1\nrules: [{column: subject, rule: nats-docs:subject}, {column: value, rule: nats-docs:subject}]\n"
)


@pytest.mark.parametrize("form", by_day(["json", "parquet", "csv"], 1))
def test_columns_of_any_name_come_out_as_they_are(spark: SparkSession, tmp_path: Path, form: str) -> None:
    names = ["subject", *NAMES]
    rows = [["a.b", *(name[::-1] for name in NAMES)], ["a..b", *(name.upper() for name in NAMES)]]
    schema = ", ".join(f"`{name.replace('`', '``')}` string" for name in names)
    given = spark.createDataFrame([tuple(row) for row in rows], schema)
    getattr(given.coalesce(1).write, form)(str(tmp_path / "in"))
    text = CONTRACT
    if form != "parquet":
        columns = ", ".join(f"'{name}': string" for name in names)
        text += f"input: {{format: {form}, columns: {{{columns}}}{', header: false' * (form == 'csv')}}}\n"
    arguments = (contract(tmp_path, text), "--input", tmp_path / "in", "--input-format", form)
    code, output = run(*arguments, "--output", tmp_path / "out")
    assert code == 1, output
    assert read(spark, tmp_path / "out" / "valid") == [dict(zip(names, rows[0], strict=True))]
    (bad,) = read(spark, tmp_path / "out" / "quarantine")
    assert {name: bad[name] for name in names} == dict(zip(names, rows[1], strict=True))
    if form == "parquet":
        (agreed,) = load(str(tmp_path / "contract.yaml"))
        result = run_contract(agreed, given)
        assert [tuple(row) for row in result.valid.collect()] == [tuple(rows[0])]
        spark.catalog.clearCache()


@pytest.mark.parametrize("name", by_day(["_raw", "_FILE", "Violations", "_natsgrammar_file", "_Natsgrammar_Good"], 2))
def test_names_of_the_pipeline_are_refused(spark: SparkSession, tmp_path: Path, name: str) -> None:
    spark.createDataFrame([("a", "b", "c")], f"subject string, value string, {name} string").write.parquet(
        str(tmp_path / "in")
    )
    code, output = run(
        *(contract(tmp_path, CONTRACT), "--input", tmp_path / "in", "--input-format", "parquet"),
        *("--output", tmp_path / "out"),
    )
    assert (code, f"column `{name}`: " in output) == (2, True), output


def test_a_frame_with_a_column_of_the_pipeline_is_refused(spark: SparkSession, tmp_path: Path) -> None:
    (agreed,) = load(str(contract(tmp_path, CONTRACT)))
    rows = spark.createDataFrame([("a", "b", "c")], "subject string, value string, _natsgrammar_file string")
    with pytest.raises(ContractError, match="column `_natsgrammar_file`: "):
        run_contract(agreed, rows)


def test_a_column_of_the_files_is_not_hidden_by_a_directory(spark: SparkSession, tmp_path: Path) -> None:
    rows = spark.createDataFrame([("a..b", "kept")], "subject string, value string").coalesce(1)
    rows.write.parquet(str(tmp_path / "in" / "Subject=x" / "day=1"))
    rows.write.parquet(str(tmp_path / "partitioned" / "day=1"))
    text = contract(tmp_path, CONTRACT)
    arguments = (text, "--input-format", "parquet", "--output", tmp_path / "out", "--overwrite")
    code, output = run(*arguments, "--input", tmp_path / "in")
    assert (code, "`subject` is a column of the files, and of directories named `subject=…`" in output) == (2, True)
    code, output = run(*arguments, "--input", tmp_path / "in" / "*" / "*" / "*.parquet")
    assert code == 1, output
    assert [row["subject"] for row in read(spark, tmp_path / "out" / "quarantine")] == ["a..b"]
    code, output = run(*arguments, "--input", tmp_path / "partitioned")
    assert code == 1, output
    assert [row["day"] for row in read(spark, tmp_path / "out" / "quarantine")] == [1]


def test_lines_are_not_hidden_by_a_directory_either(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in" / "value=x").mkdir(parents=True)
    (tmp_path / "in" / "value=x" / "a.jsonl").write_text('{"name":"a"}\n')
    assert json_lines(spark, str(tmp_path / "in")) == [("a", None)]


# ---- lines ----------------------------------------------------------------------------------------------------------


def collected(spark: SparkSession, path: str, form: str, source: Input) -> list[tuple[Any, ...]]:
    from natsgrammar_spark.inputs import readers
    from natsgrammar_spark.session.schema import FILE, RAW

    with readers.partitions(spark):
        lines = readers.text_lines(spark, [path], source, form).where("_header IS NULL")
        rows = (readers.csv_rows if form == "csv" else readers.json_rows)(lines, source)
        return [tuple(row) for row in rows.drop(RAW, FILE).collect()]


def json_lines(spark: SparkSession, path: str) -> list[tuple[Any, ...]]:
    return collected(spark, path, "json", Input("json", columns=Struct((("name", STRING),))))


def csv_lines(spark: SparkSession, path: str, header: bool = False, delimiter: str = ",") -> list[tuple[Any, ...]]:
    columns = Struct((("one", STRING), ("two", STRING)))
    return collected(spark, path, "csv", Input("csv", columns=columns, header=header, delimiter=delimiter))


def rfc_4180(line: str, delimiter: str) -> tuple[str | None, str | None, str | None]:
    """The two fields of a line, one character after the other, or why it has not two."""
    line = line.removesuffix("\r")
    if line == "":
        return (None, None, "blank line")
    fields: list[str | None] = []
    at = 0
    while True:
        if line[at : at + 1] == '"':
            text, at = "", at + 1
            while True:
                if at == len(line):
                    return (None, None, "quoted field not closed on its line")
                if line[at] != '"':
                    text, at = text + line[at], at + 1
                elif line[at + 1 : at + 2] == '"':
                    text, at = text + '"', at + 2
                else:
                    break
            fields.append(text)
            at += 1
            if line[at : at + 1] not in ("", delimiter):
                return (None, None, "text after a quoted field")
        else:
            end = line.find(delimiter, at)
            end = len(line) if end < 0 else end
            if '"' in line[at:end]:
                return (None, None, "quotation mark in a field that is not quoted")
            fields.append(line[at:end] or None)
            at = end
        if at == len(line):
            break
        at += 1
    return (fields[0], fields[1], None) if len(fields) == 2 else (None, None, "not 2 fields")


def test_one_file_keeps_all_cores_busy(spark: SparkSession) -> None:
    """A partition is a share of the input, but no more than Spark was told, or too little for a task."""

    def size(octets: int, files: int = 0) -> str:
        with partitions(spark, octets, files):
            return str(spark.conf.get("spark.sql.files.maxPartitionBytes"))

    cores = spark.sparkContext.defaultParallelism
    before = size(0)
    assert size(cores * 40_000_000) == "40000000"
    assert size(cores * 10_000_000) == str(16 << 20)
    assert size(1 << 50) == str(128 << 20)
    assert size(cores, 100 * cores) == str(100 * (256 << 10) + 1)
    assert str(spark.conf.get("spark.sql.files.maxPartitionBytes")) == before
    assert spark.conf.get("spark.sql.files.minPartitionNum", None) is None


@pytest.mark.parametrize("form", ["json", "csv"])
def test_small_files_share_a_task(spark: SparkSession, tmp_path: Path, form: str) -> None:
    """Each has its own header, which is a record if it comes again, as has each part of a file."""
    text = {"json": '{"name":"a"}\n', "csv": "one,two\na,b\none,two\n"}[form]
    for number in range(300):
        (tmp_path / f"{number:03}").write_text(text if number % 7 else "")
    columns = Struct(tuple((name, STRING) for name in (["one", "two"] if form == "csv" else ["name"])))
    with partitions(spark, 1, 300):
        lines = text_lines(spark, find([str(tmp_path)]), Input(form, columns=columns), form)
        assert lines.rdd.getNumPartitions() <= 8
        kept = [
            bytes(row[0]).decode() if isinstance(row[0], bytearray) else row[0]
            for row in lines.where("_header IS NULL").select("_line").collect()
        ]
    many = 300 - 43
    assert sorted(kept) == sorted(({"json": ['{"name":"a"}'], "csv": ["a,b", "one,two"]}[form]) * many)


def test_a_file_is_read_to_its_end_whatever_spark_is_told(spark: SparkSession, tmp_path: Path) -> None:
    whole = gzip.compress("".join(f'{{"name":"A{n * 7919 % 99991}"}}\n' for n in range(20_000)).encode())
    (tmp_path / "in.jsonl.gz").write_bytes(whole[: len(whole) // 2])
    (agreed,) = load(contract(tmp_path, TEXT))
    spark.conf.set("spark.sql.files.ignoreCorruptFiles", "true")
    try:
        with pytest.raises(RunError, match=r"in\.jsonl\.gz`"):
            run_files(spark, [(agreed, (str(tmp_path / "in.jsonl.gz"),), "json")], str(tmp_path / "out"))
    finally:
        spark.conf.unset("spark.sql.files.ignoreCorruptFiles")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("delimiter", by_day([",", "|", "^", "]", "\t", " ", "-"], 3))
def test_a_line_of_csv_has_the_fields_that_rfc_4180_says(
    spark: SparkSession, tmp_path: Path, some: Some, delimiter: str
) -> None:
    pick = generator(delimiter)
    alphabet = [delimiter, delimiter, '"', '"', '"', *",a \\\t\r\0#'\ufeffé\u2028"]
    lines = ["".join(pick.choices(alphabet, k=pick.randrange(9))) for _ in range(20_000)]
    lines = ["first,line", *some(lines, 1500), "x" * 3_000_000 + f"{delimiter}y", delimiter * 30_000]
    (tmp_path / "a.csv").write_text("\n".join(lines), encoding="utf-8", newline="")
    actual = csv_lines(spark, str(tmp_path / "a.csv"), delimiter=delimiter)
    wrong = [(line[:99], item) for line, item in zip(lines, actual, strict=True) if item != rfc_4180(line, delimiter)]
    assert wrong == []


@pytest.mark.parametrize("header", [True, False])
def test_a_byte_order_mark_begins_a_file_and_nothing_else(spark: SparkSession, tmp_path: Path, header: bool) -> None:
    for name in "ab":
        (tmp_path / f"{name}.csv").write_text("\ufeffone,two\n\ufeffx,1\n\ufeff\ufeffy,2\n", encoding="utf-8")
        (tmp_path / f"{name}.jsonl").write_text(
            '\ufeff{"name":"a"}\n{"name":"\ufeffb"}\n\ufeff{"name":"c"}\n', encoding="utf-8"
        )
    (tmp_path / "b.csv.gz").write_bytes(gzip.compress((tmp_path / "b.csv").read_bytes()))
    (tmp_path / "b.csv").unlink()
    rows = [("\ufeffx", "1", None), ("\ufeff\ufeffy", "2", None)]
    first = [] if header else [("one", "two", None)]
    assert csv_lines(spark, str(tmp_path / "*.csv*"), header) == [*first, *rows] * 2
    bad = (None, "not valid JSON")
    assert json_lines(spark, str(tmp_path / "*.jsonl")) == [("a", None), ("\ufeffb", None), bad] * 2


LONGEST = 16 << 20
BEYOND = "not valid JSON, or beyond what Spark parses: 1,000 levels, 1,000 characters of a number, 50,000 of a name"


def refused(line: bytes) -> str | None:
    """Why a sample, which is read without Spark, rejects a line."""
    try:
        row_of(line)
    except Malformed as error:
        return str(error)
    return None


@pytest.mark.nightly
def test_a_long_line_is_read_or_the_reason_is_true(spark: SparkSession, tmp_path: Path) -> None:
    lines = {
        '{"name":"%s"}' % ("a" * (LONGEST - 11)): None,
        '{"name":"%s"}' % ("a" * (LONGEST - 10)): f"a line of more than {LONGEST:,} bytes, which is not parsed",
        '{"name":"%s","name":"x"}' % ("a" * 5_000_000): "duplicate member name in an object",
        '{"name":"x","y":%s}' % ("[" * 900 + "]" * 900): None,
        '{"name":"x","y":%s}' % ("[" * 1500 + "]" * 1500): BEYOND,
        '{"name":"x","y":%s}' % ("1" * 1001): BEYOND,
        '{"name":"x","%s":1}' % ("k" * 50_001): BEYOND,
        '{"name":"x"%s}' % (',"a":1' * 5000): "duplicate member name in an object",
        '{"name":"x","y":[%s]' % ("{}," * 900): "not valid JSON",
    }  # fmt: skip
    (tmp_path / "a.jsonl").write_text("\n".join(lines), encoding="utf-8")
    actual = json_lines(spark, str(tmp_path / "a.jsonl"))
    assert [reason for _, reason in actual] == list(lines.values())
    assert [len(name) for name, _ in actual if name] == [LONGEST - 11, 1]
    lines = {line: reason for line, reason in lines.items() if len(line) <= LONGEST}  # see the sample of whole files
    assert [refused(line.encode()) for line in lines] == list(lines.values())


@pytest.mark.parametrize("form", ["json", "csv"])
def test_a_number_that_spark_would_round_is_refused(spark: SparkSession, tmp_path: Path, form: str) -> None:
    types = {"price": "decimal(5,2)", "share": "double", "weight": "float"}
    good = ["1.5", "-0.05", "999.99", "12", "1.50000", "2.5e1", "0"]
    bad = ["1.005", "999.995", "0.001", "-1.0000000000000000000000001", "1000", "1e-3"]
    lines = [(item, "1", "1") for item in good + bad] + [("1", item, "1") for item in ("1e308", "1e309", "-1e400")]
    lines += [("1", "1", item) for item in ("3e38", "4e38")]
    shape = "{},{},{}" if form == "csv" else '{{"price":{},"share":{},"weight":{}}}'
    (tmp_path / "a.txt").write_text("\n".join(shape.format(*line) for line in lines), encoding="utf-8")
    columns = Struct(tuple((name, parse_type(kind)) for name, kind in types.items()))
    actual = collected(spark, str(tmp_path / "a.txt"), form, Input(form, columns=columns, header=False))
    at = len(good) + len(bad)
    assert [row[0] for row in actual[: len(good)]] == list(map(Decimal, good))
    causes = [row[-1] for row in actual]
    assert causes == [
        *[None] * len(good),
        *["`price` is not a valid `decimal(5,2)`; see `column-types:decimal`"] * len(bad),
        *[None, *["`share` is not a valid `double`; see `column-types:double`"] * 2],
        *[None, "`weight` is not a valid `float`; see `column-types:float`"],
    ]
    assert [row[:-1] for row in actual if row[-1]] == [(None, None, None)] * (len(bad) + 3)
    assert actual[at][1] == 1e308


def test_numbers_of_csv_are_those_of_ascii(spark: SparkSession, tmp_path: Path) -> None:
    types = {"n": "int", "x": "double", "d": "decimal(6,2)"}
    good = {
        "n": ["7", "-7", "+7"],
        "x": ["1.5", "-.5", "1.", "1E3", "NaN", "Inf", "-Inf", "Infinity"],
        "d": ["1000.5"],
    }
    bad = {"n": ["٥", "7.0", "0x7"], "x": ["1d", "1f", "0x1p3", " 1", "٥.٥", "inf"], "d": ["1d", "٥", "1,0", "1,000.5"]}
    cells = [(name, text) for own in (good, bad) for name, texts in own.items() for text in texts]
    lines = [";".join(item if name == column else "" for column in types) for name, item in cells]
    (tmp_path / "a.csv").write_text("\n".join(lines), encoding="utf-8")
    columns = Struct(tuple((name, parse_type(kind)) for name, kind in types.items()))
    source = Input("csv", columns=columns, header=False, delimiter=";")
    actual = collected(spark, str(tmp_path / "a.csv"), "csv", source)
    messages = [
        f"`{name}` is not a valid `{types[name]}`; see `column-types:{types[name].partition('(')[0]}`"
        for name, texts in bad.items()
        for _ in texts
    ]
    assert [row[-1] for row in actual] == [*[None] * sum(map(len, good.values())), *messages]


# Values and names of members, good and bad ones, for columns of these types.
COLUMNS = {
    "a": "string", "b": "bigint", "c": "array<string>", "d": "struct<x: string, y: int, z: array<struct<q: string>>>",
    "m": "map<string, array<string>>", "f": "double", "t": "timestamp", "o": "binary", "v": "boolean",
    "n": "decimal(10,2)", "day": "date", "y": "tinyint", "h": "smallint", "w": "variant",
}  # fmt: skip
VALUES = (
    *("1.005", '"1.005"', "1.10", "99999999.999", "99999999.99", "1e-3"),
    *('"x"', '""', '"\\u00e9é😀"', '"\\ud83d\\ude00"', '"\\ud83d"', '"\\ude00\\ud83d"'),
    *('"\\ud83d\\u0041"', '"\\n\\"\\/"', '"\\x"', '"\\u12"', '"a\tb"', "null", "true", "{}", "[]", '{"k":1}'),
    *("-", '"2024-01-01T00:00:00Z"', '"2024-01-01"', '"YWI="', '"12"', '"NaN"', "NaN", "'s'", '"\x01"'),
    *('"\x7f"', "0", "-0", "01", "1.5", "1.", ".5", "1e5", "1E400", "1e-400", "9" * 38, "9" * 39, "9" * 400, "1.0"),
    *("12.345", "+1", "0x1", "2147483648", '["a","b"]', '["a",null]', '["a",5]', '[["a"]]', '{"x":"q","y":1}'),
    *('{"x":5}', '{"y":"1"}', '{"x":"a","x":"b"}', '{"z":[{"q":"s"},{"q":1},null]}', '{"z":[{"q":"s"}]}'),
    *('{"k":["v"]}', '{"k":"v"}', '{"k":[1]}', '{"k":null}', '{"k":["a"],"k":["b"]}', "truee", "nul", "[1,]"),
    *("[1e400]", '{"k":1e-400}', "{,}", "[1 2]", "128", "-128", "32768"),
)  # fmt: skip
MEMBERS = (
    *(f'"{name}"' for name in (*COLUMNS, "tinyint", "smallint")),
    '"other"',
    '""',
    '"\\u0061"',
    '"A"',
    '"_natsgrammar_corrupt_record"',
)
LINES = (
    *(f'{{"a":{bad}}}' for bad in ('"\\ud83d"', '"\\x"', '"\\u12"', '"abcdefgh\\u12', '"abcdefgh\\', '"a\tb"', "tru")),
    *(f'{{"b":{sign * item}}}' for sign in (1, -1) for item in (10**18 - 1, 10**19 - 1, (1 << 63) - 1, 1 << 63)),
    *(f'{{"y":{item},"h":{256 * item}}}' for item in (-129, -128, 127, 128)),
    *(f'{{"d":{{"y":{sign * (1 << 31) + n}}}}}' for sign in (1, -1) for n in (-1, 0)),
    *('{"a":"x"}   ', '{"a":"x"} {"a":"y"}', "{", "}", '{"a"}', '{"a":}', '{"a":"b"', "[]", '"a"', "null", " "),
    *('{"z":%s}' % ("[" * 60 + "]" * 60), '{"%s":1}' % ("k" * 2000), '\ufeff{"a":"x"}', '\t{"a":"x"}', ' {"a":"x"}\r'),
    '{"a":"\\ud83d","a":"x"}',
    *("{" + ",".join(f'"k{number}":{number}' for number in range(many)) + "}" for many in (250, 400)),
)  # fmt: skip


def test_java_and_python_read_the_same_rows_and_find_the_same_faults(
    spark: SparkSession, tmp_path: Path, some: Some, monkeypatch: pytest.MonkeyPatch
) -> None:
    from natsgrammar_spark.session import values

    random = generator("lines of JSON")

    def member() -> str:
        return f"{random.choice(MEMBERS)}{random.choice(('', ' '))}:{random.choice(VALUES)}"

    lines = [f"{{{name}:{value}}}" for name in MEMBERS for value in VALUES]
    lines += [f"{{{','.join(member() for _ in range(many))}}}" for many in range(2, 5) for _ in range(500)]
    lines = [*some(lines, 200), *LINES]
    (tmp_path / "a.jsonl").write_text("\n".join(lines), encoding="utf-8")
    types = {name: parse_type(kind) for name, kind in COLUMNS.items()}

    def read_now() -> list[tuple[Any, ...]]:
        source = Input("json", columns=Struct(tuple(types.items())))
        return collected(spark, str(tmp_path / "a.jsonl"), "json", source)

    before = read_now()
    monkeypatch.setattr(values, "_java", lambda *_: None)
    after = read_now()
    # Without Java, Spark's own parser reads a whole number into a float, and drops the sign of zero.
    whole = ('"f":-0', '"f": -0')
    shown = [
        repr(row).replace("-0.0", "0.0") if any(each + end in line for each in whole for end in ",}") else repr(row)
        for line, row in zip(lines, before, strict=True)
    ]
    assert [line for line in zip(lines, shown, map(repr, after), strict=True) if line[1] != line[2]] == []
    causes = [row[-1] for row in before]
    causes = [None if "`" in str(cause) or "a value does" in str(cause) else cause for cause in causes]  # of a type
    assert [refused(line.encode()) for line in lines] == causes


def test_a_variant_takes_any_value_but_numbers_beyond_a_double(spark: SparkSession, tmp_path: Path) -> None:
    good = ['"a"', '"\\u00e9 \\" b"', '""', "5", "-1.50", "9" * 18, "1e308", "true", "null", "[]", '{"k":["a",1]}']
    bad = ["1e400", "1e-400", "0e400000000", "[[-1e400]]", '{"k":{"l":1e-400}}', "9" * 400, "[9007199254740993E0]"]
    lines = [f'{{"s":"x","w":{value},"z":"y"}}' for value in good + bad]
    (tmp_path / "a.jsonl").write_text("\n".join(lines), encoding="utf-8")
    source = Input("json", columns=Struct((("s", STRING), ("w", parse_type("variant")), ("z", STRING))))
    rows = collected(spark, str(tmp_path / "a.jsonl"), "json", source)
    assert [row[1].toPython() for row in rows[: len(good)]] == [
        json.loads(value, parse_float=Decimal if "." in value else float) for value in good
    ]
    assert [row[-1] for row in rows] == [None] * len(good) + ["`w` is not a valid `variant`"] * len(bad)


def test_nanoseconds_that_spark_would_cut_are_refused_in_directories_and_streams(
    spark: SparkSession, tmp_path: Path
) -> None:
    file = tmp_path / "in" / "day=1" / "x.parquet"
    file.parent.mkdir(parents=True)
    rows = pa.table({"subject": ["a"], "t": pa.array([2_001], pa.timestamp("ns"))})
    pq.write_table(rows, file, use_deprecated_int96_timestamps=True)

    offsets: Any = SimpleNamespace(files=lambda _: [file.as_uri()])
    with pytest.raises(RunError, match="column `t` has"):
        parquet_rows(spark, [str(tmp_path / "in")])
    (agreed,) = load(contract(tmp_path, TEXT))
    batches = Batches(agreed, Parquet((str(tmp_path / "in"),)))
    with pytest.raises(RunError, match="column `t` has"):
        batches.open(spark.read.parquet(str(file)), offsets)
