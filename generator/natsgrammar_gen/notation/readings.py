"""A text's definitions: productions by name, with those they need from other texts, and their meanings."""

import re
from collections import ChainMap, Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from pathlib import PurePath
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import near
from natsgrammar_gen.notation.expression import NEVER, UNKNOWN, Expression, named
from natsgrammar_gen.notation.meaning import Listed, _Reader
from natsgrammar_gen.notation.standards import _StandardReader, unrolled_at_the_edge
from natsgrammar_gen.notation.text import LONGEST, NOT_READ, STYLES, Block, Findings, Production, Text, productions

CORE = "grammar/notation/core.abnf"
DEEPEST = 60  # definitions in one chain of uses
MOST_LISTED = 10_000  # list items and table rows to try as productions
# The last proper noun after a preposition names the purpose of a second definition: "running on Windows".
_FOR = re.compile(r"\b(?:[Oo]n|[Ff]or|[Uu]nder|[Uu]sing|[Ii]n|[Ww]ith)\s+(?:an?\s+|the\s+)?`?([A-Z][A-Za-z0-9]+)")
_NO_VARIANT = {"NATS", "API", "ASCII", "UTF", "UTF8"}
MOST_NESTED = 100  # nested brackets
ISO = "`{}` is a sign of ISO 14977's EBNF, which is not read; write the production in ABNF or in W3C's EBNF"
_OPERATORS = {"repeated", "counted", "option", "difference", "choice", "NUMERIC", "SENSITIVE", "CODE"}


@dataclass(frozen=True, slots=True)
class Notation:
    """How texts write productions, as a Lark grammar, and the names they use without defining them.

    In ADRs these are sets of characters, in ABNF productions.
    """

    name: str
    productions: str
    names: Listed
    core: str

    @property
    def is_standard(self) -> bool:
        """Whether a standard defines this notation."""
        return self.name != "adr"


@dataclass(frozen=True, slots=True)
class Definition:
    """A production under its name; `variant` distinguishes a second definition under the same name.

    `level` counts down while a recursion is unrolled.
    """

    production: Production
    key: str
    variant: str | None
    tree: Tree[Token]
    spelled: str
    level: int = 0


Definitions = dict[str, Definition]


def definitions_in(written: list[Production], notation: Notation, findings: Findings) -> Definitions:
    """Return every readable production, by the key under which the others refer to it."""
    definitions: Definitions = {}
    first: dict[tuple[str, Block], Production] = {}
    spelled_as: dict[str, str] = {}
    variants: Counter[str] = Counter()
    for production in written:
        name, block = production.name, production.block
        twice = first.setdefault((name, block), production)
        other = spelled_as.get(snake(name))
        if notation.is_standard:
            twice, other = production, None if notation.name == "abnf" else other
        if twice is not production:
            findings.faults.append(production.fault(f"`{name}` is defined twice; first in line {twice.line}"))
        elif other not in (None, name):
            findings.faults.append(production.fault(f"`{name}` and `{other}` become the same name in Lark"))
        parsed = parse(production, notation.productions, findings)
        if not parsed or twice is not production:
            continue
        if notation.is_standard:
            _define(definitions, Definition(production, key_in(notation, name), None, *parsed), findings)
        else:
            suffix = _variant(production) if other == name else None
            key = f"{name}-{suffix}" if suffix else name
            variants[key] += 1
            key += f"-{variants[key]}" if variants[key] > 1 else ""
            definitions.setdefault(key, Definition(production, key, suffix, *parsed))
        spelled_as[snake(name)] = name
    return definitions


def _variant(production: Production) -> str:
    """Return a second definition's suffix, as `windows`: its purpose, from the end of the prose above; or `variant`."""
    named = [word.lower() for word in _FOR.findall(production.block.prose) if word.upper() not in _NO_VARIANT]
    named = [word for word in named if word not in production.name.lower().split("-")]
    return named[-1] if named else "variant"


