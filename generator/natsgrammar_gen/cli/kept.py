"""What `generate` made, kept in the user's cache until a grammar or natsgrammar itself changes."""

import json
import os
import sys
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from natsgrammar.files import write


def kept(question: object, folders: Iterable[Path], packages: Iterable[str], answer: Callable[[], Any]) -> Any:
    """Return the answer, a JSON value: the last one while all files in the folders and packages are the same."""
    code = (Path(spec.origin).parent for name in packages if (spec := find_spec(name)) and spec.origin)
    state = sha256(repr((question, sys.version, version("lark"), version("jinja2"))).encode())
    file = None
    with suppress(OSError, RuntimeError, ValueError, zlib.error):  # no home, nothing kept, unreadable grammars
        for path in sorted(path for folder in (*folders, *code) for path in folder.rglob("*.*")):
            if path.suffix != ".pyc" and path.is_file():
                state.update(repr((str(path), path.read_bytes())).encode())
        cache = os.environ.get("NATSGRAMMAR_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
        file = Path(cache, "natsgrammar", sha256(repr(question).encode()).hexdigest()).expanduser()
        digest, value = json.loads(zlib.decompress(file.read_bytes()))
        if digest == state.hexdigest():
            return value
    value = answer()
    with suppress(OSError):
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            write(file, zlib.compress(json.dumps([state.hexdigest(), value]).encode(), 1))
    return value
