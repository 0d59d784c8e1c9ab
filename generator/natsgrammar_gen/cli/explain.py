"""`natsgrammar explain`: who accepts a name, who refuses it and why, and what to use instead."""

from __future__ import annotations

import json

import click

from natsgrammar_gen.cli.common import quoted, table
from natsgrammar_gen.diagnostics import near


@click.command("explain")
@click.argument("name")
@click.option("--rule", "role", metavar="RULE", help="The kind of name, such as stream-name [default: every kind].")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(name: str, role: str | None, form: str) -> None:
    """Tell who accepts NAME, who refuses it and why, and what to use instead.

    \b
      natsgrammar explain "a/b" --rule stream-name
      natsgrammar explain "orders.*"

    Exit code 1 when anyone refuses it.
    """
    from natsgrammar._tables import ROLES

    if role is not None and role not in ROLES:
        raise click.UsageError(f"no such kind of name `{role}`{near(role, ROLES)}; there are {', '.join(ROLES)}")
    verdicts = {kind: _verdicts(name, ROLES[kind]) for kind in ([role] if role else ROLES)}
    portable = {kind: _portable(name, kind) for kind in verdicts}
    if form == "json":
        click.echo(json.dumps({"name": name, "rules": verdicts, "use": portable}, indent=2))
    else:
        click.echo((_one if role else _overview)(name, verdicts, portable))
    raise SystemExit(any(v["message"] for found in verdicts.values() for v in found))


def _verdicts(name: str, stances: tuple[tuple[str, str], ...]) -> list[dict[str, str | None]]:
    import natsgrammar as ng

    found = []
    for who, address in stances:
        violation = ng.rule(address).check(name)
        found.append({"who": who, "address": address, "message": violation.message if violation else None})
    return found


def _portable(name: str, role: str) -> str | None:
    """A name that is safe everywhere: the given one if it is, else the suggestion."""
    import natsgrammar as ng

    violation = ng.rule(f"portable:{role}").check(name)
    return violation.suggestion if violation else name


def _one(name: str, verdicts: dict[str, list[dict[str, str | None]]], portable: dict[str, str | None]) -> str:
    ((role, found),) = verdicts.items()
    rows = [(str(v["who"]), "refuses" if v["message"] else "accepts", v["message"] or "") for v in found]
    refusing = sum(1 for v in found if v["message"])
    lines = [f"{quoted(name)} as {role}: accepted by {len(found) - refusing} of {len(found)}", ""]
    lines.append(table(rows, ("who", "verdict", "why")))
    use = portable[role]
    if use == name:
        lines += ["", "safe everywhere"]
    elif use is not None:
        lines += ["", f"use instead: {quoted(use)}"]
    else:
        lines += ["", "there is no near name that is safe everywhere"]
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
                "" if use == name else quoted(use),
                ", ".join(refusing),
            )
        )
    head = f"{quoted(name)}: who would accept it as what"
    return "\n".join([head, "", table(rows, ("as", "accepted by", "use instead", "refused by"))])
