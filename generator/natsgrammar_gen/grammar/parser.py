"""One grammar file, read with Lark's own grammar of Lark; all its problems are reported together.

Lark itself decides whether a file is a grammar.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from os.path import isfile
from pathlib import Path

from lark import Token, Tree, UnexpectedInput

from natsgrammar.core.table import LONGEST_ENDING
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import near, quoted
from natsgrammar_gen.grammar import by_lark
from natsgrammar_gen.grammar.annotations import OF_FILES, OF_RULES, CauseNote, Notes, block_above, read_notes, top_block
from natsgrammar_gen.grammar.causes import NOWHERE, WORDS, Cause, Where
from natsgrammar_gen.grammar.codec_checks import codec_problems
from natsgrammar_gen.grammar.location import grammar_root, imported_file, source
from natsgrammar_gen.grammar.lowering import STEPS_OF_NODE, Broken, Unsupported, has_open_bar, lower
from natsgrammar_gen.grammar.model import Definition, Grammar, advised, limited
from natsgrammar_gen.grammar.part_checks import part_problems
from natsgrammar_gen.language.ast import EMPTY, Chars, Node, Part, depth, nullable, rebuilt, size, unlimited
from natsgrammar_gen.language.budget import STEPS, OutOfBudget, TooLarge, spend
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.parts import lifted, part_names, without_parts
from natsgrammar_gen.language.queries import completion_lengths
from natsgrammar_gen.language.tree import compact

DEEPEST = 40  # nested groups; the deepest real rule has 18
_STEPS_OF_CHARACTER = 10  # to read it, twice with Lark
_STEPS_OF_COMPARISON = 100  # of an unknown name with a known one


_STATEMENT = re.compile(r"[%!?_A-Za-z]")
_UNREADABLE = re.compile(r"%(extend|override)\b|[!?]{2,}[_a-z]\w*")  # valid Lark that Lark's own grammar misses


class Reader:
    """One pass over one file; collects problems instead of stopping at the first.

    `collect` fills `bodies`, `tree` lowers one name at a time, and `read` does both for the whole file.
    """

    def __init__(self, path: Path, root: Path, importing: tuple[Path, ...]) -> None:
        self.path, self.root, self.importing = path, root, importing
        self.name = str(path)  # in messages
        self.text = source(path).replace("\r\n", "\n").replace("\r", "\n")
        self.lines = self.text.split("\n")
        self.problems: list[Diagnostic] = []
        self.imported: dict[tuple[str, ...], str] = {}  # texts of other files, also of those that they import
        # The budget can end deep inside of any work, so its place is noted before: line, column, purpose.
        self.place = (1, 1, "here")
        # What the file defines, by name: its right-hand side, its comment, its language (None: it has a problem).
        self.bodies: dict[str, tuple[Token, Tree[Token] | Token]] = {}
        self.notes: dict[str, tuple[Notes, list[Diagnostic]]] = {}
        self.trees: dict[str, Node | None] = {}
        self.lowering: list[str] = []  # the names whose languages are being computed, each used by the one before
        self.sizes: dict[str, int] = {}  # nodes of each tree
        self.heights: dict[str, int] = {}  # length of the longest chain of names that begins with each
        self.open: set[str] = set()  # terminals that are one regular expression with a `|` outside of groups

    def problem(self, line: int, column: int, message: str) -> None:
        """Add a problem at a place."""
        self.problems.append(Diagnostic(self.name, line, column, message))

    def at(self, token: Token, message: str) -> None:
        """Add a problem at a token."""
        self.problem(token.line or 1, token.column or 1, message)

    def work_at(self, token: Token, steps: int = 0) -> None:
        """Spend steps, and note the token as the place of the following work."""
        self.place = (token.line or 1, token.column or 1, f"`{token}`")
        spend(steps)

    def near(self, name: str, known: Collection[str]) -> str:
        """Return the known names like an unknown one, as a message's end."""
        spend(_STEPS_OF_COMPARISON * len(known))
        return near(name, known)

    def read(self, spec: str, edition: str) -> Grammar:
        """Return the grammar, as far as it can be read; `problems` has the rest."""
        try:
            return self._read(spec, edition)
        except OutOfBudget as error:
            line, column, what = self.place
            name = what.strip("`")
            tree = limited(self.trees.get(name) or EMPTY, self.notes.get(name, (None, []))[0])  # no step to read more
            self.problem(line, column, f"the file {advised(OutOfBudget(error.steps, f' up to {what}'), tree)}")
            return Grammar(spec, edition, self.name, Notes(), {})

    def _read(self, spec: str, edition: str) -> Grammar:
        parsed = self.collect()
        notes, problems = read_notes(self.lines, top_block(self.lines), OF_FILES, self.name)
        self.problems.extend(problems)
        _, of_values, line = notes.causes_of or ("", "", 0)
        values = self.causes_in(replace(notes, causes_of=(of_values, "", line)), ()) if of_values else ()
        causes = self.causes_in(notes, ())
        definitions = {}
        for name, (token, _) in self.bodies.items():
            tree = self.tree(name)
            own = self._notes_of(name)
            self.problems.extend(self.notes[name][1])
            if tree is not None and own is not None:
                self.work_at(token)
                if (whole := self._lifted(token, tree)) is not None:
                    definition = self._definition(token, tree, whole, own)
                    usual = values if own.noun == "value" else causes  # else it is about names
                    definitions[name] = replace(definition, causes=self.causes_in(own, usual))
        self._check_unique()
        if not any(name[0].islower() for name in self.bodies) and not self.problems:
            self.problem(1, 1, "no public rule in this file; the name of a rule is in lower case")
        if not self.problems:
            rules = [d.name for d in definitions.values() if d.public]
            if cause := by_lark.refusal(self.text, parsed, self.name, self.root, rules):
                self.problem(1, 1, f"Lark rejects the grammar: {cause}")
        self._check_automata(definitions)
        if not self.problems:
            for definition in definitions.values():
                self.work_at(self.bodies[definition.name][0])
                for line, message in part_problems(definition):
                    self.problem(line, 1, message)
                for message in codec_problems(definition, definitions, lambda name: self.near(name, definitions)):
                    self.problem(definition.line, 1, message)
        foreign = {name: tree for name, tree in self.trees.items() if name not in self.bodies}
        imported = {name: without_parts(tree) for name, tree in foreign.items() if tree}
        return Grammar(spec, edition, self.name, notes, definitions, imported)

    def collect(self) -> Tree[Token]:
        """Fill `bodies` and `trees` with the file's definitions and imports; return Lark's tree."""
        for line, text in enumerate(self.lines, 1):
            self.place = (line, 1, "here")
            spend(_STEPS_OF_CHARACTER * len(text))
            if statement := _UNREADABLE.match(text):
                self.problem(line, 1, f"`{statement.group()}`: the subset leaves this out")
        parsed = self._parse()
        for item in (item for item in parsed.children if isinstance(item, Tree)):
            if item.data in ("rule", "token"):
                self._collect_definition(item)
            elif item.data in ("import", "multi_import"):
                self._collect_import(item)
            else:
                where = next(item.scan_values(lambda v: isinstance(v, Token)), Token("", "", line=1, column=1))
                self.at(where, f"`%{str(item.data).removesuffix('_rule')}`: the subset leaves this out")
        return parsed

    def _parse(self) -> Tree[Token]:
        """Return Lark's tree; each unreadable statement is reported, blanked and skipped."""
        lines = [("" if _UNREADABLE.match(line) else line) for line in self.lines]
        while True:
            try:
                return by_lark.tree_of("\n".join(lines) + "\n")
            except UnexpectedInput as error:
                line = error.line if error.line > 0 else len(lines)
                self.place = (line, 1, "here")
                spend(_STEPS_OF_CHARACTER * len(self.text))
                first = next((n for n in range(line, 0, -1) if _STATEMENT.match(lines[n - 1])), line)
                after = (n for n in range(first + 1, len(lines) + 1) if _STATEMENT.match(lines[n - 1]))
                last = next(after, len(lines) + 1)
                self.problem(line, max(error.column, 1), by_lark.cause(error))
                if not any(lines[first - 1 : last - 1]):
                    return Tree("start", [])
                lines[first - 1 : last - 1] = [""] * (last - first)

    def _collect_definition(self, item: Tree[Token]) -> None:
        token, params, *priority, body = item.children
        assert isinstance(token, Token)
        assert isinstance(params, Tree)
        if params.children:
            self.at(token, f"`{token}` is a template: the subset has none")
        elif priority:
            self.at(token, f"`{token}` has a priority: the subset has none, because it does not change the language")
        elif token[0] in "?!":
            self.at(token, f"`{token}`: leave out the `{token[0]}`, which only shapes a parse tree")
        elif str(token) in self.bodies:
            self.at(token, f"`{token}` is defined twice; first in line {self.bodies[str(token)][0].line}")
        else:
            self.bodies[str(token)] = (token, body)

    def _collect_import(self, item: Tree[Token]) -> None:
        names = [token for token in item.scan_values(lambda v: isinstance(v, Token)) if token != "."]
        path = next(node for node in item.children if isinstance(node, Tree) and node.data == "import_path")
        folders = [str(token) for token in path.scan_values(lambda v: isinstance(v, Token)) if token != "."]
        if any(token == "." for token in path.children) and path.children[0] == ".":
            return self.at(names[0], "a relative import: write the path from the grammar folder, without a leading dot")
        if item.data == "import":
            if len(item.children) > 1:
                return self.at(names[-1], "the subset has no renaming imports")
            imported, folders = [names[-1]], folders[:-1]
        else:
            imported = names[len(folders) :]
        if not folders:
            return self.at(names[0], f"{quoted(names[0])} alone names no terminal: write `{names[0]}.NAME`")
        file = imported_file(self.root, folders)
        grammar = quoted(".".join(folders))
        if file in self.importing or file == self.path:
            return self.at(names[0], f"{grammar} imports itself")
        if not isfile(file):  # noqa: PTH113 - Path raises for a long name
            blocks = (file for at in {self.root, grammar_root()} for file in at.glob("_*/*.lark"))
            known = ["common", *sorted({f"{file.parent.name}.{file.stem}" for file in blocks})]
            return self.at(names[0], f"unknown grammar {grammar} to import from{self.near('.'.join(folders), known)}")
        self.work_at(names[0])
        other = self._collected(file, folders)
        for token in imported:
            if str(token) not in other.bodies:
                self.at(token, f"{grammar} does not define {quoted(token)}{self.near(token, other.bodies)}")
            elif str(token) in self.bodies or str(token) in self.trees:
                self.at(token, f"`{token}` is defined twice")
            else:
                tree = other.tree(str(token))
                self.trees[str(token)] = tree and other.named(str(token), tree)
                self.open.update(other.open & {str(token)})
        if other.problems and not file.is_relative_to(self.root):
            return self.at(imported[0], f"{grammar} is Lark's, and leaves the subset here: {other.problems[0].message}")
        self.problems.extend(other.problems)
        return None

    def _collected(self, file: Path, folders: Sequence[str]) -> "Reader":
        other = Reader(file, self.root, (*self.importing, self.path))
        other.collect()
        self.imported |= other.imported | {tuple(folders): other.text}
        return other

    def tree(self, name: str) -> Node | None:
        """Return the language for a name in this file, or None if it has a problem."""
        if name in self.trees:
            return self.trees[name]
        token, body = self.bodies[name]
        self.trees[name] = None
        self.lowering.append(name)
        try:
            self.work_at(token)
            if not _is_terminal(name):
                by_lark.spend_alternatives(body)
            tree = lower(body, self._lookup)
            if depth(tree) > DEEPEST:
                raise Unsupported(f"`{name}` is nested more than {DEEPEST} deep")  # noqa: TRY301
            self.trees[name] = tree
            if _is_terminal(name):
                self._check_joins(name, body)
        except Unsupported as error:
            for each in (error, *error.also):
                if not isinstance(each, Broken):
                    self.at(each.where if each.where is not None and each.where.line else token, str(each))
        except RecursionError:
            self.at(token, f"`{name}` is nested too deeply")
        finally:
            self.lowering.pop()
        return self.trees[name]

    def _lookup(self, token: Token) -> Node:
        name = str(token)
        if name in self.lowering:
            circle = " → ".join([*self.lowering[self.lowering.index(name) :], name])
            raise Unsupported(f"`{name}` is recursive ({circle}): not regular notation; use `*` or `+`", token)
        if name not in self.bodies and name not in self.trees:
            raise Unsupported(f"`{name}` is not defined{self.near(name, [*self.bodies, *self.trees])}", token)
        tree = self.tree(name)
        if tree is None:
            raise Broken(f"`{name}` has a problem")
        if name not in self.sizes:
            self.sizes[name] = size(tree, once=not _is_terminal(name))
        self.work_at(token, STEPS_OF_NODE * self.sizes[name])
        user, height = self.lowering[-1], self.heights.get(name, 1)
        self.heights[user] = max(self.heights.get(user, 1), height + 1)
        if _is_terminal(user):
            spend(self.sizes[name] * height)  # Lark walks a terminal from its top, through those that it names
        return self.named(name, tree)

    def named(self, name: str, tree: Node) -> Node:
        """Return a definition's tree as others use it: within its limits, and as a named part if it is one."""
        notes = self._notes_of(name)
        tree = limited(tree, notes)
        return Part(tree, notes.part) if notes and notes.part else tree

    def _check_joins(self, name: str, body: Tree[Token] | Token) -> None:
        """Reject `/a|b/ "c"` in a terminal: Lark joins its parts' texts, and reads `a|bc`."""
        if self._has_open_bar(body):
            self.open.add(name)
        for row in body.find_data("expansion") if isinstance(body, Tree) else ():
            for item in filter(self._has_open_bar, row.children):
                token = next(item.scan_values(bool)) if isinstance(item, Tree) else item
                joined = "would reach beyond it, as Lark joins a terminal's parts"
                self.at(token, f"the `|` of `{token}` {joined}; write `/(…|…)/`")

    def _has_open_bar(self, node: Tree[Token] | Token) -> bool:
        """Return whether Lark reads the node as one regular expression with a `|` outside groups."""
        token = node.children[0] if isinstance(node, Tree) and node.data in ("name", "literal") else node
        if not isinstance(token, Token):
            return False
        return token in self.open or (token.type == "REGEXP" and has_open_bar(token[1 : token.rindex("/")]))

    def _notes_of(self, name: str) -> Notes | None:
        """Return a definition's notes, read once; `read` reports their problems."""
        if name in self.bodies and name not in self.notes:
            block = block_above(self.lines, self.bodies[name][0].line or 1)
            self.notes[name] = read_notes(self.lines, block, OF_RULES, self.name)
        return self.notes[name][0] if name in self.notes else None

    def causes_in(self, notes: Notes, usual: tuple[Cause, ...]) -> tuple[Cause, ...]:
        """Return the causes that a comment block states, before those of the file it names or else the `usual` ones."""
        where = self._where
        own = [
            Cause(n.name, n.sentence, n.advice, where(n, n.found), where(n, n.before), n.scope, where(n, n.where))
            for n in notes.causes
        ]
        if notes.causes_of is not None:
            name, _, line = notes.causes_of
            file = imported_file(self.root, name.split("."))
            if name == "none":
                usual = ()
            elif isfile(file):  # noqa: PTH113 - as above
                other = self._collected(file, name.split("."))
                stated, problems = read_notes(other.lines, top_block(other.lines), OF_FILES, other.name)
                usual = other.causes_in(replace(stated, causes_of=None), ())
                self.problems.extend([*problems, *other.problems])
            else:
                self.problem(line, 1, f"unknown grammar {quoted(name)} to take causes from")
        return (*own, *usual)

    def _where(self, note: CauseNote, words: tuple[str, ...]) -> Where:
        """Return the set with all words' characters; report those without a meaning."""
        where = Where(NOWHERE)
        for word in words:
            known = word in self.bodies or word in self.trees
            tree = self.tree(word) if known else None
            if word in WORDS:
                where |= WORDS[word]
            elif isinstance(tree, Chars):
                where |= Where(tree.set)
            elif not known:
                names = (*WORDS, *self.bodies, *self.trees)
                self.problem(note.line, 1, f"`@cause {note.name}`: `{word}` is not defined{self.near(word, names)}")
            else:
                self.problem(note.line, 1, f"`@cause {note.name}`: `{word}` must be one character class")
        return where

    def _definition(self, token: Token, written: Node, tree: Node, notes: Notes) -> Definition:
        name = str(token)
        parts = rebuilt(written, unlimited) if part_names(written) else None
        whole = limited(tree, notes)
        if whole != tree and not name[0].islower():
            address = "are for rules with an address: `TERMINAL` and `_name` are parts of rules"
            self.at(token, f"`@length`, `@max-bytes` and `@check` {address}")
        tree = whole
        if _is_terminal(name) and nullable(tree):
            self.at(token, f"`{name}` matches the empty string, which Lark does not allow a terminal: make it a rule")
        line, body = token.line or 1, self.bodies[name][1]
        end = getattr(body if isinstance(body, Token) else body.meta, "end_line", token.line)  # `x:` has no end
        return Definition(name, tree, line, "\n".join(self.lines[line - 1 : end]).rstrip(), notes, body, parts)

    def _lifted(self, token: Token, tree: Node) -> Node | None:
        """Return the tree, printable, with limits on parts moved to the whole name, or report that none can be."""
        try:
            whole = lifted(without_parts(tree))
            if whole is None:
                why = "names do not show where it begins and ends, or it counts bytes of other characters than ASCII"
                self.at(token, f"`{token}` has a part with a limit, but {why}; limit the whole rule instead")
            elif token[0].islower():
                if STEPS_OF_NODE * size(whole) > STEPS and (dfa := compile_tree(whole)).accepting:
                    whole = compact(dfa)
                spend(STEPS_OF_NODE * size(whole))
        except OutOfBudget:
            raise
        except TooLarge as error:
            self.at(token, f"`{token}` {advised(error, tree)}")
            return None
        return whole

    def _check_unique(self) -> None:
        seen: dict[str, str] = {}
        for name, (token, _) in self.bodies.items():
            if name[0].islower():
                other = seen.setdefault(name.strip("_"), name)
                if other != name:
                    self.at(token, f"`{name}` and `{other}` have the same address")

    def _check_automata(self, definitions: dict[str, Definition]) -> None:
        for definition in definitions.values():
            self.work_at(self.bodies[definition.name][0])
            try:
                dfa = definition.dfa
                if definition.public:  # its table has as many characters of completions
                    spend(sum(length for length in completion_lengths(dfa).values() if length <= LONGEST_ENDING))
            except OutOfBudget:
                raise
            except TooLarge as error:
                self.problem(definition.line, 1, f"`{definition.name}` {advised(error, definition.tree)}")
                continue
            if not dfa.accepting:
                self.problem(definition.line, 1, f"`{definition.name}` accepts nothing at all")
            for example in definition.notes.examples:
                position = dfa.first_error(example.name)
                if position != example.position:
                    stated = "is valid" if example.position is None else f"has its first error at {example.position}"
                    actual = "it is valid" if position is None else f"its first error is at {position}"
                    claim = f"the example says that {quoted(example.name)} {stated}"
                    self.problem(example.line, 1, f"{claim}, but {actual}")


def _is_terminal(name: str) -> bool:
    return name.lstrip("_")[:1].isupper()
