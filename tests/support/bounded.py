"""Runs commands with limits: each in a process of its own, forked from one that has read the modules already.

`python -m tests.support.bounded` reads a JSON object per line and answers with the exit code, -N after signal N.
"""

from __future__ import annotations

import json
import os
import resource
import shlex
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

MEMORY = 1 << 30  # bytes beyond what the process has at its start
SECONDS = 120  # of the processor: a guard against what never ends, and no measure


class Bounded:
    """A process that runs commands."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.bounded"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(self, command: str, folder: Path, stdin: Path, stdout: str | None) -> tuple[int, str]:
        """The exit code of a command in that folder, and all that it wrote."""
        job = {"command": command, "folder": str(folder), "stdin": str(stdin), "stdout": stdout or "stdout"}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(job), file=self._process.stdin, flush=True)
        code = int(self._process.stdout.readline())
        written = [folder / "stderr", *([folder / "stdout"] if stdout is None else [])]
        return code, "".join(file.read_bytes().decode() for file in written)

    def end(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def _serve() -> None:
    from natsgrammar_gen.cli import COMMANDS, main
    from natsgrammar_gen.grammar.by_lark import tree_of

    tree_of("")  # the parser of grammars takes as long to make as most commands
    for name in COMMANDS:
        main.get_command(None, name)  # type: ignore[arg-type]  # it needs no context
    for line in sys.stdin:
        child = os.fork()
        if not child:
            os._exit(_child(json.loads(line)))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _child(job: dict[str, Any]) -> int:
    os.chdir(job["folder"])
    for number, name, flags in (
        (0, job["stdin"], os.O_RDONLY),
        (1, job["stdout"], os.O_WRONLY | os.O_CREAT),
        (2, "stderr", os.O_WRONLY | os.O_CREAT),
    ):
        os.dup2(os.open(name, flags), number)
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    from natsgrammar_gen.cli import main

    try:
        main(shlex.split(job["command"]), prog_name="natsgrammar")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 (what Python would do)
        traceback.print_exc()
        return 1
    finally:
        sys.stderr.flush()
    return 0


if __name__ == "__main__":
    _serve()
