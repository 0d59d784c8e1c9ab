"""`natsgrammar contract`: write, check and exchange contracts; and their JSON Schema, for editors."""

import os
from importlib.resources import files
from pathlib import Path

import click

from natsgrammar.text import printable, quoted
from natsgrammar_gen.cli import LazyGroup
from natsgrammar_gen.cli.common import site_address
from natsgrammar_gen.cli.output_file import check_free, output_options, put

NAME = "contract.schema.json"
COMMANDS = {
    "init": ("contract_init:command", "Propose a contract from a sample of the data"),
    "check": ("contract_check:command", "Check contracts, and the columns of their data"),
    "export": ("contract_exchange:export", "Write a contract as an Open Data Contract"),
    "import": ("contract_exchange:import_", "Make a contract from an Open Data Contract"),
    "schema": ("contract:schema", "Print the JSON Schema of contracts, for editors"),
}


@click.group("contract", cls=LazyGroup, groups={"Commands": COMMANDS})
def command() -> None:
    """Write, check and exchange contracts, which say what the columns of a dataset hold.

    \b
      natsgrammar contract init orders.jsonl --output orders.yaml
      natsgrammar contract check orders.yaml
      natsgrammar run orders.yaml --output result
    """


def _address(_: click.Context, __: click.Parameter, address: str | None) -> str | None:
    if address is not None and not address.isprintable():
        raise click.BadParameter(f"{quoted(address)}: expected an address in one line, without control characters")
    return address or (f"{site}/reference/{NAME}" if (site := site_address()) else None)


schema_option = click.option(
    "--schema",
    callback=_address,
    metavar="ADDRESS",
    help=f"Address of the schema, for editors [default: {NAME}, which is written beside the contract].",
)


def put_beside(contract: Path | None, schema: str | None) -> None:
    """Write the schema beside a written contract, unless the contract names another address."""
    if contract is None or schema is not None:
        return
    path = contract.parent / NAME
    if not os.path.lexists(path):
        put(_text(), path, overwrite=False)
        click.echo(f"{printable(str(path))} written: with it, editors complete keys and addresses", err=True)
    elif not path.is_file() or path.read_bytes() != _text().encode():
        renew = "`natsgrammar contract schema` prints that of this version"
        click.echo(f"note: {printable(str(path))} is another file, and is left as it is; {renew}", err=True)


@click.command("schema")
@output_options
def schema(output: Path | None, overwrite: bool) -> None:
    """Print the JSON Schema of contracts: with it, editors complete keys and addresses, and explain them.

    \b
      natsgrammar contract schema --output contract.schema.json

    Exit codes: 0 written, 2 usage error.
    """
    check_free(output, overwrite)
    put(_text(), output, overwrite)


def _text() -> str:
    packaged = files("natsgrammar_spark").joinpath(NAME)
    if not packaged.is_file():  # an editable installation
        packaged = Path(__file__).resolve().parents[3] / "generated" / "jsonschema" / NAME
    return packaged.read_text(encoding="utf-8")
