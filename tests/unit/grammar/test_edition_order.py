"""Editions are ordered by the days that they state, and by their names only where numbers leave no doubt."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar.diagnostics import Refused
from natsgrammar_gen import compiler
from natsgrammar_gen.compare.claims import language
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.roles import roles
from tests.support import languages


def written(root: Path, days: dict[str, str], *, spec: str = "acme") -> Path:
    """A folder with an edition for each name; the rule `name` of each accepts its number in this order."""
    for number, (edition, day) in enumerate(days.items()):
        file = root / spec / f"{edition}.lark"
        file.parent.mkdir(parents=True, exist_ok=True)
        head = f"// @title {edition}\n// @dialect acme\n" + (f"// @published {day}\n" if day else "")
        file.write_text(f'{head}\nname: "{number}"\n', encoding="utf-8")
    return root


@pytest.mark.parametrize(
    ("days", "newest"),
    [
        ({"subjects": "2022-08-09", "2026-08": "2026-08-14"}, "2026-08"),  # digits sort before words
        ({"2.10.29": "2025-05-01", "2.9.30": "2025-06-01"}, "2.9.30"),
        ({"2026-01-31": "2026-01-31", "2026-01-31.2": "2026-01-31"}, "2026-01-31.2"),
        ({"2024-05-06": "", "9": "2025-01-01"}, "9"),  # a day as a name is the edition's day
        ({"1": "", "2030-01-01": ""}, "2030-01-01"),
        ({"2.9": "", "2.10": ""}, "2.10"),
        ({"1": "", "1.1": ""}, "1.1"),
        ({"v9": "", "v10": ""}, "v10"),
    ],
)
def test_the_newest_edition_is_the_last_by_its_day(days: dict[str, str], newest: str, tmp_path: Path) -> None:
    root = written(tmp_path, dict(reversed(days.items())))
    known = load_all(root)
    assert [grammar.edition for grammar in known] == list(days)
    assert compiler.compiled(root).SPECS["acme"] == tuple(days)
    assert roles(known)["name"][0].address == f"acme@{newest}:name"
    (spelled,) = (grammar.definitions["name"].dfa for grammar in known if grammar.edition == newest)
    assert language("acme:name", editions(known)) == spelled


@pytest.mark.parametrize(
    ("days", "problem"),
    [
        (
            {"1": "2025-01-01", "2": ""},
            "acme/2.lark:1:1: `acme@2` has no `@published YYYY-MM-DD`, but `acme@1` has; the days order the editions",
        ),
        (
            {"subjects": "", "2026": ""},
            "acme/subjects.lark:1:1: the names `2026` and `subjects` do not say which edition is newer",
        ),
        ({"1.0": "", "1.0-draft": ""}, "acme/1.0-draft.lark:1:1: the names `1.0` and `1.0-draft` do not say which"),
        ({"draft": "", "final": ""}, "acme/final.lark:1:1: the names `draft` and `final` do not say which"),
    ],
)
def test_an_order_in_doubt_is_refused_with_its_place(days: dict[str, str], problem: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        load_all(written(tmp_path, days))
    assert [str(each).removeprefix(f"{tmp_path}/")[: len(problem)] for each in refused.value.problems] == [problem]


@pytest.mark.parametrize("day", ["2026-08", "2026-02-30", "20260814", "14 August 2026", "2026-08-14T00:00"])
def test_a_day_that_is_none_is_refused(day: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        load_all(written(tmp_path, {"1": day}))
    assert f"acme/1.lark:3:4: `@published {day}`: write the day as YYYY-MM-DD" in str(refused.value.problems[0])


def test_each_of_our_editions_states_its_day() -> None:
    assert [grammar.address for grammar in languages.written() if not grammar.notes.published] == []
