"""The pages of the reference as they are generated, and the code that they have to copy."""

from __future__ import annotations

import re

from tests.support.rendered import reference


def page(path: str) -> str:
    """Return the text of a file of the reference."""
    return reference()[f"reference/{path}"]


def code(path: str) -> dict[str, str]:
    """Return the code to copy on a page, by language."""
    return dict(re.findall(r"(?s)\n\*\*([\w ]+)\*\*\n\n```\w+\n(.*?)\n```", page(path)))
