"""The reference: every address has its page, every link leads somewhere, and the code to copy is code that exists."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar.core import USUAL_KINDS
from natsgrammar_gen.cli.names import automaton
from natsgrammar_gen.compare.claims import HARMS
from natsgrammar_gen.emit.characters import ASKED
from natsgrammar_gen.emit.context import Names
from natsgrammar_gen.emit.markdown import LONGEST_LINE, marked, meta, prose, short
from natsgrammar_gen.emit.pages.history import steps
from natsgrammar_gen.emit.quoting import javadoc
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.language.ast import Chars, Node, Repeat, Seq
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import common
from tests.support.languages import ROOT
from tests.support.own_grammars import written
from tests.support.reference import code, page
from tests.support.rendered import reference, render

pytestmark = pytest.mark.xdist_group("everything")  # one worker renders the pages


def test_every_address_has_its_page() -> None:
    for address in ng.rules(latest=True):
        spec, rule = address.split(":")
        assert f'data-natsgrammar="{ng.rule(address).address}"' in page(f"{spec}/{rule}.md"), address
    for address in ng.codecs(latest=True):
        spec, codec = address.split(":")
        assert f"`{address}`" in page(f"{spec}/codec-{codec}.md")
    newest = {ng.rule(address).address for address in ng.rules(latest=True)}
    for address in ng.rules():
        edition, rule = address.split(":")
        text = page(f"{edition.replace('@', '/')}.md")
        assert (f'<a id="{rule}"></a>' if address in newest else f"\n## {rule}\n") in text, address


def test_pages_begin_with_the_answer_and_the_box_to_try() -> None:
    """Then come those who differ; how the rule is defined is folded below."""
    newest = [address.split(":") for address in ng.rules(latest=True)]
    answer = (
        r"\n\nWhat .+ as .+\.\n\n\| Allowed \| .+ \|\n\| --- \| --- \|\n\| Length \| .+ \|\n(\| .+ \|\n)*\n<div class="
    )
    for spec, rule in newest:
        text = page(f"{spec}/{rule}.md")
        assert re.search(answer, text), (spec, rule)
        assert re.search(r'^description: "What .+ as .+\. With its grammar', text, re.MULTILINE), (spec, rule)
        assert re.search(r"\n## How it is defined\n\nIt concerns anyone who .+\.\n\n", text), (spec, rule)
        places = [text.find(part) for part in ("<div class=", "## Who differs", "<details")]
        assert places[1] == -1 or places == sorted(places), (spec, rule)
    stream = page("portable/stream-name.md")
    assert "| Allowed | printable ASCII except `*`, `.`, `/`, `>` and `\\` |\n" in stream
    assert "| Length | 1 to 255 characters |\n" in stream
    assert "anyone who uses nats.go and creates a stream or asks for one by its name." in page("nats-go/stream-name.md")


def test_the_index_begins_with_the_safe_rules() -> None:
    text = page("index.md")
    row = "| the subject of a message | [`subject-publish`](portable/subject-publish.md) | printable ASCII"
    assert text.index(row) < text.index("\n## ")
    kinds = re.findall(r"\[`([\w-]+)`\]\(portable/", text.partition("\n## ")[0])
    assert kinds[:12] == [*USUAL_KINDS]
    assert {*kinds} == {name for name in ng.roles() if f"portable:{name}" in ng.rules(latest=True)}


HEADS = ["`.`", "`␣`", "`/`", "`\\`", "`*`", "`>`", "`:`", "`$`"]
HEADS += ["`<TAB>`", "`<LF>`", "`<NUL>`", "`<DEL>`", "`é`"]


def test_characters_are_judged_as_intersections_of_languages_say() -> None:
    """Each cell of the table, by products of automata in place of one walk over the moves."""
    text = page("characters.md")
    kinds = ("stream-name", "subject-publish", "subject-subscribe", "kv-key-name", "kv-search-key", "service-version")
    for kind, known in ((kind, ng.roles()[kind]) for kind in kinds):
        section = text.partition(f"\n## {kind}\n")[2].partition("\n## ")[0]
        head, _, *rows = [row.strip("| \n").split(" | ") for row in section.splitlines() if row.startswith("|")]
        assert head[2:] == [*HEADS, "empty", "255", "256"]
        addresses = [address for _, address in known]
        if f"portable:{kind}" in ng.rules(latest=True):
            addresses.insert(0, f"portable:{kind}")
        for row, address in zip(rows, addresses, strict=True):
            dfa = automaton(ng.rule(address))
            for character, cell in zip(ASKED, row[2:], strict=False):
                assert cell_of(dfa, character) == ({"✓": "", "✗": "never"}.get(cell, cell)), (address, character)
            lengths = [common(dfa, compile_tree(Repeat(ANY, length, length))) for length in (0, 255, 256)]
            assert row[-3:] == ["✗" if name is None else "✓" for name in lengths], address


ANY = Chars(EVERYTHING)


def one_of(characters: str) -> Node:
    return Chars(CharSet.of([(ord(character), ord(character)) for character in characters]))


@cache
def cell_of(dfa: DFA, character: str) -> str:
    """Where names may contain the character, in words."""
    some, more = Repeat(ANY, 0, None), Repeat(ANY, 1, None)
    this, dot, ordinary = map(one_of, (character, ".", "0Aa"))

    def has(*parts: Node) -> bool:
        return common(dfa, compile_tree(Seq(parts))) is not None

    if not has(some, this, some):
        return "never"
    beside = has(some, ordinary, this, some) or has(some, this, ordinary, some)
    if has(some, dot, some) and not beside:
        return "only as a whole token" if has(some, this, more) else "only as the last token"
    can = {"first": has(this, some), "last": has(some, this), "twice in a row": has(some, this, this, some)}
    where = [place for place, possible in can.items() if possible]
    if not has(more, this, more):
        return "only " + " or ".join(place for place in where if place != "twice in a row")
    if not where:
        return "only between tokens" if character == "." and has(some, this, ordinary, some) else "only inside"
    missing = f"not {' or '.join(missing)}" if (missing := [place for place in can if place not in where]) else ""
    # A token of this character alone, beside those that begin with it.
    leads: list[list[Node]] = [[], [some, dot]]
    alone, longer = (any(has(*lead, *token, dot, some) for lead in leads) for token in ([this], [this, one_of("a")]))
    is_last = any(has(*lead, this) for lead in leads)
    whole = "as a whole token only the last" if is_last else "not as a whole token"
    return ", ".join(filter(None, (missing, whole if character in "*>" and longer and not alone else "")))


def test_places_of_characters_are_words() -> None:
    text = page("characters.md")
    section = text.partition("\n## subject-subscribe\n")[2].partition("\n## ")[0]
    cells = [row.split(" | ") for row in section.splitlines() if row.startswith("| [")]
    rows = {row[0].partition("]")[0].lstrip("| ["): row for row in cells}
    assert rows["nats.py"][2] == "only between tokens"
    assert rows["nats.py"][6:8] == ["only as a whole token", "only as the last token"]
    last = "as a whole token only the last"
    assert rows["nats-server 2.15"][6:8] == ["✓", last], "where longer tokens have them as ordinary characters"


def test_the_matrix_says_what_each_kind_of_name_is() -> None:
    text = page("dialects.md")
    assert "## stream-name\n\nThe name of a JetStream stream.\n\n" in text
    missing = [role for role in ng.roles() if not re.search(rf"## {role}\n\n[A-Z].+\.\n", text)]
    assert missing == []


def test_addresses_in_prose_lead_to_their_rules() -> None:
    assert "see [`filename-safe-windows`](filename-safe-windows.md)" in page("adr6/stream-name.md")
    assert "or with [`portable:stream-name`](portable/stream-name.md)" in page("findings.md")


def test_links_lead_somewhere_and_pictures_are_shown() -> None:
    count, shown = 0, set()
    anchors = {path: _anchors(text) for path, text in reference().items() if path.endswith(".md")}
    for path in anchors:
        text = re.sub(r"(?s)(`+)(?!`).*?(?<!`)\1(?!`)", "x", reference()[path])  # without code
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            if link.startswith("https://"):
                continue
            count += 1
            target, _, anchor = link.partition("#")
            there = normpath(join(dirname(path), target)) if target else path
            exists = there in reference() or there == "reference/api" or (ROOT / "docs" / there).is_file()
            assert exists, f"{path}: {link}"
            assert not anchor or anchor in anchors[there], f"{path}: {link}"
            shown.add(there)
    assert count > 4000
    pictures = {path for path in reference() if path.endswith(".svg")}
    assert pictures == {path for path in shown if path.endswith(".svg")}


def _anchors(text: str) -> set[str]:
    headings = re.findall(r"(?m)^#+ (.*)$", text)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings} | {
        *(anchor for pair in re.findall(r'<a id="(.*?)">|\{ #(\S+) \}', text) for anchor in pair)
    }


def test_superseded_editions_are_out_of_search_and_lead_to_the_newest() -> None:
    newest = {ng.rule(address).address.partition(":")[0] for address in ng.rules(latest=True)}
    for edition in {address.partition(":")[0] for address in ng.rules()}:
        spec, number = edition.split("@")
        text = page(f"{spec}/{number}.md")
        assert ("exclude: true" in text) == (edition not in newest), edition
        assert ("> Superseded by [" in text) == (edition not in newest), edition


def test_findings_are_on_the_pages_of_their_rules() -> None:
    link = "](../findings.md#clients-guard-stream-names)"
    assert link in page("nats-go/stream-name.md")
    assert link in page("nats-server/stream-name.md")
    assert link not in page("adr6/stream-name.md"), "which that claim does not refute"
    text = page("findings.md")
    claims = tomllib.loads((ROOT / "grammar" / "claims.toml").read_text(encoding="utf-8"))["claim"]
    actual, holds = text.split("\n## What holds\n")
    order = {harm: rank for rank, harm in enumerate(HARMS)}
    refuted = [claim for claim in claims if "refuted" in claim]
    assert {claim.get("harm") for claim in refuted} == {*HARMS}
    ids = re.findall('<a id="(.+?)">', actual)
    last = [claim for claim in refuted if re.search("aviso|cloudevents|mqtt", f"{claim['left']} {claim['right']}")]
    first = [claim for claim in refuted if claim not in last]
    by_harm = [sorted(part, key=lambda claim: order[claim["harm"]]) for part in (first, last)]
    assert ids == [claim["id"] for part in by_harm for claim in part], "the worst first, protocols on NATS last"
    assert re.findall('<a id="(.+?)">', holds) == [claim["id"] for claim in claims if "refuted" not in claim]


def test_functions_lead_to_rules() -> None:
    rows = [row for row in page("functions.md").splitlines() if "`IsValidSubject`" in row]
    assert any("[`nats-server:stream-subject`](nats-server/stream-subject.md)" in row for row in rows)
    assert len(re.findall(r"(?m)^\| `", page("functions.md"))) > 100


# ---- code to copy ---------------------------------------------------------------------------------------------------


def test_python_on_a_page_runs() -> None:
    name = "ORDERS"
    exec(code("adr6/stream-name.md")["Python"], {"name": name})
    text, value = "a%2Eb", "a.b"
    exec(code("safe/codec-token.md")["Python"], {"text": text, "value": value})
    with pytest.raises(ng.InvalidName):
        exec(code("adr6/stream-name.md")["Python"], {"name": "ORDERS.EU"})


# Language → how a page calls a rule; the file of the names found there, and how it defines the last.
SOURCES = {
    "Go": (
        r'import "github.com/natsgrammar/natsgrammar/generated/go/(\w+)"\n\nerr := \w+\.(\w+)\.Check',
        "go/{0}/{0}.go",
        r"(?m)^var {1} = ",
    ),
    "TypeScript": (r'import { (\w+) } from "natsgrammar/([\w-]+)"', "typescript/{1}.js", r"export const {0} = "),
    "Java": (
        r"\n(\w+)\.(\w+)\.check",
        "java/src/main/java/io/github/natsgrammar/{0}.java",
        r"static final Rule {1} = ",
    ),
    "Rust": (r"natsgrammar::(\w+)::(\w+)\.check", "rust/src/{0}.rs", r"pub static {1}: "),
}
generated = cache(lambda path: (ROOT / "generated" / path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("address", ng.rules(latest=True))
def test_other_languages_have_these_packages_and_names(address: str) -> None:
    actual = code(f"{address.replace(':', '/')}.md")
    for language, (pattern, path, definition) in SOURCES.items():
        names = re.findall(pattern, actual[language])[0]
        assert re.search(definition.format(*names), generated(path.format(*names))), language
    assert f'rule("{address}")' in actual["Python"]
    assert actual["Command line"] == f"natsgrammar check {address} NAME"


def test_other_languages_have_these_codecs() -> None:
    actual = code("safe/codec-token.md")
    assert actual["Go"].startswith(
        'import "github.com/natsgrammar/natsgrammar/generated/go/safe"\n\ntext, err := safe.TokenCodec.Encode(value)\n'
    )
    assert actual["TypeScript"].startswith('import { tokenCodec } from "natsgrammar/safe";\n')
    assert actual["Java"].startswith("import io.github.natsgrammar.Safe;\n\nSafe.TOKEN_CODEC.encode(value);\n")
    assert actual["Rust"].startswith("let text = natsgrammar::safe::TOKEN_CODEC.try_encode(value)?;\n")
    for path, definition in (("go/safe/safe.go", "var TokenCodec ="), ("rust/src/safe.rs", "pub static TOKEN_CODEC:")):
        assert definition in (ROOT / "generated" / path).read_text(encoding="utf-8")


def test_schemas_on_a_page_judge_its_examples() -> None:
    rule = ng.rule("adr6:stream-name")
    schema = Draft202012Validator(json.loads(code("adr6/stream-name.md")["JSON Schema"]))
    assert all(schema.is_valid(name) for name in rule.good)
    assert not any(schema.is_valid(name) for name, _ in rule.bad)


# ---- what pages say of names ----------------------------------------------------------------------------------------


def test_the_first_error_is_marked() -> None:
    assert marked("ORDERS.EU", 6) == '`ORDERS`<mark class="error">`.`</mark>`EU`'
    assert marked("a.", 2) == '`a.`<mark class="error">end</mark>'
    assert marked("x" * 256, 255) == f'`…{"x" * 24}`<mark class="error">`x`</mark> (256 characters)'
    assert marked("</code>|`", 7) == '`</code>`<mark class="error"><code>&#124;</code></mark>`` ` ``'


def test_no_line_of_a_page_is_longer_than_people_read() -> None:
    pages = {path: text for path, text in reference().items() if path.endswith(".md")}
    lengths = {path: max(map(len, text.split("\n"))) for path, text in pages.items()}
    assert len(lengths) > 100
    assert {name: length for name, length in lengths.items() if length > LONGEST_LINE + 200} == {}  # what defines it
    long = page("nats-headers/nats-schedule.md")
    rule = ng.rule("nats-headers:nats-schedule")
    for text, where in ((rule.pattern, "pattern"), (rule.entry["java"], 'entry["java"]')):
        assert f"\n{len(text):,} characters, too many for a page: they are `{where}` of the rule in Python.\n" in long
    file, name = json.loads(code("nats-headers/nats-schedule.md")["JSON Schema"])["$ref"].split("#/$defs/")
    schema = json.loads(page(f"nats-headers/{file}"))["$defs"][name]
    assert schema["pattern"] == rule.schema["pattern"]


def test_prose_keeps_brackets_that_are_no_link() -> None:
    assert prose("in lower case [default: text], or `[a]`") == "in lower case [default: text], or `[a]`"
    for live in ("[a](b)", "[a][b]", "[a]: b", "[^1]", "[[a]]", "[a"):
        assert "&#91;" in prose(live), live


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("a `b` c", "a `b` c"),
        ("``a`", "&#96;&#96;a&#96;"),  # CommonMark 6.1: only an equal run closes a run
        ("`a``", "&#96;a&#96;&#96;"),
        ("a `` b ` c `` d ` e", "a ``b ` c`` d &#96; e"),
        ("`" * 40_000, "&#96;" * 40_000),  # took 76 s
    ],
)
def test_backticks_quote_as_in_commonmark(text: str, page: str) -> None:
    assert prose(text) == page


def test_an_open_backtick_is_text_in_java() -> None:
    assert javadoc("`a` ` ` `" + "a" * 40_000) == "<code>a</code> ` ` `" + "a" * 40_000


def test_long_names_are_short() -> None:
    assert short("!" * 256) == "`!` × 256"
    assert short("a" * 30 + "b") == "`a` × 30 `b`"
    assert short("ab") == "`ab`"
    assert short("ab" * 20) == f"`{'ab' * 20}`"


def test_front_matter_holds_no_markup() -> None:
    assert meta("it's") == '"it\u2019s"'
    assert meta('a "b" <script> {{ x }} `c` | \\d_e *f*') == '"a b script x c de f"'


OLD = """\
// @title One

