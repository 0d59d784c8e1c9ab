"""The data source's options, named as in Kafka's connector; wrong options fail before anything runs."""

import json
import os
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NoReturn
from urllib.parse import urlsplit

import natsgrammar as ng
from natsgrammar.errors import RunError
from natsgrammar.text import closest, did_you_mean, quoted

APART = 60.0  # seconds by which clocks may differ
SCHEMES = ("nats", "tls")
_LONGEST = 300  # characters of a server's address: a name has 255 at most
_FILES = ("credentials", "nkey", "tlsCa", "tlsCert", "tlsKey")  # options that name files
_ACCESS = ("servers", "stream", "domain", "timeoutMs", "user", "password", "token", *_FILES)
_SWITCHES = ("failOnDataLoss", "includeHeaders", "directGet")
_BOUNDS = ("subjects", "startingOffsets", "startingTimestamp", "endingOffsets")
_SOURCE = (*_BOUNDS, "maxOffsetsPerTrigger", "maxRecordsPerPartition", *_SWITCHES)
_SINK = ("idPrefix", "idSince", "failOnDuplicates", "checkpointLocation")
_NO_PASSWORD = ""  # otherwise OpenSSL asks for the password of an encrypted key on the terminal


class JetStreamError(RunError):
    """A stream that cannot be read or written with these options; the text says why."""


@dataclass(frozen=True, slots=True)
class Access:
    """The servers, the stream and the credentials. No `repr` shows secrets; files are read where a query is planned."""

    servers: tuple[str, ...]
    stream: str
    domain: str | None = None
    seconds: float = 60  # without an answer, until a task gives up
    user: str | None = field(default=None, repr=False)
    password: str | None = field(default=None, repr=False)
    token: str | None = field(default=None, repr=False)
    credentials: str | None = field(default=None, repr=False)
    nkey: str | None = field(default=None, repr=False)
    tls_ca: str | None = field(default=None, repr=False)
    tls_cert: str | None = field(default=None, repr=False)
    tls_key: str | None = field(default=None, repr=False)

    @property
    def at(self) -> str:
        """The servers, as messages show them."""
        return ", ".join(self.servers[:3]) + (", …" if len(self.servers) > 3 else "")

    @property
    def secure(self) -> bool:
        """Whether the options require TLS."""
        by_scheme = any(server.startswith("tls:") for server in self.servers)
        return by_scheme or self.tls_ca is not None or self.tls_cert is not None

    @property
    def prefix(self) -> str:
        """The prefix for subjects in JetStream's API."""
        return f"$JS.{self.domain}.API" if self.domain else "$JS.API"


@dataclass(frozen=True, slots=True)
class Place:
    """A place: the sequence to read next; if known, the stream's creation time and name, and the filters."""

    seq: int
    created: str | None = None
    stream: str | None = None
    subjects: str | None = None  # the filters, separated by commas


@dataclass(frozen=True, slots=True)
class Reading:
    """The range to read. A start or an end is `earliest`, `latest` or a place."""

    access: Access
    subjects: tuple[str, ...]
    start: str | Place | datetime | None
    end: str | Place
    per_trigger: int | None
    per_partition: int
    fail_on_loss: bool
    headers: bool
    direct: bool  # by Direct Get, if the stream allows it


@dataclass(frozen=True, slots=True)
class Writing:
    """How to write to a stream."""

    access: Access
    id_prefix: str | None
    id_since: datetime | None  # the first time at which the same ids may have been sent
    fail_on_duplicates: bool
    checkpoint: str | None


def writing(options: Mapping[str, str]) -> Writing:
    """Parse the options for a write. Raises JetStreamError."""
    given = _known(options, _SINK)
    prefix = given.get("idPrefix")
    if prefix is not None:
        _valid("idPrefix", "nats-headers:nats-msg-id", prefix)
    since = _time("idSince", given["idSince"]) if "idSince" in given else None
    if since is not None and since > datetime.now(UTC) + timedelta(seconds=APART):
        cause = f"`idSince` is {quoted(given['idSince'])}, which is in the future"
        raise JetStreamError(f"{cause}: expected the time of the job's first run")
    return Writing(access(given), prefix, since, _switch(given, "failOnDuplicates"), given.get("checkpointLocation"))


