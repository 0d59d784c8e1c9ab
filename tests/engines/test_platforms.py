"""The files for platforms mean the rules, by our own readers and by the platforms' own programs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.language.ast import MaxBytes
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import intersection
from tests.laws.test_regex_proofs import schema
from tests.support import engines
from tests.support.depth import generator
from tests.support.languages import ROOT, rules
from tests.support.regex_probes import expressed, probes
from tests.support.regex_readers import read_postgres, read_re2
from tests.support.table_formats import FORMATS, done
from tests.unit.catalogues.test_asyncapi import DOCUMENT, run

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

FOLDER = ROOT / "generated" / "platforms"
SPECS = sorted(path.name for path in FOLDER.iterdir())


def text(spec: str, name: str) -> str:
    """A generated file."""
    return (FOLDER / spec / name).read_text(encoding="utf-8")


@cache
def stated(spec: str) -> dict[str, dict[str, Any]]:
    """The schemas for Kubernetes by the full address of their rules."""
    edition = text(spec, "kubernetes.yaml").split()[1]
    return {f"{edition}:{name}": item for name, item in yaml.safe_load(text(spec, "kubernetes.yaml")).items()}


def texts(address: str) -> Iterator[str]:
    """Texts about a rule's examples, then long and random ones, which take long to count."""
    rule = rules()[address]
    yield from probes(rule)
    yield from engines.sampled(rule.dfa, generator(address))


def names(address: str) -> list[dict[str, Any]]:
    """Names and their verdicts, limits in bytes included."""
    return [{"text": name, "valid": rules()[address].dfa.accepts(name)} for name in dict.fromkeys(texts(address))]


def identifier(name: str) -> str:
    return re.sub(r"\W", "_", name)


# ---- by our readers -------------------------------------------------------------------------------------------------


def test_every_specification_has_its_files() -> None:
    assert SPECS == ["adr6", "nats-server", "portable"]
    for spec in SPECS:
        left_out = set(re.findall(r"(\S+) is left out: ", text(spec, "kubernetes.yaml")))
        edition = next(iter(stated(spec))).partition(":")[0]
        assert {*stated(spec), *left_out} == {rule for rule in rules() if rule.startswith(f"{edition}:")}
        assert len(left_out) <= 8
        assert {f"{edition}:{name}" for name in json.loads(text(spec, "openapi.json"))["components"]["schemas"]} == {
            *stated(spec)
        }


def all_of(patterns: list[str], read: Any = read_re2) -> DFA:
    return intersection(*(compile_tree(read(pattern)) for pattern in patterns))


@pytest.mark.parametrize("spec", SPECS)
def test_kubernetes_has_the_rule_and_its_limit(spec: str) -> None:
    for address, actual in stated(spec).items():
        rule = rules()[address]
        patterns = [item["pattern"] for item in actual.get("allOf", [actual])]
        assert all_of(patterns) == expressed(address), address
        assert ("x-kubernetes-validations" in actual) == ("maxLength" in actual)
        assert "maxLength" in actual or not isinstance(rule.tree, MaxBytes)
        for check in actual.get("x-kubernetes-validations", ()):
            message = " && ".join(f"self.matches(r'{pattern}')" for pattern in patterns)
            limit = re.fullmatch(r"size\(bytes\(self\)\) <= (\d+) && (.*)", check["rule"])
            assert (limit[2] if limit else check["rule"]) == message
            assert bool(limit) == isinstance(rule.tree, MaxBytes)


def test_messages_say_what_is_valid() -> None:
    stream = stated("nats-server")["nats-server@2.15.3:stream-name"]
    assert stream["x-kubernetes-validations"][0]["message"] == (
        "must be 1 to 255 bytes: any character except NUL, tab, line feed, form feed, "
        "carriage return, space, `*`, `.`, `/`, `>` and `\\` (nats-server@2.15.3:stream-name)"
    )
    for spec in SPECS:
        in_kubernetes = [
            check["message"] for item in stated(spec).values() for check in item.get("x-kubernetes-validations", ())
        ]
        in_protobuf = [json.loads(words) for words in re.findall(r" message: (.*)", text(spec, "names.proto"))]
        assert {*in_kubernetes} <= {*in_protobuf}
        assert len(in_protobuf) == len(stated(spec))
        for address, words in zip(stated(spec), in_protobuf, strict=True):
            assert re.fullmatch(rf"must be [0-9]+( to | or more)? ?.*: .+ \({address}\)", words), words


