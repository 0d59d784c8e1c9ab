"""`natsgrammar contract`: write, check and exchange contracts."""

from __future__ import annotations

import click

from natsgrammar_gen.cli import LazyGroup

COMMANDS = {
    "init": "contract_init:command",
    "check": "contract_check:command",
    "export": "contract_exchange:export",
    "import": "contract_exchange:import_",
    "schema": "contract_schema:command",
}


@click.group("contract", cls=LazyGroup, modules=COMMANDS)
def command() -> None:
    """Write, check and exchange contracts, which say what the columns of a dataset hold.

    \b
      natsgrammar contract init orders.jsonl --output orders.yaml
      natsgrammar contract check orders.yaml
      natsgrammar run orders.yaml --output result
    """
