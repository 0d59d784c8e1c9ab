"""`report.md`: the findings in short, for pull requests and chats."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from natsgrammar.text import printable

from .words import Data, change, condition, duration, headline, quotations, share, total, verdict

LONGEST = 60_000  # characters; GitHub refuses a comment of more than 65,536
_LONGEST_VALUE = 80
_LISTED = 10  # names in a sentence
_PLAIN = re.compile(r"[A-Za-z0-9 ,;()/'+=-]|[.:](?=\s|$)")  # what no dialect of Markdown makes anything of
_MARKS = {"pass": "✅", "warn": "⚠️", "fail": "❌"}


def markdown(report: Data) -> str:
    """A table with a row for each check, and the causes of what is refused, as far as a comment has room."""
    parts = [
        f"## {_MARKS[report['status']]} {headline(report)}\n",
        f"{verdict(report)}\n",
        f"{', '.join(_facts(report))}.\n",
        *(f"{it}.\n" for it in _differences(report)),
        *(f"Note: {references(note)}.\n" for one in report["contracts"] for note in one.get("notes", ())),
        "\n".join(_table(report)) + "\n",
    ]
    room = LONGEST - sum(map(len, parts))
    if room < 0:  # hundreds of checks, and only those that refuse rows count
        parts[-1] = "\n".join(_table(report, LONGEST - sum(map(len, parts[:-1])) - 200)) + "\n"
        room = 0
    left = 0
    for section in _sections(report):
        if len(section) + 200 > room:
            left += 1
            continue
        room -= len(section) + 1
        parts.append(section)
    if left:
        parts.append(f"{left} more {'table of causes is' if left == 1 else 'tables of causes are'} in `report.html`.\n")
    return "\n".join(parts)


def code(text: str | None) -> str:
    """Text as a code span that holds also in the cell of a table; what cannot be seen is escaped."""
    if text is None:
        return "null"
    if text == "":
        return "empty"
    line = printable(text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}…")
    ticks = "`" * (1 + max((len(run) for run in re.findall(r"`+", line)), default=0))
    pad = " " if line.startswith(("`", " ")) or line.endswith(("`", " ")) else ""
    # A bar ends a cell also in a code span, and a backslash before one would escape it once more.
    return f"{ticks}{pad}{line}{pad}{ticks}" if "|" not in line else f"<code>{references(line)}</code>"


def references(text: str) -> str:
    """Text as running text: all that could be markup as references, also to people and pages."""
    return "".join(c if _PLAIN.match(text[at:]) else f"&#{ord(c)};" for at, c in enumerate(printable(text)))


def prose(text: str) -> str:
    """A message with its backquoted parts as code."""
    parts = quotations(text)
    # What is left of `@` and `://` in a message came from a value: references do not stop links to people and pages.
    if any(re.search(r"`|@|://|www\.", part) for part in parts[::2]):
        return code(text)
    return "".join(code(part) if at % 2 else references(part) for at, part in enumerate(parts))


def _facts(report: Data) -> Iterator[str]:
    run = report["run"]
    if run["started"]:
        yield f"Run of {run['started']}"
    if run["seconds"] is not None:
        yield f"took {duration(run['seconds'])}"
    yield f"natsgrammar {run['natsgrammar']}"
    for one in report["contracts"]:
        if one["file"]["sha256"] and len(report["contracts"]) == 1:
            yield f"contract {code(one['file']['path'])} `{one['file']['sha256'][:12]}`"
        if len(report["contracts"]) == 1 and one["input"] and one["input"]["bytes"] is not None:
            yield f"input of {total(one['input'])}"
    if report["compared"]:
        started = report["compared"]["started"]
        yield f"compared with the run of {code(started)}" if started else "compared with an earlier run"


def _differences(report: Data) -> Iterator[str]:
    """What only one of the compared runs has, and which contracts have changed."""
    if report["compared"] is None:
        return
    many = len(report["contracts"]) > 1
    both = [one for one in report["contracts"] if one["compared"]]
    gone = [(one["name"], check) for one in both for check in one["compared"]["gone"]]
    for told, names in (
        ("Changed contracts", [code(one["name"]) for one in both if one["compared"]["changed"]]),
        ("New contracts", [*map(code, report["compared"]["new"])]),
        ("No longer run", [*map(code, report["compared"]["gone"])]),
        ("No longer checked", [f"{code(name)}: {_title(it)}" if many else _title(it) for name, it in gone]),
    ):
        if names:
            yield f"{told}: {_listed(names)}"


def _listed(names: Sequence[str]) -> str:
    more = len(names) - _LISTED
    return ", ".join(names[:_LISTED]) + (f" and {more:,} more" if more > 0 else "")


def _table(report: Data, room: int | None = None) -> Iterator[str]:
    many, earlier = len(report["contracts"]) > 1, report["compared"]
    heads = [*(["contract"] if many else []), "column", "rule", "checked", "refused", "share"]
    heads = ["", *heads, *(["change"] if earlier else [])]
    yield f"| {' | '.join(heads)} |"
    yield "|" + "|".join(" ---: " if it in ("checked", "refused", "share") else " --- " for it in heads) + "|"
    left = 0
    for one in report["contracts"]:
        for row in _table_rows(one):
            status, refused = row[0], row[4]
            cells = [_MARKS[status], *([code(one["name"])] if many else []), *row[1:5], row[5]]
            line = f"| {' | '.join([*cells, *([row[6]] if earlier else [])])} |"
            if room is not None and (status == "pass" or len(line) > room):
                left += refused != "0"
                continue
            room = None if room is None else room - len(line)
            yield line
    if room is not None:
        yield f"\nChecks that refuse nothing are left out{f', and {left} others' if left else ''}."


def _table_rows(contract: Data) -> Iterator[tuple[str, str, str, str, str, str, str]]:
    rows, lines = contract["rows"], contract["malformed"]
    if rows["malformed"]:
        before = contract["compared"] and contract["compared"]["rows"]
        changed = change(rows["malformed"], rows["in"], before and (before["malformed"], before["in"]))
        numbers = (f"{rows['in']:,}", f"{rows['malformed']:,}", share(rows["malformed"], rows["in"]))
        yield (lines["status"], "malformed lines", "", *numbers, changed)
    for check in contract["checks"]:
        its, before = check["rows"], check["compared"] and check["compared"]["rows"]
        changed = change(its["refused"], its["checked"], before and (before["refused"], before["checked"]))
        numbers = (f"{its['checked']:,}", f"{its['refused']:,}", share(its["refused"], its["checked"]))
        yield (check["status"], code(check["column"]) + _where(check), code(check["address"]), *numbers, changed)


def _sections(report: Data) -> Iterator[str]:
    """The causes of each check that refuses rows."""
    for one in report["contracts"]:
        name = f"{code(one['name'])}: " if len(report["contracts"]) > 1 else ""
        if one["malformed"]["causes"]:
            yield _section(f"{name}malformed lines", one["malformed"], one["compared"])
        for check in one["checks"]:
            if check["causes"]:
                yield _section(f"{name}{_title(check)}", check, check["compared"])


def _title(check: Data) -> str:
    return f"{code(check['column'])} {code(check['address'])}{_where(check)}"


def _where(check: Data) -> str:
    return f" where {code(condition(check['where']))}" if check["where"] else ""


def _section(title: str, check: Data, earlier: Data | None) -> str:
    lines = [f"### {title}\n", "| cause | count | for example |", "| --- | ---: | --- |"]
    new = (earlier or {}).get("new_causes") or ()
    for cause in check["causes"]:
        mark = "**new:** " if cause["text"] in new else ""
        shown = ", ".join(map(_example, cause["examples"]))
        lines.append(f"| {mark}{prose(cause['text'])} | {cause['count']:,} | {shown} |")
    if check["other_causes"]:
        lines.append(f"\n{check['other_causes']:,} more have other causes.")
    gone = (earlier or {}).get("gone_causes") or ()
    return "\n".join([*lines, *([f"\nGone: {'; '.join(map(prose, gone))}."] if gone else [])]) + "\n"


def _example(example: Data) -> str:
    suggestion = example["suggestion"]
    return code(example["value"]) + ("" if suggestion is None else f" → {code(suggestion)}")
