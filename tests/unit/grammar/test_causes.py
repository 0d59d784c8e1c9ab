"""Causes of rejections in grammars: which error has which, and the proof that each error has one."""

from __future__ import annotations

from pathlib import Path

import pytest

import natsgrammar as ng
from natsgrammar.diagnostics import Refused
from natsgrammar_gen.compiler import compiled
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.model import Grammar
from tests.support.languages import grammars

TERMINALS = 'DOT: "."\nUPPER: /[A-Z]/\n'


def _loaded(folder: Path, causes: str, rule: str = "name: /[a-z]/+ (DOT /[a-z]/+)*", above: str = "") -> Grammar:
    (folder / "acme").mkdir(exist_ok=True)
    (folder / "acme" / "1.lark").write_text(f"// @title ACME\n{causes}\n\n{above}{rule}\n{TERMINALS}", encoding="utf-8")
    return load_all(folder)[0]


def _names(grammar: Grammar, rule: str = "name") -> dict[str, str | None]:
    return {cause.name: example for cause, example in grammar.rules[rule].explained.examples.items()}


def test_the_first_cause_of_an_error_is_its_cause(tmp_path: Path) -> None:
    stated = (
        "// @cause twice DOT after DOT: two dots; leave one out\n// @cause dot DOT: dot\n// @cause other any: wrong"
    )
    assert _names(_loaded(tmp_path, stated)) == {"twice": "a..", "dot": ".", "other": "a_"}


def test_a_scope_limits_a_cause_to_rules_by_their_characters(tmp_path: Path) -> None:
    stated = (
        "// @cause misplaced misplaced DOT: dot\n// @cause foreign foreign UPPER: capital\n// @cause other any: wrong"
    )
    assert [*_names(_loaded(tmp_path, stated))] == ["misplaced", "foreign", "other"]
    with pytest.raises(Refused, match="`@cause misplaced`: no rule rejects a name for this cause"):
        _loaded(tmp_path, stated, "name: /[a-z]/+")


def test_a_rejection_without_a_cause_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"`name` rejects `a_` without a cause; end its causes with one after `any`"):
        _loaded(
            tmp_path, "// @cause bytes undecodable: not UTF-8\n// @cause end end: too short\n// @cause dot DOT: dot"
        )


def test_a_rule_adds_causes_to_those_of_its_file_or_replaces_them(tmp_path: Path) -> None:
    above = "// @cause capital UPPER: capital letter\n"
    stated = "// @cause other any: wrong"
    assert [*_names(_loaded(tmp_path, stated, above=above))] == ["capital", "other"]
    assert _names(_loaded(tmp_path, "// Prose.", above="// @causes none\n")) == {}
    assert _names(_loaded(tmp_path, "// @causes _shared.causes", above="// @noun value\n")) == {}
    assert "begins-with-dot" in _names(_loaded(tmp_path, "// @causes _shared.causes"))


def test_limits_in_characters_and_in_bytes_are_exceeded_at_the_first_character_too_many(tmp_path: Path) -> None:
    stated = "// @cause long excess: longer than {limit}\n// @cause other any: wrong"
    assert _names(_loaded(tmp_path, stated, "name: /[a-z]/~1..3"))["long"] == "aaa😀"
    in_bytes = _names(_loaded(tmp_path, stated, "name: /[^.]/+", "// @max-bytes 3\n"))
    assert in_bytes == {"long": "_😀", "other": "_."}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "dot",
            "`@cause dot` is not of the form `@cause name [misplaced|foreign] SET [after SET] [where SET]: sentence",
        ),
        ("dot DOTS: dot", "`@cause dot`: `DOTS` is not defined (did you mean `DOT`?)"),
        ("dot name: dot", "`@cause dot`: `name` must be one character class"),
    ],
)
def test_a_wrong_cause_is_explained(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        _loaded(tmp_path, f"// @cause {line}")
    assert message in [problem.message[: len(message)] for problem in refused.value.problems]


def test_an_unknown_file_of_causes_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"unknown grammar `_shared\.reasons` to take causes from"):
        _loaded(tmp_path, "// @causes _shared.reasons")


def test_own_rules_explain_rejections_at_run_time(tmp_path: Path) -> None:
    _loaded(
        tmp_path, "// @cause capital UPPER: capital letter; write it small\n// @cause other any: the {noun} is wrong"
    )
    ng.register(tables := compiled(tmp_path))
    try:
        rule = ng.rule("acme:name")
        capital, other = rule.check("aB"), rule.check("a ")
    finally:
        ng.unregister(tables)
    assert capital
    assert other
    assert (capital.cause, capital.sentence) == ("capital", "capital letter")
    assert capital.message == "capital letter: `B` at position 1; expected a-z or `.`, or end of name; write it small"
    assert (other.cause, other.sentence) == ("other", "the name is wrong")


