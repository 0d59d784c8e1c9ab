"""The Open Data Contract Standard, both ways: nothing is lost, and what nobody here runs is named with its line."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_spark import Contract, ContractError, load
from natsgrammar_spark.contract.ddl import ddl
from natsgrammar_spark.contract.nodes import NodeReader, compose_text
from natsgrammar_spark.contract.odcs import datasets
from natsgrammar_spark.contract.odcs_text import imported, plain
from natsgrammar_spark.contract.odcs_write import exported, with_paths
from natsgrammar_spark.contract.write import written
from tests.support.contracts import DECODES, with_aviso, write
from tests.support.depth import Some, by_day
from tests.support.languages import ROOT

EXAMPLES = sorted((ROOT / "examples" / "contracts").glob("*.yaml"))
FOREIGN = """\
# A contract of another team
apiVersion: v3.1.0
kind: DataContract
id: 53581432-6c55-4ba2-a65f-72344a91553a
version: 1.2.0
status: active
contractCreatedTs: 2026-01-31T12:00:00Z
team: {members: [{username: joe}]}
servers:
  - {server: queue, type: kafka, host: example.com, format: json}
  - {server: files, type: local, path: "{model}.jsonl", format: json}
schema:
  - name: orders
    description: Orders
    properties:
      - name: subject
        logicalType: string
        required: true # by the shop
        quality:
          - {type: custom, engine: soda, implementation: "checks for x"}
          - {type: custom, engine: natsgrammar, implementation: nats-docs:subject}
      - name: STREAM
        physicalName: stream
        logicalType: string
        unique: true
      - name: lines
        logicalType: array
        items:
          logicalType: object
          properties:
            - name: key
              logicalType: string
              quality: [{type: custom, engine: natsgrammar, implementation: {rule: "adr6:kv-key-name"}}]
            - {name: count, logicalType: integer}
  - name: returns
    properties: [{name: subject, logicalType: string}]
slaProperties: [{property: latency, value: 4, unit: d}]
"""
NOTES = [
    "20:13: a check of engine `soda` is not run here",
    "25:9: `unique` is not checked here",
    "10:5: a server without files of JSON lines, CSV or Parquet is not read",
    "35:11: `returns` has no check with `engine: natsgrammar`, and is left out",
]


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["contract", *map(str, arguments)])


def only(path: Path | str) -> Contract:
    (contract,) = load(str(path))
    return contract


def stated(contract: Contract) -> Any:
    """What the contract says, wherever it says it."""
    checks = [
        (check.label, check.codec, check.nullable, check.decode, check.path, check.severity, check.fail_above)
        for check in contract.checks
    ]
    source = contract.input
    where = [Path(path).resolve() for path in source.paths]
    read = (source.format, where, source.columns, source.header, source.delimiter, source.fail_above)
    return contract.name, contract.description, read, checks


@pytest.mark.parametrize("command", ["export", "import"])
def test_a_contract_does_not_replace_itself(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, FOREIGN if command == "import" else EXAMPLES[0].read_text(), "orders.yaml")
    monkeypatch.chdir(tmp_path)
    link = tmp_path / "link.yaml"
    link.symlink_to(path)
    before = Path(path).read_bytes()
    for given in (path, link):
        made = run(command, given, "--output", Path(path).name, "--overwrite")
        assert (made.exit_code, "is an input of this command: choose another --output" in made.stderr) == (2, True)
    assert Path(path).read_bytes() == before


@pytest.mark.parametrize("command", ["export", "import"])
def test_data_is_not_replaced(command: str, tmp_path: Path) -> None:
    there = write(tmp_path, FOREIGN, "orders.odcs.yaml")
    given = there
    if command == "export":
        given = str(tmp_path / "orders.yaml")
        assert run("import", there, "--output", given).exit_code == 0
    (data := tmp_path / "orders.jsonl").write_text("{}\n")
    made = run(command, given, "--output", data, "--overwrite")
    assert (made.exit_code, "is an input of this command: choose another --output" in made.stderr) == (2, True)
    assert data.read_text() == "{}\n"


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_go_there_and_back(tmp_path: Path, path: Path) -> None:
    made = run("export", path, "--output", tmp_path / "there.odcs.yaml")
    assert made.exit_code == 0, made.output
    there = only(tmp_path / "there.odcs.yaml")
    assert stated(there) == stated(only(path))
    assert there.notes == ()
    made = run("import", tmp_path / "there.odcs.yaml", "--output", tmp_path / "back.yaml")
    assert (made.exit_code, made.stderr.count("\n")) == (0, 1), "the schema was written, too"
    assert stated(only(tmp_path / "back.yaml")) == stated(only(path))
    assert "odcs" not in plain((tmp_path / "back.yaml").read_text())


ODD = {
    "no columns": """\
input: {format: parquet, path: x.parquet}
rules: [{column: a, rule: "adr6:stream-name"}]
""",
    "no input": """\
rules: [{column: "a{keys}", rule: "adr6:stream-name"}]
""",
    "several paths": """\
input: {format: json, path: [a, b], columns: {a: string}}
rules: [{column: a, rule: "safe:token"}]
""",
    "csv": """\
input: {format: csv, path: a, header: false, delimiter: ;, columns: {a: string}}
rules: [{column: a, codec: "safe:token"}]
""",
    "severities": """\
input: {format: json, path: x.jsonl, fail_above: 3, columns: {a: string, b: string}}
rules:
  - {column: a, rule: "adr6:stream-name", severity: warn}
  - {column: a, rule: "safe:token", severity: error, fail_above: 0.25 %}
  - {column: b, codec: "safe:token", fail_above: 12}
  - {column: b, rule: "adr6:stream-name", fail_above: 1%, where: {column: a, equals: x}}
""",
    "types": """\
input:
  format: json
  columns:
    a: string
    b: map<string,struct<`x y`:decimal(3,1)>>
    c: array<array<tinyint>>
    d: timestamp_ntz
    e: binary
    f: variant
    g: struct<a:string,b:struct<c:array<string>>>
