"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-net"
EDITION = "2026-08-21"
TITLE = "nats.net on 2026-08-21, what it accepts"
SOURCE = "nats.net 0033cfd https://github.com/nats-io/nats.net/tree/0033cfd"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
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
    "automaton": "0,0,w,,1,0,d,,1,0,16mp,,1kw,0|0,!1|<0:+ :@|",
    "messages": ("any character except space and `.`", "any character except space and `.`, or end of name"),
    "pattern": "[\\x00-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$"},
}

_CONSUMER_NAME: Automaton = {
    "automaton": "0,0,9,1,5,0,i,1,1,0,9,,1,0,3,,1,0,f,,1,0,1y,1,1,0,q,1,1,0,4bj,1,1,0,1vj,1,b,0,t,1,2,0,5,1,1,0,1b,1,1,0,334,1,1,0,x6n,,1kw,0|0,!1|<0:+@ :@=|",
    "messages": ("any character except `*`, `.` and `>`", "any character except `*`, `.` and `>`, or end of name"),
    "pattern": "[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+[\\x00-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff][\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*[\\x00-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*)$"},
}

_KV_BUCKET_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++", "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
}

_KV_KEY_NAME: Automaton = {
    "automaton": "0,,19,0,1,1,1,0,b,,3,0,1,,3,0,q,,4,0,1,,1,0,q,|0,!1,2|<0:+ :@+ :-2@|",
    "messages": (
        "0-9, A-Z, a-z, `-`, `/`, `=` or `_`", "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name",
        "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`",
    ),
    "pattern": "[\\-/-9=A-Z_a-z]++(?>(?:\\.++[\\-/-9=A-Z_a-z]++)*)",
    "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.++[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\-\\/-9=A-Z_a-z]+(?:\\.+[\\-\\/-9=A-Z_a-z]+)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_OBJ_OBJECT_NAME: Automaton = {
    "automaton": "0,0,9,1,5,0,i,1,1,0,2s,1,1,0,q,1,1,0,4bj,1,1,0,1vj,1,b,0,t,1,2,0,5,1,1,0,1b,1,1,0,334,1,1,0,x6n,,1kw,0|0,!1|<0:+@ :@=|",
    "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+[\\x00-\\x08\\x0e-\\x1f!-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*[\\x00-\\x08\\x0e-\\x1f!-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
}

