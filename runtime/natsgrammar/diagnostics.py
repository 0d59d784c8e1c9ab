"""Findings in files, and their output formats.

The renderers are pure: diagnostics in, text out. `FORMATS` names them for the command line.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from .errors import Error
from .text import counted, line_and_column, printable, printable_lines, wrong_byte

CODES_PAGE = "reference/codes/"  # of the site
_NO_CODE = "natsgrammar"  # where a format requires a code
_MOST_CAUSES = 100  # of one JUnit case: CI services show a case as one text


@dataclass(frozen=True, slots=True, order=True)
class Diagnostic:
    """A finding in a file; `line` and `column` count from 1, and line 0 means the whole file.

    `code` names the kind of finding where a command has several; `level` is "error" or "warning". `record` is text to
    write into the file if the finding is right, on lines of its own, or "". `related` is another place that the message
    names, and `cause` the name of the cause that a rule for names states, or "".
    """

    path: str
    line: int
    column: int
    message: str
    code: str = ""
    level: str = "error"
    record: str = ""
    related: str = ""
    cause: str = ""

    def __str__(self) -> str:
        code = f"{self.code} " if self.code else ""
        line = printable(f"{self.place}: {code}{self.message}")
        return f"{line}\n{printable_lines(self.record)}" if self.record else line

    @property
    def place(self) -> str:
        """The file, and the place in it."""
        return f"{self.path}:{self.line}:{self.column}" if self.line else self.path

    @property
    def identity(self) -> tuple[str, str]:
        """The finding without its place, which stays the same when files and lines move."""
        return self.code, self.message.replace(self.related, "") if self.related else self.message


def undecodable(path: str, error: UnicodeDecodeError) -> Diagnostic:
    """Return the finding for a file that is not UTF-8, at its first wrong byte."""
    return Diagnostic(path, *line_and_column(error.object[: error.start].decode()), wrong_byte(error))


class Refused(Error):
    """Input files were rejected: carries all diagnostics, in file order."""

    def __init__(self, problems: Iterable[Diagnostic]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


def as_text(findings: Sequence[Diagnostic], _: dict[str, str]) -> str:
    """Return a line for each finding: file, line, column, code and cause."""
    return "".join(f"{finding}\n" for finding in findings)


def as_json(findings: Sequence[Diagnostic], _: dict[str, str]) -> str:
    """Return a JSON array of `Diagnostic` objects, without `record`, and without `related` and `cause` if empty."""
    fields = [asdict(finding) for finding in findings]
    for entry in fields:
        for key in ("record", *(key for key in ("related", "cause") if not entry[key])):
            del entry[key]
    return json.dumps(fields, indent=2) + "\n"


def as_github(findings: Sequence[Diagnostic], _: dict[str, str]) -> str:
    """Return workflow commands, which GitHub shows next to a pull request's lines."""
    lines = []
    for f in findings:
        place = f",line={f.line},col={f.column}" if f.line else ""
        title = _property(f.code or _NO_CODE)
        lines.append(f"::{f.level} file={_property(f.path)}{place},title={title}::{_escape(f.message)}\n")
    return "".join(lines)


def as_sarif(findings: Sequence[Diagnostic], codes: dict[str, str], site: str = "", version: str = "") -> str:
    """Return a SARIF 2.1.0 log, for code scanning; `codes` describes every code."""
    from urllib.parse import quote  # here, as in the functions below, because most commands do not need it

    rules = [_sarif_rule(code, purpose, site) for code, purpose in codes.items()]
    if any(not f.code for f in findings):
        rules.append(_sarif_rule(_NO_CODE, "what is wrong in this file", ""))
    results: list[dict[str, object]] = []
    for f in findings:
        place: dict[str, object] = {"artifactLocation": {"uri": quote(f.path)}}
        if f.line:
            place["region"] = {"startLine": f.line, "startColumn": f.column}
        locations = [{"physicalLocation": place}]
        text = {"text": f.message}
        results.append({"ruleId": f.code or _NO_CODE, "level": f.level, "message": text, "locations": locations})
    known = {key: value for key, value in (("version", version), ("informationUri", site)) if value}
    driver = {"name": "natsgrammar", **known, "rules": rules}
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}],
    }
    return json.dumps(log, indent=2) + "\n"


