"""Names in other libraries: pydantic, Hypothesis, and columns in Arrow, pandas and Polars."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from types import SimpleNamespace
from typing import Annotated, Any

import pyarrow as pa
import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, TypeAdapter, ValidationError

import natsgrammar as ng
from natsgrammar import arrow, types
from natsgrammar.errors import install
from natsgrammar.hypothesis import names, near_misses
from tests.support.schemas import schema_of

STREAM = "adr6@2023-02-01:stream-name"


class Stream(BaseModel):
    name: Annotated[str, ng.Name("adr6:stream-name")]
    mirror: types.StreamName | None = None


# ---- pydantic -------------------------------------------------------------------------------------------------------


def test_pydantic_says_what_the_rule_says() -> None:
    assert Stream(name="ORDERS", mirror="B").name == "ORDERS"
    with pytest.raises(ValidationError) as refused:
        Stream(name="ORDERS.{EU}%s")
    (error,) = refused.value.errors()
    violation = ng.rule(STREAM).check("ORDERS.{EU}%s")
    assert violation is not None
    assert (error["type"], error["msg"]) == ("nats_name", violation.message)
    assert error["ctx"] == {
        "message": violation.message,
        "rule": STREAM,
        "position": 6,
        "suggestion": "ORDERS_{EU}%s",
    }
    with pytest.raises(ValidationError, match="valid string"):
        Stream.model_validate({"name": 1})


def test_what_is_no_text_is_an_error_of_pydantic() -> None:
    of_int = TypeAdapter(Annotated[int, ng.Name("adr6:stream-name")])
    with pytest.raises(ValidationError, match="a name is a string"):
        of_int.validate_python(5)


def test_null_stays_null_whichever_side_of_the_annotation_it_is() -> None:
    outside: TypeAdapter[Any] = TypeAdapter(Annotated[str | None, ng.Name("adr6:stream-name")])
    inside: TypeAdapter[Any] = TypeAdapter(Annotated[str, ng.Name("adr6:stream-name")] | None)
    for adapter in (outside, inside):
        assert adapter.validate_python(None) is None
        assert adapter.validate_python("ORDERS") == "ORDERS"
        with pytest.raises(ValidationError, match="at position 6"):
            adapter.validate_python("ORDERS.EU")
    assert outside.json_schema() == inside.json_schema()
    assert [item.get("pattern") for item in outside.json_schema()["anyOf"]] == [ng.rule(STREAM).schema["pattern"], None]


def test_the_json_schema_of_a_field_is_that_of_the_rule() -> None:
    expected = {key: schema_of("adr6@2023-02-01")["$defs"]["stream-name"][key] for key in ng.rule(STREAM).schema}
    assert {"pattern", "type"} <= expected.keys()
    actual = Stream.model_json_schema()["properties"]["name"]
    assert actual == {"title": "Name", **expected}
    for address in ng.rules():
        assert set(ng.rule(address).schema) <= {"type", "pattern", "allOf", "not", "maxLength"}, address


def test_ready_types_are_portable_rules() -> None:
    ready = [kind for name, kind in vars(types).items() if hasattr(kind, "__metadata__")]
    assert len(ready) > 8
    for kind in ready:
        rule = ng.rule(kind.__metadata__[0].address)
        assert rule.spec == "portable"
        assert TypeAdapter(kind).validate_python(rule.good[0] if rule.good else "A")
    with pytest.raises(ng.UnknownAddress, match="stream-nam"):
        TypeAdapter(Annotated[str, ng.Name("adr6:stream-nam")])


def test_importing_natsgrammar_imports_none_of_them() -> None:
    others = "{'pydantic', 'pydantic_core', 'hypothesis', 'pyarrow', 'databricks', 'great_expectations', 'pandera'}"
    program = f"import sys, natsgrammar, natsgrammar.types; print({others} & {{*sys.modules}})"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "set()\n"


SPARK = "[spark]"
NEEDED_BY = {  # what each module imports, and the packages to install
    "natsgrammar.great_expectations": ("great_expectations", "great_expectations"),
    "natsgrammar.pandera": ("pandera", "pandera"),
    "natsgrammar.arrow": ("pyarrow", "[arrow]"),
    "natsgrammar.hypothesis": ("hypothesis", "[hypothesis]"),
    "natsgrammar.cloudevents.sdk": ("cloudevents", "cloudevents"),
    "natsgrammar.cloudevents.spark": ("pyspark", SPARK),
    "natsgrammar.aviso.spark": ("pyarrow", SPARK),
    "natsgrammar.spark": ("pyspark", SPARK),
    "natsgrammar_spark.impact": ("pyspark", SPARK),
    "natsgrammar_spark.run": ("pyspark", SPARK),
    "natsgrammar_spark.stream": ("pyarrow", SPARK),
    "natsgrammar_spark.judge.validate": ("pyspark", SPARK),
    "natsgrammar_gen.compiler": ("lark", "[cli]"),
    "natsgrammar.dqx": ("databricks", "databricks-labs-dqx"),
}
WITHOUT = f"""
import sys
from importlib import import_module

