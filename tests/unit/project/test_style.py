"""Lint, format and types are a test, so that they are checked while Spark starts."""

from __future__ import annotations

import subprocess
from pathlib import Path


def test_style() -> None:
    checked = subprocess.run(
        ["make", "--no-print-directory", "style"],
        cwd=Path(__file__).parents[3],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
