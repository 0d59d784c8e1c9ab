"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "adr6"
EDITION = "2023-02-01"
TITLE = "ADR-6, naming rules, as of 2023-02-01"
SOURCE = "NATS ADR-6 https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-6.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_MESSAGE_SUBJECT: Automaton = {
    "automaton": "0,,x,0,9,1,1,0,3,2,1,0,f,3,1,0,1s,|0,!1,!2,3,!4|<0:+ :@++ :.@-1 :-3..+ <0:|",
    "messages": (
        "printable ASCII except `*`, `.` and `>`", "printable ASCII except `>`, or end of name",
        "`*` or `.`, or end of name", "printable ASCII except `*` and `.`", "end of name",
    ),
    "pattern": "[!-)+-\\-/-=?-~]++(?>(?:\\.[!-)+-\\-/-=?-~]++|\\*++)*)(?>(?:\\.>)?)",
    "java": "\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++|\\*++)*+(?:\\.>)?+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+(?:\\.[!-\\)+-\\-\\/-=?-~]+|\\*)*(?:\\.>)?)$",
        "not": {"pattern": "\\n$"},
    },
}

_MESSAGE_SUBJECT_INTENDED: Automaton = {
    "automaton": "0,,x,0,9,1,1,0,3,2,1,0,f,3,1,0,1s,|0,!1,!2,!3|<0:++^+ :@.-4. :. <0:|",
    "messages": (
        "printable ASCII except `.`", "printable ASCII except `*` and `>`, or end of name", "`.`, or end of name",
        "end of name",
    ),
    "pattern": "(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>])",
    "java": "\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:(?:[!-\\)+-\\-\\/-=?-~]+|\\*)\\.)*(?:[!-\\)+-\\-\\/-=?-~]+|[*>]))$",
        "not": {"pattern": "\\n$"},
    },
}

_REPLY_TO: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,1,1,0,f,,1,0,1s,|0,!1|<0:+ :@-2|",
    "messages": ("printable ASCII except `*`, `.` and `>`", "printable ASCII except `*` and `>`, or end of name"),
    "pattern": "[!-)+-\\-/-=?-~]++(?>(?:\\.[!-)+-\\-/-=?-~]++)*)",
    "java": "\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+(?:\\.[!-\\)+-\\-\\/-=?-~]+)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_STREAM_NAME: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,y,|0,!1,!2,!3|<0:+ :( )6z:   :.|",
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name (at most 255 characters)",
        "end of name (at most 255 characters)",
    ),
    "pattern": "[!-)+-\\-0-=?-\\[\\]-~]{1,255}+", "java": "\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-\\)+-\\-0-=?-\\[\\]-~]{1,255})$", "not": {"pattern": "\\n$"}},
}

_FILENAME_SAFE_WINDOWS: Automaton = {
    "automaton": "0,,x,0,1,,1,0,7,,1,0,3,,2,0,a,,1,0,1,,1,0,1,,2,0,s,,1,0,v,,1,0,2,|0,!1,!2,!3|<0:+ :( )6z:   :.|",
    "messages": (
        'printable ASCII except `"`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`',
        'printable ASCII except `"`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`, or end of name',
        'printable ASCII except `"`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`, or end of name (at most 255 characters)',
        "end of name (at most 255 characters)",
    ),
    "pattern": "[!#-)+-\\-0-9;=@-\\[\\]-{}~]{1,255}+", "java": '\\A(?:[!-~&&[^"*./:<>?\\\\|]]{1,255}+)\\z',
    "schema": {
        "type": "string", "pattern": "^(?:[!#-\\)+-\\-0-9;=@-\\[\\]-\\{\\}~]{1,255})$", "not": {"pattern": "\\n$"},
    },
}

_QUEUE_NAME: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,,1,0,f,,1,0,1s,|0,!1|<0:+ :@|",
    "messages": ("printable ASCII except `*`, `.` and `>`", "printable ASCII except `*`, `.` and `>`, or end of name"),
    "pattern": "[!-)+-\\-/-=?-~]++", "java": "\\A(?:[!-~&&[^*.>]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+)$", "not": {"pattern": "\\n$"}},
}

