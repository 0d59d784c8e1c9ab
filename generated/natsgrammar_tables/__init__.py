"""The tables of every rule and codec, and the index of them. Written by natsgrammar from its grammars; do not edit."""

# fmt: off
from importlib import import_module
from types import ModuleType
from typing import TypedDict


class Automaton(TypedDict):
    """The language of a rule as a table, and for each of its states what may come next and how to complete a name."""

    range_starts: tuple[int, ...]
    classes: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]
    accepting: tuple[int, ...]
    messages: tuple[str, ...]
    message_of_state: tuple[int, ...]
    completions: dict[int, str]


class RuleEntry(Automaton):
    """One rule: its automaton, its expressions, and what its grammar says about it."""

    pattern: str
    backtrack_free: bool
    max_bytes: int | None
    java: str
    schema: dict[str, object]
    noun: str
    suggests: bool
    code: int | None
    codec: str | None
    section: str
    production: str
    good: tuple[str, ...]
    bad: tuple[tuple[str, int], ...]


class PartsEntry(TypedDict):
    """The parts that a rule names: an expression with a group for each, and the part that each group is."""

    splitter: str
    groups: tuple[str, ...]


class CodecEntry(TypedDict):
    """One codec: the rule that its decoder reads, and what it escapes, or `by` which algorithm it is computed."""

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


class BucketEntry(TypedDict):
    """One kind of bucket: the role of its name, its stream, and the subjects that it captures; `{}` is the name."""

    role: str
    stream: str
    subjects: tuple[str, ...]


