"""Claims: each verdict holds in the generated Python; a changed verdict or a wrong file is rejected with its place."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import natsgrammar as ng
from natsgrammar import roles
from natsgrammar.diagnostics import Refused
from natsgrammar_gen.compare.claims import RELATIONS, RELATIONS_TO_CODECS, Claim, evaluate, recorded
from natsgrammar_gen.grammar.edition import Edition, editions
from natsgrammar_gen.grammar.load import load_all
from tests.support.depth import by_day
from tests.support.languages import GRAMMAR, grammars

FILE = GRAMMAR / "claims.toml"
IDS = [claim["id"] for claim in tomllib.loads(FILE.read_text(encoding="utf-8"))["claim"]]


@cache
def known_editions() -> list[Edition]:
    return editions(grammars())


@cache
def claims() -> dict[str, Claim]:
    return {claim.id: claim for claim in evaluate(FILE, known_editions())}


def verdicts(claim: str) -> dict[str, str | None]:
    return {verdict.right: verdict.witness for verdict in claims()[claim].results}


# Short texts, shorter first, then by code points: the claims about codecs speak of such.
SHORT = sorted(
    {"".join(item) for size in range(5) for item in product("./ab", repeat=size)} | {"_root_", "_root_/a"},
    key=lambda item: (len(item), item),
)


def holds(term: str, name: str) -> bool:
    """Whether the name is in the language of a term, by the generated code or by `re`, never by an automaton."""
    first, *rest = re.split("( & | - )", term)
    actual = _holds(first, name)
    for operation, operand in zip(rest[::2], rest[1::2], strict=True):
        actual = actual and (_holds(operand, name) == (operation == " & "))
    return actual


def _holds(term: str, name: str) -> bool:
    if term.startswith("/"):
        return re.fullmatch(term[1:-1], name, re.DOTALL) is not None
    if encoded := re.fullmatch(r"encoded\((.+)\)", term):
        codec = ng.codec(encoded[1])
        try:
            return codec.encode(codec.decode(name)) == name
        except ng.CodecError:
            # Written by the encoder, but not readable: Aviso reads all it writes, the token of nothing is its own.
            return not codec.entry["by"] and codec.encode("") == name
    return ng.rule(term).is_valid(name)


@pytest.mark.parametrize("name", IDS)
def test_witnesses_are_witnesses_in_the_generated_code(name: str) -> None:
    claim = claims()[name]
    for verdict in claim.results:
        if verdict.witness is None:
            continue
        if claim.relation in RELATIONS_TO_CODECS:
            assert holds(claim.left, verdict.witness)
            codec, earlier = ng.codec(verdict.right), [item for item in SHORT if holds(claim.left, item)]
            key = codec.encode(verdict.witness)
            collides = key in {codec.encode(item) for item in earlier[: earlier.index(verdict.witness)]}
            assert collides if claim.relation == "told apart by" else codec.decode(key) != verdict.witness
            continue
        left, right = holds(claim.left, verdict.witness), holds(verdict.right, verdict.witness)
        expected = {
            "subset of": (True, False),
            "superset of": (False, True),
            "disjoint from": (True, True),
            "equal to": (left, not left),
        }[claim.relation]
        assert (left, right) == expected, (verdict.right, verdict.witness)


@cache
def examples() -> frozenset[str]:
    rules = [ng.rule(address) for address in ng.rules()]
    return frozenset(name for rule in rules for name in (*rule.good, *(bad for bad, _ in rule.bad)))


@pytest.mark.parametrize("name", by_day(IDS, 30))
def test_proofs_hold_for_every_example_in_the_generated_code(name: str) -> None:
    claim = claims()[name]
    for verdict in claim.results:
        if verdict.proved and claim.relation in RELATIONS_TO_CODECS:
            codec, texts = ng.codec(verdict.right), [item for item in (*SHORT, *examples()) if holds(claim.left, item)]
            assert len({codec.encode(text) for text in texts}) == len(set(texts))
            assert claim.relation == "told apart by" or all(codec.decode(codec.encode(text)) == text for text in texts)
        elif verdict.proved:
            for example in examples():
                left, right = holds(claim.left, example), holds(verdict.right, example)
                fits = {
                    "subset of": left <= right,
                    "superset of": right <= left,
                    "disjoint from": not (left and right),
                    "equal to": left == right,
                }
                assert fits[claim.relation], (verdict.right, example)


def test_a_claim_about_everyone_is_about_each_dialect_that_has_the_rule() -> None:
    assert [*verdicts("adr6-streams-everywhere")] == [address for _, address in roles()["stream-name"]]
    assert len(roles()["stream-name"]) >= 10


def test_the_claims_speak_of_both_kinds() -> None:
    witnesses = [witness for name in IDS for witness in verdicts(name).values()]
    assert None in witnesses
    assert sum(witness is not None for witness in witnesses) > 10
    assert {claim.relation for claim in claims().values()} == {*RELATIONS, *RELATIONS_TO_CODECS}


def test_a_claim_about_all_texts_needs_a_language_that_can_be_tried(tmp_path: Path) -> None:
    endless = claim(left='"/[a-z]+/"', relation='"returned by"', right='["adr54:path-key"]')
    (actual,) = refused(tmp_path, endless)
    assert actual.endswith("`path-key` has no counterexample in 10000 texts: state a smaller language")
    (actual,) = refused(tmp_path, claim(relation='"told apart by"', right='["adr54:path-kez"]'))
    assert actual.endswith("`adr54@2025-08-06` has no codec `path-kez` (did you mean `path-key`?)")


# ---- files that are rejected -----------------------------------------------------------------------------------------


def refused(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "claims.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as caught:
        evaluate(tmp_path / "claims.toml", known_editions())
    return [str(problem).removeprefix(f"{tmp_path}/") for problem in caught.value.problems]


def claim(**changed: str) -> str:
    given = {
        "id": '"one"',
        "says": '"Something."',
        "left": '"adr6:stream-name"',
        "relation": '"subset of"',
        "right": '["adr6:queue-name"]',
    }
    return "\n[[claim]]\n" + "".join(f"{key} = {value}\n" for key, value in {**given, **changed}.items() if value)


WRITTEN = {"finding": '"It is not."', "affects": '"Everyone."', "advice": '"Beware."'}

NEWER = """\
// @title The next edition
// @dialect ADR-6

