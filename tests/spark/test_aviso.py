"""The Spark columns of Aviso give the verdicts and the values of the Python mapping."""

from __future__ import annotations

import json
import random
from datetime import date, time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from natsgrammar import aviso
from natsgrammar.aviso import Field

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = pytest.mark.spark

ROOT = Path(__file__).parents[2]
CAPTURED = ROOT / "examples" / "messages.jsonl"
SCHEMAS = aviso.read(ROOT / "tests" / "aviso" / "config.yaml")

HANDLERS: dict[str, Field] = {
    "text": Field("text", "StringHandler", max_length=4),
    "day": Field("day", "DateHandler"),
    "dashed": Field("dashed", "DateHandler", canonical_format="%Y-%m-%d"),
    "at": Field("at", "TimeHandler"),
    "kind": Field("kind", "EnumHandler", values=("a", "ab*", "ß")),
    "expver": Field("expver", "ExpverHandler", default="0001"),
    "number": Field("number", "IntHandler"),
    "step": Field("step", "IntHandler", low=-5, high=10),
    "real": Field("real", "FloatHandler"),
    "level": Field("level", "FloatHandler", low=-1, high=10.5),
    "area": Field("area", "PolygonHandler"),
}
SQUARE = "(1,2,3,4,5,6,1,2)"
GOOD = ["é.*", "20240229", "2025-07-06", "0905", "ab*", "0001", "-42", "7", "0.001", "10.5", SQUARE]
TEXTS = {
    "text": ["a", "abcd", "abcde", "ééé", "aéé", "a b", "a+b", "%", "\n", "😀", "😀é", "..."],
    "day": [
        "20250706",
        "20251301",
        "2025070x",
        "20250230",
        "00000101",
        "2025-07-06",
        "99991231",
        "2025070",
        "٢0250706",
    ],
    "dashed": [
        "2024-02-29",
        "2024-13-01",
        "2023-04-31",
        "2023-04-3",
        "2023-02-29",
        "20240229",
        "0000-01-01",
        "2024-2-29",
    ],
    "at": ["0000", "06:00:01", "06:00:", "24:00:01", "2359", "2400", "12:30", "0905\n", "9"],
    "kind": ["a", "ab", "ab*", "AB*", "ß", "ẞ", "c", "abc"],
    "expver": [
        "0001",
        "1",
        "hx1y",
        "HX1Y",
        "+5",
        "12345",
        "012345",
        "4294967295",
        "4294967296",
        "00001",
        "0",
        "00",
        "000",
        "00000",
        "+0",
        "0" * 4300 + "1",
        "0" * 4298 + "7",
        "00001x",
        "a.B",
        "É",
        "+",
    ],
    "number": [
        "0",
        "-0",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "01",
        "+1",
        "1.0",
    ],
    "step": ["-5", "10", "11", "-6", "x"],
    "real": [
        "0",
        "-0",
        "0.1",
        "100",
        "1e3",
        "0.30000000000000004",
        "0.3000000000000000444",
        "1234567890123456789",
        "NaN",
        "inf",
        "1" + "0" * 30,
        "9" * 400,
        "0." + "0" * 20 + "1",
        "1.10",
        "1.",
        "-0.0",
        "-",
        "0.000",
        "1.5.0",
        "9" * 400 + ".0",
        ".5",
        "9007199254740993",
        "123456.789",
        "-12.5",
        "8410000000000000000000",
        "8409999999999999000000",
        "1234567890123456800",
        "2e-3",
        "9999999999999999",
        "0.002",
        "100000000000000000000000",
    ],
    "level": ["-1", "-1.5", "10.5", "10.50001", "3"],
    "area": [
        SQUARE,
        "1,2,3,4,5,6,1,2",
        "(1,2,3,4,5,6,1,2",
        "1,2,3,4,1,2",
        "1,2,3,4,5,6,1,3",
        "91,2,3,4,5,6,91,2",
        "1,2,3",
        "[[1,2],[3,4],[5,6],[1,2]]",
        "[[1,2],[3,4],[5,6],[1,2,3]]",
        "[[1,2],[3,4]]",
        "[",
        "a,b,c,d,e,f,a,b",
        " 1_0,2,3,4,5e0,.6,10.,2",
        "1,181,3,4,5,6,1,181",
        "nan,2,3,4,5,6,nan,2",
    ],
}
EVERYTHING = aviso.Schema("all", "all", tuple(HANDLERS), HANDLERS)


