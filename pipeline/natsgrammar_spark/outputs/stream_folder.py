"""The folder of a stream: its owner, its batches, and whether Spark's checkpoint belongs to them.

`batches/NUMBER` contains `valid`, `quarantine` and `findings.json` of a batch, and `_checkpoint` is Spark's.
"""

import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any

import natsgrammar as ng
from natsgrammar.errors import needs
from natsgrammar.files import MARKER, flush, flush_one, listing

from ..contract import Accepts, Contract
from ..contract.ddl import Struct, ddl
from ..contract.discover import is_address
from ..contract.problems import RunError
from ..inputs import Input, Rows
from ..inputs.batches import OFFSETS, Offsets
from ..judge.findings import Findings, SoFar
from ..judge.places import BATCHES
from ..judge.totals import from_json
from ..session.schema import FILE, columns_of
from .hadoop import HadoopFolder
from .local import local

_CHECKPOINT, FINDINGS, _BEGUN, _PREPARING = "_checkpoint", "findings.json", "_begun", "_preparing"
_METADATA, _COMMITS = "metadata", "commits"  # in the checkpoint, the former since the stream was begun
Mark = dict[str, str]  # the name, id, contract, columns, rules and input of a stream
_RESTORE = "restore it, or start again with another"

with needs("[spark]"):
    from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
    from pyspark.sql import DataFrame


@dataclass(frozen=True, slots=True)
class Batch:
    """A batch that is being written: its number, the time when it began, and the folder in which it is prepared."""

    state: "StreamFolder"
    number: int
    started: datetime
    folder: HadoopFolder

    def begun(self, contract: Contract, name: str, now: Callable[[], object] | None) -> Any:
        """Return the note of a process that began the batch and died; without one, note what is `now`, if anything."""
        notes, file = self.state.folder, f"{_BEGUN}{f'-{contract.name}' if contract.route else ''}.json"
        with suppress(ValueError, LookupError, TypeError):  # no note, or half a note, so nothing was written
            note = json.loads(notes.text(file)) if notes.has(file) else {}
            if note["batch"] == name:
                return note["at"]
        if now is None:
            return None
        notes.put(file, json.dumps({"batch": name, "at": now()}))
        if not is_address(notes.address):
            flush_one(local(notes.address) / file)
        return None

    def place(self) -> None:
        """Rename the batch into its place, if it is whole. A local one is on disk before Spark notes the batch."""
        here, target = not is_address(self.folder.address), self.state.batch(self.number)
        if here:
            path = local(self.folder.address)
            flush(path, listing(path) or {})
        self.folder.rename(target)
        if here:
            for folder in list(local(target.address).parents)[:2]:
                flush_one(folder)


