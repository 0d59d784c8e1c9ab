"""The texts of attributes: which are valid, and what is wrong with the others, in the words of the Python mapping.

A check says which rule refuses which text; `explained` then walks the tables of the rules. There are few expressions
here, each written once with data beside it: the time that planning takes Spark grows with their number.
"""

from __future__ import annotations

import json
from functools import cache

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _characters, _is_valid, _let, _message, _readable
from .._attributes import CORE, REQUIRED, cloudevents_rule
from .._options import Options
from .._types import UNSUPPORTED, known_versions
from ._json import STAND_IN, half, places
from ._time import clock_error, clock_is_wrong, told
from ._wire import wire_error

PROBLEM = "struct<requirement:string,part:string,name:string,cause:string,position:int,text:string>"
PROBLEMS = f"array<{PROBLEM}>"
CHECK = f"{PROBLEM[:-1]},rule:string>"

_EMPTY = "the value is empty; expected at least one character"

# The rule that speaks of each type, and of attributes that have one of their own.
_OF_TYPE = {
    "String": "string",
    "Boolean": "boolean",
    "Integer": "integer",
    "Binary": "binary",
    "URI": "uri",
    "URI-reference": "uri-reference",
    "Timestamp": "timestamp",
}
_VERSION = "specversion"  # stands for the versions of the options
_OF_ATTRIBUTE = {"datacontenttype": "media-type", "specversion": _VERSION}
_REQUIREMENT = {
    "string": "C8",
    "boolean": "C6",
    "integer": "C7",
    "binary": "C9",
    "uri": "C10",
    "uri-with-fragment": "C10",
    "uri-reference": "C11",
    "timestamp": "C12",
    "timestamp-any-leap-second": "C12",
    "media-type": "C16",
}
_EXPLAINED = (*_REQUIREMENT, "attribute-name", "header-name", "header-value", "json-event-format")
_CLOCK = "clock"  # stands for what no rule can say of a Timestamp
PLACE = "place"  # stands for the rule of a check whose position is the index of a member, the place of which is meant

_TABLE = (
    "struct<starts:array<int>,classes:array<int>,width:int,table:array<int>,expects:array<int>,expected:array<string>>"
)
_BITS = 16  # of a walk that are the state; the rest is the position
_STOPPED = 1 << 62  # what a walk falls by at an error


def accepts(text: Column, rule: str) -> Column:
    """BOOLEAN: whether a rule of CloudEvents accepts the text."""
    return _is_valid(text, cloudevents_rule(rule))


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
    """STRUCT: a requirement that is not met; with a `rule` it is the text that says why, and where.

    The `cause` beside a `rule` is the JSON string of a text that holds half of a surrogate pair.
    """
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


def refusal(
    part: Column | str,
    shown: Column,
    name: Column,
    kind: Column,
    text: Column,
    options: Options,
    halves: Column | None = None,
) -> Column:
    """STRUCT: the check of an attribute's text, or NULL if it is in order. The name decides before the type.

    halves  the JSON string of a text that holds half of a surrogate pair, else NULL
    """
    empty = F.try_element_at(constant({attribute: fixed.empty for attribute, fixed in CORE.items()}), name)
    of_type, of_attribute = _rules(options)
    unsupported = check("C14", part, shown, UNSUPPORTED + known_versions(options), 0, text)

    def judged(rule: Column) -> Column:
        valid = F.when(rule == _VERSION, text.isin(*options.specversions))
        for known in dict.fromkeys([*of_type.values(), "media-type"]):
            valid = valid.when(rule == known, accepts(text, known))
        number = (F.lit(part) if isinstance(part, str) else part) == "member"
        requirement = F.try_element_at(constant(_REQUIREMENT), rule)
        requirement = F.when(number & (rule == "integer"), "J14").otherwise(requirement)
        return (
            F.when((text == "") & empty.isNotNull(), check(empty, part, shown, _EMPTY, 0, text))
            .when(~valid & (rule == _VERSION), unsupported)
            .when(~valid, check(requirement, part, shown, halves, text=text, rule=rule))
            .when(
                (rule == of_type["Timestamp"]) & clock_is_wrong(text, options),
                check("C12", part, shown, text=text, rule=_CLOCK),
            )
        )

    by_type = F.try_element_at(constant(of_type), kind)
    return _let(F.coalesce(F.try_element_at(constant(of_attribute), name), by_type), judged)


def _rules(options: Options) -> tuple[dict[str, str], dict[str, str]]:
    """The rules of the types, and of the attributes of the core."""
    of_type = dict(_OF_TYPE)
    if options.uri_fragment:
        of_type["URI"] = "uri-with-fragment"
    if options.leap_second == "anywhere":
        of_type["Timestamp"] = "timestamp-any-leap-second"
    return of_type, {name: of_type[fixed.type] for name, fixed in CORE.items()} | _OF_ATTRIBUTE


