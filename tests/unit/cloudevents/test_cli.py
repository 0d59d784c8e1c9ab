"""`natsgrammar cloudevents validate|convert|requirements` on JSON lines."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar import cloudevents as ce
from natsgrammar.cloudevents import captured
from natsgrammar_gen.cli import main

HEADERS = {"ce-specversion": "1.0", "ce-id": "1", "ce-source": "https://example.com/s", "ce-type": "com.example.x"}
EXAMPLES = Path(__file__).parents[3] / "examples" / "messages.jsonl"


def run(*arguments: str, lines: list[Any] | bytes = b"") -> Result:
    content = lines if isinstance(lines, bytes) else b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    return CliRunner().invoke(main, ["cloudevents", *arguments], input=content, catch_exceptions=False)


def line(changes: dict[str, Any] | None = None, data: bytes = b"", **more: Any) -> dict[str, Any]:
    """One line of input: a valid message with some headers changed."""
    return {"subject": "ce.x", "headers": HEADERS | (changes or {}), "data": base64.b64encode(data).decode()} | more


def test_valid_messages_are_counted() -> None:
    result = run("validate", lines=[line(), line({"ce-subject": "%E2%82%AC"})])
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "2 messages: 2 valid, 0 invalid\n")
    assert run("validate", lines=[line()]).stderr == "1 message: 1 valid, 0 invalid\n"


def test_every_problem_is_told_with_its_place() -> None:
    result = run("validate", lines=[line(), line({"ce-id": "%C0%A0", "ce-subject": "a\u001b b"}), b"x".decode(), 5])
    assert result.exit_code == 2
    output = result.stdout.splitlines()
    assert output[0].startswith("line 2: N23: header `ce-id`: wrong percent-encoding: `0` at position 2; expected ")
    assert output[1].startswith("line 2: N25: header `ce-subject`: control character: U+001B at position 1; expected ")
    assert output[2:] == [
        "line 3: a message must be a JSON object, not a string",
        "line 4: a message must be a JSON object, not a number",
    ]
    assert result.stderr == "4 messages: 1 valid, 1 invalid, 2 unreadable\n"


# a line that is no message, and why
NO_MESSAGE = [
    (b"{", "invalid JSON at position 1: expecting property name enclosed in double quotes"),
    (b'{"data": "\xff"}', "not UTF-8: byte 0xFF at position 10"),
    (b"[" * 100_000, "unreadable JSON: nested too deeply"),
    (b'{"data": "*"}', "`data` is not valid base64 (only base64 data is allowed); if it is text, add `--data text`"),
    (b'{"data": 5}', "`data` must be a string, not a number"),
    (b'{"headers": {"a": 5}}', "the value of header `a` must be a text or a list of texts"),
    (b'{"headers": {"a": [null]}}', "the value of header `a` must be a text or a list of texts"),
    (b'{"headers": [["a", true]]}', "the value of header `a` must be a text or a list of texts"),
    (b'{"headers": ["a"]}', "headers must be a mapping of names to texts, or pairs of names and texts"),
    (b'{"headers": 5}', "headers must be a mapping of names to texts, or pairs of names and texts"),
    (b"null", "a message must be a JSON object, not null"),
    (b'{"headers": {"ce-id": "1", "ce-id": "2"}}', "the member `ce-id` is defined twice"),
    (b'{"data": "", "data": "YQ=="}', "the member `data` is defined twice"),
    (b'{"seq": NaN}', "`NaN` is not valid JSON"),
    (b'{"hdrs": "*"}', "`hdrs` is not valid base64 of text"),
    (b'{"hdrs": "YQ=="}', "`hdrs` is not a block of NATS headers"),
    (b'{"hdrs": 5}', "`hdrs` must be a string, not a number"),
    (b'{"hdrs": "", "headers": null}', "both `headers` and `hdrs`, which mean the same"),
]


@pytest.mark.parametrize(("content", "reason"), NO_MESSAGE, ids=[reason for _, reason in NO_MESSAGE])
def test_a_line_without_a_message_is_reported_with_the_reason(content: bytes, reason: str) -> None:
    result = run("validate", lines=content)
    assert (result.exit_code, result.stdout) == (2, f"line 1: {reason}\n")
    assert result.stderr == "1 message: 0 valid, 0 invalid, 1 unreadable\n"
    converted = run("convert", "--to", "binary", lines=content)
    assert (converted.exit_code, converted.stdout) == (2, "")
    assert converted.stderr == f"line 1: {reason}\n1 message: 0 written, 0 rejected, 1 unreadable\n"


def test_a_json_report_has_place_verdict_and_problems() -> None:
    lines = [line({"ce-type": "x", "ce-n": "a b"}), "x"]
    result = run("validate", "--format", "json", "--warnings", "-o", "strict=true", lines=lines)
    first, second = map(json.loads, result.stdout.splitlines())
    assert (first["place"], first["line"], first["subject"], first["valid"], first["mode"]) == (
        "line 1", 1, "ce.x", False, "binary",
    )  # fmt: skip
    (error,) = first["errors"]
    assert (error["requirement"], error["part"], error["name"], error["position"]) == ("N25", "header", "ce-n", 1)
    assert [warning["requirement"] for warning in first["warnings"]] == ["C18"]
    assert (second["valid"], second["reason"]) == (False, "a message must be a JSON object, not a string")


def test_a_bare_character_is_a_warning_and_strict_refuses_it() -> None:
    lines = [line({"ce-n": "a b"})]
    result = run("validate", "--warnings", lines=lines)
    duty = "space (U+0020) at position 1: expected `%20`, which a sender has to write (N14)"
    assert (result.exit_code, result.stdout) == (0, f"line 1: warning: N25: header `ce-n`: {duty}\n")
    for option in ("strict=true", "raw_non_ascii=false"):
        refused = run("validate", "-o", option, lines=lines)
        assert (refused.exit_code, refused.stdout[:11]) == (1, "line 1: N25")
    assert run("validate", "-o", "raw_non_ascii=true", lines=lines).exit_code == 0


def test_warnings_do_not_change_the_exit_code() -> None:
    result = run("validate", "--warnings", lines=[line({"ce-type": "x"})])
    assert (result.exit_code, result.stdout) == (
        0, "line 1: warning: C18: attribute `type`: ends too early; expected A-Z or a-z; add what is expected\n",
    )  # fmt: skip
    assert run("validate", lines=[line({"ce-type": "x"})]).stdout == ""


@pytest.mark.parametrize("mode", ["binary", "structured"])
def test_a_message_in_the_other_mode_keeps_other_members(mode: str) -> None:
    given = line({"ce-datacontenttype": "application/json", "ce-subject": "%E2%82%AC"}, b'{"a": 1.10}', seq=7)
    result = run("convert", "--to", mode, lines=[given])
    assert (result.exit_code, result.stderr) == (0, "1 message: 1 written, 0 rejected\n")
    record = json.loads(result.stdout)
    assert (record["subject"], record["seq"]) == ("ce.x", 7)
    message = ce.Message(record["headers"], base64.b64decode(record["data"]))
    assert ce.content_mode(message) == mode
    again = json.loads(run("convert", "--to", "binary", lines=[record]).stdout)
    assert again == given


def test_convert_keeps_other_headers() -> None:
    others = {"Nats-Msg-Id": "7", "x": ["a", "b"]}
    given = line({"Content-Type": "text/plain", "CE-subject": "s", **others}, b"hi")
    record = json.loads(run("convert", "--to", "structured", lines=[given]).stdout)
    assert record["headers"] == {"Content-Type": "application/cloudevents+json", **others}
    given["headers"] = [*HEADERS.items(), ("x", "a"), ("y", "b"), ("x", ["c"])]
    record = json.loads(run("convert", "--to", "binary", lines=[given]).stdout)
    assert record["headers"] == {**HEADERS, "x": ["a", "c"], "y": "b"}


def test_convert_keeps_the_headers_that_only_the_other_mode_has_for_events() -> None:
    binary = line({"Content-Type": "text/plain", "x": "1"})
    same = json.loads(run("convert", "--to", "binary", lines=[binary]).stdout)
    assert same["headers"] == {**HEADERS, "Content-Type": "text/plain", "x": "1"}
    structured = json.loads(run("convert", "--to", "structured", lines=[binary]).stdout)
    structured["headers"] |= {"ce-id": "9", "CE-Foo": "x"}
    same = json.loads(run("convert", "--to", "structured", lines=[structured]).stdout)
    assert same["headers"] == {"Content-Type": "application/cloudevents+json", "x": "1", "ce-id": "9", "CE-Foo": "x"}
    other = json.loads(run("convert", "--to", "binary", lines=[structured]).stdout)
    assert other["headers"] == {**HEADERS, "x": "1"}


def test_all_that_is_wrong_with_a_line_is_told_and_only_of_the_subjects_asked_for() -> None:
    wrong = b'{"subject":"other","headers":{"ce-id":5},"data":7}\n'
    output = run("validate", lines=wrong)
    assert output.exit_code == 2
    assert "ce-id" in output.stdout
    assert "`data` must be a string, not a number" in output.stdout
    assert run("validate", "--subject", "ce.>", lines=wrong).exit_code == 0
    assert run("validate", "--subject", "ce.>", lines=b"no JSON\n").exit_code == 2


def test_convert_keeps_the_text_of_other_members() -> None:
    others = f'"price" : 1.10, "far": 1e400, "long":{"7" * 5000},"a": {{"b":[ 1.0,"\\u00e9" ]}}'
    result = run("convert", "--to", "structured", lines=f"{{{others} , {json.dumps(line())[1:]}\n".encode())
    assert result.exit_code == 0
    for text in ('"price": 1.10,', '"far": 1e400,', f'"long": {"7" * 5000},', '"a": {"b":[ 1.0,"\\u00e9" ]},'):
        assert text in result.stdout


def test_nothing_nested_too_deeply_ends_in_a_traceback() -> None:
    for depth in range(900, 1000):
        content = f'{{"a":{"[" * depth}{"]" * depth},{json.dumps(line())[1:]}\n'.encode()
        result = run("convert", "--to", "structured", lines=content)
        assert (result.exit_code == 0) is not ("nested too deeply" in result.stderr)


def test_lines_of_the_api_have_hdrs() -> None:
    block = "NATS/1.0\r\n" + "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items()) + "\r\n"
    given = {"subject": "ce.x", "hdrs": base64.b64encode(block.encode()).decode(), "data": ""}
    assert run("validate", lines=[given]).exit_code == 0
    assert run("validate", lines=[{**given, "hdrs": None}]).exit_code == 1
    record = json.loads(run("convert", "--to", "binary", lines=[given]).stdout)
    assert record == {"subject": "ce.x", "headers": HEADERS, "data": ""}


def test_headers_get_the_verdict_of_hdrs() -> None:
    spaced = {name: f" {value}\t" for name, value in HEADERS.items()}
    block = "NATS/1.0\r\n" + "".join(f"{name}:{value}\r\n" for name, value in spaced.items()) + "\r\n"
    hdrs = {"subject": "ce.x", "hdrs": base64.b64encode(block.encode()).decode(), "data": ""}
    outputs = [
        run("convert", "--to", "structured", lines=[item]).stdout for item in (hdrs, line() | {"headers": spaced})
    ]
    assert json.loads(outputs[0]) == json.loads(outputs[1])


def test_convert_writes_only_what_is_valid() -> None:
    result = run("convert", "--to", "structured", lines=[line({"ce-id": ""}), line()])
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1
    assert result.stderr.splitlines() == [
        "line 1: C14: header `ce-id`: the value is empty; expected at least one character",
        "2 messages: 1 written, 1 rejected",
    ]


def test_data_can_be_text() -> None:
    given = line({"ce-datacontenttype": "text/plain"}, data=b"") | {"data": "grüß"}
    record = json.loads(run("convert", "--to", "structured", "--data", "text", lines=[given]).stdout)
    assert json.loads(record["data"])["data_base64"] == base64.b64encode("grüß".encode()).decode()
    binary = ce.to_structured(ce.Event(dict(ce.from_nats(ce.Message(HEADERS)).attributes), b"\xff"))
    result = run(
        "convert", "--to", "binary", "--data", "text", lines=[{"headers": binary.headers, "data": binary.data.decode()}]
    )
    assert result.exit_code == 1
    assert "the payload is not UTF-8: byte 0xFF at position 0" in result.stderr


def test_options_change_the_reading() -> None:
    lines = [line({"ce-dataschema": "http://a/#f", "ce-n": "5"}, extra=1)]
    assert run("validate", lines=lines).exit_code == 1
    result = run("validate", "-o", "uri_fragment=true", "-o", "extension_types=n:Integer,b:Boolean", lines=lines)
    assert result.exit_code == 0


WRONG_USE = [
    (["validate", "-o", "uri_fragmnt=true"], "unknown option `uri_fragmnt` (did you mean `uri_fragment`?)"),
    (["validate", "-o", "uri_fragment"], "`uri_fragment` is not a setting; expected NAME=VALUE"),
    (["validate", "-o", "uri_fragment=yes"], "`uri_fragment` is `true` or `false`, not `yes`"),
    (["validate", "-o", "leap_second=x"], "`leap_second` is `x`: expected `utc-month-end`, `anywhere` or `never`"),
    (["validate", "-o", "extension_types=n"], "the type of `n` is ``: expected one of Boolean"),
    (["validate", "-o", "extension_types=Seq:Integer"], "has the name `Seq`: upper-case letter: `S` at "),
    (["validate", "-o", "specversions="], "`specversions` contains ``: expected at least one character"),
    (["validate", "--subject", "ce..x"], "`ce..x` is not a valid subject filter: "),
    (["validate", "no/such/file"], "`no/such/file` cannot be read: no such file or directory"),
    (["convert"], "missing option `--to`"),
]


@pytest.mark.parametrize(("arguments", "complaint"), WRONG_USE, ids=[complaint for _, complaint in WRONG_USE])
def test_wrong_use_ends_with_two_and_the_cause(arguments: list[str], complaint: str) -> None:
    result = run(*arguments, lines=[line()])
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_files_and_subjects(tmp_path: Path) -> None:
    path = tmp_path / "messages.jsonl"
    path.write_text(json.dumps(line()) + "\n\n" + json.dumps(line({"ce-id": ""}, subject="other")) + "\n")
    assert run("validate", str(path), "--subject", "ce.>").stderr == "1 message: 1 valid, 0 invalid\n"
    assert run("validate", str(path)).stdout.startswith(f"{path}:3: C14: ")


def test_requirements_are_listed() -> None:
    output = run("requirements").stdout.splitlines()
    assert len(output) == len(ce.REQUIREMENTS)
    assert output[0].split()[:3] == ["N1", "1.3", "SHOULD"]


@pytest.mark.skipif(not EXAMPLES.exists(), reason="the examples are not there")
def test_captured_traffic_survives_both_conversions() -> None:
    """Nothing is lost or invented: what is valid comes back equal, and the rest is rejected line by line."""
    first = run("convert", "--to", "structured", str(EXAMPLES), "--subject", "ce.>")
    second = run("convert", "--to", "binary", lines=first.stdout.encode())
    assert second.exit_code == 0
    back = [json.loads(line) for line in second.stdout.splitlines()]
    given = {
        (record["stream"], record["seq"]): ce.Message(record["headers"] or {}, base64.b64decode(record["data"]))
        for record in map(json.loads, EXAMPLES.read_text(encoding="utf-8").splitlines())
    }
    assert len(back) > 500
    for record in back:
        event = ce.from_nats(given[record["stream"], record["seq"]])
        again = ce.from_nats(ce.Message(record["headers"], base64.b64decode(record["data"])))
        assert ce.to_binary(again).data == ce.to_binary(event).data
        assert {name: str(value) for name, value in event.attributes.items()}.items() <= {
            name: str(value) for name, value in again.attributes.items()
        }.items()


def test_captured_lines_are_read_and_converted_from_python() -> None:
    lines = [json.dumps(line(data=b"hi")).encode(), b"\n", b"5"]
    first, second = captured.read_lines(lines)
    assert (first.number, first.subject, first.message) == (1, "ce.x", ce.Message(HEADERS, b"hi"))
    assert (second.number, second.message, second.reason) == (3, None, "a message must be a JSON object, not a number")
    converted = captured.read_line(captured.convert(first, "structured").encode())
    assert converted.message is not None
    assert ce.from_nats(converted.message) == ce.from_nats(ce.Message(HEADERS, b"hi"))
    for wrong, mode in ((second, "binary"), (first, "both")):
        with pytest.raises(ng.Misuse):
            captured.convert(wrong, mode)
