"""`natsgrammar conformance` with real programs: what they get wrong, and what cannot be judged."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.cli.conformance import questions
from tests.support.vectors import languages, vectors

RULE = "adr6@2023-02-01:stream-name"
READS = "import json, sys\nfor line in sys.stdin:\n    name = json.loads(line)['name']\n"
SAYS = "    print(json.dumps({answer}))\n"
LOOSE = READS + SAYS.format(answer="{'valid': 0 < len(name) < 200 and not set(name) & set(' .*>')}")


def run(tmp_path: Path, program: str, *arguments: str) -> Result:
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    command = shlex.join([sys.executable, str(tmp_path / "program.py")])
    return CliRunner().invoke(main, ["conformance", RULE, "--command", command, *arguments])


def test_it_asks_what_the_vectors_hold() -> None:
    rules = [address for dfa, address in languages().items() if len(dfa.table) < 20][::10]
    assert len(rules) > 10
    for address in rules:
        assert questions(ng.rule(address)) == dict(vectors(address))


def test_our_own_rule_conforms(tmp_path: Path) -> None:
    program = f"import natsgrammar\nrule = natsgrammar.rule({RULE!r})\n" + READS
    program += "    found = rule.check(name)\n" + SAYS.format(
        answer="{'valid': not found, 'position': found and found.position}"
    )
    found = run(tmp_path, program)
    assert (found.exit_code, found.output) == (0, f"{RULE}: {len(questions(ng.rule(RULE)))} names, all right\n")


def test_findings_as_text(tmp_path: Path) -> None:
    found = run(tmp_path, LOOSE)
    assert found.exit_code == 1
    lines = found.output.splitlines()
    assert lines[0] == f"{RULE}: ACCEPTED `\\x00` is accepted; its first error is at 0"
    assert re.fullmatch(rf"{RULE}: … and \d+ more; `--format json` has them all", lines[-2])
    assert re.fullmatch(rf"{RULE}: \d+ names, \d+ wrong, no positions", lines[-1])


def test_findings_as_json_and_junit(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, LOOSE, "--format", "json").output)
    assert {it["code"] for it in found} == {"ACCEPTED", "REFUSED"}
    assert {it["path"] for it in found} == {RULE}
    report = ET.fromstring(run(tmp_path, LOOSE, "--format", "junit").output)
    (suite,) = report
    cases = {str(case.get("name")).partition(":")[0]: case.find("failure") for case in suite}
    assert (suite.get("name"), suite.get("failures")) == (RULE, "2")
    assert cases.keys() == {"ACCEPTED", "REFUSED", "POSITION"}
    assert cases["POSITION"] is None
    assert cases["REFUSED"] is not None
    assert "is refused; it is valid" in str(cases["REFUSED"].text)


def test_a_wrong_position_is_a_finding(tmp_path: Path) -> None:
    wrong = LOOSE.replace("{'valid'", "{'position': 0, 'valid'")
    codes = {it["code"] for it in json.loads(run(tmp_path, wrong, "--format", "json").output)}
    assert codes == {"ACCEPTED", "REFUSED", "POSITION"}


@pytest.mark.parametrize(
    ("program", "cause"),
    [
        ("import time\ntime.sleep(60)", "gave no answer within 0.3 s; raise `--timeout`"),
        ("import os, time\nos.close(1)\ntime.sleep(60)", "did not end within 0.3 s"),
        ("", r"ended with exit code 0 after 0 of \d+ answers"),
        (READS + "    break", "ended with exit code 0 after 0 of"),
        ("raise SystemExit('\\x1b[31mno\\nway')", r"exit code 1 after 0 of \d+ answers: `.x1b\[31mno way`"),
        ("import os, signal\nos.kill(os.getpid(), 11)", "was ended by signal 11 after 0 of"),
        ("print('\\x1b]0;x')", r"answers `.x1b\]0;x` for"),
        ("print('true')", "answers `true` for"),
        ("print('{}')", "answers `{}` for"),
        ('print(\'{"valid": true, "valid": false}\')', "answers"),
        ('print(\'{"valid": false, "position": -1}\')', "answers"),
        ("print('[' * 100_000)", "a line of more than 65536 bytes|answers"),
        ("import sys\nsys.stdout.write('x' * 1_000_000)", "writes a line of more than 65536 bytes"),
        (READS + SAYS.format(answer="{'valid': True}") * 2, r"writes more than \d+ lines, one for each question"),
    ],
)
def test_a_program_that_cannot_be_judged(tmp_path: Path, program: str, cause: str) -> None:
    patience = ("--timeout", "0.3") if "sleep" in program else ()
    found = run(tmp_path, program, *patience)
    assert found.exit_code == 2
    assert re.search(cause, found.output), found.output
    assert found.output.startswith("Error: ")
    assert found.output.count("\n") == 1
    assert found.output.rstrip("\n").isprintable()


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    program = f"""
import os, time
if os.fork() == 0:
    open({str(tmp_path / "pid")!r}, "w").write(str(os.getpid()))
time.sleep(60)
"""
    assert run(tmp_path, program, "--timeout", "2").exit_code == 2
    pid = int((tmp_path / "pid").read_text())
    status = Path(f"/proc/{pid}/status")
    assert not status.exists() or "State:\tZ" in status.read_text()


def test_one_run_for_each_name(tmp_path: Path) -> None:
    program = tmp_path / "is-valid"
    program.write_text("#!/bin/sh\ncase $1 in *[.*\\>]*|'') exit 1;; esac\n", encoding="utf-8")
    program.chmod(0o755)
    arguments = ("conformance", "nats-java:kv-search-key", "--exit-code", "--command")
    found = CliRunner().invoke(main, [*arguments, str(program)])
    assert found.exit_code == 1
    assert "no positions" in found.output
    program.write_text("#!/bin/sh\necho bad >&2; exit 7\n", encoding="utf-8")
    found = CliRunner().invoke(main, [*arguments, str(program)])
    assert found.exit_code == 2
    assert re.search(r"ends with exit code 7 for `.*`: 0 is valid, 1 is refused: `bad`", found.output)


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        ((RULE,), "missing option `--command`"),
        ((RULE, "--command", ""), "the command is empty"),
        ((RULE, "--command", "'"), "cannot read the command `'`: No closing quotation"),
        ((RULE, "--command", "/no/such/program"), "cannot run `/no/such/program`: No such file or directory"),
        (("adr6:stream-nam", "--command", "true"), "did you mean"),
    ],
)
def test_wrong_use(arguments: tuple[str, ...], cause: str) -> None:
    found = CliRunner().invoke(main, ["conformance", *arguments])
    assert found.exit_code == 2
    assert cause in found.output


def test_names_are_listed_without_a_program() -> None:
    found = CliRunner().invoke(main, ["conformance", "adr6:reply-to", "--list"])
    lines = [json.loads(line) for line in found.output.splitlines()]
    assert {it["name"]: it["position"] for it in lines} == questions(ng.rule("adr6:reply-to"))
    assert {it["rule"] for it in lines} == {"adr6@2023-02-01:reply-to"}
