"""What `breaking` and `diff` say of a changed contract: codes, places, examples; and of what cannot be compared."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from natsgrammar_gen.compare.breaking import CODES
from tests.unit.compare.test_diff import run

HEAD = "contract: 1\ninput:\n  format: %s\n  columns: {s: string, data: string%s}\nrules:\n"
INPUT, CHECK = HEAD + "  - {column: s, rule: subject}", HEAD % ("json", "") + "  - {column: s, %s}"
BODY = HEAD % ("json", "") + "  - {column: data, decode: {json: %s}, into: body}"
SCHEMA = BODY % "{schema: s.json}" + '\n---\n{"type": "object", "properties": {"a": {%s}}%s}'
CSV = "contract: 1\ninput: {format: csv, columns: {s: string, %s: string}}\nrules:\n  - {column: s, rule: subject}"
EVENTS = """\
contract: 1
input: {format: json, columns: {headers: "map<string,string>", data: binary}}
rules:
  - {column: headers, decode: %s, data: data, into: event}"""
TABLES = CHECK % "rule: subject" + "\ntables:%s"
EU, US = "\n  - {name: eu, where: {column: s, matches: '%s'}}", "\n  - {name: us, where: {column: s, matches: '%s'}}"
WHERE = "rule: subject, where: {column: s, matches: %s}"
CASES: list[tuple[str, str, list[str]]] = [
    (INPUT % ("json", ", n: int"), INPUT % ("json", ", n: tinyint"), [
        "4:38: COLUMN_NARROWED `n`: `tinyint`, was `int`: rejects `128`",
    ]),
    (INPUT % ("json", ', n: "decimal(10,2)"'), INPUT % ("json", ', n: "decimal(5,2)"'), [
        "4:38: COLUMN_NARROWED `n`: `decimal(5,2)`, was `decimal(10,2)`: rejects `1000`",
    ]),
    (INPUT % ("json", ", n: string, m: int"), INPUT % ("json", ", n: int"), [
        "4:38: COLUMN_RETYPED `n`: `int`, was `string`",
        "4:38: COLUMN_WIDENED `n`: `int`, was `string`: accepts `1`",
        '4:38: COLUMN_NARROWED `n`: `int`, was `string`: rejects `"x"`',
        'old:4:49: COLUMN_REMOVED `m`: no column, was `int`: accepts `"x"`',
    ]),
    (INPUT % ("csv", ", n: int"), INPUT % ("csv", ", n: string"), [
        "4:38: COLUMN_RETYPED `n`: `string`, was `int`",
        "4:38: COLUMN_WIDENED `n`: `string`, was `int`: accepts `x`",
    ]),
    (CSV % "n", CSV % "m", [
        "1:1: INPUT_CHANGED `input`: csv with `,` and the header `s`, `m`, was csv with `,` and the header `s`, `n`",
        "2:43: COLUMN_ADDED `m`: `string`, was no column: rejects no value",
        "old:2:43: COLUMN_REMOVED `n`: no column, was `string`: accepts no value",
    ]),
    (SCHEMA % ('"type": "integer", "minimum": 1', ""), SCHEMA % ('"type": "integer", "exclusiveMinimum": 1', ""), [
        "6:14: COLUMN_NARROWED `body#/a`: more than 1, was at least 1: rejects `1`",
    ]),
    (SCHEMA % ('"type": "integer", "exclusiveMaximum": 10', ""),
     SCHEMA % ('"type": "integer", "maximum": 9', ', "required": ["a"]'), [
        "6:14: COLUMN_NARROWED `body#/a`: a value, was any value: rejects no value",
    ]),
    (EVENTS % "{cloudevents: {uri_fragment: true}}", EVENTS % "cloudevents", [
        "4:14: CHECK_NARROWED `headers`: `cloudevents@1.0.3-wip`, was another decoding",
        "4:14: CHECK_WIDENED `headers`: another decoding, was `cloudevents@1.0.3-wip`",
    ]),
    (INPUT % ("csv", ""), INPUT % ("json", ""), [
        "1:1: INPUT_CHANGED `input`: json, was csv with `,` and the header `s`, `data`",
    ]),
    (INPUT % ("parquet", ", n: int"), INPUT % ("parquet", ", n: bigint"), [
        "4:38: COLUMN_NARROWED `n`: `bigint`, was `int`",
        "4:38: COLUMN_WIDENED `n`: `bigint`, was `int`",
    ]),
    (CHECK % "rule: stream-name", CHECK % "rule: subject, nullable: false", [
        "6:14: CHECK_WIDENED `s`: `subject`, was `stream-name`: accepts `/`",
        "6:14: CHECK_NARROWED `s`: null is invalid, was null is valid: rejects `null`",
    ]),
    (CHECK % "rule: subject, fail_above: 10", CHECK % "rule: subject, fail_above: 1 %", [
        "6:14: LIMIT_LOOSENED `s`: `fail_above: 1 %`, was `fail_above: 10`",
        "6:14: LIMIT_TIGHTENED `s`: `fail_above: 1 %`, was `fail_above: 10`",
    ]),
    (CHECK % "rule: subject, severity: warn", CHECK % "rule: subject, fail_above: 1 %", [
        "6:14: LIMIT_TIGHTENED `s`: `fail_above: 1 %`, was a warning",
    ]),
    (CHECK % (WHERE % "a.*"), CHECK % (WHERE % "a.>" + ", nullable: false"), [
        "6:14: CHECK_NARROWED `s`: `subject` where `s matches a.>`, was `subject` where `s matches a.*`: rejects `a..`",
    ]),
    (BODY % '"struct<a: int>"', BODY % '"struct<a: int, b: struct<c: date>>"', [
        '6:14: COLUMN_ADDED `body#/b`: `struct`, was no column: rejects `"x"`',
    ]),
    (BODY % '"struct<a: int>"', CHECK % "rule: subject", [
        '6:14: CHECK_NARROWED `s`: `subject`, was no rule: rejects `""`',
        "old:6:14: COLUMN_REMOVED `body`: no column, was a column",
        "old:6:14: CHECK_WIDENED `data`: no decoding, was JSON into `body`: accepts `x`",
    ]),
    (BODY % '"struct<a: int>"', BODY.replace("body", "body, framing: confluent") % '"struct<a: int>"', [
        "6:14: CHECK_NARROWED `data`: JSON, framed into `body`, was no decoding: rejects `x`",
        "6:14: CHECK_WIDENED `data`: no decoding, was JSON into `body`: accepts `x`",
    ]),
    (SCHEMA % ('"type": "integer"', ""), SCHEMA % ('"type": "integer", "minimum": 5', ', "required": ["a"]'), [
        "6:14: COLUMN_NARROWED `body#/a`: a value, was any value: rejects no value",
        "6:14: COLUMN_NARROWED `body#/a`: at least 5, was any value: rejects `4`",
    ]),
    (SCHEMA % ('"enum": ["x", "y"]', ""), SCHEMA % ('"enum": ["x"]', ', "additionalProperties": false'), [
        '6:14: COLUMN_NARROWED `body#/a`: "x", was one of "x", "y": rejects `"y"`',
        '6:14: COLUMN_NARROWED `body#`: no member other than `a`, was any value: rejects `{"a": "x", "x": 1}`',
    ]),
    (SCHEMA % ('"type": "string"', ""), SCHEMA % ('"type": "string", "pattern": "^a+$"', ""), [
        '6:14: COLUMN_NARROWED `body#/a`: the pattern `^a+$`, was any value: rejects `""`',
    ]),
    (SCHEMA % ('"type": "string", "minLength": 2, "maxLength": 3', ""), SCHEMA % ('"enum": ["ab"]', ""), [
        '6:14: COLUMN_NARROWED `body#/a`: "ab", was any value: rejects `"xx"`',
    ]),
    (SCHEMA % ('"type": "array"', ""), SCHEMA % ('"type": "array", "maxItems": 2', ""), [
        '6:14: COLUMN_NARROWED `body#/a`: at most 2 items, was any value: rejects `["x", "x", "x"]`',
    ]),
    (TABLES % (EU % "eu.>" + US % "us.>"), TABLES % (EU % "eu.*" + US % ">"), [
        "8:32: TABLE_NARROWED table `eu`: `s matches eu.*`, was `s matches eu.>`: loses `eu.!.!`",
        "9:32: TABLE_WIDENED table `us`: `s matches >`, was `s matches us.>`: gains `!`",
    ]),
    (TABLES % (EU % "eu.>"), TABLES % (US % "us.>" ), [
        "8:32: TABLE_ADDED table `us`: a table of `s matches us.>`, was no table",
        "old:8:32: TABLE_REMOVED table `eu`: no table, was a table of `s matches eu.>`",
    ]),
    (TABLES % (EU % "eu.>" + US % ">"), TABLES % (US % ">" + EU % "eu.>"), [
        "8:32: TABLE_WIDENED table `us`: `s matches >`, was `s matches >`: gains `eu.!`",
        "9:32: TABLE_NARROWED table `eu`: `s matches eu.>`, was `s matches eu.>`: loses `eu.!`",
    ]),
]  # fmt: skip


def write(folder: Path, text: str) -> None:
    folder.mkdir()
    contract, _, schema = text.partition("\n---\n")
    folder.joinpath("c.yaml").write_text(contract)
    folder.joinpath("s.json").write_text(schema)


@pytest.mark.parametrize(("old", "new", "expected"), CASES)
def test_each_change_has_its_findings(
    old: str, new: str, expected: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(Path("old"), old)
    write(Path("new"), new)
    code, output = run("breaking", "new/c.yaml", "--against", "old")
    lines = [line for line in output.splitlines() if not line.endswith("against old")]
    assert [line.replace("new/c.yaml:", "").replace("old/c.yaml", "old") for line in lines] == expected
    assert code == 1
    assert run("breaking", str(tmp_path / "new/c.yaml"), "--against", "old")[0] == 1
    assert run("diff", "old/c.yaml", "new/c.yaml")[0] == 1
    assert run("breaking", "old/c.yaml", "--against", "old") == (0, "0 findings against old\n")


def test_every_code_of_a_contract_has_a_case() -> None:
    codes = {line.split()[1] for _, _, lines in CASES for line in lines}
    assert codes == {code for code, kind in CODES.items() if "full" in kind.categories}


LARK = '// @title ACME\n\n// @good "1"\nid: /[0-9]{%s}/\n'
OWN = "contract: 1\ngrammars: ../names\ninput: {format: json, columns: {s: string}}\n"
OWN += "rules: [{column: s, rule: 'acme:id'}]\n"


def test_a_contract_is_compared_with_a_revision_and_its_grammars_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("names/acme", "contracts"):
        Path(folder).mkdir(parents=True)
    grammar, contract, broken = Path("names/acme/1.lark"), Path("contracts/c.yaml"), Path("contracts/broken.yaml")
    grammar.write_text(LARK % "1,9")
    contract.write_text(OWN)
    broken.write_text(OWN.replace("acme:id", "acme:di"))
    for command in (["init", "-q"], ["add", "."], ["-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "x"]):
        subprocess.run(["git", *command], check=True)
    grammar.write_text(LARK % "1,5")
    finding = "contracts/c.yaml:4:18: CHECK_NARROWED `s`: `acme:id`, was `acme:id`: rejects `000000`\n"
    assert run("breaking", str(contract), "--against", "HEAD") == (1, f"{finding}1 finding against HEAD\n")
    assert run("breaking", str(contract), "--against", "HEAD", "--use", "forward")[0] == 0
    monkeypatch.chdir("contracts")
    code, output = run("breaking", "c.yaml", "--against", "HEAD", "--format", "json")
    assert (code, json.loads(output)[0]["code"]) == (1, "CHECK_NARROWED")
    Path("new.yaml").write_text(OWN)
    assert run("breaking", "new.yaml", "--against", "HEAD")[1].startswith("new.yaml: new: nothing to compare\n")
    broken = Path("broken.yaml")
    broken.write_text(OWN)
    for arguments, cause in (
        (("broken.yaml", "--against", "HEAD"), "HEAD:contracts/broken.yaml:4:"),
        (("c.yaml", "--against", "no-such-ref"), "no-such-ref"),
        (("nothing.yaml", "--against", "HEAD"), "`nothing.yaml` cannot be read"),
        (("../names/acme/1.lark", "--against", "HEAD"), "HEAD:names/acme/1.lark:"),
        ((".", "--against", "HEAD"), "HEAD:contracts"),
        (("../names", "--against", "../contracts"), "../names"),
        (("c.yaml", "--against", "HEAD", "--grammar", "../names"), "--grammar excludes contracts"),
    ):
        code, output = run("breaking", *arguments)
        assert (code, cause in output) == (2, True), output


PARTS = """\
// @title Acme

order: region rest "." id
// @part region
region: /[a-z]/
// @part id
id: /[0-9]+/
rest: /[a-z]/
"""


@pytest.mark.parametrize(
    ("before", "after", "codes"),
    [
        ("region\n", "area\n", ["COLUMN_ADDED", "COLUMN_REMOVED"]),
        ("// @part region\n", "", ["COLUMN_REMOVED"]),
        ("region rest", "rest region", ["CHECK_NARROWED", "CHECK_WIDENED"]),
        ("// @title", "// Comments change nothing.\n// @title", []),
    ],
)
def test_changed_parts_are_changed_columns(
    before: str, after: str, codes: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder, text in (("old", PARTS), ("new", PARTS.replace(before, after, 1))):
        write(Path(folder), CHECK % 'decode: "acme:order", flatten: true' + "\ngrammars: names")
        Path(folder, "names", "acme").mkdir(parents=True)
        Path(folder, "names", "acme", "1.lark").write_text(text)
    code, output = run("breaking", "new/c.yaml", "--against", "old", "--format", "json")
    assert sorted(each["code"] for each in json.loads(output)) == codes
    assert code == bool(codes)
