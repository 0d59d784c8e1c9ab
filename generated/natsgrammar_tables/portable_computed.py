"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "portable"
EDITION = "computed"
TITLE = "Portable names, safe everywhere"
SOURCE = ""
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_ACCOUNT_NAME: Automaton = {
    "automaton": (
        "0,,x,0,3,1,1,0,5,,1,0,3,,2,0,e,,1,0,8,2,1,0,k,,1,0,y,|0,!1,!2,!3|<0:++-2 :^== -1^+ "
        "<2 :0-1 <2( )6x:   <0:|"
    ),
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name (at most 255 characters)",
        "end of name (at most 255 characters)",
    ),
    "pattern": (
        "(?=(?:[!-)+-\\-0-=?-\\[\\]-~]{1,255}+)\\Z)(?:(?>(?:[\\x01-#%-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue000-"
        "\\U0010ffff]*+|\\$(?>(?:[\\x01-FH-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\ud7ff\\ue000-\\U0010ffff]*+|"
        "G[\\x01-\\ud7ff\\ue000-\\U0010ffff]++)?))?))"
    ),
    "java": (
        "\\A(?:(?=(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z)(?:(?:[[\\x{1}-\\x{7f}&&[^$]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff"
        "}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|\\$(?:[[\\x{1}-\\x{7f}&&[^G]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ff"
        "ff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|G[\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)"
        "?+)?+))\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:[!-#%-\\)+-\\-0-=?-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]{0,254}|\\$(?:[!-\\)+-\\-0-=?-FH-\\[\\]-~][!-\\)"
            "+-\\-0-=?-\\[\\]-~]{0,253}|G[!-\\)+-\\-0-=?-\\[\\]-~]{1,253})?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_CLUSTER_NAME: Automaton = {
    "automaton": "0,0,w,,1,0,16n3,,1kw,0|0,!1|<0:+ :@|",
    "messages": ("any character except space", "any character except space, or end of name"),
    "pattern": "[\\x00-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$"},
}

_CONSUMER_NAME: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,y,|0,!1,!2,!3|<0:+ :( )6z:   :.|",
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name (at most 255 characters)",
        "end of name (at most 255 characters)",
    ),
    "pattern": "[!-)+-\\-0-=?-\\[\\]-~]{1,255}+",
    "java": "\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[!-\\)+-\\-0-=?-\\[\\]-~]{1,255})$",
        "not": {"pattern": "\\n$"},
    },
}

_DOMAIN: Automaton = {
    "automaton": (
        "0,,x,0,9,,1,0,3,,2,0,e,,1,0,2,1,1,0,1,2,1,0,1,3,1,4,1,0,1,5,1,0,2,6,1,0,2,7,1,8,1,9,"
        "1,0,2,a,1,b,1,0,1,c,1,0,5,,1,0,y,|0,!1|<0:++-2++-4=4+-5= <0:@=c -5^+-6 <2-6^b+ <2 <4-8^6+-9 "
        "^6-2-9= <3^^=+-a <7:0-a :1^+-b <5 ^7==+-d <9^b-6-d ^a+-e= <8^5+-f= <4^8-4-f=|"
    ),
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": (
        "(?=(?:[\\x01-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\Z)(?=(?:[!-)+-\\-/-=?-~][!-)"
        "+-=?-~]*+)\\Z)(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?@B-DG-RT-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b"
        "\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|(?!)|A(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)"
        "+-\\-/-=?-BD-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+"
        "|C(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-JL-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)"
        "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|K[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]+"
        "+)?))?)|E(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-UW-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-"
        "\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|V(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)"
        "+-\\-/-=?-DF-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+"
        "|E(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-MO-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)"
        "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|N(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-SU-\\ud7ff\\ue000-\\U0"
        "010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x00-\\x08\\x0b\\x0e-\\x1f!-"
        ")+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?)|F(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)"
        "+-\\-/-=?-BD-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+"
        "|C[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)?)|S(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1"
        "f!-)+-\\-/-=?-MO-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010fff"
        "f]*+|N(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?@B-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f"
        "!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|A(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-OQ-\\ud7ff\\ue000-"
        "\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|"
        "P(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-RT-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)"
        "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|S(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-GI-\\ud7ff\\ue000-\\U0"
        "010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|H(?>(?:[\\x00-\\x08\\x0b\\x0e-"
        "\\x1f!-)+-\\-/-=?-NP-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U001"
        "0ffff]*+|O(?>(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-SU-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-"
        "\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U00"
        "10ffff]++)?))?))?))?))?))?))?))"
    ),
    "java": (
        "\\A(?:(?=(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        "\\z)(?=(?:[!-~&&[^*.>]][!-~&&[^*>]]*+)\\z)(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>AEFS]][\\x{"
        "80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}"
        "\\x{e000}-\\x{10ffff}]]*+|(?!)|A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>C]][\\x{80}-\\x{d7ff}"
        "\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x"
        "{10ffff}]]*+|C(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>K]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ff"
        "ff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "K[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        "?+)?+|E(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>V]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][["
        "\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "V(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>E]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "E(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>N]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "N(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "T[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        "?+)?+)?+)?+|F(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>C]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10fff"
        "f}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "C[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        "?+|S(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>N]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x"
        "{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "N(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>A]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>P]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "P(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>S]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "S(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>H]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "H(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>O]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "O(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}"
        "-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "T[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        "?+)?+)?+)?+)?+)?+)?+))\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:[!-\\)+-\\-0-=?@B-DG-RT-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|A(?:[!-\\)+-\\-0-=?-BD-\\[\\]-~][!-\\)"
            "+-\\-0-=?-\\[\\]-~]*|C(?:[!-\\)+-\\-0-=?-JL-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|"
            "K[!-\\)+-\\-0-=?-\\[\\]-~]+)?)?|E(?:[!-\\)+-\\-0-=?-UW-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|"
            "V(?:[!-\\)+-\\-0-=?-DF-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|E(?:[!-\\)+-\\-0-=?-MO-\\[\\]-~][!-\\)"
            "+-\\-0-=?-\\[\\]-~]*|N(?:[!-\\)+-\\-0-=?-SU-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|"
            "T[!-\\)+-\\-0-=?-\\[\\]-~]+)?)?)?)?|F(?:[!-\\)+-\\-0-=?-BD-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|"
            "C[!-\\)+-\\-0-=?-\\[\\]-~]+)?|S(?:[!-\\)+-\\-0-=?-MO-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|"
            "N(?:[!-\\)+-\\-0-=?@B-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|A(?:[!-\\)+-\\-0-=?-OQ-\\[\\]-~][!-\\)"
            "+-\\-0-=?-\\[\\]-~]*|P(?:[!-\\)+-\\-0-=?-RT-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|"
            "S(?:[!-\\)+-\\-0-=?-GI-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|H(?:[!-\\)+-\\-0-=?-NP-\\[\\]-~][!-\\)"
            "+-\\-0-=?-\\[\\]-~]*|O(?:[!-\\)+-\\-0-=?-SU-\\[\\]-~][!-\\)+-\\-0-=?-\\[\\]-~]*|"
            "T[!-\\)+-\\-0-=?-\\[\\]-~]+)?)?)?)?)?)?)?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_FILTER_SUBJECT: Automaton = {
    "automaton": "0,,x,0,9,1,1,0,3,2,1,0,f,3,1,0,1s,|0,!1,!2,!3|<0:++^+ :@.-4. :. <0:|",
    "messages": (
        "printable ASCII except `.`",
        "printable ASCII except `*` and `>`, or end of name",
        "`.`, or end of name", "end of name",
    ),
    "pattern": "(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>])",
    "java": "\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:(?:[!-\\)+-\\-\\/-=?-~]+|\\*)\\.)*(?:[!-\\)+-\\-\\/-=?-~]+|[*>]))$",
        "not": {"pattern": "\\n$"},
    },
}

_HEADER_NAME: Automaton = {
    "automaton": "0,,x,0,1,,1,0,5,,2,0,2,,1,0,2,,1,0,a,,7,0,q,,3,0,t,,1,0,1,,1,0,1,|0,!1|<0:+ :@|",
    "messages": (
        'printable ASCII except `"`, `(`, `)`, `,`, `/`, `:` to `@`, `[`, `\\`, `]`, `{` and `}`',
        'printable ASCII except `"`, `(`, `)`, `,`, `/`, `:` to `@`, `[`, `\\`, `]`, `{` and `}`, or end of name',
    ),
    "pattern": "[!#-'*+\\-.0-9A-Z\\^-z|~]++",
    "java": "\\A(?:[!#-'*+\\-.0-9A-Z\\^-z|~]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[!#-'*+\\-.0-9A-Z\\^-z\\|~]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_HEADER_VALUE: Automaton = {
    "automaton": "0,0,9,1,1,,1,1,2,,1,0,e,1,5,0,2n,|!0,!1,2|<0:+ :@+ :-2@|",
    "messages": (
        "printable ASCII, NUL to U+0008, U+000E to U+001B or DEL, or end of value",
        "printable ASCII, NUL to tab, U+000B, form feed, U+000E to space or DEL, or end of value",
        "printable ASCII, NUL to tab, U+000B, form feed, U+000E to space or DEL",
    ),
    "pattern": (
        "(?=(?:[\\x00-\\x09\\x0b\\x0c\\x0e-\\x7f]*+)\\Z)(?:(?:[\\x00-\\x08\\x0e-\\x1b!-\\x84\\x86-\\x9f\\xa1-\\u167f\\u"
        "1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff](?:"
        "[\\x00-\\x09\\x0b\\x0c\\x0e-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-\\x08\\x0e-\\x1b!-\\x84\\x86-\\x9f\\xa1-\\u167f"
        "\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]"
        ")?)?)"
    ),
    "java": (
        "\\A(?:(?=(?:[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]]*+)\\z)(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{1c}-\\x{20}]]["
        "\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{20"
        "30}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]](?:[[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]"
        "][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{1c}-\\x{20}]][\\x{80}-\\x{84}"
        "\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\"
        "x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])?)?))\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:[\\x00-\\x08\\x0e-\\x1b!-\\x7f](?:[\\x09\\x0b\\x0c\\x1c-\\x20]*[\\x00-\\x08\\x0e-\\x1b!-\\x7f])"
            "*)?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_HEADERS_EXPECTED_SUBJECT_WITH_SEQUENCE: Automaton = {
    "automaton": (
        "0,0,a,1,1,0,l,2,1,0,c,3,1,0,c,4,1,0,a,5,1,0,6,6,1,0,1,7,1,0,4,8,1,0,d,9,1,a,1,b,1,c,"
        "1,d,1,0,4,e,1,0,3,f,1,0,1,g,1,h,1,0,1,i,1,j,1,k,1,0,2,l,1,0,16kn,,1kw,0|!0,1,2,3,4,"
        "5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,!k,l,m,n|<0:^7+ <0:^9+ <0:^j+ :^i+. <0:^3+ <0:^5+ <0:^l+ "
        "<0:^g+ <0:^d+ <0:^b+ <8 <3 :^c+. <9 <0:^6+ <e <d <7 <5 <0:^8+ <0:^k+ <0:^a+ <0:^e+ "
        "<c <f <8 <8 <8 <5 <0:^h+ <a <3 <0:^f+ <9 <3 <9:^4+ <9 <0:^^+ <8 :@^@=j <j <j <8 <a "
        "<j <0:^4+ <9 <8:^+ <1c: <y <6 <z <q <1c <1c <1c <e <e <8 <3 <1c <9 <1c <e <d <7 <5 "
        "<v <u <t <t <c <f <8 <8 <8 <5 <1c <a <3 <1c <9 <3 <0:l^4-1b|"
    ),
    "messages": (
        "`N`, or end of group of headers", "`a`", "`t`", "`s`", "`-`", "`E`", "`x`", "`p`", "`e`", "`c`", "`d`", "`L`",
        "`S`", "`u`", "`b`", "`j`", "`q`", "`n`", "`-` or `:`", "space",
        "any character except line feed, or end of group of headers",
        "`:`", "any character", "`N`",
    ),
    "pattern": (
        "(?>(?:Nats-Expected-Last-Subject-Sequence-Subject:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+\\x0aNat"
        "s-Expected-Last-Subject-Sequence:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+|"
        "Nats-Expected-Last-Subject-Sequence:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+)"
        "?)"
    ),
    "java": (
        "\\A(?:(?:Nats-Expected-Last-Subject-Sequence-Subject:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\x{d7ff}\\x{"
        "e000}-\\x{10ffff}]]*+\\x{a}Nats-Expected-Last-Subject-Sequence:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\x"
        "{d7ff}\\x{e000}-\\x{10ffff}]]*+|Nats-Expected-Last-Subject-Sequence:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80"
        "}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:Nats-Expected-Last-Subject-Sequence-Subject:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*\\x0aNa"
            "ts-Expected-Last-Subject-Sequence:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*|"
            "Nats-Expected-Last-Subject-Sequence:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*)"
            "?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_HEADERS_ROLLUP_WITH_SCHEDULE: Automaton = {
    "automaton": (
        "0,0,a,1,1,0,l,2,1,0,c,3,1,0,c,4,1,0,j,5,1,0,3,6,1,7,1,0,d,8,1,9,1,a,1,b,1,c,1,0,2,d,"
        "1,0,3,e,1,0,2,f,1,g,1,0,2,h,1,i,1,j,1,0,16kq,,1kw,0|!0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,"
        "f,!g,!h,i,j,k,!l|<0:^5+ <0:^8+ <0:^i+ :^h+. <0:^3+ <0:^6++ <0:^f+ <0:^a+ <0:^e+ :^d+. "
        "<2 <0:^c+ <0:^j+ <0:^b+ <0:^g+ <3 <0:^4+ <7 <0:^^+ <8 :@^@=h <5 <4 <3:^+ <o: <o <o "
        "<o <o <0:^6+ <o <e  <i <k <e <e <a <5 <0:^9+ <0:|"
    ),
    "messages": (
        "`N`, or end of group of headers", "`a`", "`t`", "`s`", "`-`", "`R` or `S`", "`o`", "`c`", "`l`", "`h`", "`e`",
        "`u`", "`d`", "`p`", "`:`", "space",
        "any character except line feed, or end of group of headers",
        "any character, or end of group of headers",
        "`N`", "`R`", "`b`", "end of group of headers",
    ),
    "pattern": (
        "(?>(?:Nats-Schedule:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+(?>(?:\\x0aNats-Rollup:\\x20sub)"
        "?)|Nats-Rollup:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+)?)"
    ),
    "java": (
        "\\A(?:(?:Nats-Schedule:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+(?:\\x{a}"
        "Nats-Rollup:\\x{20}sub)?+|Nats-Rollup:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10fff"
        "f}]]*+)?+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:Nats-Schedule:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*(?:\\x0aNats-Rollup:\\x20sub)"
            "?|Nats-Rollup:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*)?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_HEADERS_SCHEDULE_WITH_TARGET: Automaton = {
    "automaton": (
        "0,0,a,1,1,0,l,2,1,0,c,3,1,0,c,4,1,0,j,5,1,0,4,6,1,7,1,0,c,8,1,0,1,9,1,a,1,b,1,0,1,c,"
        "1,d,1,0,3,e,1,0,5,f,1,g,1,h,1,i,1,0,16kq,,1kw,0|!0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,"
        "h,i,j,!k|<0:^5+ <0:^8+ <0:^h+ :^g+. <0:^3+ <0:^6+ <0:^9+ <0:^d+ <0:^b+ :^a+. <0:^i+ "
        "<0:^e+ <4 <9:^4+ <0:^7+ <0:^^+ <f :@+@=g <0:^f+ <j: <0:^c+ <5 <a <l  <m <0:^4+ <n <d "
        "<o <d:^. <p <p <b <p <p <p <4 <0:4^3-p|"
    ),
    "messages": (
        "`N`, or end of group of headers", "`a`", "`t`", "`s`", "`-`", "`S`", "`c`", "`h`", "`e`", "`d`", "`u`", "`l`",
        "`-` or `:`", "`T`", "space", "any character", "`r`", "`N`", "`g`", "`:`",
        "any character except line feed, or end of group of headers",
    ),
    "pattern": (
        "(?>(?:(?>(?:Nats-Schedule:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+\\x0a)"
        "?)Nats-Schedule-Target:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+)?)"
    ),
    "java": (
        "\\A(?:(?:(?:Nats-Schedule:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+\\x{a}"
        ")?+Nats-Schedule-Target:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
        "?+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:(?:Nats-Schedule:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*\\x0a)?Nats-Schedule-Target:\\x20["
            "\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*)?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_HEADERS_TIME_ZONE_WITH_CRON: Automaton = {
    "automaton": (
        "0,0,a,1,1,0,l,2,1,0,c,3,1,0,c,4,1,0,5,5,1,0,d,6,1,0,4,7,1,8,1,0,5,9,1,0,6,a,1,0,1,b,"
        "1,c,1,d,1,0,1,e,1,f,1,g,1,0,1,h,1,i,1,j,1,k,1,l,1,0,2,m,1,n,1,o,1,p,1,0,1,q,1,0,1,r,"
        "1,0,16km,,1kw,0|!0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,!g,h,!i,j,k,l,m,n|<0:^6+ <0:^a+ <0:^o+ "
        ":^n+. <0:^3+ <0:^7+ <0:^b+ <0:^f+ <0:^d+ :^c+. <0:^p+ <0:^i+ <4 <9:^4+ <0:^8+ <0:^^+ "
        "<0:^g+ :+^-1==+-2=l <0:^j+ :@+@=p :g+.-1^7+-2+-3^+-4^^+-5^5++ <9 <m: <4:g^. -9^-9^h+-a "
        "^a+-b^8== <2^k=+-c ^g+-d <3^a==^+-f  <q <u <8 <6^l== ^g==^7+-l <6^c+-m= <4 <8 <d^a-4 "
        "<0:^9+ <12 <7 ^i+-s^5== ^i==^^-9-s <8 <4^o+-u= <4^h-b-u= <0:^l+ <19 <o ^a==^f+ <i ^f-g-z= "
        "<0:^k+ <o <d^i-i :i^-12^g== <5^e+-12= <11 <1i <8^f+ <0:^4+ <1k <i^o-a <0:e^^-17 <1m "
        "<8 <1m <1m <1m <4 <0:4^3-1m|"
    ),
    "messages": (
        "`N`, or end of group of headers", "`a`", "`t`", "`s`", "`-`", "`S`", "`c`", "`h`", "`e`", "`d`", "`u`", "`l`",
        "`-` or `:`", "`T`", "space", "`i`",
        "any character except line feed, or end of group of headers",
        "`m`",
        "any character, or end of group of headers",
        "`N`", "`Z`", "`o`", "`n`", "`:`",
    ),
    "pattern": (
        "(?:Nats-Schedule:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010ffff]*+|(?>(?:Nats-Schedule:\\x20(?:@(?:yearly|"
        "annually|monthly|weekly|daily|midnight|hourly)|[\\x00-\\x09\\x0b-?A-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x09\\x"
        "0b-\\ud7ff\\ue000-\\U0010ffff]*+)\\x0a)?)Nats-Schedule-Time-Zone:\\x20[\\x00-\\x09\\x0b-\\ud7ff\\ue000-\\U0010"
        "ffff]*+)?"
    ),
    "java": (
        "\\A(?:(?:Nats-Schedule:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "(?:Nats-Schedule:\\x{20}(?:@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)"
        "|[[\\x{0}-\\x{7f}&&[^\\x{a}@]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-\\"
        "x{d7ff}\\x{e000}-\\x{10ffff}]]*+)\\x{a})?+Nats-Schedule-Time-Zone:\\x{20}[[\\x{0}-\\x{7f}&&[^\\x{a}]][\\x{80}-"
        "\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:Nats-Schedule:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-\U0010ffff]*|(?:Nats-Schedule:\\x20(?:@(?:yearly|"
            "annually|monthly|weekly|daily|midnight|hourly)|[\\x00-\\x09\\x0b-?A-\ud7ff\ue000-\U0010ffff][\\x00-\\x09\\"
            "x0b-\ud7ff\ue000-\U0010ffff]*)\\x0a)?Nats-Schedule-Time-Zone:\\x20[\\x00-\\x09\\x0b-\ud7ff\ue000-"
            "\U0010ffff]*)?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_INBOX_PREFIX: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,1,1,0,f,,1,0,1s,|0,!1|<0:+ :@-2|",
    "messages": (
        "printable ASCII except `*`, `.` and `>`",
        "printable ASCII except `*` and `>`, or end of name",
    ),
    "pattern": (
        "(?=(?:(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>]))\\Z)(?:[\\x00-)"
        "+-=?-\\ud7ff\\ue000-\\U0010ffff]*[\\x00-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff])"
    ),
    "java": (
        "\\A(?:(?=(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z)(?:[[\\x{0}-\\x{7f}&&[^*>]][\\x{80}-"
        "\\x{d7ff}\\x{e000}-\\x{10ffff}]]*[[\\x{0}-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]])"
        ")\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:[!-\\)+-\\-\\/-=?-~]+\\.)*[!-\\)+-\\-\\/-=?-~]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_JS_API_PREFIX: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,1,1,,1,0,e,,1,0,t,,1,0,y,|0,!1|<0:+ :@-2|",
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": (
        "(?=(?:[\\x01-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x01-\\x1f!-)"
        "+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)*))\\Z)(?:[!-)+-\\-/-=?-~][!-)+-=?-~]*+)"
    ),
    "java": (
        "\\A(?:(?=(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{1}-\\x"
        "{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z)(?:[!-~&&[^*.>]][!-~&&[^*>]]*+)"
        ")\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:[!-\\)+-\\-0-=?-\\[\\]-~]+\\.)*[!-\\)+-\\-0-=?-\\[\\]-~]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_JS_INTERNAL_PREFIX: Automaton = {
    "automaton": "0,,x,0,3,1,1,0,5,,1,0,3,2,1,0,f,,1,0,1s,|0,1,2,!3|<0:^+ :+. :@^+ <0:-2|",
    "messages": (
        "`$`",
        "printable ASCII except `$`, `*`, `.` and `>`",
        "printable ASCII except `$`, `*` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`, or end of name",
    ),
    "pattern": "\\$(?>(?:[!-#%-)+-\\-/-=?-~]++\\.)+)",
    "java": "\\A(?:\\$(?:[!-~&&[^$*.>]]++\\.)++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:\\$(?:[!-#%-\\)+-\\-\\/-=?-~]+\\.)+)$",
        "not": {"pattern": "\\n$"},
    },
}

_JS_USER_PREFIX: Automaton = {
    "automaton": "0,,x,0,3,,1,0,5,,1,0,3,1,1,0,f,,1,0,1s,|0,1,!2|<0:+ :@+ :-2.|",
    "messages": (
        "printable ASCII except `$`, `*`, `.` and `>`",
        "printable ASCII except `$`, `*` and `>`",
        "printable ASCII except `$`, `*`, `.` and `>`, or end of name",
    ),
    "pattern": "(?>(?:[!-#%-)+-\\-/-=?-~]++\\.)+)",
    "java": "\\A(?:(?:[!-~&&[^$*.>]]++\\.)++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:[!-#%-\\)+-\\-\\/-=?-~]+\\.)+)$",
        "not": {"pattern": "\\n$"},
    },
}

_KV_BUCKET_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1,!2,!3|<0:+ :( )6w:   :.|",
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`",
        "0-9, A-Z, a-z, `-` or `_`, or end of name",
        "0-9, A-Z, a-z, `-` or `_`, or end of name (at most 252 bytes)",
        "end of name (at most 252 bytes)",
    ),
    "pattern": "[\\-0-9A-Z_a-z]++",
    "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}, "maxLength": 252,
    },
}

_KV_KEY_NAME: Automaton = {
    "automaton": "0,,19,0,1,1,1,0,b,,3,0,1,,3,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@-2|",
    "messages": (
        "0-9, A-Z, a-z, `-`, `/`, `=` or `_`",
        "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name",
    ),
    "pattern": "[\\-/-9=A-Z_a-z]++(?>(?:\\.[\\-/-9=A-Z_a-z]++)*)",
    "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\-\\/-9=A-Z_a-z]+(?:\\.[\\-\\/-9=A-Z_a-z]+)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_KV_OPERATION: Automaton = {
    "automaton": (
        "0,,1w,0,1,1,1,,1,2,1,,4,3,1,,3,4,1,,1,5,1,,2,6,1,|0,1,2,3,4,!5,6|<0:+^3+ <0:^+ <0:^6+ "
        "<0:^3+ <0:^5+ <0: :^^+ <6^-3|"
    ),
    "messages": ("`D` or `P`", "`E`", "`U`", "`L`", "`R`", "end of value", "`G`"),
    "pattern": "DEL|PURGE",
    "java": "\\A(?:DEL|PURGE)\\z",
    "schema": {"type": "string", "pattern": "^(?:DEL|PURGE)$", "not": {"pattern": "\\n$"}},
}

_KV_SEARCH_KEY: Automaton = {
    "automaton": (
        "0,,16,0,1,,2,1,1,2,1,1,b,,3,1,1,3,1,,2,1,q,,4,1,1,,1,1,q,|0,!1,!2,!3|<0:++^+ :..-4. "
        ":^@ <0:|"
    ),
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
        "`.`, or end of name",
        "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name",
        "end of name",
    ),
    "pattern": (
        "(?=(?:(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>]))\\Z)(?:[*\\-/-9=>A-Z_a-z][*\\--9=>A-Z_"
        "a-z]*+)"
    ),
    "java": (
        "\\A(?:(?=(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z)(?:[*\\-/-9=>A-Z_a-z][*-z&&[^+,"
        ":-<?@\\[-\\^`]]*+))\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:(?:\\*|[\\-\\/-9=A-Z_a-z]+)\\.)*>|(?:(?:\\*|[\\-\\/-9=A-Z_a-z]+)\\.)*(?:\\*|"
            "[\\-\\/-9=A-Z_a-z]+))$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_LITERAL_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,9,1,1,0,3,2,1,0,f,1,1,0,16m9,,1kw,0|0,!1|<0:++ :@=-3 <2-2=|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
    ),
    "pattern": (
        "(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud"
        "7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)"
        "(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-"
        "\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)"
        ")*)"
    ),
    "java": (
        "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\"
        "x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        "(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\"
        "x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        ")*+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-"
            "\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)"
            "(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f"
            "!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)"
            ")*)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_METADATA_KEY: Automaton = {
    "automaton": (
        "0,0,2n,1,1,0,1,2,1,0,c,3,1,0,4,4,1,5,1,0,16kr,,1kw,0|!0,!1|<0:++-2=3 @== -2^^+-3 ^^+-4= "
        "^^==^+ :^4.-5|"
    ),
    "messages": ("any character, or end of name", "any character except `s`, or end of name"),
    "pattern": (
        "(?>(?:[\\x00-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)"
        "|_(?>(?:[\\x00-mo-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)"
        "|_n(?>(?:[\\x00-`b-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
        "?)|_na(?>(?:[\\x00-su-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
        "?)|_nat(?>(?:[\\x00-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
        "?)"
    ),
    "java": (
        "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff"
        "}]*+)?+|_(?:[[\\x{0}-\\x{7f}&&[^n]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10f"
        "fff}]*+)?+|_n(?:[[\\x{0}-\\x{7f}&&[^a]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x"
        "{10ffff}]*+)?+|_na(?:[[\\x{0}-\\x{7f}&&[^t]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000"
        "}-\\x{10ffff}]*+)?+|_nat(?:[[\\x{0}-\\x{7f}&&[^s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\"
        "x{e000}-\\x{10ffff}]*+)?+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:[\\x00-\\^`-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_(?:[\\x00-mo-\ud7ff\ue000-"
            "\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_n(?:[\\x00-`b-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-"
            "\U0010ffff]*)?|_na(?:[\\x00-su-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)"
            "?|_nat(?:[\\x00-rt-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?)$"
        ),
    },
}