def misplaced(findings: Findings, definitions: Definitions, notation: Notation) -> Iterator[Diagnostic]:
    """Yield a fault for each listed name with an expression behind it: an operator, and no unknown words.

    Quoted text alone is one if nothing else is in the row; in an ADR it is code in prose. In a sentence it is one
    beside words, if nothing else defines the name.
    """
    known = {snake(name) for name in (*definitions, *notation.names, *(part.name for part in findings.listed))}
    noted, defined, doubtful = {note.line for note in findings.assumed}, {*map(snake, definitions)}, list[Production]()
    code, bar = re.compile(r"[\"'*+?/|\[(%#]|\d[A-Za-z]"), STYLES[notation.name].bars[0]
    listed = [part for part in findings.listed if part.block.mark != "line" or code.search(part.text)]
    notes = [part.fault("no line from here on is tried as a production") for part in listed[MOST_LISTED:]]
    findings.assumed += notes[:1]
    for part in listed[:MOST_LISTED]:
        mark, text = part.block.mark, re.sub(r"^\s*(?:[-*+>]\s+)?", "", part.text)
        is_inline, is_cell, is_line = (mark == each for each in ("inline", "cell", "line"))
        is_more = mark == "more" or text.startswith(bar if is_line else f"{bar} ")
        if is_inline and not is_more and key_in(notation, part.name) in definitions:
            continue
        texts = re.split({"inline": r"[.,;:](?=\s)", "line": "\n"}.get(mark, r"(?<!\\)\|"), text)
        texts = [text.rstrip(' .,;)"”'), texts[0].rstrip(" .")] if is_inline else texts
        cells = [cell for text in texts if (cell := text.strip(" `").lstrip(":=").removeprefix(bar))]
        is_loose = is_inline or is_cell or is_line
        quoted = is_loose or (len(cells) == 1 and (notation.is_standard or part.name.endswith("-name")))
        for cell in cells:
            stated = f"{part.name} {'::=' if notation.name == 'ebnf' else '='} " + re.sub(r"\\([*_|])", r"\1", cell)
            for tree, _ in filter(None, [parse(replace(part, text=stated), notation.productions, Findings())]):
                signs = {node.data for node in tree.iter_subtrees()} | {token.type for token in tree.scan_values(bool)}
                words = {*map(snake, words_in(tree))}
                many = sum(len(each.children) for each in tree.find_data("words"))
                is_text = quoted and (many or not is_loose)
                is_code = bool(signs & (_OPERATORS | ({"QUOTED", "INSENSITIVE"} if is_text else set())))
                is_plain = not mark and len(cells) == 1 and bool(words) and words <= defined
                if words <= known and not is_cell and (is_code or is_more or (is_inline and words)):
                    yield part.misplaced()
                elif words <= known and (is_line or is_plain or (is_cell and (is_code or many > 1))):
                    doubtful.append(part)
        doubtful += [part] * bool(not mark and re.fullmatch(r"\S*\[[^]\s]+\][*+?{]\S*", text))  # in any notation
    for part in doubtful:
        note = f"`{part.block.lines[0][1].strip()[:LONGEST]}` may be a production, and is not read"
        findings.assumed += [part.fault(note)] * (part.line not in noted)


def key_in(notation: Notation, name: str) -> str:
    """Return the key for a name: ABNF ignores its case."""
    return name.lower() if notation.name == "abnf" else name


def _define(definitions: Definitions, new: Definition, findings: Findings) -> None:
    """Add a definition, or its alternatives to the one before (`=/`); the same text twice counts once."""
    old = definitions.get(new.key)
    is_more = "=/" in new.tree.children
    body = new.tree.children[-1]
    if old is None or _prose(old):
        if is_more:
            alone = f"`{new.production.name} =/` adds to a production that is not there"
            findings.faults.append(new.production.fault(alone))
        definitions[new.key] = new
    elif is_more:
        tree = Tree[Token]("production", [Tree("choice", [old.tree.children[-1], body], new.tree.meta)], new.tree.meta)
        spelled = f"{old.spelled} / {new.spelled.partition('=/')[2].strip()}"
        definitions[new.key] = replace(old, tree=tree, spelled=spelled)
    elif old.tree.children[-1] != new.tree.children[-1]:
        again = f"`{new.production.name}` is defined twice, differently; first in line {old.production.line}"
        findings.faults.append(new.production.fault(f"{again}; `--section HEADING` chooses one"))


