"""A check digit is a row of sums: few states, and millions of ways through them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis.strategies import DataObject, characters, data, from_regex

from natsgrammar_gen.cli import main
from natsgrammar_gen.emit.constraints import constraints, schema_of
from natsgrammar_gen.grammar.edition import Rule, editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.language.ast import Node, size
from natsgrammar_gen.language.budget import STEPS, budget
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.tree import compact
from tests.support.languages import grammars, trees
from tests.support.own_grammars import written

WEIGHTS = (3, 1, 3, 1, 3, 1, 3)


def gtin_8() -> str:
    """The rule as right-linear definitions: one for each digit and sum so far."""
    lines = ["// @title GTIN-8", "", "gtin: _d0_0"]
    for at, weight in enumerate(WEIGHTS):
        for total in range(10):
            ways = (f'"{digit}" _d{at + 1}_{(total + weight * digit) % 10}' for digit in range(10))
            lines.append(f"_d{at}_{total}: {' | '.join(ways)}")
    lines += [f'_d7_{total}: "{-total % 10}"' for total in range(10)]
    return "\n".join(lines) + "\n"


def is_gtin_8(name: str) -> bool:
    return sum(int(digit) * weight for digit, weight in zip(name, (*WEIGHTS, 1), strict=True)) % 10 == 0


@pytest.mark.nightly
def test_a_check_digit_is_within_the_budget(tmp_path: Path) -> None:
    with budget(None) as work:
        (edition,) = editions(load_all(written(tmp_path, "t/1.lark", gtin_8())))
    assert work.spent < STEPS * 2 / 3
    rule = edition.rules["gtin"]
    assert len(rule.dfa.table) == 72
    pattern = re.compile(rule.python)
    for name in ("96385074", "96385075", "00000000", "12345670", "12345678", "73513537"):
        assert rule.dfa.accepts(name) == (pattern.fullmatch(name) is not None) == is_gtin_8(name)
    assert size(rule.definition.tree) < 20_000


@given(trees("ab"))
def test_a_compact_tree_has_the_same_language(tree: Node) -> None:
    dfa = compile_tree(tree)
    if dfa.accepting:
        assert compile_tree(compact(dfa)) == dfa


def in_digits(name: str) -> str:
    return "".join(str(int(letter, 36)) for letter in name)


def is_gtin(name: str) -> bool:
    return sum(int(digit) * (1, 3)[at % 2] for at, digit in enumerate(reversed(name))) % 10 == 0


def is_isbn_10(name: str) -> bool:
    return sum(int(digit, 36) * place for place, digit in enumerate(reversed(name.replace("X", "A")), 1)) % 11 == 0


def is_luhn(name: str) -> bool:
    doubled = (str(int(digit) * (1, 2)[at % 2]) for at, digit in enumerate(reversed(in_digits(name))))
    return sum(map(int, "".join(doubled))) % 10 == 0


def is_orcid(name: str) -> bool:
    total = 0
    for digit in name[:-1].replace("-", ""):
        total = (total + int(digit)) * 2
    return "0123456789X"[(12 - total % 11) % 11] == name[-1]


def is_iban(name: str) -> bool:
    return int(in_digits(name[4:] + name[:4])) % 97 == 1


def is_lei(name: str) -> bool:
    return int(in_digits(name)) % 97 == 1


GS1 = "mod 10 weights 1 3"
CHECKS: dict[str, tuple[str, str, Callable[[str], bool], str]] = {
    "gtin": (GS1, "[0-9]{8}|[0-9]{12,14}", is_gtin, "4006381333931"),
    "isbn_13": (GS1, "97[89]-?[0-9]{9}-?[0-9]", lambda name: is_gtin(name.replace("-", "")), "978-316148410-0"),
    "isbn_10": ("mod 11 weights 1 2 3 4 5 6 7 8 9 10", "[0-9]{9}[0-9X]", is_isbn_10, "080442957X"),
    "isin": ("mod 10 weights 1 2 digits", "[A-Z]{2}[A-Z0-9]{9}[0-9]", is_luhn, "US0378331005"),
    "card": ("mod 10 weights 1 2 digits", "[0-9]{8,19}", is_luhn, "4111111111111111"),
    "orcid": ("mod 11 remainder 1 base 2", "([0-9]{4}-){3}[0-9]{3}[0-9X]", is_orcid, "0000-0002-1825-0097"),
    "iban": ("mod 97 remainder 1 base 10 first 4 last", "[A-Z]{2}[0-9]{20}", is_iban, "DE89370400440532013000"),
    "of_two_lengths": ("mod 97 remainder 1 base 10 first 4 last", "[A-Z]{2}[0-9]{5,6}[A-Z]", is_iban, ""),
    "lei": ("mod 97 remainder 1 base 10", "[0-9A-Z]{18}[0-9]{2}", is_lei, "529900T8BM49AURSDO55"),
}


@cache
def checked() -> dict[str, Rule]:
    lines = ["// @title Checks", "", '// @good "sku.4006381333931.1"', 'sku: "sku." gtin "." /[0-9]/']
    for name, (check, pattern, _, example) in CHECKS.items():
        lines += ["", f"// @check {check}", *([f'// @good "{example}"'] if example else []), f"{name}: /{pattern}/"]
    with TemporaryDirectory() as folder, budget():
        (edition,) = editions(load_all(written(Path(folder), "t/1.lark", "\n".join(lines) + "\n")))
        assert all(rule.dfa for rule in edition.rules.values())
    return edition.rules


@pytest.mark.xdist_group("check digits")  # one worker compiles them
@pytest.mark.parametrize("name", CHECKS)
@given(data=data())
def test_a_check_digit_is_a_line_of_a_grammar(name: str, data: DataObject) -> None:
    _, pattern, is_right, example = CHECKS[name]
    rule = checked()[name.replace("_", "-")]
    text = data.draw(from_regex(f"(?:{pattern})", fullmatch=True, alphabet=characters(codec="ascii")))
    digits = (text[:-1] + last for last in ("0123456789X" if "X" in pattern else "0123456789ABCDEFGHIJ"))
    for each in [text, *(each for each in digits if re.fullmatch(pattern, each))]:
        assert rule.dfa.accepts(each) == is_right(each)
    assert rule.dfa.accepts(example or text) == is_right(example or text)


@pytest.mark.nightly
def test_a_checked_rule_is_part_of_others_and_beyond_expressions() -> None:
    rules = checked()
    rule = rules["sku"]
    assert [rule.dfa.first_error(f"sku.{code}.1") for code in ("4006381333931", "4006381333932")] == [None, 17]
    assert not rule.backtrack_free
    assert rule.beyond_regex == "sku.00000001.0"
    assert len(rules["iban"].dfa.table) < 97 * 22
    assert len(rules["isbn-10"].dfa.table) < 11 * 10
    assert "maxLength" not in constraints(rule)
    assert "check digit" in str(schema_of(editions(grammars())[0], rule)["$comment"])


def test_a_package_checks_digits_on_its_automata(tmp_path: Path) -> None:
    text = f'// @title Shop\n\n// @check {GS1}\n// @bad "4006381333932" at 12\ngtin: /[0-9]{{13}}/\n'
    folder = written(tmp_path, "shop/1.lark", text)
    out = tmp_path / "out"
    result = CliRunner().invoke(
        main, ["generate", "--grammar", str(folder), "--out", str(out), "--package", "shop_names", "--target", "all"]
    )
    assert result.exit_code == 0, result.output
    script = "import shop_names as ng; r = ng.rule('shop:gtin')\n"
    script += "print(r.is_valid('4006381333931'), r.check('4006381333932'))"
    printed = subprocess.run([sys.executable, "-c", script], cwd=out, capture_output=True, text=True, check=True).stdout
    assert printed.startswith("True `2` at position 12: expected `1`"), printed
    assert "no expression has its check digit" in (out / "spark/shop_1.sql").read_text()
