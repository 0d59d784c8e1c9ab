"""`natsgrammar sample`: names from all of Unicode where a rule has no others."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from natsgrammar_gen.cli import main
from tests.support.own_grammars import written

TRAINS = "// @title Trains\n\ntrain: /[🚂🚃]+/ /[0-9]{1,3}/\n\neither: /[🚂a]/\n"


def test_a_rule_without_names_in_ascii_is_sampled(tmp_path: Path) -> None:
    written(tmp_path, "t/1.lark", TRAINS)
    run = ["sample", "--grammar", str(tmp_path), "-n", "3"]
    assert (
        CliRunner().invoke(main, [*run, "t:train"]).output
        == CliRunner().invoke(main, [*run, "t:train", "--unicode"]).output
    )
    assert CliRunner().invoke(main, [*run, "t:train"]).exit_code == 0
    assert CliRunner().invoke(main, [*run, "t:train", "--first"]).output.startswith("🚂0\n")
    assert CliRunner().invoke(main, [*run, "t:either"]).output == "a\na\na\n"
