"""`natsgrammar watch`: the grammars' sources, read again."""

import re
import subprocess
import sys
import tempfile
import urllib.request
from datetime import UTC, datetime
from http.client import HTTPException
from pathlib import Path
from string import punctuation
from typing import Any
from urllib.parse import quote

import click

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.files import write as write_whole
from natsgrammar.text import cause_of, counted, lowered, printable
from natsgrammar_gen.cli.import_text import Reading, new_edition
from natsgrammar_gen.cli.names import CLEAN, FINDINGS
from natsgrammar_gen.cli.stdio import USAGE_ERROR, BadInput, FilePath
from natsgrammar_gen.compare import examples, sources
from natsgrammar_gen.compare.sources import STATE, Source
from natsgrammar_gen.compiler import contradictions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.grammar.model import Grammar

LARGEST = 4_000_000  # bytes of a document
SECONDS = 30  # for an answer
_BLOB = re.compile(r"https://github\.com/([^/]+/[^/]+)/blob/(.+)")
# The newest version, as the registry's own client prints it: clients know about mirrors and credentials.
_CLIENTS = {
    "cargo": ("cargo info NAME", r"(?m)^version: (\S+)"),
    "golang": ("go list -m -mod=mod -f {{.Version}} NAME@latest", r"v(\S+)"),
    "maven": ("mvn -B -q dependency:copy -Dartifact=NAME:RELEASE:pom -DoutputDirectory=.", r"-(\d[^/]*)\.pom"),
    "nuget": ("curl -sSfL https://api.nuget.org/v3-flatcontainer/NAME/index.json", r'(?s).*"(\d[\d.]*)"'),
    "npm": ("npm view NAME version", r"(\S+)"),
    "pypi": ("python -m pip index versions NAME", r"\((\S+)\)"),
}
_SPELT = {"maven": lambda name: name.replace("/", ":"), "nuget": str.lower}  # what the client wants


class Unreadable(Exception):
    """An unreadable source; the message is the cause."""


@click.command("watch")
@click.option("--from", "folder", metavar="DIR", type=FilePath(), help="Read texts from DIR; without the network.")
@click.option("--grammar", metavar="DIR", type=FilePath(), help="The grammars [default: natsgrammar's own].")
@click.option("--write", is_flag=True, help=f"Record in {STATE} what was read for the first time.")
@click.option("--accept", metavar="TEXT", help="Record also sources that moved, if TEXT is in their name or edition.")
@click.option(
    "--draft", is_flag=True, help="Import the next edition from each text that moved, where one was imported."
)
@click.option("--texts", metavar="DIR", type=FilePath(), help="Keep the texts that moved in DIR.")
def command(
    folder: Path | None, grammar: Path | None, write: bool, accept: str | None, draft: bool, texts: Path | None
) -> int:
    """List the newest editions' sources that moved since they were read: documents and packages.

    The grammars name their sources: `@source` and `@package` at the top, the sections above the rules. A document has
    moved if its text changed; a package, if its newest version is newer than the edition.

    \b
      natsgrammar watch --grammar names --write
      natsgrammar watch --grammar names --from downloads
      natsgrammar watch --grammar names --accept acme@2

    Exit codes: 0 nothing moved, 1 something moved or lacks a cited section, 2 usage error or a source not read or kept.
    """
    root = grammar or grammar_root()
    for place in (root, folder):
        if place is not None and not place.is_dir():
            raise BadInput(f"`{place}` is not a folder")
    state, day, grammars = sources.read_state(root), f"{datetime.now(UTC):%F}", load_all(root, examples=False)
    watched = [source for source in sources.sources(grammars, {}) if not source.fixed]
    here = sources.files_of([source.address for source in watched if source.is_text], folder) if folder else {}
    present = [source for source in watched if folder is None or source.address in here]
    if not present:
        raise BadInput(f"`{folder or root}` has no source of these grammars")
    if accept and not any(_is_named(source, accept) for source in present):
        raise BadInput(f"`{accept}` is in no source's name or edition, as `acme` or `acme@1`")
    answers = {key: _read(source, here.get(key)) for key, source in {each.address: each for each in present}.items()}
    titles = sources.titles_of(state, {address: text for address, text in answers.items() if isinstance(text, str)})
    counts, absent = {"moved": 0, "unreadable": 0, "unkept": 0}, list[Diagnostic]()
    for source in (each for each in sources.sources(grammars, titles, absent) if each.address in answers):
        accepted = _is_named(source, accept)
        before = {} if accepted else state.get(source.address, {})
        try:
            after, lines, text = _compared(source, before, answers[source.address], here.get(source.address), day)
        except Unreadable as error:
            counts["unreadable"] += 1
            click.echo(f"cannot read {source.title}: {printable(str(error))}", err=True)
            continue
        counts["moved"] += bool(lines) and not accepted
        state[source.address] = after if accepted or not before or not lines or source.version else before
        if lines and not accepted:
            stating = [grammar for grammar in grammars if grammar.address in source.editions]
            shown = [entry for grammar in stating for _, entry in examples.read(grammar, {source.address: text})]
            lines += map(str, contradictions(stating, [entry for entry in shown if isinstance(entry, dict)]))
            if text and (texts or draft):
                lines += _kept(source, text, texts, stating, root if draft else None, counts)
            lines = [f"moved: {source.title}, stated by {', '.join(source.editions)}", *lines]
            click.echo("\n  ".join(map(printable, lines)))
    if write or accept:
        kept = {source.address: state[source.address] for source in watched if source.address in state}
        write_whole(root / STATE, sources.written_state(kept).encode())
    for fault in absent:
        click.echo(fault)
    missing = f", {len(watched) - len(present)} not in {folder}" if folder else ""
    many = counted(len(present) - counts["unreadable"], "source")
    click.echo(f"{many} read, {counts['moved']} moved{missing}", err=True)
    return USAGE_ERROR if counts["unreadable"] + counts["unkept"] else FINDINGS if counts["moved"] or absent else CLEAN


