"""Single files to vendor: plain functions for a few rules, without a table or a helper package."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import Any

from natsgrammar.core.table import table_of
from natsgrammar.text import printable
from natsgrammar_gen.emit.characters import allowed, length
from natsgrammar_gen.emit.explain import reasons
from natsgrammar_gen.emit.identifiers import (
    NotExpressible,
    SpelledCause,
    camel,
    causes_of,
    check_unique,
    go_pascal,
    names_in_one_file,
    numbered,
    pascal,
    qualified,
    signed_limit,
    snake,
)
from natsgrammar_gen.emit.languages.packages import short_expression
from natsgrammar_gen.emit.quoting import Runs, template
from natsgrammar_gen.emit.shape import shape, shape_of
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.language.charset import SURROGATES, CharSet
from natsgrammar_gen.language.dfa import DEAD, from_table
from natsgrammar_gen.language.regex_printer import LONGEST_TEXT

MOST_STATES_IN_CODE = 32  # a longer automaton is easier to read as a table
MOST_STATES_IN_A_WORD = 9  # of 64 bits: six are a place in it
ENDINGS = {"go": "go", "typescript": "ts", "java": "java", "rust": "rs"}
TESTS = {"go": "_test.go", "typescript": ".test.ts", "java": "Test.java", "rust": "_test.rs"}

Named = tuple[str | Iterable[str | tuple[str, int]], int | None]  # a name or its parts; its first error's position
Test = tuple[tuple[tuple[str, int], ...], int]  # parts of a name, each with how often it comes; the position or -1


@dataclass(frozen=True)
class State:
    """A state as code: the target for each set of characters, and whether a name may end here."""

    number: int
    moves: tuple[tuple[Runs, int], ...]
    accepts: bool

    def arms(self, surrogates: Runs = ()) -> list[tuple[Runs, int | None]]:
        """Return the moves, and no target for what is rejected; empty runs stand for all other characters.

        What is rejected is listed, with the surrogates that a language may have, where that is shorter.
        """
        rejected = (~CharSet.of(run for runs, _ in self.moves for run in runs)).runs
        *others, most = sorted(self.moves, key=lambda move: len(move[0])) or [((), DEAD)]
        if rejected and len(rejected) < len(most[0]):
            return [*others, (tuple(sorted((*rejected, *surrogates))), None), ((), most[1])]
        return [*self.moves, ((), None)]


@dataclass(frozen=True)
class Made:
    """The files' packages, and the command that writes them."""

    package: str
    java_package: str
    command: str = "natsgrammar generate"


@dataclass(frozen=True)
class Function:
    """A rule as code, under its kebab-case name.

    `needs` is the rest of the limit that each state needs for an end, empty if never any. `replacement` is whether a
    name may contain U+FFFD, which Go also reads where a text is not UTF-8. In TypeScript, `expression` tests names with
    at most `short` units. `signed` is the limit, negative in bytes, `causes` are numbers in the file's list,
    `advice` has what to do for a cause's identifier, and `tests` names for a file of tests.
    """

    kebab: str
    address: str
    about: str
    language: str
    states: tuple[State, ...]
    limit: int | None
    in_bytes: bool
    needs: tuple[int, ...]
    replacement: bool
    expression: str | None
    short: int
    signed: int
    causes: tuple[int, ...]
    advice: Mapping[str, str]
    tests: tuple[Test, ...] = ()

    def identifiers(self, target: str) -> tuple[str, ...]:
        """Return every identifier for the rule in a file."""
        match target:
            case "go":
                name = go_pascal(self.kebab)
                return f"IsValid{name}", f"{name}Error", f"Check{name}", f"{name}Cause", f"octetsOf{name}"
            case "rust":
                name = snake(self.kebab)
                return f"is_valid_{name}", f"{name}_error", f"{name}_cause", f"{name}_step"
            case _:
                name = camel(self.kebab)
                pattern = (f"{name}Pattern",) if target == "typescript" and self.expression else ()
                return f"isValid{pascal(self.kebab)}", f"{name}Error", f"{name}Cause", f"{name}Step", *pattern

    @property
    def only_empty(self) -> bool:
        """Whether the empty name is the only one, so no character is examined."""
        return not any(state.moves for state in self.states)

    @property
    def counters(self) -> list[str]:
        """The numbers that a function updates with each character."""
        return ["position", *["state"] * (not self.alike), *["spent"] * self.in_bytes]

    @property
    def alike(self) -> bool:
        """Whether all states have the same moves, so only the set of characters matters."""
        return len({state.moves for state in self.states}) == 1 and len(self.states[0].moves) == 1

    @property
    def words(self) -> bool:
        """Whether a word has a place for each state, and one for none."""
        return len(self.states) <= MOST_STATES_IN_A_WORD and not self.only_empty

    @property
    def accepting(self) -> list[int]:
        """The states in which a name may end."""
        return [state.number for state in self.states if state.accepts]


