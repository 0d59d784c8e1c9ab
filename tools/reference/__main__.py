"""Write `docs/reference` from the grammars, the commands and the modules: `python -m tools.reference`.

With `GRAMMARS DOCS`, write what the pages in DOCS need for the box that tries names by these grammars.
"""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import copy

from natsgrammar_gen.compiler import context_of
from natsgrammar_gen.emit import sync
from natsgrammar_gen.language.budget import no_garbage_collected
from tools.reference.files import reference
from tools.reference.playground import script

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Write what changed, and remove what nothing generates any more."""
    with no_garbage_collected():
        files = reference(context_of(ROOT / "grammar"))
    changes = sync.write({f"docs/{path}": text for path, text in files.items()}, ROOT, remove_stray=True)
    print(f"{len(files):,} files, {len(changes.changed) + len(changes.missing):,} written to docs/reference")


def write_box(grammars: Path, docs: Path) -> None:
    """Write the rules of the grammars for browsers beside the pages in `docs`, and the box's code and style."""
    (docs / "reference" / "natsgrammar.js").write_text(script(context_of(grammars)), encoding="utf-8")
    (docs / "assets").mkdir(exist_ok=True)
    for name in ("playground.js", "playground.css"):
        copy(ROOT / "docs" / "assets" / name, docs / "assets")


if __name__ == "__main__":
    write_box(*map(Path, sys.argv[1:])) if sys.argv[1:] else main()
