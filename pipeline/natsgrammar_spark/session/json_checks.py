"""Lines of JSON checked by Python, for sessions that accept no Java; Spark's parser then reads the values.

This is a second implementation of `Lines.java`, as Spark Connect and serverless sessions load no jar.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache

import pyarrow as pa
from pyspark.cloudpickle import register_pickle_by_value

from natsgrammar.spark.udf import of_known
from natsgrammar.strict_json import members_at, skip

from ..contract import json_lines, typed_texts
from ..contract.json_lines import Malformed, deep, row_of
from ..contract.malformed import REASONS
from ..contract.typed_texts import Place, accepts, misfit

# Executors have `natsgrammar`, see `ship`; these modules travel with the UDF.
for module in (sys.modules[__name__], json_lines, typed_texts):
    register_pickle_by_value(module)  # type: ignore[no-untyped-call]


@cache
def reason_of(rows: Place) -> Callable[[pa.Array], pa.Array]:
    """Return the function of an Arrow UDF from lines to INT: the number of a reason, or NULL for a row.

    The reasons are those of all lines, then one for each place in the columns.
    """

    def reasons(lines: pa.Array) -> pa.Array:
        with deep():
            return of_known(lines, lambda known: pa.array([_reason(line, rows) for line in known], pa.int32()))

    return reasons


@cache
def accepted_by(place: Place) -> Callable[[pa.Array], pa.Array]:
    """Return the function of an Arrow UDF from texts to BOOLEAN: whether the type of a place accepts them."""
    _, family, more = place

    def accepted(texts: pa.Array) -> pa.Array:
        return of_known(texts, lambda known: pa.array([accepts(text.decode(), family, more) for text in known]))

    return accepted


@cache
def members_beside(names: tuple[str, ...]) -> Callable[[pa.Array], pa.Array]:
    """Return the function of an Arrow UDF from objects to MAP<STRING, STRING>: the other members' JSON, as written."""

    def others(known: list[bytes]) -> pa.Array:
        texts = (octets.decode() for octets in known)
        members = ([(name, text[a:b]) for name, a, b in members_at(text, skip(text, 0))] for text in texts)
        kept = [[member for member in each if member[0] not in names] or None for each in members]
        return pa.array(kept, pa.map_(pa.string(), pa.string()))

    def beside(texts: pa.Array) -> pa.Array:
        with deep():
            return of_known(texts, others)

    return beside


def _reason(line: bytes, rows: Place) -> int | None:
    try:
        wrong = misfit(row_of(line), rows)
    except Malformed as error:
        return REASONS.index(str(error))
    return None if wrong is None else len(REASONS) - 1 + wrong
