"""The generated tables; the whole package reads them through this module."""

from natsgrammar_tables import ALIASES, CODECS, RELEASES, ROLES, RULES, SPECS, CodecEntry, RuleEntry, load

__all__ = ["ALIASES", "CODECS", "RELEASES", "ROLES", "RULES", "SPECS", "CodecEntry", "RuleEntry", "load"]
