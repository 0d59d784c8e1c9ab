"""`natsgrammar impact` rejects what it can before Spark starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.impact import impact, lines


@pytest.fixture
def names(tmp_path: Path) -> Path:
    return lines(tmp_path / "names.jsonl", [{"name": "a/b"}])


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("adr6:stream-nam", "adr6:stream-name"), "did you mean"),
        (("adr6", "adr6:stream-name"), "`adr6` does not name a rule: write SPEC[@EDITION]:RULE, or add --rule"),
        (("adr6:stream-name", "adr6", "--rule", "stream-name"), "already names a rule: omit --rule"),
        (("adr66", "adr6", "--rule", "stream-name"), "unknown specification `adr66` (did you mean `adr6`"),
        (("adr6@2020", "adr6", "--rule", "stream-name"), "`adr6` has no edition `2020`; available: `2021-06-28`"),
        (("adr6", "portable", "--rule", "stream-nam"), "unknown kind of name `stream-nam` (did you mean `stream-name`"),
        (("adr6", "nats-go", "--rule", "domain"), "has no rule for `domain`"),
        (("adr6", "nats-go", "--rule", "stream-name", "--conf", "x"), "--conf `x`: expected KEY=VALUE"),
        (("adr6", "nats-go", "--rule", "stream-name", "--column", "a..b"), "path `a..b`: expected"),
        (
            ("adr6", "nats-go", "--rule", "stream-name", "--input", "none.csv"),
            "`none.csv` cannot be read: no such file or directory",
        ),
        (("adr6", "nats-go", "--rule", "stream-name", "--output", "."), "is or contains the working directory"),
        (("adr6", "nats-go", "--rule", "stream-name", "--output", "names.jsonl/x"), "cannot be written: not a dir"),
        (("adr6", "nats-go", "--rule", "stream-name", "--output", "s3a://b/x"), "`s3a://b/x` is not on this machine"),
    ],
)
def test_mistakes_are_reported_without_spark(
    names: Path, arguments: tuple[str, ...], cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(names.parent)
    monkeypatch.setattr("natsgrammar_spark.session.session", _no_session)
    result = impact("--input", names, "--column", "name", *arguments)
    assert result.exit_code == 2
    assert cause in result.output


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (b"", "is empty: its first line should name the columns"),
        (b"nmae,other\n", "there is no column `name` (did you mean `nmae`?)"),
        (b"name,name\n", "columns `name` and `name` have one name"),
        (b"n\xffme\n", "line 1: not UTF-8: byte 0xFF"),
        (b'"a\nb",name\n', "the first line is not a record: its quotation marks"),
    ],
)
def test_a_csv_header_is_read_without_spark(
    tmp_path: Path, text: bytes, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("natsgrammar_spark.session.session", _no_session)
    (tmp_path / "names.csv").write_bytes(text)
    result = impact("adr6", "nats-go", "--rule", "stream-name", "--input", tmp_path / "names.csv", "--column", "name")
    assert result.exit_code == 2
    assert cause in result.output


def test_a_format_that_no_suffix_shows_must_be_named(tmp_path: Path) -> None:
    (tmp_path / "names").write_text("")
    result = impact("adr6", "nats-go", "--rule", "stream-name", "--input", tmp_path / "names", "--column", "name")
    assert result.exit_code == 2
    assert "add --input-format" in result.output


def _no_session(*_: object) -> None:
    raise AssertionError("Spark was about to start")
