"""Contracts converted into the Open Data Contract Standard, and back, file by file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from natsgrammar.text import near

from .odcs_text import Data, imported, plain
from .odcs_write import exported, is_whole, with_paths
from .problems import ContractError, Problem
from .write import WrittenCheck, contract_yaml

Move = Callable[[str], str]  # from a path as seen from the old file to the same path as seen from the new one


def export_file(file: Path, name: str, move: Move) -> tuple[str, list[str]]:
    """Return a contract in the standard, and notes about dropped parts. Raises ContractError."""
    text, restored = _normal(file)
    data = plain(text, str(file))
    if "contract" not in data:
        raise _refused(file, "is in this format already")
    if "tables" in data:
        raise _refused(file, "has `tables`, which the standard does not have: export a contract for each of them")
    notes: list[str] = []
    return restored(exported(_moved(data, move), name, notes.append)), notes


def import_file(file: Path, dataset: str | None, move: Move, schema: str) -> str:
    """Return a standard contract in the short form. Raises ContractError."""
    text, restored = _normal(file)
    if "contract" in plain(text, str(file)):
        raise _refused(file, "is in the short form already")
    contracts = {contract["name"]: contract for contract in imported(text, str(file))}
    if dataset is None and len(contracts) > 1:
        raise _refused(file, f"has several datasets: choose one with `--dataset`: {', '.join(contracts)}")
    if dataset is not None and dataset not in contracts:
        raise _refused(file, f"has no dataset `{dataset}` with checks{near(dataset, contracts)}")
    data = _moved(contracts[dataset or next(iter(contracts))], move)
    text = with_paths(text, move)
    keys = {key: value for key, value in data.items() if key not in ("contract", "rules")}
    keys |= {} if is_whole(data, text) else {"odcs": text}
    return restored(contract_yaml(keys, map(WrittenCheck, data["rules"]), (), schema))


def _refused(file: Path, cause: str) -> ContractError:
    return ContractError([Problem(str(file), 0, 0, cause)])


def _moved(data: Data, move: Move) -> Data:
    """Return the contract with its relative paths moved."""

    def moved(path: Any) -> Any:
        if isinstance(path, list):
            return [moved(each) for each in path]
        if isinstance(path, dict):
            return in_keys(path, "aviso", "schema", *("json" for of in [path.get("json")] if isinstance(of, dict)))
        return move(path) if isinstance(path, str) else path

    def in_keys(entries: Data, *keys: str) -> Data:
        return entries | {key: moved(entries[key]) for key in keys if key in entries}

    made = in_keys(data, "grammars")
    if "input" in made:
        made["input"] = in_keys(made["input"], "path")
    if "odcs" in made:
        made["odcs"] = with_paths(made["odcs"], move)
    made["rules"] = [
        in_keys(rule, "decode") if isinstance(rule.get("decode"), dict) else rule for rule in made["rules"]
    ]
    return made


def _normal(file: Path) -> tuple[str, Callable[[str], str]]:
    """Return a file's text, and a function that gives another text its line ends (if all alike) and mark."""
    text = file.read_bytes().decode()
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    text = text.removeprefix(mark)
    unix = text.replace("\r\n", "\n")
    windows = "\r" not in unix and text == unix.replace("\n", "\r\n") != unix

    def restored(other: str) -> str:
        return mark + (other.replace("\n", "\r\n") if windows and "\r" not in other else other)

    return unix if windows else text, restored
