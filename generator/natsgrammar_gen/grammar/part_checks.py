"""Checks for named parts: each name has each part once, in one way, and as in the examples."""

from __future__ import annotations

import re
from collections.abc import Iterator

from natsgrammar.text import quoted
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.budget import OutOfBudget, TooLarge
from natsgrammar_gen.language.parts import MOST_PARTS, repeated_part, two_readings
from natsgrammar_gen.language.possessive import possessive
from natsgrammar_gen.language.regex_printer import PYTHON, expression


def splitter(definition: Definition) -> str:
    """Return Python's expression for a rule without its limits, with a group for each named part."""
    return expression(possessive(definition.parts or definition.tree)[0], PYTHON)


def part_problems(definition: Definition) -> Iterator[tuple[int, str]]:
    """Yield the problems with a rule's named parts, each with its line."""
    line, notes = definition.line, definition.notes
    fault = _fault(definition)
    if fault:
        yield line, f"`{definition.name}` {fault}"
        return
    for reading in notes.readings:
        match = definition.dfa.accepts(reading.name) and re.fullmatch(splitter(definition), reading.name)
        if not match:
            yield reading.line, f"the example says that {quoted(reading.name)} has parts, but it is not valid"
            continue
        groups = zip(definition.part_names, match.groups(), strict=True)
        texts = {part: text for part, text in groups if text is not None}
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
    if not possessive(tree)[1]:
        return (
            "names parts, so each choice has to be clear from what comes next: an engine must not go back. "
            "Write longer alternatives first, or share their beginning"
        )
    return None