# Specification → its editions, oldest first.
SPECS: dict[str, tuple[str, ...]] = {
    "adr20": ("2024-02-05",), "adr32": ("2025-02-17",), "adr33": ("2023-01-23",), "adr54": ("2025-08-06",),
    "adr6": ("2021-06-28", "2021-07-01", "2021-08-18", "2021-12-14", "2022-09-13", "2023-02-01"),
    "aviso": ("0.7",), "cloudevents": ("1.0.3-wip",), "js-api": ("2.15.2",), "jsm-go": ("0.4.1",),
    "nats-docs": ("subjects",), "nats-go": ("1.55.0",), "nats-headers": ("2026-04-28",), "nats-java": ("2.26.2",),
    "nats-js": ("2.29.3", "3.4.0"), "nats-net": ("2026-08-21",),
    "nats-py": ("2.14.0", "2.15.0", "2.16.0"),
    "nats-rs": ("0.51.0",),
    "nats-server": ("2.9.10", "2.10.17", "2.10.29", "2.15.2"),
    "portable": ("computed",), "safe": ("1",),
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
    ("cloudevents", "1.0.3-wip"): (
        "attribute-name", "attribute-name-recommended", "header-name", "header-value", "header-value-strict",
        "header-value-encoded", "string", "non-empty-string", "boolean", "integer", "binary", "uri",
        "uri-with-fragment", "uri-reference", "non-empty-uri-reference", "timestamp", "timestamp-any-leap-second",
        "media-type", "json-media-type", "json-event-format", "structured-content-type", "specversion",
        "type-recommended",
    ),
    ("js-api", "2.15.2"): ("request", "ack", "flow-control", "snapshot", "advisory", "key-value", "object", "service"),
    ("jsm-go", "0.4.1"): ("stream-name", "consumer-name", "durable-name", "domain", "js-api-prefix"),
    ("nats-docs", "subjects"): (
        "token", "subject", "wildcard-token", "subscription", "subject-recommended", "subject-reserved",
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
        "nats-expected-last-subject-sequence-subject",
        "nats-required-api-level", "nats-rollup", "kv-operation", "nats-ttl", "nats-marker-reason", "nats-incr",
        "nats-batch-id", "nats-batch-sequence", "nats-batch-commit", "nats-schedule", "nats-schedule-time-zone",
        "nats-schedule-ttl", "nats-schedule-target", "nats-schedule-source", "nats-schedule-rollup",
        "nats-schedule-next", "nats-scheduler", "nats-trace-dest", "nats-trace-only",
        "headers-expected-subject-with-sequence", "headers-schedule-with-target", "headers-time-zone-with-cron",
        "headers-rollup-with-schedule",
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
    ("nats-server", "2.15.2"): (
        "subject-publish", "subject-subscribe", "stream-subject", "stored-subject", "stored-subject-in-memory",
        "reserved-subject", "event-subject", "reply-to", "stream-name", "stream-name-in-memory", "stream-name-of-mqtt",
        "consumer-name", "consumer-name-in-memory", "durable-name", "durable-name-in-memory", "queue-name",
        "account-name", "domain", "priority-group", "kv-bucket-name", "kv-bucket-name-in-memory", "kv-key-name",
        "obj-bucket-name", "obj-bucket-name-in-memory", "literal-subject", "subject-publish-pedantic", "kv-search-key",
        "nats-msg-id", "nats-expected-last-sequence", "nats-expected-last-subject-sequence", "nats-rollup",
        "nats-required-api-level", "nats-ttl", "nats-incr", "nats-batch-id", "nats-batch-sequence", "nats-batch-commit",
        "nats-schedule", "nats-schedule-time-zone", "nats-schedule-ttl", "nats-schedule-target", "nats-schedule-source",
        "nats-schedule-rollup", "nats-schedule-next", "nats-scheduler", "nats-trace-dest", "nats-trace-only",
        "metadata-key-of-server", "metadata-key", "server-name", "cluster-name", "gateway-name", "subject-queue",
    ),
    ("safe", "1"): ("token", "subject", "kv-key"),
    ("portable", "computed"): (
        "account-name", "cluster-name", "consumer-name", "domain", "durable-name", "filter-subject", "gateway-name",
        "header-name", "header-value", "headers-expected-subject-with-sequence", "headers-rollup-with-schedule",
        "headers-schedule-with-target", "headers-time-zone-with-cron", "inbox-prefix", "js-api-prefix",
        "js-internal-prefix", "js-user-prefix", "kv-bucket-name", "kv-key-name", "kv-operation", "kv-search-key",
        "literal-subject", "metadata-key", "nats-batch-commit", "nats-batch-id", "nats-batch-sequence",
        "nats-expected-last-msg-id", "nats-expected-last-sequence", "nats-expected-last-subject-sequence",
        "nats-expected-last-subject-sequence-subject",
        "nats-expected-stream", "nats-incr", "nats-marker-reason", "nats-msg-id", "nats-required-api-level",
        "nats-rollup", "nats-schedule", "nats-schedule-next", "nats-schedule-rollup", "nats-schedule-source",
        "nats-schedule-target", "nats-schedule-time-zone", "nats-schedule-ttl", "nats-scheduler", "nats-trace-dest",
        "nats-trace-only", "nats-ttl", "obj-bucket-name", "obj-object-name", "priority-group", "queue-name", "reply-to",
        "server-name", "service-endpoint", "service-group", "service-name", "service-queue", "service-subject",
        "service-version", "stored-subject", "stream-name", "stream-subject", "subject-publish", "subject-queue",
        "subject-subscribe",
    ),
}
CODECS: dict[tuple[str, str], tuple[str, ...]] = {
    ("adr20", "2024-02-05"): ("object-name",),
    ("adr32", "2025-02-17"): (), ("adr33", "2023-01-23"): (),
    ("adr54", "2025-08-06"): ("base64-key", "base64-key-implemented", "path-key"),
    ("adr6", "2021-06-28"): (), ("adr6", "2021-07-01"): (), ("adr6", "2021-08-18"): (), ("adr6", "2021-12-14"): (),
    ("adr6", "2022-09-13"): (), ("adr6", "2023-02-01"): (), ("aviso", "0.7"): ("topic-token",),
    ("cloudevents", "1.0.3-wip"): ("header-value", "header-value-strict"),
    ("js-api", "2.15.2"): (), ("jsm-go", "0.4.1"): (), ("nats-docs", "subjects"): (), ("nats-go", "1.55.0"): (),
    ("nats-headers", "2026-04-28"): (), ("nats-java", "2.26.2"): (), ("nats-js", "2.29.3"): (),
    ("nats-js", "3.4.0"): (), ("nats-net", "2026-08-21"): (), ("nats-py", "2.14.0"): (), ("nats-py", "2.15.0"): (),
    ("nats-py", "2.16.0"): (), ("nats-rs", "0.51.0"): (), ("nats-server", "2.9.10"): (), ("nats-server", "2.10.17"): (),
    ("nats-server", "2.10.29"): (), ("nats-server", "2.15.2"): (), ("safe", "1"): ("token", "kv-key"),
    ("portable", "computed"): (),
}
MODULES: dict[tuple[str, str], str] = {
    ("adr20", "2024-02-05"): "adr20_2024_02_05",
    ("adr32", "2025-02-17"): "adr32_2025_02_17",
    ("adr33", "2023-01-23"): "adr33_2023_01_23",
    ("adr54", "2025-08-06"): "adr54_2025_08_06",
    ("adr6", "2021-06-28"): "adr6_2021_06_28",
    ("adr6", "2021-07-01"): "adr6_2021_07_01",
    ("adr6", "2021-08-18"): "adr6_2021_08_18",
    ("adr6", "2021-12-14"): "adr6_2021_12_14",
    ("adr6", "2022-09-13"): "adr6_2022_09_13",
    ("adr6", "2023-02-01"): "adr6_2023_02_01",
    ("aviso", "0.7"): "aviso_0_7",
    ("cloudevents", "1.0.3-wip"): "cloudevents_1_0_3_wip",
    ("js-api", "2.15.2"): "js_api_2_15_2", ("jsm-go", "0.4.1"): "jsm_go_0_4_1",
    ("nats-docs", "subjects"): "nats_docs_subjects",
    ("nats-go", "1.55.0"): "nats_go_1_55_0",
    ("nats-headers", "2026-04-28"): "nats_headers_2026_04_28",
    ("nats-java", "2.26.2"): "nats_java_2_26_2",
    ("nats-js", "2.29.3"): "nats_js_2_29_3", ("nats-js", "3.4.0"): "nats_js_3_4_0",
    ("nats-net", "2026-08-21"): "nats_net_2026_08_21",
    ("nats-py", "2.14.0"): "nats_py_2_14_0", ("nats-py", "2.15.0"): "nats_py_2_15_0",
    ("nats-py", "2.16.0"): "nats_py_2_16_0", ("nats-rs", "0.51.0"): "nats_rs_0_51_0",
    ("nats-server", "2.9.10"): "nats_server_2_9_10",
    ("nats-server", "2.10.17"): "nats_server_2_10_17",
    ("nats-server", "2.10.29"): "nats_server_2_10_29",
    ("nats-server", "2.15.2"): "nats_server_2_15_2",
    ("safe", "1"): "safe_1",
    ("portable", "computed"): "portable_computed",
}

# (specification, edition) → what else its rules are called, and the first and last release that it is about.
ALIASES: dict[tuple[str, str], dict[str, str]] = {
    ("adr6", "2023-02-01"): {
        "filter-subject": "message-subject-intended",
        "obj-bucket-name": "os-bucket-name", "obj-object-name": "os-object-name",
        "stream-subject": "message-subject-intended",
        "subject-publish": "message-subject-intended",
        "subject-subscribe": "message-subject-intended",
    },
    ("nats-docs", "subjects"): {"subject-publish": "subject", "subject-subscribe": "subscription"},
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
    ("nats-server", "2.15.2"): {"filter-subject": "stream-subject", "os-bucket-name": "obj-bucket-name"},
    ("portable", "computed"): {
        "os-bucket-name": "obj-bucket-name", "os-object-name": "obj-object-name",
        "service-endpoint-intended": "service-endpoint",
        "subject": "subject-publish", "subscription": "subject-subscribe",
    },
}
RELEASES: dict[tuple[str, str], tuple[str, str]] = {
    ("js-api", "2.15.2"): ("2.15.2", "2.15.2"),
    ("jsm-go", "0.4.1"): ("0.4.1", "0.5.1"),
    ("nats-go", "1.55.0"): ("1.55.0", "1.55.0"),
    ("nats-java", "2.26.2"): ("2.26.2", "2.26.2"),
    ("nats-js", "2.29.3"): ("2.26.0", "2.29.3"),
    ("nats-js", "3.4.0"): ("3.4.0", "3.4.0"),
    ("nats-py", "2.14.0"): ("2.11.0", "2.14.0"),
    ("nats-py", "2.15.0"): ("2.15.0", "2.15.0"),
    ("nats-py", "2.16.0"): ("2.16.0", "2.16.0"),
    ("nats-rs", "0.51.0"): ("0.51.0", "0.51.0"),
    ("nats-server", "2.9.10"): ("2.9.10", "2.10.7"),
    ("nats-server", "2.10.17"): ("2.10.8", "2.10.21"),
    ("nats-server", "2.10.29"): ("2.10.22", "2.10.29"),
    ("nats-server", "2.15.2"): ("2.11.0", "2.15.2"),
}

# Role → who has a rule for it, and its address: rules of different dialects that are about the same kind of name.
ROLES: dict[str, tuple[tuple[str, str], ...]] = {
    "account-name": (
        ("ADR-6", "adr6@2023-02-01:account-name"),
        ("nats-server 2.9", "nats-server@2.9.10:account-name"),
        ("nats-server 2.15", "nats-server@2.15.2:account-name"),
    ),
    "cluster-name": (("nats-server 2.15", "nats-server@2.15.2:cluster-name"),),
    "consumer-name": (
        ("ADR-6", "adr6@2023-02-01:consumer-name"),
        ("jsm.go", "jsm-go@0.4.1:consumer-name"),
        ("nats.go", "nats-go@1.55.0:consumer-name"),
        ("nats.java", "nats-java@2.26.2:consumer-name"),
        ("nats.js", "nats-js@3.4.0:consumer-name"),
        ("nats.net", "nats-net@2026-08-21:consumer-name"),
        ("nats.py", "nats-py@2.16.0:consumer-name"),
        ("nats.rs", "nats-rs@0.51.0:consumer-name"),
        ("nats-server 2.9", "nats-server@2.9.10:consumer-name"),
        ("nats-server 2.15", "nats-server@2.15.2:consumer-name"),
    ),
    "domain": (
        ("jsm.go", "jsm-go@0.4.1:domain"), ("nats.java", "nats-java@2.26.2:domain"),
        ("nats-server 2.9", "nats-server@2.9.10:domain"),
        ("nats-server 2.15", "nats-server@2.15.2:domain"),
    ),
    "durable-name": (
        ("ADR-6", "adr6@2023-02-01:durable-name"),
        ("jsm.go", "jsm-go@0.4.1:durable-name"),
        ("nats.go", "nats-go@1.55.0:durable-name"),
        ("nats.java", "nats-java@2.26.2:durable-name"),
        ("nats.js", "nats-js@3.4.0:durable-name"),
        ("nats.net", "nats-net@2026-08-21:durable-name"),
        ("nats.py", "nats-py@2.16.0:durable-name"),
        ("nats.rs", "nats-rs@0.51.0:durable-name"),
        ("nats-server 2.9", "nats-server@2.9.10:durable-name"),
        ("nats-server 2.15", "nats-server@2.15.2:durable-name"),
    ),
    "filter-subject": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"),
        ("nats.go", "nats-go@1.55.0:filter-subject"),
        ("nats-server 2.9", "nats-server@2.9.10:stream-subject"),
        ("nats-server 2.15", "nats-server@2.15.2:stream-subject"),
    ),
    "gateway-name": (("nats-server 2.15", "nats-server@2.15.2:gateway-name"),),
    "header-name": (
        ("nats.go", "nats-go@1.55.0:header-name"),
        ("NATS ADRs", "nats-headers@2026-04-28:header-name"),
        ("nats.java", "nats-java@2.26.2:header-name"),
        ("nats.js", "nats-js@3.4.0:header-name"),
        ("nats.net", "nats-net@2026-08-21:header-name"),
        ("nats.py", "nats-py@2.16.0:header-name"),
        ("nats.rs", "nats-rs@0.51.0:header-name"),
    ),
    "header-value": (
        ("nats.go", "nats-go@1.55.0:header-value"),
        ("NATS ADRs", "nats-headers@2026-04-28:header-value"),
        ("nats.java", "nats-java@2.26.2:header-value"),
        ("nats.js", "nats-js@3.4.0:header-value"),
        ("nats.net", "nats-net@2026-08-21:header-value"),
        ("nats.py", "nats-py@2.16.0:header-value"),
        ("nats.rs", "nats-rs@0.51.0:header-value"),
    ),
    "headers-expected-subject-with-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:headers-expected-subject-with-sequence"),
    ),
    "headers-rollup-with-schedule": (("NATS ADRs", "nats-headers@2026-04-28:headers-rollup-with-schedule"),),
    "headers-schedule-with-target": (("NATS ADRs", "nats-headers@2026-04-28:headers-schedule-with-target"),),
    "headers-time-zone-with-cron": (("NATS ADRs", "nats-headers@2026-04-28:headers-time-zone-with-cron"),),
    "inbox-prefix": (("nats.go", "nats-go@1.55.0:inbox-prefix"), ("nats.js", "nats-js@3.4.0:inbox-prefix")),
    "js-api-prefix": (
        ("jsm.go", "jsm-go@0.4.1:js-api-prefix"),
        ("nats.go", "nats-go@1.55.0:js-api-prefix"),
        ("nats.java", "nats-java@2.26.2:js-api-prefix"),
        ("nats.js", "nats-js@3.4.0:js-api-prefix"),
    ),
    "js-internal-prefix": (("ADR-6", "adr6@2023-02-01:js-internal-prefix"),),
    "js-user-prefix": (("ADR-6", "adr6@2023-02-01:js-user-prefix"),),
    "kv-bucket-name": (
        ("ADR-6", "adr6@2023-02-01:kv-bucket-name"),
        ("nats.go", "nats-go@1.55.0:kv-bucket-name"),
        ("nats.java", "nats-java@2.26.2:kv-bucket-name"),
        ("nats.js", "nats-js@3.4.0:kv-bucket-name"),
        ("nats.net", "nats-net@2026-08-21:kv-bucket-name"),
        ("nats.py", "nats-py@2.16.0:kv-bucket-name"),
        ("nats.rs", "nats-rs@0.51.0:kv-bucket-name"),
        ("nats-server 2.9", "nats-server@2.9.10:kv-bucket-name"),
        ("nats-server 2.15", "nats-server@2.15.2:kv-bucket-name"),
    ),
    "kv-key-name": (
        ("ADR-6", "adr6@2023-02-01:kv-key-name"),
        ("nats.go", "nats-go@1.55.0:kv-key-name"),
        ("nats.java", "nats-java@2.26.2:kv-key-name"),
        ("nats.js", "nats-js@3.4.0:kv-key-name"),
        ("nats.net", "nats-net@2026-08-21:kv-key-name"),
        ("nats.py", "nats-py@2.16.0:kv-key-name"),
        ("nats.rs", "nats-rs@0.51.0:kv-key-name"),
        ("nats-server 2.9 (stored-subject)", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.9", "nats-server@2.9.10:kv-key-name"),
        ("nats-server 2.15 (stored-subject)", "nats-server@2.15.2:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.2:kv-key-name"),
    ),
    "kv-operation": (("NATS ADRs", "nats-headers@2026-04-28:kv-operation"),),
    "kv-search-key": (
        ("nats.go", "nats-go@1.55.0:kv-search-key"),
        ("nats.java", "nats-java@2.26.2:kv-search-key"),
        ("nats.js", "nats-js@3.4.0:kv-search-key"),
        ("nats-server 2.9", "nats-server@2.9.10:kv-search-key"),
        ("nats-server 2.15", "nats-server@2.15.2:kv-search-key"),
    ),
    "literal-subject": (
        ("nats-server 2.9", "nats-server@2.9.10:literal-subject"),
        ("nats-server 2.15", "nats-server@2.15.2:literal-subject"),
    ),
    "metadata-key": (
        ("ADR-33", "adr33@2023-01-23:metadata-key"),
        ("nats-server 2.15", "nats-server@2.15.2:metadata-key"),
    ),
    "nats-batch-commit": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-batch-commit"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-batch-commit"),
    ),
    "nats-batch-id": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-batch-id"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-batch-id"),
    ),
    "nats-batch-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-batch-sequence"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-batch-sequence"),
    ),
    "nats-expected-last-msg-id": (("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-msg-id"),),
    "nats-expected-last-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-sequence"),
        ("nats-server 2.9", "nats-server@2.9.10:nats-expected-last-sequence"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-expected-last-sequence"),
    ),
    "nats-expected-last-subject-sequence": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-subject-sequence"),
        ("nats-server 2.9", "nats-server@2.9.10:nats-expected-last-subject-sequence"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-expected-last-subject-sequence"),
    ),
    "nats-expected-last-subject-sequence-subject": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-expected-last-subject-sequence-subject"),
    ),
    "nats-expected-stream": (("NATS ADRs", "nats-headers@2026-04-28:nats-expected-stream"),),
    "nats-incr": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-incr"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-incr"),
    ),
    "nats-marker-reason": (("NATS ADRs", "nats-headers@2026-04-28:nats-marker-reason"),),
    "nats-msg-id": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-msg-id"),
        ("nats-server 2.9", "nats-server@2.9.10:nats-msg-id"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-msg-id"),
    ),
    "nats-required-api-level": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-required-api-level"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-required-api-level"),
    ),
    "nats-rollup": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-rollup"),
        ("nats-server 2.9", "nats-server@2.9.10:nats-rollup"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-rollup"),
    ),
    "nats-schedule": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-schedule"),
    ),
    "nats-schedule-next": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-next"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-schedule-next"),
    ),
    "nats-schedule-rollup": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-rollup"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-schedule-rollup"),
    ),
    "nats-schedule-source": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-source"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-schedule-source"),
    ),
    "nats-schedule-target": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-target"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-schedule-target"),
    ),
    "nats-schedule-time-zone": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-time-zone"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-schedule-time-zone"),
    ),
    "nats-schedule-ttl": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-schedule-ttl"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-schedule-ttl"),
    ),
    "nats-scheduler": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-scheduler"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-scheduler"),
    ),
    "nats-trace-dest": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-trace-dest"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-trace-dest"),
    ),
    "nats-trace-only": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-trace-only"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-trace-only"),
    ),
    "nats-ttl": (
        ("NATS ADRs", "nats-headers@2026-04-28:nats-ttl"),
        ("nats-server 2.15", "nats-server@2.15.2:nats-ttl"),
    ),
    "obj-bucket-name": (
        ("ADR-6", "adr6@2023-02-01:os-bucket-name"),
        ("nats.go", "nats-go@1.55.0:obj-bucket-name"),
        ("nats.java", "nats-java@2.26.2:obj-bucket-name"),
        ("nats.js", "nats-js@3.4.0:obj-bucket-name"),
        ("nats.net", "nats-net@2026-08-21:obj-bucket-name"),
        ("nats.py", "nats-py@2.16.0:obj-bucket-name"),
        ("nats.rs", "nats-rs@0.51.0:obj-bucket-name"),
        ("nats-server 2.9", "nats-server@2.9.10:obj-bucket-name"),
        ("nats-server 2.15", "nats-server@2.15.2:obj-bucket-name"),
    ),
    "obj-object-name": (
        ("ADR-6", "adr6@2023-02-01:os-object-name"),
        ("nats.go", "nats-go@1.55.0:obj-object-name"),
        ("nats.java", "nats-java@2.26.2:obj-object-name"),
        ("nats.js", "nats-js@3.4.0:obj-object-name"),
        ("nats.net", "nats-net@2026-08-21:obj-object-name"),
        ("nats.rs", "nats-rs@0.51.0:obj-object-name"),
    ),
    "priority-group": (
        ("nats.js", "nats-js@3.4.0:priority-group"),
        ("nats-server 2.15", "nats-server@2.15.2:priority-group"),
    ),
    "queue-name": (
        ("ADR-6", "adr6@2023-02-01:queue-name"), ("nats.go", "nats-go@1.55.0:queue-name"),
        ("nats.java", "nats-java@2.26.2:queue-name"),
        ("nats.js", "nats-js@3.4.0:queue-name"),
        ("nats.net", "nats-net@2026-08-21:queue-name"),
        ("nats.py", "nats-py@2.16.0:queue-name"), ("nats.rs", "nats-rs@0.51.0:queue-name"),
        ("nats-server 2.9", "nats-server@2.9.10:queue-name"),
        ("nats-server 2.15", "nats-server@2.15.2:queue-name"),
    ),
    "reply-to": (
        ("ADR-6", "adr6@2023-02-01:reply-to"), ("nats.go", "nats-go@1.55.0:reply-to"),
        ("nats.java", "nats-java@2.26.2:reply-to"),
        ("nats.js", "nats-js@3.4.0:reply-to"),
        ("nats.net", "nats-net@2026-08-21:reply-to"),
        ("nats.py", "nats-py@2.16.0:reply-to"), ("nats.rs", "nats-rs@0.51.0:reply-to"),
        ("nats-server 2.9", "nats-server@2.9.10:reply-to"),
        ("nats-server 2.15", "nats-server@2.15.2:reply-to"),
    ),
    "server-name": (("nats-server 2.15", "nats-server@2.15.2:server-name"),),
    "service-endpoint": (
        ("ADR-32", "adr32@2025-02-17:service-endpoint-intended"),
        ("nats.go", "nats-go@1.55.0:service-endpoint"),
        ("nats.java", "nats-java@2.26.2:service-endpoint"),
        ("nats.js", "nats-js@3.4.0:service-endpoint"),
        ("nats.py", "nats-py@2.16.0:service-endpoint"),
    ),
    "service-group": (
        ("ADR-32", "adr32@2025-02-17:service-group"),
        ("nats.go", "nats-go@1.55.0:service-group"),
        ("nats.java", "nats-java@2.26.2:service-group"),
        ("nats.js", "nats-js@3.4.0:service-group"),
        ("nats.net", "nats-net@2026-08-21:service-group"),
        ("nats.py", "nats-py@2.16.0:service-group"),
        ("nats.rs", "nats-rs@0.51.0:service-group"),
    ),
    "service-name": (
        ("ADR-32", "adr32@2025-02-17:service-name"),
        ("nats.go", "nats-go@1.55.0:service-name"),
        ("nats.java", "nats-java@2.26.2:service-name"),
        ("nats.js", "nats-js@3.4.0:service-name"),
        ("nats.net", "nats-net@2026-08-21:service-name"),
        ("nats.py", "nats-py@2.16.0:service-name"),
        ("nats.rs", "nats-rs@0.51.0:service-name"),
    ),
    "service-queue": (
        ("nats.go", "nats-go@1.55.0:service-queue"),
        ("nats.java", "nats-java@2.26.2:service-queue"),
        ("nats.js", "nats-js@3.4.0:service-queue"),
        ("nats.net", "nats-net@2026-08-21:service-queue"),
        ("nats.py", "nats-py@2.16.0:service-queue"),
        ("nats.rs", "nats-rs@0.51.0:service-queue"),
    ),
    "service-subject": (
        ("ADR-32", "adr32@2025-02-17:service-subject"),
        ("nats.go", "nats-go@1.55.0:service-subject"),
        ("nats.java", "nats-java@2.26.2:service-subject"),
        ("nats.js", "nats-js@3.4.0:service-subject"),
        ("nats.net", "nats-net@2026-08-21:service-subject"),
        ("nats.py", "nats-py@2.16.0:service-subject"),
        ("nats.rs", "nats-rs@0.51.0:service-subject"),
    ),
    "service-version": (
        ("ADR-32", "adr32@2025-02-17:service-version"),
        ("nats.go", "nats-go@1.55.0:service-version"),
        ("nats.java", "nats-java@2.26.2:service-version"),
        ("nats.js", "nats-js@3.4.0:service-version"),
        ("nats.net", "nats-net@2026-08-21:service-version"),
        ("nats.py", "nats-py@2.16.0:service-version"),
        ("nats.rs", "nats-rs@0.51.0:service-version"),
    ),
    "stored-subject": (
        ("nats-server 2.9", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.2:stored-subject"),
    ),
    "stream-name": (
        ("ADR-6", "adr6@2023-02-01:stream-name"), ("jsm.go", "jsm-go@0.4.1:stream-name"),
        ("nats.go", "nats-go@1.55.0:stream-name"),
        ("nats.java", "nats-java@2.26.2:stream-name"),
        ("nats.js", "nats-js@3.4.0:stream-name"),
        ("nats.net", "nats-net@2026-08-21:stream-name"),
        ("nats.py", "nats-py@2.16.0:stream-name"),
        ("nats.rs", "nats-rs@0.51.0:stream-name"),
        ("nats-server 2.9", "nats-server@2.9.10:stream-name"),
        ("nats-server 2.15", "nats-server@2.15.2:stream-name"),
    ),
    "stream-subject": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"),
        ("nats-server 2.9", "nats-server@2.9.10:stream-subject"),
        ("nats-server 2.9 (stored-subject)", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.2:stream-subject"),
        ("nats-server 2.15 (stored-subject)", "nats-server@2.15.2:stored-subject"),
    ),
    "subject-publish": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"),
        ("NATS documentation", "nats-docs@subjects:subject"),
        ("nats.go", "nats-go@1.55.0:subject-publish"),
        ("nats.java", "nats-java@2.26.2:subject-publish"),
        ("nats.js", "nats-js@3.4.0:subject-publish"),
        ("nats.net", "nats-net@2026-08-21:subject-publish"),
        ("nats.py", "nats-py@2.16.0:subject-publish"),
        ("nats.rs", "nats-rs@0.51.0:subject-publish"),
        ("nats-server 2.9", "nats-server@2.9.10:subject-publish"),
        ("nats-server 2.9 (stored-subject)", "nats-server@2.9.10:stored-subject"),
        ("nats-server 2.15", "nats-server@2.15.2:subject-publish"),
        ("nats-server 2.15 (stored-subject)", "nats-server@2.15.2:stored-subject"),
    ),
    "subject-queue": (("nats-server 2.15", "nats-server@2.15.2:subject-queue"),),
    "subject-subscribe": (
        ("ADR-6", "adr6@2023-02-01:message-subject-intended"),
        ("NATS documentation", "nats-docs@subjects:subscription"),
        ("nats.go", "nats-go@1.55.0:subject-subscribe"),
        ("nats.java", "nats-java@2.26.2:subject-subscribe"),
        ("nats.js", "nats-js@3.4.0:subject-subscribe"),
        ("nats.net", "nats-net@2026-08-21:subject-subscribe"),
        ("nats.py", "nats-py@2.16.0:subject-subscribe"),
        ("nats.rs", "nats-rs@0.51.0:subject-subscribe"),
        ("nats-server 2.9", "nats-server@2.9.10:subject-subscribe"),
        ("nats-server 2.15", "nats-server@2.15.2:subject-subscribe"),
    ),
}

# How each kind of bucket is stored.
BUCKETS: tuple[BucketEntry, ...] = (
    {"role": "kv-bucket-name", "stream": "KV_{}", "subjects": ("$KV.{}.>",)},
    {"role": "obj-bucket-name", "stream": "OBJ_{}", "subjects": ("$O.{}.C.>", "$O.{}.M.>")},
)


def load(spec: str, edition: str) -> ModuleType:
    """The tables of one edition, imported when they are first needed."""
    return import_module(f".{MODULES[spec, edition]}", __name__)
