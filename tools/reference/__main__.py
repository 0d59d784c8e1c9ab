"""Write `docs/reference` from the grammars, the commands and the modules: `python -m tools.reference`."""

from __future__ import annotations

from pathlib import Path

from natsgrammar_gen.compiler import context_of, no_garbage_collected
from natsgrammar_gen.emit import sync
from tools.reference.files import reference

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Write what changed, and remove what nothing generates any more."""
    with no_garbage_collected():
        files = reference(context_of(ROOT / "grammar"))
    changes = sync.write({f"docs/{path}": text for path, text in files.items()}, ROOT, remove_stray=True)
    print(f"{len(files):,} files, {len(changes.changed) + len(changes.missing):,} written to docs/reference")


if __name__ == "__main__":
    main()
