"""Statements about several specifications, each proved or refuted by automata.

`claims.toml` beside the grammars lists them with the recorded verdicts. A refuted claim is knowledge, not a failure: it
is a finding, and says what follows. A changed verdict is a failure: `evaluate` then refuses the file until someone
records the new one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lark import Token

from natsgrammar.core.computed import path_key, path_of_key
from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.text import near, quoted, unknown
from natsgrammar_gen.compare.dialects import portable
from natsgrammar_gen.grammar.edition import Codec, Edition, editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.lowering import Unsupported, read_regex
from natsgrammar_gen.grammar.model import edition_key
from natsgrammar_gen.grammar.roles import roles
from natsgrammar_gen.grammar.toml import TEXTS, entries, wrong
from natsgrammar_gen.language.budget import TooLarge, budget
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.percent import encoded
from natsgrammar_gen.language.queries import common, difference, intersection, strings, witness


@dataclass(frozen=True)
class Result:
    """The claim about one right-hand side: proved, or refuted by a shortest witness."""

    right: str
    witness: str | None

    @property
    def proved(self) -> bool:
        """Whether the claim holds."""
        return self.witness is None


@dataclass(frozen=True)
class Claim:
    """One statement: `left` is in `relation` to each right-hand side.

    Of a refuted one, `finding` is what is so instead, `affects` whom that hurts, and `advice` what to do.
    """

    id: str
    says: str
    left: str
    relation: str
    results: tuple[Result, ...]
    note: str = ""
    finding: str = ""
    affects: str = ""
    advice: str = ""

    @property
    def proved(self) -> bool:
        """Whether it holds for each right-hand side."""
        return all(result.proved for result in self.results)


class _Changed(ValueError):
    """A claim has other results than its entry records; `record` is what to write instead."""

    def __init__(self, message: str, record: str) -> None:
        super().__init__(message)
        self.record = record


def _subset(left: DFA, right: DFA) -> str | None:
    return witness(left, right)


def _superset(left: DFA, right: DFA) -> str | None:
    return witness(right, left)


def _disjoint(left: DFA, right: DFA) -> str | None:
    return common(left, right)


def _equal(left: DFA, right: DFA) -> str | None:
    found = [text for text in (witness(left, right), witness(right, left)) if text is not None]
    return min(found, key=lambda text: (len(text), text)) if found else None


def _told_apart(left: DFA, codec: Codec) -> str | None:
    """The first text whose encoding is that of an earlier one."""
    seen: set[str] = set()
    for text in _tried(left, codec):
        key = path_key(text)
        if key in seen:
            return text
        seen.add(key)
    return None


def _returned(left: DFA, codec: Codec) -> str | None:
    """The first text that comes back as another one."""
    return next((text for text in _tried(left, codec) if path_of_key(path_key(text)) != text), None)


def _tried(left: DFA, codec: Codec) -> Iterator[str]:
    """The texts to try: none for a codec that is invertible by construction, else all of them."""
    if codec.by != "path":
        return
    for number, text in enumerate(strings(left)):
        if number == _MOST_TRIED:
            raise ValueError(f"`{codec.name}` has no counterexample in {number} texts: state a smaller language")
        yield text


# The relations a claim can state, each giving the shortest witness against it: to a language, and to a codec.
RELATIONS: dict[str, Callable[[DFA, DFA], str | None]] = {
    "subset of": _subset,
    "superset of": _superset,
    "disjoint from": _disjoint,
    "equal to": _equal,
}
RELATIONS_TO_CODECS: dict[str, Callable[[DFA, Codec], str | None]] = {
    "told apart by": _told_apart,
    "returned by": _returned,
}
_MOST_TRIED = 10_000

_OF_REFUTED = {"finding": "what is so instead", "affects": "whom it hurts", "advice": "what to do"}
_KEYS = {
    "id": str,
    "says": str,
    "left": str,
    "relation": str,
    "right": TEXTS,
    "refuted": dict,
    "note": str,
    **dict.fromkeys(_OF_REFUTED, str),
}


def problems(root: Path) -> tuple[Diagnostic, ...]:
    """What is wrong with the claims about the grammars of a folder, or with the grammars; nothing without claims."""
    path = root / "claims.toml"
    try:
        if path.is_file():
            grammars = load_all(root)
            common = portable(grammars)
            evaluate(path, editions([*grammars, *([common] if common else [])]))
    except Refused as refused:
        return refused.problems
    return ()


def evaluate(path: Path, editions: list[Edition]) -> list[Claim]:
    """Every claim of the file with its results. Raises `Refused` for a faulty file or a changed verdict."""
    found = entries(path, "claim")
    problems: list[Diagnostic] = []
    claims: list[Claim] = []
    for line, entry in found:
        try:
            with budget():
                claims.append(_evaluate(entry, editions))
        except (ValueError, TooLarge) as error:
            record = error.record if isinstance(error, _Changed) else ""
            problems.append(Diagnostic(str(path), line, 1, str(error), record=record))
    problems += [
        Diagnostic(str(path), line, 1, f"claim `{claim.id}` is defined twice")
        for at, ((line, _), claim) in enumerate(zip(found, claims, strict=False))
        if claim.id in {other.id for other in claims[:at]}
    ]
    if problems:
        raise Refused(problems)
    return claims


def _evaluate(entry: dict[str, Any], editions: list[Edition]) -> Claim:
    for cause in wrong(entry, _KEYS, ("id", "says", "left", "relation", "right"), "the claim"):
        raise ValueError(cause)
    relation = entry["relation"]
    if relation not in (*RELATIONS, *RELATIONS_TO_CODECS):
        raise ValueError(unknown("relation", relation, [*RELATIONS, *RELATIONS_TO_CODECS]))
    left = language(entry["left"], editions)
    rights = [right for term in entry["right"] for right in _everyone(term, editions)]
    if relation in RELATIONS:
        witnesses = [RELATIONS[relation](left, language(right, editions)) for right in rights]
    else:
        witnesses = [RELATIONS_TO_CODECS[relation](left, _codec(right, editions)) for right in rights]
    results = tuple(map(Result, rights, witnesses))
    found = {_short(result.right, editions): result.witness for result in results if result.witness is not None}
    known = {_short(right, editions): text for right, text in entry.get("refuted", {}).items()}
    if found != known:
        what = "verdict" if found.keys() != known.keys() else "recorded witness"
        stale = [f"`{key}`" for key in ("refuted", *(() if found else _OF_REFUTED)) if key in entry]
        steps = [*([f"drop {', '.join(stale)}"] if stale else []), *(["end the claim with:"] if found else [])]
        message = f"the {what} of claim `{entry['id']}` changed: {_changed(known, found)}; if it is right, "
        raise _Changed(message + " and ".join(steps), _record(entry, found))
    if found and (empty := [f"`{key}` ({what})" for key, what in _OF_REFUTED.items() if not entry.get(key)]):
        raise ValueError(f"claim `{entry['id']}` is refuted: write its {', '.join(empty)}")
    if not found and (stale := [f"`{key}`" for key in _OF_REFUTED if key in entry]):
        raise ValueError(f"claim `{entry['id']}` is proved: drop {', '.join(stale)}, which only a refuted one has")
    texts = {key: entry[key] for key in ("note", *_OF_REFUTED) if key in entry}
    return Claim(entry["id"], entry["says"], entry["left"], entry["relation"], results, **texts)


def _record(entry: dict[str, Any], found: dict[str, str]) -> str:
    """What to write at the end of a claim that is refuted, with an empty text for each that somebody has to write."""
    missing = [f'{key} = ""' for key in _OF_REFUTED if key not in entry]
    witnesses = [f"{_toml(right)} = {_toml(text)}" for right, text in found.items()]
    return "\n".join([*missing, "[claim.refuted]", *witnesses]) if found else ""


def _short(term: str, editions: list[Edition]) -> str:
    """The address of a rule without its edition if that is the newest: then it is the same for the next one."""
    grammar, _, name = term.partition(":")
    spec, _, number = grammar.partition("@")
    numbers = [edition.grammar.edition for edition in editions if edition.grammar.spec == spec]
    return f"{spec}:{name}" if number and number == max(numbers, key=edition_key, default="") else term


def _toml(text: str) -> str:
    """A basic string of TOML in printable ASCII."""
    plain = (c if " " <= c <= "~" and c not in '"\\' else f"\\U{ord(c):08X}" for c in text)
    return f'"{"".join(plain)}"'


def _changed(known: dict[str, str], found: dict[str, str]) -> str:
    parts = [f"`{r}` is now proved" for r in known if r not in found]
    parts += [f"`{r}` is now refuted by {quoted(w)}" for r, w in found.items() if known.get(r) != w]
    return "; ".join(parts)


def _everyone(term: str, editions: list[Edition]) -> list[str]:
    """The terms that a term of the right-hand side expands to: with `*:ROLE`, each dialect's rule for it."""
    if not term.startswith("*:"):
        return [term]
    known = roles([edition.grammar for edition in editions])
    if term[2:] not in known:
        raise ValueError(f"no dialect has a rule for `{term[2:]}`{near(term[2:], known)}")
    return [one.address for one in known[term[2:]]]


