"""`natsgrammar upgrade`: from a specification's new text to a finished change, in one guided command."""

import re
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.files import write as write_whole
from natsgrammar.text import counted, printable
from natsgrammar_gen.cli.diff import markdown
from natsgrammar_gen.cli.generate import files_of, write_files
from natsgrammar_gen.cli.import_text import EDITION_HELP, NewEdition, Reading, folder_of, new_edition, reading_options
from natsgrammar_gen.cli.names import CLEAN, FINDINGS
from natsgrammar_gen.cli.stdio import BadInput, FilePath, report
from natsgrammar_gen.cli.vendor import Request
from natsgrammar_gen.compare import claims, examples, sources
from natsgrammar_gen.compare.breaking import CODES, breaking
from natsgrammar_gen.compare.dialects import with_portable
from natsgrammar_gen.compare.diff import RuleDiff, diff_editions
from natsgrammar_gen.compiler import context_of
from natsgrammar_gen.emit.markdown import fence
from natsgrammar_gen.emit.pages.template import template
from natsgrammar_gen.grammar.annotations import is_day
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.examples import FILE
from natsgrammar_gen.grammar.load import EDITION, load_all, load_grammar
from natsgrammar_gen.grammar.location import checkout, source
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.notation.carry import incomplete, with_verdicts
from natsgrammar_gen.notation.text import STYLES

LONGEST = 7_000  # characters of one block: code hosts limit the description of a change
USED = frozenset(code for code, kind in CODES.items() if {"writers", "readers"} & {*kind.categories})
PROSE = "prose"


@click.command("upgrade")
@click.argument("file", type=FilePath())
@click.option(
    "--notation", type=click.Choice([*STYLES, PROSE]), help="How FILE writes its productions; prose: it has none."
)
@click.option("--edition", metavar="EDITION", help=EDITION_HELP)
@click.option("--published", metavar="DATE", help="The day of a text in prose, if the edition is no day.")
@reading_options
@click.option(
    "--output", "-o", metavar="DIR", type=FilePath(), help="Folder of the specification [default: grammar/adr6]."
)
@click.option("--out", metavar="DIR", type=FilePath(file_okay=False), help="Folder to generate into.")
@click.option("--package", help="Name of the Python package [default: the name of the grammar folder].")
def command(
    file: Path, output: Path | None, out: Path | None, package: str | None, published: str | None, **reading: Any
) -> int:
    """Make a specification's new text the newest edition: import, compare, check the claims, generate.

    Prints a summary in Markdown for the description of the pull request. With your own grammars `--output` names the
    folder of the specification, and `--out` the folder to generate into. A text in prose takes over every rule; the
    sections that changed are listed for you to correct the rules citing them.

    \b
      natsgrammar upgrade ADR-6.md --edition 2026-11-20 > summary.md
      natsgrammar upgrade ACME.md --output grammar/acme --out build
      natsgrammar upgrade topic-encoding.md --notation prose --edition 0.14 --published 2026-12-01 -o grammar/aviso

    Examples and changed verdicts on claims are written to their files. Where somebody has to review something, nothing
    is generated: do so and run the command again; it continues with the existing edition.

    Exit codes: 0 generated, 1 something to review, 2 usage error or a text that cannot be read.
    """
    edition, how = reading.pop("edition"), Reading(**reading)
    folder = folder_of(output, "adr" if how.notation is None else how.notation)
    root, ours = folder.parent, checkout()
    own = ours is None or root.resolve() != (ours / "grammar").resolve()
    if own != (out is not None):
        raise click.UsageError("missing option `--out DIR`" if own else "`--out` is for grammars of your own")
    is_prose = how.notation == PROSE
    new = _in_prose(folder, edition, published) if is_prose else new_edition(file, edition, folder, how, resume=True)
    text, is_new = source(file), not new.path.exists()
    document, state = _document(new.before, file, how.source), sources.read_state(root)
    click.echo(f"import: {printable(str(new.path))}", err=True)
    new.write()
    grammars = load_all(root, examples=False)
    titles = sources.titles_of(state, {document.address: text})
    document = next((each for each in sources.sources(grammars, titles) if each.address == document.address), document)
    moved = [*sources.changes(document, last, text)] if (last := state.get(document.address)) else []
    now = next(grammar for grammar in grammars if Path(grammar.path) == new.path)
    shown, absent = examples.taken(root, now, new.before, document.address, text)
    _rewrite(root / FILE, shown if any(rule.notes.places for rule in now.definitions.values()) else "")
    old, rules = ({name: rule.dfa for name, rule in (each.rules if each else {}).items()} for each in (new.before, now))
    changes = diff_editions(old, rules)
    before = [grammar for grammar in grammars if grammar is not now]
    findings = breaking(before, grammars, USED, str(root))
    changed = sum(change.verdict != "equal" for change in changes)
    click.echo(f"compare: {counted(changed, 'rule')} changed, {counted(len(findings), 'finding')}", err=True)
    faults, since = _to_review(root, before)
    review = [*absent, *faults]
    looks = sorted({*new.left, *incomplete(now, str(new.path), new.before), *absent, *since})
    for line in (*moved, *(f"look at: {problem}" for problem in review)):
        click.echo(printable(str(line)), err=True)
    click.echo(_summary(new, now, changes, findings, looks, moved))
    if review or (is_new and is_prose and (moved or not last)):
        texts = [counted(len(review), "problem")] * bool(review) or [f"the rules in {new.path}"]
        click.echo(f"generate: not yet, {texts[0]} to review; run the command again", err=True)
        return FINDINGS
    request = Request(root if own else None, out=out, package=package)
    report("generate", write_files(files_of(request), out or ours or root, not own))
    if state and document.editions:  # `watch` keeps a record
        state[document.address] = sources.read(document, text, f"{datetime.now(UTC):%F}")
        _rewrite(root / sources.STATE, sources.written_state(state))
    return CLEAN


