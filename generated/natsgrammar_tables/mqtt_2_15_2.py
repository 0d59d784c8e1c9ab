"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "mqtt"
EDITION = "2.15.2"
TITLE = "MQTT 3.1.1, as nats-server 2.15.2 converts it"
SOURCE = "NATS documentation, Topics and subjects https://github.com/nats-io/nats.docs.v2/blob/main/learn/mqtt/topics-and-subjects.md; nats-server 2.15.2 https://github.com/nats-io/nats-server/tree/v2.15.2/server; MQTT 3.1.1 https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOPIC_NAME: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,2,,1,0,7,,1,0,2b,,1,0,16kg,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+` and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+` and DEL, or end of name",
    ),
    "pattern": '[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++',
    "java": "\\A(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": '^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,-~\\x80-\ud7ff\ue000-\U0010ffff]+)$',
        "not": {"pattern": "\\n$"},
    },
}

_TOPIC_FILTER: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,2,1,1,2,1,0,a,3,1,0,e,1,1,0,e,4,1,0,3,5,1,0,2,6,1,0,16,,1,0,16kg,,1kw,0|0,!1,!2|<0:+4-4== :@==-1@ :-4^^.-4 <2-4^3+-5 ^-4-5@-5= <2^4-5+-6 ^5=+ ^6-6|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space and DEL, or end of name",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `/` and DEL, or end of name",
    ),
    "pattern": '[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|[#>]|(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-LN-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|M(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-PR-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?)|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)?)\\/(?>(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)?)\\/)*)(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|[#>])?)',
    "java": "\\A(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#>]|(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#$/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\$(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|M(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|Q(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+)?+)?+|[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\/(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\/)*+(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#>])?+)\\z",
    "schema": {"type": "string", "pattern": '^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]+|[#>]|(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-LN-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|M(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-PR-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|T(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|T[\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]+)?)?)?)?|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]+)?\\/(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]+)?\\/)*(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]*|[#>][\\x01-\\x08\\x0b\\x0e-\\x1f!-.0-~\\x80-\ud7ff\ue000-\U0010ffff]+|[#>])?)$', "not": {"pattern": "\\n$"}},
}

_FILTER: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,2,1,1,2,1,0,5,,1,3,1,0,3,4,1,0,e,,1,0,e,5,1,0,3,6,1,0,2,7,1,0,16,,1,0,16kg,,1kw,0|0,!1,!2,!3,!4,!5|<0:+5-5== :@.@.-1@ <0: <2-5^-5^^+-6 <0:^4-2 <5:-6-5-6-3@ <3^5-6+-7 ^6=+  :^4.^^=|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `>` and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `*`, `+`, `>` and DEL, or end of name",
        "end of name", "`/`, or end of name",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `>` and DEL, or end of name",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `*`, `+`, `/`, `>` and DEL, or end of name",
    ),
    "pattern": '[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|[#+]|(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-LN-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|M(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-PR-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?)|\\+)?)\\/(?>(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\+)?)\\/)*)(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),-.0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|[#+])?)',
    "java": "\\A(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#+]|(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#$*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\$(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|M(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|Q(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+)?+)?+|\\+)?+\\/(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\+)?+\\/)*+(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#+])?+)\\z",
    "schema": {"type": "string", "pattern": '^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+|[#+]|(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-LN-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|M(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-PR-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+)?)?)?)?|\\+)?\\/(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+|\\+)?\\/)*(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),-.0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+|[#+])?)$', "not": {"pattern": "\\n$"}},
}

_CLIENT_ID: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,9,,1,0,3,,1,0,f,,1,0,16m9,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `*`, `.` and `>`, or end of name",
    ),
    "pattern": "[\\x01-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{1}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_SUBJECT: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,2,,1,0,7,,1,0,2,1,1,2,1,0,27,,1,0,16kg,,1kw,0|0,!1,2,3,!4|<0:+^+ :@+ :.-2-4 <3-4 <2:^. <3:|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+`, `.` and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+` and DEL, or end of subject",
        "`.` or `/`", "`/`", "`.` or `/`, or end of subject",
    ),
    "pattern": '(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)+)(?>(?:\\.(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)+)|\\/))*)|\\/(?>(?:\\.(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)+)|\\/))+)',
    "java": "\\A(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++(?:\\.(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++|\\/))*+|\\/(?:\\.(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#+./]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++|\\/))++)\\z",
    "schema": {"type": "string", "pattern": '^(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+(?:\\.(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+|\\/))*|\\/(?:\\.(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-*,\\-0-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+|\\/))+)$', "not": {"pattern": "\\n$"}},
}

