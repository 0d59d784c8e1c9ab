"""Checks for NATS configuration: streams, consumers and accounts, as JetStream's API has them in JSON."""

from collections.abc import Mapping
from typing import Any

from .checks import check
from .finding import Finding, Value
from .model import configuration

__all__ = ["Finding", "lint"]


def lint(config: Any, rules: Mapping[str, str] | None = None) -> tuple[Finding, ...]:
    """Return the findings in a configuration: a parsed JSON value, such as the info of a stream, or a list.

    `rules` adds rules: from a kind of name, such as `stream-name`, to the address of your own rule.
    The command `natsgrammar lint` reads files and returns the same findings with lines and columns.
    Raises UnknownAddress, and ValueError for an unknown kind of name.
    """
    return tuple(dict.fromkeys(check(configuration([Value(config)]), rules or {})))
