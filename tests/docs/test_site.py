"""The whole site as it is built: in a browser, opened from its folder, and file by file. At full depth."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
from itertools import product
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.support.chromium import Page
from tests.support.engines import AXE_FINDS, axe, zensical
from tests.support.languages import ROOT
from tests.support.pages import Block, blocks, commands, pages
from tools.pictures import PAGES, WIDTHS

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("browser")]


def html(site: Path, page: str) -> Path:
    """The built page of a file under docs/."""
    return (site / page.removeprefix("docs/")).with_suffix(".html")


def built(site: Path) -> dict[str, str]:
    """The texts of all built pages, by their paths in the site."""
    return {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in site.rglob("*.html")}


MOST = 300_000  # bytes of a page without what the theme puts around it
# A question → the page that answers it, which is to be the first that the search of the site finds.
ANSWERS = {
    "stream name": "reference/portable/stream-name",
    "adr6:stream-name": "reference/adr6/stream-name",
    "dot in stream name": "reference/portable/stream-name",
    "consumer name": "reference/portable/consumer-name",
    "kv key": "reference/portable/kv-key-name",
    "queue group": "reference/portable/queue-name",
    "ADR-6": "reference/adr6/2023-02-01",
    "portable": "reference/portable/computed",
    "IsValidSubject": "reference/functions",
    "who accepts a name": "guide/dialects",
    "wildcard": "guide/subjects",
    "%2E": "guide/codecs",
    "decode": "guide/codecs",
    "CloudEvents headers": "guide/cloudevents",
    "message header": "guide/headers",
    "SARIF": "guide/lint",
    "streaming": "guide/streaming",
    "spark connect": "guide/spark-connect",
    "quarantine": "guide/pipeline",
    "delta": "guide/tables",
    "kubernetes": "guide/kubernetes",
    "pydantic": "guide/pydantic",
    "json schema": "guide/platforms",
    "java": "guide/languages",
    "own grammar": "guide/own-grammars",
    "write my own rule": "guide/own-grammars",
    "publish my rules as package": "guide/own-grammars",
    "compare two editions": "guide/spec-changes",
    "upgrade ADR-6 new edition": "guide/spec-changes",
    "npm package": "guide/languages",
    "how do I encode an empty token": "guide/safe-token",
    "filter matches subject in go": "guide/subjects",
    "regular expression": "guide/comparison",
    "exit code": "reference/codes",
    "github actions": "guide/ci",
    "pre-commit": "guide/ci",
    "invalid stream name": "reference/portable/stream-name",
    "invalid subject": "reference/messages",
    "nats: invalid subject": "reference/messages",
    "nats: invalid key": "reference/messages",
    **dict.fromkeys(
        (
            "stream not found",
            "consumer not found",
            "no responders available for request",
            "deliver subject not valid",
            "subjects overlap with an existing stream",
            "max age needs to be >= 100ms",
            'subject "orders.>" overlaps with "orders.eu"',
        ),
        "reference/messages",
    ),
    "subject wildcards": "guide/subjects",
    "spaces in subject": "guide/subjects",
    "empty token": "guide/safe-token",
    "change a rule": "guide/spec-changes",
    "max length": "reference/characters",
    "install": "guide/tutorial",
    "lint": "guide/lint",
    "regex": "guide/comparison",
    "go": "guide/languages",
    "typescript": "guide/languages",
    "hourly": "guide/hourly",
    "airflow": "guide/hourly",
    "docker": "guide/hourly",
    "playground": "playground",
    "great expectations": "guide/great-expectations",
    "dqx": "guide/dqx",
    "pandera": "guide/pandera",
    "dbt": "guide/dbt",
    "report": "guide/reports",
    "threshold": "guide/reports",
    "glossary": "guide/glossary",
}


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
    page.reports.clear()
    page.open((whole_site / "guide" / "names.html").as_uri())
    assert urlsplit(page.call(SEARCHED, "playground")[0]).path.endswith("/playground.html")
    hit, refused = page.run(COLOURS)
    assert hit != refused, "a hit looks like an error"
    assert page.reports == []


def test_questions_are_answered_by_the_first_hit(page: Page, whole_site: Path) -> None:
    page.open((whole_site / "guide" / "names.html").as_uri())
    collected = {question: page.call(SEARCHED, question) for question in ANSWERS}
    first = {question: urlsplit(hits[0]).path if hits else "" for question, hits in collected.items()}
    wrong = {
        question: first[question]
        for question, name in ANSWERS.items()
        if first[question] != (whole_site / f"{name}.html").as_posix()
    }
    assert wrong == {}


@pytest.mark.parametrize("name", ["docs/index.md", "docs/guide/names.md", "docs/guide/library.md"])
def test_copy_buttons_copy_what_is_typed(name: str, page: Page, whole_site: Path) -> None:
    page.open(html(whole_site, name).as_uri())
    page.run(WAIT)
    prompts = page.run(
        "[...document.querySelectorAll('[data-clipboard-target]')].map("
        "(it) => Boolean(it.closest('pre').querySelector('.gp')))"
    )
    copied = [page.call(COPIED, number) for number, prompt in enumerate(prompts) if prompt]
    collected = [block for block in blocks(pages()[name], name) if block.language in ("console", "pycon")]
    assert copied == [typed(block) for block in collected]


def typed(block: Block) -> str:
    """What a reader types of an example."""
    if block.language == "console":
        return "\n".join(command for command, _ in commands(block))
    return "".join(example.source for example in doctest.DocTestParser().get_examples(block.text)).strip()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_all_can_read_the_pages(width: int, dark: bool, page: Page, whole_site: Path) -> None:
    judge = axe()
    for name in PAGES:
        page.open((whole_site / f"{name}.html").as_uri(), width, dark)
        page.run(f"new Promise((done) => setTimeout(done, 500)).then(() => {{ {judge} }})")
        assert page.run(AXE_FINDS) == [], name
        assert page.run("document.documentElement.scrollWidth") <= width, f"{name} is wider than the window"


def test_pictures_follow_the_page_and_not_the_system(page: Page, whole_site: Path) -> None:
    taken: dict[str, list[bytes]] = {}
    for system, toggled in product((False, True), repeat=2):
        page.open((whole_site / "reference" / "adr6" / "stream-name.html").as_uri(), dark=system)
        if toggled:
            page.run("document.querySelector('[data-md-component=palette] label:not([hidden])').click()")
        scheme = page.run("document.body.dataset.mdColorScheme")
        assert scheme == ("slate" if system != toggled else "default")
        page.run("document.body.replaceChildren(document.querySelector('article img'))")
        picture = b""
        while picture != (picture := page.picture(800, 200)):  # until colours have faded
            page.run("new Promise((done) => setTimeout(done, 300))")
        taken.setdefault(scheme, []).append(picture)
    light, dark = taken["default"], taken["slate"]
    assert light[0] == light[1] != dark[0] == dark[1]


def test_what_is_wider_than_a_phone_says_that_it_scrolls(page: Page, whole_site: Path) -> None:
    page.open((whole_site / "reference" / "adr6" / "stream-name.html").as_uri(), 390)
    page.run("new Promise((done) => setTimeout(done, 300))")
    message = """[...document.querySelectorAll(".md-typeset__scrollwrap")].map((it) =>
      [it.scrollWidth > it.clientWidth, getComputedStyle(it, "::before").content.includes("Scrolls")])"""
    actual = page.run(message)
    assert [True, True] in actual
    assert all(wide == hint for wide, hint in actual)


# ---- file by file ---------------------------------------------------------------------------------------------------


def test_every_page_says_what_it_is(whole_site: Path) -> None:
    messages = {path: re.search(r"<title>(.*?)</title>", text, re.DOTALL) for path, text in built(whole_site).items()}
    titles = [item[1] for path, item in messages.items() if item and path != "404.html"]
    assert len(titles) == len(messages) - 1
    assert len({*titles}) == len(titles)


def test_pages_are_light(whole_site: Path) -> None:
    sizes = {
        path: len(re.sub(r"(?s)^.*<article|</article>.*$", "", text).encode())
        for path, text in built(whole_site).items()
    }
    assert {path: size for path, size in sizes.items() if size > MOST} == {}


def test_nothing_is_loaded_from_elsewhere(whole_site: Path) -> None:
    loaded = re.compile(r'<(?:script|img|iframe|source|object)[^>]+?(?:src|data)="(https?:[^"]+)"|<link[^>]+>')
    for path, text in built(whole_site).items():
        for match in loaded.finditer(text):
            address = match[1] or re.search(r'href="(https?:[^"]+)"', match[0])
            assert not address or 'rel="canonical"' in match[0], (path, match[0])


def test_the_sitemap_lists_the_pages(whole_site: Path) -> None:
    listed = re.findall(r"<loc>https://natsgrammar\.example/(.*?)</loc>", (whole_site / "sitemap.xml").read_text())
    assert {*map(unquote, listed)} == built(whole_site).keys() - {"404.html"}


def test_pages_are_edited_where_they_are_written(whole_site: Path) -> None:
    for path, text in built(whole_site).items():
        match = re.search(r'<a href="[^"]+/edit/main/([^"]+)"[^>]+rel="edit"', text)
        if path.startswith("reference/"):
            assert match is None or match[1].startswith("grammar/"), path
        if match:
            assert (ROOT / match[1]).is_file(), match[1]
        assert match or path.startswith(("reference/", "404")), path


def test_each_page_has_a_twin_in_markdown(whole_site: Path) -> None:
    link = re.compile(r"\]\(([^)#\s]+\.md)(?:#[^)]*)?\)")
    twins = [whole_site / path.replace(".html", ".md") for path in built(whole_site) if path != "404.html"]
    for twin in [*twins, whole_site / "llms.txt"]:
        text = twin.read_text(encoding="utf-8")
        assert text.startswith("# "), twin
        for target in link.findall(text):
            assert "://" in target or (twin.parent / target).is_file(), (twin, target)
    listed = {whole_site / match for match in link.findall((whole_site / "llms.txt").read_text(encoding="utf-8"))}
    assert listed >= {twin for twin in twins if "reference" not in twin.parts}


def test_zensical_builds_the_same_pages(whole_site: Path, tmp_path: Path) -> None:
    for name in ("docs", "theme"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("runtime", "pipeline"):  # the page of the API is made of their docstrings
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    ran = subprocess.run([zensical(), "build", "--strict"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert built(tmp_path / "site").keys() == built(whole_site).keys()
    assert not re.search("warning|ignored", ran.stdout + ran.stderr, re.IGNORECASE), ran.stdout + ran.stderr
