"""The playground in a real browser, on pages that the site's own configuration builds: the same answers as Python."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from urllib.parse import parse_qs, urlencode

import pytest

import natsgrammar as ng
from natsgrammar.core import USUAL_KINDS
from natsgrammar.text import seen
from tests.support.chromium import Page, program
from tests.support.depth import Some, is_full
from tests.support.hostile import ESCAPED, POISON
from tests.support.languages import ROOT
from tests.support.rendered import reference
from tests.support.vectors import vectors
from tools.reference.__main__ import write_box

pytestmark = pytest.mark.xdist_group("browser")  # one site and one browser for all of them

PHONE = 390
BARE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Playground</title>
<link rel="stylesheet" href="assets/playground.css">{boxes}<script src="assets/playground.js"></script></html>"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The built site; at quick depth the boxes alone, on a page without the theme."""
    program()
    if is_full():
        whole: Path = request.getfixturevalue("whole_site")
        return whole
    docs, site = ROOT / "docs", tmp_path_factory.mktemp("site")
    for path in ("assets/playground.css", "assets/playground.js"):
        (site / path).parent.mkdir(exist_ok=True)
        (site / path).symlink_to(docs / path)
    (site / "reference").mkdir()
    (site / "reference" / "natsgrammar.js").write_text(reference()["reference/natsgrammar.js"], encoding="utf-8")
    boxes = "".join(re.findall(r"<div .*</div>", (docs / "playground.md").read_text(encoding="utf-8")))
    (site / "playground.html").write_text(BARE.format(boxes=boxes), encoding="utf-8")
    return site


def opened(page: Page, site: Path, what: str = "") -> None:
    """The playground, opened from its folder, when its boxes are there; the one that is open if it will do."""
    ready = "document.querySelectorAll('.pg-result').length === 3 && innerWidth > 500"
    if what or not page.run(ready):
        page.open((site / "playground.html").as_uri() + what)
        page.run(f"new Promise((done) => {{ (function wait() {{ {ready} ? done() : setTimeout(wait); }})(); }})")


OPEN = "document.querySelectorAll('.playground details').forEach((it) => { it.open = true; })"
CHOSEN = """(box, value) => {
  const select = document.querySelector(`[data-natsgrammar=${box}] select`);
  select.value = value;
  select.dispatchEvent(new Event("change"));
}"""
TYPED = """async (box, number, text) => {
  const field = document.querySelectorAll(`[data-natsgrammar=${JSON.stringify(box)}] textarea`)[number];
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event("input"));
  const done = () => document.querySelectorAll(".pg-kinds:not([aria-busy=false])").length === 0;
  do await new Promise((next) => setTimeout(next)); while (!done());
  return document.querySelector(`[data-natsgrammar=${JSON.stringify(box)}] .pg-result`).textContent;
}"""


def test_rules_judge_as_in_python(page: Page, site: Path, some: Some) -> None:
    opened(page, site)
    requests = [(address, *vector) for address in some(ng.rules(), 40) for vector in some([*vectors(address)], 30)]
    check = "(asked) => asked.map(([address, name]) => natsgrammar.rule(address).check(name)?.position ?? null)"
    for start in range(0, len(requests), 20_000):
        part = requests[start : start + 20_000]
        for (address, name, position), output in zip(part, page.call(check, part), strict=True):
            assert output == position, (address, name)
    assert len(requests) > 500


def test_chips_say_what_python_says(page: Page, site: Path, some: Some) -> None:
    chips = """() => Object.fromEntries([...document.querySelectorAll(".pg-kinds > li")].map((row) => [
      row.querySelector(".pg-kind").textContent,
      [...row.querySelectorAll(".pg-chip")].map((it) => [it.className.slice(8), it.textContent]),
    ]))"""
    opened(page, site)
    silent = {kind: {*ng.explain("", kind).no_opinion} for kind in ng.roles()}
    for name in some(["ORDERS.EU", "a b", "caf\u00e9", "a\0b", "x" * 256, "orders.*", ""], 2):
        page.call(TYPED, "names", 0, name)
        output = page.call(chips)
        assert output.keys() == ng.roles().keys()
        for kind, them in output.items():
            collected = [ng.rule(address).check(name) for _, address in ng.roles()[kind]]
            verdicts = ["pg-no" if item else "pg-yes" for item in collected]
            assert [how for how, _ in them] == verdicts + ["pg-silent"] * len(silent[kind]), (name, kind)
            assert {text for how, text in them if how == "pg-silent"} == {
                f"– {item} has no rule for it" for item in silent[kind]
            }
            for (_, text), entry in zip(them, collected, strict=False):
                assert text.endswith(f" rejects it at {entry.position}" if entry else " accepts it")


