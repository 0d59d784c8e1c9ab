"""Contracts proposed from data, and data held against contracts; no Spark is started here."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.contracts.rules import proposal
from natsgrammar_spark import load
from natsgrammar_spark.contract.ddl import ddl
from natsgrammar_spark.contract.discover import find
from natsgrammar_spark.sample.read import sample
from tests.support.contracts import schema_errors

ROWS: list[dict[str, Any]] = [
    {"subject": "orders.eu.17", "stream": "ORDERS", "headers": {"ce-id": ["1"]}, "n": 1, "at": "2026-01-01T00:00:00Z"},
    {"subject": "mars.od.1%2E45", "stream": "MARS", "headers": None, "n": 2, "at": "2026-01-02T00:00:00Z"},
    {
        "subject": "orders..17",
        "stream": "ORDERS.EU",
        "headers": {"ce-id": ["a\nb"]},
        "n": 3,
        "at": "2026-01-03T00:00:00Z",
    },
]
TYPES = {"subject": "string", "stream": "string", "headers": "map<string,array<string>>", "n": "bigint", "at": "string"}


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["contract", *map(str, arguments)])


def put(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def lines(rows: list[dict[str, Any]] | None = None) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows or ROWS)


def parquet(path: Path) -> Path:
    kinds = pa.schema(
        [
            ("subject", pa.string()),
            ("stream", pa.dictionary(pa.int32(), pa.string())),
            ("headers", pa.map_(pa.string(), pa.list_(pa.string()))),
            ("n", pa.int64()),
            ("at", pa.large_string()),
        ]
    )
    rows = [{**row, "headers": None if row["headers"] is None else list(row["headers"].items())} for row in ROWS]
    pq.write_table(pa.Table.from_pylist(rows, kinds), path)
    return path


@pytest.mark.parametrize("form", ["jsonl", "jsonl.gz", "parquet"])
def test_a_contract_from_data(tmp_path: Path, form: str) -> None:
    data = tmp_path / f"orders.{form}"
    if form == "parquet":
        parquet(data)
    else:
        data.write_bytes(lines().encode() if form == "jsonl" else gzip.compress(lines().encode()))
    made = run("init", data, "--output", tmp_path / "orders.yaml")
    assert made.exit_code == 0, made.output
    text = (tmp_path / "orders.yaml").read_text()
    assert text.startswith("# yaml-language-server: $schema=contract.schema.json\n")
    assert schema_errors(text) == []
    (contract,) = load(str(tmp_path / "orders.yaml"))
    assert contract.input.columns is not None
    assert {name: ddl(kind) for name, kind in contract.input.columns.fields} == TYPES
    assert [(check.column, check.address, check.nullable) for check in contract.checks] == [
        ("subject", "subject-publish", False),
        ("stream", "stream-name", False),
        ("at", "cloudevents:timestamp", False),
        ("headers", "nats-headers@2026-04-28", True),
    ]
    refused = "# rejects 1 of 3 values: `orders..17`; empty token (two dots in a row) at position 7; expected printable"
    assert refused in text
    assert "stream: stream-name, rejects 1 of 3 values: `ORDERS.EU`" in made.stderr
    assert run("check", tmp_path / "orders.yaml").exit_code == 0


def test_a_contract_from_csv_reads_its_rows(tmp_path: Path) -> None:
    put(tmp_path, "a.csv", '\ufeffsubject;n;x;ok;note\na.b;1;0.5;true;"a ""b"""\nc.d;-2;3;false;\n')
    put(tmp_path, "b.csv", 'subject;n;x;ok;note\r\ne.f;3;1e3;true;c d\r\n\r\n1;2\r\ng.h;4;1;true;i"\r\n')
    made = run("init", tmp_path / "*.csv", "--name", "all", "--output", tmp_path / "all.yaml")
    assert (
        "3 lines cannot be read: b.csv:3: blank line; b.csv:4: not 5 fields; b.csv:5: not a record of CSV"
        in made.stderr
    )
    (contract,) = load(str(tmp_path / "all.yaml"))
    assert (contract.name, contract.input.delimiter, contract.input.paths) == ("all", ";", (str(tmp_path / "*.csv"),))
    assert contract.input.columns is not None
    assert [ddl(kind) for _, kind in contract.input.columns.fields] == [
        "string",
        "bigint",
        "double",
        "boolean",
        "string",
    ]
    assert run("check", tmp_path / "all.yaml").exit_code == 0


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        (["1", "-9223372036854775807"], "bigint"),
        (["1000000000000000000"], "bigint"),
        (["9223372036854775808"], "decimal(38,0)"),
        (["12345678901234567890", "1"], "decimal(38,0)"),
        ([f"-{10**38 - 1}"], "decimal(38,0)"),
        ([str(10**38)], "string"),
        (["9" * 5000], "string"),
        (["1.10", "1.20", "5e-324", "0.30000000000000004", "1E22"], "double"),
        (["0.1", "0.10000000000000000001"], "decimal(38,20)"),
        (["0.5", "12345678901234567890"], "decimal(38,1)"),
        (["0.10000000000000000001", "12345678901234567890"], "string"),
        (["9007199254740993", "1.5"], "decimal(38,1)"),
        (["9007199254740992", "1.5"], "double"),
        (["1e400"], "string"),
        (["1e-400"], "string"),
        (["1e99999999999999999999"], "string"),
        (["true", "false"], "boolean"),
        (["1", "true"], "string"),
    ],
)
def test_numbers_of_csv_are_held_exactly(tmp_path: Path, values: list[str], kind: str) -> None:
    data = put(tmp_path, "a.csv", "".join(f"{row}\n" for row in ["n", *values]))
    actual = sample(find([str(data)]), "csv", 100)
    assert [ddl(item) for _, item in actual.columns.fields] == [kind]
    rules = CONTRACT[CONTRACT.index("rules:") :].replace("subject,", "s,")
    beyond = ("true", "false", "9" * 5000, "1e400", "1e-400", "1e99999999999999999999")
    for declared, problems in (("double", values[-1] in beyond), ("string", False)):
        columns = f"{{s: string, n: {declared}}}"
        contract = put(tmp_path, "c.yaml", f"contract: 1\ninput: {{path: b.csv, columns: {columns}}}\n{rules}")
        put(tmp_path, "b.csv", "".join(f"{row}\n" for row in ["s,n", *(f"a,{value}" for value in values)]))
        checked = run("check", contract)
        assert (checked.exit_code, "column `n`" in checked.stderr or "half of" in checked.stderr) == (0, problems)


LONG = "12345678901234567890123456789012"


