"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "nats-js"
EDITION = "2.29.3"
TITLE = "nats.js 2.29.3, what it accepts"
SOURCE = "nats.js 2.29.3 https://github.com/nats-io/nats.deno/tree/v1.29.3"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
    "range_starts": (0, 55296, 57344),
    "classes": (0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("any character", "any character, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
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
    "table": ((1, -1), (1, 2), (1, 2)),
    "accepting": (1,),
    "messages": (
        "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`",
        "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name",
        "0-9, A-Z, a-z, `-`, `/`, `=` or `_`",
    ),
    "message_of_state": (2, 1, 0),
    "completions": {0: "_", 2: "_"},
}

_KV_SEARCH_KEY: Automaton = {
    "range_starts": (0, 42, 43, 45, 46, 47, 58, 61, 63, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, 1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 2), (1, 2)),
    "accepting": (1,),
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`",
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`, or end of name",
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
    ),
    "message_of_state": (2, 1, 0),
    "completions": {0: "_", 2: "_"},
}

_SERVICE_VERSION: Automaton = {
    "range_starts": (0, 10, 11, 13, 14, 48, 58, 8232, 8234, 55296, 57344, 65536),
    "classes": (0, 1, 0, 1, 0, 2, 0, 1, 0, -1, 0, 1),
    "table": ((0, 0, 1), (2, 0, 3), (0, 0, 4), (2, 0, 4), (5, 0, 6), (0, 0, 7), (5, 0, 7), (7, 7, 7)),
    "accepting": (7,),
    "messages": ("any character", "any character, or end of name"),
    "message_of_state": (0, 0, 0, 0, 0, 0, 0, 1),
    "completions": {0: "0_0_0", 1: "_0_0", 2: "0_0", 3: "0_0", 4: "_0", 5: "0", 6: "0"},
}

_SERVICE_SUBJECT: Automaton = {
    "range_starts": (0, 32, 33, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, 1, 0, 2, 0, -1, 0),
    "table": ((1, 2, 3), (1, 2, 1), (1, 2, 3), (1, -1, 1)),
    "accepting": (1, 2, 3),
    "messages": (
        "any character except space",
        "any character except space and `.`, or end of name",
        "any character except space, or end of name",
    ),
    "message_of_state": (0, 2, 2, 1),
    "completions": {0: "_"},
}

