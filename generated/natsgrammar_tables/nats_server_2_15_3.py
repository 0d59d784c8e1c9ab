"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-server"
EDITION = "2.15.3"
TITLE = "nats-server 2.15.3, what it enforces"
SOURCE = "nats-server 2.15.3 https://github.com/nats-io/nats-server/tree/v2.15.3/server"
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
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,d,1,1,0,f,2,1,0,1s,,1,0,16kg,,1kw,0,6bh,,1,0|0,!1,!2|<0:+^+ :@-3@ :-2.-2|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `.`, DEL and U+FFFD",
        "any character except NUL, tab, line feed, form feed, carriage return, space, DEL and U+FFFD, or end of name",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `.`, DEL and U+FFFD, or end of name",
    ),
    "pattern": "(?>(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]*+|>[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]++)\\.)*)[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]++",
    "java": "\\A(?:(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]]*+|>[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]]++)\\.)*+[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-~\\x80-\ud7ff\ue000-\ufffc\ufffe-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-~\\x80-\ud7ff\ue000-\ufffc\ufffe-\U0010ffff]*|>[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-~\\x80-\ud7ff\ue000-\ufffc\ufffe-\U0010ffff]+)\\.)*[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-~\\x80-\ud7ff\ue000-\ufffc\ufffe-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_STORED_SUBJECT_IN_MEMORY: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,28,,1,0,16kg,,1kw,0|0,!1|<0:+ :@-2|",
    "messages": (
        "any character except tab, line feed, carriage return, space, `.` and DEL",
        "any character except tab, line feed, carriage return, space and DEL, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:[[\\x{0}-~&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-~&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-~\\x80-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-~\\x80-\ud7ff\ue000-\U0010ffff]+)*)$", "not": {"pattern": "\\n$"}},
}

_RESERVED_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,2,1,0,3,3,1,0,f,4,1,0,4,5,1,0,3,6,1,0,2,7,1,0,3,8,1,0,3,9,1,a,1,0,5,b,1,0,16li,,1kw,0|0,1,2,!3,4,5,6,7,8,9,!a,!b|<0:^++^+ <0:^7++^+ <0:^3+ <0: :^a+ :^9+. <0:^b+ :+==^+-2=6 <0:^3-6^-b <0:^6-b <6^a-b :@==-6@=7 :-2^^.-2|",
    "messages": (
        "`$`, `*` or `>`", "`J`, `N` or `S`", "`.`", "end of name", "`S`", "`R`", "`Y`",
        "any character except tab, line feed, form feed, carriage return, space and `.`", "`.` or `C`", "`G`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
    ),
    "pattern": ">|(?:\\*|\\$JS|\\$JSC|\\$NRG|\\$SYS)\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:>|(?:\\*|\\$JS|\\$JSC|\\$NRG|\\$SYS)\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:>|(?:\\*|\\$JS|\\$JSC|\\$NRG|\\$SYS)\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
}

_EVENT_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,9,2,1,0,f,3,1,0,2,4,1,0,1,5,1,0,1,6,1,0,4,7,1,0,3,8,1,9,1,0,3,a,1,b,1,c,1,d,1,0,2,e,1,0,16li,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,!e,!f|<0:^+ <0:^7+^^+ :^7. <0:^e+ <0:^^+ <3 <0:^6+ <3 <0:^d+ <0:^4+ <4 :^5+. <0:^8+ <2 <0:^b+ <0:^9+ <9 <0:^c-7 :+=^+-2=a :@^-3@= :-2^.-2|",
    "messages": (
        "`$`", "`J` or `S`", "`S`", "`Y`", "`.`", "`E`", "`V`", "`A`", "`C`", "`N`", "`T`", "`O`", "`U`",
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
    ),
    "pattern": "(?:\\$JS\\.EVENT|\\$SYS\\.ACCOUNT)\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:(?:\\$JS\\.EVENT|\\$SYS\\.ACCOUNT)\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:\\$JS\\.EVENT|\\$SYS\\.ACCOUNT)\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$", "not": {"pattern": "\\n$"}},
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

_STREAM_NAME_OF_MQTT: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,,1,0,3,,2,0,2,2,1,0,b,,1,0,e,3,1,0,3,4,1,0,2,5,1,0,7,,1,0,2,6,1,0,5,7,1,0,1,8,1,0,1,9,1,0,3,a,1,b,1,c,1,0,1,d,1,e,1,f,1,g,1,h,1,0,16kq,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,!d,e,f,!g,h,i,!j|<0:^+ :^.^+ :^3.+ :^4.+  :^5.+ <0:^a+^+4 <0:^f+ <0:^h+ <0:^c+ <0:^a-8 <0:^7+ :^7.+ <0:^g+ <7  ^f-3 <0: :^^+ <4 <0:^9+ <g: <0:^b-7 :+=h :@|",
    "messages": (
        "`$`", "`M`", "`Q`", "`T`", "`_`", "`m`, `o`, `q`, `r` or `s`", "`s`", "`u`", "`o`", "`m`", "`e`", "`g`", "`t`",
        "end of name", "`2`", "`i`", "`_`, or end of name", "`n`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "\\$MQTT_(?:msgs|rmsgs|sess(?>(?:_[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)?)|qos2in|out)",
    "java": "\\A(?:\\$MQTT_(?:msgs|rmsgs|sess(?:_[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+|qos2in|out))\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$MQTT_(?:msgs|rmsgs|sess(?:_[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)?|qos2in|out))$", "not": {"pattern": "\\n$"}},
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
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,1,0,f,,1,0,2,1,1,0,1,2,1,0,1,3,1,4,1,0,1,5,1,0,2,6,1,0,2,7,1,8,1,9,1,0,2,a,1,b,1,0,1,c,1,0,16ll,,1kw,0|0,!1|<0:++-2++-4=4+-5= <0:@=c -5^+-6 <2-6^b+ <2 <4-8^6+-9 ^6-2-9= <3^^=+-a <7:0-a :1^+-b <5 ^7==+-d <9^b-6-d ^a+-e= <8^5+-f= <4^8-4-f=|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?@B-DG-RT-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|(?!)|A(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-BD-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|C(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-JL-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|K[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)?))?)|E(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-UW-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|V(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-DF-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|E(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-MO-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|N(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-SU-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?)|F(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-BD-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|C[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)?)|S(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-MO-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|N(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?@B-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|A(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-OQ-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|P(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-RT-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|S(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-GI-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|H(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-NP-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|O(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-SU-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?))?))?))?)",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>AEFS]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|(?!)|A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>C]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|C(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>K]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|K[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+|E(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>V]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|V(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>E]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|E(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>N]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|N(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+)?+)?+|F(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>C]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|C[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+|S(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>N]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|N(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>A]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>P]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|P(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>S]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|S(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>H]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|H(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>O]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|O(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+)?+)?+)?+)?+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?@B-DG-RT-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|[^\\x00-\ud7ff\ue000-\U0010ffff]|A(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-BD-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|C(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-JL-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|K[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)?)?|E(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-UW-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|V(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-DF-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|E(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-MO-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|N(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-SU-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|T[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)?)?)?)?|F(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-BD-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|C[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)?|S(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-MO-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|N(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?@B-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|A(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-OQ-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|P(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-RT-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|S(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-GI-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|H(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-NP-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|O(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-SU-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|T[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)?)?)?)?)?)?)?)$", "not": {"pattern": "\\n$"}},
}

_PRIORITY_GROUP: Automaton = {
    "automaton": "0,,19,0,1,,1,0,b,,3,0,1,,3,0,q,,4,0,1,,1,0,q,|0,!1,!2,!3|<0:+ :( )c:   :.|",
    "messages": (
        "0-9, A-Z, a-z, `-`, `/`, `=` or `_`", "0-9, A-Z, a-z, `-`, `/`, `=` or `_`, or end of name",
        "0-9, A-Z, a-z, `-`, `/`, `=` or `_`, or end of name (at most 16 characters)",
        "end of name (at most 16 characters)",
    ),
    "pattern": "[\\-/-9=A-Z_a-z]{1,16}+", "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]{1,16}+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-\\/-9=A-Z_a-z]{1,16})$", "not": {"pattern": "\\n$"}},
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

_KV_KEY_NAME: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,16mp,,1kw,0|0,!1|<0:+ :@-2|",
    "messages": (
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)$", "not": {"pattern": "\\n$"}},
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

_RESERVED_DESTINATION: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,2,1,0,3,3,1,0,f,2,1,0,2,4,1,0,1,5,1,0,1,6,1,7,1,8,1,9,1,a,1,b,1,c,1,0,2,d,1,e,1,f,1,0,1,g,1,h,1,i,1,0,1,j,1,0,8,k,1,0,16lc,,1kw,0|0,1,2,3,4,5,6,7,!8,9,a,b,c,!d|<0:^+^i+ <0:^8+^^+ :^b.^4+ :^8. :^g.+ <2^g-3 <0:^k-2 <0:^3+  <0:+=+^-2=g ^4+-3++-5^8+-6 <2:@^=-a@ <3-8^= <2:^3+ <2-7^3-7 :9^3-1^+-8^8+-9 <2:9^3-3^f+-a <2^f== ^5==^6+-c <0:^4+ <2^c-3-d= ^a-3-d== <5^5=+-e <9:8^3-i <7^4+-f= <0:^f+ <8 <c^5== <0:^a+ <2^f==^-9-j ^h+-k= <0:^3-o <b^9+-l= <6^e-5-l=|",
    "messages": (
        "`$` or `_`", "`G` or `J`", "`G` or `R`", "`R`", "`S`", "`_`", "`.`",
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return and space", "`A`", "`P`", "`I`",
        "`.`, or end of name",
    ),
    "pattern": "(?:_R_|_GR_|\\$GR)\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*)|\\$JS\\.(?:API|ACK|FC|SNAPSHOT|EVENT|(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.API)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*))?)",
    "java": "\\A(?:(?:_R_|_GR_|\\$GR)\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+|\\$JS\\.(?:API|ACK|FC|SNAPSHOT|EVENT|(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.API)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:_R_|_GR_|\\$GR)\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*|\\$JS\\.(?:API|ACK|FC|SNAPSHOT|EVENT|(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.API)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)?)$", "not": {"pattern": "\\n$"}},
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

_NATS_REQUIRED_API_LEVEL: Automaton = {
    "automaton": "0,,17,0,1,,1,1,1,,2,2,1,3,5,4,4,|!0,1,2,!3,!4,!5|<0:+4 :..-2-1 :^^+== <2:^^@ <0: <3:( )g^^-i|",
    "messages": (
        "0-5, `+` or `-`, or end of value", "0-5", "0-9", "0-5, or end of value", "end of value",
        "0-9, or end of value",
    ),
    "pattern": "(?:\\+?+0*[0-5]|-[0-9]{1,18}+)?", "java": "\\A(?:(?:\\+?+0*[0-5]|-[0-9]{1,18}+)?)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:\\+?0*[0-5]|-[0-9]{1,18})?)$", "not": {"pattern": "\\n$"}},
}