rules: [{column: "g.b.c[]", rule: "adr6:stream-name"}, {column: a, rule: "adr6:stream-name"}]
""",
    "rules for one column": """\
input: {format: json, columns: {a: string}}
rules:
  - {column: a, rule: "adr6:stream-name", nullable: false}
  - {column: a, rule: "nats-docs:subject"}
  - {column: a, rule: "adr6:reply-to", where: {column: a, equals: [x, y]}}
""",
}


@pytest.mark.parametrize("odd", ODD)
def test_every_form_goes_there_and_back(odd: str, tmp_path: Path) -> None:
    text = f"contract: 1\nname: odd\ndescription: Of some kind\n{ODD[odd]}"
    assert stated(only(write(tmp_path, exported(plain(text), "odd"), "a.odcs.yaml"))) == stated(
        only(write(tmp_path, text))
    )
    (back,) = imported(exported(plain(text), "odd"), "")
    assert exported(back, "odd") == exported(plain(text), "odd")


def test_decoded_columns_go_there_and_back(tmp_path: Path) -> None:
    there = tmp_path / "there.odcs.yaml"
    write(tmp_path, '{"type": "object", "properties": {"a": {"type": "string"}}}', "order.json")
    rule = "  - {column: data, decode: {json: {schema: order.json}}, into: body, unknown: refuse}\n"
    path = with_aviso(tmp_path, DECODES + rule)
    assert run("export", path, "--output", there).exit_code == 0
    assert stated(only(there)) == stated(only(path))
    (tmp_path / "below").mkdir()
    assert run("import", there, "--output", tmp_path / "below/back.yaml").exit_code == 0
    assert stated(only(tmp_path / "below/back.yaml")) == stated(only(path))


def test_a_contract_of_others_is_run_as_it_is(tmp_path: Path) -> None:
    contract = only(write(tmp_path, FOREIGN, "orders.odcs.yaml"))
    assert contract.input.paths == (str(tmp_path / "orders.jsonl"),)
    assert [(check.column, check.address, check.nullable, check.place.line) for check in contract.checks] == [
        ("subject", "nats-docs:subject", False, 21),
        ("lines[].key", "adr6:kv-key-name", True, 33),
    ]
    assert (
        [name for name, _ in contract.input.columns.fields] == ["subject", "stream", "lines"]
        if contract.input.columns
        else False
    )
    assert [str(note).partition("odcs.yaml:")[2] for note in contract.notes] == NOTES
    checked = run("check", tmp_path / "orders.odcs.yaml")
    assert (checked.exit_code, checked.stderr.count("note: ")) == (0, 5), "the data is not there"


def test_an_import_keeps_all_that_it_came_from(tmp_path: Path) -> None:
    there, back = tmp_path / "orders.odcs.yaml", tmp_path / "orders.yaml"
    there.write_text(FOREIGN)
    made = run("import", there, "--output", back)
    assert (made.exit_code, made.stderr.count("note: ")) == (0, 4)
    new = tmp_path / "new.odcs.yaml"
    assert run("export", back, "--output", new).exit_code == 0
    assert new.read_text() == FOREIGN  # with its comments
    back.write_text("portable:kv-key-name".join(back.read_text().rsplit("adr6:kv-key-name", 1)))
    assert run("export", back, "--output", new, "--overwrite").exit_code == 0
    changed = plain(new.read_text())
    old = plain(FOREIGN)
    for data in (old, changed):
        (entry,) = data["schema"][0]["properties"][2]["items"]["properties"][0].pop("quality")
        data["entry"] = entry["implementation"]["rule"]
    (pattern,) = (changed["schema"][0]["properties"][2]["items"]["properties"][0].pop("logicalTypeOptions")).values()
    assert (old.pop("entry"), changed.pop("entry")) == ("adr6:kv-key-name", "portable:kv-key-name")
    assert pattern == ng.rule("portable:kv-key-name").schema["pattern"]
    assert changed == old


def test_a_column_of_another_type_forgets_its_members() -> None:
    text = "contract: 1\nname: a\ninput: {format: json, columns: {o: 'struct<k: string>'}}\nrules:\n"
    contract = plain(text + "  - {column: o.k, rule: 'adr6:stream-name'}\n")
    data = plain(exported(contract, "a"))
    data["schema"][0]["properties"][0] |= {"description": "kept"}
    contract["input"]["columns"]["o"] = "string"
    contract["rules"][0]["column"] = "o"
    (column,) = plain(exported(contract | {"odcs": written(data)}, "a"))["schema"][0]["properties"]
    assert {key for key in column if key not in ("quality", "logicalTypeOptions")} == {
        "name",
        "description",
        "logicalType",
    }


@pytest.mark.parametrize("key", ["path", "location"])
def test_another_path_of_the_input_is_that_of_the_server(key: str) -> None:
    text = "contract: 1\nname: a\ninput: {path: d.jsonl, format: json, columns: {s: string}}\nrules:\n"
    contract = plain(text + "  - {column: s, rule: 'adr6:stream-name'}\n")
    data = plain(exported(contract, "a"))
    data["servers"][0] = {"description": "kept", "server": "files", "type": "local", key: "d.jsonl", "format": "json"}
    contract["input"]["path"] = "e.jsonl"
    changed = plain(exported(contract | {"odcs": written(data)}, "a"))
    assert changed["servers"] == [data["servers"][0] | {key: "e.jsonl"}]
    assert "customProperties" not in changed["schema"][0]
    assert imported(written(changed), "")[0]["input"]["path"] == "e.jsonl"


@pytest.mark.parametrize("ends", ["\r\n", "\n", "mixed", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["", "mark"])
@pytest.mark.parametrize("last", by_day(["", "\n", "\n\n\n"], 1), ids=["no end", "end", "ends"])
def test_line_ends_and_byte_order_marks_are_kept(tmp_path: Path, ends: str, mark: str, last: str) -> None:
    text = FOREIGN.rstrip("\n") + last
    text = text.replace("\n", "\r\n", 5) if ends == "mixed" else text.replace("\n", ends)
    original = f"{mark}{text}".encode()
    (tmp_path / "a.odcs.yaml").write_bytes(original)
    assert run("import", tmp_path / "a.odcs.yaml", "--output", tmp_path / "a.yaml").exit_code == 0
    made = (tmp_path / "a.yaml").read_bytes()
    assert made.startswith(b"\xef\xbb\xbf") == bool(mark)
    assert (made.count(b"\r\n") == made.count(b"\n")) == (ends == "\r\n")
    assert len(only(tmp_path / "a.yaml").checks) == 2
    assert run("export", tmp_path / "a.yaml", "--output", tmp_path / "b.odcs.yaml").exit_code == 0
    assert (tmp_path / "b.odcs.yaml").read_bytes() == original


def test_only_new_documents_get_what_came_with_3_2(tmp_path: Path) -> None:
    """Maps with checks of their keys and values, and vendors of custom properties; older documents get neither."""
    text = """\
