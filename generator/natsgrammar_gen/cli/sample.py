"""`natsgrammar sample`: valid names of a rule, or invalid ones."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import click

from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import automaton, complete, find
from natsgrammar_gen.cli.stdio import BadInput
from natsgrammar_gen.language import queries
from natsgrammar_gen.language.dfa import DFA

MOST = 1_000_000  # names
LONG = 1024  # characters


@click.command("sample")
@click.argument("address", shell_complete=complete("rule"))
@grammar_option
@click.option("-n", "--count", "number", default=10, show_default=True, type=click.IntRange(1, MOST), help="How many.")
@click.option("--length", type=click.IntRange(0, LONG), help="Exactly this many characters [default: 1 to 12, mixed].")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same names.")
@click.option("--invalid", is_flag=True, help="Names that the rule rejects.")
@click.option("--first", is_flag=True, help="The first names, shortest and least first, instead of random ones.")
@click.option("--unicode", "whole", is_flag=True, help="From all of Unicode, not only ASCII if there are such names.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(address: str, number: int, invalid: bool, first: bool, whole: bool, form: str, **chosen: Any) -> None:
    """Print names that a rule accepts, every one equally likely among those of its length.

    Useful as test data: for a parser, a form, a server.

    \b
      natsgrammar sample stream-name -n 3
      natsgrammar sample stream-name --invalid --length 4 --format json

    Exit codes: 0 printed, 2 usage error, or no such name exists.
    """
    dfa = automaton(find("rule", address))
    dfa = queries.complement(dfa) if invalid else dfa
    ascii_names = queries.intersection(dfa, queries.PRINTABLE)
    dfa = dfa if whole or not ascii_names.accepting else ascii_names
    if queries.completion_lengths(dfa).get(0, LONG + 1) > LONG:
        raise BadInput(f"no name of at most {LONG} characters")
    for name in islice(queries.strings(dfa), number) if first else _random(dfa, number, **chosen):
        click.echo(json.dumps(name) if form == "json" else name)


def _random(dfa: DFA, number: int, length: int | None, seed: int) -> Iterator[str]:
    """Return an iterator of random names. Raises BadInput if no name has such a length."""
    bound = queries.longest(dfa)
    if length is not None and bound is not None and length > bound:
        raise BadInput(f"the longest such name has {bound} characters")
    preferred = [length] if length is not None else range(1, 13 if bound is None else min(12, bound) + 1)
    lengths = [n for n in preferred if queries.count(dfa, n)]
    if not lengths:
        # Rules such as timestamps have no short names: use their shortest lengths.
        lengths = [*islice((n for n in range(LONG + 1) if length in (None, n) and queries.count(dfa, n)), 12)]
    if not lengths:
        raise BadInput("no name" + (f" of {length} characters" if length is not None else ""))
    rng = random.Random(seed)
    names = (queries.sample(dfa, rng, rng.choice(lengths)) for _ in range(number))
    return (name for name in names if name is not None)
