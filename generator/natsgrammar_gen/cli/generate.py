"""`natsgrammar generate`: from grammars to code, schemas and pages."""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from keyword import iskeyword
from pathlib import Path
from typing import NoReturn

import click

from natsgrammar.diagnostics import Refused
from natsgrammar.files import Conflict
from natsgrammar.text import cause_of, counted, near, printable, quoted
from natsgrammar_gen.cli.stdio import BadInput, FilePath, Listed
from natsgrammar_gen.cli.vendor import few_rules, put
from natsgrammar_gen.compiler import context_of, no_garbage_collected
from natsgrammar_gen.emit import sync as output
from natsgrammar_gen.emit.context import Context, Names
from natsgrammar_gen.emit.identifiers import fits, is_java_package
from natsgrammar_gen.emit.languages.vendored import ENDINGS
from natsgrammar_gen.emit.llm.generation import NOTATIONS
from natsgrammar_gen.emit.render import TARGETS, render_context
from natsgrammar_gen.grammar.location import checkout
from natsgrammar_gen.language.budget import TooLarge

AS_FILES = (*ENDINGS, *NOTATIONS)  # targets of `--rules`
OURS = ("natsgrammar", "natsgrammar_gen", "natsgrammar_spark", "natsgrammar_tables")
NEEDED = {
    "click",
    "cloudevents",
    "databricks",
    "great_expectations",
    "hypothesis",
    "jinja2",
    "lark",
    "markupsafe",
    "nats",
    "nkeys",
    "pandera",
    "polars",
    "py4j",
    "pyarrow",
    "pydantic_core",
    "pyspark",
    "ruamel",
    "yaml",
}
CATALOGS_OF_SPARK = ("spark_catalog", "system", "session")


@click.command("generate")
@click.option("--grammar", "grammar", type=FilePath(read=True), help="Folder of <spec>/<edition>.lark files.")
@click.option("--out", "out", type=FilePath(file_okay=False), help="Folder to write to.")
@click.option(
    "--target",
    "targets",
    type=Listed(),
    help=f"What to write, comma-separated [default: {', '.join(TARGETS)}].",
)
@click.option("--package", help="Name of the package [default: the name of the grammar folder; of --rules, names].")
@click.option("--go-module", help="Path of the module for Go, such as example.com/names [default: --package].")
@click.option("--java-package", help="Package for Java, such as com.example.names [default: --package].")
@click.option(
    "--rules",
    "addresses",
    type=Listed(),
    help="Write these rules alone, comma-separated, as one file per target to vendor.",
)
@click.option("--check", is_flag=True, help="Write nothing; exit 1 and list what is stale.")
@click.option("--diff", is_flag=True, help="Write nothing; exit 1 and show the difference.")
@click.pass_context
def command(
    ctx: click.Context,
    grammar: Path | None,
    out: Path | None,
    targets: str | None,
    package: str | None,
    go_module: str | None,
    java_package: str | None,
    addresses: str | None,
    check: bool,
    diff: bool,
) -> None:
    """Write everything derived from the grammars: Python, Spark, JSON Schema, reference pages, other languages.

    Without options, in a checkout of natsgrammar, it updates generated/.
    With your own grammars it writes a package of your own, which only needs Python:

    \b
      natsgrammar generate --grammar names --out build --package acme_names
      natsgrammar generate --check

    A few rules, as one file without dependencies for each language:

    \b
      natsgrammar generate --rules adr6:stream-name,adr6:kv-key-name --target go --out internal/names

    Files in the written folders that no grammar generates are stray: in natsgrammar's own checkout they are removed, in
    your folder only reported. A file of yours in the place of a generated one is refused.

    Exit codes: 0 written, or up to date, 1 stale (with --check or --diff), 2 usage error or problems in a grammar.
    """
    if addresses is not None:
        if out is None:
            raise click.UsageError("`--rules` needs `--out DIR`")
        if go_module is not None:
            raise click.UsageError("`--go-module` names a whole package: leave out `--rules`")
        wanted = [*ENDINGS] if targets is None else _targets(targets, AS_FILES, " that writes single files")
        in_java = _names(False, None, java_package)["java_package"]
        files = few_rules(ctx, addresses, grammar, out, wanted, "names" if package is None else package, in_java)
        if check or diff:
            _compare(files, out, False, diff)
        for path in put(files, out):
            click.echo(f"{printable(str(path))} written")
        return
    root = checkout()
    if (grammar is None) != (out is None):
        raise click.UsageError("`--grammar` and `--out` go together")
    if grammar is None and root is None:
        raise click.UsageError("missing options `--grammar DIR --out DIR`")
    own = grammar is None
    if own and targets is not None:
        raise click.UsageError(
            "`--target` needs `--grammar DIR --out DIR`: what natsgrammar generates is written whole"
        )
    with no_garbage_collected():
        files = rendered(grammar, out, root, targets, package, **_names(own, go_module, java_package))
        gc.freeze()  # nor search millions of objects at exit
    folder = root if own else out
    assert folder is not None
    if check or diff:
        with _refusals():
            files = files if own else output.marked(files, folder)
        _compare(files, folder, own, diff)
    for line in write_files(files, folder, own):
        click.echo(line)