def subjects() -> list[str]:
    """Subjects with each text in its place, with several broken ones, and of other shapes."""
    rng = random.Random(7)
    found = [".".join(map(aviso.encode, ["all", *GOOD]))]
    for number, texts in enumerate(TEXTS.values()):
        for text in texts:
            values = ["all", *GOOD]
            values[number + 1] = text
            found.append(".".join(map(aviso.encode, values)))
    for _ in range(60):
        values = ["all", *(rng.choice([good, rng.choice(TEXTS[name])]) for name, good in zip(TEXTS, GOOD, strict=True))]
        found.append(".".join(map(aviso.encode, values)))
    start = found[0]
    found += [
        *(start[:at] for at in range(0, len(start), 5)),
        f"{start}.x",
        f"{start}.",
        f".{start}",
        start.replace("%2E", "%GG"),
    ]
    found += [start.replace("all", other, 1) for other in ("al", "alll", "ALL", "a%6Cl", "*", "é")]
    found += [
        start.replace("%C3%A9", "%c3%a9"),
        start.replace("é", "%C3%A9"),
        start.replace("é", "%61%C3%A9%F0%9F%98%80xyz"),
    ]
    return found


def python(subject: str, schema: aviso.Schema) -> tuple[dict[str, Any] | None, list[tuple[Any, ...]]]:
    try:
        found = schema.identifier(subject)
    except aviso.SubjectError as error:
        return None, [(None, error.position, error.violation.message)]
    except aviso.IdentifierError as error:
        return None, [(it.field, it.position, it.cause) for it in error.problems]
    return {name: it.strftime("%H%M") if isinstance(it, time) else it for name, it in found.items()}, []


def read(spark: SparkSession, names: list[str], schema: aviso.Schema) -> list[Any]:
    from natsgrammar.aviso import spark as columns

    frame = spark.createDataFrame(list(enumerate(names)), "n int, name string").coalesce(1)
    it = columns.identifier("name", schema)
    both = frame.select("n", it.alias("it")).select("n", "it", columns.subject("it.identifier", schema).alias("again"))
    found_type = both.select("it.identifier").schema["identifier"].dataType.simpleString()
    assert found_type == columns.identifier_type(schema).replace("`", "")
    found = {row["n"]: row for row in both.collect()}
    return [found[n] for n in range(len(names))]


def agree(spark: SparkSession, names: list[str], schema: aviso.Schema) -> int:
    wrong, good = [], 0
    for name, row in zip(names, read(spark, names, schema), strict=True):
        identifier, told = python(name, schema)
        found = row["it"]["identifier"] and row["it"]["identifier"].asDict()
        violations = [tuple(it) for it in row["it"]["violations"]]
        if (found, violations) != (identifier, told):
            wrong.append((name, found, identifier, violations, told))
            continue
        if identifier is None:
            assert row["again"] is None
            continue
        good += 1
        assert row["again"]["violations"] == []
        given = {
            it: time(int(v[:2]), int(v[2:])) if schema.fields[it].handler == "TimeHandler" else v
            for it, v in identifier.items()
        }
        assert row["again"]["subject"] == schema.subject(given)
    assert not wrong, f"{len(wrong)} of {len(names)}, among them {wrong[:5]}"
    return good


def test_subjects_are_read_as_in_python(each_way: SparkSession) -> None:
    names = subjects()
    assert 30 < agree(each_way, names, EVERYTHING) < len(names) - 60


def test_captured_subjects(spark: SparkSession) -> None:
    rows = [json.loads(line) for line in CAPTURED.read_text().splitlines()]
    names = sorted({row["subject"] for row in rows if row["stream"] == "MARS"})
    assert agree(spark, names, SCHEMAS["mars"]) > 100


