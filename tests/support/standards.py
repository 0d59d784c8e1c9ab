"""Grammars of other standards, imported: their productions are in `tests/cases/standards`, each with its source."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent

from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.notation.importer import ImportResult, Request, import_text, read_notation
from natsgrammar_gen.notation.text import STYLES, Findings, Text, productions
from tests.support.languages import GRAMMAR

CASES = Path(__file__).parents[1] / "cases" / "standards"
NOTATION = cache(lambda name: read_notation(GRAMMAR, name))
URI = Text((CASES / "uri.txt").read_text(encoding="utf-8"), "uri.txt", ("Appendix A",))


def text(file: str, *sections: str) -> Text:
    return Text((CASES / file).read_text(encoding="utf-8"), file, sections)


# What is imported: the notation is told by none, except where a file's name ends in it.
REQUESTS = {
    "uri": Request(URI, "2005"),
    "http": Request(text("http.abnf"), "9110", (URI,), depth=2),
    "media-type": Request(text("media-type.abnf"), "6838"),
    "timestamp": Request(text("timestamp.md"), "3339"),
    "urn": Request(text("urn.abnf"), "8141", (URI,)),
    "traceparent": Request(text("traceparent.md"), "1"),
    "semver": Request(text("semver.md"), "2.0.0"),
    "oci": Request(text("oci.ebnf"), "1.1"),
    "mqtt": Request(text("mqtt.abnf"), "3.1.1"),
    "amqp": Request(text("amqp.ebnf"), "0.9.1"),
    "kafka": Request(text("kafka.abnf"), "4"),
}


def imported(request: Request) -> ImportResult:
    """What the command makes of it."""
    suffix = Path(request.source.path).suffix[1:]
    return import_text(request, [NOTATION(name) for name in ([suffix] if suffix in STYLES else STYLES)])


@cache
def standard(name: str) -> Grammar:
    result = imported(REQUESTS[name])
    assert not result.problems, result.problems
    return grammar(result.lark_text, name)


def grammar(lark: str, name: str = "acme") -> Grammar:
    """The grammar of an imported text, as `generate` loads it."""
    with TemporaryDirectory() as folder:
        file = Path(folder, name, "1.lark")
        file.parent.mkdir()
        file.write_text(lark, encoding="utf-8")
        return load_grammar(file, Path(folder))


def stated(*texts: Text, notation: str = "abnf") -> list[str]:
    """The productions of the texts as they are written, for another reader."""
    written = [each.text for source in texts for each in productions(source, notation, Findings())]
    return ["\n".join(line for line in dedent(each).split("\n") if line.strip()) for each in written]