_JS_INTERNAL_PREFIX: Automaton = {
    "automaton": "0,,x,0,3,1,1,0,5,,1,0,3,2,1,0,f,,1,0,1s,|0,1,2,!3|<0:^+ :+. :@^+ <0:-2|",
    "messages": (
        "`$`", "printable ASCII except `$`, `*`, `.` and `>`", "printable ASCII except `$`, `*` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`, or end of name",
    ),
    "pattern": "\\$(?>(?:[!-#%-)+-\\-/-=?-~]++\\.)+)", "java": "\\A(?:\\$(?:[!-~&&[^$*.>]]++\\.)++)\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$(?:[!-#%-\\)+-\\-\\/-=?-~]+\\.)+)$", "not": {"pattern": "\\n$"}},
}

_JS_USER_PREFIX: Automaton = {
    "automaton": "0,,x,0,3,,1,0,5,,1,0,3,1,1,0,f,,1,0,1s,|0,1,!2|<0:+ :@+ :-2.|",
    "messages": (
        "printable ASCII except `$`, `*`, `.` and `>`", "printable ASCII except `$`, `*` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`, or end of name",
    ),
    "pattern": "(?>(?:[!-#%-)+-\\-/-=?-~]++\\.)+)", "java": "\\A(?:(?:[!-~&&[^$*.>]]++\\.)++)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[!-#%-\\)+-\\-\\/-=?-~]+\\.)+)$", "not": {"pattern": "\\n$"}},
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

_KV_BUCKET_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++", "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
}

_OS_OBJECT_NAME: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|0,!1|<0:+ :@|", "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++", "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
}