@pytest.mark.parametrize("spec", SPECS)
def test_the_most_used_rules_come_first(spec: str) -> None:
    first = [address.partition(":")[2] for address in stated(spec)][:8]
    assert first[0] == "stream-name"
    assert {"consumer-name", "durable-name", "kv-bucket-name", "kv-key-name"} < {*first}
    everywhere = [identifier(address.partition(":")[2]) for address in stated(spec)]
    assert [*map(identifier, json.loads(text(spec, "openapi.json"))["components"]["schemas"])] == everywhere
    assert re.findall(r"optional bool (\w+) =", text(spec, "names.proto")) == everywhere
    for file, head in (("duckdb.sql", "MACRO"), ("postgres.sql", "DOMAIN")):
        known = re.findall(rf"{head} {identifier(spec)}_(\w+?)(?:_is_valid\(name\))? AS", text(spec, file))
        assert known == everywhere


@pytest.mark.parametrize("spec", SPECS)
def test_sql_has_the_rule(spec: str) -> None:
    edition = next(iter(stated(spec))).partition(":")[0]
    by_name = {identifier(f"{spec}_{address.partition(':')[2]}"): address for address in stated(spec)}
    domain, macro = (
        r"CREATE DOMAIN (\w+) AS text CHECK \((.*)\);",
        r"CREATE OR REPLACE MACRO (\w+)_is_valid\(name\) AS (.*);",
    )
    for file, head, read, test in (
        ("postgres.sql", domain, read_postgres, r"VALUE ~ '((?:[^']|'')*)'"),
        ("duckdb.sql", macro, read_re2, r"regexp_matches\(name, '((?:[^']|'')*)'\)"),
    ):
        actual = dict(re.findall(rf"(?m)^{head}$", text(spec, file)))
        assert actual.keys() == by_name.keys(), edition
        for name, condition in actual.items():
            patterns = [match.replace("''", "'") for match in re.findall(test, condition)]
            assert all_of(patterns, read) == expressed(by_name[name]), name


@pytest.mark.parametrize("spec", SPECS)
def test_components_are_the_json_schemas(spec: str) -> None:
    actual = json.loads(text(spec, "openapi.json"))["components"]["schemas"]
    assert actual == {address.partition(":")[2]: schema(address) for address in stated(spec)}
    references = json.loads(text(spec, "asyncapi.json"))["components"]["schemas"]
    assert references == {name: {"$ref": f"openapi.json#/components/schemas/{name}"} for name in actual}


def extensions() -> dict[str, int]:
    """The full names and numbers of the predefined rules of all files."""
    collected: dict[str, int] = {}
    for spec in SPECS:
        package = re.findall(r"(?m)^package (.*);$", text(spec, "names.proto"))[0]
        for name, number in re.findall(r"optional bool (\w+) = (\d+) ", text(spec, "names.proto")):
            collected[f"{package}.{name}"] = int(number)
    return collected


def test_no_number_of_a_predefined_rule_ever_changes() -> None:
    """Compiled messages hold the numbers of their rules, so `predefined_rules.json` may gain some and lose none."""
    known: dict[str, int] = json.loads((ROOT / "tests/cases/platforms/predefined_rules.json").read_text())
    actual = extensions()
    assert {name: actual.get(name, number) for name, number in known.items()} == known
    assert len({*actual.values(), *known.values()}) == len({*actual, *known})
    assert min(actual.values()) >= 100_000  # below are those that registries assign
    assert max(actual.values()) < 1 << 29
    assert actual["nats.stream_name"] == 449354010


# ---- by their programs ----------------------------------------------------------------------------------------------


def each() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for spec in SPECS:
        for address, actual in stated(spec).items():
            yield spec, address, actual


