"""Examples from specifications: `examples.toml` beside the grammars has the texts read where `@examples` points."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import quoted
from natsgrammar_gen.grammar.annotations import Example, Pair, Place
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.grammar.toml import TEXTS, as_toml, entries, wrong

FILE = "examples.toml"
_KEYS = {"rule": str, "place": str, "source": str, "section": str, "hash": str, "names": TEXTS, "values": TEXTS}
_HEAD = """\
# What `natsgrammar generate --specs DIR` read from the specifications where the grammars have `@examples`: the texts,
# and their source, its section and a hash of the section.
"""


def examples_beside(root: Path) -> list[tuple[int, dict[str, Any]]]:
    """Return the entries in `examples.toml` with their lines; none without the file. Raises `Refused`."""
    required = [key for key in _KEYS if key != "values"]
    return entries(root / FILE, "examples", lambda entry: wrong(entry, _KEYS, required, "the entry"))


def written(grammars: Iterable[Grammar], known: Mapping[tuple[str, str], dict[str, Any]]) -> str:
    """Return the entries by rule and place as TOML, ordered as the grammars, without places that none names."""
    entries = (known[key] for key in _places(grammars) if key in known)
    texts = ("".join(f"{key} = {as_toml(value)}\n" for key, value in entry.items()) for entry in entries)
    return "\n[[examples]]\n".join([_HEAD, *texts])


def _places(grammars: Iterable[Grammar]) -> dict[tuple[str, str], tuple[Definition, Place, str]]:
    return {
        (f"{grammar.address}:{rule.kebab}", place.text): (rule, place, grammar.path)
        for grammar in grammars
        for rule in grammar.definitions.values()
        for place in rule.notes.places
    }


def add_examples(grammars: Iterable[Grammar], shown: Iterable[dict[str, Any]]) -> list[Diagnostic]:
    """Add the examples in entries of `examples.toml` to their rules' notes; return the faults, at `@examples`."""
    places = _places(grammars)
    problems = []
    for entry in shown:
        if (key := (entry["rule"], entry["place"])) not in places:
            continue
        rule, place, path = places[key]
        stated = {example.name for example in rule.notes.examples}
        for name in dict.fromkeys(entry["names"]):
            position = rule.dfa.first_error(name)
            if (position is None) == (place.sign == "not"):
                words = ("rejects", "accepts") if position is None else ("shows", f"rejects at position {position}")
                message = f"the text {words[0]} {quoted(name)}, which `{rule.kebab}` {words[1]}"
                problems.append(Diagnostic(path, place.line, 1, message))
            elif name not in stated:
                rule.notes.examples.append(Example(name, position, place.line))
        rule.notes.examples.sort(key=lambda example: example.line)
        pairs = zip(entry.get("values", ()), entry["names"], strict=False)
        rule.notes.pairs += [Pair(value, name, place.sign, place.line) for value, name in pairs]
    return problems


def unread(grammars: Iterable[Grammar], root: Path) -> list[Diagnostic]:
    """Return the places without an entry in `examples.toml`."""
    known = {(entry["rule"], entry["place"]) for _, entry in examples_beside(root)}
    message = "`@examples {}` was never read; run `natsgrammar generate --specs DIR`"
    return [
        Diagnostic(path, place.line, 1, message.format(place.text))
        for key, (_, place, path) in _places(grammars).items()
        if key not in known
    ]
