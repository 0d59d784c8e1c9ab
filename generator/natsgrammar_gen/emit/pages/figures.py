"""Three figures that explain, with what they state computed: a figure that would be wrong is not written.

They are this project's own, for its front page and its guides; they follow the colour scheme of the reader.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

from natsgrammar.text import seen
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.pages.railroad import STYLE
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.grammar.roles import Implementation
from natsgrammar_gen.language.queries import difference, intersection, shortest

_COLOURS = (
    ".yes { color: #1b6e20; } .no { color: #b3261e; } .soft { opacity: .75; } "
    "text { paint-order: stroke; stroke: #fff; stroke-width: 4; } "
    "@media (prefers-color-scheme: dark) { .yes { color: #86d58a; } .no { color: #ffb4ab; } text { stroke: #1e2129; } }"
)
# What is published to, and what becomes of it where it is stopped.
_JOURNEYS = ("orders.eu.new", "orders.new york", "orders..new", "orders.new\x7f")
_STOPS = ("refused: you get an error", "dropped: nobody is told", "acknowledged, never found")
_REFUSED = "orders..new"
_SUBJECT = "nats-docs@subjects:subject"
_ROLES = "subject-publish", "stored-subject"
_EDITIONS = ("nats-py@2.14.0", "nats-py@2.15.0")


def figures(context: Context) -> Files:
    """Pictures of how rules are derived, of what a name meets on its way, and of how two editions differ.

    None where the grammars are not those of this project.
    """
    rules = {f"{it.address}:{name}": rule.definition for it in context.editions for name, rule in it.rules.items()}
    shown = _SUBJECT, *(f"{edition}:stream-name" for edition in _EDITIONS)
    if not rules.keys() >= {*shown} or not context.roles.keys() >= {*_ROLES}:
        return {}
    subject, old, new = (rules[address] for address in shown)
    published, stored = (context.roles[role] for role in _ROLES)
    return {
        "derived.svg": _derived(subject),
        "journey.svg": _journey(published, stored),
        "editions.svg": _editions(old, new),
    }


# ---- grammar → automaton → code -------------------------------------------------------------------------------------


def _derived(subject: Definition) -> str:
    """The rule of subjects, its automaton of two states, and what is made of it."""
    position = subject.dfa.first_error(_REFUSED)
    if len(subject.dfa.table) != 2 or position is None:
        raise ValueError("the figure shows an automaton of two states that refuses two dots in a row")
    made = "Python, Go, Java, Rust, TypeScript", "Spark columns and SQL", "JSON Schema, CRDs, PostgreSQL", "a reference"
    body = [
        *_box(2, 20, 204, 76, "a grammar", "one rule, written once"),
        _text(104, 82, subject.lark, size=11, mono=True),
        _arrow(206, 58, 239, 58),
        *_box(240, 2, 238, 112, "the smallest automaton", ""),
        _arrow(268, 76, 289, 76),
        *_state(303, 76, final=False),
        *_state(409, 76, final=True),
        _curve("M315 70C340 58 372 58 397 69", 397, 69, 24),
        _curve("M397 83C372 95 340 95 315 82", 315, 82, 204),
        _curve("M403 64C390 40 428 40 416 63", 416, 63, 110),
        _text(356, 57, "a character", size=10),
        _text(356, 105, "a dot", size=10),
        _text(441, 49, "more", size=10),
        _text(104, 136, f"{_REFUSED[:position]}.{_REFUSED[position + 1 :]}", size=13, mono=True),
        _text(104, 156, f"no arrow for the dot at position {position}", size=11, kind="no"),
        f'<path d="M359 114V138"/>{_head(359, 138, 90)}',
        *(part for at, text in enumerate(made) for part in _box(241, 140 + 34 * at, 236, 30, text, "")),
    ]
    return _svg("A grammar becomes the smallest automaton, and that becomes code in every language", 480, 278, body)


# ---- what a name meets on its way -----------------------------------------------------------------------------------


def _journey(published: list[Implementation], stored: list[Implementation]) -> str:
    """Four subjects on their way from a client through the server into a stream."""
    clients = [it.rule for it in published if it.dialect.startswith("nats.")]
    server = [it for it in published if it.dialect.startswith("nats-server") and it.who == it.dialect][-1]
    store = [it for it in stored if it.dialect == server.dialect]
    gates = [clients, [server.rule], [it.rule for it in store]]
    heads = [f"{len(clients)} clients", server.dialect, "its stream"]
    body = [_text(2, 20, "you publish to", size=11, anchor="start", kind="soft")]
    body += [_text(x, 20, head, size=11) for x, head in zip(_GATES, heads, strict=True)]
    for x in _GATES:
        body.append(f'<path d="M{x} 30V{34 + 34 * len(_JOURNEYS)}" stroke-width="6" opacity=".25"/>')
    for lane, subject in enumerate(_JOURNEYS):
        body += _lane(50 + 34 * lane, subject, _stopped(subject, gates))
    return _svg("Who stops a subject: a client, the server, the stream, or nobody", 500, 40 + 34 * len(_JOURNEYS), body)


_GATES = (158, 238, 318)


def _stopped(subject: str, gates: list[list[Definition]]) -> int:
    """The first gate that refuses the subject, or the number of gates."""
    for at, gate in enumerate(gates):
        verdicts = {rule.dfa.accepts(subject) for rule in gate}
        if len(verdicts) != 1:
            raise ValueError(f"the figure needs one answer of all at gate {at}, and {subject!r} gets two")
        if verdicts == {False}:
            return at
    return len(gates)


def _lane(y: int, subject: str, stopped: int) -> Iterable[str]:
    yield _text(2, y + 4, seen(subject), size=12, mono=True, anchor="start")
    passed = stopped == len(_GATES)
    end = 344 if passed else _GATES[stopped] - 6
    yield _arrow(128, y, end, y, kind="yes" if passed else "no")
    for x in _GATES[:stopped]:
        yield f'<circle cx="{x}" cy="{y}" r="5" fill="currentColor" class="yes"/>'
    if passed:
        yield _text(350, y + 4, "stored, and found", size=11, anchor="start", kind="yes")
    else:
        x = _GATES[stopped]
        yield f'<path d="M{x - 5} {y - 5}l10 10m0 -10l-10 10" stroke-width="2.4" class="no"/>'
        yield _text(x + 12, y + 4, _STOPS[stopped], size=11, anchor="start", kind="no")


# ---- two editions ---------------------------------------------------------------------------------------------------


def _editions(old: Definition, new: Definition) -> str:
    """Two editions of a rule as sets, with the shortest name of each part."""
    parts = [difference(old.dfa, new.dfa), intersection(old.dfa, new.dfa), difference(new.dfa, old.dfa)]
    least = [shortest(part) for part in parts]
    if None in least:
        raise ValueError("the figure shows two editions of which each accepts names that the other refuses")
    body = [
        '<circle cx="184" cy="110" r="86" fill="none"/>',
        '<circle cx="296" cy="110" r="86" fill="none"/>',
        *(_text(x, 16, edition, size=12) for x, edition in zip((150, 330), _EDITIONS, strict=True)),
    ]
    for x, name, kind in zip((138, 240, 342), least, ("no", "", "yes"), strict=True):
        body.append(_text(x, 114, seen(name or "") or "(empty)", size=14, mono=True, kind=kind))
    lines = ("accepted before,", "refused now"), ("accepted by both",), ("refused before,", "accepted now")
    for x, words in zip((138, 240, 342), lines, strict=True):
        body += [_text(x, 214 + 13 * at, line, size=11) for at, line in enumerate(words)]
    return _svg("Two editions of stream-name as sets, with the shortest name of each part", 480, 236, body)


# ---- pieces of pictures ---------------------------------------------------------------------------------------------


def _svg(title: str, width: int, height: int, parts: Iterable[str]) -> str:
    lines = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" fill="none" stroke="currentColor" stroke-width="1.3" text-anchor="middle" '
        f'font-family="system-ui, sans-serif">\n<title>{escape(title)}</title>\n<style>{STYLE} {_COLOURS}</style>\n'
        f"{lines}\n</svg>\n"
    )


def _text(x: int, y: int, text: str, size: int = 13, *, mono: bool = False, anchor: str = "", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    style += ' font-family="monospace"' if mono else ""
    style += f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x}" y="{y}" font-size="{size}"{style} fill="currentColor">{escape(text)}</text>'


def _box(x: int, y: int, width: int, height: int, text: str, note: str) -> list[str]:
    """A box; its text is on top of it if there is a note or room below."""
    middle = x + width // 2
    low = height <= 30
    found = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="none"/>',
        _text(middle, y + 20 if low else y + 22, text, size=12 if low else 13),
    ]
    return [*found, _text(middle, y + 39, note, size=10, kind="soft")] if note else found


def _arrow(x: int, y: int, to_x: int, to_y: int, kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<g{style}><path d="M{x} {y}L{to_x} {to_y}"/>{_head(to_x, to_y, 0)}</g>'


def _curve(path: str, x: int, y: int, angle: int) -> str:
    """A curved arrow whose head points that way at its end."""
    return f'<path d="{path}"/>{_head(x, y, angle)}'


def _head(x: int, y: int, angle: int) -> str:
    return f'<path transform="translate({x} {y}) rotate({angle})" d="M1 0l-8 -4v8z" fill="currentColor" stroke="none"/>'


def _state(x: int, y: int, *, final: bool) -> list[str]:
    inner = [f'<circle cx="{x}" cy="{y}" r="9"/>'] if final else []
    return [f'<circle cx="{x}" cy="{y}" r="13"/>', *inner]
