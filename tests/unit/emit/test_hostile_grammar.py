"""Text from a grammar stays text: nothing that a hostile file says becomes code, markup or a template anywhere."""

from __future__ import annotations

import html
import importlib
import json
import re
import subprocess
import sys
import warnings
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import markdown  # type: ignore[import-untyped]
import pytest
import yaml
from llguidance import LLMatcher, LLTokenizer
from mkdocs.utils.yaml import yaml_load

from natsgrammar_gen.emit.context import Names
from natsgrammar_gen.emit.render import TARGETS
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.language.dfa import compile_tree
from tests.support import hostile
from tests.support.languages import ROOT
from tests.support.regex_readers import read_gbnf, read_re2
from tests.support.rendered import render
from tests.support.targets import TARGETS as LANGUAGES
from tests.support.targets import Target, written


@pytest.fixture(scope="module")
def grammars(tmp_path_factory: pytest.TempPathFactory) -> list[Grammar]:
    root = tmp_path_factory.mktemp("hostile")
    (root / hostile.SPEC).mkdir()
    (root / hostile.SPEC / f"{hostile.EDITION}.lark").write_text(hostile.grammar(), encoding="utf-8")
    return load_all(root)


@pytest.fixture(scope="module")
def files(grammars: list[Grammar]) -> Files:
    return render(grammars, TARGETS, Names("hostile"))


def test_the_poison_arrives(grammars: list[Grammar]) -> None:
    """Everything below would be idle if loading had dropped the text already."""
    notes, rule = grammars[0].notes, grammars[0].rules["import"]
    assert notes.title == hostile.POISON
    assert notes.prose.count(hostile.POISON) == 6
    assert rule.notes.production == hostile.POISON
    assert hostile.POISON + hostile.ESCAPED in [example.name for example in rule.notes.examples]


