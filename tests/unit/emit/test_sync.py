"""Generated folders are replaced whole, all or none of them, and what is not generated stays where it is."""

from __future__ import annotations

import os
import random
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from natsgrammar.files import MARKER, Conflict, workspace
from natsgrammar_gen.cli import main
from natsgrammar_gen.emit.sync import WORK, Files, compare, marked, write
from tests.support.depth import Some
from tests.support.faults import Dead, faults

PATHS = ("pkg/__init__.py", "pkg/same.py", "pkg/sub/deep.py", "schema/a.json", "docs/reference/index.md")
MINE = {"pkg/mine.py": "mine", "pkg/__pycache__/x.pyc": "cache", "docs/guide.md": "guide", "mine.txt": "mine"}


def edition(text: str) -> Files:
    return {path: "same" if "same" in path else text for path in PATHS}


def given(root: Path, text: str | None) -> Path:
    """A folder with an earlier edition, and files of the user in it and beside it."""
    root.mkdir()
    files = MINE | ({} if text is None else marked(edition(text), root))
    for path, content in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(content)
    return root


def editions(root: Path) -> dict[str, str]:
    """The edition that each folder is of; a folder of two fails."""
    collected = {}
    for folder in ("pkg", "schema", "docs/reference"):
        files = [path for path in PATHS if path.startswith(f"{folder}/") and "same" not in path]
        (collected[folder],) = {(root / path).read_text() if (root / path).exists() else "" for path in files}
    return collected


def assert_mine(root: Path) -> None:
    assert {path: (root / path).read_text() for path in MINE} == MINE


def test_only_what_changed_is_written(tmp_path: Path) -> None:
    root = given(tmp_path / "out", "old")
    before = {path: (root / path).stat() for path in (*PATHS, *MINE)}
    files = edition("old") | {"schema/a.json": "new"}
    assert write(files, root, remove_stray=False).changed == ("schema/a.json",)
    assert (root / "schema/a.json").read_text() == "new"
    after = {path: (root / path).stat() for path in (*PATHS, *MINE)}
    assert {path for path in before if before[path].st_ino != after[path].st_ino} == {"schema/a.json"}
    assert write(edition("new"), root, remove_stray=False).stray == ("pkg/mine.py",)
    assert set(editions(root).values()) == {"new"}
    assert (root / "pkg/same.py").stat().st_mtime_ns == before["pkg/same.py"].st_mtime_ns
    assert_mine(root)


def test_a_folder_that_is_up_to_date_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = given(tmp_path / "out", "old")
    with faults(monkeypatch, 10**6, "error", exchange=True) as actual:
        write(edition("old"), root, remove_stray=False)
    assert set(actual.made) <= {"lstat", "stat", "scandir", "listdir", "open", "close", "read", "fstat"}


@pytest.mark.parametrize("link", ["pkg", "pkg/sub", "pkg/sub/deep.py", "docs", "docs/reference"])
def test_links_are_not_followed(tmp_path: Path, link: str) -> None:
    root, elsewhere = given(tmp_path / "out", "old"), tmp_path / "elsewhere"
    (root / link).rename(elsewhere)
    (root / link).symlink_to(elsewhere)
    precious = {path: path.read_text() for path in [*tmp_path.rglob("*")] if path.is_file()}
    with pytest.raises(Conflict, match=f"/out/{link}`: it is a link, which is not followed"):
        write(edition("new"), root, remove_stray=False)
    assert {path: path.read_text() for path in precious} == precious


def test_a_link_of_the_user_stays_a_link(tmp_path: Path) -> None:
    root, elsewhere = given(tmp_path / "out", "old"), tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "precious").write_text("precious")
    (root / "pkg" / "link").symlink_to(elsewhere)
    (root / "pkg" / "empty").mkdir()
    assert "pkg/link" in write(edition("new"), root, remove_stray=False).stray
    assert (root / "pkg" / "link").readlink() == elsewhere
    assert (root / "pkg" / "empty").is_dir()
    write(edition("newer"), root, remove_stray=True)
    assert not (root / "pkg" / "link").is_symlink()
    assert (elsewhere / "precious").read_text() == "precious"


@pytest.mark.parametrize(
    ("path", "is_folder", "output"), [("schema/a.json", True, "is a folder"), ("pkg/sub", False, "is not a folder")]
)
def test_what_is_in_the_way_is_told_before_anything_is_written(
    tmp_path: Path, path: str, is_folder: bool, output: str
) -> None:
    root = given(tmp_path / "out", None)
    (root / path).parent.mkdir(exist_ok=True)
    (root / path).mkdir() if is_folder else (root / path).write_text("")
    with pytest.raises(Conflict, match=f"`.*/{path}`: it {output}"):
        write(edition("new"), root, remove_stray=False)
    assert not (root / "pkg" / "__init__.py").exists()


@pytest.mark.parametrize("path", ["pkg/__init__.py", "pkg/sub/deep.py", "docs/reference/index.md", f"schema/{MARKER}"])
def test_a_file_that_no_earlier_run_wrote_is_kept(tmp_path: Path, path: str) -> None:
    root = given(tmp_path / "out", None)
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text("precious")
    with pytest.raises(Conflict, match=f"no earlier `generate` wrote `.*/out/{path}`: move"):
        write(edition("new"), root, remove_stray=False)
    assert (root / path).read_text() == "precious"
    assert (root / "pkg" / "__init__.py").exists() == (path == "pkg/__init__.py")
    (root / path).unlink()
    write(edition("new"), root, remove_stray=False)
    write(edition("newer"), root, remove_stray=False)
    assert set(editions(root).values()) == {"newer"}


