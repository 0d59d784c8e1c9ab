"""The templates of Markdown pages."""

from natsgrammar.core import USUAL_KINDS
from natsgrammar.core.parts import joined
from natsgrammar_gen.emit import characters, explain
from natsgrammar_gen.emit import markdown as markup
from natsgrammar_gen.emit.constraints import line_feeds
from natsgrammar_gen.emit.pages import history, track
from natsgrammar_gen.emit.source_functions import functions
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.annotations import ALGORITHMS, first_sentence
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.grammar.part_checks import forms
from natsgrammar_gen.language.regex_printer import RE2


def built(definition: Definition) -> list[str] | str:
    """Return the forms of the names that parts make, or why parts make none; nothing for a rule without parts."""
    made = forms(definition.parts) if definition.parts else ()
    return (
        made if isinstance(made, str) else [joined(form, {part: f"<{part}>" for part in form[1]})[0] for form in made]
    )


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
    built=built,
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
