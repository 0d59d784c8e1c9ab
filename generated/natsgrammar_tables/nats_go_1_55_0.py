"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "nats-go"
EDITION = "1.55.0"
TITLE = "nats.go 1.55.0, what it accepts"
SOURCE = "nats.go 1.55.0 https://github.com/nats-io/nats.go/tree/v1.55.0"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SUBJECT_SUBSCRIBE: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 46, 47, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
    ),
    "message_of_state": (1, 0),
    "completions": {0: "_"},
}

_FILTER_SUBJECT: Automaton = {
    "range_starts": (0, 32, 33, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, 1, 0, 2, 0, -1, 0),
    "table": ((1, -1, 2), (1, 3, 2), (-1, -1, -1), (1, 3, 2)),
    "accepting": (1, 2),
    "messages": (
        "any character except space", "any character except space and `.`",
        "any character except space, or end of name",
        "end of name",
    ),
    "message_of_state": (1, 2, 3, 0),
    "completions": {0: "_", 3: "_"},
}

_STREAM_NAME: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
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

_OBJ_OBJECT_NAME: Automaton = {
    "range_starts": (0, 55296, 57344),
    "classes": (0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("any character", "any character, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_KV_SEARCH_KEY: Automaton = {
    "range_starts": (0, 42, 43, 45, 46, 47, 58, 61, 62, 63, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, 1, 0, -1, 0, 2, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1, -1, 2), (1, 0, 2), (-1, -1, -1)),
    "accepting": (1, 2),
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`, or end of name",
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
        "end of name",
    ),
    "message_of_state": (1, 0, 2),
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

_SERVICE_SUBJECT: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, -1, 0),
    "table": ((1, -1, 2), (1, 0, 2), (-1, -1, -1)),
    "accepting": (1, 2),
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
        "end of name",
    ),
    "message_of_state": (1, 0, 2),
    "completions": {0: "_"},
}

_SERVICE_GROUP: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, -1, 0),
    "table": ((1, -1), (1, 2), (1, -1)),
    "accepting": (0, 1),
    "messages": (
        "any character except tab, line feed, carriage return, space and `>`, or end of name",
        "any character except tab, line feed, carriage return, space, `.` and `>`",
        "any character except tab, line feed, carriage return, space, `.` and `>`, or end of name",
    ),
    "message_of_state": (2, 0, 1),
    "completions": {2: "_"},
}

_SERVICE_QUEUE: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0),
    "table": ((1, 2), (1, 2), (-1, -1)),
    "accepting": (1, 2),
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
        "end of name",
    ),
    "message_of_state": (0, 1, 2),
    "completions": {0: "_"},
}

_INBOX_PREFIX: Automaton = {
    "range_starts": (0, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, 1, 0, -1, 0, -1, 0),
    "table": ((1, 0), (1, 0)),
    "accepting": (1,),
    "messages": ("any character except `*` and `>`", "any character except `*` and `>`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_HEADER_NAME: Automaton = {
    "range_starts": (0, 33, 34, 35, 40, 42, 44, 45, 47, 48, 58, 65, 91, 94, 123, 124, 125, 126, 127),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        'printable ASCII except `"`, `(`, `)`, `,`, `/`, `:` to `@`, `[`, `\\`, `]`, `{` and `}`',
        'printable ASCII except `"`, `(`, `)`, `,`, `/`, `:` to `@`, `[`, `\\`, `]`, `{` and `}`, or end of name',
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_HEADER_VALUE: Automaton = {
    "range_starts": (0, 9, 10, 11, 13, 14, 32, 33, 55296, 57344),
    "classes": (0, 1, -1, 0, -1, 0, 1, 0, -1, 0),
    "table": ((1, -1), (1, 2), (1, 2)),
    "accepting": (0, 1),
    "messages": (
        "any character except line feed and carriage return",
        "any character except line feed and carriage return, or end of value",
        "any character except tab, line feed, carriage return and space, or end of value",
    ),
    "message_of_state": (2, 1, 0),
    "completions": {2: "_"},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {
        **_SUBJECT_PUBLISH,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 21, 4),
        "section": "nats.go, publish",
        "production": "",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a\x00", "a\x0c"),
        "bad": (("", 0), ("a b", 1), ("a\r\n", 1)),
    },
    "subject-subscribe": {
        **_SUBJECT_SUBSCRIBE,
        "pattern": (
            "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-"
            "\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[["
            "\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x"
                "0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4),
        "section": "nats.go, badSubject",
        "production": "",
        "good": ("a", "a.*", "a.>.b", "a*", ">a", "caf\xe9"),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a b", 1)),
    },
    "filter-subject": {
        **_FILTER_SUBJECT,
        "pattern": (
            ">|[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff](?:[\\x00-\\x1f!-=?-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-"
            "\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff])?"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:>|[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]](?:[[\\x{0}-\\x{7f}&&[^\\x"
            "{20}>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}"
            "-\\x{10ffff}]])?)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:>|[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff](?:[\\x00-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]*[\\"
                "x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff])?)$"
            ),
            "not": {
                "pattern": (
                    "^(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]*)"
                    "?>\\x0a)$"
                ),
            },
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 15, 2, 28, 4, 24, 22, 25, 26, 8, 11),
        "section": "jetstream/jetstream.go, validateSubject",
        "production": "",
        "good": ("a.>", "a>", "a..b", "a\tb", "*", ">"),
        "bad": (("", 0), (".a", 0), ("a.", 2), (">x", 1), ("a b", 1)),
    },
    "reply-to": {
        **_SUBJECT_PUBLISH,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 21, 4),
        "section": "nats.go, PublishRequest",
        "production": "",
        "good": ("_INBOX.x", "a..b", "*"),
        "bad": (("", 0), ("a b", 1)),
    },
    "queue-name": {
        **_SUBJECT_PUBLISH,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 21, 4),
        "section": "nats.go, badQueue",
        "production": "",
        "good": ("workers", "workers.eu", "w*"),
        "bad": (("", 0), ("w\t", 1)),
    },
    "stream-name": {
        **_STREAM_NAME,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)"
                "$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7),
        "section": "jetstream/jetstream.go, validateStreamName",
        "production": "",
        "good": ("ORDERS", "a:b", "\xe9t\xe9", "a\x0c", "a\x00"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("a\\b", 1), ("a*", 1), ("a b", 1), ("a\n", 1)),
    },
    "consumer-name": {
        **_STREAM_NAME,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)"
                "$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7),
        "section": "jetstream/consumer.go, validateConsumerName",
        "production": "",
        "good": ("c1", "\xe9"),
        "bad": (("", 0), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {
        **_STREAM_NAME,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)"
                "$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7),
        "section": "jetstream/consumer.go, validateConsumerName",
        "production": "",
        "good": ("dlq-reader",),
        "bad": (("", 0), ("dlq.reader", 3), ("dlq reader", 3)),
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
        "section": "jetstream/kv.go, bucketValid",
        "production": "",
        "good": ("config", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
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
        "section": "jetstream/kv.go, keyValid",
        "production": "",
        "good": ("a", "a.b", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a:b", 1), ("a\n", 1)),
    },
    "obj-bucket-name": {
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
        "section": "jetstream/object.go",
        "production": "",
        "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {
        **_OBJ_OBJECT_NAME,
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
        "section": "jetstream/object.go, Put",
        "production": "",
        "good": ("report.pdf", "a b", "*"),
        "bad": (("", 0),),
    },
    "kv-search-key": {
        **_KV_SEARCH_KEY,
        "pattern": "(?>(?:[*\\-/-9=A-Z_a-z]++\\.)*)(?:[*\\-/-9=A-Z_a-z]++>?+|>)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:[*\\-/-9=A-Z_a-z]++\\.)*+(?:[*\\-/-9=A-Z_a-z]++>?+|>))\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:(?:[*\\-\\/-9=A-Z_a-z]+\\.)*(?:[*\\-\\/-9=A-Z_a-z]+>?|>))$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 24, 22, 25, 23, 7, 8, 9, 38, 11),
        "section": "jetstream/kv.go:919, searchKeyValid; kv.go:609, of the older `KeyValue`",
        "production": "",
        "good": ("a", "a.*", "*.b", "a.>", ">", "a*b", "a>", "*>"),
        "bad": (
            ("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a>b", 2), ("a.>.b", 3), ("a:b", 1), ("a\n", 1),
        ),
    },
    "service-name": {
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
        "section": "micro/service.go:289, nameRegexp; 543, Config.valid",
        "production": "",
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
        "section": "micro/service.go:288, semVerRegexp; 546, Config.valid",
        "production": "",
        "good": ("1.0.0", "1.2.3-rc.1+build.5"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("01.0.0", 1), ("1.0.0\n", 5), ("1.0.\u0663", 4)),
    },
    "service-endpoint": {
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
        "section": "micro/service.go:423, addEndpoint",
        "production": "",
        "good": ("get", "get-order_2"),
        "bad": (("", 0), ("get.order", 3), ("get\n", 3)),
    },
    "service-subject": {
        **_SERVICE_SUBJECT,
        "pattern": (
            "(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.)"
            "*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++>?+|"
            ">)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.)"
            "*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++>?+|"
            ">))\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.)"
                "*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+>?|"
                ">))$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 11),
        "section": "micro/service.go:426, addEndpoint; nats.go, badSubject",
        "production": "",
        "good": ("get", "get.*", "get.>", ">", "a>", "a*", "caf\xe9"),
        "bad": (("", 0), ("get..x", 4), ("get.", 4), ("get.>.x", 5), (">a", 1), ("a b", 1), ("a\t", 1)),
    },
    "service-group": {
        **_SERVICE_GROUP,
        "pattern": (
            "(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\"
            "x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)*))?)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\"
            ".[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "*+)?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\"
                "x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)*)?)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 20, 14, 15, 2, 21, 4, 6),
        "section": "micro/service.go:833, AddGroup; 426, addEndpoint",
        "production": "",
        "good": ("", "orders", "orders.eu", "orders.*", "a*"),
        "bad": (("orders.>", 7), ("orders.", 7), (".orders", 0), ("a b", 1)),
    },
    "service-queue": {
        **_SERVICE_QUEUE,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\\ud7ff\\ue000-\\U0010ffff]++>?+|>",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++>?+|"
            ">)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]+>?|>)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 21, 4, 24, 22, 25, 26, 8, 11),
        "section": "micro/service.go:429, addEndpoint; nats.go, badQueue",
        "production": "",
        "good": ("workers", "workers.eu", "w*", "w>", ">"),
        "bad": (("", 0), (">w", 1), ("w 1", 1), ("w\t", 1)),
    },
    "inbox-prefix": {
        **_INBOX_PREFIX,
        "pattern": "[\\x00-)+-=?-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]",
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^*>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-"
            "\\x{d7ff}\\x{e000}-\\x{10ffff}]])\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\)+-=?-\ud7ff\ue000-\U0010ffff]*[\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff])"
                "$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 15, 6),
        "section": "nats.go:1755, CustomInboxPrefix",
        "production": "",
        "good": ("_INBOX", "my.inbox", ".a", "a..b", "a b"),
        "bad": (("", 0), ("a.*", 2), ("a*", 1), ("a>", 1), ("a.", 2)),
    },
    "js-api-prefix": {
        **_SUBJECT_PUBLISH,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 21, 4),
        "section": "jetstream/jetstream.go:536, NewWithAPIPrefix; nats.go, validateSubject",
        "production": "",
        "good": ("$JS.API", "$JS.hub.API.", "acme.api", "a..b", "*"),
        "bad": (("", 0), ("a b", 1), ("a\n", 1)),
    },
    "header-name": {
        **_HEADER_NAME,
        "pattern": "[!#-'*+\\-.0-9A-Z\\^-z|~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!#-'*+\\-.0-9A-Z\\^-z|~]++)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!#-'*+\\-.0-9A-Z\\^-z\\|~]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 6, 7, 8, 9, 32, 11),
        "section": "nats.go:1000, validHeaderKeyChars",
        "production": "",
        "good": ("Nats-Msg-Id", "X_Trace", "a.b", "!#$%&'*+|~^`"),
        "bad": (("", 0), ("a:b", 1), ("a/b", 1), ("a b", 1), ("(x)", 0), ("caf\xe9", 3)),
    },
    "header-value": {
        **_HEADER_VALUE,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff](?:[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\u"
            "e000-\\U0010ffff]*[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff])"
            "?)?"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]](?:[[\\x{"
            "0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{"
            "d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])?)?)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff](?:[\\x00-\\x09\\x0b\\x0c\\x0e-"
                "\ud7ff\ue000-\U0010ffff]*[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff])"
                "?)?)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "value",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 2, 17, 4, 12),
        "section": "nats.go:1025, writeHeaderValue",
        "production": "",
        "good": ("", "a b", "caf\xe9", "\x00", "a\tb"),
        "bad": ((" a", 0), ("a ", 2), ("a\nb", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
