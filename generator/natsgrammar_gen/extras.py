"""The packages that the extras of the distribution install, and the error for one that is missing.

Imports nothing that an extra brings, because the command must be able to report a missing package.
"""

from importlib.util import find_spec

from natsgrammar.errors import install

# Extra → the modules that it brings, as pyproject.toml declares them.
EXTRAS = {
    "cli": ("click", "lark", "jinja2", "yaml", "ruamel.yaml"),
    "spark": ("pyspark", "pyarrow", "yaml", "jinja2"),
    "arrow": ("pyarrow",),
    "jetstream": ("nats", "pyspark", "pyarrow"),
}


class MissingExtra(Exception):
    """Some modules of an extra are not installed; the message names them and the command that installs them."""


def require(extra: str) -> None:
    """Raise MissingExtra unless every module of the extra can be imported."""
    missing = [f"`{module}`" for module in EXTRAS[extra] if find_spec(module.partition(".")[0]) is None]
    if missing:
        words = "is not installed" if len(missing) == 1 else "are not installed"
        once = f" or, to install nothing, `{install(extra, 'uvx --from')} natsgrammar`" if extra == "cli" else ""
        raise MissingExtra(f"{', '.join(missing)} {words}: run `{install(extra)}`{once}")
