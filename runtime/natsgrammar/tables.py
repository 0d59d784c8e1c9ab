"""The generated tables; the whole package reads them through this module."""

from natsgrammar_tables import (
    ALIASES,
    ALL_CAUSES,
    BUCKETS,
    CODECS,
    REFUSALS,
    RELEASES,
    ROLES,
    RULES,
    SPECS,
    CodecEntry,
    RefusalEntry,
    RuleEntry,
    load,
)

__all__ = [
    "ALIASES",
    "ALL_CAUSES",
    "BUCKETS",
    "CODECS",
    "REFUSALS",
    "RELEASES",
    "ROLES",
    "RULES",
    "SPECS",
    "CodecEntry",
    "RefusalEntry",
    "RuleEntry",
    "load",
]