def with_more(definitions: Definitions, other: Text, notation: Notation, findings: Findings) -> Definitions:
    """Return the definitions, with another text's for names without one, or with one in prose.

    What both texts define, each for itself, is two definitions; the other text's has its name behind an `@`.
    """
    apart, stem = Findings(), PurePath(other.path).stem
    more = definitions_in(productions(other, notation.name, apart), notation, apart)
    apart.faults += misplaced(apart, more, notation)
    findings.faults += [replace(fault, path=other.path) for fault in apart.faults]
    findings.assumed += [replace(note, path=other.path) for note in apart.assumed]
    while any(key.endswith(f"@{stem}") for key in definitions):
        stem += "-2"
    merged, names, uses = {**definitions, **more, **definitions}, {key: key for key in more}, _graph(more)
    both = {key: new for key, new in more.items() if key in definitions and _seen(new, notation) != key}
    own = {key for key, new in both.items() if definitions[key].tree.children[-1] != new.tree.children[-1]}
    for key, definition in both.items():
        if not own.isdisjoint(_reached(uses, [key])):
            names[key] = f"{key}@{stem}"
            merged[names[key]] = replace(definition, key=names[key])
    for key, definition in definitions.items():
        name = _seen(definition, notation) or key
        if _prose(definition) and name in more and not _prose(more[name]):
            use = Tree[Token]("words", [Token("NAME", names[name])])
            merged[key] = replace(definition, tree=Tree("production", [use]))
    return merged


def _prose(definition: Definition) -> str:
    """Return the definition's prose (`<…>`), if it is nothing else."""
    body = definition.tree.children[-1]
    return str(body) if isinstance(body, Token) and body.type == "PROSE" else ""


def _seen(definition: Definition, notation: Notation) -> str:
    """Return the key that prose such as `<path, see [RFC3986]>` refers to, if it is the whole definition."""
    see = re.match(r"<([A-Za-z][\w-]*), see ", _prose(definition))
    return key_in(notation, see[1]) if see else ""


def _scopes(definitions: Definitions) -> dict[str, ChainMap[str, str]]:
    """Return each text's names with the keys they mean: its own definitions, else another text's."""
    plain = {key: key for key in definitions}
    scopes: dict[str, ChainMap[str, str]] = {}
    for key, d in definitions.items():
        scopes.setdefault(d.production.path, ChainMap({}, plain))[key.partition("@")[0]] = key
    return scopes


def _graph(definitions: Definitions) -> dict[str, list[str]]:
    scopes = _scopes(definitions)
    graph: dict[str, list[str]] = {}
    for key, d in definitions.items():
        scope = scopes[d.production.path]
        graph[key] = [*{scope[word]: None for word in words_in(d.tree) if word in scope}]
    return graph


def _reached(graph: dict[str, list[str]], keys: Iterable[str]) -> set[str]:
    reached, stack = set[str](), [*keys]
    while stack:
        key = stack.pop()
        if key not in reached:
            reached.add(key)
            stack += graph[key]
    return reached


def used_by(definitions: Definitions, path: str, rules: Iterable[str], findings: Findings) -> Definitions:
    """Return the text's definitions, or the chosen ones, with everything they use."""
    roots = [key for key, d in definitions.items() if d.production.path == path]
    if rules:
        roots = [rule for rule in rules if rule in definitions]
        unknown = [f"no production `{rule}`{near(rule, definitions)}" for rule in rules if rule not in definitions]
        findings.faults += [Diagnostic("", 1, 1, message) for message in unknown]
    graph = _graph(definitions)
    kept = _reached(graph, roots)
    uses = {(path, root) for root in roots} | {(definitions[k].production.path, use) for k in kept for use in graph[k]}
    same: dict[str, list[str]] = {}
    for key in definitions:
        same.setdefault(key.partition("@")[0], []).append(key)
    for user, key in uses:
        first = definitions[key].production
        for other in (definitions[k] for k in same[key.partition("@")[0]] if k not in (key, *graph[key])):
            paths = {first.path, other.production.path}
            if not _prose(other) and (paths == {user} or paths.isdisjoint({user, path, CORE})):
                both = f"`{first.name}` is defined differently in {first.path}, line {first.line}"
                findings.faults.append(other.production.fault(f"{both}; `--with FILE#HEADING` chooses one"))
    return {
        key: replace(d, tree=unrolled_at_the_edge(d.tree, key.partition("@")[0]))
        for key, d in definitions.items()
        if key in kept
    }


