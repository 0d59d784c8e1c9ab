"""`natsgrammar impact`: the names in use that another edition judges differently, as Python judges them one by one."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import natsgrammar as ng
from natsgrammar import roles
from tests.support.depth import by_day
from tests.support.impact import impact, lines
from tests.support.languages import ROOT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

OLD, NEW = "adr6@2021-06-28", "adr6@2023-02-01"
STREAMS = ROOT / "examples" / "streams.jsonl"
# As often as the index says; the last ones change from the first edition to the newest and back.
NAMES = ["ORDERS", "a b", "é", "x" * 255, "", "a\nb", "x" * 256, "a/b", "a\\b", "/" * 300]


def report(*arguments: str | Path) -> dict[str, Any]:
    result = impact(*arguments, "--format", "json")
    document: dict[str, Any] = json.loads(result.stdout)
    changed = document["names"]["newly refused"] or document["names"]["newly accepted"]
    assert result.exit_code == (1 if changed else 2 if document["unreadable"] else 0)
    return document


def expected(names: list[str | None], before: str, after: str) -> dict[str, Any]:
    """The numbers of a report, one name after the other."""
    words = {(True, True): "valid in both", (True, False): "newly refused", (False, True): "newly accepted"}
    counted = Counter(name for name in names if name is not None)
    group = {
        name: words.get((ng.rule(before).is_valid(name), ng.rule(after).is_valid(name)), "refused in both")
        for name in counted
    }
    groups = ("valid in both", "newly refused", "newly accepted", "refused in both")
    return {
        "names": {g: sum(group[name] == g for name in counted) for g in groups},
        "rows": {g: sum(many for name, many in counted.items() if group[name] == g) for g in groups},
        "nulls": names.count(None),
    }


def numbers(actual: dict[str, Any]) -> dict[str, Any]:
    return {key: actual[key] for key in ("names", "rows", "nulls")}


def test_the_stream_names_of_the_examples_change_as_counted(spark: SparkSession) -> None:
    streams = [json.loads(line)["config"]["name"] for line in STREAMS.read_text(encoding="utf-8").strip().split("\n")]
    given = ("--input", STREAMS, "--column", "config.name")
    actual = report(OLD, NEW, "--rule", "stream-name", *given)
    assert (actual["before"], actual["after"]) == (f"{OLD}:stream-name", f"{NEW}:stream-name")
    assert numbers(actual) == expected(streams, f"{OLD}:stream-name", f"{NEW}:stream-name")
    # The server took all of them; the Java client does not.
    actual = report("nats-server", "nats-java", "--rule", "stream-name", *given)
    assert numbers(actual) == expected(streams, "nats-server:stream-name", "nats-java:stream-name")
    assert actual["names"]["newly refused"] > 0


@pytest.mark.parametrize(
    ("form", "before", "after"),
    [
        ("jsonl", OLD, NEW),
        ("csv", NEW, OLD),
        ("parquet", NEW, OLD),
        *(pytest.param(form, NEW, OLD, marks=pytest.mark.nightly) for form in ("jsonl", "csv.gz")),
        *(pytest.param(form, OLD, NEW, marks=pytest.mark.nightly) for form in ("csv", "csv.gz", "parquet")),
    ],
)
def test_every_format_has_the_same_impact(
    spark: SparkSession, tmp_path: Path, form: str, before: str, after: str
) -> None:
    many = [name for at, name in enumerate(NAMES, 1) for _ in range(at)]
    rows = [*many, None, None]
    path = tmp_path / f"names.{form}"
    if form == "jsonl":
        lines(path, [{"name": name, "other": 1} for name in many] + [{"name": None}, {}])
    elif form == "parquet":
        spark.createDataFrame([(name, 1) for name in rows], "name string, other int").coalesce(1).write.parquet(
            str(path)
        )
    else:
        many = [name for name in many if "\n" not in name]  # a record of CSV is one line
        rows = [*many, None, None]
        with (gzip.open if form.endswith("gz") else open)(path, "wt", encoding="utf-8", newline="") as out:
            out.write("other,name\n")
            for name in rows:
                out.write("1," + ("" if name is None else '"' + name.replace('"', '""') + '"') + "\n")
    actual = report(before, after, "--rule", "stream-name", "--input", path, "--column", "name")
    assert numbers(actual) == expected(rows, f"{before}:stream-name", f"{after}:stream-name")
    assert actual["unreadable"] == 0
    refused = {e["name"]: e for e in [*actual["examples"]["newly refused"], *actual["examples"]["newly accepted"]]}
    assert set(refused) == {"x" * 256, "a/b", "a\\b", "/" * 300}
    violation = ng.rule(f"{NEW}:stream-name").check("a/b")
    assert violation is not None
    assert refused["a/b"] == {
        "name": "a/b",
        "rows": 8,
        "position": 1,
        "found": "/",
        "message": violation.message,
        "suggestion": "a_b",
    }


def test_nested_names_are_written_and_malformed_lines_are_counted(spark: SparkSession, tmp_path: Path) -> None:
    path = lines(
        tmp_path / "in.jsonl",
        [{"c": {"names": ["a/b", "A", None]}}, {"c": {"names": []}}, {"c": {"names": ["a/b", "\x1b[31m/"]}}],
    )
    path.write_text(path.read_text() + "no json\n")
    arguments = (
        OLD,
        NEW,
        "--rule",
        "stream-name",
        "--input",
        path,
        "--column",
        "c.names[]",
        "--output",
        tmp_path / "out",
    )
    result = impact(*arguments, "--examples", "1")
    assert result.exit_code == 1
    assert (
        result.stdout
        == """\
