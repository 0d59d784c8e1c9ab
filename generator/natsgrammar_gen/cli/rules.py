"""`natsgrammar rules`: the addresses of rules and codecs."""

from __future__ import annotations

from fnmatch import fnmatchcase

import click

import natsgrammar as ng
from natsgrammar.core.registry import short
from natsgrammar.text import printable, quoted
from natsgrammar_gen.cli.common import table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, complete, form_option, say, say_json

_COLUMN = 28  # columns of an example in the table


@click.command("rules")
@click.argument("pattern", default="", shell_complete=complete("rule"))
@click.option("-a", "--all", "older", is_flag=True, help="Also list older editions; a PATTERN with @ implies it.")
@grammar_option
@form_option
def rules(pattern: str, older: bool, form: str) -> int:
    """List rules and codecs: their addresses, a valid name, and an invalid one.

    PATTERN is a part of the address, or a pattern with * and ?.

    \b
      natsgrammar rules
      natsgrammar rules stream-name --all
      natsgrammar rules 'adr6@2021*' --format json

    Exit codes: 0 found, 1 no match, 2 usage error.
    """
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
        click.echo(
            f"error: no address matches {quoted(pattern)}{'' if older else ' in the latest editions: try --all'}",
            err=True,
        )
        return FINDINGS
    if form == "json":
        for kind, address in chosen:
            say_json(described(kind, address))
    else:
        rows = [_row(kind, address, older) for kind, address in chosen]
        say(table(rows, ("ADDRESS", "KIND", "VALID", "INVALID")))
    return CLEAN


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

    wire = _wire(kind, address)
    return (
        address if older else short(address),
        kind,
        clipped(list(wire.good)),
        clipped([name for name, _ in wire.bad]),
    )