_SERVICE_VERSION: Automaton = {
    "automaton": "0,,a,0,1,,w,1,1,,1,2,1,3,1,,1,4,1,5,9,,7,6,q,,6,6,q,,15x,7,a,,3q,7,a,,5i,7,a,,bg,7,a,,3a,7,a,,3a,7,a,,3a,7,a,,3a,7,a,,3a,7,a,,3a,7,a,,3a,7,a,,3a,7,a,,3a,7,a,,2o,7,a,,3a,7,a,,1y,7,a,,7q,7,a,,1y,7,a,,1fq,7,a,,12,7,a,,8c,7,a,,3k,7,a,,4m,7,a,,6,7,a,,52,7,a,,2e,7,a,,3q,7,a,,6,7,a,,r7q,7,a,,iu,7,a,,12,7,a,,5i,7,a,,m,7,a,,2e,7,a,,ba,7,a,,geu,7,a,|0,1,2,!3,!4,!5,6,7,!8,!9,!a|<0:^4++ <0:^3+ :^3-1@=^@ <3 <3 <3^3-1 <3 <0:+3 <3:-3-2-1. <0: :^^+^-1== :^4++-3+ <2:-8^@-7@ :^-7^-6 :^^-4^-1^-4-1 ^4@^^@ :7..^.|",
    "messages": (
        "0-9", "`.`",
        "0-9, `.`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 to U+07C9, U+0966 to U+096F, U+09E6 to U+09EF, U+0A66 to U+0A6F, U+0AE6 to U+0AEF, U+0B66 to U+0B6F, U+0BE6 to U+0BEF or 27 more",
        "line feed, `+` or `-`, or end of name",
        "0-9, line feed, `+`, `-`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 to U+07C9, U+0966 to U+096F, U+09E6 to U+09EF, U+0A66 to U+0A6F, U+0AE6 to U+0AEF or 29 more, or end of name",
        "end of name", "0-9, A-Z, a-z or `-`",
        "0-9, A-Z, a-z, `-`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 to U+07C9, U+0966 to U+096F, U+09E6 to U+09EF, U+0A66 to U+0A6F, U+0AE6 to U+0AEF or 29 more",
        "0-9, A-Z, a-z, line feed, `-` or `.`, or end of name",
        "0-9, A-Z, a-z, line feed, `+`, `-` or `.`, or end of name",
        "0-9, A-Z, a-z, line feed, `+`, `-`, `.`, U+0660 to U+0669, U+06F0 to U+06F9, U+07C0 to U+07C9, U+0966 to U+096F or 32 more, or end of name",
    ),
    "pattern": "(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+)\\.(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+)\\.(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+)(?:-(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+|[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+|[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u07c0-\\u07c9\\u0966-\\u096f\\u09e6-\\u09ef\\u0a66-\\u0a6f\\u0ae6-\\u0aef\\u0b66-\\u0b6f\\u0be6-\\u0bef\\u0c66-\\u0c6f\\u0ce6-\\u0cef\\u0d66-\\u0d6f\\u0de6-\\u0def\\u0e50-\\u0e59\\u0ed0-\\u0ed9\\u0f20-\\u0f29\\u1040-\\u1049\\u1090-\\u1099\\u17e0-\\u17e9\\u1810-\\u1819\\u1946-\\u194f\\u19d0-\\u19d9\\u1a80-\\u1a89\\u1a90-\\u1a99\\u1b50-\\u1b59\\u1bb0-\\u1bb9\\u1c40-\\u1c49\\u1c50-\\u1c59\\ua620-\\ua629\\ua8d0-\\ua8d9\\ua900-\\ua909\\ua9d0-\\ua9d9\\ua9f0-\\ua9f9\\uaa50-\\uaa59\\uabf0-\\uabf9\\uff10-\\uff19]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?>(?:\\+[\\-0-9A-Za-z]++(?>(?:\\.[\\-0-9A-Za-z]++)*))?)\\x0a?+",
    "java": "\\A(?:(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+)\\.(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+)\\.(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+)(?:-(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+|[[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+|[[0-9][\\x{660}-\\x{669}\\x{6f0}-\\x{6f9}\\x{7c0}-\\x{7c9}\\x{966}-\\x{96f}\\x{9e6}-\\x{9ef}\\x{a66}-\\x{a6f}\\x{ae6}-\\x{aef}\\x{b66}-\\x{b6f}\\x{be6}-\\x{bef}\\x{c66}-\\x{c6f}\\x{ce6}-\\x{cef}\\x{d66}-\\x{d6f}\\x{de6}-\\x{def}\\x{e50}-\\x{e59}\\x{ed0}-\\x{ed9}\\x{f20}-\\x{f29}\\x{1040}-\\x{1049}\\x{1090}-\\x{1099}\\x{17e0}-\\x{17e9}\\x{1810}-\\x{1819}\\x{1946}-\\x{194f}\\x{19d0}-\\x{19d9}\\x{1a80}-\\x{1a89}\\x{1a90}-\\x{1a99}\\x{1b50}-\\x{1b59}\\x{1bb0}-\\x{1bb9}\\x{1c40}-\\x{1c49}\\x{1c50}-\\x{1c59}\\x{a620}-\\x{a629}\\x{a8d0}-\\x{a8d9}\\x{a900}-\\x{a909}\\x{a9d0}-\\x{a9d9}\\x{a9f0}-\\x{a9f9}\\x{aa50}-\\x{aa59}\\x{abf0}-\\x{abf9}\\x{ff10}-\\x{ff19}]]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?:\\+[\\-0-9A-Za-z]++(?:\\.[\\-0-9A-Za-z]++)*+)?+\\x{a}?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*)\\.(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*)\\.(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*)(?:-(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*|[0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*[\\-A-Za-z][\\-0-9A-Za-z]*)(?:\\.(?:0|[1-9][0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*|[0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19]*[\\-A-Za-z][\\-0-9A-Za-z]*))*)?(?:\\+[\\-0-9A-Za-z]+(?:\\.[\\-0-9A-Za-z]+)*)?\\x0a?)$", "not": {"pattern": "\\n\\n$"}},
}

_SERVICE_GROUP: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,t,,1,0,16m9,,1kw,0|!0|<0:@|",
    "messages": ("any character except tab, line feed, carriage return, space and `>`, or end of name",),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-=?-\ud7ff\ue000-\U0010ffff]*)$",
        "not": {"pattern": "\\n$"},
    },
}

_HEADER_NAME: Automaton = {
    "automaton": "0,,x,0,p,,1,0,1w,|!0|<0:@|", "messages": ("printable ASCII except `:`, or end of name",),
    "pattern": "[!-9;-~]*+", "java": "\\A(?:[!-9;-~]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-9;-~]*)$", "not": {"pattern": "\\n$"}},
}

