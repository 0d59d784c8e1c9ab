"""The pages of the reference as they are generated, and the code that they have to copy."""

from __future__ import annotations

import re
from functools import cache

from tests.support.languages import ROOT

REFERENCE = ROOT / "docs" / "reference"


@cache
def page(path: str) -> str:
    """The text of a page."""
    return (REFERENCE / path).read_text(encoding="utf-8")


def code(path: str) -> dict[str, str]:
    """What the page has to copy, by language."""
    return dict(re.findall(r"(?s)\n\*\*([\w ]+)\*\*\n\n```\w+\n(.*?)\n```", page(path)))
