"""A contract that fails leaves the results of the others, and its own earlier one, as they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from natsgrammar_spark import RunError, load, run_files
from natsgrammar_spark.outputs import hadoop
from natsgrammar_spark.run import PartlyDone
from tests.spark.judge.test_pipeline import run
from tests.support.depth import by_day
from tests.support.odd_inputs import write_parquet

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

# What breaks an input, and the cause that the error gives.
BAD = {"gone": "no such file", "text": "is not Parquet", "damaged page": "b", "fields by case": "differ only in case"}
BAD |= {"without the column": "there is no column `subject`"}


def contracts(folder: Path) -> list[Path]:
    """Return three contracts with data; that of the second one is for a test to break."""
    return [write_parquet(folder, "plain", name) for name in ("a", "b", "c")]


def break_input(folder: Path, how: str) -> None:
    write_parquet(folder, "plain" if how == "gone" else how, "b")
    if how == "gone":
        (folder / "b.parquet").unlink()


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


CASES = [(how, earlier) for how in BAD for earlier in (True, False)]


@pytest.mark.parametrize(("how", "earlier"), by_day(CASES, 1))
def test_a_bad_input_leaves_the_other_results(spark: SparkSession, tmp_path: Path, how: str, earlier: bool) -> None:
    files, out = contracts(tmp_path), tmp_path / "out"
    before: dict[str, bytes] = {}
    if earlier:
        code, output = run(*files, "--output", out)
        assert code == 0, output
        before = {**content(out / "b"), "report.json": (out / "report.json").read_bytes()}
    for _ in range(2):  # the second run finds the result of the first
        break_input(tmp_path, how)
        code, output = run(*files, "--output", out, "--overwrite")
        assert code == 2, output
        (error,) = [line for line in output.splitlines() if line.startswith("error: ")]
        assert BAD[how] in error
        assert "b" in error
        for name in ("a", "c"):
            assert spark.read.parquet(str(out / name / "valid")).count() == 2
            assert f"{name}: 2 rows in = 2 valid + 0 quarantined" in output
        assert (content(out / "b") if earlier else (out / "b").exists()) == (before if earlier else False)
        report = json.loads((out / "report.json").read_text())
        assert (report["status"], [each["name"] for each in report["contracts"]]) == ("fail", ["a", "c"])
        assert [each["name"] for each in report["failed"]] == ["b"]
        for name in ("report.md", "report.html"):
            assert "1 contract without a result" in (out / name).read_text()
    contracts(tmp_path)
    code, output = run(*files, "--output", out, "--overwrite")
    assert code == 0, output
    assert not (out / "b" / "report.json").exists()


def test_an_earlier_result_of_one_contract_is_not_replaced(spark: SparkSession, tmp_path: Path) -> None:
    files, out = contracts(tmp_path), tmp_path / "out"
    assert run(files[1], "--output", out)[0] == 0
    before = content(out)
    break_input(tmp_path, "damaged page")
    code, output = run(*files, "--output", out, "--overwrite")
    assert (code, content(out)) == (2, before)
    assert f"error: no result for `b`, so the earlier one in `{out}` stays: choose another --output" in output


@pytest.mark.parametrize("is_renaming", by_day([False, True], 1), ids=["manifest", "rename"])
def test_elsewhere_an_earlier_result_is_not_replaced(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_renaming: bool
) -> None:
    from natsgrammar_spark.outputs import RemoteFolder

    if not is_renaming:
        monkeypatch.setattr(hadoop, "RENAMING", ())
    loaded, address = load(*map(str, contracts(tmp_path))), f"file:{tmp_path}/out"
    jobs = [(contract, contract.input.paths, "parquet") for contract in loaded]

    def write() -> None:
        run_files(spark, jobs, RemoteFolder(address=address, overwrite=True))

    break_input(tmp_path, "damaged page")
    with pytest.raises(PartlyDone) as caught:
        write()
    assert ([*caught.value.causes], [each.rows for each in caught.value.findings]) == (["b"], [2, 2])
    before = content(tmp_path / "out")
    assert not any("b" in Path(name).parts for name in before)
    with pytest.raises(RunError, match="no result for `b`, so the earlier one in"):
        write()
    assert content(tmp_path / "out") == before


def test_nothing_is_written_if_all_inputs_are_bad(spark: SparkSession, tmp_path: Path) -> None:
    files = contracts(tmp_path)[:2]
    for name, how in (("a", "damaged page"), ("b", "text")):
        write_parquet(tmp_path, how, name)
    code, output = run(*files, "--output", tmp_path / "out")
    assert (code, (tmp_path / "out").exists()) == (2, False), output
    assert len([line for line in output.splitlines() if "…" not in line]) == 2
