"""Schemas from Aviso's own configuration: the part under `notification_schema`, the rest is not looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .._violation import printable
from ._fields import COMPACT, DASHED, HANDLERS, Field
from ._schema import Schema
from ._wire import aviso_rule

KEY = "notification_schema"
_KEYS = ("type", "required", "max_length", "values", "range", "canonical_format", "default")
_UNROUTED = (
    "PolygonHandler",
    "PointCloudHandler",
)  # may stay out of key_order: their geometry travels beside the topic

Path_ = tuple[str, ...]
Marks = Mapping[Path_, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class ConfigProblem:
    """What is wrong with one setting: its path, the line and column if it was read from a text, and the cause."""

    path: Path_
    cause: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}, column {self.column}: "
        name = f"`{'.'.join(printable(str(part)) for part in self.path)}`: " if self.path else ""
        return f"{where}{name}{self.cause}"


class ConfigError(ValueError):
    """A configuration that has no schemas to work with: carries `problems`, all of them."""

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
        raise ConfigError([ConfigProblem((), f"is not UTF-8: {error.reason} at byte {error.start}")]) from None


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
        cause = f"is not YAML: {getattr(error, 'problem', None) or str(error).splitlines()[0]}"
        raise ConfigError([ConfigProblem((), cause, mark and mark.line + 1, mark and mark.column + 1)]) from None
    marks: dict[Path_, tuple[int, int]] = {}
    problems = list(_mark(node, (), marks, set()))
    return _schemas(config, marks, problems, safe)


def schemas(config: Mapping[str, Any], *, safe: bool = False) -> dict[str, Schema]:
    """The schemas of a configuration, by event type; `safe` has them write with the safe codec. Raises ConfigError."""
    return _schemas(config, {}, [], safe)


def _mark(node: Any, path: Path_, marks: dict[Path_, tuple[int, int]], seen: set[int]) -> Iterator[ConfigProblem]:
    """Notes where each setting stands, down to the properties of fields; gives keys that stand twice."""
    if node is None or node.id != "mapping" or len(path) > 5 or id(node) in seen:
        return
    seen.add(id(node))  # an alias stands where its anchor does
    for key, value in node.value:
        where = (*path, str(key.value))
        line, column = key.start_mark.line + 1, key.start_mark.column + 1
        if where in marks:
            yield ConfigProblem(where, f"stands twice, first in line {marks[where][0]}", line, column)
        marks.setdefault(where, (line, column))
        yield from _mark(value, where, marks, seen)


def _schemas(config: Any, marks: Marks, problems: list[ConfigProblem], safe: bool) -> dict[str, Schema]:
    problems = [problem for problem in problems if problem.path[:1] == (KEY,)]
    found: dict[str, Schema] = {}
    declared = config.get(KEY) if isinstance(config, Mapping) else None
    if not isinstance(declared, Mapping) or not declared:
        problems.append(_located((KEY,), "a mapping of event types to their schemas is expected here", marks))
        raise ConfigError(problems)
    for event_type, settings in declared.items():
        event = _Event((KEY, str(event_type)), marks, problems)
        schema = event.schema(event_type, settings)
        if schema is None:
            continue
        for other in found.values():
            if other.base.lower() == schema.base.lower():
                event.say(("topic", "base"), f"`{schema.base}` is the base of `{other.event_type}` too")
        found[schema.event_type] = replace(schema, safe=safe)
    if problems:
        raise ConfigError(problems)
    return found


def _located(path: Path_, cause: str, marks: Marks) -> ConfigProblem:
    """The problem, with the place of the setting or of the nearest one around it."""
    around = next((marks[path[:end]] for end in range(len(path), 0, -1) if path[:end] in marks), (None, None))
    return ConfigProblem(path, cause, *around)


class _Event:
    """One event type being read; gathers problems instead of stopping at the first."""

    def __init__(self, path: Path_, marks: Marks, problems: list[ConfigProblem]) -> None:
        self.path, self.marks, self.problems = path, marks, problems

    def say(self, below: Path_, cause: str) -> None:
        self.problems.append(_located((*self.path, *below), cause, self.marks))

    def schema(self, event_type: object, settings: Any) -> Schema | None:
        if not isinstance(event_type, str) or not isinstance(settings, Mapping):
            self.say((), "an event type is text, and its schema a mapping")
            return None
        declared = settings.get("identifier", {})
        if not isinstance(declared, Mapping):
            self.say(("identifier",), "a mapping of field names to their handlers is expected here")
            return None
        before = len(self.problems)
        fields = {str(name): self.field(str(name), properties) for name, properties in declared.items()}
        topic = settings.get("topic")
        base: Any = event_type
        order = sorted(fields)  # what the reference does without a topic: all fields, sorted
        if topic is not None:
            if not isinstance(topic, Mapping):
                self.say(("topic",), "a mapping with `base` and `key_order` is expected here")
                return None
            base, order = topic.get("base"), self.key_order(topic.get("key_order"), fields)
        if not isinstance(base, str):
            self.say(("topic", "base"), "text is expected here")
            return None
        if (violation := aviso_rule("topic-base").check(base)) is not None:
            self.say(("topic", "base") if topic else (), f"`{printable(base)}` is no base: {violation.message}")
        if len(self.problems) > before:
            return None
        return Schema(event_type, base, tuple(order), {name: field for name, field in fields.items() if field})

    def key_order(self, order: Any, fields: Mapping[str, Field | None]) -> list[str]:
        below = ("topic", "key_order")
        if not isinstance(order, list) or not order or not all(isinstance(name, str) for name in order):
            self.say(below, "a list of field names is expected here, at least one")
            return []
        for at, name in enumerate(order):
            if name not in fields:
                self.say(below, f"`{name}` is no field of `identifier`")
            elif name in order[:at]:
                self.say(below, f"`{name}` stands twice")
            elif (field := fields[name]) is not None and field.handler == "PointCloudHandler":
                self.say(below, f"`{name}` holds a point cloud, which is in no topic")
        for name, known in fields.items():
            if name not in order and known is not None and known.handler not in _UNROUTED:
                self.say(below, f"`{name}` is left out, so that its values would be lost")
        return order

    def field(self, name: str, properties: Any) -> Field | None:
        below = ("identifier", name)
        if not isinstance(properties, Mapping) or not isinstance(properties.get("type"), str):
            self.say(below, "a mapping with the `type` of the handler is expected here")
            return None
        handler = properties["type"]
        if handler not in HANDLERS:
            self.say((*below, "type"), f"no such handler `{printable(handler)}`; there are {', '.join(HANDLERS)}")
            return None
        before = len(self.problems)
        self.misspelt(below, properties)
        required = self.setting(below, properties, "required", bool, None)
        if required is None and len(self.problems) == before:
            self.say(below, "`required` is missing: true or false")
        low, high = self.bounds(below, properties)
        form = self.setting(below, properties, "canonical_format", str, COMPACT)
        if handler == "DateHandler" and form not in (COMPACT, DASHED):
            self.say((*below, "canonical_format"), f"`{COMPACT}` or `{DASHED}` is expected here")
        length = self.setting(below, properties, "max_length", int, None)
        if length == 0:
            self.say((*below, "max_length"), "a whole number from 1 is expected here")
        default = self.setting(below, properties, "default", str, None)
        values = properties.get("values", []) if handler == "EnumHandler" else []
        if handler == "EnumHandler" and not (
            isinstance(values, list) and values and all(isinstance(v, str) and v for v in values)
        ):
            self.say((*below, "values"), "a list of texts is expected here, at least one, and none of them empty")
            return None
        if len(self.problems) > before:
            return None
        lower = tuple(dict.fromkeys(value.lower() for value in values))
        return Field(name, handler, bool(required), length, lower, low, high, form, default)

    def misspelt(self, below: Path_, properties: Mapping[str, Any]) -> None:
        """Tells of keys that are nearly one of ours; others may mean something to Aviso."""
        from difflib import get_close_matches

        for key in map(str, properties):
            if key not in _KEYS and (near := get_close_matches(key, _KEYS, n=1)):
                self.say((*below, key), f"no such setting `{printable(key)}`; did you mean `{near[0]}`?")

    def setting(self, below: Path_, properties: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
        value = properties.get(key)
        if value is None:
            return default
        if type(value) is not kind or (isinstance(value, int) and value < 0):
            kinds = {bool: "true or false", int: "a whole number from 0", str: "text"}
            self.say((*below, key), f"{kinds[kind]} is expected here")
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
        self.say((*below, "range"), "two numbers are expected here, the smaller one first")
        return None, None
