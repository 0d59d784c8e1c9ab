"""Shared by commands about names: completion, options, output, and the display of violations."""

from __future__ import annotations

import json
import os
import shlex
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import reduce, wraps
from itertools import chain
from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

import natsgrammar as ng
from natsgrammar.core import edition_of, kinds, short
from natsgrammar.text import closest, not_utf8, printable, printable_lines, quoted
from natsgrammar_gen.cli.input import Reading, Texts, Unreadable
from natsgrammar_gen.cli.stdio import USAGE_ERROR, BadInput, painted, terminal_columns, width

if TYPE_CHECKING:
    from natsgrammar_gen.language.dfa import DFA

CLEAN, FINDINGS = 0, 1
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
_REACH = 36  # columns of a text shown on either side of its error
_READABLE = 30  # columns: narrower than this, a message goes below its caret

_UNREADABLE = 3  # records with an error of their own: a binary file has thousands

_JSON = json.JSONEncoder(ensure_ascii=False).encode
_IN_C: dict[frozenset[type], Callable[[Any], str]] = {frozenset({str}): encode_basestring, frozenset({int}): str}
_USUAL = {"rule": "stream-name", "codec": "safe:token"}
_VIOLATION = ("position", "found", "expected", "message", "suggestion", "cause")


def complete(*kinds: str) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """Return a completer for addresses, and other values, also for the last in a list with commas."""

    def completed(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        known = [*chain.from_iterable(map(_values, kinds))]
        if not incomplete:  # of more than a thousand addresses, how they begin
            known = [*dict.fromkeys("".join(each.partition(":")[:2]) for each in known if "@" not in each)]
        return [CompletionItem(f"{before}{comma}{value}") for value in known if value.startswith(last)]

    return completed


def _values(kind: str) -> tuple[str, ...]:
    """Return the addresses of rules or codecs, the shortest first, or the codes of `lint`; other words are values."""
    if kind == "code":
        from natsgrammar.linting.checks import CODES  # a sixteenth of the time of `natsgrammar rule`

        return (*CODES,)
    if kind not in _USUAL:
        return (kind,)
    known = ng.rules() if kind == "rule" else ng.codecs()
    return (*(kinds() if kind == "rule" else ()), *dict.fromkeys(map(short, known)), *known)


form_option = click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Text for people, or one JSON object per line.",
)


def with_options(*options: Decorator) -> Decorator:
    """Return a decorator that adds these options, which help shows in this order."""
    return lambda function: reduce(lambda command, option: option(command), reversed(options), function)


def reading_options(noun: str) -> Decorator:
    """Return a decorator that adds the options for reading `noun`s, and passes their values as `reading`."""
    add_options = with_options(
        click.option("--jsonl", is_flag=True, help="Read JSON lines from standard input: strings, or see --field."),
        click.option(
            "--field", metavar="PATH", help=f"Path of the {noun} in a JSON line, such as config.name or subjects.0."
        ),
        click.option("-0", "--null", is_flag=True, help=f"Read {noun}s separated by NUL bytes from standard input."),
    )

    def add(function: Callable[..., Any]) -> Callable[..., Any]:
        @add_options
        @wraps(function)
        def run(*, jsonl: bool, field: str | None, null: bool, **others: Any) -> Any:
            return function(reading=Reading(jsonl, field, null), **others)

        return run

    return add


@dataclass
class Tally:
    """Counts of the values that a command read, and the exit code that they mean."""

    read: int = 0
    refused: int = 0
    unreadable: int = 0

    def readable(self, values: Iterable[Texts | Unreadable]) -> Iterator[Texts]:
        """Count the values, report the first unreadable ones, and yield the others."""
        for run in values:
            if isinstance(run, Unreadable):
                self.unreadable += 1
                if self.unreadable <= _UNREADABLE:
                    complain(run)
            elif run.texts:
                self.read += len(run.texts)
                yield run
        if (more := self.unreadable - _UNREADABLE) > 0:
            complain(f"{more:,} more like these")

    @property
    def code(self) -> int:
        """The exit code."""
        return USAGE_ERROR if self.unreadable else FINDINGS if self.refused else CLEAN


