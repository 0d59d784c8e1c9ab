"""The certificates and keys of options, read as TLS reads them."""

from __future__ import annotations

import ssl
from tempfile import NamedTemporaryFile

_NO_PASSWORD = ""  # else OpenSSL asks for that of an encrypted key on the terminal


class Unreadable(Exception):
    """An option whose file TLS cannot use, and why."""

    def __init__(self, option: str, why: str) -> None:
        super().__init__(why)
        self.option = option


def context(ca: str | None, cert: str | None, key: str | None) -> ssl.SSLContext:
    """How to connect with what the files hold; without `ca`, the system's authorities count. Raises Unreadable."""
    try:
        found = ssl.create_default_context(cadata=None if ca is None else _ascii(ca))
    except ssl.SSLError:
        raise Unreadable("tlsCa", "no certificate in PEM") from None
    if cert is None:
        return found
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cadata=_ascii(cert))
    except ssl.SSLError:
        raise Unreadable("tlsCert", "no certificate in PEM") from None
    with NamedTemporaryFile("w", suffix=".pem", encoding="utf-8") as pem:  # Python reads keys from files only
        pem.write(f"{cert}\n{key or ''}")
        pem.flush()
        try:
            found.load_cert_chain(pem.name, password=_NO_PASSWORD)
        except ssl.SSLError as error:
            option = "tlsCert" if key is None else "tlsKey"
            matches = error.reason != "KEY_VALUES_MISMATCH"
            why = "no private key in PEM without a password" if matches else "another key than that of the certificate"
            raise Unreadable(option, why) from None
    return found


def _ascii(pem: str) -> str:
    """The text as Python takes it, with comments in ASCII; never an empty one, which would count as none."""
    return pem.encode("ascii", "replace").decode() + "\n"
