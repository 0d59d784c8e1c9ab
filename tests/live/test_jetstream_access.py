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


def refused(output: str, secrets: tuple[str, ...], **options: object) -> None:
    """The read is rejected, and neither the error nor what led to it shows a secret."""
    with pytest.raises(JetStreamError, match=output) as caught:
        rows(**options)
    shown = "".join(format_exception(caught.value))
    assert not [secret for secret in secrets if secret in shown]


def test_a_key_signs_in(server: nats_wire.Server, tmp_path: Path) -> None:
    mine, other = nkey(), nkey()
    for name, key in (("mine", mine), ("other", other)):
        (tmp_path / name).write_text(f"{key.seed}\n")
    with asking(
        server, f"authorization: {{users: [{{nkey: {mine.public}}}]}}", nkeys_seed=str(tmp_path / "mine")
    ) as item:
        assert len(rows(**item, nkey=tmp_path / "mine")) == 5
        refused("(?i)authorization violation", (other.seed,), **item, nkey=tmp_path / "other")
        refused("(?i)authorization violation", (), **item)
        (tmp_path / "broken").write_text(mine.seed[:-3])
        refused("`nkey` names a file without a valid seed", (mine.seed[:-3],), **item, nkey=tmp_path / "broken")
        assert mine.seed not in repr(reading({**item, "nkey": str(tmp_path / "mine")}))


def test_credentials_of_an_operator_s_user_sign_in(server: nats_wire.Server, tmp_path: Path) -> None:
    mine, other = operator(), operator()
    for name, own in (("mine", mine), ("other", other)):
        (tmp_path / name).write_text(own.credentials)
    with asking(server, mine.config, user_credentials=str(tmp_path / "mine")) as item:
        assert len(rows(**item, credentials=tmp_path / "mine")) == 5
        secrets = (other.user.seed, other.credentials.split()[3])
        refused("(?i)authorization violation", secrets, **item, credentials=tmp_path / "other")
        token, _, seed = mine.credentials.partition("\n\n")
        for half in (token, seed):
            (tmp_path / "half").write_text(half)
            refused("`credentials` names a file without the JWT", secrets, **item, credentials=tmp_path / "half")
        (tmp_path / "broken").write_text(mine.credentials.replace(mine.user.seed, mine.user.seed[:-3]))
        short = (mine.user.seed[:-3],)
        refused("`credentials` names a file without a valid seed", short, **item, credentials=tmp_path / "broken")
        assert mine.user.seed not in repr(reading({**item, "credentials": str(tmp_path / "mine")}))


def test_certificates_are_checked_on_both_sides(server: nats_wire.Server, tmp_path: Path) -> None:
    own = certificates(tmp_path)
    files = f'cert_file: "{own}/server.pem", key_file: "{own}/server.key", ca_file: "{own}/ca.pem"'
    context = ssl.create_default_context(cafile=str(own / "ca.pem"))
    context.load_cert_chain(own / "client.pem", own / "client.key")
    known = {"tlsCa": own / "ca.pem", "tlsCert": own / "client.pem", "tlsKey": own / "client.key"}
    with asking(server, f"tls {{{files}, verify: true}}", "tls", tls=context) as item:
        assert len(rows(**item, **known)) == 5
        secret = (own / "client.key").read_text().split()[5]
        refused("certificate", (secret,), **item, **{**known, "tlsCa": own / "other.pem"})
        refused("cannot connect to", (secret,), **item, tlsCa=own / "ca.pem")
        stranger = {"tlsCert": own / "other.pem", "tlsKey": own / "other.key"}
        refused("cannot connect to", (), **item, **{**known, **stranger})
        refused("`tlsCa` names `.*ca.key`: no cert", (), **item, **{**known, "tlsCa": own / "ca.key"})
        refused("`tlsCert` names `.*`: no cert", (), **item, **{**known, "tlsCert": own / "client.key"})
        refused("`tlsKey` names .* no private key in PEM", (), **item, **{**known, "tlsKey": own / "ca.pem"})
        refused("`tlsKey` names .* the key does not fit", (secret,), **item, **{**known, "tlsKey": own / "other.key"})
        (own / "both").write_text((own / "client.pem").read_text() + (own / "client.key").read_text())
        (own / "empty").touch()
        assert len(rows(**item, tlsCa=own / "ca.pem", tlsCert=own / "both")) == 5
        refused("`tlsCa` names .* no cert", (), **item, tlsCa=own / "empty")
        refused("`tlsCert` names .* no private key", (), **item, tlsCa=own / "ca.pem", tlsCert=own / "client.pem")
        locked = ["openssl", "ec", "-aes256", "-passout", "pass:p", "-in", "client.key", "-out", "locked"]
        subprocess.run(locked, cwd=own, check=True, capture_output=True)
        refused("`tlsKey` names .* without a password", (secret,), **item, **{**known, "tlsKey": own / "locked"})


def test_nothing_is_told_to_a_server_without_tls(server: nats_wire.Server, tmp_path: Path) -> None:
    """Neither at first nor when the connection to one with TLS was lost."""
    own = certificates(tmp_path)
    sent: list[bytes] = []
    login = {"user": "joe", "password": "Wr0ng"}
    single = "authorization {user: joe, password: Wr0ng}"
    single += f', tls {{cert_file: "{own}/server.pem", key_file: "{own}/server.key"}}'
    with asking(server, "") as item, proxied(item["servers"]) as proxy, ExitStack() as opened:

        def note(piece: bytes) -> bytes:
            sent.append(piece)
            return piece

        proxy.edit = note
        tls = proxy.url.replace("nats:", "tls:")
        refused("cannot connect to .*: TLS is required", ("Wr0ng",), **{**item, "servers": tls}, **login)
        refused("cannot connect to .*: TLS is required", (), **{**item, "servers": proxy.url, "tlsCa": own / "ca.pem"})
        with nats_wire.configured(server, STORE + single) as first:
            assert isinstance(first, nats_wire.Server), first
            both = {
                "servers": "tls://{}:{},{}".format(*first.address, tls),
                "stream": "S",
                "tlsCa": str(own / "ca.pem"),
            }
            link = opened.enter_context(connected(access({**both, **login}), begun=True))
            assert link.client.is_connected
        with pytest.raises(JetStreamError, match="TLS is required"):
            link.run(link.api("INFO", {}, patience=1))
    assert sent
    assert not [piece for piece in sent if b"CONNECT" in piece]


def test_one_of_several_servers_is_enough(server: nats_wire.Server) -> None:
    with asking(server, "") as item:
        assert len(rows(**{**item, "servers": f"nats://127.0.0.1:1, {item['servers']}"})) == 5
        assert len(rows(**{**item, "servers": f"{item['servers']},nats://127.0.0.1:1"})) == 5
        refused(
            "cannot connect to nats://127.0.0.1:1, nats://127.0.0.1:2",
            (),
            **{**item, "servers": "nats://127.0.0.1:1,nats://127.0.0.1:2"},
        )
