"""`natsgrammar import`: an ADR as published becomes a grammar."""

from __future__ import annotations

from pathlib import Path

import click

from natsgrammar.diagnostics import Diagnostic
from natsgrammar_gen.adr.importer import import_adr, read_notation
from natsgrammar_gen.grammar.location import checkout, grammar_root

LONGEST = 2_000_000  # bytes


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", metavar="DATE", help="The edition, as YYYY-MM-DD [default: the date in the text].")
@click.option("--output", "-o", metavar="DIR", type=click.Path(path_type=Path), help="[default: grammar/adr6]")
@click.option("--force", is_flag=True, help="Overwrite an existing edition.")
def command(file: Path, edition: str | None, output: Path | None, force: bool) -> None:
    """Rewrite the productions of an ADR as a Lark grammar, DIR/<edition>.lark.

    FILE is the Markdown as published, with its productions in fenced blocks. All that cannot be read, or can be read in
    two ways, is listed with line and column, and then nothing is written. What the text leaves open is listed as
    assumed. What the file says is what is imported: readings, good and bad examples are yours to add.

    \b
      natsgrammar import ADR-6.md
      natsgrammar import ADR-6.md --edition 2023-02-01 --output grammar/adr6
      natsgrammar import ADR-6.md -o - | less
    """
    root = checkout()
    if output is None and root is None:
        raise click.UsageError("missing option `--output DIR`")
    result = import_adr(_text(file), source_name=str(file), edition=edition, notation=read_notation(grammar_root()))
    if result.problems:
        for problem in result.problems:
            click.echo(problem, err=True)
        count = len(result.problems)
        click.echo(f"{count} problem{'s' * (count > 1)}; nothing was written", err=True)
        raise SystemExit(2)
    for assumption in result.assumed:
        click.echo(f"assumed: {assumption}", err=True)
    if edition is None:
        click.echo(f"edition {result.edition}, the date in the text; `--edition` names another", err=True)
    if output == Path("-"):
        click.echo(result.lark_text, nl=False)
        return
    folder = output or (root or Path()) / "grammar" / "adr6"
    target = folder / f"{result.edition}.lark"
    if target.exists() and not force:
        raise click.UsageError(
            f"`{target}` already exists; choose another day with `--edition`, or overwrite it with `--force`"
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target.write_text(result.lark_text, encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"cannot write `{target}`: {error.strerror}") from None
    click.echo(click.format_filename(target))


def _text(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            read = stream.read(LONGEST + 1)
    except OSError as error:
        raise click.UsageError(f"cannot read `{file}`: {error.strerror}") from None
    if len(read) > LONGEST:
        raise click.UsageError(f"`{file}` has more than {LONGEST:,} bytes")
    try:
        return read.decode("utf-8")
    except UnicodeDecodeError as error:
        line, column = read.count(b"\n", 0, error.start) + 1, error.start - read.rfind(b"\n", 0, error.start)
        click.echo(Diagnostic(str(file), line, column, f"is not UTF-8: {error.reason}"), err=True)
        raise SystemExit(2) from None
