"""Nanoseconds per name in Go, TypeScript, Java and Rust, against its NATS client and its standard library.

`python -m benchmarks languages` fetches the released clients with the package managers of the languages and builds one
program for each. In it the package, a file of functions (`--rules`) and the client's own code take turns over 1,024
different names, more than a branch predictor learns; the 10th percentile of all turns counts. The rule is the one that
states what that client accepts, so all do the same check. Functions that a client keeps to itself are reached with
`go:linkname` in Go and by their source in Rust. Filters are compared as nats-server does it, in Go.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import natsgrammar as ng
from benchmarks.timing import Row

ROOT = Path(__file__).parents[1]
GENERATED = ROOT / "generated"
PROGRAMS = Path(__file__).with_name("programs")
GENERATE = [sys.executable, "-m", "natsgrammar_gen", "generate", "--rules"]
MODULE = "github.com/natsgrammar/natsgrammar/generated/go"
NAMES = 1024
WORDS = """orders eu us-west telemetry sensor temperature KV settings user 4711 17 eu-west-1 device_0042 raw events id
created v2 profile billing invoice ingest 2024 warehouse stock update LOGS audit node-3 status region"""
CLIENTS = {"go": "nats-go:", "typescript": "nats-js:", "java": "nats-java:", "rust": "nats-rs:"}
RULES = dict.fromkeys(CLIENTS, ("stream-name", "kv-key-name", "subject-publish", "subject-subscribe"))
RULES["java"] = ("stream-name", "kv-key-name", "subject-publish", "subject-strict")
FILTERS = ("match", "covers", "overlaps")


def rows() -> Iterator[Row]:
    """Yield a row for each language and question; the slower one of package and file is compared."""
    server: dict[str, float] = {}  # ns of nats-server, which the first program, Go's, measures
    for language, (program, build) in LANGUAGES.items():
        if shutil.which(program) is None:
            print(f"no {program} on PATH: {language} is not measured", file=sys.stderr)
            continue
        with tempfile.TemporaryDirectory() as name:
            for what, lines in names().items():
                Path(name, what).write_text("\n".join(lines), encoding="utf-8")
            target = language.lower()
            _output(
                [*GENERATE, ",".join(map(CLIENTS[target].__add__, RULES[target])), "--target", target, "--out", name],
                ROOT,
            )
            for line in _output(build(Path(name)), Path(name)).splitlines():
                what, *times = line.split("\t")
                ours, file, theirs = [*map(float, times), 0.0, 0.0][:3]
                if what in FILTERS:
                    theirs = server.setdefault(what, theirs or float("nan"))
                    goal, against = "≤ 1.0" if language == "Go" else "≤ 2.0", "nats-server's, in Go"
                    yield Row(f"{language}: {what}", against, ours / theirs, f"{ours} ns, {theirs} ns", goal)
                elif what == "first use":
                    yield Row(f"{language}: {what} of a rule", "5 ms", ours / 5e6, f"{ours / 1e6:.1f} ms", "≤ 1.0")
                elif what == "memory":
                    yield Row(f"{language}: {what} of all rules", "5 MB", ours / 5e6, f"{ours / 1e6:.1f} MB", "≤ 1.0")
                elif "code" in what:
                    detail = f"{ours} ns, {theirs} ns"
                    yield Row(f"{language}: {what}", "the standard library", ours / theirs, detail, "≤ 1.0")
                else:
                    detail = f"{ours} ns, {file} ns in a file, {theirs} ns"
                    yield Row(f"{language}: {what}", "its own check", max(ours, file) / theirs, detail, "≤ 1.0")


def names() -> dict[str, list[str]]:
    """Return different names for each question, of realistic lengths, and pairs with a tab between them."""
    rng = Random(37)

    def several(make: Callable[[], str]) -> list[str]:
        made: dict[str, None] = {}
        while len(made) < NAMES:
            made[make()] = None
        return list(made)

    def joined(low: int, high: int, signs: str) -> str:
        words = (rng.choice(WORDS.split()) + rng.choice(signs) for _ in range(rng.randint(low, high)))
        return "".join(words)[:-1] + str(rng.randrange(100))

    def wild(subject: str) -> str:
        tokens = [token if token == ">" else rng.choice([token, token, "*"]) for token in subject.split(".")]
        return ".".join(tokens[:-1] + rng.choice([tokens[-1:], [">"]]))

    def marked(text: str, signs: str) -> str:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(signs) + text[at:]

    streams = several(lambda: joined(1, 3, "_-"))
    subjects = several(lambda: joined(3, 5, "."))
    filters = several(lambda: wild(rng.choice(subjects)))
    values = several(lambda: joined(2, 2, "-_:~"))
    escaped = several(lambda: marked(marked(rng.choice(values), " %"), " %é"))
    encode = ng.codec("safe:token").encode
    modules = [path.read_text(encoding="utf-8") for path in (GENERATED / "typescript").glob("*.js")]
    return {
        "addresses": re.findall('new Rule\\("([^"]+)"', "".join(modules)),
        "stream name": streams,
        "key": several(lambda: joined(2, 4, ".")),
        "subject to publish": subjects,
        "subject to subscribe": filters,
        "refused stream name": several(lambda: marked(rng.choice(streams), ".* >")),
        "encode plain": values,
        "encode with escapes": escaped,
        "decode plain": values,
        "decode with escapes": [*map(encode, escaped)],
        "match": [f"{subject}\t{wild(subject)}" for subject in subjects],
        "covers": [f"{wild(narrow)}\t{narrow}" for narrow in filters],
        "overlaps": [f"{wild(subject)}\t{wild(subject)}" for subject in subjects],
    }


def _output(command: Sequence[str | Path], folder: Path) -> str:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"`{' '.join(map(str, command))}` failed:\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def _go(folder: Path) -> Sequence[str | Path]:
    (folder / "names").mkdir()
    (folder / "names.go").rename(folder / "names/names.go")
    shutil.copy(PROGRAMS / "main.go", folder)
    (folder / "empty.s").write_text("", encoding="utf-8")  # allows functions without a body
    needs = f"github.com/nats-io/nats.go v1.55.0\n\tgithub.com/nats-io/nats-server/v2 v2.15.2\n\t{MODULE} v0.0.0"
    replaced = f"replace {MODULE} => {GENERATED / 'go'}\n"
    (folder / "go.mod").write_text(f"module main\n\ngo 1.25\n\nrequire (\n\t{needs}\n)\n\n{replaced}", encoding="utf-8")
    _output(["go", "mod", "tidy"], folder)
    _output(["go", "build", "-o", "program", "."], folder)
    return [folder / "program"]


def _typescript(folder: Path) -> Sequence[str | Path]:
    shutil.copy(PROGRAMS / "main.mjs", folder)
    (folder / "package").symlink_to(GENERATED / "typescript")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    _output(["npm", "install", "--silent", "@nats-io/jetstream@3.4.0", "@nats-io/kv@3.4.0", "typescript@5"], folder)
    _output(["npx", "tsc", "--target", "es2022", "--module", "es2022", "names.ts"], folder)
    return ["node", folder / "main.mjs"]


def _java(folder: Path) -> Sequence[str | Path]:
    shutil.copy(PROGRAMS / "Main.java", folder)
    _output(["mvn", "--quiet", "dependency:get", "-Dartifact=io.nats:jnats:2.26.2"], folder)
    copied = ["dependency:copy", "-Dartifact=io.nats:jnats:2.26.2", f"-DoutputDirectory={folder}"]
    _output(["mvn", "--quiet", *copied], folder)
    sources = [*(GENERATED / "java").rglob("*.java"), folder / "Main.java", folder / "Names.java"]
    _output(["javac", "-nowarn", "-cp", "jnats-2.26.2.jar", "-d", ".", *sources], folder)
    return ["java", "-cp", ".:jnats-2.26.2.jar", "Main"]


def _rust(folder: Path) -> Sequence[str | Path]:
    needs = f'natsgrammar = {{ path = "{GENERATED / "rust"}" }}\nregex = "1"\nmemchr = "2"\npercent-encoding = "2"\n'
    head = '[package]\nname = "main"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n'
    (folder / "Cargo.toml").write_text(f'{head}{needs}async-nats = "=0.51.0"\n', encoding="utf-8")
    (folder / "src").mkdir()
    (folder / "names.rs").rename(folder / "src/names.rs")
    (folder / "src/main.rs").write_text("fn main() {}\n", encoding="utf-8")
    _output(["cargo", "vendor", "--quiet", "vendored"], folder)
    client = folder / "vendored/async-nats/src"
    theirs = [
        _function(client / "jetstream/mod.rs", "fn is_valid_name"),
        _function(client / "jetstream/kv/mod.rs", "fn is_valid_key"),
    ]
    theirs.append(_function(client / "jetstream/kv/mod.rs", "static VALID_KEY_RE", "unwrap());"))
    theirs += [_function(client / "lib.rs", f"fn is_valid_{kind}subject") for kind in ("", "publish_")]
    (folder / "src/theirs.rs").write_text("\n".join(theirs), encoding="utf-8")
    shutil.copy(PROGRAMS / "main.rs", folder / "src")
    (folder / "Cargo.toml").write_text(head + needs, encoding="utf-8")
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
