"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "mqtt"
EDITION = "2.15.2"
TITLE = "MQTT 3.1.1, as nats-server 2.15.2 converts it"
SOURCE = (
    "NATS documentation, Topics and subjects https://github.com/nats-io/nats.docs.v2/blob/main/learn/mqtt/topics-and-su"
    "bjects.md; nats-server 2.15.2 https://github.com/nats-io/nats-server/tree/v2.15.2/server; "
    "MQTT 3.1.1 https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOPIC_NAME: Automaton = {
    "range_starts": (0, 1, 9, 11, 12, 14, 32, 33, 35, 36, 43, 44, 127, 128, 55296, 57344),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+` and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+` and DEL, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_TOPIC_FILTER: Automaton = {
    "range_starts": (
        0, 1, 9, 11, 12, 14, 32, 33, 35, 36, 37, 47, 48, 62, 63, 77, 78, 81, 82, 84, 85, 127, 128, 55296, 57344,
    ),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, 1, 2, 0, 3, 0, 1, 0, 4, 0, 5, 0, 6, 0, -1, 0, -1, 0),
    "table": (
        (1, 2, 3, 4, 1, 1, 1), (1, 1, 1, 4, 1, 1, 1), (1, 1, 1, -1, 1, 1, 1), (1, 1, 1, 4, 5, 1, 1),
        (1, 2, 1, 4, 1, 1, 1), (1, 1, 1, 4, 1, 6, 1), (1, 1, 1, 4, 1, 1, 7), (1, 1, 1, 4, 1, 1, 2),
    ),
    "accepting": (1, 2, 3, 4, 5, 6, 7),
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space and DEL, or end of name",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `/` and DEL, or end of name",
    ),
    "message_of_state": (0, 1, 2, 1, 1, 1, 1, 1),
    "completions": {0: "_"},
}

_FILTER: Automaton = {
    "range_starts": (
        0, 1, 9, 11, 12, 14, 32, 33, 35, 36, 37, 42, 43, 44, 47, 48, 62, 63, 77, 78, 81, 82, 84, 85, 127, 128, 55296,
        57344,
    ),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, 1, 2, 0, -1, 3, 0, 4, 0, -1, 0, 5, 0, 6, 0, 7, 0, -1, 0, -1, 0),
    "table": (
        (1, 2, 3, 4, 5, 1, 1, 1), (1, -1, 1, -1, 5, 1, 1, 1), (*(-1,) * 8,), (1, -1, 1, -1, 5, 6, 1, 1),
        (-1, -1, -1, -1, 5, -1, -1, -1), (1, 2, 1, 4, 5, 1, 1, 1), (1, -1, 1, -1, 5, 1, 7, 1),
        (1, -1, 1, -1, 5, 1, 1, 8), (1, -1, 1, -1, 5, 1, 1, 9), (1, -1, 1, -1, -1, 1, 1, 1),
    ),
    "accepting": (*range(1, 10),),
    "messages": (
        "`/`, or end of name",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `#`,"
            " `*`, `+`, `/`, `>` and DEL, or end of name"
        ),
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `#`,"
            " `*`, `+`, `>` and DEL, or end of name"
        ),
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `>` and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `>` and DEL, or end of name",
        "end of name",
    ),
    "message_of_state": (3, 2, 5, 2, 0, 4, 2, 2, 2, 1),
    "completions": {0: "_"},
}

