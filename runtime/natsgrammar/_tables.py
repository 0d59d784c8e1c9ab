"""The generated tables, which all of this package reads through this one module."""

from natsgrammar_tables import CODECS, ROLES, RULES, SPECS, CodecEntry, RuleEntry, load

__all__ = ["CODECS", "ROLES", "RULES", "SPECS", "CodecEntry", "RuleEntry", "load"]
