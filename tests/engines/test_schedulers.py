"""The files of the page "Every hour" are what schedulers take: each is read by its own tool, or by its schema."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import engines
from tests.support.pages import ROOT, blocks, commands

PAGE = "docs/guide/hourly.md"
BLOCKS = blocks((ROOT / PAGE).read_text(encoding="utf-8"), PAGE)
FILES = {block.title: block.text for block in BLOCKS if block.title}
CRON = FILES["orders.cron"].splitlines()[-1]
COMMAND = next(command for block in BLOCKS if block.language == "console" for command, _ in commands(block))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files of the page."""
    for title, text in FILES.items():
        (tmp_path / title).parent.mkdir(exist_ok=True)
        (tmp_path / title).write_text(text, encoding="utf-8")
    return tmp_path


def passes(*command: str | Path) -> None:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def program(name: str) -> str:
    actual = shutil.which(name)
    if actual is None:
        pytest.skip(f"no {name} on PATH")
    return actual


@pytest.mark.parametrize("name", ["hourly.sh", "orders.service", "cronjob.yaml", "orders.py"])
def test_every_scheduler_runs_the_command_of_the_page(name: str) -> None:
    expected = COMMAND.partition(" 2>")[0].partition(" ")[2]
    assert " ".join(re.findall(r"[\w.-]+", expected)) in " ".join(re.findall(r"[\w.-]+", FILES[name]))


def test_hadolint_has_nothing_to_say_about_the_image(folder: Path) -> None:
    passes(engines.python_program("hadolint"), folder / "Dockerfile")


def test_the_cron_job_is_as_the_schema_of_kubernetes_says(folder: Path) -> None:
    passes(engines.python_program("kubernetes-validate"), "--strict", folder / "cronjob.yaml")


def test_systemd_reads_the_units(folder: Path) -> None:
    service = folder / "orders.service"
    service.write_text(service.read_text().replace("/opt/natsgrammar/bin/natsgrammar", sys.executable))
    passes(program("systemd-analyze"), "verify", service, folder / "orders.timer")


@pytest.mark.parametrize("code", [0, 1, 2, 137])
def test_the_script_keeps_the_exit_code_and_writes_to_whom_it_concerns(folder: Path, code: int) -> None:
    """`natsgrammar` and `mail` are programs that note their arguments; the script is real, and so is the lock."""
    for name, body in (("natsgrammar", f"echo the log; exit {code}"), ("mail", 'echo "$@" >>mails; cat >>mails')):
        (folder / name).write_text(f"#!/bin/sh\n{body}\n")
    for name in ("natsgrammar", "mail"):
        (folder / name).chmod(0o755)
    (folder / "result").mkdir()
    (folder / "result" / "report.md").write_text("the report\n")
    line = re.sub(r"^(\S+ ){5} *cd \S+", f"cd {shlex.quote(str(folder))}", CRON)
    ran = subprocess.run(["sh", "-c", line], env={"PATH": f"{folder}:/usr/bin:/bin"}, check=False)
    assert ran.returncode == code
    mails = (folder / "mails").read_text() if (folder / "mails").exists() else ""
    assert ("data@acme" in mails, "operations@acme" in mails) == (code == 1, code > 1)
    assert ("the report" in mails, "the log" in mails) == (code == 1, code > 1)


def test_a_start_skips_its_turn_while_another_runs(folder: Path) -> None:
    (folder / "hourly.sh").write_text("#!/bin/sh\ntouch started\nread end\n")
    line = re.sub(r"^(\S+ ){5} *cd \S+", f"cd {shlex.quote(str(folder))}", CRON)
    with subprocess.Popen(["sh", "-c", line], stdin=subprocess.PIPE) as first:
        while not (folder / "started").exists():
            assert first.poll() is None
        (folder / "started").unlink()
        assert subprocess.run(["sh", "-c", line], check=False).returncode == 1
        assert not (folder / "started").exists()
        first.communicate(b"\n")
    assert first.returncode == 0


def test_the_tasks_of_airflow_are_python() -> None:
    """Tried by hand with Airflow 3.3.2: 0 succeeds, 1 fails at once, others are retried."""
    code = compile(FILES["orders.py"], "orders.py", "exec")
    assert "AirflowFailException" in code.co_names