_NATS_BATCH_COMMIT: Automaton = {
    "automaton": "0,,1d,0,1,,1c,1,1,,2,2,1,,9,3,1,|0,!1,2,3|<0:+^+ <0: :^3+ <0:^-3|",
    "messages": ("`1` or `e`", "end of value", "`o`", "`b`"),
    "pattern": "1|eob",
    "java": "\\A(?:1|eob)\\z",
    "schema": {"type": "string", "pattern": "^(?:1|eob)$", "not": {"pattern": "\\n$"}},
}

_NATS_BATCH_ID: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,,1,0,f,,1,0,1s,|0,!1,!2,!3|<0:+ :( )1o:   :.|",
    "messages": (
        "printable ASCII except `*`, `.` and `>`",
        "printable ASCII except `*`, `.` and `>`, or end of value",
        "printable ASCII except `*`, `.` and `>`, or end of value (at most 64 characters)",
        "end of value (at most 64 characters)",
    ),
    "pattern": "[!-)+-\\-/-=?-~]{1,64}+",
    "java": "\\A(?:[!-~&&[^*.>]]{1,64}+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]{1,64})$",
        "not": {"pattern": "\\n$"},
    },
}

_NATS_BATCH_SEQUENCE: Automaton = {
    "automaton": (
        "0,,1c,0,1,1,1,2,1,3,1,4,1,5,1,6,1,7,1,8,1,9,1,|0,!1,!2,!3,!4|<0:^++=7 <0:-1=7++ -1^7== "
        "^4++ <2-1 <2-1 <2-1 ^6++ <2-1 ^7++ <2-1 <6-1 <2-1 <2-1 <2-1 ++ <2-1 <8-1 <2-1 ^3++ "
        "<2-1 <4-1 <2-1 <8 <2-1 ^9+ <2+ -1^4++ <2-1 <2-1 <2-1 ^++ <2-1 <q:-1 <2-1 :2^++ <2-1 "
        ":^6.4 <0:|"
    ),
    "messages": (
        "1-9", "0-9, or end of value",
        "0-9, or end of value (at most 20 characters)",
        "0-5, or end of value (at most 20 characters)",
        "end of value",
    ),
    "pattern": (
        "18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|"
        "18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|"
        "1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|"
        "1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|"
        "18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18}+"
    ),
    "java": (
        "\\A(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|"
        "18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|"
        "1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|"
        "1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|"
        "18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18}+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|"
            "18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|"
            "1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|"
            "1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|"
            "184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18})$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_NATS_EXPECTED_LAST_MSG_ID: Automaton = {
    "automaton": "0,0,a,,1,0,2,,1,0,36,|0,!1|<0:+ :@|",
    "messages": (
        "printable ASCII, NUL to tab, U+000B, form feed, U+000E to space or DEL",
        "printable ASCII, NUL to tab, U+000B, form feed, U+000E to space or DEL, or end of value",
    ),
    "pattern": "[\\x00-\\x09\\x0b\\x0c\\x0e-\\x7f]++",
    "java": "\\A(?:[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x00-\\x09\\x0b\\x0c\\x0e-\\x7f]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_NATS_EXPECTED_LAST_SEQUENCE: Automaton = {
    "automaton": "0,,1c,0,1,1,9,|0,!1,!2,!3|<0:++ <0: :+=( )e:  -i|",
    "messages": (
        "0-9", "end of value", "0-9, or end of value",
        "0-9, or end of value (at most 18 characters)",
    ),
    "pattern": (
        "(?=(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|"
        "18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|"
        "1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|"
        "1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|"
        "18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18}+|0)\\Z)(?:(?:0*[0-9]{1,18}+)?)"
    ),
    "java": (
        "\\A(?:(?=(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|"
        "18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|"
        "18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|"
        "184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|"
        "1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,"
        "18}+|0)\\z)(?:(?:0*[0-9]{1,18}+)?))\\z"
    ),
    "schema": {"type": "string", "pattern": "^(?:0|[1-9][0-9]{0,17})$", "not": {"pattern": "\\n$"}},
}

_NATS_EXPECTED_LAST_SUBJECT_SEQUENCE_SUBJECT: Automaton = {
    "automaton": "0,,x,0,9,1,1,0,3,2,1,0,f,3,1,0,1s,|0,!1,!2,!3|<0:++^+ :@.-4. :. <0:|",
    "messages": (
        "printable ASCII except `.`",
        "printable ASCII except `*` and `>`, or end of value",
        "`.`, or end of value", "end of value",
    ),
    "pattern": "(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>])",
    "java": "\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:(?:(?:[!-\\)+-\\-\\/-=?-~]+|\\*)\\.)*(?:[!-\\)+-\\-\\/-=?-~]+|[*>]))$",
        "not": {"pattern": "\\n$"},
    },
}

_NATS_EXPECTED_STREAM: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,y,|0,!1,!2,!3|<0:+ :( )6z:   :.|",
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of value",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of value (at most 255 characters)",
        "end of value (at most 255 characters)",
    ),
    "pattern": "[!-)+-\\-0-=?-\\[\\]-~]{1,255}+",
    "java": "\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[!-\\)+-\\-0-=?-\\[\\]-~]{1,255})$",
        "not": {"pattern": "\\n$"},
    },
}

_NATS_INCR: Automaton = {
    "automaton": "0,,17,0,1,,1,0,1,,2,1,a,|0,1,!2|<0:+ :.+ :^@|",
    "messages": ("`+` or `-`", "0-9", "0-9, or end of value"),
    "pattern": "[+\\-][0-9]++",
    "java": "\\A(?:[+\\-][0-9]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[+\\-][0-9]+)$", "not": {"pattern": "\\n$"}},
}

_NATS_MARKER_REASON: Automaton = {
    "automaton": (
        "0,,1t,0,1,,b,1,1,,2,2,1,,1,3,1,,e,4,1,,3,5,1,,1,6,1,,5,7,1,,1,8,1,,2,9,1,,2,a,1,b,1,"
        ",1,c,1,|0,1,2,3,4,5,6,7,8,9,a,!b|<0:^+3 :^.3+ <0:^a+ <0:^5+ <0:^c+ <0:^9+ <0:^7+ <0:-2 "
        ":.^5+ <0:^8+ <7 <0:^b-3 <0:|"
    ),
    "messages": (
        "`M`, `P` or `R`", "`a`", "`u`", "`e`", "`x`", "`r`", "`m`", "`A`", "`g`", "`o`", "`v`", "end of value",
    ),
    "pattern": "MaxAge|Remove|Purge",
    "java": "\\A(?:MaxAge|Remove|Purge)\\z",
    "schema": {"type": "string", "pattern": "^(?:MaxAge|Remove|Purge)$", "not": {"pattern": "\\n$"}},
}

_NATS_REQUIRED_API_LEVEL: Automaton = {
    "automaton": "0,,1c,0,6,|0,!1|<0:+ :.|",
    "messages": ("0-5", "end of value"),
    "pattern": (
        "(?=(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|"
        "18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|"
        "1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|"
        "1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|"
        "18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18}+|0)\\Z)(?:(?:\\+?+0*[0-5]|-[0-9]{1,"
        "18}+)?)"
    ),
    "java": (
        "\\A(?:(?=(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|"
        "18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|"
        "18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|"
        "184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|"
        "1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,"
        "18}+|0)\\z)(?:(?:\\+?+0*[0-5]|-[0-9]{1,18}+)?))\\z"
    ),
    "schema": {"type": "string", "pattern": "^(?:[0-5])$", "not": {"pattern": "\\n$"}},
}

