"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, RuleEntry

SPEC = "nats-java"
EDITION = "2.26.2"
TITLE = "nats.java 2.26.2, what it accepts"
SOURCE = "nats.java 2.26.2 https://github.com/nats-io/nats.java/tree/2.26.2"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_SUBJECT_PUBLISH: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,0,16n3,,1kw,0|0,!1|<0:+ :@|",
    "messages": (
        "any character except tab, line feed, carriage return and space",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\ud7ff\\ue000-\\U0010ffff]++",
    "java": "\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z",
    "schema": {
        "type": "string", "pattern": "^(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\ud7ff\ue000-\U0010ffff]+)$",
        "not": {"pattern": "\\n$"},
    },
}

_SUBJECT_STRICT: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,1,9,2,1,1,3,3,1,1,f,4,1,1,16m9,,1kw,1|0,1,!2,!3,!4|<0:+3^+ :@-3.+. :^=^-1 :.. <0: <5-4=-3^-2|",
    "messages": (
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return, space, `*` and `>`",
        "any character except tab, line feed, carriage return, space, `*` and `>`, or end of name",
        "`.`, or end of name", "end of name",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)(?>(?:\\.>)?)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|[*>])|>",
    "java": "\\A(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>])|>)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*(?:\\.>)?|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\.(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|[*>])|>)$", "not": {"pattern": "\\n$"}},
}

_REPLY_TO: Automaton = {
    "automaton": "0,,x,0,9,,1,0,j,,1,0,1s,|0,!1|<0:+ :@|",
    "messages": ("printable ASCII except `*` and `>`", "printable ASCII except `*` and `>`, or end of name"),
    "pattern": "[!-)+-=?-~]++", "java": "\\A(?:[!-~&&[^*>]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-\\)+-=?-~]+)$", "not": {"pattern": "\\n$"}},
}

_STREAM_NAME: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,,2,0,e,,1,0,t,,1,0,y,|0,!1|<0:+ :@|",
    "messages": (
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "[!-)+-\\-0-=?-\\[\\]-~]++", "java": "\\A(?:[!-~&&[^*./>\\\\]]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-\\)+-\\-0-=?-\\[\\]-~]+)$", "not": {"pattern": "\\n$"}},
}

_DOMAIN: Automaton = {
    "automaton": "0,,x,0,9,,1,0,3,1,1,0,f,,1,0,1s,|0,!1|<0:+ :@=|",
    "messages": ("printable ASCII except `*`, `.` and `>`", "printable ASCII except `*` and `>`, or end of name"),
    "pattern": "[!-)+-\\-/-=?-~][!-)+-=?-~]*+", "java": "\\A(?:[!-~&&[^*.>]][!-~&&[^*>]]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-\\)+-\\-\\/-=?-~][!-\\)+-=?-~]*)$", "not": {"pattern": "\\n$"}},
}

_KV_BUCKET_NAME: Automaton = {
    "automaton": "0,,19,0,1,,2,0,a,,7,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@|",
    "messages": ("0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-` or `_`, or end of name"),
    "pattern": "[\\-0-9A-Z_a-z]++", "java": "\\A(?:[\\-0-9A-Z_a-z]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-0-9A-Z_a-z]+)$", "not": {"pattern": "\\n$"}},
}

_KV_KEY_NAME: Automaton = {
    "automaton": "0,,19,0,1,1,1,0,b,,3,0,1,,3,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@=|",
    "messages": ("0-9, A-Z, a-z, `-`, `/`, `=` or `_`", "0-9, A-Z, a-z, `-`, `.`, `/`, `=` or `_`, or end of name"),
    "pattern": "[\\-/-9=A-Z_a-z][\\--9=A-Z_a-z]*+",
    "java": "\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]][\\--z&&[^:-<>-@\\[-\\^`]]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\-\\/-9=A-Z_a-z][\\--9=A-Z_a-z]*)$", "not": {"pattern": "\\n$"}},
}

_OBJ_OBJECT_NAME: Automaton = {
    "automaton": "0,0,16o0,,1kw,0|!0|<0:@|", "messages": ("any character, or end of name",),
    "pattern": "[\\x00-\\ud7ff\\ue000-\\U0010ffff]*+", "java": "\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\ud7ff\ue000-\U0010ffff]*)$"},
}

