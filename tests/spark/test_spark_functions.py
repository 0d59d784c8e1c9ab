"""The Spark columns and SQL functions give the answers of the Python functions, on names from all of Unicode."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # here, because arrow_udf looks its type hints up among the module's names
import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.emit.sql import text

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession


ROOT = Path(__file__).parents[2]
BOUNDARIES = "\0\t\n\r \"%'*+-.>\\_\x7f\x80\u07ff\u0800\u2028\ud7ff\ue000\ufffd\uffff\U00010000\U0010ffff"


@cache
def distinct_rules() -> tuple[ng.Rule, ...]:
    """One rule for each table: editions repeat most of them, and equal tables make equal columns."""
    rules = (ng.rule(address) for address in ng.rules())
    return tuple({repr({**rule.entry, "good": 0, "bad": 0}): rule for rule in rules}.values())


@cache
def names(rule: ng.Rule) -> tuple[str, ...]:
    """Valid and invalid names for a rule: its examples, its boundaries, and random walks that stray."""
    rng = random.Random(rule.address)
    examples = [*rule.good, *(name for name, _ in rule.bad)]
    longest = max(rule.good, key=len, default="a")
    edges = [chr(code) for start in rule.entry["range_starts"] for code in (start, start - 1) if is_scalar(code)]
    alphabet = [*edges, *BOUNDARIES]
    strange = [f"{longest[:at]}{c}{longest[at:]}" for c in BOUNDARIES for at in (0, len(longest) // 2, len(longest))]
    strayed = [stray(rule, rng, alphabet) for _ in range(40)]
    long = ["a" * 255, "a" * 256, "é" * 128, "a." * 300, "a" * 4096 + "\0", "a" * 4097 + "\0"]
    return tuple(dict.fromkeys(["", "a", *examples, *(e + "\n" for e in rule.good), *strange, *strayed, *long]))


def is_scalar(code: int) -> bool:
    return 0 <= code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF


def stray(rule: ng.Rule, rng: random.Random, alphabet: list[str]) -> str:
    """A name that mostly follows the rule, and at times does not."""
    name = ""
    for _ in range(rng.randrange(1, 14)):
        tries = rng.sample(alphabet, 8)
        live = [c for c in tries if (broken := rule.check(name + c)) is None or broken.position > len(name)]
        name += rng.choice(live if live and rng.random() < 0.9 else tries)
    return name


def answers(rule: ng.Rule, name: str) -> tuple[bool, int | None, tuple[Any, ...] | None]:
    violation = rule.check(name)
    if violation is None:
        return True, None, None
    v = violation
    return False, v.position, (v.position, v.found, v.expected, v.message, v.suggestion)


BOTH = pytest.mark.parametrize("java", [True, False], ids=["java", "no java"])


@contextmanager
def building(spark: SparkSession, *, java: bool) -> Iterator[None]:
    """Columns that are built in here call the Java functions, or are those of a session that takes no jar."""
    setting = "spark.sql.catalog.natsgrammar"
    installed = spark.conf.get(setting) or ""
    if not java:
        spark.conf.unset(setting)
    try:
        yield
    finally:
        spark.conf.set(setting, installed)


def strings(spark: SparkSession, *values: str | None) -> DataFrame:
    return spark.createDataFrame([(value,) for value in values], "name string").coalesce(1)


def wrong(spark: SparkSession, ask: Callable[[str, str], Column], answer: Callable[[ng.Rule, str], Any]) -> list[Any]:
    """The names of every distinct rule that the column answers otherwise than Python does: one job for all of them."""
    from pyspark.sql import functions as F

    rules = distinct_rules()
    rows = [(number, name) for number, rule in enumerate(rules) for name in names(rule)]
    frame = spark.createDataFrame(rows, "rule int, name string").coalesce(2)
    asked = F.coalesce(*(F.when(F.col("rule") == n, ask("name", rule.address)) for n, rule in enumerate(rules)))
    got = frame.select("rule", "name", asked).collect()
    assert len(got) == len(rows)
    return [(rules[n].address, name[:80], it) for n, name, it in got if it != answer(rules[n], name)]


def test_the_names_try_both_answers_of_every_rule() -> None:
    for rule in distinct_rules():
        verdicts = {rule.is_valid(name) for name in names(rule)}
        assert True in verdicts, rule.address
        assert False in verdicts or len(rule.entry["table"]) == 1, rule.address


# ---- verdicts and codecs, with the Java functions and without -------------------------------------------------------


@pytest.mark.timeout(300)
def test_java_finds_the_first_errors_that_python_finds(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    assert wrong(spark, ns.position, lambda rule, name: answers(rule, name)[1]) == []


def test_java_judges_by_the_walk_that_finds_positions(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    rule = ng.rule("cloudevents:uri")
    asked = ns.is_valid("name", rule.address), ns.position("name", rule.address)
    got = {name: tuple(it) for name, *it in strings(spark, *names(rule)).select("name", *asked).collect()}
    assert got == {name: answers(rule, name)[:2] for name in names(rule)}


@pytest.mark.timeout(300)
def test_regexes_judge_as_python_does(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    with building(spark, java=False):
        assert wrong(spark, ns.is_valid, lambda rule, name: rule.is_valid(name)) == []


@BOTH
def test_codecs_answer_as_python_does(spark: SparkSession, java: bool) -> None:
    from natsgrammar import spark as ns

    values = [
        "",
        *BOUNDARIES,
        "a+b c",
        "Euro € 😀",
        "1.45",
        "%41",
        "%25",
        "%+1",
        "%C0%A0",
        '"a\\"b"c',
        "\\",
        "a" * 5000,
    ]
    values += [name for address in ng.codecs() for name in names(ng.codec(address).wire)]
    values += [ng.codec(address).encode(value) for address in ng.codecs() for value in values[:40]]
    values = list(dict.fromkeys(values))
    verbs = [("encode", ns.encode), ("decode", ns.decode)]
    with building(spark, java=java):
        asked = [ask("name", it).alias(f"{verb} {it}") for verb, ask in verbs for it in ng.codecs()]
    got = strings(spark, *values).select("name", *asked).collect()
    for address in ng.codecs():
        codec = ng.codec(address)
        wanted = {it: (codec.encode(it), codec.decode(it) if codec.wire.is_valid(it) else None) for it in values}
        answered = {row["name"]: (row[f"encode {address}"], row[f"decode {address}"]) for row in got}
        assert {name: it for name, it in answered.items() if it != wanted[name]} == {}, address


@BOTH
def test_null_stays_null_and_collations_do_not_matter(spark: SparkSession, java: bool) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    with building(spark, java=java):
        asked = [ask("name", "adr6:stream-name") for ask in (ns.is_valid, ns.position, ns.violation)]
        asked += [ask("name", "aviso:topic-token") for ask in (ns.encode, ns.decode, ns.decode_violation)]
    assert list(strings(spark, None).select(*asked).collect()[0]) == [None] * 6
    assert strings(spark, "a").where("name = 'b'").select(*asked).collect() == []
    folded = strings(spark, "%2e", "A.b").select(F.collate("name", "UTF8_LCASE").alias("name"))
    got = [(row[1], row[4], row[3]) for row in folded.select(*asked).collect()]
    assert got == [(None, ".", "%252e"), (1, None, "A%2Eb")]


def test_a_megabyte_is_no_trouble(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    texts = ["a" * 1_000_000, "a." * 500_000, '"\\é"' * 250_000]
    rules = [rule for rule in distinct_rules() if rule.entry["backtrack_free"]]
    with building(spark, java=False):
        judged = [ns.is_valid("name", rule.address).alias(rule.address) for rule in rules]
    rows = strings(spark, *texts).select(*judged).collect()
    got = {(rule.address, at) for at, row in enumerate(rows) for rule in rules if row[rule.address]}
    assert got == {(rule.address, at) for at, name in enumerate(texts) for rule in rules if rule.is_valid(name)}


# ---- why a name is refused ------------------------------------------------------------------------------------------


def test_violations_are_those_of_python(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    addresses = ("adr6:stream-name", "aviso:wire-token", "cloudevents:timestamp", "portable:queue-name")
    asked = [ns.violation("name", address).alias(address) for address in addresses]
    every = sorted({name for address in addresses for name in names(ng.rule(address))})
    for row in strings(spark, *every).select("name", *asked).collect():
        got = {address: row[address] and tuple(row[address]) for address in addresses}
        assert got == {address: answers(ng.rule(address), row["name"])[2] for address in addresses}, row["name"][:80]


def test_the_struct_is_the_documented_one(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    column = strings(spark, "a").select(ns.violation("name", "adr6:stream-name").alias("it"))
    fields = "position:int,found:string,expected:string,message:string,suggestion:string"
    assert column.schema.simpleString() == f"struct<it:struct<{fields}>>"


def test_python_is_given_the_refused_names_only(spark: SparkSession, monkeypatch: pytest.MonkeyPatch) -> None:
    """The argument of the UDF goes into one that gives it back, so that what Python sees can be counted."""
    from natsgrammar import spark as ns
    from natsgrammar.spark import udf

    def seen(texts: pa.Array) -> pa.Array:
        return texts

    monkeypatch.setattr(udf, "_violation", lambda _: seen)
    monkeypatch.setattr(udf, "_VIOLATION", "binary")
    given = ns.violation("name", "adr6:stream-name").alias("given")
    frame = strings(spark, *(["ORDERS"] * 95), *(["ORDERS.EU"] * 5), None).select(given)
    assert [row.given and bytes(row.given) for row in frame.collect()] == [None] * 95 + [b"ORDERS.EU"] * 5 + [None]
    assert "seen(CASE WHEN NOT invoke(natsgrammar.is_valid.adr6@2023-02-01:stream-name" in plan(frame)


def test_fields_of_one_violation_cost_one_evaluation(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    fields = [
        ns.violation("name", "adr6:stream-name")["position"],
        ns.violation(F.col("name"), "adr6:stream-name")["found"],
        ns.violation("name", "adr6@2023-02-01:stream-name")["message"],
        ns.violation("name", "adr6:stream-name")["suggestion"],
    ]
    planned = plan(strings(spark, "a").select(*fields))
    (evaluated,) = [line for line in planned.splitlines() if "ArrowEvalPython" in line]
    assert evaluated.count("violation(CASE") == 1


def test_verdicts_and_codecs_meet_no_python_where_java_is(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    asked = [ask("name", "adr6:stream-name") for ask in (ns.is_valid, ns.position)]
    asked += [ask("name", "cloudevents:header-value") for ask in (ns.encode, ns.decode)]
    assert "Python" not in plan(strings(spark, "a").select(*asked))
    with building(spark, java=False):
        one_line = ns.is_valid("name", "adr6:stream-name"), ns.encode("name", "aviso:topic-token")
        python = ns.decode("name", "aviso:topic-token")
    assert "Python" not in plan(strings(spark, "a").select(*one_line))
    assert "ArrowEvalPython" in plan(strings(spark, "a").select(python))


def plan(frame: DataFrame) -> str:
    executed: Any = frame._jdf
    return str(executed.queryExecution().executedPlan().toString())


BYTES = {b"\xff": 0, b"ab\xc3": 2, b"a\xef\xbf\xbd\xed\xa0\x80b": 2, b"\xc0\xaf": 0, "é😀".encode() + b"\xf0\x9f": 2}


@BOTH
def test_bytes_that_are_not_utf8_are_in_no_name(spark: SparkSession, java: bool) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    rules = ("cloudevents:string", "nats-docs:token", "adr6:stream-name", "aviso:wire-token", "aviso:float-value")
    with building(spark, java=java):
        asked = [ask("name", address) for address in rules for ask in (ns.is_valid, ns.position, ns.violation)]
        asked += [ask("name", codec) for codec in ng.codecs() for ask in (ns.encode, ns.decode)]
    frame = spark.createDataFrame([(bytearray(it), it.hex()) for it in BYTES], "bytes binary, hex string").coalesce(1)
    frame = frame.select("hex", F.col("bytes").cast("string").alias("name"))
    for case, *got in frame.select("hex", *asked).collect():
        name = bytes.fromhex(case)
        for address in rules:
            valid, position, violation = got[:3]
            del got[:3]
            wanted = ng.rule(address).check_bytes(name)
            assert wanted is not None
            assert valid is False
            assert position == wanted.position <= BYTES[name]
            fields = (wanted.position, wanted.found, wanted.expected, wanted.message, wanted.suggestion)
            assert tuple(violation) == fields, (name, address)
        assert got == [None] * 2 * len(ng.codecs())


@pytest.mark.parametrize(("name", "first"), BYTES.items())
def test_the_first_bytes_that_are_not_utf8_are_the_error(name: bytes, first: int) -> None:
    found = ng.rule("cloudevents:string").check_bytes(name)
    assert found is not None
    assert (found.position, found.found, found.suggestion) == (first, "\ufffd", None)


def test_wrong_use_is_told(spark: SparkSession) -> None:
    from pyspark.errors import AnalysisException

    from natsgrammar import spark as ns

    with pytest.raises(ng.UnknownAddress, match="adr6:stream-name"):
        ns.is_valid("name", "adr6:streamname")
    with pytest.raises(ng.UnknownAddress):
        ns.decode("name", "adr6:stream-name")
    with pytest.raises(TypeError, match="Column or the name of one, not int"):
        ns.position(3, "adr6:stream-name")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        ns.violation("name", 3)  # type: ignore[arg-type]
    for ask in (ns.is_valid, ns.violation):
        with pytest.raises(AnalysisException, match='requires the "STRING" type'):
            spark.range(1).select(ask("id", "adr6:stream-name"))


# ---- the Java functions ---------------------------------------------------------------------------------------------


def test_every_sequence_of_odd_bytes_is_judged_as_spark_judges_it(spark: SparkSession) -> None:
    """Up to four bytes, each from the ends of the ranges of Unicode's table 3-7."""
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    octets = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF]
    octets += [0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF]
    size, longest = len(octets), 4
    each = F.array(*(F.lit(f"{octet:02X}") for octet in octets))
    digits = [F.get(each, (F.col("id") / size**at % size).cast("int")) for at in range(longest)]
    cut = F.substring(F.concat(*digits), F.lit(1), (F.col("id") % longest + 1) * 2)
    texts = spark.range(size**longest).select(F.unhex(cut).cast("string").alias("text"))
    encoded = texts.select(F.is_valid_utf8("text").alias("utf8"), ns.encode("text", "safe:token").alias("encoded"))
    agree = encoded.groupBy("utf8").agg(F.count("*").alias("rows"), F.count("encoded").alias("encoded")).collect()
    assert {row.utf8: (row.rows > 1000, row.encoded / row.rows) for row in agree} == {True: (True, 1), False: (True, 0)}


