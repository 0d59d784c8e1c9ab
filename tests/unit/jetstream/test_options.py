"""Options and addresses as values: what is left out, spelled otherwise, or given by the environment."""

from __future__ import annotations

import time
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

import pytest

from natsgrammar_spark.jetstream import JetStreamError
from natsgrammar_spark.jetstream.address import is_stream, options_at, writing_at
from natsgrammar_spark.jetstream.options import Access, Place, Reading, Writing, reading, writing

SOME = {"servers": "nats://h", "stream": "S"}
ACCESS = Access(("nats://h",), "S")


def test_what_is_left_out_of_a_read_has_a_default() -> None:
    assert reading(SOME) == Reading(ACCESS, (">",), None, "latest", None, 250_000, True, True, True)
    assert ACCESS.seconds == 60


def test_options_are_known_in_any_case(tmp_path: Path) -> None:
    (tmp_path / "seed").write_text("SU")
    read = reading(
        {
            "SERVERS": " nats://a , tls://b:4222/, c:1, nats://d:65535",
            "Stream": "T",
            "DOMAIN": "hub",
            "timeoutms": "1500",
            "NKEY": str(tmp_path / "seed"),
            "subjects": "a.*, b ,a.*",
            "startingoffsets": "LATEST",
            "endingOffsets": '{"seq": 9, "created": "c", "stream": "T", "subjects": "b"}',
            "maxOffsetsPerTrigger": str(2**63 - 1),
            "maxRecordsPerPartition": "1",
            "failOnDataLoss": "FALSE",
            "includeHeaders": "false",
            "directGet": "false",
        }
    )
    servers = ("nats://a", "tls://b:4222/", "c:1", "nats://d:65535")
    access = Access(servers, "T", "hub", 1.5, nkey="SU")
    assert read == Reading(access, ("a.*", "b"), "latest", Place(9, "c", "T", "b"), 2**63 - 1, 1, False, False, False)
    assert access.secure
    assert access.prefix == "$JS.hub.API"
    assert access.at == "nats://a, tls://b:4222/, c:1, …"
    assert reading({**SOME, "servers": f"nats://{'x' * 293}"}).access.at.endswith("x")


@pytest.mark.parametrize(
    ("name", "text", "start"),
    [
        ("startingOffsets", "earliest", "earliest"),
        ("startingOffsets", "1", Place(1)),
        ("startingOffsets", '{"seq": 1}', Place(1)),
        ("startingTimestamp", "1500", datetime(1970, 1, 1, 0, 0, 1, 500_000, UTC)),
        ("startingTimestamp", "1678-01-01T00:00:00Z", datetime(1678, 1, 1, tzinfo=UTC)),
        ("startingTimestamp", "2261-12-31T00:00:00+00:00", datetime(2261, 12, 31, tzinfo=UTC)),
    ],
)
def test_a_read_begins_at_a_place_or_a_time(name: str, text: str, start: object) -> None:
    assert reading({**SOME, name: text}).start == start


def test_a_connection_is_secure_by_its_scheme_or_its_files() -> None:
    assert ACCESS.prefix == "$JS.API"
    assert [ACCESS.secure, Access(("h", "tls://h"), "S").secure] == [False, True]
    assert Access(("h",), "S", tls_ca="").secure
    assert Access(("h",), "S", tls_cert="").secure
    assert Access(("a", "b", "c"), "S").at == "a, b, c"
    login = reading({**SOME, "user": "u", "password": "p"}).access, reading({**SOME, "token": "t"}).access
    assert login == (Access(("nats://h",), "S", user="u", password="p"), Access(("nats://h",), "S", token="t"))
    secrets = Access(("h",), "S", None, 60, *["s3cr3t"] * 8)
    assert "s3cr3t" not in repr(secrets)


def test_what_is_left_out_of_a_write_has_a_default() -> None:
    assert writing(SOME) == Writing(ACCESS, None, None, True, None)
    given = {"idPrefix": "p", "idSince": "0", "failOnDuplicates": "false", "checkpointlocation": "c"}
    assert writing(SOME | given) == Writing(ACCESS, "p", datetime(1970, 1, 1, tzinfo=UTC), False, "c")


@pytest.mark.parametrize(("seconds", "is_refused"), [(-30, False), (30, False), (90, True)])
def test_clocks_may_differ_by_a_minute(seconds: float, is_refused: bool) -> None:
    since = str(int((time.time() + seconds) * 1000))
    with pytest.raises(JetStreamError) if is_refused else nullcontext():
        writing({**SOME, "idSince": since})


def test_an_address_names_servers_stream_and_options() -> None:
    assert options_at("tls://a:1,b/S/?subjects=x%20y&startingoffsets=&Domain=d", {}) == {
        "servers": "tls://a:1,tls://b",
        "stream": "S",
        "subjects": "x y",
        "startingOffsets": "",
        "domain": "d",
    }
    places = ["nats://h/S", "tls://h/S", "nats", "NATS://h/S", "s3://h/S", "nats:/x"]
    assert [is_stream(place) for place in places] == [True, True, False, False, False, False]


def test_credentials_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {
        "NATS_USER": "user",
        "NATS_PASSWORD": "password",
        "NATS_TOKEN": "token",
        "NATS_CREDS": "credentials",
        "NATS_NKEY": "nkey",
        "NATS_CA": "tlsCa",
        "NATS_CERT": "tlsCert",
        "NATS_KEY": "tlsKey",
    }
    given = {"servers": "nats://h", "stream": "S"}
    assert options_at("nats://h/S", {name: name for name in names}) == {
        **{option: name for name, option in names.items()},
        **given,
    }
    assert options_at("nats://h/S?tlsCa=mine", {"NATS_CA": "other", "NATS_TOKEN": ""}) == {**given, "tlsCa": "mine"}
    for name in names:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NATS_TOKEN", "t")
    assert options_at("nats://h/S") == {"token": "t", **given}


def test_dead_letters_have_a_stream_of_their_own() -> None:
    assert writing_at("nats://h/S") == ({"servers": "nats://h", "stream": "S", "prefix": ""}, "S_quarantine")
    options, letters = writing_at("nats://h/S?quarantine=Q&prefix=a.b.&timeoutMs=5")
    assert (options["prefix"], options["timeoutMs"], letters) == ("a.b.", "5", "Q")
    assert "quarantine" not in options
