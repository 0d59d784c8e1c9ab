"""Odd inputs with a contract each: what `contract check` accepts of them, a run reads."""

from __future__ import annotations

import base64
import bz2
import gzip
import json
import lzma
import random
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet
from pyarrow.parquet import encryption

SUBJECTS = pa.array(["a.b", "a.c"])
RULES = "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"


def _texts(octets: bytes) -> pa.Array:
    """Return two texts of three bytes, which may be no UTF-8."""
    offsets = pa.array([0, 3, 6], pa.int32()).buffers()[1]
    return pa.Array.from_buffers(pa.string(), 2, [None, offsets, pa.py_buffer(octets)])


def _table(**more: pa.Array) -> pa.Table:
    return pa.table({"subject": SUBJECTS, **more})


def _in_struct(*columns: pa.Array, names: list[str]) -> pa.Array:
    return pa.StructArray.from_arrays([*columns], names)


def _listed(values: pa.Array) -> pa.Array:
    return pa.ListArray.from_arrays(pa.array([0, 1, 2], pa.int32()), values)


_WIDE = pa.array([Decimal("1.00"), None], pa.decimal256(50, 2))
_PAGE = _in_struct(SUBJECTS, SUBJECTS, names=["url", "URL"])
_ONE_NAME = _in_struct(SUBJECTS, SUBJECTS, names=["url", "url"])
_UUIDS = pa.ExtensionArray.from_storage(pa.uuid(), pa.array([b"a" * 16, b"b" * 16], pa.binary(16)))
_INSTANTS = pa.array([1, 2], pa.timestamp("ns"))

