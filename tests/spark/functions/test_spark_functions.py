"""Spark columns give the answers of the Python functions, on names from all of Unicode."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # here, because arrow_udf looks its type hints up among the module's names
import pytest
from pyspark import cloudpickle

import natsgrammar as ng
from natsgrammar import arrow
from natsgrammar.core.table import table_of
from natsgrammar_gen.compiler import compiled
from tests.support.depth import Some
from tests.support.own_grammars import written
from tests.support.spark_names import BOTH, BOUNDARIES, answers, building, distinct_rules, names, strings, wrong

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pyspark.sql import Column, DataFrame, SparkSession


def test_the_names_try_both_answers_of_every_rule() -> None:
    for rule in distinct_rules():
        verdicts = {rule.is_valid(name) for name in names(rule)}
        assert True in verdicts, rule.address
        assert False in verdicts or len(table_of(rule.entry["automaton"]).table) == 1, rule.address


# ---- verdicts and codecs, with the Java functions and without -------------------------------------------------------


@pytest.mark.timeout(300)
def test_java_finds_the_first_errors_that_python_finds(spark: SparkSession, some: Some) -> None:
    from natsgrammar import spark as ns

    assert wrong(spark, some(distinct_rules(), 40), ns.position, lambda rule, name: answers(rule, name)[1]) == []


def test_java_judges_by_the_walk_that_finds_positions(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    rule = ng.rule("cloudevents:uri")
    request = ns.is_valid("name", rule.address), ns.position("name", rule.address)
    got = {name: tuple(item) for name, *item in strings(spark, *names(rule)).select("name", *request).collect()}
    assert got == {name: answers(rule, name)[:2] for name in names(rule)}


def test_re2_judges_by_every_rule_as_python_does() -> None:
    for rule in distinct_rules():
        judge = arrow.matcher(rule)
        assert judge is not None, rule.address
        values = pa.array([None, *names(rule)], pa.string())
        assert judge(values).to_pylist() == [None, *map(rule.is_valid, names(rule))], rule.address
        assert judge(values.slice(1, 0)).to_pylist() == []


@pytest.mark.timeout(300)
def test_columns_without_java_judge_as_python_does(spark: SparkSession, some: Some) -> None:
    from natsgrammar import spark as ns

    with building(spark, java=False):
        rules = some(distinct_rules(), 40)
        assert wrong(spark, rules, ns.is_valid, lambda rule, name: rule.is_valid(name)) == []
        assert wrong(spark, rules, ns.position, lambda rule, name: answers(rule, name)[1]) == []


@BOTH
def test_verdicts_are_allowed_in_lambdas(spark: SparkSession, java: bool) -> None:
    """Java's regexes judge there if no Java functions are installed; they may take long for some rules."""
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    rules = [rule for rule in distinct_rules() if rule.entry["backtrack_free"]][::20]

    def judged(rule: ng.Rule) -> Column:
        return F.transform("names", lambda name: F.struct(ns.is_valid(name["text"], rule.address).alias("valid")))

    with building(spark, java=java):
        requests = [judged(rule) for rule in rules]
    values = sorted({name for rule in rules for name in names(rule)})
    held = strings(spark, None, *values).select(F.array(F.struct(F.col("name").alias("text"))).alias("names"))
    for at, rule in enumerate(rules):
        got = [row[0][0].valid for row in held.select(requests[at]).collect()]
        assert got == [None, *map(rule.is_valid, values)], rule.address


LIMITS = """\
// @check mod 10 weights 1 3
gtin: /[0-9]{8}/
walked: /(?:a|ab){1,1001}/
long: /[a-z]{1,301}/
short: /[a-z]{1,299}/
"""


def test_python_judges_where_re2_cannot(spark: SparkSession, tmp_path: Path) -> None:
    """A check digit is in no expression, RE2 repeats no part more than 1,000 times, and makes many states slowly."""
    from natsgrammar import spark as ns

    tables = compiled(written(tmp_path, "limits/1.lark", LIMITS))
    ng.register(tables)
    rules = [ng.rule(f"limits:{name}") for name in ("gtin", "walked", "long", "short")]
    values = ["96385074", "96385075", *("a" * length for length in (0, 1, 299, 300, 301, 302, 1001, 1002))]
    with building(spark, java=False):
        requests = [ask("name", rule.address) for rule in rules for ask in (ns.is_valid, ns.position)]
    got = strings(spark, *values).select("name", *requests).collect()
    assert [arrow.matcher(rule) is None for rule in rules] == [True, True, True, False]
    assert [tuple(row) for row in got] == [
        (name, *(answer for rule in rules for answer in answers(rule, name)[:2])) for name in values
    ]
    ng.unregister(tables)


