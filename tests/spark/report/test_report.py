"""What decides the exit code of a run, and what its report says of earlier runs."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

from natsgrammar_gen.cli import main
from tests.support.languages import ROOT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SCHEMA = json.loads((ROOT / "generator/natsgrammar_gen/emit/templates/report.schema.json").read_text(encoding="utf-8"))
CONTRACT = """\
contract: 1
name: orders
input:
  format: json
  path: in.jsonl
  fail_above: 1
  columns: {subject: string, stream: string}
rules:
  - {column: subject, rule: "nats-docs:subject", fail_above: 50 %}
  - {column: stream, rule: "adr6:stream-name", severity: warn}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with the contract."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "c.yaml").write_text(CONTRACT)
    return tmp_path


def run(*more: str) -> Result:
    return CliRunner().invoke(main, ["run", "c.yaml", "--output", "out", "--overwrite", *more])


def given(*rows: tuple[str, str] | str) -> None:
    lines = [
        row if isinstance(row, str) else json.dumps(dict(zip(("subject", "stream"), row, strict=True))) for row in rows
    ]
    Path("in.jsonl").write_text("".join(f"{line}\n" for line in lines))


def report() -> Any:
    report = json.loads(Path("out/report.json").read_text(encoding="utf-8"))
    assert [*Draft202012Validator(SCHEMA).iter_errors(report)] == []
    return report


def test_reports_show_severity_history_and_comparison(spark: SparkSession, folder: Path) -> None:
    given(("a", "A"), ("b..c", "a.b"), "{")
    first = run("--history", "h.jsonl")
    assert first.exit_code == 0, first.output
    assert re.search(r"subject +nats-docs:subject +2 +1 +1  limit: 50 %\n", first.stdout)
    assert re.search(r"stream +adr6:stream-name +2 +1 +1  warning\n", first.stdout)
    assert "3 rows in = 1 valid + 2 quarantined\n  1 of 3 lines is malformed (limit: 1)\n" in first.stdout
    (contract,) = report()["contracts"]
    assert [item["status"] for item in (contract, contract["malformed"], *contract["checks"])] == ["warn"] * 4
    assert contract["input"] == {
        "kind": "json", "number": 1, "bytes": 71, "names": [{"name": "in.jsonl", "bytes": 71}]
    }  # fmt: skip

    with Path("h.jsonl").open("ab") as history:
        history.write(b"\n{}\n\xff\xfe\n{'torn")
    given(("a", "A"), ("b..c", "a/b"), ("..", "A"), "{", "}")
    second = run("--history", "h.jsonl", "--compare", "out/report.json")
    assert second.exit_code == 1, second.output
    assert "\n  2 of 5 lines are malformed (limit: 1)\n" in second.stdout
    assert re.search(r"subject +nats-docs:subject +3 +1 +2  limit: 50 %, exceeded\n", second.stdout)
    notes = [line for line in second.stderr.splitlines() if line.startswith("note:")]
    assert notes == [f"note: h.jsonl:{at}: not a history line; left unchanged" for at in (3, 4, 5)]
    for line in (
        "  orders: malformed lines: 2 of 5 rejected, before 1 of 3 (+6.67 points)",
        "  orders: subject nats-docs:subject: 2 of 3 rejected, before 1 of 2 (+16.67 points)",
        "  orders: stream adr6:stream-name: 1 of 3 rejected, before 1 of 2 (−16.67 points)",
        "  orders: stream adr6:stream-name: new: path separator",
        "  orders: stream adr6:stream-name: gone: dot in a name",
    ):
        assert line in second.stdout
    lines = Path("h.jsonl").read_bytes().split(b"\n")
    assert [line[:8] for line in lines] == [b'{"histor', b"", b"{}", b"\xff\xfe", b"{'torn", b'{"histor', b""]
    actual = report()
    assert [item["rows"]["in"] for item in actual["history"]] == [3, 5]
    assert actual["contracts"][0]["checks"][0]["history"] == [
        {"checked": 2, "refused": 1},
        {"checked": 3, "refused": 2},
    ]
    page = Path("out/report.html").read_text(encoding="utf-8")
    assert "Share of quarantined rows: 66.67 % 1 run ago, 80.00 % now" in page
    assert '<span class="worse">+16.67 points</span>' in page
    assert "Gone since the earlier report: dot in a name" in page


@pytest.mark.parametrize("site", ["javascript:alert(1)", "example.org", "https://", "file:///etc"])
def test_a_site_needs_an_address_on_the_web(site: str, folder: Path) -> None:
    given(("a", "A"))
    refused = run("--site", site)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert f"expected an address that begins with https:// or http://, found `{site}`" in refused.stderr


@pytest.mark.parametrize(
    ("file", "text", "output"),
    [
        ("no.json", None, "`no.json` cannot be read: no such file or directory"),
        ("out", None, "`out` cannot be read: is a directory"),
        ("pipe", None, "`pipe` cannot be read: not a regular file"),
        ("r.json", "{", "`r.json` is not a `report.json` of `natsgrammar run`, or is damaged"),
        ("r.json", "[" * 100_000, "is not a `report.json` of `natsgrammar run`, or is damaged"),
        ("r.json", "\udcff", "`r.json`: not UTF-8"),
        ("r.json", "[1]", "is not a `report.json`"),
        ("r.json", '{"report": 1}', "is not a `report.json` of `natsgrammar run`, or is damaged"),
        ("r.json", '{"report": 2, "contracts": 7}', "has version 2 of reports, and this is version 1"),
        ("r.json", "other", "`r.json` is a report of `elsewhere`, not of `orders`"),
        ("r.json", "many", "is not a `report.json` of `natsgrammar run`, or is damaged"),
        ("r.json", "rows", "is not a `report.json` of `natsgrammar run`, or is damaged"),
    ],
)
def test_what_cannot_be_compared_is_refused_before_spark(
    file: str, text: str | None, output: str, folder: Path
) -> None:
    rows = {"in": 1, "valid": 1, "quarantined": 0, "malformed": 0}
    contract = {"name": "elsewhere", "rows": rows, "checks": [], "malformed": {"causes": []}}
    other: dict[str, Any] = {"report": 1, "rows": rows, "contracts": [contract]}
    if text in ("rows", "many"):
        other["rows"] = {**rows, "in": -1 if text == "rows" else 10**400}
    given(("a", "A"))
    os.mkfifo("pipe")
    Path("out").mkdir()
    if text is not None:
        text = json.dumps(other) if text in ("other", "rows", "many") else text
        Path(file).write_text(text, encoding="utf-8", errors="surrogateescape")
    refused = run("--compare", file)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith("error: ")
    assert output in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("file", "output"),
    [
        (".", "`.` is a folder: name a file in it"),
        ("pipe", "`pipe` cannot be written: not a regular file"),
        ("/dev/full", "`/dev/full` cannot be written: not a regular file"),
        ("none/h.jsonl", "`none/h.jsonl` cannot be written: `none` is not a folder"),
        ("c.yaml/h.jsonl", "`c.yaml/h.jsonl` cannot be written: `c.yaml` is not a folder"),
        ("link", "`link` is a link to nothing, which is not followed"),
        ("out/h.jsonl", "`out/h.jsonl` is in `out`, which contains the results: keep the history elsewhere"),
    ],
)
def test_a_history_that_cannot_be_kept_is_refused_before_spark(file: str, output: str, folder: Path) -> None:
    given(("a", "A"))
    os.mkfifo("pipe")
    Path("link").symlink_to("nowhere")
    refused = run("--history", file)
    assert (refused.exit_code, refused.output) == (2, f"error: {output}\n")
