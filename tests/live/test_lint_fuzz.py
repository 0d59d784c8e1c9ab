"""Random streams and consumers: servers reject those in which `lint` has an error, and no others."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import natsgrammar as ng
from natsgrammar.tables import REFUSALS
from tests.live.test_lint_refusals import creation, numbers
from tests.support import depth
from tests.support.nats_wire import Json, Request, Server, api

GROUPS = 4_000 if depth.is_full() else 150
NEWEST = (2, 15, 3)
TOKENS: tuple[str, ...] = (
    "a",
    "b",
    "c",
    "*",
    "*",
    "a",
    "b",
    "*x",
    "x>",
    ">x",
    "a b",
    "",
    "$JS",
    "$SYS",
    "API",
    "EVENT",
    "{x}",
)
CALLS: tuple[str, ...] = (
    "$1",
    "$2",
    "$0",
    "{{wildcard(1)}}",
    "{{wildcard(2)}}",
    "{{partition(3,1)}}",
    "{{partition(2,1,2)}}",
    "{{split(1,-)}}",
)
CALLS += (
    "{{left(1,2)}}",
    "{{Right(2,1)}}",
    "{{random(3)}}",
    "{{partition(4)}}",
    "{{splitFromLeft(1,1)}}",
    "{{sliceFromRight(1,2)}}",
)
CALLS += ("{{upper(1)}}", "{{b}}", "{{left(1)}}")
NAMES = ("S", "T", "S", "T", "c*", "d>", "e/f", "é", "S" * 256)
RESERVED = (
    "$JS.API.>",
    "$JS.API.a.*",
    "$JS.>",
    "$JS.EVENT.a",
    "$SYS.a",
    "$JSC.>",
    "$NRG.a",
    "*.a",
    "*",
    ">",
    "$JS.API.STREAM",
)
_WIDE = re.compile(r"^[*>](?=\.|$)")  # it would capture the requests
# Rejections that `lint` leaves to the server, and one for the order of requests.
LEFT = re.compile("update|already in use|already exists|not found")

# Members that 2.9 ignores, by the errors that may follow.
IGNORED = {10052: "subject_transform", 10093: "subject_transform", 10099: "filter_subjects", 10100: "filter_subjects"}


class Chance(random.Random):
    """Random names and configurations."""

    def subject(self) -> str:
        tokens = [
            self.choice(TOKENS[: 7 if self.random() < 0.85 else None]) for _ in range(self.choice((1, 2, 2, 3, 3, 4)))
        ]
        return ".".join(tokens) + (".>" if self.random() < 0.25 else "") if self.random() < 0.95 else ">"

    def destination(self) -> str:
        tokens = [
            self.choice(CALLS if self.random() < 0.4 else (*TOKENS[:3], "p", "p", "q"))
            for _ in range(self.randint(1, 3))
        ]
        return ".".join(tokens) + (".>" if self.random() < 0.2 else "") if self.random() < 0.9 else self.subject()

    def move(self) -> Json:
        move = {"src": self.subject(), "dest": self.destination()}
        return move if self.random() < 0.9 else {key: value for key, value in move.items() if key == "dest"}

    def origin(self) -> Json:
        origin: Json = {"name": self.choice(("O", "O", "P", "Q"))}
        kind = self.random()
        if kind < 0.4:
            origin["filter_subject"] = self.subject()
        elif kind < 0.6:
            origin["subject_transforms"] = [self.move() for _ in range(self.randint(1, 2))]
        if self.random() < 0.1:
            origin["external"] = {
                "api": self.choice(("$JS.x.API", "$JS.API", "a.*")),
                "deliver": self.choice(("", "d", "d.>")),
            }
        return origin

    def stream(self, name: str) -> Json:
        stream: Json = {"name": name, "storage": "memory"}
        kind = self.random()
        if kind < 0.1:
            stream["mirror"] = self.origin()
        elif kind < 0.3:
            stream["sources"] = [self.origin() for _ in range(self.randint(1, 2))]
        if kind > 0.2 and self.random() < 0.9:
            subjects = [self.subject() for _ in range(self.choice((1, 1, 1, 2)))]
            stream["subjects"] = [_WIDE.sub("a", subject) for subject in subjects]
        if self.random() < 0.3:
            stream["republish"] = self.move()
        if self.random() < 0.25:
            stream["subject_transform"] = self.move()
        if self.random() < 0.15:
            stream["retention"] = self.choice(("workqueue", "interest"))
        return stream

    def consumer(self, stream: str) -> Json:
        config: Json = {"durable_name": self.choice(("c", "d", "c", "d", "a/b", "d" * 256)), "ack_policy": "explicit"}
        kind = self.random()
        if kind < 0.5:
            config["filter_subject"] = self.subject()
        elif kind < 0.7:
            config["filter_subjects"] = [self.subject() for _ in range(self.randint(1, 3))]
        if self.random() < 0.25:
            config["deliver_subject"] = self.subject()
        return {"stream_name": stream, "config": config}

    def group(self) -> Iterator[Json]:
        """Some streams, and consumers of the last one."""
        for name in ("O", "P")[: self.choice((0, 1, 1, 2))]:
            yield self.stream(name)
        name = self.choice(NAMES)
        if self.random() < 0.05:  # alone: it captures requests and answers, which others could lead back to it
            more = {"no_ack": True} if self.random() < 0.7 else {}
            yield {"name": name, "storage": "memory", "subjects": [self.choice(RESERVED)]} | more
            return
        yield self.stream(name)
        for _ in range(self.choice((0, 1, 2)) if name in ("S", "T") else 0):
            yield self.consumer(name)


def errors(documents: list[Json]) -> set[tuple[str, str, object]]:
    return {
        (finding.code, finding.message, finding.path[0]) for finding in ng.lint(documents) if finding.level == "error"
    }


def refusing(server: Server, code: str, message: str) -> bool | None:
    """Whether the server rejects what `lint` has this error about; None if `lint` says so of newer ones alone."""
    now, before = numbers(server.version), re.search(r"error (\d+) of nats-server before ([\d.]+)\)$", message)
    if now >= NEWEST:
        return before is None
    if code == "TRANSFORM":  # 2.9 does not read functions where the source has no wildcard
        return None
    rows = [
        row
        for row in REFUSALS
        if before and (row["code"], str(row["error"]), row["before"]) == (code, *before.groups())
    ]
    return any(numbers(row["since"] or "0") <= now < numbers(row["before"]) for row in rows) or None


def is_left(server: Server, error: Json, documents: list[Json]) -> bool:
    """Whether `lint` leaves the refusal to the server: of unknown streams, and of members that the server ignores."""
    origins = [each for item in documents for each in (*item.get("sources", ()), item.get("mirror")) if each]
    is_unknown = not {each["name"] for each in origins} <= {item.get("name") for item in documents}
    ignores = numbers(server.version) < (2, 10) and IGNORED.get(error["err_code"], "\n") in str(documents)
    description = error["description"]
    ignores |= "does not overlap" in description and "external" in str(documents[-1])  # 2.9 compares with a local one
    return bool(LEFT.search(description)) or ignores or (is_unknown and "interest subjects" in description)


def judged(server: Server, groups: list[list[Json]]) -> Iterator[tuple[Any, ...]]:
    """Yield the documents about which `lint` and the server differ, each beside those that the server accepted."""
    requests = []
    for group in groups:
        requests += [creation(document) for document in group]
        requests += [Request(f"STREAM.DELETE.{each['name']}") for each in group if "name" in each]
    answers = iter(api(server, requests, patience=5, at_once=1))
    for group in groups:
        accepted: list[Json] = []
        for document in group:
            answer = next(answers) or {}
            error = answer.get("error", {})
            # Without a type it is the answer of a stream of an old server that captures requests.
            if "type" not in answer or (error and is_left(server, error, [*accepted, document])):
                continue
            ours = errors([*accepted, document]) - errors(accepted)
            # What is about an earlier document depends on the order of the requests.
            verdicts = {refusing(server, *where[:2]) for where in ours if error or where[2] == len(accepted)}
            is_foreseen = True in verdicts or (None in verdicts and numbers(server.version) < NEWEST)
            if error and not is_foreseen:
                yield "refused", error["description"], *accepted, document
            elif not error:
                if True in verdicts:
                    yield "accepted", sorted(ours), *accepted, document
                accepted.append(document)
        for _ in range(sum("name" in document for document in group)):
            next(answers)


def test_lint_and_servers_refuse_the_same(server: Server) -> None:
    chance = Chance(depth.generator("lint").random())
    groups = [[*chance.group()] for _ in range(GROUPS)]
    wrong = [*judged(server, groups)]
    print(f"{sum(map(len, groups))} configurations, {len(wrong)} judged otherwise by nats-server {server.version}")
    assert not wrong, wrong[:10]
