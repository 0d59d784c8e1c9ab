"""The table of functions on the pages of servers and clients."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar_gen.emit.source_functions import Function, functions
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from tests.support.own_grammars import written
from tests.support.reference import page

TEXT = """\
// @title Server

// @source server/a.go, isValid and Check; server/b.go:12, Other::insert, the checks for separators, 2330
a: "a"

// @source server/a.go, Check
// @source Handbook, "Names", https://example.com/a.go
b: "b"

c: "c"
"""


def test_functions_are_read_from_the_sources(tmp_path: Path) -> None:
    (edition,) = editions(load_all(written(tmp_path, "server/1.lark", TEXT)))
    assert functions(edition) == [
        Function("Check", "server/a.go", ("a", "b")),
        Function("isValid", "server/a.go", ("a",)),
        Function("Other::insert", "server/b.go", ("a",)),
    ]


@pytest.mark.xdist_group("everything")
def test_the_page_of_the_server_leads_from_functions_to_addresses() -> None:
    lines = page("nats-server/2.15.3.md").splitlines()
    rows = {line.split("`")[1] + " " + line.split("`")[3]: line for line in lines if ".go` | [" in line}
    assert "[`nats-server@2.15.3:stream-subject`](stream-subject.md)" in rows["IsValidSubject server/sublist.go"]
    assert "[`nats-server@2.15.3:subject-subscribe`](subject-subscribe.md)" in rows["Insert server/sublist.go"]
    assert "## Functions" not in page("adr6/2023-02-01.md")
