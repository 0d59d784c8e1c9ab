"""`natsgrammar generate`: from grammars to code, schemas and pages."""

import gc
import re
import sys
import tomllib
from collections.abc import Collection
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from shlex import quote
from typing import Any

import click

from natsgrammar.diagnostics import Refused
from natsgrammar.files import MARKER
from natsgrammar.files import write as write_whole
from natsgrammar.text import counted, near, near_or_all, printable, quoted
from natsgrammar_gen.cli.common import nothing_written
from natsgrammar_gen.cli.kept import kept
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, complete
from natsgrammar_gen.cli.stdio import BadInput, FilePath, Listed, report
from natsgrammar_gen.cli.vendor import Request, few_rules, old_tests
from natsgrammar_gen.compare.code import not_followed
from natsgrammar_gen.compare.examples import updated
from natsgrammar_gen.compiler import context_of, contradictions
from natsgrammar_gen.emit import sync
from natsgrammar_gen.emit.context import Context, Names
from natsgrammar_gen.emit.identifiers import fits, is_java_package
from natsgrammar_gen.emit.languages.vendored import ENDINGS
from natsgrammar_gen.emit.llm.generation import NOTATIONS
from natsgrammar_gen.emit.render import ON_DEMAND, TARGETS, render_context
from natsgrammar_gen.extras import EXTRAS
from natsgrammar_gen.grammar.examples import FILE, unread
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.location import checkout, grammar_root
from natsgrammar_gen.language.budget import no_garbage_collected

AS_FILES = (*ENDINGS, *NOTATIONS)  # targets of `--rules`
_ALSO = {"golang": "go", "ts": "typescript", "js": "typescript", "rs": "rust", "py": "python"}
OURS = ("natsgrammar", "natsgrammar_gen", "natsgrammar_spark", "natsgrammar_tables")
_ADAPTED = {"cloudevents", "databricks", "great_expectations", "hypothesis", "pandera", "polars", "pydantic_core"}
_EXTRAS = {name.partition(".")[0] for names in EXTRAS.values() for name in names}
NEEDED = _ADAPTED | _EXTRAS | {"markupsafe", "nkeys", "py4j"}
CATALOGS_OF_SPARK = ("spark_catalog", "system", "session")


@click.command("generate")
@click.option("--grammar", "grammar", type=FilePath(read=True), help="Folder of <spec>/<edition>.lark files.")
@click.option("--out", "out", type=FilePath(file_okay=False), help="Folder to write to.")
@click.option(
    "--target",
    "targets",
    type=Listed(),
    shell_complete=complete(*TARGETS),
    help=f"What to write, comma-separated: {', '.join(TARGETS)}; all [default: python; with --rules, four languages].",
)
@click.option("--package", help="Name of the package [default: the name of the grammar folder; of --rules, names].")
@click.option("--go-module", help="Path of the module for Go, such as example.com/names [default: --package].")
@click.option("--java-package", help="Package for Java, such as com.example.names [default: --package].")
@click.option(
    "--rules",
    "addresses",
    type=Listed(),
    shell_complete=complete("rule"),
    help="Write these rules alone, comma-separated, as one file per target to vendor; * stands for any text.",
)
@click.option("--editions", help="Superseded editions for packages in other languages, such as acme@1,acme@2; or all.")
@click.option("--specs", metavar="DIR", type=FilePath(), help="Read the examples anew from the specifications in DIR.")
@click.option("--tests", is_flag=True, help="With --rules, write a file of tests beside each file of code.")
@click.option("--check", is_flag=True, help="Write nothing; exit 1 and list what is stale.")
@click.option("--diff", is_flag=True, help="Write nothing; exit 1 and show the difference.")
def command(**options: Any) -> int:
    """Write what is derived from grammars: Python, Spark, JSON Schema, reference pages, other languages.

    From your own grammars it writes a package of your own, which only needs Python; --target adds others. Without
    options, in a checkout of natsgrammar, it updates generated/.

    \b
      natsgrammar generate --grammar names --out build --package acme_names
      natsgrammar generate --grammar names --out build --target python,go,jsonschema
      natsgrammar generate --check

    A few rules, as one file without dependencies for each language:

    \b
      natsgrammar generate --rules stream-name,kv-key-name --target go --out internal/names --tests

    Files in the written folders that no grammar generates are stray: in natsgrammar's own checkout they are removed, in
    your folder only reported. A file of yours in the place of a generated one is rejected.

    Exit codes: 0 written, or up to date, 1 stale (with --check or --diff), 2 usage error or problems in a grammar.
    """
    request = Request(**options)
    if request.addresses is not None:
        return _vendor(request, request.addresses)
    if request.tests:
        raise click.UsageError("`--tests` needs `--rules`; the target `vectors` tests whole packages")
    ours = request.grammar is None
    if ours != (request.out is None):
        raise click.UsageError("`--grammar` and `--out` go together")
    folder = request.out or checkout()
    if folder is None:
        raise click.UsageError("missing options `--grammar DIR --out DIR`")
    if ours and request.targets is not None:
        raise click.UsageError("`--target` needs `--grammar DIR --out DIR`: `generated/` is written whole")
    if ours and (request.go_module, request.java_package, request.editions) != (None, None, None):
        raise click.UsageError("`--go-module`, `--java-package` and `--editions` need `--grammar DIR --out DIR`")
    stale = _read_examples(request) if request.specs else CLEAN
    with no_garbage_collected():
        files = files_of(request)
        gc.freeze()  # at its end Python would look through millions of objects
    if request.check or request.diff:
        return max(stale, _compare(files if ours else sync.marked(files, folder), folder, ours, request))
    for line in write_files(files, folder, ours):
        click.echo(line)
    return CLEAN


