"""Checks for named parts: each name has each part once, in one way, and as in the examples."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from natsgrammar.core.parts import Form, Splitter, joined
from natsgrammar.text import quoted
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.ast import Node
from natsgrammar_gen.language.budget import OutOfBudget, TooLarge
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.parts import MOST_PARTS, between, repeated_part, rows, two_readings, walk
from natsgrammar_gen.language.possessive import possessive
from natsgrammar_gen.language.queries import common
from natsgrammar_gen.language.regex_printer import PYTHON, expression


def parts_entry(definition: Definition) -> dict[str, Any]:
    """Return the fields in `PartsEntry`: an expression if it finds the parts without going back, else a walk."""
    tree, names = definition.parts or definition.tree, definition.part_names
    (proved, deterministic), made = possessive(tree), forms(tree)
    if deterministic:
        texts = between(tree)
        fixed = {"between": texts} if texts else {}
        return {"splitter": expression(proved, PYTHON), "groups": names, "forms": made, **fixed}
    return {"splitter": None, "groups": tuple(dict.fromkeys(names)), "forms": made, "walk": walk(tree)}


def forms(tree: Node) -> tuple[Form, ...] | str:
    """Return each row of fixed texts, with the names of the parts between them; or why parts determine no name."""
    try:
        made = [(texts, {part.name: compile_tree(part.item) for part in parts}) for texts, parts in rows(tree)]
    except ValueError as error:
        return str(error)
    for (texts, parts), (other, others) in combinations(made, 2):
        if (texts, *parts) != (other, *others) and parts.keys() == others.keys():
            both = {name: common(dfa, others[name]) for name, dfa in parts.items()}
            if all(text is not None for text in both.values()):
                first, second = (quoted(joined(form, both)[0]) for form in ((texts, (*parts,)), (other, (*others,))))
                return f"{first} and {second} have the same parts"
    return tuple(dict.fromkeys((texts, (*parts,)) for texts, parts in made))


def part_problems(definition: Definition) -> Iterator[tuple[int, str]]:
    """Yield the problems with a rule's named parts, each with its line."""
    line, notes = definition.line, definition.notes
    fault = _fault(definition)
    if fault:
        yield line, f"`{definition.name}` {fault}"
        return
    for reading in notes.readings:
        if not definition.dfa.accepts(reading.name):
            yield reading.line, f"the example says that {quoted(reading.name)} has parts, but it is not valid"
            continue
        texts = {label: part.text for label, part in Splitter(parts_entry(definition)).parts(reading.name).items()}
        if texts != reading.texts:
            actual = " ".join(f"{part}={quoted(text)}" for part, text in texts.items()) or "none"
            yield reading.line, f"the parts of {quoted(reading.name)} are: {actual}"


def _fault(definition: Definition) -> str | None:
    tree = definition.parts
    if tree is None or not definition.public:
        return None
    if len(set(definition.part_names)) > MOST_PARTS:
        return f"names more than {MOST_PARTS} parts"
    if twice := repeated_part(tree):
        return f"can have the part `{twice}` twice in one name: name a part outside of repeats, and once in a row"
    try:
        example = two_readings(tree)
    except OutOfBudget:
        raise
    except TooLarge as error:
        return str(error)
    if example is not None:
        return f"is ambiguous: {quoted(example)} has its parts in two ways"
    return None
