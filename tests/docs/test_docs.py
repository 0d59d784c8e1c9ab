"""Every example in our pages holds, on every target: Python, Spark and JSON Schema. `pages` says what an example is."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator, ValidationError, validators

import natsgrammar as ng
from tests.support.pages import (
    ROOT,
    Block,
    Coded,
    Example,
    Malformed,
    Matched,
    Named,
    blocks,
    commands,
    examples,
    pages,
)

if TYPE_CHECKING:
    from pyspark.sql import Column, SparkSession


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


EXAMPLES = [example for page in pages() for example in examples(page.read_text(encoding="utf-8"), _name(page))]
BLOCKS = {_name(page): blocks(page.read_text(encoding="utf-8"), _name(page)) for page in pages()}


def _place(example: Example) -> str:
    return example.place


def _verdicts(found: list[Example]) -> list[Named]:
    """What the examples say about rules: those of a codec speak of the rule that its decoder reads."""
    return [
        example if isinstance(example, Named) else Named(example.place, _wire(example), example.text, example.position)
        for example in found
        if not isinstance(example, Matched)
    ]


def _wire(example: Coded) -> str:
    return ng.codec(example.codec).wire.address


# ---- the tables, on each target -------------------------------------------------------------------------------------


def test_something_of_each_kind_was_collected() -> None:
    kinds = [type(example).__name__ for example in EXAMPLES]
    assert min(kinds.count(kind) for kind in ("Named", "Coded", "Matched")) >= 8
    assert {block.language for found in BLOCKS.values() for block in found} >= {"pycon", "console", "lark", "yaml"}
    without = [page for page, found in BLOCKS.items() if not found]
    assert not without, "a guide shows at least one thing that runs"


@pytest.mark.parametrize("example", EXAMPLES, ids=_place)
def test_python(example: Example) -> None:
    if isinstance(example, Named):
        found = ng.rule(example.address).check(example.name)
        assert (found and found.position) == example.position
        if example.suggests:
            assert (found and found.suggestion) == example.suggestion
    elif isinstance(example, Matched):
        assert ng.match(example.subject, example.pattern) == example.reached
    elif example.value is None:
        with pytest.raises(ng.CodecError) as refused:
            ng.codec(example.codec).decode(example.text)
        assert refused.value.position == example.position
    else:
        assert ng.codec(example.codec).decode(example.text) == example.value
        assert not example.encodes or ng.codec(example.codec).encode(example.value) == example.text


@pytest.mark.parametrize("example", _verdicts(EXAMPLES), ids=_place)
def test_json_schema(example: Named) -> None:
    valid = _validator(ng.rule(example.address).address).is_valid(example.name)
    assert valid == (example.position is None)


@cache
def _validator(address: str) -> Any:
    edition, _, rule = address.partition(":")
    path = ROOT / "generated" / "jsonschema" / f"{edition.replace('@', '/', 1)}.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))["$defs"][rule]
    extend: Callable[..., Any] = validators.extend
    return extend(Draft202012Validator, {"pattern": _ecma_pattern})(schema)


def _ecma_pattern(_: Any, pattern: str, name: Any, __: Any) -> Any:
    r"""JSON Schema's regexes are ECMAScript's, and Python has no `\u{…}`."""
    spelled = re.sub(r"\\(?:u\{(\w+)\}|.)", lambda it: f"\\U{int(it[1], 16):08x}" if it[1] else it[0], pattern)
    if not re.search(spelled, name):
        yield ValidationError(f"{name!r} does not match")


@pytest.mark.spark
def test_spark_columns_say_what_the_tables_say(spark: SparkSession) -> None:
    """One DataFrame holds every example, so that Spark plans and runs once."""
    from pyspark.sql import functions as F

    from natsgrammar import spark as columns
    from natsgrammar_spark.validate import _matching

    verdicts = _verdicts(EXAMPLES)
    coded = [example for example in EXAMPLES if isinstance(example, Coded)]
    matched = [example for example in EXAMPLES if isinstance(example, Matched)]
    rows = [
        *(("verdict", i, it.address, it.name) for i, it in enumerate(verdicts)),
        *(("decode", i, it.codec, it.text) for i, it in enumerate(coded)),
        *(("encode", i, it.codec, it.value) for i, it in enumerate(coded) if it.encodes),
        *(("match", i, it.pattern, it.subject) for i, it in enumerate(matched)),
    ]

    def each(kind: str, function: Callable[[str, str], Column]) -> Column:
        """The function of the text and its address, for the rows of that kind."""
        keys = sorted({address for it, _, address, _ in rows if it == kind})
        start = F.when(F.lit(False), function("text", keys[0]))
        return reduce(lambda so_far, key: so_far.when(F.col("key") == key, function("text", key)), keys, start)

    df = spark.createDataFrame(rows, "kind string, number int, key string, text string")
    functions: dict[str, Callable[[str, str], Column]] = {
        "verdict": columns.violation,
        "decode": columns.decode,
        "encode": columns.encode,
        "match": lambda text, key: _matching(key)(F.col(text)),
    }
    answers: dict[str, dict[int, Any]] = {}
    for kind, function in functions.items():
        answered = df.where(F.col("kind") == kind).select("number", each(kind, function).alias("answer"))
        answers[kind] = {row["number"]: row["answer"] for row in answered.collect()}
    wrong = [
        *(it.place for i, it in enumerate(verdicts) if _fields(answers["verdict"][i]) != _fields(_check(it))),
        *(it.place for i, it in enumerate(coded) if answers["decode"][i] != it.value),
        *(it.place for i, it in enumerate(coded) if it.encodes and answers["encode"][i] != it.text),
        *(it.place for i, it in enumerate(matched) if answers["match"][i] != it.reached),
    ]
    assert not wrong


def _check(example: Named) -> ng.Violation | None:
    return ng.rule(example.address).check(example.name)


def _fields(violation: Any) -> tuple[Any, ...] | None:
    if violation is None or isinstance(violation, tuple):  # a Row is a tuple
        return violation and tuple(violation)
    return (violation.position, violation.found, violation.expected, violation.message, violation.suggestion)


# ---- the blocks -----------------------------------------------------------------------------------------------------


STARTS_SPARK = re.compile(r"SparkSession|natsgrammar run (?!.*--check)|natsgrammar impact ")


def _starts_spark(found: list[Block]) -> bool:
    return any(STARTS_SPARK.search(block.text) for block in found)


PAGES = [
    pytest.param(page, id=page, marks=[pytest.mark.spark, pytest.mark.slow] if _starts_spark(found) else [])
    for page, found in BLOCKS.items()
]


@pytest.mark.parametrize("page", PAGES)
def test_blocks(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A page from its top to its end: files are written, doctests run, commands print what the page says."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    names: dict[str, Any] = {}
    if any("SparkSession" in block.text for block in BLOCKS[page]):
        request.getfixturevalue("spark")  # a page that asks for a session gets this one
    for block in BLOCKS[page]:
        if block.title:
            target = tmp_path / block.title
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.text, encoding="utf-8")
        elif block.language == "pycon":
            _run_doctest(block, names)
        else:
            _run_console(block, tmp_path)


def _run_doctest(block: Block, names: dict[str, Any]) -> None:
    page, _, line = block.place.partition(":")
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, int(line))
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    result = runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not result.failed, f"{block.place}\n{''.join(said)}"


def _run_console(block: Block, folder: Path) -> None:
    sources = os.pathsep.join(str(ROOT / name) for name in ("generated", "generator", "pipeline"))
    path = os.pathsep.join([str(_programs(folder)), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PYTHONPATH": sources, "PYTHONUTF8": "1", "COLUMNS": "100"}
    status = 0
    for command, wanted in commands(block):
        script = f"export PYTHONPATH=$PYTHONPATH:.\n(exit {status})\n{command}"
        with (folder / ".output").open("w+", encoding="utf-8") as output:
            status = subprocess.call(["bash", "-c", script], cwd=folder, env=env, stdout=output, stderr=output)
            output.seek(0)
            printed = output.read()
        holds = doctest.OutputChecker().check_output(wanted, printed, doctest.ELLIPSIS)
        assert holds, f"{block.place}\n$ {command}\n--- the page:\n{wanted}--- really:\n{printed}"


def _programs(folder: Path) -> Path:
    """A folder with the command `natsgrammar` and the Python that runs the tests."""
    programs = folder / ".bin"
    if not programs.exists():
        programs.mkdir()
        command = """-c 'from natsgrammar_gen.cli import main; main(prog_name="natsgrammar")'"""
        for name, arguments in (("natsgrammar", command), ("python", "")):
            (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n', encoding="utf-8")
            (programs / name).chmod(0o755)
    return programs


def test_the_architecture_names_tests_that_are_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/\w+\.py)(?:::(\w+))?`", text)
    assert len(named) > 12
    for path, test in named:
        assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8") or not test, f"{path}::{test}"


# ---- the collector itself -------------------------------------------------------------------------------------------


def test_each_kind_of_table_is_read() -> None:
    text = """
| `adr6:stream-name` name | verdict | why |
| --- | :---: | --- |
| `A|B` | valid | |
| `"a\\u0000"` | refused at 1 | NUL |

| subject | filter | reached |
|---|---|---|
| `a.b` | `a.*` | yes |

| `aviso:topic-token` encoded | value |
| --- | --- |
| `1%2E45` | `1.45` |
| `%` | refused at 1 |

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
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| `a` | refused at -1 |",
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| `a` | valid | more |",
        "| `adr6:stream-name` name | verdict |\n|---|---|\n| `a` | valid",
        '| `adr6:stream-name` name | verdict |\n|---|---|\n| `"a` | valid |',
        "| `adr6:stream-name` name | verdict |\n|---|---|",
        "| `adr6:stream-name` name | verdict |\n| `a` | valid |\n| `b` | valid |",
        "| subject | filter |\n|---|---|\n| `a` | `a` |",
        "| subject | filter | reached |\n|---|---|---|\n| `a` | `a` | maybe |",
        "| `aviso:topic-token` value | wire |\n|---|---|\n| `a` | `a` |",
        "| `aviso:topic-token` encoded | value |\n|---|---|\n| `%` | refused |",
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
        "```rust\nx\n```",
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