_KV_SEARCH_KEY: Automaton = {
    "automaton": "0,,16,0,1,,2,0,1,1,1,0,b,,3,0,2,,2,0,q,,4,0,1,,1,0,q,|0,!1|<0:+ :@=|",
    "messages": (
        "0-9, A-Z, a-z, `*`, `-`, `/`, `=`, `>` or `_`",
        "0-9, A-Z, a-z, `*`, `-`, `.`, `/`, `=`, `>` or `_`, or end of name",
    ),
    "pattern": "[*\\-/-9=>A-Z_a-z][*\\--9=>A-Z_a-z]*+",
    "java": "\\A(?:[*\\-/-9=>A-Z_a-z][*-z&&[^+,:-<?@\\[-\\^`]]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[*\\-\\/-9=>A-Z_a-z][*\\--9=>A-Z_a-z]*)$", "not": {"pattern": "\\n$"}},
}

_SERVICE_VERSION: Automaton = {
    "automaton": "0,,a,0,1,,2,1,1,,t,2,1,,1,3,1,4,1,,1,5,1,6,9,,7,7,q,,6,7,q,,a,8,1,,68y,8,2,|0,1,2,!3,!4,!5,!6,7,!8,!9|<0:^5++ <0:^4+ :^4-1@= <3 <3 <3^4-1 <3 <0:+4^4-4 :-4-3-2-1^@= <0: :-4 <0:^3+^-1== ^5+-2 <5:^^.@-5^^= :^^-5^-4 ^3-2^+^-3 <5^3-3^@^-3|",
    "messages": (
        "0-9", "`.`", "0-9 or `.`", "line feed, carriage return, `+`, `-`, U+0085, U+2028 or U+2029, or end of name",
        "0-9, line feed, carriage return, `+`, `-`, U+0085, U+2028 or U+2029, or end of name",
        "end of name", "line feed, or end of name", "0-9, A-Z, a-z or `-`",
        "0-9, A-Z, a-z, line feed, carriage return, `-`, `.`, U+0085, U+2028 or U+2029, or end of name",
        "0-9, A-Z, a-z, line feed, carriage return, `+`, `-`, `.`, U+0085, U+2028 or U+2029, or end of name",
    ),
    "pattern": "(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?>(?:\\+[\\-0-9A-Za-z]++(?>(?:\\.[\\-0-9A-Za-z]++)*))?)(?:[\\x0a\\x0d\\x85\\u2028\\u2029]|\\x0d\\x0a)?",
    "java": "\\A(?:(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)\\.(?:0|[1-9][0-9]*+)(?:-(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+)(?:\\.(?:0|[1-9][0-9]*+|[0-9]*+[\\-A-Za-z][\\-0-9A-Za-z]*+))*)?(?:\\+[\\-0-9A-Za-z]++(?:\\.[\\-0-9A-Za-z]++)*+)?+(?:[[\\x{a}-\\x{d}&&[^\\x{b}\\x{c}]][\\x{85}\\x{2028}\\x{2029}]]|\\x{d}\\x{a})?)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[\\-A-Za-z][\\-0-9A-Za-z]*))*)?(?:\\+[\\-0-9A-Za-z]+(?:\\.[\\-0-9A-Za-z]+)*)?(?:[\\x0a\\x0d\\x85\u2028\u2029]|\\x0d\\x0a)?)$"},
}

_SERVICE_GROUP: Automaton = {
    "automaton": "0,0,9,,2,0,2,,1,0,i,,1,1,9,2,1,1,3,3,1,1,f,,1,1,16m9,,1kw,1|0,1,!2,!3|<0:+3 :@-2.+ :^=^-1 :.. <4-3=-2|",
    "messages": (
        "any character except tab, line feed, carriage return, space, `.` and `>`",
        "any character except tab, line feed, carriage return, space, `*` and `>`",
        "any character except tab, line feed, carriage return, space, `*` and `>`, or end of name",
        "`.`, or end of name",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*+[!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]*+|\\*)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*))*)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]++\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)\\.)*)(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|\\*)",
    "java": "\\A(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]*[!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]*|\\*)(?:\\.(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))*|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]+\\.(?:(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*)\\.)*(?:[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|\\*))$", "not": {"pattern": "\\n$"}},
}

_HEADER_NAME: Automaton = {
    "automaton": "0,,x,0,p,,1,0,1w,|0,!1|<0:+ :@|",
    "messages": ("printable ASCII except `:`", "printable ASCII except `:`, or end of name"),
    "pattern": "[!-9;-~]++", "java": "\\A(?:[!-9;-~]++)\\z",
    "schema": {"type": "string", "pattern": "^(?:[!-9;-~]+)$", "not": {"pattern": "\\n$"}},
}

