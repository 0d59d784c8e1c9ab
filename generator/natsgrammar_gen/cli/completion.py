"""`natsgrammar completion`: the script that completes commands in a shell."""

import click
from click.shell_completion import get_completion_class

# Bash splits words at `:` and `@` of addresses, and replaces the text after the last `:` or from the last `@`: join the
# words that no space divides, as they stand in the line, and cut from each answer the part that bash keeps.
_ASKS = 'response=$(env COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD'
_JOINS = r"""local words=() rest=$COMP_LINE at last=0 typed=""
    for ((at = 0; at <= COMP_CWORD; at++)); do
        if [[ $at == 0 || $rest == [[:space:]]* ]]; then
            words+=("${COMP_WORDS[at]}")
        else
            words[-1]+=${COMP_WORDS[at]}
        fi
        rest=${rest#"${rest%%[![:space:]]*}"}
        rest=${rest#"${COMP_WORDS[at]}"}
    done
    last=$((${#words[@]} - 1))
    if [[ ${words[last]} != "${COMP_WORDS[COMP_CWORD]}" ]]; then
        typed=${words[last]%[:@]*}
    fi

    response=$(env COMP_WORDS="${words[*]}" COMP_CWORD=$last"""
_ADDS = "COMPREPLY+=($value)"


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
    script = kind(main, {}, "natsgrammar", "_NATSGRAMMAR_COMPLETE").source()
    if shell == "bash":
        assert _ASKS in script
        assert _ADDS in script
        script = script.replace(_ASKS, _JOINS).replace(_ADDS, 'value=${value#"$typed"}; COMPREPLY+=("${value#:}")')
    click.echo(script)
