"""Defaults of options, from `natsgrammar.toml` or from `[tool.natsgrammar]` in `pyproject.toml`.

The file in the working directory counts, else the nearest one in a folder above. Its tables are commands, its keys long
options without their dashes. Before all tables are `color`, and `grammar` for every command with that option.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from natsgrammar.streams import opened
from natsgrammar.text import lowered, near, not_utf8, printable
from natsgrammar_gen.cli.stdio import BadInput, ByFile, FilePath, Listed, no_device, unreadable

OWN, SHARED = "natsgrammar.toml", "pyproject.toml"
_NAME = "natsgrammar"
ARGUMENTS = f"{__name__}.arguments"  # of the command, in the context of the main group
_SETTINGS = f"{__name__}.settings"  # in the context of a command
_FOR_ALL = "grammar"


def _form(option: click.Option) -> tuple[str, tuple[type, ...]]:
    """Return what a file must have for the option, in words and as types."""
    if option.is_flag:
        return "true or false", (bool,)
    if isinstance(option.type, Listed) or option.multiple:
        return "a string or a list of strings", (str,)
    if isinstance(option.type, click.types.IntParamType):
        return "a whole number", (int,)
    return ("a number", (int, float)) if isinstance(option.type, click.types.FloatParamType) else ("a string", (str,))


def _known(command: click.Command) -> dict[str, click.Option]:
    """Return the options that a file may set, by their long names."""
    return {
        long.removeprefix("--"): option
        for option in command.params
        if isinstance(option, click.Option) and (not option.is_eager or option.name == _FOR_ALL)
        for long in option.opts
        if long.startswith("--")
    }


@dataclass(frozen=True)
class Settings:
    """The content of a file."""

    path: Path
    table: Mapping[str, Any]

    def defaults(self, ctx: click.Context) -> dict[str, Any]:
        """Return click's `default_map` for the command that the main group is to run. Raises BadInput."""
        assert isinstance(ctx.command, click.Group)
        shared = _known(ctx.command)
        known = [*ctx.command.list_commands(ctx), _FOR_ALL, *shared]
        for key in self.table:
            if key not in known:
                hint = near(key, known)
                raise _error(self.path, f"`{printable(key)}` is not a command{hint}; options go in the table of one")
        name = str(ctx.invoked_subcommand)
        ctx.meta[_SETTINGS] = self
        defaults = self._options(ctx.command, {key: self.table[key] for key in shared if key in self.table}, ())
        if command := ctx.command.get_command(ctx, name):
            defaults[name] = self._command(ctx, command, self.table.get(name, {}), (name,))
        return defaults

    def _command(
        self, ctx: click.Context, command: click.Command, table: object, path: tuple[str, ...]
    ) -> dict[str, Any]:
        """Return the defaults of the command, or of the commands in a group that the arguments may name."""
        if not isinstance(table, dict):
            raise _error(self.path, f"`{' '.join(path)}` is not a table")
        if not isinstance(command, click.Group):
            return self._options(command, table, path)
        commands = {name: command.get_command(ctx, name) for name in command.list_commands(ctx)}
        for key in table:
            if key not in commands:
                raise _error(self.path, f"`{' '.join(path)}` has no command `{printable(key)}`{near(key, commands)}")
        called = {name: inner for name, inner in commands.items() if inner and name in ctx.meta[ARGUMENTS]}
        return {name: self._command(ctx, inner, table.get(name, {}), (*path, name)) for name, inner in called.items()}

    def _options(self, command: click.Command, table: Mapping[str, Any], path: tuple[str, ...]) -> dict[str, Any]:
        known = _known(command)
        shared = {_FOR_ALL: self.table[_FOR_ALL]} if _FOR_ALL in self.table and _FOR_ALL in known else {}
        defaults: dict[str, Any] = {}
        for key, value in {**shared, **table}.items():
            if key not in known:
                raise _error(self.path, f"`{' '.join(path)}` has no option `{printable(key)}`{near(key, known)}")
            read = self._codes_by_file if isinstance(known[key].type, ByFile) else self._value
            defaults[str(known[key].name)] = read(known[key], self.where(key, path), value)
        return defaults

    def _value(self, option: click.Option, where: str, value: object) -> object:
        """Return an option's value, or the list of its values."""
        form, types = _form(option)
        if isinstance(option.type, Listed) and isinstance(value, list):
            value = ",".join(value) if all(isinstance(text, str) for text in value) else None
        if isinstance(value, list) and not option.multiple:
            raise _error(self.path, f"{where} must be {form}, not a list")
        values = [self._seen_from_here(option, each) for each in (value if isinstance(value, list) else [value])]
        for each in values:
            if type(each) not in types:
                raise _error(self.path, f"{where} must be {form}")
            if isinstance(option.type, click.Choice) and each not in option.type.choices:
                choices = ", ".join(map(str, option.type.choices))
                raise _error(self.path, f"{where} is `{printable(str(each))}`; available: {choices}")
        return values if option.multiple else values[0]

    def _codes_by_file(self, _: click.Option, where: str, value: object) -> list[tuple[str, str]]:
        """Return the codes for each pattern of files, as seen from the working directory."""
        if not isinstance(value, dict):
            raise _error(self.path, f"{where} must be a table, from patterns of files to lists of codes")
        patterns = []
        for pattern, codes in value.items():
            codes = [codes] if isinstance(codes, str) else codes
            if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
                raise _error(self.path, f"`{printable(pattern)}` in {where} must be a string or a list of strings")
            patterns.append((os.path.relpath(self.path.parent / pattern), ",".join(codes)))
        return patterns

    def _seen_from_here(self, option: click.Parameter, value: object) -> object:
        """Return a path as seen from the working directory; a file states it as seen from its own folder."""
        if not isinstance(option.type, FilePath) or not isinstance(value, str) or not value or ":" in value:
            return value
        return os.path.relpath(self.path.parent / value)

    def where(self, key: str, path: tuple[str, ...]) -> str:
        """Name a key for a message: in the table of the command at the path, or before all tables."""
        table = self.table
        for name in path:
            table = table.get(name, {})
        return f"`{key}` of `{' '.join(path)}`" if path and key in table else f"`{key}`"