_NATS_ROLLUP: Automaton = {
    "automaton": "0,,2p,0,1,1,1,,9,2,1,,6,3,1,,1,4,1,|0,1,2,3,!4|<0:+^^+ :.^+. <0:^4+ <2 :^-1. <0:|",
    "messages": ("`a` or `s`", "`l`", "`u`", "`b`", "end of value (at most 3 characters)"),
    "pattern": "sub|all",
    "java": "\\A(?:sub|all)\\z",
    "schema": {"type": "string", "pattern": "^(?:sub|all)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE: Automaton = {
    "automaton": (
        "0,,w,0,1,,9,1,1,2,1,3,1,4,1,5,1,6,1,7,1,8,1,9,1,a,1,b,1,c,1,d,1,e,1,f,1,g,1,h,1,,5,"
        "i,1,j,1,k,1,l,1,m,1,n,1,o,1,p,1,q,1,r,1,s,1,,1,t,1,u,1,v,1,w,1,x,1,,1,y,1,z,1,10,1,"
        "11,1,12,1,13,1,,1,14,1,15,1,,6,16,1,k,1,l,1,17,1,18,1,o,1,19,1,1a,1,1b,1,s,1,1c,1,1d,"
        "1,1e,1,1f,1,1g,1,x,1,,1,1h,1,1i,1,1j,1,1k,1,1l,1,1m,1,,1,1n,1,,1n,1o,1,,li,1o,1,|0,"
        "1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,10,11,12,13,14,"
        "15,16,17,18,19,1a,1b,1c,1d,1e,!1f,1g,1h,1i,1j,1k,1l,1m,1n,1o,1p,1q,1r,1s,1t,1u,1v,1w,"
        "1x,1y,1z,20,21,22,23,24,25,26,27,28,29,!2a,!2b,2c,2d,2e,2f,2g,2h,2i,2j,2k,2l,2m,2n,"
        "2o,2p,2q,2r,2s,2t,2u,2v,2w,2x,2y,2z,30,!31,!32,!33,34,35,36,37,38,39,3a,3b,3c,3d,3e,"
        "3f,3g,3h,3i,3j,3k,3l,3m,3n,3o,3p,3q,!3r,!3s,3t,3u,3v,3w,3x,3y,3z,40,41,42,43,44,45,"
        "46,47,48,49,4a,4b,4c,4d,!4e|<0:^+^5+a^+ <0:+^^+^^+ :-3^^-2+^.+6-f-e-d-c ^d+4     :^7.a "
        "   <0:^16+3^+^3+^7++ <d:@^h. <c:.-2r^..^^-2q-2p-2o-2n-2m-2l <0:^8+=8 :^7+=^4-2t <6^4-2e "
        "^4-27 ^4-1w ^4-1l ^4-1a ^4-z <7^8-2 <d( )a<b^8+-e <2( )a<m^8-c^-p <2( )a<b^a=-10 <2( "
        ")a<b^b=-1b <2( )a<b^c= :^d.-4f :^e.-4g :^f.-4h <0:^1f+^3+ <0:^16+ <0:^1l+ <0:^1g+ :^1b+ "
        "<0:^18+  <2g <2b-3^^-2^9-2d-2c-2b-2a <2c-a^^-9     <0:3-1t^^-1s+    <2c:-6b^^-6a^9= "
        ":^6-6a-6o <2f^8-6o <m:^7.^8. ^8-3v-3j ^8-3k ^8-38 ^8-2x ^8-2m ^8-2b ^8-2a ^8-29 ^8-28 "
        "<b:^8.-6o <c:8^7-6o= <3:^8. ^9-3v-3j ^9-3k ^9-38 ^9-2x ^9-2m ^9-2b ^9-2a ^9-29 ^9-28 "
        "<c:^9.-6o <2:^9. ^a-3v-3j ^a-3k ^a-38 ^a-2x ^a-2m ^a-2b ^a-2a ^a-29 ^a-28 <b:^a.-6o "
        "<2:^a. ^b-3v-3j ^b-3k ^b-38 ^b-2x ^b-2m ^b-2b ^b-2a ^b-29 ^b-28 <b:^b.-6o <2:^b. ^c-3v "
        "^c-3k ^c-38 ^c-2x ^c-2m ^c-2b ^c-2a ^c-29 ^c-28 <b:^c.-6o :^d.-6o :^e.-6o :^f.-6o <0:^1f+ "
        "<0:+ :.^1a+ <25 <0:^1k+ <0:^17+ <6 <4 <0:d^16-4 <4e <2a:6.-4r^..^^-4q-4p-4o-4n-4m-4l "
        "<1z^8+ <4e^d-4t <24^4-2g ^4-29 ^4-1y ^4-1n ^4-1c ^4-11 <7^8-2 <2b( )a<b^8+-e <2( )a<m^8-c^-p "
        "<2( )a<b^a=-10 <2( )a<b^b=-1b <2( )a<b^c= :9^d.-6f :a^e.-6g :b^f.-6h <3w <23 <1e^9-2-1-2-1-2-1-2-1 "
        "<0:^1d+ <0:^1h+ ^1h-2d <26 <0:^1j+ <0:^1c-2f <4g <4b-3^^-2^6-2c-2b-2a-29-28-27-26 <4c-7^^-6 "
        ":^b.6 :3^7.4       <k-59^^-58 :j^6-58-7k <2h^8-7k <o:k^7.^8. ^8-2r-2f ^8-2g ^8-24 ^8-1t "
        "^8-1i ^8-17 ^8-16 ^8-15 ^8-14 <b:l^8.-7k <4g^7-7k <3:m^8. ^9-2r-2f ^9-2g ^9-24 ^9-1t "
        "^9-1i ^9-17 ^9-16 ^9-15 ^9-14 <c:n^9.-7k <2:o^9. ^a-2r-2f ^a-2g ^a-24 ^a-1t ^a-1i ^a-17 "
        "^a-16 ^a-15 ^a-14 <b:p^a.-7k <2:q^a. ^b-2r-2f ^b-2g ^b-24 ^b-1t ^b-1i ^b-17 ^b-16 ^b-15 "
        "^b-14 <b:r^b.-7k <2:s^b. ^c-2r ^c-2g ^c-24 ^c-1t ^c-1i ^c-17 ^c-16 ^c-15 ^c-14 <b:t^c.-7k "
        ":u^d.-7k :v^e.-7k :w^f.-7k <2a <6o <3o^9=^-2-1=^-2-1 <1f^7-1^-2-1^^-2-1 <0:^1n+  <4k "
        ":^1a-3h. <4f <29:6.-3m^..^^-3l-3k-3j <1y^8+ :8^7+=+-3p <23^4-1d ^4-19 ^4-y <4^8-3-2 "
        "<27( )a<b^8+ <2    <k^8-6 :^9-2.-49 :^b.-4a :^c.-4b :^d.-4c :^e.-4d :^f.-4e <2s <13 "
        "<0:12^1d-4m <f^9-2-1-2-1-2-1-2-1 ^8-2 <0: <5n :.^18+ <3b <11^9++-1b-1a-19-18-17-16 "
        "<3b-6^^-5  <k:-s^^-r^3++ :3^7..      <i-3d^^-3c :j^6-3c-5n :^b.6 <1e^8-5n <o:^7.^8. "
        "^8-1y ^8-1n ^8-1h ^8-1f ^8-1e ^8-1d ^8-1c ^8-1b ^8-1a <b:l^8.-5n :8^7-5n== <3:^8. ^9+ "
        "  <1a:n^7.3 <0:^7-5q=3 <1b:p^7.3 :r^b.-5q :t^c.-5q :u^d.-5q :v^e.-5q :w^f.-5q <1b <1b "
        "<1p^9==-2-1^^-2-1 <g^7-1^-2-1^^-2-1 <2^7-1= <i:^5+^++ <0:18^1a+ <2c:^j+^^+^+^3+^+3^^+^6-8-7^6-4-3-2^-1 "
        "<1a:6^-36^5-35-34-33-32 <m:7^7.+ <13^4-1r ^4-1g ^4-15 <4:8^7+^^+-3a <17( )a<b^9-e-d "
        "<2( )a<b^8-c= <2  <3^a+ :^a-2.-42 :^c.-43 :^d.-44 :^e.-45 :^f.-46 <20 <0:^8-7i== :^8.-7i "
        ":^9.-7i <1c <1c <0:^4+  <13^a== <1c:^1a+^3+^3+^+^3-1 ^8=^1b-6 <0:14^1j-4s <2n <1c^9-23-22-21-20-1z-1y-1x-1w "
        "<7:-4^^-3^3+3 <m-8^^-7( )8<0:^x+^3+^i-1 <0:^n+^k-1 ^18-1 <0:^j+^h+^4-2^d-1 <0:^j+^m-1 "
        "<0:^w+^j-1 <0:^l+ <5^18-1 <q-45^^-44 <o:7^7.-5g <2:j^6-44-5g <15:^4.^-44-5g= <10:1t^7.^8. "
        "^8-29-1v ^8-1w ^8-1k ^8-1h ^8-1f ^8-1e ^8-1d ^8-1c ^8-1b <d:l^8.-5g :8^7-5g== <3:1u^8. "
        "^9-29 ^9-1w ^9-1k ^9-1h ^9-1f ^9-1e ^9-1d ^9-1c ^9-1b <c:n^9.-5g <2:1v^9. ^a+ <1u:p^7.4 "
        "<0:^7-5h= <1v:r^7.4 :t^c.-5h :u^d.-5h :v^e.-5h :w^f.-5h <1v <1s <1s <9^7++ ^8-2 <1q:^5.^@^12-17^3-16^3-15 "
        "^1a-11^3-10 <2^7-1c-1b :1x^5-1a^++ <3:1x^5-15^+^1a-12 <38 :^1i+ <2 <0:^1i+ <8^1i-1d "
        "<6 <4: :^1i-c <2 <5r:^e.3^7+^5+^4++^^+^a-4^3-3-2^^-1 <22:^-41^5-40-3z^a-3q^^-3p^-3o^3-3n^-3m-3l-3k^^-3j^6-3q-3"
        "p^6-3m-3l-3k^-3j <0:7^8+=8 <1v^4-1w <2:^7+^-44^9+^^+^+^3+^+3^^+^6-8-7^6-4-3-2^-1 <1x "
        "  <4^j-d^^-c^-b^5-a-9-8^^-7 :^8-3.-4j^d.^3-2 :^a.-4k^i+^j-1 :^b.-4m^6+^a-3^b-1 :^c.-4o^5-2^a.^j. "
        ":^d.-4p^d+ :^e.-4r^c. :^f.-4s^^.^m. <0:^y-4n^i-4n <0:^p-4j^j-4j <0:24^l-2j :^k-4p. "
        "<0:^v-2n^j-2n :^t-4k^-4l^h-4k^-4l <0:^y-4o^5-4m^c-4o^5-4m <0:^12-2k^i-2k <0:^10-2l^i-2l "
        "<0:^x-4i <29 <0:^8-7g <1b <1b <1b <t^9+-2+-3-1-3^-1 <0:^7-3-1-3 <2^8-3^^-2 <19 <13 "
        " <z:8^7+ <4:^5+^14. <3:2x^5+^14. <3^8= <3^5-1^18+ <3^1e-3 <18:1m <4 <3:^5-1^^+^19. "
        "^8= <a <c <5 <9:^5-1^19+^^-3v^+^3-1 ^8=^15-4-3^4-2 <3 <2^5-1^^+^15+ ^8=^15-2 <3 <2:^5-1^^+^19. "
        "^8= <3o:. <0:^3-2+^^+-2l-2k-2j-2i-2h-2g <0:^3-4+      <0:2m^y+^i-1 <3h^1g-1 <3k^16-2^d-1 "
        "<0:^q+^a+^8-2^9-1 <3i^18-1 <g:i-4m^^-4l <h:7^7.-6p <1u:^4.^-4l-6p== <3t^1k-1 <5^18-1 "
        "^18-1 <9^16-2^d-1 <3t^16-1 <c^1g-1 <3t <5^18-1 <1v:^7.^8.^i.^i. :^8+^n.^j. :^v.^j. "
        "<d:l^8.-71 <0:2w^7-71== <0:^11-7^i-7 <3:n^9.-71 :p^a.-71 <c^16-1 <2:r^b.-72 <5^11-c^i-c "
        "<2:t^c.-72 :u^d.-72 <3^11+^i-1 <0:v^f-73= :w^f.-73 <20 <1z <1z <1z <0:1w^4+    <20 "
        "<1n   <3g:^1a. ^1e-5g <2^7-2c-2b <23^5-2a <23^5-29 <4^1i-5i <2 <6^1e-26 <25^1e-28 <25^5-27 "
        "<0:29^1i-4e <4^1i-5m <3 <m:8.^^. <6:^5-1^18.^3. ^8= <5:^1i. <2a <2a  <7^8-28 <8 <n^5+^18-26 "
        "<2a:^5.^@ <2b^8+ <2c <40:2b^5-4l^-4k-4j <h^1i-au <40 <4 <7^1e-25 <2f^8+ <2g <5^1i-6 "
        "<2 <5:^1i. <2i <2i  <45:.-4q^5-4p-4o-4n-4m-4l-4k-4j^a-4i^5-4h^4-4g-4f^^-4e <j:7^7.+ "
        "<47:..^6-4s=5^10-4^3-3-2^^-1 <2f^4-2c <2^o-6^5-5^5-4^^-3^e-1 :^8.-50^k.^4-2^e. :^9.-51^p+^i-1 "
        ":^a.-53^o-2^^.^i. :^b.-54^n.^i. :^c.-55^a. <0:^r-4z^j-4z <0:2p^v-53^j-53 <0:2t^10-4y^i-4y "
        "<2^v-2j^j-2j <0:39^11-50^i-50 <0:20^n-52^k-52 <0:^m-51^k-51 <2n <0:2m^y-8u^i-8u <0:2n^p-8u^j-8u "
        "<0:24^l-8u :2o^k-8u. <0:2p^v-8u^j-8u :2q^t-8u^j-8u <6:2r^14-8u^i-8u <0:2s^12-8u^i-8u "
        "<0:2t^10-8u^i-8u <0:2u^x-8u <0:1j^8-8u= :1k^8.-8u <6:^y.^i. <8:^v.^j. <2b <2b <2b <2b "
        "<0:1l^7++=+ <9:2w^7-3-2 :1l^a+ <2^9+ <2b <29   <1p^5-1a <29 <27   <28 <25   <24:^1e. "
        "<27 <27  <27 <26   <28 ^8= <j:27^5.^@ <k <28 <24  <62  <3 <27 <25   <26 <25   <h:^3-49 "
        ":^6-49-6t^6.3 <4k^1h-1 <48^1g-1 <4b^11-2^4-1^d-2 <4k^1a-2^9-1 <49^18-1 <0:^8-6z=5 <0:22^j-4^m-4 "
        "<2:^8.-6z :^9.-6z <0:^q-3^j-3 <2:^a.-6z :^b.-6z :^c.-6z <25 <1r <1r <1r <1r <0:7^8+=8 "
        ":8^7-1= <0:26^7-1= :^8. <3:^g. <1s <1q   <18  <1t <1r   <65^1e-5d <1u <1s   <5^1e-5d "
        "<1u <1t   <1v <1t   ^5+^18-5p <1w ^8= <m <1v <1r   <6 <5:^5-1^18.^3. ^8= <3 :^5-1^^-20^16-69 "
        "^8= <7 <20 <1y    <21 <1z    <22 <0:3m^r-8v^j-8v <0:2p^v-8v^j-8v <0:2t^10-8v^i-8v <0:39^11-8v^i-8v "
        "<0:20^n-8v^k-8v <0:3n^m-8v^k-8v <1u <1u <1u <1u <1u <0:^10+ <1k <1i <1p^5+^14+ ^5-3^14-2 "
        "^5+^18-74 ^5-2  <7 <7   ^5-20^18-7c :3a^5.^@ <2 <1t <1r   ^5-20^18-7c <7^1e-7c <2 <1v "
        "<1t    <1w <1u   ^5-21^18-7p :3c^5.^@ <2 <1y ^8= <2f^1k-7z^3-7z <1y <1p    <5v:^1e. "
        "<1z <1z  <4:^1k.^3. <20 <20 <8 <20 <1x     <21 <1y     <22 <1w <1w <1w <1w <1w <5e^7+= "
        "<1i <1g <39^1e+ <1w:27^5.^@ <1w^1e-3 <7:2a.^^.^+ <2^1e+ <4^1e-9d <2^5-3^18-2  <17^1e-5 "
        "<20^7-4i-4h <1y   <1y  ^7-3o <i <i   <1y   <20 <1x     <21 <1z   <1z   <21 ^8= <1o:3a^5.^@^17. "
        "<v^1e-a6 <22 <1r     <22 <21   <22 <22 <7 <22 <1y      <23 <1z      <24 <24 <24 <24 "
        "<24 <24 :8.^^. <0:1l^7-1=3 <1n^8= <1l  <21:3a^1a.^3-2d :2x^5-2f^+ <cz^8= <24^1e-2g "
        "<23 <a <bk^5-1^^=^19+^+^3-1 <4^1e-2f <4 <7^5-9^-8^1a-9j <2 <29^5-2e :3a^5.^@ <2^5-1j^18-bo "
        "<28  <28  ^7-4u <m^7-54-53 <l   <27   <d^7-45 <2a <26      <2b <29   <29   <28:2y^1i. "
        "<2c <12 <w^1e-ci <w <2c <21      <2d <2b    <2e <2e <8 <28^7-h-g <29      ^7-7 <2f "
        "<2a       <2g <2g <2g <2g <2g <2g <0:^h+ <1b <1r^5+^1c-27 ^5-2 <2^1e-4n <b:8^3. <2b^5-1^1c-2d^-2c "
        "<3:1x^1a-74 <2:3d^5.^@^16-2g :2z^5-2i^+ <2c^1i+ <6:2a^5+ <bo <6^5-7 <2e^5+^1c-2n ^1e-e7 "
        "^5-2 <2r <e^1i-ib ^5-2 ^7-55 <2a  <29   <1s^7-58 <2b <26      ^5+^1e-ew^3-ew <2c <z "
        "  <2a   ^5-2l^1e-f5^3-f5 :3c^5.^@ <2 <2e <15 <1i <1s^8+ <1t ^5+^18-64 ^5-2     <2e "
        "<2b     <2f <2f <f^7-j <g     ^7-f <2d <p       ^7-9 <2e <2e <2e <2e <2e <2e <0:^7+=5 "
        "<1d :3a^5.^@^1a-4r <2e ^5+^18-gc <3^1e-77 :2x^5-2m^+ <2d^1e-2j <2g^1e-2k <2b^1i-2g "
        "<4s^1i-4w <2c <2h <e:2a.^^.^+ :8^5. <7:30^5-1^1c. <3^5-cj^-ch <b^5-2h^1e-gq^3-gq :3a^5.^@ "
        "<2h <2^1e-gm <2 <u <2i <j^1i-kp <2 ^7-55 <2j <2h   <2j^7-58 <2j <2e      ^5-2d^1e-h8^3-h8 "
        ":3q^5.^@ <2 <15^7-5w <16   <2j   <2j  ^7-4u <2l:7^7. <13 <w <1z^7-4w <21  :3d^5.^@^16-8b "
        "<2i     <7 <2n <2j      <2o <2o <a    ^7-g <p^7-5i <q( )8<2m <2m <2m <2m <2m <2m :8.^^. "
        "<1e <1c:2x^5-26^1c-6z :3a^5.^@ <2 <2l <2k <2c <2i <9 <2h:42^5-1^18. <2q:3e^1i. <2j "
        "<2e  <m  <c ^7-4s <f   <8^7-4t <27       <2b   <w  <29   <2a  ^7-57 <w <q <5s:2z^1f-jo "
        "^5-2 <2^1e-ag ^5-2   <5 ^7-5i <28 <23       <29 <29 <c   ^7-g <n       ^7-63 <27 <27 "
        "<27 <27 <27 <0:-12y^^-12x <77 <1f <4r^1e-6p ^5-2 <12:2x^1e-95. <26 <2^1e-6v <26 <24:45^1e. "
        "<26 <25 <5^5-5 <k^5+^18-71 ^5-2  <24^7-4j <22  <23^7-4f <i      <20   <1d <22 <20  "
        " <21  ^7-4t <1j <9 <49^1e-lh^3-9z <1j  <3^1e-ce <21   <5 ^7-51 <23 <b       ^7-9 <24 "
        "^7-1= <d  ^7-e <1x      ^7-5j <22 <22 <22 <22 <22 <6u <1e <47^1e-8i <21 <1u <22:3a^5.^@ "
        "<2 <23 <3^1e-8m <3 <24 <23 <23 <20 :3e^5.^@ <2  <10 <22 <22^7-45 <j     <1z   <b  <1z "
        "  <20  ^7-4e <21 <8 <1g  <1x  <3 ^7-4l <7^7-45 <8( )8<h^7-45 <c ^7-b <1r     ^7-4z "
        "<1v <1v <1v <1v <3w-11y^^-11x <5:8^3. <0:^5-m7^1e-rz^3-rz <1o   <1t <1l <1s <1s <1s "
        "<4  <r  <a^7-3l <1m^7-5r <1n   <1n   <9  ^7-4z <4j:2y^1i. ^5-2 <4b:2y^1f. ^5-2 ^7-3s "
        "<1p <8 <4g:2z^1i-d6 ^5-2 <2^1e-da <2 ^7-40 <6       ^7-3s <9^7-9 <z    ^7-4b <1k <1k "
        "<1k <1k <0:^^+^-1+^z-y0 <1f:2x^5+^-1f^17. ^5-1^-1e <1d^7-1c <1i^7-1b <2^7-18 <1k <1i "
        "<1i ^7-1a <3^7-19 ^7-18 ^7-s <1e  <1d   <u  ^7-4o <3x:3c^1i. <1f <1e :3c^5.^@ <2 ^7-37 "
        "<1g  <13:3d^5.^@ <1e  <3^1e-ea <2 ^7-3c <g      ^7-32 <1c   ^7-3l <1e <1e <1e <2x-zu^^-zt "
        "<ik <5:8^3. <4m^1k-eo^3-eo <1b^7-2b <1b <1b <16 <14   <k  ^7-3t <12  ^7-2l <12  <y^7-2k "
        "^7-19 ^7-2n <a     ^7-2d <w^7-g <y ^7-2t <y <y <y <w <0:1l^7-1=3 <2:^^-1m^-1m^^@^x-zk "
        "<w <w^7-6 <t   <g  ^7-2w <2l:2y^7-k^1a. ^5-1^-34 <t^7-2f <0:^5-kz^19-r6 <6    ^7-1n "
        "<g^7-38 <o <o <1l-yk^^-yj <8e <m <f:3b^7-e^16. ^5-1^-d <3^7-c ^7-b ^7-36 <1q:3c^1i. "
        "<e   ^7-10 <f <f <0:48^7+=5 <9^7-j <9:3q^1e. <6^7-m ^7-8 ^7-j <8 <m-vf^^-ve <0:8^7-107=9 "
        "<3 <0:^3-rb|"
    ),
    "messages": (
        "0-9, `*` or `@`", "space, `,` or `/`", "0-9, space, `,` or `-`", "space, `,` or `-`",
        "`a`, `d`, `e`, `h`, `m`, `w` or `y`", "0-9, space or `*`", "0-9 or `*`", "1-9", "0-9", "0-5, `7`, `8` or `9`",
        "0-5, `8` or `9`", "0-5 or `9`", "`n` or `t`", "`a`", "`v`", "`o`", "`i` or `o`", "`e`", "0-9, space or `,`",
        "0-9, space, `,` or `/`", "1-5", "2-9", "2-5", "3-9", "`3`, `4` or `5`", "4-9", "`4` or `5`", "5-9", "`5`",
        "6-9", "`7`, `8` or `9`", "`8` or `9`", "`9`", "`n`", "space", "`i`", "`u`", "`d`", "`l`", "`r`", "`t`", "`k`",
        "0-3, space, `,` or `-`", "`y`", "`h`", "4-9, `0`, `1` or `2`", "5-9, `0`, `1` or `2`", "6-9, `0`, `1` or `2`",
        "`0`, `1`, `2`, `7`, `8` or `9`", "`0`, `1`, `2`, `8` or `9`", "`0`, `1`, `2` or `9`", "end of value", "`g`",
        "space, `,`, `-`, `0` or `1`", "0-3, space, `,` or `/`", "`1` or `2`", "`2`", "0-3", "0-9 or `.`",
        "0-9, space, `*`, `A`, `D`, `F`, `J`, `M`, `N`, `O`, `S` or 8 more",
        "0-3 or 5-9", "0-3 or 6-9", "0-3, `7`, `8` or `9`", "0-3, `8` or `9`", "0-3 or `9`", "`1`, `2` or `3`",
        "`2` or `3`", "`3`", "`-`",
        "0-9, `.`, `h`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "space, `,`, `-`, `0`, `1` or `2`", "`P`, `U`, `p` or `u`", "`E` or `e`", "`A`, `U`, `a` or `u`", "`A` or `a`",
        "`O` or `o`", "`C` or `c`", "space, `,`, `/`, `0` or `1`", "`0` or `1`",
        "0-9, `h`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.` or `s`", "`s`", "0-9 or `.`, or end of value", "0-9, `.` or `s`, or end of value",
        "0-6, space, `*`, `F`, `M`, `S`, `T`, `W`, `f`, `m`, `s` or 2 more",
        "0-9, `*`, `A`, `D`, `F`, `J`, `M`, `N`, `O`, `S`, `a` or 7 more",
        "0-9, `A`, `D`, `F`, `J`, `M`, `N`, `O`, `S`, `a`, `d` or 6 more",
        "3-9, `0`, `1`, `A`, `D`, `J`, `M`, `N`, `O`, `S`, `a` or 6 more",
        "4-9, `0`, `1`, `A`, `D`, `J`, `M`, `N`, `O`, `S`, `a` or 6 more",
        "5-9, `0`, `1`, `A`, `D`, `J`, `M`, `N`, `O`, `S`, `a` or 6 more",
        "6-9, `0`, `1`, `A`, `D`, `J`, `N`, `O`, `S`, `a`, `d` or 4 more",
        "`0`, `1`, `7`, `8`, `9`, `A`, `D`, `J`, `N`, `O`, `S` or 6 more",
        "`0`, `1`, `8`, `9`, `A`, `D`, `N`, `O`, `S`, `a`, `d` or 3 more",
        "`0`, `1`, `9`, `D`, `N`, `O`, `S`, `d`, `n`, `o` or `s`",
        "`R` or `r`", "`G` or `g`", "`B` or `b`", "`N` or `n`", "`L`, `N`, `l` or `n`", "`R`, `Y`, `r` or `y`",
        "`V` or `v`", "`T` or `t`", "`P` or `p`", "`1`", "`0`, `1` or `2`",
        "0-9, `.`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `n`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `n`, `u`, U+00B5 or U+03BC",
        "`,` or `/`, or end of value", "0-6, `,` or `-`, or end of value", "`,` or `-`, or end of value",
        "`H`, `U`, `h` or `u`", "space, `,`, `/`, `0`, `1` or `2`", "`1`, `D`, `N`, `O`, `d`, `n` or `o`",
        "`1`, `D`, `N`, `d` or `n`", "`1`, `D` or `d`", "`U` or `u`", "0-9, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `u`, U+00B5 or U+03BC", "0-9, `m`, `u`, U+00B5 or U+03BC",
        "0-9, `m`, `n`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `m`, `n`, `u`, U+00B5 or U+03BC",
        "0-6, `*`, `F`, `M`, `S`, `T`, `W`, `f`, `m`, `s`, `t` or `w`",
        "0-6, `F`, `M`, `S`, `T`, `W`, `f`, `m`, `s`, `t` or `w`",
        "2-6, `0`, `F`, `S`, `T`, `W`, `f`, `s`, `t` or `w`",
        "3-6, `0`, `F`, `S`, `T`, `W`, `f`, `s`, `t` or `w`",
        "`0`, `4`, `5`, `6`, `F`, `S`, `T`, `f`, `s` or `t`",
        "`0`, `5`, `6`, `F`, `S`, `f` or `s`", "`0`, `6`, `S` or `s`", "`I` or `i`", "`D` or `d`", "`Y` or `y`",
        "`L` or `l`", "0-9, `u`, U+00B5 or U+03BC", "0-9 or `,`, or end of value", "0-6, `,` or `/`, or end of value",
        "1-6", "2-6", "3-6", "`H` or `h`", "`4`, `5` or `6`", "`5` or `6`", "`6`", "`0`", "0-8",
        "0-9, `.`, `n`, `u`, U+00B5 or U+03BC", "0-9, `.` or `n`", "`T`", "0-9, `n`, `u`, U+00B5 or U+03BC",
        "0-9 or `n`", "`:`", "0-5", "space or `,`", "`.`, `u`, U+00B5 or U+03BC", "`+`, `-`, `.` or `Z`",
        "0-9, `+`, `-` or `Z`", "`.` or `n`", "`,`, or end of value",
    ),
    "pattern": (
        "(?=(?:@at\\x20(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|"
        "1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
        "|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?>(?:\\.[0-9]++)"
        "?)(?:[Zz]|[+\\-](?:[01][0-9]|2[0-3]):[0-5][0-9])|@every\\x20(?:(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,"
        "9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)0{0,8}+[1-9][0-9]{9,"
        "17}+(?>(?:\\.[0-9]*+)?)ns|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,"
        "7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)0{0,8}+[1-9][0-9]{6,14}+(?>(?:\\.[0-9]*+)"
        "?)[u\\xb5\\u03bc]s(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,"
        "6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)0{0,8}+[1-9][0-9]{3,11}+(?>(?:\\.[0-9]*+)"
        "?)ms(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,"
        "18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "h)?)(?>(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?)0{0,8}+[1-9][0-9]{0,8}+(?>(?:\\.[0-9]*+)"
        "?)s(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:0{0,6}+[1-9][0-9]{0,"
        "6}+(?>(?:\\.[0-9]*+)?)|0{0,7}+\\.[1-9][0-9]*+)m(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,"
        "15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)ns)?)|(?:0{0,5}+[1-9][0-9]{0,5}+(?>(?:\\.[0-9]*+)?)|0{0,6}+\\.[1-9][0-9]*+)"
        "h(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,"
        "12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?))(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?))|@(?:yearly|"
        "annually|monthly|weekly|daily|midnight|hourly)|(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|"
        "1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|"
        "9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|"
        "6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|"
        "4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|"
        "2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?>(?:\\/[1-9][0-9]{0,17}+)?)|[1-5][0-9]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?>(?:\\/[1-9][0-9]{0,17}+)?)|[1-5][0-9]|0?[0-9]))*\\x20++(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?>(?:\\/[1-9][0-9]{0,17}+)?)|[1-5][0-9]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?>(?:\\/[1-9][0-9]{0,17}+)?)|[1-5][0-9]|0?[0-9]))*\\x20++(?:(?:\\*|0?(?:[0-9]-(?:1[0-9]|"
        "2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|"
        "7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23))(?>(?:\\/[1-9][0-9]{0,"
        "17}+)?)|1[0-9]|2[0-3]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|"
        "1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|"
        "9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23))(?>(?:\\/[1-9][0-9]{0,17}+)"
        "?)|1[0-9]|2[0-3]|0?[0-9]))*\\x20++(?:(?:\\*|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|"
        "2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)"
        "|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|"
        "5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31))(?>(?:\\/[1-9][0-9]{0,17}+)"
        "?)|[12][0-9]|3[01]|0?+[1-9])(?>(?:,(?:(?:\\*|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|"
        "2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)"
        "|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|"
        "5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31))(?>(?:\\/[1-9][0-9]{0,17}+)"
        "?)|[12][0-9]|3[01]|0?+[1-9]))*)\\x20++(?:(?:\\*|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|"
        "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|"
        "0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|"
        "0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|"
        "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|"
        "[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])"
        "|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])"
        "|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])"
        "|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])"
        "|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc]))(?>(?:\\/[1-9][0-9]{0,"
        "17}+)?)|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|"
        "0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?>(?:,(?:(?:\\*|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|"
        "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|"
        "0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|"
        "0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|"
        "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|"
        "[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])"
        "|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])"
        "|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])"
        "|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])"
        "|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc]))(?>(?:\\/[1-9][0-9]{0,"
        "17}+)?)|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|"
        "0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn]))*)\\x20++(?:(?:\\*|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|"
        "[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|"
        "0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])"
        "|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|"
        "0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])"
        "|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt]))(?>(?:\\/[1-9][0-9]{0,17}+)?)|0?+6|[Ss][Aa][Tt]|"
        "0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|"
        "0?0|[Ss][Uu][Nn])(?:,(?:(?:\\*|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|"
        "0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])"
        "|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|"
        "0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])"
        "-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|"
        "[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])"
        "-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])"
        ")(?>(?:\\/[1-9][0-9]{0,17}+)?)|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|"
        "0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn]))*)\\Z)(?:(?:@at\\x20(?:[0-9]{4}-(?:(?:"
        "0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])"
        "-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"
        "T(?:[01]?[0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?>(?:[,.][0-9]++)?)(?:Z|[+\\-](?:[01][0-9]|"
        "2[0-4]):(?:[0-5][0-9]|60))|@every\\x20\\+?+(?:(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,"
        "9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)0{0,8}+[1-9][0-9]{9,"
        "17}+(?>(?:\\.[0-9]*+)?)ns|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,"
        "7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)0{0,8}+[1-9][0-9]{6,14}+(?>(?:\\.[0-9]*+)"
        "?)[u\\xb5\\u03bc]s(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,"
        "6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)0{0,8}+[1-9][0-9]{3,11}+(?>(?:\\.[0-9]*+)"
        "?)ms(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,"
        "18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "h)?)(?>(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?)0{0,8}+[1-9][0-9]{0,8}+(?>(?:\\.[0-9]*+)"
        "?)s(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:0{0,6}+[1-9][0-9]{0,"
        "6}+(?>(?:\\.[0-9]*+)?)|0{0,7}+\\.[1-9][0-9]*+)m(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,"
        "15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)ns)?)|(?:0{0,5}+[1-9][0-9]{0,5}+(?>(?:\\.[0-9]*+)?)|0{0,6}+\\.[1-9][0-9]*+)"
        "h(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,"
        "12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?))(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?))|@(?:yearly|"
        "annually|monthly|weekly|daily|midnight|hourly)|[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029"
        "\\u202f\\u205f\\u3000]*+,*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|"
        "3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|"
        "0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)"
        "|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|"
        "7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|"
        "5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|"
        "3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|"
        "3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,"
        "17}+)?)(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|"
        "4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|"
        "0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)"
        "|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|"
        "7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|"
        "5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|"
        "3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|"
        "3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,"
        "17}+)?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,"
        "*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|"
        "5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|"
        "2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|"
        "0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)"
        "|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|"
        "7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|"
        "5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|"
        "5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)"
        "?)(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|"
        "5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|"
        "2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|"
        "0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)"
        "|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|"
        "7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|"
        "5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|"
        "5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)"
        "?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,"
        "*+(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|"
        "5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|"
        "2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|"
        "2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?:,++(?:[*?]|0?(?:[0-9]-(?:1[0-9]|"
        "2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|"
        "7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|"
        "2[0-3]|0?[0-9])(?>(?:\\/[1-9][0-9]{0,17}+)?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u20"
        "29\\u202f\\u205f\\u3000]++,*+(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|2-0?+[2-9]|"
        "3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-(?:2[0-9]|"
        "3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|"
        "9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|"
        "7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])(?>(?:\\/[1-9][0-9]{0,"
        "17}+)?)(?>(?:,++(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|"
        "4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-(?:2[0-9]|3[01])"
        "|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)"
        "|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|"
        "8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])(?>(?:\\/[1-9][0-9]{0,17}+)"
        "?))*),*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,"
        "*+(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|"
        "0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|"
        "0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|"
        "0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])"
        "-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|"
        "0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?>(?:\\/[1-9][0-9]{0,17}+)?)"
        "(?>(?:,++(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|"
        "0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|"
        "0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|"
        "0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])"
        "-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|"
        "0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?>(?:\\/[1-9][0-9]{0,17}+)?)"
        ")*),*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++,"
        "*+(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|"
        "0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])"
        "-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|"
        "0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|"
        "[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|"
        "0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|"
        "[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|"
        "0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|"
        "0?0|[Ss][Uu][Nn])(?>(?:\\/[1-9][0-9]{0,17}+)?)(?:,++(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|"
        "[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|"
        "0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])"
        "|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|"
        "0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])"
        "|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|"
        "[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])"
        "(?>(?:\\/[1-9][0-9]{0,17}+)?))*,*+[\\x09-\\x0c\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205"
        "f\\u3000]*+)?)"
    ),
    "java": (
        "\\A(?:(?=(?:@at\\x{20}(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|"
        "1[0-2])-(?:29|30)|(?:0[1-8&&[^246]]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|"
        "[1-9&&[^2468]][26])|(?:[0-8&&[^1357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])00)-02-29)"
        "[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]++)?+(?:[Zz]|[+\\-](?:[01][0-9]|"
        "2[0-3]):[0-5][0-9])|@every\\x{20}(?:(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)"
        "?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|"
        "\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+0{0,8}+[1-9][0-9]{9,17}+(?:\\.[0-9]*+)?+ns|"
        "(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|"
        "\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)ms)?+0{0,8}+[1-9][0-9]{6,14}+(?:\\.[0-9]*+)?+[[u][\\x{b5}\\x{3bc}]]s(?:(?:[0-9]{1,"
        "18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)s)?+0{0,8}+[1-9][0-9]{3,11}+(?:\\.[0-9]*+)?+ms(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)m)?+0{0,8}+[1-9][0-9]{0,8}+(?:\\.[0-9]*+)?+s(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)"
        "?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)h)?+(?:0{0,6}+[1-9][0-9]{0,6}+(?:\\.[0-9]*+)?+|0{0,7}+\\.[1-9][0-9]*+)"
        "m(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|"
        "\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)"
        "?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:0{0,5}+[1-9][0-9]{0,5}+(?:\\.[0-9]*+)"
        "?+|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms|(?:(?:[0-9]{1,"
        "7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,"
        "12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+)(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+)|@(?:yearly|"
        "annually|monthly|weekly|daily|midnight|hourly)|(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|"
        "1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|"
        "9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|"
        "6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|"
        "4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|"
        "2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?:\\/[1-9][0-9]{0,17}+)?+|[1-5][0-9]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?:\\/[1-9][0-9]{0,17}+)?+|[1-5][0-9]|0?[0-9]))*\\x{20}++(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?:\\/[1-9][0-9]{0,17}+)?+|[1-5][0-9]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59))(?:\\/[1-9][0-9]{0,17}+)?+|[1-5][0-9]|0?[0-9]))*\\x{20}++(?:(?:\\*|0?(?:[0-9]-(?:1[0-9]|"
        "2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|"
        "7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23))(?:\\/[1-9][0-9]{0,"
        "17}+)?+|1[0-9]|2[0-3]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|"
        "1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|"
        "9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23))(?:\\/[1-9][0-9]{0,17}+)"
        "?+|1[0-9]|2[0-3]|0?[0-9]))*\\x{20}++(?:(?:\\*|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|"
        "2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)"
        "|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|"
        "5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31))(?:\\/[1-9][0-9]{0,17}+)"
        "?+|[12][0-9]|3[01]|0?+[1-9])(?:,(?:(?:\\*|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|"
        "2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)"
        "|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|"
        "5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31))(?:\\/[1-9][0-9]{0,17}+)"
        "?+|[12][0-9]|3[01]|0?+[1-9]))*+\\x{20}++(?:(?:\\*|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|"
        "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|"
        "0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|"
        "0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|"
        "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|"
        "[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])"
        "|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])"
        "|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])"
        "|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])"
        "|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc]))(?:\\/[1-9][0-9]{0,"
        "17}+)?+|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|"
        "0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])(?:,(?:(?:\\*|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|"
        "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|"
        "0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|"
        "0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|"
        "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|"
        "[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])"
        "|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])"
        "|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])"
        "|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])"
        "|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc]))(?:\\/[1-9][0-9]{0,"
        "17}+)?+|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|"
        "0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn]))*+\\x{20}++(?:(?:\\*|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|"
        "[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|"
        "0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])"
        "|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|"
        "0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])"
        "|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt]))(?:\\/[1-9][0-9]{0,17}+)?+|0?+6|[Ss][Aa][Tt]|"
        "0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|"
        "0?0|[Ss][Uu][Nn])(?:,(?:(?:\\*|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|"
        "0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])"
        "|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|"
        "0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])"
        "-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|"
        "[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])"
        "-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])"
        ")(?:\\/[1-9][0-9]{0,17}+)?+|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn]))*)\\z)(?:(?:@at\\x{20}(?:[0-9]{4}-(?:(?:0[1"
        "-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-8&&[^246]]|"
        "1[02])-31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])|(?:[0-8&&[^1357]][0-8&&[^1-35"
        "-7]]|[1-9&&[^2468]][26])00)-02-29)T(?:[01]?[0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[,"
        ".][0-9]++)?+(?:Z|[+\\-](?:[01][0-9]|2[0-4]):(?:[0-5][0-9]|60))|@every\\x{20}\\+?+(?:(?:(?:[0-9]{1,"
        "6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,"
        "9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)"
        "?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+0{0,8}+[1-9][0-9]{9,"
        "17}+(?:\\.[0-9]*+)?+ns|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,"
        "7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,"
        "12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+0{0,8}+[1-9][0-9]{6,14}+(?:\\.[0-9]*+)?+[[u][\\x{b5}\\x{3bc}]]s(?:(?:[0-9"
        "]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)s)?+0{0,8}+[1-9][0-9]{3,11}+(?:\\.[0-9]*+)?+ms(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)m)?+0{0,8}+[1-9][0-9]{0,8}+(?:\\.[0-9]*+)?+s(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)"
        "?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)h)?+(?:0{0,6}+[1-9][0-9]{0,6}+(?:\\.[0-9]*+)?+|0{0,7}+\\.[1-9][0-9]*+)"
        "m(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|"
        "\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)"
        "?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:0{0,5}+[1-9][0-9]{0,5}+(?:\\.[0-9]*+)"
        "?+|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms|(?:(?:[0-9]{1,"
        "7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,"
        "12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+)(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+)|@(?:yearly|"
        "annually|monthly|weekly|daily|midnight|hourly)|[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{20"
        "0a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+,*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{200"
        "0}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?(?:[0-9]-[1-5][0-9]|"
        "0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
        "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|"
        "1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
        "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)"
        "|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|"
        "9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{200"
        "0}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|0?(?:[0-9]-(?:1[0-9]|"
        "2[0-3])|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|"
        "7-0?+[7-9]|8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
        "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|"
        "2[0-3]|0?[0-9])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?(?:[0-9]-(?:1[0-9]|2[0-3])"
        "|0-0?[0-9]|1-0?+[1-9]|2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|"
        "8-0?+[89]|9-0?+9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|"
        "6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23)|1[0-9]|2[0-3]|0?[0-9])"
        "(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{"
        "2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|"
        "2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)"
        "|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|"
        "5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])"
        "(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|0?+(?:[1-9]-(?:[12][0-9]|3[01])|1-0?+[1-9]|"
        "2-0?+[2-9]|3-0?+[3-9]|4-0?+[4-9]|5-0?+[5-9]|6-0?+[6-9]|7-0?+[7-9]|8-0?+[89]|9-0?+9)"
        "|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
        "7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|"
        "5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?+[1-9])"
        "(?:\\/[1-9][0-9]{0,17}+)?+)*+,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x"
        "{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|"
        "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|"
        "0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|"
        "0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|"
        "0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|"
        "0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])-(?:12|"
        "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|"
        "[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])"
        "|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])"
        "|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])"
        "|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])"
        "|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|"
        "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|"
        "0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|"
        "0?+1|[Jj][Aa][Nn])(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|(?:0?+1|[Jj][Aa][Nn])-(?:12|"
        "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|"
        "[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|"
        "0?+2|[Ff][Ee][Bb]|0?+1|[Jj][Aa][Nn])|(?:0?+2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|"
        "0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb])|(?:0?+3|[Mm][Aa][Rr])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr])"
        "|(?:0?+4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr])"
        "|(?:0?+5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|"
        "0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy])|(?:0?+6|[Jj][Uu][Nn])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|"
        "0?+7|[Jj][Uu][Ll]|0?+6|[Jj][Uu][Nn])|(?:0?+7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
        "10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll])|(?:0?+8|[Aa][Uu][Gg])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg])"
        "|(?:0?+9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp])"
        "|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])"
        "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|"
        "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?+9|[Ss][Ee][Pp]|0?+8|[Aa][Uu][Gg]|0?+7|[Jj][Uu][Ll]|"
        "0?+6|[Jj][Uu][Nn]|0?+5|[Mm][Aa][Yy]|0?+4|[Aa][Pp][Rr]|0?+3|[Mm][Aa][Rr]|0?+2|[Ff][Ee][Bb]|"
        "0?+1|[Jj][Aa][Nn])(?:\\/[1-9][0-9]{0,17}+)?+)*+,*+[[\\x{9}-\\x{c}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x"
        "{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++,*+(?:[*?]|(?:0?0|[Ss][Uu][Nn])"
        "-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|"
        "0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])"
        "|(?:0?+2|[Tt][Uu][Ee])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|"
        "0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])"
        "|(?:0?+6|[Ss][Aa][Tt])-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|"
        "[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])"
        "(?:\\/[1-9][0-9]{0,17}+)?+(?:,++(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|"
        "[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|"
        "0?0|[Ss][Uu][Nn])|(?:0?+1|[Mm][Oo][Nn])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|"
        "[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn])|(?:0?+2|[Tt][Uu][Ee])"
        "-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|0?+2|[Tt][Uu][Ee])"
        "|(?:0?+3|[Ww][Ee][Dd])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|"
        "[Ww][Ee][Dd])|(?:0?+4|[Tt][Hh][Uu])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu])"
        "|(?:0?+5|[Ff][Rr][Ii])-(?:0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii])|(?:0?+6|[Ss][Aa][Tt])"
        "-(?:0?+6|[Ss][Aa][Tt])|0?+6|[Ss][Aa][Tt]|0?+5|[Ff][Rr][Ii]|0?+4|[Tt][Hh][Uu]|0?+3|[Ww][Ee][Dd]|"
        "0?+2|[Tt][Uu][Ee]|0?+1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?:\\/[1-9][0-9]{0,17}+)?+)*,*+[[\\x{9}-\\x{c}\\x{20}][\\"
        "x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+)"
        "?))\\z"
    ),
    "schema": {
        "type": "string",
        "allOf": (
            {
                "pattern": (
                    "^(?:@at\\x20(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|"
                    "1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
                    "|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)"
                    "?(?:[Zz]|[+\\-](?:[01][0-9]|2[0-3]):[0-5][0-9])|@every\\x20(?:(?:(?:[0-9]{1,"
                    "6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,"
                    "9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)"
                    "?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?0{0,8}[1-9][0-9]{9,"
                    "17}(?:\\.[0-9]*)?ns|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,"
                    "7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,"
                    "12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?0{0,8}[1-9][0-9]{6,14}(?:\\.[0-9]*)?[u\\xb5\u03bc]s(?:(?:[0-9]{1,"
                    "18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)"
                    "h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)s)?0{0,8}[1-9][0-9]{3,11}(?:\\.[0-9]*)?ms(?:(?:[0-9]{1,15}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)"
                    "?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)m)?0{0,8}[1-9][0-9]{0,8}(?:\\.[0-9]*)?s(?:(?:[0-9]{1,12}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)"
                    "?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)h)?(?:0{0,6}[1-9][0-9]{0,6}(?:\\.[0-9]*)?|0{0,7}\\.[1-9][0-9]*)"
                    "m(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)"
                    "?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:0{0,5}[1-9][0-9]{0,5}(?:\\.[0-9]*)"
                    "?|0{0,6}\\.[1-9][0-9]*)h(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms|(?:(?:[0-9]{1,"
                    "7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,"
                    "12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?)(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)"
                    "[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?)|@(?:yearly|"
                    "annually|monthly|weekly|daily|midnight|hourly)|(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|"
                    "0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|"
                    "8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
                    "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|"
                    "2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|"
                    "0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|"
                    "9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|"
                    "6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|"
                    "5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59))(?:\\/[1-9][0-9]{0,17})?|[1-5][0-9]|"
                    "0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|"
                    "3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|"
                    "0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|"
                    "9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|"
                    "6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|"
                    "3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
                    "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|"
                    "9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|"
                    "8-5[89]|9-59))(?:\\/[1-9][0-9]{0,17})?|[1-5][0-9]|0?[0-9]))*\\x20+(?:(?:\\*|"
                    "0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|"
                    "6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|"
                    "2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|"
                    "0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|"
                    "9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|"
                    "6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|"
                    "3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|"
                    "2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59))(?:\\/[1-9][0-9]{0,"
                    "17})?|[1-5][0-9]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|"
                    "2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)"
                    "|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|"
                    "6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
                    "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|"
                    "0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|"
                    "9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|"
                    "6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|"
                    "5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59))(?:\\/[1-9][0-9]{0,17})?|[1-5][0-9]|"
                    "0?[0-9]))*\\x20+(?:(?:\\*|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|1-0?[1-9]|"
                    "2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)"
                    "|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|"
                    "7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23))(?:\\/[1-9][0-9]{0,"
                    "17})?|1[0-9]|2[0-3]|0?[0-9])(?:,(?:(?:\\*|0?(?:[0-9]-(?:1[0-9]|2[0-3])|0-0?[0-9]|"
                    "1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|"
                    "9-0?9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|"
                    "6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|3-23))(?:\\/[1-9][0-9]{0,"
                    "17})?|1[0-9]|2[0-3]|0?[0-9]))*\\x20+(?:(?:\\*|0?(?:[1-9]-(?:[12][0-9]|3[01])"
                    "|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|"
                    "9-0?9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
                    "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|"
                    "2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|"
                    "1-31))(?:\\/[1-9][0-9]{0,17})?|[12][0-9]|3[01]|0?[1-9])(?:,(?:(?:\\*|0?(?:[1-9]-(?:[12][0-9]|"
                    "3[01])|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|"
                    "8-0?[89]|9-0?9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|"
                    "4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|"
                    "1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)"
                    "|3(?:0-3[01]|1-31))(?:\\/[1-9][0-9]{0,17})?|[12][0-9]|3[01]|0?[1-9]))*\\x20+(?:(?:\\*|"
                    "(?:0?1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|"
                    "[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|"
                    "0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])|(?:0?2|"
                    "[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|"
                    "0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|"
                    "0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb])|(?:0?3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr])|(?:0?4|"
                    "[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|"
                    "0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr])"
                    "|(?:0?5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|"
                    "[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy])"
                    "|(?:0?6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|"
                    "[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn])|(?:0?7|[Jj][Uu][Ll])"
                    "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll])|(?:0?8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
                    "10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg])|(?:0?9|[Ss][Ee][Pp])-(?:12|"
                    "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])"
                    "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|"
                    "[Dd][Ee][Cc]|11|[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc]))(?:\\/[1-9][0-9]{0,"
                    "17})?|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|"
                    "[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|"
                    "0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])(?:,(?:(?:\\*|(?:0?1|[Jj][Aa][Nn])"
                    "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|"
                    "0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])|(?:0?2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb])"
                    "|(?:0?3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|"
                    "[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|"
                    "0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr])|(?:0?4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr])|(?:0?5|[Mm][Aa][Yy])-(?:12|"
                    "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy])|(?:0?6|[Jj][Uu][Nn])-(?:12|"
                    "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn])|(?:0?7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll])"
                    "|(?:0?8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|"
                    "[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg])|(?:0?9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|"
                    "[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|"
                    "[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc]))(?:\\/[1-9][0-9]{0,17})"
                    "?|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|"
                    "0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn]))*\\x20+(?:(?:\\*|(?:0?0|[Ss][Uu][Nn])-(?:0?6|"
                    "[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|"
                    "0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?1|[Mm][Oo][Nn])-(?:0?6|[Ss][Aa][Tt]|"
                    "0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn])"
                    "|(?:0?2|[Tt][Uu][Ee])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|"
                    "0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee])|(?:0?3|[Ww][Ee][Dd])-(?:0?6|[Ss][Aa][Tt]|"
                    "0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd])|(?:0?4|[Tt][Hh][Uu])-(?:0?6|"
                    "[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu])|(?:0?5|[Ff][Rr][Ii])-(?:0?6|"
                    "[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii])|(?:0?6|[Ss][Aa][Tt])-(?:0?6|[Ss][Aa][Tt]))(?:\\/[1-9][0-9]{0,"
                    "17})?|0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|"
                    "0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])(?:,(?:(?:\\*|(?:0?0|[Ss][Uu][Nn])"
                    "-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|"
                    "[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])|(?:0?1|[Mm][Oo][Nn])-(?:0?6|"
                    "[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|"
                    "0?1|[Mm][Oo][Nn])|(?:0?2|[Tt][Uu][Ee])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|"
                    "0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee])|(?:0?3|[Ww][Ee][Dd])-(?:0?6|"
                    "[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd])|(?:0?4|[Tt][Hh][Uu])"
                    "-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu])|(?:0?5|[Ff][Rr][Ii])"
                    "-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii])|(?:0?6|[Ss][Aa][Tt])-(?:0?6|[Ss][Aa][Tt])"
                    ")(?:\\/[1-9][0-9]{0,17})?|0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|"
                    "0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn]))*)$"
                ),
            },
            {
                "pattern": (
                    "^(?:(?:@at\\x20(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|"
                    "1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
                    "|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]?[0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[,"
                    ".][0-9]+)?(?:Z|[+\\-](?:[01][0-9]|2[0-4]):(?:[0-5][0-9]|60))|@every\\x20\\+?(?:(?:(?:[0-9]{1,"
                    "6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,"
                    "9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)"
                    "?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?0{0,8}[1-9][0-9]{9,"
                    "17}(?:\\.[0-9]*)?ns|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,"
                    "7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,"
                    "12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?0{0,8}[1-9][0-9]{6,14}(?:\\.[0-9]*)?[u\\xb5\u03bc]s(?:(?:[0-9]{1,"
                    "18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)"
                    "h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)s)?0{0,8}[1-9][0-9]{3,11}(?:\\.[0-9]*)?ms(?:(?:[0-9]{1,15}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)"
                    "?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)m)?0{0,8}[1-9][0-9]{0,8}(?:\\.[0-9]*)?s(?:(?:[0-9]{1,12}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)"
                    "?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)h)?(?:0{0,6}[1-9][0-9]{0,6}(?:\\.[0-9]*)?|0{0,7}\\.[1-9][0-9]*)"
                    "m(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)"
                    "?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)"
                    "?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:0{0,5}[1-9][0-9]{0,5}(?:\\.[0-9]*)"
                    "?|0{0,6}\\.[1-9][0-9]*)h(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms|(?:(?:[0-9]{1,"
                    "7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,"
                    "12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?)(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)"
                    "[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?)|@(?:yearly|"
                    "annually|monthly|weekly|daily|midnight|hourly)|[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a"
                    "\u2028\u2029\u202f\u205f\u3000]*,*(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|"
                    "1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|"
                    "9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|"
                    "6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|"
                    "3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|"
                    "0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|"
                    "9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|"
                    "6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|"
                    "5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,"
                    "17})?(?:,+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|"
                    "4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|"
                    "0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|"
                    "9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|"
                    "6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|"
                    "3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
                    "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|"
                    "9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|"
                    "8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680"
                    "\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|0?(?:[0-9]-[1-5][0-9]|"
                    "0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|"
                    "8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
                    "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|"
                    "2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|"
                    "0-3[0-9]|1-3[1-9]|2-3[2-9]|3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|"
                    "9-39)|4(?:[0-9]-5[0-9]|0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|"
                    "6-4[6-9]|7-4[7-9]|8-4[89]|9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|"
                    "5-5[5-9]|6-5[6-9]|7-5[7-9]|8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,"
                    "17})?(?:,+(?:[*?]|0?(?:[0-9]-[1-5][0-9]|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|"
                    "4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-[2-5][0-9]|"
                    "0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|"
                    "9-19)|2(?:[0-9]-[3-5][0-9]|0-2[0-9]|1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|"
                    "6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:[0-9]-[45][0-9]|0-3[0-9]|1-3[1-9]|2-3[2-9]|"
                    "3-3[3-9]|4-3[4-9]|5-3[5-9]|6-3[6-9]|7-3[7-9]|8-3[89]|9-39)|4(?:[0-9]-5[0-9]|"
                    "0-4[0-9]|1-4[1-9]|2-4[2-9]|3-4[3-9]|4-4[4-9]|5-4[5-9]|6-4[6-9]|7-4[7-9]|8-4[89]|"
                    "9-49)|5(?:0-5[0-9]|1-5[1-9]|2-5[2-9]|3-5[3-9]|4-5[4-9]|5-5[5-9]|6-5[6-9]|7-5[7-9]|"
                    "8-5[89]|9-59)|[1-5][0-9]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680"
                    "\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|0?(?:[0-9]-(?:1[0-9]|"
                    "2[0-3])|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|"
                    "7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|"
                    "4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|"
                    "3-23)|1[0-9]|2[0-3]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|0?(?:[0-9]-(?:1[0-9]|"
                    "2[0-3])|0-0?[0-9]|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|"
                    "7-0?[7-9]|8-0?[89]|9-0?9)|1(?:[0-9]-2[0-3]|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|"
                    "4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:0-2[0-3]|1-2[1-3]|2-2[23]|"
                    "3-23)|1[0-9]|2[0-3]|0?[0-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-"
                    "\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|0?(?:[1-9]-(?:[12][0-9]|3[01])"
                    "|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|8-0?[89]|"
                    "9-0?9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|4-1[4-9]|"
                    "5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|1-2[1-9]|"
                    "2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)|3(?:0-3[01]|"
                    "1-31)|[12][0-9]|3[01]|0?[1-9])(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|0?(?:[1-9]-(?:[12][0-9]|"
                    "3[01])|1-0?[1-9]|2-0?[2-9]|3-0?[3-9]|4-0?[4-9]|5-0?[5-9]|6-0?[6-9]|7-0?[7-9]|"
                    "8-0?[89]|9-0?9)|1(?:[0-9]-(?:2[0-9]|3[01])|0-1[0-9]|1-1[1-9]|2-1[2-9]|3-1[3-9]|"
                    "4-1[4-9]|5-1[5-9]|6-1[6-9]|7-1[7-9]|8-1[89]|9-19)|2(?:[0-9]-3[01]|0-2[0-9]|"
                    "1-2[1-9]|2-2[2-9]|3-2[3-9]|4-2[4-9]|5-2[5-9]|6-2[6-9]|7-2[7-9]|8-2[89]|9-29)"
                    "|3(?:0-3[01]|1-31)|[12][0-9]|3[01]|0?[1-9])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0"
                    "\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+,*(?:[*?]|(?:0?1|[Jj][Aa][Nn])"
                    "-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|"
                    "0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])|(?:0?2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb])"
                    "|(?:0?3|[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|"
                    "[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|"
                    "0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr])|(?:0?4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr])|(?:0?5|[Mm][Aa][Yy])-(?:12|"
                    "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy])|(?:0?6|[Jj][Uu][Nn])-(?:12|"
                    "[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|"
                    "0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn])|(?:0?7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll])"
                    "|(?:0?8|[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|"
                    "[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg])|(?:0?9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|"
                    "[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|"
                    "[Nn][Oo][Vv])|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
                    "10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|"
                    "0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])"
                    "(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|(?:0?1|[Jj][Aa][Nn])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|"
                    "0?1|[Jj][Aa][Nn])|(?:0?2|[Ff][Ee][Bb])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
                    "10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|"
                    "0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb])|(?:0?3|"
                    "[Mm][Aa][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|"
                    "0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|"
                    "0?3|[Mm][Aa][Rr])|(?:0?4|[Aa][Pp][Rr])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
                    "10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|"
                    "0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr])|(?:0?5|[Mm][Aa][Yy])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn]|0?5|[Mm][Aa][Yy])|(?:0?6|[Jj][Uu][Nn])-(?:12|[Dd][Ee][Cc]|"
                    "11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|"
                    "0?6|[Jj][Uu][Nn])|(?:0?7|[Jj][Uu][Ll])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
                    "10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll])|(?:0?8|"
                    "[Aa][Uu][Gg])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|"
                    "0?8|[Aa][Uu][Gg])|(?:0?9|[Ss][Ee][Pp])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|"
                    "10|[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp])|(?:10|[Oo][Cc][Tt])-(?:12|[Dd][Ee][Cc]|11|"
                    "[Nn][Oo][Vv]|10|[Oo][Cc][Tt])|(?:11|[Nn][Oo][Vv])-(?:12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv])"
                    "|(?:12|[Dd][Ee][Cc])-(?:12|[Dd][Ee][Cc])|12|[Dd][Ee][Cc]|11|[Nn][Oo][Vv]|10|"
                    "[Oo][Cc][Tt]|0?9|[Ss][Ee][Pp]|0?8|[Aa][Uu][Gg]|0?7|[Jj][Uu][Ll]|0?6|[Jj][Uu][Nn]|"
                    "0?5|[Mm][Aa][Yy]|0?4|[Aa][Pp][Rr]|0?3|[Mm][Aa][Rr]|0?2|[Ff][Ee][Bb]|0?1|[Jj][Aa][Nn])"
                    "(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f"
                    "\u3000]+,*(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|"
                    "0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])"
                    "|(?:0?1|[Mm][Oo][Nn])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|"
                    "0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn])|(?:0?2|[Tt][Uu][Ee])-(?:0?6|"
                    "[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee])"
                    "|(?:0?3|[Ww][Ee][Dd])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|"
                    "0?3|[Ww][Ee][Dd])|(?:0?4|[Tt][Hh][Uu])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|"
                    "0?4|[Tt][Hh][Uu])|(?:0?5|[Ff][Rr][Ii])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii])"
                    "|(?:0?6|[Ss][Aa][Tt])-(?:0?6|[Ss][Aa][Tt])|0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|"
                    "0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|0?0|[Ss][Uu][Nn])"
                    "(?:\\/[1-9][0-9]{0,17})?(?:,+(?:[*?]|(?:0?0|[Ss][Uu][Nn])-(?:0?6|[Ss][Aa][Tt]|"
                    "0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|"
                    "0?0|[Ss][Uu][Nn])|(?:0?1|[Mm][Oo][Nn])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|"
                    "0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn])|(?:0?2|"
                    "[Tt][Uu][Ee])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|"
                    "0?2|[Tt][Uu][Ee])|(?:0?3|[Ww][Ee][Dd])-(?:0?6|[Ss][Aa][Tt]|0?5|[Ff][Rr][Ii]|"
                    "0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd])|(?:0?4|[Tt][Hh][Uu])-(?:0?6|[Ss][Aa][Tt]|"
                    "0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu])|(?:0?5|[Ff][Rr][Ii])-(?:0?6|[Ss][Aa][Tt]|"
                    "0?5|[Ff][Rr][Ii])|(?:0?6|[Ss][Aa][Tt])-(?:0?6|[Ss][Aa][Tt])|0?6|[Ss][Aa][Tt]|"
                    "0?5|[Ff][Rr][Ii]|0?4|[Tt][Hh][Uu]|0?3|[Ww][Ee][Dd]|0?2|[Tt][Uu][Ee]|0?1|[Mm][Oo][Nn]|"
                    "0?0|[Ss][Uu][Nn])(?:\\/[1-9][0-9]{0,17})?)*,*[\\x09-\\x0c\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028"
                    "\u2029\u202f\u205f\u3000]*)?)$"
                ),
            },
        ),
        "not": {"pattern": "\\n$"},
    },
}

_NATS_SCHEDULE_NEXT: Automaton = {
    "automaton": "0,,2t,0,1,,1,1,1,,8,2,1,,1,3,1,,2,4,1,|0,1,2,3,4,!5|<0:^^+ <0:^4+ :^3+. <0:^+ :+. :.|",
    "messages": ("`p`", "`u`", "`r`", "`g`", "`e`", "end of value (at most 5 characters)"),
    "pattern": "purge",
    "java": "\\A(?:purge)\\z",
    "schema": {"type": "string", "pattern": "^(?:purge)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE_ROLLUP: Automaton = {
    "automaton": "0,,2q,0,1,,g,1,1,,1,2,1,|0,1,2,!3|<0:^+ :^.+ <0:+ :.|",
    "messages": ("`s`", "`u`", "`b`", "end of value (at most 3 characters)"),
    "pattern": "sub",
    "java": "\\A(?:sub)\\z",
    "schema": {"type": "string", "pattern": "^(?:sub)$", "not": {"pattern": "\\n$"}},
}

_NATS_SCHEDULE_SOURCE: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,1,1,0,f,,1,0,1s,|0,!1|<0:+ :@-2|",
    "messages": (
        "printable ASCII except `*`, `.` and `>`",
        "printable ASCII except `*` and `>`, or end of value",
    ),
    "pattern": "[!-)+-\\-/-=?-~]++(?>(?:\\.[!-)+-\\-/-=?-~]++)*)",
    "java": "\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+(?:\\.[!-\\)+-\\-\\/-=?-~]+)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_NATS_SCHEDULE_TIME_ZONE: Automaton = {
    "automaton": "0,,17,0,1,,1,0,1,,1,1,1,0,a,,7,2,q,,4,0,1,,1,2,q,|0,!1|<0:^^+ :@-2@|",
    "messages": ("A-Z or a-z", "0-9, A-Z, a-z, `+`, `-`, `/` or `_`, or end of value"),
    "pattern": "[A-Za-z][+\\-0-9A-Z_a-z]*+(?>(?:\\/[A-Za-z][+\\-0-9A-Z_a-z]*+)*)",
    "java": "\\A(?:[A-Za-z][+\\-0-9A-Z_a-z]*+(?:\\/[A-Za-z][+\\-0-9A-Z_a-z]*+)*+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[A-Za-z][+\\-0-9A-Z_a-z]*(?:\\/[A-Za-z][+\\-0-9A-Z_a-z]*)*)$",
        "not": {"pattern": "\\n$"},
    },
}

