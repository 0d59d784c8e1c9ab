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


class Needs:
    """Inside, a module that is missing is an error with the command that installs the packages."""

    def __init__(self, packages: str) -> None:
        self.packages = packages

    def __enter__(self) -> None:
        """Nothing is prepared."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ModuleNotFoundError):
            cause = f"{error}: run `pip install {self.packages}`"
            raise ModuleNotFoundError(cause, name=error.name, path=error.path) from None