def test_every_kind_of_name_has_causes_and_every_shared_cause_is_used() -> None:
    rules = {f"{g.address}:{name}": rule for g in grammars() for name, rule in g.rules.items()}
    names = {address for address, rule in rules.items() if rule.notes.noun != "value"}
    assert {address for address in names if not rules[address].causes and "column-types" not in address} == set()
    shared = {(cause.found, cause.advice) for rule in rules.values() for cause in rule.causes}
    assert shared == {(cause.found, cause.advice) for rule in rules.values() for cause in rule.explained.examples}


def test_a_cause_lists_the_names_of_a_rule_with_few(tmp_path: Path) -> None:
    stated = "// @cause listed character: must be {choices}\n// @cause other any: wrong"

    def sentence(rule: str) -> str:
        grammar = _loaded(tmp_path, stated, f'{rule}\n\nsecond: "x"')
        return next(iter(grammar.rules["name"].explained.examples)).sentence

    assert sentence('name: "sub" | "all"') == "must be `all` or `sub`"
    assert sentence("name: /[Ss][Uu][Bb]|[Aa][Ll][Ll]/?") == "must be `all` or `sub`"
    assert sentence('name: "MaxAge"') == "must be `MaxAge`"
    assert [sentence(rule) for rule in ("name: /[a-i]/", "name: /[a-z]/+", 'name: "a"~0')] == ["wrong"] * 3


def test_a_cause_is_for_rules_whose_names_have_certain_characters(tmp_path: Path) -> None:
    stated = "// @cause subject UPPER where DOT: with dots\n// @cause other any: wrong"
    assert [*_names(_loaded(tmp_path, stated, "name: /[a-z.]/+"))] == ["subject", "other"]
    with pytest.raises(Refused, match="`@cause subject`: no rule rejects a name for this cause"):
        _loaded(tmp_path, stated, "name: /[a-z]/+")


TO_SPACES = "use `_` or `-` between words, nothing at the ends"  # as suggestions do


DATE = (
    "check the date: April, June, September and November have 30 days, February 28 or 29; "
    "write hyphens, as in `2026-01-31`"
)
SCHEDULE = (
    "write `@yearly`, `@monthly`, `@weekly`, `@daily`, `@hourly`, `@every` or `@at`, "
    "or a month or day such as `jan` or `mon`"
)


@pytest.mark.parametrize(
    ("address", "name", "remedy"),
    [
        ("stream-name", "A B", TO_SPACES),
        ("stream-name", "Ü", "use ASCII"),
        ("subject-publish", "a b", f"{TO_SPACES}, or in a subject percent-encode the value (`safe:token`)"),
        ("kv-key-name", "a b", f"{TO_SPACES}, or encode the value (`safe:kv-key`)"),
        ("kv-key-name", "user:17", "replace it, or encode the value (`safe:kv-key`)"),
        ("header-name", "a b", TO_SPACES),
        ("cloudevents:attribute-name", "a.b", "remove or replace it"),
        ("nats-ttl", "500ms", "write at least `1`, `1s` or `1000ms`"),
        ("nats-schedule", "30 4 * * *", "write six, seconds first, as in `0 30 4 * * *`"),
        (
            "portable:nats-schedule",
            "@every 1d",
            "write `h`, `m`, `s`, `ms`, `us` and `ns` in this order; a day is `24h`",
        ),
        ("nats-ttl", "-1", "write `1s` or more, or `never`"),
        ("portable:nats-expected-last-sequence", "9" * 20, "check the number"),
        ("server-name", "nats 1", TO_SPACES),
        ("kv-search-key", "user.*x", "make the wildcard a token of its own"),
        ("stream-name", "\ufeffORDERS", "remove it"),
        ("safe:token", "21°C", "percent-encode it"),
        ("safe:token", "a b", "percent-encode it"),
        ("cloudevents:timestamp", "2026-01-01 00:00:00", "write `T` between date and time"),
        ("js-api:request", "$JS.API.STREAM.INFOO.ORDERS", "check its words"),
        ("column-types:date", "2026-02-30", DATE),
        ("column-types:boolean", "yes", "write it exactly as shown"),
        ("nats-rollup", "all2", "write it exactly as shown"),
        ("aviso:date-value-dashed", "2026-11-31", DATE),
        ("cloudevents:uri", "foo", "begin with a scheme and a host, as in `https://example.com:8080`"),
        ("nats-schedule", "@evry 1h", SCHEDULE),
    ],
)
def test_each_kind_of_name_has_its_own_remedy(address: str, name: str, remedy: str) -> None:
    for of in (address, f"nats-server:{address}") if address.startswith("nats-") else (address,):
        violation = ng.rule(of).check(name)
        assert violation
        assert violation.message.partition(" (error")[0].endswith(f"; {remedy}")
