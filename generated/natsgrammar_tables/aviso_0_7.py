"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "aviso"
EDITION = "0.7"
TITLE = "Aviso 0.7, topic encoding"
SOURCE = "Aviso, Topic Encoding https://github.com/ecmwf/aviso-server/blob/main/docs/src/topic-encoding.md; Aviso, Defining Notification Schemas https://github.com/ecmwf/aviso-server/blob/main/docs/src/schema-guide.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_WIRE_TOKEN: Automaton = {
    "automaton": "0,0,11,1,1,0,4,,1,0,3,,1,0,1,2,1,3,1,4,2,5,1,6,3,7,1,8,1,0,4,,1,0,2,9,2,a,1,b,1,c,1,d,1,0,q,9,2,a,1,b,1,c,1,d,1,0,16l5,,1kw,0|!0,1,2,3,4,5,6,7,8,9,a|<0:@+@=b :..+^4.3+4 <2:..-7 :^^..+ <2^^-1 ^^++^7+-2 :^5+.8 <0:^+       <0:^7-j== <0:^9-h <2^7-h :^9. :^7.+= <3^7-1 :^8.. <h^^-d|",
    "messages": (
        "any character except `*`, `.` and `>`, or end of token", "0-7, C-F or c-f", "0-9, A-F or a-f",
        "2-9, A-F or a-f", "0-4", "`%`", "`8`, `9`, `A`, `B`, `a` or `b`", "`A`, `B`, `a` or `b`", "`8` or `9`",
        "`9`, `A`, `B`, `a` or `b`", "`8`",
    ),
    "pattern": "(?>(?:[\\x00-$&-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])*)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^%*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-$&-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])*)$"},
}

_WIRE_SUBJECT: Automaton = {
    "automaton": "0,0,11,1,1,0,4,,1,0,3,2,1,0,1,3,1,4,1,5,2,6,1,7,3,8,1,9,1,0,4,,1,0,2,a,2,b,1,c,1,d,1,e,1,0,q,a,2,b,1,c,1,d,1,e,1,0,16l5,,1kw,0|0,!1,2,3,4,5,6,7,8,9,a,b|<0:++^-2=b :@-1-3@ :.3+^4.3+4 <3:.. :^3..+ <2^3-1 ^3++^7+-2 :^6+.8 <0:^+       <0:^8-j== <0:^a-h <2^8-h :^a. :^8.+= <3^8-1 :^9.. <h^3-d|",
    "messages": (
        "any character except `*`, `.` and `>`", "any character except `*` and `>`, or end of name", "0-7, C-F or c-f",
        "0-9, A-F or a-f", "2-9, A-F or a-f", "0-4", "`%`", "`8`, `9`, `A`, `B`, `a` or `b`", "`A`, `B`, `a` or `b`",
        "`8` or `9`", "`9`, `A`, `B`, `a` or `b`", "`8`",
    ),
    "pattern": "(?>(?:[\\x00-$&-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+)(?>(?:\\.(?>(?:[\\x00-$&-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+))*)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^%*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])++(?:\\.(?:[[\\x{0}-\\x{7f}&&[^%*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])++)*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-$&-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+(?:\\.(?:[\\x00-$&-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]|%[0-7][0-9A-Fa-f]|%(?:[Cc][2-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-Ca-c]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][EFef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+)*)$"},
}

