"""`natsgrammar lint`: what is wrong with a NATS configuration."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import chain
from pathlib import Path

import click

from natsgrammar.diagnostics import FORMATS, Diagnostic, opened
from natsgrammar.text import cause_of, near, quoted
from natsgrammar_gen.cli.common import refusals, rendered
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import find
from natsgrammar_gen.cli.stdio import BadInput, FilePath
from natsgrammar_gen.lint.documents import diagnostics, read_all, repeated


def _list_codes(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from natsgrammar._lint.checks import CODES

        for code, purpose in CODES.items():
            click.echo(f"{code:18} {purpose}")
        ctx.exit()


@click.command("lint")
@click.argument("files", nargs=-1, required=True, type=FilePath(), metavar="FILE|FOLDER...")
@grammar_option
@click.option("--rule", "rules", multiple=True, metavar="KIND=ADDRESS", help="A rule of your own to obey; repeatable.")
@click.option("--ignore", default="", metavar="CODE,…", help="Kinds of findings to leave out.")
@click.option(
    "--baseline",
    type=FilePath(),
    metavar="FILE",
    help="Leave out the findings of an earlier `--format json`, wherever they have moved.",
)
@click.option("--strict", is_flag=True, help="Warnings count as findings, too.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@click.option("--list", is_flag=True, is_eager=True, expose_value=False, callback=_list_codes, help="List the codes.")
def command(
    files: tuple[Path, ...], rules: tuple[str, ...], ignore: str, baseline: Path | None, strict: bool, form: str
) -> None:
    """Check stream, consumer and account configuration without a server.

    Reads what JetStream's API returns (stream and consumer info and configuration, lists of them), backups of the NATS
    command line, and the exports and imports of account claims; JSON or one JSON document per line.

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

    Exit codes: 0 no errors, 1 errors (with --strict, also warnings), 2 usage error or unreadable input.
    """
    from natsgrammar._lint.checks import CODES, check
    from natsgrammar._lint.model import configuration

    left_out = {code.strip() for code in ignore.split(",") if code.strip()}
    for code in left_out - CODES.keys():
        raise click.UsageError(f"unknown code `{code}`{near(code, CODES)}; `--list` shows them")
    own = _own(rules)
    known = _known(baseline) if baseline else Counter()
    with refusals():
        documents = read_all(dict.fromkeys(files))
        found = chain(repeated(documents), check(configuration(documents), own))
        findings = diagnostics(it for it in found if it.code not in left_out)
    new = [finding for finding in findings if not _is_known(finding, known)]
    left, findings = len(findings) - len(new), new
    if form == "junit" and strict:
        findings = [replace(finding, level="error") for finding in findings]
    click.echo(rendered(findings, form, CODES), nl=False)
    errors = sum(finding.level == "error" for finding in findings)
    if form == "text":
        counted = f"{_count(errors, 'error')}, {_count(len(findings) - errors, 'warning')}"
        click.echo(f"{counted}{f' ({left} known)' if left else ''}", err=True)
    raise SystemExit(1 if errors or (strict and findings) else 0)


def _known(baseline: Path) -> Counter[tuple[str, str]]:
    """How often each finding is in the baseline, but for where. Raises BadInput."""
    try:
        with opened(baseline) as file:
            findings = json.load(file)
        written = findings[:]  # a list: an object has no parts
        return Counter(Diagnostic("", 0, 0, str(it["message"]), str(it["code"])).identity for it in written)
    except OSError as error:
        raise BadInput(f"`{baseline}` cannot be read: {cause_of(error)}") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadInput(f"`{baseline}` is not a baseline: write one with `natsgrammar lint … --format json`") from None


def _is_known(finding: Diagnostic, known: Counter[tuple[str, str]]) -> bool:
    """Whether the finding is in the baseline once more; takes it out."""
    known[finding.identity] -= 1
    return known[finding.identity] >= 0


def _own(rules: tuple[str, ...]) -> dict[str, str]:
    """The rules of the user's own, from kinds of names to addresses that are known."""
    from natsgrammar._lint.names import OWN

    found = {}
    for text in rules:
        kind, equals, address = text.partition("=")
        if not equals:
            raise click.UsageError(f"{quoted(text)} is not of the form KIND=ADDRESS")
        if kind not in OWN:
            raise click.UsageError(f"unknown kind of name `{kind}`{near(kind, OWN)}; available: {', '.join(OWN)}")
        found[kind] = str(find("rule", address).address)
    return found


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
