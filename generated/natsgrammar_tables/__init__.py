"""The tables of every rule and codec, and the index of them. Written by natsgrammar from its grammars; do not edit."""

# fmt: off
# ruff: noqa: E501
from importlib import import_module
from types import ModuleType
from typing import NotRequired, TypedDict


class Automaton(TypedDict):
    """The language of a rule as a text, which `core/table.py` reads, and as expressions, and what may come next."""

    automaton: str
    messages: tuple[str, ...]
    pattern: str
    java: str
    schema: dict[str, object]


class Usual(TypedDict):
    """Fields of a rule that its entry leaves out where they are as in `USUAL`."""

    backtrack_free: bool
    adds: bool  # a check digit, which no expression has
    max_bytes: int | None
    noun: str
    suggests: bool
    code: int | None
    codec: str | None
    limit: tuple[int, str] | None
    production: str


class RuleEntry(Automaton, Usual):
    """One rule: its automaton, and what its grammar says about it."""

    causes: tuple[int, ...]
    section: str
    good: tuple[str, ...]
    bad: tuple[tuple[str, int], ...]


class CauseEntry(TypedDict):
    """One cause of rejections, in words, and the bounds of its characters: the rejected one, and the one before it.

    In place of a character, -1 is none, -2 what is not UTF-8, and -3 what exceeds the limit on the length.
    """

    name: str
    sentence: str
    advice: str
    found: tuple[int, ...]
    before: tuple[int, ...]


class PartsEntry(TypedDict):
    """The parts that a rule names: an expression with a group for each, and the part that each group is.

    `between` are the fixed texts around the parts, if each part ends where the next of these begins. `walk` is instead
    of an expression that would go back: an automaton with the `gaps` between two characters. `forms` are rows of fixed
    texts with the names of parts between them, or why parts determine no name.
    """

    splitter: str | None
    groups: tuple[str, ...]
    forms: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] | str
    between: NotRequired[tuple[str, ...]]
    walk: NotRequired[dict[str, tuple[object, ...]]]


class CodecEntry(TypedDict):
    """One codec: the rule that its decoder reads, and what it escapes, or `by` which algorithm it is computed.

    A codec `of` the values of a rule first lets the pairs of `exchange` change places, and doubles its sign.
    """

    wire: str
    by: str
    escape: str
    special: str
    range_starts: tuple[int, ...]
    classes: tuple[int, ...]
    sign: str
    empty: str
    separator: str
    unquote: bool
    of: NotRequired[str]
    exchange: NotRequired[str]


class BucketEntry(TypedDict):
    """One kind of bucket: the role of its name, its stream, and the subjects that it captures; `{}` is the name."""

    role: str
    stream: str
    subjects: tuple[str, ...]


class RefusalEntry(TypedDict):
    """One rejection by servers that `lint` decides: its condition, or none for a check in code, and the releases."""

    about: str
    code: str
    since: str
    before: str
    when: str
    each: str
    says: str
    error: int


USUAL: Usual = {
    "backtrack_free": True, "adds": False, "max_bytes": None, "noun": "name", "suggests": True, "code": None,
    "codec": None, "limit": None, "production": "",
}

# Specification → its editions, oldest first.
SPECS: dict[str, tuple[str, ...]] = {
    "adr20": ("2024-02-05",), "adr32": ("2025-02-17",), "adr33": ("2023-01-23",), "adr54": ("2025-08-06",),
    "adr6": ("2021-06-28", "2021-07-01", "2021-08-18", "2021-12-14", "2022-09-13", "2023-02-01"),
    "aviso": ("0.7", "0.13"), "cloudevents": ("1.0.3-wip",), "column-types": ("1",), "js-api": ("2.15.2",),
    "jsm-go": ("0.4.1",), "mqtt": ("2.11.12", "2.15.2"), "nats-docs": ("subjects", "2026-08"), "nats-go": ("1.55.0",),
    "nats-headers": ("2026-04-28",), "nats-java": ("2.26.2",), "nats-js": ("2.29.3", "3.4.0"),
    "nats-net": ("2026-08-21",), "nats-py": ("2.14.0", "2.15.0", "2.16.0"), "nats-rs": ("0.51.0",),
    "nats-server": ("2.9.10", "2.10.17", "2.10.29", "2.15.2", "2.15.3"), "portable": ("computed",), "safe": ("1",),
}