def missing(names: Column, part: str, prefix: str = "") -> Column:
    """ARRAY of checks: the required attributes that are not among the names."""
    required = F.array(*(F.lit(name) for name in CORE if name in REQUIRED))
    absent = F.filter(required, lambda name: ~F.coalesce(F.array_contains(names, name), F.lit(False)))
    return F.transform(absent, lambda name: check("C1", part, F.concat(F.lit(prefix), name), "is missing"))


def explained(checks: Column, options: Options, payload: Column | None = None) -> Column:
    """ARRAY<STRUCT<requirement, part, name, cause, position, text>>: the checks, each with its cause and position.

    payload  what was read, as STRING, which is where members have their places; None for what is written
    """
    tables = F.from_json(F.lit(_tables()), f"map<string,{_TABLE}>")

    def error(found: Column) -> Column:
        """STRUCT<requirement, position, expected>: why the text breaks the rule."""
        text, rule = found["text"], found["rule"]
        by_table = _let(F.try_element_at(tables, rule), lambda table: _error(text, table))
        told_ = F.when(rule == _CLOCK, clock_error(text, options))
        plain = _let(
            told_.otherwise(by_table), lambda it: F.struct(found["requirement"], it["position"], it["messages"])
        )
        if payload is not None:
            return F.when(rule == "header-value", wire_error(text, by_table, options)).otherwise(plain)
        return plain

    def explain(found: Column) -> Column:
        is_plain = found["rule"].isNull() | (found["rule"] == PLACE)
        return F.struct(found.alias("check"), F.when(~is_plain, error(found)).alias("error"))

    def each(all_: Column) -> Column:
        return F.transform(all_["told"], lambda it: _problem(it["check"], it["error"], all_["range_starts"]))

    starts = F.lit(None).cast("array<int>")
    if payload is not None:
        starts = F.when(F.exists(checks, lambda it: it["rule"] == PLACE), places(payload))
    return _let(F.struct(F.transform(checks, explain).alias("told"), starts.alias("starts")), each)


def _problem(found: Column, error: Column, starts: Column) -> Column:
    at = F.when(found["rule"] == PLACE, F.get(starts, found["position"])).otherwise(found["position"])
    walked = error.isNotNull()
    return F.struct(
        F.when(walked, error["requirement"]).otherwise(found["requirement"]).alias("requirement"),
        found["part"].alias("part"),
        found["name"].alias("name"),
        F.when(walked, _explained(found, error)).otherwise(found["cause"]).alias("cause"),
        F.when(walked, error["position"]).otherwise(at).alias("position"),
        found["text"].alias("text"),
    )


# ---- the first error of a text --------------------------------------------------------------------------------------


@cache
def _tables() -> str:
    """The tables of all rules, as JSON."""
    found = {}
    for name in _EXPLAINED:
        entry = cloudevents_rule(name).entry
        found[name] = {
            "starts": entry["range_starts"],
            "classes": entry["classes"],
            "width": len(entry["table"][0]),
            "table": [following for row in entry["table"] for following in row],
            "expects": entry["message_of_state"],
            "expected": entry["messages"],
        }
    return json.dumps(found)


def _error(text: Column, table: Column) -> Column:
    """STRUCT<position, expected>: the first error of a text that the rule refuses."""

    def step(walk: Column, character: Column) -> Column:
        interval = F.size(F.filter(table["range_starts"], lambda start: start <= F.ascii(character)))
        symbol = F.get(table["classes"], interval - 1)
        state = walk.bitwiseAND(F.lit((1 << _BITS) - 1).cast("bigint")).cast("int")
        following = F.when(symbol >= 0, F.get(table["table"], state * table["width"] + symbol)).otherwise(-1)
        moved = F.when(following < 0, walk - _STOPPED).otherwise(walk + (1 << _BITS) + following - state)
        return F.when(walk < 0, walk).otherwise(moved)

    def ended(end: Column) -> Column:
        stopped = end.bitwiseAND(F.lit(_STOPPED - 1))
        state = stopped.bitwiseAND(F.lit((1 << _BITS) - 1).cast("bigint")).cast("int")
        at = F.shiftright(stopped, _BITS).cast("int")
        expected = F.get(table["messages"], F.get(table["message_of_state"], state))
        return told(at, expected)

    return F.aggregate(_characters(_readable(text)), F.lit(0).cast("bigint"), step, lambda end: _let(end, ended))


def _explained(refused: Column, error: Column) -> Column:
    """STRING: what is found at the position, and what was expected."""
    text, spelled = refused["text"], refused["cause"]

    def message(found: Column) -> Column:
        nth = F.regexp_count(F.substring(text, F.lit(1), error["position"]), F.lit(STAND_IN))
        is_half = (found == STAND_IN) & spelled.isNotNull()
        at, expected = error["position"], error["messages"]
        noun = F.when(refused["rule"].isin("attribute-name", "header-name"), "name").otherwise("value")
        return _let(
            F.when(is_half, half(spelled, nth)).otherwise(""),
            lambda it: F.when(it == "", _message(found, at, expected, noun)).otherwise(
                F.concat(F.lit("U+"), it, F.lit(" at position "), at.cast("string"), F.lit(": expected "), expected)
            ),
        )

    return _let(F.substring(text, error["position"] + 1, F.lit(1)), message)
