"""The words of the room's messages: outputs that are not replaced, and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from natsgrammar.errors import WrongOptions
from natsgrammar.files import MARKER
from natsgrammar_spark import RunError
from natsgrammar_spark.outputs import resolve, resolve_live
from natsgrammar_spark.outputs.local import check_output, local, prepared
from natsgrammar_spark.outputs.tables import table_named

ANOTHER = "choose another --output"
KEPT = f"it is not replaced: {ANOTHER}, or remove it yourself"
LISTED = f"`{MARKER}`, the list that a run leaves of its files"


@contextmanager
def refused(message: str, folder: Path) -> Iterator[None]:
    with pytest.raises(RunError) as error:
        yield
    assert str(error.value) == message.format(out=folder / "out", parent=folder, work=folder / ".out.natsgrammar")


def files(folder: Path, *names: str, text: str = "") -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def result(out: Path) -> None:
    with prepared(out, overwrite=False) as folder:
        files(folder, "a", "b", "c", "d")


def changed(out: Path, *names: str) -> None:
    result(out)
    files(out, *names, text="changed")


@pytest.mark.parametrize(
    ("before", "message"),
    [
        (lambda out: files(out, "mine"), "`{out}` is not empty, and it has no " + f"{LISTED}; {KEPT}"),
        (lambda out: files(out, MARKER), "`{out}` is not empty, and " + f"{LISTED}, is not understood; {KEPT}"),
        (
            lambda out: files(out, MARKER, "batches/0/findings.json", "_checkpoint/metadata"),
            "`{out}` contains a stream's results: add --stream, or choose another --output",
        ),
        (
            lambda out: changed(out, "x"),
            "`{out}` contains more than an earlier result (`x`); " + KEPT,
        ),
        (
            lambda out: changed(out, "a", "x"),
            "`{out}` contains more than an earlier result (`x`) and has files that were changed since the run (`a`); "
            + KEPT,
        ),
        (
            lambda out: changed(out, "a", "b", "c", "d"),
            "`{out}` has files that were changed since the run (`a`, `b`, `c`); " + KEPT,
        ),
        (
            lambda out: changed(out, "w", "x", "y", "z"),
            "`{out}` contains more than an earlier result (`w`, `x`, `y`); " + KEPT,
        ),
        (
            lambda out: out.symlink_to(out.parent / "nowhere"),
            "`{out}` is a link to nothing, which is not followed: " + ANOTHER,
        ),
        (lambda out: out.write_text(""), "`{out}` is not a directory"),
    ],
)
def test_an_output_that_is_not_replaced(tmp_path: Path, before: Callable[[Path], object], message: str) -> None:
    before(tmp_path / "out")
    with refused(message, tmp_path):
        check_output(tmp_path / "out", overwrite=True)


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (
            ("run-1/old0/x", "run-1/new0/x"),
            "`{out}` came while `{work}/run-1/old0` was replaced: move one of them away",
        ),
        (
            ("run-1/new0/came/x", "run-1/new0/old"),
            "`{work}/run-1/new0/came/x` came while its folder was replaced: move it away",
        ),
    ],
)
def test_what_came_while_a_dead_run_replaced_the_output(tmp_path: Path, names: tuple[str, ...], message: str) -> None:
    (tmp_path / "out").mkdir()
    files(tmp_path / ".out.natsgrammar", *names)
    (tmp_path / ".out.natsgrammar" / "run-1" / "journal").write_text(json.dumps([{"target": "out", "ours": ["old"]}]))
    with refused(message, tmp_path):
        check_output(tmp_path / "out", overwrite=True)


def test_an_output_that_may_not_be_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result(tmp_path / "out")
    with refused("`{out}` is not empty: " + f"{ANOTHER}, or replace it with --overwrite", tmp_path):
        check_output(tmp_path / "out", overwrite=False)
    monkeypatch.chdir(tmp_path / "out")
    for output in (tmp_path / "out", tmp_path):
        with pytest.raises(RunError, match=re.escape(f"`{output}` is or contains the working directory: {ANOTHER}")):
            check_output(output, overwrite=True)


def test_an_output_in_or_around_an_input(tmp_path: Path) -> None:
    files(tmp_path, "in/x.json", "out/y", "base/y", "far/more/y")
    (tmp_path / "base" / "link").symlink_to(tmp_path / "far")
    (tmp_path / "way").symlink_to(tmp_path / "in")
    for path, output, how, place in (
        ("in", "in/out", "is in", "in"),
        ("in", "way/out", "is in", "in"),
        ("in/x.json", "in", "is or contains", "in/x.json"),
        ("in/*.json", "way", "is or contains", "in/x.json"),
        ("out", "out", "is or contains", "out"),
        ("base", "far", "is or contains", "base/link"),
        ("base", "far/new", "is in", "base/link"),
    ):
        with pytest.raises(RunError) as error:
            check_output(tmp_path / output, True, ["elsewhere", str(tmp_path / path)])
        assert str(error.value) == f"`{tmp_path / output}` {how} `{tmp_path / place}`, which is an input: {ANOTHER}"
    assert check_output(tmp_path / "other", False, [str(tmp_path / "*")]) == tmp_path / "other"


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with refused("`{parent}/file/out` cannot be written: not a directory", tmp_path):
        check_output(tmp_path / "file" / "out", overwrite=True)
    with pytest.raises(RunError, match=r"^an empty --output names no folder$"):
        local("")
    for address in ("s3a://bucket/x", "file://host/x"):
        with pytest.raises(RunError) as error:
            local(address)
        advice = "name a local --output, and copy the result from there"
        assert str(error.value) == f"`{address}` is not on this machine: {advice}"


def test_an_output_in_which_another_process_works_is_refused(tmp_path: Path) -> None:
    def meanwhile() -> None:
        with prepared(tmp_path / "out", overwrite=False):
            files(tmp_path, "out/x")

    with (
        prepared(tmp_path / "out", overwrite=False),
        refused("another run is at work here: it has locked `{work}`", tmp_path),
    ):
        check_output(tmp_path / "out", overwrite=True)
    (tmp_path / "out" / MARKER).unlink()
    (tmp_path / "out").rmdir()
    with refused("`{out}` was changed by another process meanwhile, and is left unchanged", tmp_path):
        meanwhile()


@pytest.mark.parametrize(
    ("call", "options", "message"),
    [
        (resolve, (None,), "missing option `--output DIR`"),
        (resolve, ("nats://h/S", None, True), "a stream as --output excludes --output-table and --overwrite"),
        (resolve, ("nats://h/S", "lake.names"), "a stream as --output excludes --output-table and --overwrite"),
        *(
            (resolve_live, options, "--stream takes one contract, and `--output DIR` or `--output-table TABLE`")
            for options in ((None,), ("out", "lake.names", "state"))
        ),
        *(
            (
                resolve_live,
                options,
                "--stream into a stream or tables needs `--checkpoint DIR`, which nothing else takes",
            )
            for options in (("nats://h/S",), (None, "lake.names"), ("out", None, "state"))
        ),
    ],
)
def test_options_that_contradict_each_other(
    call: Callable[..., object], options: tuple[object, ...], message: str
) -> None:
    with pytest.raises(WrongOptions) as error:
        call(*options)
    assert str(error.value) == message


@pytest.mark.parametrize("name", ["", ".", "a.", ".a", "a..b", "`a", "a`b`", "``"])
def test_a_table_without_a_name(name: str) -> None:
    with pytest.raises(RunError) as error:
        table_named(name)
    assert str(error.value) == f"`{name}` does not name a table: expected `catalog.schema.name`"
