"""`natsgrammar explain`: who accepts a name, who rejects it and why, and what to use instead."""

import json
import shlex

import click

import natsgrammar as ng
from natsgrammar.core import SHORT_NAMES, kind_of_name, sources
from natsgrammar.text import either, printable
from natsgrammar_gen.cli.common import cell, table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, address_in, complete, find, in_utf8, notice_file
from natsgrammar_gen.cli.stdio import painted


@click.command("explain")
@click.argument("names", nargs=-1, required=True, metavar="NAME", callback=in_utf8)
@grammar_option
@click.option(
    "--rule",
    "role",
    metavar="KIND|ADDRESS",
    shell_complete=complete("rule"),
    help="The kind of name, such as stream-name, or an address [default: the usual five].",
)
@click.option("-a", "--all", "every", is_flag=True, help="Every kind of name but values of headers.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(names: tuple[str, ...], role: str | None, every: bool, form: str) -> int:
    """Show who accepts NAME, who rejects it and why, and what to use instead.

    \b
      natsgrammar explain "a/b" --rule stream
      natsgrammar explain "orders.*"

    Exit codes: 0 everyone accepts it, 1 someone rejects it, 2 usage error.
    """
    name, *others = names
    if others:
        kind = address_in("rule", names) or "KIND"
        right = shlex.quote(printable(next((each for each in names if each != kind), name)))
        raise click.UsageError(f"`explain` is about one name: `natsgrammar explain {right} --rule {kind}`")
    notice_file(name, "for the names in it: `natsgrammar check ADDRESS --files FILE`")
    if role is not None and ":" in role:
        find("rule", role)
    elif role is not None:
        role = kind_of_name(role)
    # Values, as in headers, are checked only if `--rule` asks for them.
    kinds = [kind for kind, stances in ng.roles().items() if ng.rule(stances[0][1]).entry["noun"] == "name"]
    few = [kind for kind in SHORT_NAMES.values() if kind in kinds]
    few += [kind for kind in kinds if kind not in few and any(_is_own(address) for _, address in ng.roles()[kind])]
    shown = [role] if role else kinds if every or form == "json" else few
    answers = [ng.explain(name, kind) for kind in shown]
    if form == "json":
        click.echo(json.dumps(_record(name, answers), indent=2))
    else:
        click.echo(_details(answers[0]) if role else _overview(name, answers))
        more, own = len(kinds) - len(shown), [each for each in ng.rules(latest=True) if _is_own(each)]
        notes = [f"{more} more kinds of names: `--all`"] if more else []
        notes += [] if all(answers) else ["reasons: `--rule KIND`"]
        notes += [f"your own rules: {either([f'--rule {each}' for each in own[:3]])}"] if own else []
        if notes and not role:
            click.echo(f"\n{'; '.join(notes)}")
    return CLEAN if all(answers) else FINDINGS


def _is_own(address: str) -> bool:
    return address.partition(":")[0].partition("@")[0] not in sources.own().SPECS


def _record(name: str, answers: list[ng.Explanation]) -> dict[str, object]:
    return {
        "name": name,
        "rules": {answer.role: [_verdict(stance) for stance in answer.stances] for answer in answers},
        "no_opinion": {answer.role: answer.no_opinion for answer in answers},
        "use": {answer.role: answer.use for answer in answers},
    }


def _verdict(stance: ng.Stance) -> dict[str, str | None]:
    message, cause = (stance.violation.message, stance.violation.cause) if stance.violation else (None, None)
    return {"who": stance.who, "address": stance.address, "message": message, "cause": cause}


def _details(answer: ng.Explanation) -> str:
    accepting = sum(stance.violation is None for stance in answer.stances)
    groups: dict[tuple[str, str], list[str]] = {}
    for stance in sorted(answer.stances, key=lambda stance: stance.violation is None):
        violation = stance.violation
        verdict = painted("rejects", "red") if violation else painted("accepts", "green")
        edition = stance.address.partition(":")[0].partition("@")[2]
        is_in_who = any(map(edition.startswith, stance.who.replace("@", " ").split()))
        who = stance.who if is_in_who else f"{stance.who} {edition}"
        # A cause and its place, which many rules share; without a cause, the message.
        why = (violation.headline if violation.cause else violation.message) if violation else ""
        groups.setdefault((verdict, printable(why)), []).append(who)
    groups |= {("no opinion", ""): [*answer.no_opinion]} if answer.no_opinion else {}
    rows = [(verdict, why, ", ".join(who)) for (verdict, why), who in groups.items()]
    lines = [f"{cell(answer.name)} as {answer.role}: accepted by {accepting} of {len(answer.stances)}", ""]
    lines += [table(rows, ("verdict", "why", "who")), ""]
    if answer.use is None:
        lines.append("no similar name is safe everywhere")
    elif answer.use != answer.name:
        lines.append(f"use instead: {cell(answer.use)}")
    elif ":" not in answer.role:
        lines.append("safe everywhere")
    return "\n".join(lines).rstrip()


def _overview(name: str, answers: list[ng.Explanation]) -> str:
    rows = []
    for answer in answers:
        everyone = [stance.who for stance in answer.stances]
        refusing = [stance.who for stance in answer.stances if stance.violation]
        accepted = f"{len(everyone) - len(refusing)} of {len(everyone)}"
        use = "" if answer.use == name else cell(answer.use)
        rows.append((answer.role, accepted, str(len(answer.no_opinion) or ""), use, _refusing(refusing, everyone)))
    heads = ("kind of name", "accepted by", "no opinion", "use instead", "rejected by")
    return "\n".join([f"{cell(name)}: who accepts it, by kind of name", "", table(rows, heads)])


def _refusing(refusing: list[str], everyone: list[str]) -> str:
    """Name those who reject, or those who accept if they are fewer."""
    rest = [who for who in everyone if who not in refusing]
    if refusing and not rest:
        return "all" if len(everyone) > 1 else everyone[0]
    return ", ".join(refusing) if len(refusing) <= len(rest) else f"all but {', '.join(rest)}"
