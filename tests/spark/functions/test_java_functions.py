"""The Java functions: installed, found by SQL, shipped to executors and kept compiled."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar.core import sources
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import compiled
from natsgrammar_gen.language.distinguish import MOST_TOLD_APART
from tests.support.depth import Some
from tests.support.languages import ROOT
from tests.support.own_grammars import installed, written
from tests.support.places import bare_python
from tests.support.spark_names import strings
from tests.support.vectors import languages, vectors

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


@pytest.mark.nightly
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


def test_java_answers_as_the_vectors_say(spark: SparkSession, some: Some) -> None:
    """A sample by day; the vectors of small automata find every other automaton that is like the right one."""
    from natsgrammar import spark as ns

    for address in some([address for dfa, address in languages().items() if 2 < len(dfa.table) <= MOST_TOLD_APART], 4):
        expected = dict(vectors(address))
        got = strings(spark, *expected).select("name", ns.position("name", address)).collect()
        assert {row["name"]: row[1] for row in got} == expected, address


def test_functions_are_there_for_sql(spark: SparkSession) -> None:
    from pyspark.errors import AnalysisException

    from natsgrammar import spark as ns

    request = "`adr6:stream-name`(name), natsgrammar.encode.`safe@1:token`(name), natsgrammar.decode.`safe:token`(name)"
    got = strings(spark, "a.b", "%41", None).selectExpr(*f"natsgrammar.is_valid.{request}".split(", ")).collect()
    assert [tuple(row) for row in got] == [(False, "a%2Eb", None), (True, "%2541", None), (None, None, None)]
    other = spark.newSession()
    ns.install(other)
    assert other.sql("SELECT natsgrammar.is_valid.`adr6:stream-name`('a')").first() == (True,)
    listed = {row.function for row in spark.sql("SHOW USER FUNCTIONS IN natsgrammar.decode").collect()}
    ours = tuple({f"natsgrammar.decode.`{ng.codec(address).spec}@" for address in ng.codecs()})
    # the others are functions of the session, and those of grammars that other tests have added to it
    assert {function for function in listed if function.startswith(ours)} == {
        f"natsgrammar.decode.`{address}`" for address in ng.codecs() if not ng.codec(address).entry["by"]
    }
    for wrong in ("natsgrammar.is_valid.`adr6:streamname`(name)", "natsgrammar.`adr6:stream-name`(name)"):
        with pytest.raises(AnalysisException, match="UNRESOLVED_ROUTINE"):
            strings(spark, "a").selectExpr(wrong)
    for wrong in ("name, name", "1", "X'FF'", "DATE '2026-01-01'"):
        with pytest.raises(AnalysisException, match="takes one STRING"):
            strings(spark, "a").selectExpr(f"natsgrammar.encode.`safe:token`({wrong})")
    odd = "natsgrammar.encode.`safe:token`('a.B' COLLATE UTF8_LCASE)", "natsgrammar.decode.`safe:token`(NULL)"
    assert strings(spark, "a").selectExpr(*odd).first() == ("a%2EB", None)


def test_a_function_is_read_once(spark: SparkSession) -> None:
    """Spark asks for it twice wherever a query calls it, and to read it means to search all jars."""
    session: Any = spark
    java, functions = session._jvm.java.lang, session._jsparkSession.sessionState().catalogManager()
    verb = session.sparkContext._gateway.new_array(java.String, 1)
    verb[0] = "is_valid"
    name = session._jvm.org.apache.spark.sql.connector.catalog.Identifier.of(verb, "adr6:stream-name")
    collected = [functions.catalog("natsgrammar").loadFunction(name) for _ in range(2)]
    assert len({java.System.identityHashCode(item) for item in collected}) == 1


def test_packages_of_other_grammars_have_functions_of_their_own(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grammars = tmp_path / "grammar" / "acme"
    grammars.mkdir(parents=True)
    rule = '// @title Acme\n// @source Acme https://acme.example\n\n// @good "b"\n// @bad "a" at 0\nstream_name: "b"\n'
    path = (
        "// @codec path escape=RESERVED sign=TILDE separator=DOT\n"
        '// @good "a~20b..c"\n// @bad "a b" at 1\npath: (/[^~ ]/ | /~(20|7E)/)*\n\n'
        'RESERVED: /[ ~]/\nTILDE: "~"\nDOT: "."\n'
    )
    (grammars / "1.lark").write_text(f"{rule}\n{path}")
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
    java = ns.encode("name", "acme:path"), ns.decode("name", "acme:path")
    planned: Any = strings(spark, "a").select(*java)._jdf
    assert "Python" not in planned.queryExecution().executedPlan().toString()
    encoded = {"": "", "a b..~": "a~20b..~7E", "..": "..", "=41.~20": "=41.~7E20", "~": "~7E"}
    decoded = {"": "", "..": "..", "=41.~20": "=41. "}
    got = strings(spark, *encoded).select("name", *java).collect()
    assert [tuple(row) for row in got] == [(text, key, decoded.get(text)) for text, key in encoded.items()]
    codec = import_module("acme_names").codec("acme:path")
    assert {text: codec.encode(text) for text in encoded} == encoded
    assert {text: codec.decode(text) for text in decoded} == decoded


ON_A_CLUSTER = """
import sys, threading
from pyspark.sql import SparkSession, functions as F
sys.path[:0] = PATHS
sys.modules["pandas"] = None
import pickle
import natsgrammar as ng
from natsgrammar import spark as ns
ng.register(pickle.load(open(TABLES, "rb")))
compiled = {"spark.sql.codegen.fallback": "false", "spark.sql.codegen.factoryMode": "CODEGEN_ONLY"}
quick = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
settings = {"spark.ui.enabled": "false", "spark.driver.extraJavaOptions": quick, **compiled}
settings |= {"spark.executor.extraJavaOptions": quick, "spark.sql.shuffle.partitions": "1"}
session = SparkSession.builder.master("local-cluster[EXECUTORS,1,1024]").config(map=settings).getOrCreate()
installing = threading.Thread(target=ns.install, args=[session])
installing.start()
installing.join()
names = session.range(0, 1_000, 1, EXECUTORS).select(F.concat(F.lit("a. "), F.col("id").cast("string")).alias("name"))
token = ns.encode("name", "safe:token")
print(names.where(~ns.is_valid("name", "nats-docs:subject") & token.startswith("a%2E%20")).count())
try:
    names.select(ns.encode("name", "adr54:base64-key")).collect()