_HEADER_VALUE: Automaton = {
    "automaton": "0,0,a,1,1,0,2,2,1,0,16nm,,1kw,0|!0,!1|<0:@=+ :-2.@|",
    "messages": ("any character, or end of value", "any character except line feed, or end of value"),
    "pattern": "(?>(?:[\\x00-\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]++|\\x0d++[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff])*)\\x0d*+",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\x{d}++[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])*+\\x{d}*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]|\\x0d+[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-\U0010ffff])*\\x0d*)$"},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a\x00", "a\x0c"), "bad": (("", 0), ("a b", 1), ("a\r\n", 1)),
    },
    "subject-subscribe": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("a", "a.*", "a.>.b", "a..b", "a*", "caf\xe9"), "bad": (("", 0), ("a b", 1)),
    },
    "reply-to": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("_INBOX.x", "a..b", "*"), "bad": (("", 0), ("a b", 1)),
    },
    "queue-name": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("workers", "workers.eu", "w*"), "bad": (("", 0), ("w\t", 1)),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 28, 5),
        "section": "src/NATS.Client.JetStream/NatsJSContext.cs, ThrowIfInvalidStreamName",
        "good": ("ORDERS", "a/b", "a*", "a>", "a\t", "a\n", "\xe9t\xe9"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a b", 1)),
    },
    "consumer-name": {**USUAL, **_CONSUMER_NAME,
        "causes": (0, 1, 5, 6, 12), "section": "src/NATS.Client.JetStream",
        "good": ("c1", "c/1", "my consumer", " c", "c\n"), "bad": (("", 0), (" ", 1), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {**USUAL, **_CONSUMER_NAME,
        "causes": (0, 1, 5, 6, 12), "section": "src/NATS.Client.JetStream", "good": ("dlq-reader", "dlq reader"),
        "bad": (("", 0), ("\t", 1), ("dlq.reader", 3)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "src/NATS.Client.KeyValueStore",
        "good": ("config", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
    },
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11), "section": "src/NATS.Client.KeyValueStore",
        "good": ("a", "a.b", "a..b", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a:b", 1), ("a\n", 1)),
    },
    "obj-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "src/NATS.Client.ObjectStore",
        "good": ("images", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {**USUAL, **_OBJ_OBJECT_NAME,
        "causes": (102, 0, 1), "section": "src/NATS.Client.ObjectStore", "good": ("report.pdf", "a b", "*", " a"),
        "bad": (("", 0), ("\u3000", 1)),
    },
    "service-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "src/NATS.Client.Services/NatsSvcConfig.cs, NameRegex; src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {**USUAL, **_SERVICE_VERSION,
        "backtrack_free": False, "causes": (0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 12, 11),
        "section": "src/NATS.Client.Services/NatsSvcConfig.cs, VersionRegex",
        "good": ("1.0.0", "1.2.3-rc.1+build.5", "1.0.1\u0663", "1.0.0\n"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.\u0663", 4), ("1.0.0\n\n", 6)),
    },
    "service-subject": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4),
        "section": "src/NATS.Client.Services/NatsSvcServer.cs, AddEndpointInternalAsync; src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("get", "get.*", "a..b", "a>b"), "bad": (("", 0), ("a b", 1)),
    },
    "service-group": {**USUAL, **_SERVICE_GROUP,
        "causes": (0, 2, 21, 4, 6),
        "section": "src/NATS.Client.Services/NatsSvcServer.cs, ValidateGroupName; src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("", "orders", "orders.eu", "a..b", "a."), "bad": (("orders.>", 7), ("a b", 1), ("a\t", 1)),
    },
    "service-queue": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "src/NATS.Client.Core/SubjectValidator.cs",
        "good": ("workers", "workers.eu", "w*", ">w"), "bad": (("", 0), ("w\t", 1)),
    },
    "header-name": {**USUAL, **_HEADER_NAME,
        "causes": (0, 2, 31, 4, 8, 9, 32, 11), "section": "src/NATS.Client.Core/Internal/HeaderWriter.cs, ValidateKey",
        "good": ("Nats-Msg-Id", "a/b", "(x)", "~", ""), "bad": (("a:b", 1), ("a b", 1), ("caf\xe9", 3)),
    },
    "header-value": {**USUAL, **_HEADER_VALUE,
        "noun": "value", "causes": (0, 2), "section": "src/NATS.Client.Core/Internal/HeaderWriter.cs, ValidateValue",
        "good": ("", " a b ", "caf\xe9", "a\nb", "a\rb", "a\r"), "bad": (("a\r\nb", 2),),
    },
}

CODECS: dict[str, CodecEntry] = {
}
