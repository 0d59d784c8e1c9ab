"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "nats-docs"
EDITION = "subjects"
TITLE = "NATS documentation, Subject-Based Messaging"
SOURCE = (
    "NATS documentation, Subject-Based Messaging https://docs.nats.io/nats-concepts/subjects; "
    "nats.docs pull request 672, which characters a subject may hold https://github.com/nats-io/nats.docs/pull/672"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOKEN: Automaton = {
    "range_starts": (
        0, 1, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except NUL, `*`, `.`, `>` and whitespace",
        "any character except NUL, `*`, `.`, `>` and whitespace, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SUBJECT: Automaton = {
    "range_starts": (
        0, 1, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        -1, 0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": (
        "any character except NUL, `*`, `.`, `>` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_WILDCARD_TOKEN: Automaton = {
    "range_starts": (0, 42, 43, 62, 63),
    "classes": (-1, 0, -1, 0, -1),
    "table": ((1,), (-1,)),
    "accepting": (1,),
    "messages": ("`*` or `>`", "end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "*"},
}

_SUBSCRIPTION: Automaton = {
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

_SUBJECT_RECOMMENDED: Automaton = {
    "range_starts": (0, 46, 47, 48, 58, 65, 91, 97, 123),
    "classes": (-1, 0, -1, 1, -1, 1, -1, 1, -1),
    "table": ((-1, 1), (0, 1)),
    "accepting": (1,),
    "messages": ("0-9, A-Z or a-z", "0-9, A-Z, a-z or `.`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "0"},
}

_SUBJECT_RESERVED: Automaton = {
    "range_starts": (0, 36, 37, 55296, 57344),
    "classes": (0, 1, 0, -1, 0),
    "table": ((-1, 1), (1, 1)),
    "accepting": (1,),
    "messages": ("`$`", "any character, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "$"},
}

RULES: dict[str, RuleEntry] = {
    "token": {
        **_TOKEN,
        "pattern": (
            "[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u"
            "202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{168"
            "1}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff"
            "}\\x{e000}-\\x{10ffff}]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027"
                "\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 11),
        "section": "Subject Hierarchies",
        "production": "token: any characters but whitespace, `.`, `*`, `>` (and NUL); at least one",
        "good": ("time", "us", "eu-west_1", "caf\xe9", "\U0001f600", "$JS", "a\x7f", "\u200b"),
        "bad": (
            ("", 0), ("time.us", 4), ("*", 0), ("us*", 2), ("us>", 2), ("new york", 3), ("us\r\n", 2), ("us\x0b", 2),
            ("us\xa0", 2), ("us\u2028", 2), ("us\x00", 2),
        ),
    },
    "subject": {
        **_SUBJECT,
        "pattern": (
            "[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u"
            "202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x01-\\x08\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060"
            "-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{168"
            "1}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff"
            "}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9"
            "f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-"
            "\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027"
                "\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x01-\\x08\\x0e-\\x1f!-"
                "\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-"
                "\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)*)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 11),
        "section": "Subject Hierarchies; Wildcards",
        "production": "subject: token (`.` token)*",
        "good": (
            "time.us", "time.us.east", "time.us.east.atlanta", "time.eu.east", "time.eu.warsaw", "time", "Time.US",
            "heure.\xe9t\xe9",
        ),
        "bad": (
            ("", 0), (".", 0), (".us", 0), ("time.", 5), ("time..us", 5), ("time.*", 5), ("time.us.>", 8),
            ("time.us*", 7), (">", 0), ("time.new york", 8), ("time.us\n", 7), ("time.\u3000", 5),
        ),
    },
    "wildcard-token": {
        **_WILDCARD_TOKEN,
        "pattern": "[*>]",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[*>])\\z",
        "schema": {"type": "string", "pattern": "^(?:[*>])$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 17, 4, 19, 22, 25, 18, 8, 9, 10, 47, 11),
        "section": "Wildcards",
        "production": "wildcard-token: `*` | `>`",
        "good": ("*", ">"),
        "bad": (("", 0), ("**", 1), ("*>", 1), ("us", 0)),
    },
    "subscription": {
        **_SUBSCRIPTION,
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
        "section": "Matching A Single Token; Matching Multiple Tokens; Mix Wildcards",
        "production": "subscription: ((token | `*`) `.`)* (token | `*` | `>`)",
        "good": ("time.*.east", "time.us.>", "time.us.*", ">", "*.*.east.>", "time.us.east", "*", "*.>"),
        "bad": (
            ("", 0), ("time.>.east", 6), (">.us", 1), (">>", 1), ("time.us*", 7), ("time.*us", 6), ("time.us>", 7),
            ("time.>us", 6), ("time..*", 5), ("time.*.", 7), ("time. *", 5),
        ),
    },
    "subject-recommended": {
        **_SUBJECT_RECOMMENDED,
        "pattern": "[0-9A-Za-z]++(?>(?:\\.[0-9A-Za-z]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[0-9A-Za-z]++(?:\\.[0-9A-Za-z]++)*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[0-9A-Za-z]+(?:\\.[0-9A-Za-z]+)*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 10, 11),
        "section": "Subject-Based Messaging",
        "production": "subject, alphanumeric characters and `.` only",
        "good": ("time.us.east", "orders.2023", "A"),
        "bad": (
            ("", 0), ("time.eu-west", 7), ("extreme_event", 7), ("caf\xe9", 3), ("time..us", 5), ("time.*", 5),
        ),
    },
    "subject-reserved": {
        **_SUBJECT_RESERVED,
        "pattern": "\\$[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:\\$[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
        "schema": {"type": "string", "pattern": "^(?:\\$[\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 2, 28, 4, 29, 7, 8, 9, 11),
        "section": "Subject-Based Messaging",
        "production": "subject names starting with `$`",
        "good": ("$", "$SYS.>", "$JS.API.INFO", "$KV.config.*", "$a b"),
        "bad": (("", 0), ("orders.$", 0), ("*.$JS", 0)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
