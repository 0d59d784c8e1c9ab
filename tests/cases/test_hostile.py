"""Every input that once broke something ends as it should, in bounded memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.bounded import Bounded
from tests.support.corpus import Case, cases


@pytest.fixture(scope="module")
def bounded() -> Iterator[Bounded]:
    process = Bounded()
    yield process
    process.end()


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.about, marks=[pytest.mark.nightly] * case.slow) for case in cases()]
)
def test_a_hostile_file_ends_in_its_expected_error(case: Case, bounded: Bounded, tmp_path: Path) -> None:
    case.place(tmp_path)
    code, output = bounded.run(case.command, tmp_path, case.reads(tmp_path), case.stdout)
    assert (code, case.says in output) == (case.exit, True), output[:2000]
    assert "Traceback" not in output
    assert not any(not line.isprintable() for line in output.split("\n")), ascii(output)[:2000]
