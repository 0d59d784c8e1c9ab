"""`natsgrammar explain`: who accepts a name, who refuses it and why, and what to use instead."""

from __future__ import annotations

import json
import re
import sys

import click

from natsgrammar.text import near, printable
from natsgrammar_gen.cli.common import quoted, table

SCREEN = 118  # columns; two less than a wide terminal

_LIMIT = re.compile(r" \(at most \d+ (?:bytes|characters)\)$")


@click.command("explain")
@click.argument("name")
@click.option(
    "--rule",
    "role",
    metavar="RULE",
    help="The kind of name, such as stream-name [default: every kind but values of headers].",
)
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(name: str, role: str | None, form: str) -> None:
    """Show who accepts NAME, who refuses it and why, and what to use instead.

    \b
      natsgrammar explain "a/b" --rule stream-name
      natsgrammar explain "orders.*"

    Exit code 1 when anyone refuses it.
    """
    from natsgrammar import roles

    if role is not None and role not in roles():
        raise click.UsageError(f"unknown kind of name `{role}`{near(role, roles())}; available: {', '.join(roles())}")
    verdicts = {kind: _verdicts(name, roles()[kind]) for kind in ([role] if role else _kinds_of_names())}
    portable = {kind: _portable(name, kind) for kind in verdicts}
    if form == "json":
        silent = {kind: _silent(kind) for kind in verdicts}
        click.echo(json.dumps({"name": name, "rules": verdicts, "no_opinion": silent, "use": portable}, indent=2))
    else:
        click.echo((_one if role else _overview)(name, verdicts, portable))
    raise SystemExit(any(v["message"] for found in verdicts.values() for v in found))


def _kinds_of_names() -> list[str]:
    """The roles but those of values, such as headers have: a name is asked about these by `--rule` alone."""
    import natsgrammar as ng

    return [kind for kind, stances in ng.roles().items() if ng.rule(stances[0][1]).entry["noun"] == "name"]


def _verdicts(name: str, stances: tuple[tuple[str, str], ...]) -> list[dict[str, str | None]]:
    import natsgrammar as ng

    found = []
    for who, address in stances:
        violation = ng.rule(address).check(name)
        found.append({"who": who, "address": address, "message": violation.message if violation else None})
    return found


def _silent(role: str) -> list[str]:
    """The dialects that have no rule for the role; `who` of one's second rule for a role names that rule, too."""
    from natsgrammar import roles

    dialects: dict[str, str] = {}
    for stances in roles().values():
        for who, address in stances:
            grammar = address.partition(":")[0]
            dialects[grammar] = min(dialects.get(grammar, who), who, key=len)
    speaking = {address.partition(":")[0] for _, address in roles()[role]}
    return [who for grammar, who in sorted(dialects.items()) if grammar not in speaking]


def _portable(name: str, role: str) -> str | None:
    """A name that is safe everywhere: the given one if it is, else the suggestion."""
    import natsgrammar as ng

    violation = ng.rule(f"portable:{role}").check(name)
    return violation.suggestion if violation else name


def _one(name: str, verdicts: dict[str, list[dict[str, str | None]]], portable: dict[str, str | None]) -> str:
    ((role, found),) = verdicts.items()
    refusing = sum(1 for v in found if v["message"])
    silent = _silent(role)
    room = SCREEN - max(len(str(who)) for who in (*silent, *(v["who"] for v in found))) - len("  no opinion  ")
    rows = [
        (str(v["who"]), "refuses" if v["message"] else "accepts", _clipped(v["message"] or "", room)) for v in found
    ]
    rows += [(who, "no opinion", "") for who in silent]
    lines = [f"{quoted(name)} as {role}: accepted by {len(found) - refusing} of {len(found)}", ""]
    lines.append(table(rows, ("who", "verdict", "why")))
    use = portable[role]
    if use == name:
        lines += ["", "safe everywhere"]
    elif use is not None:
        lines += ["", f"use instead: {quoted(use)}"]
    else:
        lines += ["", "no similar name is safe everywhere"]
    return "\n".join(lines)


def _overview(name: str, verdicts: dict[str, list[dict[str, str | None]]], portable: dict[str, str | None]) -> str:
    rows = []
    for role, found in verdicts.items():
        refusing = [str(v["who"]) for v in found if v["message"]]
        use = portable[role]
        rows.append(
            (
                role,
                f"{len(found) - len(refusing)} of {len(found)}",
                str(len(_silent(role)) or ""),
                "" if use == name else quoted(use),
                _refusing(refusing, [str(v["who"]) for v in found]),
            )
        )
    heads = ("as", "accepted by", "no opinion", "use instead", "refused by")
    room = SCREEN - sum(max(len(row[at]) for row in [heads, *rows]) + 2 for at in range(4))
    rows = [(*row[:4], _clipped(row[4], room)) for row in rows]
    return "\n".join([f"{quoted(name)}: who would accept it as what", "", table(rows, heads)])


def _refusing(refusing: list[str], everyone: list[str]) -> str:
    """Who refuses, or who accepts if most refuse."""
    rest = [who for who in everyone if who not in refusing]
    if refusing and not rest:
        return "all" if len(everyone) > 1 else everyone[0]
    return ", ".join(refusing) if len(refusing) <= len(rest) else f"all but {', '.join(rest)}"


def _clipped(text: str, room: int) -> str:
    """The text on one line, cut to fit a terminal; keeps a limit at its end, which is often the reason."""
    text = printable(text)
    if len(text) <= room or not _on_terminal():
        return text
    found = _LIMIT.search(text)
    limit = found.group() if found else ""
    return text[: max(room - len(limit), 20) - 1] + "…" + limit


def _on_terminal() -> bool:
    return sys.stdout.isatty()