_CLIENT_ID: Automaton = {
    "range_starts": (0, 1, 9, 11, 12, 14, 32, 33, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.` and `>`, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_SUBJECT: Automaton = {
    "range_starts": (0, 1, 9, 11, 12, 14, 32, 33, 35, 36, 43, 44, 46, 47, 48, 127, 128, 55296, 57344),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, 0, -1, 0, -1, 0),
    "table": ((1, -1, 2), (1, 3, 4), (-1, 3, 1), (1, -1, 5), (-1, -1, 1), (-1, 3, 1)),
    "accepting": (1, 5),
    "messages": (
        "`.` or `/`", "`.` or `/`, or end of subject", "`/`",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `#`,"
            " `+` and DEL, or end of subject"
        ),
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+`, `.` and DEL",
    ),
    "message_of_state": (4, 3, 0, 4, 2, 1),
    "completions": {0: "_", 2: "/", 3: "_", 4: "/"},
}

_SUBSCRIPTION: Automaton = {
    "range_starts": (
        0, 1, 9, 11, 12, 14, 32, 33, 35, 36, 37, 42, 43, 44, 46, 47, 48, 62, 63, 77, 78, 81, 82, 84, 85, 127, 128,
        55296, 57344,
    ),
    "classes": (
        -1, 0, -1, 0, -1, 0, -1, 0, -1, 1, 0, 2, -1, 0, 3, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, -1, 0, -1, 0,
    ),
    "table": (
        (1, 2, 3, -1, 4, 5, 1, 1, 1), (1, 1, -1, 6, 7, -1, 1, 1, 1), (1, 1, -1, 6, 7, -1, 8, 1, 1),
        (-1, -1, -1, 6, -1, -1, -1, -1, -1), (-1, -1, -1, 6, 1, -1, -1, -1, -1), (*(-1,) * 9,),
        (1, 1, 3, -1, 9, 5, 1, 1, 1), (-1, -1, -1, -1, 1, -1, -1, -1, -1), (1, 1, -1, 6, 7, -1, 1, 10, 1),
        (-1, -1, -1, 6, 1, -1, -1, -1, -1), (1, 1, -1, 6, 7, -1, 1, 1, 11), (1, 1, -1, 6, 7, -1, 1, 1, 12),
        (1, 1, -1, -1, 7, -1, 1, 1, 1),
    ),
    "accepting": (1, 2, 3, 5, 8, 9, 10, 11, 12),
    "messages": (
        "`.` or `/`", "`.` or `/`, or end of subject", "`.`, or end of subject", "`/`",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `#`,"
            " `*`, `+`, `.`, `>` and DEL, or end of subject"
        ),
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `#`,"
            " `*`, `+`, `>` and DEL, or end of subject"
        ),
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+`, `.` and DEL",
        "end of subject",
    ),
    "message_of_state": (6, 5, 5, 2, 0, 7, 6, 3, 5, 1, 5, 5, 4),
    "completions": {0: "_", 4: "/", 6: "_", 7: "/"},
}

_LEVEL: Automaton = {
    "range_starts": (0, 33, 35, 37, 38, 42, 44, 46, *range(48, 59), 62, 63, 65, 67, 68, 69, 70, 71, 127),
    "classes": (-1, 0, -1, 1, 0, -1, 0, -1, *range(2, 12), 0, -1, 0, 12, 13, 14, 15, 16, 0, -1),
    "table": (
        (1, 2, *(1,) * 15), (1, 3, *(1,) * 15),
        (-1, -1, 4, 4, 5, 6, -1, -1, -1, 7, -1, -1, -1, 8, 9, 10, 11),
        (-1, -1, 4, 4, 5, 6, -1, -1, -1, 7, -1, -1, -1, 8, 9, 10, 11),
        (-1, -1, *(1,) * 15),
        (-1, -1, 1, -1, -1, 1, 1, 1, -1, -1, -1, -1, 1, -1, -1, 1, 1),
        (*(-1,) * 15, 1, -1), (*(-1,) * 16, 1), (-1, -1, -1, -1, *(12,) * 13), (-1, -1, *(12,) * 15),
        (-1, -1, 13, *(14,) * 11, 15, 14, 14),
        (-1, -1, 16, 17, 17, 17, 18, *(-1,) * 10),
        (-1, 19, *(-1,) * 15), (-1, 20, *(-1,) * 15), (-1, 21, *(-1,) * 15), (-1, 22, *(-1,) * 15),
        (-1, 23, *(-1,) * 15), (-1, 24, *(-1,) * 15), (-1, 25, *(-1,) * 15), (*(-1,) * 10, 4, 4, 4, -1, -1, -1, -1),
        (*(-1,) * 12, 9, -1, -1, -1, -1), (*(-1,) * 10, 9, 9, 9, -1, -1, -1, -1),
        (*(-1,) * 10, 9, 9, -1, -1, -1, -1, -1), (*(-1,) * 11, 26, 26, -1, -1, -1, -1),
        (*(-1,) * 10, 26, 26, 26, -1, -1, -1, -1),
        (*(-1,) * 10, 26, -1, -1, -1, -1, -1, -1),
        (-1, -1, *(14,) * 15),
    ),
    "accepting": (1, 2),
    "messages": (
        "0-3, C-F or `7`", "0-3, C-F or `7`, or end of level", "0-4", "0-9 or A-F", "2-9 or A-F", "`%`",
        "`0`, `3`, `4`, `5`, `A`, `B`, `E` or `F`",
        "`8`", "`8` or `9`", "`8`, `9`, `A` or `B`", "`9`, `A` or `B`", "`A` or `B`", "`E`", "`F`",
        "printable ASCII except `#`, `$`, `*`, `+`, `.`, `/` and `>`",
        "printable ASCII except `#`, `$`, `*`, `+`, `.`, `/` and `>`, or end of level",
    ),
    "message_of_state": (14, 15, 1, 0, 3, 6, 12, 13, 4, 3, 3, 2, 5, 5, 5, 5, 5, 5, 5, 9, 11, 9, 8, 10, 9, 7, 3),
    "completions": {
        0: "_", 3: "00", 4: "0", 5: "0", 6: "E", 7: "F", 8: "2%80", 9: "0%80", 10: "0%A0%80", 11: "0%90%80%80",
        12: "%80", 13: "%A0%80", 14: "%80%80", 15: "%80%80", 16: "%90%80%80", 17: "%80%80%80", 18: "%80%80%80",
        19: "80", 20: "A0%80", 21: "80%80", 22: "80%80", 23: "90%80%80", 24: "80%80%80", 25: "80%80%80", 26: "0%80%80",
    },
}

