"""Validators in other languages say what Python says: verdict, position, what was expected, and codecs and subjects."""

from __future__ import annotations

import gzip
import re
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random

import pytest

import natsgrammar as ng
from natsgrammar import CodecError
from natsgrammar_gen.emit.context import Names
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.queries import longest, sample
from tests.support.depth import Some, generator
from tests.support.languages import BOUNDARIES, rules
from tests.support.reference import page
from tests.support.regex_probes import probes
from tests.support.rendered import render
from tests.support.targets import SOURCE, TARGETS, Request, Target, own_editions, written
from tests.support.vectors import build_vectors, codec_vectors, ill_formed, vectors

LONE = ["\ud800", "a\udfff", "\udc00\ud800", "é\ud83dx"]
NOT_UTF8 = [b"\xff", b"a\xc3", b"ab\xe2\x82", b"\xed\xa0\x80", b"a\xf4\x90\x80\x80", b"\xc0\x80", b"\x80a"]
SUBJECTS = [
    "",
    ".",
    "a",
    "*",
    ">",
    "a.b",
    "a.*",
    "a.>",
    "*.b",
    "a.*.c",
    "a..b",
    ".a",
    "a.",
    "a.>.b",
    ">.a",
    "a*",
    "a.b*",
    ">b",
    "a.b.c",
]
SUBJECTS += ["*.*", "*.>", "é.😀", "a.*.>", "aa.b", "a.bb", "> ", "a. .b", "*a.b", "a.**", "a.>>", "\n", "a\n"]


@cache
def names(address: str) -> list[str]:
    """Names of a rule, names one edit away from them, and names on the boundaries of Unicode."""
    rule, rng = rules()[address], generator(address)
    actual = [*probes(rule), *_samples(rule, rng), *LONE]
    edited = (_edited(name, rng) for name in actual for _ in range(2))
    return list(dict.fromkeys(map(_paired, [*actual, *edited])))


def _paired(name: str) -> str:
    """The name with surrogates that make a pair as one character, which is all that UTF-16 can say."""
    return name.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def _samples(rule: Definition, rng: Random) -> Iterator[str]:
    most = longest(rule.dfa)
    for length in {*range(12), 17, 33, 64, 100, *((most - 1, most) if most else ())}:
        for _ in range(3):
            if (name := sample(rule.dfa, rng, length)) is not None:
                yield name


def _edited(name: str, rng: Random) -> str:
    at = rng.randrange(len(name) + 1)
    put: str = rng.choice([*BOUNDARIES, *".*>_-$%= aZ0", *name, "", ""])
    return name[:at] + put + name[at + rng.randrange(2) :]


def own_codecs() -> list[str]:
    """The codecs that other languages have."""
    collected = [f"{e.address}:{codec.name}" for e in own_editions() for codec in e.codecs.values() if not codec.by]
    assert len(collected) == 8
    return collected


def is_whole(name: str | bytes) -> bool:
    return isinstance(name, str) and not re.search("[\ud800-\udfff]", name)


def expected_of(address: str, name: str | bytes) -> str:
    rule = ng.rule(address)
    actual = rule.check(name) if isinstance(name, str) else rule.check_bytes(name)
    return f"! {actual.position} {actual.expected} {actual.cause or ''}\t{actual.message}" if actual else "ok"


def converted(convert: Callable[[str], str], text: str) -> str:
    try:
        return convert(text)
    except CodecError as error:
        return f"! {error.position} {error.expected}"


def test_names_are_judged_and_explained_as_in_python(target: Target, driver: list[str], some: Some) -> None:
    chosen = some([f"{e.address}:{rule}" for e in own_editions() for rule in e.rules], 60)
    requests: list[Request] = [("check", a, name, "") for a in chosen for name in some(names(a), 40)]
    if target.name == "rust":  # whose strings are UTF-8
        requests = [single for single in requests if is_whole(single[2])]
    elif target.encoding == "utf-8":  # a lone surrogate is a name that is not UTF-8
        requests = [(what, a, str(n).encode(errors="surrogatepass"), b) for what, a, n, b in requests]
        requests += [("check", a, octets, "") for a in chosen for octets in NOT_UTF8]
    answers = zip(requests, target.answers(driver, requests), strict=True)
    assert [
        (single, answer, expected)
        for single, answer in answers
        if answer != (expected := expected_of(single[1], single[2]))
    ] == []


