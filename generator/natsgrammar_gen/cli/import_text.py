"""`natsgrammar import`: a specification as published becomes a grammar."""

import os.path
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from natsgrammar.diagnostics import Diagnostic, Refused, undecodable
from natsgrammar.text import printable
from natsgrammar_gen.cli.common import nothing_written
from natsgrammar_gen.cli.import_messages import describes_messages, import_messages
from natsgrammar_gen.cli.names import with_options
from natsgrammar_gen.cli.stdio import BadInput, FilePath, no_device, opened_input, report
from natsgrammar_gen.compare.claims import problems
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.location import checkout, grammar_root
from natsgrammar_gen.grammar.model import Grammar, edition_key
from natsgrammar_gen.notation.carry import carry, loaded, missing
from natsgrammar_gen.notation.importer import NO_EDITION, ImportResult, Request, import_text, is_edition, read_notation
from natsgrammar_gen.notation.text import STYLES, Text, marked

LONGEST = 2_000_000  # bytes
OUTPUT_HELP = "Folder of the specification, to write <edition>.lark to [default in a checkout: grammar/adr6]."
DEEPEST = 50  # levels of a recursion
EDITION_HELP = "The day, YYYY-MM-DD or YYYY-MM-DD.2; unless adr also a version [default: the date in the text]."


@dataclass(frozen=True, slots=True)
class NewEdition:
    """An edition: its file, text and predecessor; assumptions, notes, and entries of the predecessor left out."""

    path: Path
    text: str
    before: Grammar | None
    assumed: tuple[Diagnostic, ...]
    notes: tuple[str, ...] = ()
    left: tuple[Diagnostic, ...] = ()

    def write(self) -> None:
        """Write the edition, and report assumptions, notes and entries to review on standard error."""
        report("assumed", self.assumed)
        for note in self.notes:
            click.echo(note, err=True)
        report("look at", self.left)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.text, encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Reading:
    """How to read a text: its notation (None: the only one in which it is readable), and how much of it."""

    notation: str | None = None
    sections: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    depth: int | None = None
    title: str | None = None
    source: str = ""


reading_options = with_options(  # that select parts in a text
    click.option("--section", "sections", metavar="HEADING", multiple=True, help="Read only the section; repeatable."),
    click.option("--rule", "rules", metavar="NAME", multiple=True, help="Import it and what it uses; repeatable."),
    click.option(
        "--with", "others", metavar="FILE[#HEADING]", multiple=True, help="Text that defines more; repeatable."
    ),
    click.option("--depth", type=click.IntRange(1, DEEPEST), help="Unroll recursion to N levels [default: reject it]."),
    click.option("--title", metavar="TEXT", help="Title of the specification [default: as in FILE]."),
    click.option("--source", metavar="URL", default="", help="Where the text is published [default: as before]."),
)


@click.command("import")
@click.argument("file", type=FilePath())
@click.option("--notation", type=click.Choice([*STYLES]), help="How FILE writes its productions.")
@click.option("--edition", metavar="EDITION", help=EDITION_HELP)
@reading_options
@click.option("--output", "-o", metavar="DIR", type=FilePath(), help=OUTPUT_HELP)
@click.option("--force", is_flag=True, help="Overwrite an existing edition.")
def command(file: Path, edition: str | None, output: Path | None, force: bool, **reading: Any) -> None:
    """Rewrite the productions of a specification as a Lark grammar, DIR/<edition>.lark, or read described messages.

    FILE is Markdown, an RFC as text, or productions alone, in the notation of ADR-6 (adr), in ABNF (abnf) or in the
    W3C's EBNF or BNF (ebnf). Without --notation it must be readable in one of them, or mean the same in all. If a
    production cannot be read, or can be read in two ways, its line and column are reported and nothing is written.
    Assumptions are listed. What still holds in the previous edition is taken over: its dialect, roles, readings,
    examples and added rules; the rest is listed for review, together with the affected claims.

    FILE is also a description of messages, AsyncAPI 2 or 3, or an xRegistry catalogue, known by its keys. Then DIR gets
    a grammar for the subjects, a contract with a table for each channel, and the schemas for payloads.

    \b
      natsgrammar import asyncapi.yaml -o orders
      natsgrammar import ADR-6.md --edition 2023-02-01
      natsgrammar import rfc3986.txt --section "Appendix A" --edition 2005 -o names/uri
      natsgrammar import http.abnf --rule field-name --edition 9110 -o names/http
      natsgrammar import urn.abnf --with "rfc3986.txt#Appendix A" --edition 8141 -o -

    Exit codes: 0 written, 2 usage error or a text that cannot be read.
    """
    how = Reading(**reading)
    if how.notation is None and file.is_file() and describes_messages(file, text := _text(file)):
        if how != Reading(title=how.title):
            raise BadInput(f"`{file}` describes messages: only `--title`, `--edition`, `--output` and `--force` apply")
        import_messages(file, text, output, edition, how.title, force=force)
        return
    if output == Path("-"):
        result = _imported(file, edition, how)
        report("assumed", result.assumed)
        click.echo(result.lark_text, nl=False)
        return
    new = new_edition(file, edition, output, how, force=force)
    new.write()
    click.echo(printable(str(new.path)))
    report("look at", problems(new.path.parent.parent))


