"""`natsgrammar conformance` with real programs: what they get wrong, and what cannot be judged."""

from __future__ import annotations

import json
import re
import shlex
import sys
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.cli.names import automaton
from natsgrammar_gen.cli.questions import about_codec, first_errors
from tests.support.vectors import codec_vectors, vectors

RULE = "adr6@2023-02-01:stream-name"
READS = "import json, sys\nfor line in sys.stdin:\n    name = json.loads(line)['name']\n"
SAYS = "    print(json.dumps({answer}))\n"
LOOSE = READS + SAYS.format(answer="{'valid': 0 < len(name) < 200 and not set(name) & set(' .*>')}")


def run(tmp_path: Path, program: str, *arguments: str) -> Result:
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    command = shlex.join([sys.executable, str(tmp_path / "program.py")])
    return CliRunner().invoke(main, ["conformance", RULE, "--command", command, *arguments])


def test_it_asks_what_the_vectors_hold() -> None:
    first = {automaton(ng.rule(address)): address for address in reversed(ng.rules())}
    rules = [address for dfa, address in first.items() if len(dfa.table) < 20][::10]
    assert len(rules) > 10
    for address in rules:
        assert first_errors(ng.rule(address)) == dict(vectors(address))


def test_our_own_rule_conforms(tmp_path: Path) -> None:
    program = f"import natsgrammar\nrule = natsgrammar.rule({RULE!r})\n" + READS
    program += "    found = rule.check(name)\n" + SAYS.format(
        answer="{'valid': not found, 'position': found and found.position}"
    )
    actual = run(tmp_path, program)
    request = first_errors(ng.rule(RULE)).values()
    refused = sum(position is not None for position in request)
    assert (actual.exit_code, actual.output) == (0, f"{RULE}: {len(request)} names, all right, {refused} positions\n")


def test_findings_as_text(tmp_path: Path) -> None:
    actual = run(tmp_path, LOOSE)
    assert actual.exit_code == 1
    lines = actual.output.splitlines()
    assert lines[0] == f"{RULE}: ACCEPTED `\\x00` is accepted; its first error is at 0"
    assert re.fullmatch(rf"{RULE}: … and \d+ more; `--format json` has them all", lines[-2])
    assert re.fullmatch(rf"{RULE}: \d+ names, \d+ wrong, no positions", lines[-1])


def test_findings_as_json_and_junit(tmp_path: Path) -> None:
    document = json.loads(run(tmp_path, LOOSE, "--format", "json").output)
    assert {item["code"] for item in document} == {"ACCEPTED", "REFUSED"}
    assert {item["path"] for item in document} == {RULE}
    report = ET.fromstring(run(tmp_path, LOOSE, "--format", "junit").output)
    (suite,) = report
    cases = {str(case.get("name")).partition(":")[0]: case.find("failure") for case in suite.findall("testcase")}
    assert (suite.get("name"), suite.get("failures")) == (RULE, "2")
    assert suite.findall("properties/property[@name='positions'][@value='0']")
    assert cases.keys() == {"ACCEPTED", "REFUSED", "POSITION"}
    assert cases["POSITION"] is None
    assert cases["REFUSED"] is not None
    assert "is rejected; it is valid" in str(cases["REFUSED"].text)


CODEC = "aviso@0.7:topic-token"
TRANSLATES = """import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if "encode" in question:
        print(json.dumps({"text": question["encode"].replace("%", "%25").replace(".", "%2E").replace(">", "%3E")}))
    elif "." in question["decode"]:
        print(json.dumps({"valid": False, "position": 0}))
    else:
        print(json.dumps({"value": question["decode"].replace("%2E", ".")}))
"""


