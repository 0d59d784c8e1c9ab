"""Outputs of a run: folders, tables and streams, each whole or not at all."""

from .kinds import Job, LocalFolder, Output, RemoteFolder, StreamPair, Tables, apart_of, whole
from .resolve import resolve, resolve_live

__all__ = [
    "Job",
    "LocalFolder",
    "Output",
    "RemoteFolder",
    "StreamPair",
    "Tables",
    "apart_of",
    "resolve",
    "resolve_live",
    "whole",
]
