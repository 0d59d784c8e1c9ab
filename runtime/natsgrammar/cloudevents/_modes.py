"""Content modes: which one a message is in, and binary mode, with one header per attribute and the data as payload."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ._attributes import cloudevents_rule
from ._checks import add_missing, attribute_texts, in_order, payload, refused
from ._event import Event, Json, Written
from ._media_type import charset_of
from ._options import Options
from ._problems import Errors, Problem, located
from ._structured import read_structured
from ._types import Value, readers
from ._wire import PREFIX, Header, attribute_of, decoded, value_codec

BINARY = "binary"
STRUCTURED = "structured"
MEDIA_TYPE = "application/cloudevents"
BATCH = f"{MEDIA_TYPE}-batch"
NO_BATCH = "NATS has no batch mode: send each event in a message of its own"


def detect(headers: Sequence[Header], data: bytes, errors: Errors) -> str:
    """Detect a message's content mode; a structured format other than JSON is an error."""
    options = errors.options
    if not options.server_has_headers:
        return STRUCTURED
    types = [pair for pair in headers if len(pair[0]) == 12 and pair[0].lower() == "content-type"]
    structured = [pair for pair in types if _is_structured(pair[1] or "", options)]
    if not structured:
        bare = options.structured_without_content_type and not headers and data.lstrip(b" \t\r\n")[:1] == b"{"
        return STRUCTURED if bare else BINARY
    if len(types) > 1:
        errors.add("N5b", "header", types[1][0], "is duplicated, so the content mode is not clear")
    problem = _format_problem(*structured[0])
    if problem is not None:
        errors.append(problem)
    return STRUCTURED


def read_in(mode: str, headers: Sequence[Header], data: bytes, errors: Errors) -> Event:
    """Read an event from a message in this mode."""
    if mode == BINARY:
        return read_binary(headers, data, errors)
    if any(problem.requirement in ("N1", "N6") for problem in errors):  # another format, or charset
        return Event({})
    return read_structured(data, errors)


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


def write_binary(event: Event, errors: Errors) -> Written:
    """Write the event as a binary message."""
    return Written(headers_of(event, attribute_texts(event, errors)), payload(event, errors))


def headers_of(event: Event, texts: dict[str, str]) -> dict[str, str]:
    """Return an event's headers, given its attributes as texts."""
    encode = value_codec().encode
    if isinstance(event.data, Json) and "datacontenttype" not in event.attributes:
        texts = texts | {"datacontenttype": "application/json"}  # C21: as the JSON event format implied
        texts = {name: texts[name] for name in in_order(tuple(texts))}
    return {PREFIX + name: encode(text) for name, text in texts.items()}


def read_binary(headers: Iterable[Header], data: bytes, errors: Errors) -> Event:
    """Read an event from a binary message, whose headers have no types: most attributes are Strings."""
    attributes: dict[str, Value] = {}
    header_of: dict[str, str] = {}
    reported: set[str] = set()  # headers; each is reported once, however many values it has
    by_type, by_name, _ = readers(errors.options)
    string = by_type["String"]
    for header, value in headers:
        carried = attribute_of(header)
        if carried is None:
            continue
        name, violation = carried
        problem = None
        if violation is not None:
            if errors.options.unknown_ce_headers == "refuse":
                problem = located("C3" if name == "data" else "N10", "header", header, header, violation)
        elif name in header_of:
            first = header_of[name]
            cause = "is duplicated" if first == header else f"is the same attribute as `{first}`"
            problem = Problem("N8", "header", header, cause)
        else:
            header_of[name] = header
            text = decoded(header, value, errors)
            if text is not None:
                reader = by_name.get(name, string)
                if reader.accepts(text):
                    attributes[name] = reader.value(text)
                else:
                    errors.append(refused("header", header, reader, text))
            continue
        if problem and header not in reported:
            reported.add(header)
            errors.append(problem)
    add_missing(header_of, "header", errors, PREFIX)
    return Event(attributes, data or None)
