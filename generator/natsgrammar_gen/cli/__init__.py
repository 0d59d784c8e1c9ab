"""The command `natsgrammar`. Each subcommand is imported when it is called, so that none pays for another.

A subcommand parses, makes one public call, prints, and returns its exit code; errors become exit codes here alone.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from io import StringIO
from pathlib import Path
from signal import SIGINT
from typing import IO, Any

import click
from click.core import ParameterSource

from natsgrammar.diagnostics import Refused
from natsgrammar.errors import Error
from natsgrammar.text import printable_lines
from natsgrammar_gen.cli.settings import ARGUMENTS, error_in_file, only_informs, plain_words, settings
from natsgrammar_gen.cli.stdio import USAGE_ERROR, BadInput, FilePath, written_in_full
from natsgrammar_gen.language.budget import TooLarge

# Group of commands → command → where it is defined, and its summary of at most 60 characters. The help text has this
# order, and imports no command.
GROUPS = {
    "Names": {
        "check": ("check:check", "Check names against a rule"),
        "explain": ("explain:command", "Show who accepts a name, who rejects it and why"),
        "rule": ("rule:command", "Explain a rule, or the code of a finding"),
        "rules": ("rules:rules", "List kinds of names and rules"),
        "match": ("match:match", "Show which filters match a subject"),
        "encode": ("codecs:encode", "Encode values for names and headers"),
        "decode": ("codecs:decode", "Decode texts, strictly"),
        "sample": ("sample:command", "Print random names that a rule accepts"),
    },
    "Configuration": {
        "lint": ("lint:command", "Check streams, consumers and accounts without a server"),
        "coverage": ("coverage:command", "Show which of your subjects no stream captures"),
    },
    "Data": {
        "contract": ("contract:command", "Write, check and exchange contracts for datasets"),
        "run": ("run:command", "Split datasets into valid and quarantined rows, and report"),
        "impact": ("impact:command", "Show which names in use a change of rules affects"),
        "cloudevents": ("cloudevents:command", "Check and convert CloudEvents in NATS messages"),
    },
    "Your own rules": {
        "new": ("new:command", "Create a starter grammar"),
        "generate": ("generate:command", "Write code, schemas and pages from grammars"),
        "diff": ("diff:command", "Compare two editions or rules exactly"),
        "breaking": ("breaking:command", "Find changes to your grammars that break their users"),
        "conformance": ("conformance:command", "Test your own implementation of a rule"),
        "import": ("import_text:command", "Turn a specification's productions into a grammar"),
        "upgrade": ("upgrade:command", "Make the new text of an ADR the newest edition"),
        "watch": ("watch:command", "List the sources of your grammars that moved"),
    },
    "Shell": {"completion": ("completion:command", "Print the completion script of a shell")},
}
COMMANDS = {name: command for commands in GROUPS.values() for name, command in commands.items()}

_LONGEST = 1_000  # characters of a line of an error: an argument may be a whole file


class Group(click.Group):
    """A group that rejects an unknown command in the words of all other errors."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the arguments begin with. Raises UsageError, which suggests near names."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            from natsgrammar.text import near, quoted

            hint = " (did you mean `--help`?)" if args[0] == "help" else near(args[0], self.list_commands(ctx))
            raise click.UsageError(f"unknown command {quoted(args[0])}{hint}", error.ctx) from None


