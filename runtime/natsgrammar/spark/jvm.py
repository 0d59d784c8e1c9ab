"""The rules and codecs as Java functions in a Spark session: the tables of this package, and the code that walks them.

Spark ships a Java compiler, Janino, so the Java that Spark runs on is enough.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import struct
import sys
import tempfile
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock
from zipfile import ZIP_DEFLATED, ZipFile

from ..core import sources
from ..core.automaton import STAND_INS
from ..core.registry import codec, codecs, rule, rules
from ..core.rule import LONGEST_REPAIRED
from ..text import shown

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` out of the import
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from pyspark.sql import Column, SparkSession

    from ..core.codec import Codec
    from ..core.rule import Rule
    from ..core.sources import Source
    from ..tables import CodecEntry, RuleEntry

CATALOG = __name__.removesuffix(".spark.jvm").replace(".", "_")
_SETTING = f"spark.sql.catalog.{CATALOG}"
_CLASS = "natsgrammar.Functions"
_SOURCE = Path(__file__).with_name("Functions.java")
_ROUTES = Path(__file__).with_name("Routes.java")
_VIOLATIONS = Path(__file__).with_name("Violations.java")
_SHOWN = 0xA1  # characters below it are shown in several ways, those above in two
_one_at_a_time = Lock()


def install(session: SparkSession) -> None:
    """Adds the functions to the session, in a catalog named after this package. Calling it again is harmless.

    Rules that were registered since get theirs, too; one that changed since is judged as where there are none.
    Columns built from then on, while the session is active, call them. In SQL a function is
    `natsgrammar.VERB.`ADDRESS``, where VERB is is_valid, position, encode or
    decode.
    Raises TypeError for anything but a session of Spark Classic (Spark Connect has no JVM to install in), and OSError
    where Spark cannot load a jar from the folder of temporary files.
    """
    if getattr(session, "_jvm", None) is None:
        kind = f"{type(session).__module__}.{type(session).__qualname__}"
        raise TypeError(f"Java functions are installed in a SparkSession of Spark Classic, not in a {kind}")
    with _one_at_a_time:
        if not is_installed(session):
            jar = _jar(session, sources.own())
            _add(session, jar)
            session.conf.set(_SETTING, _CLASS)
            try:  # loads the class
                session.sql(f"SELECT `{CATALOG}`.is_valid.`{rules()[0]}`('')")
            except Exception as error:
                session.conf.unset(_SETTING)
                raise OSError(f"Spark does not load `{jar}`: {error}") from error
        for source in sources.sources()[1:]:
            if not any(session.conf.get(_setting(spec), None) for spec in source.SPECS):
                _add(session, _jar(session, source))
                for spec in source.SPECS:
                    session.conf.set(_setting(spec), sources.digest(source))


def add_classes(session: SparkSession, code: Path) -> None:
    """Compiles a file of Java and adds its classes to the session. Calling it again is harmless.

    Raises OSError where the session takes no jar, or where the code does not fit this Spark.
    """
    setting = _setting(code.stem)
    with _one_at_a_time:
        text = code.read_text(encoding="utf-8")
        digest = sha256(text.encode()).hexdigest()
        if session.conf.get(setting, None) == digest:
            return
        if not is_installed(session):
            raise OSError("the session has no Java functions")
        try:
            _add(session, _written(session, (text.encode(),), lambda: _compiled(session, text)))
        except OSError:
            raise
        except Exception as error:  # what Janino raises
            raise OSError(f"Spark {session.version} does not take `{code.name}`: {error}") from error
        session.conf.set(setting, digest)


def instance(session: SparkSession, code: Path) -> Any:
    """An object of the class in a file of Java, which can add functions. Raises OSError as `add_classes`."""
    add_classes(session, code)
    running: Any = session._jsparkSession  # noqa: SLF001
    return running.sharedState().jarClassLoader().loadClass(f"natsgrammar.{code.stem}").newInstance()


def is_installed(session: SparkSession) -> bool:
    """Whether the session has the functions."""
    return session.conf.get(_SETTING, None) == _CLASS


def call(verb: str, wanted: Rule | Codec, text: Column) -> Column | None:
    """The function on a column, if the active session has it."""
    session = _installed()
    if session is None:
        return None
    source = sources.source_of(wanted.spec)
    if source is None or (
        source is not sources.own() and session.conf.get(_setting(wanted.spec), None) != sources.digest(source)
    ):
        return None
    return called(verb, wanted.address, text)


def call_routes(verb: str, filters: tuple[str, ...], subjects: Column) -> Column | None:
    """The function of a set of filters on a column, if the active session has the Java functions or takes this one."""
    session = _installed()
    if session is None:
        return None
    try:
        routes = instance(session, _ROUTES)
    except OSError:
        return None
    texts = [text.encode() for text in filters]
    octets = _ints(map(len, texts)) + b"".join(texts)
    name = sha256(octets).hexdigest()[:32]
    if not routes.has(name):
        routes.add(name, octets)
    return called(verb, name, subjects)


def violation_function(wanted: Rule, returns: str) -> str | None:
    """The name of the function for the first errors of a rule, a STRUCT, if the active session has or takes it.

    None also for a rule whose suggestions no table can make.
    """
    session, encoder = _installed(), wanted.encoder()
    if session is None or (encoder is not None and encoder.entry["by"]):
        return None
    try:
        violations = instance(session, _VIOLATIONS)
    except OSError:
        return None
    name, numbers = _explained(wanted)
    if not violations.has(name):
        violations.add(name, returns, numbers)
    return name


def _installed() -> SparkSession | None:
    """The active session, if it has the functions."""
    from pyspark.sql import SparkSession

    # threads of Python have no active session at first
    session = SparkSession.getActiveSession() or SparkSession._instantiatedSession  # noqa: SLF001
    return session if session is not None and is_installed(session) else None


def called(verb: str, name: str, text: Column) -> Column:
    """A function of the catalog on a column."""
    from pyspark.sql import functions as F

    return F.call_function(f"`{CATALOG}`.{verb}.`{name}`", text)


def _setting(spec: str) -> str:
    """Where a session keeps which tables of a specification its jars hold: a jar of changed ones would add nothing."""
    return f"{_SETTING}.{spec}"


def _add(session: SparkSession, jar: Path) -> None:
    running: Any = session._jsparkSession  # noqa: SLF001
    _show_to_all_threads(session, jar)
    running.sessionState().resourceLoader().addJar(jar.as_posix())


def _jar(session: SparkSession, source: Source) -> Path:
    """What the executors load: tables, with natsgrammar's own the compiled class, in a file that is kept for later."""
    code, tables = _SOURCE.read_bytes(), dict(_resources(source))

    def entries() -> Iterator[tuple[str, bytes]]:
        return chain(_compiled(session, code.decode()) if source is sources.own() else (), tables.items())

    return _written(session, (code, *tables.values()), entries)


