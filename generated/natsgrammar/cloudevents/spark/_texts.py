"""The texts of attributes: which are valid, and what is wrong with the others, in the words of the Python mapping.

A check says which rule refuses which text; `explained` then walks the rules' tables, once for all checks together.
"""

from __future__ import annotations

from collections.abc import Mapping

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _chosen, _constants, _is_valid, _let, _position, _shown, _state, _walk
from .._types import CORE, cloudevents_rule

PROBLEM = "struct<requirement:string,part:string,name:string,cause:string,position:int,text:string>"
PROBLEMS = f"array<{PROBLEM}>"
_CHECK = f"{PROBLEM[:-1]},rule:string>"

EMPTY = "ends too early at position 0: expected at least one character"

# The rule of each attribute of the core, and of each type, and the requirement that speaks of it.
_OF_ATTRIBUTE = {"source": "uri-reference", "dataschema": "uri", "time": "timestamp", "datacontenttype": "media-type"}
_OF_ATTRIBUTE |= {"specversion": "specversion"}
_OF_TYPE = {"Boolean": "boolean", "Integer": "integer", "Binary": "binary"}
_OF_TYPE |= {"URI": "uri", "URI-reference": "uri-reference", "Timestamp": "timestamp"}
_REQUIREMENT = {
    "string": "C8",
    "uri-reference": "C11",
    "uri": "C10",
    "timestamp": "C12",
    "media-type": "C16",
    "specversion": "C14",
    "integer": "C7",
    "boolean": "C6",
    "binary": "C9",
}
_EXPLAINED = (*_REQUIREMENT, "attribute-name", "header-name", "header-value", "json-event-format")


def accepts(text: Column, rule: str) -> Column:
    """BOOLEAN: whether a rule of CloudEvents accepts the text."""
    return _is_valid(text, cloudevents_rule(rule).entry)


def check(
    requirement: Column | str | None,
    part: str,
    name: Column | str,
    cause: Column | str | None = None,
    position: Column | int | None = None,
    text: Column | None = None,
    rule: Column | str | None = None,
) -> Column:
    """STRUCT: a requirement that is not met; with a `rule` it is the text that says why, and where."""
    given = {"requirement": requirement, "part": part, "name": name, "cause": cause}
    given |= {"position": position, "text": text, "rule": rule}
    types = {"position": "int"}
    columns = [
        (value if isinstance(value, Column) else F.lit(value)).cast(types.get(key, "string")).alias(key)
        for key, value in given.items()
    ]
    return F.struct(*columns)


def none() -> Column:
    """ARRAY: no checks."""
    return F.array().cast(f"array<{_CHECK}>")


def refusal(part: str, shown: Column, name: Column, kind: Column, text: Column) -> Column:
    """STRUCT: the check of an attribute's text, or NULL if it is in order. The name decides before the type."""
    rule = _pick(kind, _OF_TYPE, F.lit("string"))
    rule = _pick(name, {attribute: _OF_ATTRIBUTE.get(attribute, "string") for attribute in CORE}, rule)
    empty = F.when(text == "", _pick(name, {attribute: fixed.empty for attribute, fixed in CORE.items()}))

    def judged(rule: Column) -> Column:
        valid = F.when(rule == "string", accepts(text, "string"))
        for known in _REQUIREMENT:
            valid = valid.when(rule == known, _is_timestamp(text) if known == "timestamp" else accepts(text, known))
        refused = check(_pick(rule, _REQUIREMENT), part, shown, text=text, rule=rule)
        return F.when(empty.isNotNull(), check(empty, part, shown, EMPTY, 0, text)).when(~valid, refused)

    return _let(rule, judged)


def missing(names: Column, part: str, prefix: str = "") -> Column:
    """ARRAY of checks: the required attributes that are not among the names."""
    required = ("specversion", "id", "source", "type")
    found = [
        F.when(~F.coalesce(F.array_contains(names, name), F.lit(False)), check("C1", part, prefix + name, "is missing"))
        for name in required
    ]
    return F.array_compact(F.array(*found))


def explained(checks: Column) -> Column:
    """ARRAY<STRUCT<requirement, part, name, cause, position, text>>: the checks, each with its cause and position."""

    def told(found: Column) -> Column:
        error = F.when(found["rule"] == "string", _error(found["text"], "string"))
        for rule in _EXPLAINED:
            error = error.when(found["rule"] == rule, _error(found["text"], rule))
        return F.when(found["rule"].isNull(), _problem(found, found["requirement"], found["cause"], found["position"])) \
            .otherwise(_let(error, lambda it: _problem(found, _requirement(found, it), it["message"], it["position"])))

    return F.transform(checks, told)