_NATS_SCHEDULE_TTL: Automaton = {
    "automaton": (
        "0,,1a,0,1,,1,1,1,2,9,,17,3,1,,2,4,1,,4,5,1,6,1,,3,7,1,8,1,,1,9,1,a,1,,1q,9,1,,li,9,"
        "1,|0,1,2,!3,4,5,6,7,8,!9,!a,b,c,d,e,f,g,h,i,j,k,l,m,!n,o,!p,q,r,!s,t,!u,v,!w,!x,y|<0:+3^3+ "
        ":.^5. :+^3++^^++ :^^=^6-6 <0:^3+ <2:.@^^-a-9^^-8 ^4-4-3 <2^-f-e :2-d++ <3:2-8+^6-5 "
        "<9:+ :^8+ <2 <2:.3 <8^8-g <6:3 <4: :^8-c <2 <0:^a+ <c <c  <5:1. <4:+^3. <3:c+^3. <3^^= "
        "<3-1^4+ <3^5-3 <h <4 <3:-1^+^5. ^^= <a <j <5 <9:-1^5+^-1n+ ^^=^^-4-3^^-2 <3 <2-1^+^^+ "
        "^^=^^-2 <3 <2:-1^+^5. ^^= <14 <p <o   <p:.@= ^5-25 <2^-19-18 <s-17 <s-16 :g.@ <2 <6^5-13 "
        "<u^5-15 <u-14 <1a^8-20 <4^8-2b <3 <l :-1^+^6-2k ^^= <5:^8. <z <z  <7^^-15 <8 <11+^4-13 "
        "<z:.@ <10^^+ <11 <1q:a-27-26-25 <1r  <4 <7^5-13 <14^^+ <15 <5^8-7 <2 <5:^8. <17 <17 "
        " <0:^7-b <18 <16   <m:2-m <16 <14   <15 <12   <11:^5. <14 <14  <14 <13   <15 ^^= <j:5.@ "
        "<k:3 <15 <11  <2r <0: <2 <4 <15 <13   <14 <13   <14 <12   <14  <15 <13   +^4-39 <16 "
        "<14   +^4-39 <16 <15   <17 <15   +^4-3l <18 <18 <17 <17 <12   <6 <y:-1^+^^. ^^= <3 "
        ":0-1^-1n^3-45 ^^= <7 <1b <19    <1c <1a    <17 <15 :2+^3+ -3^3-2 +^4-4t -2  <7 <7  "
        " -1t^4-51 :g.@ <2 <1g <1e   -1t^4-51 :g.@ <2 <1i <1g    <1j <1h   -1u^4-5e :i.@ <2 "
        "<1l <1c <22:^9-5o <1l <1c    <3r:^5. <1m <1m  <4:^9. <1n <1n <8 <1n <1k     <1o <1l "
        "    <1b <19 +^4+ <1p:5.@ <1p^5-3 <w:9+ <2^5+ <4^5-6u <2-3^4-2  <10:c^5-5 <1t^-43-42 "
        "<1r   <1r   <i <i   <1r   <1t <1q     <1u <1s   <1s   <1u <1u <n:g.@^7-7r <1v^5-7o "
        "<1v <1k     <1v <1u   <1v <1v <7 <1v <1r      <1w <1s      <1f^^= <1d  <1t:g^4.-27 "
        ":c-29+ <88^^= <1z:5.@ <1v <12 <7q-1^=^5++ <3:5.@ <4 <6m:a-9-8= <2 <21-28 :g.@ <2-1c^4-8z "
        "<20  <1z  ^-4g <2-3m^8-99 <n^-4r-4q <m   <20   <e^-7 <23 <1z      <24 <22   <22   +^8-9x "
        "<25 <13 <i:g.@ <x:p <25 <1u      <26 <24    <27 <27 <8 <21^-h-g <22      ^-7 <28 <23 "
        "      <14 :c+^7-21 -2 +^4-4b <12 <25-1^7-27-26 <3:2^4-6k <2:j.@^3-2a :e-2c+ <26^8+ "
        "<6:9+ <8z <6-7 <a^9-bf ^5-bc -2 <2l +^4-4u -2 ^-4t <2d <24  <23   <6^-4x <25 <20   "
        "   +^8-c2 <26 <10   <24   -2f^8-cb :i.@ <2 <28 <16 <1c: <1m^^+ <1n +^4-5t -2     <28 "
        "<25     <29 <29 <f^-j <g     ^-f <27 <21       ^-9 <16 :g.@^6-4f <28 +^4-db <3^5-6p "
        ":c-2g+ <27^5-2d :e-2f+ <25^8-2a <25:5.@ <26 <2b <1a:9+ <1b <7:f-1^7. <3-b9-b7 <b-2b^8-dp "
        ":g.@ <2b <2^5-dl <2 <n <2c :g.@ <2 ^-4t <2e <2d <2b   <5^-4x <2d <28      -27^8-e8 "
        ":m.@ <2 <16^-5l <17   <2d   <2d  ^-n <2f:^. <14 <x:s <1t^-p <1v  :j.@^3-7u <2c     "
        "<7 <2h <2d      <2i <2i <a    ^-g <1m^-1b ^+( )8<17 <1x-20^8-h7 :g.@ <2 <2f <2e <26 "
        "<2c <17 <q-1^8-6n <2c:k.@ <2d <28  <f  <c ^-4g <3 <g   <9^-4i <21       <25   <x  <23 "
        "  <24  ^-4w <x <o:s :e+^7-7j -2 +^4-9t -2   <5 ^-57 <22 <1x       <23 <23 <c   ^-g "
        "<1b       ^-5s <18 <4f^5-68 -2 <v:c^5-8i. <20 <2^5-6e <20 <1z:q.@ <20 <1z <5-5 <2+^8-ho "
        "-2  <1y^-48 <h <1w  <1x^-45 <j      <1u   <17 <1w <1u   <1v  ^-4j <1d <9: <k:j.@^4-ic "
        "<1d  <3^5-bm <1v   <5 ^-4r <1x <k       ^-9 <1y ^-1= <d  ^-e <1a      ^-59 <18 <3w^5-7w "
        "<1w <1p <v:g^5-a5. <2 <1y <2:g.@ <3 <1z <1y <1y <1v :k.@ <2  <u <j <1x <1x^-3w <k  "
        "   <1u   <c  <1u   <1v  ^-45 <1w <8:u <1b  <1s  <3 ^-4c <f^-3v <g( )8<h^-3v <c ^-b "
        "<13     ^-4q <12:^.. <1j   <1o <1g <1n <1n <1n <4  <l   <b^-3d <1h^-5e <1i   <1i   "
        "<9  ^-1n <4a:d^8. -2 +^8-l4 -2 ^-3k <1k <8:u <s+^8-l9 -2 +^4-cf <2 ^-3s <e       ^-3j "
        "<9^-9 <10    ^-43 <4w^-1a^7-cq -1-19 <19^-17 <1e^-16 <2^-13 <1g <1e <1e ^-15 <3^-14 "
        "^-13 <5 <k <1a  <19   <6  ^-4c <1a:i.@ <1b <1a :i.@ <2 ^-30 <1c : <z:j.@ <1a  <3^5-db "
        "<2 ^-35 <g      ^-2u <18   ^-3e <48^9-dj <16^-22 <11 <16 <n <a^-t <12 <10   <g  ^-3h "
        "<y  ^-2d <c <z <u^-2c ^-16 ^-2f <a     ^-24 <s^-h <u ^-2l <s <s^-2 <g <o   <b  ^-2l "
        "<o+-h^7-ea -1-2t <9^-1h :^.. <6    ^-1f <h^-2x <j <8: <c:h^-b^3. -1-a <4^-9 ^-8 ^-2s "
        "<g:i.@ <b   ^-u <6^-d <a:m.@ <3^-h ^-5 ^-d|"
    ),
    "messages": (
        "0-9, `.` or `n`", "0-9",
        "0-9, `.`, `h`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `h`, `m`, `s`, `u`, U+00B5 or U+03BC, or end of value",
        "`e`",
        "0-9, `h`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9 or `.`", "0-9, `.` or `s`", "`s`", "0-9 or `.`, or end of value", "0-9, `.` or `s`, or end of value",
        "`v`",
        "0-9, `.`, `m`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `n`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `n`, `u`, U+00B5 or U+03BC",
        "0-9, `m`, `s`, `u`, U+00B5 or U+03BC", "0-9, `.`, `u`, U+00B5 or U+03BC", "0-9, `m`, `u`, U+00B5 or U+03BC",
        "0-9, `m`, `n`, `s`, `u`, U+00B5 or U+03BC",
        "0-9, `m`, `n`, `u`, U+00B5 or U+03BC", "`r`", "0-9, `u`, U+00B5 or U+03BC", "end of value",
        "0-9, `.`, `n`, `u`, U+00B5 or U+03BC",
        "0-9, `.`, `m`, `s`, `u`, U+00B5 or U+03BC, or end of value",
        "0-9, `n`, `u`, U+00B5 or U+03BC", "0-9 or `n`",
        "0-9, `.`, `m`, `n`, `u`, U+00B5 or U+03BC, or end of value",
        "1-9",
        "0-9, `.`, `n`, `u`, U+00B5 or U+03BC, or end of value",
        "`.`, `u`, U+00B5 or U+03BC", "0-9, `.` or `n`, or end of value", "`.` or `n`, or end of value", "`.` or `n`",
    ),
    "pattern": (
        "(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,"
        "12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "[u\\xb5\\u03bc]s)?)0{0,8}+[1-9][0-9]{9,17}+(?>(?:\\.[0-9]*+)?)ns|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,"
        "9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "ms)?)0{0,8}+[1-9][0-9]{6,14}+(?>(?:\\.[0-9]*+)?)[u\\xb5\\u03bc]s(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?:(?:[0-9]{1,"
        "7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "s)?)0{0,8}+[1-9][0-9]{3,11}+(?>(?:\\.[0-9]*+)?)ms(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)h)?)(?>(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)m)?)0{0,8}+[1-9][0-9]{0,8}+(?>(?:\\.[0-9]*+)?)s(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)"
        "?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?>(?:(?:[0-9]{1,6}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)h)?)(?:0{0,6}+[1-9][0-9]{0,6}+(?>(?:\\.[0-9]*+)?)|0{0,7}+\\.[1-9][0-9]*+)"
        "m(?>(?:(?:[0-9]{1,9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)"
        "?)|\\.[0-9]++)ms)?)(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)"
        "?)(?>(?:(?:[0-9]{1,18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|(?:0{0,5}+[1-9][0-9]{0,"
        "5}+(?>(?:\\.[0-9]*+)?)|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)"
        "|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)m)?(?>(?:(?:[0-9]{1,"
        "9}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)s)?)(?>(?:(?:[0-9]{1,12}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)"
        "ms)?))(?>(?:(?:[0-9]{1,15}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)[u\\xb5\\u03bc]s)?)(?>(?:(?:[0-9]{1,"
        "18}+(?>(?:\\.[0-9]*+)?)|\\.[0-9]++)ns)?)|[1-9][0-9]{0,17}+|never"
    ),
    "java": (
        "\\A(?:(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)"
        "?+0{0,8}+[1-9][0-9]{9,17}+(?:\\.[0-9]*+)?+ns|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+0{0,8}+[1-9][0-9]{6,"
        "14}+(?:\\.[0-9]*+)?+[[u][\\x{b5}\\x{3bc}]]s(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+0{0,8}+[1-9][0-9]{3,"
        "11}+(?:\\.[0-9]*+)?+ms(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)"
        "?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)h)?+(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?+0{0,8}+[1-9][0-9]{0,"
        "8}+(?:\\.[0-9]*+)?+s(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,"
        "15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)ns)?+|(?:(?:[0-9]{1,6}+(?:\\.[0-9]*+)?+|\\.[0-9]++)h)?+(?:0{0,6}+[1-9][0-9]{0,"
        "6}+(?:\\.[0-9]*+)?+|0{0,7}+\\.[1-9][0-9]*+)m(?:(?:[0-9]{1,9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)?+(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)"
        "?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)"
        "ns)?+|(?:0{0,5}+[1-9][0-9]{0,5}+(?:\\.[0-9]*+)?+|0{0,6}+\\.[1-9][0-9]*+)h(?:(?:[0-9]{1,"
        "12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms|(?:(?:[0-9]{1,7}+(?:\\.[0-9]*+)?+|\\.[0-9]++)m)?(?:(?:[0-9]{1,"
        "9}+(?:\\.[0-9]*+)?+|\\.[0-9]++)s)?+(?:(?:[0-9]{1,12}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ms)"
        "?+)(?:(?:[0-9]{1,15}+(?:\\.[0-9]*+)?+|\\.[0-9]++)[[u][\\x{b5}\\x{3bc}]]s)?+(?:(?:[0-9]{1,"
        "18}+(?:\\.[0-9]*+)?+|\\.[0-9]++)ns)?+|[1-9][0-9]{0,17}+|never)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)"
            "m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)"
            "ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?0{0,8}[1-9][0-9]{9,"
            "17}(?:\\.[0-9]*)?ns|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,7}(?:\\.[0-9]*)"
            "?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)"
            "?|\\.[0-9]+)ms)?0{0,8}[1-9][0-9]{6,14}(?:\\.[0-9]*)?[u\\xb5\u03bc]s(?:(?:[0-9]{1,"
            "18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,"
            "7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)?|\\.[0-9]+)s)?0{0,8}[1-9][0-9]{3,"
            "11}(?:\\.[0-9]*)?ms(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,"
            "18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)h)?(?:(?:[0-9]{1,"
            "7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?0{0,8}[1-9][0-9]{0,8}(?:\\.[0-9]*)?s(?:(?:[0-9]{1,"
            "12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)?|\\.[0-9]+)[u\\xb5\u03bc]s)"
            "?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:(?:[0-9]{1,6}(?:\\.[0-9]*)?|\\.[0-9]+)"
            "h)?(?:0{0,6}[1-9][0-9]{0,6}(?:\\.[0-9]*)?|0{0,7}\\.[1-9][0-9]*)m(?:(?:[0-9]{1,9}(?:\\.[0-9]*)"
            "?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?(?:(?:[0-9]{1,15}(?:\\.[0-9]*)"
            "?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|(?:0{0,"
            "5}[1-9][0-9]{0,5}(?:\\.[0-9]*)?|0{0,6}\\.[1-9][0-9]*)h(?:(?:[0-9]{1,12}(?:\\.[0-9]*)"
            "?|\\.[0-9]+)ms|(?:(?:[0-9]{1,7}(?:\\.[0-9]*)?|\\.[0-9]+)m)?(?:(?:[0-9]{1,9}(?:\\.[0-9]*)"
            "?|\\.[0-9]+)s)?(?:(?:[0-9]{1,12}(?:\\.[0-9]*)?|\\.[0-9]+)ms)?)(?:(?:[0-9]{1,15}(?:\\.[0-9]*)"
            "?|\\.[0-9]+)[u\\xb5\u03bc]s)?(?:(?:[0-9]{1,18}(?:\\.[0-9]*)?|\\.[0-9]+)ns)?|[1-9][0-9]{0,"
            "17}|never)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_NATS_TRACE_ONLY: Automaton = {
    "automaton": (
        "0,,1d,0,1,,1f,1,1,,8,2,1,3,1,,2,4,1,,1,5,1,6,1,|0,!1,2,3,4,5|<0:+^^+^+ <0: :^^-3 <0:^4+ "
        "<0:^6+ <0:^-5|"
    ),
    "messages": ("`1`, `o` or `t`", "end of value", "`n`", "`r`", "`u`", "`e`"),
    "pattern": "1|true|on",
    "java": "\\A(?:1|true|on)\\z",
    "schema": {"type": "string", "pattern": "^(?:1|true|on)$", "not": {"pattern": "\\n$"}},
}

