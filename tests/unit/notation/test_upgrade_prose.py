"""`upgrade` leads from a plausible new text of each founding document to a finished change.

The texts are ours, with the headings, tables and wordings that the grammars cite.
"""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from natsgrammar_gen.cli import main
from natsgrammar_gen.grammar.load import load_grammar
from tests.support.adr_text import revision
from tests.support.languages import GRAMMAR

ENCODING = """\
# Topic Encoding

## Encoding Rules

### Topic Bases

A base has letters, digits, dashes and underscores. For example, `Weather_v2` binds `Weather_v2.>` to
`WEATHER_V2`. Publish with its name.

### Identifier Values

| Character | Encoded form | Reason |
|-----------|--------------|--------|
| `.` | `%2E` | separator |
| `*` | `%2A` | wildcard |

## Encode → Wire → Decode Flow

```mermaid
    C["Wire subject<br/>e.g. extreme_event.north.1%2E45"]
```

Malformed ones (e.g. `%GG`) are rejected.

## Examples

### Encoding

| Logical value | Wire token |
|---------------|------------|
| `1.45` | `1%2E45` |

### Decoding (single pass)

| Wire token | Logical value |
|------------|---------------|
| `1%2E45` | `1.45` |
"""
HTML = """\
<!DOCTYPE html><html><head><title>no</title></head><body><nav>no</nav><main><h1>Topic Encoding</h1>
<h3>Topic Bases</h3><p>For example, <code>Weather_v2</code> binds <code>Weather_v2.&gt;</code>
to <code>WEATHER_V2</code>. Publish so.</p>
<h3>Identifier Values</h3><table><thead><tr><th>Character</th><th>Encoded form</th></tr></thead><tbody>
<tr><td><code>.</code></td><td><code>%2E</code></td></tr></tbody></table>
<h2>Encode → Wire → Decode Flow</h2><pre><code>C["Wire subject&lt;br/&gt;e.g. extreme_event.north.1%2E45"]</code></pre>
<p>Bad ones (e.g. <code>%GG</code>) are rejected.</p>
<h2>Examples</h2><h3>Encoding</h3><table><thead><tr><th>Logical value</th><th>Wire token</th></tr></thead><tbody>
<tr><td><code>1.45</code></td><td><code>1%2E45</code></td></tr></tbody></table>
<h3>Decoding (single pass)</h3><table><thead><tr><th>Wire token</th><th>Logical value</th></tr></thead><tbody>
<tr><td><code>1%25</code></td><td><code>1%</code></td></tr></tbody></table></main></body></html>
"""
BINDING = """\
# NATS binding

##### 3.1.3.1 NATS Header Names

- `time` maps to `ce-time`

##### 3.1.3.2 NATS Header Values

An overlong one is bad. (For example, "%C0%A0" is an overlong space.)

Example: a header value of "Euro &#x20AC;" SHOULD be so:

- The header value is therefore "Euro%20%E2%82%AC" where all is said.
"""
SUBJECTS = """\
# Subjects

Names are text.

## Subject Hierarchies

```
orders.placed
```

## Wildcards

### Single Token Wildcard (`*`)

- `orders.*` matches:

### Wildcard Comparison

- Both, as in `a.*.>`

### Reserved Prefixes

- `$SYS` - the system

### Subject Hierarchy Design

At most 16 tokens.

   ```
   app.region.action
   ```
"""
SHORT = "/[!-~]{0,3}/"
CLAIM = """\
[[claim]]
id = "short"
says = "They are short."
left = "{}"
finding = "They are long."
affects = "All."
advice = "Beware."
relation = "subset of"
right = ["{}"]
refuted = {{ "{}" = "aaaa" }}

# The end.
"""


@dataclass
class Walk:
    """A document, what its new text says, what somebody changes in the new edition, and what comes of it.

    The old text is ADR-6 as its newest edition states it, unless another is given.
    """

    spec: str
    file: str
    old: str
    new: dict[str, str]
    edits: dict[str, str]
    rules: set[str]
    arguments: tuple[str, ...] = ("--notation", "prose", "--edition", "9.1", "--published", "2031-01-02")
    examples: list[str] = field(default_factory=list)
    prose: str = "It has at most 999 characters."

    @property
    def edition(self) -> str:
        return self.arguments[self.arguments.index("--edition") + 1]


