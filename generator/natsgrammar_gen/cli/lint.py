"""`natsgrammar lint`: what is wrong with a NATS configuration."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

import click

from natsgrammar.diagnostics import FORMATS, Diagnostic
from natsgrammar.text import counted, near, quoted
from natsgrammar_gen.cli.common import documents_of, refusals, rendered, table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import find
from natsgrammar_gen.cli.stdio import (
    BadInput,
    ByFile,
    FilePath,
    Listed,
    bad_option,
    no_device,
    opened_input,
    unreadable,
)
from natsgrammar_gen.lint.documents import diagnostics, repeated


def _list_codes(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from natsgrammar.linting.checks import CODES

        click.echo(table(CODES.items(), ("code", "finding")))
        ctx.exit()


@click.command("lint")
@click.argument("files", nargs=-1, required=True, type=FilePath(), metavar="FILE|FOLDER...")
@grammar_option
@click.option("--rule", "rules", multiple=True, metavar="KIND=ADDRESS", help="A rule of your own to obey; repeatable.")
@click.option("--ignore", default="", type=Listed(), metavar="CODE,…", help="Kinds of findings to leave out.")
@click.option(
    "--per-file-ignores",
    "by_file",
    multiple=True,
    type=ByFile(),
    help="Kinds of findings to leave out of files and folders that match; repeatable.",
)
@click.option(
    "--baseline",
    type=FilePath(),
    metavar="FILE",
    help="Leave out the findings of an earlier `--format json`, even if they have moved.",
)
@click.option("--strict", is_flag=True, help="Warnings count as findings, too.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@click.option("--list", is_flag=True, is_eager=True, expose_value=False, callback=_list_codes, help="List the codes.")
def command(
    files: tuple[Path, ...],
    rules: tuple[str, ...],
    ignore: str,
    by_file: tuple[tuple[str, str], ...],
    baseline: Path | None,
    strict: bool,
    form: str,
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

    To suppress findings of one stream or consumer, list their codes in its metadata, as `natsgrammar.ignore`.

    Exit codes: 0 no errors, 1 errors (with --strict, also warnings), 2 usage error or unreadable input.
    """
    from natsgrammar.linting.checks import CODES, check
    from natsgrammar.linting.model import configuration

    left_out = _codes(ignore, "ignore")
    ignores = {pattern: _codes(codes, "by_file") for pattern, codes in by_file}
    own = _own(rules)
    known = _known(baseline) if baseline else Counter()
    documents = documents_of(files)
    with refusals():
        found = check(configuration(documents), own, repeated(documents))
        findings = diagnostics(it for it in found if it.code not in left_out)
        findings = _not_ignored(findings, {it.file for it in documents}, ignores)
    new = [*_new(findings, known)]
    left, findings = len(findings) - len(new), new
    if form == "junit" and strict:
        findings = [replace(finding, level="error") for finding in findings]
    click.echo(rendered(findings, form, CODES), nl=False)
    errors = sum(finding.level == "error" for finding in findings)
    if form == "text":
        said = f"{counted(errors, 'error')}, {counted(len(findings) - errors, 'warning')}"
        click.echo(f"{said}{f' ({left} known)' if left else ''}", err=True)
    raise SystemExit(1 if errors or (strict and findings) else 0)


def _known(baseline: Path) -> Counter[tuple[str, str]]:
    """How often each finding is in the baseline, but for where. Raises BadInput."""
    try:
        with opened_input(str(baseline)) as file:
            findings = json.load(no_device(file, quoted(str(baseline))))
        written = findings[:]  # a list: an object has no parts
        texts = ((str(it["message"]), str(it["code"]), str(it.get("related", ""))) for it in written)
        return Counter(Diagnostic("", 0, 0, said, code, related=place).identity for said, code, place in texts)
    except OSError as error:
        raise unreadable(str(baseline), error) from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadInput(f"`{baseline}` is not a baseline: write one with `natsgrammar lint … --format json`") from None


def _new(findings: Iterable[Diagnostic], known: Counter[tuple[str, str]]) -> Iterator[Diagnostic]:
    """The findings that are not in the baseline as often."""
    seen: Counter[tuple[str, str]] = Counter()
    for finding in findings:
        seen[finding.identity] += 1
        if seen[finding.identity] > known[finding.identity]:
            yield finding


def _codes(listed: str, option: str) -> set[str]:
    """The codes of a list with commas. Raises BadParameter for one that does not exist."""
    from natsgrammar.linting.checks import CODES

    codes = {code.strip() for code in listed.split(",") if code.strip()}
    for code in sorted(codes - CODES.keys()):
        raise bad_option(option, f"unknown code `{code}`{near(code, CODES)}; `--list` shows them")
    return codes


def _not_ignored(
    findings: Sequence[Diagnostic], files: Collection[str], ignores: Mapping[str, Collection[str]]
) -> list[Diagnostic]:
    """The findings but for what patterns of files leave out, and one for each code that a pattern left out in vain."""
    from natsgrammar.linting.ignores import CODE

    matching = {pattern: {file for file in files if _is_in(file, pattern)} for pattern in ignores}
    left = [it for it in findings if not any(it.path in matching[at] and it.code in ignores[at] for at in ignores)]
    for pattern, codes in ignores.items():
        found = {it.code for it in findings if it.path in matching[pattern]}
        for code in sorted(set(codes) - found) if matching[pattern] else ():
            message = f"`{code}` is ignored in {quoted(pattern)}, but not found there"
            left.append(Diagnostic(min(matching[pattern]), 0, 0, message, CODE, "warning"))
    return sorted(left)


def _is_in(file: str, pattern: str) -> bool:
    """Whether the pattern is for the file, or for a folder around it."""
    path, wanted = Path(os.path.abspath(file)), os.path.abspath(pattern)  # noqa: PTH100 - links are not followed
    return any(fnmatchcase(str(it), wanted) for it in (path, *path.parents))


def _own(rules: tuple[str, ...]) -> dict[str, str]:
    """The rules of the user's own, from kinds of names to addresses that are known."""
    from natsgrammar.core.registry import unknown_kind
    from natsgrammar.linting.names import OWN

    found = {}
    for text in rules:
        kind, equals, address = text.partition("=")
        if not equals:
            raise bad_option("rules", f"{quoted(text)} is not of the form KIND=ADDRESS")
        if kind not in OWN:
            raise bad_option("rules", unknown_kind(kind, OWN))
        found[kind] = str(find("rule", address).address)
    return found
