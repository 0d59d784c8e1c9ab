"""TOML files beside the grammars, rejected with each fault's place and key."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, get_origin

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.text import lowered, near
from natsgrammar_gen.grammar.location import source

TEXTS = list[str]  # the type of a list of texts; those of TOML are str and dict
_CALLED = {str: "text", int: "a number", TEXTS: "a list of texts", dict: "a table"}


def loaded(path: Path, text: str | None = None) -> dict[str, Any]:
    """Return the content of the file, or of its text. Raises `Refused`."""
    text = source(path) if text is None else text
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        end = text.count("\n") + 1, len(text) - text.rfind("\n")
        line, column = map(int, place.groups()) if place else end
        raise refused(path, f"is not TOML: {lowered(str(error))}", line=line, column=column) from None
    except (RecursionError, ValueError):  # of brackets in brackets, or of a number of thousands of digits
        raise refused(path, "cannot be read as TOML: a value is nested too deeply, or a number too long") from None


def entries(
    path: Path, name: str, faults: Callable[[dict[str, Any]], Iterable[str]] = lambda _: ()
) -> list[tuple[int, dict[str, Any]]]:
    """Return the tables listed below lines `[[name]]`, each with its line; none without the file.

    Raises `Refused`, also with the `faults` of every table.
    """
    if not path.exists():
        return []
    text = source(path)
    table = loaded(path, text)
    for key in table:
        if key != name:
            raise refused(path, f"unknown key `{key}`; write each {name} as a table of its own, below `[[{name}]]`")
    tables = table.get(name, [])
    header = re.compile(rf"\s*\[\[\s*{name}\s*\]\]")
    lines = [number for number, line in enumerate(text.split("\n"), 1) if header.match(line)]
    if not isinstance(tables, list) or len(tables) != len(lines):
        raise refused(path, f"write each {name} as a table of its own, below a line `[[{name}]]`")
    listed = [*zip(lines, tables, strict=True)]
    if problems := [Diagnostic(str(path), line, 1, cause) for line, entry in listed for cause in faults(entry)]:
        raise Refused(problems)
    return listed


def statements(lines: Sequence[str]) -> Iterator[str]:
    """Yield each key with its value, of one or more lines, and each other line of valid TOML."""
    text = ""
    for line in lines:
        text += f"\n{line}" if text else line
        with suppress(tomllib.TOMLDecodeError):
            tomllib.loads(text)
            yield text
            text = ""


def wrong(entry: Mapping[str, Any], kinds: Mapping[str, Any], required: Sequence[str], what: str) -> Iterator[str]:
    """Yield the faults in a table with these keys and types."""
    for key, value in entry.items():
        kind = kinds.get(key)
        if kind is None:
            yield f"unknown key `{key}`{near(key, kinds)}"
        elif not isinstance(value, get_origin(kind) or kind) or (kind is TEXTS and {*map(type, value)} - {str}):
            yield f"`{key}` must be {_CALLED[kind]}"
    yield from (f"{what} has no `{key}`" for key in required if key not in entry)


def as_toml(value: Any) -> str:
    """Return a text, a number, or a list or table with such values as TOML on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        keys = (key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else as_toml(key) for key in value)
        return f"{{ {', '.join(f'{key} = {as_toml(item)}' for key, item in zip(keys, value.values(), strict=True))} }}"
    if not isinstance(value, str):
        return str(value)
    if '"' in value and "'" not in value and value.isprintable():
        return f"'{value}'"
    plain = (f"\\{c}" if c in '"\\' else c if c.isprintable() else f"\\U{ord(c):08X}" for c in value)
    return f'"{"".join(plain)}"'


def refused(path: Path, *causes: str, line: int = 1, column: int = 1) -> Refused:
    """Return the file's rejection for the causes in one place."""
    return Refused(Diagnostic(str(path), line, column, cause) for cause in causes)