def test_wrong_codecs_are_detected(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(TRANSLATES, encoding="utf-8")
    arguments = ["conformance", "--codec", CODEC, "--command", shlex.join([sys.executable, str(program)]), "--format"]
    text, report, actual = (CliRunner().invoke(main, [*arguments, form]) for form in ("text", "junit", "json"))
    assert {item.exit_code for item in (text, report, actual)} == {1}
    messages = {item["code"]: item["message"] for item in reversed(json.loads(actual.output))}
    assert messages == {
        "ENCODED": "`a*` is encoded as `a*`, not as `a%2A`",
        "ACCEPTED": "`%` is accepted; its first error is at 1",
        "POSITION": "`%.` has its first error at 1, not at 0",
        "DECODED": "`%00` is decoded as `%00`, not as `\\x00`",
    }
    request = [*about_codec(ng.codec(CODEC))]
    refused = sum("." in question.text and "decode" in question.members for question in request)
    result = f"{len(json.loads(actual.output))} wrong, {refused} positions"
    assert text.output.splitlines()[-1] == f"{CODEC}: {len(request)} texts, {result}"
    (suite,) = ET.fromstring(report.output)
    assert [len(case) for case in suite.findall("testcase")] == [1, 0, 1, 1, 1]


def test_our_own_codecs_conform_as_the_vectors_say() -> None:
    for address in ng.codecs():
        requests = {
            (way, question.members[way]): question.right if question.position is None else question.position
            for question in about_codec(ng.codec(address))
            for way in question.members.keys() & {"encode", "decode"}
        }
        assert requests.items() >= {(way, text): expected for way, text, expected in codec_vectors(address)}.items()
        assert any(way == "decode" and isinstance(expected, int) for (way, _), expected in requests.items())


def test_a_wrong_position_is_a_finding(tmp_path: Path) -> None:
    wrong = READS + "    valid = 0 < len(name) < 200 and not set(name) & set(' .*>')\n"
    wrong += SAYS.format(answer="{'valid': valid, 'position': None if valid else 0}")
    codes = {item["code"] for item in json.loads(run(tmp_path, wrong, "--format", "json").output)}
    assert codes == {"ACCEPTED", "REFUSED", "POSITION"}


@pytest.mark.parametrize(
    ("program", "cause"),
    [
        ("import time\ntime.sleep(60)", "gave no answer within 0.3 s; raise `--timeout`"),
        ("import time\nwhile True:\n    print(end=' ', flush=True)\n    time.sleep(0.01)", "gave no answer within 0.3"),
        ("import os, time\nos.close(1)\ntime.sleep(60)", "did not end within 0.3 s"),
        ("", r"ended with exit code 0 after 0 of \d+ answers"),
        (READS + "    break", "ended with exit code 0 after 0 of"),
        ("raise SystemExit('\\x1b[31mno\\nway')", r"exit code 1 after 0 of \d+ answers: `.x1b\[31mno way`"),
        ("import os, signal\nos.kill(os.getpid(), 11)", "was ended by signal 11 after 0 of"),
        ("print('\\x1b]0;x')", r"answers `.x1b\]0;x` for"),
        ("print('true')", "answers `true` for"),
        ("import sys\nsys.stderr.write('no table')\nsys.stderr.flush()\nprint('true')", 'position": 0}`: `no table`'),
        ("print('{}')", "answers `{}` for"),
        ('print(\'{"valid": true, "valid": false}\')', "answers"),
        ('print(\'{"valid": false, "position": -1}\')', "answers"),
        (READS + SAYS.format(answer="{'valid': True, 'position': 0}"), 'answers `{"valid": true, "position": 0}` for'),
        ("print('[' * 100_000)", "a line of more than 65536 bytes|answers"),
        ("import sys\nsys.stdout.write('x' * 1_000_000)", "writes a line of more than 65536 bytes"),
        (READS + SAYS.format(answer="{'valid': True}") * 2, r"writes more than \d+ lines, one for each question"),
    ],
)
def test_a_program_that_cannot_be_judged(tmp_path: Path, program: str, cause: str) -> None:
    patience = ("--timeout", "0.3") if "sleep" in program else ()
    actual = run(tmp_path, program, *patience)
    assert actual.exit_code == 2
    assert re.search(cause, actual.output), actual.output
    assert actual.output.startswith("error: ")
    assert actual.output.count("\n") == 1
    assert actual.output.rstrip("\n").isprintable()


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    program = f"""
import os, time
if os.fork() == 0:
    open({str(tmp_path / "pid")!r}, "w").write(str(os.getpid()))
time.sleep(60)
"""
    assert run(tmp_path, program, "--timeout", "2").exit_code == 2
    pid = int((tmp_path / "pid").read_text())
    assert any(has_ended(pid) for _ in range(500)), "it still runs"


def has_ended(pid: int) -> bool:
    """Whether a process is gone, or waits to be reaped; after a moment, as a signal takes one to arrive."""
    time.sleep(0.01)
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_one_run_for_each_name(tmp_path: Path) -> None:
    program = tmp_path / "is-valid"
    program.write_text("#!/bin/sh\ncase $1 in *[.*\\>]*|'') exit 1;; esac\n", encoding="utf-8")
    program.chmod(0o755)
    arguments = ("conformance", "nats-java:kv-search-key", "--exit-code", "--command")
    result = CliRunner().invoke(main, [*arguments, str(program)])
    assert result.exit_code == 1
    assert "no positions" in result.output
    program.write_text("#!/bin/sh\necho bad >&2; exit 7\n", encoding="utf-8")
    result = CliRunner().invoke(main, [*arguments, str(program)])
    assert result.exit_code == 2
    assert re.search(r"ends with exit code 7 for `.*`: 0 is valid, 1 is rejected: `bad`", result.output)


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        ((RULE,), "missing option `--command`"),
        ((RULE, "--command", ""), "the command is empty"),
        ((RULE, "--command", "'"), "cannot read the command `'`: no closing quotation"),
        ((RULE, "--command", "/no/such/program"), "cannot run `/no/such/program`: no such file or directory"),
        (("adr6:stream-nam", "--command", "true"), "did you mean"),
        (("--codec", "aviso:topic-toke", "--command", "true"), "did you mean"),
        (("--codec", CODEC, "--command", "true", "--exit-code"), "`--exit-code` only tells whether a name is valid"),
        ((RULE, "--list", "--command", "true"), "`--list` runs no program: leave out `--command`"),
        ((RULE, "--list", "--exit-code"), "leave out `--exit-code`"),
        ((RULE, "--list", "--format", "text"), "leave out `--format`"),
        ((RULE, "--list", "--timeout", "60"), "leave out `--timeout`"),
    ],
)
def test_wrong_use_exits_2_and_says_what_is_wrong(arguments: tuple[str, ...], cause: str) -> None:
    result = CliRunner().invoke(main, ["conformance", *arguments])
    assert result.exit_code == 2
    assert cause in result.output


def test_names_are_listed_without_a_program() -> None:
    result = CliRunner().invoke(main, ["conformance", "adr6:reply-to", "--list"])
    lines = [json.loads(line) for line in result.output.splitlines()]
    assert {line["name"]: line["position"] for line in lines} == first_errors(ng.rule("adr6:reply-to"))
    assert {line["rule"] for line in lines} == {"adr6@2023-02-01:reply-to"}
    result = CliRunner().invoke(main, ["conformance", "--codec", CODEC, "--list"])
    lines = [json.loads(line) for line in result.output.splitlines()]
    assert {"codec": CODEC, "encode": "a.", "text": "a%2E"} in lines
    assert {"codec": CODEC, "decode": "%.", "position": 1} in lines
