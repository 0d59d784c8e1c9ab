"""Statements about several specifications, each proved or refuted by automata.

`claims.toml` beside the grammars lists them with the recorded verdicts. A refuted claim is knowledge, not a failure: it
is a finding, and states the consequence. A changed verdict is a failure: `evaluate` rejects the file until someone
records the new one.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

from lark import Token

from natsgrammar.core.computed import path_key, path_of_key
from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.text import near, quoted, unknown
from natsgrammar_gen.compare.dialects import with_portable
from natsgrammar_gen.grammar.edition import Codec, Edition, editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.lowering import Unsupported, read_regex
from natsgrammar_gen.grammar.roles import roles
from natsgrammar_gen.grammar.toml import TEXTS, as_toml, entries, statements, wrong
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

    If it is refuted, `finding` is true instead, `affects` names whom that hurts, `advice` what to do, and `harm`, if
    given, how much.
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
    harm: str = ""

    @property
    def proved(self) -> bool:
        """Whether it holds for each right-hand side."""
        return all(result.proved for result in self.results)


_Witnesses = dict[str, str]  # against right-hand sides


class _Changed(ValueError):
    """A claim has other results than its entry records; `record` replaces the `stale` keys."""

    def __init__(self, entry: dict[str, Any], known: _Witnesses, refuted: _Witnesses) -> None:
        super().__init__(_difference(entry["id"], known, refuted))
        self.id, self.known, self.refuted = entry["id"], known, refuted
        given = [key for key in _OF_REFUTED if key in entry]
        self.stale = [key for key in ("refuted", *(() if refuted else given)) if key in entry]
        missing = [f'{key} = ""' for key in _OF_REFUTED if key not in given and not known]
        witnesses_of = [f"{as_toml(right)} = {as_toml(text)}" for right, text in refuted.items()]
        self.record = "\n".join([*missing, "[claim.refuted]", *witnesses_of]) if refuted else ""

    def advice(self) -> str:
        """Return the message with how to record the results."""
        steps = [f"drop {', '.join(f'`{key}`' for key in self.stale)}"] if self.stale else []
        return f"{self}; if it is right, {' and '.join([*steps, *['end the claim with:'] * bool(self.record)])}"


def _difference(claim: str, before: _Witnesses, after: _Witnesses) -> str:
    changes = [f"`{right}` is now proved" for right in before if right not in after]
    changes += [f"`{right}` is now refuted by {quoted(w)}" for right, w in after.items() if before.get(right) != w]
    kind = "verdict" if after.keys() != before.keys() else "recorded witness"
    return f"the {kind} of claim `{claim}` changed: {'; '.join(changes)}"


def _told_apart(left: DFA, codec: Codec) -> str | None:
    first: dict[str, str] = {}
    return next((text for text in _tried(left, codec) if first.setdefault(path_key(text), text) != text), None)


def _tried(left: DFA, codec: Codec) -> Iterator[str]:
    """Yield the texts to try: none for codecs invertible by construction, else all texts."""
    if codec.by != "path":
        return
    for number, text in enumerate(strings(left)):
        if number == _MOST_TRIED:
            raise ValueError(f"`{codec.name}` has no counterexample in {number} texts: state a smaller language")
        yield text


# The relations that a claim can state, each returning the shortest witness against it: to a language, and to a codec.
RELATIONS: dict[str, Callable[[DFA, DFA], str | None]] = {
    "subset of": witness,
    "superset of": lambda left, right: witness(right, left),
    "disjoint from": common,
    "equal to": lambda left, right: min(
        (text for text in (witness(left, right), witness(right, left)) if text is not None),
        key=lambda text: (len(text), text),
        default=None,
    ),
}
RELATIONS_TO_CODECS: dict[str, Callable[[DFA, Codec], str | None]] = {
    "told apart by": _told_apart,
    "returned by": lambda left, codec: next(
        (text for text in _tried(left, codec) if path_of_key(path_key(text)) != text), None
    ),
}
_MOST_TRIED = 10_000

HARMS = ("silent loss", "refused", "cosmetic")  # the worst first
_OF_REFUTED = {"finding": "what is so instead", "affects": "whom it hurts", "advice": "what to do"}
_OF_REFUTED |= {"harm": ", ".join(HARMS)}  # may be left out
_REQUIRED = {"id": str, "says": str, "left": str, "relation": str, "right": TEXTS}
_KEYS = {**_REQUIRED, "refuted": dict, "note": str, **dict.fromkeys(_OF_REFUTED, str)}


def problems(root: Path) -> tuple[Diagnostic, ...]:
    """Return the problems in a folder's grammars and in the claims about them; none without claims."""
    path = root / "claims.toml"
    try:
        if path.is_file():
            evaluate(path, editions(with_portable(load_all(root))))
    except Refused as refused:
        return refused.problems
    return ()


