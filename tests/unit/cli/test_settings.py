"""Defaults of options in `natsgrammar.toml` and `pyproject.toml`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from natsgrammar_gen.cli import main


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory, with a grammar and a folder in it."""
    (tmp_path / "names" / "acme").mkdir(parents=True)
    (tmp_path / "names" / "acme" / "1.lark").write_text("// @title Acme\n\nname: /[a-z]+/\n", encoding="utf-8")
    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ran(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_defaults_of_the_nearest_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("natsgrammar.toml").write_text('grammar = ["names"]\n[check]\nformat = "json"\n', encoding="utf-8")
    monkeypatch.chdir(folder / "below")  # a path is as seen from the file
    assert json.loads(ran("check", "acme:name", "abc").output)["valid"] is True
    assert ran("check", "acme:name", "abc", "--format", "text").output == "1 name checked, all valid\n"
    assert "to use your own grammars, add `--grammar DIR`" in ran("--no-config", "check", "acme:name", "abc").output
    Path("pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    assert ran("check", "acme:name", "abc").exit_code == 0, "a file without our table is passed over"
    ours = '[tool.natsgrammar.check]\nquiet = true\ngrammar = ["../names"]\n'
    Path("pyproject.toml").write_text(ours, encoding="utf-8")
    assert (ran("check", "acme:name", "abc").output, ran("check", "acme:name", "Q").exit_code) == ("", 1)
    for wrong in ("[[tool.natsgrammar]]", "[tool]\nnatsgrammar = 3"):
        Path("pyproject.toml").write_text(wrong, encoding="utf-8")
        assert "pyproject.toml: `tool.natsgrammar` is not a table" in ran("rules").output
    for other in ("tool = 5  # [tool.natsgrammar]", "[project]\ndependencies = ['natsgrammar']"):
        Path("pyproject.toml").write_text(other, encoding="utf-8")
        assert ran("check", "acme:name", "A").output.startswith("{"), "passed over"
        assert "is not a table" in ran("--config", "pyproject.toml", "rules").output
    Path("pyproject.toml").write_text('[ tool . natsgrammar . check ]\nformat = "json"', encoding="utf-8")
    assert ran("check", "adr6:stream-name", "A").output.startswith("{")
    named = ran("--config", "../natsgrammar.toml", "check", "acme:name", "abc")
    assert json.loads(named.output)["valid"] is True


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[lnt]", "natsgrammar.toml: `lnt` is not a command (did you mean `lint`?); options go in the table of one"),
        ("strict = true", "natsgrammar.toml: `strict` is not a command; options go in the table of one"),
        ("lint = 1", "natsgrammar.toml: `lint` is not a table"),
        ("[lint]\nstrct = true", "natsgrammar.toml: `lint` has no option `strct` (did you mean `strict`?)"),
        ("[lint]\nhelp = true", "natsgrammar.toml: `lint` has no option `help`"),
        ("[lint]\nignore = ['CASE_ONLY', 1]", "`ignore` of `lint` must be a string or a list of strings"),
        ("[lint]\nignore = ['CASE_ONLY', 'X']", "error: natsgrammar.toml: `ignore` of `lint`: unknown code `X`;"),
        ("[lint]\nbaseline = ['x']", "natsgrammar.toml: `baseline` of `lint` must be a string, not a list"),
        ("color = 'blue'", "natsgrammar.toml: `color` is `blue`; available: auto, always, never"),
        ("colour = 'never'", "natsgrammar.toml: `colour` is not a command (did you mean `color`?)"),
        ("no-config = true", "natsgrammar.toml: `no-config` is not a command"),
        ("[lint]\nrule = 'x'", "natsgrammar.toml: `rule` of `lint`: `x` is not of the form KIND=ADDRESS"),
        ("[lint]\nrule = {a = 'x'}", "natsgrammar.toml: `rule` of `lint` must be a string or a list of strings\n"),
        ("grammar = 5", "natsgrammar.toml: `grammar` must be a string or a list of strings\n"),
        ("grammar = ''", "natsgrammar.toml: `grammar`: is empty; name a file or folder"),
        ("grammar = 5\n[lint]\ngrammar = ''", "natsgrammar.toml: `grammar` of `lint`: is empty"),
        ("[lint]\nformat = 'xml'", "natsgrammar.toml: `format` of `lint` is `xml`; available: text, json"),
        ("[lint]\nstrict = 'perhaps'", "natsgrammar.toml: `strict` of `lint` must be true or false"),
        ("[lint]\ngrammar = ['gone']", "`gone` cannot be read: no such file or directory"),
        ("[lint]\nstrict = 2", "natsgrammar.toml: `strict` of `lint` must be true or false"),
        ("[lint]\nbaseline = 1.5", "natsgrammar.toml: `baseline` of `lint` must be a string"),
        ("[lint]\nignore = 2026-01-01", "natsgrammar.toml: `ignore` of `lint` must be a string"),
        ("[lint]\nignore = {a = 1}", "natsgrammar.toml: `ignore` of `lint` must be a string"),
        ("[lint]\ngrammar = [5]", "natsgrammar.toml: `grammar` of `lint` must be a string"),
        ("[lint]\nper-file-ignores = 'x'", "`per-file-ignores` of `lint` must be a table, from patterns of files to"),
        ("[lint.per-file-ignores]\na = 5", "`a` in `per-file-ignores` of `lint` must be a string or a list of strings"),
        ("[lint.per-file-ignores]\na = 'X'", "natsgrammar.toml: `per-file-ignores` of `lint`: unknown code `X`;"),
        ("[lint.per-file-ignores]\na = ['X']", "natsgrammar.toml: `per-file-ignores` of `lint`: unknown code `X`"),
        ("[lint]\nrule = ['x']", "natsgrammar.toml: `rule` of `lint`: `x` is not of the form KIND=ADDRESS"),
        ("[lint", "natsgrammar.toml: not valid TOML: "),
        ('x = "\\ud800"', "natsgrammar.toml: not valid TOML: "),
        ("a = " + "[" * 5000, "natsgrammar.toml: not valid TOML: "),
    ],
)
def test_an_error_names_the_file_and_the_key(text: str, says: str) -> None:
    Path("natsgrammar.toml").write_text(text, encoding="utf-8")
    Path("streams.json").write_text("{}", encoding="utf-8")
    actual = ran("lint", "streams.json")
    assert actual.exit_code == 2
    assert says in actual.output
    assert "Usage:" not in actual.output


