"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "nats-docs"
EDITION = "2026-08"
TITLE = "NATS documentation of August 2026"
SOURCE = (
    "NATS documentation, Subjects https://github.com/nats-io/nats.docs.v2/blob/main/docs/concepts/subjects.md; "
    "NATS documentation, Subjects & wildcards https://github.com/nats-io/nats.docs.v2/blob/main/learn/core-nats/subject"
    "s-and-wildcards.md; NATS documentation, Your first stream https://github.com/nats-io/nats.docs.v2/blob/main/learn/"
    "jetstream/your-first-stream.md; NATS documentation, Your first bucket https://github.com/nats-io/nats.docs.v2/blob"
    "/main/learn/key-value/your-first-bucket.md"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOKEN: Automaton = {
    "range_starts": (
        0, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except `*`, `.`, `>` and whitespace",
        "any character except `*`, `.`, `>` and whitespace, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SUBJECT: Automaton = {
    "range_starts": (
        0, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": (
        "any character except `*`, `.`, `>` and whitespace",
        "any character except `*`, `>` and whitespace, or end of name",
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
        0, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        0, -1, 0, -1, 0, 1, 0, 2, 0, 3, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1, 2, -1, 3), (1, -1, 0, -1), (-1, -1, 0, -1), (-1, -1, -1, -1)),
    "accepting": (1, 2, 3),
    "messages": (
        "`.`, or end of name",
        "any character except `*`, `>` and whitespace, or end of name",
        "any character except `.` and whitespace",
        "end of name",
    ),
    "message_of_state": (2, 1, 0, 3),
    "completions": {0: "_"},
}

_SUBJECT_RECOMMENDED: Automaton = {
    "range_starts": (0, 45, 46, 47, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, 1, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-`, `.` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SUBJECT_DEPTH_RECOMMENDED: Automaton = {
    "range_starts": (
        0, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": (
        (1, -1), (1, 2), (3, -1), (3, 4), (5, -1), (5, 6), (7, -1), (7, 8), (9, -1), (9, 10), (11, -1), (11, 12),
        (13, -1), (13, 14), (15, -1), (15, 16), (17, -1), (17, 18), (19, -1), (19, 20), (21, -1), (21, 22), (23, -1),
        (23, 24), (25, -1), (25, 26), (27, -1), (27, 28), (29, -1), (29, 30), (31, -1), (31, -1),
    ),
    "accepting": (*range(1, 33, 2),),
    "messages": (
        "any character except `*`, `.`, `>` and whitespace",
        "any character except `*`, `.`, `>` and whitespace, or end of name",
        "any character except `*`, `>` and whitespace, or end of name",
    ),
    "message_of_state": (
        0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 1,
    ),
    "completions": {**dict.fromkeys((*range(0, 32, 2),), "_")},
}

_SUBJECT_LENGTH_RECOMMENDED: Automaton = {
    "range_starts": (0, 55296, 57344),
    "classes": (0, -1, 0),
    "table": (*((n,) for n in range(1, 256)), (-1,)),
    "accepting": (*range(1, 256),),
    "messages": (
        "any character", "any character, or end of name",
        "any character, or end of name (at most 255 characters)",
        "end of name (at most 255 characters)",
    ),
    "message_of_state": (0, *(1,) * 251, 2, 2, 2, 3),
    "completions": {0: "_"},
}

_SUBJECT_RESERVED: Automaton = {
    "range_starts": (0, 36, 37, 46, 47, 66, 67, 73, 74, 78, 79, 80, 88, 89, 95, 96, 55296, 57344),
    "classes": (0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 6, 0, 7, 0, 8, 0, -1, 0),
    "table": (
        (-1, 1, -1, -1, -1, -1, -1, -1, 2), (*(1,) * 9,), (-1, -1, -1, -1, 3, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, 4, -1, -1, -1), (-1, -1, -1, 5, -1, -1, -1, -1, -1), (-1, -1, -1, -1, -1, -1, 6, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 7, -1), (-1, -1, 1, -1, -1, -1, -1, -1, -1),
    ),
    "accepting": (1, 7),
    "messages": (
        "`$` or `_`", "`.`, or end of name", "`B`", "`I`", "`N`", "`O`", "`X`", "any character, or end of name",
    ),
    "message_of_state": (0, 7, 3, 4, 2, 5, 6, 1),
    "completions": {0: "$", 2: "INBOX", 3: "NBOX", 4: "BOX", 5: "OX", 6: "X"},
}

_STREAM_NAME: Automaton = {
    "range_starts": (
        0, 9, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239,
        8240, 8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0,
    ),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except `*`, `.`, `/`, `>`, `\\` and whitespace",
        "any character except `*`, `.`, `/`, `>`, `\\` and whitespace, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_KV_BUCKET_NAME: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_KV_KEY_NAME: Automaton = {
    "range_starts": (0, 45, 46, 47, 58, 61, 62, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, 1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": (
        "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name",
        "0-9, A-Z, a-z, `-`, `/`, `=` or `_`",
    ),
    "message_of_state": (1, 0),
    "completions": {0: "_"},
}

RULES: dict[str, RuleEntry] = {
    "token": {
        **_TOKEN,
        "pattern": (
            "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u"
            "202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{168"
            "1}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff"
            "}\\x{e000}-\\x{10ffff}]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027"
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
        "section": "What is a Subject?; Reserved Characters; A subject is a sequence of tokens",
        "production": "token: any UTF-8 characters but whitespace, `.`, `*`, `>`; at least one",
        "good": ("orders", "us-east", "caf\xe9", "\U0001f600", "$JS", "a\x7f", "a\x00"),
        "bad": (
            ("", 0), ("orders.us", 6), ("*", 0), ("us*", 2), ("new york", 3), ("us\r\n", 2), ("us\xa0", 2),
        ),
    },
    "subject": {
        **_SUBJECT,
        "pattern": (
            "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u"
            "202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060"
            "-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{168"
            "1}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff"
            "}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9"
            "f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-"
            "\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027"
                "\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0e-\\x1f!-"
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
        "section": "Subject Hierarchies; Reserved Characters; A subject is a sequence of tokens",
        "production": "subject: token (`.` token)*",
        "good": (
            "orders.retail.placed", "orders.retail.shipped", "orders.retail.returned", "orders.wholesale.placed",
            "orders.wholesale.shipped", "orders.wholesale.returned", "orders", "Orders.created", "heure.\xe9t\xe9",
            "a.\x00",
        ),
        "bad": (
            ("", 0), (".us", 0), ("orders.", 7), ("orders..us", 7), ("orders.*.created", 7), ("orders.>", 7),
            ("orders.new york", 10), ("orders.us\n", 9),
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
        "bad": (("", 0), ("**", 1), ("us", 0)),
    },
    "subscription": {
        **_SUBSCRIPTION,
        "pattern": (
            "(?>(?:(?:[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\"
            "u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*)\\.)*)(?:[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u20"
            "27\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>])"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}"
            "\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-"
            "\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{"
            "84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{"
            "205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                "\\*)\\.)*(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
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
        "section": (
            "Single Token Wildcard; Multi-Token Wildcard; Reserved Characters; The single-token "
            "wildcard; The multi-token wildcard"
        ),
        "production": "subscription: ((token | `*`) `.`)* (token | `*` | `>`)",
        "good": (
            "orders.retail.*", "orders.*.placed", "sensor.alarm.*", "sensor.*.*.critical", "sensor.>",
            "orders.retail.placed", ">", "*", "*.>",
        ),
        "bad": (
            ("", 0), ("orders.>.created", 8), (">>", 1), ("orders.us*", 9), ("orders.>us", 8), ("orders..*", 7),
            ("orders. *", 7),
        ),
    },
    "subject-recommended": {
        **_SUBJECT_RECOMMENDED,
        "pattern": "[\\-0-9A-Z_a-z]++(?>(?:\\.[\\-0-9A-Z_a-z]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++(?:\\.[\\-0-9A-Z_a-z]++)*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\-0-9A-Z_a-z]+(?:\\.[\\-0-9A-Z_a-z]+)*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 13, 14, 15, 2, 3, 4, 6, 7, 8, 9, 10, 11),
        "section": "Recommended Characters; A subject is a sequence of tokens",
        "production": "subject, of `a-z` `A-Z` `0-9` `-` `_` and `.`",
        "good": ("orders.us-east.created", "extreme_event", "A", "-"),
        "bad": (("", 0), ("$JS.API", 0), ("caf\xe9", 3), ("orders..us", 7), ("orders.*", 7)),
    },
    "subject-depth-recommended": {
        **_SUBJECT_DEPTH_RECOMMENDED,
        "pattern": (
            "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u"
            "202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060"
            "-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++){0,15})"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{168"
            "1}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff"
            "}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9"
            "f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-"
            "\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++){0,15}+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027"
                "\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0e-\\x1f!-"
                "\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-"
                "\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+){0,15})$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 11),
        "section": "Subject Hierarchy Design",
        "production": "subject, of at most 16 tokens",
        "good": (
            "app.region.service.entity.action", "myapp.us-east.users.profile.update",
            "1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16",
        ),
        "bad": (("", 0), ("1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17", 38), ("a.*", 2)),
    },
    "subject-length-recommended": {
        **_SUBJECT_LENGTH_RECOMMENDED,
        "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]{1,255}+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]{1,255}+)\\z",
        "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]{1,255})$"},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "characters"),
        "causes": (0, 35, 1),
        "section": "Subject Hierarchy Design",
        "production": "subject, of fewer than 256 characters",
        "good": ("orders", "orders.us.created"),
        "bad": (("", 0),),
    },
    "subject-reserved": {
        **_SUBJECT_RESERVED,
        "pattern": (
            "\\$[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+|_INBOX(?>(?:\\.[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:\\$[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|_INBOX(?:\\.[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)"
            "?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:\\$[\\x00-\ud7ff\ue000-\U0010ffff]*|_INBOX(?:\\.[\\x00-\ud7ff\ue000-\U0010ffff]*)"
                "?)$"
            ),
            "not": {"pattern": "^(?:_INBOX\\x0a)$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "Reserved Prefixes; Reserved prefixes to avoid",
        "production": "subjects starting with `$`, and `_INBOX`",
        "good": (
            "$SYS", "$JS", "$KV", "$O", "$SRV", "_INBOX", "$", "$SYS.>", "$JS.API.INFO", "$a b", "_INBOX.abc.1",
        ),
        "bad": (("", 0), ("orders.$", 0), ("_INBOXES", 6), ("_inbox", 1)),
    },
    "stream-name": {
        **_STREAM_NAME,
        "pattern": (
            "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u2"
            "02a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\"
            "x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x"
            "{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)"
                "$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 11),
        "section": "Create the stream",
        "production": "stream name: a token without `/` and `\\`",
        "good": ("ORDERS", "orders_eu-1", "caf\xe9", "$G"),
        "bad": (("", 0), ("orders.created", 6), ("ORDERS*", 6), ("a b", 1), ("a/b", 1), ("a\\b", 1)),
    },
    "kv-bucket-name": {
        **_KV_BUCKET_NAME,
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
        "section": "Create the bucket; Your first bucket, Pitfalls",
        "production": "bucket name: letters, digits, `-` and `_`; at least one",
        "good": ("INVENTORY", "stock-eu_1"),
        "bad": (("", 0), ("stock.eu", 5), ("caf\xe9", 3)),
    },
    "kv-key-name": {
        **_KV_KEY_NAME,
        "pattern": "[\\-/-9=A-Z_a-z]++(?>(?:\\.[\\-/-9=A-Z_a-z]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\-\\/-9=A-Z_a-z]+(?:\\.[\\-\\/-9=A-Z_a-z]+)*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 11),
        "section": "Your first bucket, Pitfalls",
        "production": "key: letters, digits, `-` `/` `_` `=` and `.`; no dot first, last or beside another",
        "good": ("widget-blue", "a.b", "users/1=x"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a..b", 2), ("ord:8w2k", 3), ("a.*", 2)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