def _sarif_rule(code: str, purpose: str, site: str) -> dict[str, object]:
    """Return a kind's description for viewers, with a link to its row on the site."""
    help_text = {"text": f"{code}: {purpose}.", "markdown": f"`{code}`: {purpose}."}
    described = {"text": f"{purpose[0].upper()}{purpose[1:]}."}
    rule: dict[str, object] = {
        "id": code,
        "shortDescription": described,
        "fullDescription": described,
        "help": help_text,
    }
    if site:
        rule["helpUri"] = f"{site}/{CODES_PAGE}#{anchor_of(code)}"
        help_text["markdown"] += f" [All codes]({site}/{CODES_PAGE})"
    return rule


def anchor_of(code: str) -> str:
    """Return the code's anchor on the page of codes."""
    return code.lower()


def as_gitlab(findings: Sequence[Diagnostic], _: dict[str, str]) -> str:
    """Return a Code Quality report, for GitLab's merge requests; a moved finding stays the same."""
    from hashlib import sha256

    entries, seen = [], Counter[str]()
    for f in findings:
        identity = json.dumps([f.path, *f.identity])
        seen[identity] += 1
        entry = {
            "description": f.message,
            "check_name": f.code or _NO_CODE,
            "fingerprint": sha256(f"{identity}{seen[identity]}".encode()).hexdigest(),
            "severity": "major" if f.level == "error" else "minor",
            "location": {"path": f.path, "lines": {"begin": max(f.line, 1)}},
        }
        entries.append(entry)
    return json.dumps(entries, indent=2) + "\n"


def as_junit(findings: Sequence[Diagnostic], codes: dict[str, str]) -> str:
    """Return JUnit's XML for CI services: a case for each kind of finding, which errors fail; warnings are output."""
    causes: dict[str, list[str]] = {code: [] for code in codes or ("",)}
    warnings: list[str] = []
    for f in findings:
        texts = causes.setdefault(f.code, []) if f.level == "error" else warnings
        texts.append(str(f))
    cases = {f"{code}: {codes[code]}" if code in codes else code or "findings": causes[code] for code in causes}
    listed = "".join(f"{_escaped(warning)}\n" for warning in warnings)
    output = f"    <system-out>\n{listed}    </system-out>" if listed else ""
    return junit([junit_suite("natsgrammar", cases, after=output)])


def junit(suites: Iterable[str]) -> str:
    """Return a file of suites for CI services."""
    return "".join(('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n', *suites, "</testsuites>\n"))


def junit_suite(name: str, cases: Mapping[str, Sequence[str]], before: str = "", after: str = "") -> str:
    """Return a suite: each case's subject with the causes of its failure, and XML before and after the cases."""
    suite = _attribute(name)
    failed = sum(map(bool, cases.values()))
    lines = [f'  <testsuite name={suite} tests="{len(cases)}" failures="{failed}">', *filter(None, [before])]
    for about, causes in cases.items():
        case = f"    <testcase classname={suite} name={_attribute(about)}"
        if not causes:
            lines.append(f"{case}/>")
            continue
        message = counted(len(causes), "finding")
        lines += [f"{case}>", f'      <failure message="{message}">']
        lines += [_escaped(cause) for cause in causes[:_MOST_CAUSES]]
        if len(causes) > _MOST_CAUSES:
            lines.append(f"… and {len(causes) - _MOST_CAUSES} more")
        lines += ["      </failure>", "    </testcase>"]
    return "\n".join([*lines, *filter(None, [after]), "  </testsuite>", ""])


FORMATS: dict[str, Callable[[Sequence[Diagnostic], dict[str, str]], str]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
    "sarif": as_sarif,
    "gitlab": as_gitlab,
    "junit": as_junit,
}


def _escape(text: str) -> str:
    return printable_lines(text).replace("%", "%25").replace("\n", "%0A")


def _escaped(text: str) -> str:
    from html import escape

    return escape(printable(text))


def _attribute(text: str) -> str:
    return f'"{_escaped(text)}"'


def _property(text: str) -> str:
    return _escape(text).replace(":", "%3A").replace(",", "%2C")
