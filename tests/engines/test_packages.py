"""What is written for other languages passes the checks of its own tools: compilers, linters, formatters, builders."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar_gen.cli import main
from tests.support import engines, hostile
from tests.support.own_grammars import ACME
from tests.support.targets import SOURCE, TARGETS, made, written

pytestmark = pytest.mark.nightly
LANGUAGES = {target.name: target for target in TARGETS}
GO = "github.com/natsgrammar/natsgrammar/generated/go"
OWN = ("--package", "acme", "--go-module", "example.com/go/acme", "--java-package", "com.example.acme")
USE = """
import { Rule, SubjectIndex, Violation, covers, match } from "natsgrammar";
import { streamName } from "natsgrammar/adr6";
import { tokenCodec } from "natsgrammar/safe";

const rule: Rule = streamName;
const found: Violation | undefined = rule.check("ORDERS.EU");
const text: string = tokenCodec.decode(tokenCodec.encode("a.b"));
const filters: string[] = new SubjectIndex(["a.*"]).matching(text);
const isMatch = match(text, filters[0] ?? "*") && covers("a.>", "a.b");
export const answer: [number | undefined, boolean] = [found?.position, isMatch];
// @ts-expect-error: not a string
rule.isValid(5);
"""

COMMON = """
import { rule as ruleAt } from "natsgrammar/by-address";
declare const console: { log(...texts: unknown[]): void };
if (ruleAt("adr6:stream-name") !== rule) throw new Error();
console.log(answer.join(), match("a.b", "a.*"));
try {
  tokenCodec.decode("a%4");
} catch (error) {
  console.log(error instanceof CodecError, String(error));
}
"""


@pytest.fixture(scope="module", params=["ours", "somebody's"])
def packages(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package for each language: a copy of the committed ones, and those of a hostile grammar."""
    folder: Path = tmp_path_factory.mktemp("packages")
    if request.param == "ours":
        for name in LANGUAGES:
            shutil.copytree(SOURCE / name, folder / name)
    else:
        grammars = folder / "grammars"
        written(grammars / hostile.SPEC / f"{hostile.EDITION}.lark", hostile.grammar())
        for spec in ("fmt", "con"):  # what crates import, and what Windows has in the place of a file
            written(grammars / spec / "1.lark", 'x: "a"\n')
        run = ["generate", "--grammar", str(grammars), "--out", str(folder), "--target", ",".join(LANGUAGES), *OWN]
        result = CliRunner().invoke(main, run)
        assert result.exit_code == 0, result.output
    return folder


def silent(command: Sequence[str | Path], folder: Path) -> None:
    """The command succeeds, and has nothing to say."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, ""), (ran.stdout + ran.stderr)[-4000:]


def example(folder: Path) -> tuple[str, str]:
    """The program that the README of a package has, and what it says that this prints."""
    text = (folder / "README.md").read_text()
    program, shown = re.findall(r"(?ms)^(`{3,})(?:go|js|java|rust|text)\n(.*?)\1$", text)[-2:]
    return program[1], shown[1]


def printed(command: Sequence[str | Path], folder: Path) -> str:
    """What a program prints."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_a_module_of_go_builds_and_prints_its_example(packages: Path, tmp_path: Path) -> None:
    LANGUAGES["go"].require()
    silent(["gofmt", "-l", "."], packages / "go")
    silent(["go", "vet", "./..."], packages / "go")
    program, expected = example(packages / "go")
    module = (packages / "go/go.mod").read_text().split()[1]
    written(
        tmp_path / "go.mod",
        f"module example\n\ngo 1.21\n\nrequire {module} v0.0.0\n\nreplace {module} => {packages}/go\n",
    )
    written(tmp_path / "main.go", program)
    silent(["gofmt", "-l", "main.go"], tmp_path)
    assert printed(["go", "run", "."], tmp_path) == expected