_TOPIC_BASE: Automaton = {
    "automaton": "0,,19,0,1,,2,1,a,,7,1,q,,4,0,1,,1,1,q,|0,!1|<0:^+ :@=|",
    "messages": ("0-9, A-Z or a-z", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[0-9A-Za-z][\\-0-9A-Z_a-z]*+", "java": "\\A(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[0-9A-Za-z][\\-0-9A-Z_a-z]*)$", "not": {"pattern": "\\n$"}},
}

_INTEGER_VALUE: Automaton = {
    "automaton": "0,,19,0,1,,2,1,1,2,9,|0,1,!2,!3|<0:+3 :..-1 <0: :^+=( )h^-j|",
    "messages": ("0-9 or `-`", "1-9", "end of value", "0-9, or end of value"), "pattern": "0|-?+[1-9][0-9]{0,18}+",
    "java": "\\A(?:0|-?+[1-9][0-9]{0,18}+)\\z",
    "schema": {"type": "string", "pattern": "^(?:0|-?[1-9][0-9]{0,18})$", "not": {"pattern": "\\n$"}},
}

_FLOAT_VALUE: Automaton = {
    "automaton": "0,,19,0,1,1,1,,1,2,1,3,9,|0,1,!2,!3,!4|<0:+^++ :.^-2-1 <0:^+ :^-1@= <3^^@+ :^^-2@|",
    "messages": ("0-9 or `-`", "0-9", "`.`, or end of value", "0-9 or `.`, or end of value", "0-9, or end of value"),
    "pattern": "-?+(?:0|[1-9][0-9]*+)(?:\\.[0-9]*[1-9])?", "java": "\\A(?:-?+(?:0|[1-9][0-9]*+)(?:\\.[0-9]*[1-9])?)\\z",
    "schema": {"type": "string", "pattern": "^(?:-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*[1-9])?)$", "not": {"pattern": "\\n$"}},
}

_TIME_VALUE: Automaton = {
    "automaton": "0,,1c,0,2,1,1,2,1,3,2,4,4,|0,1,2,3,!4|<0:++ :^=4 <0:-1== :+^^= <3 <0:|",
    "messages": ("`0`, `1` or `2`", "0-9", "0-3", "0-5", "end of value (at most 4 characters)"),
    "pattern": "(?:[01][0-9]|2[0-3])[0-5][0-9]", "java": "\\A(?:(?:[01][0-9]|2[0-3])[0-5][0-9])\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[01][0-9]|2[0-3])[0-5][0-9])$", "not": {"pattern": "\\n$"}},
}

_DATE_VALUE: Automaton = {
    "automaton": "0,,1c,0,1,1,1,2,1,3,1,4,1,5,1,6,1,5,1,7,1,8,1,|0,1,2,3,4,5,6,!7|<0:++-2-1-2-1-2=-1 ^^==-2-1=-2-1 -1=-2-1==-2-1= ++-2-1-2-1-2=-1 ^-2 <4^4-2-1^-2-1 -1=-2-1==-2-1= <2-1= <0:++ ^-2 <0:^++-2+-3-1-3-1 <0:-3-1-3 <2^-3^^-2 <0:++=+ <3-3-2= :4^3+ <2^^+ <7^^=7 :0-1= <a-1= :^. <3:^8. <0:|",
    "messages": (
        "0-9", "`0` or `1`", "1-9", "`0`, `1` or `2`", "0-3", "`0`", "0-8", "end of value (at most 8 characters)",
    ),
    "pattern": "[0-9]{4}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])(?:29|30)|(?:0[13578]|1[02])31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229",
    "java": "\\A(?:[0-9]{4}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])(?:29|30)|(?:0[1-8&&[^246]]|1[02])31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])|(?:[0-8&&[^1357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])00)0229)\\z",
    "schema": {"type": "string", "pattern": "^(?:[0-9]{4}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])(?:29|30)|(?:0[13578]|1[02])31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)$", "not": {"pattern": "\\n$"}},
}