QUOTE = {"/[.*>%]/": "/[.*>%']/", "/(?![.*>%])[": "/(?![.*>%'])[", "/(?![.*>% \\t": "/(?![.*>%' \\t"}
ENCODED = {"wire-token", "subject-token", "wire-subject"}
WALKS = {
    "aviso": Walk(
        "aviso",
        "topic-encoding.md",
        ENCODING,
        {
            "| `1.45` | `1%2E45` |": "| `1.45` | `1%2E45` |\n| `it's` | `it%27s` |",
            "| wildcard |": "| wildcard |\n| `'` | `%27` | |",
        },
        QUOTE,
        ENCODED,
        examples=["1%2E45", "it%27s"],
    ),
    "aviso's page": Walk(
        "aviso",
        "topic-encoding.html",
        HTML,
        {
            "<td><code>1%2E45</code></td></tr>": (
                "<td><code>1%2E45</code></td></tr><tr><td><code>it's</code></td><td>it%27s</td></tr>"
            )
        },
        QUOTE,
        ENCODED,
        examples=["1%2E45", "it%27s"],
    ),
    "cloudevents": Walk(
        "cloudevents",
        "nats-protocol-binding.md",
        BINDING,
        {"- `time`": "- `sequence` maps to `ce-sequence`\n- `time`"},
        {"ATTRIBUTE_NAME: /(?!data(?![a-z0-9]))[a-z0-9]+/": "ATTRIBUTE_NAME: /(?!data(?![a-z0-9]))[a-z][a-z0-9]*/"},
        {"attribute-name"},
        examples=["sequence", "time"],
    ),
    "nats-docs": Walk(
        "nats-docs",
        "subjects.md",
        SUBJECTS,
        {"16 tokens": "12 tokens", "app.region.action": "app.region.action\n   a.b.c.d"},
        {"(DOT token)~0..15": "(DOT token)~0..11"},
        {"subject-depth-recommended"},
        examples=["app.region.action", "a.b.c.d"],
    ),
    "adr6": Walk(
        "adr6",
        "ADR-6.md",
        "",
        {"kv-bucket-name = restricted-term": "kv-bucket-name = restricted-term maximum 64 characters"},
        {},
        {"kv-bucket-name"},
        ("--edition", "2031-01-02"),
        examples=["_kv"],
    ),
}


