"""`contract check` and a run are of one mind: what the check accepts, a run reads, and both name the same cause."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from natsgrammar.text import printable
from natsgrammar_gen.contracts.checking import Checked, check_files
from natsgrammar_spark import ContractError, load, run_files
from natsgrammar_spark.contract.discover import find, roots
from natsgrammar_spark.contract.packed import NeedsSpark
from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.inputs import resolve
from natsgrammar_spark.judge.findings import Findings
from natsgrammar_spark.outputs import resolve_live
from natsgrammar_spark.sample.read import sample
from natsgrammar_spark.stream import run_until_the_end
from tests.support.depth import Some, at_night, by_day
from tests.support.languages import ROOT
from tests.support.odd_inputs import (
    BROKEN,
    JSON,
    LONG,
    OCTETS,
    PARQUET,
    SEVERAL,
    write_data_contract,
    write_generated,
    write_generated_text,
    write_json,
    write_octets,
    write_parquet,
)

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

Run = Callable[["SparkSession", Path, Path], Findings]
CASES = ROOT.parent / "shared" / "cases"
EXAMPLES = sorted((ROOT / "examples" / "contracts").glob("*.yaml"))


def checked(contract: Path) -> Checked:
    return check_files([str(contract)], [], no_data=False, grammars=lambda _: None)


def accepted(contract: Path) -> bool:
    result = checked(contract)
    return not result.problems and not result.errors


def refusal(spark: SparkSession, contract: Path, output: Path) -> str:
    """Return why a run rejects the input; nothing if it reads it."""
    try:
        ran(spark, contract, output)
    except (RunError, ContractError) as error:
        return str(error)
    return ""


def ran(spark: SparkSession, contract: Path, output: Path) -> Findings:
    (findings,) = run_files(spark, [(loaded, resolve(loaded)) for loaded in load(str(contract))], str(output))
    return findings


def streamed(spark: SparkSession, contract: Path, output: Path) -> Findings:
    (loaded,) = load(str(contract))
    (place,) = loaded.input.paths
    source = resolve(loaded, [place], form=loaded.input.format, live=True)
    return run_until_the_end(spark, [loaded], source, resolve_live(str(output)), available_now=True)[0]


def agree(spark: SparkSession, contract: Path, output: Path, run: Run = ran) -> None:
    """Hold a run to the check: both reject the input for one reason, or both find the same rows in lines."""
    cause, result = "", checked(contract)
    try:
        findings = run(spark, contract, output)
    except (RunError, ContractError) as error:
        cause = str(error)
    assert (not result.problems and not result.errors) == (not cause), (contract.stem, cause, result.errors)
    if result.errors:
        assert cause.endswith(result.errors[0]), (cause, result.errors)
    if cause:
        causes = [*result.errors, *(each.message for each in result.problems)]
        columns = [printable(words).partition("` is ")[0][:40].casefold() for words in causes]
        assert any(column in printable(cause).casefold() for column in columns), (cause, causes)
    (loaded,) = load(str(contract)) if not cause else [None]
    if loaded and loaded.input.format != "parquet" and not result.unread:
        kind, delimiter = str(loaded.input.format), loaded.input.delimiter
        with suppress(NeedsSpark):
            read = sample(find(loaded.input.paths), kind, 1_000_000, loaded.input.header, delimiter, loaded.input)
            assert (read.rows, read.unread) == (findings.rows - findings.malformed, findings.malformed), contract.stem
    for foreign in ("[", "SQLSTATE", "Exception"):  # of Spark and Java
        assert not cause.partition(": ")[2].startswith(foreign), cause
        assert foreign == "[" or foreign not in cause, cause


@pytest.mark.parametrize("name", by_day([*PARQUET, *BROKEN, *SEVERAL], 8))
def test_check_and_run_agree_on_parquet(spark: SparkSession, tmp_path: Path, name: str) -> None:
    agree(spark, write_parquet(tmp_path, name), tmp_path / "out")


@pytest.mark.parametrize(
    "name",
    [
        "fields by case",
        "column of a directory with its type",
        *map(at_night, ["fields by case in a list", "columns by case", "texts and numbers", "column of a directory"]),
        "empty file in a directory",
        *map(at_night, ["encrypted", "directory", "columns by case of two files", "nanoseconds as INT96"]),
    ],
)
def test_on_streams_of_parquet(spark: SparkSession, tmp_path: Path, name: str) -> None:
    agree(spark, write_parquet(tmp_path, name), tmp_path / "out", streamed)


@pytest.mark.parametrize("kind", by_day(["decimal(3,1)", "date", "variant", "string"], 1))
def test_on_directories_whose_type_the_contract_states(spark: SparkSession, tmp_path: Path, kind: str) -> None:
    contract = write_parquet(tmp_path, "directory")
    text = contract.read_text().replace(".parquet}", f".parquet, columns: {{subject: string, n: '{kind}'}}}}")
    contract.write_text(text)
    agree(spark, contract, tmp_path / "out")
    agree(spark, contract, tmp_path / "streamed", streamed)
    assert accepted(contract) == (kind != "date")


@pytest.mark.parametrize(
    ("run", "folder"), by_day([(ran, "in"), (ran, "in/day=1"), (streamed, "in/day=1"), (streamed, "in")], 2)
)
def test_on_a_pipe(spark: SparkSession, tmp_path: Path, folder: str, run: Run) -> None:
    contract = write_octets(tmp_path, "in.jsonl", b"{}\n")
    contract.write_text(contract.read_text().replace("in.jsonl", "in"))
    (tmp_path / folder).mkdir(parents=True)
    os.mkfifo(tmp_path / folder / "a.jsonl")
    agree(spark, contract, tmp_path / "out", run)
    assert not accepted(contract)


@pytest.mark.parametrize("name", by_day(JSON, 3))
def test_check_and_run_agree_on_json_lines(spark: SparkSession, tmp_path: Path, name: str) -> None:
    agree(spark, write_json(tmp_path, name), tmp_path / "out")


@pytest.mark.parametrize("name", by_day([*OCTETS, *LONG], 8))
def test_on_files_of_lines(spark: SparkSession, tmp_path: Path, name: str) -> None:
    agree(spark, write_octets(tmp_path, name, {**OCTETS, **LONG}[name]), tmp_path / "out")


@pytest.mark.parametrize("name", by_day(OCTETS, 3))
def test_on_streams_of_such_files(spark: SparkSession, tmp_path: Path, name: str) -> None:
    agree(spark, write_octets(tmp_path / "in", name, OCTETS[name]), tmp_path / "out", streamed)


@pytest.mark.parametrize(
    ("form", "octets"),
    [
        ("json", b'{\n"subject": "a.b"\n}\n'),
        ("json", b"[1]\n"),
        ("json", bytes(100)),
        ("json", b"\xff\n\n"),
        ("csv", b"subject\n\xe9\n"),
        ("csv", b"subject\n1,2\n"),
    ],
)
def test_on_lines_of_which_none_is_a_row(spark: SparkSession, tmp_path: Path, form: str, octets: bytes) -> None:
    """A run quarantines them, so they are no problem of the contract."""
    (tmp_path / "data").write_bytes(octets)
    contract = tmp_path / "c.yaml"
    contract.write_text(
        f"contract: 1\ninput: {{path: {tmp_path / 'data'}, format: {form}, columns: {{subject: string}}}}\n"
        "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    )
    assert accepted(contract)
    (result,) = run_files(spark, [(loaded, resolve(loaded)) for loaded in load(str(contract))], str(tmp_path / "out"))
    assert result.valid == 0
    assert result.malformed == result.rows > 0


@pytest.mark.parametrize(
    ("name", "text", "options", "malformed"),
    [
        ("x.jsonl", '{"subject": "a.b", "n": "x"}\n{"subject": "a.b", "n": 1}\n', "", 1),
        ("x.jsonl", '{"subject": "a.b", "n": 1.5}\n', "", 1),
        ("x.jsonl", '{"subject": "a.b"}\n', "", 0),
        ("x.csv", "subject,n\na.b,x\na.b,1\n", "", 1),
        ("x.csv", "subject,m\na.b,1\n", "", None),
        ("x.csv", "a.b;1\n", "header: false, ", 1),
    ],
)
def test_on_rows_that_a_run_quarantines(
    spark: SparkSession, tmp_path: Path, name: str, text: str, options: str, malformed: int | None
) -> None:
    """Values that do not fit their columns are notes of the check; only a wrong header is a problem for both."""
    (tmp_path / name).write_text(text)
    contract = tmp_path / "c.yaml"
    contract.write_text(
        f"contract: 1\ninput: {{path: {name}, {options}columns: {{subject: string, n: int}}}}\n"
        "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    )
    assert accepted(contract) == (malformed is not None)
    if malformed is None:
        assert refusal(spark, contract, tmp_path / "out")
        return
    (result,) = run_files(spark, [(loaded, resolve(loaded)) for loaded in load(str(contract))], str(tmp_path / "out"))
    assert result.malformed == malformed


@pytest.mark.parametrize("form", ["json", "csv", "parquet"])
def test_check_and_run_agree_on_types_of_other_databases(spark: SparkSession, tmp_path: Path, form: str) -> None:
    """Nobody checks these columns, so no row is malformed."""
    contract = write_data_contract(tmp_path, form)
    agree(spark, contract, tmp_path / "out")
    valid = spark.read.parquet(str(tmp_path / "out" / "valid"))
    assert (valid.count(), len(valid.columns)) == (2, 8)


@pytest.mark.parametrize("write", [write_generated, write_generated_text])
def test_check_and_run_agree_on_odd_schemas(
    spark: SparkSession, tmp_path: Path, some: Some, write: Callable[[Path, int], Path]
) -> None:
    for seed in some([*range(200)], 3):
        agree(spark, write(tmp_path, seed), tmp_path / f"out{seed}")


def test_what_check_accepts_runs_on_reported_inputs(spark: SparkSession, tmp_path: Path, some: Some) -> None:
    """Inputs that people reported or tried, where these are beside the checkout; a run quarantines some of the rows."""
    if not CASES.is_dir():
        pytest.skip(f"no cases in {CASES}")
    folder = Path(shutil.copytree(CASES, tmp_path / "cases"))
    files = [file for file in sorted(folder.glob("*/*.yaml")) if re.search("(?m)^(contract|kind):", file.read_text())]
    for file in some(files, 8):
        with suppress(ContractError):
            if all([*roots(contract.input.paths)] for contract in load(str(file))):
                assert not (accepted(file) and refusal(spark, file, tmp_path / "out" / file.parent.name / file.stem))
    assert len(files) > 20


def test_check_and_run_agree_on_the_examples(spark: SparkSession, tmp_path: Path, some: Some) -> None:
    for contract in some(EXAMPLES, 1):  # the README runs all of them
        agree(spark, contract, tmp_path / contract.stem)


def test_all_inputs_that_cannot_be_read_are_named_at_once(spark: SparkSession, tmp_path: Path) -> None:
    jobs = []
    for name, kind in (("a", "plain"), ("b", "cut"), ("c", "fields by case")):
        (contract,) = load(str(write_parquet(tmp_path, kind, name)))
        jobs.append((contract, contract.input.paths, "parquet"))
    with pytest.raises(RunError) as caught:
        run_files(spark, jobs, str(tmp_path / "out"))
    causes = [line.partition(".parquet`")[2][:12] for line in str(caught.value).splitlines()]
    assert causes[:2] == [" is not Parq", ": column `pa"]
