"""The Python library: validation, codecs, subjects, import; and the command on a million lines."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import natsgrammar as ng
from benchmarks.timing import Row, child_seconds, medians, per_call

ROUNDS = 15


def rows() -> Iterator[Row]:
    """Every measurement of the library."""
    yield from _validation()
    yield from _codecs()
    yield from _rejections()
    yield from _subjects()
    yield _import()
    yield from _lines()


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


def _own_seconds(task: Callable[[], object]) -> float:
    start = time.process_time()
    task()
    return time.process_time() - start


def _names(count: int, share: float) -> list[str]:
    """Return different names of streams; a share of them with a character that no stream has."""
    rng, names = random.Random(7), set[str]()
    while len(names) < count:
        name = "-".join("".join(rng.choices("abcdefghijklmXYZ0123456789_", k=rng.randint(3, 9))) for _ in range(3))
        at = rng.randrange(len(name))
        names.add(name[:at] + rng.choice(". *>é") + name[at:] if rng.random() < share else name)
    return sorted(names)


def _rejections() -> Iterator[Row]:
    rule, names = ng.rule("stream-name"), _names(20_000, 1)
    suggestion = attrgetter("suggestion")
    for what, judge, goal in (
        ("a rejected `check`", rule.check, "≤ 4 µs"),
        ("the same with its suggestion", lambda name: suggestion(rule.check(name)), "≤ 15 µs"),
    ):
        taken = medians({"ours": _over(judge, names), "bare": _over(rule.is_valid, names)}, ROUNDS, _own_seconds)
        yield Row(what, "`is_valid`", taken["ours"] / taken["bare"], per_call(taken["ours"], len(names)), goal)


def _by_hand(subject: str, pattern: str) -> bool:
    tokens, parts = subject.split("."), pattern.split(".")
    for at, part in enumerate(parts):
        if part == ">":
            return len(tokens) > at
        if at >= len(tokens) or part not in ("*", tokens[at]):
            return False
    return len(tokens) == len(parts)


def _trie(filters: list[str]) -> None:
    root: dict[str, Any] = {}
    for number, pattern in enumerate(filters):
        node = root
        for token in pattern.split("."):
            node = node.setdefault(token, {})
        node.setdefault("", number)


def _subjects() -> Iterator[Row]:
    rng = random.Random(3)
    subjects = [".".join(f"t{rng.randrange(200)}" for _ in range(rng.randint(2, 5))) for _ in range(100_000)]
    filters = [re.sub(r"t\d*[05]\b", "*", subject) + rng.choice(("", "", ".>")) for subject in subjects]
    for what, ours, against, theirs, goal in (
        (
            "`match`",
            lambda: [*map(ng.match, subjects, filters)],
            "a loop by hand",
            lambda: [*map(_by_hand, subjects, filters)],
            "≤ 1.5",
        ),
        ("`SubjectIndex` built", lambda: ng.SubjectIndex(filters), "a trie of dicts", lambda: _trie(filters), "≤ 1.2"),
    ):
        taken = medians({"ours": ours, "theirs": theirs}, ROUNDS, _own_seconds)
        detail = f"{per_call(taken['ours'], len(filters))} against {per_call(taken['theirs'], len(filters))}"
        yield Row(what, against, taken["ours"] / taken["theirs"], detail, goal)


def _lines() -> Iterator[Row]:
    """Yield rows about the command on a million different names, of which 5 % are rejected."""
    names, loop = _names(1_000_000, 0.05), "import natsgrammar as ng, sys; f = ng.rule('stream-name').is_valid\n"
    with tempfile.TemporaryDirectory() as folder:
        lines, rows = Path(folder, "lines"), Path(folder, "rows")
        lines.write_text("\n".join(names), encoding="utf-8")
        rows.write_text("\n".join(json.dumps({"config": {"name": name, "n": 1}}) for name in names), encoding="utf-8")

        def run(words: list[str], path: Path = lines) -> Callable[[], object]:
            return lambda: subprocess.run([sys.executable, *words], stdin=path.open(), capture_output=True, check=False)

        bare = run(["-c", f"{loop}print(sum(f(line[:-1]) for line in sys.stdin))"])
        for words, goal in (
            ("check stream-name -q -", "≤ 0.5 s"),
            ("check stream-name -", ""),
            ("check stream-name --format json -", "≤ 3 s"),
            ("check stream-name -q --jsonl --field config.name", "≤ 2.5 s"),
            ("encode safe:token -", ""),
            ("decode safe:token -", ""),
        ):
            ours = run(["-m", "natsgrammar_gen", *words.split()], rows if "--jsonl" in words else lines)
            taken = medians({"ours": ours, "bare": bare}, 3, child_seconds, before=0)
            detail = f"{taken['ours']:.2f} s against {taken['bare']:.2f} s of processor time"
            yield Row(f"`{words}`, 10⁶ lines", "a loop of `is_valid`", taken["ours"] / taken["bare"], detail, goal)


def _over(function: Callable[[str], object], values: list[str]) -> Callable[[], None]:
    def task() -> None:
        for value in values:
            function(value)

    return task


def _import() -> Row:
    def start(code: str) -> Callable[[], object]:
        return lambda: subprocess.run([sys.executable, "-c", code], check=True)

    taken = medians({"ours": start("import natsgrammar"), "bare": start("pass")}, ROUNDS, child_seconds)
    more = (taken["ours"] - taken["bare"]) * 1000
    return Row(
        "`import natsgrammar`",
        "a bare interpreter",
        taken["ours"] / taken["bare"],
        f"{more:.0f} ms more than {taken['bare'] * 1000:.0f} ms",
        "≤ 15 ms more",
    )