def _in_prose(folder: Path, edition: str | None, published: str | None) -> NewEdition:
    """Return the newest edition's rules under a new name and day, or the edition already there."""
    if edition is None or not EDITION.fullmatch(edition):
        raise click.UsageError("`--notation prose` needs `--edition NAME`, such as 2026-11-20 or 1.4")
    path = folder / f"{edition}.lark"
    files = [file for file in folder.glob("*.lark") if file != path]
    if not files:
        raise BadInput(f"`{folder}` has no edition whose rules to take over")
    before = max((load_grammar(file, folder.parent) for file in files), key=lambda grammar: grammar.age)
    if path.exists():
        text, changed = with_verdicts(path.read_text(encoding="utf-8"), path)
        return NewEdition(path, text, before, (), left=tuple(changed))
    day = published or edition.partition(".")[0]
    if before.notes.published and not is_day(day):
        raise click.UsageError("missing option `--published DATE`, the day of the text as YYYY-MM-DD")
    top, gap, rules = Path(before.path).read_text(encoding="utf-8").partition("\n\n")
    old = re.escape(before.edition)
    top = re.sub(rf"(?m)^(// @title .*)(?<![\w.]){old}(?![\w.])", rf"\g<1>{edition}", top)
    top = re.sub(r"(?m)^(// @published ).*", rf"\g<1>{day}", top)
    top = re.sub(rf"(?m)^(// @package .*)@{old}.*", r"\g<1>", top)
    return NewEdition(path, top + gap + rules, before, (), (f"taken over from {before.edition}: every rule",))