def _problem(found: Column, requirement: Column, cause: Column, position: Column) -> Column:
    return F.struct(
        requirement.alias("requirement"),
        found["part"].alias("part"),
        found["name"].alias("name"),
        cause.alias("cause"),
        position.alias("position"),
        found["text"].alias("text"),
    )


def _error(text: Column, rule: str) -> Column:
    """STRUCT<position, message>: the first error of a text that the rule refuses."""
    entry = cloudevents_rule(rule).entry

    def at(end: Column) -> Column:
        expected = _chosen(entry["expected"], F.get(_constants(entry["expects"]), _state(end, entry)))
        return _at(text, _position(end, entry), expected)

    walked = _let(_walk(text, entry), at)
    return F.when(accepts(text, rule), _leap_second(text)).otherwise(walked) if rule == "timestamp" else walked


def _at(text: Column, position: Column, expected: Column) -> Column:
    found = F.substring(text, position + 1, F.lit(1))
    what = F.when(found == "", "ends too early").otherwise(_shown(found))
    message = F.concat(what, F.lit(" at position "), position.cast("string"), F.lit(": expected "), expected)
    return F.struct(position.cast("int").alias("position"), message.alias("message"))


def _requirement(found: Column, error: Column) -> Column:
    """STRING: the requirement of a check; for a header value that cannot be decoded, the one that its error breaks."""
    value, at = found["text"], error["position"]
    before = F.substring(value, F.lit(1), at)
    character = F.substring(value, at + 1, F.lit(1))
    open_quotation = F.regexp_count(F.regexp_replace(before, r"(?s)\\.", ""), F.lit('"')) % 2 == 1
    back = F.instr(F.reverse(before), "%")
    spelled = F.substring(value, at - back + 1, F.lit(3)).rlike(r"\A%[0-9A-Fa-f]{2}\z")
    broken = (
        F.when((character != "") & ~character.rlike(r"\A[!-~]\z"), "N25")
        .when((character == "") & open_quotation, "N24")
        .when((back > 0) & (back <= 3) & spelled, "N23")
        .otherwise("N24")
    )
    return F.when(found["rule"] == "header-value", broken).otherwise(found["requirement"])


def _is_timestamp(text: Column) -> Column:
    return accepts(text, "timestamp") & _leap_second(text)["position"].isNull()


def _leap_second(text: Column) -> Column:
    """STRUCT<position, message>: why second 60 is none, both NULL if nothing is wrong; see `_types._leap_second`."""
    minute = 60 * F.substring(text, 12, 2).cast("int") + F.substring(text, 15, 2).cast("int")
    offset = F.right(text, F.lit(6))
    sign = F.substring(offset, 1, 1)
    ahead = F.when(sign == "-", 1439 - minute).otherwise((minute + 1) % 1440)
    wanted = F.format_string("%s%02d:%02d", sign, F.floor(ahead / 60), ahead % 60)
    differs = F.transform(F.sequence(F.lit(1), F.lit(6)), lambda i: F.substring(offset, i, F.lit(1)) != F.substring(wanted, i, F.lit(1)))
    where = F.char_length(text) - 7 + F.array_position(differs, True)
    is_leap = (F.substring(text, 18, 2) == "60") & ~F.right(text, F.lit(1)).isin("Z", "z")
    last = (sign == "+") & (minute == 1439)
    at_offset = _at(text, where, F.concat(F.lit("the offset `"), wanted, F.lit("`")))
    at_second = _at(text, F.lit(17), F.lit("a digit from `0` to `5`"))
    right = F.struct(F.lit(None).cast("int").alias("position"), F.lit(None).cast("string").alias("message"))
    return (
        F.when(~is_leap, right)
        .when(last, F.when(offset == "+00:00", right).otherwise(at_second))
        .when(offset == wanted, right)
        .otherwise(at_offset)
    )


def _pick(key: Column, texts: Mapping[str, str], otherwise: Column | None = None) -> Column:
    """STRING: the text of the key."""
    first, *rest = texts.items()
    picked = F.when(key == first[0], first[1])
    for known, text in rest:
        picked = picked.when(key == known, text)
    return picked if otherwise is None else picked.otherwise(otherwise)
