"""Defaults of options, from `natsgrammar.toml` or from `[tool.natsgrammar]` in `pyproject.toml`.

The file in the working directory counts, else that of the nearest folder above which has one. Its tables are commands,
its keys long options without their dashes. Before all tables are `color`, and `grammar` for every command with it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from natsgrammar.streams import opened
from natsgrammar.text import cause_of, lowered, near, not_utf8, printable
from natsgrammar_gen.cli.stdio import BadInput, ByFile, FilePath, Listed, no_device

OWN, SHARED = "natsgrammar.toml", "pyproject.toml"
_NAME = b"natsgrammar"
ARGUMENTS = f"{__name__}.arguments"  # of the command, in the context of the main group
_SETTINGS = f"{__name__}.settings"  # in the context of a command
_FOR_ALL = "grammar"


_KINDS: dict[str, tuple[type, ...]] = {
    "true or false": (bool,),
    "a whole number": (int,),
    "a number": (int, float),
    "a string": (str,),
    "a string or a list of strings": (str,),
}


def _wanted(option: click.Option) -> str:
    """What a file must say for the option."""
    if option.is_flag:
        return "true or false"
    if isinstance(option.type, Listed) or option.multiple:
        return "a string or a list of strings"
    if isinstance(option.type, click.types.IntParamType):
        return "a whole number"
    return "a number" if isinstance(option.type, click.types.FloatParamType) else "a string"


class Settings:
    """What a file says."""

    def __init__(self, path: Path, table: Mapping[str, Any]) -> None:
        self.path = path
        self.table = table

    def defaults(self, ctx: click.Context) -> dict[str, Any]:
        """The `default_map` of click for the command that the main group is to run. Raises BadInput."""
        assert isinstance(ctx.command, click.Group)
        commands = ctx.command.list_commands(ctx)
        shared = self._known(ctx.command)
        for key in self.table:
            if key not in (known := [*commands, _FOR_ALL, *shared]):
                hint = near(key, known)
                raise self._wrong(f"`{printable(key)}` is not a command{hint}; options go in the table of one")
        name = str(ctx.invoked_subcommand)
        ctx.meta[_SETTINGS] = self
        command = ctx.command.get_command(ctx, name)
        found = self._options(ctx.command, {key: value for key, value in self.table.items() if key in shared}, ())
        return {**found, name: self._of(ctx, command, self.table.get(name, {}), (name,))} if command else found

    def _of(self, ctx: click.Context, command: click.Command, table: object, path: tuple[str, ...]) -> dict[str, Any]:
        """The defaults of the command, or of those commands of a group that the arguments may name."""
        if not isinstance(table, dict):
            raise self._wrong(f"`{' '.join(path)}` is not a table")
        if not isinstance(command, click.Group):
            return self._options(command, table, path)
        commands = {name: command.get_command(ctx, name) for name in command.list_commands(ctx)}
        for key in table:
            if key not in commands:
                raise self._wrong(f"`{' '.join(path)}` has no command `{printable(key)}`{near(key, commands)}")
        called = {name: one for name, one in commands.items() if one and name in ctx.meta[ARGUMENTS]}
        return {name: self._of(ctx, one, table.get(name, {}), (*path, name)) for name, one in called.items()}

    def _known(self, command: click.Command) -> dict[str, click.Option]:
        """The options that a file may set, by their long names."""
        return {
            long.removeprefix("--"): option
            for option in command.params
            if isinstance(option, click.Option) and (not option.is_eager or option.name == _FOR_ALL)
            for long in option.opts
            if long.startswith("--")
        }

    def _options(self, command: click.Command, table: Mapping[str, Any], path: tuple[str, ...]) -> dict[str, Any]:
        known = self._known(command)
        found: dict[str, Any] = {}
        shared = {_FOR_ALL: self.table[_FOR_ALL]} if _FOR_ALL in self.table and _FOR_ALL in known else {}
        for key, value in {**shared, **table}.items():
            if key not in known:
                raise self._wrong(f"`{' '.join(path)}` has no option `{printable(key)}`{near(key, known)}")
            option, where = known[key], self.where(key, path)
            if isinstance(option.type, ByFile):
                found[str(option.name)] = [*self._by_file(where, value)]
                continue
            if isinstance(option.type, Listed) and isinstance(value, list):
                value = ",".join(value) if all(isinstance(it, str) for it in value) else None
            if isinstance(value, list) and not option.multiple:
                raise self._wrong(f"{where} must be {_wanted(option)}, not a list")
            values = [self._placed(option, one) for one in (value if isinstance(value, list) else [value])]
            for one in values:
                if type(one) not in _KINDS[_wanted(option)]:
                    raise self._wrong(f"{where} must be {_wanted(option)}")
                if isinstance(option.type, click.Choice) and one not in option.type.choices:
                    choices = ", ".join(map(str, option.type.choices))
                    raise self._wrong(f"{where} is `{printable(str(one))}`; available: {choices}")
            found[str(option.name)] = values if option.multiple else values[0]
        return found

    def where(self, key: str, path: tuple[str, ...]) -> str:
        """What a message calls a key that the command at the path has: of its table, or before all tables."""
        table = self.table
        for name in path:
            table = table.get(name, {})
        return f"`{key}` of `{' '.join(path)}`" if path and key in table else f"`{key}`"

    def _by_file(self, where: str, value: object) -> Iterator[tuple[str, str]]:
        """The codes for each pattern of files, which is placed as paths are."""
        if not isinstance(value, dict):
            raise self._wrong(f"{where} must be a table, from patterns of files to lists of codes")
        for pattern, codes in value.items():
            codes = [codes] if isinstance(codes, str) else codes
            if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
                raise self._wrong(f"`{printable(pattern)}` in {where} must be a string or a list of strings")
            yield os.path.relpath(self.path.parent / pattern), ",".join(codes)

    def _placed(self, option: click.Parameter, value: object) -> object:
        """A path as seen from the working directory; it is written as seen from the file."""
        if not isinstance(option.type, FilePath) or not isinstance(value, str) or not value or ":" in value:
            return value
        return os.path.relpath(self.path.parent / value)

    def _wrong(self, message: str) -> BadInput:
        return _wrong(self.path, message)


def settings(named: Path | None) -> Settings | None:
    """The settings of the file that the user named, else of the nearest; None without one. Raises BadInput."""
    for path in [named] if named else _candidates():
        try:
            text = _content(path)
            if path.name == SHARED and named is None and _NAME not in text:
                continue
            table = _loads(text.decode())
        except FileNotFoundError:
            if named is None and not path.is_symlink():
                continue
            raise BadInput(f"`{path}` cannot be read: no such file or directory") from None
        except OSError as error:
            raise BadInput(f"`{path}` cannot be read: {cause_of(error)}") from None
        except UnicodeDecodeError as error:
            raise _wrong(path, not_utf8(error)) from None
        except (ValueError, RecursionError) as error:
            raise _wrong(path, f"not valid TOML: {lowered(str(error))}") from None
        if path.name == SHARED:
            tools = table.get("tool", {})
            if named is None and (not isinstance(tools, dict) or "natsgrammar" not in tools):
                continue
            ours = tools.get("natsgrammar") if isinstance(tools, dict) else None
        else:
            ours = table
            if named is None and _is_ours(path.with_name(SHARED)):
                click.echo(f"note: `[tool.natsgrammar]` of {SHARED} has no effect beside {OWN}", err=True)
        if not isinstance(ours, dict):
            raise _wrong(path, "`tool.natsgrammar` is not a table")
        return Settings(path, ours)
    return None


def _is_ours(shared: Path) -> bool:
    """Whether the file has a table of ours."""
    try:
        text = _content(shared)
        tools = _loads(text.decode()).get("tool", {}) if _NAME in text else {}
    except (BadInput, OSError, ValueError, RecursionError):  # others read it, and say what is wrong
        return False
    return isinstance(tools, dict) and "natsgrammar" in tools


def _content(path: Path) -> bytes:
    """The bytes of a file. Raises OSError, and BadInput for a device."""
    with opened(path) as file:
        return no_device(file, f"`{printable(str(path))}`").read()


def _loads(text: str) -> dict[str, Any]:
    import tomllib  # only where there is a file: every command pays otherwise

    return tomllib.loads(text)


def _candidates() -> Iterator[Path]:
    here = Path.cwd()
    for folder in (here, *here.parents):
        yield folder / OWN
        yield folder / SHARED


def _wrong(path: Path, message: str) -> BadInput:
    return BadInput(f"{os.path.relpath(path)}: {message}")


def said_by_file(error: click.ClickException) -> BadInput | None:
    """An error in the value of an option, if that is from a file of settings, as an error in the file."""
    if not isinstance(error, click.BadParameter) or error.ctx is None or error.param is None:
        return None
    if error.ctx.get_parameter_source(str(error.param.name)) is not ParameterSource.DEFAULT_MAP:
        return None
    key, found = max(error.param.opts, key=len).removeprefix("--"), error.ctx.meta[_SETTINGS]
    return _wrong(found.path, f"{found.where(key, _path(error.ctx))}: {in_our_words(error.message)}")


def _path(ctx: click.Context) -> tuple[str, ...]:
    """The names of the command and the groups that it is in, but for the program."""
    return (*_path(ctx.parent), str(ctx.info_name)) if ctx.parent else ()


def only_tells(ctx: click.Context) -> bool:
    """Whether the arguments of the command ask for its help or a list, which need no settings."""
    assert isinstance(ctx.command, click.Group)
    command = ctx.command.get_command(ctx, str(ctx.invoked_subcommand))
    options = command.get_params(ctx) if command else []
    flags = {flag for it in options if isinstance(it, click.Option) and it.is_flag and it.is_eager for flag in it.opts}
    given = takewhile(lambda it: it != "--", ctx.meta[ARGUMENTS])
    return not flags.isdisjoint(given)


def in_our_words(text: str) -> str:
    """What click says of a value, as all other errors are said: in lower case, with what was given in backticks."""
    text = re.sub(r"(?<![\w`])'([^'`]+)'(?![\w`])", r"`\1`", text).removesuffix(".")
    text, _, choices = text.replace("a valid integer range", "a whole number").partition(". Choose from:")
    return lowered(text) + (f"; available: {' '.join(choices.split())}" if choices else "")
