"""Newest editions beyond natsgrammar's own code."""

from collections.abc import Iterator, Sequence

from natsgrammar.core.editions import SPELLED
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import quoted
from natsgrammar_gen.grammar.edition import Edition
from natsgrammar_gen.language.queries import witness

_RUNTIME = "runtime/natsgrammar"


def not_followed(editions: Sequence[Edition]) -> Iterator[Diagnostic]:
    """Yield newest editions' rules that a file with its own reading is not written for."""
    known = {edition.address: edition for edition in editions}
    newest = {edition.grammar.spec: edition for edition in editions}
    for file, (address, names) in SPELLED.items():
        before, now = known.get(address), newest.get(address.partition("@")[0])
        if now is None or before is now:
            continue
        for name in names:
            if change := _change(before, now, name):
                line = now.rules[name].definition.line if name in now.rules else 1
                message = (
                    f"`{name}` is not what `{_RUNTIME}/{file}` was written for, by `{address}`: {change}; "
                    f"change this file, then name `{now.address}` for it in `{_RUNTIME}/core/editions.py`"
                )
                yield Diagnostic(now.grammar.path, line, 1, message)


def _change(before: Edition | None, now: Edition, name: str) -> str:
    if name not in now.rules:
        return f"`{now.address}` has no such rule"
    if before is None:
        return "there is no such edition"
    old, new = before.rules[name], now.rules[name]
    lost, gained = witness(old.dfa, new.dfa), witness(new.dfa, old.dfa)
    if lost is not None or gained is not None:
        return " and ".join(
            f"{quoted(text)} is {verdict} now"
            for text, verdict in ((lost, "invalid"), (gained, "valid"))
            if text is not None
        )
    parts = (old.definition.part_names, new.definition.part_names)
    return f"its parts were {', '.join(parts[0])} and are {', '.join(parts[1])}" if parts[0] != parts[1] else ""
