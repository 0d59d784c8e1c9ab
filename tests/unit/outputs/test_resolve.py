"""Outputs are decided once, before Spark starts, and are committed or undone as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar.files import MARKER
from natsgrammar_spark import RunError
from natsgrammar_spark.outputs import (
    LocalFolder,
    Output,
    RemoteFolder,
    StreamPair,
    Tables,
    resolve,
    resolve_live,
    whole,
)


def test_the_options_of_a_run_decide() -> None:
    assert resolve("out") == LocalFolder(address="out")
    assert resolve("file:/x/out", overwrite=True) == LocalFolder(address="/x/out", overwrite=True)
    assert resolve("s3a://bucket/out//") == RemoteFolder(address="s3a://bucket/out")
    assert resolve("hdfs:///") == RemoteFolder(address="hdfs:///")
    assert resolve(None, "lake.names") == Tables(identity="lake.names")
    assert resolve("out", "lake.names") == Tables(identity="lake.names", folder=LocalFolder(address="out"))
    assert resolve("nats://h/S?prefix=x") == StreamPair(identity="nats://h/S", address="nats://h/S?prefix=x")
    with pytest.raises(RunError):
        resolve("")


def test_the_options_of_a_stream_decide() -> None:
    state = LocalFolder(address="state", live=True)
    assert resolve_live("out") == LocalFolder(address="out", live=True)
    assert resolve_live(None, "lake.names", "state") == Tables(identity="lake.names", folder=state)
    pair = resolve_live("nats://h/S", None, Path("state"))
    assert pair == StreamPair(identity="nats://h/S", address="nats://h/S", folder=state)
    assert [output.option for output in (resolve_live("out"), pair)] == ["--output", "--checkpoint"]


def prepared(output: Output) -> Path:
    """Reserve the folder of an output, and write a file there."""
    assert output.folder is not None
    output.folder.reserve([])
    assert output.folder.place is not None
    output.folder.place.put("report.json", "new")
    return Path(output.folder.address)


@pytest.mark.parametrize("table", [None, "lake.names"])
def test_a_folder_is_committed_with_all_that_belongs_to_it(tmp_path: Path, table: str | None) -> None:
    undone: list[object] = []
    output = resolve(tmp_path / "out", table)
    with whole(output):
        out = prepared(output)
        output.held.push(lambda *error: undone.append(error[1]))
        assert not out.exists()
        output.commit()
    assert (sorted(path.name for path in out.iterdir()), undone) == ([MARKER, "report.json"], [None])


@pytest.mark.parametrize("table", [None, "lake.names"])
def test_a_failure_undoes_all_of_it_once(tmp_path: Path, table: str | None) -> None:
    undone: list[object] = []
    output = resolve(tmp_path / "out", table)

    def interrupted() -> None:
        with whole(output), whole(output):
            prepared(output)
            output.held.push(lambda *error: undone.append(error[0]))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert (list(tmp_path.iterdir()), undone) == ([], [KeyboardInterrupt])
