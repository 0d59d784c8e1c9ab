"""The site: how long it builds, how heavy its pages are, and how soon a browser on a slow line shows them."""

from __future__ import annotations

import gzip
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from benchmarks.timing import Row, processor_seconds
from tests.support.chromium import Page, browsing

ROOT = Path(__file__).parents[1]
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}  # as Lighthouse's
TEXTS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json"}
TEXTS |= {".svg": "image/svg+xml", ".xml": "application/xml"}
# What comes within three seconds counts, but for the index of the search, which loads after the page.
PAINTS = """new Promise((done) => {
  const told = { paint: 0, shift: 0 };
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on("largest-contentful-paint", (it) => (told.paint = it.startTime));
  on("layout-shift", (it) => (told.shift += it.hadRecentInput ? 0 : it.value));
  setTimeout(() => {
    const loaded = performance.getEntriesByType("resource").filter((it) => !it.name.includes("search"));
    const page = performance.getEntriesByType("navigation")[0].transferSize;
    done({ ...told, bytes: loaded.reduce((sum, it) => sum + it.transferSize, page) });
  }, 3000);
})"""
# From a key to the verdict at the top, which is there before the handler returns.
KEYS = """[...Array(200).keys()].map((at) => {
  const field = document.querySelector("[data-natsgrammar=names] textarea");
  field.value = "orders.eu-".repeat(1 + at % 20) + String.fromCodePoint(33 + at);
  const start = performance.now();
  field.dispatchEvent(new Event("input"));
  document.body.offsetHeight; // laid out, too
  return performance.now() - start;
})"""
REPEATS = 8  # of all keys: the least time of each key is what it takes when nothing else runs
PASTE = """(() => {
  const field = document.querySelector("[data-natsgrammar=names] textarea");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "x".repeat(1e6));
  field.value = "";
  const start = performance.now();
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  return performance.now() - start;
})()"""


def rows() -> Iterator[Row]:
    """Every measurement of the site; the ratio is to the goal."""
    with tempfile.TemporaryDirectory() as folder:
        site, profile = Path(folder, "site"), Path(folder, "profile")
        build = [str(Path(sys.executable).with_name("mkdocs")), "build", "--strict", "--quiet", "--site-dir", str(site)]
        complete = [sys.executable, str(ROOT / "tools" / "site.py"), str(site)]
        env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        taken = processor_seconds(
            lambda: [subprocess.run(item, cwd=ROOT, env=env, check=True) for item in (build, complete)]
        )
        pages = {path: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
        yield _row("the site is built", taken, 30, f"{taken:.1f} s of processor time, {len(pages)} pages", "s")
        sizes = {
            len(re.sub(r"(?s)^.*<article|</article>.*$", "", text).encode()) / 1000: item
            for item, text in pages.items()
        }
        largest = max(sizes)
        name = sizes[largest].relative_to(site)
        yield _row("the largest page, without the theme around it", largest, 300, f"{largest:.0f} kB, {name}", "kB")
        rules = len(gzip.compress((site / "reference" / "natsgrammar.js").read_bytes())) / 1000
        boxes = len(gzip.compress((site / "assets" / "playground.js").read_bytes())) / 1000
        yield _row(
            "the playground: its rules, compressed", rules, 40, f"{rules:.1f} kB, and its boxes {boxes:.1f} kB", "kB"
        )
        with serving(site) as address, browsing(profile) as page:
            yield from _played(page, address)
            yield from _shown(page, address)


def _row(what: str, actual: float, goal: float, detail: str, unit: str) -> Row:
    return Row(what, "the goal", actual / goal, detail, f"≤ {goal:g} {unit}")


def _played(page: Page, address: str) -> Iterator[Row]:
    page.open(f"{address}/playground.html")
    page.run(
        "new Promise((done) => (function wait() { window.natsgrammar ? setTimeout(done, 500) : setTimeout(wait); })())"
    )
    least = [min(times) for times in zip(*(page.run(KEYS) for _ in range(REPEATS)), strict=True)]
    median, most = statistics.median(least), statistics.quantiles(least, n=20)[-1]
    detail = f"{most:.1f} ms, the 95th percentile of 200 keys, and their median {median:.1f} ms"
    yield _row("the playground: from a key to the verdict", most, 16, detail, "ms")
    paste = page.run(PASTE)
    yield _row("the playground: a paste of 1 MB", paste, 100, f"{paste:.0f} ms", "ms")


def _shown(page: Page, address: str) -> Iterator[Row]:
    page.ask("Network.enable")
    page.ask("Network.setCacheDisabled", cacheDisabled=True)
    page.ask("Network.emulateNetworkConditions", **LINE)
    for width, device in ((390, "a phone"), (1440, "a desktop")):
        page.open(f"{address}/index.html", width)
        output = page.run(PAINTS)
        paint, shift = output["paint"] / 1000, output["shift"]
        what = f"the front page on {device}, 1.6 Mbit/s and 150 ms"
        yield _row(f"{what}: largest paint", paint, 2.5, f"{paint:.2f} s, {output['bytes'] / 1000:.0f} kB", "s")
        yield _row(f"{what}: layout shift", shift, 0.1, f"{shift:.3f}", "")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder with compressed texts, as hosts of sites do, and yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Compressing, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


class _Compressing(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        if file.suffix not in TEXTS or not file.is_file():
            super().do_GET()
            return
        body = gzip.compress(file.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", f"{TEXTS[file.suffix]}; charset=utf-8")
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""
