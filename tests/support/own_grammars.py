"""A grammar such as users write, for the tests that use one beside natsgrammar's own."""

from __future__ import annotations

from pathlib import Path

ACME = """\
// @title ACME, subjects of orders, version 1
// @dialect ACME
// How orders travel at ACME.

// A region is a name in lower case.
// @good "eu" "us-east"
// @bad "EU" at 0
region: /[a-z]/ /[a-z-]/*

// Anything, in one token.
// @codec part escape=RESERVED
// @good "a" "a%2Eb"
// @bad "a.b" at 1
part: (PLAIN | /%[0-7][0-9A-F]/)*
PLAIN: /[^.%]/
RESERVED: /[.%]/

// The handbook does not say how long a number may be. Read as at most 12 digits, the width of its column.
// @production order-subject: orders . region . number
// @good "orders.eu.17"
// @bad "orders.eu" at 9
// @bad "orders.eu.1x" at 11
// @bad "orders.*.17" at 7
order_subject: "orders." region "." /[0-9]{1,12}/
"""


def written(root: Path, name: str = "acme/1.lark", text: str = ACME) -> Path:
    """The folder, with a grammar in it."""
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")
    return root
