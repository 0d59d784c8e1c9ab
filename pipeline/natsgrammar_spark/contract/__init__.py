"""Contracts: naming rules for the columns in a dataset, read from YAML and checked without Spark."""

from .ddl import folded
from .fit import against, is_repeated
from .model import NAME, OWN, TABLE, Accepts, Check, Contract, Input, Place, Route, Where, reserved, together
from .reading import load

__all__ = [
    "NAME",
    "OWN",
    "TABLE",
    "Accepts",
    "Check",
    "Contract",
    "Input",
    "Place",
    "Route",
    "Where",
    "against",
    "folded",
    "is_repeated",
    "load",
    "reserved",
    "together",
]
