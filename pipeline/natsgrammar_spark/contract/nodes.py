"""YAML read as nodes with places, to report all problems in a file at once, each where it is."""

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from pathlib import Path

from natsgrammar.errors import needs
from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of, line_and_column, near_or_all, printable, quoted, shown, unknown, wrong_byte

from .discover import format_of
from .problems import Problem

with needs("[cli]"):
    import yaml

Node = yaml.Node
Grammars = Callable[[str], object] | None  # registers a folder of grammars
STR = "tag:yaml.org,2002:str"
_LARGEST = 4_000_000  # bytes of a contract
_DEEPEST = 100  # levels of nesting
_LONGEST = 1000  # characters of a message, which may quote a text from the contract


@dataclass(frozen=True, slots=True)
class Entry:
    """One `key: value` in a mapping."""

    key: Node
    value: Node


class NodeReader:
    """A reader for values of expected kinds; anything else becomes a problem, and None."""

    def __init__(self, file: str, problems: list[Problem], grammars: Grammars = None) -> None:
        self.file = file
        self.grammars = grammars
        self.sha256 = ""  # of the file, once it is read
        self.problems = problems
        self._notes: list[tuple[Problem, Callable[[], bool]]] = []

    def problem(self, node: Node, cause: str, offset: int = 0) -> None:
        """Add a problem at the node, or `offset` characters into it."""
        line, column = self.position(node)
        # Inside a scalar of several lines, or after an escape, the offset is meaningless.
        plain = isinstance(node, yaml.ScalarNode) and node.style is None and node.start_mark.line == node.end_mark.line
        cause = cause if len(cause) <= _LONGEST else f"{cause[: _LONGEST // 2]}…{cause[-_LONGEST // 2 :]}"
        self.problems.append(Problem(self.file, line, column + (offset if plain else 0), cause))

    def note(self, node: Node, cause: str, unless: Callable[[], bool] = lambda: False) -> None:
        """Add a note about a part without effect; `unless` is called when notes are taken, and may drop the note."""
        self._notes.append((Problem(self.file, *self.position(node), cause, level="warning"), unless))

    def notes(self) -> tuple[Problem, ...]:
        """Return the notes since the last call, each once."""
        taken, self._notes = self._notes, []
        return tuple(dict.fromkeys(note for note, unless in taken if not unless()))

    def whole(self, cause: str, place: tuple[int, int] | None = None) -> None:
        """Add a problem for the whole file, or at a line and column."""
        self.problems.append(Problem(self.file, *(place or (0, 0)), cause))

    def position(self, node: yaml.Node) -> tuple[int, int]:
        """Return the node's line and column, from 1."""
        return node.start_mark.line + 1, node.start_mark.column + 1

    def mapping(self, node: Node, what: str, known: Sequence[str] | None, required: Sequence[str]) -> dict[str, Entry]:
        """Return a mapping's entries by key; unknown, repeated and missing keys are problems.

        `required` may have alternatives, as in `rules|tables`; messages name the first.
        """
        if not isinstance(node, yaml.MappingNode):
            self.problem(node, f"{what}: expected `key: value` pairs, found {kind_of(node)}")
            return {}
        entries: dict[str, Entry] = {}
        for key, value in node.value:
            name = key.value if isinstance(key, yaml.ScalarNode) else None
            if not name:
                self.problem(key, f"{what}: expected a name as the key, found {kind_of(key)}")
            elif name in entries:
                first, _ = self.position(entries[name].key)
                self.problem(key, f"{what}: `{name}` is a duplicate key, first defined on line {first}")
            elif known is not None and name not in known:
                self.problem(key, f"{what}: {unknown('key', name, known)}")
            else:
                entries[name] = Entry(key, value)
        for names in (name.split("|") for name in required):
            if not {*names} & entries.keys():
                self.problem(node, f"{what}: missing key `{names[0]}`")
        return entries

    def entries(self, entry: Entry | None) -> dict[str, Entry]:
        """Return the entries in a mapping with any keys; none without an entry."""
        return {} if entry is None else self.mapping(entry.value, str(entry.key.value), None, ())

    def sequence(self, entry: Entry | None, item: str) -> list[Node]:
        """Return a list's items; an empty list is a problem."""
        if entry is None:
            return []
        if not isinstance(entry.value, yaml.SequenceNode):
            plural = f"{item[:-1]}ies" if item.endswith("y") else f"{item}s"
            self._unexpected(entry, f"a list of {plural}")
            return []
        if not entry.value.value:
            self.problem(entry.value, f"{entry.key.value}: expected at least one {item}")
        return list(entry.value.value)

    def text(self, entry: Entry | None) -> str | None:
        """Return a text; numbers, booleans and null are texts only if quoted."""
        if entry is None or _is_text(entry.value):
            return None if entry is None else str(entry.value.value)
        self._unexpected(entry, "text")
        return None

    def texts(self, entry: Entry | None) -> list[str]:
        """Return one text or several as a list."""
        nodes = self.scalars(entry)
        for node in nodes:
            if entry is not None and not _is_text(node):
                self.problem(node, f"{entry.key.value}: expected text, found {kind_of(node)}")
        if entry is not None and not nodes:
            self._unexpected(entry, "text or a list of texts")
        return [str(node.value) for node in nodes if _is_text(node)]

    def scalars(self, entry: Entry | None) -> list[Node]:
        """Return one text's node, or a list's nodes."""
        if entry is None or isinstance(entry.value, yaml.MappingNode):
            return []
        return list(entry.value.value) if isinstance(entry.value, yaml.SequenceNode) else [entry.value]

    def boolean(self, entry: Entry | None, default: bool) -> bool:
        """Return `true` or `false`."""
        if entry is None:
            return default
        word = entry.value.value.lower() if isinstance(entry.value, yaml.ScalarNode) else None
        if word not in ("true", "false"):
            self._unexpected(entry, "`true` or `false`")
            return default
        return bool(word == "true")

    def choice(self, entry: Entry | None, known: Sequence[str]) -> str | None:
        """Return a known word."""
        text = self.text(entry)
        if entry is None or text is None or text in known:
            return text
        self.problem(entry.value, f"{entry.key.value}: unknown {quoted(text)}{near_or_all(text, known)}")
        return None

    def _unexpected(self, entry: Entry, expected: str) -> None:
        self.problem(entry.value, f"{entry.key.value}: expected {expected}, found {kind_of(entry.value)}")


