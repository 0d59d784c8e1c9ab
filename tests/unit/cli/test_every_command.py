"""What holds for all commands alike: full disks, closed pipes, settings in a file, narrow terminals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

import click
import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main, stdio
from natsgrammar_gen.cli.settings import ARGUMENTS, Settings
from natsgrammar_gen.cli.stdio import ByFile, FilePath, Listed, width

STREAM = "adr6:stream-name"
MESSAGE = {"subject": "a", "headers": {"ce-id": "1", "ce-source": "/", "ce-type": "t", "ce-specversion": "1.0"}}
FILES = {
    "streams.json": '{"name": "a.b", "subjects": ["a"]}\n',
    "subjects.txt": "a\nx\n",
    "rows.csv": "stream\n" + "ORDERS\n" * 9,
    "rows.yaml": "contract: 1\ninput: {path: rows.csv, columns: {stream: string}}\n"
    f"rules: [{{column: stream, rule: '{STREAM}'}}]\n",
    "rows.odcs.yaml": "apiVersion: v3.1.0\nkind: DataContract\nid: rows\nstatus: active\nversion: 1.0.0\n"
    "schema:\n- name: rows\n  properties:\n  - name: stream\n    logicalType: string\n    quality:\n"
    f"    - {{type: custom, engine: natsgrammar, implementation: {{rule: '{STREAM}'}}}}\n",
    "events.jsonl": json.dumps({**MESSAGE, "data": ""}) + "\n",
}
# Command → what it prints something for. Three are asked for their help: they take seconds, and print as the others do.
ASKED = {
    "check": (STREAM, "a.b"),
    "rule": (STREAM,),
    "rules": ("stream-name",),
    "match": ("a", "a"),
    "encode": ("aviso:topic-token", "a"),
    "decode": ("aviso:topic-token", "a"),
    "sample": (STREAM, "-n", "1"),
    "conformance": (STREAM, "--list"),
    "explain": ("a", "--rule", "stream-name"),
    "lint": ("streams.json",),
    "coverage": ("streams.json", "--subjects", "subjects.txt"),
    "diff": ("adr6@2021-06-28", "adr6"),
    "breaking": ("--list", "--against", "x"),
    "impact": ("--help",),
    "contract init": ("rows.csv",),
    "contract check": ("rows.yaml",),
    "contract export": ("rows.yaml",),
    "contract import": ("rows.odcs.yaml",),
    "contract schema": (),
    "run": ("--check", "rows.yaml"),
    "cloudevents convert": ("--to", "structured", "events.jsonl"),
    "cloudevents requirements": (),
    "cloudevents validate": ("events.jsonl", "--format", "json"),
    "import": ("--help",),
    "upgrade": ("--help",),
    "watch": ("--help",),
    "new": ("acme",),
    "generate": ("--rules", STREAM, "--target", "go", "--out", "made"),
    "completion": ("bash",),
}


def leaves(command: click.Command, name: str = "") -> Iterator[tuple[str, click.Command]]:
    """Every command that is no group, by its words."""
    if not isinstance(command, click.Group):
        yield name, command
        return
    context = click.Context(command, **main.context_settings)
    for below in command.list_commands(context):
        if (actual := command.get_command(context, below)) is not None:
            yield from leaves(actual, f"{name} {below}".strip())


COMMANDS = dict(leaves(main))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The working directory, with files to read."""
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")


def test_every_command_is_asked() -> None:
    assert set(ASKED) == set(COMMANDS)


