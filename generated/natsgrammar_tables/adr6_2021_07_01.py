"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "adr6"
EDITION = "2021-07-01"
TITLE = "ADR-6, protocol naming conventions, as of 2021-07-01"
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

_ACCOUNT_NAME: Automaton = {
    "automaton": "0,,x,0,1,,1,0,3,,1,0,3,,1,0,3,,2,0,a,,1,0,1,,1,0,1,,2,0,s,,1,0,v,,1,0,2,|0,!1,!2,!3|<0:+ :( )6z:   :.|",
    "messages": (
        'printable ASCII except `"`, `&`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`',
        'printable ASCII except `"`, `&`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`, or end of name',
        'printable ASCII except `"`, `&`, `*`, `.`, `/`, `:`, `<`, `>`, `?`, `\\` and `|`, or end of name (at most 255 characters)',
        "end of name (at most 255 characters)",
    ),
    "pattern": "[!#-%'-)+-\\-0-9;=@-\\[\\]-{}~]{1,255}+", "java": '\\A(?:[!-~&&[^"&*./:<>?\\\\|]]{1,255}+)\\z',
    "schema": {
        "type": "string", "pattern": "^(?:[!#-%'-\\)+-\\-0-9;=@-\\[\\]-\\{\\}~]{1,255})$", "not": {"pattern": "\\n$"},
    },
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
        "causes": (0, 1, 2, 31, 4, 5, 6, 8, 9, 32), "section": "Specification", "production": "stream-name = term",
        "good": ("ORDERS", "a/b", "a\\b", "a:b", "$KV_x", "~"),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("ORDERS*", 6), (">", 0), ("my orders", 2), ("ORDERS\n", 6), ("\xe9t\xe9", 0),
        ),
    },
    "queue-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 8, 9, 32), "section": "Specification", "production": "queue-name = term",
        "good": ("workers", "workers/eu", "w:1"), "bad": (("", 0), ("workers.eu", 7), ("w*", 1), ("w 1", 1)),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 8, 9, 32), "section": "Specification", "production": "durable-name = term",
        "good": ("dlq-reader", "a/b", "a\\b"), "bad": (("", 0), ("dlq.reader", 3), ("dlq*", 3), ("dlq reader", 3)),
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
    "account-name": {**USUAL, **_ACCOUNT_NAME,
        "limit": (255, "characters"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32, 11), "section": "Specification",
        "production": "account-name = (filename-safe)+ maximum 255 characters",
        "good": ("ACME", "acme-eu_1", "$G", "a'b"),
        "bad": (
            ("", 0), ("acme.eu", 4), ("a/b", 1), ("a\\b", 1), ("a:b", 1), ("R&D", 1), ("a<b", 1), ('say "hi"', 3),
            ("who?", 3),
            ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 255),
        ),
    },
}

CODECS: dict[str, CodecEntry] = {
}
