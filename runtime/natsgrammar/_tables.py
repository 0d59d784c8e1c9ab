"""The generated tables; the whole package reads them through this module."""

from natsgrammar_tables import CODECS, ROLES, RULES, SPECS, CodecEntry, RuleEntry, load

__all__ = ["CODECS", "ROLES", "RULES", "SPECS", "CodecEntry", "RuleEntry", "load"]
