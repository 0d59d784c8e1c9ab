"""Files to vendor compile as they are and find the first errors that the automata find."""

from __future__ import annotations

import re
import subprocess
from operator import attrgetter
from pathlib import Path

import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar_gen.cli import main, vendor
from natsgrammar_gen.emit.explain import reason_at, reasons
from natsgrammar_gen.emit.languages.vendored import ENDINGS, MOST_STATES_IN_CODE, Made, is_small, vendored
from natsgrammar_gen.grammar.edition import Edition, Rule, editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.language.dfa import from_table
from tests.laws.test_targets import is_whole, names
from tests.support import hostile
from tests.support.depth import Some, at_night, by_day
from tests.support.languages import ROOT
from tests.support.targets import TARGETS, Target, made, own_editions, written

MAINS = {
    "go": """package main
import ("bufio"; "encoding/hex"; "fmt"; "os"; "strconv"; "strings")
func main() {
	type why = func(string) (string, string)
	all := []struct{f func(string) int; why why}{%s}
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	for line, err := in.ReadString('\\n'); err == nil; line, err = in.ReadString('\\n') {
		fields := strings.Split(line, "\\t")
		number, _ := strconv.Atoi(fields[1])
		name, _ := hex.DecodeString(fields[2])
		if fmt.Print(all[number].f(string(name))); all[number].why != nil {
			cause, _ := all[number].why(string(name))
			fmt.Print(" ", cause)
		}
		fmt.Println()
	}
}
""",
    "typescript": """
const both = (isValid, error, why) => (name) => {
  const position = error(name);
  if (isValid(name) !== position < 0) throw new Error(`${error.name}: ${JSON.stringify(name)}`);
  return `${position} ${why?.(name)?.cause ?? ""}`.trim();
};
const all = [%s];
for (const line of (await import("node:fs")).readFileSync(0, "utf8").split("\\n").slice(0, -1)) {
  const [, number, hex] = line.split("\\t");
  console.log(all[number](Buffer.from(hex, "hex").toString("utf16le")));
}
""",
    "java": """
import java.util.function.*;
public class Main {
    static Object[] rule(ToIntFunction<String> error, Function<String, Names.Cause> why) {
        return new Object[] {error, why};
    }
    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) {
        Object[][] all = {%s};
        java.util.Scanner in = new java.util.Scanner(System.in);
        while (in.hasNextLine()) {
            String[] fields = in.nextLine().split("\\t", -1);
            StringBuilder name = new StringBuilder();
            for (int at = 0; at < fields[2].length(); at += 4) {
                name.append((char) Integer.parseInt(fields[2].substring(at, at + 4), 16));
            }
            Object[] rule = all[Integer.parseInt(fields[1])];
            Names.Cause cause = ((Function<String, Names.Cause>) rule[1]).apply(name.toString());
            int position = ((ToIntFunction<String>) rule[0]).applyAsInt(name.toString());
            System.out.println(cause == null ? "" + position : position + " " + cause.name);
        }
    }
}
""",
    "rust": """
mod names;
fn main() {
    type Why = fn(&str) -> Option<(&'static str, &'static str)>;
    let all: &[(fn(&str) -> Option<usize>, Why)] = &[%s];
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let fields: Vec<&str> = line.split('\\t').collect();
        let octet = |at| u8::from_str_radix(&fields[2][at..at + 2], 16).unwrap();
        let name = String::from_utf8((0..fields[2].len()).step_by(2).map(octet).collect()).unwrap();
        let (error, why) = all[fields[1].parse::<usize>().unwrap()];
        let position = error(&name).map_or(-1, |at| at as i64);
        println!("{}", format!("{position} {}", why(&name).map_or("", |cause| cause.0)).trim());
    }
}
""",
}

# How a program names a rule's functions, and what it has in place of that for causes where the grammar states none.
PAIRS = {
    "go": ("{%(error)s, %(why)s}", "nil"),
    "typescript": ("both(%(valid)s, %(error)s, %(why)s)", "undefined"),
    "java": ("rule(%(error)s, %(why)s)", "name -> null"),
    "rust": ("(%(error)s, %(why)s)", "|_| None"),
}
TYPES = (  # of TypeScript, as far as files have them: Node 20 does not read types
    r": (\{ cause: string; sentence: string; advice: string \} \| undefined|Record<string, string>"
    r"|\[string, string, number\[\], number\[\]\]\[\]|\[string, number\]\[\]"
    r"|(string|number|boolean|void)(\[\])?( \| undefined)?)(?=[,) ])"
    r"| as number|(?<=\])!(?=\))|: \(name: string\) => \w+"
)


