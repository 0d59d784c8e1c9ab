"""The input of a contract, decided once: from options, from the contract, or from a form in words."""

from collections.abc import Sequence
from dataclasses import replace

from natsgrammar.errors import Misuse, WrongOptions

from ..contract import Contract
from ..contract.ddl import unheld
from ..contract.discover import ensure_once, files_below, find, format_of, path_of, roots, unclear, untyped
from ..contract.packed import ensure_lines
from ..contract.problems import RunError
from .jetstream import Stream, is_stream
from .kinds import Csv, JsonLines, Parquet, Table, Unreadable

Files = JsonLines | Csv | Parquet
Input = Files | Table | Stream | Unreadable
_FILES: dict[str, type[Files]] = {kind.kind: kind for kind in (JsonLines, Csv, Parquet)}
_FORMS = (*_FILES, Table.kind, Stream.kind)


def resolve(
    contract: Contract, paths: Sequence[str] = (), table: str | None = None, form: str | None = None, live: bool = False
) -> Input:
    """Return the input of a contract: `paths` or a `table`, else those that the contract names.

    With `live`, one place that a stream watches, whose files may come later. Raises WrongOptions and RunError.
    """
    if table is not None:
        if paths or form:
            raise WrongOptions("--input-table replaces --input and --input-format")
        return Table(table)
    paths = paths or contract.input.paths
    if live and len(paths) != 1:
        raise WrongOptions("--stream reads one directory, glob or stream: name it with --input")
    if not paths:
        raise WrongOptions(f"`{contract.file}` names no input: add --input PATH")
    if any(map(is_stream, paths)):
        if len(paths) > 1 or form:
            raise WrongOptions("a stream is the only input of its contract, and has no --input-format")
        return Stream(next(iter(paths)))
    files = files_at(paths, form or contract.input.format, live)
    if files.kind != Parquet.kind and contract.input.columns is None:
        raise RunError(f"{contract.file}: {untyped(files.kind)}")
    for name, kind in contract.input.columns.fields if contract.input.columns else ():
        if cause := unheld(kind, files.kind):
            raise RunError(f"{contract.file}: column `{name}`: {cause}")
    if files.kind != Parquet.kind:
        ensure_lines(files_below(*roots(files.read)), files.kind)
    return files


def resolve_all(contracts: Sequence[Contract]) -> list[Input]:
    """Return the inputs that contracts name, some of which may be unreadable. Raises WrongOptions and RunError."""
    inputs: list[Input] = []
    for contract in contracts:
        try:
            inputs.append(resolve(contract))
        except WrongOptions:
            raise
        except RunError as error:
            inputs.append(Unreadable(str(error), tuple(contract.input.paths)))
    causes = [source.cause for source in inputs if isinstance(source, Unreadable)]
    if len(causes) == len(inputs):
        raise RunError("\n".join(causes))
    return inputs


def files_at(paths: Sequence[str], form: str | None = None, live: bool = False) -> Files:
    """Return the files that paths and globs name, of a format or of that of their suffixes. Raises RunError.

    They are listed with their sizes at once, as Spark takes seconds to start.
    """
    files = tuple(map(path_of, paths)) if live else find(paths)
    kind = form or format_of(files)
    if kind is None:
        raise RunError(unclear(files, paths[0]))
    source = _FILES[kind](files, tuple(paths))
    if live:
        ensure_once(*source.places)
    return source if live else source.listed()


def tolerating(source: Input) -> Input:
    """Return the input whose files may change while they are read. Raises WrongOptions for any other."""
    if isinstance(source, Unreadable):
        return source
    if not isinstance(source, Files):
        raise WrongOptions("--tolerate-changes is about files, not about tables and streams")
    return replace(source, is_tolerant=True, listing=source.listing and replace(source.listing, is_tolerant=True))


def named(form: str, names: Sequence[str] = ()) -> Input:
    """Return the input of a form in words: a format of files, `table` or `stream`. Raises Misuse for another word."""
    if form in _FILES:
        return _FILES[form](tuple(names))
    name = names[0] if names else ""
    if form not in _FORMS:
        raise Misuse(f"`{form}` is not a form of rows that a stream has: {', '.join(_FORMS[:-1])} or {_FORMS[-1]}")
    return Table(name) if form == Table.kind else Stream(name)
