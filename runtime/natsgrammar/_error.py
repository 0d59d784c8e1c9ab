"""The base class of all errors."""


class Error(Exception):
    """Whatever natsgrammar refuses: each error that it raises for a text, a file or an address is one.

    Most are ValueErrors as well, and an unknown address is a LookupError. A wrong type of argument is a TypeError.
    """


class Misuse(Error, ValueError):
    """A rule or a codec lacks what the call asks for, such as named parts; or an option does not have this value."""


def publish(package: dict[str, object]) -> None:
    """Has tracebacks name the errors that a package exports after the package, not after a module of its own."""
    for name in package["__all__"]:  # type: ignore[attr-defined]
        found = package.get(name)
        if isinstance(found, type) and issubclass(found, Error):
            found.__module__ = str(package["__name__"])


def missing(error: ModuleNotFoundError, packages: str) -> ModuleNotFoundError:
    """The error, with the command that installs the packages."""
    return ModuleNotFoundError(f"{error}: run `pip install {packages}`", name=error.name, path=error.path)
