"""Texts of the Open Data Contract Standard as plain data, and the contracts in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import yaml

from . import odcs
from .nodes import Entry, Node, NodeReader, compose_text, kind_of, marked
from .problems import ContractError, Problem
from .write import AsWritten, Number, Text, Whole, is_visible, tag_of, written

Data = dict[str, Any]


class Loader(yaml.SafeLoader):
    """Leaves dates as the texts that they are."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in known if tag != "tag:yaml.org,2002:timestamp"]
    for first, known in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


class _AsWritten(Loader):
    """Keeps how scalars are written, if that is in one line and without tags."""

    def construct_object(self, node: Node, deep: bool = False) -> Any:
        value = super().construct_object(node, deep)
        kind = _KINDS.get(type(value))
        if kind is None or not isinstance(node, yaml.ScalarNode) or node.style not in (None, "'", '"'):
            return value
        text = str(node.value)
        if node.tag != tag_of(self, text, node.style) or "\n" in text or not is_visible(text):
            return value
        found = kind(value)
        found.source, found.style, found.line = text, node.style, node.start_mark.line + 1
        return found


_KINDS: dict[type, Callable[[Any], AsWritten]] = {str: Text, int: Whole, bool: Whole, float: Number}


def as_written(text: str) -> Data:
    """The data of a YAML text, which is written again as its author wrote it. Raises ContractError."""
    return plain(text, loader=_AsWritten)


def plain(text: str, file: str = "", loader: type[Loader] = Loader) -> Data:
    """The data of a YAML text. Raises ContractError."""
    problems: list[Problem] = []
    data = _plain(NodeReader(file, problems), text, loader)
    if data is None:
        raise ContractError(problems)
    return data


def imported(text: str, file: str) -> list[Data]:
    """The contracts in a text of the standard, as plain data. Raises ContractError."""
    problems: list[Problem] = []
    reader = NodeReader(file, problems)
    root = compose_text(reader, text, Loader, "the text")
    made = odcs.datasets(reader, root) if root is not None else []
    data = [_constructed(reader, node) for node in made]
    if problems:
        raise ContractError(problems)
    return [it for it in data if it is not None]


def check_kept(reader: NodeReader, entry: Entry | None) -> None:
    """Reports what an export could not read in the text that a contract was imported from."""
    text = reader.text(entry)
    if entry is None or text is None:
        return
    problems: list[Problem] = []
    inner = NodeReader(reader.file, problems)
    try:
        root = compose_text(inner, text, Loader, "the text")
        if root is not None:
            odcs.datasets(inner, root, checked=False)
        data = None if problems else _plain(inner, text)
        if data is not None and "<<" in text:  # what is merged, too
            again = compose_text(inner, written(data), Loader, "the text")
            if again is not None:
                odcs.datasets(inner, again, checked=False)
    except RecursionError:
        inner.whole("invalid YAML: nested too deeply")
    for it in sorted(set(problems)):
        reader.problem(entry.value, f"odcs: {f'line {it.line}: ' if it.line else ''}{it.message}")


def _plain(reader: NodeReader, text: str, loader: type[Loader] = Loader) -> Data | None:
    """The data of a text; None, with a problem added, if it has none."""
    root = compose_text(reader, text, Loader, "the text")
    if root is None:
        return None
    if not isinstance(root, yaml.MappingNode):
        reader.problem(root, f"expected `key: value` pairs, found {kind_of(root)}")
        return None
    return _constructed(reader, root, loader)


def _constructed(reader: NodeReader, node: Node, loader: type[Loader] = Loader) -> Data | None:
    """The data of a node; None, with a problem added, if a tag is unknown or does not fit."""
    try:
        data: Data = loader("").construct_document(node)
    except yaml.MarkedYAMLError as error:
        marked(reader, error)
    except (ValueError, KeyError, AttributeError, TypeError, OverflowError):
        reader.problem(node, "invalid YAML: a value does not fit its tag")
    else:
        return data
    return None
