"""The comments in a grammar file: prose, sources and examples, as data.

A comment block directly above a definition belongs to that definition; the block at the top, up to the first blank
line, describes the edition. In a block, lines with a leading `@` are annotations, the rest is prose.
`docs/guide/notation.md` explains the notation.
"""

import json
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import date
from math import gcd
from typing import Any, NamedTuple

from natsgrammar.core.releases import release_between
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import near, quoted
from natsgrammar_gen.language.budget import spend
from natsgrammar_gen.language.checksum import Checksum

_FIRST_SENTENCE = re.compile(r"(?:`[^`]*`|[^`])+?[.:](?=\s|$)")


@dataclass(frozen=True, slots=True)
class Example:
    """A name and its first error's position in code points, or None for a valid name."""

    name: str
    position: int | None
    line: int


@dataclass(frozen=True, slots=True)
class Place:
    """`@examples "SECTION" "A" → "B"`: where a text shows examples: a table's columns, or wordings around `…`, or code.

    `sign` is `→` where an encoder writes B for A, `←` where a decoder reads B as A, `not` where the text rejects names.
    """

    text: str
    section: str
    columns: tuple[str, ...]
    sign: str
    line: int


class Pair(NamedTuple):
    """A value and its encoding in a text, the sign between them, and the line of `@examples`."""

    value: str
    name: str
    sign: str
    line: int


@dataclass(frozen=True, slots=True)
class CodecNote:
    """`@codec NAME escape=TERMINAL …`: the percent codec whose decoder reads the rule, with the names of terminals.

    `@codec NAME of=RULE exchange=TERMINAL …`: a codec for the values in RULE, which doubles its sign.
    `@codec NAME by=ALGORITHM …`: a codec computed by the runtime; it has no characters to escape.
    """

    name: str
    by: str
    escape: str
    of: str
    exchange: str
    sign: str
    empty: str
    separator: str
    unquote: bool


@dataclass(frozen=True, slots=True)
class CauseNote:
    """`@cause NAME SET after SET where SET: SENTENCE; ADVICE`: a cause of rejections; words name the sets."""

    name: str
    scope: str
    found: tuple[str, ...]
    before: tuple[str, ...]
    where: tuple[str, ...]
    sentence: str
    advice: str
    line: int


@dataclass(frozen=True, slots=True)
class Reading:
    """`@parts "NAME" part="TEXT" …`: a valid name and its parts' texts."""

    name: str
    texts: dict[str, str]
    line: int


@dataclass(slots=True)
class Notes:
    """One comment block as data."""

    prose: str = ""
    title: str = ""
    published: str = ""
    production: str = ""
    sources: list[str] = field(default_factory=list)
    packages: list[str] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    dialect: str = ""
    releases: tuple[str, str] | None = None
    roles: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    portable: tuple[str, ...] = ()
    noun: str = ""
    length: tuple[int, int | None] | None = None
    max_bytes: int | None = None
    check: Checksum | None = None
    code: int | None = None
    codec: CodecNote | None = None
    part: str = ""
    readings: list[Reading] = field(default_factory=list)
    suggests: bool = True
    causes: list[CauseNote] = field(default_factory=list)
    causes_of: tuple[str, str, int] | None = None  # the file for names, that for values, and the line that names them