def _written(session: SparkSession, parts: Iterable[bytes], entries: Callable[[], Iterable[tuple[str, bytes]]]) -> Path:
    """A jar of the entries, named after the parts that they are made from."""
    digest = sha256(session.version.encode())
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    name = f"{CATALOG}-{digest.hexdigest()[:16]}.jar"  # Spark takes no second jar of the same name
    kept = user_cache() / name
    if kept.is_file() and _is_plain(kept):
        return kept
    folder = _folder()
    with ZipFile(folder / name, "w", ZIP_DEFLATED) as jar:
        for entry, octets in entries():
            jar.writestr(entry, octets)
    return _kept(folder / name, kept) if _is_plain(kept) else folder / name


def _kept(jar: Path, wanted: Path) -> Path:
    """The jar in the wanted place, written whole or not at all; the given one where nothing can be written."""
    try:
        wanted.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with NamedTemporaryFile(dir=wanted.parent, delete=False) as part:
            part.write(jar.read_bytes())
        return Path(part.name).replace(wanted)
    except OSError:
        return jar


def user_cache() -> Path:
    """The user's folder for what can be made again."""
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "natsgrammar"


def _is_plain(path: Path) -> bool:
    """Whether Spark can load a jar from there: it reads paths as URIs."""
    return re.fullmatch(r"[\w./:~+@=-]+", path.as_posix()) is not None


def _show_to_all_threads(session: SparkSession, jar: Path) -> None:
    """Has the loader that all sessions go back to find the classes: `ADD JAR` shows them to one thread only.

    Every thread of Python has one of Java, which compiles what the driver plans, and those begin with that loader.
    Between may be that of an earlier session; and classes of one package have to be in the same loader.
    """
    java: Any = session._jvm  # noqa: SLF001
    running: Any = session._jsparkSession  # noqa: SLF001
    loader = parent = running.sharedState().jarClassLoader()
    while parent is not None and parent.getClass().getSimpleName().endswith("MutableURLClassLoader"):
        loader, parent = parent, parent.getParent()
    loader.addURL(java.java.io.File(str(jar)).toURI().toURL())