def compose(reader: NodeReader) -> Node | None:
    """Return the root node in the reader's file; None, with a problem added, if the file cannot be read."""
    path = Path(reader.file)
    try:
        cause = "is a folder: name a contract in it" if path.is_dir() else not_plain(path, _LARGEST)
        if path.is_file() and path.suffix != ".json" and format_of([reader.file]):  # a contract may be JSON, too
            cause = f"this is data: `natsgrammar contract init {printable(shlex.quote(reader.file))}` makes a contract"
        if cause is not None:
            reader.whole(cause)
            return None
        content = path.read_bytes()
        text = content.decode("utf-8-sig")
    except OSError as error:
        reader.whole(f"cannot be read: {cause_of(error)}")
    except UnicodeDecodeError as error:
        reader.whole(wrong_byte(error), line_and_column(error.object[: error.start].decode()))
    else:
        reader.sha256 = sha256(content).hexdigest()
        return compose_text(reader, text, yaml.SafeLoader, "the file")
    return None


def compose_text(reader: NodeReader, text: str, loader: type[yaml.SafeLoader], what: str) -> Node | None:
    """Return a text's root node; None, with a problem added, if the text is not YAML."""
    try:
        root = yaml.compose(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        marked(reader, error)
    except yaml.reader.ReaderError as error:
        place = line_and_column(text[: error.position])
        reader.whole(f"invalid YAML: {shown(text[error.position])} is not allowed in YAML", place)
    except RecursionError:
        reader.whole("invalid YAML: nested too deeply", _too_deep(text, loader))
    else:
        if root is None:
            reader.whole(f"{what} is empty")
        else:
            _join_surrogates(reader, root)
        return root
    return None


def _join_surrogates(reader: NodeReader, root: Node) -> None:
    """Join the two halves as which JSON escapes a character beyond U+FFFF; add a problem for one alone."""
    waiting, known = [root], set[int]()
    while waiting:
        node = waiting.pop()
        if isinstance(node, yaml.ScalarNode):
            try:
                node.value = node.value.encode("utf-16", "surrogatepass").decode("utf-16")
            except UnicodeDecodeError:
                reader.problem(node, f"{quoted(node.value)} is not Unicode: it has half of a surrogate pair")
        elif id(node) not in known:
            known.add(id(node))
            waiting += chain.from_iterable(node.value) if isinstance(node, yaml.MappingNode) else node.value


def _too_deep(text: str, loader: type[yaml.SafeLoader]) -> tuple[int, int] | None:
    """Return the first place with more levels than any contract needs, or None."""
    level = 0
    for event in yaml.parse(text, Loader=loader):
        level += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if level > _DEEPEST and (mark := event.start_mark) is not None:
            return mark.line + 1, mark.column + 1
    return None


def marked(reader: NodeReader, error: yaml.MarkedYAMLError) -> None:
    """Add PyYAML's error as a problem, in its place."""
    cause = " ".join(part for part in (error.context, error.problem) if part)
    mark = error.problem_mark or error.context_mark
    reader.whole(f"invalid YAML: {cause}", None if mark is None else (mark.line + 1, mark.column + 1))


def _is_text(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.tag in (STR, "!")


def kind_of(node: yaml.Node) -> str:
    """Return the phrase by which messages name a node: a scalar as it is spelled, anything else by its kind."""
    if isinstance(node, yaml.MappingNode):
        return "`key: value` pairs"
    if isinstance(node, yaml.SequenceNode):
        return "a list" if node.value else "an empty list"
    return quoted(str(node.value)) if node.value else "nothing"
