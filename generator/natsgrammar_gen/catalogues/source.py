"""A document as nodes: references are followed, schemas copied, and keys that are not read noted with their lines."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import yaml

from natsgrammar.strict_json import pointer
from natsgrammar.text import quoted
from natsgrammar_gen.catalogues.model import Mark, Marks, free
from natsgrammar_spark.contract import json_schema, json_structure
from natsgrammar_spark.contract.nodes import STR, Entry, Grammars, Node, NodeReader, compose_text
from natsgrammar_spark.contract.odcs_text import Loader
from natsgrammar_spark.contract.problems import Problem

_MOST_VALUES, _DEEPEST = 100_000, 100  # of schemas, which aliases multiply
_MOST_ROUNDS = 50  # of the compiler, which stops after some faults
_MOST_STEPS = 9  # of conditions
_PARTS = {"payload": "data", "headers": "headers"}  # with their columns
_PARTS |= dict.fromkeys(("properties", "allOf", "traits", "schema"), "")


class Source(NodeReader):
    """A reader for one document; `root` is None, with a problem added, if its text is not YAML or JSON."""

    def __init__(self, file: str, text: str, grammars: Grammars = None) -> None:
        super().__init__(file, list[Problem](), grammars)
        is_json = text.lstrip("\ufeff \r\n\t").startswith("{")  # where no string has a tab, and YAML allows none
        self.root = compose_text(self, text.replace("\t", " ") if is_json else text, Loader, "the file")
        self.unread = list[tuple[str, Entry]]()  # with owners
        self._members = dict[int, dict[str, Node]]()  # of collections, by identity
        self.used = set[int]()  # the keys by which messages are told apart, by identity

    def read(self, node: Node, what: str, known: Sequence[str], required: Sequence[str] = ()) -> dict[str, Entry]:
        """Return a mapping's entries, behind references; keys that are not `known` are noted at last."""
        entries = self.mapping(self.resolved(node), what, None, required)
        self.leave({key: entries[key] for key in entries if key not in known}, what)
        return entries

    def leave(self, entries: Mapping[str, Entry], what: str) -> None:
        """Note at last that the entries are not read."""
        self.unread += [(what, entry) for entry in entries.values()]

    def members(self, entry: Entry | None) -> Iterator[tuple[str, Entry]]:
        """Yield a mapping's names with their entries, behind references."""
        if entry is not None:
            yield from self.mapping(self.resolved(entry.value), str(entry.key.value), None, ()).items()

    def note_unread(self) -> None:
        """Note each key that was not read, with all its lines; where a part is used, the keys beside that part."""
        unread, seen = defaultdict[tuple[str, str], list[Node]](list), set[int]()
        for what, entry in self.unread:  # which grows
            name = str(entry.key.value)
            if id(entry.key) not in self.used:
                unread[name, what].append(entry.key)
                continue
            inner = [*entry.value.value] if isinstance(entry.value, yaml.SequenceNode) else [entry.value]
            for node in inner:  # which grows, too
                if isinstance(node, yaml.MappingNode) and id(node) not in seen:
                    seen.add(id(node))
                    inner += filter(None, [self.inside(reference(node) or ":")])
                    plain = {"$ref", "type"}  # a text in an object, if it is used
                    own = [pair for pair in node.value if pair[0].value not in plain or pair[1].id == "mapping"]
                    self.unread += [(quoted(name), Entry(*pair)) for pair in own]
        for (name, what), nodes in unread.items():
            lines = sorted({self.position(node)[0] for node in nodes})
            also = f", nor on lines {', '.join(map(str, lines[1:]))}" if lines[1:] else ""
            self.note(nodes[0], f"{quoted(name)} of {what} is not read{also}")

    def resolved(self, node: Node, root: Node | None = None) -> Node:
        """Return the node to which references lead; a reference without a target in the document is a problem."""
        seen = dict[str, None]()
        while (target := reference(node)) is not None and target not in seen:
            self.unread += [("a reference", Entry(*pair)) for pair in node.value if pair[0].value != "$ref"]
            if (inner := self.inside(target, root)) is None:
                cause = "not in" if target.startswith("#") else "outside of"
                hint = "" if target.startswith("#") else ": bundle all files into one"
                self.problem(node, f"{quoted(target)} is {cause} this file{hint}")
                return node
            seen[target], node = None, inner
        if target is not None:
            self.problem(node, f"a cycle of references: {' → '.join((*seen, target))}")
        return node

    def inside(self, reference: str, root: Node | None = None) -> Node | None:
        """Return the node at a JSON Pointer; None if the document has no such place."""
        path = reference.removeprefix("#")
        inner, name = (root or self.root) if path[:1] in ("", "/") else None, ""
        for step in map(json_schema.unescaped, path.split("/")[1:]):
            if (members := self._members.get(id(inner))) is None:
                values = inner.value if isinstance(inner, yaml.CollectionNode) else []
                pairs = values if isinstance(inner, yaml.MappingNode) else enumerate(values)
                members = self._members[id(inner)] = {str(getattr(key, "value", key)): value for key, value in pairs}
                if inner is not None and name and len(members) < len(values):
                    self.mapping(inner, name, None, ())  # where a key is a duplicate
            inner, name = members.get(step), step
        return inner

    def words(self, entry: Entry | None) -> str:
        """Return a scalar as it is spelled, and null as nothing; anything else is a problem."""
        if entry is not None and isinstance(entry.value, yaml.ScalarNode):
            return "" if entry.value.tag.endswith(":null") else str(entry.value.value)
        return self.text(entry) or ""

    def values(self, entry: Entry | None) -> dict[str, Node]:
        """Return the scalars in a list, or one alone, each with its node."""
        return {self.words(Entry(entry.key, node)): node for node in self.scalars(entry)} if entry is not None else {}

    def marks(self, node: Node, root: Node, at: tuple[str, ...] = ()) -> Marks:
        """Return the texts with few values in a message, or in the schema `at` a column, by steps to them."""
        waiting, seen, marks = [(node, at, "", tuple[Node, ...]())], set[int](), dict[tuple[str, ...], Mark]()
        for inner, steps, name, trail in waiting:  # which grows
            if id(inner) in seen or not isinstance(inner, yaml.MappingNode):
                continue
            seen.add(id(inner))
            keys = {str(key.value): Entry(key, value) for key, value in inner.value}
            if (target := reference(inner)) is not None and (behind := self.inside(target, root)) is not None:
                waiting.append((behind, steps, name or target.rpartition("/")[2], trail))
            entry = keys.get("const", keys.get("enum", Entry(inner, inner)))
            texts = self.scalars(entry)
            known = tuple(str(text.value) for text in texts if text.tag == STR)
            selector = keys.get("discriminator")
            if name and selector and isinstance(selector.value, yaml.ScalarNode):
                marks.setdefault((*steps, str(selector.value.value)), Mark((name,), (*trail, selector.key)))
            if known and len(known) == len(texts) and len(known) <= len(marks.get(steps, Mark(known)).texts):
                marks[steps] = Mark(known, (*trail, entry.key))
            for word, part in ((word, keys[word]) for word in _PARTS if word in keys):
                path = (*trail, part.key)
                if word == "properties" and isinstance(part.value, yaml.MappingNode) and 0 < len(steps) < _MOST_STEPS:
                    waiting += [(value, (*steps, str(key.value)), "", (*path, key)) for key, value in part.value.value]
                elif _PARTS[word] and not steps:  # of a message
                    waiting.append((part.value, (_PARTS[word],), name, path))
                elif word in ("allOf", "traits", "schema"):
                    waiting += [(each, steps, name, path) for each in self.scalars(part) or [part.value]]
        return marks

    def schema(self, node: Node, root: Node, what: str) -> dict[str, Any] | None:
        """Return a JSON Schema, with all that it refers to and without what no column can hold, which is noted.

        None, with a note or a problem, if no column can hold the rest.
        """
        before, top = len(self.problems), self.resolved(node, root)
        draft = str(getattr(self.inside("/$schema", top), "value", ""))
        copy = _Copy(self, root, is_whole=draft.startswith(json_structure.HOME))
        whole = copy.made(top)
        if len(self.problems) > before:
            return None
        if isinstance(whole, dict) and not copy.is_whole:
            whole = {key: value for key, value in whole.items() if key not in ("$defs", "definitions")}
            whole |= {"$defs": copy.defs} if copy.defs else {}
        for _ in range(_MOST_ROUNDS):
            if not (faults := json_structure.compiled(whole, self.grammars, []).faults):
                return dict(whole)
            for at, cause in faults:
                effect = "it is left out" if at else "the payload is not decoded"
                self.note(node, f"{what}: {quoted(f'#{pointer(at)}')}: {cause}: {effect}")
                if not at:
                    return None
                _remove(whole, at, {"type": "any"} if copy.is_whole else True)
        self.note(node, f"{what}: the payload is not decoded: no column can hold it")
        return None