def evaluate(path: Path, editions: list[Edition]) -> list[Claim]:
    """Return every claim in the file with its results. Raises `Refused` for a faulty file or a changed verdict."""
    problems: list[Diagnostic] = []
    claims: dict[str, Claim] = {}
    for line, entry in entries(path, "claim"):
        try:
            with budget():
                claim = _evaluate(entry, editions)
        except (ValueError, TooLarge) as error:
            message, record = (error.advice(), error.record) if isinstance(error, _Changed) else (str(error), "")
            problems.append(Diagnostic(str(path), line, 1, message, record=record))
        else:
            if claims.setdefault(claim.id, claim) is not claim:
                problems.append(Diagnostic(str(path), line, 1, f"claim `{claim.id}` is defined twice"))
    if problems:
        raise Refused(problems)
    return [*claims.values()]


def recorded(path: Path, editions: list[Edition]) -> tuple[str, list[Diagnostic]]:
    """Return the file with today's verdicts and witnesses, and the claims that changed. Raises `Refused`."""
    lines, changed = path.read_text(encoding="utf-8").split("\n"), list[Diagnostic]()
    ends = [*(line - 1 for line, _ in entries(path, "claim")), whole := len(lines)]
    for line, error in _changed(path, editions):
        more = len(lines) - whole
        part = slice(line - 1 + more, next(end for end in ends if end >= line) + more)
        changed.append(Diagnostic(str(path), line + more, 1, str(error)))
        lines[part] = _rewritten(lines[part], error)
    return "\n".join(lines), changed


def since(path: Path, before: list[Edition]) -> list[Diagnostic]:
    """Return what changed in the file's verdicts and witnesses since these editions. Raises `Refused`."""
    return [
        Diagnostic(str(path), line, 1, _difference(error.id, error.refuted, error.known))
        for line, error in _changed(path, before)
    ]


def _changed(path: Path, editions: list[Edition]) -> Iterator[tuple[int, _Changed]]:
    for line, entry in entries(path, "claim"):
        try:
            with budget():
                _evaluate(entry, editions)
        except _Changed as error:
            yield line, error
        except (ValueError, TooLarge):  # `evaluate` reports it
            pass


def _rewritten(lines: list[str], error: _Changed) -> list[str]:
    """Return a claim's lines with what is to be recorded, before the blank lines and comments that follow it."""
    end = next(at for at in range(len(lines), 0, -1) if lines[at - 1].strip() and not lines[at - 1].startswith("#"))
    above = takewhile(lambda each: each.strip() != "[claim.refuted]", statements(lines[:end]))
    kept = [each for each in above if re.split(r"[\s.=]", each)[0] not in error.stale]
    return [*kept, *error.record.splitlines(), *lines[end:]]


def _evaluate(entry: dict[str, Any], editions: list[Edition]) -> Claim:
    for cause in wrong(entry, _KEYS, [*_REQUIRED], "the claim"):
        raise ValueError(cause)
    relation, harm = entry["relation"], entry.get("harm", "")
    if harm not in ("", *HARMS):
        raise ValueError(unknown("harm", harm, HARMS))
    if relation not in (*RELATIONS, *RELATIONS_TO_CODECS):
        raise ValueError(unknown("relation", relation, [*RELATIONS, *RELATIONS_TO_CODECS]))
    left = language(entry["left"], editions)
    rights = [right for term in entry["right"] for right in _everyone(term, editions)]
    if relation in RELATIONS:
        witnesses = [RELATIONS[relation](left, language(right, editions)) for right in rights]
    else:
        witnesses = [RELATIONS_TO_CODECS[relation](left, _resolve(right, editions, "codec")[1]) for right in rights]
    results = tuple(map(Result, rights, witnesses))
    _check_record(entry, {_short(result.right, editions): result.witness for result in results}, editions)
    texts = {key: entry[key] for key in ("note", *_OF_REFUTED) if key in entry}
    return Claim(entry["id"], entry["says"], entry["left"], relation, results, **texts)


