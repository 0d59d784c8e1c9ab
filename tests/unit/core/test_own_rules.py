"""Users' own rules beside natsgrammar's: folders of grammars, installed packages, tables, and what each rejects."""

from __future__ import annotations

import json
import os
import pickle
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar.core import sources
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import add, compiled
from natsgrammar_spark import ContractError, load
from tests.support.contracts import schema_errors
from tests.support.own_grammars import installed, written


@pytest.fixture
def names(tmp_path: Path) -> Path:
    """A folder with the grammar of ACME."""
    return written(tmp_path / "names")


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """What a test leaves registered is an error."""
    before = ng.rules()
    yield
    assert ng.rules() == before


def run(*arguments: object, stdin: str | None = None) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=stdin)
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return result


# ---- folders --------------------------------------------------------------------------------------------------------


def test_an_own_address_is_one_for_every_command_about_names(names: Path) -> None:
    checked = run("check", "--grammar", names, "acme:order-subject", "orders.eu.1", "orders.EU.1", "--format", "json")
    verdicts = [json.loads(line) for line in checked.stdout.splitlines()]
    assert [(verdict["address"], verdict["position"]) for verdict in verdicts] == [
        ("acme@1:order-subject", None),
        ("acme@1:order-subject", 7),
    ]
    assert checked.exit_code == 1
    assert "acme:order-subject  rule   orders.eu.17" in run("rules", "acme", "--grammar", names).stdout
    sampled = run("sample", "--grammar", names, "acme:order-subject", "-n", "20").stdout.splitlines()
    rule = compiled(names).load("acme", "1").RULES["order-subject"]
    assert len(sampled) == 20
    assert run("check", "--grammar", names, "acme:order-subject", "-q", *sampled).exit_code == 0, rule["pattern"]
    assert run("encode", "--grammar", names, "acme:part", "a.b%").stdout == "a%2Eb%25\n"
    assert run("decode", "--grammar", names, "acme:part", "a%2Eb%25").stdout == "a.b%\n"


def test_own_grammars_import_building_blocks_of_natsgrammar_but_no_more(tmp_path: Path) -> None:
    names = written(tmp_path, "acme/1.lark", "%import _shared.percent (PCT_UTF8)\nr: PCT_UTF8\n")
    assert run("check", "--grammar", names, "acme:r", "%C3%B4", "-q").exit_code == 0
    written(names, "_shared/percent.lark", 'PCT_UTF8: "!"\n')
    assert run("check", "--grammar", names, "acme:r", "!", "-q").exit_code == 0
    written(names, "acme/1.lark", "%import notation.adr (HEX)\nr: HEX\n")
    refused = run("check", "--grammar", names, "acme:r", "a")
    assert refused.exit_code == 2
    assert "acme/1.lark:1:9: unknown grammar `notation.adr` to import from\n" in refused.stderr


def test_own_rules_are_compared_with_others(names: Path) -> None:
    written(names, "acme/2.lark", "region: /[a-z]/+\n")
    compared = run("diff", "--grammar", names, "acme@1", "acme", "--format", "json")
    changes = {rule["rule"]: rule["verdict"] for rule in json.loads(compared.stdout)["rules"]}
    assert changes == {"region": "narrowed", "part": "removed", "order-subject": "removed"}
    assert "stream-name → region  changed" in run("diff", "--grammar", names, "adr6:stream-name", "acme:region").stdout


def test_several_folders_are_read(names: Path, tmp_path: Path) -> None:
    other = written(tmp_path / "others", "other/7.lark", "name: /[a-z]/\n")
    both = ("--grammar", names, "--grammar", other)
    assert run("check", *both, "acme:region", "eu").exit_code == 0
    assert run("check", *both, "other:name", "eu").exit_code == 1


def test_completion_knows_the_addresses_of_the_folder(names: Path) -> None:
    command = "import sys; from natsgrammar_gen.cli import main; main(prog_name='natsgrammar')"
    words = {"COMP_WORDS": f"natsgrammar check --grammar {names} acme:o", "COMP_CWORD": "4"}
    printed = python(command, **words, _NATSGRAMMAR_COMPLETE="bash_complete")
    assert printed == "plain,acme:order-subject\n"
    words["COMP_WORDS"] = words["COMP_WORDS"].removesuffix("acme:o")
    printed = python(command, **words, _NATSGRAMMAR_COMPLETE="bash_complete")
    assert ("plain,stream\n" in printed, "plain,acme:\n" in printed, "acme:o" in printed) == (True, True, False)


