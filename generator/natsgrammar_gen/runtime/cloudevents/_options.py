"""The readings of what the specifications leave open, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType

TYPES = ("Boolean", "Integer", "String", "Binary", "URI", "URI-reference", "Timestamp")

_CHOICES = {
    "content_type_match": ("prefix", "media-type"),
    "unknown_ce_headers": ("refuse", "ignore"),
    "leap_second": ("utc-month-end", "anywhere", "never"),
    "non_json_data": ("refuse", "keep"),
}


@dataclass(frozen=True, slots=True, eq=False)  # known by identity: what is derived from it is kept
class Options:
    """How to read what the texts leave open. The defaults are the strict reading of the text as it stands.

    server_has_headers              False: the server is older than NATS 2.2, and every message structured (N5a)
    content_type_match              what makes a message structured (N5b): "prefix", any `Content-Type` that begins with
                                    `application/cloudevents`; "media-type", only where no letter or digit follows
    structured_without_content_type True: a message without headers whose payload is a JSON object is structured, which
                                    is how some SDKs send it; by the text it is a binary event without attributes
    unknown_ce_headers              "refuse" a header that begins with `ce-` and goes on with no attribute's name (N10),
                                    or "ignore" it
    lenient_escapes                 True: a percent sign that begins no escape stands for itself, and a quotation not
                                    closed ends with the value (N24); escapes that are no UTF-8 stay refused
    raw_non_ascii                   True: spaces, tabs and characters outside ASCII may stand bare in a header (N25)
    uri_fragment                    True: a URI may have a fragment (C10), as the JSON schema of CloudEvents has it
    leap_second                     where a Timestamp may have second 60 (C12): "utc-month-end", "anywhere" or "never"
    lower_case_tz                   False: `t` and `z` of a Timestamp must be upper-case
    specversions                    the versions that are accepted (C14)
    non_json_data                   "refuse" `data` that is no string under a media type other than JSON (J9), or "keep"
                                    it as JSON
    extension_types                 the types of extension attributes, by name: headers and JSON strings carry them as
                                    text, and without this they are Strings
    """

    server_has_headers: bool = True
    content_type_match: str = "prefix"
    structured_without_content_type: bool = False
    unknown_ce_headers: str = "refuse"
    lenient_escapes: bool = False
    raw_non_ascii: bool = False
    uri_fragment: bool = False
    leap_second: str = "utc-month-end"
    lower_case_tz: bool = True
    specversions: frozenset[str] = frozenset({"1.0"})
    non_json_data: str = "refuse"
    extension_types: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def __post_init__(self) -> None:
        for option in fields(self):
            value = getattr(self, option.name)
            choices = _CHOICES.get(option.name)
            if choices and value not in choices:
                raise ValueError(f"`{option.name}` is `{value}`: expected {' or '.join(map(repr, choices))}")
        for name, kind in self.extension_types.items():
            if kind not in TYPES:
                raise ValueError(f"the type of `{name}` is `{kind}`: expected one of {', '.join(TYPES)}")


DEFAULT = Options()
