"""Reports of a run: `report.json` for programs, `report.html` for people."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from .contract import Check, Contract, Where
from .ddl import ddl
from .findings import CheckFindings, Findings

VERSION = 1
CLIPPED = 120  # characters of a value that the page shows; report.json has more
# Categories of invisible characters, and of those that move others: controls, formats (bidi), separators.
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


Tables = Mapping[str, tuple[str, str]]  # the tables of valid and of quarantined rows, by contract


def reports(found: Sequence[Findings], tables: Tables | None = None) -> dict[str, str]:
    """Both reports of the contracts, by the names of their files."""
    text = json.dumps(as_json(found, tables), ensure_ascii=False, indent=2) + "\n"
    return {"report.json": text, "report.html": as_html(found, tables)}


def as_json(found: Sequence[Findings], tables: Tables | None = None) -> dict[str, Any]:
    """The findings as plain data; its keys stay the same within a `report` version."""
    return {
        "report": VERSION,
        "rows": _rows(found),
        "contracts": [_contract(one, len(found) > 1, (tables or {}).get(one.contract.name)) for one in found],
    }


def as_html(found: Sequence[Findings], tables: Tables | None = None) -> str:
    """The findings as one self-contained page."""
    environment = Environment(
        loader=PackageLoader("natsgrammar_spark", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(visible=visible, prose=prose, number="{:,}".format)
    environment.globals.update(share=_share)
    return environment.get_template("report.html.j2").render(report=as_json(found, tables))


def visible(text: str | None) -> Markup:
    """Text for a page: a character that is invisible, or moves its surroundings, becomes a marked code point."""
    if text is None:
        return Markup('<i class="code">null</i>')
    if text == "":
        return Markup('<i class="code">empty</i>')
    spaces = {at for at, character in enumerate(text) if character == " " and text[at - 1 : at] in ("", " ")}
    if text.endswith(" "):
        spaces.add(len(text) - 1)
    shown = Markup("").join(_marked(character, at in spaces) for at, character in enumerate(text[:CLIPPED]))
    return shown + Markup('<span class="soft">…</span>') if len(text) > CLIPPED else shown


def prose(text: str) -> Markup:
    """A message for a page, with its backquoted parts as code."""
    parts = re.split(r"`([^`]+)`", text)
    return Markup("").join(
        Markup("<code>{}</code>").format(visible(part))
        if at % 2
        else Markup("").join(_marked(character, False) for character in part)
        for at, part in enumerate(parts)
    )


def _marked(character: str, is_odd_space: bool) -> Markup:
    category = unicodedata.category(character)
    if is_odd_space or category in _HIDDEN or (category == "Zs" and character != " "):
        return Markup('<i class="code">U+{:04X}</i>').format(ord(character))
    return escape(character)


def _rows(found: Sequence[Findings]) -> dict[str, int]:
    return {
        "in": sum(one.rows for one in found),
        "valid": sum(one.valid for one in found),
        "quarantined": sum(one.quarantined for one in found),
        "malformed": sum(one.malformed for one in found),
    }


def _contract(found: Findings, in_folder: bool, tables: tuple[str, str] | None) -> dict[str, Any]:
    contract: Contract = found.contract
    folder = f"{contract.name}/" if in_folder else ""
    valid, quarantine = tables or (f"{folder}valid", f"{folder}quarantine")
    return {
        "name": contract.name,
        "description": contract.description,
        "output": {"valid": valid, "quarantine": quarantine},
        "rows": _rows([found]),
        "checks": [_check(one) for one in found.checks],
        "malformed": {
            "causes": [asdict(cause) for cause in found.malformed_causes],
            "lines": [
                {"line": one.value, "count": one.count, "reason": one.message, "file": one.file}
                for one in found.malformed_lines
            ],
        },
        "columns": {name: ddl(kind) for name, kind in contract.input.columns.fields} if contract.input.columns else {},
    }


def _check(found: CheckFindings) -> dict[str, Any]:
    check: Check = found.check
    return {
        "column": check.column,
        "address": check.address,
        "edition": check.edition,
        "kind": "decode" if check.decode else "codec" if check.codec else "rule",
        "into": check.decode and check.decode.into,
        "nullable": check.nullable,
        "where": None if check.where is None else _where(check.where),
        "rows": {"checked": found.checked, "valid": found.valid, "refused": found.refused},
        "causes": [asdict(cause) for cause in found.causes],
        "offenders": [asdict(offender) for offender in found.offenders],
    }


def _where(where: Where) -> dict[str, Any]:
    test = "matches" if where.matches else "equals"
    return {"column": where.column, "test": test, "texts": list(where.matches or where.equals)}


def _share(part: int, whole: int) -> str:
    """A percentage that shows 0 and 100 only if exact."""
    if not whole:
        return "–"
    if part in (0, whole):
        return f"{100 * part // whole} %"
    return f"{min(max(100 * part / whole, 0.01), 99.99):.2f} %"


def table(found: Sequence[Findings]) -> Iterator[tuple[str, ...]]:
    """The result as rows of a table: contract, column, rule, and rows checked, valid and refused."""
    for one in found:
        for check in one.checks:
            where = "" if check.check.where is None else f" where {check.check.where.column} …"
            numbers = (f"{number:,}" for number in (check.checked, check.valid, check.refused))
            yield (one.contract.name, check.check.column + where, check.check.address, *numbers)