@pytest.mark.parametrize("command", ["check", "encode", "sample"])
def test_a_folder_that_cannot_be_used_is_one_sentence(command: str, tmp_path: Path) -> None:
    clash = written(tmp_path / "clash", "adr6/2030-01-01.lark", "name: /[a-z]/\n")
    broken = written(tmp_path / "broken", "acme/1.lark", "name: /[a-z/\n")
    (tmp_path / "empty").mkdir()
    refused = {
        tmp_path / "nowhere": f"error: `{tmp_path}/nowhere` cannot be read: no such file or directory\n",
        clash: f"error: `{clash}`: `natsgrammar` has a specification `adr6`; rename yours\n",
        tmp_path / "empty": f"{tmp_path}/empty: no grammar here: expected files `<spec>/<edition>.lark`\n",
    }
    for folder, output in refused.items():
        result = run(command, "--grammar", folder, "acme:name", "x")
        assert (result.exit_code, result.stderr) == (2, output)
    result = run(command, "--grammar", broken, "acme:name", "x")
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert result.stderr.startswith(f"{broken}/acme/1.lark:1:")


def test_two_folders_cannot_have_one_specification(names: Path, tmp_path: Path) -> None:
    other = written(tmp_path / "others")
    result = run("check", "--grammar", names, "--grammar", other, "acme:region", "eu")
    assert run("check", "--grammar", names).exit_code == 2
    output = f"error: `{other}`: `{names}` has a specification `acme`; rename yours\n"
    assert (result.exit_code, result.stderr) == (2, output)


LAKE = "// @title Lake\n// @dialect lake\n\n// @role stream-name\ntable: /[a-z0-9]/+\n"


def test_explain_asks_own_rules_and_dialects(names: Path) -> None:
    output = run("explain", "orders.EU.1", "--grammar", names, "--rule", "acme:order-subject")
    assert output.exit_code == 1
    assert "rejects  `E` at position 7: expected a-z  acme@1" in output.stdout
    assert output.stdout.endswith("use instead: orders.eu.1\n")
    written(names, "lake/1.lark", LAKE)
    output = run("explain", "orders_eu", "--grammar", names, "--rule", "stream-name", "--format", "json")
    document = json.loads(output.stdout)
    assert {"who": "lake", "address": "lake@1:table"}.items() <= document["rules"]["stream-name"][-1].items()
    assert ng.rule("portable:stream-name").is_valid("orders_eu"), "what is safe everywhere stays so"
    assert document["use"]["stream-name"] == "orderseu"
    assert "; your own rules: `--rule acme:" in run("explain", "eu", "--grammar", names).stdout


def test_lint_obeys_own_rules(names: Path) -> None:
    config = {"config": {"name": "orders_EU", "subjects": ["orders.eu.1", "orders.eu.x"]}}
    (names.parent / "stream.json").write_text(json.dumps(config))
    own = ("--grammar", names, "--rule", "stream-name=acme:region", "--rule", "stream-subject=acme:order-subject")
    result = run("lint", names.parent / "stream.json", *own, "--format", "json")
    collected = [(item["code"], item["message"].partition(":")[0]) for item in json.loads(result.stdout)]
    assert collected == [
        ("OWN_RULE", "`orders_EU` is rejected by acme@1"),
        ("OWN_RULE", "`orders.eu.x` is rejected by acme@1"),
    ]
    assert result.exit_code == 1
    unknown = "unknown kind of name `stream` (did you mean `stream-name`"
    assert unknown in run("lint", "-", "--rule", "stream=acme:region").stderr
    assert "unknown specification `acme`" in run("lint", "-", "--rule", "filter=acme:region").stderr
    with pytest.raises(ValueError, match=re.escape(unknown)):
        ng.lint([], {"stream": "adr6:stream-name"})
    with pytest.raises(ValueError, match="unknown kind of name `x`; available: `stream-name`, `consumer-name`, "):
        ng.lint([], {"x": "adr6:stream-name"})


def test_lint_asks_own_dialects(tmp_path: Path) -> None:
    """A dialect of the user's own rejects names as the clients do."""
    text = "// @title Lake\n// @dialect lake\n\n// @role stream-name\ntable: /[a-z0-9_]/+\n"
    names = written(tmp_path / "names", "lake/1.lark", text)
    (tmp_path / "stream.json").write_text('{"name": "ORDERS", "subjects": ["a"]}')
    output = run("lint", tmp_path / "stream.json", "--grammar", names).stdout
    assert "CLIENT_REFUSES `ORDERS` is rejected by lake: `O` at position 0" in output


# ---- the registry ---------------------------------------------------------------------------------------------------


@pytest.fixture
def registered(names: Path) -> Iterator[Path]:
    tables = compiled(names)
    ng.register(tables)
    yield names
    ng.unregister(tables)


