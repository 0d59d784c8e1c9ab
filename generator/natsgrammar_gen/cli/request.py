"""The options of `natsgrammar generate`, and the command that has them."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass, replace
from pathlib import Path


@dataclass(frozen=True)
class Request:
    """The options of the command; without `grammar` it updates `generated/` in a checkout of natsgrammar."""

    grammar: Path | None = None
    out: Path | None = None
    targets: str | None = None
    package: str | None = None
    go_module: str | None = None
    java_package: str | None = None
    addresses: str | None = None
    specs: Path | None = None
    tests: bool = False
    check: bool = False
    diff: bool = False

    @property
    def command(self) -> str:
        """The command line that writes the files."""
        options = {
            "--grammar": self.grammar,
            "--specs": self.specs,
            "--rules": self.addresses,
            "--target": self.targets,
            "--package": self.package,
            "--go-module": self.go_module,
            "--java-package": self.java_package,
            "--out": self.out,
        }
        words = [word for name, value in options.items() if value is not None for word in (name, str(value))]
        return shlex.join(["natsgrammar", "generate", *words, *["--tests"] * self.tests])

    def command_for(self, target: str) -> str:
        """Return the command that writes the files of one target, as seen from their folder."""
        grammar = self.grammar and Path(os.path.relpath(self.grammar, self.out).replace("\\", "/"))
        return replace(self, grammar=grammar, targets=target, out=Path()).command