class Readings:
    """One walk over the definitions, depth first along the uses: each one's meaning, and the listed names it uses."""

    def __init__(
        self, definitions: Definitions, names: Iterable[str], notation: Notation, findings: Findings, depth: int
    ) -> None:
        self.definitions, self.notation, self.findings, self.depth = dict(definitions), notation, findings, depth
        self.names, self.scopes = dict.fromkeys(names, ""), _scopes(definitions) if notation.is_standard else {}
        self.known: dict[str, tuple[Expression, frozenset[str]]] = {}
        self.path: dict[str, None] = {}
        self.circular: set[str] = set()
        self.is_whole = False  # without a fault before misplaced productions are looked for
        self.first = {d.production.name: d.key for d in definitions.values() if d.variant is None}
        graph = _graph(definitions) if depth else {}
        reach = {key: _reached(graph, uses) for key, uses in graph.items()}
        self.cycles = {key: {other for other in reach[key] if key in reach[other]} for key in graph}  # with each key
        self.of_block: dict[Block, dict[str, str]] = {}
        for d in definitions.values():
            self.of_block.setdefault(d.production.block, {})[d.production.name] = d.key

    def all(self) -> None:
        """Read every definition's meaning."""
        for key in [*self.definitions]:
            if key not in self.known:
                self.visit(key)
        for key, (body, _) in [*self.known.items()]:
            if body == NEVER:
                cut = self.definitions.pop(key)
                if not cut.level:
                    message = f"`{key}` has no text at depth {self.depth}; if it ends deeper, raise `--depth`"
                    self.findings.faults.append(cut.production.fault(message))

    def use(self, key: str) -> Expression:
        """Return the expression for a name: one level down, where the definition is being read already."""
        around = next(reversed(self.path))
        if self.depth and key in self.cycles[around.partition("-level-")[0]]:
            level = self.definitions[around].level
            level += self.at(key, level) in self.path
            if level == self.depth:
                return NEVER
            key = self.at(key, level)
        if key not in self.known:
            fault = self.definitions[key].production.fault
            if key in self.path:
                circle = [*self.path][[*self.path].index(key) :]
                self.circular.update(circle)
                advice = "; `--depth N` unrolls it N times" if self.notation.is_standard else ""
                chain = " → ".join([*circle, key])
                self.findings.faults.append(fault(f"`{key}` is defined by itself ({chain}){advice}"))
                return UNKNOWN
            if len(self.path) == DEEPEST:
                self.findings.faults.append(fault(f"`{key}` is used by more than {DEEPEST} others in a row"))
                return UNKNOWN
            self.visit(key)
        body = self.known[key][0]
        return body if body == NEVER else named(key, body)

    def at(self, key: str, level: int) -> str:
        """Return a definition's key at a level, counted from 0, in an unrolled recursion."""
        spelled = f"{key}-level-{level + 1}" if level else key
        if spelled not in self.definitions:
            self.definitions[spelled] = replace(self.definitions[key], key=spelled, level=level)
        return spelled

    def visit(self, key: str) -> None:
        """Read one definition."""
        definition = self.definitions[key]
        self.path[key] = None
        scope = self.scopes.get(definition.production.path) or ChainMap(
            self.of_block[definition.production.block] if definition.variant else {}, self.first
        )

        def look_up(name: str) -> Expression:
            assert name in scope or self.findings.faults, name  # only an unreadable production has no definition
            return self.use(scope[name]) if name in scope else UNKNOWN

        kind, known = _StandardReader if self.notation.is_standard else _Reader, ChainMap(scope, self.names)
        reader = kind(definition.production, known, look_up, self.notation.names, self.findings)
        try:
            self.known[key] = reader.expression(definition.tree.children[-1]), frozenset(reader.borrowed)
        except RecursionError:
            self.findings.faults.append(definition.production.fault("the production is nested too deeply"))
            self.circular.add(key)
        finally:
            del self.path[key]
        if key in self.circular:
            self.known[key] = UNKNOWN, frozenset()


