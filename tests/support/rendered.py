"""All that is made of this project's grammars, rendered once for all tests.

The process that renders it has a hash seed, locale, time zone, home and folder unlike those of a developer, and no
tables yet: the result is the same for everybody.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from pathlib import Path

from natsgrammar_gen.emit.context import Context, Names
from natsgrammar_gen.emit.render import render_context
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.grammar.roles import roles
from tests.support.languages import GRAMMAR, ROOT
from tests.support.stored import stored

ELSEWHERE = """
import json, sys
from pathlib import Path
sys.modules["natsgrammar_tables"] = None  # as after `rm -r generated`
from natsgrammar_gen.cli.generate import checkout_files
from natsgrammar_gen.compiler import context_of
from natsgrammar_gen.emit.render import render_context
from natsgrammar_gen.language.budget import no_garbage_collected
from tools.reference.files import reference
with no_garbage_collected():
    context = context_of(Path(sys.argv[1], "grammar"))
    parts = checkout_files(context), reference(context), render_context(context, ["llguidance", "gbnf"])
    json.dump(parts, sys.stdout)
"""


def render(grammars: list[Grammar], targets: Iterable[str], names: Names | None = None) -> Files:
    """Return every file for the targets from grammars alone, without claims and buckets."""
    context = Context(**asdict(names or Names()), editions=editions(grammars), roles=roles(grammars))
    return render_context(context, targets)


def generated() -> Files:
    """Return `generated/`, by path in the checkout."""
    return _everything()[0]


def reference() -> Files:
    """Return the reference of the site, by path below `docs/`."""
    return _everything()[1]


def for_models() -> Files:
    """Return the grammars of language models, by path."""
    return _everything()[2]


@cache
def _everything() -> list[Files]:
    """Return all three, rendered anew if a source has changed."""
    files: list[Files] = json.loads(stored("rendered.json", _rendered_elsewhere))
    return files


def _rendered_elsewhere() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(GRAMMAR, Path(folder, "g", "grammar"))
        settings = {"PYTHONHASHSEED": "1", "LC_ALL": "C", "TZ": "Asia/Kolkata", "HOME": "/nonexistent", "COLUMNS": "20"}
        environment = os.environ | settings | {"PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", ELSEWHERE, "g"]
        ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.encode()
