"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "aviso"
EDITION = "0.13"
TITLE = "Aviso 0.13, topic encoding"
SOURCE = (
    "Aviso, Topic Encoding https://github.com/ecmwf/aviso-server/blob/main/docs/src/topic-encoding.md; "
    "Aviso, Defining Notification Schemas https://github.com/ecmwf/aviso-server/blob/main/docs/src/schema-guide.md"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_WIRE_TOKEN: Automaton = {
    "range_starts": (
        0, 37, 38, 42, 43, 46, 47, 48, 49, 50, 52, 53, 56, 57, 58, 62, 63, 65, 67, 68, 69, 70, 71, 97, 99, 100, 101,
        102, 103, 55296, 57344,
    ),
    "classes": (
        0, 1, 0, -1, 0, -1, 0, 2, 3, 4, 5, 6, 7, 8, 0, -1, 0, 9, 10, 11, 12, 13, 0, 9, 10, 11, 12, 13, 0, -1, 0,
    ),
    "table": (
        (0, 1, *(0,) * 12),
        (-1, -1, 2, 2, 2, 2, 2, -1, -1, -1, 3, 4, 5, 6),
        (-1, -1, *(0,) * 12), (-1, -1, -1, -1, *(7,) * 10), (-1, -1, *(7,) * 12), (-1, -1, 8, *(9,) * 8, 10, 9, 9),
        (-1, -1, 11, 12, 12, 13, *(-1,) * 8), (-1, 14, *(-1,) * 12), (-1, 15, *(-1,) * 12), (-1, 16, *(-1,) * 12),
        (-1, 17, *(-1,) * 12), (-1, 18, *(-1,) * 12), (-1, 19, *(-1,) * 12), (-1, 20, *(-1,) * 12),
        (-1, -1, -1, -1, -1, -1, -1, 2, 2, 2, -1, -1, -1, -1),
        (*(-1,) * 9, 4, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 4, 4, 4, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 4, 4, -1, -1, -1, -1, -1),
        (*(-1,) * 8, 21, 21, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 21, 21, 21, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 21, -1, -1, -1, -1, -1, -1),
        (-1, -1, *(9,) * 12),
    ),
    "accepting": (0,),
    "messages": (
        "0-4", "0-7, C-F or c-f", "0-9, A-F or a-f", "2-9, A-F or a-f", "`%`", "`8`", "`8` or `9`",
        "`8`, `9`, `A`, `B`, `a` or `b`", "`9`, `A`, `B`, `a` or `b`", "`A`, `B`, `a` or `b`",
        "any character except `*`, `.` and `>`, or end of token",
    ),
    "message_of_state": (10, 1, 2, 3, 2, 2, 0, 4, 4, 4, 4, 4, 4, 4, 7, 9, 7, 6, 8, 7, 5, 2),
    "completions": {
        1: "00", 2: "0", 3: "2%80", 4: "0%80", 5: "0%A0%80", 6: "0%90%80%80", 7: "%80", 8: "%A0%80", 9: "%80%80",
        10: "%80%80", 11: "%90%80%80", 12: "%80%80%80", 13: "%80%80%80", 14: "80", 15: "A0%80", 16: "80%80",
        17: "80%80", 18: "90%80%80", 19: "80%80%80", 20: "80%80%80", 21: "0%80%80",
    },
}

_SUBJECT_TOKEN: Automaton = {
    "range_starts": (
        0, 9, 11, 13, 14, 32, 33, 37, 38, 42, 43, 46, 47, 48, 49, 50, 52, 53, 56, 57, 58, 62, 63, 65, 67, 68, 69, 70,
        71, 97, 99, 100, 101, 102, 103, 55296, 57344,
    ),
    "classes": (
        0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, -1, 0, 2, 3, 4, 5, 6, 7, 8, 0, -1, 0, 9, 10, 11, 12, 13, 0, 9, 10, 11, 12,
        13, 0, -1, 0,
    ),
    "table": (
        (1, 2, *(1,) * 12), (1, 2, *(1,) * 12),
        (-1, -1, 3, 3, 3, 3, 3, -1, -1, -1, 4, 5, 6, 7),
        (-1, -1, *(1,) * 12), (-1, -1, -1, -1, *(8,) * 10), (-1, -1, *(8,) * 12), (-1, -1, 9, *(10,) * 8, 11, 10, 10),
        (-1, -1, 12, 13, 13, 14, *(-1,) * 8), (-1, 15, *(-1,) * 12), (-1, 16, *(-1,) * 12), (-1, 17, *(-1,) * 12),
        (-1, 18, *(-1,) * 12), (-1, 19, *(-1,) * 12), (-1, 20, *(-1,) * 12), (-1, 21, *(-1,) * 12),
        (-1, -1, -1, -1, -1, -1, -1, 3, 3, 3, -1, -1, -1, -1),
        (*(-1,) * 9, 5, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 5, 5, 5, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 5, 5, -1, -1, -1, -1, -1),
        (*(-1,) * 8, 22, 22, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 22, 22, 22, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, -1, -1, 22, -1, -1, -1, -1, -1, -1),
        (-1, -1, *(10,) * 12),
    ),
    "accepting": (1,),
    "messages": (
        "0-4", "0-7, C-F or c-f", "0-9, A-F or a-f", "2-9, A-F or a-f", "`%`", "`8`", "`8` or `9`",
        "`8`, `9`, `A`, `B`, `a` or `b`", "`9`, `A`, `B`, `a` or `b`", "`A`, `B`, `a` or `b`",
        "any character except tab, line feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, carriage return, space, `*`, `.` and `>`, or end of token",
    ),
    "message_of_state": (10, 11, 1, 2, 3, 2, 2, 0, 4, 4, 4, 4, 4, 4, 4, 7, 9, 7, 6, 8, 7, 5, 2),
    "completions": {
        0: "_", 2: "00", 3: "0", 4: "2%80", 5: "0%80", 6: "0%A0%80", 7: "0%90%80%80", 8: "%80", 9: "%A0%80",
        10: "%80%80", 11: "%80%80", 12: "%90%80%80", 13: "%80%80%80", 14: "%80%80%80", 15: "80", 16: "A0%80",
        17: "80%80", 18: "80%80", 19: "90%80%80", 20: "80%80%80", 21: "80%80%80", 22: "0%80%80",
    },
}

_WIRE_SUBJECT: Automaton = {
    "range_starts": (
        0, 9, 11, 13, 14, 32, 33, 37, 38, 42, 43, 45, 46, 47, 48, 49, 50, 52, 53, 56, 57, 58, 62, 63, 65, 67, 68, 69,
        70, 71, 91, 95, 96, 97, 99, 100, 101, 102, 103, 123, 55296, 57344,
    ),
    "classes": (
        0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, 2, 3, 0, 4, 5, 6, 7, 8, 9, 10, 0, -1, 0, 11, 12, 13, 14, 15, 16, 0, 2, 0,
        11, 12, 13, 14, 15, 16, 0, -1, 0,
    ),
    "table": (
        (-1, -1, -1, -1, *(1,) * 13), (-1, -1, 1, 2, *(1,) * 13), (3, 4, 3, -1, *(3,) * 13), (3, 4, 3, 2, *(3,) * 13),
        (-1, -1, -1, -1, 5, 5, 5, 5, 5, -1, -1, -1, 6, 7, 8, 9, -1),
        (-1, -1, -1, -1, *(3,) * 12, -1),
        (-1, -1, -1, -1, -1, -1, *(10,) * 10, -1),
        (-1, -1, -1, -1, *(10,) * 12, -1),
        (-1, -1, -1, -1, 11, *(12,) * 8, 13, 12, 12, -1),
        (-1, -1, -1, -1, 14, 15, 15, 16, *(-1,) * 9),
        (-1, 17, *(-1,) * 15), (-1, 18, *(-1,) * 15), (-1, 19, *(-1,) * 15), (-1, 20, *(-1,) * 15),
        (-1, 21, *(-1,) * 15), (-1, 22, *(-1,) * 15), (-1, 23, *(-1,) * 15),
        (*(-1,) * 9, 5, 5, 5, -1, -1, -1, -1, -1),
        (*(-1,) * 11, 7, -1, -1, -1, -1, -1),
        (*(-1,) * 9, 7, 7, 7, -1, -1, -1, -1, -1),
        (*(-1,) * 9, 7, 7, -1, -1, -1, -1, -1, -1),
        (*(-1,) * 10, 24, 24, -1, -1, -1, -1, -1),
        (*(-1,) * 9, 24, 24, 24, -1, -1, -1, -1, -1),
        (*(-1,) * 9, 24, -1, -1, -1, -1, -1, -1, -1),
        (-1, -1, -1, -1, *(12,) * 12, -1),
    ),
    "accepting": (3,),
    "messages": (
        "0-4", "0-7, C-F or c-f", "0-9, A-F or a-f", "0-9, A-Z or a-z", "0-9, A-Z, a-z, `-`, `.` or `_`",
        "2-9, A-F or a-f", "`%`", "`8`", "`8` or `9`", "`8`, `9`, `A`, `B`, `a` or `b`", "`9`, `A`, `B`, `a` or `b`",
        "`A`, `B`, `a` or `b`",
        "any character except tab, line feed, carriage return, space, `*` and `>`, or end of name",
        "any character except tab, line feed, carriage return, space, `*`, `.` and `>`",
    ),
    "message_of_state": (3, 4, 13, 12, 1, 2, 5, 2, 2, 0, 6, 6, 6, 6, 6, 6, 6, 9, 11, 9, 8, 10, 9, 7, 2),
    "completions": {
        0: "0._", 1: "._", 2: "_", 4: "00", 5: "0", 6: "2%80", 7: "0%80", 8: "0%A0%80", 9: "0%90%80%80", 10: "%80",
        11: "%A0%80", 12: "%80%80", 13: "%80%80", 14: "%90%80%80", 15: "%80%80%80", 16: "%80%80%80", 17: "80",
        18: "A0%80", 19: "80%80", 20: "80%80", 21: "90%80%80", 22: "80%80%80", 23: "80%80%80", 24: "0%80%80",
    },
}

_TOPIC_BASE: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, -1, 1, -1, 1, -1, 0, -1, 1, -1),
    "table": ((-1, 1), (1, 1)),
    "accepting": (1,),
    "messages": ("0-9, A-Z or a-z", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "0"},
}

