"""The page of error messages about names: what servers, clients and tools say, why, and what to do.

`grammar/messages.toml` has the messages, `refusals.toml` the causes of what nats-server rejects in a configuration, and
the sources of the rules name the functions that check a name.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from natsgrammar.diagnostics import anchor_of
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.source_functions import functions
from natsgrammar_gen.grammar.toml import loaded
from tools.reference.templating import template


def spelled(name: str) -> str:
    """Return the name itself; `x*256` stands for 256 times x."""
    letter, star, times = name.partition("*")
    return letter * int(times) if star and times.isdigit() else name


def page(context: Context) -> str:
    """Return the page; nothing without a file of messages. Raises Refused for a file that is not TOML."""
    path = Path(context.editions[0].grammar.path).parents[1] / "messages.toml"
    listed = loaded(path) if path.exists() else {"messages": [], "refusals": {}}
    checks = {
        f"{edition.grammar.spec}:{rule}": function.name
        for edition in context.newest
        for function in functions(edition)
        for rule in function.rules
    }
    messages: dict[str, list[dict[str, Any]]] = {}
    for row in listed["messages"]:
        known = {"code": 0, "rule": "", "lint": "", "function": checks.get(row.get("rule"), "")} | row
        messages.setdefault(row["from"], []).append(known)
    releases = {edition.grammar.notes.dialect: edition.grammar.edition for edition in context.newest}
    releases["nats-server"] = next((release for who, release in releases.items() if who.startswith("nats-server")), "")
    causes = {f"{row['about']} {row['when'] or row['each']}": row for row in context.refusals}
    refusals = [(text, causes[key]) for key, text in listed["refusals"].items()]
    text = template("messages.md.j2").render(
        messages=messages, releases=releases, refusals=refusals, anchor_of=anchor_of, spelled=spelled
    )
    return f"{text}\n"
