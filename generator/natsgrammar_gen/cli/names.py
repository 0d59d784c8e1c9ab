"""Shared by the commands about names: completion, options, and the display of violations."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

import natsgrammar as ng
from natsgrammar import core
from natsgrammar.core import edition_of, short
from natsgrammar.text import not_utf8, printable, printable_lines, quoted
from natsgrammar_gen.cli.input import Value
from natsgrammar_gen.cli.stdio import BadInput, painted, terminal_columns, width

if TYPE_CHECKING:
    from natsgrammar_gen.language.dfa import DFA

CLEAN, FINDINGS = 0, 1
_REACH = 36  # columns that a text shows on either side of its error
_READABLE = 30  # columns that a message is worth wrapping to

_VIOLATION = ("position", "found", "expected", "message", "suggestion")


def complete(kind: str) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """A completer of addresses of rules or codecs: those without edition first."""

    def completed(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
        known = ng.rules() if kind == "rule" else ng.codecs()
        every = (*dict.fromkeys(map(short, known)), *known)
        return [CompletionItem(address) for address in every if address.startswith(incomplete)]

    return completed


form_option = click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Text for people, or one JSON object per line.",
)


def input_options(noun: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options for reading standard input; `noun` is the word for what is read."""

    def add(function: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            click.option(
                "-0", "--null", is_flag=True, help=f"Read {noun}s separated by NUL bytes from standard input."
            ),
            click.option(
                "--field", metavar="PATH", help=f"Path of the {noun} in a JSON line, such as config.name or subjects.0."
            ),
            click.option("--jsonl", is_flag=True, help="Read JSON lines from standard input: strings, or see --field."),
        ):
            function = option(function)
        return function

    return add


def in_utf8(_context: click.Context, parameter: click.Parameter, given: Any) -> Any:
    """The argument or arguments, for `callback`. Raises BadInput for bytes that are not UTF-8."""
    for text in [given] if isinstance(given, str) else given:
        try:
            text.encode()
        except UnicodeEncodeError as error:
            place = f"{parameter.human_readable_name} `{printable(text)}`"
            raise BadInput(f"{place}: {not_utf8(error)}") from None
    return given


def find(kind: str, address: str) -> Any:
    """The rule or codec, or a usage error that suggests near addresses."""
    try:
        return getattr(ng, kind)(address)
    except ng.UnknownAddress as error:
        of_edition = kind == "rule" and ":" not in address and _is_edition(address)
        raise BadInput(f"{error}{f'; its rules: `natsgrammar rules {address}`' if of_edition else ''}") from None


def _is_edition(text: str) -> bool:
    """Whether the text is SPEC[@EDITION]."""
    try:
        return bool(edition_of(text))
    except ng.UnknownAddress:
        return False


def kind_of_name(role: str) -> str:
    """The kind of name of that name, or the one that the rule of that name is about. Raises BadInput."""
    try:
        return core.kind_of_name(role)
    except ng.UnknownAddress as error:
        raise BadInput(str(error)) from None


def automaton(rule: ng.Rule) -> DFA:
    """The language of the rule, of its tables."""
    from natsgrammar_gen.language.dfa import from_table

    return from_table(rule.entry)


def speaking_about(rule: ng.Rule) -> Iterator[Sequence[tuple[str, str]]]:
    """For each kind of name that the rule is about, everyone who has a rule for it, with the rule's address."""
    return (them for them in ng.roles().values() if any(address == rule.address for _, address in them))


def edition(address: str) -> str:
    """The edition in full that SPEC[@EDITION] means, or a usage error that suggests near ones."""
    try:
        return edition_of(address)
    except ng.UnknownAddress as error:
        raise BadInput(str(error)) from None


def languages(edition: str) -> dict[str, DFA]:
    """The languages of an edition's rules, by name."""
    rules = [ng.rule(address) for address in ng.rules() if address.startswith(f"{edition}:")]
    return {rule.name: automaton(rule) for rule in rules}


def say(text: str, end: str = "\n") -> None:
    """Print to standard output as UTF-8, whatever the locale."""
    sys.stdout.buffer.write((text + end).encode(errors="backslashreplace"))


def say_json(record: dict[str, object]) -> None:
    """One line; in ASCII if it holds a character that an editor or a reader of lines could treat as its end."""
    text = json.dumps(record, ensure_ascii=False)
    say(text if text.isprintable() else json.dumps(record))


def complain(complaint: object) -> None:
    """On standard error, in order with standard output."""
    sys.stdout.buffer.flush()
    click.echo(f"error: {printable_lines(str(complaint))}", err=True)


def notice_file(name: str, instead: str) -> None:
    """On standard error, that an argument which names a file was taken as a name."""
    if os.path.isfile(name):  # noqa: PTH113 - Path raises for a long name
        click.echo(f"note: {quoted(name)} is a file, but its name was taken as the text; {instead}", err=True)


def origin(value: Value) -> dict[str, object]:
    """Where the value was read, as members of a JSON object."""
    return {"line": value.line, "field": value.field}


def where(value: Value, noun: str) -> str:
    """Where the value was read, as the beginning of a line; empty for an argument."""
    field = f", {value.field}" if value.field else ""
    return f"{noun} {value.line}{field}: " if value.line else ""


def fields_of(violation: ng.Violation | None) -> dict[str, object]:
    """The fields of the violation as members of a JSON object, all null without one."""
    return {key: getattr(violation, key, None) for key in _VIOLATION}


def _below(column: int, message: str, columns: int) -> Iterator[str]:
    """A caret in the column, and the message: beside it, or below it where the terminal has no room for that."""
    indent = column + 2 if columns - column - 2 >= min(len(message), _READABLE) else 4
    lines = textwrap.wrap(message, columns - indent, break_on_hyphens=False)
    caret = painted(f"^ {lines.pop(0)}" if indent > column else "^", "red")
    yield f"{'':{column}}{caret}"
    yield from (f"{'':{indent}}{painted(line, 'red')}" for line in lines)


def pointed(text: str, violation: ng.Violation) -> list[str]:
    """The text around its error, a caret below the error, and the suggestion."""
    columns = terminal_columns() or sys.maxsize
    reach = min(_REACH, columns // 2 - 4)
    start, end = max(0, violation.position - reach), violation.position + reach
    left = "…" * (start > 0) + printable(text[start : violation.position])
    right = painted(printable(violation.found), "red")
    right += printable(text[violation.position + 1 : end]) + "…" * (end < len(text))
    lines = [f"    {left}{right}" if text else '    ""']
    lines += _below(4 + width(left), violation.message, columns)
    if violation.suggestion is not None:
        more = "…" * (len(violation.suggestion) > 4 * _REACH)
        shown = printable(violation.suggestion[: 4 * _REACH]) or '""'
        lines.append(f"    try {painted(shown, 'green')}{more}")
    return lines