def settings(named: Path | None) -> Settings | None:
    """Read the file of `--config`, else the nearest one; return None without any. Raises BadInput."""
    near_first = (Path.cwd() / "_").parents if named is None else ()
    for path in [named] if named else (folder / name for folder in near_first for name in (OWN, SHARED)):
        table = _table(path, must_exist=named is not None)
        if table is None:
            continue
        if path.name == OWN and named is None and _has_table(path.with_name(SHARED)):
            click.echo(f"note: `[tool.natsgrammar]` of {SHARED} has no effect beside {OWN}", err=True)
        return Settings(path, table)
    return None


def _table(path: Path, must_exist: bool) -> dict[str, Any] | None:
    """Read the settings in a file. Raises BadInput; returns None where they may be missing and are."""
    import tomllib  # only where there is a file: every command would pay

    try:
        with opened(path) as file:
            content = no_device(file, f"`{printable(str(path))}`").read()
        if path.name == SHARED and not must_exist and _NAME.encode() not in content:
            return None
        table = tomllib.loads(content.decode())
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not must_exist and not path.is_symlink():
            return None
        raise unreadable(str(path), error) from None
    except UnicodeDecodeError as error:
        raise _error(path, not_utf8(error)) from None
    except (ValueError, RecursionError) as error:
        raise _error(path, f"not valid TOML: {lowered(str(error))}") from None
    if path.name != SHARED:
        return table
    tools = table.get("tool", {})
    ours = tools.get(_NAME) if isinstance(tools, dict) else None
    if ours is None and not must_exist:
        return None
    if not isinstance(ours, dict):
        raise _error(path, "`tool.natsgrammar` is not a table")
    return ours


def _has_table(shared: Path) -> bool:
    """Check whether the file has settings; other tools report the file's problems."""
    try:
        return _table(shared, must_exist=False) is not None
    except BadInput:
        return False


def _error(path: Path, message: str) -> BadInput:
    return BadInput(f"{os.path.relpath(path)}: {message}")


def error_in_file(error: click.ClickException) -> BadInput | None:
    """Return an error in an option's value as an error in the settings file, if the value is from there."""
    if not isinstance(error, click.BadParameter) or error.ctx is None or error.param is None:
        return None
    if error.ctx.get_parameter_source(str(error.param.name)) is not ParameterSource.DEFAULT_MAP:
        return None
    key, file = max(error.param.opts, key=len).removeprefix("--"), error.ctx.meta[_SETTINGS]
    return _error(file.path, f"{file.where(key, _path(error.ctx))}: {plain_words(error.message)}")


def _path(ctx: click.Context) -> tuple[str, ...]:
    """Return the names of the command and its groups, without the program."""
    return (*_path(ctx.parent), str(ctx.info_name)) if ctx.parent else ()


def only_informs(ctx: click.Context) -> bool:
    """Check whether the arguments ask for help or a list, which need no settings."""
    assert isinstance(ctx.command, click.Group)
    command = ctx.command.get_command(ctx, str(ctx.invoked_subcommand))
    options = command.get_params(ctx) if command else []
    eager = [option for option in options if isinstance(option, click.Option) and option.is_flag and option.is_eager]
    given = takewhile(lambda argument: argument != "--", ctx.meta[ARGUMENTS])
    return not {flag for option in eager for flag in option.opts}.isdisjoint(given)


def plain_words(text: str) -> str:
    """Return click's message about a value in lower case, with the offending text in backticks."""
    text = re.sub(r"(?<![\w`])'([^'`]+)'(?![\w`])", r"`\1`", text).removesuffix(".")
    text, _, choices = text.replace("a valid integer range", "a whole number").partition(". Choose from:")
    return lowered(text) + (f"; available: {' '.join(choices.split())}" if choices else "")
