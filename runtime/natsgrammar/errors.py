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


def install(extra: str, command: str = "pip install") -> str:
    """Return the command that installs natsgrammar with an extra, from the same checkout, wheel or index.

    Installers record a checkout or wheel in `direct_url.json` (PEP 610). Modules without a distribution, as on
    PYTHONPATH, come from a clone.
    """
    import json
    from importlib.metadata import PackageNotFoundError, distribution
    from shlex import quote
    from urllib.parse import unquote, urlsplit

    try:
        text = distribution("natsgrammar").read_text("direct_url.json")
    except PackageNotFoundError:
        text = '{"url": "file:./natsgrammar"}'
    origin = json.loads(text or "{}")
    url, vcs, package = origin.get("url", ""), origin.get("vcs_info"), f"natsgrammar[{extra}]"
    if vcs:
        package += f" @ {vcs['vcs']}+{url}@{vcs['commit_id']}"
    elif url.startswith("file:"):
        package = f"{unquote(urlsplit(url).path)}[{extra}]"
    elif url:
        package += f" @ {url}"
    if origin.get("dir_info", {}).get("editable") and command == "pip install":
        command += " -e"
    return f"{command} {quote(package)}"


@contextmanager
def needs(packages: str, in_copies: str = "") -> Iterator[None]:
    """Add the command that installs packages, or natsgrammar's `[EXTRA]`, to the error for a missing module.

    Users' packages have copies of these modules, and no extras. Raises ModuleNotFoundError.
    """
    if __name__ != "natsgrammar.errors":
        packages = in_copies or packages
    try:
        yield
    except ModuleNotFoundError as error:
        command = install(packages[1:-1]) if packages.startswith("[") else f"pip install {packages}"
        cause = f"{error}: run `{command}`"
        raise ModuleNotFoundError(cause, name=error.name, path=error.path) from None
