"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-server"
EDITION = "2.9.10"
TITLE = "nats-server 2.9.10, what it enforces"
SOURCE = "nats-server 2.9.10 https://github.com/nats-io/nats-server/tree/v2.9.10/server"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
    "automaton": "0,0,9,,1,1,1,0,2,1,1,0,i,,1,0,d,2,1,0,16mp,,1kw,0|0,!1,2|<0:+= :@.+ <0:-2|",
    "messages": (
        "any character except tab, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|[\\x0a\\x0d][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+)(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[\\x{a}\\x{d}][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|[\\x0a\\x0d][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*)(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$",
        "not": {"pattern": "^(?:[\\x00-\\x08\\x0a-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff](?:\\.?[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff])*\\x0a)$"},
    },
}

_SUBJECT_SUBSCRIBE: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|0,!1,!2|<0:+^+ :@-3@ :-2.-2|",
    "messages": (
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`, or end of name",
    ),
    "pattern": "(?>(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_STREAM_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|0,!1,!2|<0:+^+ :@-3@ :-2.-2|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
    ),
    "pattern": "(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_STORED_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,16mp,,1kw,0|0,!1|<0:+ :@-2|",
    "messages": (
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$", "not": {"pattern": "\\n$"}},
}

_REPLY_TO: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,16n3,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_STREAM_NAME: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,z,1,1hc,2,1534,,1kw,2,6bk,3|0,!1,!2,!3,!4|<0:+4 :-3-2-1( -3-2-1)6y :-3-2-1. :-2-1. -1. :.|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 6 more, or end of name (at most 255 bytes)",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 5 more, or end of name (at most 255 bytes)",
        "end of name (at most 255 bytes)",
    ),
    "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"}, "maxLength": 255,
    },
}

_STREAM_NAME_IN_MEMORY: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,z,1,1hc,2,1534,,1kw,2,6bk,3|0,!1,!2,!3,!4|<0:+4 :-3-2-1( -3-2-1)6y :-3-2-1. :-2-1. -1. :.|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 6 more, or end of name (at most 255 bytes)",
        "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 5 more, or end of name (at most 255 bytes)",
        "end of name (at most 255 bytes)",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"}, "maxLength": 255,
    },
}

_CONSUMER_NAME_IN_MEMORY: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,16lf,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_ACKNOWLEDGED_NAME: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,4,,1,0,4,,1,0,3,,2,0,e,,1,0,t,,1,0,z,1,1hc,2,1534,,1kw,2,6bk,3|0,!1,!2,!3,!4|<0:+4 :-3-2-1( -3-2-1)6y :-3-2-1. :-2-1. -1. :.|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `%`, `*`, `.`, `/`, `>` and `\\`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `%`, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `$`, `&` to `)`, `+`, `,`, `-` or 7 more, or end of name (at most 255 bytes)",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `$`, `&` to `)`, `+`, `,`, `-` or 6 more, or end of name (at most 255 bytes)",
        "end of name (at most 255 bytes)",
    ),
    "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-$&-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}%*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-$&-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"}, "maxLength": 255,
    },
}

_QUEUE_NAME: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,1q,1,1,0,j,2,1,0,5,3,1,0,16km,,1kw,0|0,!1|<0:++-2= :@== -2^+-3 ^^=+ <2 ^+-6= :0^==|",
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+|_(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_s(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-xz-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sy(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sys(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sys_[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|_(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|_s(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}y]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|_sy(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|_sys(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|_sys_[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*|_(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*)?|_s(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-xz-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*)?|_sy(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*)?|_sys(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]*)?|_sys_[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_ACCOUNT_NAME: Automaton = {
    "automaton": "0,,1,0,z,1,1,0,y,2,1,0,16m0,,1kw,0|!0,1|<0:++-2 @== -2^+ :^^=|",
    "messages": ("any character except NUL, or end of name", "any character except NUL"),
    "pattern": "(?>(?:[\\x01-#%-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x01-FH-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue000-\\U0010ffff]*+|G[\\x01-\\ud7ff\\ue000-\\U0010ffff]++)?))?)",
    "java": "\\A(?:(?:[[\\x{1}-\\x{7f}&&[^$]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|\\$(?:[[\\x{1}-\\x{7f}&&[^G]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|G[\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)?+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x01-#%-\ud7ff\ue000-\U0010ffff][\\x01-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-FH-\ud7ff\ue000-\U0010ffff][\\x01-\ud7ff\ue000-\U0010ffff]*|G[\\x01-\ud7ff\ue000-\U0010ffff]+)?)?)$"},
}

_DOMAIN: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,1,0,f,,1,0,16m9,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_KV_BUCKET_NAME: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,z,1,1hc,2,1534,,1kw,2,6bk,3|0,!1,!2,!3,!4|<0:+4 :-3-2-1( -3-2-1)6v :-3-2-1. :-2-1. -1. :.|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 6 more, or end of name (at most 252 bytes)",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 5 more, or end of name (at most 252 bytes)",
        "end of name (at most 252 bytes)",
    ),
    "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"}, "maxLength": 252,
    },
}

_KV_BUCKET_NAME_IN_MEMORY: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,z,1,1hc,2,1534,,1kw,2,6bk,3|0,!1,!2,!3,!4|<0:+4 :-3-2-1( -3-2-1)6v :-3-2-1. :-2-1. -1. :.|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 6 more, or end of name (at most 252 bytes)",
        "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 5 more, or end of name (at most 252 bytes)",
        "end of name (at most 252 bytes)",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"}, "maxLength": 252,
    },
}

_OBJ_BUCKET_NAME: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,z,1,1hc,2,1534,,1kw,2,6bk,3|0,!1,!2,!3,!4|<0:+4 :-3-2-1( -3-2-1)6u :-3-2-1. :-2-1. -1. :.|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 6 more, or end of name (at most 251 bytes)",
        "0-9, A-Z, a-z, U+0001 to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 5 more, or end of name (at most 251 bytes)",
        "end of name (at most 251 bytes)",
    ),
    "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"}, "maxLength": 251,
    },
}

_OBJ_BUCKET_NAME_IN_MEMORY: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,z,1,1hc,2,1534,,1kw,2,6bk,3|0,!1,!2,!3,!4|<0:+4 :-3-2-1( -3-2-1)6u :-3-2-1. :-2-1. -1. :.|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 6 more, or end of name (at most 251 bytes)",
        "0-9, A-Z, a-z, NUL to U+0008, U+000B, U+000E to U+001F, `!` to `)`, `+`, `,`, `-`, `:` to `=` or 5 more, or end of name (at most 251 bytes)",
        "end of name (at most 251 bytes)",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"}, "maxLength": 251,
    },
}

_LITERAL_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,1,1,0,3,2,1,0,f,1,1,0,16m9,,1kw,0|0,!1|<0:++ :@=-3 <2-2=|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)$", "not": {"pattern": "\\n$"}},
}

_SUBJECT_PUBLISH_PEDANTIC: Automaton = {
    "automaton": "0,0,9,,1,1,1,0,2,1,1,0,i,,1,0,9,2,1,0,3,3,1,0,f,2,1,0,16m9,,1kw,0|0,!1,2|<0:+=+ :@.@+ :-3^-3. ^^-2|",
    "messages": (
        "any character except tab, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|[\\x0a\\x0d][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[\\x{a}\\x{d}][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|[\\x0a\\x0d][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)$",
        "not": {"pattern": "^(?:(?:[\\x00-\\x08\\x0a-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|[*>][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff])(?:(?:\\.[*>])?[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]|\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff])*\\x0a)$"},
    },
}

_NATS_MSG_ID: Automaton = {
    "automaton": "0,0,a,1,1,0,2,2,1,0,16nm,,1kw,0|0,!1,!2|<0:+=+ :@^-1 :-2.@|",
    "messages": ("any character", "any character, or end of value", "any character except line feed, or end of value"),
    "pattern": "(?>(?:[\\x00-\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]++|\\x0d++[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff])+)\\x0d*+|\\x0d++",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\x{d}++[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])++\\x{d}*+|\\x{d}++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-\U0010ffff])+\\x0d*|\\x0d+)$",
        "not": {"pattern": "^(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-\U0010ffff])*\\x0d+\\x0a)$"},
    },
}

_NATS_EXPECTED_LAST_SEQUENCE: Automaton = {
    "automaton": "0,,1c,0,1,1,9,|!0,!1|<0:@+ +=( )h<0:|", "messages": ("0-9, or end of value", "end of value"),
    "pattern": "(?:0*[0-9]{1,18}+)?", "java": "\\A(?:(?:0*[0-9]{1,18}+)?)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:0*[0-9]{1,18})?)$", "not": {"pattern": "\\n$"}},
}

_NATS_ROLLUP: Automaton = {
    "automaton": "0,,1t,0,1,1,1,,9,2,1,,6,3,1,,1,4,1,,b,0,1,1,1,,9,2,1,,6,3,1,,1,4,1,|!0,1,2,3,!4|<0:+^^+ :.^+. <0:^4+ <2 :^-1. <0:|",
    "messages": (
        "`A`, `S`, `a` or `s`, or end of value (at most 3 characters)", "`L` or `l`", "`U` or `u`", "`B` or `b`",
        "end of value (at most 3 characters)",
    ),
    "pattern": "(?>(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?)", "java": "\\A(?:(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?)$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 20, 14, 15, 2, 28, 4),
        "section": "server/parser.go, OP_PUB_SPC and PUB_ARG; server/client.go, processPub",
        "good": ("time.us.east", "time.*", ">", "a.>.b", "caf\xe9", "a\x00b", "a\x0bb", "\n", "\na.b", "\n.a", "\ra"),
        "bad": (
            ("", 0), ("a..b", 2), (".a", 0), ("a.", 2), ("a b", 1), ("a\tb", 1), ("a\r", 1), ("a\n", 1), ("\n\n", 1),
        ),
    },
    "subject-subscribe": {**USUAL, **_SUBJECT_SUBSCRIBE,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24), "section": "server/sublist.go, Insert",
        "good": ("time.us.east", "time.*.east", "time.>", ">", "*", "a*", ">a", "a>.b", "caf\xe9", "a\x00", "a\x0c"),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a.>.b", 3), (">.a", 1), ("a b", 1), ("a\r", 1)),
    },
    "stream-subject": {**USUAL, **_STREAM_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24),
        "section": "server/sublist.go, IsValidSubject; server/stream.go, checkStreamCfg",
        "good": ("orders.>", "*.orders", ">", "a*", "caf\xe9", "a\x0b"),
        "bad": (("", 0), ("a..b", 2), ("a.>.b", 3), ("a b", 1), ("a\x0cb", 1)),
    },
    "stored-subject": {**USUAL, **_STORED_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4), "section": "server/filestore.go, StoreMsg",
        "good": ("orders.eu", "caf\xe9", "a*", "time.*", "a.>.b", "a\x7fb", "a\x00b", "\ufffd", "a\x0cb"),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a b", 1), ("\na", 0)),
    },
    "stored-subject-in-memory": {**USUAL, **_STORED_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4), "section": "server/memstore.go, StoreMsg",
        "good": ("orders.eu", "a.>.b", "a\x7fb", "a\x00b"), "bad": (("", 0), ("a..b", 2)),
    },
    "reply-to": {**USUAL, **_REPLY_TO,
        "causes": (0, 1, 2, 21, 4), "section": "server/client.go, processPub",
        "good": ("_INBOX.Kx3.1", "a..b", ".", "*", ">", "caf\xe9"),
        "bad": (("", 0), ("a b", 1), ("a\tb", 1), ("a\r", 1), ("\na", 0)),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "max_bytes": 255, "limit": (255, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/stream.go, checkStreamCfg and setupStore",
        "good": ("ORDERS", "a:b", "R&D", "\xe9t\xe9", "a\x0b", "a\xa0b", "\x7f"),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("ORDERS*", 6), (">", 0), ("a/b", 1), ("a\\b", 1), ("my orders", 2), ("a\t", 1),
            ("a\x0c", 1), ("a\x00", 1),
        ),
    },
    "stream-name-in-memory": {**USUAL, **_STREAM_NAME_IN_MEMORY,
        "max_bytes": 255, "limit": (255, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/stream.go, checkStreamCfg",
        "good": ("ORDERS", "a:b", "\xe9", "a\x00"), "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("my orders", 2)),
    },
    "consumer-name": {**USUAL, **_STREAM_NAME,
        "max_bytes": 255, "limit": (255, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/consumer.go, addConsumer",
        "good": ("c1", "dlq-reader", "a|b", "\xe9"),
        "bad": (("", 0), ("c.1", 1), ("c/1", 1), ("c 1", 1), ("c>", 1), ("c\x00", 1)),
    },
    "consumer-name-in-memory": {**USUAL, **_CONSUMER_NAME_IN_MEMORY,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/jetstream.go, isValidName; server/consumer.go, addConsumer",
        "good": ("c1", "\xe9", "c\x00", "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"),
        "bad": (("", 0), ("c.1", 1), ("c 1", 1)),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "max_bytes": 255, "limit": (255, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/consumer.go, addConsumer", "good": ("dlq-reader", "a:b", "\xe9"),
        "bad": (("", 0), ("dlq.reader", 3), ("dlq/reader", 3), ("dlq reader", 3), ("c\x00", 1)),
    },
    "durable-name-in-memory": {**USUAL, **_STREAM_NAME_IN_MEMORY,
        "max_bytes": 255, "limit": (255, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/consumer.go, addConsumer", "good": ("dlq-reader", "c\x00"),
        "bad": (("", 0), ("dlq.reader", 3)),
    },
    "acknowledged-name": {**USUAL, **_ACKNOWLEDGED_NAME,
        "max_bytes": 255, "limit": (255, "bytes"), "causes": (0, 35, 1, 2, 3, 4, 5, 6, 7, 11),
        "section": "server/consumer.go, addConsumer", "good": ("dlq-reader", "a:b", "\xe9"),
        "bad": (("", 0), ("50%", 2), ("a%b", 1), ("a.b", 1)),
    },
    "queue-name": {**USUAL, **_QUEUE_NAME,
        "backtrack_free": False, "causes": (103, 0, 1, 2, 21, 4),
        "section": "server/client.go, parseSub and processSub",
        "good": ("workers", "workers.eu", "w..1", "*", "q.>", "_sys", "_sys_1", "caf\xe9", "a\x00"),
        "bad": (("", 0), ("_sys_", 5), ("w 1", 1), ("w\r", 1)),
    },
    "account-name": {**USUAL, **_ACCOUNT_NAME,
        "causes": (104, 0, 4), "section": "server/opts.go, parseAccounts",
        "good": ("ACME", "", "a b", "a.b", ">", "../x", "$SYS", "$GA", "$", "a\r\n", "\xe9"),
        "bad": (("$G", 2), ("a\x00", 1)),
    },
    "domain": {**USUAL, **_DOMAIN,
        "causes": (0, 1, 2, 31, 4, 5, 6), "section": "server/jetstream.go, validateJetStreamOptions",
        "good": ("hub", "leaf-1", "a/b", "a\\b", "\xe9", "a\x0b"),
        "bad": (("", 0), ("hub.eu", 3), ("hub*", 3), (">", 0), ("my hub", 2), ("hub\x0c", 3)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "max_bytes": 252, "limit": (252, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg", "good": ("config", "a:b", "\xe9"),
        "bad": (("", 0), ("my.bucket", 2), ("a/b", 1), ("a b", 1)),
    },
    "kv-bucket-name-in-memory": {**USUAL, **_KV_BUCKET_NAME_IN_MEMORY,
        "max_bytes": 252, "limit": (252, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg", "good": ("config", "a\x00"), "bad": (("", 0), ("my.bucket", 2)),
    },
    "kv-key-name": {**USUAL, **_STORED_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4), "section": "server/client.go, processPub",
        "good": ("a", "orders.2023", "a!", "x.>", "*", "caf\xe9"),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a b", 1), ("a\r", 1), ("\na", 0)),
    },
    "obj-bucket-name": {**USUAL, **_OBJ_BUCKET_NAME,
        "max_bytes": 251, "limit": (251, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg", "good": ("images", "\xe9"),
        "bad": (("", 0), ("my.bucket", 2), ("a b", 1)),
    },
    "obj-bucket-name-in-memory": {**USUAL, **_OBJ_BUCKET_NAME_IN_MEMORY,
        "max_bytes": 251, "limit": (251, "bytes"), "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7),
        "section": "server/stream.go, checkStreamCfg", "good": ("images", "a\x00"), "bad": (("", 0), ("my.bucket", 2)),
    },
    "literal-subject": {**USUAL, **_LITERAL_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 67),
        "section": "server/sublist.go:1059, IsValidPublishSubject; server/consumer.go:397; server/stream.go:1146",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0b", "$JS.x"),
        "bad": (("", 0), ("*", 1), ("a.*", 3), ("a.*.b", 3), ("a.>", 3), ("a..b", 2), ("a b", 1), ("a\x0cb", 1)),
    },
    "subject-publish-pedantic": {**USUAL, **_SUBJECT_PUBLISH_PEDANTIC,
        "causes": (0, 1, 20, 14, 15, 2, 28, 4, 24, 67),
        "section": "server/client.go:2316, processPub; server/sublist.go:1118, IsValidLiteralSubject",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0c", "\n", "\na.b"),
        "bad": (("", 0), ("*", 1), ("a.*", 3), ("a.>.b", 3), ("a..b", 2), ("a b", 1), ("a\r", 1)),
    },
    "kv-search-key": {**USUAL, **_STREAM_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24),
        "section": "server/consumer.go:4266, validFilteredSubject; server/sublist.go, IsValidSubject",
        "good": ("orders.*", ">", "*", "a.>", "a*b", "caf\xe9"),
        "bad": (("", 0), ("a..b", 2), ("a.", 2), ("a.>.b", 3), ("a b", 1)),
    },
    "nats-msg-id": {**USUAL, **_NATS_MSG_ID,
        "noun": "value", "suggests": False, "causes": (0, 43, 2), "section": "server/stream.go, getMsgId",
        "good": ("7f1c", "order 17", "caf\xe9", "\x00", "a\nb", "a\rb"), "bad": (("", 0), ("a\r\nb", 2)),
    },
    "nats-expected-last-sequence": {**USUAL, **_NATS_EXPECTED_LAST_SEQUENCE,
        "backtrack_free": False, "noun": "value", "suggests": False, "code": 10071,
        "causes": (0, 9, 2, 17, 4, 8, 10, 44, 45, 11),
        "section": "server/stream.go, getExpectedLastSeq; server/util.go, parseInt64", "good": ("0", "17", "007", ""),
        "bad": (("x", 0), ("-1", 0), ("+1", 0), ("1 ", 1)),
    },
    "nats-expected-last-subject-sequence": {**USUAL, **_NATS_EXPECTED_LAST_SEQUENCE,
        "backtrack_free": False, "noun": "value", "suggests": False, "code": 10071,
        "causes": (0, 9, 2, 17, 4, 8, 10, 44, 45, 11), "section": "server/stream.go, getExpectedLastSeqPerSubject",
        "good": ("0", "17", "007", ""), "bad": (("x", 0), ("-1", 0)),
    },
    "nats-rollup": {**USUAL, **_NATS_ROLLUP,
        "noun": "value", "suggests": False, "limit": (3, "characters"), "causes": (0, 9, 75),
        "section": "server/stream.go, getRollup; processJetStreamMsg", "good": ("sub", "all", "SUB", "All", ""),
        "bad": (("none", 0), ("sub ", 3)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