def test_registered_rules_answer_as_others_do(registered: Path) -> None:
    rule = ng.rule("acme:order-subject")
    assert rule is ng.rule("acme@1:order-subject")
    assert "acme@1:order-subject" in ng.rules()
    assert ("ACME", "acme@1:region") in ng.roles()["region"]
    violation = rule.check("orders.us_east.17")
    assert violation is not None
    assert (violation.position, violation.suggestion) == (9, "orders.us-east.17")
    assert ng.rule("acme:part").check("a.b%").suggestion == "a%2Eb%25"  # type: ignore[union-attr]
    with pytest.raises(ng.UnknownAddress, match="did you mean `acme:order-subject`"):
        ng.rule("acme:order-subjet")


def test_a_changed_grammar_takes_the_place_of_the_earlier_one(registered: Path) -> None:
    assert not ng.rule("acme:region").is_valid("EU")
    ng.register(compiled(written(registered, text="region: /[A-Z]/+\n")))
    assert ng.rule("acme:region").is_valid("EU")


def test_what_is_taken_away_is_unknown_again(names: Path) -> None:
    tables = compiled(names)
    ng.register(tables)
    ng.rule("acme:region"), ng.codec("acme:part")
    ng.unregister(tables)
    ng.unregister(tables)
    for find, name in ((ng.rule, "region"), (ng.codec, "part")):
        with pytest.raises(ng.UnknownAddress, match="unknown specification `acme`"):
            find(f"acme:{name}")


def test_the_latest_rules_are_spelled_without_edition() -> None:
    latest = ng.rules(latest=True)
    assert len(latest) == len(set(latest)) < len(ng.rules())
    assert {"adr6:stream-name", "nats-server:domain"} <= set(latest)
    assert all(ng.rule(address).name == address.partition(":")[2] for address in latest)
    assert ng.codecs(latest=True) == tuple(dict.fromkeys(ng.codecs(latest=True)))
    assert "aviso:topic-token" in ng.codecs(latest=True)


@pytest.mark.parametrize("given", [ModuleType("hollow"), json])
def test_a_module_without_tables_is_refused(given: ModuleType) -> None:
    with pytest.raises(ng.RulesError, match=f"`{given.__name__}` holds no tables of rules"):
        ng.register(given)


