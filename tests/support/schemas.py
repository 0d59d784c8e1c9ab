"""The generated JSON Schema."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.support.languages import ROOT


@cache
def schema_of(edition: str) -> dict[str, Any]:
    """The schema of an edition, such as `adr6@2023-02-01`; its `$defs` are the rules."""
    path = ROOT / "generated" / "jsonschema" / f"{edition.replace('@', '/')}.schema.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))
