"""Samples of data, read without Spark: types of columns, texts, and lines that are not rows."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from natsgrammar_spark.contract import malformed
from natsgrammar_spark.contract.ddl import ddl
from natsgrammar_spark.contract.discover import find
from natsgrammar_spark.contract.json_lines import Malformed, row_of
from natsgrammar_spark.sample.csv_lines import splitter
from natsgrammar_spark.sample.read import sample
from natsgrammar_spark.sample.seen import settled


def put(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def types(tmp_path: Path, *rows: str) -> dict[str, str]:
    put(tmp_path, "rows.jsonl", "\n".join(rows))
    result = sample(find([str(tmp_path / "rows.jsonl")]), "json", 100)
    return {name: ddl(settled(kind)) for name, kind in result.columns.fields}


def test_json_values_get_the_narrowest_type(tmp_path: Path) -> None:
    numbers = '{"a": 9223372036854775807, "b": 9223372036854775808, "c": 1, "d": true, "e": null, "f": []}'
    assert types(tmp_path, f'{{"a": {10**38 - 1}, "b": {10**38}}}') == {"a": "decimal(38,0)", "b": "double"}
    assert types(tmp_path, numbers, '{"c": 1.5}') == {
        "a": "bigint",
        "b": "decimal(38,0)",
        "c": "double",
        "d": "boolean",
        "e": "string",
        "f": "array<string>",
    }
    assert types(tmp_path, '{"o": {"a": 1, "b": "x"}}', '{"o": {"a": 2}}') == {"o": "struct<`a`:bigint,`b`:string>"}
    assert types(tmp_path, '{"o": {"x-a": "1"}}') == {"o": "map<string,string>"}
    assert types(tmp_path, '{"o": {"x-a": "1", "b": 2}}') == {"o": "struct<`x-a`:string,`b`:bigint>"}
    keys = [json.dumps({"o": {f"k{at}": at}}) for at in range(4)]
    assert types(tmp_path, *keys) == {"o": "map<string,bigint>"}


def test_int96_of_parquet_is_a_timestamp(tmp_path: Path) -> None:
    rows = pa.table({"subject": ["a.b"], "at": pa.array([0], pa.timestamp("ns"))})
    pq.write_table(rows, tmp_path / "a.parquet", use_deprecated_int96_timestamps=True)
    result = sample(find([str(tmp_path / "a.parquet")]), "parquet", 10)
    assert [ddl(kind) for _, kind in result.columns.fields] == ["string", "timestamp"]


def test_the_last_directory_decides_a_type_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("natsgrammar_spark.sample.arrow._FOOTERS", 1)
    for value in ("1", "1d"):
        (tmp_path / f"p={value}").mkdir()
        pq.write_table(pa.table({"subject": ["a.b"]}), tmp_path / f"p={value}" / "a.parquet")
    result = sample([str(tmp_path)], "parquet", 10)
    assert [ddl(kind) for _, kind in result.columns.fields] == ["string", "string"]


def test_the_sample_ends_after_enough_rows_of_each_file(tmp_path: Path) -> None:
    for name in ("a.jsonl", "b.jsonl"):
        put(tmp_path, name, "".join(f'{{"subject": "{name[0]}.{at}"}}\n' for at in range(10)))
    result = sample(find([str(tmp_path / "*.jsonl")]), "json", 6)
    assert (result.rows, result.whole) == (6, False)
    assert list(result.texts[0].counts) == ["a.0", "a.1", "a.2", "b.0", "b.1", "b.2"]


def test_a_sample_holds_only_so_much_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("natsgrammar_spark.sample.seen.Budget.__init__.__defaults__", (40,))
    result = sample(
        find([str(put(tmp_path, "a.jsonl", "".join(f'{{"s": "{at:08}"}}\n' for at in range(10))))]), "json", 100
    )
    assert (result.rows, result.whole) == (4, False)


def test_a_line_that_is_too_long_is_one_line(tmp_path: Path) -> None:
    rows = [f'{{"subject": "{"a" * (16 << 20)}"}}', '{"subject": "a.b"}', '{"subject": "a.b"}x']
    data = put(tmp_path, "long.jsonl", "\r\n".join(rows))
    result = sample(find([str(data)]), "json", 10)
    assert (result.rows, result.causes) == (
        1,
        (
            "long.jsonl:1: a line of more than 16,777,216 bytes, which is not parsed",
            "long.jsonl:3: text after the JSON object",
        ),
    )
    data = put(tmp_path, "long.csv", f"subject\na.b\n{'a' * (16 << 20)}b\nc.d\n")
    result = sample(find([str(data)]), "csv", 10)
    assert (result.rows, result.unread, len(result.texts[0].counts)) == (3, 0, 3)


NOT_ROWS = {
    b"\xff": malformed.NOT_UTF8,
    b" \x0b\r": malformed.BLANK,
    b'{"a":"\\ud83d"}': malformed.HALF,
    b'{"a":"\\ud83d","a":1}': malformed.HALF,
    b'{"a":1,"a":2}': malformed.TWICE,
    b'[{"a":1,"a":2}]': malformed.TWICE,
    b'{"a":1,"a":2} x': malformed.TEXT_AFTER,
    b'{"a":1,"a":2': malformed.NOT_JSON,
    b'{"a":1}{"a":2}': malformed.TEXT_AFTER,
    b'"a" "b"': malformed.NO_OBJECT,
    b"5": malformed.NO_OBJECT,
    b"NaN": malformed.NOT_JSON,
    b'\xef\xbb\xbf{"a":1}': malformed.NOT_JSON,
    b'{"a":%s}' % (b"1" * 5000): malformed.BEYOND,
}


@pytest.mark.parametrize("line", NOT_ROWS)
def test_a_line_that_is_not_a_row_has_a_reason(line: bytes) -> None:
    with pytest.raises(Malformed) as caught:
        row_of(line)
    assert str(caught.value) == NOT_ROWS[line]


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("", [None]),
        ("a,,b", ["a", None, "b"]),
        ('"a,""b""",""', ['a,"b"', ""]),
        ('a,"b"', ["a", "b"]),
        ('"a"b', None),
        ('a"b', None),
        ('"a', None),
        (' "a"', None),
    ],
)
def test_a_record_of_csv_has_the_fields_of_rfc_4180(line: str, fields: list[str | None] | None) -> None:
    assert splitter(",")(line) == fields
    for delimiter in "|^]- ":
        if " " not in line:
            assert splitter(delimiter)(line.replace(",", delimiter)) == (
                fields and [field and field.replace(",", delimiter) for field in fields]
            )