_NATS_TTL: Automaton = {
    "automaton": "0,,17,0,1,,2,1,1,,1,2,1,3,1,4,1,5,1,6,1,7,1,8,1,9,1,a,1,b,1,,b,c,1,,8,d,1,,3,e,1,,3,f,1,,e,c,1,,2,g,1,,4,h,1,i,1,,3,e,1,j,1,,1,k,1,f,1,,1q,k,1,,li,k,1,|!0,1,2,3,!4,5,6,7,8,!9,!a,b,c,d,e,f,g,h,i,j,k,l,m,!n,o,p,!q,r,s,!t,!u,v,!w,!x,y,!z,!10,!11,12|<0:+c^+^4-1 <0:^-c++=8 :^. <0:^+b^4++^++ :^3=8^9-7 ^-6-4^6-5^=^4-3-2^-1 ^^-5^6-4 <2^8-5= <2^8-4= <2^6-5^= ^^-5^3-4 <2^5-5= ^^+^^+ <0:^c+ <c:3^-o^e-f-e^-d-c <3:3^5= <2:^.@= ^g-9-8 <2^^-t-s :4^-r+a <5:4^b+ ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <g <s^+ :^j+ <2 <0:^j+ <g^j-w <6^5=  <5: :^j-d <2 <4  <0:^f+ <s <3:3  <q <q <7^^-1^6-2 ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <q ^5=    <l:2^. <i:^+^e. <3:c^+^e. <3^3= <3^-1^f+ <3^h-3 <y <4 <3:^-1^+^f. ^3= <a <c  <6 <a:^-1^g+-2p+ ^3=^d-4-3^-2 <3 <2^-1^+^d+ ^3=^d-2 <3 <2:^-1^+^f. ^3= <a  <1y <16 <3:3   <17 <17 <8^^-1^6-2 ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <17 ^5=( )8<2i:^g. ^h-3v <2^^-1y-1x <1d^-1w <5:c^-1v^e. :g^.@ <2 <6^h-1s <1f^h-1u <1f^-1t <2c^j-3a <4^j-41 <3 <15 :^-1^+^g-4b ^3= <5:^j. <1k <1k  <7^3-1u <8 <n^+^f-1r ^-2 <1k:^.@ <1l^3+ <1m <2v:a^-3h-3g-3f <2u  <4 <7^h-1s <1p^3+ <1q <5^j-7 <2 <5:^j. <1s <1s  <h  <0:^e-d <1t <19:3   <6:3 <1u <1u ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <1u ^5=( )8<p    <1v <1t   <1u <1r   <1q:^h. <1t <1t  <1t <1s   <1u ^3= <j:6^.@ <k  <1u <1q  <4i <0: <2 <4 <1u <1s   <1t <1s   <g  <1t <18:3   <5:3  <1u <1u ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <1u ^5=( )8<p( )8<1y <1w   ^+^f-5n <1z <1x   <5^h-5n <1z <1y   <20 <1y   ^+^f-5z <21 <21 <m  <20 <1v   <7 <5:^-1^f.^. ^3= <3 :^-1^-2k^e-6k ^3= <7 <24 <22    <25 <23    <m  <26 <1k:3   <5:3   <27:^-7y^e. <1f:q^b+ ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= ^^+^^+ <51^g+-ae ^-3^e-2       ^+^f-7z ^-2( )b<2b <m:c^5=   ^-2u^f-8g :g^.@ <2 <2d <2b   ^-2u^f-8g :g^.@ <2 <2f <2d    <2g <2e   ^-2v^f-8t :i^.@ <2 <2i <28 <2z:q^k-93 ^-2 <2i <29    <66:^h. <2j <2j  <4:^k. <2k <2k <8 <2k <2h     <2l <2i     <q  <1l <1j <20:3  <1q:3   <8:c <2n^-as^f-az <1k:q^b+ ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= ^^+^^+ <45:q^h+ ^-3^f-2   <j:6^.@ <2k^h-6 <1i:9^+ <2^-4   <5^h+ ^-3^f-2   <a^h-b5 <2( )8<1y^h-e ^-2   <19^^-4h-4g <19   <2s  ^^-4f <2u <3^-c5^f-c7   <2s   <2u <2r     <2v <2t   <2t   <2v <2v <1v:g^.@ <y^h-c7 ^-2 <2w <2l     <2w <2v   <2w <2w <7 <2w <2s      <2x <2t      <s  <1i <1g <2f:c <2a:3 <1y:3   <1x:c <9:c <2z <2z ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <2z ^5=    <l:g^.@ <31 <dc^3= <2   <q:6^.@ <2o <1s <cg^-1^=^f++ <3   :6^.@ <2 <d^-f-e^g-cp <2       <30    :g^.@ <1g    <35  <35  ^^-4x <1o^^-54-53 <13:c   <34   <1n^^-52 <37 <33      <38 <36   <36   ^+^i-fp <39 <1h <z^h-fm <w  <2x^3+ <2y      <3a <38    <3b <3b <8 <35^^-h-g <36      ^^-7 <36^3+ <37       <w  <3d^3= <1n  <3e <28:3   <3d <9:c  <3e:^-he^h. <1i:t^b+ ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= ^^+^^+ :q^+^3=^d-35 ^-2       <8^h-6r <1u <3b^-1^h-3h-3g <3^-5   <6:4^g-ab <5:j^.@^e-3n :e^-3p+ <3c^j+ <9:9^+ <ed <6^-7       <j^k-ic ^-2   <4^h-ic ^-2       <1k ^+^f-7s ^-2 ^^-5b <1p  <3c   <1n^^-5f <3e <39      ^+^i-j7 <3f ^3=   <3d   ^-3s^i-jg :i^.@ <2 <3h <1n <2k:  <2v^3+ <2w ^+^f-8r ^-2     <3h <3e     <3i <3i <f^^-j <g     ^^-f <3g <3a       ^^-9 <2:u  <19 <2r:c  <2n:c <2b:3  <29:c <22:c  <d <3h <3h ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <3h ^^-2^^= ^^-4 ^^+  :g^.@^g-6y <3f    ^+^f-lb ^-2   <9^h-ak <3i <3h^h-3s :e^-3u+ <3f^j-3m <4   <10:6^.@ <3d <3o <29:9^+ <2a <a:f^-1^h. <3^-hx-hv <6   <3i    :g^.@ <3f    <5^h-m0 <2    <1u    <3p :g^.@ <2 ^^-5i <3q <3o   <3q^^-5l <3q <3l      ^-3m^i-ms :m^.@ <2 <1t:d^^-62 ^^+   <3q   <3q  ^^-61 <3s:^^. <1i <w  <36^^-64 <38  :j^.@^e-c7 <3p     <7 <3u <3q      <3v <3v <a    ^^-g <p:f^^-6q ^^+( )8:u  <1a <3s <2z:c <3t <3s <3s <27:c  <b  <3t <3t ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <3t ^^-2^^= ^^-4 ^^+    <3n    :g^.@ <2    <3o <3t <2   <3f <3r <28 <1q^-1^i-aw <42:k^j. <3s <6   <3e( )8<1m( )8<1q ^^-55 <x:c   <e:c^^-57 <3g       <3k   <1k:d  <3i   <3j  ^^-5m <1b <q  :e^+^h-c7 ^-2 <2^h-fn ^-2   <5 ^^-5y <3h <3c       <3i <3i <c   ^^-g <n:f       ^^-6j <2:u  <16 <1k  <1q <3f <21:c  <b   <3g:^-qa^f. <1m:w^b+ ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= ^^+^^+ ^^-2^^= ^^-4 ^^+      <78^h-ah ^-2       <8^h-e7^^-si <3h <2^-3   <5^h-aw <3h <3f:r^h. <3h <3g <5^-5       <c:u^i-t1. ^-2( )b<1q^^-57 <1s  <1q^^-58 <16:h      <3b   <2n <27 <3b   <3c  ^^-5m <2t <9:  <6t^h-tr^-fk <2u  <3^h-iz <3c   <5 ^^-5v <3e <l       ^^-9 <3f ^^-1= <d  ^^-e <2v      ^^-6d <e:x  <1b <2f:c  <2c:c <21:c  <1r:f   <p <3d <3d ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <3d ^^-2^^= ^^-4 ^^+( )8<s:g^.@ <39    <2w    <10:g^.@ <2 <3h <2   :g^.@ <2 <3i <3h <3h <4   <32    :k^.@ <2( )8<1v    <3g <3g^^-52 <17:h     <3d   <1z  <3d   <3e  ^^-5f <3f <k  <2u  <3b  <3 ^^-5n <g^^-70 <h( )8<i^^-70 <c ^^-b <35     ^^-61 <a:x  <15 <38 <1v:c   <1l:f   <k  <39 <39 ^^-1^6-2^= ^^-2^6-1 <2^8-2= <2^8-1= <2^6-2^= ^^-2^3-1 <2^5-2= <39 ^^-2^^= ^^-4 ^^+( )a<2p( )9<39 <2   <2p <38 <38 <38 <4( )b<1p( )8<o:c^^-4v <12:h^^-87 ^^+   <33   <9:o  ^^-86 <81:d^j. ^-2 <2^k-zx ^-2 ^^-57 <35 <i  <7k:e^j-lr ^-2 <2^h-lv <2 ^^-5g <f       ^^-6t <9^^-9 <16:f    ^^-5r <8:x  <0:^-z7^i-13f <1t:c   <8   <h   <0:^^@-2w-2v-2u-2t-2s-2r-2q-2p-2o <0:z^^-2n=8-2m <30:z^.^i. <2^9-2m^= <2^8-2n= <2^8-2m= <2^6-2n^= <2^6-2m^= <2^5-2n= ^^-2l^^-2k ^5= ^^-2n ^^-2j ^^-2i ^^-2h ^^-2g ^^-2f ^^-2e ^^-2d ^^-2c ^^-2b ^^-2a ^^+  <9f^^-28^h-mj ^-1-27 ^^-26 ^^-25 ^^-24 ^^-22 ^^-21 ^^-20 <2u:u^^-1z <32^^-1y <2^^-1v ^^-1u ^^-1t ^^-1s <37 <32 <32 <4^^-1u ^^-1t ^^-1s ^^-1r ^^-1q ^^-1p ^^-1o <9:x^^-1n ^^-1m ^^-1l ^^-1k ^^-1j ^^-1i ^^-1h ^^-1g ^^-10 ^^-z ^^-h ^^-g <2y  <2x   <1u  ^^-6c <7l:i^j. <2z <2y :i^.@ <2 ^^-3j <30 :  <73:j^j-n0 <2y  <3^h-n3 <2 ^^-3p <h      ^^-4v <2m   ^^-3y <i  <1t:c^^-15 ^^-14 <1f:f^^-13 ^^-12 ^^-11 <16:o^^-10 ^^-z ^^-y <u <2a  <a:g^.@ <1y^^-17 <6^^+ <a^^+ <1e <1c   <r  ^^-48 <1a  ^^-1h <h <r  <16^^-38 ^^-1a ^^-1k <b     ^^-2m <14^^-h <16 ^^-1q <d  <h <x  <w <w^^-7 <t   <f  ^^-1y <t^+-m^h-ob ^-1-22 <d^^-1w <f^^-10u <g <7    ^^-1q <h^^-27 <0:^-wc^g-12u <8 <2: <n  <o :h^+-f^f. ^-1-e <3^^-d ^^-c ^^-29 <l:i^.@ <8^^-114 <g   ^^-13 <5:2 <e  <a^^-j <a:m^h. <6^^-m ^^-7 ^^-j <6( )8^^-n <2  ^^-k|",
    "messages": (
        "0-9, `+`, `.`, `N` or `n`, or end of value", "0-9 or `.`", "0-9",
        "0-9, `.`, `h`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `h`, `m`, `s`, `u`, U+00B5 or U+03BC, or end of value", "`E` or `e`",
        "0-9, `h`, `m`, `s`, `u`, U+00B5 or U+03BC", "0-9, `.` or `s`", "`s`", "0-9 or `.`, or end of value",
        "0-9, `.` or `s`, or end of value", "`V` or `v`", "0-9, `.`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `u`, U+00B5 or U+03BC", "0-9, `.`, `m`, `n`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `n`, `u`, U+00B5 or U+03BC", "0-9, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `u`, U+00B5 or U+03BC", "0-9, `m`, `u`, U+00B5 or U+03BC",
        "0-9, `m`, `n`, `s`, `u`, U+00B5 or U+03BC", "0-9, `m`, `n`, `u`, U+00B5 or U+03BC", "`R` or `r`",
        "0-9, `u`, U+00B5 or U+03BC", "end of value", "0-9, `.`, `n`, `u`, U+00B5 or U+03BC", "0-9, `.` or `n`",
        "0-9, `.`, `m`, `s`, `u`, U+00B5 or U+03BC, or end of value", "0-9, `n`, `u`, U+00B5 or U+03BC", "0-9 or `n`",
        "0-9, `.`, `m`, `u`, U+00B5 or U+03BC, or end of value",
        "0-9, `.`, `m`, `n`, `u`, U+00B5 or U+03BC, or end of value", "1-9",
        "0-9, `.`, `u`, U+00B5 or U+03BC, or end of value", "0-9, `.`, `n`, `u`, U+00B5 or U+03BC, or end of value",
        "`.`, `u`, U+00B5 or U+03BC", "0-9, or end of value", "0-9, `.` or `n`, or end of value",
        "`.` or `n`, or end of value", "`.` or `n`",
    ),
    "pattern": "(?:\\+?+(?:(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)0{0,8}+[1-9][0-9]{9,17}+(?>(?:\\.[0-9]*+)?)ns|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)0{0,8}+[1-9][0-9]{6,14}+(?>(?:\\.[0-9]*+)?)[u\\xb5\\u03bc]s(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)0{0,8}+[1-9][0-9]{3,11}+(?>(?:\\.[0-9]*+)?)ms(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?>(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?)0{0,8}+[1-9][0-9]{0,8}+(?>(?:\\.[0-9]*+)?)s(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:0{0,6}+[1-9][0-9]{0,6}+(?>(?:\\.[0-9]*+)?)|0{0,7}+\\.[1-9][0-9]*+)m(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?:0{0,5}+[1-9][0-9]{0,5}+(?>(?:\\.[0-9]*+)?)|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?))(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?))|00++|0*+(?:(?:19|2[0-6]|3[7-9]|4[0-5]|5[6-9]|6[0-3]|7[4-9]|8[0-2]|9[3-9])[0-9]{18}|[1-8][0-9]{18}|[1-9][0-9]{0,17}+)|[Nn][Ee][Vv][Ee][Rr])?",
    "java": "\\A(?:(?:\\+?+(?:(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+0{0,8}+[1-9][0-9]{9,17}+(?:\\.[0-9]*+)?+ns|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+0{0,8}+[1-9][0-9]{6,14}+(?:\\.[0-9]*+)?+[[u][\\x{b5}\\x{3bc}]]s(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+0{0,8}+[1-9][0-9]{3,11}+(?:\\.[0-9]*+)?+ms(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?+0{0,8}+[1-9][0-9]{0,8}+(?:\\.[0-9]*+)?+s(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:0{0,6}+[1-9][0-9]{0,6}+(?:\\.[0-9]*+)?+|0{0,7}+\\.[1-9][0-9]*+)m(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:0{0,5}+[1-9][0-9]{0,5}+(?:\\.[0-9]*+)?+|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+)(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+)|00++|0*+(?:(?:19|2[0-6]|3[7-9]|4[0-5]|5[6-9]|6[0-3]|7[4-9]|8[0-2]|9[3-9])[0-9]{18}|[1-8][0-9]{18}|[1-9][0-9]{0,17}+)|[Nn][Ee][Vv][Ee][Rr])?)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:\\+?(?:(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?0{0,8}[1-9][0-9]{9,17}(?:\\.[0-9]*)?ns|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?0{0,8}[1-9][0-9]{6,14}(?:\\.[0-9]*)?[u\\xb5\u03bc]s(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?0{0,8}[1-9][0-9]{3,11}(?:\\.[0-9]*)?ms(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?0{0,8}[1-9][0-9]{0,8}(?:\\.[0-9]*)?s(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:0{0,6}[1-9][0-9]{0,6}(?:\\.[0-9]*)?|0{0,7}\\.[1-9][0-9]*)m(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:0{0,5}[1-9][0-9]{0,5}(?:\\.[0-9]*)?|0{0,6}\\.[1-9][0-9]*)h(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms|(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?)(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?)|00+|0*(?:(?:19|2[0-6]|3[7-9]|4[0-5]|5[6-9]|6[0-3]|7[4-9]|8[0-2]|9[3-9])[0-9]{18}|[1-8][0-9]{18}|[1-9][0-9]{0,17})|[Nn][Ee][Vv][Ee][Rr])?)$", "not": {"pattern": "\\n$"}},
}

_NATS_INCR: Automaton = {
    "automaton": "0,,17,0,1,,1,0,1,,2,1,a,|0,1,!2|<0:++ :.-1 :^@|",
    "messages": ("0-9, `+` or `-`", "0-9", "0-9, or end of value"), "pattern": "[+\\-]?+[0-9]++",
    "java": "\\A(?:[+\\-]?+[0-9]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[+\\-]?[0-9]+)$", "not": {"pattern": "\\n$"}},
}