def test_verdicts_need_pyarrow_alone_on_executors() -> None:
    judge = arrow.matcher(ng.rule("nats-server:nats-batch-id"))
    assert arrow.matcher(ng.rule("nats-server:nats-batch-id")) is judge
    names = ["a", "é" * 32, "é" * 33, None]
    program = """if True:
        import pickle, sys
        judge, texts = pickle.load(sys.stdin.buffer)
        sys.stdout.buffer.write(pickle.dumps((judge(texts).to_pylist(), "natsgrammar" in sys.modules)))
    """
    sent = cloudpickle.dumps((judge, pa.array(names)))  # type: ignore[no-untyped-call]
    ran = subprocess.run([sys.executable, "-c", program], input=sent, capture_output=True, check=True)
    assert pickle.loads(ran.stdout) == ([True, True, False, None], False)


def coded(translate: Callable[[str], str], text: str) -> str | None:
    try:
        return translate(text)
    except ng.CodecError:
        return None


@BOTH
def test_a_kind_of_name_is_an_address_in_columns_and_in_sql(spark: SparkSession, java: bool) -> None:
    from natsgrammar import spark as ns

    with building(spark, java=java):
        for kind in ("stream-name", "stream", "key"):
            columns = ns.is_valid("name", kind), ns.position("name", kind), ns.violation("name", kind)["suggestion"]
            rows = strings(spark, "ORDERS", "a b").select(*columns).collect()
            assert [tuple(row) for row in rows] == [(True, None, None), (False, 1, "a_b")]
            if java:
                sql = f"SELECT natsgrammar.is_valid.`{kind}`('a'), natsgrammar.position.`{kind}`('a b')"
                assert spark.sql(sql).first() == (True, 1)


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
        ".",
        "..=",
        ".é..b",
    ]
    values += [name for address in ng.codecs() for name in names(ng.codec(address).wire)]
    values += [
        item for address in ng.codecs() for value in values[:40] if (item := coded(ng.codec(address).encode, value))
    ]
    values += ["gA", "YQ.gA", "gA=="]  # base64url of what is not UTF-8
    values = list(dict.fromkeys(values))
    verbs = [("encode", ns.encode), ("decode", ns.decode)]
    with building(spark, java=java):
        requests = [ask("name", codec).alias(f"{verb} {codec}") for verb, ask in verbs for codec in ng.codecs()]
        computed = [codec for codec in ng.codecs() if ng.codec(codec).entry["by"]]
        requests += [ns.decode_violation("name", item)["message"].alias(f"message {item}") for item in computed]
    got = strings(spark, *values).select("name", *requests).collect()
    for address in ng.codecs():
        codec = ng.codec(address)
        expected = {value: (coded(codec.encode, value), coded(codec.decode, value)) for value in values}
        answered = {row["name"]: (row[f"encode {address}"], row[f"decode {address}"]) for row in got}
        assert {name: item for name, item in answered.items() if item != expected[name]} == {}, address
    for address in computed:
        messages = {item["name"]: item[f"message {address}"] for item in got}
        assert messages == {
            value: (violation := ng.codec(address).check(value)) and violation.message for value in values
        }


@BOTH
def test_parts_are_those_that_python_finds(spark: SparkSession, java: bool) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    rules = [rule for rule in map(ng.rule, ng.rules()) if rule.parts]
    values = list(dict.fromkeys(name for rule in rules for name in names(rule)))
    with building(spark, java=java):
        requests = [ns.parse("name", rule.address).alias(rule.address) for rule in rules]
        built = [ns.build(f"`{rule.address}`", rule.address) for rule in rules]
        from_parts = ns.build({"verb": F.lit("PING"), "service": "name", "id": F.lit(17)}, "js-api:service")
        for ask in (ns.parse, ns.build):
            with pytest.raises(ng.Error, match="names no parts"):
                ask("name", "adr6:stream-name")
        with pytest.raises(ng.Error, match="names no part `stream`"):
            ns.build({"stream": "name"}, "js-api:service")
        got = strings(spark, None, *values).select("name", *requests).collect()
        back = (
            spark.createDataFrame(
                [tuple(row[1:]) for row in got],
                ", ".join(
                    f"`{rule.address}` struct<{', '.join(f'{part}: string' for part in rule.parts)}>" for rule in rules
                ),
            )
            .select(*built)
            .collect()
        )
        services = strings(spark, "orders", "a.b").select(from_parts).collect()
    assert [row[0] for row in services] == ["$SRV.PING.orders.17", None]
    assert [list(row) for row in back] == [
        [row["name"] if value is not None else None for value in row[1:]] for row in got
    ]
    assert list(got[0])[1:] == [None] * len(rules)
    for rule in rules:
        for row in got[1:]:
            actual = row[rule.address]
            assert (actual is not None) == rule.is_valid(row["name"])
            if actual is not None:
                parts = rule.parse(row["name"])
                expected = {name: parts[name].text if name in parts else None for name in rule.parts}
                assert actual.asDict() == expected


