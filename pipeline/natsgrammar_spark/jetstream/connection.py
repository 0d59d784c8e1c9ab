"""A connection to NATS for synchronous code: nats-py's client on its own thread, and JetStream's API."""

import asyncio
import json
import re
import time
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import chain, repeat
from threading import Thread
from typing import Any, TypeVar

from nats import errors
from nats.aio.client import Client, RawCredentials

from natsgrammar.text import quoted

from .options import Access, JetStreamError, context
from .wire import BulkParser, install, read_more_at_once

_T = TypeVar("_T")
Json = dict[str, Any]
_ATTEMPTS = (0.5, 1.0, 2.0, 5.0)  # seconds until a request is sent again
_CLOSING = 2.0  # seconds
PLANNING = 30.0  # seconds that planning waits for an answer
_BUSY = 503  # the code of JetStream's answers while it has no leader
_CREDENTIALS = re.compile(r"-BEGIN NATS USER JWT-+\n\S+\n(?s:.*)-BEGIN USER NKEY SEED-+\n(\S+)\n")
_UNHEARD = 3.0  # seconds of "no responders" after which there is no JetStream


class _Client(Client):
    """nats-py's client, which sends nothing, and so no password, to a server without TLS if the options require TLS."""

    def _connect_command(self) -> bytes:
        transport: Any = self._transport
        if self.options.get("tls") is not None and transport._io_writer.get_extra_info("ssl_object") is None:  # noqa: SLF001
            raise errors.Error("TLS is required, and the server does not offer it")
        return super()._connect_command()


class Link:
    """The connection for one task, or for the driver while it plans."""

    def __init__(self, access: Access, loop: asyncio.AbstractEventLoop) -> None:
        self.access = access
        self.fault = ""  # the last complaint of the server
        self.client: Client
        self.parser: BulkParser
        self._loop = loop

    @property
    def forbidden(self) -> bool:
        """Whether the server has rejected a subject, which it reports separately: the request gets no answer."""
        return "permissions violation" in self.fault.lower()

    def start(self, task: Coroutine[Any, Any, _T]) -> Future[_T]:
        """Start a coroutine on the connection's thread."""
        return asyncio.run_coroutine_threadsafe(task, self._loop)

    def run(self, task: Coroutine[Any, Any, _T]) -> _T:
        """Run a coroutine on the connection's thread, and wait for its result."""
        return self.start(task).result()

    async def api(self, verb: str, body: Json, patience: float | None = None) -> Json:
        """Request an answer from JetStream's API, again while it has no leader. Raises JetStreamError.

        An answer with the error "not found" is returned.
        """
        patience = self.access.seconds if patience is None else patience
        began, cause, waits = time.monotonic(), "no answer", chain(_ATTEMPTS, repeat(_ATTEMPTS[-1]))
        while (spent := time.monotonic() - began) < patience:
            try:
                subject = f"{self.access.prefix}.{verb}"
                message = await self.client.request(subject, json.dumps(body).encode(), timeout=next(waits))
            except errors.NoRespondersError:
                cause = "nobody answers for JetStream"
                if spent > _UNHEARD:
                    break
            except (errors.TimeoutError, errors.OutboundBufferLimitError):
                cause = self.fault or "no answer"
                if self.forbidden:
                    break
            except errors.Error as error:
                raise self.refused(verb, str(error)) from None
            else:
                answer: Json = json.loads(message.data)
                fault = answer.get("error")
                if fault is None or fault["code"] == 404:
                    return answer
                cause = str(fault.get("description", fault))
                if fault["code"] != _BUSY:
                    break
            await asyncio.sleep(0.25)
        raise self.refused(verb, cause)

    def refused(self, verb: str, cause: str) -> JetStreamError:
        """Return the error for a failed request."""
        return JetStreamError(f"{quoted(f'{self.access.prefix}.{verb}')} failed at {self.access.at}: {cause}")


@contextmanager
def connected(access: Access, begun: bool = False) -> Iterator[Link]:
    """Open a connection, which is closed at the end. Raises JetStreamError if no server accepts it.

    A query that has not `begun` fails at once, so a wrong password or address ends it. A running query waits.
    """
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, name="nats", daemon=True)
    thread.start()
    link = Link(access, loop)
    try:
        link.run(_connect(link, access.seconds if begun else 0))
        yield link
    finally:
        link.run(_close(link))
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _connect(link: Link, patience: float) -> None:
    deadline = time.monotonic() + patience
    while True:
        try:
            return await _connect_once(link)
        except JetStreamError:
            if time.monotonic() > deadline:
                raise
        await _close(link)
        await asyncio.sleep(0.25)


async def _connect_once(link: Link) -> None:
    read_more_at_once()
    access, client = link.access, _Client()
    link.client, link.fault = client, ""

    async def complain(error: Exception) -> None:
        link.fault = (hasattr(link, "parser") and link.parser.complaint) or _cause(error)
        if link.forbidden and link.parser.taker is not None:
            link.parser.taker.lost()  # the pending request gets no answer

    try:
        _check_keys(access)
        await client.connect(
            list(access.servers),
            name="natsgrammar",
            error_cb=complain,
            allow_reconnect=False,
            max_reconnect_attempts=3,
            reconnect_time_wait=0,
            connect_timeout=5,
            tls=context(access.tls_ca, access.tls_cert, access.tls_key) if access.secure else None,
            user=access.user,
            password=access.password,
            token=access.token,
            user_credentials=RawCredentials(access.credentials) if access.credentials else None,
            nkeys_seed_str=access.nkey,
            pending_size=8 << 20,
        )
    except ModuleNotFoundError as error:
        raise JetStreamError(f"credentials and keys need the package `{error.name}`: pip install nkeys") from None
    except (TimeoutError, OSError, errors.Error, ValueError) as error:
        cause = link.fault if isinstance(error, errors.NoServersError) else _cause(error)
        raise JetStreamError(f"cannot connect to {access.at}: {cause}") from None
    client.options |= {"allow_reconnect": True, "max_reconnect_attempts": -1, "reconnect_time_wait": 0.25}
    link.parser = install(client)


