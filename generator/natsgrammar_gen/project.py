"""Where the grammars are: in a checkout of natsgrammar beside the code, in an installed package inside it."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def checkout() -> Path | None:
    """The root of the checkout that this code runs from, or None when it is installed."""
    root = _HERE.parents[1]
    return root if (root / "grammar").is_dir() and (root / "pyproject.toml").is_file() else None


def grammar_root() -> Path:
    """The folder of natsgrammar's own grammars."""
    root = checkout()
    return root / "grammar" if root else _HERE / "grammar"
