"""The option `--grammar` of every command that takes an address: a user's own grammars beside natsgrammar's."""

from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path

import click

import natsgrammar as ng
from natsgrammar_gen.cli.stdio import FilePath
from natsgrammar_gen.grammar.location import grammar_root

FOLDERS = "natsgrammar.grammars"  # key of `Context.meta`: the folders of `--grammar`


def _register(ctx: click.Context, _: click.Parameter, folders: tuple[Path, ...]) -> None:
    """Register the rules in the folders of `--grammar`; a shell completes also with grammars that have problems."""
    ctx.meta[FOLDERS] = folders
    for folder in folders:
        with suppress(ng.Error) if ctx.resilient_parsing else nullcontext():
            add_until_the_end(folder)


def add_until_the_end(folder: Path | str) -> None:
    """Register the rules of a folder until the command ends; while a shell completes, until the process ends.

    Raises Refused and RulesError.
    """
    from natsgrammar_gen.compiler import add  # needs Lark

    tables, ctx = add(folder), click.get_current_context()
    if not ctx.resilient_parsing:
        ctx.find_root().call_on_close(partial(ng.unregister, tables))


def grammars_of(ctx: click.Context) -> list[Path]:
    """Return the grammar folders that the command reads: those from `--grammar`, then natsgrammar's own."""
    return [*ctx.meta.get(FOLDERS, ()), grammar_root()]


grammar_option = click.option(
    "--grammar",
    multiple=True,
    is_eager=True,
    expose_value=False,
    callback=_register,
    type=FilePath(read=True),
    metavar="DIR",
    help="A folder of your own grammars, <spec>/<edition>.lark; repeatable.",
)
