"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-docs"
EDITION = "subjects"
TITLE = "NATS documentation, Subject-Based Messaging"
SOURCE = "NATS documentation, Subject-Based Messaging https://docs.nats.io/nats-concepts/subjects; nats.docs pull request 672, which characters a subject may hold https://github.com/nats-io/nats.docs/pull/672"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOKEN: Automaton = {
    "automaton": "0,,1,0,8,,5,0,i,,1,0,9,,1,0,3,,1,0,f,,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except NUL, `*`, `.`, `>` and whitespace",
        "any character except NUL, `*`, `.`, `>` and whitespace, or end of name",
    ),
    "pattern": "[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_SUBJECT: Automaton = {
    "automaton": "0,,1,0,8,,5,0,i,,1,0,9,,1,0,3,1,1,0,f,,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1|<0:+ :@-2|",
    "messages": (
        "any character except NUL, `*`, `.`, `>` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
    ),
    "pattern": "[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)*)$", "not": {"pattern": "\\n$"}},
}

_WILDCARD_TOKEN: Automaton = {
    "automaton": "0,,16,0,1,,j,0,1,|0,!1|<0:+ :.|", "messages": ("`*` or `>`", "end of name"), "pattern": "[*>]",
    "java": "\\A(?:[*>])\\z",
    "schema": {"type": "string", "pattern": "^(?:[*>])$", "not": {"pattern": "\\n$"}},
}

_SUBSCRIPTION: Automaton = {
    "automaton": "0,,1,0,8,,5,0,i,,1,0,9,1,1,0,3,2,1,0,f,3,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1,!2,!3|<0:++^+ :@.-4. :. <0:|",
    "messages": (
        "any character except NUL, `.` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name", "`.`, or end of name", "end of name",
    ),
    "pattern": "(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)*)(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|[*>])",
    "java": "\\A(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|\\*)\\.)*(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|[*>]))$", "not": {"pattern": "\\n$"}},
}

_SUBJECT_RECOMMENDED: Automaton = {
    "automaton": "0,,1a,0,1,,1,1,a,,7,1,q,,6,1,q,|0,!1|<0:^+ :-2@|",
    "messages": ("0-9, A-Z or a-z", "0-9, A-Z, a-z or `.`, or end of name"),
    "pattern": "[0-9A-Za-z]++(?>(?:\\.[0-9A-Za-z]++)*)", "java": "\\A(?:[0-9A-Za-z]++(?:\\.[0-9A-Za-z]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[0-9A-Za-z]+(?:\\.[0-9A-Za-z]+)*)$", "not": {"pattern": "\\n$"}},
}

_SUBJECT_RESERVED: Automaton = {
    "automaton": "0,0,10,1,1,0,16mz,,1kw,0|0,!1|<0:^+ :@=|", "messages": ("`$`", "any character, or end of name"),
    "pattern": "\\$[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:\\$[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$[\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
}

RULES: dict[str, RuleEntry] = {
    "token": {**USUAL, **_TOKEN,
        "causes": (0, 1, 2, 31, 4, 5, 6, 11), "section": "Subject Hierarchies",
        "production": "token: any characters but whitespace, `.`, `*`, `>` (and NUL); at least one",
        "good": ("time", "us", "eu-west_1", "caf\xe9", "\U0001f600", "$JS", "a\x7f", "\u200b"),
        "bad": (
            ("", 0), ("time.us", 4), ("*", 0), ("us*", 2), ("us>", 2), ("new york", 3), ("us\r\n", 2), ("us\x0b", 2),
            ("us\xa0", 2), ("us\u2028", 2), ("us\x00", 2),
        ),
    },
    "subject": {**USUAL, **_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 11), "section": "Subject Hierarchies; Wildcards",
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
    "wildcard-token": {**USUAL, **_WILDCARD_TOKEN,
        "causes": (0, 1, 2, 17, 4, 19, 22, 25, 18, 8, 9, 10, 51, 11), "section": "Wildcards",
        "production": "wildcard-token: `*` | `>`", "good": ("*", ">"),
        "bad": (("", 0), ("**", 1), ("*>", 1), ("us", 0)),
    },
    "subscription": {**USUAL, **_SUBSCRIPTION,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 11),
        "section": "Matching A Single Token; Matching Multiple Tokens; Mix Wildcards",
        "production": "subscription: ((token | `*`) `.`)* (token | `*` | `>`)",
        "good": ("time.*.east", "time.us.>", "time.us.*", ">", "*.*.east.>", "time.us.east", "*", "*.>"),
        "bad": (
            ("", 0), ("time.>.east", 6), (">.us", 1), (">>", 1), ("time.us*", 7), ("time.*us", 6), ("time.us>", 7),
            ("time.>us", 6), ("time..*", 5), ("time.*.", 7), ("time. *", 5),
        ),
    },
    "subject-recommended": {**USUAL, **_SUBJECT_RECOMMENDED,
        "causes": (0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 10, 11), "section": "Subject-Based Messaging",
        "production": "subject, alphanumeric characters and `.` only", "good": ("time.us.east", "orders.2023", "A"),
        "bad": (("", 0), ("time.eu-west", 7), ("extreme_event", 7), ("caf\xe9", 3), ("time..us", 5), ("time.*", 5)),
    },
    "subject-reserved": {**USUAL, **_SUBJECT_RESERVED,
        "causes": (0, 1, 14, 2, 28, 4, 29, 7, 8, 9, 11), "section": "Subject-Based Messaging",
        "production": "subject names starting with `$`",
        "good": ("$", "$SYS.>", "$JS.API.INFO", "$KV.config.*", "$a b"),
        "bad": (("", 0), ("orders.$", 0), ("*.$JS", 0)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