# (specification, edition) → its rules, its codecs, the module of its tables.
RULES: dict[tuple[str, str], tuple[str, ...]] = {
    ("adr20", "2024-02-05"): ("bucket-name", "object-name", "name-encoded", "meta-subject"),
    ("adr32", "2025-02-17"): (
        "service-name", "service-version", "service-endpoint", "service-endpoint-intended", "service-group",
        "service-subject",
    ),
    ("adr33", "2023-01-23"): ("metadata-key", "metadata-key-reserved"),
    ("adr54", "2025-08-06"): ("base64-key", "base64-key-implemented", "path-key"),
    ("adr6", "2021-06-28"): (
        "message-subject", "message-subject-intended", "reply-to", "stream-name", "queue-name", "durable-name",
        "js-internal-prefix", "js-user-prefix", "account-name",
    ),
    ("adr6", "2021-07-01"): (
        "message-subject", "message-subject-intended", "reply-to", "stream-name", "queue-name", "durable-name",
        "js-internal-prefix", "js-user-prefix", "account-name",
    ),
    ("adr6", "2021-08-18"): (
        "message-subject", "message-subject-intended", "reply-to", "stream-name", "queue-name", "durable-name",
        "js-internal-prefix", "js-user-prefix", "account-name", "kv-key-name", "kv-bucket-name",
    ),
    ("adr6", "2021-12-14"): (
        "message-subject", "message-subject-intended", "reply-to", "stream-name", "queue-name", "durable-name",
        "js-internal-prefix", "js-user-prefix", "account-name", "kv-key-name", "kv-bucket-name", "os-bucket-name",
        "os-object-name",
    ),
    ("adr6", "2022-09-13"): (
        "message-subject", "message-subject-intended", "reply-to", "stream-name", "queue-name", "durable-name",
        "consumer-name", "js-internal-prefix", "js-user-prefix", "account-name", "kv-key-name", "kv-bucket-name",
        "os-bucket-name", "os-object-name",
    ),
    ("adr6", "2023-02-01"): (
        "message-subject", "message-subject-intended", "reply-to", "stream-name", "durable-name", "consumer-name",
        "account-name", "filename-safe-windows", "queue-name", "js-internal-prefix", "js-user-prefix", "kv-key-name",
        "kv-bucket-name", "os-bucket-name", "os-object-name",
    ),
    ("aviso", "0.7"): (
        "wire-token", "wire-subject", "topic-base", "integer-value", "float-value", "time-value", "date-value",
        "date-value-dashed",
    ),
    ("aviso", "0.13"): (
        "wire-token", "subject-token", "wire-subject", "topic-base", "event-name", "stream-name", "stream-subject",
        "integer-value", "float-value", "time-value", "date-value", "date-value-dashed", "polygon-value",
    ),
    ("cloudevents", "1.0.3-wip"): (
        "attribute-name", "attribute-name-recommended", "header-name", "header-value", "header-value-strict",
        "header-value-encoded", "string", "non-empty-string", "boolean", "integer", "binary", "uri",
        "uri-with-fragment", "uri-reference", "non-empty-uri-reference", "timestamp", "timestamp-any-leap-second",
        "media-type", "json-media-type", "json-event-format", "structured-content-type", "specversion",
        "type-recommended",
    ),
    ("column-types", "1"): (
        "boolean", "tinyint", "smallint", "int", "bigint", "decimal", "float", "date", "timestamp", "timestamp-ntz",
        "binary",
    ),
    ("js-api", "2.15.2"): (
        "request", "ack", "flow-control", "snapshot", "fast-batch", "advisory", "key-value", "object", "service",
        "system-request",
    ),
    ("jsm-go", "0.4.1"): ("stream-name", "consumer-name", "durable-name", "domain", "js-api-prefix"),
    ("mqtt", "2.11.12"): ("topic-name", "topic-filter", "client-id"),
    ("mqtt", "2.15.2"): ("topic-name", "topic-filter", "filter", "client-id", "subject", "subscription", "level"),
    ("nats-docs", "subjects"): (
        "token", "subject", "wildcard-token", "subscription", "subject-recommended", "subject-reserved",
    ),
    ("nats-docs", "2026-08"): (
        "token", "subject", "wildcard-token", "subscription", "subject-recommended", "subject-depth-recommended",
        "subject-length-recommended", "subject-reserved", "stream-name", "kv-bucket-name", "kv-key-name",
    ),
    ("nats-go", "1.55.0"): (
        "subject-publish", "subject-subscribe", "filter-subject", "reply-to", "queue-name", "stream-name",
        "consumer-name", "durable-name", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "obj-object-name",
        "kv-search-key", "service-name", "service-version", "service-endpoint", "service-subject", "service-group",
        "service-queue", "inbox-prefix", "js-api-prefix", "header-name", "header-value",
    ),
    ("nats-headers", "2026-04-28"): (
        "header-name", "header-value", "nats-msg-id", "nats-expected-last-msg-id", "nats-expected-stream",
        "nats-expected-last-sequence", "nats-expected-last-subject-sequence",
        "nats-expected-last-subject-sequence-subject", "nats-required-api-level", "nats-rollup", "kv-operation",
        "nats-ttl", "nats-marker-reason", "nats-incr", "nats-batch-id", "nats-batch-sequence", "nats-batch-commit",
        "nats-schedule", "nats-schedule-time-zone", "nats-schedule-ttl", "nats-schedule-target", "nats-schedule-source",
        "nats-schedule-rollup", "nats-schedule-next", "nats-scheduler", "nats-trace-dest", "nats-trace-only",
        "headers-expected-subject-with-sequence", "headers-schedule-with-target", "headers-time-zone-with-cron",
        "headers-rollup-with-schedule", "nats-stream", "nats-subject", "nats-sequence", "nats-last-sequence",
        "nats-time-stamp", "nats-num-pending", "nats-upto-sequence", "nats-msg-size", "nats-pending-messages",
        "nats-pending-bytes", "nats-pin-id", "nats-last-consumer", "nats-last-stream", "nats-consumer-stalled",
        "nats-stream-source", "nats-stream-identity", "nats-counter-sources", "nats-request-info", "nats-response-type",
        "nats-server-xkey", "nats-trace-hop", "nats-trace-origin-account", "nats-no-masking", "nmqtt-pub",
        "nmqtt-subject", "nmqtt-mapped", "nmqtt-pubrel", "nmqtt-rtopic", "nmqtt-rflags", "nmqtt-rorigin",
        "nmqtt-rsource",
    ),
    ("nats-java", "2.26.2"): (
        "subject-publish", "subject-subscribe", "subject-strict", "reply-to", "queue-name", "stream-name",
        "consumer-name", "durable-name", "domain", "kv-bucket-name", "kv-key-name", "obj-bucket-name",
        "obj-object-name", "kv-search-key", "service-name", "service-version", "service-endpoint", "service-subject",
        "service-group", "service-queue", "js-api-prefix", "header-name", "header-value",
    ),
    ("nats-js", "2.29.3"): (
        "subject-publish", "subject-subscribe", "reply-to", "queue-name", "stream-name", "consumer-name",
        "durable-name", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "obj-object-name", "kv-search-key",
        "service-name", "service-version", "service-endpoint", "service-subject", "service-group", "service-queue",
    ),
    ("nats-js", "3.4.0"): (
        "subject-publish", "subject-subscribe", "reply-to", "queue-name", "stream-name", "consumer-name",
        "durable-name", "priority-group", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "obj-object-name",
        "kv-search-key", "service-name", "service-version", "service-endpoint", "service-subject", "service-group",
        "service-queue", "inbox-prefix", "js-api-prefix", "header-name", "header-value",
    ),
    ("nats-net", "2026-08-21"): (
        "subject-publish", "subject-subscribe", "reply-to", "queue-name", "stream-name", "consumer-name",
        "durable-name", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "obj-object-name", "service-name",
        "service-version", "service-subject", "service-group", "service-queue", "header-name", "header-value",
    ),
    ("nats-py", "2.14.0"): (
        "subject-publish", "subject-subscribe", "reply-to", "queue-name", "stream-name", "consumer-name",
        "durable-name", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "service-name", "service-version",
        "service-endpoint", "service-subject", "service-group", "service-queue",
    ),
    ("nats-py", "2.15.0"): (
        "subject-publish", "subject-subscribe", "reply-to", "queue-name", "stream-name", "consumer-name",
        "durable-name", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "service-name", "service-version",
        "service-endpoint", "service-subject", "service-group", "service-queue",
    ),
    ("nats-py", "2.16.0"): (
        "subject-publish", "subject-subscribe", "reply-to", "queue-name", "stream-name", "consumer-name",
        "durable-name", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "service-name", "service-version",
        "service-endpoint", "service-subject", "service-group", "service-queue", "header-name", "header-value",
    ),
    ("nats-rs", "0.51.0"): (
        "subject-publish", "subject-subscribe", "reply-to", "queue-name", "stream-name", "consumer-name",
        "durable-name", "kv-bucket-name", "kv-key-name", "obj-bucket-name", "obj-object-name", "service-name",
        "service-version", "service-subject", "service-group", "service-queue", "header-name", "header-value",
    ),
    ("nats-server", "2.9.10"): (
        "subject-publish", "subject-subscribe", "stream-subject", "stored-subject", "stored-subject-in-memory",
        "reply-to", "stream-name", "stream-name-in-memory", "consumer-name", "consumer-name-in-memory", "durable-name",
        "durable-name-in-memory", "acknowledged-name", "queue-name", "account-name", "domain", "kv-bucket-name",
        "kv-bucket-name-in-memory", "kv-key-name", "obj-bucket-name", "obj-bucket-name-in-memory", "literal-subject",
        "subject-publish-pedantic", "kv-search-key", "nats-msg-id", "nats-expected-last-sequence",
        "nats-expected-last-subject-sequence", "nats-rollup",
    ),
    ("nats-server", "2.10.17"): (
        "subject-publish", "subject-subscribe", "stream-subject", "stored-subject", "stored-subject-in-memory",
        "reply-to", "stream-name", "stream-name-in-memory", "consumer-name", "consumer-name-in-memory", "durable-name",
        "durable-name-in-memory", "acknowledged-name", "queue-name", "account-name", "domain", "kv-bucket-name",
        "kv-bucket-name-in-memory", "kv-key-name", "obj-bucket-name", "obj-bucket-name-in-memory", "literal-subject",
        "subject-publish-pedantic", "kv-search-key", "nats-msg-id", "nats-expected-last-sequence",
        "nats-expected-last-subject-sequence", "nats-rollup", "metadata-key",
    ),
    ("nats-server", "2.10.29"): (
        "subject-publish", "subject-subscribe", "stream-subject", "stored-subject", "stored-subject-in-memory",
        "reserved-subject", "event-subject", "reply-to", "stream-name", "stream-name-in-memory", "consumer-name",
        "consumer-name-in-memory", "durable-name", "durable-name-in-memory", "acknowledged-name", "queue-name",
        "account-name", "domain", "kv-bucket-name", "kv-bucket-name-in-memory", "kv-key-name", "obj-bucket-name",
        "obj-bucket-name-in-memory", "literal-subject", "subject-publish-pedantic", "kv-search-key", "nats-msg-id",
        "nats-expected-last-sequence", "nats-expected-last-subject-sequence", "nats-rollup", "metadata-key",
    ),
    ("nats-server", "2.15.2"): ("reserved-subject", "domain"),
    ("nats-server", "2.15.3"): (
        "subject-publish", "subject-subscribe", "stream-subject", "stored-subject", "stored-subject-in-memory",
        "reserved-subject", "event-subject", "reply-to", "stream-name", "stream-name-in-memory", "stream-name-of-mqtt",
        "consumer-name", "consumer-name-in-memory", "durable-name", "durable-name-in-memory", "queue-name",
        "account-name", "domain", "priority-group", "kv-bucket-name", "kv-bucket-name-in-memory", "kv-key-name",
        "obj-bucket-name", "obj-bucket-name-in-memory", "literal-subject", "reserved-destination",
        "subject-publish-pedantic", "kv-search-key", "nats-msg-id", "nats-expected-last-sequence",
        "nats-expected-last-subject-sequence", "nats-rollup", "nats-required-api-level", "nats-ttl", "nats-incr",
        "nats-batch-id", "nats-batch-sequence", "nats-batch-commit", "nats-schedule", "nats-schedule-time-zone",
        "nats-schedule-ttl", "nats-schedule-target", "nats-schedule-source", "nats-schedule-rollup",
        "nats-schedule-next", "nats-scheduler", "nats-trace-dest", "nats-trace-only", "metadata-key-of-server",
        "metadata-key", "server-name", "cluster-name", "gateway-name", "subject-queue", "transform-source",
        "transform-destination", "transform-function",
    ),
    ("safe", "1"): ("token", "subject", "kv-key"),
    ("portable", "computed"): (
        "account-name", "cluster-name", "consumer-name", "domain", "durable-name", "filter-subject", "gateway-name",
        "header-name", "header-value", "headers-expected-subject-with-sequence", "headers-rollup-with-schedule",
        "headers-schedule-with-target", "headers-time-zone-with-cron", "inbox-prefix", "js-api-prefix",
        "js-internal-prefix", "js-user-prefix", "kv-bucket-name", "kv-key-name", "kv-operation", "kv-search-key",
        "literal-subject", "metadata-key", "nats-batch-commit", "nats-batch-id", "nats-batch-sequence",
        "nats-expected-last-msg-id", "nats-expected-last-sequence", "nats-expected-last-subject-sequence",
        "nats-expected-last-subject-sequence-subject", "nats-expected-stream", "nats-incr", "nats-marker-reason",
        "nats-msg-id", "nats-required-api-level", "nats-rollup", "nats-schedule", "nats-schedule-next",
        "nats-schedule-rollup", "nats-schedule-source", "nats-schedule-target", "nats-schedule-time-zone",
        "nats-schedule-ttl", "nats-scheduler", "nats-trace-dest", "nats-trace-only", "nats-ttl", "obj-bucket-name",
        "obj-object-name", "priority-group", "queue-name", "reply-to", "server-name", "service-endpoint",
        "service-group", "service-name", "service-queue", "service-subject", "service-version", "stored-subject",
        "stream-name", "stream-subject", "subject-publish", "subject-queue", "subject-subscribe",
    ),
}
CODECS: dict[tuple[str, str], tuple[str, ...]] = {
    ("adr20", "2024-02-05"): ("object-name",), ("adr32", "2025-02-17"): (), ("adr33", "2023-01-23"): (),
    ("adr54", "2025-08-06"): ("base64-key", "base64-key-implemented", "path-key"), ("adr6", "2021-06-28"): (),
    ("adr6", "2021-07-01"): (), ("adr6", "2021-08-18"): (), ("adr6", "2021-12-14"): (), ("adr6", "2022-09-13"): (),
    ("adr6", "2023-02-01"): (), ("aviso", "0.7"): ("topic-token",), ("aviso", "0.13"): ("topic-token",),
    ("cloudevents", "1.0.3-wip"): ("header-value", "header-value-strict"), ("column-types", "1"): (),
    ("js-api", "2.15.2"): (), ("jsm-go", "0.4.1"): (), ("mqtt", "2.11.12"): (),
    ("mqtt", "2.15.2"): ("topic", "filter", "level"), ("nats-docs", "subjects"): (), ("nats-docs", "2026-08"): (),
    ("nats-go", "1.55.0"): (), ("nats-headers", "2026-04-28"): (), ("nats-java", "2.26.2"): (),
    ("nats-js", "2.29.3"): (), ("nats-js", "3.4.0"): (), ("nats-net", "2026-08-21"): (), ("nats-py", "2.14.0"): (),
    ("nats-py", "2.15.0"): (), ("nats-py", "2.16.0"): (), ("nats-rs", "0.51.0"): (), ("nats-server", "2.9.10"): (),
    ("nats-server", "2.10.17"): (), ("nats-server", "2.10.29"): (), ("nats-server", "2.15.2"): (),
    ("nats-server", "2.15.3"): (), ("safe", "1"): ("token", "kv-key"), ("portable", "computed"): (),
}
MODULES: dict[tuple[str, str], str] = {
    ("adr20", "2024-02-05"): "adr20_2024_02_05", ("adr32", "2025-02-17"): "adr32_2025_02_17",
    ("adr33", "2023-01-23"): "adr33_2023_01_23", ("adr54", "2025-08-06"): "adr54_2025_08_06",
    ("adr6", "2021-06-28"): "adr6_2021_06_28", ("adr6", "2021-07-01"): "adr6_2021_07_01",
    ("adr6", "2021-08-18"): "adr6_2021_08_18", ("adr6", "2021-12-14"): "adr6_2021_12_14",
    ("adr6", "2022-09-13"): "adr6_2022_09_13", ("adr6", "2023-02-01"): "adr6_2023_02_01", ("aviso", "0.7"): "aviso_0_7",
    ("aviso", "0.13"): "aviso_0_13", ("cloudevents", "1.0.3-wip"): "cloudevents_1_0_3_wip",
    ("column-types", "1"): "column_types_1", ("js-api", "2.15.2"): "js_api_2_15_2", ("jsm-go", "0.4.1"): "jsm_go_0_4_1",
    ("mqtt", "2.11.12"): "mqtt_2_11_12", ("mqtt", "2.15.2"): "mqtt_2_15_2",
    ("nats-docs", "subjects"): "nats_docs_subjects", ("nats-docs", "2026-08"): "nats_docs_2026_08",
    ("nats-go", "1.55.0"): "nats_go_1_55_0", ("nats-headers", "2026-04-28"): "nats_headers_2026_04_28",
    ("nats-java", "2.26.2"): "nats_java_2_26_2", ("nats-js", "2.29.3"): "nats_js_2_29_3",
    ("nats-js", "3.4.0"): "nats_js_3_4_0", ("nats-net", "2026-08-21"): "nats_net_2026_08_21",
    ("nats-py", "2.14.0"): "nats_py_2_14_0", ("nats-py", "2.15.0"): "nats_py_2_15_0",
    ("nats-py", "2.16.0"): "nats_py_2_16_0", ("nats-rs", "0.51.0"): "nats_rs_0_51_0",
    ("nats-server", "2.9.10"): "nats_server_2_9_10", ("nats-server", "2.10.17"): "nats_server_2_10_17",
    ("nats-server", "2.10.29"): "nats_server_2_10_29", ("nats-server", "2.15.2"): "nats_server_2_15_2",
    ("nats-server", "2.15.3"): "nats_server_2_15_3", ("safe", "1"): "safe_1",
    ("portable", "computed"): "portable_computed",
}