def test_vectors_are_answered_as_in_python(target: Target, driver: list[str], some: Some) -> None:
    chosen = some([f"{e.address}:{rule}" for e in own_editions() for rule in e.rules], 60)
    tests: list[tuple[str, str, str, str | int | None]]
    tests = [("check", a, *vector) for a in chosen for vector in some([*vectors(a)], 60)]
    tests += [(what, a, given, expected) for a in own_codecs() for what, given, expected in codec_vectors(a)]
    tests = [test for test in tests if target.encoding != "utf-8" or is_whole(test[2])]

    def spelled(expected: str | int | None) -> str:
        return (
            "ok" if expected is None else f"! {expected}" if isinstance(expected, int) else f"= {target.hex(expected)}"
        )

    requests: list[Request] = [(what, address, text, "") for what, address, text, _ in tests]
    collected = [
        (test, answer)
        for test, answer in zip(tests, target.answers(driver, requests), strict=True)
        if (re.match(r"! \d+", answer) or [answer])[0] != spelled(test[3])
    ]
    assert collected == []


def test_what_is_no_text_is_rejected_as_the_vectors_say(target: Target, driver: list[str], some: Some) -> None:
    """Bytes that are not UTF-8 in Go, and lone surrogates in TypeScript and Java; Rust's strings are always text."""
    encoding = "utf-8" if target.encoding == "utf-8" else "utf-16-be"
    chosen = some([f"{e.address}:{rule}" for e in own_editions() for rule in e.rules], 60)
    tests = [(a, *test) for a in chosen if target.name != "rust" for test in some([*ill_formed(a, encoding)], 60)]
    given = [octets if encoding == "utf-8" else octets.decode(encoding, "surrogatepass") for _, octets, _ in tests]
    requests: list[Request] = [("check", a, text, "") for (a, *_), text in zip(tests, given, strict=True)]
    answers = zip(tests, target.answers(driver, requests), strict=True)
    assert [pair for pair in answers if pair[1].split()[:2] != ["!", str(pair[0][2])]] == []
    assert bool(tests) == (target.name != "rust")


def test_names_are_built_as_in_python(target: Target, driver: list[str], some: Some) -> None:
    requests: list[Request] = []
    expected: list[str] = []
    for address in (
        f"{e.address}:{rule}" for e in own_editions() for rule in e.rules if ng.rule(f"{e.address}:{rule}").parts
    ):
        rng, pairs = generator(address), build_vectors(address)
        for name in some([*filter(ng.rule(address).is_valid, filter(is_whole, names(address)))], 20):
            texts = {label: part.text for label, part in ng.parse(address, name).items()}
            others = ({**texts, part: _edited(text, rng).replace("\n", " ")} for part, text in texts.items())
            pairs += [(parts, built(address, parts)) for parts in (texts, *others) if is_whole("".join(parts.values()))]
        requests += [("build", address, "\n".join(chain(*parts.items())), "") for parts, _ in pairs]
        expected += ["!" if name is None else f"= {target.hex(name)}" for _, name in pairs]
        assert all(built(address, parts) == name for parts, name in pairs)
    answers = [answer if answer[0] == "=" else "!" for answer in target.answers(driver, requests)]
    assert [row for row in zip(requests, answers, expected, strict=True) if row[1] != row[2]] == []
    assert {answer[0] for answer in expected} == {"=", "!"}


def built(address: str, parts: dict[str, str]) -> str | None:
    try:
        return ng.build(address, **parts)
    except ng.Misuse:
        return None