def test_functions_are_there_for_sql(spark: SparkSession) -> None:
    from pyspark.errors import AnalysisException

    from natsgrammar import spark as ns

    asked = "`adr6:stream-name`(name), natsgrammar.encode.`safe@1:token`(name), natsgrammar.decode.`safe:token`(name)"
    got = strings(spark, "a.b", "%41", None).selectExpr(*f"natsgrammar.is_valid.{asked}".split(", ")).collect()
    assert [tuple(row) for row in got] == [(False, "a%2Eb", None), (True, "%2541", None), (None, None, None)]
    other = spark.newSession()
    ns.install(other)
    assert other.sql("SELECT natsgrammar.is_valid.`adr6:stream-name`('a')").first() == (True,)
    listed = {row.function for row in spark.sql("SHOW USER FUNCTIONS IN natsgrammar.decode").collect()}
    assert {function for function in listed if "`" in function} == {  # the others are functions of the session
        f"natsgrammar.decode.`{address}`" for address in ng.codecs()
    }
    for wrong in ("natsgrammar.is_valid.`adr6:streamname`(name)", "natsgrammar.`adr6:stream-name`(name)"):
        with pytest.raises(AnalysisException, match="UNRESOLVED_ROUTINE"):
            strings(spark, "a").selectExpr(wrong)
    for wrong in ("name, name", "1", "X'FF'", "DATE '2026-01-01'"):
        with pytest.raises(AnalysisException, match="takes one STRING"):
            strings(spark, "a").selectExpr(f"natsgrammar.encode.`safe:token`({wrong})")
    odd = "natsgrammar.encode.`safe:token`('a.B' COLLATE UTF8_LCASE)", "natsgrammar.decode.`safe:token`(NULL)"
    assert strings(spark, "a").selectExpr(*odd).first() == ("a%2EB", None)


