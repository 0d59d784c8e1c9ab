"""Runs at once through one client of Spark Connect, again and again, for tests that kill it: `many_runs.py PLAN`.

PLAN is a JSON file: the address of the server, the contract, the inputs to read in turn, and the outputs.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import Any

from natsgrammar_spark import load, run_files
from natsgrammar_spark.session.session import session


def main(plan: str) -> None:
    """Replace each output by the result of the next input, until killed; print each step."""
    planned: dict[str, Any] = json.loads(Path(plan).read_text())
    (contract,) = load(planned["contract"])
    with session(planned["master"], {}) as spark:

        def replaced(output: str) -> None:
            for read in cycle(planned["inputs"]):
                print(f"{output} begun", flush=True)
                run_files(spark, [(contract, [read], "json")], output, overwrite=True)
                print(f"{output} done", flush=True)

        with ThreadPoolExecutor(len(planned["outputs"])) as pool:
            list(pool.map(replaced, planned["outputs"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