contract: 1
name: a
grammars: [names]
input: {format: json, path: x, columns: {h: "map<string,array<string>>"}}
rules:
- {column: "h{keys}", rule: "nats-headers:header-name"}
- {column: "h{}[]", rule: "nats-headers:header-value"}
"""
    made = plain(exported(plain(text), "a"))
    (column,) = made["schema"][0]["properties"]
    assert (made["apiVersion"], column["logicalType"], column["map"].keys()) == ("v3.2.0", "map", {"key", "value"})
    assert column["map"]["key"]["quality"][0]["implementation"] == {"rule": "nats-headers:header-name"}
    assert made["schema"][0]["customProperties"][0]["vendor"] == "natsgrammar"
    (back,) = imported(written(made), "")
    assert back["rules"] == plain(text)["rules"]
    assert back["input"]["columns"] == {"h": "map<string,array<string>>"}
    older = {**made, "apiVersion": "v3.1.0", "schema": [{"name": "a"}]}
    again = plain(exported(plain(text) | {"odcs": written(older)}, "a"))
    assert again["schema"][0]["properties"] == [
        {"name": "h", "logicalType": "object", "physicalType": "map<string,array<string>>"}
    ]
    assert "vendor" not in again["schema"][0]["customProperties"][0]


def test_keys_that_the_standard_does_not_have_are_noted(tmp_path: Path) -> None:
    text = FOREIGN
    for old, new in (
        ("    description: Orders", "    descripton: Orders"),
        ("unique: true", "uniqe: true"),
        ("engine: natsgrammar, implementation: nats", "engine: natsgrammar, rle: x, implementation: nats"),
        ("        items:\n", "        items:\n          logicaltype: x\n"),
        ("type: local, path", "type: local, formt: csv, environment: x, path"),
        (
            "{type: custom, engine: natsgrammar, implementation: {",
            "{mustBeLessThan: 5, type: custom, engine: natsgrammar, implementation: {",
        ),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    notes = "\n".join(str(note) for note in only(write(tmp_path, text, "x.odcs.yaml")).notes)
    assert ":14:5: unknown key `descripton` (did you mean `description`?)" in notes
    assert ":25:9: unknown key `uniqe` (did you mean `unique`" in notes
    assert re.search(r":21:\d+: unknown key `rle` \(did you mean `rule`", notes)
    assert re.search(r":11:\d+: unknown key `formt` \(did you mean `format`\?\)", notes)
    assert "environment" not in notes
    assert ": `mustBeLessThan` of a check of engine `natsgrammar` has no effect" in notes
    assert ":29:11: unknown key `logicaltype` (did you mean `logicalType`" in notes


def test_a_removed_check_takes_its_pattern_along() -> None:
    text = "contract: 1\nname: a\ninput: {format: json, columns: {a: string, b: string}}\nrules:\n"
    first, second = "  - {column: a, rule: 'adr6:stream-name'}\n", "  - {column: b, rule: 'nats-docs:subject'}\n"
    both = exported(plain(text + first + second), "a")
    single = plain(text + first) | {"odcs": both}
    assert plain(exported(single, "a")) == plain(exported(plain(text + first), "a"))
    more = plain(text + first + second) | {"odcs": exported(plain(text + second), "a")}
    (back,) = imported(exported(more, "a"), "")
    assert [rule["column"] for rule in back["rules"]] == ["a", "b"]


def test_patterns_for_other_tools_are_anchored_and_complete() -> None:
    text = "contract: 1\ninput: {format: json, columns: {a: string}}\nrules:\n"
    checks = "".join(f"  - {{column: a, rule: '{item}'}}\n" for item in ("adr6:stream-name", "nats-docs:subject"))
    (column,) = plain(exported(plain(text + checks), "a"))["schema"][0]["properties"]
    patterns = [column["logicalTypeOptions"]["pattern"]]
    patterns += [entry["arguments"]["pattern"] for entry in column["quality"] if entry["type"] == "library"]
    assert len(patterns) == 2
    assert all(re.fullmatch(r"\^\(\?:.*\)\$", pattern) for pattern in patterns)
    for name in ("ORDERS", "a.b", "a b", "", "a..b", "é", "x" * 256):
        judged = [bool(re.search(pattern, name)) for pattern in patterns]
        assert judged == [ng.rule(item).is_valid(name) for item in ("adr6:stream-name", "nats-docs:subject")]


BAD = [
    ("apiVersion: v3.1.0", "apiVersion: v2.2.2", "2:13: apiVersion: expected `v3.…`, found `v2.2.2`"),
    ("kind: DataContract", "kind: Other", "3:7: kind: expected `DataContract`, found `Other`"),
    ("nats-docs:subject", "nats-docs:subjct", "21:65: `nats-docs@2026-08` has no rule `subjct`"),
    ("engine: soda", "engine: [soda]", "20:36: engine: expected text, found a list"),
    ("engine: natsgrammar", "severity: [warning], engine: natsgrammar", "21:38: severity: expected text, found a list"),
    ('{rule: "adr6', '{column: x, rule: "adr6', "the check belongs to the property `lines[].key`: remove `column`"),
    ("nats-docs:subject", "[x]", "21:65: implementation: expected an address or `key: value` pairs, found a list"),
    (
        "implementation: nats-docs:subject}",
        'implementation: "rule: nats-docs:subject\\nnullable: false"}',
        "21:65: implementation: expected an address or `key: value` pairs, found a block of text",
    ),
    (
        "physicalName: stream",
        "physicalName: subject",
        "22:9: `subject` is a duplicate property, first defined on line 16",
    ),
    (
        "properties: [{name: subject, logicalType: string}]",
        "properties: [{name: a}, {name: a}]",
        "36:29: `a` is a duplicate property, first defined on line 36",
    ),
    ('rule: "adr6', 'rul: "adr6', "33:83: a check: unknown key `rul` (did you mean `rule`?)"),
    (
        "logicalType: array\n",
        "logicalType: arry\n",
        "27:22: logicalType: `arry` is not a type (did you mean `array`?): add `physicalType`",
    ),
    ("logicalType: array", "logicalType: map", "27:22: logicalType: `map` is not a type: add `physicalType`"),
    ("    properties:", "    props:", "no dataset has a check with `engine: natsgrammar`"),
]


@pytest.mark.parametrize(("old", "new", "problem"), BAD)
def test_what_is_wrong_is_reported_in_its_place(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(ContractError) as caught:
        load(write(tmp_path, FOREIGN.replace(old, new, 1), "x.odcs.yaml"))
    assert problem in str(caught.value)


def test_no_check_is_a_problem_and_what_is_unknown_a_note(tmp_path: Path) -> None:
    with pytest.raises(ContractError, match="no dataset has a check with `engine: natsgrammar`"):
        load(write(tmp_path, FOREIGN.replace("natsgrammar", "other")))
    newer = FOREIGN.replace("v3.1.0", "v3.9.0").replace("team:", "taem:")
    notes = [note.message for note in only(write(tmp_path, newer)).notes]
    assert notes[:2] == [
        "apiVersion: v3.9.0 is newer than what this version knows",
        "unknown key `taem` (did you mean `team`?)",
    ]


def test_exchange_refuses_files_in_the_other_form_and_unknown_datasets(tmp_path: Path) -> None:
    there = write(tmp_path, FOREIGN, "x.odcs.yaml")
    assert "is in this format already" in run("export", there).stderr
    assert "is in the short form already" in run("import", EXAMPLES[0]).stderr
    assert run("import", tmp_path / "missing").exit_code == 2
    two = json.loads(json.dumps(plain(FOREIGN)))
    two["schema"][1] = {**two["schema"][0], "name": "returns"}
    both = write(tmp_path, json.dumps(two), "two.odcs.yaml")
    assert "choose one with `--dataset`: orders, returns" in run("import", both).stderr
    assert (
        "has no dataset `return` with checks (did you mean `returns`?)"
        in run("import", both, "--dataset", "return").stderr
    )
    assert "name: returns" in run("import", both, "--dataset", "returns").stdout
    assert [item.name for item in load(both)] == ["orders", "returns"]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of each value in the data."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, inner in entries:
        yield (*path, key)
        yield from places(inner, (*path, key))


OTHERS: tuple[Any, ...] = ("", None, [], {}, "x y", 5, True, [1], {"a": 1}, [[]])


def test_any_value_may_be_another(some: Some, tmp_path: Path) -> None:
    changes = [(path, other) for path in places(plain(FOREIGN)) for other in OTHERS]
    read = 0
    for path, other in some(changes, 60):
        data = at = plain(FOREIGN)
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = other
        try:
            load(write(tmp_path, text := written(data)))
        except ContractError:
            continue
        for contract in imported(text, ""):
            read += 1
            assert exported({**contract, "odcs": text}, "x") == text
            again = imported(exported(contract, "x"), "")
            assert [item["rules"] for item in again] == [contract["rules"]], (path, other)
    assert read > 10


SOUND = "apiVersion: v3.1.0\nkind: DataContract\nschema:\n"
DAMAGED = {
    "broken: [": "line 1:",
    "5": "expected `key: value` pairs, found `5`",
    "": "the text is empty",
    "[1]": "expected `key: value` pairs, found a list",
    "id: x": "missing key `schema`",
    "schema: 5": "schema: expected a list of datasets, found `5`",
    "schema: [{}]": "a dataset: missing key `name`",
    "schema: [{name: u, properties: [5]}]": "a property: expected `key: value` pairs, found `5`",
    f"{SOUND}  - {{name: u, properties: 5}}": "line 4: properties: expected a list of properties, found `5`",
    f"{SOUND}  - {{name: u, quality: 5}}": "line 4: quality: expected a list of checks, found `5`",
    f"{SOUND}  - {{name: u, customProperties: 5}}": "customProperties: expected a list of properties",
    f"{SOUND}  - {{name: u, properties: [{{name: p, logicalTypeOptions: 5}}]}}": "logicalTypeOptions: expected",
    f"{SOUND}  - {{name: u, x: &x {{quality: 5}}, properties: [{{<<: *x, name: p}}]}}": "quality: expected a list",
    f"{SOUND}  - {{name: u, properties: &p [{{name: p, properties: *p}}]}}": "nested too deeply",
    f"servers: 5\n{SOUND}  - {{name: u}}": "line 1: servers: expected a list of servers, found `5`",
    f"{SOUND}  - {{name: u}}".replace("DataContract", "Other"): "kind: expected `DataContract`, found `Other`",
    f"team: *x\n{SOUND}  - {{name: u}}": "line 1: invalid YAML: found undefined alias",
    f"team: !!python/name:os.system x\n{SOUND}  - {{name: u}}": "line 1: invalid YAML: could not determine",
    f"team: !!int x\n{SOUND}  - {{name: u}}": "a value does not fit its tag",
}


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_text_of_an_import_is_a_problem(tmp_path: Path, text: str) -> None:
    contract = {"contract": 1, "name": "u", "odcs": text, "rules": [{"column": "a", "rule": "adr6:stream-name"}]}
    path = write(tmp_path, written(contract))
    for made, code in ((run("export", path), 2), (run("check", path), 1)):
        assert made.exit_code == code, made.output
        assert f"{path}:3:" in made.output
        assert f": odcs: {DAMAGED[text].partition('`')[0]}" in made.output or DAMAGED[text] in made.output


def test_a_tag_that_is_unknown_is_a_problem_of_an_import(tmp_path: Path) -> None:
    path = write(tmp_path, FOREIGN.replace("{members", "!!python/tuple {members"), "x.odcs.yaml")
    made = run("import", path)
    assert (made.exit_code, made.stdout) == (2, "")
    assert f"{path}:8:7: invalid YAML: could not determine" in made.stderr


def test_what_else_a_property_demands_is_noted(tmp_path: Path) -> None:
    own = ng.rule("portable:kv-key-name").schema["pattern"]
    text = f"""\