_OBJ_BUCKET_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1,!2,!3|<0:+ :( )6v:   :.|",
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`",
        "0-9, A-Z, a-z, `-` or `_`, or end of name",
        "0-9, A-Z, a-z, `-` or `_`, or end of name (at most 251 bytes)",
        "end of name (at most 251 bytes)",
    ),
    "pattern": "[\\-0-9A-Z_a-z]++",
    "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}, "maxLength": 251,
    },
}

_OBJ_OBJECT_NAME: Automaton = {
    "automaton": (
        "0,0,9,1,5,0,i,1,1,0,2s,1,1,0,q,1,1,0,4bj,1,1,0,1vj,1,b,0,t,1,2,0,5,1,1,0,1b,1,1,0,334,"
        "1,1,0,x6n,,1kw,0|0,!1|<0:+@ :@=|"
    ),
    "messages": ("any character", "any character, or end of name"),
    "pattern": (
        "[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+[\\x00-\\x08\\x0e-\\x1f"
        "!-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3"
        "001-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+"
    ),
    "java": (
        "\\A(?:[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\"
        "x{3000}]]*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}"
        "-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e"
        "000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*[\\x00-\\x08\\x0e-\\x1f!"
            "-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-"
            "\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)$"
        ),
    },
}

_PRIORITY_GROUP: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,3,0,1,,3,0,q,,4,0,1,,1,0,q,|0,!1,!2,!3|<0:+ :( )c:   :.|",
    "messages": (
        "0-9, A-Z, a-z, `-`, `=` or `_`",
        "0-9, A-Z, a-z, `-`, `=` or `_`, or end of name",
        "0-9, A-Z, a-z, `-`, `=` or `_`, or end of name (at most 16 characters)",
        "end of name (at most 16 characters)",
    ),
    "pattern": (
        "(?=(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)"
        "\\Z)(?:[\\-/-9=A-Z_a-z]{1,16}+)"
    ),
    "java": (
        "\\A(?:(?=(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++"
        ")\\z)(?:[\\--z&&[^.:-<>-@\\[-\\^`]]{1,16}+))\\z"
    ),
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9=A-Z_a-z]{1,16})$", "not": {"pattern": "\\n$"}},
}

