"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-docs"
EDITION = "2026-08"
TITLE = "NATS documentation of August 2026"
SOURCE = "NATS documentation, Subjects https://github.com/nats-io/nats.docs.v2/blob/main/docs/concepts/subjects.md; NATS documentation, Subjects & wildcards https://github.com/nats-io/nats.docs.v2/blob/main/learn/core-nats/subjects-and-wildcards.md; NATS documentation, Your first stream https://github.com/nats-io/nats.docs.v2/blob/main/learn/jetstream/your-first-stream.md; NATS documentation, Your first bucket https://github.com/nats-io/nats.docs.v2/blob/main/learn/key-value/your-first-bucket.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOKEN: Automaton = {
    "automaton": "0,0,9,,5,0,i,,1,0,9,,1,0,3,,1,0,f,,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except `*`, `.`, `>` and whitespace",
        "any character except `*`, `.`, `>` and whitespace, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_SUBJECT: Automaton = {
    "automaton": "0,0,9,,5,0,i,,1,0,9,,1,0,3,1,1,0,f,,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1|<0:+ :@-2|",
    "messages": (
        "any character except `*`, `.`, `>` and whitespace",
        "any character except `*`, `>` and whitespace, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)*)$", "not": {"pattern": "\\n$"}},
}

_WILDCARD_TOKEN: Automaton = {
    "automaton": "0,,16,0,1,,j,0,1,|0,!1|<0:+ :.|", "messages": ("`*` or `>`", "end of name"), "pattern": "[*>]",
    "java": "\\A(?:[*>])\\z",
    "schema": {"type": "string", "pattern": "^(?:[*>])$", "not": {"pattern": "\\n$"}},
}

_SUBSCRIPTION: Automaton = {
    "automaton": "0,0,9,,5,0,i,,1,0,9,1,1,0,3,2,1,0,f,3,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1,!2,!3|<0:++^+ :@.-4. :. <0:|",
    "messages": (
        "any character except `.` and whitespace", "any character except `*`, `>` and whitespace, or end of name",
        "`.`, or end of name", "end of name",
    ),
    "pattern": "(?>(?:(?:[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)*)(?:[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|[*>])",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|\\*)\\.)*(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|[*>]))$", "not": {"pattern": "\\n$"}},
}

_SUBJECT_RECOMMENDED: Automaton = {
    "automaton": "0,,19,0,1,1,1,,1,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@-2|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-`, `.` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++(?>(?:\\.[\\-0-9A-Z_a-z]++)*)",
    "java": "\\A(?:[\\-0-9A-Z_a-z]++(?:\\.[\\-0-9A-Z_a-z]++)*+)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+(?:\\.[\\-0-9A-Z_a-z]+)*)$", "not": {"pattern": "\\n$"},
    },
}

_SUBJECT_DEPTH_RECOMMENDED: Automaton = {
    "automaton": "0,0,9,,5,0,i,,1,0,9,,1,0,3,1,1,0,f,,1,0,1y,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1,!2|<0:+ :@+( <2)t :@|",
    "messages": (
        "any character except `*`, `.`, `>` and whitespace",
        "any character except `*`, `>` and whitespace, or end of name",
        "any character except `*`, `.`, `>` and whitespace, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++){0,15})",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++){0,15}+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+){0,15})$", "not": {"pattern": "\\n$"}},
}

_SUBJECT_LENGTH_RECOMMENDED: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|0,!1,!2,!3|<0:+ :( )6z:   :.|",
    "messages": (
        "any character", "any character, or end of name", "any character, or end of name (at most 255 characters)",
        "end of name (at most 255 characters)",
    ),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]{1,255}+",
    "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]{1,255}+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]{1,255})$"},
}

_SUBJECT_RESERVED: Automaton = {
    "automaton": "0,0,10,1,1,0,9,2,1,0,j,3,1,0,6,4,1,0,4,5,1,6,1,0,8,7,1,0,6,8,1,0,16lc,,1kw,0|0,!1,2,3,4,5,6,!7|<0:^+^6+ :@=8 <0:^4+ :^4.+ <0:^3+ <0:^6+ :^6.+ <0:^^-7|",
    "messages": (
        "`$` or `_`", "any character, or end of name", "`I`", "`N`", "`B`", "`O`", "`X`", "`.`, or end of name",
    ),
    "pattern": "\\$[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+|_INBOX(?>(?:\\.[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)",
    "java": "\\A(?:\\$[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|_INBOX(?:\\.[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:\\$[\\x00-\ud7ff\ue000-\U0010ffff]*|_INBOX(?:\\.[\\x00-\ud7ff\ue000-\U0010ffff]*)?)$",
        "not": {"pattern": "^(?:_INBOX\\x0a)$"},
    },
}

