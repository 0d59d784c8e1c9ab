"""`natsgrammar coverage`: which subjects the streams of a configuration capture."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import click

from natsgrammar.diagnostics import Refused
from natsgrammar.linting.coverage import Coverage, Filter, filters, unclear
from natsgrammar.linting.model import configuration
from natsgrammar.streams import standard_input
from natsgrammar.text import counted
from natsgrammar_gen.cli.common import cell, documents_of, table
from natsgrammar_gen.cli.input import Reading, records
from natsgrammar_gen.cli.names import Tally, form_option, reading_options, say, say_json
from natsgrammar_gen.cli.stdio import PATH, FilePath, opened_input
from natsgrammar_gen.lint.documents import diagnostics


@click.command("coverage")
@click.argument("files", nargs=-1, required=True, type=FilePath(), metavar="FILE|FOLDER...")
@click.option(
    "--subjects", "source", type=PATH, default="-", show_default=True, metavar="FILE", help="The subjects in use."
)
@reading_options("subject")
@click.option("--examples", default=10, show_default=True, type=click.IntRange(min=0), help="How many to show of each.")
@form_option
def command(files: tuple[Path, ...], source: str, reading: Reading, examples: int, form: str) -> int:
    """Show subjects that no stream captures, subjects captured twice, and filters that match nothing.

    Reads streams and consumers from FILE as `lint` does, and the subjects in use from another file or from standard
    input, one per line or as set by --jsonl, --field or -0.

    \b
      natsgrammar coverage streams.json consumers.jsonl --subjects subjects.txt
      natsgrammar coverage backup/ --jsonl --field subject < messages.jsonl

    Exit codes: 0 one stream filter captures each subject and no filter is idle, 1 findings, 2 usage error or
    unreadable input.
    """
    if source == "-" and Path("-") in files:
        raise click.UsageError("standard input holds either the configuration or the subjects: add --subjects FILE")
    config = configuration(documents_of(files))
    if faults := diagnostics(unclear(config)):
        raise Refused(faults)
    coverage, tally = Coverage(filters(config)), Tally()
    with nullcontext(standard_input()) if source == "-" else opened_input(source) as stream:
        for run in tally.readable(records(stream, source, reading)):
            for subject in run.texts:
                coverage.add(subject)
    tally.refused = len(coverage.untaken) + len(coverage.twice) + len(coverage.idle)
    if form == "json":
        for record in _records(coverage):
            say_json(record)
    else:
        say(_text(coverage, examples))
    return tally.code


def _records(coverage: Coverage) -> Iterator[dict[str, object]]:
    """Yield the findings, then the counts, as JSON objects."""
    for subject, times in coverage.untaken.most_common():
        yield {"finding": "untaken", "subject": subject, "times": times}
    for subject, times in coverage.twice.most_common():
        by = [{"filter": entry.pattern, "stream": entry.stream} for entry in coverage.takers[subject]]
        yield {"finding": "taken_twice", "subject": subject, "times": times, "by": by}
    for entry in coverage.idle:
        owner = {"stream": entry.stream, "consumer": entry.consumer}
        yield {"finding": "takes_nothing", "filter": entry.pattern, **owner, "place": entry.place}
    totals = {"filters": len(coverage.filters), "take_nothing": len(coverage.idle)}
    yield {"subjects": coverage.subjects, **coverage.counts, **totals}


_SHOWN = {"taken_once": "captured once", "untaken": "not captured", "taken_twice": "captured twice"}


def _text(coverage: Coverage, examples: int) -> str:
    """Return a table for each kind of finding, and a line with counts."""
    untaken = [(cell(subject), f"{times:,}") for subject, times in coverage.untaken.most_common(examples)]
    twice = [
        (cell(subject), f"{times:,}", ", ".join(f"{cell(t.pattern)} of {_owner(t)}" for t in coverage.takers[subject]))
        for subject, times in coverage.twice.most_common(examples)
    ]
    idle = [(cell(entry.pattern), _owner(entry), entry.place) for entry in coverage.idle[:examples]]
    parts = [
        table(rows, heads) + (f"\n… and {total - len(rows):,} more" if total > len(rows) else "")
        for rows, heads, total in (
            (untaken, ("no stream captures", "times"), len(coverage.untaken)),
            (twice, ("captured twice", "times", "by"), len(coverage.twice)),
            (idle, ("matches nothing", "of", "place"), len(coverage.idle)),
        )
        if total
    ]
    counts = ", ".join(f"{count:,} {_SHOWN[key]}" for key, count in coverage.counts.items())
    verb = "matches" if len(coverage.idle) == 1 else "match"
    idle_of = f"{len(coverage.idle):,} of {len(coverage.filters):,} filters {verb} nothing"
    return "\n\n".join([*parts, f"{counted(coverage.subjects, 'subject')}: {counts}; {idle_of}"])


def _owner(entry: Filter) -> str:
    return cell(entry.stream) if entry.consumer is None else f"{cell(entry.stream)} > {cell(entry.consumer)}"