_SUBSCRIPTION: Automaton = {
    "automaton": "0,,1,0,8,,2,0,1,,2,0,i,,1,0,2,,1,1,1,0,5,2,1,,1,0,2,3,1,4,1,0,e,5,1,0,e,6,1,0,3,7,1,0,2,8,1,0,16,,1,0,16kg,,1kw,0|0,!1,!2,3,!4,5,!6,!7|<0:+3^++-5== :@=.+^.@ -7^^-2-1^+-8 <0:^3-3 :^4-8 <0: <6-8=-6^^-5 <3:^3. <6^6-9+-a <5: <2^7=+  :^3.^4=|",
    "messages": (
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `+`, `.` and DEL",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `*`, `+`, `>` and DEL, or end of subject",
        "`.`, or end of subject", "`.` or `/`", "end of subject", "`/`", "`.` or `/`, or end of subject",
        "any character except NUL, tab, line feed, form feed, carriage return, space, `#`, `*`, `+`, `.`, `>` and DEL, or end of subject",
    ),
    "pattern": '(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)+)|[*>]|(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-LN-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|M(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-PR-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-SU-~\\x80-\\ud7ff\\ue000-\\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?))(?>(?:\\/\\/(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)*))?)|(?>(?:\\$MQTT)?)\\/\\/(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)*)|[*/])\\.(?>(?:(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)+)|[*/])\\.)*)(?:(?>(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]++|\\/\\/)+)|[*/>])',
    "java": "\\A(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++|[*>]|(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#$*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\$(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|M(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|Q(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+)?+)?+)(?:\\/\\/(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)*+)?+|(?:\\$MQTT)?+\\/\\/(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)*+|[*/])\\.(?:(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++|[*/])\\.)*+(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}#*+./>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\/\\/)++|[*/>]))\\z",
    "schema": {"type": "string", "pattern": '^(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+|[*>]|(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"%-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-LN-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|M(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-PR-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-SU-~\\x80-\ud7ff\ue000-\U0010ffff][\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]*|T[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]+)?)?)?)?)(?:\\/\\/(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)*)?|(?:\\$MQTT)?\\/\\/(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)*|[*\\/])\\.(?:(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+|[*\\/])\\.)*(?:(?:[\\x01-\\x08\\x0b\\x0e-\\x1f!"$-\\),\\-0-=?-~\\x80-\ud7ff\ue000-\U0010ffff]|\\/\\/)+|[*\\/>]))$', "not": {"pattern": "\\n$"}},
}

