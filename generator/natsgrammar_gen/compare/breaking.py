"""Changes to grammars which break those who rely on them.

A finding has a code; a code has a purpose and belongs to categories, and a repository chooses the codes that count.
Findings are about meaning: a rewritten rule with the same language only causes `REGEX_TEXT_CHANGED`.
"""

import io
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from natsgrammar.diagnostics import Diagnostic
from natsgrammar.errors import Error
from natsgrammar.text import quoted, shown
from natsgrammar_gen.compare.dialects import with_portable
from natsgrammar_gen.compare.diff import Side, diff_rules
from natsgrammar_gen.grammar.annotations import ALGORITHMS
from natsgrammar_gen.grammar.edition import Edition, Rule, editions
from natsgrammar_gen.grammar.load import grammar_files, load_grammar
from natsgrammar_gen.grammar.model import Grammar


@dataclass(frozen=True)
class Code:
    """A kind of finding: its purpose, and how to find it in an edition and its replacement."""

    purpose: str
    categories: tuple[str, ...]
    find: Callable[[Edition, Edition | None], Iterator[tuple[str | None, str]]] = lambda *_: iter(())  # of contracts
    latest: bool = False  # of addresses without an edition, when another edition answers them


def _changed(side: str, how: str, old: Edition, new: Edition | None) -> Iterator[tuple[str | None, str]]:
    for name, before, after in _kept(old, new):
        names: Side = getattr(diff_rules(name, before.dfa, after.dfa), side)
        if names.witness is not None:
            yield name, f"`{name}` {how}: {_example(names)}"


_narrower = partial(_changed, "lost", "rejects names that it accepted")
_wider = partial(_changed, "gained", "accepts names that it rejected")


def _removed(old: Edition, new: Edition | None) -> Iterator[tuple[str | None, str]]:
    for name in old.rules:
        if new is None:
            yield None, f"`{name}` is gone, with the whole edition"
        elif name not in new.rules and name not in new.aliases:
            yield None, f"`{name}` is gone"


def _codec_output(old: Edition, new: Edition | None) -> Iterator[tuple[str | None, str]]:
    for name, before in old.codecs.items():
        after = new.codecs.get(name) if new else None
        if after is None:
            yield None, f"codec `{name}` is gone"
            continue
        was, now = before.how, after.how
        lost, gained = was.escape - now.escape, now.escape - was.escape
        for word, characters in (("no longer escapes", lost), ("now escapes", gained)):
            if characters:
                yield after.wire, f"codec `{name}` {word} {shown(chr(characters.runs[0][0]))}"
        if before.by != after.by:
            yield after.wire, f"codec `{name}` writes {ALGORITHMS.get(after.by, 'escapes')}"
        for writes, old_text, new_text in (
            ("begins escapes with {}", was.sign, now.sign),
            ("writes {} for the empty text", was.empty, now.empty),
            ("separates tokens with {}", was.separator, now.separator),
            ("exchanges {}", was.exchange, now.exchange),
        ):
            if old_text != new_text:
                yield after.wire, f"codec `{name}` {writes.format(quoted(new_text))}, no longer {quoted(old_text)}"
        if was.unquote != now.unquote:
            yield after.wire, f"codec `{name}` {'now undoes' if now.unquote else 'no longer undoes'} quoted strings"


def _regex_text(old: Edition, new: Edition | None) -> Iterator[tuple[str | None, str]]:
    for name, before, after in _kept(old, new):
        texts = [(rule.python, rule.java, rule.portable) for rule in (before, after)]
        if before.dfa == after.dfa and texts[0] != texts[1]:
            yield name, f"`{name}` means the same in another text: `{before.python}` became `{after.python}`"


