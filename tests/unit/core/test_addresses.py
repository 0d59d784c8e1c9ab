"""Further addresses of a rule: by a release that its edition is about, by an alias, by its role."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar.core.releases import release_between
from natsgrammar_gen import compiler
from natsgrammar_gen.cli import main
from natsgrammar_gen.compare.breaking import CODES, breaking
from natsgrammar_gen.grammar.load import load_all
from tests.support.reference import page
from tests.support.schemas import schema_of

ROOT = Path(__file__).parents[3]


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


@pytest.mark.parametrize(
    ("release", "edition"),
    [
        ("2.9.10", "2.9.10"),
        ("2.9", "2.9.10"),
        ("2.10.0", "2.9.10"),
        ("2.10.7", "2.9.10"),
        ("2.10.8", "2.10.17"),
        ("2.10.21", "2.10.17"),
        ("2.10.22", "2.10.29"),
        ("2.10", "2.10.29"),
        ("2.11", "2.15.3"),
        ("2.11.0", "2.15.3"),
        ("2.14.9", "2.15.3"),
        ("2.15", "2.15.3"),
        ("2", "2.15.3"),
        ("2.15.2", "2.15.3"),
    ],
)
def test_a_release_leads_to_the_edition_that_is_about_it(release: str, edition: str) -> None:
    rule = ng.rule(f"nats-server@{release}:stream-name")
    assert rule is ng.rule(f"nats-server@{edition}:stream-name")
    assert rule.address == f"nats-server@{edition}:stream-name"


def test_an_edition_with_changed_rules_alone_goes_before_the_one_with_all() -> None:
    editions = {"2.11": "2.15.2", "2.14.9": "2.15.2", "2.15.2": "2.15.2", "2.15": "2.15.3", "2": "2.15.3"}
    domains = {release: ng.rule(f"nats-server@{release}:domain") for release in editions}
    assert {release: rule.edition for release, rule in domains.items()} == editions
    assert [domains[release].is_valid("ACK") for release in ("2.15.2", "2.15")] == [True, False]
    with pytest.raises(ng.UnknownAddress, match="has no rule `orders`"):
        ng.rule("nats-server@2.15.2:orders")


@pytest.mark.parametrize(
    "release", ["2.9.9", "2.15.4", "2.16", "3", "2.1", "2.x", "2.11.", "v2.11.0", "²", "٢.١١", "2." + "9" * 5000, ""]
)
def test_a_release_that_no_edition_is_about_is_unknown(release: str) -> None:
    with pytest.raises(ng.UnknownAddress, match="`nats-server` has no edition") as refused:
        ng.rule(f"nats-server@{release}:stream-name")
    assert "`2.15.2` (releases 2.11.0 to 2.15.2), `2.15.3` (releases 2.11.0 to 2.15.3)" in refused.value.cause


@pytest.mark.parametrize(
    ("release", "first", "last", "inside"),
    [
        ("2.10.3", "2.10", "2.10", True),
        ("2.11", "2.10", "2.10", False),
        ("2.10", "2.10.3", "2.10.4", True),
        ("2.10.2", "2.10.3", "2.10.4", False),
        ("2.10.30", "2.10.3", "2.10.4", False),
        ("2.9", "2.10.3", "2.12", False),
        ("2.12.9", "2.10.3", "2.12", True),
        ("2.13", "2.10.3", "2.12", False),
        ("2.12.99999", "2.11.0", "2.15.2", True),  # numbers are compared; nobody lists the releases
    ],
)
def test_a_line_of_releases_is_in_a_range_with_any_of_them(release: str, first: str, last: str, inside: bool) -> None:
    assert release_between(release, first, last) is inside


def test_commands_take_releases() -> None:
    assert run("check", "nats-server@2.11:stream-name", "a/b").output.startswith("rejected by nats-server@2.15.3:")
    assert "nats-server@2.10.29 → nats-server@2.15.3" in run("diff", "nats-server@2.10", "nats-server@2.11").stdout


@pytest.mark.parametrize("release", ["v2.11", "02.11", "2.011", "2.11.", "2.¹¹"])
def test_a_release_has_one_spelling(release: str) -> None:
    with pytest.raises(ng.UnknownAddress, match="has no edition"):
        ng.rule(f"nats-server@{release}:stream-name")


@pytest.mark.xdist_group("everything")
def test_the_page_names_the_releases() -> None:
    assert "Releases 2.11.0 to 2.15.3" in page("nats-server/2.15.3.md")
    assert "| Also | `os-bucket-name` |" in page("nats-server/obj-bucket-name.md")


@pytest.mark.parametrize(
    ("address", "rule"),
    [
        ("adr6:subject-subscribe", "adr6@2023-02-01:message-subject-intended"),
        ("adr6:subject-publish", "adr6@2023-02-01:message-subject-intended"),
        ("nats-docs:subject-publish", "nats-docs@2026-08:subject"),
        ("nats-docs@subjects:subject-subscribe", "nats-docs@subjects:subscription"),
        ("adr6:obj-bucket-name", "adr6@2023-02-01:os-bucket-name"),
        ("nats-server:os-bucket-name", "nats-server@2.15.3:obj-bucket-name"),
        ("nats-go@1.55.0:os-object-name", "nats-go@1.55.0:obj-object-name"),
        ("nats-go:stream-subject", "nats-go@1.55.0:filter-subject"),
        ("nats-server:filter-subject", "nats-server@2.15.3:stream-subject"),
        ("portable:os-bucket-name", "portable@computed:obj-bucket-name"),
        ("portable:os-object-name", "portable@computed:obj-object-name"),
        ("portable:subscription", "portable@computed:subject-subscribe"),
    ],
)
def test_a_role_is_a_name_in_every_specification(address: str, rule: str) -> None:
    assert ng.rule(address) is ng.rule(rule)
    assert ng.rule(address).address == rule


def test_former_names_work_wherever_a_name_does(tmp_path: Path) -> None:
    now, before = run("explain", "a b", "--rule", "obj-bucket-name"), run("explain", "a b", "--rule", "os-bucket-name")
    assert now.output == before.output
    assert now.exit_code == before.exit_code == 1
    assert schema_of("nats-go@1.55.0")["$defs"]["os-bucket-name"] == {"$ref": "#/$defs/obj-bucket-name"}
    script = (ROOT / "generated/spark/nats_go_1_55_0.sql").read_text("utf-8")
    assert "nats_go_os_bucket_name_is_valid(" in script
    assert "nats_go_obj_bucket_name_is_valid(" in script
    for edition, alias, name in (("1", "", "old"), ("2", "// @alias old\n", "new")):
        (tmp_path / edition / "mine").mkdir(parents=True)
        (tmp_path / edition / "mine" / "1.lark").write_text(f'{alias}// @good "a"\n{name}: "a"\n', "utf-8")
    old, new = (load_all(tmp_path / edition) for edition in ("1", "2"))
    assert breaking(old, new, frozenset(CODES), ".") == []


NAMES = """// @title Names
// @releases 1.2 to 1.4.2