_COMMENT = re.compile(r"[ \t]*(?://|#) ?(.*)")
_ANNOTATION = re.compile(r"@([a-z-]+)(?:\s+(.*))?")
_BAD = re.compile(r"\s+at\s+(\d{1,9})\s*")
_Match = re.Match[str]
_JSON = json.JSONDecoder()
_STEPS_OF_EXAMPLE = 100  # to judge it, and to show it on a page
_JSON_STRING = r'"(?:[^"\\]|\\.)*"'
_LENGTH_FORM = "is not of the form `@length 1..255`, with the smaller number first"
_LONGEST = 65535  # characters: an automaton has a state for each
_LABEL = re.compile(r"\s+([a-z][a-z0-9_]*)=")
_CHECK = (
    r"mod (?P<modulus>[1-9][0-9]{0,2})(?: remainder (?P<remainder>[0-9]{1,3}))?"
    r" (?:weights(?P<weights>(?: [0-9]{1,3}){1,99})(?P<digits> digits)?|base (?P<base>[0-9]{1,2})"
    r"(?: first (?P<moved>[1-9]) last)?)"
)
_NAME = "[a-z][a-z0-9-]*"  # in kebab case
_NAMES = f"{_NAME}( +{_NAME})*"
_SET = r"\w+(?: \| \w+)*"
_RELEASE = r"([0-9]{1,9}(?:\.[0-9]{1,9})*)"
# The codec algorithms in the runtime, and their output.
ALGORITHMS = {
    "base64url": "base64url of the UTF-8 of the text, padded (RFC 4648, section 5)",
    "base64url-raw": "base64url of the UTF-8 of the text, without padding (RFC 4648, section 5)",
    "path": "the text with its slashes as dots, a first slash as the token `_root_`, and without one last slash",
}
_CODEC_FORM = (
    "is not of the form "
    "`@codec name escape=TERMINAL [sign=TERMINAL] [empty=TERMINAL] [separator=TERMINAL | unquote]`, "
    "`@codec name of=RULE exchange=TERMINAL sign=TERMINAL [empty=TERMINAL] [separator=TERMINAL]` or "
    f"`@codec name by={'|'.join(ALGORITHMS)} [separator=TERMINAL]`"
)
_TERMINAL = r"=([A-Z_][A-Z0-9_]*)"
_CODEC = (
    rf"([a-z][a-z0-9-]*)\s+(?:by=({'|'.join(ALGORITHMS)})|escape{_TERMINAL}|of=([a-z][a-z0-9_]*)\s+exchange{_TERMINAL})"
    rf"(?:\s+sign{_TERMINAL})?(?:\s+empty{_TERMINAL})?(?:\s+separator{_TERMINAL}|(\s+unquote))?\s*"
)

_SETS = rf"({_SET})(?: after ({_SET}))?(?: where ({_SET}))?"
_CAUSE_FORM = (
    "is not of the form `@cause name [misplaced|foreign] SET [after SET] [where SET]: sentence[; advice]`, "
    "where SET is `A | B`"
)


def is_day(text: str) -> bool:
    """Return whether the text is a day as YYYY-MM-DD."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def comment(line: str) -> str | None:
    """Return a comment line's text, or None when the line is not a comment."""
    match = _COMMENT.fullmatch(line)
    return match.group(1) if match else None


def block_above(lines: list[str], line: int) -> range:
    """Return the line numbers (from 1) of the comment lines directly above `line`."""
    first = line
    while first > 1 and comment(lines[first - 2]) is not None:
        first -= 1
    return range(first, line)


def top_block(lines: list[str]) -> range:
    """Return the line numbers of the comment block at the top, which ends with a blank line."""
    end = next((i for i, line in enumerate(lines) if comment(line) is None), len(lines))
    return range(1, end + 1) if end == len(lines) or not lines[end].strip() else range(1, 1)


def read_notes(lines: list[str], numbers: range, allowed: Collection[str], path: str) -> tuple[Notes, list[Diagnostic]]:
    """Return the notes in the comment lines `numbers`, and what is wrong with them."""
    notes, problems, prose = Notes(), [], []
    for number in numbers:
        text = (comment(lines[number - 1]) or "").rstrip()
        match = _ANNOTATION.fullmatch(text)
        if not match:
            prose.append(text)
            continue
        try:
            _apply(notes, match[1], (match[2] or "").strip(), allowed, numbers, number)
        except ValueError as error:
            column = lines[number - 1].index("@") + 1
            problems.append(Diagnostic(path, number, column, str(error)))
    notes.prose = "\n".join(prose).strip()
    return notes, problems


def _apply(notes: Notes, key: str, value: str, allowed: Collection[str], block: range, line: int) -> None:
    """Add an annotation's value to the notes of its block. Raises ValueError."""
    if key in OF_FILES and key not in allowed:
        at_top = "put a blank line below it, to keep it apart from the definition"
        where = at_top if block.start == 1 else "move it to the top, before the first blank line"
        raise ValueError(f"`@{key}` describes the file; {where}")
    if key not in allowed:
        raise ValueError(f"unknown annotation `@{key}`{near(key, allowed)}; expected one of: @{', @'.join(allowed)}")
    if not value:
        raise ValueError(f"`@{key}` needs a value")
    form = _FORMS[key]
    if not (match := re.fullmatch(form.pattern, value)):
        joint = " " if form.cause.startswith("is ") else ": "
        raise ValueError(f"{quoted(f'@{key} {value}')}{joint}{form.cause}")
    known = getattr(notes, form.field)
    if form.once and known:
        raise ValueError(f"`@{key}` is given twice")
    result = form.read(match, line)
    setattr(notes, form.field, known + result if form.adds else result)


def _words(match: _Match, _: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(match[0].split()))


def _day(match: _Match, _: int) -> str:
    if not is_day(match[0]):
        raise ValueError(f"{quoted(f'@published {match[0]}')}: write the day as YYYY-MM-DD")
    return match[0]