# ---- new ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["acme", "a", "order-names"])
def test_a_new_grammar_works_at_once(spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = run("new", spec)
    assert (made.exit_code, made.stdout.splitlines()[0].split()[0]) == (0, f"names/{spec}/1.lark")
    command = shlex.split(made.stdout.splitlines()[-1])
    assert command[0] == "natsgrammar"
    assert run(*command[1:]).stdout == "1 name checked, all valid\n"
    assert run("generate", "--grammar", "names", "--out", "build", "--target", "all").exit_code == 0
    schema = json.loads((tmp_path / "build" / "jsonschema" / spec / "1.schema.json").read_text())
    assert schema["$defs"]["subject"]["description"] == "Rules consist of texts, characters, repeats and other rules."
    assert schema["description"].startswith("Say here what the names are for: prose")
    assert (tmp_path / "build" / "docs" / "reference" / spec / "1.md").is_file()
    run("new", spec, "--edition", "2030-01-01")
    assert run("diff", "--grammar", "names", f"{spec}@1", f"{spec}@2030-01-01").exit_code == 0


def test_a_new_grammar_takes_nothing_away(tmp_path: Path) -> None:
    names = written(tmp_path / "my names", text="name: /[a-z]/\n")
    (tmp_path / "file").touch()
    for arguments, output in (
        (("acme", "--grammar", names), f"error: `{names}/acme/1.lark` exists already; choose another `--edition`\n"),
        (("adr6",), "error: the specification `adr6` exists already; choose another name\n"),
        (("Acme",), "error: `Acme` is not a valid specification name; use a-z, then a-z, 0-9 and `-`\n"),
        (("../x",), "error: `../x` is not a valid specification name; use a-z, then a-z, 0-9 and `-`\n"),
        (("x", "--grammar", tmp_path / "file"), f"error: cannot read or write `{tmp_path}/file/x`: not a directory\n"),
    ):
        result = run("new", *arguments)
        assert (result.exit_code, result.stderr) == (2, output)
    assert "is not a valid edition name" in run("new", "x", "--edition", "../1", "--grammar", names).stderr
    assert (names / "acme" / "1.lark").read_text() == "name: /[a-z]/\n"
    made = run("new", "other", "--grammar", names)
    assert f"--grammar '{names}' other:subject" in made.stdout


# ---- contracts ------------------------------------------------------------------------------------------------------

ORDERS = """\
contract: 1
name: orders
grammars: names
input:
  format: json
  path: orders.jsonl
  columns: {subject: string, part: string}
rules:
  - {column: subject, rule: "acme:order-subject"}
  - {column: part, codec: "acme@1:part"}
"""


def contract(folder: Path, text: str = ORDERS) -> Path:
    (folder / "orders.yaml").write_text(text, encoding="utf-8")
    return folder / "orders.yaml"


def test_a_contract_names_the_grammars_of_its_rules(names: Path) -> None:
    path = contract(names.parent)
    (names.parent / "orders.jsonl").write_text('{"subject": "a", "part": "b"}\n', encoding="utf-8")
    assert schema_errors(ORDERS) == []
    assert run("run", "--check", path).stdout == f"{path}: 2 checks, 1 row of its data, no problems\n"
    plain = contract(names.parent, ORDERS.replace("grammars: names\n", ""))
    assert run("run", "--check", "--grammar", names, plain).exit_code == 0
    assert "unknown specification `acme`" in run("run", "--check", plain).stderr


def test_a_library_hands_the_compiler_over(names: Path) -> None:
    path = contract(names.parent)
    output = "3:11: grammars: pass `grammars=natsgrammar_gen.compiler.add`, which compiles them"
    with pytest.raises(ContractError, match=output):
        load(str(path))
    (loaded,) = load(str(path), grammars=add)
    assert [check.edition for check in loaded.checks] == ["1", "1"]
    ng.unregister(compiled(names))


def test_grammars_of_a_contract_that_cannot_be_used_are_told_in_their_place(names: Path) -> None:
    written(names.parent / "broken", "acme/1.lark", "name: /[a-z/\n")
    written(names.parent / "clash", "adr6/2030-01-01.lark", "name: /[a-z]/\n")
    path = contract(names.parent, ORDERS.replace("names", "[nowhere, broken, clash]"))
    result = run("run", "--check", path)
    assert result.exit_code == 2
    lines = [line.replace(f"{names.parent}/", "") for line in result.stderr.splitlines()]
    assert lines[0] == "orders.yaml:3:12: grammars: `nowhere` is not a folder"
    assert lines[1].startswith("orders.yaml:3:21: grammars: broken/acme/1.lark:1:")
    assert lines[2] == "orders.yaml:3:29: grammars: `clash`: `natsgrammar` has a specification `adr6`; rename yours"
    assert len(lines) == 3


# ---- elsewhere ------------------------------------------------------------------------------------------------------


def python(program: str, *folders: Path, **environment: str) -> str:
    """What a program prints, or the last line of its error, in a process that knows these folders."""
    path = os.pathsep.join([*map(str, folders), *sys.path])
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path, **environment}, capture_output=True, text=True, check=False
    )
    return done.stdout or done.stderr.strip().splitlines()[-1]


def test_rules_travel_with_their_tables(registered: Path, tmp_path: Path) -> None:
    travelling = (ng.rule("acme:part"), ng.codec("acme:part"), ng.rule("adr6:stream-name"))
    (tmp_path / "rules").write_bytes(pickle.dumps(travelling))
    program = "import pickle; a, b, c = pickle.load(open('rules', 'rb')); print(a, a.check('a.b').suggestion, "
    program += "b.encode('.'), b.decode('%2E'), c, 'lark' in __import__('sys').modules)"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "<Rule acme@1:part> a%2Eb %2E . <Rule adr6@2023-02-01:stream-name> False\n"
    assert pickle.loads(pickle.dumps(travelling[0])) is travelling[0]


@pytest.fixture
def site(tmp_path: Path, names: Path) -> Path:
    """A folder for PYTHONPATH in which a package of ACME's rules is installed."""
    return installed(tmp_path / "site", names)


USE = "import natsgrammar as ng, pickle; r = ng.rule('acme:order-subject'); print(r.check('orders.EU.1').position, "
USE += "'acme@1:region' in ng.rules(), pickle.loads(pickle.dumps(r)) is r, len(pickle.dumps(r)) < 200)"


@pytest.mark.parametrize("entry", ["acme_names", "acme_names.tables"])
def test_the_rules_of_an_installed_package_are_known(entry: str, site: Path, names: Path) -> None:
    installed(site, names, entry)
    assert python(USE, site) == "7 True True True\n"
    alone = "import acme_names; print(*(it for it in acme_names.rules() if not it.startswith('portable')))"
    assert python(alone, site) == "acme@1:region acme@1:part acme@1:order-subject\n"


