"""What is written is a function of the grammars alone; stale files are found; a user's own package stands alone."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import warnings
from contextlib import chdir
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from natsgrammar_gen.cli import main
from natsgrammar_gen.cli.kept import kept
from natsgrammar_gen.emit.context import Names
from natsgrammar_gen.emit.render import TARGETS
from natsgrammar_gen.emit.sync import MADE_BY_TOOLS, Changes, Files, compare
from natsgrammar_gen.emit.tables.literal import literal
from natsgrammar_gen.grammar.load import load_all
from tests.support.languages import GRAMMAR, ROOT
from tests.support.rendered import generated, reference, render

SOURCES = (ROOT / "runtime", ROOT / "generator")
ACME = """// @title ACME
// @source ACME handbook https://handbook.acme.example

// What ACME's decoder reads.
// @codec token escape=RESERVED
// @good "a%2Eb"
// @bad "a.b" at 1
token: (PLAIN | /%[0-7][0-9A-F]/)*

// @good "orders.eu"
// @bad "orders." at 7
subject: /[a-z]+/ ("." /[a-z]+/)*

PLAIN: /[^.%]/
RESERVED: /[.%]/
"""


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def below(folder: Path) -> dict[str, bytes]:
    """Every file under a folder with its bytes."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def written(root: Path, text: str = ACME, name: str = "acme/1.lark") -> Path:
    """A folder of grammars that holds one file."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def everything() -> Files:
    """All that is made of this project's own grammars; one worker makes it for all."""
    return generated() | reference()


# ---- a pure function ------------------------------------------------------------------------------------------------


@pytest.mark.xdist_group("everything")
def test_generated_files_are_up_to_date_wherever_they_are_made() -> None:
    assert compare(generated(), ROOT) == Changes((), (), ()), "run `make generate`"


def test_output_holds_no_path_of_this_machine(everything: Files) -> None:
    for path, text in everything.items():
        assert str(ROOT) not in text, path
        assert "\r" not in text, path
        assert text.endswith("\n") or not text, path


def test_the_list_of_rules_says_something_about_each(everything: Files) -> None:
    """A rule of ours without a production needs a sentence."""
    pages = [(path, text) for path, text in everything.items() if path.endswith(".md")]
    rows = [(path, row) for path, text in pages for row in re.findall(r"(?m)^\| \[`.*$", text)]
    assert len(rows) > 400
    assert [(path, row) for path, row in rows if re.fullmatch(r"\|[^|]*\|\s*\|", row)] == []


def test_every_target_follows_the_grammar(tmp_path: Path) -> None:
    before = render(load_all(written(tmp_path)), TARGETS)
    written(tmp_path, ACME.replace("subject: /[a-z]+/", "subject: /[a-y]+/"))
    after = render(load_all(tmp_path), TARGETS)
    changed = {path for path in before if before[path] != after[path]}
    assert changed == {
        "natsgrammar_tables/acme_1.py",
        "spark/acme_1.sql",
        "jsonschema/acme/1.schema.json",
        "vectors/acme/1.json",
        "reference/acme/1/subject.automaton.svg",
        "reference/acme/1/subject.svg",
        "reference/acme/subject.md",
        "go/README.md",
        "go/acme/acme.go",
        "go/internal/automata/tables.go",
        "typescript/README.md",
        "typescript/acme.cjs",
        "typescript/acme.d.ts",
        "typescript/acme.js",
        "typescript/automata.cjs",
        "typescript/automata.js",
        "java/README.md",
        "java/src/main/java/io/github/natsgrammar/Acme.java",
        "java/src/main/java/io/github/natsgrammar/Automata.java",
        "rust/README.md",
        "rust/src/acme.rs",
        "rust/src/automata.rs",
        "llguidance/acme.lark",
        "gbnf/acme.gbnf",
    }


def test_files_for_platforms_follow_the_grammar(tmp_path: Path) -> None:
    """Those of one's own grammars, all of them; of ours, three specifications have some."""
    before = render(load_all(written(tmp_path)), ["platforms"], Names("acme_names"))
    written(tmp_path, ACME.replace("subject: /[a-z]+/", "subject: /[a-y]+/"))
    after = render(load_all(tmp_path), ["platforms"], Names("acme_names"))
    assert len(before) == 7
    refers_to_openapi = "platforms/acme/asyncapi.json"
    assert {path for path in before if before[path] == after[path]} == {refers_to_openapi}