@pytest.fixture
def unwritable(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Makes a descriptor, which nothing can be written to, the standard output."""
    opened: list[TextIO] = []

    def take(descriptor: int) -> None:
        opened.append(os.fdopen(descriptor, "w"))
        monkeypatch.setattr(sys, "stdout", opened[0])

    yield take
    with suppress(OSError):  # what is left to be written
        opened[0].close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("command", ASKED)
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("broken", "code"), [("disk", 2), pytest.param("pipe", 141, marks=pytest.mark.nightly)])
def test_what_cannot_be_written(
    command: str, broken: str, code: int, unwritable: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    read, write = os.pipe()
    os.close(read)
    if broken == "disk":
        os.close(write)
        write = os.open("/dev/full", os.O_WRONLY)
    unwritable(write)
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), *ASKED[command]], prog_name="natsgrammar")
    message = capsys.readouterr().err
    assert ended.value.code == code, message
    full = "error: cannot read or write `standard output`: no space left on device\n" * (broken == "disk")
    assert message.endswith(full) if full else "error" not in message


@pytest.mark.parametrize("arguments", ["-V", "--version", "-h", "--help", "lint --help"])
def test_what_ends_at_once_ends_as_all_else_does_at_a_closed_pipe(
    arguments: str, unwritable: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    read, write = os.pipe()
    os.close(read)
    unwritable(write)
    with pytest.raises(SystemExit) as ended:
        main(arguments.split(), prog_name="natsgrammar")
    assert (ended.value.code, capsys.readouterr().err) == (141, "")


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("rows.csv/x", "not a directory"),
        pytest.param(
            "secret",
            "permission denied",
            marks=pytest.mark.skipif(os.geteuid() == 0, reason="root may read what nobody else may"),
        ),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        "--config FILE rule x",
        f"check {STREAM} --files FILE",
        "rules --grammar FILE",
        "lint FILE",
        "lint streams.json --baseline FILE",
        "coverage FILE",
        "coverage streams.json --subjects FILE",
        "contract check FILE",
        "contract import FILE",
        "contract export FILE",
        "run --check FILE",
        "run --check rows.yaml --compare FILE",
        "cloudevents validate FILE",
        "import FILE --output x",
        "generate --grammar FILE --out x",
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_cannot_be_read(command: str, name: str, cause: str) -> None:
    if name == "secret":
        Path(name).touch(0)
    result = CliRunner().invoke(main, command.replace("FILE", name).split())
    assert (result.exit_code, result.stderr) == (2, f"error: `{name}` cannot be read: {cause}\n")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("check", "missing argument `ADDRESS`"),
        ("lint --formt x", "no such option `--formt` (did you mean `--format`?)"),
        (f"check {STREAM} a --format xml", "invalid value for `--format`: `xml` is not one of `text`, `json`"),
        (f"check {STREAM} --format", "option `--format` requires an argument"),
        (f"sample {STREAM} -n x", "invalid value for `-n` / `--count`: `x` is not a whole number"),
        ("impact a b --format x", "invalid value for `--format` / `--report`: `x` is not one of `text`, `json`; for"),
        ("cloudevents convert x", "missing option `--to`; available: binary, structured"),
        ("run rows.yaml --site it's'", "invalid value for `--site`: expected an address that begins with https:// or "),
        ("contract schema a b", "got unexpected extra arguments (a b)"),
        ("run --check rows.yaml --conf =x", "--conf `=x`: expected KEY=VALUE"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_wrong_use_is_said_as_all_else_is(command: str, message: str) -> None:
    result = CliRunner().invoke(main, command.split())
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith(f"error: {message}")


@pytest.mark.parametrize(
    "command", ["lint", "contract init", "contract check", "run", "contract check rows.yaml --input"]
)
@pytest.mark.usefixtures("folder")
def test_an_empty_path_is_no_folder(command: str) -> None:
    result = CliRunner().invoke(main, [*command.split(), ""])
    assert (result.exit_code, "is empty; name a file or folder" in result.stderr) == (2, True)


@pytest.mark.usefixtures("folder")
def test_a_path_of_settings_with_nul_is_refused() -> None:
    Path("natsgrammar.toml").write_text('[run]\nhistory = "a\\u0000b"\n', encoding="utf-8")
    result = CliRunner().invoke(main, ["run", "--check", "rows.yaml"])
    assert (result.exit_code, "`a\\x00b` has a NUL, which no path may have" in result.stderr) == (2, True)


def test_a_name_is_checked_without_what_other_commands_need() -> None:
    """`python -m benchmarks cold` measures what a name costs."""
    others = {"hashlib", "html", "importlib.metadata", "jinja2", "lark", "pyspark", "shutil", "tomllib", "yaml"}
    program = (
        f"import sys; sys.path[:] = {sys.path}; before = set(sys.modules)\n"
        f"sys.argv[1:] = ['--no-config', 'check', {STREAM!r}, 'ORDERS']\n"
        "from natsgrammar_gen.__main__ import main\n"
        f"try: main()\nfinally: print((set(sys.modules) - before) & {others})"
    )
    done = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["1 name checked, all valid", "set()"], done.stderr


def value_of(option: click.Option) -> Any:
    """A value that the option takes, as TOML has it."""
    if isinstance(option.type, ByFile):
        return {"streams*": ["OVERLAP"]}
    single: Any = "x"
    if option.is_flag:
        single = True
    elif isinstance(option.type, click.Choice):
        single = option.type.choices[0]
    elif isinstance(option.type, click.types.IntParamType | click.types.FloatParamType):
        single = 1
    return [single] if option.multiple or isinstance(option.type, Listed) else single


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_of_settings_has_the_options_of_the_command_line(command: str, tmp_path: Path) -> None:
    """All but those that print something and end, as `--help` does."""
    every = [param for param in COMMANDS[command].params if isinstance(param, click.Option)]
    options = [item for item in every if not (item.is_eager and item.name in ("help", "list"))]
    expected = {
        next(long for long in option.opts if long.startswith("--")).removeprefix("--"): value_of(option)
        for option in options
    }
    words = command.split()
    table: dict[str, Any] = {words[-1]: expected}
    if words[1:]:
        table = {words[0]: table}
    context = click.Context(main, **main.context_settings)
    context.invoked_subcommand, context.meta[ARGUMENTS] = words[0], words[1:]
    actual: Any = Settings(tmp_path / "natsgrammar.toml", table).defaults(context)
    for word in words:
        actual = actual[word]
    assert set(actual) == {option.name for option in options}
    paths = [option for option in options if isinstance(option.type, FilePath) and not option.multiple]
    assert all(str(actual[path.name]) == os.path.relpath(tmp_path / "x") for path in paths)


@pytest.mark.parametrize(
    ("columns", "arguments"),
    [
        (60, ("explain", "a/b", "--rule", "stream-name")),
        (80, ("explain", "a/b", "--rule", "stream-name")),
        (60, ("rule", "adr6:js-internal-prefix")),
        (60, ("check", STREAM, "orders." + "x" * 70, "x" * 70 + ".", "", "a.b")),
        (60, ("lint", "--list")),
        (60, ("breaking", "--list")),
        (60, ("diff", "adr6@2021-06-28", "adr6@2023-02-01")),
        pytest.param(60, ("explain", "orders.*"), marks=pytest.mark.nightly),
        pytest.param(60, ("rule", "nats-server:consumer-name"), marks=pytest.mark.nightly),
    ],
)
def test_lines_fit_the_terminal(columns: int, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("common", "names", "rule", "diff"):
        monkeypatch.setattr(f"natsgrammar_gen.cli.{module}.terminal_columns", lambda: columns)
    lines = CliRunner().invoke(main, arguments).stdout.splitlines()
    assert len(lines) > 5
    assert max(width(line) for line in lines if "://" not in line and "    try" not in line) <= columns  # to copy
    assert stdio.terminal_columns() is None, "no terminal: nothing is wrapped"


@pytest.mark.parametrize("command", ["lint", "coverage", "contract check"])
@pytest.mark.usefixtures("folder")
def test_every_file_that_cannot_be_read_is_named(command: str) -> None:
    Path("bad.json").write_text("{")
    result = CliRunner().invoke(main, [*command.split(), "gone1", "rows.yaml", "gone2", "gone1", "bad.json"])
    lines = [f"error: `{name}` cannot be read: no such file or directory" for name in ("gone1", "gone2")]
    assert result.exit_code == 2
    assert result.stderr.splitlines()[:2] == lines
    assert "bad.json:1:2" in result.output, "what else is wrong is said, too"


@pytest.mark.parametrize(
    ("name", "says"),
    [("names", "is a folder: name a contract in it"), ("bytes", "2:3: not UTF-8"), ("pipe", "regular file")],
)
@pytest.mark.usefixtures("folder")
def test_a_contract_that_is_no_text_is_unreadable(name: str, says: str) -> None:
    Path("names").mkdir(exist_ok=True)
    Path("bytes").write_bytes(b"a: 1\nb:\xff")
    os.mkfifo("pipe")
    Path("wrong.yaml").write_text("contract: 2\n")
    result = CliRunner().invoke(main, ["contract", "check", name, "wrong.yaml"])
    assert (result.exit_code, says in result.stdout, "wrong.yaml:1:11" in result.stdout) == (2, True, True)
