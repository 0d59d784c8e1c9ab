"""The base class of all errors, and helpers for imports."""

from collections.abc import Iterator
from contextlib import contextmanager

# In place of `typing.TYPE_CHECKING`: `import natsgrammar` would take an eighth longer with `typing`. Type checkers know
# the name wherever it comes from.
TYPE_CHECKING = False


class Error(Exception):
    """An error about a text, a file or an address.

    Most are ValueErrors as well, and an unknown address is a LookupError. A wrong type of argument is a TypeError.
    """


class Misuse(Error, ValueError):
    """A rule or codec lacks what the call needs, such as named parts, or an option does not have this value."""


class RunError(Error, RuntimeError):
    """A job could not start or was abandoned; the text says why. Earlier results are untouched."""


class WrongOptions(RunError, Misuse):
    """Options of a run that contradict each other, or of which one is missing."""


def publish(package: dict[str, object]) -> None:
    """Make tracebacks show exported errors under the package's name, not the defining module's."""
    for name in package["__all__"]:  # type: ignore[attr-defined]
        value = package.get(name)
        if isinstance(value, type) and issubclass(value, Error):
            value.__module__ = str(package["__name__"])


@contextmanager
def needs(packages: str) -> Iterator[None]:
    """Add the packages' install command to the error for a missing module. Raises ModuleNotFoundError."""
    try:
        yield
    except ModuleNotFoundError as error:
        cause = f"{error}: run `pip install {packages}`"
        raise ModuleNotFoundError(cause, name=error.name, path=error.path) from None
