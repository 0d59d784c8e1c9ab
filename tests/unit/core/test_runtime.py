"""The Python runtime: rules, violations, suggestions, codecs, addresses."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import unquote_to_bytes

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import Rule, aviso
from natsgrammar.core.rule import LONGEST_REPAIRED
from natsgrammar.core.table import table_of
from natsgrammar.core.violation import violation_at
from natsgrammar.text import cause_of, excerpt, lowered, quoted, shown
from natsgrammar_gen.emit.context import Names
from tests.support.languages import written
from tests.support.rendered import render

RULES = ng.rules()
EDITIONS = sorted({address.partition(":")[0] for address in RULES})
CODECS = ng.codecs()
ESCAPING = [
    address for address in CODECS if not (ng.codec(address).entry["by"] or ng.codec(address).of)
]  # test_computed_codecs.py and test_mqtt.py have the others
SCALARS = st.characters(exclude_categories=["Cs"])


def rules_of(edition: str) -> list[ng.Rule]:
    return [ng.rule(address) for address in RULES if address.startswith(f"{edition}:")]


# ---- every rule -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_of_a_grammar_has_its_verdict_and_position(edition: str) -> None:
    for rule in rules_of(edition):
        assert rule.good
        assert rule.bad or table_of(rule.entry["automaton"]).table == ((0,),), rule  # which accepts all there is
        for name in rule.good:
            assert rule.is_valid(name), (rule, name)
            assert rule.check(name) is None
            assert rule.validate(name) is name
        for name, position in rule.bad:
            assert not rule.is_valid(name), (rule, name)
            violation = rule.check(name)
            assert violation is not None
            assert violation.position == position, (rule, name)
            with pytest.raises(ng.InvalidName) as caught:
                rule.validate(name)
            assert caught.value.violation == violation


@given(st.sampled_from(RULES), st.data())
def test_check_agrees_with_is_valid(address: str, data: st.DataObject) -> None:
    rule = ng.rule(address)
    seeds = [*rule.good, *(name for name, _ in rule.bad)]
    # Pieces of the rule's own examples reach deep into its language; free text reaches everything else.
    name = data.draw(st.lists(st.sampled_from(seeds) | st.text(max_size=3), max_size=3).map("".join))
    name = name[data.draw(st.integers(0, 3)) :]
    violation = rule.check(name)
    assert rule.is_valid(name) == (violation is None)
    if violation is None:
        return
    assert 0 <= violation.position <= len(name)
    assert violation.found == name[violation.position : violation.position + 1]
    assert str(violation) == violation.message
    where, noun = f"at position {violation.position}", rule.entry["noun"]
    what = f"{shown(violation.found)} {where}:" if violation.found else f"the {noun} ends {where};"
    if not name:
        what = f"the {noun} is empty;"
    error = "" if rule.code is None else f" (error {rule.code} of nats-server)"
    # the server may take what the rule rejects: then it answers no error
    message = violation.message.removesuffix(error)
    assert bool(violation.cause) == bool(rule.causes)
    if violation.cause is None:
        assert message == f"{what} expected {violation.expected}"
    else:
        (sentence,) = {cause.sentence for cause in rule.causes if cause.sentence == violation.sentence}
        advice = {cause.advice for cause in rule.causes if (cause.name, cause.sentence) == (violation.cause, sentence)}
        assert message.startswith(sentence)
        assert message in {
            f"{violation.headline.removesuffix(error)}; expected {violation.expected}; {each}" for each in advice
        }
    if violation.suggestion is not None:
        assert violation.suggestion != name
        assert rule.is_valid(violation.suggestion)


@given(st.sampled_from(RULES), st.text(alphabet=st.characters()))
def test_no_character_that_follows_the_error_matters(address: str, name: str) -> None:
    violation = ng.rule(address).check(name)
    if violation is not None and violation.found:
        again = ng.rule(address).check(name[: violation.position + 1] + "anything")
        assert again is not None
        assert (again.position, again.found, again.expected) == (
            violation.position,
            violation.found,
            violation.expected,
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_name_holds_half_of_a_surrogate_pair_or_a_line_feed_too_many(edition: str) -> None:
    for rule in rules_of(edition):
        valid = rule.good[0]
        for name in (valid + "\ud800", "\udfff" + valid):
            violation = rule.check(name)
            assert violation is not None, (rule, name)
            violation.message.encode()  # can be printed
        assert rule.is_valid(valid + "\n") == (rule.check(valid + "\n") is None), rule


def test_long_names_are_refused_in_no_time_and_get_no_suggestion() -> None:
    rule = ng.rule("adr6@2023-02-01:message-subject")
    name = "a." * 500_000 + ".x"
    violation = rule.check(name)
    assert violation is not None
    assert violation.position == 1_000_000
    assert violation.suggestion is None
    within = "a" * (LONGEST_REPAIRED - 2)
    assert _suggestion(rule, within + " x") == within + "_x"
    assert _suggestion(rule, within + " xy") is None


def _suggestion(rule: Rule, name: str) -> str | None:
    violation = rule.check(name)
    assert violation is not None
    return violation.suggestion


# ---- one rule, in detail --------------------------------------------------------------------------------------------


def test_a_refused_stream_name() -> None:
    rule = ng.rule("adr6:stream-name")
    violation = rule.check("ORDERS.EU")
    assert violation is not None
    assert (violation.position, violation.found, violation.suggestion) == (6, ".", "ORDERS_EU")
    assert violation.message.startswith("dot in a name at position 6; expected printable ASCII")
    assert hash(violation) == hash(pickle.loads(pickle.dumps(violation)))
    assert pickle.loads(pickle.dumps(violation)) == copy.copy(violation) == violation
    with pytest.raises(AttributeError):
        violation.position = 0  # type: ignore[misc]


def test_a_refused_name_reads_well_and_pickles() -> None:
    with pytest.raises(ng.InvalidName) as caught:
        ng.rule("adr6@2023-02-01:stream-name").validate("ORDERS.EU")
    error = caught.value
    assert isinstance(error, ValueError)
    assert str(error) == (
        f"`ORDERS.EU` is rejected by adr6@2023-02-01:stream-name: {error.violation.message}; try `ORDERS_EU`"
    )
    again = pickle.loads(pickle.dumps(error))
    assert (again.address, again.name, again.violation, str(again)) == (
        error.address,
        error.name,
        error.violation,
        str(error),
    )


def test_a_rule_says_where_it_comes_from() -> None:
    rule = ng.rule("adr6@2023-02-01:stream-name")
    assert (rule.address, rule.spec, rule.edition, rule.name) == (
        "adr6@2023-02-01:stream-name",
        "adr6",
        "2023-02-01",
        "stream-name",
    )
    assert repr(rule) == "<Rule adr6@2023-02-01:stream-name>"
    assert rule.title
    assert "https://" in rule.source
    assert rule.production.startswith("stream-name = ")
    assert pickle.loads(pickle.dumps(rule)) is rule
    assert copy.deepcopy(rule) is rule


@pytest.mark.parametrize("wrong", [None, 1, b"ORDERS", bytearray(b"x"), ["ORDERS"], Path("x")])
def test_anything_but_a_str_is_a_type_error(wrong: Any) -> None:
    for address in ("adr6:stream-name", "cloudevents:uri"):  # the first by a pattern, the second by its table
        rule = ng.rule(address)
        for method in (rule.is_valid, rule.check, rule.validate):
            with pytest.raises(TypeError, match=f"a name is a str, not {type(wrong).__name__}"):
                method(wrong)
    for codec in map(ng.codec, CODECS):
        with pytest.raises(TypeError, match=r"(is|takes) a str, not"):
            codec.decode(wrong)
        with pytest.raises(TypeError, match=f"a codec takes a str, not {type(wrong).__name__}"):
            codec.encode(wrong)


def test_anything_but_bytes_or_texts_is_a_type_error() -> None:
    wrong: Any
    rule, codec = ng.rule("adr6:stream-name"), ng.codec("safe:token")
    for wrong in (None, "x", memoryview(b"x")):
        for check in (rule.check_bytes, codec.check_bytes):
            with pytest.raises(TypeError, match=f"a name is bytes here, not {type(wrong).__name__}"):
                check(wrong)
    for wrong in (None, 5, b"a"):
        for address in CODECS:
            with pytest.raises(TypeError, match=f"a codec takes a str, not {type(wrong).__name__}"):
                ng.codec(address).encode_filter(wrong)
        with pytest.raises(TypeError, match=f"a kind of name is a str, not {type(wrong).__name__}"):
            ng.explain("a", wrong)
        with pytest.raises(TypeError, match=f"a subject is a str, not {type(wrong).__name__}"):
            ng.server.stream_problems(wrong)
        with pytest.raises(TypeError, match=f"a subject is a str, not {type(wrong).__name__}"):
            ng.server.stream_problems(["a"], others=["b", wrong])


def test_a_codec_without_filters_says_so() -> None:
    with pytest.raises(ng.Error, match="encodes a whole text") as refused:
        ng.codec("safe:token").encode_filter("a")
    assert isinstance(refused.value, ValueError)


def test_subclasses_of_str_are_names() -> None:
    class Name(str):
        __slots__ = ()

    assert ng.rule("adr6:stream-name").is_valid(Name("ORDERS"))
    assert ng.codec("aviso:topic-token").encode(Name("1.45")) == "1%2E45"


# ---- what tables can hold, on a small hand-made one -----------------------------------------------------------------


RANGES = "0,,1m,1,1,,10,2,1,,o,0,1,,34,0,1,"  # `:` is of class 1, `_` of 2, `x` and `é` of 0


def handmade(**changes: object) -> Rule:
    """`x` or `é`, one or more, then perhaps `:` and one to three `_`; no more than six bytes of UTF-8 when asked."""
    entry = {
        "pattern": "[xé]+(?::_{1,3})?",
        "backtrack_free": True,
        "max_bytes": None,
        "java": "",
        "schema": {},
        "automaton": f"{RANGES}|0,!1,2,!2,!3|<0:+ :@+ <0:..+ <0:..+  <0:|",
        "messages": ("`x`", "`x`, `:` or end of name", "`_`", "end of name"),
        "noun": "name",
        "suggests": True,
        "limit": None,
        "causes": (),
        "code": None,
        "codec": None,
        "section": "",
        "production": "",
        "good": (),
        "bad": (),
    }
    tables = ModuleType("tables")
    vars(tables).update(SPEC="hand", EDITION="1", TITLE="", SOURCE="", RULES={"made": entry | changes})
    return Rule(tables, "made")


@pytest.mark.parametrize(
    ("name", "position", "suggestion"),
    [
        ("", 0, None),  # a value is missing
        ("?", 0, None),  # nothing of the name could be kept
        ("x?", 1, "x"),
        ("x:", 2, "x"),  # cutting and completing change one character each: the cut wins
        ("x::x", 2, "x:__"),  # `_` stands in for the second colon and for the `x`
        ("xx:____", 6, "xx:___"),
        ("xé \U0001f600", 2, "xé"),
        ("xé\U0001f600a", 2, "xé"),  # half of what it says
        ("xé\U0001f600ab", 2, None),  # less than half
        ("x?:?.?", 1, "x"),  # punctuation says nothing, so it goes at the end
        (":", 0, None),
        ("_:", 0, None),
    ],
)
def test_a_repair_is_the_nearest_valid_name(name: str, position: int, suggestion: str | None) -> None:
    violation = handmade().check(name)
    assert violation is not None
    assert (violation.position, violation.suggestion) == (position, suggestion)


@given(st.text(alphabet="xé:_\n? "))
def test_pattern_and_table_agree(name: str) -> None:
    assert handmade().is_valid(name) == handmade(linear=False).is_valid(name)


def test_a_limit_in_bytes_counts_utf8() -> None:
    rule = handmade(max_bytes=6)
    assert rule.is_valid("xxxxxx")
    assert not rule.is_valid("xxxxxxx")
    assert rule.is_valid("ééé")
    assert not rule.is_valid("éééx")
    assert not rule.is_valid("\ud800")


@pytest.mark.parametrize(
    ("address", "name", "suggestion"),
    [
        ("subject-subscribe", "foo*", "foo"),  # signs at the ends go
        ("subject", ".a", "a"),
        ("stream-name", "ORDERS\r", "ORDERS"),
        ("stream-name", " orders.eu.* ", "orders_eu"),  # between letters they get a stand-in
        ("subject", "a..b", "a._.b"),  # a value is missing there
        ("cloudevents:attribute-name", "Foo", "foo"),
        ("cloudevents:attribute-name", "FOO", "foo"),
        ("js-user-prefix", "$JS.x", "JS.x."),  # completed rather than cut
        ("safe:token", "a%2e", "a%2E"),
        ("safe:token", "a%2e b", "a%252e%20b"),
        ("nats-server:subject-subscribe", "orders.>.x", None),  # `>_` would be no wildcard
        ("nats-server:subject-subscribe", "orders.>_.x y", "orders.>_.x_y"),  # nor was it one before
        ("mqtt:topic-filter", "home/#/x", None),
        ("adr6:message-subject", "orders.*x", None),  # `_*` would be none, either
        ("nats-server:transform-function", "{{wildcrad(1)}}", "{{wildcard(1)}}"),
        ("service-version", "01.2.3", None),  # `0.2.3` is another version
        ("service-version", "1,2,3", "1.2.3"),  # and not `123.0.0`
        ("nats-server:subject-subscribe", "orders..*", "orders.*"),
        ("nats-server:transform-function", "{{split(1)}}", None),  # `split(1,)` has no delimiter
        ("nats-server:subject-queue", "orders.> workers eu", None),  # `workers ` would end in a space
        ("stream-name", "\ufeffORDERS", "ORDERS"),
        ("adr33:metadata-key", "_nats.owner", None),  # `_natS.owner` looks reserved, too
    ],
)
def test_a_suggestion_follows_the_advice(address: str, name: str, suggestion: str | None) -> None:
    assert _suggestion(ng.rule(address), name) == suggestion


def test_a_codec_makes_the_suggestion_where_the_rule_has_one() -> None:
    assert _suggestion(ng.rule("aviso:wire-token"), "1.45") == "1%2E45"
    assert _suggestion(ng.rule("aviso:wire-token"), "1.45\ud800") is None


@pytest.mark.parametrize(
    ("character", "expected"),
    [
        ("a", "`a`"),
        ("`", "backtick (U+0060)"),
        (" ", "space (U+0020)"),
        ("\t", "tab (U+0009)"),
        ("\n", "line feed (U+000A)"),
        ("\r", "carriage return (U+000D)"),
        ("\0", "NUL (U+0000)"),
        ("\x7f", "DEL (U+007F)"),
        ("\x0b", "U+000B"),
        ("\x85", "U+0085"),
        ("\xa0", "U+00A0"),
        ("é", "`é` (U+00E9)"),
        ("😀", "`😀` (U+1F600)"),
        ("\ud800", "U+D800"),
    ],
)
def test_a_character_is_shown_with_its_name_or_number(character: str, expected: str) -> None:
    assert shown(character) == expected


def test_a_cause_begins_in_lower_case_but_for_capitals() -> None:
    assert [lowered(cause) for cause in ("Not a URL", "URL is not", "A b", "")] == [
        "not a URL",
        "URL is not",
        "a b",
        "",
    ]
    assert cause_of(OSError(1, "[SSL: NO_CIPHER] None is left")) == "[SSL: NO_CIPHER] None is left"


def test_an_excerpt_marks_what_it_leaves_out() -> None:
    assert excerpt("a\nb", 1) == r"a\nb"
    assert excerpt("", 0) == ""
    long = excerpt("x" * 100 + "!" + "y" * 100, 100)
    assert long == "…" + "x" * 30 + "!" + "y" * 30 + "…"


# ---- codecs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "value", "text"),
    [
        ("aviso:topic-token", "é €", "é €"),
        ("cloudevents:header-value", 'a="b"\r\n', "a=%22b%22%0D%0A"),
        ("safe:kv-key", "users.jo@acme..é", "users.jo=40acme.=.=C3=A9"),
        ("safe:kv-key", "", "="),
        ("safe:kv-key", "=.%", "=3D.=25"),
    ],
)
def test_examples_are_encoded_and_decoded(address: str, value: str, text: str) -> None:
    assert ng.codec(address).encode(value) == text
    assert ng.codec(address).decode(text) == value


@given(st.sampled_from(ESCAPING), st.text(alphabet=SCALARS))
def test_decoding_undoes_encoding(address: str, value: str) -> None:
    codec = ng.codec(address)
    assert codec.decode(codec.encode(value)) == value


PIECES = st.sampled_from(
    ["%", "%2E", "%2e", "%C3", "%A9", "%3D", "=", "=3D", "=2A", ".", "_", "\n", "\r", "%0A", " ", "é", "41"]
)


@given(st.sampled_from(ESCAPING), st.lists(PIECES | st.text(alphabet=SCALARS, max_size=2), max_size=6).map("".join))
def test_decoding_is_strict_and_reads_escapes_once(address: str, text: str) -> None:
    """What the wire rule lets pass is decoded as the standard library does it, which is not strict itself."""
    codec = ng.codec(address)
    violation = codec.check(text)
    if violation is not None:
        with pytest.raises(ng.CodecError) as caught:
            codec.decode(text)
        assert (caught.value.violation, caught.value.position) == (violation, violation.position)
        assert (caught.value.found, caught.value.expected) == (violation.found, violation.expected)
    elif '"' not in text or not codec.entry["unquote"]:
        how = codec.entry
        tokens = text.split(how["separator"]) if how["separator"] else [text]
        values = [unquote_to_bytes(token.replace(how["sign"], "%")).decode() for token in tokens]
        expected = ["" if token == how["empty"] else value for token, value in zip(tokens, values, strict=True)]
        assert codec.decode(text) == how["separator"].join(expected)


@pytest.mark.parametrize(
    ("address", "text", "position"),
    [
        ("aviso:topic-token", "%GG", 1),
        ("aviso:topic-token", "1%", 2),
        ("aviso:topic-token", "1%4", 3),
        ("aviso:topic-token", "%C0%A0", 2),
        ("aviso:topic-token", "a.b", 1),
        ("cloudevents:header-value", "%ED%A0%80", 4),
        ("cloudevents:header-value", "%E2%82", 6),
        ("cloudevents:header-value", '"abc', 4),
        ("cloudevents:header-value", "é\x7f", 1),
        ("cloudevents:header-value-strict", "é", 0),
        ("cloudevents:header-value-strict", "a b", 1),
        ("safe:kv-key", "a..b", 2),
        ("safe:kv-key", "a.==", 3),
        ("safe:kv-key", "=2E", 2),
    ],
)
def test_a_text_that_no_encoder_writes_has_the_position_of_its_error(address: str, text: str, position: int) -> None:
    with pytest.raises(ng.CodecError) as caught:
        ng.codec(address).decode(text)
    error = caught.value
    assert isinstance(error, ValueError)
    assert error.position == position
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('"  q  "u', "  q  u"),
        (r"a\b", r"a\b"),
        (r'"\"\\"', '"\\'),
        (r'"\%\2\5"', "%"),
        ("%22a%22", '"a"'),
        ("%2541", "%41"),
        ('"%2541" ""'.replace(" ", ""), "%41"),
        ('""', ""),
        ('a b\té"\\é "', "a b\té\u00e9 "),
        (" %20\t", "  \t"),
        ("Euro%20€", "Euro €"),
    ],
)
def test_quoted_strings_are_undone_before_the_escapes(text: str, value: str) -> None:
    assert ng.codec("cloudevents:header-value").decode(text) == value


@pytest.mark.parametrize("address", CODECS)
def test_half_of_a_surrogate_pair_has_no_encoding(address: str) -> None:
    with pytest.raises(ng.CodecError) as caught:
        ng.codec(address).encode("é.\udc80")
    assert (caught.value.position, caught.value.found) == (2, "\udc80")
    str(caught.value).encode()


@pytest.mark.parametrize("address", CODECS)
def test_a_codec_says_what_it_is(address: str) -> None:
    codec = ng.codec(address)
    assert codec.address == address == f"{codec.spec}@{codec.edition}:{codec.name}"
    assert repr(codec) == f"<Codec {address}>"
    assert pickle.loads(pickle.dumps(codec)) is codec


# ---- addresses ------------------------------------------------------------------------------------------------------


def test_addresses_list_every_edition_from_the_oldest() -> None:
    assert "adr6@2023-02-01:stream-name" in RULES
    assert len(set(RULES)) == len(RULES)
    assert [ng.rule(address).address for address in RULES] == list(RULES)
    assert ng.rule("adr6:stream-name") is ng.rule("adr6@2023-02-01:stream-name")


@pytest.mark.parametrize(
    ("address", "cause", "near"),
    [
        ("adr6:stream_name", "`adr6@2023-02-01` has no rule `stream_name`", "adr6:stream-name"),
        ("adr7:stream-name", "unknown specification `adr7`", "stream-name"),
        ("adr6@2023:stream-name", "`adr6` has no edition `2023`; available: ", "adr6@2023-02-01:stream-name"),
        ("strem-name", "`strem-name` is not a rule address; expected a kind of name, such as ", "stream-name"),
        ("ack", "`ack` is not a rule address", "js-api:ack"),
        ("nats-server:subject", "`nats-server@2.15.3` has no rule `subject`", "nats-server:subject-publish"),
        ("NATS-server:subject-p", "unknown specification `NATS-server`", "nats-server:subject-publish"),
        ("kv-key", "`kv-key` is not a rule address", "kv-key-name"),
        ("kv", "`kv` is not a rule address", "kv-bucket-name"),
        (
            "nats-server@2.10.0:priority-group",
            "`nats-server@2.9.10` has no rule `priority-group`",
            "nats-server@2.15.3:priority-group",
        ),
        ("aviso@0.7:topic-token", "`aviso@0.7` has no rule `topic-token`, but it has a codec of that name", ""),
        ("adr6:", '`adr6@2023-02-01` has no rule `""`', ""),
        ("", '`""` is not a rule address', ""),
        ("\n:\ud800", r"unknown specification `\n`", ""),
    ],
)
def test_an_unknown_address_names_its_cause_and_near_ones(address: str, cause: str, near: str) -> None:
    with pytest.raises(ng.UnknownAddress) as caught:
        ng.rule(address)
    error = caught.value
    assert isinstance(error, LookupError)
    assert str(error).startswith(cause)
    assert not near or near in error.near
    if address and near.startswith(address):
        assert error.near.index(near) == 0, "what begins with the text comes first"
    for suggested in error.near:
        assert ng.rule(suggested).address in RULES
    str(error).encode()
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_kind_of_name_is_the_address_of_the_rule_that_is_safe_everywhere() -> None:
    for name in (address.partition(":")[2] for address in RULES if address.startswith("portable@")):
        assert ng.rule(name) is ng.rule(f"portable:{name}")
        assert ng.rule(pickle.loads(pickle.dumps(ng.rule(name))).address) is ng.rule(name)
    short = {"stream": "stream-name", "consumer": "consumer-name", "subject": "subject-publish"}
    for kind, name in (short | {"key": "kv-key-name", "bucket": "kv-bucket-name"}).items():
        assert ng.rule(kind) is ng.rule(f"portable:{name}")
        assert ng.explain("a/b", kind).role == name
    assert ng.rule("os-bucket-name") is ng.rule("portable:obj-bucket-name"), "other names of a rule are kinds, too"
    with pytest.raises(ng.UnknownAddress, match="`token` is not a codec address; expected SPEC"):
        ng.codec("token")


def test_an_unknown_codec_names_near_ones() -> None:
    with pytest.raises(ng.UnknownAddress, match="did you mean `aviso:topic-token`"):
        ng.codec("aviso:topic_token")


@pytest.mark.parametrize("wrong", [None, 1, b"adr6:stream-name"])
def test_an_address_is_a_str(wrong: Any) -> None:
    for find in (ng.rule, ng.codec):
        with pytest.raises(TypeError, match="an address is a str, not"):
            find(wrong)


# ---- the package ----------------------------------------------------------------------------------------------------


def test_the_package_works_under_another_name_and_imports_the_standard_library_only(tmp_path: Path) -> None:
    grammars = [grammar for grammar in written() if grammar.spec in ("adr6", "aviso")]
    for path, text in render(grammars, ["python"], Names("vendored_names")).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    program = (
        "import sys, vendored_names as ng\n"
        "assert ng.rule('adr6:stream-name').check('ORDERS.EU').suggestion == 'ORDERS_EU'\n"
        "assert ng.codec('aviso:topic-token').encode('1.45') == '1%2E45'\n"
        "roots = {name.partition('.')[0] for name in sys.modules} - {'vendored_names', '__main__'}\n"
        "print(*sorted(root for root in roots - sys.stdlib_module_names if not root.startswith('_')))\n"
    )
    # -S keeps out what the environment itself imports at start.
    ran = subprocess.run(
        [sys.executable, "-S", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (ran.stdout.strip(), ran.stderr) == ("", "")


def test_import_loads_neither_tables_nor_slow_modules() -> None:
    program = (
        "import sys, natsgrammar\n"
        "print(*sorted(name for name in sys.modules if name.startswith(('natsgrammar_tables', 'natsgrammar.tables'))),"
        " *sorted({'typing', 'difflib', 'dataclasses', 're'} & set(sys.modules)))"
    )
    ran = subprocess.run(
        [sys.executable, "-S", "-c", program],
        cwd=Path(ng.__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == ""


@pytest.mark.parametrize(("pattern", "row", "suggestion"), [("x*", "@", "xx"), ("[x_]*", "@.@", "x_x")])
def test_a_repair_goes_on_where_a_loop_leads_back_to_the_start(pattern: str, row: str, suggestion: str) -> None:
    loop = handmade(
        pattern=pattern,
        automaton=f"{RANGES}|!0|<0:{row}|",
        messages=("`x`, or end of name",),
    )
    violation = loop.check("x:x")
    assert violation is not None
    assert (violation.position, violation.suggestion) == (1, suggestion)


@pytest.mark.parametrize(
    ("address", "name", "position", "suggestion"),
    [
        ("adr6:stream-name", b"ORDERS", None, None),
        ("adr6:stream-name", b"ORDERS.EU", 6, "ORDERS_EU"),
        ("adr6:stream-name", b"OR\xffDERS", 2, "OR_DERS"),
        ("adr6:stream-name", b"O.\xff", 1, "O__"),
        ("nats-docs:subject", "a.é".encode(), None, None),
        ("nats-docs:subject", b"a.\xe2\x82b", 2, None),  # U+FFFD may be in a subject
        ("nats-docs:subject", b"a..\xff", 2, None),
        ("aviso:wire-token", b"a\xff", 1, None),
    ],
)
def test_a_name_in_bytes_has_the_verdict_of_its_text(
    address: str, name: bytes, position: int | None, suggestion: str | None
) -> None:
    violation = ng.rule(address).check_bytes(name)
    assert (violation and violation.position, violation and violation.suggestion) == (position, suggestion)
    if violation and b"\xff" in name[violation.position :][:1]:
        assert violation.found == "\ufffd"


def test_a_byte_that_is_not_utf8_is_named() -> None:
    rule = ng.rule("nats-docs:subject")  # U+FFFD may be in a subject
    for name, message in (
        (b"\xff", "not UTF-8: byte 0xFF at position 0; expected"),
        (b".\xff", "begins with a dot"),
    ):
        violation = rule.check_bytes(name)
        assert violation
        assert violation.message.startswith(message)
    plain = handmade().check_bytes(b"x\xff")
    assert plain
    assert plain.message.startswith("invalid UTF-8 byte 0xFF at position 1: expected")


def test_long_names_are_shortened_in_errors() -> None:
    assert quoted("x" * 80) == f"`{'x' * 80}`"
    assert quoted("x" * 81) == f"`{'x' * 60}…`"
    assert quoted("") == '`""`'


@pytest.mark.parametrize(("address", "value"), [("aviso:topic-token", 'say "hi"'), ("safe:token", '"%20"')])
def test_only_codecs_that_unquote_take_quotation_marks_away(address: str, value: str) -> None:
    codec = ng.codec(address)
    assert codec.decode(codec.encode(value)) == value
    assert codec.decode('"a"') == '"a"'
    assert ng.codec("cloudevents:header-value").decode('"a"') == "a"


def test_every_error_is_an_error_of_natsgrammar() -> None:
    import natsgrammar_spark
    from natsgrammar import aviso, cloudevents, diagnostics

    collected = {
        var
        for module in (ng, aviso, cloudevents, diagnostics, natsgrammar_spark)
        for var in (getattr(module, name) for name in dir(module))
        if isinstance(var, type) and issubclass(var, Exception)
    }
    assert len(collected) > 12
    assert [item for item in collected if not issubclass(item, ng.Error)] == []
    assert issubclass(ng.UnknownAddress, LookupError)
    for kind in (ng.InvalidName, ng.CodecError, ng.RulesError, aviso.ConfigError, cloudevents.InvalidEvent):
        assert issubclass(kind, ValueError)


def test_the_parts_of_a_subject() -> None:
    subject = "$JS.hub.API.CONSUMER.CREATE.ORDERS.c1.orders.*.eu"
    parts = ng.parse("js-api:request", subject)
    assert {name: part.text for name, part in parts.items()} == {
        "domain": "hub",
        "verb": "CONSUMER.CREATE",
        "stream": "ORDERS",
        "consumer": "c1",
        "filter": "orders.*.eu",
    }
    assert parts["stream"] == ng.Part("ORDERS", 28, 34)
    assert list(parts) == ["domain", "verb", "stream", "consumer", "filter"]
    rule = ng.rule("js-api:request")
    assert rule.parts == ("verb", "stream", "consumer", "filter", "subject", "account", "domain")
    assert rule.parse(subject) == parts


def test_the_parts_of_a_name_that_is_refused() -> None:
    with pytest.raises(ng.InvalidName) as refused:
        ng.parse("js-api:request", "$JS.API.STREAM.INFO.ORDERS.EU")
    assert refused.value.violation.position == 26
    with pytest.raises(ng.UnknownAddress):
        ng.parse("js-api:requests", "a")
    with pytest.raises(TypeError):
        ng.parse("js-api:request", b"$JS.API.INFO")  # type: ignore[arg-type]


def test_a_rule_without_parts_finds_none() -> None:
    assert ng.rule("adr6:stream-name").parts == ()
    assert ng.parse("adr6:stream-name", "ORDERS") == {}
    with pytest.raises(ng.InvalidName):
        ng.parse("adr6:stream-name", "OR DERS")


@pytest.mark.parametrize(
    ("rule", "parts", "message"),
    [
        ("request", {"verb": "STREAM.INFO", "stream": "a.b"}, "part `stream`: `$JS.API.STREAM.INFO.a.b` is rejected: "),
        (
            "request",
            {"verb": "CONSUMER.CREATE", "stream": "a.b", "consumer": "c"},
            "part `stream`: `$JS.API.CONSUMER.CREATE.a.b.c` would be split into verb=`CONSUMER.CREATE` stream=`a` ",
        ),
        ("service", {"verb": "PING", "id": 7}, "no name has just the parts `verb id`, but some of verb service id"),
    ],
)
def test_parts_that_no_name_has_make_none(rule: str, parts: dict[str, str], message: str) -> None:
    with pytest.raises(ng.Misuse) as refused:
        ng.build(f"js-api:{rule}", **parts)
    assert str(refused.value).startswith(f"js-api@2.15.2:{rule}: {message}")


def test_a_name_is_built_of_texts_and_numbers() -> None:
    assert ng.build("js-api:service", verb="PING", service="a", id=10**20) == f"$SRV.PING.a.{10**20}"
    with pytest.raises(TypeError, match="part `id` must be str, int or Part, not bool"):
        ng.build("js-api:service", verb="PING", service="a", id=True)
    with pytest.raises(ng.Misuse, match="adr6@2023-02-01:stream-name has no builder: it names no parts"):
        ng.build("adr6:stream-name", stream="a")


def test_positions_of_parts_count_code_points() -> None:
    parts = ng.parse("js-api:key-value", "$KV.\U0001f600.caf\u00e9.x")
    assert parts == {"bucket": ng.Part("\U0001f600", 4, 5), "key": ng.Part("caf\u00e9.x", 6, 12)}


def test_an_empty_name_is_visible_in_an_error() -> None:
    for refused in (ng.InvalidName, ng.CodecError):
        assert str(refused("s@1:r", "", violation_at("", 0, "a"))).startswith('`""` is rejected by s@1:r: ')


def test_suggestions_are_a_choice() -> None:
    assert str(ng.UnknownAddress("x", "no x", ("a", "b", "c"))) == "no x (did you mean `a`, `b` or `c`?)"
    assert str(ng.UnknownAddress("x", "no x", ("a", "b"))) == "no x (did you mean `a` or `b`?)"


def test_a_value_of_aviso_is_a_str() -> None:
    with pytest.raises(TypeError, match="a value must be str, not NoneType"):
        aviso.findings([None])  # type: ignore[list-item]


@pytest.mark.parametrize(
    "package",
    ["natsgrammar", "natsgrammar.aviso", "natsgrammar.cloudevents", "natsgrammar_spark", "natsgrammar_spark.jetstream"],
)
def test_tracebacks_name_the_errors_that_a_package_exports_after_it(package: str) -> None:
    module = import_module(package)
    classes = [item for name in module.__all__ if isinstance(item := getattr(module, name), type)]
    errors = [kind for kind in classes if issubclass(kind, ng.Error)]
    assert errors
    assert {error.__module__ for error in errors} == {package}
    assert [pickle.loads(pickle.dumps(error)) for error in errors] == errors


def test_a_rule_that_the_server_lacks_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Naming what is near an unknown address takes a thousand times as long as a rejection."""
    rule = ng.rule("nats-headers:headers-rollup-with-schedule")
    assert rule.check("\n") is not None
    monkeypatch.setattr("natsgrammar.core.registry._near", None)
    assert rule.check("\n") is not None