def in_utf8(_context: click.Context, parameter: click.Parameter, given: Any) -> Any:
    """Return the argument or arguments, as a `callback`. Raises BadInput for bytes that are not UTF-8."""
    for text in [given] if isinstance(given, str) else given:
        try:
            text.encode()
        except UnicodeEncodeError as error:
            place = f"{parameter.human_readable_name} `{printable(text)}`"
            raise BadInput(f"{place}: {not_utf8(error)}") from None
    return given


def find(kind: str, address: str) -> Any:
    """Return the rule or codec. Raises BadInput, which suggests near addresses, or how to list those of an edition."""
    try:
        return getattr(ng, kind)(address)
    except ng.UnknownAddress as error:
        hint = "; to use your own grammars, add `--grammar DIR`" if error.cause.startswith("unknown spec") else ""
        if kind == "rule" and ":" not in address:
            check = f"natsgrammar check stream-name {printable(shlex.quote(address))}"
            hint = "" if error.near else f"; to check a name, run `{check}`"
            with suppress(ng.UnknownAddress):
                hint = f"; its rules: `natsgrammar rules {address}`" if edition_of(address) else ""
        raise BadInput(f"{error}{hint}") from None


def find_first(kind: str, address: str, texts: Sequence[str], command: str) -> Any:
    """Return the rule or codec for some texts. Raises BadInput as `find`, or with the command in the right order."""
    if ":" not in address and (kind != "rule" or address not in kinds()):
        known = _values(kind)
        later = address_in(kind, texts)
        if usual := later or ("" if texts and closest(address, known) else _USUAL[kind]):
            what = "kind of name" if kind == "rule" else "codec"
            others = [text for text in (address, *texts) if text not in (later, "-")]
            right = f"`natsgrammar {command} {usual} {printable(shlex.join(others))}`"
            lists = "" if later or kind != "rule" else "; `natsgrammar rules` lists the kinds"
            raise BadInput(f"no {what} {quoted(address)}; it comes first: {right}{lists}")
    return find(kind, address)


def address_in(kind: str, texts: Sequence[str]) -> str:
    """Return the first address of a rule or codec among the texts, or ""."""
    known = _values(kind)
    return next((text for text in texts if text in known), "")


def automaton(rule: ng.Rule) -> DFA:
    """Return the automaton in the rule's tables."""
    from natsgrammar_gen.language.dfa import from_table

    return from_table(rule.entry)


def speaking_about(rule: ng.Rule) -> Iterator[Sequence[tuple[str, str]]]:
    """Yield, for each kind of name that the rule judges, everyone with such a rule, and its address."""
    return (rules for rules in ng.roles().values() if any(address == rule.address for _, address in rules))


def languages(edition: str) -> dict[str, DFA]:
    """Return the automata for the rules to which an edition's addresses lead, by name; its own come first."""
    spec, rules = edition.partition("@")[0], list[ng.Rule]()
    known = sorted(ng.rules(), key=lambda full: not full.startswith(f"{edition}:"))
    for name in dict.fromkeys(full.partition(":")[2] for full in known if full.startswith(f"{spec}@")):
        with suppress(ng.UnknownAddress):
            rules.append(ng.rule(f"{edition}:{name}"))
    return {rule.name: automaton(rule) for rule in rules}


def say(text: str, end: str = "\n") -> None:
    """Print to standard output as UTF-8 in every locale."""
    sys.stdout.buffer.write((text + end).encode(errors="backslashreplace"))


def say_json(record: dict[str, object]) -> None:
    """Print one line of JSON; in ASCII if it contains a character that editors or readers may treat as a line end."""
    say(_one_line(_JSON(record)))


