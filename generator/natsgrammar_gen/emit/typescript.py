"""TypeScript: a package of ECMAScript modules with their types, which needs no build."""

from __future__ import annotations

import re

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages import Unit, camel, languages, newest, units
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.edition import Edition

# What a constant of a module cannot be called.
_TAKEN = re.compile(
    r"arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|"
    r"export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|"
    r"package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|"
    r"void|while|with|yield|automata|expected\d+"
)


def typescript(context: Context) -> Files:
    """The package, in `typescript/`."""
    editions = newest(context)
    printed = typescript_units(editions)
    files = {
        "typescript/package.json": template("typescript/package.json.j2").render(
            package=context.package, ours=context.ours, units=printed
        ),
        "typescript/index.js": template("typescript/index.js.j2").render(),
        "typescript/index.d.ts": template("typescript/index.d.ts.j2").render(),
        "typescript/automata.js": template("typescript/automata.js.j2").render(languages=languages(editions)),
    }
    for unit in printed:
        for end in ("js", "d.ts"):
            files[f"typescript/{unit.name}.{end}"] = template(f"typescript/rules.{end}.j2").render(unit=unit)
    return files


def typescript_units(editions: list[Edition]) -> list[Unit]:
    """What each module of the package holds."""
    return units(editions, _module, _constant)


def _module(spec: str) -> str:
    return f"{spec}-rules" if spec in ("index", "automata") else spec


def _constant(name: str) -> str:
    spelled = camel(name)
    return f"{spelled}_" if _TAKEN.fullmatch(spelled) else spelled