def driver(target: Target, rules: list[tuple[Edition, Rule]], folder: Path) -> list[str | Path]:
    """A program that prints the position of the first error and its cause; it holds no code but the file and a loop."""
    package = "main" if target.name == "go" else "names"
    ((name, text),) = vendored(rules, target.name, Made(package, package)).items()
    actual = {
        "go": r"func (\w+Error)",
        "typescript": r"function (\w+Error)",
        "java": r"int (\w+Error)",
        "rust": r"fn (\w+_error)",
    }
    functions = re.findall(actual[target.name], text)
    del functions[len(rules) :]  # the second names of rules whose name others have
    prefix = {"java": "Names::", "rust": "names::"}.get(target.name, "")
    pair, without = PAIRS[target.name]
    pairs = []
    for error in functions:
        why = re.sub("Error$", "Cause", error).replace("_error", "_cause")
        plain = error.removesuffix("Error")
        why = f"{prefix}{why}" if re.search(rf"\b{why}\(", text) else without
        pairs.append(pair % {"valid": f"isValid{plain[0].upper()}{plain[1:]}", "error": f"{prefix}{error}", "why": why})
    program = MAINS[target.name] % ", ".join(pairs)
    match target.name:
        case "typescript":
            return ["node", written(folder / "main.mjs", re.sub(TYPES, "", text) + program)]
        case "go":
            written(folder / "go.mod", "module main\n")
            paths = [written(folder / "names.go", text), written(folder / "main.go", program)]
            made(["gofmt", "-d", "names.go"], folder)
            assert not subprocess.run(["gofmt", "-l", "names.go"], cwd=folder, capture_output=True, check=True).stdout
            made(["go", "vet", "./..."], folder)
            made(["go", "build", "-o", "driver", *paths], folder)
            return [folder / "driver"]
        case "java":
            made(
                [
                    "javac",
                    written(folder / name, text.replace("package names;\n", "")),
                    written(folder / "Main.java", program),
                ],
                folder,
            )
            return ["java", "-cp", folder, "Main"]
        case _:
            written(folder / "names.rs", text)
            made(["rustfmt", "--check", "--edition", "2021", "names.rs"], folder)
            made(
                [
                    "rustc",
                    "--edition",
                    "2021",
                    "-D",
                    "warnings",
                    "-A",
                    "dead_code",
                    "-o",
                    "driver",
                    written(folder / "main.rs", program),
                ],
                folder,
            )
            return [folder / "driver"]


@pytest.mark.parametrize(
    "target", [pytest.param(t, id=t.name, marks=[pytest.mark.nightly] * (t.name != "typescript")) for t in TARGETS]
)
def test_files_to_vendor_find_the_first_errors(target: Target, some: Some, tmp_path: Path) -> None:
    target.require()
    small = {
        rule.dfa: (edition, rule)
        for edition in own_editions()
        for rule in edition.rules.values()
        if len(rule.dfa.table) <= MOST_STATES_IN_CODE
    }
    written(tmp_path / "g" / hostile.SPEC / f"{hostile.EDITION}.lark", hostile.grammar())
    (poison,) = editions(load_all(tmp_path / "g"))
    written(tmp_path / "e" / "edge" / "1.lark", 'empty: "a"~0\n')
    (edge,) = editions(load_all(tmp_path / "e"))
    rules = [*some([*small.values()], 30), *((poison, poison.rules[name]) for name in ("import", "def"))]
    rules.append((edge, edge.rules["empty"]))
    requests = [
        (number, rule, name)
        for number, (edition, rule) in enumerate(rules)
        for name in (
            some(names(f"{edition.address}:{rule.name}"), 40)
            if edition not in (poison, edge)
            else ["", "|", "'\"\\", "a|", "\u2028*/"]
        )
        if target.name != "rust" or is_whole(name)
    ]
    answers = target.answers(
        driver(target, rules, tmp_path), [("", str(number), name, "") for number, _, name in requests]
    )
    collected = []
    for (_, rule, name), answer in zip(requests, answers, strict=True):
        position = rule.dfa.first_error(name)
        reason = None if position is None else reason_at(rule, name, position)
        expected = f"{-1 if position is None else position} {reason[0].name if reason else ''}".rstrip()
        collected += [(rule.name, name, answer, expected)] if answer.rstrip() != expected else []
    assert collected == []


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["generate", *map(str, arguments)])
    return result.exit_code, result.output


