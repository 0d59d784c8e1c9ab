"""A grammar for the channels in a document."""

import re
from bisect import bisect_right
from collections.abc import Iterable

from natsgrammar.diagnostics import Refused
from natsgrammar.text import printable, quoted
from natsgrammar_gen.catalogues.model import EVENT, KEY, PARAMETER, SUBJECT, TOPIC, Channel, Document, Parameter, free
from natsgrammar_gen.catalogues.source import Source
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.ast import Chars
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.notation.carry import loaded
from natsgrammar_gen.notation.expression import literal, one_of
from natsgrammar_spark.contract import json_pattern
from natsgrammar_spark.contract.nodes import Node

_NO_TOKEN = CharSet.of([(0, 0x20), (0x7F, 0xA0), (0x2000, 0x200A), (0x2028, 0x2029)])  # controls and spaces
TOKEN = Chars(EVERYTHING - _NO_TOKEN - CharSet.chars(".*>\u1680\u202f\u205f\u3000\ufffd"))
_NAME = r"[A-Za-z0-9_.-]*[A-Za-z0-9][A-Za-z0-9_.-]*"  # of a parameter
_UNRESERVED = r'/[A-Za-z0-9_~-]/ | "%" /[0-9A-Fa-f]/~2'  # and the dot (RFC 6570, section 3.2.2: simple expansion)
# What a parameter is where nothing limits it: a term, its comment and its expression.
_VALUE = ("VALUE", "A value as RFC 6570 expands it.", f'({_UNRESERVED} | ".")+')
_ANY = {
    SUBJECT: ("TOKEN", "A token of a subject.", f"{one_of(TOKEN.set).text}+"),
    TOPIC: ("LEVEL", "A value as RFC 6570 expands it, with dots as nats-server has them.", f'({_UNRESERVED} | "//")+'),
    EVENT: _VALUE,
    KEY: _VALUE,
}


def identifier(name: str) -> str:
    """Return a name in ASCII's lower case with underscores, also for a file; empty if nothing is left."""
    words = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower()
    made = re.sub(r"[^a-z0-9]+", "_", words).strip("_")[:100].strip("_")
    return f"n{made}" if made[:1].isdigit() else made


class Grammar:
    """A grammar's text, with the node behind each line; faults become problems in the source at these nodes."""

    def __init__(self, source: Source, document: Document) -> None:
        self._source = source
        self._lines = [f"// @title {printable(' '.join(document.title.split()))}", *_prose(document.description)]
        self._nodes: dict[int, Node] = {1: document.node}
        self._parts: dict[tuple[str, str, str], tuple[str, Node]] = {}  # by part, expression and description
        self._terms: dict[str, tuple[str, str]] = {}
        self._names: dict[tuple[str, str], str] = {}  # of the definitions of parameters in rules
        self._definitions: dict[str, Definition] = {}

    def add(self, channels: Iterable[Channel]) -> None:
        """Add a rule for each channel, then the parts in them, and then the terms in those."""
        for each in channels:
            pieces = re.split(PARAMETER, each.template)
            words = [self._part(each, text) if at % 2 else literal(text).text for at, text in enumerate(pieces) if text]
            about = [f"@production {printable(each.template)}", f"@noun {'key' if each.kind == KEY else 'subject'}"]
            self._block(each.node, each.description, about, f"{each.rule}: {' '.join(words)}")
            names = all(re.fullmatch(_NAME, name) for name in pieces[1::2])
            if not names or any(brace in text for text in pieces[::2] for brace in "{}"):
                self._source.problem(each.node, f"{quoted(each.template)}: expected parameters as in `orders.{{id}}`")
            for name in each.parameters.keys() - {*pieces[1::2]}:
                self._source.note(each.parameters[name].node, f"parameter {quoted(name)} is in no name")
        for (part, expression, prose), (name, node) in self._parts.items():
            self._block(node, prose, [f"@part {part}"], f"{name}: {expression}")
        for name, (prose, expression) in self._terms.items():
            self._block(self._nodes[1], prose, [], f"{name}: {expression}")

    def load(self, spec: str, edition: str) -> None:
        """Compile the grammar."""
        try:
            self._definitions = loaded(str(self), spec, edition).definitions if len(self._nodes) > 1 else {}
        except Refused as refused:
            starts = sorted(self._nodes)
            for fault in refused.problems:
                self._source.problem(self._nodes[starts[bisect_right(starts, fault.line) - 1]], fault.message)

    def definition(self, rule: str, parameter: str | None = None) -> Definition:
        """Return a rule's definition, or that for a parameter in it."""
        return self._definitions[rule if parameter is None else self._names[rule, parameter]]

    def __str__(self) -> str:
        return "\n".join([*self._lines, ""])

    def _part(self, channel: Channel, name: str) -> str:
        """Return the name under which a parameter is defined."""
        parameter = channel.parameters.get(name) or Parameter(channel.node)
        part, (expression, *term) = identifier(name), _ANY[channel.kind]
        if parameter.values:
            expression = " | ".join(literal(value).text or "()" for value in parameter.values)
        elif parameter.pattern:
            try:
                expression = json_pattern.lark(parameter.pattern)
            except ValueError as error:
                self._source.problem(parameter.node, f"the pattern {quoted(parameter.pattern)}: {error}")
        else:
            self._terms[expression] = term[0], term[1]
        key = part, expression, parameter.description
        taken = {definition for definition, _ in self._parts.values()}
        self._parts.setdefault(key, (free(f"_{part}", taken), parameter.node))
        self._names[channel.rule, name] = self._parts[key][0]
        return self._parts[key][0]

    def _block(self, node: Node, prose: str, annotations: list[str], definition: str) -> None:
        self._nodes[len(self._lines) + 1] = node
        self._lines += ["", *_prose(prose), *(f"// {annotation}" for annotation in annotations), definition]


def _prose(text: str) -> list[str]:
    return [f"// {printable(line.strip()).lstrip('@')}" for line in text.splitlines() if line.strip()]