_QUEUE_NAME: Automaton = {
    "automaton": (
        "0,,x,0,9,,1,0,3,,1,0,f,,1,0,w,1,1,0,j,2,1,0,5,3,1,0,5,|0,!1|<0:++-2= :@== -2^+-3 ^^=+ "
        "<2 ^+-6= :0^==|"
    ),
    "messages": (
        "printable ASCII except `*`, `.` and `>`",
        "printable ASCII except `*`, `.` and `>`, or end of name",
    ),
    "pattern": (
        "(?=(?:[!-)+-\\-/-=?-~]++)\\Z)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x0"
        "8\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+|_(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\ud7ff\\ue"
        "000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)"
        "|_s(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-xz-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-"
        "\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sy(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-rt-\\ud7ff\\ue000-\\U0010ffff][\\"
        "x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_sys(?>(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-"
        "\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]*+)"
        "?)|_sys_[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++)"
    ),
    "java": (
        "\\A(?:(?=(?:[!-~&&[^*.>]]++)\\z)(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e000}"
        "-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        "_(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&"
        "&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|_s(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\"
        "x{a}\\x{d}\\x{20}y]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]]["
        "\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)?+|_sy(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}s]][\\x{80}-"
        "\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x"
        "{10ffff}]]*+)?+|_sys(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
        "]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)"
        "?+|_sys_[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        ")\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:[!-\\)+-\\-\\/-=?-\\^`-~][!-\\)+-\\-\\/-=?-~]*|_(?:[!-\\)+-\\-\\/-=?-rt-~][!-\\)"
            "+-\\-\\/-=?-~]*|s(?:[!-\\)+-\\-\\/-=?-xz-~][!-\\)+-\\-\\/-=?-~]*|y(?:[!-\\)+-\\-\\/-=?-rt-~][!-\\)"
            "+-\\-\\/-=?-~]*|s(?:[!-\\)+-\\-\\/-=?-\\^`-~][!-\\)+-\\-\\/-=?-~]*|_[!-\\)+-\\-\\/-=?-~]+)"
            "?)?)?)?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_SERVICE_ENDPOINT: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++",
    "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_GROUP: Automaton = {
    "automaton": (
        "0,,1,0,8,,5,0,i,,1,1,9,2,1,1,3,3,1,1,f,,1,1,1y,,1,1,q,,1,1,4bj,,1,1,1vj,,b,1,t,,2,1,"
        "5,,1,1,1b,,1,1,334,,1,1,x6n,,1kw,1|0,1,!2,!3|<0:+3 :@-2.+ :^=^-1 :.. <4-3=-2|"
    ),
    "messages": (
        "any character except NUL, `.`, `>` and whitespace",
        "any character except NUL, `*`, `>` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
        "`.`, or end of name",
    ),
    "pattern": (
        "(?=(?:(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027"
        "\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
        "\\*)(?>(?:\\.(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u202"
        "7\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
        "\\*))*))?))\\Z)(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08"
        "\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\"
        "x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:(?:[\\x00-"
        "\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-"
        "\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))"
    ),
    "java": (
        "\\A(?:(?=(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f"
        "}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{"
        "d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)(?:\\.(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{8"
        "6}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{206"
        "0}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+)?+)\\z)(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}"
        "\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}"
        "\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x"
        "{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?"
        ":[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
        "\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
        "\\*)))\\z"
    ),
    "schema": {
        "type": "string",
        "allOf": (
            {
                "pattern": (
                    "^(?:(?:(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                    "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                    "\\*)(?:\\.(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff"
                    "\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                    "\\*))*)?)$"
                ),
            },
            {
                "pattern": (
                    "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\"
                    "x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c"
                    "\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\"
                    ".(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                    "\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                    "\\*))$"
                ),
            },
        ),
        "not": {"pattern": "\\n$"},
    },
}