_SERVICE_GROUP: Automaton = {
    "range_starts": (0, 32, 33, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, 1, 0, 2, 0, -1, 0),
    "table": ((1, 0, 2), (1, 0, 1), (1, -1, 1)),
    "accepting": (0, 1),
    "messages": ("any character except space and `.`", "any character except space, or end of name"),
    "message_of_state": (1, 1, 0),
    "completions": {2: "_"},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {
        **_SUBJECT_PUBLISH,
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
        "section": "nats-base-client/nats.ts, _check",
        "production": "",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a b", "a\r\n"),
        "bad": (("", 0),),
    },
    "subject-subscribe": {
        **_SUBJECT_PUBLISH,
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
        "section": "nats-base-client/nats.ts, _check",
        "production": "",
        "good": ("a", "a.*", "a.>.b", "a..b", "a*", "caf\xe9", "a b"),
        "bad": (("", 0),),
    },
    "reply-to": {
        **_SUBJECT_PUBLISH,
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
        "section": "nats-base-client/nats.ts, publish",
        "production": "",
        "good": ("_INBOX.x", "a..b", "*", "a b"),
        "bad": (("", 0),),
    },
    "queue-name": {
        **_SUBJECT_PUBLISH,
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
        "section": "nats-base-client/protocol.ts, subscribe",
        "production": "",
        "good": ("workers", "workers.eu", "w 1", "w\r\n"),
        "bad": (("", 0),),
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
        "section": "jetstream/jsutil.ts, validateStreamName",
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
        "section": "jetstream/jsmconsumer_api.ts, minValidation",
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
        "section": "jetstream/jsutil.ts, validateDurableName",
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
        "section": "jetstream/kv.ts, validateBucket",
        "production": "",
        "good": ("config", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
    },
    "kv-key-name": {
        **_KV_KEY_NAME,
        "pattern": "[\\-/-9=A-Z_a-z]++(?>(?:\\.++[\\-/-9=A-Z_a-z]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.++[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\-\\/-9=A-Z_a-z]+(?:\\.+[\\-\\/-9=A-Z_a-z]+)*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 11),
        "section": "jetstream/kv.ts, validateKey",
        "production": "",
        "good": ("a", "a.b", "a..b", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a:b", 1), ("a\n", 1)),
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
        "section": "jetstream/objectstore.ts, validateBucket",
        "production": "",
        "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {
        **_SUBJECT_PUBLISH,
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
        "section": "jetstream/objectstore.ts, _checkNotEmpty",
        "production": "",
        "good": ("report.pdf", "a b", "*"),
        "bad": (("", 0),),
    },
    "kv-search-key": {
        **_KV_SEARCH_KEY,
        "pattern": "[*\\-/-9=>A-Z_a-z]++(?>(?:\\.++[*\\-/-9=>A-Z_a-z]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[*\\-/-9=>A-Z_a-z]++(?:\\.++[*\\-/-9=>A-Z_a-z]++)*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[*\\-\\/-9=>A-Z_a-z]+(?:\\.+[*\\-\\/-9=>A-Z_a-z]+)*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 15, 2, 37, 4, 7, 8, 9, 38, 11),
        "section": "jetstream/kv.ts, validateSearchKey",
        "production": "",
        "good": ("a", "a.*", "a.>", ">", "a.>.b", "a>b", "a*b", "a..b"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a:b", 1), ("a\n", 1)),
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
        "section": "nats-base-client/service.ts, validateName",
        "production": "",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {
        **_SERVICE_VERSION,
        "pattern": (
            "[\\x00-\\ud7ff\\ue000-\\U0010ffff]*[0-9][\\x00-\\x09\\x0b\\x0c\\x0e-\\u2027\\u202a-\\ud7ff\\ue000-\\uffff]"
            "[0-9]+[\\x00-\\x09\\x0b\\x0c\\x0e-\\u2027\\u202a-\\ud7ff\\ue000-\\uffff][0-9][\\x00-\\ud7ff\\ue000-\\U0010"
            "ffff]*+"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*[0-9][[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{2027}\\x"
            "{202a}-\\x{d7ff}\\x{e000}-\\x{ffff}]][0-9]+[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{2027}\\x{202a}-"
            "\\x{d7ff}\\x{e000}-\\x{ffff}]][0-9][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]*[0-9][\\x00-\\x09\\x0b\\x0c\\x0e-\u2027\u202a-\ud7ff\ue000-\uffff]"
                "[0-9]+[\\x00-\\x09\\x0b\\x0c\\x0e-\u2027\u202a-\ud7ff\ue000-\uffff][0-9][\\x00-\ud7ff\ue000-\U0010ffff"
                "]*)$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 15, 56, 12),
        "section": "nats-base-client/semver.ts, parseSemVer",
        "production": "",
        "good": ("1.0.0", "v1.0.0-rc", "01.02.03", "12345", "1x2y3", "a 1.0.0\n"),
        "bad": (("", 0), ("1.0", 3), ("1.0.", 4)),
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
        "section": "nats-base-client/service.ts, addEndpoint",
        "production": "",
        "good": ("get", "get-order_2"),
        "bad": (("", 0), ("get.order", 3), ("get\n", 3)),
    },
    "service-subject": {
        **_SERVICE_SUBJECT,
        "pattern": (
            "(?>(?:(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff"
            "]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)\\.)+)(?:(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue00"
            "0-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010f"
            "fff]++)?)|>)|[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010fff"
            "f]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|>"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\"
            "x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e"
            "000}-\\x{10ffff}]]++)?+\\.)++(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]"
            "][[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]]"
            "[\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+|>)|[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e00"
            "0}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            ">[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|>)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff"
                "]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?\\.)+(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-"
                "\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-"
                "\U0010ffff]+)?|>)|[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-"
                "\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|>)$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 28, 24),
        "section": "nats-base-client/service.ts, validSubjectName; nats-base-client/nats.ts, _check",
        "production": "",
        "good": ("get", "get.*", "get.>", ">", "get..x", "a>.b", "get.", "a\t"),
        "bad": (("", 0), ("get.>.x", 5), (">.", 1), ("a b", 1)),
    },
    "service-group": {
        **_SERVICE_GROUP,
        "pattern": (
            "(?>(?:(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff"
            "]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)\\.)*)(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-"
            "\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010fff"
            "f]++)?)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\"
            "x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e"
            "000}-\\x{10ffff}]]++)?+\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][["
            "\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\"
            "x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff"
                "]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?\\.)*(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-"
                "\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-"
                "\U0010ffff]+)?)$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 28, 24, 56),
        "section": "nats-base-client/service.ts, validInternalToken; nats-base-client/nats.ts, _check",
        "production": "",
        "good": ("", "orders", "orders.*", "a..b", "a>", "a."),
        "bad": (("orders.>", 8), (">", 1), ("a b", 1)),
    },
    "service-queue": {
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
        "section": "nats-base-client/service.ts, ServiceImpl",
        "production": "",
        "good": ("workers", "w-1"),
        "bad": (("", 0), ("workers.eu", 7), ("w*", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
