"""Drafts of grammars from captured subjects, by `natsgrammar new --from`."""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import add
from natsgrammar_gen.contracts.capture import drafted

Scheme = Callable[[random.Random], str]
SCHEMES: dict[str, list[Scheme]] = {
    "orders": [
        lambda r: f"orders.{r.choice(['eu', 'us', 'apac'])}.{r.randrange(1, 99999)}.{r.choice(['created', 'paid'])}",
        lambda r: f"users.{uuid.UUID(int=r.getrandbits(128))}.login",
        lambda r: f"audit.2026-{r.randrange(1, 13):02d}-{r.randrange(1, 29):02d}.{r.getrandbits(32):08x}",
        lambda _: "orders.heartbeat",
    ],
    "devices first": [
        lambda r: f"dev-{r.randrange(10_000):04d}.{r.choice(['temp', 'hum'])}",
        lambda r: f"dev-{r.randrange(10_000):04d}.{r.choice(['lat', 'lon'])}.{r.randrange(10)}.raw",
    ],
    "many first words": [
        lambda r: f"{r.choice('abcdefghijklm')}_svc.{r.choice(['v1', 'v2'])}.{r.choice(['get', 'put'])}",
    ],
    "other writing": [lambda r: f"bestellung.{r.choice(['größe', 'Ü-1', '値'])}{r.randrange(99)}.ok"],
    "many lengths": [
        lambda r: ".".join(["log", *r.sample(["a", "b", "c", "d", "e", "f", "g", "h"], r.randrange(1, 9))])
    ],
}


def captured(scheme: str) -> list[str]:
    """Return the different subjects among 600 of a scheme."""
    source = random.Random(scheme)
    return sorted({source.choice(SCHEMES[scheme])(source) for _ in range(600)})


def near_misses(subjects: list[str]) -> Iterator[str]:
    """Yield each subject with one mistake that no scheme above makes."""
    lengths = {subject.count(".") for subject in subjects}
    for subject in subjects:
        yield from (f"{subject}.", f".{subject}", f"{subject}.*", f"x{subject}", subject.swapcase() + "x")
        tokens = subject.split(".")
        for at, token in enumerate(tokens):
            for changed in (f"{token}!", f"{token[:1]} {token[1:]}", f"#{token}", "*", "", f"{token}{token}_"):
                yield ".".join([*tokens[:at], changed, *tokens[at + 1 :]])
            if lengths.isdisjoint({len(tokens) - 2}):
                yield ".".join([*tokens[:at], *tokens[at + 1 :]])
        if lengths.isdisjoint({len(tokens)}):
            yield f"{subject}.{tokens[-1]}"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_draft_accepts_what_was_captured_and_little_else(scheme: str, tmp_path: Path) -> None:
    subjects, texts = captured(scheme), []
    (tmp_path / "messages.jsonl").write_text("".join(json.dumps({"subject": each}) + "\n" for each in subjects))
    (tmp_path / "lines.txt").write_text("\n".join(subjects), encoding="utf-8")
    for data in (tmp_path / "messages.jsonl", tmp_path / "lines.txt"):
        folder = tmp_path / data.stem
        result = CliRunner().invoke(main, ["new", "acme", "--from", str(data), "--grammar", str(folder)])
        assert result.exit_code == 0, result.output
        texts.append((folder / "acme" / "1.lark").read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert ": a draft" in texts[0]
    assert len(drafted(subjects)) <= 20
    tables = add(tmp_path / "lines")
    try:
        rule = ng.rule("acme:subject")
        assert [subject for subject in subjects if not rule.is_valid(subject)] == []
        misses = {*near_misses(subjects)} - {*subjects}
        assert sum(map(rule.is_valid, misses)) <= len(misses) / 100
    finally:
        ng.unregister(tables)


def test_rows_without_a_subject_are_counted(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(
        '{"subject": "a.b"}\n{"subject": 5}\n{"subject": "a.b"}\n{"subject": null}\n{}\nbad'
    )
    result = CliRunner().invoke(main, ["new", "acme", "--from", str(tmp_path / "a.jsonl"), "--grammar", str(tmp_path)])
    assert (result.exit_code, result.stderr) == (0, "note: 4 of 6 rows passed over: no text in `subject`\n")


@pytest.mark.parametrize(
    ("data", "cause"),
    [
        (b"", "contains no subjects"),
        (b"orders.eu\norders..us\n", "`orders..us` is not a subject"),
        (b"orders.\xff\n", "line 1: "),
    ],
)
def test_what_is_no_capture_is_refused(data: bytes, cause: str, tmp_path: Path) -> None:
    (tmp_path / "capture").write_bytes(data)
    result = CliRunner().invoke(main, ["new", "acme", "--from", str(tmp_path / "capture"), "--grammar", str(tmp_path)])
    assert (result.exit_code, cause in result.output) == (2, True), result.output
    assert not (tmp_path / "acme").exists()
