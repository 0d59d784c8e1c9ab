"""DQX, Great Expectations and pandera, each with our rules, on pandas, Polars, Spark and Spark Connect."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from natsgrammar_spark.session.java import java_home
from tests.support import engines
from tests.support.own_grammars import installed, written
from tests.support.table_formats import ROOMS, SMALL

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(1200)]


TOOLS = ("dqx", "great_expectations", "pandera")


@pytest.mark.parametrize(("place", "tools"), [*(("local", (tool,)) for tool in TOOLS), ("connect", TOOLS)])
def test_a_quality_tool_finds_what_a_rule_refuses(place: str, tools: tuple[str, ...], tmp_path: Path) -> None:
    python = engines.quality()
    site = installed(tmp_path / "site", written(tmp_path / "names"))
    environment = {
        **os.environ,
        "JAVA_HOME": str(java_home()),
        "PYSPARK_PYTHON": str(python),
        "PYTHONPATH": os.pathsep.join(map(str, (*ROOMS, site))),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    command: list[str | Path] = [
        python,
        Path(__file__).with_name("on_quality_tools.py"),
        place,
        json.dumps(SMALL),
        *tools,
    ]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    print(ran.stdout, ran.stderr, file=sys.stderr)
    assert ran.returncode == 0, ran.stderr[-5000:]
