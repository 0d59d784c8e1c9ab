"""`natsgrammar completion`: the script that completes commands in a shell."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print the completion script of a shell.

    \b
      bash:  eval "$(natsgrammar completion bash)"      in ~/.bashrc
      zsh:   eval "$(natsgrammar completion zsh)"       in ~/.zshrc
      fish:  natsgrammar completion fish > ~/.config/fish/completions/natsgrammar.fish
    """
    from natsgrammar_gen.cli import main

    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(main, {}, "natsgrammar", "_NATSGRAMMAR_COMPLETE").source())
