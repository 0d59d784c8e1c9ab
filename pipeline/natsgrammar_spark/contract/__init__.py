"""Contracts: naming rules for the columns in a dataset, read from YAML and checked without Spark."""

from .ddl import folded
from .fit import against, is_repeated
from .model import NAME, OWN, Check, Contract, Input, Place, Where, reserved
from .reading import load

__all__ = [
    "NAME",
    "OWN",
    "Check",
    "Contract",
    "Input",
    "Place",
    "Where",
    "against",
    "folded",
    "is_repeated",
    "load",
    "reserved",
]
