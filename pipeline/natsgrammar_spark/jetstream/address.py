"""Stream addresses: `nats://HOST[:PORT][,HOST[:PORT]…]/STREAM?OPTION=VALUE&…`.

The options are those of the format `jetstream`. Credentials come from the environment variables of the command `nats`.
"""

import os
from collections.abc import Mapping
from urllib.parse import parse_qsl, urlsplit

import natsgrammar as ng
from natsgrammar.text import quoted

from .options import SCHEMES, JetStreamError, documented, writing

_ENVIRONMENT = {
    "NATS_USER": "user",
    "NATS_PASSWORD": "password",
    "NATS_TOKEN": "token",
    "NATS_CREDS": "credentials",
    "NATS_NKEY": "nkey",
    "NATS_CA": "tlsCa",
    "NATS_CERT": "tlsCert",
    "NATS_KEY": "tlsKey",
}
_SECRET = frozenset(_ENVIRONMENT.values()) - {"tlsCa", "tlsCert"}


def is_stream(place: str) -> bool:
    """Check whether an input or output is a stream's address."""
    return place.partition("://")[0] in SCHEMES and "://" in place


def options_at(address: str, environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the options in an address and in the environment. Raises JetStreamError."""
    try:
        parts = urlsplit(address)
    except ValueError:  # whose text may contain a password
        raise JetStreamError("the address of the stream has no host: expected `nats://HOST/STREAM`") from None
    stream = parts.path.strip("/")
    if "@" in parts.netloc:
        raise JetStreamError(f"`{parts.scheme}://…@` contains a user: set NATS_USER and NATS_PASSWORD instead")
    if not parts.netloc or not stream:
        raise JetStreamError(f"{quoted(address)} names no stream: expected `nats://HOST/STREAM`")
    options = {"servers": ",".join(f"{parts.scheme}://{host}" for host in parts.netloc.split(",")), "stream": stream}
    for given, value in parse_qsl(parts.query, keep_blank_values=True):
        name = documented(given)
        if name in options or name in _SECRET or name == "checkpointLocation":
            raise JetStreamError(f"{quoted(parts.path)}: the option {quoted(name)} cannot be set in an address")
        options[name] = value
    variables = os.environ if environment is None else environment
    return {option: variables[name] for name, option in _ENVIRONMENT.items() if variables.get(name)} | options


def writing_at(address: str) -> tuple[dict[str, str], str]:
    """Return the options for a write, with `prefix`, and the stream for its dead letters. Raises JetStreamError."""
    options = options_at(address)
    letters = options.pop("quarantine", f"{options['stream']}_quarantine")
    prefix = options.pop("prefix", "")
    violation = ng.rule("nats-server:literal-subject").check(f"{prefix}x")
    if violation is not None:
        cause = f"the option `prefix` is {quoted(prefix)}, with which no subject can begin"
        raise JetStreamError(f"{cause}: {violation.message}")
    for stream in (letters, options["stream"]):
        writing({**options, "stream": stream})
    return {**options, "prefix": prefix}, letters
