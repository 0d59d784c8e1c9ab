"""The output of a run, decided once from its options, and kept apart from what a stream reads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from natsgrammar.errors import WrongOptions

from ..contract.discover import is_address
from ..inputs import Input, Stream, Table, is_stream
from .kinds import LocalFolder, Output, RemoteFolder, StreamPair, Tables
from .local import keep_apart, local

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def resolve(output: str | Path | None, table: str | None = None, overwrite: bool = False) -> Output:
    """Return the output of a run that ends: a folder, a stream, or tables, whose reports go to a folder if given.

    Raises WrongOptions and RunError.
    """
    if output is not None and is_stream(str(output)):
        if table is not None or overwrite:
            raise WrongOptions("a stream as --output excludes --output-table and --overwrite")
        return _pair(str(output))
    folder = None if output is None else _folder(output, overwrite)
    if table is not None:
        return Tables(identity=table, folder=folder, overwrite=overwrite)
    if folder is None:
        raise WrongOptions("missing option `--output DIR`")
    return folder


def resolve_live(output: str | Path | None, table: str | None = None, checkpoint: str | Path | None = None) -> Output:
    """Return the output of a stream: a folder; or a stream or tables, with a folder for the state.

    Raises WrongOptions and RunError.
    """
    if (output is None) == (table is None):
        raise WrongOptions("--stream takes one contract, and `--output DIR` or `--output-table TABLE`")
    into_stream = output is not None and is_stream(str(output))
    if (into_stream or table is not None) != (checkpoint is not None):
        raise WrongOptions("--stream into a stream or tables needs `--checkpoint DIR`, which nothing else takes")
    folder = None if checkpoint is None else _folder(checkpoint, live=True)
    if table is not None:
        return Tables(identity=table, folder=folder)
    return _pair(str(output), folder) if into_stream else _folder(str(output), live=True)


def _folder(address: str | Path, overwrite: bool = False, live: bool = False) -> LocalFolder | RemoteFolder:
    if not is_address(str(address)):
        return LocalFolder(address=str(local(address)), overwrite=overwrite, live=live)
    return RemoteFolder(address=re.sub(r"(?<=[^:/])/+\Z", "", str(address)), overwrite=overwrite, live=live)


def _pair(address: str, folder: LocalFolder | RemoteFolder | None = None) -> StreamPair:
    return StreamPair(identity=address.partition("?")[0], address=address, folder=folder)


def ensure_apart(spark: SparkSession, output: Output, source: Input) -> None:
    """Raise RunError if a stream would read its own output, or if an output stream accepts none of its subjects."""
    match output, source:
        case StreamPair(address=address), Stream(address=read):
            from . import jetstream  # needs nats-py

            jetstream.keep_apart(read, address)
            jetstream.reachable(read, address)
        case Tables(identity=name), Table(name=read):
            from . import tables

            tables.keep_apart(spark, name, [read])
    if isinstance(output.folder, LocalFolder):
        keep_apart(output.folder.path, source.paths)
