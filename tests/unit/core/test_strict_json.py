"""The one reader of JSON: strict, with a kind, a cause and a position for each fault."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from natsgrammar.strict_json import AS_WRITTEN, STRICT, JsonError, Reader, items_at, members_at

DEEP = 100_000
FAULTS = [
    (b"\xff", "encoding", 0, "not UTF-8: byte 0xFF at position 0"),
    ("", "syntax", 0, "invalid JSON at position 0: expecting value"),
    ('{"a": }', "syntax", 6, "invalid JSON at position 6: expecting value"),
    ("[1, 2", "syntax", 5, "invalid JSON at position 5: expecting ',' delimiter"),
    ("01", "after", 1, "invalid JSON at position 1: text after the value"),
    ('{"a": 1} x', "after", 9, "invalid JSON at position 9: text after the value"),
    ("\ufeff1", "syntax", 0, "invalid JSON at position 0: it begins with U+FEFF, a byte order mark"),
    (" NaN", "constant", 1, "`NaN` is not valid JSON"),
    ("[-Infinity]", "constant", 0, "`-Infinity` is not valid JSON"),
    ('{"a": {"b": 1, "c": 2, "b": 3}}', "twice", 0, "the member `b` is defined twice"),
    ("[" * DEEP, "deep", 0, "unreadable JSON: nested too deeply"),
    ('{"a":' * DEEP, "deep", 0, "unreadable JSON: nested too deeply"),
]


@pytest.mark.parametrize(("text", "kind", "position", "message"), FAULTS, ids=[str(fault[0])[:20] for fault in FAULTS])
def test_a_fault_has_a_kind_a_position_and_a_cause(text: str | bytes, kind: str, position: int, message: str) -> None:
    with pytest.raises(JsonError) as caught:
        STRICT.read(text)
    assert (caught.value.kind, caught.value.position, str(caught.value)) == (kind, position, message)


@pytest.mark.parametrize("text", ['"\\ud83d"', '{"\\udc00": 1}', '["\\ud83d\\u0041"]', '"\\udc00\\ud83d"'])
def test_half_a_surrogate_pair_is_a_fault_for_readers_of_pairs(text: str) -> None:
    STRICT.read(text)
    with pytest.raises(JsonError) as caught:
        Reader(pairs=True).read(text)
    assert caught.value.kind == "half"
    assert Reader(pairs=True).read('"\\ud83d\\ude00 \\\\ud83d"') == "😀 \\ud83d"


def test_long_integers_are_floats_and_longer_ones_a_fault_of_readers_with_integers() -> None:
    assert STRICT.read("9" * 19) == int("9" * 19)
    assert STRICT.read("1" + "0" * 20) == 1e20
    with pytest.raises(JsonError) as caught:
        Reader(whole=int).read("9" * 5000)
    assert caught.value.kind == "number"


def test_values_are_read_one_after_the_other() -> None:
    text = ' {"a": 1}\n [2] '
    value, end = STRICT.first(text)
    assert (value, text[end:]) == ({"a": 1}, "\n [2] ")
    assert STRICT.first(text, end) == ([2], len(text) - 1)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**18), 10**18)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VALUES, st.booleans(), st.sampled_from([None, 1]))
def test_what_python_writes_is_read_as_it_was(value: object, is_ascii: bool, indent: int | None) -> None:
    text = json.dumps(value, ensure_ascii=is_ascii, indent=indent)
    assert STRICT.read(text) == value
    if is_ascii:
        assert STRICT.read(text.encode()) == value


@given(st.dictionaries(st.text(), VALUES), st.sampled_from([None, 1]))
def test_the_text_of_a_part_is_that_of_its_value(value: dict[str, object], indent: int | None) -> None:
    text = json.dumps(value, indent=indent)
    assert {name: json.loads(text[start:end]) for name, start, end in members_at(text, 0)} == value
    listed = json.dumps(list(value.values()), indent=indent)
    assert [STRICT.first(listed, at)[0] for at in items_at(listed, 0)] == list(value.values())


def test_as_written_keeps_order_duplicates_and_digits() -> None:
    assert AS_WRITTEN.read('{"b": 1.50, "a": [-0], "b": 1e400}') == (("b", "1.50"), ("a", ["-0"]), ("b", "1e400"))