def reading(options: Mapping[str, str]) -> Reading:
    """Parse the options for a read. Raises JetStreamError."""
    given = _known(options, _SOURCE)
    if "startingOffsets" in given and "startingTimestamp" in given:
        raise JetStreamError("`startingOffsets` and `startingTimestamp` exclude each other")
    start: str | Place | datetime | None = None
    if "startingOffsets" in given:
        start = _place("startingOffsets", given["startingOffsets"], ("earliest", "latest"))
    elif "startingTimestamp" in given:
        start = _time("startingTimestamp", given["startingTimestamp"])
    return Reading(
        access(given),
        _filters(given.get("subjects", ">")),
        start,
        _place("endingOffsets", given.get("endingOffsets", "latest"), ("latest",)),
        _number(given, "maxOffsetsPerTrigger", None),
        _number(given, "maxRecordsPerPartition", 250_000) or 0,
        *(_switch(given, name) for name in _SWITCHES),
    )


def access(given: Mapping[str, str]) -> Access:
    """Parse the stream and the credentials, and read files named in options. Raises JetStreamError."""
    stream = given.get("stream") or _missing("stream")
    _valid("stream", "nats-server:stream-name", stream)
    if "domain" in given:
        _valid("domain", "nats-server:domain", given["domain"])
    servers = tuple(filter(None, (part.strip() for part in given.get("servers", "").split(","))))
    if not servers:
        _missing("servers")
    for server in servers:
        _check_server(server)
    _check_credentials(given)
    timeout = _number(given, "timeoutMs", 60_000) or 0
    files = {name: _content(given, name) for name in _FILES}
    if "tlsCa" in given or "tlsCert" in given:
        try:
            context(files["tlsCa"], files["tlsCert"], files["tlsKey"])
        except ValueError as error:
            option, cause = error.args
            raise JetStreamError(f"`{option}` names {quoted(given[option])}: {cause}") from None
    named = (given.get(name) for name in ("user", "password", "token"))
    return Access(servers, stream, given.get("domain"), timeout / 1000, *named, *files.values())


def _check_credentials(given: Mapping[str, str]) -> None:
    if ("user" in given) != ("password" in given):
        raise JetStreamError("`user` and `password` go together")
    kinds = [name for name in ("user", "token", "credentials", "nkey") if name in given]
    if len(kinds) > 1:
        raise JetStreamError(f"`{kinds[0]}` and `{kinds[1]}` exclude each other")
    if "tlsKey" in given and "tlsCert" not in given:
        raise JetStreamError("`tlsKey` needs `tlsCert`")


def documented(name: str) -> str:
    """Return an option's documented spelling, whatever its case; other names stay as they are."""
    return next((known for known in (*_ACCESS, *_SOURCE, *_SINK) if known.lower() == name.lower()), name)


def _known(options: Mapping[str, str], more: tuple[str, ...]) -> dict[str, str]:
    """Return the options under their documented names."""
    names, given = (*_ACCESS, *more), {}
    for key, value in options.items():
        name = documented(key)
        if name not in names:
            near = map(documented, closest(key.lower(), map(str.lower, names)))
            raise JetStreamError(f"unknown option {quoted(key)}{did_you_mean([*near])}")
        given[name] = value
    return given


def _missing(name: str) -> NoReturn:
    raise JetStreamError(f"the option `{name}` is missing")


def _check_server(server: str) -> None:
    if "@" in server:
        raise JetStreamError("`servers` contains a user: use the options `user` and `password`, which no plan shows")
    try:
        parts = urlsplit(server if "://" in server else f"nats://{server}")
        known = parts.scheme in SCHEMES and parts.hostname and parts.port != 0 and parts.path in ("", "/")
        known = known and len(server) <= _LONGEST
    except ValueError:  # for a port, or an address in brackets
        known = False
    if not known:
        raise JetStreamError(f"`servers` names {quoted(server)}: expected `nats://HOST:PORT` or `tls://HOST:PORT`")


