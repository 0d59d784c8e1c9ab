"""One page of each kind is what it was; the figures of the guides are true of the grammars as they are."""

from __future__ import annotations

import re
from html import unescape

import natsgrammar as ng
from natsgrammar.text import seen
from natsgrammar_gen.cli.names import automaton
from natsgrammar_gen.language.queries import difference, intersection, shortest
from tests.support.golden import FOLDER, golden
from tests.support.languages import ROOT

FIGURES = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "docs/assets/figures").glob("*.svg")}


def test_a_page_of_each_kind_is_rendered_as_before() -> None:
    expected = FOLDER / "expected"
    paths = {path.relative_to(expected).as_posix(): path for path in expected.rglob("*") if path.is_file()}
    files = golden()
    assert files.keys() == paths.keys()
    changed = [name for name, path in paths.items() if path.read_text(encoding="utf-8") != files[name]]
    assert changed == [], "if you meant this: python -m tests.support.golden, and read the diff"


# ---- figures --------------------------------------------------------------------------------------------------------


def words(figure: str) -> list[str]:
    """The texts of a figure, in its order."""
    return [unescape(text) for text in re.findall(r">([^<]*)</text>", FIGURES[figure])]


def test_the_figure_of_a_rule_shows_its_automaton_and_its_first_error() -> None:
    rule = ng.rule("nats-docs@subjects:subject")
    violation = rule.check("orders..new")
    assert violation is not None
    assert f"no arrow for the dot at position {violation.position}" in words("derived")
    assert len(automaton(rule).table) == 2, "the states that it draws"
    (definition,) = (text for text in words("derived") if text.startswith("subject: "))
    assert f"\n{definition}\n" in (ROOT / "grammar/nats-docs/subjects.lark").read_text(encoding="utf-8")


def test_the_figure_of_a_journey_shows_who_rejects_each_subject() -> None:
    publish, store = ng.roles()["subject-publish"], dict(ng.roles()["stored-subject"])
    clients = [address for who, address in publish if who.startswith("nats.")]
    server = next(who for who, _ in reversed(publish) if who in store and who.startswith("nats-server"))
    gates = [clients, [dict(publish)[server]], [store[server]]]
    ends = ["rejected: you get an error", "dropped: nobody is told", "acknowledged, never found", "stored, and found"]
    _, *heads = words("journey")[:4]
    assert heads == [f"{len(clients)} clients", server, "its stream"]
    for shown, end in zip(words("journey")[4::2], words("journey")[5::2], strict=True):
        subject = shown.replace("\u2423", " ").replace("<DEL>", "\x7f")
        verdicts = [{ng.rule(address).is_valid(subject) for address in gate} for gate in gates]
        assert all(len(gate) == 1 for gate in verdicts), "all clients agree"
        assert end == ends[[*verdicts, {False}].index({False})]


def test_the_figure_of_two_editions_shows_the_shortest_name_of_each_part() -> None:
    editions = words("editions")[:2]
    old, new = (automaton(ng.rule(f"{edition}:stream-name")) for edition in editions)
    parts = [shortest(part) for part in (difference(old, new), intersection(old, new), difference(new, old))]
    assert words("editions")[2:5] == ["(empty)" if name == "" else seen(name or "none") for name in parts]
