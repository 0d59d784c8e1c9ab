"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "adr33"
EDITION = "2023-01-23"
TITLE = "NATS ADR-33, Metadata for Stream and Consumer"
SOURCE = "ADR-33, Metadata for Stream and Consumer https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-33.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_METADATA_KEY: Automaton = {
    "automaton": "0,0,2n,1,1,0,1,2,1,0,c,3,1,0,4,4,1,5,1,0,16kr,,1kw,0|!0,!1|<0:++-2=3 @== -2^^+-3 ^^+-4= ^^==^+ :^4.-5|",
    "messages": ("any character, or end of name", "any character except `s`, or end of name"),
    "pattern": "(?>(?:[\\x00-\\^`-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_(?>(?:[\\x00-mo-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_n(?>(?:[\\x00-`b-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_na(?>(?:[\\x00-su-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)|_nat(?>(?:[\\x00-rt-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\ud7ff\\ue000-\\U0010ffff]*+)?)",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^_]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_(?:[[\\x{0}-\\x{7f}&&[^n]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_n(?:[[\\x{0}-\\x{7f}&&[^a]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_na(?:[[\\x{0}-\\x{7f}&&[^t]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+|_nat(?:[[\\x{0}-\\x{7f}&&[^s]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\^`-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_(?:[\\x00-mo-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_n(?:[\\x00-`b-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_na(?:[\\x00-su-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?|_nat(?:[\\x00-rt-\ud7ff\ue000-\U0010ffff][\\x00-\ud7ff\ue000-\U0010ffff]*)?)$"},
}

_METADATA_KEY_RESERVED: Automaton = {
    "automaton": "0,0,2n,1,1,0,1,2,1,0,c,3,1,0,4,4,1,5,1,0,16kr,,1kw,0|0,1,2,3,4,!5|<0:^+ :^.^+ :^^+. <0:^5+ :^4+. :@=5|",
    "messages": ("`_`", "`n`", "`a`", "`t`", "`s`", "any character, or end of name"),
    "pattern": "_nats[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+",
    "java": "\\A(?:_nats[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:_nats[\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
}

RULES: dict[str, RuleEntry] = {
    "metadata-key": {**USUAL, **_METADATA_KEY,
        "backtrack_free": False, "suggests": False, "causes": (27, 0), "section": "Reserved prefix",
        "production": "`_nats` is a reserved prefix",
        "good": ("owner", "domain", "", "a.b", "_nat", "_natural", "caf\xe9"),
        "bad": (("_nats", 4), ("_nats.ver", 4), ("_natsx", 4)),
    },
    "metadata-key-reserved": {**USUAL, **_METADATA_KEY_RESERVED,
        "causes": (0, 1, 14, 2, 28, 4, 29, 22, 25, 7, 8, 9, 12, 11), "section": "Reserved prefix",
        "production": "`_nats` is a reserved prefix", "good": ("_nats", "_nats_created_version", "_nats.ver"),
        "bad": (("", 0), ("owner", 0)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
