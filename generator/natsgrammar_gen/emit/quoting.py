"""Text from a grammar as a string or a comment in a programming language, where it stays text."""

import html
import json
import re
from collections.abc import Callable, Iterable
from functools import partial

from natsgrammar.text import seen
from natsgrammar_gen.emit.identifiers import camel, go_pascal, pascal, snake
from natsgrammar_gen.emit.markdown import fence, prose
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.language.regex_printer import LONGEST_TEXT

Runs = tuple[tuple[int, int], ...]  # inclusive

_WIDTH = 240  # of a list's lines, about: a file of a hundred rules stays below 300 lines
_PIECE = 280  # columns of one piece of a long string
_SPECIAL = re.compile(r'[^ -~]|["\\]')


def go(text: str) -> str:
    """Return a Go string."""
    return _quoted(text, lambda point: f"\\u{point:04x}" if point <= 0xFFFF else f"\\U{point:08x}")


def rust(text: str) -> str:
    """Return a Rust string."""
    return _quoted(text, lambda point: f"\\u{{{point:x}}}")


def java(text: str) -> str:
    r"""Return a Java string, without `\u` escapes for ASCII: Java reads those before it looks for strings."""
    return _quoted(text, lambda point: f"\\{point:03o}" if point < 0x80 else json.dumps(chr(point))[1:-1])


def typescript(text: str) -> str:
    """Return a TypeScript and JavaScript string."""
    return json.dumps(text)


def _quoted(text: str, escape: Callable[[int], str]) -> str:
    return '"' + _SPECIAL.sub(lambda match: f"\\{match[0]}" if match[0] in '"\\' else escape(ord(match[0])), text) + '"'


def pieces(text: str) -> list[str]:
    """Return an automaton's long text in pieces, one per line, for any language to join."""
    return [text[at : at + _PIECE] for at in range(0, len(text), _PIECE)]


def point(character: str) -> str:
    """Return a character as its code point, which is a number in any language."""
    return f"0x{ord(character):02x}"


def rust_test(runs: Runs) -> str:
    """Return a set as a Rust pattern."""
    letter = partial(_letter, beyond="'\\u{{{:x}}}'")
    return " | ".join(letter(low) if low == high else f"{letter(low)}..={letter(high)}" for low, high in runs)


def _test(runs: Runs, name: str, letter: Callable[[int], str], same: str = "==") -> str:
    """Return the test whether the character called `name` is in a set."""
    return " || ".join(
        f"{name} {same} {letter(low)}" if low == high else f"{name} >= {letter(low)} && {name} <= {letter(high)}"
        # Small letters first, then the longest run in ASCII: most characters in names are there.
        for low, high in sorted(runs, key=lambda run: (not run[0] <= ord("a") <= run[1], run[0] - min(run[1], 0x7F)))
    )


def _letter(point: int, beyond: str = "{:#x}") -> str:
    return f"'{chr(point)}'" if 0x20 <= point <= 0x7E and chr(point) not in "'\\" else beyond.format(point)


def comment(text: str) -> str:
    """Return text for a line comment: it stays on its line, and every character in it is visible."""
    return seen(text).replace("␣", " ")


def go_comment(text: str) -> str:
    """Return text for a Go line comment; gofmt would change two quotation marks, and blanks at the end."""
    return re.sub(r"(?<=')(?=')|(?<=`)(?=`)", " ", comment(text)).rstrip()


def rust_comment(text: str) -> str:
    """Return text for Rust documentation, which is Markdown; only addresses in angle brackets are links."""
    return re.sub(r"(?<!\S)https?://[\w./#%~-]+(?!\S)", r"<\g<0>>", prose(text))


def jsdoc(text: str) -> str:
    """Return text for a TypeScript documentation comment, which is Markdown."""
    return prose(text).replace("*/", "*\\/")


def javadoc(text: str) -> str:
    r"""Return text for a Java documentation comment, which is HTML; `\u` is read before comments are."""
    text = html.escape(comment(text), quote=False)
    return re.sub(
        r"[\\@{}*]", lambda match: f"&#{ord(match[0])};", re.sub(r"`(\s*[^`\s][^`]*)`", r"<code>\1</code>", text)
    )


def listed(items: Iterable[str], inner: str, outer: str = "") -> str:
    """Return a list's items, on one line or on filled lines, each after `inner`; the end is after `outer`."""
    lines = [""]
    for item in items:
        if len(lines[-1]) + len(item) > _WIDTH:
            lines.append("")
        lines[-1] += f"{item}, "
    if len(lines) == 1:
        return lines[0].removesuffix(", ")
    return "\n" + "".join(f"{inner}{line.rstrip()}\n" for line in lines if line) + outer


template = templates(
    go,
    go_comment,
    java,
    javadoc,
    jsdoc,
    listed,
    pieces,
    point,
    rust,
    rust_comment,
    rust_test,
    typescript,
    camel,
    go_pascal,
    pascal,
    snake,
    fence,
    longest_text=LONGEST_TEXT,
    go_test=partial(_test, name="char", letter=_letter),
    java_test=partial(_test, name="point", letter=_letter),
    typescript_test=partial(_test, name="point", letter=hex, same="==="),
)
