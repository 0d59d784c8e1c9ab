"""Grammars that once kept the generator busy for ever: what each takes now, as a whole process from cold.

`python -m benchmarks hostile` measures the cases of `tests/cases/hostile/grammars.toml`.
"""

from __future__ import annotations

import os
import resource
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.timing import Row
from tests.support.corpus import Case, cases

SECONDS = 60  # of the processor, at most


def rows() -> Iterator[Row]:
    """Processor time, memory and exit code of each case; the ratio is to a grammar of one letter."""
    least, _, _ = _measured(Case("", "", files={"grammar/acme/1.lark": 'r: "a"\n'}))
    for case in cases():
        if case.exit == 0 or "the file takes" in case.says or "steps of work" in case.says or "automaton" in case.says:
            seconds, megabytes, code = _measured(case)
            detail = f"{seconds:.1f} s, {megabytes} MB, exit code {code}"
            what = f"`natsgrammar generate`: {case.about}"
            yield Row(what, 'the grammar `r: "a"`', seconds / least, detail, "≤ 10 s, 1 GB")


def _measured(case: Case) -> tuple[float, int, int]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        case.place(folder)
        command = [sys.executable, "-m", "natsgrammar_gen", *shlex.split(case.command)]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, cwd=folder, stdout=quiet, stderr=quiet, preexec_fn=_limited)  # noqa: PLW1509 (no threads)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return used.ru_utime + used.ru_stime, used.ru_maxrss // 1024, process.returncode


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