for module, (foreign, _) in {NEEDED_BY}.items():
    before = {{**sys.modules}}
    sys.modules[foreign] = None
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        print(error)
    for name in sys.modules.keys() - before.keys():
        del sys.modules[name]
"""


def test_packages_that_are_missing_are_named() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    messages = [line.partition(": run ")[2] for line in ran.stdout.splitlines()]
    ours = {packages: install(packages[1:-1]) for _, packages in NEEDED_BY.values() if packages.startswith("[")}
    expected = [ours.get(packages, f"pip install {packages}") for _, packages in NEEDED_BY.values()]
    assert messages == [f"`{command}`" for command in expected], ran.stdout


# ---- Hypothesis -----------------------------------------------------------------------------------------------------

RULES = ("adr6:stream-name", "nats-server:subject-subscribe", "cloudevents:timestamp", "safe:token")


@pytest.mark.parametrize("address", RULES)
def test_names_are_valid_and_near_misses_are_not(address: str) -> None:
    rule = ng.rule(address)

    @given(names(address), near_misses(address, max_size=24 if "timestamp" in address else 8))
    @settings(phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def holds(name: str, miss: str) -> None:
        assert rule.is_valid(name)
        assert not rule.is_valid(miss)

    holds()


def test_each_length_and_each_kind_of_character_occurs() -> None:
    lengths: Counter[int] = Counter()
    letters: Counter[str] = Counter()

    @given(names("nats-server:subject-subscribe", max_size=8))
    @settings(max_examples=200, phases=[Phase.generate], derandomize=True)
    def counted(name: str) -> None:
        lengths[len(name)] += 1
        letters.update(set(name) & set(".>"))

    counted()
    assert set(lengths) == set(range(1, 9))
    assert max(lengths.values()) < 100
    assert min(letters[sign] for sign in ".>") > 5


def test_examples_shrink_to_the_shortest_then_the_least() -> None:
    rule = ng.rule(STREAM)
    assert find(names(STREAM, max_size=12), lambda name: len(name) > 2) == "!!!"
    assert find(names(STREAM, max_size=12), lambda name: name > "A") == "B"
    assert find(names("cloudevents:timestamp", max_size=20), lambda name: name.endswith("z")).endswith("z")
    miss = find(near_misses(STREAM, max_size=12), lambda text: len(text) > 1)
    assert len(miss) == 2
    assert not rule.is_valid(miss)
    first = find(near_misses(STREAM, max_size=12), lambda text: len(text) > 1 and not rule.is_valid(text[:1]))
    assert rule.is_valid(first[1:])


def test_what_has_no_names_is_refused_at_once() -> None:
    with pytest.raises(ng.Error, match="has no name of 300 to 400 characters"):
        names(STREAM, min_size=300, max_size=400)
    with pytest.raises(ng.UnknownAddress):
        names("adr6:nothing")
    assert isinstance(names(STREAM, min_size=255, max_size=255), st.SearchStrategy)
    for sizes in ({"min_size": -1}, {"max_size": "5"}, {"max_size": 5.0}):
        with pytest.raises(ng.Error, match="expected an integer from 0"):
            names("adr6:stream-name", **sizes)


def test_near_misses_shrink_to_nothing_and_try_the_limit() -> None:
    assert find(near_misses("adr6:stream-name"), lambda _: True) == ""
    unshrunk = settings(phases=[Phase.generate])
    assert len(find(near_misses("adr6:stream-name"), lambda text: len(text) > 255, settings=unshrunk)) == 256


def test_without_a_greatest_length_the_least_one_counts() -> None:
    assert len(find(names("adr6:stream-name", min_size=40), lambda _: True)) == 40


def test_where_any_character_is_right_what_is_too_short_is_a_near_miss() -> None:
    assert find(near_misses("adr6:os-object-name"), lambda _: True) == ""
    rule = ng.rule("nats-js:service-version")

    @given(near_misses(rule.address))
    def refused(text: str) -> None:
        assert not rule.is_valid(text)

    refused()
    with pytest.raises(ng.Error, match="rejects no character"):
        near_misses("nats-py@2.14.0:subject-publish")


def test_strategies_of_characters_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hypothesis examines each new strategy, which costs more than drawing from it."""
    made = Counter[str]()
    integers = st.integers

    def counted(low: int, high: int) -> st.SearchStrategy[int]:
        made["integers"] += 1
        return integers(low, high)

    monkeypatch.setattr("natsgrammar.hypothesis.st.integers", counted)

    @given(names("nats-server:stream-name", min_size=200, max_size=250))
    @settings(max_examples=10, phases=[Phase.generate], suppress_health_check=list(HealthCheck), derandomize=True)
    def drawn(name: str) -> None:
        made["characters"] += len(name)

    drawn()
    assert made["characters"] > 1500
    assert made["integers"] < made["characters"] / 2