@BOTH
def test_null_stays_null_and_collations_do_not_matter(spark: SparkSession, java: bool) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    with building(spark, java=java):
        requests = [ask("name", "adr6:stream-name") for ask in (ns.is_valid, ns.position, ns.violation)]
        requests += [ask("name", "aviso:topic-token") for ask in (ns.encode, ns.decode, ns.decode_violation)]
    assert list(strings(spark, None).select(*requests).collect()[0]) == [None] * 6
    assert strings(spark, "a").where("name = 'b'").select(*requests).collect() == []
    folded = strings(spark, "%2e", "A.b").select(F.collate("name", "UTF8_LCASE").alias("name"))
    got = [(row[1], row[4], row[3]) for row in folded.select(*requests).collect()]
    assert got == [(None, ".", "%252e"), (1, None, "A%2Eb")]


@pytest.mark.nightly
def test_a_megabyte_is_no_trouble(spark: SparkSession, some: Some) -> None:
    from natsgrammar import spark as ns

    texts = ["a" * 1_000_000, "a." * 500_000, '"\\é"' * 250_000]
    rules = some([rule for rule in distinct_rules() if rule.entry["backtrack_free"]], 10)
    with building(spark, java=False):
        judged = [ns.is_valid("name", rule.address).alias(rule.address) for rule in rules]
    rows = strings(spark, *texts).select(*judged).collect()
    got = {(rule.address, at) for at, row in enumerate(rows) for rule in rules if row[rule.address]}
    assert got == {(rule.address, at) for at, name in enumerate(texts) for rule in rules if rule.is_valid(name)}


# ---- why a name is rejected ------------------------------------------------------------------------------------------


@pytest.mark.timeout(300)
def test_java_explains_as_python_does(spark: SparkSession, some: Some) -> None:
    from natsgrammar import spark as ns

    rules = [
        rule for rule in some(distinct_rules(), 30) if (encoder := rule.encoder()) is None or not encoder.entry["by"]
    ]
    assert wrong(spark, rules, ns.violation, lambda rule, name: answers(rule, name)[2]) == []


