"""Pictures of what this project makes, by a browser: `python -m tools.pictures report` or `… pages FOLDER`.

`report` photographs build/run/report.html, which `make run` writes, for the front page of the site; and, to be looked
at, whole at two widths and as it is printed. `pages` does the same with pages of the built site.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.support.chromium import Page, browsing

ROOT = Path(__file__).resolve().parents[1]
SIZE = 1120, 700
WIDTHS = 1440, 390
PAPER = 720
LONGEST = 6000  # pixels of a page that are worth looking at
PAGES = (
    "index",
    "playground",
    "guide/tutorial",
    "guide/names",
    "guide/dialects",
    "guide/pipeline",
    "guide/languages",
    "guide/spec-changes",
    "reference/index",
    "reference/dialects",
    "reference/findings",
    "reference/adr6/stream-name",
)


def main(what: str, folder: str = "build/pictures") -> None:
    """Take the pictures."""
    with tempfile.TemporaryDirectory() as profile, browsing(Path(profile)) as page:
        for dark in (False, True):
            scheme = "dark" if dark else "light"
            if what == "report":
                width, height = SIZE
                page.open((ROOT / "build" / "run" / "report.html").as_uri(), width, dark)
                (ROOT / "docs" / "assets" / f"report-{scheme}.png").write_bytes(page.picture(width, height))
            names = ["build/run/report"] if what == "report" else [f"site/{name}" for name in PAGES]
            for width in WIDTHS:
                for name in names:
                    page.open((ROOT / f"{name}.html").as_uri(), width, dark)
                    page.run("new Promise((done) => setTimeout(done, 300))")  # boxes fill, fonts come
                    short = name.partition("/")[2].replace("/", "-")
                    _whole(page, width, ROOT / folder / f"{short}-{width}-{scheme}.png")
        if what == "report":
            page.ask("Emulation.setEmulatedMedia", media="print")
            page.resize(PAPER)
            _whole(page, PAPER, ROOT / folder / "run-report-print.png")


def _whole(page: Page, width: int, file: Path) -> None:
    height = page.run("document.documentElement.scrollHeight")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(page.picture(width, min(height, LONGEST)))


if __name__ == "__main__":
    main(*sys.argv[1:])
