"""`natsgrammar conformance`: what an implementation of a rule, in any language, gets wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import click

import natsgrammar as ng
from natsgrammar.diagnostics import Diagnostic, as_json, as_text
from natsgrammar.text import excerpt, printable, quoted
from natsgrammar_gen.cli.grammars import CannotUse, grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, automaton, complete, find, say, say_json
from natsgrammar_gen.cli.program import Failed, answers, verdict, words
from natsgrammar_gen.cli.stdio import reports, unique_members, whole_number
from natsgrammar_gen.emit.vectors import boundaries, states_of
from natsgrammar_gen.language.distinguish import names
from natsgrammar_gen.language.queries import witness

CODES = {
    "ACCEPTED": "a name that the rule refuses is accepted",
    "REFUSED": "a name that the rule accepts is refused",
    "POSITION": "a refused name has its first error elsewhere",
}
MOST_SHOWN = 10  # findings of a rule, as text


@dataclass(frozen=True)
class Answer:
    """What a program says about a name; its position is None if it does not say any."""

    valid: bool
    position: int | None


@dataclass(frozen=True)
class Judged:
    """What a program gets wrong about a rule, and how much it was asked."""

    address: str
    asked: int
    positions: int
    findings: tuple[Diagnostic, ...]


@click.command("conformance")
@click.argument("addresses", nargs=-1, required=True, metavar="RULE…", shell_complete=complete("rule"))
@click.option("--command", "command_line", metavar="COMMAND", help="The program to test, with its arguments.")
@click.option("--exit-code", is_flag=True, help="Run it once for each name, its last argument: 0 is valid, 1 refused.")
@click.option("--timeout", "patience", type=click.FloatRange(0, 3600, min_open=True), default=60.0, show_default=True)
@click.option("--format", "form", type=click.Choice(["text", "json", "junit"]), default="text", show_default=True)
@click.option("--list", "lists", is_flag=True, help="Only print the names, with the position of their first error.")
@grammar_option
@reports
def command(
    addresses: tuple[str, ...], command_line: str | None, exit_code: bool, patience: float, form: str, lists: bool
) -> int:
    """Test an implementation of rules against their vectors: names that find every wrong move of an automaton.

    The program reads one JSON object per line, and answers each with one line, in order:

    \b
      {"rule": "adr6@2023-02-01:stream-name", "name": "a.b"}
      {"valid": false, "position": 1}

    The position of the first error counts code points from 0. Without positions, only verdicts are judged.

    \b
      natsgrammar conformance adr6:stream-name --command 'node validate.js'
      natsgrammar conformance adr6:kv-key-name --command ./is-valid --exit-code
      natsgrammar conformance adr6:stream-name --list > names.jsonl

    Exit codes: 0 conforms, 1 does not, 2 the program cannot be judged.
    """
    if not patience > 0:
        raise click.UsageError("`--timeout` is not a number")
    rules = [find("rule", address) for address in dict.fromkeys(addresses)]
    if lists:
        for rule in rules:
            for name, position in questions(rule).items():
                say_json({"rule": rule.address, "name": name, "position": position})
        return CLEAN
    if command_line is None:
        raise click.UsageError("missing option `--command`: the program to test; or `--list`")
    try:
        ask = _one_by_one if exit_code else _line_by_line
        judged = [_judge(rule, ask(words(command_line), rule, patience)) for rule in rules]
    except Failed as failed:
        raise CannotUse(str(failed)) from None
    say(FORMATS[form](judged).removesuffix("\n"))
    return FINDINGS if any(one.findings for one in judged) else CLEAN


def questions(rule: ng.Rule) -> dict[str, int | None]:
    """The names of a rule's vectors, the shortest first, with the position of the first error; None for a valid one."""
    dfa = automaton(rule)
    found: dict[str, int | None] = dict(names(states_of(dfa)))
    others = (_others(rule), (name for name, _ in boundaries(dfa)), rule.good, (name for name, _ in rule.bad))
    found |= {name: dfa.first_error(name) for some in others for name in some}
    return {name: found[name] for name in sorted(found, key=lambda name: (len(name), name))}


def _others(rule: ng.Rule) -> Iterator[str]:
    """The shortest names that other rules for the same kind of name judge differently."""
    dfa = automaton(rule)
    for speaking in ng.roles().values():
        if any(address == rule.address for _, address in speaking):
            for other in dict.fromkeys(automaton(ng.rule(address)) for _, address in speaking):
                yield from (name for name in (witness(dfa, other), witness(other, dfa)) if name is not None)


