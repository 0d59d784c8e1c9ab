"""`natsgrammar rules`: the addresses of rules and codecs."""

from fnmatch import fnmatchcase

import click

import natsgrammar as ng
from natsgrammar.core import SHORT_NAMES, USUAL_KINDS, short, sources
from natsgrammar.text import counted, printable, quoted
from natsgrammar_gen.cli.common import table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, complete, form_option, say, say_json
from natsgrammar_gen.compare.dialects import PORTABLE

_COLUMN = 28  # columns of an example in the table


@click.command("rules")
@click.argument("pattern", default="", shell_complete=complete("rule"))
@click.option("-a", "--all", "older", is_flag=True, help="List all, older editions too; a PATTERN with @ implies it.")
@grammar_option
@form_option
def rules(pattern: str, older: bool, form: str) -> int:
    """List rules and codecs: their addresses, a valid name, and an invalid one.

    Without a PATTERN, list the kinds of names that people ask for, and your own rules. PATTERN is a part of the
    address, or a pattern with * and ?.

    \b
      natsgrammar rules
      natsgrammar rules stream-name --all
      natsgrammar rules 'adr6@2021*' --format json

    Exit codes: 0 found, 1 no match, 2 usage error.
    """
    if not (pattern or older or form == "json"):
        say(_usual_kinds())
        return CLEAN
    glob = pattern if any(c in pattern for c in "*?[") else f"*{pattern}*"
    older = older or "@" in pattern
    known = [("rule", address) for address in ng.rules(latest=not older)]
    known += [("codec", address) for address in ng.codecs(latest=not older)]
    chosen = [
        (kind, getattr(ng, kind)(address).address)
        for kind, address in known
        if fnmatchcase(address, glob) or fnmatchcase(short(address), glob)
    ]
    if not chosen:
        hint = "" if older else " in the latest editions: try --all"
        click.echo(f"error: no address matches {quoted(pattern)}{hint}", err=True)
        return FINDINGS
    if form == "json":
        for kind, address in chosen:
            say_json(described(kind, address))
    else:
        chosen.sort(key=lambda pair: not pair[1].startswith(PORTABLE))  # what is safe everywhere comes first
        rows = [_row(kind, address, older) for kind, address in chosen]
        say(table(rows, ("ADDRESS", "KIND", "VALID", "INVALID")))
    return CLEAN


def _usual_kinds() -> str:
    """Return the usual kinds and the user's rules as a table, and how to list the others."""
    short_names = {name: short_name for short_name, name in SHORT_NAMES.items()}
    own = [address for address in ng.rules(latest=True) if ng.rule(address).spec not in sources.own().SPECS]
    rows = []
    for address in (*USUAL_KINDS, *own):
        _, *examples = _row("rule", address, older=False)
        rows.append((address, short_names.get(address, ""), *examples[1:]))
    rest = "`natsgrammar rules WORD` finds others, such as those of a server or client; `--all` lists all"
    every = counted(len(ng.rules()), "rule")
    return f"{table(rows, ('KIND', 'SHORT', 'VALID', 'INVALID'))}\n\n{len(rows)} of {every}; {rest}"


def described(kind: str, address: str) -> dict[str, object]:
    """Return the members of `--format json` for a rule or codec."""
    wire = _wire(kind, address)
    fields: dict[str, object] = {"address": address, "kind": kind}
    for key in ("title", "source", "section", "production", "pattern", "max_bytes", "good"):
        fields[key] = getattr(wire, key)
    fields["bad"] = [{"name": name, "position": position} for name, position in wire.bad]
    return fields


def _wire(kind: str, address: str) -> ng.Rule:
    """Return the rule, or the rule `wire` of a codec."""
    return ng.rule(address) if kind == "rule" else ng.codec(address).wire


def _row(kind: str, address: str, older: bool) -> tuple[str, ...]:
    def clipped(examples: list[str]) -> str:
        text = printable(next((example for example in examples if example), "")) or "-"
        return text if len(text) <= _COLUMN else text[: _COLUMN - 1] + "…"

    wire, shown = _wire(kind, address), address if older else short(address)
    return shown, kind, clipped([*wire.good]), clipped([name for name, _ in wire.bad])
