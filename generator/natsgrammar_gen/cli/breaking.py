"""`natsgrammar breaking`: what a change of grammars breaks, for continuous integration."""

import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import replace
from os.path import relpath
from pathlib import Path

import click

from natsgrammar.diagnostics import FORMATS, Diagnostic, Refused
from natsgrammar.text import counted, near, printable
from natsgrammar_gen.cli.common import list_option, rendered
from natsgrammar_gen.cli.names import CLEAN, FINDINGS
from natsgrammar_gen.cli.stdio import PATH, BadInput, FilePath, Listed, bad_option
from natsgrammar_gen.compare.breaking import CATEGORIES, CODES, NoSuchState, at_revision, breaking, load_folder
from natsgrammar_gen.grammar.location import checkout

_LISTED = [(name, ", ".join(code.categories), code.purpose) for name, code in CODES.items()]


@click.command("breaking")
@click.argument("contracts", nargs=-1, type=FilePath(path_type=str, read=True), metavar="[CONTRACT]...")
@click.option("--against", required=True, metavar="REF|DIR", type=PATH, help="A git revision, or a folder.")
@click.option("--grammar", type=FilePath(), help="The current grammars [default: ./grammar, or that of the checkout].")
@click.option(
    "--use", default="writers,readers,full", type=Listed(), show_default=True, help="Categories and codes that count."
)
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@list_option(_LISTED, ("code", "breaks", "change"))
def command(contracts: tuple[str, ...], against: str, grammar: Path | None, use: str, form: str) -> int:
    """Find the changes to your grammars, or to contracts, that break those who rely on them.

    A contract is compared with the same file at the revision or in the folder, with its grammars and schemas there:
    `backward` changes reject rows that were valid, `forward` changes accept rows that were invalid or remove columns.

    \b
      natsgrammar breaking --against main
      natsgrammar breaking --against v1.2.0 --use LANGUAGE_NARROWED --format github
      natsgrammar breaking --against ../released/grammar --format sarif > breaking.sarif
      natsgrammar breaking contracts/orders.yaml --against main --use backward

    Exit codes: 0 no findings, 1 findings, 2 usage error or unreadable grammars or contracts.
    """
    codes = _codes(use)
    if contracts and grammar:
        raise click.UsageError("--grammar excludes contracts, which name their own under `grammars`")
    all_findings = _of_contracts(contracts, against) if contracts else _of_grammars(grammar, against, codes)
    findings = [finding for finding in all_findings if finding.code in codes]
    click.echo(rendered(findings, form, {name: code.purpose for name, code in CODES.items()}), nl=False)
    if form == "text":
        click.echo(f"{counted(len(findings), 'finding')} against {printable(against)}", err=True)
    return FINDINGS if findings else CLEAN


def _of_grammars(grammar: Path | None, against: str, codes: frozenset[str]) -> list[Diagnostic]:
    here, root = Path("grammar"), checkout()
    folder = grammar or (here if here.is_dir() or root is None else Path(relpath(root / "grammar")))
    if not folder.is_dir():
        raise BadInput(f"`{folder}` is not a folder; name yours with `--grammar`")
    if Path(against).is_dir():
        old = load_folder(Path(against))
    else:
        top, (name,) = _repository([folder], against)
        with at_revision(top, against, name) as state:
            old = load_folder(state)
    return breaking(old, load_folder(folder), codes, str(folder))


def _of_contracts(files: tuple[str, ...], against: str) -> list[Diagnostic]:
    if Path(against).is_dir():
        pairs = ((_before(Path(against), file), file) for file in files)
        return [finding for old, file in pairs for finding in _compared(old, file)]
    top, names = _repository([Path(file) for file in files], against)
    with at_revision(top, against, ".") as root:
        try:
            pairs = ((root / name, file) for name, file in zip(names, files, strict=True))
            return _named([finding for old, file in pairs for finding in _compared(old, file)], root, against)
        except Refused as refused:
            raise Refused(_named(refused.problems, root, against)) from None


def _before(folder: Path, file: str) -> Path:
    """Return the path of a contract in a folder of earlier ones: as in the working folder, or else by its name."""
    inner = relpath(file)
    same = folder / inner
    return folder / Path(file).name if inner.startswith("..") or not same.is_file() else same


def _named(findings: Iterable[Diagnostic], root: Path, ref: str) -> list[Diagnostic]:
    """Return findings with files of a revision as git names them."""
    before, after = f"{root}/", f"{ref}:"
    return [replace(e, path=e.path.replace(before, after), message=e.message.replace(before, after)) for e in findings]


def _compared(old: Path, new: str) -> list[Diagnostic]:
    from natsgrammar_gen.contracts.changes import compared, read

    if old.exists():
        return compared(str(old), new)
    read(new)  # which has to be a contract nevertheless
    click.echo(f"{printable(new)}: new: nothing to compare", err=True)
    return []


def _repository(paths: Sequence[Path], ref: str) -> tuple[Path, list[str]]:
    """Return the root of the git repository around the first path, and all paths below it. Raises NoSuchState."""
    first = paths[0] if paths[0].is_dir() else paths[0].parent
    command = ["git", "-C", str(first), "rev-parse", "--show-toplevel"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    top = Path(result.stdout.strip()).resolve()
    outside = [path for path in paths if result.returncode or not path.resolve().is_relative_to(top)]
    if outside:
        raise NoSuchState(f"`{ref}` is not a folder, and `{outside[0]}` is not in a git repository")
    return top, [path.resolve().relative_to(top).as_posix() for path in paths]


def _codes(use: str) -> frozenset[str]:
    codes: set[str] = set()
    for name in filter(None, (part.strip() for part in use.split(","))):
        meant = {code for code, kind in CODES.items() if name in (code, *kind.categories)}
        if not meant:
            raise bad_option("use", f"unknown category or code `{name}`{near(name, [*CATEGORIES, *CODES])}")
        codes |= meant
    if not codes:
        raise bad_option("use", f"it is empty; available: {', '.join(CATEGORIES)}")
    return frozenset(codes)
