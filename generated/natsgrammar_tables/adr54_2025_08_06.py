"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "adr54"
EDITION = "2025-08-06"
TITLE = "NATS ADR-54, codecs for keys, revision 1, as proposed"
SOURCE = "ADR-54, KV Codecs https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-54.md; orbit.go, kvcodec https://github.com/synadia-io/orbit.go/tree/kvcodec/v0.1.2/kvcodec"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_BASE64_KEY: Automaton = {
    "automaton": "0,,19,0,1,,2,1,1,0,3,1,1,0,3,1,1,0,1,,3,2,1,,3,3,1,0,3,1,1,0,3,1,1,0,3,1,1,0,3,3,1,0,3,1,1,0,3,1,1,0,1,,4,0,1,,1,0,2,1,1,0,3,3,1,0,3,1,1,0,3,1,1,0,3,1,1,0,3,3,1,0,3,|!0,1,2,3,!4|<0:+=^-1 :^3+ ^+^-1 :-2-1+ <3-7^^-7 :2^^+ :..-1. <0:|",
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`, or end of key", "0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-`, `=` or `_`",
        "`=`", "end of key",
    ),
    "pattern": "(?>(?:(?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)",
    "java": "\\A(?:(?:(?:[\\-0-9A-Z_a-z]{4})++(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:(?:[\\-0-9A-Z_a-z]{4})+(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)$", "not": {"pattern": "\\n$"}},
}

_BASE64_KEY_IMPLEMENTED: Automaton = {
    "automaton": "0,,19,0,1,1,1,,1,2,1,0,3,2,1,0,3,2,1,0,1,,7,3,1,0,3,2,1,0,3,2,1,0,3,2,1,0,3,3,1,0,3,2,1,0,3,2,1,0,1,,4,0,1,,1,0,2,2,1,0,3,3,1,0,3,2,1,0,3,2,1,0,3,2,1,0,3,3,1,0,3,|!0,1|<0:+@-1= :^.-1+ ^^+= <3-2-6-1 <2-6^-6 :0^==|",
    "messages": ("0-9, A-Z, a-z, `-`, `.` or `_`, or end of key", "0-9, A-Z, a-z, `-` or `_`"),
    "pattern": "(?>(?:[\\-0-9A-Z_a-z]{4})*)(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])?(?:\\.(?>(?:[\\-0-9A-Z_a-z]{4})*)(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])?)*",
    "java": "\\A(?:(?:[\\-0-9A-Z_a-z]{4})*+(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])?(?:\\.(?:[\\-0-9A-Z_a-z]{4})*+(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])?)*)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\-0-9A-Z_a-z]{4})*(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])?(?:\\.(?:[\\-0-9A-Z_a-z]{4})*(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])?)*)$", "not": {"pattern": "\\n$"}},
}

_PATH_KEY: Automaton = {
    "automaton": "0,0,1b,,1,0,16mo,,1kw,0|!0|<0:@|", "messages": ("any character except `/`, or end of key",),
    "pattern": "[\\x00-.0-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-.0-\ud7ff\ue000-\U0010ffff]*)$"},
}

RULES: dict[str, RuleEntry] = {
    "base64-key": {**USUAL, **_BASE64_KEY,
        "noun": "key", "codec": "base64-key", "causes": (0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11),
        "section": "ADR-54, 2. Base64Codec", "production": "base64url of the key",
        "good": ("QWNtZSBJbmMuY29udGFjdA==", "YQ==", "YWJj", ""),
        "bad": (("YQ", 2), ("YR==", 2), ("QWNtZSBJbmM.Y29udGFjdA", 11), ("a+b/", 1)),
    },
    "base64-key-implemented": {**USUAL, **_BASE64_KEY_IMPLEMENTED,
        "backtrack_free": False, "noun": "key", "codec": "base64-key-implemented",
        "causes": (0, 2, 3, 4, 6, 7, 8, 9, 10, 12, 11), "section": "kvcodec/base64_codec.go",
        "production": "base64url of each token, unpadded",
        "good": ("QWNtZSBJbmM.Y29udGFjdA", "YQ", "YWJj", "", "YQ..Yg"),
        "bad": (("YQ==", 2), ("Y.YQ", 1), ("YR", 2), ("YQ.*", 3)),
    },
    "path-key": {**USUAL, **_PATH_KEY,
        "noun": "key", "codec": "path-key", "causes": (0, 7), "section": "ADR-54, 3. PathCodec; kvcodec/path_codec.go",
        "production": "slashes \u2192 dots; a leading slash \u2192 `_root_`; a trailing slash is trimmed",
        "good": ("user.profile.settings", "_root_.a", "_root_", "", "a.b", "_root_.", "a b"),
        "bad": (("a/b", 1), ("/", 0)),
    },
}

CODECS: dict[str, CodecEntry] = {
    "base64-key": {
        "wire": "base64-key", "by": "base64url", "escape": "(?!)", "special": "[\\s\\S]", "range_starts": (0,),
        "classes": (-1,), "sign": "%", "empty": "", "separator": "", "unquote": False,
    },
    "base64-key-implemented": {
        "wire": "base64-key-implemented", "by": "base64url-raw", "escape": "(?!)", "special": "[\\s\\S]",
        "range_starts": (0,), "classes": (-1,), "sign": "%", "empty": "", "separator": ".", "unquote": False,
    },
    "path-key": {
        "wire": "path-key", "by": "path", "escape": "(?!)", "special": "[\\s\\S]", "range_starts": (0,),
        "classes": (-1,), "sign": "%", "empty": "", "separator": "", "unquote": False,
    },
}
