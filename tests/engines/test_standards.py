"""Imported standards accept the names that independent readers and validators of them accept."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.queries import sample
from tests.support import engines
from tests.support.depth import generator, is_full
from tests.support.standards import REQUESTS, URI, standard, stated, text

pytestmark = pytest.mark.nightly

LENGTHS = (0, 1, 2, 3, 4, 5, 6, 8, 11, 16, 23)
STATED = {
    "uri": stated(URI),
    "http": stated(text("http.abnf"), URI),
    "media-type": stated(text("media-type.abnf")),
    "timestamp": stated(text("timestamp.md")),
    "urn": stated(text("urn.abnf"), URI),
    "traceparent": stated(text("traceparent.md")),
    "mqtt": stated(text("mqtt.abnf")),
    "kafka": stated(text("kafka.abnf")),
}


def names(rule: Definition, rng: random.Random, lengths: tuple[int, ...] = LENGTHS) -> Iterator[engines.Name]:
    """Names of the rule, and each with an edit."""
    for length in lengths * (8 if is_full() else 2):
        name = sample(rule.dfa, rng, length)
        for each in [] if name is None else [name, *([engines.edited(name, rng)] if name else [])]:
            if not any(0xD800 <= ord(c) <= 0xDFFF for c in each):
                yield {"text": each, "valid": rule.dfa.accepts(each)}


@pytest.mark.parametrize("name", STATED)
def test_a_reader_of_abnf_parses_the_same_names(name: str) -> None:
    cases = []
    for rule in standard(name).rules.values():
        if rule.name in ("uri_host", "host") and name == "http":  # prose, which that reader cannot look up
            continue
        shallow = [each for each in names(rule, generator(rule.name)) if each["text"].count("(") <= 2]
        spelled = re.match(r"[\w-]+", rule.notes.production)
        assert spelled
        usable = [each for each in STATED[name] if "<host, see" not in each and "<port, see" not in each]
        cases.append({"rule": rule.name, "production": spelled[0], "productions": usable, "names": shallow})
    assert sum(len(case["names"]) for case in cases) > 30
    assert engines.standards("abnf", cases) == []


Applies = Callable[[str], bool]


def everywhere(_: str) -> bool:
    return True


VALIDATORS: dict[str, tuple[str, str, tuple[int, ...], Applies]] = {
    # program: the standard, its rule, lengths, and the names for which the validator goes by the standard
    # Its `$` also stands before a last line feed.
    "uri": ("uri", "uri", (3, 4, 5, 6, 8, 11, 16, 23, 40), lambda name: not name.endswith("\n")),
    "uri_reference": ("uri", "uri-reference", (0, 1, 2, 3, 4, 5, 8, 16, 23, 40), lambda name: not name.endswith("\n")),
    # It wants `urn` in lower case, which RFC 8141 does not.
    "urn": (
        "urn",
        "assigned-name",
        (8, 9, 10, 12, 16, 23, 40),
        lambda name: name[:4] in ("urn:", "") or ":" not in name,
    ),
    "semver": ("semver", "valid-semver", (5, 6, 7, 8, 9, 11, 16, 23), everywhere),
    # Zeros and version ff are forbidden in prose.
    "traceparent": ("traceparent", "value", (55,), lambda name: not re.search(r"^ff|-0+-", name)),
    # NUL is forbidden, and it is checked by the server.
    "mqtt_topic": ("mqtt", "topic-name", (1, 2, 3, 5, 8, 16), lambda name: bool(name) and "\0" not in name),
    "mqtt_filter": ("mqtt", "topic-filter", (1, 2, 3, 5, 8, 16), lambda name: "\0" not in name),
    # Its `$` also stands before a last line feed.
    "kafka": ("kafka", "topic", (1, 2, 3, 5, 16, 248, 249), lambda name: not name.endswith("\n")),
    # It wants as many digits in a digest as its algorithm has; its `$` also stands before a last line feed.
    "oci": ("oci", "reference", (1, 2, 3, 5, 8, 16, 23), lambda name: "@" not in name and not name.endswith("\n")),
    # It also allows what RabbitMQ does, beyond the standard.
    "amqp_exchange": ("amqp", "exchange-name", (0, 1, 2, 5, 16, 126), lambda name: not re.search(r"[@#,/+ ]", name)),
    "amqp_queue": ("amqp", "queue-name", (0, 1, 2, 5, 16, 126), lambda name: not re.search(r"[@#,/+ ]", name)),
}


@pytest.mark.parametrize("program", VALIDATORS)
def test_a_validator_accepts_the_same_names(program: str) -> None:
    name, address, lengths, applies = VALIDATORS[program]
    rule = standard(name).rules[address]
    cases = [each for each in names(rule, generator(program), lengths * 5) if applies(each["text"])]
    assert len(cases) > 20
    assert engines.standards(program, [{"rule": address, "names": cases}]) == []


def test_a_validator_of_timestamps_accepts_only_what_the_rule_does() -> None:
    rule = standard("timestamp").rules["date-time"]
    times = [
        f"20{a:02}-0{b}-1{c}T1{b}:{a:02}:0{c}{fraction}{zone}"
        for a in range(60)
        for b, c in ((1, 2), (2, 9))
        for fraction in ("", ".5", ".", ",5")
        for zone in ("Z", "z", "+01:00", "-23:59", "+1:00", "")
    ]
    cases = [{"rule": "date-time", "names": [{"text": each, "valid": rule.dfa.accepts(each)} for each in times]}]
    refused = engines.standards("timestamp", cases)
    assert all(verdict == "False" and name.endswith("z") for _, name, verdict in refused)  # it wants `Z`
    assert len(refused) < len(times) / 2


def test_a_second_reader_judges_every_standard() -> None:
    assert {*REQUESTS} - {*STATED} - {standard for standard, *_ in VALIDATORS.values()} == set()