_NATS_BATCH_ID: Automaton = {
    "automaton": "0,0,a,1,1,0,2,2,1,0,36,3,1hc,4,1534,,1kw,4,6bk,5|!0,!1,!2,!3,!4,!5,!6,!7,!8|<0:+=+4 -3^^-3-2 :^.-2^^-1 <2-4^^-4-2 -5^^-4-2 -5^^-4-2 <3:1^.-6^^-5 <2-5^^-4-2 <4:1^.-6^^-5( <2-5^^-4-2 <5:1^.-6^^-5)1j <0:-5=+-4-2 <5:1^.-5^^-4 <0:-4=+-3 <5:1^.-4^^-3 <0:-3== <5:^.-2 <0: <5:^.-1 <4:^.-3|",
    "messages": (
        "any character, or end of value", "any character except line feed, or end of value",
        "printable ASCII, NUL to space, DEL to U+D7FF or U+E000 to U+FFFF, or end of value (at most 64 bytes)",
        "printable ASCII, NUL to space or DEL to U+07FF, or end of value (at most 64 bytes)",
        "printable ASCII, NUL to space or DEL, or end of value (at most 64 bytes)",
        "printable ASCII, NUL to tab, U+000B to space, DEL to U+D7FF or U+E000 to U+FFFF, or end of value (at most 64 bytes)",
        "end of value (at most 64 bytes)",
        "printable ASCII, NUL to tab, U+000B to space or DEL to U+07FF, or end of value (at most 64 bytes)",
        "printable ASCII, NUL to tab, U+000B to space or DEL, or end of value (at most 64 bytes)",
    ),
    "pattern": "(?>(?:(?>(?:[\\x00-\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]++|\\x0d++[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff])+)\\x0d*+|\\x0d++)?)",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\x{d}++[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])++\\x{d}*+|\\x{d}++)?+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-\U0010ffff])+\\x0d*|\\x0d+)?)$",
        "not": {"pattern": "^(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-\U0010ffff])*\\x0d+\\x0a)$"},
        "maxLength": 64,
    },
}

_NATS_BATCH_SEQUENCE: Automaton = {
    "automaton": "0,,1c,0,1,1,1,2,1,3,1,4,1,5,1,6,1,7,1,8,1,9,1,|0,!1,!2,!3|<0:+3=7 :@-2-1 -1==^5++ -1^7== ^4++ <2-1 <2-1 <2-1 ^6++ <2-1 ^7++ <2-1 <6-1 <2-1 <2-1 <2-1 ++ <2-1 <8-1 <2-1 ^3++ <2-1 <4-1 <2-1 <8 <2-1 ^9+ <2+ -1^4++ <2-1 <2-1 <2-1 ^++ <2-1 <q-1 <2-1 ^++ <2-1 :^6.4 <0:|",
    "messages": ("0-9", "0-9, or end of value", "0-5, or end of value", "end of value"),
    "pattern": "0*+(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18}+)|0++",
    "java": "\\A(?:0*+(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18}+)|0++)\\z",
    "schema": {"type": "string", "pattern": "^(?:0*(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18})|0+)$", "not": {"pattern": "\\n$"}},
}