_DATE_VALUE_DASHED: Automaton = {
    "automaton": "0,,19,0,1,,2,1,1,2,1,3,1,4,1,5,1,6,1,7,1,6,1,8,1,9,1,|0,1,2,3,4,5,6,7,!8|<0:^++-2-1-2-1-2=-1 ^3==-2-1=-2-1 ^-1=-2-1==-2-1= ^++-2-1-2-1-2=-1 ^^-2 <4^5-2-1^-2-1 ^-1=-2-1==-2-1= <2^-1= <0:+  :.++ ^^-2 <0:^^++-2+-3-1-3-1 <0:^-3-1-3 <2^^-3^^-2 <6    :.++=+ <7^-3-2= :5^4+ <2^3+ <b^3=7 :0^-1= <e^-1= :^^. <3:^9. <0:|",
    "messages": (
        "0-9", "`-`", "`0` or `1`", "1-9", "`0`, `1` or `2`", "0-3", "`0`", "0-8",
        "end of value (at most 10 characters)",
    ),
    "pattern": "[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29",
    "java": "\\A(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-8&&[^246]]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])|(?:[0-8&&[^1357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])00)-02-29)\\z",
    "schema": {"type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "wire-token": {**USUAL, **_WIRE_TOKEN,
        "noun": "token", "codec": "topic-token", "causes": (40, 41, 0, 2, 28, 4, 5, 6, 7, 8, 11),
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
    "wire-subject": {**USUAL, **_WIRE_SUBJECT,
        "causes": (40, 41, 0, 1, 20, 14, 15, 2, 28, 4, 6, 7, 8, 11), "section": "Encode, Wire, Decode Flow; Invariants",
        "production": "wire-subject: wire-token (`.` wire-token)*, none empty",
        "good": ("extreme_event.north.1%2E45", "mars", "mars.od.1.45", "diss%2Ev2.fc", "mars.a b"),
        "bad": (
            ("", 0), (".mars", 0), ("mars..od", 5), ("mars.od.", 8), ("mars.*", 5), ("mars.>", 5), ("mars.1*34", 6),
            ("mars.%GG", 6), ("mars.100%", 9), ("mars.%C3.%A9", 8),
        ),
    },
    "topic-base": {**USUAL, **_TOPIC_BASE,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "Topic Configuration",
        "production": "base: `[A-Za-z0-9][A-Za-z0-9_-]*`", "good": ("mars", "extreme_event", "diss-2", "0"),
        "bad": (("", 0), ("_mars", 0), ("diss.v2", 4), ("diss%2Ev2", 4), ("m\xe1rs", 1)),
    },
    "integer-value": {**USUAL, **_INTEGER_VALUE,
        "noun": "value", "suggests": False, "limit": (20, "characters"),
        "causes": (0, 9, 42, 43, 2, 17, 4, 8, 10, 44, 45, 46, 12, 11), "section": "Handler Types, IntHandler",
        "production": "integer: `0`, or an optional `-`, then digits without a leading zero",
        "good": ("0", "7", "-42", "9223372036854775807"),
        "bad": (("", 0), ("007", 1), ("+7", 0), ("-0", 1), ("4.0", 1)),
    },
    "float-value": {**USUAL, **_FLOAT_VALUE,
        "backtrack_free": False, "noun": "value", "suggests": False,
        "causes": (0, 9, 43, 2, 17, 4, 8, 10, 44, 45, 12, 11), "section": "Handler Types, FloatHandler",
        "production": "float: decimal notation, shortest digits that read back",
        "good": ("0", "-0", "42.5", "3.14", "100", "0.001"),
        "bad": (("", 0), ("042.5", 1), ("42.50", 5), (".5", 0), ("1e3", 1), ("NaN", 0), ("inf", 0)),
    },
    "time-value": {**USUAL, **_TIME_VALUE,
        "noun": "value", "suggests": False, "limit": (4, "characters"),
        "causes": (0, 9, 42, 43, 2, 17, 4, 8, 10, 44, 45, 12, 11), "section": "Handler Types, TimeHandler",
        "production": "time: HHMM", "good": ("0000", "0905", "2359"),
        "bad": (("", 0), ("2400", 1), ("14:30", 2), ("1260", 2), ("12", 2)),
    },
    "date-value": {**USUAL, **_DATE_VALUE,
        "noun": "value", "suggests": False, "limit": (8, "characters"),
        "causes": (47, 0, 9, 42, 43, 2, 17, 4, 8, 10, 44, 12, 11), "section": "Handler Types, DateHandler",
        "production": "date: YYYYMMDD", "good": ("20250706", "20240229", "20000229", "00000101", "99991231"),
        "bad": (("", 0), ("20250230", 6), ("20230229", 7), ("19000229", 7), ("20251301", 5), ("2025-07-06", 4)),
    },
    "date-value-dashed": {**USUAL, **_DATE_VALUE_DASHED,
        "noun": "value", "suggests": False, "limit": (10, "characters"),
        "causes": (48, 0, 9, 42, 43, 2, 17, 4, 8, 10, 44, 12, 11), "section": "Handler Types, DateHandler",
        "production": "date: YYYY-MM-DD", "good": ("2025-07-06", "2024-02-29", "0000-01-01"),
        "bad": (("2025-02-30", 8), ("20250706", 4)),
    },
}

CODECS: dict[str, CodecEntry] = {
    "topic-token": {
        "wire": "wire-token", "by": "", "escape": "[%*.>]",
        "special": "[^\\x00-!#$&-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]",
        "range_starts": (0, 37, 38, 42, 43, 46, 47, 62, 63), "classes": (-1, 0, -1, 0, -1, 0, -1, 0, -1), "sign": "%",
        "empty": "", "separator": "", "unquote": False,
    },
}
