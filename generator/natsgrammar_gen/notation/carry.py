"""Content carried over to the next edition from the one before, as far as it still holds.

An import states the productions in its text. The dialect, roles, readings, examples and our own rules are in no text:
they come from the edition before. Examples get the verdicts of the new rules. A reading holds if its rule's production
and language are the same. Whatever changed is listed with its place, for someone to look at.
"""

import json
import re
import tempfile
from collections import Counter
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from lark import Tree

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.text import counted, quoted
from natsgrammar_gen.grammar.annotations import OF_RULES, Example, block_above, comment, read_notes, top_block
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.model import Definition, Grammar, is_name

_ANNOTATION = re.compile(r"@([a-z-]+)\s*(.*)")
_DEFINES = re.compile(r"(?:[\w-]+|<[^<>]+>)\s*(?:::=|:=|=)")  # a production in a text; our own ones have prose instead
_OF_THE_TEXT = ("production", "source", "length", "max-bytes")


@dataclass(frozen=True, slots=True)
class Carried:
    """The new edition's text; in words the content carried over; what did not hold; what is missing."""

    text: str
    kept: str
    left: tuple[Diagnostic, ...]
    lacks: tuple[Diagnostic, ...]


def carry(text: str, edition: str, path: str, old: Grammar, present: str | None = None) -> Carried:
    """Return the edition `text` with everything that holds from `old`. Raises `Refused` if it is no grammar."""
    carrier = _Carrier(old, edition)
    new = loaded(text, old.spec, edition)
    lines = carrier.own_rules(text, new.definitions)
    if carrier.own:
        new = loaded("\n".join(lines), old.spec, edition)
    text = "\n".join(carrier.header(carrier.comments(lines, new)))
    now = loaded(present or text, old.spec, edition, Path(old.path).parents[1])
    kept = ", ".join(counted(count, what) for what, count in carrier.kept.items())
    lines_now = {name: rule.line for name, rule in now.definitions.items()}
    left = {
        Diagnostic(path, lines_now.get(name, 1), 1, f"{message} ({old.path}:{line})")
        for name, message, line in carrier.left
    }
    return Carried(text, kept, tuple(sorted(left)), tuple(sorted(incomplete(now, path, old))))


def missing(new: Container[str], old: Grammar) -> tuple[int, int]:
    """Return how many rules stated by the edition before are not `new`, and how many it states."""
    stated = [rule.name for rule in old.rules.values() if _DEFINES.match(rule.notes.production)]
    return sum(name not in new for name in stated), len(stated)


def incomplete(new: Grammar, path: str, old: Grammar | None) -> list[Diagnostic]:
    """Return an edition's rules that are new, or have no good or no bad example; `path` is its file."""
    problems = []
    if old and re.search(r"\d", title := new.notes.title) and title == old.notes.title:
        problems.append(Diagnostic(path, 1, 1, f"`@title {title}` is that of the edition {old.edition}"))
    for name, rule in new.rules.items():
        if old and name not in old.rules:
            problems.append(Diagnostic(path, rule.line, 1, f"`{name}` is new: see that its `@role` is right"))
        present = {example.position is None for example in rule.notes.examples}
        missing = [word for word, good in (("@good", True), ("@bad", False)) if good not in present]
        if missing:
            problems.append(Diagnostic(path, rule.line, 1, f"`{name}` has no example: add {' and '.join(missing)}"))
    return problems


def with_verdicts(text: str, path: Path) -> tuple[str, list[Diagnostic]]:
    """Return an edition's text with its examples as its rules judge them now, and those with another verdict."""
    lines, changed = text.split("\n"), list[Diagnostic]()
    judged = dict(enumerate(lines, 1))
    plain = ["//" if (note := comment(line)) and re.match("@(good|bad) ", note) else line for line in lines]
    now = loaded("\n".join(plain), path.parent.name, path.name.removesuffix(".lark"), path.parent.parent)
    for rule in now.definitions.values():
        for number in block_above(lines, rule.line):
            notes, _ = read_notes(lines, range(number, number + 1), OF_RULES, str(path))
            written, changes = _judged(lines[number - 1], notes.examples, rule)
            judged[number] = "\n".join(written)
            changed += [Diagnostic(str(path), rule.line, 1, message) for message in changes]
    return "\n".join(judged.values()), changed


def _judged(line: str, stated: list[Example], rule: Definition) -> tuple[list[str], list[str]]:
    """Return the line with its examples as a rule judges them now, as one or more, and in words what changed."""
    now = [replace(example, position=rule.dfa.first_error(example.name)) for example in stated]
    changes = []
    for was, example in zip(stated, now, strict=True):
        if was.position != example.position:
            verdict = "is valid" if example.position is None else f"has its first error at {example.position}"
            verdict = "is rejected" if was.position is None else verdict
            changes.append(f"`{rule.kebab}`: {quoted(example.name)} {verdict} now")
    good = " ".join(json.dumps(example.name) for example in now if example.position is None)
    bad = [f"// @bad {json.dumps(each.name)} at {each.position}" for each in now if each.position is not None]
    return ([f"// @good {good}"] * bool(good) + bad if changes else [line]), changes


