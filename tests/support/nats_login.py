"""What a server asks of those who connect: keys, JWTs of an operator, and certificates, made here."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nkeys  # type: ignore[import-untyped]
import pytest


@dataclass(frozen=True)
class Key:
    """An NKey: the seed is secret."""

    public: str
    seed: str


def nkey(kind: int = nkeys.PREFIX_BYTE_USER) -> Key:
    """A new key, of a user unless said otherwise."""
    seed = bytes(nkeys.encode_seed(os.urandom(32), kind))
    return Key(nkeys.from_seed(seed).public_key.decode(), seed.decode())


@dataclass(frozen=True)
class Operator:
    """The configuration of a server in operator mode, and the credentials file of a user of its account."""

    config: str
    credentials: str
    user: Key


def operator() -> Operator:
    """An operator with an account that may use JetStream, and a user in it."""
    kinds = (nkeys.PREFIX_BYTE_OPERATOR, nkeys.PREFIX_BYTE_ACCOUNT, nkeys.PREFIX_BYTE_ACCOUNT, nkeys.PREFIX_BYTE_USER)
    owner, system, account, user = map(nkey, kinds)
    every = dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn", "leaf"), -1)
    stored = dict.fromkeys(("mem_storage", "disk_storage", "streams", "consumer"), -1)
    trusted = _jwt(owner, owner, {"type": "operator", "system_account": system.public})
    accounts = {
        system.public: _jwt(owner, system, {"type": "account", "limits": {**every, "wildcards": True}}),
        account.public: _jwt(owner, account, {"type": "account", "limits": {**every, **stored, "wildcards": True}}),
    }
    preloaded = "\n".join(f"{name}: {jwt}" for name, jwt in accounts.items())
    config = f"operator: {trusted}\nsystem_account: {system.public}\n"
    config += f"resolver: MEMORY\nresolver_preload: {{\n{preloaded}\n}}\n"
    token = _jwt(account, user, {"type": "user", "subs": -1, "data": -1, "payload": -1})
    return Operator(config, f"{_block('NATS USER JWT', token)}\n{_block('USER NKEY SEED', user.seed)}", user)


def _block(title: str, text: str) -> str:
    return f"-----BEGIN {title}-----\n{text}\n------END {title}------\n"


def _jwt(issuer: Key, subject: Key, claims: dict[str, Any]) -> str:
    """Claims of NATS, signed by the issuer."""
    body = {"iat": 1, "iss": issuer.public, "sub": subject.public, "name": "test", "nats": {**claims, "version": 2}}
    parts = [_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ed25519-nkey"}, body)]
    signed = nkeys.from_seed(bytearray(issuer.seed.encode())).sign(".".join(parts).encode())
    return ".".join([*parts, _base64(signed)])


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def certificates(folder: Path) -> Path:
    """The folder, with certificates and keys of `ca`, `server` and `client`, and of `other`, which nobody signed."""
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("no `openssl`, which makes the certificates of this test")

    def openssl(*arguments: str | Path) -> None:
        subprocess.run([program, *arguments], cwd=folder, check=True, capture_output=True)

    made: tuple[str, ...] = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    for name, signed in (("ca", ()), ("server", ("-CA", "ca.pem", "-CAkey", "ca.key")), ("other", ())):
        names = ("-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2")
        openssl(*made, *names, *signed, "-keyout", f"{name}.key", "-out", f"{name}.pem")
    openssl(
        *made, "-subj", "/CN=client", "-CA", "ca.pem", "-CAkey", "ca.key", "-keyout", "client.key", "-out", "client.pem"
    )
    return folder
