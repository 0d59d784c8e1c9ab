"""What a package in another language says of itself: how to add and use it, and what it was generated from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.explain import expected_at
from natsgrammar_gen.emit.languages.units import Unit, newest
from natsgrammar_gen.emit.template import template

# Which rule the example has, where there is one of this name: people know what a stream is called.
_KNOWN = "adr6", "stream-name"


@dataclass(frozen=True)
class Example:
    """A rule under its identifiers, with a valid name; a refused one, and what a program prints of it."""

    unit: str
    rule: str
    good: str
    bad: str | None
    error: str


def readme(language: str, context: Context, units: Sequence[Unit], **names: str) -> str:
    """The README.md of a package; `names` are what else the part on that language needs."""
    example = min(_examples(context, units), key=lambda it: it[0], default=(0, None))[1]
    text: str = template("README.md.j2").render(
        language=language, package=context.package, ours=context.ours, units=units, example=example, **names
    )
    return text


def _examples(context: Context, units: Sequence[Unit]) -> Iterator[tuple[tuple[bool, ...], Example]]:
    """The rules that have a valid name, and how unfit each is."""
    for unit, edition in zip(units, newest(context), strict=True):
        for named, (name, rule) in zip(unit.rules, edition.rules.items(), strict=True):
            if not rule.dfa.accepting:
                continue
            good = next(iter(rule.good), rule.shortest)
            bad = next(((it, at) for it, at in rule.bad if _is_readable(it)), None)
            error = f"position {bad[1]}: expected {expected_at(rule, bad[0])}" if bad else ""
            unfit = ((edition.grammar.spec, name) != _KNOWN, bad is None, not _is_readable(good))
            yield unfit, Example(unit.name, named.identifier, good, bad[0] if bad else None, error)


def _is_readable(name: str) -> bool:
    return bool(name) and name.isascii() and name.isprintable()
