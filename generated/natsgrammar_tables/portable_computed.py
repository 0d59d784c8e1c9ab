"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import Automaton, CodecEntry, RuleEntry

SPEC = "portable"
EDITION = "computed"
TITLE = "Portable names, safe everywhere"
SOURCE = ""

# The automata, each under the name of the first rule that it decides.

_ACCOUNT_NAME: Automaton = {
    "range_starts": (0, 33, 36, 37, 42, 43, 46, 48, 62, 63, 71, 72, 92, 93, 127),
    "classes": (-1, 0, 1, 0, -1, 0, -1, 0, -1, 0, 2, 0, -1, 0, -1),
    "table": (
        (1, 2, 1), (3, 3, 3), (3, 3, 4), (5, 5, 5), *((n, n, n) for n in range(5, 258)), (-1, -1, -1),
    ),
    "accepting": (1, 2, 3, *range(5, 258)),
    "messages": (
        "end of name (at most 255 characters)",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name (at most 255 characters)",
    ),
    "message_of_state": (1, 2, 2, 2, 1, *(2,) * 249, 3, 3, 3, 0),
    "completions": {0: "_", 4: "_"},
}

_CONSUMER_NAME: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 48, 62, 63, 92, 93, 127),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": (*((n,) for n in range(1, 256)), (-1,)),
    "accepting": (*range(1, 256),),
    "messages": (
        "end of name (at most 255 characters)",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name (at most 255 characters)",
    ),
    "message_of_state": (1, *(2,) * 251, 3, 3, 3, 0),
    "completions": {0: "_"},
}

_DOMAIN: Automaton = {
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

_INBOX_PREFIX: Automaton = {
    "range_starts": (0, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, 1, 0, -1, 0, -1, 0),
    "table": ((1, 0), (1, 0)),
    "accepting": (1,),
    "messages": ("any character except `*` and `>`", "any character except `*` and `>`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_JS_API_PREFIX: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 47, 48, 62, 63, 92, 93, 127),
    "classes": (-1, 0, -1, 0, 1, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `/`, `>` and `\\`, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_JS_INTERNAL_PREFIX: Automaton = {
    "range_starts": (0, 33, 36, 37, 42, 43, 46, 47, 62, 63, 127),
    "classes": (-1, 0, 1, 0, -1, 0, 2, 0, -1, 0, -1),
    "table": ((-1, 1, -1), (2, -1, -1), (2, -1, 3), (2, -1, -1)),
    "accepting": (3,),
    "messages": (
        "`$`",
        "printable ASCII except `$`, `*` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`, or end of name",
    ),
    "message_of_state": (0, 2, 1, 3),
    "completions": {0: "$_.", 1: "_.", 2: "."},
}

_JS_USER_PREFIX: Automaton = {
    "range_starts": (0, 33, 36, 37, 42, 43, 46, 47, 62, 63, 127),
    "classes": (-1, 0, -1, 0, -1, 0, 1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 2), (1, -1)),
    "accepting": (2,),
    "messages": (
        "printable ASCII except `$`, `*` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`, or end of name",
    ),
    "message_of_state": (1, 0, 2),
    "completions": {0: "_.", 1: "."},
}

_KV_BUCKET_NAME: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": (*((n,) for n in range(1, 253)), (-1,)),
    "accepting": (*range(1, 253),),
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`",
        "0-9, A-Z, a-z, `-` or `_`, or end of name",
        "0-9, A-Z, a-z, `-` or `_`, or end of name (at most 252 bytes)",
        "end of name (at most 252 bytes)",
    ),
    "message_of_state": (0, *(1,) * 248, 2, 2, 2, 3),
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

_LITERAL_SUBJECT: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, 1, 0, -1, 0),
    "table": ((1, 2, -1), (1, 1, 0), (1, 1, -1)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, U+000C, carriage return and space, or end of name",
        "any character except tab, line feed, U+000C, carriage return, space and `.`",
    ),
    "message_of_state": (1, 0, 1),
    "completions": {0: "_", 2: "_"},
}

_OS_BUCKET_NAME: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": (*((n,) for n in range(1, 252)), (-1,)),
    "accepting": (*range(1, 252),),
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`",
        "0-9, A-Z, a-z, `-` or `_`, or end of name",
        "0-9, A-Z, a-z, `-` or `_`, or end of name (at most 251 bytes)",
        "end of name (at most 251 bytes)",
    ),
    "message_of_state": (0, *(1,) * 247, 2, 2, 2, 3),
    "completions": {0: "_"},
}

_OS_OBJECT_NAME: Automaton = {
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

_PRIORITY_GROUP: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 61, 62, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": (*((n,) for n in range(1, 17)), (-1,)),
    "accepting": (*range(1, 17),),
    "messages": (
        "0-9, A-Z, a-z, `-`, `=` or `_`",
        "0-9, A-Z, a-z, `-`, `=` or `_`, or end of name",
        "0-9, A-Z, a-z, `-`, `=` or `_`, or end of name (at most 16 characters)",
        "end of name (at most 16 characters)",
    ),
    "message_of_state": (0, *(1,) * 12, 2, 2, 2, 3),
    "completions": {0: "_"},
}

_QUEUE_NAME: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 47, 62, 63, 95, 96, 115, 116, 121, 122, 127),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, 3, 0, -1),
    "table": (
        (1, 2, 1, 1), (1, 1, 1, 1), (1, 1, 3, 1), (1, 1, 1, 4), (1, 1, 5, 1), (1, 6, 1, 1), (1, 1, 1, 1),
    ),
    "accepting": (1, 2, 3, 4, 5),
    "messages": (
        "printable ASCII except `*`, `.` and `>`",
        "printable ASCII except `*`, `.` and `>`, or end of name",
    ),
    "message_of_state": (0, 1, 1, 1, 1, 1, 0),
    "completions": {0: "_", 6: "_"},
}

