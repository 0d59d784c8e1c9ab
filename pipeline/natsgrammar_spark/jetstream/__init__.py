"""JetStream in Spark: streams as DataFrames and DataFrames into streams, batch and streaming.

    from natsgrammar_spark import jetstream
    jetstream.register(spark)
    df = spark.read.format("jetstream").option("servers", "nats://localhost").option("stream", "ORDERS").load()

Needs nats-py, which the extra `jetstream` installs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from natsgrammar.errors import publish

from .options import JetStreamError

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

__all__ = ["JetStreamError", "register"]
publish(globals())


def register(session: SparkSession) -> None:
    """Add the format `jetstream` to the session, and send its code to the executors; a second call is harmless.

    Call it for each session, and in each thread that uses the format.
    """
    from natsgrammar.spark import ship

    from .source import JetStream

    ship(session, "natsgrammar_spark", "nats")
    if (java := getattr(session, "_jvm", None)) is not None:  # Spark looks formats up in the thread's session
        java.SparkSession.setActiveSession(session._jsparkSession)  # noqa: SLF001
    session.dataSource.register(JetStream)