def test_what_the_dialects_of_an_installed_package_accept_has_no_address(tmp_path: Path, names: Path) -> None:
    written(names, "lake/1.lark", LAKE.replace("lake\n", "lake\n// @portable all\n", 1))
    site = installed(tmp_path / "site", names)
    assert python("import acme_names; print(*acme_names.rules())", site).endswith(" portable@computed:stream-name\n")
    use = (
        "import natsgrammar as ng; print('lake@1:table' in ng.rules(), ng.rule('portable:stream-name').is_valid('a-b'))"
    )
    assert python(use, site) == "True True\n"


def test_natsgrammars_own_rules_do_not_ask_what_is_installed() -> None:
    program = "import sys, natsgrammar as ng; ng.rule('adr6:stream-name').check('a.b'); ng.codec('safe:token')"
    assert python(f"{program}; print('importlib.metadata' in sys.modules)") == "False\n"


def test_a_broken_package_is_named(site: Path, names: Path) -> None:
    listed = "import natsgrammar as ng; assert ng.rule('adr6:stream-name').is_valid('A'); ng.rules()"
    for entry, cause in (
        ("gone", "ModuleNotFoundError: No module named 'gone'"),
        ("acme_names:none", "AttributeError: module 'acme_names' has no attribute 'none'"),
    ):
        installed(site, names, entry)
        advice = "install `acme-names` again, or uninstall it"
        output = f"RulesError: the installed rules `acme` ({entry}) do not load: {cause}; {advice}"
        assert python(listed, site).endswith(output)


def test_tables_of_another_version_are_refused(site: Path) -> None:
    path = site / "acme_names" / "tables" / "acme_1.py"
    path.write_text(path.read_text().replace('"section"', '"sektion"'))
    output = "RulesError: `acme_names`: its tables lack `section`; generate them again with this version"
    assert python(USE, site).endswith(output)


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Makes this process look again, and find these entry points, or modules, among installed packages."""

    def register(**named: str | ModuleType) -> None:
        points = []
        for name, value in named.items():
            if isinstance(value, ModuleType):
                monkeypatch.setitem(sys.modules, value.__name__, value)
            points.append(EntryPoint(name, value if isinstance(value, str) else value.__name__, sources.GROUP))
        for name, fresh in (("_installed", []), ("_broken", []), ("_looked", False)):
            monkeypatch.setattr(sources, name, fresh)
        monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: EntryPoints(points))

    yield register
    for source in sources._installed:
        ng.unregister(source)  # forgets its rules


def handmade(folder: Path) -> ModuleType:
    """A module that holds the tables of a folder."""
    tables, module = compiled(folder), ModuleType("handmade")
    for name in ("SPECS", "RULES", "CODECS", "ALIASES", "RELEASES", "ROLES", "load"):
        setattr(module, name, getattr(tables, name))
    return module


def test_installed_packages_are_looked_for_once(names: Path, entries: Callable[..., None]) -> None:
    entries(acme=handmade(names))
    for address in ("acme:region", "acme:order-subject", "acme@1:region"):
        assert ng.rule(address).spec == "acme"
    assert [source.SPECS for source in sources._installed] == [{"acme": ("1",)}]


def test_a_folder_takes_the_place_of_an_installed_package(names: Path, entries: Callable[..., None]) -> None:
    entries(acme=handmade(names))
    assert run("check", "acme:region", "eu").exit_code == 0
    written(names, text="region: /[A-Z]/+\n")
    assert run("check", "--grammar", names, "acme:region", "EU").stdout == "1 name checked, all valid\n"
    assert run("check", "acme:region", "eu").exit_code == 0, "the installed one is back"


def test_a_broken_package_does_not_block_another(
    names: Path, tmp_path: Path, entries: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaves_early.py").write_text("raise SystemExit(0)\n")
    (tmp_path / "speaks_loudly.py").write_text('raise RuntimeError("boom\\n\\u202e")\n')
    monkeypatch.syspath_prepend(tmp_path)
    for broken, output in (
        ("no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("leaves_early", "SystemExit: 0"),
        ("speaks_loudly", "RuntimeError: boom\\n\\u202e"),
    ):
        entries(broken=broken, acme=handmade(names))
        assert run("check", "acme:region", "eu").exit_code == run("check", "stream", "ORDERS").exit_code == 0
        result = run("check", "other:name", "eu")
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1), result.stderr
        assert f"the installed rules `broken` ({broken}) do not load: {output}" in result.stderr


def test_a_module_that_holds_tables_itself_is_registered(tmp_path: Path) -> None:
    module = handmade(written(tmp_path))
    ng.register(module)
    try:
        assert ng.rule("acme:region").is_valid("eu")
    finally:
        ng.unregister(module)