def _read_examples(request: Request) -> int:
    """Write `examples.toml` from specifications, or compare it; return the exit code."""
    root, specs = _grammars(request.grammar), request.specs
    if specs is None or not specs.is_dir():
        raise BadInput(f"`{specs}` is not a folder")
    try:
        text = updated(root, specs)
    except Refused as refused:
        raise nothing_written(refused) from None
    if text is None:
        raise BadInput(f"`{specs}` has no text with examples for these grammars")
    if faults := contradictions(load_all(root, examples=False), tomllib.loads(text).get("examples", ())):
        raise nothing_written(Refused(faults))
    path = root / FILE
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return CLEAN
    is_written = not (request.check or request.diff)
    if is_written:
        write_whole(path, text.encode())
    click.echo(f"{'written' if is_written else 'changed':8} {printable(str(path))}")
    return FINDINGS


def _vendor(request: Request, addresses: str) -> int:
    if request.out is None:
        raise click.UsageError("`--rules` needs `--out DIR`")
    if request.go_module is not None:
        raise click.UsageError("`--go-module` names a whole package: leave out `--rules`")
    if request.editions is not None:
        raise click.UsageError("`--editions` is for packages; name an edition in the addresses of `--rules`")
    single = " that writes single files"
    targets = [*ENDINGS] if request.targets is None else _targets(request.targets, AS_FILES, single)
    _names_elsewhere(request)
    files = few_rules(addresses, request, request.out, targets)
    if request.check or request.diff:
        return _compare(files, request.out, False, request)
    request.out.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        write_whole(request.out / name, text.encode())
        click.echo(f"{printable(str(request.out / name))} written")
    for path in old_tests(files, request.out):
        click.echo(f"note: {printable(str(path))} is from an earlier `--tests`; add that, or remove the file", err=True)
    return CLEAN


def files_of(request: Request) -> sync.Files:
    """Return path → text of every file to write. Raises Refused and TooLarge for grammars, and BadInput for names."""
    grammar = request.grammar
    targets = ["python"] if grammar and request.targets is None else _targets(request.targets, TARGETS)
    if grammar is not None and not grammar.is_dir():
        raise BadInput(f"`{grammar}` is not a folder")
    source = _grammars(grammar)
    package = _package(request, source, targets)
    names = _names_elsewhere(request)
    superseded = tuple(each.strip() for each in (request.editions or "").split(",") if each.strip())
    if request.editions is not None and not superseded:
        raise click.UsageError("`--editions` names no edition: list some, such as `acme@1`, or `all`")

    def made() -> tuple[list[str], sync.Files]:
        try:
            context = context_of(source, Names(package, **names, superseded=superseded), words=grammar is None)
        except Refused as refused:
            raise nothing_written(refused) from None
        addresses = ["all", *(edition.address for edition in context.editions)]
        for address in superseded:
            if address not in addresses:
                raise BadInput(f"`{address}` is not an edition{near_or_all(address, addresses)}")
        notes = [str(place) for place in unread((edition.grammar for edition in context.editions), source)]
        newest = [edition.address for edition in context.newest if edition.address in superseded]
        notes += [f"`{address}` is the newest edition, which is always in packages" for address in newest]
        if grammar is not None:
            return notes, render_context(context, targets)
        if behind := [*not_followed(context.editions)]:
            raise nothing_written(Refused(behind))
        return notes, checkout_files(context)

    question = str(source.resolve()), str(source), targets, package, names, superseded
    notes, files = kept(question, (source, grammar_root()), OURS, made)
    report("note", notes)
    return {f"docs/{path}" if path.startswith("reference/") else path: text for path, text in files.items()}


