"""Descriptor sets of Protobuf compiled to Spark types, as Spark's `from_protobuf` does.

`protoc --include_imports --descriptor_set_out=FILE` writes them; google/protobuf/descriptor.proto numbers their fields.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of, near_or_all, quoted

from .avro_schema import END
from .ddl import Array, Map, Primitive, SparkType, Struct, foreign
from .nodes import Entry, NodeReader
from .problems import Problem

_LAST = 2**29 - 1  # the largest number of a field, here of END
MARKER = b"\xfa\xff\xff\xff\x0f\x40"  # before the 64 octets of this field, behind a message
_LARGEST = 4_000_000  # bytes
_SPACE = "_natsgrammar"
_CHECKED = b"\x42\x03\xd8\x01\x01"  # java_string_check_utf8 = true: proto2 puts U+FFFD for other octets otherwise
_MESSAGES, _REPEATED = (10, 11), 3
# Of fields, by number.
_TYPES = {1: "double", 2: "float", 4: "decimal(20,0)", 8: "boolean", 9: "string", 12: "binary", 14: "string"}
_TYPES |= dict.fromkeys((5, 7, 15, 17), "int") | dict.fromkeys((3, 6, 13, 16, 18), "bigint")
_ADVICE = "write it by `protoc --include_imports --descriptor_set_out=FILE`"
_Fields = list[tuple[int, int | bytes, bytes]]  # numbers, values, and both as they are written


@dataclass(frozen=True, slots=True)
class _Message:
    file: _Fields
    fields: _Fields
    indexes: tuple[int, ...]  # of the message in its file, and of those around it


def read(reader: NodeReader, path: Path, message: Entry) -> tuple[Struct | None, tuple[str | bytes, ...], list[bytes]]:
    """Return a message's columns, what `from_protobuf` needs, and the texts before a framed one.

    None for the columns, with problems added, if the file is bad or lacks the message.
    """
    name, messages, files = reader.text(message) or "", dict[str, _Message](), [b""]
    cause: str | None = None
    try:
        if (cause := not_plain(path, _LARGEST)) is None:
            files = _inside(_fields(path.read_bytes()), 1)
            messages = dict(chain.from_iterable(map(_of_file, map(_fields, files))))
    except OSError as error:
        cause = f"cannot be read: {cause_of(error)}"
    except ValueError:
        messages = {}
    if not messages:
        reader.problems.append(Problem(str(path), 0, 0, cause or f"not a descriptor set: {_ADVICE}"))
    elif name not in messages:
        reader.problem(message.value, f"message: `{path.name}` has no {quoted(name)}{near_or_all(name, messages)}")
    else:
        chosen, columns, end = messages[name], Struct(()), b""
        try:
            columns, end = _struct(messages, name, {}), _with_end(chosen)
            cause = foreign(columns) if columns.fields else "a message without fields cannot be a column"
        except ValueError as error:
            cause = str(error)
        if not cause:
            checked = b"".join(_sized(1, file + _CHECKED) for file in (*files, end))
            schema = f"{_SPACE}.{name.rpartition('.')[2]}", checked
            framing = b"".join(_varint(2 * number) for number in (len(chosen.indexes), *chosen.indexes))
            return columns, schema, [framing, *[b"\0"] * (chosen.indexes == (0,))]
        reader.problem(message.value, f"message: {cause}")
    return None, (), []


def _with_end(message: _Message) -> bytes:
    """Return a file with the message and one more field, NULL after a failure. Raises ValueError if it is there."""
    for field in map(_fields, _inside(message.fields, 2)):
        if _text(field, 1).lower() == END or any(each[:2] == (3, _LAST) for each in field):
            raise ValueError(
                f"the field {quoted(_text(field, 1))} has a name or number for the pipeline: choose others"
            )
    end = _sized(1, END.encode()) + b"\x18" + _varint(_LAST) + b"\x20\x01\x28\x0c"  # number, optional, bytes
    whole = b"".join(raw for number, _, raw in message.fields if number in (1, 2, 7, 8)) + _sized(2, end)
    same = b"".join(raw for number, _, raw in message.file if number in (3, 8, 12, 14))  # imports, options, syntax
    own = _sized(1, f"{_SPACE}.proto".encode()) + _sized(2, _SPACE.encode()) + _sized(3, _inside(message.file, 1)[0])
    return own + same + _sized(4, whole)


def _struct(messages: dict[str, _Message], name: str, known: dict[str, Struct | None]) -> Struct:
    """Return the type for a message; in `known`, those within which this one is are None. Raises ValueError."""
    if name not in messages:
        raise ValueError(f"the descriptor set lacks {quoted(name)}: {_ADVICE}")
    if (struct := known.setdefault(name, None)) is not None:
        return struct
    columns: list[tuple[str, SparkType]] = []
    for field in map(_fields, _inside(messages[name].fields, 2)):
        numbers: dict[int, int] = {number: value for number, value, _ in field if isinstance(value, int)}
        if _is_unchecked(messages[name].file, 8, 50) or _is_unchecked(field, 8, 21):
            raise ValueError(f"{quoted(name)} has `utf8_validation = NONE`: no column holds text that may be none")
        kind: SparkType = Primitive(_TYPES.get(numbers.get(5, 0), "message"))
        is_array, inner = numbers.get(4) == _REPEATED, _text(field, 6).lstrip(".")
        if numbers.get(5) in _MESSAGES:
            if inner in known and known[inner] is None:
                raise ValueError(f"{quoted(inner)} contains itself, which no column can hold")
            kind = struct = _struct(messages, inner, known)
            short = inner.rpartition(".")[2]
            if short in ("Timestamp", "Duration") and [each for each, _ in struct.fields] == ["seconds", "nanos"]:
                kind = Primitive("timestamp")
                if short == "Duration":
                    raise ValueError(f"{quoted(inner)} is an interval of Spark, which no contract can hold")
            elif b"\x38\x01" in _inside(messages[inner].fields, 7):  # an entry of a map
                inside, is_array = [each for _, each in struct.fields], False
                kind = Map(*inside) if len(inside) == 2 else Struct(())
        if kind != Struct(()):  # which Spark leaves out
            columns.append((_text(field, 1), Array(kind) if is_array else kind))
    known[name] = Struct(tuple(columns))
    return Struct(tuple(columns))


def _is_unchecked(described: _Fields, options: int, features: int) -> bool:
    inside = (each for option in _inside(described, options) for each in _inside(_fields(option), features))
    return any(each[:2] == (4, 3) for feature in inside for each in _fields(feature))


def _of_file(file: _Fields) -> Iterator[tuple[str, _Message]]:
    """Yield the messages in a file, by their full names."""
    waiting = [(_text(file, 2), tuple[int, ...](), inner) for inner in [_inside(file, 4)]]
    for space, around, messages in waiting:  # which grows
        for at, fields in enumerate(map(_fields, messages)):
            name = f"{space}.{_text(fields, 1)}".lstrip(".")
            yield name, _Message(file, fields, (*around, at))
            waiting.append((name, (*around, at), _inside(fields, 3)))


def _inside(fields: _Fields, number: int) -> list[bytes]:
    return [value for other, value, _ in fields if other == number and isinstance(value, bytes)]


def _text(fields: _Fields, number: int) -> str:
    return b"".join(_inside(fields, number)[-1:]).decode()


def _fields(octets: bytes) -> _Fields:
    """Return the fields in a message of the wire format. Raises ValueError."""
    fields, at = _Fields(), 0
    while at < len(octets):
        start, (tag, at) = at, _number(octets, at)
        value: int | bytes
        if (kind := tag & 7) == 0:
            value, at = _number(octets, at)
        else:
            size, at = _number(octets, at) if kind == 2 else ({1: 8, 5: 4}[kind] if kind in (1, 5) else 1 << 62, at)
            value, at = octets[at : at + size], at + size
        if at > len(octets):
            raise ValueError("truncated")
        fields.append((tag >> 3, value, octets[start:at]))
    return fields


def _number(octets: bytes, at: int) -> tuple[int, int]:
    """Return the varint at a position, and the position behind. Raises ValueError."""
    for end in range(at, min(at + 10, len(octets))):
        if octets[end] < 128:
            return sum((octet & 127) << 7 * shift for shift, octet in enumerate(octets[at : end + 1])), end + 1
    raise ValueError("truncated")


def _varint(number: int) -> bytes:
    return bytes([number]) if number < 128 else bytes([number & 127 | 128]) + _varint(number >> 7)


def _sized(number: int, octets: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(octets)) + octets