def test_a_few_rules_are_written_as_single_files(tmp_path: Path) -> None:
    code, text = run("--rules", "adr6:stream-name,portable:stream-name,aviso:topic-base", "--out", tmp_path / "o")
    assert code == 0, text
    assert sorted(path.name for path in (tmp_path / "o").iterdir()) == [
        "Names.java",
        "names.go",
        "names.rs",
        "names.ts",
    ]
    assert "func IsValidAdr6StreamName(" in (tmp_path / "o" / "names.go").read_text()
    assert run("--rules", "adr6:stream-name", "--target", "go", "--out", tmp_path / "o")[0] == 0
    lines = (tmp_path / "o" / "names.go").read_text().splitlines()
    assert len(lines) < 130
    assert lines[lines.index("import (") + 1 : lines.index(")")] == ['\t"fmt"', '\t"unicode/utf8"']


def test_code_lists_what_a_rule_rejects_where_that_is_shorter(tmp_path: Path) -> None:
    run("--rules", "nats-go:stream-name,nats-go:subject-subscribe,adr6:stream-name", "--out", str(tmp_path))
    spaces = r"char >= 0x9 && char <= 0xa || char == 0xd || char == ' '"
    go = (tmp_path / "names.go").read_text()
    slashes = "char >= '.' && char <= '/' || char == 0xd || char == ' ' || char == '*' || char == '>' || char == 0x5c"
    assert f"\t\tif char >= 0x9 && char <= 0xa || {slashes} {{\n\t\t\treturn position\n" in go
    assert f"case {spaces}:\n\t\t\t\treturn position\n\t\t\tdefault:\n\t\t\t\tstate = 1\n" in go
    assert "        (1, '\\u{9}'..='\\u{a}' | '\\u{d}' | ' ') => return None,\n" in (tmp_path / "names.rs").read_text()
    assert "if (!(" in (tmp_path / "names.ts").read_text()  # adr6: printable ASCII, with less to list
    assert "point === 0x5c || point >= 0xd800 && point <= 0xdfff" in (tmp_path / "names.ts").read_text()


def test_one_more_rule_renames_no_function(tmp_path: Path) -> None:
    rules = ["nats-go:stream-name", "nats-server:consumer-name", "nats-server:stream-name", "nats-py:stream-name"]
    before: set[str] = set()
    for last in range(1, len(rules) + 1):
        assert run("--rules", ",".join(rules[:last]), "--target", "go", "--out", tmp_path)[0] == 0
        text = (tmp_path / "names.go").read_text()
        functions = set(re.findall(r"^func (\w+)", text, re.MULTILINE))
        assert before <= functions
        before = functions
        assert len(re.findall("^// - ", text, re.MULTILINE)) == last
    assert "IsValidStreamName reports whether name is valid under nats-go@" in text
    assert {"IsValidNatsGoStreamName", "IsValidNatsServerStreamName", "IsValidNatsPyStreamName"} <= before


def test_single_files_are_compared(tmp_path: Path) -> None:
    few = ("--rules", "adr6:stream-name", "--target", "go,rust", "--out", tmp_path)
    command = f"natsgrammar generate {' '.join(map(str, few[:4]))} --out {tmp_path}"
    assert run(*few, "--check") == (1, f"missing  names.go\nmissing  names.rs\nstale: run `{command}`\n")
    assert not [*tmp_path.iterdir()]
    run(*few)
    assert run(*few, "--check") == (0, "2 files, all up to date\n")
    older = (tmp_path / "names.go").read_text().replace("adr6@2023-02-01", "adr6@2021-06-28")
    (tmp_path / "names.go").write_text(older)
    assert run(*few, "--check")[1].startswith("changed  names.go\n")
    code, text = run(*few, "--diff")
    assert code == 1
    assert "\n+// - adr6@2023-02-01:stream-name" in text
    assert (tmp_path / "names.go").read_text() == older