@pytest.mark.parametrize(
    ("form", "numbers", "kind", "notes"),
    [
        ("jsonl", ["9007199254740993", "1.5"], "decimal(38,1)", 0),
        ("jsonl", [LONG, "0.000001"], "decimal(38,6)", 0),
        ("jsonl", ["0." + "1" * 38], "decimal(38,38)", 0),
        ("jsonl", ["0.1", "1e22", "9007199254740992"], "double", 0),
        ("jsonl", [LONG, "0.1234567"], "double", 1),
        ("jsonl", ["9" * 50], "double", 1),
        ("jsonl", ["1.5", "1e99999999999999999999"], "double", 1),
        ("csv", ["9" * 50], "string", 1),
        ("csv", ["9" * 50, "x"], "string", 0),
    ],
)
def test_numbers_that_no_type_holds_are_noted(
    tmp_path: Path, form: str, numbers: list[str], kind: str, notes: int
) -> None:
    """Also inside other columns, as `o.n` is."""
    rows = [f'{{"n": {number}, "o": [{{"n": {number}}}]}}' for number in numbers]
    data = put(tmp_path, f"a.{form}", "\n".join(rows if form == "jsonl" else ["n", *numbers]) + "\n")
    seen = sample(find([str(data)]), "csv" if form == "csv" else "json", 100)
    assert ddl(dict(seen.columns.fields)["n"]) == kind
    places = ["n", "o[].n"] if form == "jsonl" else ["n"]
    assert [note.partition(":")[0] for note in seen.notes] == places * notes


@pytest.mark.parametrize(("kind", "notes"), [("double", 1), ('"decimal(38,0)"', 0)])
@pytest.mark.parametrize("form", ["json", "csv"])
def test_check_notes_the_numbers_that_a_run_rounds(tmp_path: Path, form: str, kind: str, notes: int) -> None:
    put(tmp_path, f"rows.{form}", f'{{"s": "a", "n": {LONG}}}\n' if form == "json" else f"s,n\na,{LONG}\n")
    text = f"contract: 1\ninput: {{path: rows.{form}, columns: {{s: string, n: {kind}}}}}\n"
    contract = put(tmp_path, "c.yaml", f"{text}rules: [{{column: s, rule: 'nats-docs:subject'}}]\n")
    checked = run("check", contract)
    assert (checked.exit_code, checked.stderr.count("n: a `double` rounds")) == (0, notes)


def test_columns_of_parquet_that_spark_does_not_read(tmp_path: Path) -> None:
    """As Spark 4 has them: PARQUET_TYPE_ILLEGAL, UNSUPPORTED_TIME_TYPE and DECIMAL_PRECISION_EXCEEDS_MAX_PRECISION."""
    kinds: dict[str, tuple[pa.DataType, str]] = {
        "t": (pa.time64("us"), "time64[us]"),
        "ns": (pa.timestamp("ns"), "timestamp[ns]"),
        "utc": (pa.timestamp("ns", "UTC"), "timestamp[ns, tz=UTC]"),
        "d": (pa.decimal256(40, 0), "decimal(40,0)"),
        "h": (pa.float16(), "halffloat"),
        "u": (pa.uuid(), "extension<arrow.uuid>"),
        "l": (pa.list_(pa.timestamp("ns")), "array<timestamp[ns]>"),
        "o": (pa.struct([("x", pa.string()), ("t", pa.time32("ms"))]), "struct<`x`:string,`t`:time32[ms]>"),
    }
    read: dict[str, tuple[pa.DataType, str]] = {
        "subject": (pa.string(), "string"),
        "us": (pa.timestamp("us"), "timestamp_ntz"),
        "z": (pa.timestamp("ms", "UTC"), "timestamp"),
        "since": (pa.duration("us"), "bigint"),
        "none": (pa.null(), "int"),
    }
    schema = pa.schema([(name, kind) for name, (kind, _) in {**read, **kinds}.items()])
    pq.write_table(pa.Table.from_pylist([{"subject": "a.b", "o": {"x": "c.d"}}], schema), tmp_path / "a.parquet")
    made = run("init", tmp_path / "a.parquet", "--output", out := tmp_path / "a.yaml")
    assert (made.exit_code, out.exists()) == (2, False)
    for name, (_, reported) in kinds.items():
        assert f"column `{name}` is `{reported}`, and Spark reads no file with such a column" in made.stderr
    assert "`timestamp[ns]`, and Spark reads no file with such a column: write the files in microseconds" in made.stderr
    pq.write_table(pa.Table.from_pylist([{"subject": "a.b"}], schema).select([*read]), tmp_path / "b.parquet")
    assert run("init", tmp_path / "b.parquet", "--output", out).exit_code == 0
    (contract,) = load(str(out))
    assert contract.input.columns is not None
    assert [(name, ddl(kind)) for name, kind in contract.input.columns.fields] == [
        (name, output) for name, (_, output) in read.items()
    ]
    assert [check.column for check in contract.checks] == ["subject"]
    declared = "us: timestamp_ntz\n    ns: timestamp\n    o: 'struct<x: string>'"
    text = out.read_text().replace("us: timestamp_ntz", declared).replace("b.parquet", "a.parquet")
    out.write_text(f"{text}  - {{column: o.x, rule: 'nats-docs:subject'}}\n")
    checked, runs = run("check", out), CliRunner().invoke(main, ["run", "--check", str(out)])
    assert (checked.exit_code, runs.exit_code) == (1, 2)
    assert len(checked.stdout.splitlines()) == len(kinds)  # one each, declared or not
    for name, (_, reported) in kinds.items():
        assert f"column `{name}` is `{reported}`, and Spark reads no file" in checked.stdout
        assert f"column `{name}` is `{reported}`, and Spark reads no file" in runs.stderr


def test_a_column_of_parquet_with_several_types(tmp_path: Path) -> None:
    """As Spark 4 has it: CANNOT_MERGE_SCHEMAS."""
    (data := tmp_path / "data").mkdir()
    for name, number in (("a", 1), ("b", "one")):
        (data / f"day={name}").mkdir()
        pq.write_table(pa.table({"subject": ["a.b"], "n": [number]}), data / f"day={name}" / "x.parquet")
    made = run("init", data, "--output", tmp_path / "a.yaml")
    kinds = " or ".join(
        f"`{kind}` in `{data}/day={name}/x.parquet`" for kind, name in (("bigint", "a"), ("string", "b"))
    )
    cause = f"{kinds}, and Spark reads no files of which a column has several types: write all with one"
    assert (made.exit_code, made.stderr) == (2, f"error: column `n` is {cause}\n")
    contract = "contract: 1\ninput: {path: data}\nrules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    assert f"column `n` is {cause}\n" in run("check", put(tmp_path, "a.yaml", contract)).stdout


