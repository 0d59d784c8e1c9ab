"""The house stays as small as it is: `tools/measure_structure.py` counts, and these tests hold the figures.

A number may fall, and then its limit follows. It rises only by the allowance of an issue.
"""

from __future__ import annotations

import pytest

from tests.support.languages import ROOT
from tools import measure_structure as measured

pytestmark = pytest.mark.xdist_group("architecture")  # one worker parses all modules

SHIPPED = 59_013
TRACKED = 200_000  # lines that git tracks
LARGEST_MODULE = 450  # lines of Python


def test_shipped_lines_stay_within_their_budget() -> None:
    assert measured.shipped_lines(ROOT) <= SHIPPED


def test_tracked_lines_stay_within_their_budget() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    assert measured.tracked_lines(ROOT) <= TRACKED


def test_no_module_is_longer_than_its_limit() -> None:
    shipped = [path for component in measured.COMPONENTS for path in measured.files(ROOT / component, ".py")]
    sizes = {path.relative_to(ROOT).as_posix(): measured.lines([path]) for path in shipped}
    assert {path: size for path, size in sizes.items() if size > LARGEST_MODULE} == {}


def test_the_pipeline_has_few_rooms_and_arrows() -> None:
    rooms, floors, arrows = measured.rooms(ROOT, "natsgrammar_spark")
    assert rooms <= 12
    assert floors <= 5
    assert arrows <= 40


def test_functions_have_few_parameters() -> None:
    assert max(measured.parameters(function) for _, function in measured.functions(ROOT)) <= 7


def test_docstrings_are_plain_english() -> None:
    assert measured.nominal(ROOT) <= 0.05
    rates = measured.per_thousand(ROOT)
    assert rates["of"] <= 22
    assert rates["that"] <= 12
    assert rates["what"] <= 3
