"""Many small files, as captured streams are: `run` on files of one row each.

Against the same rows in one file, and against Spark with a task for each file: the least that `run` took before it
packed files, when it needed 197 s (at commit 553995b4).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.timing import Row, medians, processor_seconds

FILES, ROUNDS = 5_000, 2
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
    from natsgrammar_spark.session.schema import configured
    from natsgrammar_spark.session.session import session

    def apart(paths: list[str], output: str) -> None:
        most = {f"spark.sql.files.{name}": "128m" for name in ("maxPartitionBytes", "openCostInBytes")}
        with configured(spark, most):
            spark.read.text(paths).write.mode("overwrite").parquet(output)

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
                "the same rows in one file": partial(run, [(contract, [whole], form)]),
                "many": partial(run, [(contract, files, form)]),
                "Spark reading the same files, a task each": partial(apart, files, f"{folder}/copy"),
            }
            taken = medians(tasks, ROUNDS, processor_seconds)
            many = taken.pop("many")
            for against, other in taken.items():
                detail = f"{many:.1f} s against {other:.1f} s of processor time"
                goal = "≤ 0.1" if "each" in against else ""
                yield Row(f"`run` on {FILES:,} files of one row, {form}", against, many / other, detail, goal)


def _put(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)