_LEVEL: Automaton = {
    "automaton": "0,,x,0,2,,2,1,1,0,4,,2,0,2,,2,2,1,3,1,4,1,5,1,6,1,7,1,8,1,9,1,a,1,b,1,0,4,,1,0,2,c,2,d,1,e,1,f,1,g,1,0,1k,|0,!1,!2,3,4,5,6,7,8,9,a,b,c,d,e,f|<0:++-2=e :@^@ :..+^++.3+.3+4 :^^-8^-7-6^3-5^3-4-3-2-1 <4:.. :^3..-b^^.4-b..-b <0:^f-b :^f.-b <7:.4+ <5^^-1 ^^++^a+-2 <0:^^++==+ <0:^+       <0:^a-m== <0:^c-h <2^a-h :^c. :^a.+= <3^a-1 :^b.. <h^^-d|",
    "messages": (
        "printable ASCII except `#`, `$`, `*`, `+`, `.`, `/` and `>`",
        "printable ASCII except `#`, `$`, `*`, `+`, `.`, `/` and `>`, or end of level",
        "0-3, C-F or `7`, or end of level", "0-3, C-F or `7`", "0-9 or A-F", "`0`, `3`, `4`, `5`, `A`, `B`, `E` or `F`",
        "`E`", "`F`", "2-9 or A-F", "0-4", "`%`", "`8`, `9`, `A` or `B`", "`A` or `B`", "`8` or `9`", "`9`, `A` or `B`",
        "`8`",
    ),
    "pattern": '(?>(?:[!"&-),\\-0-=?-~]++|%(?:[01][0-9A-F]|2[03-5ABEF]|3E|7F)|%(?:C[2-9A-F]|D[0-9A-F])%[89AB][0-9A-F]|%E0%[AB][0-9A-F]%[89AB][0-9A-F]|%E[1-9A-CEF]%[89AB][0-9A-F]%[89AB][0-9A-F]|%ED%[89][0-9A-F]%[89AB][0-9A-F]|%F0%[9AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F[1-3]%[89AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F])+)|%',
    "java": "\\A(?:(?:[!-~&&[^#-%*+./>]]++|%(?:[01][0-9A-F]|2[03-5ABEF]|3E|7F)|%(?:C[2-9A-F]|D[0-9A-F])%[89AB][0-9A-F]|%E0%[AB][0-9A-F]%[89AB][0-9A-F]|%E[1-F&&[^:-@D]]%[89AB][0-9A-F]%[89AB][0-9A-F]|%ED%[89][0-9A-F]%[89AB][0-9A-F]|%F0%[9AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F[1-3]%[89AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F])++|%)\\z",
    "schema": {"type": "string", "pattern": '^(?:(?:[!"&-\\),\\-0-=?-~]|%(?:[01][0-9A-F]|2[03-5ABEF]|3E|7F)|%(?:C[2-9A-F]|D[0-9A-F])%[89AB][0-9A-F]|%E0%[AB][0-9A-F]%[89AB][0-9A-F]|%E[1-9A-CEF]%[89AB][0-9A-F]%[89AB][0-9A-F]|%ED%[89][0-9A-F]%[89AB][0-9A-F]|%F0%[9AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F[1-3]%[89AB][0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F])+|%)$', "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "topic-name": {**USUAL, **_TOPIC_NAME,
        "causes": (68, 0, 1, 2, 21, 4), "section": "MQTT 3.1.1, sections 4.7.1 and 4.7.3; server/mqtt.go, mqttParsePub",
        "production": 'topic-name = 1*( character / "/" ), without NUL, `+` and `#`, and for nats-server without white space and DEL',
        "good": (
            "sensors/cold-1/temp", "/sensors/temp", "sensors/temp/", "sensors//temp", "//sensors/temp", "cold-1.temp",
            "/", "a*", "a/*", "$SYS/x", "caf\xe9", "a\x01",
        ),
        "bad": (
            ("", 0), ("a b", 1), ("a\t", 1), ("a\n", 1), ("a\x0c", 1), ("a\r", 1), ("a\x7f", 1), ("a\x00", 1),
            ("a/+", 2), ("a/#", 2),
        ),
    },
    "topic-filter": {**USUAL, **_TOPIC_FILTER,
        "backtrack_free": False, "causes": (69, 70, 0, 1, 2, 21, 4),
        "section": "server/mqtt.go, mqttParseSubsOrUnsubs and processSubs; server/sublist.go",
        "production": "topic-filter: as topic-name, with `+` and `#`; a level that is `#` or `>` is the last; not below `$MQTT`",
        "good": (
            "a/+/c", "a/#", "#", "+", "/", "a//+", "a+", "a#/b", "+a/b", "a/*", "a/>", "$SYS/#", "$MQTT", "$MQTT.x/y",
        ),
        "bad": (("", 0), ("a/#/b", 3), ("a/>/b", 3), ("$MQTT/sub", 5), ("a b", 1), ("a\x7f", 1), ("a\x00", 1)),
    },
    "filter": {**USUAL, **_FILTER,
        "backtrack_free": False, "causes": (71, 69, 72, 73, 70, 0, 1, 2, 21, 4), "section": "MQTT 3.1.1, section 4.7.1",
        "production": 'topic-filter = level *( "/" level ) [ "/#" ] / "#"; level = "+" / *character',
        "good": ("sensors/+/temp", "+", "#", "a/#", "/", "a//+", "/#", "+/+", "a.b/#", "$SYS/#", "$MQTT"),
        "bad": (
            ("", 0), ("a+", 1), ("a#", 1), ("+a", 1), ("#/a", 1), ("a/*", 2), ("a>", 1), ("$MQTT/+", 5), ("a b", 1),
        ),
    },
    "client-id": {**USUAL, **_CLIENT_ID,
        "causes": (0, 1, 2, 31, 4, 5, 6), "section": "server/mqtt.go, mqttParseConnect; MQTT 3.1.1, section 3.1.3.1",
        "production": "client-id: 1 or more characters without NUL, white space, `.`, `*` and `>`",
        "good": ("cold-1", "a/b", "+", "#", "caf\xe9", "a\x7f"),
        "bad": (("", 0), ("a.b", 1), ("a b", 1), ("a*", 1), ("a>", 1), ("a\t", 1), ("a\x00", 1)),
    },
    "subject": {**USUAL, **_SUBJECT,
        "noun": "subject", "suggests": False, "codec": "topic",
        "causes": (68, 0, 1, 20, 14, 15, 2, 21, 4, 22, 25, 7, 8, 12, 11),
        "section": "NATS documentation, The conversion rules; server/mqtt.go, mqttToNATSSubjectConversion and natsSubjectToMQTTTopic",
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
    "subscription": {**USUAL, **_SUBSCRIPTION,
        "backtrack_free": False, "noun": "subject", "suggests": False, "codec": "filter",
        "causes": (68, 69, 70, 0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 23, 7, 8, 12, 11),
        "section": "NATS documentation, Wildcards; server/mqtt.go, mqttNeedSubForLevelUp",
        "production": "subscription: as subject; `*` for `+`, and `>` for `#`",
        "good": ("sensors.*.temp", "*", ">", "a.>", "/./", "/.>", "a//b.>", "$SYS.>", "$MQTT", "$MQTT//x.y"),
        "bad": (("", 0), ("/", 1), ("a*", 1), ("*a", 1), ("a.>.b", 3), ("a/b", 2), ("a.+", 2), ("$MQTT.sub", 5)),
    },
    "level": {**USUAL, **_LEVEL,
        "noun": "level", "codec": "level", "causes": (74, 0, 1, 7, 12, 11), "section": "Characters with no conversion",
        "production": "level: (plain | escape)+ | `%`",
        "good": ("cold-1", "1%2E45", "a%2Fb", "%", "a%20b", "%24SYS", "caf%C3%A9"),
        "bad": (("", 0), ("a/b", 1), ("a.b", 1), ("+", 0), ("a b", 1), ("%61", 1), ("%2f", 2), ("%%", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
    "topic": {
        "wire": "subject", "by": "", "escape": "\\/",
        "special": "[^\\x01-\\x08\\x0b\\x0e-\\x1f!$-*,\\-0-~\\x80-\\ud7ff\\ue000-\\U0010ffff]",
        "range_starts": (0, 47, 48), "classes": (-1, 0, -1), "sign": "/", "empty": "/", "separator": ".",
        "unquote": False, "of": "topic-name", "exchange": "/.",
    },
    "filter": {
        "wire": "subscription", "by": "", "escape": "\\/",
        "special": "[^\\x01-\\x08\\x0b\\x0e-\\x1f!%-),\\-0-=?-~\\x80-\\ud7ff\\ue000-\\U0010ffff]",
        "range_starts": (0, 47, 48), "classes": (-1, 0, -1), "sign": "/", "empty": "/", "separator": ".",
        "unquote": False, "of": "filter", "exchange": "/.+*#>",
    },
    "level": {
        "wire": "level", "by": "", "escape": "[\\x00-\\x20#-%*+./>\\x7f-\\ud7ff\\ue000-\\U0010ffff]",
        "special": "[^!&-),\\-0-=?-~]", "range_starts": (0, 33, 35, 38, 42, 44, 46, 48, 62, 63, 127, 55296, 57344),
        "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0), "sign": "%", "empty": "%", "separator": "",
        "unquote": False,
    },
}
