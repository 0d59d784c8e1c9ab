"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import Automaton, CodecEntry, RuleEntry

SPEC = "nats-java"
EDITION = "2.26.2"
TITLE = "nats.java 2.26.2, what it accepts"
SOURCE = "nats.java 2.26.2 https://github.com/nats-io/nats.java/tree/2.26.2"

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

_OS_OBJECT_NAME: Automaton = {
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "io.nats.client.support.Validator, validateNonWildcardKvKey",
        "production": "",
        "good": ("a", "a.b", "a..b", "a.", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a:b", 1), ("a\n", 1)),
    },
    "os-bucket-name": {
        **_KV_BUCKET_NAME,
        "pattern": "[\\-0-9A-Z_a-z]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "io.nats.client.support.Validator, validateBucketName",
        "production": "",
        "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2)),
    },
    "os-object-name": {
        **_OS_OBJECT_NAME,
        "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "io.nats.client.support.Validator:571, notWildcardKvKey",
        "production": "",
        "good": ("a", "a.*", ">", "a>b", "a.>.b", "star*not*segment", "a..b", "a."),
        "bad": (("", 0), (".a", 0), ("a:b", 1), ("a b", 1), ("a\n", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