def _valid(option: str, rule: str, name: str) -> None:
    violation = ng.rule(rule).check(name)
    if violation is not None:
        raise JetStreamError(f"`{option}` is {quoted(name)}: {violation.message}")


def _filters(text: str) -> tuple[str, ...]:
    """Parse filters, which must not overlap: a message matching two would be read twice."""
    filters = tuple(dict.fromkeys(part.strip() for part in text.split(",")))
    for at, subject in enumerate(filters):
        _valid("subjects", "nats-server:subject-subscribe", subject)
        for other in filters[:at]:
            if ng.overlaps(other, subject):
                raise JetStreamError(f"`subjects` overlap: {quoted(other)} and {quoted(subject)}")
    return filters


def _place(option: str, text: str, words: tuple[str, ...]) -> str | Place:
    if text.lower() in words:
        return text.lower()
    try:
        read = json.loads(text)
        place = Place(**(read if isinstance(read, dict) else {"seq": read}))
    except (ValueError, TypeError, RecursionError):  # also for an unknown member
        place = Place(0)
    texts: tuple[object, ...] = (place.created, place.stream, place.subjects)
    if type(place.seq) is not int or place.seq < 1 or not all(isinstance(text, str | None) for text in texts):
        known = ", ".join(f"`{word}`" for word in words)
        raise JetStreamError(f'`{option}` is {quoted(text)}: expected {known}, a sequence from 1, or `{{"seq": n}}`')
    return place


def _time(option: str, text: str) -> datetime:
    try:
        if text.isascii() and text.isdecimal():
            return datetime.fromtimestamp(int(text) / 1000, UTC)
        time = datetime.fromisoformat(text)
    except (ValueError, OverflowError, OSError):
        time = None
    if time is None or time.tzinfo is None:
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected milliseconds since 1970, or a time of RFC 3339")
    if not 1678 <= time.year < 2262:  # the server computes with nanoseconds since 1970, in 64 bits
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected a time from 1678 to 2261")
    return time


def _number(given: Mapping[str, str], option: str, default: int | None) -> int | None:
    text = given.get(option)
    if text is None:
        return default
    if not (text.isdecimal() and text.isascii() and 0 < int(text[:19]) < 2**63 and len(text) < 20):
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected a number from 1")
    return int(text)


def _switch(given: Mapping[str, str], option: str) -> bool:
    text = given.get(option, "true").lower()
    if text not in ("true", "false"):
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected `true` or `false`")
    return text == "true"


def _content(given: Mapping[str, str], option: str) -> str | None:
    if option not in given:
        return None
    try:
        return Path(os.fspath(given[option])).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        cause = (error.strerror if isinstance(error, OSError) else None) or "not a text"
        raise JetStreamError(f"`{option}` names {quoted(given[option])}: {cause.lower()}") from None


def context(ca: str | None, cert: str | None, key: str | None) -> ssl.SSLContext:
    """Return the context for these files; without `ca`, the system's authorities are trusted. Raises ValueError.

    The error has the option whose file TLS cannot use, and the cause.
    """
    option, cause = "tlsCa", "no certificate in PEM"
    try:
        made = ssl.create_default_context(cadata=None if ca is None else _ascii(ca))
        if cert is None:
            return made
        option = "tlsCert"
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cadata=_ascii(cert))
        option, cause = "tlsCert" if key is None else "tlsKey", "no private key in PEM without a password"
        with NamedTemporaryFile("w", suffix=".pem", encoding="utf-8") as pem:  # Python reads keys from files only
            pem.write(f"{cert}\n{key or ''}")
            pem.flush()
            made.load_cert_chain(pem.name, password=_NO_PASSWORD)
    except ssl.SSLError as error:
        is_other = error.reason == "KEY_VALUES_MISMATCH"
        raise ValueError(option, "the key does not fit the certificate" if is_other else cause) from None
    return made


def _ascii(pem: str) -> str:
    """Return the text with comments in ASCII, as Python requires; never an empty text, which would count as None."""
    return pem.encode("ascii", "replace").decode() + "\n"
