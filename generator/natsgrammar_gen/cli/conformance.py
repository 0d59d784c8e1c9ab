"""`natsgrammar conformance`: mistakes in an implementation of a rule or a codec, in any language."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import click
from click.core import ParameterSource

from natsgrammar.diagnostics import Diagnostic, as_json, as_text, junit, junit_suite
from natsgrammar.strict_json import STRICT, JsonError
from natsgrammar.text import excerpt, quoted
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, complete, find, say, say_json
from natsgrammar_gen.cli.program import Failed, answers, verdict, words
from natsgrammar_gen.cli.questions import Question, about_codec, about_rule

RULES = {
    "ACCEPTED": "a name that the rule rejects is accepted",
    "REFUSED": "a name that the rule accepts is rejected",
    "POSITION": "a rejected name has its first error elsewhere",
}
CODECS = {
    "ACCEPTED": "a value or text that the codec rejects is accepted",
    "REFUSED": "a value or text that the codec accepts is rejected",
    "POSITION": "what is rejected has its first error elsewhere",
    "ENCODED": "a value is encoded as another text",
    "DECODED": "a text is decoded as another value",
}
MOST_SHOWN = 10  # findings of a rule or codec, as text


# A program's answer: a result, None for a rejected text, and the position of the first error if it reports one.
Answer = tuple[bool | str | None, int | None]
Answered = Iterator[tuple[Question, Answer]]


@dataclass(frozen=True)
class Judged:
    """A program's mistakes about a rule or codec, and how many questions and positions it answered."""

    address: str
    codes: dict[str, str]
    questions: int
    positions: int
    findings: tuple[Diagnostic, ...]


@click.command("conformance")
@click.argument("addresses", nargs=-1, required=True, metavar="ADDRESS…", shell_complete=complete("rule"))
@click.option(
    "--codec", "codecs", is_flag=True, help="The addresses are codecs: test how values are encoded and decoded."
)
@click.option("--command", "command_line", metavar="COMMAND", help="The program to test, with its arguments.")
@click.option("--exit-code", is_flag=True, help="Run it once for each name, its last argument: 0 is valid, 1 rejected.")
@click.option(
    "--timeout",
    "patience",
    metavar="SECONDS",
    type=click.FloatRange(0, 3600, min_open=True),
    default=60.0,
    show_default=True,
    help="How long the program may be silent.",
)
@click.option("--format", "form", type=click.Choice(["text", "json", "junit"]), default="text", show_default=True)
@click.option("--list", "lists", is_flag=True, help="Only print the questions, with their answers.")
@grammar_option
def command(
    addresses: tuple[str, ...],
    codecs: bool,
    command_line: str | None,
    exit_code: bool,
    patience: float,
    form: str,
    lists: bool,
) -> int:
    """Test an implementation of rules or codecs against their vectors, which detect every wrong transition.

    The program reads one JSON object per line, and answers each with one line, in order:

    \b
      {"rule": "adr6@2023-02-01:stream-name", "name": "a.b"}
      {"valid": false, "position": 1}
      {"codec": "aviso@0.7:topic-token", "encode": "a.b"}
      {"text": "a%2Eb"}
      {"codec": "aviso@0.7:topic-token", "decode": "a%2Eb"}
      {"value": "a.b"}

    What cannot be encoded or decoded is not valid. The position of the first error counts code points from 0; a valid
    name has none. Without positions, only verdicts are judged.

    \b
      natsgrammar conformance stream-name --command 'node validate.js'
      natsgrammar conformance adr6:kv-key-name --command ./is-valid --exit-code
      natsgrammar conformance --codec safe:token --command ./codec
      natsgrammar conformance stream-name --list > names.jsonl

    Exit codes: 0 conforms, 1 does not, 2 the program cannot be judged.
    """
    if not patience > 0:
        raise click.UsageError("`--timeout` is not a number")
    kind, about, codes = ("codec", about_codec, CODECS) if codecs else ("rule", about_rule, RULES)
    subjects = [find(kind, address) for address in dict.fromkeys(addresses)]
    questions = {subject.address: [*about(subject)] for subject in subjects}
    if lists:
        _reject_beside_list(click.get_current_context())
        for question in chain.from_iterable(questions.values()):
            say_json(question.answered)
        return CLEAN
    if command_line is None:
        raise click.UsageError("missing option `--command`: the program to test; or `--list`")
    if exit_code and codecs:
        raise click.UsageError("`--exit-code` only tells whether a name is valid: `--codec` needs answers in lines")
    program, ask = words(command_line), _one_by_one if exit_code else _line_by_line
    judged = [_judge(address, codes, ask(program, listed, patience)) for address, listed in questions.items()]
    findings = [finding for result in judged for finding in result.findings]
    report = as_json(findings, codes) if form == "json" else _junit(judged) if form == "junit" else _text(judged)
    say(report.removesuffix("\n"))
    return FINDINGS if findings else CLEAN


