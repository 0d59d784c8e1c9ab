"""Asks other readers of standards about names: one that parses by ABNF productions, and validators for one format each.

Runs in an environment of its own (`tools/engines.sh`). Prints [rule, name or "", verdict or error] for each mistake.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

Case = dict[str, Any]
Check = Callable[[str], bool]


def passes(call: Callable[[str], object], *errors: type[Exception]) -> Check:
    """Whether the call raises none of the errors."""

    def check(name: str) -> bool:
        try:
            call(name)
        except errors:
            return False
        return True

    return check


def abnf(case: Case) -> Check:
    """The productions, read and parsed by the package `abnf`."""
    parser = import_module("abnf.parser")
    rules: Any = type("Rules", (parser.Rule,), {})
    for production in case["productions"]:
        rules.load_grammar(production + "\n")
    return passes(rules(case["production"]).parse_all, parser.ParseError)


def uri(_: Case) -> Check:
    validate = import_module("rfc3986_validator").validate_rfc3986
    return lambda name: bool(validate(name, rule="URI"))


def uri_reference(_: Case) -> Check:
    validate = import_module("rfc3986_validator").validate_rfc3986
    return lambda name: bool(validate(name, rule="URI_reference"))


def timestamp(_: Case) -> Check:
    return lambda name: bool(import_module("rfc3339_validator").validate_rfc3339(name))


def urn(_: Case) -> Check:
    package = import_module("urnparse")
    return passes(package.URN8141.from_string, package.InvalidURNFormatError)


def semver(_: Case) -> Check:
    return lambda name: bool(import_module("semver").Version.is_valid(name))


def traceparent(_: Case) -> Check:
    trace = import_module("opentelemetry.trace")
    propagator = import_module("opentelemetry.trace.propagation.tracecontext").TraceContextTextMapPropagator()
    return lambda name: trace.get_current_span(propagator.extract({"traceparent": name})).get_span_context().is_valid


def mqtt_topic(_: Case) -> Check:
    client = import_module("paho.mqtt.client").Client
    return passes(lambda name: client._raise_for_invalid_topic(name.encode()), ValueError)


def mqtt_filter(_: Case) -> Check:
    client = import_module("paho.mqtt.client").Client
    return lambda name: bool(name) and client._filter_wildcard_len_check(name.encode()) == 0


def kafka(_: Case) -> Check:
    return passes(import_module("kafka.util").ensure_valid_topic_name, ValueError)


def oci(_: Case) -> Check:
    package = import_module("docker_image.reference")
    return passes(package.Reference.parse, package.InvalidReference)


def amqp_exchange(_: Case) -> Check:
    commands = import_module("pamqp.commands")
    return passes(lambda name: commands.Exchange.Declare(exchange=name), ValueError)


def amqp_queue(_: Case) -> Check:
    commands = import_module("pamqp.commands")
    return passes(lambda name: commands.Queue.Declare(queue=name), ValueError)


def main() -> None:
    mistakes: list[list[str]] = []
    for case in json.load(sys.stdin):
        check = globals()[sys.argv[1]](case)
        verdicts = [(name, check(name["text"])) for name in case["names"]]
        mistakes += [
            [case["rule"], name["text"], str(verdict)] for name, verdict in verdicts if verdict != name["valid"]
        ]
    json.dump(mistakes, sys.stdout)


if __name__ == "__main__":
    main()
