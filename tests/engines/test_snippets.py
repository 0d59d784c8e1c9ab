"""The code that each page of the reference has to copy: it compiles, or runs, in its own language. At full depth."""

from __future__ import annotations

import json
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

import natsgrammar as ng
from tests.support import engines
from tests.support.pages import blocks, pages
from tests.support.reference import code, page
from tests.support.targets import SOURCE, TARGETS, made, written

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = pytest.mark.nightly
LANGUAGES = {target.name: target for target in TARGETS}
RULES = {address: address.replace(":", "/") for address in ng.rules(latest=True)}
CODECS = {address: address.replace(":", "/codec-") for address in ng.codecs(latest=True)}


@cache
def texts(language: str) -> dict[str, str]:
    """The code of one language on each page that has it, by the page."""
    collected = {path: code(f"{path}.md") for path in (*RULES.values(), *CODECS.values())}
    return {path: them[language] for path, them in collected.items() if language in them}


def imported(text: str) -> tuple[str, str]:
    """The statement that imports, and what follows after the last empty line."""
    first, _, rest = text.rpartition("\n\n")
    return first, rest


def guide(language: str) -> tuple[str, str]:
    """The same of the block in the guide to other languages."""
    name = "docs/guide/languages.md"
    (block,) = (block for block in blocks(pages()[name], name) if block.title == language)
    return imported(block.text.rstrip())


def is_codec(path: str) -> bool:
    """Whether the page is that of a codec, whose code has `value` and `text` instead of `name`."""
    return path in CODECS.values()


def test_pages_of_rules_have_every_language() -> None:
    for language in ("Python", "Spark", "SQL of Spark", "Go", "TypeScript", "Java", "Rust", "JSON Schema"):
        assert texts(language).keys() >= {*RULES.values()}, language
    for language in ("Go", "TypeScript", "Java", "Rust"):
        assert len(texts(language)) > len(RULES) + 4, language


def test_snippets_of_go_compile(tmp_path: Path) -> None:
    LANGUAGES["go"].require()
    path = "github.com/natsgrammar/natsgrammar/generated/go"
    module = f"module pages\n\ngo 1.21\n\nrequire {path} v0.0.0\n\nreplace {path} => {SOURCE}/go\n"
    written(tmp_path / "go.mod", module)
    for number, (path, text) in enumerate(texts("Go").items()):
        first, body = imported(text)
        takes, gives, last = ("value string", "(string, string, error)", "text, value, err")
        if not is_codec(path):
            takes, gives, last = "name string", "error", "err"
        text = f"package pages\n\n{first}\n\nfunc page{number}({takes}) {gives} {{\n{body}\nreturn {last}\n}}\n"
        written(tmp_path / f"page{number}.go", text)
    first, body = guide("Go")
    written(tmp_path / "guide.go", f"package pages\n\n{first}\n\nfunc guide() {{\n{body}\n}}\n")
    made(["go", "vet", "."], tmp_path)


def test_snippets_of_typescript_compile(tmp_path: Path) -> None:
    compiler = [*engines.tool("tsc"), "--strict", "--noEmit", "--target", "es2022", "--module", "nodenext"]
    written(tmp_path / "package.json", '{ "type": "module" }')
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/natsgrammar").symlink_to(SOURCE / "typescript")
    for number, (path, text) in enumerate(texts("TypeScript").items()):
        first, body = imported(text)
        given = "value: string, text: string" if is_codec(path) else "name: string"
        written(tmp_path / f"page{number}.ts", f"{first}\n\nexport function page({given}) {{\n{body}\n}}\n")
    written(tmp_path / "guide.ts", "\n\n".join(guide("TypeScript")))
    made([*compiler, *sorted(tmp_path.glob("*.ts"))], tmp_path)


def test_snippets_of_java_compile(tmp_path: Path) -> None:
    LANGUAGES["java"].require()
    for number, (path, text) in enumerate(texts("Java").items()):
        first, body = imported(text)
        given = "String value, String text" if is_codec(path) else "String name"
        source = f"{first}\n\nclass Page{number} {{\nvoid page({given}) throws Exception {{\n{body}\n}}\n}}\n"
        written(tmp_path / "pages" / f"Page{number}.java", source)
    first, body = guide("Java")
    source = f"{first}\n\nclass Guide {{\nvoid page() throws Exception {{\n{body}\n}}\n}}\n"
    written(tmp_path / "pages/Guide.java", source)
    sources = sorted((tmp_path / "pages").glob("*.java"))
    command = ["javac", "--release", "8", "-Xlint:all,-options,-path", "-Werror", "-d", "classes"]
    made([*command, "-sourcepath", SOURCE / "java/src/main/java", *sources], tmp_path)


