"""Validator packages in Go, TypeScript, Java and Rust: runtime, rules and README from one table.

The newest edition of each specification gets a file of rules, and a superseded one on request. The languages of all
rules are in one file, each once.

V8 is faster with a short regular expression than with a walk through a table, so in TypeScript languages with a short
one get both. The expression is proved to be linear and, as all others, to be the automaton; a limit on the length is
beside both. Names of characters in any order have the expression of another character: looking for one is fastest.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.entries import at_run_time
from natsgrammar_gen.emit.identifiers import Unit, numbered_causes, units
from natsgrammar_gen.emit.quoting import template
from natsgrammar_gen.emit.shape import builder, shape
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.ast import Chars, Node, repeat, seq
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DEAD, DFA, compile_tree
from natsgrammar_gen.language.possessive import is_linear
from natsgrammar_gen.language.regex_printer import ECMASCRIPT, expression, outside_for_ecmascript
from natsgrammar_gen.language.tree import tree_of

_FEW = 3  # states
_LONGEST = 200  # characters of an expression: longer ones are of rules that few programs check often
_KNOWN = "portable", "stream-name"  # the example of a README if there is one: people know names of streams

Example = dict[str, Any]  # a rule under its identifiers, with a valid and an invalid name
_CLASSES = "Automata Automaton Cause Codec CodecException Rule SubjectIndex Subjects Violation"
# Path in the folder of a language → template; a path with `{unit}` is written for each specification.
_FILES: dict[str, dict[str, str]] = {
    "go": {
        "go.mod": "go/go.mod",
        "rules.go": "go/runtime.go",
        "byaddress/byaddress.go": "go/byaddress.go",
        "internal/automata/automata.go": "go/automata.go",
        "internal/automata/tables.go": "go/tables.go",
        "{unit}/{unit}.go": "go/rules.go",
    },
    "typescript": {
        "package.json": "typescript/package.json",
        "index.js": "typescript/index.js",
        "index.d.ts": "typescript/index.d.ts",
        "automata.js": "typescript/automata.js",
        "{unit}.js": "typescript/rules.js",
        "{unit}.d.ts": "typescript/rules.d.ts",
        "by-address.js": "typescript/by-address.js",
        "by-address.d.ts": "typescript/by-address.d.ts",
        "by-address.cjs": "typescript/by-address.js",
        "by-address.d.cts": "typescript/rules.d.cts",
        "index.cjs": "typescript/index.js",
        "index.d.cts": "typescript/index.d.cts",
        "automata.cjs": "typescript/automata.js",
        "{unit}.cjs": "typescript/rules.js",
        "{unit}.d.cts": "typescript/rules.d.cts",
    },
    "java": {
        "pom.xml": "java/pom.xml",
        **{f"src/main/java/{{folder}}/{name}.java": f"java/{name}.java" for name in _CLASSES.split()},
        "src/main/java/{folder}/{unit}.java": "java/Rules.java",
    },
    "rust": {
        "Cargo.toml": "rust/Cargo.toml",
        "src/lib.rs": "rust/lib.rs",
        "src/automaton.rs": "rust/automaton.rs",
        "src/automata.rs": "rust/automata.rs",
        "src/{unit}.rs": "rust/rules.rs",
    },
}


@dataclass(frozen=True)
class Language:
    """An automaton's text, its hash, and its rules' addresses."""

    hash: str
    text: str
    rules: tuple[str, ...]

    @property
    def whose(self) -> str:
        """The first rule, and the number of others."""
        first, *more = self.rules
        return f"{first} and {len(more)} more" if more else first


def package(language: str, context: Context) -> Files:
    """Return the package's files, in a folder named after the language."""
    editions = context.packaged
    printed = units(language, editions, context.package)
    values: dict[str, Any] = {
        "language": language,
        "package": context.package,
        "module": context.module,
        "java_package": context.java_group,
        "ours": context.ours,
        "superseded": ",".join(context.superseded),
        "units": printed,
        "languages": _languages(editions),
        "causes": [*numbered_causes(editions)],
        "expressions": _expressions(editions) if language == "typescript" else {},
    }
    example = min(_examples(printed, editions), key=lambda rated: rated[0], default=(0, None))[1]
    files = {f"{language}/README.md": template("README.md.j2").render(example=example, **values)}
    folder = values["java_package"].replace(".", "/")
    for path, name in _FILES[language].items():
        for unit in printed if "{unit}" in path else printed[:1]:
            place = path.format(unit=unit.name, folder=folder)
            text = template(f"{name}.j2").render(unit=unit, stem=place.partition(".")[0], **values)
            files[f"{language}/{place}"] = _common_js(text) if path.endswith(".cjs") else text
    return files


