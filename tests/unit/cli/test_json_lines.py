"""JSON lines are read alike, whether a line has the shape of an earlier one or is read as any JSON."""

import io
import json

import pytest

from natsgrammar_gen.cli import input as reading
from tests.support.depth import Some

LINES = (
    '{"config": {"name": "ORDERS", "n": 1}}',
    ' {"n":[-0.5e+1,{}],"config":{"n\\u0061me":"","name":"é\\"", "at" : "10:30"}}\r',
    '{"config": {"name": "a", "name": "b"}}',
    '["x"]',
)
EDITS = (*'"\\,:{}[] \t\r\0\x1f\x7f0-.e', "\\u0041", "\\ud800", "NaN", "null", "\ufeff", "1" * 5000, '"x"', '"n": 2,')


def _read(lines: list[str], path: str | None, shapes: int, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    monkeypatch.setattr(reading, "_SHAPES", shapes)
    stream = io.BytesIO("\n".join(lines).encode())
    read: list[object] = []
    for value in reading.records(stream, "lines", reading.Reading(jsonl=True, field=path)):
        if isinstance(value, reading.Texts):
            read.extend((line, text, value.field) for line, text in zip(value.lines, value.texts, strict=True))
        else:
            read.append(value)
    return read


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("path", ["config.name", "config.n", "n", None])
def test_a_shape_answers_as_the_reader_of_json(
    line: str, path: str | None, some: Some, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = [(at, end) for at in range(len(line) + 1) for end in (at, at + 1, at + 6)]
    edited = [line[:at] + edit + line[end:] for at, end in places for edit in ("", *EDITS)]
    lines = [line, *some(edited, 1200), *LINES, json.dumps({"config": {"name": "é", "n": "x"}}, ensure_ascii=False)]
    assert _read(lines, path, 4, monkeypatch) == _read(lines, path, 0, monkeypatch)


def test_equal_lines_are_read_by_their_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, member = list[str](), reading._member

    def counted(line: str, path: list[str]) -> str | None:
        slow.append(line)
        return member(line, path)

    monkeypatch.setattr(reading, "_member", counted)
    lines = [json.dumps({"config": {"name": f"S{n}", "n": n}}) for n in range(1000)]
    assert _read(lines, "config.name", 4, monkeypatch) == [(n + 1, f"S{n}", "config.name") for n in range(1000)]
    assert len(slow) == 1
