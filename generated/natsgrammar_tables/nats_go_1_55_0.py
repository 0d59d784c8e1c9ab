"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-go"
EDITION = "1.55.0"
TITLE = "nats.go 1.55.0, what it accepts"
SOURCE = "nats.go 1.55.0 https://github.com/nats-io/nats.go/tree/v1.55.0"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,16n3,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_SUBJECT_SUBSCRIBE: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,16mp,,1kw,0|0,!1|<0:+ :@-2|",
    "messages": (
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$", "not": {"pattern": "\\n$"}},
}

_FILTER_SUBJECT: Automaton = {
    "automaton": "0,0,w,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|0,!1,!2,3|<0:+^+ :@+-2 <0: <2:-3@|",
    "messages": (
        "any character except space and `.`", "any character except space, or end of name", "end of name",
        "any character except space",
    ),
    "pattern": ">|[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff](?:[\\x00-\\x1f!-=?-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff])?",
    "java": "\\A(?:>|[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]](?:[[\\x{0}-\\x{7f}&&[^\\x{20}>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])?)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:>|[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff](?:[\\x00-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]*[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff])?)$",
        "not": {"pattern": "^(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]*)?>\\x0a)$"},
    },
}

_STREAM_NAME: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,16lf,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except tab, line feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
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

_OBJ_OBJECT_NAME: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|0,!1|<0:+ :@|", "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++", "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
}

_KV_SEARCH_KEY: Automaton = {
    "automaton": "0,,16,0,1,,2,0,1,1,1,0,b,,3,0,1,2,1,,2,0,q,,4,0,1,,1,0,q,|0,!1,!2|<0:+^+ :@-3-1 <0:|",
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`, or end of name", "end of name",
    ),
    "pattern": "(?>(?:[*\\-/-9=A-Z_a-z]++\\.)*)(?:[*\\-/-9=A-Z_a-z]++>?+|>)",
    "java": "\\A(?:(?:[*\\-/-9=A-Z_a-z]++\\.)*+(?:[*\\-/-9=A-Z_a-z]++>?+|>))\\z",
    "schema": {
        "type": "string", "pattern": "^(?:(?:[*\\-\\/-9=A-Z_a-z]+\\.)*(?:[*\\-\\/-9=A-Z_a-z]+>?|>))$",
        "not": {"pattern": "\\n$"},
    },
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

_SERVICE_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|0,!1,!2|<0:+^+ :@-3-1 <0:|",
    "messages": (
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name", "end of name",
    ),
    "pattern": "(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++>?+|>)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++>?+|>))\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+>?|>))$", "not": {"pattern": "\\n$"}},
}

_SERVICE_GROUP: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,f,,1,0,16m9,,1kw,0|!0,!1,2|<0:+ :@+ :-2.|",
    "messages": (
        "any character except tab, line feed, carriage return, space, `.` and `>`, or end of name",
        "any character except tab, line feed, carriage return, space and `>`, or end of name",
        "any character except tab, line feed, carriage return, space, `.` and `>`",
    ),
    "pattern": "(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)*))?)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)*)?)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_QUEUE: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,t,1,1,0,16m9,,1kw,0|0,!1,!2|<0:++ :@-1 <0:|",
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name", "end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\\ud7ff\\ue000-\\U0010ffff]++>?+|>",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++>?+|>)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]+>?|>)$",
        "not": {"pattern": "\\n$"},
    },
}

_INBOX_PREFIX: Automaton = {
    "automaton": "0,0,16,,1,0,3,1,1,0,f,,1,0,16m9,,1kw,0|0,!1|<0:+@ :@-2|",
    "messages": ("any character except `*` and `>`", "any character except `*` and `>`, or end of name"),
    "pattern": "[\\x00-)+-=?-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^*>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\)+-=?-\ud7ff\ue000-\U0010ffff]*[\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff])$",
    },
}

_HEADER_NAME: Automaton = {
    "automaton": "0,,x,0,1,,1,0,5,,2,0,2,,1,0,2,,1,0,a,,7,0,q,,3,0,t,,1,0,1,,1,0,1,|0,!1|<0:+ :@|",
    "messages": (
        'printable ASCII except `"`, `(`, `)`, `,`, `/`, `:` to `@`, `[`, `\\`, `]`, `{` and `}`',
        'printable ASCII except `"`, `(`, `)`, `,`, `/`, `:` to `@`, `[`, `\\`, `]`, `{` and `}`, or end of name',
    ),
    "pattern": "[!#-'*+\\-.0-9A-Z\\^-z|~]++", "java": "\\A(?:[!#-'*+\\-.0-9A-Z\\^-z|~]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!#-'*+\\-.0-9A-Z\\^-z\\|~]+)$", "not": {"pattern": "\\n$"}},
}