def test_partitions_have_the_format_of_their_files(tmp_path: Path) -> None:
    for day in ("2026-01-01", "2026-01-02"):
        (folder := tmp_path / "events" / f"day={day}").mkdir(parents=True)
        (folder / "_SUCCESS").touch()
        pq.write_table(pa.table({"subject": ["a.b"]}), folder / "part-0.snappy.parquet")
    made = run("init", tmp_path / "events", "--output", out := tmp_path / "a.yaml")
    assert made.exit_code == 0, made.output
    assert "format: parquet\n" in out.read_text()
    assert run("check", out).exit_code == 0
    (other := tmp_path / "texts" / "day=1").mkdir(parents=True)
    put(other, "a.txt", "x")
    assert "cannot infer the format of" in run("init", tmp_path / "texts").stderr


def test_a_mixed_column_is_reported(tmp_path: Path) -> None:
    made = run(
        "init", put(tmp_path, "a.jsonl", '{"subject": "a.b"}\n{"subject": "c"}\n{"subject": 5}\n{"x": [1, "a", 2]}\n')
    )
    assert made.exit_code == 0
    assert "warning: subject: 1 value of another type" in made.stderr
    assert "warning: x[]: 1 value of another type" in made.stderr


RANKED = {
    ("stream",): (["ORDERS", "MARS"], "adr6:stream-name"),
    ("name", "config", "consumers"): (["a", "b"], "adr6:consumer-name"),
    ("created",): ([f"2026-01-{day:02}T00:00:00Z" for day in range(1, 20)], "cloudevents:timestamp"),
    ("filter_subjects",): (["orders.>", "mars.*.x"], "nats-docs:subscription"),
    ("filter_subject",): (["orders.>", "mars.x", "é.a"], "nats-docs:subscription"),
    ("subjects", "config"): (["orders.>", "mars.x", "$KV.é.>"], "nats-docs:subscription"),
    ("subject",): (["orders.eu", "orders..eu", "é"], "nats-docs:subject"),
    ("deliver_group", "config"): (["workers", "a"], "adr6:queue-name"),
    ("queue_group",): (["workers", "a"], "adr6:queue-name"),
    ("priority_group",): (["A", "B"], "priority-group"),
    ("server",): (["n1", "n2"], "server-name"),
    ("cluster_name",): (["east", "west"], "cluster-name"),
    ("a", "metadata", "config"): (["b", "c"], None),
    ("metadata",): (["b", "c"], None),
    ("metadata key",): (["b", "c"], "adr33:metadata-key"),
    ("group",): (["a", "b.c", "d e", "f g"], None),
    ("bucket", "kv"): (["images", "files"], "adr6:kv-bucket-name"),
    ("object",): (["report.pdf", "a b.txt"], "adr6:os-object-name"),
    ("key", "kv"): (["profile.name", "a/b"], "adr6:kv-key-name"),
    ("keys", "kv"): (["profile.name", "a/b"], "adr6:kv-key-name"),
    ("key name",): (["profile.name", "a/b"], "adr6:kv-key-name"),
    ("key", "subjects"): (["$KV.images.a", "$KV.images.b"], "js-api:key-value"),
    ("key",): (["a b", "c d"], None),
    ("Key",): (["a:b", "c", "d"], "adr6:kv-key-name"),
    ("keys",): (["user:17", "user:18"], None),
    ("value", "kv"): (["abc", "def"], None),
    ("value", "streams"): (["abc", "def"], None),
    ("value", "headers", "streams"): (["abc", "def"], "nats-headers:header-value"),
    ("header_value",): (["abc", "def"], "nats-headers:header-value"),
    ("consumer",): (["workers", "a"], "adr6:consumer-name"),
    ("durable",): (["workers", "a"], "adr6:durable-name"),
    ("queue",): (["workers", "a"], "adr6:queue-name"),
    ("reply",): (["_INBOX.a.1", "_INBOX.a.2"], "adr6:reply-to"),
    ("time",): (["1200", "0600"], "aviso:time-value"),
    ("date",): (["20260131", "20260201"], "aviso:date-value"),
    ("comment",): (["Hello, world", "a text; of some kind", "…"], None),
    ("status",): ([f"state{at}" for at in range(99)], None),
}


@pytest.mark.parametrize("context", RANKED, ids=" ".join)
def test_the_rule_for_a_column(context: tuple[str, ...]) -> None:
    texts, address = RANKED[context]
    actual = proposal(dict.fromkeys(texts, 1), context)
    best = actual.best.address if actual.best else None
    is_kind = best is not None and ng.rule(best).spec == "portable"
    assert (actual.other if is_kind and actual.other else best) == address


def test_the_safe_rule_is_proposed_with_the_number_of_values_that_only_a_wider_one_accepts(tmp_path: Path) -> None:
    subjects = ["orders.eu", "orders.são-paulo", "orders.us", "orders..eu"]
    data = put(tmp_path, "a.jsonl", "".join(f'{{"subject": "{subject}"}}\n' for subject in subjects))
    made = run("init", data)
    assert "rule: subject-publish" in made.stdout.replace('"', "")
    assert "rejects 2 of 4 values" in made.stdout
    assert "`nats-docs:subject` is wider: it accepts 1 of them" in made.stdout


def test_a_wider_rule_is_proposed_with_the_number_of_values_that_the_safe_one_rejects(tmp_path: Path) -> None:
    data = put(tmp_path, "a.jsonl", "".join(f'{{"stream": "{name}"}}\n' for name in ("ORDERS", "Größe", "a/b")))
    made = run("init", data)
    assert "rule: nats-docs:stream-name" in made.stdout.replace('"', "")
    for output in (made.stdout, made.stderr):
        assert "rejects 1 of 3 values" in output
        assert "`stream-name`, which is safe everywhere, rejects 1 more value\n" in output


@pytest.mark.parametrize(("names", "noted"), [(20, True), (10, True), (9, False)])
def test_check_notes_a_rule_that_rejects_half_of_the_values(tmp_path: Path, names: int, noted: bool) -> None:
    texts = [*(f"A.{at}" for at in range(names)), *(f"A{at}" for at in range(20 - names))]
    put(tmp_path, "a.jsonl", "".join(f'{{"stream": "{text}"}}\n' for text in texts))
    columns = "input: {format: json, path: a.jsonl, columns: {stream: string}}"
    rules = "rules:\n  - {column: stream, rule: stream-name}"
    contract = put(tmp_path, "a.yaml", f"contract: 1\nname: a\n{columns}\n{rules}\n")
    checked = run("check", contract)
    assert (checked.exit_code, checked.stdout[-14:]) == (0, ", no problems\n")
    assert (f"a.yaml:5:14: column `stream`: `stream-name` rejects {names} of 20 values" in checked.stderr) == noted


NAMESAKES = {
    "key": (["a b", "c d"], None),
    "time": (["2026-01-31 12:00:00"], "cloudevents:timestamp"),
    "date": (["31.1.2026"], None),
    "service": (["orders", "a b", "c d"], "service-name"),
    "stream": (["A.B", "C.D"], "stream-name"),
    "subject": (["a b", "..c"], "subject-publish"),
}


