"""`natsgrammar import` for AsyncAPI documents and xRegistry catalogues."""

import re
from dataclasses import replace
from pathlib import Path

import click

from natsgrammar.diagnostics import Refused
from natsgrammar.text import printable
from natsgrammar_gen.cli.common import nothing_written
from natsgrammar_gen.cli.contract import NAME, put_beside
from natsgrammar_gen.cli.grammars import add_until_the_end
from natsgrammar_gen.cli.output_file import check_free, put
from natsgrammar_gen.cli.stdio import BadInput, report

_KEYS = ("asyncapi", "messagegroups", "definitionGroups", "definitiongroups")  # the last two: of older drafts
_KEY = re.compile(rf"(?m)^[\"']?({'|'.join(_KEYS)})[\"']?\s*:")


def describes_messages(file: Path, text: str) -> bool:
    """Check whether a text is an AsyncAPI document or an xRegistry catalogue, by its keys."""
    text = text.lstrip("\ufeff")
    if text.lstrip("\ufeff \r\n\t").startswith("{"):
        return any(f'"{key}"' in text for key in _KEYS)
    return file.suffix not in (".md", ".txt") and _KEY.search(text) is not None


def import_messages(
    file: Path, text: str, output: Path | None, edition: str | None, title: str | None, *, force: bool
) -> None:
    """Write the grammar, the contract and the schemas for a document. Raises Refused and BadInput."""
    from natsgrammar_gen.catalogues import asyncapi, xregistry
    from natsgrammar_gen.catalogues.export import restored
    from natsgrammar_gen.catalogues.made import made
    from natsgrammar_gen.catalogues.source import Source
    from natsgrammar_spark.contract.odcs_text import plain

    if output is None or output == Path("-"):
        raise BadInput(f"`{file}` describes messages: name a folder for its grammar and contract with `--output DIR`")
    source = Source(str(file), text, add_until_the_end)
    root, files = source.root, dict[str, str]()
    if root is not None:
        is_export = source.inside(f"/{asyncapi.OWN}") is not None
        files = (restored(plain(text, str(file))) or {}) if is_export else {}
        if is_export and not files:
            source.note(root, f"`{asyncapi.OWN}` is not read: the document has changed since its export")
        kind = asyncapi if source.inside("/asyncapi") is not None else xregistry
        document = None if files else kind.read(source, root)
        if document is not None:
            named = replace(document, title=title or document.title or file.stem)
            files = made(source, named, edition, NAME)
    source.note_unread()
    report("note", source.notes())
    if source.problems:
        raise nothing_written(Refused([*dict.fromkeys(source.problems)]))
    for path in files:
        (output / path).parent.mkdir(parents=True, exist_ok=True)
        check_free(output / path, force, [str(file)])
    for path, content in files.items():
        put(content, output / path, force)
        click.echo(printable(str(output / path)))
    put_beside(next((output / path for path in files if path.endswith(".yaml")), None), None)
