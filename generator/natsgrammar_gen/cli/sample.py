"""`natsgrammar sample`: valid names of a rule, or invalid ones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice

import click

from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import automaton, complete, find
from natsgrammar_gen.cli.stdio import BadInput
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import PRINTABLE, complement, count, intersection, longest, sample, strings

MOST = 1_000_000  # names


@click.command("sample")
@click.argument("address", shell_complete=complete("rule"))
@grammar_option
@click.option("-n", "--count", "number", default=10, show_default=True, type=click.IntRange(1, MOST), help="How many.")
@click.option("--length", type=click.IntRange(0, 1024), help="Exactly this many characters [default: 1 to 12, mixed].")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same names.")
@click.option("--invalid", is_flag=True, help="Names that the rule refuses.")
@click.option("--first", is_flag=True, help="The first names, shortest and least first, instead of random ones.")
@click.option("--unicode", "whole", is_flag=True, help="From all of Unicode, not only ASCII.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(
    address: str, number: int, length: int | None, seed: int, invalid: bool, first: bool, whole: bool, form: str
) -> None:
    """Print names that a rule accepts, every one equally likely among those of its length.

    Useful as test data: for a parser, a form, a server.

    \b
      natsgrammar sample adr6:stream-name -n 3
      natsgrammar sample adr6:stream-name --invalid --length 4 --format json

    Exit codes: 0 printed, 2 usage error, or no such name exists.
    """
    dfa = _automaton(address, invalid, whole)
    names = islice(strings(dfa), number) if first else _random(dfa, number, length, seed)
    for name in names:
        click.echo(json.dumps(name) if form == "json" else name)


def _automaton(address: str, invalid: bool, whole: bool) -> DFA:
    dfa = automaton(find("rule", address))
    dfa = complement(dfa) if invalid else dfa
    return dfa if whole else intersection(dfa, PRINTABLE)


def _random(dfa: DFA, number: int, length: int | None, seed: int) -> Iterator[str]:
    bound = longest(dfa)
    if length is not None and bound is not None and length > bound:
        raise BadInput(f"the longest such name has {bound} characters")
    wanted = [length] if length is not None else range(1, 13 if bound is None else min(12, bound) + 1)
    lengths = [n for n in wanted if count(dfa, n)]
    if not lengths:
        # Rules such as timestamps have no short names: use the shortest lengths they have.
        lengths = [n for n in range(256 if bound is None else bound + 1) if length in (None, n) and count(dfa, n)][:12]
    if not lengths:
        raise BadInput("no name" + (f" of {length} characters" if length is not None else ""))
    rng = random.Random(seed)
    names = (sample(dfa, rng, rng.choice(lengths)) for _ in range(number))
    return (name for name in names if name is not None)
