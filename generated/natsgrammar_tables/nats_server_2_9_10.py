"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "nats-server"
EDITION = "2.9.10"
TITLE = "nats-server 2.9.10, what it enforces"
SOURCE = "nats-server 2.9.10 https://github.com/nats-io/nats-server/tree/v2.9.10/server"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
    "range_starts": (0, 9, 10, 11, 13, 14, 32, 33, 46, 47, 55296, 57344),
    "classes": (0, -1, 1, 0, 1, 0, -1, 0, 2, 0, -1, 0),
    "table": ((1, 1, -1), (1, -1, 2), (1, -1, -1)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, space and `.`",
    ),
    "message_of_state": (2, 0, 1),
    "completions": {0: "_", 2: "_"},
}

_SUBJECT_SUBSCRIBE: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, -1, 0),
    "table": ((1, -1, 2), (1, 0, 1), (1, -1, 1)),
    "accepting": (1, 2),
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return, space and `.`, or end of name",
    ),
    "message_of_state": (1, 0, 2),
    "completions": {0: "_"},
}

_STREAM_SUBJECT: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, -1, 0),
    "table": ((1, -1, 2), (1, 0, 1), (1, -1, 1)),
    "accepting": (1, 2),
    "messages": (
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
    ),
    "message_of_state": (1, 0, 2),
    "completions": {0: "_"},
}

_STORED_SUBJECT: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 46, 47, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0),
    "table": ((1, -1), (1, 0)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
    ),
    "message_of_state": (1, 0),
    "completions": {0: "_"},
}

_REPLY_TO: Automaton = {
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
    "range_starts": (
        0, 1, 9, 11, 12, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 128, 2048, 55296, 57344, 65536,
    ),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, -1, 2, 3),
    "table": (
        *((n, n+1, n+2, n+3) for n in range(1, 253)),
        (253, 254, 255, -1), (254, 255, -1, -1), (255, -1, -1, -1), (-1, -1, -1, -1),
    ),
    "accepting": (*range(1, 256),),
    "messages": (
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`,"
            " `-`, `:` to `=` or 5 more, or end of name (at most 255 bytes)"
        ),
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`,"
            " `-`, `:` to `=` or 6 more, or end of name (at most 255 bytes)"
        ),
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `*`,"
            " `.`, `/`, `>` and `\\`, or end of name"
        ),
        "end of name (at most 255 bytes)",
    ),
    "message_of_state": (2, *(3,) * 251, 1, 0, 0, 4),
    "completions": {0: "_"},
}

_STREAM_NAME_IN_MEMORY: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 128, 2048, 55296, 57344, 65536),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, -1, 2, 3),
    "table": (
        *((n, n+1, n+2, n+3) for n in range(1, 253)),
        (253, 254, 255, -1), (254, 255, -1, -1), (255, -1, -1, -1), (-1, -1, -1, -1),
    ),
    "accepting": (*range(1, 256),),
    "messages": (
        (
            "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`,"
            " `:` to `=` or 5 more, or end of name (at most 255 bytes)"
        ),
        (
            "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`,"
            " `:` to `=` or 6 more, or end of name (at most 255 bytes)"
        ),
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except tab, line feed, form feed, carriage return, space, `*`, `.`,"
            " `/`, `>` and `\\`, or end of name"
        ),
        "end of name (at most 255 bytes)",
    ),
    "message_of_state": (2, *(3,) * 251, 1, 0, 0, 4),
    "completions": {0: "_"},
}

_CONSUMER_NAME_IN_MEMORY: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except tab, line feed, form feed, carriage return, space, `*`, `.`,"
            " `/`, `>` and `\\`, or end of name"
        ),
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_ACKNOWLEDGED_NAME: Automaton = {
    "range_starts": (
        0, 1, 9, 11, 12, 14, 32, 33, 37, 38, 42, 43, 46, 48, 62, 63, 92, 93, 128, 2048, 55296, 57344, 65536,
    ),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, -1, 2, 3),
    "table": (
        *((n, n+1, n+2, n+3) for n in range(1, 253)),
        (253, 254, 255, -1), (254, 255, -1, -1), (255, -1, -1, -1), (-1, -1, -1, -1),
    ),
    "accepting": (*range(1, 256),),
    "messages": (
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `$`, `&` to `)"
            "`, `+`, `,`, `-` or 6 more, or end of name (at most 255 bytes)"
        ),
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `$`, `&` to `)"
            "`, `+`, `,`, `-` or 7 more, or end of name (at most 255 bytes)"
        ),
        "any character except NUL, tab, line feed, form feed, carriage return, space, `%`, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `%`,"
            " `*`, `.`, `/`, `>` and `\\`, or end of name"
        ),
        "end of name (at most 255 bytes)",
    ),
    "message_of_state": (2, *(3,) * 251, 1, 0, 0, 4),
    "completions": {0: "_"},
}

