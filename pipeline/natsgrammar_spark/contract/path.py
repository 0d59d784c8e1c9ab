"""Column paths: the values in a row that a rule checks.

| path | selects |
|---|---|
| `subject` | the column |
| `config.name` | a field in a struct |
| `config.subjects[]` | each element in an array |
| `headers["ce-type"]` | the value for one key in a map |
| `headers{"ce-*"}` | the values for matching keys, where `*` matches any characters |
| `headers{}` | each value in a map |
| `headers{keys}`, `headers{keys "ce-*"}` | the keys themselves |

Steps follow one another: `headers["ce-type"][]`. A name with other characters than letters, digits, `_` and `-` goes
between backticks.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass

from natsgrammar.errors import RunError
from natsgrammar.text import near

from .ddl import Array, Map, Primitive, SparkType, Struct, ddl, quoted_identifier


@dataclass(frozen=True, slots=True)
class Field:
    """A column, or a field in a struct."""

    name: str


@dataclass(frozen=True, slots=True)
class Each:
    """Each element in an array."""


@dataclass(frozen=True, slots=True)
class Key:
    """The value for one key in a map."""

    key: str


@dataclass(frozen=True, slots=True)
class Entries:
    """The values (or the keys) in a map, where the key matches the pattern.

    `pair` names the fields for key and value where an array with structs replaces a map; no path can spell this.
    """

    pattern: str | None
    keys: bool
    pair: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Lines:
    """The entries with these keys as one text: lines of key, `: ` and first value, in this order; no path can spell it.

    `pair` is as in `Entries`; the values are lists if `is_list`.
    """

    keys: tuple[str, ...]
    pair: tuple[str, str] | None
    is_list: bool


Step = Field | Each | Key | Entries | Lines
Path = tuple[Step, ...]

_STRING = r'"(?:[^"\\]|\\.)*"'
_STEP = re.compile(
    r"(?P<dot>\.)?(?:(?P<name>[\w-]+)|`(?P<quoted>(?:[^`]|``)+)`)"
    r"|(?P<each>\[\])"
    rf"|\[(?P<key>{_STRING})\]"
    rf"|\{{\s*(?P<keys>keys\b)?\s*(?P<pattern>{_STRING})?\s*\}}"
)


class PathError(RunError, ValueError):
    """The text is not a valid path, or leads nowhere; `position` counts characters from 0."""

    def __init__(self, cause: str, position: int) -> None:
        super().__init__(cause)
        self.position = position


def parse_path(text: str) -> Path:
    """Return the steps in a path. Raises PathError."""
    return tuple(step for step, _ in _steps(text))


def resolve(text: str, columns: Struct) -> tuple[Path, SparkType]:
    """Return the steps in a path, and the type at its end. Raises PathError."""
    kind: SparkType = columns
    steps: list[Step] = []
    for step, position in _steps(text):
        kind = _follow(kind, step, text[:position], position)
        steps.append(step)
    return tuple(steps), kind


def type_at(kind: SparkType, path: Path) -> SparkType | None:
    """Return the declared type at the end of a path; None if there is none."""
    for step in path:
        match kind, step:
            case Struct(fields), Field(name) if name in dict(fields):
                kind = dict(fields)[name]
            case (Map(_, inner), Field() | Entries(None, False)) | (Array(inner), Each()):
                kind = inner
            case Primitive("variant"), _:
                return kind
            case _:
                return None
    return kind


def is_plain(path: Path) -> bool:
    """Check whether the path leads to one value per row."""
    return all(isinstance(step, (Field, Key)) for step in path)


def spelled(step: Step, first: bool = False) -> str:
    """Return the step as a path spells it."""
    match step:
        case Field(name):
            plain = name if re.fullmatch(r"[\w-]+", name) else quoted_identifier(name)
            return plain if first else f".{plain}"
        case Each():
            return "[]"
        case Key(key):
            return f"[{json.dumps(key, ensure_ascii=False)}]"
        case Entries(pattern, keys, _):
            parts = ["keys"] * keys + ([] if pattern is None else [json.dumps(pattern, ensure_ascii=False)])
            return "{" + " ".join(parts) + "}"
        case Lines(keys):
            return "{" + ", ".join(keys) + "}"


def path_text(path: Iterable[Step]) -> str:
    """Return the path as a contract spells it."""
    return "".join(spelled(step, at == 0) for at, step in enumerate(path))


def _steps(text: str) -> list[tuple[Step, int]]:
    steps: list[tuple[Step, int]] = []
    at = 0
    while at < len(text) or not steps:
        token = _STEP.match(text, at)
        named = token is not None and (token["name"] or token["quoted"])
        # The first step is a name without a dot; a later name has one.
        if token is None or (not steps and not named) or (named and bool(token["dot"]) != bool(steps)):
            expected = 'a column name, `.field`, `[]`, `["key"]`, `{}` or `{keys}`' if steps else "a column name"
            rest = f"`{text[at:]}`" if text[at:] else "the end"
            raise PathError(f"path `{text}`: expected {expected}, found {rest}{_hint(text[at:])}", at)
        steps.append((_step(token, text), at))
        at = token.end()
    return steps


def _hint(rest: str) -> str:
    """Return a hint if the rest looks like a name with other characters."""
    if not (name := rest.lstrip(".")) or name[0] in "[]{}`":
        return ""
    return "; a name with other characters than letters, digits, `_` and `-` goes between backticks"


def _step(token: re.Match[str], text: str) -> Step:
    if name := token["name"]:
        return Field(name)
    if quoted := token["quoted"]:
        return Field(quoted.replace("``", "`"))
    if token["each"]:
        return Each()
    if token["key"] is not None:
        return Key(_unquoted(token["key"], token.start("key"), text))
    pattern = token["pattern"]
    return Entries(
        None if pattern is None else _unquoted(pattern, token.start("pattern"), text), token["keys"] is not None
    )


def _unquoted(literal: str, position: int, text: str) -> str:
    try:
        value = json.loads(literal)
        assert isinstance(value, str)
        value.encode()
        return value
    except ValueError:  # bad escape, or a lone surrogate
        raise PathError(f"path `{text}`: {literal} is not a valid JSON string", position) from None


def _follow(kind: SparkType, step: Step, before: str, position: int) -> SparkType:
    match step, kind:
        case Field(name), Struct(fields):
            inner = kind.field(name)
            if inner is None:
                where = f"`{before}` has no field" if before else "there is no column"
                raise PathError(f"{where} `{name}`{near(name, [n for n, _ in fields])}", position)
            return inner
        case Each(), Array(element):
            return element
        case Key(), Map(key, value) if ddl(key) == "string":
            return value
        case Entries(pattern, keys, _), Map(key, value) if pattern is None or ddl(key) == "string":
            return key if keys else value
    needed = {Field: "a struct", Each: "an array"}.get(type(step), "a map with string keys")
    raise PathError(f"`{before}{spelled(step)}`: `{before}` is `{ddl(kind)}`, not {needed}", position)
