"""A check for pandera, on pandas, Polars and PySpark: the values of a column are valid names by a rule.

    from natsgrammar.pandera import is_nats_name
    schema = DataFrameSchema({"stream": Column(str, is_nats_name("adr6:stream-name"))})

The import also registers it: `Check.is_nats_name(address)`, and `Field(is_nats_name=address)` in a model.
Failure cases are the invalid values; for PySpark, pandera only asks whether a column as a whole passes.
Needs pandera.
"""

# pandera is not installed where types are checked.
# pyright: reportMissingImports=false

from typing import Any

from .core import UnknownAddress
from .core import rule as rule_at
from .errors import needs

with needs("pandera"):
    from pandera.api.checks import Check
    from pandera.errors import SchemaInitError


def is_nats_name(rule: str, **options: Any) -> Check:
    """Return a check that a rule judges a column, also your own rule by its address; options are those of `Check`.

    Null values pass, as with pandera's own checks. Raises pandera's SchemaInitError for an unknown address.
    """
    try:
        address = rule_at(rule).address
    except UnknownAddress as unknown:
        raise SchemaInitError(str(unknown)) from unknown
    settings = {"name": "is_nats_name", "error": f"is_nats_name({address})", "statistics": {"rule": rule}, **options}
    return Check(_judged, **settings, rule=address)


# `register_check_method` accepts functions of the data only, not of a rule. The tests run this with 0.35.0.
Check.REGISTERED_CUSTOM_CHECKS["is_nats_name"] = is_nats_name


def _judged(data: Any, rule: str) -> Any:
    """Answer pandera's backend: the values that pass, or for PySpark, whether all do."""
    is_valid = rule_at(rule).is_valid
    if not isinstance(data, tuple):
        return data.map(is_valid).astype(bool)
    frame, column = data
    if not hasattr(frame, "sparkSession"):
        import polars as pl

        return frame.select(pl.col(column).map_elements(is_valid, return_dtype=pl.Boolean))
    from . import spark

    return bool(frame.where(~spark.is_valid(column, rule)).isEmpty())
