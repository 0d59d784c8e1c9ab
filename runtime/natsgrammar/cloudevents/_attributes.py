"""The attributes in CloudEvents' core specification, and the names of its types."""

from functools import cache
from typing import NamedTuple

from ..core.registry import rule
from ..core.rule import Rule

TYPES = ("Boolean", "Integer", "String", "Binary", "URI", "URI-reference", "Timestamp")


class Fixed(NamedTuple):
    """An attribute's fixed type, and the requirement against an empty value."""

    type: str
    empty: str


CORE = {
    "specversion": Fixed("String", "C14"),
    "id": Fixed("String", "C14"),
    "source": Fixed("URI-reference", "C15"),
    "type": Fixed("String", "C14"),
    "datacontenttype": Fixed("String", "C16"),
    "dataschema": Fixed("URI", "C15"),
    "subject": Fixed("String", "C14"),
    "time": Fixed("Timestamp", "C12"),
}
REQUIRED = frozenset({"specversion", "id", "source", "type"})


@cache
def cloudevents_rule(name: str) -> Rule:
    """Return a rule in the newest edition."""
    return rule(f"cloudevents:{name}")
