"""The rules and codecs of every edition for browsers: one classic script, so that pages work from a folder, too.

Each language, rule and codec is on a line of its own, and no line numbers another, so that a difference shows what
changed.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.units import how_it_spells
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.emit.template import template


def script(context: Context) -> str:
    """The runtime of the target `typescript`, and beside it what it reads; `window.natsgrammar` holds both."""
    languages: dict[str, list[str]] = {}  # an automaton and the texts of its messages, under their hash
    rules = {}
    codecs = {}
    for edition in context.editions:
        keys = rules[edition.address] = dict[str, str]()
        for name, rule in edition.rules.items():
            found, expected = shape(rule)
            language = [found.text, *expected]
            keys[name] = sha256(_json(language).encode()).hexdigest()[:8]
            languages[keys[name]] = language
        for codec in edition.codecs.values():
            if not codec.by:
                codecs[f"{edition.address}:{codec.name}"] = [f"{edition.address}:{codec.wire}", *how_it_spells(codec)]
    roles = {role: [[one.who, one.address] for one in them] for role, them in context.roles.items()}
    data = {
        "languages": dict(sorted(languages.items(), key=lambda it: (len(it[1][0]), it[1]))),  # which compresses well
        "rules": rules,
        "codecs": codecs,
        "roles": roles,
    }
    runtime = re.sub(r"(?m)^export ", "", template("typescript/index.js.j2").render())
    return str(template("site.js.j2").render(runtime=runtime, data=_lines(data, 3)))


def _lines(value: Any, depth: int) -> str:
    """A value in JSON, with each entry of its outer tables on a line of its own."""
    if not depth or not isinstance(value, dict):
        return _json(value)
    return "{\n" + ",\n".join(f"{_json(key)}:{_lines(it, depth - 1)}" for key, it in value.items()) + "\n}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
