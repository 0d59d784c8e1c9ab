"""YAML read as nodes that know their line, to report all problems of a file at once, each in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from natsgrammar.errors import Needs
from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of, line_and_column, near_or_all, quoted, shown, unknown, wrong_byte

from .problems import Problem

with Needs("'natsgrammar[cli]'"):
    import yaml

Node = yaml.Node
STR = "tag:yaml.org,2002:str"
_LARGEST = 4_000_000  # bytes of a contract
_DEEPEST = 100  # levels of one
_LONGEST = 1000  # characters of a cause, which may quote a text from the contract


@dataclass(frozen=True, slots=True)
class Entry:
    """One `key: value` of a mapping."""

    key: Node
    value: Node


class NodeReader:
    """Values of the expected kind; anything else becomes a problem of the file, and None."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.sha256 = ""  # of the file, once it is read
        self._problems = problems
        self._notes: list[tuple[Problem, Callable[[], bool]]] = []

    def problem(self, node: Node, cause: str, offset: int = 0) -> None:
        """Adds a problem at the node, or `offset` characters into it."""
        line, column = self.position(node)
        # Inside a scalar of several lines, or after an escape, the offset is meaningless.
        plain = isinstance(node, yaml.ScalarNode) and node.style is None and node.start_mark.line == node.end_mark.line
        cause = cause if len(cause) <= _LONGEST else f"{cause[: _LONGEST // 2]}…{cause[-_LONGEST // 2 :]}"
        self._problems.append(Problem(self.file, line, column + (offset if plain else 0), cause))

    def note(self, node: Node, cause: str, unless: Callable[[], bool] = lambda: False) -> None:
        """Adds a note about what is no problem, but has no effect either; `unless` is asked when notes are taken."""
        self._notes.append((Problem(self.file, *self.position(node), cause, level="warning"), unless))

    def notes(self) -> tuple[Problem, ...]:
        """The notes since the last call, each once."""
        taken, self._notes = self._notes, []
        return tuple(dict.fromkeys(note for note, unless in taken if not unless()))

    def whole(self, cause: str, place: tuple[int, int] | None = None) -> None:
        """Adds a problem of the file, with line and column if it has them."""
        line, column = place or (0, 0)
        self._problems.append(Problem(self.file, line, column, cause))

    def position(self, node: yaml.Node) -> tuple[int, int]:
        """Line and column of the node, from 1."""
        return node.start_mark.line + 1, node.start_mark.column + 1

    def mapping(self, node: Node, what: str, known: Sequence[str] | None, required: Sequence[str]) -> dict[str, Entry]:
        """The entries of a mapping by key; unknown, repeated and missing keys are problems."""
        if not isinstance(node, yaml.MappingNode):
            self.problem(node, f"{what}: expected `key: value` pairs, found {kind_of(node)}")
            return {}
        entries: dict[str, Entry] = {}
        for key, value in node.value:
            name = key.value if isinstance(key, yaml.ScalarNode) else None
            if name is None or not name:
                self.problem(key, f"{what}: expected a name as the key, found {kind_of(key)}")
            elif name in entries:
                first, _ = self.position(entries[name].key)
                self.problem(key, f"{what}: `{name}` is a duplicate key, first defined on line {first}")
            elif known is not None and name not in known:
                self.problem(key, f"{what}: {unknown('key', name, known)}")
            else:
                entries[name] = Entry(key, value)
        for name in required:
            if name not in entries:
                self.problem(node, f"{what}: missing key `{name}`")
        return entries

    def sequence(self, entry: Entry | None, item: str) -> list[Node]:
        """The items of a list, which is not empty."""
        if entry is None:
            return []
        if not isinstance(entry.value, yaml.SequenceNode):
            self.problem(
                entry.value, f"{_named(entry)}: expected a list of {_plural(item)}, found {kind_of(entry.value)}"
            )
            return []
        if not entry.value.value:
            self.problem(entry.value, f"{_named(entry)}: expected at least one {item}")
        return list(entry.value.value)

    def text(self, entry: Entry | None) -> str | None:
        """A text; numbers, booleans and null count as texts only if quoted."""
        if entry is None:
            return None
        if not _is_text(entry.value):
            self.problem(entry.value, f"{_named(entry)}: expected text, found {kind_of(entry.value)}")
            return None
        return str(entry.value.value)

    def texts(self, entry: Entry | None) -> list[str]:
        """One text or a list of them."""
        nodes = self.scalars(entry)
        for node in nodes:
            if entry is not None and not _is_text(node):
                self.problem(node, f"{_named(entry)}: expected text, found {kind_of(node)}")
        if entry is not None and not nodes:
            self.problem(
                entry.value, f"{_named(entry)}: expected text or a list of texts, found {kind_of(entry.value)}"
            )
        return [str(node.value) for node in nodes if _is_text(node)]

    def scalars(self, entry: Entry | None) -> list[Node]:
        """The node of one text, or the nodes of a list."""
        if entry is None:
            return []
        if isinstance(entry.value, yaml.SequenceNode):
            return list(entry.value.value)
        return [] if isinstance(entry.value, yaml.MappingNode) else [entry.value]

    def boolean(self, entry: Entry | None, default: bool) -> bool:
        """`true` or `false`."""
        if entry is None:
            return default
        if isinstance(entry.value, yaml.ScalarNode) and entry.value.value.lower() in ("true", "false"):
            return bool(entry.value.value.lower() == "true")
        self.problem(entry.value, f"{_named(entry)}: expected `true` or `false`, found {kind_of(entry.value)}")
        return default

    def choice(self, entry: Entry | None, known: Sequence[str]) -> str | None:
        """One of the known words."""
        text = self.text(entry)
        if entry is None or text is None or text in known:
            return text
        self.problem(entry.value, f"{_named(entry)}: unknown {quoted(text)}{near_or_all(text, known)}")
        return None