@pytest.mark.parametrize("column", NAMESAKES)
def test_the_rule_that_is_named_as_the_column_and_refuses_most(column: str) -> None:
    texts, address = NAMESAKES[column]
    actual = proposal(dict.fromkeys(texts, 1), [column])
    assert (actual.best, actual.named) == (None, address)


def test_empty_lists_of_values_keep_headers_together(tmp_path: Path) -> None:
    data = put(tmp_path, "a.jsonl", '{"headers":{"ce-id":["1"],"ce-a":[],"ce-b":null}}\n')
    assert "headers: map<string,array<string>>" in run("init", data).stdout


def test_bits_count_the_names_of_a_rule() -> None:
    actual = proposal({"1200": 1, "0759": 9}, ["aviso-time"])
    # 1,440 times among 95⁴ texts: (4 log₂ 95 − log₂ 1440) / 4
    assert actual.best is not None
    assert (actual.best.address, round(actual.best.bits, 2)) == ("aviso:time-value", 3.95)


def test_own_rules_come_first(tmp_path: Path) -> None:
    (tmp_path / "names/acme").mkdir(parents=True)
    title = "// @title Acme\n// @source https://example.com\n\n"
    put(tmp_path, "names/acme/1.lark", f'{title}// @good "acme.a"\nsubject: "acme." /[a-z]+/\n')
    data = put(tmp_path, "a.jsonl", '{"subject": "acme.x"}\n{"subject": "acme.y"}\n')
    made = run("init", data, "--grammar", tmp_path / "names", "--output", tmp_path / "a.yaml")
    assert made.exit_code == 0, made.output
    assert "subject: acme:subject" in made.stderr
    assert run("check", tmp_path / "a.yaml").exit_code == 0  # which names the grammars


BAD = {
    "empty.csv": (b"", "no rows in `{path}`"),
    "blank.csv": (b"\na,b\n", "`{path}`: the first line is blank"),
    "empty.jsonl": (b"", "no rows in `{path}`"),
    "head.csv": (b"a,b\n", "no rows in `{path}`"),
    "png.csv": (b"\x89PNG\r\n\x1a\n\0", "`{path}`: line 1: not UTF-8: byte 0x89 at position 0"),
    "png.jsonl": (b"\x89PNG\r\n\x1a\n\0", "no rows in `{path}`: png.jsonl:1: invalid UTF-8"),
    "png.parquet": (b"\x89PNG\r\n\x1a\n\0", "`{path}` is not Parquet, or broken"),
    "quote.csv": (
        b'"a\nb",c\n',
        "`{path}`: the first line is not a record: its quotation marks are not as in RFC 4180",
    ),
    "case.csv": (b"a,A\n1,2\n", "columns `a` and `A` differ only in case, which Spark ignores"),
    "same.csv": (b"a,a\n1,2\n", "columns `a` and `a` have one name"),
    "noname.csv": (b",b\n1,2\n", "column 1 has no name: name it; a CSV without a header needs `--no-header`"),
    "other.jsonl": (b'[1]\n"x"\n', "no rows in `{path}`: other.jsonl:1: JSON, but not an object"),
    "half.jsonl": (b'{"a": "\\ud800"}\n', "no rows in `{path}`: half.jsonl:1: unpaired surrogate in an escape"),
    "twice.jsonl": (b'{"o": {"a": 1, "a": 1}}\n', "no rows in `{path}`: twice.jsonl:1: duplicate member name"),
    "array.json": (b"[\n1\n]\n", "`{path}` begins as a JSON array: write one object on each line, as `jq -c '.[]'`"),
    "array.jsonl": (b'[{"a": 1},\n{"a": 2}]\n', "`{path}` begins as a JSON array: write one object on each line"),
    "utf16.csv": ("a,b\n1,2\n".encode("utf-16"), "`{path}`: UTF-16 (byte order mark FF FE): save it as UTF-8"),
    "utf16.jsonl": (b"\xfe\xff\0{\0}", "`{path}`: UTF-16 (byte order mark FE FF): save it as UTF-8"),
    "deep.jsonl": (b"[" * 100_000, "no rows in `{path}`: deep.jsonl:1: not valid JSON"),
    "a:b.csv": (b"a\n1\n", "`{path}`: Spark reads no file whose name has a colon: rename it"),
    "_a.csv": (b"a\n1\n", "`{path}`: Spark reads no file whose name begins with `_` or `.`, or ends with `._COPYING_`"),
    "cut.jsonl.gz": (gzip.compress(b"{}")[:-6], "`{path}` is not a whole `.gz` file: copy or compress it again"),
    "x.jsonl.lz4": (b"", "`{path}`: decompress it, or take a sample of it"),
    "x.csv.deflate": (b"", "`{path}` is not a whole `.deflate` file: copy or compress it again"),
    "x.csv.xz": (b"", "`{path}`: Spark has no codec for `.xz` files; decompress it first"),
    "utf32.csv": ("a,b\n".encode("utf-32"), "`{path}`: UTF-32 (byte order mark FF FE 00 00): save it as UTF-8"),
    "bars.csv": (b"a|b,c\nx|1\n", "no rows in `{path}`: bars.csv:2: not 2 fields, with `,` as `delimiter`"),
}


@pytest.mark.parametrize(
    ("column", "value", "rule"),
    [("durable_name", "d {}", "durable-name"), ("stream", "EU.ORDERS.{}", "stream-name")],
)
def test_the_rule_of_a_name_says_what_it_refuses(tmp_path: Path, column: str, value: str, rule: str) -> None:
    rows = "".join(f'{{"{column}":"{value.format(number)}","subject":"a.b"}}\n' for number in range(20))
    made = run("init", put(tmp_path, "a.jsonl", rows), "--output", tmp_path / "out.yaml")
    assert f"{column}: no rule; `{rule}`, named as the column, rejects 20 of 20 values: " in made.stderr
    text = (tmp_path / "out.yaml").read_text(encoding="utf-8")
    assert f"# - column: {column}\n  #   rule: {rule}\n" in text
    assert f"  - column: {column}" not in text


def test_keys_of_any_map_are_not_keys_of_metadata(tmp_path: Path) -> None:
    data = put(tmp_path, "a.jsonl", '{"h":{"Nats-Msg-Id":"1","x y":"2"},"metadata":{"a b":"1"},"subject":"a.b"}\n')
    made = run("init", data, "--output", tmp_path / "out.yaml")
    assert "h{keys}: no rule\n" in made.stderr
    assert "metadata{keys}: metadata-key\n" in made.stderr


