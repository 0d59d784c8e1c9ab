"""Contracts: what a good one says, and every fault of a bad one, in its place; no Spark is started here."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar import cloudevents
from natsgrammar_gen.cli import main
from natsgrammar_spark import ContractError, load
from natsgrammar_spark.contract import against
from natsgrammar_spark.contract.ddl import Array, Map, Primitive, Struct, TypeSyntaxError, ddl, parse_type
from natsgrammar_spark.contract.discover import ensure_once, find, format_of, watched
from natsgrammar_spark.contract.path import Each, Entries, Field, Key, PathError, parse_path, resolve, spelled
from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.outputs.local import local
from natsgrammar_spark.report.outcome import status
from tests.support.contracts import SCHEMA, Fault, problems, reported, schema_errors, write

ROOT = Path(__file__).parents[3]
EXAMPLES = sorted((ROOT / "examples" / "contracts").glob("*.yaml"))

GOOD = """\
contract: 1
name: messages
input:
  format: json
  path: data/*.jsonl
  columns:
    subject: string
    headers: map<string, array<string>>
rules:
  - column: subject
    rule: nats-docs:subject
    nullable: false
    where: {column: subject, matches: ["mars.>", "diss.>"]}
  - column: headers{"ce-*"}[]
    codec: cloudevents:header-value
"""


def test_a_valid_contract_has_its_checks_and_columns(tmp_path: Path) -> None:
    (contract,) = load(write(tmp_path, GOOD))
    assert contract.name == "messages"
    assert contract.input.paths == (str(tmp_path / "data/*.jsonl"),)
    assert contract.input.columns == Struct(
        (("subject", Primitive("string")), ("headers", Map(Primitive("string"), Array(Primitive("string")))))
    )
    first, second = contract.checks
    assert (first.address, first.codec, first.nullable, first.place.line) == ("nats-docs:subject", False, False, 10)
    assert first.where is not None
    assert first.where.matches == ("mars.>", "diss.>")
    assert second.path == (Field("headers"), Entries("ce-*", keys=False), Each())
    assert (second.codec, second.nullable, second.where) == (True, True, None)
    assert schema_errors(GOOD) == []


@pytest.mark.parametrize(
    ("given", "refused", "checked", "output"),
    [
        ("", 0, 5, "pass"),
        ("", 1, 10**9, "fail"),
        ("severity: warn", 5, 5, "warn"),
        ("fail_above: 2", 2, 5, "warn"),
        ("fail_above: 2", 3, 5, "fail"),
        ("fail_above: 1 %", 10, 1000, "warn"),
        ("fail_above: 1%", 11, 1000, "fail"),
        ("fail_above: 0.000000001 %", 10**4, 10**15, "warn"),
        ("fail_above: 0.000000001 %", 10**4 + 1, 10**15, "fail"),
        ("fail_above: 100 %", 7, 7, "warn"),
        ("fail_above: 100.0 %", 7, 7, "warn"),
    ],
)
def test_severity_and_limit_decide_what_becomes_of_a_check(
    given: str, refused: int, checked: int, output: str, tmp_path: Path
) -> None:
    text = GOOD.replace("nullable: false", f"nullable: false\n    {given}" if given else "nullable: false")
    (contract,) = load(write(tmp_path, text))
    assert schema_errors(text) == []
    assert status(contract.checks[0], refused, checked) == output
    (plain,) = load(write(tmp_path, GOOD))
    assert repr(plain.checks) == repr(contract.checks)  # so a stream goes on where it was


def test_a_column_of_times_may_be_of_numbers(tmp_path: Path) -> None:
    text = GOOD.replace(
        "  columns:", "  epoch: {sent: ms, stored: ns}\n  columns:\n    sent: timestamp\n    stored: timestamp_ltz"
    )
    assert schema_errors(text) == []
    (contract,) = load(write(tmp_path, text))
    assert contract.input.epochs == (("sent", "ms"), ("stored", "ns"))
    with pytest.raises(ContractError, match="6:3: `epoch` is for json and csv: parquet files carry times as such"):
        load(write(tmp_path, text.replace("format: json", "format: parquet")))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_the_bundled_contracts_are_good(path: Path) -> None:
    (contract,) = load(str(path))
    assert contract.name == path.stem
    assert all(Path(file).is_file() for file in contract.input.paths)
    assert schema_errors(path.read_text()) == []


def test_there_are_bundled_contracts() -> None:
    assert [path.stem for path in EXAMPLES] == ["consumers", "events", "messages", "streams"]


def test_all_problems_of_all_files_come_at_once(tmp_path: Path) -> None:
    bad = GOOD.replace("nats-docs:subject", "nats-docs:subjekt").replace("string, array", "string; array")
    with pytest.raises(ng.UnknownAddress) as refused:
        ng.rule("nats-docs:subjekt")
    unknown = str(refused.value)
    assert "did you mean `nats-docs:subject`" in unknown
    with pytest.raises(ContractError) as caught:
        load(write(tmp_path, bad), str(tmp_path / "missing.yaml"))
    assert [str(problem).removeprefix(f"{tmp_path}/") for problem in caught.value.problems] == [
        "contract.yaml:8:24: column `headers`: expected `,`, found `; array<string>>`",
        f"contract.yaml:11:11: {unknown}",
        "missing.yaml: cannot be read: no such file or directory",
    ]


# What is replaced in GOOD, by what, the problem, and whether the JSON Schema rejects it, too.
FAULTS = [
    ("contract: 1", "contract: 2", "1:11: contract: expected `1`, found `2`", True),
    ("contract: 1", "contract: [1]", "1:11: contract: expected `1`, found a list", True),
    ("rules:\n", "rules: 5\nmore:\n", "9:8: rules: expected a list of checks, found `5`", True),
    ("contract: 1\n", "", "1:1: a contract: missing key `contract`", True),
    ("name: messages", "name: ../x", "2:7: name: `../x` is not a valid directory name", True),
    ("name: messages", "name: 5", "2:7: name: expected text, found `5`", True),
    ("name: messages", "nmae: messages", "2:1: a contract: unknown key `nmae` (did you mean `name`?)", True),
    (
        "name: messages",
        "name: a\nname: b",
        "3:1: a contract: `name` is a duplicate key, first defined on line 2",
        False,
    ),
    ("format: json", "format: jsno", "4:11: format: unknown `jsno` (did you mean `json`?)", True),
    ("format: json", "format: csv", "8:14: column `headers`: csv cannot hold `map<string,array<string>>`", False),
    ("format: json", "format: json\n  delimiter: ;", "5:3: `delimiter` is for csv, not for json", False),
    (
        "format: json",
        "format: json\n  epoch: {subject: ms}",
        "5:11: epoch: `subject`: expected a column of the type",
        False,
    ),
    ("format: json", "format: json\n  epoch: {at: ms}", "5:11: epoch: `at`: expected a column of the type", False),
    ("format: json", "format: json\n  epoch: {subject: min}", "5:20: subject: unknown `min`", True),
    ("subject: string", "subject: strin", "7:14: column `subject`: unknown type `strin`", False),
    ("subject: string", "subject: bigint", "10:13: `subject` is `bigint`, expected `string`", False),
    ("subject: string", "_raw: string", "7:5: column `_raw`: the pipeline adds a column of this name", True),
    ("subject: string", "Violations: string", "7:5: column `Violations`: the pipeline adds a column", True),
    ("subject: string", "_fıle: string", "7:5: column `_fıle`: the pipeline adds a column", False),
    ("subject: string", "_NATSGRAMMAR_x: string", "names that begin with `_natsgrammar_` are for the", True),
    ("subject: string", "subject: string\n    ſubject: string", "8:5: column `ſubject` differs from another", False),
    ("subject: string", "subject: string\n    Subject: string", "8:5: column `Subject` differs from another", False),
    ("column: subject\n", "column: subjet\n", "10:13: there is no column `subjet` (did you mean `subject`?)", False),
    (
        "column: subject\n",
        'column: "<p>"\n',
        "10:13: path `<p>`: expected a column name, found `<p>`; a",
        False,
    ),
    ("column: subject\n", "column: subject[\n", "10:20: path `subject[`: expected", False),
    ("column: subject\n", "column: subject[]\n", "10:13: `subject[]`: `subject` is `string`, not an array", False),
    ("column: subject\n", "column: headers\n", "(did you mean `headers{}[]` or `headers{keys}`?)", False),
    (
        "    rule: nats-docs:subject\n",
        "",
        "10:5: a check needs exactly one of `rule`, `codec`, `decode` and `headers`",
        True,
    ),
    (
        "    codec:",
        "    rule: adr6:stream-name\n    codec:",
        "14:5: a check needs exactly one of `rule`, `codec`, `decode` and `headers`",
        True,
    ),
    (
        "codec: cloudevents:header-value",
        "headers: nats",
        '14:13: `headers{"ce-*"}[]` is `string`, expected a map of names to values',
        False,
    ),
    (
        "codec: cloudevents:header-value",
        "codec: adr54:base64-key",
        "15:12: `adr54:base64-key` has no table; check `rule: adr54@2025-08-06:base64-key` instead",
        True,
    ),
    ("codec: cloudevents:header-value", "headers: http", "15:14: headers: unknown `http`; available: `nats`", True),
    (
        "codec: cloudevents:header-value",
        "codec: cloudevents:header-value\n    headers: nats",
        "14:5: a check needs exactly one of `rule`, `codec`, `decode` and `headers`",
        True,
    ),
    (
        "codec: cloudevents:header-value",
        "codec: adr6:stream-name",
        "15:12: `adr6@2023-02-01` has no codec `stream",
        True,
    ),
    ("nullable: false", "nullable: 'no'", "12:15: nullable: expected `true` or `false`, found `no`", True),
    ('"diss.>"', '"diss.>x"', "13:50: where: filter `diss.>x`", False),
    ("matches:", "equal:", "13:30: where: unknown key `equal` (did you mean `equals`?)", True),
    ("column: subject, ", "column: subj, ", "13:21: there is no column `subj`", False),
    ("rules:\n", "rules: []\nmore:\n", "9:8: rules: expected at least one check", True),
    ("  - column: subject", "  -  column: subject", "invalid YAML", False),
    ("nullable: false", "severity: warning", "12:15: severity: unknown `warning` (did you mean `warn`?)", True),
    ("nullable: false", "severity: 1", "12:15: severity: expected text, found `1`", True),
    (
        "nullable: false",
        "severity: warn\n    fail_above: 1",
        "13:5: `fail_above` has no effect with `severity: w",
        True,
    ),
    ("nullable: false", "fail_above: 0.5", "12:17: fail_above: expected a whole number of rows such as `10`, or", True),
    ("nullable: false", "fail_above: -1", "12:17: fail_above: expected a whole number", True),
    ("nullable: false", "fail_above: 0x10", "12:17: fail_above: expected a whole number", False),
    ("nullable: false", "fail_above: '10'", "12:17: fail_above: expected a whole number", True),
    ("nullable: false", "fail_above: 101 %", "or a share from `0 %` to `100 %` such as `0.5 %`; found `101 %`", True),
    ("nullable: false", "fail_above: 1 percent", "found `1 percent`", True),
    ("nullable: false", "fail_above: [1]", "12:17: fail_above: expected a whole number of rows such as `10`", True),
    ("format: json", "format: json\n  fail_above: 1 ‰", "5:15: fail_above: expected a whole number of rows", True),
    ("name: messages", "name: \x07", "2:7: invalid YAML: U+0007 is not allowed in YAML", False),
    ("name: messages", "name: &a [*a]", "2:7: name: expected text, found a list", True),
]


def test_editors_are_told_the_options_that_there_are() -> None:
    described = SCHEMA["$defs"]["options"]["properties"]
    messages = {name: option for name, option in described.items() if not option.get("deprecated")}
    assert set(messages) == {option.name for option in fields(cloudevents.Options)}
    for name, option in messages.items():
        default = getattr(cloudevents.DEFAULT, name)
        if isinstance(default, bool | str):
            assert (name, option["default"]) == (name, default)


@pytest.mark.parametrize("fault", FAULTS, ids=[fault[1].strip() for fault in FAULTS])
def test_a_fault_is_reported_in_its_place(tmp_path: Path, fault: Fault) -> None:
    reported(tmp_path, GOOD, fault)


@pytest.mark.parametrize("text", ["", "# nothing\n", "- a list\n", "just text\n", "a: [\n", "\t- x\n"])
def test_what_is_no_contract(tmp_path: Path, text: str) -> None:
    assert problems(tmp_path, text)


@pytest.mark.parametrize("text", ["%s", "contract: %s", "contract: 1\nname: %s", "contract: 1\nrules: {%s: 1}"])
def test_a_long_text_is_not_repeated(tmp_path: Path, text: str) -> None:
    findings = problems(tmp_path, text % ("/" * 100_000))
    assert findings
    assert all(len(single) < 1200 for single in findings)


def test_a_wrong_list_of_rules_is_one_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, "contract: 1\nrules: 5\n") == ["2:8: rules: expected a list of checks, found `5`"]


def test_bytes_that_are_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "contract.yaml"
    path.write_bytes(b"contract: 1\nname: \xff\n")
    with pytest.raises(ContractError, match=r"contract\.yaml:2:7: not UTF-8"):
        load(str(path))


def test_two_contracts_of_one_name_would_share_a_directory(tmp_path: Path) -> None:
    with pytest.raises(ContractError, match="name `messages` is taken by"):
        load(write(tmp_path, GOOD), write(tmp_path, GOOD, "other.yaml"))
    both = ["contract", "check", "--no-data", write(tmp_path, GOOD), write(tmp_path, GOOD, "other.yaml")]
    checked = CliRunner().invoke(main, both)
    assert (checked.exit_code, checked.stdout.count(", no problems\n")) == (0, 2), "each is run alone"


def test_the_schema_names_the_keys_that_the_loader_knows() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    definitions = SCHEMA["$defs"]
    known: dict[str, Any] = {"a contract": SCHEMA, "input": definitions["input"], "where": definitions["where"]}
    for what, schema in known.items():
        assert set(schema["properties"]) == set(KEYS[what])
    assert set(definitions["check"]["properties"]) == set(KEYS["a check"])
    assert set(definitions["input"]["properties"]["format"]["enum"]) == set(KEYS["format"])


def _known_keys() -> dict[str, list[str]]:
    """What the loader itself says it knows, when it is given something that it does not."""
    import re
    import tempfile

    unknown = """\
contract: 1
qqqqqqqqqq: 1
input: {qqqqqqqqqq: 1, format: qqqqqqqqqq}
rules:
  - {column: a, rule: "adr6:stream-name", qqqqqqqqqq: 1, where: {column: a, equals: b, qqqqqqqqqq: 1}}
"""
    with tempfile.TemporaryDirectory() as folder:
        lines = problems(Path(folder), unknown)
    collected = [re.search(r"\d: ([a-z ]+): unknown .*; available: (.*)", line) for line in lines]
    return {match[1]: re.findall(r"`([^`]*)`", match[2]) for match in collected if match}


KEYS = _known_keys()


TYPES = {
    "string": "string",
    " STRING ": "string",
    "long": "bigint",
    "decimal(10, 2)": "decimal(10,2)",
    "dec": "decimal(10,0)",
    "map<string,array<struct<`a b`:int,c:binary>>>": "map<string,array<struct<`a b`:int,`c`:binary>>>",
    "struct<a int, b: string>": "struct<`a`:int,`b`:string>",
    "struct<`a``b`:int>": "struct<`a``b`:int>",
}


@pytest.mark.parametrize("text", TYPES)
def test_a_type_is_written_as_spark_reads_it(text: str) -> None:
    assert ddl(parse_type(text)) == TYPES[text]
    assert parse_type(ddl(parse_type(text))) == parse_type(text)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        *[("", 0), ("strin", 0), ("array", 5), ("array<int", 9), ("int>", 3), ("map<int>", 7), ("struct<>", 7)],
        *[("decimal(39,0)", 7), ("decimal(1,2)", 7), ("array<array<x>>", 12), ("struct<a:int,a:int>", 13)],
        ("int; drop", 3),
    ],
)
def test_texts_that_are_no_types(text: str, position: int) -> None:
    with pytest.raises(TypeSyntaxError) as caught:
        parse_type(text)
    assert caught.value.position == position


PATHS = {
    "subject": (Field("subject"),),
    "config.subjects[]": (Field("config"), Field("subjects"), Each()),
    'headers["a\\"b"][]': (Field("headers"), Key('a"b'), Each()),
    'headers{"ce-*"}[]': (Field("headers"), Entries("ce-*", keys=False), Each()),
    "headers{}": (Field("headers"), Entries(None, keys=False)),
    'headers{keys "ce-*"}': (Field("headers"), Entries("ce-*", keys=True)),
    "headers{keys}": (Field("headers"), Entries(None, keys=True)),
    "`a.b`.c-d": (Field("a.b"), Field("c-d")),
}


@pytest.mark.parametrize("text", PATHS)
def test_a_path_has_one_spelling(text: str) -> None:
    path = parse_path(text)
    assert path == PATHS[text]
    assert "".join(spelled(step, first=at == 0) for at, step in enumerate(path)) == text


@pytest.mark.parametrize(
    "text", ["", ".a", "a.", "a b", "a[", "a[0]", "a[x]", "a{x}", '["k"]', "[]", 'a["\\x"]', "a..b"]
)
def test_texts_that_are_no_paths(text: str) -> None:
    with pytest.raises(PathError):
        parse_path(text)


@pytest.mark.parametrize(
    ("path", "cause"),
    [
        ("config.nam", "`config` has no field `nam` (did you mean `name`?)"),
        ("config[]", "`config[]`: `config` is `struct<`name`:string>`, not an array"),
        ("numbers{}", "`numbers{}`: `numbers` is `array<int>`, not a map"),
        ('by_number["x"]', "is `map<int,string>`, not a map with string keys"),
    ],
)
def test_paths_that_lead_nowhere(path: str, cause: str) -> None:
    columns = parse_type("struct<config:struct<name:string>,numbers:array<int>,by_number:map<int,string>>")
    assert isinstance(columns, Struct)
    with pytest.raises(PathError) as caught:
        resolve(path, columns)
    assert cause in str(caught.value)


def test_a_contract_against_other_columns(tmp_path: Path) -> None:
    (contract,) = load(write(tmp_path, GOOD))
    assert contract.input.columns is not None
    assert against(contract, contract.input.columns) == contract.checks
    with pytest.raises(ContractError) as caught:
        against(contract, Struct((("subject", Primitive("int")), ("violations", Primitive("string")))))
    text = str(caught.value)
    assert "contract.yaml:7:5: column `subject` is `int` in the input, `string` in the contract" in text
    assert "contract.yaml:8:5: the input has no column `headers`" in text
    assert "column `violations`" in text


def test_inputs_are_files_folders_and_globs_as_spark_reads_them(tmp_path: Path) -> None:
    for name in ("b.jsonl", "a.jsonl", "_SUCCESS", ".hidden", "in/c.jsonl", "odd[1]{x}.jsonl"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    root = str(tmp_path.resolve())
    assert find([root]) == tuple(f"{root}/{n}" for n in ("a.jsonl", "b.jsonl", r"odd\[1\]\{x\}.jsonl", "in/c.jsonl"))
    assert find([f"{root}/*.jsonl", f"{root}/a.jsonl"])[:2] == (f"{root}/a.jsonl", f"{root}/b.jsonl")
    assert format_of(find([root])) == "json"
    assert format_of(["x.csv.gz", "y.csv"]) == "csv"
    assert format_of(["x.csv", "y.parquet"]) is None
    for bad in (
        f"{root}/no.jsonl",
        *(f"{root}/{name}" for name in ("*.csv", "_SUCCESS", "{a,b}.jsonl", "[^b]*.jsonl")),
    ):
        with pytest.raises(RunError):
            find([bad])
    for bad in ("**/*.jsonl", "_*"):
        with pytest.raises(RunError, match=r"reads no (`|file)"):
            watched(f"{root}/{bad}")
    os.mkfifo(tmp_path / "pipe.jsonl")
    for pipe in (f"{root}/pipe.jsonl", root, "/dev/null"):
        with pytest.raises(RunError, match="is not a file"):
            find([pipe])
    (tmp_path / "empty").mkdir()
    with pytest.raises(RunError, match="no files in"):
        find([f"{root}/empty"])


