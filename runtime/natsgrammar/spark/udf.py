"""Arrow UDFs over RE2 and the Python functions, and how executors get the package that these call.

Texts for Python come as BINARY, because Arrow accepts UTF-8 strings only. Each function exists once per rule and always
pickles to the same bytes, so equal calls make equal expressions, which Spark evaluates once.
"""

import atexit
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as F

from ..core import sources
from ..core.codec import Codec
from ..core.rule import Rule
from ..errors import needs
from ..subjects.algebra import SubjectIndex

with needs("[spark]", "pyspark pyarrow"):
    import pyarrow as pa
    import pyarrow.compute as pc
    from pyspark.sql.pandas.functions import arrow_udf

    from ..arrow import matcher

VIOLATION = "struct<position:int,found:string,expected:string,message:string,suggestion:string,cause:string>"
_TEXTS = ("found", "expected", "message", "suggestion", "cause")
_SETS = 8  # sets of filters kept in memory, where each may have 128 MiB
_STRUCT = pa.struct({"position": pa.int32(), **dict.fromkeys(_TEXTS, pa.string())})


def violation(texts: Column, checker: Rule | Codec) -> Column:
    """Return a STRUCT: the first error in each text, by the `check` of a rule or codec."""
    return arrow_column(_answering(_violations, checker, only=False), VIOLATION, texts)


def position(texts: Column, rule: Rule) -> Column:
    """Return an INT: code points before the first error in each text; NULL for a valid name."""
    return arrow_column(_answering(_positions, rule, only=False), "int", texts)


def is_valid(text: Column, rule: Rule) -> Column:
    """Return a BOOLEAN: whether each STRING is a valid name."""
    judge = matcher(rule)
    if judge is None:
        return arrow_column(_answering(_verdicts, rule), "boolean", text.cast("binary"))
    # RE2 reads some bytes that are not UTF-8 as characters.
    return F.is_valid_utf8(text) & arrow_column(judge, "boolean", text)


def coded(texts: Column, codec: Codec, verb: str) -> Column:
    """Return a STRING: the answer of the codec's method `verb` for each text, NULL where it raises a ValueError."""
    return arrow_column(_answering(_coded, codec, verb), "string", texts)


def parse(texts: Column, rule: Rule, fields: str) -> Column:
    """Return a STRUCT with these fields: each text's parts, by `Rule.parse`; NULL for an invalid name."""
    return arrow_column(_answering(_parts, rule, only=True), fields, texts)


def route(subjects: Column, filters: tuple[str, ...]) -> Column:
    """Return ARRAY<STRING>: the filters that match each subject, by `SubjectIndex.matching`."""
    return arrow_column(_route(filters), "array<string>", subjects)


def match(subjects: Column, filters: tuple[str, ...]) -> Column:
    """Return a BOOLEAN: whether any filter matches the subject."""
    return arrow_column(_match(filters), "boolean", subjects)


def arrow_column(function: Callable[..., pa.Array], returns: str, *arguments: Column) -> Column:
    """Apply the Arrow UDF of a function to columns."""
    udf: Any = arrow_udf  # PySpark's stubs only know the decorator
    column: Column = udf(function, returns)(*arguments)
    return column


def of_known(values: pa.Array, answer: Callable[[list[bytes]], pa.Array]) -> pa.Array:
    """Return the answers for values other than NULL, in the same places; equal values are asked once."""
    encoded: Any = values.dictionary_encode()
    return answer(encoded.dictionary.to_pylist()).take(encoded.indices)


@cache
def _answering(
    answers: Callable[..., pa.Array], *about: Any, only: bool | None = None
) -> Callable[[pa.Array], pa.Array]:
    """Return a function that answers for texts; `only` those with this verdict by RE2, others get NULL."""
    judge = None if only is None else matcher(about[0])

    def answering(texts: pa.Array) -> pa.Array:
        if judge is not None:
            with suppress(pa.ArrowInvalid):  # some text is not UTF-8, and Python knows which
                chosen = pc.equal(judge(texts.cast(pa.string())), only)
                texts = pc.if_else(chosen, texts, pa.scalar(None, texts.type))
        return of_known(texts, lambda known: answers(*about, known))

    answering.__name__ = answers.__name__.strip("_")  # in plans
    return answering


def _violations(checker: Rule | Codec, names: list[bytes]) -> pa.Array:
    errors = map(checker.check_bytes, names)
    rows = [error and (error.position, *(getattr(error, name) for name in _TEXTS)) for error in errors]
    return pa.array(rows, _STRUCT)


def _positions(rule: Rule, names: list[bytes]) -> pa.Array:
    errors = map(rule.check_bytes, names)
    return pa.array([error and error.position for error in errors], pa.int32())


def _verdicts(rule: Rule, names: list[bytes]) -> pa.Array:
    check = rule.check_bytes
    return pa.array([check(name) is None for name in names], pa.bool_())


def _parts(rule: Rule, names: list[bytes]) -> pa.Array:
    def parts(name: str) -> dict[str, str]:
        return {label: part.text for label, part in rule.parse(name).items()}

    fields = pa.struct(dict.fromkeys(rule.parts, pa.string()))
    return pa.array([_or_null(parts, name) for name in names], fields)


def _coded(codec: Codec, verb: str, texts: list[bytes]) -> pa.Array:
    code = getattr(codec, verb)
    return pa.array([_or_null(code, text) for text in texts], pa.string())


def _or_null(answer: Callable[[str], Any], text: bytes) -> Any:
    try:
        return answer(text.decode())
    except ValueError:  # bytes that are not UTF-8, InvalidName or CodecError
        return None


@lru_cache(_SETS)
def _route(filters: tuple[str, ...]) -> Callable[[pa.Array], pa.Array]:
    def route(subjects: pa.Array) -> pa.Array:
        index, names = _index(filters)

        def named(known: list[bytes]) -> pa.Array:
            numbers = pa.array([index.numbers(_as_sent(subject)) for subject in known], pa.list_(pa.int32()))
            return pa.ListArray.from_arrays(numbers.offsets, names.take(numbers.values))

        return of_known(subjects, named)

    return route


@lru_cache(_SETS)
def _match(filters: tuple[str, ...]) -> Callable[[pa.Array], pa.Array]:
    def match(subjects: pa.Array) -> pa.Array:
        reached = _index(filters)[0].numbers
        return of_known(subjects, lambda known: pa.array([bool(reached(_as_sent(each))) for each in known], pa.bool_()))

    return match


@lru_cache(_SETS)
def _index(filters: tuple[str, ...]) -> tuple[SubjectIndex, pa.Array]:
    """Return the index and its filters, cached per worker process: Spark would rebuild them for every task."""
    index = SubjectIndex(filters)
    return index, pa.array(index, pa.string())


def _as_sent(subject: bytes) -> str:
    """Decode a subject as the server compares it, byte by byte: `*` matches bytes that are not UTF-8, no token does."""
    return subject.decode(errors="surrogateescape")


# ---- executors ------------------------------------------------------------------------------------------------------


def ship(session: SparkSession, *more: str) -> None:
    """Give the executors this package and its tables, for the columns that run in Python there.

    Once is enough, again is harmless, and a local master needs nothing. Call it before you build the columns. Where
    this package is part of another one, that is shipped whole, because executors import it by its full name. So are
    installed packages of rules, and the imported packages named in `more`. Rules outside of packages travel with the
    columns. Raises TypeError for anything but a session.
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
    """Return a zip with the packages, for this process to keep; Spark compares those with one name by their bytes."""
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
