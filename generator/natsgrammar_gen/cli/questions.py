"""The questions of `natsgrammar conformance` about a rule or a codec, and the right answers."""

from collections.abc import Iterator
from dataclasses import dataclass

import natsgrammar as ng
from natsgrammar_gen.cli.names import automaton, speaking_about
from natsgrammar_gen.emit.vectors.vectors import boundaries, confused, states_of, values
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.distinguish import names
from natsgrammar_gen.language.queries import witness


@dataclass(frozen=True)
class Question:
    """The members of a JSON object that a program reads, and the member and value of the right answer.

    `right` is None for a text to reject, whose first error is at `position`.
    """

    members: dict[str, str]
    text: str
    answer: str
    right: bool | str | None
    position: int | None

    @property
    def answered(self) -> dict[str, object]:
        """The question with its right answer, as `--list` prints it."""
        if isinstance(self.right, str):
            return {**self.members, self.answer: self.right}
        return {**self.members, "position": self.position}


def about_rule(rule: ng.Rule) -> Iterator[Question]:
    """Yield questions about the names in the rule's vectors: and their validity."""
    for name, position in first_errors(rule).items():
        members = {"rule": rule.address, "name": name}
        yield Question(members, name, "valid", position is None or None, position)


def about_codec(codec: ng.Codec) -> Iterator[Question]:
    """Yield questions about values to encode and texts to decode, also those that the rule `wire` rejects."""
    entry = codec.entry
    escaped = CharSet.union(DFA(entry["range_starts"], entry["classes"], (), ()).char_classes)
    for value in dict.fromkeys([*values(escaped, codec), *map(codec.decode, codec.wire.good)]):
        yield _translated(codec, "encode", value, "text")
    for text in first_errors(codec.wire):
        yield _translated(codec, "decode", text, "value")


def _translated(codec: ng.Codec, direction: str, text: str, answer: str) -> Question:
    right, position = None, None
    try:
        right = getattr(codec, direction)(text)
    except ng.CodecError as error:
        position = error.position
    return Question({"codec": codec.address, direction: text}, text, answer, right, position)


def first_errors(rule: ng.Rule) -> dict[str, int | None]:
    """Return the names in a rule's vectors, shortest first → the position of the first error, None if valid."""
    dfa = automaton(rule)
    errors: dict[str, int | None] = dict(names(states_of(dfa)))
    explained = (*boundaries(dfa), *confused(rule.good), *rule.bad)
    alike = dict.fromkeys(automaton(ng.rule(address)) for rules in speaking_about(rule) for _, address in rules)
    # The shortest names for which other rules for the same kind of name differ.
    apart = (name for other in alike for name in (witness(dfa, other), witness(other, dfa)) if name is not None)
    others = (*apart, *rule.good, *(name for name, _ in explained))
    errors |= {name: dfa.first_error(name) for name in others}
    return {name: errors[name] for name in sorted(errors, key=lambda name: (len(name), name))}
