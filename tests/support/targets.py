"""The validators in other languages, compiled with their own toolchains and asked over a pipe.

A driver reads lines of four fields, separated by tabs: what to do, the address of the rule or codec, and one or two
texts in hexadecimal: their UTF-16 for languages whose strings are that, else their UTF-8. It writes a line for each:
`ok` or `no`, `= TEXT`, or `! POSITION EXPECTED`, with ` CAUSE` after a check. Parts to build of are a text of lines.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from natsgrammar_gen.emit.identifiers import Unit, units
from natsgrammar_gen.grammar.edition import Edition, editions
from tests.support.languages import ROOT, grammars

Request = tuple[str, str, str | bytes, str]  # what to do, address, texts


@dataclass(frozen=True)
class Target:
    """A language: the programs it needs, how its strings are encoded, and how a driver is built in a folder."""

    name: str
    programs: tuple[str, ...]
    encoding: str
    build: Callable[[Path, Path, list[Unit]], Sequence[str | Path]]  # units of the source → the command of the driver

    def units(self, editions: list[Edition], package: str) -> list[Unit]:
        """The units of these editions in the package of that name."""
        return units(self.name, editions, package)

    def require(self) -> None:
        """Skips the test, loudly, where the toolchain is missing."""
        if missing := [program for program in self.programs if shutil.which(program) is None]:
            pytest.skip(f"no {' and no '.join(missing)} on PATH: the {self.name} target is NOT tested")

    def answers(self, command: Sequence[str | Path], requests: Iterable[Request]) -> list[str]:
        """What the driver says to each."""
        lines = "".join("\t".join([what, address, *map(self.hex, texts)]) + "\n" for what, address, *texts in requests)
        ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr[-2000:]
        return ran.stdout.splitlines()

    def hex(self, text: str | bytes) -> str:
        """A text as a driver reads and writes it."""
        return (text if isinstance(text, bytes) else text.encode(self.encoding, "surrogatepass")).hex()

    def text(self, answer: str) -> str:
        """The text of an answer that is one."""
        return bytes.fromhex(answer.removeprefix("= ").strip()).decode(self.encoding, "surrogatepass")


@cache
def own_editions() -> list[Edition]:
    """The newest editions of this project, which the committed targets hold."""
    return [*{edition.grammar.spec: edition for edition in editions(grammars())}.values()]


def written(path: Path, text: str) -> Path:
    """The file, with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def made(command: Sequence[str | Path], folder: Path) -> None:
    """Run a compiler; those on Java end long before optimising their own code pays."""
    quick = os.environ | {"JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"}
    ran = subprocess.run(command, cwd=folder, env=quick, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-4000:]


def _named(units: list[Unit]) -> list[tuple[Unit, str, str]]:
    """Each rule's unit, address and identifier, also under its other names."""
    rules = [(unit, rule.address, rule.identifier) for unit in units for rule in unit.rules]
    return rules + [(unit, address, identifier) for unit in units for _, address, identifier in unit.aliases]


# ---- Go -------------------------------------------------------------------------------------------------------------

GO = """package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"os"
	"strings"

	"{module}"
	"{module}/byaddress"
{imports}
)

var rules = map[string]*{package}.Rule{{{rules}}}
var codecs = map[string]*{package}.Codec{{{codecs}}}

func said(value string, err error) string {{
	if violation, ok := err.(*{package}.Violation); ok {{
		return fmt.Sprintf("! %d %s", violation.Position, violation.Expected)
	}}
	return "= " + hex.EncodeToString([]byte(value))
}}

func main() {{
	for address, rule := range rules {{
		spec, name, _ := strings.Cut(address, ":")
		spec, _, _ = strings.Cut(spec, "@")
		if byaddress.Rule(address) != rule || byaddress.Rule(spec+":"+name) != rule || byaddress.Rule(spec) != nil {{
			panic(address)
		}}
	}}
	in, out := bufio.NewReaderSize(os.Stdin, 1<<20), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {{
		line, err := in.ReadString('\\n')
		if err != nil {{
			return
		}}
		fields := strings.Split(strings.TrimSuffix(line, "\\n"), "\\t")
		one, _ := hex.DecodeString(fields[2])
		two, _ := hex.DecodeString(fields[3])
		a, b, yes, answer := string(one), string(two), false, ""
		switch fields[0] {{
		case "check":
			rule := byaddress.Rule(fields[1])
			err := rule.Check(a)
			if yes = rule.IsValid(a); yes != (err == nil) {{
				panic(line)
			}}
			if err != nil {{
				answer = said("", err) + " " + err.(*{package}.Violation).Cause + "\\t" + err.Error()
			}}
		case "build":
			parts := map[string]string{{}}
			for all := strings.Split(a, "\\n"); len(all) > 1; all = all[2:] {{
				parts[all[0]] = all[1]
			}}
			answer = said(rules[fields[1]].Build(parts))
		case "encode":
			answer = said(codecs[fields[1]].Encode(a))
		case "decode":
			answer = said(codecs[fields[1]].Decode(a))
		case "match":
			yes = {package}.Match(a, b)
		case "covers":
			yes = {package}.Covers(a, b)
		case "overlaps":
			yes = {package}.Overlaps(a, b)
		case "index":
			var index {package}.SubjectIndex
			index.Add(strings.Split(a, "\\n")...)
			answer = said(strings.Join(index.Matching(b), "\\n"), nil)
		}}
		if answer == "" {{
			answer = map[bool]string{{true: "ok", false: "no"}}[yes]
		}}
		fmt.Fprintln(out, answer)
	}}
}}
"""


