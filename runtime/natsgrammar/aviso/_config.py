"""Schemas from Aviso's own configuration: reads the part under `notification_schema` and ignores the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeGuard

from ..fields import Broken
from ..text import not_utf8, printable, unknown
from ._fields import CLOUD, COMPACT, DASHED, HANDLERS, POLYGON, SPATIAL, Field
from ._schema import Schema
from ._wire import aviso_rule

KEY = "notification_schema"
MOST_POINTS = 10_000  # of a point cloud; a schema may set a lower limit
# The settings of aviso-server, by its `docs/src/schema-guide.md` and `src/configuration/types.rs`. It rejects others in
# a field and ignores others in an event type; here both are errors, because a misspelt limit limits nothing.
_EVENT = ("topic", "identifier", "payload", "auth", "storage_policy", "max_historical_notifications", "endpoint")
_TOPIC = ("base", "key_order")
_NAMED = ((), ("topic",), ("identifier",))  # the parts of a schema whose keys must be text
_QUOTES = "is not text in YAML: quote names such as `on`, `no` and `1`"
_NAMES = {POLYGON: "polygon", CLOUD: "point_cloud"}


def _whole(value: Any, most: int | None = None) -> bool:
    return type(value) is int and value >= 1 and (most is None or value <= most)


def _ordered(*kinds: type) -> Callable[[Any], bool]:
    def accepts(value: Any) -> bool:
        listed = isinstance(value, list) and len(value) == 2 and all(type(number) in kinds for number in value)
        return listed and bool(value[0] <= value[1])

    return accepts


def _texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(text, str) and text for text in value)


_Setting = tuple[Callable[[Any], bool], str]  # a test of the value, and the accepted values in words
_FIELD: Mapping[str, _Setting] = {
    "type": (lambda value: value in HANDLERS, "a handler"),
    "required": (lambda value: type(value) is bool, "true or false"),
    "description": (lambda _: True, ""),
}
_OF_HANDLER: Mapping[str, Mapping[str, _Setting]] = {
    "StringHandler": {"max_length": (_whole, "a whole number from 1")},
    "DateHandler": {"canonical_format": (lambda value: value in (COMPACT, DASHED), f"`{COMPACT}` or `{DASHED}`")},
    "EnumHandler": {
        "values": (_texts, "a list of texts, at least one, none of them empty; in YAML, `on`, `no` and `1` need quotes")
    },
    "ExpverHandler": {"default": (lambda value: isinstance(value, str), "text")},
    "IntHandler": {"range": (_ordered(int), "two numbers, the smaller first")},
    "FloatHandler": {"range": (_ordered(int, float), "two numbers, the smaller first")},
    CLOUD: {"max_points": (lambda value: _whole(value, MOST_POINTS), f"a whole number from 1 to {MOST_POINTS}")},
}

Path_ = tuple[str, ...]
Marks = Mapping[Path_, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class ConfigProblem:
    """One error in a configuration: the setting's path, its line and column if read from text, and the cause."""

    path: Path_
    cause: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}, column {self.column}: "
        name = f"`{'.'.join(printable(str(part)) for part in self.path)}`: " if self.path else ""
        return f"{where}{name}{self.cause}"


class ConfigError(Broken):
    """An invalid configuration: carries all `problems`."""

    between = "\n"
    problems: tuple[ConfigProblem, ...]


def read(path: str | Path, *, safe: bool = False) -> dict[str, Schema]:
    """Read the schemas in a configuration file. Raises ConfigError, and OSError if it cannot be read."""
    try:
        return load(Path(path).read_text(encoding="utf-8"), safe=safe)
    except UnicodeDecodeError as error:
        raise ConfigError([ConfigProblem((), not_utf8(error))]) from None


