"""The engines that people use say of names what the grammars say: each gets all rules in one process.

Python's own engine and `jsonschema` are asked in `tests/laws/test_regex_proofs.py`.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.regex_printer import POSTGRES, RE2
from tests.laws.test_regex_proofs import schema
from tests.support import engines
from tests.support.depth import generator
from tests.support.languages import rules
from tests.support.regex_probes import ADDRESSES, expressible, probes

pytestmark = pytest.mark.nightly


@cache
def cases() -> list[dict[str, Any]]:
    """Each expression once: how each kind of engine is given it, and names with their verdicts."""
    collected: dict[tuple[str, ...], dict[str, Any]] = {}
    for address in ADDRESSES:
        rule = rules()[address]
        facts = Rule(rule.kebab, rule, None, dict)
        if facts.portable not in collected:
            dfa = compile_tree(expressible(rule))
            names = dict.fromkeys([*probes(rule), *engines.sampled(dfa, generator(address))])
            collected[facts.portable] = {
                "rule": address,
                "patterns": facts.portable,
                "ascii": facts.expressions(RE2),
                "postgres": facts.expressions(POSTGRES),
                "names": [{"text": name, "valid": dfa.accepts(name)} for name in names],
            }
    return [*collected.values()]


@cache
def schemas() -> list[dict[str, Any]]:
    """The generated schemas of the same rules, and what a validator with an exact `$` says, lengths included."""
    made = []
    for case in cases():
        actual = schema(case["rule"])
        most = actual.get("maxLength")
        names = [
            name | {"valid": name["valid"] and (most is None or len(name["text"]) <= most)} for name in case["names"]
        ]
        made.append({"rule": case["rule"], "schema": actual, "names": names})
    return made


def test_there_is_something_to_ask() -> None:
    assert len(cases()) > 150
    assert sum(len(case["names"]) for case in cases()) > 20_000
    assert all(
        {name["valid"] for name in case["names"]} == {True, False} for case in cases() if "object" not in case["rule"]
    )


@pytest.mark.parametrize("spelling", ["patterns", "ascii"])
def test_go_accepts_what_the_automata_accept(spelling: str) -> None:
    assert engines.go("regexp", [case | {"patterns": case[spelling]} for case in cases()]) == []


@pytest.mark.parametrize("flag", ["u", "v"])
def test_node_accepts_what_the_automata_accept(flag: str) -> None:
    assert engines.node(flag, cases()) == []


def test_rust_accepts_what_the_automata_accept() -> None:
    assert engines.python("pydantic", cases()) == []


def test_duckdb_accepts_what_the_automata_accept() -> None:
    assert engines.python("duckdb", cases()) == []


@pytest.mark.parametrize("spelling", ["patterns", "ascii"])
def test_java_accepts_what_the_automata_accept(spelling: str) -> None:
    def lines() -> Iterator[str]:
        for case in cases():
            yield f"rule {case['rule']}"
            yield from (f"pattern {b64encode(pattern.encode()).decode()}" for pattern in case[spelling])
            for name in case["names"]:
                yield f"{str(name['valid']).lower()} {b64encode(name['text'].encode()).decode()}"

    wrong = engines.java(lines()).split()
    assert [*zip(wrong[::2], map(b64decode, wrong[1::2]), strict=True)] == []


def test_postgresql_accepts_what_the_automata_accept() -> None:
    """Texts there hold no NUL, so names with one are left out."""
    rows, conditions = [], []
    for number, case in enumerate(cases()):
        texts = (name for name in case["names"] if "\0" not in name["text"])
        rows += [f"{number}\t{text['text'].encode().hex()}\t{text['valid']}\n" for text in texts]
        each = " AND ".join("name ~ '{}'".format(item.replace("'", "''")) for item in case["postgres"])
        conditions.append(f"WHEN {number} THEN {each}\n")
    script = f"""CREATE TABLE given (rule int, hex text, valid boolean);
COPY given FROM stdin;
{"".join(rows)}\\.
SELECT rule, hex FROM (SELECT *, convert_from(decode(hex, 'hex'), 'UTF8') AS name FROM given) AS it
WHERE valid <> CASE rule {"".join(conditions)} END;
"""
    with engines.postgres() as server:
        assert engines.psql(server, script).splitlines() == []


# ---- validators of JSON Schema --------------------------------------------------------------------------------------


def test_ajv_accepts_what_the_automata_accept() -> None:
    assert engines.node("ajv", schemas()) == []


def test_a_validator_in_go() -> None:
    assert engines.go("jsonschema", schemas()) == []


@pytest.mark.parametrize("variant", ["default", "nonunicode"])
def test_check_jsonschema_judges_as_the_rules(variant: str, tmp_path: Path) -> None:
    """Its engine is that of a browser, in Rust."""
    whole = {"properties": {case["rule"]: {"items": case["schema"]} for case in schemas()}}
    given = {case["rule"]: [name["text"] for name in case["names"]] for case in schemas()}
    (tmp_path / "schema.json").write_text(json.dumps(whole), encoding="utf-8")
    (tmp_path / "given.json").write_text(json.dumps(given), encoding="utf-8")
    message = engines.check_jsonschema(
        "--regex-variant", variant, "--schemafile", tmp_path / "schema.json", tmp_path / "given.json"
    )
    expected = {
        f"$['{case['rule']}'][{number}]"
        for case in schemas()
        for number, name in enumerate(case["names"])
        if not name["valid"]
    }
    assert {error["path"] for error in message["errors"]} == expected


def test_a_wrong_verdict_is_found() -> None:
    """Each program sees what it is asked: the same names with the opposite verdicts are all wrong."""
    case, schema = (
        {**item[0], "names": [n | {"valid": not n["valid"]} for n in item[0]["names"]]} for item in (cases(), schemas())
    )
    texts = [name["text"] for name in case["names"]]
    for wrong in (
        engines.go("regexp", [case]),
        engines.node("u", [case]),
        engines.node("v", [case]),
        engines.python("pydantic", [case]),
        engines.python("duckdb", [case]),
        engines.go("jsonschema", [schema]),
        engines.node("ajv", [schema]),
    ):
        assert [text for _, text, _ in wrong] == texts
