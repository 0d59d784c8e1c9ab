"""Terms in the Open Data Contract Standard 3.2 beside ours: tables for reading and for writing.

Source: its JSON Schema, `SchemaObject`, `SchemaProperty` and `DataQuality`.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import natsgrammar as ng

from .severity import ERROR, NONE, WARN, limit_of

Value = TypeVar("Value")

ENGINE = "natsgrammar"  # of our checks, and the name of our custom property of a dataset
ID = re.compile(r"natsgrammar-(\d+)")  # of a check: its place among the checks
VERSION = "v3.2.0"  # of new documents
NEWEST = (3, 2)
NULLS = "nullValues"  # the metric of nulls
OPERATOR = ("mustBe", "mustBeLessOrEqualTo", "unit", "severity")  # keys that an export gives a pattern
NO_ROW = MappingProxyType({"mustBe": 0})  # may break what other tools check
UNCHECKED = ("unique", "primaryKey", "enum")  # keys of a property that other tools check
NEVER_NULL = frozenset({"nullable", "decode", "headers"})  # `required` decides about null only without these keys
SEVERITIES = {"error": ERROR, "warning": WARN, "warn": WARN}  # the words of the standard's examples, and ours
TYPES = {
    "string": "string",
    "integer": "bigint",
    "number": "double",
    "boolean": "boolean",
    "date": "date",
    "timestamp": "timestamp",
    "time": "string",
}
LOGICAL = {
    **dict.fromkeys(("tinyint", "smallint", "int", "bigint"), "integer"),
    **dict.fromkeys(("float", "double"), "number"),
    **dict.fromkeys(("timestamp", "timestamp_ntz", "timestamp_ltz"), "timestamp"),
    "boolean": "boolean",
    "date": "date",
    "string": "string",
    "binary": "string",
    "variant": "object",
}
ELEMENTS = {  # of a vector; Spark has no narrower types for some
    **dict.fromkeys(("float32", "float16", "bfloat16"), "float"),
    **dict.fromkeys(("int8", "binary"), "tinyint"),
    "float64": "double",
    "uint8": "smallint",
}


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Known keys; others in a file are noted, as they may be misspelt.
CONTRACT = _words("""
    version kind apiVersion id name tenant tags status servers dataProduct description domain context schema support
    price team roles slaDefaultElement slaProperties authoritativeDefinitions customProperties contractCreatedTs
""")
_SHARED = _words("""
    id name physicalName physicalType logicalType description businessName deprecated synonyms authoritativeDefinitions
    tags customProperties properties relationships quality
""")
DATASET = _SHARED | _words("dataGranularityDescription context")
PROPERTY = _SHARED | _words("""
    primaryKey primaryKeyPosition logicalTypeOptions required unique semanticType partitioned partitionKeyPosition
    classification encryptedName transformSourceObjects transformLogic transformDescription examples enum
    criticalDataElement items map
""")
# Keys by which other engines run a check: without effect in one of ours.
IDLE = _words("""
    schedule scheduler unit metric rule arguments query mustBe mustNotBe mustBeGreaterThan mustBeGreaterOrEqualTo
    mustBeLessThan mustBeLessOrEqualTo mustBeBetween mustNotBeBetween
""")
CHECK = IDLE | _words("""
    id authoritativeDefinitions businessImpact customProperties description dimension method name severity tags type
    engine implementation
""")
SERVER = _words("path location format delimiter")  # the keys that are read


def completed(check: Mapping[str, Value], column: Value, severity: Value | None, refuses_null: Value | None) -> Any:
    """Return an `implementation` with the missing keys, from its property and its entry.

    `severity` is the entry's; `refuses_null` is the value for `nullable` where the property is required.
    """
    made = dict(check) if "column" in check else {"column": column, **check}
    if severity is not None:
        made.setdefault("severity", severity)
    if refuses_null is not None and not NEVER_NULL & made.keys():
        made["nullable"] = refuses_null
    return made


def severity(word: object) -> str | None:
    """Return our severity for the standard's word, or None if the word is unknown."""
    return SEVERITIES.get(str(word).lower())


def operator(check: Mapping[str, Any]) -> dict[str, Any]:
    """Return the keys by which other tools know how many values may break a check, and whether it only warns."""
    limit = limit_of(str(check.get("fail_above", 0))) or NONE
    keys: dict[str, Any] = {"mustBe": 0}
    if limit.most:
        keys = {"mustBeLessOrEqualTo": int(limit.most) if limit.most % 1 == 0 else float(limit.most)}
        keys |= {"unit": "percent"} if limit.percent else {}
    return keys | ({"severity": "warning"} if check.get("severity") == WARN else {})


def patterns(check: Mapping[str, Any]) -> list[str]:
    """Return the patterns by which other tools check the rule or codec: anchored, and read alike everywhere."""
    try:
        rule = ng.codec(check["codec"]).wire if "codec" in check else ng.rule(check.get("rule", ""))
    except ng.UnknownAddress:
        return []
    schema: dict[str, Any] = rule.schema
    return [part["pattern"] for part in (schema, *schema.get("allOf", ())) if "pattern" in part]
