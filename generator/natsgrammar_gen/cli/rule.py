"""`natsgrammar rule`: what a rule accepts, where it is from, and who differs."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import chain

import click

import natsgrammar as ng
from natsgrammar._registry import page_of
from natsgrammar.diagnostics import Refused
from natsgrammar.text import printable
from natsgrammar_gen.cli.common import quoted, site_address, table
from natsgrammar_gen.cli.grammars import grammar_option, grammars_of
from natsgrammar_gen.cli.names import automaton, complete, find, form_option, pointed, say, say_json, speaking_about
from natsgrammar_gen.cli.rules import described
from natsgrammar_gen.cli.stdio import colored, terminal_columns
from natsgrammar_gen.emit.explain import alphabet
from natsgrammar_gen.emit.text_diagram import DoesNotFit, text_diagram
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import longest, shortest, witness
from natsgrammar_gen.language.tree import tree_of

_COLUMNS = 120  # of a file or pipe
_MOST_REFUSED = 3  # examples with their errors


@dataclass(frozen=True)
class Other:
    """Another rule for the same kind of name, and the shortest names that only one of the two accepts."""

    who: str
    address: str
    only_they_accept: str | None
    they_refuse: str | None


@click.command("rule")
@click.argument("address", shell_complete=complete("rule"))
@grammar_option
@form_option
def command(address: str, form: str) -> None:
    """Show what a rule accepts: in words and as a diagram, with examples, its source, and who differs.

    \b
      natsgrammar rule adr6:stream-name
      natsgrammar rule nats-server:consumer-name --format json

    Exit codes: 0 shown, 2 usage error.
    """
    rule = find("rule", address)
    dfa, prose = automaton(rule), _prose(rule)
    if form == "json":
        say_json({**described("rule", rule.address), "prose": prose, "others": [asdict(it) for it in _others(rule)]})
        return
    columns = terminal_columns() or _COLUMNS
    say(click.style(rule.address, bold=True) if colored() else rule.address)
    if prose:
        say(f"\n{textwrap.fill(printable(prose), columns, break_on_hyphens=False)}")
    say(f"\n{_diagram(rule, dfa, columns)}\n")
    for head, text in _facts(rule, dfa):
        lines = textwrap.wrap(printable(text), columns - 12, break_on_hyphens=False, break_long_words=False) or [""]
        say(f"{head:12}" + f"\n{'':12}".join(lines))
    for name, _ in rule.bad[:_MOST_REFUSED]:
        violation = rule.check(name)
        assert violation is not None
        say("\n".join(["", "refused", *pointed(name, violation)]))
    rows = [(it.who, it.address, _shown(it.only_they_accept), _shown(it.they_refuse)) for it in _others(rule)]
    if rows:
        say("\n" + table(rows, ("who else", "rule", "they alone accept", "they refuse")))


def _prose(rule: ng.Rule) -> str:
    """What the rule is about and what its grammar says, in a paragraph; empty where there is no grammar of it."""
    from natsgrammar_gen.emit.words import opening, words_beside
    from natsgrammar_gen.grammar.load import load_grammar

    for root in grammars_of(click.get_current_context()):
        path = root / rule.spec / f"{rule.edition}.lark"
        try:
            grammar = load_grammar(path, root) if path.is_file() else None
        except Refused:  # the rule is from tables that were made of another text
            continue
        found = grammar.definitions.get(rule.name.replace("-", "_")) if grammar else None
        if grammar is not None and found is not None:
            begins = opening(words_beside(root), grammar, found)
            return " ".join([*([begins.states] if begins else []), *found.notes.prose.split()])
    return ""


def _diagram(rule: ng.Rule, dfa: DFA, columns: int) -> str:
    """The rule as a diagram, or why there is none here, and where there is one."""
    try:
        return text_diagram(tree_of(dfa), columns)
    except DoesNotFit as cause:
        site = site_address()
        page = page_of(rule, ".html" if site else ".md")
        drawn = "run `natsgrammar generate --grammar DIR --target docs --out DIR`"
        where = f"see {site or 'docs'}/reference/{page}" if page else drawn
        return textwrap.fill(
            f"The diagram is {cause}; {where}", columns, break_on_hyphens=False, break_long_words=False
        )


def _facts(rule: ng.Rule, dfa: DFA) -> Iterator[tuple[str, str]]:
    if rule.production:
        yield "production", " ".join(rule.production.split())
    yield "characters", alphabet(dfa)
    low, high = len(shortest(dfa) or ""), longest(dfa)
    bytes_ = f", at most {rule.max_bytes:,} bytes" if rule.max_bytes is not None else ""
    yield "length", f"{low:,} {'or more' if high is None else f'to {high:,}'} characters{bytes_}"
    yield "source", f"{rule.title}{', ' * bool(rule.section)}{rule.section}"
    if rule.source:
        yield "", rule.source
    yield "valid", ", ".join(map(quoted, rule.good)) or "-"


def _others(rule: ng.Rule) -> list[Other]:
    """The rules that other dialects have for the same kind of name."""
    dfa, found = automaton(rule), dict[str, Other]()
    for who, address in chain.from_iterable(speaking_about(rule)):
        if address != rule.address and address not in found:
            other = automaton(ng.rule(address))
            found[address] = Other(who, address, witness(other, dfa), witness(dfa, other))
    return [*found.values()]


def _shown(name: str | None) -> str:
    return "" if name is None else quoted(name)