def rendered(
    grammar: Path | None, out: Path | None, root: Path | None, targets: str | None, package: str | None, **names: str
) -> output.Files:
    """Every file, by its path in the folder to write to. Ends the command if the grammars have problems.

    `names` are those of `Context`.
    """
    wanted = _targets(targets, TARGETS)
    if grammar is not None and not grammar.is_dir():
        raise BadInput(f"`{grammar}` is not a folder")
    source = _from_here(grammar or (root or Path()) / "grammar")
    ours = "natsgrammar" if grammar is None else re.sub(r"\W", "_", source.resolve().name)
    name = ours if package is None else package
    if out is not None and (out / name).resolve() == source.resolve():
        raise BadInput(f"the package `{name}` would overwrite the grammars; choose one with `--package`")
    if not name.isidentifier() or iskeyword(name):
        raise BadInput(f"{quoted(name)} cannot be the name of a Python package; choose one with `--package`")
    if grammar is not None and (whose := _taken(name)):
        raise BadInput(f"`{name}` is {whose}; choose another name with `--package`")
    if not fits(name) and (in_words := [target for target in wanted if target in ENDINGS]):
        raise BadInput(
            f"`{name}` cannot be the name of a package for {', '.join(in_words)}; choose one with `--package`"
        )
    try:
        context = context_of(source, Names(name, **names), words=grammar is None)
        if grammar is None:
            return checkout_files(context)
        files = render_context(context, wanted)
    except Refused as refused:
        for problem in refused.problems:
            click.echo(problem, err=True)
        click.echo(f"{counted(len(refused.problems), 'problem')}; nothing was written", err=True)
        raise SystemExit(2) from None
    except TooLarge as error:
        raise BadInput(f"comparing the grammars {error}") from None
    return {f"docs/{p}" if p.startswith("reference/") else p: text for p, text in files.items()}


def checkout_files(context: Context) -> output.Files:
    """Return the files of `generated/`: all but the pages, which `make docs` writes."""
    files = render_context(context, [target for target in TARGETS if target != "docs"])
    return {f"generated/{path}": text for path, text in files.items()}


def _from_here(path: Path) -> Path:
    """The path from the working directory if it is below it: the shorter one in messages."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def _names(own: bool, go_module: str | None, java_package: str | None) -> dict[str, str]:
    """What Go and Java call the package of somebody's own grammars. Raises BadInput."""
    if own and (go_module, java_package) != (None, None):
        raise click.UsageError("`--go-module` and `--java-package` need `--grammar DIR --out DIR`")
    if go_module is not None and not re.fullmatch(r"[\w~-][\w.~-]*(/[\w~-][\w.~-]*)*", go_module, re.ASCII):
        raise BadInput(f"`{go_module}` cannot be the path of a module for Go")
    if java_package is not None and not is_java_package(java_package):
        raise BadInput(f"`{java_package}` cannot be the name of a package for Java")
    return {"go_module": go_module or "", "java_package": java_package or ""}


def _taken(name: str) -> str | None:
    """What else has this name, in the way of a package."""
    if name in sys.stdlib_module_names:
        return "a module of Python"
    if name in TARGETS and name != "python":
        return "a folder that is written beside the package"
    if name in OURS:
        return "a package of natsgrammar itself"
    if name in NEEDED:
        return "a package that natsgrammar imports"
    return "a Spark catalog, and the package needs its own" if name in CATALOGS_OF_SPARK else None


def _targets(text: str | None, known: Collection[str], what: str = "") -> list[str]:
    if text is None:
        return [*known]
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    for name in wanted:
        if name not in known:
            raise click.UsageError(f"`{name}` is not a target{what}{near(name, known)}; available: {', '.join(known)}")
    if not wanted:
        raise click.UsageError(f"no target; available: {', '.join(known)}")
    return wanted


def _compare(files: output.Files, folder: Path, ours: bool, diff: bool) -> NoReturn:
    """Ends the command, after what it says of files that are stale."""
    with _refusals():
        changes = output.compare(files, folder)
        stale = output.stale(changes, remove_stray=ours)
        if diff:
            for line in output.diff(files, folder, stale):
                click.echo(line)
        else:
            _report(files, changes, bool(stale))
    raise SystemExit(1 if stale else 0)


def _report(files: output.Files, changes: output.Changes, stale: bool) -> None:
    for word in ("changed", "missing", "stray"):
        for path in getattr(changes, word):
            click.echo(f"{word:8} {printable(path)}")
    if stale:
        click.echo("stale: run `natsgrammar generate`", err=True)
    else:
        generated = sum(Path(path).name != output.MARKER for path in files)
        click.echo(f"{counted(generated, 'file')}, all up to date")


def write_files(files: output.Files, folder: Path, ours: bool) -> list[str]:
    """Write the files, in natsgrammar's own checkout without those that no grammar generates; says what was done."""
    with _refusals():
        changes = output.write(files, folder, remove_stray=ours)
    written = len(files.keys() & {*changes.changed, *changes.missing})  # without the markers of folders
    stray = [f"{'removed' if ours else 'stray'} {printable(path)}" for path in changes.stray]
    return [f"{counted(len(files), 'file')}, {written:,} written to {printable(str(folder))}", *stray]


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except Conflict as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"cannot write `{error.filename}`: {cause_of(error)}") from None