WRONG = [
    ('color = "blue"', ["--help"], 0),
    ("strict = true", ["lint", "--help"], 0),
    ("strict = true", ["lint", "--list"], 0),
    ("strict = true", ["contract", "init", "-h"], 0),
    ("strict = true", ["check", "adr6:stream-name", "--", "--help"], 2),
    ("[lint]\nstrct = 1", ["lint", "--help"], 0),
    ("[lint]\nstrct = 1", ["check", "adr6:stream-name", "ORDERS"], 0),
    ("[contract.init]\nrws = 1", ["contract", "schema"], 0),
    ("[contract.init]\nrws = 1", ["contract", "init", "a.csv"], 2),
    ("[lint", ["lint", "-h"], 0),
]


@pytest.mark.parametrize(("text", "arguments", "code"), WRONG)
def test_what_is_wrong_ends_only_the_commands_that_it_is_for(text: str, arguments: list[str], code: int) -> None:
    Path("natsgrammar.toml").write_text(text, encoding="utf-8")
    actual = ran(*arguments)
    assert (actual.exit_code, "error: natsgrammar.toml: " in actual.stderr) == (code, code == 2)


@pytest.mark.parametrize("listed", ["'names'", "['names']"])
def test_an_option_for_several_values_takes_one(listed: str) -> None:
    Path("natsgrammar.toml").write_text(f"grammar = {listed}\n", encoding="utf-8")
    assert ran("check", "acme:name", "abc").exit_code == 0


def test_values_that_click_refuses() -> None:
    """Of the file, they are named with it; of the command line, with the usage."""
    Path("natsgrammar.toml").write_text("[sample]\ncount = 0\n", encoding="utf-8")
    of_file = ran("sample", "adr6:stream-name")
    assert of_file.output == "error: natsgrammar.toml: `count` of `sample`: 0 is not in the range 1<=x<=1000000\n"
    assert "Usage: " in ran("sample", "adr6:stream-name", "-n", "0").output
    assert ran("sample", "adr6:stream-name", "-n", "1").exit_code == 0


def test_two_files_in_one_folder() -> None:
    Path("natsgrammar.toml").write_text('[check]\nformat = "json"\n', encoding="utf-8")
    Path("pyproject.toml").write_text('[tool.natsgrammar]\ncolor = "never"\n', encoding="utf-8")
    both = ran("check", "adr6:stream-name", "ORDERS")
    assert json.loads(both.stdout)["valid"] is True
    assert both.stderr == "note: `[tool.natsgrammar]` of pyproject.toml has no effect beside natsgrammar.toml\n"
    Path("pyproject.toml").write_text("[project]\nname = 'natsgrammar'\n", encoding="utf-8")
    assert ran("check", "adr6:stream-name", "ORDERS").stderr == ""