@pytest.mark.nightly
def test_kubernetes_judges_as_the_rules() -> None:
    """The API server's own code: what it says of the definition, of its cost, and of objects."""
    cases = [{"rule": address, "schema": actual, "names": names(address)} for _, address, actual in each()]
    assert engines.go("crd", cases) == []


@pytest.mark.nightly
def test_cel_judges_as_the_rules() -> None:
    cases = [
        {"rule": address, "cel": check["rule"], "names": names(address)}
        for _, address, actual in each()
        for check in actual.get("x-kubernetes-validations", ())
    ]
    assert len(cases) >= 40
    assert engines.go("cel", cases) == []


@pytest.mark.nightly
def test_protovalidate_judges_as_the_rules() -> None:
    """A message of a user, who imports the files of all specifications and sets a rule on each field."""
    files = {f"{spec}/names.proto": text(spec, "names.proto") for spec in SPECS}
    fields = {name.replace(".", "_"): name for name in extensions()}
    imports = "".join(f'import "{path}";\n' for path in ("buf/validate/validate.proto", *files))
    body = "".join(
        f"  optional string {field} = {at} [(buf.validate.field).string.({name}) = true];\n"
        for at, (field, name) in enumerate(fields.items(), 1)
    )
    proto = f'syntax = "proto3";\npackage user;\n{imports}message Names {{\n{body}}}\n'
    packages = {spec: re.findall(r"(?m)^package (.*);$", text(spec, "names.proto"))[0] for spec in SPECS}
    cases: list[dict[str, Any]] = [
        {
            "rule": address,
            "proto": proto,
            "imports": files,
            "field": identifier(f"{packages[spec]}.{address.partition(':')[2]}"),
            "names": names(address),
        }
        for spec, address, _ in each()
    ]
    assert {case["field"] for case in cases} == {*fields}
    guide = (ROOT / "docs/guide/platforms.md").read_text(encoding="utf-8")
    (feed,) = re.findall(r'(?s)title="feed.proto"\n(.*?)```', guide)
    feed = feed.replace("  string ", "  optional string ")  # so that each is checked alone
    of_guide = {"proto": feed, "imports": {"nats/names.proto": files["nats-server/names.proto"]}}
    cases += [
        {"rule": name, **of_guide, "field": field, "names": names(f"nats-server@2.15.3:{name}")}
        for field, name in (("stream", "stream-name"), ("subject", "subject-publish"))
    ]
    assert engines.go("protovalidate", cases) == []
    unruled = {**cases[0], "proto": proto.replace("stream_name) = true", "stream_name) = false")}
    assert {name for _, name, _ in engines.go("protovalidate", [unruled])} == {
        name["text"] for name in cases[0]["names"] if not name["valid"]
    }


@pytest.mark.nightly
def test_openapi_takes_the_documents() -> None:
    documents = [{"rule": spec, "document": json.loads(text(spec, "openapi.json")), "names": []} for spec in SPECS]
    assert engines.python("openapi", documents) == []
    broken = [{"rule": "", "document": {"openapi": "3.1.0"}, "names": []}]
    assert engines.python("openapi", broken) != []


@pytest.mark.nightly
def test_asyncapi_takes_the_documents(tmp_path: Path) -> None:
    documents = [
        {"rule": spec, "document": text(spec, "asyncapi.json"), "source": str(FOLDER / spec / "asyncapi.json")}
        for spec in SPECS
    ]
    lost = documents[0]["document"].replace("schemas/stream-name", "schemas/stream_name")
    run(tmp_path, DOCUMENT)
    contract = str(tmp_path / "out" / "orders.yaml")
    exported = CliRunner().invoke(main, ["contract", "export", contract, "--format", "asyncapi"])
    documents.append({"rule": "contract", "document": exported.stdout})
    assert engines.node("asyncapi", documents) == []
    for document in ('{"asyncapi": "3.0.0"}', lost):
        assert engines.node("asyncapi", [{**documents[0], "document": document}]) != []


@pytest.mark.nightly
def test_duckdb_judges_as_the_rules() -> None:
    cases = [
        {
            "rule": address,
            "sql": text(spec, "duckdb.sql"),
            "macro": identifier(f"{spec}_{address.partition(':')[2]}_is_valid"),
            "names": names(address),
        }
        for spec, address, _ in each()
    ]
    assert engines.python("duckdb", cases) == []


