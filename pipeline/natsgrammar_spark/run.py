"""The job: read, judge, split into valid and quarantined rows, and verify that none is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark import StorageLevel
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.util import inheritable_thread_target

from natsgrammar.spark import ship

from .contract import Contract
from .discover import unescaped
from .findings import Findings, findings
from .inputs import Opened, open_files, open_rows
from .judge import balance, explained, judged
from .output import Folder, prepared
from .problems import ContractError, RunError
from .readers import file_per_partition
from .report import reports
from .session import cause_of
from .split import QUARANTINE, VALID, one_pass, split

_T = TypeVar("_T")
_R = TypeVar("_R")
SIDE_BY_SIDE = 2  # contracts: planning one leaves Spark idle


@dataclass(frozen=True, slots=True)
class Result:
    """The two parts of a dataset, and the findings.

    `valid` has the columns of the input, then the decoded ones; `quarantine` has the columns of the input, then
    `violations`, `_raw` and `_file`.
    """

    findings: Findings
    valid: DataFrame
    quarantine: DataFrame


def run_contract(contract: Contract, df: DataFrame) -> Result:
    """The dataset split by the contract, in its own session.

    Quarantined rows stay cached until `spark.catalog.clearCache()`; valid ones are read from `df` whenever they are
    used, so cache `df` if that costs much, or if it changes. Raises ContractError if the contract does not fit the
    columns, and RunError if rows were lost or invented.
    """
    opened = open_rows(contract, df)
    ship(df.sparkSession)
    found = judged(opened)
    valid = found.valid()
    quarantine = explained(opened.contract, found.refused(), opened.columns).persist(StorageLevel.MEMORY_AND_DISK)
    many = quarantine.count()  # counts the others as they pass
    result, written = findings(opened.contract, quarantine, found.counted.get, {VALID: valid, QUARANTINE: quarantine})
    balance(result, opened.seen.get["rows"], written[VALID], many)
    return Result(result, valid, quarantine)


def run_files(
    spark: SparkSession,
    jobs: Sequence[tuple[Contract, tuple[str, ...], str]],
    output: str,
    overwrite: bool = False,
    step: Callable[[str], object] = lambda _: None,
) -> tuple[Findings, ...]:
    """The findings in the files of each contract; writes the parts and the reports below `output`.

    A job is a contract, the files to read, and their format. One contract fills `output` itself, several fill one
    directory each, named after the contract. If any of them fails, nothing is written or replaced.
    Calls `step` with each step. Raises ContractError, with all problems of all contracts, and RunError.
    """
    apart = [path for contract, files, _ in jobs for path in (contract.file, *map(unescaped, files))]
    ship(spark)
    with prepared(output, overwrite, apart) as path, file_per_partition(spark), one_pass(spark):
        folder = Folder(path)
        many = len(jobs) > 1
        if many:
            step("opening the inputs")

        def part(numbered: tuple[int, Opened]) -> Findings:
            number, opened = numbered
            name = opened.contract.name
            label = f"{name} ({number} of {len(jobs)})" if many else name
            with _errors_in_one_line(opened.contract):
                return split(opened, folder.below(name) if many else folder, label, step)

        inputs = _opened(_side_by_side(spark, lambda job: _open(spark, *job), jobs))
        found = _side_by_side(spark, part, list(enumerate(inputs, 1)))
        for name, text in reports(found).items():
            folder.put(name, text)
    return tuple(found)


def _side_by_side(spark: SparkSession, function: Callable[[_T], _R], items: Sequence[_T]) -> list[_R]:
    """The results in the order of the items, computed in parallel: while one is planned, Spark runs another."""
    if len(items) == 1:
        return [function(items[0])]
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        return list(pool.map(inheritable_thread_target(spark)(function), items))


def _opened(found: Sequence[Opened | ContractError]) -> list[Opened]:
    """The inputs. Raises ContractError with the problems of all contracts that do not fit their input."""
    problems = [problem for error in found if isinstance(error, ContractError) for problem in error.problems]
    if problems:
        raise ContractError(problems)
    return [opened for opened in found if isinstance(opened, Opened)]


def _open(spark: SparkSession, contract: Contract, files: tuple[str, ...], form: str) -> Opened | ContractError:
    """The input of a contract, or the problems of the contract with its columns."""
    try:
        with _errors_in_one_line(contract):
            return open_files(spark, contract, files, form)
    except ContractError as error:
        return error


@contextmanager
def _errors_in_one_line(contract: Contract) -> Iterator[None]:
    """Turns Spark's errors into one line."""
    try:
        yield
    except (PySparkException, Py4JJavaError) as error:
        raise RunError(f"contract `{contract.name}`: {cause_of(error)}") from error
