"""A check for DQX: a rule judges a column; `_errors` explains each invalid name and suggests another.

    from natsgrammar.dqx import is_nats_name
    DQRowRule(check_func=is_nats_name, column="stream", check_func_kwargs={"rule": "adr6:stream-name"})

For checks that are data, in YAML or in a data contract, pass `custom_check_functions={"is_nats_name": is_nats_name}`.
Needs DQX and PySpark.
"""

# DQX is not installed where types are checked.
# pyright: reportMissingImports=false
#
# No `from __future__ import annotations`: DQX reads the types of the arguments.

import re

from .core import UnknownAddress
from .errors import needs
from .spark import is_valid, violation

with needs("databricks-labs-dqx"):
    from databricks.labs.dqx.check_funcs import get_normalized_column_and_expr, make_condition
    from databricks.labs.dqx.errors import InvalidParameterError
    from databricks.labs.dqx.rule import register_rule
    from pyspark.sql import Column
    from pyspark.sql import functions as F


@register_rule("row")
def is_nats_name(column: str | Column, rule: str) -> Column:
    """Return STRING: what is wrong with the name and what to use instead; NULL for a valid name and for NULL.

    `rule` is an address, also of your own rules. Call `natsgrammar.spark.install` first for verdicts in Java.
    Raises DQX's InvalidParameterError for an unknown address.
    """
    normalized, _, names = get_normalized_column_and_expr(column)
    try:
        error = violation(names, rule)
        invalid = ~is_valid(names, rule)
    except UnknownAddress as unknown:
        raise InvalidParameterError(str(unknown)) from unknown
    suggestion = F.concat(F.lit("try `"), error["suggestion"], F.lit("`"))
    message = F.concat_ws("; ", error["message"], suggestion)  # which skips a suggestion that is NULL
    return make_condition(invalid, message, normalized + "_is_not_" + re.sub(r"\W+", "_", rule))
