"""`natsgrammar match`: a subject against filters."""

import click

import natsgrammar as ng
from natsgrammar.text import printable
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, form_option, in_utf8, notice_file, say, say_json


@click.command("match")
@click.argument("subject", callback=in_utf8)
@click.argument("filters", nargs=-1, required=True, metavar="FILTER…", callback=in_utf8)
@form_option
def match(subject: str, filters: tuple[str, ...], form: str) -> int:
    """Show which filters match a message published on SUBJECT.

    `*` matches one token, `>` at the end one or more. Inside a longer token, and everywhere in
    SUBJECT, both are ordinary characters. Quote them, or the shell expands them.

    \b
      natsgrammar match time.us.east 'time.*.east' 'time.us.*' 'time.>'

    Exit codes: 0 some filter matches, 1 none does, 2 usage error.
    """
    notice_file(subject, "name one subject, and its filters")
    if ({"*", ">"} & {*subject.split(".")}) and not any({"*", ">"} & {*each.split(".")} for each in filters):
        click.echo("note: the first argument has wildcards, which only filters have; the subject comes first", err=True)
    matched = False
    for pattern in filters:
        verdict = ng.match(subject, pattern)
        matched |= verdict
        note = _match_note(subject, pattern)
        if form == "json":
            say_json({"subject": subject, "filter": pattern, "match": verdict, "note": note})
        else:
            say(f"{'yes' if verdict else 'no ':3}  {printable(pattern)}{f'    ({note})' if note else ''}")
    return CLEAN if matched else FINDINGS


def _match_note(subject: str, pattern: str) -> str | None:
    """Explain a common mistake in this subject or filter; return None without any."""
    tokens = pattern.split(".")
    if "" in subject.split("."):
        return "the subject has an empty token, so nothing matches it"
    if "" in tokens:
        return "the filter has an empty token, so it matches nothing"
    if ">" in tokens[:-1]:
        return "`>` is not the last token, so the filter matches nothing"
    for token in tokens:
        if len(token) > 1 and ("*" in token or ">" in token):
            return f"`{printable(token)}` is not a wildcard; it matches only the literal text"
    return None
