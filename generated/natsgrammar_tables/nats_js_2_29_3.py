"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-js"
EDITION = "2.29.3"
TITLE = "nats.js 2.29.3, what it accepts"
SOURCE = "nats.js 2.29.3 https://github.com/nats-io/nats.deno/tree/v1.29.3"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|0,!1|<0:+ :@|", "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++", "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
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
    "automaton": "0,,19,0,1,1,1,0,b,,3,0,1,,3,0,q,,4,0,1,,1,0,q,|0,!1,2|<0:+ :@+ :-2@|",
    "messages": (
        "0-9, A-Z, a-z, `-`, `/`, `=` or `_`", "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name",
        "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`",
    ),
    "pattern": "[\\-/-9=A-Z_a-z]++(?>(?:\\.++[\\-/-9=A-Z_a-z]++)*)",
    "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.++[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\-\\/-9=A-Z_a-z]+(?:\\.+[\\-\\/-9=A-Z_a-z]+)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_KV_SEARCH_KEY: Automaton = {
    "automaton": "0,,16,0,1,,2,0,1,1,1,0,b,,3,0,2,,2,0,q,,4,0,1,,1,0,q,|0,!1,2|<0:+ :@+ :-2@|",
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`, or end of name",
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`",
    ),
    "pattern": "[*\\-/-9=>A-Z_a-z]++(?>(?:\\.++[*\\-/-9=>A-Z_a-z]++)*)",
    "java": "\\A(?:[*\\-/-9=>A-Z_a-z]++(?:\\.++[*\\-/-9=>A-Z_a-z]++)*+)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[*\\-\\/-9=>A-Z_a-z]+(?:\\.+[*\\-\\/-9=>A-Z_a-z]+)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_SERVICE_VERSION: Automaton = {
    "automaton": "0,0,a,1,1,0,2,1,1,0,y,2,a,0,6b2,1,2,0,10ba,,1kw,0,6bk,1|0,!1|<0:@=+ +-3 -4= -3-5-1 <3 <3 -3-8-1 :@==|",
    "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]*[0-9][\\x00-\\x09\\x0b\\x0c\\x0e-\\u2027\\u202a-\\ud7ff\\ue000-\\uffff][0-9]+[\\x00-\\x09\\x0b\\x0c\\x0e-\\u2027\\u202a-\\ud7ff\\ue000-\\uffff][0-9][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*[0-9][[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{2027}\\x{202a}-\\x{d7ff}\\x{e000}-\\x{ffff}]][0-9]+[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{2027}\\x{202a}-\\x{d7ff}\\x{e000}-\\x{ffff}]][0-9][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]*[0-9][\\x00-\\x09\\x0b\\x0c\\x0e-\u2027\u202a-\ud7ff\ue000-\uffff][0-9]+[\\x00-\\x09\\x0b\\x0c\\x0e-\u2027\u202a-\ud7ff\ue000-\uffff][0-9][\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
}

_SERVICE_SUBJECT: Automaton = {
    "automaton": "0,0,w,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|0,!1,!2|<0:+3 :@-2@ -3@-1 :^.-3|",
    "messages": (
        "any character except space", "any character except space, or end of name",
        "any character except space and `.`, or end of name",
    ),
    "pattern": "(?>(?:(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)\\.)+)(?:(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)|>)|[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|>",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\.)++(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+|>)|[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|>)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?\\.)+(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?|>)|[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|>)$"},
}

_SERVICE_GROUP: Automaton = {
    "automaton": "0,0,w,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|!0,1|<0:+@+ @-3@ :-2.-2|",
    "messages": ("any character except space, or end of name", "any character except space and `.`"),
    "pattern": "(?>(?:(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)\\.)*)(?>(?:[\\x00-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?\\.)*(?:[\\x00-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?)$"},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1), "section": "nats-base-client/nats.ts, _check",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a b", "a\r\n"), "bad": (("", 0),),
    },
    "subject-subscribe": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1), "section": "nats-base-client/nats.ts, _check",
        "good": ("a", "a.*", "a.>.b", "a..b", "a*", "caf\xe9", "a b"), "bad": (("", 0),),
    },
    "reply-to": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1), "section": "nats-base-client/nats.ts, publish", "good": ("_INBOX.x", "a..b", "*", "a b"),
        "bad": (("", 0),),
    },
    "queue-name": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1), "section": "nats-base-client/protocol.ts, subscribe",
        "good": ("workers", "workers.eu", "w 1", "w\r\n"), "bad": (("", 0),),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/jsutil.ts, validateStreamName",
        "good": ("ORDERS", "a:b", "\xe9t\xe9", "a\x0c", "a\x00"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("a\\b", 1), ("a*", 1), ("a b", 1), ("a\n", 1)),
    },
    "consumer-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/jsmconsumer_api.ts, minValidation",
        "good": ("c1", "\xe9"), "bad": (("", 0), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/jsutil.ts, validateDurableName",
        "good": ("dlq-reader",), "bad": (("", 0), ("dlq.reader", 3), ("dlq reader", 3)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "jetstream/kv.ts, validateBucket",
        "good": ("config", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
    },
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11), "section": "jetstream/kv.ts, validateKey",
        "good": ("a", "a.b", "a..b", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a:b", 1), ("a\n", 1)),
    },
    "obj-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "jetstream/objectstore.ts, validateBucket",
        "good": ("images", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1), "section": "jetstream/objectstore.ts, _checkNotEmpty", "good": ("report.pdf", "a b", "*"),
        "bad": (("", 0),),
    },
    "kv-search-key": {**USUAL, **_KV_SEARCH_KEY,
        "causes": (0, 1, 14, 15, 2, 37, 4, 7, 8, 9, 38, 39, 11), "section": "jetstream/kv.ts, validateSearchKey",
        "good": ("a", "a.*", "a.>", ">", "a.>.b", "a>b", "a*b", "a..b"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a:b", 1), ("a\n", 1)),
    },
    "service-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "nats-base-client/service.ts, validateName",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {**USUAL, **_SERVICE_VERSION,
        "backtrack_free": False, "causes": (0, 1, 15, 67, 12), "section": "nats-base-client/semver.ts, parseSemVer",
        "good": ("1.0.0", "v1.0.0-rc", "01.02.03", "12345", "1x2y3", "a 1.0.0\n"),
        "bad": (("", 0), ("1.0", 3), ("1.0.", 4)),
    },
    "service-endpoint": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "nats-base-client/service.ts, addEndpoint",
        "good": ("get", "get-order_2"), "bad": (("", 0), ("get.order", 3), ("get\n", 3)),
    },
    "service-subject": {**USUAL, **_SERVICE_SUBJECT,
        "backtrack_free": False, "causes": (0, 1, 28, 24),
        "section": "nats-base-client/service.ts, validSubjectName; nats-base-client/nats.ts, _check",
        "good": ("get", "get.*", "get.>", ">", "get..x", "a>.b", "get.", "a\t"),
        "bad": (("", 0), ("get.>.x", 5), (">.", 1), ("a b", 1)),
    },
    "service-group": {**USUAL, **_SERVICE_GROUP,
        "causes": (0, 28, 24, 67),
        "section": "nats-base-client/service.ts, validInternalToken; nats-base-client/nats.ts, _check",
        "good": ("", "orders", "orders.*", "a..b", "a>", "a."), "bad": (("orders.>", 8), (">", 1), ("a b", 1)),
    },
    "service-queue": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "nats-base-client/service.ts, ServiceImpl",
        "good": ("workers", "w-1"), "bad": (("", 0), ("workers.eu", 7), ("w*", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