def _one_line(text: str) -> str:
    return text if text.isprintable() else json.dumps(json.loads(text))


def say_rows(record: dict[str, object], others: Mapping[int, dict[str, object]], **columns: Sequence[object]) -> None:
    """Print lines as `say_json`, five times as fast: the record with each row's cells, and with others in some rows."""
    cells = [columns[key] for key in record if key in columns]
    parts = (f"{_JSON(k)}: {'%s' if k in columns else _JSON(v).replace('%', '%%')}" for k, v in record.items())
    line = f"{{{', '.join(parts)}}}"
    texts = (map(_IN_C.get(frozenset(map(type, column)), _JSON), column) for column in cells)
    lines = [line % row for row in zip(*texts, strict=True)]
    for at, other in others.items():
        lines[at] = _JSON(record | {key: column[at] for key, column in columns.items()} | other)
    say("\n".join(lines if "".join(lines).isprintable() else map(_one_line, lines)))


def complain(complaint: object) -> None:
    """Report an error on standard error, in order with standard output."""
    remark(f"error: {printable_lines(str(complaint))}")


def remark(text: str) -> None:
    """Print to standard error, in order with standard output."""
    sys.stdout.buffer.flush()
    click.echo(text, err=True)


def notice_file(name: str, instead: str) -> None:
    """Note on standard error that an argument names a file, whose content is not read."""
    if os.path.isfile(name):  # noqa: PTH113 - Path raises for a long name
        click.echo(f"note: {quoted(name)} is a file, but its name was used as the text; {instead}", err=True)


def where(run: Texts, at: int, noun: str) -> str:
    """Return a text's place as the beginning of a line, or "" for an argument."""
    file = f"{printable(run.file)}, " if run.file else ""
    field = f", {run.field}" if run.field else ""
    return f"{file}{noun} {run.lines[at]}{field}: " if run.lines[at] else ""


def fields_of(violation: ng.Violation | None) -> dict[str, object]:
    """Return the violation's fields as members of a JSON object; all are null without a violation."""
    return {key: getattr(violation, key, None) for key in _VIOLATION}


def _below(column: int, message: str, columns: int) -> Iterator[str]:
    """Yield the lines of a caret in the column with the message beside it, or below it on a narrow terminal."""
    indent = column + 2 if columns - column - 2 >= min(len(message), _READABLE) else 4
    fits = len(message) <= columns - indent and message.isprintable()  # `textwrap` takes a third of a rejection's time
    lines = [message] if fits else textwrap.wrap(message, columns - indent, break_on_hyphens=False)
    caret = painted(f"^ {lines.pop(0)}" if indent > column else "^", "red")
    yield f"{'':{column}}{caret}"
    yield from (f"{'':{indent}}{painted(line, 'red')}" for line in lines)


def pointed(text: str, violation: ng.Violation) -> list[str]:
    """Return lines: the text around its error, a caret below the error, and the suggestion."""
    columns = terminal_columns() or sys.maxsize
    reach = min(_REACH, columns // 2 - 4)
    start, end = max(0, violation.position - reach), violation.position + reach
    left = "…" * (start > 0) + printable(text[start : violation.position])
    right = painted(printable(violation.found), "red")
    right += printable(text[violation.position + 1 : end]) + "…" * (end < len(text))
    mark = _mark(text)
    lines = [f"    {mark}{left}{right}{mark}"]
    lines += _below(4 + len(mark) * bool(text) + width(left), violation.message, columns)
    if violation.suggestion is not None:
        more = "…" * (len(violation.suggestion) > 4 * _REACH)
        mark = _mark(violation.suggestion)
        shown = painted(printable(violation.suggestion[: 4 * _REACH]), "green")
        lines.append(f"    try {mark}{shown}{mark}{more}")
    return lines


def _mark(text: str) -> str:
    """Return the quotation mark around a text whose ends are invisible, else nothing."""
    return '"' if text.strip(" ") != text or not text else ""
