"""Who reads a stream, and how: keys, JWTs and certificates, several servers; no error shows a secret."""

from __future__ import annotations

import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from traceback import format_exception
from typing import Any

import pytest

from natsgrammar_spark.jetstream import JetStreamError
from natsgrammar_spark.jetstream.connection import connected
from natsgrammar_spark.jetstream.options import access, reading
from tests.support import nats_wire
from tests.support.jetstream import made, numbered, rows
from tests.support.nats_login import certificates, nkey, operator
from tests.support.proxy import proxied

STORE = 'jetstream {store_dir: "{store}"}\n'


@contextmanager
def asking(server: nats_wire.Server, config: str, scheme: str = "nats", **login: Any) -> Iterator[dict[str, Any]]:
    """A read of the stream LOGIN, which holds five messages, at a server with the configuration."""
    with nats_wire.configured(server, STORE + config) as running:
        assert isinstance(running, nats_wire.Server), running
        url = "{}://{}:{}".format(scheme, *running.address)
        made(url, "LOGIN", numbered("LOGIN", 5), login)
        yield {"servers": url, "stream": "LOGIN"}


def refused(told: str, secrets: tuple[str, ...], **options: object) -> None:
    """The read is refused, and neither the error nor what led to it shows a secret."""
    with pytest.raises(JetStreamError, match=told) as found:
        rows(**options)
    shown = "".join(format_exception(found.value))
    assert not [secret for secret in secrets if secret in shown]


def test_a_key_signs_in(server: nats_wire.Server, tmp_path: Path) -> None:
    mine, other = nkey(), nkey()
    for name, key in (("mine", mine), ("other", other)):
        (tmp_path / name).write_text(f"{key.seed}\n")
    with asking(
        server, f"authorization: {{users: [{{nkey: {mine.public}}}]}}", nkeys_seed=str(tmp_path / "mine")
    ) as it:
        assert len(rows(**it, nkey=tmp_path / "mine")) == 5
        refused("(?i)authorization violation", (other.seed,), **it, nkey=tmp_path / "other")
        refused("(?i)authorization violation", (), **it)
        (tmp_path / "broken").write_text(mine.seed[:-3])
        refused("`nkey` names a file without a valid seed", (mine.seed[:-3],), **it, nkey=tmp_path / "broken")
        assert mine.seed not in repr(reading({**it, "nkey": str(tmp_path / "mine")}))


def test_credentials_of_an_operator_s_user_sign_in(server: nats_wire.Server, tmp_path: Path) -> None:
    mine, other = operator(), operator()
    for name, its in (("mine", mine), ("other", other)):
        (tmp_path / name).write_text(its.credentials)
    with asking(server, mine.config, user_credentials=str(tmp_path / "mine")) as it:
        assert len(rows(**it, credentials=tmp_path / "mine")) == 5
        secrets = (other.user.seed, other.credentials.split()[3])
        refused("(?i)authorization violation", secrets, **it, credentials=tmp_path / "other")
        token, _, seed = mine.credentials.partition("\n\n")
        for half in (token, seed):
            (tmp_path / "half").write_text(half)
            refused("`credentials` names a file without the JWT", secrets, **it, credentials=tmp_path / "half")
        (tmp_path / "broken").write_text(mine.credentials.replace(mine.user.seed, mine.user.seed[:-3]))
        short = (mine.user.seed[:-3],)
        refused("`credentials` names a file without a valid seed", short, **it, credentials=tmp_path / "broken")
        assert mine.user.seed not in repr(reading({**it, "credentials": str(tmp_path / "mine")}))


