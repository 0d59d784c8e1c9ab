"""Every example in our pages holds, in Python and JSON Schema; `pages` says what an example is.

Those in tables hold in Spark, too: `spark/test_examples.py`.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import pytest
import yaml
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_spark.session.java import java_home
from tests.support import engines
from tests.support.adr_text import checkout, revision
from tests.support.jetstream import made
from tests.support.pages import (
    ROOT,
    Block,
    Coded,
    Example,
    Malformed,
    Matched,
    Named,
    all_examples,
    blocks,
    commands,
    examples,
    generated,
    pages,
    unrun,
    verdicts,
)
from tests.support.places import CONNECT_NEEDS, bare_python, connect, packages
from tests.support.reference import page as reference_page
from tests.support.rendered import reference
from tests.support.schemas import schema_of
from tests.support.table_formats import FORMATS, SMALL

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


EXAMPLES = all_examples()
BLOCKS = {name: blocks(text, name) for name, text in pages().items()}


def _place(example: Example) -> str:
    return example.place


# ---- the tables, on each target -------------------------------------------------------------------------------------


def test_something_of_each_kind_was_collected() -> None:
    kinds = [type(example).__name__ for example in EXAMPLES]
    assert min(kinds.count(kind) for kind in ("Named", "Coded", "Matched")) >= 8
    assert {block.language for actual in BLOCKS.values() for block in actual} >= {"pycon", "console", "lark", "yaml"}
    without = [page for page, block in BLOCKS.items() if not block]
    assert not without, "a guide shows at least one thing that runs"


@pytest.mark.parametrize("example", EXAMPLES, ids=_place)
def test_examples_hold_in_python(example: Example) -> None:
    if isinstance(example, Named):
        violation = ng.rule(example.address).check(example.name)
        assert (violation and violation.position) == example.position
        if example.suggests:
            assert (violation and violation.suggestion) == example.suggestion
    elif isinstance(example, Matched):
        assert ng.match(example.subject, example.pattern) == example.reached
    elif example.value is None:
        with pytest.raises(ng.CodecError) as refused:
            ng.codec(example.codec).decode(example.text)
        assert refused.value.position == example.position
    else:
        assert ng.codec(example.codec).decode(example.text) == example.value
        assert not example.encodes or ng.codec(example.codec).encode(example.value) == example.text


@pytest.mark.parametrize("example", verdicts(EXAMPLES), ids=_place)
def test_examples_hold_in_json_schema(example: Named) -> None:
    valid = _validator(ng.rule(example.address).address).is_valid(example.name)
    assert valid == (example.position is None)


@cache
def _validator(address: str) -> Any:
    edition, _, rule = address.partition(":")
    return Draft202012Validator(schema_of(edition)["$defs"][rule])


def test_every_page_says_what_it_is_about() -> None:
    """In front matter, for search engines and `llms.txt`; `search: boost: 2` puts a guide before the reference."""
    messages = {
        name: re.match(r"---\n(?:.+\n)*?description: .{40,}\n(?:.+\n)*?---\n", text) for name, text in pages().items()
    }
    assert [name for name, actual in messages.items() if not actual] == ["README.md"]


@pytest.mark.xdist_group("everything")
def test_code_of_other_languages_is_what_the_reference_says() -> None:
    page = reference_page("portable/subject-publish.md")
    shown = [item for name, text in pages().items() for item in generated(text, name)]
    assert [item.place for item in shown if f"```{item.language}\n{item.text}```" not in page] == []
    assert {item.language for item in shown} == {"go", "ts", "java", "rust"}


# ---- the blocks -----------------------------------------------------------------------------------------------------


# What the shell only starts runs in the process of the tests, on its Spark; `> FILE` and `2>/dev/null` are understood.
PLAIN = re.compile(r"natsgrammar (?P<words>[^|;&<>$()]*?)(?: (?P<to>2?>) ?(?P<file>[\w./-]+))?")
SPARKS = re.compile(r"natsgrammar (?:run (?!.*--check)|impact )")
# These run with programs of their own, at full depth.
TABLES, CONNECT, DBT = "docs/guide/tables.md", "docs/guide/spark-connect.md", "docs/guide/dbt.md"
PIPELINES = "docs/guide/declarative-pipelines.md"
QUALITY = [f"docs/guide/{name}.md" for name in ("dqx", "great-expectations", "pandera")]


def _asks_for_spark(block: Block) -> bool:
    ran = commands(block) if block.language == "console" else ()
    return "SparkSession" in block.text or any(SPARKS.search(command) for command, _ in ran)


LOCAL = "nats://localhost:4222"  # in the pages; the tests have a server of their own
OWN = {page: block for page, block in BLOCKS.items() if page not in (TABLES, CONNECT, DBT, PIPELINES, *QUALITY)}
ON_SPARK = [page for page, actual in OWN.items() if any(map(_asks_for_spark, actual))]
LONG = ["docs/guide/hourly.md", "docs/guide/streaming.md"]  # at full depth; their commands start a Spark of their own
# By day, `test_jetstream.py`, `test_upgrade.py`, `test_generation.py` and others do the same in fewer steps.
GUIDES = ["aviso", "aviso-watching", "cloudevents-captured", "dialects", "generation", "jetstream", "languages"]
GUIDES += ["own-grammars", "pipeline", "spark", "spec-changes", "stream-to-tables", "subjects"]
NIGHTLY = [*LONG, *(f"docs/guide/{guide}.md" for guide in GUIDES)]


def _by_day(page: str) -> Any:
    return pytest.param(page, marks=[pytest.mark.nightly] * (page in NIGHTLY), id=page)


@pytest.mark.parametrize("page", [_by_day(page) for page in OWN if page not in ON_SPARK])
def test_blocks_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page from its top to its end: files are written, doctests run, commands print what the page says."""
    _run(page, tmp_path, monkeypatch)


