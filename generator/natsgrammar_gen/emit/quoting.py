"""Text from a grammar as a string or a comment of a programming language, where it stays text."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterable

from natsgrammar.text import seen
from natsgrammar_gen.emit.markdown import prose

Runs = tuple[tuple[int, int], ...]  # inclusive

_WIDTH = 240  # of a list's lines, about: a file of a hundred rules stays below 300 lines
_PIECE = 100  # columns of one piece of a long string
_SPECIAL = re.compile(r'[^ -~]|["\\]')


def go(text: str) -> str:
    """A string of Go."""
    return _quoted(text, lambda point: f"\\u{point:04x}" if point <= 0xFFFF else f"\\U{point:08x}")


def rust(text: str) -> str:
    """A string of Rust."""
    return _quoted(text, lambda point: f"\\u{{{point:x}}}")


def java(text: str) -> str:
    r"""A string of Java. Characters of ASCII are no `\u` escapes: Java reads these before it looks for strings."""
    return _quoted(text, lambda point: f"\\{point:03o}" if point < 0x80 else json.dumps(chr(point))[1:-1])


def typescript(text: str) -> str:
    """A string of TypeScript and JavaScript."""
    return json.dumps(text)


def _quoted(text: str, escape: Callable[[int], str]) -> str:
    return '"' + _SPECIAL.sub(lambda it: f"\\{it[0]}" if it[0] in '"\\' else escape(ord(it[0])), text) + '"'


def pieces(text: str) -> list[str]:
    """A long text of an automaton in pieces of a line each, which any language joins."""
    return [text[at : at + _PIECE] for at in range(0, len(text), _PIECE)]


def point(character: str) -> str:
    """A character as its code point, which is a number in any language."""
    return f"0x{ord(character):02x}"


def go_test(runs: Runs) -> str:
    """Whether `char` is in a set, in Go."""
    return _test(runs, "char", _letter)


def java_test(runs: Runs) -> str:
    """Whether `point` is in a set, in Java."""
    return _test(runs, "point", _letter)


def typescript_test(runs: Runs) -> str:
    """Whether `point` is in a set, in TypeScript."""
    return _test(runs, "point", hex, "===")


def rust_test(runs: Runs) -> str:
    """A set as a pattern of Rust."""
    return " | ".join(
        _rust_letter(low) if low == high else f"{_rust_letter(low)}..={_rust_letter(high)}" for low, high in runs
    )


def _test(runs: Runs, name: str, letter: Callable[[int], str], same: str = "==") -> str:
    return " || ".join(
        f"{name} {same} {letter(low)}" if low == high else f"{name} >= {letter(low)} && {name} <= {letter(high)}"
        for low, high in sorted(runs, key=_likelihood)
    )


def _likelihood(run: tuple[int, int]) -> tuple[bool, int]:
    """Runs with small letters first, then the longest in ASCII: names consist of these, and the first fit decides."""
    low, high = run
    return not low <= ord("a") <= high, low - min(high, 0x7F)


def _letter(point: int) -> str:
    return f"'{chr(point)}'" if 0x20 <= point <= 0x7E and chr(point) not in "'\\" else hex(point)


def _rust_letter(point: int) -> str:
    return f"'{chr(point)}'" if 0x20 <= point <= 0x7E and chr(point) not in "'\\" else f"'\\u{{{point:x}}}'"


def comment(text: str) -> str:
    """Text in a line comment: it stays on its line, and every character of it can be seen."""
    return seen(text).replace("␣", " ")


def go_comment(text: str) -> str:
    """Text in a line comment of Go; gofmt would make one sign of two quotation marks, and drop blanks at the end."""
    return re.sub(r"(?<=')(?=')|(?<=`)(?=`)", " ", comment(text)).rstrip()


def rust_comment(text: str) -> str:
    """Text in a line of documentation of Rust, which is Markdown; addresses are links only between angle brackets."""
    return re.sub(r"(?<!\S)https?://[\w./#%~-]+(?!\S)", r"<\g<0>>", prose(text))


def jsdoc(text: str) -> str:
    """Text in a documentation comment of TypeScript, which is Markdown."""
    return prose(text).replace("*/", "*\\/")


def javadoc(text: str) -> str:
    r"""Text in a documentation comment of Java, which is HTML; `\u` is read before comments are."""
    text = html.escape(comment(text), quote=False)
    return re.sub(r"[\\@{}*]", lambda it: f"&#{ord(it[0])};", re.sub(r"`([^`]*[^`\s][^`]*)`", r"<code>\1</code>", text))


def listed(items: Iterable[str], inner: str, outer: str = "") -> str:
    """The items of a list: on one line, or on as many as they fill, each after `inner`; the end is after `outer`."""
    lines = [""]
    for item in items:
        if len(lines[-1]) + len(item) > _WIDTH:
            lines.append("")
        lines[-1] += f"{item}, "
    if len(lines) == 1:
        return lines[0].removesuffix(", ")
    return "\n" + "".join(f"{inner}{line.rstrip()}\n" for line in lines if line) + outer
