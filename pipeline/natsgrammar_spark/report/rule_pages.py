"""Rules in a report, each with its page."""

import re
from typing import Any

import natsgrammar as ng
from natsgrammar.core.registry import page_of
from natsgrammar.tables import ALL_CAUSES

from ..contract import Check

_NAMES = 3  # valid and invalid names that a page shows of a rule
_SOURCE = re.compile(r"https://[A-Za-z0-9./#_%~:?=&-]+")


def explained(check: Check, site: str | None) -> dict[str, Any]:
    """Return a rule or codec as plain data: its specification, a few examples, and its page on a known site."""
    data: dict[str, Any] = {"address": check.address, "edition": check.edition}
    if check.decode is not None or check.headers:
        page: str | None = f"{check.address.partition('@')[0]}/{check.edition}.html"
        data |= {"title": "", "source": None, "good": [], "bad": []}
    else:
        rule = ng.codec(check.address).wire if check.codec else ng.rule(check.address)
        page = page_of(rule, ".html")
        source = _SOURCE.search(rule.source)
        data |= {
            "title": rule.title,
            "source": source[0] if source else None,
            "good": [name for name in rule.good if name][:_NAMES],
            "bad": [name for name, _ in rule.bad if name][:_NAMES],
        }
    return {**data, "page": _address(site, page)}


def cause_page(name: str | None, site: str | None) -> str | None:
    """Return the place on a known site that explains a cause by natsgrammar itself."""
    is_own = any(cause["name"] == name for cause in ALL_CAUSES)
    return _address(site, f"causes.html#{name}" if is_own else None)


def _address(site: str | None, page: str | None) -> str | None:
    return f"{site.rstrip('/')}/reference/{page}" if site and page else None
