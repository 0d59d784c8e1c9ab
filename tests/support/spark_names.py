"""Names that Spark is asked about, from all of Unicode, and what it has to answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import natsgrammar as ng
from natsgrammar.core.automaton import Automaton
from natsgrammar.core.table import table_of
from tests.support.depth import generator

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

BOUNDARIES = "\0\t\n\r \"%'*+-.>\\_\x7f\x80\u07ff\u0800\u2028\ud7ff\ue000\ufffd\uffff\U00010000\U0010ffff"


@cache
def distinct_rules() -> tuple[ng.Rule, ...]:
    """One rule for each table: editions repeat most of them, and equal tables make equal columns."""
    rules = (ng.rule(address) for address in ng.rules())
    return tuple({repr({**rule.entry, "good": 0, "bad": 0}): rule for rule in rules}.values())


@cache
def names(rule: ng.Rule) -> tuple[str, ...]:
    """Valid and invalid names for a rule: its examples, its boundaries, and random walks that stray."""
    rng = generator(rule.address)
    examples = [*rule.good, *(name for name, _ in rule.bad)]
    longest = max(rule.good, key=len, default="a")
    edges = [
        chr(code)
        for start in table_of(rule.entry["automaton"]).range_starts
        for code in (start, start - 1)
        if is_scalar(code)
    ]
    alphabet = [*edges, *BOUNDARIES]
    strange = [f"{longest[:at]}{c}{longest[at:]}" for c in BOUNDARIES for at in (0, len(longest) // 2, len(longest))]
    strayed = [stray(rule, rng, alphabet) for _ in range(40)]
    long = ["a" * 255, "a" * 256, "é" * 128, "a." * 300, "a" * 4096 + "\0", "a" * 4097 + "\0"]
    return tuple(dict.fromkeys(["", "a", *examples, *(e + "\n" for e in rule.good), *strange, *strayed, *long]))


def is_scalar(code: int) -> bool:
    return 0 <= code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF


def stray(rule: ng.Rule, rng: random.Random, alphabet: list[str]) -> str:
    """A name that mostly follows the rule, and at times does not."""
    automaton, name = Automaton(rule.entry), ""
    for _ in range(rng.randrange(1, 14)):
        tries = rng.sample(alphabet, 8)
        live = (c for c in tries if automaton.walk(name + c)[0] > len(name))  # `check` would also look for a repair
        name += next(live, tries[0]) if rng.random() < 0.9 else tries[0]
    return name


def answers(rule: ng.Rule, name: str) -> tuple[bool, int | None, tuple[Any, ...] | None]:
    violation = rule.check(name)
    if violation is None:
        return True, None, None
    v = violation
    return False, v.position, (v.position, v.found, v.expected, v.message, v.suggestion, v.cause)


BOTH = pytest.mark.parametrize("java", [True, False], ids=["java", "no java"])


@contextmanager
def building(spark: SparkSession, *, java: bool) -> Iterator[None]:
    """Columns that are built in here call the Java functions, or are those of a session that takes no jar."""
    setting = "spark.sql.catalog.natsgrammar"
    installed = spark.conf.get(setting) or ""
    if not java:
        spark.conf.unset(setting)
    try:
        yield
    finally:
        spark.conf.set(setting, installed)


def strings(spark: SparkSession, *values: str | None) -> DataFrame:
    return spark.createDataFrame([(value,) for value in values], "name string").coalesce(1)


def wrong(
    spark: SparkSession,
    rules: Sequence[ng.Rule],
    ask: Callable[[str, str], Column],
    answer: Callable[[ng.Rule, str], Any],
) -> list[Any]:
    """The names of each rule that the column answers otherwise than Python does: one job for all of them."""
    from pyspark.sql import functions as F

    rows = [(number, name) for number, rule in enumerate(rules) for name in names(rule)]
    frame = spark.createDataFrame(rows, "rule int, name string").coalesce(2)
    request = F.coalesce(*(F.when(F.col("rule") == n, ask("name", rule.address)) for n, rule in enumerate(rules)))
    got = frame.select("rule", "name", request).collect()
    assert len(got) == len(rows)
    return [(rules[n].address, name[:80], item) for n, name, item in got if item != answer(rules[n], name)]