apiVersion: v3.1.0
kind: DataContract
schema:
  - name: orders
    properties:
      - name: key
        logicalType: string
        unique: true
        primaryKey: true
        logicalTypeOptions:
          maxLength: 5
          pattern: {json.dumps(own)}
        quality:
          - {{type: custom, engine: natsgrammar, implementation: portable:kv-key-name}}
          - {{type: library, metric: invalidValues, mustBe: 0, arguments: {{pattern: {json.dumps(own)}}}}}
          - type: library
            metric: invalidValues
            mustBe: 0
            arguments: {{pattern: "^x$"}}
"""
    (*notes,) = (f"{note.line} {note.message}" for note in only(write(tmp_path, text, "x.odcs.yaml")).notes)
    assert notes == [
        "8 `unique` is not checked here",
        "9 `primaryKey` is not checked here",
        "16 a check of type `library` is not run here",
        "11 `logicalTypeOptions.maxLength` is not checked here",
    ]
    other = only(write(tmp_path, text.replace(f"          pattern: {json.dumps(own)}", "          pattern: ^x$")))
    assert "`logicalTypeOptions.pattern` is not checked here" in [note.message for note in other.notes]


def test_the_paths_of_servers_move_with_the_file(tmp_path: Path) -> None:
    there = write(tmp_path, FOREIGN, "orders.odcs.yaml")
    below = tmp_path / "below"
    below.mkdir()
    assert run("import", there, "--output", below / "orders.yaml").exit_code == 0
    assert run("export", below / "orders.yaml", "--output", below / "new.odcs.yaml").exit_code == 0
    assert (below / "new.odcs.yaml").read_text() == FOREIGN.replace("{model}.jsonl", "../{model}.jsonl")
    assert run("export", below / "orders.yaml", "--output", tmp_path / "new.odcs.yaml").exit_code == 0
    assert (tmp_path / "new.odcs.yaml").read_text() == FOREIGN
    anchored = write(tmp_path, FOREIGN.replace('path: "{', 'path: &p "{'), "anchored.odcs.yaml")
    assert run("import", anchored, "--output", below / "anchored.yaml").exit_code == 0
    assert stated(only(below / "anchored.yaml")) == stated(only(anchored))


@pytest.mark.parametrize(
    "name", ["a\u0085b", "a\u2028b", "a\x7fb", "a\u202eb", "é \U0001f600", 'a"b\\c', "a\nb", "\ufeffx"]
)
def test_a_moved_path_is_the_same_text(name: str) -> None:
    moved = with_paths(f"servers: [{{path: {written([name])[1:-2]}, x: 1}}] # kept\n", lambda path: f"../{path}")
    assert plain(moved) == {"servers": [{"path": f"../{name}", "x": 1}]}
    assert moved.endswith("x: 1}] # kept\n")
    assert moved.rstrip("\n").isprintable()


VECTOR = """\
apiVersion: v3.2.0
kind: DataContract
id: v
version: 1.0.0
status: active
schema:
  - name: v
    properties:
      - name: subject
        logicalType: string
        quality: [{type: custom, engine: natsgrammar, implementation: nats-docs:subject}]
      - name: embedding
        logicalType: vector
        logicalTypeOptions: {dimensions: 3, elementType: float64, distanceMetric: cosine}
      - {name: bits, logicalType: vector, logicalTypeOptions: {dimensions: 8, elementType: binary}}
      - {name: plain, logicalType: vector, logicalTypeOptions: {dimensions: 2}}