_HEADER_VALUE: Automaton = {
    "automaton": "0,0,a,,1,0,2,,1,0,36,|!0|<0:@|",
    "messages": ("printable ASCII, NUL to tab, U+000B, form feed, U+000E to space or DEL, or end of value",),
    "pattern": "[\\x00-\\x09\\x0b\\x0c\\x0e-\\x7f]*+", "java": "\\A(?:[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]]*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:[\\x00-\\x09\\x0b\\x0c\\x0e-\\x7f]*)$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "subject-publish": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "io.nats.client.support.Validator, validateSubjectTerm",
        "good": ("a", "a..b", "a.*", ">", "caf\xe9", "a\x00", "a\x0c"), "bad": (("", 0), ("a b", 1), ("a\r\n", 1)),
    },
    "subject-subscribe": {**USUAL, **_SUBJECT_PUBLISH,
        "causes": (0, 1, 2, 21, 4), "section": "io.nats.client.support.Validator, validateSubjectTerm",
        "good": ("a", "a.*", "a.>.b", "a..b", "a*", "caf\xe9"), "bad": (("", 0), ("a b", 1)),
    },
    "subject-strict": {**USUAL, **_SUBJECT_STRICT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": "io.nats.client.support.Validator, validateSubjectTermStrict",
        "good": ("a", "a.*", "*.b", "a.>", ">", "caf\xe9", "a\x00"),
        "bad": (("", 0), ("a*", 1), ("a..b", 2), ("a.", 2), ("a.>.b", 3), (">a", 1), ("a b", 1), ("\x0b", 1)),
    },
    "reply-to": {**USUAL, **_REPLY_TO,
        "causes": (0, 1, 2, 21, 4, 6, 8, 9, 30), "section": "io.nats.client.support.Validator, validateReplyTo",
        "good": ("_INBOX.x", "a..b", ".a"), "bad": (("", 0), ("a.*", 2), ("a>", 1), ("caf\xe9", 3), ("a b", 1)),
    },
    "queue-name": {**USUAL, **_SUBJECT_STRICT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": "io.nats.client.support.Validator, validateQueueName",
        "good": ("workers", "workers.eu", "*", "q.>", "caf\xe9"), "bad": (("", 0), ("w*", 1), ("w..1", 2), ("w 1", 1)),
    },
    "stream-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "io.nats.client.support.Validator, validateStreamName", "good": ("ORDERS", "a:b", "R&D", "~"),
        "bad": (("", 0), ("ORDERS.EU", 6), ("a/b", 1), ("a\\b", 1), ("a b", 1), ("\xe9t\xe9", 0), ("a\x7f", 1)),
    },
    "consumer-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32),
        "section": "io.nats.client.support.Validator, validateConsumerName", "good": ("c1", "a|b"),
        "bad": (("", 0), ("c.1", 1), ("c>", 1)),
    },
    "durable-name": {**USUAL, **_STREAM_NAME,
        "causes": (0, 1, 2, 31, 4, 5, 6, 7, 8, 9, 32), "section": "io.nats.client.support.Validator, validateDurable",
        "good": ("dlq-reader",), "bad": (("", 0), ("dlq.reader", 3), ("dlq reader", 3)),
    },
    "domain": {**USUAL, **_DOMAIN,
        "causes": (0, 1, 14, 2, 21, 4, 6, 8, 9, 30),
        "section": "io.nats.client.support.Validator, validatePrefixOrDomain",
        "good": ("hub", "hub.eu", "a/b", "a..b", "a."),
        "bad": (("", 0), (".a", 0), ("hub*", 3), ("my hub", 2), ("\xe9", 0)),
    },
    "kv-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "io.nats.client.support.Validator, validateBucketName", "good": ("config", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2), ("a\n", 1)),
    },
    "kv-key-name": {**USUAL, **_KV_KEY_NAME,
        "causes": (0, 1, 14, 2, 37, 4, 6, 7, 8, 9, 38, 39, 11),
        "section": "io.nats.client.support.Validator, validateNonWildcardKvKey",
        "good": ("a", "a.b", "a..b", "a.", "a/b=c_d-e", "_kv"), "bad": (("", 0), (".a", 0), ("a:b", 1), ("a\n", 1)),
    },
    "obj-bucket-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "io.nats.client.support.Validator, validateBucketName", "good": ("images", "my-bucket_1"),
        "bad": (("", 0), ("my.bucket", 2)),
    },
    "obj-object-name": {**USUAL, **_OBJ_OBJECT_NAME,
        "causes": (0,), "section": "io.nats.client.api.ObjectMeta", "good": ("report.pdf", "a b", "", "*"), "bad": (),
    },
    "kv-search-key": {**USUAL, **_KV_SEARCH_KEY,
        "causes": (0, 1, 14, 2, 37, 4, 7, 8, 9, 38, 39, 11),
        "section": "io.nats.client.support.Validator:571, notWildcardKvKey",
        "good": ("a", "a.*", ">", "a>b", "a.>.b", "star*not*segment", "a..b", "a."),
        "bad": (("", 0), (".a", 0), ("a:b", 1), ("a b", 1), ("a\n", 1)),
    },
    "service-name": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        "section": "io.nats.service.ServiceBuilder:59; io.nats.client.support.Validator, validateIsRestrictedTerm",
        "good": ("orders", "order-service_2"),
        "bad": (("", 0), ("order.service", 5), ("order service", 5), ("caf\xe9", 3), ("orders\n", 6)),
    },
    "service-version": {**USUAL, **_SERVICE_VERSION,
        "backtrack_free": False, "causes": (0, 1, 13, 14, 15, 2, 17, 4, 6, 18, 8, 9, 12, 11),
        "section": "io.nats.client.support.Validator:650, SEMVER_PATTERN",
        "good": ("1.0.0", "1.2.3-rc.1+build.5", "1.0.0\n", "1.0.0\r\n", "1.0.0\u2028"),
        "bad": (("", 0), ("1.0", 3), ("v1.0.0", 0), ("1.0.0\n\n", 6), ("1.0.\u0663", 4)),
    },
    "service-endpoint": {**USUAL, **_KV_BUCKET_NAME,
        "causes": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), "section": "io.nats.service.Endpoint:101",
        "good": ("get", "get-order_2"), "bad": (("", 0), ("get.order", 3), ("get\n", 3)),
    },
    "service-subject": {**USUAL, **_SUBJECT_STRICT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": "io.nats.service.Endpoint:106; io.nats.client.support.Validator, validateSubjectTermStrict",
        "good": ("get", "get.*", "get.>", ">", "caf\xe9"),
        "bad": (("", 0), ("get..x", 4), ("get.>.x", 5), ("a*", 1), ("a b", 1)),
    },
    "service-group": {**USUAL, **_SERVICE_GROUP,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 22, 23, 6, 7, 8, 12, 11), "section": "io.nats.service.Group:46",
        "good": ("orders", "orders.eu", "orders.*"),
        "bad": (("", 0), ("orders.>", 7), ("orders.", 7), ("a*", 1), ("a b", 1)),
    },
    "service-queue": {**USUAL, **_SUBJECT_STRICT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 22, 25, 26, 8, 12, 11),
        "section": "io.nats.service.Endpoint:108; io.nats.client.support.Validator, validateSubjectTermStrict",
        "good": ("workers", "workers.eu", "*", "q.>"), "bad": (("", 0), ("w*", 1), ("w 1", 1)),
    },
    "js-api-prefix": {**USUAL, **_DOMAIN,
        "causes": (0, 1, 14, 2, 21, 4, 6, 8, 9, 30),
        "section": "io.nats.client.support.Validator:137, validatePrefixOrDomain; io.nats.client.JetStreamOptions:179",
        "good": ("$JS.API", "$JS.hub.API.", "acme.api", "a..b"),
        "bad": (("", 0), (".a", 0), ("a.*", 2), ("a b", 1), ("\xe9", 0)),
    },
    "header-name": {**USUAL, **_HEADER_NAME,
        "causes": (0, 1, 2, 31, 4, 8, 9, 32, 11), "section": "io.nats.client.impl.Headers:254, check",
        "good": ("Nats-Msg-Id", "a/b", "(x)", "~"), "bad": (("", 0), ("a:b", 1), ("a b", 1), ("caf\xe9", 3)),
    },
    "header-value": {**USUAL, **_HEADER_VALUE,
        "noun": "value", "causes": (0, 9, 53, 4, 8, 10), "section": "io.nats.client.impl.Headers:269, check",
        "good": ("", " a b ", "\x00", "\x0c", "\x7f"), "bad": (("caf\xe9", 3), ("a\nb", 1)),
    },
}

CODECS: dict[str, CodecEntry] = {
}