@pytest.mark.parametrize("page", [_by_day(page) for page in ON_SPARK])
def test_blocks_of_a_page_run_on_spark(
    page: str, spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """As above; a page that asks for a session gets this one, and so do its commands; LOCAL is a server's address."""
    if any(re.search(f"NATS_URL|{LOCAL}", block.text) for block in BLOCKS[page]):
        monkeypatch.setenv("NATS_URL", request.getfixturevalue("nats_server").url)
        made(os.environ["NATS_URL"], "ORDERS")
    _run(page, tmp_path, monkeypatch, in_process=page not in LONG)


@pytest.mark.nightly
@pytest.mark.timeout(1800)
def test_blocks_of_a_page_run_on_delta(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the settings of the page, but for the address of its jars, which are here already."""
    form = FORMATS[0]
    _programs(tmp_path, form.python())
    (page,) = (block.text for block in BLOCKS[TABLES] if block.title.endswith("spark-defaults.conf"))
    stated = dict(line.split(maxsplit=1) for line in page.splitlines())
    jars = form.options(tmp_path)["spark.jars"]
    _, name, version = stated.pop("spark.jars.packages").split(":")
    assert f"/{name}-{version}.jar" in jars
    settings = {**SMALL, **stated, "spark.jars": jars}
    (tmp_path / "settings").mkdir()
    lines = (f"{name} {value}\n" for name, value in settings.items())
    (tmp_path / "settings" / "spark-defaults.conf").write_text("".join(lines))
    monkeypatch.setenv("SPARK_CONF_DIR", str(tmp_path / "settings"))
    monkeypatch.setenv("SPARK_LOCAL_IP", "127.0.0.1")
    _run(TABLES, tmp_path, monkeypatch, in_process=False)


@pytest.mark.nightly
@pytest.mark.timeout(1800)
def test_blocks_of_a_page_run_on_spark_connect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a server whose workers do not have this package."""
    monkeypatch.setenv("PYTHONPATH", str(packages(tmp_path / "packages", *CONNECT_NEEDS)))
    (tmp_path / "workers").mkdir()
    with connect(tmp_path / "connect", bare_python(tmp_path / "workers")) as address:
        monkeypatch.setenv("SPARK_REMOTE", address)
        _run(CONNECT, tmp_path, monkeypatch, in_process=False)


@pytest.mark.nightly
def test_blocks_of_a_page_run_on_dbt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (_programs(tmp_path) / "dbt").symlink_to(engines.dbt())
    monkeypatch.setenv("DBT_SEND_ANONYMOUS_USAGE_STATS", "false")
    _run(DBT, tmp_path, monkeypatch)


@pytest.mark.nightly
@pytest.mark.parametrize("page", QUALITY)
def test_blocks_of_a_page_run_on_quality_tools(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = engines.quality()
    settings = {"PYSPARK_PYTHON": python, "JAVA_HOME": java_home(), "SPARK_LOCAL_IP": "127.0.0.1"}
    for name, value in settings.items():
        monkeypatch.setenv(name, str(value))
    _programs(tmp_path, python)
    _run(page, tmp_path, monkeypatch)


@pytest.mark.nightly
@pytest.mark.timeout(1800)
def test_blocks_of_a_page_run_on_declarative_pipelines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needed = packages(tmp_path / "packages", *CONNECT_NEEDS)
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    settings = {"PYTHONPATH": needed, "PATH": programs, "PYSPARK_PYTHON": sys.executable, "JAVA_HOME": java_home()}
    for name, value in settings.items():
        monkeypatch.setenv(name, str(value))
    monkeypatch.setenv("SPARK_LOCAL_IP", "127.0.0.1")
    _run(PIPELINES, tmp_path, monkeypatch)


def _run(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch, in_process: bool = True) -> None:
    monkeypatch.chdir(folder)
    (folder / "examples").symlink_to(ROOT / "examples")
    if page == "docs/guide/spec-changes.md":
        checkout(folder)
        changed = {"account_name": "filename-safe maximum 64 characters", "queue_name": "term (dot term)*"}
        (folder / "ADR-6.md").write_text(revision(**changed), encoding="utf-8")
    names: dict[str, Any] = {}
    for each in BLOCKS[page]:
        block = replace(each, text=each.text.replace(LOCAL, os.environ.get("NATS_URL", LOCAL)))
        if block.title:
            target = folder / block.title
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.text, encoding="utf-8")
        elif block.language == "pycon":
            _run_doctest(block, names)
        else:
            _run_console(block, folder, in_process)


def _run_doctest(block: Block, names: dict[str, Any]) -> None:
    page, _, line = block.place.partition(":")
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, int(line))
    messages: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    result = runner.run(test, out=messages.append, clear_globs=False)
    names.update(test.globs)
    assert not result.failed, f"{block.place}\n{''.join(messages)}"


def _run_console(block: Block, folder: Path, in_process: bool = True) -> None:
    status = 0
    for command, expected in commands(block):
        ours = in_process and not _reads_generated_tables(command, folder)
        plain = PLAIN.fullmatch(command) if ours else None
        status, printed = _in_process(plain) if plain else _in_shell(command, folder, status)
        holds = doctest.OutputChecker().check_output(expected, printed, doctest.ELLIPSIS)
        assert holds, f"{block.place}\n$ {command}\n--- the page:\n{expected}--- really:\n{printed}"


def _reads_generated_tables(command: str, folder: Path) -> bool:
    """Whether the command means tables of a checkout of its own; the tests have read ours."""
    return (folder / "generated").is_dir() and command.startswith("natsgrammar check ")


def _in_process(command: re.Match[str]) -> tuple[int, str]:
    """Exit code and output; less the progress of Spark, which goes to standard error."""
    words = shlex.split(command["words"].replace("\\\n", ""))
    files = [item for word in words for item in sorted(map(str, Path().glob(word))) or [word]]
    result = CliRunner().invoke(main, files, prog_name="natsgrammar")
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    if command["to"] == ">":
        Path(command["file"]).write_text(result.stdout, encoding="utf-8")
        return result.exit_code, result.stderr
    quiet = command["to"] or (SPARKS.match(command[0]) and result.exit_code != 2)
    return result.exit_code, result.stdout if quiet else result.output


def _in_shell(command: str, folder: Path, status: int) -> tuple[int, str]:
    """Exit code and output; `status` is the exit code of the command before."""
    generated = folder if (folder / "generated").is_dir() else ROOT  # in a checkout of its own
    rooms = (ROOT / "runtime", generated / "generated", ROOT / "generator", ROOT / "pipeline")
    sources = os.pathsep.join([*map(str, rooms), os.environ.get("PYTHONPATH", "")])
    path = os.pathsep.join([str(_programs(folder)), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PYTHONPATH": sources, "PYTHONUTF8": "1"}
    script = f"export PYTHONPATH=$PYTHONPATH:.\n(exit {status})\n{command}"
    with (folder / ".output").open("w+", encoding="utf-8") as output:
        status = subprocess.call(["bash", "-c", script], cwd=folder, env=env, stdout=output, stderr=output)
        output.seek(0)
        return status, output.read()


def _programs(folder: Path, python: str | Path = sys.executable) -> Path:
    """A folder with the command `natsgrammar` and its Python, by default that of the tests."""
    programs = folder / ".bin"
    if not programs.exists():
        programs.mkdir()
        command = """-c 'from natsgrammar_gen.cli import main; main(prog_name="natsgrammar")'"""
        for name, arguments in (("natsgrammar", command), ("python", "")):
            (programs / name).write_text(f'#!/bin/sh\nexec "{python}" {arguments} "$@"\n', encoding="utf-8")
            (programs / name).chmod(0o755)
    return programs


UNTESTED = {
    "README.md": "installs the package; `make` runs all tests, this one among them",
    "docs/index.md": "installs the package",
    "docs/guide/dqx.md": "installs packages",
    "docs/guide/great-expectations.md": "installs packages",
    "docs/guide/pandera.md": "installs packages",
    "docs/guide/own-grammars.md": "settings of a site, which tests/docs/test_playground.py writes itself",
    "docs/guide/reports.md": "options of `run`, which tests/unit/report/test_report.py and tests/spark hold",
    "docs/guide/databricks.md": "there is no workspace here",
    "docs/guide/hourly.md": "schedulers: tests/engines/test_schedulers.py",
    "docs/guide/jetstream.md": "the streams of a server: tests/live runs such commands",
    "docs/guide/platforms.md": "a message for protovalidate: tests/engines/test_platforms.py judges by it",
    "docs/guide/kubernetes.md": "there is no cluster here: the rules are evaluated by CEL in tests/engines",
    "docs/guide/library.md": "installs the package: tests/unit/project/test_distribution.py",
    "docs/guide/lint.md": "the same command as in the example above it, with a grammar of one's own",
    "docs/guide/notation.md": "edits the grammars of this project: tests/unit/test_new_spec.py",
    "docs/guide/pipeline.md": "HDFS, S3 and a cluster of Spark: tests/spark/outputs/test_places_far.py",
    "docs/guide/python.md": "what a program prints that asks a server",
    "docs/guide/scale.md": "a formula",
    "docs/guide/spark.md": "installs the package",
    "docs/guide/spark-connect.md": "a setting of the environment, which the test makes itself",
    "docs/guide/spec-changes.md": "loads a text from elsewhere, and a revision that does not exist yet",
    "docs/guide/stream-to-tables.md": "tables: tests/spark/outputs/test_table_formats.py runs this command",
    "docs/guide/streaming.md": "does not end by itself: tests/spark runs streams",
    "docs/guide/tables.md": "settings of Spark, which the test makes itself",
    "docs/guide/tutorial.md": "installs the package",
}


def test_each_page_whose_blocks_do_not_all_run_is_known() -> None:
    collected = {name: unrun(text, name) for name, text in pages().items()}
    assert {name for name, them in collected.items() if them} == {*UNTESTED}


def test_commands_that_do_not_run_have_options_that_exist() -> None:
    lines = [line for name, text in pages().items() for item in unrun(text, name) for line in item.text.split("\n")]
    words = [shlex.split(line.rstrip("\\"), comments=True)[1:] for line in lines if line.startswith("natsgrammar ")]
    assert len(words) > 5
    for typed in words:
        command: click.Command = main
        context = click.Context(main, **main.context_settings)
        while isinstance(command, click.Group):
            actual = command.get_command(context, typed[0])
            assert actual, typed[0]
            command, typed = actual, typed[1:]
        context = click.Context(command, resilient_parsing=True, **main.context_settings)
        command.make_parser(context).parse_args(typed)


def test_the_workflow_of_the_tutorial_runs_commands_of_the_page() -> None:
    """But for those that install: a reader copies the workflow, and the page has shown what each command does."""
    page = BLOCKS["docs/guide/tutorial.md"]
    (workflow,) = (yaml.safe_load(block.text) for block in page if block.title.startswith(".github/"))
    shown = [command.split(" 2>")[0] for block in page if block.language == "console" for command, _ in commands(block)]
    ran = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    checked = [command for command in ran if command.startswith("natsgrammar ")]
    assert len(checked) == 3
    for command in checked:
        assert command in (item.replace("HEAD", "origin/main --format github") for item in shown)


def test_the_changelog_counts_what_is_there() -> None:
    def rows(text: str) -> int:
        return len(re.findall(r"^\| ", text, re.MULTILINE)) - 2 * text.count("\n| ---")

    refusals = reference_page("codes.md").partition("## Rejections that lint decides")[2]
    counts = [
        len(ng.rules(latest=True)) + len(ng.codecs(latest=True)),
        rows(refusals),
        rows(reference_page("messages.md")),
    ]
    stated = re.findall(r"(\d+) (?:rules and codecs|rejections of|error messages)", (ROOT / "CHANGELOG.md").read_text())
    assert [*map(int, stated)] == counts
    assert counts[2] == len(re.findall(", when you |^nats-server: ", reference_page("messages.md"), re.MULTILINE))


def test_the_architecture_names_tests_that_are_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", text)
    assert len(named) > 12
    for path, test in named:
        assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8") or not test, f"{path}::{test}"


DOCS = ROOT / "docs"
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *(
        page
        for room in ("docs", "grammar", "examples", "benchmarks", "pipeline", ".github")
        for page in (ROOT / room).rglob("*.md")
        if DOCS / "reference" not in page.parents  # tests/unit/emit/test_pages.py follows its links
    ),
]
FENCED = re.compile(r"^(`{3,}|~{3,}).*?^\1\s*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)")
LINK = re.compile(r"\]\((?![a-z]+:)([^)\s]+)[^)]*\)|(?:href|src)=\"(?![a-z]+:)([^\"]+)\"")


def _anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as code hosts and our site name them, and those that it sets itself."""
    built = reference().get(page.relative_to(DOCS).as_posix()) if page.is_relative_to(DOCS) else None
    text = FENCED.sub("", built or page.read_text(encoding="utf-8"))
    headings = (re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in re.findall(r"(?m)^#+ (.*)$", text))
    return {re.sub(r"\s", "-", heading) for heading in headings} | set(re.findall(r"(?:id|name)=\"([^\"]+)\"", text))


@pytest.mark.xdist_group("everything")
def test_every_relative_link_leads_to_a_file_of_the_repository_or_of_the_reference() -> None:
    """So links work on the site, as those of its pages stay below docs/, and others on a code host."""
    anchors, dead, walked = cache(_anchors), [], 0
    built = {DOCS / path for path in reference()}
    for page in PAGES:
        for link in LINK.finditer(CODE.sub("", FENCED.sub("", page.read_text(encoding="utf-8")))):
            path, _, anchor = (link[1] or link[2]).partition("#")
            target, walked = page.parent / path if path else page, walked + 1
            unknown = anchor and target.suffix == ".md" and anchor not in anchors(target.resolve())
            leaves = page.is_relative_to(DOCS) and not target.resolve().is_relative_to(DOCS)
            missing = target.resolve() not in built and not target.exists()
            if missing or unknown or leaves:
                dead.append(f"{page.relative_to(ROOT)}: {link[0]}")
    assert not dead, "\n".join(dead)
    assert walked > 250


# ---- the collector itself -------------------------------------------------------------------------------------------


def test_each_kind_of_table_is_read() -> None:
    text = """
| `adr6:stream-name` name | verdict | why |
| --- | :---: | --- |
| `A|B` | valid | |
| `"a\\u0000"` | rejected at 1 | NUL |

| subject | filter | reached |
|---|---|---|
| `a.b` | `a.*` | yes |

| `aviso:topic-token` encoded | value |
| --- | --- |
| `1%2E45` | `1.45` |
| `%` | rejected at 1 |

| rule | says |
| --- | --- |
| `adr6:stream-name` | anything |
"""
    assert examples(text, "p") == [
        Named("p:4", "adr6:stream-name", "A|B", None),
        Named("p:5", "adr6:stream-name", "a\0", 1),
        Matched("p:9", "a.b", "a.*", True),
        Coded("p:13", "aviso:topic-token", "1%2E45", "1.45", None, encodes=False),
        Coded("p:14", "aviso:topic-token", "%", None, 1, encodes=False),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "| `adr6:stream-name` nmae | verdict |\n|---|---|\n| `a` | valid |",
        "| `adr6:stream-name` name | verdit |\n|---|---|\n| `a` | valid |",
        "| `adr6:stream-name` the name | verdict |\n|---|---|\n| `a` | valid |",
        "| `adr6:stream-name` | verdict |\n|---|---|\n| `a` | valid |",
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| a | valid |",
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| `a` | fine |",
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| `a` | rejected at -1 |",
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| `a` | valid | more |",
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| `a` | valid",
        '| `adr6:stream-name` name | verdict |\n|---|---|\n| `"a` | valid |',
        "| `adr6:stream-name` name | verdict |\n|---|---|",
        "| `adr6:stream-name` name | verdict |\n| `a` | valid |\n| `b` | valid |",
        "| subject | filter |\n|---|---|\n| `a` | `a` |",
        "| subject | filter | reached |\n|---|---|---|\n| `a` | `a` | maybe |",
        "| `aviso:topic-token` value | wire |\n|---|---|\n| `a` | `a` |",
        "| `aviso:topic-token` encoded | value |\n|---|---|\n| `%` | rejected |",
    ],
)
def test_a_malformed_table_is_no_silent_one(text: str) -> None:
    with pytest.raises(Malformed, match=r"^p:\d+: "):
        examples(text, "p")


@pytest.mark.parametrize(
    "text",
    [
        "```pycon\n>>> 1\n",
        "```pycon\n1\n```",
        "```console\nls\n```",
        "```kotlin\nx\n```",
        "```\nx\n```",
        "```yaml\na: 1\n```",
    ],
)
def test_a_malformed_block_is_no_silent_one(text: str) -> None:
    with pytest.raises(Malformed, match=r"^p:\d+: "):
        blocks(text, "p")


def test_a_page_that_lies_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="p:1"):
        _run_doctest(_lying("```pycon\n>>> 1 + 1\n3\n```"), {})
    with pytest.raises(AssertionError, match="p:1"):
        _run_console(_lying("```console\n$ echo yes\nno\n```"), tmp_path)
    with pytest.raises(AssertionError, match="p:1"):
        _run_console(_lying("```console\n$ natsgrammar check adr6:stream-name -q a.b\n$ echo $?\n0\n```"), tmp_path)


def _lying(text: str) -> Block:
    (block,) = blocks(text, "p")
    return block
