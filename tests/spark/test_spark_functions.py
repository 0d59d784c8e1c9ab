"""The Spark columns and SQL functions give the answers of the Python functions, on names from all of Unicode."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.emit.spark_sql import sql_functions, text

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

pytestmark = pytest.mark.spark

SQL = Path(__file__).parents[2] / "generated" / "spark"
BOUNDARIES = "\0\t\n\r \"%'*+-.>\\_\x7f\x80\u07ff\u0800\u2028\ud7ff\ue000\ufffd\uffff\U00010000\U0010ffff"
RULES_PER_JOB = 4  # planning a job takes Spark longer than running it, and ever longer the more it holds


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


def chunks(size: int = RULES_PER_JOB) -> Iterator[tuple[ng.Rule, ...]]:
    rules = distinct_rules()
    return (rules[at : at + size] for at in range(0, len(rules), size))


def only(column: Column, of: int) -> Column:
    """The column on the rows of the rule with that number, else NULL."""
    from pyspark.sql import functions as F

    return F.when(F.col("rule") == of, column)


def strings(spark: SparkSession, *values: str | None) -> DataFrame:
    return spark.createDataFrame([(value,) for value in values], "name string").coalesce(1)


@pytest.mark.timeout(300)
def test_every_rule_answers_as_python_does(each_way: SparkSession, request: pytest.FixtureRequest) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    # both ways tell of a refusal in the same columns, whose planning takes far longer than anything else here
    in_java = "functions" in request.node.name
    tell = ns.position if in_java else ns.violation
    for rules in chunks(RULES_PER_JOB * 10 if in_java else RULES_PER_JOB):
        rows = [(number, name) for number, rule in enumerate(rules) for name in names(rule)]
        frame = each_way.createDataFrame(rows, "rule int, name string").coalesce(2)
        asked = [
            F.coalesce(*(only(ask("name", rule.address), number) for number, rule in enumerate(rules)))
            for ask in (ns.is_valid, tell)
        ]
        for number, name, valid, told in frame.select("rule", "name", *asked).collect():
            is_valid, at, violation = answers(rules[number], name)
            wanted = at if in_java else violation
            got = told if in_java else told and tuple(told)
            assert (valid, got) == (is_valid, wanted), (rules[number].address, name[:80])


@pytest.mark.parametrize("address", ["adr6:stream-name", "aviso:wire-subject", "cloudevents:uri", "cloudevents:string"])
def test_positions_are_those_of_python(each_way: SparkSession, address: str) -> None:
    from natsgrammar import spark as ns

    rule = ng.rule(address)
    for name, position in strings(each_way, *names(rule)).select("name", ns.position("name", address)).collect():
        assert position == answers(rule, name)[1], name[:80]


def test_the_names_try_both_answers_of_every_rule() -> None:
    for rule in distinct_rules():
        verdicts = {rule.is_valid(name) for name in names(rule)}
        assert True in verdicts, rule.address
        assert False in verdicts or len(rule.entry["table"]) == 1, rule.address


def test_codecs_answer_as_python_does(each_way: SparkSession) -> None:
    from natsgrammar import spark as ns

    for address in ng.codecs():
        codec = ng.codec(address)
        values = [
            *names(codec.wire),
            *BOUNDARIES,
            "a+b c",
            "Euro € 😀",
            "1.45",
            "%41",
            "%+1",
            "%C0%A0",
            '"a\\"b"c',
            "\\",
        ]
        values += [codec.encode(value) for value in values]
        columns = (ask("name", address) for ask in (ns.encode, ns.decode, ns.decode_violation))
        for value, encoded, decoded, violation in strings(each_way, *values).select("name", *columns).collect():
            refused = answers(codec.wire, value)[2]
            assert encoded == codec.encode(value), (address, value)
            assert decoded == (codec.decode(value) if refused is None else None), (address, value)
            assert (violation and tuple(violation)) == refused, (address, value)


def test_null_stays_null_and_collations_do_not_matter(each_way: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    name, codec = F.col("name"), "aviso:topic-token"
    asked = [ask(name, "adr6:stream-name") for ask in (ns.is_valid, ns.position, ns.violation)]
    asked += [ask(name, codec) for ask in (ns.encode, ns.decode, ns.decode_violation)]
    assert list(strings(each_way, None).select(*asked).collect()[0]) == [None] * 6
    folded = strings(each_way, "%2e", "A.b").select(F.collate(name, "UTF8_LCASE").alias("name"))
    got = folded.select(ns.decode(name, codec), ns.encode(name, codec), ns.position(name, "adr6:stream-name"))
    assert [tuple(row) for row in got.collect()] == [(".", "%252e", None), (None, "A%2Eb", 1)]


def test_bytes_that_are_not_utf8_are_in_no_name(each_way: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    cases = {
        b"\xff": 0,
        b"ab\xc3": 2,
        b"a\xef\xbf\xbd\xed\xa0\x80b": 2,
        b"\xc0\xaf": 0,
        "é😀".encode() + b"\xf0\x9f": 2,
    }
    rows = [(bytearray(case), first) for case, first in cases.items()]
    frame = each_way.createDataFrame(rows, "bytes binary, first int").coalesce(1)
    frame = frame.select(F.col("bytes").cast("string").alias("name"), "first")
    rules = ("cloudevents:string", "nats-docs:token", "adr6:stream-name", "aviso:wire-token", "adr6:os-object-name")
    for address in rules:
        asked = [ask("name", address) for ask in (ns.is_valid, ns.position, ns.violation)]
        for first, valid, position, violation in frame.select("first", *asked).collect():
            assert valid is False
            assert position == violation.position <= first
            if position == first:
                assert violation.found == "\ufffd"
            assert violation.suggestion is None or ng.rule(address).is_valid(violation.suggestion)
    lenient = frame.select("first", ns.position("name", "cloudevents:string")).collect()
    assert [position for _, position in lenient] == [first for first, _ in lenient]
    for codec in ng.codecs():
        coded = frame.select(ns.encode("name", codec), ns.decode("name", codec)).collect()
        assert [tuple(row) for row in coded] == [(None, None)] * len(cases)


def test_a_megabyte_is_no_trouble(each_way: SparkSession) -> None:
    from natsgrammar import spark as ns

    texts = ["a" * 1_000_000, "a." * 500_000, '"\\é"' * 250_000]
    frame = strings(each_way, *texts)
    for rules in chunks():
        rows = frame.select(*(ns.is_valid("name", rule.address) for rule in rules)).collect()
        for value, row in zip(texts, rows, strict=True):
            assert list(row) == [rule.is_valid(value) for rule in rules]
    for address in ("adr6:message-subject", "cloudevents:header-value", "cloudevents:uri"):
        rows = frame.select(ns.violation("name", address)).collect()
        for value, (violation,) in zip(texts, rows, strict=True):
            assert (violation and tuple(violation)) == answers(ng.rule(address), value)[2], address


def test_no_python_runs_per_row(
    each_way: SparkSession, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    from natsgrammar import spark as ns

    asked = (ns.violation("name", "aviso:wire-token"), ns.decode("name", "cloudevents:header-value"))
    strings(each_way, "a").select(*asked).explain("extended")
    plan = capsys.readouterr().out
    assert ("natsgrammar.decode." in plan) == ("functions" in request.node.name)
    assert not [word for word in ("PythonUDF", "ArrowEvalPython", "BatchEvalPython") if word in plan]


def test_wrong_use_is_told(each_way: SparkSession) -> None:
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
    with pytest.raises(AnalysisException, match='requires the "STRING" type'):
        each_way.range(1).select(ns.is_valid("id", "adr6:stream-name"))


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
import threading
from pyspark.sql import SparkSession, functions as F
from natsgrammar import spark as ns
compiled = {"spark.sql.codegen.fallback": "false", "spark.sql.codegen.factoryMode": "CODEGEN_ONLY"}
settings = {"spark.ui.enabled": "false", **compiled}
session = SparkSession.builder.master("local-cluster[2,1,1024]").config(map=settings).getOrCreate()
installing = threading.Thread(target=ns.install, args=[session])
installing.start()
installing.join()
names = session.range(0, 10_000, 1, 4).select(F.concat(F.lit("a."), F.col("id").cast("string")).alias("name"))
valid, token = ns.is_valid("name", "nats-docs:subject"), ns.encode("name", "safe:token")
asked = names.select(valid.alias("valid"), token.alias("token"))
print(asked.where("valid AND startswith(token, 'a%2E')").count())
"""


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_executors_get_the_functions(spark: SparkSession) -> None:
    """Two executors that are processes of their own, and a thread that did not install."""
    environment = {**os.environ, "SPARK_LOCAL_IP": "127.0.0.1"}
    command = [sys.executable, "-c", ON_A_CLUSTER]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert run.stdout.split() == ["10000"], run.stderr[-2000:]


