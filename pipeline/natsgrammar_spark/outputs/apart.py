"""Streams that would read their own output."""

from __future__ import annotations

from pyspark.sql import SparkSession

from ..inputs import Input, Stream, Table
from .kinds import LocalFolder, Output, StreamPair, Tables
from .local import keep_apart


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
