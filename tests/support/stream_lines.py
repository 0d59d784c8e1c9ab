"""What the tests of streams read: a contract, and lines of which some are rejected and some cannot be read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TEXT = """\
contract: 1
name: names
input: {format: json, path: in, columns: {name: string, n: int}}
rules: [{column: name, rule: adr6:stream-name, nullable: false}]
"""


def lines(start: int, many: int) -> str:
    """Rows of which every third is rejected and every tenth cannot be read."""
    made = (
        f'{{"name":"{"A" if n % 3 else "a.b"}","n":{n}}}' if n % 10 else f"{{{n}" for n in range(start, start + many)
    )
    return "".join(f"{line}\n" for line in made)


def numbers(valid: Iterable[Any], quarantined: Iterable[Any]) -> list[int]:
    """The numbers of all lines, from the rows of both parts."""
    bad = (row["n"] if row["n"] is not None else bytes(row["_raw"])[1:] for row in quarantined)
    return sorted(map(int, [*(row["n"] for row in valid), *bad]))


@dataclass
class Arrivals:
    """Files of 20 lines that come into a folder, each whole; `lines` counts those that have come."""

    folder: Path
    lines: int = 0

    def come(self) -> None:
        """Let one more file come."""
        whole = self.folder / f"{self.lines}.jsonl"
        hidden = self.folder / f".{self.lines}"
        hidden.write_text(lines(self.lines, 20))
        hidden.rename(whole)
        self.lines += 20


def batches_begun(checkpoint: Path) -> int:
    """How many batches a stream has begun."""
    return len([*(checkpoint / "offsets").glob("[0-9]*")])
