"""The rules that code spells out. All code follows the newest editions, by addresses without one."""

# File → the edition for which it was written, and the rules whose texts it reads or writes without their tables, or
# whose parts it names. `generate` rejects a newest edition that changes one of them. The characters of codecs
# come from the tables.
SPELLED = {
    "obj.py": ("adr20@2024-02-05", ("bucket-name", "object-name", "meta-subject")),
    "kv.py": ("safe@1", ("kv-key",)),
    "aviso/_config.py": ("aviso@0.13", ("topic-base",)),
    "aviso/_fields.py": (
        "aviso@0.13",
        ("integer-value", "float-value", "time-value", "date-value", "date-value-dashed"),
    ),
    "aviso/_wire.py": ("aviso@0.13", ("wire-token", "wire-subject", "subject-token")),
    "cloudevents/_wire.py": ("cloudevents@1.0.3-wip", ("header-name", "header-value", "header-value-strict")),
    "cloudevents/_modes.py": ("cloudevents@1.0.3-wip", ("structured-content-type", "json-event-format")),
    "cloudevents/_types.py": (
        "cloudevents@1.0.3-wip",
        ("boolean", "integer", "string", "binary", "uri", "uri-reference", "timestamp", "timestamp-any-leap-second"),
    ),
}
