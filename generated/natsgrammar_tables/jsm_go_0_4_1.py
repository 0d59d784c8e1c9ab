"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "jsm-go"
EDITION = "0.4.1"
TITLE = "jsm.go 0.4.1, what it accepts"
SOURCE = "jsm.go 0.4.1 https://github.com/nats-io/jsm.go/tree/v0.4.1"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_STREAM_NAME: Automaton = {
    "automaton": "0,,1,0,v,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,16lf,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except NUL, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except NUL, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "[\\x01-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x01-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$"},
}

_JS_API_PREFIX: Automaton = {
    "automaton": "0,,1,0,v,,1,0,9,,1,0,3,1,1,,1,0,e,,1,0,t,,1,0,16lf,,1kw,0|0,!1|<0:+ :@-2|",
    "messages": (
        "any character except NUL, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except NUL, space, `*`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "[\\x01-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x01-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x01-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x01-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)*)$"},
}

RULES: dict[str, RuleEntry] = {
    "stream-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 28, 4, 5, 6, 7), "section": "jsm.go, IsValidName",
        "good": ("ORDERS", "a:b", "\xe9t\xe9", "a\t", "a\n", "a\x0b"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("a\\b", 1), ("a*", 1), ("a b", 1), ("a\x00", 1)),
    },
    "consumer-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 28, 4, 5, 6, 7), "section": "consumers.go", "good": ("c1", "a\t"),
        "bad": (("", 0), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 28, 4, 5, 6, 7), "section": "consumers.go", "good": ("dlq-reader",),
        "bad": (("", 0), ("dlq.reader", 3), ("dlq reader", 3)),
    },
    "domain": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 28, 4, 5, 6, 7), "section": "manager.go, New", "good": ("hub", "leaf-1", "\xe9"),
        "bad": (("", 0), ("hub.eu", 3), ("a/b", 1), ("my hub", 2)),
    },
    "js-api-prefix": {**USUAL, **_JS_API_PREFIX,
        "causes": (0, 1, 20, 14, 15, 28, 4, 6, 7), "section": "jsm.go:138, isValidSubjectPrefix; manager.go:62, New",
        "good": ("$JS.API", "$JS.hub.API", "acme.api", "\xe9", "a\t"),
        "bad": (("", 0), ("acme.", 5), ("a..b", 2), ("a.*", 2), ("a/b", 1), ("a b", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
