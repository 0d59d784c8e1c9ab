"""How messages quote what they speak of."""

from __future__ import annotations


def quoted(name: str) -> str:
    """The name in backquotes, on one line, long ones shortened."""
    if not name:
        return '`""`'
    shown = "".join(c if c.isprintable() else f"\\u{{{ord(c):x}}}" for c in name)
    return f"`{shown if len(shown) <= 80 else shown[:60] + '…'}`"
