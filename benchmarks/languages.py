"""Nanoseconds per name in Go, TypeScript, Java and Rust, against the check of the NATS client of that language.

`python -m benchmarks languages` fetches the released clients with the package managers of the languages, builds one
program for each, and lets our rule and the client's own code take turns over the same valid names. The rule is the one
that states what that client accepts, so both do the same check. Functions that a client keeps to itself are reached
with `go:linkname` in Go and by their source in Rust.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from benchmarks.timing import Row

GENERATED = Path(__file__).parents[1] / "generated"
STREAMS = ["ORDERS", "orders-2024_eu", "KV_settings", "telemetry_ingest_raw_events_eu-west-1", "A" * 64]
KEYS = [
    "settings",
    "orders.eu.17",
    "users/4711/profile=1",
    "a.b.c.d.e.f",
    "telemetry.eu-west-1.device_0042.temperature",
]
ROUNDS, CALLS = 21, 20_000  # each call is all five names
GOAL = "≤ 1.0"

GO = """package main

import (
	"fmt"
	"regexp"
	"sort"
	"time"
	_ "unsafe"

	_ "github.com/nats-io/nats.go/jetstream"
	"natsgrammar/adr6"
	"natsgrammar/natsgo"
)

//go:linkname validateStreamName github.com/nats-io/nats.go/jetstream.validateStreamName
func validateStreamName(string) error

//go:linkname keyValid github.com/nats-io/nats.go/jetstream.keyValid
func keyValid(string) bool

var limited = regexp.MustCompile(`^[!-)+\\-0-=?-\\[\\]-~]{1,255}$`)

func times(check func(string) bool, names []string) float64 {
	start := time.Now()
	for call := 0; call < CALLS; call++ {
		for _, name := range names {
			if !check(name) {
				panic(name)
			}
		}
	}
	return float64(time.Since(start).Nanoseconds()) / float64(CALLS*len(names))
}

func compare(what string, names []string, ours, theirs func(string) bool) {
	var a, b []float64
	for round := 0; round < ROUNDS; round++ {
		a, b = append(a, times(ours, names)), append(b, times(theirs, names))
	}
	sort.Float64s(a)
	sort.Float64s(b)
	fmt.Printf("%s\\t%.1f\\t%.1f\\n", what, a[ROUNDS/2], b[ROUNDS/2])
}

func main() {
	streams, keys := []string{STREAMS}, []string{KEYS}
	compare("stream name, nats.go", streams, natsgo.StreamName.IsValid, func(name string) bool {
		return validateStreamName(name) == nil
	})
	compare("key, nats.go", keys, natsgo.KVKeyName.IsValid, keyValid)
	compare("stream name of ADR-6, a regexp of Go", streams, adr6.StreamName.IsValid, limited.MatchString)
}
"""

JAVASCRIPT = """
import { createRequire } from "node:module";
import { kvKeyName, streamName } from "ROOT/nats-js.js";
const load = createRequire(import.meta.url);
const folder = new URL("node_modules/@nats-io", import.meta.url).pathname;
const { validateStreamName } = load(`${folder}/jetstream/lib/jsutil.js`);
const { validateKey } = load(`${folder}/kv/lib/kv.js`);
const [streams, keys] = [[STREAMS], [KEYS]];

function times(check, names) {
  const start = process.hrtime.bigint();
  for (let call = 0; call < CALLS; call++) for (const name of names) if (!check(name)) throw new Error(name);
  return Number(process.hrtime.bigint() - start) / (CALLS * names.length);
}

function compare(what, names, ours, theirs) {
  const taken = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    taken[0].push(times(ours, names));
    taken[1].push(times(theirs, names));
  }
  const [a, b] = taken.map((all) => all.sort((x, y) => x - y)[(ROUNDS - 1) / 2].toFixed(1));
  console.log(`${what}\\t${a}\\t${b}`);
}

