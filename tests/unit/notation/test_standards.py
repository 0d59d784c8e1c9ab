"""ABNF, EBNF and BNF are imported as their standards say, or rejected with the place; no notation is guessed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from lark import Lark, Token

from natsgrammar_gen.cli import main
from natsgrammar_gen.grammar.lowering import read_regex
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.notation.importer import ImportResult, Request, import_text
from natsgrammar_gen.notation.text import Text, marked
from tests.support.depth import at_night
from tests.support.languages import rules
from tests.support.standards import CASES, NOTATION, REQUESTS, grammar, imported, standard

NAMES = {  # a standard's rule: good names, bad names
    "uri:uri": (["http://a/b?c#d", "URN:x", "a:", "a://[::1]:8/"], ["", "a", "1a:", "a:%zz", "a:b c"]),
    "http:field-name": (["Nats-Msg-Id", "x!#"], ["", "a b", "a:"]),
    "http:field-value": (["", "a b", "\u00ff"], [" a", "a ", "\u0100", "a\n"]),
    "http:entity-tag": (['"x"', 'W/"x"'], ['w/"x"', "x"]),
    "http:comment": (["(a)", "(a(b)c)", r"(\()"], ["(", "(a(b(c)))", "a"]),
    "http:host": (["", "a:80", "[::1]:"], ["a:b", "a/b"]),
    "media-type:type-name": (["a", "vnd.x+json", "a" * 127], ["", ".a", "a" * 128, "a/b"]),
    "timestamp:date-time": (["2026-08-01T00:00:00Z", "2026-08-01t00:00:00.5z"], ["2026-08-01", "2026-08-01 00:00:00Z"]),
    "urn:namestring": (["urn:isbn:1", "URN:ab:c?+r?=q#f"], ["urn:a:b", "urn:-a:b", "isbn:1"]),
    "traceparent:value": (["00-" + "a" * 32 + "-" + "0" * 16 + "-01"], ["00-" + "A" * 32 + "-" + "0" * 16 + "-01"]),
    "oci:reference": (["a", "r.io:5000/a/b:1.0@sha256:0f", "a__b", "a--b"], ["", "A", "a/_b", "a:", "a@x", "/a"]),
    "mqtt:topic-name": (["a/b", "/", "a b"], ["", "a/+", "#"]),
    "mqtt:topic-filter": (["a/+/#", "#", "/", "+"], ["", "a#", "#/a", "a+"]),
    "amqp:queue-name": (["", "a.b:c-d"], ["a b", "a/b"]),
    "kafka:topic": (["a", "...", ".a", "a" * 249], ["", ".", "..", "a" * 250, "a b"]),
}


@pytest.mark.parametrize("address", NAMES)
def test_a_standard_is_what_it_says(address: str) -> None:
    spec, name = address.split(":")
    dfa = standard(spec).rules[name].dfa
    good, bad = NAMES[address]
    assert [each for each in good if not dfa.accepts(each)] == []
    assert [each for each in bad if dfa.accepts(each)] == []


@pytest.mark.parametrize("name", REQUESTS)
def test_the_text_written_means_what_was_read(name: str) -> None:
    result = imported(REQUESTS[name])
    written = standard(name)
    compared = 0
    for key, (node, _) in result.languages.items():
        spelled = {key, key.upper(), f"_{key}"} & {*written.definitions}
        for name_in_lark in spelled:
            assert written.definitions[name_in_lark].dfa == compile_tree(node), key
        compared += bool(spelled)
    assert compared == len(result.languages) > 0


def test_uris_and_versions_are_those_of_our_own_grammars() -> None:
    newest = {address.split("@")[0] + ":" + address.split(":")[1]: rule.dfa for address, rule in rules().items()}
    assert standard("uri").rules["uri-reference"].dfa == newest["cloudevents:uri-reference"]
    # `uri` there is without a fragment, which RFC 3986 calls `absolute-URI`.
    assert standard("uri").rules["absolute-uri"].dfa == newest["cloudevents:uri"]
    assert standard("semver").rules["valid-semver"].dfa == newest["adr32:service-version"]


def test_an_imported_text_is_a_working_lark_grammar() -> None:
    parser = Lark(imported(REQUESTS["uri"]).lark_text, start="uri", parser="earley", lexer="dynamic_complete")
    assert parser.parse("a:b?c#").data == "uri"


def read(
    text: str, *notations: str, name: str = "spec.md", sections: tuple[str, ...] = (), **options: Any
) -> ImportResult:
    request = Request(Text(text, name, sections), "1", **options)
    return import_text(request, [NOTATION(each) for each in notations or marked(request.source)])


def problems(*arguments: str, **options: Any) -> list[str]:
    return [str(problem) for problem in read(*arguments, **options).problems]


FORMS = {  # the right-hand side in ABNF: the language as an expression
    '"get"': "[Gg][Ee][Tt]",
    '%i"a1-"': "[Aa]1-",
    '%s"get"': "get",
    '""': "",
    "%x41": "A",
    "%d13.10": "\\r\\n",
    "%b1000001-1000010": "[AB]",
    "%x2014": "\u2014",
    "3DIGIT": "[0-9]{3}",
    "2*4DIGIT": "[0-9]{2,4}",
    "*3DIGIT": "[0-9]{0,3}",
    "1*DIGIT": "[0-9]+",
    '0*2 ( "-" )': "-{0,2}",
    '*("." DIGIT)': "([.][0-9])*",
    '["-"] DIGIT': "-?[0-9]",
    "0DIGIT": "",
    '"" / DIGIT': "[0-9]?",
    'DIGIT "-" / "x"': "[0-9]-|[Xx]",
    'DIGIT ; a comment\n  "-"': "[0-9]-",
    "CRLF": "\\r\\n",
    "LWSP": "([ \\t]|\\r\\n[ \\t])*",
    "hexdig": "[0-9A-Fa-f]",
    "0<nothing>": "",
}


@pytest.mark.parametrize("form", FORMS)
def test_each_form_of_abnf_has_its_meaning(form: str) -> None:
    result = read(f'x = {form}\ny = %x21 x "!"\n', "abnf", name="a.abnf")
    expected = FORMS[form]
    for name, pattern in (("x", expected), ("y", f"!({expected})!")):
        definition = grammar(result.lark_text).definitions.get(name) or grammar(result.lark_text).definitions["X"]
        assert definition.dfa == compile_tree(read_regex(pattern, Token("REGEXP", pattern))), result.lark_text


EBNF_FORMS = {
    "'get' \"GET\"": "getGET",
    "[a-z_]+": "[a-z_]+",
    "[^<&]": "[^<&]",
    '[-+.|"\'] [^"]': '[-+.|"\'][^"]',
    "[#x20-#x7E]": "[ -~]",
    "[#x9#xA]": "[\\t\\n]",
    "#x41?": "A?",
    "[a-z] - 'x'": "[a-wyz]",
    "([a-z] | '-')*": "[a-z-]*",
    "'a' /* of two */ 'b'": "ab",
    "'a' [ wfc: well-formed ]": "a",
    "'ab'\n|\n  'c'": "ab|c",
    "'a<!--'\n \"b-->\"": "a<!--b-->",
}


@pytest.mark.parametrize("form", EBNF_FORMS)
def test_each_form_of_ebnf_has_its_meaning(form: str) -> None:
    result = read(f"[1] x ::= {form}\n[2] y ::= '!' x '!'\n", "ebnf", name="a.ebnf")
    expected = EBNF_FORMS[form]
    dfa = grammar(result.lark_text).definitions["y"].dfa
    assert dfa == compile_tree(read_regex(f"!({expected})!", Token("REGEXP", expected))), result.lark_text


def test_what_html_hides_is_no_text() -> None:
    hidden = '<!--\n```abnf\nhidden = "x"\n```\n\n- token: 1*ALPHA\n-->\n'
    inside = "As `<!--` or <!-- `y = 1*x`\n    hidden = 1*x\n--> `-->`.\n"
    shown = (
        f'{hidden}{inside}```abnf\nx = 1*ALPHA\n```\n```a```\n```html\n<!--\n```\n{hidden}```abnf\ny = x "-->"\n```\n'
    )
    result = read(shown, "abnf")
    assert list(grammar(result.lark_text).rules) == ["x", "y"], result.problems
    bare = read("x = 2ALPHA\n; a <!-- b\ny = 2x\n; -->\n", "abnf")
    assert list(grammar(bare.lark_text).rules) == ["x", "y"], bare.problems
    quoted = read("# N\n\n    x ::= 'ab'\n\n  y ::= x '<!--'\n  z ::= '-->' y\n", "ebnf")
    assert list(grammar(quoted.lark_text).rules) == ["x", "y", "z"], quoted.problems


BLOCK = "# Names\n\n```{}\ntoken = 1*ALPHA\nsubject = {}\n```\n"
REFUSED = {
    **{
        f"a repeat before or behind in {mark} {tail}": (
            f'# N\n```\ntoken {sign} "a"\nx-name {sign} token {tail} token\n```\n',
            (mark,),
            f"4:{15 + len(sign)}: `{tail[0]}` may belong to the part before it or behind it; write it close to one",
        )
        for mark, sign, tails in (
            ("ebnf", "::=", ('*"."', '+("." token)')),
            ("adr", "=", ('*"."', '* "."', '*\n  "."', "*`.`", "*“.”", "*%x2E", "+")),
        )
        for tail in tails
    },
    **{
        f"an optional part {part}": (
            f"a ::= 'a' {part}\nb ::= a a\n<c> ::= b\n",
            ("ebnf",),
            f"1:11: `{part}` may be an optional part, for which W3C's EBNF has `( … )?`",
        )
        for part in ('["." b]', "[b]", "[a|b]", "[ '-' ]", "[x | y]", "['.' <d>]", "[<c>]", '["."]')
    },
    "another notation's mark": (
        BLOCK.format("abnf", 'token *("." token)'),
        ("adr",),
        "4:1: the block is marked `abnf`, and not read as `adr`",
    ),
    "a fault in a marked block": (
        BLOCK.format("abnf", "[a-z]+") + "```\nx-name = 'a'\n```\n",
        (),
        "5:16: `+` is not expected here",
    ),
    "a block behind another": ("# N\n\n<pre>x = 2ALPHA</pre> <pre>y = +</pre>", ("abnf",), "3:32: `+` is not"),
    "two marks": (
        f"{BLOCK.format('ebnf', 'token')}{BLOCK.format('abnf', 'token')}",
        (),
        "`, and not read as `",
    ),
    **{
        f"ISO's `{end}` in {mark}": (
            f'```{mark}\nx-name = "a"{end}\n```\n',
            ("adr", "abnf"),
            f"2:14: `{end[1]}` is a sign of",
        )
        for mark in ("ebnf", "")
        for end in (" ;", ' , "b"', ' , "b" ; ')
    },
    **{
        f"ISO's `{end}` in a marked block": (f'```ebnf\nx-name = "a"{end}\n```\n', ("adr",), place)
        for end, place in ((', "b".', "2:13: `,`"), ("; (* b *)", "2:13: `;`"), ("\n;", "3:1: `;` "))
    },
    "ordered choice": ("```peg\nx = 'a'\n```", ("adr",), "2:1: the block is marked `peg`, and not read as `adr`"),
    "a range over kinds": ("```\nx-name = (A-z)+\n```", ("adr",), "2:11: the range `A-z` has more than letters"),
    "a class over kinds": ("```\nx-name = [A-z]\n```", ("adr",), "2:10: the range `A-z` has more than letters"),
    "a bullet": (
        "- `stream-name` = term\n\n```\nx = 'a'\n```",
        ("adr",),
        "1:1: `- `stream-name` = term` looks like a production, and is in no block",
    ),
    "a table": (
        "| Name | Rule |\n|---|---|\n| `stream-name` | term |\n\n```\nx = 'a'\n```",
        ("adr",),
        "3:1: `| `stream-name` | term |` looks like a production, and is in no block",
    ),
    "a table of ABNF": (
        "| name | rule |\n|---|---|\n| `token` | `1\\*ALPHA` |\n\n```abnf\nnote = 'x'\n```".replace("'", '"'),
        ("adr", "abnf", "ebnf"),
        "3:1: `| `token` | `1\\*ALPHA` |` looks like a production",
    ),
    "a list of ABNF": (
        '- **route**: token *("." token)\n- token: "x"\n\n```\nnote = %x41\n```',
        ("adr", "abnf", "ebnf"),
        '1:1: `- **route**: token *("." token)` looks like a production',
    ),
    "a table in HTML": (
        "<tr>\n <td>x</td>\n <td>a letter</td>\n <td><code>a &#124; b</code></td></tr>\n\n```\na ::= 'a'\nb ::= a\n```",
        ("ebnf",),
        "1:1: `<tr>  <td>x</td>  <td>a letter</td>  <td><code>a &#124; b</code></td></tr>` looks like a production",
    ),
    **{
        f"a sentence with {code[0]}": (
            f'# N\n```abnf\nx = 1*ALPHA\n```\n\nAs `x = x "!"` or `unit = "s"`, {code} too.\n',
            ("adr", "abnf", "ebnf"),
            "6:1: `As `x = x",
        )
        for code in ('`y = x "." x`', '<code>y = x / "."</code>')
    },
    **{
        f"HTML {line}": (f"```abnf\nx = 1*ALPHA\n```\n\n{line}\n", ("abnf",), f"5:1: `{line}` looks like a production")
        for line in (
            *("<p>y = 1*x</p>", "<dt>y</dt><dd>= 1*x", "<td>Of y:</td><td>y = 1*x</td>", "|a|y = 1*x|"),
            *("| 1 | y | 1*x |", "| the [y](#y) | 1*x |", "| 1*x | y |", "<tr><td>[1]</td><td>y</td><td>::=</td><td>x"),
            *(
                "<noscript>y = x</noscript>",
                "<i>y</i> = x",
                '- [ ] y ::= "x"',
                'The rule y ::= "x" holds.',
                '<dl><dt>r</dt><dd>y ::= "x"</dd></dl>',
                '| r | y ::= "x" |',
                "rule y = x x",
                "y=x x",
                "(y = x x)",
                "Thus y = x, as said.",
                "y | 1*x",
                "_y_ → 2x",
                "Also y =/ x.",
                '/ x "y"',
                '- / "y"',
                'Also x =/ "y".',
            ),
        )
    },
    **{
        f"a definition list {text}": (f"```abnf\nx = 2ALPHA\n```\n{text}\n", ("abnf", "adr"), "4:1: `")
        for text in ("<dl>\n <dt>y</dt>\n <dd><i>= x</i>\n</dl>", '<dl><dt>y</dt>\n<dd>"a" x</dd></dl>', "y\n:  = x x")
    },
    **{
        f"in an unread {begin} {line}": (
            f"```\nx-name = 'a'\n```\n{begin}\n{line}\n{end}\n",
            ("adr",),
            f"5:1: `{line}` looks like a production",
        )
        for begin, end in (("<pre>", "</pre>"), ("```", "```"), ("```text", "```"))
        for line in ("y-name: (A-Z)+", "y-name → 'c'", "| y-name | (A-Z)+ |", "- y-name: (A-Z)+")
    },
    "a cut line": ("```abnf\nx = 2ALPHA\n```\n- As y =\n  x x\n", ("abnf",), "4:1: `- As y =` is not a production"),
    **{
        f"behind prose {tail}": (f"# N\n\n    x-name = 'b'\n\nand also\n\n       {tail}\n", ("adr",), f"7:8: `{tail}` ")
        for tail in ("| 'c'", "x-name x-name", "'c'")
    },
    **{
        f"behind a block {tail}": (f"```abnf\nx = 2ALPHA\n```\nand also\n{tail}", ("abnf",), "` looks like")
        for tail in ('      ":" x', "- 2x\n", '```\nx ":"\n```')
    },
    "BNF": ("```abnf\nx = 2ALPHA\n```\n<y> ::= <x>\n", ("abnf",), "4:1: `<y> ::= <x>` is not a production"),
    "a heading": ("```abnf\nx = 2ALPHA\n```\n# y = x x\n", ("abnf",), "4:1: `# y = x x` looks like"),
    "a sentence": ('```abnf\nx = 1*ALPHA\n```\n\nIt is y := x "." x.\n', ("abnf",), "5:1: `It is y := x"),
    **{
        f"tight commas in {form}": (f'# N\n{form.format("a-name=b,c")}\n    c="y"\n', ("adr",), place)
        for form, place in (
            ("    b='x'\n\n    {}", "4:5: `a-name=b,c` looks"),
            ("```\n    {}\n    b='x'\n```\n", "3:13: `,`"),
        )
    },
    **{
        f"indented {line}": (f'# N\n\n    x = "ab"\n\n    {line}\n', ("abnf",), f"5:5: `{line}` ")
        for line in ('y : "c"', 'y -> "c"', '1y = "c"', "=", '$y = "c"', 'y.z = "c"', "3.1 y = 1*x", 'rule y = "c"')
    },
    **{
        f"in {mark} {line}": (f"# N\n\n    x-name {sign} 'b'\n\n    {line}\n", (mark,), f"5:5: `{line}` ")
        for mark, sign in (("adr", "="), ("ebnf", "::="))
        for line in (
            'y-name : "c"',
            'y-name -> "c"',
            '<y> = "c"',
            "y/z = x x",
            "y z = x",
            "y.z : x x",
            "rule y = x",
            "y: x-name",
        )
    },
    **{
        f"behind a gap {line}": (
            f"# N\n\n    x-name = {a}\n        {a}\n\n        {line}\n",
            (mark,),
            f"6:9: `{line}` ",
        )
        for mark, a, line in (("abnf", '2"a"', '"." x-name'), ("adr", "A-Z", "maximum 32 characters"))
    },
    "prose": ("x = <any text>\n", ("abnf",), "1:5: `<any text>` is prose; read its definition with `--with FILE`"),
    "no definition": ("x = y\n", ("abnf",), "1:5: `y` is used but not defined; `--with FILE` reads"),
    "a circle": (
        'value = "[" list "]"\nlist = value / list2\nlist2 = value\n',
        ("abnf",),
        "`value` is defined by itself (value → list → value); `--depth N` unrolls it",
    ),
    "more than a grammar counts": (
        "x = 1000000*1000000ALPHA\n",
        ("abnf",),
        "1:5: `1000000*1000000` is more than the 4096",
    ),
    "fewer than more": ("x = 3*2ALPHA\n", ("abnf",), "1:5: `3*2`: the smaller number goes first"),
    "no character": ("x = %x110000\n", ("abnf",), "1:5: `%x110000` is not the code of a character"),
    "no range": ("x = %x39-30\n", ("abnf",), "1:5: the range `%x39-30` is empty"),
    "nothing to add to": ('x =/ "a"\n', ("abnf",), "1:1: `x =/` adds to a production that is not there"),
    "two definitions": ('x = "a"\nX = "b"\n', ("abnf",), "2:1: `X` is defined twice, differently; first in line 1"),
    "texts that differ in case": ('x = %s"A"\nX = %s"a"\n', ("abnf",), "2:1: `X` is defined twice, differently"),
    "names that differ in case": ("x ::= 'a' | 'b' X\n", ("ebnf",), "1:17: `X` is used but not defined"),
    "one notation's name": ("x-name ::= 'a' 'b'\n\n_y ::= 'c'\n", (), "3:1: `_y` is a production of `ebnf` alone"),
    "many rules": ("".join(f'r{n} = "a"\n' for n in range(100_000)), ("abnf",), "1001:1: more than 1,000 productions"),
    "doubled": (
        'r0 = "a"\n' + "".join(f"r{n} = r{n - 1} r{n - 1}\n" for n in range(1, 99)),
        ("abnf",),
        "have more than 100,000 parts",
    ),
    "deep": ("x = " + "[" * 300 + "ALPHA" + "]" * 300 + "\n", ("abnf",), "1:1: the production is nested too deeply"),
    "a difference of texts": ("x ::= 'ab'* - 'ab'\n", ("ebnf",), "1:7: `-` takes characters out of a set"),
    "two items and a difference": ("x ::= 'a' [a-z] - 'b'\n", ("ebnf",), "1:17: `-` is not expected here"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_it_is_refused_with_the_place(case: str) -> None:
    text, notations, problem = REFUSED[case]
    result = read(text, *notations)
    assert not result.lark_text
    assert problem in str(result.problems[0]) or not case.startswith("a fault")
    assert any(problem in str(each) for each in result.problems), result.problems[:5]


@pytest.mark.parametrize(
    "body",
    [
        "    {0}\n    {1}\n",
        "<pre>\n{0}\n{1}\n</pre>\n",
        "- ```\n  {0}\n  {1}\n  ```\n",
        "```html\n<tr>\n```\n```abnf\n{0}\n{1}\n```\n```html\n</tr>\n```\n",
        '<pre><span></span><code><span class="n">{0}</span>\n{1}\n</code></pre>\n',
        "The tag <tr> begins it.\n\n    {0}\n    {1}\n\nAnd </tr> ends it.\n",
        "<pre><code>{0}\n{1}</code></pre>\n",
        "<pre>{0}</pre>{1}\n",
        "<pre>\n{0}\n</pre> {1}\n",
        "<pre>{0}</pre>\n<pre>{1}</pre>\n",
        "<pre>{0}</pre> and <pre>{1}</pre>\n",
        "<pre\n class='a'\n id='b'>\n{0}\n{1}\n</pre>\n",
        '## A `<pre>` or "<pre>"\n<p id="a">Names: <pre>{0}\n{1}</pre>\n',
    ],
)
def test_productions_are_read_from_blocks_without_fences(body: str) -> None:
    text = "# Names\n\nAs follows:\n\n" + body.format("term = 2ALPHA", "stream-name = term")
    assert "stream_name: " in read(text, "abnf").lark_text


@pytest.mark.parametrize("line", ['y ="b" x', 'y= "b" x', 'y="b" x', 'x =/"b"'])
def test_an_indented_production_needs_no_space(line: str) -> None:
    text = f'# N\n\n    ; at most two\n    x = "aa"\n\n    {line}\n'
    result = read(text, "abnf")
    assert "/[Bb]/" in result.lark_text
    assert "3:5: `; at most two` is a comment, and not read" in str(result.assumed[0])


@pytest.mark.parametrize("unit", ["*", "[", "a <!-- ", " ", " - 1 -", *map(at_night, ["# ", "/*\n", "<pre>a</pre>"])])
def test_a_long_line_is_read_once(unit: str) -> None:
    """Otherwise this takes hours, or for ever."""
    assert not read(f"# N\n\n{unit * 100_000}=x\n\n```ebnf\nx ::= 'ab'\n```\n", "ebnf").problems


def test_a_mark_or_the_only_meaning_names_the_notation() -> None:
    marked = read(BLOCK.format("abnf", 'token *("." token)'))
    assert (marked.notation, marked.problems) == ("abnf", ())
    assert read("```ebnf\nfoo ::= [a-z]+\n```\n").notation == "ebnf"
    other = read('```ebnf\nfoo-name = "get" | "set"\n```\n', name="2030-01-01.md")
    assert str(other.assumed[0]).endswith("2:1: the block is marked `ebnf`, and read as `adr`")
    assert "2:1: `x` is not a production" in problems("```adr\nx\n```\n")[1]
    alone = read("```\nterm = (a-z)+\nx-name = term except dot\n```\n")
    assert alone.notation == "adr"
    both = read('# N\n```\nx-name = "-" DIGIT\n```\n')
    assert not [each for each in both.problems if "--notation" in str(each)]
    prose = read(BLOCK.format("abnf", "token") + 'As `subject = token "x"`, `unit = "s"` or `a = 1*b`.\n')
    assert not prose.problems


def test_a_text_with_two_meanings_is_refused() -> None:
    assert problems('# N\n```\nx-name = "get"\n```\n') == [
        "spec.md:1:1: the edition `1` is not a day as YYYY-MM-DD, or as YYYY-MM-DD.2 for its second revision",
        "spec.md:3:1: `x-name` has one meaning as `adr` and another as `abnf`, as for `GET`; choose with `--notation`",
    ]


def test_recursion_at_an_edge_is_a_repeat() -> None:
    result = read('a = "x" / "y" a\nb = "x" / b "y"\n', "abnf")
    read_back = grammar(result.lark_text)
    assert read_back.definitions["a"].dfa == compile_tree(read_regex("[Yy]*[Xx]", Token("REGEXP", "")))
    assert read_back.definitions["b"].dfa == compile_tree(read_regex("[Xx][Yy]*", Token("REGEXP", "")))


def test_recursion_is_unrolled_to_the_depth_that_is_asked_for() -> None:
    result = read('value = "[" list "]" / "x"\nlist = value *("," value)\n', "abnf", depth=3)
    dfa = grammar(result.lark_text).rules["value"].dfa
    assert dfa.accepts("[[x],x]")
    assert not dfa.accepts("[[[x]]]")
    assert "unrolled here, to 3 levels" in result.lark_text
    assert "this is level 2 of 3" in result.lark_text
    assert problems('a = "x" a "y"\n', "abnf", depth=2) == [
        "spec.md:1:1: `a` has no text at depth 2; if it ends deeper, raise `--depth`"
    ]


def test_only_the_rules_asked_for_are_read() -> None:
    result = read("a = b\nb = ALPHA *DIGIT\nc = <prose>\n", "abnf", rules=("A",))
    assert list(grammar(result.lark_text).rules) == ["a"]
    assert problems("a = ALPHA\n", "abnf", rules=("b",)) == ["spec.md:1:1: no production `b`"]


def test_a_section_is_chosen_and_a_page_ends_nothing() -> None:
    text = (CASES / "uri.txt").read_text(encoding="utf-8")
    assert "`$` is not expected here" in problems(text, "abnf", name="uri.txt")[0]
    assert not problems(text, "abnf", name="uri.txt", sections=("Collected ABNF",))
    assert problems(text, "abnf", name="uri.txt", sections=("Appendix C",)) == [
        "uri.txt:1:1: no heading begins with `Appendix C`"
    ]
    under = "{}\n{}\n\n```\n{} = 2%x41\n```\n"
    text = "".join(under.format(*each) for each in (("3 N", "===", "a"), ("3.1 X", "---", "b"), ("3.10 Y", "---", "c")))
    assert [*read(text, "abnf", sections=("3.1",)).languages] == ["b"]
    assert [*read(text, "abnf", sections=("N",)).languages] == ["a", "b", "c"]
    for each in (text, "x = 2ALPHA\n"):
        assert "spec.md:1:1: no heading begins with `M`" in problems(each, "abnf", sections=("N", "M"))
    page, form = "\n\nAuthor   [Page iv]\n\f\nRFC 1   Names   May 2020\n\n", "\n\n1982   - 9 -   RFC #1\n\n\f\n"
    paged = (
        f'RFC\n\n   b = 2"A"\n     2"C"{page}     *( "." b2 ){form}         b2\n   b2 = "d"{page}   Names are short.\n'
    )
    dfa = grammar(read(paged, "abnf", rules=("b",)).lark_text).rules["b"].dfa
    assert [dfa.accepts(name) for name in ("AACCD", "AACC.DD", "AACC")] == [True, True, False]
    code = "```abnf\nx = 2ALPHA\n\ny = x\n\n" + '  "." ; as in [Page 3]\n```\n'
    assert 'y: x "."' in read(code, "abnf").lark_text
    at_the_edge = 'Request for Comments: 1\n\n1. Names\n\n   b = 2A\n\nA = "c"\n\nIndex\n\n      A b\n'
    assert not problems(at_the_edge, "abnf")
    assert [*read(at_the_edge, "abnf").languages] == ["b", "a"]


def test_two_texts_keep_their_own_definitions() -> None:
    other = Text("host = 1*DIGIT\nport = host\n", "other.abnf")
    text, more = "Host = 1*ALPHA\nuri-host = <host, see [O]>\n", "port = <port, see [O]>\n"
    result = read(text + more, "abnf", others=(Text(more, "more.abnf"), other))
    read_back = grammar(result.lark_text)
    assert [read_back.rules[name].dfa.accepts("1") for name in ("host", "uri-host")] == [False, True]
    assert read_back.rules["port"].dfa.accepts("1")
    mine = (Text("z = h\nh = 2DIGIT\n", "a/o.abnf"), Text("y = h\nh = 2ALPHA\n", "b/o.abnf"))
    dfa = grammar(read('x = y z\nh = "h"\n', "abnf", others=mine).lark_text).rules["x"].dfa
    assert (dfa.accepts("ab12"), dfa.accepts("1212")) == (True, False)
    for use in ("x = h h\n", "x = y z\nz = h\n", "h = <h, see [O]>\n"):
        differs = "b/o.abnf:2:1: `h` is defined differently in a/o.abnf, line 2; `--with FILE#HEADING` chooses one"
        assert problems(use, "abnf", others=mine) == [differs]
    loose = read("y = x x\n", "abnf", others=(Text('```abnf\nx = "a" ; not b\n```\nAlso x =/ "c" / "d".\n', "o.md"),))
    assert [str(each)[:9] for each in (*loose.problems, *loose.assumed)] == ["o.md:4:1:", "o.md:2:9:"]


def test_prose_that_may_be_a_rule_is_listed() -> None:
    (comment,) = read("# N\n\n    /* names */\n    X ::= 'ab'\n", "ebnf").assumed
    assert str(comment) == "spec.md:3:5: `/* names */` is a comment, and not read"
    result = read("/* names */\nX ::= 'a'\n  /* at most\n two */\nY ::= X\n", "ebnf")
    assert [str(each) for each in result.assumed] == [
        "spec.md:1:1: `/* names */` is a comment, and not read",
        "spec.md:3:3: `/* at most two */` is a comment, and not read",
    ]
    result = read('; names\nx = 2ALPHA ; except "no"\n  ; at most two\n;\ny = %x80-FF\n', "abnf")
    assert [str(each) for each in result.assumed] == [
        "spec.md:1:1: `; names` is a comment, and not read",
        'spec.md:2:12: `; except "no"` is a comment, and not read',
        "spec.md:3:3: `; at most two` is a comment, and not read",
        "spec.md:5:5: `%x80-FF` is read as characters up to U+00FF, not as bytes",
    ]


def test_no_marked_block_is_dropped() -> None:
    for empty in ("", "\n"):
        assert not read(f"```abnf\n{empty}```\n\n```abnf\nname = 2ALPHA\n```\n").problems
    misspelt = read('- ```{.ABNFF}\n  x = "a"\n  ```\n\n```go\nreturn\n```\n```\ny = 2ALPHA\n```\n')
    assert [str(each) for each in misspelt.assumed] == ["spec.md:2:3: the block is marked `abnff`, and not read"]
    other = read("```adrr\nrule y = x x\n```\n```\nx = 2ALPHA\n```\n\n| y | [a-z]+ |\n| z | [a-z]+ |\n", "abnf")
    assert [str(each) for each in other.assumed] == [
        "spec.md:2:1: the block is marked `adrr`, and not read",
        "spec.md:8:1: `| y | [a-z]+ |` is in a table, and not read",
    ]
    for line in (
        '| Of y (`y`) | `x "." x` |',
        "- `y` (new) = `2x`",
        '| y, z | x "." x |',
        "y (new) = x x",
        "- y: [a-z]+",
        "| y | x |",
    ):
        remark = read(f"```abnf\nx = 2ALPHA\n```\n\n{line}\n", "abnf")
        assert [str(each) for each in remark.assumed] == [f"spec.md:5:1: `{line}` may be a production, and is not read"]
    assert "6:1: `/ x` looks" in problems("```abnf\nx = 2ALPHA\n```\n\n```\n/ x\n```\n", "abnf")[0]
    glob = read("```glob\n/*.md\n```\n```ebnf\nx ::= '*/'\n```\n")
    assert (glob.problems, glob.assumed, [*glob.languages]) == ((), (), ["x"])
    for line in ('/ "zz"', 'label "x"', "; at most 5"):
        text = f"```abnf\nname = 2ALPHA\n```\n\n```abnf\n{line}\n```\n"
        result = read(text)
        assert f"spec.md:6:1: `{line}` is" in "\n".join(map(str, [*result.problems, *result.assumed]))
    for notation, line, production in (("abnf", "; of", "x = 2ALPHA"), ("ebnf", "/* of */", "x ::= [a-z]+")):
        text = f"```{notation}\n{line}\n```\n"
        (refused,) = read(text, notation).problems
        assert refused.message.startswith("no block with productions")
        result = read(f"{text}```\n{production}\n```\n", notation)
        assert (result.problems, [each.message for each in result.assumed][:1]) == (
            (),
            [f"`{line}` is a comment, and not read"],
        )


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["import", *map(str, arguments)])


def test_the_command_imports_a_standard(tmp_path: Path) -> None:
    with_uri = ("--with", f"{CASES / 'uri.txt'}#Appendix A")
    done = run(CASES / "urn.abnf", *with_uri, "--edition", "8141", "--title", "URN", "-o", tmp_path / "urn")
    assert done.exit_code == 0, done.output
    text = (tmp_path / "urn" / "8141.lark").read_text(encoding="utf-8")
    assert text.startswith("// @title URN, as of 8141\n// @source URN urn.abnf\n// Written by")
    again = run(CASES / "uri.txt", "--section", "Appendix A", "--edition", "2005", "-o", "-")
    assert again.stdout.startswith("// @title RFC 3986, as of 2005\n// @source RFC 3986 uri.txt\n")
    homeless = run(CASES / "kafka.abnf", "--edition", "4")
    assert (homeless.exit_code, "name another with `--output DIR`" in homeless.stderr) == (2, True)


def test_a_text_that_lost_most_of_its_rules_is_refused(tmp_path: Path) -> None:
    names = ("stream", "consumer", "queue", "account")
    first = "\n".join(f"{name}-name = (a-z)+" for name in names)
    (tmp_path / "old.md").write_text(f"```\n{first}\n```\n", encoding="utf-8")
    listed = "\n".join(f"* A {name} has letters." for name in names)
    (tmp_path / "new.md").write_text(f"{listed}\n\nFor example:\n\n```\nx-name = (a-z)+\n```\n", encoding="utf-8")
    assert run(tmp_path / "old.md", "--edition", "2030-01-01", "-o", tmp_path / "acme").exit_code == 0
    second = (tmp_path / "new.md", "--edition", "2031-01-01", "-o", tmp_path / "acme")
    lost = run(*second)
    assert (
        lost.exit_code,
        "defines 0 of the 4 rules that acme@2030-01-01 states" in " ".join(lost.stderr.split()),
    ) == (
        2,
        True,
    )
    assert run(*second, "--force").exit_code == 0


def test_a_second_edition_of_a_standard_takes_over_what_holds(tmp_path: Path) -> None:
    (tmp_path / "a.abnf").write_text("x = 1*ALPHA\ny = 2DIGIT\n", encoding="utf-8")
    for edition in ("1", "2", "10"):
        assert run(tmp_path / "a.abnf", "--edition", edition, "-o", tmp_path / "acme").exit_code == 0
        file = tmp_path / "acme" / f"{edition}.lark"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("\nx: ", '\n// @good "ab"\nx: ') if edition == "1" else text, encoding="utf-8")
    assert '// @good "ab"\nx: ALPHA+' in (tmp_path / "acme" / "10.lark").read_text(encoding="utf-8")


@pytest.mark.nightly
def test_a_grammar_that_takes_too_much_work_is_not_written(tmp_path: Path) -> None:
    (tmp_path / "a.abnf").write_text("w = 2ALPHA\nx = 4096(4096(4096ALPHA))\n", encoding="utf-8")
    result = run(tmp_path / "a.abnf", "--edition", "1", "-o", tmp_path / "acme")
    assert (result.exit_code, "a.abnf:2:1: " in result.stderr) == (2, True)
    assert "nothing was written" in result.stderr
    assert not (tmp_path / "acme").exists()
