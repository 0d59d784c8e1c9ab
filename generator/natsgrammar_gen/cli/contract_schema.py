"""`natsgrammar contract schema`: the JSON Schema of contracts, for editors."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import click

from natsgrammar.text import quoted
from natsgrammar_gen.cli.output_file import check_free, output_option, overwrite_option, put

NAME = "contract.schema.json"


def _of_one_line(_: click.Context, __: click.Parameter, address: str) -> str:
    if not address.isprintable():
        raise click.BadParameter(f"{quoted(address)}: expected an address in one line, without control characters")
    return address


schema_option = click.option(
    "--schema", default=NAME, show_default=True, callback=_of_one_line, help="Address of the schema, for editors."
)


@click.command("schema")
@output_option
@overwrite_option
def command(output: Path | None, overwrite: bool) -> None:
    """Print the JSON Schema of contracts: with it, editors complete keys and addresses, and explain them.

    \b
      natsgrammar contract schema --output contract.schema.json

    Exit codes: 0 written, 2 usage error.
    """
    check_free(output, overwrite)
    packaged = files("natsgrammar_spark").joinpath(NAME)
    if not packaged.is_file():  # an editable installation
        packaged = Path(__file__).resolve().parents[3] / "docs" / "reference" / NAME
    put(packaged.read_text(encoding="utf-8"), output, overwrite)
