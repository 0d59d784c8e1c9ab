"""The options of `natsgrammar generate`, and the command that has them."""

import os
import shlex
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

_LONG = {"addresses": "rules", "targets": "target"}  # the options of other names


@dataclass(frozen=True)
class Request:
    """The options of the command; without `grammar` it updates `generated/` in a checkout of natsgrammar."""

    grammar: Path | None = None
    specs: Path | None = None
    addresses: str | None = None
    targets: str | None = None
    package: str | None = None
    go_module: str | None = None
    java_package: str | None = None
    out: Path | None = None
    tests: bool = False
    check: bool = False
    diff: bool = False

    @property
    def command(self) -> str:
        """The command line that writes the files."""
        given = {name: value for name, value in vars(self).items() if not isinstance(value, bool | None)}
        options = ((f"--{_LONG.get(name, name).replace('_', '-')}", str(value)) for name, value in given.items())
        return shlex.join(["natsgrammar", "generate", *chain(*options), *["--tests"] * self.tests])

    def command_for(self, target: str) -> str:
        """Return the command that writes the files of one target, as seen from their folder."""
        grammar = self.grammar and Path(os.path.relpath(self.grammar, self.out).replace("\\", "/"))
        return replace(self, grammar=grammar, targets=target, out=Path()).command