def _common_js(text: str) -> str:
    """Return a module of ECMAScript as one of CommonJS, on two lines."""
    if re.search(r"(?m)^(export )?function ", text):  # beside functions are comments, and no texts but between quotes
        text = text[: text.index("\n")] + re.sub(r'("(?:[^"\\]|\\.)*")|\s//.*', r"\1", text[text.index("\n") :])
    text = re.sub(r'(?m)^import (?:\* as )?(.+) from "(.+)\.js";$', r'const \1 = require("\2.cjs");', text)
    names = ", ".join(re.findall(r"(?m)^export \w+ (\w+)", text))
    head, end, body = f"{text}module.exports = {{ {names} }};\n".partition("\n")
    return head + end + re.sub(r"(^|\n)(\s|export )*(?=.)", " ", body).lstrip()


def _languages(editions: Iterable[Edition]) -> list[Language]:
    """Return each language once; those with similar rows are neighbours, which compresses well."""
    languages: dict[str, Language] = {}
    for edition in editions:
        for name, rule in edition.rules.items():
            marked, _ = builder(rule) or (None, [])
            for automaton, what in ((shape(rule)[0], ""), (marked, " with marked parts")):
                if automaton:
                    known = languages.get(automaton.language, Language(automaton.language, automaton.text, ()))
                    languages[known.hash] = replace(known, rules=(*known.rules, f"{edition.address}:{name}{what}"))
    return sorted(languages.values(), key=lambda known: (-known.text.count(" "), known.text.split("|")[2], known.hash))


def _expressions(editions: Iterable[Edition]) -> dict[str, str]:
    """Return each language's shortest expression, if any is short, by the language's hash."""
    shortest: dict[str, str] = {}
    for rule in (rule for edition in editions for rule in edition.rules.values()):
        if (text := short_expression(rule)) is not None:
            key = shape(rule)[0].language
            shortest[key] = min(shortest.get(key, text), text, key=lambda text: (len(text), text))
    return shortest


def short_expression(rule: Rule) -> str | None:
    """Return a short expression for a rule's names, in linear time, or `[…]` for what none of them has.

    It ignores the empty name, and a limit on the length.
    """
    automaton = shape(rule)[0]
    if len({*map(tuple, automaton.dfa.table)}) == len(automaton.dfa.char_classes) == 1:
        text = outside_for_ecmascript(automaton.dfa.char_classes[0])
        return text if len(text) <= _LONGEST else None
    tree = _between_ends(automaton.dfa)
    if tree is None and automaton.limit is not None:
        tree = tree_of(automaton.dfa)
        tree = tree if tree is not None and is_linear(tree) else None
    elif tree is None:
        tree = rule.conjuncts[0] if rule.max_bytes is None and rule.linear and len(rule.conjuncts) == 1 else None
    text = "" if tree is None else expression(tree, ECMASCRIPT)
    return text if 0 < len(text) <= _LONGEST else None


def _between_ends(dfa: DFA) -> Node | None:
    """Return the tree for names that begin and end with one set of characters, with another between, or None."""
    ends, inner = (
        CharSet.union(members for members, target in zip(dfa.char_classes, row, strict=True) if target != DEAD)
        for row in (dfa.table[0], dfa.table[-1])
    )
    tree = seq((Chars(ends), repeat(seq((repeat(Chars(inner), 0, None), Chars(ends))), 0, 1)))
    return tree if len(dfa.table) <= _FEW and compile_tree(tree) == dfa else None


def _examples(printed: Sequence[Unit], editions: Iterable[Edition]) -> Iterator[tuple[tuple[bool, ...], Example]]:
    """Yield each rule with a valid name, after a sort key: the better the example, the smaller."""
    for unit, edition in zip(printed, editions, strict=True):
        for named, (name, rule) in zip(unit.rules, edition.rules.items(), strict=True):
            if not rule.dfa.accepting:
                continue
            good = next(iter(rule.good), rule.shortest)
            bad = next((text for text, _ in rule.bad if _is_readable(text)), None)
            unfit = ((edition.grammar.spec, name) != _KNOWN, bad is None, not _is_readable(good))
            example = {"unit": unit.name, "rule": named.identifier, "good": good}
            yield unfit, {**example, "bad": bad, "error": partial(_message, edition, name, bad)}


def _message(edition: Edition, name: str, bad: str | None) -> str:
    return str(at_run_time(edition)[0][name].check(bad or ""))


def _is_readable(name: str) -> bool:
    return bool(name) and name.isascii() and name.isprintable()
