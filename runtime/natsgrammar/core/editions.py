"""The editions that code follows. Adopt a new edition here, once you have read its differences."""

from __future__ import annotations

_EDITIONS = {"adr20": "2024-02-05", "aviso": "0.7", "cloudevents": "1.0.3-wip", "safe": "1"}


def edition_of_code(spec: str) -> str:
    """Return SPEC@EDITION: the edition behind the code for this specification."""
    return f"{spec}@{_EDITIONS[spec]}"
