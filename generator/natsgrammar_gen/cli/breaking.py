"""`natsgrammar breaking`: what a change of grammars breaks, for continuous integration."""

from __future__ import annotations

import subprocess
from os.path import relpath
from pathlib import Path

import click

from natsgrammar.diagnostics import FORMATS
from natsgrammar.text import counted, near, printable
from natsgrammar_gen.cli.common import rendered, table
from natsgrammar_gen.cli.names import CLEAN, FINDINGS
from natsgrammar_gen.cli.stdio import PATH, BadInput, FilePath, Listed, bad_option
from natsgrammar_gen.compare.breaking import CATEGORIES, CODES, NoSuchState, breaking, load_folder, load_from_git
from natsgrammar_gen.grammar.location import checkout
from natsgrammar_gen.grammar.model import Grammar


def _list_codes(ctx: click.Context, _: click.Parameter, is_set: bool) -> None:
    if is_set:
        rows = ((name, ", ".join(code.categories), code.purpose) for name, code in CODES.items())
        click.echo(table(rows, ("code", "breaks", "change")))
        ctx.exit()


@click.command("breaking")
@click.option("--against", required=True, metavar="REF|DIR", type=PATH, help="A git revision, or a folder of grammars.")
@click.option("--grammar", type=FilePath(), help="The current grammars [default: ./grammar, or that of the checkout].")
@click.option(
    "--use", default="writers,readers", type=Listed(), show_default=True, help="Categories and codes that count."
)
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@click.option("--list", is_flag=True, is_eager=True, expose_value=False, callback=_list_codes, help="List the codes.")
def command(against: str, grammar: Path | None, use: str, form: str) -> int:
    """Find the changes to your grammars that break those who rely on them.

    \b
      natsgrammar breaking --against main
      natsgrammar breaking --against v1.2.0 --use LANGUAGE_NARROWED --format github
      natsgrammar breaking --against ../released/grammar --format sarif > breaking.sarif

    Exit codes: 0 no findings, 1 findings, 2 usage error or unreadable grammars.
    """
    codes = _codes(use)
    folder = grammar or _default()
    if not folder.is_dir():
        raise BadInput(f"`{folder}` is not a folder; name yours with `--grammar`")
    try:
        old = load_folder(Path(against)) if Path(against).is_dir() else _from_git(folder, against)
    except NoSuchState as error:
        raise BadInput(str(error)) from None
    findings = breaking(old, load_folder(folder), codes, str(folder))
    click.echo(rendered(findings, form, {name: code.purpose for name, code in CODES.items()}), nl=False)
    if form == "text":
        click.echo(f"{counted(len(findings), 'finding')} against {printable(against)}", err=True)
    return FINDINGS if findings else CLEAN


def _default() -> Path:
    """Return `grammar` in the working directory, else the folder `grammar` of the checkout around it."""
    here, root = Path("grammar"), checkout()
    return here if here.is_dir() or root is None else Path(relpath(root / "grammar"))


def _from_git(folder: Path, ref: str) -> list[Grammar]:
    command = ["git", "-C", str(folder), "rev-parse", "--show-toplevel"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise NoSuchState(f"`{ref}` is not a folder, and `{folder}` is not in a git repository")
    top = Path(result.stdout.strip())
    return load_from_git(top, ref, folder.resolve().relative_to(top.resolve()).as_posix())


def _codes(use: str) -> frozenset[str]:
    codes: set[str] = set()
    for name in filter(None, (part.strip() for part in use.split(","))):
        meant = {code for code, kind in CODES.items() if name in (code, *kind.categories)}
        if not meant:
            raise bad_option("use", f"unknown category or code `{name}`{near(name, [*CATEGORIES, *CODES])}")
        codes |= meant
    if not codes:
        raise bad_option("use", f"it is empty; available: {', '.join(CATEGORIES)}")
    return frozenset(codes)