@dataclass(frozen=True, slots=True)
class StreamFolder:
    """The folder of a stream; `option` names it in messages."""

    folder: HadoopFolder
    option: str

    @property
    def checkpoint(self) -> HadoopFolder:
        """Spark's record of the stream."""
        return self.folder.below(_CHECKPOINT)

    @property
    def offsets(self) -> Offsets:
        """Spark's plans of batches."""
        return Offsets(self.checkpoint)

    @property
    def query(self) -> str:
        """The id of Spark's query."""
        return str(json.loads(self.checkpoint.text(_METADATA))["id"])

    @property
    def id(self) -> str:
        """The id in the stream's mark."""
        return str(json.loads(self.folder.text(MARKER))["id"])

    @property
    def is_new(self) -> bool:
        """Whether no stream has marked the folder; a process that died may have left an empty mark."""
        return not (self.folder.has(MARKER) and self.folder.text(MARKER))

    def batch(self, number: int) -> HadoopFolder:
        """Return a batch's place."""
        return self.folder.below(f"{BATCHES}/{number:010}")

    def newest(self) -> int:
        """Return the newest whole batch's number; -1 without one."""
        names = reversed(self.folder.below(BATCHES).names())
        whole = (name for name in names if name.isdecimal() and self.folder.has(f"{BATCHES}/{name}/{FINDINGS}"))
        return next(map(int, whole), -1)

    def last_known(self) -> int:
        """Return the number of the newest batch, be it whole or begun; -1 without one."""
        known = [self.newest()]
        for name in self.folder.names():
            with suppress(ValueError, LookupError, TypeError):
                if name.startswith(_BEGUN):
                    known.append(int(json.loads(self.folder.text(name))["batch"].rpartition("/")[2]))
        return max(known)

    def findings(self, contract: Contract, number: int, planned: str) -> Findings:
        """Return the findings in a batch. Raises RunError if it has other rows than those that Spark plans now."""
        with self._noted(number) as noted:  # of which earlier releases did not note all
            if noted.get("planned", planned) != planned:
                raise _older(self.batch(number), "holds other rows than")
            known = _of_table(noted, contract)
            return from_json(contract, known.get("findings", known["so far"]))

    def so_far(self, contract: Contract, newest: int) -> SoFar:
        """Return all batches up to the newest, whose number is -1 without one. Raises RunError."""
        if newest < 0:
            return SoFar()
        with self._noted(newest) as noted:
            known = _of_table(noted, contract)["so far"]
            return SoFar(known["rows"], known["valid"], known["malformed"], tuple(known.get("newest", ())), newest + 1)

    @contextmanager
    def _noted(self, number: int) -> Iterator[dict[str, Any]]:
        """Yield a whole batch's note. Raises RunError if it is damaged."""
        batch = self.batch(number)
        try:
            yield json.loads(batch.text(FINDINGS))
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise RunError(f"`{batch.uri(FINDINGS)}` is damaged: {_RESTORE} output") from error

    def prepared(self, number: int, started: datetime) -> Batch:
        """Return a batch to write, after removing what queries that died have prepared. Raises RunError."""
        preparing, target = self.folder.below(_PREPARING), self.batch(number)
        name = f"{target.name}-{secrets.token_hex(4)}"
        folder = preparing.below(name) if self.folder.renames else target
        for left in preparing.names():  # each by one rename: a query that lives misses all of its files
            dead = preparing.below(f".{secrets.token_hex(4)}")
            with suppress(RunError, Py4JJavaError):
                preparing.below(left).rename(dead)
            dead.remove("")
        target.remove("")
        folder.make()
        before = self.batch(number - 1)
        if number and not before.has(FINDINGS):
            raise RunError(f"`{before.address}` is missing: the report needs every batch")
        return Batch(self, number, started, folder)

    def commit(self, batch: Batch, parts: Iterable[str]) -> None:
        """Put a prepared batch into its place, if all parts are there."""
        if self.folder.renames and {*parts} <= {*batch.folder.names()}:
            self.folder.below(BATCHES).make()
            batch.place()

    def ensure_alone(self, batch: Batch, error: Exception | None = None) -> None:
        """Raise RunError if the batch has vanished, because another process runs the stream."""
        lost = not batch.folder.has("") if error else not self.batch(batch.number).has(FINDINGS)
        if lost:
            raise RunError(f"another process runs this stream into `{self.folder.address}`: end one of them") from error

    # ---- the mark ---------------------------------------------------------------------------------------------------

    def mark(
        self, source: Input | Rows, df: DataFrame, contracts: Sequence[Contract], fitted: Sequence[Contract], into: str
    ) -> Mark:
        """Return the mark of the stream in its folder, or a new one. Raises RunError if the folder is not its own.

        `contracts` has one, or all its tables; `fitted` are these with the types of the rows. `into` identifies an
        output elsewhere.
        """
        contract = contracts[0]
        checks = f"{contract.checks}"
        if contract.route is not None:
            tables = [(each.name, each.checks) for each in contracts]
            checks = f"{tables} {contract.route.wheres} {contract.route.shared}"
        described = f"{checks} {df.schema.json()}{into}{contract.input.epochs or ''}"
        mine = {"stream": contract.whole, "contract": sha256(described.encode()).hexdigest()}
        fields = tuple(column for column in columns_of(df.schema).fields if column[0] != FILE)
        read = {"columns": ddl(contract.input.columns or Struct(fields)), "rules": languages(*fitted)}
        read["checks"] = sha256(checks.encode()).hexdigest()
        if source.identity:
            read["input"] = source.identity
        if self.is_new:
            if self.folder.has("") and self.folder.files().keys() - {MARKER}:
                raise RunError(
                    f"`{self.folder.address}` is not empty, and holds no stream: choose another {self.option}"
                )
            return mine | read | {"id": secrets.token_hex(8)}
        there: dict[str, str] = {}
        with suppress(ValueError, LookupError, TypeError):
            noted = json.loads(self.folder.text(MARKER))
            mine["id"] = noted["id"]
            there = noted
        earlier = {name: there.pop(name, value) for name, value in read.items()}
        there.pop("input", None)
        place, another = f"`{self.folder.address}`", f"choose another {self.option}"
        if earlier.get("input") != read.get("input"):
            raise RunError(f"{place} is that of another input, `{earlier['input']}`: {another}")
        if earlier["columns"] != read["columns"]:
            more = ", or remove the files that have others" if contract.input.columns is None else ""
            raise RunError(f"{place} has other columns, `{earlier['columns']}`: {another}{more}")
        if earlier["checks"] != read["checks"]:
            raise RunError(f"{place} was judged by other checks, those of the contract have changed: {another}")
        if there != mine:
            changed = " with these columns and output" if there.get("stream") == contract.whole else ""
            raise RunError(f"{place} holds something other than this stream{changed}: {another}")
        if earlier["rules"] != read["rules"]:
            raise RunError(f"{place} was judged by rules that have changed since: {another}")
        self._ensure_checkpoint(bool(source.identity) and source.lists_files)
        return there

    def begin(self, mark: Mark) -> None:
        """Mark the folder, before anything else is there."""
        if self.is_new:
            self.folder.make()
            self.folder.put(MARKER, json.dumps(mark))

    # ---- the checkpoint ---------------------------------------------------------------------------------------------

    def _ensure_checkpoint(self, lists_files: bool) -> None:
        """Raise RunError if Spark's record of a stream is damaged, or does not belong to its batches.

        Spark itself reads a damaged record of files as an empty one, and reads all files again.
        """
        newest, checkpoint = self.newest(), self.checkpoint
        if not checkpoint.has(_METADATA):
            if newest < 0:
                return
            lost = "is missing, and with it the record of what was read"
            raise RunError(f"`{checkpoint.address}` {lost}: start again with another {self.option}")
        planned, done = (self._newest_record(kind) for kind in (OFFSETS, _COMMITS))
        records = [_METADATA, *(f"{kind}/{at}" for kind, at in ((OFFSETS, planned), (_COMMITS, done)) if at >= 0)]
        if planned >= 0 and lists_files:
            with suppress(ValueError, LookupError, TypeError):  # the plan is damaged itself
                records.append(self.offsets.listing(self.offsets.newest_listing(planned)))
        for path in records:
            if not (checkpoint.has(path) and _is_whole(checkpoint.text(path))):
                raise RunError(f"`{checkpoint.uri(path)}` is damaged: {_RESTORE} {self.option}")
        if done > newest:
            lost = f"`{self.batch(done).address}` is missing, and the checkpoint has it"
            raise RunError(f"{lost}: {_RESTORE} {self.option}")
        if newest >= 0:
            if newest > planned:
                raise _older(self.batch(newest), "is not in")
            noted: Any = None
            with suppress(ValueError):  # which `findings` reports
                noted = json.loads(self.batch(newest).text(FINDINGS))
            plan = self.offsets.plan(newest)
            if isinstance(noted, dict) and noted.get("planned", plan) != plan:
                raise _older(self.batch(newest), "holds other rows than")

    def _newest_record(self, kind: str) -> int:
        return max((int(name) for name in self.checkpoint.below(kind).names() if name.isdecimal()), default=-1)