def checkout_files(context: Context) -> sync.Files:
    """Return path → text of `generated/`: all targets but those written on demand."""
    files = render_context(context, [target for target in TARGETS if target not in ON_DEMAND])
    return {f"generated/{path}": text for path, text in files.items()}


def _grammars(named: Path | None) -> Path:
    """Return the folder of grammars, relative to the working directory if it is below, for shorter messages."""
    path, here = named or (checkout() or Path()) / "grammar", Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


# ---- names and targets ----------------------------------------------------------------------------------------------


def _package(request: Request, source: Path, targets: Collection[str]) -> str:
    """Return the package's name. Raises BadInput for a name that would be in the way of something else."""
    default = "natsgrammar" if request.grammar is None else re.sub(r"\W", "_", source.resolve().name)
    name = default if request.package is None else request.package
    problem = None
    if request.out is not None and (request.out / name).resolve() == source.resolve():
        problem = f"the package `{name}` would overwrite the grammars"
    elif not name.isidentifier() or iskeyword(name):
        problem = f"{quoted(name)} cannot be the name of a Python package"
    elif request.grammar is not None and (owner := _taken(name)):
        problem = f"`{name}` is {owner}"
    elif not fits(name) and (languages := [target for target in targets if target in ENDINGS]):
        problem = f"`{name}` cannot be the name of a package for {', '.join(languages)}"
    if problem:
        raise BadInput(f"{problem}; choose another name with `--package`")
    return name


def _taken(name: str) -> str | None:
    """Describe what else has this name; return None if the name is free."""
    owners: dict[str, Collection[str]] = {
        "a module of Python": sys.stdlib_module_names,
        "a folder that is written beside the package": {*TARGETS} - {"python"},
        "a package of natsgrammar itself": OURS,
        "a package that natsgrammar imports": NEEDED,
        "a Spark catalog, and the package needs its own": CATALOGS_OF_SPARK,
    }
    return next((owner for owner, names in owners.items() if name in names), None)


def _names_elsewhere(request: Request) -> dict[str, str]:
    path, name = request.go_module, request.java_package
    if path is not None and not re.fullmatch(r"[\w~-][\w.~-]*(/[\w~-][\w.~-]*)*", path, re.ASCII):
        raise BadInput(f"`{path}` cannot be the path of a module for Go")
    if name is not None and not is_java_package(name):
        raise BadInput(f"`{name}` cannot be the name of a package for Java")
    return {"go_module": path or "", "java_package": name or ""}


def _targets(text: str | None, known: Collection[str], hint: str = "") -> list[str]:
    if text is None or text == "all":
        return [*known]
    targets = [name.strip() for name in text.split(",") if name.strip()]
    for name in targets:
        if name not in known:
            hint += near(_ALSO.get(name, name), known)
            raise click.UsageError(f"`{name}` is not a target{hint}; available: {', '.join(known)}")
    if not targets:
        raise click.UsageError(f"no target; available: {', '.join(known)}")
    return targets


# ---- folders --------------------------------------------------------------------------------------------------------


def _compare(files: sync.Files, folder: Path, ours: bool, request: Request) -> int:
    """Print the stale files, or their differences, and return the exit code."""
    changes = sync.compare(files, folder)
    stale = sync.stale(changes, remove_stray=ours)
    if request.diff:
        for line in sync.diff(files, folder, stale):
            click.echo(line)
        return FINDINGS if stale else CLEAN
    for word in ("changed", "missing", "stray"):
        for path in getattr(changes, word):
            click.echo(f"{word:8} {printable(path)}")
    if stale:
        click.echo(f"stale: run `{printable(request.command)}`", err=True)
        return FINDINGS
    generated = sum(Path(path).name != MARKER for path in files)
    click.echo(f"{counted(generated, 'file')}, all up to date")
    return CLEAN


def write_files(files: sync.Files, folder: Path, ours: bool) -> list[str]:
    """Write the files, and return lines about them; in natsgrammar's own checkout, remove stray files."""
    changes = sync.write(files, folder, remove_stray=ours)
    written = len(files.keys() & {*changes.changed, *changes.missing})  # without the markers of folders
    stray = [f"{'removed' if ours else 'stray'} {printable(path)}" for path in changes.stray]
    lines = [f"{counted(len(files), 'file')}, {written:,} written to {printable(str(folder))}", *stray]
    used = find_spec("natsgrammar_tables")
    if ours and written and used and used.origin and not Path(used.origin).is_relative_to(folder.resolve()):
        lines.append(f"your commands still use {printable(used.origin)}; run `pip install {quote(str(folder))}`")
    return lines
