"""`natsgrammar contract`: write, check and exchange contracts."""

import click

from natsgrammar_gen.cli import LazyGroup

COMMANDS = {
    "init": ("contract_init:command", "Propose a contract from a sample of the data"),
    "check": ("contract_check:command", "Check contracts, and the columns of their data"),
    "export": ("contract_exchange:export", "Write a contract as an Open Data Contract"),
    "import": ("contract_exchange:import_", "Make a contract from an Open Data Contract"),
    "schema": ("contract_schema:command", "Print the JSON Schema of contracts, for editors"),
}


@click.group("contract", cls=LazyGroup, groups={"Commands": COMMANDS})
def command() -> None:
    """Write, check and exchange contracts, which say what the columns of a dataset hold.

    \b
      natsgrammar contract init orders.jsonl --output orders.yaml
      natsgrammar contract check orders.yaml
      natsgrammar run orders.yaml --output result
    """
