"""`natsgrammar impact`, called as a user calls it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from natsgrammar_gen.cli import main


def impact(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(main, ["impact", *map(str, arguments)])
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return result


def lines(path: Path, rows: list[Any]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path
