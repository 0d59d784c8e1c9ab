"""Single files to vendor: plain functions for a few rules, without a table or a helper package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from natsgrammar_gen.emit.languages.golang import INITIALS
from natsgrammar_gen.emit.languages.typescript import short_expression
from natsgrammar_gen.emit.languages.units import camel, pascal, snake
from natsgrammar_gen.emit.shape import Shape, shape
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.annotations import first_sentence
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.dfa import DEAD
from natsgrammar_gen.language.regex_printer import LONGEST_TEXT

MOST_STATES_IN_CODE = 32  # of an automaton that is written as code
ENDINGS = {"go": "go", "typescript": "ts", "java": "java", "rust": "rs"}

Runs = tuple[tuple[int, int], ...]


class NotExpressible(ValueError):
    """A rule that no file to vendor can hold; the message says why."""


@dataclass(frozen=True)
class State:
    """A state as code: where each set of characters leads to, and whether a name may end here."""

    number: int
    moves: tuple[tuple[Runs, int], ...]
    accepts: bool


@dataclass(frozen=True)
class Function:
    """A rule as code.

    `needs` is what each state still needs of the limit, empty if that is nothing; `replacement` whether a name may hold
    U+FFFD, which Go also reads where a text is not UTF-8. In TypeScript, `expression` tests names of at most `short`
    units.
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

    @property
    def go(self) -> str:
        """The name in functions of Go."""
        return pascal(self.kebab, INITIALS)

    @property
    def name(self) -> str:
        """The name behind a word, in TypeScript and Java."""
        return pascal(self.kebab)

    @property
    def camel(self) -> str:
        """The name before a word, in TypeScript and Java."""
        return camel(self.kebab)

    @property
    def snake(self) -> str:
        """The name in functions of Rust."""
        return snake(self.kebab)

    def identifiers(self, target: str) -> tuple[str, ...]:
        """Every name that the rule takes in a file."""
        match target:
            case "go":
                return f"IsValid{self.go}", f"{self.go}Error"
            case "rust":
                return f"is_valid_{self.snake}", f"{self.snake}_error"
            case _:
                pattern = (f"{self.camel}Pattern",) if target == "typescript" and self.expression else ()
                return f"isValid{self.name}", f"{self.camel}Error", *pattern

    @property
    def only_empty(self) -> bool:
        """Whether the empty name is the only one, so that no character is looked at."""
        return not any(state.moves for state in self.states)

    @property
    def alike(self) -> bool:
        """Whether all states have the same moves, so that only the set of characters matters."""
        return len({state.moves for state in self.states}) == 1 and len(self.states[0].moves) == 1

    @property
    def accepting(self) -> list[int]:
        """The states in which a name may end."""
        return [state.number for state in self.states if state.accepts]


def vendored(
    rules: Sequence[tuple[Edition, Rule]], targets: Sequence[str], package: str, java_package: str = ""
) -> Files:
    """One file for each target, by its name; `java_package` is the package for Java if it is another.

    Raises NotExpressible.
    """
    named = zip(names_in_one_file(rules), rules, strict=True)
    functions = [_function(name, edition, rule) for name, (edition, rule) in named]
    for target in targets:
        check_unique("functions", ((name, it.address) for it in functions for name in it.identifiers(target)))
    imports = ['"strings"'] * any(it.replacement for it in functions)
    imports += ['"unicode/utf8"'] * any(it.in_bytes for it in functions)
    files = {}
    for target in targets:
        name = pascal(package.replace("_", "-")) if target == "java" else package
        text = template(f"vendored/names.{ENDINGS[target]}.j2").render(
            rules=functions,
            package=java_package or package if target == "java" else package,
            imports=imports,
            name=name,
        )
        files[f"{name}.{ENDINGS[target]}"] = text
    return files


def names_in_one_file(rules: Sequence[tuple[Edition, Rule]]) -> list[str]:
    """The name of each rule, behind that of its specification where several have it."""
    times = Counter(rule.name for _, rule in rules)
    return [f"{edition.grammar.spec}-{rule.name}" if times[rule.name] > 1 else rule.name for edition, rule in rules]


def check_unique(what: str, named: Iterable[tuple[str, str]]) -> None:
    """Raises NotExpressible if two addresses have the same name."""
    taken: dict[str, str] = {}
    for name, address in named:
        if (other := taken.setdefault(name, address)) != address:
            raise NotExpressible(f"`{other}` and `{address}` have {what} of one name: write them to two files")


def _function(name: str, edition: Edition, rule: Rule) -> Function:
    address, (found, _) = f"{edition.address}:{rule.name}", shape(rule)
    count = len(found.dfa.table)
    if count > MOST_STATES_IN_CODE:
        raise NotExpressible(
            f"`{address}` has {count} states, and a file to vendor holds rules of at most {MOST_STATES_IN_CODE}: "
            "use the whole package"
        )
    if not found.dfa.accepting:
        raise NotExpressible(f"`{address}` accepts no name at all")
    limit = found.limit
    return Function(
        name,
        address,
        first_sentence(rule.definition.notes.prose),
        found.language,
        tuple(_states(found)),
        limit.most if limit else None,
        limit is not None and limit.in_bytes,
        limit.needs if limit and not _needs_little(found) else (),
        any(0xFFFD in members for members in found.dfa.char_classes),
        short_expression(rule),
        min(LONGEST_TEXT, LONGEST_TEXT if limit is None else limit.most // 3 if limit.in_bytes else limit.most),
    )


def _needs_little(found: Shape) -> bool:
    """Whether every move leads to a state where a name may end."""
    return all(target in found.dfa.finals for row in found.dfa.table for target in row if target != DEAD)


def _states(found: Shape) -> Iterable[State]:
    for number in range(len(found.dfa.table)):
        moves = tuple((charset.runs, target) for target, charset in found.dfa.followers(number).items())
        yield State(number, moves, number in found.dfa.finals)