"""


def test_vectors_are_arrays_of_numbers(tmp_path: Path) -> None:
    there, back = write(tmp_path, VECTOR, "v.odcs.yaml"), tmp_path / "v.yaml"
    contract = only(there)
    assert contract.input.columns is not None
    kinds = {"embedding": "array<double>", "bits": "array<tinyint>", "plain": "array<float>"}
    assert {name: ddl(kind) for name, kind in contract.input.columns.fields} == {"subject": "string", **kinds}
    assert [str(note).partition(".yaml:")[2] for note in contract.notes] == [
        "14:30: `logicalTypeOptions.dimensions` is not checked here",
        "14:67: `logicalTypeOptions.distanceMetric` is not checked here",
        "15:64: `logicalTypeOptions.dimensions` is not checked here",
        "16:65: `logicalTypeOptions.dimensions` is not checked here",
    ]
    assert run("import", there, "--output", back).exit_code == 0
    assert run("export", back, "--output", tmp_path / "same.odcs.yaml").exit_code == 0
    assert (tmp_path / "same.odcs.yaml").read_text() == VECTOR
    back.write_text(back.read_text().replace("  plain: array<float>", "  plain: array<int>", 1))
    assert run("export", back, "--output", tmp_path / "new.odcs.yaml").exit_code == 0
    *kept, changed = plain((tmp_path / "new.odcs.yaml").read_text())["schema"][0]["properties"]
    assert kept == plain(VECTOR)["schema"][0]["properties"][:-1]
    assert changed == {
        "name": "plain",
        "logicalType": "array",
        "items": {"logicalType": "integer", "physicalType": "int"},
    }
    wrong = run("import", write(tmp_path, VECTOR.replace("float64", "float46"), "w.odcs.yaml"))
    assert "14:58: elementType: unknown type `float46` (did you mean `float64`" in wrong.stderr


def test_a_renamed_contract_is_one_dataset(tmp_path: Path) -> None:
    alone = FOREIGN.replace("  - name: returns\n    properties: [{name: subject, logicalType: string}]\n", "")
    back = tmp_path / "orders.yaml"
    assert run("import", write(tmp_path, alone, "orders.odcs.yaml"), "--output", back).exit_code == 0
    back.write_text(back.read_text().replace("name: orders\n", "name: sales\n", 1))
    new = tmp_path / "new.odcs.yaml"
    assert run("export", back, "--output", new).exit_code == 0
    assert [item["name"] for item in plain(new.read_text())["schema"]] == ["sales"]
    assert stated(only(new)) == stated(only(back))


def test_an_engine_in_other_letters_gets_a_hint(tmp_path: Path) -> None:
    text = FOREIGN.replace("engine: natsgrammar, implementation: nats-docs", "engine: NatsGrammar, implementation: x")
    notes = [note.message for note in only(write(tmp_path, text, "shop.odcs.yaml")).notes]
    assert "a check of engine `NatsGrammar` is not run here (did you mean `natsgrammar`?)" in notes
    assert "a check of engine `soda` is not run here" in notes


def test_severities_are_those_of_the_standard(tmp_path: Path) -> None:
    rule = '{type: custom, engine: natsgrammar, severity: warning, implementation: "adr6:stream-name"}'
    text = FOREIGN.replace("{type: custom, engine: natsgrammar, implementation: nats-docs:subject}", rule)
    text = text.replace('{rule: "adr6:kv-key-name"}', '{rule: "adr6:kv-key-name", fail_above: 0.5 %}')
    contract = only(write(tmp_path, text, "shop.odcs.yaml"))
    assert [(check.severity, str(check.fail_above)) for check in contract.checks] == [("warn", "0"), ("error", "0.5 %")]
    assert [str(note).partition(".yaml:")[2] for note in contract.notes] == NOTES
    unknown = only(write(tmp_path, text.replace("severity: warning", "severity: critical"), "shop.odcs.yaml"))
    assert unknown.checks[0].severity == "error"
    (note,) = {str(note).partition(".yaml:")[2] for note in unknown.notes} - {*NOTES}
    assert note == "21:49: severity `critical` is not known here: the check is an error"


def test_the_notes_of_a_file_are_each_said_once(tmp_path: Path) -> None:
    quality = "quality: [{type: custom, engine: natsgrammar, implementation: nats-docs:subject}]"
    text = FOREIGN.replace("logicalType: string}]", f"logicalType: string, {quality}}}]")
    first, second = load(write(tmp_path, text, "x.odcs.yaml"))
    assert [str(note).partition(".yaml:")[2] for note in first.notes] == NOTES[:-1]
    assert second.notes == ()


def property_of(*checks: dict[str, Any], **more: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The contract with these checks of a column, and the property that an export of it has."""
    rules = [{"column": "a", "rule": "safe:token", **check} for check in checks]
    contract = {"contract": 1, "name": "x", "input": {"columns": {"a": "string"}}, "rules": rules}
    made = exported(contract | more, "x")
    (back,) = imported(made, "")
    assert [{**rule, "nullable": rule.get("nullable", True)} for rule in back["rules"]] == [
        {**rule, "nullable": rule.get("nullable", True)} for rule in rules
    ]
    assert [str(item) for item in notes_of(made)] == []
    return contract, plain(made)["schema"][0]["properties"][0]


