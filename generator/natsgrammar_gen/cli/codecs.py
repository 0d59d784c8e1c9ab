"""`natsgrammar encode` and `decode`: values through a codec."""

import click

import natsgrammar as ng
from natsgrammar_gen.cli import names
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.input import Reading, values


def _translate(direction: str, address: str, arguments: tuple[str, ...], reading: Reading, form: str) -> int:
    command = direction.removesuffix("_filter")
    codec, tally = names.find_first("codec", address, arguments, command), names.Tally()
    translate, end = getattr(codec, direction), "\0" if reading.null else "\n"
    for text in arguments:
        names.notice_file(text, f"for its lines: `natsgrammar {command} {codec.address} - < FILE`")
    for run in tally.readable(values(arguments, reading)):
        results, violations = list[str | None](), dict[int, ng.Violation]()
        for text in run.texts:
            try:
                results.append(translate(text))
            except ng.CodecError as error:
                violations[len(results)] = error.violation
                results.append(None)
        tally.refused += len(violations)
        if form == "json":
            outcome = {"address": codec.address, "value": "", "result": "", "line": 0, "field": run.field}
            others = {at: names.fields_of(violation) for at, violation in violations.items()}
            names.say_rows(outcome | names.fields_of(None), others, value=run.texts, result=results, line=run.lines)
            continue
        start = 0
        for at, violation in violations.items():
            names.say("".join(f"{result}{end}" for result in results[start:at]), "")
            place = names.where(run, at, "value" if reading.null else "line")
            names.complain("\n".join([f"{place}rejected by {codec.address}", *names.pointed(run.texts[at], violation)]))
            start = at + 1
        names.say("".join(f"{result}{end}" for result in results[start:]), "")
    return tally.code


def _command(direction: str, noun: str, help_text: str) -> click.Command:
    @click.command(direction, help=help_text)
    @click.argument("codec", shell_complete=names.complete("codec"))
    @click.argument("texts", nargs=-1, metavar=f"{noun}… | -")
    @grammar_option
    @names.reading_options(noun.lower())
    @names.form_option
    def command(codec: str, texts: tuple[str, ...], reading: Reading, form: str, search: bool = False) -> int:
        return _translate("encode_filter" if search else direction, codec, texts, reading, form)

    return command


encode = _command(
    "encode",
    "VALUE",
    """Encode values for use in a name or a header.

    With `-` every line of standard input is a value; nothing is trimmed. Values with line breaks need -0 or --jsonl.
    Codecs that do not escape line breaks print them; --format json keeps each result on one line. Write -- before a
    value that begins with a hyphen.

    \b
      natsgrammar encode safe:token 1.45                   1%2E45
      natsgrammar encode cloudevents:header-value 'Euro €' Euro%20%E2%82%AC
      natsgrammar encode safe:token - < values.txt
      natsgrammar encode safe:kv-key --filter "a b.*"      a=20b.*

    Exit codes: 0 all encoded, 1 some have no encoding, 2 usage error or unreadable input.
    """,
)
encode = click.option(
    "--filter", "search", is_flag=True, help="The values are filters: keep their wildcards. For codecs of keys."
)(encode)

decode = _command(
    "decode",
    "TEXT",
    """Decode texts, strictly and in a single pass.

    With `-` every line of standard input is a text; nothing is trimmed. A decoded value may contain line breaks: -0
    separates values by NUL bytes, --format json escapes the line breaks. Write -- before a text that begins with a
    hyphen.

    \b
      natsgrammar decode safe:token 1%2E45                 1.45
      natsgrammar decode safe:token 100%                   rejected; try 100%25
      natsgrammar decode cloudevents:header-value - --format json < headers.txt

    Exit codes: 0 all decoded, 1 some rejected, 2 usage error or unreadable input.
    """,
)