_ENCODED = re.compile(r"encoded\((.+)\)")
_OPERATIONS: dict[str, Callable[[DFA, DFA], DFA]] = {" & ": intersection, " - ": difference}


def language(term: str, editions: list[Edition]) -> DFA:
    """The language of a term: an address, `encoded(CODEC ADDRESS)`, or an expression `/…/` of the grammars' subset.

    Terms are joined by ` & ` (in both) and ` - ` (in the first but not in the second), from left to right.
    Raises ValueError for an unknown term.
    """
    first, *rest = re.split("( & | - )", term)
    found = _language(first, editions)
    for operation, operand in zip(rest[::2], rest[1::2], strict=True):
        found = _OPERATIONS[operation](found, _language(operand, editions))
    return found


def _language(term: str, editions: list[Edition]) -> DFA:
    if found := _ENCODED.fullmatch(term):
        edition, _ = _resolve(found.group(1), editions)
        codec = _codec(found.group(1), editions)
        return edition.rules[codec.wire].dfa if codec.by else compile_tree(encoded(codec.how))
    if len(term) > 1 and term[0] == term[-1] == "/":
        try:
            return compile_tree(read_regex(term[1:-1], Token("REGEXP", term)))
        except Unsupported as error:
            raise ValueError(f"`{term}`: {error}") from None
    edition, name = _resolve(term, editions)
    if name not in edition.rules:
        raise ValueError(f"`{edition.address}` has no rule `{name}`{near(name, edition.rules)}")
    return edition.rules[name].dfa


def _codec(address: str, editions: list[Edition]) -> Codec:
    edition, name = _resolve(address, editions)
    if name not in edition.codecs:
        raise ValueError(f"`{edition.address}` has no codec `{name}`{near(name, edition.codecs)}")
    return edition.codecs[name]


def _resolve(address: str, editions: list[Edition]) -> tuple[Edition, str]:
    grammar, colon, name = address.partition(":")
    spec, _, number = grammar.partition("@")
    known = [
        edition for edition in editions if edition.grammar.spec == spec and number in ("", edition.grammar.edition)
    ]
    if not colon or not known:
        raise ValueError(f"unknown grammar `{grammar}`{near(spec, {e.grammar.spec for e in editions})}")
    return max(known, key=lambda edition: edition_key(edition.grammar.edition)), name
