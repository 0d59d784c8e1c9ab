"""A folder for temporary files without room: one sentence of ours, and no result."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.small_disk import filled, small_disk

CONTRACT = """\
contract: 1
input: {format: json, path: in.jsonl, columns: {name: string}}
rules: [{column: name, rule: adr6:stream-name}]
"""


@pytest.mark.nightly
def test_a_full_disk_for_temporary_files_is_named(tmp_path: Path) -> None:
    (tmp_path / "temporary").mkdir()
    (tmp_path / "contract.yaml").write_text(CONTRACT)
    (tmp_path / "in.jsonl").write_text('{"name":"ORDERS"}\n')
    command = [sys.executable, "-m", "natsgrammar_gen", "run", "contract.yaml", "--output", "out"]
    with small_disk(tmp_path / "temporary", 20) as disk:
        filled(disk, 8192)  # without any, Python chooses another folder
        environment = {**os.environ, "TMPDIR": str(disk)}
        ran = subprocess.run(
            [*command, "--master", "local[1]"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    *steps, error = ran.stderr.splitlines()
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert error.startswith("error: contract `contract`: no space left for the output, or for Spark's temporary files")
    assert all("…" in step for step in steps), ran.stderr
    assert not (tmp_path / "out").exists()