// @alias old older
// @good "a"
name: /[a-c]+/

// @good "b"
other: "b"
"""


def test_aliases_and_releases_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "first.lark").write_text(NAMES, encoding="utf-8")
    tables = compiler.add(tmp_path)
    try:
        assert ng.rule("mine@1.3:older") is ng.rule("mine:old") is ng.rule("mine@first:name")
        with pytest.raises(ng.UnknownAddress, match=r"available: `first` \(releases 1\.2 to 1\.4\.2\)"):
            ng.rule("mine@1.5:name")
    finally:
        ng.unregister(tables)


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("1.2 to 1.4.2", "1.2 - 1.4", "first.lark:2:4: `@releases 1.2 - 1.4` is not of the form"),
        (
            "1.2 to 1.4.2",
            "2.0 to 1.4",
            "first.lark:2:4: `@releases 2.0 to 1.4`: the first release is newer than the last",
        ),
        ("1.2 to 1.4.2", "1\n// @releases 2", "first.lark:3:4: `@releases` is given twice"),
        ("@alias old older", "@alias Old", "first.lark:4:4: `@alias Old`: an alias is another name"),
        ("@alias old older", "@alias other", "first.lark:6:1: `@alias other`: `other` has this name already"),
        ("@alias old older", "@releases 1", "first.lark:4:4: `@releases` describes the file"),
    ],
)
def test_wrong_aliases_and_releases_are_problems(tmp_path: Path, before: str, after: str, problem: str) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "first.lark").write_text(NAMES.replace(before, after), encoding="utf-8")
    result = run("generate", "--grammar", tmp_path, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert problem in result.output