# (specification, edition) → what else its rules are called, and the first and last release that it is about.
ALIASES: dict[tuple[str, str], dict[str, str]] = {
    ("adr6", "2023-02-01"): {
        "filter-subject": "message-subject-intended", "inbox-prefix": "message-subject-intended",
        "kv-search-key": "message-subject-intended", "obj-bucket-name": "os-bucket-name",
        "obj-object-name": "os-object-name", "stream-subject": "message-subject-intended",
        "subject-publish": "message-subject-intended", "subject-subscribe": "message-subject-intended",
    },
    ("column-types", "1"): {"double": "float", "timestamp-ltz": "timestamp"},
    ("mqtt", "2.11.12"): {"topic": "topic-name"}, ("mqtt", "2.15.2"): {"topic": "topic-name"},
    ("nats-docs", "subjects"): {"subject-publish": "subject", "subject-subscribe": "subscription"},
    ("nats-docs", "2026-08"): {"subject-publish": "subject", "subject-subscribe": "subscription"},
    ("nats-go", "1.55.0"): {
        "os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name", "stream-subject": "filter-subject",
    },
    ("nats-java", "2.26.2"): {"os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name"},
    ("nats-js", "2.29.3"): {"os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name"},
    ("nats-js", "3.4.0"): {"os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name"},
    ("nats-net", "2026-08-21"): {"os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name"},
    ("nats-py", "2.14.0"): {"os-bucket-name": "obj-bucket-name"},
    ("nats-py", "2.15.0"): {"os-bucket-name": "obj-bucket-name"},
    ("nats-py", "2.16.0"): {"os-bucket-name": "obj-bucket-name"},
    ("nats-rs", "0.51.0"): {"os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name"},
    ("nats-server", "2.9.10"): {"filter-subject": "stream-subject", "os-bucket-name": "obj-bucket-name"},
    ("nats-server", "2.10.17"): {"filter-subject": "stream-subject", "os-bucket-name": "obj-bucket-name"},
    ("nats-server", "2.10.29"): {"filter-subject": "stream-subject", "os-bucket-name": "obj-bucket-name"},
    ("nats-server", "2.15.3"): {"filter-subject": "stream-subject", "os-bucket-name": "obj-bucket-name"},
    ("portable", "computed"): {
        "os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name",
        "service-endpoint-intended": "service-endpoint", "subject": "subject-publish",
        "subscription": "subject-subscribe",
    },
}
RELEASES: dict[tuple[str, str], tuple[str, str]] = {
    ("js-api", "2.15.2"): ("2.15.2", "2.15.3"), ("jsm-go", "0.4.1"): ("0.4.1", "0.5.1"),
    ("mqtt", "2.11.12"): ("2.10.0", "2.11.14"), ("mqtt", "2.15.2"): ("2.14.1", "2.15.3"),
    ("nats-go", "1.55.0"): ("1.55.0", "1.55.0"), ("nats-java", "2.26.2"): ("2.26.2", "2.26.2"),
    ("nats-js", "2.29.3"): ("2.26.0", "2.29.3"), ("nats-js", "3.4.0"): ("3.4.0", "3.4.0"),
    ("nats-py", "2.14.0"): ("2.11.0", "2.14.0"), ("nats-py", "2.15.0"): ("2.15.0", "2.15.0"),
    ("nats-py", "2.16.0"): ("2.16.0", "2.16.0"), ("nats-rs", "0.51.0"): ("0.51.0", "0.51.0"),
    ("nats-server", "2.9.10"): ("2.9.10", "2.10.7"), ("nats-server", "2.10.17"): ("2.10.8", "2.10.21"),
    ("nats-server", "2.10.29"): ("2.10.22", "2.10.29"), ("nats-server", "2.15.2"): ("2.11.0", "2.15.2"),
    ("nats-server", "2.15.3"): ("2.11.0", "2.15.3"),
}

