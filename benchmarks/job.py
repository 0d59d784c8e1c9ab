"""The whole job, a JetStream stream to five tables of Delta, each message once, against one Parquet without looking.

Both read new messages as a stream with a checkpoint, up to the last one, each in a process of its own. The Spark with
Delta comes from `make tables`.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import nats

from benchmarks.timing import Row, medians
from tests.support.jetstream import made
from tests.support.nats_server import require_programs, serving
from tests.support.table_formats import FORMATS, done

MESSAGES = int(os.environ.get("NATSGRAMMAR_MESSAGES", "1_000_000"))  # a multiple of the kinds
ROUNDS = 3
KINDS = ("created", "paid", "packed", "shipped", "returned")
TYPE = "struct<amount: decimal(12,2), time: timestamp, customer: bigint, items: array<struct<sku: string, n: int>>>"
BODY = """'{"amount": ', id % 100000, '.25, "time": "2026-11-27T10:', lpad(id % 60, 2, '0'), ':00Z", "customer": ', id,
', "items": [{"sku": "A', id % 977, '", "n": ', id % 9, if(id % 100 < 3, ', "n"', '}]'), '}'"""
GRAMMAR = """\
// @title Orders
// @source Orders https://example.com/orders

// @source Subjects
// @noun subject
// @good "orders.eu.17.created"
// @bad "orders.eu" at 9
order: "orders." region "." id "." event
// @part region
region: /[a-z]{2}/
// @part id
id: /[0-9]+/
// @part event
event: /[a-z]+/
"""
HEAD = "contract: 1\nname: orders\ngrammars: names\ntables:\n"
TABLE = """\
  - name: {kind}
    where: {{column: subject, matches: orders.*.*.{kind}}}
    rules:
      - {{column: subject, decode: "acme:order", flatten: true, types: {{id: bigint}}}}
      - {{column: data, decode: {{json: "{type}"}}, into: body}}
"""
COPY = """\
import sys
from pyspark.sql import SparkSession
from natsgrammar_spark import jetstream
url, folder, *settings = sys.argv[1:]
builder = SparkSession.builder.master("local[2]")
for setting in settings:
    builder = builder.config(*setting.split("=", 1))
spark = builder.getOrCreate()
jetstream.register(spark)
rows = spark.readStream.format("jetstream").options(servers=url, stream="ORDERS", startingOffsets="earliest").load()
query = rows.writeStream.format("parquet").option("checkpointLocation", folder + "/state")
query.trigger(availableNow=True).start(folder + "/copy").awaitTermination()
print(spark.read.parquet(folder + "/copy").count())
"""


def rows() -> Iterator[Row]:
    """Yield the ratio of both jobs by the clock, as no process waits for the end of its Java."""
    delta = FORMATS[0]
    with (
        tempfile.TemporaryDirectory() as name,
        tempfile.TemporaryDirectory() as store,
        serving(require_programs()[-1], Path(store)) as server,
    ):
        folder = Path(name, "job")
        (folder / "names" / "acme").mkdir(parents=True)
        (folder / "names" / "acme" / "1.lark").write_text(GRAMMAR)
        (folder / "orders.yaml").write_text(HEAD + "".join(TABLE.format(kind=kind, type=TYPE) for kind in KINDS))
        (folder / "unlooked.py").write_text(COPY)
        (folder / "packages").mkdir()
        (folder / "packages" / "nats").symlink_to(Path(nats.__file__).parent)
        of_tables = {**delta.settings, "spark.jars": delta.jars(), "spark.driver.memory": "2g"}
        settings = [f"{key}={value.format(folder=folder / 'lake')}" for key, value in of_tables.items()]
        words = ["-m", "natsgrammar_gen", "run", "orders.yaml", "--stream", "--available-now", "--master", "local[2]"]
        words += ["--input", f"{server.url}/ORDERS", "--output-table", "default.orders", "--checkpoint", "state"]
        words += [word for setting in settings for word in ("--conf", setting)]
        _publish(server.url)

        def job() -> None:
            for path in ("lake", "state"):
                shutil.rmtree(folder / path, ignore_errors=True)
            code, message = done(delta, folder, *words)
            if code != 1 or message.count(f" {MESSAGES // len(KINDS):,} rows in = ") != len(KINDS):
                raise RuntimeError(message)

        def copy() -> None:
            with tempfile.TemporaryDirectory(dir=name) as place:
                code, message = done(delta, folder, "unlooked.py", server.url, place, *settings)
            if code or message.split()[-1] != str(MESSAGES):
                raise RuntimeError(message)

        taken = medians({"job": job, "copy": copy}, ROUNDS, before=0)
    detail = f"{taken['job']:.1f} s against {taken['copy']:.1f} s of clock for {MESSAGES:,} messages"
    what = "the whole job: JetStream to five tables of Delta, exactly once"
    yield Row(what, "JetStream to one Parquet", taken["job"] / taken["copy"], detail, "≤ 2")


def _publish(url: str) -> None:
    """Publish messages of five kinds, 3 % of them with a broken payload."""
    from natsgrammar_spark import jetstream
    from natsgrammar_spark.session import session

    kinds = f"element_at(array({', '.join(map(repr, KINDS))}), cast(1 + id % {len(KINDS)} AS int))"
    subject = f"concat('orders.', if(id % 2 = 0, 'eu', 'us'), '.', id, '.', {kinds}) AS subject"
    with session() as spark:
        jetstream.register(spark)
        made(url, "ORDERS")
        rows = spark.range(MESSAGES, numPartitions=2).selectExpr(subject, f"concat({BODY}) AS data")
        rows.write.format("jetstream").options(servers=url, stream="ORDERS").mode("append").save()
