"""What tests store for each other is made again once a source has changed, and only then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import stored as under_test
from tests.support.stored import fingerprint, stored


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file that is the only source."""
    path = tmp_path / "sources" / "a.txt"
    path.parent.mkdir()
    path.write_text("1")
    monkeypatch.setattr(under_test, "ROOT", tmp_path)
    monkeypatch.setattr(under_test, "SOURCES", ("sources",))
    fingerprint.cache_clear()
    yield path
    fingerprint.cache_clear()


def test_a_result_is_made_again_once_a_source_has_changed(source: Path, tmp_path: Path) -> None:
    def result(content: bytes) -> bytes:
        fingerprint.cache_clear()  # as in the next run
        return stored("result", lambda: content, tmp_path / "build")

    assert [result(b"first"), result(b"second")] == [b"first", b"first"]
    source.write_text("2")
    assert [result(b"second"), result(b"3")] == [b"second", b"second"]
    source.rename(source.with_name("b.txt"))
    assert result(b"4") == b"4"


def test_what_was_not_written_to_its_end_is_made_again(source: Path, tmp_path: Path) -> None:
    def fails() -> bytes:
        raise OSError("no")

    for _ in range(2):
        with pytest.raises(OSError, match="no"):
            stored("result", fails, tmp_path / "build")
    assert stored("result", lambda: b"whole", tmp_path / "build") == b"whole"