# ---- columns --------------------------------------------------------------------------------------------------------

one_worker = pytest.mark.xdist_group("data frames")
pandas, polars = (cache(partial(import_module, name)) for name in ("pandas", "polars"))  # which take long to load
TEXTS = ["ORDERS", "a b", None, "ORDERS", "", "é"]
COLUMNS: dict[str, Callable[[], Any]] = {
    "arrow": lambda: pa.array(TEXTS),
    "large": lambda: pa.array(TEXTS, pa.large_string()),
    "view": lambda: pa.array(TEXTS, pa.string_view()),
    "dictionary": lambda: pa.array(TEXTS).dictionary_encode(),
    "chunks": lambda: pa.chunked_array([TEXTS[:2], [], TEXTS[2:]], pa.string()),
    "pandas": lambda: pandas().Series(TEXTS),
    "pandas category": lambda: pandas().Series(TEXTS, dtype="category"),
    "pandas arrow": lambda: pandas().Series(TEXTS, dtype="string[pyarrow]"),
    "polars": lambda: polars().Series(TEXTS),
    "polars categorical": lambda: polars().Series(TEXTS, dtype=polars().Categorical),
}


@one_worker
@pytest.mark.parametrize("kind", COLUMNS)
def test_columns_of_every_library(kind: str) -> None:
    rule, codec = ng.rule(STREAM), ng.codec("safe:token")
    checks = [None if text is None else rule.check(text) for text in TEXTS]
    column = COLUMNS[kind]()
    assert arrow.is_valid(column, STREAM).to_pylist() == [
        None if text is None else not check for text, check in zip(TEXTS, checks, strict=True)
    ]
    assert arrow.position(column, STREAM).to_pylist() == [check and check.position for check in checks]
    assert arrow.message(column, STREAM).to_pylist() == [check and check.message for check in checks]
    encoded = [None if text is None else codec.encode(text) for text in TEXTS]
    assert arrow.encode(column, "safe:token").to_pylist() == encoded
    assert arrow.decode(pa.array(encoded), "safe:token").to_pylist() == TEXTS
    assert arrow.decode(pa.array(["%4", "a"]), "safe:token").to_pylist() == [None, "a"]


@one_worker
def test_answers_go_back_to_polars_as_columns_came() -> None:
    column = polars().Series("name", TEXTS)
    for ours in (arrow.is_valid, arrow.position, arrow.message):
        answers = ours(column, STREAM)
        assert polars().Series(answers).to_list() == answers.to_pylist()
    kept = column.to_frame().filter(polars().Series(arrow.is_valid(column, STREAM)))
    assert kept["name"].to_list() == ["ORDERS", "ORDERS"]


def test_columns_without_rows_have_types() -> None:
    assert arrow.is_valid(pa.chunked_array([], pa.string()), STREAM).type == pa.bool_()
    assert arrow.position(pa.nulls(2), STREAM).to_pylist() == [None, None]


@one_worker
@pytest.mark.parametrize(
    "column",
    [
        lambda: ["a"],
        lambda: "a",
        lambda: pa.array([1]),
        lambda: pandas().Series([1]),
        lambda: polars().Series([1.5]),
        lambda: pa.array([b"a"]),
        lambda: pandas().Series([1, "a"]),
        lambda: None,
    ],
)
def test_what_is_no_column_of_names(column: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match=r"a column (of names has type string|is an array of)") as refused:
        arrow.is_valid(column(), STREAM)
    assert isinstance(refused.value, ng.Error)


@one_worker
@pytest.mark.parametrize(
    ("column", "cause"),
    [
        (lambda: pandas().Series(["a", 1]), "row 1 holds a value of type int"),
        (lambda: pandas().Series([None, {"a": 1}, "b"]), "row 1 holds a value of type dict"),
        (lambda: pandas().Series(["a", "\ud800"]), "row 1 holds a lone surrogate"),
        (
            lambda: pa.Array.from_buffers(
                pa.string(), 1, [None, pa.py_buffer(b"\0\0\0\0\1\0\0\0"), pa.py_buffer(b"\xff")]
            ),
            "UTF-8",
        ),
    ],
)
def test_what_a_column_holds_beside_texts_is_one_sentence(column: Callable[[], Any], cause: str) -> None:
    with pytest.raises(arrow.NoColumn, match=cause) as refused:
        arrow.position(column(), STREAM)
    assert "\n" not in str(refused.value)


def test_each_distinct_text_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    requests: list[str] = []
    rule = ng.rule(STREAM)

    def is_valid(text: str) -> bool:
        requests.append(text)
        return rule.is_valid(text)

    monkeypatch.setattr("natsgrammar.arrow.rule", lambda _: SimpleNamespace(is_valid=is_valid))
    assert arrow.is_valid(pa.chunked_array([["a", "b", "a"], ["b", "c"]]), STREAM).to_pylist() == [True] * 5
    assert requests == ["a", "b", "c"]
