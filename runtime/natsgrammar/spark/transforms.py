"""Subject transforms as a column: `natsgrammar.transform` for Spark."""

from collections.abc import Callable
from functools import lru_cache

import pyarrow as pa
from pyspark.sql import Column

from ..transforms import Transform
from ..transforms import transform as of_pair
from .columns import _octets, _string
from .udf import _as_sent, arrow_column, of_known


def transform(col: Column | str, source: str, destination: str) -> Column:
    """Return a STRING: the new subject, by `ng.transform`; NULL where the source does not match.

    The server cuts bytes, so the string may not be UTF-8. Raises `natsgrammar.InvalidName`, a ValueError, for a pair
    that the server rejects.
    """
    return arrow_column(_applying(of_pair(source, destination)), "binary", _octets(_string(col))).cast("string")


@lru_cache(256)
def _applying(new: Transform) -> Callable[[pa.Array], pa.Array]:
    def transform(subjects: pa.Array) -> pa.Array:
        return of_known(subjects, lambda known: pa.array(map(_octets_of, map(new, map(_as_sent, known))), pa.binary()))

    return transform


def _octets_of(subject: str | None) -> bytes | None:
    return None if subject is None else subject.encode(errors="surrogateescape")
