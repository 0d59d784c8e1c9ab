"""Rules and codecs: registry, verdicts, violations, suggestions, explanations."""

from .codec import Codec
from .editions import edition_of_code
from .explain import Explanation, Stance, explain, kind_of_name
from .name import Name
from .registry import (
    Edition,
    UnknownAddress,
    codec,
    codecs,
    edition_of,
    page_of,
    parse,
    register,
    roles,
    rule,
    rules,
    short,
    unregister,
)
from .rule import Part, Rule
from .sources import RulesError, Tables
from .violation import CodecError, InvalidName, Violation, advice, violation_at

__all__ = [
    "Codec",
    "CodecError",
    "Edition",
    "Explanation",
    "InvalidName",
    "Name",
    "Part",
    "Rule",
    "RulesError",
    "Stance",
    "Tables",
    "UnknownAddress",
    "Violation",
    "advice",
    "codec",
    "codecs",
    "edition_of",
    "edition_of_code",
    "explain",
    "kind_of_name",
    "page_of",
    "parse",
    "register",
    "roles",
    "rule",
    "rules",
    "short",
    "unregister",
    "violation_at",
]