@pytest.mark.nightly
def test_what_is_suggested_is_accepted_by_all(page: Page, site: Path) -> None:
    opened(page, site)
    for kind in ("stream-name", "subject-publish", "kv-key-name"):
        page.call(CHOSEN, "names", kind)
        for name in ("ORDERS.EU", "a b/c", "caf\u00e9.\u202e", "orders..eu.", "\ud800x"):
            page.call(TYPED, "names", 0, name)
            used = page.run("""(() => {
              document.querySelector(".pg-use")?.click();
              return document.querySelector("[data-natsgrammar=names] textarea").value;
            })()""")
            assert ng.explain(used, kind), (kind, name, used)
            assert page.run("document.querySelector('[data-natsgrammar=names] .pg-verdict').matches('.pg-yes')")


ODD = [
    "",
    ".",
    "..",
    "a.",
    ".a",
    "a..b",
    "ORDERS.EU",
    "a b/c",
    "caf\u00e9.\u202e",
    "orders..eu.",
    "foo*",
    "orders.*",
    ">",
]
ODD += ["*", "a.>.b", "_sys_.x", "$G", "a:b", "\u00dcBER", "\u00e9\u00e9", "x" * 300, "a\tb", " a ", "-", "a\\", "a/b."]
ODD += ["Nats Msg", "---", "\x7f"]


@pytest.mark.parametrize("kind", USUAL_KINDS)
def test_what_is_suggested_is_what_python_suggests(kind: str, page: Page, site: Path, some: Some) -> None:
    opened(page, site)
    page.call(CHOSEN, "names", kind)
    used = "document.querySelector('[data-natsgrammar=names] .pg-use')?.textContent ?? null"
    wrong = []
    for name in some([*ODD, *(text for text, _ in ng.rule(kind).bad if len(text) < 400 and "\n" not in text)], 8):
        page.call(TYPED, "names", 0, name)
        violation = ng.rule(kind).check(name)
        expected = violation.suggestion if violation else None
        actual = page.run(used)
        if actual != (None if expected is None else seen(expected)):
            wrong.append((name, actual, expected))
    assert wrong == []


def test_the_first_error_is_marked_by_number_if_it_cannot_be_seen(page: Page, site: Path) -> None:
    opened(page, site)
    page.call(CHOSEN, "names", "stream-name")
    for name, mark in (("a\u202eb", "<U+202E>"), ("a b", "\u2423"), ("a.b", "."), ("", "empty"), ("a\0", "<NUL>")):
        page.call(TYPED, "names", 0, name)
        assert page.run("document.querySelector('.pg-text mark').textContent") == mark


def test_filters_take_what_python_matches(page: Page, site: Path) -> None:
    opened(page, site)
    filters = ["orders.>", "*.eu.*", "orders.*", ">", "a..b", "orders.>.x"]
    page.call(TYPED, "subjects", 1, "\n".join(f"S{at} {single}" for at, single in enumerate(filters)))
    for subject in ("orders.eu.new", "orders.eu", "orders", "x.", "orders.>"):
        output = page.call(TYPED, "subjects", 0, subject)
        taking = [f"S{at}" for at, single in enumerate(filters) if ng.match(subject, single)]
        message = f"captured by the stream{'s' * (len(taking) > 1)} {', '.join(taking)}"
        none = "neither captured by a stream nor matched by a filter"
        assert output.startswith(f"✓ {message}subject" if taking else f"✗ {none}subject")
    page.call(TYPED, "subjects", 1, "S a.>\n*.b\n>")
    assert page.call(TYPED, "subjects", 0, "a.b").startswith(
        "✓ captured by the stream S and matched by the filters *.b, >"
    )
    page.call(TYPED, "subjects", 1, "\n".join(f"S{at} {single}" for at, single in enumerate(filters)))
    page.call(TYPED, "subjects", 0, "orders.eu")
    pairs = page.run("""[...document.querySelectorAll(".pg-pairs li")].map(
      (pair) => [...pair.querySelectorAll("code")].map((it) => it.textContent))""")
    known = [(a, b) for at, b in enumerate(filters) for a in filters[:at] if ng.overlaps(a, b)]
    assert [(a, b) for a, b, _ in pairs] == known
    assert all(ng.match(example, a) and ng.match(example, b) for a, b, example in pairs)


