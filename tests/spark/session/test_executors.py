"""Executors run with the options of Java that the driver has, whatever a user adds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support.languages import ROOT
from tests.support.places import SPARK

JOB = """\
from natsgrammar_spark.session.session import session
with session("local-cluster[1,1,1024]", {"spark.executor.extraJavaOptions": "-XX:+UseParallelGC"}) as spark:
    name = "concat('org.apache.avro.limits.', elt(id + 1, 'bytes', 'string', 'collectionItems'), '.maxLength')"
    texts = spark.range(3).selectExpr(f"java_method('java.lang.System', 'getProperty', {name}) AS text")
    print({row.text for row in texts.collect()})
"""


@pytest.mark.nightly  # it starts a cluster
def test_executors_limit_what_avro_allocates() -> None:
    command, environment = [sys.executable, "-c", JOB], {**os.environ, "SPARK_HOME": str(SPARK)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert "{'16777216'}" in done.stdout, done.stderr