def test_a_comment_changes_pages_and_schemas_and_no_table(tmp_path: Path) -> None:
    before = render(load_all(written(tmp_path)), TARGETS)
    written(tmp_path, ACME.replace("What ACME's", "This is what ACME's"))
    after = render(load_all(tmp_path), TARGETS)
    assert {path for path in before if before[path] != after[path]} == {
        "jsonschema/acme/1.schema.json",
        "reference/acme/1.md",
        "reference/acme/token.md",
        "jsonschema/contract.schema.json",
        "go/acme/acme.go",
        "typescript/acme.d.ts",
        "java/src/main/java/io/github/natsgrammar/Acme.java",
        "rust/src/acme.rs",
        "llguidance/acme.lark",
        "gbnf/acme.gbnf",
    }


@pytest.mark.parametrize(
    "path",
    ["go/acme/acme.go", "typescript/acme.js", "java/src/main/java/io/github/natsgrammar/Acme.java", "rust/src/acme.rs"],
)
def test_a_changed_rule_changes_its_own_lines_in_other_languages(path: str, tmp_path: Path) -> None:
    """And the line with the hash of all: what is expected after each name is written where its rule is."""
    target, text = path.partition("/")[0], '// @title ACME\n\nfirst: "a"\n\nsecond: "b"\n\nthird: "c"\n'
    before = render(load_all(written(tmp_path, text)), [target])[path].splitlines()
    written(tmp_path, text.replace('first: "a"', 'first: "b"'))
    after = render(load_all(tmp_path), [target])[path].splitlines()
    changed = [old for old, new in zip(before, after, strict=True) if old != new]
    assert "do not edit" in changed[0].lower()
    assert all("acme@1:first" in line or "acme&#64;1:first" in line for line in changed[1:])
    assert 2 <= len(changed) <= 3  # in some languages, its comment too


def test_equal_languages_written_differently_have_equal_tables(tmp_path: Path) -> None:
    single = 'name: /[a-z]/ (/[a-z0-9]/ | "-" | "_")*\n'
    other = 'name: ("a".."m" | "n".."z") _rest?\n_rest: /[a-z0-9_-]{1,}/\n'
    tables = []
    for text in (single, other):
        files = render(load_all(written(tmp_path, text)), ["python"])
        table = files["natsgrammar_tables/acme_1.py"]
        tables.append([line for line in table.splitlines() if '"pattern"' not in line and '"java"' not in line])
    assert tables[0] == tables[1]


# ---- stale files ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with one small grammar, generated."""
    root = tmp_path_factory.mktemp("checkout")
    (root / "generator" / "natsgrammar_gen").mkdir(parents=True)
    shutil.copytree(GRAMMAR / "_shared", root / "grammar" / "_shared")
    shutil.copytree(GRAMMAR / "aviso", root / "grammar" / "aviso")
    assert in_copy(root).exit_code == 0
    return root


def in_copy(root: Path, *arguments: str) -> Result:
    """`natsgrammar generate` in the copy, from the copy's own grammars."""
    with chdir(root):
        return run("generate", *arguments)


def test_deleted_output_comes_back_byte_for_byte(checkout: Path) -> None:
    before = below(checkout)
    shutil.rmtree(checkout / "generated")
    assert in_copy(checkout).exit_code == 0
    assert below(checkout) == before
    assert len(before) > 15
    assert in_copy(checkout, "--check").exit_code == 0


def test_changed_missing_and_stray_files_are_told_and_repaired(checkout: Path) -> None:
    before = below(checkout)
    changed = checkout / "generated/natsgrammar_tables/aviso_0_7.py"
    missing = checkout / "generated/jsonschema/aviso/0.7.schema.json"
    stray = checkout / "generated/natsgrammar_tables/old/aviso_0_6.py"
    changed.write_bytes(changed.read_bytes() + b"# touched\n")
    missing.unlink()
    stray.parent.mkdir()
    stray.write_text("STALE = True\n", encoding="utf-8")
    outside = checkout / "guide.md"
    outside.write_text("written by hand\n", encoding="utf-8")

    check = in_copy(checkout, "--check")
    assert check.exit_code == 1
    assert check.stdout.splitlines() == [
        f"changed  {changed.relative_to(checkout)}",
        f"missing  {missing.relative_to(checkout)}",
        f"stray    {stray.relative_to(checkout)}",
    ]
    assert "natsgrammar generate" in check.stderr
    difference = in_copy(checkout, "--diff")
    assert difference.exit_code == 1
    assert "-# touched" in difference.stdout
    assert "-STALE = True" in difference.stdout
    assert "+++ /dev/null" in difference.stdout
    assert '+  "title": ' in difference.stdout

    assert in_copy(checkout).exit_code == 0
    assert not stray.parent.exists()
    assert outside.exists()
    outside.unlink()
    assert below(checkout) == before


