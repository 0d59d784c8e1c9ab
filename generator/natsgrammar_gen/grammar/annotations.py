"""The comments of a grammar file: prose, sources and examples, as data.

A comment block directly above a definition belongs to that definition; the block at the top of the file, up to its
first blank line, describes the edition. In a block, lines that begin with `@` are annotations, the rest is prose.
`docs/guide/notation.md` explains the notation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from natsgrammar.core.releases import release_between
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import near, quoted
from natsgrammar_gen.language.budget import spend

_FIRST_SENTENCE = re.compile(r"(?:`[^`]*`|[^`])+?[.:](?=\s|$)")


@dataclass(frozen=True, slots=True)
class Example:
    """A name and the position of its first error in code points, or None for a valid name."""

    name: str
    position: int | None
    line: int


@dataclass(frozen=True, slots=True)
class CodecNote:
    """`@codec NAME escape=TERMINAL …`: the percent codec whose decoder reads the rule, with the names of terminals.

    `@codec NAME by=ALGORITHM …`: a codec that the runtime computes; it has no characters to escape.
    """

    name: str
    by: str
    escape: str
    sign: str
    empty: str
    separator: str
    unquote: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """`@parts "NAME" part="TEXT" …`: a valid name and the texts of its parts."""

    name: str
    texts: dict[str, str]
    line: int


@dataclass(slots=True)
class Notes:
    """Everything that one comment block says."""

    prose: str = ""
    title: str = ""
    published: str = ""
    production: str = ""
    sources: list[str] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    dialect: str = ""
    releases: tuple[str, str] | None = None
    roles: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    portable: tuple[str, ...] = ()
    noun: str = ""
    length: tuple[int, int | None] | None = None
    max_bytes: int | None = None
    code: int | None = None
    codec: CodecNote | None = None
    part: str = ""
    readings: list[Reading] = field(default_factory=list)
    suggests: bool = True


EDITION_ANNOTATIONS = ("title", "source", "published", "dialect", "portable", "releases")
DEFINITION_ANNOTATIONS = (
    "production",
    "source",
    "good",
    "bad",
    "length",
    "max-bytes",
    "code",
    "codec",
    "role",
    "alias",
    "noun",
    "suggestion",
    "part",
    "parts",
)

_COMMENT = re.compile(r"[ \t]*(?://|#) ?(.*)")
_ANNOTATION = re.compile(r"@([a-z-]+)(?:\s+(.*))?")
_BAD = re.compile(r"\s+at\s+(\d{1,9})\s*")
_JSON = json.JSONDecoder()
_STEPS_OF_EXAMPLE = 100  # to judge it, and to show it on a page
_SPACE = re.compile(r"\s*")
_LENGTH = re.compile(r"([0-9]{1,4})\.\.([0-9]{1,4})?")
_LABEL = re.compile(r"\s+([a-z][a-z0-9_]*)=")
_RELEASE = r"([0-9]{1,9}(?:\.[0-9]{1,9})*)"
_RELEASES = re.compile(rf"{_RELEASE}(?:\s+to\s+{_RELEASE})?")
# What the runtime has to compute a codec with, and what that writes.
ALGORITHMS = {
    "base64url": "base64url of the UTF-8 of the text, padded (RFC 4648, section 5)",
    "base64url-raw": "base64url of the UTF-8 of the text, without padding (RFC 4648, section 5)",
    "path": "the text with its slashes as dots, a first slash as the token `_root_`, and without one last slash",
}
_CODEC_FORM = (
    "`@codec name escape=TERMINAL [sign=TERMINAL] [empty=TERMINAL] [separator=TERMINAL | unquote]` or "
    f"`@codec name by={'|'.join(ALGORITHMS)} [separator=TERMINAL]`"
)
_TERMINAL = r"=([A-Z_][A-Z0-9_]*)"
_CODEC = re.compile(
    rf"([a-z][a-z0-9-]*)\s+(?:by=({'|'.join(ALGORITHMS)})|escape{_TERMINAL})(?:\s+sign{_TERMINAL})?(?:\s+empty{_TERMINAL})?"
    rf"(?:\s+separator{_TERMINAL}|(\s+unquote))?\s*"
)


def comment(line: str) -> str | None:
    """The text of a comment line, or None when the line is not a comment."""
    found = _COMMENT.fullmatch(line)
    return found.group(1) if found else None


def block_above(lines: list[str], line: int) -> range:
    """The line numbers (from 1) of the comment lines directly above `line`."""
    first = line
    while first > 1 and comment(lines[first - 2]) is not None:
        first -= 1
    return range(first, line)


def top_block(lines: list[str]) -> range:
    """The line numbers of the comment block at the top of a file that ends with a blank line."""
    end = next((i for i, line in enumerate(lines) if comment(line) is None), len(lines))
    return range(1, end + 1) if end == len(lines) or not lines[end].strip() else range(1, 1)


def read_notes(lines: list[str], numbers: range, allowed: tuple[str, ...], path: str) -> tuple[Notes, list[Diagnostic]]:
    """What the comment lines `numbers` say, and what is wrong with them."""
    notes, problems, prose = Notes(), [], []
    for number in numbers:
        text = (comment(lines[number - 1]) or "").rstrip()
        found = _ANNOTATION.fullmatch(text)
        if not found:
            prose.append(text)
            continue
        try:
            key, value = found.group(1), (found.group(2) or "").strip()
            _check_place(key, allowed, numbers)
            _apply(notes, key, value, allowed, number)
        except ValueError as error:
            column = lines[number - 1].index("@") + 1
            problems.append(Diagnostic(path, number, column, str(error)))
    notes.prose = "\n".join(prose).strip()
    return notes, problems


def _check_place(key: str, allowed: tuple[str, ...], block: range) -> None:
    """Raises ValueError for an annotation of the file in another block of comments than the top one."""
    if key in EDITION_ANNOTATIONS and key not in allowed:
        at_top = "put a blank line below it, to keep it apart from the definition"
        where = at_top if block.start == 1 else "move it to the top, before the first blank line"
        raise ValueError(f"`@{key}` describes the file; {where}")


def _apply(notes: Notes, key: str, value: str, allowed: tuple[str, ...], line: int) -> None:
    if key not in allowed:
        raise ValueError(f"unknown annotation `@{key}`{near(key, allowed)}; expected one of: @{', @'.join(allowed)}")
    if not value:
        raise ValueError(f"`@{key}` needs a value")
    match key:
        case "source":
            notes.sources.append(value)
        case "role":
            notes.roles = _roles(notes, value)
        case "alias" if not re.fullmatch(r"[a-z][a-z0-9-]*( +[a-z][a-z0-9-]*)*", value):
            raise ValueError(
                f"{quoted(f'@alias {value}')}: an alias is another name of the rule, such as `stream-name`"
            )
        case "alias":
            notes.aliases = (*notes.aliases, *value.split())
        case "portable" if not re.fullmatch(r"[a-z][a-z0-9-]*( +[a-z][a-z0-9-]*)*", value):
            raise ValueError(f"{quoted(f'@portable {value}')}: write the roles whose rules enter `portable`, or `all`")
        case "portable":
            notes.portable = (*notes.portable, *value.split())
        case "releases":
            notes.releases = _releases(notes, value)
        case "noun" if not re.fullmatch(r"[a-z]+( [a-z]+)*", value):
            raise ValueError(f"{quoted(f'@noun {value}')}: write one or more lower-case words, such as `value`")
        case "production" | "title" | "published" | "dialect" | "noun":
            if getattr(notes, key):
                raise ValueError(f"`@{key}` is given twice")
            setattr(notes, key, value)
        case "part":
            if not re.fullmatch(r"[a-z][a-z0-9_]*", value):
                raise ValueError(
                    f"{quoted(f'@part {value}')}: write the name in lower case, such as `stream` or `stream_seq`"
                )
            notes.part = value
        case "parts":
            notes.readings.append(_reading(value, line))
        case "good":
            notes.examples.extend(Example(name, None, line) for name in _strings(value))
        case "bad":
            notes.examples.append(_bad(value, line))
        case "length":
            found = _LENGTH.fullmatch(value)
            bounds = (int(found[1]), int(found[2]) if found[2] else None) if found else (1, 0)
            if bounds[1] is not None and bounds[1] < bounds[0]:
                raise ValueError(
                    f"{quoted(f'@length {value}')} is not of the form `@length 1..255`, with the smaller number first"
                )
            notes.length = bounds
        case "max-bytes":
            if not re.fullmatch(r"[1-9][0-9]{0,4}", value):
                raise ValueError(f"{quoted(f'@max-bytes {value}')}: the limit is a whole number from 1 to 99999")
            notes.max_bytes = int(value)
        case "code":
            if not re.fullmatch(r"[1-9][0-9]{4}", value):
                raise ValueError(f"{quoted(f'@code {value}')}: the code of an error is a number of five digits")
            notes.code = int(value)
        case "suggestion":
            if value != "none":
                raise ValueError(f"{quoted(f'@suggestion {value}')}: it can only be `none`")
            notes.suggests = False
        case "codec":
            found = _CODEC.fullmatch(value)
            if not found:
                raise ValueError(f"{quoted(f'@codec {value}')} is not of the form {_CODEC_FORM}")
            name, by, escape, sign, empty, separator, unquote = found.groups(default="")
            if by and (sign or empty or unquote):
                raise ValueError(f"{quoted(f'@codec {value}')}: `by` goes with `separator` alone")
            notes.codec = CodecNote(name, by, escape, sign, empty, separator, bool(unquote))


def _releases(notes: Notes, value: str) -> tuple[str, str]:
    if notes.releases:
        raise ValueError("`@releases` is given twice")
    found = _RELEASES.fullmatch(value)
    if not found:
        raise ValueError(f"{quoted(f'@releases {value}')} is not of the form `@releases 2.10.0 to 2.10.29`")
    first, last = found[1], found[2] or found[1]
    if [*map(int, first.split("."))] > [*map(int, last.split("."))] and not release_between(first, last, last):
        raise ValueError(f"{quoted(f'@releases {value}')}: the first release is newer than the last")
    return first, last


def _roles(notes: Notes, value: str) -> tuple[str, ...]:
    if notes.roles:
        raise ValueError("`@role` is given twice")
    if not re.fullmatch(r"-|[a-z][a-z0-9-]*( +[a-z][a-z0-9-]*)*", value):
        raise ValueError(
            f"{quoted(f'@role {value}')}: a role is the name of a rule that dialects share, or `-` for none"
        )
    return tuple(dict.fromkeys(value.split()))


def _strings(value: str) -> Iterator[str]:
    at = 0
    while at < len(value):
        name, end = _string(value, at)
        yield name
        space = _SPACE.match(value, end)
        at = space.end() if space else end


def _string(value: str, at: int) -> tuple[str, int]:
    """The JSON string there, and where it ends. Raises ValueError."""
    try:
        found, end = _JSON.raw_decode(value, at)
    except json.JSONDecodeError as error:
        raise ValueError(f"an example is a JSON string: {error.msg.lower()} in {quoted(value)}") from None
    except (ValueError, RecursionError):  # a number, or an array, that is too much for Python
        found, end = None, at
    if not isinstance(found, str):
        raise ValueError(f"an example is a JSON string, not {quoted(value[at:end] or value[at:])}")  # noqa: TRY004 (of the file, not of a call)
    spend(_STEPS_OF_EXAMPLE)
    return found, end


def _reading(value: str, line: int) -> Reading:
    name, at = _string(value, 0)
    texts: dict[str, str] = {}
    while at < len(value):
        label = _LABEL.match(value, at)
        if label is None or label[1] in texts:
            raise ValueError(f'{quoted(f"@parts {value}")} is not of the form `@parts "name" part="text" …`')
        texts[label[1]], at = _string(value, label.end())
    return Reading(name, texts, line)


def _bad(value: str, line: int) -> Example:
    name, end = _string(value, 0)
    found = _BAD.fullmatch(value, end)
    if not found:
        raise ValueError(f'{quoted(f"@bad {value}")} is not of the form `@bad "name" at POSITION`')
    position = int(found.group(1))
    if position > len(name):
        raise ValueError(f"position {position} is beyond the end of the example, which ends at {len(name)}")
    return Example(name, position, line)


def first_sentence(prose: str) -> str:
    """The first sentence of a comment's prose, on one line, without its end."""
    paragraph = " ".join(prose.partition("\n\n")[0].split())
    sentence = _FIRST_SENTENCE.match(paragraph)
    return (sentence.group() if sentence else paragraph).rstrip(".:")
