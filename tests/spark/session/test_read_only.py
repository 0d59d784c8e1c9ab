"""The pipeline as a user without rights or a home, where all files but the output are read-only."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from natsgrammar_spark.session.java import java_home

ROOT = Path(__file__).parents[3]
SITE = next(path for path in sys.path if path.endswith("site-packages"))
# In mounts of its own: Python where everyone can read it, then all read-only but the output and what the kernel makes.
CONFINED = """
set -e
mount --make-rprivate /
mount --bind "$PREFIX" "$PLACE/python"
mount --bind "$PLACE/out" "$PLACE/out"
awk '{print $2}' /proc/self/mounts | grep -v "^/proc\\|^/sys\\|^$PLACE/out" | sort -u | while read -r mounted; do
    mount -o remount,bind,ro "$mounted" 2>/dev/null || true
done
cd /
exec setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs env -u PREFIX -u TMPDIR HOME=/nowhere "$@"
"""


def can_confine() -> bool:
    programs = all(map(shutil.which, ("unshare", "setpriv", "awk")))
    return programs and subprocess.run(["unshare", "-m", "true"], capture_output=True, check=False).returncode == 0


pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(not can_confine(), reason="needs root, unshare and setpriv to take rights away"),
]


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that everyone can read, with examples in it; everyone can write to `out` below it."""
    folder = Path(tempfile.mkdtemp(prefix="natsgrammar-test-", dir="/tmp"))
    shutil.copytree(ROOT / "examples", folder / "examples")
    (folder / "python").mkdir()
    (folder / "out").mkdir()
    folder.chmod(0o755)
    (folder / "out").chmod(0o777)
    yield folder
    shutil.rmtree(folder)


def confined(place: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The command as nobody; `python` in it is this Python, with its own library, where that is shared."""
    python = str(place / "python" / "bin" / f"python3.{sys.version_info.minor}")
    packages = [str(ROOT / name) for name in ("runtime", "generated", "generator", "pipeline")]
    paths = {"PREFIX": sys.base_prefix, "PLACE": str(place), "PYTHONPATH": ":".join([*packages, SITE])}
    paths |= {"PATH": os.environ["PATH"], "LD_LIBRARY_PATH": str(place / "python" / "lib")}
    environment = {"JAVA_HOME": str(java_home()), **paths, **more}
    words = [python if word == "python" else word for word in command]
    return subprocess.run(
        ["unshare", "-m", "bash", "-c", CONFINED, "bash", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_is_confined(place: Path) -> None:
    done = confined(
        place, "bash", "-c", f"id -u; for d in /tmp /dev/shm {ROOT} {place}; do touch $d/new-{place.name}; done"
    )
    assert (done.stdout, done.stderr.count("Read-only file system")) == ("65534\n", 4)


@pytest.mark.parametrize("temporary", [None, "tmp"], ids=["nowhere", "TMPDIR"])
def test_a_run_writes_its_output_and_nothing_else(place: Path, temporary: str | None) -> None:
    out, more = place / "out", {}
    if temporary:
        (out / temporary).mkdir()
        (out / temporary).chmod(0o777)
        more = {"TMPDIR": str(out / temporary)}
    contract, result = str(place / "examples" / "contracts" / "streams.yaml"), str(out / "result")
    run = ("python", "-m", "natsgrammar_gen", "run", contract, "--output", result, "--master", "local[2]")
    done = confined(place, *run, **more)
    assert done.returncode == 1, done.stderr
    assert "streams: 112 rows in = 76 valid + 36 quarantined" in done.stdout
    assert json.loads((out / "result" / "report.json").read_text())
    assert {path.name for path in out.iterdir()} == {"result", *filter(None, [temporary])}, (
        "its temporary files are gone"
    )
    again = confined(place, *run, **more)
    assert (again.returncode, "is not empty" in again.stderr) == (2, True)


def test_what_cannot_be_written_is_an_error(place: Path) -> None:
    contract = str(place / "examples" / "contracts" / "streams.yaml")
    run = ("python", "-m", "natsgrammar_gen", "run", contract, "--output")
    elsewhere = confined(place, *run, f"{place}/other")
    assert (elsewhere.returncode, "read-only file system" in elsewhere.stderr.lower()) == (2, True), elsewhere.stderr
    far = confined(place, *run, "s3a://bucket/out")
    assert (far.returncode, "set `TMPDIR` to one that can" in far.stderr) == (2, True), far.stderr
