"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, PartsEntry, RuleEntry

SPEC = "adr20"
EDITION = "2024-02-05"
TITLE = "NATS ADR-20, object stores, revision 3"
SOURCE = (
    "ADR-20, JetStream based Object Stores https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-20"
    ".md"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_BUCKET_NAME: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_OBJECT_NAME: Automaton = {
    "range_starts": (0, 55296, 57344),
    "classes": (0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("any character", "any character, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_NAME_ENCODED: Automaton = {
    "range_starts": (
        0, 45, 46, 48, 49, 52, 53, 56, 57, 58, 61, 62, 65, 66, 69, 70, 73, 74, 77, 78, 81, 82, 85, 86, 89, 90, 91, 95,
        96, 97, 99, 100, 103, 104, 107, 108, 111, 112, 115, 116, 119, 120, 123,
    ),
    "classes": (
        -1, 0, -1, 1, 0, 1, 0, 1, 0, -1, 2, -1, 3, 0, 1, 0, 1, 0, 1, 0, 3, 0, 1, 0, 1, 0, -1, 0, -1, 0, 1, 0, 3, 0, 1,
        0, 1, 0, 1, 0, 3, 0, -1,
    ),
    "table": (
        (1, 1, -1, 1), (2, 2, -1, 3), (4, 5, -1, 5), (4, 5, 6, 5), (7, 7, -1, 7), (7, 7, 8, 7), (-1, -1, 8, -1),
        (1, 1, -1, 1), (-1, -1, -1, -1),
    ),
    "accepting": (7, 8),
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`",
        "0-9, A-Z, a-z, `-` or `_`, or end of encoded name",
        "0-9, A-Z, a-z, `-`, `=` or `_`", "`=`", "end of encoded name",
    ),
    "message_of_state": (0, 0, 0, 2, 0, 2, 3, 1, 4),
    "completions": {0: "____", 1: "___", 2: "__", 3: "__", 4: "_", 5: "_", 6: "="},
}

_META_SUBJECT: Automaton = {
    "range_starts": (
        0, 36, 37, 45, 46, 47, 48, 49, 52, 53, 56, 57, 58, 61, 62, 65, 66, 69, 70, 73, 74, 77, 78, 79, 80, 81, 82, 85,
        86, 89, 90, 91, 95, 96, 97, 99, 100, 103, 104, 107, 108, 111, 112, 115, 116, 119, 120, 123,
    ),
    "classes": (
        -1, 0, -1, 1, 2, -1, 3, 1, 3, 1, 3, 1, -1, 4, -1, 5, 1, 3, 1, 3, 1, 6, 1, 7, 1, 5, 1, 3, 1, 3, 1, -1, 1, -1, 1,
        3, 1, 5, 1, 3, 1, 3, 1, 3, 1, 5, 1, -1,
    ),
    "table": (
        (1, -1, -1, -1, -1, -1, -1, -1), (-1, -1, -1, -1, -1, -1, -1, 2), (-1, -1, 3, -1, -1, -1, -1, -1),
        (-1, 4, -1, 4, -1, 4, 4, 4), (-1, 4, 5, 4, -1, 4, 4, 4), (-1, -1, -1, -1, -1, -1, 6, -1),
        (-1, -1, 7, -1, -1, -1, -1, -1), (-1, 8, -1, 8, -1, 8, 8, 8), (-1, 9, -1, 9, -1, 10, 9, 9),
        (-1, 11, -1, 12, -1, 12, 12, 11), (-1, 11, -1, 12, 13, 12, 12, 11), (-1, 14, -1, 14, -1, 14, 14, 14),
        (-1, 14, -1, 14, 15, 14, 14, 14), (-1, -1, -1, -1, 15, -1, -1, -1), (-1, 8, -1, 8, -1, 8, 8, 8), (*(-1,) * 8,),
    ),
    "accepting": (14, 15),
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`",
        "0-9, A-Z, a-z, `-` or `_`, or end of subject",
        "0-9, A-Z, a-z, `-`, `.` or `_`", "0-9, A-Z, a-z, `-`, `=` or `_`", "`$`", "`.`", "`=`", "`M`", "`O`",
        "end of subject",
    ),
    "message_of_state": (4, 8, 5, 0, 2, 7, 5, 0, 0, 0, 3, 0, 3, 6, 1, 9),
    "completions": {
        0: "$O._.M.____", 1: "O._.M.____", 2: "._.M.____", 3: "_.M.____", 4: ".M.____", 5: "M.____", 6: ".____",
        7: "____", 8: "___", 9: "__", 10: "__", 11: "_", 12: "_", 13: "=",
    },
}

RULES: dict[str, RuleEntry] = {
    "bucket-name": {
        **_BUCKET_NAME,
        "pattern": "[\\-0-9A-Z_a-z]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (*range(12),),
        "section": "Naming Specification, Object Store",
        "production": "bucket = restricted-term: 1 or more of A-Z, a-z, 0-9, dash, underscore",
        "good": ("images", "MY-STORE", "a_1"),
        "bad": (("", 0), ("a.b", 1), ("caf\xe9", 3)),
    },
    "object-name": {
        **_OBJECT_NAME,
        "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1),
        "section": "Naming Specification, Object Name",
        "production": "object-name: any text",
        "good": ("report.pdf", "a b", "2026/*.>", "caf\xe9", "\n"),
        "bad": (("", 0),),
    },
    "name-encoded": {
        **_NAME_ENCODED,
        "pattern": (
            "(?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
            "?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]="
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[\\-0-9A-Z_a-z]{4})++(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
            "?+|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\-0-9A-Z_a-z]{4})+(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
                "?|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "encoded name",
        "suggests": True,
        "code": None,
        "codec": "object-name",
        "limit": None,
        "causes": (*range(11), 12, 11),
        "section": "Naming Specification, Object Name",
        "production": "name-encoded: base64 of object-name",
        "good": ("cmVwb3J0LnBkZg==", "YQ==", "YWJj"),
        "bad": (("", 0), ("report.pdf", 6), ("YQ", 2), ("YR==", 2)),
    },
    "meta-subject": {
        **_META_SUBJECT,
        "pattern": (
            "\\$O\\.[\\-0-9A-Z_a-z]++\\.M\\.(?:(?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|"
            "[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:\\$O\\.[\\-0-9A-Z_a-z]++\\.M\\.(?:(?:[\\-0-9A-Z_a-z]{4})++(?:[\\-0-9A-Z_a-z][AQgw]==|"
            "[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
            ")\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:\\$O\\.[\\-0-9A-Z_a-z]+\\.M\\.(?:(?:[\\-0-9A-Z_a-z]{4})+(?:[\\-0-9A-Z_a-z][AQgw]==|"
                "[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
                ")$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "subject",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 13, 14, 15, 2, 3, 4, 6, 7, 8, 9, 10, 12, 11),
        "section": "Stream Configuration and Subject Templates",
        "production": "$O.<bucket>.M.<name-encoded>",
        "good": ("$O.images.M.cmVwb3J0LnBkZg==",),
        "bad": (
            ("", 0), ("$O.images.M.", 12), ("$O.images.M.report.pdf", 18),
            ("$O.images.C.0123456789abcdefABCDEF", 10),
            ("$O.a.b.M.YQ==", 5),
        ),
    },
}

PARTS: dict[str, PartsEntry] = {
    "bucket-name": {
        "splitter": "([\\-0-9A-Z_a-z]++)",
        "groups": ("bucket",),
        "between": ("", ""),
    },
    "name-encoded": {
        "splitter": (
            "((?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
            "?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
        ),
        "groups": ("name_encoded",),
        "between": ("", ""),
    },
    "meta-subject": {
        "splitter": (
            "\\$O\\.([\\-0-9A-Z_a-z]++)\\.M\\.((?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|"
            "[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
        ),
        "groups": ("bucket", "name_encoded"),
        "between": ("$O.", ".M.", ""),
    },
}

CODECS: dict[str, CodecEntry] = {
    "object-name": {
        "wire": "name-encoded",
        "by": "base64url",
        "escape": "(?!)",
        "special": "[\\s\\S]",
        "range_starts": (0,),
        "classes": (-1,),
        "sign": "%",
        "empty": "",
        "separator": "",
        "unquote": False,
    },
}
