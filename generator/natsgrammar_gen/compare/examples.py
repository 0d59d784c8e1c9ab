"""Examples read from specifications, where the grammars have `@examples`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar_gen.compare.sources import digest, documents, files_of
from natsgrammar_gen.grammar.annotations import Place
from natsgrammar_gen.grammar.documents import examples, section_of, sections
from natsgrammar_gen.grammar.examples import examples_beside, written
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.location import source
from natsgrammar_gen.grammar.model import Grammar

Entry = dict[str, Any]


def updated(root: Path, folder: Path) -> str | None:
    """Return `examples.toml` with what the texts in the folder show for the newest editions; None without such texts.

    Raises `Refused` for texts without a place that a grammar names.
    """
    grammars = load_all(root, examples=False)
    shown = {(entry["rule"], entry["place"]): entry for _, entry in examples_beside(root)}
    faults, count = list[Diagnostic](), 0
    for grammar in {grammar.spec: grammar for grammar in grammars}.values():
        known = [each.address for each in documents(grammar) if not each.fixed]
        texts = {address: source(file) for address, file in files_of(known, folder).items()}
        for key, result in read(grammar, texts) if texts else ():
            count += 1
            if isinstance(result, dict):
                shown[key] = result
            elif len(texts) == len(known):
                faults.append(result)
    if faults:
        raise Refused(faults)
    return written(grammars, shown) if count else None


def taken(root: Path, now: Grammar, before: Grammar | None, address: str, text: str) -> tuple[str, list[Diagnostic]]:
    """Return `examples.toml` with what a text shows for its new edition, and the places that it does not have.

    Examples from other documents stay those of the edition before.
    """
    known = {(entry["rule"], entry["place"]): entry for _, entry in examples_beside(root)}
    faults = []
    for (rule, place), result in read(now, {address: text}):
        earlier = known.get((f"{before.address}:{rule.partition(':')[2]}", place)) if before else None
        if isinstance(result, dict):
            known[rule, place] = result
        elif earlier and earlier["source"] != address:
            known[rule, place] = earlier | {"rule": rule}
        else:
            faults.append(result)
    return written(load_all(root, examples=False), known), faults


def read(grammar: Grammar, texts: Mapping[str, str]) -> Iterator[tuple[tuple[str, str], Entry | Diagnostic]]:
    """Yield rule and place wherever a grammar has examples, with what the texts (by address) show, or its absence."""
    parts = {address: sections(text) for address, text in texts.items()}
    for rule in grammar.definitions.values():
        for place in rule.notes.places:
            key = f"{grammar.address}:{rule.kebab}", place.text
            shown = (_shown(place, address, known) for address, known in parts.items())
            entry = next((entry for entry in shown if entry), None)
            named = ", ".join(f"`{address.rpartition('/')[2]}`" for address in texts)
            message = f"{named}: {_absent(place, parts)}"
            yield key, {"rule": key[0], **entry} if entry else Diagnostic(grammar.path, place.line, 1, message)


def _shown(place: Place, address: str, parts: Mapping[str, str]) -> Entry | None:
    title = section_of(place.section, parts)
    rows = examples(parts[title], place.columns) if title else []
    if not rows:
        return None
    entry = {"place": place.text, "source": address, "section": title, "hash": digest(parts[title])}
    *values, names = zip(*rows, strict=True)
    return entry | {"names": [*names]} | ({"values": [*values[0]]} if values else {})


def _absent(place: Place, parts: Mapping[str, Mapping[str, str]]) -> str:
    if not any(section_of(place.section, known) for known in parts.values()):
        return f"no section `{place.section}`"
    columns = " and ".join(f"`{column}`" for column in place.columns)
    kind = "code" if not columns else "wording" if "…" in columns else "table with"
    return f"section `{place.section}` has no {kind} {columns}".rstrip()