def test_violations_are_those_of_python(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    addresses = ("adr6:stream-name", "aviso:wire-token", "cloudevents:timestamp", "adr54:base64-key")
    with building(spark, java=False):
        requests = [ns.violation("name", address).alias(address) for address in addresses]
    every = sorted({name for address in addresses for name in names(ng.rule(address))})
    for row in strings(spark, *every).select("name", *requests).collect():
        got = {address: row[address] and tuple(row[address]) for address in addresses}
        assert got == {address: answers(ng.rule(address), row["name"])[2] for address in addresses}, row["name"][:80]


FIELDS = ("position", "found", "expected", "message", "suggestion", "cause")
CHARACTERS = [
    b"\xff",
    b"ab\xc3",
    b"\xed\xa0\x80",
    b"\xf0\x9f",
    *map(str.encode, "\0\t `\x7f\x85\xa0\xad\u0378\u200b\u2028é😀\U000e0001"),
    *map(str.encode, ("é😀.x", "é😀.xy", "a.é", "..a/é", "東京-or", "orders.>", "**", ".é.")),
]


@BOTH
def test_every_kind_of_character_is_shown_as_in_python(spark: SparkSession, java: bool) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    collected = [
        before + character for character in CHARACTERS for before in (b"", b"a", "é\ufffd.".encode(), b"a" * 4096)
    ]
    addresses = ("nats-docs:subject", "nats-go:stream-name", "aviso:wire-token", "safe:token")
    frame = spark.createDataFrame([(bytearray(item),) for item in collected], "name binary")
    with building(spark, java=java):
        requests = [ns.violation(F.col("name").cast("string"), address) for address in addresses]
    for name, row in zip(collected, frame.select(*requests).collect(), strict=True):
        for address, output in zip(addresses, row, strict=True):
            violation = ng.rule(address).check_bytes(name)
            assert (output and tuple(output)) == (violation and (*(getattr(violation, field) for field in FIELDS),)), (
                name,
                address,
            )


def test_the_struct_is_the_documented_one(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    column = strings(spark, "a").select(ns.violation("name", "adr6:stream-name").alias("it"))
    fields = "position:int,found:string,expected:string,message:string,suggestion:string,cause:string"
    assert column.schema.simpleString() == f"struct<it:struct<{fields}>>"


def test_python_is_given_the_refused_names_only() -> None:
    """Each once: an executor calls what is called here."""
    from natsgrammar.spark import udf

    asked: list[bytes] = []

    def seen(rule: ng.Rule, names: list[bytes]) -> pa.Array:
        asked.extend(names)
        return pa.array(names, pa.binary())

    batch = [b"ORDERS"] * 95 + [b"ORDERS.EU"] * 5 + [None]
    for only, kept in ((False, b"ORDERS.EU"), (True, b"ORDERS")):
        answering = udf._answering(seen, ng.rule("adr6:stream-name"), only=only)
        got = answering(pa.array(batch, pa.binary())).to_pylist()
        assert got == [name if name == kept else None for name in batch]
    assert asked == [b"ORDERS.EU", b"ORDERS"]


def test_fields_of_one_violation_cost_one_evaluation(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    with building(spark, java=False):
        fields = [
            ns.violation("name", "adr6:stream-name")["position"],
            ns.violation(F.col("name"), "adr6:stream-name")["found"],
            ns.violation("name", "adr6@2023-02-01:stream-name")["message"],
            ns.violation("name", "adr6:stream-name")["suggestion"],
        ]
    planned = plan(strings(spark, "a").select(*fields))
    (evaluated,) = [line for line in planned.splitlines() if "ArrowEvalPython" in line]
    assert evaluated.count("violations(cast") == 1


def test_verdicts_and_codecs_meet_no_python_where_java_is(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    requests = [ask("name", "adr6:stream-name") for ask in (ns.is_valid, ns.position, ns.violation)]
    requests += [
        ask("name", codec) for codec in ("cloudevents:header-value", "safe:kv-key") for ask in (ns.encode, ns.decode)
    ]
    requests += [ns.encode_key("name"), ns.decode_key("name")]
    assert "Python" not in plan(strings(spark, "a").select(*requests))
    assert "ArrowEvalPython" in plan(strings(spark, "a").select(ns.encode("name", "adr54:base64-key")))
    with building(spark, java=False):
        python = [ask("name", "aviso:topic-token") for ask in (ns.encode, ns.decode)]
    assert "ArrowEvalPython" in plan(strings(spark, "a").select(*python))


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
        requests = [ask("name", address) for address in rules for ask in (ns.is_valid, ns.position, ns.violation)]
        requests += [ask("name", codec) for codec in ng.codecs() for ask in (ns.encode, ns.decode)]
    frame = spark.createDataFrame(
        [(bytearray(item), item.hex()) for item in BYTES], "bytes binary, hex string"
    ).coalesce(1)
    frame = frame.select("hex", F.col("bytes").cast("string").alias("name"))
    for case, *got in frame.select("hex", *requests).collect():
        name = bytes.fromhex(case)
        for address in rules:
            valid, position, violation = got[:3]
            del got[:3]
            refusal = ng.rule(address).check_bytes(name)
            assert refusal is not None
            assert valid is False
            assert position == refusal.position <= BYTES[name]
            fields = (
                refusal.position,
                refusal.found,
                refusal.expected,
                refusal.message,
                refusal.suggestion,
                refusal.cause,
            )
            assert tuple(violation) == fields, (name, address)
        assert got == [None] * 2 * len(ng.codecs())


@pytest.mark.parametrize(("name", "first"), BYTES.items())
def test_the_first_bytes_that_are_not_utf8_are_the_error(name: bytes, first: int) -> None:
    violation = ng.rule("cloudevents:string").check_bytes(name)
    assert violation is not None
    assert (violation.position, violation.found, violation.suggestion) == (first, "\ufffd", None)


def test_wrong_use_is_an_error(spark: SparkSession) -> None:
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


def test_keys_are_those_of_python(spark: SparkSession) -> None:
    from natsgrammar import kv
    from natsgrammar import spark as ns

    texts = ["", "a.b", "a..b", "caf\u00e9 x", "a.*.>", "=2A", "=61", "*"]
    for column, function in (
        (ns.encode_key, kv.encode),
        (ns.encode_filter, kv.encode_filter),
        (ns.decode_key, kv.decode),
    ):
        got = strings(spark, *texts).select("name", column("name").alias("made")).collect()
        for row in got:
            try:
                expected = function(row["name"])
            except ng.CodecError:
                expected = None
            assert row["made"] == expected
