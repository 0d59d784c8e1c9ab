"""How rule pages begin: the kind of name, the rule's owner, and whom the rule concerns.

`kinds.toml` beside the grammars has the words.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from natsgrammar.text import near
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.grammar.toml import loaded, refused, wrong

Words = Mapping[str, Mapping[str, Mapping[str, str]]]
_KEYS = {"who": (("name", "says", "among", "on"), ()), "kind": (("is", "who"), ("is", "who"))}  # known, and required


@dataclass(frozen=True)
class Opening:
    """A kind of name as a phrase, and the two sentences with which a rule's page begins."""

    kind: str
    states: str
    concerns: str


def words_beside(grammars: Path) -> Words:
    """Read the words in the folder of grammars; return none without a file. Raises Refused."""
    path = grammars / "kinds.toml"
    words = loaded(path) if path.exists() else {}
    causes = [*wrong(words, dict.fromkeys(_KEYS, dict), (), "the file")]
    for table, (known, required) in _KEYS.items() if not causes else ():
        for name, entry in words.get(table, {}).items():
            if not isinstance(entry, dict):
                causes.append(f"`{name}` in `{table}` must be a table")
                continue
            problems = wrong(entry, dict.fromkeys(known, str), required, "it")
            empty = (f"`{key}` is empty" for key, text in entry.items() if text == "" and key != "among")
            causes += [f"`{name}` in `{table}`: {cause}" for cause in (*problems, *empty)]
    if causes:
        raise refused(path, *causes, line=0, column=0)
    return words


def all_words(root: Path, grammars: Iterable[Grammar]) -> Words:
    """Read the words in the folder. Raises Refused if some are missing for a newest edition, or unused."""
    words, newest = words_beside(root), {grammar.spec: grammar for grammar in grammars}
    if words and (causes := [*_missing(words, newest), *_unused(words, newest)]):
        raise refused(root / "kinds.toml", *causes, line=0, column=0)
    return words


def _missing(words: Words, grammars: dict[str, Grammar]) -> Iterator[str]:
    for spec, grammar in grammars.items():
        if not grammar.notes.dialect and not {"says", "among"} <= _who(words, grammar).keys():
            yield f'nothing says whose rules those of `{spec}` are; add to `who`: {spec} = {{ says = "", among = "" }}'
    wordless = {
        _keys(grammar, rule)[-1]: f"{spec}:{name}"
        for spec, grammar in reversed(grammars.items())
        for name, rule in grammar.rules.items()
        if opening(words, grammar, rule) is None
    }
    for kind, address in wordless.items():
        yield f'nothing says what `{kind}` is, as in `{address}`; add to `kind`: {kind} = {{ is = "", who = "" }}'


def _unused(words: Words, grammars: dict[str, Grammar]) -> Iterator[str]:
    kinds = {key for grammar in grammars.values() for rule in grammar.rules.values() for key in _keys(grammar, rule)}
    for table, known in (("who", {*grammars}), ("kind", kinds)):
        for name in words.get(table, {}):
            if name not in known:
                yield f"`{name}` in `{table}`: nothing is called so{near(name, known)}"


def _keys(grammar: Grammar, rule: Definition) -> tuple[str, ...]:
    """Return the keys under which the file may describe the rule's kind of name, closest first."""
    return (f"{grammar.spec}:{rule.kebab}", rule.kebab, *rule.roles)


def who(words: Words, grammar: Grammar) -> str:
    """Return the rules' owner, as in a title."""
    return _who(words, grammar).get("name") or grammar.notes.dialect or grammar.spec


def opening(words: Words, grammar: Grammar, rule: Definition) -> Opening | None:
    """Return the opening for a rule's page; None without words for this kind of name."""
    kinds = words.get("kind", {})
    kind = next((kinds[key] for key in _keys(grammar, rule) if key in kinds), None)
    if kind is None:
        return None
    whose, dialect = _who(words, grammar), grammar.notes.dialect
    says = whose.get("says", f"{dialect} accepts")
    among = whose.get("among", f"uses {dialect}")
    concerned = "It concerns anyone who " + " and ".join([*([among] if among else []), kind["who"]])
    return Opening(kind["is"], f"What {says} as {kind['is']}.", f"{concerned}.")


def _who(words: Words, grammar: Grammar) -> Mapping[str, str]:
    return words.get("who", {}).get(grammar.spec, {})
