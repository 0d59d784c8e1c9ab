"""The Java functions of a session: a catalog named after this package, and the classes behind it."""

import re
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any
from warnings import warn

from pyspark.sql import Column, SparkSession

from ..core import sources
from ..core.codec import Codec
from ..core.registry import codec, codecs, kinds, rule, rules
from ..core.rule import Rule
from ..core.sources import Source
from . import jar, pack

CATALOG = jar.PACKAGE
_SETTING = f"spark.sql.catalog.{CATALOG}"
_CLASS = "natsgrammar.Functions"
_FUNCTIONS, _ROUTES, VIOLATIONS = (
    Path(__file__).with_name(f"{name}.java") for name in ("Functions", "Routes", "Violations")
)
_one_at_a_time = Lock()


def install(session: SparkSession) -> None:
    """Add the functions to the session, in a catalog named after this package. Calling it again is harmless.

    Rules that were registered since get theirs, too; a rule that changed since is judged as in a session without them.
    Columns built from then on, while the session is active, call the functions. SQL calls one as
    ``natsgrammar.VERB.`ADDRESS` ``, where VERB is is_valid, position, encode or decode.
    Raises TypeError for anything but a session of Spark Classic (Spark Connect has no JVM to install in), and OSError
    if Spark cannot load a jar from the folder for temporary files.
    """
    if getattr(session, "_jvm", None) is None:
        kind = f"{type(session).__module__}.{type(session).__qualname__}"
        raise TypeError(f"Java functions are installed in a SparkSession of Spark Classic, not in a {kind}")
    with _one_at_a_time:
        if not is_installed(session):
            own = _jar(session, sources.own())
            jar.add(session, own)
            session.conf.set(_SETTING, _CLASS)
            try:  # a query would load the class too, but takes 0.2 s in a new Java
                java: Any = session._jsparkSession  # noqa: SLF001
                java.sessionState().catalogManager().catalog(CATALOG)
            except Exception as error:
                session.conf.unset(_SETTING)
                raise OSError(f"Spark does not load `{own}`: {error}") from error
        for source in sources.sources()[1:]:
            if not any(session.conf.get(_setting(spec), None) for spec in source.SPECS):
                jar.add(session, _jar(session, source))
                for spec in source.SPECS:
                    session.conf.set(_setting(spec), sources.digest(source))


def is_installed(session: SparkSession) -> bool:
    """Check whether the session has the functions."""
    return session.conf.get(_SETTING, None) == _CLASS


def add_classes(session: SparkSession, code: Path) -> None:
    """Compile a Java file into the session, if that is not done yet.

    Raises OSError if the session accepts none, and warns if the file does not compile.
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
            jar.add(session, jar.written(session, (text.encode(),), lambda: jar.compiled(session, text)))
        except OSError:
            raise
        except Exception as error:  # what Janino raises
            cause = f"Spark {session.version} does not accept `{code.name}`: {getattr(error, 'java_exception', error)}"
            warn(f"{cause}; slower functions replace it", RuntimeWarning, stacklevel=2)
            raise OSError(cause) from error
        session.conf.set(setting, digest)


def instance(session: SparkSession, code: Path) -> Any:
    """Return an object of the class in a Java file, which can add functions. Raises OSError as `add_classes`."""
    add_classes(session, code)
    running: Any = session._jsparkSession  # noqa: SLF001 - the one loader that knows the classes, see `jar.add`
    return running.sharedState().jarClassLoader().loadClass(f"natsgrammar.{code.stem}").newInstance()


def call(verb: str, of: Rule | Codec, text: Column) -> Column | None:
    """Call the function of a rule or codec on a column; None if the active session lacks it."""
    session = _active()
    if session is None:
        return None
    source = sources.source_of(of.spec)
    if source is None or (
        source is not sources.own() and session.conf.get(_setting(of.spec), None) != sources.digest(source)
    ):
        return None
    return called(verb, of.address, text)


def call_routes(verb: str, filters: tuple[str, ...], subjects: Column) -> Column | None:
    """Call the function for a set of filters on a column; None if the active session has no Java functions."""
    routes = _adder(_ROUTES)
    if routes is None:
        return None
    texts = [text.encode() for text in filters]
    octets = pack.ints(map(len, texts)) + b"".join(texts)
    name = pack.named(octets)
    if not routes.has(name):
        routes.add(name, octets)
    return called(verb, name, subjects)


def violation_function(of: Rule, returns: str) -> str | None:
    """Return the name of the function for a rule's first errors; None if the session or the tables have none."""
    encoder = of.encoder()
    violations = None if encoder is not None and encoder.entry["by"] else _adder(VIOLATIONS)
    if violations is None:
        return None
    name, octets = pack.explained(of)
    if not violations.has("violation", name):
        violations.add(name, returns, octets)
    return name


