"""`headers: nats`: every header in a message, by the rules in `nats-headers`, in one check."""

import natsgrammar as ng

from .ddl import STRING, Array, Map, SparkType, Struct
from .path import Each, Entries, Lines, Path

SPEC = "nats-headers"
_SPELLED = {"kv": "KV", "ttl": "TTL", "upto": "UpTo", "pubrel": "PubRel"}  # words of headers that are not capitalized
_SPELLED |= {word.lower(): word for word in ("RTopic", "RFlags", "ROrigin", "RSource")}  # of MQTT
# The rules for several headers of one message, and their headers in the order of the rule.
_EXPECTED, _SCHEDULE = "Nats-Expected-Last-Subject-Sequence", "Nats-Schedule"
TOGETHER = {
    "headers-expected-subject-with-sequence": (f"{_EXPECTED}-Subject", _EXPECTED),
    "headers-schedule-with-target": (_SCHEDULE, f"{_SCHEDULE}-Target"),
    "headers-time-zone-with-cron": (_SCHEDULE, f"{_SCHEDULE}-Time-Zone"),
    "headers-rollup-with-schedule": (_SCHEDULE, "Nats-Rollup"),
}


def address() -> str:
    """Return the deciding edition."""
    return ng.rule(f"{SPEC}:header-name").address.partition(":")[0]


def parts(path: Path, kind: SparkType) -> tuple[tuple[Path, str], ...] | None:
    """Return the values below the path, each with its rule; None if that type has no headers.

    Headers are a map from names to a value or a list, or an array with pairs: structs with a name and either.
    """
    pair, value = None, None
    match kind:
        case Map(key, of_key) if key == STRING:
            value = of_key
        case Array(Struct(((name, of_name), (text, of_text)))) if of_name == STRING:
            pair, value = (name, text), of_text
    if value not in (STRING, Array(STRING)):
        return None
    each: Path = () if value == STRING else (Each(),)
    targets: list[tuple[Path, str]] = [
        ((*path, Entries(None, True, pair)), f"{SPEC}:header-name"),
        ((*path, Entries(None, False, pair), *each), f"{SPEC}:header-value"),
    ]
    targets += [((*path, Entries(header, False, pair), *each), rule) for header, rule in known().items()]
    lines = {rule: Lines(names, pair, value != STRING) for rule, names in TOGETHER.items()}
    return (*targets, *(((*path, step), f"{SPEC}:{rule}") for rule, step in lines.items()))


def known() -> dict[str, str]:
    """Return the headers with their own rule, as servers spell them, each with the rule's address."""
    names = (rule.partition(":")[2] for rule in ng.rules() if rule.startswith(f"{address()}:"))
    return {
        "-".join(_SPELLED.get(word, word.capitalize()) for word in name.split("-")): f"{SPEC}:{name}"
        for name in names
        if not name.startswith("header")
    }
