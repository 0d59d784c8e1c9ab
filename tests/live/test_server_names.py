"""Where the running server takes literal subjects, it takes what the grammar says: each place asked, name by name."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from natsgrammar_gen.grammar.model import Grammar
from tests.live.test_servers import HOLDER, Asks, consumers, holder
from tests.support import nats_wire as reality
from tests.support.depth import Some
from tests.support.nats_wire import BATCH, Connection, Json, Request, Server, api
from tests.support.probe_names import disagreements, names

SNAPSHOT_SUBJECT = 10015  # the error that says that it is not valid


def snapshots(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a snapshot can be sent to the subject; that this stream is kept in memory is another matter."""
    with holder(server):
        asked = [Request(f"STREAM.SNAPSHOT.{HOLDER}", {"deliver_subject": name}) for name in names]
        answers = api(server, asked, patience=5)
    assert all(answers)
    refused = [answer and answer.get("error", {}).get("err_code") == SNAPSHOT_SUBJECT for answer in answers]
    return {name: not no for name, no in zip(names, refused, strict=True)}


def republished(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a stream that republishes to the subject does so."""
    answers: dict[str, bool] = {}
    for at in range(0, len(names), BATCH):
        batch = list(enumerate(names[at : at + BATCH]))
        subjects = [f"a.stream.like.no.other.{i}" for i, _ in batch]  # no wildcard-like token comes near it
        configs = [
            {"name": f"R{i}", "subjects": [subjects[i]], "storage": "memory"}
            | {"republish": {"src": subjects[i], "dest": name}}
            for i, name in batch
        ]
        made = api(server, [Request(f"STREAM.CREATE.R{i}", config) for i, config in enumerate(configs)])
        kept = [i for i, answer in enumerate(made) if answer and "error" not in answer]
        with Connection(server) as connection:
            connection.exchange(b"SUB > 1\r\n")
            said = connection.exchange(b"".join(b"PUB %s 1\r\nx\r\n" % subjects[i].encode() for i in kept))
            said += connection.read(lambda _: False, patience=0.5)
        answers |= {name: b"MSG %s 1 " % name.encode() in said for _, name in batch}
        api(server, [Request(f"STREAM.DELETE.R{i}") for i in kept])
    return answers


def deliver_subject_of(answer: Json) -> str:
    return str(answer["config"].get("deliver_subject", "none: the consumer is pulled from"))


PLACES: dict[str, tuple[str, Asks]] = {
    "pedantic": ("subject_publish_pedantic", reality.unobjected),
    "deliver_subject": (
        "literal_subject",
        consumers(f"CONSUMER.CREATE.{HOLDER}", lambda name: {"deliver_subject": name}, deliver_subject_of),
    ),
    "snapshot": ("literal_subject", snapshots),
    "republish": ("literal_subject", republished),
}
# Where 2.9 takes more: any filter for a snapshot, and any subject at all to republish to.
WIDER = {"snapshot": "stream_subject", "republish": ""}


@pytest.mark.parametrize("place", PLACES)
def test_the_server_takes_literal_subjects(server: Server, grammar: Grammar, place: str, some: Some) -> None:
    rule, ask = PLACES[place]
    if server.version.startswith("2.9."):
        rule = WIDER.get(place, rule)
    if place == "republish" and tuple(map(int, server.version.split(".")[:2])) < (2, 15):
        rule = ""  # tab, line feed and carriage return pass
    if not rule:
        pytest.skip(f"nats-server {server.version} has no rule for {place}")
    # `$0` is no token of a destination but a reference to one of the source.
    asked = some([name for name in names(rule) if place != "republish" or not re.search(r"\$\d", name)], 200)
    assert disagreements(grammar, rule, asked, ask(server, asked)) == {}
