"""The pages about natsgrammar itself: commands, exit codes, codes of findings, Python modules.

mkdocstrings fills the pages of modules from docstrings when the site is built.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import cleandoc, getdoc
from typing import Any

import click

from natsgrammar.cloudevents import REQUIREMENTS
from natsgrammar.diagnostics import FORMATS, anchor_of
from natsgrammar.linting.checks import CODES as LINT_CODES
from natsgrammar_gen.cli import main
from natsgrammar_gen.cli.contract_check import CODES as CONTRACT_CODES
from natsgrammar_gen.compare.breaking import CODES as BREAKING_CODES
from natsgrammar_gen.emit.sync import Files
from tools.reference.templating import template

# Module → its subject, in the order of the navigation.
MODULES = {
    "natsgrammar": "rules, codecs, subjects",
    "natsgrammar.spark": "Spark columns",
    "natsgrammar_spark": "the pipeline",
    "natsgrammar_spark.declarative": "declarative pipelines",
    "natsgrammar.arrow": "Arrow, pandas and Polars",
    "natsgrammar.kv": "keys of key-value stores",
    "natsgrammar.obj": "names of objects",
    "natsgrammar.server": "what a server would say",
    "natsgrammar.types": "names as types",
    "natsgrammar.hypothesis": "strategies for tests",
    "natsgrammar.dqx": "a check for DQX",
    "natsgrammar.great_expectations": "an expectation for Great Expectations",
    "natsgrammar.pandera": "a check for pandera",
    "natsgrammar.cloudevents": "CloudEvents",
    "natsgrammar.aviso": "Aviso",
}
_EXIT_CODES = re.compile(r"Exit codes: (.*)")
_EXAMPLE = "\b\n"  # click does not rewrap a paragraph with this prefix


@dataclass(frozen=True)
class Command:
    """A command: its usage, the paragraphs of its help, its options and its exit codes."""

    name: str
    usage: str
    help: tuple[str, ...]
    examples: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    exits: str

    @property
    def anchor(self) -> str:
        """The anchor of its section on the page."""
        return self.name.replace(" ", "-")


def pages(program: click.Group = main, refusals: Sequence[Mapping[str, Any]] = ()) -> Files:
    """Return path → text, relative to `docs/`."""
    commands = [*_commands(program, click.Context(program, info_name="natsgrammar", **program.context_settings))]
    codes = {
        "lint": {code: (purpose, "") for code, purpose in LINT_CODES.items()},
        "breaking": {code: (kind.purpose, ", ".join(kind.categories)) for code, kind in BREAKING_CODES.items()},
        "contract check": {code: (purpose, "") for code, purpose in CONTRACT_CODES.items()},
        "cloudevents validate": {rule.id: (rule.text, rule.strength) for rule in REQUIREMENTS.values()},
    }
    anchors = {code: anchor_of(code) for code in (*LINT_CODES, *BREAKING_CODES, *CONTRACT_CODES)}  # those of SARIF
    formats = {name: _output(form) for name, form in FORMATS.items()}
    files = {
        "commands.md": template("commands.md.j2").render(commands=commands),
        "codes.md": template("codes.md.j2").render(
            commands=commands, codes=codes, formats=formats, anchors=anchors, refusals=refusals
        ),
    }
    files["api/SUMMARY.md"] = template("api_summary.md.j2").render(modules=MODULES)
    for module, about in MODULES.items():
        files[f"api/{module}.md"] = template("api.md.j2").render(module=module, about=about, modules=MODULES)
    return {f"reference/{path}": text for path, text in files.items()}


def _output(form: object) -> str:
    """Return what a renderer of findings returns, from the first line of its docstring."""
    text = (getdoc(form) or "").split("\n")[0].removeprefix("Return ")
    return text[:1].upper() + text[1:]


def _commands(command: click.Command, context: click.Context) -> Iterator[Command]:
    """Yield a command and all below it, in the order of the help."""
    paragraphs = cleandoc(command.help or "").split("\n\n")
    examples = tuple(cleandoc(text.removeprefix(_EXAMPLE)) for text in paragraphs if text.startswith(_EXAMPLE))
    prose = [" ".join(text.split()) for text in paragraphs if not text.startswith(_EXAMPLE)]
    exits = [codes[1] for text in prose if (codes := _EXIT_CODES.fullmatch(text))]
    yield Command(
        context.command_path,
        " ".join(command.get_usage(context).removeprefix("Usage: ").split()),  # undo the wrapping for the terminal
        tuple(text for text in prose if not _EXIT_CODES.fullmatch(text)),
        examples,
        tuple(
            record
            for option in command.params
            if isinstance(option, click.Option) and (record := option.get_help_record(context))
        ),
        " ".join(exits),
    )
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            if (below := command.get_command(context, name)) and not below.hidden:
                yield from _commands(below, click.Context(below, parent=context, info_name=name))