# Role → who has a rule for it, and its address: rules of different dialects that are about the same kind of name.
ROLES: dict[str, tuple[tuple[str, str], ...]] = {
    "account-name": (
        ("ADR-6", "adr6@2023-02-01:account-name"), ("nats-server 2.9", "nats-server@2.9.10:account-name"),
        ("nats-server 2.15", "nats-server@2.15.3:account-name"),
    ),
    "cluster-name": (("nats-server 2.15", "nats-server@2.15.3:cluster-name"),),
    "consumer-name": (
        ("ADR-6", "adr6@2023-02-01:consumer-name"), ("jsm.go", "jsm-go@0.4.1:consumer-name"),
        ("nats.go", "nats-go@1.55.0:consumer-name"), ("nats.java", "nats-java@2.26.2:consumer-name"),
        ("nats.js", "nats-js@3.4.0:consumer-name"), ("nats.net", "nats-net@2026-08-21:consumer-name"),
        ("nats.py", "nats-py@2.16.0:consumer-name"), ("nats.rs", "nats-rs@0.51.0:consumer-name"),
        ("nats-server 2.9", "nats-server@2.9.10:consumer-name"),
        ("nats-server 2.15", "nats-server@2.15.3:consumer-name"),
    ),
    "domain": (
        ("jsm.go", "jsm-go@0.4.1:domain"), ("nats.java", "nats-java@2.26.2:domain"),
        ("nats-server 2.9", "nats-server@2.9.10:domain"), ("nats-server 2.15", "nats-server@2.15.3:domain"),
    ),
    "durable-name": (
        ("ADR-6", "adr6@2023-02-01:durable-name"), ("jsm.go", "jsm-go@0.4.1:durable-name"),
        ("nats.go", "nats-go@1.55.0:durable-name"), ("nats.java", "nats-java@2.26.2:durable-name"),
        ("nats.js", "nats-js@3.4.0:durable-name"), ("nats.net", "nats-net@2026-08-21:durable-name"),
        ("nats.py", "nats-py@2.16.0:durable-name"), ("nats.rs", "nats-rs@0.51.0:durable-name"),
        ("nats-server 2.9", "nats-server@2.9.10:durable-name"), ("nats-server 2.15", "nats-server@2.15.3:durable-name"),
    ),
    "filter-subject": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"), ("nats.go", "nats-go@1.55.0:filter-subject"),
        ("nats-server 2.9", "nats-server@2.9.10:stream-subject"),
        ("nats-server 2.15", "nats-server@2.15.3:stream-subject"),
    ),
    "gateway-name": (("nats-server 2.15", "nats-server@2.15.3:gateway-name"),),
    "header-name": (
        ("nats.go", "nats-go@1.55.0:header-name"), ("NATS ADRs", "nats-headers@2026-04-28:header-name"),
        ("nats.java", "nats-java@2.26.2:header-name"), ("nats.js", "nats-js@3.4.0:header-name"),
        ("nats.net", "nats-net@2026-08-21:header-name"), ("nats.py", "nats-py@2.16.0:header-name"),
        ("nats.rs", "nats-rs@0.51.0:header-name"),
    ),
    "header-value": (
        ("nats.go", "nats-go@1.55.0:header-value"), ("NATS ADRs", "nats-headers@2026-04-28:header-value"),
        ("nats.java", "nats-java@2.26.2:header-value"), ("nats.js", "nats-js@3.4.0:header-value"),
        ("nats.net", "nats-net@2026-08-21:header-value"), ("nats.py", "nats-py@2.16.0:header-value"),
        ("nats.rs", "nats-rs@0.51.0:header-value"),
    ),
    "headers-expected-subject-with-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:headers-expected-subject-with-sequence"),
    ),
    "headers-rollup-with-schedule": (("NATS ADRs", "nats-headers@2026-04-28:headers-rollup-with-schedule"),),
    "headers-schedule-with-target": (("NATS ADRs", "nats-headers@2026-04-28:headers-schedule-with-target"),),
    "headers-time-zone-with-cron": (("NATS ADRs", "nats-headers@2026-04-28:headers-time-zone-with-cron"),),
    "inbox-prefix": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"), ("nats.go", "nats-go@1.55.0:inbox-prefix"),
        ("nats.js", "nats-js@3.4.0:inbox-prefix"),
    ),
    "js-api-prefix": (
        ("jsm.go", "jsm-go@0.4.1:js-api-prefix"), ("nats.go", "nats-go@1.55.0:js-api-prefix"),
        ("nats.java", "nats-java@2.26.2:js-api-prefix"), ("nats.js", "nats-js@3.4.0:js-api-prefix"),
    ),
    "js-internal-prefix": (("ADR-6", "adr6@2023-02-01:js-internal-prefix"),),
    "js-user-prefix": (("ADR-6", "adr6@2023-02-01:js-user-prefix"),),
    "kv-bucket-name": (
        ("ADR-6", "adr6@2023-02-01:kv-bucket-name"), ("NATS documentation", "nats-docs@2026-08:kv-bucket-name"),
        ("nats.go", "nats-go@1.55.0:kv-bucket-name"), ("nats.java", "nats-java@2.26.2:kv-bucket-name"),
        ("nats.js", "nats-js@3.4.0:kv-bucket-name"), ("nats.net", "nats-net@2026-08-21:kv-bucket-name"),
        ("nats.py", "nats-py@2.16.0:kv-bucket-name"), ("nats.rs", "nats-rs@0.51.0:kv-bucket-name"),
        ("nats-server 2.9", "nats-server@2.9.10:kv-bucket-name"),
        ("nats-server 2.15", "nats-server@2.15.3:kv-bucket-name"),
    ),
    "kv-key-name": (
        ("ADR-6", "adr6@2023-02-01:kv-key-name"), ("NATS documentation", "nats-docs@2026-08:kv-key-name"),
        ("nats.go", "nats-go@1.55.0:kv-key-name"), ("nats.java", "nats-java@2.26.2:kv-key-name"),
        ("nats.js", "nats-js@3.4.0:kv-key-name"), ("nats.net", "nats-net@2026-08-21:kv-key-name"),
        ("nats.py", "nats-py@2.16.0:kv-key-name"), ("nats.rs", "nats-rs@0.51.0:kv-key-name"),
        ("nats-server 2.9 (stored-subject)", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.9", "nats-server@2.9.10:kv-key-name"),
        ("nats-server 2.15 (stored-subject)", "nats-server@2.15.3:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.3:kv-key-name"),
    ),
    "kv-operation": (("NATS ADRs", "nats-headers@2026-04-28:kv-operation"),),
    "kv-search-key": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"), ("nats.go", "nats-go@1.55.0:kv-search-key"),
        ("nats.java", "nats-java@2.26.2:kv-search-key"), ("nats.js", "nats-js@3.4.0:kv-search-key"),
        ("nats-server 2.9", "nats-server@2.9.10:kv-search-key"),
        ("nats-server 2.15", "nats-server@2.15.3:kv-search-key"),
    ),
    "literal-subject": (
        ("nats-server 2.9", "nats-server@2.9.10:literal-subject"),
        ("nats-server 2.15", "nats-server@2.15.3:literal-subject"),
    ),
    "metadata-key": (
        ("ADR-33", "adr33@2023-01-23:metadata-key"), ("nats-server 2.15", "nats-server@2.15.3:metadata-key"),
    ),
    "nats-batch-commit": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-batch-commit"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-batch-commit"),
    ),
    "nats-batch-id": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-batch-id"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-batch-id"),
    ),
    "nats-batch-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-batch-sequence"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-batch-sequence"),
    ),
    "nats-expected-last-msg-id": (("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-msg-id"),),
    "nats-expected-last-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-sequence"),
        ("nats-server 2.9", "nats-server@2.9.10:nats-expected-last-sequence"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-expected-last-sequence"),
    ),
    "nats-expected-last-subject-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-subject-sequence"),
        ("nats-server 2.9", "nats-server@2.9.10:nats-expected-last-subject-sequence"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-expected-last-subject-sequence"),
    ),
    "nats-expected-last-subject-sequence-subject": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-subject-sequence-subject"),
    ),
    "nats-expected-stream": (("NATS ADRs", "nats-headers@2026-04-28:nats-expected-stream"),),
    "nats-incr": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-incr"), ("nats-server 2.15", "nats-server@2.15.3:nats-incr"),
    ),
    "nats-marker-reason": (("NATS ADRs", "nats-headers@2026-04-28:nats-marker-reason"),),
    "nats-msg-id": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-msg-id"), ("nats-server 2.9", "nats-server@2.9.10:nats-msg-id"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-msg-id"),
    ),
    "nats-required-api-level": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-required-api-level"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-required-api-level"),
    ),
    "nats-rollup": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-rollup"), ("nats-server 2.9", "nats-server@2.9.10:nats-rollup"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-rollup"),
    ),
    "nats-schedule": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-schedule"),
    ),
    "nats-schedule-next": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-next"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-schedule-next"),
    ),
    "nats-schedule-rollup": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-rollup"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-schedule-rollup"),
    ),
    "nats-schedule-source": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-source"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-schedule-source"),
    ),
    "nats-schedule-target": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-target"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-schedule-target"),
    ),
    "nats-schedule-time-zone": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-time-zone"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-schedule-time-zone"),
    ),
    "nats-schedule-ttl": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-ttl"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-schedule-ttl"),
    ),
    "nats-scheduler": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-scheduler"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-scheduler"),
    ),
    "nats-trace-dest": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-trace-dest"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-trace-dest"),
    ),
    "nats-trace-only": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-trace-only"),
        ("nats-server 2.15", "nats-server@2.15.3:nats-trace-only"),
    ),
    "nats-ttl": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-ttl"), ("nats-server 2.15", "nats-server@2.15.3:nats-ttl"),
    ),
    "obj-bucket-name": (
        ("ADR-6", "adr6@2023-02-01:os-bucket-name"), ("nats.go", "nats-go@1.55.0:obj-bucket-name"),
        ("nats.java", "nats-java@2.26.2:obj-bucket-name"), ("nats.js", "nats-js@3.4.0:obj-bucket-name"),
        ("nats.net", "nats-net@2026-08-21:obj-bucket-name"), ("nats.py", "nats-py@2.16.0:obj-bucket-name"),
        ("nats.rs", "nats-rs@0.51.0:obj-bucket-name"), ("nats-server 2.9", "nats-server@2.9.10:obj-bucket-name"),
        ("nats-server 2.15", "nats-server@2.15.3:obj-bucket-name"),
    ),
    "obj-object-name": (
        ("ADR-6", "adr6@2023-02-01:os-object-name"), ("nats.go", "nats-go@1.55.0:obj-object-name"),
        ("nats.java", "nats-java@2.26.2:obj-object-name"), ("nats.js", "nats-js@3.4.0:obj-object-name"),
        ("nats.net", "nats-net@2026-08-21:obj-object-name"), ("nats.rs", "nats-rs@0.51.0:obj-object-name"),
    ),
    "priority-group": (
        ("nats.js", "nats-js@3.4.0:priority-group"), ("nats-server 2.15", "nats-server@2.15.3:priority-group"),
    ),
    "queue-name": (
        ("ADR-6", "adr6@2023-02-01:queue-name"), ("nats.go", "nats-go@1.55.0:queue-name"),
        ("nats.java", "nats-java@2.26.2:queue-name"), ("nats.js", "nats-js@3.4.0:queue-name"),
        ("nats.net", "nats-net@2026-08-21:queue-name"), ("nats.py", "nats-py@2.16.0:queue-name"),
        ("nats.rs", "nats-rs@0.51.0:queue-name"), ("nats-server 2.9", "nats-server@2.9.10:queue-name"),
        ("nats-server 2.15", "nats-server@2.15.3:queue-name"),
    ),
    "reply-to": (
        ("ADR-6", "adr6@2023-02-01:reply-to"), ("nats.go", "nats-go@1.55.0:reply-to"),
        ("nats.java", "nats-java@2.26.2:reply-to"), ("nats.js", "nats-js@3.4.0:reply-to"),
        ("nats.net", "nats-net@2026-08-21:reply-to"), ("nats.py", "nats-py@2.16.0:reply-to"),
        ("nats.rs", "nats-rs@0.51.0:reply-to"), ("nats-server 2.9", "nats-server@2.9.10:reply-to"),
        ("nats-server 2.15", "nats-server@2.15.3:reply-to"),
    ),
    "server-name": (("nats-server 2.15", "nats-server@2.15.3:server-name"),),
    "service-endpoint": (
        ("ADR-32", "adr32@2025-02-17:service-endpoint-intended"), ("nats.go", "nats-go@1.55.0:service-endpoint"),
        ("nats.java", "nats-java@2.26.2:service-endpoint"), ("nats.js", "nats-js@3.4.0:service-endpoint"),
        ("nats.py", "nats-py@2.16.0:service-endpoint"),
    ),
    "service-group": (
        ("ADR-32", "adr32@2025-02-17:service-group"), ("nats.go", "nats-go@1.55.0:service-group"),
        ("nats.java", "nats-java@2.26.2:service-group"), ("nats.js", "nats-js@3.4.0:service-group"),
        ("nats.net", "nats-net@2026-08-21:service-group"), ("nats.py", "nats-py@2.16.0:service-group"),
        ("nats.rs", "nats-rs@0.51.0:service-group"),
    ),
    "service-name": (
        ("ADR-32", "adr32@2025-02-17:service-name"), ("nats.go", "nats-go@1.55.0:service-name"),
        ("nats.java", "nats-java@2.26.2:service-name"), ("nats.js", "nats-js@3.4.0:service-name"),
        ("nats.net", "nats-net@2026-08-21:service-name"), ("nats.py", "nats-py@2.16.0:service-name"),
        ("nats.rs", "nats-rs@0.51.0:service-name"),
    ),
    "service-queue": (
        ("nats.go", "nats-go@1.55.0:service-queue"), ("nats.java", "nats-java@2.26.2:service-queue"),
        ("nats.js", "nats-js@3.4.0:service-queue"), ("nats.net", "nats-net@2026-08-21:service-queue"),
        ("nats.py", "nats-py@2.16.0:service-queue"), ("nats.rs", "nats-rs@0.51.0:service-queue"),
    ),
    "service-subject": (
        ("ADR-32", "adr32@2025-02-17:service-subject"), ("nats.go", "nats-go@1.55.0:service-subject"),
        ("nats.java", "nats-java@2.26.2:service-subject"), ("nats.js", "nats-js@3.4.0:service-subject"),
        ("nats.net", "nats-net@2026-08-21:service-subject"), ("nats.py", "nats-py@2.16.0:service-subject"),
        ("nats.rs", "nats-rs@0.51.0:service-subject"),
    ),
    "service-version": (
        ("ADR-32", "adr32@2025-02-17:service-version"), ("nats.go", "nats-go@1.55.0:service-version"),
        ("nats.java", "nats-java@2.26.2:service-version"), ("nats.js", "nats-js@3.4.0:service-version"),
        ("nats.net", "nats-net@2026-08-21:service-version"), ("nats.py", "nats-py@2.16.0:service-version"),
        ("nats.rs", "nats-rs@0.51.0:service-version"),
    ),
    "stored-subject": (
        ("nats-server 2.9", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.3:stored-subject"),
    ),
    "stream-name": (
        ("ADR-6", "adr6@2023-02-01:stream-name"), ("jsm.go", "jsm-go@0.4.1:stream-name"),
        ("NATS documentation", "nats-docs@2026-08:stream-name"), ("nats.go", "nats-go@1.55.0:stream-name"),
        ("nats.java", "nats-java@2.26.2:stream-name"), ("nats.js", "nats-js@3.4.0:stream-name"),
        ("nats.net", "nats-net@2026-08-21:stream-name"), ("nats.py", "nats-py@2.16.0:stream-name"),
        ("nats.rs", "nats-rs@0.51.0:stream-name"), ("nats-server 2.9", "nats-server@2.9.10:stream-name"),
        ("nats-server 2.15", "nats-server@2.15.3:stream-name"),
    ),
    "stream-subject": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"), ("nats-server 2.9", "nats-server@2.9.10:stream-subject"),
        ("nats-server 2.9 (stored-subject)", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.3:stream-subject"),
        ("nats-server 2.15 (stored-subject)", "nats-server@2.15.3:stored-subject"),
    ),
    "subject-publish": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"), ("NATS documentation", "nats-docs@2026-08:subject"),
        ("nats.go", "nats-go@1.55.0:subject-publish"), ("nats.java", "nats-java@2.26.2:subject-publish"),
        ("nats.js", "nats-js@3.4.0:subject-publish"), ("nats.net", "nats-net@2026-08-21:subject-publish"),
        ("nats.py", "nats-py@2.16.0:subject-publish"), ("nats.rs", "nats-rs@0.51.0:subject-publish"),
        ("nats-server 2.9", "nats-server@2.9.10:subject-publish"),
        ("nats-server 2.9 (stored-subject)", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.3:subject-publish"),
        ("nats-server 2.15 (stored-subject)", "nats-server@2.15.3:stored-subject"),
    ),
    "subject-queue": (("nats-server 2.15", "nats-server@2.15.3:subject-queue"),),
    "subject-subscribe": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"), ("NATS documentation", "nats-docs@2026-08:subscription"),
        ("nats.go", "nats-go@1.55.0:subject-subscribe"), ("nats.java", "nats-java@2.26.2:subject-subscribe"),
        ("nats.js", "nats-js@3.4.0:subject-subscribe"), ("nats.net", "nats-net@2026-08-21:subject-subscribe"),
        ("nats.py", "nats-py@2.16.0:subject-subscribe"), ("nats.rs", "nats-rs@0.51.0:subject-subscribe"),
        ("nats-server 2.9", "nats-server@2.9.10:subject-subscribe"),
        ("nats-server 2.15", "nats-server@2.15.3:subject-subscribe"),
    ),
}

# How each kind of bucket is stored.
BUCKETS: tuple[BucketEntry, ...] = (
    {"role": "kv-bucket-name", "stream": "KV_{}", "subjects": ("$KV.{}.>",)},
    {"role": "obj-bucket-name", "stream": "OBJ_{}", "subjects": ("$O.{}.C.>", "$O.{}.M.>")},
)