def _of_table(noted: dict[str, Any], contract: Contract) -> dict[str, Any]:
    """Return the part about a contract, or about a table, in a batch's note."""
    known: dict[str, Any] = noted if contract.route is None else noted["tables"][contract.name]
    return known


def languages(*contracts: Contract) -> str:
    """Return a digest of what rules accept, in contracts fitted to columns."""
    judging = [check for contract in contracts for check in contract.checks if check.decode is None]
    entries = [
        (ng.codec(address).wire if check.codec else ng.rule(address)).entry
        for check in judging
        for _, address in check.targets
    ]
    checks = [check.where for contract in contracts for check in contract.checks]
    wheres = (*checks, *(contracts[0].route.wheres if contracts[0].route else ()))
    entries += [ng.rule(where.rule).entry for where in wheres if isinstance(where, Accepts)]
    return sha256(json.dumps([entry["automaton"] for entry in entries]).encode()).hexdigest()


def _is_whole(record: str) -> bool:
    """Return whether a record of Spark's has objects of JSON, all whole; beside them are a version and texts."""
    objects = [line for line in record.splitlines() if line.startswith("{")]
    try:
        return all(isinstance(json.loads(line), dict) for line in objects) and bool(objects)
    except ValueError:
        return False


def _older(batch: HadoopFolder, how: str) -> RunError:
    return RunError(f"`{batch.address}` {how} the checkpoint, which is older, or was made anew: {_RESTORE} output")
