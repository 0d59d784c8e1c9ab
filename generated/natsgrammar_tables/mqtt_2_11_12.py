"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "mqtt"
EDITION = "2.11.12"
TITLE = "MQTT 3.1.1, as nats-server 2.11.12 converts it"
SOURCE = (
    "NATS documentation, MQTT wildcards https://docs.nats.io/running-a-nats-service/configuration/mqtt; "
    "nats-server 2.11.12 https://github.com/nats-io/nats-server/tree/v2.11.12/server; MQTT "
    "3.1.1 https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_TOPIC_NAME: Automaton = {
    "range_starts": (0, 32, 33, 35, 36, 43, 44, 55296, 57344),
    "classes": (0, -1, 0, -1, 0, -1, 0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": (
        "any character except space, `#` and `+`",
        "any character except space, `#` and `+`, or end of name",
    ),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

_TOPIC_FILTER: Automaton = {
    "range_starts": (
        0, 32, 33, 35, 36, 37, 47, 48, 62, 63, 77, 78, 81, 82, 84, 85, 98, 99, 115, 116, 117, 118, 55296, 57344,
    ),
    "classes": (0, -1, 0, 1, 2, 0, 3, 0, 1, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 9, 0, -1, 0),
    "table": (
        (1, 2, 3, 4, 1, 1, 1, 1, 1, 1), (1, 1, 1, 4, 1, 1, 1, 1, 1, 1), (1, 1, 1, -1, 1, 1, 1, 1, 1, 1),
        (1, 1, 1, 4, 5, 1, 1, 1, 1, 1), (1, 2, 1, 4, 1, 1, 1, 1, 1, 1), (1, 1, 1, 4, 1, 6, 1, 1, 1, 1),
        (1, 1, 1, 4, 1, 1, 7, 1, 1, 1), (1, 1, 1, 4, 1, 1, 8, 1, 1, 1), (1, 1, 1, 9, 1, 1, 1, 1, 1, 1),
        (1, 2, 1, 4, 1, 1, 1, 1, 10, 1), (1, 1, 1, 4, 1, 1, 1, 1, 1, 11), (1, 1, 1, 4, 1, 1, 1, 2, 1, 1),
    ),
    "accepting": (*range(1, 12),),
    "messages": (
        "any character except space",
        "any character except space and `/`, or end of name",
        "any character except space, or end of name",
    ),
    "message_of_state": (0, 2, 1, *(2,) * 9),
    "completions": {0: "_"},
}

_CLIENT_ID: Automaton = {
    "range_starts": (0, 55296, 57344),
    "classes": (0, -1, 0),
    "table": ((1,), (1,)),
    "accepting": (1,),
    "messages": ("any character", "any character, or end of name"),
    "message_of_state": (0, 1),
    "completions": {0: "_"},
}

RULES: dict[str, RuleEntry] = {
    "topic-name": {
        **_TOPIC_NAME,
        "pattern": '[\\x00-\\x1f!"$-*,-\\ud7ff\\ue000-\\U0010ffff]++',
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#+]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
        "schema": {"type": "string", "pattern": '^(?:[\\x00-\\x1f!"$-*,-\ud7ff\ue000-\U0010ffff]+)$'},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (57, 0, 1, 28),
        "section": "MQTT 3.1.1, section 4.7.1; server/mqtt.go, mqttParsePub",
        "production": 'topic-name = 1*( character / "/" ), without space, `+` and `#`',
        "good": ("/", "a*", "a/*", "$SYS/x", "caf\xe9", "a\tb", "a\x00"),
        "bad": (("", 0), ("a b", 1), ("a/+", 2), ("a/#", 2)),
    },
    "topic-filter": {
        **_TOPIC_FILTER,
        "pattern": (
            '[\\x00-\\x1f!"$-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|'
            '[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++|[#>]|(?:(?>(?:[\\x00-\\x1f!"%-.0-=?-\\ud7ff\\ue000-\\U'
            "0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|\\$(?>(?:[\\x00-\\x1f!-.0-LN-\\ud7ff\\ue000-\\U001"
            "0ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|M(?>(?:[\\x00-\\x1f!-.0-PR-\\ud7ff\\ue000-\\U0010ffff"
            "][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|Q(?>(?:[\\x00-\\x1f!-.0-SU-\\ud7ff\\ue000-\\U0010ffff][\\x"
            "00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|T(?>(?:[\\x00-\\x1f!-.0-SU-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\"
            "x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|T[\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)"
            '?))?))?))?)|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)?)|\\$MQTT\\/(?>(?:[\\x00-\\x1f!"$-.0-=?-r'
            "t-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|s(?>(?:[\\x00-\\x1f!-.0-tv-\\u"
            "d7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|u(?>(?:[\\x00-\\x1f!-.0-ac-\\ud7ff"
            "\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|b[\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U001"
            '0ffff]++)?))?)|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++)?))\\/(?>(?:(?>(?:[\\x00-\\x1f!"$-.0-=?'
            "-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]*+|[#>][\\x00-\\x1f!-.0-\\ud7ff\\u"
            'e000-\\U0010ffff]++)?)\\/)*)(?>(?:[\\x00-\\x1f!"$-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7'
            "ff\\ue000-\\U0010ffff]*+|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++|[#>])"
            '?)|\\$MQTT\\/(?>(?:[\\x00-\\x1f!"$-.0-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U00'
            "10ffff]*+|[#>][\\x00-\\x1f!-.0-\\ud7ff\\ue000-\\U0010ffff]++|[#>])?)"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}"
            "/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e00"
            "0}-\\x{10ffff}]]++|[#>]|(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#$/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][["
            "\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\$(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/"
            "M]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{"
            "10ffff}]]*+|M(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/Q]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&"
            "[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|Q(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/T]][\\x{80}-\\x{d7"
            "ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "T(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/T]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]]"
            "[\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|T[[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x"
            "{10ffff}]]++)?+)?+)?+)?+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "?+|\\$MQTT\\/(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}"
            "&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|s(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/u]][\\x{80}-\\x{"
            "d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|"
            "u(?:[[\\x{0}-\\x{7f}&&[^\\x{20}/b]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]]"
            "[\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|b[[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x"
            "{10ffff}]]++)?+)?+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)"
            "?+)\\/(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^"
            "\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}"
            "\\x{e000}-\\x{10ffff}]]++)?+\\/)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10fff"
            "f}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{"
            "20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[#>])?+|\\$MQTT\\/(?:[[\\x{0}-\\x{7f}&&[^\\x{20}#/>]][\\"
            "x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff"
            "}]]*+|[#>][[\\x{0}-\\x{7f}&&[^\\x{20}/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|"
            "[#>])?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                '^(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|'
                '[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+|[#>]|(?:(?:[\\x00-\\x1f!"%-.0-=?-\ud7ff\ue000-'
                "\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|\\$(?:[\\x00-\\x1f!-.0-LN-\ud7ff\ue000-"
                "\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|M(?:[\\x00-\\x1f!-.0-PR-\ud7ff\ue000-\U0010ffff]"
                "[\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|Q(?:[\\x00-\\x1f!-.0-SU-\ud7ff\ue000-\U0010ffff][\\x00-\\x1"
                "f!-.0-\ud7ff\ue000-\U0010ffff]*|T(?:[\\x00-\\x1f!-.0-SU-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-"
                "\ud7ff\ue000-\U0010ffff]*|T[\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?)?)?)?|"
                '[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?|\\$MQTT\\/(?:[\\x00-\\x1f!"$-.0-=?-rt-\ud7ff\ue000-'
                "\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|s(?:[\\x00-\\x1f!-.0-tv-\ud7ff\ue000-\U0010ffff]"
                "[\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|u(?:[\\x00-\\x1f!-.0-ac-\ud7ff\ue000-\U0010ffff][\\x00-\\x1"
                "f!-.0-\ud7ff\ue000-\U0010ffff]*|b[\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?)"
                '?|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)?)\\/(?:(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000-'
                "\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+)"
                '?\\/)*(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|'
                '[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+|[#>])?|\\$MQTT\\/(?:[\\x00-\\x1f!"$-.0-=?-\ud7ff\ue000'
                "-\U0010ffff][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]*|[#>][\\x00-\\x1f!-.0-\ud7ff\ue000-\U0010ffff]+|"
                "[#>])?)$"
            ),
        },
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (58, 0, 1, 28, 7),
        "section": "server/mqtt.go, mqttParseSubsOrUnsubs and processSubs; server/sublist.go",
        "production": (
            "topic-filter: as topic-name, with `+` and `#`; a level that is `#` or `>` is the "
            "last; not below `$MQTT/sub`"
        ),
        "good": (
            "a/+/c", "a/#", "#", "+", "/", "a//+", "a+", "a#/b", "+a/b", "a/*", "a/>", "$SYS/#", "$MQTT", "$MQTT/x",
            "$MQTT/sub", "a\x7f",
        ),
        "bad": (("", 0), ("a/#/b", 3), ("a/>/b", 3), ("$MQTT/sub/x", 9), ("a b", 1)),
    },
    "client-id": {
        **_CLIENT_ID,
        "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]++",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z",
        "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]+)$"},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1),
        "section": "server/mqtt.go, mqttParseConnect",
        "production": "client-id: 1 or more characters",
        "good": ("cold-1", "a/b", "a.b", "a b", "*", "caf\xe9"),
        "bad": (("", 0),),
    },
}

CODECS: dict[str, CodecEntry] = {
}
