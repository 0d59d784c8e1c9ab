"""`natsgrammar coverage`: what the streams of a configuration take of the subjects in use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from natsgrammar_gen.cli import main

STREAMS = [
    {"config": {"name": "ORDERS", "subjects": ["orders.*.created", "orders.*.paid"]}},
    {"config": {"name": "EU", "subjects": ["orders.eu.>", "sales.eu-*"]}},
    {"config": {"name": "COPY", "mirror": {"name": "ORDERS"}, "storage": "file"}},
    {"config": {"name": "alone", "storage": "file"}},
]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def consumer(stream: str, name: str, *filters: str) -> dict[str, Any]:
    return {"stream_name": stream, "name": name, "config": {"filter_subjects": list(filters)}}


def coverage(config: object, subjects: bytes, *options: str) -> Result:
    Path("config.json").write_text(json.dumps(config), encoding="utf-8")
    return CliRunner().invoke(main, ["coverage", "config.json", *options], input=subjects)


def findings_of(config: object, subjects: bytes, *options: str) -> tuple[list[tuple[Any, ...]], dict[str, Any]]:
    """The findings without their places, and the counts."""
    *findings, counts = map(json.loads, coverage(config, subjects, "--format", "json", *options).stdout.splitlines())
    return [tuple(value for key, value in finding.items() if key != "place") for finding in findings], counts


def test_subjects_and_filters_without_a_partner() -> None:
    subjects = b"orders.us.created\norders.eu.paid\norders.eu.paid\norders.us.lost\nsales.eu-1\nalone\na..b\n"
    findings, counts = findings_of(STREAMS, subjects)
    by = [{"filter": "orders.*.paid", "stream": "ORDERS"}, {"filter": "orders.eu.>", "stream": "EU"}]
    assert findings == [
        ("untaken", "orders.us.lost", 1),
        ("untaken", "sales.eu-1", 1),
        ("untaken", "a..b", 1),
        ("taken_twice", "orders.eu.paid", 2, by),
        ("takes_nothing", "sales.eu-*", "EU", None),
    ]
    assert counts == {
        "subjects": 7,
        "taken_once": 2,
        "untaken": 3,
        "taken_twice": 2,
        "filters": 5,
        "take_nothing": 1,
    }


@pytest.mark.parametrize(
    ("stream", "pattern", "idle"),
    [
        ("ORDERS", "*.*.created", False),
        ("ORDERS", "orders.eu.done", True),  # in use, but in the other stream
        ("EU", "orders.eu.done", False),
        ("EU", "orders.eu.x*", True),
        ("ELSEWHERE", "orders.eu.done", False),  # its stream is not in the files
        ("COPY", "copied.>", False),  # its messages have other subjects than published ones
    ],
)
def test_a_consumer_takes_what_its_stream_takes(stream: str, pattern: str, idle: bool) -> None:
    subjects = b"orders.us.created\norders.eu.done\norders.us.paid\n"
    findings, _ = findings_of([*STREAMS, consumer(stream, "C", pattern)], subjects)
    assert (("takes_nothing", pattern, stream, "C") in findings) == idle


def test_consumers_of_a_stream_that_renames_are_left_out() -> None:
    for move, left_out in (("subject_transform", True), ("republish", False)):
        stream = {"name": "A", "subjects": ["a.*"], move: {"src": "a.*", "dest": "b.{{wildcard(1)}}"}}
        findings, _ = findings_of([stream, consumer("A", "C", "b.*")], b"a.1\n")
        assert (("takes_nothing", "b.*", "A", "C") not in findings) == left_out


def test_a_listed_stream_needs_no_more_than_a_name() -> None:
    listing = {"streams": [STREAMS[0], {"config": {"name": "NAMED"}}, {"name": "BARE"}]}
    findings, counts = findings_of(listing, b"NAMED\nBARE\norders.eu.paid\n")
    assert [finding for finding in findings if finding[0] == "not_captured"] == []
    assert counts["subjects"] == 3, counts


def test_without_findings_the_exit_code_is_0() -> None:
    result = coverage(STREAMS[0], b"orders.us.created\norders.us.paid\n")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (
        0,
        "2 subjects: 2 captured once, 0 not captured, 0 captured twice; 0 of 2 filters match nothing",
    )


def test_text_shows_the_most_frequent() -> None:
    result = coverage(STREAMS[0], b"x\ny\ny\norders.us.created\norders.us.paid\n", "--examples", "1")
    assert result.exit_code == 1
    assert result.stdout.startswith(
        "no stream captures  times\n------------------  -----\ny                   2\n… and 1 more\n\n"
    )


def test_findings_have_fields_and_columns() -> None:
    streams = [{"name": "A", "subjects": ["a.*"]}, {"name": "B", "subjects": ["a.b", "c"]}]
    idle = {"finding": "takes_nothing", "filter": "c", "stream": "B", "consumer": None, "place": "config.json:1"}
    assert json.loads(coverage(streams, b"a.b\n", "--format", "json").stdout.splitlines()[1]) == idle
    heads = ["captured twice  times  by", "matches nothing  of  place"]
    shown = coverage(streams, b"a.b\n").stdout.splitlines()
    assert [line for line in shown if line.startswith(("captured", "matches"))] == heads


def test_subjects_are_read_from_json_fields_and_null_separated() -> None:
    lines = b'{"m": {"subject": "orders.us.paid"}}\n{"m": {"subject": "orders.us.created"}}\n'
    assert findings_of(STREAMS[0], lines, "--jsonl", "--field", "m.subject")[0] == []
    assert findings_of(STREAMS[0], b"orders.us.paid\0orders.us.created\0", "-0")[0] == []


def test_unreadable_subjects_are_told_and_the_rest_is_counted() -> None:
    result = coverage(STREAMS[0], b"orders.us.paid\n\xff\norders.us.created\n")
    assert (result.exit_code, result.stderr) == (2, "error: line 2: not UTF-8: byte 0xFF at position 0\n")
    assert result.stdout.startswith("2 subjects: 2 captured once")


@pytest.mark.parametrize(
    ("config", "options", "cause"),
    [
        (["ORDERS"], (), "config.json:1:2: NOTHING_KNOWN `ORDERS` is a name alone: its subjects are not known"),
        ({"some": 1}, (), "holds no stream"),
        ({"streams": STREAMS, "total": 9}, (), "PARTIAL holds 4 of 9 streams: add the other pages"),
        (
            {"streams": STREAMS, "total": 4, "offset": 42},
            (),
            "PARTIAL holds 4 of 4 streams, begins at 42: add the other",
        ),
        ({"streams": STREAMS, "missing": ["B"]}, (), "PARTIAL names what the server could not read: `B`"),
        ({"name": "A", "subjects": "a.>"}, (), "WRONG_TYPE"),
        (
            [{"name": "A", "subjects": [subject], "storage": "file"} for subject in ("a", "b")],
            (),
            "config.json:1:64: DUPLICATE stream `A` is defined twice, with other subjects in config.json:1",
        ),
        (STREAMS, ("--subjects", "missing.txt"), "`missing.txt` cannot be read: no such file or directory"),
        (STREAMS, ("--field", "subject"), "it needs `--jsonl`"),
        (STREAMS, ("-",), "standard input holds either the configuration or the subjects"),
    ],
)
def test_wrong_use_has_exit_code_2_and_a_cause(config: object, options: tuple[str, ...], cause: str) -> None:
    result = coverage(config, b"a\n", *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert cause in result.stderr