RUNNERS = {
    "go": ["go", "test", "./..."],
    "typescript": ["node", "--test", "names.test.mjs"],
    "java": ["java", "names.NamesTest"],
    "rust": ["./tests"],
}


def runs(language: str, folder: Path) -> bool:
    """Whether the tests of the files in the folder pass."""
    if language == "go":
        written(folder / "go.mod", "module names\n\ngo 1.21\n")
        assert not subprocess.run(["gofmt", "-l", "."], cwd=folder, capture_output=True, check=True).stdout
    elif language == "typescript":
        for name in ("names", "names.test"):
            text = re.sub(TYPES, "", (folder / f"{name}.ts").read_text())
            written(folder / f"{name}.mjs", text.replace("./names.js", "./names.mjs"))
    elif language == "java":
        made(["javac", "-Xlint:all", "-Werror", "-d", ".", "Names.java", "NamesTest.java"], folder)
    else:
        made(["rustfmt", "--check", "--edition", "2021", "names_test.rs"], folder)
        written(folder / "main.rs", "mod names;\n#[cfg(test)]\nmod names_test;\n")
        made(["rustc", "--edition", "2021", "--test", "-o", "tests", "main.rs"], folder)
    ran = subprocess.run(RUNNERS[language], cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0 or "rror" in ran.stdout + ran.stderr or "panicked" in ran.stdout  # not of the toolchain
    return ran.returncode == 0


@pytest.mark.parametrize("target", by_day(TARGETS, 1), ids=attrgetter("name"))
def test_files_of_tests_pass_and_find_what_is_wrong(target: Target, tmp_path: Path) -> None:
    target.require()
    own = "".join(f'// @good "a"\n// @bad "b" at 0\n{name}: "a"\n\n' for name in ("check", "class", "test", "type"))
    written(tmp_path / "g" / "acme" / "1.lark", own)
    rules = "stream-name,subject,aviso:topic-base,acme:check,acme:class,acme:test,acme:type"
    few = ("--grammar", tmp_path / "g", "--rules", rules, "--target", target.name, "--out", tmp_path, "--tests")
    code, text = run(*few)
    assert code == 0, text
    assert len(text.splitlines()) == 2
    assert run(*few, "--check") == (0, "2 files, all up to date\n")
    assert runs(target.name, tmp_path)
    path = tmp_path / text.split()[0].split("/")[-1]
    right = path.read_text()
    step = {"rust": ("=> 1,", "=> 0,"), "java": ("return 1;", "return 0;")}.get(target.name, ("state = 1", "state = 0"))
    for before, after in [("255", "256"), step]:
        assert before in right
        path.write_text("".join(re.sub(rf"(?<!\.\.){before}", after, right)))
        assert not runs(target.name, tmp_path), before


def test_tests_of_an_earlier_call_are_named(tmp_path: Path) -> None:
    few = ("--rules", "stream-name", "--target", "go,java", "--out", tmp_path)
    assert run(*few, "--tests")[0] == 0
    code, text = run(*few)
    notes = [line for line in text.splitlines() if line.startswith("note: ")]
    assert (code, len(notes)) == (0, 2)
    assert f"{tmp_path}/names_test.go is from an earlier `--tests`" in text
    (tmp_path / "names_test.go").write_text("package names\n")
    assert "names_test.go" not in run(*few)[1], "a file of somebody else"


def test_go_tools_know_that_files_are_generated(tmp_path: Path) -> None:
    few = ("--rules", "adr6:stream-name", "--target", "go", "--out", tmp_path, "--tests", "--package", "nats")
    assert run(*few)[0] == 0
    files = [*tmp_path.iterdir(), *(ROOT / "generated/go").rglob("*.go")]
    assert len(files) > 10
    for path in files:
        before, _, _ = path.read_text(encoding="utf-8").partition("\npackage ")
        assert re.search(r"(?m)^// Code generated .* DO NOT EDIT\.$", before), path
    command = "natsgrammar generate --rules adr6:stream-name --target go --package nats --out . --tests"
    assert f'// Code generated by "{command}"; DO NOT EDIT.\n' in (tmp_path / "nats.go").read_text()


def test_the_command_in_a_file_finds_the_grammars_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "g" / "acme" / "1.lark", 'word: "a"\n')
    few = ("--grammar", tmp_path / "g", "--rules", "acme:word", "--target", "java")
    assert run(*few, "--out", tmp_path / "out" / "names")[0] == 0
    command = re.findall('by "natsgrammar generate (.*)";', (tmp_path / "out/names/Names.java").read_text())
    assert command == ["--grammar ../../g --rules acme:word --target java --out ."]
    monkeypatch.chdir(tmp_path / "out" / "names")
    assert run(*command[0].split(), "--check") == (0, "1 file, all up to date\n")