def test_links_have_their_own_names(tmp_path: Path) -> None:
    """Those to files that Spark would not read, to one file, and to directories, each of which is walked once."""
    for name in ("in/sub/a.jsonl", "store/_b.jsonl", "store/blob", "other/c.jsonl", "other/deep/d.jsonl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    links = {"b.jsonl": "store/_b.jsonl", "b2.jsonl": "store/_b.jsonl", "e.jsonl.gz": "store/blob"}
    links |= {"deep": "other/deep", "more": "other", "round": "in", "sub/round": "in", "sub/again": "in/sub"}
    for name, target in links.items():
        (tmp_path / "in" / name).symlink_to(tmp_path / target)
    names = ("b.jsonl", "b2.jsonl", "e.jsonl.gz", "sub/a.jsonl", "deep/d.jsonl", "more/c.jsonl")
    assert find([str(tmp_path / "in")]) == tuple(f"{tmp_path.resolve()}/in/{name}" for name in names)
    (tmp_path / "beside.jsonl").write_text("")  # where `in/more/..` leads
    assert find([f"{tmp_path}/in/more/../beside.jsonl"]) == (f"{tmp_path.resolve()}/beside.jsonl",)
    (tmp_path / "in" / "dangling.jsonl").symlink_to(tmp_path / "nothing")
    with pytest.raises(RunError, match=r"dangling.jsonl` is not a file"):
        find([str(tmp_path / "in")])


def test_spark_gets_no_directory_twice(tmp_path: Path) -> None:
    """It follows links itself in directories of partitions, and in those that a stream watches."""
    (tmp_path / "in" / "day=1").mkdir(parents=True)
    (tmp_path / "in" / "day=1" / "a.jsonl").write_text("")
    ensure_once(tmp_path / "in")
    assert find([str(tmp_path / "in")]) == (f"{tmp_path.resolve()}/in",)
    (tmp_path / "in" / "day=1" / "round").symlink_to(tmp_path / "in")
    with pytest.raises(RunError, match=r"day=1/round` and `.*/in` are one directory"):
        find([str(tmp_path / "in")])
    with pytest.raises(RunError, match="remove the link"):
        ensure_once(tmp_path / "in")


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["run", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_the_command_refuses_wrong_use_before_spark_starts(tmp_path: Path) -> None:
    good = write(tmp_path, GOOD)
    bad = write(tmp_path, GOOD.replace("nats-docs:subject", "x:y"), "bad.yaml")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "earlier").write_text("")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "a.jsonl").write_text("")
    for arguments, cause in [
        ((), "missing argument"),
        ((bad,), "bad.yaml:11:11: "),
        ((good,), "--output"),
        (
            (good, "--input", str(tmp_path / "no.jsonl"), "--output", "x"),
            "no.jsonl` cannot be read: no such file or directory",
        ),
        ((good, good.replace("contract", "bad")), "bad.yaml:11:11"),
        ((good, "--output", str(tmp_path / "full")), "is not empty"),
        ((good, "--output", good), "is not a directory"),
        ((good, "--output", str(tmp_path / "new"), "--conf", "x"), "expected KEY=VALUE"),
    ]:
        code, output = run(*arguments)
        assert code == 2, output
        assert cause in output
        assert "Traceback" not in output
    assert not (tmp_path / "new").exists()


