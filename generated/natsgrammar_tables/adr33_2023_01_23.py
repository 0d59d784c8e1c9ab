"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
from . import ALL_CAUSES, Automaton, CodecEntry, RuleEntry

SPEC = "adr33"
EDITION = "2023-01-23"
TITLE = "NATS ADR-33, Metadata for Stream and Consumer"
SOURCE = (
    "ADR-33, Metadata for Stream and Consumer https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR"
    "-33.md"
)
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_METADATA_KEY: Automaton = {
    "range_starts": (0, 95, 96, 97, 98, 110, 111, 115, 116, 117, 55296, 57344),
    "classes": (0, 1, 0, 2, 0, 3, 0, 4, 5, 0, -1, 0),
    "table": (
        (1, 2, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1), (1, 1, 1, 3, 1, 1), (1, 1, 4, 1, 1, 1), (1, 1, 1, 1, 1, 5),
        (1, 1, 1, 1, -1, 1),
    ),
    "accepting": (0, 1, 2, 3, 4, 5),
    "messages": ("any character except `s`, or end of name", "any character, or end of name"),
    "message_of_state": (1, 1, 1, 1, 1, 0),
    "completions": {},
}

_METADATA_KEY_RESERVED: Automaton = {
    "range_starts": (0, 95, 96, 97, 98, 110, 111, 115, 116, 117, 55296, 57344),
    "classes": (0, 1, 0, 2, 0, 3, 0, 4, 5, 0, -1, 0),
    "table": (
        (-1, 1, -1, -1, -1, -1), (-1, -1, -1, 2, -1, -1), (-1, -1, 3, -1, -1, -1), (-1, -1, -1, -1, -1, 4),
        (-1, -1, -1, -1, 5, -1), (5, 5, 5, 5, 5, 5),
    ),
    "accepting": (5,),
    "messages": ("`_`", "`a`", "`n`", "`s`", "`t`", "any character, or end of name"),
    "message_of_state": (0, 2, 1, 4, 3, 5),
    "completions": {0: "_nats", 1: "nats", 2: "ats", 3: "ts", 4: "s"},
}

RULES: dict[str, RuleEntry] = {
    "metadata-key": {
        **_METADATA_KEY,
        "pattern": (
            "(?>(?:[\\x00-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)|_(?>(?:[\\x00-mo-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)|_n(?>(?:[\\x00-`b-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)|_na(?>(?:[\\x00-su-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)|_nat(?>(?:[\\x00-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)"
            "?)"
        ),
        "backtrack_free": False,
        "max_bytes": None,
        "java": (
            "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10"
            "ffff}]*+)?+|_(?:[[\\x{0}-\\x{7f}&&[^n]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}"
            "-\\x{10ffff}]*+)?+|_n(?:[[\\x{0}-\\x{7f}&&[^a]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}"
            "\\x{e000}-\\x{10ffff}]*+)?+|_na(?:[[\\x{0}-\\x{7f}&&[^t]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-"
            "\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nat(?:[[\\x{0}-\\x{7f}&&[^s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}"
            "]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+)\\z"
        ),
        "schema": {
            "type": "string",
            "pattern": (
                "^(?:(?:[\\x00-\\^`-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|"
                "_(?:[\\x00-mo-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_n(?:[\\x00-`b-\ud7ff\ue000-"
                "\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_na(?:[\\x00-su-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff"
                "\ue000-\U0010ffff]*)?|_nat(?:[\\x00-rt-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)"
                "?)$"
            ),
        },
        "noun": "name",
        "suggests": False,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (27, 0),
        "section": "Reserved prefix",
        "production": "`_nats` is a reserved prefix",
        "good": ("owner", "domain", "", "a.b", "_nat", "_natural", "caf\xe9"),
        "bad": (("_nats", 4), ("_nats.ver", 4), ("_natsx", 4)),
    },
    "metadata-key-reserved": {
        **_METADATA_KEY_RESERVED,
        "pattern": "_nats[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "\\A(?:_nats[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
        "schema": {"type": "string", "pattern": "^(?:_nats[\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
        "noun": "name",
        "suggests": True,
        "code": None,
        "codec": None,
        "limit": None,
        "causes": (0, 1, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "Reserved prefix",
        "production": "`_nats` is a reserved prefix",
        "good": ("_nats", "_nats_created_version", "_nats.ver"),
        "bad": (("", 0), ("owner", 0)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