def notes_of(text: str) -> tuple[object, ...]:
    reader = NodeReader("", [])
    root = compose_text(reader, text, yaml.SafeLoader, "the text")
    assert root is not None
    datasets(reader, root)
    return reader.notes()


def said_of_nulls(column: dict[str, Any]) -> list[dict[str, Any]]:
    """How many nulls other tools allow, for each check that they have: none where the property is required."""
    collected = [entry for entry in column["quality"] if entry.get("metric") == "nullValues"]
    lenient = [{key: item[key] for key in item if key not in ("id", "type", "metric")} for item in collected]
    return [{"mustBe": 0}] if column.get("required") else lenient


ERROR, SHARE = {"nullable": False}, {"nullable": False, "fail_above": "2 %"}
WARNING = {"nullable": False, "severity": "warn"}
NULLS: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = {
    "an error": ([ERROR], [{"mustBe": 0}]),
    "a warning": ([WARNING], [{"mustBe": 0, "severity": "warning"}]),
    "a share": ([SHARE], [{"mustBeLessOrEqualTo": 2, "unit": "percent"}]),
    "a warning and an error": ([WARNING, ERROR], [{"mustBe": 0}]),
    "an error and none": ([ERROR, {"rule": "adr6:stream-name"}], [{"mustBe": 0}]),
    "some rows": ([ERROR | {"where": {"column": "a", "equals": "x"}}], []),
}


@pytest.mark.parametrize("before", by_day(["", *NULLS], 2))
@pytest.mark.parametrize("name", NULLS)
def test_other_tools_are_as_lenient_about_nulls(name: str, before: str) -> None:
    """Also where the contract was another before, from which an export changes only what differs."""
    checks, nulls = NULLS[name]
    kept = {"odcs": exported(property_of(*NULLS[before][0])[0], "x")} if before else {}
    assert said_of_nulls(property_of(*checks, **kept)[1]) == nulls