def test_an_output_is_apart_from_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "in" / "data").mkdir(parents=True)
    (tmp_path / "in" / "data" / "a.jsonl").write_text("")
    good = write(tmp_path / "in", GOOD)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    for output, cause in [
        (tmp_path / "in", "is or contains `"),
        (tmp_path / "in" / "data", "is or contains `"),
        (".", "is or contains the working directory"),
        ("..", "is or contains the working directory"),
        ("/", "is or contains the working directory"),
    ]:
        code, reported = run(good, "--overwrite", "--output", str(output))
        assert (code, reported.count("\n")) == (2, 1), reported
        assert cause in reported
    data = tmp_path / "in" / "data"
    code, reported = run(good, "--input", str(data), "--output", str(data / "new"))
    assert code == 2
    assert f"is in `{data}`, which is an input" in reported
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a.jsonl", "contract.yaml", "data", "elsewhere", "in"]


def test_outputs_that_cannot_be(tmp_path: Path) -> None:
    good = write(tmp_path, GOOD)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "a.jsonl").write_text("")
    for output, cause in [
        (f"{good}/x", "cannot be written: not a directory"),
        ("/proc/x", "cannot be written: "),
        (f"{tmp_path}/{'x' * 300}", "cannot be written: file name too long"),
        ("file://host/x", "is not on this machine"),
        (f"file://{good}", "is not a directory"),
    ]:
        for check in ([], ["--check"]):
            code, reported = run(good, "--output", output, *check)
            assert (code, reported.count("\n")) == (2, 1), reported
            assert cause in reported
    assert local(f"file://{tmp_path}/x") == local(f"file:{tmp_path}/x") == tmp_path / "x"
    assert local("file:x") == Path("x")