# By day, the other walks take the same steps, with grammars that compile in less time.
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.nightly] * (name == "cloudevents")) for name in WALKS]
)
def test_a_new_text_becomes_an_edition_with_no_edit_but_those_of_rules(name: str, tmp_path: Path) -> None:
    walk, grammar = WALKS[name], tmp_path / "grammar"
    for folder in ("_shared", walk.spec):
        shutil.copytree(GRAMMAR / folder, grammar / folder)
    newest = max(
        (load_grammar(path, grammar) for path in (grammar / walk.spec).glob("*.lark")), key=lambda each: each.age
    )
    first = next(rule for rule in newest.rules if rule in walk.rules)
    claim = CLAIM.format(f"{walk.spec}:{first}", SHORT, SHORT)
    (grammar / "claims.toml").write_text(claim, encoding="utf-8")
    text = tmp_path / walk.file

    def run(command: str, *arguments: str) -> Result:
        return CliRunner().invoke(main, [command, *arguments])

    def upgrade() -> Result:
        folders = ("--output", str(grammar / walk.spec), "--out", str(tmp_path / "out"), "--package", "acme_names")
        return run("upgrade", str(text), *walk.arguments, *folders)

    old_text = walk.old or f"{revision()}\n## Prior Work\n\n## filename-safe\n"
    text.write_text(old_text, encoding="utf-8")
    assert run("watch", "--grammar", str(grammar), "--from", str(tmp_path), "--write").exit_code == 0
    changed = old_text.replace("</h1>", f"</h1><p>{walk.prose}</p>") if "</h1>" in old_text else ""
    changed = changed or old_text.replace("\n\n", f"\n\n{walk.prose}\n\n", 1)
    for old, new in walk.new.items():
        assert old in changed
        changed = changed.replace(old, new, 1)
    text.write_text(changed, encoding="utf-8")
    assert walk.prose in run("watch", "--grammar", str(grammar), "--from", str(tmp_path)).stdout

    begun = upgrade()
    assert begun.exit_code == 1, begun.output
    assert f"  {walk.prose}" in begun.stdout
    edition = grammar / walk.spec / f"{walk.edition}.lark"
    mine = edition.read_text(encoding="utf-8")
    stale = f"`@title {newest.notes.title}` is that of the edition {newest.edition}"
    assert (stale in begun.stdout) == (f"// @title {newest.notes.title}\n" in mine and walk.spec == "nats-docs")
    for old, new in walk.edits.items():
        assert old in mine, old
        mine = mine.replace(old, new)
    edition.write_text(mine, encoding="utf-8")

    done = next(done for done in islice(iter(upgrade, None), 3) if done.exit_code != 1)
    assert done.exit_code == 0, done.output
    assert [line for line in mine.split("\n") if line and line[:2] != "//"] == [
        line for line in edition.read_text(encoding="utf-8").split("\n") if line and line[:2] != "//"
    ]
    recorded = (grammar / "claims.toml").read_text(encoding="utf-8")
    assert recorded.endswith("\n\n# The end.\n")
    assert tomllib.loads(recorded)["claim"][0]["refuted"][SHORT] != "aaaa"
    before, now = newest.address, f"{walk.spec}@{walk.edition}"
    for rule in walk.rules:
        assert f"natsgrammar impact {before}:{rule} {now}:{rule} " in done.stdout
    assert f"{len(newest.rules) - len(walk.rules)} rules unchanged." in done.stdout
    kept = tomllib.loads((grammar / "examples.toml").read_text(encoding="utf-8"))["examples"]
    assert walk.examples in [entry["names"] for entry in kept if entry["rule"].startswith(now)]
    assert run("watch", "--grammar", str(grammar), "--from", str(tmp_path)).exit_code == 0


def test_a_text_is_compared_with_the_document_that_has_more_of_its_path(tmp_path: Path) -> None:
    grammar, texts = tmp_path / "grammar", [tmp_path / folder / "README.md" for folder in "ab"]
    tops = "".join(
        f"// @source {text.parent.name} https://acme.example/{text.parent.name}/README.md\n" for text in texts
    )
    (grammar / "acme").mkdir(parents=True)
    (grammar / "acme" / "1.lark").write_text(f'{tops}\n// @source A\n// @good "x"\nname: "x"\n', encoding="utf-8")
    for text in texts:
        text.parent.mkdir()
        text.write_text(f"# {text.parent.name}\n\nOf {text.parent.name}.\n", encoding="utf-8")
    watch = ("watch", "--grammar", str(grammar), "--from", str(tmp_path))
    assert CliRunner().invoke(main, [*watch, "--write"]).stderr.startswith("2 sources read")
    shutil.copy(texts[1], tmp_path / "README.md")
    texts[1].write_text("# b\n\nOf both.\n", encoding="utf-8")
    assert [line for line in CliRunner().invoke(main, watch).stdout.splitlines() if "Of" in line] == ["    Of both."]
    upgrade = ("--notation", "prose", "--edition", "2", "-o", str(grammar / "acme"), "--out", str(tmp_path / "out"))
    either = CliRunner().invoke(main, ["upgrade", str(tmp_path / "README.md"), *upgrade])
    assert (either.exit_code, "say which with `--source`" in either.stderr) == (2, True)
    both = CliRunner().invoke(main, ["upgrade", str(texts[1]), *upgrade])
    assert [line for line in both.stdout.splitlines() if "Of" in line] == ["  Of both."]
