"""The names that real servers and clients are asked about, and the grammars that have to say the same."""

from __future__ import annotations

import pickle
import string
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from natsgrammar.core.releases import release_between
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.grammar.roles import roles
from natsgrammar_gen.language.queries import difference, sample, witness
from tests.support.depth import generator, is_full
from tests.support.languages import written
from tests.support.stored import stored

# White space, line ends, invisible, combining and private characters, and the ends of what UTF-8 says in 1 to 4 bytes.
SPECIAL = "\u1680\u2000\u200b\u2028\u2029\u202f\u2060\u3000\ufeff\u0301\ue000\ufffd" + "".join(
    map(chr, (0x7FF, 0x800, 0xD7FF, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF))
)
# Every printable character that is no letter or digit, three that are, white space, and the ends of ASCII and beyond.
PAIRED = string.punctuation + "aZ0" + string.whitespace + "\x01\x1f\x7f\x80é\ufffd😀"
POSITIONS = ("{}", "{}a", "a{}", "a{}b", "{0}{0}", "{}.a", "a.{}", "a.{}.b", "{}a.b", "a{}.b", "a.{}b", "a.b{}")


def grammar_of(spec: str, edition: str) -> Grammar:
    """The grammar of this very version, or of releases that it is one of; without one the test is skipped.

    An older edition states only the rules in which it differs from the newest about the same release.
    """
    collected = [g for g in written() if g.spec == spec and release_between(edition, *(g.notes.releases or ("", "")))]
    if not collected:
        pytest.skip(f"there is no grammar of {spec} {edition}")
    definitions = {name: rule for grammar in reversed(collected) for name, rule in grammar.definitions.items()}
    return replace(collected[-1], definitions=definitions)


@cache
def names(rule: str) -> list[str]:
    """Characters in every position and in pairs, wildcards in every order, lengths about each limit, disputed names."""
    if is_full():  # with another seed each time
        return _names(rule)
    by_day: list[str] = pickle.loads(stored(f"names-{rule}.pickle", lambda: pickle.dumps(_names(rule))))
    return by_day


def _names(rule: str) -> list[str]:
    request = ["", *(position.format(c) for c in [*map(chr, range(0x100)), *SPECIAL] for position in POSITIONS)]
    request += (form.format(*pair) for form in ("{}{}", "a{}b{}", "{}.a{}.b") for pair in product(PAIRED, repeat=2))
    request += ("".join(letters) for length in range(1, 5) for letters in product(".*>a", repeat=length))
    request += ("a" * length for length in (2, 15, 16, 17, 127, 128, *range(250, 258), 1000, 3900))
    request += ("é" * length for length in (*range(125, 129), 255, 256))
    request += (width * length + "a" for width in "€😀" for length in range(60, 86))
    return list(dict.fromkeys([*request, *disputed(rule)]))


def disputed(rule: str) -> Iterator[str]:
    """Random names of each dialect's rule for the role, and those that another one rejects; the shortest of these."""
    rng = generator(rule)
    lengths = (1, 2, 2, 3, 3, 5, 8, 16, 17, 255, *((254, 256) if is_full() else ()))  # long names take long to count
    stances = list(dict.fromkeys(stance.rule.dfa for stance in roles(written()).get(rule.replace("_", "-"), [])))
    for single, other in product(stances, repeat=2):
        only = single if single == other else difference(single, other)
        shortest = witness(single, other)
        if shortest is not None:
            yield shortest
        yield from (actual for length in lengths if (actual := sample(only, rng, length)) is not None)


def disagreements(grammar: Grammar, rule: str, request: Sequence[str], answers: dict[str, bool]) -> dict[str, bool]:
    """The answers that are not the grammar's; that all were asked, and not all answered alike, is checked too."""
    assert set(answers) == set(request)
    assert any(answers.values())
    refused = [example for example in grammar.definitions[rule].notes.examples if example.position is not None]
    assert all(answers.values()) == (not refused), (
        "only a rule that accepts everything has no example of a rejected name"
    )
    dfa = grammar.definitions[rule].dfa
    return {name: yes for name, yes in answers.items() if yes != dfa.accepts(name)}
