"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "nats-net"
EDITION = "2026-08-21"
TITLE = "nats.net on 2026-08-21, what it accepts"
SOURCE = "nats.net 0033cfd https://github.com/nats-io/nats.net/tree/0033cfd"
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

_STREAM_NAME: Automaton = {
    "range_starts": (0, 32, 33, 46, 47, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("any character except space and `.`", "any character except space and `.`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_CONSUMER_NAME: Automaton = {
    "range_starts": (
        0, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (0, 1, 0, 1, 0, -1, 0, -1, 0, -1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, -1, 0),
    "table": ((1, 0), (1, 1)),
    "accepting": (1,),
    "messages": (
        "any character except `*`, `.` and `>`",
        "any character except `*`, `.` and `>`, or end of name",
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

_OBJ_OBJECT_NAME: Automaton = {
    "range_starts": (
        0, 9, 14, 32, 33, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240, 8287, 8288, 12288, 12289,
        55296, 57344,
    ),
    "classes": (0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, -1, 0),
    "table": ((1, 0), (1, 1)),
    "accepting": (1,),
    "messages": ("any character", "any character, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SERVICE_VERSION: Automaton = {
    "range_starts": (
        0, 10, 11, 43, 44, 45, 46, 47, 48, 49, 58, 65, 91, 97, 123, 1632, 1642, 1776, 1786, 1984, 1994, 2406, 2416,
        2534, 2544, 2662, 2672, 2790, 2800, 2918, 2928, 3046, 3056, 3174, 3184, 3302, 3312, 3430, 3440, 3558, 3568,
        3664, 3674, 3792, 3802, 3872, 3882, 4160, 4170, 4240, 4250, 6112, 6122, 6160, 6170, 6470, 6480, 6608, 6618,
        6784, 6794, 6800, 6810, 6992, 7002, 7088, 7098, 7232, 7242, 7248, 7258, 42528, 42538, 43216, 43226, 43264,
        43274, 43472, 43482, 43504, 43514, 43600, 43610, 44016, 44026, 65296, 65306,
    ),
    "classes": (
        -1, 0, -1, 1, -1, 2, 3, -1, 4, 5, -1, 6, -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7,
        -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7,
        -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1, 7, -1,
    ),
    "table": (
        (-1, -1, -1, -1, 1, 2, -1, -1), (-1, -1, -1, 3, -1, -1, -1, -1), (-1, -1, -1, 3, 2, 2, -1, 2),
        (-1, -1, -1, -1, 4, 5, -1, -1), (-1, -1, -1, 6, -1, -1, -1, -1), (-1, -1, -1, 6, 5, 5, -1, 5),
        (-1, -1, -1, -1, 7, 8, -1, -1), (9, 10, 11, -1, -1, -1, -1, -1), (9, 10, 11, -1, 8, 8, -1, 8), (*(-1,) * 8,),
        (-1, -1, 12, -1, 12, 12, 12, -1), (-1, -1, 13, -1, 14, 15, 13, 16), (9, -1, 12, 10, 12, 12, 12, -1),
        (9, 10, 13, 11, 13, 13, 13, -1), (9, 10, 13, 11, 16, 16, 13, 16), (9, 10, 13, 11, 15, 15, 13, 15),
        (-1, -1, 13, -1, 16, 16, 13, 16),
    ),
    "accepting": (7, 8, 9, 12, 13, 14, 15),
    "messages": (
        "0-9", "0-9, A-Z, a-z or `-`",
        (
            "0-9, A-Z, a-z, `-`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 to U+07C9, U+0966 "
            "to U+096F, U+09E6 to U+09EF, U+0A66 to U+0A6F, U+0AE6 to U+0AEF or 29 more"
        ),
        "0-9, A-Z, a-z, line feed, `+`, `-` or `.`, or end of name",
        (
            "0-9, A-Z, a-z, line feed, `+`, `-`, `.`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 "
            "to U+07C9, U+0966 to U+096F or 32 more, or end of name"
        ),
        "0-9, A-Z, a-z, line feed, `-` or `.`, or end of name",
        (
            "0-9, `.`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 to U+07C9, U+0966 to U+096F,"
            " U+09E6 to U+09EF, U+0A66 to U+0A6F, U+0AE6 to U+0AEF, U+0B66 to U+0B6F, U+0BE6 "
            "to U+0BEF or 27 more"
        ),
        (
            "0-9, line feed, `+`, `-`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 to U+07C9, "
            "U+0966 to U+096F, U+09E6 to U+09EF, U+0A66 to U+0A6F, U+0AE6 to U+0AEF or 29 more,"
            " or end of name"
        ),
        "`.`", "end of name", "line feed, `+` or `-`, or end of name",
    ),
    "message_of_state": (0, 8, 6, 0, 8, 6, 0, 10, 7, 9, 1, 2, 5, 3, 4, 4, 2),
    "completions": {
        0: "0.0.0", 1: ".0.0", 2: ".0.0", 3: "0.0", 4: ".0", 5: ".0", 6: "0", 10: "0", 11: "0", 16: "A",
    },
}

_SERVICE_GROUP: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((0,),),
    "accepting": (0,),
    "messages": ("any character except tab, line feed, carriage return, space and `>`, or end of name",),
    "message_of_state": (0,),
    "completions": {},
}

_HEADER_NAME: Automaton = {
    "range_starts": (0, 33, 58, 59, 127),
    "classes": (-1, 0, -1, 0, -1),
    "table": ((0,),),
    "accepting": (0,),
    "messages": ("printable ASCII except `:`, or end of name",),
    "message_of_state": (0,),
    "completions": {},
}

_HEADER_VALUE: Automaton = {
    "range_starts": (0, 10, 11, 13, 14, 55296, 57344),
    "classes": (0, 1, 0, 2, 0, -1, 0),
    "table": ((0, 0, 1), (0, -1, 1)),
    "accepting": (0, 1),
    "messages": ("any character except line feed, or end of value", "any character, or end of value"),
    "message_of_state": (1, 0),
    "completions": {},
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
        "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "production": "",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a\x00", "a\x0c"),
        "bad": (("", 0), ("a b", 1), ("a\r\n", 1)),
    },
    "subject-subscribe": {
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
        "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "production": "",
        "good": ("a", "a.*", "a.>.b", "a..b", "a*", "caf\xe9"),
        "bad": (("", 0), ("a b", 1)),
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
        "section": "src/NATS.Client.Core/SubjectValidator.cs",
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
        "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "production": "",
        "good": ("workers", "workers.eu", "w*"),
        "bad": (("", 0), ("w\t", 1)),
    },
    "stream-name": {
        **_STREAM_NAME,
        "pattern": "[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$"},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 28, 5),
        "section": "src/NATS.Client.JetStream/NatsJSContext.cs, ThrowIfInvalidStreamName",
        "production": "",
        "good": ("ORDERS", "a/b", "a*", "a>", "a\t", "a\n", "\xe9t\xe9"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a b", 1)),
    },
    "consumer-name": {
        **_CONSUMER_NAME,
        "pattern": (
            "[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+[\\x00-\\x08\\x0e-"
            "\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205"
            "e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff][\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205"
            "f}\\x{3000}]]*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167"
            "f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}"
            "-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*[\\x00-\\x08\\x0e-\\"
                "x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e"
                "\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*)"
                "$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 5, 6, 12),
        "section": "src/NATS.Client.JetStream",
        "production": "",
        "good": ("c1", "c/1", "my consumer", " c", "c\n"),
        "bad": (("", 0), (" ", 1), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {
        **_CONSUMER_NAME,
        "pattern": (
            "[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+[\\x00-\\x08\\x0e-"
            "\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205"
            "e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff][\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205"
            "f}\\x{3000}]]*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167"
            "f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}"
            "-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*[\\x00-\\x08\\x0e-\\"
                "x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e"
                "\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*)"
                "$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 5, 6, 12),
        "section": "src/NATS.Client.JetStream",
        "production": "",
        "good": ("dlq-reader", "dlq reader"),
        "bad": (("", 0), ("\t", 1), ("dlq.reader", 3)),
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
        "section": "src/NATS.Client.KeyValueStore",
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
        "section": "src/NATS.Client.KeyValueStore",
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
        "section": "src/NATS.Client.ObjectStore",
        "production": "",
        "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {
        **_OBJ_OBJECT_NAME,
        "pattern": (
            "[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+[\\x00-\\x08\\x0e-"
            "\\x1f!-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\"
            "u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205"
            "f}\\x{3000}]]*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}"
            "\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-"
            "\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*[\\x00-\\x08\\x0e-\\"
                "x1f!-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff"
                "\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (90, 0, 1),
        "section": "src/NATS.Client.ObjectStore",
        "production": "",
        "good": ("report.pdf", "a b", "*", " a"),
        "bad": (("", 0), ("\u3000", 1)),
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
        "section": (
            "src/NATS.Client.Services/NatsSvcConfig.cs, NameRegex; src/NATS.Client.Core/SubjectValidator.cs"
        ),
        "production": "",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {
        **_SERVICE_VERSION,
        "pattern": (
            "(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\"
            "u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u"
            "0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1"
            "946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c"
            "50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf"
            "0-\\uabf9\\uff10-\\uff19]*+)\\.(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f"
            "\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef"
            "\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099"
            "\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59"
            "\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9"
            "\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+)\\.(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\"
            "u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u"
            "0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0"
            "f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a"
            "89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d"
            "9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+)"
            "(?:-(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a"
            "6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0de"
            "f\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819"
            "\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49"
            "\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59"
            "\\uabf0-\\uabf9\\uff10-\\uff19]*+|[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-"
            "\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-"
            "\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-"
            "\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-"
            "\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-"
            "\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)"
            "(?:\\.(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u"
            "0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0"
            "def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u18"
            "19\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c4"
            "9\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59"
            "\\uabf0-\\uabf9\\uff10-\\uff19]*+|[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-"
            "\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-"
            "\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-"
            "\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-"
            "\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-"
            "\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)"
            ")*)?(?>(?:\\+[\\-0-9A-Za-z]++(?>(?:\\.[\\-0-9A-Za-z]++)*))?)\\x0a?+"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9e"
            "f}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\"
            "x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{"
            "1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1"
            "a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a62"
            "0}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59"
            "}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+)\\.(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}"
            "-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x"
            "{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9"
            "}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\"
            "x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{"
            "1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a"
            "9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+)"
            "\\.(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}"
            "\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{"
            "d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{10"
            "90}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a8"
            "9}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}"
            "-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}"
            "\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+)(?:-(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}"
            "-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x"
            "{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9"
            "}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\"
            "x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{"
            "1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a"
            "9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+|"
            "[[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a"
            "6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}"
            "\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}"
            "\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-"
            "\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\"
            "x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x"
            "{abf9}\\x{ff10}-\\x{ff19}]]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-"
            "\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{"
            "b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}"
            "\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1"
            "819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb"
            "0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909"
            "}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+|"
            "[[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a"
            "6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}"
            "\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}"
            "\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-"
            "\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\"
            "x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x"
            "{abf9}\\x{ff10}-\\x{ff19}]]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?:\\+[\\-0-9A-Za-z]++(?:\\.[\\-0-9A-Za-z]++)"
            "*+)?+\\x{a}?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6"
                "-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59"
                "\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-"
                "\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629"
                "\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*)"
                "\\.(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-"
                "\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59"
                "\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-"
                "\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629"
                "\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*)"
                "\\.(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-"
                "\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59"
                "\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-"
                "\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629"
                "\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*)"
                "(?:-(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6"
                "-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59"
                "\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-"
                "\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629"
                "\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*|"
                "[0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-"
                "\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9"
                "\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-"
                "\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9"
                "\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*[\\-A-Za-z][\\-0-9A-Za"
                "-z]*)(?:\\.(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-"
                "\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def"
                "\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-"
                "\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59"
                "\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-"
                "\uff19]*|[0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-"
                "\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59"
                "\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-"
                "\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629"
                "\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*[\\-A-Za-"
                "z][\\-0-9A-Za-z]*))*)?(?:\\+[\\-0-9A-Za-z]+(?:\\.[\\-0-9A-Za-z]+)*)?\\x0a?)$"
            ),
            "not": {"pattern": "\\n\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 12, 11),
        "section": "src/NATS.Client.Services/NatsSvcConfig.cs, VersionRegex",
        "production": "",
        "good": ("1.0.0", "1.2.3-rc.1+build.5", "1.0.1\u0663", "1.0.0\n"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.\u0663", 4), ("1.0.0\n\n", 6)),
    },
    "service-subject": {
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
        "section": (
            "src/NATS.Client.Services/NatsSvcServer.cs, AddEndpointInternalAsync; src/NATS.Client.Core/SubjectValidator"
            ".cs"
        ),
        "production": "",
        "good": ("get", "get.*", "a..b", "a>b"),
        "bad": (("", 0), ("a b", 1)),
    },
    "service-group": {
        **_SERVICE_GROUP,
        "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\\ud7ff\\ue000-\\U0010ffff]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 2, 21, 4, 6),
        "section": (
            "src/NATS.Client.Services/NatsSvcServer.cs, ValidateGroupName; src/NATS.Client.Core/SubjectValidator.cs"
        ),
        "production": "",
        "good": ("", "orders", "orders.eu", "a..b", "a."),
        "bad": (("orders.>", 7), ("a b", 1), ("a\t", 1)),
    },
    "service-queue": {
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
        "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "production": "",
        "good": ("workers", "workers.eu", "w*", ">w"),
        "bad": (("", 0), ("w\t", 1)),
    },
    "header-name": {
        **_HEADER_NAME,
        "pattern": "[!-9;-~]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-9;-~]*+)\\z",
        "schema": {"type": "string", "pattern": "^(?:[!-9;-~]*)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 2, 31, 4, 8, 9, 32, 11),
        "section": "src/NATS.Client.Core/Internal/HeaderWriter.cs, ValidateKey",
        "production": "",
        "good": ("Nats-Msg-Id", "a/b", "(x)", "~", ""),
        "bad": (("a:b", 1), ("a b", 1), ("caf\xe9", 3)),
    },
    "header-value": {
        **_HEADER_VALUE,
        "pattern": (
            "(?>(?:[\\x00-\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]++|\\x0d++[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\"
            "U0010ffff])*)\\x0d*+"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "\\x{d}++[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])"
            "*+\\x{d}*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-"
                "\U0010ffff])*\\x0d*)$"
            ),
        },
        "noun": "value",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 2),
        "section": "src/NATS.Client.Core/Internal/HeaderWriter.cs, ValidateValue",
        "production": "",
        "good": ("", " a b ", "caf\xe9", "a\nb", "a\rb", "a\r"),
        "bad": (("a\r\nb", 2),),
    },
}

CODECS: dict[str, CodecEntry] = {
}