FEW = ("text", "kind", "step", "real")
REQUESTS: list[aviso.Request] = [
    {},
    {"text": "...", "step": 7},
    {"kind": {"in": ["a", "ß"]}},
    {"kind": {"eq": "ab*"}, "step": {"gte": 7}},
    {"step": {"between": [-5, 7]}},
    {"step": {"lt": 7}},
    {"real": {"eq": 0}},
    {"real": {"in": [0.1, *range(12)]}},
    {"real": {"gt": 0.3}, "step": {"lte": 7}},
]


@pytest.mark.parametrize("safe", [False, True])
def test_watch_requests_accept_as_in_python(spark: SparkSession, safe: bool) -> None:
    from natsgrammar.aviso import spark as columns

    schema = aviso.Schema("few", "few", FEW, {name: HANDLERS[name] for name in FEW}, safe)
    good = [GOOD[list(HANDLERS).index(name)] for name in FEW]
    values = [[*good[:at], text, *good[at + 1 :]] for at, name in enumerate(FEW) for text in TEXTS[name]]
    names = [".".join(map(aviso.encode, ["few", *texts])) for texts in values]
    start = names[-1]
    names += [f"{start}.x", f"{start}.", start[: start.rindex(".")], "", "few", start.replace(".7.", ".%37.")]
    names += [start.replace(".7.", f".{token}.") for token in ("", "%ZZ", "%C3")]

    watches = [schema.watch(request) for request in REQUESTS]
    frame = spark.createDataFrame([*enumerate(names), (-1, None)], "n int, name string").coalesce(1)
    told = (columns.accepts("name", watch).alias(f"w{number}") for number, watch in enumerate(watches))
    rows = {row["n"]: list(row)[1:] for row in frame.select("n", *told).collect()}
    assert rows.pop(-1) == [None] * len(watches)
    expected = {n: [watch.accepts(name) for watch in watches] for n, name in enumerate(names)}
    assert rows == expected
    for request, found in zip(REQUESTS, zip(*expected.values(), strict=True), strict=True):
        assert 0 < sum(found) < len(names), request


def test_places_have_no_column() -> None:
    from natsgrammar.aviso import spark as columns

    for event_type in ("weather", "alert"):
        with pytest.raises(ValueError, match="has no column"):
            columns.accepts("subject", SCHEMAS[event_type].watch({"point": (1, 2)}))


WRITTEN: list[dict[str, Any]] = [
    {"text": None, "day": None},
    {"text": "", "kind": "x", "number": 2**63 - 1},
    {"text": "a.b*", "real": 1e30, "day": date(1, 1, 1)},
    {"real": -0.0, "level": 11.0, "step": 11},
    {"real": float("nan"), "level": 1 / 3},
    {"real": 1.5e-7, "at": "9"},
]


@pytest.mark.parametrize("safe", [False, True])
def test_identifiers_are_written_as_in_python(spark: SparkSession, safe: bool) -> None:
    from natsgrammar.aviso import spark as columns

    schema = aviso.Schema("all", "all", EVERYTHING.key_order, HANDLERS, safe)
    good = {**EVERYTHING.identifier(subjects()[0]), "at": "0905"}
    given = [{**good, **changes} for changes in [{}, *WRITTEN]]
    frame = spark.createDataFrame(
        [(n, it) for n, it in enumerate(given)], f"n int, it {columns.identifier_type(schema)}"
    )
    rows = {row["n"]: row["out"] for row in frame.select("n", columns.subject("it", schema).alias("out")).collect()}
    for number, identifier in enumerate(given):
        told = [tuple(it) for it in rows[number]["violations"]]
        assert (rows[number]["subject"], told) == written(schema, identifier)


def written(schema: aviso.Schema, identifier: dict[str, Any]) -> tuple[str | None, list[tuple[Any, ...]]]:
    try:
        return schema.subject({name: it for name, it in identifier.items() if it is not None}), []
    except aviso.IdentifierError as error:
        return None, [(it.field, it.position, it.cause) for it in error.problems]