def test_crlf_and_unreadable_bytes_count_as_changed(checkout: Path) -> None:
    schema = checkout / "generated/jsonschema/aviso/0.7.schema.json"
    for content in (schema.read_bytes().replace(b"\n", b"\r\n"), b"\xff\xfe"):
        schema.write_bytes(content)
        assert in_copy(checkout, "--check").exit_code == 1
        assert in_copy(checkout, "--diff").exit_code == 1
        assert in_copy(checkout).exit_code == 0
    assert in_copy(checkout, "--diff").stdout == ""


# ---- a user's own grammars ------------------------------------------------------------------------------------------


ALONE = """
import json, pkgutil, sys, warnings
warnings.simplefilter("error")
sys.path[:0] = sys.argv[2:]
package = __import__(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    name = module.name.rpartition(".")[2]
    if name not in {"spark", "sdk", "arrow", "hypothesis", "dqx", "great_expectations", "pandera"}:  # for their users
        __import__(module.name)
for address in package.rules():
    rule = package.rule(address)
    rule.is_valid("a"), rule.check("\\x00")
allowed = {*sys.stdlib_module_names, sys.argv[1], "natsgrammar_tables", "__main__"}
print(json.dumps([sorted(package.rules()), sorted({name.split(".")[0] for name in sys.modules} - allowed)]))
"""


def alone(package: str, *folders: Path) -> tuple[list[str], list[str]]:
    """Import every module of a package with nothing but the standard library; its rules, and what else it loaded."""
    command = [sys.executable, "-I", "-S", "-c", ALONE, package, *map(str, folders)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    names, foreign = json.loads(ran.stdout)
    return names, foreign


def test_the_generated_package_needs_nothing_but_python() -> None:
    names, foreign = alone("natsgrammar", ROOT / "runtime", ROOT / "generated")
    assert foreign == []
    assert len(names) > 80


def test_a_users_package_needs_nothing_but_python(tmp_path: Path) -> None:
    written(tmp_path / "names")
    out = tmp_path / "out"
    arguments = ("generate", "--grammar", tmp_path / "names", "--out", out, "--target", "python,spark,jsonschema")
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert sorted(entry.name for entry in out.iterdir()) == ["jsonschema", "names", "spark"]
    assert alone("names", out) == (["acme@1:subject", "acme@1:token"], [])
    assert [path for path in ("kv.py", "spark/keys.py") if (out / "names" / path).exists()] == []
    use = "import names; r = names.rule('acme:subject'); v = r.check('orders.'); print(v.position, v.suggestion)"
    use += "; print(names.codec('acme:token').encode('a.b%'), names.codec('acme:token').decode('a%2Eb%25'))"
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(out)!r}); {use}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "7 orders\na%2Eb%25 a.b%\n"
    assert run(*arguments, "--check").exit_code == 0
    use = f"import sys; sys.path.insert(0, {str(out)!r}); import names.spark"
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", use], capture_output=True, text=True, check=False)
    assert ran.stderr.endswith("No module named 'pyspark': run `pip install pyspark pyarrow`\n")


@pytest.mark.parametrize("targets", [["python", "docs"], ["python", "docs", "spark"]])
def test_a_users_package_and_pages_have_spark_if_it_is_a_target(tmp_path: Path, targets: list[str]) -> None:
    files = render(load_all(written(tmp_path)), targets, Names("names"))
    pages = "\n".join(text for path, text in files.items() if path.endswith(".md"))
    assert ("from names import spark" in pages, "names/dqx.py" in files) == ("spark" in targets,) * 2


