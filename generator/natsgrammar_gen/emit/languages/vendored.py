"""Single files to vendor: plain functions for a few rules, without a table or a helper package."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from natsgrammar_gen.emit.identifiers import (
    NotExpressible,
    camel,
    check_unique,
    go_pascal,
    names_in_one_file,
    pascal,
    qualified,
    snake,
)
from natsgrammar_gen.emit.languages.packages import short_expression
from natsgrammar_gen.emit.quoting import Runs, template
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.annotations import first_sentence
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.dfa import DEAD
from natsgrammar_gen.language.regex_printer import LONGEST_TEXT

MOST_STATES_IN_CODE = 32  # a longer automaton is easier to read as a table
ENDINGS = {"go": "go", "typescript": "ts", "java": "java", "rust": "rs"}


@dataclass(frozen=True)
class State:
    """A state as code: the target for each set of characters, and whether a name may end here."""

    number: int
    moves: tuple[tuple[Runs, int], ...]
    accepts: bool


@dataclass(frozen=True)
class Function:
    """A rule as code, under its kebab-case name.

    `needs` is the rest of the limit that each state needs for an end, empty if never any. `replacement` is whether a
    name may contain U+FFFD, which Go also reads where a text is not UTF-8. In TypeScript, `expression` tests names with
    at most `short` units.
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

    def identifiers(self, target: str) -> tuple[str, ...]:
        """Return every identifier for the rule in a file."""
        match target:
            case "go":
                return f"IsValid{go_pascal(self.kebab)}", f"{go_pascal(self.kebab)}Error"
            case "rust":
                return f"is_valid_{snake(self.kebab)}", f"{snake(self.kebab)}_error"
            case _:
                pattern = (f"{camel(self.kebab)}Pattern",) if target == "typescript" and self.expression else ()
                return f"isValid{pascal(self.kebab)}", f"{camel(self.kebab)}Error", *pattern

    @property
    def only_empty(self) -> bool:
        """Whether the empty name is the only one, so no character is examined."""
        return not any(state.moves for state in self.states)

    @property
    def alike(self) -> bool:
        """Whether all states have the same moves, so only the set of characters matters."""
        return len({state.moves for state in self.states}) == 1 and len(self.states[0].moves) == 1

    @property
    def accepting(self) -> list[int]:
        """The states in which a name may end."""
        return [state.number for state in self.states if state.accepts]


def vendored(
    rules: Sequence[tuple[Edition, Rule]], targets: Sequence[str], package: str, java_package: str = ""
) -> Files:
    """Return one file for each target, by its name. Raises NotExpressible."""
    named = [*zip(names_in_one_file(rules), rules, strict=True)]
    times = Counter(rule.name for _, rule in rules)
    # The first rule with a name keeps it, and has a second one like those of the others, which earlier files had.
    named += [(qualified(*each), each) for name, each in named if name == each[1].name and times[name] > 1]
    functions = [_function(name, edition, rule) for name, (edition, rule) in named]
    imports = ['"strings"'] * any(function.replacement for function in functions)
    imports += ['"unicode/utf8"'] * any(function.in_bytes for function in functions)
    files = {}
    for target in targets:
        check_unique("functions", ((name, f.address) for f in functions for name in f.identifiers(target)))
        name = pascal(package.replace("_", "-")) if target == "java" else package
        files[f"{name}.{ENDINGS[target]}"] = template(f"vendored/names.{ENDINGS[target]}.j2").render(
            rules=functions, package=package, java_package=java_package or package, imports=imports, name=name
        )
    return files


def _function(name: str, edition: Edition, rule: Rule) -> Function:
    address, (automaton, _) = f"{edition.address}:{rule.name}", shape(rule)
    dfa, limit = automaton.dfa, automaton.limit
    if len(dfa.table) > MOST_STATES_IN_CODE:
        raise NotExpressible(
            f"`{address}` has {len(dfa.table)} states, and a file to vendor holds rules of at most "
            f"{MOST_STATES_IN_CODE}: use the whole package"
        )
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
        first_sentence(rule.definition.notes.prose),
        automaton.language,
        tuple(states),
        limit.most if limit else None,
        limit is not None and limit.in_bytes,
        limit.needs if limit and not never_needs else (),
        any(0xFFFD in members for members in dfa.char_classes),
        short_expression(rule),
        min(LONGEST_TEXT, LONGEST_TEXT if limit is None else limit.most // 3 if limit.in_bytes else limit.most),
    )
