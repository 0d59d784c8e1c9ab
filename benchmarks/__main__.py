"""`python -m benchmarks [PART…]`: measure, print the table, and write RESULTS.md when all parts ran."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

from benchmarks import (
    aviso,
    columns,
    contracts,
    decode,
    events,
    fixed,
    generator,
    hostile,
    jetstream,
    job,
    languages,
    library,
    messages,
    pipeline,
    quality,
    routing,
    scale,
    server,
    site,
    small,
    streams,
    tables,
    targets,
)
from benchmarks.timing import Row

PARTS = {
    "library": library.rows,
    "messages": messages.rows,
    "cold": generator.cold,
    "generator": generator.rows,
    "targets": targets.rows,
    "hostile": hostile.rows,
    "server": server.rows,
    "columns": columns.rows,
    "routing": routing.rows,
    "events": events.rows,
    "aviso": aviso.rows,
    "pipeline": pipeline.rows,
    "contracts": contracts.rows,
    "decode": decode.rows,
    "tables": tables.rows,
    "quality": quality.rows,
    "streams": streams.rows,
    "scale": scale.rows,
    "small": small.rows,
    "fixed": fixed.rows,
    "jetstream": jetstream.rows,
    "job": job.rows,
    "languages": languages.rows,
    "site": site.rows,
}
RESULTS = Path(__file__).with_name("RESULTS.md")
BY_HAND = "\n## Structure\n"  # what begins there is kept


def main(expected: list[str]) -> int:
    """Run the parts, all of them when none is named."""
    unknown = [part for part in expected if part not in PARTS]
    if unknown:
        print(f"no such part `{unknown[0]}`; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    collected: list[Row] = []
    for name in expected or PARTS:
        for row in PARTS[name]():
            print(f"{row.ratio:8.2f} ×  {row.what}, against {row.against}: {row.detail} {row.goal}", flush=True)
            collected.append(row)
    if not expected:
        _, mark, kept = RESULTS.read_text(encoding="utf-8").partition(BY_HAND)
        RESULTS.write_text(page(collected) + mark + kept, encoding="utf-8")
        print(f"written to {RESULTS}")
    return 0


def page(actual: list[Row]) -> str:
    """Return the results as a page."""
    lines = [f"| {r.what} | {r.against} | {r.ratio:.2f} | {r.goal} | {r.detail} |" for r in actual]
    return "\n".join(
        [
            "# Results",
            "",
            f"Written by `make bench` on {_machine()}.",
            "Ratios are of medians; both sides took turns in the same run, because absolute times differ from machine",
            "to machine. A ratio below 1 is faster than what it is compared with.",
            "",
            "| Measured | Against | Ratio | Goal | Times |",
            "| --- | --- | ---: | --- | --- |",
            *lines,
            "",
        ]
    )


def _machine() -> str:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    size = f"{os.cpu_count()} cores and {memory:.0f} GiB"
    return f"a shared machine of {size}, {platform.system()}, Python {platform.python_version()}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