def folder_of(output: Path | None, notation: str = "adr") -> Path:
    """Return the folder from `--output`, else ADR-6's in the checkout. Raises BadInput outside a checkout."""
    root = checkout()
    if output is None and notation != "adr":
        raise BadInput(f"the default folder is ADR-6's, and this is `{notation}`: name another with `--output DIR`")
    if output is None and root is None:
        raise BadInput("outside a checkout of natsgrammar there is no default folder: name one with `--output DIR`")
    return output or Path(os.path.relpath((root or Path()) / "grammar" / "adr6"))


def new_edition(
    file: Path, edition: str | None, output: Path | None, how: Reading, *, force: bool = False, resume: bool = False
) -> NewEdition:
    """Make an edition from the text, with everything still true in the edition before.

    With `resume`, return an existing edition with the same productions. Raises Refused and BadInput.
    """
    result = _imported(file, edition, how)
    assert result.edition is not None  # else it has problems
    folder = folder_of(output, result.notation)
    path = folder / f"{result.edition}.lark"
    files = [file for file in folder.glob("*.lark") if file != path]
    others = sorted((load_grammar(file, folder.parent) for file in files), key=lambda grammar: grammar.age)
    published = result.edition.partition(".")[0] if is_edition(result.edition) else ""
    older = [other for other in others if other.age < (published, edition_key(result.edition))]
    before = older[-1] if older else None
    if path.exists() and not force:
        present = path.read_text(encoding="utf-8")
        if resume and _productions(result.lark_text) <= _productions(present):
            left = carry(result.lark_text, result.edition, str(path), before, present).left if before else ()
            return NewEdition(path, present, before, result.assumed, left=left)
        raise BadInput(
            f"`{path}` already exists{' and states another text' * resume}; choose another day with `--edition`, or"
            f" {result.edition.partition('.')[0]}.2 for a second text of the day"
            + ("" if resume else ", or overwrite it with `--force`")
        )
    notes = [f"edition {result.edition}, the date in the text; `--edition` names another"] if edition is None else []
    if len(older) < len(others):
        if edition is None:
            raise BadInput(
                f"`{file}` is dated {result.edition}, before the newest edition, {others[-1].edition};"
                " name its day with `--edition`"
            )
        notes.append(f"edition {others[-1].edition} is newer: it stays what addresses without an edition mean")
    gone, stated = missing(result.languages, before) if before else (0, 0)
    if before and gone * 2 > stated > 3 and not force:
        raise BadInput(
            f"`{file}` defines {stated - gone} of the {stated} rules that {before.address} states; if the others"
            " are not in a table, a list or another form that is not read, import it with `--force`"
        )
    if before is None:
        return NewEdition(path, result.lark_text, None, result.assumed, tuple(notes))
    carried = carry(result.lark_text, result.edition, str(path), before)
    notes += [f"taken over from {before.edition}: {carried.kept}"] if carried.kept else []
    left = tuple(sorted({*carried.left, *carried.lacks}))
    return NewEdition(path, carried.text, before, result.assumed, tuple(notes), left)


def _productions(text: str) -> set[str]:
    return {line for line in text.split("\n") if line.startswith("// @production ")}


def _imported(file: Path, edition: str | None, how: Reading) -> ImportResult:
    suffix = file.suffix.removeprefix(".")
    named = how.notation or (suffix if suffix in STYLES else None)
    if edition is not None and not is_edition(edition, is_standard=named != "adr"):
        raise BadInput(NO_EDITION.format(printable(edition)))
    if how.source and not re.fullmatch(r"https?://[^\s/]\S*", how.source):
        raise BadInput(f"`{printable(how.source)}` is not an address such as https://example.com/spec.md")
    source = Text(_text(file), str(file), how.sections)
    pairs = ((Path(name), heading) for name, _, heading in (other.partition("#") for other in how.others))
    others = tuple(Text(_text(path), str(path), (heading,) * bool(heading)) for path, heading in pairs)
    request = Request(source, edition, others, how.rules, how.depth or 0, how.title, how.source)
    names = [named] if named else marked(request.source)
    result = import_text(request, [read_notation(grammar_root(), name) for name in names])
    if result.problems:
        raise nothing_written(Refused(result.problems))
    if not re.search("(?m)^[a-z]", result.lark_text):
        form = "ends in `-name`, uses others or has a limit" if result.notation == "adr" else "is more than a character"
        raise nothing_written(Refused([Diagnostic(str(file), 1, 1, f"no public rule: no production {form}")]))
    try:
        loaded(result.lark_text, "imported", result.edition or "")
    except Refused as refused:  # such as more work than a grammar may take
        faults = [_at_production(fault, result, str(file)) for fault in refused.problems]
        raise nothing_written(Refused(faults)) from None
    return result


def _at_production(fault: Diagnostic, result: ImportResult, file: str) -> Diagnostic:
    """Return the grammar's fault at the production of the rule on its line or in its message, else in the file."""
    line = result.lark_text.split("\n")[fault.line - 1]
    for name in re.findall(r"^_?(\w+?)(?:_level_\d+)?:|`_?(\w+?)(?:_level_\d+)?`", f"{line}\n{fault.message}"):
        if known := result.languages.get("".join(name).lower()):
            return known[1].fault(fault.message)
    return Diagnostic(file, 1, 1, fault.message)


def _text(file: Path) -> str:
    with opened_input(str(file)) as stream:
        read = no_device(stream, f"`{file}`").read(LONGEST + 1)
    if len(read) > LONGEST:
        raise BadInput(f"`{file}` has more than {LONGEST:,} bytes")
    try:
        return read.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused([undecodable(str(file), error)]) from None
