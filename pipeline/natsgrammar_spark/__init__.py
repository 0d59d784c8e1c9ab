"""Spark jobs over names: datasets validated by contract, with every row accounted for.

from natsgrammar_spark import load, run_contract
(contract,) = load("messages.yaml")
result = run_contract(contract, df)
result.valid, result.quarantine, result.findings
"""

from typing import TYPE_CHECKING, Any

from natsgrammar.diagnostics import Diagnostic as Problem
from natsgrammar.errors import RunError, publish

if TYPE_CHECKING:
    from .contract import Contract, load
    from .contract.problems import ContractError
    from .judge.validate import with_violations
    from .run import Result, run_contract, run_files
    from .stream import run_stream

__all__ = [
    "Contract",
    "ContractError",
    "Problem",
    "Result",
    "RunError",
    "load",
    "run_contract",
    "run_files",
    "run_stream",
    "with_violations",
]
publish(globals())

_LATER = {
    "Contract": "contract",
    "ContractError": "contract.problems",
    "Result": "run",
    "load": "contract",
    "run_contract": "run",
    "run_files": "run",
    "run_stream": "stream",
    "with_violations": "judge.validate",
}


def __getattr__(name: str) -> Any:
    """Import on first access: checking contracts needs no pyspark, and executors need no YAML."""
    if name in _LATER:
        from importlib import import_module

        return getattr(import_module(f".{_LATER[name]}", __name__), name)
    raise AttributeError(f"module `{__name__}` has no attribute `{name}`")
