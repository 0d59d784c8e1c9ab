"""`report.html`: the findings as one page, which needs no network."""

from __future__ import annotations

import unicodedata
from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from natsgrammar.text import code_point, counted, printable

from ..judge.tally import EXAMPLES, WORST
from .words import Data, change, condition, duration, headline, percent, quotations, share, size, total, verdict

CLIPPED = 120  # characters of a value that the page shows; report.json has more
_SLOTS = 24  # bars that a picture of few runs has room for
_MANY = 12  # failing checks beyond which the page begins closed
_CROWDED = 40  # failing checks beyond which it shows three causes of each, with one example
# Categories of invisible characters, and of those that move others: controls, formats (bidi), separators.
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def page(report: Data) -> str:
    """The report as one self-contained page. Its one script adds buttons that copy, and works on no data."""
    refusing = sum(it["rows"]["refused"] > 0 for one in report["contracts"] for it in one["checks"])
    told = [it for one in report["contracts"] for it in (one["malformed"], *one["checks"])]
    script = files("natsgrammar_spark.report").joinpath("page.js").read_text(encoding="utf-8").strip()
    return _template().render(
        report=report,
        headline=headline(report),
        verdict=verdict(report),
        trends=any(len(it["history"]) > 1 for it in told),
        opened=refusing <= _MANY,
        most=3 if refusing > _CROWDED else WORST,
        examples=1 if refusing > _CROWDED else EXAMPLES,
        script=script,
        hash=b64encode(sha256(script.encode()).digest()).decode(),
    )


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("natsgrammar_spark.report", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(
        visible=visible, prose=prose, named=named, number="{:,}".format, counted=counted, size=size, duration=duration
    )
    environment.filters.update(address=partial(named, after=":/"))
    environment.globals.update(share=share, change=change, total=total, condition=condition)
    environment.globals.update(bars=bars, greatest=greatest, sparkline=sparkline)
    return environment.get_template("page.html.j2")


def visible(text: str | None, error: int | None = None) -> Markup:
    """Text for a page, in which the character at `error` is marked.

    A character that is invisible, or moves its surroundings, becomes a code point.
    """
    if text is None:
        return Markup('<i class="code">null</i>')
    if text == "":
        return Markup('<i class="code">empty</i>')
    characters = _characters(text)
    if error is not None and error < len(characters):
        characters[error] = Markup("<mark>{}</mark>").format(characters[error])
    shown = Markup("").join(characters)
    return shown + Markup('<span class="soft">…</span>') if len(text) > CLIPPED else shown


def prose(text: str) -> Markup:
    """A message for a page, with its backquoted parts as code."""
    return Markup("").join(
        Markup("<code>{}</code>").format(visible(part))
        if at % 2
        else Markup("").join(_marked(character, False) for character in part)
        for at, part in enumerate(quotations(text))
    )


def named(text: str, after: str = "._") -> Markup:
    """A name for a page, in which a line ends after one of some characters, and at a hyphen only if it has to."""
    if not 0 < len(text) <= CLIPPED:
        return visible(text)
    characters = _characters(text)
    ends = (at for at, character in enumerate(text[:-1], 1) if character in after)
    return Markup("").join(
        Markup('<span class="piece">{}</span>').format(Markup("").join(characters[start:end]))
        for start, end in pairwise([0, *ends, len(text)])
    )


def _characters(text: str) -> list[Markup]:
    spaces = {at for at, character in enumerate(text) if character == " " and text[at - 1 : at] in ("", " ")}
    if text.endswith(" "):
        spaces.add(len(text) - 1)
    return [_marked(character, at in spaces) for at, character in enumerate(text[:CLIPPED])]


def _marked(character: str, is_odd_space: bool) -> Markup:
    category = unicodedata.category(character)
    if is_odd_space or category in _HIDDEN or (category == "Zs" and character != " "):
        return Markup('<i class="code">{}</i>').format(code_point(character))
    return escape(character)


def bars(history: Sequence[Data]) -> Iterator[tuple[float, float, float, str]]:
    """A bar for each run: left edge, width and height in percent, and what it says; the highest is of height 100."""
    shares = [percent(it["rows"]["quarantined"], it["rows"]["in"]) for it in history]
    most, width = max([*shares, 1e-9]), 100 / max(len(history), _SLOTS)
    for at, (it, one) in enumerate(zip(history, shares, strict=True)):
        rows = it["rows"]
        said = f"{it['started']}: {rows['quarantined']:,} of {rows['in']:,} ({share(rows['quarantined'], rows['in'])})"
        yield round(at * width, 2), round(width * 0.8, 2), round(max(100 * one / most, 1.5), 2), printable(said)


def greatest(history: Sequence[Data]) -> str:
    """The share that the highest bar has."""
    rows = max((it["rows"] for it in history), key=lambda it: percent(it["quarantined"], it["in"]))
    return share(rows["quarantined"], rows["in"])


def sparkline(history: Sequence[Data]) -> str:
    """The points of a line through the shares that a check refused, in a box of 60 by 16."""
    shares = [percent(it["refused"], it["checked"]) for it in history]
    most, step = max([*shares, 1e-9]), 58 / (len(shares) - 1)
    return " ".join(f"{1 + at * step:.1f},{15 - 14 * one / most:.1f}" for at, one in enumerate(shares))
