"""Names asked of real nats-servers per second, as the reality check asks them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

from benchmarks.timing import Row

RULE = "(?:subject|stream|reply|consumer|durable|queue|priority|kv|os)_[a-z_]+"
ASKED = re.compile(rf"({RULE}): (\d+) names, (\d+) per second")


def rows() -> Iterator[Row]:
    """Measure the rate of each rule on the first server program there is; the ratio is of times per name."""
    test = "tests/live/test_servers.py::test_the_server_agrees"
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", test]
    servers = os.environ.get("NATS_SERVERS", "").split(os.pathsep)[0]
    environment = {**os.environ, "NATS_SERVERS": servers} if servers else dict(os.environ)
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    collected = [(rule, int(names), int(rate)) for rule, names, rate in ASKED.findall(done.stdout)]
    if not collected:
        raise RuntimeError(f"no server was asked: {done.stdout[-500:]}")
    fastest = max(rate for _, _, rate in collected)
    for rule, names, rate in collected:
        what = f"nats-server: {rule.replace('_', '-')} asked, {names:,} names"
        yield Row(what, "the rule asked fastest", fastest / max(rate, 1), f"{rate:,} names per second")