def load(text: str, *, safe: bool = False) -> dict[str, Schema]:
    """Read the schemas in a YAML configuration, by event type. Raises ConfigError; needs the package `pyyaml`."""
    try:
        import yaml
    except ImportError:
        cause = "reading YAML needs the package `pyyaml`; `aviso.schemas` accepts its content as a dict"
        raise ImportError(cause) from None
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        config = yaml.safe_load(text)
    except (yaml.YAMLError, ValueError, TypeError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        cause = f"not valid YAML: {getattr(error, 'problem', None) or str(error).splitlines()[0]}"
        raise ConfigError([ConfigProblem((), cause, mark and mark.line + 1, mark and mark.column + 1)]) from None
    marks: dict[Path_, tuple[int, int]] = {}
    problems = list(_mark(node, (), marks, set()))
    return _schemas(config, marks, problems, safe)


def schemas(config: Mapping[str, Any], *, safe: bool = False) -> dict[str, Schema]:
    """Read the schemas in a configuration, by event type; with `safe` they use the safe codec. Raises ConfigError."""
    return _schemas(config, {}, [], safe)


def _mark(node: Any, path: Path_, marks: dict[Path_, tuple[int, int]], seen: set[int]) -> Iterator[ConfigProblem]:
    """Record each setting's line, down to field properties; yield a problem per duplicate key."""
    if node is None or node.id != "mapping" or len(path) > 5 or id(node) in seen:
        return
    seen.add(id(node))  # an alias has the line of its anchor
    for key, value in node.value:
        where = (*path, str(key.value))
        line, column = key.start_mark.line + 1, key.start_mark.column + 1
        is_text = key.tag in ("tag:yaml.org,2002:str", "tag:yaml.org,2002:merge")
        if path[:1] == (KEY,) and path[2:3] in _NAMED and not is_text:
            yield ConfigProblem(where, _QUOTES, line, column)
        if where in marks:
            yield ConfigProblem(where, f"duplicate key, first defined on line {marks[where][0]}", line, column)
        marks.setdefault(where, (line, column))
        yield from _mark(value, where, marks, seen)


def _schemas(config: Any, marks: Marks, problems: list[ConfigProblem], safe: bool) -> dict[str, Schema]:
    problems = [problem for problem in problems if problem.path[:1] == (KEY,)]
    schemas: dict[str, Schema] = {}
    declared = config.get(KEY) if isinstance(config, Mapping) else None
    if not isinstance(declared, Mapping) or not declared:
        problems.append(_located((KEY,), "expected a mapping of event types to schemas", marks))
        raise ConfigError(problems)
    for event_type, settings in declared.items():
        event = _Event((KEY, str(event_type)), marks, problems)
        schema = event.schema(event_type, settings)
        if schema is None:
            continue
        for other in schemas.values():
            if other.base.lower() == schema.base.lower():
                event.add(("topic", "base"), f"`{schema.base}` is already the base of `{other.event_type}`")
        schemas[schema.event_type] = replace(schema, safe=safe)
    if problems:
        raise ConfigError(problems)
    return schemas


def _located(path: Path_, cause: str, marks: Marks) -> ConfigProblem:
    """Return the problem, located at the setting or the nearest one around it."""
    around = next((marks[path[:end]] for end in range(len(path), 0, -1) if path[:end] in marks), (None, None))
    return ConfigProblem(path, cause, *around)


class _Event:
    """The reader for one event type, which collects problems instead of stopping at the first."""

    def __init__(self, path: Path_, marks: Marks, problems: list[ConfigProblem]) -> None:
        self.path, self.marks, self.problems = path, marks, problems

    def add(self, below: Path_, cause: str) -> None:
        """Add a problem with a setting in this event type."""
        self.problems.append(_located((*self.path, *below), cause, self.marks))

    def schema(self, event_type: object, settings: Any) -> Schema | None:
        """Return the schema, or None if it has problems."""
        if not self.is_text(event_type, ()):
            return None
        if not isinstance(settings, Mapping):
            self.add((), "expected a mapping with `topic` and `identifier`")
            return None
        self.check_known((), settings, _EVENT)
        declared = settings.get("identifier", {})
        if not isinstance(declared, Mapping):
            self.add(("identifier",), "expected a mapping of field names to handlers")
            return None
        before = len(self.problems)
        fields = {str(name): self.field(name, properties) for name, properties in declared.items()}
        topic = settings.get("topic")
        self.check_spatial(fields, topic)
        base: Any = event_type
        order = sorted(fields)  # as aviso-server does without a topic: all fields, sorted
        if topic is not None:
            if not isinstance(topic, Mapping):
                self.add(("topic",), "expected a mapping with `base` and `key_order`")
                return None
            self.check_known(("topic",), topic, _TOPIC)
            base, order = topic.get("base"), self.key_order(topic.get("key_order"), fields)
        if not isinstance(base, str):
            self.add(("topic", "base"), "expected text")
            return None
        violation = aviso_rule("topic-base").check(base)
        if violation is not None:
            below = ("topic", "base") if topic else ()
            self.add(below, f"`{printable(base)}` is not a valid base: {violation.message}")
        if len(self.problems) > before:
            return None
        return Schema(event_type, base, tuple(order), {name: field for name, field in fields.items() if field})

    def check_spatial(self, fields: Mapping[str, Field | None], topic: Any) -> None:
        """Reject what prevents aviso-server from starting: its `docs/src/schema-guide.md`, "PointCloudHandler"."""
        places = {name: field.handler for name, field in fields.items() if field and field.handler in SPATIAL}
        for name, handler in places.items():
            if name != _NAMES[handler]:
                self.add(("identifier", name), f"a field with `{handler}` must be named `{_NAMES[handler]}`")
        if len(places) > 1:
            self.add(("identifier",), "a schema can have a polygon or a point cloud, not both")
        if CLOUD in places.values() and topic is None:
            self.add((), "a schema with a point cloud needs a `topic`")
        for name in ("point", "polygon"):
            if places and name in fields and name not in places:
                cause = f"reserved in a schema with a polygon or a point cloud: watch requests use `{name}`"
                self.add(("identifier", name), cause)

    def key_order(self, order: Any, fields: Mapping[str, Field | None]) -> list[str]:
        """Return a topic's fields in order, or an empty list if they cannot be read."""
        below = ("topic", "key_order")
        if not isinstance(order, list) or not order:
            self.add(below, "expected a list of field names, at least one")
            return []
        if wrong := [name for name in order if not isinstance(name, str)]:
            self.add(below, f"`{printable(str(wrong[0]))}` {_QUOTES}")
            return []
        for at, name in enumerate(order):
            if name not in fields:
                self.add(below, f"`{name}` is not a field of `identifier`")
            elif name in order[:at]:
                self.add(below, f"duplicate field `{name}`")
            elif (field := fields[name]) is not None and field.handler == CLOUD:
                self.add(below, f"`{name}` is a point cloud, which a topic cannot carry")
        return order

    def field(self, name: object, properties: Any) -> Field | None:
        """Return the field, or None if it has problems."""
        below = ("identifier", str(name))
        if not self.is_text(name, below):
            return None
        if not isinstance(properties, Mapping) or not isinstance(properties.get("type"), str):
            self.add(below, "expected a mapping with `type`, the name of a handler")
            return None
        handler = properties["type"]
        if handler not in HANDLERS:
            self.add((*below, "type"), unknown("handler", handler, HANDLERS))
            return None
        before = len(self.problems)
        settings = {**_FIELD, **_OF_HANDLER.get(handler, {})}
        self.check_known(below, properties, settings)
        given = {key: properties[key] for key in settings if properties.get(key) is not None}
        if handler == "EnumHandler":
            given.setdefault("values", [])
        for key, value in given.items():
            accepts, expected = settings[key]
            if not accepts(value):
                self.add((*below, key), f"expected {expected}")
        if "required" not in given and len(self.problems) == before:
            self.add(below, "`required` is missing: expected true or false")
        if len(self.problems) > before:
            return None
        values = [value.lower() for value in given.get("values", ())]
        for at, value in enumerate(values):
            if value in values[:at]:
                cause = f"duplicate value `{printable(given['values'][at])}`; case makes no difference"
                self.add((*below, "values"), cause)
        low, high = given.get("range", (None, None))
        form, length = given.get("canonical_format", COMPACT), given.get("max_length")
        return Field(name, handler, given["required"], length, tuple(values), low, high, form, given.get("default"))

    def check_known(self, below: Path_, given: Mapping[Any, Any], settings: Iterable[str]) -> None:
        """Add a problem for each unknown setting."""
        for key in given:
            if self.is_text(key, (*below, str(key))) and key not in settings:
                self.add((*below, key), unknown("setting", key, settings))

    def is_text(self, name: object, below: Path_) -> TypeGuard[str]:
        """Check whether a name is text. If not, add a problem, unless the YAML reader did, with its line."""
        if not isinstance(name, str) and not self.marks:
            self.add(below, _QUOTES)
        return isinstance(name, str)
