"""The pictures of the site show what the code makes: figures are generated, and this one is taken again."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from tests.support.chromium import browsing
from tests.support.languages import ROOT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SIZE = 1120, 700  # as tools/pictures.py has it
ALIKE = 12  # of 255: how much a picture of another machine may differ on average, which has other fonts
DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 140, height: 88 });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, 140, 88);
    return context.getImageData(0, 0, 140, 88).data;
  }));
  return one.reduce((sum, it, at) => sum + Math.abs(it - other[at]), 0) / one.length;
}"""


@pytest.mark.nightly
def test_the_report_looks_like_its_pictures(spark: SparkSession, tmp_path: Path) -> None:
    contracts = sorted(map(str, (ROOT / "examples" / "contracts").glob("*.yaml")))
    ran = CliRunner().invoke(main, ["run", *contracts, "--output", str(tmp_path / "run"), "--allow-findings"])
    assert ran.exit_code == 0, ran.output
    with browsing(tmp_path / "profile") as page:
        for scheme in ("light", "dark"):
            page.open((tmp_path / "run" / "report.html").as_uri(), SIZE[0], dark=scheme == "dark")
            committed = (ROOT / "docs" / "assets" / f"report-{scheme}.png").read_bytes()
            pictures = [base64.b64encode(it).decode() for it in (committed, page.picture(*SIZE))]
            assert page.call(DIFFERENCE, pictures) < ALIKE, f"{scheme}: take it again with `make pictures`"