_STREAM_NAME: Automaton = {
    "automaton": "0,0,9,,5,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,14,,1,0,q,,1,0,4bj,,1,0,1vj,,b,0,t,,2,0,5,,1,0,1b,,1,0,334,,1,0,x6n,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except `*`, `.`, `/`, `>`, `\\` and whitespace",
        "any character except `*`, `.`, `/`, `>`, `\\` and whitespace, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_KV_BUCKET_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++", "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
}

_KV_KEY_NAME: Automaton = {
    "automaton": "0,,19,0,1,1,1,0,b,,3,0,1,,3,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@-2|",
    "messages": ("0-9, A-Z, a-z, `-`, `/`, `=` or `_`", "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name"),
    "pattern": "[\\-/-9=A-Z_a-z]++(?>(?:\\.[\\-/-9=A-Z_a-z]++)*)",
    "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\-\\/-9=A-Z_a-z]+(?:\\.[\\-\\/-9=A-Z_a-z]+)*)$", "not": {"pattern": "\\n$"},
    },
}

RULES: dict[str, RuleEntry] = {
    "token": {**USUAL, **_TOKEN,
        "causes": (0, 1, 2, 31, 4, 5, 6, 11),
        "section": "What is a Subject?; Reserved Characters; A subject is a sequence of tokens",
        "production": "token: any UTF-8 characters but whitespace, `.`, `*`, `>`; at least one",
        "good": ("orders", "us-east", "caf\xe9", "\U0001f600", "$JS", "a\x7f", "a\x00"),
        "bad": (("", 0), ("orders.us", 6), ("*", 0), ("us*", 2), ("new york", 3), ("us\r\n", 2), ("us\xa0", 2)),
    },
    "subject": {**USUAL, **_SUBJECT,
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
    "wildcard-token": {**USUAL, **_WILDCARD_TOKEN,
        "causes": (0, 1, 2, 17, 4, 19, 22, 25, 18, 8, 9, 10, 51, 11), "section": "Wildcards",
        "production": "wildcard-token: `*` | `>`", "good": ("*", ">"), "bad": (("", 0), ("**", 1), ("us", 0)),
    },
    "subscription": {**USUAL, **_SUBSCRIPTION,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 11),
        "section": "Single Token Wildcard; Multi-Token Wildcard; Reserved Characters; The single-token wildcard; The multi-token wildcard",
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
    "subject-recommended": {**USUAL, **_SUBJECT_RECOMMENDED,
        "causes": (0, 1, 13, 14, 15, 2, 3, 4, 6, 7, 8, 9, 10, 11),
        "section": "Recommended Characters; A subject is a sequence of tokens",
        "production": "subject, of `a-z` `A-Z` `0-9` `-` `_` and `.`",
        "good": ("orders.us-east.created", "extreme_event", "A", "-"),
        "bad": (("", 0), ("$JS.API", 0), ("caf\xe9", 3), ("orders..us", 7), ("orders.*", 7)),
    },
    "subject-depth-recommended": {**USUAL, **_SUBJECT_DEPTH_RECOMMENDED,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 11), "section": "Subject Hierarchy Design",
        "production": "subject, of at most 16 tokens",
        "good": (
            "app.region.service.entity.action", "myapp.us-east.users.profile.update",
            "1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16",
        ),
        "bad": (("", 0), ("1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17", 38), ("a.*", 2)),
    },
    "subject-length-recommended": {**USUAL, **_SUBJECT_LENGTH_RECOMMENDED,
        "limit": (255, "characters"), "causes": (0, 35, 1), "section": "Subject Hierarchy Design",
        "production": "subject, of fewer than 256 characters", "good": ("orders", "orders.us.created"),
        "bad": (("", 0),),
    },
    "subject-reserved": {**USUAL, **_SUBJECT_RESERVED,
        "causes": (0, 1, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "Reserved Prefixes; Reserved prefixes to avoid",
        "production": "subjects starting with `$`, and `_INBOX`",
        "good": ("$SYS", "$JS", "$KV", "$O", "$SRV", "_INBOX", "$", "$SYS.>", "$JS.API.INFO", "$a b", "_INBOX.abc.1"),
        "bad": (("", 0), ("orders.$", 0), ("_INBOXES", 6), ("_inbox", 1)),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 11), "section": "Create the stream",
        "production": "stream name: a token without `/` and `\\`", "good": ("ORDERS", "orders_eu-1", "caf\xe9", "$G"),
        "bad": (("", 0), ("orders.created", 6), ("ORDERS*", 6), ("a b", 1), ("a/b", 1), ("a\\b", 1)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "Create the bucket; Your first bucket, Pitfalls",
        "production": "bucket name: letters, digits, `-` and `_`; at least one", "good": ("INVENTORY", "stock-eu_1"),
        "bad": (("", 0), ("stock.eu", 5), ("caf\xe9", 3)),
    },
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11), "section": "Your first bucket, Pitfalls",
        "production": "key: letters, digits, `-` `/` `_` `=` and `.`; no dot first, last or beside another",
        "good": ("widget-blue", "a.b", "users/1=x"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a..b", 2), ("ord:8w2k", 3), ("a.*", 2)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