def test_where_there_is_no_java_to_install_in(spark: SparkSession, monkeypatch: pytest.MonkeyPatch) -> None:
    from natsgrammar import spark as ns
    from natsgrammar.spark import jvm

    with pytest.raises(TypeError, match="of Spark Classic, not in a builtins"):
        ns.install("local")  # type: ignore[arg-type]
    monkeypatch.setattr("tempfile.gettempdir", lambda: "/a b")
    with pytest.raises(OSError, match="TMPDIR"):
        jvm._folder.__wrapped__()


# ---- SQL ------------------------------------------------------------------------------------------------------------


def define(spark: SparkSession, script: str) -> None:
    for statement in script.split(";\n"):
        if "CREATE" in statement:
            spark.sql(statement)


def test_sql_functions_answer_as_python_does(spark: SparkSession) -> None:
    for path in (SQL / "adr6_2023_02_01.sql", SQL / "aviso_0_7.sql", SQL / "cloudevents_1_0_3_wip.sql"):
        define(spark, path.read_text(encoding="ascii"))
    for address in (
        "adr6:stream-name",
        "adr6:kv-key-name",
        "aviso:wire-token",
        "cloudevents:uri",
        "cloudevents:string",
    ):
        rule, function = ng.rule(address), address.replace(":", "_").replace("-", "_")
        asked = ("name", f"{function}_is_valid(name)", f"{function}_position(name)")
        for name, *got in strings(spark, *names(rule)).selectExpr(*asked).collect():
            assert tuple(got) == answers(rule, name)[:2], (address, name[:80])
    for address in ("aviso:topic-token", "cloudevents:header-value"):
        codec, function = ng.codec(address), address.replace(":", "_").replace("-", "_")
        asked = ("name", f"{function}_encode(name)", f"{function}_decode(name)")
        for name, encoded, decoded in strings(spark, *names(codec.wire), "a+b%2B").selectExpr(*asked).collect():
            assert encoded == codec.encode(name)
            assert decoded == (codec.decode(name) if codec.wire.is_valid(name) else None)


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


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_grammars_stay_text_in_sql(spark: SparkSession, hostile: str) -> None:
    """A rule of a hostile name in a hostile specification, whose only name is the hostile text."""
    symbols = sorted(set(hostile))
    starts, classes = [0], [-1]
    for number, character in enumerate(symbols):
        for start, symbol in ((ord(character), number), (ord(character) + 1, -1)):
            if start == starts[-1]:
                classes[-1] = symbol
            else:
                starts.append(start)
                classes.append(symbol)
    table = [tuple(at + 1 if c == symbol else -1 for symbol in symbols) for at, c in enumerate(hostile)]
    rule = {
        "java": rf"\A(?:\Q{hostile}\E)\z",
        "backtrack_free": len(hostile) % 2 == 0,
        "max_bytes": None,
        "range_starts": tuple(starts),
        "classes": tuple(classes),
        "table": (*table, (-1,) * len(symbols)),
        "accepting": (len(hostile),),
    }
    escaped = {"range_starts": tuple(starts), "classes": tuple(min(c, 0) for c in classes)}
    codec = {"wire": hostile, "empty": hostile, "unquote": True, **escaped}
    script = sql_functions(f"s{hostile}", hostile, {hostile: rule}, {hostile: codec})
    assert script.isascii()
    define(spark, script)
    function = script.split("FUNCTION ")[1].split("_is_valid")[0]
    asked = (f"{function}_is_valid(name)", f"{function}_position(name)", f"{function}_encode(name)")
    got = strings(spark, hostile, hostile + "\n").selectExpr(*asked).collect()
    escapes = "".join(f"%{byte:02X}" for byte in hostile.encode())
    assert tuple(got[0]) == (True, None, escapes)
    assert tuple(got[1])[:2] == (False, len(hostile))
