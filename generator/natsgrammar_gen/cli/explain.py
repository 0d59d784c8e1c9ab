"""`natsgrammar explain`: who accepts a name, who refuses it and why, and what to use instead."""

from __future__ import annotations

import json

import click

import natsgrammar as ng
from natsgrammar.text import printable
from natsgrammar_gen.cli.common import cell, table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import complete, find, in_utf8, kind_of_name, notice_file
from natsgrammar_gen.cli.stdio import painted


@click.command("explain")
@click.argument("name", callback=in_utf8)
@grammar_option
@click.option(
    "--rule",
    "role",
    metavar="KIND|ADDRESS",
    shell_complete=complete("rule"),
    help="The kind of name, such as stream-name, or an address [default: every kind but values of headers].",
)
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(name: str, role: str | None, form: str) -> None:
    """Show who accepts NAME, who refuses it and why, and what to use instead.

    \b
      natsgrammar explain "a/b" --rule stream-name
      natsgrammar explain "orders.*"

    Exit codes: 0 everyone accepts it, 1 someone refuses it, 2 usage error.
    """
    notice_file(name, "for the names in it: `natsgrammar check ADDRESS --files FILE`")
    if role is not None and ":" in role:
        find("rule", role)
    elif role is not None:
        role = kind_of_name(role)
    found = [ng.explain(name, kind) for kind in ([role] if role else _kinds_of_names())]
    if form == "json":
        verdicts = {it.role: [_verdict(stance) for stance in it.stances] for it in found}
        silent, use = {it.role: it.no_opinion for it in found}, {it.role: it.use for it in found}
        click.echo(json.dumps({"name": name, "rules": verdicts, "no_opinion": silent, "use": use}, indent=2))
    else:
        click.echo(_one(found[0]) if role else _overview(name, found))
    raise SystemExit(not all(found))


def _kinds_of_names() -> list[str]:
    """The roles but those of values, such as headers have: a name is asked about these by `--rule` alone."""
    return [kind for kind, stances in ng.roles().items() if ng.rule(stances[0][1]).entry["noun"] == "name"]


def _verdict(stance: ng.Stance) -> dict[str, str | None]:
    message = stance.violation.message if stance.violation else None
    return {"who": stance.who, "address": stance.address, "message": message}


def _one(found: ng.Explanation) -> str:
    accepting = sum(1 for stance in found.stances if stance.violation is None)
    editions = [it.address.partition(":")[0].partition("@")[2] for it in found.stances]
    yes, no = painted("accepts", "green"), painted("refuses", "red")
    rows = [
        (it.who, edition, *((no, printable(it.violation.message)) if it.violation else (yes, "")))
        for it, edition in zip(found.stances, editions, strict=True)
    ]
    rows += [(who, "", "no opinion", "") for who in found.no_opinion]
    lines = [f"{cell(found.name)} as {found.role}: accepted by {accepting} of {len(found.stances)}", ""]
    lines += [table(rows, ("who", "edition", "verdict", "why")), ""]
    if found.use is None:
        return "\n".join([*lines, "no similar name is safe everywhere"])
    if found.use != found.name:
        return "\n".join([*lines, f"use instead: {cell(found.use)}"])
    return "\n".join([*lines, "safe everywhere"] if ":" not in found.role else lines).rstrip()


def _overview(name: str, explanations: list[ng.Explanation]) -> str:
    rows = []
    for found in explanations:
        refusing = [it.who for it in found.stances if it.violation]
        rows.append(
            (
                found.role,
                f"{len(found.stances) - len(refusing)} of {len(found.stances)}",
                str(len(found.no_opinion) or ""),
                "" if found.use == name else cell(found.use),
                _refusing(refusing, [it.who for it in found.stances]),
            )
        )
    heads = ("kind of name", "accepted by", "no opinion", "use instead", "refused by")
    return "\n".join([f"{cell(name)}: who accepts it, by kind of name", "", table(rows, heads)])


def _refusing(refusing: list[str], everyone: list[str]) -> str:
    """Who refuses, or who accepts if most refuse."""
    rest = [who for who in everyone if who not in refusing]
    if refusing and not rest:
        return "all" if len(everyone) > 1 else everyone[0]
    return ", ".join(refusing) if len(refusing) <= len(rest) else f"all but {', '.join(rest)}"