const silent = (check) => (name) => (check(name), true);
compare("stream name, nats.js", streams, (name) => streamName.isValid(name), silent(validateStreamName));
compare("key, nats.js", keys, (name) => kvKeyName.isValid(name), silent(validateKey));
"""

JAVA = """
import io.nats.client.support.Validator;
import java.util.Arrays;
import java.util.function.Predicate;
import natsgrammar.NatsJava;

public class Main {
    static boolean warm = false;

    static double times(Predicate<String> check, String[] names) {
        long start = System.nanoTime();
        for (int call = 0; call < CALLS; call++) {
            for (String name : names) {
                if (!check.test(name)) throw new AssertionError(name);
            }
        }
        return (System.nanoTime() - start) / (double) (CALLS * names.length);
    }

    static void compare(String what, String[] names, Predicate<String> ours, Predicate<String> theirs) {
        double[] a = new double[ROUNDS], b = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            a[round] = times(ours, names);
            b[round] = times(theirs, names);
        }
        Arrays.sort(a);
        Arrays.sort(b);
        if (!warm) return;
        System.out.printf(java.util.Locale.ROOT, "%s\\t%.1f\\t%.1f%n", what, a[ROUNDS / 2], b[ROUNDS / 2]);
    }

    public static void main(String[] arguments) {
        String[] streams = {STREAMS}, keys = {KEYS};
        for (int pass = 0; pass < 2; pass++, warm = true) {
            compare("stream name, nats.java", streams, NatsJava.STREAM_NAME::isValid,
                it -> Validator.validateStreamName(it, true) != null);
            compare("key, nats.java", keys, NatsJava.KV_KEY_NAME::isValid,
                it -> Validator.validateNonWildcardKvKeyRequired(it) != null);
        }
    }
}
"""

RUST = """
use natsgrammar::nats_rs;
use regex::Regex;
use std::sync::LazyLock;
use std::time::Instant;

THEIRS

fn times(check: fn(&str) -> bool, names: &[&str]) -> f64 {
    let start = Instant::now();
    for _ in 0..CALLS {
        for name in names {
            assert!(std::hint::black_box(check)(std::hint::black_box(name)));
        }
    }
    start.elapsed().as_nanos() as f64 / (CALLS * names.len()) as f64
}

fn compare(what: &str, names: &[&str], ours: fn(&str) -> bool, theirs: fn(&str) -> bool) {
    let (mut a, mut b) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        a.push(times(ours, names));
        b.push(times(theirs, names));
    }
    a.sort_by(f64::total_cmp);
    b.sort_by(f64::total_cmp);
    println!("{what}\\t{:.1}\\t{:.1}", a[ROUNDS / 2], b[ROUNDS / 2]);
}

