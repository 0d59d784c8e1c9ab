"""`natsgrammar check`, `encode`, `decode`, `match` and `rules`, in process and as a program."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import click
import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar.core import SHORT_NAMES
from natsgrammar_gen.cli import main

STREAM = "adr6@2023-02-01:stream-name"


def run(*arguments: str, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(main, list(arguments), input=stdin)


def records(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def program(
    *arguments: str | bytes,
    stdin: bytes = b"",
    stdout: IO[bytes] | int = subprocess.PIPE,
    stderr: IO[bytes] | int = subprocess.PIPE,
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from natsgrammar_gen.cli import main; main(prog_name='natsgrammar')", *arguments]
    return subprocess.run(command, input=stdin, stdout=stdout, stderr=stderr, check=False, timeout=60)


# ---- check ----------------------------------------------------------------------------------------------------------


def test_valid_names_exit_0() -> None:
    result = run("check", STREAM, "ORDERS", "a-b")
    assert (result.exit_code, result.stdout) == (0, "2 names checked, all valid\n")


def test_a_refused_name_is_shown_with_a_caret_below_its_error() -> None:
    result = run("check", STREAM, "ORDERS", "ORDERS.EU")
    assert result.exit_code == 1
    first, name, caret, suggestion, summary = result.stdout.splitlines()
    assert first == f"rejected by {STREAM}"
    assert name == "    ORDERS.EU"
    assert caret.startswith("          ^ dot in a name at position 6; expected ")
    assert suggestion == "    try ORDERS_EU"
    assert summary == "2 names checked, 1 rejected"


@pytest.mark.parametrize(
    ("name", "shown", "column"),
    [
        ("日本", "日本", 0),
        ("a\tb", r"a\tb", 1),
        ("a" * 100 + "." + "b" * 100, "…" + "a" * 36 + "." + "b" * 35 + "…", 37),
        ("", '""', 0),
    ],
)
def test_the_caret_stands_right(name: str, shown: str, column: int) -> None:
    lines = run("check", STREAM, "--", name).stdout.splitlines()
    assert lines[1] == "    " + shown
    assert lines[2].index("^") == 4 + column


def test_the_caret_counts_columns_not_characters() -> None:
    lines = run("check", "nats-docs:token", "日本.e\u0301").stdout.splitlines()
    assert lines[2].index("^") == 4 + 4


def test_filters_are_encoded() -> None:
    result = run("encode", "safe:kv-key", "--filter", "a b.*.>", ">.*")
    assert (result.exit_code, result.stdout) == (0, "a=20b.*.>\n=3E.*\n")
    assert run("encode", "safe:kv-key", "*").stdout == "=2A\n"
    refused = run("encode", "safe:token", "--filter", "a.*")
    assert refused.exit_code == 2
    assert "safe@1:token encodes a whole text: its tokens cannot be filtered" in refused.output


def test_json_has_a_record_for_every_name() -> None:
    result = run("check", STREAM, "ORDERS", "a.b", "--format", "json")
    assert result.exit_code == 1
    good, bad = records(result)
    assert (good["name"], good["valid"], good["position"], good["suggestion"]) == ("ORDERS", True, None, None)
    violation = ng.rule(STREAM).check("a.b")
    assert violation is not None
    assert bad == {
        "address": STREAM,
        "name": "a.b",
        "valid": False,
        "line": None,
        "field": None,
        "position": 1,
        "found": ".",
        "expected": violation.expected,
        "message": violation.message,
        "suggestion": "a_b",
        "cause": "dot",
    }


def test_quiet_prints_nothing() -> None:
    for form in ("text", "json"):
        result = run("check", STREAM, "a.b", "--quiet", "--format", form)
        assert (result.exit_code, result.output) == (1, "")


def test_lines_are_taken_as_they_stand() -> None:
    result = run("check", STREAM, "-", "--format", "json", stdin=b" a\nb\r\n\nlast")
    assert [(r["line"], r["name"], r["valid"]) for r in records(result)] == [
        (1, " a", False),
        (2, "b\r", False),
        (3, "", False),
        (4, "last", True),
    ]


def test_empty_input_is_clean() -> None:
    result = run("check", STREAM, "-")
    assert (result.exit_code, result.stdout) == (0, "no names read\n")


def test_records_may_hold_line_breaks() -> None:
    result = run("check", "adr6:os-object-name", "-0", "--format", "json", stdin=b"a\nb\0\0c\0")
    assert [(r["line"], r["name"]) for r in records(result)] == [(1, "a\nb"), (2, ""), (3, "c")]
    assert run("check", STREAM, "-0").stdout == "no names read\n"


@pytest.mark.parametrize(
    ("arguments", "stdin", "noun"), [(("-",), b"ok\n\xffx\na.b\n", "line"), (("-0",), b"ok\0\xffx\0a.b\0", "record")]
)
def test_bytes_that_are_not_utf8_are_an_error_and_the_rest_is_checked(
    arguments: tuple[str, ...], stdin: bytes, noun: str
) -> None:
    result = run("check", STREAM, *arguments, stdin=stdin)
    assert result.exit_code == 2
    assert result.stderr == f"error: {noun} 2: not UTF-8: byte 0xFF at position 0\n"
    assert result.stdout.endswith("2 names checked, 1 rejected, 1 unreadable\n")


def test_files_are_read_line_by_line(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"ORDERS\nORDERS.EU\n\xff\n")
    (tmp_path / "b.jsonl").write_text('{"name": "a.b"}\n', encoding="utf-8")
    actual = program("check", STREAM, "--files", str(tmp_path / "a.txt"))
    place = f"{tmp_path / 'a.txt'}"
    assert (actual.returncode, actual.stderr.decode()) == (
        2,
        f"error: {place}: line 3: not UTF-8: byte 0xFF at position 0\n",
    )
    assert actual.stdout.decode().startswith(f"{place}, line 2: rejected by")
    arguments = ("--files", "--jsonl", "--field", "name", "--format", "json", str(tmp_path / "b.jsonl"))
    verdict = json.loads(program("check", STREAM, *arguments).stdout)
    assert (verdict["file"], verdict["line"], verdict["valid"]) == (str(tmp_path / "b.jsonl"), 1, False)
    for command in (("check", STREAM, "--files"), ("lint",), ("coverage",), ("run",), ("contract", "check")):
        gone = program(*command, str(tmp_path / "gone"))
        assert gone.returncode == 2
        assert gone.stderr.decode() == f"error: `{tmp_path / 'gone'}` cannot be read: no such file or directory\n"
    assert b"Usage:" in program("check", STREAM, "--files").stderr


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_files_of_names_are_text_files(tmp_path: Path, ends: str) -> None:
    """Their line ends and a byte order mark are in no name; those of standard input and of records are."""
    (tmp_path / "a.txt").write_bytes(f"\ufeffORDERS{ends}\ufeffX{ends}A\r".encode())
    output = program("check", STREAM, "--files", "--format", "json", str(tmp_path / "a.txt")).stdout
    names = [json.loads(line)["name"] for line in output.splitlines()]
    assert names == ["ORDERS", "\ufeffX", "A\r"]
    (tmp_path / "a.jsonl").write_bytes(b'\xef\xbb\xbf"A"\r\n')
    assert program("check", STREAM, "--files", "--jsonl", str(tmp_path / "a.jsonl")).returncode == 0
    (tmp_path / "a.0").write_bytes(b"\xef\xbb\xbfA\r\n\0")
    output = program("check", STREAM, "--files", "-0", "--format", "json", str(tmp_path / "a.0")).stdout
    assert json.loads(output)["name"] == "\ufeffA\r\n"
    assert json.loads(program("check", STREAM, "-", "--format", "json", stdin=b"A\r\n").stdout)["name"] == "A\r"


def test_names_are_read_from_fields_of_json_lines() -> None:
    lines = b'"a.b"\n\n  "ok" \n"\\ud800"\n'
    result = run("check", STREAM, "--jsonl", "--format", "json", stdin=lines)
    assert result.exit_code == 1
    assert [(r["line"], r["name"], r["valid"]) for r in records(result)] == [
        (1, "a.b", False),
        (3, "ok", True),
        (4, "\ud800", False),
    ]


def test_a_field_leads_through_objects_and_arrays() -> None:
    line = json.dumps({"streams": [{"subjects": ["a", "b c"]}, {"subjects": []}, {"subjects": ["d..e"]}]}).encode()
    result = run("check", "nats-docs:subject", "--jsonl", "--field", "streams.subjects", "--format", "json", stdin=line)
    assert [(r["field"], r["name"], r["valid"]) for r in records(result)] == [
        ("streams[0].subjects[0]", "a", True),
        ("streams[0].subjects[1]", "b c", False),
        ("streams[2].subjects[0]", "d..e", False),
    ]
    single = run("check", "nats-docs:subject", "--jsonl", "--field", "streams.0.subjects.1", stdin=line)
    assert single.stdout.startswith("line 1, streams[0].subjects[1]: rejected by nats-docs@")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b"{", "line 1: not JSON: unexpected end at column 2"),
        (b'{"a": }', "line 1: not JSON: unexpected `}` at column 7"),
        (b'["a', "line 1: not JSON: the string at column 2 has no end"),
        (b'"a" "b"', 'line 1: not JSON: unexpected `"` at column 5'),
        (b"NaN", "line 1: not readable as JSON: `NaN` is not valid JSON"),
        (b'{"name": "a", "name": "b"}', "line 1: not readable as JSON: the member `name` is defined twice"),
        (b'{"other": 1}', "line 1: no field `name`"),
        (b'{"name": null}', "line 1: field `name` is null, not a string"),
        (b'{"name": 7}', "line 1: field `name` is a number, not a string"),
        (b'{"name": {"x": "y"}}', "line 1: field `name` is an object, not a string"),
        (b'"text"', "line 1: no field `name`"),
        (b"[" * 100_000, "line 1: not readable as JSON: nested too deeply"),
        (b"1" * 5000, "line 1: no field `name`"),
    ],
)
def test_json_lines_without_a_name(line: bytes, complaint: str) -> None:
    result = run("check", STREAM, "--jsonl", "--field", "name", stdin=line + b'\n{"name": "ok"}\n')
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stdout == "1 name checked, 1 unreadable\n"


def test_an_object_asks_for_a_field() -> None:
    assert "choose one with `--field`" in run("check", STREAM, "--jsonl", stdin=b'{"name": "x"}').stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("adr6:stream-nam", "x"), "did you mean `adr6:stream-name`"),
        (("adr6:STREAM-NAME", "x"), "did you mean `adr6:stream-name`"),
        ((STREAM,), "missing argument"),
        ((STREAM, "-", "x"), "`-` reads standard input and takes no other argument"),
        ((STREAM, "x", "--jsonl"), "`--jsonl` reads standard input"),
        ((STREAM, "x", "-0"), "`-0` reads standard input"),
        ((STREAM, "--jsonl", "-0"), "cannot be combined"),
        ((STREAM, "-", "--field", "name"), "it needs `--jsonl`"),
        ((STREAM, "x", "--format", "xml"), "`xml` is not one of"),
    ],
)
def test_wrong_use_exits_2_and_says_what_is_wrong(arguments: tuple[str, ...], complaint: str) -> None:
    result = run("check", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr


# ---- encode, decode -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("codec", "value", "text"),
    [("aviso:topic-token", "1.45", "1%2E45"), ("cloudevents:header-value", "Euro €", "Euro%20%E2%82%AC")],
)
def test_decode_returns_the_values_that_encode_was_given(codec: str, value: str, text: str) -> None:
    assert run("encode", codec, value).stdout == f"{text}\n"
    assert run("decode", codec, text).stdout == f"{value}\n"


def test_undecodable_texts_are_told_and_the_rest_is_decoded() -> None:
    result = run("decode", "aviso:topic-token", "-", stdin=b"1%2E45\n100%\nok\n")
    assert (result.exit_code, result.stdout) == (1, "1.45\nok\n")
    first, text, caret, suggestion = result.stderr.splitlines()
    assert first == f"error: line 2: rejected by {ng.codec('aviso:topic-token').address}"
    assert text == "    100%"
    assert caret.startswith(
        "        ^ wrong percent-encoding; expected 0-7, C-F or c-f; write `%` and two hexadecimal digits"
    )
    assert suggestion == "    try 100%25"


def test_line_breaks_survive_as_json_and_between_nul_bytes() -> None:
    (record,) = records(run("decode", "cloudevents:header-value", "a%0Ab", "--format", "json"))
    assert (record["value"], record["result"], record["position"]) == ("a%0Ab", "a\nb", None)
    assert run("decode", "cloudevents:header-value", "-0", stdin=b"a%0Ab\0c\0").stdout == "a\nb\0c\0"


def test_half_of_a_surrogate_pair() -> None:
    result = run("encode", "aviso:topic-token", "--jsonl", "--format", "json", stdin=b'"a\\ud800"\n')
    assert result.exit_code == 1
    (record,) = records(result)
    assert (record["result"], record["position"], record["found"]) == (None, 1, "\ud800")
    assert run("encode", "aviso:topic-token", "--jsonl", stdin=b'"a\\ud800"\n').exit_code == 1


def test_an_unknown_codec_suggests_near_ones() -> None:
    result = run("encode", "aviso:wire-token", "x")
    assert result.exit_code == 2
    assert "` has no codec `wire-token`, but it has a rule of that name\n" in result.stderr


# ---- match, rules, help ---------------------------------------------------------------------------------------------


def test_match_lists_the_filters_that_a_subject_reaches() -> None:
    result = run("match", "time.us.east", "time.*.east", "time.us.>", "time.us")
    assert (result.exit_code, result.stdout) == (0, "yes  time.*.east\nyes  time.us.>\nno   time.us\n")


@pytest.mark.parametrize(
    ("subject", "pattern", "note"),
    [
        ("ab", "a*", "`a*` is not a wildcard"),
        ("a.b", "a.>.b", "`>` is not the last token"),
        ("a.b", "a..b", "the filter has an empty token"),
        ("a.", "a.*", "the subject has an empty token"),
    ],
)
def test_match_explains_what_people_overlook(subject: str, pattern: str, note: str) -> None:
    result = run("match", subject, pattern)
    assert result.exit_code == 1
    assert note in result.stdout
    (record,) = records(run("match", subject, pattern, "--format", "json"))
    assert record["match"] is False
    assert note in str(record["note"])


def test_rules_lists_every_address() -> None:
    listed = {record["address"] for record in records(run("rules", "--all", "--format", "json"))}
    assert listed == {*ng.rules(), *ng.codecs()}
    table = run("rules", "--all").stdout
    assert all(address in table for address in listed if isinstance(address, str))


def test_rules_shows_the_latest_editions_unless_asked() -> None:
    table = run("rules", "adr6*stream-name").stdout.splitlines()
    assert table[0].split() == ["ADDRESS", "KIND", "VALID", "INVALID"]
    assert [line.split()[0] for line in table if line.startswith("adr6")] == ["adr6:stream-name"]
    assert "adr6@2021-06-28:stream-name" in run("rules", "adr6@2021*").stdout


def test_rules_exits_1_without_a_match() -> None:
    result = run("rules", "zzz")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "no address matches `zzz`" in result.stderr


@pytest.mark.parametrize("command", ["check", "encode", "decode", "match", "rules"])
def test_help_has_examples(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"natsgrammar {command}" in result.stdout
    assert "Exit codes: 0 " in result.stdout


# ---- as a program ---------------------------------------------------------------------------------------------------


def test_program_writes_utf8_whatever_the_locale() -> None:
    ran = program("check", STREAM, "é")
    assert ran.returncode == 1
    assert "    é\n".encode() in ran.stdout
    assert ran.stderr == b""


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (("explain", b"a\xff"), "NAME"),
        (("match", b"a\xff", "a"), "SUBJECT"),
        (("match", "a", "b", b"a\xff"), "FILTER…"),
    ],
)
def test_arguments_that_are_not_utf8_are_wrong_use(words: tuple[str | bytes, ...], place: str) -> None:
    ran = program(*words)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.decode().endswith(f"error: {place} `a\\udcff`: not UTF-8: byte 0xFF at position 1\n")


def test_a_file_that_is_no_text_has_few_errors(tmp_path: Path) -> None:
    (file := tmp_path / "a.bin").write_bytes(b"\xff\n" * 9)
    ran = run("check", STREAM, "--files", str(file))
    assert (ran.stderr.count("\n"), ran.stderr.splitlines()[-1]) == (4, "error: 6 more like these")
    assert f"`{file}` is a file: add `--files`" in run("check", STREAM, "--jsonl", str(file)).stderr


def test_program_refuses_arguments_that_are_not_utf8() -> None:
    ran = program("check", STREAM, "ok", b"\xff")
    assert (ran.returncode, ran.stderr) == (2, b"error: argument 2: not UTF-8: byte 0xFF at position 0\n")
    assert ran.stdout == b"1 name checked, 1 unreadable\n"


def checking() -> subprocess.Popen[bytes]:
    """The program, which waits for names."""
    command = "import sys; from natsgrammar_gen.cli import main; main(prog_name='natsgrammar')"
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", command, "check", STREAM, "-"], stdin=pipe, stdout=pipe, stderr=pipe)


def test_program_ends_quietly_when_nobody_reads_on() -> None:
    process = checking()
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, stderr = process.communicate(b"a.b\n" * 20_000, timeout=60)
    assert (process.returncode, stderr) == (141, b"")


def test_program_ends_at_an_interrupt() -> None:
    process = checking()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"a.b\n")
    process.stdin.flush()
    process.stdout.readline()  # it waits for the next name
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60)[1] == b"interrupted\n"
    assert process.returncode == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (("encode", "aviso:topic-token", "-"), b"a\n" * 9_000),
        (("decode", "aviso:topic-token", "a"), b""),
        (("cloudevents", "requirements"), b""),
    ],
)
def test_program_tells_of_a_full_disk(arguments: tuple[str, ...], stdin: bytes) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = program(*arguments, stdin=stdin, stdout=full)
    assert (ran.returncode, ran.stderr) == (
        2,
        b"error: cannot read or write `standard output`: no space left on device\n",
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_wrong_use_ends_as_such_where_it_cannot_be_reported() -> None:
    with Path("/dev/full").open("wb") as full:
        assert program("check", "adr6:no-such-rule", "a", stderr=full).returncode == 2


@pytest.mark.parametrize(
    ("name", "parameter", "typed", "completed"),
    [
        ("check", "address", "adr6:stream", ["adr6:stream-name"]),
        ("rule", "address", "CASE_", ["CASE_ONLY"]),
        ("lint", "ignore", "CYCLE,CASE_", ["CYCLE,CASE_ONLY"]),
        ("generate", "targets", "go,ty", ["go,typescript"]),
        ("generate", "addresses", "stream-name,adr6:stream", ["stream-name,adr6:stream-name"]),
    ],
)
def test_program_completes_addresses_and_codes(name: str, parameter: str, typed: str, completed: list[str]) -> None:
    context = click.Context(main)
    command = main.get_command(context, name)
    assert command
    (option,) = (each for each in command.params if each.name == parameter)
    assert [item.value for item in option.shell_complete(context, typed)] == completed


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("check adr6:stream-name ORDERS >&-", "error: standard output is closed"),
        ("check adr6:stream-name ORDERS --quiet >&-", "error: standard output is closed"),
        ("rules >&-", "error: standard output is closed"),
        ("check adr6:stream-name - <&-", "error: cannot read or write `standard input`: it is closed"),
        ("cloudevents validate <&-", "error: cannot read or write `standard input`: it is closed"),
        ("lint - <&-", "-: cannot be read: it is closed"),
    ],
)
def test_a_closed_stream_is_one_sentence(command: str, says: str) -> None:
    result = subprocess.run(
        ["sh", "-c", f"exec {shlex.quote(sys.executable)} -m natsgrammar_gen {command}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (result.returncode, result.stdout, result.stderr) == (2, "", f"{says}\n")


def test_a_folder_deleted_under_a_command_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here := tmp_path / "here").mkdir()
    monkeypatch.chdir(here)
    here.rmdir()
    result = run("rules")
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", "error: the current folder no longer exists\n")


def test_a_command_that_spans_lines_keeps_them_in_its_help() -> None:
    pytest.importorskip("pyspark")
    lines = [line.strip() for line in run("impact", "--help").stdout.splitlines()]
    assert lines[lines.index("--input streams.jsonl --column config.name") - 1].endswith(":stream-name \\")


def test_a_kind_of_name_is_checked_by_the_rule_that_is_safe_everywhere() -> None:
    ran = run("check", "stream", "ORDERS", "ORDERS.EU")
    assert (ran.exit_code, ran.stdout.splitlines()[0]) == (1, "rejected by portable@computed:stream-name")
    assert run("diff", "stream-name", "portable:stream-name").exit_code == 0


def test_a_name_without_its_kind_is_noticed() -> None:
    for names in (["ORDERS"], ["ORDERS", "EU"]):
        ran, right = run("check", *names), f"natsgrammar check stream-name {' '.join(names)}"
        hint = f"it comes first: `{right}`; `natsgrammar rules` lists the kinds\n"
        assert (ran.exit_code, ran.stderr) == (2, f"error: no kind of name `ORDERS`; {hint}")
    for names in (["stream", "a b"], ["a b", "stream"]):
        assert "`natsgrammar explain 'a b' --rule stream`" in run("explain", *names).stderr
    assert "`natsgrammar check stream ORDERS`" in run("check", "ORDERS", "stream").stderr
    for names in (["adr6:x"], ["strem-name", "ORDERS"]):
        assert "it comes first" not in run("check", *names).stderr


@pytest.mark.parametrize(("command", "text"), [("encode", "my stream"), ("decode", "a%20b")])
def test_a_text_before_its_codec_is_noticed(command: str, text: str) -> None:
    ran = run(command, text, "safe:token")
    expected = f"error: no codec `{text}`; it comes first: `natsgrammar {command} safe:token {shlex.quote(text)}`\n"
    assert (ran.exit_code, ran.stderr) == (2, expected)
    assert f"safe:token {shlex.quote(text)} b`\n" in run(command, text, "b").stderr


def test_a_name_like_an_option_needs_two_hyphens() -> None:
    ran = run("check", "stream", "-x")
    assert (ran.exit_code, "no such option `-x`; write `--` before an argument" in ran.stderr) == (2, True)
    assert run("check", "stream", "--", "-x").exit_code == 0


@pytest.mark.parametrize(("name", "line"), [("  ", '    "  "'), ("a b ", '    "a b "'), ("a b", "    a b")])
def test_spaces_at_the_ends_of_a_name_are_seen(name: str, line: str) -> None:
    assert line in run("check", "stream", name).stdout.splitlines()


def test_rules_begins_with_the_kinds_that_people_ask_for() -> None:
    lines = run("rules").stdout.splitlines()
    assert [line.split()[:2] for line in lines[2:7]] == [
        ["stream-name", "stream"],
        ["consumer-name", "consumer"],
        ["subject-publish", "subject"],
        ["kv-key-name", "key"],
        ["kv-bucket-name", "bucket"],
    ]
    assert len(lines) == 2 + 12 + 2
    for line in lines[2:14]:
        assert ng.rule(line.split()[0]).spec == "portable"
    assert lines[-1].startswith(f"12 of {len(ng.rules())} rules; ")
    assert len(run("rules", "--all").stdout.splitlines()) == 2 + len(ng.rules()) + len(ng.codecs())


def test_explain_shows_the_usual_five_unless_asked_for_all() -> None:
    few, every = (run("explain", "a/b", *options).stdout.splitlines() for options in ([], ["--all"]))
    assert [line.split()[0] for line in few[4:9]] == [*SHORT_NAMES.values()]
    assert len(few) == 4 + 5 + 2
    assert few[-1] == f"{len(every) - 11} more kinds of names: `--all`; reasons: `--rule KIND`"
    assert run("explain", "a/b", "--rule", "nats-go@1.55.0:stream-name").stdout.count("1.55.0") == 2
    assert run("explain", "a/b", "--rule", "stream").stdout == run("explain", "a/b", "--rule", "stream-name").stdout