_REPLY_TO: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 47, 62, 63, 127),
    "classes": (-1, 0, -1, 0, 1, 0, -1, 0, -1),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": (
        "printable ASCII except `*` and `>`, or end of name",
        "printable ASCII except `*`, `.` and `>`",
    ),
    "message_of_state": (1, 0),
    "completions": {0: "_"},
}

_SERVICE_ENDPOINT: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SERVICE_GROUP: Automaton = {
    "range_starts": (
        0, 1, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        -1, 0, -1, 0, -1, 1, 2, 1, 3, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1,
    ),
    "table": ((1, 2, 3, -1), (1, 2, -1, 4), (2, 2, -1, 4), (-1, -1, -1, 4), (2, 2, 3, -1)),
    "accepting": (2, 3),
    "messages": (
        "`.`, or end of name",
        "any character except NUL, `*`, `>` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
        "any character except NUL, `.`, `>` and whitespace",
    ),
    "message_of_state": (3, 1, 2, 0, 3),
    "completions": {0: "_", 1: "_", 4: "_"},
}

_SERVICE_SUBJECT: Automaton = {
    "range_starts": (
        0, 1, 9, 14, 32, 33, 42, 43, 46, 47, 62, 63, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240,
        8287, 8288, 12288, 12289, 55296, 57344,
    ),
    "classes": (
        -1, 0, -1, 0, -1, 1, 2, 1, 3, 1, 4, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1,
    ),
    "table": (
        (1, 2, 3, -1, 4), (1, 2, -1, 5, -1), (2, 2, -1, 5, -1), (-1, -1, -1, 5, -1), (-1, -1, -1, -1, -1),
        (2, 2, 3, -1, 4),
    ),
    "accepting": (2, 3, 4),
    "messages": (
        "`.`, or end of name",
        "any character except NUL, `*`, `>` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
        "any character except NUL, `.` and whitespace",
        "end of name",
    ),
    "message_of_state": (3, 1, 2, 0, 4, 3),
    "completions": {0: "_", 1: "_", 5: "_"},
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

_STORED_SUBJECT: Automaton = {
    "range_starts": (0, 1, 9, 11, 12, 14, 32, 33, 46, 47, 62, 63, 127, 128, 55296, 57344, 65533, 65534),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1, -1, 2), (1, 0, 1), (1, -1, 1)),
    "accepting": (1, 2),
    "messages": (
        "any character except NUL, tab, line feed, U+000C, carriage return, space, DEL and U+FFFD, or end of name",
        "any character except NUL, tab, line feed, U+000C, carriage return, space, `.`, DEL and U+FFFD",
        "any character except NUL, tab, line feed, U+000C, carriage return, space, `.`, DEL and U+FFFD, or end of name",
    ),
    "message_of_state": (1, 0, 2),
    "completions": {0: "_"},
}

