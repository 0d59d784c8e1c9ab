"""One page of each kind, of two small grammars; `python -m tests.support.golden` rewrites those expected."""

from __future__ import annotations

import shutil

import click

from natsgrammar_gen.compiler import context_of
from natsgrammar_gen.emit.sync import Files
from tests.support.languages import ROOT
from tools.reference.commands import pages
from tools.reference.files import reference

FOLDER = ROOT / "tests" / "cases" / "pages"
KINDS = (
    "SUMMARY.md",
    "acme/1.md",  # a superseded edition
    "acme/2.md",
    "acme/2.schema.json",
    "acme/2/region.automaton.svg",
    "acme/2/region.svg",
    "acme/changes-2.md",
    "acme/codec-part.md",
    "acme/region.md",
    "api/SUMMARY.md",
    "api/natsgrammar.md",
    "characters.md",
    "codes.md",
    "commands.md",
    "dialects.md",
    "findings.md",
    "functions.md",
    "index.md",
    "natsgrammar.js",
)


@click.group()
def program() -> None:
    """Check names.

    \b
      natsgrammar judge NAME
    """


@program.command()
@click.option("--format", "form", help="How to print [default: text].")
def judge(form: str | None) -> None:
    """Judge a name | and say why.

    Exit codes: 0 valid, 1 not, 2 usage error.
    """


def golden() -> Files:
    """Return path → text of the pages as they are rendered now."""
    files = reference(context_of(FOLDER / "grammar")) | pages(program)
    return {kind: files[f"reference/{kind}"] for kind in KINDS}


if __name__ == "__main__":
    shutil.rmtree(FOLDER / "expected", ignore_errors=True)
    for kind, text in golden().items():
        path = FOLDER / "expected" / kind
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