def test_comments_and_errors_of_go_say_what_is_allowed(tmp_path: Path) -> None:
    assert run("--rules", "stream-name,aviso:topic-base", "--target", "go", "--out", tmp_path)[0] == 0
    text = (tmp_path / "names.go").read_text()
    allowed = "1 to 255 characters, printable ASCII except `*`, `.`, `/`, `>` and `\\`"
    assert f"// IsValidStreamName reports whether name is valid under portable@computed:stream-name: {allowed}.\n" in (
        text
    )
    next(target for target in TARGETS if target.name == "go").require()
    written(tmp_path / "names" / "names.go", text)
    written(tmp_path / "go.mod", "module main\n\ngo 1.21\n")
    (tmp_path / "names.go").unlink()
    program = 'package main\nimport ("fmt"; "main/names")\nfunc main() { fmt.Println(names.CheckStreamName("A.B")) }\n'
    written(tmp_path / "main.go", program)
    ran = subprocess.run(["go", "run", "."], cwd=tmp_path, capture_output=True, text=True, check=True)
    remedy = "dots separate the tokens of subjects, so use `_` or `-`"
    assert ran.stdout == f'stream name "A.B" is not valid at position 1: dot in a name; expected {allowed}; {remedy}\n'


def test_safe_rules_are_written_without_loading_a_grammar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    every = [address for address in ng.rules() if address.startswith("portable@")]
    monkeypatch.setattr(vendor, "load_all", None)
    monkeypatch.setattr(vendor, "load_grammar", None)
    small = [address for address in every if len(from_table(ng.rule(address).entry).table) < 400]
    small.remove("portable@computed:headers-time-zone-with-cron")
    for address in small:
        _, rule = vendor._in_common(address.partition(":")[2])
        assert rule.dfa == from_table(ng.rule(address).entry)
    assert len(small) > len(every) - 5
    assert run("--rules", "stream-name,queue-name", "--target", "go", "--out", tmp_path)[0] == 0


def test_a_pattern_stands_for_the_rules_that_fit_in_a_file(tmp_path: Path) -> None:
    every = {address for address in ng.rules() if address.startswith("portable@")}
    few = ("--rules", "portable:*", "--target", "go", "--out", tmp_path)
    result = CliRunner().invoke(main, ["generate", *map(str, few)])
    assert result.exit_code == 0, result.output
    text = (tmp_path / "names.go").read_text()
    written_rules = {*re.findall("^// - (\\S+)", text, re.MULTILINE)}
    left_out = [address for address in ng.rules() if address in every - written_rules]
    note = f"note: too large for a file of functions: {len(left_out)} rules: {', '.join(left_out)}\n"
    assert result.stderr == note
    assert written_rules == {address for address in every if is_small(ng.rule(address).entry)}
    (tmp_path / "names.go").write_text(text + "// older\n")
    code, text = run(*few, "--check")
    assert code == 1
    assert f"stale: run `natsgrammar generate --rules 'portable:*' --target go --out {tmp_path}`\n" in text
    assert run("--rules", "portable:kv-*,adr6:stream-name", "--target", "rust", "--out", tmp_path)[0] == 0
    named = re.findall("^// - (\\S+) ", (tmp_path / "names.rs").read_text(), re.MULTILINE)
    assert named == [*sorted(item for item in every if ":kv-" in item), "adr6@2023-02-01:stream-name"]
    assert run("--rules", "portable:none-*", "--out", tmp_path)[1].startswith(
        "error: no rule matches `portable:none-*`"
    )


