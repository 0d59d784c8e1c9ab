"""`natsgrammar contract`: write and check contracts."""

from __future__ import annotations

import click

from natsgrammar_gen.cli import LazyGroup

COMMANDS = {
    "init": "contract_init:command",
    "check": "contract_check:command",
    "schema": "contract_schema:command",
}


@click.group("contract", cls=LazyGroup, modules=COMMANDS)
def command() -> None:
    """Write and check contracts, which say what the columns of a dataset hold.

    \b
      natsgrammar contract init orders.jsonl --output orders.yaml
      natsgrammar contract check orders.yaml
      natsgrammar run orders.yaml --output result
    """
