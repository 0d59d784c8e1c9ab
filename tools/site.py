#!/usr/bin/env python3
"""Completes the site that was built into a folder: `tools/site.py FOLDER`.

Beside each page it puts the page in Markdown, whose links lead to the pages in Markdown, and on top `llms.txt`, which
lists them with what they are about. It reads docs/ and mkdocs.yml alone, so any program may have built the site.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
_MATTER = re.compile(r"\A---\n(.*?)\n---\n+", re.DOTALL)
_LAYOUT = re.compile(r"^</?(?:div|figure|figcaption)\b[^<>]*>(?:</div>)?$", re.MULTILINE)
_LINK = re.compile(r"^( *)- \[(.+)\]\((.+\.md)\)$", re.MULTILINE)


class _Loader(yaml.SafeLoader):
    """YAML of mkdocs.yml, whose tags do not matter here."""


_Loader.add_multi_constructor("!", lambda *_: None)


def main(site: Path) -> None:
    """Write the pages in Markdown and their list."""
    config = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), _Loader)
    for page in sorted(DOCS.rglob("*.md")):
        if (site / page.relative_to(DOCS)).with_suffix(".html").exists():
            (site / page.relative_to(DOCS)).write_text(_body(page), encoding="utf-8")
    lines = [f"# {config['site_name']}", "", f"> {config['site_description']}"]
    for heading, pages in _sections(config["nav"]):
        lines += ["", f"## {heading}", "", *map(_entry, pages)]
    (site / "llms.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


def _sections(nav: list[dict[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    """Yield the headings of the navigation, each with the paths of its pages."""
    single = [path for entry in nav for path in entry.values() if isinstance(path, str) and path.endswith(".md")]
    yield "Start", single
    for entry in nav:
        for heading, value in entry.items():
            if isinstance(value, list):
                yield heading, [*_paths(value)]
            elif value.endswith("/"):
                contents = (DOCS / value / "SUMMARY.md").read_text(encoding="utf-8")
                yield heading, [value + path for _, _, path in _LINK.findall(contents)]


def _paths(nav: list[Any]) -> Iterator[str]:
    for entry in nav:
        for value in entry.values() if isinstance(entry, dict) else [entry]:
            yield from _paths(value) if isinstance(value, list) else [value]


def _entry(path: str) -> str:
    matter, body = _read(DOCS / path)
    heading = next(line for line in body.split("\n") if line.startswith("# "))
    title, about = matter.get("title", heading.removeprefix("# ")), matter.get("description")
    return f"- [{title}]({path})" + (f": {about}" if about else "")


def _body(page: Path) -> str:
    """Return the text of a page, without the elements that lay it out."""
    return re.sub(r"\n{3,}", "\n\n", _LAYOUT.sub("", _read(page)[1])).lstrip("\n")


def _read(page: Path) -> tuple[dict[str, Any], str]:
    """Return the front matter of a page, and its body."""
    text = page.read_text(encoding="utf-8")
    matter = _MATTER.match(text)
    return (yaml.safe_load(matter[1]) or {}, text[matter.end() :]) if matter else ({}, text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
