"""The whole site as it is built: in a browser, opened from its folder, and file by file. At full depth."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.support.chromium import Page
from tests.support.engines import MADE
from tests.support.languages import ROOT
from tests.support.pages import Block, blocks, commands, pages

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("browser")]


def html(site: Path, page: str) -> Path:
    """The built page of a file under docs/."""
    return (site / page.removeprefix("docs/")).with_suffix(".html")


def built(site: Path) -> dict[str, str]:
    """The texts of all built pages, by their paths in the site."""
    return {it.relative_to(site).as_posix(): it.read_text(encoding="utf-8") for it in site.rglob("*.html")}


# ---- in a browser ---------------------------------------------------------------------------------------------------

SEARCHED = """async (question) => {
  const [field, result] = ["query", "result"].map((it) => document.querySelector(`[data-md-component=search-${it}]`));
  const [meta, list] = ["meta", "list"].map((it) => result.querySelector(`.md-search-result__${it}`));
  const asked = async (text, done) => {
    field.value = text;
    field.dispatchEvent(new Event("keyup"));
    while (!done()) await new Promise((next) => setTimeout(next, 10));
  };
  document.getElementById("__search").click();
  field.focus();
  await asked("", () => !list.children.length && meta.textContent.includes("Type"));
  await asked(question, () => /\\d|No/.test(meta.textContent));
  document.getElementById("__search").click();
  return [...list.querySelectorAll(".md-search-result__link")].map((it) => it.href);
}"""
COLOURS = """["mark", "i"].map((tag) => {
  const list = document.querySelector(".md-search-result__list li");
  list.append(Object.assign(document.createElement("i"), { style: "color: var(--pg-no)" }));
  return getComputedStyle(list.querySelector(tag)).color;
})"""
WAIT = """new Promise((done) => {
  (function wait() { document.querySelector("[data-clipboard-target]") ? done() : setTimeout(wait); })();
})"""
COPIED = """(number) => new Promise((done) => {
  document.addEventListener("copy", () => done(document.activeElement.value), { once: true });
  document.querySelectorAll("[data-clipboard-target]")[number].click();
})"""


def test_search_works_from_a_folder(page: Page, whole_site: Path) -> None:
    page.told.clear()
    page.open((whole_site / "guide" / "names.html").as_uri())
    assert urlsplit(page.call(SEARCHED, "playground")[0]).path.endswith("/playground.html")
    hit, refused = page.run(COLOURS)
    assert hit != refused, "a hit looks like an error"
    assert page.told == []


@pytest.mark.parametrize("name", ["docs/index.md", "docs/guide/names.md", "docs/guide/library.md"])
def test_copy_buttons_copy_what_is_typed(name: str, page: Page, whole_site: Path) -> None:
    page.open(html(whole_site, name).as_uri())
    page.run(WAIT)
    prompts = page.run(
        "[...document.querySelectorAll('[data-clipboard-target]')].map("
        "(it) => Boolean(it.closest('pre').querySelector('.gp')))"
    )
    copied = [page.call(COPIED, number) for number, prompt in enumerate(prompts) if prompt]
    found = [block for block in blocks(pages()[name], name) if block.language in ("console", "pycon")]
    assert copied == [typed(block) for block in found]


def typed(block: Block) -> str:
    """What a reader types of an example."""
    if block.language == "console":
        return "\n".join(command for command, _ in commands(block))
    return "".join(example.source for example in doctest.DocTestParser().get_examples(block.text)).strip()


# ---- file by file ---------------------------------------------------------------------------------------------------


def test_nothing_is_loaded_from_elsewhere(whole_site: Path) -> None:
    loaded = re.compile(r'<(?:script|img|iframe|source|object)[^>]+?(?:src|data)="(https?:[^"]+)"|<link[^>]+>')
    for path, text in built(whole_site).items():
        for found in loaded.finditer(text):
            address = found[1] or re.search(r'href="(https?:[^"]+)"', found[0])
            assert not address or 'rel="canonical"' in found[0], (path, found[0])


def test_the_sitemap_lists_the_pages(whole_site: Path) -> None:
    listed = re.findall(r"<loc>https://natsgrammar\.example/(.*?)</loc>", (whole_site / "sitemap.xml").read_text())
    assert {*map(unquote, listed)} == built(whole_site).keys() - {"404.html"}


def test_pages_are_edited_where_they_are_written(whole_site: Path) -> None:
    for path, text in built(whole_site).items():
        found = re.search(r'<a href="[^"]+/edit/main/([^"]+)"[^>]+rel="edit"', text)
        if path.startswith("reference/"):
            assert found is None or found[1].startswith("grammar/"), path
        if found:
            assert (ROOT / found[1]).is_file(), found[1]
        assert found or path.startswith(("reference/", "404")), path


def test_each_page_has_a_twin_in_markdown(whole_site: Path) -> None:
    link = re.compile(r"\]\(([^)#\s]+\.md)(?:#[^)]*)?\)")
    twins = [whole_site / path.replace(".html", ".md") for path in built(whole_site) if path != "404.html"]
    for twin in [*twins, whole_site / "llms.txt"]:
        text = twin.read_text(encoding="utf-8")
        assert text.startswith("# "), twin
        for target in link.findall(text):
            assert "://" in target or (twin.parent / target).is_file(), (twin, target)
    listed = {whole_site / it for it in link.findall((whole_site / "llms.txt").read_text(encoding="utf-8"))}
    assert listed >= {it for it in twins if "reference" not in it.parts}


def test_zensical_builds_the_same_pages(whole_site: Path, tmp_path: Path) -> None:
    zensical = MADE / "python" / "bin" / "zensical"
    if not zensical.exists():
        pytest.skip(f"no {zensical}: whether Zensical builds the site is NOT tested; see tools/engines.sh")
    for name in ("docs", "theme"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    ran = subprocess.run([zensical, "build", "--strict"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert built(tmp_path / "site").keys() == built(whole_site).keys()
    assert not re.search("warning|ignored", ran.stdout + ran.stderr, re.IGNORECASE), ran.stdout + ran.stderr
