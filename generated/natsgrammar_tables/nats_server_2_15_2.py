"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-server"
EDITION = "2.15.2"
TITLE = "nats-server 2.15.2, where it enforces something else than 2.15.3"
SOURCE = "nats-server 2.15.2 https://github.com/nats-io/nats-server/tree/v2.15.2/server"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_RESERVED_SUBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,2,1,0,3,3,1,0,f,4,1,0,4,5,1,0,3,6,1,0,2,7,1,0,3,8,1,0,3,9,1,a,1,0,5,b,1,0,16li,,1kw,0|0,1,2,!3,4,5,6,7,8,9,!a,b|<0:^++^+ <0:^7++^+ :+==+-2=7 :-2^^. <0:^a+ :^9+. <0:^b+ <5@^3@ :+^^.+-2 <0:^3-7^+ <0:^6-1 <7^a-1 <4-9^+^-e-a <6:^3-9 <b-4^3-4 <6:^5. <3-a^3-a|",
    "messages": (
        "`$`, `*` or `>`", "`J`, `N` or `S`",
        "any character except tab, line feed, form feed, carriage return and space",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
        "`S`", "`R`", "`Y`", "any character except tab, line feed, form feed, carriage return, space and `.`",
        "`.` or `C`", "`G`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "`.`",
    ),
    "pattern": ">|(?:\\*|\\$JS|\\$JSC|\\$NRG|\\$SYS)\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*(?:>|\\*(?>(?:\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?))",
    "java": "\\A(?:>|(?:\\*|\\$JS|\\$JSC|\\$NRG|\\$SYS)\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*(?:>|\\*(?:\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+))\\z",
    "schema": {"type": "string", "pattern": "^(?:>|(?:\\*|\\$JS|\\$JSC|\\$NRG|\\$SYS)\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*(?:>|\\*(?:\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?))$", "not": {"pattern": "\\n$"}},
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

RULES: dict[str, RuleEntry] = {
    "reserved-subject": {**USUAL, **_RESERVED_SUBJECT,
        "backtrack_free": False, "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 67, 7, 8, 9, 12, 11),
        "section": "server/stream.go, checkStreamCfg; server/sublist.go, tokensCanMatch",
        "good": (
            ">", "*.orders", "*.>", "$JS.API.>", "$JS.EVENT.ADVISORY.>", "$JS.*", "$SYS.>", "$NRG.a", "*x.>",
            ">x.a.*.b",
        ),
        "bad": (("", 0), ("orders.>", 0), ("*", 1), ("$JS", 3), ("$JS.a b", 5), ("$KV.a", 1), ("*x.a", 4)),
    },
    "domain": {**USUAL, **_DOMAIN,
        "causes": (0, 1, 2, 31, 4, 5, 6), "section": "server/jetstream.go, validateJetStreamOptions",
        "good": ("hub", "leaf-1", "a/b", "a\\b", "\xe9", "a\x0b", "ACK"),
        "bad": (("", 0), ("hub.eu", 3), ("hub*", 3), (">", 0), ("my hub", 2), ("hub\x0c", 3)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
