"""Tables that share rows, decided by automata."""

from collections.abc import Iterator, Sequence

import natsgrammar as ng
from natsgrammar.diagnostics import Diagnostic
from natsgrammar_gen.contracts.values import ANY_TEXT
from natsgrammar_gen.language.ast import Chars, Node, alt, repeat, seq, text
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree, from_table
from natsgrammar_gen.language.queries import common, difference, intersection, shortest, union, witness
from natsgrammar_spark.contract import Accepts, Contract, Where

_TOKEN = repeat(Chars(EVERYTHING - CharSet.chars(".")), 0, None)


def overlaps(tables: Sequence[Contract]) -> Iterator[Diagnostic]:
    """Yield an error for each table without rows, and a warning for rows for two tables.

    The order explains a table whose rows a later one would take as well. Only conditions on the same path are
    compared, as if there were one value.
    """
    wheres = tables[0].route.wheres if tables[0].route else ()
    before: list[tuple[str, Where, DFA]] = []  # and the texts that are left for each table
    for table, where in zip(tables, wheres, strict=False):
        dfa = language(where)
        earlier = [(name, own) for name, condition, own in before if condition.path == where.path]
        own = difference(dfa, union(*(other for _, other in earlier))) if earlier else dfa
        if shortest(own) is None:
            names = ", ".join(f"`{name}`" for name, other in earlier if common(other, dfa) is not None)
            yield where.place.problem(f"table `{table.name}` gets no row: {names} before it would take each")
        for name, other in earlier if shortest(own) is not None else ():
            example = shown(intersection(other, dfa))
            if example is not None and witness(other, dfa) is not None:
                cause = f"`{example}` goes to table `{name}`, though `{table.name}` after it would take it, too"
                yield Diagnostic(where.place.file, where.place.line, where.place.column, cause, level="warning")
        before.append((table.name, where, own))


def shown(texts: DFA) -> str | None:
    """Return the shortest subject among texts, or the shortest text if there is none."""
    subject = common(texts, from_table(ng.rule("adr6:message-subject-intended").entry))
    return shortest(texts) if subject is None else subject


def language(where: Where) -> DFA:
    """Return the texts for which a condition holds."""
    if isinstance(where, Accepts):
        return from_table(ng.rule(where.rule).entry)
    return compile_tree(alt([*map(text, where.equals), *map(_filter, where.matches)]))


def _filter(pattern: str) -> Node:
    """Return the subjects that a filter selects in a run, where wildcards also take empty tokens."""
    *head, last = pattern.split(".")
    tokens = [_TOKEN if token == "*" else text(token) for token in head]
    tokens.append(ANY_TEXT if last == ">" else _TOKEN if last == "*" else text(last))
    return seq(part for at, token in enumerate(tokens) for part in ([text("."), token] if at else [token]))
