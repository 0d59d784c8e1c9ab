"""The texts of attributes: which are valid, and what is wrong with the others, in the words of the Python mapping.

A check says which rule refuses which text; `explained` then walks the tables of the rules. There are few expressions
here, each written once with data beside it: the time that planning takes Spark grows with their number.
"""

from __future__ import annotations

import json
from functools import cache

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _characters, _is_valid, _let, _readable, _shown
from .._types import CORE, REQUIRED, cloudevents_rule

PROBLEM = "struct<requirement:string,part:string,name:string,cause:string,position:int,text:string>"
PROBLEMS = f"array<{PROBLEM}>"
CHECK = f"{PROBLEM[:-1]},rule:string>"

_EMPTY = "ends too early at position 0: expected at least one character"

# The requirement that speaks of each rule, and the rule of each attribute of the core, and of each type.
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
_OF_TYPE = {
    "String": "string",
    "Boolean": "boolean",
    "Integer": "integer",
    "Binary": "binary",
    "URI": "uri",
    "URI-reference": "uri-reference",
    "Timestamp": "timestamp",
}
_OF_ATTRIBUTE = {name: _OF_TYPE[fixed.type] for name, fixed in CORE.items()}
_OF_ATTRIBUTE |= {"datacontenttype": "media-type", "specversion": "specversion"}
_EXPLAINED = (*_REQUIREMENT, "attribute-name", "header-name", "header-value", "json-event-format")

_TABLE = (
    "struct<starts:array<int>,classes:array<int>,width:int,table:array<int>,expects:array<int>,expected:array<string>>"
)
_BITS = 16  # of a walk that are the state; the rest is the position
_STOPPED = 1 << 62  # what a walk falls by at an error


def accepts(text: Column, rule: str) -> Column:
    """BOOLEAN: whether a rule of CloudEvents accepts the text."""
    return _is_valid(text, cloudevents_rule(rule).entry)


def constant(texts: dict[str, str]) -> Column:
    """MAP<STRING, STRING> that Catalyst folds into one literal."""
    return F.from_json(F.lit(json.dumps(texts)), "map<string,string>")


def check(
    requirement: Column | str | None,
    part: Column | str,
    name: Column | str,
    cause: Column | str | None = None,
    position: Column | int | None = None,
    text: Column | None = None,
    rule: Column | str | None = None,
) -> Column:
    """STRUCT: a requirement that is not met; with a `rule` it is the text that says why, and where."""
    given: dict[str, Column | str | int | None]
    given = {"requirement": requirement, "part": part, "name": name, "cause": cause}
    given |= {"position": position, "text": text, "rule": rule}
    columns = [
        value.alias(key)
        if isinstance(value, Column)
        else F.lit(value).cast("int" if key == "position" else "string").alias(key)
        for key, value in given.items()
    ]
    return F.struct(*columns)


def no_check() -> Column:
    """STRUCT: the NULL among checks."""
    return F.lit(None).cast(CHECK)


def none() -> Column:
    """ARRAY: no checks."""
    return F.array().cast(f"array<{CHECK}>")


def refusal(part: Column | str, shown: Column, name: Column, kind: Column, text: Column) -> Column:
    """STRUCT: the check of an attribute's text, or NULL if it is in order. The name decides before the type."""
    empty = F.try_element_at(constant({attribute: fixed.empty for attribute, fixed in CORE.items()}), name)

    def judged(rule: Column) -> Column:
        valid = F.when(rule == "string", accepts(text, "string"))
        for known in _REQUIREMENT:
            valid = valid.when(rule == known, accepts(text, known))
        valid = valid & ((rule != "timestamp") | (_leap_offset(text) == F.right(text, F.lit(6))))
        number = (F.lit(part) if isinstance(part, str) else part) == "member"
        requirement = F.try_element_at(constant(_REQUIREMENT), rule)
        requirement = F.when(number & (rule == "integer"), "J14").otherwise(requirement)
        return (
            F.when((text == "") & empty.isNotNull(), check(empty, part, shown, _EMPTY, 0, text))
            .when(valid, no_check())
            .otherwise(check(requirement, part, shown, text=text, rule=rule))
        )

    of_type = F.try_element_at(constant(_OF_TYPE), kind)
    return _let(F.coalesce(F.try_element_at(constant(_OF_ATTRIBUTE), name), of_type), judged)


def missing(names: Column, part: str, prefix: str = "") -> Column:
    """ARRAY of checks: the required attributes that are not among the names."""
    required = F.array(*(F.lit(name) for name in CORE if name in REQUIRED))
    absent = F.filter(required, lambda name: ~F.coalesce(F.array_contains(names, name), F.lit(False)))
    return F.transform(absent, lambda name: check("C1", part, F.concat(F.lit(prefix), name), "is missing"))


