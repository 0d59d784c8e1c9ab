"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-js"
EDITION = "3.4.0"
TITLE = "nats.js 3.4.0, what it accepts"
SOURCE = "nats.js 3.4.0 https://github.com/nats-io/nats.js/tree/v3.4.0"
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

_QUEUE_NAME: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|0,!1|<0:+ :@|", "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++", "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
}

_STREAM_NAME: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,16lf,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except tab, line feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
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

_KV_SEARCH_KEY: Automaton = {
    "automaton": "0,,16,0,1,,2,0,1,1,1,0,b,,3,0,2,,2,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@-2|",
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`, or end of name",
    ),
    "pattern": "[*\\-/-9=>A-Z_a-z]++(?>(?:\\.[*\\-/-9=>A-Z_a-z]++)*)",
    "java": "\\A(?:[*\\-/-9=>A-Z_a-z]++(?:\\.[*\\-/-9=>A-Z_a-z]++)*+)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[*\\-\\/-9=>A-Z_a-z]+(?:\\.[*\\-\\/-9=>A-Z_a-z]+)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_SERVICE_VERSION: Automaton = {
    "automaton": "0,0,a,1,1,0,2,1,1,0,y,2,a,0,6b2,1,2,0,10ba,,1kw,0,6bk,1|0,!1|<0:@=+ +-3 -4= -3-5-1 <3 <3 -3-8-1 :@==|",
    "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]*[0-9][\\x00-\\x09\\x0b\\x0c\\x0e-\\u2027\\u202a-\\ud7ff\\ue000-\\uffff][0-9]+[\\x00-\\x09\\x0b\\x0c\\x0e-\\u2027\\u202a-\\ud7ff\\ue000-\\uffff][0-9][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*[0-9][[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{2027}\\x{202a}-\\x{d7ff}\\x{e000}-\\x{ffff}]][0-9]+[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{2027}\\x{202a}-\\x{d7ff}\\x{e000}-\\x{ffff}]][0-9][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]*[0-9][\\x00-\\x09\\x0b\\x0c\\x0e-\u2027\u202a-\ud7ff\ue000-\uffff][0-9]+[\\x00-\\x09\\x0b\\x0c\\x0e-\u2027\u202a-\ud7ff\ue000-\uffff][0-9][\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
}

_SERVICE_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|0,!1,!2|<0:+3 :@-2@ -3@-1 :^.-3|",
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`, or end of name",
    ),
    "pattern": "(?>(?:(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)\\.)+)(?:(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)|>)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|>",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\.)++(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+|>)|[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|>)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?\\.)+(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?|>)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|>)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_GROUP: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,d,1,1,0,f,2,1,0,16m9,,1kw,0|!0,1|<0:+@+ @-3@ :-2.-2|",
    "messages": (
        "any character except tab, line feed, carriage return and space, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
    ),
    "pattern": "(?>(?:(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)\\.)*)(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?)$", "not": {"pattern": "\\n$"}},
}

_INBOX_PREFIX: Automaton = {
    "automaton": "0,0,16,1,1,0,3,2,1,0,f,1,1,0,16m9,,1kw,0|0,!1,2|<0:+3 :@=-1 :-3^. :1^-2@|",
    "messages": ("any character", "any character, or end of name", "any character except `.`"),
    "pattern": "(?>(?:(?>(?:[\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)\\.)+)(?>(?:[\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?)|[\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\-/-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\.)++(?:[[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+|[[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?\\.)+(?:[\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?|[\\x00-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\-\\/-\ud7ff\ue000-\U0010ffff]+)$"},
}

_HEADER_NAME: Automaton = {
    "automaton": "0,,x,0,p,,1,0,1w,|!0|<0:@|", "messages": ("printable ASCII except `:`, or end of name",),
    "pattern": "[!-9;-~]*+", "java": "\\A(?:[!-9;-~]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-9;-~]*)$", "not": {"pattern": "\\n$"}},
}

