"""Types of columns in an Open Data Contract: Spark's, those of the usual databases, and the standard's own."""

import re
from collections.abc import Collection, Iterator

from natsgrammar.text import near, quoted

from . import odcs_terms as terms
from .ddl import ANY, STRING, Array, Map, Primitive, SparkType, Struct, TypeSyntaxError, parse_type, unheld
from .nodes import Entry, Node, NodeReader
from .path import Each, Entries, Field, Path, Step, path_text

_SIZE = re.compile(r"\s*\([^()]*\)")  # `(38,0)`, `(50 CHAR)`, `(MAX)`
_NUMBER = re.compile(r"\A(?:number|bignumeric)(?=\s*\()")  # with digits
_DECIMAL = re.compile(r"(?i)\s*(dec|decimal|numeric|number|bignumeric)\s*(\([^()]*\)\s*)?")
_WITHOUT_DIGITS = re.compile(_DECIMAL.pattern.removesuffix("?") + "{0}")  # Spark has 10, others any number
_OF_JSON = frozenset({"json", "jsonb", "bson", "super", "object"})
_LOGICAL = (*terms.TYPES, "array", "object", "map", "vector")
_IN_DATABASES = {  # the usual names, without sizes, by Spark's
    name: Primitive(kind)
    for kind, names in {
        "smallint": "int2, int16, smallserial",
        "int": "int4, int32, mediumint, serial",
        "bigint": "int8, int64, bigserial",
        "float": "float4, float32, binary_float",
        "double": "float8, float64, binary_double, double precision",
        "boolean": "bool",
        "timestamp": "timestamp, timestamptz, timestamp_tz, timestamp with time zone, datetimeoffset",
        "timestamp_ntz": "timestamp_ntz, timestamp without time zone, datetime, datetime2, smalldatetime",
        "string": "char, character, bpchar, nchar, varchar, varchar2, nvarchar, nvarchar2, character varying, text, "
        "tinytext, mediumtext, longtext, ntext, citext, clob, nclob, uuid, uniqueidentifier, enum, time, timetz",
    }.items()
    for name in names.split(", ")
}


def below(reader: NodeReader, entries: dict[str, Entry]) -> Iterator[tuple[Step, dict[str, Entry], Node]]:
    """Yield the properties in a dataset or an object, the items in an array, and the keys and values in a map."""
    entry = entries.get("properties")
    for node in [] if entry is None or entry.value.value == [] else reader.sequence(entry, "property"):
        inner = reader.mapping(node, "a property", None, ("name",))
        if name := reader.text(inner.get("physicalName", inner.get("name"))):
            yield Field(name), inner, node
    if "items" in entries:
        yield Each(), reader.entries(entries["items"]), entries["items"].value
    pair = reader.mapping(entries["map"].value, "map", None, ("key", "value")) if "map" in entries else {}
    for name in ("key", "value"):
        if name in pair:
            node = pair[name].value
            yield Entries(None, name == "key"), reader.mapping(node, f"map: {name}", None, ()), node


def is_csv(form: object, path: object) -> bool:
    """Check whether an input of a format, or at a path, is CSV."""
    return form == "csv" or (form is None and re.search(r"(?i)\.csv(\.\w+)?\Z", str(path)) is not None)