def test_python_reads_back_what_the_grammar_says(grammars: list[Grammar], files: Files, tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for path, text in files.items():
            if path.endswith(".py"):
                compile(text, path, "exec")
    path = next(path for path in files if path.startswith("hostile/tables/class"))
    assert files[path].isascii()
    module = loaded(files, path, tmp_path)
    notes, rule = grammars[0].notes, grammars[0].rules["import"]
    assert (module.SPEC, module.EDITION) == (hostile.SPEC, hostile.EDITION)
    assert (notes.title, "; ".join(notes.sources)) == (module.TITLE, module.SOURCE)
    table: dict[str, Any] = module.RULES["import"]
    assert (table["production"], table["section"]) == (rule.notes.production, rule.notes.sources[0])
    assert [*table["good"], *(name for name, _ in table["bad"])] == [example.name for example in rule.notes.examples]
    pattern, dangers = re.compile(table["pattern"]), {*hostile.CHARACTERS}
    assert {chr(point) for point in range(0x110000) if pattern.fullmatch(chr(point))} == dangers
    escape = re.compile(module.CODECS["class"]["escape"])
    assert {chr(point) for point in range(0x110000) if escape.fullmatch(chr(point))} == dangers


def loaded(files: Files, path: str, folder: Path) -> ModuleType:
    """The module of that path, imported with the package of tables that it is in."""
    package = folder / "hostile_tables"
    package.mkdir()
    for name in ("__init__.py", Path(path).name):
        (package / name).write_text(files[f"hostile/tables/{name}"], encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module(f"hostile_tables.{Path(path).stem}")
    finally:
        sys.path.remove(str(folder))


def test_the_package_works(files: Files, tmp_path: Path) -> None:
    for path, text in files.items():
        target = tmp_path / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    program = f"""
import sys; sys.path.insert(0, {str(tmp_path)!r})
import hostile as h
rule, codec = h.rule("class--x@0--1.x+y_z:import"), h.codec("class--x:class")
assert not (wrong := [name for name in rule.good if not rule.is_valid(name)]), wrong
assert all(rule.check(name).position == at for name, at in rule.bad)
assert codec.encode("{{{{</script>") == "%7B%7B%3C%2Fscript%3E", codec.encode("{{{{</script>")
print(len(h.rules()), codec.decode("%7B"))
"""
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.stdout == "8 {\n", ran.stderr


def test_json_reads_back_what_the_grammar_says(grammars: list[Grammar], files: Files) -> None:
    path = f"jsonschema/{hostile.SPEC}/{hostile.EDITION}.schema.json"
    schema = json.loads(files[path])
    assert files[path].isascii()
    assert schema["title"] == hostile.POISON
    assert schema["$defs"]["import"]["description"].endswith(hostile.POISON)
    assert schema["$defs"]["import"]["examples"] == [*hostile.CHARACTERS, hostile.CHARACTERS]


def test_sql_is_ascii_and_holds_no_text_of_the_grammar(files: Files) -> None:
    (text,) = (text for path, text in files.items() if path.startswith("spark/") and path.endswith(".sql"))
    assert_without_text(text)


def test_files_for_platforms_are_ascii_and_hold_no_text_of_the_grammar(files: Files, grammars: list[Grammar]) -> None:
    """But for that of OpenAPI, which holds it as JSON Schema does."""
    folder = f"platforms/{hostile.SPEC}"
    collected = {path.rpartition("/")[2]: text for path, text in files.items() if path.startswith(f"{folder}/")}
    assert len(collected) == 7
    whole = collected.pop("openapi.json")
    schema = json.loads(whole)["components"]["schemas"]["import"]
    assert whole.isascii()
    assert schema == json.loads(files[f"jsonschema/{hostile.SPEC}/{hostile.EDITION}.schema.json"])["$defs"]["import"]
    for text in collected.values():
        assert_without_text(text)
    assert {*yaml.safe_load(collected["kubernetes.yaml"])} == {*grammars[0].rules}
    rule = yaml.safe_load(collected["kubernetes.yaml"])["import"]
    assert compile_tree(read_re2(rule["pattern"])) == grammars[0].rules["import"].dfa
    limited = yaml.safe_load(collected["kubernetes.yaml"])["def"]
    condition = f"size(bytes(self)) <= 7 && self.matches(r'{limited['pattern']}')"
    assert limited["x-kubernetes-validations"][0]["rule"] == condition
    (written,) = re.findall(r'(?s)bool import = .*?expression: ("(?:[^"\\]|\\.)*")', collected["names.proto"])
    assert json.loads(written) == f"!rule || this.matches(r'{rule['pattern']}')"
    for name, pattern in (("postgres.sql", r"VALUE ~ '((?:[^']|'')*)'"), ("duckdb.sql", r"\(name, '((?:[^']|'')*)'\)")):
        lines = [line for line in collected[name].splitlines() if not line.startswith("-- ")]
        assert all(re.fullmatch(rf"CREATE [^']*{pattern}\)?;", line) for line in lines if "AND" not in line), name


def test_grammars_for_generation_are_ascii_but_for_comments(files: Files) -> None:
    lark, gbnf = files[f"llguidance/{hostile.SPEC}.lark"], files[f"gbnf/{hostile.SPEC}.gbnf"]
    for text, sign in ((lark, "// "), (gbnf, "# ")):
        assert all(character.isprintable() or character == "\n" for character in text)
        assert_without_text("\n".join(line for line in text.split("\n") if not line.startswith(sign)))
    for terminal, names in (("IMPORT", hostile.CHARACTERS), ("DEF", "'*&{")):
        matcher = LLMatcher(LLTokenizer("byte"), f"start: {terminal}\n{lark}")
        for name in names:
            assert matcher.try_consume_tokens(list(name.encode())) == len(name.encode()), matcher.get_error()
            assert matcher.is_accepting()
            matcher.reset()
    read = {name: compile_tree(read_gbnf(body)) for name, body in re.findall(r"(?m)^(\S+) ::= (.*)", gbnf)}
    assert read["import"].accepts(hostile.CHARACTERS)
    assert not read["import"].accepts("a")


def assert_without_text(text: str) -> None:
    assert text.isascii()
    assert "script" not in text
    assert "alert" not in text
    assert "7*7" not in text


# What compiles takes long, and so does a test of it.
@pytest.mark.parametrize(
    "target", [pytest.param(t, id=t.name, marks=[pytest.mark.nightly] * (t.name != "typescript")) for t in LANGUAGES]
)
def test_other_languages_hold_text_and_no_code(
    target: Target, grammars: list[Grammar], files: Files, tmp_path: Path
) -> None:
    """A comment or string that ends too early would not compile, or other names would be valid."""
    target.require()
    for path, text in files.items():
        if path.startswith(f"{target.name}/"):
            written(tmp_path / path, text)
    driver = target.build(tmp_path / target.name, tmp_path / "driver", target.units(editions(grammars), "hostile"))
    edition, rule = grammars[0].address, grammars[0].rules["import"]
    names = [example.name.replace("\ud800", "").replace("\udfff", "") for example in rule.notes.examples]
    answers = target.answers(driver, [("check", f"{edition}:import", name, "") for name in names])
    collected = [None if answer == "ok" else int(answer.split()[1]) for answer in answers]
    assert collected == [rule.dfa.first_error(name) for name in names]
    (encoded,) = target.answers(driver, [("encode", f"{edition}:class", "{{</script>", "")])
    assert target.text(encoded) == "%7B%7B%3C%2Fscript%3E"


# ---- pages ----------------------------------------------------------------------------------------------------------

# What our templates, their Markdown extensions and the emphasis in prose may make.
TAGS = re.compile(
    r"h[123]|p|a|code|em|strong|mark|pre|span|div|hr|br|blockquote|[uo]l|li|table|thead|tbody|tr|t[hd]|details|summary"
    r"|img"
)
ATTRIBUTES = re.compile(r"id|class|data-natsgrammar|data-search-exclude|href|src|alt|title|start|open|style")
STYLE = re.compile(r"[a-z-]+: ?[a-z0-9 .-]+;?")
HREF = re.compile(
    r"#[a-z0-9_-]+|https://[A-Za-z0-9./#_%~:?=&-]+|(\.\./)?([A-Za-z0-9.+_-]+/)?[A-Za-z0-9.+_-]+\.(md(#[a-z0-9-]+)?|svg)"
)


class Page(HTMLParser):
    """What a browser would see: tags, attributes and text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.links: set[str] = set()
        self.styles: set[str] = set()
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links |= {value or "" for name, value in attrs if name in ("href", "src")}
        self.styles |= {value or "" for name, value in attrs if name == "style"}

    def handle_data(self, data: str) -> None:
        self.text += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data}")

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(f"a declaration: {decl}")

    def handle_pi(self, data: str) -> None:
        raise AssertionError(f"a processing instruction: {data}")


def rendered(text: str) -> Page:
    """The page as mkdocs makes it of the text, with the extensions of our site."""
    configured = yaml_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["markdown_extensions"]
    names = [name if isinstance(name, str) else next(iter(name)) for name in configured]
    options = {name: settings for entry in configured if isinstance(entry, dict) for name, settings in entry.items()}
    return Page(markdown.markdown(text, extensions=names, extension_configs=options))


PAGES = ["index", *(f"{hostile.SPEC}/{name}" for name in (hostile.EDITION, "import", "wire", "def", "codec-class"))]


@pytest.mark.parametrize("page", PAGES)
def test_pages_hold_text_and_no_live_markup(files: Files, page: str) -> None:
    text = files[f"reference/{page}.md"]
    body = text.split("---\n", 2)[2] if text.startswith("---\n") else text
    shown = rendered(body)
    assert [tag for tag in shown.tags if not TAGS.fullmatch(tag)] == []
    assert [name for name in shown.attributes if not ATTRIBUTES.fullmatch(name)] == []
    assert all(HREF.fullmatch(link) for link in shown.links), shown.links
    assert all(STYLE.fullmatch(style) for style in shown.styles), shown.styles
    assert "wzxhzdk" not in shown.text
    if page.endswith(("def", "codec-class")):
        return
    # The dangerous characters are there to be read.
    assert "</code></pre></script><script>alert(1)</script><img src=x onerror=alert(1)>" in shown.text
    assert "{{ 7*7 }} {% if x %}" in shown.text


def test_no_character_of_a_page_turns_or_breaks_its_line(files: Files) -> None:
    """Not as it is, and not as a character reference."""
    for path, text in files.items():
        if path.endswith((".md", ".svg")):
            shown = html.unescape(text)
            assert not {c for c in shown if not c.isprintable() and c not in "\n\t"}, path
    assert "&#60;U+202E&#62;" in files[f"reference/{hostile.SPEC}/{hostile.EDITION}.md"]


def test_every_row_of_a_page_has_its_cells(files: Files) -> None:
    """A character that ends a table cell would shift all that follows it."""
    pages = [text for path, text in files.items() if path.startswith("reference/") and path.endswith(".md")]
    lines = [line for text in pages for line in text.splitlines()]
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| ---")]
    assert len(rows) > 50
    assert {len(re.findall(r"(?<!\\)\|", line)) - 1 for line in rows} <= {2, 3, 4}


def test_pictures_hold_text_and_no_live_markup(files: Files) -> None:
    pictures = [ET.fromstring(text) for path, text in files.items() if path.endswith(".svg")]
    assert pictures
    elements = [element for picture in pictures for element in picture.iter()]
    allowed = {"svg", "title", "style", "circle", "path", "g", "rect", "text"}
    assert {element.tag.rpartition("}")[2] for element in elements} <= allowed
    assert not {name for element in elements for name in element.attrib if name.startswith("on") or "href" in name}
    assert len({element.text for element in elements if element.tag.endswith("style")}) == 1