VALUES = [
    '"a"',
    '"b\\n"',
    '"\\u00e9"',
    '"é"',
    "1",
    "-7",
    "1.5",
    "1e400",
    "9007199254740993",
    "true",
    "null",
    '""',
    '"{}"',
]
ROWS = [
    '{"s": %s, "o": {"p": %s}, "l": [%s]}',
    '{"s": %s, "t": %s, "u": %s}',
    '{"l": [%s, %s], "s": %s}',
    '{"s": %s%s%s}',
]
ROWS += ['{"s": %s%s%s}', '{"s": %s, "s": %s, "x": %s}', '{"subject": %s, "s": %s, "": %s}']


@pytest.mark.parametrize("form", ["json", "csv"])
def test_columns_are_the_sum_of_their_lines(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        rows = ROWS if form == "json" else ["%s,%s,%s"] * 5 + ["%s,%s%s"]
        forms = [row for row in rng.choices(rows, k=4) for _ in range(rng.choice([1, 5]))]
        texts = [(row % (*rng.choices(VALUES, k=3),)).encode() for row in forms]
        texts += rng.choice([[], [b""], [b"\xff"], [b'{"s": "\xff"}'] * 3])
        (tmp_path / "rows").write_bytes(rng.choice([b"\n", b"\r\n"]).join(rng.sample(texts, k=len(texts))))
        monkeypatch.setattr("natsgrammar_spark.sample.seen.Budget.__init__.__defaults__", (rng.choice([20, 1000]),))
        samples = []
        for few, block in ((100, 1), (2, 1 << 20), (3, 100)):
            monkeypatch.setattr("natsgrammar_spark.sample.alike._FEW", few)
            monkeypatch.setattr("natsgrammar_spark.sample.read._BLOCK", block)
            result = sample([str(tmp_path / "rows")], form, 15, header=False, delimiter=",")
            payloads = {name: [*texts, *[None] * (15 - len(texts))] for name, texts in result.payloads.items()}
            counts = [[*part.counts.items()] for part in result.texts]
            samples.append((replace(result, payloads=payloads), counts, [*payloads]))
        assert samples[1:] == [samples[0]] * 2, (seed, texts)


def test_equal_lines_are_added_as_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one_by_one = list[bytes]()

    def counted(line: bytes) -> dict[str, Any]:
        one_by_one.append(line)
        return row_of(line)

    monkeypatch.setattr("natsgrammar_spark.sample.read.row_of", counted)
    put(tmp_path, "a.jsonl", "".join(f'{{"s": "a\\n{at}", "o": {{"n": {at % 7 or "null"}}}}}\n' for at in range(9000)))
    result = sample([str(tmp_path / "a.jsonl")], "json", 9000)
    assert (result.rows, len(result.texts[0].counts), len(one_by_one)) == (9000, 9000, 1)
