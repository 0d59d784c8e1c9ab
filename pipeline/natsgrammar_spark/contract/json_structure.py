"""JSON Structure (draft-vasters-json-structure-core-04) as far as columns carry it, and its choice by `$schema`."""

from pathlib import Path
from typing import Any

from .ddl import STRING, Map, Primitive, SparkType, Struct, foreign
from .json_schema import Faults, SchemaCompiler, Steps, names_for, read_json
from .nodes import Grammars, NodeReader
from .typed_texts import Condition

HOME = "https://json-structure.org/"
_NAMES = ("name", "$uses", "altnames", "altenums", "descriptions", "unit", "symbol")
_UNSIGNED = {"uint8": 8, "uint16": 16, "uint32": 32}  # bits
_DAYS, _CLOCK = r"\d+D", r"T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)"
_PATTERNS = {  # RFC 9562, 3339 with its appendix A, 6901 and 8259
    "uuid": r"^[\dA-Fa-f]{8}(-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$",
    "time": r"^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+\-]([01]\d|2[0-3]):[0-5]\d)$",
    "duration": rf"^P(\d+W|{_CLOCK}|({_DAYS}|\d+M({_DAYS})?|\d+Y(\d+M({_DAYS})?)?)({_CLOCK})?)$",
    "jsonpointer": r"^(/([^/~]|~[01])*)*$",
    "decimal": r"^-?(0|[1-9]\d*)(\.\d+)?$",
}


def _up_to(most: int) -> str:
    """Return an expression for the whole numbers from 0, without zeros before them."""
    text = str(most)
    less = [(at, int(digit) - 1) for at, digit in enumerate(text) if int(digit) > (not at)]
    fewer = (f"{text[:at]}[{int(not at)}-{digit}]\\d{{{len(text) - at - 1}}}" for at, digit in less)
    return "|".join((text, *fewer, f"[1-9]\\d{{0,{len(text) - 2}}}", "0"))


for _name, _bits in {"int64": 63, "uint64": 64, "int128": 127, "uint128": 128}.items():
    _PATTERNS[_name] = f"^({_up_to((1 << _bits) - 1)}{'' if _name[0] == 'u' else f'|-({_up_to(1 << _bits)})'})$"
_TEXTS = {name: {"pattern": pattern} for name, pattern in _PATTERNS.items()}
_TEXTS |= {"date": {"format": "date"}, "datetime": {"format": "date-time"}, "uri": {"format": "uri-reference"}}
_WHOLE = {"int8": "tinyint", "uint8": "smallint", "int16": "smallint", "uint16": "int", "uint32": "bigint"}
_WHOLE |= dict.fromkeys(("int32", "integer"), "int")
_TYPES = dict.fromkeys(_TEXTS, "string") | _WHOLE | {"number": "double", "date": "date", "datetime": "timestamp"}
_TYPES |= {name: name for name in ("boolean", "string", "double", "float", "binary")}
_TYPES |= {"int64": "decimal(19,0)", "uint64": "decimal(20,0)"}  # with room for more
_KEYWORDS = dict.fromkeys(_TYPES, ()) | dict.fromkeys((*_WHOLE, "double"), SchemaCompiler.keywords["integer"])
_KEYWORDS |= {key: SchemaCompiler.keywords[key] for key in ("array", "boolean", "number", "object", "string")}
_KEYWORDS |= {"decimal": ("precision", "scale"), "map": ("values",)}


def read(reader: NodeReader, path: Path) -> tuple[Struct | None, tuple[Condition, ...]]:
    """Return the columns and conditions in a schema's file; None for the columns, with problems added, if it is bad."""
    compilers: list[SchemaCompiler] = []

    def columns(schema: Any, faults: Faults) -> Struct | None:
        compilers.append(compiled(schema, reader.grammars, faults))
        return compilers[0].columns

    struct = read_json(reader.problems, path, columns)
    return struct, () if struct is None else tuple(compilers[0].conditions)


def compiled(schema: Any, grammars: Grammars, faults: Faults) -> SchemaCompiler:
    """Return the compiler for a schema, given as data, with its results."""
    return (_Compiler if is_structure(schema) else SchemaCompiler)(schema, faults, grammars)


def is_structure(schema: Any) -> bool:
    """Check whether a schema is a document of JSON Structure."""
    return isinstance(schema, dict) and str(schema.get("$schema")).startswith(HOME)


class _Compiler(SchemaCompiler):
    annotations = (*SchemaCompiler.annotations, *_NAMES)
    types, keywords, listed = _TYPES, _KEYWORDS, "all but set, tuple, choice and float8"

    def kind(self, schema: Any, at: Steps, through: tuple[str, ...]) -> SparkType:
        """Return the type for a schema, also behind `$root`, or for a reference as its type."""
        if not at and "$root" in schema:
            self._check_keywords(schema, at, "`$root`", ("$root",))
            return self._followed(schema["$root"], ("$root",), through)
        if "json" in names_for(schema, "altenums"):
            self.fault((*at, "altenums"), "other values in JSON than in `enum` are not supported")
        given = schema.get("type") if isinstance(schema, dict) else None
        if given == "any":  # null, too
            return super().kind({key: schema[key] for key in schema if key != "type"}, at, through)
        names = given if isinstance(given, list) else [given]
        targets = [name["$ref"] for name in names if isinstance(name, dict) and "$ref" in name]
        if len(targets) != 1 or len(names) - len(targets) != names.count("null"):
            return super().kind(schema, at, through)
        self._check_keywords(schema, at, "a reference", ("type",))
        number, kind = self.places, self._followed(targets[0], (*at, "type"), through)
        if "null" in names:
            self.conditions = [each for each in self.conditions if each != (number, "null", ())]
        return kind

    def _made(self, name: str, schema: dict[str, Any], at: Steps, through: tuple[str, ...], number: int) -> SparkType:
        if name == "map":
            return Map(STRING, self.kind(schema.get("values", True), (*at, "values"), through))
        if name in _UNSIGNED:
            self.conditions += [(number, "least", (0, "")), (number, "most", ((1 << _UNSIGNED[name]) - 1, ""))]
        if name in _TEXTS:
            self._text(_TEXTS[name], at, number, f"the type `{name}`")
        if name == "decimal":
            kind = Primitive(f"decimal({schema.get('precision', 34)},{schema.get('scale', 7)})")
            return self.fault(at, cause) if (cause := foreign(kind)) else kind
        return super()._made(name, schema, at, through, number)