def test_rules_from_tables_have_the_causes_of_the_tables() -> None:
    for address in ("portable:stream-name", "portable:subject-subscribe"):
        rule = ng.rule(address)
        _, loaded = vendor._in_common(rule.name)
        causes = [(cause.name, sentence) for cause, sentence, _ in reasons(loaded)]
        assert causes == [(cause.name, cause.sentence) for cause in rule.causes]
        actual = [(cause.found.bounds, cause.before.bounds) for cause, _, _ in reasons(loaded)]
        assert actual == [(cause.found, cause.before) for cause in rule.causes]


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["--rules", "stream-name", "--out", "OUT", "--target", "gbnf", "--tests"], "`--tests` writes tests for go,"),
        (["--grammar", "OUT", "--out", "OUT", "--tests"], "`--tests` needs `--rules`"),
        (["--rules", "adr6:strem-name", "--out", "OUT"], "did you mean `adr6:stream-name`"),
        (["--rules", "adr6:stream-name,nats-server:nats-schedule", "--out", "OUT"], "a file of functions at most 32"),
        at_night(
            (["--rules", "portable:nats-schedule", "--out", "OUT"], f"`generate --grammar {grammar_root()} --out DIR")
        ),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--target", "cobol"], "available: go, typescript, java, rust"),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--target", "golang"], "(did you mean `go`?)"),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--package", "func"], "choose one with `--package`"),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--package", "strictfp"], "choose one with `--package`"),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--package", "mine"], "no earlier `generate` wrote"),
        (
            ["--rules", "adr6:stream-name,adr6@2021-06-28:stream-name", "--out", "OUT"],
            "have functions of one name: write them to two files",
        ),
        (["--rules", "adr6:stream-name", "--out", "OUT/mine.rs"], "is a file"),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--go-module", "a/b"], "names a whole package"),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--java-package", "com.new.x"], "a package for Java"),
        (["--rules", ",", "--out", "OUT"], "names no rule"),
        (["--rules", "adr6:stream-name", "--out", "OUT", "--target", ""], "no target; available: go, typescript"),
        (["--rules", "adr6:stream-name"], "needs `--out DIR`"),
    ],
)
def test_what_cannot_be_written_is_one_sentence(tmp_path: Path, arguments: list[str], cause: str) -> None:
    (tmp_path / "mine.rs").write_text("fn mine() {}\n", encoding="utf-8")
    code, text = run(*(word.replace("OUT", str(tmp_path)) for word in arguments))
    assert code == 2
    assert cause in text
    assert [path.name for path in tmp_path.iterdir()] == ["mine.rs"]


@pytest.mark.parametrize("target", ENDINGS)
def test_two_functions_of_two_rules_have_two_names(target: str, tmp_path: Path) -> None:
    written(tmp_path / "g" / "acme" / "1.lark", 'error: "a"\n\nis_valid: "b"\n')
    few = ("--grammar", tmp_path / "g", "--rules", "acme:error,acme:is-valid", "--target", target)
    code, text = run(*few, "--out", tmp_path / "o")
    assert code == 2, text
    assert "`acme@1:error` and `acme@1:is-valid` have functions of one name: write them to two files" in text


def test_problems_of_a_grammar_are_lines(tmp_path: Path) -> None:
    path = written(tmp_path / "g" / "acme" / "1.lark", "word: wrod\n")
    code, text = run("--grammar", tmp_path / "g", "--rules", "acme:word", "--out", tmp_path / "o")
    assert code == 2, text
    assert text.startswith(f"{path}:1:")


def test_a_file_of_java_is_in_a_package_of_its_own(tmp_path: Path) -> None:
    few = ("--rules", "adr6:stream-name", "--target", "java,go", "--java-package", "com.example.names")
    assert run(*few, "--out", tmp_path)[0] == 0
    assert "\npackage com.example.names;\n\n" in (tmp_path / "Names.java").read_text()
    assert "\npackage names\n" in (tmp_path / "names.go").read_text()
    assert run(*few, "--out", tmp_path, "--check")[0] == 0


def test_every_language_has_a_driver() -> None:
    assert {target.name for target in TARGETS} == {*MAINS} == {*ENDINGS}
