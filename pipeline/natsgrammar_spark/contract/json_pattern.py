"""`pattern` of JSON Schema, an ECMAScript expression that is searched for, compiled to a rule for whole texts."""

import re
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import natsgrammar as ng

from .nodes import Grammars

_SPACE = r"\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_SETS = {r"\d": "0-9", r"\w": "0-9A-Za-z_", r"\s": _SPACE}
_SETS |= {name.upper(): f"^{members}" for name, members in _SETS.items()} | {".": r"^\n\r\u2028\u2029"}
_SHORT = {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "v": "\v"}
_ESCAPE = r"\\(?:[dDwWsSnrtfv!-/:-@\[-`{-~]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]{1,6}\})"
_TOKEN = re.compile(
    rf"(?P<set>\[(?:{_ESCAPE}|[^\\\]])+\])|(?P<times>[*+?]|\{{\d+(?:,\d*)?\}})|(?P<mark>\((?:\?:|(?!\?))|[)|^$])"
    rf"|{_ESCAPE}|[^\\()\[\]{{}}]",
    re.DOTALL,
)
_IN_SET = re.compile(rf"{_ESCAPE}|.", re.DOTALL)
_GRAMMAR = """\
// @title JSON Schema
// @source JSON Schema https://json-schema.org

// @source pattern
text: {}
"""
_ANY = r"/[\x00-\U0010FFFF]/*"  # before and after what is searched for


def rule(pattern: Any, grammars: Grammars) -> ng.Rule:
    """Return the rule for the texts in which an expression occurs; `grammars` registers a folder of grammars.

    Raises TypeError or ValueError for what is no expression in the subset, and Refused for a rule that is too large.
    """
    if not isinstance(pattern, str):
        raise TypeError("expected a text")
    spec = f"pattern-{sha256(pattern.encode()).hexdigest()[:16]}"
    try:
        return ng.rule(f"{spec}:text")
    except ng.UnknownAddress:
        if grammars is None:
            raise ValueError("pass `grammars=natsgrammar_gen.compiler.add`, which compiles patterns") from None
    with TemporaryDirectory(prefix="natsgrammar-") as folder:
        Path(folder, spec).mkdir()
        Path(folder, spec, "1.lark").write_text(_GRAMMAR.format(lark(pattern)), encoding="utf-8")
        grammars(folder)
    return ng.rule(f"{spec}:text")


def lark(pattern: str) -> str:
    """Return Lark's notation for the texts in which an expression occurs. Raises ValueError outside of the subset."""
    words, groups = [_ANY], list[int]()  # `groups`: where the open ones begin
    atom: int | None = None  # where the last one begins, which may be repeated
    at, is_ended = 0, False
    while at < len(pattern):
        token = _TOKEN.match(pattern, at)
        text = token[0] if token else pattern[at : at + 3]
        start, at = at, at + len(text)
        is_last = not groups and pattern[at : at + 1] in ("", "|")
        match text:
            case _ if token is not None and token["times"] and atom is not None:
                words[atom:] = _repeated(words[atom:], text)
                at += pattern[at : at + 1] == "?"  # lazy: it accepts the same texts
                atom = None
            case _ if token is not None and not token["times"] and not token["mark"]:
                atom = len(words)
                words.append(f"/[{_set(text) if token['set'] else _SETS.get(text) or _written(text)}]/")
            case "(" | "(?:":
                groups.append(len(words))
                words.append("(")
                atom = None
            case ")" if groups:
                atom = groups.pop()
                words.append(")")
            case "|":
                words += ["|"] if groups else ["|", _ANY] if is_ended else [_ANY, "|", _ANY]
                atom, is_ended = None, is_ended and bool(groups)
            case "^" if not groups and words[-1:] == [_ANY]:
                words.pop()
            case "$" if is_last:
                is_ended, atom = True, None
            case _:
                raise ValueError(f"`{text}` at position {start} is not supported")
    if groups:
        raise ValueError("a group has no end")
    return " ".join(words if is_ended else [*words, _ANY])


def _repeated(atom: list[str], times: str) -> list[str]:
    """Return an atom with a repeat."""
    if times in "*+?":
        return [*atom[:-1], atom[-1] + times]
    low, comma, high = times[1:-1].partition(",")
    if comma and not high:
        return [*atom[:-1], f"{atom[-1]}~{low}", *atom[:-1], f"{atom[-1]}*"]
    return [*atom[:-1], f"{atom[-1]}~{low}..{high or low}"]


def _set(text: str) -> str:
    """Return the inside of a set as Python's expressions have it."""
    items = _IN_SET.findall(text[1:-1])
    sign = "^" if items[0] == "^" else ""
    items = items[len(sign) :]
    if not items or any(_SETS.get(item, "").startswith("^") for item in items if item != "."):
        raise ValueError(f"`{text}` is not supported")
    written = [sign]
    for at, item in enumerate(items):
        beside = items[at - 1 : at] + items[at + 1 : at + 2]
        is_range = item == "-" and len(beside) == 2 and not any(each in _SETS for each in beside if each != ".")
        written.append("-" if is_range else _written(item) if item == "." else _SETS.get(item) or _written(item))
    return "".join(written)


def _written(item: str) -> str:
    """Return a character, or an escape, as Lark and Python's expressions have it."""
    escaped = item[1:] if len(item) > 1 else ""
    code = escaped[1:].strip("{}")
    character = chr(int(code, 16)) if code else _SHORT.get(escaped, escaped) or item
    if character.isascii() and character.isprintable() and character != " ":
        return character if character.isalnum() or character == "_" else "\\" + character
    return f"\\U{ord(character):08x}"
