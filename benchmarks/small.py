"""Many small files, as captured streams are: `run` on files of one row each, against the same rows in one file."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.timing import Row, medians

FILES, ROUNDS = 5_000, 3
_HEADS = {"json": "", "csv": "subject,n\n"}
_ROWS = {"json": '{{"subject":"orders.eu.{0}","n":{0}}}\n', "csv": "orders.eu.{0},{0}\n"}
_CONTRACT = """contract: 1
name: small
input: {{format: {form}, columns: {{subject: string, n: int}}}}
rules: [{{column: subject, rule: nats-docs:subject}}]
"""


def rows() -> Iterator[Row]:
    """Each format of lines; those of CSV have a header in each file."""
    from natsgrammar_spark import load
    from natsgrammar_spark.run import run_files
    from natsgrammar_spark.session.session import session

    with tempfile.TemporaryDirectory() as name, session("local[2]", size=1) as spark:
        folder = Path(name)
        for form, head in _HEADS.items():
            (folder / f"{form}.yaml").write_text(_CONTRACT.format(form=form), encoding="utf-8")
            (contract,) = load(str(folder / f"{form}.yaml"))
            texts = [_ROWS[form].format(number) for number in range(FILES)]
            whole = _put(folder / f"whole.{form}", head + "".join(texts))
            (folder / form).mkdir()
            files = [_put(folder / form / f"{at:04}.{form}", head + text) for at, text in enumerate(texts)]

            run = partial(run_files, spark, output=f"{folder}/out", overwrite=True)
            tasks = {
                name: partial(run, [(contract, paths, form)]) for name, paths in (("one", [whole]), ("many", files))
            }
            taken = medians(tasks, ROUNDS)
            detail = f"{taken['many']:.1f} s against {taken['one']:.1f} s"
            what = f"`run` on {FILES:,} files of one row, {form}"
            yield Row(what, "the same rows in one file", taken["many"] / taken["one"], detail)


def _put(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)
