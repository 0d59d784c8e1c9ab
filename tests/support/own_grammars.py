"""A grammar such as users write, for the tests that use one beside natsgrammar's own."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from click.testing import CliRunner

from natsgrammar_gen.cli import main
from tests.support.pages import blocks, pages

ACME = """\
// @title ACME, subjects of orders, version 1
// @dialect ACME
// How orders travel at ACME.

// A region is a name in lower case.
// @good "eu" "us-east"
// @bad "EU" at 0
region: /[a-z]/ /[a-z-]/*

// Anything, in one token.
// @codec part escape=RESERVED
// @good "a" "a%2Eb"
// @bad "a.b" at 1
part: (PLAIN | /%[0-7][0-9A-F]/)*
PLAIN: /[^.%]/
RESERVED: /[.%]/

// The handbook does not say how long a number may be.
// Read as at most 12 digits, the width of its column.
// @production order-subject: orders . region . number
// @good "orders.eu.17"
// @bad "orders.eu" at 9
// @bad "orders.eu.1x" at 11
// @bad "orders.*.17" at 7
order_subject: "orders." region "." /[0-9]{1,12}/
"""


def written(root: Path, name: str = "acme/1.lark", text: str = ACME) -> Path:
    """The folder, with a grammar in it."""
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")
    return root


BUILD = "import sys, setuptools.build_meta as backend; backend.build_wheel(sys.argv[1])"


def installed(site: Path, grammars: Path, entry: str = "acme_names") -> Path:
    """A folder for `sys.path` with a package of the grammars, built with the settings that the guide shows."""
    build = site.with_name("build")
    shutil.rmtree(build, ignore_errors=True)
    made = CliRunner().invoke(
        main, ["generate", "--grammar", str(grammars), "--out", str(build), "--package", "acme_names"]
    )
    assert made.exit_code == 0, made.output
    page = "docs/guide/own-grammars.md"
    (settings,) = (block.text for block in blocks(pages()[page], page) if block.title == "build/pyproject.toml")
    assert 'acme = "acme_names"' in settings
    (build / "pyproject.toml").write_text(settings.replace('acme = "acme_names"', f'acme = "{entry}"'))
    subprocess.run([sys.executable, "-c", BUILD, site], cwd=build, check=True, capture_output=True)
    zipfile.ZipFile(site / "acme_names-1.0-py3-none-any.whl").extractall(site)
    return site
