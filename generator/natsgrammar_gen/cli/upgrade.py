"""`natsgrammar upgrade`: from the new text of an ADR to a finished change, in one guided command."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import counted, printable
from natsgrammar_gen.cli.diff import markdown
from natsgrammar_gen.cli.generate import Request, files_of, write_files
from natsgrammar_gen.cli.import_text import EDITION_HELP, NewEdition, folder_of, new_edition, write
from natsgrammar_gen.cli.names import CLEAN, FINDINGS
from natsgrammar_gen.cli.stdio import FilePath
from natsgrammar_gen.compare.breaking import CODES, breaking
from natsgrammar_gen.compare.claims import problems
from natsgrammar_gen.compare.diff import RuleDiff, diff_editions
from natsgrammar_gen.emit.markdown import fence
from natsgrammar_gen.emit.pages.template import template
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.location import checkout
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.notation.carry import incomplete

LONGEST = 7_000  # characters of one block: code hosts limit the description of a change
USED = frozenset(code for code, kind in CODES.items() if {"writers", "readers"} & {*kind.categories})


@click.command("upgrade")
@click.argument("file", type=FilePath())
@click.option("--edition", metavar="DATE", help=EDITION_HELP)
@click.option(
    "--output", "-o", metavar="DIR", type=FilePath(), help="Folder of the specification [default: grammar/adr6]."
)
@click.option("--out", metavar="DIR", type=FilePath(file_okay=False), help="Folder to generate into.")
@click.option("--package", help="Name of the Python package [default: the name of the grammar folder].")
def command(file: Path, edition: str | None, output: Path | None, out: Path | None, package: str | None) -> int:
    """Make the new text of an ADR the newest edition: import, compare, check the claims, generate.

    Prints a summary in Markdown for the description of the pull request. With your own grammars `--output` names the
    folder of the specification, and `--out` the folder to generate into.

    \b
      natsgrammar upgrade ADR-6.md --edition 2026-11-20 > summary.md
      natsgrammar upgrade ACME.md --output grammar/acme --out build

    Where the verdict on a claim changes, nothing is generated: record it and run the command again; it continues with
    the existing edition.

    Exit codes: 0 generated, 1 claims need review, 2 usage error or a text that cannot be read.
    """
    folder = folder_of(output)
    root, ours = folder.parent, checkout()
    own = ours is None or root.resolve() != (ours / "grammar").resolve()
    if own != (out is not None):
        raise click.UsageError("missing option `--out DIR`" if own else "`--out` is for grammars of your own")
    new = new_edition(file, edition, folder, resume=True)
    click.echo(f"import: {printable(str(new.path))}", err=True)
    write(new)
    grammars = load_all(root)
    now = next(grammar for grammar in grammars if Path(grammar.path) == new.path)
    changes = _changes(new.before, now)
    findings = breaking([grammar for grammar in grammars if grammar is not now], grammars, USED, str(root))
    click.echo(f"compare: {counted(len(changes), 'rule')} changed, {counted(len(findings), 'finding')}", err=True)
    claims = problems(root)
    looks = sorted({*new.left, *incomplete(now, str(new.path), new.before), *claims})
    for claim in claims:
        click.echo(f"look at: {claim}", err=True)
    click.echo(_summary(new, now, changes, findings, looks))
    if claims:
        review = f"{counted(len(claims), 'claim')} to review"
        click.echo(f"generate: not yet, {review}; record what is right and run the command again", err=True)
        return FINDINGS
    files = files_of(Request(root if own else None, out, package=package))
    for line in write_files(files, out or ours or root, not own):
        click.echo(f"generate: {line}", err=True)
    return CLEAN


def _changes(before: Grammar | None, now: Grammar) -> list[RuleDiff]:
    old = {name: rule.dfa for name, rule in before.rules.items()} if before else {}
    new = {name: rule.dfa for name, rule in now.rules.items()}
    return [change for change in diff_editions(old, new) if change.verdict != "equal"]


def _summary(
    new: NewEdition, now: Grammar, changes: list[RuleDiff], findings: list[Diagnostic], looks: list[Diagnostic]
) -> str:
    before = new.before.address if new.before else "nothing"
    affected = [change.rule for change in changes if change.verdict in ("narrowed", "changed")]
    page = template("upgrade.md.j2").render(
        diff=markdown(changes, before, now.address, len(now.rules) - len(changes)),
        findings=_block(map(str, findings)),
        assumed=_block(map(str, new.assumed)),
        looks=_block(map(str, looks)),
        impact=[(f"{before}:{rule}", f"{now.address}:{rule}") for rule in affected[:1] if new.before],
    )
    return str(page).rstrip()


def _block(lines: Iterable[str]) -> str:
    text = "\n".join(lines)
    more = len(text) - LONGEST
    return "" if not text else fence(text if more <= 0 else f"{text[:LONGEST]}\n… {more:,} more characters")
