"""The certificates and keys in options, read as TLS reads them."""

from __future__ import annotations

import ssl
from tempfile import NamedTemporaryFile

_NO_PASSWORD = ""  # otherwise OpenSSL asks for the password of an encrypted key on the terminal


class Unreadable(Exception):
    """The option whose file TLS cannot use, and the cause."""

    def __init__(self, option: str, cause: str) -> None:
        super().__init__(cause)
        self.option = option


def context(ca: str | None, cert: str | None, key: str | None) -> ssl.SSLContext:
    """Return the context for these files; without `ca`, the system's authorities are trusted. Raises Unreadable."""
    try:
        made = ssl.create_default_context(cadata=None if ca is None else _ascii(ca))
    except ssl.SSLError:
        raise Unreadable("tlsCa", "no certificate in PEM") from None
    if cert is None:
        return made
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cadata=_ascii(cert))
    except ssl.SSLError:
        raise Unreadable("tlsCert", "no certificate in PEM") from None
    with NamedTemporaryFile("w", suffix=".pem", encoding="utf-8") as pem:  # Python reads keys from files only
        pem.write(f"{cert}\n{key or ''}")
        pem.flush()
        try:
            made.load_cert_chain(pem.name, password=_NO_PASSWORD)
        except ssl.SSLError as error:
            option = "tlsCert" if key is None else "tlsKey"
            matches = error.reason != "KEY_VALUES_MISMATCH"
            cause = "no private key in PEM without a password" if matches else "the key does not fit the certificate"
            raise Unreadable(option, cause) from None
    return made


def _ascii(pem: str) -> str:
    """Return the text with comments in ASCII, as Python requires; never an empty text, which would count as None."""
    return pem.encode("ascii", "replace").decode() + "\n"