_QUEUE_NAME: Automaton = {
    "range_starts": (0, 9, 11, 13, 14, 32, 33, 95, 96, 115, 116, 121, 122, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, 3, 0, -1, 0),
    "table": (
        (1, 2, 1, 1), (1, 1, 1, 1), (1, 1, 3, 1), (1, 1, 1, 4), (1, 1, 5, 1), (1, 6, 1, 1), (1, 1, 1, 1),
    ),
    "accepting": (1, 2, 3, 4, 5),
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "message_of_state": (0, 1, 1, 1, 1, 1, 0),
    "completions": {0: "_", 6: "_"},
}

_ACCOUNT_NAME: Automaton = {
    "range_starts": (0, 1, 36, 37, 71, 72, 55296, 57344),
    "classes": (-1, 0, 1, 0, 2, 0, -1, 0),
    "table": ((1, 2, 1), (1, 1, 1), (1, 1, 3), (1, 1, 1)),
    "accepting": (0, 1, 2),
    "messages": ("any character except NUL", "any character except NUL, or end of name"),
    "message_of_state": (1, 1, 1, 0),
    "completions": {3: "_"},
}

_DOMAIN: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_KV_BUCKET_NAME: Automaton = {
    "range_starts": (
        0, 1, 9, 11, 12, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 128, 2048, 55296, 57344, 65536,
    ),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, -1, 2, 3),
    "table": (
        *((n, n+1, n+2, n+3) for n in range(1, 250)),
        (250, 251, 252, -1), (251, 252, -1, -1), (252, -1, -1, -1), (-1, -1, -1, -1),
    ),
    "accepting": (*range(1, 253),),
    "messages": (
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`,"
            " `-`, `:` to `=` or 5 more, or end of name (at most 252 bytes)"
        ),
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`,"
            " `-`, `:` to `=` or 6 more, or end of name (at most 252 bytes)"
        ),
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `*`,"
            " `.`, `/`, `>` and `\\`, or end of name"
        ),
        "end of name (at most 252 bytes)",
    ),
    "message_of_state": (2, *(3,) * 248, 1, 0, 0, 4),
    "completions": {0: "_"},
}

_KV_BUCKET_NAME_IN_MEMORY: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 128, 2048, 55296, 57344, 65536),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, -1, 2, 3),
    "table": (
        *((n, n+1, n+2, n+3) for n in range(1, 250)),
        (250, 251, 252, -1), (251, 252, -1, -1), (252, -1, -1, -1), (-1, -1, -1, -1),
    ),
    "accepting": (*range(1, 253),),
    "messages": (
        (
            "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`,"
            " `:` to `=` or 5 more, or end of name (at most 252 bytes)"
        ),
        (
            "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`,"
            " `:` to `=` or 6 more, or end of name (at most 252 bytes)"
        ),
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except tab, line feed, form feed, carriage return, space, `*`, `.`,"
            " `/`, `>` and `\\`, or end of name"
        ),
        "end of name (at most 252 bytes)",
    ),
    "message_of_state": (2, *(3,) * 248, 1, 0, 0, 4),
    "completions": {0: "_"},
}