_NATS_BATCH_COMMIT: Automaton = {
    "automaton": "0,,1d,0,1,,1c,1,1,,2,2,1,,9,3,1,|0,!1,2,3|<0:+^+ <0: :^3+ <0:^-3|",
    "messages": ("`1` or `e`", "end of value", "`o`", "`b`"), "pattern": "1|eob", "java": "\\A(?:1|eob)\\z",
    "schema": {"type": "string", "pattern": "^(?:1|eob)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE: Automaton = {
    "automaton": "0,,9,0,4,,j,1,1,,9,2,1,3,1,4,1,5,1,6,1,7,1,8,1,9,1,a,1,b,1,c,1,d,1,e,1,f,1,g,1,h,1,i,1,,4,2,1,j,1,k,1,l,1,m,1,n,1,o,1,p,1,q,1,r,1,s,1,t,1,,1,u,1,v,1,w,1,x,1,y,1,,1,z,1,10,1,11,1,12,1,13,1,14,1,,1,15,1,16,1,,6,17,1,l,1,m,1,18,1,19,1,p,1,1a,1,1b,1,1c,1,t,1,1d,1,1e,1,1f,1,1g,1,1h,1,y,1,,1,1i,1,1j,1,1k,1,1l,1,1m,1,1n,1,,1,1o,1,,b,0,1,,q,0,1,,k,1p,1,,li,1p,1,,3pf,0,1,,1vj,0,b,,t,0,2,,5,0,1,,1b,0,1,,334,0,1,|!0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,10,11,12,13,14,15,16,17,18,19,1a,1b,1c,1d,1e,!1f,1g,1h,1i,1j,1k,1l,1m,1n,1o,1p,1q,1r,1s,1t,1u,1v,1w,1x,1y,1z,20,21,22,23,24,25,26,27,28,29,2a,2b,!2c,!2d,2e,2f,2g,2h,2i,2j,2k,2l,2m,2n,2o,2p,2q,2r,2s,2t,2u,2v,2w,2x,2y,2z,30,31,!32,33,!34,!35,36,37,38,39,3a,3b,3c,3d,3e,3f,3g,!3h,!3i,3j,3k,3l,3m,3n,3o,3p,3q,3r,3s,3t,!3u,!3v,3w,3x,3y,3z,40,41,42,43,44,45,46,47,48,49,4a,4b,4c,4d,4e,4f,4g,4h,4i,4j,4k,!4l|<0:+=+^+^3+a^+ <0:@=-d^-c^3-b-a-9-8-7-6-5-4-3-2 <0:+=^^+^^+ <2:..^^@ :-3=.^-2+^-2+6 ^e+4     :^8.a    <0:^17+3^+^3+^7++ <f:1@^i. <f-2g^3@ <0:^9+=8 :^8+=^4-2v <6^5-2f ^5-28 ^5-1x ^5-1m ^5-1b ^5-10 <7^9-2 <d( )a<b^9+-e <2( )a<m^9-c^-p <2( )a<b^b=-10 <2( )a<b^c=-1b <2( )a<b^d= :^e.-4h :^f.-4i :^g.-4j <0:^1g+^3+ <0:^17+ <0:^1m+ <0:^1h+ :^1c+ <0:^19+  <2h <2h^^-2e^5-2c-2b-2a-29-28-27-26-25-24-23 <2c-3^3-2^^-2^6-2d-2c-2b-2a <2d-a^3-9^^-9     <8:5-1t^3-1s+^-1s    <2d:-6c=^^-6b^9= :^7-6b-6q <2g^9-6q <n:^8.^8. ^9-3v-3j ^9-3k ^9-38 ^9-2x ^9-2m ^9-2b ^9-2a ^9-29 ^9-28 <b:^9.-6q <c:8^8-6q= <3:^9. ^a-3v-3j ^a-3k ^a-38 ^a-2x ^a-2m ^a-2b ^a-2a ^a-29 ^a-28 <c:^a.-6q <2:^a. ^b-3v-3j ^b-3k ^b-38 ^b-2x ^b-2m ^b-2b ^b-2a ^b-29 ^b-28 <b:^b.-6q <2:^b. ^c-3v-3j ^c-3k ^c-38 ^c-2x ^c-2m ^c-2b ^c-2a ^c-29 ^c-28 <b:^c.-6q <2:^c. ^d-3v ^d-3k ^d-38 ^d-2x ^d-2m ^d-2b ^d-2a ^d-29 ^d-28 <b:^d.-6q :^e.-6q :^f.-6q :^g.-6q <0:^1g+ <0:^+ <0:^1c+ <26 <0:^1l+ <0:^18+ <6 <4 <0:d^17-4 <4f <2b:1-2i= <1z^9+ <4f^e-4v <24^5-2h ^5-2a ^5-1z ^5-1o ^5-1d ^5-12 <7^9-2 <2b( )a<b^9+-e <2( )a<m^9-c^-p <2( )a<b^b=-10 <2( )a<b^c=-1b <2( )a<b^d= :9^e.-6h :a^f.-6i :b^g.-6j <3w <23 <1e^a-2-1-2-1-2-1-2-1 <0:^1e+ <0:^1i+ ^1i-2e <26 <0:^1k+ <0:^1d-2g <4h <4h^^-2d^5-2b-2a-29-28-27-26-25-24-23-22 :4-3=.^-2+^-2+3 <4d-7^3-6^^-6 :^c.6 :5^8.4       <l-5a^3-59 :j^7-59-7m <2i^9-7m <p:k^8.^8. ^9-2r-2f ^9-2g ^9-24 ^9-1t ^9-1i ^9-17 ^9-16 ^9-15 ^9-14 <b:l^9.-7m <4h^8-7m <3:m^9. ^a-2r-2f ^a-2g ^a-24 ^a-1t ^a-1i ^a-17 ^a-16 ^a-15 ^a-14 <c:n^a.-7m <2:o^a. ^b-2r-2f ^b-2g ^b-24 ^b-1t ^b-1i ^b-17 ^b-16 ^b-15 ^b-14 <b:p^b.-7m <2:q^b. ^c-2r-2f ^c-2g ^c-24 ^c-1t ^c-1i ^c-17 ^c-16 ^c-15 ^c-14 <b:r^c.-7m <2:s^c. ^d-2r ^d-2g ^d-24 ^d-1t ^d-1i ^d-17 ^d-16 ^d-15 ^d-14 <b:t^d.-7m :u^e.-7m :v^f.-7m :w^g.-7m <2b <6q <3p^a=^-2-1=^-2-1 <1f^8-1^-2-1^^-2-1 <0:^1o+  <4l :^1b-3i. <4g <2a:1-1e= <1y^9+ :8^8+=+-3r <23^5-1e ^5-1a ^5-z <4^9-3-2 <27( )a<b^9+ <2    <k^9-6 :^a-2.-4b :^c.-4c :^d.-4d :^e.-4e :^f.-4f :^g.-4g <2s <13 <0:12^1e-4o <f^a-2-1-2-1-2-1-2-1 ^9-2 <0: <5o <0:^1a+ <3c <3c^^-1e^5-1c-1b-1a-19-18-17-16-15-14-13 :7^^.^.^3.+3 <3c-6^3-5^^-5  <l:-s^3-r^^-r++ :5^8..      <j-3e^3-3d :j^7-3d-5p <u:^5.^^-5p=3 <1f^9-5p <p:^8.^8. ^9-1y ^9-1n ^9-1h ^9-1f ^9-1e ^9-1d ^9-1c ^9-1b ^9-1a <b:l^9.-5p :8^8-5p== <3:^9. ^a+   <1b:n^8.3 <0:^8-5s=3 <1c:p^8.3 :r^c.-5s :t^d.-5s :u^e.-5s :v^f.-5s :w^g.-5s <1c <1c <1q^a==-2-1^^-2-1 <g^8-1^-2-1^^-2-1 <2^8-1= <i:^3+^^+^++ <0:18^1b+ <2d:^k+^^+^+^3+^+3^^+^6-8-7^6-4-3-2^-1 <1b:1-1y= <m:7^8.+ <13^5-1t ^5-1i ^5-17 <4:8^8+^^+-3d <17( )a<b^a-e-d <2( )a<b^9-c= <2  <3^b+ :^b-2.-45 :^d.-46 :^e.-47 :^f.-48 :^g.-49 <20 <1y:^c.6 :^9.-7m :^a.-7m <1c <1c <0:^5+  <17:^6-1t^-1s-1r <14^b== :^6+^14+^3+^3+^+^3-1 ^9=^1b-6 <0:14^1k-4v <2p <1f:..-26^@^3-24-23-22-21-20-1z-1y-1x-1w-1v^^-1u^^-1t^-1s^3-1r^-1q-1p-1o^^-1n <1e^a-23-22-21-20-1z-1y-1x-1w <n:-4^3-3^^-3+3 :5^8.3( )8<0:^y+^3+^i-1 <0:^o+^k-1 ^19-1 <0:^k+^h+^4-2^d-1 <0:^k+^m-1 <0:^x+^j-1 <0:^m+ <5^19-1 <s-47^3-46 <p:7^8.-5j <2:j^7-46-5j <17:^5.^^-5j= <12:1t^8.^8. ^9-29-1v ^9-1w ^9-1k ^9-1h ^9-1f ^9-1e ^9-1d ^9-1c ^9-1b <d:l^9.-5j :8^8-5j== <3:1u^9. ^a-29 ^a-1w ^a-1k ^a-1h ^a-1f ^a-1e ^a-1d ^a-1c ^a-1b <c:n^a.-5j <2:1v^a. ^b+ <1w:p^8.4 <0:^8-5k= <1x:r^8.4 :t^d.-5k :u^e.-5k :v^f.-5k :w^g.-5k <1x <1u <1u <9^8++ ^9-2 <1r:^6.^@^12-17^3-16^3-15 ^1b-11^3-10 <2^8-1c-1b :1y^6-1a^++ <3:1y^6-15^+^1a-12 <1y:1x^6+ :^1j+ <2 <0:^1j+ <8^1j-1d <6 <4: :^1j-c <2 <5u:^f.3^7+^5+^4++^^+^a-4^3-3-2^^-1 <23:1n-20= <0:7^9+=8 <1v^5-1x <2:^8+^-46^9+^^+^+^3+^+3^^+^6-8-7^6-4-3-2^-1 <1x   <4^k-d^^-c^-b^5-a-9-8^^-7 :^9-3.-4l^d.^3-2 :^b.-4m^i+^j-1 :^c.-4o^6+^a-3^b-1 :^d.-4q^5-2^a.^j. :^e.-4r^d+ :^f.-4t^c. :^g.-4u^^.^m. <0:^z-4o^i-4o <0:^q-4k^j-4k <0:26^m-2k :^l-4q. <0:^w-2o^j-2o :^u-4l^-4m^h-4l^-4m <0:^z-4p^5-4n^c-4p^5-4n <0:^13-2l^i-2l <0:^11-2m^i-2m <0:^y-4j <29 <0:^9-7k <1b <1b <1b <t^a+-2+-3-1-3^-1 <0:^8-3-1-3 <2^9-3^^-2 <19 <13  <z:8^8+ <4:^6+^14. <3:2y^6+^14. <3^9= <3^6-1^18+ <3^1f-3 <18:1x <4 <3:^6-1^^+^19. ^9= <a <c <5 <9:^6-1^19+^^-3w^+^3-1 ^9=^15-4-3^4-2 <3 <2^6-1^^+^15+ ^9=^15-2 <3 <2:^6-1^^+^19. ^9= <3p: <1n:..-2n^@^3-2l-2k-2j-2i-2h-2g-2f^a-2e^5-2d^4-2c-2b^^-2a <0:-3=^^-2+^-2+-2m-2l-2k-2j-2i-2h <0:-5=^^-4+^-4      <0:2n^z+^i-1 <3i^1h-1 <3l^17-2^d-1 <0:^r+^a+^8-2^9-1 <3j^19-1 <h:i-4o=^^-4n <i:7^8.-6s <1v:^5.^^-6s== <3u^1l-1 <5^19-1 ^19-1 <9^17-2^d-1 <3u^17-1 <c^1h-1 <3u <5^19-1 <1w:^8.^8.^i.^i. :^9+^n.^j. :^w.^j. <d:l^9.-74 <0:2x^8-74== <0:^12-7^i-7 <3:n^a.-74 :p^b.-74 <c^17-1 <2:r^c.-75 <5^12-c^i-c <2:t^d.-75 :u^e.-75 <3^12+^i-1 <0:v^g-76= :w^g.-76 <21 <20 <20 <20 <0:1w^5+    <21 <1o   <3h:^1b. ^1f-5i <2^8-2d-2c <24^6-2b <24^6-2a <4^1j-5k <2 <6^1f-27 <26^1f-29 <26^6-28 <0:2b^1j-4g <4^1j-5o <3 <0:8^8+=9 <6:^6-1^18.^3. ^9= <5:^1j. <2b <2b  <7^9-29 <8 <n^6+^18-27 <2b:^6.^@ <2c^9+ <2d <41:2d^6-4n^-4m-4l <h^1j-az <41 <4 <7^1f-26 <2g^9+ <2h <5^1j-6 <2 <5:^1j. <2j <2j  <0:@= <2k:-28= <k:7^8.+ <49:.3^.^4-4u=5^10-4^3-3-2^^-1 <2g^5-2c <2^p-6^5-5^5-4^^-3^e-1 :^9.-52^k.^4-2^e. :^a.-53^p+^i-1 :^b.-55^o-2^^.^i. :^c.-56^n.^i. :^d.-57^a. <0:^s-50^j-50 <0:2q^w-54^j-54 <0:2u^11-4z^i-4z <2^w-2j^j-2j <0:3b^12-51^i-51 <0:22^o-53^k-53 <0:^n-52^k-52 <2o <0:2n^z-8x^i-8x <0:2o^q-8x^j-8x <0:26^m-8x :2p^l-8x. <0:2q^w-8x^j-8x :2r^u-8x^j-8x <6:2s^15-8x^i-8x <0:2t^13-8x^i-8x <0:2u^11-8x^i-8x <0:2v^y-8x <0:1j^9-8x= :1k^9.-8x <6:^z.^i. <8:^w.^j. <2c <2c <2c <2c <0:1l^8++=+ <9:2x^8-3-2 :1l^b+ <2^a+ <2c <2a   <1q^6-1a <2a <28   <29 <26   <25:^1f. <28 <28  <28 <27   <29 ^9= <j:29^6.^@ <k <29 <25  <64  <3 <28 <26   <27 <26   <18:-4a^3-49 :^7-49-6v^6.3 <4l^1i-1 <49^1h-1 <4c^12-2^4-1^d-2 <4l^1b-2^9-1 <4a^19-1 <0:^9-71=5 <0:24^k-4^m-4 <2:^9.-71 :^a.-71 <0:^r-3^j-3 <2:^b.-71 :^c.-71 :^d.-71 <25 <1r <1r <1r <1r <0:7^9+=8 :8^8-1= <0:28^8-1= :^9. <3:^h. <1s <1q   <18  <1t <1r   <67^1f-5e <1u <1s   <5^1f-5e <1u <1t   <1v <1t   ^6+^18-5q <1w ^9= <m <1v <1r   <6 <5:^6-1^18.^3. ^9= <3 :^6-1^^-20^16-6a ^9= <7 <20 <1y    <21 <1z    <22 <0:3p^s-8x^j-8x <0:2q^w-8x^j-8x <0:2u^11-8x^i-8x <0:3b^12-8x^i-8x <0:22^o-8x^k-8x <0:3q^n-8x^k-8x <1u <1u <1u <1u <1u <0:^11+ <1k <1i <1p^6+^14+ ^6-3^14-2 ^6+^18-75 ^6-2  <7 <7   ^6-20^18-7d :3c^6.^@ <2 <1t <1r   ^6-20^18-7d <7^1f-7d <2 <1v <1t    <1w <1u   ^6-21^18-7q :3e^6.^@ <2 <1y ^9= <2f^1l-80^3-80 <1y <1p    <5w:^1f. <1z <1z  <4:^1l.^3. <20 <20 <8 <20 <1x     <21 <1y     <22 <1w <1w <1w <1w <1w <da^9=+^= <1i <1g <39^1f+ <1w:29^6.^@ <1w^1f-3 <0:2c^6+^+=9 <2^1f+ <4^1f-9f <2^6-3^18-2  <17^1f-5 <20^8-4j-4i <1y   <1y  ^8-3p <i <i   <1y   <20 <1x     <21 <1z   <1z   <21 ^9= <1o:3c^6.^@^17. <v^1f-a8 <22 <1r     <22 <21   <22 <22 <7 <22 <1y      <23 <1z      <24 <24 <24 <24 <24 <24 <0:^8-2f=9+ :^c.6-1 <0:^i-1 <1o^9= <1m  <22:3c^1b.^3-2d :2y^6-2f^+ <d2^9= <25^1f-2g <24 <0:8^8+=9 <bn^6-1^^=^19+^+^3-1 <4^1f-2f <4 <7^6-9^-8^1a-9k <2 <2a^6-2e :3c^6.^@ <2^6-1j^18-bq <29  <29  ^8-4v <m^8-55-54 <l   <28   <d^8-46 <2b <27      <2c <2a   <2a   <29:2z^1j. <2d <12 <w^1f-ck <w <2d <22      <2e <2c    <2f <2f <8 <29^8-h-g <2a      ^8-7 <2g <2b       <2h <2h <2h <2h <2h <2h <0:^8+=5 <1b <1r^6+^1c-27 ^6-2 <2^1f-4n <0:8^8+=9 <2b^6-1^1c-2d^-2c <3:1y^1b-75 <2:3f^6.^@^16-2g :30^6-2i^+ <2c^1j+ <6:2c^6+ <bq <6^6-7 <2e^6+^1c-2n ^1f-e9 ^6-2 <2r <e^1j-ie ^6-2 ^8-55 <2a  <29   <1s^8-58 <2b <26      ^6+^1e-ey^3-ey <2c <z   <2a   ^6-2l^1e-f7^3-f7 :3e^6.^@ <2 <2e <15 <1i <1s^9+ <1t ^6+^18-64 ^6-2     <2e <2b     <2f <2f <f^8-j <g     ^8-f <2d <p       ^8-9 <2e <2e <2e <2e <2e <2e :8..^^. <1d :3c^6.^@^1a-4r <2e ^6+^18-ge <3^1f-77 :2y^6-2m^+ <2d^1f-2j <2g^1f-2k <2b^1j-2g <4s^1j-4w <2c <2h <d:2c^6+ <e <7:31^6-1^1c. <3^6-ck^-ci <b^6-2h^1e-gs^3-gs :3c^6.^@ <2h <2^1f-go <2 <u <2i <j^1j-ks <2 ^8-55 <2j <2h   <2j^8-58 <2j <2e      ^6-2d^1e-ha^3-ha :3t^6.^@ <2 <15^8-5w <16   <2j   <2j  ^8-4u <2l:7^8. <13 <w <1z^8-4w <21  :3f^6.^@^16-8b <2i     <7 <2n <2j      <2o <2o <a    ^8-g <p^8-5i <q( )8<2m <2m <2m <2m <2m <2m <7f^i+ <1e <1c:2y^6-26^1c-6z :3c^6.^@ <2 <2l <2k <2c <2i <0:8^8+=9 <2h:45^6-1^18. <2q:3g^1j. <2j <2e  <m  <c ^8-4s <f   <8^8-4t <27       <2b   <w  <29   <2a  ^8-57 <w <q <5s:30^1g-jq ^6-2 <2^1f-ag ^6-2   <5 ^8-5i <28 <23       <29 <29 <c   ^8-g <n       ^8-63 <27 <27 <27 <27 <27 <0:-136=^^-135 <77 <1f <4r^1f-6p ^6-2 <12:2y^1f-95. <26 <2^1f-6v <26 <24:48^1f. <26 <25 <5^6-5 <k^6+^18-71 ^6-2  <24^8-4j <22  <23^8-4f <i      <20   <1d <22 <20   <21  ^8-4t <1j <9 <49^1f-lj^3-9z <1j  <3^1f-ce <21   <5 ^8-51 <23 <b       ^8-9 <24 ^8-1= <d  ^8-e <1x      ^8-5j <22 <22 <22 <22 <22 :8..^^. <1e <47^1f-8i <21 <1u <22:3c^6.^@ <2 <23 <3^1f-8m <3 <24 <23 <23 <20 :3g^6.^@ <2  <10 <22 <22^8-45 <j     <1z   <b  <1z   <20  ^8-4e <21 <8 <1g  <1x  <3 ^8-4l <7^8-45 <8( )8<h^8-45 <c ^8-b <1r     ^8-4z <1v <1v <1v <1v <3w-125^3-124 <0:^3++-2-1^z-ws <0:^6-m9^1e-s3^3-s3 <1o   <1t <1l <1s <1s <1s <4  <r  <a^8-3m <1m^8-5s <1n   <1n   <9  ^8-50 <4j:2z^1j. ^6-2 <4b:2z^1g. ^6-2 ^8-3t <1p <8 <4g:30^1j-d7 ^6-2 <2^1f-db <2 ^8-41 <6       ^8-3t <9^8-9 <z    ^8-4c <1k <1k <1k <1k <ml^8+= <0:8^8+=9 <1g:2y^6+^-1g^17. ^6-1^-1f <1e^8-1d <1j^8-1c <2^8-19 <1l <1j <1j ^8-1b <3^8-1a ^8-19 ^8-t <1f  <1e   <v  ^8-4q <3y:3e^1j. <1g <1f :3e^6.^@ <2 ^8-39 <1h  <14:3f^6.^@ <1f  <3^1f-ec <2 ^8-3e <g      ^8-34 <1d   ^8-3n <1f <1f <1f <2y-102^3-101 <0:8^8+=9 <0:^8-1=4 <2:^3-2e^-2e^^@^x-z4 <o:3c^1g.^4-eo^3-eo <1c^8-2a <1c <1c <17 <15   <l  ^8-3t <13  ^8-2k <13  <z^8-2j ^8-17 ^8-2m <a     ^8-2c <x^8-g <z ^8-2s <z <z <z <9z <u <u^8-6 <r   <e  ^8-2v <2k:2z^8-k^1a. ^6-1^-33 <r^8-2e <0:^6-l0^19-r8 <6    ^8-1l <g^8-37 <m <m <1k-yp^3-yo <0:^8+=5+ <m <f:3d^8-f^16. ^6-1^-e <3^8-d ^8-c ^8-36 <1o:3e^1j. <e   ^8-11 <f <f <0:8^8-10c=9 <0:43^8-10c <a^8-j <a:3t^1f. <7^8-m ^8-7 ^8-j <9 <n-vi^3-vh <2 <2:-rd^3-rc|",
    "messages": (
        "0-9, tab to form feed, space, `*`, `,`, `?`, `@`, U+0085, U+00A0, U+1680, U+2000 to U+200A or 5 more, or end of value",
        "0-9, tab to form feed, space, `*`, `,`, `?`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028 or 4 more",
        "tab to form feed, space, `,`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F or 2 more",
        "0-9, `*`, `,` or `?`",
        "0-9, tab to form feed, space, `,`, `-`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028 or 4 more",
        "tab to form feed, space, `,`, `-`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029 or 3 more",
        "`a`, `d`, `e`, `h`, `m`, `w` or `y`", "1-9", "0-9", "0-5, `7`, `8` or `9`", "0-5, `8` or `9`", "0-5 or `9`",
        "`n` or `t`", "`a`", "`v`", "`o`", "`i` or `o`", "`e`",
        "0-9, tab to form feed, space, `,`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F or 2 more",
        "0-9, tab to form feed, space, `,`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029 or 3 more",
        "1-5", "2-9", "2-5", "3-9", "`3`, `4` or `5`", "4-9", "`4` or `5`", "5-9", "`5`", "6-9", "`7`, `8` or `9`",
        "`8` or `9`", "`9`", "`n`", "space", "`i`", "`u`", "`d`", "`l`", "`r`", "`t`", "`k`",
        "0-3, tab to form feed, space, `,`, `-`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028 or 4 more",
        "`y`", "`h`", "4-9, `0`, `1` or `2`", "5-9, `0`, `1` or `2`", "6-9, `0`, `1` or `2`",
        "`0`, `1`, `2`, `7`, `8` or `9`", "`0`, `1`, `2`, `8` or `9`", "`0`, `1`, `2` or `9`", "end of value", "`g`",
        "tab to form feed, space, `,`, `-`, `/`, `0`, `1`, U+0085, U+00A0, U+1680, U+2000 to U+200A or 5 more",
        "0-3, tab to form feed, space, `,`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029 or 3 more",
        "`1` or `2`", "`2`", "0-3", "0-9, `+` or `.`",
        "0-9, tab to form feed, space, `*`, `,`, `?`, `A`, `D`, `F`, `J`, `M` or 20 more",
        "0-3 or 5-9", "0-3 or 6-9", "0-3, `7`, `8` or `9`", "0-3, `8` or `9`", "0-3 or `9`", "`1`, `2` or `3`",
        "`2` or `3`", "`3`", "`-`", "0-9 or `.`", "0-9, `.`, `h`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `*`, `,`, `?`, `A`, `D`, `F`, `J`, `M`, `N`, `O` or 9 more",
        "tab to form feed, space, `,`, `-`, `/`, `0`, `1`, `2`, U+0085, U+00A0, U+1680 or 6 more",
        "`P`, `U`, `p` or `u`", "`E` or `e`", "`A`, `U`, `a` or `u`", "`A` or `a`", "`O` or `o`", "`C` or `c`",
        "tab to form feed, space, `,`, `/`, `0`, `1`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028 or 4 more",
        "`0` or `1`", "0-9, `h`, `m`, `s`, `u`, U+00B5 or U+03BC", "0-9, `.` or `s`", "`s`",
        "0-9 or `.`, or end of value", "0-9, `.` or `s`, or end of value",
        "0-6, tab to form feed, space, `*`, `,`, `?`, `F`, `M`, `S`, `T`, `W` or 14 more",
        "0-9, `A`, `D`, `F`, `J`, `M`, `N`, `O`, `S`, `a`, `d` or 6 more",
        "3-9, `0`, `1`, `A`, `D`, `J`, `M`, `N`, `O`, `S`, `a` or 6 more",
        "4-9, `0`, `1`, `A`, `D`, `J`, `M`, `N`, `O`, `S`, `a` or 6 more",
        "5-9, `0`, `1`, `A`, `D`, `J`, `M`, `N`, `O`, `S`, `a` or 6 more",
        "6-9, `0`, `1`, `A`, `D`, `J`, `N`, `O`, `S`, `a`, `d` or 4 more",
        "`0`, `1`, `7`, `8`, `9`, `A`, `D`, `J`, `N`, `O`, `S` or 6 more",
        "`0`, `1`, `8`, `9`, `A`, `D`, `N`, `O`, `S`, `a`, `d` or 3 more",
        "`0`, `1`, `9`, `D`, `N`, `O`, `S`, `d`, `n`, `o` or `s`", "`R` or `r`", "`G` or `g`", "`B` or `b`",
        "`N` or `n`", "`L`, `N`, `l` or `n`", "`R`, `Y`, `r` or `y`", "`V` or `v`", "`T` or `t`", "`P` or `p`", "`1`",
        "`0`, `1` or `2`", "0-9, `.`, `m`, `s`, `u`, U+00B5 or U+03BC", "0-9, `.`, `m`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `n`, `s`, `u`, U+00B5 or U+03BC", "0-9, `.`, `m`, `n`, `u`, U+00B5 or U+03BC",
        "tab to form feed, space, `,`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F or 2 more, or end of value",
        "0-6, `*`, `,`, `?`, `F`, `M`, `S`, `T`, `W`, `f`, `m` or 3 more",
        "0-6, tab to form feed, space, `,`, `-`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028 or 4 more, or end of value",
        "tab to form feed, space, `,`, `-`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029 or 3 more, or end of value",
        "`H`, `U`, `h` or `u`",
        "tab to form feed, space, `,`, `/`, `0`, `1`, `2`, U+0085, U+00A0, U+1680, U+2000 to U+200A or 5 more",
        "`1`, `D`, `N`, `O`, `d`, `n` or `o`", "`1`, `D`, `N`, `d` or `n`", "`1`, `D` or `d`", "`U` or `u`",
        "0-9, `m`, `s`, `u`, U+00B5 or U+03BC", "0-9, `.`, `u`, U+00B5 or U+03BC", "0-9, `m`, `u`, U+00B5 or U+03BC",
        "0-9, `m`, `n`, `s`, `u`, U+00B5 or U+03BC", "0-9, `m`, `n`, `u`, U+00B5 or U+03BC",
        "tab to form feed, space, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F or U+3000, or end of value",
        "0-6, tab to form feed, space, `*`, `,`, `?`, `F`, `M`, `S`, `T`, `W` or 14 more, or end of value",
        "0-6, `F`, `M`, `S`, `T`, `W`, `f`, `m`, `s`, `t` or `w`", "2-6, `0`, `F`, `S`, `T`, `W`, `f`, `s`, `t` or `w`",
        "3-6, `0`, `F`, `S`, `T`, `W`, `f`, `s`, `t` or `w`", "`0`, `4`, `5`, `6`, `F`, `S`, `T`, `f`, `s` or `t`",
        "`0`, `5`, `6`, `F`, `S`, `f` or `s`", "`0`, `6`, `S` or `s`", "`I` or `i`", "`D` or `d`", "`Y` or `y`",
        "`L` or `l`", "0-9, `u`, U+00B5 or U+03BC",
        "0-9, tab to form feed, space, `,`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F or 2 more, or end of value",
        "0-6, tab to form feed, space, `,`, `/`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029 or 3 more, or end of value",
        "1-6", "2-6", "3-6", "`H` or `h`", "`4`, `5` or `6`", "`5` or `6`", "`6`", "`0`", "0-8",
        "0-9, `.`, `n`, `u`, U+00B5 or U+03BC", "0-9, `.` or `n`", "`T`", "0-9, `n`, `u`, U+00B5 or U+03BC",
        "0-9 or `n`", "0-9 or `:`", "0-3 or `:`", "`:`", "0-5",
        "tab to form feed, space, `,`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F or U+3000",
        "`+` to `.` or `Z`", "`.`, `u`, U+00B5 or U+03BC", "0-4", "0-9, `+`, `-` or `Z`", "`.` or `n`", "0-6",
        "tab to form feed, space, `,`, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F or U+3000, or end of value",
    ),
    "pattern": "(?:@at\\x20(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]?[0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?>(?:[,.][0-9]++)?)(?:Z|[+\\-](?:[01][0-9]|2[0-4]):(?:[0-5][0-9]|60))|@every\\x20\\+?+(?:(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)0{0,8}+[1-9][0-9]{9,17}+(?>(?:\\.[0-9]*+)?)ns|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)0{0,8}+[1-9][0-9]{6,14}+(?>(?:\\.[0-9]*+)?)[u\\xb5\\u03bc]s(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)0{0,8}+[1-9][0-9]{3,11}+(?>(?:\\.[0-9]*+)?)ms(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?>(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?)0{0,8}+[1-9][0-9]{0,8}+(?>(?:\\.[0-9]*+)?)s(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:0{0,6}+[1-9][0-9]{0,6}+(?>(?:\\.[0-9]*+)?)|0{0,7}+\\.[1-9][0-9]*+)m(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?:0{0,5}+[1-9][0-9]{0,5}+(?>(?:\\.[0-9]*+)?)|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?))(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?))|@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)|[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+,*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,*+(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?:,++(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,*+(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?>(?:,++(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])(?>(?:\\/[1-9][0-9]{0,17}+)?))*),*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,*+(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?>(?:,++(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?>(?:\\/[1-9][0-9]{0,17}+)?))*),*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,*+(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?:,++(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?>(?:\\/[1-9][0-9]{0,17}+)?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+)?",
    "java": "\\A(?:(?:@at\\x{20}(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-8&&[^246]]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])|(?:[0-8&&[^1357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])00)-02-29)T(?:[01]?[0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[,.][0-9]++)?+(?:Z|[+\\-](?:[01][0-9]|2[0-4]):(?:[0-5][0-9]|60))|@every\\x{20}\\+?+(?:(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+0{0,8}+[1-9][0-9]{9,17}+(?:\\.[0-9]*+)?+ns|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+0{0,8}+[1-9][0-9]{6,14}+(?:\\.[0-9]*+)?+[[u][\\x{b5}\\x{3bc}]]s(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+0{0,8}+[1-9][0-9]{3,11}+(?:\\.[0-9]*+)?+ms(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?+0{0,8}+[1-9][0-9]{0,8}+(?:\\.[0-9]*+)?+s(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:0{0,6}+[1-9][0-9]{0,6}+(?:\\.[0-9]*+)?+|0{0,7}+\\.[1-9][0-9]*+)m(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:0{0,5}+[1-9][0-9]{0,5}+(?:\\.[0-9]*+)?+|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+)(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+)|@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)|[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+,*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])(?:\\/[1-9][0-9]{0,17}+)?+)*+,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?:\\/[1-9][0-9]{0,17}+)?+)*+,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+)?)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:@at\\x20(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]?[0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[,.][0-9]+)?(?:Z|[+\\-](?:[01][0-9]|2[0-4]):(?:[0-5][0-9]|60))|@every\\x20\\+?(?:(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?0{0,8}[1-9][0-9]{9,17}(?:\\.[0-9]*)?ns|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?0{0,8}[1-9][0-9]{6,14}(?:\\.[0-9]*)?[u\\xb5\u03bc]s(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?0{0,8}[1-9][0-9]{3,11}(?:\\.[0-9]*)?ms(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?0{0,8}[1-9][0-9]{0,8}(?:\\.[0-9]*)?s(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:0{0,6}[1-9][0-9]{0,6}(?:\\.[0-9]*)?|0{0,7}\\.[1-9][0-9]*)m(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:0{0,5}[1-9][0-9]{0,5}(?:\\.[0-9]*)?|0{0,6}\\.[1-9][0-9]*)h(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms|(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?)(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?)|@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)|[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*,*(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|0?(?:[1-9]-(?:[12][0-9]|3[01])|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?[1-9])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|0?(?:[1-9]-(?:[12][0-9]|3[01])|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?[1-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|(?:0?1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])|(?:0?2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb])|(?:0?3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr])|(?:0?4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr])|(?:0?5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy])|(?:0?6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn])|(?:0?7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll])|(?:0?8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg])|(?:0?9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|(?:0?1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])|(?:0?2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb])|(?:0?3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr])|(?:0?4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr])|(?:0?5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy])|(?:0?6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn])|(?:0?7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll])|(?:0?8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg])|(?:0?9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?1|[Mm][Oo][Nn])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn])|(?:0?2|[Tt][Uu][Ee])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee])|(?:0?3|[Ww][Ee][Dd])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd])|(?:0?4|[Tt][Hh][Uu])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu])|(?:0?5|[Ff][Rr][Ii])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii])|(?:0?6|[Ss][Aa][Tt])-(?:0?6|[Ss][Aa][Tt])|0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?1|[Mm][Oo][Nn])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn])|(?:0?2|[Tt][Uu][Ee])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee])|(?:0?3|[Ww][Ee][Dd])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd])|(?:0?4|[Tt][Hh][Uu])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu])|(?:0?5|[Ff][Rr][Ii])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii])|(?:0?6|[Ss][Aa][Tt])-(?:0?6|[Ss][Aa][Tt])|0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*)?)$"},
}

