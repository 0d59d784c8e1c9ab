"""What the tests share: the depth at which they run, their marks, one Spark session, and nats-servers of their own."""

from __future__ import annotations

import gc
import os
import random
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from tests.support import depth, spark_session
from tests.support.depth import Some, everything, sample
from tests.support.nats_server import Server, require_programs, server_programs, serving

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

TESTS = Path(__file__).parent

# ---- depth ----------------------------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--depth=full` is what `make test-all` runs."""
    output = "quick: 25 examples of each law and samples of long lists; full: 200 and all of them, and the slow oracles"
    parser.addoption("--depth", choices=["quick", "full"], default="quick", help=output)
    parser.addoption("--nightly", action="store_true", help="also the tests of the night, at this depth")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis takes its number of examples from here, and at full depth its seed, as do all workers.

    What commands write is as wide as it is: readline, which pytest imports, sets `COLUMNS` for workers. A shell without
    job control starts its background jobs, and so the programs that tests start, with interrupts ignored.
    """
    os.environ.pop("COLUMNS", None)
    os.environ["NATSGRAMMAR_CACHE"] = os.devnull  # what a test made is not kept for another
    signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.load_profile(config.getoption("--depth"))
    is_full = config.getoption("--depth") == "full"
    if is_full and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(random.SystemRandom().randrange(2**32))
    seed = int(config.option.hypothesis_seed) if is_full else None
    depth.choose(seed, at_night=is_full or config.getoption("--nightly"))


def pytest_report_header(config: pytest.Config) -> str | None:
    """What repeats the examples of a run."""
    if config.getoption("--depth") == "quick":
        return None
    return f"random examples: repeat these with --depth=full --hypothesis-seed={config.option.hypothesis_seed}"


@pytest.fixture(scope="session")
def some(request: pytest.FixtureRequest) -> Some:
    """`some(names, 200)`: a sample of 200, the same on every run; all of them at full depth."""
    return everything if request.config.getoption("--depth") == "full" else sample


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Python looks rarely for cycles, and never among what is collected: it would take an eighth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000, 10, 10)
        gc.enable()
        languages = sys.modules.get("tests.support.languages")
        assert not languages or not languages.written.cache_info().currsize, "every worker compiled all grammars"


# ---- marks ----------------------------------------------------------------------------------------------------------

# By day, these ask the newest server only: they try how the pipeline reads and writes rather than rules of a server.
_NEWEST_BY_DAY = ("test_jetstream_faults", "test_jetstream_gone", "test_jetstream_access", "test_headers")
# Tests of Spark are two groups of about the same length, each with one Java: these files, and all others. Those of
# table formats, at full depth, start processes of their own and are a third.
_FIRST = ("test_pipeline", "test_readers", "test_impact", "test_jetstream", "test_listing", "test_routing")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks tests by folder, leaves out those of the night by day, and gives to one worker what shares most work.

    Runs before pytest-xdist reads the groups.
    """
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder == "live" or _takes(item, "nats_server"):
            item.add_marker("server")
            if item.path.stem in _NEWEST_BY_DAY and _program(item) not in (None, server_programs()[-1]):
                item.add_marker("nightly")
        if folder == "spark" or _takes(item, "spark"):
            item.add_marker("spark")
            # pytest-xdist joins the groups of a test to one of its own, whose worker would start one more Java.
            assert not item.get_closest_marker("xdist_group"), f"{item.nodeid} needs Spark: take it out of its group"
            half = "first half" if item.path.stem.startswith(_FIRST) else "second half"
            group = "table formats" if item.path.stem == "test_table_formats" else half
            item.add_marker(pytest.mark.xdist_group(f"{group} of spark"))
        elif _takes(item, "everything"):
            item.add_marker(pytest.mark.xdist_group("everything"))
    if not depth.is_night():
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("nightly")])
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]
    # Quick tests first, so that a mistake shows early. Several workers begin with Spark, which takes longest.
    slow_first = hasattr(config, "workerinput")
    items.sort(key=lambda item: bool(item.get_closest_marker("spark")) != slow_first)


def _program(item: pytest.Item) -> object:
    """Return the server program that a test asks, if it is a parameter."""
    return getattr(getattr(item, "callspec", None), "params", {}).get("server")


def _takes(item: pytest.Item, fixture: str) -> bool:
    return fixture in getattr(item, "fixturenames", ())


# ---- Spark ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    """One small local Spark with the Java functions, on a new JVM after a test that broke the connection to its own."""
    yield spark_session.shared()
    spark_session.end()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test never begins with a Spark that its neighbour broke."""
    if _takes(item, "spark"):
        spark_session.shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A time-out cuts an answer of the JVM in two: what comes after it must not read the rest."""
    report = yield
    cut = call.excinfo is not None and not issubclass(call.excinfo.type, Exception)
    if report.failed and cut and _takes(item, "spark"):
        spark_session.kill()
    return report


# ---- nats-server ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def nats_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The first server program there is, running; for tests under `live`."""
    with serving(require_programs()[0], tmp_path_factory.mktemp("nats-server")) as server:
        yield server
