"""`natsgrammar new`: a grammar to begin with."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from natsgrammar.core.sources import source_of
from natsgrammar.text import printable, quoted
from natsgrammar_gen.cli.stdio import BadInput, FilePath
from natsgrammar_gen.emit.pages.template import template
from natsgrammar_gen.grammar.load import EDITION, SPEC


@click.command("new")
@click.argument("spec")
@click.option("--edition", default="1", show_default=True, help="Name of the edition, such as a version or a date.")
@click.option(
    "--grammar",
    "folder",
    default="names",
    show_default=True,
    metavar="DIR",
    type=FilePath(),
    help="The folder of your grammars.",
)
def command(spec: str, edition: str, folder: Path) -> None:
    """Create a starter grammar, DIR/SPEC/EDITION.lark: commented and ready to use.

    \b
      natsgrammar new acme
      natsgrammar check --grammar names acme:subject orders.eu.17

    Exit codes: 0 written, 2 usage error, or the file exists already.
    """
    if not SPEC.fullmatch(spec):
        raise BadInput(f"{quoted(spec)} is not a valid specification name; use a-z, then a-z, 0-9 and `-`")
    if not EDITION.fullmatch(edition):
        raise BadInput(f"{quoted(edition)} is not a valid edition name; use A-Z, a-z, 0-9, `.`, `-`, `_` and `+`")
    if source_of(spec) is not None:
        raise BadInput(f"the specification `{spec}` exists already; choose another name")
    path = folder / spec / f"{edition}.lark"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(template("new.lark.j2").render(spec=spec, edition=edition))
    except FileExistsError:
        raise BadInput(f"`{path}` exists already; choose another `--edition`") from None
    click.echo(f"{printable(str(path))} written; edit it, and check names with\n")
    click.echo(f"  natsgrammar check --grammar {printable(shlex.quote(str(folder)))} {spec}:subject orders.eu.17")
