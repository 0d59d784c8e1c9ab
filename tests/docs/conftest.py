"""What tests of the site share: the site, built once, and one browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.chromium import Page, browsing
from tests.support.languages import ROOT


@pytest.fixture(scope="session")
def whole_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` builds it, with links to a repository."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    subprocess.run([sys.executable, "-m", "tools.reference"], cwd=ROOT, check=True)
    built = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REPO_URL", "https://github.com/natsgrammar/natsgrammar")
        patch.setenv("EDIT_URI", "edit/main/docs/")
        build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(built), strict=True))
    subprocess.run([sys.executable, ROOT / "tools" / "site.py", built], env=os.environ, check=True)
    return built


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page of a browser of our own."""
    with browsing(tmp_path_factory.mktemp("profile")) as page:
        yield page
