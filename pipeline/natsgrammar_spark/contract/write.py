"""YAML written: contracts with comments, and other authors' documents with their comments and layout."""

import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import indent
from typing import Any

import yaml

from natsgrammar.errors import needs
from natsgrammar.text import printable

with needs("[cli]"):
    from ruamel.yaml import YAML
    from ruamel.yaml.constructor import RoundTripConstructor
    from ruamel.yaml.emitter import RoundTripEmitter
    from ruamel.yaml.nodes import ScalarNode
    from ruamel.yaml.representer import RoundTripRepresenter
    from ruamel.yaml.scalarstring import PlainScalarString
    from ruamel.yaml.util import load_yaml_guess_indent

_TAG = "tag:yaml.org,2002:"


@dataclass(frozen=True, slots=True)
class WrittenCheck:
    """A check, or a table with its `rules`, by its keys, with comment lines; a suggested one is a comment."""

    keys: Mapping[str, Any]
    comment: tuple[str, ...] = ()
    suggested: bool = False
    rules: "tuple[WrittenCheck, ...]" = ()


Checks = Iterable[WrittenCheck]


def contract_yaml(
    keys: Mapping[str, Any], checks: Checks, comment: Sequence[str], schema: str, tables: Checks = ()
) -> str:
    """Return a contract with the keys in their order, then the checks, and the tables with theirs."""
    parts = [f"# yaml-language-server: $schema={schema}\n", *map(_comment, comment), "contract: 1\n"]
    for key, value in keys.items():
        parts += ["\n" * isinstance(value, Mapping), written({key: value})]
    return "".join(parts) + _entries("\nrules", checks) + _entries("\ntables", tables)


def _entries(key: str, checks: Checks) -> str:
    parts = [f"{key}:\n"] if checks else []
    for check in checks:
        text = "".join(map(_comment, check.comment))
        body = written([dict(check.keys)]) + indent(_entries("rules", check.rules), "  ")
        parts.append(indent(text + (indent(body, "# ") if check.suggested else body), "  "))
    return "".join(parts)


def _comment(line: str) -> str:
    return f"# {printable(line)}\n"


def written(data: Any) -> str:
    """Return data as YAML, in its own order, with flat lists in one line."""
    return _dumped(_yaml(), data)


class Document:
    """A YAML text as mutable `data`; its comments, quotation marks and indentation stay."""

    def __init__(self, text: str) -> None:
        self._yaml = _yaml()
        self.data, deep, offset = load_yaml_guess_indent(text, yaml=self._yaml)
        if deep and offset is not None:
            self._yaml.indent(mapping=max(deep - offset, 2), sequence=deep, offset=offset)

    def __str__(self) -> str:
        return _dumped(self._yaml, self.data)


def _yaml() -> YAML:
    made = YAML()
    made.Constructor, made.Representer, made.Emitter = _Constructor, _Representer, _Emitter
    made.preserve_quotes = made.brace_single_entry_mapping_in_flow_sequence = True
    made.width = 10**9
    return made


def _dumped(writer: YAML, data: Any) -> str:
    stream = io.StringIO()
    writer.dump(data, stream)
    return stream.getvalue()


def is_visible(text: str) -> bool:
    """Check whether every character is visible, and none changes the text's direction."""
    return all(line.isprintable() for line in text.split("\n"))


class _Spelled(str):
    """A text without quotation marks in a document, which is written again without."""

    __slots__ = ()


class _Constructor(RoundTripConstructor):
    """A constructor that keeps the spelling of scalars, except tags and invisible characters."""

    def construct_scalar(self, node: Any) -> Any:
        """Return a text to be written in its spelling."""
        value = super().construct_scalar(node)
        if node.style in ("|", ">"):
            return value
        if node.ctag.handle or not is_visible(value):
            return str(value)
        return _Spelled(value) if type(value) is str else value

    def check_mapping_key(self, *_: Any, **__: Any) -> bool:
        """Let the last duplicate key count, as PyYAML does."""
        return True


def _as_spelled(tagged: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Return a constructor that keeps a scalar as its text, except below a written tag."""
    return lambda constructor, node: (tagged if node.ctag.handle else _Constructor.construct_scalar)(constructor, node)


_Constructor.add_constructor(f"{_TAG}str", _Constructor.construct_scalar)
for _kind in ("null", "int", "float", "timestamp"):  # so that `~`, `1_000`, `.5` and `2026-01-31` stay
    _Constructor.add_constructor(_TAG + _kind, _as_spelled(RoundTripConstructor.yaml_constructors[_TAG + _kind]))


class _Representer(RoundTripRepresenter):
    """A representer without new anchors: repeated data is written twice."""

    def ignore_aliases(self, data: Any) -> bool:
        return type(data) in (dict, list) or bool(super().ignore_aliases(data))


class _Emitter(RoundTripEmitter):
    """An emitter with escapes for invisible characters."""

    def write_double_quoted(self, text: str, split: bool = True) -> None:
        self.allow_unicode = is_visible(text)
        super().write_double_quoted(text, split)
        self.allow_unicode = True


_YAML_1_1: Any = yaml.resolver.Resolver()


def _list(representer: Any, data: list[Any]) -> Any:
    plain = all(isinstance(item, str | int | float | bool) or item is None for item in data)
    return representer.represent_sequence(f"{_TAG}seq", data, flow_style=plain)


def _text(representer: Any, data: str) -> Any:
    # A text with empty lines at its end would need a mark behind it to end the document.
    block = "\n" in data and not data.endswith("\n\n")
    style = '"' if not is_visible(data) else "|" if block else None
    # `on`, `12:30` and `012` are texts for this writer, and other things for readers of YAML 1.1, such as PyYAML.
    if style is None and _YAML_1_1.resolve(yaml.ScalarNode, data, (True, False)) != f"{_TAG}str":
        style = "'"
    return representer.represent_scalar(f"{_TAG}str", data, style=style)


def _spelled(representer: Any, data: _Spelled | PlainScalarString) -> Any:
    tag = representer.serializer.resolver.resolve(ScalarNode, data, (True, False))
    anchor = data.yaml_anchor() if isinstance(data, PlainScalarString) else None
    return representer.represent_scalar(tag, data, style="", anchor=anchor)


_Representer.add_representer(list, _list)
_Representer.add_representer(str, _text)
_Representer.add_representer(_Spelled, _spelled)
_Representer.add_representer(PlainScalarString, _spelled)  # one with an anchor
