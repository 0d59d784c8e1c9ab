"""The templates of this folder, with the quoting filters of the generator."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import FileSystemLoader

from natsgrammar_gen.emit.pages.template import template as generators

_ENVIRONMENT = generators("rule.md.j2").environment.overlay(
    loader=FileSystemLoader(Path(__file__).parent / "templates")
)


def template(name: str) -> Any:
    """Return the template with this file name."""
    return _ENVIRONMENT.get_template(name)
