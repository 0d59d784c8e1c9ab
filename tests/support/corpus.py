"""The hostile cases of `tests/cases/hostile`: inputs that once broke something, and what they must get.

A case is a table of TOML: `about` it, the `command` (by default `generate` of the folder `grammar`), its `files`,
the file for standard input (`stdin`) or the `input` itself, the file for `stdout`, the `exit` code (by default 2) and
a part of what the command `says`. A file is a text, or pieces with how often each is there, in which `{n}` counts from
0, `{n+1}` from 1, `{chr}` is a character, `{hash}` eight digits, `{word}` eight random letters, `{long}` twelve
and `{any}` one to twelve for each number; or `hex`, a `pipe`, or a `link`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any
from zlib import crc32

FOLDER = Path(__file__).parents[1] / "cases" / "hostile"


@dataclass(frozen=True)
class Case:
    """One input and its expected end."""

    about: str
    says: str
    command: str = "generate --grammar grammar --out out"
    exit: int = 2
    files: dict[str, Any] = field(default_factory=dict)
    stdin: str = os.devnull
    input: str | None = None
    stdout: str | None = None
    slow: bool = False

    def place(self, folder: Path) -> None:
        """Write the files of the case."""
        for name, content in {**self.files, **({"input": self.input} if self.input is not None else {})}.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            match content:
                case {"pipe": True}:
                    os.mkfifo(path)
                case {"link": str(target)}:
                    path.symlink_to(target)
                case {"hex": str(digits)}:
                    path.write_bytes(bytes.fromhex(digits))
                case _:
                    path.write_text("".join(_pieces(content)), encoding="utf-8", newline="")

    def reads(self, folder: Path) -> Path:
        """What the command has on standard input."""
        return folder / ("input" if self.input is not None else self.stdin)


def _pieces(content: str | list[list[Any]]) -> Iterator[str]:
    pieces: list[Any] = [[content, 1]] if isinstance(content, str) else content
    for text, times in pieces:
        if "{" not in text:
            yield text * times
            continue
        for n in range(times):
            numbered = text.replace("{n}", str(n)).replace("{n+1}", str(n + 1)).replace("{chr}", chr(0x4E00 + 2 * n))
            letters = "".join(Random(n).choices(ascii_lowercase, k=12))
            numbered = numbered.replace("{long}", letters).replace("{word}", letters[:8])
            numbered = numbered.replace("{any}", letters[: 1 + n % 12])
            yield numbered.replace("{hash}", f"{crc32(b'%d' % n):08x}")


def cases() -> list[Case]:
    """All cases, in the order of the files."""
    return [
        Case(**case)
        for file in sorted(FOLDER.glob("*.toml"))
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]
    ]