def compose(reader: NodeReader) -> Node | None:
    """The root node of the reader's file; None, with a problem added, if it cannot be read."""
    try:
        if (cause := not_plain(Path(reader.file), _LARGEST)) is not None:
            reader.whole(cause)
            return None
        if Path(reader.file).is_dir():
            reader.whole("is a folder: name a contract in it")
            return None
        content = Path(reader.file).read_bytes()
        text = content.decode("utf-8-sig")
        reader.sha256 = sha256(content).hexdigest()
    except OSError as error:
        reader.whole(f"cannot be read: {cause_of(error)}")
    except UnicodeDecodeError as error:
        reader.whole(wrong_byte(error), line_and_column(error.object[: error.start].decode()))
    else:
        return compose_text(reader, text, yaml.SafeLoader, "the file")
    return None


def compose_text(reader: NodeReader, text: str, loader: type[yaml.SafeLoader], what: str) -> Node | None:
    """The root node of a text; None, with a problem added, if it is not YAML."""
    try:
        root = yaml.compose(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        marked(reader, error)
    except yaml.reader.ReaderError as error:
        reader.whole(
            f"invalid YAML: {shown(text[error.position])} is not allowed in YAML",
            line_and_column(text[: error.position]),
        )
    except RecursionError:
        reader.whole("invalid YAML: nested too deeply", _too_deep(text, loader))
    else:
        if root is None:
            reader.whole(f"{what} is empty")
        return root
    return None


def _too_deep(text: str, loader: type[yaml.SafeLoader]) -> tuple[int, int] | None:
    """Where a text has more levels than any contract needs; None if it has not."""
    level = 0
    for event in yaml.parse(text, Loader=loader):
        level += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if level > _DEEPEST and (mark := event.start_mark) is not None:
            return mark.line + 1, mark.column + 1
    return None


def marked(reader: NodeReader, error: yaml.MarkedYAMLError) -> None:
    """Adds the problem that an error of YAML tells, in its place."""
    cause = " ".join(part for part in (error.context, error.problem) if part)
    mark = error.problem_mark or error.context_mark
    reader.whole(f"invalid YAML: {cause}", None if mark is None else (mark.line + 1, mark.column + 1))


def _plural(item: str) -> str:
    return f"{item[:-1]}ies" if item.endswith("y") else f"{item}s"


def _is_text(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.tag in ("tag:yaml.org,2002:str", "!")


def _named(entry: Entry) -> str:
    return str(entry.key.value)


def kind_of(node: yaml.Node) -> str:
    """What a message calls a node: a scalar as it is written, anything else by its kind."""
    if isinstance(node, yaml.MappingNode):
        return "`key: value` pairs"
    if isinstance(node, yaml.SequenceNode):
        return "a list" if node.value else "an empty list"
    return quoted(str(node.value)) if node.value else "nothing"