_NATS_SCHEDULE_TIME_ZONE: Automaton = {
    "automaton": "0,,1,0,9,,1,0,2,,1,0,w,1,1,2,1,0,18,3,1,0,16lf,,1kw,0|0,!1,2,!3,4|<0:++ :@^+@ :-4.-1-4 : :^-3@|",
    "messages": (
        "any character except NUL, line feed, carriage return, `/` and `\\`",
        "any character except NUL, line feed and carriage return, or end of value",
        "any character except NUL, line feed, carriage return and `.`",
        "any character except NUL, line feed, carriage return and `.`, or end of value",
        "any character except NUL, line feed and carriage return",
    ),
    "pattern": "[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]\\.?+(?>(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\ud7ff\\ue000-\\U0010ffff]\\.?+)*)|\\.(?>(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\ud7ff\\ue000-\\U0010ffff]\\.?+)+)|(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]\\.?+(?>(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\ud7ff\\ue000-\\U0010ffff]\\.?+)*)|\\.(?>(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\ud7ff\\ue000-\\U0010ffff]\\.?+)+)|\\.)\\/(?>(?:(?>(?:\\.?+(?>(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\ud7ff\\ue000-\\U0010ffff]\\.?+)+)|\\.)?)\\/)*)\\.?+(?>(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\ud7ff\\ue000-\\U0010ffff]\\.?+)+)",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+)*+|\\.(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+)++|(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+)*+|\\.(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+)++|\\.)\\/(?:(?:\\.?+(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+)++|\\.)?+\\/)*+\\.?+(?:[[\\x{1}-\\x{7f}&&[^\\x{a}\\x{d}./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\.?+)++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\[\\]-\ud7ff\ue000-\U0010ffff]\\.?(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\ud7ff\ue000-\U0010ffff]\\.?)*|\\.(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\ud7ff\ue000-\U0010ffff]\\.?)+|(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\\[\\]-\ud7ff\ue000-\U0010ffff]\\.?(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\ud7ff\ue000-\U0010ffff]\\.?)*|\\.(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\ud7ff\ue000-\U0010ffff]\\.?)+|\\.)\\/(?:(?:\\.?(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\ud7ff\ue000-\U0010ffff]\\.?)+|\\.)?\\/)*\\.?(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\-0-\ud7ff\ue000-\U0010ffff]\\.?)+)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE_TARGET: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,1,1,0,3,2,1,0,f,1,1,0,16m9,,1kw,0|0,!1|<0:++ :@=-3 <2-2=|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space, or end of value",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE_SOURCE: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,1,1,0,3,2,1,0,f,1,1,0,16m9,,1kw,0|!0,!1,2|<0:++ :@=+ :-3^. ^-2|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of value",
        "any character except tab, line feed, form feed, carriage return and space, or end of value",
        "any character except tab, line feed, form feed, carriage return, space and `.`",
    ),
    "pattern": "(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*))?)",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)?)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE_ROLLUP: Automaton = {
    "automaton": "0,,2q,0,1,,g,1,1,,1,2,1,|!0,1,2,!3|<0:^+ :^.+ <0:+ :.|",
    "messages": ("`s`, or end of value (at most 3 characters)", "`u`", "`b`", "end of value (at most 3 characters)"),
    "pattern": "(?>(?:sub)?)", "java": "\\A(?:(?:sub)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:sub)?)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE_NEXT: Automaton = {
    "automaton": "0,,2t,0,1,,1,1,1,,8,2,1,,1,3,1,,2,4,1,|0,1,2,3,4,!5|<0:^^+ <0:^4+ :^3+. <0:^+ :+. :.|",
    "messages": ("`p`", "`u`", "`r`", "`g`", "`e`", "end of value (at most 5 characters)"),
    "pattern": "purge", "java": "\\A(?:purge)\\z",
    "schema": {"type": "string", "pattern": "^(?:purge)$", "not": {"pattern": "\\n$"}},
}