def _int(match: _Match, _: int) -> int:
    return int(match[0])


def _releases(bounds: _Match, _: int) -> tuple[str, str]:
    first, last = bounds[1], bounds[2] or bounds[1]
    if [*map(int, first.split("."))] > [*map(int, last.split("."))] and not release_between(first, last, last):
        raise ValueError(f"{quoted(f'@releases {bounds[0]}')}: the first release is newer than the last")
    return first, last


def _length(bounds: _Match, _: int) -> tuple[int, int | None]:
    low, high = int(bounds[1]), int(bounds[2]) if bounds[2] else None
    if high is not None and high < low:
        raise ValueError(f"{quoted(f'@length {bounds[0]}')} {_LENGTH_FORM}")
    if max(low, high or 0) > _LONGEST:
        raise ValueError(f"{quoted(f'@length {bounds[0]}')}: the largest limit is {_LONGEST} characters")
    return low, high


def _check(parts: _Match, _: int) -> Checksum:
    modulus, remainder, base, moved = (int(parts[name] or 0) for name in ("modulus", "remainder", "base", "moved"))
    weights = [*map(int, (parts["weights"] or "").split())]
    weights += dict.fromkeys(pow(base, place, modulus) for place in range(0 if weights else modulus))
    if parts["base"] and gcd(base, modulus) > 1:
        raise ValueError(f"{quoted(f'@check {parts[0]}')}: modulus and base have a common divisor")
    return Checksum(modulus, remainder, tuple(weights), bool(parts["digits"]), moved)


def _codec(parts: _Match, _: int) -> CodecNote:
    name, by, escape, of, exchange, sign, empty, separator, unquote = parts.groups(default="")
    if by and (sign or empty or unquote):
        raise ValueError(f"{quoted(f'@codec {parts[0]}')}: `by` goes with `separator` alone")
    if of and (unquote or not sign):
        raise ValueError(f"{quoted(f'@codec {parts[0]}')}: `of` goes with `sign`, and not with `unquote`")
    return CodecNote(name, by, escape, of, exchange, sign, empty, separator, bool(unquote))


def _good(match: _Match, line: int) -> list[Example]:
    examples, at, value = [], 0, match[0]
    while at < len(value):
        name, end = _string(value, at)
        examples.append(Example(name, None, line))
        at = len(value) - len(value[end:].lstrip())
    return examples


def _bad(match: _Match, line: int) -> list[Example]:
    value = match[0]
    name, end = _string(value, 0)
    place = _BAD.fullmatch(value, end)
    if not place:
        raise ValueError(f'{quoted(f"@bad {value}")} is not of the form `@bad "name" at POSITION`')
    position = int(place[1])
    if position > len(name):
        raise ValueError(f"position {position} is beyond the end of the example, which ends at {len(name)}")
    return [Example(name, position, line)]


def _place(match: _Match, line: int) -> list[Place]:
    section, *columns = (_string(text, 0)[0] for text in re.findall(_JSON_STRING, match[0]))
    sign = re.sub(_JSON_STRING, "", match[0]).strip()
    return [Place(match[0], section, tuple(columns), sign, line)]


def _reading(match: _Match, line: int) -> list[Reading]:
    value = match[0]
    name, at = _string(value, 0)
    texts: dict[str, str] = {}
    while at < len(value):
        label = _LABEL.match(value, at)
        if label is None or label[1] in texts:
            raise ValueError(f'{quoted(f"@parts {value}")} is not of the form `@parts "name" part="text" …`')
        texts[label[1]], at = _string(value, label.end())
    return [Reading(name, texts, line)]


def _cause(parts: _Match, line: int) -> list[CauseNote]:
    name, scope, found, before, where, sentence, advice = parts.groups(default="")
    first, second = (tuple((words or "any").split(" | ")) for words in (found, before))
    within = tuple(where.split(" | ")) if where else ()
    return [CauseNote(name, scope, first, second, within, sentence, advice, line)]


def _string(value: str, at: int) -> tuple[str, int]:
    """Return the JSON string there, and where it ends. Raises ValueError."""
    try:
        text, end = _JSON.raw_decode(value, at)
    except json.JSONDecodeError as error:
        raise ValueError(f"an example is a JSON string: {error.msg.lower()} in {quoted(value)}") from None
    except (ValueError, RecursionError):  # a number, or an array, that is too much for Python
        text, end = None, at
    if not isinstance(text, str):
        raise ValueError(f"an example is a JSON string, not {quoted(value[at:end] or value[at:])}")  # noqa: TRY004 (of the file, not of a call)
    spend(_STEPS_OF_EXAMPLE)
    return text, end