def test_certificates_are_checked_on_both_sides(server: nats_wire.Server, tmp_path: Path) -> None:
    its = certificates(tmp_path)
    files = f'cert_file: "{its}/server.pem", key_file: "{its}/server.key", ca_file: "{its}/ca.pem"'
    context = ssl.create_default_context(cafile=str(its / "ca.pem"))
    context.load_cert_chain(its / "client.pem", its / "client.key")
    known = {"tlsCa": its / "ca.pem", "tlsCert": its / "client.pem", "tlsKey": its / "client.key"}
    with asking(server, f"tls {{{files}, verify: true}}", "tls", tls=context) as it:
        assert len(rows(**it, **known)) == 5
        secret = (its / "client.key").read_text().split()[5]
        refused("certificate", (secret,), **it, **{**known, "tlsCa": its / "other.pem"})
        refused("cannot connect to", (secret,), **it, tlsCa=its / "ca.pem")
        stranger = {"tlsCert": its / "other.pem", "tlsKey": its / "other.key"}
        refused("cannot connect to", (), **it, **{**known, **stranger})
        refused("`tlsCa` names `.*ca.key`: no cert", (), **it, **{**known, "tlsCa": its / "ca.key"})
        refused("`tlsCert` names `.*`: no cert", (), **it, **{**known, "tlsCert": its / "client.key"})
        refused("`tlsKey` names .* no private key in PEM", (), **it, **{**known, "tlsKey": its / "ca.pem"})
        refused("`tlsKey` names .* the key does not fit", (secret,), **it, **{**known, "tlsKey": its / "other.key"})
        (its / "both").write_text((its / "client.pem").read_text() + (its / "client.key").read_text())
        (its / "empty").touch()
        assert len(rows(**it, tlsCa=its / "ca.pem", tlsCert=its / "both")) == 5
        refused("`tlsCa` names .* no cert", (), **it, tlsCa=its / "empty")
        refused("`tlsCert` names .* no private key", (), **it, tlsCa=its / "ca.pem", tlsCert=its / "client.pem")
        locked = ["openssl", "ec", "-aes256", "-passout", "pass:p", "-in", "client.key", "-out", "locked"]
        subprocess.run(locked, cwd=its, check=True, capture_output=True)
        refused("`tlsKey` names .* without a password", (secret,), **it, **{**known, "tlsKey": its / "locked"})


def test_nothing_is_told_to_a_server_without_tls(server: nats_wire.Server, tmp_path: Path) -> None:
    """Neither at first nor when the connection to one with TLS was lost."""
    its = certificates(tmp_path)
    sent: list[bytes] = []
    login = {"user": "joe", "password": "Wr0ng"}
    one = "authorization {user: joe, password: Wr0ng}"
    one += f', tls {{cert_file: "{its}/server.pem", key_file: "{its}/server.key"}}'
    with asking(server, "") as it, proxied(it["servers"]) as proxy, ExitStack() as opened:

        def note(piece: bytes) -> bytes:
            sent.append(piece)
            return piece

        proxy.edit = note
        tls = proxy.url.replace("nats:", "tls:")
        refused("cannot connect to .*: TLS is required", ("Wr0ng",), **{**it, "servers": tls}, **login)
        refused("cannot connect to .*: TLS is required", (), **{**it, "servers": proxy.url, "tlsCa": its / "ca.pem"})
        with nats_wire.configured(server, STORE + one) as first:
            assert isinstance(first, nats_wire.Server), first
            both = {
                "servers": "tls://{}:{},{}".format(*first.address, tls),
                "stream": "S",
                "tlsCa": str(its / "ca.pem"),
            }
            link = opened.enter_context(connected(access({**both, **login}), begun=True))
            assert link.client.is_connected
        with pytest.raises(JetStreamError, match="TLS is required"):
            link.run(link.api("INFO", {}, patience=1))
    assert sent
    assert not [piece for piece in sent if b"CONNECT" in piece]


def test_one_of_several_servers_is_enough(server: nats_wire.Server) -> None:
    with asking(server, "") as it:
        assert len(rows(**{**it, "servers": f"nats://127.0.0.1:1, {it['servers']}"})) == 5
        assert len(rows(**{**it, "servers": f"{it['servers']},nats://127.0.0.1:1"})) == 5
        refused(
            "cannot connect to nats://127.0.0.1:1, nats://127.0.0.1:2",
            (),
            **{**it, "servers": "nats://127.0.0.1:1,nats://127.0.0.1:2"},
        )
