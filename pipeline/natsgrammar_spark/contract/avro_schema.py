"""Avro schemas compiled to Spark types, as Spark's `from_avro` does (Apache Avro 1.12, Schema Declaration)."""

import json
import re
from pathlib import Path
from typing import Any

from natsgrammar.strict_json import kind_of
from natsgrammar.text import near, quoted

from .ddl import STRING, Array, Map, Primitive, SparkType, Struct, foreign, indistinct
from .json_schema import Compiler, Faults, Steps, read_json
from .malformed import LONGEST
from .problems import Problem

END, _SIZE = "_natsgrammar_end", 64  # of the octets that `_whole` adds, by which a reader sees where a datum ends
_PRIMITIVES = {"long": "bigint", "bytes": "binary"} | {
    name: name for name in ("boolean", "int", "float", "double", "string")
}
_COMPLEX = ("record", "error", "enum", "array", "map", "fixed")
_MOMENTS = {f"timestamp-{unit}": "timestamp" for unit in ("millis", "micros")}
_LOGICAL = {
    "int": {"date": "date"},
    "long": _MOMENTS | {f"local-{name}": f"{kind}_ntz" for name, kind in _MOMENTS.items()},
}
_OPEN = Struct(())  # the type for a name whose schema is not read to its end


def read(problems: list[Problem], path: Path) -> tuple[Struct | None, tuple[str, ...]]:
    """Return the columns in a schema's file, and the schema from `_whole`; None, with problems added, if it is bad."""
    schemas: list[Any] = []

    def compiled(schema: Any, faults: Faults) -> Struct | None:
        schemas.append(schema)
        return _Compiler(faults).columns(schema)

    columns = read_json(problems, path, compiled)
    return columns, () if columns is None else (_whole(schemas[0]),)


def _whole(schema: Any) -> str:
    """Return the schema for a datum in the field `row`, and octets behind: `from_avro` ignores what follows a datum."""
    end = {"type": "fixed", "name": "_natsgrammar_end", "size": _SIZE}
    fields = [{"name": "row", "type": schema}, {"name": END, "type": end}]
    return json.dumps({"type": "record", "name": "_natsgrammar_whole", "fields": fields})


class _Compiler(Compiler):
    def __init__(self, faults: Faults) -> None:
        super().__init__(faults)
        self.known: dict[str, SparkType] = {}  # by full names

    def columns(self, schema: Any) -> Struct | None:
        expected = "expected a record, whose fields become those of a struct"
        return self.whole(lambda: self.kind(schema, (), ""), expected)

    def kind(self, schema: Any, at: Steps, space: str) -> SparkType:
        """Return the type for a schema; `space` is the namespace around it."""
        if isinstance(schema, list):
            return self._union(schema, at, space)
        if isinstance(schema, str):
            return self._named(schema, at, space)
        if not isinstance(schema, dict) or "type" not in schema:
            what = "an object without `type`" if isinstance(schema, dict) else kind_of(schema)
            return self.fault(at, f"expected an Avro schema: a name, a list, or an object with `type`; found {what}")
        name, within = schema["type"], (*at, "type")
        if not isinstance(name, str):
            return self.fault(within, f"expected the name of a type, found {kind_of(name)}")
        logical = schema.get("logicalType")
        if logical == "decimal" and name in ("bytes", "fixed"):
            kind = Primitive(f"decimal({schema.get('precision')},{schema.get('scale', 0)})")
            if cause := foreign(kind):
                return self.fault(at, cause)
            return kind if name == "bytes" else self._declared(schema, at, space, kind)
        if name == "array" or name == "map":
            key = "items" if name == "array" else "values"
            inner = self.kind(schema.get(key), (*at, key), space)
            return Array(inner) if name == "array" else Map(STRING, inner)
        if name in _COMPLEX:
            return self._declared(schema, at, space, Primitive("binary") if name == "fixed" else STRING)
        if str(logical) in _LOGICAL.get(name, {}):
            return Primitive(_LOGICAL[name][str(logical)])
        return self._named(name, within, space)

    def _declared(self, schema: dict[str, Any], at: Steps, space: str, kind: SparkType) -> SparkType:
        """Return the type for a schema with a name, which later ones may use."""
        name = schema.get("name")
        if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", name, re.ASCII):
            return self.fault(at, f"`{schema['type']}` needs a `name` of letters, digits and `_`")
        space = name.rpartition(".")[0] or str(schema.get("namespace", space))
        full = name if "." in name else f"{space}.{name}".lstrip(".")
        if schema["type"] == "fixed" and schema.get("size") not in range(1, LONGEST + 1):  # which readers allocate
            return self.fault((*at, "size"), f"expected a whole number from 1 to {LONGEST:,}")
        if full in self.known:
            return self.fault((*at, "name"), f"{quoted(full)} is declared twice")
        self.known[full] = _OPEN
        self.known[full] = kind = self._record(schema, at, space) if schema["type"] in ("record", "error") else kind
        return kind

    def _record(self, schema: dict[str, Any], at: Steps, space: str) -> SparkType:
        fields, at = schema.get("fields"), (*at, "fields")
        if not isinstance(fields, list) or not fields:
            return self.fault(at[:-1], "a record needs `fields`, a list with at least one")
        kinds = []
        for number, field in enumerate(fields):
            place = (*at, str(number))
            if isinstance(field, dict) and isinstance(field.get("name"), str) and "type" in field:
                kinds.append((field["name"], self.kind(field["type"], (*place, "type"), space)))
            else:
                self.fault(place, "a field needs `name` and `type`")
        if cause := indistinct((name for name, _ in kinds), "fields"):
            return self.fault(at, cause)
        return Struct(tuple(kinds))

    def _named(self, name: str, at: Steps, space: str) -> SparkType:
        if name in _PRIMITIVES:
            return Primitive(_PRIMITIVES[name])
        kind = self.known.get(name if "." in name else f"{space}.{name}".lstrip("."), self.known.get(name))
        if kind is None:
            cause = "`null` alone" if name == "null" else f"unknown type {quoted(name)}"
            return self.fault(at, f"{cause}{near(name, (*_PRIMITIVES, *_COMPLEX, *self.known)) or ''}")
        return self.fault(at, f"{quoted(name)} contains itself, which no column can hold") if kind is _OPEN else kind

    def _union(self, branches: list[Any], at: Steps, space: str) -> SparkType:
        """Return the type for one of several: the only one beside null, the wider number, or a struct of all."""
        kinds = [
            self.kind(inner, (*at, str(number)), space) for number, inner in enumerate(branches) if inner != "null"
        ]
        if not kinds:
            return self.fault(at, "a union needs a type beside `null`")
        if len(kinds) == 1:
            return kinds[0]
        for wider in ({"int", "bigint"}, {"float", "double"}):
            if len(kinds) == 2 and {getattr(kind, "name", "") for kind in kinds} == wider:
                return Primitive(max(wider - {"int", "float"}))
        return Struct(tuple((f"member{number}", kind) for number, kind in enumerate(kinds)))
