"""`report.md`: the findings in short, for pull requests and chats."""

import re
from collections.abc import Iterator

from natsgrammar.text import printable

from .words import Data, before, change, condition, duration, headline, judged, quotations, share, total, verdict

LONGEST = 60_000  # characters; GitHub rejects a comment of more than 65,536
_RESERVE = 200  # characters for the sentences that count what is left out
_LONGEST_VALUE = 80
_LISTED = 10  # names in a sentence
_PLAIN = re.compile(r"[A-Za-z0-9 ,;()/'+=-]|[.:](?=\s|$)")  # without a meaning in any dialect of Markdown
_MARKS = {"pass": "✅", "warn": "⚠️", "fail": "❌"}
_NUMBERS = ("checked", "rejected", "share")  # columns that are aligned to the right


def markdown(report: Data) -> str:
    """Return a table with a row for each check, and the causes for invalid rows, as far as a comment has room."""
    parts = [
        f"## {_MARKS[report['status']]} {headline(report)}\n",
        f"{verdict(report)}\n",
        f"{', '.join(_facts(report))}.\n",
        *(f"{sentence}.\n" for sentence in _differences(report)),
        *(f"No result for {code(each['name'])}: {prose(each['reason'])}.\n" for each in report.get("failed", ())),
        *(f"Note: {references(note)}.\n" for contract in report["contracts"] for note in contract.get("notes", ())),
        "\n".join(_table(report)) + "\n",
    ]
    room = LONGEST - sum(map(len, parts))
    if room < 0:  # hundreds of checks: only those with invalid rows matter
        parts[-1] = "\n".join(_table(report, LONGEST - sum(map(len, parts[:-1])) - _RESERVE)) + "\n"
        room = 0
    left = 0
    for section in _sections(report):
        if len(section) + _RESERVE > room:
            left += 1
            continue
        room -= len(section) + 1
        parts.append(section)
    if left:
        parts.append(f"{left} more {'table of causes is' if left == 1 else 'tables of causes are'} in `report.html`.\n")
    return "\n".join(parts)


def code(text: str | None) -> str:
    """Return text as a code span, also for a table cell, with invisible characters escaped."""
    if not text:
        return "null" if text is None else "empty"
    line = printable(text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}…")
    ticks = "`" * (1 + max((len(run) for run in re.findall(r"`+", line)), default=0))
    pad = " " if line.startswith(("`", " ")) or line.endswith(("`", " ")) else ""
    # A bar ends a cell also in a code span, and a backslash before one would escape it once more.
    return f"{ticks}{pad}{line}{pad}{ticks}" if "|" not in line else f"<code>{references(line)}</code>"


def references(text: str) -> str:
    """Return running text, with character references for markup and for links to people and pages."""
    return "".join(c if _PLAIN.match(text[at:]) else f"&#{ord(c)};" for at, c in enumerate(printable(text)))


def prose(text: str) -> str:
    """Return a message with its quoted parts as code."""
    parts = quotations(text)
    # `@` and `://` outside of quotations came from a value: references do not stop links to people and pages.
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
    if len(report["contracts"]) == 1:
        (contract,) = report["contracts"]
        if contract["file"]["sha256"]:
            yield f"contract {code(contract['file']['path'])} `{contract['file']['sha256'][:12]}`"
        if contract["input"] and contract["input"]["bytes"] is not None:
            yield f"input of {total(contract['input'])}"
    if report["compared"]:
        started = report["compared"]["started"]
        yield f"compared with the run of {code(started)}" if started else "compared with an earlier run"


def _differences(report: Data) -> Iterator[str]:
    """Yield sentences about contracts and checks in only one run, and about changed contracts."""
    if report["compared"] is None:
        return
    old = [contract for contract in report["contracts"] if contract["compared"]]
    gone = [f"{_owner(report, each)}{_title(check)}" for each in old for check in each["compared"]["gone"]]
    for label, names in (
        ("Changed contracts", [code(contract["name"]) for contract in old if contract["compared"]["changed"]]),
        ("New contracts", [*map(code, report["compared"]["new"])]),
        ("No longer run", [*map(code, report["compared"]["gone"])]),
        ("No longer checked", gone),
    ):
        if names:
            more = f" and {len(names) - _LISTED:,} more" if len(names) > _LISTED else ""
            yield f"{label}: {', '.join(names[:_LISTED])}{more}"


def _table(report: Data, room: int | None = None) -> Iterator[str]:
    """Yield the table's rows; within `room`, only checks with invalid rows, as many as fit."""
    many = len(report["contracts"]) > 1
    heads = [*(["contract"] if many else []), "column", "rule", *_NUMBERS]
    heads = ["", *heads, *(["change"] if report["compared"] else [])]
    yield f"| {' | '.join(heads)} |"
    yield "|" + "|".join(" ---: " if head in _NUMBERS else " --- " for head in heads) + "|"
    left = 0
    for contract in report["contracts"]:
        for check in judged(contract):
            rows = check["rows"]
            numbers = f"{rows['checked']:,}", f"{rows['refused']:,}", share(rows["refused"], rows["checked"])
            cells = [_MARKS[check["status"]], *([code(contract["name"])] if many else []), *_names(check), *numbers]
            if report["compared"]:
                cells.append(change(rows["refused"], rows["checked"], before(check)))
            line = f"| {' | '.join(cells)} |"
            if room is not None and (check["status"] == "pass" or len(line) > room):
                left += rows["refused"] != 0
                continue
            room = None if room is None else room - len(line)
            yield line
    if room is not None:
        yield f"\nChecks that reject nothing are left out{f', and {left} others' if left else ''}."


def _names(check: Data) -> tuple[str, str]:
    if not check["number"]:
        return check["title"], ""
    where = f" where {code(condition(check['where']))}" if check["where"] else ""
    return code(check["column"]) + where, code(check["address"])


def _owner(report: Data, contract: Data) -> str:
    return f"{code(contract['name'])}: " if len(report["contracts"]) > 1 else ""


def _title(check: Data) -> str:
    where = f" where {code(condition(check['where']))}" if check["where"] else ""
    return f"{code(check['column'])} {code(check['address'])}{where}"


def _sections(report: Data) -> Iterator[str]:
    for contract in report["contracts"]:
        for check in judged(contract, always=True):
            if check["causes"]:
                label = _title(check) if check["number"] else check["title"]
                yield "\n".join(_section(f"{_owner(report, contract)}{label}", check)) + "\n"


def _section(label: str, check: Data) -> Iterator[str]:
    earlier = check["compared"] or {}
    yield from (f"### {label}\n", "| cause | count | for example |", "| --- | ---: | --- |")
    for cause in check["causes"]:
        mark = "**new:** " if cause["text"] in (earlier.get("new_causes") or ()) else ""
        yield f"| {mark}{prose(cause['text'])} | {cause['count']:,} | {', '.join(map(_example, cause['examples']))} |"
    if check["other_causes"]:
        yield f"\n{check['other_causes']:,} more have other causes."
    if gone := earlier.get("gone_causes"):
        yield f"\nGone: {'; '.join(map(prose, gone))}."


def _example(example: Data) -> str:
    suggestion = example["suggestion"]
    return code(example["value"]) + ("" if suggestion is None else f" → {code(suggestion)}")