def explained(checks: Column) -> Column:
    """ARRAY<STRUCT<requirement, part, name, cause, position, text>>: the checks, each with its cause and position."""
    tables = F.from_json(F.lit(_tables()), f"map<string,{_TABLE}>")

    def told(found: Column) -> Column:
        error = _let(F.try_element_at(tables, found["rule"]), lambda table: _error(found["text"], table, found["rule"]))
        plain = F.struct(found["requirement"], found["cause"].alias("message"), found["position"])
        walked = _let(
            error,
            lambda it: F.struct(
                _requirement(found, it["position"]).alias("requirement"),
                _message(found["text"], it).alias("message"),
                it["position"],
            ),
        )
        return _let(F.when(found["rule"].isNull(), plain).otherwise(walked), lambda it: _problem(found, it))

    return F.transform(checks, told)


def _problem(found: Column, error: Column) -> Column:
    return F.struct(
        error["requirement"].alias("requirement"),
        found["part"].alias("part"),
        found["name"].alias("name"),
        error["message"].alias("cause"),
        error["position"].alias("position"),
        found["text"].alias("text"),
    )


def _requirement(found: Column, at: Column) -> Column:
    """STRING: the requirement of a check; for a header value that cannot be decoded, the one that its error breaks."""
    value = found["text"]
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


# ---- the first error of a text --------------------------------------------------------------------------------------


@cache
def _tables() -> str:
    """The tables of all rules, as JSON."""
    found = {}
    for name in _EXPLAINED:
        entry = cloudevents_rule(name).entry
        found[name] = {
            "starts": entry["starts"],
            "classes": entry["classes"],
            "width": len(entry["table"][0]),
            "table": [following for row in entry["table"] for following in row],
            "expects": entry["expects"],
            "expected": entry["expected"],
        }
    return json.dumps(found)


def _error(text: Column, table: Column, rule: Column) -> Column:
    """STRUCT<position, expected>: the first error of a text that the rule refuses."""

    def step(walk: Column, character: Column) -> Column:
        interval = F.size(F.filter(table["starts"], lambda start: start <= F.ascii(character)))
        symbol = F.get(table["classes"], interval - 1)
        state = walk.bitwiseAND(F.lit((1 << _BITS) - 1).cast("bigint")).cast("int")
        following = F.when(symbol >= 0, F.get(table["table"], state * table["width"] + symbol)).otherwise(-1)
        moved = F.when(following < 0, walk - _STOPPED).otherwise(walk + (1 << _BITS) + following - state)
        return F.when(walk < 0, walk).otherwise(moved)

    def ended(end: Column) -> Column:
        stopped = end.bitwiseAND(F.lit(_STOPPED - 1))
        state = stopped.bitwiseAND(F.lit((1 << _BITS) - 1).cast("bigint")).cast("int")
        at = F.shiftright(stopped, _BITS).cast("int")
        expected = F.get(table["expected"], F.get(table["expects"], state))
        in_time = (rule == "timestamp") & accepts(text, "timestamp")
        return F.when(in_time, _leap_error(text)).otherwise(_told(at, expected))

    return F.aggregate(_characters(_readable(text)), F.lit(0).cast("bigint"), step, lambda end: _let(end, ended))


def _told(position: Column, expected: Column) -> Column:
    return F.struct(position.cast("int").alias("position"), expected.alias("expected"))


def _message(text: Column, error: Column) -> Column:
    """STRING: what is found at the position, and what was expected."""

    def message(found: Column) -> Column:
        what = F.when(found == "", "ends too early").otherwise(_shown(found))
        return F.concat(what, F.lit(" at position "), error["position"], F.lit(": expected "), error["expected"])

    return _let(F.substring(text, error["position"] + 1, F.lit(1)), message)


def _leap_offset(text: Column) -> Column:
    """STRING: the offset that a Timestamp needs to be a leap second, or its own offset if it is none.

    At 23:59 with a `+` only UTC will do, so that the offset is `+00:00`.
    """
    minute = 60 * F.substring(text, 12, 2).try_cast("int") + F.substring(text, 15, 2).try_cast("int")
    offset = F.right(text, F.lit(6))
    sign = F.substring(offset, 1, 1)
    ahead = F.when(sign == "-", 1439 - minute).otherwise((minute + 1) % 1440)
    wanted = F.format_string("%s%02d:%02d", sign, F.floor(ahead / 60), ahead % 60)
    is_leap = (F.substring(text, 18, 2) == "60") & ~F.right(text, F.lit(1)).isin("Z", "z")
    return F.when(is_leap, wanted).otherwise(offset)


def _leap_error(text: Column) -> Column:
    """STRUCT<position, expected>: why second 60 is none, see `_types._leap_second`."""
    offset = F.right(text, F.lit(6))

    def told(wanted: Column) -> Column:
        each = F.sequence(F.lit(1), F.lit(6))
        differs = F.transform(each, lambda i: F.substring(offset, i, F.lit(1)) != F.substring(wanted, i, F.lit(1)))
        at = F.char_length(text) - 7 + F.array_position(differs, True)
        named = _told(at, F.concat(F.lit("the offset `"), wanted, F.lit("`")))
        last = _told(F.lit(17), F.lit("a digit from `0` to `5`"))
        return F.when(wanted == "+00:00", last).otherwise(named)

    return _let(_leap_offset(text), told)
