"""Schemas from Aviso's own configuration: reads the part under `notification_schema` and ignores the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeGuard

from ..errors import Error
from ..text import not_utf8, printable, unknown
from ._fields import CLOUD, COMPACT, DASHED, HANDLERS, POLYGON, SPATIAL, Field
from ._schema import Schema
from ._wire import aviso_rule

KEY = "notification_schema"
# The settings of aviso-server, by its `docs/src/schema-guide.md` and `src/configuration/types.rs`. It refuses others in
# a field and ignores others in an event type; here both are refused, because a misspelt limit limits nothing.
_EVENT = (
    "topic",
    "identifier",
    "payload",
    "auth",
    "storage_policy",
    "max_historical_notifications",
    "endpoint",
)
_TOPIC = ("base", "key_order")
_FIELD = ("type", "required", "description")
_OF_HANDLER = {
    "StringHandler": ("max_length",),
    "DateHandler": ("canonical_format",),
    "EnumHandler": ("values",),
    "ExpverHandler": ("default",),
    "IntHandler": ("range",),
    "FloatHandler": ("range",),
    CLOUD: ("max_points",),
}
_NAMED = ((), ("topic",), ("identifier",))  # the parts of a schema whose keys must be text
_VALUES_QUOTED = "; in YAML, `on`, `no` and `1` need quotes"
_QUOTES = "is not text in YAML: quote names such as `on`, `no` and `1`"
MOST_POINTS = 10_000  # of a point cloud; a schema may set a lower limit
_NAMES = {POLYGON: "polygon", CLOUD: "point_cloud"}

Path_ = tuple[str, ...]
Marks = Mapping[Path_, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class ConfigProblem:
    """One error in a configuration: the path of the setting, its line and column if read from text, and the cause."""

    path: Path_
    cause: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}, column {self.column}: "
        name = f"`{'.'.join(printable(str(part)) for part in self.path)}`: " if self.path else ""
        return f"{where}{name}{self.cause}"


class ConfigError(Error, ValueError):
    """An invalid configuration: carries all `problems`."""

    def __init__(self, problems: Iterable[ConfigProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def read(path: str | Path, *, safe: bool = False) -> dict[str, Schema]:
    """The schemas of a configuration file. Raises ConfigError, and OSError if it cannot be read."""
    try:
        return load(Path(path).read_text(encoding="utf-8"), safe=safe)
    except UnicodeDecodeError as error:
        raise ConfigError([ConfigProblem((), not_utf8(error))]) from None


def load(text: str, *, safe: bool = False) -> dict[str, Schema]:
    """The schemas of a configuration in YAML, by event type. Raises ConfigError; needs the package `pyyaml`."""
    try:
        import yaml
    except ImportError:
        raise ImportError(
            "reading YAML needs the package `pyyaml`; `aviso.schemas` takes its content as a dict"
        ) from None
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
    """The schemas of a configuration, by event type; with `safe` they write with the safe codec. Raises ConfigError."""
    return _schemas(config, {}, [], safe)


def _mark(node: Any, path: Path_, marks: dict[Path_, tuple[int, int]], seen: set[int]) -> Iterator[ConfigProblem]:
    """Records the line of each setting, down to the properties of fields; yields a problem per duplicate key."""
    if node is None or node.id != "mapping" or len(path) > 5 or id(node) in seen:
        return
    seen.add(id(node))  # an alias takes the line of its anchor
    for key, value in node.value:
        where = (*path, str(key.value))
        line, column = key.start_mark.line + 1, key.start_mark.column + 1
        if (
            path[:1] == (KEY,)
            and path[2:3] in _NAMED
            and key.tag not in ("tag:yaml.org,2002:str", "tag:yaml.org,2002:merge")
        ):
            yield ConfigProblem(where, _QUOTES, line, column)
        if where in marks:
            yield ConfigProblem(where, f"duplicate key, first defined on line {marks[where][0]}", line, column)
        marks.setdefault(where, (line, column))
        yield from _mark(value, where, marks, seen)


def _schemas(config: Any, marks: Marks, problems: list[ConfigProblem], safe: bool) -> dict[str, Schema]:
    problems = [problem for problem in problems if problem.path[:1] == (KEY,)]
    found: dict[str, Schema] = {}
    declared = config.get(KEY) if isinstance(config, Mapping) else None
    if not isinstance(declared, Mapping) or not declared:
        problems.append(_located((KEY,), "expected a mapping of event types to schemas", marks))
        raise ConfigError(problems)
    for event_type, settings in declared.items():
        event = _Event((KEY, str(event_type)), marks, problems)
        schema = event.schema(event_type, settings)
        if schema is None:
            continue
        for other in found.values():
            if other.base.lower() == schema.base.lower():
                event.say(("topic", "base"), f"`{schema.base}` is already the base of `{other.event_type}`")
        found[schema.event_type] = replace(schema, safe=safe)
    if problems:
        raise ConfigError(problems)
    return found


def _located(path: Path_, cause: str, marks: Marks) -> ConfigProblem:
    """The problem, located at the setting or the nearest one that contains it."""
    around = next((marks[path[:end]] for end in range(len(path), 0, -1) if path[:end] in marks), (None, None))
    return ConfigProblem(path, cause, *around)


class _Event:
    """One event type being read; gathers problems instead of stopping at the first."""

    def __init__(self, path: Path_, marks: Marks, problems: list[ConfigProblem]) -> None:
        self.path, self.marks, self.problems = path, marks, problems

    def say(self, below: Path_, cause: str) -> None:
        self.problems.append(_located((*self.path, *below), cause, self.marks))

    def schema(self, event_type: object, settings: Any) -> Schema | None:
        if not self.is_text(event_type, ()):
            return None
        if not isinstance(settings, Mapping):
            self.say((), "expected a mapping with `topic` and `identifier`")
            return None
        self.known((), settings, _EVENT)
        declared = settings.get("identifier", {})
        if not isinstance(declared, Mapping):
            self.say(("identifier",), "expected a mapping of field names to handlers")
            return None
        before = len(self.problems)
        fields = {str(name): self.field(name, properties) for name, properties in declared.items()}
        topic = settings.get("topic")
        self.spatial(fields, topic)
        base: Any = event_type
        order = sorted(fields)  # as aviso-server does without a topic: all fields, sorted
        if topic is not None:
            if not isinstance(topic, Mapping):
                self.say(("topic",), "expected a mapping with `base` and `key_order`")
                return None
            self.known(("topic",), topic, _TOPIC)
            base, order = topic.get("base"), self.key_order(topic.get("key_order"), fields)
        if not isinstance(base, str):
            self.say(("topic", "base"), "expected text")
            return None
        if (violation := aviso_rule("topic-base").check(base)) is not None:
            self.say(
                ("topic", "base") if topic else (), f"`{printable(base)}` is not a valid base: {violation.message}"
            )
        if len(self.problems) > before:
            return None
        return Schema(event_type, base, tuple(order), {name: field for name, field in fields.items() if field})

    def spatial(self, fields: Mapping[str, Field | None], topic: Any) -> None:
        """Refuses what prevents aviso-server from starting: its `docs/src/schema-guide.md`, "PointCloudHandler"."""
        places = {name: field.handler for name, field in fields.items() if field and field.handler in SPATIAL}
        for name, handler in places.items():
            if name != _NAMES[handler]:
                self.say(("identifier", name), f"a field with `{handler}` must be named `{_NAMES[handler]}`")
        if len(places) > 1:
            self.say(("identifier",), "a schema can have a polygon or a point cloud, not both")
        if CLOUD in places.values() and topic is None:
            self.say((), "a schema with a point cloud needs a `topic`")
        for name in ("point", "polygon"):
            if places and name in fields and name not in places:
                self.say(
                    ("identifier", name),
                    f"reserved in a schema with a polygon or a point cloud: watch requests use `{name}`",
                )

    def key_order(self, order: Any, fields: Mapping[str, Field | None]) -> list[str]:
        below = ("topic", "key_order")
        if not isinstance(order, list) or not order:
            self.say(below, "expected a list of field names, at least one")
            return []
        if wrong := [name for name in order if not isinstance(name, str)]:
            self.say(below, f"`{printable(str(wrong[0]))}` {_QUOTES}")
            return []
        for at, name in enumerate(order):
            if name not in fields:
                self.say(below, f"`{name}` is not a field of `identifier`")
            elif name in order[:at]:
                self.say(below, f"duplicate field `{name}`")
            elif (field := fields[name]) is not None and field.handler == CLOUD:
                self.say(below, f"`{name}` is a point cloud, which a topic cannot carry")
        for name, known in fields.items():
            if name not in order and known is not None and known.handler not in SPATIAL:
                self.say(below, f"`{name}` is missing: its values would be lost")
        return order

    def field(self, name: object, properties: Any) -> Field | None:
        below = ("identifier", str(name))
        if not self.is_text(name, below):
            return None
        if not isinstance(properties, Mapping) or not isinstance(properties.get("type"), str):
            self.say(below, "expected a mapping with `type`, the name of a handler")
            return None
        handler = properties["type"]
        if handler not in HANDLERS:
            self.say((*below, "type"), unknown("handler", handler, HANDLERS))
            return None
        before = len(self.problems)
        self.known(below, properties, (*_FIELD, *_OF_HANDLER.get(handler, ())))
        required = self.setting(below, properties, "required", bool, None)
        if required is None and len(self.problems) == before:
            self.say(below, "`required` is missing: expected true or false")
        low, high = self.bounds(below, properties)
        form = self.setting(below, properties, "canonical_format", str, COMPACT)
        if handler == "DateHandler" and form not in (COMPACT, DASHED):
            self.say((*below, "canonical_format"), f"expected `{COMPACT}` or `{DASHED}`")
        length = self.setting(below, properties, "max_length", int, None)
        if length == 0:
            self.say((*below, "max_length"), "expected a whole number from 1")
        default = self.setting(below, properties, "default", str, None)
        points = self.setting(below, properties, "max_points", int, MOST_POINTS)
        if not 1 <= points <= MOST_POINTS:
            self.say((*below, "max_points"), f"expected a whole number from 1 to {MOST_POINTS}")
        values = properties.get("values", []) if handler == "EnumHandler" else []
        if handler == "EnumHandler" and not (
            isinstance(values, list) and values and all(isinstance(v, str) and v for v in values)
        ):
            quotes = "" if isinstance(values, list) and all(isinstance(v, str) for v in values) else _VALUES_QUOTED
            cause = "expected a list of texts, at least one, none of them empty"
            self.say((*below, "values"), cause + quotes)
            return None
        lower = tuple(value.lower() for value in values)
        for at, value in enumerate(lower):
            if value in lower[:at]:
                cause = f"duplicate value `{printable(values[at])}`; case makes no difference"
                self.say((*below, "values"), cause)
        if len(self.problems) > before:
            return None
        return Field(name, handler, bool(required), length, lower, low, high, form, default)

    def known(self, below: Path_, given: Mapping[Any, Any], settings: Sequence[str]) -> None:
        """Refuses unknown settings."""
        for key in given:
            if self.is_text(key, (*below, str(key))) and key not in settings:
                self.say((*below, key), unknown("setting", key, settings))

    def is_text(self, name: object, below: Path_) -> TypeGuard[str]:
        """Whether a name is text. If not, reports it, unless the YAML reader already has, with its line."""
        if not isinstance(name, str) and not self.marks:
            self.say(below, _QUOTES)
        return isinstance(name, str)

    def setting(self, below: Path_, properties: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
        value = properties.get(key)
        if value is None:
            return default
        if type(value) is not kind or (isinstance(value, int) and value < 0):
            kinds = {bool: "true or false", int: "a whole number from 0", str: "text"}
            self.say((*below, key), f"expected {kinds[kind]}")
        return value

    def bounds(self, below: Path_, properties: Mapping[str, Any]) -> tuple[Any, Any]:
        value, handler = properties.get("range"), properties["type"]
        if value is None or handler not in ("IntHandler", "FloatHandler"):
            return None, None
        kinds = (int,) if handler == "IntHandler" else (int, float)
        numbers: list[Any] = value if isinstance(value, list) else []
        if len(numbers) == 2 and all(type(number) in kinds for number in numbers):
            low, high = numbers
            if low <= high:
                return low, high
        self.say((*below, "range"), "expected two numbers, the smaller first")
        return None, None
