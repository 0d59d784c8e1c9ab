"""Named parts: the texts in a name that a tree calls by name, with the proof that only one reading exists.

A tree with `Part` nodes is a language over characters and marks: one mark where a part begins, one where it ends. The
marks are surrogates, which are in no name. The tree is unambiguous if no two marked texts are the same name; then any
engine with a match has the same parts.
"""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from functools import cache, reduce
from itertools import islice
from operator import or_
from typing import Any

from natsgrammar_gen.language.ast import (
    EMPTY,
    All,
    Alt,
    Chars,
    MaxBytes,
    Node,
    Part,
    Repeat,
    Seq,
    charsets,
    children,
    levels,
    nullable,
    rebuilt,
    repeat,
    seq,
    text,
    unlimited,
)
from natsgrammar_gen.language.budget import TooLarge, spend
from natsgrammar_gen.language.charset import EVERYTHING, SURROGATES, CharSet
from natsgrammar_gen.language.dfa import DEAD, DFA, common_classes, compile_tree

MOST_PARTS = 1024  # half of the surrogates begin a part, half end one
ASCII = CharSet.of([(0, 0x7F)])
MOST_GAPS = 256  # rows of marks between two characters
MOST_ROWS = 256  # of texts and parts that `rows` returns

Marks = tuple[str, ...]
Row = tuple[tuple[str, ...], tuple[Part, ...]]


def part_names(tree: Node) -> tuple[str, ...]:
    """Return each part's name, in the order in which the tree begins them: its expression's groups."""
    # In the tree of a check digit, equal parts are one tree in millions of places.
    has_parts = any(isinstance(node, Part) for level in levels(tree) for node in level)
    return tuple(part.name for part in _parts(tree)) if has_parts else ()


def without_parts(tree: Node) -> Node:
    """Return the tree with the same language and no named part."""
    return rebuilt(tree, lambda node: node.item if isinstance(node, Part) else node)


def marked(tree: Node) -> Node:
    """Return the language over characters and marks; the tree has no limit."""
    marks = {
        name: [Chars(CharSet(((ord(mark), ord(mark)),))) for mark in pair]
        for name, pair in _marks_of(part_names(tree)).items()
    }

    def with_marks(node: Node) -> Node:
        return seq((marks[node.name][0], node.item, marks[node.name][1])) if isinstance(node, Part) else node

    return rebuilt(tree, with_marks)


def walk(tree: Node) -> dict[str, Any]:
    """Return the fields in `PartsWalk`, for a tree with one reading of each name. Raises `TooLarge`."""
    dfa, names = compile_tree(marked(tree)), part_names(tree)
    marks = _marks_of(names)
    number = {
        mark: 2 * at + end for at, name in enumerate(dict.fromkeys(names)) for end, mark in enumerate(marks[name])
    }
    gaps = (_gap(dfa, state, list(marks.values())) for state in range(len(dfa.table)))
    return {
        "range_starts": dfa.range_starts,
        "classes": dfa.range_classes,
        "table": dfa.table,
        "accepting": dfa.accepting,
        "gaps": tuple(tuple((tuple(map(number.__getitem__, read)), to) for read, to in ways) for ways in gaps),
    }


def rows(tree: Node) -> list[Row]:
    """Return each row of fixed texts with parts between them that makes names. Raises ValueError if other text does."""
    made: list[Row] = []
    match tree:
        case Part(item) if not part_names(item):
            made = [(("", ""), (tree,))]
        case Chars(charset) if charset.single:
            made = [((charset.single,), ())]
        case Seq(items):
            made = [(("",), ())]
            for ends in map(rows, items):
                joined = (((*a[:-1], a[-1] + b[0], *b[1:]), parts + more) for a, parts in made for b, more in ends)
                made = [*islice(joined, MOST_ROWS + 1)]
        case Alt(items):
            made = [row for item in items for row in rows(item)]
        case Repeat(item, low, int(high)) if high <= MOST_ROWS:
            made = [row for times in range(low, high + 1) for row in rows(seq([item] * times))]
        case _:
            raise ValueError("names have text that is neither fixed nor a part, or a part that has parts")
    if len(made) > MOST_ROWS:
        raise ValueError(f"parts come in more than {MOST_ROWS} rows")
    return made


def spelled(tree: Node, signs: Mapping[str, str], mark: str) -> Node:
    """Return the names in which the mark and its sign are before each part, and the mark behind."""
    return rebuilt(
        tree,
        lambda node: seq((text(mark + signs[node.name]), node.item, text(mark))) if isinstance(node, Part) else node,
    )


def between(tree: Node) -> tuple[str, ...] | None:
    """Return the ASCII texts before, between and after the parts; None unless each part ends where the next begins."""
    try:
        ((texts, parts),) = rows(tree)
    except ValueError:
        return None
    ends = [(part, ord(text[0])) for part, text in zip(parts, texts[1:], strict=True) if text]
    is_clear = all(texts[1:-1]) and not any(end in charset for part, end in ends for charset in charsets(part))
    return texts if is_clear and "".join(texts).isascii() else None


def repeated_part(tree: Node) -> str | None:
    """Return a part which one name can have twice, or None."""
    return next((name for name, times in sorted(_times(tree).items()) if times > 1), None)


