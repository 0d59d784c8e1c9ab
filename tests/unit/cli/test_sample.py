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


def test_long_names_are_sampled_up_to_a_length(tmp_path: Path) -> None:
    names = "// @length 300..\nlong: /[ab]+/\n\n// @length 1025..1025\nlonger: /[ab]+/\n"
    written(tmp_path, "t/1.lark", f"// @title Long\n\n{names}")
    run = ["sample", "--grammar", str(tmp_path)]
    assert {*map(len, CliRunner().invoke(main, [*run, "t:long"]).output.split())} <= {*range(300, 312)}
    assert CliRunner().invoke(main, [*run, "t:long", "--first", "-n", "1"]).output == "a" * 300 + "\n"
    for options in ([], ["--first"]):
        result = CliRunner().invoke(main, [*run, "t:longer", *options])
        assert (result.exit_code, result.output) == (2, "error: no name of at most 1024 characters\n")
