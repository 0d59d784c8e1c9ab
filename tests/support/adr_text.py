"""Texts of ADRs that nobody has published: a small one, and ADR-6 as its newest edition states it, with changes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from natsgrammar_gen.grammar.model import Definition
from tests.support.languages import GRAMMAR, written

SMALL = """\
# Names

Date: 2030-01-02

```
term = (a-z)+

stream-name = term
```
"""
# What the newest edition cites for its examples.
NOTES = """\
## kv-key-name

Those starting with `_kv` are special.

## Client Validation

For the validations, `.`, `*`, `>`, `/` and `\\` are not allowed.
"""
_CHARACTER = re.compile(r'[A-Z_]+: "\\?(.)"')


def checkout(folder: Path) -> None:
    """Make the folder look like a checkout of natsgrammar, with our grammars."""
    shutil.copytree(GRAMMAR, folder / "grammar")
    (folder / "generator" / "natsgrammar_gen").mkdir(parents=True)


def revision(**changed: str) -> str:
    """ADR-6 as Markdown; `stream_name="restricted-term"` replaces what a production says."""
    *_, newest = (grammar for grammar in written() if grammar.spec == "adr6")
    stated = {_written(definition): definition.public for definition in newest.definitions.values()}
    variants = [
        definition.notes.production
        for definition in newest.definitions.values()
        if definition.name.endswith("_windows")
    ]
    supports = [text for text, public in stated.items() if text and not public]
    names = [text for text, public in stated.items() if text and public and text not in variants]
    for name, right in changed.items():
        start = f"{name.replace('_', '-')} = "
        names = [start + right if text.startswith(start) else text for text in names]
    fences = ["\n".join([*supports, "", *names]), "\n".join(variants)]
    prose = ["Date: 2021-08-17\n\n## Specification", "If the server is running on Windows:"]
    blocks = [f"{above}\n\n```\n{fence}\n```" for above, fence in zip(prose, fences, strict=True)]
    return "\n\n".join(["# 6. Naming rules", *blocks, NOTES])


def _written(definition: Definition) -> str:
    """The production as the text has it, or nothing for what is in no text."""
    if re.match(r"[\w-]+ = ", definition.notes.production):
        return definition.notes.production
    character = _CHARACTER.fullmatch(definition.lark)
    return f'{definition.kebab} = "{character[1]}"' if character else ""
