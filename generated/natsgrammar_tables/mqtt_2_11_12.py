"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "mqtt"
EDITION = "2.11.12"
TITLE = "MQTT 3.1.1, as nats-server 2.11.12 converts it"
SOURCE = "NATS documentation, MQTT wildcards https://docs.nats.io/running-a-nats-service/configuration/mqtt; nats-server 2.11.12 https://github.com/nats-io/nats-server/tree/v2.11.12/server; MQTT 3.1.1 https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOPIC_NAME: Automaton = {
    "automaton": "0,0,w,,1,0,2,,1,0,7,,1,0,16ms,,1kw,0|0,!1|<0:+ :@|",
    "messages": ("any character except space, `#` and `+`", "any character except space, `#` and `+`, or end of name"),
    "pattern": '[\\x00-\\x1f!"$-*,-\\ud7ff\\ue000-\\U0010ffff]++',
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#+]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {"type": "string", "pattern": '^(?:[\\x00-\\x1f!"$-*,-\ud7ff\ue000-\U0010ffff]+)$'},
}

_TOPIC_FILTER: Automaton = {
    "automaton": "0,0,w,,1,0,2,1,1,2,1,0,a,3,1,0,e,1,1,0,e,4,1,0,3,5,1,0,2,6,1,0,d,7,1,0,g,8,1,0,1,9,1,0,16kq,,1kw,0|0,!1,!2|<0:+4-4=5 :@==-1@ :-4^^.-4 <2-4^3+-5 ^-4-5@-5= <2^4-5+-6 ^5=+-7  <6:1^3+ <5^3-6^4+-a <3^6==^+ ^7-a-b=|",
    "messages": (
        "any character except space", "any character except space, or end of name",
        "any character except space and `/`, or end of name",
    ),
    "pattern": '[\\x00-\\x1f!"$-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++|[#>]|(?:(?>(?:[\\x00-\\x1f!"%-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x00-\\x1f!-.0-LN-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|M(?>(?:[\\x00-\\x1f!-.0-PR-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x00-\\x1f!-.0-SU-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|T(?>(?:[\\x00-\\x1f!-.0-SU-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)?))?))?))?)|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)?)|\\$MQTT\\/(?>(?:[\\x00-\\x1f!"$-.0-=?-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|s(?>(?:[\\x00-\\x1f!-.0-tv-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|u(?>(?:[\\x00-\\x1f!-.0-ac-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|b[\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)?))?)|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)?))\\/(?>(?:(?>(?:[\\x00-\\x1f!"$-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)?)\\/)*)(?>(?:[\\x00-\\x1f!"$-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++|[#>])?)|\\$MQTT\\/(?>(?:[\\x00-\\x1f!"$-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++|[#>])?)',
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#>]|(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#$/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\$(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|M(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|Q(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T[[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+)?+)?+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+|\\$MQTT\\/(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|s(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/u]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|u(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/b]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|b[[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)\\/(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+\\/)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#>])?+|\\$MQTT\\/(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#>])?+)\\z",
    "schema": {"type": "string", "pattern": '^(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+|[#>]|(?:(?:[\\x00-\\x1f!"%-.0-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x00-\\x1f!-.0-LN-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|M(?:[\\x00-\\x1f!-.0-PR-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x00-\\x1f!-.0-SU-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|T(?:[\\x00-\\x1f!-.0-SU-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|T[\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?)?)?)?|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?|\\$MQTT\\/(?:[\\x00-\\x1f!"$-.0-=?-rt-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|s(?:[\\x00-\\x1f!-.0-tv-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|u(?:[\\x00-\\x1f!-.0-ac-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|b[\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?)?|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?)\\/(?:(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?\\/)*(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+|[#>])?|\\$MQTT\\/(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+|[#>])?)$'},
}

_CLIENT_ID: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|0,!1|<0:+ :@|", "messages": ("any character", "any character, or end of name"),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++", "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
}

RULES: dict[str, RuleEntry] = {
    "topic-name": {**USUAL, **_TOPIC_NAME,
        "causes": (68, 0, 1, 28), "section": "MQTT 3.1.1, section 4.7.1; server/mqtt.go, mqttParsePub",
        "production": 'topic-name = 1*( character / "/" ), without space, `+` and `#`',
        "good": ("/", "a*", "a/*", "$SYS/x", "caf\xe9", "a\tb", "a\x00"),
        "bad": (("", 0), ("a b", 1), ("a/+", 2), ("a/#", 2)),
    },
    "topic-filter": {**USUAL, **_TOPIC_FILTER,
        "backtrack_free": False, "causes": (69, 0, 1, 28, 7),
        "section": "server/mqtt.go, mqttParseSubsOrUnsubs and processSubs; server/sublist.go",
        "production": "topic-filter: as topic-name, with `+` and `#`; a level that is `#` or `>` is the last; not below `$MQTT/sub`",
        "good": (
            "a/+/c", "a/#", "#", "+", "/", "a//+", "a+", "a#/b", "+a/b", "a/*", "a/>", "$SYS/#", "$MQTT", "$MQTT/x",
            "$MQTT/sub", "a\x7f",
        ),
        "bad": (("", 0), ("a/#/b", 3), ("a/>/b", 3), ("$MQTT/sub/x", 9), ("a b", 1)),
    },
    "client-id": {**USUAL, **_CLIENT_ID,
        "causes": (0, 1), "section": "server/mqtt.go, mqttParseConnect",
        "production": "client-id: 1 or more characters", "good": ("cold-1", "a/b", "a.b", "a b", "*", "caf\xe9"),
        "bad": (("", 0),),
    },
}

CODECS: dict[str, CodecEntry] = {
}
