"""A draft grammar for captured subjects: fixed words, numbers and identifiers, token by token."""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.notation.expression import WORDS, Expression, choice, literal, named, one_of, row, times

_FAMILIES = 8  # first words with a rule of their own
_WORDS = 12  # of a token that are listed
_SHAPES = 6  # numbers of tokens that are alternatives
_PRODUCTIONS = 20
_GROWING = 5  # digits; a shorter number has more of them tomorrow
_LONGEST = 18  # digits of a number
_EXAMPLES = 3
_REPEATED = "token"  # the kind of block that is no part
_DIGITS, _BEYOND_ASCII = WORDS[2], CharSet.of([(0x80, 0x10FFFF)])
_HEX = _DIGITS | CharSet.chars("abcdef")
_PIECES = [  # two ways to split a token into runs
    re.compile("(?P<digits>[0-9]+)|(?P<letters>[A-Za-z]+)|[^0-9A-Za-z]+"),
    re.compile("(?P<letters>[0-9A-Za-z]+)|[^0-9A-Za-z]+"),
]


@dataclass(frozen=True, slots=True)
class Production:
    """A definition: its name, its text in Lark, examples if it is a rule, and whether it is a part."""

    name: str
    text: str
    examples: tuple[str, ...] = ()
    is_part: bool = False


@dataclass(slots=True)
class _Draft:
    """A draft's blocks by name; `room` is the largest number there may be."""

    room: int
    blocks: dict[str, Expression] = field(default_factory=dict)

    def part(self, token: Expression, kind: str, taken: set[str]) -> Expression:
        """Return the token by a block's name, which is not among those taken, as long as there is room."""
        name = next((name for name, known in self.blocks.items() if known == token and name not in taken), None)
        if name is None:
            if len(self.blocks) == self.room:
                return token
            same = sum(known.rstrip("0123456789") == kind for known in self.blocks)
            name = f"{kind}{same + 1}" if same else kind
            self.blocks[name] = token
        taken.add(name)
        return named(name, token)


def drafted(subjects: Collection[str]) -> list[Production]:
    """Return at most 20 productions, where `subject` accepts all the subjects: different ones, without wildcards.

    Lists words that recur, and states characters and lengths for all other tokens, as far as they agree.
    """
    split = sorted(subject.split(".") for subject in subjects)
    families = {word: [*each] for word, each in groupby(split, lambda tokens: tokens[0])}
    if len(families) > _FAMILIES or not all(_are_words([word]) for word in families):
        families = {"subject": split}
    names = _names([*families])
    draft = _Draft(_PRODUCTIONS - 2 * len(names) - 1)
    rules = [
        Production(name, _family(tokens, draft).spelled(str.upper), tuple(map(".".join, tokens[:_EXAMPLES])))
        for name, tokens in zip(names, families.values(), strict=True)
    ]
    if len(rules) > 1:
        examples = tuple(rule.examples[0] for rule in rules[:_EXAMPLES])
        rules.append(Production("subject", " | ".join(names), examples))
    blocks = draft.blocks.items()
    return rules + [Production(name.upper(), each.text, (), not name.startswith(_REPEATED)) for name, each in blocks]


def _names(words: Sequence[str]) -> list[str]:
    if len(words) == 1:
        return ["subject"]
    plain = [re.sub(r"[^a-z0-9]+", "_", word.lower()).strip("_") for word in words]
    are_names = len({*plain, "subject"}) > len(words) and all(name[:1].isalpha() for name in plain)
    return plain if are_names else [f"family_{number}" for number in range(1, len(words) + 1)]


def _family(subjects: list[list[str]], draft: _Draft) -> Expression:
    """Return the expression for the subjects: an alternative for each number, if these are few."""
    lengths = sorted({*map(len, subjects)})
    if len(lengths) > _SHAPES:
        draft.room += 1  # Lark requires a name for a choice that repeats
        first, _ = _token([tokens[0] for tokens in subjects])
        other, _ = _token([token for tokens in subjects for token in tokens[1:]])
        more = row([literal("."), draft.part(other, _REPEATED, set())])
        return row([first, times(more, lengths[0] - 1, lengths[-1] - 1)])
    return choice(_row([each for each in subjects if len(each) == length], draft) for length in lengths)


def _row(subjects: list[list[str]], draft: _Draft) -> Expression:
    items: list[Expression | str] = []
    taken = set[str]()
    for values in zip(*subjects, strict=True):
        token, kind = _token(values)
        items += ["." * bool(items), draft.part(token, kind, taken) if kind else values[0]]
    return _joined(items)


def _token(values: Sequence[str]) -> tuple[Expression, str]:
    """Return the expression for a token's values, and its kind as a part: "" for a constant text."""
    different = sorted({*values})
    if _are_words(values):
        return choice(map(literal, different)), "word" if len(different) > 1 else ""
    if not CharSet.chars("".join(different)) - _DIGITS:
        return _run(different, _GROWING), "number"
    for pieces in _PIECES:
        split = [[*pieces.finditer(value)] for value in different]
        if len({tuple(piece.lastgroup or piece[0] for piece in each) for each in split}) == 1:
            texts = ([piece[0] for piece in each] for each in zip(*split, strict=True))
            # A constant piece is its text, unless it is a number.
            parts = (each[0] if len({*each}) == 1 and not each[0].isdecimal() else _run(each) for each in texts)
            return _joined(parts), "id"
    return _run(different), "id"


def _are_words(values: Sequence[str]) -> bool:
    """Check whether a token's values recur, or there is one without digits."""
    different = {*values}
    if len(different) == 1 and not re.search("[0-9]", values[0]):
        return True
    recur = len(values) > 1 and len(different) <= min(_WORDS, len(values) // 2)
    return recur and not all(map(str.isdecimal, different))


def _run(values: Sequence[str], growing: int = 1) -> Expression:
    """Return the expression for texts with the same characters and lengths, as far as these agree.

    Numbers with up to `growing` digits may get more of them, unless one begins with 0.
    """
    used, low, high = CharSet.chars("".join(values)), min(map(len, values)), max(map(len, values))
    padded = any(value[0] == "0" for value in values)
    if not used - _DIGITS and (low < high or (low <= growing and not padded)):
        first = _DIGITS if padded else _DIGITS - CharSet.chars("0")
        return row([one_of(first), times(one_of(_DIGITS), 0, max(high, _LONGEST) - 1)])
    plain = CharSet.union(word for word in WORDS if word & used)
    is_hex = not used - _HEX and used & _DIGITS and used - _DIGITS
    chars = _HEX if is_hex else plain | used | (_BEYOND_ASCII if used & _BEYOND_ASCII else CharSet())
    return times(one_of(chars), low if low == high else 1, high if low == high else 1 << (high - 1).bit_length())


def _joined(items: Iterable[Expression | str]) -> Expression:
    every, text = list[Expression](), ""
    for item in items:
        if isinstance(item, str):
            text += item
        else:
            every += [literal(text), item]
            text = ""
    return row([*every, literal(text)])