def test_packages_of_other_grammars_have_functions_of_their_own(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grammars = tmp_path / "grammar" / "acme"
    grammars.mkdir(parents=True)
    rule = '// @title Acme\n// @source Acme https://acme.example\n\n// @good "b"\n// @bad "a" at 0\nstream_name: "b"\n'
    (grammars / "1.lark").write_text(rule)
    out = tmp_path / "out"
    command = ("generate", "--grammar", str(grammars.parent), "--out", str(out), "--target", "python,spark")
    run = CliRunner().invoke(main, [*command, "--package", "acme_names"])
    assert run.exit_code == 0, run.output
    monkeypatch.syspath_prepend(str(out))
    ns = import_module("acme_names.spark")
    ns.install(spark)
    ns.install(spark)
    both = (ns.is_valid("name", "acme:stream-name"), "natsgrammar.is_valid.`adr6:stream-name`(name)")
    got = strings(spark, "a", "b").select(both[0].alias("acme"), "name").selectExpr("acme", both[1]).collect()
    assert [tuple(row) for row in got] == [(False, True), (True, True)]


ON_A_CLUSTER = """
import sys, threading
from pyspark.sql import SparkSession, functions as F
sys.path[:0] = PATHS
sys.modules["pandas"] = None
from natsgrammar import spark as ns
compiled = {"spark.sql.codegen.fallback": "false", "spark.sql.codegen.factoryMode": "CODEGEN_ONLY"}
settings = {"spark.ui.enabled": "false", **compiled}
session = SparkSession.builder.master("local-cluster[2,1,1024]").config(map=settings).getOrCreate()
installing = threading.Thread(target=ns.install, args=[session])
installing.start()
installing.join()
names = session.range(0, 10_000, 1, 4).select(F.concat(F.lit("a. "), F.col("id").cast("string")).alias("name"))
token = ns.encode("name", "safe:token")
print(names.where(~ns.is_valid("name", "nats-docs:subject") & token.startswith("a%2E%20")).count())
try:
    names.select(ns.violation("name", "nats-docs:subject")).collect()
except Exception as error:
    print("ModuleNotFoundError" in str(error))
ns.ship(session)
ns.ship(session)
found = names.select(ns.violation("name", "nats-docs:subject").alias("found"))
print(found.where("found.suggestion = concat('a._', split(found.suggestion, '_')[1])").count())
"""


@pytest.mark.timeout(600)
def test_executors_get_the_functions_and_the_package(spark: SparkSession, tmp_path: Path) -> None:
    """Two executors that are processes of their own, and a thread that did not install.

    Their Python runs without sites, where an editable installation would show the package. Nobody has pandas.
    """
    import pyspark

    python = tmp_path / "python"
    site = Path(pyspark.__file__).parents[1]
    (tmp_path / "pandas.py").write_text("raise ImportError")
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{tmp_path}:$PYTHONPATH:{site}" exec {sys.executable} -S "$@"\n')
    python.chmod(0o755)
    ours = [str(ROOT / "runtime"), str(ROOT / "generated")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {
        "SPARK_LOCAL_IP": "127.0.0.1",
        "PYSPARK_PYTHON": str(python),
        "PYSPARK_DRIVER_PYTHON": sys.executable,
    }
    command = [sys.executable, "-c", ON_A_CLUSTER.replace("PATHS", repr(ours))]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert run.stdout.split() == ["10000", "True", "10000"], run.stderr[-2000:]


def test_a_local_master_is_shipped_nothing(spark: SparkSession, monkeypatch: pytest.MonkeyPatch) -> None:
    from natsgrammar import spark as ns
    from natsgrammar.spark import udf

    monkeypatch.setattr(udf, "_archive", lambda: pytest.fail("a zip is made"))
    ns.ship(spark)


def test_the_compiled_class_is_kept_for_later_processes(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from natsgrammar.spark import jvm

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    first = jvm._jar(spark)
    assert [first] == list((tmp_path / "cache" / "natsgrammar").iterdir())
    monkeypatch.setattr(jvm, "_compiled", lambda *_: pytest.fail("compiled again"))
    assert jvm._jar(spark) == first
    monkeypatch.undo()
    for unfit in (tmp_path / "a b", tmp_path / "file"):
        (tmp_path / "file").touch()
        monkeypatch.setenv("XDG_CACHE_HOME", str(unfit))
        assert jvm._jar(spark).parent == jvm._folder()


def test_where_there_is_no_java_to_install_in(spark: SparkSession, monkeypatch: pytest.MonkeyPatch) -> None:
    from natsgrammar import spark as ns
    from natsgrammar.spark import jvm

    with pytest.raises(TypeError, match="of Spark Classic, not in a builtins"):
        ns.install("local")  # type: ignore[arg-type]
    monkeypatch.setattr("tempfile.gettempdir", lambda: "/a b")
    with pytest.raises(OSError, match="TMPDIR"):
        jvm._folder.__wrapped__()


# ---- SQL ------------------------------------------------------------------------------------------------------------


def test_sql_functions_judge_as_python_does(spark: SparkSession) -> None:
    asked = {}
    for path, addresses in {
        "adr6_2023_02_01": ("adr6:stream-name", "adr6:kv-key-name"),
        "cloudevents_1_0_3_wip": ("cloudevents:uri", "cloudevents:string"),
        "nats_server_2_15_2": ("nats-server:stream-name",),
    }.items():
        script = (ROOT / "generated" / "spark" / f"{path}.sql").read_text(encoding="ascii")
        for line in script.splitlines():
            if not line.startswith("--"):
                spark.sql(line.removesuffix(";"))
        for address in addresses:
            asked[address] = address.replace(":", "_").replace("-", "_") + "_is_valid(name)"
    every = sorted({name for address in asked for name in names(ng.rule(address))})
    for name, *got in strings(spark, *every).selectExpr("name", *asked.values()).collect():
        assert dict(zip(asked, got, strict=True)) == {it: ng.rule(it).is_valid(name) for it in asked}, name[:80]


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
