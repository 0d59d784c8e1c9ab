"""TypeScript: a package of ECMAScript modules with their types, which needs no build.

V8 is faster with a short regular expression than with a walk through a table, so languages that have one get both. The
expression is proved to be linear and, as all others, to be the automaton; a limit on the length is beside both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.readme import readme
from natsgrammar_gen.emit.languages.units import Unit, camel, languages, newest, units
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.possessive import is_linear
from natsgrammar_gen.language.regex_printer import ECMASCRIPT, expression
from natsgrammar_gen.language.tree import tree_of

_LONGEST = 200  # characters of an expression: longer ones are of rules that few programs check often

# What a constant of a module cannot be called.
_TAKEN = re.compile(
    r"arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|"
    r"export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|"
    r"package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|"
    r"void|while|with|yield|automata"
)


def typescript(context: Context) -> Files:
    """The package, in `typescript/`."""
    editions = newest(context)
    printed, known = typescript_units(editions), expressions(editions)
    automata = template("typescript/automata.js.j2").render(languages=languages(editions), expressions=known)
    files = {
        "typescript/README.md": readme("typescript", context, printed),
        "typescript/package.json": template("typescript/package.json.j2").render(
            package=context.package, ours=context.ours, units=printed
        ),
        "typescript/index.js": template("typescript/index.js.j2").render(),
        "typescript/index.d.ts": template("typescript/index.d.ts.j2").render(),
        "typescript/automata.js": automata,
    }
    for unit in printed:
        for end in ("js", "d.ts"):
            text = template(f"typescript/rules.{end}.j2").render(unit=unit, expressions=known)
            files[f"typescript/{unit.name}.{end}"] = text
    return files


def typescript_units(editions: list[Edition]) -> list[Unit]:
    """What each module of the package holds."""
    return units(editions, _module, _constant)


def expressions(editions: Iterable[Edition]) -> dict[str, str]:
    """The shortest expression of each language that has a short one, by the hash of the language."""
    found: dict[str, str] = {}
    for rule in (rule for edition in editions for rule in edition.rules.values()):
        if (written := short_expression(rule)) is not None:
            key = shape(rule)[0].language
            found[key] = min(found.get(key, written), written, key=lambda it: (len(it), it))
    return found


def short_expression(rule: Rule) -> str | None:
    """A short expression of a rule's names that takes linear time; where they have a limit, of names without it."""
    found = shape(rule)[0]
    if found.limit is not None:
        tree = tree_of(found.dfa)
    else:
        tree = rule.conjuncts[0] if rule.max_bytes is None and rule.linear and len(rule.conjuncts) == 1 else None
    if tree is None or (found.limit is not None and not is_linear(tree)):
        return None
    written = expression(tree, ECMASCRIPT)
    return written if len(written) <= _LONGEST else None


def _module(spec: str) -> str:
    return f"{spec}-rules" if spec in ("index", "automata") else spec


def _constant(name: str) -> str:
    spelled = camel(name)
    return f"{spelled}_" if _TAKEN.fullmatch(spelled) else spelled
