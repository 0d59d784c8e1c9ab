"""The option `--grammar` of every command that takes an address: a user's own grammars beside natsgrammar's."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

import natsgrammar as ng
from natsgrammar.diagnostics import Refused
from natsgrammar_gen.cli.stdio import BadInput, FilePath
from natsgrammar_gen.grammar.location import grammar_root

FOLDERS = "natsgrammar.grammars"  # in `Context.meta`: the folders of `--grammar`


def _register(ctx: click.Context, _: click.Parameter, folders: tuple[Path, ...]) -> None:
    """Adds the folders that the user named, and notes them in the context."""
    ctx.meta[FOLDERS] = folders
    for folder in folders:
        add_or_end(ctx, folder)


def add_or_end(ctx: click.Context, folder: Path) -> None:
    """Makes the rules of a folder available, or ends the command after what is wrong with them. Raises BadInput."""
    try:
        add_until_the_end(ctx, folder)
    except ng.RulesError as error:
        raise BadInput(str(error)) from None
    except Refused as refused:
        if not ctx.resilient_parsing:
            for problem in refused.problems:
                click.echo(problem, err=True)
        raise SystemExit(BadInput.exit_code) from None


def add_until_the_end(ctx: click.Context, folder: Path | str) -> None:
    """Makes the rules of a folder available until the command ends; while a shell completes, until the process ends.

    Raises Refused and RulesError.
    """
    from natsgrammar_gen.compiler import add  # needs Lark

    tables = add(folder)
    if not ctx.resilient_parsing:
        ctx.find_root().call_on_close(partial(ng.unregister, tables))


def grammars_of(ctx: click.Context) -> list[Path]:
    """The folders of grammars that the command reads: those that the user named, then natsgrammar's own."""
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
