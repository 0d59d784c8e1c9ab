"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "adr54"
EDITION = "2025-08-06"
TITLE = "NATS ADR-54, codecs for keys, revision 1, as proposed"
SOURCE = (
    "ADR-54, KV Codecs https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-54.md; "
    "orbit.go, kvcodec https://github.com/synadia-io/orbit.go/tree/kvcodec/v0.1.2/kvcodec"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_BASE64_KEY: Automaton = {
    "range_starts": (
        0, 45, 46, 48, 49, 52, 53, 56, 57, 58, 61, 62, 65, 66, 69, 70, 73, 74, 77, 78, 81, 82, 85, 86, 89, 90, 91, 95,
        96, 97, 99, 100, 103, 104, 107, 108, 111, 112, 115, 116, 119, 120, 123,
    ),
    "classes": (
        -1, 0, -1, 1, 0, 1, 0, 1, 0, -1, 2, -1, 3, 0, 1, 0, 1, 0, 1, 0, 3, 0, 1, 0, 1, 0, -1, 0, -1, 0, 1, 0, 3, 0, 1,
        0, 1, 0, 1, 0, 3, 0, -1,
    ),
    "table": (
        (1, 1, -1, 1), (2, 2, -1, 3), (4, 5, -1, 5), (4, 5, 6, 5), (0, 0, -1, 0), (0, 0, 7, 0), (-1, -1, 7, -1),
        (-1, -1, -1, -1),
    ),
    "accepting": (0, 7),
    "messages": (
        "0-9, A-Z, a-z, `-` or `_`",
        "0-9, A-Z, a-z, `-` or `_`, or end of key",
        "0-9, A-Z, a-z, `-`, `=` or `_`", "`=`", "end of key",
    ),
    "message_of_state": (1, 0, 0, 2, 0, 2, 3, 4),
    "completions": {1: "___", 2: "__", 3: "__", 4: "_", 5: "_", 6: "="},
}

_BASE64_KEY_IMPLEMENTED: Automaton = {
    "range_starts": (
        0, 45, 46, 47, 48, 49, 52, 53, 56, 57, 58, 65, 66, 69, 70, 73, 74, 77, 78, 81, 82, 85, 86, 89, 90, 91, 95, 96,
        97, 99, 100, 103, 104, 107, 108, 111, 112, 115, 116, 119, 120, 123,
    ),
    "classes": (
        -1, 0, 1, -1, 2, 0, 2, 0, 2, 0, -1, 3, 0, 2, 0, 2, 0, 2, 0, 3, 0, 2, 0, 2, 0, -1, 0, -1, 0, 2, 0, 3, 0, 2, 0, 2,
        0, 2, 0, 3, 0, -1,
    ),
    "table": ((1, 0, 1, 1), (2, -1, 2, 3), (4, -1, 5, 5), (4, 0, 5, 5), (0, -1, 0, 0), (0, 0, 0, 0)),
    "accepting": (0, 3, 5),
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-`, `.` or `_`, or end of key"),
    "message_of_state": (1, 0, 0, 1, 0, 1),
    "completions": {1: "A", 2: "0", 4: "_"},
}

_PATH_KEY: Automaton = {
    "range_starts": (0, 47, 48, 55296, 57344),
    "classes": (0, -1, 0, -1, 0),
    "table": ((0,),),
    "accepting": (0,),
    "messages": ("any character except `/`, or end of key",),
    "message_of_state": (0,),
    "completions": {},
}

RULES: dict[str, RuleEntry] = {
    "base64-key": {
        **_BASE64_KEY,
        "pattern": (
            "(?>(?:(?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
            "?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)"
        ),
        "backtrack_free": True,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:(?:[\\-0-9A-Z_a-z]{4})++(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
            "?+|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:(?:[\\-0-9A-Z_a-z]{4})+(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)"
                "?|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "key",
        "suggests": True,
        "code": None,
        "codec": "base64-key",
        "limit": None,
        "causes": (0, *range(2, 11), 12, 11),
        "section": "ADR-54, 2. Base64Codec",
        "production": "base64url of the key",
        "good": ("QWNtZSBJbmMuY29udGFjdA==", "YQ==", "YWJj", ""),
        "bad": (("YQ", 2), ("YR==", 2), ("QWNtZSBJbmM.Y29udGFjdA", 11), ("a+b/", 1)),
    },
    "base64-key-implemented": {
        **_BASE64_KEY_IMPLEMENTED,
        "pattern": (
            "(?>(?:[\\-0-9A-Z_a-z]{4})*)(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])"
            "?(?:\\.(?>(?:[\\-0-9A-Z_a-z]{4})*)(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])"
            "?)*"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[\\-0-9A-Z_a-z]{4})*+(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])"
            "?(?:\\.(?:[\\-0-9A-Z_a-z]{4})*+(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])"
            "?)*)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\-0-9A-Z_a-z]{4})*(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])"
                "?(?:\\.(?:[\\-0-9A-Z_a-z]{4})*(?:[\\-0-9A-Z_a-z][AQgw]|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw])"
                "?)*)$"
            ),
            "not": {"pattern": "\\n$"},
        },
        "noun": "key",
        "suggests": True,
        "code": None,
        "codec": "base64-key-implemented",
        "limit": None,
        "causes": (0, 2, 3, 4, 6, 7, 8, 9, 10, 12, 11),
        "section": "kvcodec/base64_codec.go",
        "production": "base64url of each token, unpadded",
        "good": ("QWNtZSBJbmM.Y29udGFjdA", "YQ", "YWJj", "", "YQ..Yg"),
        "bad": (("YQ==", 2), ("Y.YQ", 1), ("YR", 2), ("YQ.*", 3)),
    },
    "path-key": {
        **_PATH_KEY,
        "pattern": "[\\x00-.0-\\ud7ff\\ue000-\\U0010ffff]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^/]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+)\\z",
        "schema": {"type": "string", "pattern": "^(?:[\\x00-.0-\ud7ff\ue000-\U0010ffff]*)$"},
        "noun": "key",
        "suggests": True,
        "code": None,
        "codec": "path-key",
        "limit": None,
        "causes": (0, 7),
        "section": "ADR-54, 3. PathCodec; kvcodec/path_codec.go",
        "production": "slashes \u2192 dots; a leading slash \u2192 `_root_`; a trailing slash is trimmed",
        "good": ("user.profile.settings", "_root_.a", "_root_", "", "a.b", "_root_.", "a b"),
        "bad": (("a/b", 1), ("/", 0)),
    },
}

CODECS: dict[str, CodecEntry] = {
    "base64-key": {
        "wire": "base64-key",
        "by": "base64url",
        "escape": "(?!)",
        "special": "[\\s\\S]",
        "range_starts": (0,),
        "classes": (-1,),
        "sign": "%",
        "empty": "",
        "separator": "",
        "unquote": False,
    },
    "base64-key-implemented": {
        "wire": "base64-key-implemented",
        "by": "base64url-raw",
        "escape": "(?!)",
        "special": "[\\s\\S]",
        "range_starts": (0,),
        "classes": (-1,),
        "sign": "%",
        "empty": "",
        "separator": ".",
        "unquote": False,
    },
    "path-key": {
        "wire": "path-key",
        "by": "path",
        "escape": "(?!)",
        "special": "[\\s\\S]",
        "range_starts": (0,),
        "classes": (-1,),
        "sign": "%",
        "empty": "",
        "separator": "",
        "unquote": False,
    },
}