@pytest.mark.nightly
def test_codecs_carry_what_python_carries(page: Page, site: Path) -> None:
    fields = "[...document.querySelectorAll('[data-natsgrammar=codecs] textarea')].map((one) => one.value)"
    opened(page, site)
    known = page.run("Object.keys(natsgrammar.codecs)")
    assert known == [address for address in ng.codecs() if not ng.codec(address).entry["by"]]
    for address in known:
        page.call(CHOSEN, "codecs", address)
        for value in ("orders/eu 1.45 \u00e9", "", "a\0%\U0001f600", "x..y"):
            page.call(TYPED, "codecs", 0, value)
            try:
                encoded = ng.codec(address).encode(value)
            except ng.CodecError:  # as of a space in an MQTT topic
                assert page.run(fields)[1] == ""
                continue
            assert page.run(fields)[1] == encoded
            page.call(TYPED, "codecs", 1, encoded)
            assert page.run(fields)[0] == value
        assert "rejected" in page.call(TYPED, "codecs", 1, "%ZZ\n")


def test_hostile_texts_stay_texts_and_nothing_is_told(page: Page, site: Path, some: Some) -> None:
    image = "<img src=x onerror=alert(1)>"
    page.reports.clear()
    opened(page, site, f"#{urlencode({'name': image})}&kind=__proto__&codec=constructor&filters=%ff")
    assert page.run("document.querySelector('[data-natsgrammar=names] textarea').value") == image
    elements = "document.querySelectorAll('script, img, iframe, style, pre').length"
    elsewhere = (
        "[...document.querySelectorAll('.playground a')].filter((it) => !it.href.includes('/reference/')).length"
    )
    before = page.run(elements)
    for text in some([POISON, ESCAPED, image, "</textarea><script>alert(1)</script>", "__proto__", "%"], 2):
        for box, number in (("names", 0), ("subjects", 0), ("subjects", 1), ("codecs", 0), ("codecs", 1)):
            page.call(TYPED, box, number, text)
        assert page.run(elements) == before
        assert page.run(elsewhere) == 0
    assert page.reports == []


def test_each_line_is_a_name(page: Page, site: Path) -> None:
    opened(page, site)
    page.call(CHOSEN, "names", "stream-name")
    page.call(TYPED, "names", 0, "ORDERS\norders/eu\n")
    lines = "[...document.querySelectorAll('.pg-names > li')].map((it) => [it.className, it.textContent])"
    good, bad = page.run(lines)
    assert good == ["pg-yes", "✓ ORDERS safe everywhere"]
    assert bad[0] == "pg-no"
    assert bad[1].startswith("✗ orders/eu path separator")
    page.run("document.querySelectorAll('.pg-name')[1].click()")
    assert page.run("document.querySelector('.pg-names ~ .pg-result .pg-text').textContent") == "orders/eu"
    page.run("document.querySelector('.pg-use').click()")
    assert page.run("document.querySelector('[data-natsgrammar=names] textarea').value") == "ORDERS\norders_eu"
    page.call(TYPED, "names", 0, "ORDERS")
    assert page.run(lines) == []


def test_usual_kinds_and_the_safe_codec_come_first(page: Page, site: Path) -> None:
    opened(page, site)
    groups = """(box) => [...document.querySelectorAll(`[data-natsgrammar=${box}] optgroup`)].map(
      (it) => [...it.children].map((one) => one.value))"""
    usual, more = page.call(groups, "names")
    assert tuple(usual) == USUAL_KINDS
    assert {*usual, *more} == {*ng.roles()}
    assert page.run("document.querySelector('[data-natsgrammar=codecs] select').value") == "safe@1:token"


