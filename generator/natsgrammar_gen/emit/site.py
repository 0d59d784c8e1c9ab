"""The rules and codecs of every edition for browsers: one classic script, so that pages work from a folder, too."""

from __future__ import annotations

import json
import re

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages import languages
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.emit.template import template


def script(context: Context) -> str:
    """The runtime of the target `typescript`, and beside it what it reads; `window.natsgrammar` holds both."""
    automata = {text: number for number, text in enumerate(languages(context.editions).values())}
    texts: dict[str, int] = {}
    pairs: dict[tuple[int, ...], int] = {}  # an automaton, and the texts of its messages
    rules = {}
    codecs = {}
    for edition in context.editions:
        numbers = rules[edition.address] = dict[str, int]()
        for name, rule in edition.rules.items():
            found, expected = shape(rule)
            said = (texts.setdefault(text, len(texts)) for text in expected)
            numbers[name] = pairs.setdefault((automata[found.text], *said), len(pairs))
        for codec in edition.codecs.values():
            if not codec.by:
                how = codec.how
                bounds = [bound for low, high in how.escape.runs for bound in (low, high + 1)]
                spelling = [bounds, how.sign, how.empty, how.separator, how.unquote]
                codecs[f"{edition.address}:{codec.name}"] = [f"{edition.address}:{codec.wire}", *spelling]
    roles = {role: [[one.who, one.address] for one in them] for role, them in context.roles.items()}
    data = {
        "automata": [*automata],
        "texts": [*texts],
        "languages": [*pairs],
        "rules": rules,
        "codecs": codecs,
        "roles": roles,
    }
    runtime = re.sub(r"(?m)^export ", "", template("typescript/index.js.j2").render())
    return str(template("site.js.j2").render(runtime=runtime, data=json.dumps(data, separators=(",", ":"))))
