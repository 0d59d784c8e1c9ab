"""Defaults of options, from `natsgrammar.toml` or from `[tool.natsgrammar]` in `pyproject.toml`.

The file in the working directory counts, else that of the nearest folder above which has one. Its tables are commands,
its keys long options without their dashes. Before all tables are `color`, and `grammar` for every command with it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from natsgrammar.text import cause_of, lowered, near, not_utf8, printable
from natsgrammar_gen.cli.stdio import BadInput, ByFile, FilePath, Listed

OWN, SHARED = "natsgrammar.toml", "pyproject.toml"
_NAME = b"natsgrammar"
_FILE = f"{__name__}.file"  # in the context of a command
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
    if isinstance(option.type, Listed):
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
            if key in commands and key != ctx.invoked_subcommand and (other := ctx.command.get_command(ctx, key)):
                self._of(ctx, other, self.table[key])  # for what is wrong there
        name = str(ctx.invoked_subcommand)
        ctx.meta[_FILE] = self.path
        command = ctx.command.get_command(ctx, name)
        found = self._options(ctx.command, {key: value for key, value in self.table.items() if key in shared})
        return {**found, name: self._of(ctx, command, self.table.get(name, {}))} if command else found

    def _of(self, ctx: click.Context, command: click.Command, table: object) -> dict[str, Any]:
        if not isinstance(table, dict):
            raise self._wrong(f"`{command.name}` is not a table")
        if not isinstance(command, click.Group):
            return self._options(command, table)
        commands = {name: command.get_command(ctx, name) for name in command.list_commands(ctx)}
        for key in table:
            if key not in commands:
                raise self._wrong(f"`{command.name}` has no command `{printable(key)}`{near(key, commands)}")
        return {name: self._of(ctx, one, table.get(name, {})) for name, one in commands.items() if one}

    def _known(self, command: click.Command) -> dict[str, click.Option]:
        """The options that a file may set, by their long names."""
        return {
            long.removeprefix("--"): option
            for option in command.params
            if isinstance(option, click.Option) and (not option.is_eager or option.name == _FOR_ALL)
            for long in option.opts
            if long.startswith("--")
        }

    def _options(self, command: click.Command, table: Mapping[str, Any]) -> dict[str, Any]:
        known = self._known(command)
        found: dict[str, Any] = {}
        shared = {_FOR_ALL: self.table[_FOR_ALL]} if _FOR_ALL in self.table and _FOR_ALL in known else {}
        for key, value in {**shared, **table}.items():
            if key not in known:
                raise self._wrong(f"`{command.name}` has no option `{printable(key)}`{near(key, known)}")
            option = known[key]
            if isinstance(option.type, ByFile):
                found[str(option.name)] = [*self._by_file(key, command, value)]
                continue
            if isinstance(option.type, Listed) and isinstance(value, list):
                value = ",".join(value) if all(isinstance(it, str) for it in value) else None
            if isinstance(value, list) is not option.multiple:
                wanted = "must be a list" if option.multiple else f"must be {_wanted(option)}, not a list"
                raise self._wrong(f"`{key}` of `{command.name}` {wanted}")
            values = [self._placed(option, one) for one in (value if isinstance(value, list) else [value])]
            for one in values:
                if type(one) not in _KINDS[_wanted(option)]:
                    raise self._wrong(f"`{key}` of `{command.name}` must be {_wanted(option)}")
                if isinstance(option.type, click.Choice) and one not in option.type.choices:
                    choices = ", ".join(map(str, option.type.choices))
                    raise self._wrong(f"`{key}` of `{command.name}` is `{printable(str(one))}`; available: {choices}")
            found[str(option.name)] = values if option.multiple else values[0]
        return found

    def _by_file(self, key: str, command: click.Command, value: object) -> Iterator[tuple[str, str]]:
        """The codes for each pattern of files, which is placed as paths are."""
        if not isinstance(value, dict):
            raise self._wrong(f"`{key}` of `{command.name}` must be a table, from patterns of files to lists of codes")
        for pattern, codes in value.items():
            codes = [codes] if isinstance(codes, str) else codes
            if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
                where = f"`{printable(pattern)}` in `{key}` of `{command.name}`"
                raise self._wrong(f"{where} must be a string or a list of strings")
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
            text = path.read_bytes()
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
            raise _wrong(path, f"{not_utf8(error)} at position {error.start}") from None
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
        text = shared.read_bytes()
        tools = _loads(text.decode()).get("tool", {}) if _NAME in text else {}
    except (OSError, ValueError, RecursionError):  # others read it, and say what is wrong
        return False
    return isinstance(tools, dict) and "natsgrammar" in tools


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
    key = max(error.param.opts, key=len).removeprefix("--")
    return _wrong(error.ctx.meta[_FILE], f"`{key}` of `{error.ctx.info_name}`: {in_our_words(error.message)}")


def in_our_words(text: str) -> str:
    """What click says of a value, as all other errors are said: in lower case, with what was given in backticks."""
    text = re.sub(r"(?<![\w`])'([^'`]+)'(?![\w`])", r"`\1`", text).removesuffix(".")
    text, _, choices = text.replace("a valid integer range", "a whole number").partition(". Choose from:")
    return lowered(text) + (f"; available: {' '.join(choices.split())}" if choices else "")
