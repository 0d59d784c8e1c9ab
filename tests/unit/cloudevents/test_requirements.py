"""The list of requirements: complete, and each of them tested by name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from natsgrammar import cloudevents as ce

FOLDER = Path(__file__).parent
TESTS = [FOLDER / f"test_{name}.py" for name in ("binding", "core", "json_format")]
# N5 has three parts; the others are numbered through.
ALL = {"N5a", "N5b", "N5c"} | {f"N{n}" for n in range(1, 27) if n != 5}
ALL |= {f"C{n}" for n in range(1, 23)} | {f"J{n}" for n in range(1, 17)}


def test_the_list_is_complete() -> None:
    assert set(ce.REQUIREMENTS) == ALL
    for requirement in ce.REQUIREMENTS.values():
        assert requirement.strength in ("MUST", "SHOULD", "MAY", "DERIVED")
        assert requirement.section
        assert requirement.text


def test_each_is_tested_by_name() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in TESTS)
    rows = set(re.findall(r'^    \("([NCJ]\d+[abc]?)", ', text, re.MULTILINE))  # the first column of the tables
    functions = {
        number.upper() if number[-1].isdigit() else number[0].upper() + number[1:]
        for name in re.findall(r"^def test_((?:[ncj]\d+[abc]?_)+)", text, re.MULTILINE)
        for number in name.strip("_").split("_")
    }
    assert rows | functions == ALL


def test_no_problem_has_an_unknown_requirement() -> None:
    runtime = Path(ce.__file__).parent
    named = {
        name
        for path in runtime.glob("_[!r]*.py")
        for name in re.findall(r'"([NCJ]\d+[abc]?)"', path.read_text(encoding="utf-8"))
    }
    assert named <= ALL


NAMES = st.sampled_from(
    [
        "ce-id", "CE-ID", "ce-source", "ce-type", "ce-specversion", "ce-time", "ce-dataschema", "ce-datacontenttype",
        "ce-subject", "ce-x", "ce-data", "ce-", "Content-Type", "content-type", "other",
    ]
)  # fmt: skip
VALUES = st.text() | st.sampled_from(
    [
        "", "1.0", "a", "%", "%C0%A0", '"', '"a b"', "a b", "1990-12-31T23:59:60Z", "http://a/#b", "text/plain", "%0A",
        "application/cloudevents+json", "application/cloudevents-batch+json", "%EF%BF%BF",
    ]
)  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | VALUES,
    lambda items: st.lists(items, max_size=2) | st.dictionaries(st.text(max_size=3), items, max_size=2),
    max_leaves=4,
)
MEMBERS = st.sampled_from(
    [
        "id", "source", "type", "specversion", "time", "subject", "dataschema", "datacontenttype", "ext", "Ext", "data",
        "data_base64",
    ]
)  # fmt: skip
PAYLOADS = st.binary() | st.dictionaries(MEMBERS, JSON).map(lambda value: json.dumps(value).encode())
OPTIONS = [
    ce.DEFAULT,
    ce.Options(strict=True),
    ce.Options(lenient_escapes=True, unknown_ce_headers="ignore", uri_fragment=True),
    ce.Options(structured_without_content_type=True, non_json_data="keep", leap_second="anywhere"),
    ce.Options(server_has_headers=False, extension_types={"ext": "Integer", "x": "Binary"}, lower_case_tz=False),
]


@given(st.lists(st.tuples(NAMES, VALUES)), PAYLOADS, st.sampled_from(OPTIONS))
def test_whatever_a_message_holds_it_is_an_event_or_has_errors(
    headers: list[tuple[str, str]], data: bytes, options: ce.Options
) -> None:
    class Got:
        pass

    got: Any = Got()
    got.headers, got.data = headers, data
    reading = ce.read(got, options)
    assert (reading.event is None) == bool(reading.errors)
    for problem in (*reading.errors, *reading.warnings):
        assert problem.requirement in ALL
        assert not set(str(problem)) & {"\n", "\r", "\t", "\0", "\x1b", "\x85"}
        if problem.position is not None and problem.text is not None:
            assert 0 <= problem.position <= len(problem.text)
    if reading.event is not None:
        assert not [p for p in ce.check(reading.event, options) if p.level == "error" and p.part == "attribute"]