_STREAM_NAME: Automaton = {
    "range_starts": (0, 45, 46, 48, 58, 65, 91, 95, 96),
    "classes": (-1, 0, -1, 1, -1, 1, -1, 0, -1),
    "table": ((-1, 1), (1, 1)),
    "accepting": (1,),
    "messages": ("0-9 or A-Z", "0-9, A-Z, `-` or `_`, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "0"},
}

_STREAM_SUBJECT: Automaton = {
    "range_starts": (0, 45, 46, 47, 48, 58, 62, 63, 65, 91, 95, 96, 97, 123),
    "classes": (-1, 0, 1, -1, 2, -1, 3, -1, 2, -1, 0, -1, 2, -1),
    "table": ((-1, -1, 1, -1), (1, 2, 1, -1), (-1, -1, -1, 3), (-1, -1, -1, -1)),
    "accepting": (3,),
    "messages": ("0-9, A-Z or a-z", "0-9, A-Z, a-z, `-`, `.` or `_`", "`>`", "end of name"),
    "message_of_state": (0, 1, 2, 3),
    "completions": {0: "0.>", 1: ".>", 2: ">"},
}

_INTEGER_VALUE: Automaton = {
    "range_starts": (0, 45, 46, 48, 49, 58),
    "classes": (-1, 0, -1, 1, 2, -1),
    "table": ((1, 2, 3), (-1, -1, 3), (-1, -1, -1), *((-1, n, n) for n in range(4, 21)), (-1, 2, 2)),
    "accepting": (*range(2, 21),),
    "messages": ("0-9 or `-`", "0-9, or end of value", "1-9", "end of value"),
    "message_of_state": (0, 2, 3, *(1,) * 18),
    "completions": {0: "0", 1: "1"},
}

_FLOAT_VALUE: Automaton = {
    "range_starts": (0, 45, 46, 47, 48, 49, 58),
    "classes": (-1, 0, 1, -1, 2, 3, -1),
    "table": (
        (1, -1, 2, 3), (-1, -1, 2, 3), (-1, 4, -1, -1), (-1, 4, 3, 3), (-1, -1, 4, 5), (-1, -1, 4, 5),
    ),
    "accepting": (2, 3, 5),
    "messages": (
        "0-9", "0-9 or `-`", "0-9 or `.`, or end of value", "0-9, or end of value", "`.`, or end of value",
    ),
    "message_of_state": (1, 0, 4, 2, 0, 3),
    "completions": {0: "0", 1: "0", 4: "1"},
}

_TIME_VALUE: Automaton = {
    "range_starts": (0, 48, 50, 51, 52, 54, 58),
    "classes": (-1, 0, 1, 2, 3, 4, -1),
    "table": (
        (1, 2, -1, -1, -1), (3, 3, 3, 3, 3), (3, 3, 3, -1, -1), (4, 4, 4, 4, -1), (5, 5, 5, 5, 5), (-1, -1, -1, -1, -1),
    ),
    "accepting": (5,),
    "messages": ("0-3", "0-5", "0-9", "`0`, `1` or `2`", "end of value (at most 4 characters)"),
    "message_of_state": (3, 2, 0, 1, 2, 4),
    "completions": {0: "0000", 1: "000", 2: "000", 3: "00", 4: "0"},
}

_DATE_VALUE: Automaton = {
    "range_starts": (0, *range(48, 59)),
    "classes": (*range(-1, 7), 5, 7, 8, -1),
    "table": (
        (1, 2, 1, 2, 1, 2, 1, 1, 2), (3, 4, 4, 4, 3, 4, 4, 3, 4), (4, 4, 3, 4, 4, 4, 3, 4, 4),
        (5, 6, 5, 6, 5, 6, 5, 5, 6), (7, 6, 5, 6, 5, 6, 5, 5, 6), (8, 9, 9, 9, 8, 9, 9, 8, 9),
        (9, 9, 8, 9, 9, 9, 8, 9, 9), (9, 9, 9, 9, 8, 9, 9, 8, 9), (10, 11, -1, -1, -1, -1, -1, -1, -1),
        (12, 11, -1, -1, -1, -1, -1, -1, -1), (-1, 13, 14, 13, 15, 13, 15, 13, 15),
        (13, 15, 13, -1, -1, -1, -1, -1, -1), (-1, 13, 16, 13, 15, 13, 15, 13, 15),
        (17, 18, 18, 19, -1, -1, -1, -1, -1), (17, 18, 18, -1, -1, -1, -1, -1, -1),
        (17, 18, 18, 20, -1, -1, -1, -1, -1), (17, 18, 21, -1, -1, -1, -1, -1, -1), (-1, *(22,) * 8), (*(22,) * 9,),
        (22, 22, -1, -1, -1, -1, -1, -1, -1), (22, *(-1,) * 8), (*(22,) * 8, -1), (*(-1,) * 9,),
    ),
    "accepting": (22,),
    "messages": (
        "0-3", "0-8", "0-9", "1-9", "`0`", "`0` or `1`", "`0`, `1` or `2`", "end of value (at most 8 characters)",
    ),
    "message_of_state": (*(2,) * 8, 5, 5, 3, 6, 3, 0, 6, 0, 6, 3, 2, 5, 4, 1, 7),
    "completions": {
        0: "00000101", 1: "0000101", 2: "0000101", 3: "000101", 4: "000101", 5: "00101", 6: "00101", 7: "00101",
        8: "0101", 9: "0101", 10: "101", 11: "001", 12: "101", 13: "01", 14: "01", 15: "01", 16: "01", 17: "1", 18: "0",
        19: "0", 20: "0", 21: "0",
    },
}

_DATE_VALUE_DASHED: Automaton = {
    "range_starts": (0, 45, 46, *range(48, 59)),
    "classes": (-1, 0, -1, 1, 2, 3, 4, 5, 6, 7, 6, 8, 9, -1),
    "table": (
        (-1, 1, 2, 1, 2, 1, 2, 1, 1, 2), (-1, 3, 4, 4, 4, 3, 4, 4, 3, 4), (-1, 4, 4, 3, 4, 4, 4, 3, 4, 4),
        (-1, 5, 6, 5, 6, 5, 6, 5, 5, 6), (-1, 7, 6, 5, 6, 5, 6, 5, 5, 6), (-1, 8, 9, 9, 9, 8, 9, 9, 8, 9),
        (-1, 9, 9, 8, 9, 9, 9, 8, 9, 9), (-1, 9, 9, 9, 9, 8, 9, 9, 8, 9), (10, *(-1,) * 9), (11, *(-1,) * 9),
        (-1, 12, 13, -1, -1, -1, -1, -1, -1, -1), (-1, 14, 13, -1, -1, -1, -1, -1, -1, -1),
        (-1, -1, 15, 16, 15, 17, 15, 17, 15, 17), (-1, 15, 17, 15, -1, -1, -1, -1, -1, -1),
        (-1, -1, 15, 18, 15, 17, 15, 17, 15, 17), (19, *(-1,) * 9), (20, *(-1,) * 9), (21, *(-1,) * 9),
        (22, *(-1,) * 9), (-1, 23, 24, 24, 25, -1, -1, -1, -1, -1), (-1, 23, 24, 24, -1, -1, -1, -1, -1, -1),
        (-1, 23, 24, 24, 26, -1, -1, -1, -1, -1), (-1, 23, 24, 27, -1, -1, -1, -1, -1, -1), (-1, -1, *(28,) * 8),
        (-1, *(28,) * 9), (-1, 28, 28, -1, -1, -1, -1, -1, -1, -1), (-1, 28, *(-1,) * 8), (-1, *(28,) * 8, -1),
        (*(-1,) * 10,),
    ),
    "accepting": (28,),
    "messages": (
        "0-3", "0-8", "0-9", "1-9", "`-`", "`0`", "`0` or `1`", "`0`, `1` or `2`",
        "end of value (at most 10 characters)",
    ),
    "message_of_state": (*(2,) * 8, 4, 4, 6, 6, 3, 7, 3, 4, 4, 4, 4, 0, 7, 0, 7, 3, 2, 6, 5, 1, 8),
    "completions": {
        0: "0000-01-01", 1: "000-01-01", 2: "000-01-01", 3: "00-01-01", 4: "00-01-01", 5: "0-01-01", 6: "0-01-01",
        7: "0-01-01", 8: "-01-01", 9: "-01-01", 10: "01-01", 11: "01-01", 12: "1-01", 13: "0-01", 14: "1-01", 15: "-01",
        16: "-01", 17: "-01", 18: "-01", 19: "01", 20: "01", 21: "01", 22: "01", 23: "1", 24: "0", 25: "0", 26: "0",
        27: "0",
    },
}

RULES: dict[str, RuleEntry] = {
    "wire-token": {
        **_WIRE_TOKEN,
        "pattern": (
            "(?>(?:[\\x00-$&-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|"
            "[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab]"
            "[0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^%*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|%[0-7][0-9A-Fa-f]|"
            "%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab]"
            "[0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-$&-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|"
                "[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
                "%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]"
                "|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89"
                "ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
                "%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])*)$"
            ),
        },
        "noun": "token",
        "suggests": True,
        "code": None,
        "codec": "topic-token",
        "limit": None,
        "causes": (0, 2, 3, 4, 5, 6, 7, 8, 11, 10),
        "section": "Encoding Rules; Encode, Wire, Decode Flow; Examples",
        "production": "wire-token: characters other than `.` `*` `>` `%`, and escapes `%HH`",
        "good": (
            "", "north", "1%2E45", "1%2A34", "1%3E0", "1%2525", "1%25", "%2E", "%2A", "%3E", "%25", "1%2e45", "%61",
            "a b", "a+b", "%00", "caf\xe9", "caf%C3%A9", "%F0%9F%98%80",
        ),
        "bad": (
            ("1.45", 1), ("1*34", 1), ("1>0", 1), ("*", 0), ("%GG", 1), ("100%", 4), ("1%2", 3), ("1% 2", 2),
            ("%+1", 1), ("%FF", 2), ("%80", 1), ("%C3", 3), ("%C3\xa9", 3), ("%C0%A0", 2), ("%ED%A0%80", 4),
            ("%F4%90%80%80", 4),
        ),
    },
    "subject-token": {
        **_SUBJECT_TOKEN,
        "pattern": (
            "(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-$&-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|"
            "%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABa"
            "b][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab]["
            "0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-"
            "f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}%*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABa"
            "b][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab]["
            "0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-"
            "f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
            "%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-$&-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|"
                "%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[8"
                "9ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%["
                "89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89AB"
                "ab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa"
                "-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "token",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (*range(9), 11, 10),
        "section": "Encoding Rules, Identifier Values",
        "production": (
            "subject-token: wire-token, not empty, without raw space, tab, line feed and carriage "
            "return"
        ),
        "good": ("north", "1%2E45", "a%20b", "a\x0c", "\x00", "\x7f", "caf\xe9", "%00"),
        "bad": (("", 0), ("a b", 1), ("\t", 0), ("a\r", 1), ("a\n", 1), ("1.45", 1), ("%GG", 1)),
    },
    "wire-subject": {
        **_WIRE_SUBJECT,
        "pattern": (
            "[0-9A-Za-z][\\-0-9A-Z_a-z]*+(?>(?:\\.(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-$&-)"
            "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])"
            "%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89"
            "ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-"
            "9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%"
            "[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])"
            "+))+)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*+(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}%*.>]][\\x{80}-\\x"
            "{d7ff}\\x{e000}-\\x{10ffff}]]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])"
            "%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89"
            "ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-"
            "9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%"
            "[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])"
            "++)++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-$&-\\)"
                "+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])"
                "%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]"
                "%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89"
                "ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|"
                "%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-"
                "9A-Fa-f]%[89ABab][0-9A-Fa-f])+)+)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 12, 13, 14, 2, 3, 4, 5, 7, 8, 11, 10),
        "section": "Topic Bases; Encode, Wire, Decode Flow; Invariants",
        "production": "wire-subject: topic-base (`.` subject-token)+",
        "good": (
            "extreme_event.north.1%2E45", "mars.od.1.45", "Weather_v2.x", "mars.a%20b", "mars.a\x7f",
        ),
        "bad": (
            ("", 0), ("mars", 4), (".mars", 0), ("_mars.od", 0), ("diss%2Ev2.fc", 4), ("mars..od", 5), ("mars.od.", 8),
            ("mars.a b", 6), ("mars.a\n", 6), ("mars.*", 5), ("mars.>", 5), ("mars.1*34", 6), ("mars.%GG", 6),
            ("mars.100%", 9), ("mars.%C3.%A9", 8),
        ),
    },
    "topic-base": {
        **_TOPIC_BASE,
        "pattern": "[0-9A-Za-z][\\-0-9A-Z_a-z]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (*range(11),),
        "section": "Topic Bases",
        "production": "base: `[A-Za-z0-9][A-Za-z0-9_-]*`",
        "good": ("mars", "extreme_event", "diss-2", "0", "Weather_v2"),
        "bad": (
            ("", 0), ("_mars", 0), ("-mars", 0), ("diss.v2", 4), ("diss%2Ev2", 4), ("mars*", 4), ("a b", 1),
            ("m\xe1rs", 1),
        ),
    },
    "event-name": {
        **_TOPIC_BASE,
        "pattern": "[0-9A-Za-z][\\-0-9A-Z_a-z]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (*range(11),),
        "section": "Topic Bases",
        "production": "event name: as the base",
        "good": ("mars", "Weather_v2", "9"),
        "bad": (("", 0), ("_mars", 0), ("my.event", 2), ("a b", 1)),
    },
    "stream-name": {
        **_STREAM_NAME,
        "pattern": "[0-9A-Z][\\-0-9A-Z_]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[0-9A-Z][\\-0-9A-Z_]*+)\\z",
        "schema": {"type": "string", "pattern": "^(?:[0-9A-Z][\\-0-9A-Z_]*)$", "not": {"pattern": "\\n$"}},
        "noun": "name",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (*range(11),),
        "section": "Topic Bases",
        "production": "stream name: the base in upper case",
        "good": ("MARS", "WEATHER_V2", "DISS-2", "0"),
        "bad": (("", 0), ("mars", 0), ("Weather", 1), ("_WEATHER", 0), ("WEATHER%2EV1", 7)),
    },
    "stream-subject": {
        **_STREAM_SUBJECT,
        "pattern": "[0-9A-Za-z][\\-0-9A-Z_a-z]*+\\.>",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*+\\.>)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*\\.>)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 12, 13, 14, 2, 3, 4, 15, 5, 7, 8, 9, 11, 10),
        "section": "Topic Bases",
        "production": "binding: base `.>`",
        "good": ("mars.>", "Weather_v2.>"),
        "bad": (("mars", 4), ("mars.*", 5), ("mars.>.x", 6), ("_mars.>", 0)),
    },
    "integer-value": {
        **_INTEGER_VALUE,
        "pattern": "0|-?+[1-9][0-9]{0,18}+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:0|-?+[1-9][0-9]{0,18}+)\\z",
        "schema": {"type": "string", "pattern": "^(?:0|-?[1-9][0-9]{0,18})$", "not": {"pattern": "\\n$"}},
        "noun": "value",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": (20, "characters"),
        "causes": (),
        "section": "Handler Types, IntHandler",
        "production": "integer: `0`, or an optional `-`, then digits without a leading zero",
        "good": ("0", "7", "-42", "9223372036854775807"),
        "bad": (("", 0), ("007", 1), ("+7", 0), ("-0", 1), ("4.0", 1)),
    },
    "float-value": {
        **_FLOAT_VALUE,
        "pattern": "-?+(?:0|[1-9][0-9]*+)(?:\\.[0-9]*[1-9])?",
        "backtrack_free": False,
        "max_bytes": None,
        "java": "\\A(?:-?+(?:0|[1-9][0-9]*+)(?:\\.[0-9]*[1-9])?)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*[1-9])?)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "value",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (),
        "section": "Handler Types, FloatHandler",
        "production": "float: decimal notation, shortest digits that read back",
        "good": ("0", "-0", "42.5", "3.14", "100", "0.001"),
        "bad": (("", 0), ("042.5", 1), ("42.50", 5), (".5", 0), ("1e3", 1), ("NaN", 0), ("inf", 0)),
    },
    "time-value": {
        **_TIME_VALUE,
        "pattern": "(?:[01][0-9]|2[0-3])[0-5][0-9]",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:[01][0-9]|2[0-3])[0-5][0-9])\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:(?:[01][0-9]|2[0-3])[0-5][0-9])$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "value",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": (4, "characters"),
        "causes": (),
        "section": "Handler Types, TimeHandler",
        "production": "time: HHMM",
        "good": ("0000", "0905", "2359"),
        "bad": (("", 0), ("2400", 1), ("14:30", 2), ("1260", 2), ("12", 2)),
    },
    "date-value": {
        **_DATE_VALUE,
        "pattern": (
            "[0-9]{4}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])(?:29|30)"
            "|(?:0[13578]|1[02])31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|"
            "[13579][26])00)0229"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[0-9]{4}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])(?:29|"
            "30)|(?:0[1-8&&[^246]]|1[02])31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|"
            "[1-9&&[^2468]][26])|(?:[0-8&&[^1357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])00)0229)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[0-9]{4}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])(?:29|"
                "30)|(?:0[13578]|1[02])31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|"
                "[13579][26])00)0229)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "value",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": (8, "characters"),
        "causes": (),
        "section": "Handler Types, DateHandler",
        "production": "date: YYYYMMDD",
        "good": ("20250706", "20240229", "20000229", "00000101", "99991231"),
        "bad": (
            ("", 0), ("20250230", 6), ("20230229", 7), ("19000229", 7), ("20251301", 5), ("2025-07-06", 4),
        ),
    },
    "date-value-dashed": {
        **_DATE_VALUE_DASHED,
        "pattern": (
            "[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|"
            "30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|"
            "[13579][26])00)-02-29"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|"
            "30)|(?:0[1-8&&[^246]]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|"
            "[1-9&&[^2468]][26])|(?:[0-8&&[^1357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])00)-02-29)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])"
                "-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
                "|(?:[02468][048]|[13579][26])00)-02-29)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "value",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": (10, "characters"),
        "causes": (),
        "section": "Handler Types, DateHandler",
        "production": "date: YYYY-MM-DD",
        "good": ("2025-07-06", "2024-02-29", "0000-01-01"),
        "bad": (("2025-02-30", 8), ("20250706", 4)),
    },
}

CODECS: dict[str, CodecEntry] = {
    "topic-token": {
        "wire": "wire-token",
        "by": "",
        "escape": "[%*.>]",
        "special": "[^\\x00-!#$&-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]",
        "range_starts": (0, 37, 38, 42, 43, 46, 47, 62, 63),
        "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1),
        "sign": "%",
        "empty": "",
        "separator": "",
        "unquote": False,
    },
}
