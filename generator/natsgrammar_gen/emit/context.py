"""The input for every target."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from natsgrammar_gen.compare.claims import Claim
from natsgrammar_gen.grammar.edition import Edition
from natsgrammar_gen.grammar.roles import Implementation


@dataclass(frozen=True)
class Names:
    """A package's name in Python, its Go module and Java package if their names differ, and superseded editions."""

    package: str = "natsgrammar"
    go_module: str = ""
    java_package: str = ""
    superseded: tuple[str, ...] = ()

    @property
    def ours(self) -> bool:
        """Whether the package is natsgrammar itself, and not a user's."""
        return self.package == "natsgrammar"

    @property
    def module(self) -> str:
        """The path that imports in Go begin with: for natsgrammar, the folder in its repository, as `go get` needs."""
        return self.go_module or ("github.com/natsgrammar/natsgrammar/generated/go" if self.ours else self.package)

    @property
    def java_group(self) -> str:
        """The Java package, also its Maven group: for natsgrammar, the one granted to its GitHub account."""
        return "io.github.natsgrammar" if self.ours else self.java_package or self.package


@dataclass(frozen=True, eq=False, kw_only=True)
class Context(Names):
    """Targets, compiled editions, and the files beside the grammars: claims, buckets, rejections and `kinds.toml`."""

    targets: tuple[str, ...] = ()
    editions: list[Edition]
    roles: dict[str, list[Implementation]]
    claims: Sequence[Claim] = ()
    buckets: Sequence[dict[str, Any]] = ()
    refusals: Sequence[dict[str, Any]] = ()
    words: Mapping[str, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)

    @property
    def newest(self) -> list[Edition]:
        """Each specification's newest edition."""
        return [*{edition.grammar.spec: edition for edition in self.editions}.values()]

    @property
    def packaged(self) -> list[Edition]:
        """The editions in packages: the newest ones, then superseded ones on request."""
        newest, asked = self.newest, [each for each in self.editions if {each.address, "all"} & {*self.superseded}]
        return newest + [edition for edition in asked if edition not in newest]
