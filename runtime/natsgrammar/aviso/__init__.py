"""Aviso notifications on NATS: values in tokens, identifiers in subjects, and filters for watch requests.

    >>> from natsgrammar import aviso
    >>> aviso.assemble(["mars", "od", "1.45"])
    'mars.od.1%2E45'
    >>> aviso.split("mars.od.1%2E45")
    ['mars', 'od', '1.45']

With a schema from Aviso's configuration, `aviso.read(path)`, the values have names and types:

    >>> od = aviso.Field("class", "StringHandler", required=True)
    >>> step = aviso.Field("step", "IntHandler")
    >>> mars = aviso.Schema("mars", "mars", ("class", "step"), {"class": od, "step": step})
    >>> mars.subject({"class": "od", "step": 12})
    'mars.od.12'
    >>> mars.identifier("mars.od.12")
    {'class': 'od', 'step': 12}
    >>> mars.watch({"class": "*"}).coarse
    'mars.%2A.*'
    >>> mars.watch({"class": "od", "step": {"gte": 12}}).accepts("mars.od.24")
    True

Nothing is trimmed, folded or guessed. Errors carry positions, those of subjects in the whole subject.
"""

from ..errors import publish
from ._config import ConfigError, ConfigProblem, load, read, schemas
from ._constraint import Constraint
from ._fields import HANDLERS, Field, FieldError, IdentifierError, Problem, Value, canonical_expver
from ._schema import Notification, Request, Schema, Watch, parse
from ._wire import (
    ANY,
    Finding,
    SubjectError,
    Wildcard,
    assemble,
    decode,
    encode,
    findings,
    inspect,
    split,
    split_filter,
)

__all__ = [
    "ANY",
    "HANDLERS",
    "ConfigError",
    "ConfigProblem",
    "Constraint",
    "Field",
    "FieldError",
    "Finding",
    "IdentifierError",
    "Notification",
    "Problem",
    "Request",
    "Schema",
    "SubjectError",
    "Value",
    "Watch",
    "Wildcard",
    "assemble",
    "canonical_expver",
    "decode",
    "encode",
    "findings",
    "inspect",
    "load",
    "parse",
    "read",
    "schemas",
    "split",
    "split_filter",
]
publish(globals())