_HEADER_VALUE: Automaton = {
    "automaton": "0,0,9,1,1,,1,1,2,,1,0,i,1,1,0,3j,1,1,0,4bj,1,1,0,1vj,1,b,0,t,1,2,0,5,1,1,0,1b,1,1,0,334,1,1,0,x6n,,1kw,0,64f,1,1,0|!0,!1,2|<0:+ :@+ :-2@|",
    "messages": (
        "any character except tab to carriage return, space, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F, U+3000 and U+FEFF, or end of value",
        "any character except line feed and carriage return, or end of value",
        "any character except line feed and carriage return",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0e-\\x1f!-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\ufefe\\uff00-\\U0010ffff](?:[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-\\x08\\x0e-\\x1f!-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\ufefe\\uff00-\\U0010ffff])?)?",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}]][\\x{80}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{fefe}\\x{ff00}-\\x{10ffff}]](?:[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}]][\\x{80}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{fefe}\\x{ff00}-\\x{10ffff}]])?)?)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\ufefe\uff00-\U0010ffff](?:[\\x00-\\x09\\x0b\\x0c\\x0e-\ud7ff\ue000-\U0010ffff]*[\\x00-\\x08\\x0e-\\x1f!-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\ufefe\uff00-\U0010ffff])?)?)$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "core/src/nats.ts, _check",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a\x00", "a\x0c"), "bad": (("", 0), ("a b", 1), ("a\r\n", 1)),
    },
    "subject-subscribe": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "core/src/nats.ts, _check",
        "good": ("a", "a.*", "a.>.b", "a..b", "a*", "caf\xe9"), "bad": (("", 0), ("a b", 1)),
    },
    "reply-to": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "core/src/nats.ts, publish", "good": ("_INBOX.x", "a..b", "*"),
        "bad": (("", 0), ("a b", 1)),
    },
    "queue-name": {**USUAL, **_QUEUE_NAME,
        "causes": (0, 1), "section": "core/src/protocol.ts, subscribe",
        "good": ("workers", "workers.eu", "w 1", "w\r\n"), "bad": (("", 0),),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/src/jsutil.ts, validateStreamName",
        "good": ("ORDERS", "a:b", "\xe9t\xe9", "a\x0c", "a\x00"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("a\\b", 1), ("a*", 1), ("a b", 1), ("a\n", 1)),
    },
    "consumer-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/src/jsmconsumer_api.ts, minValidation",
        "good": ("c1", "\xe9"), "bad": (("", 0), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/src/jsutil.ts, validateDurableName",
        "good": ("dlq-reader",), "bad": (("", 0), ("dlq.reader", 3), ("dlq reader", 3)),
    },
    "priority-group": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7), "section": "jetstream/src/jsmconsumer_api.ts, minValidation",
        "good": ("A", "a=b", "\xe9", "01234567890123456"), "bad": (("", 0), ("jobs/eu", 4), ("a b", 1)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "kv/src/kv.ts, validateBucket",
        "good": ("config", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
    },
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11), "section": "kv/src/kv.ts, validateKey",
        "good": ("a", "a.b", "a..b", "a/b=c_d-e", "_kv"),
        "bad": (("", 0), (".a", 0), ("a.", 2), ("a:b", 1), ("a\n", 1)),
    },
    "obj-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "obj/src/objectstore.ts, validateBucket",
        "good": ("images", "my-bucket_1"), "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {**USUAL, **_QUEUE_NAME,
        "causes": (0, 1), "section": "obj/src/objectstore.ts, _checkNotEmpty", "good": ("report.pdf", "a b", "*"),
        "bad": (("", 0),),
    },
    "kv-search-key": {**USUAL, **_KV_SEARCH_KEY,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 7, 8, 9, 38, 39, 11), "section": "kv/src/kv.ts, validateSearchKey",
        "good": ("a", "a.*", "a.>", ">", "a.>.b", "a>b", "a*b"),
        "bad": (("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a:b", 1), ("a\n", 1)),
    },
    "service-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "services/src/service.ts, validateName",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {**USUAL, **_SERVICE_VERSION,
        "backtrack_free": False, "causes": (0, 1, 15, 67, 12), "section": "core/src/semver.ts, parseSemVer",
        "good": ("1.0.0", "v1.0.0-rc", "01.02.03", "12345", "1x2y3", "a 1.0.0\n"),
        "bad": (("", 0), ("1.0", 3), ("1.0.", 4)),
    },
    "service-endpoint": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "services/src/service.ts, addEndpoint",
        "good": ("get", "get-order_2"), "bad": (("", 0), ("get.order", 3), ("get\n", 3)),
    },
    "service-subject": {**USUAL, **_SERVICE_SUBJECT,
        "backtrack_free": False, "causes": (0, 1, 2, 21, 4, 24),
        "section": "services/src/service.ts, validSubjectName; core/src/nats.ts, _check",
        "good": ("get", "get.*", "get.>", ">", "get..x", "a>.b", "get."),
        "bad": (("", 0), ("get.>.x", 5), (">.", 1), ("a b", 1), ("a\t", 1)),
    },
    "service-group": {**USUAL, **_SERVICE_GROUP,
        "causes": (0, 2, 21, 4, 24, 67),
        "section": "services/src/service.ts, validInternalToken; core/src/nats.ts, _check",
        "good": ("", "orders", "orders.*", "a..b", "a>", "a."),
        "bad": (("orders.>", 8), (">", 1), ("a b", 1), ("a\n", 1)),
    },
    "service-queue": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "services/src/service.ts, ServiceImpl",
        "good": ("workers", "w-1"), "bad": (("", 0), ("workers.eu", 7), ("w*", 1)),
    },
    "inbox-prefix": {**USUAL, **_INBOX_PREFIX,
        "causes": (0, 1, 24, 67), "section": "core/src/core.ts, createInbox",
        "good": ("_INBOX", "my.inbox", "a*", "a..b", "a.", "a b"), "bad": (("", 0), ("*", 1), ("a.*", 3), ("a.>.b", 3)),
    },
    "js-api-prefix": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4),
        "section": "jetstream/src/jsbaseclient_api.ts, _parseOpts; core/src/nats.ts, _check",
        "good": ("$JS.API", "$JS.hub.API.", "acme.api", "a..b", "*"), "bad": (("", 0), ("a b", 1), ("a\n", 1)),
    },
    "header-name": {**USUAL, **_HEADER_NAME,
        "causes": (0, 2, 31, 4, 8, 9, 32, 11), "section": "core/src/headers.ts, canonicalMIMEHeaderKey",
        "good": ("Nats-Msg-Id", "a/b", "(x)", "~", ""), "bad": (("a:b", 1), ("a b", 1), ("caf\xe9", 3)),
    },
    "header-value": {**USUAL, **_HEADER_VALUE,
        "backtrack_free": False, "noun": "value", "causes": (0, 9, 53, 17, 4, 12, 11),
        "section": "core/src/headers.ts, validHeaderValue", "good": ("", "a b", "caf\xe9", "\x00"),
        "bad": ((" a", 0), ("\ufeffa", 0), ("a ", 2), ("a\nb", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