def _check_record(entry: dict[str, Any], witnesses: dict[str, str | None], editions: list[Edition]) -> None:
    """Raise ValueError if the entry records other witnesses, or lacks texts for its verdict."""
    refuted = {right: text for right, text in witnesses.items() if text is not None}
    known = {_short(right, editions): text for right, text in entry.get("refuted", {}).items()}
    if refuted != known:
        raise _Changed(entry, known, refuted)
    empty = [f"`{key}` ({text})" for key, text in _OF_REFUTED.items() if not entry.get(key, key == "harm")]
    if refuted and empty:
        raise ValueError(f"claim `{entry['id']}` is refuted: write its {', '.join(empty)}")
    if not refuted and (stale := [f"`{key}`" for key in _OF_REFUTED if key in entry]):
        raise ValueError(f"claim `{entry['id']}` is proved: drop {', '.join(stale)}, which only a refuted one has")


def _short(term: str, editions: list[Edition]) -> str:
    """Return a rule's address without its edition if that is the newest, so the next edition has the same."""
    grammar, _, name = term.partition(":")
    spec, _, number = grammar.partition("@")
    ages = {edition.grammar.age: edition.grammar.edition for edition in editions if edition.grammar.spec == spec}
    return f"{spec}:{name}" if number and ages and number == ages[max(ages)] else term


def _everyone(term: str, editions: list[Edition]) -> list[str]:
    """Return the terms behind a right-hand term: for `*:ROLE`, each dialect's rule for it."""
    if not term.startswith("*:"):
        return [term]
    known = roles([edition.grammar for edition in editions])
    if term[2:] not in known:
        raise ValueError(f"no dialect has a rule for `{term[2:]}`{near(term[2:], known)}")
    return [rule.address for rule in known[term[2:]]]


_ENCODED = re.compile(r"encoded\((.+)\)")
_OPERATIONS: dict[str, Callable[[DFA, DFA], DFA]] = {" & ": intersection, " - ": difference}


def language(term: str, editions: list[Edition]) -> DFA:
    """Return a term's language: an address, `encoded(CODEC ADDRESS)`, or an expression `/…/` in the subset.

    Terms are joined by ` & ` (in both) and ` - ` (in the first but not in the second), from left to right.
    Raises ValueError for an unknown term.
    """
    first, *rest = re.split("( & | - )", term)
    result = _language(first, editions)
    for operation, operand in zip(rest[::2], rest[1::2], strict=True):
        result = _OPERATIONS[operation](result, _language(operand, editions))
    return result


def _language(term: str, editions: list[Edition]) -> DFA:
    if inner := _ENCODED.fullmatch(term):
        edition, codec = _resolve(inner[1], editions, "codec")
        return edition.rules[codec.wire].dfa if codec.by or codec.of else compile_tree(encoded(codec.how))
    if len(term) > 1 and term[0] == term[-1] == "/":
        try:
            return compile_tree(read_regex(term[1:-1], Token("REGEXP", term)))
        except Unsupported as error:
            raise ValueError(f"`{term}`: {error}") from None
    dfa: DFA = _resolve(term, editions, "rule")[1].dfa
    return dfa


def _resolve(address: str, editions: list[Edition], kind: str) -> tuple[Edition, Any]:
    """Return the edition, and its rule or codec."""
    grammar, colon, name = address.partition(":")
    spec, _, number = grammar.partition("@")
    known = [e for e in editions if e.grammar.spec == spec and number in ("", e.grammar.edition)]
    if not colon or not known:
        raise ValueError(f"unknown grammar `{grammar}`{near(spec, {e.grammar.spec for e in editions})}")
    edition = max(known, key=lambda edition: edition.grammar.age)
    members = edition.rules if kind == "rule" else edition.codecs
    if name not in members:
        raise ValueError(f"`{edition.address}` has no {kind} `{name}`{near(name, members)}")
    return edition, members[name]