stream_name: /[a-z]+/

queue_name: /[a-z]+/
"""


def test_a_verdict_holds_for_the_next_edition_under_the_same_key(tmp_path: Path) -> None:
    """Claims about whoever is newest are recorded without the edition, so a new one changes no key of theirs."""
    (tmp_path / "adr6").mkdir()
    (tmp_path / "adr6" / "2031-01-02.lark").write_text(NEWER, encoding="utf-8")
    grammars = [edition.grammar for edition in known_editions() if edition.grammar.spec in ("adr6", "nats-go")]
    newer = editions([*grammars, *load_all(tmp_path)])
    path = tmp_path / "claims.toml"
    dotted = claim(
        left='"/[.]/"',
        right='["*:stream-name"]',
        refuted='{ "adr6:stream-name" = ".", "nats-go:stream-name" = "." }',
        **WRITTEN,
    )
    path.write_text(dotted, encoding="utf-8")
    for known in (known_editions(), newer):
        known = [edition for edition in known if edition.grammar.spec in ("adr6", "nats-go")]
        assert [result.witness for result in evaluate(path, known)[0].results] == [".", "."]
    path.write_text(dotted.replace("adr6:", "adr6@2023-02-01:"), encoding="utf-8")
    with pytest.raises(Refused, match="`adr6:stream-name` is now refuted by"):
        evaluate(path, newer)


def test_a_changed_verdict_comes_with_what_to_write(tmp_path: Path) -> None:
    """Pasted as it is, it is rejected until somebody has written the texts of a finding."""
    changed = claim(left='"/[\\\\x00\u00e9\\\\x22]/"', right='["/x/", "adr6@2023-02-01:stream-name"]')
    (problem,) = refused(tmp_path, changed)
    message, _, written = problem.partition("\n")
    assert message.endswith("if it is right, end the claim with:")
    assert written.startswith('finding = ""\naffects = ""\nadvice = ""\nharm = ""\n[claim.refuted]\n')
    assert written.isascii()
    (problem,) = refused(tmp_path, changed + written + "\n")
    assert problem == (
        "claims.toml:2:1: claim `one` is refuted: "
        "write its `finding` (what is so instead), `affects` (whom it hurts), `advice` (what to do), "
        "`harm` (silent loss, refused, cosmetic)"
    )
    path = tmp_path / "claims.toml"
    path.write_text(
        changed + written.replace('harm = ""', 'harm = "refused"').replace('""', '"Something else."') + "\n",
        encoding="utf-8",
    )
    assert len(evaluate(path, known_editions())[0].results) == 2


def test_a_changed_witness_replaces_the_table_of_the_entry(tmp_path: Path) -> None:
    entry = claim(left='"/a{99}/"', right='["/a/", "/aa/"]', **WRITTEN) + '[claim.refuted]\n"/a/" = "a"\n"/aa/" = "a"\n'
    (problem,) = refused(tmp_path, entry)
    message, _, written = problem.partition("\n")
    assert message == (
        "claims.toml:2:1: the recorded witness of claim `one` changed: "
        f"`/a/` is now refuted by `{'a' * 60}…`; `/aa/` is now refuted by `{'a' * 60}…`; "
        "if it is right, drop `refuted` and end the claim with:"
    )
    assert written.startswith("[claim.refuted]\n")
    path = tmp_path / "claims.toml"
    path.write_text(entry.partition("[claim.refuted]")[0] + written + "\n", encoding="utf-8")
    assert [result.witness for result in evaluate(path, known_editions())[0].results] == ["a" * 99] * 2


def test_a_stale_value_of_several_lines_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "claims.toml"
    of_several = """finding = \'\'\'It