RULES: dict[str, RuleEntry] = {
    "topic-name": {
        **_TOPIC_NAME,
        "pattern": '[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++',
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": '^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,-~\\x80-\ud7ff\ue000-\U0010ffff]+)$',
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (57, 0, 1, 2, 21, 4),
        "section": "MQTT 3.1.1, sections 4.7.1 and 4.7.3; server/mqtt.go, mqttParsePub",
        "production": (
            'topic-name = 1*( character / "/" ), without NUL, `+` and `#`, and for nats-server '
            "without white space and DEL"
        ),
        "good": (
            "sensors/cold-1/temp", "/sensors/temp", "sensors/temp/", "sensors//temp", "//sensors/temp", "cold-1.temp",
            "/", "a*", "a/*", "$SYS/x", "caf\xe9", "a\x01",
        ),
        "bad": (
            ("", 0), ("a b", 1), ("a\t", 1), ("a\n", 1), ("a\x0c", 1), ("a\r", 1), ("a\x7f", 1), ("a\x00", 1),
            ("a/+", 2), ("a/#", 2),
        ),
    },
    "topic-filter": {
        **_TOPIC_FILTER,
        "pattern": (
            '[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-'
            "~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010fff"
            'f]++|[#>]|(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b'
            "\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-LN-~\\x80-"
            "\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|"
            "M(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-PR-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"
            "-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\\ud7ff\\ue000-"
            "\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|"
            "T(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"
            "-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ff"
            "ff]++)?))?))?))?)|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)"
            '?)\\/(?>(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0'
            "b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff"
            '\\ue000-\\U0010ffff]++)?)\\/)*)(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010f'
            "fff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f"
            "!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|[#>])?)"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-"
            "~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "[#>]|(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#$/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{"
            "1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\$(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~"
            "&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "M(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&"
            "[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "Q(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&"
            "[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "T(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&"
            "[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "T[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "?+)?+)?+)?+|[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]+"
            "+)?+\\/(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][["
            "\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "?+\\/)*+(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\"
            "x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "[#>])?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                '^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f'
                "!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-"
                '\U0010ffff]+|[#>]|(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x0'
                "8\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-LN-~\\x8"
                "0-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|"
                "M(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-PR-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-."
                "0-~\\x80-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\ud7ff\ue000-"
                "\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|"
                "T(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-."
                "0-~\\x80-\ud7ff\ue000-\U0010ffff]*|T[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]+)"
                "?)?)?)?|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]+)"
                '?\\/(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e'
                "-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-"
                '\U0010ffff]+)?\\/)*(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x'
                "08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-"
                "\ud7ff\ue000-\U0010ffff]+|[#>])?)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (58, 59, 0, 1, 2, 21, 4),
        "section": "server/mqtt.go, mqttParseSubsOrUnsubs and processSubs; server/sublist.go",
        "production": (
            "topic-filter: as topic-name, with `+` and `#`; a level that is `#` or `>` is the "
            "last; not below `$MQTT`"
        ),
        "good": (
            "a/+/c", "a/#", "#", "+", "/", "a//+", "a+", "a#/b", "+a/b", "a/*", "a/>", "$SYS/#", "$MQTT", "$MQTT.x/y",
        ),
        "bad": (
            ("", 0), ("a/#/b", 3), ("a/>/b", 3), ("$MQTT/sub", 5), ("a b", 1), ("a\x7f", 1), ("a\x00", 1),
        ),
    },
    "filter": {
        **_FILTER,
        "pattern": (
            '[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|[#+]|'
            '(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-'
            '\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',-.0-=?-LN-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),'
            '-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|M(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',-.0-=?-PR-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),'
            '-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',-.0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),'
            '-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',-.0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),'
            '-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),'
            "-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?)|\\+)?)\\/(?>(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"
            '"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\+)?)\\/)*)(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ",-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|[#+])?)"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "[#+]|(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#$*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\"
            "x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "\\$(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{"
            "1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "M(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}"
            "-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "Q(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}"
            "-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "T(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}"
            "-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "T[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "?+)?+)?+)?+|\\+)?+\\/(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}"
            "-\\x{10ffff}]]++|\\+)?+\\/)*+(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{"
            "e000}-\\x{10ffff}]]++|[#+])?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                '^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+|'
                '[#+]|(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\'
                'x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-LN-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|M(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-PR-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+)?)?)?)?|\\+)?\\/(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+|\\+)?\\/)*(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ",-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+|[#+])?)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (60, 58, 61, 62, 59, 0, 1, 2, 21, 4),
        "section": "MQTT 3.1.1, section 4.7.1",
        "production": 'topic-filter = level *( "/" level ) [ "/#" ] / "#"; level = "+" / *character',
        "good": (
            "sensors/+/temp", "+", "#", "a/#", "/", "a//+", "/#", "+/+", "a.b/#", "$SYS/#", "$MQTT",
        ),
        "bad": (
            ("", 0), ("a+", 1), ("a#", 1), ("+a", 1), ("#/a", 1), ("a/*", 2), ("a>", 1), ("$MQTT/+", 5), ("a b", 1),
        ),
    },
    "client-id": {
        **_CLIENT_ID,
        "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6),
        "section": "server/mqtt.go, mqttParseConnect; MQTT 3.1.1, section 3.1.3.1",
        "production": "client-id: 1 or more characters without NUL, white space, `.`, `*` and `>`",
        "good": ("cold-1", "a/b", "+", "#", "caf\xe9", "a\x7f"),
        "bad": (("", 0), ("a.b", 1), ("a b", 1), ("a*", 1), ("a>", 1), ("a\t", 1), ("a\x00", 1)),
    },
    "subject": {
        **_SUBJECT,
        "pattern": (
            '(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|'
            '\\/\\/)+)(?>(?:\\.(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|'
            '\\/\\/)+)|\\/))*)|\\/(?>(?:\\.(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U00'
            "10ffff]++|\\/\\/)+)|\\/))+)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "\\/\\/)++(?:\\.(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10"
            "ffff}]]++|\\/\\/)++|\\/))*+|\\/(?:\\.(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+./]][\\x{80}-\\x"
            "{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++|\\/))++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                '^(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\ud7ff\ue000-\U0010ffff]|'
                '\\/\\/)+(?:\\.(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\ud7ff\ue000-\U0010ffff]|'
                '\\/\\/)+|\\/))*|\\/(?:\\.(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\ud7ff\ue000-\U0010ffff]'
                "|\\/\\/)+|\\/))+)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "subject",
        "suggests": False,
        "code": None,
        "codec": "topic",
        "limit": None,
        "causes": (57, 0, 1, 20, 14, 15, 2, 21, 4, 22, 25, 7, 8, 12, 11),
        "section": (
            "NATS documentation, The conversion rules; server/mqtt.go, mqttToNATSSubjectConversion "
            "and natsSubjectToMQTTTopic"
        ),
        "production": "subject: the levels between dots; an empty level is `/`, a dot in a level `//`",
        "good": (
            "sensors.cold-1.temp", "/.sensors.temp", "sensors.temp./", "sensors./.temp", "/./.sensors.temp",
            "cold-1//temp", "fleet*.telemetry", "fleet>.telemetry", "fleet.*.telemetry", "fleet.>", "/./", "////",
            "$SYS.x",
        ),
        "bad": (
            ("", 0), ("/", 1), ("a/b", 2), ("a.///b", 5), ("a..b", 2), ("a.", 2), (".a", 0), ("a.+", 2), ("a b", 1),
        ),
    },
    "subscription": {
        **_SUBSCRIPTION,
        "pattern": (
            '(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|'
            '\\/\\/)+)|[*>]|(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-'
            '\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x01-\\x08\\x0b\\x0e-'
            '\\x1f!"$-),\\-0-=?-LN-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|M(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',\\-0-=?-PR-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',\\-0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',\\-0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ',\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-)'
            ",\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?))(?>(?:\\/\\/(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"
            '"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)*))?)|(?>(?:\\$MQTT)?)'
            '\\/\\/(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|'
            '\\/\\/)*)|[*/])\\.(?>(?:(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010f'
            'fff]++|\\/\\/)+)|[*/])\\.)*)(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0'
            "010ffff]++|\\/\\/)+)|[*/>])"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "\\/\\/)++|[*>]|(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#$*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x"
            "{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+"
            "|\\$(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\"
            "x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "M(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1"
            "}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "Q(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1"
            "}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "T(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1"
            "}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "T[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "?+)?+)?+)?+)(?:\\/\\/(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-"
            "\\x{10ffff}]]++|\\/\\/)*+)?+|(?:\\$MQTT)?+\\/\\/(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]]["
            "\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)*+|[*/])\\.(?:(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{"
            "d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++|[*/])\\.)"
            "*+(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "\\/\\/)++|[*/>]))\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                '^(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|'
                '\\/\\/)+|[*>]|(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01'
                '-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-\\x08\\x0b\\x0e-'
                '\\x1f!"$-\\),\\-0-=?-LN-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|M(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-PR-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ',\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+)?)?)?)?)(?:\\/\\/(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\)'
                ",\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)*)?|(?:\\$MQTT)?\\/\\/(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"
                '"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)*|[*\\/])\\.(?:(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x'
                '1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+|[*\\/])\\.)*(?:(?:[\\x01-\\x08\\x0b\\x0e-'
                '\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+|[*\\/>]))$'
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "subject",
        "suggests": False,
        "code": None,
        "codec": "filter",
        "limit": None,
        "causes": (57, 58, 59, 0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 23, 7, 8, 12, 11),
        "section": "NATS documentation, Wildcards; server/mqtt.go, mqttNeedSubForLevelUp",
        "production": "subscription: as subject; `*` for `+`, and `>` for `#`",
        "good": (
            "sensors.*.temp", "*", ">", "a.>", "/./", "/.>", "a//b.>", "$SYS.>", "$MQTT", "$MQTT//x.y",
        ),
        "bad": (
            ("", 0), ("/", 1), ("a*", 1), ("*a", 1), ("a.>.b", 3), ("a/b", 2), ("a.+", 2), ("$MQTT.sub", 5),
        ),
    },
    "level": {
        **_LEVEL,
        "pattern": (
            '(?>(?:[!"&-),\\-0-=?-~]++|%(?:[01][0-9A-F]|2[03-5ABEF]|3E|7F)|%(?:C[2-9A-F]|D[0-9A-F])'
            "%[89AB][0-9A-F]|%E0%[AB][0-9A-F]%[89AB][0-9A-F]|%E[1-9A-CEF]%[89AB][0-9A-F]%[89AB][0-9A-F]|"
            "%ED%[89][0-9A-F]%[89AB][0-9A-F]|%F0%[9AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|"
            "%F[1-3]%[89AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F])"
            "+)|%"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[!-~&&[^#-%*+./>]]++|%(?:[01][0-9A-F]|2[03-5ABEF]|3E|7F)|%(?:C[2-9A-F]|"
            "D[0-9A-F])%[89AB][0-9A-F]|%E0%[AB][0-9A-F]%[89AB][0-9A-F]|%E[1-F&&[^:-@D]]%[89AB][0-9A-F]%[89AB][0-9A-F]|"
            "%ED%[89][0-9A-F]%[89AB][0-9A-F]|%F0%[9AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|"
            "%F[1-3]%[89AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F])"
            "++|%)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                '^(?:(?:[!"&-\\),\\-0-=?-~]|%(?:[01][0-9A-F]|2[03-5ABEF]|3E|7F)|%(?:C[2-9A-F]|'
                "D[0-9A-F])%[89AB][0-9A-F]|%E0%[AB][0-9A-F]%[89AB][0-9A-F]|%E[1-9A-CEF]%[89AB][0-9A-F]%[89AB][0-9A-F]|"
                "%ED%[89][0-9A-F]%[89AB][0-9A-F]|%F0%[9AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|"
                "%F[1-3]%[89AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F])"
                "+|%)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "level",
        "suggests": True,
        "code": None,
        "codec": "level",
        "limit": None,
        "causes": (63, 0, 1, 7, 12, 11),
        "section": "Characters with no conversion",
        "production": "level: (plain | escape)+ | `%`",
        "good": ("cold-1", "1%2E45", "a%2Fb", "%", "a%20b", "%24SYS", "caf%C3%A9"),
        "bad": (
            ("", 0), ("a/b", 1), ("a.b", 1), ("+", 0), ("a b", 1), ("%61", 1), ("%2f", 2), ("%%", 1),
        ),
    },
}

CODECS: dict[str, CodecEntry] = {
    "topic": {
        "wire": "subject",
        "by": "",
        "escape": "\\/",
        "special": "[^\\x01-\\x08\\x0b\\x0e-\\x1f!$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]",
        "range_starts": (0, 47, 48),
        "classes": (-1, 0, -1),
        "sign": "/",
        "empty": "/",
        "separator": ".",
        "unquote": False,
        "of": "topic-name",
        "exchange": "/.",
    },
    "filter": {
        "wire": "subscription",
        "by": "",
        "escape": "\\/",
        "special": "[^\\x01-\\x08\\x0b\\x0e-\\x1f!%-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]",
        "range_starts": (0, 47, 48),
        "classes": (-1, 0, -1),
        "sign": "/",
        "empty": "/",
        "separator": ".",
        "unquote": False,
        "of": "filter",
        "exchange": "/.+*#>",
    },
    "level": {
        "wire": "level",
        "by": "",
        "escape": "[\\x00-\\x20#-%*+./>\\x7f-\\ud7ff\\ue000-\\U0010ffff]",
        "special": "[^!&-),\\-0-=?-~]",
        "range_starts": (0, 33, 35, 38, 42, 44, 46, 48, 62, 63, 127, 55296, 57344),
        "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0),
        "sign": "%",
        "empty": "%",
        "separator": "",
        "unquote": False,
    },
}