adr6@2021-06-28:stream-name → adr6@2023-02-01:stream-name

                  names  rows
----------------  -----  ----
valid in both     1      1
newly rejected    1      2
newly accepted    0      0
rejected in both  1      1
null                     1
malformed lines          1

newly rejected  rows  why                                use instead
--------------  ----  ---------------------------------  -----------
a/b             2     path separator: `/` at position 1  a_b
"""
    )
    (row,) = spark.read.parquet(str(tmp_path / "out")).collect()
    assert (row["name"], row["rows"], row["change"], row["position"], row["suggestion"]) == (
        "a/b",
        2,
        "newly refused",
        1,
        "a_b",
    )
    again = impact(*arguments)
    assert again.exit_code == 2
    assert "is not empty" in again.output
    (tmp_path / "out" / "mine").write_text("")
    assert "contains more than an earlier result (`mine`)" in impact(*arguments, "--overwrite").output
    (tmp_path / "out" / "mine").unlink()
    assert impact(*arguments, "--overwrite").exit_code == 1


@pytest.mark.parametrize(
    ("file", "text", "unreadable"),
    by_day([("in.jsonl", "", 0), ("in.jsonl", "{bad\n", 1), ("in.jsonl", "\n\n", 2), ("in.csv", "name,x\n", 0)], 2),
)
def test_a_file_without_a_row_changes_nothing(
    spark: SparkSession, tmp_path: Path, file: str, text: str, unreadable: int
) -> None:
    (tmp_path / file).write_text(text)
    actual = report(OLD, NEW, "--rule", "stream-name", "--input", tmp_path / file, "--column", "name")
    assert numbers(actual) == expected([], f"{OLD}:stream-name", f"{NEW}:stream-name")
    assert actual["unreadable"] == unreadable


def test_a_column_that_is_missing_or_not_text_is_named(spark: SparkSession, tmp_path: Path) -> None:
    spark.range(3).withColumnRenamed("id", "number").write.parquet(str(tmp_path / "in.parquet"))
    given = (OLD, NEW, "--rule", "stream-name", "--input", tmp_path / "in.parquet", "--output", tmp_path / "out")
    assert "there is no column `numbers` (did you mean `number`?)" in impact(*given, "--column", "numbers").output
    assert "`number` is `bigint`, expected `string`" in impact(*given, "--column", "number").output
    (tmp_path / "bad.parquet").write_bytes(b"PAR1 no parquet")
    result = impact(*given[:4], "--input", tmp_path / "bad.parquet", "--column", "x")
    assert (result.exit_code, result.stdout, result.stderr.count("error: ")) == (2, "", 1)
    path = lines(tmp_path / "in.jsonl", [{"name": "a"}, {"name": "b"}])
    result = impact(*given[:4], "--input", path, "--column", "nmae")
    assert (result.exit_code, result.output.splitlines()[-1]) == (2, "error: no row has a `nmae`")
    assert not (tmp_path / "out").exists()
    # A second CSV file with another header would shift the columns.
    (tmp_path / "a.csv").write_text("name,x\na,b\n")
    (tmp_path / "b.csv").write_text("x,name\na,b\n")
    result = impact(*given[:4], "--input", tmp_path / "a.csv", "--input", tmp_path / "b.csv", "--column", "name")
    assert result.exit_code == 2
    assert "the header is `x,name`" in result.output


def test_roles_have_other_names_in_other_specifications(spark: SparkSession, tmp_path: Path) -> None:
    path = lines(tmp_path / "in.jsonl", [{"s": subject} for subject in ("a.*", "a*", "a.b", "*")])
    actual = report("adr6@2021-06-28", "nats-docs", "--rule", "subject-subscribe", "--input", path, "--column", "s")
    assert actual["before"].startswith("adr6@2021-06-28:message-subject")
    assert actual["after"] == dict(roles()["subject-subscribe"])["NATS documentation"]
    assert report("adr6", "adr6", "--rule", "reply-to", "--input", path, "--column", "s")["names"]["newly refused"] == 0