_OBJ_BUCKET_NAME: Automaton = {
    "range_starts": (
        0, 1, 9, 11, 12, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 128, 2048, 55296, 57344, 65536,
    ),
    "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, -1, 2, 3),
    "table": (
        *((n, n+1, n+2, n+3) for n in range(1, 249)),
        (249, 250, 251, -1), (250, 251, -1, -1), (251, -1, -1, -1), (-1, -1, -1, -1),
    ),
    "accepting": (*range(1, 252),),
    "messages": (
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`,"
            " `-`, `:` to `=` or 5 more, or end of name (at most 251 bytes)"
        ),
        (
            "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`,"
            " `-`, `:` to `=` or 6 more, or end of name (at most 251 bytes)"
        ),
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `*`,"
            " `.`, `/`, `>` and `\\`, or end of name"
        ),
        "end of name (at most 251 bytes)",
    ),
    "message_of_state": (2, *(3,) * 247, 1, 0, 0, 4),
    "completions": {0: "_"},
}

_OBJ_BUCKET_NAME_IN_MEMORY: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 42, 43, 46, 48, 62, 63, 92, 93, 128, 2048, 55296, 57344, 65536),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, 1, 2, -1, 2, 3),
    "table": (
        *((n, n+1, n+2, n+3) for n in range(1, 249)),
        (249, 250, 251, -1), (250, 251, -1, -1), (251, -1, -1, -1), (-1, -1, -1, -1),
    ),
    "accepting": (*range(1, 252),),
    "messages": (
        (
            "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`,"
            " `:` to `=` or 5 more, or end of name (at most 251 bytes)"
        ),
        (
            "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`,"
            " `:` to `=` or 6 more, or end of name (at most 251 bytes)"
        ),
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        (
            "any character except tab, line feed, form feed, carriage return, space, `*`, `.`,"
            " `/`, `>` and `\\`, or end of name"
        ),
        "end of name (at most 251 bytes)",
    ),
    "message_of_state": (2, *(3,) * 247, 1, 0, 0, 4),
    "completions": {0: "_"},
}

