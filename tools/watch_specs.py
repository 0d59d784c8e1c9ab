"""Report which specifications have moved since their text was read last.

    python tools/watch_specs.py --report build/specs.md
    python tools/watch_specs.py --from DIR             # texts from files named as in their URLs; no network

A specification has moved when the SHA-256 of its text is not the one in watched_specs.toml. The report then shows the
difference of the texts. Where the text can be imported, it also has the summary of `natsgrammar upgrade`: which names
become valid or invalid, who is affected, which claims no longer hold.

An empty SHA-256 means that the text was not read yet. A text that moved and cannot be imported is reported by each run,
until somebody writes its edition and its SHA-256 by hand.

Exit code 0: nothing to record; 1: something moved, or was read for the first time; 2: usage, or a text is unreachable
or cannot be imported.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from http.client import HTTPException
from pathlib import Path

from natsgrammar_gen.emit.markdown import fence

ROOT = Path(__file__).resolve().parents[1]
SPECS = ROOT / "tools" / "watched_specs.toml"
NOT_IMPORTED = "moved, not imported"
LONGEST = 7_000  # characters of one block: code hosts limit the length of a pull request's description


@dataclass(frozen=True)
class Spec:
    """One entry of watched_specs.toml."""

    name: str
    url: str
    edition: str
    sha256: str
    imported: bool

    @property
    def file(self) -> str:
        """The last part of the URL."""
        return self.url.rpartition("/")[2]


@dataclass(frozen=True)
class Outcome:
    """The result for one specification: its state, the SHA-256 of its text, its section of the report."""

    spec: Spec
    state: str
    sha256: str = ""
    report: str = ""
    draft: tuple[str, str] | None = None  # the next edition, as its date and its Lark text


def read_list(file: Path) -> list[Spec]:
    """Read the specifications in a list. Raises OSError, KeyError and ValueError."""
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["spec"]
    return [Spec(e["name"], e["url"], e["edition"], e["sha256"], e.get("import", False)) for e in entries]


def read_text(spec: Spec, folder: Path | None) -> bytes:
    """Fetch the published text, or read a file of the folder. Raises OSError and HTTPException."""
    if folder is not None:
        return (folder / spec.file).read_bytes()
    if not spec.url.startswith("https://"):
        raise OSError(f"`{spec.url}` does not begin with https://")
    with urllib.request.urlopen(spec.url, timeout=30) as answer:
        return bytes(answer.read())


def watch(spec: Spec, args: argparse.Namespace) -> Outcome:
    """Compare the text of one specification with the one read last."""
    try:
        text = read_text(spec, args.folder)
    except (OSError, HTTPException) as error:
        return Outcome(spec, "unreachable", report=f"Cannot be read: {error}")
    sha256 = hashlib.sha256(text).hexdigest()
    if args.texts is not None:
        args.texts.mkdir(parents=True, exist_ok=True)
        (args.texts / sha256).write_bytes(text)
    if not spec.sha256:
        return Outcome(spec, "read first", sha256, f"Nothing to compare with: its SHA-256 is `{sha256}`.")
    if sha256 == spec.sha256:
        return Outcome(spec, "unmoved", sha256)
    parts = [f"SHA-256 `{spec.sha256}` became `{sha256}`.", text_difference(spec, text, args.texts)]
    draft = None
    if spec.imported:
        part, draft = next_edition(spec, text, args.edition, args.grammar)
        parts.append(part)
        if draft is None:  # without its hash, so that the next run reports it again
            return Outcome(spec, NOT_IMPORTED, report="\n\n".join(parts))
    return Outcome(spec, "moved", sha256, "\n\n".join(parts), draft)


def text_difference(spec: Spec, text: bytes, texts: Path | None) -> str:
    """Return the unified diff from the text read last, if that was kept."""
    last = texts / spec.sha256 if texts else None
    if last is None or not last.is_file():
        return "The text that was read last is not at hand; its publisher has the history."
    old, new = (part.decode(errors="replace").splitlines() for part in (last.read_bytes(), text))
    return _block("\n".join(difflib.unified_diff(old, new, "read last", "published now", lineterm="")), "diff")


def next_edition(spec: Spec, text: bytes, day: str, grammar: Path) -> tuple[str, tuple[str, str] | None]:
    """Return the output of `natsgrammar upgrade` for the text, and the edition if the text can be imported."""
    folder = spec.edition.partition("@")[0]
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        shutil.copytree(grammar, work / "grammar")
        (work / spec.file).write_bytes(text)
        arguments = ("upgrade", spec.file, "--edition", day, "--output", f"grammar/{folder}", "--out", "out")
        command = [sys.executable, "-m", "natsgrammar_gen", *arguments]
        run = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        lines = [f"$ natsgrammar {' '.join(arguments)}", run.stderr.rstrip(), "$ echo $?", str(run.returncode)]
        said = ["### The next edition", _block("\n".join(lines), "console"), run.stdout.rstrip()]
        draft = work / "grammar" / folder / f"{day}.lark"
        drafted = (day, draft.read_text(encoding="utf-8")) if run.returncode < 2 else None
        return "\n\n".join(filter(None, said)), drafted


def _block(text: str, language: str) -> str:
    more = len(text) - LONGEST
    return fence(text if more <= 0 else f"{text[:LONGEST]}\n… {more:,} more characters", language)


def report(outcomes: Sequence[Outcome]) -> str:
    """Render the outcomes as Markdown: a table, then a section for each specification to review."""
    rows = [f"| [{o.spec.name}]({o.spec.url}) | `{o.spec.edition}` | {o.state} |" for o in outcomes]
    table = "\n".join(["| specification | stated by | state |", "| --- | --- | --- |", *rows])
    parts = [f"## {o.spec.name}: {o.state}\n\n{o.report}" for o in outcomes if o.report]
    after = "Next: CONTRIBUTING.md, *Add an edition*."
    return "\n\n".join([table, *parts, *([after] if any(o.state.startswith("moved") for o in outcomes) else [])]) + "\n"


def record(outcomes: Sequence[Outcome], specs: Path, grammar: Path) -> None:
    """Write the drafts to the grammars, and the hashes to the list."""
    head, *entries = re.split(r"(?m)^(?=\[\[spec\]\]$)", specs.read_text(encoding="utf-8"))
    for at, outcome in enumerate(outcomes):
        if outcome.sha256:
            entries[at] = re.sub(r'(?m)^sha256 = ".*"$', f'sha256 = "{outcome.sha256}"', entries[at])
        if outcome.draft:
            day, lark = outcome.draft
            folder = outcome.spec.edition.partition("@")[0]
            (grammar / folder / f"{day}.lark").write_text(lark, encoding="utf-8")
            entries[at] = re.sub(r'(?m)^edition = ".*"$', f'edition = "{folder}@{day}"', entries[at])
    specs.write_text("".join([head, *entries]), encoding="utf-8")


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Report which specifications have moved since they were read last.")
    add = parser.add_argument
    add("--report", type=Path, metavar="FILE", help="write the report, as Markdown")
    add("--write", action="store_true", help="record what was read, and write next editions as drafts into grammar/")
    add("--from", type=Path, dest="folder", metavar="DIR", help="read the texts from files instead of fetching them")
    add("--texts", type=Path, metavar="DIR", help="keep the texts here, to show what changed in them the next time")
    add("--edition", default=f"{datetime.now(UTC):%F}", metavar="DATE", help="the next edition [default: today]")
    add("--specs", type=Path, default=SPECS, metavar="FILE", help="the list [default: tools/watched_specs.toml]")
    add("--grammar", type=Path, default=ROOT / "grammar", metavar="DIR", help="the grammars [default: grammar/]")
    args = parser.parse_args(argv)
    try:
        args.list = read_list(args.specs)
        date.fromisoformat(args.edition)
    except (OSError, KeyError, ValueError) as error:
        parser.error(str(error))
    for spec in args.list:
        folder, _, present = spec.edition.partition("@")
        if not (args.grammar / folder / f"{present}.lark").is_file():
            parser.error(f"`{args.grammar}` has no edition `{spec.edition}`")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Watch every specification of the list; the exit code is explained at the top."""
    args = _arguments(argv)
    outcomes = [watch(spec, args) for spec in args.list]
    for outcome in outcomes:
        print(f"{outcome.state:18} {outcome.spec.name} ({outcome.spec.edition})")
    if args.report:
        args.report.parent.mkdir(parents=True, exist_ok=True)
        args.report.write_text(report(outcomes), encoding="utf-8")
    if args.write:
        record(outcomes, args.specs, args.grammar)
    states = {outcome.state for outcome in outcomes}
    return 1 if states & {"moved", "read first"} else 2 if states & {"unreachable", NOT_IMPORTED} else 0


if __name__ == "__main__":
    sys.exit(main())