def explaining_function(
    functions: dict[tuple[int, str], str], takes: str, returns: str, null: tuple[str, ...]
) -> str | None:
    """Return the name of the function that explains all rejected values in a row; None as `violation_function`.

    `functions` has the function for the first errors by the number of a check and the address of a rule; `null` are
    `found`, `expected` and `message` of a value that is missing.
    """
    violations = _adder(VIOLATIONS)
    if violations is None:
        return None
    lines = "\n".join(f"{check} {address} {function}" for (check, address), function in functions.items())
    name = pack.named(lines.encode())
    if not violations.has("violations", name):
        violations.addAll(name, takes, returns, lines, *null)
    return name


def parse_function(of: Rule, returns: str) -> str | None:
    """Return the function's name for a rule's parts; None if the session has none, or no expression finds them."""
    if of.splitter is None or (violations := _adder(VIOLATIONS)) is None:
        return None
    expression = re.sub(r"\\U([0-9a-f]{8})", r"\\x{\1}", of.splitter)
    fields = bytes(map(of.parts.index, of.groups))
    between = "\0".join(of.between)
    name = pack.named(b"\0".join((expression.encode(), between.encode(), fields)))
    if not violations.has("parse", name):
        violations.addParse(name, returns, expression, between, fields)
    return name


def called(verb: str, name: str, text: Column) -> Column:
    """Call a function of the catalog on a column."""
    from pyspark.sql import functions as F

    return F.call_function(f"`{CATALOG}`.{verb}.`{name}`", text)


def _adder(code: Path) -> Any:
    """Return the object that adds functions of a Java file to the active session; None if the session accepts none."""
    session = _active()
    try:
        return None if session is None else instance(session, code)
    except OSError:
        return None


def _active() -> SparkSession | None:
    """Return the active session, if it has the functions."""
    from pyspark.sql import SparkSession

    # Python threads have no active session at first.
    session = SparkSession.getActiveSession() or SparkSession._instantiatedSession  # noqa: SLF001
    return session if session is not None and is_installed(session) else None


def _setting(spec: str) -> str:
    """Return the setting with the digest for a specification's tables: a jar with changed ones would add nothing."""
    return f"{_SETTING}.{spec}"


def _jar(session: SparkSession, source: Source) -> Path:
    """Return a jar with a source's tables; for natsgrammar's own, with the compiled functions."""
    if source is not sources.own():
        tables = dict(_resources(source))
        return jar.written(session, tables.values(), tables.items)

    def entries() -> Iterator[tuple[str, bytes]]:
        return chain(jar.compiled(session, _FUNCTIONS.read_text(encoding="utf-8")), _resources(source))

    # To load and pack all tables takes 0.4 s, so the files that make the jar name it.
    folders = map(files, (str(__package__), str(sources.__package__), source.load.__module__))
    made_of = sorted((file.name, file) for folder in folders for file in folder.iterdir() if file.is_file())
    return jar.written(session, (file.read_bytes() for _, file in made_of), entries)


def _resources(source: Source) -> Iterator[tuple[str, bytes]]:
    """Yield the files that `Functions.java` reads: the list of functions, and the tables for each."""
    known = sources.specs(source)
    of_rules = [address for address in rules() if address.partition("@")[0] in known]
    others = {key: names for key, names in source.ALIASES.items() if key[0] in known}
    of_rules += [f"{spec}@{edition}:{alias}" for (spec, edition), names in others.items() for alias in names]
    of_rules += kinds() if source is sources.own() else ()
    coded = [address for address in codecs() if address.partition("@")[0] in known]
    of_codecs = [address for address in coded if not codec(address).entry["by"]]
    functions = [(verb, address) for address in of_rules for verb in ("is_valid", "position")]
    functions += [(verb, address) for address in of_codecs for verb in ("encode", "decode")]
    yield f"{CATALOG}/index", "".join(f"{verb} {address}\n" for verb, address in functions).encode()
    for address in of_rules:
        yield f"{CATALOG}/rules/{address}", pack.table(rule(address).entry)
    for address in of_codecs:
        yield f"{CATALOG}/codecs/{address}", pack.codec(codec(address))
