"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "adr6"
EDITION = "2021-08-18"
TITLE = "ADR-6, protocol naming conventions, as of 2021-08-18"
SOURCE = "NATS ADR-6 https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-6.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_MESSAGE_SUBJECT: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 47, 62, 63, 127),
    "classes": (-1, 0, 1, 0, 2, 0, 3, 0, -1),
    "table": ((1, -1, -1, -1), (1, 2, 3, -1), (-1, 2, 3, -1), (1, -1, -1, 4), (-1, -1, -1, -1)),
    "accepting": (1, 2, 4),
    "messages": (
        "`*` or `.`, or end of name", "end of name", "printable ASCII except `*` and `.`",
        "printable ASCII except `*`, `.` and `>`",
        "printable ASCII except `>`, or end of name",
    ),
    "message_of_state": (3, 4, 0, 2, 1),
    "completions": {0: "_", 3: "_"},
}

_MESSAGE_SUBJECT_INTENDED: Automaton = {
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

_STREAM_NAME: Automaton = {
    "range_starts": (0, 33, 42, 43, 46, 47, 62, 63, 127),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "printable ASCII except `*`, `.` and `>`",
        "printable ASCII except `*`, `.` and `>`, or end of name",
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

_ACCOUNT_NAME: Automaton = {
    "range_starts": (0, 33, 34, 35, 38, 39, 42, 43, 46, 48, 58, 59, 60, 61, 62, 64, 92, 93, 124, 125, 127),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": (*((n,) for n in range(1, 256)), (-1,)),
    "accepting": (*range(1, 256),),
    "messages": (
        "end of name (at most 255 characters)",
        'printable ASCII except `"`, `&`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`',
        'printable ASCII except `"`, `&`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`, or end of name',
        (
            'printable ASCII except `"`, `&`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|'
            "`, or end of name (at most 255 characters)"
        ),
    ),
    "message_of_state": (1, *(2,) * 251, 3, 3, 3, 0),
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

_KV_BUCKET_NAME: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

RULES: dict[str, RuleEntry] = {
    "message-subject": {
        **_MESSAGE_SUBJECT,
        "pattern": "[!-)+-\\-/-=?-~]++(?>(?:\\.[!-)+-\\-/-=?-~]++|\\*++)*)(?>(?:\\.>)?)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++|\\*++)*+(?:\\.>)?+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+(?:\\.[!-\\)+-\\-\\/-=?-~]+|\\*)*(?:\\.>)?)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 29, 22, 25, 26, 8, 9, 30),
        "section": "Specification",
        "production": "message-subject = term (dot term | asterisk)* (dot gt)?",
        "good": ("a", "time.us.east", "$JS.API.INFO", "a*", "a**", "a*.b", "a.>", "a*.>"),
        "bad": (
            ("", 0), ("*", 0), (">", 0), ("a.*", 2), ("a*b", 2), ("a>", 1), ("a.>.b", 3), ("a..b", 2), ("a.", 2),
            ("a b", 1), ("caf\xe9", 3), ("a\x7f", 1),
        ),
    },
    "message-subject-intended": {
        **_MESSAGE_SUBJECT_INTENDED,
        "pattern": "(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>])",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:(?:(?:[!-\\)+-\\-\\/-=?-~]+|\\*)\\.)*(?:[!-\\)+-\\-\\/-=?-~]+|[*>]))$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 9, 30),
        "section": "Prior Work",
        "production": "message-subject, as the prose describes it",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>", "a.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2), ("*.", 2),
            ("a\tb", 1),
        ),
    },
    "reply-to": {
        **_REPLY_TO,
        "pattern": "[!-)+-\\-/-=?-~]++(?>(?:\\.[!-)+-\\-/-=?-~]++)*)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+(?:\\.[!-\\)+-\\-\\/-=?-~]+)*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "Specification",
        "production": "reply-to = term (dot term)*",
        "good": ("_INBOX.Kx3.1", "a", "$JS.ACK.s.c"),
        "bad": (("_INBOX.", 7), ("_INBOX.*", 7), ("_INBOX.>", 7), (".a", 0), ("a..b", 2), ("a b", 1)),
    },
    "stream-name": {
        **_STREAM_NAME,
        "pattern": "[!-)+-\\-/-=?-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 8, 9, 32),
        "section": "Specification",
        "production": "stream-name = term",
        "good": ("ORDERS", "a/b", "a\\b", "a:b", "$KV_x", "~"),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("ORDERS*", 6), (">", 0), ("my orders", 2), ("ORDERS\n", 6), ("\xe9t\xe9", 0),
        ),
    },
    "queue-name": {
        **_STREAM_NAME,
        "pattern": "[!-)+-\\-/-=?-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 8, 9, 32),
        "section": "Specification",
        "production": "queue-name = term",
        "good": ("workers", "workers/eu", "w:1"),
        "bad": (("", 0), ("workers.eu", 7), ("w*", 1), ("w 1", 1)),
    },
    "durable-name": {
        **_STREAM_NAME,
        "pattern": "[!-)+-\\-/-=?-~]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[!-~&&[^*.>]]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 8, 9, 32),
        "section": "Specification",
        "production": "durable-name = term",
        "good": ("dlq-reader", "a/b", "a\\b"),
        "bad": (("", 0), ("dlq.reader", 3), ("dlq*", 3), ("dlq reader", 3)),
    },
    "js-internal-prefix": {
        **_JS_INTERNAL_PREFIX,
        "pattern": "\\$(?>(?:[!-#%-)+-\\-/-=?-~]++\\.)+)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:\\$(?:[!-~&&[^$*.>]]++\\.)++)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:\\$(?:[!-#%-\\)+-\\-\\/-=?-~]+\\.)+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (33, 0, 1, 20, 14, 2, 21, 4, 6, 7, 8, 9, 30, 11),
        "section": "Specification",
        "production": "js-internal-prefix = dollar (prefix dot)+",
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
        "schema": {
            "type": "string",
            "pattern": "^(?:(?:[!-#%-\\)+-\\-\\/-=?-~]+\\.)+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (34, 33, 0, 1, 20, 14, 2, 21, 4, 6, 8, 9, 30),
        "section": "Specification",
        "production": "js-user-prefix = (prefix dot)+",
        "good": ("hub.", "tenant.js."),
        "bad": (("", 0), ("hub", 3), ("$JS.API.", 0), ("hub.$x.", 4), ("hub..", 4), ("hub.>", 4)),
    },
    "account-name": {
        **_ACCOUNT_NAME,
        "pattern": "[!#-%'-)+-\\-0-9;=@-\\[\\]-{}~]{1,255}+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": '\\A(?:[!-~&&[^"&*./:<>?\\\\|]]{1,255}+)\\z',
        "schema": {
            "type": "string",
            "pattern": "^(?:[!#-%'-\\)+-\\-0-9;=@-\\[\\]-\\{\\}~]{1,255})$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "characters"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32, 11),
        "section": "Specification",
        "production": "account-name = (filename-safe)+ maximum 255 characters",
        "good": ("ACME", "acme-eu_1", "$G", "a'b"),
        "bad": (
            ("", 0), ("acme.eu", 4), ("a/b", 1), ("a\\b", 1), ("a:b", 1), ("R&D", 1), ("a<b", 1), ('say "hi"', 3),
            ("who?", 3),
            (
                (
                    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                ),
                255,
            ),
        ),
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
        "section": "Specification",
        "production": "kv-key-name = limited-term (dot limited-term)*",
        "good": ("a", "orders.2023/01", "a=b", "_kv", "-"),
        "bad": (
            ("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a:b", 1), ("a b", 1), ("a.*", 2), ("a\n", 1),
        ),
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
        "section": "Specification",
        "production": "kv-bucket-name = restricted-term",
        "good": ("config", "my-bucket_1", "-"),
        "bad": (("", 0), ("my.bucket", 2), ("a/b", 1), ("a=b", 1), ("a b", 1), ("a\n", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