PARQUET: dict[str, tuple[pa.Table, dict[str, Any]]] = {
    "plain": (_table(), {}),
    **{codec: (_table(), {"compression": codec}) for codec in ("brotli", "zstd", "lz4", "gzip", "none")},
    "text that is not UTF-8": (pa.table({"subject": _texts(b"a.bc.\xff")}), {}),
    "wide decimals": (_table(d=_WIDE), {}),
    "wide decimals inside": (_table(s=_in_struct(_WIDE, names=["d"])), {}),
    "columns by case": (pa.Table.from_arrays([SUBJECTS, SUBJECTS], ["subject", "Subject"]), {}),
    "columns of one name": (pa.Table.from_arrays([SUBJECTS, SUBJECTS], ["subject", "subject"]), {}),
    "fields by case": (_table(page=_PAGE), {}),
    "fields by case in a list": (_table(page=_listed(_PAGE)), {}),
    "fields without a name": (_table(page=_in_struct(SUBJECTS, names=[""])), {}),
    "fields of one name": (_table(page=_ONE_NAME), {}),
    "nanoseconds": (_table(t=_INSTANTS), {}),
    "nanoseconds as INT96": (_table(t=_INSTANTS), {"use_deprecated_int96_timestamps": True}),
    "microseconds as INT96": (
        _table(t=pa.array([1_000, 2_000], pa.timestamp("ns"))),
        {"use_deprecated_int96_timestamps": True},
    ),
    "milliseconds": (_table(t=pa.array([None, 2**63 // 1000], pa.timestamp("ms", "UTC"))), {}),
    "milliseconds beyond Spark": (_table(t=pa.array([None, 2**63 // 1000 + 1], pa.timestamp("ms"))), {}),
    "milliseconds before Spark": (
        _table(s=_in_struct(pa.array([-(2**63 // 1000) - 1, 0], pa.timestamp("ms")), names=["t"])),
        {},
    ),
    "milliseconds without statistics": (
        _table(t=_listed(pa.array([2**63 // 1000 + 1, None], pa.timestamp("ms")))),
        {"write_statistics": False},
    ),
    "times": (_table(t=pa.array([1, 2], pa.time64("us"))), {}),
    "half floats": (_table(t=pa.array([1, 2], pa.float16())), {}),
    "uuids": (_table(t=_UUIDS), {}),
    "durations": (_table(t=pa.array([1, 2], pa.duration("us"))), {}),
    "unsigned": (_table(t=pa.array([1, 2], pa.uint64())), {}),
    "odd names": (pa.Table.from_arrays([SUBJECTS] * 3, ["subject", "a.b `c`", "x,y;{}()\n\t="]), {}),
    "no rows": (_table().slice(0, 0), {}),
    "no columns": (pa.table({}), {}),
    "without the column": (pa.table({"other": SUBJECTS}), {}),
}


class _Keys(encryption.KmsClient):  # type: ignore[misc]
    """Keys that are not secret."""

    def __init__(self, _: object) -> None:
        super().__init__()

    def wrap_key(self, key: bytes, _: str) -> bytes:
        return base64.b64encode(key)

    def unwrap_key(self, wrapped: bytes, _: str) -> bytes:
        return base64.b64decode(wrapped)


def _encrypted(path: Path, plaintext_footer: bool) -> None:
    settings = encryption.EncryptionConfiguration(
        footer_key="f", column_keys={"k": ["subject"]}, plaintext_footer=plaintext_footer
    )
    keys = encryption.CryptoFactory(_Keys)
    properties = keys.file_encryption_properties(encryption.KmsConnectionConfig(), settings)
    with parquet.ParquetWriter(path, _table().schema, encryption_properties=properties) as writer:
        writer.write_table(_table())


def _many(path: Path, **options: Any) -> bytearray:
    rows = pa.table({"subject": [f"a.b{number}" for number in range(1000)]})
    parquet.write_table(rows, path, use_dictionary=False, **options)
    return bytearray(path.read_bytes())


def _false_checksum(path: Path) -> None:
    octets = _many(path, compression="none", write_page_checksum=True)
    octets[octets.index(b"a.b500") + 3] ^= 1
    path.write_bytes(octets)


def _damaged(path: Path) -> None:
    octets = _many(path, compression="snappy")
    octets[60:90] = b"\xff" * 30
    path.write_bytes(octets)


def _outdated(path: Path) -> None:
    parquet.write_table(_table(), path)
    path.with_name(f".{path.name}.crc").write_bytes(b"crc\0\0\0\2\0" + bytes(8))


def _cut(path: Path) -> None:
    path.write_bytes(_many(path)[:-20])


def _cut_inside(path: Path) -> None:
    octets = _many(path)
    path.write_bytes(octets[:90] + octets[-500:])


def _cut_before_footer(path: Path) -> None:
    octets = _many(path)
    footer = int.from_bytes(octets[-8:-4], "little") + 8
    path.write_bytes(octets[: -footer - 50] + octets[-footer:])


def _renamed(path: Path) -> None:
    parquet.write_table(pa.Table.from_arrays([SUBJECTS, SUBJECTS], ["subject", "xyzq"]), path, store_schema=False)
    path.write_bytes(path.read_bytes().replace(b"xyzq", b"xy\xffq"))


def _two_files(path: Path, first: pa.Array, second: pa.Array, name: str = "page") -> None:
    path.mkdir()
    for number, (column, values) in enumerate((("page", first), (name, second))):
        parquet.write_table(_table(**{column: values}), path / f"{number}.parquet")


def _in_directory(path: Path, *names: str, **columns: pa.Array) -> None:
    for name in names:
        (path / name).mkdir(parents=True)
        parquet.write_table(_table(**columns), path / name / "a.parquet")


def _with_empty_file(path: Path) -> None:
    _in_directory(path, "n=1", "n=2")
    (path / "n=2" / "a.parquet").write_bytes(b"")


def _decimals(precision: int, scale: int) -> pa.Array:
    return pa.nulls(2, pa.decimal128(precision, scale))


BROKEN: dict[str, Callable[[Path], object]] = {
    "encrypted": lambda path: _encrypted(path, plaintext_footer=False),
    "encrypted columns": lambda path: _encrypted(path, plaintext_footer=True),
    "false checksum": _false_checksum,
    "damaged page": _damaged,
    "cut": _cut,
    "cut inside": _cut_inside,
    "cut before the footer": _cut_before_footer,
    "two in a row": lambda path: path.write_bytes(_many(path) + b"\n" + _many(path, write_page_index=True)),
    "empty": Path.touch,
    "outdated checksums": _outdated,
    "text": lambda path: path.write_text("hello world, not Parquet"),
    "name that is not UTF-8": _renamed,
}

SEVERAL: dict[str, Callable[[Path], object]] = {
    "files with structs and lists": lambda path: _two_files(path, _in_struct(SUBJECTS, names=["a"]), _listed(SUBJECTS)),
    "decimals of two scales": lambda path: _two_files(path, *(_decimals(9, scale) for scale in (1, 2))),
    "decimals of two precisions": lambda path: _two_files(path, *(_decimals(precision, 2) for precision in (9, 38))),
    "times in the first file": lambda path: _two_files(path, pa.nulls(2, pa.time64("us")), SUBJECTS),
    "texts and numbers": lambda path: _two_files(path, SUBJECTS, pa.array([1, 2])),
    "column of a directory": lambda path: _in_directory(path, "subject=1"),
    "column of a directory by case": lambda path: _in_directory(path, "Subject=1"),
    "column of a directory with its type": lambda path: _in_directory(path, "n=1", n=pa.array([1, 2], pa.int32())),
    "directory": lambda path: _in_directory(path, "n=1"),
    "directory of nulls": lambda path: _in_directory(path, "n=__HIVE_DEFAULT_PARTITION__"),
    "directory of a hidden name": lambda path: _in_directory(path, "_n=1"),
    "directory without a value": lambda path: _in_directory(path, "n="),
    "directories of two columns": lambda path: _in_directory(path, "n=1", "m=1"),
    "directory beside partitions": lambda path: _in_directory(path, "n=1", "m"),
    "directory in a partition": lambda path: _in_directory(path, "n=01/m", "n=1d"),
    "directories of two folders": lambda path: _in_directory(path, "a/n=1", "b/n=2"),
    "directory that is not UTF-8": lambda path: _in_directory(path, "n=%FF"),
    "directory of a name beyond ASCII": lambda path: _in_directory(path, "%C3%A9=1"),
    "directory of an encoded name": lambda path: _in_directory(path, "my%20n=7/n=1"),
    "empty file in a directory": _with_empty_file,
    "columns by case of two files": lambda path: _two_files(path, SUBJECTS, SUBJECTS, "PAGE"),
}

JSON: dict[str, tuple[str, dict[str, Any]]] = {
    "fields by case": ("page: 'struct<url: string, URL: string>'", {"page": {"url": "a", "URL": "b"}}),
    "map by case": ("page: 'map<string, string>'", {"page": {"url": "a", "URL": "b"}}),
    "columns by case": ("Subject: string", {"Subject": "x"}),
    "wide decimals": ("d: 'decimal(50, 2)'", {"d": 1}),
    "any": ("d: variant, e: array<variant>", {"d": {"a": [1, "x"]}, "e": [1, "x", None]}),
}


_ROWS = b"".join(b'{"subject": "a.%d"}\n' % number for number in range(3))
_TEXT, _CELLS = _ROWS.decode(), "subject\na.b\na.c\n"
_ARRAY = b"[" + _ROWS.replace(b"\n", b",\n")[:-2] + b"]\n"
_BZ2_BAD = bz2.compress(_ROWS)[:9] + b"\0" + bz2.compress(_ROWS)[10:]  # a block whose mark is damaged


UNMARKED = ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")


def _zstd(rows: bytes) -> bytes:
    return bytes(pa.compress(rows, "zstd", asbytes=True))


def _deep(levels: int) -> bytes:
    return b'{"subject": "a.b", "x": ' + b"[" * (levels - 1) + b"]" * (levels - 1) + b"}\n"


_ENCODED: dict[str, bytes] = {
    **{f"{code}.jsonl": _TEXT.encode(code) for code in ("utf-16", "utf-32", "utf-8-sig", *UNMARKED)},
    **{f"{code}.csv": _CELLS.encode(code) for code in ("utf-16", "utf-32", "utf-8-sig", *UNMARKED)},
    "latin.csv": b"subject\n\xe9\n",
    "marked big.jsonl": b"\xfe\xff" + _TEXT.encode("utf-16-be"),
    "packed.jsonl.gz": gzip.compress(_TEXT.encode("utf-16")),
    "packed.csv.bz2": bz2.compress(_CELLS.encode("utf-32")),
    "mark.jsonl": BOM_UTF8,
    "mark.jsonl.gz": gzip.compress(BOM_UTF8),
    "mark on a line.jsonl": BOM_UTF8 + b"\n",
    "two marks.jsonl": BOM_UTF8 * 2,
}
_LINES: dict[str, bytes] = {
    "array.jsonl": b"[\n" + _ROWS.replace(b"\n", b",\n")[:-2] + b"\n]\n",
    "array in lines.jsonl": _ARRAY,
    "array in a line.jsonl": _ARRAY.replace(b"\n", b""),
    "array.jsonl.gz": gzip.compress(_ARRAY),
    "array after a mark.jsonl": BOM_UTF8 + b" \n[ {}]\n",
    "array of numbers.jsonl": b"[1]\n" + _ROWS,
    "array in csv.csv": b"subject\n[\n",
    "carriage returns.jsonl": _ROWS.replace(b"\n", b"\r"),
    "both ends.jsonl": _ROWS.replace(b"\n", b"\r\n"),
    "zeros.jsonl": bytes(9),
    "blank.jsonl": b"\n \n\t\n",
    **{f"{levels} levels.jsonl": _deep(levels) for levels in (300, 991, 999, 1000, 1001, 9000)},
}
LONG: dict[str, bytes] = {
    f"{form} {more}.{form}": (b'{"subject": "%s"}\n' if form == "jsonl" else b"subject\n%s\n")
    % (b"a" * ((16 << 20) + more - 15 * (form == "jsonl")))
    for form in ("jsonl", "csv")
    for more in (0, 1)
}
_COMPRESSED: dict[str, bytes] = {
    "upper.jsonl.GZ": gzip.compress(_ROWS),
    "mixed.JSONL.Bz2": bz2.compress(_ROWS),
    "deflate.jsonl.deflate": zlib.compress(_ROWS),
    "upper.jsonl.DEFLATE": zlib.compress(_ROWS),
    "text.jsonl.GZ": _ROWS,
    "upper.jsonl.XZ": _ROWS,
    "zeros.jsonl.gz": gzip.compress(_ROWS) + bytes(9),
    "text.jsonl.gz": gzip.compress(_ROWS) + b"text",
    "two.jsonl.gz": gzip.compress(_ROWS) * 2,
    "cut.jsonl.gz": gzip.compress(_ROWS)[:-3],
    "empty.jsonl.gz": b"",
    "nothing.jsonl.gz": gzip.compress(b""),
    "zeros.jsonl.bz2": bz2.compress(_ROWS) + bytes(9),
    "text.jsonl.bz2": bz2.compress(_ROWS) + b"text",
    "two.jsonl.bz2": bz2.compress(_ROWS) * 2,
    "zeros between.jsonl.bz2": bz2.compress(_ROWS) + bytes(2) + bz2.compress(_ROWS),
    "damaged.jsonl.bz2": bz2.compress(_ROWS) + _BZ2_BAD,
    "false mark.jsonl.bz2": bz2.compress(_ROWS) + b"X" + bz2.compress(_ROWS)[1:],
    "cut.jsonl.bz2": bz2.compress(_ROWS)[:-3],
    "only zeros.jsonl.bz2": bytes(9),
    "rows.jsonl.zst": _zstd(_ROWS),
    "two.jsonl.zst": _zstd(_ROWS) * 2,
    "array.jsonl.zst": _zstd(_ARRAY),
    "wide.csv.ZST": _zstd(_CELLS.encode("utf-16-le")),
    "cut.jsonl.zst": _zstd(_ROWS)[:-3],
    "cut second.jsonl.zst": _zstd(_ROWS) + _zstd(_ROWS)[:3],
    "zeros.jsonl.zst": _zstd(_ROWS) + bytes(9),
    "empty.jsonl.zst": b"",
    "nothing.jsonl.zst": _zstd(b""),
    "zeros.jsonl.deflate": zlib.compress(_ROWS) + bytes(9),
    "two.jsonl.deflate": zlib.compress(_ROWS) * 2,
    "cut.jsonl.deflate": zlib.compress(_ROWS)[:-3],
}
OCTETS = {**_ENCODED, **_LINES, **_COMPRESSED}


def write_octets(folder: Path, name: str, octets: bytes) -> Path:
    """Write a file of lines with its contract, and return the contract."""
    folder.mkdir(exist_ok=True)
    (data := folder / name).write_bytes(octets)
    return _contract(data, "csv" if ".csv" in name else "json", ", columns: {subject: string}")


def write_parquet(folder: Path, kind: str, name: str = "") -> Path:
    """Write a file of a kind with its contract, and return the contract."""
    data = folder / f"{name or kind.replace(' ', '_')}.parquet"
    if write := {**BROKEN, **SEVERAL}.get(kind):
        write(data)
    else:
        table, options = PARQUET[kind]
        parquet.write_table(table, data, **options)
    return _contract(data, "parquet", "")


def write_json(folder: Path, name: str) -> Path:
    """Write a file of JSON lines with its contract, and return the contract."""
    columns, row = JSON[name]
    data = folder / f"{name.replace(' ', '_')}.jsonl"
    data.write_text(json.dumps({"subject": "a.b", **row}) + "\n")
    return _contract(data, "json", f", columns: {{subject: string, {columns}}}")


_NAMES = [
    "a",
    "A",
    "b",
    "ſ",
    "S",
    "",
    "x\0y",
    "a.b",
    "`",
    "a`b",
    "_raw",
    "_file",
    "_Violations",
    "violations",
    "é",
    "E\u0301",
]
_NAMES += ["_metadata", "_corrupt_record", "_natsgrammar", "valid", " ", "\n", "ı", "I", "🜁", "a" * 300]
_PACKED: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "gz": gzip.compress,
    "bz2": bz2.compress,
    "xz": lzma.compress,
}
_PACKED["deflate"] = zlib.compress
_CODES = [*["utf-8"] * 9, "utf-8-sig", "utf-16", "utf-32"]
_AFTER = [*[b""] * 6, bytes(5), b"text", bytes(2) + b"text", gzip.compress(b"{}\n"), bz2.compress(b"{}\n"), b"BZh9text"]
_BEFORE = [*[b""] * 20, BOM_UTF8, b"\xff\xfe"]
_PACKED |= dict.fromkeys(("br", "zip", "7z", "Z", "lzo", "lzma", "zstd"), bytes)


def write_generated_text(folder: Path, seed: int) -> Path:
    """Write JSON lines or CSV of odd columns, maybe compressed, with a contract, and return the contract."""
    chance = random.Random(seed)
    inner = [
        "string",
        "tinyint",
        "decimal(39,2)",
        "decimal(38,38)",
        "date",
        "timestamp",
        "timestamp_ntz",
        "binary",
        "void",
    ]
    inner += ["variant", "double", "struct<a: string, A: string>", "array<struct<ſ: int, s: int>>", "map<int, string>"]
    inner += [
        "map<string, array<decimal(50,0)>>",
        "struct<>",
        "struct<`a.b`: string, `x``y`: int>",
        "interval",
        "char(3)",
    ]
    names = dict.fromkeys(["subject", *chance.choices(_NAMES, k=chance.choice([0, 1, 2]))], "string")
    columns = {
        name: "string" if name == "subject" else chance.choice([*inner, *["string", "date"] * 9]) for name in names
    }
    form, ending = (
        chance.choice(["json", "csv"]),
        chance.choice([*_PACKED, *["gz", "bz2", "GZ", "Bz2", "DEFLATE"] * 2, *[""] * 15]),
    )
    row = dict.fromkeys(columns, None) | {"subject": "a.b"}
    fields = ",".join(f'"{name}"' for name in columns), ",".join("a.b" if name == "subject" else "" for name in columns)
    text = "\n".join(fields) if form == "csv" else json.dumps(row)
    data = folder / f"generated_{seed}.{form}{ending and f'.{ending}'}"
    octets = f"{text}\n".encode(chance.choice(_CODES), errors="surrogatepass")
    if form == "json" and chance.random() < 0.2:
        octets = b"[" + octets[:-1] + b"]\n"
    data.write_bytes(
        chance.choice(_BEFORE) + _PACKED.get(ending.lower(), bytes)(octets) + chance.choice(_AFTER if ending else [b""])
    )
    return _contract(data, form, f", columns: {json.dumps(columns)}")


def write_generated(folder: Path, seed: int) -> Path:
    """Write Parquet of an odd schema with its contract, and return the contract."""
    chance = random.Random(seed)

    def kind(depth: int) -> pa.DataType:
        inner = [
            lambda: pa.list_(kind(depth - 1)),
            lambda: pa.map_(pa.string(), kind(depth - 1)),
            lambda: pa.struct(
                [(name, kind(depth - 1)) for name in chance.choices([*"aAbcſs", "a.b", "`", "x\0y", ""], k=2)]
            ),
        ]
        flat = [
            pa.int8(),
            pa.uint16(),
            pa.float16(),
            pa.string(),
            pa.binary(),
            pa.date32(),
            pa.time32("ms"),
            pa.bool_(),
        ]
        flat += [
            pa.timestamp(chance.choice(["ms", "us", "ns"])),
            pa.decimal256(chance.choice([9, 38, 39]), 2),
            pa.null(),
        ]
        return chance.choice(inner)() if depth and chance.random() < 0.6 else chance.choice(flat)

    def write(data: Path, names: list[str]) -> None:
        columns = [SUBJECTS, *(pa.nulls(2, kind(2)) for _ in names[1:])]
        codec = chance.choice(["none", "snappy", "gzip", "zstd", "lz4", "brotli"])
        parquet.write_table(pa.Table.from_arrays(columns, names), data, compression=codec)

    few = chance.choice([0, 1, 1, 1, 2])
    names = ["subject", *chance.choices([*"abBcS"] if chance.random() < 0.5 else _NAMES, k=few)]
    data = folder / f"generated_{seed}.parquet"
    if chance.random() < 0.8:
        write(data, names)
        return _contract(data, "parquet", "")
    data.mkdir()  # of two files, whose columns may differ
    write(data / "1.parquet", names)
    write(data / "2.parquet", [name.swapcase() if chance.random() < 0.1 else name for name in names])
    return _contract(data, "parquet", "")


def _contract(data: Path, form: str, more: str) -> Path:
    path, name = data.with_suffix(".yaml"), data.stem if data.stem in "abc" else "c"
    path.write_text(f"contract: 1\nname: {name}\ninput: {{format: {form}, path: {data.name}{more}}}\n{RULES}")
    return path


def write_data_contract(folder: Path, form: str) -> Path:
    """Write two rows with a contract of the Open Data Contract Standard, and return the contract."""
    rows = [
        {"subject": f"a.{number}", "amount": number, "at": 1 << 40, "details": f"x{number}", "tags": f"y{number}"}
        for number in (5, 6)
    ]
    rows = [{**row, "text": "x", "list": "y", "price": "1.10"} for row in rows]
    data = folder / f"x.{form}"
    if form == "json":
        odd = {"text": {"a": 1}, "list": [1, "a"]}
        nested = [{**row, **odd, "details": {"a": [1, "x"]}, "tags": [{"b": None}]} for row in rows]
        data.write_text("".join(json.dumps(row) + "\n" for row in nested))
    elif form == "csv":
        lines = [",".join(rows[0]), *(",".join(map(str, row.values())) for row in rows)]
        data.write_text("".join(f"{line}\n" for line in lines))
    else:
        texts = [(name, pa.string()) for name in ("subject", "details", "tags", "text", "list", "price")]
        kinds = pa.schema([*texts, ("amount", pa.decimal128(38, 0)), ("at", pa.int64())])
        parquet.write_table(pa.Table.from_pylist([{**row, "amount": Decimal(5)} for row in rows], kinds), data)
    contract = folder / "x.odcs.yaml"
    contract.write_text(f"""\
apiVersion: v3.1.0
kind: DataContract
id: x
version: 1.0.0
status: active
servers: [{{server: files, type: local, path: x.{form}, format: {form}}}]
schema:
  - name: x
    properties:
      - name: subject
        logicalType: string
        quality: [{{type: custom, engine: natsgrammar, implementation: nats-docs:subject}}]
      - {{name: amount, physicalType: 'NUMBER(38,0)'}}
      - {{name: at, physicalType: int8}}
      - {{name: details, logicalType: object, physicalType: jsonb}}
      - {{name: tags, logicalType: array, items: {{logicalType: object}}}}
      - {{name: text, logicalType: string, physicalType: jsonb}}
      - {{name: list, logicalType: array, physicalType: json}}
      - {{name: price, logicalType: number, physicalType: decimal}}
""")
    return contract
