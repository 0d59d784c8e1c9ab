"""The rules and codecs of every edition for browsers: one classic script, so that pages also work from a folder.

Each language, rule and codec has its own line, and no line refers to another by number: a diff shows what changed.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.identifiers import causes_of, numbered_causes, signed_limit
from natsgrammar_gen.emit.quoting import template as generators
from natsgrammar_gen.emit.shape import shape
from tools.reference.templating import template


def script(context: Context) -> str:
    """Return the runtime of the target `typescript`, without comments, and its data as `window.natsgrammar`."""
    languages: dict[str, list[Any]] = {}  # hash → an automaton, its limit and causes, and the texts of its messages
    rules = {}
    codecs = {}
    numbers = numbered_causes(context.editions)
    for edition in context.editions:
        keys = rules[edition.address] = dict[str, str]()
        for name, rule in edition.rules.items():
            automaton, expected = shape(rule)
            causes = [numbers[cause] for cause in causes_of(rule)]
            language = [automaton.text, signed_limit(rule), causes, *expected]
            keys[name] = sha256(_json(language).encode()).hexdigest()[:8]
            languages[keys[name]] = language
        for codec in edition.codecs.values():
            if not codec.by:
                how, wire = codec.how, f"{edition.address}:{codec.wire}"
                of = codec.of and f"{edition.address}:{codec.of}"
                written = [how.escape.bounds, how.sign, how.empty, how.separator, how.unquote, of, how.exchange]
                codecs[f"{edition.address}:{codec.name}"] = [wire, *written]
    roles = {role: [[by.who, by.address] for by in implementations] for role, implementations in context.roles.items()}
    data = {
        "languages": dict(sorted(languages.items(), key=lambda item: (len(item[1][0]), item[1]))),  # compresses well
        "rules": rules,
        "codecs": codecs,
        "roles": roles,
    }
    runtime = re.sub(
        r"(?m)^export |^ *//(?! Gen).*\n", "", generators("typescript/index.js.j2").render(causes=[*numbers])
    )
    return str(template("playground.js.j2").render(runtime=runtime, data=_lines(data, 3)))


def _lines(value: Any, depth: int) -> str:
    """Return a value as JSON, with each entry of its outer tables on its own line."""
    if not depth or not isinstance(value, dict):
        return _json(value)
    return "{\n" + ",\n".join(f"{_json(key)}:{_lines(inner, depth - 1)}" for key, inner in value.items()) + "\n}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
