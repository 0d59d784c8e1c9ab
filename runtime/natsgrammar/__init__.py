"""Validators and codecs for the names in NATS systems, generated from grammars.

    >>> import natsgrammar as ng
    >>> print(ng.rule("adr6:stream-name").check("ORDERS.EU").suggestion)
    ORDERS_EU
    >>> ng.codec("aviso:topic-token").encode("1.45")
    '1%2E45'
    >>> ng.match("time.us.east", "time.*.east")
    True

Positions count code points from 0. Nothing is trimmed, folded or normalised. An argument of the wrong type raises
TypeError. The package needs only the standard library.
"""

from .errors import TYPE_CHECKING, Error, Misuse, publish

if TYPE_CHECKING:  # to import the rest here takes twice the time of a bare interpreter
    __version__: str
    from . import server as server
    from .core.codec import Codec
    from .core.explain import Explanation, Stance, explain
    from .core.name import Name
    from .core.parts import Part
    from .core.registry import UnknownAddress, build, codec, codecs, parse, register, roles, rule, rules, unregister
    from .core.rule import Rule
    from .core.sources import RulesError
    from .core.violation import CodecError, InvalidName, Violation
    from .linting import Finding as Finding
    from .linting import lint as lint
    from .subjects import SubjectIndex, covers, match, overlaps
    from .transforms import Transform as Transform
    from .transforms import transform as transform

__all__ = [
    "Codec",
    "CodecError",
    "Error",
    "Explanation",
    "InvalidName",
    "Misuse",
    "Name",
    "Part",
    "Rule",
    "RulesError",
    "Stance",
    "SubjectIndex",
    "UnknownAddress",
    "Violation",
    "build",
    "codec",
    "codecs",
    "covers",
    "explain",
    "match",
    "overlaps",
    "parse",
    "register",
    "roles",
    "rule",
    "rules",
    "unregister",
]

publish(globals())
_LATER = dict.fromkeys(__all__, "core")  # name → its module, imported on first use
_LATER |= dict.fromkeys(("SubjectIndex", "covers", "match", "overlaps"), "subjects")
if __name__ == "natsgrammar":  # packages of users' rules have none of these, and a version of their own
    _LATER |= {"Finding": "linting", "lint": "linting", "server": "server", "__version__": ""}
    _LATER |= {"Transform": "transforms", "transform": "transforms"}
    __all__ += ["Finding", "Transform", "lint", "server", "transform"]


def __getattr__(name: str) -> object:
    """Import the name on first use. Raises AttributeError."""
    from importlib import import_module

    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version(__name__)
        except PackageNotFoundError:  # on a path or in an archive, such as one sent to a cluster, and not installed
            return "0+unknown"
    module = import_module(f".{_LATER[name]}", __name__)
    value = globals()[name] = module if name == "server" else getattr(module, name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
