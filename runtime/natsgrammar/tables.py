"""The generated tables; the whole package reads them through this module."""

# fmt: off
from natsgrammar_tables import (  # noqa: I001 - in two lines
    ALIASES, BUCKETS, CODECS, REFUSALS, RELEASES, ROLES, RULES, SPECS, CodecEntry, RefusalEntry, RuleEntry, load,
)

__all__ = [
    "ALIASES", "BUCKETS", "CODECS", "REFUSALS", "RELEASES", "ROLES", "RULES", "SPECS", "CodecEntry", "RefusalEntry",
    "RuleEntry", "load",
]
