"""`natsgrammar import`: an ADR as published becomes a grammar."""

from __future__ import annotations

import os.path
import re
from dataclasses import dataclass
from pathlib import Path

import click

from natsgrammar.diagnostics import Diagnostic, Refused, undecodable
from natsgrammar.text import printable
from natsgrammar_gen.cli.common import nothing_written
from natsgrammar_gen.cli.stdio import BadInput, FilePath, no_device, opened_input
from natsgrammar_gen.compare.claims import problems
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.location import checkout, grammar_root
from natsgrammar_gen.grammar.model import Grammar, edition_key
from natsgrammar_gen.notation.carry import carry
from natsgrammar_gen.notation.importer import ImportResult, import_adr, read_notation
from natsgrammar_gen.notation.text import NOT_AN_EDITION, is_edition

LONGEST = 2_000_000  # bytes
OUTPUT_HELP = "Folder of the specification, to write <edition>.lark to [default in a checkout: grammar/adr6]."
EDITION_HELP = "The day, as YYYY-MM-DD, or YYYY-MM-DD.2 for its second text [default: the date in the text]."


@dataclass(frozen=True, slots=True)
class NewEdition:
    """An edition: its file, text and predecessor; assumptions, notes, and entries of the predecessor left out."""

    path: Path
    text: str
    before: Grammar | None
    assumed: tuple[Diagnostic, ...]
    notes: tuple[str, ...] = ()
    left: tuple[Diagnostic, ...] = ()


@click.command("import")
@click.argument("file", type=FilePath())
@click.option("--edition", metavar="DATE", help=EDITION_HELP)
@click.option("--output", "-o", metavar="DIR", type=FilePath(), help=OUTPUT_HELP)
@click.option("--source", metavar="URL", default="", help="Where the text is published [default: as before].")
@click.option("--force", is_flag=True, help="Overwrite an existing edition.")
def command(file: Path, edition: str | None, output: Path | None, source: str, force: bool) -> None:
    """Rewrite the productions of an ADR as a Lark grammar, DIR/<edition>.lark.

    FILE is the Markdown as published, with its productions in fenced blocks. If a production cannot be read, or
    can be read in two ways, its line and column are reported and nothing is written. Assumptions are listed. What still
    holds in the previous edition is taken over: its dialect, roles, readings, examples and added rules; the rest is
    listed for review, together with the affected claims.

    \b
      natsgrammar import ADR-6.md --edition 2023-02-01
      natsgrammar import ADR-6.md --edition 2023-02-01.2 --output grammar/adr6
      natsgrammar import ADR-6.md -o - | less

    Exit codes: 0 written, 2 usage error or a text that cannot be read.
    """
    if output == Path("-"):
        result = _imported(file, edition, source)
        for assumption in result.assumed:
            click.echo(f"assumed: {assumption}", err=True)
        click.echo(result.lark_text, nl=False)
        return
    new = new_edition(file, edition, folder_of(output), source=source, force=force)
    write(new)
    click.echo(printable(str(new.path)))
    for problem in problems(new.path.parent.parent):
        click.echo(f"look at: {problem}", err=True)


def folder_of(output: Path | None) -> Path:
    """Return the folder from `--output`, else ADR-6's in the checkout. Raises BadInput outside a checkout."""
    root = checkout()
    if output is None and root is None:
        raise BadInput("outside a checkout of natsgrammar there is no default folder: name one with `--output DIR`")
    return output or Path(os.path.relpath((root or Path()) / "grammar" / "adr6"))


def new_edition(
    file: Path, edition: str | None, folder: Path, *, source: str = "", force: bool = False, resume: bool = False
) -> NewEdition:
    """Make an edition of the text, with everything that still holds in the edition before.

    With `resume`, return an existing edition with the same productions. Raises Refused and BadInput.
    """
    result = _imported(file, edition, source)
    assert result.edition is not None  # else it has problems
    path = folder / f"{result.edition}.lark"
    files = [file for file in folder.glob("*.lark") if file != path]
    others = sorted((load_grammar(file, folder.parent) for file in files), key=lambda grammar: grammar.age)
    age = result.edition.partition(".")[0], edition_key(result.edition)
    older = [other for other in others if other.age < age]
    before = older[-1] if older else None
    if path.exists() and not force:
        present = path.read_text(encoding="utf-8")
        if resume and _productions(result.lark_text) <= _productions(present):
            left = carry(result.lark_text, result.edition, str(path), before, present).left if before else ()
            return NewEdition(path, present, before, result.assumed, left=left)
        raise BadInput(
            f"`{path}` already exists{' and states another text' * resume}; choose another day with `--edition`, or"
            f" {result.edition.partition('.')[0]}.2 for a second text of the day"
            + ("" if resume else ", or overwrite it with `--force`")
        )
    notes = [f"edition {result.edition}, the date in the text; `--edition` names another"] if edition is None else []
    if len(older) < len(others):
        if edition is None:
            raise BadInput(
                f"`{file}` is dated {result.edition}, before the newest edition, {others[-1].edition};"
                " name its day with `--edition`"
            )
        notes.append(f"edition {others[-1].edition} is newer: it stays what addresses without an edition mean")
    if before is None:
        return NewEdition(path, result.lark_text, None, result.assumed, tuple(notes))
    carried = carry(result.lark_text, result.edition, str(path), before)
    notes += [f"taken over from {before.edition}: {carried.kept}"] if carried.kept else []
    return NewEdition(
        path, carried.text, before, result.assumed, tuple(notes), tuple(sorted({*carried.left, *carried.lacks}))
    )


def _productions(text: str) -> set[str]:
    return {line for line in text.split("\n") if line.startswith("// @production ")}


def write(new: NewEdition) -> None:
    """Write the edition, and report assumptions, notes and entries to review on standard error."""
    review = (f"look at: {finding}" for finding in new.left)
    for line in (*(f"assumed: {finding}" for finding in new.assumed), *new.notes, *review):
        click.echo(line, err=True)
    new.path.parent.mkdir(parents=True, exist_ok=True)
    new.path.write_text(new.text, encoding="utf-8")


def _imported(file: Path, edition: str | None, address: str) -> ImportResult:
    if edition is not None and not is_edition(edition):
        raise BadInput(NOT_AN_EDITION.format(printable(edition)))
    if address and not re.fullmatch(r"https?://[^\s/]\S*", address):
        raise BadInput(f"`{printable(address)}` is not an address such as https://example.com/spec.md")
    notation = read_notation(grammar_root())
    result = import_adr(_text(file), source_name=str(file), edition=edition, notation=notation, address=address)
    if result.problems:
        raise nothing_written(Refused(result.problems))
    return result


def _text(file: Path) -> str:
    with opened_input(str(file)) as stream:
        read = no_device(stream, f"`{file}`").read(LONGEST + 1)
    if len(read) > LONGEST:
        raise BadInput(f"`{file}` has more than {LONGEST:,} bytes")
    try:
        return read.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused([undecodable(str(file), error)]) from None
