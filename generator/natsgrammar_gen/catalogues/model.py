"""Documents as data: channels, each with a template for names, its parameters and payloads."""

import re
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Any, NamedTuple

from natsgrammar_spark.contract.nodes import Node

SUBJECT, TOPIC, EVENT, KEY = "subject", "topic", "CloudEvents subject", "key"  # kinds of names
ON_NATS = (SUBJECT, TOPIC)
PARAMETER = r"\{([^{}]*)\}"  # in a template


class Mark(NamedTuple):
    """The few texts with which a message comes, and the keys in the document that lead to them."""

    texts: tuple[str, ...]
    keys: tuple[Node, ...] = ()


Marks = Mapping[tuple[str, ...], Mark]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter's values, or a pattern (ECMAScript, searched for); its column's type, and examples with places."""

    node: Node
    values: tuple[str, ...] = ()
    pattern: str = ""
    kind: str = ""
    examples: Mapping[str, Node] = field(default_factory=dict)
    description: str = ""


@dataclass(frozen=True, slots=True)
class Payload:
    """A JSON Schema for a message's payload; its references lead into `root`, which is None if it is not readable."""

    message: str
    node: Node
    root: Node | None
    marks: Marks = field(default_factory=dict)  # by steps from `data` or `headers`


@dataclass(frozen=True, slots=True)
class Channel:
    """A template such as `orders.{id}`, empty for events without subjects; `rule` names it in Lark.

    `type` is that of events.
    """

    name: str
    node: Node
    kind: str
    template: str
    parameters: Mapping[str, Parameter]
    payloads: tuple[Payload, ...]
    description: str = ""
    type: str = ""
    rule: str = ""

    @property
    def names(self) -> list[str]:
        """The parameter names in the template."""
        return re.findall(PARAMETER, self.template)

    @property
    def tokens(self) -> str:
        """A filter for its subjects, and for others if a parameter is less than a token."""
        return ".".join("*" if "\0" in each else each for each in re.sub(PARAMETER, "\0", self.template).split("."))

    @property
    def filter(self) -> str | None:
        """The filter for its subjects; None if a parameter is less than a token."""
        return self.tokens if re.sub(PARAMETER, "*", self.template) == self.tokens else None


@dataclass(frozen=True, slots=True)
class Document:
    """An AsyncAPI document or an xRegistry catalogue."""

    node: Node
    title: str
    version: str
    description: str
    channels: tuple[Channel, ...]


def free(stem: str, taken: Container[str]) -> str:
    """Return the name, or the first free one with a number."""
    return next(each for each in chain([stem], (f"{stem}_{at}" for at in count(2))) if each not in taken)


def filled(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a mapping without empty values."""
    return {key: value for key, value in data.items() if value}
