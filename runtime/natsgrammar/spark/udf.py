"""Arrow UDFs over the Python functions, and how executors get the package that they call.

Texts come as BINARY, because Arrow refuses strings that are not UTF-8. Each function exists once per rule and always
pickles to the same bytes, so equal calls make equal expressions, which Spark evaluates once.
"""

from __future__ import annotations

import atexit
import re
import shutil
import sys
import tempfile
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..core import sources
from ..errors import Needs
from ..subjects.algebra import SubjectIndex

with Needs("'natsgrammar[spark]'"):
    import pyarrow as pa
    from pyspark.sql.pandas.functions import arrow_udf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from pyspark.sql import Column, SparkSession

    from ..core.codec import Codec
    from ..core.rule import Rule

VIOLATION = "struct<position:int,found:string,expected:string,message:string,suggestion:string>"
_TEXTS = ("found", "expected", "message", "suggestion")
_SETS = 8  # sets of filters that are kept
_STRUCT = pa.struct({"position": pa.int32(), **dict.fromkeys(_TEXTS, pa.string())})


def violation(texts: Column, checker: Rule | Codec) -> Column:
    """STRUCT: the first error of each text, by the `check` of a rule or of a codec."""
    return arrow_column(_violation(checker), VIOLATION, texts)


def is_valid(texts: Column, rule: Rule) -> Column:
    """BOOLEAN: whether each text is a valid name."""
    return arrow_column(_is_valid(rule), "boolean", texts)


def encode(texts: Column, codec: Codec) -> Column:
    """STRING: what the codec writes for each text, NULL if it cannot."""
    return arrow_column(_coded(codec, "encode"), "string", texts)


def encode_filter(texts: Column, codec: Codec) -> Column:
    """STRING: the filter for what the codec writes, NULL if it has none."""
    return arrow_column(_coded(codec, "encode_filter"), "string", texts)


def decode(texts: Column, codec: Codec) -> Column:
    """STRING: what the codec reads from each text, NULL if it cannot."""
    return arrow_column(_coded(codec, "decode"), "string", texts)


def parse(texts: Column, rule: Rule) -> Column:
    """STRUCT: the parts of each text, by `Rule.parse`; NULL if it is not valid."""
    return arrow_column(_parse(rule), ", ".join(f"`{part}` string" for part in rule.parts), texts)


def route(subjects: Column, filters: tuple[str, ...]) -> Column:
    """ARRAY<STRING>: the filters that each subject reaches, by `SubjectIndex.matching`."""
    return arrow_column(_route(filters), "array<string>", subjects)


def match(subjects: Column, filters: tuple[str, ...]) -> Column:
    """BOOLEAN: whether each subject reaches any of the filters."""
    return arrow_column(_match(filters), "boolean", subjects)


def arrow_column(function: Callable[..., pa.Array], returns: str, *arguments: Column) -> Column:
    """The Arrow UDF of a function, applied to columns."""
    udf: Any = arrow_udf  # PySpark's stubs only know the decorator
    column: Column = udf(function, returns)(*arguments)
    return column


@cache
def _violation(checker: Rule | Codec) -> Callable[[pa.Array], pa.Array]:
    def violation(texts: pa.Array) -> pa.Array:
        return of_known(texts, lambda known: _violations(checker, known))

    return violation


def _violations(checker: Rule | Codec, names: list[bytes]) -> pa.Array:
    found = map(checker.check_bytes, names)
    rows = [it and (it.position, it.found, it.expected, it.message, it.suggestion) for it in found]
    return pa.array(rows, _STRUCT)


@cache
def _is_valid(rule: Rule) -> Callable[[pa.Array], pa.Array]:
    def is_valid(texts: pa.Array) -> pa.Array:
        check = rule.check_bytes
        return of_known(texts, lambda known: pa.array([check(text) is None for text in known], pa.bool_()))

    return is_valid


@cache
def _parse(rule: Rule) -> Callable[[pa.Array], pa.Array]:
    fields = pa.struct(dict.fromkeys(rule.parts, pa.string()))

    def parse(texts: pa.Array) -> pa.Array:
        return of_known(texts, lambda known: pa.array([_texts(rule, text) for text in known], fields))

    return parse