def loaded(text: str, spec: str, edition: str, root: Path | None = None) -> Grammar:
    """Return a text's grammar, with imports from `root`. Raises `Refused`, with places in `<edition>.lark`."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch, spec, f"{edition}.lark")
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
        try:
            return load_grammar(file, root or Path(scratch))
        except Refused as refused:
            raise Refused([replace(problem, path=file.name) for problem in refused.problems]) from None


class _Carrier:
    """One walk over the edition before; counts what is kept, and collects what is left behind."""

    def __init__(self, old: Grammar, edition: str) -> None:
        self.old, self.edition = old, edition
        self.lines = Path(old.path).read_text(encoding="utf-8").split("\n")
        self.kept: Counter[str] = Counter()
        self.left: list[tuple[str, str, int]] = []  # name of the definition, message, line in the edition before
        self.own: set[str] = set()

    def header(self, lines: list[str]) -> list[str]:
        """Return the lines with title and dialect from the edition before, and its sources unless the text has one."""
        notes, at = self.old.notes, next(at for at, line in enumerate(lines) if line.startswith("// Written by"))
        published = [line for line in lines[:at] if line.startswith("// @published")]
        if notes.prose and not notes.prose.startswith("Written by `natsgrammar import`"):
            stale = f"the notes at the top are about `{self.old.edition}`; write what holds for `{self.edition}`"
            self.left.append(("", stale, 1))
        head = lines[: at - len(published)]
        if self.old.edition in notes.title:
            head[0] = f"// @title {notes.title.replace(self.old.edition, self.edition)}"
        if "://" not in head[-1] and notes.sources:
            head[1:] = [f"// @source {source}" for source in notes.sources]
        if notes.dialect:
            self.kept["dialect"] += 1
        speaks = [f"// @dialect {notes.dialect}"] if notes.dialect else []
        speaks += [f"// @portable {' '.join(notes.portable)}"] if notes.portable else []
        speaks += [line for line in (self.lines[at - 1] for at in top_block(self.lines)) if "// @cause" in line]
        return [*head, *published, *speaks, *lines[at:]]

    def own_rules(self, text: str, new: Mapping[str, Definition]) -> list[str]:
        """Return the lines with our own rules after the same rules as in the edition before."""
        for name, definition in self.old.definitions.items():
            if not definition.public or name in new:
                continue
            if _DEFINES.match(definition.notes.production):
                self.left.append((name, f"the text does not define `{definition.kebab}` any more", definition.line))
                continue
            needed, missing = self.needs(name, new)
            if missing:
                uses = f"our own `{definition.kebab}` uses `{missing}`, which the text does not define"
                self.left.append((name, uses, definition.line))
            else:
                self.own |= needed
                self.kept["own rule"] += 1
        lines = text.split("\n")
        behind, anchor = dict[int, list[str]](), len(lines) - 1
        for name, definition in self.old.definitions.items():
            if name in new:
                anchor = new[name].line + new[name].lark.count("\n")
            elif name in self.own:
                stated = [line for _, key, line in self.comment(definition) if key in _OF_THE_TEXT]
                behind.setdefault(anchor, []).extend(["", *stated, *definition.lark.split("\n")])
        return [part for at, line in enumerate(lines, 1) for part in (line, *behind.get(at, ()))]

    def needs(self, name: str, new: Container[str]) -> tuple[set[str], str | None]:
        """Return the definitions that our own rule needs beside the new ones, or the name that is gone."""
        needed, stack = set[str](), [name]
        while stack:
            name = stack.pop()
            definition = self.old.definitions.get(name)
            if definition is None or _DEFINES.match(definition.notes.production):
                return needed, name
            needed.add(name)
            body = definition.body
            tokens = body.scan_values(is_name) if isinstance(body, Tree) else [body] if body else []
            stack += [str(token) for token in tokens if token not in new and token not in needed]
        return needed, None

    def comment(self, definition: Definition) -> Iterator[tuple[int, str, str]]:
        """Yield a definition's comment lines in the edition before: number, annotation or nothing, line."""
        for number in block_above(self.lines, definition.line):
            annotation = _ANNOTATION.match(comment(self.lines[number - 1]) or "")
            yield number, annotation[1] if annotation else "", self.lines[number - 1]

    def comments(self, lines: list[str], new: Grammar) -> list[str]:
        """Return the lines with the comments from the edition before, where they hold."""
        before: dict[int, list[str]] = {}
        for name, definition in new.definitions.items():
            was = self.old.definitions.get(name)
            if was is None:
                continue
            prose, rest = list[str](), list[str]()
            for number, key, line in self.comment(was):
                if not key:
                    prose.append(line)
                elif key in ("good", "bad"):
                    stated = [example for example in was.notes.examples if example.line == number]
                    written, changes = _judged(line, stated, definition)
                    rest += written
                    self.kept["example"] += len(stated) - len(changes)
                    self.left += [(was.name, message, number) for message in changes]
                elif key not in _OF_THE_TEXT:
                    rest.append(line)
                    self.kept["quoted example" if key == "examples" else key] += 1
            top = next(iter(block_above(lines, definition.line)), definition.line)
            if "".join(prose).strip("/# ") and self.reading_holds(was, definition):
                before.setdefault(top, []).extend(prose)
            before.setdefault(definition.line, []).extend(rest)
        return [part for at, line in enumerate(lines, 1) for part in (*before.get(at, ()), line)]

    def reading_holds(self, was: Definition, now: Definition) -> bool:
        if was.dfa != now.dfa:
            changed = "the language of the rule"
        elif was.name not in self.own and was.notes.production.split() != now.notes.production.split():
            changed = "the production"
        else:
            self.kept["reading"] += 1
            return True
        self.left.append((was.name, f"the reading of `{was.kebab}` is not carried: {changed} changed", was.line))
        return False
