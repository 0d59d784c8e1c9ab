"""The templates of Markdown pages."""

from natsgrammar.core import USUAL_KINDS
from natsgrammar_gen.emit import characters, explain
from natsgrammar_gen.emit import markdown as markup
from natsgrammar_gen.emit.constraints import line_feeds
from natsgrammar_gen.emit.pages import history, track
from natsgrammar_gen.emit.source_functions import functions
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.annotations import ALGORITHMS, first_sentence
from natsgrammar_gen.language.queries import longest
from natsgrammar_gen.language.regex_printer import RE2

template = templates(
    markup.code,
    markup.fence,
    markup.name,
    markup.number,
    markup.plain,
    markup.prose,
    markup.cell,
    first_sentence,
    markup.marked,
    markup.short,
    markup.meta,
    markup.source,
    algorithms=ALGORITHMS,
    anchor=track.anchor,
    building_blocks=track.building_blocks,
    counts=history.counts,
    escapes=explain.escapes,
    expected_at=explain.expected_at,
    allowed=characters.allowed,
    asked=characters.ASKED,
    cells=characters.cells,
    functions=functions,
    length=characters.length,
    length_limit=explain.length_limit,
    line_feeds=line_feeds,
    lengths=characters.LENGTHS,
    longest=longest,
    longest_line=markup.LONGEST_LINE,
    named_parts=track.named_parts,
    reasons=explain.reasons,
    re2=RE2,
    telling=characters.telling,
    usual_kinds=USUAL_KINDS,
)
