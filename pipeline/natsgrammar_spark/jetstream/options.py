"""The options of the data source, spelled after Kafka's connector; every fault is an error before anything runs."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

import natsgrammar as ng
from natsgrammar.text import closest, did_you_mean, quoted
from natsgrammar_spark.contract.problems import RunError

from .tls import Unreadable, context

APART = 60.0  # seconds by which clocks may differ
SCHEMES = ("nats", "tls")
_LONGEST = 300  # characters of a server's address: a name has 255 at most
_ACCESS = (
    "servers",
    "stream",
    "domain",
    "user",
    "password",
    "token",
    "credentials",
    "nkey",
    "tlsCa",
    "tlsCert",
    "tlsKey",
    "timeoutMs",
)
_SOURCE = (
    "subjects",
    "startingOffsets",
    "startingTimestamp",
    "endingOffsets",
    "maxOffsetsPerTrigger",
    "maxRecordsPerPartition",
    "failOnDataLoss",
    "includeHeaders",
    "directGet",
)
_SINK = ("idPrefix", "idSince", "failOnDuplicates", "checkpointLocation")


class JetStreamError(RunError):
    """A stream that cannot be read or written as asked; the text says why."""


@dataclass(frozen=True, slots=True)
class Access:
    """Where a stream is, and who asks. Secrets are in no `repr`; files were read where the query was planned."""

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
        """The servers, for messages."""
        return ", ".join(self.servers[:3]) + (", …" if len(self.servers) > 3 else "")

    @property
    def secure(self) -> bool:
        """Whether TLS is asked for."""
        by_scheme = any(server.startswith("tls:") for server in self.servers)
        return by_scheme or self.tls_ca is not None or self.tls_cert is not None

    @property
    def prefix(self) -> str:
        """What the subjects of JetStream's API begin with."""
        return f"$JS.{self.domain}.API" if self.domain else "$JS.API"


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a stream: the sequence to read next; if known, when it was created, its name, and what is read."""

    seq: int
    created: str | None = None
    stream: str | None = None
    subjects: str | None = None  # filters with commas between them


@dataclass(frozen=True, slots=True)
class Reading:
    """What to read of a stream. A start or an end is `earliest`, `latest` or a place."""

    access: Access
    subjects: tuple[str, ...]
    start: str | Place | datetime | None
    end: str | Place
    per_trigger: int | None
    per_partition: int
    fail_on_loss: bool
    headers: bool
    direct: bool  # by Direct Get, where the stream allows it


@dataclass(frozen=True, slots=True)
class Writing:
    """How to write to a stream."""

    access: Access
    id_prefix: str | None
    id_since: datetime | None  # when the same ids may have been sent first
    fail_on_duplicates: bool
    checkpoint: str | None


def writing(options: Mapping[str, str]) -> Writing:
    """What the options of a write say. Raises JetStreamError."""
    given = _known(options, _SINK)
    prefix = given.get("idPrefix")
    if prefix is not None:
        _valid("idPrefix", "nats-headers:nats-msg-id", prefix)
    since = _time("idSince", given["idSince"]) if "idSince" in given else None
    if since is not None and since > datetime.now(UTC) + timedelta(seconds=APART):
        raise JetStreamError(
            f"`idSince` is {quoted(given['idSince'])}, which is yet to come: expected when the job ran first"
        )
    return Writing(
        access(given),
        prefix,
        since,
        _switch(given, "failOnDuplicates", True),
        given.get("checkpointLocation"),
    )


def reading(options: Mapping[str, str]) -> Reading:
    """What the options of a read say. Raises JetStreamError."""
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
        _switch(given, "failOnDataLoss", True),
        _switch(given, "includeHeaders", True),
        _switch(given, "directGet", True),
    )


def access(given: Mapping[str, str]) -> Access:
    """The stream and the credentials of the options; reads the files that they name. Raises JetStreamError."""
    stream = given.get("stream") or _missing("stream")
    _valid("stream", "nats-server:stream-name", stream)
    if "domain" in given:
        _valid("domain", "nats-server:domain", given["domain"])
    servers = tuple(filter(None, (part.strip() for part in given.get("servers", "").split(","))))
    if not servers:
        _missing("servers")
    for server in servers:
        _check_server(server)
    if ("user" in given) != ("password" in given):
        raise JetStreamError("`user` and `password` go together")
    kinds = [name for name in ("user", "token", "credentials", "nkey") if name in given]
    if len(kinds) > 1:
        raise JetStreamError(f"`{kinds[0]}` and `{kinds[1]}` exclude each other")
    if "tlsKey" in given and "tlsCert" not in given:
        raise JetStreamError("`tlsKey` needs `tlsCert`")
    timeout = _number(given, "timeoutMs", 60_000) or 0
    files = {name: _content(given, name) for name in ("credentials", "nkey", "tlsCa", "tlsCert", "tlsKey")}
    if "tlsCa" in given or "tlsCert" in given:
        try:
            context(files["tlsCa"], files["tlsCert"], files["tlsKey"])
        except Unreadable as error:
            raise JetStreamError(f"`{error.option}` names {quoted(given[error.option])}, which holds {error}") from None
    return Access(
        servers,
        stream,
        given.get("domain"),
        timeout / 1000,
        given.get("user"),
        given.get("password"),
        given.get("token"),
        *files.values(),
    )


def documented(name: str) -> str:
    """The option under the name that it is documented by, however its letters are written; other names as they are."""
    return next((it for it in (*_ACCESS, *_SOURCE, *_SINK) if it.lower() == name.lower()), name)


def _known(options: Mapping[str, str], more: tuple[str, ...]) -> dict[str, str]:
    """The options under the names that they are documented by."""
    names, given = (*_ACCESS, *more), {}
    for key, value in options.items():
        name = documented(key)
        if name not in names:
            near = [documented(it) for it in closest(key.lower(), map(str.lower, names))]
            raise JetStreamError(f"there is no option {quoted(key)}{did_you_mean(near)}")
        given[name] = value
    return given


def _missing(name: str) -> NoReturn:
    raise JetStreamError(f"the option `{name}` is missing")


def _check_server(server: str) -> None:
    """Raises JetStreamError for what is no address of a server."""
    if "@" in server:
        raise JetStreamError("`servers` holds a user: use the options `user` and `password`, which no plan shows")
    try:
        parts = urlsplit(server if "://" in server else f"nats://{server}")
        known = parts.scheme in SCHEMES and parts.hostname and parts.port != 0 and parts.path in ("", "/")
        known = known and len(server) <= _LONGEST
    except ValueError:  # of a port, or of an address in brackets
        known = False
    if not known:
        raise JetStreamError(f"`servers` names {quoted(server)}: expected `nats://HOST:PORT` or `tls://HOST:PORT`")


def _valid(option: str, rule: str, name: str) -> None:
    found = ng.rule(rule).check(name)
    if found is not None:
        raise JetStreamError(f"`{option}` is {quoted(name)}: {found.message}")


def _filters(text: str) -> tuple[str, ...]:
    """The filters, which must not overlap: a message of both comes twice."""
    found = tuple(dict.fromkeys(part.strip() for part in text.split(",")))
    for at, subject in enumerate(found):
        _valid("subjects", "nats-server:subject-subscribe", subject)
        for other in found[:at]:
            if ng.overlaps(other, subject):
                raise JetStreamError(f"`subjects` overlap: {quoted(other)} and {quoted(subject)}")
    return found


def _place(option: str, text: str, words: tuple[str, ...]) -> str | Place:
    if text.lower() in words:
        return text.lower()
    try:
        read = json.loads(text)
        place = Place(**(read if isinstance(read, dict) else {"seq": read}))
    except (ValueError, TypeError, RecursionError):  # also for a member of another name
        place = Place(0)
    texts: tuple[object, ...] = (place.created, place.stream, place.subjects)
    if type(place.seq) is not int or place.seq < 1 or not all(isinstance(it, str | None) for it in texts):
        known = ", ".join(f"`{word}`" for word in words)
        raise JetStreamError(f'`{option}` is {quoted(text)}: expected {known}, a sequence from 1, or `{{"seq": n}}`')
    return place


def _time(option: str, text: str) -> datetime:
    try:
        if text.isascii() and text.isdecimal():
            return datetime.fromtimestamp(int(text) / 1000, UTC)
        found = datetime.fromisoformat(text)
    except (ValueError, OverflowError, OSError):
        found = None
    if found is None or found.tzinfo is None:
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected milliseconds since 1970, or a time of RFC 3339")
    if not 1678 <= found.year < 2262:  # the server computes with nanoseconds since 1970, in 64 bits
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected a time from 1678 to 2261")
    return found


def _number(given: Mapping[str, str], option: str, default: int | None) -> int | None:
    text = given.get(option)
    if text is None:
        return default
    if not (text.isdecimal() and text.isascii() and 0 < int(text[:19]) < 2**63 and len(text) < 20):
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected a number from 1")
    return int(text)


def _switch(given: Mapping[str, str], option: str, default: bool) -> bool:
    text = given.get(option, str(default)).lower()
    if text not in ("true", "false"):
        raise JetStreamError(f"`{option}` is {quoted(text)}: expected `true` or `false`")
    return text == "true"


def _content(given: Mapping[str, str], option: str) -> str | None:
    if option not in given:
        return None
    try:
        return Path(os.fspath(given[option])).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        said = (error.strerror if isinstance(error, OSError) else None) or "not a text"
        raise JetStreamError(f"`{option}` names {quoted(given[option])}: {said.lower()}") from None
