"""`natsgrammar watch` reports the sources that moved, the sections that changed, and the rules that cite them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner, Result

from natsgrammar.diagnostics import Diagnostic
from natsgrammar_gen.cli import main
from natsgrammar_gen.compare.sources import STATE, Source, files_of, incomparable, is_newer, read_state, sources
from natsgrammar_gen.grammar.documents import section_of, sections
from natsgrammar_gen.grammar.load import load_all
from tests.support.languages import written

ROOT = Path(__file__).parents[3]
SPECS = ROOT.parent / "shared" / "specs"
PAGE = """\
# Names of ACME

How we name.

## Streams

Letters alone.

### Length

At most five.

```sh
# no heading
```

## `Keys` of buckets

Letters and digits.
"""
GRAMMAR = """\
// @title Acme
// @source ACME handbook {}/handbook/names.md
// @package pkg:cargo/acme-server@1.2
// @published 2030-01-02

// @source Streams
// @good "orders"
stream_name: /[a-z]/+

// @source ACME handbook, Keys
kv_key: /[a-z0-9]/+

// @source ACME handbook
queue: /[a-z]/+

// @source src/names.rs, is_valid
domain: /[a-z]/+
"""


@dataclass
class Site:
    """A web server on the loopback interface, and the grammar whose source is there."""

    root: Path
    text: str = PAGE
    length: int | None = None  # promised in the header, if not that of the text
    kind: str = "text/plain"
    address: str = ""
    requests: list[str] = field(default_factory=list)

    @property
    def state(self) -> dict[str, object]:
        return tomllib.loads((self.root / "grammar" / STATE).read_text(encoding="utf-8"))

    def watch(self, *arguments: object) -> Result:
        return CliRunner().invoke(main, ["watch", "--grammar", str(self.root / "grammar"), *map(str, arguments)])

    def release(self, version: str) -> None:
        """Let the client of the registry print this version, or fail."""
        lines = f"echo 'version: {version}'" if version else "echo 'error: no such crate' >&2; exit 101"
        client = self.root / "bin" / "cargo"
        client.write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
        client.chmod(0o755)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    made = Site(tmp_path)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            made.requests.append(self.path)
            content = made.text.encode()
            self.send_response(200)
            self.send_header("Content-Length", str(made.length or len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.socket.settimeout(1)  # else `shutdown` waits forever for a connection that was there, and went
    made.address = f"http://127.0.0.1:{server.server_port}"
    (tmp_path / "grammar" / "acme").mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    (tmp_path / "grammar" / "acme" / "1.lark").write_text(GRAMMAR.format(made.address), encoding="utf-8")
    made.release("1.2.9")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    Thread(target=server.serve_forever, daemon=True).start()
    yield made
    server.shutdown()
    server.server_close()


def test_a_changed_section_is_reported_with_its_rules_until_it_is_accepted(site: Site, tmp_path: Path) -> None:
    first = site.watch("--write")
    assert (first.exit_code, first.stdout) == (0, "")
    assert first.stderr == "2 sources read, 0 moved\n"
    assert site.requests == ["/handbook/names.md"]
    entry = site.state[f"{site.address}/handbook/names.md"]
    assert isinstance(entry, dict)
    assert list(entry["sections"]) == ["Keys of buckets", "Streams"]

    site.text = PAGE.replace("At most five.", "At most six.")
    for _ in range(2):  # what moved is not recorded by the way
        moved = site.watch("--write", "--texts", tmp_path / "texts")
        assert moved.exit_code == 1
        assert moved.stdout == (
            "moved: ACME handbook, stated by acme@1\n  section `Streams` changed, which states acme@1:stream-name\n"
            "    At most six.\n"
        )
    kept = tmp_path / "texts" / f"{site.address.partition('//')[2]}--handbook" / "names.md"
    assert kept.read_text(encoding="utf-8") == site.text
    (tmp_path / "file").touch()
    unkept = site.watch("--texts", tmp_path / "file")
    assert (unkept.exit_code, unkept.stdout) == (2, f"{moved.stdout}  not kept: not a directory\n")
    assert site.watch("--accept", "acme@1").exit_code == 0
    assert site.watch().exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("## `Keys` of buckets\n", "", "section `Keys of buckets` is gone, which states acme@1:kv-key"),
        ("How we name.", "How we name things.", "the text changed, which states acme@1:queue"),
        ("## Streams", "## STREAMS", "section `Streams` is now `STREAMS`, which states acme@1:stream-name\n"),
        ("Letters alone.", "Letters\nalone. ", ""),
        ("Letters alone.", "Letters alone. No digits.\n\n- Not even one", "    No digits.\n    - Not even one\n"),
    ],
)
def test_what_changed_is_said(site: Site, old: str, new: str, line: str) -> None:
    site.watch("--write")
    site.text = PAGE.replace(old, new)
    result = site.watch()
    assert result.exit_code == (1 if line else 0)
    assert line in result.stdout


def test_new_prose_is_shown_where_no_rule_cites_it(site: Site) -> None:
    file = site.root / "grammar" / "acme" / "1.lark"
    file.write_text(file.read_text(encoding="utf-8").replace("ACME handbook\nq", "Streams\nq"), encoding="utf-8")
    site.watch("--write")
    site.text = PAGE.replace("How we name.", "How we\nname. Names have at most 64 characters.").replace("alone", "only")
    assert site.watch().stdout == (
        "moved: ACME handbook, stated by acme@1\n"
        "  section `Streams` changed, which states acme@1:stream-name, acme@1:queue\n"
        "    Letters only.\n"
        "  this prose changed, and no rule cites it\n"
        "    Names have at most 64 characters.\n"
    )
    for cited in ("alone", "only"):
        site.text = PAGE.replace("How we name.\n", "").replace("alone", cited)
        assert site.watch().stdout.endswith("  this prose changed, and no rule cites it\n")
    site.text = PAGE.replace("alone", "only")
    assert "no rule cites it" not in site.watch().stdout


def test_a_section_cited_since_the_text_was_read_states_its_rules(site: Site) -> None:
    site.watch("--write")
    file = site.root / "grammar" / "acme" / "1.lark"
    file.write_text(file.read_text(encoding="utf-8").replace("ACME handbook, Keys", "Length"), encoding="utf-8")
    site.text = PAGE.replace("digits.", "digits. No dots.").replace("five", "six")
    shown = site.watch().stdout
    assert "`Keys of buckets` changed, which no rule cites\n    No dots.\n" in shown
    assert shown.endswith("    At most six.\n  section `Length` changed, which states acme@1:kv-key\n")
    file.write_text(file.read_text(encoding="utf-8").replace("ACME handbook\nq", "Names\nq"), encoding="utf-8")
    site.text = PAGE.replace("How we name.", "How we name. Or not.")
    expected = "  section `Names of ACME` changed, which states acme@1:queue\n    Or not.\n"
    assert site.watch().stdout.endswith(expected)
    site.text = PAGE.replace("How we name.\n", "")
    assert site.watch().stdout.endswith("the text changed, which states acme@1:kv-key, acme@1:queue\n")
    file.write_text(file.read_text(encoding="utf-8").replace("Length", "ACME handbook, Size"), encoding="utf-8")
    gone = site.watch("--accept", "acme")
    assert gone.exit_code == 1
    assert f"{file}:11:1: no source has the section `ACME handbook, Size`; cite `DOCUMENT, SECTION` or" in gone.stdout


@pytest.mark.parametrize(
    ("text", "length", "cause"),
    [
        ("", None, "the text is empty"),
        ("<html><title>N</title><nav><p>N</p><script>n = 1</script></html>", None, "the text is empty"),
        (PAGE[:60], None, f"60 characters of the {len(PAGE) - 1} before"),
        (PAGE[: PAGE.index("# no heading")], None, "the text ends inside a block"),
        (PAGE, len(PAGE) + 10, "the answer ends 10 bytes early"),
        ("<!DOCTYPE html><html><h1>Sign in</h1></html>", None, "the text is html, and was markdown"),
    ],
)
def test_a_truncated_text_leaves_the_state_as_it_was(site: Site, text: str, length: int | None, cause: str) -> None:
    site.watch("--write")
    before = site.state
    site.text, site.length = text, length
    result = site.watch("--write")
    assert result.exit_code == 2
    assert result.stderr.startswith("cannot read ACME handbook: ")
    assert cause.lower() in result.stderr.lower()
    assert len(result.stderr.splitlines()) == 2
    assert site.state == before
    for part in ("cme@1", "acme@", "acme@1.2", "ACME hand"):
        assert f"`{part}` is in no source's name or edition" in site.watch("--accept", part).stderr
    if cause != "the text is empty" and not length:
        assert site.watch("--accept", "acme@1").exit_code == 0
        assert site.state != before


def test_an_unreachable_source_stands_beside_one_that_moved(site: Site, tmp_path: Path) -> None:
    site.watch("--write")
    before = site.state
    site.release("")
    site.text = PAGE.replace("alone", "only")
    result = site.watch("--write")
    assert result.exit_code == 2
    assert "cannot read pkg:cargo/acme-server: `cargo` ended with 101: error: no such crate\n" in result.stderr
    assert "section `Streams` changed" in result.stdout
    assert site.state == before
    addresses = ("http://[::1/n.md", f"http://{'a' * 64}/n.md", f"{site.address}/ü?ü")
    odd = "".join(f"// @source Odd {each}\n" for each in addresses)
    file = site.root / "grammar" / "acme" / "1.lark"
    file.write_text(odd + file.read_text(encoding="utf-8"), encoding="utf-8")
    odd_one = site.watch()
    assert (odd_one.exit_code, odd_one.stderr.count("cannot read Odd: ")) == (2, 2)
    assert "2 sources read, 1 moved" in odd_one.stderr
    (tmp_path / "bin" / "cargo").unlink()
    assert "cannot read pkg:cargo/acme-server: `cargo`: no such file or directory\n" in site.watch().stderr


def test_a_newer_version_of_a_package_has_moved(site: Site) -> None:
    site.release("1.10.0")
    result = site.watch("--write")
    assert (result.exit_code, result.stdout) == (
        1,
        "moved: pkg:cargo/acme-server, stated by acme@1\n  1.10.0 is the newest version; stated is 1.2\n",
    )
    assert site.state["pkg:cargo/acme-server"]["newest"] == "1.10.0"  # type: ignore[index]
    site.release("2.0.0")
    assert site.watch("--write").exit_code == 1
    assert site.state["pkg:cargo/acme-server"]["newest"] == "2.0.0"  # type: ignore[index]
    other = site.root / "grammar" / "other" / "wip.lark"
    other.parent.mkdir()
    top = "// @source HTTP://127.0.0.1:1/n\n// @package pkg:cargo/acme-server"
    other.write_text(f'{top}\n\n// @good "a"\nname: "a"\n', "utf-8")
    assert "other/wip.lark:1:1: `@package pkg:cargo/acme-server`: the edition `wip` is not a" in site.watch().stderr
    other = other.rename(other.with_name("1.9.lark"))
    shared = site.watch()
    assert "cannot read HTTP://127.0.0.1:1/n: connection refused\n" in shared.stderr
    assert "stated by acme@1\n  2.0.0 is the newest version; stated is 1.2\n" in shared.stdout
    assert "stated by other@1.9\n  2.0.0 is the newest version; stated is 1.9\n" in shared.stdout
    other.unlink()
    file, client = site.root / "grammar" / "acme" / "1.lark", site.root / "bin" / "curl"
    file.write_text(file.read_text("utf-8").replace("pkg:cargo/acme-server@1.2", "pkg:nuget/Acme.Net@v2.0"), "utf-8")
    known = """case $2 in */acme.net/index.json) echo '{"versions": ["1.9.0","2.1.0","3.0.0-pre"]}';; esac"""
    client.write_text(f"#!/bin/sh\n{known}\n", "utf-8")
    client.chmod(0o755)
    assert "2.1.0 is the newest version; stated is v2.0" in site.watch().stdout


@pytest.mark.parametrize(
    ("stated", "newest", "expected"),
    [
        ("v1.40.0", "1.41.0", True),
        ("v1.40", "1.40.9", False),
        ("2.16.0rc1", "2.16.0", True),
        ("2.16.0rc1", "2.16.0rc1", False),
        ("1.0.3-wip", "1.0.2", False),
    ],
)
def test_a_version_is_newer(stated: str, newest: str, expected: bool) -> None:
    assert is_newer(newest, stated) is expected


def test_a_page_in_html_has_the_sections_of_its_headings() -> None:
    page = "<!DOCTYPE html><html><head><title>No</title></head><body><nav>No</nav><h2>A <b>b</b></h2><p>x<p>y\nz</body>"
    bare = page.removeprefix("<!DOCTYPE html>")
    forms = (f"<?xml version='1.0'?>\n<!-- > -->{bare}", bare.removeprefix("<html>"))
    headless = page.replace("</head><body>", "")
    for form in (page, page.replace("</head>", ""), headless, page.replace("<nav>", "</nav><nav>"), *forms):
        words = {title: " ".join(text.split()) for title, text in sections(form).items()}
        assert words == {"": "## A b x y z", "A b": "## A b x y z"}
    headed = sections(page.replace("<nav>No</nav>", "<header><h1>No</h1></header><main><header>"))
    assert [text.split().count("x") for text in headed.values()] == [1, 1]
    inner = "<section><section></section><header>x</header></section><main><footer>x</footer></main><footer>x</footer>"
    assert sections(f"<html>{inner}")[""].split() == ["xx"]


@pytest.mark.parametrize(
    "block",
    [
        "```x``` or y",
        "````\n```\n# C\n```\n# D\n````",
        "~~~\n```\n# C\n~~~",
        "    ```",
        "```\n    ```\n# C\n```",
        "x\n\n    # C",
        "- x\n\n    ```\n# C\n    ```",
    ],
)
def test_a_block_ends_at_its_own_fence(block: str) -> None:
    text = f"# A\n\n{block}\n\n# B\n\n~~~\n# `C`\n~~~ \n"
    assert [*sections(text)] == ["", "A", "B"]
    assert incomparable(text, {"size": len(text) + 1}) == ""


@pytest.mark.parametrize(
    ("cited", "heading"),
    [
        ("Key", "Key"),
        ("ADR-8, Key", "Key"),
        ("Encode, Wire, Decode Flow", "Encode, Wire, Decode Flow"),
        ("Handler Types, IntHandler", "Handler Types"),
        ("Your first bucket, Pitfalls", "Pitfalls"),
        ("3.1", "3.1 Names"),
        ("3", "3. All"),
        ("Nothing", ""),
    ],
)
def test_a_citation_means_the_narrowest_heading(cited: str, heading: str) -> None:
    titles = ["Keys", "Key", "Encode, Wire, Decode Flow", "Handler Types", "Your first bucket", "Pitfalls"]
    assert section_of(cited, [*titles, "3.1 Names", "3.11 More", "3. All"]) == heading


@pytest.mark.parametrize(
    ("cited", "documents"),
    [
        ("Keys", "api"),
        ("Reserved", "names"),  # and not what only begins so
        ("Streams", "api names"),
        ("ACME API, Streams", "api"),
        ("ACME API", "api"),
        ("RFC 3339, Streams", ""),
        ("Gone", "api names"),
    ],
)
def test_a_citation_belongs_to_the_documents_with_its_section(tmp_path: Path, cited: str, documents: str) -> None:
    (tmp_path / "acme").mkdir()
    tops = [f"ACME {name} https://acme.example/{name.lower()}.md" for name in ("names", "API")]
    tops.append("RFC 3339 https://www.rfc-editor.org/rfc/rfc3339#section-5, of 2002")
    top = "".join(f"// @source {text}\n" for text in tops)
    (tmp_path / "acme" / "1.lark").write_text(f"{top}\n// @source {cited}\nname: /[a-z]/+\n", encoding="utf-8")
    titles = {"names": ["Streams", "Reserved"], "api": ["Reserved names", "Streams", "Keys"]}
    by_address = {f"https://acme.example/{name}.md": known for name, known in titles.items()}
    known = sources(load_all(tmp_path), by_address)
    assert " ".join(Path(each.address).stem for each in known if each.cited) == documents


@pytest.mark.parametrize(
    ("address", "is_fixed"),
    [
        ("https://www.rfc-editor.org/rfc/rfc3339", True),
        ("https://github.com/acme/names/blob/v1.2.0/names.md", True),
        ("https://github.com/acme/names/tree/0033cfd", True),
        ("https://github.com/acme/names/tree/go/v1.2.0/go", True),
        ("https://github.com/acme/names/blob/develop/v1.2/names.md", False),
        ("https://github.com/acme/names/tree/deadbeef", False),
        *(
            (f"https://github.com/acme/names/blob/{branch}/names.md", False)
            for branch in ("release-2.0", "4.1", "2.0.x", "v3.1-dev", "v3.1.0-dev", "stable-2.0.1")
        ),
        ("https://github.com/acme/names/wiki/Names", False),
        ("https://github.com/acme/names", False),
        ("https://acme.example/2030/names.html", False),
    ],
)
def test_only_texts_that_cannot_change_are_not_watched(address: str, is_fixed: bool) -> None:
    assert Source("", address, []).fixed == is_fixed


def test_texts_are_found_in_a_folder(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "specs"
    (folder / "other").mkdir(parents=True)
    (folder / "other" / "surnames.md").write_text("# Other\n", encoding="utf-8")
    assert "has no source of these grammars" in site.watch("--from", folder).stderr
    for file in ("names/2029-01-01.md", "names/2030-01-01.md"):
        (folder / file).parent.mkdir(exist_ok=True)
        (folder / file).write_text(PAGE + file, encoding="utf-8")
    assert site.watch("--write", "--from", folder).stderr == f"1 source read, 0 moved, 1 not in {folder}\n"
    (folder / "acme-2--handbook--names.md").write_text(PAGE + "new\n", encoding="utf-8")
    moved = site.watch("--from", folder)
    assert moved.exit_code == 1
    assert f"read from {folder}/acme-2--handbook--names.md" in moved.stdout
    assert site.requests == []
    (folder / "tokens.abnf").write_text("x = ALPHA\n", encoding="utf-8")
    assert [*files_of(["https://acme.example/tokens.abnf"], folder).values()] == [folder / "tokens.abnf"]


def test_contradicted_examples_are_listed_and_editions_drafted(site: Site) -> None:
    file = site.root / "grammar" / "acme" / "1.lark"
    rule = '// @source Streams\n// @production x = 1*ALPHA\n// @examples "Streams" "Such as …."\n'
    file.write_text(file.read_text(encoding="utf-8").replace("// @source Streams\n", rule), encoding="utf-8")
    site.text = PAGE.replace("Letters alone.", "Such as `ab`.")
    site.watch("--write")
    site.text = PAGE.replace("Letters alone.", "Such as `a1`.\n\n```abnf\nstream-name = 1*(ALPHA / DIGIT)\n```")
    moved = site.watch("--draft").stdout
    assert f"  {file}:8:1: the text shows `a1`, which `stream-name` rejects at position 1\n" in moved
    (drafted,) = (path for path in file.parent.iterdir() if path != file)
    assert f"  drafted {drafted}\n" in moved
    assert "stream_name: (ALPHA | DIGIT)+" in drafted.read_text(encoding="utf-8")
    drafted.unlink()
    site.text = PAGE.replace("Letters alone.", "Letters.")
    assert "  not drafted: names.md:1:1: no block with productions" in site.watch("--draft").stdout


# ---- our own grammars -----------------------------------------------------------------------------------------------


def test_each_of_our_rules_names_a_source_that_is_listed() -> None:
    grammars = written()
    for grammar in {grammar.spec: grammar for grammar in grammars}.values():
        own = grammar.spec == "column-types"
        assert [name for name, rule in grammar.rules.items() if not rule.notes.sources and not own] == []
    state, absent = read_state(ROOT / "grammar"), list[Diagnostic]()
    known = sources(grammars, {address: [*entry.get("sections", ())] for address, entry in state.items()}, absent)
    assert absent == []
    assert state.keys() == {source.address for source in known if not source.fixed}
    cited = [source.title for source in known if any(name.startswith("ADR-4,") for name in source.cited)]
    assert cited == ["NATS ADR-4, message headers"]


@pytest.mark.skipif(not SPECS.is_dir(), reason="the published texts are not beside the project")
def test_the_published_texts_are_those_that_our_grammars_state() -> None:
    result = CliRunner().invoke(main, ["watch", "--from", str(SPECS), "--grammar", str(ROOT / "grammar")])
    newest = {grammar.spec: grammar.edition for grammar in written()}
    moved = [line for line in result.stdout.splitlines() if line.startswith("moved")]
    assert len(moved) == (2 if newest["aviso"] == "0.7" else 0)
    assert all("stated by aviso@0.7" in line for line in moved)
    assert result.exit_code == bool(moved)


@pytest.mark.parametrize(
    ("text", "cause"),
    [("a = 1", "`a`: it must be a table"), ("a = {read = 1}", "`a`: `read` must be text"), ("a", "TOML")],
)
def test_a_state_that_is_none_is_refused(site: Site, text: str, cause: str) -> None:
    (site.root / "grammar" / STATE).write_text(text, encoding="utf-8")
    result = site.watch()
    assert result.exit_code == 2
    assert cause in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("pkg:cargo/acme-server", "pkg:npm/--json", "3:4: `@package pkg:npm/--json@1.2`: write a package URL"),
        ("@1.2", "@latest", "3:4: `@package pkg:cargo/acme-server@latest`: write a package URL"),
        ("ACME handbook", "ADR-41,", "14:1: `ADR-4` is not among the sources at the top; add `// @source ADR-4, TITLE"),
    ],
)
def test_a_source_that_is_none_has_its_place(site: Site, old: str, new: str, problem: str) -> None:
    file = site.root / "grammar" / "acme" / "1.lark"
    text = file.read_text(encoding="utf-8").replace(old, new, 1).replace("ACME handbook\nq", "ADR-4, Somewhere\nq")
    file.write_text(text, encoding="utf-8")
    assert f"acme/1.lark:{problem}" in site.watch().stderr
