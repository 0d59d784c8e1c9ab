"""Checks for named parts: each name has each part once, in one way, and as in the examples."""

from collections.abc import Iterator
from typing import Any

from natsgrammar.core.parts import Splitter
from natsgrammar.text import quoted
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.budget import OutOfBudget, TooLarge
from natsgrammar_gen.language.parts import MOST_PARTS, between, repeated_part, two_readings, walk
from natsgrammar_gen.language.possessive import possessive
from natsgrammar_gen.language.regex_printer import PYTHON, expression


def parts_entry(definition: Definition) -> dict[str, Any]:
    """Return the fields in `PartsEntry`: an expression if it finds the parts without going back, else a walk."""
    tree, names = definition.parts or definition.tree, definition.part_names
    proved, deterministic = possessive(tree)
    if deterministic:
        texts = between(tree)
        fixed = {"between": texts} if texts else {}
        return {"splitter": expression(proved, PYTHON), "groups": names, **fixed}
    return {"splitter": None, "groups": tuple(dict.fromkeys(names)), "walk": walk(tree)}


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