_HEADER_VALUE: Automaton = {
    "automaton": "0,0,9,1,1,,1,0,2,,1,0,i,1,1,0,16n3,,1kw,0|!0,!1,2|<0:+ :@+ :-2@|",
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of value",
        "any character except line feed and carriage return, or end of value",
        "any character except line feed and carriage return",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff](?:[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff])?)?",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]](?:[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])?)?)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff](?:[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]*[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff])?)?)$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "nats.go, publish",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a\x00", "a\x0c"), "bad": (("", 0), ("a b", 1), ("a\r\n", 1)),
    },
    "subject-subscribe": {**USUAL, **_SUBJECT_SUBSCRIBE,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4), "section": "nats.go, badSubject",
        "good": ("a", "a.*", "a.>.b", "a*", ">a", "caf\xe9"), "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a b", 1)),
    },
    "filter-subject": {**USUAL, **_FILTER_SUBJECT,
        "backtrack_free": False, "causes": (0, 1, 14, 15, 2, 28, 4, 24, 22, 25, 26, 8, 11),
        "section": "jetstream/jetstream.go, validateSubject", "good": ("a.>", "a>", "a..b", "a\tb", "*", ">"),
        "bad": (("", 0), (".a", 0), ("a.", 2), (">x", 1), ("a b", 1)),
    },
    "reply-to": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "nats.go, PublishRequest", "good": ("_INBOX.x", "a..b", "*"),
        "bad": (("", 0), ("a b", 1)),
    },
    "queue-name": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "nats.go, badQueue", "good": ("workers", "workers.eu", "w*"),
        "bad": (("", 0), ("w\t", 1)),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/jetstream.go, validateStreamName",
        "good": ("ORDERS", "a:b", "\xe9t\xe9", "a\x0c", "a\x00"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("a\\b", 1), ("a*", 1), ("a b", 1), ("a\n", 1)),
    },
    "consumer-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/consumer.go, validateConsumerName",
        "good": ("c1", "\xe9"), "bad": (("", 0), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/consumer.go, validateConsumerName",
        "good": ("dlq-reader",), "bad": (("", 0), ("dlq.reader", 3), ("dlq reader", 3)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "jetstream/kv.go, bucketValid",
        "good": ("config", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
    },
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11), "section": "jetstream/kv.go, keyValid",
        "good": ("a", "a.b", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a:b", 1), ("a\n", 1)),
    },
    "obj-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "jetstream/object.go",
        "good": ("images", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {**USUAL, **_OBJ_OBJECT_NAME,
        "causes": (0, 1), "section": "jetstream/object.go, Put", "good": ("report.pdf", "a b", "*"), "bad": (("", 0),),
    },
    "kv-search-key": {**USUAL, **_KV_SEARCH_KEY,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 24, 22, 25, 23, 7, 8, 9, 38, 39, 11),
        "section": "jetstream/kv.go:919, searchKeyValid; kv.go:609, of the older `KeyValue`",
        "good": ("a", "a.*", "*.b", "a.>", ">", "a*b", "a>", "*>"),
        "bad": (("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a>b", 2), ("a.>.b", 3), ("a:b", 1), ("a\n", 1)),
    },
    "service-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "micro/service.go:289, nameRegexp; 543, Config.valid", "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {**USUAL, **_SERVICE_VERSION,
        "backtrack_free": False, "causes": (16, 0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 10, 12, 11),
        "section": "micro/service.go:288, semVerRegexp; 546, Config.valid", "good": ("1.0.0", "1.2.3-rc.1+build.5"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("01.0.0", 1), ("1.0.0\n", 5), ("1.0.\u0663", 4)),
    },
    "service-endpoint": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "micro/service.go:423, addEndpoint",
        "good": ("get", "get-order_2"), "bad": (("", 0), ("get.order", 3), ("get\n", 3)),
    },
    "service-subject": {**USUAL, **_SERVICE_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 11),
        "section": "micro/service.go:426, addEndpoint; nats.go, badSubject",
        "good": ("get", "get.*", "get.>", ">", "a>", "a*", "caf\xe9"),
        "bad": (("", 0), ("get..x", 4), ("get.", 4), ("get.>.x", 5), (">a", 1), ("a b", 1), ("a\t", 1)),
    },
    "service-group": {**USUAL, **_SERVICE_GROUP,
        "causes": (0, 20, 14, 15, 2, 21, 4, 6), "section": "micro/service.go:833, AddGroup; 426, addEndpoint",
        "good": ("", "orders", "orders.eu", "orders.*", "a*"),
        "bad": (("orders.>", 7), ("orders.", 7), (".orders", 0), ("a b", 1)),
    },
    "service-queue": {**USUAL, **_SERVICE_QUEUE,
        "causes": (0, 1, 2, 21, 4, 24, 22, 25, 26, 8, 11),
        "section": "micro/service.go:429, addEndpoint; nats.go, badQueue",
        "good": ("workers", "workers.eu", "w*", "w>", ">"), "bad": (("", 0), (">w", 1), ("w 1", 1), ("w\t", 1)),
    },
    "inbox-prefix": {**USUAL, **_INBOX_PREFIX,
        "backtrack_free": False, "causes": (0, 1, 15, 6), "section": "nats.go:1755, CustomInboxPrefix",
        "good": ("_INBOX", "my.inbox", ".a", "a..b", "a b"),
        "bad": (("", 0), ("a.*", 2), ("a*", 1), ("a>", 1), ("a.", 2)),
    },
    "js-api-prefix": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4),
        "section": "jetstream/jetstream.go:536, NewWithAPIPrefix; nats.go, validateSubject",
        "good": ("$JS.API", "$JS.hub.API.", "acme.api", "a..b", "*"), "bad": (("", 0), ("a b", 1), ("a\n", 1)),
    },
    "header-name": {**USUAL, **_HEADER_NAME,
        "causes": (0, 1, 2, 31, 4, 6, 7, 8, 9, 32, 11), "section": "nats.go:1000, validHeaderKeyChars",
        "good": ("Nats-Msg-Id", "X_Trace", "a.b", "!#$%&'*+|~^`"),
        "bad": (("", 0), ("a:b", 1), ("a/b", 1), ("a b", 1), ("(x)", 0), ("caf\xe9", 3)),
    },
    "header-value": {**USUAL, **_HEADER_VALUE,
        "backtrack_free": False, "noun": "value", "causes": (0, 53, 17, 4, 12),
        "section": "nats.go:1025, writeHeaderValue", "good": ("", "a b", "caf\xe9", "\x00", "a\tb"),
        "bad": ((" a", 0), ("a ", 2), ("a\nb", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