# ---- asking ---------------------------------------------------------------------------------------------------------

Asked = Iterator[tuple[str, int | None, Answer]]


def _line_by_line(program: Sequence[str], rule: ng.Rule, patience: float) -> Asked:
    asked = questions(rule)
    lines = [json.dumps({"rule": rule.address, "name": name}).encode() for name in asked]
    for line, (name, position) in zip(answers(program, lines, patience), asked.items(), strict=True):
        yield name, position, _read(line, name, program[0])


def _one_by_one(program: Sequence[str], rule: ng.Rule, patience: float) -> Asked:
    for name, position in questions(rule).items():
        if "\0" not in name:  # no argument can have it
            yield name, position, Answer(verdict(program, name, patience), None)


def _read(line: bytes, name: str, program: str) -> Answer:
    """One answer. Raises Failed if it is none."""
    try:
        found = json.loads(line, object_pairs_hook=unique_members, parse_int=whole_number)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict) and isinstance(valid := found.get("valid"), bool):
        position = found.get("position")
        if position is None or (type(position) is int and position >= 0):
            return Answer(valid, position)
    said = quoted(line.decode(errors="replace"))
    wanted = '`{"valid": true}` or `{"valid": false, "position": 0}`'
    raise Failed(f"{quoted(program)} answers {said} for {quoted(name)}; expected {wanted}")


# ---- judging --------------------------------------------------------------------------------------------------------


def _judge(rule: ng.Rule, asked: Asked) -> Judged:
    count = positions = 0
    found = []
    for name, position, answer in asked:
        count += 1
        positions += answer.position is not None
        if wrong := _wrong(name, position, answer):
            found.append(Diagnostic(rule.address, 0, 0, wrong[1], wrong[0]))
    return Judged(rule.address, count, positions, tuple(found))


def _wrong(name: str, position: int | None, answer: Answer) -> tuple[str, str] | None:
    """The code of a mistake, and what it is."""
    if answer.valid and position is not None:
        return "ACCEPTED", f"{_cut(name, position)} is accepted; its first error is at {position}"
    if position is None and not answer.valid:
        return "REFUSED", f"{_cut(name, answer.position or 0)} is refused; it is valid"
    if position is not None and answer.position not in (None, position):
        return "POSITION", f"{_cut(name, position)} has its first error at {position}, not at {answer.position}"
    return None


def _cut(name: str, position: int) -> str:
    if not name:
        return quoted(name)
    cut = f"`{excerpt(name, min(position, len(name)))}`"
    return f"{cut} of {len(name)} characters" if len(name) > len(cut) else cut


# ---- reports --------------------------------------------------------------------------------------------------------


def _text(judged: Sequence[Judged]) -> str:
    lines = []
    for one in judged:
        lines.append(as_text(one.findings[:MOST_SHOWN], CODES))
        if (more := len(one.findings) - MOST_SHOWN) > 0:
            lines.append(f"{one.address}: … and {more} more; `--format json` has them all\n")
        result = f"{len(one.findings)} wrong" if one.findings else "all right"
        unsaid = "" if one.positions else ", no positions"
        lines.append(f"{one.address}: {one.asked} names, {result}{unsaid}\n")
    return "".join(lines)


def _json(judged: Sequence[Judged]) -> str:
    return as_json([finding for one in judged for finding in one.findings], CODES)


def _junit(judged: Sequence[Judged]) -> str:
    """JUnit's XML, as CI services read it: a suite for each rule, a case for each kind of mistake."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>"]
    for one in judged:
        counts = Counter(finding.code for finding in one.findings)
        suite = quoteattr(printable(one.address))
        lines.append(f'  <testsuite name={suite} tests="{len(CODES)}" failures="{len(counts)}">')
        for code, purpose in CODES.items():
            case = f"    <testcase classname={suite} name={quoteattr(f'{code}: {purpose}')}"
            if not counts[code]:
                lines.append(f"{case}/>")
                continue
            messages = [printable(finding.message) for finding in one.findings if finding.code == code][:MOST_SHOWN]
            message = quoteattr(f"{counts[code]} of {one.asked} names")
            lines += [f"{case}>", f"      <failure message={message}>"]
            lines += [*map(escape, messages), "      </failure>", "    </testcase>"]
        lines.append("  </testsuite>")
    return "\n".join([*lines, "</testsuites>", ""])


FORMATS: dict[str, Callable[[Sequence[Judged]], Any]] = {"text": _text, "json": _json, "junit": _junit}