fn main() {
    compare("stream name, nats.rs", &[STREAMS], |name| nats_rs::STREAM_NAME.is_valid(name), is_valid_name);
    compare("key, nats.rs", &[KEYS], |name| nats_rs::KV_KEY_NAME.is_valid(name), is_valid_key);
}
"""


def rows() -> Iterator[Row]:
    """One row for each language and check."""
    for language, (program, build) in LANGUAGES.items():
        if shutil.which(program) is None:
            print(f"no {program} on PATH: {language} is not measured", file=sys.stderr)
            continue
        with tempfile.TemporaryDirectory() as name:
            for line in _output(build(Path(name)), Path(name)).splitlines():
                what, ours, theirs = line.split("\t")
                detail = f"{ours} ns, {theirs} ns"
                goal = "≤ 0.05" if "regexp" in what else GOAL
                yield Row(f"{language}: {what}, a name", "its own check", float(ours) / float(theirs), detail, goal)


def _filled(text: str, strings: str = "{}") -> str:
    for word, names in (("STREAMS", STREAMS), ("KEYS", KEYS)):
        text = text.replace(f"[{word}]", f"[{_list(names)}]").replace(
            f"{{{word}}}", strings.format(f"{{{_list(names)}}}")
        )
    return text.replace("CALLS", str(CALLS)).replace("ROUNDS", str(ROUNDS))


def _list(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _output(command: Sequence[str | Path], folder: Path) -> str:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"`{' '.join(map(str, command))}` failed:\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def _go(folder: Path) -> Sequence[str | Path]:
    (folder / "main.go").write_text(_filled(GO), encoding="utf-8")
    (folder / "empty.s").write_text("", encoding="utf-8")  # allows functions without a body
    needs = "require (\n\tgithub.com/nats-io/nats.go v1.55.0\n\tnatsgrammar v0.0.0\n)\n"
    replaced = f"replace natsgrammar => {GENERATED / 'go'}\n"
    (folder / "go.mod").write_text(f"module main\n\ngo 1.25\n\n{needs}\n{replaced}", encoding="utf-8")
    _output(["go", "mod", "tidy"], folder)
    _output(["go", "build", "-o", "program", "."], folder)
    return [folder / "program"]


def _typescript(folder: Path) -> Sequence[str | Path]:
    text = _filled(JAVASCRIPT).replace("ROOT", str(GENERATED / "typescript"))
    (folder / "main.mjs").write_text(text, encoding="utf-8")
    _output(["npm", "install", "--silent", "@nats-io/jetstream@3.4.0", "@nats-io/kv@3.4.0"], folder)
    return ["node", folder / "main.mjs"]


def _java(folder: Path) -> Sequence[str | Path]:
    (folder / "Main.java").write_text(_filled(JAVA), encoding="utf-8")
    _output(["mvn", "--quiet", "dependency:get", "-Dartifact=io.nats:jnats:2.26.2"], folder)
    copied = ["dependency:copy", "-Dartifact=io.nats:jnats:2.26.2", f"-DoutputDirectory={folder}"]
    _output(["mvn", "--quiet", *copied], folder)
    sources = [*(GENERATED / "java").rglob("*.java"), folder / "Main.java"]
    _output(["javac", "-nowarn", "-cp", "jnats-2.26.2.jar", "-d", ".", *sources], folder)
    return ["java", "-cp", ".:jnats-2.26.2.jar", "Main"]


def _rust(folder: Path) -> Sequence[str | Path]:
    needs = f'natsgrammar = {{ path = "{GENERATED / "rust"}" }}\nregex = "1"\nasync-nats = "=0.51.0"\n'
    head = '[package]\nname = "main"\nversion = "0.0.0"\nedition = "2021"\n\n'
    (folder / "Cargo.toml").write_text(f"{head}[dependencies]\n{needs}", encoding="utf-8")
    (folder / "src").mkdir()
    (folder / "src/main.rs").write_text("fn main() {}\n", encoding="utf-8")
    _output(["cargo", "vendor", "--quiet", "vendored"], folder)
    client = folder / "vendored/async-nats/src/jetstream"
    theirs = [_function(client / "mod.rs", "fn is_valid_name"), _function(client / "kv/mod.rs", "fn is_valid_key")]
    theirs.append(_function(client / "kv/mod.rs", "static VALID_KEY_RE", "unwrap());"))
    text = _filled(RUST).replace("THEIRS", "\n".join(theirs))
    (folder / "src/main.rs").write_text(text, encoding="utf-8")
    (folder / "Cargo.toml").write_text(
        f"{head}[dependencies]\n{needs.replace('async-nats', '# async-nats')}", encoding="utf-8"
    )
    _output(["cargo", "build", "--quiet", "--release"], folder)
    return [folder / "target/release/main"]


def _function(path: Path, head: str, end: str = "\n}\n") -> str:
    """Return the source of one function of the client."""
    text = path.read_text(encoding="utf-8")
    match = re.search(re.escape(head) + "(?s:.*?)" + re.escape(end), text)
    assert match, f"{head} is not in {path}"
    return match.group()


LANGUAGES: dict[str, tuple[str, Callable[[Path], Sequence[str | Path]]]] = {
    "Go": ("go", _go),
    "TypeScript": ("npm", _typescript),
    "Java": ("mvn", _java),
    "Rust": ("cargo", _rust),
}
