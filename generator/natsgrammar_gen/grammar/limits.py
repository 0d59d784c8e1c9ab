"""A rule's limits: those in its comment, and those in its expression."""

from natsgrammar_gen.grammar.annotations import Notes
from natsgrammar_gen.language.ast import All, Chars, Checked, MaxBytes, Node, Repeat
from natsgrammar_gen.language.charset import EVERYTHING


def limited(tree: Node, notes: Notes | None) -> Node:
    """Return the tree with its comment's sum, within its comment's limits and its own."""
    limits = [notes.max_bytes] if notes and notes.max_bytes is not None else []
    if isinstance(tree, MaxBytes):
        limits.append(tree.limit)
        tree = tree.item
    *others, item = tree.items if isinstance(tree, All) else (tree,)
    if notes and notes.check:
        item = Checked(item, notes.check)
    if notes and notes.length and (length := Repeat(Chars(EVERYTHING), *notes.length)) not in (*others, item):
        others.insert(0, length)
    tree = All((*others, item)) if others else item
    return MaxBytes(tree, min(limits)) if limits else tree
