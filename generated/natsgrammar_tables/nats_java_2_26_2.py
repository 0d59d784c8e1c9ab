"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "nats-java"
EDITION = "2.26.2"
TITLE = "nats.java 2.26.2, what it accepts"
SOURCE = "nats.java 2.26.2 https://github.com/nats-io/nats.java/tree/2.26.2"
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

_SUBJECT_STRICT: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 1, 2, 1, 3, 1, 4, 1, -1, 1),
    "table": (
        (1, 2, 3, -1, 4), (1, 2, -1, 5, -1), (2, 2, -1, 5, -1), (-1, -1, -1, 5, -1), (-1, -1, -1, -1, -1),
        (2, 2, 3, -1, 4),
    ),
    "accepting": (2, 3, 4),
    "messages": (
        "`.`, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return, space, `*` and `>`",
        "any character except tab, line feed, carriage return, space, `*` and `>`, or end of name",
        "end of name",
    ),
    "message_of_state": (1, 2, 3, 0, 4, 1),
    "completions": {0: "_", 1: "_", 5: "_"},
}

_REPLY_TO: Automaton = {
    "range_starts": (0, 33, 42, 43, 62, 63, 127),
    "classes": (-1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("printable ASCII except `*` and `>`", "printable ASCII except `*` and `>`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_STREAM_NAME: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 48, 62, 63, 92, 93, 127),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_DOMAIN: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 47, 62, 63, 127),
    "classes": (-1, 0, -1, 0, 1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 1)),
    "accepting": (1,),
    "messages": (
        "printable ASCII except `*` and `>`, or end of name",
        "printable ASCII except `*`, `.` and `>`",
    ),
    "message_of_state": (1, 0),
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
    "table": ((1, -1), (1, 1)),
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
    "table": ((0,),),
    "accepting": (0,),
    "messages": ("any character, or end of name",),
    "message_of_state": (0,),
    "completions": {},
}

_KV_SEARCH_KEY: Automaton = {
    "range_starts": (0, 42, 43, 45, 46, 47, 58, 61, 63, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, 1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 1)),
    "accepting": (1,),
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`, or end of name",
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
    ),
    "message_of_state": (1, 0),
    "completions": {0: "_"},
}

_SERVICE_VERSION: Automaton = {
    "range_starts": (0, 10, 11, 13, 14, 43, 44, 45, 46, 47, 48, 49, 58, 65, 91, 97, 123, 133, 134, 8232, 8234),
    "classes": (-1, 0, -1, 1, -1, 2, -1, 3, 4, -1, 5, 6, -1, 7, -1, 7, -1, 8, -1, 8, -1),
    "table": (
        (-1, -1, -1, -1, -1, 1, 2, -1, -1), (-1, -1, -1, -1, 3, -1, -1, -1, -1), (-1, -1, -1, -1, 3, 2, 2, -1, -1),
        (-1, -1, -1, -1, -1, 4, 5, -1, -1), (-1, -1, -1, -1, 6, -1, -1, -1, -1), (-1, -1, -1, -1, 6, 5, 5, -1, -1),
        (-1, -1, -1, -1, -1, 7, 8, -1, -1), (9, 10, 11, 12, -1, -1, -1, -1, 9), (9, 10, 11, 12, -1, 8, 8, -1, 9),
        (*(-1,) * 9,), (9, *(-1,) * 8), (-1, -1, -1, 13, -1, 13, 13, 13, -1), (-1, -1, -1, 14, -1, 15, 14, 14, -1),
        (9, 10, -1, 13, 11, 13, 13, 13, 9), (9, 10, 11, 14, 12, 14, 14, 14, 9), (9, 10, 11, 14, 12, 16, 16, 14, 9),
        (-1, -1, -1, 14, -1, 16, 16, 14, -1),
    ),
    "accepting": (7, 8, 9, 10, 13, 14, 15),
    "messages": (
        "0-9", "0-9 or `.`", "0-9, A-Z, a-z or `-`",
        "0-9, A-Z, a-z, line feed, carriage return, `+`, `-`, `.`, U+0085, U+2028 or U+2029, or end of name",
        "0-9, A-Z, a-z, line feed, carriage return, `-`, `.`, U+0085, U+2028 or U+2029, or end of name",
        "0-9, line feed, carriage return, `+`, `-`, U+0085, U+2028 or U+2029, or end of name",
        "`.`", "end of name",
        "line feed, carriage return, `+`, `-`, U+0085, U+2028 or U+2029, or end of name",
        "line feed, or end of name",
    ),
    "message_of_state": (0, 6, 1, 0, 6, 1, 0, 8, 5, 7, 9, 2, 2, 4, 3, 3, 2),
    "completions": {
        0: "0.0.0", 1: ".0.0", 2: ".0.0", 3: "0.0", 4: ".0", 5: ".0", 6: "0", 11: "0", 12: "0", 16: "A",
    },
}

_SERVICE_GROUP: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 1, 2, 1, 3, 1, -1, 1, -1, 1),
    "table": ((1, 2, 3, -1), (1, 2, -1, 4), (2, 2, -1, 4), (-1, -1, -1, 4), (2, 2, 3, -1)),
    "accepting": (2, 3),
    "messages": (
        "`.`, or end of name",
        "any character except tab, line feed, carriage return, space, `*` and `>`",
        "any character except tab, line feed, carriage return, space, `*` and `>`, or end of name",
        "any character except tab, line feed, carriage return, space, `.` and `>`",
    ),
    "message_of_state": (3, 1, 2, 0, 3),
    "completions": {0: "_", 1: "_", 4: "_"},
}

_HEADER_NAME: Automaton = {
    "range_starts": (0, 33, 58, 59, 127),
    "classes": (-1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("printable ASCII except `:`", "printable ASCII except `:`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_HEADER_VALUE: Automaton = {
    "range_starts": (0, 10, 11, 13, 14, 128),
    "classes": (0, -1, 0, -1, 0, -1),
    "table": ((0,),),
    "accepting": (0,),
    "messages": ("printable ASCII, NUL to tab, U+000B, form feed, U+000E to space or DEL, or end of value",),
    "message_of_state": (0,),
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
        "section": "io.nats.client.support.Validator, validateSubjectTerm",
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
        "section": "io.nats.client.support.Validator, validateSubjectTerm",
        "production": "",
        "good": ("a", "a.*", "a.>.b", "a..b", "a*", "caf\xe9"),
        "bad": (("", 0), ("a b", 1)),
    },
    "subject-strict": {
        **_SUBJECT_STRICT,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0"
            "e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)(?>(?:\\.>)?)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:"
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)"
            "\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>])|>"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ff"
            "ff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
            "|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d"
            "}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{"
            "d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>])|>)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b"
                "\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\"
                "x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*(?:\\.>)?|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\.(?"
                ":(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "[*>])|>)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": "io.nats.client.support.Validator, validateSubjectTermStrict",
        "production": "",
        "good": ("a", "a.*", "*.b", "a.>", ">", "caf\xe9", "a\x00"),
        "bad": (
            ("", 0), ("a*", 1), ("a..b", 2), ("a.", 2), ("a.>.b", 3), (">a", 1), ("a b", 1), ("\x0b", 1),
        ),
    },
    "reply-to": {
        **_REPLY_TO,
        "pattern": "[!-)+-=?-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*>]]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[!-\\)+-=?-~]+)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 21, 4, 6, 8, 9, 30),
        "section": "io.nats.client.support.Validator, validateReplyTo",
        "production": "",
        "good": ("_INBOX.x", "a..b", ".a"),
        "bad": (("", 0), ("a.*", 2), ("a>", 1), ("caf\xe9", 3), ("a b", 1)),
    },
    "queue-name": {
        **_SUBJECT_STRICT,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0"
            "e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)(?>(?:\\.>)?)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:"
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)"
            "\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>])|>"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ff"
            "ff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
            "|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d"
            "}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{"
            "d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>])|>)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b"
                "\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\"
                "x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*(?:\\.>)?|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\.(?"
                ":(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "[*>])|>)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": "io.nats.client.support.Validator, validateQueueName",
        "production": "",
        "good": ("workers", "workers.eu", "*", "q.>", "caf\xe9"),
        "bad": (("", 0), ("w*", 1), ("w..1", 2), ("w 1", 1)),
    },
    "stream-name": {
        **_STREAM_NAME,
        "pattern": "[!-)+-\\-0-=?-\\[\\]-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*./>\\\\]]++)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-0-=?-\\[\\]-~]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "io.nats.client.support.Validator, validateStreamName",
        "production": "",
        "good": ("ORDERS", "a:b", "R&D", "~"),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("a\\b", 1), ("a b", 1), ("\xe9t\xe9", 0), ("a\x7f", 1),
        ),
    },
    "consumer-name": {
        **_STREAM_NAME,
        "pattern": "[!-)+-\\-0-=?-\\[\\]-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*./>\\\\]]++)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-0-=?-\\[\\]-~]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "io.nats.client.support.Validator, validateConsumerName",
        "production": "",
        "good": ("c1", "a|b"),
        "bad": (("", 0), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {
        **_STREAM_NAME,
        "pattern": "[!-)+-\\-0-=?-\\[\\]-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*./>\\\\]]++)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-0-=?-\\[\\]-~]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "io.nats.client.support.Validator, validateDurable",
        "production": "",
        "good": ("dlq-reader",),
        "bad": (("", 0), ("dlq.reader", 3), ("dlq reader", 3)),
    },
    "domain": {
        **_DOMAIN,
        "pattern": "[!-)+-\\-/-=?-~][!-)+-=?-~]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]][!-~&&[^*>]]*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-\\/-=?-~][!-\\)+-=?-~]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 2, 21, 4, 6, 8, 9, 30),
        "section": "io.nats.client.support.Validator, validatePrefixOrDomain",
        "production": "",
        "good": ("hub", "hub.eu", "a/b", "a..b", "a."),
        "bad": (("", 0), (".a", 0), ("hub*", 3), ("my hub", 2), ("\xe9", 0)),
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
        "section": "io.nats.client.support.Validator, validateBucketName",
        "production": "",
        "good": ("config", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
    },
    "kv-key-name": {
        **_KV_KEY_NAME,
        "pattern": "[\\-/-9=A-Z_a-z][\\--9=A-Z_a-z]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]][\\--z&&[^:-<>-@\\[-\\^`]]*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\-\\/-9=A-Z_a-z][\\--9=A-Z_a-z]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 2, 37, 4, 6, 7, 8, 9, 38, 11),
        "section": "io.nats.client.support.Validator, validateNonWildcardKvKey",
        "production": "",
        "good": ("a", "a.b", "a..b", "a.", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a:b", 1), ("a\n", 1)),
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
        "section": "io.nats.client.support.Validator, validateBucketName",
        "production": "",
        "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {
        **_OBJ_OBJECT_NAME,
        "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
        "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0,),
        "section": "io.nats.client.api.ObjectMeta",
        "production": "",
        "good": ("report.pdf", "a b", "", "*"),
        "bad": (),
    },
    "kv-search-key": {
        **_KV_SEARCH_KEY,
        "pattern": "[*\\-/-9=>A-Z_a-z][*\\--9=>A-Z_a-z]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[*\\-/-9=>A-Z_a-z][*-z&&[^+,:-<?@\\[-\\^`]]*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[*\\-\\/-9=>A-Z_a-z][*\\--9=>A-Z_a-z]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 2, 37, 4, 7, 8, 9, 38, 11),
        "section": "io.nats.client.support.Validator:571, notWildcardKvKey",
        "production": "",
        "good": ("a", "a.*", ">", "a>b", "a.>.b", "star*not*segment", "a..b", "a."),
        "bad": (("", 0), (".a", 0), ("a:b", 1), ("a b", 1), ("a\n", 1)),
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
            "io.nats.service.ServiceBuilder:59; io.nats.client.support.Validator, validateIsRestrictedTerm"
        ),
        "production": "",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {
        **_SERVICE_VERSION,
        "pattern": (
            "(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|"
            "[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)"
            ")*)?(?>(?:\\+[\\-0-9A-Za-z]++(?>(?:\\.[\\-0-9A-Za-z]++)*))?)(?:[\\x0a\\x0d\\x85\\u2028\\u2029]|"
            "\\x0d\\x0a)?"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|"
            "[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)"
            ")*)?(?:\\+[\\-0-9A-Za-z]++(?:\\.[\\-0-9A-Za-z]++)*+)?+(?:[[\\x{a}-\\x{d}&&[^\\x{b}\\x{c}]][\\x{85}\\x{2028"
            "}\\x{2029}]]|\\x{d}\\x{a})?)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|"
                "[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)"
                ")*)?(?:\\+[\\-0-9A-Za-z]+(?:\\.[\\-0-9A-Za-z]+)*)?(?:[\\x0a\\x0d\\x85\u2028\u2029]|"
                "\\x0d\\x0a)?)$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 12, 11),
        "section": "io.nats.client.support.Validator:650, SEMVER_PATTERN",
        "production": "",
        "good": ("1.0.0", "1.2.3-rc.1+build.5", "1.0.0\n", "1.0.0\r\n", "1.0.0\u2028"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.0\n\n", 6), ("1.0.\u0663", 4)),
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
        "section": "io.nats.service.Endpoint:101",
        "production": "",
        "good": ("get", "get-order_2"),
        "bad": (("", 0), ("get.order", 3), ("get\n", 3)),
    },
    "service-subject": {
        **_SUBJECT_STRICT,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0"
            "e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)(?>(?:\\.>)?)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:"
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)"
            "\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>])|>"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ff"
            "ff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
            "|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d"
            "}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{"
            "d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>])|>)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b"
                "\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\"
                "x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*(?:\\.>)?|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\.(?"
                ":(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "[*>])|>)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": (
            "io.nats.service.Endpoint:106; io.nats.client.support.Validator, validateSubjectTermStrict"
        ),
        "production": "",
        "good": ("get", "get.*", "get.>", ">", "caf\xe9"),
        "bad": (("", 0), ("get..x", 4), ("get.>.x", 5), ("a*", 1), ("a b", 1)),
    },
    "service-group": {
        **_SERVICE_GROUP,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0"
            "e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:(?:[\\x00-\\x"
            "08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e"
            "-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ff"
            "ff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
            "|\\*))*+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*."
            ">]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*"
            ".>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b"
                "\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\"
                "x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\.(?:(?:[\\x0"
                "0-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*)\\.)"
                "*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "\\*))$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 22, 23, 6, 7, 8, 12, 11),
        "section": "io.nats.service.Group:46",
        "production": "",
        "good": ("orders", "orders.eu", "orders.*"),
        "bad": (("", 0), ("orders.>", 7), ("orders.", 7), ("a*", 1), ("a b", 1)),
    },
    "service-queue": {
        **_SUBJECT_STRICT,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0"
            "e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)(?>(?:\\.>)?)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:"
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)"
            "\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>])|>"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ff"
            "ff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
            "|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d"
            "}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{"
            "d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>])|>)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b"
                "\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\"
                "x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*(?:\\.>)?|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\.(?"
                ":(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                "[*>])|>)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": (
            "io.nats.service.Endpoint:108; io.nats.client.support.Validator, validateSubjectTermStrict"
        ),
        "production": "",
        "good": ("workers", "workers.eu", "*", "q.>"),
        "bad": (("", 0), ("w*", 1), ("w 1", 1)),
    },
    "js-api-prefix": {
        **_DOMAIN,
        "pattern": "[!-)+-\\-/-=?-~][!-)+-=?-~]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]][!-~&&[^*>]]*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-\\/-=?-~][!-\\)+-=?-~]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 2, 21, 4, 6, 8, 9, 30),
        "section": (
            "io.nats.client.support.Validator:137, validatePrefixOrDomain; io.nats.client.JetStreamOptions:179"
        ),
        "production": "",
        "good": ("$JS.API", "$JS.hub.API.", "acme.api", "a..b"),
        "bad": (("", 0), (".a", 0), ("a.*", 2), ("a b", 1), ("\xe9", 0)),
    },
    "header-name": {
        **_HEADER_NAME,
        "pattern": "[!-9;-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-9;-~]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[!-9;-~]+)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 8, 9, 32, 11),
        "section": "io.nats.client.impl.Headers:254, check",
        "production": "",
        "good": ("Nats-Msg-Id", "a/b", "(x)", "~"),
        "bad": (("", 0), ("a:b", 1), ("a b", 1), ("caf\xe9", 3)),
    },
    "header-value": {
        **_HEADER_VALUE,
        "pattern": "[\\x00-\\x09\\x0b\\x0c\\x0e-\\x7f]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]]*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x09\\x0b\\x0c\\x0e-\\x7f]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "value",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 2, 4, 8, 9, 10),
        "section": "io.nats.client.impl.Headers:269, check",
        "production": "",
        "good": ("", " a b ", "\x00", "\x0c", "\x7f"),
        "bad": (("caf\xe9", 3), ("a\nb", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