// @good "ab"
kept: /[a-z]/~1..5

// @good "a"
gone: "a"

// @good "a"
once: "a"
"""
NEW = """\
// @title Two

// @good "ab"
kept: /[a-y]/~1..6

// @good "a"
// @alias once
renamed: "a"

// @good "b"
added: "b"
"""


def test_history_says_what_became_of_each_rule(tmp_path: Path) -> None:
    written(tmp_path, "acme/1.lark", OLD)
    grammars = load_all(written(tmp_path, "acme/2.lark", NEW))
    (step,) = steps(editions(grammars))
    verdicts = {name: (change.before, change.diff.verdict) for name, change in step.changes.items()}
    assert verdicts == {
        "kept": ("kept", "changed"),
        "renamed": ("once", "equal"),
        "added": (None, "added"),
        "gone": ("gone", "removed"),
    }
    files = render(grammars, ["docs"], Names("acme"))
    changes = files["reference/acme/changes-2.md"]
    assert "| [`kept`](2.md#kept) | changed | `z`: 1 of length 1" in changes
    assert "[`gone`](1.md#gone) | removed" in changes
    assert "Unchanged: `renamed`." in changes
    assert "| equal, was `once` |" in files["reference/acme/renamed.md"]
    assert "| changed | `z` | `aaaaaa` |" in files["reference/acme/kept.md"]
    assert "first known edition" in files["reference/acme/kept.md"]
    assert "first known edition" not in files["reference/acme/added.md"]


def test_a_rule_may_be_called_as_an_edition(tmp_path: Path) -> None:
    token = '/[a-z]/ /[0-9]/ "x" /[a-f]/* | "b" /[0-9]/+ "." "c"'
    text = f'// @title T\n\n// @good "b1.c"\nsubject: TOKEN "." TOKEN | TOKEN\nTOKEN: {token}\n'
    files = render(load_all(written(tmp_path, "acme/subject.lark", text)), ["docs"], Names("acme"))
    assert "](subject-.md)" in files["reference/acme/subject.md"]
    assert "# subject in acme" in files["reference/acme/subject-.md"]
    assert "subject.md#part-token)" in files["reference/acme/subject-.md"]