def _go(source: Path, folder: Path, units: list[Unit]) -> Sequence[str | Path]:
    module = (source / "go.mod").read_text(encoding="utf-8").split()[1]
    package = re.findall(r"^package (\w+)$", (source / "rules.go").read_text(encoding="utf-8"), re.MULTILINE)[0]
    named = _named(units)
    coded = [(unit, codec.address, codec.identifier) for unit in units for codec in unit.codecs]
    main = GO.format(
        module=module,
        package=package,
        imports="\n".join(f'\t"{module}/{unit.name}"' for unit in units),
        rules=", ".join(f'"{address}": {unit.name}.{name}' for unit, address, name in named),
        codecs=", ".join(f'"{address}": {unit.name}.{name}' for unit, address, name in coded),
    )
    written(folder / "main.go", main)
    written(folder / "go.mod", f"module driver\n\ngo 1.21\n\nrequire {module} v0.0.0\n\nreplace {module} => {source}\n")
    made(["go", "build", "-o", "driver", "."], folder)
    return [folder / "driver"]


# ---- TypeScript -----------------------------------------------------------------------------------------------------

JAVASCRIPT = """
import {{ createInterface }} from "node:readline";
import {{ rule }} from "{root}/by-address.js";
import {{ covers, match, overlaps, SubjectIndex }} from "{root}/index.js";
{imports}
const rules = {{{rules}}};
const codecs = {{{codecs}}};
for (const [address, each] of Object.entries(rules)) {{
  if (rule(address) !== each || rule(address.replace(/@.*:/, ":")) !== each) throw new Error(address);
}}
if (rule("adr6") || rule("none:toString")) throw new Error("a rule");
const text = (hex) => Buffer.from(hex, "hex").toString("utf16le");
const hex = (text) => Buffer.from(text, "utf16le").toString("hex");
const said = (make) => {{
  try {{
    return `= ${{hex(make())}}`;
  }} catch ({{ position, expected }}) {{
    return `! ${{position}} ${{expected}}`;
  }}
}};
const answers = {{
  check(address, name) {{
    const judge = rules[address] ?? rule(address);
    const found = judge.check(name);
    if (judge.isValid(name) !== (found === undefined)) throw new Error(name);
    return found ? `! ${{found.position}} ${{found.expected}} ${{found.cause ?? ""}}\\t${{found.message}}` : true;
  }},
  build(address, texts) {{
    const [all, parts] = [texts.split("\\n"), {{}}];
    for (let at = 0; at + 1 < all.length; at += 2) parts[all[at]] = all[at + 1];
    return said(() => rules[address].build(parts));
  }},
  encode: (address, value) => said(() => codecs[address].encode(value)),
  decode: (address, value) => said(() => codecs[address].decode(value)),
  match: (_, a, b) => match(a, b),
  covers: (_, a, b) => covers(a, b),
  overlaps: (_, a, b) => overlaps(a, b),
  index: (_, a, b) => said(() => new SubjectIndex(a.split("\\n")).matching(b).join("\\n")),
}};
for await (const line of createInterface({{ input: process.stdin }})) {{
  const [what, address, a, b] = line.split("\\t");
  const answer = answers[what](address, text(a), text(b));
  process.stdout.write(`${{answer === true ? "ok" : answer === false ? "no" : answer}}\\n`);
}}
"""


