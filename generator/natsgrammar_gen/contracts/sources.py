"""The data from which a contract is proposed: files, a table or a stream."""

import glob
import re
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from natsgrammar_gen.extras import require
from natsgrammar_spark.contract.discover import Missing, find, format_of, unclear
from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.jetstream.address import is_stream, options_at
from natsgrammar_spark.sample.against import check_proposable
from natsgrammar_spark.sample.read import sample
from natsgrammar_spark.sample.seen import Sample

ROWS, ROWS_OF_SPARK = 1_000_000, 100_000  # as the help of `contract init` says
_ENDING = re.compile(r"(?i)(\.(json|jsonl|ndjson|csv|parquet|gz|bz2))+$")
_STAMP = re.compile(r"(?<![A-Za-z])\d[\dTZ_.:-]*$")  # the beginning of a day, a time or a number, where names differ
Progress = AbstractContextManager[Callable[[str], None]]


@dataclass(frozen=True, slots=True)
class Request:
    """The data to read: files, a stream's address, or a table; `most` limits the sample's rows."""

    data: tuple[str, ...] = ()
    table: str | None = None
    form: str | None = None
    no_header: bool = False
    delimiter: str | None = None
    most: int | None = None
    master: str = "local[*]"
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def needs_spark(self) -> bool:
        """Whether Spark reads the data."""
        return self.table is not None or any(map(is_stream, self.data))

    @property
    def title(self) -> str:
        """The data's name, in letters allowed for a contract's name; for several files, what their names share."""
        data = [file for path in self.data for file in glob.glob(path) or [path]]  # noqa: PTH207 - as a shell
        given = self.table or data[0]
        if len(data) > 1 or glob.has_magic(given):
            given = _shared(re.split(r"[*?\[{]", Path(path).name)[0] for path in data) or Path(given).parent.name
        stem = _ENDING.sub("", Path(given.rstrip("/")).name.split("?")[0])
        return re.sub(r"[^A-Za-z0-9_.-]+", "_", stem).strip("_.-") or "contract"


def _shared(names: Iterable[str]) -> str:
    """Return the beginning of all names, without a part of a time or number."""
    first, *_, last = sorted(names) * 2
    pairs = enumerate(zip(first, last, strict=False))
    return _STAMP.sub("", first[: next((at for at, (a, b) in pairs if a != b), None)])


def kept(data: tuple[str, ...], files: tuple[str, ...]) -> tuple[str, ...]:
    """Return the glob that a shell has expanded to `data`, if there is one for exactly these files, or `data`."""
    paths = [Path(path) for path in data]
    folder, ending = paths[0].parent, _ENDING.search(data[0])
    if len(data) > 1 and ending and not any(map(glob.has_magic, data)):
        for start in dict.fromkeys((_shared(path.name for path in paths), "")):
            path = str(folder / f"{start}*{ending[0]}")
            with suppress(Missing):
                if {*find([path])} == {*files}:
                    return (path,)
    return data


def of_files(request: Request, seen_from: Callable[[str], str]) -> tuple[Sample, dict[str, Any]]:
    """Return a sample from files, and the contract's `input` without its columns. Raises RunError."""
    files = find(request.data)
    kind = request.form or format_of(files)
    if kind is None:
        raise RunError(unclear(files, request.data[0]))
    if kind != "csv" and (request.delimiter is not None or request.no_header):
        raise RunError(f"--delimiter and --no-header are for csv, not for {kind}")
    if kind == "parquet":
        require("arrow")
    seen = sample(files, kind, request.most or ROWS, not request.no_header, request.delimiter)
    check_proposable(seen, files, kind)
    paths = [*map(seen_from, kept(request.data, files))]
    source: dict[str, Any] = {"format": kind, "path": paths if len(paths) > 1 else paths[0]}
    source |= {} if seen.header else {"header": False}
    return seen, source | ({} if seen.delimiter == "," else {"delimiter": seen.delimiter})


def of_spark(request: Request, progress: Callable[[], Progress]) -> tuple[Sample, dict[str, Any]]:
    """Return a sample from a table or a stream, and the contract's `input`. Raises RunError."""
    require("spark" if request.table is not None else "jetstream")
    if request.table is None:
        from natsgrammar_spark.jetstream.options import reading

        reading(options_at(request.data[0]))  # shows mistakes before Spark starts
    from natsgrammar_spark.inputs.sampled import of_stream, of_table
    from natsgrammar_spark.session.session import session

    most = request.most or ROWS_OF_SPARK
    with progress() as step, session(request.master, request.settings, None, step) as spark:
        step("reading a sample")
        if request.table is not None:
            return of_table(spark, request.table, most), {}
        return of_stream(spark, request.data[0], most), {"path": request.data[0]}
