"""Errors of contracts and of runs."""

from __future__ import annotations

from natsgrammar import Error
from natsgrammar.diagnostics import Diagnostic, Refused

Problem = Diagnostic  # of a contract


class ContractError(Refused, ValueError):
    """Contracts were refused; `problems` holds every fault found in them."""


class RunError(Error, RuntimeError):
    """The job could not start or was abandoned; the text says why. Earlier results are untouched."""