@pytest.mark.parametrize("check", [[], ["--check"]])
@pytest.mark.parametrize(
    ("options", "cause"),
    [
        ("--history nodir/x", "`nodir/x` cannot be written: `nodir` is not a folder"),
        ("--history .", "`.` is a folder: name a file in it"),
        ("--history out/x --output out", "which contains the results: keep the history elsewhere"),
        ("--compare nodir/x", "`nodir/x` cannot be read: no such file or directory"),
        ("--compare contract.yaml", "`contract.yaml` is not a `report.json` of `natsgrammar run`"),
        ("--available-now", "--available-now belongs to --stream"),
        ("--checkpoint x", "--checkpoint belongs to --stream"),
        ("--stream", "--stream takes one contract, and `--output DIR` or `--output-table TABLE`"),
        ("--stream --output x --overwrite", "--overwrite does not go with --stream"),
        ("--stream --output x --checkpoint y", "which nothing else takes"),
        ("--output nats://h/S --overwrite", "a stream as --output excludes"),
        ("--output nats://h", "names no stream"),
        ("--output x --conf y", "--conf"),
        ("--output data --overwrite", "`data` is or contains `data`, which is an input"),
    ],
)
def test_wrong_options_are_found_by_the_check_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check: list[str], options: str, cause: str
) -> None:
    good = write(tmp_path, GOOD)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "a.jsonl").write_text('{"subject": "a", "headers": {"ce-id": ["1"]}}\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    code, output = run("contract.yaml", "--input", "data", *options.split(), *check)
    assert code == 2, output
    assert cause in output
    assert sorted(path.name for path in tmp_path.iterdir()) == [Path(good).name, "data"]


def test_contracts_are_checked_without_pyspark(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "a.jsonl").write_text('{"subject": "a", "headers": {"ce-id": ["1"]}}\n', encoding="utf-8")
    program = (
        "import sys; sys.modules['pyspark'] = None\n"
        "from natsgrammar_gen.cli import main\n"
        f"main(['run', '--check', {write(tmp_path, GOOD)!r}])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == f"{tmp_path}/contract.yaml: 2 checks, 1 row of its data, no problems\n"


def test_one_check_is_counted_in_the_singular(tmp_path: Path) -> None:
    single = write(tmp_path, "contract: 1\nrules: [{column: name, rule: adr6:stream-name}]\n")
    assert run("--check", single) == (0, f"{single}: 1 check, no problems\n")