_SERVICE_SUBJECT: Automaton = {
    "automaton": (
        "0,,1,0,8,,5,0,i,,1,1,9,2,1,1,3,3,1,1,f,4,1,1,1y,,1,1,q,,1,1,4bj,,1,1,1vj,,b,1,t,,2,"
        "1,5,,1,1,1b,,1,1,334,,1,1,x6n,,1kw,1|0,1,!2,!3,!4|<0:+3^+ :@-3.+. :^=^-1 :.. <0: <5-4=-3^-2|"
    ),
    "messages": (
        "any character except NUL, `.` and whitespace",
        "any character except NUL, `*`, `>` and whitespace",
        "any character except NUL, `*`, `>` and whitespace, or end of name",
        "`.`, or end of name", "end of name",
    ),
    "pattern": (
        "(?=(?:(?>(?:(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027"
        "\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|"
        "\\*)\\.)*)(?:[\\x01-\\x08\\x0e-\\x1f!-)+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\"
        "u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++|[*>])"
        ")\\Z)(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c"
        "\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)"
        "+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)(?>(?:\\.>)?)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:(?:["
        "\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)"
        "*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|[*>])"
        "|>)"
    ),
    "java": (
        "\\A(?:(?=(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f"
        "}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{"
        "d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{8"
        "6}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{206"
        "0}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z)(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}"
        "]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}"
        "*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>"
        "]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?"
        ":(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
        "\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
        "[*>])|>))\\z"
    ),
    "schema": {
        "type": "string",
        "allOf": (
            {
                "pattern": (
                    "^(?:(?:(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-"
                    "\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                    "\\*)\\.)*(?:[\\x01-\\x08\\x0e-\\x1f!-\\)+-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff"
                    "\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+|"
                    "[*>]))$"
                ),
            },
            {
                "pattern": (
                    "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\"
                    "x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c"
                    "\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*(?:\\.>)?|[\\x00-\\x08\\x0b\\x0c\\x0e-"
                    "\\x1f]+\\.(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                    "\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|"
                    "[*>])|>)$"
                ),
            },
        ),
        "not": {"pattern": "\\n$"},
    },
}

_SERVICE_VERSION: Automaton = {
    "automaton": (
        "0,,17,0,1,,1,1,1,2,1,,1,3,1,4,9,,7,5,q,,6,5,q,|0,1,2,!3,!4,5,!6,!7|<0:^3++ <0:^^+ :^^-1@= "
        "<3 <3 <3^^-1 <3 <0:++ <3:-2-1. :.+^-1^= ^3+-2 :^@-5@= :-5^-4 ^-2^+^-3 :5.^.@|"
    ),
    "messages": (
        "0-9", "`.`", "0-9 or `.`", "`+` or `-`, or end of name", "0-9, `+` or `-`, or end of name",
        "0-9, A-Z, a-z or `-`",
        "0-9, A-Z, a-z, `-` or `.`, or end of name",
        "0-9, A-Z, a-z, `+`, `-` or `.`, or end of name",
    ),
    "pattern": (
        "(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Z"
        "a-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?>(?:\\+[\\-0-9A-Za-z]++(?>(?:\\.[\\-0-"
        "9A-Za-z]++)*))?)"
    ),
    "java": (
        "\\A(?:(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|"
        "[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)"
        ")*)?(?:\\+[\\-0-9A-Za-z]++(?:\\.[\\-0-9A-Za-z]++)*+)?+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|"
            "[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)"
            ")*)?(?:\\+[\\-0-9A-Za-z]+(?:\\.[\\-0-9A-Za-z]+)*)?)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_STORED_SUBJECT: Automaton = {
    "automaton": (
        "0,,1,0,8,,2,0,1,,2,0,i,,1,0,d,1,1,0,f,2,1,0,1s,,1,0,16kg,,1kw,0,6bh,,1,0|0,!1,!2|<0:+^+ "
        ":@-3@ :-2.-2|"
    ),
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `.`, DEL and U+FFFD",
        "any character except NUL, tab, line feed, form feed, carriage return, space, DEL and U+FFFD, or end of name",
        (
            "any character except NUL, tab, line feed, form feed, carriage return, space, `.`,"
            " DEL and U+FFFD, or end of name"
        ),
    ),
    "pattern": (
        "(?>(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff][\\x01-\\x08\\"
        "x0b\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]*+|>[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-~"
        "\\x80-\\ud7ff\\ue000-\\ufffc\\ufffe-\\U0010ffff]++)\\.)*)[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-/-~\\x80-\\ud7ff\\ue"
        "000-\\ufffc\\ufffe-\\U0010ffff]++"
    ),
    "java": (
        "\\A(?:(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\"
        "x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{"
        "10ffff}]]*+|>[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\"
        "x{10ffff}]]++)\\.)*+[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{f"
        "ffe}-\\x{10ffff}]]++)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-~\\x80-\ud7ff\ue000-\ufffc\ufffe-\U0010ffff][\\x01-\\x08"
            "\\x0b\\x0e-\\x1f!-\\-\\/-~\\x80-\ud7ff\ue000-\ufffc\ufffe-\U0010ffff]*|>[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-"
            "\\/-~\\x80-\ud7ff\ue000-\ufffc\ufffe-\U0010ffff]+)\\.)*[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-~\\x80-\ud7ff"
            "\ue000-\ufffc\ufffe-\U0010ffff]+)$"
        ),
        "not": {"pattern": "\\n$"},
    },
}

