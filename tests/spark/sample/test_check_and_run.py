"""`contract check` and a run are of one mind: what the check accepts, a run reads, and both name the same cause."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from natsgrammar_gen.contracts.checking import check_files
from natsgrammar_spark import ContractError, load, run_files
from natsgrammar_spark.contract.problems import RunError
from tests.support.depth import Some
from tests.support.languages import ROOT
from tests.support.odd_inputs import (
    BROKEN,
    JSON,
    PARQUET,
    write_data_contract,
    write_generated,
    write_json,
    write_parquet,
)

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

EXAMPLES = sorted((ROOT / "examples" / "contracts").glob("*.yaml"))


def accepted(contract: Path) -> bool:
    result = check_files([str(contract)], [], no_data=False, grammars=lambda _: None)
    return not result.problems and not result.errors


def refusal(spark: SparkSession, contract: Path, output: Path) -> str:
    """Return why a run refuses the input; nothing if it reads it."""
    try:
        (loaded,) = load(str(contract))
        run_files(spark, [(loaded, loaded.input.paths, loaded.input.format or "json")], str(output))
    except (RunError, ContractError) as error:
        return str(error)
    return ""


def agree(spark: SparkSession, contract: Path, output: Path) -> None:
    cause = refusal(spark, contract, output)
    assert accepted(contract) == (not cause), (contract.stem, cause)
    for foreign in ("[", "SQLSTATE", "Exception"):  # of Spark and Java
        assert not cause.partition(": ")[2].startswith(foreign), cause
        assert foreign == "[" or foreign not in cause, cause


@pytest.mark.parametrize("name", [*PARQUET, *BROKEN])
def test_on_parquet(spark: SparkSession, tmp_path: Path, name: str) -> None:
    agree(spark, write_parquet(tmp_path, name), tmp_path / "out")


@pytest.mark.parametrize("name", JSON)
def test_on_json_lines(spark: SparkSession, tmp_path: Path, name: str) -> None:
    agree(spark, write_json(tmp_path, name), tmp_path / "out")


@pytest.mark.parametrize("form", ["json", "csv", "parquet"])
def test_on_types_of_other_databases(spark: SparkSession, tmp_path: Path, form: str) -> None:
    """Nobody checks these columns, so no row is malformed."""
    contract = write_data_contract(tmp_path, form)
    agree(spark, contract, tmp_path / "out")
    valid = spark.read.parquet(str(tmp_path / "out" / "valid"))
    assert (valid.count(), len(valid.columns)) == (2, 5)


def test_on_odd_schemas(spark: SparkSession, tmp_path: Path, some: Some) -> None:
    for seed in some([*range(200)], 20):
        agree(spark, write_generated(tmp_path, seed), tmp_path / f"out{seed}")


def test_on_the_examples(spark: SparkSession, tmp_path: Path, some: Some) -> None:
    for contract in some(EXAMPLES, 3):
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