def _typescript(source: Path, folder: Path, units: list[Unit]) -> Sequence[str | Path]:
    modules = [(f"m{number}", unit) for number, unit in enumerate(units)]
    named = [(f"m{units.index(unit)}", address, identifier) for unit, address, identifier in _named(units)]
    coded = [(name, codec.address, codec.identifier) for name, unit in modules for codec in unit.codecs]
    main = JAVASCRIPT.format(
        root=source,
        imports="\n".join(f'import * as {name} from "{source}/{unit.name}.js";' for name, unit in modules),
        rules=", ".join(f'"{address}": {name}.{identifier}' for name, address, identifier in named),
        codecs=", ".join(f'"{address}": {name}.{identifier}' for name, address, identifier in coded),
    )
    return ["node", written(folder / "driver.mjs", main)]


# ---- Rust -----------------------------------------------------------------------------------------------------------

RUST = r"""
use {package}::{{covers, matches, overlaps, rule, Codec, Rule, SubjectIndex, Violation}};
use std::io::{{stdin, BufRead}};

static RULES: &[(&str, &Rule)] = &[{rules}];
static CODECS: &[(&str, &Codec)] = &[{codecs}];

fn text(hex: &str) -> String {{
    let octet = |at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
    String::from_utf8((0..hex.len()).step_by(2).map(octet).collect()).unwrap()
}}

fn said(value: Result<String, Violation>) -> String {{
    match value {{
        Ok(value) => value.bytes().fold("= ".to_string(), |hex, octet| format!("{{hex}}{{octet:02x}}")),
        Err(violation) => format!("! {{}} {{}}", violation.position, violation.expected),
    }}
}}

fn main() {{
    for (address, each) in RULES {{
        let (spec, name) = address.split_once(':').unwrap();
        let short = [spec.split('@').next().unwrap(), name].join(":");
        assert!(std::ptr::eq(rule(address).unwrap(), *each) && std::ptr::eq(rule(&short).unwrap(), *each));
        assert!(rule(spec).is_none());
    }}
    let rules: std::collections::HashMap<_, _> = RULES.iter().copied().collect();
    let codecs: std::collections::HashMap<_, _> = CODECS.iter().copied().collect();
    let verdict = |yes| if yes {{ "ok".to_string() }} else {{ "no".to_string() }};
    for line in stdin().lock().lines() {{
        let line = line.unwrap();
        let fields: Vec<&str> = line.split('\t').collect();
        let (address, a, b) = (fields[1], text(fields[2]), text(fields[3]));
        println!("{{}}", match fields[0] {{
            "check" => {{
                let rule = rule(address).unwrap();
                let found = rule.check(&a);
                assert_eq!(found.is_ok(), rule.is_valid(&a));
                let rejected = |error: Violation| format!("{{}} {{}}\t{{error}}", said(Err(error)), error.cause);
                found.map_or_else(rejected, |_| verdict(true))
            }}
            "build" => {{
                let all: Vec<&str> = a.split('\n').collect();
                let parts: Vec<_> = all.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
                said(rules[address].build(&parts))
            }}
            "encode" => said(codecs[address].try_encode(&a)),
            "decode" => said(codecs[address].decode(&a)),
            "match" => verdict(matches(&a, &b)),
            "covers" => verdict(covers(&a, &b)),
            "overlaps" => verdict(overlaps(&a, &b)),
            "index" => {{
                let mut index = SubjectIndex::default();
                a.split('\n').for_each(|filter| index.add(filter));
                said(Ok(index.matching(&b).join("\n")))
            }}
            _ => unreachable!(),
        }});
    }}
}}
"""


def _rust(source: Path, folder: Path, units: list[Unit]) -> Sequence[str | Path]:
    package = re.findall('name = "(.*)"', (source / "Cargo.toml").read_text(encoding="utf-8"))[0]
    named = _named(units)
    coded = [(unit, codec.address, codec.identifier) for unit in units for codec in unit.codecs]
    main = RUST.format(
        package=package,
        rules=", ".join(f'("{address}", &{package}::{unit.name}::{name})' for unit, address, name in named),
        codecs=", ".join(f'("{address}", &{package}::{unit.name}::{name})' for unit, address, name in coded),
    )
    written(folder / "src" / "main.rs", main)
    head = '[package]\nname = "driver"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n'
    written(folder / "Cargo.toml", f'{head}{package} = {{ path = "{source}" }}\n')
    made(["cargo", "build", "--quiet", "--offline", "--target-dir", folder / "target"], folder)
    return [folder / "target" / "debug" / "driver"]