@dataclass(frozen=True)
class _Form:
    """The form of an annotation: its field in `Notes`, the pattern for its value, the cause where that does not match.

    `read` makes the value from the match and its line number. The annotation `adds` to the field, or sets it,
    sometimes only `once`.
    """

    field: str
    pattern: str = "(?s).*"
    cause: str = ""
    read: Callable[[_Match, int], Any] = lambda match, _: match[0]
    adds: bool = False
    once: bool = False


_FORMS = {
    "title": _Form("title", once=True),
    "source": _Form("sources", read=lambda match, _: [match[0]], adds=True),
    "package": _Form(
        "packages",
        r"pkg:(?:cargo|golang|maven|npm|nuget|pypi)/[\w@][\w.~/-]*(?:@v?\d[\w.+-]*)?",
        "write a package URL for cargo, golang, maven, npm, nuget or pypi, such as `pkg:npm/@SCOPE/NAME@VERSION`",
        lambda match, _: [match[0]],
        adds=True,
    ),
    "published": _Form("published", read=_day, once=True),
    "dialect": _Form("dialect", once=True),
    "portable": _Form("portable", _NAMES, "write the roles whose rules enter `portable`, or `all`", _words, adds=True),
    "releases": _Form(
        "releases",
        rf"{_RELEASE}(?:\s+to\s+{_RELEASE})?",
        "is not of the form `@releases 2.10.0 to 2.10.29`",
        _releases,
        once=True,
    ),
    "production": _Form("production", once=True),
    "good": _Form("examples", read=_good, adds=True),
    "bad": _Form("examples", read=_bad, adds=True),
    "examples": _Form(
        "places",
        rf"(?:not\s+)?{_JSON_STRING}(?:\s+{_JSON_STRING})?|{_JSON_STRING}\s+{_JSON_STRING}\s*[→←]\s*{_JSON_STRING}",
        'write `"SECTION"`, `"SECTION" "PLACE"` or `"SECTION" "VALUES" → "NAMES"`',
        _place,
        adds=True,
    ),
    "length": _Form("length", r"([0-9]{1,19})\.\.([0-9]{1,19})?", _LENGTH_FORM, _length, once=True),
    "max-bytes": _Form("max_bytes", "[1-9][0-9]{0,4}", "the limit is a whole number from 1 to 99999", _int, once=True),
    "code": _Form("code", "[1-9][0-9]{4}", "the code of an error is a number of five digits", _int, once=True),
    "check": _Form(
        "check",
        _CHECK,
        "write `mod 10 weights 1 3`, or `mod 97 remainder 1 base 10 first 4 last`",
        _check,
        once=True,
    ),
    "codec": _Form("codec", _CODEC, _CODEC_FORM, _codec),
    "role": _Form(
        "roles", rf"-|{_NAMES}", "a role is the name of a rule that dialects share, or `-`", _words, once=True
    ),
    "alias": _Form("aliases", _NAMES, "an alias is another name of the rule, such as `stream-name`", _words, adds=True),
    "noun": _Form("noun", "[a-z]+( [a-z]+)*", "write one or more lower-case words, such as `value`", once=True),
    "suggestion": _Form("suggests", "none", "it can only be `none`", lambda *_: False),
    "part": _Form("part", "[a-z][a-z0-9_]*", "write the name in lower case, such as `stream` or `stream_seq`"),
    "parts": _Form("readings", read=_reading, adds=True),
    "cause": _Form(
        "causes", rf"({_NAME}) (?:(misplaced|foreign) )?{_SETS}: ([^;]+)(?:; (.+))?", _CAUSE_FORM, _cause, adds=True
    ),
    "causes": _Form(
        "causes_of",
        r"(\w+(?:\.\w+)*)(?: +(\w+(?:\.\w+)*))?",
        "name a file for names as `%import` does, such as `_shared.causes`, and perhaps one for values; or `none`",
        lambda match, line: (match[1], match[2] or "", line),
        once=True,
    ),
}
_OF_BOTH = ("source", "cause", "causes")
OF_FILES = ("title", "package", "published", "dialect", "portable", "releases", *_OF_BOTH)
OF_RULES = (*_OF_BOTH, *(key for key in _FORMS if key not in OF_FILES))


def first_sentence(prose: str) -> str:
    """Return the prose's first sentence, on one line, without its end."""
    paragraph = " ".join(prose.partition("\n\n")[0].split())
    sentence = _FIRST_SENTENCE.match(paragraph)
    return (sentence.group() if sentence else paragraph).rstrip(".:")
