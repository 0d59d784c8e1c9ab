"""What `contract init` costs on a million rows, against parsing them and nothing else."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from benchmarks.timing import Row, processor_seconds

ROWS = 1_000_000
COMMAND = [sys.executable, "-m", "natsgrammar_gen", "contract", "init"]


def rows() -> Iterator[Row]:
    """One row per format, of subjects that are all different."""
    with tempfile.TemporaryDirectory() as folder:
        for name, (write, parse) in FORMS.items():
            path = Path(folder, f"orders.{name}")
            write(path)
            plain = processor_seconds(lambda path=path, parse=parse: parse(path))  # type: ignore[misc]
            proposed = processor_seconds(
                lambda path=path: subprocess.run([*COMMAND, path], check=True, capture_output=True)  # type: ignore[misc]
            )
            detail = f"{proposed:.1f} s against {plain:.1f} s of processor time"
            what = f"`contract init` of {ROWS:,} rows of {name}, 4 columns of text"
            yield Row(what, "parsing them", proposed / plain, detail, "≤ 4 s")


def _orders() -> Iterator[dict[str, str | int]]:
    for at in range(ROWS):
        yield {
            "subject": f"orders.{('eu', 'us', 'ap')[at % 3]}.{at}",
            "stream": f"ORDERS{at % 500}",
            "consumer": f"c-{at % 5000}",
            "seq": at,
            "time": f"2026-01-{at % 28 + 1:02}T{at % 24:02}:00:{at % 60:02}Z",
        }


def _write_json(path: Path) -> None:
    with path.open("w") as file:
        file.writelines(json.dumps(row) + "\n" for row in _orders())


def _write_csv(path: Path) -> None:
    with path.open("w", newline="") as file:
        table = csv.DictWriter(file, list(next(_orders())))
        table.writeheader()
        table.writerows(_orders())


def _write_parquet(path: Path) -> None:
    pq.write_table(pa.Table.from_pylist(list(_orders())), path)


def _parse_json(path: Path) -> None:
    with path.open("rb") as file:
        deque(map(json.loads, file), maxlen=0)


def _parse_csv(path: Path) -> None:
    with path.open(newline="") as file:
        deque(csv.reader(file), maxlen=0)


def _parse_parquet(path: Path) -> None:
    pq.read_table(path).to_pylist()


Task = Callable[[Path], None]
FORMS: dict[str, tuple[Task, Task]] = {
    "jsonl": (_write_json, _parse_json),
    "csv": (_write_csv, _parse_csv),
    "parquet": (_write_parquet, _parse_parquet),
}