class _Copy:
    """A schema copied out of a document: `defs` has what its references lead to, unless it `is_whole`."""

    def __init__(self, source: Source, root: Node, *, is_whole: bool) -> None:
        self._source, self._root, self._values, self.is_whole = source, root, 0, is_whole
        self._names: dict[str, str] = {}
        self.defs: dict[str, Any] = {}

    def made(self, node: Node, depth: int = 0) -> Any:
        """Return a node's data, with its references led to `defs`."""
        self._values += 1
        if self._values > _MOST_VALUES or depth > _DEEPEST:
            if self._values < 2 * _MOST_VALUES:
                self._source.problem(node, "a schema with more than 100,000 values or 100 levels, with its aliases")
            self._values = 2 * _MOST_VALUES
            return None
        if isinstance(node, yaml.SequenceNode):
            return [self.made(item, depth + 1) for item in node.value]
        if not isinstance(node, yaml.MappingNode):
            return self._scalar(node)
        target = None if self.is_whole else reference(node)
        if target is not None and target not in self._names:
            name = free(re.sub(r"[^A-Za-z0-9_.-]", "_", target.rpartition("/")[2]) or "all", self.defs)
            self._names[target], self.defs[name] = name, True
            pairs = [pair for pair in node.value if pair[0].value == "$ref"]  # others beside it stay where they are
            alone = yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)
            self.defs[name] = self.made(self._source.resolved(alone, self._root), depth + 1)
        entries = self._source.mapping(node, "a schema", None, ())
        selector = entries.get("discriminator")
        if selector and id(selector.key) in self._source.used and isinstance(selector.value, yaml.ScalarNode):
            del entries["discriminator"]
        made = {key: self.made(entry.value, depth + 1) for key, entry in entries.items() if key != "$ref" or not target}
        return made | {"$ref": f"#/$defs/{self._names[target]}"} if target is not None else made

    def _scalar(self, node: Node) -> Any:
        try:
            value = Loader("").construct_object(node)
            json.dumps(value, allow_nan=False)
            return value
        except (yaml.YAMLError, ValueError, KeyError, TypeError):
            self._source.problem(node, f"{quoted(node.value)} does not fit its tag")


def _remove(schema: Any, at: Sequence[str], anything: Any) -> None:
    """Remove a member from a schema; a property or a definition accepts any value then."""
    for step in at[:-1]:
        schema = schema.get(step) if isinstance(schema, dict) else None
    if isinstance(schema, dict) and at and at[-1] in schema:
        is_named = at[-2:-1] in (("properties",), ("$defs",)) and schema[at[-1]] != anything
        schema |= {at[-1]: anything}
        if not is_named:
            del schema[at[-1]]


def reference(node: Node) -> str | None:
    """Return where a reference leads, or None."""
    pairs = node.value if isinstance(node, yaml.MappingNode) else ()
    return next((str(v.value) for key, v in pairs if key.value == "$ref" and isinstance(v, yaml.ScalarNode)), None)