_SUBJECT_QUEUE: Automaton = {
    "automaton": (
        "0,0,9,1,2,2,1,1,2,0,i,1,1,0,d,3,1,0,f,4,1,0,1y,2,1,0,q,2,1,0,4bj,2,1,0,1vj,2,b,0,t,"
        "2,2,0,5,2,1,0,1b,2,1,0,334,2,1,0,x6n,,1kw,0|0,!1,!2,3,4,!5,6,!7,!8|<0:+3^+ :@^^+@ <2^@= "
        ":1-9-8@+ :^-7-6.-b <3 <3+-a^-5 <3:^.+^-d <7:^-c= :0-a^^.-a <3-2^-2^+ <7:1^3-9 <b^^= "
        "<9-9-2=^-9 <d^-2 -9^-2-d-9 <2:^.@-d :-f^..-e <8:^4-7 <0:^@= <3-b^3-a <6-7^@^-7 <c-9 "
        "<8:2^3.|"
    ),
    "messages": (
        "any character except `.`", "any character, or end of name",
        "any character except `.`, or end of name",
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except `.` and whitespace",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
        "whitespace, or end of name",
    ),
    "pattern": (
        "(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-"
        "\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)"
        "\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u20"
        "00-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+(?>(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-/-=?-\\x84\\x86-\\x9f\\xa"
        "1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U"
        "0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u2"
        "02e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x"
        "86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7f"
        "f\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200"
        "b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++[\\x09-\\x0d\\x20\\"
        "x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]++(?>(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-/-=?-"
        "\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u300"
        "1-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b"
        "-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]*+|"
        ">[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u20"
        "30-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0e-\\x1f!-\\-/-\\x84\\x86-"
        "\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ud7ff\\"
        "ue000-\\U0010ffff]++[\\x09-\\x0d\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*+"
    ),
    "java": (
        "\\A(?:(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][["
        "\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        ">[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
        "\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
        "[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000"
        "}]]*+(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{168"
        "1}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x"
        "{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f"
        "}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{"
        "d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{"
        "a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\"
        "x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\"
        "x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{"
        "2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{"
        "2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]++(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}"
        ".>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}"
        "\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}-\\x"
        "{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-"
        "\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
        ">[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff"
        "}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{"
        "10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}.]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}"
        "\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d"
        "7ff}\\x{e000}-\\x{10ffff}]]++[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{20"
        "29}\\x{202f}\\x{205f}\\x{3000}]]*+)\\z"
    ),
    "schema": {
        "type": "string",
        "pattern": (
            "^(?:(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\"
            "-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)"
            "\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|[\\x09-\\x0d\\x20\\x85\\xa0\u1680"
            "\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-=?-\\x84\\x86-\\x9f\\xa"
            "1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]["
            "\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-"
            "\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1"
            "-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)"
            "\\.)*[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e"
            "\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a"
            "\u2028\u2029\u202f\u205f\u3000]+(?:(?:[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-=?-\\x84\\x86-\\x9f\\xa1-\u167f"
            "\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff][\\x00-\\x"
            "08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e"
            "\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-"
            "\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+)"
            "\\.)*[\\x00-\\x08\\x0e-\\x1f!-\\-\\/-\\x84\\x86-\\x9f\\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e"
            "\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff\ue000-\U0010ffff]+[\\x09-\\x0d\\x20\\x85\\xa0\u1680\u2000-\u200a"
            "\u2028\u2029\u202f\u205f\u3000]*)$"
        ),
    },
}

RULES: dict[str, RuleEntry] = {
    "account-name": {
        **USUAL, **_ACCOUNT_NAME,
        "limit": (255, "characters"),
        "causes": (104, 0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "",
        "good": ("ACME", "R&D", "a:b", 'say"hi"', "$SYS", "$GA", "$"),
        "bad": (
            ("$G", 2), ("", 0), ("acme.eu", 4), ("a/b", 1), ("a b", 1), ("a.b", 1), (">", 0), ("../x", 0),
        ),
    },
    "cluster-name": {
        **USUAL, **_CLUSTER_NAME,
        "causes": (0, 1, 28),
        "section": "",
        "good": ("C1", "eu.west", "a\tb", "caf\xe9"),
        "bad": (("", 0), ("my cluster", 2)),
    },
    "consumer-name": {
        **USUAL, **_CONSUMER_NAME,
        "limit": (255, "characters"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "",
        "good": ("c1", "dlq-reader", "a|b"),
        "bad": (("", 0), ("c.1", 1), ("c\\1", 1), (".", 0), ("*", 0), (">", 0), ("/", 0), ("\\", 0)),
    },
    "domain": {
        **USUAL, **_DOMAIN,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32, 12),
        "section": "",
        "good": ("hub", "leaf-1", "ACKS", "api"),
        "bad": (
            ("\xe9", 0), ("", 0), ("hub.eu", 3), ("a/b", 1), ("my hub", 2), ("a..b", 1), ("a.", 1), (".a", 0),
        ),
    },
    "durable-name": {
        **USUAL, **_CONSUMER_NAME,
        "limit": (255, "characters"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "",
        "good": ("dlq-reader", "a:b"),
        "bad": (
            ("", 0), ("dlq.reader", 3), (".", 0), ("*", 0), (">", 0), ("/", 0), ("\\", 0), ("dlq reader", 3),
        ),
    },
    "filter-subject": {
        **USUAL, **_FILTER_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 9, 30),
        "section": "",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2),
        ),
    },
    "gateway-name": {
        **USUAL, **_CLUSTER_NAME,
        "causes": (0, 1, 28),
        "section": "",
        "good": ("C1", "eu.west", "a\tb", "caf\xe9"),
        "bad": (("", 0), ("my gateway", 2)),
    },
    "header-name": {
        **USUAL, **_HEADER_NAME,
        "causes": (0, 1, 2, 31, 4, 6, 7, 8, 9, 32, 11),
        "section": "",
        "good": ("Nats-Msg-Id", "X_Trace", "a.b", "!#$%&'*+|~^`", "X-Trace", "a", "!", "~"),
        "bad": (
            ("", 0), ("a:b", 1), ("a/b", 1), ("a b", 1), ("(x)", 0), ("caf\xe9", 3), ("a;b", 1), ("a\tb", 1),
        ),
    },
    "header-value": {
        **USUAL, **_HEADER_VALUE,
        "backtrack_free": False,
        "noun": "value",
        "suggests": False,
        "causes": (0, 9, 53, 17, 4, 8, 10, 12),
        "section": "",
        "good": ("", "a b", "\x00", "a\tb", "tab\there", "a:b", "\x7f"),
        "bad": (
            ("caf\xe9", 3), (" a", 0), ("a ", 2), ("a\nb", 1), ("\x0c", 0), ("a\r\nNats-TTL: 1", 1), ("a\n", 1),
            (" a b ", 0),
        ),
    },
    "headers-expected-subject-with-sequence": {
        **USUAL, **_HEADERS_EXPECTED_SUBJECT_WITH_SEQUENCE,
        "noun": "group of headers",
        "suggests": False,
        "causes": (96, 0, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 11),
        "section": "",
        "good": (
            "", "Nats-Expected-Last-Subject-Sequence: 0",
            "Nats-Expected-Last-Subject-Sequence-Subject: kv.1.*\nNats-Expected-Last-Subject-Sequence: 0",
        ),
        "bad": (("Nats-Expected-Last-Subject-Sequence-Subject: kv.1.a", 51),),
    },
    "headers-rollup-with-schedule": {
        **USUAL, **_HEADERS_ROLLUP_WITH_SCHEDULE,
        "noun": "group of headers",
        "suggests": False,
        "causes": (99, 0, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "",
        "good": (
            "", "Nats-Schedule: @every 5m", "Nats-Rollup: all",
            "Nats-Schedule: @every 5m\nNats-Rollup: sub",
        ),
        "bad": (("Nats-Schedule: @every 5m\nNats-Rollup: all", 38),),
    },
    "headers-schedule-with-target": {
        **USUAL, **_HEADERS_SCHEDULE_WITH_TARGET,
        "noun": "group of headers",
        "suggests": False,
        "causes": (97, 0, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 11),
        "section": "",
        "good": (
            "",
            "Nats-Schedule: @every 5m\nNats-Schedule-Target: orders.x",
            "Nats-Schedule-Target: orders.x",
        ),
        "bad": (("Nats-Schedule: @every 5m", 24),),
    },
    "headers-time-zone-with-cron": {
        **USUAL, **_HEADERS_TIME_ZONE_WITH_CRON,
        "backtrack_free": False,
        "noun": "group of headers",
        "suggests": False,
        "causes": (98, 0, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "",
        "good": (
            "", "Nats-Schedule: @every 5m", "Nats-Schedule-Time-Zone: CET",
            "Nats-Schedule: @daily\nNats-Schedule-Time-Zone: CET",
            "Nats-Schedule: 0 0 5 * * *\nNats-Schedule-Time-Zone: CET",
        ),
        "bad": (("Nats-Schedule: @every 5m\nNats-Schedule-Time-Zone: CET", 24),),
    },
    "inbox-prefix": {
        **USUAL, **_INBOX_PREFIX,
        "backtrack_free": False,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": ("a", "time.us.east", "_INBOX", "my.inbox"),
        "bad": (
            ("*", 0), (">", 0), ("a.*", 2), ("*.b", 0), ("time.*.east", 5), ("*.*.east.>", 0), ("a.>", 2), ("", 0),
        ),
    },
    "js-api-prefix": {
        **USUAL, **_JS_API_PREFIX,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 7, 8, 9, 30),
        "section": "",
        "good": ("$JS.API", "$JS.hub.API", "acme.api"),
        "bad": (
            ("\xe9", 0), ("a\t", 1), ("", 0), ("acme.", 5), ("a..b", 2), ("a.*", 2), ("a/b", 1), ("a b", 1),
        ),
    },
    "js-internal-prefix": {
        **USUAL, **_JS_INTERNAL_PREFIX,
        "causes": (33, 0, 1, 20, 14, 2, 21, 4, 6, 7, 8, 9, 30, 11),
        "section": "",
        "good": ("$JS.API.", "$JS.hub.API.", "$a."),
        "bad": (
            ("$JS.API", 7), ("$", 1), ("$.", 1), ("$$JS.", 1), ("$JS.$x.", 4), ("JS.API.", 0), ("$JS..API.", 4),
            ("$JS.*.", 4),
        ),
    },
    "js-user-prefix": {
        **USUAL, **_JS_USER_PREFIX,
        "causes": (34, 33, 0, 1, 20, 14, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": ("hub.", "tenant.js."),
        "bad": (("", 0), ("hub", 3), ("$JS.API.", 0), ("hub.$x.", 4), ("hub..", 4), ("hub.>", 4)),
    },
    "kv-bucket-name": {
        **USUAL, **_KV_BUCKET_NAME,
        "max_bytes": 252,
        "limit": (252, "bytes"),
        "causes": (0, 35, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "",
        "good": ("config", "my-bucket_1", "-", "INVENTORY", "stock-eu_1"),
        "bad": (
            ("", 0), ("my.bucket", 2), ("a/b", 1), ("a=b", 1), ("a b", 1), ("a\n", 1), ("stock.eu", 5), ("caf\xe9", 3),
        ),
    },
    "kv-key-name": {
        **USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11),
        "section": "",
        "good": ("a", "orders.2023/01", "a=b", "-", "_kv", "widget-blue", "a.b", "users/1=x"),
        "bad": (
            ("", 0), (".a", 0), ("a..b", 2), ("a.", 2), ("a:b", 1), ("a b", 1), ("a.*", 2), ("a\n", 1),
        ),
    },
    "kv-operation": {
        **USUAL, **_KV_OPERATION,
        "noun": "value",
        "suggests": False,
        "limit": (5, "characters"),
        "causes": (0, 9, 76),
        "section": "",
        "good": ("DEL", "PURGE"),
        "bad": (("", 0), ("PUT", 2)),
    },
    "kv-search-key": {
        **USUAL, **_KV_SEARCH_KEY,
        "causes": (0, 1, 36, 14, 15, 2, 37, 4, 24, 22, 25, 23, 7, 8, 9, 38, 39, 11),
        "section": "",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2),
        ),
    },
    "literal-subject": {
        **USUAL, **_LITERAL_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 67),
        "section": "",
        "good": ("orders.eu", "a*", ">a", "a.*b", "caf\xe9", "a\x00", "a\x0b", "$JS.x"),
        "bad": (
            ("", 0), ("*", 1), ("a.*", 3), ("a.*.b", 3), ("a.>", 3), ("a..b", 2), ("a b", 1), ("a\x0cb", 1),
        ),
    },
    "metadata-key": {
        **USUAL, **_METADATA_KEY,
        "backtrack_free": False,
        "suggests": False,
        "causes": (27, 0),
        "section": "",
        "good": ("owner", "domain", "", "a.b", "_nat", "_natural", "caf\xe9", "a\x00"),
        "bad": (
            ("_nats", 4), ("_nats.ver", 4), ("_natsx", 4), ("_nats.x", 4), ("_nats_created_version", 4),
            ("_nats.version", 4), ("_nats.level", 4), ("_nats.req.level", 4),
        ),
    },
    "nats-batch-commit": {
        **USUAL, **_NATS_BATCH_COMMIT,
        "noun": "value",
        "suggests": False,
        "limit": (3, "characters"),
        "causes": (0, 9, 84),
        "section": "",
        "good": ("1", "eob"),
        "bad": (("", 0), ("0", 0), ("EOB", 0), ("true", 0)),
    },
    "nats-batch-id": {
        **USUAL, **_NATS_BATCH_ID,
        "noun": "value",
        "suggests": False,
        "limit": (64, "characters"),
        "causes": (0, 9, 83, 43, 2, 17, 4, 8, 10, 11),
        "section": "",
        "good": ("4f6e2a1c-8b1d-4c5e-9a47-2d3b6c1f0e55", "b1"),
        "bad": (
            ("", 0), ("a.b", 1), ("a b", 1), ("*", 0),
            ("0123456789012345678901234567890123456789012345678901234567890123x", 64),
            ("caf\xe9", 3), ("a\r\n", 1),
        ),
    },
    "nats-batch-sequence": {
        **USUAL, **_NATS_BATCH_SEQUENCE,
        "noun": "value",
        "suggests": False,
        "limit": (20, "characters"),
        "causes": (0, 9, 42, 43, 2, 17, 4, 8, 10, 44, 45, 11),
        "section": "",
        "good": ("1", "1000", "18446744073709551615"),
        "bad": (("", 0), ("0", 0), ("x", 0), ("01", 0), ("+1", 0), ("18446744073709551616", 19)),
    },
    "nats-expected-last-msg-id": {
        **USUAL, **_NATS_EXPECTED_LAST_MSG_ID,
        "noun": "value",
        "suggests": False,
        "causes": (0, 9, 43, 53, 4, 8, 10),
        "section": "",
        "good": ("7f1c", "order 17"),
        "bad": (("", 0), ("a\n", 1)),
    },
    "nats-expected-last-sequence": {
        **USUAL, **_NATS_EXPECTED_LAST_SEQUENCE,
        "backtrack_free": False,
        "noun": "value",
        "suggests": False,
        "limit": (18, "characters"),
        "causes": (0, 9, 42, 43, 2, 17, 4, 8, 10, 44, 45, 11),
        "section": "",
        "good": ("0", "17"),
        "bad": (
            ("18446744073709551615", 18), ("", 0), ("-1", 0), ("+1", 0), ("01", 1), ("1x", 1),
            ("18446744073709551616", 18), ("007", 1),
        ),
    },
    "nats-expected-last-subject-sequence": {
        **USUAL, **_NATS_EXPECTED_LAST_SEQUENCE,
        "backtrack_free": False,
        "noun": "value",
        "suggests": False,
        "limit": (18, "characters"),
        "causes": (0, 9, 42, 43, 2, 17, 4, 8, 10, 44, 45, 11),
        "section": "",
        "good": ("0", "17"),
        "bad": (("", 0), ("x", 0), ("007", 1), ("-1", 0)),
    },
    "nats-expected-last-subject-sequence-subject": {
        **USUAL, **_NATS_EXPECTED_LAST_SUBJECT_SEQUENCE_SUBJECT,
        "noun": "value",
        "suggests": False,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 9, 30),
        "section": "",
        "good": ("orders.17", "$KV.b.key", "kv.1.*", "kv.1.>", ">"),
        "bad": (("", 0), ("a..b", 2), ("a b", 1), ("kv.>.1", 4)),
    },
    "nats-expected-stream": {
        **USUAL, **_NATS_EXPECTED_STREAM,
        "noun": "value",
        "suggests": False,
        "limit": (255, "characters"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "",
        "good": ("ORDERS",),
        "bad": (("", 0), ("ORDERS.EU", 6)),
    },
    "nats-incr": {
        **USUAL, **_NATS_INCR,
        "noun": "value",
        "suggests": False,
        "causes": (82, 0, 9, 43, 2, 17, 4, 8, 10, 44, 12, 11),
        "section": "",
        "good": ("+1", "-10", "+0", "+00012"),
        "bad": (("", 0), ("0", 0), ("+", 1), ("+1.0", 2), ("+1_0", 2), ("1", 0), ("01", 0), ("1_0", 0)),
    },
    "nats-marker-reason": {
        **USUAL, **_NATS_MARKER_REASON,
        "noun": "value",
        "suggests": False,
        "limit": (6, "characters"),
        "causes": (0, 9, 81),
        "section": "",
        "good": ("MaxAge", "Remove", "Purge"),
        "bad": (("", 0), ("maxage", 0)),
    },
    "nats-msg-id": {
        **USUAL, **_NATS_EXPECTED_LAST_MSG_ID,
        "noun": "value",
        "suggests": False,
        "causes": (0, 9, 43, 53, 4, 8, 10),
        "section": "",
        "good": ("7f1c", "order 17", "a:b", "\x00"),
        "bad": (("", 0), ("caf\xe9", 3), ("a\nb", 1), ("a\rb", 1), ("a\r\nb", 1)),
    },
    "nats-required-api-level": {
        **USUAL, **_NATS_REQUIRED_API_LEVEL,
        "backtrack_free": False,
        "noun": "value",
        "suggests": False,
        "causes": (0, 9, 119),
        "section": "",
        "good": ("0", "2", "5"),
        "bad": (("", 0), ("x", 0), ("-1", 0), ("+5", 0), ("05", 1), ("6", 0), ("5 ", 1)),
    },
    "nats-rollup": {
        **USUAL, **_NATS_ROLLUP,
        "noun": "value",
        "suggests": False,
        "limit": (3, "characters"),
        "causes": (0, 9, 75),
        "section": "",
        "good": ("sub", "all"),
        "bad": (("", 0), ("SUB", 0), ("none", 0), ("All", 0), ("sub ", 3)),
    },
    "nats-schedule": {
        **USUAL, **_NATS_SCHEDULE,
        "backtrack_free": False,
        "noun": "value",
        "suggests": False,
        "causes": (107, 108, 86, 87, 88, 90, 91, 92, 0, 9, 43, 2, 17, 4, 8, 11),
        "section": "",
        "good": (
            "@at 2009-11-10T23:00:00Z", "@at 2026-02-28T01:02:03.5+01:00", "@every 5m", "@every 1h30m", "@hourly",
            "@midnight", "0 0 5 * * *", "*/10 0-30/5 1,3,5-7 * jan-mar Mon,fri",
        ),
        "bad": (
            ("", 0), ("@at 2026-02-29T00:00:00Z", 13), ("@at 2026-02-28 00:00:00Z", 14), ("@every 500ms", 12),
            ("@every  1m", 7), ("@HOURLY", 1), ("@reboot", 1), ("0 5 * * *", 9),
        ),
    },
    "nats-schedule-next": {
        **USUAL, **_NATS_SCHEDULE_NEXT,
        "noun": "value",
        "suggests": False,
        "limit": (5, "characters"),
        "causes": (0, 9, 109),
        "section": "",
        "good": ("purge",),
        "bad": (("2026-02-28T00:00:00Z", 0), ("", 0), ("@hourly", 0), ("PURGE", 0)),
    },
    "nats-schedule-rollup": {
        **USUAL, **_NATS_SCHEDULE_ROLLUP,
        "noun": "value",
        "suggests": False,
        "limit": (3, "characters"),
        "causes": (0, 9, 94),
        "section": "",
        "good": ("sub",),
        "bad": (("", 0), ("all", 0), ("SUB", 0)),
    },
    "nats-schedule-source": {
        **USUAL, **_NATS_SCHEDULE_SOURCE,
        "noun": "value",
        "suggests": False,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": ("sensors.cnc.temperature", "orders.eu"),
        "bad": (("", 0), ("sensors.>", 8), ("a*", 1), ("orders.*", 7), ("a..b", 2)),
    },
    "nats-schedule-target": {
        **USUAL, **_NATS_SCHEDULE_SOURCE,
        "noun": "value",
        "suggests": False,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": ("orders", "sensors.sampled.cnc.temperature", "orders.eu"),
        "bad": (
            ("", 0), ("orders.*", 7), ("orders.>", 7), ("orders.", 7), ("a b", 1), ("a*", 1), (">a", 0), ("caf\xe9", 3),
        ),
    },
    "nats-schedule-time-zone": {
        **USUAL, **_NATS_SCHEDULE_TIME_ZONE,
        "noun": "value",
        "suggests": False,
        "causes": (93, 0, 9, 43, 2, 17, 4, 8, 10, 12, 11),
        "section": "",
        "good": (
            "Europe/Amsterdam", "America/Argentina/Buenos_Aires", "UTC", "Local", "CET", "Etc/GMT+5",
            "America/Port-au-Prince",
        ),
        "bad": (
            ("", 0), ("+02:00", 0), ("Europe//Amsterdam", 7), ("Europe/", 7), ("/Europe", 0), ("../etc", 0),
            ("./Europe/Amsterdam", 0), ("/Europe/Amsterdam", 0),
        ),
    },
    "nats-schedule-ttl": {
        **USUAL, **_NATS_SCHEDULE_TTL,
        "backtrack_free": False,
        "noun": "value",
        "suggests": False,
        "causes": (105, 106, 77, 79, 80, 0, 9, 43, 2, 17, 4, 8, 51, 45, 12, 11),
        "section": "",
        "good": ("5m", "60", "never"),
        "bad": (("", 0), ("0", 1), ("5 m", 1), ("NEVER", 0)),
    },
    "nats-scheduler": {
        **USUAL, **_NATS_SCHEDULE_SOURCE,
        "noun": "value",
        "suggests": False,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": ("schedules.orders.single", "schedules.a"),
        "bad": (("", 0), ("schedules.*", 10), ("a*", 1), ("a..b", 2)),
    },
    "nats-trace-dest": {
        **USUAL, **_NATS_SCHEDULE_SOURCE,
        "noun": "value",
        "suggests": False,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": ("traces.17", "_INBOX.a.b"),
        "bad": (("", 0), ("traces.*", 7), ("a b", 1), ("a*", 1), ("caf\xe9", 3)),
    },
    "nats-trace-only": {
        **USUAL, **_NATS_TRACE_ONLY,
        "noun": "value",
        "suggests": False,
        "limit": (4, "characters"),
        "causes": (0, 9, 95),
        "section": "",
        "good": ("1", "true", "on"),
        "bad": (("", 0), ("0", 0), ("yes", 0), ("ON", 0)),
    },
    "nats-ttl": {
        **USUAL, **_NATS_SCHEDULE_TTL,
        "backtrack_free": False,
        "noun": "value",
        "suggests": False,
        "causes": (105, 106, 77, 79, 80, 0, 9, 43, 2, 17, 4, 8, 51, 45, 12, 11),
        "section": "",
        "good": ("1", "3600", "1h", "1h30m", "1m0s", "1.5s", "90s", "1500ms"),
        "bad": (
            ("", 0), ("0", 1), ("00", 2), ("-1", 0), ("+5", 0), ("5.0", 3), ("1d", 1), ("999ms", 5),
        ),
    },
    "obj-bucket-name": {
        **USUAL, **_OBJ_BUCKET_NAME,
        "max_bytes": 251,
        "limit": (251, "bytes"),
        "causes": (0, 35, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "",
        "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2), ("a/b", 1), ("a b", 1), ("\xe9", 0), ("a\n", 1)),
    },
    "obj-object-name": {
        **USUAL, **_OBJ_OBJECT_NAME,
        "causes": (102, 0, 1),
        "section": "",
        "good": ("report.pdf", "a b", "*", "\x00", "a\r\n", "caf\xe9", "\U0001f600", " a"),
        "bad": (("", 0), ("\u3000", 1)),
    },
    "priority-group": {
        **USUAL, **_PRIORITY_GROUP,
        "limit": (16, "characters"),
        "causes": (0, 35, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "",
        "good": ("A", "a=b", "0123456789abcdef"),
        "bad": (
            ("\xe9", 0), ("01234567890123456", 16), ("", 0), ("jobs/eu", 4), ("a b", 1), ("a.b", 1),
            ("0123456789abcdefg", 16),
        ),
    },
    "queue-name": {
        **USUAL, **_QUEUE_NAME,
        "backtrack_free": False,
        "causes": (103, 0, 1, 2, 31, 4, 5, 6, 8, 9, 32),
        "section": "",
        "good": ("workers", "workers/eu", "w:1", "_sys", "_sys_1"),
        "bad": (
            ("", 0), ("workers.eu", 7), ("w*", 1), ("w 1", 1), ("w\t", 1), ("*", 0), ("q.>", 1), ("caf\xe9", 3),
        ),
    },
    "reply-to": {
        **USUAL, **_INBOX_PREFIX,
        "pattern": "[!-)+-\\-/-=?-~]++(?>(?:\\.[!-)+-\\-/-=?-~]++)*)",
        "java": "\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z",
        "schema": {
            "type": "string",
            "pattern": "^(?:[!-\\)+-\\-\\/-=?-~]+(?:\\.[!-\\)+-\\-\\/-=?-~]+)*)$",
            "not": {"pattern": "\\n$"},
        },
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": ("_INBOX.Kx3.1", "a", "$JS.ACK.s.c", "_INBOX.x"),
        "bad": (
            ("_INBOX.", 7), ("_INBOX.*", 7), ("_INBOX.>", 7), (".a", 0), ("a..b", 2), ("a b", 1), ("*", 0), ("", 0),
        ),
    },
    "server-name": {
        **USUAL, **_CLUSTER_NAME,
        "causes": (0, 1, 28),
        "section": "",
        "good": ("n1", "eu-west.1", "a\tb", ">", "a.>.b", "caf\xe9", "a\n"),
        "bad": (("", 0), ("my server", 2)),
    },
    "service-endpoint": {
        **USUAL, **_SERVICE_ENDPOINT,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "",
        "good": ("get", "get-order_2"),
        "bad": (("", 0), ("get.order", 3), ("caf\xe9", 3), ("get\n", 3), ("get\n\n", 3)),
    },
    "service-group": {
        **USUAL, **_SERVICE_GROUP,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 22, 23, 6, 7, 8, 12, 11),
        "section": "",
        "good": ("orders", "orders.eu", "orders.*", "caf\xe9"),
        "bad": (
            ("", 0), ("orders.>", 7), (">", 0), ("orders.", 7), (".orders", 0), ("a*", 1), ("a b", 1), ("a..b", 2),
        ),
    },
    "service-name": {
        **USUAL, **_SERVICE_ENDPOINT,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-queue": {
        **USUAL, **_SERVICE_ENDPOINT,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "",
        "good": ("workers", "w-1"),
        "bad": (
            ("workers.eu", 7), ("w*", 1), ("w>", 1), (">", 0), ("", 0), (">w", 0), ("w 1", 1), ("w\t", 1),
        ),
    },
    "service-subject": {
        **USUAL, **_SERVICE_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": "",
        "good": ("get", "get.*", "get.>", ">", "caf\xe9"),
        "bad": (
            ("", 0), ("get..x", 4), ("get.>.x", 5), ("a b", 1), ("a>", 1), ("a*", 1), ("get.", 4), (">a", 1),
        ),
    },
    "service-version": {
        **USUAL, **_SERVICE_VERSION,
        "backtrack_free": False,
        "causes": (16, 0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 10, 12, 11),
        "section": "",
        "good": ("1.0.0", "1.2.3-rc.1+build.5"),
        "bad": (
            ("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.0\n", 5), ("1.0.\u0663", 4), ("01.0.0", 1), ("1.0.0\r\n", 5),
            ("1.0.0\u2028", 5),
        ),
    },
    "stored-subject": {
        **USUAL, **_STORED_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 8),
        "section": "",
        "good": ("orders.eu", "caf\xe9", "a*", "time.*", "a.>", "a\x0b", "a\x01", "\uffff"),
        "bad": (
            ("a.>.b", 3), ("a\x7fb", 1), ("a\x00b", 1), ("\ufffd", 0), ("a\x0cb", 1), ("", 0), ("a..b", 2), ("a.", 2),
        ),
    },
    "stream-name": {
        **USUAL, **_CONSUMER_NAME,
        "limit": (255, "characters"),
        "causes": (0, 35, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "",
        "good": (
            "ORDERS", "a:b", "R&D", "<x", "KV_config", "~",
            (
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
            ),
            "orders_eu-1",
        ),
        "bad": (
            ("", 0), ("ORDERS.EU", 6), ("ORDERS*", 6), (".", 0), ("*", 0), (">", 0), ("/", 0), ("\\", 0),
        ),
    },
    "stream-subject": {
        **USUAL, **_FILTER_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 9, 30),
        "section": "",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2),
        ),
    },
    "subject-publish": {
        **USUAL, **_INBOX_PREFIX,
        "pattern": (
            "(?=(?:(?>(?:(?:[!-)+-\\-/-=?-~]++|\\*)\\.)*)(?:[!-)+-\\-/-=?-~]++|[*>]))\\Z)(?:[\\x00-\\x08\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060"
            "-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0e-\\x1f!-)"
            "+-\\-/-=?-\\x84\\x86-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060"
            "-\\u2fff\\u3001-\\ud7ff\\ue000-\\U0010ffff]++)*))"
        ),
        "java": (
            "\\A(?:(?=(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z)(?:[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x"
            "{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{2"
            "02a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\"
            "x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1ff"
            "f}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}"
            "-\\x{10ffff}]]++)*+))\\z"
        ),
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 8, 9, 30),
        "section": "",
        "good": (
            "a", "time.us.east", "orders.retail.placed", "orders.retail.shipped", "orders.retail.returned",
            "orders.wholesale.placed", "orders.wholesale.shipped", "orders.wholesale.returned",
        ),
        "bad": (
            ("*", 0), (">", 0), ("a.*", 2), ("*.b", 0), ("time.*.east", 5), ("*.*.east.>", 0), ("a.>", 2), ("", 0),
        ),
    },
    "subject-queue": {
        **USUAL, **_SUBJECT_QUEUE,
        "backtrack_free": False,
        "causes": (0, 1, 20, 14, 15, 2, 28, 4, 24, 22, 25, 67, 7, 8, 12, 11),
        "section": "",
        "good": ("orders.>", "orders.> workers", "orders.*\tq.*", " a q ", "a\xa0b", "a*"),
        "bad": (("", 0), ("a..b", 2), ("a q r", 4), ("a ", 2), ("a q..r", 4)),
    },
    "subject-subscribe": {
        **USUAL, **_FILTER_SUBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 9, 30),
        "section": "",
        "good": ("a", "time.us.east", "*", ">", "a.*", "*.b", "time.*.east", "*.*.east.>"),
        "bad": (
            ("", 0), ("a*", 1), ("*a", 1), ("a.*b", 3), ("a>", 1), (">.a", 1), ("a.>.b", 3), ("a..b", 2),
        ),
    },
}

CODECS: dict[str, CodecEntry] = {
}
