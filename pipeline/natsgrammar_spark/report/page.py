"""`report.html`: the findings as one page, which needs no network."""

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
from . import words
from .words import Data, judged, percent, share

CLIPPED = 120  # characters of a value that the page shows; report.json has more
_SLOTS = 24  # bars for which a picture of few runs has room
_MANY = 12  # failing checks beyond which the page begins closed
_CROWDED = 40  # failing checks beyond which it shows three causes of each, with one example
# Categories of invisible characters, and of those that move others: controls, formats (bidi), separators.
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def page(report: Data) -> str:
    """Return the report as one self-contained page, whose one script adds copy buttons, and sees no data."""
    refusing = sum(check["rows"]["refused"] > 0 for contract in report["contracts"] for check in contract["checks"])
    drawn = [each for contract in report["contracts"] for each in judged(contract, always=True)]
    script = files("natsgrammar_spark.report").joinpath("page.js").read_text(encoding="utf-8").strip()
    return _template().render(
        report=report,
        headline=words.headline(report),
        verdict=words.verdict(report),
        trends=any(len(each["history"]) > 1 for each in drawn),
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
    environment.filters.update(visible=visible, prose=prose, named=named, address=partial(named, after=":/"))
    environment.filters.update(number="{:,}".format, counted=counted, size=words.size, duration=words.duration)
    environment.globals.update(share=share, change=words.change, before=words.before, judged=judged)
    environment.globals.update(total=words.total, condition=words.condition, limited=words.limited)
    environment.globals.update(bars=bars, greatest=greatest, sparkline=sparkline)
    return environment.get_template("page.html.j2")


def visible(text: str | None, error: int | None = None) -> Markup:
    """Return text for a page, the error marked; what is invisible, or moves its surroundings, as code points."""
    if not text:
        return Markup('<i class="code">{}</i>').format("null" if text is None else "empty")
    characters = _characters(text)
    if error is not None and error < len(characters):
        characters[error] = Markup("<mark>{}</mark>").format(characters[error])
    shown = Markup("").join(characters)
    return shown + Markup('<span class="soft">…</span>') if len(text) > CLIPPED else shown


def prose(text: str) -> Markup:
    """Return a message for a page, with its quoted parts as code."""
    return Markup("").join(
        Markup("<code>{}</code>").format(visible(part))
        if at % 2
        else Markup("").join(_marked(character, False) for character in part)
        for at, part in enumerate(words.quotations(text))
    )


def named(text: str, after: str = "._") -> Markup:
    """Return a name for a page, which breaks after some characters, and at a hyphen only if necessary."""
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
    """Yield a bar for each run: left edge, width and height in percent, and its label; the highest has height 100."""
    shares = [percent(run["rows"]["quarantined"], run["rows"]["in"]) for run in history]
    most, width = max([*shares, 1e-9]), 100 / max(len(history), _SLOTS)
    for at, (run, part) in enumerate(zip(history, shares, strict=True)):
        bad, rows = run["rows"]["quarantined"], run["rows"]["in"]
        label = f"{run['started']}: {bad:,} of {rows:,} ({share(bad, rows)})"
        yield round(at * width, 2), round(width * 0.8, 2), round(max(100 * part / most, 1.5), 2), printable(label)


def greatest(history: Sequence[Data]) -> str:
    """Return the highest bar's share."""
    rows = max((run["rows"] for run in history), key=lambda rows: percent(rows["quarantined"], rows["in"]))
    return share(rows["quarantined"], rows["in"])


def sparkline(history: Sequence[Data]) -> str:
    """Return the points for a line through the shares, in a 60 by 16 box."""
    shares = [percent(run["refused"], run["checked"]) for run in history]
    most, step = max([*shares, 1e-9]), 58 / (len(shares) - 1)
    return " ".join(f"{1 + at * step:.1f},{15 - 14 * part / most:.1f}" for at, part in enumerate(shares))
