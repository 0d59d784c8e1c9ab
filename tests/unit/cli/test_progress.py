"""Progress lines: one per step, and a sign of life while a step lasts."""

from __future__ import annotations

import time

import pytest

from natsgrammar_gen.cli.progress import progress


def test_a_long_step_is_shown_again(capsys: pytest.CaptureFixture[str]) -> None:
    shown = ""
    with progress(every=0.01, details=[lambda seconds: f"{seconds:.0f} rows", lambda _: ""]) as step:
        step("reading")
        while shown.count("\n") < 3:
            time.sleep(0.01)
            shown += capsys.readouterr().err
        step("writing")
    shown += capsys.readouterr().err
    lines = shown.splitlines()
    assert lines[0] == "reading …"
    assert set(lines[1:3]) == {"reading … 0 s, 0 rows"}
    assert "writing …" in lines


def test_nothing_is_shown_without_a_step(capsys: pytest.CaptureFixture[str]) -> None:
    with progress():
        pass
    assert capsys.readouterr().err == ""
