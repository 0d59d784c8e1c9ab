"""Rules and codecs under a programming language's identifiers: whole editions, or a few rules in one file."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import accumulate, groupby

from natsgrammar.core.causes import AT_START
from natsgrammar.errors import Error
from natsgrammar_gen.emit.characters import allowed, length
from natsgrammar_gen.emit.explain import reasons
from natsgrammar_gen.emit.shape import builder, shape
from natsgrammar_gen.grammar.annotations import first_sentence
from natsgrammar_gen.grammar.causes import BYTES
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.percent import Escaping

# The keywords of any edition of a language, as alternatives of an expression.
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
_TYPESCRIPT_KEYWORDS = (
    "arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|"
    "false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|"
    "public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield"
)
# Keywords, and the modules that generated files import or are.
_RESERVED = re.compile(
    rf"_.*|{GO_KEYWORDS}|{JAVA_KEYWORDS}|{RUST_KEYWORDS}|"
    r"automata|fmt|internal|main|sort|std|strings|strconv|test|utf8|vendor"
)
# A text in an array takes 8 bytes of code, and the rest of a rule that of 4 texts; Java's limit is 65,535 bytes.
_TEXTS_OF_RULE, _MOST_TEXTS = 4, 5000
_INITIALS = ("api", "html", "http", "id", "js", "json", "kv", "ttl", "uri", "url")  # Go spells these in one case


def fits(package: str) -> bool:
    """Return whether every language accepts a package with this name."""
    return package.isascii() and not _RESERVED.fullmatch(package)


def is_java_package(name: str) -> bool:
    """Return whether Java accepts the package name, such as `com.example.names`."""
    parts = name.split(".")
    return all(re.fullmatch(r"[A-Za-z_]\w*", p, re.ASCII) and not re.fullmatch(JAVA_KEYWORDS, p) for p in parts)


# ---- spelling -------------------------------------------------------------------------------------------------------


def pascal(name: str) -> str:
    """Spell `stream-name` as `StreamName`."""
    return "".join(word.capitalize() or "_" for word in name.split("-"))


def go_pascal(name: str) -> str:
    """Spell `js-name` as `JSName`, with initialisms in capitals."""
    return "".join(word.upper() if word in _INITIALS else word.capitalize() or "_" for word in name.split("-"))


def camel(name: str) -> str:
    """Spell `stream-name` as `streamName`."""
    spelled = pascal(name)
    return spelled[0].lower() + spelled[1:]


def upper(name: str) -> str:
    """Spell `stream-name` as `STREAM_NAME`."""
    return name.upper().replace("-", "_")


def snake(name: str) -> str:
    """Spell `nats-server` as `nats_server`."""
    return re.sub("-+", "_", name)


def _constant(name: str) -> str:
    """Spell a name as a TypeScript constant."""
    spelled = camel(name)
    return f"{spelled}_" if re.fullmatch(rf"{_TYPESCRIPT_KEYWORDS}|automata", spelled) else spelled


@dataclass(frozen=True)
class Spelling:
    """A language's identifiers for specifications, rules and codecs; a module in `taken` gets the suffix."""

    module: Callable[[str], str]
    taken: re.Pattern[str]
    suffix: str
    constant: Callable[[str], str]


SPELLINGS = {
    "go": Spelling(
        lambda spec: spec.replace("-", ""),
        # Names with a meaning for the `go` command, for Windows or for our own code.
        re.compile(rf"{GO_KEYWORDS}|main|internal|vendor|testdata|automata|byaddress|con|prn|aux|nul|(com|lpt)\d"),
        "rules",
        go_pascal,
    ),
    "typescript": Spelling(str, re.compile("index|automata|by-address"), "-rules", _constant),
    "java": Spelling(
        pascal,
        re.compile(  # the other classes of the package, and those that its files import
            r"Automata|Automaton|Cause|Codec|CodecException|Rule|SubjectIndex|Subjects|Violation|Arrays|ArrayList|"
            r"ByteArrayOutputStream|Character|IllegalArgumentException|Integer|List|Math|Object|Optional|Override|StandardCharsets|String|"
            r"StringBuilder|UnaryOperator"
        ),
        "Rules",
        upper,
    ),
    "rust": Spelling(
        snake,
        re.compile(rf"{RUST_KEYWORDS}|union|automata|automaton|lib|main|std|core|fmt"),  # and modules of the crate
        "_rules",
        upper,
    ),
}


