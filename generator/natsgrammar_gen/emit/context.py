"""The template context that all targets share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from natsgrammar_gen.compare.claims import Claim
from natsgrammar_gen.emit.pages.words import Words
from natsgrammar_gen.grammar.edition import Edition
from natsgrammar_gen.grammar.roles import Implementation


@dataclass(frozen=True, eq=False)
class Context:
    """What a target prints.

    A module of Go and a package of Java are called as the package unless they have names of their own.
    """

    package: str
    editions: list[Edition]
    roles: dict[str, list[Implementation]]
    claims: Sequence[Claim]
    buckets: Sequence[dict[str, Any]] = ()  # how buckets are stored
    words: Words = field(default_factory=dict)  # `kinds.toml`, for pages
    go_module: str = ""
    java_package: str = ""

    @property
    def ours(self) -> bool:
        """Whether this project writes its own package, and not one of somebody's own rules."""
        return self.package == "natsgrammar"