def test_other_tools_are_as_lenient() -> None:
    checks = [{"column": "a", "rule": "safe:token", **item} for item in ({"severity": "warn"}, {"fail_above": "2.5 %"})]
    contract = {"contract": 1, "name": "x", "input": {"columns": {"a": "string"}}, "rules": checks}
    (column,) = plain(exported(contract, "x"))["schema"][0]["properties"]
    assert "logicalTypeOptions" not in column
    messages = [{**entry, "arguments": None, "id": None} for entry in column["quality"] if entry["type"] == "library"]
    same = {"id": None, "type": "library", "metric": "invalidValues", "arguments": None}
    assert messages == [
        {**same, "mustBe": 0, "severity": "warning"},
        {**same, "mustBeLessOrEqualTo": 2.5, "unit": "percent"},
    ]


def test_an_edit_changes_one_check_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others keep their form and have no ids; the edited one keeps its place, its keys and its description."""
    head, tail = FOREIGN.split("          - {type: custom, engine: natsgrammar, implementation: nats-docs:subject}\n")
    ours = """\
          - {type: custom, engine: natsgrammar, implementation: nats-docs:subject, tags: [a], description: By the shop}
          - {type: custom, engine: natsgrammar, implementation: {rule: "adr6:reply-to"}, severity: Warn}
          - {type: sql, query: SELECT 1, mustBe: 1}
"""
    monkeypatch.chdir(tmp_path)
    there, back = write(tmp_path, head + ours + tail, "a.odcs.yaml"), tmp_path / "a.yaml"
    assert run("import", there, "--output", back).exit_code == 0
    back.write_text(back.read_text().replace("rule: nats-docs:subject\n", "rule: nats-docs:subscription\n"))
    made = plain(run("export", back).stdout)
    old = plain(Path(there).read_text())
    (subject, was) = (item["schema"][0]["properties"][0] for item in (made, old))
    assert subject.pop("logicalTypeOptions") == {"pattern": ng.rule("nats-docs:subscription").schema["pattern"]}
    assert was["quality"][1]["implementation"] == "nats-docs:subject"
    was["quality"][1]["implementation"] = "nats-docs:subscription"
    assert made == old


def scalars(text: str) -> Counter[tuple[str, str | None]]:
    """The scalars of a text, each with its quotation marks."""
    events = yaml.parse(text, Loader=yaml.SafeLoader)
    return Counter((event.value, event.style) for event in events if isinstance(event, yaml.ScalarEvent))


WRITTEN = """\
team: {members: [{username: 007, at: 12:30:45, on: yes, No: no}, 1_000, 0x1F, 1.50, .5, 2026-01-31, '2026-01-31']}
tags: ["on", 'a b', "é\\u00e9", '007', 1e3, .inf, null]
description: {purpose: Of the shop}
"""


def test_an_edit_leaves_all_else_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other readers of YAML take `007`, `on` and `12:30:45` for other values than ours does."""
    monkeypatch.chdir(tmp_path)
    text = FOREIGN.replace("team: {members: [{username: joe}]}\n", WRITTEN).replace("    description: Orders\n", "")
    there, back = write(tmp_path, text, "a.odcs.yaml"), tmp_path / "a.yaml"
    assert run("import", there, "--output", back).exit_code == 0
    imported = back.read_text()

    def edited(old: str, new: str) -> str:
        back.write_text(new.join(imported.rsplit(old, 1)))
        return str(run("export", back).stdout)

    made = edited("rule: adr6:kv-key-name", "rule: adr6:stream-name")
    pattern = ng.rule("adr6:stream-name").schema["pattern"]
    assert scalars(text) - scalars(made) == {("adr6:kv-key-name", '"'): 1}
    added = {("adr6:stream-name", '"'): 1, ("logicalTypeOptions", None): 1, ("pattern", None): 1, (pattern, None): 1}
    assert scalars(made) - scalars(text) == added
    made = edited("description: Of the shop\n", "description: Mine\n")
    assert scalars(text) - scalars(made) == {}
    assert scalars(made) - scalars(text) == {("description", None): 1, ("Mine", None): 1}
    assert plain(edited("description: Of the shop\n", ""))["schema"][0]["description"] == ""


def test_an_edit_keeps_comments_and_layout() -> None:
    (orders,) = (item for item in imported(FOREIGN, "") if item["name"] == "orders")
    orders["rules"][1]["rule"] = "adr6:stream-name"
    lines = exported(orders | {"odcs": FOREIGN}, "orders").splitlines()
    pattern = ng.rule("adr6:stream-name").schema["pattern"]
    old = FOREIGN.replace("adr6:kv-key-name", "adr6:stream-name").splitlines()
    assert [line for line in lines if line not in old] == [
        "              logicalTypeOptions:",
        f"                pattern: {pattern}",
    ]
    assert [line for line in old if line not in lines] == []


SPELLED = """\
team: {a: 1, b: 2}
roles: [~, null, 1_000.5, -0x1F, 0o7, 1:30, .NaN, 2026-13-45, !!str 5, &x y, *x, &z 5, *z]
tags:
  - odd
  # a comment
  - >-
    folded
    text
"""
SERVERS = "servers: [{path: x}] # kept\n"


def test_a_moved_path_leaves_all_else_as_it_is_spelled() -> None:
    made = with_paths(SERVERS + SPELLED, lambda path: f"../{path}")
    assert made == SERVERS.replace("x", "../x") + SPELLED.replace("!!str 5", "'5'")
    twice = with_paths(SERVERS + "team: {a: 1, a: 2}\n", lambda path: f"../{path}")
    assert plain(twice)["team"] == {"a": 2}, "the last one, as for PyYAML"