def test_files_of_an_earlier_run_with_fewer_targets_are_generated_ones(tmp_path: Path) -> None:
    root = given(tmp_path / "out", "old")
    less = {path: text for path, text in edition("new").items() if path != "pkg/sub/deep.py"}
    assert write(less, root, remove_stray=False).stray == ("pkg/mine.py", "pkg/sub/deep.py")
    write(edition("new"), root, remove_stray=False)
    assert set(editions(root).values()) == {"new"}


def test_a_file_that_is_the_generated_one_already_is_not_in_the_way(tmp_path: Path) -> None:
    root = given(tmp_path / "out", "old")
    (root / "schema" / MARKER).unlink()
    assert write(edition("old"), root, remove_stray=False).missing == (f"schema/{MARKER}",)
    write(edition("new"), root, remove_stray=False)
    assert set(editions(root).values()) == {"new"}


@pytest.mark.parametrize("exchange", [True, False], ids=["exchange", "renames"])
@pytest.mark.parametrize("before", [None, "old"])
@pytest.mark.parametrize("what", ["dead", "error", "full"])
def test_every_call_may_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, some: Some, before: str | None, exchange: bool, what: str
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    with faults(monkeypatch, 10**6, what, exchange) as counted:
        write(edition("new"), given(tmp_path / "counted", before), remove_stray=False)
    assert len(counted.made) > 100
    for number in some(range(len(counted.made)), 20):
        root = given(tmp_path / str(number), before)
        with faults(monkeypatch, number, what, exchange) as actual:
            try:
                write(edition("new"), root, remove_stray=False)
                expected = {"new"}
            except OSError:
                expected = {before or ""}
            except Dead:
                expected = {before or "", "new"}
        if what == "dead":
            with workspace(root / WORK):  # puts back what was between two renames
                pass
        assert set(editions(root).values()) <= expected, actual.made[-20:]
        assert_mine(root)
        write(edition("new"), root, remove_stray=False)
        assert not compare(edition("new"), root).changed
        assert not (root / WORK).exists()
        assert_mine(root)


def test_what_cannot_be_written_is_named_and_no_folder_is_left(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        with pytest.raises(OSError, match="large") as caught:
            write({"names/large.py": "#" * 5000}, tmp_path / "some" / "out", remove_stray=False)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert caught.value.filename == str(tmp_path / "some" / "out" / "names" / "large.py")
    assert not list(tmp_path.iterdir())


WRITE = """
import sys
from pathlib import Path
from natsgrammar_gen.emit.sync import write
from tests.unit.emit.test_sync import edition
print(flush=True)
for number in range(1000):
    write(edition(f"{sys.argv[2]}.{number}"), Path(sys.argv[1]), remove_stray=False)
"""


@pytest.mark.nightly
def test_killed_processes_leave_no_folder_of_two_editions(tmp_path: Path, some: Some) -> None:
    root = given(tmp_path / "out", "0")
    for number in some(range(1, 101), 6):
        command = [sys.executable, "-c", WRITE, str(root), str(number)]
        started = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert started.stdout is not None
        started.stdout.readline()
        time.sleep(random.Random(number).random() / 10)
        started.send_signal(signal.SIGKILL)
        started.communicate()
        assert "" not in editions(root).values()
        write(edition("0"), root, remove_stray=False)
        assert set(editions(root).values()) == {"0"}
        assert_mine(root)
        assert not (root / WORK).exists()


# ---- the command ----------------------------------------------------------------------------------------------------


def generate(tmp_path: Path, *arguments: str) -> Result:
    (tmp_path / "names" / "acme").mkdir(parents=True, exist_ok=True)
    (tmp_path / "names" / "acme" / "1.lark").write_text("name: /[a-z]+/\n")
    out = str(tmp_path / "out")
    return CliRunner().invoke(main, ["generate", "--grammar", str(tmp_path / "names"), "--out", out, *arguments])


def test_the_command_says_what_is_in_the_way(tmp_path: Path) -> None:
    assert generate(tmp_path).exit_code == 0
    (tmp_path / "out" / "names").rename(tmp_path / "elsewhere")
    (tmp_path / "out" / "names").symlink_to(tmp_path / "elsewhere")
    for arguments in ([], ["--check"], ["--diff"]):
        result = generate(tmp_path, *arguments)
        assert (result.exit_code, "/out/names`: it is a link, which is not followed" in result.output) == (2, True)
    (tmp_path / "out" / "names").unlink()
    with workspace(tmp_path / "out" / WORK):
        result = generate(tmp_path)
        assert (result.exit_code, "another run is at work here" in result.output) == (2, True)
    assert generate(tmp_path).exit_code == 0
    assert (tmp_path / "out" / "names" / "__init__.py").is_file()


def test_the_command_keeps_files_of_the_user(tmp_path: Path) -> None:
    for path in ("names/core/rule.py", "names/tables/acme_1.py", "spark/acme_1.sql", "docs/reference/index.md"):
        (tmp_path / "out" / path).parent.mkdir(parents=True)
        (tmp_path / "out" / path).write_text("precious")
    for arguments in ([], ["--check"], ["--diff"]):
        result = generate(tmp_path, *arguments)
        assert (result.exit_code, "/out/names/core/rule.py`" in result.output) == (2, True), result.output
    assert {path.read_text() for path in (tmp_path / "out").rglob("*") if path.is_file()} == {"precious"}
