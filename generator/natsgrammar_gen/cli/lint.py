"""`natsgrammar lint`: what is wrong with a NATS configuration."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from natsgrammar.diagnostics import FORMATS
from natsgrammar.linting.checks import CODES, check
from natsgrammar.linting.model import configuration
from natsgrammar.linting.names import OWN
from natsgrammar.text import counted, near, quoted, unknown
from natsgrammar_gen.cli import stdio
from natsgrammar_gen.cli.common import documents_of, list_option, rendered
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, complete, find
from natsgrammar_gen.lint.documents import diagnostics, repeated
from natsgrammar_gen.lint.left_out import not_ignored, not_in_baseline, read_baseline

_IGNORED: dict[str, Any] = {"type": stdio.Listed(), "metavar": "CODE,…", "shell_complete": complete(*CODES)}


@click.command("lint")
@click.argument("files", nargs=-1, required=True, type=stdio.FilePath(), metavar="FILE|FOLDER...")
@grammar_option
@click.option("--rule", "rules", multiple=True, metavar="KIND=ADDRESS", help="A rule of your own to obey; repeatable.")
@click.option("--ignore", default="", **_IGNORED, help="Kinds of findings to leave out.")
@click.option(
    "--per-file-ignores",
    "by_file",
    multiple=True,
    type=stdio.ByFile(),
    help="Kinds of findings to leave out of files and folders that match; repeatable.",
)
@click.option(
    "--baseline",
    type=stdio.FilePath(),
    metavar="FILE",
    help="Leave out the findings of an earlier `--format json`, even if they have moved.",
)
@click.option("--strict", is_flag=True, help="Warnings count as findings, too.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@list_option(CODES.items(), ("code", "finding"))
def command(
    files: tuple[Path, ...],
    rules: tuple[str, ...],
    ignore: str,
    by_file: tuple[tuple[str, str], ...],
    baseline: Path | None,
    strict: bool,
    form: str,
) -> int:
    """Check stream, consumer and account configuration without a server.

    Reads what JetStream's API and the server's monitoring return (stream and consumer info and configuration, lists of
    them), configuration files and backups of the NATS command line, and the exports and imports of account claims; one
    JSON document or several in a row.

    \b
      nats stream info ORDERS --json | natsgrammar lint -
      natsgrammar lint streams.jsonl consumers.jsonl
      natsgrammar lint backup/ --format github

    A KIND is stream-name, consumer-name, durable-name, queue-name, priority-group, stream-subject or filter:

    \b
      natsgrammar lint streams.json --grammar names --rule stream-name=acme:stream-name

    Streams and consumers of all files are checked together. To begin with a configuration that has findings, keep them:

    \b
      natsgrammar lint backup/ --format json > known.json
      natsgrammar lint backup/ --baseline known.json

    To suppress findings of one stream or consumer, list their codes in its metadata, as `natsgrammar.ignore`.

    Exit codes: 0 no errors, 1 errors (with --strict, also warnings), 2 usage error, unreadable input or nothing known.
    """
    left_out = _codes(ignore, "ignore")
    ignores = {pattern: _codes(codes, "by_file") for pattern, codes in by_file}
    own = _own(rules)
    known = _known(baseline) if baseline else Counter()
    documents = documents_of(files)
    raised = check(configuration(documents), own, repeated(documents))
    findings = diagnostics(finding for finding in raised if finding.code not in left_out)
    findings = not_ignored(findings, {document.file for document in documents}, ignores)
    new = [*not_in_baseline(findings, known)]
    if form == "junit" and strict:
        new = [replace(finding, level="error") for finding in new]
    click.echo(rendered(new, form, CODES), nl=False)
    errors = sum(finding.level == "error" for finding in new)
    if form == "text":
        counts = f"{counted(errors, 'error')}, {counted(len(new) - errors, 'warning')}"
        repeats = len(findings) - len(new)
        click.echo(f"{counts}{f' ({repeats} known)' if repeats else ''}", err=True)
    unread = {(finding.path, finding.line, finding.column) for finding in new if finding.code == "NOTHING_KNOWN"}
    if not unread < {(document.file, *document.place(())) for document in documents}:
        return stdio.USAGE_ERROR  # nothing was checked, or not all in a list
    return FINDINGS if errors or (strict and new) else CLEAN


def _known(baseline: Path) -> Counter[tuple[str, str]]:
    """Return how often each finding is in the baseline. Raises BadInput."""
    try:
        with stdio.opened_input(str(baseline)) as file:
            return read_baseline(stdio.no_device(file, quoted(str(baseline))))
    except OSError as error:
        raise stdio.unreadable(str(baseline), error) from None
    except ValueError:
        raise stdio.BadInput(
            f"`{baseline}` is not a baseline: write one with `natsgrammar lint … --format json`"
        ) from None


def _codes(listed: str, option: str) -> set[str]:
    """Return the codes in a list with commas. Raises BadParameter for an unknown one."""
    codes = {code.strip() for code in listed.split(",") if code.strip()}
    for code in sorted(codes - CODES.keys()):
        raise stdio.bad_option(option, f"unknown code `{code}`{near(code, CODES)}; `--list` shows them")
    return codes


def _own(rules: tuple[str, ...]) -> dict[str, str]:
    """Return the user's own rules, from kinds of names to addresses. Raises BadParameter and BadInput."""
    own = {}
    for text in rules:
        kind, equals, address = text.partition("=")
        if not equals:
            raise stdio.bad_option("rules", f"{quoted(text)} is not of the form KIND=ADDRESS")
        if kind not in OWN:
            raise stdio.bad_option("rules", unknown("kind of name", kind, OWN))
        own[kind] = str(find("rule", address).address)
    return own