def test_an_edit_changes_severity_and_patterns_where_they_are(tmp_path: Path) -> None:
    text = """\
contract: 1
name: a
input: {format: json, path: x, columns: {s: string}}
rules:
- {column: s, rule: "adr6:stream-name", nullable: false}
- {column: s, rule: "nats-docs:subject", nullable: false}
"""
    there = exported(plain(text), "a")
    base = plain(there)
    for entry in base["schema"][0]["properties"][0]["quality"]:
        entry.pop("id")
    edited = plain(text)
    edited["rules"][0] |= {"severity": "warn", "fail_above": "1 %"}
    (column,) = plain(exported(edited | {"odcs": written(base)}, "a"))["schema"][0]["properties"]
    first, pattern, *_ = column["quality"]
    assert first["implementation"] == {"rule": "adr6:stream-name", "fail_above": "1 %"} | (
        {"nullable": False} if "nullable" in first["implementation"] else {}
    )
    assert (first["severity"], pattern["id"]) == ("warning", f"{first['id']}-pattern-0")
    assert pattern["severity"] == "warning"
    again = plain(exported(plain(text) | {"odcs": written(plain(exported(edited | {"odcs": there}, "a")))}, "a"))
    (column,) = again["schema"][0]["properties"]
    assert [entry["type"] for entry in column["quality"] if entry.get("severity")] == []


def test_invisible_characters_are_written_as_escapes(tmp_path: Path) -> None:
    made = run("export", EXAMPLES[-1]).stdout
    assert r"\u202a" in made.lower()
    assert all(line.isprintable() for line in made.split("\n"))
    data = {"a": "\u202e\u200b\u2060\ue000\xa0é😀", "\u202b": "é\n\u200b\n", "b": "é\nb\n"}
    text = written(data)
    assert plain(text) == data
    assert all(line.isprintable() for line in text.split("\n"))
    assert "  b" in text, "a text without them stays a block"


def test_another_standard_and_newer_versions_are_named(tmp_path: Path) -> None:
    other = run("check", write(tmp_path, "dataContractSpecification: 1.1.0\nid: a\n"))
    assert (other.exit_code, "the Data Contract Specification is another standard" in other.output) == (1, True)
    text = FOREIGN.replace("v3.1.0", "v3.9.0").replace("nats-docs:subject", "nats-docs:subjct")
    actual = run("check", write(tmp_path, text, "a.odcs.yaml"))
    assert (actual.exit_code, "has no rule `subjct`" in actual.stdout) == (1, True)
    assert "apiVersion: v3.9.0 is newer than what this version knows" in actual.stderr


def test_a_check_of_ours_of_another_type_is_noted(tmp_path: Path) -> None:
    old = "type: custom, engine: natsgrammar, implementation: nats"
    cause = "is run here, whatever its type: write `type: custom`"
    for new, column in (("type: library, ", 14), ("", 14)):
        text = FOREIGN.replace(old, f"{new}{old.removeprefix('type: custom, ')}")
        contract = only(write(tmp_path, text, "a.odcs.yaml"))
        notes = [str(note).partition(".yaml:")[2] for note in contract.notes]
        assert (len(contract.checks), set(notes) - {*NOTES}) == (
            2,
            {f"21:{column}: a check of engine `natsgrammar` {cause}"},
        )


REQUIRED = """\
apiVersion: v3.1.0
kind: DataContract
id: a
version: 1.0.0
status: active
schema:
  - name: a
    properties:
      - name: s
        logicalType: string
        required: true
        quality:
          - {type: custom, engine: natsgrammar, implementation: "adr6:stream-name"}
      - name: t
        logicalType: string
        quality:
          - {type: custom, engine: natsgrammar, implementation: "nats-docs:subject"}
"""


def test_what_may_be_null_here_may_be_null_elsewhere() -> None:
    """An export says `required` where a check rejects null, and only there, whichever way the contract was edited."""
    (data,) = imported(REQUIRED, "")
    first, second = data["rules"]
    absent = {key: item for key, item in first.items() if key != "nullable"}
    swapped = [{**second, "column": "s"}, {**first, "column": "t"}]
    for rules, required in (
        ([first, second], {"s"}),
        ([absent, second], set()),
        ([first | {"nullable": True}, second], set()),
        ([absent, second | {"nullable": False}], {"t"}),
        (swapped, {"t"}),
        ([first | {"column": "`s`"}, second | {"nullable": True}], {"s"}),
        ([first, absent | {"rule": "safe:token"}, second], {"s"}),
    ):
        made = exported(data | {"rules": rules, "odcs": REQUIRED}, "a")
        properties = plain(made)["schema"][0]["properties"]
        assert {item["name"] for item in properties if item.get("required")} == required
        (back,) = imported(made, "")
        assert {rule["column"] for rule in back["rules"] if rule.get("nullable") is False} == required
        assert len(back["rules"]) == len(rules)


def test_what_goes_with_a_column_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    more = """\
        unique: true
        logicalTypeOptions: {maxLength: 20, pattern: "^a"}
        quality:
          - {type: text, description: By the shop}
"""
    text = FOREIGN.replace("        quality:\n", more, 1)
    there, back = write(tmp_path, text, "a.odcs.yaml"), tmp_path / "a.yaml"
    assert run("import", there, "--output", back).exit_code == 0
    whole = back.read_text()
    top, kept = whole.split("odcs:")
    kept, rules = kept.rsplit("\nrules:", 1)
    renamed = top.replace("  subject: string", "  sub2: string") + "odcs:" + kept + "\nrules:"
    back.write_text(renamed + rules.replace("column: subject", "column: sub2"))
    made = run("export", back)
    gone = "a check of type `text`, a check of engine `soda`, `unique`"
    options = "`logicalTypeOptions.maxLength`, `logicalTypeOptions.pattern`"
    cause = f"odcs: line 16: `subject` is not among the columns: dropped {gone}, {options}"
    assert (made.exit_code, made.stderr) == (0, f"note: {back}: {cause}\n")
    assert made.stdout.count("soda") == 0
    back.write_text(whole.replace("nats-docs:subject", "safe:token"))
    assert run("export", back).stderr == ""