_NATS_TRACE_ONLY: Automaton = {
    "automaton": "0,,1d,0,1,,j,1,1,,8,2,1,3,1,,2,4,1,,1,5,1,6,1,,f,1,1,,8,2,1,3,1,,2,4,1,,1,5,1,6,1,|0,!1,2,3,4,5|<0:+^^+^+ <0: :^^-3 <0:^4+ <0:^6+ <0:^-5|",
    "messages": ("`1`, `O`, `T`, `o` or `t`", "end of value", "`N` or `n`", "`R` or `r`", "`U` or `u`", "`E` or `e`"),
    "pattern": "1|[Tt][Rr][Uu][Ee]|[Oo][Nn]", "java": "\\A(?:1|[Tt][Rr][Uu][Ee]|[Oo][Nn])\\z",
    "schema": {"type": "string", "pattern": "^(?:1|[Tt][Rr][Uu][Ee]|[Oo][Nn])$", "not": {"pattern": "\\n$"}},
}

_METADATA_KEY_OF_SERVER: Automaton = {
    "automaton": "0,,1a,0,1,,1c,1,1,,1,2,1,,1,3,1,4,1,5,1,,3,6,1,,2,7,1,8,1,9,1,a,1,,1,b,1,c,1,d,1,e,1,,1,f,1,|0,1,2,3,4,5,6,7,8,9,a,b,c,!d,e,f,g,h|<0:^+ <0:^9+ <0:^^+ <0:^e+ :^d+. <0:+ :.^6++^3++^+ <0:^5+ :^5.+ <2 <0:^c+ <2 <0:^f+ <3 :^b+. <0:^3+ <3 <6 <2 <e  :. :^7-5 <0:^a+ <2^7-k <l:^^+^+ <8^c-a <c <5 <q <3^3-c <0:^8+ <e <v <h <r <3 <0:1^9-i <7^8-i|",
    "messages": (
        "`_`", "`n`", "`a`", "`t`", "`s`", "`.`", "`l`, `m`, `r`, `s` or `v`", "`e`", "`i`", "`r`", "`v`", "`q`", "`c`",
        "end of name", "`l`", "`o`", "`a`, `d` or `s`", "`m`",
    ),
    "pattern": "_nats\\.(?:ver|level|req\\.level|(?:mirror|src)\\.(?:stream|acc|domain))",
    "java": "\\A(?:_nats\\.(?:ver|level|req\\.level|(?:mirror|src)\\.(?:stream|acc|domain)))\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:_nats\\.(?:ver|level|req\\.level|(?:mirror|src)\\.(?:stream|acc|domain)))$",
        "not": {"pattern": "\\n$"},
    },
}

_METADATA_KEY: Automaton = {
    "automaton": "0,0,1a,1,1,0,1c,2,1,0,1,3,1,0,3,4,1,0,6,5,1,0,1,6,1,0,2,7,1,8,1,9,1,a,1,0,1,b,1,0,16kp,,1kw,0|!0,1|<0:+=+-2=8 @^== -2^5+-3 ^3+-4^== <3-4^9+-5 ^9+-6= <5-6+-7 <2^5+-8^+-9=+ <5^3=+-b   <7^a=+ ^7+-f^^= ^7=+-g <4 <9 :^== :0^5-3-i ^5-b|",
    "messages": ("any character, or end of name", "any character"),
    "pattern": "(?>(?:[\\x00-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_(?>(?:[\\x00-mo-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_n(?>(?:[\\x00-`b-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_na(?>(?:[\\x00-su-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nat(?>(?:[\\x00-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats(?>(?:[\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.(?>(?:[\\x00-km-qs-uw-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.l(?>(?:[\\x00-df-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.le(?>(?:[\\x00-uw-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.lev(?>(?:[\\x00-df-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.leve(?>(?:[\\x00-km-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.level[\\x00-\\ud7ff\\ue000-\\U0010ffff]++|_nats\\.r(?>(?:[\\x00-df-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.re(?>(?:[\\x00-pr-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.req(?>(?:[\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.req\\.(?>(?:[\\x00-km-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.req\\.l(?>(?:[\\x00-df-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.req\\.le(?>(?:[\\x00-uw-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.req\\.lev(?>(?:[\\x00-df-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.req\\.leve(?>(?:[\\x00-km-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.req\\.level[\\x00-\\ud7ff\\ue000-\\U0010ffff]++|_nats\\.v(?>(?:[\\x00-df-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.ve(?>(?:[\\x00-qs-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nats\\.ver[\\x00-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_(?:[[\\x{0}-\\x{7f}&&[^n]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_n(?:[[\\x{0}-\\x{7f}&&[^a]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_na(?:[[\\x{0}-\\x{7f}&&[^t]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nat(?:[[\\x{0}-\\x{7f}&&[^s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats(?:[[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.(?:[[\\x{0}-\\x{7f}&&[^lrv]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.l(?:[[\\x{0}-\\x{7f}&&[^e]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.le(?:[[\\x{0}-\\x{7f}&&[^v]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.lev(?:[[\\x{0}-\\x{7f}&&[^e]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.leve(?:[[\\x{0}-\\x{7f}&&[^l]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.level[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++|_nats\\.r(?:[[\\x{0}-\\x{7f}&&[^e]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.re(?:[[\\x{0}-\\x{7f}&&[^q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.req(?:[[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.req\\.(?:[[\\x{0}-\\x{7f}&&[^l]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.req\\.l(?:[[\\x{0}-\\x{7f}&&[^e]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.req\\.le(?:[[\\x{0}-\\x{7f}&&[^v]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.req\\.lev(?:[[\\x{0}-\\x{7f}&&[^e]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.req\\.leve(?:[[\\x{0}-\\x{7f}&&[^l]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.req\\.level[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++|_nats\\.v(?:[[\\x{0}-\\x{7f}&&[^e]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.ve(?:[[\\x{0}-\\x{7f}&&[^r]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nats\\.ver[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\^`-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_(?:[\\x00-mo-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_n(?:[\\x00-`b-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_na(?:[\\x00-su-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nat(?:[\\x00-rt-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats(?:[\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.(?:[\\x00-km-qs-uw-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.l(?:[\\x00-df-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.le(?:[\\x00-uw-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.lev(?:[\\x00-df-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.leve(?:[\\x00-km-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.level[\\x00-\ud7ff\ue000-\U0010ffff]+|_nats\\.r(?:[\\x00-df-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.re(?:[\\x00-pr-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.req(?:[\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.req\\.(?:[\\x00-km-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.req\\.l(?:[\\x00-df-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.req\\.le(?:[\\x00-uw-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.req\\.lev(?:[\\x00-df-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.req\\.leve(?:[\\x00-km-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.req\\.level[\\x00-\ud7ff\ue000-\U0010ffff]+|_nats\\.v(?:[\\x00-df-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.ve(?:[\\x00-qs-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nats\\.ver[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
}

_SERVER_NAME: Automaton = {
    "automaton": "0,0,w,,1,0,16n3,,1kw,0|0,!1|<0:+ :@|",
    "messages": ("any character except space", "any character except space, or end of name"),
    "pattern": "[\\x00-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$"},
}

_SUBJECT_QUEUE: Automaton = {
    "automaton": "0,0,9,1,2,2,1,1,2,0,i,1,1,0,d,3,1,0,f,4,1,0,1y,2,1,0,q,2,1,0,4bj,2,1,0,1vj,2,b,0,t,2,2,0,5,2,1,0,1b,2,1,0,334,2,1,0,x6n,,1kw,0|0,!1,!2,3,4,!5,6,!7,!8|<0:+3^+ :@^^+@ <2^@= :1-9-8@+ :^-7-6.-b <3 <3+-a^-5 <3:^.+^-d <7:^-c= :0-a^^.-a <3-2^-2^+ <7:1^3-9 <b^^= <9-9-2=^-9 <d^-2 -9^-2-d-9 <2:^.@-d :-f^..-e <8:^4-7 <0:^@= <3-b^3-a <6-7^@^-7 <c-9 <8:2^3.|",
    "messages": (
        "any character except `.`", "any character, or end of name", "any character except `.`, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`", "any character",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except `.` and whitespace",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
        "whitespace, or end of name",
    ),
    "pattern": "(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+(?>(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++(?>(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*)$"},
}

_TRANSFORM_DESTINATION: Automaton = {
    "automaton": "0,0,9,1,1,2,1,0,1,1,2,0,i,3,1,0,7,4,1,5,1,6,1,7,1,8,1,7,1,9,1,0,1,a,a,0,4,b,1,0,7,c,1,0,5,d,1,0,3,e,1,0,1,f,1,g,1,0,3,h,1,0,9,i,1,0,1,j,1,k,1,l,1,m,1,n,1,o,1,p,1,0,2,q,1,r,1,s,1,t,1,u,1,0,1,v,1,g,1,w,1,0,2,h,1,0,3,x,1,0,1,y,1,0,16ki,,1kw,0|0,!1,!2,!3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,k,!l,m,n,o,p,q,r,s,!t,u,v,w,x,!y,z,10,11,12,13,14,15,!16,17,!18,19|<0:+^3-1=+-2=^-2+-3=k+-4 <0:@^3@=4-5@=o :0-4^3-4^4.-4 : :1^9-5^n+-5 <4:++==-2^5-2^^+5-7^7-5-7^^-4-3-7 <5^y+ <0:^@==^9+5^8-5^3-4-3 <2-d^3-d^5-d^a+-e^b-7 ^i+-f^== ^p+-h ^i==^5=+-i^^+-j <2^i== ^p==^7+ <0:^l+ <0:^i+ :^p+ <0:^q+^3+ <0:^p+ <b^l=+-t ^m==^7+-u ^s+-v^== <3^m=+-w <b <d^u==  <d:0^9.^o@ <0:^m+ <0:^v+ <0:^s+ <0:^n+ <d :^p.+  <e^v=+-17  ^k+-19^a== <e^o-h-19= <2^j+-1a= <g <4 <0:^w+  <0:^k+ <0:^o-g <0:^j+ <f <4 <8:3^-6==+-1j^e== <a ^p==^^+-1l <17 <h <f <0:^@==+ <9 <0:^t+ <17 <g <e <7:^3-6^3+-1v^+-1w^7== <9 ^r+-1y^3== <18^c+-1z^8-1 :3^+==+-21^6-3 <1k <0:^3@^3+^^+ <9 <0:^r+ <0:^c+^9-1 :^-8==+^7-2 <1k <7^a-e-29^6== :l^3+^4+^@ <p <r^-7 <1k <n^4-7 <i^3-7 <3 <0:^a-e :^3-8^4+^@ <r <t <1k <j <2 <0:^3@^4-7 <a:^-7^-7 <13 <c^3-8^3-3^^-2 <2 <k^a-d <k <1i^k-x <a:^@ <14 <c^7-3^^-2 <2 <0:q^a-c <j^3-6 <0:g^k-u <a^a-a <a^5+-31^= <2b <17 <j^8-5 <2m:t+-6^-6-1+-2^-35^-2^m+ <9^a-c :^3-8^+^4@ <29 <17 <5:^@^@-1^-2^..-2^n-3 <0:^3@^-6 <13^-6^^-3d=^s= <14^-5 <11^d-3c-3e+-3f^9-3d-3f^3-1 <a:@-5^.@-b@^3@^m-a-9 <b:3-c-4-8=^@^r-a-c :y^-5..^-b^r-3f-9 ^x-a+ <0:^@==^u+ <13 <0:^d-3a^+^a-3b^4-1 <7:^=^3-8^^..^n-7@ <d:-9^-c=^@^r-7+ :^=..^-9^r.-a <1d^3-3 <1i^p-36 <9:^9.^o@ <0:^y+ <1a <0:9^p-31 <7:11^x-d+ <w^a-5 <w^5-r^^+ <0:^9-3y :q^9.-4 <12:^3-2^-l <6:^9-3z^o-j <r:^8-1 <7:t^-1^-1^3-9-3t <1b^7-6^^-5|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
        "any character, or end of name",
        "tab, line feed, form feed, carriage return, space, `L`, `P`, `R`, `S`, `W`, `l` or 4 more",
        "`e`", "`a`", "`a` or `i`", "`l` or `p`", "`i`", "`f`", "`r`", "`n`", "`g`", "`l`", "`t`", "`d`", "`h`", "`c`",
        "tab, line feed, form feed, carriage return, space or `(`", "`o`",
        "any character except tab, line feed, form feed and carriage return, or end of name",
        "0-9, space, `+` or `-`", "`m`", "`F` or `f`",
        "tab, line feed, form feed, carriage return, space, `(`, `F` or `f`", "0-9", "0-9, space or `,`",
        "space or `,`", "any character except line feed, or end of name",
        "0-9, tab, form feed, carriage return, space, `+` or `-`", "0-9, space or `)`",
        "any character except line feed, `,` and `.`", "space or `)`",
        "any character except line feed and space, or end of name",
        "tab, line feed, form feed, carriage return, space or `}`", "`L`, `R`, `l` or `r`",
        "any character except line feed, space, `,` and `.`", "any character except `,` and `.`",
        "any character except line feed, space, `,`, `.` and `{`", "any character except line feed, space and `.`",
        "`}`", "`.`, or end of name", "0-9, space, `)` or `,`",
        "any character except line feed, space and `,`, or end of name", "space, `)` or `,`",
    ),
    "pattern": "(?:(?:\\{\\{[\\x09\\x0a\\x0c\\x0d\\x20]*+(?:[Ww]ildcard[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+|[Pp]artition[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+(?:,[\\x09\\x0c\\x0d\\x20]*\\x20*+[+\\-]?+[0-9]++\\x20*+)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+,[\\x09\\x0c\\x0d\\x20]*\\x20*+[+\\-]?+[0-9]++\\x20*+|[Ss]plit[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+,[\\x09\\x0c\\x0d\\x20]*(?:\\{?+[\\x00-\\x09\\x0b-\\x1f!-+\\-/-z|-\\ud7ff\\ue000-\\U0010ffff])*\\{?+|[Rr]andom[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+)\\)[\\x09\\x0a\\x0c\\x0d\\x20]*+\\}\\}|[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-z|-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|\\{\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-|~-\\ud7ff\\ue000-\\U0010ffff]\\}?+|\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-z|-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|\\{(?:\\{\\}?\\}?+)?)\\.)*(?:\\{\\{[\\x09\\x0a\\x0c\\x0d\\x20]*+(?:[Ww]ildcard[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+|[Pp]artition[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+(?:,[\\x09\\x0c\\x0d\\x20]*\\x20*+[+\\-]?+[0-9]++\\x20*+)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+,[\\x09\\x0c\\x0d\\x20]*\\x20*+[+\\-]?+[0-9]++\\x20*+|[Ss]plit[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+,[\\x09\\x0c\\x0d\\x20]*(?:\\{?+[\\x00-\\x09\\x0b-\\x1f!-+\\-/-z|-\\ud7ff\\ue000-\\U0010ffff])*\\{?+|[Rr]andom[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+)\\)[\\x09\\x0a\\x0c\\x0d\\x20]*+\\}\\}|[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-z|-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|\\{\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-|~-\\ud7ff\\ue000-\\U0010ffff]\\}?+|\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-z|-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|\\{(?:\\{\\}?\\}?+)?|>)",
    "java": "\\A(?:(?:(?:\\{\\{[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+(?:[Ww]ildcard[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+|[Pp]artition[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+(?:,[\\x{9}\\x{c}\\x{d}\\x{20}]*\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+,[\\x{9}\\x{c}\\x{d}\\x{20}]*\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+|[Ss]plit[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+,[\\x{9}\\x{c}\\x{d}\\x{20}]*(?:\\{?+[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{20},.{]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])*\\{?+|[Rr]andom[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+)\\)[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\}\\}|[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>{]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\{\\{[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\}?+|\\{[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.{]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\{(?:\\{\\}?\\}?+)?)\\.)*(?:\\{\\{[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+(?:[Ww]ildcard[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+|[Pp]artition[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+(?:,[\\x{9}\\x{c}\\x{d}\\x{20}]*\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+,[\\x{9}\\x{c}\\x{d}\\x{20}]*\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+|[Ss]plit[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+,[\\x{9}\\x{c}\\x{d}\\x{20}]*(?:\\{?+[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{20},.{]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])*\\{?+|[Rr]andom[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+)\\)[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\}\\}|[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>{]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\{\\{[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]\\}?+|\\{[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.{]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\{(?:\\{\\}?\\}?+)?|>))\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:\\{\\{[\\x09\\x0a\\x0c\\x0d\\x20]*(?:[Ww]ildcard[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*|[Pp]artition[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*(?:,[\\x09\\x0c\\x0d\\x20]*\\x20*[+\\-]?[0-9]+\\x20*)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*,[\\x09\\x0c\\x0d\\x20]*\\x20*[+\\-]?[0-9]+\\x20*|[Ss]plit[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*,[\\x09\\x0c\\x0d\\x20]*(?:\\{?[\\x00-\\x09\\x0b-\\x1f!-+\\-\\/-z\\|-\ud7ff\ue000-\U0010ffff])*\\{?|[Rr]andom[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*)\\)[\\x09\\x0a\\x0c\\x0d\\x20]*\\}\\}|[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-z\\|-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|\\{\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\\|~-\ud7ff\ue000-\U0010ffff]\\}?|\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-z\\|-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|\\{(?:\\{\\}?\\}?)?)\\.)*(?:\\{\\{[\\x09\\x0a\\x0c\\x0d\\x20]*(?:[Ww]ildcard[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*|[Pp]artition[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*(?:,[\\x09\\x0c\\x0d\\x20]*\\x20*[+\\-]?[0-9]+\\x20*)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*,[\\x09\\x0c\\x0d\\x20]*\\x20*[+\\-]?[0-9]+\\x20*|[Ss]plit[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*,[\\x09\\x0c\\x0d\\x20]*(?:\\{?[\\x00-\\x09\\x0b-\\x1f!-+\\-\\/-z\\|-\ud7ff\ue000-\U0010ffff])*\\{?|[Rr]andom[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*)\\)[\\x09\\x0a\\x0c\\x0d\\x20]*\\}\\}|[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-z\\|-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|\\{\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\\|~-\ud7ff\ue000-\U0010ffff]\\}?|\\{[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-z\\|-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|\\{(?:\\{\\}?\\}?)?|>))$", "not": {"pattern": "\\n$"}},
}

