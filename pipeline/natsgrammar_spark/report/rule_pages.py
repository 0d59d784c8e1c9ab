"""What a report says about rules, and where each is explained."""

from __future__ import annotations

import re
from typing import Any

import natsgrammar as ng
from natsgrammar.core.registry import page_of

from ..contract import Check

_NAMES = 3  # valid and invalid ones that a page shows of a rule
_SOURCE = re.compile(r"https://[A-Za-z0-9./#_%~:?=&-]+")


def explained(check: Check, site: str | None) -> dict[str, Any]:
    """A rule or codec in plain data: its specification, a few examples, and its page on the site if that is known."""
    found: dict[str, Any] = {
        "address": check.address,
        "edition": check.edition,
        "title": "",
        "source": None,
        "good": [],
        "bad": [],
    }
    if check.decode is not None or check.headers:
        spec = check.address.partition("@")[0]
        page: str | None = f"{spec}/{check.edition}.html"
    else:
        rule = ng.codec(check.address).wire if check.codec else ng.rule(check.address)
        page = page_of(rule, ".html")
        addresses = _SOURCE.findall(rule.source)
        found |= {
            "title": rule.title,
            "source": addresses[0] if addresses else None,
            "good": [it for it in rule.good if it][:_NAMES],
            "bad": [name for name, _ in rule.bad if name][:_NAMES],
        }
    return {**found, "page": f"{site.rstrip('/')}/reference/{page}" if site and page else None}
