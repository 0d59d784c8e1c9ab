"""Inputs of any size pass in bounded memory."""

from __future__ import annotations

import base64
import json
import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pyarrow.parquet as pq
import pytest

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(3600)]


def numbers(
    folder: Path, memory: str, columns: str, rule: str, lines: Iterable[str], form: str = "json"
) -> tuple[int, int, list[str]]:
    """Rows and valid rows of a run with this much memory, and the causes of the others."""
    with (folder / "a.txt").open("w", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)
    (folder / "a.yaml").write_text(
        f"contract: 1\ninput: {{format: {form}, path: a.txt, columns: {{{columns}}}}}\nrules: [{rule}]\n"
    )
    arguments = ["run", "a.yaml", "--output", "out", "--allow-findings", "--master", "local[2]"]
    command = [sys.executable, "-m", "natsgrammar_gen", *arguments, "--conf", f"spark.driver.memory={memory}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode == 2:
        raise MemoryError(done.stderr)
    assert done.returncode == 0, done.stderr
    (contract,) = json.loads((folder / "out" / "report.json").read_text(encoding="utf-8"))["contracts"]
    causes = [cause for check in [*contract["checks"], contract["malformed"]] for cause in check["causes"]]
    return contract["rows"]["in"], contract["rows"]["valid"], [cause["text"] for cause in causes]


SUBJECT = "{column: subject, rule: nats-docs:subject}"


def test_an_input_of_five_heaps(tmp_path: Path) -> None:
    # random, so that no compression makes it small
    random.seed(5)
    blocks = [base64.b64encode(random.randbytes(3000)).decode() for _ in range(1000)]

    def line(number: int) -> str:
        subject = "orders..x" if number % 50 == 0 else f"orders.eu.{number}"
        block = blocks[number % 1000]
        at = number % 3989
        return f'{{"subject":"{subject}","data":"{block[at:]}{block[:at]}"}}'

    many = 640_000  # of 4,000 bytes
    rows, valid, _ = numbers(tmp_path, "512m", "subject: string, data: string", SUBJECT, map(line, range(many)))
    assert (rows, valid) == (many, many - many // 50)


def test_long_names_are_explained(tmp_path: Path) -> None:
    """Of each name that is too long for a suggestion, the message shows the surroundings of the error."""
    lines = ['{"subject":"a"}', *(f'{{"subject":"{"a" * 8_000_000} {number}"}}' for number in range(60))]
    rows, valid, causes = numbers(tmp_path, "2g", "subject: string", SUBJECT, lines)
    assert (rows, valid) == (61, 1)
    assert [cause.partition(":")[0] for cause in causes] == ["space"]


def test_a_line_of_50_mb_is_quarantined(tmp_path: Path) -> None:
    line = json.dumps({"subject": "a" * 50_000_000})
    rows, valid, causes = numbers(tmp_path, "2g", "subject: string", SUBJECT, ['{"subject":"a"}', line])
    assert (rows, valid) == (2, 1)
    assert causes == ["a line of more than 16,777,216 bytes, which is not parsed"]
    (kept,) = pq.read_table(tmp_path / "out" / "quarantine", columns=["_raw"])["_raw"].to_pylist()
    assert kept == line.encode()


@pytest.mark.parametrize("form", ["json", "csv"])
def test_rows_of_2000_columns(tmp_path: Path, form: str) -> None:
    names = [f"c{number}" for number in range(2_000)]
    columns = ", ".join(f"{name}: {'int' if name == 'c1000' else 'string'}" for name in names)
    given = [dict.fromkeys(names, "1") | more for more in ({}, {"c1500": "a..b"}, {"c1000": "x"})]
    lines = [",".join(names), *(",".join(row.values()) for row in given)]
    if form == "json":
        lines = [json.dumps(row | ({"c1000": 1} if row["c1000"] == "1" else {})) for row in given]
    rule = "{column: c1500, rule: nats-docs:subject}"
    rows, valid, causes = numbers(tmp_path, "2g", columns, rule, lines, form)
    assert (rows, valid) == (3, 1)
    assert causes[0] == "empty token (two dots in a row)"
    assert causes[1:] == ["`c1000` is not a valid `int`; see `column-types:int`"]


def test_a_line_that_fills_the_heap(tmp_path: Path) -> None:
    lines = ['{"subject":"a"}', json.dumps({"subject": "a" * 50_000_000})]
    with pytest.raises(MemoryError, match="give it more"):
        numbers(tmp_path, "512m", "subject: string", SUBJECT, lines)