def test_config_and_no_config_exclude_each_other() -> None:
    Path("x.toml").touch()
    actual = ran("--config", "x.toml", "--no-config", "rules")
    assert (actual.exit_code, "`--config` and `--no-config` exclude each other" in actual.output) == (2, True)


def test_a_link_to_nothing_is_said() -> None:
    Path("natsgrammar.toml").symlink_to("gone.toml")
    assert "natsgrammar.toml` cannot be read: no such file or directory" in ran("rules").output


def test_a_list_for_an_option_with_commas() -> None:
    Path("streams.json").write_text('{"name": "a.b", "subjects": ["a", "a"]}', encoding="utf-8")
    actual = ran("lint", "streams.json", "--format", "json").stdout
    codes = sorted({item["code"] for item in json.loads(actual)})
    assert len(codes) > 1
    for listed in (json.dumps(codes), json.dumps(",".join(codes))):
        Path("natsgrammar.toml").write_text(f"[lint]\nignore = {listed}\n", encoding="utf-8")
        assert (ran("lint", "streams.json").exit_code, ran("lint", "streams.json").stdout) == (0, "")
    Path("natsgrammar.toml").write_text('[generate]\ntarget = ["go", "x"]\n', encoding="utf-8")
    assert "`x` is not a target" in ran("generate", "--grammar", "names", "--out", "made").output


def test_a_file_sets_when_to_color(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    command = ("rule", "adr6:stream-name")
    assert "\x1b[" not in ran(*command).output
    Path("pyproject.toml").write_text('[tool.natsgrammar]\ncolor = "always"\n', encoding="utf-8")
    assert "\x1b[" in ran(*command).output
    assert "\x1b[" not in ran("--color", "never", *command).output
    assert "\x1b[" not in ran("--color", "auto", *command).output
    assert "\x1b[" not in ran("--no-config", *command).output


def test_a_number_may_have_a_fraction() -> None:
    command = ("conformance", "adr6:stream-name", "--list")
    for given, code in (("0.5", 0), ("5", 0), ('"5"', 2)):
        Path("natsgrammar.toml").write_text(f"[conformance]\ntimeout = {given}\n", encoding="utf-8")
        output = ran(*command)
        assert output.exit_code == code
        assert ("`timeout` of `conformance` must be a number" in output.output) == bool(code)


def test_tables_of_groups_have_tables_of_commands() -> None:
    Path("natsgrammar.toml").write_text("[contract.init]\nfoo = 1\n", encoding="utf-8")
    assert "toml: `contract init` has no option `foo`" in ran("contract", "init", "x.csv").output
    Path("natsgrammar.toml").write_text("[contract.init]\nrows = 5.5\n", encoding="utf-8")
    assert "`rows` of `contract init` must be a whole number" in ran("contract", "init", "x.csv").output
    Path("natsgrammar.toml").write_text("[contract.init]\nrows = 0\n", encoding="utf-8")
    assert "toml: `rows` of `contract init`: 0 is not in the range" in ran("contract", "init", "x.csv").output
    Path("natsgrammar.toml").write_text("[contract.int]\n", encoding="utf-8")
    assert "`contract` has no command `int` (did you mean `init`?)" in ran("contract", "schema").output


@pytest.mark.parametrize("name", ["natsgrammar.toml", "pyproject.toml", "--config"])
def test_a_device_has_no_end(name: str) -> None:
    named = ("--config", "/dev/zero") if name == "--config" else ()
    if not named:
        Path(name).symlink_to("/dev/zero")
    actual = ran(*named, "rules")
    path = "/dev/zero" if named else Path(name).absolute()
    assert (actual.exit_code, actual.output) == (2, f"error: `{path}` is a device: give a file or a pipe\n")


@pytest.mark.parametrize("content", [b"\xff", None])
def test_a_file_that_cannot_be_read(content: bytes | None) -> None:
    path = Path("other.toml")
    if content is not None:
        path.write_bytes(content)
    actual = ran("--config", str(path), "rules")
    assert actual.exit_code == 2
    missing = "`other.toml` cannot be read: no such file or directory"
    says = "other.toml: not UTF-8: byte 0xFF at position 0" if content else missing
    assert says in actual.output
    folder = ran("--config", "names", "rules")
    assert (folder.exit_code, "`names` cannot be read: is a directory" in folder.output.lower()) == (2, True)