_STREAM_SUBJECT: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 47, 62, 63, 127),
    "classes": (-1, 0, 1, 0, 2, 0, 3, 0, -1),
    "table": ((1, 2, -1, 3), (1, -1, 0, -1), (-1, -1, 0, -1), (-1, -1, -1, -1)),
    "accepting": (1, 2, 3),
    "messages": (
        "`.`, or end of name", "end of name",
        "printable ASCII except `*` and `>`, or end of name",
        "printable ASCII except `.`",
    ),
    "message_of_state": (3, 2, 0, 1),
    "completions": {0: "_"},
}

RULES: dict[str, RuleEntry] = {
    "account-name": {
        **_ACCOUNT_NAME,
        "pattern": (
            "(?=(?:[!-)+-\\-0-=?-\\[\\]-~]{1,255}+)\\Z)(?:(?>(?:[\\x01-#%-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue"
            "000-\\U0010ffff]*+|\\$(?>(?:[\\x01-FH-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue000-\\U0010ffff]*+|"
            "G[\\x01-\\ud7ff\\ue000-\\U0010ffff]++)?))?))"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z)(?:(?:[[\\x{1}-\\x{7f}&&[^$]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10"
            "ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|\\$(?:[[\\x{1}-\\x{7f}&&[^G]][\\x{80}-\\x{d7ff}\\x{e000}-"
            "\\x{10ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|G[\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)"
            "?+)?+))\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("ACME", "R&D", "a:b", 'say"hi"', "$SYS", "$GA", "$"),
        "bad": (
            ("$G", 2), ("", 0), ("acme.eu", 4), ("a/b", 1), ("a b", 1), ("a.b", 1), (">", 0), ("../x", 0),
        ),
    },
    "consumer-name": {
        **_CONSUMER_NAME,
        "pattern": "[!-)+-\\-0-=?-\\[\\]-~]{1,255}+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("c1", "dlq-reader", "a|b"),
        "bad": (
            ("", 0), ("c.1", 1), ("c\\1", 1), ("c>", 1), ("a\t", 1), ("\xe9", 0), ("c/1", 1), ("my consumer", 2),
        ),
    },
    "domain": {
        **_DOMAIN,
        "pattern": (
            "(?=(?:[\\x01-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\Z)(?:[!-)+-\\-/-=?-~][!-)"
            "+-=?-~]*+)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z)(?:[!-~&&[^*.>]][!-~&&[^*>]]*+))\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("hub", "leaf-1"),
        "bad": (
            ("\xe9", 0), ("", 0), ("hub.eu", 3), ("a/b", 1), ("my hub", 2), ("a..b", 1), ("a.", 1), (".a", 0),
        ),
    },
    "durable-name": {
        **_CONSUMER_NAME,
        "pattern": "[!-)+-\\-0-=?-\\[\\]-~]{1,255}+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("dlq-reader", "a:b"),
        "bad": (
            ("", 0), ("dlq.reader", 3), ("a/b", 1), ("dlq reader", 3), ("\t", 0), ("\xe9", 0), ("dlq/reader", 3),
            ("c\x00", 1),
        ),
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
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("_INBOX", "my.inbox", ".a", "a..b", "a b"),
        "bad": (("", 0), ("a.*", 2), ("a*", 1), ("a>", 1), ("a.", 2), ("*", 0), ("a.>.b", 2)),
    },
    "js-api-prefix": {
        **_JS_API_PREFIX,
        "pattern": (
            "(?=(?:[\\x01-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x01-\\x1f!-)"
            "+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)*))\\Z)(?:[!-)+-\\-/-=?-~][!-)+-=?-~]*+)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{1}"
            "-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z)"
            "(?:[!-~&&[^*.>]][!-~&&[^*>]]*+))\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("$JS.API", "$JS.hub.API", "acme.api"),
        "bad": (
            ("\xe9", 0), ("a\t", 1), ("", 0), ("acme.", 5), ("a..b", 2), ("a.*", 2), ("a/b", 1), ("a b", 1),
        ),
    },
    "js-internal-prefix": {
        **_JS_INTERNAL_PREFIX,
        "pattern": "\\$(?>(?:[!-#%-)+-\\-/-=?-~]++\\.)+)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:\\$(?:[!-~&&[^$*.>]]++\\.)++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("$JS.API.", "$JS.hub.API.", "$a."),
        "bad": (
            ("$JS.API", 7), ("$", 1), ("$.", 1), ("$$JS.", 1), ("$JS.$x.", 4), ("JS.API.", 0), ("$JS..API.", 4),
            ("$JS.*.", 4),
        ),
    },
    "js-user-prefix": {
        **_JS_USER_PREFIX,
        "pattern": "(?>(?:[!-#%-)+-\\-/-=?-~]++\\.)+)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:[!-~&&[^$*.>]]++\\.)++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("hub.", "tenant.js."),
        "bad": (("", 0), ("hub", 3), ("$JS.API.", 0), ("hub.$x.", 4), ("hub..", 4), ("hub.>", 4)),
    },
    "kv-bucket-name": {
        **_KV_BUCKET_NAME,
        "pattern": "[\\-0-9A-Z_a-z]++",
        "backtrack_free": True,
        "max_bytes": 252,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("config", "my-bucket_1", "-"),
        "bad": (
            ("", 0), ("my.bucket", 2), ("a/b", 1), ("a=b", 1), ("a b", 1), ("a\n", 1), ("\xe9", 0), ("a:b", 1),
        ),
    },
    "kv-key-name": {
        **_KV_KEY_NAME,
        "pattern": "[\\-/-9=A-Z_a-z]++(?>(?:\\.[\\-/-9=A-Z_a-z]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("a", "orders.2023/01", "a=b", "_kv", "-", "a.b", "a/b=c_d-e", "orders.eu"),
        "bad": (
            ("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a:b", 1), ("a b", 1), ("a.*", 2), ("a\n", 1),
        ),
    },
    "kv-search-key": {
        **_KV_SEARCH_KEY,
        "pattern": "(?>(?:[*\\-/-9=A-Z_a-z]++\\.)*)(?:[*\\-/-9=A-Z_a-z]++>?+|>)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:[*\\-/-9=A-Z_a-z]++\\.)*+(?:[*\\-/-9=A-Z_a-z]++>?+|>))\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("a", "a.*", "*.b", "a.>", ">", "a*b", "a>", "*>"),
        "bad": (
            ("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a>b", 2), ("a.>.b", 3), ("a:b", 1), ("a\n", 1),
        ),
    },
    "literal-subject": {
        **_LITERAL_SUBJECT,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-"
            "\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)"
            "(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x"
            "1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]+"
            "+))*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]"
            "[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]"
            "[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            ")*+)\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0b", "$JS.x"),
        "bad": (
            ("", 0), ("*", 1), ("a.*", 3), ("a.*.b", 3), ("a.>", 3), ("a..b", 2), ("a b", 1), ("a\x0cb", 1),
        ),
    },
    "os-bucket-name": {
        **_OS_BUCKET_NAME,
        "pattern": "[\\-0-9A-Z_a-z]++",
        "backtrack_free": True,
        "max_bytes": 251,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2), ("a/b", 1), ("a b", 1), ("\xe9", 0), ("a\n", 1)),
    },
    "os-object-name": {
        **_OS_OBJECT_NAME,
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
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("report.pdf", "a b", "*", "\x00", "a\r\n", "caf\xe9", "\U0001f600", " a"),
        "bad": (("", 0), ("\u3000", 1)),
    },
    "priority-group": {
        **_PRIORITY_GROUP,
        "pattern": (
            "(?=(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)"
            "\\Z)(?:[\\-/-9=A-Z_a-z]{1,16}+)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z)(?:[\\--z&&[^.:-<>-@\\[-\\^`]]{1,16}+))\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("A", "a=b", "0123456789abcdef"),
        "bad": (
            ("\xe9", 0), ("01234567890123456", 16), ("", 0), ("jobs/eu", 4), ("a b", 1), ("a.b", 1),
            ("0123456789abcdefg", 16),
        ),
    },
    "queue-name": {
        **_QUEUE_NAME,
        "pattern": (
            "(?=(?:[!-)+-\\-/-=?-~]++)\\Z)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-"
            "\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+|_(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\u"
            "d7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)|_s(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-xz-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\"
            "x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sy(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\ud7ff\\ue000-\\U001"
            "0ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sys(?>(?:[\\x00-\\x08\\x0b\\x0c"
            "\\x0e-\\x1f!-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff"
            "]*+)?)|_sys_[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++)"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:[!-~&&[^*.>]]++)\\z)(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e"
            "000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]"
            "*+|_(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-"
            "\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "?+|_s(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}y]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-"
            "\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "?+|_sy(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
            "-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "?+|_sys(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0"
            "}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "?+|_sys_[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            ")\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("workers", "workers/eu", "w:1", "_sys", "_sys_1"),
        "bad": (
            ("", 0), ("workers.eu", 7), ("w*", 1), ("w 1", 1), ("w\t", 1), ("*", 0), ("q.>", 1), ("caf\xe9", 3),
        ),
    },
    "reply-to": {
        **_REPLY_TO,
        "pattern": "[!-)+-\\-/-=?-~]++(?>(?:\\.[!-)+-\\-/-=?-~]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("_INBOX.Kx3.1", "a", "$JS.ACK.s.c", "_INBOX.x"),
        "bad": (
            ("_INBOX.", 7), ("_INBOX.*", 7), ("_INBOX.>", 7), (".a", 0), ("a..b", 2), ("a b", 1), ("*", 0), ("", 0),
        ),
    },
    "service-endpoint": {
        **_SERVICE_ENDPOINT,
        "pattern": "[\\-0-9A-Z_a-z]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("get", "get-order_2"),
        "bad": (("", 0), ("get.order", 3), ("caf\xe9", 3), ("get\n", 3), ("get\n\n", 3)),
    },
    "service-group": {
        **_SERVICE_GROUP,
        "pattern": (
            "(?=(?:(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u"
            "2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*)(?>(?:\\.(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\"
            "u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*))*))?))\\Z)(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-"
            "\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0"
            "c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>("
            "?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*)\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*))"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{"
            "167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{30"
            "01}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)(?:\\.(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-"
            "\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-"
            "\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+)"
            "?+)\\z)(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{"
            "10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
            "|\\*))*+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*."
            ">]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*"
            ".>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)))\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("orders", "orders.eu", "orders.*", "caf\xe9"),
        "bad": (
            ("", 0), ("orders.>", 7), (">", 0), ("orders.", 7), (".orders", 0), ("a*", 1), ("a b", 1), ("a..b", 2),
        ),
    },
    "service-name": {
        **_SERVICE_ENDPOINT,
        "pattern": "[\\-0-9A-Z_a-z]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-queue": {
        **_SERVICE_ENDPOINT,
        "pattern": "[\\-0-9A-Z_a-z]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("workers", "w-1"),
        "bad": (
            ("workers.eu", 7), ("w*", 1), ("w>", 1), (">", 0), ("", 0), (">w", 0), ("w 1", 1), ("w\t", 1),
        ),
    },
    "service-subject": {
        **_SERVICE_SUBJECT,
        "pattern": (
            "(?=(?:(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u"
            "2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*)\\.)*)(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u20"
            "27\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>]))\\Z)(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08"
            "\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0"
            "e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)(?>(?:\\.>)?)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+"
            "+\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "\\*)\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "[*>])|>)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{"
            "167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{30"
            "01}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-"
            "\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-"
            "\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z)"
            "(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
            "|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d"
            "}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{"
            "d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>])|>))\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("get", "get.*", "get.>", ">", "caf\xe9"),
        "bad": (
            ("", 0), ("get..x", 4), ("get.>.x", 5), ("a b", 1), ("a>", 1), ("a*", 1), ("get.", 4), (">a", 1),
        ),
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
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("1.0.0", "1.2.3-rc.1+build.5"),
        "bad": (
            ("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.0\n", 5), ("1.0.\u0663", 4), ("01.0.0", 1), ("1.0.0\r\n", 5),
            ("1.0.0\u2028", 5),
        ),
    },
    "stored-subject": {
        **_STORED_SUBJECT,
        "pattern": (
            "(?>(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff][\\x01-\\x"
            "08\\x0b\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]*+|>[\\x01-\\x08\\x0b\\x0e-\\x1f"
            "!-\\-/-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]++)\\.)*)[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-~\\x80"
            "-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe"
            "}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{ff"
            "fe}-\\x{10ffff}]]*+|>[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}"
            "\\x{fffe}-\\x{10ffff}]]++)\\.)*+[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000"
            "}-\\x{fffc}\\x{fffe}-\\x{10ffff}]]++)\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("orders.eu", "caf\xe9", "a*", "time.*", "a.>", "a\x0b", "a\x01", "\uffff"),
        "bad": (
            ("a.>.b", 3), ("a\x7fb", 1), ("a\x00b", 1), ("\ufffd", 0), ("a\x0cb", 1), ("", 0), ("a..b", 2), ("a.", 2),
        ),
    },
    "stream-name": {
        **_CONSUMER_NAME,
        "pattern": "[!-)+-\\-0-=?-\\[\\]-~]{1,255}+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": (
            "ORDERS", "a:b", "R&D", "<x", "KV_config", "~",
            (
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
            ),
        ),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("ORDERS*", 6), (">", 0), ("a/b", 1), ("a\\b", 1), ("my orders", 2),
            ("ORDERS\n", 6),
        ),
    },
    "stream-subject": {
        **_STREAM_SUBJECT,
        "pattern": "(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>])",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2),
        ),
    },
    "subject-publish": {
        **_REPLY_TO,
        "pattern": (
            "(?=(?:(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>]))\\Z)(?:[\\x01-\\x08\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060"
            "-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x01-\\x08\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060"
            "-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)*))"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?=(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z)(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x"
            "{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{2"
            "02a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\"
            "x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1ff"
            "f}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}"
            "-\\x{10ffff}]]++)*+))\\z"
        ),
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": (
            "a", "time.us.east", "time", "time.us", "time.us.east.atlanta", "time.eu.warsaw", "Time.US", "orders.eu",
        ),
        "bad": (
            ("*", 0), (">", 0), ("a.*", 2), ("*.b", 0), ("time.*.east", 5), ("*.*.east.>", 0), ("a.>", 2), ("", 0),
        ),
    },
    "subject-subscribe": {
        **_STREAM_SUBJECT,
        "pattern": "(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>])",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z",
        "noun": "name",
        "suggests": True,
        "codec": None,
        "section": "",
        "production": "",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2),
        ),
    },
}

CODECS: dict[str, CodecEntry] = {
}