def test_examples_are_names_that_somebody_refuses(page: Page, site: Path) -> None:
    opened(page, site)
    for number in range(page.run("document.querySelectorAll('.pg-example').length")):
        page.run(f"document.querySelectorAll('.pg-example')[{number}].click()")
        assert page.run("document.querySelector('[data-natsgrammar=names] [aria-invalid=true]') !== null")
    assert number >= 4


def test_a_verdict_leads_to_its_rule_and_is_a_command(page: Page, site: Path, tmp_path: Path) -> None:
    """A shell reads the command as the names that were typed."""
    opened(page, site)
    page.call(CHOSEN, "names", "kv-key-name")
    texts = ["user:17", "it's", "-x", "a b", "a\tb\\'c", "é😀", "$(id)", "*", "!x", "`id`"]
    page.call(TYPED, "names", 0, "\n".join(texts))
    command = page.run("document.querySelector('.pg-command code').textContent")
    completed = subprocess.run(
        ["bash", "-c", f'natsgrammar() {{ printf "%s\\0" "$@"; }}; {command}'], capture_output=True, check=True
    )
    assert completed.stdout.decode().split("\0")[:-1] == ["check", "kv-key-name", "--", *texts]
    link = page.run("document.querySelector('.pg-actions a').href")
    assert link.endswith("/reference/portable/kv-key-name.html")
    assert page.run("document.querySelector('.pg-copy').textContent") == "Copy as command"
    page.call(TYPED, "names", 0, "a\0b")
    assert page.run("document.querySelector('.pg-command').hidden"), "no argument has NUL"
    page.call(TYPED, "names", 0, "ORDERS")


def test_a_verdict_is_spoken_once_after_the_last_key(page: Page, site: Path) -> None:
    opened(page, site)
    page.call(CHOSEN, "names", "stream-name")
    spoken = page.run("""new Promise((done) => {
      const status = document.querySelector("[data-natsgrammar=names] > .pg-spoken[role=status]");
      const field = document.querySelector("[data-natsgrammar=names] textarea");
      const said = [];
      new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
      for (const text of ["O", "OR", "OR.", "OR.E"]) {
        field.value = text;
        field.dispatchEvent(new Event("input"));
      }
      (function wait() { said.length ? setTimeout(() => done(said), 50) : setTimeout(wait, 20); })();
    })""")
    count = len(ng.roles()["stream-name"])
    assert spoken[0].startswith(
        f"OR.E as stream-name: not safe everywhere: {count} of {count} reject it. at position 2: "
    )
    assert spoken[0].endswith(". use instead OR_E")
    assert len(spoken) == 1


def test_what_a_screen_reader_gets(page: Page, site: Path) -> None:
    """Boxes have their labels as names, chips are items of lists that say their verdict in words."""
    opened(page, site)
    page.run(OPEN)
    page.call(TYPED, "names", 0, "ORDERS.EU")
    nodes = page.ask("Accessibility.getFullAXTree")["nodes"]
    roles: dict[str, list[str]] = {}
    for node in nodes:
        roles.setdefault(node.get("role", {}).get("value", ""), []).append(node.get("name", {}).get("value", ""))
    boxes = [
        "Names, one a line",
        "Subject",
        "One filter per line, optionally after the name of its stream",
        "Value",
        "Encoded",
    ]
    assert [item for item in roles["textbox"] if item in boxes] == boxes
    assert {"as", "Codec"} <= {*roles["combobox"]}
    assert {"nats.go 1.55.0", "rejects it", "at 6", "has no rule for it"} <= {
        item.strip() for item in roles["StaticText"]
    }
    assert len(roles["listitem"]) > 100
    assert page.run("document.querySelectorAll('.playground [aria-live], .playground .pg-result[role]').length") == 0


