"""The generated tables; the whole package reads them through this module."""

from natsgrammar_tables import ALIASES, BUCKETS, CODECS, RELEASES, ROLES, RULES, SPECS, CodecEntry, RuleEntry, load

__all__ = ["ALIASES", "BUCKETS", "CODECS", "RELEASES", "ROLES", "RULES", "SPECS", "CodecEntry", "RuleEntry", "load"]
