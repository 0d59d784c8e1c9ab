"""Which characters names may contain, and where: in words for one rule, and as rows of a table of dialects."""

import re
from collections.abc import Iterator

from natsgrammar.text import compact, quoted
from natsgrammar_gen.emit.explain import alphabet, describe
from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DEAD, DFA
from natsgrammar_gen.language.queries import longest

ASKED = (".", " ", "/", "\\", "*", ">", ":", "$", "\t", "\n", "\0", "\x7f", "é")  # é for all that is not ASCII
LENGTHS = (255, 256)
_SIGNS = " $*-./>_"  # of which a rule's page states the place
_ORDINARY = "aA0"
_NEVER = "never"
_MARKS = {"": "✓", _NEVER: "✗"}


@memoized
def _place(dfa: DFA, character: str) -> str:
    """Return in words where names may contain the character, or nothing if anywhere."""
    states = range(len(dfa.table))
    moves = [(source, target) for source in states if (target := dfa.step(source, character)) != DEAD]
    if not moves:
        return _NEVER
    after = {target for row in dfa.moves for _, target in row}
    after_ordinary = {dfa.step(state, other) for state in states for other in _ORDINARY}
    before_ordinary = any(dfa.step(target, other) != DEAD for _, target in moves for other in _ORDINARY)
    has_tokens = any(dfa.step(state, ".") != DEAD for state in states)
    if has_tokens and not before_ordinary and not any(source in after_ordinary for source, _ in moves):
        followed = any(dfa.moves[target] for _, target in moves)
        return "only as a whole token" if followed else "only as the last token"
    can = {
        "first": moves[0][0] == 0,
        "last": any(target in dfa.finals for _, target in moves),
        "twice in a row": any(dfa.step(target, character) != DEAD for _, target in moves),
    }
    if not any(source in after and dfa.moves[target] for source, target in moves):
        return "only " + " or ".join(where for where in ("first", "last") if can[where])
    if not any(can.values()):
        return "only between tokens" if character == "." and before_ordinary else "only inside"
    missing = " or ".join(where for where, possible in can.items() if not possible)
    whole = _as_token(dfa, character) if has_tokens and character in "*>" else ""
    return ", ".join(filter(None, (f"not {missing}" if missing else "", whole)))


def _as_token(dfa: DFA, character: str) -> str:
    """Return where the character may be a whole token, if longer tokens that begin with it may be elsewhere."""
    starts = {0, *(dfa.step(state, ".") for state in range(len(dfa.table)))} - {DEAD}
    ends = {dfa.step(state, character) for state in starts} - {DEAD}
    longer = {dfa.step(state, "a") for state in ends} - {DEAD}
    if any(dfa.step(state, ".") != DEAD for state in ends) or all(dfa.step(state, ".") == DEAD for state in longer):
        return ""
    return "as a whole token only the last" if ends & dfa.finals else "not as a whole token"


def allowed(rule: Rule) -> str:
    """Return the characters in names and the text that begins each, in words, and where not every sign may be."""
    places: dict[str, list[str]] = {}
    for sign in _SIGNS:
        places.setdefault(_place(rule.dfa, sign), []).append(compact(sign))
    bound = (f"{', '.join(signs)} {place}" for place, signs in places.items() if place not in _MARKS)
    return "; ".join([alphabet(rule.dfa), *_beginning(rule.dfa), *bound, *_not_alone(rule.dfa)])


def _beginning(dfa: DFA) -> Iterator[str]:
    """Yield the text with which all names begin, in words, if there is one."""
    state, text = 0, ""
    while state not in dfa.finals and [*map(len, dfa.followers(state).values())] == [1]:
        [(state, members)] = dfa.followers(state).items()
        text += chr(members.runs[0][0])
    if text:
        yield f"begins with {quoted(text)}"


def _not_alone(dfa: DFA) -> Iterator[str]:
    """Yield the characters that are no name alone, in words, unless their places say so, or no name is so short."""
    alone = CharSet.union(dfa.char_classes[at] for at, target in dfa.moves[0] if target in dfa.finals)
    placed = CharSet.chars("".join(sign for sign in _SIGNS if re.search("not (first|last|as)|only", _place(dfa, sign))))
    rest = CharSet.union(dfa.char_classes) - alone - placed
    if alone and rest:
        yield f"{describe(rest)} not alone"


def length(rule: Rule) -> str:
    """Return the length of names, in words."""
    least, most = len(rule.shortest), longest(rule.dfa)
    more = " or more" if most is None else f" to {most:,}" if most > least else ""
    limit = f", at most {rule.max_bytes:,} bytes" if rule.max_bytes is not None else ""
    return f"{least:,}{more} character{'s' * ((least, most) != (1, 1))}{limit}"


def telling(rule: Rule) -> list[tuple[str, int]]:
    """Return the first invalid example for each character that is rejected, with its first error's position."""
    return [*{name[position : position + 1]: (name, position) for name, position in reversed(rule.bad)}.values()][::-1]


def cells(dfa: DFA) -> list[str]:
    """Return for each of the `ASKED`, the empty name and the `LENGTHS` whether names may be so, and where."""
    most = longest(dfa)
    fits = [dfa.accepts(""), *(most is None or most >= length for length in LENGTHS)]
    places = [*(_place(dfa, character) for character in ASKED), *("" if fit else _NEVER for fit in fits)]
    return [_MARKS.get(place, place) for place in places]