# What servers reject in the configuration of streams and consumers.
REFUSALS: tuple[RefusalEntry, ...] = (
    {
        "about": "stream", "code": "DURATION", "since": "", "before": "", "when": "max_age<100ms", "each": "",
        "says": "`max_age` is less than 100 ms", "error": 10052,
    },
    {
        "about": "stream", "code": "DURATION", "since": "", "before": "", "when": "duplicate_window<100ms", "each": "",
        "says": "`duplicate_window` is less than 100 ms", "error": 10052,
    },
    {
        "about": "stream", "code": "DURATION", "since": "", "before": "", "when": "duplicate_window>max_age",
        "each": "", "says": "`duplicate_window` is longer than `max_age`", "error": 10052,
    },
    {
        "about": "stream", "code": "DURATION", "since": "2.11", "before": "", "when": "subject_delete_marker_ttl<1s",
        "each": "", "says": "`subject_delete_marker_ttl` is less than 1 s", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "", "when": "allow_rollup_hdrs deny_purge",
        "each": "", "says": "`allow_rollup_hdrs` excludes `deny_purge`: a roll-up purges", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "", "when": "discard_new_per_subject -discard=new",
        "each": "", "says": "`discard_new_per_subject` needs `discard: new`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "",
        "when": "discard_new_per_subject -max_msgs_per_subject>0", "each": "",
        "says": "`discard_new_per_subject` needs `max_msgs_per_subject`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.12", "before": "", "when": "allow_msg_counter discard=new",
        "each": "", "says": "`allow_msg_counter` excludes `discard: new`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.12", "before": "", "when": "allow_msg_counter allow_msg_ttl",
        "each": "", "says": "`allow_msg_counter` excludes `allow_msg_ttl`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.12", "before": "",
        "when": "allow_msg_counter -retention=limits", "each": "",
        "says": "`allow_msg_counter` needs `retention: limits`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.14.2", "before": "",
        "when": "allow_msg_counter allow_msg_schedules", "each": "",
        "says": "`allow_msg_counter` excludes `allow_msg_schedules`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.14.2", "before": "",
        "when": "allow_msg_schedules discard=new", "each": "", "says": "`allow_msg_schedules` excludes `discard: new`",
        "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.12", "before": "", "when": "persist_mode=async -storage=file",
        "each": "", "says": "`persist_mode: async` needs `storage: file`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.12", "before": "",
        "when": "persist_mode=async num_replicas>1", "each": "",
        "says": "`persist_mode: async` excludes more than one replica", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.12", "before": "", "when": "persist_mode=async allow_atomic",
        "each": "", "says": "`persist_mode: async` excludes `allow_atomic`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "2.11", "before": "", "when": "placement.preferred", "each": "",
        "says": "no server may be preferred when a stream is created", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "", "when": "num_replicas>5", "each": "",
        "says": "`num_replicas` is at most 5", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "", "when": "num_replicas<0", "each": "",
        "says": "`num_replicas` is negative", "error": 10133,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "", "when": "mirror_direct -mirror", "each": "",
        "says": "`mirror_direct` needs a `mirror`", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "", "when": "sealed -state", "each": "",
        "says": "a stream cannot be created with `sealed`; seal it with an update", "error": 10052,
    },
    {
        "about": "stream", "code": "MEMBERS", "since": "", "before": "2.14", "when": "template_owner", "each": "",
        "says": "`template_owner` is for streams that a template made", "error": 10049,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "", "before": "", "when": "subjects mirror", "each": "",
        "says": "a mirror has no `subjects` of its own", "error": 10034,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "", "before": "", "when": "sources mirror", "each": "",
        "says": "a mirror has no `sources`", "error": 10031,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.10", "before": "", "when": "first_seq mirror", "each": "",
        "says": "a mirror has no `first_seq` of its own", "error": 10143,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.11", "before": "", "when": "subject_delete_marker_ttl mirror",
        "each": "", "says": "a mirror writes no delete markers", "error": 10052,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.12", "before": "", "when": "allow_msg_counter mirror",
        "each": "", "says": "a mirror does not count: `allow_msg_counter`", "error": 10173,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.12", "before": "", "when": "allow_msg_schedules mirror",
        "each": "", "says": "a mirror has no schedules: `allow_msg_schedules`", "error": 10186,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.12", "before": "", "when": "allow_atomic mirror", "each": "",
        "says": "nobody publishes to a mirror: `allow_atomic`", "error": 10198,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.14", "before": "", "when": "allow_batched mirror", "each": "",
        "says": "nobody publishes to a mirror: `allow_batched`", "error": 10209,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.12", "before": "", "when": "allow_msg_schedules sources",
        "each": "", "says": "a stream with `sources` has no schedules: `allow_msg_schedules`", "error": 10187,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "", "before": "2.10", "when": "republish mirror", "each": "",
        "says": "a mirror cannot `republish`", "error": 10052,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "", "before": "2.10", "when": "republish sources -subjects",
        "each": "", "says": "`republish` needs `subjects`", "error": 10052,
    },
    {
        "about": "mirror", "code": "ORIGIN", "since": "2.10", "before": "", "when": "filter_subject subject_transforms",
        "each": "",
        "says": "`filter_subject` excludes `subject_transforms`: their `src` are filters",
        "error": 10150,
    },
    {
        "about": "sources", "code": "ORIGIN", "since": "2.10", "before": "",
        "when": "filter_subject subject_transforms", "each": "",
        "says": "`filter_subject` excludes `subject_transforms`: their `src` are filters",
        "error": 10144,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "2.10", "before": "", "when": "filter_subjects filter_subject",
        "each": "", "says": "`filter_subjects` excludes `filter_subject`", "error": 10136,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "", "when": "backoff>max_deliver", "each": "",
        "says": "`backoff` has more entries than `max_deliver` allows deliveries", "error": 10116,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "2.10.23", "when": "backoff~max_deliver",
        "each": "", "says": "`backoff` has as many entries as `max_deliver` allows deliveries", "error": 10116,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "2.10.14", "when": "backoff -max_deliver>0",
        "each": "", "says": "`backoff` needs a `max_deliver` larger than its number of entries", "error": 10116,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "2.12", "when": "backoff max_deliver<-1",
        "each": "", "says": "`backoff` excludes a `max_deliver` below -1", "error": 10116,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "", "when": "num_replicas<0", "each": "",
        "says": "`num_replicas` is negative", "error": 10133,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "2.11", "before": "",
        "when": "-priority_policy=none -priority_groups -deliver_subject", "each": "",
        "says": "`priority_policy` needs `priority_groups`", "error": 10159,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "2.11", "before": "",
        "when": "-priority_policy=none deliver_subject", "each": "",
        "says": "`priority_policy` excludes `deliver_subject`: priority groups are for pull consumers",
        "error": 10178,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "2.12", "before": "",
        "when": "priority_groups priority_policy=none", "each": "",
        "says": "`priority_groups` need a `priority_policy`", "error": 10196,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "2.12", "before": "",
        "when": "priority_timeout>0 priority_policy=none", "each": "",
        "says": "`priority_timeout` needs a `priority_policy`", "error": 10197,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "2.12.5",
        "when": "name durable_name -name~durable_name", "each": "", "says": "`name` differs from `durable_name`",
        "error": 10132,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "opt_start_seq -deliver_policy=by_start_sequence", "each": "",
        "says": "`opt_start_seq` needs `deliver_policy: by_start_sequence`", "error": 10094,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "opt_start_time -deliver_policy=by_start_time", "each": "",
        "says": "`opt_start_time` needs `deliver_policy: by_start_time`", "error": 10094,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "deliver_policy=by_start_sequence -opt_start_seq", "each": "",
        "says": "`deliver_policy: by_start_sequence` needs `opt_start_seq`", "error": 10094,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "deliver_policy=by_start_time -opt_start_time", "each": "",
        "says": "`deliver_policy: by_start_time` needs `opt_start_time`", "error": 10094,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "deliver_policy=last_per_subject -filter_subject -filter_subjects", "each": "",
        "says": "`deliver_policy: last_per_subject` needs a filter; `>` selects all", "error": 10094,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "", "when": "max_waiting>0 deliver_subject",
        "each": "", "says": "`max_waiting` excludes `deliver_subject`: it is for pull consumers", "error": 10080,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "max_ack_pending>0 deliver_subject ack_policy=none", "each": "",
        "says": "`max_ack_pending` needs an `ack_policy`", "error": 10082,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "", "when": "rate_limit_bps -deliver_subject",
        "each": "", "says": "`rate_limit_bps` needs `deliver_subject`: it is for push consumers", "error": 10086,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "", "when": "idle_heartbeat>0 -deliver_subject",
        "each": "", "says": "`idle_heartbeat` needs `deliver_subject`: it is for push consumers", "error": 10088,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "flow_control -deliver_subject -ack_policy=flow_control", "each": "",
        "says": "`flow_control` needs `deliver_subject`: it is for push consumers", "error": 10089,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "", "when": "direct -deliver_subject",
        "each": "", "says": "`direct` needs `deliver_subject`: it is for push consumers", "error": 10090,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "direct durable_name deliver_subject", "each": "", "says": "`direct` excludes `durable_name`",
        "error": 10091,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "",
        "when": "flow_control deliver_subject -idle_heartbeat>0 -ack_policy=flow_control",
        "each": "", "says": "`flow_control` needs `idle_heartbeat`", "error": 10108,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "2.12", "when": "max_batch<0 -deliver_subject",
        "each": "", "says": "`max_batch` is negative", "error": 10114,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "2.12", "when": "max_waiting<0 deliver_subject",
        "each": "", "says": "`max_waiting` excludes `deliver_subject`: it is for pull consumers", "error": 10080,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "", "before": "2.12", "when": "max_waiting<0 -deliver_subject",
        "each": "", "says": "`max_waiting` is negative", "error": 10087,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "2.10", "before": "",
        "when": "deliver_subject ack_policy=none -max_ack_pending stream.consumer_limits.max_ack_pending>0",
        "each": "",
        "says": "`consumer_limits` of the stream set `max_ack_pending`, which needs an `ack_policy`",
        "error": 10082,
    },
    {
        "about": "consumer", "code": "MEMBERS", "since": "2.10", "before": "",
        "when": "max_ack_pending>stream.consumer_limits.max_ack_pending", "each": "",
        "says": "`max_ack_pending` is more than `consumer_limits` of the stream allow", "error": 10121,
    },
    {
        "about": "consumer", "code": "DURATION", "since": "2.10", "before": "",
        "when": "inactive_threshold>stream.consumer_limits.inactive_threshold", "each": "",
        "says": "`inactive_threshold` is longer than `consumer_limits` of the stream allow",
        "error": 10153,
    },
    {
        "about": "consumer", "code": "DURATION", "since": "", "before": "",
        "when": "idle_heartbeat<100ms idle_heartbeat>0 deliver_subject", "each": "",
        "says": "`idle_heartbeat` is less than 100 ms", "error": 10083,
    },
    {
        "about": "consumer", "code": "DURATION", "since": "", "before": "",
        "when": "max_expires<1ms max_expires>0 -deliver_subject", "each": "", "says": "`max_expires` is less than 1 ms",
        "error": 10115,
    },
    {
        "about": "consumer", "code": "DURATION", "since": "", "before": "2.12",
        "when": "max_expires<0 -deliver_subject", "each": "", "says": "`max_expires` is negative", "error": 10115,
    },
    {
        "about": "consumer", "code": "DURATION", "since": "2.12", "before": "", "when": "ack_wait<0 -backoff",
        "each": "", "says": "`ack_wait` is negative", "error": 10183,
    },
    {
        "about": "consumer", "code": "DURATION", "since": "", "before": "", "when": "ack_wait<1ms ack_wait>0",
        "each": "", "says": "`ack_wait` is less than 1 ms", "error": 0,
    },
    {
        "about": "consumer", "code": "DURATION", "since": "", "before": "",
        "when": "inactive_threshold<1ms inactive_threshold>0", "each": "",
        "says": "`inactive_threshold` is less than 1 ms", "error": 0,
    },
    {
        "about": "consumer", "code": "WORK_QUEUE", "since": "", "before": "",
        "when": "ack_policy=none stream.retention=workqueue -deliver_subject", "each": "",
        "says": "a pull consumer of a work queue needs `ack_policy: explicit`", "error": 10084,
    },
    {
        "about": "consumer", "code": "WORK_QUEUE", "since": "", "before": "",
        "when": "ack_policy=none stream.retention=workqueue deliver_subject -direct -sourcing",
        "each": "", "says": "a consumer of a work queue needs `ack_policy: explicit`", "error": 10098,
    },
    {
        "about": "consumer", "code": "WORK_QUEUE", "since": "", "before": "",
        "when": "ack_policy=all stream.retention=workqueue -direct -sourcing", "each": "",
        "says": "a consumer of a work queue needs `ack_policy: explicit`", "error": 10098,
    },
    {
        "about": "consumer", "code": "WORK_QUEUE", "since": "", "before": "",
        "when": "-deliver_policy=all stream.retention=workqueue ack_policy=explicit -direct -sourcing",
        "each": "", "says": "a consumer of a work queue needs `deliver_policy: all`", "error": 10101,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "2.11", "before": "", "when": "",
        "each": "destinations subject_transform", "says": "`dest` cannot be made from `src`", "error": 10156,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "", "before": "", "when": "", "each": "destinations republish",
        "says": "`dest` of `republish` cannot be made from `src`", "error": 10052,
    },
    {
        "about": "mirror", "code": "TRANSFORM", "since": "2.11", "before": "", "when": "",
        "each": "destinations subject_transforms", "says": "`dest` cannot be made from `src`", "error": 10154,
    },
    {
        "about": "sources", "code": "TRANSFORM", "since": "2.11", "before": "", "when": "",
        "each": "destinations subject_transforms", "says": "`dest` cannot be made from `src`", "error": 10146,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "2.11", "before": "2.15", "when": "",
        "each": "older subject_transform (?P<call>\\{\\{\\s*(left|right)\\s*\\(.*?\\}\\})",
        "says": "`left` or `right` in `dest`", "error": 10156,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "", "before": "2.10.16", "when": "",
        "each": "older republish (?P<call>\\{\\{\\s*(left|right)\\s*\\(.*?\\}\\})",
        "says": "`left` or `right` in `dest`", "error": 10052,
    },
    {
        "about": "mirror", "code": "TRANSFORM", "since": "2.11", "before": "2.15", "when": "",
        "each": "older subject_transforms (?P<call>\\{\\{\\s*(left|right)\\s*\\(.*?\\}\\})",
        "says": "`left` or `right` in `dest`", "error": 10154,
    },
    {
        "about": "sources", "code": "TRANSFORM", "since": "2.10", "before": "2.15", "when": "",
        "each": "older subject_transforms (?P<call>\\{\\{\\s*(left|right)\\s*\\(.*?\\}\\})",
        "says": "`left` or `right` in `dest`", "error": 10146,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "2.11", "before": "2.12", "when": "",
        "each": "older subject_transform (?P<call>\\{\\{\\s*(random\\s*\\(|partition\\s*\\([^,]*\\)).*?\\}\\})",
        "says": "`random`, or `partition` of all tokens, in `dest`", "error": 10156,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "", "before": "2.12", "when": "",
        "each": "older republish (?P<call>\\{\\{\\s*(random\\s*\\(|partition\\s*\\([^,]*\\)).*?\\}\\})",
        "says": "`random`, or `partition` of all tokens, in `dest`", "error": 10052,
    },
    {
        "about": "mirror", "code": "TRANSFORM", "since": "2.11", "before": "2.12", "when": "",
        "each": "older subject_transforms (?P<call>\\{\\{\\s*(random\\s*\\(|partition\\s*\\([^,]*\\)).*?\\}\\})",
        "says": "`random`, or `partition` of all tokens, in `dest`", "error": 10154,
    },
    {
        "about": "sources", "code": "TRANSFORM", "since": "2.11", "before": "2.12", "when": "",
        "each": "older subject_transforms (?P<call>\\{\\{\\s*(random\\s*\\(|partition\\s*\\([^,]*\\)).*?\\}\\})",
        "says": "`random`, or `partition` of all tokens, in `dest`", "error": 10146,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "", "before": "2.10", "when": "", "each": "unused republish",
        "says": "`dest` of `republish` leaves out wildcards in `src`", "error": 10052,
    },
    {
        "about": "stream", "code": "TRANSFORM", "since": "", "before": "2.10", "when": "-republish.dest", "each": "",
        "says": "`dest` of `republish` is empty", "error": 10052,
    },
    {
        "about": "stream", "code": "REPUBLISH_CYCLE", "since": "", "before": "",
        "when": "republish subjects=> -republish.dest", "each": "",
        "says": "`republish` without a `dest` leads back into `>` of the same stream", "error": 10052,
    },
    {
        "about": "mirror", "code": "ORIGIN", "since": "2.10.14", "before": "", "when": "",
        "each": "overlaps subject_transforms", "says": "`subject_transforms` overlap", "error": 10152,
    },
    {
        "about": "sources", "code": "ORIGIN", "since": "2.10", "before": "", "when": "",
        "each": "covers subject_transforms", "says": "one of the `subject_transforms` covers another", "error": 10147,
    },
    {
        "about": "mirror", "code": "ORIGIN", "since": "2.10.14", "before": "2.15.3", "when": "",
        "each": "overlaps subject_transforms 2.15.2", "says": "`subject_transforms` overlap for the server alone",
        "error": 10152,
    },
    {
        "about": "sources", "code": "ORIGIN", "since": "2.10", "before": "2.15.3", "when": "",
        "each": "covers subject_transforms 2.15.2",
        "says": "one of the `subject_transforms` covers another for the server alone", "error": 10147,
    },
    {
        "about": "stream", "code": "ORIGIN", "since": "2.10", "before": "", "when": "", "each": "twice sources",
        "says": "the same source twice", "error": 10140,
    },
    {
        "about": "", "code": "STREAM_NAME", "since": "", "before": "", "when": "", "each": "",
        "says": "the name of a stream is not accepted", "error": 10052,
    },
    {
        "about": "", "code": "STREAM_NAME", "since": "2.10", "before": "", "when": "", "each": "",
        "says": "the name of a mirrored stream is not accepted", "error": 10142,
    },
    {
        "about": "", "code": "STREAM_NAME", "since": "2.10", "before": "", "when": "", "each": "",
        "says": "the name of a source is not accepted", "error": 10141,
    },
    {
        "about": "", "code": "CONSUMER_NAME", "since": "", "before": "", "when": "", "each": "",
        "says": "the name of a consumer is too long, or not accepted (10012, 10017, 10052, 10103, 10127)",
        "error": 10102,
    },
    {
        "about": "", "code": "GROUP_NAME", "since": "2.11", "before": "", "when": "", "each": "",
        "says": "the name of a priority group is not accepted", "error": 10162,
    },
    {
        "about": "", "code": "SUBJECT", "since": "", "before": "", "when": "", "each": "",
        "says": "a subject is malformed (also 10021, 10024, 10049, 10079, 10112, 10139, 10145, 10146, 10151, 10154, 10155, 10156)",
        "error": 10052,
    },
    {
        "about": "", "code": "RESERVED", "since": "", "before": "", "when": "", "each": "",
        "says": "a subject overlaps those of the server", "error": 10052,
    },
    {
        "about": "", "code": "RESERVED", "since": "", "before": "2.10.17", "when": "", "each": "",
        "says": "a subject of the API in a stream with `no_ack`", "error": 10052,
    },
    {
        "about": "", "code": "RESERVED", "since": "2.11.2", "before": "2.15.3", "when": "", "each": "",
        "says": "a subject that begins with a token such as `*x`", "error": 10052,
    },
    {
        "about": "", "code": "RESERVED", "since": "2.15.3", "before": "", "when": "", "each": "",
        "says": "a push consumer delivers to a subject of the server", "error": 10112,
    },
    {
        "about": "", "code": "OVERLAP", "since": "", "before": "", "when": "", "each": "",
        "says": "two streams capture the same subjects", "error": 10065,
    },
    {
        "about": "", "code": "OVERLAP", "since": "", "before": "", "when": "", "each": "",
        "says": "one stream captures a subject twice", "error": 10052,
    },
    {
        "about": "", "code": "SERVER_OVERLAP", "since": "", "before": "2.15.3", "when": "", "each": "",
        "says": "subjects of two streams overlap for the server alone", "error": 10065,
    },
    {
        "about": "", "code": "SERVER_OVERLAP", "since": "", "before": "2.15.3", "when": "", "each": "",
        "says": "the same in one stream", "error": 10052,
    },
    {
        "about": "", "code": "SERVER_OVERLAP", "since": "2.10", "before": "2.15.3", "when": "", "each": "",
        "says": "one filter of a consumer covers another for the server alone", "error": 10138,
    },
    {
        "about": "", "code": "CYCLE", "since": "", "before": "", "when": "", "each": "",
        "says": "streams that source or mirror each other", "error": 10052,
    },
    {
        "about": "", "code": "CYCLE", "since": "", "before": "2.10", "when": "", "each": "",
        "says": "the same with filters that let no message come back", "error": 10052,
    },
    {
        "about": "", "code": "REPUBLISH_CYCLE", "since": "", "before": "", "when": "", "each": "",
        "says": "a stream republishes into its own subjects", "error": 10052,
    },
    {
        "about": "", "code": "REPUBLISH_CYCLE", "since": "2.12", "before": "2.12.2", "when": "", "each": "",
        "says": "`>` of `republish` stands for the stream's own transform", "error": 10052,
    },
    {
        "about": "", "code": "REPUBLISH_CYCLE", "since": "", "before": "2.11.11", "when": "", "each": "",
        "says": "the same for earlier servers", "error": 10052,
    },
    {
        "about": "", "code": "REPUBLISH_CYCLE", "since": "", "before": "2.15.3", "when": "", "each": "",
        "says": "the same where a token begins with a wildcard", "error": 10052,
    },
    {
        "about": "", "code": "DELIVER_CYCLE", "since": "", "before": "", "when": "", "each": "",
        "says": "a consumer delivers into the subjects of its stream", "error": 10081,
    },
    {
        "about": "", "code": "DELIVER_CYCLE", "since": "", "before": "2.15.3", "when": "", "each": "",
        "says": "the same where a token begins with `*`", "error": 10081,
    },
    {
        "about": "", "code": "FILTER_OVERLAP", "since": "2.10", "before": "", "when": "", "each": "",
        "says": "one filter of a consumer covers another", "error": 10138,
    },
    {
        "about": "", "code": "FILTER_OVERLAP", "since": "2.10.14", "before": "2.12.5", "when": "", "each": "",
        "says": "filters of a consumer cross", "error": 10138,
    },
    {
        "about": "", "code": "FILTER_OUTSIDE", "since": "", "before": "2.10", "when": "", "each": "",
        "says": "a consumer's filter selects nothing of its stream", "error": 10093,
    },
    {
        "about": "", "code": "FILTER_OUTSIDE", "since": "", "before": "2.10", "when": "", "each": "",
        "says": "a filter of a source, a mirror or `republish` selects nothing that the stream itself captures",
        "error": 10052,
    },
    {
        "about": "", "code": "FILTER_WIDER", "since": "", "before": "2.10", "when": "", "each": "",
        "says": "a filter and the subjects of its stream cross", "error": 10093,
    },
    {
        "about": "", "code": "WORK_QUEUE", "since": "", "before": "", "when": "", "each": "",
        "says": "a second consumer of a work queue without a filter", "error": 10099,
    },
    {
        "about": "", "code": "WORK_QUEUE", "since": "", "before": "", "when": "", "each": "",
        "says": "consumers of a work queue whose filters overlap; 2.9 only rejects filters that cover each other",
        "error": 10100,
    },
    {
        "about": "", "code": "WRONG_TYPE", "since": "", "before": "", "when": "", "each": "",
        "says": "a value is of a type that the server does not read", "error": 10025,
    },
    {
        "about": "", "code": "UNKNOWN_MEMBER", "since": "2.12", "before": "", "when": "", "each": "",
        "says": "a member that the server does not know; older servers ignore it", "error": 10025,
    },
)