[claim.refuted]
is so.\'\'\'
affects = \"\"\"a = 1
\"\"\"
advice = "None."
refuted."/a/" = "b"
note = "stays"
"""
    path.write_text(claim(left='"/a/"', right='["/a/"]') + of_several + "\n# The end.\n", encoding="utf-8")
    text, changed = recorded(path, known_editions())
    assert [each.message for each in changed] == ["the verdict of claim `one` changed: `/a/` is now proved"]
    assert text == claim(left='"/a/"', right='["/a/"]') + 'note = "stays"\n\n# The end.\n'
    path.write_text(claim(left='"/b/"', right='["/a/"]') + claim(id='"two"', left='"/b/"', right='["/a/"]'), "utf-8")
    text, changed = recorded(path, known_editions())
    assert [text.split("\n")[each.line - 1] for each in changed] == ["[[claim]]"] * 2


def test_a_valid_file_of_claims_is_evaluated(tmp_path: Path) -> None:
    path = tmp_path / "claims.toml"
    path.write_text(
        claim() + claim(id='"two"', left='"/a+/ & /[ab]/ - /b/"', relation='"equal to"', right='["/a/"]'), "utf-8"
    )
    single, two = evaluate(path, known_editions())
    assert single.results[0].proved
    assert two.results[0].proved
    path.write_text("", encoding="utf-8")
    assert evaluate(path, known_editions()) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # a verdict that changed: a refuted claim that holds now, a proved one that does not, another witness
        (
            claim(refuted='{ "adr6:queue-name" = "/" }'),
            "claims.toml:2:1: the verdict of claim `one` changed: `adr6:queue-name` is now proved; if it is right, ",
        ),
        (
            claim(refuted='{ "adr6:queue-name" = "/" }', **WRITTEN),
            "is now proved; if it is right, drop `refuted`, `finding`, `affects`, `advice`",
        ),
        (
            claim(right='["/[a-z]*/"]'),
            "claims.toml:2:1: the verdict of claim `one` changed: `/[a-z]*/` is now refuted by `!`",
        ),
        (
            claim(right='["/[a-z]*/"]', refuted='{ "/[a-z]*/" = "A" }'),
            "the recorded witness of claim `one` changed: `/[a-z]*/` is now refuted by `!`",
        ),
        (claim(refuted='{ "adr6:queue" = "/" }'), "`adr6:queue` is now proved"),
        # a file that says nothing sensible
        ("a = = 1", "claims.toml:1:5: is not TOML: "),
        ('\n\n[[claim]]\nid = "a\n', "claims.toml:4:8: is not TOML: "),
        (claim(says=""), "claims.toml:2:1: the claim has no `says`"),
        (claim() + claim(id='"two"', sys='"x"'), "claims.toml:9:1: unknown key `sys` (did you mean `says`?)"),
        (claim(right='"adr6:queue-name"'), "`right` must be a list"),
        (claim(right="[1]"), "claims.toml:2:1: `right` must be a list of texts"),
        (claim(id="5"), "claims.toml:2:1: `id` must be text"),
        ("x = 1\n" + claim(), "claims.toml:1:1: unknown key `x`"),
        (
            claim(relation='"beside"'),
            "unknown relation `beside`; available: `subset of`, `superset of`, `disjoint from`, ",
        ),
        (claim(left='"adr7:stream-name"'), "unknown grammar `adr7` (did you mean `adr6`"),
        (claim(left='"adr6@2020:stream-name"'), "unknown grammar `adr6@2020`"),
        (claim(left='"adr6:stream"'), "`adr6@2023-02-01` has no rule `stream` (did you mean"),
        (claim(left='"adr6"'), "unknown grammar `adr6`"),
        (claim(left='"encoded(aviso:topic)"'), "` has no codec `topic` (did you mean `topic-token`?)"),
        (claim(left='"/(a/"'), "`/(a/`: "),
        (claim(left="'/\\w/'"), "`/\\w/`: "),
        (claim(right='["*:stream-nam"]'), "no dialect has a rule for `stream-nam` (did you mean `stream-name`"),
        (claim() + claim(), "claims.toml:9:1: claim `one` is defined twice"),
        # the texts of a finding, which each refuted claim has, and no proved one
        (
            claim(advice='"x"', finding='""'),
            "claim `one` is proved: drop `finding`, `advice`, which only a refuted one has",
        ),
        (
            claim(right='["/[a-z]*/"]', refuted='{ "/[a-z]*/" = "!" }', finding='"x"', advice='""'),
            "claims.toml:2:1: claim `one` is refuted: write its `affects` (whom it hurts), `advice` (what to do)",
        ),
    ],
    ids=lambda item: item[-40:],
)
def test_a_faulty_file_of_claims_is_rejected_with_its_line(tmp_path: Path, text: str, problem: str) -> None:
    (actual,) = refused(tmp_path, text)
    assert problem in actual
    assert re.match(r"claims\.toml:\d+:\d+: ", actual)


def test_every_problem_is_told(tmp_path: Path) -> None:
    assert len(refused(tmp_path, claim(says="") + claim(id='"b"', left='"x:y"') + claim(id='"c"'))) == 2