def test_a_users_other_files_are_left_alone(tmp_path: Path) -> None:
    written(tmp_path / "names")
    mine = tmp_path / "out" / "names" / "mine.py"
    mine.parent.mkdir(parents=True)
    mine.write_text("MINE = 1\n", encoding="utf-8")
    arguments = ("generate", "--grammar", tmp_path / "names", "--out", tmp_path / "out")
    assert "stray names/mine.py" in run(*arguments).output
    assert mine.exists()
    check = run(*arguments, "--check")
    assert check.exit_code == 0, check.output
    assert check.output.startswith("stray    names/mine.py\n")
    assert "stale" not in check.output
    assert (run(*arguments, "--diff").exit_code, run(*arguments, "--diff").output) == (0, "")


def test_what_toolchains_write_is_not_stray(tmp_path: Path) -> None:
    targets = ("--target", "rust,java,typescript,docs", "--package", "target")  # and a package of their name is kept
    arguments = ("generate", "--grammar", written(tmp_path / "g"), "--out", tmp_path / "out", *targets)
    assert run(*arguments).exit_code == 0
    made = (
        "rust/Cargo.lock",
        "rust/target/debug/x",
        "java/target/x.jar",
        "typescript/node_modules/x/y.js",
        "docs/reference/natsgrammar.js",
    )
    for path in made:
        (tmp_path / "out" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "out" / path).write_text("made")
    check = run(*arguments, "--check")
    assert (check.exit_code, "stray" in check.output) == (0, False), check.output
    rule = tmp_path / "out/java/src/main/java/target/Rule.java"
    rule.unlink()
    assert run(*arguments, "--check").output.startswith("missing  java/src/main/java/target/Rule.java\n")
    assert run(*arguments).exit_code == 0
    assert rule.exists()
    assert {(tmp_path / "out" / path).read_text() for path in made} == {"made"}


def test_git_ignores_what_toolchains_write() -> None:
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert {re.sub(r".*/(?=.)|/$", "", line) for line in ignored} >= {*MADE_BY_TOOLS} - {"natsgrammar.js"}


@pytest.mark.parametrize("name", ["class", "1x", "a-b", "a b", "../x", ""])
def test_a_package_name_is_one_that_python_can_import(name: str, tmp_path: Path) -> None:
    result = run("generate", "--grammar", written(tmp_path / "g"), "--out", tmp_path / "out", "--package", name)
    assert (result.exit_code, "Python package" in result.output) == (2, True), result.output


@pytest.mark.parametrize(
    "name", ["natsgrammar", "natsgrammar_tables", "natsgrammar_gen", "natsgrammar_spark", "pyspark", "nats", "lark"]
)
def test_a_package_does_not_take_the_place_of_one_that_natsgrammar_needs(name: str, tmp_path: Path) -> None:
    for arguments in (
        ("--grammar", written(tmp_path / "g"), "--package", name),
        ("--grammar", written(tmp_path / name)),
    ):
        result = run("generate", *arguments, "--out", tmp_path / "out")
        assert (result.exit_code, f"`{name}` is a package " in result.output) == (2, True), result.output
    assert not (tmp_path / "out").exists()


def test_go_and_java_have_names_of_their_own(tmp_path: Path) -> None:
    own = ("--grammar", written(tmp_path / "g"), "--out", tmp_path / "out", "--package", "acme")
    names = ("--go-module", "example.com/go/acme", "--java-package", "com.example.go.acme")
    result = run("generate", *own, "--target", "go,java,rust,typescript", *names)
    files = [path for path in (tmp_path / "out").rglob("*.*") if path.name != ".natsgrammar.json"]
    assert re.match(rf"{len(files)} files, {len(files)} written to ", result.output)
    again = run("generate", *own, "--target", "go,java,rust,typescript", *names, "--check")
    assert again.output == f"{len(files)} files, all up to date\n"
    assert (tmp_path / "out/go/go.mod").read_text().startswith("module example.com/go/acme\n")
    assert not any('"acme/' in path.read_text() for path in (tmp_path / "out/go").rglob("*.go"))
    folder = tmp_path / "out/java/src/main/java/com/example/go/acme"
    assert (folder / "Rule.java").read_text().splitlines()[1] == "package com.example.go.acme;"
    for path in ("rust/Cargo.toml", "typescript/package.json"):
        assert "license" not in (tmp_path / "out" / path).read_text()
        assert "license" in (ROOT / "generated" / path).read_text()


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("--go-module", "a b"), "`a b` cannot be the path of a module for Go"),
        (("--go-module", ""), "`` cannot be the path"),
        (("--go-module", 'x"; import "os'), "cannot be the path of a module for Go"),
        (("--java-package", "com.new.names"), "`com.new.names` cannot be the name of a package for Java"),
        (("--java-package", "com..names"), "cannot be the name of a package for Java"),
        (("--java-package", "com.a/b"), "cannot be the name of a package for Java"),
        (("--editions", "acme@2"), "`acme@2` is not an edition"),
        (("--editions", " ,"), "`--editions` names no edition"),
    ],
)
def test_what_go_and_java_cannot_be_called(arguments: tuple[str, str], cause: str, tmp_path: Path) -> None:
    result = run("generate", "--grammar", written(tmp_path / "g"), "--out", tmp_path / "out", *arguments)
    assert (result.exit_code, (tmp_path / "out").exists()) == (2, False)
    assert cause in result.output


