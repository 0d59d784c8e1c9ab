"""The folder of a stream: whose it is, which batches it has, and whether Spark's record of them belongs to it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any

import natsgrammar as ng
from natsgrammar.errors import Needs
from natsgrammar.files import flush_one

from ..contract import Contract
from ..contract.ddl import Struct, ddl
from ..contract.model import FORMATS
from ..contract.problems import RunError
from ..inputs.opened import STREAM, TABLE
from ..inputs.readers import FILE
from ..judge.findings import Findings
from ..judge.totals import from_json
from ..report.about import Source
from ..session.schema import columns_of
from .hadoop import RemoteFolder
from .local import MARKER, is_local, local

CHECKPOINT, BATCHES, FINDINGS, _BEGUN = "_checkpoint", "batches", "findings.json", "_begun.json"
METADATA = f"{CHECKPOINT}/metadata"  # which is there since the stream was begun

with Needs("'natsgrammar[spark]'"):
    from pyspark.sql import DataFrame


def mark_of(
    folder: RemoteFolder, contract: Contract, rules: str, df: DataFrame, into: str, source: Source | None, option: str
) -> dict[str, str]:
    """What marks the folder as that of this stream: what is there, or new. Raises RunError if it is another's.

    `rules` are the `languages` of the contract.
    """
    told = f"{contract.checks} {df.schema.json()}{into.partition('?')[0]}"
    mine = {"stream": contract.name, "contract": sha256(told.encode()).hexdigest()}
    columns = contract.input.columns or Struct(tuple(it for it in columns_of(df.schema).fields if it[0] != FILE))
    read = {"columns": ddl(columns), "rules": rules}
    read |= {"input": _input(source)} if source is not None else {}
    if not folder.has(MARKER):
        if folder.has("") and folder.files():
            raise RunError(f"`{folder.address}` is not empty, and holds no stream: choose another {option}")
        return mine | read | {"id": secrets.token_hex(8)}
    there: dict[str, str] = {}
    with suppress(ValueError, LookupError, TypeError):
        found = json.loads(folder.text(MARKER))
        mine["id"] = found["id"]
        there = found
    was = {name: there.pop(name, its) for name, its in read.items()}
    there.pop("input", None)
    if was.get("input") != read.get("input"):
        raise RunError(f"`{folder.address}` is that of another input, `{was['input']}`: choose another {option}")
    if was["columns"] != read["columns"]:
        more = ", or remove the files that have others" if contract.input.columns is None else ""
        raise RunError(f"`{folder.address}` has other columns, `{was['columns']}`: choose another {option}{more}")
    if there != mine:
        changed = " with these checks, columns and output" if there.get("stream") == contract.name else ""
        raise RunError(f"`{folder.address}` holds something other than this stream{changed}: choose another {option}")
    if was["rules"] != read["rules"]:
        raise RunError(f"`{folder.address}` was judged by rules that have changed since: choose another {option}")
    _ensure_checkpoint(folder, option, source)
    return there


def languages(contract: Contract) -> str:
    """A digest of what the rules of a contract accept, which has been fitted to columns."""
    judging = [check for check in contract.checks if check.decode is None]
    entries = [
        (ng.codec(it).wire if check.codec else ng.rule(it)).entry for check in judging for _, it in check.targets
    ]
    told = [[str(entry[name]) for name in ("range_starts", "classes", "table", "accepting")] for entry in entries]
    return sha256(json.dumps(told).encode()).hexdigest()


def _ensure_checkpoint(folder: RemoteFolder, option: str, source: Source | None) -> None:
    """Raises RunError if Spark's record of a stream does not belong to its batches, or is damaged."""
    newest = newest_batch(folder)
    if newest is None and not folder.has(METADATA):
        return
    if not folder.has(METADATA):
        lost = "is missing, and with it the record of what was read"
        raise RunError(f"`{folder.uri(CHECKPOINT)}` {lost}: start again with another {option}")
    for path in _records(folder, source):
        if not (folder.has(path) and _is_whole(folder.text(path))):
            raise RunError(f"`{folder.uri(path)}` is damaged: restore it, or start again with another {option}")
    if (done := _number_of_newest(folder, "commits")) > (-1 if newest is None else newest):
        lost = f"`{folder.uri(f'{BATCHES}/{done:010}')}` is missing, and the checkpoint has it"
        raise RunError(f"{lost}: restore it, or start again with another {option}")
    if newest is not None:
        batch = folder.below(f"{BATCHES}/{newest:010}")
        if newest > _number_of_newest(folder, "offsets"):
            raise _older(batch, "is not in")
        told: Any = None
        with suppress(ValueError):  # it is damaged itself
            told = json.loads(batch.text(FINDINGS))
        _ensure_planned(batch, told, plan_of(folder, newest))


def plan_of(folder: RemoteFolder, number: int) -> str:
    """A digest of what Spark has planned for a batch."""
    return sha256(folder.text(f"{CHECKPOINT}/offsets/{number}").encode()).hexdigest()


def _records(folder: RemoteFolder, source: Source | None) -> list[str]:
    """What names the stream for Spark, the newest plan of a batch and its files, and the newest batch that is done."""
    found = [METADATA]
    for kind in ("offsets", "commits"):
        number = _number_of_newest(folder, kind)
        found += [f"{CHECKPOINT}/{kind}/{number}"] if number >= 0 else []
    planned = _number_of_newest(folder, "offsets")
    if planned >= 0 and source is not None and source.kind in FORMATS:
        with suppress(ValueError, LookupError, TypeError):  # it is damaged itself
            found.append(_files_record(folder, _newest_of_files(folder, planned)))
    return found