def test_codecs_write_and_read_as_in_python(target: Target, driver: list[str]) -> None:
    values = [
        "",
        "a",
        "a.b",
        "%",
        "=",
        "%41",
        "1.45",
        '"',
        '"a" b',
        "\\",
        "é😀\uffff",
        "\x00\x7f",
        "a b\n",
        ".",
        "..",
        "ÿ%zz",
        "\ufeffa",
        "/",
        "a//b/",
        "+/#",
        "/./*",
    ]
    for address in own_codecs():
        codec = ng.codec(address)
        written = target.answers(driver, [("encode", address, value, "") for value in values])
        assert [read_back(target, text) for text in written] == [converted(codec.encode, value) for value in values]
        wires = [name for name in names(codec.wire.address) if is_whole(name)]
        for wire, read in zip(wires, target.answers(driver, [("decode", address, w, "") for w in wires]), strict=True):
            assert read_back(target, read) == converted(codec.decode, wire)


def read_back(target: Target, answer: str) -> str:
    return answer if answer.startswith("!") else target.text(answer)


def test_a_text_that_is_not_whole_cannot_be_encoded(target: Target, driver: list[str]) -> None:
    if target.name == "rust":
        pytest.skip("strings of Rust are whole")
    texts = LONE if target.encoding != "utf-8" else [text.encode(errors="surrogatepass") for text in LONE]
    answers = target.answers(driver, [("encode", "safe@1:token", text, "") for text in texts])
    assert [answer.split()[:2] for answer in answers] == [["!", "0"], ["!", "1"], ["!", "0"], ["!", "1"]]


def test_subjects_are_compared_as_in_python(target: Target, driver: list[str]) -> None:
    pairs = [(a, b) for a in SUBJECTS for b in SUBJECTS]
    for what, ours in (("match", ng.match), ("covers", ng.covers), ("overlaps", ng.overlaps)):
        answers = target.answers(driver, [(what, "", a, b) for a, b in pairs])
        assert dict(zip(pairs, answers, strict=True)) == {(a, b): "ok" if ours(a, b) else "no" for a, b in pairs}


def test_filters_of_an_index_are_found_as_in_python(target: Target, driver: list[str], some: Some) -> None:
    rng = generator("an index")
    tokens = [*"aabb**>é😀", "a*", ">b", ""]

    def subject() -> str:
        return ".".join(rng.choices(tokens, k=rng.randint(1, 5)))

    sets = [([subject() for _ in range(rng.choice((1, 9, 300)))], subject()) for _ in range(1000)]
    pairs = [*((SUBJECTS[:-2] * 2, a) for a in SUBJECTS), *some(sets, 300)]  # without line feeds
    pairs.append((["a." * 500_000 + "*"], "a." * 500_000 + "b"))  # hours, if each token cost a look at all
    answers = target.answers(driver, [("index", "", "\n".join(filters), a) for filters, a in pairs])
    expected = [f"= {target.hex(chr(10).join(ng.SubjectIndex(filters).matching(a)))}" for filters, a in pairs]
    assert [row for row in zip(pairs, answers, expected, strict=True) if row[1] != row[2]] == []
    assert len({*expected}) > 50


def test_an_alphabet_of_more_classes_than_a_byte_counts(target: Target, tmp_path: Path) -> None:
    """A character of ASCII that no name has is none of the others."""
    text = "".join(chr(0x4E00 + 2 * number) for number in range(300))
    written(tmp_path / "grammars/wide/1.lark", f'x: "{text}"\n')
    loaded = load_all(tmp_path / "grammars")
    for path, content in render(loaded, [target.name], Names("acme")).items():
        written(tmp_path / path, content)
    driver = target.build(tmp_path / target.name, tmp_path / "driver", target.units(editions(loaded), "acme"))
    wrong = [text[:at] + letter + text[at + 1 :] for at in (43, 44, 45, 299) for letter in "!~"]
    requests: list[Request] = [("check", "wide@1:x", name, "") for name in (text, *wrong)]
    assert [answer.split()[:2] for answer in target.answers([*map(str, driver)], requests)] == [
        ["ok"],
        *(["!", str(at)] for at in (43, 44, 45, 299) for _ in "!~"),
    ]


