"""What one message to be sent is made of."""

from __future__ import annotations

from dataclasses import dataclass

from .server import Headers


@dataclass(frozen=True)
class Publication:
    """One message to send; `kind` is what the counts of a capture are grouped by."""

    kind: str
    subject: str
    data: bytes = b""
    headers: Headers = ()
    reply: str | None = None
    acknowledged: bool = True  # JetStream is asked for an acknowledgement, as its clients do