@cache
def _folder() -> Path:
    """A folder that lives as long as this process."""
    parent = Path(tempfile.gettempdir())
    if not _is_plain(parent):
        raise OSError(f"Spark loads no jar from `{parent}`: have TMPDIR name a folder of letters and digits")
    folder = tempfile.mkdtemp(prefix=f"{CATALOG}-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def _compiled(session: SparkSession, source: str) -> Iterator[tuple[str, bytes]]:
    java: Any = session._jvm  # noqa: SLF001 - Spark has no public way to its Java
    compiler = java.org.codehaus.janino.SimpleCompiler()
    compiler.setParentClassLoader(java.Thread.currentThread().getContextClassLoader())
    compiler.setTargetVersion(8)  # from there on interfaces may have static methods
    compiler.cook(source)
    for name, octets in compiler.getBytecodes().items():
        yield f"{name.replace('.', '/')}.class", bytes(octets)


def _resources(source: Source) -> Iterator[tuple[str, bytes]]:
    """The tables, as `Functions.java` reads them, and the list of the functions."""
    known = sources.specs(source)
    its_rules = [address for address in rules() if address.partition("@")[0] in known]
    others = {key: its for key, its in source.ALIASES.items() if key[0] in known}
    its_rules += [f"{spec}@{edition}:{alias}" for (spec, edition), its in others.items() for alias in its]
    its_codecs = [
        address for address in codecs() if address.partition("@")[0] in known and not codec(address).entry["by"]
    ]
    functions = [(verb, address) for address in its_rules for verb in ("is_valid", "position")]
    functions += [(verb, address) for address in its_codecs for verb in ("encode", "decode")]
    yield f"{CATALOG}/index", "".join(f"{verb} {address}\n" for verb, address in functions).encode()
    for address in its_rules:
        yield f"{CATALOG}/rules/{address}", _rule(rule(address).entry)
    for address in its_codecs:
        yield f"{CATALOG}/codecs/{address}", _codec(codec(address))


def _rule(entry: RuleEntry) -> bytes:
    width = 1 + len(entry["table"][0])
    table = chain.from_iterable((-1, *row) for row in entry["table"])
    rows = (state * width if state >= 0 else -1 for state in table)
    accepting = (int(state in entry["accepting"]) for state in range(len(entry["table"])))
    return _classes(entry) + _ints(rows) + _ints(accepting)


def _codec(codec: Codec) -> bytes:
    return _text(codec.wire.address) + _encoder(codec.entry)


def _encoder(entry: CodecEntry) -> bytes:
    texts = (entry["empty"], entry["sign"], entry["separator"])
    return b"".join(map(_text, texts)) + struct.pack(">i", entry["unquote"]) + _classes(entry)


@cache
def _explained(rule: Rule) -> tuple[str, bytes]:
    """A rule and what is said of the names that it refuses, as `Violations.java` reads it, and a name for it."""
    entry, encoder, served = rule.entry, rule.encoder(), rule.served()
    octets = b"".join(
        (
            _characters(),
            _text(entry["noun"]),
            struct.pack(">ii", -1 if rule.code is None else rule.code, LONGEST_REPAIRED if entry["suggests"] else -1),
            _text("".join(STAND_INS)),
            _rule(entry),
            _texts(entry["messages"]),
            _ints(entry["message_of_state"]),
            _texts(entry["completions"].get(state, "") for state in range(len(entry["table"]))),
            struct.pack(">i", served is not None) + (b"" if served is None else _rule(served.entry)),
            struct.pack(">i", encoder is not None) + (b"" if encoder is None else _encoder(encoder.entry)),
        )
    )
    return sha256(octets).hexdigest()[:32], octets


@cache
def _characters() -> bytes:
    """How the first characters are shown, and where the others begin and cease to be printable, in turns."""
    answers = [chr(code).isprintable() for code in range(_SHOWN, sys.maxunicode + 1)]
    turns = [_SHOWN + at for at, answer in enumerate(answers) if answer != (at > 0 and answers[at - 1])]
    return _texts(shown(chr(code)) for code in range(_SHOWN)) + _ints(turns)


def _texts(texts: Iterable[str]) -> bytes:
    listed = [_text(text) for text in texts]
    return struct.pack(">i", len(listed)) + b"".join(listed)


def _classes(entry: RuleEntry | CodecEntry) -> bytes:
    """The starts of intervals of code points, and their classes plus one: 0 is the class of characters in no name."""
    return _ints(entry["range_starts"]) + _ints(char_class + 1 for char_class in entry["classes"])


def _text(text: str) -> bytes:
    return _ints(map(ord, text))


def _ints(numbers: Iterable[int]) -> bytes:
    listed = tuple(numbers)
    return struct.pack(f">{1 + len(listed)}i", len(listed), *listed)