def test_snippets_of_rust_compile(tmp_path: Path) -> None:
    LANGUAGES["rust"].require()
    package = '[package]\nname = "pages"\nversion = "0.1.0"\nedition = "2021"\n'
    needs = f'\n[dependencies]\nnatsgrammar = {{ path = "{SOURCE / "rust"}" }}\n'
    written(tmp_path / "Cargo.toml", package + needs)
    functions = []
    for number, (path, text) in enumerate(texts("Rust").items()):
        given = "value: &str, text: &str" if is_codec(path) else "name: &str"
        head = f"pub fn page{number}({given}) -> Result<(), Box<dyn std::error::Error>>"
        functions.append(f"{head} {{\n{text}\nOk(())\n}}\n")
    first, body = guide("Rust")
    functions.append(f"#[allow(unused_must_use)]\npub fn guide() {{\n{first}\n{body}\n}}\n")
    written(tmp_path / "src/lib.rs", "\n".join(functions))
    made(["cargo", "check", "--quiet", "--offline"], tmp_path)


def test_snippets_of_python_run_for_every_rule_and_codec() -> None:
    for address, path in RULES.items():
        rule = ng.rule(address)
        exec(texts("Python")[path], {"name": rule.good[0]})
        for refused, _ in rule.bad[:1]:
            with pytest.raises(ng.InvalidName):
                exec(texts("Python")[path], {"name": refused})
    for address, path in CODECS.items():
        exec(texts("Python")[path], {"value": "a.b", "text": ng.codec(address).encode("a.b")})


def test_snippets_of_sql_run_in_spark(spark: SparkSession) -> None:
    """Each statement is analysed, and the functions of SQL judge all examples."""
    from pyspark.sql import DataFrame

    names = spark.createDataFrame([("ORDERS",)], ["name"])
    values = spark.createDataFrame([("a", "a")], ["value", "text"])
    for path, text in texts("Spark").items():
        exec(text, {"df": values if is_codec(path) else names})
    addresses = {path: address for address, path in RULES.items()}
    functions: list[str] = []
    ours: list[DataFrame] = []
    messages: list[tuple[int, str, bool]] = []
    for path, text in texts("SQL of Spark").items():
        rule, number = ng.rule(addresses[path]), len(functions)
        if text.startswith("-- after"):  # an expression might take very long, so the page has a function of ours
            words = [name for name in rule.good if name.isprintable()]
            spark.createDataFrame([(name,) for name in words], "name string").createOrReplaceTempView("names")
            ours.append(spark.sql(text.rstrip(";")))
            continue
        spark.sql(text.rstrip(";"))
        functions.append(text.split("FUNCTION ")[1].split("(")[0])
        messages += [(number, name, True) for name in rule.good] + [(number, name, False) for name, _ in rule.bad]
    table = spark.createDataFrame(_encodable(messages), "number int, name string, ok boolean")
    for start in range(0, len(functions), 50):
        some = range(start, min(start + 50, len(functions)))
        actual = " ".join(f"WHEN {number} THEN {functions[number]}(name)" for number in some)
        rows = table.where(f"number BETWEEN {some[0]} AND {some[-1]}").selectExpr(
            "*", f"CASE number {actual} END AS found"
        )
        assert rows.where("ok IS DISTINCT FROM found").collect() == []
    assert len(functions) > 250
    assert len(ours) > 30
    assert reduce(DataFrame.unionAll, ours).collect() == []


def _encodable(message: list[tuple[int, str, bool]]) -> list[tuple[int, str, bool]]:
    """Without lone surrogates, which no column holds."""
    return [item for item in message if not any("\ud800" <= letter <= "\udfff" for letter in item[1])]


def test_snippets_of_json_schema_are_as_published() -> None:
    """It is that of the published schema, or refers to it: real validators judge by this in `test_engines.py`."""
    for address, path in RULES.items():
        schema: dict[str, Any] = json.loads(texts("JSON Schema")[path])
        edition, rule = ng.rule(address).address.split(":")
        file = f"{edition.replace('@', '/')}.schema.json"
        published = json.loads(page(file))["$defs"][rule]
        keys = published.keys() - {"title", "description", "$comment", "examples"}
        inside, referred = ({key: published[key] for key in keys}, {"$ref": f"{Path(file).name}#/$defs/{rule}"})
        assert schema == (referred if "$ref" in schema else inside), address
        Draft202012Validator.check_schema(schema)
