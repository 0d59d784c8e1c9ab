"""Spark's Java is found where there is one, brought along where there is none, and asked for where it cannot be."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from natsgrammar_spark.session.java import JavaNotFound, java_home
from natsgrammar_spark.session.session import _settings


@pytest.fixture(autouse=True)
def forget_java() -> Iterator[None]:
    """No answer of another test, and none of these for the Spark tests that may follow."""
    java_home.cache_clear()
    yield
    java_home.cache_clear()


def fake_java(folder: Path, version: str, status: int = 0) -> Path:
    """The home of a program that answers as Java of that version would."""
    program = folder / "bin" / "java"
    program.parent.mkdir(parents=True)
    settings = f"    java.home = {folder}\n    java.specification.version = {version}\n"
    program.write_text(f"#!/bin/sh\ncat >&2 <<'END'\n{settings}END\nexit {status}\n")
    program.chmod(0o755)
    return folder


def test_java_home_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = fake_java(tmp_path / "first", "21"), fake_java(tmp_path / "second", "17")
    monkeypatch.setenv("PATH", f"{second / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("JAVA_HOME", str(first))
    assert java_home() == first
    java_home.cache_clear()
    monkeypatch.delenv("JAVA_HOME")
    assert java_home() == second


@pytest.mark.parametrize(("version", "status"), [("1.8", 0), ("11", 0), ("17", 1)])
def test_an_unfit_java_is_passed_over(
    version: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAVA_HOME", str(fake_java(tmp_path / "unfit", version, status)))
    fit = fake_java(tmp_path / "fit", "17")
    monkeypatch.setenv("PATH", f"{fit / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert java_home() == fit


def test_no_java_is_an_error_that_tells_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = fake_java(tmp_path / "old", "11")
    monkeypatch.setenv("JAVA_HOME", str(old))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    # `cat` is gone with PATH, so the fake says nothing: it does not run as a Java
    with pytest.raises(JavaNotFound, match=r"no Java 17 or newer for Spark .*old/bin/java.*pip install .*\[java\]"):
        java_home()


@pytest.mark.parametrize("name", ["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"])
def test_the_environment_may_choose_the_collector(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Java refuses to start with two."""

    def options(is_small: bool) -> str:
        return _settings(True, is_small, None, "/tmp")["spark.driver.extraJavaOptions"]

    monkeypatch.setenv(name, "-XX:+UseGCOverheadLimit")
    assert "-XX:+UseParallelGC" in options(False)
    assert "-XX:+UseSerialGC" in options(True)
    monkeypatch.setenv(name, "-Xss4m -XX:+UseG1GC")
    assert "GC" not in options(False) + options(True)
