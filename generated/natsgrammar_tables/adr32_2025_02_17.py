"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "adr32"
EDITION = "2025-02-17"
TITLE = "NATS ADR-32, Service API, revision 6"
SOURCE = "ADR-32, Service API https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-32.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SERVICE_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++", "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_VERSION: Automaton = {
    "automaton": "0,,17,0,1,,1,1,1,2,1,,1,3,1,4,9,,7,5,q,,6,5,q,|0,1,2,!3,!4,5,!6,!7|<0:^3++ <0:^^+ :^^-1@= <3 <3 <3^^-1 <3 <0:++ <3:-2-1. :.+^-1^= ^3+-2 :^@-5@= :-5^-4 ^-2^+^-3 :5.^.@|",
    "messages": (
        "0-9", "`.`", "0-9 or `.`", "`+` or `-`, or end of name", "0-9, `+` or `-`, or end of name",
        "0-9, A-Z, a-z or `-`", "0-9, A-Z, a-z, `-` or `.`, or end of name",
        "0-9, A-Z, a-z, `+`, `-` or `.`, or end of name",
    ),
    "pattern": "(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?>(?:\\+[\\-0-9A-Za-z]++(?>(?:\\.[\\-0-9A-Za-z]++)*))?)",
    "java": "\\A(?:(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?:\\+[\\-0-9A-Za-z]++(?:\\.[\\-0-9A-Za-z]++)*+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*))*)?(?:\\+[\\-0-9A-Za-z]+(?:\\.[\\-0-9A-Za-z]+)*)?)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_ENDPOINT: Automaton = {
    "automaton": "0,,1c,0,a,,7,0,q,,6,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z or a-z", "0-9, A-Z or a-z, or end of name"), "pattern": "[0-9A-Za-z]++",
    "java": "\\A(?:[0-9A-Za-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[0-9A-Za-z]+)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_GROUP: Automaton = {
    "automaton": "0,,1,0,8,,5,0,i,,1,0,9,1,1,0,3,2,1,0,f,,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|!0,!1,!2,3|<0:++ :@.+ :.^-1 :-3-2.|",
    "messages": (
        "any character except NUL, `.`, `>` and whitespace, or end of name",
        "any character except NUL, `*`, `>` and whitespace, or end of name", "`.`, or end of name",
        "any character except NUL, `.`, `>` and whitespace",
    ),
    "pattern": "(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|\\*)(?>(?:\\.(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*))?)",
    "java": "\\A(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)(?:\\.(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|\\*)(?:\\.(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|\\*))*)?)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_SUBJECT: Automaton = {
    "automaton": "0,,1,0,8,,5,0,i,,1,0,9,1,1,0,3,2,1,0,f,3,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1,!2,!3|<0:++^+ :@.-4. :. <0:|",
    "messages": (
        "any character except NUL, `.` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name", "`.`, or end of name", "end of name",
    ),
    "pattern": "(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)*)(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|[*>])",
    "java": "\\A(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|\\*)\\.)*(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|[*>]))$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "service-name": {**USUAL, **_SERVICE_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "Design",
        "production": "name: A-Z, a-z, 0-9, dash, underscore", "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {**USUAL, **_SERVICE_VERSION,
        "backtrack_free": False, "causes": (16, 0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 10, 12, 11),
        "section": "Design", "production": "version: a SemVer string", "good": ("1.0.0", "1.2.3-rc.1+build.5"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.0\n", 5), ("1.0.\u0663", 4)),
    },
    "service-endpoint": {**USUAL, **_SERVICE_ENDPOINT,
        "causes": (0, 1, 2, 17, 4, 19, 6, 18, 8, 9, 10, 11), "section": "Endpoints",
        "production": "name: an alphanumeric human-readable string", "good": ("get", "getOrder2"),
        "bad": (("", 0), ("get-order", 3)),
    },
    "service-endpoint-intended": {**USUAL, **_SERVICE_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "Endpoints",
        "production": "name: an alphanumeric human-readable string", "good": ("get", "get-order_2"),
        "bad": (("", 0), ("get.order", 3), ("caf\xe9", 3)),
    },
    "service-group": {**USUAL, **_SERVICE_GROUP,
        "causes": (0, 20, 14, 15, 2, 21, 4, 22, 23, 6, 7, 8, 11), "section": "Groups",
        "production": "group name: a valid NATS subject or an empty string, without `>`",
        "good": ("", "orders", "orders.eu", "orders.*", "caf\xe9"),
        "bad": (("orders.>", 7), (">", 0), ("orders.", 7), (".orders", 0), ("a*", 1), ("a b", 1)),
    },
    "service-subject": {**USUAL, **_SERVICE_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 11), "section": "Endpoints",
        "production": "subject: an optional NATS subject", "good": ("get", "get.*", "get.>", ">"),
        "bad": (("", 0), ("get..x", 4), ("get.>.x", 5), ("a b", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
