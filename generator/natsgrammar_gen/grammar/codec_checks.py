"""Checks for a rule's codec."""

from collections.abc import Callable, Iterator, Mapping

from natsgrammar.text import quoted
from natsgrammar_gen.grammar.annotations import CodecNote
from natsgrammar_gen.grammar.edition import escaping, texts_of
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.ast import Chars
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.percent import Escaping, decodable, encoded
from natsgrammar_gen.language.queries import witness

_OF_ESCAPES = "0123456789ABCDEFabcdef"


def codec_problems(
    definition: Definition, definitions: Mapping[str, Definition], near: Callable[[str], str]
) -> list[str]:
    """Return the faults in a rule's codec, if any: unfit terminals, for which `near` has advice, or other languages."""
    note = definition.notes.codec
    if note is None:
        signs = [place.sign for place in definition.notes.places if len(place.columns) > 1]
        return [f"`@examples` with `{sign}` is for a rule with `@codec`" for sign in signs]
    if not definition.public:
        return ["`@codec` is for rules; put it on the rule that the decoder reads"]
    named = (note.escape, note.of, note.exchange, note.sign, note.empty, note.separator)
    if unknown := [name for name in named if name and name not in definitions]:
        return [f"`@codec`: `{name}` is not defined in this file{near(name)}" for name in unknown]
    causes = list(_of_terminals(note, definitions))
    if note.by:  # the languages are those of an algorithm, which tests compare
        return causes
    return causes or list(_of_languages(definition, escaping(note, definitions)))


def _of_terminals(note: CodecNote, definitions: Mapping[str, Definition]) -> Iterator[str]:
    sign, empty, separator, exchange = texts_of(note, definitions)
    escape = definitions[note.escape].tree if note.escape else Chars(CharSet.chars(sign or "%"))
    for name, text in ((note.sign, sign), (note.separator, separator)):
        if name and (text is None or len(text) != 1 or not text.isascii() or text in _OF_ESCAPES):
            yield f"`@codec`: `{name}` must be one character of ASCII that is not a hexadecimal digit"
            return
    if exchange is None or len(exchange) % 2 or len(set(exchange)) < len(exchange) or not exchange.isascii():
        yield f"`@codec`: `{note.exchange}` must be one text of pairs of characters of ASCII, each of them once"
    elif not isinstance(escape, Chars) or ord(sign or "%") not in escape.set:
        yield f"`@codec`: `{note.escape}` must be one character class, and `{sign or '%'}` a member of it"
    elif separator and ord(separator) in escape.set:
        yield f"`@codec`: `{separator}` separates what is encoded, so it must not be in `{note.escape}`"
    elif empty is None:
        yield f"`@codec`: `{note.empty}` must be one text, the one that is written for the empty text"
    elif empty:
        how = Escaping(escape.set, sign or "%", exchange=exchange)
        if compile_tree(encoded(how)).accepts(empty) or (separator and separator in empty):
            yield f"`@codec`: `{empty}` is what the encoder writes for another text than the empty one"


def _of_languages(definition: Definition, how: Escaping) -> Iterator[str]:
    """Check that the decoder reads all names in the rule, and that the rule accepts all texts from the encoder."""
    name = definition.notes.codec.name if definition.notes.codec else ""
    if (bad := witness(definition.dfa, compile_tree(decodable(how)))) is not None:
        yield f"`@codec {name}`: the rule accepts {quoted(bad)}, which no decoder can read"
    if not how.exchange and (bad := witness(compile_tree(encoded(how)), definition.dfa)) is not None:
        yield f"`@codec {name}`: the encoder writes {quoted(bad)}, which the rule rejects"