class _Identifiers(dict[str, str]):
    """Identifiers by kebab-case name: each spelled once, no two alike even where case does not count."""

    def __init__(self, spell: Callable[[str], str]) -> None:
        super().__init__()
        self._spell = spell
        self._taken: set[str] = set()

    def __missing__(self, name: str) -> str:
        self[name] = identifier = self.new(name)
        return identifier

    def new(self, name: str) -> str:
        """Return an identifier nothing else has."""
        identifier = spelled = self._spell(name)
        number = 2
        while identifier.lower() in self._taken:
            identifier, number = f"{spelled}_{number}", number + 1
        self._taken.add(identifier.lower())
        return identifier


# ---- editions under identifiers -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NamedRule:
    """A rule in a generated file: `language` is its automaton's hash, `expected` its messages' texts.

    `limit` is the greatest length, negative in bytes, 0 for none; `causes` are numbers in `numbered_causes`.
    `marked` and `forms` are from `builder`: a hash, and texts. Messages call a name by its `noun`, and end in `code`,
    nats-server's error or 0, unless the language with the hash `served` accepts the name.
    """

    identifier: str
    address: str
    about: str
    language: str
    expected: tuple[str, ...]
    limit: int
    causes: tuple[int, ...]
    marked: str
    forms: list[str]
    noun: str
    code: int
    served: str


@dataclass(frozen=True)
class NamedCodec:
    """A codec in a generated file: the identifiers of its rules, of which `of` can be missing, and how it spells."""

    identifier: str
    address: str
    wire: str
    of: str
    how: Escaping


