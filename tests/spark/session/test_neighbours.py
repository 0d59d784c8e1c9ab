"""A test that breaks its Spark fails alone: the next one finds another."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.support.languages import ROOT

NEIGHBOURS = "tests/support/neighbours.py"


@pytest.mark.nightly  # it starts Java four times
def test_a_broken_spark_takes_nobody_along() -> None:
    command = [sys.executable, "-m", "pytest", "-rA", "--tb=no", "-p", "no:cacheprovider", NEIGHBOURS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    outcomes = re.findall(rf"^(\w+) {NEIGHBOURS}::(\w+)", done.stdout, re.MULTILINE)
    assert {test: outcome for outcome, test in outcomes} == {
        "test_that_is_cut_off_in_an_answer": "FAILED",
        "test_after_a_time_out": "PASSED",
        "test_that_loses_its_java": "FAILED",
        "test_after_a_dead_java": "PASSED",
        "test_that_stops_the_session": "PASSED",
        "test_after_a_stopped_session": "PASSED",
    }, done.stdout