def _number_of_newest(folder: RemoteFolder, kind: str) -> int:
    """The number of Spark's newest record of a kind, or -1."""
    return max((int(name) for name in folder.below(f"{CHECKPOINT}/{kind}").names() if name.isdecimal()), default=-1)


def files_of(folder: RemoteFolder, number: int) -> list[str]:
    """The addresses of the files that a batch reads, in a stream of files."""
    first = _newest_of_files(folder, number - 1) + 1 if number else 0
    wanted = range(first, _newest_of_files(folder, number) + 1)
    records = {_files_record(folder, at) for at in wanted}
    entries = (json.loads(line) for path in records for line in folder.text(path).splitlines()[1:])
    return [entry["path"] for entry in entries if entry["batchId"] in wanted]


def span_of(folder: RemoteFolder, number: int) -> tuple[int | None, bool]:
    """How many sequences of JetStream a batch spans, if known, and whether the stream was made anew before it."""
    stop = _offset(folder, number)
    if not number:
        return None, False
    start = _offset(folder, number - 1)
    is_anew = start["created"] != stop["created"]
    return stop["seq"] - (1 if is_anew else start["seq"]), is_anew


def _newest_of_files(folder: RemoteFolder, number: int) -> int:
    """The number of the newest record of files in the plan of a batch."""
    return int(_offset(folder, number)["logOffset"])


def _offset(folder: RemoteFolder, number: int) -> dict[str, Any]:
    """Where a batch ends, as its source has it."""
    found: dict[str, Any] = json.loads(folder.text(f"{CHECKPOINT}/offsets/{number}").splitlines()[-1])
    return found


def _files_record(folder: RemoteFolder, number: int) -> str:
    """The record of that number, which Spark makes one with the earlier ones now and then."""
    path = f"{CHECKPOINT}/sources/0/{number}"
    return path if folder.has(path) or not folder.has(f"{path}.compact") else f"{path}.compact"


def _is_whole(record: str) -> bool:
    """Whether a record of Spark's has an object of JSON, and each is whole; beside them are a version and texts."""
    objects = [line for line in record.splitlines() if line.startswith("{")]
    try:
        return all(isinstance(json.loads(line), dict) for line in objects) and bool(objects)
    except ValueError:
        return False


def _input(source: Source) -> str:
    """What is read, as Spark knows it: a stream by its name, files by the whole path of their folder."""
    ((name, _),) = source.names
    if source.kind == STREAM:
        return name.rpartition("/")[2]
    return str(local(name).absolute()) if source.kind != TABLE and is_local(name) else name


def begin(folder: RemoteFolder, mark: dict[str, str]) -> None:
    """Marks the folder, before anything else is there."""
    if not folder.has(MARKER):
        folder.make()
        folder.put(MARKER, json.dumps(mark))


def newest_batch(folder: RemoteFolder) -> int | None:
    """The number of the newest batch that is whole."""
    names = reversed(folder.below(BATCHES).names())
    return next((int(name) for name in names if name.isdecimal() and folder.has(f"{BATCHES}/{name}/{FINDINGS}")), None)


def so_far_of(contract: Contract, batch: RemoteFolder, planned: str | None = None) -> Findings:
    """The findings up to a batch. Raises RunError if the batch is of other rows than those that are planned now."""
    try:
        told = json.loads(batch.text(FINDINGS))
        found = from_json(contract, told["so far"])
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        another = "restore it, or start again with another output"
        raise RunError(f"`{batch.uri(FINDINGS)}` is damaged: {another}") from error
    if planned is not None:
        _ensure_planned(batch, told, planned)
    return found


def _ensure_planned(batch: RemoteFolder, told: object, planned: str) -> None:
    """Raises RunError if a batch that tells this is of other rows than planned; earlier ones do not tell it."""
    if isinstance(told, dict) and told.get("planned", planned) != planned:
        raise _older(batch, "holds other rows than")


def _older(batch: RemoteFolder, how: str) -> RunError:
    why = "the checkpoint, which is older, or was made anew: restore it, or start again with another output"
    return RunError(f"`{batch.address}` {how} {why}")


def begun_at(folder: RemoteFolder, batch: str, now: Callable[[], object]) -> Any:
    """What was noted when a process that died began the batch; None if it begins now, which is noted."""
    with suppress(ValueError, LookupError, TypeError):  # not noted, or not to the end, so nothing was written
        begun = json.loads(folder.text(_BEGUN)) if folder.has(_BEGUN) else {}
        if begun["batch"] == batch:
            return begun["at"]
    folder.put(_BEGUN, json.dumps({"batch": batch, "at": now()}))
    if is_local(folder.address):
        flush_one(local(folder.address) / _BEGUN)
    return None


def last_known(folder: RemoteFolder) -> int:
    """The number of the newest batch that the folder knows, be it whole or begun; -1 if there is none."""
    newest = newest_batch(folder)
    known = [-1 if newest is None else newest]
    with suppress(ValueError, LookupError, TypeError):
        known.append(int(json.loads(folder.text(_BEGUN))["batch"].rpartition("/")[2]) if folder.has(_BEGUN) else -1)
    return max(known)
