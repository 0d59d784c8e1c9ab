"""`natsgrammar new`: a grammar to begin with."""

import shlex
from collections import Counter
from pathlib import Path

import click

import natsgrammar as ng
from natsgrammar.core.sources import source_of
from natsgrammar.text import counted, printable, quoted
from natsgrammar_gen.cli.input import Reading, Unreadable, records
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.stdio import PATH, BadInput, FilePath, opened_input, report
from natsgrammar_gen.emit.pages.template import template
from natsgrammar_gen.grammar.load import EDITION, SPEC


@click.command("new")
@click.argument("spec")
@click.option("--from", "data", metavar="DATA", type=PATH, help="Captured subjects, to draft the rules from.")
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
def command(spec: str, edition: str, folder: Path, data: str | None) -> None:
    """Create a starter grammar, DIR/SPEC/EDITION.lark: commented and ready to use.

    With --from it is a draft that accepts the subjects in DATA: the column `subject` of JSON lines, CSV, Parquet or a
    stream, nats://HOST/STREAM, or the lines of any other file.

    \b
      natsgrammar new acme
      natsgrammar check --grammar names acme:subject orders.eu.17
      natsgrammar new acme --from captured.jsonl

    Exit codes: 0 written, 2 usage error, or the file exists already.
    """
    if not SPEC.fullmatch(spec):
        raise BadInput(f"{quoted(spec)} is not a valid specification name; use a-z, then a-z, 0-9 and `-`")
    if not EDITION.fullmatch(edition):
        raise BadInput(f"{quoted(edition)} is not a valid edition name; use A-Z, a-z, 0-9, `.`, `-`, `_` and `+`")
    if source_of(spec) is not None:
        raise BadInput(f"the specification `{spec}` exists already; choose another name")
    if data is None:
        text, name = template("new.lark.j2").render(spec=spec, edition=edition), "orders.eu.17"
    else:
        text, name = _draft(spec, edition, data)
    path = folder / spec / f"{edition}.lark"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(f"`{path}` exists already; choose another `--edition`") from None
    click.echo(f"{printable(str(path))} written; edit it, and check names with\n")
    shown = printable(f"{shlex.quote(str(folder))} {spec}:subject {shlex.quote(name)}")
    click.echo(f"  natsgrammar check --grammar {shown}")


def _draft(spec: str, edition: str, data: str) -> tuple[str, str]:
    """Return a draft, and a subject from the data. Raises BadInput, and RunError."""
    from natsgrammar_gen.contracts.capture import drafted

    subjects, rule = _subjects(data), ng.rule("nats-docs:subject")
    for subject in subjects:
        if violation := rule.check(subject):
            raise BadInput(f"{quoted(data)}: {quoted(subject)} is not a subject: {violation.message}; remove it")
    seen, draft = counted(len(subjects), "subject"), template("draft.lark.j2")
    return draft.render(spec=spec, edition=edition, seen=seen, productions=drafted(subjects)), subjects[0]


def _subjects(data: str) -> list[str]:
    """Return the different subjects in a stream, in a file's column `subject`, or in the lines where it has none.

    Raises BadInput if there are none, and RunError.
    """
    from natsgrammar_gen.contracts.sources import Request, of_files, of_spark
    from natsgrammar_spark.contract.discover import format_of
    from natsgrammar_spark.sample.payloads import SUBJECT

    request, subjects = Request((data,)), set[str]()
    if request.needs_spark or (data != "-" and format_of([data])):
        sample = of_spark(request, progress)[0] if request.needs_spark else of_files(request, str)[0]
        counts = Counter[str](*(texts.counts for texts in sample.texts if texts.column == SUBJECT))
        subjects, rows = {*counts}, sample.rows + sample.unread
        if subjects and (others := rows - counts.total()):
            report("note", [f"{others:,} of {counted(rows, 'row')} passed over: no text in `{SUBJECT}`"])
    else:
        for value in records(opened_input(data), data, Reading(), text_file=True):
            if isinstance(value, Unreadable):
                raise BadInput(f"{quoted(data)}, {value}")
            subjects.update(filter(None, value.texts))
    if not subjects:
        raise BadInput(
            f"{quoted(data)} contains no subjects: expected texts in a column `{SUBJECT}`, or a subject in each line"
        )
    return sorted(subjects)
