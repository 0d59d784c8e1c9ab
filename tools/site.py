"""Hooks of the site: navigation for the whole reference, the schemas, the notation of grammars."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

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
    """Publishes files of other folders at the places where pages link to them."""
    schemas = ROOT / "generated" / "jsonschema"
    files.append(File.generated(config, "guide/notation.md", content=_notation()))
    extra = {
        "schema/contract.schema.json": ROOT / "pipeline" / "natsgrammar_spark" / "contract.schema.json",
        **{f"schema/{path.relative_to(schemas).as_posix()}": path for path in sorted(schemas.rglob("*.json"))},
    }
    for uri, path in extra.items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


def _notation() -> str:
    """The legend of the grammars. GitHub wants bars in tables escaped, even in code, where the site would show that."""
    lines = (ROOT / "grammar" / "README.md").read_text(encoding="utf-8").split("\n")
    return "\n".join(line.replace("\\|", "|") if line.startswith("|") else line for line in lines)