ACCEPTED = """
CREATE FUNCTION accepted(name text, kind text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT %L::%I', name, kind);
  RETURN true;
EXCEPTION WHEN check_violation THEN
  RETURN false;
END $$;
CREATE TABLE given (kind text, hex text, valid boolean);
COPY given FROM stdin;
"""
ASK = r"""\.
SELECT kind, hex FROM given WHERE accepted(convert_from(decode(hex, 'hex'), 'UTF8'), kind) <> valid;
"""


@pytest.mark.nightly
def test_postgresql_judges_as_the_rules() -> None:
    """Texts there hold no NUL, so names with one are left out."""
    rows = [
        f"{identifier(f'{spec}_' + address.partition(':')[2])}\t{name['text'].encode().hex()}\t{name['valid']}\n"
        for spec, address, _ in each()
        for name in names(address)
        if "\0" not in name["text"]
    ]
    domains = "".join(text(spec, "postgres.sql") for spec in SPECS)
    with engines.postgres() as server:
        assert engines.psql(server, domains + ACCEPTED + "".join(rows) + ASK).splitlines() == []


def constraints(spec: str) -> Iterator[tuple[str, str, str]]:
    """The name of each constraint for Delta, its condition and the address of its rule."""
    edition = next(iter(stated(spec))).partition(":")[0]
    by_name = {
        identifier(f"{spec}_{rule.partition(':')[2]}"): rule for rule in rules() if rule.startswith(f"{edition}:")
    }
    constraint = r"(?m)^ALTER TABLE names ADD CONSTRAINT (\w+) CHECK \((.*)\);$"
    for name, condition in re.findall(constraint, text(spec, "delta.sql")):
        yield name, condition, by_name[name]


@pytest.mark.parametrize("spec", SPECS)
def test_conditions_for_delta_judge_as_the_rules(spark: SparkSession, spec: str) -> None:
    """In Spark, which evaluates them for Delta."""
    actual = [*constraints(spec)]
    given = sorted({name for _, _, address in actual for name in islice(texts(address), 40)})
    frame = spark.createDataFrame([(name,) for name in given], "name string")
    rows = frame.selectExpr("name", *(f"{condition} AS {name}" for name, condition, _ in actual)).collect()
    assert len(rows) == len(given)
    judges = [ng.rule(address).is_valid for _, _, address in actual]
    for name, *verdicts in rows:
        for (column, _, _), is_valid, verdict in zip(actual, judges, verdicts, strict=True):
            assert verdict == is_valid(name), (column, name)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_delta_holds_every_constraint(tmp_path: Path) -> None:
    """Tables of Delta itself, which take good names in all columns, and reject a bad one in each."""
    cases: dict[str, list[dict[str, Any]]] = {}
    for spec, name, condition, address in ((owner, *each) for owner in SPECS for each in constraints(owner)):
        # In place of `name`, where it is no text, the column: as a reader of the file writes it.
        parts = re.split(r"('(?:[^'\\]|\\.)*')", condition)
        stated_of = "".join(part if at % 2 else re.sub(r"\bname\b", name, part) for at, part in enumerate(parts))
        statement = (
            f"ALTER TABLE {{table}} ADD CONSTRAINT {name} CHECK ({stated_of.replace('{', '{{').replace('}', '}}')})"
        )
        good, bad = ([name["text"] for name in names(address) if name["valid"] is valid] for valid in (True, False))
        assert good, address
        assert bad, address
        cases.setdefault(identifier(spec), []).append(
            {"column": name, "statement": statement, "good": good[:8], "bad": bad[0]}
        )
    assert sum(map(len, cases.values())) > 90
    (tmp_path / "constraints.json").write_text(json.dumps(cases), encoding="utf-8")
    form = FORMATS[0]
    output = ("constraints", form.name, form.schema, json.dumps(form.options(tmp_path / "lake")))
    code, message = done(form, tmp_path, ROOT / "tests/spark/outputs/on_tables.py", *output)
    assert code == 0, message[-5000:]
