"""Inputs of a run: files, tables and streams, which open themselves into rows."""

from .jetstream import Stream, is_stream
from .kinds import Csv, JsonLines, Parquet, Rows, Source, Table
from .resolve import Files, Input, files_at, named, resolve, resolve_all, tolerating

__all__ = [
    "Csv",
    "Files",
    "Input",
    "JsonLines",
    "Parquet",
    "Rows",
    "Source",
    "Stream",
    "Table",
    "files_at",
    "is_stream",
    "named",
    "resolve",
    "resolve_all",
    "tolerating",
]
