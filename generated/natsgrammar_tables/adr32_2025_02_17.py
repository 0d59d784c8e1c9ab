"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "adr32"
EDITION = "2025-02-17"
TITLE = "NATS ADR-32, Service API, revision 6"
SOURCE = (
    "ADR-32, Service API https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-32.md"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SERVICE_NAME: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SERVICE_VERSION: Automaton = {
    "range_starts": (0, 43, 44, 45, 46, 47, 48, 49, 58, 65, 91, 97, 123),
    "classes": (-1, 0, -1, 1, 2, -1, 3, 4, -1, 5, -1, 5, -1),
    "table": (
        (-1, -1, -1, 1, 2, -1), (-1, -1, 3, -1, -1, -1), (-1, -1, 3, 2, 2, -1), (-1, -1, -1, 4, 5, -1),
        (-1, -1, 6, -1, -1, -1), (-1, -1, 6, 5, 5, -1), (-1, -1, -1, 7, 8, -1), (9, 10, -1, -1, -1, -1),
        (9, 10, -1, 8, 8, -1), (-1, 11, -1, 11, 11, 11), (-1, 12, -1, 13, 12, 12), (-1, 11, 9, 11, 11, 11),
        (9, 12, 10, 12, 12, 12), (9, 12, 10, 14, 14, 12), (-1, 12, -1, 14, 14, 12),
    ),
    "accepting": (7, 8, 11, 12, 13),
    "messages": (
        "0-9", "0-9 or `.`", "0-9, A-Z, a-z or `-`",
        "0-9, A-Z, a-z, `+`, `-` or `.`, or end of name",
        "0-9, A-Z, a-z, `-` or `.`, or end of name",
        "0-9, `+` or `-`, or end of name", "`+` or `-`, or end of name", "`.`",
    ),
    "message_of_state": (0, 7, 1, 0, 7, 1, 0, 6, 5, 2, 2, 4, 3, 3, 2),
    "completions": {
        0: "0.0.0", 1: ".0.0", 2: ".0.0", 3: "0.0", 4: ".0", 5: ".0", 6: "0", 9: "0", 10: "0", 14: "A",
    },
}

_SERVICE_ENDPOINT: Automaton = {
    "range_starts": (0, 48, 58, 65, 91, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("0-9, A-Z or a-z", "0-9, A-Z or a-z, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "0"},
}

_SERVICE_GROUP: Automaton = {
    "range_starts": (
        0, 1, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1, 2, -1), (1, -1, 3), (-1, -1, 3), (1, 2, -1)),
    "accepting": (0, 1, 2),
    "messages": (
        "`.`, or end of name",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
        "any character except NUL, `.`, `>` and whitespace",
        "any character except NUL, `.`, `>` and whitespace, or end of name",
    ),
    "message_of_state": (3, 1, 0, 2),
    "completions": {3: "_"},
}

_SERVICE_SUBJECT: Automaton = {
    "range_starts": (
        0, 1, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, 3, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1, 2, -1, 3), (1, -1, 0, -1), (-1, -1, 0, -1), (-1, -1, -1, -1)),
    "accepting": (1, 2, 3),
    "messages": (
        "`.`, or end of name",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
        "any character except NUL, `.` and whitespace",
        "end of name",
    ),
    "message_of_state": (2, 1, 0, 3),
    "completions": {0: "_"},
}

RULES: dict[str, RuleEntry] = {
    "service-name": {
        **_SERVICE_NAME,
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
        "section": "Design",
        "production": "name: A-Z, a-z, 0-9, dash, underscore",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {
        **_SERVICE_VERSION,
        "pattern": (
            "(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|"
            "[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)"
            ")*)?(?>(?:\\+[\\-0-9A-Za-z]++(?>(?:\\.[\\-0-9A-Za-z]++)*))?)"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|"
            "[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)"
            ")*)?(?:\\+[\\-0-9A-Za-z]++(?:\\.[\\-0-9A-Za-z]++)*+)?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|"
                "[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)"
                ")*)?(?:\\+[\\-0-9A-Za-z]+(?:\\.[\\-0-9A-Za-z]+)*)?)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (16, 0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 10, 12, 11),
        "section": "Design",
        "production": "version: a SemVer string",
        "good": ("1.0.0", "1.2.3-rc.1+build.5"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.0\n", 5), ("1.0.\u0663", 4)),
    },
    "service-endpoint": {
        **_SERVICE_ENDPOINT,
        "pattern": "[0-9A-Za-z]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[0-9A-Za-z]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[0-9A-Za-z]+)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 17, 4, 19, 6, 18, 8, 9, 10, 11),
        "section": "Endpoints",
        "production": "name: an alphanumeric human-readable string",
        "good": ("get", "getOrder2"),
        "bad": (("", 0), ("get-order", 3)),
    },
    "service-endpoint-intended": {
        **_SERVICE_NAME,
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
        "section": "Endpoints",
        "production": "name: an alphanumeric human-readable string",
        "good": ("get", "get-order_2"),
        "bad": (("", 0), ("get.order", 3), ("caf\xe9", 3)),
    },
    "service-group": {
        **_SERVICE_GROUP,
        "pattern": (
            "(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\"
            "u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*)(?>(?:\\.(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\"
            "u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*))*))?)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}"
            "\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-"
            "\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)(?:\\.(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{"
            "84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{"
            "205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+)?+)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                "\\*)(?:\\.(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                "\\*))*)?)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 20, 14, 15, 2, 21, 4, 22, 23, 6, 7, 8, 11),
        "section": "Groups",
        "production": "group name: a valid NATS subject or an empty string, without `>`",
        "good": ("", "orders", "orders.eu", "orders.*", "caf\xe9"),
        "bad": (("orders.>", 7), (">", 0), ("orders.", 7), (".orders", 0), ("a*", 1), ("a b", 1)),
    },
    "service-subject": {
        **_SERVICE_SUBJECT,
        "pattern": (
            "(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\"
            "u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*)\\.)*)(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u20"
            "27\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>])"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}"
            "\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-"
            "\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{"
            "84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{"
            "205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                "\\*)\\.)*(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                "[*>]))$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 11),
        "section": "Endpoints",
        "production": "subject: an optional NATS subject",
        "good": ("get", "get.*", "get.>", ">"),
        "bad": (("", 0), ("get..x", 4), ("get.>.x", 5), ("a b", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
