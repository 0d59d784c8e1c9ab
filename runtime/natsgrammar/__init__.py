"""Validators and codecs for the names in NATS systems, generated from grammars.

    >>> import natsgrammar as ng
    >>> print(ng.rule("adr6:stream-name").check("ORDERS.EU").suggestion)
    ORDERS_EU
    >>> ng.codec("aviso:topic-token").encode("1.45")
    '1%2E45'
    >>> ng.match("time.us.east", "time.*.east")
    True

Positions count code points from 0. Nothing is trimmed, folded or normalised. An argument of the wrong type raises
TypeError. The package needs only the standard library.
"""

from ._codec import Codec
from ._error import Error
from ._registry import UnknownAddress, codec, codecs, parse, register, roles, rule, rules, unregister
from ._rule import Part, Rule
from ._sources import RulesError
from ._subject import SubjectIndex, covers, match, overlaps
from ._violation import CodecError, InvalidName, Violation

__all__ = [
    "Codec",
    "CodecError",
    "Error",
    "InvalidName",
    "Part",
    "Rule",
    "RulesError",
    "SubjectIndex",
    "UnknownAddress",
    "Violation",
    "codec",
    "codecs",
    "covers",
    "match",
    "overlaps",
    "parse",
    "register",
    "roles",
    "rule",
    "rules",
    "unregister",
]