def lifted(tree: Node) -> Node | None:
    """Return a tree whose limits are at its root: names that the tree without its limits and ones that count share.

    None where both could find the parts with a limit in other places of a name, or where a limit is in bytes and other
    characters than ASCII are allowed. Raises `TooLarge`.
    """
    match tree:
        case MaxBytes(item, most):
            inner = lifted(item)
            return inner and MaxBytes(inner, most)
        case All((*limits, item)):
            inner = lifted(item)
            return inner and All((*limits, *(inner.items if isinstance(inner, All) else (inner,))))
    lengths = rebuilt(tree, _in_characters)
    nodes = [node for level in levels(lengths) for node in level]
    if any(isinstance(node, MaxBytes) for node in nodes):
        return None
    limited = [node.items for node in nodes if isinstance(node, All)]
    counts = []
    for limit in dict.fromkeys(All((*limits, rebuilt(item, unlimited))) for *limits, item in limited):
        count = _counting(limit)
        any_length = repeat(count.item, min(count.low, 1), None) if isinstance(count, Repeat) else count
        free, endless, counting = (_with(lengths, limit, text) for text in (limit.items[-1], any_length, count))
        # Mostly the automaton of a thousandth of the states decides.
        if all(two_readings(free, each) is not None for each in (endless, counting)):
            return None
        counts.append(without_parts(counting))
    return All((*counts, rebuilt(lengths, unlimited))) if counts else tree


def _with(tree: Node, limit: All, text: Node) -> Node:
    """Return the tree without limits, with a marked text in the places of one limit."""
    return rebuilt(tree, lambda node: Part(text, "") if node == limit else unlimited(node))


def _in_characters(tree: Node) -> Node:
    """Return a limit in bytes as one in characters, where those are the same."""
    if not isinstance(tree, MaxBytes) or any(charset - ASCII for charset in charsets(tree)):
        return tree
    item = tree.item
    return All((Repeat(Chars(EVERYTHING), 0, tree.limit), *(item.items if isinstance(item, All) else (item,))))


def _counting(tree: All) -> Node:
    """Return the texts for the tree's characters within its limits."""
    *limits, item = tree.items
    # `0..0` is written as nothing, and `1..1` as one character.
    bounds = [(each.low, each.high) if isinstance(each, Repeat) else (int(each != EMPTY),) * 2 for each in limits]
    high = min((high for _, high in bounds if high is not None), default=None)
    return repeat(Chars(CharSet.union(charsets(item))), max(int(not nullable(item)), *(low for low, _ in bounds)), high)


def two_readings(tree: Node, other: Node | None = None) -> str | None:
    """Return the shortest, then least, name whose parts one tree finds in two ways, or two trees in other places.

    The trees have no limit, and a single one has no part twice (`repeated_part`). Raises `TooLarge`.
    """
    marks = _marks_of(part_names(tree))
    dfas = compile_tree(marked(tree)), compile_tree(marked(other or tree))
    starts, classes, pairs = common_classes(*dfas)
    moves = [(chr(starts[classes.index(at)]), *pair) for at, pair in enumerate(pairs) if pair and DEAD not in pair]

    @cache
    def gap(side: int, state: int) -> list[tuple[Marks, int]]:
        return list(_gap(dfas[side], state, list(marks.values())))

    came_from = {(0, 0, False): ("", (0, 0, False))}  # in the order of the search
    queue = deque(came_from)
    while queue:
        at = left, right, differs = queue.popleft()
        paths = [(a, b, differs or read != others) for read, a in gap(0, left) for others, b in gap(1, right)]
        if any(differing and a in dfas[0].finals and b in dfas[1].finals for a, b, differing in paths):
            text = ""
            while at != (0, 0, False):
                letter, at = came_from[at]
                text = letter + text
            return text
        spend(len(paths) * len(moves))
        for letter, of_left, of_right in moves:
            for a, b, differing in paths:
                target = dfas[0].table[a][of_left], dfas[1].table[b][of_right], differing
                if DEAD not in target[:2] and target not in came_from:
                    came_from[target] = letter, at
                    queue.append(target)
    return None


def _gap(dfa: DFA, state: int, marks: list[tuple[str, str]]) -> Iterator[tuple[Marks, int]]:
    """Yield each way to go on from the state by marks alone: the marks, and the state they lead to."""
    stack: list[tuple[Marks, int]] = [((), state)]
    for _ in range(MOST_GAPS):
        if not stack:
            return
        read, at = stack.pop()
        yield read, at
        spend(2 * len(marks))
        targets = ((mark, dfa.step(at, mark)) for pair in marks for mark in pair)
        stack += [((*read, mark), target) for mark, target in targets if target != DEAD]
    raise TooLarge(f"has places where more than {MOST_GAPS} rows of parts can begin or end")


def _parts(tree: Node) -> Iterator[Part]:
    if isinstance(tree, Part):
        yield tree
    for child in children(tree):
        yield from _parts(child)


def _times(tree: Node) -> Counter[str]:
    """Return how often a name can have each part, at most; 2 stands for any more."""
    below = [_times(child) for child in children(tree)]
    if isinstance(tree, Alt):
        return reduce(or_, below)
    times = sum(below, Counter[str]([tree.name] if isinstance(tree, Part) else []))
    return times + times if isinstance(tree, Repeat) and tree.high != 1 else times


def _marks_of(names: tuple[str, ...]) -> dict[str, tuple[str, str]]:
    """Return both marks for each part, by its name."""
    first, middle = SURROGATES[0], SURROGATES[0] + MOST_PARTS
    return {name: (chr(first + at), chr(middle + at)) for at, name in enumerate(sorted(set(names)))}