def read_all(
    source: Text, others: Iterable[Text], rules: Iterable[str], notation: Notation, findings: Findings, depth: int
) -> tuple[Definitions, Readings]:
    """Return the definitions in a text, or those of the rules, with everything they use, and all their meanings."""
    written = productions(source, notation.name, findings)
    used = definitions = definitions_in(written, notation, findings)
    if notation.is_standard:
        for other in (*others, *([Text(notation.core, CORE)] if notation.core else [])):
            definitions = with_more(definitions, other, notation, findings)
        used = used_by(definitions, source.path, [key_in(notation, rule) for rule in rules], findings)
    readings = Readings(used, (key_in(notation, each.name) for each in written), notation, findings, depth)
    readings.all()
    readings.is_whole = not findings.faults
    findings.faults += misplaced(findings, definitions, notation) if readings.is_whole else ()
    return used, readings


def snake(name: str) -> str:
    """Return a name as Lark spells it, in lower case."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


@cache
def _parser(grammar: str) -> tuple[Lark, list[Token]]:
    comments: list[Token] = []
    callbacks: dict[str, Callable[[Token], Any]] = {"COMMENT": comments.append}
    if "INSENSITIVE" in grammar:  # ABNF, which ignores the case of names
        callbacks["NAME"] = lambda token: token.update(value=token.lower())
    options = {"parser": "lalr", "propagate_positions": True, "lexer_callbacks": callbacks}
    return Lark(grammar, start="production", **options), comments


def parse(production: Production, grammar: str, findings: Findings) -> tuple[Tree[Token], str] | None:
    """Return a production's parse tree, and the production in one line without comments.

    A comment may state a rule, so it is listed.
    """
    lark, comments = _parser(grammar)
    comments.clear()
    text, faults = production.text, findings.faults
    nesting = accumulate(1 if bracket in "([" else -1 for bracket in re.findall(r"[()[\]]", text))
    if max(nesting, default=0) > MOST_NESTED:  # an upper bound: those in quotes count too
        faults.append(production.fault("the production is nested too deeply"))
        return None
    try:
        tree = lark.parse(text)
    except (UnexpectedCharacters, UnexpectedToken) as error:
        faults.append(_unexpected(error, production))
        return None
    commas = tree.scan_values(lambda token: str(token).startswith(","))
    is_iso = production.block.mark == "ebnf"
    odd = re.compile(r"\s," if "RANGE" in {token.type for token in tree.scan_values(bool)} else r"\s,|\S,\S")
    iso = [comma for comma in commas if is_iso or odd.match(text, (comma.start_pos or 1) - 1)]
    ends = [comment for comment in comments if comment.startswith(";")]
    iso += [end for end in ends if is_iso or not (end + text[end.end_pos :]).strip("; \r\n")]
    faults += [production.fault_at(sign.line, sign.column, ISO.format(sign[0])) for sign in iso]
    for comment in reversed(comments):
        findings.assumed.append(production.fault_at(comment.line, comment.column, NOT_READ.format(comment.strip())))
        text = text[: comment.start_pos] + text[comment.end_pos :]
    return tree, " ".join(text.split())


def words_in(tree: Tree[Token]) -> set[str]:
    """Return every word in the production, known or not."""
    return {str(token) for words in tree.find_data("words") for token in words.children}


def _unexpected(error: UnexpectedCharacters | UnexpectedToken, production: Production) -> Diagnostic:
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        lines = production.text.rstrip().split("\n")
        return production.fault_at(len(lines), len(lines[-1]) + 1, "the production is incomplete")
    text = error.token.strip() if isinstance(error, UnexpectedToken) else error.char
    cause = ISO if text in (",", ";") else "`{}` is not expected here"
    return production.fault_at(error.line, error.column, cause.format(text))
