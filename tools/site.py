"""Hooks of the site: navigation for the whole reference, the schemas, the notation of grammars.

Pages link to files of the repository, so that links work on a code host, too; here they lead to the published copies.
"""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from natsgrammar_gen.grammar.model import edition_key

ROOT = Path(__file__).parents[1]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fills the section `Reference` with every page that the generator wrote, newest edition first."""
    reference = Path(config.docs_dir, "reference")
    top = sorted(page.name for page in reference.glob("*.md"))
    pages: list[Any] = [f"reference/{name}" for name in sorted(top, key=lambda name: (name != "index.md", name))]
    for folder in sorted(path for path in reference.iterdir() if path.is_dir()):
        editions = sorted((page.stem for page in folder.glob("*.md")), key=edition_key, reverse=True)
        paths = [{edition: f"reference/{folder.name}/{edition}.md"} for edition in editions]
        pages.append({folder.name: paths})
    config.nav = [{"Reference": pages} if entry == "reference" else entry for entry in config.nav or []]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Publishes files of other folders."""
    for path, uri in _published().items():
        if path == _NOTATION:
            files.append(File.generated(config, uri, content=_notation()))
        else:
            files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 (mkdocs passes all)
    """Leads links to files of other folders to their published copies; the strict build reports all others."""
    here, uris = Path(config.docs_dir, page.file.src_uri).parent, _published()

    def led(link: re.Match[str]) -> str:
        uri = uris.get((here / link[1]).resolve())
        return f"]({posixpath.relpath(uri, posixpath.dirname(page.file.src_uri))}" if uri else link[0]

    return _ABOVE.sub(led, markdown)


_ABOVE = re.compile(r"\]\((\.\./[^)#\s]+)")
_NOTATION = ROOT / "grammar" / "README.md"


@cache
def _published() -> dict[Path, str]:
    """The files of other folders, and their addresses below the site."""
    schemas = ROOT / "generated" / "jsonschema"
    return {
        _NOTATION: "guide/notation.md",
        ROOT / "pipeline" / "natsgrammar_spark" / "contract.schema.json": "schema/contract.schema.json",
        **{path: f"schema/{path.relative_to(schemas).as_posix()}" for path in sorted(schemas.rglob("*.json"))},
    }


def _notation() -> str:
    """The legend of the grammars. GitHub wants bars in tables escaped, even in code, where the site would show that."""
    lines = _NOTATION.read_text(encoding="utf-8").split("\n")
    return "\n".join(line.replace("\\|", "|") if line.startswith("|") else line for line in lines)