class LazyGroup(Group):
    """A group whose commands are in modules of their own: heading → command → `MODULE:NAME` and its summary."""

    def __init__(self, *args: Any, groups: Mapping[str, Mapping[str, tuple[str, str]]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.groups = groups
        self.modules = {name: command for commands in groups.values() for name, command in commands.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Return the commands in the help text's order."""
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import the command from its module; return None if there is no such command."""
        if cmd_name not in self.modules:
            return None
        place, summary = self.modules[cmd_name]
        module, attribute = place.split(":")
        command = getattr(import_module(f"natsgrammar_gen.cli.{module}"), attribute)
        assert isinstance(command, click.Command)
        command.short_help = summary
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write the commands under their headings, without importing one."""
        widest = max(map(len, self.modules))
        for heading, commands in self.groups.items():
            with formatter.section(heading):
                formatter.write_dl([(f"{name:{widest}}", summary) for name, (_, summary) in commands.items()])


class _Shown(click.ClickException):
    """An error as click shows it, but printable, and in the form of all other errors."""

    def __init__(self, error: click.ClickException) -> None:
        lines = (line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…" for line in error.message.split("\n"))
        object.__setattr__(error, "message", printable_lines("\n".join(lines)))
        super().__init__(_reworded(error))
        vars(error)["format_message"] = lambda: self.message
        self.error = error
        vars(self).update(exit_code=error.exit_code)

    def show(self, file: IO[Any] | None = None) -> None:
        text = StringIO()
        self.error.show(text)
        click.echo(re.sub(r"(?m)^Error: ", "error: ", text.getvalue(), count=1), file, nl=False, err=True)


def _reworded(error: click.ClickException) -> str:
    """Return click's message in lower case, with the offending text in backticks."""
    if isinstance(error, click.NoSuchOption):
        from natsgrammar.text import did_you_mean, quoted

        alike = error.possibilities or ()
        hint = did_you_mean([each for each in alike if error.option_name.strip("-") in each] or alike)
        if error.ctx and any(error.option_name in param.opts for param in error.ctx.find_root().command.params):
            hint = ": it comes before the command"
        elif not hint and error.ctx and any(isinstance(param, click.Argument) for param in error.ctx.command.params):
            hint = "; write `--` before an argument that begins with `-`"
        return f"no such option {quoted(error.option_name)}{hint}"
    text = error.format_message()
    if not isinstance(error, click.BadParameter | click.BadOptionUsage) and not text.startswith("Got unexpected"):
        return text
    params = error.ctx.command.params if isinstance(error, click.BadParameter) and error.ctx else []
    is_format = "`--format`" in (text := plain_words(text)) and any("--input-format" in each.opts for each in params)
    return f"{text}; for the input: `--input-format`" if is_format else text


@contextmanager
def _interruptible() -> Iterator[None]:
    """End an interrupted command with the exit code of shells: 130 for Ctrl-C, 143 for SIGTERM."""
    try:
        yield
    except KeyboardInterrupt as interrupt:
        click.echo("interrupted", err=True)
        raise SystemExit(128 + next(iter(interrupt.args), SIGINT)) from None


class _Main(LazyGroup):
    def main(self, *args: Any, **kwargs: Any) -> Any:
        if sys.stdout is None:  # a file that is opened next would take its place
            click.echo("error: standard output is closed", err=True)
            sys.exit(2)
        with written_in_full():
            return super().main(*args, **kwargs)

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        try:
            with _interruptible(), written_in_full():  # what `--version` and `--help` print
                return super().make_context(*args, **kwargs)
        except click.ClickException as error:
            raise _Shown(error) from None

    def invoke(self, ctx: click.Context) -> None:
        """Run the subcommand, and end with the exit code that it returns, or that its error means."""
        ctx.meta[ARGUMENTS] = tuple(ctx.args)  # click removes them
        try:
            with _interruptible(), written_in_full():
                code = super().invoke(ctx)
        except click.ClickException as error:
            raise _Shown(error_in_file(error) or error) from None
        except Refused as refused:
            for line in (*refused.problems, *getattr(refused, "__notes__", ())):
                click.echo(line, err=True)
            code = USAGE_ERROR
        except TooLarge as error:
            raise _Shown(BadInput(f"the comparison {error}")) from None
        except Error as error:  # an unknown address, unusable tables, a file in the way
            raise _Shown(BadInput(str(error))) from None
        ctx.exit(code or 0)


@click.group(
    name="natsgrammar",
    cls=_Main,
    groups=GROUPS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(None, "-V", "--version", package_name="natsgrammar", message="natsgrammar %(version)s")
@click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="When to use colours; auto: on a terminal, unless NO_COLOR is set, and always if FORCE_COLOR is set.",
)
@click.option(
    "--config",
    type=FilePath(),
    is_eager=True,
    help="File with defaults of options [default: the nearest natsgrammar.toml].",
)
@click.option("--no-config", is_flag=True, is_eager=True, help="Ignore natsgrammar.toml and pyproject.toml.")
@click.pass_context
def main(ctx: click.Context, color: str, config: Path | None, no_config: bool) -> None:
    """Check, explain and encode names by the rules of NATS systems, and validate whole datasets.

    Name a rule by a kind of name, as in `natsgrammar check stream-name ORDERS`: every server and client accepts these
    names. Or name it by an address, SPEC[@EDITION]:RULE, such as nats-go:stream-name. `natsgrammar rules` lists them.

    Lines fit the terminal; COLUMNS sets their width, also for a file or a pipe.

    Exit codes: 0 clean, 1 findings, 2 usage errors.
    """
    if config and no_config:
        raise click.UsageError("`--config` and `--no-config` exclude each other")
    if not no_config:
        try:
            file = settings(config)
            ctx.default_map = file.defaults(ctx) if file else None
        except BadInput:
            if not only_informs(ctx):
                raise
    if ctx.default_map and ctx.get_parameter_source("color") is ParameterSource.DEFAULT:
        color = ctx.default_map.get("color", color)
    # As https://no-color.org and https://force-color.org have it.
    is_plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    by_environment = False if is_plain else bool(os.environ.get("FORCE_COLOR")) or None
    ctx.color = {"always": True, "never": False}.get(color, by_environment)