class Types:
    """A reader for the types in a dataset with checks on `checked` paths."""

    def __init__(self, reader: NodeReader, checked: Collection[Path], csv: bool) -> None:
        self.reader, self.checked, self.csv = reader, {*checked}, csv
        self.around = {path[:end] for path in checked for end in range(len(path) + 1)}
        self.unknown = 0

    def column(self, step: Step, entries: dict[str, Entry], node: Node) -> SparkType:
        """Return a column's type. A column without checks is ANY if a type in it is unknown, and text in CSV."""
        before, kind = self.unknown, self.of(entries, node, (step,))
        if (step,) in self.around:
            return kind
        kind = ANY if self.unknown > before else kind
        return STRING if self.csv and unheld(kind, "csv") else kind

    def of(self, entries: dict[str, Entry], node: Node, path: Path) -> SparkType:
        """Return a property's type: the physical one, or Spark's for the logical one; ANY if neither is known."""
        logical, physical = (self.reader.text(entries.get(key)) for key in ("logicalType", "physicalType"))
        is_decimal = logical == "number" and _DECIMAL.fullmatch(physical or "")
        is_plain = not entries.keys() & {"properties", "items", "map"}
        kind = None if physical is None else _of_spark(physical.strip().lower(), logical)
        kind = kind if kind != ANY or is_plain else None
        is_any = path not in self.around and is_plain and (is_decimal or str(physical).strip().lower() in _OF_JSON)
        if kind is None and logical is not None and not is_any:
            kind = self._logical(entries, logical, path)
        if kind is None:
            is_text = logical is None and path in self.checked
            kind = STRING if is_text else _of_databases(str(physical).lower())
        return kind or self._unknown(entries, node, path)

    def _logical(self, entries: dict[str, Entry], logical: str, path: Path) -> SparkType | None:
        nested = below(self.reader, entries) if logical in ("object", "array", "map") else ()
        kinds = [(step, self.of(inner, node, (*path, step))) for step, inner, node in nested]
        inside = dict(kinds).get
        match logical:
            case "object":
                fields = tuple((step.name, kind) for step, kind in kinds if isinstance(step, Field))
                return Struct(fields) if fields else None
            case "array" if kinds or path in self.around:
                return Array(inside(Each(), STRING))
            case "map" if "map" in entries:
                return Map(inside(Entries(None, True), STRING), inside(Entries(None, False), STRING))
            case "vector":
                return Array(Primitive(_element(self.reader, entries.get("logicalTypeOptions"))))
        return Primitive(terms.TYPES[logical]) if logical in terms.TYPES else None

    def _unknown(self, entries: dict[str, Entry], node: Node, path: Path) -> SparkType:
        """Return ANY with a note, or a problem for a property with checks."""
        name, cause = "", f"`{path_text(path)}` has no type"
        if (entry := entries.get("physicalType", entries.get("logicalType"))) is not None:
            name, node = str(entry.value.value), entry.value
            is_known = name in _LOGICAL or _WITHOUT_DIGITS.fullmatch(name)
            cause = f"{entry.key.value}: {quoted(name)} is not a type{'' if is_known else near(name, _LOGICAL)}"
        if path in self.around:
            add = "write it as Spark does" if "physicalType" in entries else "add `physicalType`"
            self.reader.problem(node, f"{cause}: {add}, such as `map<string,string>`")
            return STRING
        self.unknown += 1
        why = "states no digits" if _WITHOUT_DIGITS.fullmatch(name) else "is not a type of Spark"
        cause = cause.replace("is not a type", why)
        self.reader.note(node, f"{cause}: the column is read as it is, unchecked")
        return ANY


def _of_spark(physical: str, logical: str | None) -> SparkType | None:
    """Return the type if Spark has it, or if databases have it and it is of another kind than the logical type."""
    physical = _NUMBER.sub("decimal", physical)  # digits are more exact than `number` and `integer`
    try:
        return None if _WITHOUT_DIGITS.fullmatch(physical) else parse_type(physical)
    except TypeSyntaxError:
        known, other = _of_databases(physical), terms.TYPES.get(str(logical))
        return known if other and known and _kind(known.name) != _kind(other) else None


def _of_databases(physical: str) -> Primitive | None:
    return _IN_DATABASES.get(" ".join(_SIZE.sub("", physical).split()))


def _kind(name: str) -> str:
    return terms.LOGICAL[name].replace("integer", "number")


def _element(reader: NodeReader, options: Entry | None) -> str:
    """Return a vector's element type; the standard's default is `float32`."""
    entry = reader.entries(options).get("elementType")
    name = reader.text(entry) or "float32"
    if entry is not None and name not in terms.ELEMENTS:
        reader.problem(entry.value, f"elementType: unknown type `{name}`{near(name, sorted(terms.ELEMENTS))}")
    return terms.ELEMENTS.get(name, "float")