def _document(before: Grammar | None, file: Path, address: str) -> sources.Source:
    """Return the newest edition's document in the file. Raises BadInput if it can be either of two."""
    known, path, stem = sources.documents(before) if before else [], file.resolve(), file.stem.lower()
    ranks = [
        (each.address == address, Path(each.address).stem.lower() in stem, sources.shared(each.address, path))
        for each in known
    ]
    near = [each for each, rank in zip(known, ranks, strict=True) if rank == max(ranks)]
    if len(near) > 1 and any(max(ranks)[:2]):
        raise BadInput(f"`{file}` is the text of {near[0].address} or {near[1].address}; say which with `--source`")
    is_sure = len(near) == 1 and (len(known) == 1 or any(max(ranks)[:2]))
    return near[0] if is_sure else sources.Source(file.name, address or file.name, [])


def _rewrite(path: Path, text: str) -> None:
    if text and not (path.exists() and path.read_text(encoding="utf-8") == text):
        write_whole(path, text.encode())
        click.echo(f"written: {printable(str(path))}", err=True)


def _to_review(root: Path, before: list[Grammar]) -> tuple[list[Diagnostic], list[Diagnostic]]:
    """Write the claims with changed verdicts or witnesses to their file; return them, or else the faults.

    Return also the claims that changed since the grammars before, in whichever run that was written.
    """
    path, since = root / "claims.toml", list[Diagnostic]()
    try:
        known = editions(with_portable(load_all(root)))
        text, changed = claims.recorded(path, known) if path.is_file() else ("", [])
        _rewrite(path, text if changed else "")
        since = claims.since(path, editions(with_portable(before))) if path.is_file() else []
        if not changed:
            context_of(root, words=False)
    except Refused as refused:
        return [*refused.problems], [*since, *refused.problems]
    return changed, since


def _naming(root: Path, grammar: Grammar) -> list[str]:
    """Return each test and page beside the grammars with its lines naming the edition, if Git tracks them."""
    # As `acme@1.2`, `ACME 1.2` or `acme-server 1.2`, and in expressions as `acme@1\.2`.
    words = (grammar.spec, grammar.notes.dialect or grammar.spec, grammar.edition)
    spec, dialect, edition = (re.sub(r"\W", r"\\\\*[\g<0>]", word) for word in words)
    pattern = f"({spec}|{dialect})(-[a-z]+)?[@ ]{edition}"
    search = ["git", "-C", str(root.parent), "grep", "-noIiEw", "-e", pattern, "--", ":!generated", f":!{root.name}"]
    try:
        answer = subprocess.run(search, capture_output=True, text=True, check=False, errors="replace")
    except OSError:
        return []
    places = dict[str, dict[str, None]]()
    for file, line in (place.rsplit(":", 2)[:2] for place in answer.stdout.splitlines()):
        places.setdefault(file, {})[line] = None
    return [f"{file}: {', '.join(lines)}" for file, lines in places.items()]


def _summary(
    new: NewEdition,
    now: Grammar,
    changes: list[RuleDiff],
    findings: list[Diagnostic],
    looks: list[Diagnostic],
    moved: list[str],
) -> str:
    before = new.before.address if new.before else "nothing"
    shown = [change for change in changes if change.verdict != "equal"]
    affected = [change.rule for change in shown if change.verdict not in ("added", "removed")]
    parts = {
        "What changed in the text": moved,
        f"Lines that name `{before}`": _naming(new.path.parent.parent, new.before) if new.before else [],
        "Assumed": map(str, new.assumed),
        "Not taken over, or to look at": map(str, looks),
    }
    page = template("upgrade.md.j2").render(
        diff=markdown(shown, before, now.address, len(changes) - len(shown)),
        findings=_block(map(str, findings)),
        impact=[(f"{before}:{rule}", f"{now.address}:{rule}") for rule in affected],
        parts={title: _block(lines) for title, lines in parts.items()},
    )
    return str(page).rstrip()


def _block(lines: Iterable[str]) -> str:
    text = "\n".join(lines)
    if (more := len(text) - LONGEST) > 0:
        click.echo(text, err=True)
        text = f"{text[:LONGEST]}\n… {more:,} more characters, on standard error"
    return fence(text) if text else ""