# The causes of rejections, to which rules refer by number.
ALL_CAUSES: tuple[CauseEntry, ...] = (
    {
        "name": "not-utf8", "sentence": "not UTF-8", "advice": "convert the text to UTF-8", "found": (-2, -1),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "empty", "sentence": "the {noun} is empty", "advice": "a value is missing here", "found": (-1, 0),
        "before": (-1, 0),
    },
    {
        "name": "line-break", "sentence": "line break", "advice": "cut it off where the text is read",
        "found": (10, 11, 13, 14), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "space", "sentence": "space", "advice": "use `_` or `-` between words, nothing at the ends",
        "found": (32, 33), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "control-character", "sentence": "control character", "advice": "remove or replace it",
        "found": (0, 32, 127, 160), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "dot", "sentence": "dot in a name", "advice": "dots separate the tokens of subjects, so use `_` or `-`",
        "found": (46, 47), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard", "sentence": "wildcard in a name",
        "advice": "only filters and subscriptions accept wildcards", "found": (42, 43, 62, 63),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "path-separator", "sentence": "path separator", "advice": "use `_` or `-`", "found": (47, 48, 92, 93),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "replacement-character", "sentence": "replacement character (U+FFFD)",
        "advice": "decode the text with its own encoding", "found": (65533, 65534),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "byte-order-mark", "sentence": "byte order mark", "advice": "remove it", "found": (65279, 65280),
        "before": (-1, 0),
    },
    {
        "name": "not-ascii", "sentence": "not ASCII", "advice": "use ASCII", "found": (128, 55296, 57344, 1114112),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-allowed", "sentence": "character not allowed here", "advice": "replace it",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "ends-early", "sentence": "ends too early", "advice": "add what is expected", "found": (-1, 0),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "empty-token", "sentence": "empty token (two dots in a row)", "advice": "a value is missing here",
        "found": (46, 47), "before": (46, 47),
    },
    {
        "name": "begins-with-dot", "sentence": "begins with a dot", "advice": "remove it, or put a token before it",
        "found": (46, 47), "before": (-1, 0),
    },
    {
        "name": "ends-with-dot", "sentence": "ends with a dot", "advice": "remove it, or put a token after it",
        "found": (-1, 0), "before": (46, 47),
    },
    {
        "name": "leading-zero", "sentence": "leading zero", "advice": "leave it out", "found": (48, 58),
        "before": (48, 49),
    },
    {
        "name": "space", "sentence": "space", "advice": "remove or replace it", "found": (32, 33),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "path-separator", "sentence": "path separator", "advice": "remove or replace it",
        "found": (47, 48, 92, 93), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "dot", "sentence": "dot in a name", "advice": "remove or replace it", "found": (46, 47),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "empty-token", "sentence": "empty token (two dots in a row)",
        "advice": "a value is missing here; percent-encode it (`safe:token`) if it may be empty",
        "found": (46, 47), "before": (46, 47),
    },
    {
        "name": "space", "sentence": "space",
        "advice": "use `_` or `-` between words, nothing at the ends, or in a subject percent-encode the value (`safe:token`)",
        "found": (32, 33), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-in-token", "sentence": "wildcard `*` inside a longer token",
        "advice": "make it a token of its own", "found": (42, 43), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-in-token", "sentence": "character after a wildcard",
        "advice": "make the wildcard a token of its own", "found": (45, 46, 47, 58, 61, 62, 65, 91, 95, 96, 97, 123),
        "before": (42, 43, 62, 63),
    },
    {
        "name": "wildcard-before-end", "sentence": "`>` before the last token",
        "advice": "only the last token can be `>`", "found": (46, 47), "before": (62, 63),
    },
    {
        "name": "wildcard-in-token", "sentence": "wildcard `>` inside a longer token",
        "advice": "make it a token of its own", "found": (62, 63), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-in-token", "sentence": "character after a wildcard",
        "advice": "make the wildcard a token of its own", "found": (33, 46, 47, 127), "before": (42, 43, 62, 63),
    },
    {
        "name": "reserved-prefix", "sentence": "reserved prefix `_nats`", "advice": "begin the name with another text",
        "found": (0, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "space", "sentence": "space", "advice": "use `_` or `-` between words, nothing at the ends",
        "found": (32, 33), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-token", "sentence": "wildcard where a name has text", "advice": "replace it",
        "found": (42, 43, 62, 63), "before": (-1, 0, 46, 47),
    },
    {
        "name": "not-ascii", "sentence": "not ASCII",
        "advice": "use ASCII, or in a subject percent-encode the value (`safe:token`)",
        "found": (128, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "space", "sentence": "space", "advice": "use `_` or `-` between words, nothing at the ends",
        "found": (32, 33), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-ascii", "sentence": "not ASCII", "advice": "use ASCII", "found": (128, 55296, 57344, 1114112),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "no-dot-at-end", "sentence": "ends without a dot", "advice": "add the last dot", "found": (-1, 0),
        "before": (0, 55296, 57344, 1114112),
    },
    {
        "name": "reserved-prefix", "sentence": "reserved prefix", "advice": "leave it out", "found": (36, 37),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "too-long", "sentence": "longer than {limit}", "advice": "shorten it", "found": (-3, -2),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "empty-token", "sentence": "empty token (two dots in a row)",
        "advice": "a value is missing here; encode it (`safe:kv-key`) if it may be empty",
        "found": (46, 47), "before": (46, 47),
    },
    {
        "name": "space", "sentence": "space",
        "advice": "use `_` or `-` between words, nothing at the ends, or encode the value (`safe:kv-key`)",
        "found": (32, 33), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-ascii", "sentence": "not ASCII", "advice": "use ASCII, or encode the value (`safe:kv-key`)",
        "found": (128, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-allowed", "sentence": "character not allowed here",
        "advice": "replace it, or encode the value (`safe:kv-key`)",
        "found": (33, 42, 44, 45, 58, 60, 63, 65, 91, 92, 93, 95, 96, 97, 123, 127),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "percent-encoding", "sentence": "wrong percent-encoding",
        "advice": "write `%` and two hexadecimal digits for each byte of a character in UTF-8, or `%25` for `%` itself",
        "found": (-1, 55296, 57344, 1114112), "before": (37, 38),
    },
    {
        "name": "percent-encoding", "sentence": "wrong percent-encoding",
        "advice": "write `%` and two hexadecimal digits for each byte of a character in UTF-8, or `%25` for `%` itself",
        "found": (-1, 0, 48, 58, 65, 91, 97, 123), "before": (48, 58, 65, 71, 97, 103),
    },
    {
        "name": "too-long", "sentence": "longer than {limit}", "advice": "check the number", "found": (-3, -2),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "empty", "sentence": "the {noun} is empty", "advice": "fill it in, or leave it out", "found": (-1, 0),
        "before": (-1, 0),
    },
    {
        "name": "letter", "sentence": "letter", "advice": "write digits, not letters", "found": (65, 91, 97, 123),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "digit", "sentence": "digit too many, or number out of range", "advice": "check the number",
        "found": (48, 58), "before": (48, 58),
    },
    {
        "name": "digit", "sentence": "number out of range", "advice": "check the number", "found": (48, 58),
        "before": (43, 44, 45, 46, 58, 59),
    },
    {
        "name": "no-such-day", "sentence": "no such date, or a digit too many",
        "advice": "check the date: April, June, September and November have 30 days, February 28 or 29",
        "found": (48, 58), "before": (48, 58),
    },
    {
        "name": "no-such-day", "sentence": "no such date, or a digit too many",
        "advice": "check the date: April, June, September and November have 30 days, February 28 or 29",
        "found": (48, 58), "before": (45, 46, 48, 58),
    },
    {
        "name": "unencoded", "sentence": "character that is not encoded", "advice": "percent-encode it",
        "found": (37, 38, 42, 43, 46, 47, 62, 63), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "no-such-day", "sentence": "no such date, a digit too many, or no hyphen",
        "advice": "check the date: April, June, September and November have 30 days, February 28 or 29; write hyphens, as in `2026-01-31`",
        "found": (48, 58), "before": (45, 46, 48, 58),
    },
    {
        "name": "upper-case", "sentence": "upper-case letter", "advice": "write it in lower case", "found": (65, 91),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "percent-encoding", "sentence": "wrong percent-encoding",
        "advice": "write `%` and two hexadecimal digits for each byte of a character in UTF-8, or `%25` for `%` itself",
        "found": (48, 58, 65, 91, 97, 123), "before": (48, 58, 65, 71, 97, 103),
    },
    {
        "name": "line-break", "sentence": "line break", "advice": "remove it, as the rest would be another header",
        "found": (10, 11, 13, 14), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "percent-encoding", "sentence": "wrong percent-encoding",
        "advice": "write `%` and two upper-case hexadecimal digits for each byte of a character in UTF-8, or `%25` for `%` itself",
        "found": (-1, 55296, 57344, 1114112), "before": (37, 38),
    },
    {
        "name": "percent-encoding", "sentence": "wrong percent-encoding",
        "advice": "write `%` and two upper-case hexadecimal digits for each byte of a character in UTF-8, or `%25` for `%` itself",
        "found": (-1, 0, 48, 58, 65, 91, 97, 123), "before": (48, 58, 65, 71, 97, 103),
    },
    {
        "name": "not-listed", "sentence": "must be `true` or `false`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "no-scheme", "sentence": "no scheme, a port that is no number, or `[` without `]`",
        "advice": "begin with a scheme and a host, as in `https://example.com:8080`", "found": (47, 48),
        "before": (-1, 0, 43, 44, 45, 47, 48, 58, 65, 91, 97, 123),
    },
    {
        "name": "no-scheme", "sentence": "no scheme, a port that is no number, or `[` without `]`",
        "advice": "begin with a scheme and a host, as in `https://example.com:8080`", "found": (-1, 0),
        "before": (43, 44, 45, 47, 48, 58, 65, 91, 97, 123),
    },
    {
        "name": "no-such-day", "sentence": "no such date, or a digit too many",
        "advice": "check the date: April, June, September and November have 30 days", "found": (49, 50),
        "before": (51, 52),
    },
    {
        "name": "space", "sentence": "space", "advice": "write `T` between date and time", "found": (32, 33),
        "before": (48, 58),
    },
    {
        "name": "digit", "sentence": "digit too many, number out of range, or no colon in the offset",
        "advice": "check the number, and write the offset with a colon, as in `+01:00`", "found": (48, 58),
        "before": (48, 58),
    },
    {
        "name": "unfinished", "sentence": "no subtype, or a parameter without a value",
        "advice": "write both parts, as in `application/json` or `charset=utf-8`", "found": (-1, 0),
        "before": (33, 127),
    },
    {
        "name": "unfinished", "sentence": "no subtype, one that is not JSON, or a parameter without a value",
        "advice": "write `application/json`, a subtype that ends in `+json`, or both parts, as in `charset=utf-8`",
        "found": (-1, 0), "before": (33, 127),
    },
    {
        "name": "not-listed", "sentence": "must be `1.0`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "lower-case", "sentence": "lower-case letter", "advice": "write it in upper case", "found": (97, 123),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "unknown-request", "sentence": "no such request", "advice": "check its words",
        "found": (65, 91, 97, 123), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-token", "sentence": "wildcard as a token",
        "advice": "only filters and subscriptions accept wildcards", "found": (-1, 0, 46, 47),
        "before": (42, 43, 62, 63),
    },
    {
        "name": "wildcard", "sentence": "wildcard in a name",
        "advice": "only filters and subscriptions accept wildcards", "found": (35, 36, 43, 44),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-before-end", "sentence": "wildcard for all levels that follow, before the last level",
        "advice": "make it the last level", "found": (47, 48), "before": (35, 36, 62, 63),
    },
    {
        "name": "reserved-prefix", "sentence": "reserved prefix", "advice": "begin with another level",
        "found": (47, 48), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "nats-wildcard", "sentence": "wildcard of NATS", "advice": "use `+` or `#`", "found": (42, 43, 62, 63),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-in-token", "sentence": "wildcard inside a longer level",
        "advice": "make it a level of its own", "found": (35, 36, 43, 44), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard-in-token", "sentence": "wildcard inside a longer level",
        "advice": "make it a level of its own",
        "found": (1, 9, 11, 12, 14, 32, 33, 35, 36, 42, 44, 47, 48, 62, 63, 127, 128, 55296, 57344, 1114112),
        "before": (35, 36, 43, 44),
    },
    {
        "name": "unencoded", "sentence": "character that is not encoded", "advice": "percent-encode it",
        "found": (0, 33, 35, 38, 42, 44, 46, 48, 62, 63, 127, 55296, 57344, 1114112),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-listed", "sentence": "must be `all` or `sub`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-listed", "sentence": "must be `DEL` or `PURGE`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "too-short", "sentence": "no part is 1 s or longer (one decimal counts)",
        "advice": "write at least `1`, `1s` or `1000ms`", "found": (-1, 0), "before": (104, 105, 109, 110, 115, 116),
    },
    {
        "name": "unit-missing", "sentence": "0, or a number without its unit",
        "advice": "write seconds from 1, or a unit, as in `90s`", "found": (-1, 0), "before": (48, 58),
    },
    {
        "name": "unknown-unit", "sentence": "unit that is unknown, repeated or not in order",
        "advice": "write `h`, `m`, `s`, `ms`, `us` and `ns` in this order", "found": (65, 91, 97, 123),
        "before": (48, 58, 104, 105, 109, 110, 115, 116),
    },
    {
        "name": "negative", "sentence": "negative", "advice": "write `1s` or more, or `never`", "found": (45, 46),
        "before": (-1, 0),
    },
    {
        "name": "not-listed", "sentence": "must be `Purge`, `MaxAge` or `Remove`",
        "advice": "write it exactly as shown", "found": (-3, 55296, 57344, 1114112),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "sign-missing", "sentence": "no sign", "advice": "begin with `+` or `-`", "found": (48, 58),
        "before": (-1, 0),
    },
    {
        "name": "too-long", "sentence": "longer than {limit}", "advice": "shorten it", "found": (-3, -2),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-listed", "sentence": "must be `1` or `eob`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "fewer-fields", "sentence": "fewer than six fields",
        "advice": "write six, seconds first, as in `0 30 4 * * *`", "found": (-1, 0), "before": (42, 43),
    },
    {
        "name": "too-short",
        "sentence": "interval with no part of 1 s or longer (one decimal counts), or a name cut off",
        "advice": "write `@every 1s` or more, or the whole name", "found": (-1, 0),
        "before": (104, 105, 109, 110, 115, 116),
    },
    {
        "name": "unfinished", "sentence": "unfinished",
        "advice": "write six fields, seconds first, an interval with its unit, or a time with `Z` or an offset",
        "found": (-1, 0), "before": (0, 55296, 57344, 1114112),
    },
    {
        "name": "no-schedule", "sentence": "no schedule",
        "advice": "write `@hourly`, `@every 5m`, `@at` and a time, or six cron fields, seconds first",
        "found": (65, 91, 97, 123), "before": (-1, 0),
    },
    {
        "name": "unknown-word", "sentence": "word in place of a number or a time",
        "advice": "write `@at 2026-01-31T12:00:00Z`, `@every 5m`, or fields of numbers and names such as `jan`",
        "found": (65, 91, 97, 123), "before": (32, 33),
    },
    {
        "name": "unknown-name", "sentence": "unknown name or unit",
        "advice": "write `@yearly`, `@monthly`, `@weekly`, `@daily`, `@hourly`, `@every` or `@at`, or a month or day such as `jan` or `mon`",
        "found": (65, 91, 97, 123), "before": (64, 91, 97, 123),
    },
    {
        "name": "unknown-unit", "sentence": "unit that is unknown, repeated or not in order",
        "advice": "write `h`, `m`, `s`, `ms`, `us` and `ns` in this order; a day is `24h`",
        "found": (65, 91, 97, 123), "before": (48, 58),
    },
    {
        "name": "digit", "sentence": "digit too many, or number out of range", "advice": "check the number",
        "found": (48, 58), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "offset", "sentence": "an offset is no time zone",
        "advice": "write a name, such as `Europe/Amsterdam` or `UTC`", "found": (43, 44, 45, 46), "before": (-1, 0),
    },
    {
        "name": "not-listed", "sentence": "must be `sub`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-listed", "sentence": "must be `1`, `on` or `true`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "sequence-missing", "sentence": "the header `Nats-Expected-Last-Subject-Sequence` is missing",
        "advice": "add it, as a subject alone expects nothing", "found": (-1, 0), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "target-missing", "sentence": "the header `Nats-Schedule-Target` is missing",
        "advice": "add it, as a schedule needs a target", "found": (-1, 0), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "time-zone-without-cron", "sentence": "a header too many",
        "advice": "remove `Nats-Schedule-Time-Zone`, or schedule by cron fields in place of `@at` or `@every`",
        "found": (10, 11), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "rollup-of-all", "sentence": "schedule that replaces the messages of the whole stream",
        "advice": "write `Nats-Rollup: sub`, or remove that header", "found": (33, 127), "before": (32, 33),
    },
    {
        "name": "not-listed", "sentence": "must be `create`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-listed", "sentence": "must be `true`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "white-space", "sentence": "only white space", "advice": "add another character", "found": (-1, 0),
        "before": (
            9, 14, 32, 33, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240, 8287, 8288, 12288, 12289,
        ),
    },
    {
        "name": "reserved-name", "sentence": "reserved name", "advice": "choose another name", "found": (-1, 0),
        "before": (0, 9, 11, 13, 14, 32, 33, 55296, 57344, 1114112),
    },
    {
        "name": "reserved-name", "sentence": "reserved name", "advice": "choose another name", "found": (-1, 0),
        "before": (1, 55296, 57344, 1114112),
    },
    {
        "name": "unit-missing", "sentence": "0, a number out of range, or one without its unit",
        "advice": "write seconds from 1, or a unit, as in `90s`", "found": (-1, 0), "before": (48, 58),
    },
    {
        "name": "unknown-unit", "sentence": "unit that is unknown, repeated or not in order",
        "advice": "write `h`, `m`, `s`, `ms`, `us` and `ns` in this order", "found": (65, 91, 97, 123),
        "before": (48, 58),
    },
    {
        "name": "fewer-fields", "sentence": "fewer than six fields",
        "advice": "write six, seconds first, as in `0 30 4 * * *`", "found": (-1, 0), "before": (42, 43, 63, 64),
    },
    {
        "name": "unknown-word", "sentence": "word in place of a number or a time",
        "advice": "write `@at 2026-01-31T12:00:00Z`, `@every 5m`, or fields of numbers and names such as `jan`",
        "found": (65, 91, 97, 123),
        "before": (
            9, 14, 32, 33, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240, 8287, 8288, 12288, 12289,
        ),
    },
    {
        "name": "not-listed", "sentence": "must be `purge`", "advice": "write it exactly as shown",
        "found": (-3, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "reserved-name", "sentence": "reserved name", "advice": "choose another name", "found": (-1, 0),
        "before": (0, 55296, 57344, 1114112),
    },
    {
        "name": "unknown-function", "sentence": "no such function, or wrong arguments",
        "advice": "write `{{wildcard(1)}}`, `{{partition(3,1)}}`, `{{split(1,-)}}`, `{{left(1,2)}}`, `{{sliceFromLeft(1,2)}}` or `{{random(5)}}`",
        "found": (-1, 0, 46, 47), "before": (123, 124, 125, 126),
    },
    {
        "name": "unknown-function", "sentence": "no such function, or wrong arguments",
        "advice": "write `{{wildcard(1)}}`, `{{partition(3,1)}}`, `{{split(1,-)}}`, `{{left(1,2)}}`, `{{sliceFromLeft(1,2)}}` or `{{random(5)}}`",
        "found": (65, 91, 97, 123), "before": (65, 91, 97, 124, 125, 126),
    },
    {
        "name": "space", "sentence": "space", "advice": "percent-encode it", "found": (32, 33),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "control-character", "sentence": "control character", "advice": "percent-encode it",
        "found": (0, 32, 127, 160), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-ascii", "sentence": "not ASCII", "advice": "percent-encode it",
        "found": (128, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "dot", "sentence": "dot in a name", "advice": "percent-encode it", "found": (46, 47),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "wildcard", "sentence": "wildcard in a name", "advice": "percent-encode it", "found": (42, 43, 62, 63),
        "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "unencoded", "sentence": "character that is not encoded",
        "advice": "write `=` and two upper-case hexadecimal digits for each byte of it in UTF-8",
        "found": (0, 45, 58, 65, 91, 95, 96, 97, 123, 55296, 57344, 1114112), "before": (-3, 55296, 57344, 1114112),
    },
    {
        "name": "not-listed", "sentence": "must be `0`, `1`, `2`, `3`, `4` or `5`",
        "advice": "write it exactly as shown", "found": (-3, 55296, 57344, 1114112),
        "before": (-3, 55296, 57344, 1114112),
    },
)


def load(spec: str, edition: str) -> ModuleType:
    """The tables of one edition, imported when they are first needed."""
    return import_module(f".{MODULES[spec, edition]}", __name__)
