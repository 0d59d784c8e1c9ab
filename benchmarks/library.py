"""The Python library: validation, codecs, import."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from urllib.parse import quote, unquote

import natsgrammar as ng
from benchmarks.timing import Row, medians, per_call

ROUNDS = 15


def rows() -> Iterator[Row]:
    """Every measurement of the library."""
    yield from _validation()
    yield from _codecs()
    yield _import()


def _validation() -> Iterator[Row]:
    rng = random.Random(1)
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
    for address, separator in (("adr6:stream-name", "-"), ("nats-docs:subscription", "."), ("aviso:wire-token", "%2E")):
        names = [
            separator.join("".join(rng.choices(letters, k=rng.randint(3, 9))) for _ in range(3)) for _ in range(20_000)
        ]
        rule = ng.rule(address)
        bare = re.compile(rule.pattern).fullmatch
        is_valid = rule.is_valid
        taken = medians({"ours": _over(is_valid, names), "bare": _over(bare, names)}, ROUNDS)
        yield Row(
            f"`is_valid` of {address}",
            "a bare compiled `re.fullmatch` of the same pattern",
            taken["ours"] / taken["bare"],
            f"{per_call(taken['ours'], len(names))} against {per_call(taken['bare'], len(names))}",
            "≤ 1.5",
        )


def _codecs() -> Iterator[Row]:
    rng = random.Random(2)
    plain = ["".join(rng.choices("abcdefghijklmnop0123456789-_", k=12)) for _ in range(10_000)]
    dotted = [f"{name[:5]}.{name[5:8]}%{name[8:]}" if n % 2 else name for n, name in enumerate(plain)]
    worded = [f"Euro € {name} 😀" if n % 4 == 0 else name for n, name in enumerate(plain)]
    for address, values, what in (
        ("aviso:topic-token", plain, "no escapes"),
        ("aviso:topic-token", dotted, "escapes in every second text"),
        ("cloudevents:header-value", plain, "no escapes"),
        ("cloudevents:header-value", worded, "escapes in every fourth text"),
        ("safe:token", plain, "no escapes"),
        ("safe:token", dotted, "escapes in every second text"),
    ):
        codec = ng.codec(address)
        wire = [codec.encode(value) for value in values]
        tasks = {
            "encode": _over(codec.encode, values),
            "quote": _over(quote, values),
            "decode": _over(codec.decode, wire),
            "unquote": _over(unquote, wire),
        }
        taken = medians(tasks, ROUNDS)
        for ours, theirs in (("encode", "quote"), ("decode", "unquote")):
            detail = f"{per_call(taken[ours], len(values))} against {per_call(taken[theirs], len(values))}"
            ratio = taken[ours] / taken[theirs]
            yield Row(f"{ours} of {address}, {what}", f"`urllib.parse.{theirs}`", ratio, detail, "≤ 1")


def _over(function: Callable[[str], object], values: list[str]) -> Callable[[], None]:
    def task() -> None:
        for value in values:
            function(value)

    return task


def _import() -> Row:
    def start(code: str) -> Callable[[], object]:
        return lambda: subprocess.run([sys.executable, "-c", code], check=True)

    taken = medians({"ours": start("import natsgrammar"), "bare": start("pass")}, ROUNDS)
    more = (taken["ours"] - taken["bare"]) * 1000
    return Row(
        "`import natsgrammar`",
        "a bare interpreter",
        taken["ours"] / taken["bare"],
        f"{more:.0f} ms more than {taken['bare'] * 1000:.0f} ms",
        "≤ 50 ms more",
    )
