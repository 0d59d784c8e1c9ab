"""`natsgrammar coverage`: which subjects the streams of a configuration capture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click

import natsgrammar as ng
from natsgrammar.diagnostics import Refused
from natsgrammar.streams import standard_input
from natsgrammar.text import counted, printable
from natsgrammar_gen.cli.common import cell, documents_of, refusals, table
from natsgrammar_gen.cli.input import Unreadable, Value, records
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, complain, form_option, input_options, say, say_json
from natsgrammar_gen.cli.stdio import USAGE_ERROR, FilePath, opened_input, reports
from natsgrammar_gen.lint.documents import Document, diagnostics

if TYPE_CHECKING:
    from natsgrammar.linting.model import Configuration, Stream, Text


@dataclass(frozen=True)
class Filter:
    """A subject of a stream, or a filter of a consumer, and its place."""

    pattern: str
    stream: str
    consumer: str | None
    place: str = field(compare=False)

    @property
    def owner(self) -> str:
        """The stream, or the consumer and its stream."""
        return cell(self.stream) if self.consumer is None else f"{cell(self.stream)} > {cell(self.consumer)}"


@dataclass
class Coverage:
    """How often the filters took subjects, and which subjects were not taken by one stream filter exactly."""

    filters: tuple[Filter, ...]
    subjects: int = 0
    untaken: Counter[str] = field(default_factory=Counter)
    twice: Counter[str] = field(default_factory=Counter)
    takers: dict[str, list[Filter]] = field(default_factory=dict)
    taken: Counter[Filter] = field(default_factory=Counter)
    unreadable: int = 0

    @property
    def idle(self) -> list[Filter]:
        """The filters that took nothing."""
        return [it for it in self.filters if not self.taken[it]]


@click.command("coverage")
@click.argument("files", nargs=-1, required=True, type=FilePath(), metavar="FILE|FOLDER...")
@click.option(
    "--subjects",
    "source",
    type=FilePath(path_type=str),
    default="-",
    show_default=True,
    metavar="FILE",
    help="The subjects in use.",
)
@input_options("subject")
@click.option("--examples", default=10, show_default=True, type=click.IntRange(min=0), help="How many to show of each.")
@form_option
@reports
def command(
    files: tuple[Path, ...], source: str, jsonl: bool, field: str | None, null: bool, examples: int, form: str
) -> int:
    """Show subjects that no stream captures, subjects captured twice, and filters that match nothing.

    Reads streams and consumers from FILE as `lint` does, and the subjects in use from another file or from standard
    input, one per line or as set by --jsonl, --field or -0.

    \b
      natsgrammar coverage streams.json consumers.jsonl --subjects subjects.txt
      natsgrammar coverage backup/ --jsonl --field subject < messages.jsonl

    Consumers of streams that mirror, source or rename are left out; those of streams in no FILE take all they match.
    JSON lists all findings.

    Exit codes: 0 one stream captures each subject, and each filter matches some, 1 findings, 2 usage error or
    unreadable input.
    """
    if source == "-" and Path("-") in files:
        raise click.UsageError("standard input holds either the configuration or the subjects: add --subjects FILE")
    documents = documents_of(files)
    with refusals():
        known = filters(documents)
    with _opened(source) as stream:
        found = coverage(known, records(stream, source, jsonl=jsonl, field=field, null=null))
    if form == "json":
        for record in _json(found):
            say_json(record)
    else:
        say(_text(found, examples))
    return USAGE_ERROR if found.unreadable else FINDINGS if found.untaken or found.twice or found.idle else CLEAN


def _opened(source: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(standard_input()) if source == "-" else opened_input(source)


def filters(documents: list[Document]) -> tuple[Filter, ...]:
    """What the streams and consumers of the documents select. Raises Refused for what does not say it."""
    from natsgrammar.linting.model import configuration

    found = configuration(documents)
    faults = [*found.faults, *_nameless(found), *_at_odds(found)]
    if faults:  # what is left would look whole
        raise Refused(diagnostics(faults))
    takes_published = {it.name.value: _is_plain(it) for it in found.streams}
    known = [_filter(text, stream.name.value, None) for stream in found.streams for text in _subjects(stream)]
    known += [
        _filter(text, consumer.stream, consumer.names[0].value if consumer.names else "")
        for consumer in found.consumers
        if consumer.stream is not None and takes_published.get(consumer.stream, True)
        for text in consumer.filters
    ]
    return tuple(dict.fromkeys(known))


def _nameless(found: Configuration) -> Iterator[ng.Finding]:
    for stream in found.streams:
        if stream.name.keys[-1:] != ("name",):
            message = f"`{printable(stream.name.value)}` is a name alone: its subjects are not known"
            yield stream.name.finding("NOTHING_KNOWN", message)


def _at_odds(found: Configuration) -> Iterator[ng.Finding]:
    """Streams of one name, but other subjects."""
    known: dict[str, Stream] = {}
    for stream in found.streams:
        first = known.setdefault(stream.name.value, stream)
        if {text.value for text in _subjects(first)} != {text.value for text in _subjects(stream)}:
            where = first.name.document.shown_place(first.name.keys)
            message = f"stream `{printable(stream.name.value)}` is defined twice, with other subjects in {where}"
            yield stream.name.finding("DUPLICATE", message)


def _is_plain(stream: Stream) -> bool:
    """Whether its messages are those published on its subjects, under the same subjects."""
    return not stream.origins and all(text == stream.republished for text in stream.destinations)


def _subjects(stream: Stream) -> tuple[Text, ...]:
    """Its subjects; the server gives a stream without any, and without an origin, its own name for one."""
    return stream.subjects or (() if stream.origins else (stream.name,))


def _filter(text: Text, stream: str, consumer: str | None) -> Filter:
    document = text.document
    assert isinstance(document, Document)
    return Filter(text.value, stream, consumer, document.shown_place(text.keys))


def coverage(known: tuple[Filter, ...], subjects: Iterable[Value | Unreadable]) -> Coverage:
    """Which filters take which subjects. A consumer takes only what its stream takes."""
    found = Coverage(known)
    index = ng.SubjectIndex(it.pattern for it in known)
    by_pattern: dict[str, list[Filter]] = {}
    for it in known:
        by_pattern.setdefault(it.pattern, []).append(it)
    described = {it.stream for it in known if it.consumer is None}
    for value in subjects:
        if isinstance(value, Unreadable):
            complain(value)
            found.unreadable += 1
            continue
        found.subjects += 1
        takers = [it for pattern in index.matching(value.text) for it in by_pattern[pattern]]
        streams = [it for it in takers if it.consumer is None]
        reached = {it.stream for it in streams}
        found.taken.update(streams)
        found.taken.update(
            it for it in takers if it.consumer is not None and (it.stream in reached or it.stream not in described)
        )
        if not streams:
            found.untaken[value.text] += 1
        elif len(streams) > 1:
            found.twice[value.text] += 1
            found.takers[value.text] = streams
    return found


def _json(found: Coverage) -> Iterator[dict[str, object]]:
    for subject, times in found.untaken.most_common():
        yield {"finding": "untaken", "subject": subject, "times": times}
    for subject, times in found.twice.most_common():
        by = [{"filter": it.pattern, "stream": it.stream} for it in found.takers[subject]]
        yield {"finding": "taken_twice", "subject": subject, "times": times, "by": by}
    for it in found.idle:
        yield {
            "finding": "takes_nothing",
            "filter": it.pattern,
            "stream": it.stream,
            "consumer": it.consumer,
            "place": it.place,
        }
    yield {"subjects": found.subjects, **_counts(found), "filters": len(found.filters), "take_nothing": len(found.idle)}


_SHOWN = {"taken_once": "captured once", "untaken": "not captured", "taken_twice": "captured twice"}


def _counts(found: Coverage) -> dict[str, int]:
    untaken, twice = found.untaken.total(), found.twice.total()
    return {"taken_once": found.subjects - untaken - twice, "untaken": untaken, "taken_twice": twice}


def _text(found: Coverage, examples: int) -> str:
    untaken = [(cell(subject), f"{times:,}") for subject, times in found.untaken.most_common(examples)]
    twice = [
        (
            cell(subject),
            f"{times:,}",
            ", ".join(f"{cell(it.pattern)} of {it.owner}" for it in found.takers[subject]),
        )
        for subject, times in found.twice.most_common(examples)
    ]
    idle = [(cell(it.pattern), it.owner, it.place) for it in found.idle[:examples]]
    parts = [
        table(rows, heads) + (f"\n… and {total - len(rows):,} more" if total > len(rows) else "")
        for rows, heads, total in (
            (untaken, ("no stream captures", "times"), len(found.untaken)),
            (twice, ("captured twice", "times", "by"), len(found.twice)),
            (idle, ("matches nothing", "of", "place"), len(found.idle)),
        )
        if total
    ]
    counts = ", ".join(f"{count:,} {_SHOWN[key]}" for key, count in _counts(found).items())
    idle_of = f"{len(found.idle):,} of {len(found.filters):,} filters match{'es' * (len(found.idle) == 1)} nothing"
    parts.append(f"{counted(found.subjects, 'subject')}: {counts}; {idle_of}")
    return "\n\n".join(parts)