def vendored(
    rules: Sequence[tuple[Edition, Rule]], target: str, made: Made, tests: Sequence[Iterable[Named]] | None = None
) -> Files:
    """Return the file of a target, and that of its tests if there are any, by their names. Raises NotExpressible."""
    names = [() if tests is None else tuple(map(_test, tests[at])) for at in range(len(rules))]
    named = [*zip(names_in_one_file(rules), rules, names, strict=True)]
    times = Counter(rule.name for _, rule in rules)
    # The first rule with a name keeps it, and has a second one like those of the others, which earlier files had.
    named += [(qualified(*each), each, ()) for name, each, _ in named if name == each[1].name and times[name] > 1]
    causes = numbered(rule for _, rule in rules)
    functions = [_function(name, *each, causes, few) for name, each, few in named]
    check_unique("functions", ((name, f.address) for f in functions for name in f.identifiers(target)))
    name = pascal(made.package.replace("_", "-")) if target == "java" else made.package
    values = {"rules": functions, "made": made, "name": name, "causes": [*causes], "surrogates": [SURROGATES]}
    files = {f"{name}.{ENDINGS[target]}": template(f"vendored/names.{ENDINGS[target]}.j2").render(**values)}
    if tests is not None:
        files[f"{name}{TESTS[target]}"] = template(f"vendored/tests.{ENDINGS[target]}.j2").render(**values)
    return files


def is_small(entry: Mapping[str, Any]) -> bool:
    """Check whether a file of functions can have the rule of this table."""
    messages = table_of(entry["automaton"]).message_of_state
    dfa, texts = from_table(entry), tuple(map(entry["messages"].__getitem__, messages))
    return bool(dfa.accepting) and len(shape_of(dfa, entry["max_bytes"], texts)[0].dfa.table) <= MOST_STATES_IN_CODE


def _test(named: Named) -> Test:
    name, position = named
    parts = [name] if isinstance(name, str) else name
    return tuple((part, 1) if isinstance(part, str) else part for part in parts), -1 if position is None else position


def _function(
    name: str, edition: Edition, rule: Rule, numbers: Mapping[SpelledCause, int], tests: tuple[Test, ...]
) -> Function:
    address, (automaton, _) = f"{edition.address}:{rule.name}", shape(rule)
    dfa, limit = automaton.dfa, automaton.limit
    if len(dfa.table) > MOST_STATES_IN_CODE:
        size = f"has {len(dfa.table)} states, and a file of functions at most {MOST_STATES_IN_CODE}"
        path = edition.grammar.path
        folder = printable(quote(str(Path(path).parents[1] if path else grammar_root())))
        how = f"`generate --grammar {folder} --out DIR` with this `--target` writes a package"
        raise NotExpressible(f"`{address}` {size}; {how}")
    if not dfa.accepting:
        raise NotExpressible(f"`{address}` accepts no name at all")
    never_needs = all(target in dfa.finals for row in dfa.table for target in row if target != DEAD)
    states = []
    for number in range(len(dfa.table)):
        moves = tuple((charset.runs, target) for target, charset in dfa.followers(number).items())
        states.append(State(number, moves, number in dfa.finals))
    return Function(
        name,
        address,
        f"{length(rule)}, {allowed(rule)}",
        automaton.language,
        tuple(states),
        limit.most if limit else None,
        limit is not None and limit.in_bytes,
        limit.needs if limit and not never_needs else (),
        any(0xFFFD in members for members in dfa.char_classes),
        short_expression(rule),
        min(LONGEST_TEXT, LONGEST_TEXT if limit is None else limit.most // 3 if limit.in_bytes else limit.most),
        signed_limit(rule),
        tuple(numbers[cause] for cause in causes_of(rule)),
        {cause.name: cause.advice for cause, _, _ in reasons(rule) if cause.advice},
        tests,
    )
