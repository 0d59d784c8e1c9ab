"""Reports in a browser: all can read and reach what they say, and the pictures of the site show them as they are."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from natsgrammar_spark.report import as_json
from natsgrammar_spark.report.page import page as page_of
from tests.support.chromium import Page, browsing
from tests.support.engines import AXE_FINDS, axe
from tests.support.languages import ROOT
from tests.support.reports import rich

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SIZE = 1120, 700  # as tools/pictures.py has it
ALIKE = 12  # of 255: how much a picture of another machine may differ on average, which has other fonts
DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 140, height: 88 });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, 140, 88);
    return context.getImageData(0, 0, 140, 88).data;
  }));
  return one.reduce((sum, it, at) => sum + Math.abs(it - other[at]), 0) / one.length;
}"""


@pytest.mark.nightly
def test_the_report_looks_like_its_pictures(spark: SparkSession, tmp_path: Path) -> None:
    contracts = sorted(map(str, (ROOT / "examples" / "contracts").glob("*.yaml")))
    ran = CliRunner().invoke(main, ["run", *contracts, "--output", str(tmp_path / "run"), "--allow-findings"])
    assert ran.exit_code == 0, ran.output
    with browsing(tmp_path / "profile") as page:
        for scheme in ("light", "dark"):
            page.open((tmp_path / "run" / "report.html").as_uri(), SIZE[0], dark=scheme == "dark")
            committed = (ROOT / "docs" / "assets" / f"report-{scheme}.png").read_bytes()
            pictures = [base64.b64encode(item).decode() for item in (committed, page.picture(*SIZE))]
            page.open("about:blank")  # the report loads no pictures
            assert page.call(DIFFERENCE, pictures) < ALIKE, f"{scheme}: take it again with `make pictures`"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with browsing(tmp_path_factory.mktemp("profile")) as page:
        yield page


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """Reports of few and of many contracts, whose checks are open and closed."""
    folder = tmp_path_factory.mktemp("reports")
    for contracts in (1, 30):
        (folder / f"{contracts}.html").write_text(page_of(as_json(*rich(contracts))), encoding="utf-8")
    return {contracts: (folder / f"{contracts}.html").as_uri() for contracts in (1, 30)}


@pytest.mark.nightly
@pytest.mark.parametrize("contracts", [1, 30])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_all_can_read_reports(width: int, dark: bool, contracts: int, browser: Page, addresses: dict[int, str]) -> None:
    judge = axe()
    browser.reports.clear()
    browser.open(addresses[contracts], width, dark)
    assert browser.run("document.documentElement.scrollWidth") <= width
    browser.run("document.querySelectorAll('details').forEach((it) => { it.open = true; })")
    broken = "[...document.querySelectorAll('.piece')].filter((it) => it.offsetHeight > 30).map((it) => it.textContent)"
    assert browser.run(broken) == [], "a name ends a line within a part that would fit in one"
    browser.run(f"(() => {{ {judge} }})()")
    assert browser.run(AXE_FINDS) == []
    assert browser.reports == []


@pytest.mark.nightly
def test_reports_are_read_with_the_keyboard(browser: Page, addresses: dict[int, str]) -> None:
    browser.open(addresses[1])
    expected = browser.run(
        "document.querySelectorAll('a[href], summary, details[open] button, details[open] pre').length"
    )
    reached = []
    for _ in range(300):
        press(browser, "Tab")
        if browser.run("document.activeElement === document.body"):
            break
        reached.append(browser.run("document.activeElement.outerHTML.slice(0, 60)"))
        assert browser.run("getComputedStyle(document.activeElement).outlineStyle") != "none", reached[-1]
    hidden = browser.run("document.querySelectorAll('details[open] .queries:not([open]) :is(pre, button)').length")
    assert len(reached) == expected - hidden
    browser.run("document.querySelector('.queries > summary').focus()")
    press(browser, "Enter")
    assert browser.run("document.querySelector('.queries').open")
    for key, closed in (("Tab", True), ("Enter", False)):
        press(browser, key)
        assert browser.run("document.activeElement.textContent") in (("Copy",) if closed else ("Copied", "Selected"))


@pytest.mark.nightly
def test_links_open_what_is_closed(browser: Page, addresses: dict[int, str]) -> None:
    browser.open(addresses[30])
    assert browser.run("document.querySelectorAll('details.check[open]').length") == 0
    browser.run("document.querySelector('a[href=\"#check-3-1\"]').click()")
    browser.run("new Promise((done) => setTimeout(done, 100))")
    assert browser.run("document.getElementById('check-3-1').closest('details').open")
    assert browser.run("document.querySelectorAll('details.check[open]').length") == 1


@pytest.mark.nightly
def test_reports_work_without_scripts_and_on_paper(browser: Page, addresses: dict[int, str]) -> None:
    browser.ask("Emulation.setScriptExecutionDisabled", value=True)
    try:
        browser.open(addresses[30])
        assert browser.run("document.querySelectorAll('button').length") == 0
        assert "exists(violations" in browser.run("document.querySelector('pre').textContent")
        height = "document.querySelectorAll('details.check')[1].getBoundingClientRect().height"
        closed = browser.run(height)
        browser.ask("Emulation.setEmulatedMedia", media="print")
        assert browser.run(height) > 2 * closed
    finally:
        browser.ask("Emulation.setEmulatedMedia", media="")
        browser.ask("Emulation.setScriptExecutionDisabled", value=False)


def press(page: Page, key: str) -> None:
    """Press a key and let it go."""
    text = {"text": "\r"} if key == "Enter" else {}
    code = {"Tab": 9, "Enter": 13}[key]
    for kind in ("keyDown", "keyUp"):
        page.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **text)
    page.run("new Promise((done) => setTimeout(done, 30))")