# ---- Java -----------------------------------------------------------------------------------------------------------

JAVA = """
import {package}.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.Supplier;

public class Driver {{
    static String text(String hex) {{
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < hex.length(); at += 4) {{
            text.append((char) Integer.parseInt(hex.substring(at, at + 4), 16));
        }}
        return text.toString();
    }}

    static String said(Violation violation) {{
        return "! " + violation.position() + " " + violation.expected();
    }}

    static String said(Supplier<String> make) {{
        try {{
            StringBuilder hex = new StringBuilder("= ");
            make.get().chars().forEach(unit -> hex.append(String.format("%04x", unit)));
            return hex.toString();
        }} catch (CodecException error) {{
            return said(error.violation());
        }}
    }}

    public static void main(String[] arguments) throws IOException {{
        Map<String, Rule> rules = new HashMap<>();
        for (Rule rule : new Rule[] {{{rules}}}) {{
            rules.put(rule.address(), rule);
            String spec = rule.address().split("@")[0];
            String name = rule.address().split(":")[1];
            boolean isSame = Rule.of(rule.address()).get() == rule && Rule.of(spec + ":" + name).get() == rule;
            if (!isSame || Rule.of(spec).isPresent() || Rule.of(spec + ":").isPresent()) throw new AssertionError(name);
        }}
        Map<String, Codec> codecs = new HashMap<>();
        for (Codec codec : new Codec[] {{{codecs}}}) {{
            codecs.put(codec.address(), codec);
        }}
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out), false, "UTF-8");
        for (String line = in.readLine(); line != null; line = in.readLine()) {{
            String[] fields = line.split("\t", -1);
            String a = text(fields[2]);
            String b = text(fields[3]);
            boolean yes = false;
            String answer = null;
            switch (fields[0]) {{
                case "check":
                    Rule rule = Rule.of(fields[1]).get();
                    yes = rule.isValid(a);
                    if (yes == rule.check(a).isPresent()) throw new AssertionError(line);
                    answer = rule.check(a).map(v -> said(v) + " " + v.cause() + "\\t" + v).orElse(null);
                    break;
                case "build":
                    String[] all = a.split("\\n", -1);
                    Map<String, String> parts = new HashMap<>();
                    for (int at = 0; at + 1 < all.length; at += 2) parts.put(all[at], all[at + 1]);
                    answer = said(() -> rules.get(fields[1]).build(parts));
                    break;
                case "encode": answer = said(() -> codecs.get(fields[1]).encode(a)); break;
                case "decode": answer = said(() -> codecs.get(fields[1]).decode(a)); break;
                case "match": yes = Subjects.match(a, b); break;
                case "covers": yes = Subjects.covers(a, b); break;
                case "overlaps": yes = Subjects.overlaps(a, b); break;
                case "index":
                    SubjectIndex index = new SubjectIndex();
                    index.add(a.split("\\n", -1));
                    answer = said(() -> String.join("\\n", index.matching(b)));
                    break;
            }}
            out.println(answer != null ? answer : yes ? "ok" : "no");
        }}
        out.flush();
    }}
}}
"""


def _java(source: Path, folder: Path, units: list[Unit]) -> Sequence[str | Path]:
    sources = sorted(source.rglob("*.java"))
    main = JAVA.format(
        package=".".join(sources[0].relative_to(source / "src/main/java").parent.parts),
        rules=", ".join(f"{unit.name}.{rule.identifier}" for unit in units for rule in unit.rules),
        codecs=", ".join(f"{unit.name}.{codec.identifier}" for unit in units for codec in unit.codecs),
    )
    made(
        ["javac", "--release", "8", "-Xlint:-options", "-d", ".", written(folder / "Driver.java", main), *sources],
        folder,
    )
    return ["java", "-cp", folder, "Driver"]


TARGETS = [
    Target("go", ("go",), "utf-8", _go),
    Target("typescript", ("node",), "utf-16-le", _typescript),
    Target("rust", ("cargo",), "utf-8", _rust),
    Target("java", ("javac", "java"), "utf-16-be", _java),
]
SOURCE = ROOT / "generated"