@dataclass(frozen=True)
class Unit:
    """One edition's rules and codecs under one language's identifiers; `digest` covers all its automata."""

    name: str
    address: str
    title: str
    sources: tuple[str, ...]
    digest: str
    rules: tuple[NamedRule, ...]
    aliases: tuple[tuple[str, str, str], ...]  # identifier, address, identifier of the rule
    codecs: tuple[NamedCodec, ...]
    scopes: tuple[str, ...] = ()  # what addresses of its rules begin with

    @property
    def by_name(self) -> list[tuple[str, str]]:
        """Each rule's identifier under its name, and under its other names."""
        rules = [(rule.address, rule.identifier) for rule in self.rules]
        rules += [(address, identifier) for _, address, identifier in self.aliases]
        return [(address.partition(":")[2], identifier) for address, identifier in rules]

    @property
    def batches(self) -> list[list[NamedRule]]:
        """The rules in groups small enough for the code that sets a Java class's constants."""
        costs = accumulate(len(rule.expected) + _TEXTS_OF_RULE for rule in self.rules)
        batches = groupby(zip(costs, self.rules, strict=True), lambda pair: pair[0] // _MOST_TEXTS)
        return [[rule for _, rule in batch] for _, batch in batches]


def units(language: str, editions: Iterable[Edition], package: str = "") -> list[Unit]:
    """Return the editions' units; in Go, none has the package's name."""
    spelling = SPELLINGS[language]

    def module(address: str) -> str:
        spec, _, edition = address.partition("@")
        name = spelling.module(spec)
        is_taken = spelling.taken.fullmatch(name) or (language == "go" and name == package)
        name += spelling.suffix if is_taken else ""
        # After `_` is a `v` or a digit: for Go, the end of a file such as `acme_test.go` has a meaning.
        version = re.sub(r"[^0-9a-z]+(\d)?", lambda sign: f"_{sign[1]}" if sign[1] else "", edition.lower())
        return f"{name}_v{version}" if edition else name

    modules, every = _Identifiers(module), [*editions]
    numbers = numbered_causes(every)
    served = next((each.rules for each in every if each.grammar.spec == "nats-server"), {})
    made: dict[str, Unit] = {}
    for each in every:
        spec = each.grammar.spec
        scopes = (each.address,) if spec in made else (spec, each.address)
        unit = _unit(each, modules[scopes[0]], _Identifiers(spelling.constant), numbers, served)
        made[scopes[0]] = replace(unit, scopes=scopes)
    return [*made.values()]


# Identifier, sentence, bounds of characters; advice, and what messages have: 1 the character, 2 the position, 3 both.
SpelledCause = tuple[str, str, tuple[int, ...], tuple[int, ...], str, int]


def numbered_causes(editions: Iterable[Edition]) -> dict[SpelledCause, int]:
    """Return the causes of rejections by all rules of some editions, each with its number."""
    return numbered(rule for edition in editions for rule in edition.rules.values())


def numbered(rules: Iterable[Rule]) -> dict[SpelledCause, int]:
    """Return the causes of rejections by rules, sorted, each with its number."""
    return {cause: at for at, cause in enumerate(sorted({each for rule in rules for each in causes_of(rule)}))}


def causes_of(rule: Rule) -> Iterator[SpelledCause]:
    """Yield the causes of rejections by a rule, in order."""
    for cause, sentence, _ in reasons(rule):
        found, before = cause.found.bounds, cause.before.bounds
        is_known = len(found) == 2 and found[1] == found[0] + 1 > 0
        shows = (not is_known) + 2 * (before != AT_START)
        yield cause.name, sentence, found, before, cause.advice, shows


def signed_limit(rule: Rule) -> int:
    """Return the greatest length of a name, negative in bytes, 0 for none."""
    most, unit = rule.definition.limit or (0, "")
    return -most if unit == BYTES else most


def _unit(
    edition: Edition,
    name: str,
    identifiers: _Identifiers,
    numbers: dict[SpelledCause, int],
    served: Mapping[str, Rule],
) -> Unit:
    rules = []
    for kebab, rule in edition.rules.items():
        automaton, texts = shape(rule)
        words = first_sentence(rule.definition.notes.prose), f"{length(rule)}, {allowed(rule)}"
        about = ". ".join(filter(None, words))
        causes = tuple(numbers[cause] for cause in causes_of(rule))
        named = identifiers[kebab], f"{edition.address}:{kebab}", about, automaton.language
        marked, forms = builder(rule) or (None, [])
        code, server = rule.definition.notes.code, served.get(kebab) if edition.grammar.spec != "nats-server" else None
        hashes = [marked.language if marked else "", shape(server)[0].language if code and server else ""]
        built = signed_limit(rule), causes, hashes[0], forms
        rules.append(NamedRule(*named, texts, *built, rule.noun, code or 0, hashes[1]))
    aliases = [
        (identifiers[alias], f"{edition.address}:{alias}", identifiers[rule.name])
        for alias, rule in edition.aliases.items()
    ]
    codecs = [
        NamedCodec(
            identifiers.new(f"{codec.name}-codec"),
            f"{edition.address}:{codec.name}",
            identifiers[codec.wire],
            codec.of and identifiers[codec.of],
            codec.how,
        )
        for codec in edition.codecs.values()
        if not codec.by
    ]
    digest = sha256(" ".join(rule.language for rule in rules).encode()).hexdigest()[:8]
    notes = edition.grammar.notes
    sources = tuple(notes.sources)
    return Unit(name, edition.address, notes.title, sources, digest, tuple(rules), tuple(aliases), tuple(codecs))


# ---- a few rules in one file ----------------------------------------------------------------------------------------


class NotExpressible(Error, ValueError):
    """A rule cannot be written to a single file; the message says why."""


def names_in_one_file(rules: Sequence[tuple[Edition, Rule]]) -> list[str]:
    """Return each rule's name, after its specification where an earlier rule has the name: more rules rename none."""
    names: list[str] = []
    for edition, rule in rules:
        names.append(qualified(edition, rule) if rule.name in names else rule.name)
    return names


def qualified(edition: Edition, rule: Rule) -> str:
    """Return a rule's name after its specification."""
    return f"{edition.grammar.spec}-{rule.name}"


def check_unique(kind: str, named: Iterable[tuple[str, str]]) -> None:
    """Raise NotExpressible if two addresses have the same name."""
    taken: dict[str, str] = {}
    for name, address in named:
        if (other := taken.setdefault(name, address)) != address:
            raise NotExpressible(f"`{other}` and `{address}` have {kind} of one name: write them to two files")