except Exception as error:
    print("ModuleNotFoundError" in str(error))
found = names.select(ns.violation("name", "nats-docs:subject").alias("found"))
print(found.where("found.suggestion = concat('a._', split(found.suggestion, '_')[1])").count())
ns.ship(session)
ns.ship(session)
orders = names.select(F.concat(F.lit("orders.eu."), F.substring("name", 4, 4), F.lit("x")).alias("name"))
for address in ("acme:order-subject", "installed:order-subject"):
    rejected = orders.where(~ns.is_valid("name", address))
    print(rejected.where(ns.violation("name", address)["found"] == "x").count(), end=" ")
    session.conf.unset("spark.sql.catalog.natsgrammar")
    explained = orders.select(ns.violation("name", address)["suggestion"].alias("it")).where("it like 'orders.eu.%'")
    print(explained.where(ns.is_valid("it", address)).count(), end=" ")
    session.conf.set("spark.sql.catalog.natsgrammar", "natsgrammar.Functions")
session.stop()
session = SparkSession.builder.master("local[1]").config(map=settings).getOrCreate()
ns.install(session)
print(session.range(1).select(ns.route(F.lit("a.b"), ["a.*"])[0]).collect()[0][0])
"""


@pytest.mark.timeout(600)
@pytest.mark.nightly
@pytest.mark.parametrize("executors", [1, 2])
def test_executors_get_the_functions_and_the_package(executors: int, tmp_path: Path) -> None:
    """Executors that are processes of their own, a thread that did not install, and a session after that one.

    Their Python runs without sites, where an editable installation would show the package. Nobody has pandas. The later
    session has a class of Java that the first had not, in the same package, and they see each other in one loader only.
    """
    python = bare_python(tmp_path)
    (tmp_path / "tables").write_bytes(pickle.dumps(compiled(written(tmp_path / "names"))))
    site = installed(tmp_path / "site", written(tmp_path / "others", "installed/1.lark"))
    ours = [str(ROOT / "runtime"), str(ROOT / "generated"), str(site)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {
        "SPARK_LOCAL_IP": "127.0.0.1",
        "PYSPARK_PYTHON": str(python),
        "PYSPARK_DRIVER_PYTHON": sys.executable,
    }
    program = ON_A_CLUSTER.replace("PATHS", repr(ours)).replace("TABLES", repr(f"{tmp_path}/tables"))
    command = [sys.executable, "-c", program.replace("EXECUTORS", str(executors))]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert run.stdout.split() == ["1000", "True", *["1000"] * 5, "a.*"], run.stderr[-2000:]


def test_a_local_master_is_shipped_nothing(spark: SparkSession, monkeypatch: pytest.MonkeyPatch) -> None:
    from natsgrammar import spark as ns
    from natsgrammar.spark import udf

    monkeypatch.setattr(udf, "_archive", lambda _: pytest.fail("a zip is made"))
    ns.ship(spark)


def test_the_compiled_class_is_kept_for_later_processes(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from natsgrammar.spark import jar, jvm

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    first = jvm._jar(spark, sources.own())
    assert [first] == list((tmp_path / "cache" / "natsgrammar").iterdir())
    monkeypatch.setattr(jar, "compiled", lambda *_: pytest.fail("compiled again"))
    assert jvm._jar(spark, sources.own()) == first
    monkeypatch.undo()
    for unfit in (tmp_path / "a b", tmp_path / "file"):
        (tmp_path / "file").touch()
        monkeypatch.setenv("XDG_CACHE_HOME", str(unfit))
        assert jvm._jar(spark, sources.own()).parent == jar._folder()


def test_java_that_does_not_compile_is_named(spark: SparkSession, tmp_path: Path) -> None:
    """Else columns would silently be as slow as in a session that accepts no jar."""
    from natsgrammar import spark as ns
    from natsgrammar.spark import jvm

    ns.install(spark)
    code = tmp_path / "Wrong.java"
    code.write_text("package natsgrammar;\npublic class Wrong {\n  int[] a = new Object();\n}\n")
    with pytest.warns(RuntimeWarning, match="`Wrong.java`: .*Line 3.*; slower"), pytest.raises(OSError, match="Line 3"):
        jvm.add_classes(spark, code)


def test_where_there_is_no_java_to_install_in(spark: SparkSession, monkeypatch: pytest.MonkeyPatch) -> None:
    from natsgrammar import spark as ns
    from natsgrammar.spark import jar

    with pytest.raises(TypeError, match="of Spark Classic, not in a builtins"):
        ns.install("local")  # type: ignore[arg-type]
    monkeypatch.setattr("tempfile.gettempdir", lambda: "/a b")
    with pytest.raises(OSError, match="TMPDIR"):
        jar._folder.__wrapped__()
