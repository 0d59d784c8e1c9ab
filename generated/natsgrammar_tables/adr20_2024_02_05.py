"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, PartsEntry, RuleEntry

SPEC = "adr20"
EDITION = "2024-02-05"
TITLE = "NATS ADR-20, object stores, revision 3"
SOURCE = "ADR-20, JetStream based Object Stores https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-20.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_BUCKET_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++", "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
}

_OBJECT_NAME: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|0,!1|<0:+ :@|", "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++", "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
}

_NAME_ENCODED: Automaton = {
    "automaton": "0,,19,0,1,,2,1,1,0,3,1,1,0,3,1,1,0,1,,3,2,1,,3,3,1,0,3,1,1,0,3,1,1,0,3,1,1,0,3,3,1,0,3,1,1,0,3,1,1,0,1,,4,0,1,,1,0,2,1,1,0,3,3,1,0,3,1,1,0,3,1,1,0,3,1,1,0,3,3,1,0,3,|0,1,2,!3,!4|<0:+=^-1 ^3+ ^+^-1 :-2-1+ <3^3-1 :1-1^+ :..-1. <7:-8 <0:|",
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-`, `=` or `_`", "`=`",
        "0-9, A-Z, a-z, `-` or `_`, or end of encoded name", "end of encoded name",
    ),
    "pattern": "(?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=",
    "java": "\\A(?:(?:[\\-0-9A-Z_a-z]{4})++(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\-0-9A-Z_a-z]{4})+(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)$", "not": {"pattern": "\\n$"}},
}

_META_SUBJECT: Automaton = {
    "automaton": "0,,10,0,1,,8,1,1,2,1,,1,3,1,1,3,3,1,1,3,3,1,1,1,,3,4,1,,3,5,1,1,3,3,1,1,3,3,1,1,3,6,1,1,1,7,1,1,1,5,1,1,3,3,1,1,3,3,1,1,1,,4,1,1,,1,1,2,3,1,1,3,5,1,1,3,3,1,1,3,3,1,1,3,3,1,1,3,5,1,1,3,|0,1,2,3,4,5,6,7,!8,!9|<0:+ :.^6+ <0:^^+ :^+.-1^-1== :^@+@^@ <0:^6+ <4 <4^3-1^-1 ^3-1^+-2 ^3+^-1=-2 :^-2^-1+ <4^3-1^-1 :6^-1^^+ <0:^4-1 <7:^-8 <0:|",
    "messages": (
        "`$`", "`O`", "`.`", "0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-`, `.` or `_`", "`M`",
        "0-9, A-Z, a-z, `-`, `=` or `_`", "`=`", "0-9, A-Z, a-z, `-` or `_`, or end of subject", "end of subject",
    ),
    "pattern": "\\$O\\.[\\-0-9A-Z_a-z]++\\.M\\.(?:(?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)",
    "java": "\\A(?:\\$O\\.[\\-0-9A-Z_a-z]++\\.M\\.(?:(?:[\\-0-9A-Z_a-z]{4})++(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=))\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$O\\.[\\-0-9A-Z_a-z]+\\.M\\.(?:(?:[\\-0-9A-Z_a-z]{4})+(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=))$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "bucket-name": {**USUAL, **_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "Naming Specification, Object Store",
        "production": "bucket = restricted-term: 1 or more of A-Z, a-z, 0-9, dash, underscore",
        "good": ("images", "MY-STORE", "a_1"), "bad": (("", 0), ("a.b", 1), ("caf\xe9", 3)),
    },
    "object-name": {**USUAL, **_OBJECT_NAME,
        "causes": (0, 1), "section": "Naming Specification, Object Name", "production": "object-name: any text",
        "good": ("report.pdf", "a b", "2026/*.>", "caf\xe9", "\n"), "bad": (("", 0),),
    },
    "name-encoded": {**USUAL, **_NAME_ENCODED,
        "noun": "encoded name", "codec": "object-name", "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11),
        "section": "Naming Specification, Object Name", "production": "name-encoded: base64 of object-name",
        "good": ("cmVwb3J0LnBkZg==", "YQ==", "YWJj"), "bad": (("", 0), ("report.pdf", 6), ("YQ", 2), ("YR==", 2)),
    },
    "meta-subject": {**USUAL, **_META_SUBJECT,
        "noun": "subject", "suggests": False, "causes": (0, 1, 13, 14, 15, 2, 3, 4, 6, 7, 8, 9, 10, 12, 11),
        "section": "Stream Configuration and Subject Templates", "production": "$O.<bucket>.M.<name-encoded>",
        "good": ("$O.images.M.cmVwb3J0LnBkZg==",),
        "bad": (
            ("", 0), ("$O.images.M.", 12), ("$O.images.M.report.pdf", 18), ("$O.images.C.0123456789abcdefABCDEF", 10),
            ("$O.a.b.M.YQ==", 5),
        ),
    },
}

PARTS: dict[str, PartsEntry] = {
    "bucket-name": {
        "splitter": "([\\-0-9A-Z_a-z]++)", "groups": ("bucket",), "forms": ((("", ""), ("bucket",)),),
        "between": ("", ""),
    },
    "name-encoded": {
        "splitter": "((?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)",
        "groups": ("name_encoded",), "forms": ((("", ""), ("name_encoded",)),), "between": ("", ""),
    },
    "meta-subject": {
        "splitter": "\\$O\\.([\\-0-9A-Z_a-z]++)\\.M\\.((?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)",
        "groups": ("bucket", "name_encoded"), "forms": ((("$O.", ".M.", ""), ("bucket", "name_encoded")),),
        "between": ("$O.", ".M.", ""),
    },
}

CODECS: dict[str, CodecEntry] = {
    "object-name": {
        "wire": "name-encoded", "by": "base64url", "escape": "(?!)", "special": "[\\s\\S]", "range_starts": (0,),
        "classes": (-1,), "sign": "%", "empty": "", "separator": "", "unquote": False,
    },
}
