"""Text from a grammar as a string or a comment of a programming language, where it stays text."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable

from natsgrammar_gen.emit.markdown import prose
from natsgrammar_gen.emit.markdown import seen as visible

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


def go_comment(text: str) -> str:
    """Text in a line comment of Go."""
    return visible(text).replace("␣", " ")


def rust_comment(text: str) -> str:
    """Text in a line of documentation of Rust, which is Markdown."""
    return prose(text)


def jsdoc(text: str) -> str:
    """Text in a documentation comment of TypeScript, which is Markdown."""
    return prose(text).replace("*/", "*\\/")


def javadoc(text: str) -> str:
    r"""Text in a documentation comment of Java, which is HTML; `\u` is read before comments are."""
    text = html.escape(visible(text).replace("␣", " "), quote=False)
    return re.sub(r"[\\@{}*]", lambda it: f"&#{ord(it[0])};", re.sub(r"`([^`]*)`", r"<code>\1</code>", text))
