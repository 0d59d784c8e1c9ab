"""Descriptor sets as `protoc` writes them, built without it."""

from __future__ import annotations

TYPES = "double float int64 uint64 int32 fixed64 fixed32 bool string group message bytes uint32 enum sfixed32 sfixed64"
TYPES += " sint32 sint64"
_NUMBERS = {name: number for number, name in enumerate(TYPES.split(), 1)}


def varint(number: int) -> bytes:
    return bytes([number]) if number < 128 else bytes([number & 127 | 128]) + varint(number >> 7)


def part(number: int, value: bytes | str | int) -> bytes:
    """A field as it is on the wire."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    octets = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(octets)) + octets


def message(name: str, *fields: str, inside: bytes = b"", more: bytes = b"") -> bytes:
    """A message, whose fields are written as in a `.proto` file: `repeated int64 a = 1`."""
    described = b""
    for field in fields:
        *label, kind, name_of, _, number = field.split()
        inner = part(1, name_of) + part(3, int(number)) + part(4, 3 if label == ["repeated"] else 1)
        known = _NUMBERS.get(kind, 14 if kind == ".o.Color" else 11)
        described += part(2, inner + part(5, known) + (b"" if kind in _NUMBERS else part(6, kind)))
    return part(1, name) + described + inside + more


def file(name: str, package: str, *messages: bytes, imports: str = "", more: bytes = b"") -> bytes:
    imported = part(3, imports) if imports else b""
    return part(1, part(1, name) + part(2, package) + imported + b"".join(part(4, each) for each in messages) + more)


SCALARS = [f"{kind} {kind}_ = {at}" for kind, at in _NUMBERS.items() if at not in (10, 11, 14)]
COLOR = part(5, part(1, "Color") + part(2, part(1, "RED") + part(2, 0)) + part(2, part(1, "BLUE") + part(2, 1)))
ENTRY = message("TagsEntry", "string key = 1", ".o.Item value = 2", more=part(7, part(7, 1)))
INNER = part(3, ENTRY) + part(3, message("Inner", "bool b = 1"))
ITEMS = (".o.Color enum_ = 20", "repeated .o.Item items = 21", "repeated string texts = 22")
RICH = (".google.protobuf.Timestamp time = 1", "repeated .o.Rich.TagsEntry tags = 2", ".o.Void void = 3")
MOMENT = ("int64 seconds = 1", "int32 nanos = 2")
OF_ORDERS = [
    message("Order", "int32 a = 1", "string name = 2"),
    message("Item", "string sku = 1", "repeated int32 n = 2"),
    message("All", *SCALARS, *ITEMS),
    message("Rich", *RICH, ".o.Rich.Inner inner = 4", inside=INNER),
    message("Void"),
]
LOOSE = part(4, 3)  # utf8_validation = NONE
FAULTS = [message(f"M{at}", f".o.M{at + 1} a = 1", f".o.M{at + 1} b = 2") for at in range(40)] + [
    message("M40", "bool a = 1"),
    message("Tree", "repeated .o.Tree below = 1"),
    message("Lacks", ".q.None a = 1"),
    message("Duration", *MOMENT),
    message("Waits", ".o.Duration a = 1"),
    message("Case", "int32 a = 1", "int32 A = 2"),
    message("Name", "int32 _NatsGrammar_End = 1"),
    message("Number", "int32 a = 536870911"),
    message("Loose", inside=part(2, part(1, "a") + part(3, 1) + part(5, 9) + part(8, part(21, LOOSE)))),
]
ORDERS = file("p.proto", "google.protobuf", message("Timestamp", *MOMENT))
ORDERS += file("o.proto", "o", *OF_ORDERS, imports="p.proto", more=COLOR + part(12, "proto3"))
FAULTY = ORDERS + file("f.proto", "o", *FAULTS)
FAULTY += file("w.proto", "w", message("Wide", "string a = 1"), more=part(8, part(50, LOOSE)) + part(12, "editions"))
_SCALARS = (
    "double_:double,float_:float,int64_:bigint,uint64_:decimal(20,0),int32_:int,fixed64_:bigint,fixed32_:int,bool_:boolean,"
    "string_:string,bytes_:binary,uint32_:bigint,sfixed32_:int,sfixed64_:bigint,sint32_:int,sint64_:bigint"
)
_ITEM = "struct<sku:string,n:array<int>>"
# The type of each message, and the indexes of it in the framing of a schema registry.
MESSAGES = {
    "o.Order": ("struct<a:int,name:string>", (b"\2\0", b"\0")),
    "o.Item": (_ITEM, (b"\2\2",)),
    "o.All": (f"struct<{_SCALARS},enum_:string,items:array<{_ITEM}>,texts:array<string>>", (b"\2\4",)),
    "o.Rich": (f"struct<time:timestamp,tags:map<string,{_ITEM}>,inner:struct<b:boolean>>", (b"\2\6",)),
    "o.Rich.Inner": ("struct<b:boolean>", (b"\4\6\2",)),
}