def test_own_grammars_become_a_package_of_python_unless_more_is_asked_for(tmp_path: Path) -> None:
    folder, out = written(tmp_path / "names"), tmp_path / "out"
    assert run("generate", "--grammar", folder, "--out", out).exit_code == 0
    assert [path.name for path in out.iterdir()] == ["names"]
    result = run("generate", "--grammar", folder, "--out", out, "--target", "go", "--editions", " acme@1")
    assert (result.exit_code, "note: `acme@1` is the newest edition" in result.output) == (0, True)
    assert {path.name for path in out.iterdir()} == {"go", "names"}
    assert run("generate", "--grammar", folder, "--out", out, "--target", "all").exit_code == 0
    assert {path.name for path in out.iterdir()} == {"names", "docs", *TARGETS} - {"python"}


def test_two_editions_cannot_share_a_file(tmp_path: Path) -> None:
    written(written(tmp_path / "g", name="a-b/c.lark"), name="a/b-c.lark")
    result = run("generate", "--grammar", tmp_path / "g", "--out", tmp_path / "out")
    assert (result.exit_code, "a-b@c" in result.output) == (2, True), result.output


def test_generated_python_compiles_without_warnings(everything: Files) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for path, text in everything.items():
            if path.endswith(".py"):
                compile(text, path, "exec", dont_inherit=True)


def test_a_limit_on_the_length_is_a_few_numbers_in_a_table(tmp_path: Path) -> None:
    """Each state at each length is a row, but such rows are one run."""
    texts = []
    for limit in (3000, 3001):
        rule = f'// @title T\n\n// @length 1..{limit}\npath: "/" CH* ("/" CH+)* "/#"?\nCH: /[^\\/+#]/\n'
        folder = written(tmp_path / str(limit), rule)
        assert run("generate", "--grammar", folder, "--out", tmp_path / f"out{limit}", "--package", "p").exit_code == 0
        (table,) = (tmp_path / f"out{limit}" / "p" / "tables").glob("[!_]*.py")
        texts.append(table.read_text().splitlines())
    before, after = texts
    assert sum(map(len, before)) < 8_000
    assert 0 < sum(line not in before for line in after) < 20


# ---- what is kept ---------------------------------------------------------------------------------------------------


def test_nothing_is_made_twice_from_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATSGRAMMAR_CACHE", str(tmp_path / "cache"))
    folder, turns = written(tmp_path / "g"), iter("123")
    made = partial(kept, "a question", [folder], (), lambda: next(turns))
    assert [made(), made(), kept("another", [folder], (), lambda: "other")] == ["1", "1", "other"]
    written(folder, 'a: "b"')
    assert [made(), made()] == ["2", "2"]
    for file in (tmp_path / "cache" / "natsgrammar").iterdir():
        file.write_bytes(b"broken")
    assert [made(), made()] == ["3", "3"]


# ---- literals -------------------------------------------------------------------------------------------------------

_NUMBERS = st.integers(-1, 300) | st.tuples(st.integers(-1, 3), st.integers(-1, 3)) | st.booleans()


@given(st.lists(st.integers() | st.text(max_size=150) | st.lists(_NUMBERS, max_size=20).map(tuple), max_size=6))
def test_a_literal_reads_back_as_its_value(value: list[object]) -> None:
    for whole in (tuple(value), tuple(value) * 40, {"key": tuple(value)}, dict(enumerate(map(str, value)))):
        text = literal(whole, indent=8)
        read = eval(text)
        assert read == whole
        assert repr(read) == repr(whole)
        assert text.isascii()
        for line in text.splitlines():
            assert len(line) <= 120 or len(ast.literal_eval(f"{{{line.strip()}}}")) == 1  # one long text
