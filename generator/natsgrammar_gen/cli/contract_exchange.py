"""`natsgrammar contract export` and `import`: contracts in the Open Data Contract Standard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from natsgrammar.text import near
from natsgrammar_gen.cli.common import refusals
from natsgrammar_gen.cli.contract_schema import NAME, put_beside, schema_option
from natsgrammar_gen.cli.grammars import add_until_the_end, grammar_option
from natsgrammar_gen.cli.output_file import check_free, output_option, overwrite_option, put, seen_from
from natsgrammar_gen.cli.stdio import BadInput, FilePath

if TYPE_CHECKING:
    from natsgrammar_spark.contract import Contract


@click.command("export")
@click.argument("contract", type=FilePath(read=True))
@click.option("--format", "form", type=click.Choice(["odcs"]), default="odcs", show_default=True)
@output_option
@overwrite_option
@grammar_option
def export(contract: Path, form: str, output: Path | None, overwrite: bool) -> None:  # noqa: ARG001 - there is one form
    """Write a contract in the Open Data Contract Standard 3.2: other tools check its portable patterns.

    `natsgrammar run` takes the file unchanged. An imported contract keeps everything in its original.

    \b
      natsgrammar contract export orders.yaml --output orders.odcs.yaml

    Exit codes: 0 written, 2 usage error or problems in the contract.
    """
    from natsgrammar_spark.contract.odcs_text import plain
    from natsgrammar_spark.contract.odcs_write import exported

    (loaded, *_) = _loaded(contract)
    check_free(output, overwrite, [str(contract), *loaded.input.paths])
    with refusals():
        text, dressed = _undressed(contract)
        data = plain(text, str(contract))
    if "contract" not in data:
        raise BadInput(f"`{contract}` is in this format already")
    notes: list[str] = []
    made = exported(_moved(data, contract, output), loaded.name, notes.append)
    put(dressed(made), output, overwrite)
    for note in notes:
        click.echo(f"note: {contract}: {note}", err=True)


@click.command("import")
@click.argument("contract", type=FilePath(read=True))
@click.option("--dataset", metavar="NAME", help="Which dataset, if several have checks.")
@output_option
@overwrite_option
@schema_option
@grammar_option
def import_(contract: Path, dataset: str | None, output: Path | None, overwrite: bool, schema: str | None) -> None:
    """Write a contract of the Open Data Contract Standard 3.x in the short form.

    What the short form does not have is kept in it, as the text `odcs`, so that an export writes it again.

    \b
      natsgrammar contract import orders.odcs.yaml --output orders.yaml

    Exit codes: 0 written, 2 usage error or problems in the contract.
    """
    from natsgrammar_spark.contract.odcs_text import imported, plain
    from natsgrammar_spark.contract.odcs_write import is_whole, with_paths
    from natsgrammar_spark.contract.write import WrittenCheck, contract_yaml

    loaded = _loaded(contract)
    check_free(output, overwrite, [str(contract), *(path for it in loaded for path in it.input.paths)])
    for note in loaded[0].notes:
        click.echo(f"note: {note}", err=True)
    text, dressed = _undressed(contract)
    with refusals():
        if "contract" in plain(text, str(contract)):
            raise BadInput(f"`{contract}` is in the short form already")
        made = {it["name"]: it for it in imported(text, str(contract))}
    if dataset is None and len(made) > 1:
        raise BadInput(f"`{contract}` has several datasets: choose one with `--dataset`: {', '.join(made)}")
    if dataset is not None and dataset not in made:
        raise BadInput(f"`{contract}` has no dataset `{dataset}` with checks{near(dataset, made)}")
    data = _moved(made[dataset or next(iter(made))], contract, output)
    text = with_paths(text, _moves(contract, output))
    kept = {} if is_whole(data, text) else {"odcs": text}
    keys = {key: it for key, it in data.items() if key not in ("contract", "rules")}
    checks = [WrittenCheck(check) for check in data["rules"]]
    put(dressed(contract_yaml({**keys, **kept}, checks, (), schema or NAME)), output, overwrite)
    put_beside(output, schema)


def _moved(data: dict[str, Any], contract: Path, output: Path | None) -> dict[str, Any]:
    """The contract with its relative paths as a file in the folder of the output has them."""
    from natsgrammar_spark.contract.odcs_write import with_paths

    move = _moves(contract, output)

    def moved(path: Any) -> Any:
        if isinstance(path, list):
            return [moved(it) for it in path]
        return move(path) if isinstance(path, str) else path

    def in_keys(entries: dict[str, Any], *keys: str) -> dict[str, Any]:
        return {**entries, **{key: moved(entries[key]) for key in keys if key in entries}}

    found = in_keys(data, "grammars")
    if "input" in found:
        found["input"] = in_keys(found["input"], "path")
    if "odcs" in data:
        found["odcs"] = with_paths(data["odcs"], move)
    decodes = ((rule, rule.get("decode")) for rule in data["rules"])
    found["rules"] = [
        {**rule, "decode": in_keys(how, "aviso")} if isinstance(how, dict) else rule for rule, how in decodes
    ]
    return found


def _undressed(contract: Path) -> tuple[str, Callable[[str], str]]:
    """The text of a file, and a function that gives another text the same line ends and byte order mark.

    Line ends of several kinds are left in the text.
    """
    text = contract.read_bytes().decode()
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    text = text.removeprefix(mark)
    whole = text.replace("\r\n", "\n")
    windows = "\r" not in whole and text == whole.replace("\n", "\r\n") != whole

    def dressed(other: str) -> str:
        return mark + (other.replace("\n", "\r\n") if windows and "\r" not in other else other)

    return whole if windows else text, dressed


def _moves(contract: Path, output: Path | None) -> Callable[[str], str]:
    """A function from paths of the contract to those that a file in the folder of the output has."""
    return partial(seen_from, folder=(output or Path("-")).parent, here=contract.parent)


def _loaded(contract: Path) -> tuple[Contract, ...]:
    """The contracts of a file, which have no problems; else the command ends."""
    from natsgrammar_spark.contract import load

    with refusals():
        return load(str(contract), grammars=partial(add_until_the_end, click.get_current_context()))