_LITERAL_SUBJECT: Automaton = {
    "range_starts": (0, 9, 11, 12, 14, 32, 33, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, 1, 0, -1, 0),
    "table": ((1, 2, -1), (1, 1, 0), (1, 1, -1)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`",
    ),
    "message_of_state": (1, 0, 1),
    "completions": {0: "_", 2: "_"},
}

_SUBJECT_PUBLISH_PEDANTIC: Automaton = {
    "range_starts": (0, 9, 10, 11, 13, 14, 32, 33, 42, 43, 46, 47, 62, 63, 55296, 57344),
    "classes": (0, -1, 1, 0, 1, 0, -1, 0, 2, 0, 3, 0, 2, 0, -1, 0),
    "table": ((1, 1, 2, -1), (1, -1, 1, 3), (1, -1, 1, -1), (1, -1, 2, -1)),
    "accepting": (1,),
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, space and `.`",
    ),
    "message_of_state": (2, 0, 1, 1),
    "completions": {0: "_", 2: "_", 3: "_"},
}

_NATS_MSG_ID: Automaton = {
    "range_starts": (0, 10, 11, 13, 14, 55296, 57344),
    "classes": (0, 1, 0, 2, 0, -1, 0),
    "table": ((1, 1, 2), (1, 1, 2), (1, -1, 2)),
    "accepting": (1, 2),
    "messages": (
        "any character",
        "any character except line feed, or end of value",
        "any character, or end of value",
    ),
    "message_of_state": (0, 2, 1),
    "completions": {0: "_"},
}

_NATS_EXPECTED_LAST_SEQUENCE: Automaton = {
    "range_starts": (0, 48, 49, 58),
    "classes": (-1, 0, 1, -1),
    "table": ((0, 1), *((n, n) for n in range(2, 19)), (-1, -1)),
    "accepting": (*range(19),),
    "messages": ("0-9, or end of value", "end of value"),
    "message_of_state": (*(0,) * 18, 1),
    "completions": {},
}

_NATS_ROLLUP: Automaton = {
    "range_starts": (0, 65, 66, 67, 76, 77, 83, 84, 85, 86, 97, 98, 99, 108, 109, 115, 116, 117, 118),
    "classes": (-1, 0, 1, -1, 2, -1, 3, -1, 4, -1, 0, 1, -1, 2, -1, 3, -1, 4, -1),
    "table": (
        (1, -1, -1, 2, -1), (-1, -1, 3, -1, -1), (-1, -1, -1, -1, 4), (-1, -1, 5, -1, -1), (-1, 5, -1, -1, -1),
        (-1, -1, -1, -1, -1),
    ),
    "accepting": (0, 5),
    "messages": (
        "`A`, `S`, `a` or `s`, or end of value (at most 3 characters)",
        "`B` or `b`", "`L` or `l`", "`U` or `u`", "end of value (at most 3 characters)",
    ),
    "message_of_state": (0, 2, 3, 2, 1, 4),
    "completions": {1: "LL", 2: "UB", 3: "L", 4: "B"},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {
        **_SUBJECT_PUBLISH,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|[\\x0a\\x0d][\\x00-\\x08\\x0b\\x0"
            "c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+)(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff"
            "\\ue000-\\U0010ffff]++)*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "[\\x{a}\\x{d}][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|[\\x0a\\x0d][\\x00-\\x08\\x"
                "0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*)(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-"
                "\ud7ff\ue000-\U0010ffff]+)*)$"
            ),
            "not": {
                "pattern": (
                    "^(?:[\\x00-\\x08\\x0a-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff](?:\\.?[\\x00-\\x08\\x0b\\x0c\\x0e-\\x"
                    "1f!-\\-\\/-\ud7ff\ue000-\U0010ffff])*\\x0a)$"
                ),
            },
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 28, 4),
        "section": "server/parser.go, OP_PUB_SPC and PUB_ARG; server/client.go, processPub",
        "production": "",
        "good": (
            "time.us.east", "time.*", ">", "a.>.b", "caf\xe9", "a\x00b", "a\x0bb", "\n", "\na.b", "\n.a", "\ra",
        ),
        "bad": (
            ("", 0), ("a..b", 2), (".a", 0), ("a.", 2), ("a b", 1), ("a\tb", 1), ("a\r", 1), ("a\n", 1), ("\n\n", 1),
        ),
    },
    "subject-subscribe": {
        **_SUBJECT_SUBSCRIBE,
        "pattern": (
            "(?>(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e"
            "-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010"
            "ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\"
            "x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            ">[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c"
                "\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-"
                "\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)"
                "$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24),
        "section": "server/sublist.go, Insert",
        "production": "",
        "good": (
            "time.us.east", "time.*.east", "time.>", ">", "*", "a*", ">a", "a>.b", "caf\xe9", "a\x00", "a\x0c",
        ),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a.>.b", 3), (">.a", 1), ("a b", 1), ("a\r", 1)),
    },
    "stream-subject": {
        **_STREAM_SUBJECT,
        "pattern": (
            "(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\"
            "-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)"
            "\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            ">[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f"
                "!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)"
                "\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24),
        "section": "server/sublist.go, IsValidSubject; server/stream.go, checkStreamCfg",
        "production": "",
        "good": ("orders.>", "*.orders", ">", "a*", "caf\xe9", "a\x0b"),
        "bad": (("", 0), ("a..b", 2), ("a.>.b", 3), ("a b", 1), ("a\x0cb", 1)),
    },
    "stored-subject": {
        **_STORED_SUBJECT,
        "pattern": (
            "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-"
            "\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[["
            "\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x"
                "0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4),
        "section": "server/filestore.go, StoreMsg",
        "production": "",
        "good": (
            "orders.eu", "caf\xe9", "a*", "time.*", "a.>.b", "a\x7fb", "a\x00b", "\ufffd", "a\x0cb",
        ),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a b", 1), ("\na", 0)),
    },
    "stored-subject-in-memory": {
        **_STORED_SUBJECT,
        "pattern": (
            "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-"
            "\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[["
            "\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x"
                "0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4),
        "section": "server/memstore.go, StoreMsg",
        "production": "",
        "good": ("orders.eu", "a.>.b", "a\x7fb", "a\x00b"),
        "bad": (("", 0), ("a..b", 2)),
    },
    "reply-to": {
        **_REPLY_TO,
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
        "section": "server/client.go, processPub",
        "production": "",
        "good": ("_INBOX.Kx3.1", "a..b", ".", "*", ">", "caf\xe9"),
        "bad": (("", 0), ("a b", 1), ("a\tb", 1), ("a\r", 1), ("\na", 0)),
    },
    "stream-name": {
        **_STREAM_NAME,
        "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 255,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 255,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/stream.go, checkStreamCfg and setupStore",
        "production": "",
        "good": ("ORDERS", "a:b", "R&D", "\xe9t\xe9", "a\x0b", "a\xa0b", "\x7f"),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("ORDERS*", 6), (">", 0), ("a/b", 1), ("a\\b", 1), ("my orders", 2), ("a\t", 1),
            ("a\x0c", 1), ("a\x00", 1),
        ),
    },
    "stream-name-in-memory": {
        **_STREAM_NAME_IN_MEMORY,
        "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 255,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 255,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/stream.go, checkStreamCfg",
        "production": "",
        "good": ("ORDERS", "a:b", "\xe9", "a\x00"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("my orders", 2)),
    },
    "consumer-name": {
        **_STREAM_NAME,
        "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 255,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 255,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/consumer.go, addConsumer",
        "production": "",
        "good": ("c1", "dlq-reader", "a|b", "\xe9"),
        "bad": (("", 0), ("c.1", 1), ("c/1", 1), ("c 1", 1), ("c>", 1), ("c\x00", 1)),
    },
    "consumer-name-in-memory": {
        **_CONSUMER_NAME_IN_MEMORY,
        "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/consumer.go, addConsumer",
        "production": "",
        "good": (
            "c1", "\xe9", "c\x00",
            (
                "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"
                "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"
                "cccccccccccccccccccccccccccccccccccccccccccccccccccc"
            ),
        ),
        "bad": (("", 0), ("c.1", 1), ("c 1", 1)),
    },
    "durable-name": {
        **_STREAM_NAME,
        "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 255,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 255,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/consumer.go, addConsumer",
        "production": "",
        "good": ("dlq-reader", "a:b", "\xe9"),
        "bad": (("", 0), ("dlq.reader", 3), ("dlq/reader", 3), ("dlq reader", 3), ("c\x00", 1)),
    },
    "durable-name-in-memory": {
        **_STREAM_NAME_IN_MEMORY,
        "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 255,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 255,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/consumer.go, addConsumer",
        "production": "",
        "good": ("dlq-reader", "c\x00"),
        "bad": (("", 0), ("dlq.reader", 3)),
    },
    "acknowledged-name": {
        **_ACKNOWLEDGED_NAME,
        "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-$&-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 255,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}%*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff"
            "}]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-$&-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)"
                "$"
            ),
            "not": {"pattern": "\\n$"}, "maxLength": 255,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (255, "bytes"),
        "causes": (0, 35, 1, 2, 3, 4, 5, 6, 7, 11),
        "section": "server/consumer.go, addConsumer",
        "production": "",
        "good": ("dlq-reader", "a:b", "\xe9"),
        "bad": (("", 0), ("50%", 2), ("a%b", 1), ("a.b", 1)),
    },
    "queue-name": {
        **_QUEUE_NAME,
        "pattern": (
            "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud"
            "7ff\\ue000-\\U0010ffff]*+|_(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-"
            "\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_s(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-xz"
            "-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)|_sy(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-"
            "\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sys(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\\ud7ff\\ue000-"
            "\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|"
            "_sys_[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\"
            "x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "_(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{"
            "7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|"
            "_s(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}y]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x"
            "{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|"
            "_sy(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\"
            "x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "?+|_sys(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0"
            "}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "?+|_sys_[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!"
                "-\ud7ff\ue000-\U0010ffff]*|_(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\ud7ff\ue000-\U0010ffff][\\x00-\\"
                "x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*)?|_s(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-xz-"
                "\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*)"
                "?|_sy(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1"
                "f!-\ud7ff\ue000-\U0010ffff]*)?|_sys(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\ud7ff\ue000-\U0010ffff]"
                "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*)?|_sys_[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!"
                "-\ud7ff\ue000-\U0010ffff]+)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (91, 0, 1, 2, 21, 4),
        "section": "server/client.go, parseSub and processSub",
        "production": "",
        "good": ("workers", "workers.eu", "w..1", "*", "q.>", "_sys", "_sys_1", "caf\xe9", "a\x00"),
        "bad": (("", 0), ("_sys_", 5), ("w 1", 1), ("w\r", 1)),
    },
    "account-name": {
        **_ACCOUNT_NAME,
        "pattern": (
            "(?>(?:[\\x01-#%-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue000-\\U0010ffff]*+|"
            "\\$(?>(?:[\\x01-FH-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue000-\\U0010ffff]*+|"
            "G[\\x01-\\ud7ff\\ue000-\\U0010ffff]++)?))?)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{1}-\\x{7f}&&[^$]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10"
            "ffff}]*+|\\$(?:[[\\x{1}-\\x{7f}&&[^G]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-"
            "\\x{10ffff}]*+|G[\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)?+)?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x01-#%-\ud7ff\ue000-\U0010ffff][\\x01-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-FH-\ud7ff\ue000"
                "-\U0010ffff][\\x01-\ud7ff\ue000-\U0010ffff]*|G[\\x01-\ud7ff\ue000-\U0010ffff]+)"
                "?)?)$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (92, 0, 4),
        "section": "server/opts.go, parseAccounts",
        "production": "",
        "good": ("ACME", "", "a b", "a.b", ">", "../x", "$SYS", "$GA", "$", "a\r\n", "\xe9"),
        "bad": (("$G", 2), ("a\x00", 1)),
    },
    "domain": {
        **_DOMAIN,
        "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 2, 31, 4, 5, 6),
        "section": "server/jetstream.go, validateJetStreamOptions",
        "production": "",
        "good": ("hub", "leaf-1", "a/b", "a\\b", "\xe9", "a\x0b"),
        "bad": (("", 0), ("hub.eu", 3), ("hub*", 3), (">", 0), ("my hub", 2), ("hub\x0c", 3)),
    },
    "kv-bucket-name": {
        **_KV_BUCKET_NAME,
        "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 252,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 252,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (252, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg",
        "production": "",
        "good": ("config", "a:b", "\xe9"),
        "bad": (("", 0), ("my.bucket", 2), ("a/b", 1), ("a b", 1)),
    },
    "kv-bucket-name-in-memory": {
        **_KV_BUCKET_NAME_IN_MEMORY,
        "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 252,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 252,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (252, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg",
        "production": "",
        "good": ("config", "a\x00"),
        "bad": (("", 0), ("my.bucket", 2)),
    },
    "kv-key-name": {
        **_STORED_SUBJECT,
        "pattern": (
            "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-"
            "\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[["
            "\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x"
                "0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4),
        "section": "server/client.go, processPub",
        "production": "",
        "good": ("a", "orders.2023", "a!", "x.>", "*", "caf\xe9"),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a b", 1), ("a\r", 1), ("\na", 0)),
    },
    "obj-bucket-name": {
        **_OBJ_BUCKET_NAME,
        "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 251,
        "java": (
            "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 251,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (251, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg",
        "production": "",
        "good": ("images", "\xe9"),
        "bad": (("", 0), ("my.bucket", 2), ("a b", 1)),
    },
    "obj-bucket-name-in-memory": {
        **_OBJ_BUCKET_NAME_IN_MEMORY,
        "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": 251,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]]++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
            "not": {"pattern": "\\n$"}, "maxLength": 251,
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": (251, "bytes"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg",
        "production": "",
        "good": ("images", "a\x00"),
        "bad": (("", 0), ("my.bucket", 2)),
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
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x"
                "1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]"
                "+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e"
                "-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-"
                "\U0010ffff]+))*)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 56),
        "section": (
            "server/sublist.go:1059, IsValidPublishSubject; server/consumer.go:397; server/stream.go:1146"
        ),
        "production": "",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0b", "$JS.x"),
        "bad": (
            ("", 0), ("*", 1), ("a.*", 3), ("a.*.b", 3), ("a.>", 3), ("a..b", 2), ("a b", 1), ("a\x0cb", 1),
        ),
    },
    "subject-publish-pedantic": {
        **_SUBJECT_PUBLISH_PEDANTIC,
        "pattern": (
            "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\"
            "x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010"
            "ffff]++|[\\x0a\\x0d][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0"
            "c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue00"
            "0-\\U0010ffff]++))*)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{"
            "0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "[\\x{a}\\x{d}][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
            "(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{"
            "0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            ")*+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0"
                "c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff"
                "\ue000-\U0010ffff]+|[\\x0a\\x0d][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*)"
                "(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\"
                "x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff"
                "\ue000-\U0010ffff]+))*)$"
            ),
            "not": {
                "pattern": (
                    "^(?:(?:[\\x00-\\x08\\x0a-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|[*>][\\x00-\\x08\\x0b\\x0c"
                    "\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff])(?:(?:\\.[*>])?[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-"
                    "\\/-\ud7ff\ue000-\U0010ffff]|\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-"
                    "\U0010ffff])*\\x0a)$"
                ),
            },
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 28, 4, 24, 56),
        "section": "server/client.go:2316, processPub; server/sublist.go:1118, IsValidLiteralSubject",
        "production": "",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0c", "\n", "\na.b"),
        "bad": (("", 0), ("*", 1), ("a.*", 3), ("a.>.b", 3), ("a..b", 2), ("a b", 1), ("a\r", 1)),
    },
    "kv-search-key": {
        **_STREAM_SUBJECT,
        "pattern": (
            "(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\"
            "-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)"
            "\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            ">[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f"
                "!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)"
                "\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24),
        "section": "server/consumer.go:4266, validFilteredSubject; server/sublist.go, IsValidSubject",
        "production": "",
        "good": ("orders.*", ">", "*", "a.>", "a*b", "caf\xe9"),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a.>.b", 3), ("a b", 1)),
    },
    "nats-msg-id": {
        **_NATS_MSG_ID,
        "pattern": (
            "(?>(?:[\\x00-\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]++|\\x0d++[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\"
            "U0010ffff])+)\\x0d*+|\\x0d++"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "\\x{d}++[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])"
            "++\\x{d}*+|\\x{d}++)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-"
                "\U0010ffff])+\\x0d*|\\x0d+)$"
            ),
            "not": {
                "pattern": (
                    "^(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-"
                    "\U0010ffff])*\\x0d+\\x0a)$"
                ),
            },
        },
        "noun": "value",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 42, 2),
        "section": "server/stream.go, getMsgId",
        "production": "",
        "good": ("7f1c", "order 17", "caf\xe9", "\x00", "a\nb", "a\rb"),
        "bad": (("", 0), ("a\r\nb", 2)),
    },
    "nats-expected-last-sequence": {
        **_NATS_EXPECTED_LAST_SEQUENCE,
        "pattern": "(?:0*[0-9]{1,18}+)?",
        "backtrack_free": False,
        "max_bytes": None,
        "java": "\\A(?:(?:0*[0-9]{1,18}+)?)\\z",
        "schema": {"type": "string", "pattern": "^(?:(?:0*[0-9]{1,18})?)$", "not": {"pattern": "\\n$"}},
        "noun": "value",
        "suggests": False,
        "code": 10071,
        "codec": None,
        "limit": None,
        "causes": (0, 2, 17, 4, 8, 9, 10, 43, 44, 11),
        "section": "server/stream.go, getExpectedLastSeq; server/util.go, parseInt64",
        "production": "",
        "good": ("0", "17", "007", ""),
        "bad": (("x", 0), ("-1", 0), ("+1", 0), ("1 ", 1)),
    },
    "nats-expected-last-subject-sequence": {
        **_NATS_EXPECTED_LAST_SEQUENCE,
        "pattern": "(?:0*[0-9]{1,18}+)?",
        "backtrack_free": False,
        "max_bytes": None,
        "java": "\\A(?:(?:0*[0-9]{1,18}+)?)\\z",
        "schema": {"type": "string", "pattern": "^(?:(?:0*[0-9]{1,18})?)$", "not": {"pattern": "\\n$"}},
        "noun": "value",
        "suggests": False,
        "code": 10071,
        "codec": None,
        "limit": None,
        "causes": (0, 2, 17, 4, 8, 9, 10, 43, 44, 11),
        "section": "server/stream.go, getExpectedLastSeqPerSubject",
        "production": "",
        "good": ("0", "17", "007", ""),
        "bad": (("x", 0), ("-1", 0)),
    },
    "nats-rollup": {
        **_NATS_ROLLUP,
        "pattern": "(?>(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?)",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?)$",
            "not": {"pattern": "\\n$"},
        },
        "noun": "value",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": (3, "characters"),
        "causes": (0, 64),
        "section": "server/stream.go, getRollup; processJetStreamMsg",
        "production": "",
        "good": ("sub", "all", "SUB", "All", ""),
        "bad": (("none", 0), ("sub ", 3)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