# Of contracts, as schema registries call them: the new one rejects old rows, or the old one new rows.
_BACKWARD, _FORWARD, _BOTH = ("backward", "full"), ("forward", "full"), ("backward", "forward", "full")
CODES: dict[str, Code] = {
    "LANGUAGE_NARROWED": Code("names that were valid are rejected", ("writers",), _narrower),
    "LANGUAGE_WIDENED": Code("readers can receive names that were rejected before", ("readers",), _wider),
    "RULE_REMOVED": Code("an address is no longer known", ("writers", "readers"), _removed),
    "CODEC_OUTPUT_CHANGED": Code("the same value is written as another text", ("writers", "readers"), _codec_output),
    "REGEX_TEXT_CHANGED": Code("the same language has another expression", ("text",), _regex_text),
    "LATEST_NARROWED": Code("addresses without an edition reject names that were valid", ("writers",), _narrower, True),
    "LATEST_WIDENED": Code("addresses without an edition accept names that were rejected", ("readers",), _wider, True),
    "LATEST_REMOVED": Code("an address without an edition is unknown", ("writers", "readers"), _removed, True),
    "LATEST_CODEC_CHANGED": Code(
        "a codec without an edition writes the same value as another text", ("writers", "readers"), _codec_output, True
    ),
    "CHECK_NARROWED": Code("a check rejects values that were valid", _BACKWARD),
    "CHECK_WIDENED": Code("a check accepts values that were invalid", _FORWARD),
    "COLUMN_NARROWED": Code("a type or a condition rejects values that were valid", _BACKWARD),
    "COLUMN_WIDENED": Code("a type or a condition accepts values that were invalid", _FORWARD),
    "COLUMN_RETYPED": Code("a column has another kind of values", _FORWARD),
    "COLUMN_ADDED": Code("a column has a type, for values that could be anything before", _BACKWARD),
    "COLUMN_REMOVED": Code("a column is gone, or its values can be anything", _FORWARD),
    "TABLE_NARROWED": Code("a table no longer gets some rows", _BACKWARD),
    "TABLE_WIDENED": Code("a table gets rows that it did not get before", _FORWARD),
    "TABLE_ADDED": Code("rows go to a table that did not exist", _FORWARD),
    "TABLE_REMOVED": Code("a table is gone", _BOTH),
    "INPUT_CHANGED": Code("the input has another format", _BOTH),
    "LIMIT_TIGHTENED": Code("a run fails with fewer invalid rows", _BACKWARD),
    "LIMIT_LOOSENED": Code("a run succeeds with more invalid rows", _FORWARD),
}
CATEGORIES = ("writers", "readers", "text", "backward", "forward", "full")


def breaking(old: list[Grammar], new: list[Grammar], codes: frozenset[str], root: str) -> list[Diagnostic]:
    """Return the findings with these codes between two sets of grammars; their paths are relative to `root`."""
    findings = []
    after = _by_address(new)
    for address, before in _by_address(old).items():
        now = after.get(address)
        latest = address == before.grammar.spec
        if latest and (now is None or now.address == before.address):
            continue  # said of the edition itself
        change = f"{address} ({before.grammar.edition} → {now.grammar.edition})" if latest and now else address
        place = now.grammar if latest and now else before.grammar if before.grammar.path else _moved(old, new)
        path = f"{root}/{place.spec}/{place.edition}.lark"
        for code in sorted(code for code in codes if CODES[code].latest == latest):
            for rule, message in CODES[code].find(before, now):
                line = now.rules[rule].definition.line if now and rule else 1
                findings.append(Diagnostic(path, line, 1, f"{change}: {message}", code))
    return sorted(findings)


def _moved(old: list[Grammar], new: list[Grammar]) -> Grammar:
    """Return the first different dialect, the cause for a difference in `portable`."""
    was, now = ({grammar.address: grammar.definitions for grammar in grammars} for grammars in (old, new))
    dialects = [grammar for grammar in (*new, *old) if grammar.notes.dialect]
    return next((grammar for grammar in dialects if was.get(grammar.address) != now.get(grammar.address)), dialects[0])


def _by_address(grammars: list[Grammar]) -> dict[str, Edition]:
    """Return every edition by its address, `portable` included, and each specification's newest one by its name."""
    known = editions(sorted(with_portable(grammars), key=lambda grammar: grammar.age))
    return {edition.address: edition for edition in known} | {edition.grammar.spec: edition for edition in known}


def _kept(old: Edition, new: Edition | None) -> Iterator[tuple[str, Rule, Rule]]:
    for name, before in old.rules.items():
        now = (new.rules | new.aliases).get(name) if new else None
        if now:
            yield now.name, before, now


def _example(names: Side) -> str:
    if not names.counts:
        return f"{quoted(names.witness or '')} is the shortest"
    (length, amount), *_ = names.counts
    many = f"{amount:,}" if amount < 10**15 else f"10^{len(str(amount)) - 1}"
    return f"{quoted(names.witness or '')} is the shortest, {many} of length {length}"


class NoSuchState(Error):
    """No grammar folder to compare with; the message says why."""


def load_folder(folder: Path) -> list[Grammar]:
    """Return every grammar in a folder. Raises `Refused`, and `NoSuchState` where there is none."""
    grammars = [load_grammar(path, folder) for path in grammar_files(folder)]
    if not grammars:
        raise NoSuchState(f"`{folder}` has no grammar: expected files `<spec>/<edition>.lark`")
    return grammars


@contextmanager
def at_revision(repository: Path, ref: str, folder: str) -> Iterator[Path]:
    """Provide a copy of `folder` (relative to the repository's root) at `ref`. Raises `NoSuchState`."""
    command = ["git", "-C", str(repository), "archive", "--format=zip", "--end-of-options", ref, folder]
    result = subprocess.run(command, capture_output=True, check=False)
    if result.returncode:
        cause = result.stderr.decode(errors="replace").strip().splitlines() or ["git failed"]
        raise NoSuchState(f"`{ref}` is neither a folder nor a git revision that has `{folder}`: {cause[-1]}")
    with tempfile.TemporaryDirectory() as scratch, zipfile.ZipFile(io.BytesIO(result.stdout)) as archive:
        archive.extractall(scratch)
        yield Path(scratch, folder)