def _texts(rule: Rule, name: bytes) -> dict[str, str] | None:
    try:
        return {part: found.text for part, found in rule.parse(name.decode()).items()}
    except ValueError:  # bytes that are not UTF-8, or InvalidName
        return None


@cache
def _coded(codec: Codec, verb: str) -> Callable[[pa.Array], pa.Array]:
    def coded(texts: pa.Array) -> pa.Array:
        code = getattr(codec, verb)
        return of_known(texts, lambda known: pa.array([_answer(code, text) for text in known], pa.string()))

    return coded


def _answer(code: Callable[[str], str], text: bytes) -> str | None:
    try:
        return code(text.decode())
    except ValueError:  # bytes that are not UTF-8, or CodecError
        return None


@lru_cache(_SETS)
def _route(filters: tuple[str, ...]) -> Callable[[pa.Array], pa.Array]:
    def route(subjects: pa.Array) -> pa.Array:
        index, names = _index(filters)

        def named(known: list[bytes]) -> pa.Array:
            found = pa.array([index.numbers(_as_sent(it)) for it in known], pa.list_(pa.int32()))
            return pa.ListArray.from_arrays(found.offsets, names.take(found.values))

        return of_known(subjects, named)

    return route


@lru_cache(_SETS)
def _match(filters: tuple[str, ...]) -> Callable[[pa.Array], pa.Array]:
    def match(subjects: pa.Array) -> pa.Array:
        reached = _index(filters)[0].numbers
        return of_known(subjects, lambda known: pa.array([bool(reached(_as_sent(it))) for it in known], pa.bool_()))

    return match


@lru_cache(_SETS)
def _index(filters: tuple[str, ...]) -> tuple[SubjectIndex, pa.Array]:
    """The index and its filters, made once in each process of an executor: Python gets them anew with every task."""
    index = SubjectIndex(filters)
    return index, pa.array(index, pa.string())


def _as_sent(subject: bytes) -> str:
    """The subject as the server compares it, byte by byte: what is not UTF-8 is in no filter, but `*` takes it."""
    return subject.decode(errors="surrogateescape")


def of_known(values: pa.Array, answer: Callable[[list[bytes]], pa.Array]) -> pa.Array:
    """The answers for the values that are not NULL, each in the places of its value."""
    encoded: Any = values.dictionary_encode()
    return answer(encoded.dictionary.to_pylist()).take(encoded.indices)


# ---- executors ------------------------------------------------------------------------------------------------------


def ship(session: SparkSession, *more: str) -> None:
    """Gives the executors this package and its tables, for the columns that run in Python there.

    Once is enough, again is harmless, and a local master needs nothing. Call it before you build the columns. Where
    this package is part of another one, all of that is shipped, because executors import it by its full name; so is
    what holds the rules of installed packages, and `more` imported packages by name. Rules that no package holds travel
    with the columns. Raises TypeError for anything but a session.
    """
    if not hasattr(session, "addArtifacts"):
        raise TypeError(f"a session is a SparkSession, not {type(session).__name__}")
    if hasattr(session, "sparkContext") and re.match(r"local(\[|$)", str(session.sparkContext.master)):
        return
    packages = [source.__name__ for source in sources.sources() if isinstance(source, ModuleType)]
    names = __name__, sources.own().load.__module__, *packages, *more
    tops = tuple(sorted({name.partition(".")[0] for name in names}))
    session.addArtifacts(str(_archive(tops)), pyfile=True)


@cache
def _archive(tops: tuple[str, ...]) -> Path:
    """The packages in a zip, for as long as this process lives; of equal bytes in each, as Spark compares them."""
    folder = Path(tempfile.mkdtemp(prefix="natsgrammar-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = folder / f"{'-'.join(tops)}.zip"
    with ZipFile(path, "w") as archive:
        for top in tops:
            for root in map(Path, sys.modules[top].__path__):
                for file in sorted(root.rglob("*.py")):
                    name = f"{top}/{file.relative_to(root).as_posix()}"
                    archive.writestr(ZipInfo(name), file.read_bytes(), ZIP_DEFLATED)
    return path