_TRANSFORM_FUNCTION: Automaton = {
    "automaton": "0,0,9,1,1,2,1,0,1,1,2,0,i,3,1,0,7,4,1,5,1,0,1,6,1,7,1,6,1,,1,0,1,8,a,0,c,9,1,0,5,a,1,0,3,b,1,0,1,c,1,d,1,0,3,e,1,0,9,f,1,0,1,g,1,h,1,i,1,j,1,k,1,l,1,m,1,0,2,n,1,o,1,p,1,q,1,r,1,0,1,s,1,d,1,t,1,0,2,e,1,0,3,u,1,0,1,v,1,0,16ki,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,!z,10,!11,12|<0:^u+  <0:^@==^6+5^8-5^3-4-3 <0:^i+ <0:^f+ :^m+ <0:^n+^3+ <0:^m+ <0:^j+ <0:^s+ <0:^p+ <0:^k+ <5 :^m.+  <0:^t+  <0:^h+ <0:^l-a <0:^g+ <8 <4 <0:^@==+ <3 <0:^q+ <m <a <8 <0:^3@^^+^+ <3 <0:^o+ <0:^9+^9-1 :^+==+^4-3 <t <0:^8-7 :^3+^3+@ <d <f <t <2^4-7 <c <3 <2:^6.-7. <3:^@ <k <5^6-3^-2 <2 <d^8-6 <d <0:d^h-j <3^8-5 <3:^5+^. <16 <n <c^7-5 <c:+^3-1+-2^-2=l+-3 <0:^3@^-6 <i:^4.^q+ <l <0:^a-1q^+^a-1r^4-1 :@=^^@-5@^@=l-4@ <6:-6^-9=^@^o-4+ :^=..^-6^o.-7 <0:^v+ <o <0:6^m-1n <4:v^u-8+ <0: :m^8-2 <l:^5-f <4:^v-d <f:^7-1 <t^6-5^-4|",
    "messages": (
        "`{`",
        "tab, line feed, form feed, carriage return, space, `L`, `P`, `R`, `S`, `W`, `l` or 4 more",
        "`e`", "`a`", "`a` or `i`", "`l` or `p`", "`i`", "`f`", "`r`", "`n`", "`g`", "`l`", "`t`", "`d`", "`h`", "`c`",
        "tab, line feed, form feed, carriage return, space or `(`", "`o`", "0-9, space, `+` or `-`", "`m`",
        "`F` or `f`", "tab, line feed, form feed, carriage return, space, `(`, `F` or `f`", "0-9", "0-9, space or `,`",
        "space or `,`", "0-9, tab, form feed, carriage return, space, `+` or `-`", "0-9, space or `)`",
        "any character except line feed, `,` and `.`", "space or `)`",
        "tab, line feed, form feed, carriage return, space or `}`", "`L`, `R`, `l` or `r`",
        "any character except line feed, space, `,` and `.`", "any character except `,` and `.`",
        "any character except line feed, space, `,`, `.` and `{`", "`}`", "end of name", "0-9, space, `)` or `,`",
        "any character except line feed, space, `,` and `.`, or end of name", "space, `)` or `,`",
    ),
    "pattern": "\\{\\{[\\x09\\x0a\\x0c\\x0d\\x20]*+(?:[Ww]ildcard[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+|[Pp]artition[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+(?:,[\\x09\\x0c\\x0d\\x20]*\\x20*+[+\\-]?+[0-9]++\\x20*+)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+,[\\x09\\x0c\\x0d\\x20]*\\x20*+[+\\-]?+[0-9]++\\x20*+|[Ss]plit[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+,[\\x09\\x0c\\x0d\\x20]*(?:\\{?+[\\x00-\\x09\\x0b-\\x1f!-+\\-/-z|-\\ud7ff\\ue000-\\U0010ffff])*\\{?+|[Rr]andom[\\x09\\x0a\\x0c\\x0d\\x20]*+\\(\\x20*+[+\\-]?+[0-9]++\\x20*+)\\)[\\x09\\x0a\\x0c\\x0d\\x20]*+\\}\\}",
    "java": "\\A(?:\\{\\{[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+(?:[Ww]ildcard[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+|[Pp]artition[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+(?:,[\\x{9}\\x{c}\\x{d}\\x{20}]*\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+,[\\x{9}\\x{c}\\x{d}\\x{20}]*\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+|[Ss]plit[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+,[\\x{9}\\x{c}\\x{d}\\x{20}]*(?:\\{?+[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{20},.{]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])*\\{?+|[Rr]andom[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\(\\x{20}*+[+\\-]?+[0-9]++\\x{20}*+)\\)[\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}]*+\\}\\})\\z",
    "schema": {"type": "string", "pattern": "^(?:\\{\\{[\\x09\\x0a\\x0c\\x0d\\x20]*(?:[Ww]ildcard[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*|[Pp]artition[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*(?:,[\\x09\\x0c\\x0d\\x20]*\\x20*[+\\-]?[0-9]+\\x20*)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*,[\\x09\\x0c\\x0d\\x20]*\\x20*[+\\-]?[0-9]+\\x20*|[Ss]plit[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*,[\\x09\\x0c\\x0d\\x20]*(?:\\{?[\\x00-\\x09\\x0b-\\x1f!-+\\-\\/-z\\|-\ud7ff\ue000-\U0010ffff])*\\{?|[Rr]andom[\\x09\\x0a\\x0c\\x0d\\x20]*\\(\\x20*[+\\-]?[0-9]+\\x20*)\\)[\\x09\\x0a\\x0c\\x0d\\x20]*\\}\\})$", "not": {"pattern": "\\n$"}},
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
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 8),
        "section": "server/stree/stree.go, Insert; server/filestore.go, recoverFullState; server/sublist.go, isValidSubject",
        "good": ("orders.eu", "caf\xe9", "a*", "time.*", "a.>", "a\x0b", "a\x01", "\uffff", "a\x85"),
        "bad": (
            ("", 0), ("a\x7fb", 1), ("a\x00b", 1), ("orders.\ufffd", 7), ("a\x0cb", 1), ("a.>.b", 3), ("a..b", 2),
            ("a b", 1), ("\na", 0),
        ),
    },
    "stored-subject-in-memory": {**USUAL, **_STORED_SUBJECT_IN_MEMORY,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4), "section": "server/stree/stree.go, Insert",
        "good": ("orders.eu", "a.>.b", "a\x00b", "\ufffd", "a\x0cb"),
        "bad": (("", 0), ("a\x7fb", 1), ("a..b", 2), ("a b", 1)),
    },
    "reserved-subject": {**USUAL, **_RESERVED_SUBJECT,
        "backtrack_free": False, "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 67, 26, 7, 8, 9, 12, 11),
        "section": "server/stream.go, checkStreamCfg",
        "good": (">", "*.orders", "*.>", "$JS.API.>", "$JS.EVENT.ADVISORY.>", "$JS.*", "$SYS.>", "$NRG.a"),
        "bad": (("", 0), ("orders.>", 0), ("*", 1), ("$JS", 3), ("$JS.a b", 5), ("$KV.a", 1), ("*x.>", 1)),
    },
    "event-subject": {**USUAL, **_EVENT_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "server/stream.go, checkStreamCfg",
        "good": ("$JS.EVENT.>", "$JS.EVENT.ADVISORY.API", "$SYS.ACCOUNT.*.CONNECT"),
        "bad": (("", 0), ("$JS.EVENT", 9), ("$JS.*.>", 4), ("$SYS.>", 5)),
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
    "stream-name-of-mqtt": {**USUAL, **_STREAM_NAME_OF_MQTT,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 12, 11), "section": "server/mqtt.go:123, 127, 131, 135, 138, 146",
        "good": ("$MQTT_msgs", "$MQTT_rmsgs", "$MQTT_sess", "$MQTT_sess_b4fe2a9c", "$MQTT_qos2in", "$MQTT_out"),
        "bad": (("", 0), ("$MQTT_", 6), ("$MQTT_mine", 7), ("MQTT_msgs", 0)),
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
        "causes": (0, 1, 2, 31, 4, 5, 6, 12),
        "section": "server/jetstream.go, validateJetStreamOptions and isReservedDomainName",
        "good": ("hub", "leaf-1", "a/b", "a\\b", "\xe9", "a\x0b", "ACKS", "api"),
        "bad": (
            ("", 0), ("ACK", 3), ("SNAPSHOT", 8), ("hub.eu", 3), ("hub*", 3), (">", 0), ("my hub", 2), ("hub\x0c", 3),
        ),
    },
    "priority-group": {**USUAL, **_PRIORITY_GROUP,
        "limit": (16, "characters"), "causes": (0, 35, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "server/consumer.go, validGroupName", "good": ("A", "jobs/eu", "a=b", "0123456789abcdef"),
        "bad": (("", 0), ("a.b", 1), ("a b", 1), ("\xe9", 0), ("0123456789abcdefg", 16)),
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
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
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
        "section": "server/sublist.go:1251, IsValidPublishSubject; server/consumer.go:817; server/jetstream_api.go:4780; server/stream.go:2330, 7319",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0b", "$JS.x"),
        "bad": (("", 0), ("*", 1), ("a.*", 3), ("a.*.b", 3), ("a.>", 3), ("a..b", 2), ("a b", 1), ("a\x0cb", 1)),
    },
    "reserved-destination": {**USUAL, **_RESERVED_DESTINATION,
        "backtrack_free": False, "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 29, 22, 25, 67, 7, 8, 9, 12, 11),
        "section": "server/client.go:4450, isReservedDestination; server/consumer.go:825; server/jetstream_api.go:4808; server/stream.go:7422",
        "good": (
            "$JS.API", "$JS.API.INFO", "$JS.hub.API.INFO", "$JS.ACK.x", "$JS.FC.a.b", "_R_.x", "_GR_.x", "$GR.x.y",
        ),
        "bad": (("", 0), ("orders.eu", 0), ("_INBOX.a", 1), ("$JS", 3), ("$JS.hub", 7), ("$JS.API.>", 9)),
    },
    "subject-publish-pedantic": {**USUAL, **_SUBJECT_PUBLISH_PEDANTIC,
        "causes": (0, 1, 20, 14, 15, 2, 28, 4, 24, 67),
        "section": "server/client.go:2996, processPub; server/sublist.go:1300, IsValidLiteralSubject",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0c", "\n", "\na.b"),
        "bad": (("", 0), ("*", 1), ("a.*", 3), ("a.>.b", 3), ("a..b", 2), ("a b", 1), ("a\r", 1)),
    },
    "kv-search-key": {**USUAL, **_STREAM_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24),
        "section": "server/consumer.go:892, checkConsumerCfg; server/sublist.go, IsValidSubject",
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
        "noun": "value", "suggests": False, "code": 10111, "limit": (3, "characters"), "causes": (0, 9, 75),
        "section": "server/stream.go, getRollup", "good": ("sub", "all", "SUB", "All", ""),
        "bad": (("none", 0), ("sub ", 3)),
    },
    "nats-required-api-level": {**USUAL, **_NATS_REQUIRED_API_LEVEL,
        "backtrack_free": False, "noun": "value", "suggests": False, "code": 10185,
        "causes": (0, 9, 2, 17, 4, 8, 10, 44, 45, 46, 12, 11),
        "section": "server/jetstream_api.go, errorOnRequiredApiLevel", "good": ("0", "5", "+5", "-1", "05", ""),
        "bad": (("6", 0), ("x", 0), ("5 ", 1)),
    },
    "nats-ttl": {**USUAL, **_NATS_TTL,
        "backtrack_free": False, "noun": "value", "suggests": False, "code": 10165,
        "causes": (77, 105, 106, 80, 0, 9, 2, 17, 4, 8, 45, 12, 11),
        "section": "server/stream.go:5757, parseMessageTTL",
        "good": ("1", "00", "1h", "+5s", "1.5s", "NEVER", "1h30m", "1500ms", "", "99999999999999999999"),
        "bad": (
            ("0", 1), ("9223372036854775808", 18), ("18446744073709551615", 19), ("+5", 2), ("-1", 0), ("5.0", 3),
            ("999ms", 5), ("1d", 1), ("1h ", 2),
        ),
    },
    "nats-incr": {**USUAL, **_NATS_INCR,
        "noun": "value", "suggests": False, "code": 10171, "causes": (0, 9, 43, 2, 17, 4, 8, 10, 44, 12, 11),
        "section": "server/stream.go:5781, getMessageIncr", "good": ("+1", "1", "-10", "0", "01"),
        "bad": (("", 0), ("+", 1), ("1_0", 1), ("0x1", 1), ("1.0", 1)),
    },
    "nats-batch-id": {**USUAL, **_NATS_BATCH_ID,
        "max_bytes": 64, "noun": "value", "suggests": False, "code": 10179, "limit": (64, "bytes"),
        "causes": (0, 83, 2), "section": "server/stream.go:7634, processJetStreamAtomicBatchMsg",
        "good": ("b1", "a.b", "a b", "*", "caf\xe9", ""),
        "bad": (("0123456789012345678901234567890123456789012345678901234567890123x", 64), ("a\r\n", 2)),
    },
    "nats-batch-sequence": {**USUAL, **_NATS_BATCH_SEQUENCE,
        "noun": "value", "suggests": False, "code": 10175, "causes": (0, 9, 43, 2, 17, 4, 8, 10, 44, 45, 11),
        "section": "server/stream.go:6025, getBatchSequence; server/util.go:137, parseUint64",
        "good": ("1", "01", "0", "18446744073709551615"),
        "bad": (("", 0), ("x", 0), ("+1", 0), ("18446744073709551616", 19)),
    },
    "nats-batch-commit": {**USUAL, **_NATS_BATCH_COMMIT,
        "noun": "value", "suggests": False, "code": 10200, "limit": (3, "characters"), "causes": (0, 9, 84),
        "section": "server/stream.go:7645, processJetStreamAtomicBatchMsg", "good": ("1", "eob"),
        "bad": (("", 0), ("0", 0), ("EOB", 0)),
    },
    "nats-schedule": {**USUAL, **_NATS_SCHEDULE,
        "backtrack_free": False, "noun": "value", "suggests": False, "code": 10189,
        "causes": (107, 86, 87, 88, 108, 90, 91, 92, 0, 9, 2, 17, 4, 8, 11),
        "section": "server/scheduler.go:320, parseMsgSchedule; server/cron.go",
        "good": (
            "", "@at 2009-11-10T23:00:00Z", "@at 2009-11-10T3:00:00,5+24:60", "@every +1.5s", "@daily", "* * * ? * *",
            "5/10 * * * * *", "1,,2, 0  0 \t1 jan,FEB fri ", "*/10 0-30/5 1,3,5-7 * jan-mar Mon,fri",
        ),
        "bad": (
            ("@at 2009-11-10t23:00:00Z", 14), ("@AT 2009-11-10T23:00:00Z", 1), ("@every 500ms", 12), ("@every  1m", 7),
            ("@HOURLY", 1), ("0 5 * * *", 9), (", * * * * *", 1), ("* * * * * 7", 10), ("* * * L * *", 6),
            ("* * * * january *", 11),
        ),
    },
    "nats-schedule-time-zone": {**USUAL, **_NATS_SCHEDULE_TIME_ZONE,
        "backtrack_free": False, "noun": "value", "suggests": False, "code": 10223, "causes": (0, 43, 53, 4, 12, 11),
        "section": "server/stream.go:5818, loadMessageScheduleLocation; Go, time.LoadLocation",
        "good": ("Europe/Amsterdam", "UTC", "Local", "CET", "Europe//Amsterdam", "./Europe/Amsterdam"),
        "bad": (
            ("", 0), ("/Europe/Amsterdam", 0), ("Europe/../UTC", 8), ("Europe/", 7), ("Europe/.", 8), (".", 1),
            ("a\x00", 1),
        ),
    },
    "nats-schedule-ttl": {**USUAL, **_NATS_TTL,
        "backtrack_free": False, "noun": "value", "suggests": False, "code": 10191,
        "causes": (77, 105, 106, 80, 0, 9, 2, 17, 4, 8, 45, 12, 11),
        "section": "server/stream.go:5835, getMessageScheduleTTL", "good": ("5m", "60", "NEVER", ""),
        "bad": (("0", 1), ("5 m", 1)),
    },
    "nats-schedule-target": {**USUAL, **_NATS_SCHEDULE_TARGET,
        "noun": "value", "suggests": False, "code": 10190, "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 67),
        "section": "server/stream.go:6874; server/sublist.go:1251, IsValidPublishSubject",
        "good": ("orders.eu", "a*", ">a", "caf\xe9", "a\x0b"),
        "bad": (("", 0), ("orders.*", 8), (">", 1), ("a..b", 2), ("a b", 1)),
    },
    "nats-schedule-source": {**USUAL, **_NATS_SCHEDULE_SOURCE,
        "noun": "value", "suggests": False, "code": 10203, "causes": (0, 20, 14, 15, 2, 21, 4, 24, 67),
        "section": "server/stream.go:6884; server/sublist.go:1251, IsValidPublishSubject",
        "good": ("orders.eu", "a*", ""), "bad": (("orders.*", 8), ("a..b", 2)),
    },
    "nats-schedule-rollup": {**USUAL, **_NATS_SCHEDULE_ROLLUP,
        "noun": "value", "suggests": False, "code": 10192, "limit": (3, "characters"), "causes": (0, 9, 94),
        "section": "server/stream.go:6857", "good": ("sub", ""), "bad": (("all", 0), ("SUB", 0)),
    },
    "nats-schedule-next": {**USUAL, **_NATS_SCHEDULE_NEXT,
        "noun": "value", "suggests": False, "code": 10212, "limit": (5, "characters"), "causes": (0, 9, 109),
        "section": "server/stream.go:6942, processJetStreamMsgWithBatch", "good": ("purge",),
        "bad": (("", 0), ("PURGE", 0), ("2026-02-28T00:00:00Z", 0)),
    },
    "nats-scheduler": {**USUAL, **_NATS_SCHEDULE_TARGET,
        "noun": "value", "suggests": False, "code": 10212, "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 67),
        "section": "server/stream.go, processJetStreamMsgWithBatch", "good": ("schedules.a", "a*"),
        "bad": (("", 0), ("schedules.*", 11), ("a..b", 2)),
    },
    "nats-trace-dest": {**USUAL, **_NATS_SCHEDULE_TARGET,
        "noun": "value", "suggests": False, "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 67),
        "section": "server/msgtrace.go, initMsgTrace", "good": ("traces.17", "a*", "caf\xe9"),
        "bad": (("", 0), ("traces.*", 8), ("a b", 1)),
    },
    "nats-trace-only": {**USUAL, **_NATS_TRACE_ONLY,
        "noun": "value", "suggests": False, "limit": (4, "characters"), "causes": (0, 9, 95),
        "section": "server/msgtrace.go, initMsgTrace", "good": ("1", "true", "ON"),
        "bad": (("", 0), ("0", 0), ("yes", 0)),
    },
    "metadata-key-of-server": {**USUAL, **_METADATA_KEY_OF_SERVER,
        "limit": (19, "characters"), "causes": (0, 35, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 10, 51, 12, 11),
        "section": "server/jetstream_versioning.go:22; server/stream.go:3839, 4346",
        "good": ("_nats.ver", "_nats.level", "_nats.req.level", "_nats.mirror.stream", "_nats.src.domain"),
        "bad": (("_nats_created_version", 5), ("owner", 0)),
    },
    "metadata-key": {**USUAL, **_METADATA_KEY,
        "backtrack_free": False, "causes": (110, 0),
        "section": "server/jetstream_versioning.go:22; server/stream.go:1935, checkStreamCfg",
        "good": ("owner", "a.b", "_nats.x", "_nats_created_version", "", "caf\xe9", "a\x00", "_nats.version"),
        "bad": (("_nats.ver", 9), ("_nats.level", 11), ("_nats.req.level", 15)),
    },
    "server-name": {**USUAL, **_SERVER_NAME,
        "causes": (0, 1, 28), "section": "server/opts.go:1163; server/server.go:1176, validateOptions",
        "good": ("n1", "eu-west.1", "a\tb", ">", "a.>.b", "caf\xe9", "a\n"), "bad": (("", 0), ("my server", 2)),
    },
    "cluster-name": {**USUAL, **_SERVER_NAME,
        "causes": (0, 1, 28), "section": "server/opts.go:2041; server/server.go:1107, validateCluster",
        "good": ("C1", "eu.west", "a\tb", "caf\xe9"), "bad": (("", 0), ("my cluster", 2)),
    },
    "gateway-name": {**USUAL, **_SERVER_NAME,
        "causes": (0, 1, 28), "section": "server/opts.go:2296; server/gateway.go:308, validateGatewayOptions",
        "good": ("C1", "eu.west", "a\tb", "caf\xe9"), "bad": (("", 0), ("my gateway", 2)),
    },
    "subject-queue": {**USUAL, **_SUBJECT_QUEUE,
        "backtrack_free": False, "causes": (0, 1, 20, 14, 15, 2, 28, 4, 24, 22, 25, 67, 7, 8, 12, 11),
        "section": "server/opts.go:5107, checkPermSubjectArray; server/client.go:1115, splitSubjectQueue",
        "good": ("orders.>", "orders.> workers", "orders.*\tq.*", " a q ", "a\xa0b", "a*"),
        "bad": (("", 0), ("a..b", 2), ("a q r", 4), ("a ", 2), ("a q..r", 4)),
    },
    "transform-source": {**USUAL, **_STREAM_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24),
        "section": "server/stream.go:2468, checkStreamCfg; server/subject_transform.go:673, subjectInfo",
        "good": ("orders.*.>", ">", "*", "orders.eu", "a*"), "bad": (("", 0), ("a..b", 2), ("a.>.b", 3), ("a b", 1)),
    },
    "transform-destination": {**USUAL, **_TRANSFORM_DESTINATION,
        "backtrack_free": False, "suggests": False,
        "causes": (111, 0, 1, 20, 14, 15, 2, 28, 4, 24, 22, 25, 67, 26, 7, 8, 12, 11),
        "section": "server/subject_transform.go:31, 251, indexPlaceHolders; server/sublist.go:1322, ValidateMapping",
        "good": (
            "orders.$1.>", "a.{{wildcard(1)}}", "{{ Wildcard ( +1 ) }}", "{{partition(3)}}", "{{Partition(10, 1,2)}}",
            "{{random(5)}}", "{{split(1,-)}}", "{{split(1, )}}", "{{SplitFromLeft(1, 2)}}", "{{splitfromright(1,2)}}",
            "{{sliceFromLeft(1,2147483647)}}", "{{SliceFromRight(0,-1)}}", "{{left(1,2)}}", "{{Right(1,2)}}.>", "$x",
            "{b}", "{{}}", "x{{wildcard(1)}}", "a*", "caf\xe9", ">",
        ),
        "bad": (
            ("", 0), ("*", 1), ("a..b", 2), ("a.>.b", 3), ("a b", 1), ("{{b}}", 5), ("{{upper(1)}}", 12),
            ("{{SPLIT(1,-)}}", 14), ("{{wildcard()}}", 14), ("{{wildcard(1,2)}}", 17), ("{{left(1)}}", 11),
            ("{{left(1,x)}}", 13),
        ),
    },
    "transform-function": {**USUAL, **_TRANSFORM_FUNCTION,
        "backtrack_free": False, "causes": (112, 0, 1, 2, 28, 4, 5, 29, 22, 25, 67, 26, 7, 8, 9, 12, 11),
        "section": "server/subject_transform.go:31, 251, indexPlaceHolders",
        "good": (
            "{{wildcard(1)}}", "{{ Partition (3, 1)\t}}", "{{split(1,-)}}", "{{left(1,2)}}", "{{sliceFromRight(1,2)}}",
            "{{random(5)}}",
        ),
        "bad": (("", 0), ("{{wildcrad(1)}}", 7), ("{{left(1)}}", 8), ("{{wildcard(1,2)}}", 12), ("{{split(1)}}", 9)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