def test_everything_is_reached_and_used_with_the_keyboard(page: Page, site: Path) -> None:
    opened(page, site)
    page.run(OPEN)
    page.call(CHOSEN, "names", "stream-name")
    page.call(TYPED, "names", 0, "ORDERS.EU")
    steps = """[...document.querySelectorAll(".playground :is(textarea, select, button, summary, [tabindex])")]
      .filter((it) => it.checkVisibility())"""
    count = page.run(f"{steps}.length")
    page.run(f"{steps}[0].focus()")
    walked = []
    for _ in range(2 * count):  # links of the page are between the boxes
        walked.append(page.run(f"{steps}.indexOf(document.activeElement)"))
        if walked[-1] == count - 1:
            break
        style = "getComputedStyle(document.activeElement)"
        assert page.run(f"{style}.outlineStyle !== 'none' && {style}.outlineWidth !== '0px'"), walked
        page.press("Tab")
    assert [item for item in walked if item >= 0] == [*range(count)], "each once, in the order of the page, and no trap"
    page.run("document.querySelector('.pg-use').focus()")
    page.press("Enter")
    assert page.run("document.activeElement.value") == "ORDERS_EU"
    page.press("Enter")
    assert page.run("document.activeElement.value.split('\\n').length") == 2, "the next name has its own line"
    page.run("document.querySelectorAll('.pg-kind')[3].focus()")
    page.press("Space")
    kind = page.run("document.querySelectorAll('.pg-kind')[3].textContent")
    assert page.run("document.querySelector('[data-natsgrammar=names] select').value") == kind


@pytest.mark.nightly
def test_the_address_keeps_what_was_typed(page: Page, site: Path) -> None:
    opened(page, site)
    page.call(TYPED, "names", 0, "a/b #&=%\u00e9")
    wait = "(function wait() { location.hash.includes('%23') ? done(location.hash) : setTimeout(wait, 10); })()"
    address = page.run(f"new Promise((done) => {{ {wait}; }})")
    assert parse_qs(address[1:])["name"] == ["a/b #&=%\u00e9"]


def test_a_long_text_is_cut_and_said_to_be(page: Page, site: Path) -> None:
    opened(page, site)
    output = page.run("""(() => {
      const field = document.querySelector("[data-natsgrammar=names] textarea");
      field.value = "";
      const data = new DataTransfer();
      data.setData("text/plain", "x".repeat(1e6));
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
      return [field.value.length, field.closest(".pg-field").querySelector(".pg-note").textContent];
    })()""")
    assert output == [8192, "1,000,000 characters: only the first 8,192 fit"]


@pytest.mark.nightly
def test_nothing_is_wider_than_a_phone(page: Page, site: Path) -> None:
    opened(page, site)
    page.resize(PHONE)
    assert page.run("document.documentElement.scrollWidth") == PHONE


@pytest.mark.nightly
def test_a_page_of_rules_has_a_box_for_each(page: Page, site: Path) -> None:
    page.open((site / "reference/adr6/2022-09-13.html").as_uri(), width=PHONE)
    boxes = page.run("[...document.querySelectorAll('[data-natsgrammar]')].map((box) => box.dataset.natsgrammar)")
    assert boxes == [address for address in ng.rules() if address.startswith("adr6@2022-09-13:")]
    assert page.run("window.natsgrammar === undefined"), "the rules load when a box is used"
    page.call(TYPED, "adr6@2022-09-13:stream-name", 0, "A.B")
    page.run("new Promise((done) => { const wait = () => window.natsgrammar ? done() : setTimeout(wait); wait(); })")
    output = page.call(TYPED, "adr6@2022-09-13:stream-name", 0, "A.B")
    assert "rejected" in output
    assert "A_B" in output
    assert page.run("document.documentElement.scrollWidth") == PHONE


def test_a_site_of_own_grammars_has_the_box(page: Page, tmp_path: Path) -> None:
    for folder in ("names/acme", "docs/reference"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "names" / "acme" / "1.lark").write_text("// @title ACME\n\nregion: /[a-z]+/\n")
    write_box(tmp_path / "names", tmp_path / "docs")
    boxes = '<div data-natsgrammar="acme@1:region"></div>'
    (tmp_path / "docs" / "index.html").write_text(BARE.format(boxes=boxes), encoding="utf-8")
    page.open((tmp_path / "docs" / "index.html").as_uri())
    page.call(TYPED, "acme@1:region", 0, "eu")
    page.run("new Promise((done) => { const wait = () => window.natsgrammar ? done() : setTimeout(wait); wait(); })")
    assert "rejected" in page.call(TYPED, "acme@1:region", 0, "e.u")