def _is_named(source: Source, words: str | None) -> bool:
    """Return whether the words stand whole in a source's name or its editions."""
    whole = rf"(?<![\w-]){re.escape(words)}(?![\w-]|\.\d)" if words else "(?!)"
    return bool(re.search(whole, f"{source.title} {source.address} {' '.join(source.editions)}"))


def _compared(
    source: Source, before: dict[str, Any], answer: str | Unreadable, file: Path | None, day: str
) -> tuple[dict[str, Any], list[str], str]:
    """Return a source's new reading, its changes, and its text. Raises Unreadable."""
    if isinstance(answer, Unreadable):
        raise answer
    if source.version:
        is_newer = sources.is_newer(answer, source.version)
        moved = [f"{answer} is the newest version; stated is {source.version}"] * is_newer
        return before if before.get("newest") == answer else {"read": day, "newest": answer}, moved, ""
    if cause := sources.incomparable(answer, before):
        raise Unreadable(f"{cause}; the last state stays")
    moved = [*sources.changes(source, before, answer)] if before else []
    if moved and file:
        moved.append(f"read from {file}")
    return sources.read(source, answer, day if moved or not before else before["read"]), moved, answer


def _kept(
    source: Source, text: str, texts: Path | None, grammars: list[Grammar], root: Path | None, counts: dict[str, int]
) -> list[str]:
    """Write a text that moved to its folder and, below the root, the next editions of grammars with productions."""
    lines = []
    with tempfile.TemporaryDirectory() as scratch:
        ends = [part for part in source.address.split("/") if part.strip(".")]  # unlike names, addresses are unique
        file = (texts or Path(scratch)) / "--".join(ends[1:-1]) / ends[-1]
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        except OSError as error:  # as of a name that is too long, or one source's file that is another's folder
            counts["unkept"] += 1
            return [f"not kept: {cause_of(error)}"]
        for grammar in grammars if root else ():
            if root and any(rule.notes.production for rule in grammar.definitions.values()):
                reading = Reading(source=source.address)
                try:
                    new = new_edition(file, f"{datetime.now(UTC):%F}", root / grammar.spec, reading, resume=True)
                    new.write()
                    lines.append(f"drafted {new.path}")
                except (BadInput, Refused) as error:
                    lines.append(f"not drafted: {str(error).splitlines()[0].replace(f'{file.parent}/', '')}")
    return lines


# ---- reading --------------------------------------------------------------------------------------------------------


def _read(source: Source, file: Path | None) -> str | Unreadable:
    """Return a document's text or a package's newest version, or the cause why not."""
    try:
        return _newest(source.address) if source.version else _text(source, file)
    except Unreadable as error:
        return error


def _text(source: Source, file: Path | None) -> str:
    """Return the published text, or the file's. Raises Unreadable."""
    address = quote(_BLOB.sub(r"https://raw.githubusercontent.com/\1/\2", source.address), safe=punctuation)
    try:
        if file is not None:
            content = file.read_bytes()
        else:
            with urllib.request.urlopen(address, timeout=SECONDS) as answer:  # noqa: S310 - http or https, by `@source`
                content = answer.read(LARGEST + 1)
                if len(content) <= LARGEST and answer.length:  # bytes that did not come; `read` with a limit is silent
                    raise Unreadable(f"the answer ends {answer.length:,} bytes early")
        if len(content) > LARGEST:
            raise Unreadable(f"more than {LARGEST:,} bytes")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("the text is not UTF-8") from None
    except (OSError, HTTPException, ValueError) as error:  # ValueError of an address that is none
        reason = getattr(error, "reason", error)  # of URLError
        raise Unreadable(lowered(cause_of(reason) if isinstance(reason, OSError) else str(reason))) from None


def _newest(address: str) -> str:
    """Ask the registry's client for a package's newest version. Raises Unreadable."""
    kind, _, name = address.removeprefix("pkg:").partition("/")
    command, pattern = _CLIENTS[kind]
    client, *words = command.replace("NAME", _SPELT.get(kind, str)(name)).split()
    program = sys.executable if client == "python" else client
    with tempfile.TemporaryDirectory() as scratch:
        try:
            run = subprocess.run(
                [program, *words], cwd=scratch, capture_output=True, text=True, check=False, timeout=10 * SECONDS
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            cause = cause_of(error) if isinstance(error, OSError) else "no answer"
            raise Unreadable(f"`{client}`: {cause}") from None
        answer = "".join([run.stdout, *(f"{file.name}\n" for file in Path(scratch).glob("*.pom"))])
    version = None if run.returncode else re.search(pattern, answer)
    if not version:
        raise Unreadable(f"`{client}` ended with {run.returncode}: {run.stderr.strip().rpartition(chr(10))[2]}")
    return version[1]