RULES: dict[str, RuleEntry] = {
    "message-subject": {**USUAL, **_MESSAGE_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 29, 22, 25, 26, 8, 9, 30), "section": "Specification",
        "production": "message-subject = term (dot term | asterisk)* (dot gt)?",
        "good": ("a", "time.us.east", "$JS.API.INFO", "a*", "a**", "a*.b", "a.>", "a*.>"),
        "bad": (
            ("", 0), ("*", 0), (">", 0), ("a.*", 2), ("a*b", 2), ("a>", 1), ("a.>.b", 3), ("a..b", 2), ("a.", 2),
            ("a b", 1), ("caf\xe9", 3), ("a\x7f", 1),
        ),
    },
    "message-subject-intended": {**USUAL, **_MESSAGE_SUBJECT_INTENDED,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 9, 30), "section": "Prior Work",
        "production": "message-subject, as the prose describes it",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>", "a.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2), ("*.", 2),
            ("a\tb", 1),
        ),
    },
    "reply-to": {**USUAL, **_REPLY_TO,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30), "section": "Specification",
        "production": "reply-to = term (dot term)*", "good": ("_INBOX.Kx3.1", "a", "$JS.ACK.s.c"),
        "bad": (("_INBOX.", 7), ("_INBOX.*", 7), ("_INBOX.>", 7), (".a", 0), ("a..b", 2), ("a b", 1)),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "limit": (255, "characters"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32), "section": "Specification",
        "production": "stream-name = filename-safe",
        "good": ("ORDERS", "a:b", "R&D", "<x", "KV_config", "~", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("ORDERS*", 6), (".", 0), ("*", 0), (">", 0), ("/", 0), ("\\", 0), ("a/b", 1),
            ("a\\b", 1), ("my orders", 2), ("ORDERS\n", 6), ("a\x00", 1), ("\xe9t\xe9", 0),
            ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 255),
        ),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "limit": (255, "characters"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32), "section": "Specification",
        "production": "durable-name = filename-safe", "good": ("dlq-reader", "a:b"),
        "bad": (("", 0), ("dlq.reader", 3), (".", 0), ("*", 0), (">", 0), ("/", 0), ("\\", 0), ("dlq reader", 3)),
    },
    "consumer-name": {**USUAL, **_STREAM_NAME,
        "limit": (255, "characters"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32), "section": "Specification",
        "production": "consumer-name = filename-safe", "good": ("c1", "dlq-reader", "a|b"),
        "bad": (("", 0), ("c.1", 1), ("c\\1", 1), (".", 0), ("*", 0), (">", 0), ("/", 0), ("\\", 0)),
    },
    "account-name": {**USUAL, **_STREAM_NAME,
        "limit": (255, "characters"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32), "section": "Specification",
        "production": "account-name = filename-safe", "good": ("ACME", "$G", "R&D", "a:b", 'say"hi"'),
        "bad": (("", 0), ("acme.eu", 4), ("a/b", 1), ("a b", 1)),
    },
    "filename-safe-windows": {**USUAL, **_FILENAME_SAFE_WINDOWS,
        "limit": (255, "characters"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32, 11),
        "section": "Notes, filename-safe",
        "production": "filename-safe = (printable except dot, asterisk, lt, gt, colon, double-quote, fwd-slash, backslash, pipe, question-mark)+ maximum 255 characters",
        "good": ("ORDERS", "R&D", "a;b", "CON", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        "bad": (
            ("", 0), ("a:b", 1), ("<x", 0), ("a|b", 1), ("who?", 3), ('say"hi"', 3), ("a/b", 1), ("a\\b", 1),
            ("a.b", 1), ("a b", 1),
            ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 255),
        ),
    },
    "queue-name": {**USUAL, **_QUEUE_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 8, 9, 32), "section": "Specification", "production": "queue-name = term",
        "good": ("workers", "workers/eu", "w:1"), "bad": (("", 0), ("workers.eu", 7), ("w*", 1), ("w 1", 1)),
    },
    "js-internal-prefix": {**USUAL, **_JS_INTERNAL_PREFIX,
        "causes": (33, 0, 1, 20, 14, 2, 21, 4, 6, 7, 8, 9, 30, 11), "section": "Specification",
        "production": "js-internal-prefix = dollar (prefix dot)+", "good": ("$JS.API.", "$JS.hub.API.", "$a."),
        "bad": (
            ("$JS.API", 7), ("$", 1), ("$.", 1), ("$$JS.", 1), ("$JS.$x.", 4), ("JS.API.", 0), ("$JS..API.", 4),
            ("$JS.*.", 4),
        ),
    },
    "js-user-prefix": {**USUAL, **_JS_USER_PREFIX,
        "causes": (34, 33, 0, 1, 20, 14, 2, 21, 4, 6, 8, 9, 30), "section": "Specification",
        "production": "js-user-prefix = (prefix dot)+", "good": ("hub.", "tenant.js."),
        "bad": (("", 0), ("hub", 3), ("$JS.API.", 0), ("hub.$x.", 4), ("hub..", 4), ("hub.>", 4)),
    },
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11), "section": "Specification",
        "production": "kv-key-name = limited-term (dot limited-term)*",
        "good": ("a", "orders.2023/01", "a=b", "-", "_kv"),
        "bad": (("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a:b", 1), ("a b", 1), ("a.*", 2), ("a\n", 1)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "Specification",
        "production": "kv-bucket-name = restricted-term", "good": ("config", "my-bucket_1", "-"),
        "bad": (("", 0), ("my.bucket", 2), ("a/b", 1), ("a=b", 1), ("a b", 1), ("a\n", 1)),
    },
    "os-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "Specification",
        "production": "os-bucket-name = restricted-term", "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2), ("a/b", 1), ("a b", 1), ("\xe9", 0)),
    },
    "os-object-name": {**USUAL, **_OS_OBJECT_NAME,
        "causes": (0, 1), "section": "Specification", "production": "os-object-name = (any-character)+",
        "good": ("report.pdf", "a b", "*", "\x00", "a\r\n", "caf\xe9", "\U0001f600"), "bad": (("", 0),),
    },
}

CODECS: dict[str, CodecEntry] = {
}
