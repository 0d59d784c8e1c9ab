"""What takes long to make, stored below `build/` for all workers and for later runs.

The key is the content of every file that it can depend on, so what is read is what these very sources would make.
"""

from __future__ import annotations

import fcntl
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
_SUPPORT = [f"tests/support/{name}.py" for name in ("rendered", "probe_names", "depth")]
SOURCES = ("grammar", "generator", "runtime", "pipeline", "tools", "requirements.lock", *_SUPPORT)


def stored(name: str, make: Callable[[], bytes], store: Path = ROOT / "build") -> bytes:
    """Return what `make` returns. The first worker makes it; the others wait, and read the file."""
    store.mkdir(exist_ok=True)
    path = store / name
    path.touch()
    with path.open("r+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        key = fingerprint()
        if file.read(len(key)) == key:
            return file.read()
        made = make()
        file.truncate(0)
        file.seek(len(key))
        file.write(made)
        file.flush()
        file.seek(0)
        file.write(key)  # last, as a worker may die at any point before
        return made


@cache
def fingerprint() -> bytes:
    """Return the digest of Python's version, and of the names and contents of all sources."""
    digest = sha256(sys.version.encode())
    for source in SOURCES:
        for path in sorted([ROOT / source, *(ROOT / source).rglob("*")]):
            if path.is_file() and "__pycache__" not in path.parts:
                content = path.read_bytes()
                digest.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest().encode()
