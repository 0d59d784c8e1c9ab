"""A sample of Parquet files, read by PyArrow."""

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path as FilePath
from urllib.parse import unquote

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import dataset

from ..contract import parquet as kept
from ..contract.ddl import STRING, SparkType, Struct, folded
from ..contract.discover import files_below
from ..contract.path import Each, Entries, Field, Path
from ..contract.problems import RunError
from .payloads import SUBJECT, Payloads
from .seen import Budget, Full, Sample, Texts

_BATCH = 1 << 16  # rows
_OCTETS = (pa.binary(), pa.large_binary())
_FOOTERS = 1_000  # of the files in a directory, which are read for their types


def of_parquet(files: Sequence[str], most: int, declared: Struct | None = None) -> Sample:
    """Return the first rows of Parquet files, as many of each; maybe none. Raises RunError."""
    kept.ensure_alike(kept.firsts(map(FilePath, files)))
    columns: dict[str, SparkType] = {}
    names: dict[str, str] = {}  # the first spelling of each, as Spark ignores case
    below = {file: parts for file in files if (parts := [*files_below(FilePath(file))])}
    stored = kept.kinds_in(part for parts in below.values() for part in parts[:_FOOTERS])
    directories = _directories(below, declared)
    checked = dataset.ParquetFragmentScanOptions(page_checksum_verification=True)
    collected = _Collected()
    looked_at = [(file, part) for file, parts in below.items() for part in parts[:_FOOTERS]]
    share, whole = -(-most // max(len(looked_at), 1)), all(len(parts) <= _FOOTERS for parts in below.values())
    for file, part in looked_at:
        try:
            data = _opened(file, part, directories)
            for field in data.schema:
                columns[names.setdefault(folded(field.name), field.name)] = kept.spark_type(field.type)
            left = share
            merged = [name for name in data.schema.names if not kept.unmerged(stored.get(folded(name), {}))]
            for batch in data.to_batches(columns=merged, batch_size=_BATCH, fragment_scan_options=checked):
                collected.add(batch.slice(0, left))
                left -= batch.num_rows
                if left < 0:
                    whole = False
                    break
        except Full:
            whole = False
            break
        except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
            cause = kept.fault_in(part) or f"`{part}` cannot be read: {kept.first_line(error)}"
            raise RunError(cause) from None
    for name, kind in directories.fields:
        columns[names.setdefault(folded(name), name)] = kind
    kinds = {name: stored.get(folded(name)) or {kind: FilePath()} for name, kind in columns.items()}
    left_out = {name: cause for name in kinds if (cause := kept.unread(kinds[name]))}
    texts = tuple(text for text in collected.texts() if text.path[0] not in {Field(name) for name in left_out})
    readable = Struct(tuple((name, kind) for name, kind in columns.items() if name not in left_out))
    unread, undecoded = tuple(left_out.items()), tuple(collected.undecoded.items())
    payloads = collected.payloads.columns
    return Sample(readable, texts, collected.rows, whole, unreadable=unread, undecoded=undecoded, payloads=payloads)


def _opened(file: str, part: FilePath, directories: Struct) -> dataset.Dataset:
    """Return a file, maybe a part of a directory, with texts from names of directories. Raises RunError for a fault."""
    if cause := kept.loss_in(part) or kept.fault_of(part) or kept.overlapping(part, file):
        raise RunError(cause)
    texts = pa.schema([(name, pa.string()) for name, kind in directories.fields if kind == STRING])
    form = dataset.ParquetFileFormat(coerce_int96_timestamp_unit=kept.INT96)
    named = dataset.partitioning(texts, flavor="hive")
    return dataset.dataset([str(part)], format=form, partitioning=named, partition_base_dir=file)


def _directories(below: Mapping[str, Sequence[FilePath]], declared: Struct | None) -> Struct:
    """Return the columns of directories by all files, as a run reads: one name may change the type."""
    inside = (step for file, parts in below.items() for part in parts for step in part.relative_to(file).parts[:-1])
    names = {folded(unquote(name)): unquote(name) for name, sign, _ in (step.partition("=") for step in inside) if sign}
    return kept.directory_columns(map(str, chain(*below.values())), [*names.values()], declared)


class _Collected:
    """The texts of batches, by the path to them."""

    def __init__(self) -> None:
        self.rows = 0
        self._budget = Budget()
        self._found: dict[Path, tuple[dict[str, int], list[int]]] = {}  # texts, and how many values and nulls
        self.undecoded: dict[Path, int] = {}  # values that are not UTF-8
        self.payloads = Payloads()

    def add(self, batch: pa.RecordBatch) -> None:
        """Add a batch's texts. Raises Full."""
        self.rows += batch.num_rows
        top: dict[str, pa.Array] = {}
        for column, name in zip(batch.columns, batch.schema.names, strict=True):
            top |= {name: column} if column.type in _OCTETS else {}
            for path, values in _texts(column, (Field(name),)):
                top |= {name: values} if len(path) == 1 else {}
                counts, many = self._found.setdefault(path, ({}, [0, 0]))
                many[0] += len(values)
                many[1] += values.null_count
                pairs = values.drop_null().cast(pa.binary()).value_counts().flatten()
                for octets, many_times in zip(*(each.to_pylist() for each in pairs), strict=True):
                    try:
                        text = octets.decode()
                    except UnicodeDecodeError:
                        self.undecoded[path] = self.undecoded.get(path, 0) + many_times
                        continue
                    if text not in counts:
                        self._budget.take(text)
                        counts[text] = 0
                    counts[text] += many_times
        self._add_payloads(top, batch.num_rows)

    def _add_payloads(self, columns: Mapping[str, pa.Array], rows: int) -> None:
        """Add the values of columns with JSON, octets as base64. Raises Full."""
        texts: dict[str, list[str | None]] = {}
        for name, values in columns.items():
            octets = values.cast(pa.large_binary())
            known, shown = (SUBJECT, *self.payloads.columns), b64encode if values.type in _OCTETS else bytes
            if name in known or pc.any(pc.match_substring_regex(octets, r"^\s*\{")).as_py():
                inside = octets.to_pylist()
                texts[name] = [octet if octet is None else shown(octet).decode(errors="replace") for octet in inside]
                for text in texts[name] if shown is b64encode else ():
                    self._budget.take(text or "")
        self.payloads.add(texts, rows)

    def texts(self) -> tuple[Texts, ...]:
        return tuple(Texts(path, counts, *many) for path, (counts, many) in self._found.items())


def _texts(values: pa.Array, path: Path) -> Iterator[tuple[Path, pa.Array]]:
    """Yield the texts in an array, by the path to them; if a struct is null, so are its fields."""
    kind = values.type
    if pa.types.is_dictionary(kind):
        values, kind = values.dictionary_decode(), kind.value_type
    if pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_string_view(kind):
        yield path, values.cast(pa.string())
    elif pa.types.is_map(kind):
        inner = values.drop_null()
        first, last = (inner.offsets[0].as_py(), inner.offsets[-1].as_py()) if len(inner) else (0, 0)
        yield from _texts(inner.keys[first:last], (*path, Entries(None, True)))
        yield from _texts(inner.items[first:last], (*path, Entries(None, False)))
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind) or pa.types.is_fixed_size_list(kind):
        yield from _texts(values.flatten(), (*path, Each()))
    elif pa.types.is_struct(kind):
        for inner, part in zip(kind, values.flatten(), strict=True):
            yield from _texts(part, (*path, Field(inner.name)))
