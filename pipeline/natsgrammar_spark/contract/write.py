"""Contracts written as YAML, with comments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import indent
from typing import Any

import yaml

from natsgrammar.text import printable

SCHEMA = "contract.schema.json"  # beside the contract, unless its author says where


@dataclass(frozen=True, slots=True)
class WrittenCheck:
    """A check by its keys, and the lines of its comment; one that is only suggested is written as a comment."""

    keys: Mapping[str, Any]
    comment: tuple[str, ...] = ()
    suggested: bool = False


class AsWritten:
    """A scalar with the text and the quotation marks that its author gave it, and its line.

    Readers of YAML differ in what `007`, `on` and `12:30:45` are, so no other text has the same value for all.
    """

    source: str
    style: str | None
    line: int


class Text(AsWritten, str):
    """A text as it is written."""

    __slots__ = ()


class Whole(AsWritten, int):
    """A whole number as it is written; a truth value, too, of which Python has no other kinds."""


class Number(AsWritten, float):
    """A number as it is written."""


def contract_yaml(keys: Mapping[str, Any], checks: Iterable[WrittenCheck], comment: Sequence[str], schema: str) -> str:
    """A contract of the keys, in their order, with its checks at the end."""
    parts = [f"# yaml-language-server: $schema={schema}\n", *map(_comment, comment), "contract: 1\n"]
    for key, value in keys.items():
        parts += ["\n" * isinstance(value, Mapping), written({key: value})]
    parts.append("\nrules:\n")
    for check in checks:
        text = "".join(map(_comment, check.comment))
        body = written([dict(check.keys)])
        parts.append(indent(text + (indent(body, "# ") if check.suggested else body), "  "))
    return "".join(parts)


def _comment(line: str) -> str:
    return f"# {printable(line)}\n"


def written(value: Any) -> str:
    """Data as YAML, in its own order."""
    return str(yaml.dump(value, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=10**9))


def on_one_line(text: str) -> str:
    """A text as YAML has it between quotation marks, wherever it is."""
    node = yaml.ScalarNode("tag:yaml.org,2002:str", text, style='"')
    return str(yaml.serialize(node, Dumper=_Dumper, allow_unicode=True, width=10**9)).removesuffix("\n")


class _Dumper(yaml.SafeDumper):
    """Lists in one line, nothing by reference, and invisible characters as escapes."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True

    def write_double_quoted(self, text: str, split: bool = True) -> None:
        self.allow_unicode = is_visible(text)  # else escapes are written
        super().write_double_quoted(text, split)
        self.allow_unicode = True


def is_visible(text: str) -> bool:
    """Whether a text shows as it is, without what turns its direction or leaves no trace."""
    return all(line.isprintable() for line in text.split("\n"))


def _list(dumper: yaml.SafeDumper, data: list[Any]) -> yaml.Node:
    plain = all(isinstance(item, str | int | float | bool) or item is None for item in data)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=plain)


def _text(dumper: yaml.SafeDumper, data: str) -> yaml.Node:
    # One with empty lines at its end would need a mark of the end of the document behind it.
    block = "\n" in data and not data.endswith("\n\n")
    style = '"' if not is_visible(data) else "|" if block else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", data, style=style)


def _as_written(dumper: yaml.SafeDumper, data: AsWritten) -> yaml.Node:
    return dumper.represent_scalar(tag_of(dumper, data.source, data.style), data.source, data.style)


def tag_of(resolver: Any, text: str, style: str | None) -> str:
    """The tag of a scalar that has none written."""
    return str(resolver.resolve(yaml.ScalarNode, text, (not style, bool(style))))


_Dumper.add_representer(list, _list)
_Dumper.add_representer(str, _text)
for _kind in (Text, Whole, Number):
    _Dumper.add_representer(_kind, _as_written)
