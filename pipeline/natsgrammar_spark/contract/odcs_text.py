"""Open Data Contracts as plain data, and the contracts in them."""

from typing import Any

import yaml

from . import odcs
from .nodes import Entry, Node, NodeReader, compose_text, kind_of, marked
from .problems import ContractError, Problem

Data = dict[str, Any]


class Loader(yaml.SafeLoader):
    """A loader with dates as texts."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in known if tag != "tag:yaml.org,2002:timestamp"]
    for first, known in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def plain(text: str, file: str = "") -> Data:
    """Return the data in a YAML text. Raises ContractError if the text has no keys."""
    problems: list[Problem] = []
    reader = NodeReader(file, problems)
    data = _constructed(reader, compose_text(reader, text, Loader, "the text"))
    if data is None:
        raise ContractError(problems)
    return data


def imported(text: str, file: str) -> list[Data]:
    """Return the contracts in a standard text as plain data. Raises ContractError."""
    problems: list[Problem] = []
    reader = NodeReader(file, problems)
    root = compose_text(reader, text, Loader, "the text")
    made = odcs.datasets(reader, root) if root is not None else []
    contracts = [data for node in made if (data := _constructed(reader, node)) is not None]
    if problems:
        raise ContractError(problems)
    return contracts


def check_kept(reader: NodeReader, entry: Entry | None) -> None:
    """Report everything unreadable for an export in the text from which a contract was imported."""
    text = reader.text(entry)
    if entry is None or text is None:
        return
    problems: list[Problem] = []
    inner = NodeReader(reader.file, problems)
    try:
        root = compose_text(inner, text, Loader, "the text")
        if root is not None:
            odcs.datasets(inner, root, checked=False)
        if root is not None and not problems and _constructed(inner, root) is not None and "<<" in text:
            odcs.datasets(inner, root, checked=False)  # again, as what is merged is in its place now
    except RecursionError:
        inner.whole("invalid YAML: nested too deeply")
    for problem in sorted(set(problems)):
        line = f"line {problem.line}: " if problem.line else ""
        reader.problem(entry.value, f"odcs: {line}{problem.message}")


def _constructed(reader: NodeReader, node: Node | None) -> Data | None:
    """Return a mapping's data; None, with a problem added, for other nodes, or if a tag is unknown or unfit."""
    if node is None:
        return None
    if not isinstance(node, yaml.MappingNode):
        reader.problem(node, f"expected `key: value` pairs, found {kind_of(node)}")
        return None
    try:
        data: Data = Loader("").construct_document(node)
    except yaml.MarkedYAMLError as error:
        marked(reader, error)
    except (ValueError, KeyError, AttributeError, TypeError, OverflowError):
        reader.problem(node, "invalid YAML: a value does not fit its tag")
    else:
        return data
    return None