def _reject_beside_list(context: click.Context) -> None:
    """Raise UsageError for an option that has no effect where no program runs."""
    for parameter in context.command.params:
        is_given = context.get_parameter_source(str(parameter.name)) is ParameterSource.COMMANDLINE
        if parameter.name in ("command_line", "exit_code", "patience", "form") and is_given:
            raise click.UsageError(f"`--list` runs no program: leave out `{parameter.opts[0]}`")


# ---- asking ---------------------------------------------------------------------------------------------------------


def _line_by_line(program: Sequence[str], questions: Sequence[Question], patience: float) -> Answered:
    lines = [json.dumps(question.members).encode() for question in questions]
    read = answers(program, lines, patience, lambda line, at: _read(line, questions[at], program[0]))
    return zip(questions, read, strict=True)


def _one_by_one(program: Sequence[str], questions: Sequence[Question], patience: float) -> Answered:
    for question in questions:
        if "\0" not in question.text:  # no argument can have it
            yield question, (verdict(program, question.text, patience) or None, None)


def _read(line: bytes, question: Question, program: str) -> Answer:
    try:
        answer = STRICT.read(line)
    except JsonError:
        answer = None
    if isinstance(answer, dict):
        position, result, refused = answer.get("position"), answer.get(question.answer), answer.get("valid") is False
        if refused and not isinstance(result, str) and (position is None or (type(position) is int and position >= 0)):
            return None, position
        is_result = result is True if question.answer == "valid" else isinstance(result, str)
        if not refused and position is None and is_result:
            return result, None
    right = '{"valid": true}' if question.answer == "valid" else f'{{"{question.answer}": "…"}}'
    raise Failed(
        f"{quoted(program)} answers {quoted(line.decode(errors='replace'))} for {quoted(question.text)}; "
        f'expected `{right}` or `{{"valid": false, "position": 0}}`'
    )


# ---- judging --------------------------------------------------------------------------------------------------------


def _judge(address: str, codes: dict[str, str], answered: Answered) -> Judged:
    answers = [*answered]
    mistakes = [mistake for question, answer in answers if (mistake := _wrong(question, answer))]
    positions = sum(position is not None for _, (_, position) in answers)
    findings = tuple(Diagnostic(address, 0, 0, message, code) for code, message in mistakes)
    return Judged(address, codes, len(answers), positions, findings)


def _wrong(question: Question, answer: Answer) -> tuple[str, str] | None:
    """Return a mistake's code and message; None for a right answer."""
    text, right, (result, position) = question.text, question.right, answer
    if right is None and result is not None:
        return "ACCEPTED", f"{_cut(text, question.position)} is accepted; its first error is at {question.position}"
    if right is not None and result is None:
        return "REFUSED", f"{_cut(text, position)} is rejected; it is valid"
    if right != result:
        done = "encoded" if question.answer == "text" else "decoded"
        return done.upper(), f"{_cut(text, 0)} is {done} as {_cut(str(result), 0)}, not as {_cut(str(right), 0)}"
    if position not in (None, at := question.position):
        return "POSITION", f"{_cut(text, at)} has its first error at {at}, not at {position}"
    return None


def _cut(name: str, position: int | None) -> str:
    if not name:
        return quoted(name)
    cut = f"`{excerpt(name, min(position or 0, len(name)))}`"
    return f"{cut} of {len(name):,} characters" if len(name) > len(cut) else cut


# ---- reports --------------------------------------------------------------------------------------------------------


def _text(judged: Sequence[Judged]) -> str:
    lines = []
    for result in judged:
        lines.append(as_text(result.findings[:MOST_SHOWN], result.codes))
        if (more := len(result.findings) - MOST_SHOWN) > 0:
            lines.append(f"{result.address}: … and {more} more; `--format json` has them all\n")
        wrong = f"{len(result.findings)} wrong" if result.findings else "all right"
        counted = f"{result.questions} {'names' if result.codes is RULES else 'texts'}"
        lines.append(f"{result.address}: {counted}, {wrong}, {result.positions or 'no'} positions\n")
    return "".join(lines)


def _junit(judged: Sequence[Judged]) -> str:
    """Write JUnit's XML, as CI services read it: a suite for each rule or codec, a case for each kind of mistake."""
    suites = []
    for result in judged:
        cases = {
            f"{code}: {purpose}": [finding.message for finding in result.findings if finding.code == code]
            for code, purpose in result.codes.items()
        }
        positions = f'    <properties><property name="positions" value="{result.positions}"/></properties>'
        suites.append(junit_suite(result.address, cases, positions))
    return junit(suites)