def test_superseded_editions_are_in_a_package_on_request(target: Target, tmp_path: Path) -> None:
    for edition, text in (("1.0", "a"), ("2.0_test", "b"), ("2.0.10", "c")):
        day = f"// @published 2026-01-0{ord(text) - 0x60}\n"
        written(tmp_path / f"grammars/acme/{edition}.lark", f'{day}\nx: "{text}"\n')
    loaded = load_all(tmp_path / "grammars")
    for path, content in render(loaded, [target.name], Names("own", superseded=("all",))).items():
        written(tmp_path / path, content)
    newest = [each for each in editions(loaded) if each.address == "acme@2.0.10"]
    driver = target.build(tmp_path / target.name, tmp_path / "driver", target.units(newest, "own"))
    asked = [(address, text) for address in ("acme@1.0", "acme@2.0_test", "acme@2.0.10", "acme") for text in "abc"]
    answers = target.answers([*map(str, driver)], [("check", f"{address}:x", text, "") for address, text in asked])
    valid = [pair for pair, answer in zip(asked, answers, strict=True) if answer == "ok"]
    assert valid == [("acme@1.0", "a"), ("acme@2.0_test", "b"), ("acme@2.0.10", "c"), ("acme", "c")]


def test_what_is_no_text_is_a_type_error_in_typescript() -> None:
    calls = (
        "rule.isValid({})",
        "rule.check({})",
        "codec.encode({})",
        "codec.decode({})",
        "match('a', {})",
        "covers({}, 'a')",
        "index.add({})",
        "index.matching({})",
    )
    requests = [call.format(value) for call in calls for value in ("5", "null", "undefined", "[]", "new String('a')")]
    tried = "\n".join(
        f"try {{ {call}; console.log('taken') }} catch (e) {{ console.log(String(e)) }}" for call in requests
    )
    root = SOURCE / "typescript"
    imports = f"""import {{ covers, match, SubjectIndex }} from "{root}/index.js";
import {{ token as rule, tokenCodec as codec }} from "{root}/safe.js";
const index = new SubjectIndex();
"""
    node = next(target for target in TARGETS if target.name == "typescript")
    node.require()
    command = ["node", "--input-type=module", "--eval", imports + tried]
    message = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    kinds = ["number", "null", "undefined", "object", "object"]
    assert message == [f"TypeError: expected a string, not {kind}" for kind in kinds] * len(calls)


@pytest.mark.xdist_group("everything")
def test_all_rules_are_a_small_download() -> None:
    package = b"".join(path.read_bytes() for path in sorted((SOURCE / "typescript").glob("*.js")))
    assert len(gzip.compress(package)) < 64_500
    assert len(gzip.compress(page("natsgrammar.js").encode())) < 52_500


def test_a_name_of_millions_of_characters_is_no_trouble_in_typescript() -> None:
    script = f"""import {{ kvKeyName }} from "{SOURCE}/typescript/nats-js.js";
const long = [999, 1_000, 1_001].map((length) => "a".repeat(length));
for (const name of long) console.log(kvKeyName.isValid(name), kvKeyName.check(name));
console.log(kvKeyName.isValid("a.".repeat(10_000_000) + "a"));"""
    next(target for target in TARGETS if target.name == "typescript").require()
    command = ["node", "--input-type=module", "--eval", script]
    message = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert message == "true undefined\n" * 3 + "true\n"


# What compiles takes long, and so does a test of it.
@pytest.fixture(
    scope="module",
    params=[pytest.param(t, id=t.name, marks=[pytest.mark.nightly] * (t.name != "typescript")) for t in TARGETS],
)
def target(request: pytest.FixtureRequest) -> Target:
    actual: Target = request.param
    actual.require()
    return actual


@pytest.fixture(scope="module")
def driver(target: Target, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp(target.name)
    return [
        str(part) for part in target.build(SOURCE / target.name, folder, target.units(own_editions(), "natsgrammar"))
    ]
