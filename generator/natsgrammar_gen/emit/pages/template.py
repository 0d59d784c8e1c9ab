"""The templates of Markdown pages."""

from natsgrammar.core import USUAL_KINDS
from natsgrammar_gen.emit import characters, explain
from natsgrammar_gen.emit import markdown as markup
from natsgrammar_gen.emit.constraints import line_feeds
from natsgrammar_gen.emit.pages import history, track
from natsgrammar_gen.emit.source_functions import functions
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.annotations import ALGORITHMS, first_sentence
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
    characters=characters,
    explain=explain,
    functions=functions,
    history=history,
    line_feeds=line_feeds,
    longest_line=markup.LONGEST_LINE,
    re2=RE2,
    track=track,
    usual_kinds=USUAL_KINDS,
)
