"""What the package index shows: the README with links that work there, and the addresses of the project.

Hatchling calls it for each build. Addresses come from the environment, as those of the site do: `REPO_URL` is that of
the repository, `SITE_URL` that of the site. Without them the links of the README are plain text, and the package has no
addresses.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?)\[((?:[^\[\]`]|`[^`]+`)+)\]\((?!https?:|#)([^)]+)\)")


def page(readme: str, repository: str, version: str) -> str:
    """Return the README with relative links to this version in the repository, or without them if there is none.

    Pictures without a repository are left out.
    """

    def linked(link: re.Match[str]) -> str:
        picture, text, path = link.groups()
        if not repository:
            return "" if picture else text
        return f"{picture}[{text}]({repository}/{'raw' if picture else 'blob'}/v{version}/{path})"

    blocks = re.split(r"(?ms)(^```.*?^```$)", readme)
    return "".join(block if block.startswith("```") else _LINK.sub(linked, block) for block in blocks)


def addresses(repository: str, site: str) -> dict[str, str]:
    """Return the links beside the page."""
    links = {"Documentation": site} if site else {}
    if repository:
        links |= {"Source": repository, "Issues": f"{repository}/issues"}
        links["Changelog"] = f"{repository}/blob/main/CHANGELOG.md"
    return links


class PackagePage(MetadataHookInterface):
    """Adds both to the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add both to the metadata; Hatchling calls this."""
        repository, site = (os.environ.get(name, "").rstrip("/") for name in ("REPO_URL", "SITE_URL"))
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = page(readme, repository, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = addresses(repository, site)