@pytest.mark.parametrize(
    "change",
    [
        "adr6.StreamName.Automaton.FirstError(`a.b`)",
        "adr6.StreamName.Expected[0] = ``",
        "safe.TokenCodec.Sign = '='",
        "*safe.TokenCodec.Wire() = natsgrammar.Rule{Address: `x`, automaton: nil}",
    ],
)
def test_no_caller_in_go_changes_a_rule(change: str, tmp_path: Path) -> None:
    LANGUAGES["go"].require()
    module = f"module example\n\ngo 1.21\n\nrequire {GO} v0.0.0\n\nreplace {GO} => "
    written(tmp_path / "go.mod", f"{module}{SOURCE}/go\n")
    imports = f'import (\n\t"fmt"\n\t"{GO}"\n\t"{GO}/adr6"\n\t"{GO}/safe"\n)\n'
    reading = "fmt.Println(safe.TokenCodec.Address, safe.TokenCodec.Wire().Address, adr6.StreamName.Address)"
    program = f"package main\n\n{imports}\nvar _ *natsgrammar.Rule\n\nfunc main() {{\n\t%s\n\t{reading}\n}}\n"
    written(tmp_path / "main.go", program % "")
    assert printed(["go", "run", "."], tmp_path).split()[0] == ng.codec("safe:token").address
    written(tmp_path / "main.go", program % change)
    ran = subprocess.run(["go", "build", "."], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "undefined" in ran.stderr or "unexported" in ran.stderr


def test_a_crate_of_rust_builds_and_prints_its_example(packages: Path, tmp_path: Path) -> None:
    LANGUAGES["rust"].require()
    silent(["cargo", "fmt", "--check"], packages / "rust")
    for some in ([], ["--no-default-features"]):
        silent(["cargo", "clippy", "--quiet", "--offline", *some, "--", "--deny", "warnings"], packages / "rust")
    hostile_prose = (packages / "grammars").exists()
    silent(
        ["cargo", "rustdoc", "--quiet", "--offline", "--", *([] if hostile_prose else ["--deny", "warnings"])],
        packages / "rust",
    )
    few = tmp_path / "few"
    written(few / "g/acme/1.lark", 'word: /[a-zA-Z]+/\n\nhex: /[0-9A-F]{2,4}[abc]/\n\nempty: "a"~0\n')
    vendored = ["--grammar", str(few / "g"), "--rules", "acme:word,acme:hex,acme:empty,nats-server:stream-name"]
    assert CliRunner().invoke(main, ["generate", *vendored, "--target", "rust", "--out", str(few)]).exit_code == 0
    written(few / "Cargo.toml", '[package]\nname = "few"\nedition = "2021"\n\n[lib]\npath = "names.rs"\n')
    silent(["cargo", "clippy", "--quiet", "--offline", "--", "--deny", "warnings"], few)
    program, expected = example(packages / "rust")
    (crate,) = re.findall(r'^name = "(.*)"', (packages / "rust/Cargo.toml").read_text(), re.MULTILINE)
    written(tmp_path / "src/main.rs", program)
    head = '[package]\nname = "main"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n'
    written(tmp_path / "Cargo.toml", f'{head}{crate} = {{ path = "{packages / "rust"}" }}\n')
    assert printed(["cargo", "run", "--quiet", "--offline"], tmp_path) == expected


NO_STD = """#![no_std]

pub fn answers() -> bool {
    let is_valid = natsgrammar::adr6::STREAM_NAME.is_valid("ORDERS");
    is_valid && natsgrammar::adr6::STREAM_NAME.check("a.b").is_err()
}

#[test]
fn test() {
    assert!(answers());
}
"""


def test_a_crate_has_features_and_needs_no_standard_library(tmp_path: Path) -> None:
    LANGUAGES["rust"].require()
    head = '[package]\nname = "main"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies.natsgrammar]\n'
    crate = f'path = "{SOURCE}/rust"\ndefault-features = false\nfeatures = ["adr6"]\n'
    few = written(tmp_path / "Cargo.toml", head + crate)
    written(tmp_path / "src/lib.rs", NO_STD)
    assert "1 passed" in printed(["cargo", "test", "--offline", "--lib"], tmp_path)
    written(tmp_path / "src/lib.rs", NO_STD.replace("adr6", "safe").replace("STREAM_NAME", "TOKEN"))
    ran = subprocess.run(["cargo", "check", "--offline"], cwd=few.parent, capture_output=True, text=True, check=False)
    assert "could not find `safe`" in ran.stderr
    text = (SOURCE / "rust/src/lib.rs").read_text()
    assert "\n#![no_std]\n#![forbid(unsafe_code)]\n" in text
    shutil.copytree(SOURCE / "rust", tmp_path / "crate", ignore=shutil.ignore_patterns("target"))
    assert "1 passed" in printed(["cargo", "test", "--offline", "--doc"], tmp_path / "crate")


def test_a_package_of_java_builds_and_prints_its_example(packages: Path, tmp_path: Path) -> None:
    LANGUAGES["java"].require()
    sources = sorted((packages / "java").rglob("*.java"))
    made(["javac", "--release", "8", "-Xlint:all,-options", "-Werror", "-d", tmp_path, *sources], tmp_path)
    package = sources[0].relative_to(packages / "java/src/main/java").parent.as_posix().replace("/", ".")
    quiet = ["javadoc", "-quiet", "-Xdoclint:all", "-Werror"]
    made([*quiet, "-d", tmp_path / "pages", *sources], tmp_path)
    vendored = ["--rules", "adr6:stream-name,adr6:kv-key-name", "--target", "java", "--out", str(tmp_path / "few")]
    assert CliRunner().invoke(main, ["generate", *vendored]).exit_code == 0
    made([*quiet, "-d", tmp_path / "few/pages", tmp_path / "few/Names.java"], tmp_path)
    program, expected = example(packages / "java")
    assert printed(["java", "-cp", tmp_path, written(tmp_path / "Example.java", program)], tmp_path) == expected
    module = written(tmp_path / "module-info.java", f"module names {{ exports {package}; }}\n")
    made(["javac", "-Xlint:all", "-Werror", "-d", tmp_path / "module", module, *sources], tmp_path)


MANY = """
import acme.*;
import java.io.*;

class Many {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Big.RULE_1.isValid("r1.a-c"));
        System.out.println(Rule.of("big:rule-1").get() == Big.RULE_1 && Rule.of("big@1:part").get() == Big.PART);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            Big.PART_CODEC.decode("a%4");
        } catch (CodecException error) {
            new ObjectOutputStream(bytes).writeObject(error);
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Violation copy = ((CodecException) in.readObject()).violation();
        System.out.println(copy);
        Violation same = Big.PART.check("a%4").get();
        Violation other = Big.PART.check("%4").get();
        System.out.println(copy.equals(same) && copy.hashCode() == same.hashCode() && !copy.equals(other));
    }
}
"""


def test_java_of_many_rules_compiles(tmp_path: Path) -> None:
    LANGUAGES["java"].require()
    rules = "".join(f'rule_{n}: "r{n}." /[a-z-]{{1,3}}/\n\n' for n in range(1300))
    codec = ACME[ACME.index("// @codec") : ACME.index("// The handbook")]
    written(tmp_path / "g/big/1.lark", f"// @title Big\n\n{rules}{codec}")
    run = ["--grammar", str(tmp_path / "g"), "--out", str(tmp_path), "--target", "java", *OWN[:2]]
    assert CliRunner().invoke(main, ["generate", *run]).exit_code == 0
    sources = sorted((tmp_path / "java").rglob("*.java"))
    assert "class _Big1 {" in (tmp_path / "java/src/main/java/acme/Big.java").read_text()
    made(["javac", "--release", "8", "-Xlint:all,-options", "-Werror", "-d", tmp_path / "classes", *sources], tmp_path)
    main_class = written(tmp_path / "Many.java", MANY)
    made(["javac", "-Xlint:all,-serial", "-cp", tmp_path / "classes", "-d", tmp_path / "classes", main_class], tmp_path)
    expected = "true\ntrue\nthe name ends at position 3; expected 0-9 or A-F\ntrue\n"
    assert printed(["java", "-cp", tmp_path / "classes", "Many"], tmp_path) == expected


def test_maven_builds_the_package_of_java(packages: Path, tmp_path: Path) -> None:
    if shutil.which("mvn") is None:
        pytest.skip("no mvn on PATH: pom.xml is NOT tested")
    made(["mvn", "--quiet", "--batch-mode", "package"], packages / "java")
    (jar,) = (packages / "java/target").glob("*-0.1.0.jar")
    (group,) = re.findall("<groupId>(.*?)<", (packages / "java/pom.xml").read_text())
    described = printed(["jar", "--describe-module", "--file", jar], tmp_path)
    assert f"\n\n{group}@0.1.0 automatic\n" in described


def test_an_example_in_javascript(packages: Path, tmp_path: Path) -> None:
    LANGUAGES["typescript"].require()
    program, expected = example(packages / "typescript")
    (tmp_path / "node_modules").mkdir()
    name = json.loads((packages / "typescript/package.json").read_text())["name"]
    (tmp_path / "node_modules" / name).symlink_to(packages / "typescript")
    assert printed(["node", written(tmp_path / "main.mjs", program)], tmp_path) == expected


def test_a_package_and_a_file_of_typescript_compile(packages: Path, tmp_path: Path) -> None:
    strict = ["--strict", "--noUncheckedIndexedAccess"]  # as `tsc --init` has it
    compiler = [*engines.tool("tsc"), *strict, "--noEmit", "--target", "es2022", "--module", "nodenext"]
    made([*compiler, *sorted((packages / "typescript").glob("*.d.ts"))], tmp_path)
    if (packages / "typescript/adr6.js").exists():
        written(tmp_path / "package.json", '{ "type": "module" }')
        (tmp_path / "node_modules").mkdir()
        (tmp_path / "node_modules/natsgrammar").symlink_to(packages / "typescript")
        made([*compiler, written(tmp_path / "use.ts", USE)], tmp_path)
        common = [*engines.tool("tsc"), *strict, "--target", "es2022", "--module", "node16"]
        written(tmp_path / "common/package.json", '{ "type": "commonjs" }')
        use = USE[: USE.index("// @ts-expect-error")].replace("Rule,", "CodecError, Rule,") + COMMON
        written(tmp_path / "common/use.ts", use)
        made([*common, "use.ts"], tmp_path / "common")
        assert 'require("natsgrammar/safe")' in (tmp_path / "common/use.js").read_text()
        said = f"6,true true\ntrue CodecError: {ng.codec('safe:token').address}: position 2: "
        ran = printed(["node", "--no-experimental-require-module", "use.js"], tmp_path / "common")
        assert ran.startswith(said)
        grammar = written(tmp_path / "grammar/own/1.lark", '// @length 3..255\nshort: ("ab" | "c")+\n').parents[1]
        rules = ["--rules", "adr6:stream-name,adr6:kv-key-name,nats-server:stream-name,own:short"]
        where = ["--grammar", str(grammar), "--target", "typescript", "--out", str(tmp_path)]
        assert CliRunner().invoke(main, ["generate", *rules, *where]).exit_code == 0
        made([*compiler, "names.ts"], tmp_path)
