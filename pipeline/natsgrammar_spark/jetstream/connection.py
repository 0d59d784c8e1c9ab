"""A connection to NATS that plain functions can use: nats-py's client on a thread of its own, and JetStream's API."""

from __future__ import annotations

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

from .options import Access, JetStreamError
from .tls import context
from .wire import BulkParser, install, read_more_at_once

_T = TypeVar("_T")
Json = dict[str, Any]
_ATTEMPTS = (0.5, 1.0, 2.0, 5.0)  # seconds until a request is sent again
_CLOSING = 2.0  # seconds
PLANNING = 30.0  # seconds that planning waits for an answer
_BUSY = 503  # what JetStream answers while it has no leader
_CREDENTIALS = re.compile(r"-BEGIN NATS USER JWT-+\n\S+\n(?s:.*)-BEGIN USER NKEY SEED-+\n(\S+)\n")
_UNHEARD = 3.0  # seconds of "no responders" after which there is no JetStream


class _Client(Client):
    """nats-py's client; where TLS was asked for, it says nothing to a server without."""

    def _connect_command(self) -> bytes:
        transport: Any = self._transport
        if self.options.get("tls") is not None and transport._io_writer.get_extra_info("ssl_object") is None:  # noqa: SLF001
            raise errors.Error("TLS was asked for, and the server does not offer it")
        return super()._connect_command()


class Link:
    """The connection of one task, or of the driver while it plans."""

    def __init__(self, access: Access, loop: asyncio.AbstractEventLoop) -> None:
        self.access = access
        self.fault = ""  # what the server last complained about
        self.client: Client
        self.parser: BulkParser
        self._loop = loop

    @property
    def forbidden(self) -> bool:
        """Whether the server has refused a subject: it says so apart from the request, which gets no answer."""
        return "permissions violation" in self.fault.lower()

    def start(self, task: Coroutine[Any, Any, _T]) -> Future[_T]:
        """The result to come of a coroutine that begins now, on the connection's thread."""
        return asyncio.run_coroutine_threadsafe(task, self._loop)

    def run(self, task: Coroutine[Any, Any, _T]) -> _T:
        """The result of a coroutine on the connection's thread."""
        return self.start(task).result()

    async def api(self, verb: str, body: Json, patience: float | None = None) -> Json:
        """The answer of JetStream's API, asked again while it has no leader. Raises JetStreamError.

        An answer with an error of the kind "not found" is returned.
        """
        patience = self.access.seconds if patience is None else patience
        began, said, waits = time.monotonic(), "no answer", chain(_ATTEMPTS, repeat(_ATTEMPTS[-1]))
        while (spent := time.monotonic() - began) < patience:
            try:
                subject = f"{self.access.prefix}.{verb}"
                message = await self.client.request(subject, json.dumps(body).encode(), timeout=next(waits))
            except errors.NoRespondersError:
                said = "nobody answers for JetStream"
                if spent > _UNHEARD:
                    break
            except (errors.TimeoutError, errors.OutboundBufferLimitError):
                said = self.fault or "no answer"
                if self.forbidden:
                    break
            except errors.Error as error:
                raise self.refused(verb, str(error)) from None
            else:
                answer: Json = json.loads(message.data)
                fault = answer.get("error")
                if fault is None or fault["code"] == 404:
                    return answer
                said = str(fault.get("description", fault))
                if fault["code"] != _BUSY:
                    break
            await asyncio.sleep(0.25)
        raise self.refused(verb, said)

    def refused(self, verb: str, said: str) -> JetStreamError:
        """The error of a request that came to nothing."""
        return JetStreamError(f"{quoted(f'{self.access.prefix}.{verb}')} failed at {self.access.at}: {said}")


@contextmanager
def connected(access: Access, begun: bool = False) -> Iterator[Link]:
    """A connection, closed at the end. Raises JetStreamError if no server takes it.

    A query that has not begun fails at once, so that a wrong password or address ends it. One that has waits.
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
            link.parser.taker.lost()  # who waits for an answer gets none

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
        said = link.fault if isinstance(error, errors.NoServersError) else _cause(error)
        raise JetStreamError(f"cannot connect to {access.at}: {said}") from None
    client.options |= {"allow_reconnect": True, "max_reconnect_attempts": -1, "reconnect_time_wait": 0.25}
    link.parser = install(client)


def _check_keys(access: Access) -> None:
    """Raises JetStreamError for what is no key, or no credentials: nats-py would look for their token for ever."""
    seed = access.nkey
    if access.credentials is not None:
        found = _CREDENTIALS.search(access.credentials)
        if found is None:
            raise JetStreamError("`credentials` names a file that holds no JWT of a user with the seed of its key")
        seed = found[1]
    if seed is not None:
        import nkeys  # type: ignore[import-untyped]

        try:
            nkeys.from_seed(bytearray(seed.strip().encode())).wipe()
        except (nkeys.NkeysError, ValueError, IndexError):  # which may quote the seed
            option = "nkey" if access.credentials is None else "credentials"
            raise JetStreamError(f"`{option}` names a file that holds no seed of an NKey") from None


async def _close(link: Link) -> None:
    if hasattr(link, "client"):
        # A connection that TLS refused never ends by itself; one that was not begun is none to nats-py.
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
    """What a server says of a stream."""

    name: str
    created: str
    first: int  # sequences
    last: int
    deleted: int  # how many between them
    direct: bool
    messages: int
    consumers: int
    window: float  # seconds within which a message id is known
    largest: int  # octets of a message with its headers
    server: tuple[int, ...]  # its version
    config: Json

    @property
    def keeps_all(self) -> bool:
        """Whether no message leaves the stream unless somebody deletes it."""
        limits = ("max_msgs", "max_bytes", "max_age", "max_msgs_per_subject")
        return self.config.get("retention") == "limits" and all(self.config.get(name, 0) < 1 for name in limits)


async def describe(link: Link, patience: float | None = None) -> Stream:
    """The stream as it is now. Raises JetStreamError."""
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
    """The stream as it is while a query is planned, over a connection of its own. Raises JetStreamError."""
    with connected(access, begun) as link:
        return link.run(describe(link, PLANNING))


async def first_lost(link: Link, found: Stream, start: int, stop: int) -> int | None:
    """The first sequence from `start` on and before `stop` that the stream no longer has."""
    if start >= stop:
        return None
    if start < found.first:
        return start
    return min((seq for seq in await _deleted(link, found) if start <= seq < stop), default=None)


async def subjects_of(link: Link) -> list[str]:
    """The subjects of the messages in the stream; none if there are too many for an answer."""
    answer = await _info(link, {"subjects_filter": ">"}, PLANNING)
    found = answer["state"].get("subjects") or {}
    return [*found] if answer.get("total", 0) <= len(found) else []


async def gone(link: Link, found: Stream, sequences: Iterable[int]) -> int:
    """How many of the sequences the stream no longer has."""
    deleted = frozenset(await _deleted(link, found))
    return sum(seq < found.first or seq in deleted for seq in sequences)


async def _deleted(link: Link, found: Stream) -> Sequence[int]:
    """The deleted sequences after the first message of the stream."""
    if not found.deleted:
        return ()
    answer = await _info(link, {"deleted_details": True}, None)
    return answer["state"].get("deleted") or ()


async def _info(link: Link, body: Json, patience: float | None) -> Json:
    answer = await link.api(f"STREAM.INFO.{link.access.stream}", body, patience)
    if "error" in answer:
        raise JetStreamError(f"there is no stream `{link.access.stream}` at {link.access.at}")
    return answer
