"""Validators in other languages: what all of them print of an edition, and how a name is spelled as an identifier.

The newest edition of each specification gets a file of rules. The languages of all rules are in one place, each once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.grammar.annotations import first_sentence
from natsgrammar_gen.grammar.edition import Codec, Edition

Spelling = Callable[[str], str]  # of a kebab-case name as an identifier


@dataclass(frozen=True)
class Language:
    """The text of an automaton, its hash, and the addresses of the rules that have it."""

    hash: str
    text: str
    rules: tuple[str, ...]

    @property
    def whose(self) -> str:
        """The first rule, and how many more there are."""
        first, *more = self.rules
        return f"{first} and {len(more)} more" if more else first


@dataclass(frozen=True)
class NamedRule:
    """A rule as its file has it: `language` is the hash of its automaton, `expected` what may come next, in words."""

    identifier: str
    address: str
    about: str
    language: str
    expected: tuple[str, ...]


@dataclass(frozen=True)
class NamedCodec:
    """A codec as its file has it; `reserved` are the characters where runs of reserved ones begin and end."""

    identifier: str
    address: str
    wire: str
    reserved: tuple[int, ...]
    sign: str
    empty: str
    separator: str
    unquote: bool


@dataclass(frozen=True)
class Unit:
    """The rules and codecs of one edition under the identifiers of one language; `digest` is of all its languages."""

    name: str
    address: str
    title: str
    sources: tuple[str, ...]
    digest: str
    rules: tuple[NamedRule, ...]
    aliases: tuple[tuple[str, str, str], ...]  # identifier, address, identifier of the rule
    codecs: tuple[NamedCodec, ...]


def newest(context: Context) -> list[Edition]:
    """The newest edition of each specification."""
    return [*{edition.grammar.spec: edition for edition in context.editions}.values()]


def languages(editions: Iterable[Edition]) -> list[Language]:
    """Each language that the rules of these editions have; those of one size side by side, which compresses well."""
    found: dict[str, Language] = {}
    for edition in editions:
        for name, rule in edition.rules.items():
            text, key = (it := shape(rule)[0]).text, it.language
            known = found.get(key, Language(key, text, ()))
            found[key] = replace(known, rules=(*known.rules, f"{edition.address}:{name}"))
    return sorted(found.values(), key=lambda it: (len(it.text), it.hash))


def units(editions: Iterable[Edition], module: Spelling, constant: Spelling) -> list[Unit]:
    """What to print of each edition: `module` spells the names of specifications, `constant` those in one."""
    modules = _Identifiers(module)
    return [_unit(edition, modules[edition.grammar.spec], _Identifiers(constant)) for edition in editions]


def _unit(edition: Edition, name: str, identifiers: _Identifiers) -> Unit:
    rules = []
    for kebab, rule in edition.rules.items():
        found, texts = shape(rule)
        sentence = first_sentence(rule.definition.notes.prose)
        rules.append(NamedRule(identifiers[kebab], f"{edition.address}:{kebab}", sentence, found.language, texts))
    aliases = [
        (identifiers[alias], f"{edition.address}:{alias}", identifiers[rule.name])
        for alias, rule in edition.aliases.items()
    ]
    codecs = [
        _codec(edition, codec, identifiers.new(f"{codec.name}-codec"), identifiers[codec.wire])
        for codec in edition.codecs.values()
        if not codec.by
    ]
    digest = sha256(" ".join(rule.language for rule in rules).encode()).hexdigest()[:8]
    notes = edition.grammar.notes
    return Unit(
        name,
        edition.address,
        notes.title,
        tuple(notes.sources),
        digest,
        tuple(rules),
        tuple(aliases),
        tuple(codecs),
    )


def _codec(edition: Edition, codec: Codec, identifier: str, wire: str) -> NamedCodec:
    return NamedCodec(identifier, f"{edition.address}:{codec.name}", wire, *how_it_spells(codec))


def how_it_spells(codec: Codec) -> tuple[tuple[int, ...], str, str, str, bool]:
    """What a runtime needs of a codec, as the last fields of `NamedCodec`."""
    how = codec.how
    bounds = tuple(bound for low, high in how.escape.runs for bound in (low, high + 1))
    return bounds, how.sign, how.empty, how.separator, how.unquote


# The keywords of any edition, as alternatives of an expression.
GO_KEYWORDS = (
    "break|case|chan|const|continue|default|defer|else|fallthrough|for|func|go|goto|if|import|interface|map|package|"
    "range|return|select|struct|switch|type|var"
)
JAVA_KEYWORDS = (
    "_|abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|"
    "false|final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|"
    "private|protected|public|return|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|true|"
    "try|void|volatile|while"
)
RUST_KEYWORDS = (
    "abstract|as|async|await|become|box|break|const|continue|crate|do|dyn|else|enum|extern|false|final|fn|for|gen|if|"
    "impl|in|let|loop|macro|match|mod|move|mut|override|priv|pub|ref|return|self|static|struct|super|trait|true|try|"
    "type|typeof|unsafe|unsized|use|virtual|where|while|yield"
)
# What a package cannot be called: a keyword, or what the files themselves import or are called.
_RESERVED = re.compile(
    rf"_.*|{GO_KEYWORDS}|{JAVA_KEYWORDS}|{RUST_KEYWORDS}|"
    r"automata|fmt|internal|main|sort|std|strings|strconv|test|utf8|vendor"
)


def fits(package: str) -> bool:
    """Whether a package of this name can be written in every language."""
    return package.isascii() and not _RESERVED.fullmatch(package)


# ---- identifiers ----------------------------------------------------------------------------------------------------


class _Identifiers(dict[str, str]):
    """Kebab-case name of a rule → identifier; spells each once, and no two alike, even where case does not count."""

    def __init__(self, spelling: Spelling) -> None:
        super().__init__()
        self._spelling = spelling
        self._taken: set[str] = set()

    def __missing__(self, name: str) -> str:
        self[name] = identifier = self.new(name)
        return identifier

    def new(self, name: str) -> str:
        """An identifier that nothing else has, for what is not a rule, too."""
        identifier = spelled = self._spelling(name)
        number = 2
        while identifier.lower() in self._taken:
            identifier, number = f"{spelled}_{number}", number + 1
        self._taken.add(identifier.lower())
        return identifier


def pascal(name: str, whole: tuple[str, ...] = ()) -> str:
    """`stream-name` as `StreamName`; words out of `whole` in capitals."""
    return "".join(word.upper() if word in whole else word.capitalize() or "_" for word in name.split("-"))


def camel(name: str) -> str:
    """`stream-name` as `streamName`."""
    spelled = pascal(name)
    return spelled[0].lower() + spelled[1:]


def upper(name: str) -> str:
    """`stream-name` as `STREAM_NAME`."""
    return name.upper().replace("-", "_")


def snake(name: str) -> str:
    """`nats-server` as `nats_server`."""
    return re.sub("-+", "_", name)