def _check_keys(access: Access) -> None:
    """Raise JetStreamError for invalid keys and credentials, in which nats-py would search for a token forever."""
    seed = access.nkey
    if access.credentials is not None:
        parts = _CREDENTIALS.search(access.credentials)
        if parts is None:
            raise JetStreamError("`credentials` names a file without the JWT of a user and the seed of its key")
        seed = parts[1]
    if seed is not None:
        import nkeys  # type: ignore[import-untyped]

        try:
            nkeys.from_seed(bytearray(seed.strip().encode())).wipe()
        except (nkeys.NkeysError, ValueError, IndexError):  # whose text may contain the seed
            option = "nkey" if access.credentials is None else "credentials"
            raise JetStreamError(f"`{option}` names a file without a valid seed of an NKey") from None


async def _close(link: Link) -> None:
    if hasattr(link, "client"):
        # A connection that TLS rejected never ends by itself; nats-py asserts that a connection was begun.
        with suppress(TimeoutError, AssertionError):
            await asyncio.wait_for(link.client.close(), _CLOSING)
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    if others:
        await asyncio.wait(others, timeout=_CLOSING)


def _cause(error: Exception) -> str:
    return str(error).removeprefix("nats: ").strip("'") or type(error).__name__


@dataclass(frozen=True, slots=True)
class Stream:
    """A stream, as a server describes it."""

    name: str
    created: str
    first: int  # sequences
    last: int
    deleted: int  # number of deleted messages between them
    direct: bool
    messages: int
    consumers: int
    window: float  # seconds for which the stream knows message ids
    largest: int  # bytes of a message with its headers
    server: tuple[int, ...]  # its version
    config: Json

    @property
    def keeps_all(self) -> bool:
        """Whether messages stay in the stream until somebody deletes them."""
        limits = ("max_msgs", "max_bytes", "max_age", "max_msgs_per_subject")
        return self.config.get("retention") == "limits" and all(self.config.get(name, 0) < 1 for name in limits)

    def require(self, oldest: tuple[int, ...], use: str) -> None:
        """Raise JetStreamError if the server is too old for a use."""
        if self.server < oldest:
            version, needed = (".".join(map(str, numbers)) for numbers in (self.server, oldest))
            raise JetStreamError(f"the server is {version}: {use} need nats-server {needed} or newer")

    @property
    def is_filtered(self) -> bool:
        """Whether the stream is a mirror without some messages, whose sequences it skips."""
        mirror = self.config.get("mirror") or {}
        return bool(mirror.get("filter_subject") or mirror.get("subject_transforms"))


async def describe(link: Link, patience: float | None = None) -> Stream:
    """Return the stream's current state. Raises JetStreamError."""
    answer = await _info(link, {}, patience)
    state, config = answer["state"], answer["config"]
    return Stream(
        config["name"],
        answer["created"],
        max(1, state["first_seq"]),
        state["last_seq"],
        state.get("num_deleted", 0),
        bool(config.get("allow_direct")),
        state["messages"],
        state.get("consumer_count", 0),
        config.get("duplicate_window", 0) / 1e9,
        min(link.client.max_payload, own) if (own := config.get("max_msg_size", 0)) > 0 else link.client.max_payload,
        tuple(map(int, re.findall(r"\d+", repr(link.client.connected_server_version))[:3])),
        config,
    )


def planned(access: Access, begun: bool = False) -> Stream:
    """Return the stream's state while a query is planned, over its own connection. Raises JetStreamError."""
    with connected(access, begun) as link:
        return link.run(describe(link, PLANNING))


async def missing(link: Link, stream: Stream, start: int, stop: int) -> tuple[int, int]:
    """Return the first sequence in [start, stop) that the stream lacks, and their number; (0, 0) if it has all."""
    first, deleted = await _deleted(link, stream)
    later = [seq for seq in deleted if max(start, first) <= seq < stop]
    before = max(0, min(first, stop) - start)
    return start if before else min(later, default=0), before + len(later)


async def subjects_of(link: Link) -> list[str]:
    """Return the stream's message subjects; an empty list if there are too many for one answer."""
    answer = await _info(link, {"subjects_filter": ">"}, PLANNING)
    subjects = answer["state"].get("subjects") or {}
    return [*subjects] if answer.get("total", 0) <= len(subjects) else []


async def gone(link: Link, stream: Stream, sequences: Iterable[int]) -> int:
    """Count the sequences missing from the stream."""
    first, listed = await _deleted(link, stream)
    deleted = frozenset(listed)
    return sum(seq < first or seq in deleted for seq in sequences)


async def _deleted(link: Link, stream: Stream) -> tuple[int, Sequence[int]]:
    """Return the sequence of the stream's first message, and the deleted ones after it."""
    if not stream.deleted:
        return stream.first, ()
    state = (await _info(link, {"deleted_details": True}, None))["state"]
    return max(1, state["first_seq"]), state.get("deleted") or ()


async def _info(link: Link, body: Json, patience: float | None) -> Json:
    answer = await link.api(f"STREAM.INFO.{link.access.stream}", body, patience)
    if "error" in answer:
        raise JetStreamError(f"stream `{link.access.stream}` not found at {link.access.at}")
    return answer
