"""Options: readings where the specifications are open."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable, Mapping
from dataclasses import InitVar, dataclass, field, fields
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from ..errors import Misuse
from ..text import either, printable, unknown
from ._attributes import CORE, TYPES, cloudevents_rule

_CHOICES = {
    "content_type_match": ("prefix", "media-type"),
    "unknown_ce_headers": ("refuse", "ignore"),
    "leap_second": ("utc-month-end", "anywhere", "never"),
    "non_json_data": ("refuse", "keep"),
}


@dataclass(frozen=True, slots=True, eq=False)  # hashed by identity: derived values are cached
class Options:
    """Readings where the specifications are open. The defaults reject only messages that a receiver must not read.

    `raw_non_ascii`, the former name for the opposite of `strict`, is still accepted, with a DeprecationWarning.

    - `server_has_headers`: False: the server is older than NATS 2.2, and every message structured (N5a)
    - `content_type_match`: which `Content-Type` makes a message structured (N5b): "prefix", any that begins with
      `application/cloudevents`; "media-type", only if no letter or digit follows
    - `structured_without_content_type`: True: a message without headers whose payload is a JSON object is structured,
      as some SDKs send it; by the specification it is a binary event without attributes
    - `unknown_ce_headers`: "refuse" a header that begins with `ce-` but does not name an attribute (N10), or "ignore"
      it
    - `lenient_escapes`: True: a percent sign that does not begin an escape is literal, and an unclosed quotation ends
      with the value (N24); escapes that are not UTF-8 stay invalid
    - `uri_fragment`: True: a URI may have a fragment (C10), as the JSON schema of CloudEvents has it
    - `leap_second`: where a Timestamp may have second 60 (C12): "utc-month-end", "anywhere" or "never"
    - `lower_case_tz`: False: `t` and `z` of a Timestamp must be upper-case
    - `specversions`: the versions that are accepted (C14)
    - `non_json_data`: "refuse" `data` that is not a string under a media type other than JSON (J9), or "keep" it as
      JSON
    - `extension_types`: the types of extension attributes, by name: headers and JSON strings carry them as text, and
      without this they are Strings
    - `strict`: True: reject readable values that a sender must not write: bare spaces, tabs and characters beyond ASCII
      in a header (N25), a null `data` beside `data_base64` (J5). By default each is a warning
    """

    server_has_headers: bool = True
    content_type_match: str = "prefix"
    structured_without_content_type: bool = False
    unknown_ce_headers: str = "refuse"
    lenient_escapes: bool = False
    raw_non_ascii: InitVar[bool | None] = None
    uri_fragment: bool = False
    leap_second: str = "utc-month-end"
    lower_case_tz: bool = True
    specversions: frozenset[str] = frozenset({"1.0"})
    non_json_data: str = "refuse"
    extension_types: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    strict: bool = False

    def __post_init__(self, raw_non_ascii: bool | None) -> None:
        if raw_non_ascii is not None:
            if not isinstance(raw_non_ascii, bool):
                raise TypeError(f"`raw_non_ascii` must be bool, not {type(raw_non_ascii).__name__}")
            if raw_non_ascii and self.strict:
                raise Misuse("`raw_non_ascii` and `strict` are opposites: expected one of them")
            warnings.warn("`raw_non_ascii` is deprecated: use `strict`, its opposite", DeprecationWarning, stacklevel=3)
            object.__setattr__(self, "strict", not raw_non_ascii)
        for option in fields(self):
            value = getattr(self, option.name)
            choices = _CHOICES.get(option.name)
            if choices and value not in choices:
                raise Misuse(f"`{option.name}` is `{value}`: expected {either(choices)}")
            if isinstance(option.default, bool) and not isinstance(value, bool):
                raise TypeError(f"`{option.name}` must be bool, not {type(value).__name__}")
        _check_versions(self.specversions)
        _check_types(self.extension_types)

    @classmethod
    def names(cls) -> list[str]:
        """Return all option names."""
        return [option.name for option in fields(cls)]

    @classmethod
    def parse(cls, settings: Iterable[str]) -> Options:
        """Parse settings such as `uri_fragment=true` or `extension_types=n:Integer`. Raises Misuse."""
        values: dict[str, Any] = {}
        for setting in settings:
            name, equals, text = setting.partition("=")
            if not equals:
                raise Misuse(f"`{printable(setting)}` is not a setting; expected NAME=VALUE")
            if name == "raw_non_ascii":  # deprecated: the opposite of `strict`
                values["strict"] = not _parsed(name, text, False)
            elif name not in cls.names():
                raise Misuse(unknown("option", name, cls.names()))
            else:
                values[name] = _parsed(name, text, getattr(DEFAULT, name))
        return cls(**values)

    def __reduce__(self) -> tuple[Any, ...]:
        given = {option.name: getattr(self, option.name) for option in fields(self)}
        given |= {"specversions": frozenset(self.specversions), "extension_types": tuple(self.extension_types.items())}
        return _unpickled, tuple(given.items())


def _parsed(name: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        if text not in ("true", "false"):
            raise Misuse(f"`{name}` is `true` or `false`, not `{printable(text)}`")
        return text == "true"
    if isinstance(default, frozenset):
        return frozenset(text.split(","))
    if isinstance(default, str):
        return text
    pairs = [part.partition(":") for part in text.split(",")]
    return {attribute: kind for attribute, _, kind in pairs}


@lru_cache  # a process that receives the same options again and again derives from them once
def _unpickled(*given: tuple[str, Any]) -> Options:
    values: dict[str, Any] = dict(given)
    values["extension_types"] = dict(values["extension_types"])
    return Options(**values)


def _check_versions(versions: Any) -> None:
    if isinstance(versions, str) or not isinstance(versions, Collection):
        raise TypeError(f"`specversions` must be a set of str, not {type(versions).__name__}")
    if not versions:
        raise Misuse("`specversions` is empty: expected at least one version")
    for version in versions:
        if not isinstance(version, str):
            raise TypeError(f"`specversions` must be a set of str, and contains {type(version).__name__}")
        if not version:
            raise Misuse("`specversions` contains ``: expected at least one character")


def _check_types(types: Any) -> None:
    if not isinstance(types, Mapping):
        raise TypeError(f"`extension_types` must be a mapping of names to types, not {type(types).__name__}")
    for name, kind in types.items():
        if not isinstance(name, str):
            raise TypeError(f"`extension_types` has the name `{name!r}`: a name must be str, not {type(name).__name__}")
        violation = cloudevents_rule("attribute-name").check(name)
        if violation is not None:
            raise Misuse(f"`extension_types` has the name `{printable(name)}`: {violation.message}")
        if name in CORE:
            raise Misuse(f"`extension_types` has the name `{name}`, whose type is fixed: expected an extension")
        if kind not in TYPES:
            raise Misuse(f"`extension_types`: the type of `{name}` is `{kind}`: expected one of {', '.join(TYPES)}")


DEFAULT = Options()


def check_options(options: Any) -> None:
    """Raise TypeError for anything but Options."""
    if not isinstance(options, Options):
        raise TypeError(f"`options` must be Options, not {type(options).__name__}")
