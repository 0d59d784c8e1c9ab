"""Content modes: which one a message is in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ._event import charset_of
from ._options import Options
from ._problems import Problem, located
from ._types import cloudevents_rule

BINARY = "binary"
STRUCTURED = "structured"


def detect(headers: Sequence[tuple[str, str]], data: bytes, options: Options, problems: list[Problem]) -> str:
    """The content mode of a message; a structured one in a format that is not JSON is added to the problems."""
    if not options.server_has_headers:
        return STRUCTURED
    types = [pair for pair in headers if pair[0].lower() == "content-type"]
    structured = [pair for pair in types if _is_structured(pair[1], options)]
    if not structured:
        bare = options.structured_without_content_type and not headers and data.lstrip(b" \t\r\n")[:1] == b"{"
        return STRUCTURED if bare else BINARY
    if len(types) > 1:
        problems.append(Problem("N5b", "header", types[1][0], "comes twice, so the content mode is not clear"))
    problem = _format_problem(*structured[0])
    if problem is not None:
        problems.append(problem)
    return STRUCTURED


@lru_cache(maxsize=256)
def _is_structured(content_type: str, options: Options) -> bool:
    if not cloudevents_rule("structured-content-type").is_valid(content_type):
        return False
    return options.content_type_match == "prefix" or not content_type[23:24].isalnum()


@lru_cache(maxsize=256)
def _format_problem(header: str, content_type: str) -> Problem | None:
    violation = cloudevents_rule("json-event-format").check(content_type)
    if violation is not None:
        batch = content_type.lower().startswith("application/cloudevents-batch")
        return located("N1" if batch else "N6", "header", header, content_type, violation)
    charset = charset_of(content_type)
    if charset in ("utf-8", "utf8", "us-ascii"):
        return None
    return Problem("N6", "header", header, f"the charset is `{charset}`: expected `utf-8`")