@pytest.mark.parametrize("name", ["stream", "a stream"], ids=["a field", "a key"])
def test_objects_in_objects_take_time_in_proportion(tmp_path: Path, name: str) -> None:
    data = put(tmp_path, "a.jsonl", f'{{"{name}":' * 99 + '"A"' + "}" * 99)
    made = run("init", data, "--output", tmp_path / "out.yaml")
    assert "out.yaml written" in made.stderr
    assert run("check", tmp_path / "out.yaml").exit_code == 0


def test_a_column_deeper_than_a_type_may_be_is_left_out(tmp_path: Path) -> None:
    data = put(tmp_path, "a.jsonl", '{"subject":"a.b","deep":' + "[" * 800 + "]" * 800 + "}")
    made = run("init", data, "--output", tmp_path / "out.yaml")
    assert made.stderr.startswith("warning: column `deep` is left out: it is nested more than 100 deep\n")
    assert run("check", tmp_path / "out.yaml").exit_code == 0
    text = (tmp_path / "out.yaml").read_text(encoding="utf-8")
    declared = text.replace("    subject: string\n", "    subject: string\n    deep: variant\n")
    assert text != declared
    assert run("check", put(tmp_path, "deep.yaml", declared)).exit_code == 0


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_read(tmp_path: Path, name: str) -> None:
    text, cause = BAD[name]
    path = put(tmp_path, name, text)
    made = run("init", path, "--output", tmp_path / "out.yaml")
    assert (made.exit_code, made.stdout) == (2, "")
    assert made.stderr.startswith(f"error: {cause.format(path=path)}")
    assert made.stderr.count("\n") == 1
    assert not (tmp_path / "out.yaml").exists()


def test_lines_that_end_in_cr_alone(tmp_path: Path) -> None:
    data = put(tmp_path, "a.csv", "subject,n\ra.b,1\rc.d,2\r")
    cause = f"no rows in `{data}`: its lines end in CR alone, convert them to LF"
    assert run("init", data).stderr == f"error: {cause}\n"
    rules = "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    path = put(
        tmp_path, "c.yaml", f"contract: 1\ninput: {{path: a.csv, columns: {{subject: string, n: int}}}}\n{rules}"
    )
    assert cause in run("check", path).stderr


@pytest.mark.parametrize(
    ("text", "code", "problem"),
    [
        ("rules: " + "[" * 5000, 1, ":1:107: invalid YAML: nested too deeply"),
        ("".join(f"{' ' * at}a:\n" for at in range(2000)), 1, ":101:101: invalid YAML: nested too deeply"),
        (None, 2, ": is a folder: name a contract in it"),
    ],
    ids=["a line", "lines", "a folder"],
)
def test_what_is_no_contract(tmp_path: Path, text: str | None, code: int, problem: str) -> None:
    path = tmp_path if text is None else put(tmp_path, "c.yaml", text)
    actual = run("check", path)
    assert (actual.exit_code, actual.output) == (code, f"{path}{problem}\n1 problem\n")


def test_init_names_what_it_cannot_do(tmp_path: Path) -> None:
    data = put(tmp_path, "a.csv", "subject\na.b\n")
    numbers = put(tmp_path, "n.csv", "n\n1\n")
    assert f"{data}: this is data: `natsgrammar contract init {data}` makes a contract" in run("check", data).output
    for arguments, code, cause in (
        ([], 2, "name DATA, or a table with `--table`"),
        ([data, put(tmp_path, "h.jsonl", "{}")], 2, "the files are of several formats (csv, json): give those of one"),
        ([data, put(tmp_path, "x.txt", "")], 2, "x.txt` from its name: add --input-format"),
        ([tmp_path / "*.nothing"], 2, "*.nothing` matches no file"),
        ([put(tmp_path, "p.jsonl", "{\n}\n")], 2, "has an object on each line, as `jq -c .` writes them"),
        ([tmp_path / "missing.csv"], 2, "missing.csv` cannot be read: no such file or directory"),
        (["s3a://bucket/x.csv"], 2, "is not on this machine"),
        ([data, "--name", "../x"], 2, "use letters, digits"),
        ([data, "--delimiter", "ab"], 2, "expected one ASCII character"),
        ([data, "--output", tmp_path], 2, "is a folder: name a file in it"),
        ([data, "--output", tmp_path / "no/x.yaml"], 2, "no` is not a folder"),
        ([numbers], 1, "no contract to write; write one with the keys `column` and `rule`"),
    ):
        made = run("init", *arguments)
        assert made.exit_code == code, arguments
        assert cause in made.stderr


