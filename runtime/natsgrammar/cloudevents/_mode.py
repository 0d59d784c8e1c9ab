"""Content modes: which one a message is in, and the event that it carries."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from ._attributes import cloudevents_rule
from ._binary import read_binary
from ._event import Event
from ._media_type import charset_of
from ._options import Options
from ._problems import Problem, located
from ._structured import read_structured
from ._wire import Header

BINARY = "binary"
STRUCTURED = "structured"
MEDIA_TYPE = "application/cloudevents"
BATCH = f"{MEDIA_TYPE}-batch"
NO_BATCH = "NATS has no batch mode: send each event in a message of its own"


def detect(headers: Sequence[Header], data: bytes, options: Options, problems: list[Problem]) -> str:
    """The content mode of a message; a structured format other than JSON is added to the problems."""
    if not options.server_has_headers:
        return STRUCTURED
    types = [pair for pair in headers if len(pair[0]) == 12 and pair[0].lower() == "content-type"]
    structured = [pair for pair in types if _is_structured(pair[1] or "", options)]
    if not structured:
        bare = options.structured_without_content_type and not headers and data.lstrip(b" \t\r\n")[:1] == b"{"
        return STRUCTURED if bare else BINARY
    if len(types) > 1:
        problems.append(Problem("N5b", "header", types[1][0], "is duplicated, so the content mode is not clear"))
    problem = _format_problem(*structured[0])
    if problem is not None:
        problems.append(problem)
    return STRUCTURED


def read_in(mode: str, headers: Sequence[Header], data: bytes, options: Options, problems: list[Problem]) -> Event:
    """The event of a message in this mode; its errors are added to the problems."""
    if mode == BINARY:
        return read_binary(headers, data, options, problems)
    if any(problem.requirement in ("N1", "N6") for problem in problems):  # another format, or charset
        return Event({})
    return read_structured(data, options, problems)


_LONGER_WORD = re.compile(f"{MEDIA_TYPE}[0-9a-z]", re.ASCII | re.IGNORECASE)


@lru_cache(maxsize=256)
def _is_structured(content_type: str, options: Options) -> bool:
    if not cloudevents_rule("structured-content-type").is_valid(content_type):
        return False
    return options.content_type_match == "prefix" or not _LONGER_WORD.match(content_type)


@lru_cache(maxsize=256)
def _format_problem(header: str, content_type: str) -> Problem | None:
    violation = cloudevents_rule("json-event-format").check(content_type)
    if violation is not None:
        if content_type.lower().startswith(BATCH):
            return Problem("N1", "header", header, NO_BATCH)
        return located("N6", "header", header, content_type, violation)
    charset = charset_of(content_type)
    if charset in ("utf-8", "utf8", "us-ascii"):
        return None
    return Problem("N6", "header", header, f"the charset is `{charset}`: expected `utf-8`", expected="`utf-8`")