@pytest.mark.parametrize("output", ["data/a.csv", "./data/../data/a.csv", "hard.csv"])
def test_what_is_read_is_not_replaced(output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("data").mkdir()
    for name in ("data/a.csv", "data/b.csv"):
        put(tmp_path, name, "subject\na.b\n")
    Path("hard.csv").hardlink_to("data/a.csv")
    Path("link.csv").symlink_to("data/a.csv")
    before = {path: path.read_bytes() for path in Path().rglob("*.csv")}
    for given in [
        ("data/*.csv",),
        ("link.csv",),
        (tmp_path / "data/a.csv",),
        *([] if "hard" in output else [("data",)]),
    ]:
        made = run("init", *given, "--output", output, "--overwrite")
        message = f"error: `{Path(output)}` is an input of this command: choose another --output\n"
        assert (made.exit_code, made.output) == (2, message), given
    assert {path: path.read_bytes() for path in Path().rglob("*.csv")} == before
    assert not list(Path().rglob("*.json"))


def test_a_file_is_replaced_only_if_asked_and_only_a_regular_one(tmp_path: Path) -> None:
    data, out, pipe = put(tmp_path, "a.csv", "subject\na.b\n"), put(tmp_path, "out.yaml", "mine"), tmp_path / "pipe"
    os.mkfifo(pipe)
    (tmp_path / "link").symlink_to(out)
    assert "exists already; pass `--overwrite`" in run("init", data, "--output", out).stderr
    for other in ("pipe", "link"):
        refused = run("init", data, "--output", tmp_path / other, "--overwrite")
        assert (refused.exit_code, "is not a regular file" in refused.stderr) == (2, True)
    assert out.read_text() == "mine"
    assert run("init", data, "--output", out, "--overwrite").exit_code == 0
    assert load(str(out))
    names = ["a.csv", "contract.schema.json", "link", "out.yaml", "pipe"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names


def test_the_schema_that_a_contract_names_is_there(tmp_path: Path) -> None:
    data, schema = put(tmp_path, "a.csv", "subject\na.b\n"), tmp_path / "contract.schema.json"
    elsewhere = run("init", data, "--output", tmp_path / "other.yaml", "--schema", "https://example.org/x.json")
    assert (elsewhere.exit_code, schema.exists()) == (0, False)
    written = run("init", data, "--output", tmp_path / "out.yaml")
    assert f"{schema} written" in written.stderr
    assert schema.read_text() == run("schema").stdout
    assert "another file" not in run("init", data, "--output", tmp_path / "more.yaml").stderr
    schema.write_text("mine")
    again = run("init", data, "--output", tmp_path / "out.yaml", "--overwrite")
    assert (again.exit_code, f"note: {schema} is another file, and is left as it is" in again.stderr) == (0, True)
    assert schema.read_text() == "mine"


def test_columns_of_parquet_with_one_name(tmp_path: Path) -> None:
    kinds, values = pa.schema([("a", pa.string()), ("a", pa.string())]), [pa.array(["x"]), pa.array(["y"])]
    pq.write_table(pa.Table.from_arrays(values, schema=kinds), path := tmp_path / "same.parquet")
    made = run("init", path)
    assert (made.exit_code, made.stderr) == (2, f"error: `{path}`: columns `a` and `a` have one name\n")
    pq.write_table(pa.table({"a": ["x"], "A": ["y"]}), path)
    assert f"error: `{path}`: columns `a` and `A` differ only in case" in run("init", path).stderr


CONTRACT = """\
contract: 1
input:
  format: json
  path: rows.jsonl
  columns: {subject: string, at: timestamp, n: int, all: "map<string,string>", o: "struct<a:string,b:double>"}
rules:
  - {column: subject, rule: "nats-docs:subject"}
"""
FITTING = (
    '{"subject": "a.b", "at": "2026-01-01T00:00:00Z", "n": 1, "all": {"x": "1"}, "o": {"a": "", "b": 1}, "more": 1}'
)


@pytest.mark.parametrize(
    ("row", "notes_expected"),
    [
        (FITTING, []),
        (FITTING.replace('"n": 1', '"n": "1"'), ["5:45: column `n` is `string` in the data, `int` in the contract"]),
        (FITTING.replace('"n"', '"m"'), ["5:45: no row of the data has a member `n`"]),
        (FITTING.replace('{"x": "1"}', "null"), []),
    ],
)
def test_data_against_a_contract(tmp_path: Path, row: str, notes_expected: list[str]) -> None:
    """Rows that a run quarantines are notes."""
    contract = put(tmp_path, "c.yaml", CONTRACT)
    put(tmp_path, "rows.jsonl", row)
    checked = run("check", contract)
    notes = [line.removeprefix(f"note: {contract}:") for line in checked.stderr.splitlines()]
    assert [note for note in notes if note[0].isdigit()] == notes_expected
    assert (checked.exit_code, checked.stdout[-14:]) == (0, ", no problems\n")


@pytest.mark.parametrize(
    ("unit", "problem"),
    [
        ("", "column `at` is `bigint` in the data, `timestamp` in the contract: add their unit to `epoch` if they are"),
        ("s", "column `at` has numbers out of range for `s`, or finer than microseconds: correct its `epoch`"),
        ("ms", ""),
    ],
)
def test_numbers_out_of_range_for_their_unit(tmp_path: Path, unit: str, problem: str) -> None:
    epoch = f"format: json\n  epoch: {{at: {unit}}}" if unit else "format: json"
    contract = put(tmp_path, "c.yaml", CONTRACT.replace("format: json", epoch))
    put(tmp_path, "rows.jsonl", FITTING.replace('"2026-01-01T00:00:00Z"', "1704448800123"))
    checked = run("check", contract)
    assert (checked.exit_code, problem in checked.stderr) == (0, True)
    assert problem or "column" not in checked.stderr


@pytest.mark.parametrize("kind", ["tinyint", "smallint", "int", "bigint", "float", "double", '"decimal(9,2)"'])
def test_numbers_fit_columns_of_numbers(tmp_path: Path, kind: str) -> None:
    contract = put(tmp_path, "c.yaml", CONTRACT.replace("n: int", f"n: {kind}"))
    put(tmp_path, "rows.jsonl", FITTING)
    assert "half of" not in run("check", contract).stderr
    put(tmp_path, "rows.jsonl", FITTING.replace('"n": 1', '"n": 1.5'))
    assert ("half of the values or more: " in run("check", contract).stderr) == ("int" in kind)


def test_check_works_without_data_with_other_data_and_in_other_formats(tmp_path: Path) -> None:
    contract = put(tmp_path, "c.yaml", CONTRACT)
    assert run("check", contract).stdout == f"{contract}: 1 check, no data, no problems\n"
    assert run("check", contract, "--no-data").stdout == f"{contract}: 1 check, no problems\n"
    assert run("check", contract, "--input", tmp_path / "x.jsonl").exit_code == 2
    assert run("check", tmp_path / "missing.yaml").exit_code == 2
    text = CONTRACT[CONTRACT.index("rules:") :].replace("subject,", "a,")
    csv = put(tmp_path, "d.yaml", f"contract: 1\ninput: {{format: csv, columns: {{a: string, b: int}}}}\n{text}")
    actual = run("check", csv, "--input", put(tmp_path, "x.csv", "a,c\nx,1\n"))
    assert actual.stdout == f"{csv}: the header is `a`, `c`; the contract expects `a`, `b`\n"
    other = run("check", csv, "--input", put(tmp_path, "semicolons.csv", "a;b\nx;1\n"))
    assert other.stdout.endswith("the header is `a;b`; the contract expects `a`, `b`: add `delimiter: ';'`\n")
    other = run("check", csv, "--input", put(tmp_path, "tabs.csv", "x\ty\nx\t1\n"))
    assert other.stdout.endswith('the contract expects `a`, `b`: add `delimiter: "\\t"`\n')
    bare = put(tmp_path, "n.yaml", f"contract: 1\ninput: {{header: false, columns: {{a: string, b: int}}}}\n{text}")
    other = run("check", bare, "--input", put(tmp_path, "bare.csv", "x|1\n"))
    assert "the rows have 1 fields; the contract has 2 columns: add `delimiter: '|'`\n" in other.stderr
    broken = put(tmp_path, "b.yaml", CONTRACT.replace("docs:subject", "docs:subjct"))
    actual = run("check", broken, contract, "--format", "github")
    assert actual.exit_code == 1
    assert actual.stdout.startswith(f"::error file={broken},line=7,col=29,title=CONTRACT_INVALID::")
    actual = run("check", csv, "--input", tmp_path / "x.csv", "--format", "sarif")
    (log,) = json.loads(actual.stdout)["runs"]
    assert [result["ruleId"] for result in log["results"]] == ["DATA_MISFIT"]
    assert "DATA_MISFIT" in [rule["id"] for rule in log["tool"]["driver"]["rules"]]


def test_what_is_not_read_of_the_data_is_said(tmp_path: Path) -> None:
    """By `contract check`, and by `run --check`, for which the files of the contract must be there."""
    path = put(
        tmp_path,
        "rows.yaml",
        "contract: 1\ninput: {path: rows.csv, columns: {stream: string}}\n"
        "rules: [{column: stream, rule: 'adr6:stream-name'}]\n",
    )

    def check() -> tuple[Result, Result]:
        return run("check", path), CliRunner().invoke(main, ["run", "--check", str(path)])

    missing = f"`{tmp_path / 'rows.csv'}` cannot be read: no such file or directory"
    ours, runs = check()
    assert (ours.exit_code, missing in ours.stderr) == (0, True)
    assert (runs.exit_code, runs.stderr) == (2, f"error: {missing}\n")
    annotated = run("check", path, "--format", "github")
    assert (annotated.exit_code, "title=NOT_CHECKED::" in annotated.stdout) == (0, True)
    put(tmp_path, "rows.csv", b"stream\nORDERS\n\xff\n")
    for actual in check():
        assert (actual.exit_code, actual.stdout) == (0, f"{path}: 1 check, 1 row of its data, no problems\n")
        assert "1 line cannot be read: rows.csv:3: invalid UTF-8" in actual.stderr
    put(tmp_path, "rows.csv", "name\nORDERS\n")
    ours, runs = check()
    assert (ours.exit_code, runs.exit_code) == (1, 2)
    assert "the header is `name`; the contract expects `stream`" in ours.stdout
    assert "the header is `name`; the contract expects `stream`" in runs.stderr
    put(tmp_path, "rows.csv.lz4", "")
    path.write_text(path.read_text().replace("rows.csv", "rows.csv.lz4"))
    for actual in check():
        assert (actual.exit_code, "decompress it" in actual.stderr) == (0, True)
    path.write_text(path.read_text().replace("path: rows.csv.lz4", 'path: "s3a://bucket/x.csv"'))
    for actual in check():
        assert (actual.exit_code, "`s3a://bucket/x.csv` is not on this machine" in actual.stderr) == (0, True)


NO_ROWS = {
    "csv": (b"subject,n\n", ""),
    "empty.csv": (b"", ""),
    "bad.csv": (b"subject,n\n\xe9,1\n", ": bad.csv:2: invalid UTF-8"),
    "jsonl": (b"", ""),
    "fields.csv": (b"subject,n\na\nb,1,2\n", ": fields.csv:2: not 2 fields"),
    "pretty.jsonl": (
        b'{\n"subject": "a.b",\n"n": 1\n}\n',
        ": pretty.jsonl:1: not valid JSON; a file of JSON lines has an ",
    ),
    "nul.jsonl": (bytes(100), ": nul.jsonl:1: not valid JSON"),
    "packed.jsonl": (gzip.compress(b'{"subject": "a.b", "n": 1}\n'), ": packed.jsonl:1: invalid UTF-8"),
    "bad.jsonl": (b"[1]\n", ": bad.jsonl:1: JSON, but not an object; a file of JSON lines has an "),
    "parquet": (b"", ""),
}


@pytest.mark.parametrize("name", NO_ROWS)
def test_data_without_rows_is_a_note(tmp_path: Path, name: str) -> None:
    """As `run` has it, which takes such data, and quarantines lines that are no rows."""
    data = put(tmp_path, name if "." in name else f"none.{name}", NO_ROWS[name][0])
    if name == "parquet":
        pq.write_table(pa.schema([("subject", pa.string()), ("n", pa.int64())]).empty_table(), data)
    contract = put(
        tmp_path,
        "c.yaml",
        f"contract: 1\ninput: {{path: {data.name}, columns: {{subject: string, n: bigint}}}}\n"
        "rules: [{column: subject, rule: 'nats-docs:subject'}]\n",
    )
    checked, runs = run("check", contract), CliRunner().invoke(main, ["run", "--check", str(contract)])
    message = f"no rows in `{data}`{NO_ROWS[name][1]}"
    for actual in (checked, runs):
        assert (actual.exit_code, actual.stdout) == (0, f"{contract}: 1 check, 0 rows of its data, no problems\n")
        assert message in actual.stderr
    other = contract.read_text().replace("n: bigint", "m: bigint")
    contract.write_text(other)
    refused = name in ("csv", "parquet", "bad.csv", "fields.csv")
    assert run("check", contract).exit_code == refused, "columns are checked, if there"


@pytest.mark.parametrize(
    "name", ["g:h.jsonl", os.fsdecode(b"\xff.jsonl"), "dangling", "loop", "fifo", "null", "hidden"]
)
def test_a_file_that_no_run_reads_is_an_error(tmp_path: Path, name: str) -> None:
    """The same for `contract check` and `run --check`, if the contract names the file by a glob too."""
    folder = tmp_path / "data"
    folder.mkdir()
    place = folder / name
    match name:
        case "dangling" | "loop" | "null":
            place.symlink_to({"dangling": "nothing", "loop": "loop", "null": "/dev/null"}[name])
        case "fifo":
            os.mkfifo(place)
        case "hidden":
            put(folder, "_hidden.jsonl", FITTING)
        case _:
            place.write_text(FITTING)
    contract = tmp_path / "c.yaml"
    for path in ("data", "data/*") if name != "hidden" else ("data",):
        contract.write_text(CONTRACT.replace("rows.jsonl", path))
        checked, runs = run("check", contract), CliRunner().invoke(main, ["run", "--check", str(contract)])
        assert (checked.exit_code, checked.stdout, checked.stderr) == (2, "", runs.stderr)
        assert (runs.exit_code, runs.stderr[:7]) == (2, "error: ")


def test_data_that_cannot_be_read_hides_nothing(tmp_path: Path) -> None:
    parts = CONTRACT.replace("format: json", "format: parquet").replace("rows.jsonl", "x.parquet")
    broken = put(tmp_path, "broken.yaml", parts)
    put(tmp_path, "x.parquet", b"PAR1, no")
    misfit = put(tmp_path, "misfit.yaml", CONTRACT)
    put(tmp_path, "rows.jsonl", FITTING.replace('"n": 1', '"n": "1"'))
    for form in ("text", "github", "json"):
        actual = run("check", broken, misfit, "--format", form)
        assert (actual.exit_code, actual.stderr.count("x.parquet` is not Parquet, or broken")) == (2, 1)
        assert "column `n` is `string` in the data, `int` in the contract" in (
            actual.stderr if form == "text" else actual.stdout
        )
        assert form == "text" or "DATA_MISFIT" in actual.stdout
    runs = CliRunner().invoke(main, ["run", "--check", str(broken), str(misfit)])
    assert runs.exit_code == 2
    assert "x.parquet` is not Parquet, or broken" in runs.stderr
    assert "column `n` is `string` in the data, `int` in the contract" in runs.stderr


def test_json_and_csv_need_types(tmp_path: Path) -> None:
    text = "contract: 1\ninput: {path: rows.jsonl}\nrules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    contract = put(tmp_path, "c.yaml", text)
    put(tmp_path, "rows.jsonl", FITTING)
    actual = run("check", contract)
    message = f"{contract}: json files carry no column types: add `columns:` to `input:`\n"
    assert (actual.exit_code, actual.stdout) == (1, message)


def test_only_declared_values_are_said_to_be_malformed(tmp_path: Path) -> None:
    contract = put(tmp_path, "c.yaml", CONTRACT.replace("n: int", "n: variant"))
    more = [("more", "1", '"x"'), ("n", "1", '"x"'), ("a", '""', "5"), ("x", '"1"', "true")]
    rows = [FITTING, FITTING, *(FITTING.replace(f'"{name}": {old}', f'"{name}": {new}') for name, old, new in more)]
    put(tmp_path, "rows.jsonl", "\n".join(rows))
    actual = run("check", contract)
    assert actual.exit_code == 0
    notes = [line.removeprefix(f"note: {contract}: ") for line in actual.stderr.splitlines()]
    lines = "rows.jsonl:5: `o.a` is not a valid `string`; rows.jsonl:6: `all{}` is not a valid `string`"
    assert notes == [f"2 lines cannot be read: {lines}"]


@pytest.mark.parametrize("name", ["x.csv.gz", "x.jsonl.gz", "x.csv.bz2"])
def test_what_is_not_compressed_is_said_to_be_so(tmp_path: Path, name: str) -> None:
    made = run("init", path := put(tmp_path, name, "a,b\n1,2\n"))
    cause = f"`{path}` is not a whole `{path.suffix}` file: copy or compress it again"
    assert (made.exit_code, made.stderr) == (2, f"error: {cause}\n")


def test_a_check_sees_that_a_file_is_cut_behind_its_sample(tmp_path: Path) -> None:
    put(tmp_path, "rows.jsonl.gz", gzip.compress(f"{FITTING}\n".encode() * 99_999)[:-6])
    checked = run("check", put(tmp_path, "c.yaml", CONTRACT.replace("rows.jsonl", "rows.jsonl.gz")))
    assert (checked.exit_code, "rows.jsonl.gz` is not a whole `.gz` file" in checked.stderr) == (2, True)


def test_a_long_name_in_an_error_is_cut(tmp_path: Path) -> None:
    made = run("init", put(tmp_path, "x.csv", f"_natsgrammar_{'x' * 10_000}\nORDERS\n"))
    assert made.exit_code == 2
    assert len(made.stderr) < 250


def test_the_address_of_a_schema_is_one_line(tmp_path: Path) -> None:
    made = run("init", put(tmp_path, "x.jsonl", lines()), "--schema", "a\nname: b")
    assert (made.exit_code, made.stdout) == (2, "")
    assert "`a\\nname: b`: expected an address in one line" in made.stderr


def test_members_without_a_name_are_left_out(tmp_path: Path) -> None:
    rows = [{"subject": "orders.eu", "": 1, "o": {"n": 1, "": "x"}, "l": [{"n": 1, "": "x"}]}]
    made = run("init", put(tmp_path, "x.jsonl", lines(rows)), "--output", out := tmp_path / "x.yaml")
    assert made.exit_code == 0, made.stderr
    message = "a member with an empty name is left out: no column can have one"
    assert [f"warning: {where}{message}" in made.stderr for where in ("", "o: ", "l[]: ")] == [True] * 3
    (contract,) = load(str(out))
    assert contract.input.columns is not None
    assert [(name, ddl(kind)) for name, kind in contract.input.columns.fields] == [
        ("subject", "string"),
        ("o", "struct<`n`:bigint>"),
        ("l", "array<struct<`n`:bigint>>"),
    ]


def test_a_wrong_address_of_a_stream_is_found_before_spark_starts() -> None:
    actual = run("init", "nats://host")
    assert (actual.exit_code, actual.stderr) == (
        2,
        "error: `nats://host` names no stream: expected `nats://HOST/STREAM`\n",
    )


HOURS = [f"orders-2026-11-25T{hour}.jsonl" for hour in ("08", "09", "10")]


@pytest.mark.parametrize(
    ("files", "given", "name", "path"),
    [
        (HOURS, HOURS, "orders", "orders-*.jsonl"),
        (HOURS, HOURS[:2], "orders", HOURS[:2]),
        (HOURS, ["orders-*.jsonl"], "orders", "orders-*.jsonl"),
        (HOURS, ["*.jsonl"], "orders", "*.jsonl"),
        (["a.jsonl", "b.jsonl"], ["a.jsonl", "b.jsonl"], "in", "*.jsonl"),
        (["part-00.jsonl.gz", "part-01.jsonl.gz"], ["part-00.jsonl.gz", "part-01.jsonl.gz"], "part", "part-*.jsonl.gz"),
        (["a.jsonl", "b.jsonl", "c.jsonl"], ["a.jsonl", "b.jsonl"], "in", ["a.jsonl", "b.jsonl"]),
        (["2026-11-25.jsonl", "2026-11-26.jsonl"], ["2026-11-25.jsonl", "2026-11-26.jsonl"], "in", "*.jsonl"),
        (["v2-a.jsonl", "v2-b.jsonl", "x.jsonl"], ["v2-a.jsonl", "v2-b.jsonl"], "v2", "v2-*.jsonl"),
        (HOURS, HOURS[:1], HOURS[0].removesuffix(".jsonl"), HOURS[0]),
        (HOURS, ["."], "in", "."),
    ],
)
def test_files_of_a_glob_stay_a_glob(
    tmp_path: Path, files: list[str], given: list[str], name: str, path: str | list[str]
) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    for file in files:
        opened = gzip.open if file.endswith(".gz") else open
        with opened(folder / file, "wt") as rows:
            rows.write(lines())
    made = run("init", *(folder / each for each in given), "--output", out := tmp_path / "out.yaml")
    assert made.exit_code == 0, made.stderr
    contract = yaml.safe_load(out.read_text())
    assert contract["name"] == name
    paths = [path] if isinstance(path, str) else path
    written = contract["input"]["path"]
    assert ([written] if isinstance(written, str) else written) == [str(folder / each) for each in paths]
    assert ("which includes later files" in made.stderr) == (len(given) > 1 and isinstance(path, str))


def test_narrower_rules_are_suggested_where_they_are_requested(tmp_path: Path) -> None:
    data = put(tmp_path, "a.jsonl", '{"subject": "orders.eu.1"}\n{"subject": "orders.us.2"}\n')
    made = run("init", data, "--output", out := tmp_path / "a.yaml")
    assert "narrower rules that fit: 2; add them as comments with `--suggest`" in made.stderr
    assert "# narrower" not in out.read_text()
    assert "; weak: nearly any text passes" in out.read_text()
    made = run("init", data, "--output", out, "--overwrite", "--suggest")
    assert "narrower rules" not in made.stderr
    assert out.read_text().count("# narrower, and accepts all values; fair: many other texts pass") == 2
